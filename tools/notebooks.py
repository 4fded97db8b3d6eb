"""make notebooks: executes every notebook in a real kernel, as a reader would, and tells how long each took."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).resolve().parent.parent / "examples" / "notebooks"


def main() -> int:
    for path in sorted(FOLDER.glob("*.ipynb")):
        began = time.monotonic()
        notebook = nbformat.read(path, as_version=4)
        NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(FOLDER)}}).execute()
        last = next(cell for cell in reversed(notebook.cells) if cell.cell_type == "code")
        said = "".join(out.get("text", "") for out in last.outputs).strip().splitlines()
        print(f"{path.stem:<18}{time.monotonic() - began:>5.0f} s  {said[0] if said else ''}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
