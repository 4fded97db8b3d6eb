"""Compiles the modules where speed matters with mypyc; where that is impossible, installs them as plain Python."""

import ast
import contextlib
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.install_lib import install_lib

# Where speed matters. What lies elsewhere (server, text, command line) gains nothing, unless it carries a mark.
COMPILED = ["core/**/*.py", "bots/**/*.py", "games/*/game.py", "games/*/{rules,knowledge,bot}/**/*.py"]

# A module's own word, on a line by itself: `# mypyc: yes` or `# mypyc: no, because …`. It overrides all other rules.
MARK = re.compile(r"^# mypyc: (yes|no, because \S.*)$", re.MULTILINE)

# mypyc cannot compile a struct: msgspec makes the class, and mypyc would drop what the class asks msgspec for.
STRUCT = "msgspec.Struct"

# The build number of a wheel that is plain Python; it must begin with a digit.
PLAIN_TAG = "0_plain_python"

# Only these commands need the extensions; pip also asks setup.py for mere metadata, which should not take a minute.
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}


def compiled_sources(root: Path) -> list[str]:
    """The modules to compile, relative to the root: told by where they are, what they define, and their mark."""
    package = root / "src" / "marula"
    modules = Modules(root / "src")
    fast = {path for pattern in COMPILED for plain in without_braces(pattern) for path in package.glob(plain)}
    found = [path for path in package.rglob("*.py") if modules.is_compiled(path, path in fast)]
    return sorted(path.relative_to(root).as_posix() for path in found)


class Modules:
    """The source files of a folder, and which of them define structs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def is_compiled(self, path: Path, fast: bool) -> bool:
        """Whether mypyc shall compile this file; `fast`: it lies where speed matters."""
        mark = MARK.search(path.read_text(encoding="utf-8"))
        if mark:
            return mark.group(1) == "yes"
        return fast and path.name != "__init__.py" and not self.defines_struct(path)

    def defines_struct(self, path: Path) -> bool:
        """Whether a class of this file is a msgspec.Struct, or stands on one in any of the files."""
        return any(self.is_struct(path, base) for bases in self.names(path)[0].values() for base in bases)

    def is_struct(self, path: Path, name: str) -> bool:
        """Whether a class, named as this file names it, is msgspec.Struct or made of it."""
        classes, imports = self.names(path)
        if name in classes:
            return any(self.is_struct(path, base) for base in classes[name])
        first, dot, rest = name.partition(".")
        full = imports.get(first, first) + dot + rest
        module, _, own = full.rpartition(".")
        home = self.file(module)
        return full == STRUCT or (home is not None and self.is_struct(home, own))

    def file(self, module: str) -> Path | None:
        """The file of a module, if it is one of ours."""
        plain = self.folder.joinpath(*module.split("."))
        return next((path for path in (plain.with_suffix(".py"), plain / "__init__.py") if path.is_file()), None)

    @cache  # noqa: B019  (one object, for one build)
    def names(self, path: Path) -> tuple[dict[str, list[str]], dict[str, str]]:
        """The classes of a file with their bases, and what each imported name stands for."""
        classes: dict[str, list[str]] = {}
        imports: dict[str, str] = {}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
                classes[node.name] = [ast.unparse(base) for base in bases]
            elif isinstance(node, ast.ImportFrom):
                imports |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
            elif isinstance(node, ast.Import):
                imports |= {alias.asname: alias.name for alias in node.names if alias.asname}
        return classes, imports


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
    extra = for_speed(shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or ""))
    for extension in made:
        extension.depends.append("setup.py")  # other compiler options make other libraries
        # A new list: all extensions share one, and adding to that would give each as many copies as there are modules,
        # so that a new module would change the command, and the compiler's cache, for all.
        extension.extra_compile_args = [*extension.extra_compile_args, *extra]
    return made


def compiled(sources: list[str], workplace: str, mypycify: Callable[..., Any]) -> list[Extension]:
    """The sources as C, one library each: nearly as fast as one for all, and an edit recompiles one module only."""
    # What only tidiness objects to is for `make check`, it must not cost anyone the speed.
    arguments = ["--cache-dir", f"{workplace}/types", "--no-warn-unused-ignores", "--no-warn-unreachable", *sources]
    options = {"opt_level": "3", "debug_level": "0", "separate": True, "target_dir": workplace}
    try:
        return quietly(mypycify, arguments, **options)
    except Exception:
        # What it remembers of an older source can trip it. Only that is forgotten: C files that come out the same are
        # left as they are, and so are the libraries made of them.
        shutil.rmtree(f"{workplace}/types", ignore_errors=True)
        return quietly(mypycify, arguments, **options)


def quietly(mypycify: Callable[..., Any], arguments: list[str], **options: object) -> list[Extension]:
    """Prints what mypyc says only where it fails: its advice on good code is nothing that a user can act on."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            return cast(list[Extension], mypycify(arguments, **options))
    except BaseException:
        sys.stderr.write(said.getvalue())
        raise


