"""Areas, visitors and lifeguards of a park, and the awards between two.

An area is known by its *root*: ``card number * 5 + terrain`` of one of its cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from midway.games.aquapark.actions import W

if TYPE_CHECKING:
    from midway.games.aquapark.park import Park

#: The terrain indices in a set of terrain bits.
TERRAINS_IN = tuple([tuple([i for i in range(5) if bits >> i & 1]) for bits in range(32)])


class Tally:
    """What a park is worth now; tokens on half spaces count nothing (AQ-19).

    ``root`` leads from a card's terrain to its area, ``size`` and ``visitors`` are per area (by root),
    ``guards`` are the lifeguards on whole spaces as (edge, roots of the areas touched, visitors seen).
    """

    __slots__ = ("guards", "points", "root", "seen", "size", "visitors")

    def __init__(
        self,
        root: list[int],
        size: dict[int, int],
        visitors: dict[int, int],
        guards: list[tuple[int, tuple[int, ...], int]],
    ) -> None:
        self.root = root
        self.size = size
        self.visitors = visitors
        self.guards = guards
        #: Points for visitors: cards times visitors, area by area (AQ-38).
        self.points = sum([size[area] * count for area, count in visitors.items()])
        #: Visitors seen, over all lifeguards (AQ-40).
        self.seen = sum([guard[2] for guard in guards])

    def largest(self, terrain: int) -> int:
        """Cards of the largest area of a terrain."""
        return max([size for area, size in self.size.items() if area % 5 == terrain], default=0)


def tally(park: Park) -> Tally:
    """Join the areas of a park and count (AQ-25, AQ-26, AQ-38, AQ-40)."""
    root = joined(park)
    lands = park.kit.lands
    size: dict[int, int] = {}
    at = 0
    for lay in park.laid:
        for terrain in TERRAINS_IN[lands[lay[0]]]:
            # roots point downwards, so all before this one are settled
            area = root[at + terrain] = root[root[at + terrain]]
            size[area] = size.get(area, 0) + 1
        at += 5
    visitors: dict[int, int] = {}
    posts: list[tuple[int, tuple[int, ...]]] = []
    for edge, token in park.tokens.items():
        halves = park.halves[edge]
        if not (halves & 255 and halves >> 8):
            continue
        lower = edge >> 1
        below = park.cells[lower] * 5
        if not token & 1:
            area = root[below + park.kit.terrain[token >> 1]]
            visitors[area] = visitors.get(area, 0) + 1
            continue
        above = park.cells[lower - (1 if edge & 1 else W)] * 5
        touched = {root[below + terrain] for terrain in TERRAINS_IN[halves >> 8]}
        touched |= {root[above + terrain] for terrain in TERRAINS_IN[halves & 255]}
        posts.append((edge, tuple(sorted(touched))))
    guards = [(edge, areas, sum([visitors.get(area, 0) for area in areas])) for edge, areas in posts]
    return Tally(root, size, visitors, guards)


def joined(park: Park) -> list[int]:
    """For each card and terrain a card of the same area with a lower number, or itself (AQ-25, AQ-26)."""
    root = list(range(5 * len(park.laid)))
    for _, first, second, both in park.whole:
        for terrain in TERRAINS_IN[both]:
            a = first * 5 + terrain
            while root[a] != a:
                a = root[a]
            b = second * 5 + terrain
            while root[b] != b:
                b = root[b]
            if a < b:
                root[b] = a
            else:
                root[a] = b
    return root


def award_points(own: int, other: int, worth: int) -> int:
    """Points of one award for the owner of an area of ``own`` cards (AQ-35, AQ-36).

    >>> award_points(3, 2, 5), award_points(2, 2, 5), award_points(1, 2, 5)
    (5, 5, 0)
    """
    return worth if own >= other else 0


def automa_points(counts: tuple[int, ...], worth: tuple[int, ...]) -> int:
    """The automa's score: tokens on each space times what the space is worth (AQ-49).

    >>> automa_points((2, 3, 5), (9, 6, 3))
    51
    """
    return sum([count * points for count, points in zip(counts, worth, strict=True)])
