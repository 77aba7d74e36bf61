"""The cards of an edition told: names, kinds, limits, abilities, what blueprints, City cards and awards ask."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from midway.engine.words import Words
from midway.games.funfair.edition import (
    FREE,
    GROUPS,
    ICONS,
    NO_ADDING,
    PARK_DECK,
    PER,
    PLAN_DECK,
    SHOWCASE,
    STAFF,
    TYPES,
    Award,
    Blueprint,
    City,
    Effect,
    Item,
    Kind,
    Kit,
)
from midway.games.funfair.observation import AwardFace, BlueprintFace, CityFace, Face, Reference
from midway.games.funfair.scoring import icon_name

Values = dict[str, int | str | Words]


def named(card: Kind | Blueprint | City | Award) -> Words:
    """A card by its name in each language, for names belong to the edition and not to the texts."""
    return Words("named", {"en": card.name, "de": card.de})


def icon_words(icon: int) -> Words:
    return Words(f"icon-{icon_name(icon)}")


def type_words(type: int) -> Words:
    """An attraction of a type: "a Thrill Ride"; of any type for a negative number."""
    return Words(f"one-{TYPES[type]}" if type >= 0 else "one-attraction")


def joined(parts: Sequence[Words]) -> Words:
    """Parts as one phrase with commas and "and"."""
    if len(parts) == 1:
        return parts[0]
    phrase = parts[0]
    for part in parts[1:-1]:
        phrase = Words("list-more", {"list": phrase, "item": part})
    return Words("list-last", {"list": phrase, "item": parts[-1]})


def reference(kit: Kit, edition: str) -> Reference:
    """Every face of the edition, made once."""
    if kit.made is None:
        made = Reference(
            digest="",
            edition=edition,
            stand_in=kit.stand_in,
            cards=tuple([_face(kit, kind) for kind in kit.kinds]),
            blueprints=tuple([_plan_face(plan) for plan in kit.blueprints]),
            city=tuple([CityFace(city.key, named(city), city_words(city)) for city in kit.cities]),
            awards=tuple([AwardFace(a.key, named(a), award_words(a), kit.award_points) for a in kit.awards]),
            sizes=tuple([kit.size_points(icons) for icons in range(max(16, len(kit.sizes)))]),
            miss=kit.miss,
            coins_per_point=kit.coins_per_point,
        )
        digest = blake2b(msgspec.json.encode(made), digest_size=8).hexdigest()
        kit.made = msgspec.structs.replace(made, digest=digest)
    assert isinstance(kit.made, Reference)
    return kit.made


def _face(kit: Kit, kind: Kind) -> Face:
    return Face(
        key=kind.key,
        name=named(kind),
        group=GROUPS[kind.group],
        kind=kind_words(kind),
        ribbon=tuple([ICONS[icon] for icon in kind.ribbon]),
        price=kind.price,
        stars=kind.stars,
        limit=limit_words(kind),
        abilities=tuple(ability_words(kit, kind)),
        points=kind.points if kind.group == STAFF and kind.per < 0 else None,
        ticket=kind.ticket is not None,
        closes=kind.closes,
        copies=kind.copies,
        origin=kind.origin,
    )


def _plan_face(plan: Blueprint) -> BlueprintFace:
    return BlueprintFace(
        key=plan.key,
        name=named(plan),
        level=plan.level,
        items=tuple([item_words(item) for item in plan.items]),
        points=plan.points,
        bonus_items=tuple([item_words(item) for item in plan.bonus_items]),
        bonus=plan.bonus,
    )


def kind_words(kind: Kind) -> Words:
    """The line under a card's name."""
    if kind.group == STAFF:
        return Words("kind-staff")
    if kind.group == SHOWCASE:
        return Words("kind-showcase", {"icon": icon_words(kind.icon)})
    return icon_words(kind.icon)


def limit_words(kind: Kind) -> Words | None:
    """Where an upgrade may go, None where it may go anywhere."""
    if not kind.on or kind.on == (1 << len(TYPES)) - 1:
        return None
    allowed = [number for number in range(len(TYPES)) if kind.on >> number & 1]
    if [TYPES[number] for number in allowed] == ["thrill", "leisure"]:
        return Words("limit-rides")
    if len(allowed) == len(TYPES) - 1:
        barred = next(number for number in range(len(TYPES)) if number not in allowed)
        return Words("limit-not", {"icon": icon_words(barred)})
    return Words("limit-on", {"icons": joined([icon_words(number) for number in allowed])})


