"""Cards, tokens, places and actions of A Knight's Tale as numbers.

The component file gives each of them its figures; what there is, and so what an action can
name, is fixed here. Effects are small codes, each with one number (`effects.py`).
"""

from typing import Final

from hastilude.core.action import ActionSpace, Kind

# Long tuples are declared without their length: mypyc would pass them by value.
CHARACTERS: Final[tuple[str, ...]] = (
    "young_knight_1",
    "young_knight_2",
    "young_knight_3",
    "young_knight_4",
    "wealthy_heir",
    "pilgrim",
    "tourney_fighter",
    "courtier",
    "queens_godson",
    "marshals_son",
    "wanderer",
    "younger_prince",
)
LEVELS: Final = 3
OF_LEVEL: Final = 4  # characters of each level (KT-014)

SUPPORT: Final[tuple[str, ...]] = (
    "minstrel",
    "lady",
    "king",
    "vassal",
    "usurer",
    "nun",
    "bishop",
    "scribe",
    "messenger",
    "queen",
    "diplomat",
    "lady_in_waiting",
    "herald",
    "hermit",
    "cook",
    "thug",
    "jester",
    "witch",
    "squire",
    "fencing_master",
    "old_campaigner",
    "armourer",
)
SUPPORTS: Final = 22
TIMINGS: Final[tuple[str, ...]] = ("immediate", "permanent", "tent", "lance")
IMMEDIATE: Final = 0
PERMANENT: Final = 1
TENT: Final = 2
LANCE: Final = 3

RELICS: Final[tuple[str, ...]] = ("medallion", "rosary", "amulet", "ring")
RELIC_KINDS: Final = 4  # KT-290
PRESTIGE: Final[tuple[str, ...]] = (
    "lady_of_heart",
    "kings_favour",
    "retinue",
    "office",
    "military_fame",
    "champion_prestige",
)
PRESTIGE_KINDS: Final = 6  # KT-233

CLASSES: Final[tuple[str, ...]] = ("nobility", "veteran", "polish_noble", "king_class", "champion_class")
KNIGHTS: Final[tuple[str, ...]] = (
    "dietrich_von_kottulin",
    "david_mathew",
    "hans_von_trotha",
    "alvaro_vaz_de_almada",
    "wolfert_van_borselen",
    "john_of_luxembourg_ligny",
    "john_fastolf",
    "john_talbot",
    "francesco_sforza",
    "pal_kinizsi",
    "jan_zizka",
    "wincenty_of_granow",
    "andrzej_balicki",
    "sedziwoj_ostrorog",
    "dobieslaw_puchala",
    "dobieslaw_olesnicki",
    "zyndram_of_maszkowice",
    "powala_of_taczew",
    "zawisza_the_black",
    "james_ii_of_scotland",
    "charles_vii",
    "juan_ii_of_aragon",
    "joao_i",
    "wladyslaw_jagiello",
    "henry_v",
    "maximilian_i",
    "jaroslav_lev_of_rozmital",
    "suero_de_quinones",
    "federico_da_montefeltro",
    "jean_le_meingre",
    "pierre_terrail",
    "jacques_de_lalaing",
)
KNIGHT_COUNT: Final = 32

DECKS: Final[tuple[str, ...]] = ("romance", "trade", "challenge")
ROMANCE: Final = 0
TRADE: Final = 1
CHALLENGE: Final = 2
TRAVEL: Final[tuple[str, ...]] = (
    "game",
    "love_at_court",
    "souvenir",
    "task",
    "garden_walk",
    "ladys_ribbon",
    "serenade",
    "letter",
    "gift",
    "dance",
    "song_of_deeds",
    "queens_invitation",
    "court_kitchen",
    "fencing_lessons",
    "golden_fleece",
    "trade_rosary",
    "destrier",
    "milanese_armour",
    "courser",
    "mail_maker",
    "hire_squire",
    "armoury",
    "trade_amulet",
    "donation",
    "feast",
    "oath_of_fealty",
    "rescue",
    "lodewijk_van_gruuthuse",
    "ludwig_of_brieg",
    "riccio_da_parma",
    "highway_robbers",
    "sparring",
    "knight_errant",
    "affair_of_honour",
    "guarding_pilgrims",
    "hired_blade",
    "minstrels_contest",
    "ransom",
    "seasoned_teacher",
    "night_watch",
    "tourney_rival",
    "mounted_duel",
    "abbey_defence",
    "royal_guard",
    "giant_mercenary",
)
TRAVEL_KINDS: Final = 45
FIRST_TRADE: Final = 13
FIRST_CHALLENGE: Final = 26
#: cards of each deck (KT-014)
DECK_SIZES: Final[tuple[int, ...]] = (26, 19, 29)

TITLES: Final[tuple[str, ...]] = (
    "strong",
    "influential",
    "righteous",
    "lucky",
    "brave",
    "traveller",
    "terrible",
    "patron",
    "famous",
    "charming",
    "noble",
    "founder",
    "rich",
    "well_off",
)
TITLE_COUNT: Final = 14

