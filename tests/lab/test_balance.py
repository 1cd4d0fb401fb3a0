"""The balance lab: every game tells its facts, the shares are right, and a report stands on its own."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from cli.command import answer, command
from hastilude.core.facts import Facts
from hastilude.core.game import GameError, games
from hastilude.core.text import LANGUAGES, Texts
from hastilude.lab import report
from hastilude.lab.balance import Wish, advantage, examine, findings, other_values
from hastilude.lab.chronicle import STEPS, Index, Told, Watcher, Watching, _story
from hastilude.lab.crew import here, on_processes

GAMES = list(games())


def plan(game: str, seats: int = 0, number: int = 1, bot: str = "squire") -> Watching:
    seats = seats or games()[game].newcomer_seats
    return Watching(game, seats, number, 5, {}, (bot,) * seats)


def quiet(name: str, done: int, total: int) -> None: ...


# -- what games tell ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_things_that_are_declared_and_have_names(game: str) -> None:
    rulebook = games()[game].load()
    facts = rulebook.facts()
    assert facts.had
    assert facts.chosen
    for family in (*facts.had, *facts.chosen):
        for code in family.codes:
            for language in LANGUAGES:
                assert not family.text or Texts(rulebook, language).thing(family.text, code)
    index = Index(facts, rulebook.actions)
    reached = {number for action in rulebook.actions for number in index.of_action(action)}
    declared = {index.number[family.name, code] for family in facts.chosen for code in family.codes}  # type: ignore[index]
    assert declared <= reached, "things that no action chooses"


@pytest.mark.parametrize("game", GAMES)
def test_a_watched_game_is_told_whole(game: str) -> None:
    watching = plan(game, bot="random" if game == "lionheart" else "squire")
    told = Watcher(watching).play(0)
    seats = watching.seats
    assert sorted(told.order) == list(range(seats))
    assert len(told.payoffs) == len(told.choices) == len(told.had) == len(told.chose) == seats
    assert any(told.chose)
    assert any(told.had) or game == "lionheart"  # by lot nobody fences a mine
    for things in told.chose:
        assert all(told.offers[thing][1] > 0 for thing in things)
    assert all(0 <= chosen <= offered for offered, chosen in told.offers.values())
    assert not told.story or len(told.story) == STEPS + 1
    assert msgspec.json.decode(msgspec.json.encode(told), type=Told) == told


def test_a_game_that_tells_nothing_is_still_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook = games()["kings_bounty"].load()
    monkeypatch.setattr(rulebook, "facts", Facts)
    watching = plan("kings_bounty", 2, 2, "random")
    found = findings(watching, [Watcher(watching).play(n) for n in range(2)])
    assert found["families"] == []
    assert sum(row["n"] for row in found["order"]) == 4
    assert "Seat advantage" in report.page(found)


# -- what is made of it -------------------------------------------------------------------


def told(n: int, winner: int, had: tuple[tuple[int, ...], ...], order: tuple[int, ...]) -> Told:
    payoffs = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
    return Told(n, "end", payoffs, (3, 1), ({}, {}), order, (4, 5), had, ((), ()), {}, 0, 0.0, ())


def test_things_and_places_have_the_shares_they_won() -> None:
    watching = plan("kings_bounty", 2, 4)
    emperor = 0
    seen = [
        told(0, 0, ((emperor,), ()), (0, 1)),
        told(1, 0, ((emperor,), ()), (1, 0)),
        told(2, 1, ((emperor,), ()), (1, 0)),
        told(3, 1, ((), ()), (1, 0)),
    ]
    found = findings(watching, seen)
    titles = found["families"][0]
    first = titles["rows"][0]
    assert (first["name"], first["n"]) == ("Emperor", 3)
    assert first["share"] == pytest.approx(2 / 3, abs=1e-4)
    assert first["without"] == pytest.approx(2 / 5)
    assert "Vandal" in titles["never"]
    assert [row["share"] for row in found["order"]] == [0.75, 0.25]
    best = advantage(found["order"])
    assert (best["place"], best["points"]) == (1, 25.0)
    assert best["low"] < 25 < best["high"]


def test_the_lead_is_followed() -> None:
    # the second seat leads, then the first for good; a step of less than the noise is none
    assert _story([(40, 60), (70, 30), (49, 51), (90, 10)], (1.0, 0.0))[:2] == (1, 0.25)
    assert _story([(60, 40), (100, 0)], (1.0, 0.0))[:2] == (0, 0.0)
    assert _story([(60, 40)], (0.0, 0.0)) == (0, 0.0, ())


def test_guards_are_no_options_to_compare() -> None:
    names = {name for name, _ in other_values(games()["kings_bounty"], plan("kings_bounty", 2))}
    assert "stall_guard" not in names
    assert "expert_titles" in names


# -- the whole of it ----------------------------------------------------------------------


class Fetches(HTMLParser):
    """What a page would load from elsewhere, and the tags left open."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [tag for name, _ in attrs if name in ("src", "href")] + [tag] * (
            tag in ("script", "link")
        )


