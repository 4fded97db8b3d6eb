"""Compiles the modules where speed matters with mypyc; where that is impossible, installs them as plain Python."""

import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# What is compiled, where it exists. Everything else (web, tables, text) gains nothing from it.
COMPILED = [
    "src/marula/core/{chance,fields,game,graph,instinct,observation,observation_writer,pile,state,value_network}.py",
    "src/marula/games/*/game.py",
    "src/marula/games/*/{rules,knowledge,bot}/*.py",
    "src/marula/bots/*.py",
    "src/marula/lab/{external_chance,lanes,playout}.py",
]
# Structs and shapes: classes that msgspec makes or that stand on plain ones; mypyc cannot compile them.
NOT_COMPILED = {"__init__.py", "actions.py", "events.py", "facts.py", "recall_field.py"}

# Only these commands need the extensions; pip also asks setup.py for mere metadata, which should not take a minute.
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}


def compiled_sources(root: Path) -> list[str]:
    """The files that COMPILED names, relative to the root."""
    found: set[str] = set()
    for pattern in COMPILED:
        for plain in without_braces(pattern):
            found.update(path.relative_to(root).as_posix() for path in root.glob(plain))
    return sorted(path for path in found if Path(path).name not in NOT_COMPILED)


def without_braces(pattern: str) -> list[str]:
    """`a/{b,c}.py` as `a/b.py` and `a/c.py`; pathlib knows no braces."""
    if "{" not in pattern:
        return [pattern]
    before, rest = pattern.split("{")
    names, after = rest.split("}")
    return [before + name + after for name in names.split(",")]


def why_plain(environ: Mapping[str, str]) -> str | None:
    """Why nothing can be compiled here, or None."""
    if environ.get("MARULA_PURE", "0") not in ("", "0"):
        return "MARULA_PURE is set"
    # Windows names no compiler in its configuration: there we try, and fall back if it fails.
    command = shlex.split(environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if command and not shutil.which(command[0], path=environ.get("PATH")):
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers found"
    return None


def say_plain(reason: str) -> None:
    """The one line that tells of the fallback."""
    print(f"marula: {reason}, installing as plain Python (slower, same results)", file=sys.stderr, flush=True)


def extensions() -> list[Extension]:
    """The compiled modules, or none and a line that says why."""
    reason = why_plain(os.environ)
    if reason:
        say_plain(reason)
        return []
    sources = compiled_sources(Path("."))
    if not sources:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        say_plain("mypyc is not installed")
        return []
    # C files and mypy's memory of them live and die together, one set for each Python.
    workplace = f"build/mypyc-{sys.implementation.cache_tag}"
    try:
        made = compiled(sources, workplace, mypycify)
    except SystemExit:  # it has printed what it objects to
        say_plain("mypyc refused the source")
        return []
    except Exception as problem:
        say_plain(f"mypyc failed ({problem!r})")
        return []
    for extension in made:
        extension.depends.append("setup.py")  # other compiler options make other libraries
        # A new list: all extensions share one, and adding to that would give each as many copies as there are modules,
        # so that a new module would change the command, and the compiler's cache, for all.
        speed = for_speed(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
        extension.extra_compile_args = [*extension.extra_compile_args, *speed]
    return made


def compiled(sources: list[str], workplace: str, mypycify: Callable[..., Any]) -> list[Extension]:
    """The sources as C, one library each: nearly as fast as one for all, and an edit recompiles one module only."""
    # What only tidiness objects to is for `make check`, it must not cost anyone the speed.
    arguments = ["--cache-dir", f"{workplace}/types", "--no-warn-unused-ignores", "--no-warn-unreachable", *sources]
    options = {"opt_level": "3", "debug_level": "0", "separate": True, "target_dir": workplace}
    try:
        return cast(list[Extension], mypycify(arguments, **options))
    except Exception:
        # What it remembers of an older source can trip it. Only that is forgotten: C files that come out the same are
        # left as they are, and so are the libraries made of them.
        shutil.rmtree(f"{workplace}/types", ignore_errors=True)
        return cast(list[Extension], mypycify(arguments, **options))


def for_speed(compiler: str) -> list[str]:
    """gcc does not inline what another library might replace, unless it is told that nobody will."""
    return ["-fno-semantic-interposition"] if "gcc" in compiler else []


class BuildExtensions(build_ext):
    """Compiles on all cores, and all modules or none: a half-compiled package would be a third thing to test."""

    def finalize_options(self) -> None:
        """Uses all cores unless told otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Builds, or falls back."""
        try:
            super().run()
        except Exception:  # whatever the C compiler or linker stumbled over, it has printed
            say_plain("the C compiler failed")
            self.extensions = self.distribution.ext_modules = []


def rules_pages(root: Path) -> dict[str, str]:
    """Each page of docs/rules, and where in the package an installed game looks for it."""
    found: dict[str, str] = {}
    for page in sorted((root / "docs" / "rules").rglob("*.md")):
        language = "en" if page.parent.name == "rules" else page.parent.name
        if (root / "src" / "marula" / "games" / page.stem).is_dir():
            found[page.relative_to(root).as_posix()] = f"marula/games/{page.stem}/rulebook/{language}.md"
    return found


class BuildPython(build_py):
    """Takes the rules pages along: they live among the documents, and players read them wherever this is installed."""

    def run(self) -> None:
        """Copies the package, then the pages."""
        super().run()
        if not self.editable_mode:  # there the documents are at hand
            for page, place in rules_pages(Path(".")).items():
                target = Path(self.build_lib, place)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(page, target)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """Everything that belongs into the build folder."""
        pages = [] if self.editable_mode else rules_pages(Path(".")).values()
        return [*super().get_outputs(include_bytecode), *(str(Path(self.build_lib, place)) for place in pages)]


class Build(build):
    """Leaves nothing in the build folder that is no longer in the source, so that it may be kept between builds."""

    def run(self) -> None:
        """Builds, then sweeps."""
        super().run()
        commands = [self.get_finalized_command(name) for name in ("build_py", "build_ext")]
        sweep(Path(self.build_lib), [path for command in commands for path in command.get_outputs()])  # type: ignore[attr-defined]


def sweep(folder: Path, wanted: Iterable[str]) -> None:
    """Removes every file of the folder that is not wanted, and the folders this empties."""
    keep = {Path(path).resolve() for path in wanted}
    for path in sorted(folder.rglob("*"), reverse=True):  # files come before the folder that holds them
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.resolve() not in keep:
            path.unlink()


if __name__ == "__main__":
    setup(
        ext_modules=extensions() if BUILDING & set(sys.argv) else [],
        cmdclass={"build": Build, "build_ext": BuildExtensions, "build_py": BuildPython},
    )