def for_speed(compiler: list[str]) -> list[str]:
    """Tells gcc that a C file is a whole library of which others need only Python's entry.

    Each C file holds all of mypyc's runtime. gcc then drops what this module does not use and inlines the rest freely.
    The compilation takes half as long (an empty module 0.4 s instead of 1.9 s), and the libraries are a third smaller.
    """
    if not is_gcc(compiler):
        return []
    entry = '__attribute__((externally_visible, visibility("default"))) PyObject*'
    return ["-fwhole-program", f"-DPyMODINIT_FUNC={entry}"]


def is_gcc(compiler: list[str]) -> bool:
    """Whether this command is gcc, by its own word: on some systems `gcc` is another compiler's second name."""
    try:
        said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, IndexError, subprocess.CalledProcessError):
        return False
    return "Free Software Foundation" in said


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

    def build_extension(self, ext: Extension) -> None:
        """Compiles one module. A library whose making was cut short is never taken for a whole one."""
        library = Path(self.get_ext_fullpath(ext.name))
        unfinished = Path(self.build_temp, f"{ext.name}.unfinished")
        if unfinished.exists():
            library.unlink(missing_ok=True)
        unfinished.parent.mkdir(parents=True, exist_ok=True)
        unfinished.touch()
        super().build_extension(ext)
        unfinished.unlink()


def taken_along(root: Path) -> dict[str, str]:
    """Files outside src that belong into the package, and their places in it: the rules pages and the examples."""
    found: dict[str, str] = {
        example.relative_to(root).as_posix(): f"marula/{example.relative_to(root).as_posix()}"
        for kind in ("*.py", "*.ipynb", "*.mjs")
        for example in sorted((root / "examples").rglob(kind))
    }
    for page in sorted((root / "docs" / "rules").rglob("*.md")):
        language = "en" if page.parent.name == "rules" else page.parent.name
        if (root / "src" / "marula" / "games" / page.stem).is_dir():
            found[page.relative_to(root).as_posix()] = f"marula/games/{page.stem}/rulebook/{language}.md"
    return found


class BuildPython(build_py):
    """Takes along what lies elsewhere in a checkout and is read wherever this is installed."""

    def run(self) -> None:
        """Copies the package, then what comes along."""
        super().run()
        if not self.editable_mode:  # there it is at hand
            for file, place in taken_along(Path(".")).items():
                target = Path(self.build_lib, place)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, target)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """Everything that belongs into the build folder."""
        places = [] if self.editable_mode else taken_along(Path(".")).values()
        return [*super().get_outputs(include_bytecode), *(str(Path(self.build_lib, place)) for place in places)]

    def byte_compile(self, files: list[str]) -> None:
        """Makes no bytecode: that is made where the wheel is installed."""


class InstallLibrary(install_lib):
    """Puts the files into the wheel."""

    def byte_compile(self, files: list[str]) -> None:
        """Makes no bytecode, as above."""


class Build(build):
    """Leaves nothing in the build folder that is no longer in the source, so that it may be kept between builds."""

    def run(self) -> None:
        """Builds, then sweeps."""
        super().run()
        commands = [self.get_finalized_command(name) for name in ("build_py", "build_ext")]
        sweep(Path(self.build_lib), [path for command in commands for path in command.get_outputs()])  # type: ignore[attr-defined]


class Wheel(bdist_wheel):
    """Says `plain_python` in the name of a wheel that has nothing compiled in it.

    pip hides what a build prints, but shows the name of the wheel that it made.
    """

    def get_tag(self) -> tuple[str, str, str]:
        """Asked for when everything is built, just before the wheel is named."""
        if not self.distribution.has_ext_modules():
            self.build_number = PLAIN_TAG
        return super().get_tag()


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
        cmdclass={
            "bdist_wheel": Wheel,
            "build": Build,
            "build_ext": BuildExtensions,
            "build_py": BuildPython,
            "install_lib": InstallLibrary,
        },
    )
