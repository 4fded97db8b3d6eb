"""marula admin: what operators do, also while servers run on the same database."""

from __future__ import annotations

import argparse
import os
import time
from typing import TYPE_CHECKING, Any

from marula.cli.bad_input import BadInput
from marula.cli.common import Games, is_text, json_text, language_option, within
from marula.cli.database_url import database_url, need_server
from marula.core.errors import RefusedError
from marula.core.refusal import Unknown
from marula.text.catalogue import Catalogue

if TYPE_CHECKING:
    from marula.server.admin.operations import Operations

NAME = "admin"
HELP = "For operators: list and delete tables, ban, erase or export a person, see reports, replace the push key."
STATUSES = ("open", "playing", "over")


def arguments(parser: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(title="what to do", metavar="VERB", required=True)
    reads, changes = [common_options(parser)], [common_options(parser, changes=True)]
    tables = verbs.add_parser("tables", parents=reads, help="list tables, the one that changed last first")
    tables.add_argument("--status", choices=STATUSES, help="only these")
    tables.add_argument("--game", metavar="GAME", help="only of this game")
    tables.add_argument("--older-than", type=int, metavar="DAYS", help="only those that nobody has touched for so long")
    tables.add_argument("--limit", type=int, default=100, metavar="N", help="at most so many (default: 100)")
    delete = verbs.add_parser("delete", parents=changes, help="delete a table and everything that belongs to it")
    delete.add_argument("table", metavar="TABLE", help="its id: the last part of its link")
    prune = verbs.add_parser("prune", parents=changes, help="delete all tables that nobody has touched for N days")
    prune.add_argument("--days", type=int, required=True, metavar="N", help="how old a table may get")
    ban = verbs.add_parser("ban", parents=changes, help="keep an address or a player out")
    ban.add_argument("--days", type=int, metavar="N", help="for so long (default: for good)")
    ban.add_argument("--note", default="", metavar="TEXT", help="why, for yourself")
    unban = verbs.add_parser("unban", parents=changes, help="end a ban")
    for one in (ban, unban):
        one.add_argument(
            "whom", metavar="WHOM", help="an address, a hash from the log or from bans, or a player: TABLE:SEAT, from 1"
        )
    bans = verbs.add_parser("bans", parents=reads, help="list all bans, the newest first")
    erase = verbs.add_parser("erase", parents=changes, help="erase a person: names, chat and notices go, moves stay")
    export = verbs.add_parser("export", parents=reads, help="print everything that is stored about a person, as JSON")
    for one in (erase, export):
        one.add_argument("person", metavar="TABLE:SEAT", help="a seat that they hold, from 1; rematches are found")
    reports = verbs.add_parser("reports", parents=reads, help="list what players reported, the newest first")
    reports.add_argument("--limit", type=int, default=100, metavar="N", help="at most so many (default: 100)")
    dismiss = verbs.add_parser("dismiss", parents=changes, help="drop a report, and change nothing else")
    reported = verbs.add_parser(
        "delete-reported", parents=changes, help="delete a reported message; for a name, erase the person"
    )
    for one in (dismiss, reported):
        one.add_argument("report", metavar="REPORT", help="its id, as reports lists it")
    rotate = verbs.add_parser("rotate-push-key", parents=changes, help="make a new push key, and end all subscriptions")
    for made, run in (
        (tables, list_tables),
        (delete, delete_table),
        (prune, prune_tables),
        (ban, add_ban),
        (unban, remove_ban),
        (bans, list_bans),
        (erase, erase_person),
        (export, export_person),
        (reports, list_reports),
        (dismiss, dismiss_report),
        (reported, delete_reported),
        (rotate, rotate_push_key),
    ):
        made.set_defaults(verb=run)


def common_options(parser: argparse.ArgumentParser, changes: bool = False) -> argparse.ArgumentParser:
    """The options of every subcommand, and those of every subcommand that changes something."""
    common = language_option(type(parser))
    common.add_argument(
        "--database", metavar="URL|FILE", help="that of the server (default: server.db in your data folder)"
    )
    common.add_argument("--json", action="store_true", help="print JSON")
    if changes:
        common.add_argument("--dry-run", action="store_true", help="only say what would be done")
    return common


def run(args: argparse.Namespace, games: Games) -> int:
    check(args)
    need_server()
    from marula.server.admin.operations import operating
    from marula.server.http.startup import open_existing

    store = open_existing(database_url(args.database, "server.db"))
    with operating(store, games, int(time.time() * 1000), getattr(args, "dry_run", False)) as operations:
        args.verb(args, operations)
    return 0


def check(args: argparse.Namespace) -> None:
    """Refuse arguments that make no sense, before the database is opened."""
    for option in ("days", "older_than", "limit"):
        if getattr(args, option, None) is not None:
            within(f"--{option.replace('_', '-')}", getattr(args, option), 1, 36500)
    for option in ("table", "whom", "person", "report", "game", "note"):
        if not is_text(getattr(args, option, None) or ""):
            raise BadInput("usage", problem=f"{option}: this is not UTF-8", command="marula admin")
    if len(getattr(args, "note", "")) > 500:
        raise BadInput("usage", problem="--note: at most 500 letters", command="marula admin ban")


# --- tables ----------------------------------------------------------------------------------------------------------


def list_tables(args: argparse.Namespace, operations: Operations) -> None:
    found = operations.tables(args.status, args.game, args.older_than, args.limit)
    answer(args, found, "admin-tables", number=len(found))
    for table in () if args.json else found:
        who = ", ".join(name or "–" for name in table["seats"])
        shown = {"changed": when(table["changed"]), "table": table["id"], "who": plain(who)}
        say(args, "admin-table", **{**facts_of(table), **shown})


def delete_table(args: argparse.Namespace, operations: Operations) -> None:
    done = operations.delete(args.table)
    if done is None:
        raise RefusedError(Unknown("table", args.table))
    changed(args, done, "admin-delete")


def prune_tables(args: argparse.Namespace, operations: Operations) -> None:
    done = operations.prune(args.days)
    changed(args, done, "admin-prune", before=when(done["before"]))


# --- people ----------------------------------------------------------------------------------------------------------


def add_ban(args: argparse.Namespace, operations: Operations) -> None:
    for ban in operations.ban(args.whom, args.days, args.note):
        changed(args, ban, "admin-ban", until=when(ban["until"]))


def remove_ban(args: argparse.Namespace, operations: Operations) -> None:
    hashes = operations.unban(args.whom)
    if not hashes:
        raise BadInput("admin-not-banned", hash=args.whom)
    for hash in hashes:
        changed(args, {"hash": hash}, "admin-unban")


def list_bans(args: argparse.Namespace, operations: Operations) -> None:
    found = operations.bans()
    answer(args, found, "admin-bans", number=len(found))
    for ban in () if args.json else found:
        say(args, "admin-one-ban", **{**ban, "at": when(ban["at"]), "until": when(ban["until"])})


def erase_person(args: argparse.Namespace, operations: Operations) -> None:
    changed(args, operations.erase(args.person), "admin-erase")


def export_person(args: argparse.Namespace, operations: Operations) -> None:
    print(json_text(operations.export(args.person)))


def list_reports(args: argparse.Namespace, operations: Operations) -> None:
    found = operations.reports(args.limit)
    answer(args, found, "admin-reports", number=len(found))
    for report in () if args.json else found:
        say(args, "admin-report", **{**facts_of(report), "at": when(report["at"])})


def dismiss_report(args: argparse.Namespace, operations: Operations) -> None:
    changed(args, found_report(args, operations.dismiss(args.report)), "admin-dismiss")


def delete_reported(args: argparse.Namespace, operations: Operations) -> None:
    changed(args, found_report(args, operations.delete_reported(args.report)), "admin-delete-reported")


def found_report(args: argparse.Namespace, report: dict[str, Any] | None) -> dict[str, Any]:
    if report is None:
        raise RefusedError(Unknown("report", args.report[:40]))
    return report


def rotate_push_key(args: argparse.Namespace, operations: Operations) -> None:
    if os.environ.get("MARULA_VAPID"):
        raise BadInput("admin-push-key-elsewhere")
    changed(args, {"ended": operations.rotate_push_key()}, "admin-rotate-push-key")


# --- printing --------------------------------------------------------------------------------------------------------


def changed(args: argparse.Namespace, done: dict[str, Any], key: str, **shown: Any) -> None:
    """Say what was done, or what would be."""
    dry = "yes" if args.dry_run else "no"
    answer(args, {**done, "dry_run": args.dry_run}, key, **{**facts_of(done), **shown, "dry": dry})
    if not args.json:
        if args.dry_run:
            say(args, "admin-dry-run")
        else:
            from marula.server.admin.operations import TAKEN_UP_SECONDS

            say(args, "admin-taken-up", seconds=TAKEN_UP_SECONDS)


def answer(args: argparse.Namespace, body: Any, key: str, **facts: Any) -> None:
    if args.json:
        print(json_text(body))
    else:
        say(args, key, **facts)


def say(args: argparse.Namespace, key: str, **facts: Any) -> None:
    print(Catalogue(None, args.language).say(key, **facts))


def facts_of(body: dict[str, Any]) -> dict[str, Any]:
    """The facts as a sentence can hold them: numbers, and texts without control characters."""
    return {key: plain(value) for key, value in body.items() if isinstance(value, str | int)}


def plain(value: str | int) -> str | int:
    return "".join(letter for letter in value if letter.isprintable()) if isinstance(value, str) else value


def when(at: int | None) -> str:
    """A time in UTC, to the minute; "never" for none."""
    return "never" if at is None else time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at / 1000))
