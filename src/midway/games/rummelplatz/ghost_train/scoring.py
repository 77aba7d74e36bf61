"""What the guesses were worth."""

from __future__ import annotations

from collections.abc import Sequence


def train_points(hands: Sequence[Sequence[int]], tiles: Sequence[Sequence[int]]) -> list[int]:
    """Points (GT-10, GT-11): ``tiles[seat][fear]`` is the rival who got that tile, below 0 where it was kept.

    >>> train_points([(0, 1), (2, 2), (3, 4)], [(-1, -1, 1, 2, -1, -1), (2, 0, -1, -1, -1, -1), (-1,) * 6])
    [3, 2, 1]
    """
    points = [0] * len(hands)
    for guesser, given in enumerate(tiles):
        for fear, rival in enumerate(given):
            if rival >= 0 and fear in hands[rival]:
                points[guesser] += 1
                points[rival] += 1
    return points
