"""The table in the terminal: a person types lines, bots answer."""

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from cli.command import command
from hastilude.bots.bot import RandomBot
from hastilude.cli.choices import choices, hand_kinds
from hastilude.cli.table import TerminalTable
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import games
from hastilude.core.record import Record, Seal
from hastilude.core.referee import Referee
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from support.kings_bounty import draw

ALONE = ("play", "kings_bounty", "--text", "--seats", 2, "--bots", "random", "--seed", 1)

#: a warrior takes the tower, the archer does not, the orc has no castle
BESIEGED = """
    >0:                      | human_archer human_warrior orc_mage elf_fortress obelisk_1 obelisk_1
     1: elf_tower<elf_archer | human_mage human_mage elf_mage elf_mage orc_hero obelisk_2
"""


def sit(picture: str, *typed: str) -> str:
    """Sit down as seat 0 at a drawn table, type lines, and read all that was said."""
    components = RULEBOOK.components()
    seal = Seal(seed_of("table"), ("x",))
    referee = Referee(RULEBOOK, ["Ivanhoe", "Random"], RULEBOOK.game.choose({}), components, seal)
    referee.state = draw(picture, strict=True)
    out = io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        patch.object(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed))),
    ):
        TerminalTable(referee, {1: RandomBot()}, SeededChance(seed_of("bots")), "en").play()
    return out.getvalue().replace("\N{NO-BREAK SPACE}", " ")