def ability_words(kit: Kit, kind: Kind) -> list[Words]:
    """What a card does, a sentence each."""
    lines = []
    if kind.built_in >= 0:
        lines.append(Words("ability-built-in", {"card": named(kit.kinds[kind.built_in])}))
    if kind.after is not None:
        lines.append(after_words(kind.after))
    if kind.action is not None:
        which = "discard" if kind.action.discard else "gain"
        lines.append(_gain_words(f"ability-action-{which}", kind.action))
    for group, coins in zip(GROUPS, kind.cuts[:3], strict=False):
        if coins:
            lines.append(Words(f"ability-cut-{group}", {"coins": coins}))
    if kind.closes:
        lines.append(Words("ability-closes"))
    if kind.ticket is not None:
        lines.append(_gain_words("ability-ticket", kind.ticket))
    if kind.per >= 0:
        lines.append(Words("ability-points-per", {"points": kind.points, "per": Words(f"per-{ICONS[kind.per]}")}))
    if kind.group == SHOWCASE:
        lines.append(Words("ability-showcase"))
    return lines


def after_words(effect: Effect) -> Words:
    """What happens once, after a card has been built."""
    if effect.draw == PARK_DECK:
        return Words("ability-after-draw-park")
    if effect.draw == PLAN_DECK:
        return Words("ability-after-draw-blueprints")
    if effect.take:
        return Words("ability-after-take")
    if effect.add == FREE:
        return Words("ability-after-add-free")
    if effect.add != NO_ADDING:
        return Words("ability-after-add", {"coins": effect.add})
    return _gain_words("ability-after-gain", effect)


def _gain_words(id: str, effect: Effect) -> Words:
    """A gain of coins, flat or "for each"."""
    values: Values = {"coins": effect.gain}
    if effect.per < 0:
        return Words(id, values)
    return Words(f"{id}-per", values | {"per": per_words(effect.per)})


def per_words(per: int) -> Words:
    """What a gain is counted by."""
    return Words(f"per-{PER[per].replace(' ', '-')}")


def city_words(city: City) -> Words:
    """What a City card brings."""
    now = city.now
    if now is None:
        return _lasting_words(city)
    if now.draw == PARK_DECK:
        return Words("city-draw-park")
    if now.draw == PLAN_DECK:
        return Words("city-draw-blueprints", {"coins": now.closed})
    if now.take:
        return Words("city-take")
    if now.swap:
        return Words("city-swap")
    if now.invest:
        return Words("city-invest", {"coins": now.invest, "built": now.built})
    if now.more:
        return Words("city-gain-more", {"coins": now.gain, "more": now.more, "per": per_words(now.per)})
    return _gain_words("city-gain", now)


def _lasting_words(city: City) -> Words:
    """What a City card brings for its whole round."""
    for group, coins in zip(GROUPS, city.cuts[:3], strict=False):
        if coins:
            return Words(f"city-cut-{group}", {"coins": coins})
    if city.change > 1:
        return Words("city-change", {"factor": city.change})
    if city.guests_per < 0:
        return Words("city-guests", {"coins": city.guests})
    return Words("city-guests-per", {"coins": city.guests, "per": per_words(city.guests_per)})


def award_words(award: Award) -> Words:
    """What an award asks."""
    if award.items and all(item.park for item in award.items):
        return _park_words([icon for item in award.items for icon in item.icons])
    if award.items:
        return joined([item_words(item) for item in award.items])
    if award.types:
        return Words("award-types", {"count": award.types})
    return Words("award-staff", {"count": award.staff}) if award.staff else Words("award-stars")


def item_words(item: Item) -> Words:
    """A line of a blueprint in full: "a Thrill Ride with 2 Feature and 1 Quality"."""
    if item.park:
        return _park_words(item.icons)
    kind = type_words(item.type)
    if item.icons:
        return Words("item-with", {"kind": kind, "icons": _counted(item.icons)})
    return Words("item-size", {"kind": kind, "size": item.size}) if item.size > 1 else kind


def _park_words(icons: Sequence[tuple[int, int]]) -> Words:
    return Words("item-park", {"icons": _counted(icons)})


def _counted(icons: Sequence[tuple[int, int]]) -> Words:
    return joined([Words("icon-count", {"count": count, "icon": icon_words(icon)}) for icon, count in icons])
