"""How far blueprints are met, line by line, and what is still missing in words."""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.words import Words
from midway.games.funfair.edition import Blueprint, Item
from midway.games.funfair.faces import icon_words, type_words
from midway.games.funfair.observation import Blueprint as BlueprintSeen
from midway.games.funfair.observation import Item as ItemSeen
from midway.games.funfair.park import Park
from midway.games.funfair.scoring import assignment, blueprint_points, icon_name, met, park_icons


def blueprint_seen(park: Park, plan: Blueprint, piece: str) -> BlueprintSeen:
    """A blueprint against a park as it stands."""
    return BlueprintSeen(
        key=plan.key,
        piece=piece,
        items=tuple(items_seen(park, plan.items)),
        met=met(park, plan.items),
        bonus_items=tuple(items_seen(park, plan.bonus_items)),
        bonus_met=met(park, plan.bonus_items),
        scores=blueprint_points(park, plan),
    )


def items_seen(park: Park, items: Sequence[Item]) -> list[ItemSeen]:
    """The lines in the assignment that suits the park best, an icon or a size each."""
    seen: list[ItemSeen] = []
    for item, space in zip(items, assignment(park, items), strict=True):
        seen += _park_line(park, item) if item.park else _attraction_line(park, item, space)
    return seen


def _park_line(park: Park, item: Item) -> list[ItemSeen]:
    lines = []
    for icon, want in item.icons:
        have = park_icons(park, icon)
        text = Words("item-park-one", {"count": want, "icon": icon_words(icon)})
        missing = Words("missing-park", {"count": want - have, "icon": icon_words(icon)})
        lines.append(_line(text, icon_name(icon), have, want, missing))
    return lines


def _attraction_line(park: Park, item: Item, space: int) -> list[ItemSeen]:
    """Nothing but the attraction counts while it is not there."""
    kind = type_words(item.type)
    stack = park.stacks[space] if space >= 0 else ()
    there = bool(stack) and (item.type < 0 or park.kit.kinds[stack[0]].icon == item.type)
    ribbon = park.ribbon(space) if there else []
    absent = None if there else Words("missing-attraction", {"kind": kind})
    lines = []
    for icon, want in item.icons:
        have = ribbon.count(icon)
        text = Words("item-one", {"count": want, "icon": icon_words(icon), "kind": kind})
        missing = absent or Words("missing-icon", {"count": want - have, "icon": icon_words(icon), "kind": kind})
        lines.append(_line(text, icon_name(icon), have, want, missing))
    if item.size > 1:
        text = Words("item-size", {"kind": kind, "size": item.size})
        missing = absent or Words("missing-size", {"count": item.size - len(ribbon), "kind": kind})
        lines.append(_line(text, "", len(ribbon), item.size, missing))
    if not lines:
        lines.append(_line(kind, "", int(there), 1, absent or kind))
    return lines


def _line(text: Words, icon: str, have: int, want: int, missing: Words) -> ItemSeen:
    return ItemSeen(text, icon, have, want, have >= want, None if have >= want else missing)