# -- every game -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(
    ("game", "seats"),
    [("kings_bounty", 2), ("hearts_and_armour", 5), ("lionheart", 3), ("rise_shields", 2)]
    + [("knights_tale", seats) for seats in (1, 2)],
)
def test_every_game_can_be_played_by_its_numbers(
    game: str, seats: int, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever stands first, for sixty decisions or to the end: a list, an answer, never a breakdown."""
    monkeypatch.chdir(tmp_path)  # after the end the numbers are names of files
    where = ("play", game, "--text", "--seats", seats, "--seed", 5, "--lang", lang)
    done = command(*where, input="1\n" * 60 + "quit\n\n")
    assert done.code == 0, done.stderr
    assert done.stdout.count("   1  ") >= 5


# -- what is shown -------------------------------------------------------------------------


def test_the_table_and_the_choices() -> None:
    said = sit(BESIEGED)
    assert "King's Bounty: Ivanhoe, Random. You are Ivanhoe." in said
    assert "elves: [2] tower (elf archer)" in said
    assert "human mage" not in said  # it is in the other hand
    assert "   1  Capture the elf tower with the human warrior — " in said


def test_equal_cards_stand_in_the_list_once() -> None:
    assert sit(BESIEGED).count("  Lay out the obelisk") == 1


def test_a_long_list_is_grouped_by_card() -> None:
    game = draw("""
        >0: orc_tower obelisk_1 obelisk_2 elf_tower elf_fortress | human_archer orc_mage orc_mage elf_hero
         1: elf_tower obelisk_1 obelisk_2                        |
    """)
    found = choices(game.legal(), RULEBOOK, RULEBOOK.view(game, 0))
    assert [(choice.card, len(choice.actions)) for choice in found] == [
        ("human_archer_1", 7),  # five at home, two of defence 1 abroad
        ("orc_mage_1", 8),  # the other mage is equal
        ("elf_hero_1", 3),
        ("", 1),  # exchange
    ]
    assert set(hand_kinds(RULEBOOK.view(game, 0)).values()) == {"human_archer", "orc_mage", "elf_hero"}


def test_a_group_opens_and_closes() -> None:
    said = sit(
        """
        >0: orc_tower obelisk_1 obelisk_2 orc_citadel | human_archer orc_mage elf_tower elf_mage elf_mage orc_hero
         1: elf_tower obelisk_1 obelisk_2             | human_mage human_mage elf_monster elf_hero orc_archer orc_archer
        """,
        "2",
        "0",
        "human archer",
        "9",
    )
    assert "   2  Orc mage (7 ways) — " in said
    assert said.count("   1  Garrison the orc tower with the orc mage — ") == 1
    assert "   0  back\n" in said
    assert "   1  Garrison the orc tower with the human archer — " in said
    assert "The list goes from 0 to 6." in said


def test_what_the_bots_do_is_told_before_the_next_question() -> None:
    said = sit(BESIEGED, "1")
    news = said.partition("What has happened:")[2]
    assert news.strip().startswith(
        "Ivanhoe captures the elf tower from Random with the human warrior: defence 3."
    )
    assert "\n  Random " in news
    assert "Your turn: " in news.partition("\n  Random ")[2]


# -- what is typed -------------------------------------------------------------------------


def test_an_action_as_text() -> None:
    assert "Ivanhoe lays out the elf fortress." in sit(BESIEGED, "play  elf_fortress_1")


def test_a_refusal_names_rule_and_numbers_and_costs_nothing() -> None:
    said = sit(BESIEGED, "capture elf_tower_1 with human_archer_1", "log")
    assert "the elf tower has defence 2, the human archer has strength 2" in said
    assert "KB-075" in said
    assert "Nothing has happened yet." in said


@pytest.mark.parametrize(
    "typed", ["why capture elf_tower_1 with orc_mage_1", "why orc_mage", "why orc mage", "why ORC_MAGE_1"]
)
def test_why_not_this_card(typed: str) -> None:
    said = sit(BESIEGED, typed)
    assert "To play the orc mage you need a castle of the orcs, and you have none." in said
    assert "KB-051" in said
    assert "set aside" not in said  # nobody asked about returning it


def test_why_not_the_archer() -> None:
    said = sit(BESIEGED, "why human_archer")
    assert "the elf tower has defence 2" in said
    assert "the elf tower belongs to Random" in said
    assert "no such holding" not in said  # holdings of the own hand are no targets


def test_why_a_card_that_can_be_played() -> None:
    said = sit(BESIEGED, "why human_warrior", "why 1", "why dragon")
    assert "There is 1 way to use it now:\n  Capture the elf tower with the human warrior\n" in said
    assert "Allowed: Capture the elf tower with the human warrior\n" in said
    assert "Name an action, a card or a number of the list" in said


@pytest.mark.parametrize("game", games())
def test_why_alone_asks_what_about(game: str) -> None:
    """In Rise Shields it once spoke of some card, whose name has no number at its end."""
    done = command(
        "play", game, "--text", "--seats", 4 if game != "lionheart" else 3, "--seed", 5, input="why\n"
    )
    assert "Name an action, a card or a number of the list" in done.stdout, done.stderr


def test_what_holds_for_a_group_is_said_once_beside_it() -> None:
    """The figures of a unit to be placed stood in each of twenty lines, and not beside the group."""
    where = ("play", "rise_shields", "--text", "--seats", 2, "--seed", 5, "--lang", "ru")
    said = command(*where, input="1\n" * 8).stdout
    group, line = (
        next(one for one in said.splitlines() if start in one)
        for start in ("  1  Поставить ратников Ордена (", "  1  Поставить ратников Ордена на ")
    )
    assert "атака 2, защита 2" in group
    assert "атака" not in line
    assert "первый ряд" in line


def test_ones_own_holding_is_destroyed_only_when_asked_twice() -> None:
    mine = """
        >0: orc_tower<human_mage obelisk_1 | human_archer human_monster elf_mage elf_mage elf_hero elf_archer
         1: elf_tower                      | human_mage human_mage elf_monster elf_archer orc_archer orc_archer
    """
    destroy, cover = "destroy obelisk_1_1 with human_monster_1", "garrison orc_tower_1 with human_archer_1"
    said = sit(mine, destroy, "log")
    assert "This is your own holding: the obelisk of strength 1. It would be discarded." in said
    assert "Nothing has happened yet." in said
    assert "Ivanhoe destroys the obelisk" in sit(mine, destroy, destroy)
    assert "You would replace a stronger garrison: the human mage is discarded" in sit(mine, cover)
    assert "Ivanhoe garrisons the orc tower" in sit(mine, destroy, cover, cover)


def test_help_gives_the_rules_and_the_commands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In own words and in the language of the table, wherever the package is installed."""
    monkeypatch.chdir(tmp_path)
    assert "  KB-035  Turns go clockwise, beginning with the first player." in sit(BESIEGED, "?")
    assert "  KB-035  Очередь идёт по часовой стрелке" in sit(BESIEGED, "lang ru", "?")
    said = sit(BESIEGED, "?")
    for word in ("why", "table", "log", "rules", "undo", "save", "lang", "quit"):
        assert f"\n  {word} " in said


def test_a_sentence_that_tells_two_rules_is_said_once() -> None:
    said = sit(BESIEGED, "why return orc_mage_1")
    told = [line for line in said.splitlines() if line.startswith("  KB-")]
    assert told
    assert len({line.partition("  ")[2] for line in told}) == len(told)


def test_rules_about_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    said = sit(BESIEGED, "rules kb-064", "rules zeppelin")
    assert "KB-064  The defence of a holding is the larger of" in said
    assert "The rules say nothing about “zeppelin”." in said


def test_undo_takes_back_what_nobody_has_seen() -> None:
    said = sit(BESIEGED, "exchange", "return orc_mage_1", "undo", "log")
    assert "Taken back." in said
    after = said.partition("Taken back.")[2]
    assert "Return the orc mage" in after
    assert "sets the orc mage aside" not in after


def test_undo_of_what_was_seen_is_refused() -> None:
    assert "There is nothing to undo" in sit(BESIEGED, "undo")
    assert "undo: others have decided since" in sit(BESIEGED, "play elf_fortress_1", "undo")


def test_the_other_language() -> None:
    said = sit(BESIEGED, "lang ru", "play elf_fortress_1", "lang tlh")
    assert "Ваш ход: сыграйте карту" in said
    assert "Ivanhoe выкладывает крепость эльфов." in said
    assert "Языков два" in said


def test_the_table_is_shown_anew_after_the_deal() -> None:
    words = ("play", "kings_bounty", "--text", "--seats", 2, "--bots", "random")
    for seed in range(20):
        said = command(*words, "--seed", seed, "--option", "removed_peoples=chosen", input="1\n1\n").stdout
        if "Ivanhoe drew the first turn." in said:
            break
    dealt = said.partition("Ivanhoe puts the elves into the box.")[2]
    assert "Your hand" in dealt.partition("In the box: elves and dwarves.")[2]


def test_ctrl_c_offers_to_save(tmp_path: Path) -> None:
    with patch("builtins.input", side_effect=[KeyboardInterrupt, str(tmp_path / "half.jsonl")]):
        done = command(*ALONE)
    assert done.code == 0
    assert done.stdout.endswith(f"Saved in {tmp_path / 'half.jsonl'}.\nGood-bye.\n")


def test_nonsense_is_answered_kindly() -> None:
    said = sit(BESIEGED, "fly to the moon", "99", "")
    assert "“fly to the moon” is neither a number of the list nor an action nor a command" in said
    assert "The list goes from 1 to " in said
    assert said.count("Your turn: ") == 2


# -- the whole game ------------------------------------------------------------------------


def test_to_the_end_with_a_record_that_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # The first choice every time; at the end it is the name of the file.
    done = command(*ALONE, input="1\n" * 300)
    assert (done.code, done.stderr) == (0, "")
    assert "The winner is " in done.stdout
    record = Record.read(tmp_path / "1")
    assert record.ending is not None
    assert f"Seed {record.ending.seed}" in done.stdout
    assert done.stdout.count(record.header.commitment) == 2  # before the deal and after the end
    assert record.ending.seed != record.header.commitment
    assert command("verify", "1").code == 0


def test_the_end_of_the_input_is_a_polite_good_bye(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = command(*ALONE, input="1\n")
    assert (done.code, done.stderr) == (0, "")
    assert done.stdout.endswith("Good-bye.\n")
    assert list(tmp_path.iterdir()) == []


def test_saved_and_resumed_it_is_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    saved = command(*ALONE, input="1\n1\ntable\nquit\nhalf.jsonl\n").stdout
    resumed = command("play", "--text", "--resume", "half.jsonl", input="quit\n\n")
    assert "Saved in half.jsonl." in saved
    assert resumed.code == 0
    shown = re.compile(r"King's Bounty, turn .*?\nNot seen", re.DOTALL)
    assert shown.findall(resumed.stdout) == shown.findall(saved)[-1:]
    whole = command("play", "--text", "--resume", "half.jsonl", input="1\n" * 300)
    assert "The winner is " in whole.stdout
    assert command("verify", "1").code == 0
    assert command("verify", "half.jsonl").code == 1  # it says that it is not over
    over = command("play", "--text", "--resume", "1")
    assert over == (2, "", "hastilude: 1: this game is over; replay shows it\n")


def test_saving_never_writes_over_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    diary = tmp_path / "diary"
    diary.write_text("Dear diary", encoding="utf-8")
    said = command(*ALONE, input="save diary\nsave no/where\nsave\nsave a.jsonl\nsave a.jsonl\n").stdout
    assert "diary is there already: choose another name." in said
    assert diary.read_text(encoding="utf-8") == "Dear diary"
    assert "no/where could not be written: No such file or directory." in said
    assert "Where to? save FILE" in said
    assert said.count("Saved in a.jsonl.") == 2


def test_a_game_of_bots_alone_has_no_seat_for_a_person(tmp_path: Path) -> None:
    path = tmp_path / "bots.jsonl"
    options, components = RULEBOOK.game.choose({}), RULEBOOK.components()
    referee = Referee(RULEBOOK, ["Random 1", "Random 2"], options, components, Seal.fresh())
    referee.paused().write(path)
    done = command("play", "--text", "--resume", path)
    assert done == (2, "", "hastilude: a table has one person, not 0: Random 1, Random 2\n")


def test_the_name_and_the_options() -> None:
    words = ("--seats", 3, "--name", "Rowena", "--bots", "greedy,random", "--option", "expert_titles=true")
    said = command("play", "kings_bounty", "--text", "--seed", 2, *words).stdout
    assert "You are Rowena." in said
    assert "Greedy" in said
    assert "Random" in said
    assert "hidden title" in said.lower()


def test_in_a_process_of_its_own_with_bytes_that_are_no_text() -> None:
    arguments = [sys.executable, "-m", "hastilude.cli", *map(str, ALONE), "--lang", "ru"]
    done = subprocess.run(arguments, input=b"\xff\xfe\n?\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Команды:" in done.stdout.decode()
    assert done.stdout.decode().endswith("До встречи.\n")
