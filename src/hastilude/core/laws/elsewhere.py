"""Law 1 in a process of its own: `python -m hastilude.core.laws.elsewhere RULEBOOK CASE SEED`.

Prints the fingerprint of a trial. RULEBOOK is `package.module:NAME`, CASE is JSON.
"""

import sys
from importlib import import_module

import msgspec

from hastilude.core.game import Rulebook
from hastilude.core.laws.records import fingerprint
from hastilude.core.laws.trial import Case, Trial


def main(rulebook: str, case: str, seed: str) -> None:
    module, _, name = rulebook.partition(":")
    found: Rulebook = getattr(import_module(module), name)
    print(fingerprint(Trial(found, msgspec.json.decode(case, type=Case), seed=seed)))


if __name__ == "__main__":
    main(*sys.argv[1:])
