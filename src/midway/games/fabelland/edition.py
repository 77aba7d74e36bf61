"""The box of Fabelland: attractions, influencers, events, edges and tumble, read from an edition file and checked."""

from __future__ import annotations

from typing import Any

from midway.engine.edition import MOST, Tables
from midway.games.fabelland.boarding import KINDS, Face, read_face

CAROUSELS = "ABC"
AREAS = "DEF"
COLOURS = ("red", "blue", "yellow", "green", "lilac")
INFLUENCERS = ("orange", "blue", "violet", "green")
ORANGE, BLUE, VIOLET, GREEN = range(4)
STARTS = 12
CARDS = 38
POSTERS = 56
GUESTS = 20
OTHER_EVENTS = 15
#: Of starting attractions no more are alike, or the last of five players might find no two unlike ones (FL-9).
ALIKE = 3
#: Influencers that are dealt to five players, none of them green (FL-16).
DEALT = 10
MARKERS = 88
#: Effects of events; those from ``cheap-attractions`` on last for the round.
EFFECTS = (
    "more-guests", "centre-guests", "clear-area", "turn-all", "gift-all", "gift-poorest", "new-influencers",
    "new-attractions", "cheap-attractions", "cheap-influencers", "foreign-bonus", "owner-bonus", "more-influencers",
    "skip-bonus", "more-purchases", "last-day",
)  # fmt: skip
(
    MORE_GUESTS, CENTRE_GUESTS, CLEAR_AREA, TURN_ALL, GIFT_ALL, GIFT_POOREST, NEW_INFLUENCERS, NEW_ATTRACTIONS,
    CHEAP_ATTRACTIONS, CHEAP_INFLUENCERS, FOREIGN_BONUS, OWNER_BONUS, MORE_INFLUENCERS, SKIP_BONUS, MORE_PURCHASES,
    LAST_DAY,
) = range(16)  # fmt: skip
PLAIN_EFFECTS = ("clear-area", "new-influencers", "new-attractions")
#: Names that the texts know; other cards bring a ``title`` of their own.
NAMES = (
    "pumpkin-coach", "clockwork-mouse", "lily-pads", "wishing-well", "singing-shell", "windmill-swing", "mirror-maze",
    "unicorn-pond", "copper-treehouse", "bean-lift", "flying-carpet", "robot-dance", "snail-feeding", "crystal-ball",
    "gear-slide", "giants-belly", "three-wishes", "long-hair-jump", "tin-woods", "fairy-meadow", "magic-lantern",
    "frog-palace", "mole-railway", "seven-league-boots", "witch-house", "steam-dragon", "whale-ride", "wild-hunt",
    "midnight-ball", "brass-jungle", "rose-castle", "cloud-castle",
)  # fmt: skip

AMOUNTS = (
    "balloons", "foreign", "skipped", "top_influencer", "influencers", "purchases", "substitute", "centre", "rounds",
)  # fmt: skip
TABLES = (
    "guests", "board", "amounts", "markers", "starts", "attractions", "influencers", "prices", "sets", "events",
    "tumble",
)  # fmt: skip
AIMS = ("none", "weak", "strong")


class Card:
    """An attraction: ``name`` for the texts, or ``title`` as it stands; ``face`` is shared by cards alike."""

    def __init__(self, name: str, title: str, value: int, face: Face, start: bool) -> None:
        self.name = name
        self.title = title
        self.value = value
        self.face = face
        self.start = start

    def alike(self, other: Card) -> bool:
        """Whether two cards are copies of one."""
        return (self.name, self.title, self.face.text) == (other.name, other.title, other.face.text)


class EventCard:
    """An event: the number of its effect and how much of it."""

    def __init__(self, effect: int, amount: int) -> None:
        self.effect = effect
        self.amount = amount
        self.lasts = CHEAP_ATTRACTIONS <= effect < LAST_DAY


class Tumble:
    """How guests fall: odds of an aim of 100, drops at most, and where they land by aim, of 1000."""

    def __init__(self, aim: tuple[int, ...], drops: int, tables: dict[int, tuple[tuple[int, ...], ...]]) -> None:
        self.aim = aim
        self.drops = drops
        self.tables = tables  # by number of sectors: 3 for the centre, 6 for a carousel


class Kit:
    """Everything in the box, in the form the rules use.

    ``cards[1]`` to ``cards[38]`` are the attractions, the starting ones first. An edge is ``carousel * 5 + colour``;
    ``side[edge]`` is its side, 1 to 5. ``events`` ends with the last day.
    """

    def __init__(self) -> None:
        self.guests = (0, 0, 0)
        self.cards: list[Card] = []
        self.side: list[int] = [0] * 15
        self.at_side: list[int] = [0] * 18  # edge at carousel * 6 + side
        self.amounts: dict[str, int] = {}
        self.rounds: dict[int, int] = {}
        self.markers: dict[int, int] = {}
        self.copies: tuple[int, ...] = ()
        self.prices: tuple[int, ...] = ()
        self.sets: tuple[tuple[int, ...], ...] = ()
        self.events: tuple[EventCard, ...] = ()
        self.tumble: Tumble


