"""Compiles the hot path with mypyc where a C compiler is at hand.

Without one, or with HASTILUDE_COMPILE=0, the same source runs interpreted:
`hastilude games` and `hastilude bench` say which.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/hastilude")

#: what every game runs through
SHARED = [
    "core/chance.py",
    "core/state.py",
    "core/decision.py",
    "core/insight.py",
    "bots/bot.py",
    "bots/greedy.py",
    "bots/tree.py",
    "lab/playout.py",
]


def hot() -> list[str]:
    """The modules that rules and bots run through; each game names its own in `compiled.txt`."""
    own = [
        listed.with_name(f"{name}.py")
        for listed in sorted(PACKAGE.glob("games/*/compiled.txt"))
        for name in listed.read_text(encoding="utf-8").split()
    ]
    return [*(str(PACKAGE / name) for name in SHARED), *(str(path) for path in own)]


def can_compile() -> bool:
    """Whether a small extension with Python's headers really compiles."""
    if os.environ.get("HASTILUDE_COMPILE") == "0":
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        command = [compiler, "-c", str(source), "-I", sysconfig.get_path("include"), "-o", str(source) + ".o"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def extensions() -> list:
    if not can_compile():
        print("hastilude: no C compiler with Python headers; installing interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    found = mypycify(hot(), opt_level="3", debug_level="0")
    for extension in found:
        # The linker may inline mypyc's runtime into our modules; bots compute alike everywhere.
        extension.extra_compile_args += ["-flto", "-fno-semantic-interposition", "-ffp-contract=off"]
        extension.extra_link_args += ["-flto=auto", "-O3"]
    return found


setup(ext_modules=extensions())
