"""The states of the game's machine (ledger, part 6), as numbers.

In those up to ENDED somebody decides; the others run by themselves, one after another, until
somebody has to decide again. What each of them is, the two tables of rules.py say in this order.
"""

from typing import Final

CHOOSE_CAMP: Final = 0
PICK_LEADER: Final = 1
PICK_FACTION: Final = 2
PICK_PLACE: Final = 3
PICK_ROSTER: Final = 4
DEPLOY: Final = 5
DEPLOY_FACING: Final = 6
START_ARTIFACT: Final = 7
MAIN: Final = 8
ACTIVATION: Final = 9
DECLARE_FACING: Final = 10
CARD_TARGET: Final = 11
CARD_AREA: Final = 12
CARD_BLOCK: Final = 13
ARTIFACT_TARGET: Final = 14
RING_WAY: Final = 15
PLACE_CELL: Final = 16
FACING: Final = 17
CLAIM_TREASURY: Final = 18
ART_LIMIT: Final = 19
ALLY_MAIN: Final = 20
WINDOW: Final = 21
SPELL_WINDOW: Final = 22
CAMOUFLAGE_UNIT: Final = 23
TRICK_UNIT: Final = 24
FIRST_STRIKE: Final = 25
REROLL: Final = 26
SPELL_ORDER: Final = 27
LETHAL: Final = 28
SACRIFICE: Final = 29
RESCUE: Final = 30
SAVED_COUNTER: Final = 31
CAV_GO: Final = 32
CAV_WITHDRAW: Final = 33
WITHDRAW_PATH: Final = 34
REPLY: Final = 35
TRIUMPH_UNIT: Final = 36
ENDED: Final = 37

# What runs by itself
FIRST_STEP: Final = 40
ROLL_CAMP: Final = 40
NEXT_PICK: Final = 41
ROLL_PICK: Final = 42
NEXT_ROSTER: Final = 43
NEXT_DEPLOY: Final = 44
NEXT_ARTIFACT: Final = 45
TURN_START: Final = 46
TURN_END: Final = 47
RESUME: Final = 48
PRIORITY: Final = 49
WINDOW_CLOSED: Final = 50
ATTACK_ROLL: Final = 51
DEFENCE_ROLL: Final = 52
COMPARE: Final = 53
LETHAL_STEP: Final = 54
DOOM: Final = 55
RANSOM_CELL: Final = 56
GONE: Final = 57
OCCUPY: Final = 58
OCCUPIED: Final = 59
SET_TRIGGER: Final = 60
SET_TRIGGER_2: Final = 61
BATTLE_END: Final = 62
FAILED: Final = 63
OPEN_REPLY: Final = 64
ESCAPED: Final = 65
SPELL_START: Final = 66
SPELL_NEXT: Final = 67
SPELL_ROLL: Final = 68
SPELL_DEFENCE: Final = 69
SPELL_COMPARE: Final = 70
SPELL_END: Final = 71
SAVED: Final = 72
COUNTERSTRIKE: Final = 73
ACTIVATION_END: Final = 74
RESCUE_STEP: Final = 75
LIMIT_CHECK: Final = 76
ALLY_OFFER: Final = 77
