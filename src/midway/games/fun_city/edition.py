"""The box of Fun City: map, cards and clock, read from an edition file and checked."""

from __future__ import annotations

from typing import Any

from midway.engine.actions import Action
from midway.engine.edition import Tables
from midway.games.fun_city.actions import ADD, FAMILIES, UHOH, Acts, Crazy
from midway.games.fun_city.city import DOWN, FOOT, UP, City, far

FUN_CARDS = 40
CRAZY_CARDS = 36
ON_BOARD = 4
#: Places that the texts name; others bring a name of their own.
KNOWN = (
    "arms", "theatre", "bowl", "bank", "post", "laundromat", "pet", "market", "library", "diner", "hall",
)  # fmt: skip


class Kit:
    """Everything in the box. Fun City cards are numbers from 0 (F01); times are minutes since midnight."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.place_of: list[int] = []
        self.opens: list[int] = []
        self.closes: list[int] = []
        self.points: list[int] = []
        self.crazy: list[Crazy] = []
        self.start = 0
        self.end = 0
        self.steps: tuple[int, ...] = ()
        self.slog_times: tuple[int, ...] = ()
        self.acts: Acts
        self._moves: dict[int, list[Action]] = {}

    def moves(self, start: int, roll: int) -> list[Action]:
        """All moves of a roll, on foot and with either ride (FC-29 to FC-36); made once, never change the list."""
        roll = min(roll, self.city.longest)
        key = start * 1000 + roll
        moves = self._moves.get(key)
        if moves is None:
            acts, moves = self.acts, []
            for way, family in ((FOOT, acts.go), (UP, acts.bus[UP]), (DOWN, acts.bus[DOWN])):
                steps = self.city.reaches(start, way)
                moves += [action for node, action in enumerate(family) if steps[node] <= roll]
            self._moves[key] = moves
        return moves

    def card_name(self, card: int) -> str:
        """The name of a Fun City card outside the rules: the first row of the edition is F01."""
        return f"F{card + 1:02}"


def read_kit(tables: dict[str, Any], where: str) -> Kit:
    """The kit of an edition's tables. Raises ValueError whose sentence names file, table and row."""
    reader = Tables(tables, where, ("map", "places", "crazy", "cards", "clock"))
    kit = Kit(_read_city(reader))
    _read_clock(kit, reader)
    _read_cards(kit, reader)
    _read_crazy(kit, reader)
    kit.acts = Acts(kit.city.names, kit.crazy, [kit.card_name(card) for card in range(FUN_CARDS)])
    return kit


def _read_city(reader: Tables) -> City:
    grid = reader.words("map", "grid")
    if not grid or any(len(row) != len(grid[0]) or set(row) - {"#", "."} for row in grid):
        raise reader.wrong("map.grid", grid, "rows of equal length, each of # and .")
    places = reader.tables.get("places")
    if not isinstance(places, dict):
        raise ValueError(f"{reader.where}: table [places] is missing")
    city = City(grid)
    for key, row in places.items():
        if key != "origin":
            _read_place(city, reader, key, row)
    city.stops = [_space(city, reader, "map.bus", text) for text in reader.words("map", "bus")]
    if len(city.stops) < 2 or len(set(city.stops)) < len(city.stops):
        raise reader.wrong("map.bus", reader.words("map", "bus"), "two or more different stops")
    city.red = _space(city, reader, "map.red", reader.row("map", "red", str))
    if city.red in city.stops:
        raise reader.wrong("map.red", city.names[city.red], "a space that is no bus stop")
    city.start = _place(city, reader, "map.start", reader.row("map", "start", str))
    homes = reader.words("map", "slog")
    if len(homes) != 2 or homes[0] == homes[1]:
        raise reader.wrong("map.slog", homes, "two different places")
    city.homes = (_place(city, reader, "map.slog", homes[0]), _place(city, reader, "map.slog", homes[1]))
    reader.keys("map", "grid", "bus", "red", "start", "slog")
    city.measure()
    for node, steps in enumerate(city.foot[city.start]):
        if steps >= far(city):
            raise ValueError(f"{reader.where}: nobody can walk from {city.names[city.start]} to {city.names[node]}")
    return city


def _read_place(city: City, reader: Tables, key: str, row: object) -> None:
    want = 'like { doors = ["4,3", "8,2"], lot = [46, 6, 74, 34] }'
    where = f"places.{key}"
    if not isinstance(row, dict) or not {"doors", "lot"} <= set(row) <= {"doors", "lot", "name"}:
        raise reader.wrong(where, row, want)
    if not key.isidentifier() or not key.isascii():
        raise ValueError(f"{reader.where}: {where} is no key for a place; want one word of letters")
    name = row.get("name", "")
    if not isinstance(name, str) or (not name.strip() and key not in KNOWN):
        raise reader.wrong(f"{where}.name", name, "a name, for the texts have none for it")
    doors, lot = row["doors"], row["lot"]
    if not isinstance(doors, list) or len(doors) != 2 or doors[0] == doors[1]:
        raise reader.wrong(f"{where}.doors", doors, "two different street spaces")
    if not isinstance(lot, list) or len(lot) != 4 or not all(type(side) is int for side in lot):
        raise reader.wrong(f"{where}.lot", lot, "left, top, right, bottom in tenths of a space")
    if not (0 <= lot[0] < lot[2] <= city.columns * 10 and 0 <= lot[1] < lot[3] <= city.rows * 10):
        raise reader.wrong(f"{where}.lot", lot, "a rectangle inside the grid")
    city.add_place(key, name, [_space(city, reader, f"{where}.doors", door) for door in doors], lot)


