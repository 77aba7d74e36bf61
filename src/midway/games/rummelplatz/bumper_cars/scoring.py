"""What the ride was worth."""

from __future__ import annotations

from collections.abc import Sequence


def raffle_points(under: Sequence[int], loser: int) -> list[int]:
    """6, less one for every strictly better player (BC-15): most tiles under the TILT is best (BC-13), and whoever
    turned over the TILT is last (BC-14).

    >>> raffle_points([3, 5, 3, 7], loser=3)
    [5, 6, 5, 3]
    """
    counted = [-1 if seat == loser else tiles for seat, tiles in enumerate(under)]
    return [6 - sum([other > own for other in counted]) for own in counted]


def bumped(trick: Sequence[int]) -> int:
    """Which card of a round is bumped, in the order laid: the highest, of equal ones the last (BC-7).

    >>> bumped([4, 9, 2, 9, 1])
    3
    """
    at = 0
    best = 0
    for place, value in enumerate(trick):
        if value >= best:
            best = value
            at = place
    return at


def tiles_turned(trick: Sequence[int]) -> int:
    """How many tiles the bumped player turns over: one, and one for each 5 (BC-8).

    >>> tiles_turned([5, 9, 5])
    3
    """
    return 1 + trick.count(5)
