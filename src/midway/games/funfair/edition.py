"""The box of Funfair, read from an edition file and checked; ``edition.toml`` tells the form."""

from __future__ import annotations

from typing import Any

from midway.games.funfair.reading import Row, Tables

TYPES = ("thrill", "leisure", "theatre", "food", "sideshow")
UPGRADES = ("feature", "guest", "quality", "fairytale", "jungle", "pirate", "robot")
#: Everything a ribbon can show, by number.
ICONS = TYPES + UPGRADES
FIRST_THEME = ICONS.index("fairytale")
#: What a gain can be counted by, besides icons: numbers after them.
PER = (*ICONS, "attraction", "other attraction", "star here")
PER_ATTRACTION, PER_OTHER, PER_STAR = len(ICONS), len(ICONS) + 1, len(ICONS) + 2
FLAT = -1
#: No goal asks for more attractions: a park has no more (FF-32).
MOST_ATTRACTIONS = 5
#: Groups of cards. Discounts go by the first three; a showcase counts as an attraction.
ATTRACTION, UPGRADE, STAFF, SHOWCASE = range(4)
GROUPS = ("attraction", "upgrade", "staff", "showcase")
NO_DECK, PARK_DECK, PLAN_DECK = range(3)
DECKS = ("", "park", "blueprints")
LEVELS = ("easy", "medium", "difficult")
#: No upgrade may be added, or it is free; else the coins off.
NO_ADDING, FREE = -2, -1

PARK_CARDS, BLUEPRINTS, CITY_CARDS, AWARDS, SHOWCASES = 97, 20, 12, 5, 4


class Effect:
    """What a card does at once: ``gain`` coins for each ``per``, ``more`` besides, and the rest as named."""

    def __init__(self) -> None:
        self.gain = 0
        self.per = FLAT
        self.more = 0  # City: what is counted by ``per`` where a flat gain stands beside it
        self.draw = NO_DECK
        self.take = False
        self.add = NO_ADDING
        self.discard = False
        self.closed = 0  # City: coins instead of blueprints once their deck is closed
        self.swap = False
        self.invest = 0
        self.built = 0


class Kind:
    """A Park card or showcase: what its copies have in common."""

    def __init__(self, number: int, group: int, row: Row) -> None:
        self.number = number
        self.group = group
        self.name = row.name
        self.de = row.de
        self.key = row.key
        self.origin = row.origin
        self.icon = FLAT  # staff has none
        self.price = 0
        self.stars = 0
        self.copies = 1
        self.built_in = FLAT  # the kind of upgrade built in
        self.on = 0  # types an upgrade may go on, as bits
        self.after: Effect | None = None
        self.action: Effect | None = None
        self.cuts = (0, 0, 0, 0)
        self.closes = False
        self.ticket: Effect | None = None
        self.points = 0
        self.per = FLAT  # performers: the icon that points are counted by
        self.ribbon: tuple[int, ...] = ()
        self.bar = 0  # as bits, the upgrades it keeps from its attraction while it stands there

    @property
    def theme(self) -> bool:
        """Whether its icon is a theme letter, of which an attraction has each once."""
        return self.icon >= FIRST_THEME


class Item:
    """A line of a blueprint or award: one attraction (``type``, FLAT: any) of at least this ``size`` with these
    ``icons`` (number, count), or, with ``park``, so many icons in the whole park. THEMES counts all four themes."""

    def __init__(self, park: bool, type: int, size: int, icons: tuple[tuple[int, int], ...]) -> None:
        self.park = park
        self.type = type
        self.size = size
        self.icons = icons


#: The "icon" that stands for any theme in a park line.
THEMES = len(ICONS)


class Blueprint:
    def __init__(self, row: Row) -> None:
        self.name = row.name
        self.de = row.de
        self.key = row.key
        self.level = row.word("level", LEVELS)
        self.items = _items(row, "items")
        self.points = row.count("points")
        self.bonus_items = _items(row, "bonus_items")
        self.bonus = row.count("bonus")


