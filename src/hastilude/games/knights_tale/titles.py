"""Titles at the end: the best set that a player's resources can pay for (KT-243, KT-R80)."""

from hastilude.games.knights_tale.cards import SUPPORTS, TITLE_COUNT, deck_of
from hastilude.games.knights_tale.figures import Needs
from hastilude.games.knights_tale.tableau import PERSONAL, PUBLIC, Tableau


class Means:
    """What a player has for titles; tokens count face up or down (KT-244)."""

    def __init__(self, state: Tableau, seat: int) -> None:
        self.coins = state.coins[seat]
        self.faith = state.faith[seat]
        self.strength = state.strength[seat]
        self.relics = state.relic_count(seat)
        self.prestige = state.prestige_owned(seat)
        self.tokens = len(state.support[seat])
        self.support = [0] * SUPPORTS
        for token in state.support[seat]:
            self.support[token >> 1] = self.support[token >> 1] + 1
        self.cards = [0, 0, 0]
        for card in state.played[seat]:
            deck = deck_of(card)
            self.cards[deck] = self.cards[deck] + 1
        self.horse = state.horse[seat]
        self.armour = state.armour[seat]

    def meets(self, needs: Needs) -> bool:
        """All conditions but a duel, taken by themselves (KT-239, KT-240)."""
        if self.horse < needs.horse or self.armour < needs.armour:
            return False
        if needs.without >= 0 and self.support[needs.without]:  # KT-R83: of all that is owned
            return False
        return self.affords(needs)

    def affords(self, needs: Needs) -> bool:
        """Whether what is left pays for one more title."""
        if self.coins < needs.coins or self.faith < needs.faith or self.strength < needs.strength:
            return False
        if self.relics < needs.relics or self.prestige < needs.prestige:
            return False
        if self.tokens < needs.any_support + needs.named:
            return False
        for deck in range(3):
            if self.cards[deck] < needs.cards[deck]:
                return False
        if needs.named:
            for kind in range(SUPPORTS):
                if self.support[kind] < needs.support[kind]:
                    return False
        return True

    def spend(self, needs: Needs, sign: int) -> None:
        """Set resources aside for a title, or take them back (sign −1)."""
        self.coins -= needs.coins * sign
        self.faith -= needs.faith * sign
        self.strength -= needs.strength * sign
        self.relics -= needs.relics * sign
        self.prestige -= needs.prestige * sign
        self.tokens -= (needs.any_support + needs.named) * sign
        for deck in range(3):
            self.cards[deck] = self.cards[deck] - needs.cards[deck] * sign
        if needs.named:
            for kind in range(SUPPORTS):
                if needs.support[kind]:
                    self.support[kind] = self.support[kind] - needs.support[kind] * sign

    def progress(self, needs: Needs) -> float:
        """How much of a title's conditions is there already, 0 … 1."""
        need = 0
        have = 0
        for wanted, there in (
            (needs.coins, self.coins),
            (needs.faith, self.faith),
            (needs.strength, self.strength),
        ):
            need += wanted
            have += there if there < wanted else wanted
        for wanted, there in ((needs.relics, self.relics), (needs.prestige, self.prestige)):
            need += 2 * wanted
            have += 2 * (there if there < wanted else wanted)
        if needs.any_support:
            need += 2 * needs.any_support
            have += 2 * (self.tokens if self.tokens < needs.any_support else needs.any_support)
        if needs.named:
            for kind in range(len(needs.support)):
                wanted = needs.support[kind]
                if wanted:
                    need += 3 * wanted
                    have += 3 * (self.support[kind] if self.support[kind] < wanted else wanted)
        for deck in range(3):
            wanted = needs.cards[deck]
            need += 2 * wanted
            have += 2 * (self.cards[deck] if self.cards[deck] < wanted else wanted)
        if needs.horse:
            need += 3 * (needs.horse - 1)
            have += 3 * (self.horse - 1)
        if needs.armour:
            need += 3 * (needs.armour - 1)
            have += 3 * (self.armour - 1)
        if needs.without >= 0 and self.support[needs.without]:
            return 0.0
        return have / need if need else 0.0


