"""Is every percentage at the table true? Plays games, notes what was told and what came of it.

    python tests/soak/calibration.py                        all games: prints the table, fails where it is wrong
    python tests/soak/calibration.py --game lionheart --hints
    python tests/soak/calibration.py --fit --game rise_shields --odds   makes the curves anew

Curves are made of games whose seeds begin with `made`, and tested with games whose seeds begin with
`tested`: no game serves for both. Half of the games are played by squires, half by searchers.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from hastilude.core.calibration import FILE, Curve, calibration_in
from hastilude.core.game import Rulebook, games
from support import knights_tale_odds, promises, rise_shields_odds
from support.promises import Promise, Table, Watcher

#: values of each kind that prove enough
ENOUGH = 20_000
BOTS = ("squire", "ismcts:20")
#: looks of a hint, and how many decisions lie between two
LOOKS = 40
EVERY = 6

WATCHERS: dict[str, tuple[type[Watcher], Callable[[str, str, int], list[Table]]]] = {
    "knights_tale": (knights_tale_odds.KnightsTaleWatch, knights_tale_odds.tables),
    "rise_shields": (rise_shields_odds.RiseShieldsWatch, rise_shields_odds.tables),
}


def any_tables(rulebook: Rulebook) -> Callable[[str, str, int], list[Table]]:
    def found(bot: str, seed: str, number: int) -> list[Table]:
        return [Table(seats, {}, bot, f"{seed} {number}") for seats in rulebook.game.seats]

    return found


def collect(
    game: str, seed: str, seconds: float, hints: bool, most: int, first: int = 0
) -> Iterator[Promise]:
    """Promises of one game: of its hints, or of its odds, until the time is over or there are enough."""
    rulebook = games()[game].load()
    watch, tables = WATCHERS.get(game, (None, any_tables(rulebook)))
    end = time.process_time() + seconds
    cluster, number, count = first << 20, first, 0
    while time.process_time() < end and count < most:
        # a searcher's game lasts as long as some of squires
        for bot in BOTS if number % 4 == 0 else BOTS[:1]:
            for table in tables(bot, seed, number):
                watcher = None if hints or watch is None else watch()
                looks, every = (LOOKS, EVERY) if hints else (0, 0)
                last = cluster
                for promise in promises.play(rulebook, table, watcher, looks, every):
                    if promise.cluster < promises.REHEARSED:
                        promise.cluster = last + (0 if hints else promise.cluster)
                        cluster = max(cluster, promise.cluster)
                    count += 1
                    yield promise
                cluster += 1
        number += 1


def keep(path: Path, game: str, found: list[Promise]) -> None:
    with path.open("a") as file:
        for one in found:
            numbers = f"{one.reckoned:.5f},{one.told:.5f},{one.seat},{one.cluster},{one.came:.4f}"
            file.write(f"{game},{one.code},{one.kind},{numbers}\n")


def read(path: Path, wanted: str) -> Iterator[Promise]:
    for line in path.read_text().splitlines():
        game, code, kind, reckoned, told, seat, cluster, came = line.split(",")
        if game == wanted:
            yield Promise(code, kind, float(reckoned), float(told), int(seat), int(cluster), float(came))


def write(folder: Path, curves: dict[str, Curve]) -> None:
    """The curves made now, beside those that were there."""
    path = folder / FILE
    known = dict(msgspec.toml.decode(path.read_bytes()).get("curves", {})) if path.exists() else {}
    if not curves:
        return
    known |= {kind: msgspec.to_builtins(curve) for kind, curve in curves.items()}
    head = (
        "# How often what is reckoned comes true, by kind of chance (core/calibration.py, docs/odds.md).\n"
        "# Measured: games of squires and of searchers (ismcts:20) whose seeds begin with `made`.\n"
        "# Made by: python tests/soak/calibration.py --fit\n\n"
    )
    lines = []
    for kind, curve in sorted(known.items()):
        lines.append(f'[curves."{kind}"]')
        lines += [f"{name} = {list(curve[name])}" for name in ("reckoned", "true")]
        lines.append(f"values = {curve['values']}\n")
    path.write_text(head + "\n".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare what the table tells with what comes of it.")
    parser.add_argument("--game", action="append", choices=sorted(games()))
    parser.add_argument("--fit", action="store_true", help="make the curves anew")
    parser.add_argument("--hints", action="store_true", help="hints alone")
    parser.add_argument("--odds", action="store_true", help="remarks alone")
    parser.add_argument("--seconds", type=float, default=1e9, help="of processor time")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game: to go on")
    parser.add_argument("--into", type=Path, help="the folder of games that gets the curves")
    parser.add_argument("--values", type=int, default=0, help="stop after so many; default: enough")
    parser.add_argument("--keep", type=Path, help="write down each value at the end of this file (CSV)")
    parser.add_argument("--read", type=Path, help="play nothing: take what was written down")
    chosen = parser.parse_args()
    wrong = False
    for game in chosen.game or sorted(games()):
        rulebook = games()[game].load()
        if chosen.fit:
            promises.forget_curves(rulebook)
        for hints in (False, True):
            if (hints and chosen.odds) or (not hints and (chosen.hints or game not in WATCHERS)):
                continue
            seed = "made" if chosen.fit else "tested"
            values = chosen.values or (ENOUGH if hints else 20 * ENOUGH)
            if chosen.read:
                found = [one for one in read(chosen.read, game) if (one.code == "hint") == hints]
            else:
                found = list(collect(game, seed, chosen.seconds, hints, values, chosen.first))
            if chosen.keep:
                keep(chosen.keep, game, found)
            print(f"== {rulebook.game.name['en']}, {'hints' if hints else 'odds'}")
            print("\n".join(promises.report(found)), flush=True)
            if chosen.fit:
                folder = chosen.into / game if chosen.into else rulebook.folder
                write(folder, promises.curves(found))
                calibration_in.cache_clear()
            else:
                groups = promises.by_code(found).values()
                wrong |= any(not tenth.holds for group in groups for tenth in promises.tenths(group))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
