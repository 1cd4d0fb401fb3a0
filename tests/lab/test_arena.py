"""The arena: even luck, honest intervals, and nothing lost when it is interrupted."""

import importlib
import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from cli.command import answer, command
from hastilude.core.game import GameError, find_game
from hastilude.lab import crew
from hastilude.lab.arena import Arena, ArenaPlan, Played, document, fair_share, play_arena, rows
from hastilude.lab.crew import Done, Job, Journal, here, on_processes, on_ray
from hastilude.lab.gather import Gatherer, Gathering, gather
from hastilude.lab.ladder import FROM, TO
from hastilude.lab.ladder import main as ladder_main
from hastilude.lab.ratings import Ratings, wilson
from hastilude.lab.simulate import Plan, simulate

PLAN = ArenaPlan("kings_bounty", 2, 6, 3, {}, ("squire", "random"))


def quiet(done: int) -> None: ...


def timeless(games: Sequence[Played]) -> list[Played]:
    return [msgspec.structs.replace(game, seconds=()) for game in games]


# -- who sits where -----------------------------------------------------------------------


def test_every_deal_is_played_from_every_seat() -> None:
    plan = ArenaPlan("kings_bounty", 3, 7, 0, {}, ("knight", "squire"))
    assert [plan.seated(n) for n in range(4)] == [
        ("knight", "squire", "squire"),
        ("squire", "squire", "knight"),
        ("squire", "knight", "squire"),
        ("knight", "squire", "squire"),
    ]
    assert [plan.deal(n) for n in range(7)] == [0, 0, 0, 1, 1, 1, 2]


def test_all_rotations_of_a_deal_have_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[bytes] = []
    arena = Arena(PLAN)
    begin = arena.rulebook.start

    def spy(*args: object) -> object:
        state = begin(*args)  # type: ignore[arg-type]
        dealt.append(json.dumps(arena.rulebook.position(state)).encode())
        return state

    monkeypatch.setattr(arena.rulebook, "start", spy)
    for number in range(4):
        arena.play(number)
    assert dealt[0] == dealt[1] != dealt[2] == dealt[3]


def test_more_bots_than_seats_play_every_table_on_the_same_deals() -> None:
    plan = ArenaPlan("kings_bounty", 2, 12, 0, {}, ("page", "squire", "random"))
    assert [plan.seated(n) for n in range(6)] == [
        ("page", "squire"),
        ("squire", "page"),
        ("page", "random"),
        ("random", "page"),
        ("squire", "random"),
        ("random", "squire"),
    ]
    assert [plan.deal(n) for n in (0, 5, 6)] == [0, 0, 1]


# -- what comes out -----------------------------------------------------------------------


