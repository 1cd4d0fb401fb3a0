"""Words of the table as numbers: states and marks of units, kinds of attack, strikes, windows, orders."""

from typing import Final

# Where a unit is
BOX: Final = 0  # in nobody's army
ASIDE: Final = 1  # not selected at the start (RS-042)
BOARD: Final = 2
DEAD: Final = 3
WAITING: Final = 4  # selected, not deployed yet

# Marks of a unit, as bits. What it may not do:
NEW: Final = 1  # placed after its owner's last turn began (RS-207)
TELEPORTED: Final = 2  # this turn (RS-241)
STOPPED: Final = 4  # sabotaged, in this turn of its owner (RS-251)
SWAMPED: Final = 8  # entered a swamp this turn: no attack (RS-074)
CAST: Final = 16  # a card went through it this turn: no movement (RS-154)
# what it did this turn
MOVED: Final = 32
ATTACKED: Final = 64
READY: Final = 128  # interleaved: its attack is still to come (RS-R19)
# what lies on it
SABOTAGED: Final = 256  # its owner's next turn
CAMOUFLAGED: Final = 512  # this turn (RS-248)
BLOWN: Final = 1024  # commander's horn: +1 movement in its next activation
STUPEFIED_NOW: Final = 2048  # taken by an enemy this turn
SHIELDS_UP: Final = 4096  # raise_shields_scope = all_in_radius_this_turn
INSPIRED: Final = 8192  # two activations this turn
MARKS: Final[tuple[str, ...]] = (
    "new",
    "teleported",
    "stopped",
    "swamped",
    "cast",
    "moved",
    "attacked",
    "ready",
    "sabotaged",
    "camouflaged",
    "blown",
    "stupefied",
    "shields_up",
    "inspired",
)
BARRED: Final = NEW | TELEPORTED | STOPPED
#: end with the turn
OF_THE_TURN: Final = (
    TELEPORTED
    | STOPPED
    | SWAMPED
    | CAST
    | MOVED
    | ATTACKED
    | READY
    | CAMOUFLAGED
    | BLOWN
    | STUPEFIED_NOW
    | SHIELDS_UP
    | INSPIRED
)

# What a player has used up, as bits
USED_HORN: Final = 1  # this turn
USED_RING: Final = 2  # this turn
USED_INSPIRATION: Final = 4  # this turn (RS-218)
USED_HORSESHOE: Final = 8  # this round
USED_SCROLL: Final = 16  # this round
USED_GOBLET: Final = 32  # this game
USED_CARDS: Final = 64  # this game: a leader card (RS-347)
USES: Final[tuple[str, ...]] = ("horn", "ring", "inspiration", "horseshoe", "scroll", "goblet", "cards")
USED_THIS_TURN: Final = USED_HORN | USED_RING | USED_INSPIRATION

# Where an artifact is, if nobody holds it
DECK: Final = -1
REMOVED: Final = -2
DRAWN: Final = -3

# The catapult of a player
WHOLE: Final = 0
LOST: Final = 1  # rebuilt from his next turn on (RS-101)
REBUILD: Final = 2
TOO_LATE: Final = 3  # catapult_rebuild = next_turn_only

# Fog of a player's making, as bits
FOG_NOW: Final = 1
FOG_ANNOUNCED: Final = 2

# Standing orders
ASK: Final = 0
PASS_THIS_BATTLE: Final = 1
PASS_THIS_TURN: Final = 2
ASK_ONLY: Final = 3
ORDERS: Final[tuple[str, ...]] = ("ask", "battle", "turn", "only")

# A seat passed, and no card of a window followed, as bits: in this battle, in this turn; and since its own turn
PASSED_BATTLE: Final = 1
PASSED_TURN: Final = 2
PASSED_ROUND: Final = 4
PASSED: Final[tuple[str, ...]] = ("battle", "turn", "round")

# Kinds of attack
MELEE: Final = 0
SHOT: Final = 1
ARC: Final = 2
SIEGE: Final = 3
SHELL: Final = 4
ATTACKS: Final[tuple[str, ...]] = ("melee", "shot", "arc", "siege", "shell")

# Strikes of a battle
FIRST: Final = 0
MAIN_STRIKE: Final = 1
COUNTER: Final = 2
SPELL: Final = 3
STRIKES: Final[tuple[str, ...]] = ("first", "main", "counter", "spell")

# Windows
WINDOW_A: Final = 0
WINDOW_B: Final = 1
WINDOW_C: Final = 2
WINDOW_D: Final = 3
WINDOWS: Final[tuple[str, ...]] = ("A", "B", "C", "D")

# Why a unit is placed
BY_REBUILDING: Final = 0
BY_CARD: Final = 1
BY_TRIUMPH: Final = 2
BY_RANSOM: Final = 3
BY_TELEPORT: Final = 4
BY_ELIXIR: Final = 5

# End reasons
DESTRUCTION: Final = "destruction"
DOMINION_WON: Final = "dominion"
ROUND_LIMIT: Final = "round_limit"
NO_PROGRESS: Final = "no_progress"
BOTH_DESTROYED: Final = "both_destroyed"
RESIGNATION: Final = "resignation"
REASONS: Final[tuple[str, ...]] = (
    DESTRUCTION,
    DOMINION_WON,
    ROUND_LIMIT,
    NO_PROGRESS,
    BOTH_DESTROYED,
    RESIGNATION,
)
