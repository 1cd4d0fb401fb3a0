"""Which tests run in which half of `make test` (support/builds.py says why)."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
BUILDS = ("source", "compiled")

#: by path, for whole files and folders; the first that fits counts, marks of a test before all
PLACES = {
    # long games at random, thousands of views: the compiled rules play them ten times as fast
    "games/*/test_laws.py": "compiled",
    # processes, databases and sockets around the rules, as they are served
    "server/*": "compiled",
    "simulation/*": "compiled",
    "lab/*": "compiled",
    "envs/*": "compiled",
    # whole games told aloud
    "games/test_sentences.py": "compiled",
    "cli/test_dist.py": "compiled",
    "cli/test_simulate.py": "compiled",
    # files, figures, words and commands: nothing of it is ever compiled
    "cli/*": "source",
    "mutations/*": "source",
    "tools/*": "source",
    "core/test_adding_a_game.py": "source",
    "core/test_ledger.py": "source",
    "core/test_one_folder.py": "source",
    "core/test_text.py": "source",
    "core/test_readme.py": "source",
    "games/test_ledgers.py": "source",
    "games/*/test_texts.py": "source",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--build", choices=BUILDS, help="only the tests of one half of `make test`")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "build(name): the only half of `make test` that runs it")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--build")
    if wanted is None:
        return
    here = [item for item in items if build_of(item) in (wanted, "both")]
    elsewhere = [item for item in items if build_of(item) not in (wanted, "both")]
    items[:] = here
    config.hook.pytest_deselected(items=elsewhere)


def build_of(item: pytest.Item) -> str:
    """`source`, `compiled` or `both`."""
    mark = item.get_closest_marker("build")
    if mark is not None:
        return str(mark.args[0])
    path = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
    return next((build for place, build in PLACES.items() if fnmatch(path, place)), "both")
