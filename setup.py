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

#: the modules of each game that rules and bots run through
GAMES = {
    "hearts_and_armour": (
        "cards setting verdict table dealing knowledge effects fight match rules refusals imagination "
        "invariants appraisal belief insight"
    ),
    "kings_bounty": (
        "cards setting titles table rules refusals scoring imagination invariants appraisal view insight"
    ),
    "knights_tale": (
        "cards figures setting table dealing effects clash rolling outcome duel solo tournament setup actions "
        "travel refresh titles ending imagination invariants prompts refusals odds weights appraisal fencing "
        "insight rules"
    ),
    "lionheart": (
        "cards area plan land setting table domains reach scoring choices course prompts rules refusals "
        "imagination invariants fences appraisal moves insight"
    ),
    "rise_shields": (
        "names hexes actions phases setting terms board table totals chances movement cavalry dice artifacts "
        "victory worth turn opening playing cards windows saving asking battle lethal aftermath spells placing "
        "outcome imagination invariants odds appraisal plans reactions choices rules insight"
    ),
}

HOT = [
    "core/chance.py",
    "core/state.py",
    "core/insight.py",
    "bots/bot.py",
    "bots/greedy.py",
    "bots/tree.py",
    "lab/playout.py",
    *(f"games/{game}/{module}.py" for game, modules in GAMES.items() for module in modules.split()),
]


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
    found = mypycify([f"src/hastilude/{name}" for name in HOT], opt_level="3", debug_level="0")
    for extension in found:
        # The linker may inline mypyc's runtime into our modules; bots compute alike everywhere.
        extension.extra_compile_args += ["-flto", "-fno-semantic-interposition", "-ffp-contract=off"]
        extension.extra_link_args += ["-flto=auto", "-O3"]
    return found


setup(ext_modules=extensions())
