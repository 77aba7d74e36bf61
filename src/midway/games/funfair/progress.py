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
    types: list[int] = []
    for item, space in zip(items, assignment(park, items), strict=True):
        if item.park:
            seen += _park_line(park, item)
        else:
            types.append(item.type)
            seen += _attraction_line(park, item, space, types.count(item.type))
    return seen


def missing_words(items: Sequence[ItemSeen]) -> list[Words]:
    """What is missing, each thing once: an attraction that is not there is missed by all of its lines."""
    found: list[Words] = []
    for item in items:
        if item.missing is not None and item.missing not in found:
            found.append(item.missing)
    return found


def _park_line(park: Park, item: Item) -> list[ItemSeen]:
    lines = []
    for icon, want in item.icons:
        have = park_icons(park, icon)
        text = Words("item-park-one", {"count": want, "icon": icon_words(icon)})
        missing = Words("missing-park", {"count": want - have, "icon": icon_words(icon)})
        lines.append(_line(text, Words("short-park"), icon_name(icon), have, want, missing))
    return lines


def _attraction_line(park: Park, item: Item, space: int, number: int) -> list[ItemSeen]:
    """Nothing but the attraction counts while it is not there. ``number`` counts those of its type."""
    kind = type_words(item.type)
    name = icon_words(item.type) if item.type >= 0 else Words("short-any")
    if number > 1:
        name = Words("short-another", {"kind": name, "number": number})
    stack = park.stacks[space] if space >= 0 else ()
    there = bool(stack) and (item.type < 0 or park.kit.kinds[stack[0]].icon == item.type)
    ribbon = park.ribbon(space) if there else []
    absent = None if there else Words("missing-attraction", {"kind": kind})
    lines: list[ItemSeen] = []
    for icon, want in item.icons:
        have = ribbon.count(icon)
        text = Words("item-one", {"count": want, "icon": icon_words(icon), "kind": kind})
        missing = absent or Words("missing-icon", {"count": want - have, "icon": icon_words(icon), "kind": kind})
        head = name if not lines else None
        lines.append(_line(text, icon_words(icon), icon_name(icon), have, want, missing, head))
    if item.size > 1:
        text = Words("item-size", {"kind": kind, "size": item.size})
        missing = absent or Words("missing-size", {"count": item.size - len(ribbon), "kind": kind})
        short = Words("short-size", {"size": item.size})
        lines.append(_line(text, short, _type_name(item), len(ribbon), item.size, missing))
    if not lines:
        lines.append(_line(kind, name, _type_name(item), int(there), 1, absent or kind))
    return lines


def _type_name(item: Item) -> str:
    return icon_name(item.type) if item.type >= 0 else ""


def _line(
    text: Words, short: Words, icon: str, have: int, want: int, missing: Words, head: Words | None = None
) -> ItemSeen:
    return ItemSeen(text, short, head, icon, have, want, have >= want, None if have >= want else missing)
