"""Fabelland tables set by hand.

::

    seats = 3
    next = ["rotate 1 carousel=0", "open-park -", "evening -"]
    owners = ["red 0", "blue 1", "yellow 2"]
    balloons = [3, 5, 5]
    edges = ["A-red 27 PP", "A-blue 14", "B-red 3 .K"]   # attraction, and who sits on it
    turned = [0, 2, 0]
    compartments = ["A1 PPK", "B6 T"]
    areas = ["D PP", "F K"]
    offers = ["D1 30"]
    posters = ["D1 green"]
    influencers = ["0 orange 2", "1 green 3 used"]
    event = 9                                            # row of the edition's events, 16 is the last day
    round = 3

What is left out is empty, 0 or the default. ``bag``, ``deck``, ``pool`` (the deck of influencers) and ``calendar``
hold all that lies nowhere else unless they are listed. Starting attractions that lie nowhere are in the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from midway.engine.dice import Dice
from midway.engine.position import Reader, read_options, read_stack, write_stack
from midway.engine.position import write as write_toml
from midway.games.fabelland.actions import COMPARTMENTS, EDGES, FIELDS, SLOTS
from midway.games.fabelland.boarding import KINDS, guests, guests_text, read_seats, seated_guests, seats_text
from midway.games.fabelland.checks import check, fits
from midway.games.fabelland.edition import AREAS, CARDS, COLOURS, INFLUENCERS, OTHER_EVENTS, STARTS
from midway.games.fabelland.frames import check_frames
from midway.games.fabelland.state import CENTRE, FabellandState

if TYPE_CHECKING:
    from midway.games.fabelland.game import Fabelland

NUMBER = 1 << 30


def read(game: Fabelland, text: str, dice: Dice) -> FabellandState:
    """The state of a position text; every error names the place."""
    reader = Reader.of(text)
    seats = reader.integer("seats", 2, game.seats[0], game.seats[-1])
    s = FabellandState(game.setup(seats, read_options(reader)), dice)
    read_stack(reader, s, game.nodes)
    s.balloons = reader.integers("balloons", [s.kit.amounts["balloons"]] * seats, 0, NUMBER, seats)
    s.round = reader.integer("round", 1, 0, s.rounds)
    s.holder = reader.integer("holder", 0, 0, seats - 1)
    s.uses = reader.integer("uses", 0, 0, NUMBER)
    s.turned = reader.integers("turned", [0, 0, 0], 0, 5, 3)
    s.wheels = reader.integers("wheels", s.wheels, -1, 5, seats)
    s.skipped = reader.integers("skipped", s.skipped, 0, 1, seats)
    _read_figures(reader, s)
    _read_owners(reader, s)
    _read_cards(reader, s)
    _read_guests(reader, s)
    _read_influencers(reader, s)
    _read_events(reader, s)
    s.tumbles = reader.integer("tumbles", 0, 0, NUMBER)
    s.drops = [_read_drop(row, f"drops[{n}]") for n, row in enumerate(reader.words("drops"))]
    reader.finish()
    check_frames(s)
    try:
        check(s)
    except AssertionError as error:
        raise ValueError(f"position: {error}") from None
    s.advance()
    return s


def _read_drop(row: str, place: str) -> tuple[int, ...]:
    drop = _numbers(row, place)
    right = len(drop) > 4 and len(drop) % 3 == 1 and -1 <= drop[1] < 18 and 0 <= drop[2] <= CENTRE
    sectors = 3 if len(drop) > 2 and drop[2] == CENTRE else 6
    if not right or any(not 0 <= kind < 3 for kind in drop[4::3]) or any(not 0 <= at < sectors for at in drop[5::3]):
        raise _wrong(place, row, "number, source, board, how, then kind, sector and falls of each guest")
    return drop


def _wrong(place: str, row: str, want: str) -> ValueError:
    return ValueError(f"position: {place} = {row!r}, want {want}")


def _numbers(row: str, place: str) -> tuple[int, ...]:
    try:
        return tuple([int(word) for word in row.split()])
    except ValueError:
        raise _wrong(place, row, "whole numbers") from None


def _named(word: str, names: Sequence[str], place: str, row: str) -> int:
    if word not in names:
        raise _wrong(place, row, f"to begin with one of {', '.join(names)}")
    return names.index(word)


def _whole(word: str, low: int, high: int, place: str, row: str) -> int:
    if not word.isdecimal() or not low <= int(word) <= high:
        raise _wrong(place, row, f"a number from {low} to {high} in it")
    return int(word)


def _rows(reader: Reader, key: str, names: Sequence[str]) -> list[tuple[int, list[str], str, str]]:
    """Rows that begin with a name: its number, the other words, the place and the row itself. None comes twice."""
    found = []
    met = set()
    for n, row in enumerate(reader.words(key)):
        words = row.split() or [""]
        place = f"{key}[{n}]"
        number = _named(words[0], names, place, row)
        if number in met:
            raise ValueError(f"position: {place} = {row!r}, but {words[0]} is there already")
        met.add(number)
        found.append((number, words[1:], place, row))
    return found


def _read_figures(reader: Reader, s: FabellandState) -> None:
    for n, word in enumerate(reader.words("figures", ["-"] * s.seats)):
        if n >= s.seats:
            raise ValueError(f"position: figures has more than {s.seats} seats")
        s.figures[n] = -1 if word == "-" else _named(word, FIELDS, f"figures[{n}]", word)


def _read_owners(reader: Reader, s: FabellandState) -> None:
    for colour, words, place, row in _rows(reader, "owners", COLOURS):
        if len(words) != 1:
            raise _wrong(place, row, "a colour and a seat")
        s.owners[colour] = _whole(words[0], 0, s.seats - 1, place, row)


def _read_cards(reader: Reader, s: FabellandState) -> None:
    for edge, words, place, row in _rows(reader, "edges", EDGES):
        if not 1 <= len(words) <= 2:
            raise _wrong(place, row, "an edge, a card and who sits there")
        card = s.cards[edge] = _whole(words[0], 1, CARDS, place, row)
        try:
            s.seated[edge] = read_seats(words[1] if len(words) == 2 else "")
        except ValueError:
            raise _wrong(place, row, "P, K, T or . for each seat") from None
        if not fits(s.kit.cards[card].face, s.seated[edge]):
            raise _wrong(place, row, f"guests that fit {s.kit.cards[card].face.text}")
    for slot, words, place, row in _rows(reader, "offers", SLOTS):
        s.offers[slot] = _whole(words[0] if words else "", 1, CARDS, place, row)
    for n, row in enumerate(reader.words("hands", [""] * s.seats)[: s.seats]):
        s.hands[n] = _numbers(row, f"hands[{n}]")
    lying = [card for card in [*s.cards, *s.offers, *[card for hand in s.hands for card in hand]] if card]
    s.deck = reader.integers("deck", [c for c in range(STARTS + 1, CARDS + 1) if c not in lying], STARTS + 1, CARDS)
    starting = any(f.node.key == "draw-starts" for f in s.stack)
    boxed = [] if starting else [card for card in range(1, STARTS + 1) if card not in lying]
    s.box = reader.integers("box", boxed, 1, STARTS)


def _read_guests(reader: Reader, s: FabellandState) -> None:
    for key, names, board in (("compartments", COMPARTMENTS, s.compartments), ("areas", AREAS, s.areas)):
        for at, words, place, row in _rows(reader, key, names):
            letters = "".join(words)
            if not set(letters) <= set(KINDS):
                raise _wrong(place, row, "guests as letters P, K, T")
            board[at] = guests(letters)
    out = sum(s.areas) + sum(s.compartments) + sum([seated_guests(seats) for seats in s.seated])
    out += sum([f.data[2] for f in s.stack if f.node.key == "name-sector"])
    rest = [count - (out >> 8 * kind & 255) for kind, count in enumerate(s.kit.guests)]
    if min(rest) < 0:
        raise ValueError(f"position: more than {s.kit.guests[0]} guests {KINDS[rest.index(min(rest))]} are out")
    s.bag = reader.integers("bag", rest, 0, NUMBER, 3)


def _read_influencers(reader: Reader, s: FabellandState) -> None:
    for slot, words, place, row in _rows(reader, "posters", SLOTS):
        s.posters[slot] = _named(" ".join(words), INFLUENCERS, place, row)
    for n, row in enumerate(reader.words("influencers")):
        place = f"influencers[{n}]"
        words = row.split()
        if len(words) not in (3, 4) or words[3:] not in ([], ["used"]):
            raise _wrong(place, row, "a seat, a colour, a number, and used where they are")
        seat = _whole(words[0], 0, s.seats - 1, place, row)
        colour = _named(words[1], INFLUENCERS, place, row)
        (s.used if words[3:] else s.fresh)[seat * 4 + colour] += _whole(words[2], 1, 60, place, row)
    s.discard = reader.integers("discard", [0] * 4, 0, NUMBER, 4)
    left = []
    for colour, copies in enumerate(s.kit.copies):
        held = sum(s.fresh[colour::4]) + sum(s.used[colour::4])
        left.append(copies - held - s.posters.count(colour) - s.discard[colour])
        if left[-1] < 0:
            raise ValueError(f"position: there are more than {copies} {INFLUENCERS[colour]} influencers")
    s.pool = reader.integers("pool", left, 0, NUMBER, 4)


def _read_events(reader: Reader, s: FabellandState) -> None:
    s.event = reader.integer("event", 0, 0, OTHER_EVENTS + 1) - 1
    s.past = [n - 1 for n in reader.integers("past", [], 1, OTHER_EVENTS)]
    left = [n + 1 for n in range(OTHER_EVENTS) if n != s.event and n not in s.past]
    s.calendar = [n - 1 for n in reader.integers("calendar", left, 1, OTHER_EVENTS)]


# -- writing


def write(s: FabellandState) -> str:
    """The position text of a whole state."""
    table: dict[str, Any] = {"seats": s.seats, **write_stack(s), "options": s.setup.options}
    table |= {"balloons": s.balloons, "round": s.round, "holder": s.holder, "uses": s.uses, "turned": s.turned}
    table |= {"wheels": s.wheels, "skipped": s.skipped}
    table["figures"] = ["-" if field < 0 else FIELDS[field] for field in s.figures]
    table["owners"] = [f"{COLOURS[colour]} {seat}" for colour, seat in enumerate(s.owners) if seat >= 0]
    table["edges"] = [
        f"{EDGES[edge]} {card} {seats_text(s.seated[edge])}".rstrip() for edge, card in enumerate(s.cards) if card
    ]
    table["offers"] = [f"{SLOTS[slot]} {card}" for slot, card in enumerate(s.offers) if card]
    table["hands"] = [" ".join(map(str, hand)) for hand in s.hands]
    table |= {"deck": s.deck, "box": s.box}
    table["compartments"] = [f"{COMPARTMENTS[n]} {guests_text(g)}" for n, g in enumerate(s.compartments) if g]
    table["areas"] = [f"{AREAS[n]} {guests_text(g)}" for n, g in enumerate(s.areas) if g]
    table["bag"] = s.bag
    table["posters"] = [f"{SLOTS[slot]} {INFLUENCERS[colour]}" for slot, colour in enumerate(s.posters) if colour >= 0]
    table["influencers"] = [
        f"{n // 4} {INFLUENCERS[n % 4]} {count}{mark}"
        for held, mark in ((s.fresh, ""), (s.used, " used"))
        for n, count in enumerate(held)
        if count
    ]
    table |= {"discard": s.discard, "pool": s.pool}
    table |= {"event": s.event + 1, "past": [n + 1 for n in s.past], "calendar": [n + 1 for n in s.calendar]}
    table |= {"tumbles": s.tumbles, "drops": [" ".join(map(str, drop)) for drop in s.drops]}
    return write_toml(table)
