"""`hastilude games` is honest."""

from pathlib import Path

from cli.command import answer, command
from hastilude.games.kings_bounty import rules
from hastilude.games.kings_bounty.meta import GAME

COMPILED = Path(rules.__file__).suffix != ".py"


def test_all_five_games_are_there() -> None:
    games = {game["id"]: game for game in answer("games")["games"]}
    assert list(games) == ["hearts_and_armour", "kings_bounty", "knights_tale", "lionheart", "rise_shields"]
    assert all("complete rules" in game["status"] for game in games.values())


def test_the_facts_of_a_game() -> None:
    game = next(game for game in answer("games")["games"] if game["id"] == "kings_bounty")
    assert (game["seats"], game["rules_version"], game["status"]) == ([2, 3, 4, 5], 2, GAME.status)
    display = next(option for option in game["options"] if option["name"] == "title_display")
    assert display["default"] == "live"
    assert display["values"] == ["live", "last_player_turn", "end_only"]
    assert len(game["options"]) == len(GAME.options)


def test_whether_it_is_compiled() -> None:
    document = answer("games")
    assert document["compiled"] is COMPILED
    assert document["games"][0]["compiled"] is COMPILED


def test_as_text() -> None:
    done = command("games")
    assert done.code == 0
    assert "kings_bounty       King's Bounty      2, 3, 4, 5" in done.stdout
    assert "  stall_guard=on|off\n" in done.stdout
    assert done.stdout.endswith(f"installation are {'compiled' if COMPILED else 'interpreted'}.\n")
