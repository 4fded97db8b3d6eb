"""Trains a game's policy and value networks by self-play: python -m tools.train GAME --seats 2 --minutes 20 --write.

The policy corrects the game's instinct, so it starts as strong as that. In half of the matches it plays itself, in a
quarter the instinct and the game's named styles, in a quarter its earlier selves. It learns by proximal policy
optimization; the value network learns who wins, or that nobody does, with TD(lambda). The run is kept in a checkpoint
and goes on from there. With --write the networks go into the game's folder. Only NumPy is needed.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from marula.bots.search import MIN_ROUNDS
from marula.games import GAMES
from tools.train.network_files import write_networks
from tools.train.settings import Settings
from tools.train.training_run import Progress, Trainer

ROOT = Path(__file__).resolve().parents[2]
CHECK_EVERY = 25
"""Rounds between two checks against the instinct."""
CHECK_MATCHES = 2000
"""Matches of one check, each deal from every seat. These deals are for watching and choosing, never for a report."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="several: one network learns them all")
    parser.add_argument("--minutes", type=float, default=20.0, help="of this run, at most")
    parser.add_argument(
        "--until", type=int, help="the round after which to stop, where a run shall be repeated exactly"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--checkpoint", type=Path, help="default: training/GAME-SEATS.npz")
    parser.add_argument("--write", action="store_true", help="write the networks into the game's folder at the end")
    parser.add_argument("--keep-value", action="store_true", help="with --write: the game keeps its value network")
    for name, kind, meaning in (
        ("seed", str, "of all luck"),
        ("matches", int, "in one round"),
        ("temperature", float, "of the players while they learn, in points"),
        ("gap", float, "points behind the best at which an option is no longer looked at"),
        ("rate", float, "of learning, at the start"),
        ("rounds", int, "after which the rate has fallen to a tenth"),
        ("passes", int, "over each batch"),
        ("size", int, "decisions in one step of learning"),
        ("searched", float, "part of the decisions that a search looks at, for the policy to learn from"),
        ("options", int, "that a search compares, at most"),
        ("worlds", int, "in which a search rolls out every option"),
        ("trust", float, "win chance that makes an option e times as likely in what the policy learns from a search"),
        ("softness", float, "temperature of the policy while it learns from searches, in points"),
        ("follow", float, "part by which the averaged policy follows in a round"),
        ("td_lambda", float, "how far later estimates count for earlier positions"),
    ):
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, help=meaning)
    args = parser.parse_args()
    if args.worlds is not None and args.worlds < MIN_ROUNDS:
        parser.error(f"--worlds is {MIN_ROUNDS} or more: with fewer a search drops options before it has compared them")
    return args


def trainer_for(args: argparse.Namespace, path: Path) -> Trainer:
    """The run in the checkpoint, or a new one."""
    names = Settings.__struct_fields__
    changed = {name: getattr(args, name) for name in names[2:] if getattr(args, name, None) is not None}
    if not path.exists():
        return Trainer(Settings(args.game, tuple(args.seats), **changed))
    trainer = Trainer.load(path)
    trainer.settings = msgspec.structs.replace(trainer.settings, **changed)
    print(f"going on after round {trainer.round} ({trainer.seconds / 60:.1f} minutes)", file=sys.stderr)
    return trainer


def tell(trainer: Trainer, progress: Progress) -> None:
    """One line a round; every now and then how it fares against the instinct."""
    line = (
        f"round {progress.round}: {progress.decisions} decisions in {progress.seconds:.1f} s, "
        f"moved {progress.moved:.4f}, Brier {progress.brier:.4f}, rate {trainer.rate():.1e}"
    )
    if progress.round % CHECK_EVERY == 0:
        for seats in trainer.settings.seats:
            own, others = trainer.check(CHECK_MATCHES // seats, "check", seats)
            line += f"; {seats} players, against the instinct {own:.1%} : {others:.1%}"
    print(line, file=sys.stderr, flush=True)


def code() -> str:
    """The commit that trained it, with a mark where files had changed since."""
    found = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return found.stdout.strip()


def main() -> int:
    args = arguments()
    path = args.checkpoint or ROOT / "training" / f"{args.game}-{'-'.join(map(str, args.seats))}.npz"
    trainer = trainer_for(args, path)
    words = [word for word in sys.argv[1:] if word not in ("--write", "--keep-value")]
    run = {"from": trainer.round, "command": shlex.join(["python", "-m", "tools.train", *words])}
    trainer.runs.append(run)
    until = time.monotonic() + 60.0 * args.minutes
    with ProcessPoolExecutor(args.workers) if args.workers > 1 else nullcontext() as pool:
        while time.monotonic() < until and (args.until is None or trainer.round < args.until):
            tell(trainer, trainer.step(pool))
            if trainer.round % CHECK_EVERY == 0:
                trainer.save(path)
    if trainer.round == run["from"]:  # it only writes what was learned before
        trainer.runs.remove(run)
    trainer.save(path)
    if args.write:
        made = {
            "runs": trainer.runs,
            "rounds": trainer.round,
            "minutes": round(trainer.seconds / 60, 1),
            "code": code(),
            "date": datetime.now(UTC).date().isoformat(),
        }
        write_networks(ROOT / "src" / "marula" / "games" / args.game / "bot", trainer, made, not args.keep_value)
    return 0


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    raise SystemExit(main())
