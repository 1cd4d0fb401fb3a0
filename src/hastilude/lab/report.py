"""The balance report: one HTML page that needs nothing else, and a summary in Markdown.

python -m hastilude.lab.report PAGE.md FINDINGS.json…    # the summary of one game, all seat counts
"""

import sys
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from hastilude.lab import plots
from hastilude.lab.balance import Document, advantage
from hastilude.lab.plots import Mark

_STYLE = """
:root{--ground:#fbf7ee;--ink:#2b2620;--faint:#8b8172;--line:#ddd3c0;--gold:#a87b1f;--good:#35684a;--bad:#8f2a25}
@media(prefers-color-scheme:dark){:root{--ground:#1d1b18;--ink:#ece4d6;--faint:#988e7e;--line:#3b362e;
--gold:#d3a448;--good:#7db892;--bad:#d9766f}}
body{margin:0 auto;max-width:46rem;padding:2rem 1rem 4rem;background:var(--ground);color:var(--ink);
font:16px/1.5 Georgia,"PT Serif",serif}
h1{line-height:1.2}h2{margin:2.2em 0 .4em;border-bottom:1px solid var(--line)}p{margin:.5em 0}
.lead{color:var(--faint)}svg{width:100%;height:auto;font:12px system-ui,sans-serif;fill:var(--ink)}
table{border-collapse:collapse;width:100%;font:14px system-ui,sans-serif}
td,th{padding:.2em .5em;border-bottom:1px solid var(--line);text-align:right}
td:first-child,th:first-child{text-align:left}
.fair{stroke:var(--faint);stroke-dasharray:3 3;fill:none}.axis{fill:var(--faint)}.small{font-size:9px}
.bar{fill:var(--gold)}.rest{fill:var(--faint)}.curve{stroke:var(--gold);stroke-width:2;fill:none}
.even line{stroke:var(--faint)}.even circle{fill:var(--faint)}
.high line{stroke:var(--good)}.high circle{fill:var(--good)}
.low line{stroke:var(--bad)}.low circle{fill:var(--bad)}
.wide{overflow-x:auto}.wide>svg,.wide>table{min-width:34rem}
details{margin:.6em 0}summary{cursor:pointer}
"""


def page(found: Document) -> str:
    """One file; no scripts, nothing fetched."""
    parts = [
        f"<h1>{escape(found['title'])}, {found['seats']} seats</h1>",
        f'<p class="lead">{escape(_what(found))}</p>',
        *(section(found) for section in _SECTIONS),
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(found['title'])}: balance</title><style>{_STYLE}</style>{''.join(filter(None, parts))}</html>\n"
    )


def _what(found: Document) -> str:
    time = f" with {found['seconds']} s a decision" if found["seconds"] else ""
    who = ", ".join(dict.fromkeys(found["bots"]))
    options = ", ".join(f"{name} = {value}" for name, value in found["options"].items())
    return (
        f"{found['games']} games of {who}{time}, seed {found['seed']}, rules version {found['rules_version']}"
        + (f", {options}" if options else "")
        + f" ({found['machine']}). Every share has its 95 % interval; the dashed line is the fair share."
    )


def _seats(found: Document) -> str:
    if found["seats"] == 1:
        row = found["order"][0]
        return f"<h2>Alone</h2><p>Won: {row['share']:.1%} ({row['low']:.1%} … {row['high']:.1%}).</p>"
    marks = [
        Mark(f"place {row['place']} in turn order", row["share"], row["low"], row["high"], row["n"])
        for row in found["order"]
    ]
    return (
        "<h2>Seat advantage</h2>"
        + plots.intervals(marks, found["order"][0]["fair"])
        + f"<p>{_advantage(found)}</p>"
    )


def _advantage(found: Document) -> str:
    best = advantage(found["order"])
    return (
        f"Farthest from its fair share is place {best['place']}: {best['points']:+.1f} points "
        f"({best['low']:+.1f} … {best['high']:+.1f})."
    )


def _length(found: Document) -> str:
    spread = found["length"]
    ends = ", ".join(f"{reason.replace('_', ' ')} {count}" for reason, count in found["reasons"].items())
    return (
        "<h2>Length</h2>"
        + plots.histogram(spread["bins"], spread["least"], spread["step"])
        + f"<p>Choices in a game: median {spread['median']}, eight of ten between {spread['tenth']} and "
        f"{spread['ninth']}. Ends: {escape(ends)}.</p>"
    )


