"""The API as docs/reference/http-api.md tells it: tables, seats, acting, undo, chat, records."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from marula.core import match_file
from marula.games import GAMES
from marula.text.languages import languages
from tests.server.http.common import Page, app_on, bearer


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """One app for all tests here: tables do not disturb each other."""
    with app_on(tmp_path_factory.mktemp("web")) as page:
        yield page


def test_games_in_words(page: Page) -> None:
    told = page.get("/api/games")
    assert {game["name"] for game in told["games"]} == set(GAMES)
    assert {"level": "random", "text": "Random", "games": list(GAMES)} in told["bots"]
    game = page.get("/api/games/template")
    assert game["title"] == "Under the tree"
    assert game["players"] == [2, 4]
    assert game["options"][0]["choices"][1] == {"choice": True, "text": "once everyone has chosen"}
    assert page.get("/api/games/template/editions/default")["game"] == "template"
    assert "TP-1" in page.get("/api/games/template/rules")["markdown"]
    assert page.get("/api/games/nothing", expect=404)["facts"]["allowed"] == list(GAMES)


def test_a_table_from_creation_to_the_match_file(page: Page) -> None:
    table, host = page.create(seats=3, name="Sunday", bots=[None, "random", None], options={"open_seeds": True})
    told = page.get(table)
    assert told["status"] == "open"
    assert [seat["kind"] for seat in told["seats"]] == ["empty", "bot", "empty"]
    assert told["seats"][1]["name"] == "Random 2"
    assert told["luck"]["seed"] is None
    assert table.split("/")[-1] in {found["id"] for found in page.get("/api/tables", status="open")["tables"]}
    page.post(f"{table}/seats/1/person", {}, host)
    secrets = [page.sit(table, name, contribution=f"of {name}") for name in ("Ada", "Bo", "Cy")]
    told = page.get(table)
    assert told["status"] == "playing"
    assert told["luck"]["contributions"] == ["of Ada", "of Bo", "of Cy"]
    page.finish(table, secrets)
    told = page.get(table)
    assert told["status"] == "over"
    assert told["winners"]
    assert told["luck"]["seed"] is not None
    file = page.client.get(f"{table}/file").content
    proof = match_file.read(file, GAMES)[1]
    assert (proof.over, proof.luck) == (True, "checked")
    envelope = page.get(f"{table}/envelope")
    assert envelope["score"]["columns"][0]["lines"][0]["text"].startswith("Fruits in the basket")
    assert envelope["score"]["winners"] == told["winners"]


def test_a_board_that_is_kept_lets_no_other_option_pass(page: Page) -> None:
    """Both are written `open_seeds=yes`, but only one of them is what the game allows."""
    page.create(options={"open_seeds": True})
    refused = page.post("/api/tables", {"game": "template", "options": {"open_seeds": "yes"}}, expect=404)
    assert (refused["facts"]["what"], refused["facts"]["allowed"]) == ("choice", ["no", "yes"])


def test_an_envelope_carries_texts(page: Page) -> None:
    table, secrets = page.full(2)
    envelope = page.get(f"{table}/envelope", secrets[0])
    assert envelope["seat"] == 0
    assert envelope["phase"] == {"phase": "seeds", "text": "Set one fruit aside as your seed."}
    assert envelope["options"][0]["text"].startswith("Set a ")
    assert envelope["moments"][0]["texts"][0].startswith("First hand: ")
    onlooker = page.get(f"{table}/envelope")
    assert onlooker["seat"] == -1
    assert onlooker["options"] == []
    assert onlooker["moments"][0]["events"] == []


def test_refusals_are_coded(page: Page) -> None:
    table, secrets = page.full(2)
    envelope = page.get(f"{table}/envelope", secrets[0])
    action = envelope["options"][0]["action"]
    version = envelope["version"]
    act = f"{table}/act"
    assert page.post(act, {"version": version, "action": action}, expect=401)["code"] == "secret_needed"
    assert page.post(act, {"version": version, "action": action}, "x" * 43, expect=401)["code"] == "secret_needed"
    stale = page.post(act, {"version": version - 1, "action": action}, secrets[0], expect=409)
    assert (stale["code"], stale["facts"]) == ("stale", {"version": version - 1, "current": version})
    illegal = page.post(act, {"version": version, "action": {"action": "pass"}}, secrets[0], expect=409)
    assert illegal["code"] == "illegal"
    assert illegal["facts"]["rule"] == "TP-3"
    assert illegal["text"] == "First everyone sets a seed aside (TP-3)"
    unknown = page.post(act, {"version": version, "action": {"action": "fly"}}, secrets[0], expect=404)
    assert unknown["facts"]["what"] == "action"
    malformed = page.post(act, {"version": "soon", "action": action}, secrets[0], expect=400)
    assert malformed["code"] == "malformed"
    assert (
        page.post(act, {"version": version, "action": action, "more": 1}, secrets[0], expect=400)["code"] == "malformed"
    )
    assert page.get("/api/tables/nowhere", expect=404)["code"] == "unknown"
    assert page.get("/api/nowhere", expect=404)["code"] == "unknown"
    assert page.get(f"{table}/file", expect=409)["code"] == "still_secret"
    assert page.get(f"{table}/position/0", secrets[1], expect=403, seat=0)["code"] == "not_yours"
    assert page.post(f"{table}/start", {}, secrets[0], expect=403)["code"] == "host_only"
    assert page.get(table)["decisions"] == 0


def test_a_repeat_is_answered(page: Page) -> None:
    table, secrets = page.full(2)
    envelope = page.get(f"{table}/envelope", secrets[0])
    body = {"version": envelope["version"], "action": envelope["options"][0]["action"], "key": "k-1"}
    first = page.post(f"{table}/act", body, secrets[0])
    assert page.post(f"{table}/act", body, secrets[0]) == first
    assert page.get(table)["decisions"] == 1
    # the same key from another seat is another request
    other = page.get(f"{table}/envelope", secrets[1])
    body = {"version": other["version"], "action": other["options"][0]["action"], "key": "k-1"}
    assert page.post(f"{table}/act", body, secrets[1]) != first
    # sitting down twice with a secret of one's own is sitting down once
    table, _ = page.create(seats=3)
    mine = "my-own-secret-of-at-least-32-letters"
    assert page.sit(table, "Ada", secret=mine) == mine
    assert page.sit(table, "Ada", secret=mine) == mine
    assert [seat["kind"] for seat in page.get(table)["seats"]] == ["person", "empty", "empty"]


def test_undo_over_http(page: Page) -> None:
    table, secrets = page.full(2)
    before = page.get(f"{table}/envelope", secrets[0])
    page.post(f"{table}/act", {"version": before["version"], "action": before["options"][0]["action"]}, secrets[0])
    assert page.get(f"{table}/envelope", secrets[0])["undo"] == 0
    assert page.post(f"{table}/undo", {}, secrets[0])["done"] is True
    after = page.get(f"{table}/envelope", secrets[0])
    assert after["version"] > before["version"]
    assert {**after, "version": 0} == {**before, "version": 0}
    chooser = random.Random(3)
    for _ in range(6):
        page.choose(table, secrets, chooser)
    assert page.post(f"{table}/undo", {"to": 1}, secrets[0])["done"] is False
    assert page.get(table)["undo"] == {"seat": 0, "to": 1, "agreed": [0], "needed": [1]}
    assert page.post(f"{table}/undo/answer", {"agree": True}, secrets[1])["done"] is True
    assert page.get(table)["decisions"] == 1


def test_chat_is_text(page: Page) -> None:
    table, secrets = page.full(2)
    words = "<script>alert('marula')</script> & ümlaut"
    sequence = page.post(f"{table}/chat", {"text": words}, secrets[1])["sequence"]
    line = page.get(f"{table}/chat")["lines"][0]
    assert (line["sequence"], line["seat"], line["name"], line["text"]) == (sequence, 1, "Bo", words)
    silent, secrets = page.full(2, chat=False)
    assert page.post(f"{silent}/chat", {"text": "hello"}, secrets[0], expect=403)["code"] == "not_allowed"


def test_watching_again(page: Page) -> None:
    table, secrets = page.full(2)
    seen = [page.get(f"{table}/envelope", secrets[0])]
    chooser = random.Random(4)
    while page.choose(table, secrets, chooser):
        seen.append(page.get(f"{table}/envelope", secrets[0]))
    for decisions in (0, 3, len(seen) - 1):
        again = page.get(f"{table}/position/{decisions}", seat=0)
        assert again["view"] == seen[decisions]["view"]
        assert again["options"] == seen[decisions]["options"]
        assert again["moments"] == seen[decisions]["moments"][-1:], "what was heard of the last decision"
        story = page.get(f"{table}/position/{decisions}", seat=0, since=0)
        assert [moment["number"] for moment in story["moments"]] == list(range(decisions + 1)), "or of all"
        assert story["since"] == 0
        assert story["moments"][-1:] == again["moments"]
    assert page.get(f"{table}/position/{len(seen)}", expect=404)["code"] == "unknown"


def test_rematch_fork_and_upload(page: Page) -> None:
    table, secrets = page.full(2)
    assert page.post(f"{table}/rematch", {}, secrets[0], expect=409)["code"] == "not_over"
    page.finish(table, secrets)
    again = page.post(f"{table}/rematch", {}, secrets[0], expect=201)["table"]
    assert page.post(f"{table}/rematch", {}, secrets[1], expect=201)["table"]["id"] == again["id"]
    assert again["status"] == "open", "the deal waits for what everyone adds to its luck"
    assert page.get(table)["rematch"] == again["id"]

    forked = page.post(f"{table}/fork", {"decisions": 5, "bots": [None, "random"]}, expect=201)["table"]
    assert (forked["decisions"], forked["from"]["decisions"]) == (5, 5)
    mine = page.sit(f"/api/tables/{forked['id']}", "Ada")
    old = page.get(f"{table}/position/5", seat=0)["view"]
    assert page.get(f"/api/tables/{forked['id']}/position/5", mine, seat=0)["view"] == old

    file = page.client.get(f"{table}/file").content
    answer = page.client.post("/api/records", content=file)
    assert answer.status_code == 201, answer.text
    assert answer.json()["luck"] == "checked"
    shown = answer.json()["table"]
    assert shown["status"] == "over"
    assert page.client.get(f"/api/tables/{shown['id']}/file").status_code == 200
    damaged = page.client.post("/api/records", content=file.replace(b'"seat":1', b'"seat":0', 1))
    assert (damaged.status_code, damaged.json()["code"]) == (400, "malformed")


def test_the_language_of_the_reader(page: Page) -> None:
    answer = page.client.get("/api/games/template", headers={"Accept-Language": "xx, en-GB;q=0.5"})
    assert answer.json()["title"] == "Under the tree"
    disguised = page.client.get("/api/games/template?language=en-XA", headers={"Accept-Language": "en"})
    assert disguised.json()["title"] == "[ÛÛñðééŕ ţĥéé ţŕéééé]"
    refused = page.client.get("/api/games/chess?language=en-XA").json()
    assert "ĝååɱéé" in refused["text"]
    assert refused["facts"]["what"] == "game"


def test_rules_in_the_language_of_the_reader(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they are translated; in English otherwise, and the answer says which."""
    for language in languages():
        rules = page.client.get(f"/api/games/template/rules?language={language}").json()
        assert rules["language"] == language
        assert "- TP-1 " in rules["markdown"]
        assert rules["about"]["note"]
    monkeypatch.setattr("marula.text.languages.languages", lambda: ("en", "eo"))
    untranslated = page.client.get("/api/games/template/rules?language=eo").json()
    assert untranslated["language"] == "en"
    assert untranslated["markdown"].startswith("# Under the tree")


