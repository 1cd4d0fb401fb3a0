"""Compiles the hot path with mypyc where a C compiler is at hand (tools/compile.py).

Without one, or with HASTILUDE_COMPILE=0, the same source runs interpreted:
`hastilude games` and `hastilude bench` say which.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

#: what every game runs through
SHARED = [
    "core/chance.py",
    "core/state.py",
    "core/decision.py",
    "core/insight.py",
    "core/numbers.py",
    "core/network.py",
    "bots/bot.py",
    "bots/greedy.py",
    "bots/tree.py",
    "envs/stepping.py",
    "lab/playout.py",
]

#: the library: rules, bots, records and the table in the terminal
NEEDED = [
    "msgspec>=0.19",
    "fluent.runtime>=0.4",
    "typer>=0.29",
    "rich>=13",
    "mypy-extensions>=1.0",
    "typing-extensions>=4.12",
]
#: … and what compiled rules call (core/row.py): of the version that mypyc compiled them for, or later
NEEDED_COMPILED = "librt"

sys.path.insert(0, str(Path(__file__).parent / "tools"))


class Compile(build_ext):  # type: ignore[misc]
    """Takes what tools/compile.py has made, or makes now."""

    def run(self) -> None:
        import compile as compiling

        target = Path("src") if self.inplace else Path(self.build_lib)
        for name, made in compiling.libraries(compiling.groups()).items():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made, target / name)

    def get_outputs(self) -> list[str]:
        return []

    def get_output_mapping(self) -> dict[str, str]:
        return {}


def wanted() -> bool:
    if os.environ.get("HASTILUDE_COMPILE") == "0":
        return False
    import compile as compiling

    try:
        compiling.check_compiler()
    except compiling.CannotCompile as trouble:
        print(f"hastilude: {trouble}; installing interpreted", file=sys.stderr)
        return False
    return True


def needed_compiled() -> str:
    from importlib.metadata import version

    return f"{NEEDED_COMPILED}>={version(NEEDED_COMPILED)}"


if __name__ == "__main__":
    compiled = wanted()
    setup(
        install_requires=[*NEEDED, needed_compiled()] if compiled else NEEDED,
        ext_modules=[Extension("hastilude", [])] if compiled else [],
        cmdclass={"build_ext": Compile},
    )
