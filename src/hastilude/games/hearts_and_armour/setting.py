"""What is fixed before the first shuffle: seats, options, figures. Shared by all copies."""

from typing import Final

from hastilude.core.components import Components
from hastilude.core.game import Options
from hastilude.games.hearts_and_armour.cards import (
    CARDS,
    EFFECTS,
    FACE_NAMES,
    FACE_SHIELDS,
    FACE_SWORDS,
    FACES,
    HEROES,
    KNIGHT_DEATH,
    KNIGHT_HAND,
    KNIGHTS,
    SIDES,
    SORCERER_DEATH,
    SORCERER_HAND,
    TOKENS_TO_WIN,
)

#: the tables of a component file
TABLES: Final[tuple[str, ...]] = (
    "players",
    "heroes",
    "knights.side_a",
    "knights.side_b",
    "goals",
    "hands",
    "death",
    "match",
    "action_cards",
)


class Figures:
    """The action cards of a component file, as tables by kind."""

    def __init__(self, faces: list[int], copies: list[int], source: str) -> None:
        #: the face of each kind, in ascending order
        self.faces = faces
        self.copies = copies
        self.kinds = len(faces)
        self.swords = [FACE_SWORDS[face] for face in faces]
        self.shields = [FACE_SHIELDS[face] for face in faces]
        #: swords less shields
        self.net = [FACE_SWORDS[face] - FACE_SHIELDS[face] for face in faces]
        self.effect = [face % len(EFFECTS) for face in faces]
        self.names = [FACE_NAMES[face] for face in faces]
        #: by face; −1 where the game has no such card
        self.kind_of = [-1] * FACES
        for kind in range(self.kinds):
            self.kind_of[faces[kind]] = kind
        #: where the faces come from: "reconstructed" is shown to players
        self.source = source


class Setting:
    def __init__(self, seats: int, options: Options, figures: Figures) -> None:
        self.seats = seats
        self.options = options
        self.figures = figures
        #: knights of each side (HA-011)
        self.knights = seats // 2
        self.match = options["mode"] == "match_play"
        self.first_seat = _seat(options, "first_player", "first_seat", seats)
        self.sorcerer_seat = _seat(options, "sorcerer_seat", "sorcerer_at", seats)
        self.heroes_chosen = options["hero_selection"] == "host_choice"
        self.first_side = SIDES.index(options["first_side"])
        #: by side: the hero with whom the list begins, if the host sets them out
        self.first_knights = [HEROES.index(options[name]) for name in ("first_crusader", "first_saracen")]
        self.effect_optional = options["effect_optional"] == "true"
        self.needs_effect = options["open_play_needs_effect"] == "true"
        self.take_peek = options["take_peek"] == "true"
        self.give_to_target = options["give_to_target"] == "true"
        self.marker_cards = options["wound_marker"] == "card"
        self.both_hunters = options["sorcerer_only_death"] == "both_hunters"
        self.draw_needs_kill = options["draw_hunter"] == "needs_kill"
        self.reveal_all = options["reveal_all_goals_at_end"] == "true"
        self.max_laps = int(options["max_laps_per_round"])
        self.max_rounds = int(options["max_rounds"])
        self.score_as_is = options["round_limit_result"] == "score_as_is"
        self.max_games = int(options["max_games_in_match"])
        self.redeal = options["match_heroes"] == "redeal"
        #: rounds that the sorcerer must survive in the hunt of three; 0 where there is none
        self.hunt_rounds = int(options["hunt_rounds"]) if seats == 3 else 0
        if self.hunt_rounds > self.max_rounds:
            self.hunt_rounds = 0
        #: the round after which a game without a death is over (HA-149, HA-R03)
        self.last_round = self.hunt_rounds or self.max_rounds


def _seat(options: Options, who: str, number: str, seats: int) -> int:
    """The seat that the host has named, or −1: chance decides."""
    return (int(options[number]) - 1) % seats if options[who] == "host_choice" else -1


def read_figures(components: Components) -> Figures:
    """Check a component file against the ledger (part 9) and read it."""
    _fixed(components, "players", {"fewest": 4, "most": 9})
    _fixed(components, "heroes", {"knights_of_each_side": KNIGHTS, "sorcerers": 1})
    for side, name in enumerate(SIDES):
        table = f"knights.{name}"
        components.exactly(table, ("names",))
        due = list(HEROES[side * KNIGHTS : (side + 1) * KNIGHTS])
        if components.table(table)["names"] != due:
            raise components.error(table, "names", f"the knights of {name} are {', '.join(due)}")
    # HA-003, HA-R06
    _fixed(components, "goals", {"one_for_each_knight": 8, "with_the_sorcerer": 2})
    _fixed(components, "hands", {"knight": KNIGHT_HAND, "sorcerer": SORCERER_HAND, "less_for_each_wound": 1})
    _fixed(components, "death", {"knight": KNIGHT_DEATH, "sorcerer": SORCERER_DEATH})
    _fixed(components, "match", {"wins": TOKENS_TO_WIN, "tokens": 12})
    components.only(TABLES)
    return _action_cards(components)


def _action_cards(components: Components) -> Figures:
    """The one group that a printed copy may correct: 29 cards of known faces."""
    table = "action_cards"
    copies = [0] * FACES
    for name in components.table(table):
        if name in ("source", "where"):
            continue
        if name not in FACE_NAMES:
            raise components.error(table, name, f"{name} is not a face such as sword_1_take or shield_2_none")
        count = components.integer(table, name)
        if count < 0:
            raise components.error(table, name, f"there cannot be {count} cards {name}")
        copies[FACE_NAMES.index(name)] = count
    if sum(copies) != CARDS:
        raise components.error(table, "", f"there are {CARDS} action cards (HA-004), not {sum(copies)}")
    faces = [face for face in range(FACES) if copies[face]]
    source: str = components.table(table)["source"]
    return Figures(faces, [copies[face] for face in faces], source)


def _fixed(components: Components, table: str, expected: dict[str, int]) -> None:
    """Figures that no box can differ in."""
    components.exactly(table, tuple(expected))
    for key, number in expected.items():
        found = components.integer(table, key)
        if found != number:
            raise components.error(table, key, f"the ledger says {key} = {number} in [{table}], not {found}")