def _scores(found: Document) -> str:
    scores = found["scores"]
    if not scores:
        return ""
    text = "".join(
        f"<p>{name}: mean {spread['mean']}, median {spread['median']}, eight of ten between {spread['tenth']} "
        f"and {spread['ninth']}.</p>"
        for name, spread in (
            ("Winners", scores["winners"]),
            ("The others", scores["others"]),
            ("The best seat before the second", scores["margin"]),
        )
        if spread
    )
    rows = [(row["code"].replace("_", " "), row["winners"], row["others"]) for row in found["parts"]]
    parts = (
        f"<p>Where points come from: winners in gold, the others in grey.</p>{plots.pairs(rows)}"
        if rows
        else ""
    )
    return f"<h2>Scores</h2>{text}{parts}"


def _story(found: Document) -> str:
    story = found["story"]
    if not story or found["seats"] == 1:
        return ""
    return (
        "<h2>How the lead goes</h2>"
        + plots.curve(story["winner"], found["order"][0]["fair"])
        + f"<p>The later winner's chance, as the game's own judgement sees it. The lead changes {story['leads']} times "
        f"in a game; the winner takes it for good after {story['settled']:.0%} of it; in "
        f"{story['never_behind']:.0%} of the games the winner was never behind.</p>"
    )


def _skill(found: Document) -> str:
    skill = found.get("skill")
    if not skill:
        return ""
    fair = skill["levels"][0]["fair"]
    marks = [Mark(row["bot"], row["share"], row["low"], row["high"], row["n"]) for row in skill["levels"]]
    return (
        "<h2>Luck against skill</h2>"
        + plots.intervals(marks, fair)
        + f"<p>Of {skill['games']} games at tables of these levels, who plays explains {skill['explained']:.0%} of who "
        "wins; the rest is luck, and what the others do.</p>"
    )


def _families(found: Document) -> str:
    return "".join(_family(family, found) for family in found["families"])


def _family(family: Document, found: Document) -> str:
    rows = [row for row in family["rows"] if row["n"]]
    if not rows:
        return ""
    rows.sort(key=lambda row: -row["share"])
    fair = found["order"][0]["fair"]
    marks = [Mark(row["name"], row["share"], row["low"], row["high"], row["n"], _note(row)) for row in rows]
    habits = "".join(
        f"<p>{what}: {escape(', '.join(family[key]))}.</p>"
        for key, what in (("never", "Never, or hardly ever"), ("always", "Nearly always, where it can be"))
        if family[key]
    )
    verb = "had it" if family["had"] else "chose it at least once"
    return (
        f"<h2>{escape(family['about'])}</h2><p class=lead>What seats won that {verb}, and how many did.</p>"
        + plots.intervals(marks, fair)
        + habits
    )


def _note(row: Document) -> str:
    offered = row.get("offered")
    chosen = f"; chosen in {row['chosen']} of {offered} choices that offered it" if offered else ""
    without = f"; without it {row['without']:.1%}" if row["without"] is not None else ""
    return f"of {row['n']} seats{without}{chosen}"


def _kinds(found: Document) -> str:
    rows = "".join(
        f"<tr><td>{escape(row['kind'].replace('_', ' '))}<td>{row['offered']}<td>{row['chosen']}"
        f"<td>{row['chosen'] / row['offered']:.1%}"
        for row in found["kinds"]
        if row["offered"]
    )
    return (
        "<details><summary>Kinds of actions: in how many choices they were possible, and taken</summary>"
        f'<div class="wide"><table><tr><th>kind<th>possible<th>taken<th>share{rows}</table></div></details>'
    )


def _options(found: Document) -> str:
    compared = found.get("compared")
    if not compared:
        return ""
    told, same = _options_that_tell(compared)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}' for cell in _option_row(row))}" for row in told)
    heads = "".join(f"<th>{head}" for head in _OPTION_HEADS)
    return (
        "<h2>Options compared</h2><p class=lead>Squires on the same seeds; each option changed alone.</p>"
        f'<div class="wide"><table><tr>{heads}{rows}</table></div>'
        + (f"<p>{escape(_unchanged(same))}</p>" if same else "")
    )


def _options_that_tell(compared: list[Document]) -> tuple[list[Document], list[Document]]:
    """Those whose games were others than without them, and those that changed nothing here."""

    def figures(row: Document) -> Document:
        return {name: value for name, value in row.items() if name not in ("option", "value")}

    same = [row for row in compared[1:] if figures(row) == figures(compared[0])]
    return [row for row in compared if row not in same], same


def _unchanged(same: list[Document]) -> str:
    names = ", ".join(f"{row['option']} = {row['value']}" for row in same)
    return f"Without any difference in these games: {names}."


_OPTION_HEADS = ("option", "games", "choices", "seat advantage", "points", "lead changes", "ends")


