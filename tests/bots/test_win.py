"""Who can win at once does: a win is sure however the dice fall, and among equal wins the plain one is taken."""

from hastilude.bots.bot import sure_win
from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.insight import Insight
from hastilude.core.state import CHOICE, OVER, State

LOSE, DICE, GAMBLE, ODD, PLAIN = range(5)


class LastTurn(State):
    """Seat 0 has five actions. `DICE` rolls and wins whatever comes, `GAMBLE` unless a six falls; after
    `PLAIN` seat 1 has one thing to do, which changes nothing."""

    def __init__(self, legal: list[int]) -> None:
        super().__init__()
        self.offered = legal
        self.seat = 0
        self.won = False

    def decider(self) -> int:
        return self.seat

    def legal(self) -> list[int]:
        return self.offered if self.seat == 0 else [PLAIN]

    def forced(self) -> int:
        return PLAIN if self.seat == 1 else CHOICE

    def apply(self, action: int, chance: Chance) -> None:
        if self.seat == 0:
            rolled = chance.below(6) if action in (DICE, GAMBLE) else 0
            self.won = action != LOSE and (action != GAMBLE or rolled < 5)
        self.seat = 1 if action == PLAIN and self.seat == 0 else OVER

    def payoffs(self) -> list[float]:
        return [1.0, 0.0] if self.won else [0.0, 1.0]

    def copy(self) -> "LastTurn":
        other = LastTurn(self.offered)
        other.seat, other.won = self.seat, self.won
        return other

    def imagine(self, seat: int, chance: Chance) -> "LastTurn":
        return self.copy()


class TwoSteps(LastTurn):
    """`PLAIN` leads to another decision of the same seat, in which `DICE` wins and the rest loses; in one world
    of so many nothing does."""

    def __init__(self, doubt: int = 0) -> None:
        super().__init__([LOSE, PLAIN])
        self.second = self.hopeless = False
        self.doubt = doubt

    def legal(self) -> list[int]:
        return [LOSE, DICE] if self.second else self.offered

    def apply(self, action: int, chance: Chance) -> None:
        if self.second or action == LOSE:
            self.won = self.second and action == DICE and not self.hopeless
            self.seat = OVER
        self.second = True

    def copy(self) -> "TwoSteps":
        other = TwoSteps(self.doubt)
        other.seat, other.won, other.second, other.hopeless = self.seat, self.won, self.second, self.hopeless
        return other

    def imagine(self, seat: int, chance: Chance) -> "TwoSteps":
        other = self.copy()
        other.hopeless = self.doubt > 0 and chance.below(self.doubt) == 0
        return other


class NothingOdd(Insight):
    def prior(self, state: State, action: int) -> float:
        return 0.0 if action == ODD else 1.0


def taken(*legal: int) -> int:
    return sure_win(NothingOdd(), LastTurn(list(legal)), list(legal), 1, SeededChance(seed_of("win")))


def test_a_roll_that_wins_whatever_falls_is_sure() -> None:
    assert taken(LOSE, GAMBLE, DICE) == DICE
    assert taken(LOSE, GAMBLE) == CHOICE


def test_what_others_are_forced_to_do_is_followed() -> None:
    assert taken(LOSE, PLAIN) == PLAIN


def test_nobody_wins_by_an_odd_action_where_a_plain_one_wins_too() -> None:
    assert taken(ODD, PLAIN) == PLAIN
    assert taken(LOSE, ODD) == ODD


def test_a_win_in_two_decisions_is_seen_by_who_looks_so_far() -> None:
    game = TwoSteps()
    assert sure_win(Insight(), game, game.legal(), 2, SeededChance(seed_of("deep"))) == PLAIN
    assert sure_win(Insight(), game, game.legal(), 1, SeededChance(seed_of("deep"))) == CHOICE


def test_who_searches_reaches_as_far_as_a_squire_at_least() -> None:
    assert Insight().reach(TwoSteps()) == Insight().depth(TwoSteps())


def test_what_fails_in_every_other_world_is_not_sure() -> None:
    game = TwoSteps(doubt=2)
    assert sure_win(Insight(), game, game.legal(), 2, SeededChance(seed_of("doubt"))) == CHOICE
