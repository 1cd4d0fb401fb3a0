"""Taking artifacts at castle, fortifications and treasuries; the limit of four (ledger, 3.26)."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Args, Event, Refusal
from hastilude.games.rise_shields import actions, artifacts, victory
from hastilude.games.rise_shields.choice import Choice, not_now
from hastilude.games.rise_shields.names import ARTIFACTS, MOST_ARTIFACTS
from hastilude.games.rise_shields.phases import ART_LIMIT, CLAIM_TREASURY, LIMIT_CHECK, RESUME
from hastilude.games.rise_shields.tableau import Tableau

TREASURY_DRAW = 3  # RS-075


def place_of_leader(t: Tableau, seat: int) -> int:
    """The place for artifacts where his leader stands, or −1."""
    leader = t.leader[seat]
    cell = t.where[leader]
    return t.setting.figures.place_at[cell] if cell >= 0 else -1


def unclaimed(t: Tableau, seat: int, place: int) -> bool:
    """RS-265, RS-R28."""
    if t.setting.shared_quota and t.setting.figures.is_fort[place]:
        return not any(claims >> place & 1 for claims in t.claims)
    return not t.claims[seat] >> place & 1


def may_take(t: Tableau, seat: int) -> bool:
    place = place_of_leader(t, seat)
    return place >= 0 and bool(t.deck) and unclaimed(t, seat, place)


def no_taking(t: Tableau) -> Refusal:
    """Why nothing may be taken here and now."""
    seat = t.chooser
    place = place_of_leader(t, seat) if t.leader_alive(seat) else -1
    if place < 0:
        return Refusal("no_place", {}, ("RS-263", "RS-264", "RS-266"))
    if not unclaimed(t, seat, place):
        return Refusal("claimed", {"place": t.setting.figures.places[place]}, ("RS-265", "RS-R28"))
    if not t.deck:
        return Refusal("deck_empty", {}, ("RS-270",))
    return not_now()


def claim(t: Tableau, seat: int, chance: Chance) -> None:
    """The leader takes what the place gives (RS-263, RS-264), where he has stopped (RS-R29)."""
    place = place_of_leader(t, seat)
    figures = t.setting.figures
    t.claims[seat] = t.claims[seat] | 1 << place
    if t.events is not None:
        t.tell("claimed", {"seat": seat, "place": figures.places[place]})
    t.limit(seat, RESUME)
    if figures.is_fort[place]:
        artifacts.draw(t, seat, 1)
        artifacts.keep(t, seat, t.drawn[0], chance)
        return
    artifacts.draw(t, seat, TREASURY_DRAW)
    t.ask(CLAIM_TREASURY, seat)


class Keeping(Choice):
    """One of the artifacts that were drawn is kept, the others go back (RS-046, RS-263)."""

    def legal(self, t: Tableau) -> list[int]:
        return [actions.KEEP + artifact for artifact in sorted(t.drawn)]

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind != "keep":
            return None
        return Refusal("not_drawn", {"artifact": ARTIFACTS[number]}, ("RS-046", "RS-263"))


class ClaimTreasury(Keeping):
    def details(self, t: Tableau) -> Args:
        place = t.setting.figures.place_at[t.where[t.leader[t.chooser]]]
        return {"place": t.setting.figures.places[place]}

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        artifacts.keep(t, t.chooser, action - actions.KEEP, chance)
        t.phase = LIMIT_CHECK


# -- the limit -------------------------------------------------------------------------------------


class LimitCheck(Step[Tableau]):
    """A fifth artifact has to go back (RS-267); who then holds the dominion has won."""

    def run(self, t: Tableau, chance: Chance) -> None:
        if artifacts.count(t, t.limit_seat) > MOST_ARTIFACTS:
            t.ask(ART_LIMIT, t.limit_seat)
        else:
            t.go_back()
            victory.dominion(t)


class ArtLimit(Choice):
    """Which one goes back into the deck (RS-267, RS-268)."""

    def legal(self, t: Tableau) -> list[int]:
        return [actions.RETURN + artifact for artifact in artifacts.held_by(t, t.limit_seat)]

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind != "return":
            return None
        return Refusal("not_held", {"artifact": ARTIFACTS[number]}, ("RS-267",))

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        artifact = action - actions.RETURN
        artifacts.take_away(t, artifact)
        if t.events is not None:
            seat = t.limit_seat
            if t.setting.private and t.known[artifact] != artifacts.everybody(t):
                secret = {"artifact": ARTIFACTS[artifact]}
                t.events.append(Event("returned_artifact", {"seat": seat}, secret, t.known[artifact]))
            else:
                t.tell("returned_artifact", {"seat": seat, "artifact": ARTIFACTS[artifact]})
        artifacts.to_deck(t, artifact, chance)
        t.phase = LIMIT_CHECK
