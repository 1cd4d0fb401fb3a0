"""Compiles the hot path: mypyc makes C of it, and the C compiler objects, over all cores.

    python tools/compile.py                 # into .venv/compiled/<hash of the sources>; prints that folder
    python tools/compile.py --game lionheart

Each game is a group of its own beside the one that all share, so that a change in one game
leaves the others as they are. Objects are kept by the hash of all that they are made of, in a
cache that all checkouts of this user share. A folder under .venv/compiled is there only when it
is whole: it is put together elsewhere and renamed.
"""

import argparse
import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # for setup.py
PACKAGE = Path("src/hastilude")
COMPILED = ROOT / ".venv" / "compiled"

#: never imported by what is compiled (`lint-imports` holds that)
ABOVE = ("server", "cli")

#: Without optimisation between libraries (LTO) and -O3 the games run at 0.94–1.02 of their speed and
#: compile in half the time (bench/builds.py). Bots compute alike everywhere, so no fused multiply-add.
LEVEL = "2"
FLAGS = ["-ffp-contract=off", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]

#: bytes of objects that are kept; the longest unused go first
KEPT = 600 * 1024 * 1024


#: folders of former sources that stay
LATEST = 3


class CannotCompile(Exception):
    """One sentence: what is missing."""


# -- what there is to compile ------------------------------------------------------------------


def groups(games: Iterable[str] | None = None) -> dict[str, list[str]]:
    """The compiled modules by group: `shared`, and each game's own, which its `compiled.txt` names."""
    from setup import SHARED  # noqa: PLC0415

    found = {"shared": [str(PACKAGE / name) for name in SHARED]}
    for listed in sorted(PACKAGE.glob("games/*/compiled.txt")):
        game = listed.parent.name
        if games is None or game in games:
            names = listed.read_text(encoding="utf-8").split()
            found[game] = [str(listed.with_name(f"{name}.py")) for name in names]
    return found


def sources_key(modules: dict[str, list[str]]) -> str:
    """Of all that the machine code is made from: sources, flags, compilers, and this file."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] not in ABOVE:
            _add(digest, path.as_posix(), path.read_bytes())
    _add(digest, repr(modules), Path(__file__).read_bytes(), toolchain())
    return digest.hexdigest()[:32]


def package_key(modules: dict[str, list[str]]) -> str:
    """Of the whole package as it would be installed, but for the built client, which is linked."""
    digest = hashlib.sha256(sources_key(modules).encode())
    for path in sorted(_packaged()):
        _add(digest, path.as_posix(), path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def toolchain() -> str:
    """What else decides about an object: Python, mypyc, the C compiler and its flags."""
    from importlib.metadata import version  # noqa: PLC0415

    try:
        found = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False)
    except OSError:
        raise CannotCompile(f"there is no C compiler here ({compiler()[0]})") from None
    flags = (*compiler(), *compile_flags(), f"-O{LEVEL}", *FLAGS, *link_command())
    return "\n".join((sys.version, version("mypy"), found.stdout, *flags))


def _packaged() -> Iterable[Path]:
    for path in PACKAGE.rglob("*"):
        inner = path.relative_to(PACKAGE).parts
        if path.is_file() and "__pycache__" not in inner and inner[:2] != ("server", "static"):
            yield path


def _add(digest: "hashlib._Hash", *parts: str | bytes) -> None:
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "big") + data)


# -- the C compiler ----------------------------------------------------------------------------


def compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def compile_flags() -> list[str]:
    usual = f"{sysconfig.get_config_var('CFLAGS') or ''} {sysconfig.get_config_var('CCSHARED') or ''}"
    return [*usual.split(), f"-I{sysconfig.get_path('include')}"]


def link_command() -> list[str]:
    shared = (sysconfig.get_config_var("LDSHARED") or "cc -shared").split()
    return [*compiler(), *shared[1:]]


def check_compiler() -> None:
    """CannotCompile unless a small extension with Python's headers really compiles."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        command = [*compiler(), *compile_flags(), "-c", str(source), "-o", f"{source}.o"]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            raise CannotCompile("Python's headers (Python.h) are not here, or the C compiler does not work")


# -- what was made before ----------------------------------------------------------------------