class City:
    """A City card: an effect ``now``, or discounts, income or a loose-change factor for the round."""

    def __init__(self, row: Row) -> None:
        self.name = row.name
        self.de = row.de
        self.key = row.key
        self.now: Effect | None = None
        self.cuts = (0, 0, 0, 0)
        self.guests = 0
        self.guests_per = FLAT
        self.change = 1
        effect = row.table("now", ("gain", "per", "more", "draw", "take", "swap", "closed", "invest", "built"))
        lasting = row.table("round", ("attractions", "upgrades", "staff", "guests", "per", "change"))
        if (effect is None) == (lasting is None):
            raise row.wrong("wants either now or round")
        if effect is not None:
            self.now = _effect(effect, False)
        if lasting is not None:
            self.cuts = _cuts(lasting)
            self.guests = lasting.count("guests", 0)
            self.guests_per = _per(lasting, self.guests, False)
            self.change = lasting.count("change", 1, low=1)

    @property
    def lasts(self) -> bool:
        """Whether it holds for the whole round."""
        return self.now is None


class Award:
    """A goal for everybody: lines as of a blueprint, a number of types or staff, or the most stars."""

    def __init__(self, row: Row) -> None:
        self.name = row.name
        self.de = row.de
        self.key = row.key
        self.items = _items(row, "items") if row.has("items") else ()
        self.types = row.count("types", 0, high=len(TYPES))
        self.staff = row.count("staff", 0)
        self.stars = row.has("most") and bool(row.word("most", ("stars",)))
        if sum([bool(self.items), bool(self.types), bool(self.staff), self.stars]) != 1:
            raise row.wrong("wants one of items, types, staff or most")


class Kit:
    """Everything in the box, in the form the rules use. ``kinds`` are Park cards, then showcases."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.by_key: dict[str, int] = {}
        self.prices: list[int] = []  # by kind, for quick reading; so the groups
        self.groups: list[int] = []
        self.attraction_bits = 0  # kinds as bits
        self.all_bits = 0
        self.park_kinds = 0
        self.stand_in = False
        self.blueprints: list[Blueprint] = []
        self.cities: list[City] = []
        self.awards: list[Award] = []
        self.award_points = 0
        self.investment = 0
        self.cap = 0
        self.sizes: list[int] = []
        self.beyond = 0
        self.miss = 0
        self.coins_per_point = 1
        self.made: Any = None  # the faces told to clients, made once

    def size_points(self, icons: int) -> int:
        """Points of an attraction with so many icons (FF-100)."""
        last = len(self.sizes) - 1
        return self.sizes[icons] if icons <= last else self.sizes[last] + self.beyond * (icons - last)


def read_kit(tables: dict[str, Any], where: str) -> Kit:
    """The kit of an edition's tables. Raises ValueError whose sentence names file, table and card."""
    known = ("attractions", "upgrades", "staff", "showcases", "blueprints", "city", "awards", "scoring")
    reader = Tables(tables, f"edition {where}", known)
    kit = Kit()
    kit.stand_in = any(tables[table]["origin"] == "invented" for table in ("attractions", "upgrades", "staff"))
    for group, table in enumerate(("attractions", "upgrades", "staff")):
        for row in reader.rows(table):
            _add(kit, Kind(len(kit.kinds), group, row), row)
    kit.park_kinds = len(kit.kinds)
    total = sum([kind.copies for kind in kit.kinds])
    if total != PARK_CARDS:
        raise ValueError(f"edition {where}: attractions, upgrades and staff make {total} cards, want {PARK_CARDS}")
    _read_showcases(kit, reader)
    _build_in(kit, reader)
    _bar(kit)
    kit.prices = [kind.price for kind in kit.kinds]
    kit.groups = [kind.group for kind in kit.kinds]
    kit.blueprints = [Blueprint(row) for row in reader.rows("blueprints", BLUEPRINTS)]
    kit.cities = [City(row) for row in reader.rows("city", CITY_CARDS)]
    kit.award_points = reader.head("awards").count("points")
    kit.awards = [Award(row) for row in reader.rows("awards", AWARDS)]
    scoring = reader.head("scoring")
    kit.sizes = scoring.counts("sizes")
    kit.beyond = scoring.count("beyond")
    kit.miss = scoring.count("miss")
    kit.coins_per_point = scoring.count("coins", low=1)
    reader.finish()
    return kit