def read_kit(tables: dict[str, Any], where: str) -> Kit:
    """The kit of an edition's tables. Raises ValueError whose sentence names file, table and row."""
    reader = _Tables(tables, where, TABLES)
    kit = Kit()
    _read_guests(kit, reader)
    _read_board(kit, reader)
    _read_amounts(kit, reader)
    _read_markers(kit, reader)
    _read_attractions(kit, reader)
    _read_influencers(kit, reader)
    _read_events(kit, reader)
    _read_tumble(kit, reader)
    return kit


class _Tables(Tables):
    """With the rows of cards that Fabelland has."""

    def cards(self, table: str, allowed: tuple[str, ...]) -> list[tuple[str, dict[str, Any]]]:
        """The rows of ``cards``, each with its place."""
        found = []
        for number, row in enumerate(self.row(table, "cards", list), 1):
            place = f"{table}.cards, row {number}"
            if not isinstance(row, dict):
                raise self.wrong(place, row, "a table in braces")
            for key in row:
                if key not in allowed:
                    raise ValueError(f"{self.where}: {place}: {key} is not known; want {', '.join(allowed)}")
            found.append((place, row))
        return found


def _read_guests(kit: Kit, reader: _Tables) -> None:
    kit.guests = (reader.count("guests", "P"), reader.count("guests", "K"), reader.count("guests", "T"))
    reader.keys("guests", *KINDS)
    if kit.guests != (GUESTS,) * 3:
        raise reader.wrong("guests", list(kit.guests), f"{GUESTS} of each kind")


def _read_board(kit: Kit, reader: _Tables) -> None:
    for car, name in enumerate(CAROUSELS):
        words = reader.row("board", name, str).split()
        if sorted(words) != sorted(COLOURS):
            raise reader.wrong(f"board.{name}", " ".join(words), f"each of {', '.join(COLOURS)} once")
        for side, word in enumerate(words, 1):
            edge = car * 5 + COLOURS.index(word)
            kit.side[edge] = side
            kit.at_side[car * 6 + side] = edge
    reader.keys("board", *CAROUSELS)


def _read_amounts(kit: Kit, reader: _Tables) -> None:
    for key in AMOUNTS[:-1]:
        kit.amounts[key] = reader.count("amounts", key)
    for key in ("influencers", "purchases", "substitute"):
        reader.count("amounts", key, 1)
    if kit.amounts["centre"] > 2 * GUESTS:
        raise reader.wrong("amounts.centre", kit.amounts["centre"], f"{2 * GUESTS} or less")
    rounds = reader.row("amounts", "rounds", dict)
    for seats in range(2, 6):
        value = rounds.get(str(seats))
        if type(value) is not int or not 1 <= value <= OTHER_EVENTS + 1:
            raise reader.wrong(f"amounts.rounds.{seats}", value, f"a number from 1 to {OTHER_EVENTS + 1}")
        kit.rounds[seats] = value
    if len(rounds) != 4:
        raise reader.wrong("amounts.rounds", rounds, "a number for each of 2, 3, 4 and 5 players")
    reader.keys("amounts", *AMOUNTS)


def _read_markers(kit: Kit, reader: _Tables) -> None:
    for key in reader.tables.get("markers", {"": 0}):
        if key != "origin":
            if not key.isdecimal() or int(key) < 1:
                raise ValueError(f"{reader.where}: markers.{key} is not known; want values of balloon markers")
            kit.markers[int(key)] = reader.count("markers", key, 1)
    if sum(kit.markers.values()) != MARKERS:
        raise reader.wrong("markers", sum(kit.markers.values()), f"{MARKERS} in all")


