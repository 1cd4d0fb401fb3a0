"""What watched games say about a game's balance: `hastilude lab balance`.

Everything is a share with its 95 % interval, or a plain count; the names of things come from the game's
own facts and texts. `examine` plays (or reads what was played), `findings` computes, `report.py` draws.
"""

import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hastilude.core.facts import Fact, Family
from hastilude.core.game import Game, GameError, find_game
from hastilude.core.text import Texts
from hastilude.lab.arena import machine
from hastilude.lab.chronicle import STEPS, Index, Told, Watching
from hastilude.lab.crew import Backend, Journal, do_all
from hastilude.lab.ratings import wilson

#: below this share of the choices that offered it a thing counts as never chosen, above the other as always
NEVER, ALWAYS = 0.01, 0.95
#: choices that must have offered it
OFFERED = 100

Document = dict[str, Any]
Report = Callable[[str, int, int], None]


class Wish(msgspec.Struct, frozen=True):
    """All that is asked for."""

    plan: Watching
    #: who plays the tables that show what skill is worth; none for no such games
    levels: tuple[str, ...] = ("page", "squire")
    level_games: int = 0
    #: games of each other value of each option, and who plays them
    option_games: int = 0
    option_bot: str = "squire"
    #: no game is waited for any longer; what was played by then is told
    minutes: float | None = None


# -- playing ------------------------------------------------------------------------------


def examine(wish: Wish, backend: Backend, folder: Path | None, report: Report) -> Document:
    """Play all that is missing, and say what it shows. Every game is kept in the folder."""
    plan = wish.plan
    game = find_game(plan.game)
    plan.sit_down(1)  # bad input is refused before anything starts

    until = time.monotonic() + 60 * wish.minutes if wish.minutes is not None else None

    def play(name: str, part: Watching) -> list[Told]:
        journal = Journal(folder / f"{name}.jsonl", part) if folder is not None else None
        total = part.count
        return do_all(part, total, 1, backend, journal, lambda n: report(name, n, total), until)

    def late() -> bool:
        return until is not None and time.monotonic() >= until

    document = findings(plan, play("games", plan))
    if wish.level_games and plan.seats > 1 and not late():
        mixed = msgspec.structs.replace(plan, games=wish.level_games, bots=_mixed(wish.levels, plan.seats))
        document["skill"] = skill(mixed, play("levels", mixed))
    if wish.option_games and not late():
        document["compared"] = _options(wish, game, play)
    return document