def _add(kit: Kit, kind: Kind, row: Row) -> None:
    kind.price = row.count("price") if kind.group != SHOWCASE else 0
    kind.stars = row.count("stars") if kind.group != SHOWCASE else 0
    if kind.group != SHOWCASE:
        kind.copies = row.count("copies", low=1)
    if kind.group in (ATTRACTION, SHOWCASE):
        kind.icon = TYPES.index(row.word("type", TYPES))
    elif kind.group == UPGRADE:
        kind.icon = ICONS.index(row.word("icon", UPGRADES))
        allowed = row.words("on", TYPES) if row.has("on") else TYPES
        kind.on = sum([1 << TYPES.index(name) for name in sorted(set(allowed))])
    else:
        kind.points = row.count("points")
        if row.has("per"):
            kind.per = ICONS.index(row.word("per", ICONS))
    after = row.table("after", ("gain", "per", "draw", "take", "add"))
    kind.after = _effect(after, kind.group != STAFF) if after is not None else None
    if kind.after is not None and kind.group == STAFF and kind.after.add != NO_ADDING:
        raise row.wrong("is staff and stands on no attraction")
    action = row.table("action", ("gain", "per", "discard")) if kind.group in (ATTRACTION, UPGRADE) else None
    kind.action = _effect(action, True) if action is not None else None
    lasting = row.table("lasting", ("attractions", "upgrades", "staff", "closes"))
    if lasting is not None:
        kind.cuts = _cuts(lasting)
        kind.closes = lasting.flag("closes")
        if kind.closes and kind.group == STAFF:
            raise row.wrong("is staff and closes no attraction")
    ticket = row.table("ticket", ("gain", "per")) if kind.group == STAFF else None
    kind.ticket = _effect(ticket, False) if ticket is not None else None
    if kind.key in kit.by_key:
        raise row.wrong("is there twice")
    kit.by_key[kind.key] = kind.number
    kit.kinds.append(kind)


def _read_showcases(kit: Kit, reader: Tables) -> None:
    head = reader.head("showcases")
    price, stars = head.count("price"), head.count("stars")
    kit.investment, kit.cap = head.count("investment"), head.count("cap")
    for row in reader.rows("showcases", SHOWCASES):
        kind = Kind(len(kit.kinds), SHOWCASE, row)
        _add(kit, kind, row)
        kind.price, kind.stars = price, stars


def _build_in(kit: Kit, reader: Tables) -> None:
    """Built-in upgrades go by the name of an upgrade card, for they count as that card (FF-40)."""
    for row in [*reader.rows("attractions"), *reader.rows("showcases")]:
        kind = kit.kinds[kit.by_key[row.key]]
        if row.has("built_in"):
            name = row.text("built_in")
            found = [other for other in kit.kinds if other.group == UPGRADE and other.name == name]
            if not found:
                raise row.wrong(f"built_in = {name!r} names no upgrade")
            kind.built_in = found[0].number
            kind.closes = kind.closes or found[0].closes
        row.finish()
    for row in [*reader.rows("upgrades"), *reader.rows("staff")]:
        row.finish()
    for kind in kit.kinds:
        kind.ribbon = (kind.icon,) if kind.icon >= 0 else ()
        if kind.built_in >= 0:
            kind.ribbon += (kit.kinds[kind.built_in].icon,)


def _bar(kit: Kit) -> None:
    """What each card keeps from its attraction: other types' upgrades, itself, its theme letter, all if it closes."""
    upgrades = [kind for kind in kit.kinds if kind.group == UPGRADE]
    kit.all_bits = (1 << len(kit.kinds)) - 1
    for kind in kit.kinds:
        if kind.group in (ATTRACTION, SHOWCASE):
            kit.attraction_bits |= 1 << kind.number
            barred = [
                other
                for other in upgrades
                if kind.closes or not other.on >> kind.icon & 1 or _alike(kit, kind.built_in, other)
            ]
        elif kind.group == UPGRADE:
            barred = [other for other in upgrades if kind.closes or _alike(kit, kind.number, other)]
        else:
            barred = []
        kind.bar = sum([1 << other.number for other in barred])


