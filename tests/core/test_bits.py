"""Sets kept as the bits of one integer hold up to 62 things, compiled and plain."""

import pytest

from marula.core.pile import has_bit, set_bit


@pytest.mark.parametrize("bit", [0, 1, 30, 31, 32, 33, 61])
def test_every_bit_of_a_set_can_be_used(bit: int) -> None:
    assert set_bit(0, bit) == 2**bit
    assert [at for at in range(62) if has_bit(2**bit, at)] == [bit]
