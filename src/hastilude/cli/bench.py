"""`hastilude bench`: speed, with its noise, and beside peers."""

import json
import os
import subprocess
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from hastilude.cli.shell import JsonOption, print_json, print_lines, print_table, progress, source_tree
from hastilude.core.game import GameError, find_game, games
from hastilude.lab.bench import (
    BATCH,
    RUNS,
    SECONDS,
    Figure,
    figures,
    joined,
    measure_here,
    measure_interpreted,
)
from hastilude.lab.benchmarks import benchmarks
from hastilude.lab.simulate import compiled

#: names the Python that has the peers
BENCH_PYTHON = "HASTILUDE_BENCH_PYTHON"

WHAT = {
    "decisions_per_second": "decisions/s",
    "games_per_second": "games/s",
    "decisions_per_second_from_python": "decisions/s from a Python loop",
    "copies_per_second": "copies/s",
    "imagined_per_second": "imagined states/s",
    "environment_steps_per_second": "environment steps/s, observation and mask",
    "batch_steps_per_second": "environment steps/s, a batch",
    "zoo_steps_per_second": "environment steps/s, through PettingZoo",
    "looks_per_second": "looks ahead/s of a search",
}


def bench_command(
    peers: Annotated[
        bool, typer.Option("--peers", help="Beside OpenSpiel and Catanatron, in the same run.")
    ] = False,
    runs: Annotated[int, typer.Option(metavar="N", min=RUNS, help="Runs behind each median.")] = RUNS,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.001, help="Length of a run.")] = SECONDS,
    game: Annotated[list[str], typer.Option(metavar="GAME", help="Only this one; repeatable.")] = [],  # noqa: B006 - Typer copies it
    batch: Annotated[int, typer.Option(metavar="N", min=1, help="Games of a batch.")] = BATCH,
    rounds: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="All in turn, so often: the runs are shared out among them."),
    ] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the tables there as Markdown.")
    ] = None,
    json: JsonOption = False,
) -> None:
    """Decisions, games, copies, imagined states, environment steps and looks ahead a second."""
    if out is not None and not out.parent.is_dir():
        raise GameError(f"there is no folder {out.parent}")
    installed = [find_game(name) for name in game] or list(games().values())
    # the interpreted source is slower than any peer, and no comparison
    ways = [
        (one.id, way)
        for one in installed
        for way in ((measure_here, measure_interpreted) if compiled(one) else (measure_interpreted,))
        if not (peers and compiled(one) and way is measure_interpreted)
    ]
    each = -(-runs // rounds)
    ours: list[list[dict[str, Any]]] = [[] for _ in ways]
    theirs: list[list[dict[str, Any]]] = []
    note = ""
    with progress("rounds", rounds * (len(ways) + peers)) as bar:
        for _ in range(rounds):
            for (name, way), rows in zip(ways, ours, strict=True):
                rows.append({"game": name, **way(name, each, seconds, batch)})
                bar.advance(bar.task_ids[0])
            if peers:
                found, note = _peers(each, seconds)
                theirs.append(found)
                bar.advance(bar.task_ids[0])
    measured = [figures(joined(rows)) for rows in ours]
    found = [figures(joined(list(rows))) for rows in zip(*theirs, strict=True)]
    runs = each * rounds
    if out is not None:
        out.write_text(benchmarks(measured, found, runs, seconds), encoding="utf-8")
    if json:
        document = {"runs": runs, "seconds": seconds, "games": measured}
        print_json({**document, "peers": found, "peers_note": note} if peers else document)
        return
    print_table(_table([*_rows(measured), *_peer_rows(found)]))
    print_lines(
        [
            "",
            f"Each figure: the median of {runs} runs of {seconds:g} s of processor time, and the slowest and fastest.",
        ]
    )
    if not any(row["compiled"] for row in measured):
        print_lines(["This installation is interpreted: there is nothing compiled to measure."])
    if note:
        print_lines([note])


def _peers(runs: int, seconds: float) -> tuple[list[dict[str, Any]], str]:
    """The peers' figures, or a sentence why there are none."""
    tree = source_tree()
    if tree is None:
        return [], "The peers need the source tree, with bench/peers.py: run it there."
    python = Path(os.environ.get(BENCH_PYTHON) or tree / ".venv-bench" / "bin" / "python")
    how = f"`make bench` installs the peers into .venv-bench; or name a Python that has it in {BENCH_PYTHON}."
    command = [str(python), str(tree / "bench" / "peers.py"), f"--runs={runs}", f"--seconds={seconds}"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return [], f"No peers: {python} cannot be run ({error.strerror}). {how}"
    if done.returncode:
        return [], f"No peers: {done.stderr.strip().splitlines()[-1]}. {how}"
    try:
        found = json.loads(done.stdout)
    except ValueError:
        raise GameError("bench/peers.py did not answer in JSON") from None
    return found, ""


def _rows(measured: list[dict[str, Any]]) -> list[tuple[str, str, str, Figure]]:
    return [
        (row["game"], "compiled" if row["compiled"] else "interpreted", text, row[what])
        for row in measured
        for what, text in WHAT.items()
        if what in row
    ]


def _peer_rows(found: list[dict[str, Any]]) -> list[tuple[str, str, str, Figure]]:
    """The peers are driven from a Python loop."""
    names = {**WHAT, "decisions_per_second": WHAT["decisions_per_second_from_python"]}
    return [
        (row["game"], row["library"], text, row[what])
        for row in found
        for what, text in names.items()
        if what in row
    ]


def _table(rows: list[tuple[str, str, str, Figure]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("game", "how", "what"):
        table.add_column(heading)
    table.add_column("median", justify="right")
    table.add_column("slowest–fastest", justify="right")
    for game, how, text, rate in rows:
        table.add_row(game, how, text, f"{rate['median']:,.0f}", f"{rate['low']:,.0f}–{rate['high']:,.0f}")
    return table
