"""The actions of Rise Shields: what they read like, and where their numbers begin."""

from typing import Final

from hastilude.core.action import ActionSpace, Kind
from hastilude.games.rise_shields.hexes import CELL_NAMES, CELLS
from hastilude.games.rise_shields.names import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    CAMPS,
    CARD_COUNT,
    CARDS,
    FACTIONS,
    LEADERS,
    PARTS,
    UNIT_NAMES,
    UNITS,
)

_FACINGS: Final = [str(facing) for facing in range(6)]

# Offsets of the kinds in the space below. Rules compute with these numbers.
CAMP: Final = 0
LEADER: Final = 2
FACTION: Final = 6
PART: Final = 10
LEAVE: Final = 14
DEPLOY: Final = LEAVE + UNITS
KEEP: Final = DEPLOY + UNITS * CELLS
RETURN: Final = KEEP + ARTIFACT_COUNT
ACTIVATE: Final = RETURN + ARTIFACT_COUNT
REBUILD: Final = ACTIVATE + UNITS
PLAY: Final = REBUILD + CELLS
CHANNEL: Final = PLAY + CARD_COUNT
BORROW: Final = CHANNEL + CARD_COUNT
BORROW_CHANNEL: Final = BORROW + CARD_COUNT
TAKE: Final = BORROW_CHANNEL + CARD_COUNT
USE: Final = TAKE + 1
END: Final = USE + ARTIFACT_COUNT
STEP: Final = END + 1
FACE: Final = STEP + CELLS
MELEE: Final = FACE + 6
SHOOT: Final = MELEE + UNITS
ARC: Final = SHOOT + UNITS
SIEGE: Final = ARC + UNITS
BLESS: Final = SIEGE + UNITS
FINISH: Final = BLESS + UNITS
ON: Final = FINISH + 1
AREA: Final = ON + UNITS
BLOCK: Final = AREA + 6
TURN: Final = BLOCK + CARD_COUNT
AT: Final = TURN + 2
STRIKE: Final = AT + CELLS
HOLD: Final = STRIKE + 1
COUNTER: Final = HOLD + 1
RETREAT: Final = COUNTER + 1
WITHDRAW: Final = RETREAT + CELLS
STAY: Final = WITHDRAW + 1
REROLL: Final = STAY + 1
ACCEPT: Final = REROLL + 1
PASS: Final = ACCEPT + 1
PASS_BATTLE: Final = PASS + 1
PASS_TURN: Final = PASS_BATTLE + 1
ONLY: Final = PASS_TURN + 1
RESIGN: Final = ONLY + CARD_COUNT
ACTION_COUNT: Final = RESIGN + 1

#: all facings, to choose from
FACES: Final[list[int]] = [FACE + facing for facing in range(6)]

ACTIONS: Final = ActionSpace(
    Kind("camp", "camp {camp}", camp=CAMPS),
    Kind("leader", "leader {leader}", leader=LEADERS),
    Kind("faction", "faction {faction}", faction=FACTIONS),
    Kind("part", "part {part}", part=PARTS),
    Kind("leave", "leave {unit}", unit=UNIT_NAMES),
    Kind("deploy", "deploy {unit} at {cell}", unit=UNIT_NAMES, cell=CELL_NAMES),
    Kind("keep", "keep {artifact}", artifact=ARTIFACTS),
    Kind("return", "return {artifact}", artifact=ARTIFACTS),
    Kind("activate", "activate {unit}", unit=UNIT_NAMES),
    Kind("rebuild", "rebuild at {cell}", cell=CELL_NAMES),
    Kind("play", "play {card}", card=CARDS),
    # through the own wizards: mentalism (RS-152)
    Kind("channel", "channel {card}", card=CARDS),
    # an opponent's card, with the promissory note (RS-245)
    Kind("borrow", "borrow {card}", card=CARDS),
    Kind("borrow_channel", "borrow {card} through wizards", card=CARDS),
    Kind("take", "take"),
    Kind("use", "use {artifact}", artifact=ARTIFACTS),
    Kind("end", "end turn"),
    Kind("step", "step {cell}", cell=CELL_NAMES),
    Kind("face", "face {facing}", facing=_FACINGS),
    Kind("melee", "melee {unit}", unit=UNIT_NAMES),
    Kind("shoot", "shoot {unit}", unit=UNIT_NAMES),
    Kind("arc", "arc {unit}", unit=UNIT_NAMES),
    Kind("siege", "siege {unit}", unit=UNIT_NAMES),
    Kind("bless", "bless {unit}", unit=UNIT_NAMES),
    Kind("finish", "finish"),
    Kind("on", "on {unit}", unit=UNIT_NAMES),
    Kind("area", "area {corner}", corner=_FACINGS),
    Kind("block", "block {card}", card=CARDS),
    Kind("turn", "turn {way}", way=("clockwise", "anticlockwise")),
    Kind("at", "at {cell}", cell=CELL_NAMES),
    Kind("strike", "strike first"),
    Kind("hold", "hold"),
    Kind("counter", "counterstrike"),
    Kind("retreat", "retreat {cell}", cell=CELL_NAMES),
    Kind("withdraw", "withdraw"),
    Kind("stay", "stay"),
    Kind("reroll", "reroll"),
    Kind("accept", "accept"),
    Kind("pass", "pass"),
    # standing orders: nobody is asked for what he does not want to use
    Kind("pass_battle", "pass for this battle"),
    Kind("pass_turn", "pass for this turn"),
    Kind("only", "ask only for {card}", card=CARDS),
    Kind("resign", "resign"),
)
assert ACTIONS.count == ACTION_COUNT