def test_intervals_are_wilsons() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(0, 20)[1] == pytest.approx(0.1611, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_who_wins_is_rated_higher_and_more_games_narrow_the_interval() -> None:
    ratings = Ratings(["a", "b"])
    widths = []
    for _ in range(30):
        ratings.add(("a", "b", "b"), (1, 2, 3))
        (mean, low, high), other = ratings.table()["a"], ratings.table()["b"]
        widths.append(high - low)
        assert low < mean < high
    assert mean > other[0]
    assert widths[-1] < widths[0]


def test_a_row_counts_seats_wins_and_thoughts() -> None:
    plan = ArenaPlan("kings_bounty", 3, 2, 0, {}, ("a", "b"))
    games = [
        Played(0, (1.0, 0.0, 0.0), (1, 2, 3), (0,), (5, 6, 7), (0.5, 0.1, 0.1)),
        Played(1, (0.0, 0.5, 0.5), (3, 1, 1), (1, 2), (5, 5, 5), (0.1, 0.1, 0.5)),
    ]
    first, second = rows(plan, games)
    assert (first.bot, first.games, first.wins, first.share) == ("a", 2, 2, 0.75)
    assert (first.decisions, first.seconds, first.decisions_per_second) == (10, 1.0, 10.0)
    assert (second.bot, second.games, second.wins, second.share) == ("b", 4, 1, 0.125)
    assert first.rating > second.rating


def test_the_document_has_its_fixed_keys() -> None:
    found = answer("arena", "kings_bounty", "--seats", 2, "--games", 4, "--bots", "squire,random")
    assert list(found)[:3] == ["game", "games", "rows"]
    assert (found["game"], found["games"]) == ("kings_bounty", 4)
    keys = "bot games wins share low high rating decisions seconds"
    assert [list(row)[:9] for row in found["rows"]] == [keys.split()] * 2
    squire = found["rows"][0]
    assert (squire["bot"], squire["games"]) == ("squire", 4)
    assert squire["low"] <= squire["share"] <= squire["high"]
    assert squire["wins"] + found["rows"][1]["wins"] == 4


def test_as_text() -> None:
    done = command("arena", "kings_bounty", "--seats", 3, "--games", 3, "--bots", "squire,random")
    assert (done.code, done.stderr) == (0, "")
    assert "Games: 3, seats: 3, seed: 0." in done.stdout


def test_a_thinking_time_can_be_given() -> None:
    found = answer(
        "arena", "kings_bounty", "--seats", 2, "--games", 1, "--bots", "knight,random", "--seconds", 0.002
    )
    knight = found["rows"][0]
    assert knight["seconds"] / knight["decisions"] < 0.2


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--bots", "dragon"), "there is no bot 'dragon'"),
        (("--bots", "squire", "--seats", 9), "9 seats do not work"),
        (("--bots", "squire", "--ray", "local", "--processes", 2), "exclude each other"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[object, ...], reason: str) -> None:
    done = command("arena", "kings_bounty", *words)
    assert done.code == 2
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


# -- wherever it is played ----------------------------------------------------------------


def test_the_same_seed_gives_the_same_games_also_with_searchers() -> None:
    plan = ArenaPlan("kings_bounty", 2, 1, 3, {}, ("ismcts:4", "squire"))
    assert timeless(play_arena(plan, here, None, quiet)) == timeless(play_arena(plan, here, None, quiet))


def test_processes_change_nothing() -> None:
    alone = play_arena(PLAN, here, None, quiet)
    assert timeless(play_arena(PLAN, on_processes(2), None, quiet)) == timeless(alone)


def test_a_worker_that_is_killed_costs_nothing_but_its_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(crew, "_do_block", _die_once)
    monkeypatch.setenv("ARENA_DIED", str(tmp_path / "died"))
    assert timeless(play_arena(PLAN, on_processes(2), None, quiet)) == timeless(
        play_arena(PLAN, here, None, quiet)
    )
    assert (tmp_path / "died").exists()


def _die_once(block: list[int]) -> Done:
    """In a worker: the first that comes here is killed by the system."""
    died = Path(os.environ["ARENA_DIED"])
    if not died.exists():
        died.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    arena = Arena(PLAN)
    return Done(block, [arena.play(number) for number in block])


class Clumsy(Arena):
    """Breaks off in the third game."""

    def play(self, number: int) -> Played:
        if number == 2:
            raise RuntimeError("a die fell off the table")
        return super().play(number)


def test_a_game_that_cannot_be_played_costs_no_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with monkeypatch.context() as patch:
        patch.setattr(ArenaPlan, "sit_down", lambda plan, cores: Clumsy(plan))
        with pytest.raises(GameError, match=r"2 of 6 could not be done; .* number 2: .* die fell") as told:
            play_arena(PLAN, here, Journal(path, PLAN), quiet)
        assert "kept" in str(told.value)
    assert sorted(Journal(path, PLAN).parts) == [0, 1, 4, 5]
    mended = play_arena(PLAN, here, Journal(path, PLAN), quiet)
    assert timeless(mended) == timeless(play_arena(PLAN, here, None, quiet))


# -- resuming -----------------------------------------------------------------------------


class Interrupted(Exception):
    pass


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"

    def breaks_off(plan: Job, blocks: Sequence[list[int]]) -> Iterator[Done]:
        yield next(here(plan, blocks))
        raise Interrupted

    with pytest.raises(Interrupted):
        play_arena(PLAN, breaks_off, Journal(path, PLAN), quiet)
    with path.open("ab") as file:
        file.write(b'{"n":4,"pay')  # killed in the middle of a line
    asked: list[int] = []

    def goes_on(plan: Job, blocks: Sequence[list[int]]) -> Iterator[Done]:
        asked.extend(number for block in blocks for number in block)
        yield from here(plan, blocks)

    reports: list[int] = []
    games = play_arena(PLAN, goes_on, Journal(path, PLAN), reports.append)
    assert asked == [2, 3, 4, 5]
    assert reports == [2, 4, 6]
    whole = play_arena(PLAN, here, None, quiet)
    assert timeless(games) == timeless(whole)
    # Once more there is nothing left to do, and the file says all.
    assert document(PLAN, play_arena(PLAN, goes_on, Journal(path, PLAN), quiet)) == document(PLAN, games)


def test_more_games_can_be_asked_of_the_same_file(tmp_path: Path) -> None:
    words = ("arena", "kings_bounty", "--seats", 2, "--bots", "squire,random")
    file = ("--resume", tmp_path / "arena.jsonl")
    answer(*words, "--games", 2, *file)
    found = answer(*words, "--games", 4, *file)
    fresh = answer(*words, "--games", 4)
    assert [row["wins"] for row in found["rows"]] == [row["wins"] for row in fresh["rows"]]


def test_the_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(path, PLAN)
    with pytest.raises(GameError, match="is of another arena"):
        Journal(path, msgspec.structs.replace(PLAN, seed=4))
    path.write_text("a letter\n")
    with pytest.raises(GameError, match="is not the file of an arena"):
        Journal(path, PLAN)


# -- Ray ----------------------------------------------------------------------------------


def test_without_ray_the_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(GameError, match=r"pip install hastilude\[ray\]"):
        on_ray("local")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of two nodes of Ray, which live in processes of this machine."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install hastilude[ray]")
    small = {"object_store_memory": 80 << 20}
    nodes = importlib.import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False, **small}
    )
    nodes.add_node(num_cpus=1, **small)
    try:
        yield nodes.address
    finally:
        nodes.shutdown()