class Best:
    """The best set found so far, as a mask of titles."""

    def __init__(self) -> None:
        self.glory = 0
        self.titles = 0


def best_titles(state: Tableau, seat: int, brave: bool) -> Best:
    """Exact search over the titles that the seat may score; `brave`: its duel was won.

    A duel that must be won is no resource: the title counts only if it was.
    """
    figures = state.setting.figures
    means = Means(state, seat)
    open_to: list[int] = []
    for title in range(TITLE_COUNT):
        if not state.may_score(seat, title):
            continue
        needs = figures.needs[title]
        if needs.duel_attack >= 0 and not brave:
            continue
        if means.meets(needs):
            open_to.append(title)
    best = Best()
    more = state.support_sum(seat, figures.title_glory)  # KT-R84
    _search(state, means, open_to, 0, 0, 0, more, best)
    return best


def _search(
    state: Tableau, means: Means, open_to: list[int], at: int, glory: int, titles: int, more: int, best: Best
) -> None:
    """With and without each title in turn."""
    if at == len(open_to):
        if glory > best.glory:
            best.glory = glory
            best.titles = titles
        return
    title = open_to[at]
    needs = state.setting.figures.needs[title]
    if means.affords(needs):
        means.spend(needs, 1)
        worth = state.setting.figures.title_worth[title] + more
        _search(state, means, open_to, at + 1, glory + worth, titles | 1 << title, more, best)
        means.spend(needs, -1)
    _search(state, means, open_to, at + 1, glory, titles, more, best)


def has_secrets(state: Tableau, seat: int) -> bool:
    """A personal title that not all know."""
    everybody = (1 << state.setting.sides) - 1
    for title in range(TITLE_COUNT):
        if state.title_zone[title] == PERSONAL + seat and state.title_known[title] != everybody:
            return True
    return False


def may_surprise(state: Tableau, seat: int, brave: bool, *, held: bool = False) -> bool:
    """Whether somebody can think, as far as the decider knows, that the seat meets by a title that it hides
    what it takes to score it: only then its titles tell anything when they are counted. With `held`: … and
    that something is held back for it (KT-R81)."""
    if not has_secrets(state, seat):
        return False
    everybody = (1 << state.setting.sides) - 1
    means = Means(state, seat)
    knows = _knows_all(state, state.seat)
    for title in range(TITLE_COUNT):
        needs = state.setting.figures.needs[title]
        zone = state.title_zone[title]
        if zone == PUBLIC or state.title_known[title] == everybody:
            continue
        if (needs.duel_attack >= 0 and not brave) or not means.meets(needs) or (held and not _holds(needs)):
            continue
        for viewer in range(state.setting.seats):
            if viewer == seat or state.title_known[title] >> viewer & 1:
                continue
            # he has it himself, and the decider knows that; or he is the decider, and knows where all are
            if knows and (viewer == state.seat or zone == PERSONAL + viewer):
                continue
            return True
    return False


def _holds(needs: Needs) -> bool:
    """Whether anything that serves in a duel is held back for a title."""
    if needs.strength > 0 or needs.faith > 0 or needs.relics > 0 or needs.prestige > 0:
        return True
    return needs.any_support > 0 or sum(needs.support) > 0


def _knows_all(state: Tableau, seat: int) -> bool:
    """Whether all titles that a seat has not seen lie in one place, so that it knows where each is."""
    place = -1
    for title in range(TITLE_COUNT):
        zone = state.title_zone[title]
        if zone in (PUBLIC, PERSONAL + seat) or state.title_known[title] >> seat & 1:
            continue
        if place not in (-1, zone):
            return False
        place = zone
    return True
