"""`python -m tests.every_game`: see soak.py."""

import sys

from tests.every_game.soak import main

if __name__ == "__main__":
    sys.exit(main())
