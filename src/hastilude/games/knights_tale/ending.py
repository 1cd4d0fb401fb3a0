"""The titles phase and the end: Brave is fought for, titles are scored, somebody wins."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Arg, Args, Event, Refusal, Result, Score, ScoreLine
from hastilude.games.knights_tale import duel, effects
from hastilude.games.knights_tale.cards import (
    DECLINE,
    FIGHT,
    FROM_TITLES,
    LANCE,
    PRESTIGE_KINDS,
    RELIC_KINDS,
    SOURCE_COUNT,
    SOURCES,
    SUPPORTS,
    TENT,
    TITLE_COUNT,
    TITLES,
)
from hastilude.games.knights_tale.choice import Choice
from hastilude.games.knights_tale.tableau import (
    BRAVE_NEXT,
    BRAVE_PHASE,
    DOWN,
    ENDED,
    NONE,
    PERSONAL,
    PUBLIC,
    SCORE,
    VP,
    Tableau,
)
from hastilude.games.knights_tale.titles import best_titles, has_secrets, may_surprise

# Why a game ended
MOST_GLORY = "most_glory"
PRESTIGE = "prestige"
SHARED = "shared"
CHAMPION_OF_ALL = "champion_of_all"
KNOCKED_OUT = "knocked_out"
GOAL_REACHED = "goal_reached"
GOAL_MISSED = "goal_missed"
RIVAL_BEATEN = "rival_beaten"
RIVAL_AHEAD = "rival_ahead"
ENDS: tuple[str, ...] = (
    MOST_GLORY,
    PRESTIGE,
    SHARED,
    CHAMPION_OF_ALL,
    KNOCKED_OUT,
    GOAL_REACHED,
    GOAL_MISSED,
    RIVAL_BEATEN,
    RIVAL_AHEAD,
)


# -- Brave -------------------------------------------------------------------------------


def duel_title(state: Tableau, seat: int) -> int:
    """The title that asks for a duel, if the seat may score it."""
    for title in range(TITLE_COUNT):
        if state.setting.figures.needs[title].duel_attack >= 0 and state.may_score(seat, title):
            return title
    return NONE


def may_be_asked(state: Tableau, seat: int) -> bool:
    """Whether the others must think that this player may fight for a title.

    A secret title would show by the mere question: so all are asked who might hold one.
    """
    if state.setting.solo and seat == VP:
        return False
    for title in range(TITLE_COUNT):
        if state.setting.figures.needs[title].duel_attack >= 0:
            zone = state.title_zone[title]
            if zone == PUBLIC:
                return True
            if state.title_known[title] == (1 << state.setting.sides) - 1:
                return zone == PERSONAL + seat
            return state.titles_in(PERSONAL + seat) > 0
    return False


def _duel_title_is_open(state: Tableau) -> bool:
    """Whether all know where the title lies that asks for a duel."""
    for title in range(TITLE_COUNT):
        if state.setting.figures.needs[title].duel_attack >= 0:
            everybody = (1 << state.setting.sides) - 1
            return state.title_zone[title] == PUBLIC or state.title_known[title] == everybody
    return True


class NextBrave(Step[Tableau]):
    """In initiative order, before any title is scored (KT-R81)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        while state.at < len(state.order):
            seat = state.order[state.at]
            if may_be_asked(state, seat):
                state.seat = seat
                state.phase = BRAVE_PHASE
                return
            state.at += 1
        state.at = 0
        state.phase = SCORE


class Brave(Choice):
    """Whether a title is fought for: one attempt (KT-212, KT-313, KT-R81, KT-R82)."""

    def details(self, state: Tableau) -> Args:
        found: dict[str, Arg] = {}
        for needs in state.setting.figures.needs:
            if needs.duel_attack >= 0:
                found["attack"] = needs.duel_attack
                found["stars"] = needs.duel_prestige
        return found

    def legal(self, state: Tableau) -> list[int]:
        return [DECLINE] if duel_title(state, state.seat) == NONE else [DECLINE, FIGHT]

    def fits(self, action: int) -> bool:
        return action in (DECLINE, FIGHT)

    def why_not(self, state: Tableau, action: int) -> Refusal:
        return Refusal("no_brave", {}, ("KT-313", "KT-R81"))

    def reveals(self, state: Tableau, action: int) -> bool:
        """A personal title is shown for it; and who had no choice shows that it has none. What is
        held back for other titles tells of those."""
        if not state.setting.solo and has_secrets(state, state.seat):
            if (action == FIGHT or len(state.legal()) == 1) and not _duel_title_is_open(state):
                return True
            if action == FIGHT and state.setting.allocate_first:
                return may_surprise(state, state.seat, False, held=True) or super().reveals(state, action)
        return super().reveals(state, action)

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action == DECLINE:
            state.at += 1
            state.phase = BRAVE_NEXT
        else:
            _fight(state)


