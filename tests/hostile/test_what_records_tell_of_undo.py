"""What a record tells of undo: luck that was seen and taken back shows, whatever its owner makes of the file."""

import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from marula.cli.main import main
from marula.core import match_file
from marula.core.chance import Sealed, commitment, draw_lot
from marula.core.errors import FileError
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.server.http.routes.luck import draws
from tests.server.http.common import Page, app_on
from tools.fuzz.match_file_parts import Parts

TEMPLATE = GAMES["template"]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("records")) as page:
        yield page


def file_of_one_person_with_two_seats(page: Page) -> bytes:
    """The file of a match in which somebody agreed with themselves to undo what luck had shown."""
    table, secrets = page.full(2)
    chooser = random.Random(3)
    for _ in range(8):
        page.choose(table, secrets, chooser)
    page.post(f"{table}/undo", {"to": 2}, secrets[0])
    assert page.post(f"{table}/undo/answer", {"agree": True}, secrets[1])["done"] is True
    page.finish(table, secrets)
    assert page.get(f"{table}/luck")["sources"][0]["taken_back_by_all"] == 6
    content: bytes = page.client.get(f"{table}/file").content
    return content


def cleaned(content: bytes) -> bytes:
    """The file without a word about undo in its head, and with hashes that fit."""
    file = Parts(content)
    for name in ("taken_back", "taken_back_by_all"):
        file.luck.pop(name, None)
    return file.joined()


def straight_file(page: Page) -> bytes:
    table, secrets = page.full(2)
    page.finish(table, secrets)
    content: bytes = page.client.get(f"{table}/file").content
    return content


