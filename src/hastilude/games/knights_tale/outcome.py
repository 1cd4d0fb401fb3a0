"""The end of a clash and of a duel: who wins, what a loser takes back (KT-185 … KT-204)."""

from mypy_extensions import i64

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.row import vec
from hastilude.core.words import Arg, Args, Event, Refusal
from hastilude.games.knights_tale import clash
from hastilude.games.knights_tale.cards import (
    CLASHES_TO_WIN,
    DIE_COUNT,
    NO_DIE,
    PRESTIGE,
    PRESTIGE_KINDS,
    RECOVER,
    RELIC_KINDS,
    SUPPORTS,
    TOKENS,
)
from hastilude.games.knights_tale.choice import Choice
from hastilude.games.knights_tale.tableau import (
    DUEL_RECOVER,
    NOBODY,
    NONE,
    RECOVER_RELIC,
    RECOVER_SUPPORT,
    S_STRENGTH,
    Tableau,
)


def compare(state: Tableau) -> bool:
    """Who has won the clash; whether the duel is over (KT-185)."""
    judged = clash.clash_winner(state)
    winner = judged >> 2
    seat = state.side[winner]
    clash.note(state, clash.R_CLASH, winner, judged & 3)
    if state.events is not None:
        state.tell(
            Event(
                "clash_won",
                {
                    "seat": clash.whose(state, winner),
                    "clash": state.clash,
                    "why": clash.WHYS[judged & 3],
                    **clash.attack_words(state, winner),
                },
            )
        )
    if judged & 3 != clash.BY_ATTACK and seat != NOBODY and state.prestige_up[seat]:
        _turn_prestige(state, winner, seat)
    state.wins[winner] = state.wins[winner] + 1
    if state.wins[winner] == CLASHES_TO_WIN:  # KT-148
        _finish(state, winner)
        return True
    state.clash += 1
    state.step = S_STRENGTH
    state.first = NONE
    state.acted = 0
    state.dice = vec[i64]([NO_DIE] * (2 * DIE_COUNT))
    state.foe_die = NO_DIE
    state.bonus = [0, 0]  # KT-153
    state.stars = [0, 0]
    return False


def _turn_prestige(state: Tableau, side: int, seat: int) -> None:
    """A tie won costs a face-up token, if there is one (KT-195, KT-R67)."""
    for kind in range(PRESTIGE_KINDS):
        if state.prestige_up[seat] >> kind & 1:
            state.prestige_up[seat] = state.prestige_up[seat] & ~(1 << kind)
            state.prestige_down[seat] = state.prestige_down[seat] | 1 << kind
            state.used_prestige[side] = state.used_prestige[side] | 1 << kind
            clash.note(state, clash.R_PRESTIGE, side, kind)
            if state.events is not None:
                state.tell(Event("prestige_turned", {"seat": seat, "prestige": PRESTIGE[kind]}))
            return


def _finish(state: Tableau, winner: int) -> None:
    state.winner = winner
    clash.note(state, clash.R_WON, winner, state.wins[1 - winner])
    if state.events is not None:
        args: dict[str, Arg] = {
            "seat": clash.whose(state, winner),
            "wins": CLASHES_TO_WIN,
            "losses": state.wins[1 - winner],
        }
        state.tell(Event("duel_won", args))
    loser = 1 - winner
    seat = state.side[loser]
    if seat != NOBODY:
        _recover_plain(state, loser, seat)
        state.seat = seat
    state.phase = DUEL_RECOVER


def _recover_plain(state: Tableau, side: int, seat: int) -> None:
    """One strength, one faith, one prestige token of those used in this duel (KT-202, KT-R71)."""
    if state.committed[side]:
        state.committed[side] = state.committed[side] - 1
        state.strength[seat] = state.strength[seat] + 1
        _tell_recovered(state, side, 0)
    if state.faith_spent[side]:
        state.faith_spent[side] = state.faith_spent[side] - 1
        state.faith[seat] = state.faith[seat] + 1
        _tell_recovered(state, side, 1)
    for kind in range(PRESTIGE_KINDS):
        if state.used_prestige[side] >> kind & 1:
            prestige_up(state, seat, kind)
            _tell_recovered(state, side, 2 + SUPPORTS + RELIC_KINDS + kind)
            break


def _tell_recovered(state: Tableau, side: int, what: int) -> None:
    clash.note(state, clash.R_RECOVERED, side, what)
    if state.events is not None:
        seat = state.side[side]
        if what < 2:
            name = "strength" if what == 0 else "faith"
            state.tell(Event("recovered", {"seat": seat, "resource": name}))
        elif what < 2 + SUPPORTS + RELIC_KINDS:
            state.tell(Event("recovered_token", {"seat": seat, "token": clash.token_name(what - 2)}))
        else:
            state.tell(Event("prestige_recovered", {"seat": seat, "prestige": clash.token_name(what - 2)}))


class DuelRecover(Step[Tableau]):
    """The loser takes back one support token and one relic, choosing among different ones."""

    def run(self, state: Tableau, chance: Chance) -> None:
        loser = 1 - state.winner
        seat = state.side[loser]
        if seat != NOBODY:
            state.seat = seat
            kinds = clash.distinct(state.used_support[loser])
            if len(kinds) > 1:
                state.phase = RECOVER_SUPPORT
                return
            if kinds:
                _take_back(state, loser, seat, kinds[0])
            kinds = clash.distinct(state.used_relics[loser])
            if len(kinds) > 1:
                state.phase = RECOVER_RELIC
                return
            if kinds:
                _take_back(state, loser, seat, SUPPORTS + kinds[0])
        state.resume()


class Recovery(Choice):
    """Which of the tokens used in the duel its loser takes back (KT-202, KT-203, KT-R71)."""

    def details(self, state: Tableau) -> Args:
        return clash.prompt_words(state)

    def legal(self, state: Tableau) -> list[int]:
        side = clash.actor(state)
        if state.phase == RECOVER_SUPPORT:
            return [RECOVER + kind for kind in clash.distinct(state.used_support[side])]
        return [RECOVER + SUPPORTS + kind for kind in clash.distinct(state.used_relics[side])]

    def fits(self, action: int) -> bool:
        return action >= RECOVER

    def why_not(self, state: Tableau, action: int) -> Refusal:
        return Refusal("not_used_here", {"token": TOKENS[action - RECOVER]}, ("KT-202", "KT-203"))

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        _take_back(state, 1 - state.winner, state.seat, action - RECOVER)
        state.phase = DUEL_RECOVER


def _take_back(state: Tableau, side: int, seat: int, token: int) -> None:
    """Turned face up again (KT-292); then nothing of its type can be taken back any more."""
    if token < SUPPORTS:
        state.turn_support(seat, token, 0)
        state.used_support[side] = []
    else:
        state.turn_relic(seat, token - SUPPORTS, 0)
        state.used_relics[side] = []
    _tell_recovered(state, side, 2 + token)


def prestige_up(state: Tableau, seat: int, kind: int) -> None:
    state.prestige_down[seat] = state.prestige_down[seat] & ~(1 << kind)
    state.prestige_up[seat] = state.prestige_up[seat] | 1 << kind
