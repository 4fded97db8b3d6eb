"""Lets `python -m marula` do what the `marula` command does, also where nothing is installed."""

import sys

from marula.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