def _space(city: City, reader: Tables, where: str, name: object) -> int:
    node = city.node_of.get(name, len(city.names)) if isinstance(name, str) else len(city.names)
    if node >= city.streets:
        raise reader.wrong(where, name, "a street space of the grid as column,row")
    return node


def _place(city: City, reader: Tables, where: str, name: str) -> int:
    node = city.node_of.get(name, 0)
    if node < city.streets:
        raise reader.wrong(where, name, "a place of [places]")
    return node


def _read_clock(kit: Kit, reader: Tables) -> None:
    kit.start = _minutes(reader, "clock.start", reader.row("clock", "start", str))
    kit.end = _minutes(reader, "clock.end", reader.row("clock", "end", str))
    if kit.end <= kit.start:
        raise reader.wrong("clock.end", reader.row("clock", "end", str), "a time after clock.start")
    steps = reader.row("clock", "steps", list)
    if not steps or not all(type(step) is int and step > 0 and step % 10 == 0 for step in steps):
        raise reader.wrong("clock.steps", steps, "minutes a press, in tens")
    kit.steps = tuple(steps)
    kit.slog_times = tuple([_minutes(reader, "clock.slog", text) for text in reader.row("clock", "slog", list)])
    if list(kit.slog_times) != sorted(set(kit.slog_times)):
        raise reader.wrong("clock.slog", reader.row("clock", "slog", list), "times in order")
    reader.keys("clock", "start", "end", "steps", "slog")


def _minutes(reader: Tables, row: str, text: object) -> int:
    """The minutes of a time of day such as ``13:20``; the clock knows tens only."""
    hour, colon, minute = text.partition(":") if isinstance(text, str) else ("", "", "")
    right = colon and hour.isdecimal() and len(hour) <= 2 and minute.isdecimal() and len(minute) == 2
    if not right or int(hour) > 23 or int(minute) > 59 or int(minute) % 10:
        raise reader.wrong(row, text, "a time of day in tens of minutes like 13:20")
    return int(hour) * 60 + int(minute)


def _read_cards(kit: Kit, reader: Tables) -> None:
    rows = reader.words("cards", "rows")
    reader.keys("cards", "rows")
    if len(rows) != FUN_CARDS:
        raise ValueError(f"{reader.where}: cards.rows has {len(rows)} rows, want {FUN_CARDS}")
    for number, row in enumerate(rows):
        where = f"cards.rows, card {kit.card_name(number)}"
        parts = row.split()
        if len(parts) != 4 or not parts[3].isdecimal() or len(parts[3]) > 6:
            raise reader.wrong(where, row, "place, opening hour, closing hour, points")
        place = _place(kit.city, reader, where, parts[0])
        opens, closes = _minutes(reader, where, parts[1]), _minutes(reader, where, parts[2])
        if not kit.start <= opens < closes <= kit.end or opens % 60 or closes % 60:
            raise reader.wrong(where, row, "full hours that the clock shows, closing after opening")
        kit.place_of.append(place)
        kit.opens.append(opens)
        kit.closes.append(closes)
        kit.points.append(int(parts[3]))
    if kit.opens.count(kit.start) < ON_BOARD:
        raise ValueError(f"{reader.where}: cards.rows: {ON_BOARD} cards or more open when the game begins")


def _read_crazy(kit: Kit, reader: Tables) -> None:
    numbers = reader.row("crazy", "add", list)
    if not all(type(number) is int and 1 <= number <= 20 for number in numbers):
        raise reader.wrong("crazy.add", numbers, "numbers from 1 to 20")
    for number in sorted(set(numbers)):
        kit.crazy.append(Crazy(ADD, number, f"add-{number}", numbers.count(number)))
    sent = [_place(kit.city, reader, "crazy.uhoh", key) for key in reader.words("crazy", "uhoh")]
    for family, name in enumerate(FAMILIES):
        if family == UHOH:
            for place in sorted(set(sent)):
                kit.crazy.append(Crazy(UHOH, place, f"uhoh-{kit.city.names[place]}", sent.count(place)))
        elif family != ADD:
            count = reader.row("crazy", name, int)
            if count < 0:
                raise reader.wrong(f"crazy.{name}", count, "0 or more")
            kit.crazy.append(Crazy(family, 0, name, count))
    reader.keys("crazy", *FAMILIES)
    total = sum(crazy.count for crazy in kit.crazy)
    if total != CRAZY_CARDS:
        raise ValueError(f"{reader.where}: crazy cards add up to {total}, want {CRAZY_CARDS}")
