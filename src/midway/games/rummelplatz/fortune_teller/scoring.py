"""What the fates say together."""

from __future__ import annotations

from collections.abc import Sequence

from midway.games.rummelplatz.common.raffle import raffle_points

KEPT, CORRECT, BETTER, WORSE = range(4)


def verdict(value: int, claim: int) -> int:
    """What the new owner must say (FT-6).

    >>> verdict(7, 3) == BETTER
    True
    """
    if value == claim:
        return CORRECT
    return BETTER if value > claim else WORSE


def fate_points(sums: Sequence[int]) -> list[int]:
    """Raffle points for the sums of all players (FT-13 to FT-15).

    >>> fate_points([31, 13, 0, -1])
    [6, 5, 4, 3]
    """
    return raffle_points(sums)
