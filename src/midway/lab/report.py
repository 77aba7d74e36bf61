"""A page about many games, for people who design them: who wins, by how much, and what a changed card set changed.

One file without a script and without anything from elsewhere, to keep and to send.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path

import midway
from midway.games import load_game
from midway.lab.charts import heap, shares
from midway.lab.findings import Run, findings, quantile, share_of
from midway.lab.simulation import Tally

STYLE = Path(__file__).with_suffix(".css")


def page(run: Run, against: Run | None = None) -> str:
    """The whole page as HTML; with ``against`` both runs in the same pictures."""
    plan, results = run
    title = load_game(plan.game).title
    runs = [run] if against is None else [run, against]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="lead">{_count(results.games, "game")} of {_count(plan.seats, "player")}, '
        f"{results.choices / results.games:.0f} choices a game.</p>",
        "".join(f"<p>{escape(line)}</p>" for line in _plans(runs)),
        "<h2>What they say</h2>",
        f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in findings(run, against))}</ul>",
    ]
    if plan.seats > 1:
        rows = [(f"seat {n}", [other.seats[n] for _, other in runs]) for n in range(plan.seats)]
        parts += ["<h2>Who wins, by seat</h2>", _wins(rows, plan.seats)]
        if len(results.played()) > 1:
            bots = [(name, [other.bots[name] for _, other in runs]) for name in results.played()]
            parts += ["<h2>Who wins, by bot</h2>", _wins(bots, plan.seats)]
        parts += ["<h2>How far the best leads</h2>", _heaps([("points ahead", [r.leads for _, r in runs])])]
    points = [(name, [r.bots[name].scores for _, r in runs]) for name in results.played()]
    parts += ["<h2>Points</h2>", _heaps(points), "<h2>All figures</h2>", _table(runs)]
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/><title>{escape(title)}: a simulation</title>'
        f'<meta name="viewport" content="width=device-width"/><style>{STYLE.read_text(encoding="utf-8")}</style></head>'
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def _plans(runs: Sequence[Run]) -> list[str]:
    """What was played, so that it can be played again."""
    plan = runs[0][0]
    options = ", ".join(f"{key} {value}" for key, value in plan.options.items())
    lines = [f"Bots: {', '.join(plan.bots)}. Seed {plan.seed}.{f' Options: {options}.' if options else ''}"]
    sets = [plan.edition.name if plan.edition else "the bundled one" for plan, _ in runs]
    lines.append(f"Card set: {sets[0]}{f'; the other: {sets[1]}' if len(sets) > 1 else ''}.")
    return [*lines, f"Midway {midway.__version__}; the same command gives the same figures."]


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def _wins(rows: Sequence[tuple[str, Sequence[Tally]]], seats: int) -> str:
    drawn = []
    for label, tallies in rows:
        for number, tally in enumerate(tallies):
            drawn.append(share_of(f"{label}, other" if number else label, tally, other=number > 0))
    said = "; ".join(f"{row.label} {row.share:.1%}" for row in drawn)
    return shares(drawn, 1 / seats, f"Share of games won, with what is probable: {said}")


def _heaps(rows: Sequence[tuple[str, Sequence[Counter[int]]]]) -> str:
    numbers = [number for _, counts in rows for count in counts for number in count]
    bounds = (min(numbers), max(numbers))
    drawn = []
    for label, counts in rows:
        said = f"{label}: from {min(counts[0])} to {max(counts[0])}, the median is {quantile(counts[0], 0.5)}"
        other = counts[1] if len(counts) > 1 else None
        drawn.append(f"<figure><figcaption>{escape(label)}</figcaption>{heap(counts[0], bounds, said, other)}</figure>")
    return "".join(drawn)


def _table(runs: Sequence[Run]) -> str:
    heads = ("", "games", "won", "points", "deviation", "least", "most")
    rows = []
    for number, (_, results) in enumerate(runs):
        named = [*results.played().items(), *[(f"seat {n}", tally) for n, tally in enumerate(results.seats)]]
        for label, tally in named:
            f = tally.figures()
            cells = [
                f"{f['games']:,}",
                f"{f['win_rate']:.1%}",
                f"{f['mean_score']:.2f}",
                f"{f['score_deviation']:.2f}",
                str(f["worst_score"]),
                str(f["best_score"]),
            ]
            name = f"{label}, other" if number else label
            rows.append(f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>')
    top = "".join(f'<th scope="col">{head}</th>' for head in heads)
    table = f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f'<div class="wide" tabindex="0" role="region" aria-label="All figures">{table}</div>'
