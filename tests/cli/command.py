"""The `hastilude` command for tests: run in this process, with its exit code, stdout and stderr."""

import contextlib
import io
import json
import os
import sys
from typing import Any, NamedTuple
from unittest.mock import patch

from hastilude.cli import run


class Done(NamedTuple):
    code: int
    stdout: str
    stderr: str


def command(*words: object, input: str = "", **environment: str) -> Done:
    """Run a command line. Its language is English unless it, or the environment, says otherwise."""
    out, err = io.StringIO(), io.StringIO()
    surroundings = {"LC_ALL": "C.UTF-8", "COLUMNS": "80", **environment}
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        patch.object(sys, "stdin", io.StringIO(input)),
        patch.dict(os.environ, surroundings),
    ):
        code = run([str(word) for word in words])
    return Done(code, out.getvalue(), err.getvalue())


def answer(*words: object) -> Any:
    """The JSON document that a command prints; it must succeed and say nothing else."""
    done = command(*words, "--json")
    assert (done.code, done.stderr) == (0, ""), done.stderr
    return json.loads(done.stdout)
