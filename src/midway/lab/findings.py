"""What the figures of a simulation say, in sentences, each with how sure it is."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

from midway.lab.charts import Share
from midway.lab.simulation import SHARES, Plan, Results, Tally

#: Standard errors to each side within which the truth lies in 19 cases of 20.
SURE = 1.96

Run = tuple[Plan, Results]


def interval(share: float, games: int) -> tuple[float, float]:
    """Between which shares the truth lies in 19 cases of 20 (Wilson 1927), from a share seen in so many games."""
    spread = SURE * SURE / games
    centre = (share + spread / 2) / (1 + spread)
    reach = SURE / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def quantile(counts: Mapping[int, int], part: float) -> int:
    """The number below or at which this part of all games lies."""
    left = part * sum(counts.values())
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return number
    return max(counts)


def findings(run: Run, against: Run | None = None) -> list[str]:
    """What the figures say, in sentences; ``against`` is the run with the other card set."""
    plan, results = run
    found = []
    if plan.seats > 1:
        found += [*_lucky_seats(plan, results), *_strong_bots(plan, results), _closeness(results)]
    for name, tally in results.played().items():
        low, middle, high = [quantile(tally.scores, part) for part in (0.25, 0.5, 0.75)]
        found.append(f"Half of the games of {name} end between {low} and {high} points; the median is {middle}.")
    if against is not None:
        found += _changes(results, against[1])
    return found


def _lucky_seats(plan: Plan, results: Results) -> list[str]:
    even = 1 / plan.seats
    odd = []
    for seat, tally in enumerate(results.seats):
        share = share_of(f"Seat {seat}", tally)
        if not share.low <= even <= share.high:
            side = "more" if share.share > even else "less"
            odd.append(
                f"{share.label} wins {share.share:.1%} of the games, {side} than its even share of {even:.1%} "
                f"({_span(share)})."
            )
    if odd:
        return odd
    reach = SURE * sqrt(even * (1 - even) / results.games)
    return [
        f"No seat wins more or less than its even share of {even:.1%}, as far as {results.games:,} games can tell: "
        f"they would show a difference of {reach:.1%}."
    ]


def _strong_bots(plan: Plan, results: Results) -> list[str]:
    if len(results.played()) < 2:
        return []
    name, tally = max(results.played().items(), key=lambda item: item[1].shares / item[1].games)
    share = share_of(name, tally)
    if share.low <= 1 / plan.seats:
        return ["No bot is stronger than the others, as far as these games can tell."]
    return [f"The strongest bot is {name}: it wins {share.share:.1%} of its games ({_span(share)})."]


def _closeness(results: Results) -> str:
    ties = results.leads[0] / results.games
    return (
        f"In the median game the best is {quantile(results.leads, 0.5)} points ahead; "
        f"in {ties:.1%} of the games nobody is."
    )


def _changes(new: Results, old: Results) -> list[str]:
    said = []
    for name, now, before in [(name, new.bots[name], old.bots[name]) for name in new.played()]:
        reach = SURE * sqrt(now.deviation() ** 2 / now.games + before.deviation() ** 2 / before.games)
        gain = now.mean() - before.mean()
        if abs(gain) <= reach:
            said.append(f"With the other card set {name} scores no differently, give or take {reach:.1f} points.")
        else:
            side = "less" if gain > 0 else "more"
            said.append(
                f"With the other card set {name} scores {abs(gain):.1f} points {side}, give or take {reach:.1f}."
            )
    return said


def share_of(label: str, tally: Tally, other: bool = False) -> Share:
    """How often this bot or seat won, with what is probable."""
    share = tally.shares / (SHARES * tally.games)
    return Share(label, share, *interval(share, tally.games), other)


def _span(share: Share) -> str:
    return f"probably between {share.low:.1%} and {share.high:.1%}"
