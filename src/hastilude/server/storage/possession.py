"""A SQLite file is for one process, and for nobody else's eyes."""

import contextlib
import os
from pathlib import Path

from hastilude.server.errors import Conflict

with contextlib.suppress(ImportError):  # where there is none, nobody is refused
    import fcntl

#: what only the owner may read and write
PRIVATE = 0o600

#: the locks of this process, and how many of its stores need each
_held: dict[Path, tuple[int, int]] = {}


class Possession:
    """Holds a database file until it is closed. The lock goes with the process, however it ends."""

    def __init__(self, file: Path) -> None:
        self.file = file.absolute()
        self._taken = False

    def take(self) -> None:
        """Conflict, if another server has it. SQLite makes its other files as private as this one. One that
        was copied, or made by the first release, may be readable for others: not any more."""
        lock, needed = _held.get(self.file, (-1, 0))
        if not needed:
            lock = self._lock()
        _held[self.file] = (lock, needed + 1)
        self._taken = True
        os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, PRIVATE))
        with contextlib.suppress(OSError):  # another's file, which we may write all the same
            self.file.chmod(PRIVATE)

    def _lock(self) -> int:
        lock = os.open(self.file.with_name(self.file.name + ".lock"), os.O_CREAT | os.O_RDWR, PRIVATE)
        try:
            with contextlib.suppress(NameError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            raise Conflict(
                "database_in_use",
                f"Another server has {self.file.name} open: a SQLite file is for one process, "
                "several need PostgreSQL.",
            ) from None
        return lock

    def give_up(self) -> None:
        if not self._taken:
            return
        self._taken = False
        lock, needed = _held.pop(self.file)
        if needed > 1:
            _held[self.file] = (lock, needed - 1)
        else:
            os.close(lock)
