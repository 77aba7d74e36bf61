"""What the race was worth."""

from __future__ import annotations

from collections.abc import Sequence


def raffle_points(rows: Sequence[int], finish: int) -> list[int]:
    """Raffle points by seat, from the row of each seat's horse: 6, less one for every player on a better horse
    (HR-12). Over the line all rows are alike (HR-11).

    The rulebook's own example: two ride the winning horse, the next player is third.

    >>> raffle_points([16, 16, 9], finish=15)
    [6, 6, 4]
    """
    reached = [min(row, finish) for row in rows]
    return [6 - sum([other > own for other in reached]) for own in reached]