class Cache:
    """Files by the hash of all that they are made of."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made = self.found = 0

    @staticmethod
    def usual() -> "Cache":
        given = os.environ.get("HASTILUDE_CACHE")
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        return Cache(Path(given) if given else home / "hastilude")

    def path(self, key: str) -> Path:
        return self.folder / key[:2] / key

    def find(self, key: str) -> Path | None:
        path = self.path(key)
        if not path.exists():
            return None
        os.utime(path)
        self.found += 1
        return path

    def keep(self, key: str, made: Path) -> Path:
        """Take over a file; others see it whole or not at all."""
        path = self.path(key)
        path.parent.mkdir(parents=True, exist_ok=True)
        moving = path.with_name(f"{key}.{os.getpid()}")
        shutil.move(made, moving)
        moving.replace(path)
        self.made += 1
        return path

    def prune(self, kept: int = KEPT) -> None:
        """Forget what was not asked for longest, where there is too much."""
        files = [(path.stat(), path) for path in self.folder.glob("??/*") if path.is_file()]
        files.sort(key=lambda file: -file[0].st_mtime)
        total = 0
        for facts, path in files:
            total += facts.st_size
            if total > kept:
                path.unlink(missing_ok=True)


# -- compiling ---------------------------------------------------------------------------------


class Library(NamedTuple):
    """A shared object to be: where it goes in the package's folder, and the C files it is made of."""

    name: str
    sources: list[Path]
    #: headers made by mypyc, which decide as much as the sources do
    headers: list[Path]
    flags: list[str]


def write_c(modules: dict[str, list[str]], folder: Path) -> list[Library]:
    """Run mypyc: a C file for each group, and a small one that makes each module importable."""
    from mypyc.build import mypycify  # noqa: PLC0415

    os.environ["MYPYPATH"] = "src"
    paths = [path for group in modules.values() for path in group]
    with contextlib.redirect_stdout(sys.stderr):  # mypyc remarks on this and that
        extensions = mypycify(
            [f"--cache-dir={folder / 'mypy'}", *paths],
            opt_level=LEVEL,
            debug_level="0",
            separate=[(group, f"hastilude_{name}") for name, group in modules.items()],
            target_dir=str(folder),
        )
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return [
        Library(
            extension.name.replace(".", "/") + suffix,
            [Path(source) for source in extension.sources],
            [Path(header) for header in sorted(extension.depends)],
            [*extension.extra_compile_args, *FLAGS, *(f"-I{each}" for each in extension.include_dirs)],
        )
        for extension in extensions
    ]


