"""Fuzz each target for so many seconds: python -m tools.fuzz [TARGET …] --seconds 60. `make fuzz` prepares it.

What a target raises is printed with its input, which is also written to build/fuzz/. Exit code 1 then.
"""

import argparse
import importlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[2] / "build" / "fuzz"
NAMES = ("action", "edition", "match-file", "message")
"""The targets; their module is imported where it can be instrumented."""


def fuzz(name: str, seconds: int) -> None:
    """In a process of its own, which ends when the time is up or a fault is found."""
    atheris: Any = importlib.import_module("atheris")  # in an environment of its own

    with atheris.instrument_imports(include=["marula"]):
        from tools.fuzz.targets import TARGETS
    found = FOLDER / name
    found.mkdir(parents=True, exist_ok=True)
    words = [sys.argv[0], f"-max_total_time={seconds}", f"-artifact_prefix={found}/", "-max_len=400", str(found)]
    atheris.Setup(words, lambda content: TARGETS[name](atheris.FuzzedDataProvider(content)))
    atheris.Fuzz()


def run(name: str, seconds: int) -> dict[str, Any]:
    """Fuzz one target; what libFuzzer counted, and what it printed of a fault."""
    command = [sys.executable, "-m", "tools.fuzz", "--one", name, "--seconds", str(seconds)]
    ended = subprocess.run(command, capture_output=True, text=True, errors="replace")
    output = ended.stdout + ended.stderr
    runs = re.search(r"Done (\d+) runs", output) or re.search(r"#(\d+)[^#]*$", output)
    covered = re.findall(r"cov: (\d+)", output)
    inputs = re.findall(r"corp: (\d+)", output)
    return {
        "runs": int(runs.group(1)) if runs else 0,
        "edges": int(covered[-1]) if covered else 0,
        "inputs kept": int(inputs[-1]) if inputs else 0,
        "fault": "" if ended.returncode == 0 else output[-3000:],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", help=f"of {', '.join(NAMES)}; default: all")
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        fuzz(args.one, args.seconds)
        return 0
    if not set(args.targets) <= set(NAMES):
        parser.error(f"the targets are {', '.join(NAMES)}")
    faults = 0
    for name in args.targets or NAMES:
        counted = run(name, args.seconds)
        fault = counted.pop("fault")
        print(name, ", ".join(f"{what} {number}" for what, number in counted.items()), flush=True)
        if fault:
            faults += 1
            print(fault)
    return int(bool(faults))


if __name__ == "__main__":
    raise SystemExit(main())