def test_two_nodes_of_ray_play_the_same_games(cluster: str) -> None:
    played = play_arena(PLAN, on_ray(cluster), None, quiet)
    assert timeless(played) == timeless(play_arena(PLAN, here, None, quiet))


def test_ray_simulates_and_gathers_too(cluster: str, tmp_path: Path) -> None:
    plan = Plan("kings_bounty", 2, 3, 1, find_game("kings_bounty").choose({}), ("random", "random"))
    assert simulate(plan, on_ray(cluster), quiet).results() == simulate(plan, here, quiet).results()
    games = Gathering("kings_bounty", 2, 1, "random", block=1)
    assert gather(games, 2, tmp_path, on_ray(cluster), lambda played, seconds: None) == 2
    found = [path.read_bytes() for path in sorted(tmp_path.glob("*.rows"))]
    assert found == [Gatherer(games).rows(0), Gatherer(games).rows(1)]


# -- the ladder of docs/bots.md -----------------------------------------------------------


def test_the_ladder_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    page, file = tmp_path / "bots.md", tmp_path / "arena.json"
    page.write_text(f"# Bots\n\n{FROM}\nold\n{TO}\n\nMore.\n")
    file.write_text(json.dumps(document(PLAN, play_arena(PLAN, here, None, quiet))))
    for _ in range(2):
        assert ladder_main([str(page), str(file)]) == 0
    text = page.read_text()
    assert text.startswith(f"# Bots\n\n{FROM}\n\n**kings_bounty**, 2 seats, 6 games (")
    assert text.endswith(f"\n\n{TO}\n\nMore.\n")
    assert "old" not in text
    assert "| squire | 6 | 100.0% |" in text


def test_a_fair_share_counts_all_winners_of_a_game() -> None:
    """A judgement of Hearts and Armour was once taken over because six times 37.7 % is more than 1.1."""
    plan = ArenaPlan("hearts_and_armour", 6, 12, 3, {}, ("page", "squire"))
    games = play_arena(plan, here, None, quiet)
    found = rows(plan, games)
    assert fair_share(found) == pytest.approx(sum(sum(game.payoffs) for game in games) / 72)
    assert fair_share(found) > 1 / 6