class Forge:
    """Compiles and links libraries, each object once."""

    def __init__(self, cache: Cache, folder: Path, jobs: int) -> None:
        self.cache = cache
        self.folder = folder
        self.jobs = jobs
        self.toolchain = toolchain()

    def build(self, libraries: list[Library]) -> dict[str, str]:
        """The key of each library in the cache."""
        objects = {lib.name: [self._key(lib, source) for source in lib.sources] for lib in libraries}
        needed = {
            key: (lib, source)
            for lib in libraries
            for key, source in zip(objects[lib.name], lib.sources, strict=True)
        }
        # the largest first, so that no core is left waiting for it at the end
        order = sorted(needed, key=lambda key: -needed[key][1].stat().st_size)
        cores = ThreadPoolExecutor(self.jobs)
        try:
            list(cores.map(lambda key: self._compile(key, *needed[key]), order))
            return dict(cores.map(lambda lib: (lib.name, self._link(objects[lib.name])), libraries))
        finally:
            cores.shutdown(cancel_futures=True)  # somebody may have ended it in the middle

    def _key(self, library: Library, source: Path) -> str:
        digest = hashlib.sha256()
        # Paths of this checkout say nothing about the object.
        flags = " ".join(library.flags).replace(str(self.folder), "")
        _add(digest, self.toolchain, flags, source.read_bytes())
        for header in library.headers:
            _add(digest, header.name, header.read_bytes())
        return f"{digest.hexdigest()}.o"

    def _compile(self, key: str, library: Library, source: Path) -> None:
        if self.cache.find(key) is None:
            made = self.folder / key
            self._run([*compiler(), *compile_flags(), *library.flags, "-c", str(source), "-o", str(made)])
            self.cache.keep(key, made)

    def _link(self, objects: list[str]) -> str:
        digest = hashlib.sha256()
        _add(digest, self.toolchain, *objects)
        key = f"{digest.hexdigest()}.so"
        if self.cache.find(key) is None:
            made = self.folder / key
            inputs = [str(self.cache.path(each)) for each in objects]
            self._run([*link_command(), *inputs, "-o", str(made)])
            self.cache.keep(key, made)
        return key

    @staticmethod
    def _run(command: list[str]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CannotCompile(f"{command[0]} failed: {done.stderr.strip()[-2000:]}")


# -- the compiled package ----------------------------------------------------------------------


def libraries(modules: dict[str, list[str]], jobs: int = 0) -> dict[str, Path]:
    """All shared objects, by their place in the package's folder; made where they are not at hand."""
    cache = Cache.usual()
    listed = f"{sources_key(modules)}.txt"
    known = cache.find(listed)
    if known is not None:
        lines = [line.split() for line in known.read_text(encoding="utf-8").splitlines()]
        found = {name: cache.find(key) for name, key in lines}
        if all(found.values()):
            return {name: path for name, path in found.items() if path is not None}
    check_compiler()
    with tempfile.TemporaryDirectory(prefix="hastilude-") as name:
        folder = Path(name)
        begun = time.monotonic()
        to_build = write_c(modules, folder)
        say(f"mypyc: {time.monotonic() - begun:.1f} s")
        begun = time.monotonic()
        built = Forge(cache, folder, jobs or cores_here()).build(to_build)
        say(f"{compiler()[0]}: {time.monotonic() - begun:.1f} s, {cache.made} made, {cache.found} at hand")
        listing = folder / "listing"
        listing.write_text("".join(f"{name} {key}\n" for name, key in built.items()), encoding="utf-8")
        cache.keep(listed, listing)
    cache.prune()
    return {name: cache.path(key) for name, key in built.items()}


def where(modules: dict[str, list[str]]) -> Path:
    """The folder of the compiled package; it is there when it is whole."""
    return COMPILED / package_key(modules)


def assemble(modules: dict[str, list[str]], jobs: int = 0) -> Path:
    """Make the compiled package, if it is not there: a folder for PYTHONPATH."""
    folder = where(modules)
    if folder.is_dir():
        return folder
    COMPILED.mkdir(parents=True, exist_ok=True)
    built = libraries(modules, jobs)
    with tempfile.TemporaryDirectory(prefix="new-", dir=COMPILED) as name:
        new = Path(name) / "package"
        for path in _packaged():
            target = new / path.relative_to(PACKAGE.parent)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        # The client may be built anew without the rules.
        (new / "hastilude" / "server" / "static").symlink_to(PACKAGE.absolute() / "server" / "static")
        for place, made in built.items():
            shutil.copyfile(made, new / place)
        with contextlib.suppress(OSError):  # somebody else was faster
            new.rename(folder)
    forget_old(folder)
    return folder


def forget_old(present: Path) -> None:
    """Of the folders of former sources, the latest few stay: somebody may still run from them."""
    old = sorted(
        (path for path in COMPILED.iterdir() if path.is_dir() and path != present and path.suffix == ""),
        key=lambda path: -path.stat().st_mtime,
    )
    for path in old[LATEST:]:
        shutil.rmtree(path, ignore_errors=True)


def cores_here() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules; prints the folder for PYTHONPATH.")
    parser.add_argument("--game", action="append", help="only this game, and what all share; repeatable")
    parser.add_argument("--jobs", type=int, default=0, help="compilers at a time; else one for each core")
    parser.add_argument("--where", action="store_true", help="only print the folder; it may not be there")
    parser.add_argument("--nice", type=int, default=0, help="how far others come first, up to 19")
    given = parser.parse_args()
    os.nice(given.nice)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    os.chdir(ROOT)
    modules = groups(given.game)
    try:
        print(where(modules) if given.where else assemble(modules, given.jobs))
    except CannotCompile as trouble:
        say(f"hastilude: {trouble}; the rules run interpreted, where everything works, only slower")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
