"""How many dice of a tower are right."""

from __future__ import annotations

from collections.abc import Sequence


def right_dice(card: Sequence[int], sides: Sequence[Sequence[int]]) -> int:
    """Dice counted from the bottom to the first fault (HL-6, HL-7, HL-12); ``sides`` are the colours of each die,
    top, bottom, front first.

    >>> right_dice([0, 1], [(3, 2, 0), (4, 3, 1)])
    2
    >>> right_dice([0, 1], [(3, 2, 0), (4, 2, 1)])
    1
    """
    count = 0
    below = -1
    for colour, (top, bottom, front, *_) in zip(card, sides, strict=False):
        if front != colour or (count and bottom != below):
            break
        below = top
        count += 1
    return count
