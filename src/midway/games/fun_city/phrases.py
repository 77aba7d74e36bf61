"""The words for things of Fun City: places, times, cards and players."""

from __future__ import annotations

from midway.engine.words import Words
from midway.games.fun_city.actions import ADD, FAMILIES, UHOH
from midway.games.fun_city.edition import Kit

Values = dict[str, "int | str | Words"]


def player(seat: int) -> Words:
    """A seat by name; whoever renders it knows the names."""
    return Words("player", {"seat": seat})


def time(minutes: int) -> Words:
    """A time of day; each language takes twelve or twenty-four hours."""
    return Words("time", {"hour": minutes // 60, "minute": f"{minutes % 60:02}"})


def spot(kit: Kit, node: int) -> Words:
    """A space or place by its bare name."""
    return _spot(kit, node, "")


def to_spot(kit: Kit, node: int) -> Words:
    """Towards a space or place, with its preposition."""
    return _spot(kit, node, "to-")


def _spot(kit: Kit, node: int, towards: str) -> Words:
    city = kit.city
    if node >= city.streets:
        name = city.own_names[node - city.streets]
        return Words(f"{towards}named", {"name": name}) if name else Words(f"{towards}place-{city.names[node]}")
    if node == city.red:
        return Words(f"{towards}red")
    if node in city.stops:
        return Words(f"{towards}stop", {"number": city.stops.index(node) + 1, "space": city.names[node]})
    return Words(f"{towards}space", {"space": city.names[node]})


def card(kit: Kit, number: int) -> Words:
    """A Fun City card by its place, within a sentence."""
    return Words("card", {"place": spot(kit, kit.place_of[number])})


def card_whole(kit: Kit, number: int) -> Words:
    """A Fun City card by its place, hours and points, which tell it from every other."""
    values: Values = {
        "place": spot(kit, kit.place_of[number]),
        "opens": time(kit.opens[number]),
        "closes": time(kit.closes[number]),
        "points": kit.points[number],
    }
    return Words("card-whole", values)


def crazy(kit: Kit, kind: int) -> Words:
    """A Crazy card by name."""
    kind_of = kit.crazy[kind]
    values: Values = {}
    if kind_of.family == ADD:
        values["number"] = kind_of.value
    elif kind_of.family == UHOH:
        values["place"] = spot(kit, kind_of.value)
    return Words(f"crazy-{FAMILIES[kind_of.family]}", values)


def either(parts: list[Words]) -> Words:
    """Parts of which one will come true."""
    phrase = parts[0]
    for part in parts[1:]:
        phrase = Words("list-or", {"list": phrase, "item": part})
    return phrase


def joined(parts: list[Words]) -> Words:
    """Parts as one phrase with commas and "and"."""
    phrase = parts[0]
    for part in parts[1:-1]:
        phrase = Words("list-more", {"list": phrase, "item": part})
    return Words("list-last", {"list": phrase, "item": parts[-1]}) if len(parts) > 1 else phrase