def _alike(kit: Kit, number: int, other: Kind) -> bool:
    """Whether an upgrade has the name or the theme letter of this one (FF-38, FF-39)."""
    if number < 0:
        return False
    return number == other.number or (other.theme and kit.kinds[number].icon == other.icon)


def _effect(row: Row, on_attraction: bool) -> Effect:
    """An effect of a card that belongs to an attraction, or of one that does not (staff, City)."""
    effect = Effect()
    effect.gain = row.count("gain", 0)
    effect.more = row.count("more", 0)
    effect.per = _per(row, effect.gain + effect.more, on_attraction)
    if effect.more and effect.per == FLAT:
        raise row.wrong("has more, but no per to count it by")
    effect.draw = DECKS.index(row.word("draw", DECKS[1:])) if row.has("draw") else NO_DECK
    effect.take = row.has("take") and bool(row.word("take", ("market",)))
    if row.has("add"):
        effect.add = FREE if row.get("add") == "free" else row.count("add")
    effect.discard = row.count("discard", 0, high=1) > 0
    effect.closed = row.count("closed", 0)
    if effect.closed and effect.draw != PLAN_DECK:
        raise row.wrong("has closed, but draws no blueprints")
    effect.swap = row.has("swap") and bool(row.word("swap", ("market",)))
    effect.invest = row.count("invest", 0)
    effect.built = row.count("built", 0)
    return effect


def _per(row: Row, coins: int, on_attraction: bool) -> int:
    """What coins are counted by. Only a card that belongs to an attraction has stars there, and others beside it."""
    if not row.has("per"):
        return FLAT
    per = PER.index(row.word("per", PER))
    if per in (PER_OTHER, PER_STAR) and not on_attraction:
        raise row.wrong(f"counts by {PER[per]!r}, but belongs to no attraction")
    if not coins:
        raise row.wrong(f"counts by {PER[per]!r}, but gains nothing")
    return per


def _cuts(row: Row) -> tuple[int, int, int, int]:
    """Discounts by group; a showcase is an attraction (FF-54)."""
    attractions = row.count("attractions", 0)
    return (attractions, row.count("upgrades", 0), row.count("staff", 0), attractions)


def _items(row: Row, key: str) -> tuple[Item, ...]:
    """Lines such as ``thrill: 2 feature, guest``, ``any: size 7``, ``food``, ``park: 7 theme``."""
    items = [_item(row, key, line) for line in row.texts(key)]
    attractions = sum([not item.park for item in items])
    if attractions > MOST_ATTRACTIONS:
        raise row.wrong(f"{key}: asks for {attractions} attractions, a park has {MOST_ATTRACTIONS}")
    return tuple(items)


def _item(row: Row, key: str, line: str) -> Item:
    head, _, rest = line.partition(":")
    park = head == "park"
    if not park and head != "any" and head not in TYPES:
        raise row.wrong(f"{key}: {line!r} begins with none of park, any, {', '.join(TYPES)}")
    size = 1
    icons: dict[int, int] = {}
    for part in [part.strip() for part in rest.split(",")] if rest else []:
        count, _, word = part.rpartition(" ")
        many = int(part[5:]) if part.startswith("size ") and part[5:].isdecimal() else 0
        number = int(count) if count.isdecimal() else 0 if count else 1
        icon = THEMES if word == "theme" and park else ICONS.index(word) if word in UPGRADES else FLAT
        if many > 1 and size == 1 and not park:
            size = many
        elif number > 0 and icon != FLAT and icon not in icons:
            icons[icon] = number
        else:
            raise row.wrong(f"{key}: {line!r} asks for {part!r}, want like 2 guest or size 4, each once")
    if park and not icons:
        raise row.wrong(f"{key}: {line!r} asks for no icon")
    return Item(park, TYPES.index(head) if head in TYPES else FLAT, size, tuple(icons.items()))