EVENTS: Final[tuple[str, ...]] = (
    "crusade",
    "war",
    "good_harvest",
    "recruit_a",
    "royal_wedding",
    "spoils_of_war",
    "recruit_b",
    "siege",
    "wandering",
    "mentor_lessons",
    "call_to_arms",
    "recruit_free",
)
EVENT_COUNT: Final = 12

PRIZES: Final[tuple[str, ...]] = (
    "standard",
    "golden_crown",
    "champions_cup",
    "purse_of_gold",
    "reliquary",
)
STANDARD_PRIZE: Final = 0

TOURNAMENTS: Final[tuple[str, ...]] = tuple(f"t{number:02}" for number in range(1, 13))

SOLO_CARDS: Final[tuple[str, ...]] = (
    "base_1",
    "base_2",
    "base_3",
    "base_4",
    "base_5",
    "base_6",
    "base_7",
    "base_8",
    "base_9",
    "warrior_1",
    "warrior_2",
    "righteous_1",
    "righteous_2",
)

# Where pawns go (KT-080)
AREAS: Final[tuple[str, ...]] = (
    "train",
    "pray",
    "serve",
    "take_initiative",
    "plan_journey",
    "stand_guard",
    "train_alone",
    "market",
    "gain_support",
    "call_herald",
    "new_goal",
    "event_action",
)
AREA_COUNT: Final = 12
A_INITIATIVE: Final = 3
A_JOURNEY: Final = 4
A_MARKET: Final = 7
A_SUPPORT: Final = 8
A_HERALD: Final = 9
A_GOAL: Final = 10
A_EVENT: Final = 11

# What only the virtual opponent's cards name besides the areas (KT-347, KT-349)
V_SUPPORT: Final = 12
V_SPECIAL: Final = 13

PAWNS: Final = 6  # KT-029
ROUNDS: Final = 3  # KT-001

COLOURS: Final[tuple[str, ...]] = ("strength", "horse", "armour")
STRENGTH_DIE: Final = 0
HORSE_DIE: Final = 1
ARMOUR_DIE: Final = 2
#: dice of a colour that a player rolls at most (KT-152)
MOST_DICE: Final = 3
FACES: Final = 6
#: marks a die that shows the special symbol; its value is in the low bits
SYMBOL: Final = 8
NO_DIE: Final = -1
DICE: Final[tuple[str, ...]] = tuple(f"{colour}_{n + 1}" for colour in COLOURS for n in range(MOST_DICE))
DIE_COUNT: Final = 9
MOST_STRENGTH: Final = 4  # committed in one duel (KT-176)
CLASHES_TO_WIN: Final = 2  # win a duel (KT-148)

ITEMS: Final[tuple[str, ...]] = ("horse", "armour")
HORSE: Final = 0
ARMOUR: Final = 1
TOP_LEVEL: Final = 4  # KT-327

# Support piles (KT-041)
PILES: Final[tuple[str, ...]] = ("ordinary_1", "ordinary_2", "ordinary_3", "scroll", "special")
SCROLL: Final = 3
SPECIAL: Final = 4
TRACK: Final[tuple[str, ...]] = ("s1", "s2", "r1", "r2", "r3", "r4", "r5", "r6", "r7")
TRACK_CELLS: Final = 9

# Places of the tournament board: four in each city (as many as are used), then the bracket's bottom row
CITIES: Final[tuple[str, ...]] = ("florence", "paris", "munich")
CITY_COUNT: Final = 3
IN_CITY: Final = 4
CITY_PLACES: Final = 12
CELLS: Final = 8  # KT-228
PLACE_COUNT: Final = 20
PLACES: Final[tuple[str, ...]] = tuple(
    [f"{city}_{n + 1}" for city in CITIES for n in range(IN_CITY)] + [f"cell_{n + 1}" for n in range(CELLS)]
)

# Effects: a code and a number each
GLORY: Final = 0
COINS: Final = 1
FAITH: Final = 2
STRENGTH: Final = 3
RAISE_HORSE: Final = 4
RAISE_ARMOUR: Final = 5
GIVE_PRESTIGE: Final = 6
GIVE_RELIC: Final = 7
ANY_RELIC: Final = 8
GIVE_SUPPORT: Final = 9
TOP_SUPPORT: Final = 10
DRAW_TITLES: Final = 11
JOURNEY: Final = 12
RECRUIT: Final = 13
MORE_PAWNS: Final = 14
REROLL_FAITH: Final = 15
TITLE_GLORY: Final = 16
TRAVEL_PLAYS: Final = 17
JOURNEY_CARDS: Final = 18
DISCOUNT: Final = 19
REFRESH: Final = 20  # 0 support, 1 prestige, 2 relic
ATTACK: Final = 21
FOE_ATTACK: Final = 22
FOE_PRESTIGE: Final = 23
TURN_DIE: Final = 24  # colour · 16 + value
REROLL: Final = 25

RESOURCES: Final[tuple[str, ...]] = ("glory", "coins", "faith", "strength")
REFRESHED: Final[tuple[str, ...]] = ("support", "prestige", "relic")