def test_a_list_tells_the_points_of_a_finished_match(page: Page) -> None:
    table, secrets = page.full(2, visibility="public")
    assert page.get(table)["points"] is None
    page.finish(table, secrets)
    listed = {one["id"]: one for one in page.get("/api/tables", status="over")["tables"]}
    score = page.get(f"{table}/envelope", secrets[0])["score"]
    assert listed[table.rsplit("/", 1)[1]]["points"] == [column["total"] for column in score["columns"]]


def test_seats_change_hands(page: Page) -> None:
    table, secrets = page.full(3)
    assert page.post(f"{table}/seats/1/bot", {"level": "random"}, secrets[0], expect=403)["code"] == "not_yours"
    page.post(f"{table}/seats/1/bot", {"level": "random"}, secrets[1])
    assert page.get(table)["seats"][1]["kind"] == "stand_in"
    page.post(f"{table}/seats/1/person", {"name": "Bo again"}, secrets[1])
    assert page.get(table)["seats"][1] | {"present": None} == {
        "seat": 1,
        "name": "Bo again",
        "kind": "person",
        "bot": None,
        "level": None,
        "manner": None,
        "clock": None,
        "present": None,
        "hurried": False,
        "colour": "red",
    }
    answer = page.client.delete(f"{table}/seats/2", headers=bearer(secrets[2]))
    assert answer.status_code == 200
    assert page.get(table)["seats"][2]["kind"] == "stand_in"


