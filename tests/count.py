"""Adds up the test reports of `make test`: the closing line."""

import sys
from pathlib import Path
from xml.etree import ElementTree

REPORTS = ("interpreted", "compiled", "web")
#: left out where there is no Chromium and none can be installed
BROWSER = "browser"


def main() -> None:
    passed = failed = skipped = 0
    folder = Path(".venv")
    with_browser = (folder / f"{BROWSER}.xml").exists()
    for name in (*REPORTS, BROWSER) if with_browser else REPORTS:
        if not (folder / f"{name}.xml").exists():  # of a part that did not come so far, or was not asked for
            continue
        for suite in ElementTree.parse(folder / f"{name}.xml").getroot().iter("testsuite"):
            bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            left = int(suite.get("skipped", 0))
            failed += bad
            skipped += left
            passed += int(suite.get("tests", 0)) - bad - left
    left_out = "" if with_browser else " (without the tests in a browser: there is no Chromium)"
    print(f"{passed} passed, {failed} failed, {skipped} skipped{left_out}")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
