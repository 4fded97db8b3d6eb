"""requirements.lock fits pyproject.toml, is exact and hashed, and names no address."""

import pytest
from packaging.requirements import Requirement

from tools.lock import LOCK, ROOT, installed_needs, problems, read, wanted

HASH = f" --hash=sha256:{'0' * 64}"


def test_the_lock_fits() -> None:
    lock = LOCK.read_text(encoding="utf-8")
    assert problems(lock, wanted(ROOT / "pyproject.toml"), installed_needs()) == []
    assert len(read(lock)) > len(wanted(ROOT / "pyproject.toml"))


@pytest.mark.parametrize(
    ("lock", "problem"),
    [
        (f"tea==1.2{HASH}\n", ""),
        (f"tea==1.2 ; sys_platform != 'win32' \\\n   {HASH} \\\n   {HASH}\n", ""),
        (f"--index-url https://x.example\ntea==1.2{HASH}\n", "it names an address"),
        (f"tea==1.2{HASH}\nmilk>=1{HASH}\n", "milk has no exact version"),
        (f"tea==1.2{HASH}\nmilk==1.*{HASH}\n", "milk has no exact version"),
        ("tea==1.2\n", "tea has no hashes, or strange ones"),
        ("tea==1.2 --hash=md5:00\n", "tea has no hashes, or strange ones"),
        (f"tea==0.9{HASH}\n", "tea 0.9 does not satisfy tea>=1"),
        (f"milk==1{HASH}\n", "tea is missing"),
        (f"tea==1.2{HASH}\ncup==1{HASH}\n", "saucer is missing, which cup needs"),
    ],
)
def test_what_is_wrong_is_found(lock: str, problem: str) -> None:
    needs = {"cup": ["saucer>=1", "spoon; extra == 'sugar'"]}
    assert problems(lock, [Requirement("tea>=1")], needs) == ([problem] if problem else [])