def test_characters_are_offered_and_sit_down_under_their_names(page: Page) -> None:
    offered = {one["name"]: one for one in page.get("/api/games")["characters"]}
    assert len(offered) == 12
    assert offered["tortoise"]["text"] == "Tortoise"
    table, _ = page.create(seats=4, bots=["tortoise", None, "steady", "hippo"])
    seats = page.get(table)["seats"]
    assert [seat["name"] for seat in seats] == ["Tortoise", None, "Steady 3", "Hippo"]
    assert [seat["level"] for seat in seats] == ["steady", None, "steady", "casual"]
    assert [seat["manner"] for seat in seats] == [
        offered["tortoise"]["manner"],
        None,
        None,
        offered["hippo"]["manner"],
    ]
    twins, _ = page.create(seats=2, bots=["tortoise", "tortoise"])
    assert [seat["name"] for seat in page.get(twins)["seats"]] == ["Tortoise 1", "Tortoise 2"]
    body = {"game": "template", "seats": 2, "bots": ["unicorn", None]}
    assert page.post("/api/tables", body, expect=404)["code"] == "unknown"


def test_link_tables_are_not_listed(page: Page) -> None:
    table, _ = page.create(visibility="link")
    assert table.split("/")[-1] not in {found["id"] for found in page.get("/api/tables")["tables"]}
    hidden, _ = page.full(2, watch=False)
    assert page.get(f"{hidden}/envelope", expect=403)["code"] == "not_allowed"


