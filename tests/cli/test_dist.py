"""The package that others install: a wheel, in an empty environment, without Node, make or a compiler."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "hastilude" / "server" / "static"
UV = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
PATIENCE = 120.0

pytestmark = [
    pytest.mark.xdist_group("dist"),
    pytest.mark.skipif(not Path(UV).exists(), reason="uv is not here to install the wheel with"),
]


def run(*words: object, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in words],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make dist` does, from a copy: nothing of the build stays in the tree."""
    folder = tmp_path_factory.mktemp("dist")
    tree = folder / "tree"
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "static")
    shutil.copytree(ROOT / "src", tree / "src", ignore=left_out)
    shutil.copytree(ROOT / "tools", tree / "tools", ignore=left_out)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, tree / name)
    static = tree / "src" / "hastilude" / "server" / "static"
    if (STATIC / "index.html").exists():
        shutil.copytree(STATIC, static)
    else:  # the page is then only known to be packed and served
        print("the client is not built here: a page in its place is packed")
        static.mkdir()
        (static / "index.html").write_text("<!doctype html><title>a page in its place</title>")
    python = f"--python={sys.executable}"
    run(
        UV,
        "build",
        "-q",
        "--no-build-isolation",
        python,
        "--wheel",
        "--out-dir",
        folder,
        tree,
        HASTILUDE_COMPILE="0",
    )
    (found,) = folder.glob("*.whl")
    return found


class Empty:
    """A virtual environment with the wheel in it, and a PATH with nothing but it."""

    def __init__(self, folder: Path, wheel: Path, extra: str) -> None:
        self.folder = folder
        run(UV, "venv", "-q", f"--python={sys.executable}", folder / "venv")
        self.python = folder / "venv" / "bin" / "python"
        # The same versions as everywhere else.
        lock = ROOT / "requirements" / "dev.txt"
        run(UV, "pip", "install", "-q", f"--python={self.python}", f"{wheel}{extra}", "--constraint", lock)
        self.environment = {
            "PATH": str(folder / "venv" / "bin"),
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "LC_ALL": "C.UTF-8",
        }

    def start(self, *words: str) -> "subprocess.Popen[str]":
        command = [str(self.folder / "venv" / "bin" / "hastilude"), *words]
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=self.folder, env=self.environment
        )

    def do(self, *words: str, input: str = "") -> tuple[int, str, str]:
        process = self.start(*words)
        out, err = process.communicate(input, timeout=PATIENCE)
        return process.returncode, out, err

    def packages(self) -> set[str]:
        listed = run(UV, "pip", "list", "-q", f"--python={self.python}", "--format=freeze")
        return {line.partition("==")[0] for line in listed.splitlines()}


@pytest.fixture(scope="module")
def lean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Empty:
    return Empty(tmp_path_factory.mktemp("lean"), wheel, "")


@pytest.fixture(scope="module")
def house(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Empty:
    return Empty(tmp_path_factory.mktemp("house"), wheel, "[server]")


def test_the_wheel_runs_anywhere_and_has_the_client_in_it(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert "hastilude/server/static/index.html" in names
    assert "hastilude/py.typed" in names
    assert not [name for name in names if re.search(r"\.(so|c|pyc)$|^(tests|tools|build)/", name)]
    for game in (ROOT / "src" / "hastilude" / "games").glob("*/meta.py"):
        kept = f"hastilude/games/{game.parent.name}"
        assert {f"{kept}/components.toml", f"{kept}/text/ru.ftl", f"{kept}/text/en.ftl"} <= set(names)


def test_the_house_serves_its_page_from_the_wheel(house: Empty) -> None:
    process = house.start("play", "--no-browser", "--lang", "en")
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert "http://" in said, process.communicate()[1]
        url = re.findall(r"http://\S+", said)[0]
        page = httpx.get(url, timeout=PATIENCE)
        assert page.status_code == 200
        assert "has not been built" not in page.text
        assert httpx.get(f"{url}health/live", timeout=PATIENCE).json()["rules"] == "interpreted"
        assert len(httpx.get(f"{url}api/games", timeout=PATIENCE).json()) == len(
            list((ROOT / "src" / "hastilude" / "games").glob("*/meta.py"))
        )
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_the_library_is_lean(lean: Empty) -> None:
    assert len(lean.packages()) <= 20
    for heavy in (
        "litestar",
        "sqlalchemy",
        "uvicorn",
        "asyncpg",
        "redis",
        "ray",
        "torch",
        "numpy",
        "mypy",
        "librt",
    ):
        assert heavy not in lean.packages()


def test_rules_bots_records_and_terminal_come_with_the_library_alone(lean: Empty) -> None:
    assert lean.do("simulate", "kings_bounty", "--games", "2", "--records", "games")[0] == 0
    records = [str(path) for path in (lean.folder / "games").glob("*.jsonl")]
    assert lean.do("verify", *records)[0] == 0
    code, out, _ = lean.do("play", "kings_bounty", "--text", "--seed", "1", "--lang", "en", input="?\nquit\n")
    assert code == 0
    assert out


def test_play_without_the_server_says_how_to_get_it_and_offers_the_terminal(lean: Empty) -> None:
    code, out, err = lean.do("play", "--lang", "en")
    assert (code, out) == (2, "")
    assert re.fullmatch(
        r"hastilude: \w+ is not installed; pip install 'hastilude\[server\]' brings it; "
        r"hastilude play GAME --text plays in the terminal without it\n",
        err,
    )


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("worker",), "cluster"),
        (("arena", "kings_bounty", "--bots", "random,random", "--games", "2"), "lab"),
    ],
)
def test_what_is_left_out_is_said_in_one_sentence(lean: Empty, words: tuple[str, ...], extra: str) -> None:
    code, out, err = lean.do(*words)
    assert (code, out) == (2, "")
    assert re.fullmatch(
        rf"hastilude: \w+ is not installed; pip install 'hastilude\[{extra}\]' brings it\n", err
    )
