"""`python -m simulation`: see the package."""

import argparse
import gc
import os
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor

#: sets of names have another order in each process, unless this is set
HASHING = "PYTHONHASHSEED"


def main() -> int:
    parser = argparse.ArgumentParser(prog="simulation")
    parser.add_argument("--seed", type=int, help="one life, told")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seeds", type=int, default=100, help="so many lives")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin none after so long")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--twice", action="store_true", help="each life twice: it must be the same")
    parser.add_argument("--stop", action="store_true", help="at the first that finds something")
    parser.add_argument("--planted", nargs="?", const="", metavar="NAME", help="find the planted faults")
    args = parser.parse_args()
    if args.planted is not None:
        from simulation.planted import prove  # noqa: PLC0415

        return prove(1000, args.seconds, args.jobs, args.planted)
    if args.seed is not None:
        return tell(args.seed)
    return many(args)


def tell(seed: int) -> int:
    from simulation.life import live  # noqa: PLC0415

    outcome = live(seed)
    print("\n".join(outcome.story))
    print(outcome.digest)
    for finding in outcome.findings:
        print(f"seed {seed}: {finding}")
    return 1 if outcome.findings else 0


def one(seed: int, twice: bool, until: float) -> tuple[int, list[str], dict[str, int]] | None:
    from simulation.life import live  # noqa: PLC0415

    if time.time() > until:
        return None
    if not gc.get_freeze_count():
        gc.freeze()  # each life ends with a collection: it is not to look through what always stays
    try:
        outcome = live(seed)
    except Exception as error:  # a life that cannot be told to its end is a finding, and ends no other life
        return seed, [f"the life broke off: {error!r}"], {}
    findings = outcome.findings
    if twice and (again := live(seed)).digest != outcome.digest:
        at = next(
            (i for i, pair in enumerate(zip(outcome.story, again.story, strict=False)) if len(set(pair)) > 1),
            -1,
        )
        findings = [*findings, f"the same seed gave another life: {outcome.story[at]} / {again.story[at]}"]
    return seed, findings, outcome.figures


def many(args: argparse.Namespace) -> int:
    start = time.time()
    until = start + args.seconds
    total: dict[str, int] = {}
    lives = failed = 0
    seeds = range(args.first, args.first + args.seeds)
    with ProcessPoolExecutor(args.jobs) as pool:
        done = pool.map(one, seeds, [args.twice] * len(seeds), [until] * len(seeds), chunksize=4)
        for found in done:
            if found is None:
                continue
            seed, findings, figures = found
            lives += 1
            for name, count in figures.items():
                total[name] = total.get(name, 0) + count
            if findings:
                failed += 1
                for finding in findings[:3]:
                    print(f"seed {seed}: {finding[:600]}", flush=True)
                if args.stop:
                    pool.shutdown(cancel_futures=True)
                    break
    took = time.time() - start
    told = ", ".join(f"{count} {name}" for name, count in total.items())
    print(f"{lives} lives in {took:.0f} s: {told}; {failed} with findings")
    return 1 if failed or not lives else 0


if __name__ == "__main__":
    if os.environ.get(HASHING) != "0":
        sys.exit(
            subprocess.call(
                [sys.executable, "-m", "simulation", *sys.argv[1:]], env={**os.environ, HASHING: "0"}
            )
        )
    sys.exit(main())