# Where glory comes from: the lines of the scoring sheet (KT-007, invariant 21)
SOURCES: Final[tuple[str, ...]] = ("start", "tournament", "support", "travel", "event", "prize", "titles")
FROM_START: Final = 0
FROM_TOURNAMENT: Final = 1
FROM_SUPPORT: Final = 2
FROM_TRAVEL: Final = 3
FROM_EVENT: Final = 4
FROM_PRIZE: Final = 5
FROM_TITLES: Final = 6
SOURCE_COUNT: Final = 7

MOST_OPTIONS: Final = 3  # sides of a slash
TOKENS: Final[tuple[str, ...]] = (*SUPPORT, *RELICS)
TOKEN_KINDS: Final = 26

# Actions: offsets of the kinds in the space below. Rules compute with these numbers.
CHARACTER: Final = 0
HANDICAP: Final = CHARACTER + 12
STANDARD: Final = HANDICAP + 2
KEEP: Final = STANDARD + 2
RETURN: Final = KEEP + TITLE_COUNT
DONE: Final = RETURN + TRAVEL_KINDS
SIMPLE: Final = DONE + 1  # the seven areas without a target, by area
MARKET: Final = SIMPLE + 7
BUY: Final = MARKET + 2
CALL: Final = BUY + TRACK_CELLS
NEW_GOAL: Final = CALL + PLACE_COUNT
EVENT_ACTION: Final = NEW_GOAL + 1
EVENT_ITEM: Final = EVENT_ACTION + 1
TAKE: Final = EVENT_ITEM + 2
DRAW: Final = TAKE + TRAVEL_KINDS
PLAY: Final = DRAW + 3
STOP: Final = PLAY + TRAVEL_KINDS
CHOOSE: Final = STOP + 1
SIGN_UP: Final = CHOOSE + MOST_OPTIONS
WAIT: Final = SIGN_UP + PLACE_COUNT
DECLINE: Final = WAIT + 1
FIGHT: Final = DECLINE + 1
TAKE_RELIC: Final = FIGHT + 1
USE_FAITH: Final = TAKE_RELIC + RELIC_KINDS
USE: Final = USE_FAITH + 1
USE_RELIC: Final = USE + SUPPORTS
REFRESH_TOKEN: Final = USE_RELIC + RELIC_KINDS
COMMIT: Final = REFRESH_TOKEN + TOKEN_KINDS
MARK: Final = COMMIT + MOST_STRENGTH + 1
ROLL: Final = MARK + DIE_COUNT
PASS: Final = ROLL + 1
RECOVER: Final = PASS + 1
ACTION_COUNT: Final = RECOVER + TOKEN_KINDS

ACTIONS: Final = ActionSpace(
    Kind("character", "play as {character}", character=CHARACTERS),
    Kind("handicap", "begin with level 1 {item}", item=ITEMS),
    Kind("standard", "begin with standard {item}", item=ITEMS),
    Kind("keep", "keep {title}", title=TITLES),
    Kind("return", "return {card}", card=TRAVEL),
    Kind("done", "done"),
    Kind("train", "train"),
    Kind("pray", "pray"),
    Kind("serve", "serve"),
    Kind("take_initiative", "take initiative"),
    Kind("plan_journey", "plan journey"),
    Kind("stand_guard", "stand guard"),
    Kind("train_alone", "train alone"),
    Kind("market", "market {item}", item=ITEMS),
    Kind("gain_support", "gain support {cell}", cell=TRACK),
    Kind("call_herald", "call herald {spot}", spot=PLACES),
    Kind("new_goal", "new goal"),
    Kind("event_action", "event action"),
    Kind("event_item", "event action {item}", item=ITEMS),
    Kind("take", "take {card}", card=TRAVEL),
    Kind("draw", "draw {deck}", deck=DECKS),
    Kind("play", "play {card}", card=TRAVEL),
    Kind("stop", "stop"),
    Kind("choose", "choose {option}", option=[str(n + 1) for n in range(MOST_OPTIONS)]),
    Kind("sign_up", "sign up {spot}", spot=PLACES),
    Kind("wait", "wait"),
    Kind("decline", "decline"),
    Kind("fight", "fight"),
    Kind("take_relic", "take relic {relic}", relic=RELICS),
    Kind("faith", "use faith"),
    Kind("use", "use {support}", support=SUPPORT),
    Kind("use_relic", "use relic {relic}", relic=RELICS),
    Kind("refresh", "refresh {token}", token=TOKENS),
    Kind("commit", "commit {count}", count=[str(n) for n in range(MOST_STRENGTH + 1)]),
    Kind("reroll", "reroll {die}", die=DICE),
    Kind("roll", "roll"),
    Kind("pass", "pass"),
    Kind("recover", "recover {token}", token=TOKENS),
)
assert ACTIONS.count == ACTION_COUNT


#: by card: romance, trade or challenge
DECK_OF: Final = bytes(
    ROMANCE if card < FIRST_TRADE else TRADE if card < FIRST_CHALLENGE else CHALLENGE
    for card in range(TRAVEL_KINDS)
)


def deck_of(card: int) -> int:
    return DECK_OF[card]
