"""Write every generated file: python -m tools.api_types. With --check: only say which are stale."""

import argparse
import sys

from tools.api_types.files import generated_files, stale


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is stale")
    args = parser.parse_args()
    files = generated_files()
    old = stale(files)
    for path in old:
        print("stale:" if args.check else "written:", path, file=sys.stderr if args.check else sys.stdout)
        if not args.check:
            path.write_text(files[path], encoding="utf-8")
    return 1 if args.check and old else 0


if __name__ == "__main__":
    raise SystemExit(main())