def _options(wish: Wish, game: Game, play: Callable[[str, Watching], list[Told]]) -> list[Document]:
    """As it is, and with every other value of every option."""
    plan = wish.plan
    values = [("", ""), *other_values(game, plan)]
    variants = tuple({name: value} if name else {} for name, value in values)
    line_up = (wish.option_bot,) * plan.seats
    games = play(
        "options",
        msgspec.structs.replace(plan, games=wish.option_games, bots=line_up, variants=variants),
    )
    of: dict[int, list[Told]] = {}
    for told in games:
        of.setdefault(told.n // wish.option_games, []).append(told)
    return [_compared(*values[number], told) for number, told in sorted(of.items())]


def _mixed(levels: Sequence[str], seats: int) -> tuple[str, ...]:
    """The levels around the table, as evenly as may be."""
    return tuple(levels[seat % len(levels)] for seat in range(seats))


def other_values(game: Game, plan: Watching) -> list[tuple[str, str]]:
    """Every option with each value that the plan does not play with; guards, and what is for other
    numbers of seats, apart."""
    return [
        (option.name, value)
        for option in game.options
        if option.origin != "guard"
        for value in option.values
        if value != plan.options.get(option.name, option.default) and _fits(game, plan, option.name, value)
    ]


def _fits(game: Game, plan: Watching, name: str, value: str) -> bool:
    try:
        game.check_seats(plan.seats, game.choose({**plan.options, name: value}))
    except GameError:
        return False
    return True


# -- what they show -----------------------------------------------------------------------


def findings(plan: Watching, games: Sequence[Told]) -> Document:
    game = find_game(plan.game)
    rulebook = game.load()
    facts = rulebook.facts()
    index = Index(facts, rulebook.actions)
    texts = Texts(rulebook, "en")
    return {
        "game": game.id,
        "title": game.name["en"],
        "rules_version": rulebook.version,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seconds": plan.seconds,
        "games": len(games),
        "seed": plan.seed,
        "options": plan.options,
        "machine": machine(game.id),
        "reasons": dict(Counter(told.reason for told in games).most_common()),
        "order": turn_order(plan.seats, games),
        "length": _spread([sum(told.choices) for told in games]),
        "scores": _scores(games),
        "parts": _parts(games),
        "story": _story(games),
        "families": [
            *(_worth(family, index, games, texts, had=True) for family in facts.had),
            *(_worth(family, index, games, texts, had=False) for family in facts.chosen),
        ],
        "kinds": _kinds(index, games),
    }


def turn_order(seats: int, games: Sequence[Told]) -> list[Document]:
    """What the first, second, … in turn order won, beside the fair share of all of them."""
    fair = _fair(games)
    rows = []
    for place in range(seats):
        won = [told.payoffs[told.order[place]] for told in games if len(told.order) == seats]
        points = [
            told.points[told.order[place]] for told in games if told.points and len(told.order) == seats
        ]
        rows.append(
            {
                "place": place + 1,
                **_share(won, fair),
                "points": round(statistics.fmean(points), 2) if points else None,
            }
        )
    return rows


def advantage(order: Sequence[Document]) -> Document:
    """The place that won most beyond its fair share, in points of a hundred, with its interval."""
    best = max(order, key=lambda row: abs(row["share"] - row["fair"]))
    return {
        "place": best["place"],
        "points": round(100 * (best["share"] - best["fair"]), 1),
        "low": round(100 * (best["low"] - best["fair"]), 1),
        "high": round(100 * (best["high"] - best["fair"]), 1),
    }


def skill(plan: Watching, games: Sequence[Told]) -> Document:
    """Luck against skill: how much of who wins is explained by who plays."""
    by_level: dict[str, list[float]] = {}
    for told in games:
        for seat, name in enumerate(plan.seated(told.n)):
            by_level.setdefault(name, []).append(told.payoffs[seat])
    everything = [payoff for payoffs in by_level.values() for payoff in payoffs]
    mean = statistics.fmean(everything)
    total = sum((payoff - mean) ** 2 for payoff in everything)
    between = sum(len(all_) * (statistics.fmean(all_) - mean) ** 2 for all_ in by_level.values())
    return {
        "games": len(games),
        "explained": round(between / total, 4) if total else 0.0,
        "levels": [{"bot": name, **_share(won, mean)} for name, won in by_level.items()],
    }


def _compared(name: str, value: str, games: Sequence[Told]) -> Document:
    order = turn_order(len(games[0].payoffs), games)
    return {
        "option": name,
        "value": value,
        "games": len(games),
        "length": _spread([sum(told.choices) for told in games])["median"],
        "advantage": advantage(order),
        "points": round(statistics.fmean(p for told in games for p in told.points), 2)
        if games[0].points
        else None,
        "reasons": dict(Counter(told.reason for told in games).most_common(3)),
        "leads": round(statistics.fmean(told.leads for told in games), 2),
    }


def _fair(games: Sequence[Told]) -> float:
    """What a seat wins in the mean: where several win together more than its part of one win."""
    return statistics.fmean(payoff for told in games for payoff in told.payoffs)


def _share(won: Sequence[float], fair: float) -> Document:
    low, high = wilson(sum(won), len(won))
    return {
        "n": len(won),
        "share": round(sum(won) / len(won), 4) if won else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(fair, 4),
    }


def _spread(numbers: Sequence[int]) -> Document:
    """Quantiles, and a histogram of some twenty steps."""
    ordered = sorted(numbers)
    low, high = ordered[0], ordered[-1]
    step = max(1, -(-(high - low + 1) // 20))
    bins = Counter((number - low) // step for number in ordered)

    def at(part: float) -> int:
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    return {
        "least": low,
        "tenth": at(0.1),
        "median": at(0.5),
        "ninth": at(0.9),
        "most": high,
        "mean": round(statistics.fmean(ordered), 1),
        "step": step,
        "bins": [bins.get(i, 0) for i in range((high - low) // step + 1)],
    }


def _scores(games: Sequence[Told]) -> Document | None:
    """Winners' points, the others', and by how much the best seat was ahead of the second."""
    scored = [told for told in games if told.points]
    if not scored or all(len(set(told.points)) <= 2 and max(told.points) <= 1 for told in scored):
        return None  # no points, or only whether somebody won
    winners = [p for told in scored for p, won in zip(told.points, told.payoffs, strict=True) if won > 0]
    others = [p for told in scored for p, won in zip(told.points, told.payoffs, strict=True) if won <= 0]
    margins = [
        best - second
        for best, second, *_ in (sorted(t.points, reverse=True) for t in scored if len(t.points) > 1)
    ]
    return {
        "winners": _spread(winners) if winners else None,
        "others": _spread(others) if others else None,
        "margin": _spread(margins) if margins else None,
    }


def _parts(games: Sequence[Told]) -> list[Document]:
    """Mean points of each line of the scoring sheet, for winners and the others."""
    codes = sorted({code for told in games for parts in told.parts for code in parts})
    rows = []
    for code in codes:
        won: list[int] = []
        lost: list[int] = []
        for told in games:
            for parts, payoff in zip(told.parts, told.payoffs, strict=True):
                (won if payoff > 0 else lost).append(parts.get(code, 0))
        if any(won) or any(lost):
            rows.append(
                {
                    "code": code,
                    "winners": round(statistics.fmean(won), 2) if won else 0.0,
                    "others": round(statistics.fmean(lost), 2) if lost else 0.0,
                }
            )
    return rows


def _story(games: Sequence[Told]) -> Document | None:
    told = [game for game in games if game.story]
    if not told:
        return None
    return {
        "leads": round(statistics.fmean(game.leads for game in told), 2),
        "settled": round(statistics.fmean(game.settled for game in told), 3),
        "never_behind": round(sum(game.settled == 0 for game in told) / len(told), 3),
        "winner": [
            round(statistics.fmean(game.story[step] for game in told) / 100, 3) for step in range(STEPS + 1)
        ],
    }


def _worth(family: Family, index: Index, games: Sequence[Told], texts: Texts, had: bool) -> Document:
    """For each thing: what seats with it won, and those without; how often it was chosen when offered."""
    fair = _fair(games)
    rows = []
    for code in dict.fromkeys(family.codes):
        number = index.number[Fact(family.name, code)]
        with_it: list[float] = []
        without: list[float] = []
        for told in games:
            for things, payoff in zip(told.had if had else told.chose, told.payoffs, strict=True):
                (with_it if number in things else without).append(payoff)
        row = {"code": code, "name": _name(family, code, texts), **_share(with_it, fair)}
        row["without"] = round(statistics.fmean(without), 4) if without else None
        if not had:
            offered = sum(told.offers.get(number, (0, 0))[0] for told in games)
            chosen = sum(told.offers.get(number, (0, 0))[1] for told in games)
            row |= {"offered": offered, "chosen": chosen}
        rows.append(row)
    document: Document = {"family": family.name, "about": family.about, "had": had, "rows": rows}
    document["never"], document["always"] = _habits(rows, had)
    return document


def _habits(rows: Iterable[Document], had: bool) -> tuple[list[str], list[str]]:
    """What is never and what is always had or chosen."""
    if had:
        return [row["name"] for row in rows if not row["n"]], []
    seen = [row for row in rows if row["offered"] >= OFFERED]
    never = [row["name"] for row in seen if row["chosen"] < NEVER * row["offered"]]
    return never, [row["name"] for row in seen if row["chosen"] > ALWAYS * row["offered"]]


def _name(family: Family, code: str, texts: Texts) -> str:
    return texts.thing(family.text, code) if family.text else code.replace("_", " ")


def _kinds(index: Index, games: Sequence[Told]) -> list[Document]:
    rows = []
    for kind, number in index.kinds.items():
        offered = sum(told.offers.get(number, (0, 0))[0] for told in games)
        chosen = sum(told.offers.get(number, (0, 0))[1] for told in games)
        rows.append({"kind": kind, "offered": offered, "chosen": chosen})
    return rows
