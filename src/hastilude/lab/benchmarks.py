"""`docs/benchmarks.md`: ours beside the peers, and the ratios that must hold, of one run."""

import os
from collections.abc import Sequence
from typing import Any

from hastilude.lab.arena import machine

Row = dict[str, Any]

#: what is measured, and how it is called
COLUMNS = {
    "decisions_per_second": "decisions/s",
    "decisions_per_second_from_python": "… from a Python loop",
    "games_per_second": "games/s",
    "copies_per_second": "copies/s",
    "environment_steps_per_second": "environment steps/s",
    "batch_steps_per_second": "… in a batch of 1,024",
    "zoo_steps_per_second": "… through PettingZoo",
    "looks_per_second": "looks ahead/s",
}
STEPS = "environment_steps_per_second"
#: how many times a peer's environment steps ours must take: of which library and game
MUST_HOLD = (
    (10, "PettingZoo", "chess"),
    (10, "RLCard", "gin-rummy"),
    (2, "OpenSpiel", "gin_rummy"),
    (2, "OpenSpiel", "chess"),
    (2, "OpenSpiel", "backgammon"),
)
#: … and a batch the single environment's
BATCHED = 3


def benchmarks(measured: Sequence[Row], peers: Sequence[Row], runs: int, seconds: float) -> str:
    """The page."""
    ours = [row for row in measured if row["compiled"]] or list(measured)
    lines = [
        "# Benchmarks",
        "",
        f"Made by `make bench`: medians of {runs} runs of {seconds:g} s, and the slowest and fastest, in thousands a"
        f" second of processor time, ours and the peers in turn, on {machine(ours[0]['game'])}. One core each."
        f" {_quiet()} Our decisions/s are those of"
        " `hastilude simulate`; the peers, and ours in the next column, are driven from a Python loop by random"
        " choices. An environment step gives observation and mask of who decides, makes a choice by lot and"
        " begins anew at the end. Looks ahead are of our own search, and of OpenSpiel's MCTS with random playouts,"
        " which play to the end of the game: they are not the same work.",
        "",
        f"| game | {' | '.join(COLUMNS.values())} |",
        "| --- |" + " ---: |" * len(COLUMNS),
        *(_row(f"**{row['game']}**, {row['seats']} seats", row) for row in ours),
        *(_row(f"{row['game']}, {row['library']}", row) for row in peers),
        "",
    ]
    return "\n".join([*lines, *_ratios(ours, peers), ""])


def _quiet() -> str:
    """What else the machine did meanwhile."""
    cores, load = os.cpu_count() or 1, os.getloadavg()[1]
    if load < cores:
        return f"The machine was quiet (load {load:.1f}, {cores} cores)."
    return (
        f"Other programs crowded the machine meanwhile (load {load:.0f}, {cores} cores). Processor time leaves out"
        " the time they took, not what they did to caches and clock: trust the ratios more than the figures,"
        " and a figure no further than its spread."
    )


def _row(name: str, row: Row) -> str:
    # the peers' only decisions/s are from a Python loop, and not all have any
    if "library" in row:
        decisions = row.get("decisions_per_second")
        row = {**row, "decisions_per_second": None, "decisions_per_second_from_python": decisions}
    cells = [_cell(row.get(what)) for what in COLUMNS]
    return f"| {name} | {' | '.join(cells)} |"


def _cell(rate: dict[str, float] | None) -> str:
    if rate is None:
        return "–"
    return f"{_thousands(rate['median'])} ({_thousands(rate['low'])}–{_thousands(rate['high'])})"


def _thousands(rate: float) -> str:
    return (
        f"{rate / 1000:.0f}"
        if rate >= 100_000
        else f"{rate / 1000:.1f}"
        if rate >= 1000
        else f"{rate / 1000:.2g}"
    )


def _ratios(ours: Sequence[Row], peers: Sequence[Row]) -> list[str]:
    """How many times the peers' steps ours are."""
    of: dict[tuple[str, str], float] = {
        (row["library"].split()[0], row["game"]): row[STEPS]["median"] for row in peers if STEPS in row
    }
    wanted = [must for must in MUST_HOLD if must[1:] in of]
    heads = [f"{library} {game} (≥ {least})" for least, library, game in wanted]
    lines = [
        "## Ratios that must hold",
        "",
        "Environment steps with observation and mask, median by median.",
        "",
        f"| game | {' | '.join([*heads, f'batch / single (≥ {BATCHED})', 'batch / one in PettingZoo'])} |",
        "| --- |" + " ---: |" * (len(heads) + 2),
    ]
    for row in ours:
        if STEPS not in row:
            continue
        steps = row[STEPS]["median"]
        cells = [_ratio(steps / of[library, game], least) for least, library, game in wanted]
        batch = row["batch_steps_per_second"]["median"]
        cells.append(_ratio(batch / steps, BATCHED))
        cells.append(
            f"{batch / row['zoo_steps_per_second']['median']:.1f}" if "zoo_steps_per_second" in row else "–"
        )
        lines.append(f"| {row['game']} | {' | '.join(cells)} |")
    return lines


def _ratio(found: float, least: float) -> str:
    return f"{found:.1f}" if found >= least else f"**{found:.1f}, short**"