def test_hints_where_the_table_allows_them(page: Page) -> None:
    table, secrets = page.full(2, hints=True)
    while len((envelope := page.get(f"{table}/envelope", secrets[0]))["options"]) < 2:  # a deal may leave no choice
        page.choose(table, secrets, random.Random(1))
    hint = page.post(f"{table}/hint", {}, secrets[0])
    assert hint["action"] in [option["action"] for option in envelope["options"]]
    assert hint["where"]
    assert 0 <= hint["other"]["win_chance"] <= hint["win_chance"] <= 1
    other = next(option["action"] for option in envelope["options"][::-1] if option["action"] != hint["action"])
    why_not = page.post(f"{table}/hint", {"instead": other}, secrets[0])
    assert (why_not["action"], why_not["other"]["action"]) == (hint["action"], other)
    assert page.post(f"{table}/hint", {"instead": "jump"}, secrets[0], expect=404)["code"] == "unknown"
    bot = page.post(f"{table}/hint", {"level": "steady"}, secrets[0])
    assert (bot["win_chance"], bot["other"], bot["reasons"]) == (None, None, [])
    strict, secrets = page.full(2)
    assert page.post(f"{strict}/hint", {}, secrets[0], expect=403)["code"] == "not_allowed"


def test_an_edition_of_ones_own(page: Page, tmp_path: Path) -> None:
    edition = page.get("/api/games/template/editions/default")
    edition["edition"] = "mine"
    edition["numbers"]["rounds"] = 1
    table, _ = page.create(edition=edition)
    assert page.get(f"{table}/board")["edition"]["edition"] == "mine"
    assert page.get(f"{table}/board")["names"]["fruit"]["marula"] == "marula"
    edition["numbers"]["rounds"] = 0
    answer = page.post("/api/tables", {"game": "template", "edition": edition}, expect=400)
    assert "rounds" in answer["facts"]["problem"]


