"""Values for reconstructed figures that come nearer to declared targets: `hastilude lab tune`.

A hill is climbed: each step proposes figures beside the best ones so far, plays the same seeds with
them, and keeps what comes nearer. What the climb found is then held against the figures it began with,
in games that it has never seen; only those decide whether the evidence supports the change.
"""

import math
import statistics
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hastilude.core.facts import Fact
from hastilude.core.game import GameError, find_game
from hastilude.lab.balance import turn_order
from hastilude.lab.chronicle import Index, Told, Watching
from hastilude.lab.crew import Backend, do_all
from hastilude.lab.knobs import Box, written

#: times that the confirming games are drawn anew for the interval
DRAWS = 400

#: how far some games are from a target: 0 is there; about in hundredths
Target = Callable[[Sequence[Told]], float]


class Search(msgspec.Struct, frozen=True):
    """All that is asked for."""

    plan: Watching
    targets: tuple[str, ...] = ("seats",)
    #: tables that may be turned; none: all that is reconstructed
    only: tuple[str, ...] = ()
    #: figures proposed, games with each, games that confirm
    steps: int = 20
    confirm: int = 1000
    #: how far a number may go from where it began
    span: int = 3


class Found(msgspec.Struct, frozen=True):
    """What came of it."""

    text: str
    evidence: dict[str, Any]


def tune(search: Search, backend: Backend, folder: Path, report: Callable[[int, int], None]) -> Found:
    """The figures proposed, and what speaks for them. Candidates are written into the folder."""
    plan = search.plan
    rulebook = find_game(plan.game).load()
    targets = [target(name, plan) for name in search.targets]
    box = Box(rulebook, search.only, search.span)
    random = Random(plan.seed)

    def play(text: str, number: int, games: int, seed: int) -> list[Told]:
        path = written(folder / f"candidate-{number}.toml", text)
        job = msgspec.structs.replace(plan, games=games, seed=seed, components=str(path.resolve()))
        return do_all(job, games, 1, backend)

    def off(games: Sequence[Told]) -> float:
        return sum(far(games) for far in targets)

    best, tried = box.text, 1
    begun = nearest = off(play(best, 0, plan.games, plan.seed))
    climbed: list[dict[str, Any]] = []
    for step in range(search.steps):
        report(step, search.steps)
        text = box.proposal(best, random)
        distance = off(play(text, tried, plan.games, plan.seed))
        tried += 1
        climbed.append({"off": round(distance, 2), "kept": distance < nearest, "changes": _told(box, text)})
        if distance < nearest:
            best, nearest = text, distance
    report(search.steps, search.steps)
    evidence: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "targets": list(search.targets),
        "games": plan.games,
        "seed": plan.seed,
        "began": round(begun, 2),
        "climb": climbed,
        "changes": _told(box, best),
    }
    if best == box.text:
        return Found(best, {**evidence, "supported": False, "why": "nothing near these figures came nearer"})
    fresh = plan.seed + 1
    old, new = (play(text, n, search.confirm, fresh) for text, n in ((box.text, 0), (best, tried)))
    confirmed = _confirmed(off, old, new, Random(fresh))
    evidence["confirmed"] = confirmed
    evidence["supported"] = confirmed["high"] < 0
    evidence["seats_before"], evidence["seats_after"] = (
        turn_order(plan.seats, games) for games in (old, new)
    )
    return Found(_headed(best, evidence), evidence)


def _told(box: Box, text: str) -> list[str]:
    return [str(change) for change in box.changes(text)]


def _confirmed(
    off: Callable[[Sequence[Told]], float], old: Sequence[Told], new: Sequence[Told], random: Random
) -> dict[str, Any]:
    """How far off both are in games that the climb has not seen; the difference with a 95 % interval,
    from games drawn anew again and again (B. Efron's bootstrap)."""
    count = len(old)
    differences = []
    for _ in range(DRAWS):
        drawn = [random.randrange(count) for _ in range(count)]
        differences.append(off([new[n] for n in drawn]) - off([old[n] for n in drawn]))
    differences.sort()
    return {
        "games": count,
        "before": round(off(old), 2),
        "after": round(off(new), 2),
        "difference": round(off(new) - off(old), 2),
        "low": round(differences[int(0.025 * DRAWS)], 2),
        "high": round(differences[int(0.975 * DRAWS)], 2),
    }


def _headed(text: str, evidence: dict[str, Any]) -> str:
    """The proposed file, with what speaks for it above."""
    confirmed = evidence["confirmed"]
    lines = [
        f"Proposed by `hastilude lab tune {evidence['game']}` towards {', '.join(evidence['targets'])}:",
        *evidence["changes"],
        f"In {confirmed['games']} games of {', '.join(dict.fromkeys(evidence['bots']))} that the search had not"
        f" seen: {confirmed['after']} off the targets instead of {confirmed['before']}, a difference of"
        f" {confirmed['difference']} ({confirmed['low']} … {confirmed['high']}).",
        "The evidence supports it." if evidence["supported"] else "The evidence does not support it.",
    ]
    return "".join(f"# {line}\n" for line in lines) + "\n" + text


# -- targets ------------------------------------------------------------------------------


def target(name: str, plan: Watching) -> Target:
    """`seats`: all places in turn order win alike; `even:FAMILY`: things of a family go with winning
    alike; `length=N`: so many choices in the mean; `leads=N`: so many changes of the lead."""
    kind, _, number = name.partition("=")
    if kind in ("length", "leads"):
        try:
            wanted = float(number)
        except ValueError:
            wanted = 0.0
        if not 0 < wanted < math.inf:
            raise GameError(f"{kind} is given as {kind}=NUMBER above 0, not {name!r}")
        return _near(wanted, _length if kind == "length" else _leads)
    if name == "seats":
        if plan.seats < 2:
            raise GameError("who plays alone has no other seat to compare with")
        return lambda games: _unevenness([(row["share"], row["n"]) for row in turn_order(plan.seats, games)])
    if name.startswith("even:"):
        return _even(name.removeprefix("even:"), plan)
    raise GameError(f"there is no target {name!r}; there are seats, even:FAMILY, length=N and leads=N")


def _length(told: Told) -> float:
    return sum(told.choices)


def _leads(told: Told) -> float:
    return told.leads


def _near(wanted: float, measure: Callable[[Told], float]) -> Target:
    return lambda games: 100 * abs(statistics.fmean(map(measure, games)) - wanted) / wanted


def _even(family: str, plan: Watching) -> Target:
    rulebook = find_game(plan.game).load()
    facts = rulebook.facts()
    index = Index(facts, rulebook.actions)
    known = {one.name: one for one in (*facts.had, *facts.chosen)}
    if family not in known:
        raise GameError(f"{plan.game} tells nothing of {family!r}; it tells of {', '.join(known)}")
    numbers = [index.number[Fact(family, code)] for code in known[family].codes]
    had = family in {one.name for one in facts.had}

    def far(games: Sequence[Told]) -> float:
        shares = []
        for number in numbers:
            won = [
                payoff
                for told in games
                for things, payoff in zip(told.had if had else told.chose, told.payoffs, strict=True)
                if number in things
            ]
            if won:
                shares.append((statistics.fmean(won), len(won)))
        return _unevenness(shares)

    return far


def _unevenness(shares: Sequence[tuple[float, int]]) -> float:
    """Hundredths by which shares differ from their mean, in the root of the mean square."""
    whole = sum(count for _, count in shares)
    if not whole:
        return 0.0
    mean = sum(share * count for share, count in shares) / whole
    return 100 * math.sqrt(sum(count * (share - mean) ** 2 for share, count in shares) / whole)
