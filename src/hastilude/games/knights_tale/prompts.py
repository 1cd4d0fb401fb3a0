"""What is being decided, in words that everybody may read."""

from hastilude.core.words import Prompt
from hastilude.games.knights_tale import clash
from hastilude.games.knights_tale.cards import ITEMS, REFRESHED, TITLES, TRAVEL
from hastilude.games.knights_tale.table import (
    ACTION_PHASE,
    BRAVE_PHASE,
    ENDED,
    FAITH_PHASE,
    HANDICAP_PHASE,
    JOURNEY_PHASE,
    KNOCKOUT_PHASE,
    PERSONAL,
    PHASES,
    REFRESH_PHASE,
    REROLL_PHASE,
    REWARD_PHASE,
    SIGNUP_PHASE,
    STRENGTH_PHASE,
    TENT_PHASE,
    TITLES_PHASE,
    TRAVEL_PHASE,
    Table,
)
from hastilude.games.knights_tale.tournament import may_wait

_RULES: dict[str, tuple[str, ...]] = {
    "character": ("KT-025", "KT-R02"),
    "handicap": ("KT-056",),
    "titles_keep": ("KT-038", "KT-R05"),
    "travel_return": ("KT-049", "KT-R06"),
    "action": ("KT-072", "KT-074"),
    "journey": ("KT-088", "KT-R37"),
    "goal_keep": ("KT-103", "KT-300"),
    "travel": ("KT-106", "KT-107"),
    "knockout": ("KT-208", "KT-R78"),
    "reward": ("KT-116", "KT-R48"),
    "sign_up": ("KT-132", "KT-142"),
    "sign_up_must": ("KT-133", "KT-143"),
    "prize": ("KT-229", "KT-R27"),
    "brave": ("KT-313", "KT-R81"),
    "tent": ("KT-175",),
    "refresh": ("KT-277", "KT-279", "KT-R69"),
    "strength": ("KT-176", "KT-177"),
    "faith": ("KT-179", "KT-180"),
    "reroll": ("KT-179", "KT-R61"),
    "ring": ("KT-296", "KT-R62"),
    "lance": ("KT-182", "KT-183"),
    "relic": ("KT-184",),
    "recover_support": ("KT-202", "KT-R71"),
    "recover_relic": ("KT-202", "KT-R71"),
}


def prompt(state: Table) -> Prompt:
    if state.phase == ENDED:
        return Prompt("over", {"reason": state.reason}, ("KT-246",))
    code = PHASES[state.phase]
    args: dict[str, object] = {"seat": state.seat}
    if state.phase >= TENT_PHASE:
        code = _duel(state, code, args)
    elif state.phase == ACTION_PHASE:
        args["pawns"] = state.pawns[state.seat]
    elif state.phase == JOURNEY_PHASE:
        args["count"] = state.picks
    elif state.phase == TRAVEL_PHASE:
        args["count"] = state.travel_limit(state.seat) - state.plays[state.seat]
    elif state.phase == KNOCKOUT_PHASE:
        args["count"] = state.knockout
    elif state.phase == REWARD_PHASE:
        args["card"] = TRAVEL[state.card]
    elif state.phase == HANDICAP_PHASE:
        args["item"] = ITEMS[state.item]
    elif state.phase == TITLES_PHASE:
        kept = state.setting.figures.kept[state.character[state.seat]]
        args["count"] = kept - state.titles_in(PERSONAL + state.seat)
    elif state.phase == SIGNUP_PHASE:
        optional = state.setting.signup_optional and not state.setting.plaisance
        code = "sign_up" if may_wait(state) or optional else "sign_up_must"
    elif state.phase == BRAVE_PHASE:
        for title in range(len(TITLES)):
            needs = state.setting.figures.needs[title]
            if needs.duel_attack >= 0:
                args["attack"] = needs.duel_attack
                args["stars"] = needs.duel_prestige
    return Prompt(code, args, _RULES[code])


def _duel(state: Table, code: str, args: dict[str, object]) -> str:
    side = clash.actor(state)
    args["clash"] = state.clash
    args["attack"] = clash.attack(state, side)
    args["against"] = clash.attack(state, 1 - side)
    if state.phase == STRENGTH_PHASE:
        args["count"] = state.committed[side]
    elif state.phase == FAITH_PHASE:
        args["count"] = clash.faith_dice(state, state.seat)
    elif state.phase == REROLL_PHASE:
        args["count"] = state.reroll_most - clash.marks(state)
        return "ring" if state.ring else "reroll"
    elif state.phase == REFRESH_PHASE:
        user = state.used_support[side][0]
        args["kind"] = REFRESHED[state.setting.figures.effect[user][1]]
    return code
