"""The server without chance: the same decisions make the same tables, every time.

For the walk of layouts (`walk.spec.ts`). What seeds a table or a thought is the same bytes for all;
ids and cookies stay what nobody can guess.
"""

import os
import secrets

from hastilude.cli import main
from hastilude.server import world

#: what the rules ask for a table, and a worker for a thought
SEED = 32
ALWAYS = bytes([int(os.environ.get("HASTILUDE_SAME", "2"))] * SEED)


def token_bytes(size: int = SEED) -> bytes:
    return ALWAYS if size == SEED else secrets.token_bytes(size)


def token_hex(size: int = SEED) -> str:
    return ALWAYS.hex() if size == SEED else secrets.token_hex(size)


if __name__ == "__main__":
    world.token_bytes = token_bytes
    world.token_hex = token_hex
    main()