def test_tables_with_the_same_deal(page: Page) -> None:
    made = page.post("/api/tables", {"game": "template", "copies": 2, "order": "host"}, expect=201)["tables"]
    tables = [f"/api/tables/{one['table']['id']}" for one in made]
    assert made[0]["host"] != made[1]["host"]
    names = (("Ada", "Bo"), ("Cy", "Di"))
    secrets = [
        [page.sit(table, name, contribution=f"{table} {name}") for name in sitting]
        for table, sitting in zip(tables, names, strict=True)
    ]
    hands = [page.get(f"{table}/envelope", one[0])["view"]["hands"] for table, one in zip(tables, secrets, strict=True)]
    assert hands[0] == hands[1], "the same deal"
    page.finish(tables[0], secrets[0])
    told = page.get(tables[0])
    assert (told["status"], told["sealed"], told["luck"]["seed"]) == ("over", True, None)
    # Whoever still plays the other table must not read here what comes.
    assert page.get(f"{tables[0]}/file", expect=409)["code"] == "sealed"
    assert page.get(f"{tables[0]}/course", expect=409)["code"] == "sealed"
    assert page.get(f"{tables[0]}/envelope", expect=403)["code"] == "not_allowed"
    assert page.get(f"{tables[0]}/position/3", expect=401, seat=1)["code"] == "secret_needed"
    assert page.post(f"{tables[0]}/fork", {"decisions": 1}, expect=409)["code"] == "sealed"
    page.finish(tables[1], secrets[1], seed=2)
    for table in tables:
        told = page.get(table)
        assert (told["sealed"], told["luck"]["seed"] is not None) == (False, True)
        assert match_file.read(page.client.get(f"{table}/file").content, GAMES)[1].luck == "checked"


@pytest.mark.parametrize("name", ["   ", "a\nb", "\u202eadA", "A\u2066da", "A\u200bda", "\x9b31mAda", ""])
def test_names_that_would_pose_as_others(page: Page, name: str) -> None:
    table, _ = page.create(seats=2)
    assert page.post(f"{table}/seats", {"name": name}, expect=400)["code"] == "malformed"


def test_names_in_any_writing(page: Page) -> None:
    for name in ("Ọládélé", "محمد", "אדה", "アフリカ", "O'Neill-Ñandú", "👩‍🚀"):
        table, _ = page.create(seats=2)
        page.sit(table, name)
        assert page.get(table)["seats"][0]["name"] == name


def test_deeply_nested_json_is_refused(page: Page) -> None:
    for body in (b"[" * 60_000, b'{"game": "template", "edition": ' + b'{"a":' * 10_000 + b"1" + b"}" * 10_001):
        answer = page.client.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["code"]) in ((400, "malformed"), (413, "too_large"))
