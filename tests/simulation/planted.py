"""Proves that the simulation bites: each fault of `planted.toml` is found within a thousand lives."""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LEFT_OUT = shutil.ignore_patterns("*.so", "*.egg-info", "static", "__pycache__", "golden")


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    file: str
    #: stands in the file exactly once
    old: str
    new: str


class Verdict(NamedTuple):
    fault: Fault
    found: bool
    words: str


def faults() -> list[Fault]:
    listed = msgspec.toml.decode((HERE / "planted.toml").read_bytes())
    return [msgspec.convert(fault, Fault) for fault in listed["fault"]]


def plant(fault: Fault, seeds: int, seconds: float) -> Verdict:
    with tempfile.TemporaryDirectory() as folder:
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, Path(folder, name), ignore=LEFT_OUT)
        path = Path(folder, fault.file)
        source = path.read_text(encoding="utf-8")
        if source.count(fault.old) != 1:
            return Verdict(
                fault, False, f"its old text stands {source.count(fault.old)} times in {fault.file}"
            )
        path.write_text(source.replace(fault.old, fault.new), encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "simulation",
            "--stop",
            "--seeds",
            str(seeds),
            "--seconds",
            str(seconds),
        ]
        packages = os.environ.get("PYTHONPATH", "")  # of a machine where nothing is installed
        environment = {**os.environ, "PYTHONPATH": f"{folder}/src:{folder}/tests:{packages}"}
        ran = subprocess.run(
            command, env=environment, cwd=folder, capture_output=True, text=True, check=False
        )
    told = [line for line in ran.stdout.splitlines() if line.startswith("seed ")]
    return Verdict(fault, ran.returncode == 1 and bool(told), (told or [ran.stdout + ran.stderr])[0][:200])


def prove(seeds: int, seconds: float, jobs: int, wanted: str = "") -> int:
    """Prints a line for each fault; 1 if any was not found."""
    chosen = [fault for fault in faults() if wanted in fault.name]
    with ThreadPoolExecutor(jobs) as pool:
        missed = 0
        for verdict in pool.map(lambda fault: plant(fault, seeds, seconds), chosen):
            missed += not verdict.found
            print(
                f"{'found ' if verdict.found else 'MISSED'}  {verdict.fault.name}: {verdict.words}",
                flush=True,
            )
    return 1 if missed else 0