def _read_attractions(kit: Kit, reader: _Tables) -> None:
    faces: dict[str, Face] = {}
    kit.cards = [Card("", "", 0, Face("*"), False)]  # number 0 is no card and worth nothing
    value = reader.count("starts", "value")
    for place, row in reader.cards("starts", ("name", "title", "spaces", "copies")):
        copies = row.get("copies", 1)
        if type(copies) is not int or not 1 <= copies <= ALIKE:
            raise reader.wrong(f"{place}: copies", copies, f"1 to {ALIKE}, so that two unlike ones can always be dealt")
        card = _card(reader, place, row, value, True, faces)
        if sum([card.alike(other) for other in kit.cards[1:]]) + copies > ALIKE:
            raise ValueError(f"{reader.where}: {place}: with rows before it more than {ALIKE} cards are alike")
        kit.cards += [card] * copies
    reader.keys("starts", "value", "cards")
    if len(kit.cards) != STARTS + 1:
        raise reader.wrong("starts.cards", len(kit.cards) - 1, f"{STARTS} cards in all")
    for place, row in reader.cards("attractions", ("name", "title", "value", "spaces")):
        worth = row.get("value")
        if type(worth) is not int or not 0 <= worth <= MOST:
            raise reader.wrong(f"{place}: value", worth, f"a number from 0 to {MOST}")
        kit.cards.append(_card(reader, place, row, worth, False, faces))
    reader.keys("attractions", "cards")
    if len(kit.cards) != CARDS + 1:
        raise reader.wrong("attractions.cards", len(kit.cards) - 1 - STARTS, f"{CARDS - STARTS} cards")


def _card(reader: _Tables, place: str, row: dict[str, Any], value: int, start: bool, faces: dict[str, Face]) -> Card:
    name, title, text = row.get("name", ""), row.get("title", ""), row.get("spaces")
    if not isinstance(title, str) or not title.isprintable() or (not title.strip() and (title or name not in NAMES)):
        raise ValueError(f"{reader.where}: {place}: give it a title, or one of the names {', '.join(NAMES)}")
    if not isinstance(text, str):
        raise reader.wrong(f"{place}: spaces", text, "letters such as PK=2")
    try:
        read_face(text)
    except ValueError as error:
        raise ValueError(f"{reader.where}: {place}: spaces = {text!r}: {error}") from None
    return Card(name if isinstance(name, str) else "", title, value, faces.setdefault(text, Face(text)), start)


def _read_influencers(kit: Kit, reader: _Tables) -> None:
    kit.copies = tuple([reader.count("influencers", colour, 1) for colour in INFLUENCERS])
    kit.prices = tuple([reader.count("prices", colour) for colour in INFLUENCERS])
    kit.sets = tuple(
        [reader.numbers(f"sets.{colour}", reader.row("sets", colour, list), None) for colour in INFLUENCERS]
    )
    for table in ("influencers", "prices", "sets"):
        reader.keys(table, *INFLUENCERS)
    if sum(kit.copies) != POSTERS:
        raise reader.wrong("influencers", list(kit.copies), f"{POSTERS} in all")
    if POSTERS - kit.copies[GREEN] < DEALT:
        raise reader.wrong("influencers.green", kit.copies[GREEN], f"{POSTERS - DEALT} or less, for {DEALT} are dealt")


def _read_events(kit: Kit, reader: _Tables) -> None:
    found = []
    for place, row in reader.cards("events", ("effect", "amount")):
        effect, amount = row.get("effect"), row.get("amount", 0)
        if effect not in EFFECTS[:-1]:
            raise reader.wrong(f"{place}: effect", effect, ", ".join(EFFECTS[:-1]))
        if type(amount) is not int or (amount == 0) != (effect in PLAIN_EFFECTS) or not 0 <= amount <= 20:
            raise reader.wrong(f"{place}: amount", amount, f"1 to 20, and none for {', '.join(PLAIN_EFFECTS)}")
        found.append(EventCard(EFFECTS.index(effect), amount))
    reader.keys("events", "cards")
    if len(found) != OTHER_EVENTS:
        raise reader.wrong("events.cards", len(found), f"{OTHER_EVENTS} rows")
    kit.events = (*found, EventCard(LAST_DAY, 0))


def _read_tumble(kit: Kit, reader: _Tables) -> None:
    aim = reader.numbers("tumble.aim", reader.row("tumble", "aim", list), len(AIMS))
    if sum(aim) != 100:
        raise reader.wrong("tumble.aim", list(aim), "numbers that add up to 100")
    tables: dict[int, tuple[tuple[int, ...], ...]] = {}
    for key, sectors in (("centre", 3), ("carousel", 6)):
        rows = reader.row("tumble", key, list)
        if len(rows) != len(AIMS):
            raise reader.wrong(f"tumble.{key}", len(rows), f"a row each for {', '.join(AIMS)} aim")
        read = [reader.numbers(f"tumble.{key}, {AIMS[n]} aim", row, sectors) for n, row in enumerate(rows)]
        for name, row in zip(AIMS, read, strict=True):
            if not 1 <= sum(row) <= 1000:
                raise reader.wrong(f"tumble.{key}, {name} aim", list(row), "numbers that add up to 1000 at most")
        tables[sectors] = tuple(read)
    kit.tumble = Tumble(aim, reader.count("tumble", "drops", 1), tables)
    reader.keys("tumble", "aim", "drops", "centre", "carousel")
