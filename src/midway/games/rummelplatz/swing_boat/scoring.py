"""What the ride on the boat was worth."""

from __future__ import annotations

from collections.abc import Sequence

from midway.games.rummelplatz.common.raffle import raffle_points

#: More than any row has fun, so that rows only part equals.
ROW_WEIGHT = 100


def boat_points(fun: Sequence[int], rows: Sequence[int], endurance: Sequence[int]) -> list[int]:
    """Raffle points (SB-14 to SB-17): by fun, then by the fun of the last row; the exhausted share the last place.

    >>> boat_points([20, 20, 18, 25], [2, 3, 5, 5], [4, 1, 1, 0])
    [5, 6, 4, 3]
    """
    return raffle_points(
        [-1 if left == 0 else ROW_WEIGHT * points + row for points, row, left in zip(fun, rows, endurance, strict=True)]
    )
