"""Raffle points, the same at every attraction."""

from __future__ import annotations

from collections.abc import Sequence

WINNER = 6


def raffle_points(results: Sequence[int]) -> list[int]:
    """6, less one for every strictly better player (RP-7, RP-8).

    >>> raffle_points([15, 15, 9])
    [6, 6, 4]
    """
    return [WINNER - sum([other > own for other in results]) for own in results]
