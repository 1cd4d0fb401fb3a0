"""Compiled rules that come while the server already runs.

`make play` begins with the source, interpreted, and compiles behind the players' backs. It names
the folder of the compiled package in an environment variable; the folder is there as soon as it
is whole, and a file beside it as long as somebody works on it.
"""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal

from hastilude.core import state

#: names the folder of the compiled package, there or still to come
VARIABLE = "HASTILUDE_COMPILED"
#: ends the name of the file that is there while the rules are being compiled
GOING = ".going"

Rules = Literal["compiled", "compiling", "interpreted"]


class Compiled:
    """Where compiled rules are to be found, if this process has not got them itself."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder

    @classmethod
    def here(cls) -> "Compiled":
        """As the environment says."""
        named = os.environ.get(VARIABLE)
        return cls(Path(named) if named else None)

    def rules(self) -> Rules:
        """How bots think here: by rules that are compiled, about to be, or neither."""
        if str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES)) or self.ready() is not None:
            return "compiled"
        return "compiling" if self.coming() else "interpreted"

    def coming(self) -> bool:
        return self.folder is not None and self.folder.with_name(f"{self.folder.name}{GOING}").exists()

    def ready(self) -> Path | None:
        """The folder, once it is whole."""
        return self.folder if self.folder is not None and self.folder.is_dir() else None

    def environment(self) -> dict[str, str] | None:
        """For a process that is to run compiled; None: as this one."""
        folder = self.ready()
        if folder is None:
            return None
        paths = filter(None, (str(folder), os.environ.get("PYTHONPATH", "")))
        return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
