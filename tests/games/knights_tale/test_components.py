"""What is in the box (ledger 2.1, 3.2), figure by figure, and component files of other boxes (part 9)."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hastilude.core.components import SOURCES, ComponentError
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import COMPONENTS, FIGURES
from support.ledger import rule

DATA = COMPONENTS.data


def rows(table: str) -> dict[str, dict[str, Any]]:
    """The rows of a table, without the notes on where they come from."""
    return {name: row for name, row in DATA[table].items() if name not in ("source", "where")}


def copies(table: str) -> int:
    return sum(int(row["copies"]) for row in rows(table).values())


# -- counts ------------------------------------------------------------------------------


@rule("KT-014")
def test_the_box() -> None:
    """Cards 74 + 12 + 14 + 12 + 12 + 13, tokens 48 + 16 + 17 + 32 + 4, dice 36."""
    assert [copies(kind) for kind in ("romance", "trade", "challenge")] == [26, 19, 29]
    counts = [len(rows(table)) for table in ("events", "titles", "characters", "solo_cards")]
    assert counts == [12, 14, 12, 13]
    assert len(DATA["tournament_cards"]) == 12
    assert sum(sum(row.values()) for row in rows("support_piles").values()) == 48
    assert (copies("relics"), copies("prestige"), len(rows("knights"))) == (16, 17, 32)
    assert sum(row["tokens"] for row in rows("prizes").values()) == 4
    assert sum(row["dice"] for row in rows("dice").values()) == 36


@rule("KT-022")
def test_the_supply() -> None:
    assert (DATA["supply"]["strength"], DATA["supply"]["faith"], DATA["supply"]["coins"]) == (28, 20, 24)


@rule("KT-041", "KT-R07")
def test_five_piles_of_support_tokens() -> None:
    piles = Counter[str]()
    for row in rows("support_piles").values():
        piles.update(row)
    assert piles == {"ordinary_1": 7, "ordinary_2": 7, "ordinary_3": 7, "scroll": 14, "special": 13}


@rule("KT-042", "KT-R11")
def test_the_scroll_pile_is_what_travel_cards_can_hand_out() -> None:
    """As many of each kind as there are cards that name it."""
    named = Counter[str]()
    for kind in ("romance", "trade", "challenge"):
        for row in rows(kind).values():
            for option in row["gain"]:
                for token in re.findall(r"support (\w+)", option):
                    named[token] += row["copies"]
    scroll = {kind: row["scroll"] for kind, row in rows("support_piles").items() if row["scroll"]}
    assert scroll == named


def test_the_ordinary_piles_have_what_the_rulebook_asks_of_them() -> None:
    """Part 9, row 6: two Minstrels, Thugs and Fencing masters, a Queen, a second Squire within reach."""
    piles = rows("support_piles")
    ordinary = {
        kind: row["ordinary_1"] + row["ordinary_2"] + row["ordinary_3"] for kind, row in piles.items()
    }
    assert min(ordinary[kind] for kind in ("minstrel", "thug", "fencing_master", "squire")) >= 2
    assert min(ordinary[kind] for kind in ("queen", "nun")) >= 1
    # 4 players: two on the track in each of three rounds, three Recruitings, four characters of level 3
    assert sum(row["special"] for row in piles.values()) == 2 * 3 + 3 + 4


@rule("KT-043", "KT-044", "KT-R08", "KT-R09")
def test_the_support_track() -> None:
    track = rows("support_track")
    open_to = {n: [c for c, row in track.items() if row["min_players"] <= n] for n in (1, 2, 3, 4)}
    assert open_to[1] == open_to[2] == ["s1", "r1", "r2", "r3", "r4", "r5"]
    assert open_to[3] == ["s1", "s2", "r1", "r2", "r3", "r4", "r5", "r6"]
    assert len(open_to[4]) == 9
    assert any(row["price"] == 2 for row in track.values())


@rule("KT-018", "KT-233")
def test_six_kinds_of_prestige() -> None:
    assert list(rows("prestige")) == [
        "lady_of_heart",
        "kings_favour",
        "retinue",
        "office",
        "military_fame",
        "champion_prestige",
    ]


@rule("KT-290")
def test_four_kinds_of_relics() -> None:
    assert list(rows("relics")) == ["medallion", "rosary", "amulet", "ring"]


@rule("KT-010", "KT-232")
def test_where_relics_and_prestige_come_from() -> None:
    """Travel cards and prizes; King and Vassal give prestige; nothing else does."""
    sources: dict[str, set[str]] = {"relic": set(), "prestige": set()}
    for table in ("romance", "trade", "challenge", "prizes", "events"):
        for row in rows(table).values():
            for what, found in sources.items():
                if any(f"{what} " in option for option in row["gain"]):
                    found.add(table)
    for kind, row in rows("support").items():
        for what, found in sources.items():
            if row["effect"].startswith(f"{what} "):
                found.add(kind)
    assert sources["relic"] == {"romance", "trade", "challenge", "prizes"}
    assert sources["prestige"] == {"romance", "trade", "challenge", "prizes", "king", "vassal"}


@rule("KT-059")
def test_five_classes_of_knights() -> None:
    classes = Counter(row["class"] for row in rows("knights").values())
    assert classes == {"nobility": 6, "veteran": 5, "polish_noble": 8, "king_class": 7, "champion_class": 6}
    assert [name for name, row in rows("knight_classes").items() if row["armour_dice"]] == ["polish_noble"]
    veterans = {row["class"] for row in rows("knights").values() if "less" in row}
    assert veterans == {"veteran"}


@rule("KT-006", "KT-167", "KT-168", "KT-169")
def test_stronger_knights_are_worth_more() -> None:
    """Within a class glory never falls as attack rises; the pictured token reads 8, 2, 1."""
    for name in rows("knight_classes"):
        knights = [row for row in rows("knights").values() if row["class"] == name]
        pairs = sorted((row["attack"], row["glory"]) for row in knights)
        assert [glory for _, glory in pairs] == sorted(glory for _, glory in pairs)
    hans = rows("knights")["hans_von_trotha"]
    assert (hans["attack"], hans["glory"], hans["prestige"]) == (8, 2, 1)
    assert any(row["class"] == "polish_noble" and row["attack"] == 9 for row in rows("knights").values())


@rule("KT-026", "KT-028")
def test_characters() -> None:
    """Four of each level; the first four are equal; the third level has a token and fewer resources."""
    characters = list(rows("characters").values())
    assert [row["level"] for row in characters] == [1] * 4 + [2] * 4 + [3] * 4
    assert all(row == characters[0] for row in characters[:4])
    assert [row["support"] for row in characters] == ["none"] * 8 + ["top"] * 4
    resources = [row["coins"] + row["faith"] + row["strength"] for row in characters]
    assert max(resources[8:]) < min(resources[:8])
    assert all(0 < row["keep"] <= row["titles"] for row in characters)
    # the greatest deal of titles to four players: one character each, 11 cards left
    assert sum(sorted((row["titles"] for row in characters), reverse=True)[:4]) <= 14 - 3


@rule("KT-032", "KT-323")
def test_all_characters_start_with_level_two() -> None:
    assert {(row["horse"], row["armour"]) for row in rows("characters").values()} == {(2, 2)}


@rule("KT-052")
def test_three_sets_of_events() -> None:
    sets = Counter(row["round"] for row in rows("events").values())
    assert sets == {1: 4, 2: 4, 3: 4}
    assert rows("events")["good_harvest"]["round"] == 1


@rule("KT-058", "KT-R16")
def test_tournament_cards_for_each_number_of_players() -> None:
    """Four for 1–2, 3 and 4; in Plaisance placed + added + players = 8 (KT-R25)."""
    cards = DATA["tournament_cards"].values()
    assert Counter(card["players"] for card in cards) == {2: 4, 3: 4, 4: 4}
    supply = Counter(row["class"] for row in rows("knights").values())
    letters = {row["letter"]: name for name, row in rows("knight_classes").items()}
    for card in cards:
        for number in (1, 2, 3):
            line = card[f"round_{number}"]
            assert len(line["placed"]) + len(line["added"]) + card["players"] == 8
            cities = Counter(line["florence"] + line["paris"] + line["munich"])
            for need in (cities, Counter(line["placed"] + line["added"])):
                for letter, count in need.items():
                    assert count < supply[letters[letter]], "one may be the virtual opponent's"


@rule("KT-341")
def test_solo_cards() -> None:
    decks = Counter(row["deck"] for row in rows("solo_cards").values())
    assert decks == {"base": 9, "warrior": 2, "righteous": 2}
    actions = {row[n].split()[0] for row in rows("solo_cards").values() for n in ("first", "second", "third")}
    assert actions.isdisjoint({"market", "stand_guard", "train_alone"})


# -- figures that the rulebook gives ------------------------------------------------------


@rule("KT-155", "KT-156", "KT-157", "KT-R55")
def test_the_dice() -> None:
    """Red 1–5, black 0–4, white 0–3, each with one symbol; the doubled white face is a guess."""
    faces = {colour: row["faces"] for colour, row in rows("dice").items()}
    assert faces["strength"] == ["S", 1, 2, 3, 4, 5]
    assert faces["horse"] == ["S", 0, 1, 2, 3, 4]
    assert set(faces["armour"]) == {"S", 0, 1, 2, 3}
    assert len(faces["armour"]) == 6
    assert rows("dice")["armour"]["reconstructed"] == ["faces"]


def test_where_every_figure_comes_from() -> None:
    """Each table says it; what a row of the rulebook does not give is listed in the row."""
    tables = {**DATA, **{f"tournament_cards.{name}": card for name, card in DATA["tournament_cards"].items()}}
    del tables["tournament_cards"]
    for name, table in tables.items():
        assert table["source"] in SOURCES, name
        for row in table.values():
            if isinstance(row, dict):
                assert row.get("source", table["source"]) in SOURCES
                assert set(row.get("reconstructed", ())) <= set(row)
    known = {
        name
        for kind in ("romance", "trade", "challenge")
        for name, row in rows(kind).items()
        if "source" in row
    }
    assert len(known) == 12, "twelve travel cards are described in the rulebook"
    assert "reconstructed" not in rows("titles")["influential"]
    assert all("reconstructed" in row for name, row in rows("titles").items() if name != "influential")
    assert set(FIGURES.reconstructed) >= {"knights", "romance", "characters", "solo_cards"}


# -- other boxes --------------------------------------------------------------------------


def box(tmp_path: Path, old: str, new: str) -> Path:
    """The component file with one place changed."""
    text = (RULEBOOK.folder / "components.toml").read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    path = tmp_path / "box.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def test_any_figure_can_be_replaced(tmp_path: Path) -> None:
    components = RULEBOOK.components(
        box(tmp_path, "horse = [3, 4, 5]", "horse = [1, 1, 1]"),
    )
    assert RULEBOOK.figures(components) is not FIGURES
    assert components.digest != COMPONENTS.digest


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("garden_walk       = { copies = 3", "garden_walk       = { copies = 4", "26 romance cards"),
        (
            "donation        = { copies = 1, cost = 1",
            "donation        = { copies = 1, cost = -1",
            "cost of donation",
        ),
        ('gain = ["faith 3"] }\nfeast', 'gain = ["faiths 3"] }\nfeast', "'faiths 3' is no effect"),
        ('needs = "coins 6"', 'needs = "gold 6"', "'gold 6' is no condition"),
        (
            'timing = "tent",      effect = "refresh relic"',
            'timing = "noon", effect = "refresh relic"',
            "timing of hermit",
        ),
        ('faces = ["S", 1, 2, 3, 4, 5]', "faces = [1, 1, 2, 3, 4, 5]", "six faces, one of them S"),
        ('first = "special_support"', 'first = "sleep"', "'sleep' is no action"),
        ("[supply]", "[supplies]", "suppl"),
        ('florence = "NN"', 'florence = "NX"', "'NX' names no knight classes"),
        ('easy = "john_of_luxembourg_ligny"', 'easy = "lancelot"', "easy of rivals"),
        ("placed = { on = [1, 5, 3, 6]", "placed = { at = [1, 5, 3, 6]", "placed"),
        ('cells = "unlimited", reconstructed = ["cells"] }\nmarket', "cells = 2 }\nmarket", "cells"),
    ],
)
def test_a_wrong_file_is_refused_with_the_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message) as caught:
        RULEBOOK.components(box(tmp_path, old, new))
    assert "line" in str(caught.value)
