"""How far a card of the ride was right."""

from __future__ import annotations

from collections.abc import Sequence

RATTERS = 3


def in_beat(taps: Sequence[int], beat: int, window: int) -> bool:
    """Whether three ratters were called, each near its beat (RC-7, RC-13).

    >>> in_beat([500, 1100, 1400], 500, 200)
    True
    >>> in_beat([500, 1201, 1400], 500, 200)
    False
    """
    near = [abs(tap - beat * number) <= window for number, tap in enumerate(taps, 1)]
    return len(near) == RATTERS and all(near)
