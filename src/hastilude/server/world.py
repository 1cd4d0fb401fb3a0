"""What a process has from outside: the time that passes, and numbers that nobody can guess.

The server asks for them here and nowhere else, so that a simulation can stand in for the world
(`tests/simulation`): it sets these names before a house opens. Threads need no door of their own,
they are asked for through the event loop.
"""

import random
import secrets
import time

#: seconds that only ever go on, from an unknown beginning
monotonic = time.monotonic
monotonic_ns = time.monotonic_ns
#: nanoseconds since 1970, as the machine's clock has them
time_ns = time.time_ns

token_bytes = secrets.token_bytes
token_hex = secrets.token_hex
choice = secrets.choice
#: for what may be guessed
randint = random.randint