def _fight(state: Tableau) -> None:
    seat = state.seat
    title = duel_title(state, seat)
    if state.title_zone[title] != PUBLIC:
        state.title_known[title] = (1 << state.setting.sides) - 1
        if state.events is not None:
            state.tell(Event("title_open", {"seat": seat, "title": TITLES[title]}))
    state.brave_tried |= 1 << seat
    if state.setting.allocate_first:
        _hold_back(state, seat)
    duel.against_title(state, seat, title)


class BraveFought(Step[Tableau]):
    """Won or not, the next one is asked; what was kept for other titles comes back (KT-R81)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        seat = state.side[0]
        if state.winner == 0:
            state.brave_won |= 1 << seat
        if state.setting.allocate_first:
            _give_back(state, seat)
        state.card = NONE
        state.at += 1
        state.phase = BRAVE_NEXT
        state.clear_duel()


def _hold_back(state: Tableau, seat: int) -> None:
    """allocate_first: what the other titles need is fixed and kept out of the duel (KT-R81).

    Where any token will do, those go that are of no use in the duel.
    """
    figures = state.setting.figures
    best = best_titles(state, seat, False)
    strength = faith = relics = prestige = tokens = 0
    named = [0] * SUPPORTS
    for title in range(TITLE_COUNT):
        if best.titles >> title & 1:
            needs = figures.needs[title]
            strength += needs.strength
            faith += needs.faith
            relics += needs.relics
            prestige += needs.prestige
            tokens += needs.any_support
            for kind in range(SUPPORTS):
                named[kind] = named[kind] + needs.support[kind]
    state.scored[seat] = best.titles
    state.strength[seat] = state.strength[seat] - strength
    state.faith[seat] = state.faith[seat] - faith
    held_support = _hold_support(state, seat, named, tokens)
    held = [strength, faith, _hold_prestige(state, seat, prestige)]
    held.extend(_hold_relics(state, seat, relics))
    state.held = held
    state.held_support = held_support


def _hold_support(state: Tableau, seat: int, named: list[int], number: int) -> list[int]:
    """Usable tokens that must stay out of the duel, as kinds."""
    timing = state.setting.figures.timing
    useless: list[int] = []
    useful: list[int] = []
    for token in state.support[seat]:
        kind = token >> 1
        idle = token & DOWN or (timing[kind] != TENT and timing[kind] != LANCE)
        if idle:
            useless.append(kind)
        else:
            useful.append(kind)
    held: list[int] = []
    spare = 0  # idle tokens that no title names
    for kind in useless:
        if named[kind]:
            named[kind] = named[kind] - 1
        else:
            spare += 1
    for kind in useful.copy():
        if named[kind]:
            named[kind] = named[kind] - 1
            useful.remove(kind)
            held.append(kind)
    while spare < number:
        held.append(useful.pop(0))
        spare += 1
    for kind in held:
        state.support[seat].remove(kind << 1)
    return held


def _hold_relics(state: Tableau, seat: int, number: int) -> list[int]:
    """By kind: face-up relics that stay out, where the face-down ones are too few."""
    found = [0] * RELIC_KINDS
    for kind in range(RELIC_KINDS):
        number -= state.relics[(seat * RELIC_KINDS + kind) * 2 + 1]
    for kind in range(RELIC_KINDS):
        at = (seat * RELIC_KINDS + kind) * 2
        while number > 0 and state.relics[at]:
            state.relics[at] = state.relics[at] - 1
            found[kind] = found[kind] + 1
            number -= 1
    return found


def _hold_prestige(state: Tableau, seat: int, number: int) -> int:
    """Mask of the face-up tokens that do not count in ties."""
    found = 0
    for kind in range(PRESTIGE_KINDS):
        number -= state.prestige_down[seat] >> kind & 1
    for kind in range(PRESTIGE_KINDS):
        if number > 0 and state.prestige_up[seat] >> kind & 1:
            state.prestige_up[seat] = state.prestige_up[seat] & ~(1 << kind)
            found |= 1 << kind
            number -= 1
    return found


def _give_back(state: Tableau, seat: int) -> None:
    held = state.held
    state.strength[seat] = state.strength[seat] + held[0]
    state.faith[seat] = state.faith[seat] + held[1]
    state.prestige_up[seat] = state.prestige_up[seat] | held[2]
    for kind in range(RELIC_KINDS):
        at = (seat * RELIC_KINDS + kind) * 2
        state.relics[at] = state.relics[at] + held[3 + kind]
    tokens = state.support[seat]
    for kind in state.held_support:
        tokens.append(kind << 1)
    tokens.sort()
    state.held = []
    state.held_support = []


# -- scoring -----------------------------------------------------------------------------


class Scoring(Step[Tableau]):
    """The best set of titles for each player, as things are now (KT-237 … KT-243, KT-245).

    The virtual opponent has all its (KT-372).
    """

    def run(self, state: Tableau, chance: Chance) -> None:
        setting = state.setting
        figures = setting.figures
        for seat in range(setting.seats):
            brave = bool(state.brave_won >> seat & 1)
            if setting.allocate_first and state.brave_tried >> seat & 1:
                scored = state.scored[seat]
                if brave:
                    scored |= 1 << duel_title(state, seat)
            else:
                scored = best_titles(state, seat, brave).titles
            state.scored[seat] = scored
            more = state.support_sum(seat, figures.title_glory)
            for title in range(TITLE_COUNT):
                if scored >> title & 1:
                    if state.title_zone[title] != PUBLIC:  # KT-238
                        state.title_known[title] = (1 << setting.sides) - 1
                    if state.events is not None:
                        glory = figures.title_worth[title] + more
                        state.tell(
                            Event("title_scored", {"seat": seat, "title": TITLES[title], "glory": glory})
                        )
                    effects.add_glory(state, seat, figures.title_worth[title] + more, FROM_TITLES, told=True)
        if setting.rivalry:
            _score_rival(state)  # takes nothing from the human (KT-373)
        state.phase = ENDED
        state.reason = _reason(state)
        if state.events is not None:
            state.tell(Event("over", {"reason": state.reason}))


def _score_rival(state: Tableau) -> None:
    for title in range(TITLE_COUNT):
        zone = state.title_zone[title]
        if zone == PUBLIC or zone == PERSONAL + VP:
            state.scored[VP] = state.scored[VP] | 1 << title
            if zone != PUBLIC:
                state.title_known[title] = (1 << state.setting.sides) - 1
            worth = state.setting.figures.title_worth[title]
            if state.events is not None:
                state.tell(
                    Event("title_scored", {"seat": state.who(VP), "title": TITLES[title], "glory": worth})
                )
            effects.add_glory(state, VP, worth, FROM_TITLES, told=True)


def _reason(state: Tableau) -> str:
    setting = state.setting
    if setting.lone:
        return GOAL_REACHED if state.glory[0] >= setting.goal else GOAL_MISSED
    if setting.rivalry:  # equal is not enough (KT-333, KT-R103)
        return RIVAL_BEATEN if state.glory[0] > state.glory[VP] else RIVAL_AHEAD
    if len(winners(state)) > 1:
        return SHARED
    top = max(state.glory)
    return PRESTIGE if state.glory.count(top) > 1 else MOST_GLORY


def winners(state: Tableau) -> list[int]:
    """Most glory, then most prestige tokens; then they share (KT-002, KT-247, KT-248, KT-R85)."""
    if state.setting.solo:
        return [0] if state.reason in (CHAMPION_OF_ALL, GOAL_REACHED, RIVAL_BEATEN) else []
    best = -1
    found: list[int] = []
    for seat in range(state.setting.seats):
        worth = state.glory[seat] * 16 + state.prestige_owned(seat)
        if worth > best:
            best = worth
            found = [seat]
        elif worth == best:
            found.append(seat)
    return found


def result(state: Tableau) -> Result:
    setting = state.setting
    scores: list[Score] = []
    for seat in range(setting.seats):
        lines: list[ScoreLine] = []
        for source in range(SOURCE_COUNT):
            code = SOURCES[source]
            lines.append(ScoreLine(code, state.earned[seat * SOURCE_COUNT + source]))
        scores.append(Score(seat, state.glory[seat], tuple(lines)))
    won = winners(state)
    places: list[int] = []
    if setting.solo:
        # nobody is ranked behind nobody; records of rules 1 have it otherwise
        places.append(2 if setting.version == 1 and not won else 1)
    else:
        worth = [state.glory[seat] * 16 + state.prestige_owned(seat) for seat in range(setting.seats)]
        for mine in worth:
            place = 1
            for other in worth:
                if other > mine:
                    place += 1
            places.append(place)
    return Result(state.reason, tuple(won), tuple(places), tuple(scores), _numbers(state))


def _numbers(state: Tableau) -> Args:
    """What the sentence on the end needs beside its reason."""
    setting = state.setting
    if setting.lone:
        return {"goal": setting.goal, "glory": state.glory[0]}
    if setting.rivalry:
        return {"glory": state.glory[0], "vp_glory": state.glory[VP]}
    return {}