def _option_row(row: Document) -> list[str]:
    best = row["advantage"]
    return [
        f"{row['option']} = {row['value']}" if row["option"] else "as it is",
        str(row["games"]),
        str(row["length"]),
        f"{best['points']:+.1f} ({best['low']:+.1f} … {best['high']:+.1f})",
        "–" if row["points"] is None else f"{row['points']:.1f}",
        f"{row['leads']:.1f}",
        ", ".join(f"{reason.replace('_', ' ')} {count}" for reason, count in row["reasons"].items()),
    ]


_SECTIONS: Sequence[Callable[[Document], str]] = (
    _seats, _length, _scores, _story, _skill, _families, _options, _kinds,
)  # fmt: skip


# -- in short -----------------------------------------------------------------------------


def markdown(documents: Sequence[Document]) -> str:
    """The summary of some reports on one game."""
    first = documents[0]
    return "\n".join(
        [f"# The balance of {first['title']}", "", *(line for d in documents for line in _summary(d))]
    )


def _summary(found: Document) -> list[str]:
    """What of a report is worth a page: the surprising things have most room."""
    lines = [f"## {found['seats']} seats, {', '.join(dict.fromkeys(found['bots']))}", "", _what(found), ""]
    if found["seats"] > 1:
        shares = " · ".join(
            f"{row['place']}: {row['share']:.1%} ({row['low']:.1%} … {row['high']:.1%})"
            for row in found["order"]
        )
        lines += [f"- **Seat advantage**, by place in turn order: {shares}. {_advantage(found)}"]
    spread, story, skill = found["length"], found["story"], found.get("skill")
    lines += [
        f"- **Length**: {spread['median']} choices in the median ({spread['tenth']} – {spread['ninth']})."
    ]
    lines += ["- **Ends**: " + ", ".join(f"{name} {count}" for name, count in found["reasons"].items()) + "."]
    scores = found["scores"]
    if scores and scores["winners"] and scores["others"]:
        lines += [
            f"- **Scores**: winners {scores['winners']['mean']}, the others {scores['others']['mean']} in the mean."
        ]
    if found["parts"] and scores:
        parts = ", ".join(f"{row['code']} {row['winners']} / {row['others']}" for row in found["parts"])
        lines += [f"- **Where points come from**, winners / others: {parts}."]
    if story and found["seats"] > 1:
        lines += [
            f"- **Lead**: changes {story['leads']} times; taken for good after {story['settled']:.0%} of the game; "
            f"never behind were {story['never_behind']:.0%} of the winners."
        ]
    if skill:
        levels = ", ".join(f"{row['bot']} {row['share']:.1%}" for row in skill["levels"])
        lines += [
            f"- **Luck against skill**: {levels} at mixed tables; the level explains {skill['explained']:.0%} of who wins."
        ]
    for family in found["families"]:
        lines += _family_summary(family, found["order"][0]["fair"])
    if found.get("compared"):
        lines += ["", "<details><summary>Options compared, by squires</summary>", ""]
        lines += [f"| {' | '.join(_OPTION_HEADS)} |", "| --- |" + " ---: |" * 5 + " --- |"]
        told, same = _options_that_tell(found["compared"])
        lines += [f"| {' | '.join(_option_row(row))} |" for row in told]
        lines += ["", _unchanged(same)] if same else []
        lines += ["", "</details>"]
    return [*lines, ""]


def _family_summary(family: Document, fair: float, most: int = 4) -> list[str]:
    rows = [row for row in family["rows"] if row["n"]]
    above = sorted((row for row in rows if row["low"] > fair), key=lambda row: -row["share"])[:most]
    below = sorted((row for row in rows if row["high"] < fair), key=lambda row: row["share"])[:most]
    parts = []
    for name, found in (("above", above), ("below", below)):
        if found:
            told = ", ".join(
                f"{row['name']} {row['share']:.0%} ({row['low']:.0%} … {row['high']:.0%})" for row in found
            )
            parts.append(f"{name} the fair share {told}")
    closed = {row["name"] for row in family["rows"] if row.get("offered") == 0}  # nobody could choose them
    for key, name in (("never", "never or hardly ever"), ("always", "nearly always")):
        names = [name for name in dict.fromkeys(family[key]) if name not in closed]
        if names:
            more = f" and {len(names) - 8} more" if len(names) > 8 else ""
            parts.append(f"{name}: {', '.join(names[:8])}{more}")
    return [f"- **{family['about']}**: {'; '.join(parts) if parts else 'none stands out'}."]


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print("usage: python -m hastilude.lab.report PAGE.md FINDINGS.json…", file=sys.stderr)
        return 2
    target, *files = map(Path, arguments)
    documents: list[Any] = [msgspec.json.decode(file.read_bytes()) for file in files]
    target.write_text(markdown(documents), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