def test_a_report_is_one_page_that_fetches_nothing(tmp_path: Path) -> None:
    wish = Wish(plan("kings_bounty", 2, 6, "random"), ("random", "squire"), 4, 0)
    found = examine(wish, here, tmp_path, quiet)
    page = report.page(found)
    reader = Fetches()
    reader.feed(page)
    assert not reader.found
    assert "url(" not in page
    for heading in ("Seat advantage", "Length", "Scores", "Luck against skill", "Titles held at the end"):
        assert f"<h2>{heading}</h2>" in page
    assert page.count("<svg") >= 6
    assert "nan" not in page.lower()
    summary = report.markdown([found])
    assert re.search(r"Seat advantage\*\*, by place in turn order: 1: \d", summary)
    # what was played is kept, and gives the same
    assert examine(wish, here, tmp_path, quiet) == found
    assert {path.name for path in tmp_path.iterdir()} == {"games.jsonl", "levels.jsonl"}


def test_processes_change_nothing() -> None:
    wish = Wish(plan("kings_bounty", 2, 4, "random"))
    assert examine(wish, on_processes(2), None, quiet) == examine(wish, here, None, quiet)


def test_options_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hastilude.lab.balance.other_values", lambda game, plan: [("expert_titles", "true")])
    found = examine(Wish(plan("kings_bounty", 2, 2, "random"), (), 0, 2, "random"), here, None, quiet)
    assert [row["option"] for row in found["compared"]] == ["", "expert_titles"]
    assert "expert_titles = true" in report.page(found)


def test_options_that_changed_nothing_are_named_once() -> None:
    row = {
        "games": 2,
        "choices": 9,
        "advantage": 0.1,
        "low": 0.0,
        "high": 0.2,
        "winner": 1.0,
        "leads": 2.0,
        "ends": {},
    }
    other = row | {"choices": 8}
    compared = [
        row | {"option": "", "value": ""},
        row | {"option": "a", "value": "x"},
        other | {"option": "b", "value": "y"},
    ]
    told, same = report._options_that_tell(compared)
    assert ([one["option"] for one in told], [one["option"] for one in same]) == (["", "b"], ["a"])


def test_the_command(tmp_path: Path) -> None:
    words = ("lab", "balance", "kings_bounty", "--seats", 2, "--games", 4, "--bots", "random")
    page = tmp_path / "page.html"
    done = command(*words, "--out", page)
    assert (done.code, done.stderr) == (0, "")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    found = answer(*words)
    assert (found["games"], found["seats"]) == (4, 2)
    (tmp_path / "kb.json").write_bytes(msgspec.json.encode(found))
    assert report.main([str(tmp_path / "kb.md"), str(tmp_path / "kb.json")]) == 0
    assert (tmp_path / "kb.md").read_text(encoding="utf-8").startswith("# The balance of King's Bounty")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--bots", "dragon"), "there is no bot 'dragon'"),
        (("--seats", 9), "9 seats do not work"),
        (("--out", "no/such/page.html"), "there is no folder no/such"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[object, ...], reason: str) -> None:
    done = command("lab", "balance", "kings_bounty", "--games", 1, *words)
    assert done.code == 2
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_folder_of_another_report_is_refused(tmp_path: Path) -> None:
    examine(Wish(plan("kings_bounty", 2, 2, "random")), here, tmp_path, quiet)
    with pytest.raises(GameError, match="another balance report"):
        examine(Wish(plan("kings_bounty", 3, 2, "random")), here, tmp_path, quiet)


def test_a_report_can_be_given_a_time() -> None:
    wish = Wish(plan("kings_bounty", 2, 500, "random"), minutes=0.0001)
    assert 1 <= examine(wish, here, None, quiet)["games"] < 500