def told_by_verify(content: bytes, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    (folder / "match.json").write_bytes(content)
    assert main(["--language", "en", "verify", str(folder / "match.json")]) == 0
    return capsys.readouterr().out


def test_what_all_agreed_to_undo_is_in_the_record(page: Page) -> None:
    _, proof = match_file.read(file_of_one_person_with_two_seats(page), GAMES)
    assert (proof.taken_back, proof.taken_back_by_all) == (0, 6)


def test_a_cleaned_head_hides_no_luck_that_was_drawn_and_undone(page: Page) -> None:
    match, proof = match_file.read(cleaned(file_of_one_person_with_two_seats(page)), GAMES)
    assert (proof.luck, proof.taken_back, proof.taken_back_by_all) == ("checked", 0, 0)
    assert proof.skipped > 0
    assert match_file.read(match_file.write(match), GAMES)[1] == proof


def test_verify_says_so(page: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    undone = file_of_one_person_with_two_seats(page)
    assert "does not show whether one person held several seats" in told_by_verify(undone, tmp_path, capsys)
    for content in (undone, cleaned(undone)):
        assert "No proof of fair play" in told_by_verify(content, tmp_path, capsys)
    assert "air play" not in told_by_verify(straight_file(page), tmp_path, capsys)


def test_the_server_says_so(page: Page) -> None:
    undone = cleaned(file_of_one_person_with_two_seats(page))
    told = page.client.post("/api/records", content=undone).json()
    assert (told["luck"], told["skipped"]) == ("checked", match_file.read(undone, GAMES)[1].skipped)
    assert page.client.post("/api/records", content=straight_file(page)).json()["skipped"] == 0


def test_a_page_can_count_what_was_undone_from_the_places_of_the_draws(page: Page) -> None:
    undone = cleaned(file_of_one_person_with_two_seats(page))
    table = page.client.post("/api/records", content=undone).json()["table"]["id"]
    given = skipped = 0
    for draw in page.get(f"/api/tables/{table}/luck")["draws"]:
        skipped += draw["place"] - given
        given = draw["place"] + len(draw["answers"])
    assert skipped == match_file.read(undone, GAMES)[1].skipped


def passing_over(content: bytes) -> bytes:
    """The file with one more source of luck at each gap: the same seed again, and a lot that uses up the answers before
    the gap's end."""
    file = Parts(content)
    luck, given = dict(file.luck), 0
    for body in file.entries:
        if body["place"] > given:
            again = Sealed(bytes.fromhex(luck["seed"]), 0, tuple(luck["contributions"]))
            lot = list(draw_lot(again, body["place"] + 1))
            file.head["luck"].append({**luck, "since": body["n"], "lot": lot})
        given = body["place"] + len(body["luck"])
    assert len(file.head["luck"]) > 1
    return file.joined()


def refused(content: bytes) -> str:
    with pytest.raises(FileError) as problem:
        match_file.read(content, GAMES)
    return problem.value.key


def test_no_source_of_luck_passes_over_what_was_undone(page: Page) -> None:
    """A lot uses answers, and they do not count as skipped."""
    content = cleaned(file_of_one_person_with_two_seats(page))
    assert refused(passing_over(content)) == "file-luck-damaged"
    assert page.client.post("/api/records", content=passing_over(content)).status_code == 400
    file = Parts(content)
    file.luck["lot"] = [0, 1, 2]  # of two seats
    assert refused(file.joined()) == "file-luck-damaged"


def test_a_seed_is_named_once(page: Page) -> None:
    """Otherwise its answers could be used again from the first one on."""
    file = Parts(straight_file(page))
    file.head["luck"].append({**file.luck, "since": file.entries[-1]["n"]})
    assert refused(file.joined()) == "file-luck-damaged"


def test_a_promise_that_nothing_was_drawn_from_is_no_proof(page: Page) -> None:
    """A second source for the same entries would stand in the file as the luck of a match that it did not give."""
    file = Parts(straight_file(page))
    other = bytes(range(32))
    promised = {"kind": "sealed", "seed": other.hex(), "commitment": commitment(other)}
    file.head["luck"].insert(0, promised)
    assert refused(file.joined()) == "file-luck-damaged"


def seed_that_gives(sizes: list[int], answers: list[int], taken: set[bytes]) -> bytes:
    """A seed whose first answers are these. A decision asks for few, so that it is soon found."""
    for number in count():
        seed = number.to_bytes(16, "big")
        chance = Sealed(seed)
        if seed not in taken and all(chance.pick(size) == answer for size, answer in zip(sizes, answers, strict=True)):
            taken.add(seed)
            return seed
    raise AssertionError


def sealed_anew(content: bytes) -> bytes:
    """The file with a seed of its own for each decision with luck since the first gap. So no gap is left, and what was
    promised before the deal still stands in it."""
    match, _ = match_file.read(content, GAMES)
    sizes = {draw.number: draw.of for draw in draws(match)}
    file, taken = Parts(content), set[bytes]()
    given, own_place = 0, None
    for body in file.entries:
        gap, given = body["place"] > given, body["place"] + len(body["luck"])
        if body["luck"] and (gap or own_place is not None):
            seed = seed_that_gives(sizes[body["n"]], body["luck"], taken)
            source = {"kind": "sealed", "since": body["n"], "seed": seed.hex(), "commitment": commitment(seed)}
            file.head["luck"].append(source)
            own_place = 0
        elif gap and own_place is None:
            given = body["place"] = file.entries[body["n"] - 1]["place"] + len(file.entries[body["n"] - 1]["luck"])
            continue
        if own_place is not None:
            body["place"] = own_place
            own_place += len(body["luck"])
    return file.joined()


def test_other_seeds_do_not_hide_what_was_undone(
    page: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever looks for a seed for each decision leaves no gap: that there are several seeds must be told."""
    undone = file_of_one_person_with_two_seats(page)
    forged = sealed_anew(cleaned(undone))
    _, proof = match_file.read(forged, GAMES)
    assert (proof.luck, proof.taken_back_by_all, proof.skipped) == ("checked", 0, 0)
    assert Parts(forged).luck == Parts(cleaned(undone)).luck
    assert proof.other_luck_since > 0
    assert "No proof of fair play: from decision" in told_by_verify(forged, tmp_path, capsys)
    told = page.client.post("/api/records", content=forged).json()
    assert (told["luck"], told["skipped"], told["other_luck_since"]) == ("checked", 0, proof.other_luck_since)


def test_nobody_adds_to_a_seed_that_is_known(page: Page) -> None:
    """Promise, seed and contributions were true; with one more, somebody could look for the luck they wished for."""
    honest = Parts(straight_file(page)).luck
    assert len(honest["contributions"]) == 2
    seed, contributions = bytes.fromhex(honest["seed"]), tuple(honest["contributions"])
    for added in ((), ("looked for until the dice were right",)):
        match = Match.dealt(TEMPLATE, TEMPLATE.board(Setup("template", 2)), Sealed(seed, 0, contributions + added))
        chooser = random.Random(4)
        while not match.over:
            seat = chooser.choice(list(TEMPLATE.waiting_on(match.state)))
            match.play(seat, chooser.choice(TEMPLATE.options(match.state, seat)))
        content = match_file.write(match)
        assert Parts(content).luck["commitment"] == honest["commitment"]
        if added:
            assert refused(content) == "file-luck-damaged"
            assert page.client.post("/api/records", content=content).status_code == 400
        else:
            assert match_file.read(content, GAMES)[1].luck == "checked"


def test_a_fork_says_where_its_own_luck_begins(page: Page) -> None:
    table, secrets = page.full(2)
    page.finish(table, secrets)
    made = page.post(f"{table}/fork", {"decisions": 3}, expect=201)
    fork = f"/api/tables/{made['table']['id']}"
    page.finish(fork, [page.sit(fork, "Ada", seat=0), page.sit(fork, "Bo", seat=1)], seed=5)
    assert match_file.read(page.client.get(f"{table}/file").content, GAMES)[1].other_luck_since == 0
    assert match_file.read(page.client.get(f"{fork}/file").content, GAMES)[1].other_luck_since == 4
