"""Adds up the test reports of `make test`: the closing line."""

import sys
from pathlib import Path
from xml.etree import ElementTree

REPORTS = ("interpreted", "compiled", "web")


def main() -> None:
    passed = failed = skipped = 0
    for name in REPORTS:
        for suite in ElementTree.parse(Path(".venv") / f"{name}.xml").getroot().iter("testsuite"):
            bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            left = int(suite.get("skipped", 0))
            failed += bad
            skipped += left
            passed += int(suite.get("tests", 0)) - bad - left
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
