"""Points at the end, as the score sheet counts them: by category, from a park and what belongs to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from midway.games.funfair.actions import SPACES
from midway.games.funfair.edition import FIRST_THEME, ICONS, THEMES, TYPES, Award, Blueprint, Item, Kit
from midway.games.funfair.park import Park

#: How much of a line is there, and how much it asks.
Progress = tuple[int, int]


def size_points(park: Park) -> int:
    """Each attraction by its number of icons (FF-100, FF-101)."""
    return sum([park.kit.size_points(park.size(space)) for space in range(SPACES) if park.stacks[space]])


def staff_points(park: Park) -> int:
    """Printed points, and performers by matching icons (FF-108, FF-109)."""
    return sum([member_points(park, number) for number in park.staff])


def member_points(park: Park, kind: int) -> int:
    """What one of the staff scores in this park."""
    card = park.kit.kinds[kind]
    return card.points if card.per < 0 else card.points * park.counts[card.per]


def coin_points(kit: Kit, coins: int) -> int:
    """One point for every two coins (FF-107)."""
    return coins // kit.coins_per_point


def park_icons(park: Park, icon: int) -> int:
    """Icons of a kind in the whole park; THEMES counts all themes."""
    if icon == THEMES:
        return sum(park.counts[FIRST_THEME:])
    return park.counts[icon]


def fits(park: Park, item: Item, space: int) -> bool:
    """Whether an attraction has at least what a line asks of one (FF-103)."""
    have, want = carried(park, item, space)
    return have == want


def carried(park: Park, item: Item, space: int) -> Progress:
    """How much of a line an attraction has: itself, its icons, and size beyond what those icons make."""
    want = 1 + sum([count for _, count in item.icons]) + (item.size - 1)
    stack = park.stacks[space]
    if not stack or (item.type >= 0 and park.kit.kinds[stack[0]].icon != item.type):
        return 0, want
    ribbon = park.ribbon(space)
    have = 1 + sum([min(count, ribbon.count(icon)) for icon, count in item.icons])
    return have + min(item.size, len(ribbon)) - 1, want


def met(park: Park, items: Sequence[Item]) -> bool:
    """Whether a park has all the lines ask: each attraction line its own attraction, in the best assignment
    (FF-104); park lines count every icon of the park (FF-105)."""
    wanted = []
    for item in items:
        if item.park:
            if any(park_icons(park, icon) < count for icon, count in item.icons):
                return False
        else:
            wanted.append([space for space in range(SPACES) if fits(park, item, space)])
    return _assign(wanted, 0)


def _assign(wanted: Sequence[list[int]], taken: int) -> bool:
    """Whether each line can have a space of its own."""
    if not wanted:
        return True
    return any(not taken >> space & 1 and _assign(wanted[1:], taken | 1 << space) for space in wanted[0])


def assignment(park: Park, items: Sequence[Item]) -> list[int]:
    """The space that serves each line, -1 for park lines: the assignment that meets most lines, then has most of the
    rest. Lines beyond the park's attractions share what is left."""
    own = [item for item in items if not item.park]
    table = [[carried(park, item, space) for space in range(SPACES)] for item in own]
    best: tuple[int, int] = (-1, -1)
    chosen: tuple[int, ...] = ()
    for spaces in permutations(range(SPACES), len(own)):
        rows = [row[space] for row, space in zip(table, spaces, strict=True)]
        value = (sum([have == want for have, want in rows]), sum([have for have, _ in rows]))
        if value > best:
            best, chosen = value, spaces
    left = list(chosen)
    return [-1 if item.park else left.pop(0) for item in items]


def blueprint_points(park: Park, plan: Blueprint) -> int:
    """What a blueprint scores: its points, with its bonus where that is met too, or a loss (FF-102, FF-106)."""
    points = park.scored.get(plan)
    if points is None:
        points = -park.kit.miss
        if met(park, plan.items):
            points = plan.points + (plan.bonus if met(park, plan.bonus_items) else 0)
        park.scored[plan] = points
    return points


def award_met(award: Award, park: Park, parks: Sequence[Park]) -> bool:
    """Whether a park matches the award; of the most stars there may be several (FF-110, FF-111)."""
    if award.items:
        return met(park, award.items)
    if award.types:
        return sum([count > 0 for count in park.counts[: len(TYPES)]]) >= award.types
    if award.staff:
        return len(park.staff) >= award.staff
    return park.stars == max([other.stars for other in parks])


def icon_name(icon: int) -> str:
    """The word an icon goes by outside the rules."""
    return "theme" if icon == THEMES else ICONS[icon]
