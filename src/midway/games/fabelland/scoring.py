"""What influencers are worth. Pure functions of numbers."""

from __future__ import annotations

from functools import cache


@cache
def best_sets(count: int, worth: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes of the sets, largest first, that make the most of so many cards of one colour (FL-88, FL-89).

    ``worth[n - 1]`` is a set of n. Searched whole, for an edition may print any worths.

    >>> best_sets(7, (1, 4, 8, 12, 18))
    (5, 2)
    """
    best: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    for cards in range(1, count + 1):
        options = [
            (best[cards - size][0] + worth[size - 1], (size, *best[cards - size][1]))
            for size in range(min(cards, len(worth)), 0, -1)
        ]
        best.append(max(options, key=lambda option: option[0]))
    return tuple(sorted(best[count][1], reverse=True))


def set_points(count: int, worth: tuple[int, ...]) -> int:
    """Worth of so many influencers of one colour, in as many sets as serve best (FL-88, FL-89).

    >>> [set_points(3, (2, 8)), set_points(5, (2, 8)), set_points(5, (1, 4, 10)), set_points(5, (1, 4, 8, 14))]
    [10, 18, 14, 15]
    """
    return sum([worth[size - 1] for size in best_sets(count, worth)])
