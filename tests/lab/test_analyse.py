"""A recorded game, thought over."""

import itertools
from pathlib import Path

import pytest

from cli.command import answer, command
from hastilude.core.game import find_game
from hastilude.core.record import Record
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.lab.analyse import GAIN, Analysis, Moment, Quality, analyse
from support.sure_wins import named, positions

LOOKS = 8
#: of positions with a known win, per game; tests/soak/analysis.py asks for 200
KNOWN = 1


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    command("simulate", "kings_bounty", "--seats", 2, "--games", 1, "--bots", "page", "--records", folder)
    [path] = folder.iterdir()
    return path


@pytest.fixture(scope="module")
def analysis(record: Path) -> Analysis:
    return analyse(Record.read(record), looks=LOOKS)


def test_every_decision_has_a_chance_for_each_seat(analysis: Analysis) -> None:
    lines = analysis.record.lines[1:]
    assert [moment.n for moment in analysis.moments] == [line.n for line in lines]
    assert [moment.action for moment in analysis.moments] == [line.action for line in lines]
    for moment in analysis.moments:
        # to a search a win is worth a little less the later it comes (bots.tree.HASTE)
        assert sum(moment.after) == pytest.approx(1.0, abs=0.005)


def test_after_the_last_decision_the_winner_has_won(analysis: Analysis) -> None:
    ending = analysis.record.ending
    assert ending is not None
    assert ending.result is not None
    [winner] = ending.result["winners"]
    assert analysis.end[winner] == 1.0


def test_own_decisions_those_of_others_and_luck_add_up(analysis: Analysis) -> None:
    for seat, end in enumerate(analysis.end):
        account = analysis.account(seat)
        assert analysis.fair + account.own + account.others + account.luck == pytest.approx(end, abs=1e-6)
        assert account.own <= 0.0, "nobody gains by a decision more than the best one gives"
        assert 0.0 < account.accuracy <= 100.0


def test_a_quality_goes_by_what_was_given_away() -> None:
    given = [0.001, 0.01, 0.04, 0.1, 0.3]
    found = [moment(1, 0.5, 0.5 - loss, "exchange").quality for loss in given]
    assert found == list(Quality)
    assert moment(1, 0.5, 0.2, "pass").quality is Quality.BEST, "what was done was the best"


def test_the_best_action_begins_its_line(analysis: Analysis) -> None:
    for moment in analysis.moments:
        assert moment.line[0] == moment.best
        for text in moment.line:
            RULEBOOK.actions.parse(text)


def test_the_same_record_gives_the_same_analysis(record: Path, analysis: Analysis) -> None:
    assert analyse(Record.read(record), looks=LOOKS).moments == analysis.moments


@pytest.mark.parametrize(("game", "seats"), [("lionheart", 2), ("hearts_and_armour", 4)])
def test_a_known_win_is_named_whatever_was_done(game: str, seats: int) -> None:
    rulebook = find_game(game).load()
    for state, wins in itertools.islice(positions(game, seats), KNOWN):
        assert named(rulebook, state, wins, LOOKS)


def moment(n: int, stands: float, after: float, best: str) -> Moment:
    return Moment(n, 0, "pass", (stands, 1 - stands), (after, 1 - after), best, (best,))


def test_turning_points_are_the_biggest_swings_and_mistakes_the_costliest(record: Path) -> None:
    moments = [
        moment(1, 0.41, 0.4, "exchange"),  # so small a gain is within the error
        moment(2, 0.4, 0.4, "pass"),
        moment(3, 0.1, 0.05, "exchange"),
        moment(4, 0.3, 0.1, "exchange"),
    ]
    analysis = Analysis(Record.read(record), moments, (0.2, 0.8))
    assert [moment.n for moment in analysis.turning_points(2)] == [2, 3]
    assert [moment.n for moment in analysis.mistakes()] == [4, 3]
    assert analysis.moments[0].gain < GAIN
    assert analysis.moments[2].better == "exchange"
    assert analysis.moments[1].better is None


def test_as_json(record: Path) -> None:
    found = answer("analyse", record, "--looks", 2)
    assert list(found) == ["game", "seats", "decisions", "turning_points", "mistakes", "accounts"]
    assert len(found["decisions"]) == len(Record.read(record).lines) - 1
    row = "n seat action chances swing best best_chance line better gain quality stands luck"
    assert list(found["decisions"][0]) == row.split()
    assert 0 < len(found["turning_points"]) <= 5


@pytest.mark.parametrize(("lang", "heading"), [("en", "Turning points"), ("ru", "Переломные моменты")])
def test_as_text(record: Path, lang: str, heading: str) -> None:
    done = command("analyse", record, "--looks", 2, "--lang", lang)
    assert (done.code, done.stderr) == (0, "")
    assert heading in done.stdout


def test_a_record_that_does_not_hold_is_refused_in_one_sentence(record: Path, tmp_path: Path) -> None:
    rows = record.read_bytes().splitlines(keepends=True)
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(b"".join([*rows[:3], *rows[4:]]))
    done = command("analyse", broken, "--looks", 2)
    assert done.code == 2
    assert "line 4" in done.stderr
    assert done.stderr.count("\n") == 1
