"""Evenings set from text: editions and positions of the fair, checked by name."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from midway.engine.dice import Dice
from midway.engine.position import Reader, read_options, read_stack, write, write_stack
from midway.games.rummelplatz.attractions import ATTRACTIONS, attraction
from midway.games.rummelplatz.common.booth import finish_tables, read_table
from midway.games.rummelplatz.decisions import DRAWING, NODES, VISITING, VISITS
from midway.games.rummelplatz.state import Box, Rummelplatz

if TYPE_CHECKING:
    from midway.engine.game import Game

MOST_POINTS = 24


def read_box(tables: dict[str, Any], where: str, seats: range) -> Box:
    """The pairs, the die and the lottery of an edition file. Raises ValueError naming the row."""
    fair = tables.pop("fair", {})
    pairs = fair.get("pairs")
    keys = [key for pair in pairs for key in pair] if isinstance(pairs, list) and all(map(_is_pair, pairs)) else []
    if sorted(keys) != sorted(ATTRACTIONS):
        raise ValueError(f"edition {where}: [fair] pairs = {pairs!r}, want {VISITS} pairs of all the attractions")
    faces = tables.pop("die", {}).get("faces")
    if not isinstance(faces, list) or len(faces) != 6 or any(type(n) is not int or not 1 <= n <= 3 for n in faces):
        raise ValueError(f"edition {where}: [die] faces = {faces!r}, want six numbers from 1 to 3")
    lottery = tables.pop("lottery", {})
    white = lottery.pop("white", None)
    smallest = read_table({"lottery": lottery}, where, "lottery", {"smallest": (1, 99)})["smallest"]
    finish_tables(tables, where)
    wanted = [sum(range(smallest, smallest + count)) - 1 for count in seats]
    if white != wanted:
        raise ValueError(f"edition {where}: [lottery] white = {white!r}, want {wanted}, one less than all places")
    return Box(tuple([(a, b) for a, b in pairs]), tuple(faces), smallest, dict(zip(seats, wanted, strict=True)))


def _is_pair(pair: Any) -> bool:
    return isinstance(pair, list) and len(pair) == 2 and all(isinstance(key, str) for key in pair)


def read_position(game: Game[Rummelplatz], text: str, dice: Dice) -> Rummelplatz:
    """An evening set by hand: ``visited`` attractions by key, ``earned`` raffle points of each finished visit,
    ``tickets``, ``blanks``, ``winner``, and the attraction's own position under ``[booth]``."""
    reader = Reader.of(text)
    seats = reader.integer("seats", game.seats[0], game.seats[0], game.seats[-1])
    s = Rummelplatz(game.setup(seats, read_options(reader)), dice)
    s.visited = _read_visited(s, reader.words("visited"))
    rows = reader.table.pop("earned", [])
    if not isinstance(rows, list) or not all(_is_earned(row, seats) for row in rows):
        raise reader.wrong("earned", rows, f"for each visit {seats} numbers from 1 to 6")
    s.earned = [tuple(row) for row in rows]
    s.points = [sum([row[seat] for row in s.earned]) for seat in range(seats)]
    most = s.box.smallest + seats - 1
    s.tickets = reader.integers("tickets", s.tickets, 0, most, seats)
    s.blanks = reader.integers("blanks", s.blanks, 0, most, seats)
    s.winner = reader.integer("winner", -1, -1, seats - 1)
    inside = reader.subtable("booth")
    if inside.table:
        if not s.visited:
            raise ValueError("position: there is a [booth], but visited is empty")
        child = attraction(s.box.keys[s.visited[-1]])
        try:
            s.booth = child.position(write(inside.table))
        except ValueError as error:
            raise ValueError(f"{error} (in [booth])") from None
        s.booth.dice = dice.child("booth")
        if s.booth.seats != seats:
            raise ValueError(f"position: booth.seats = {s.booth.seats}, want {seats}")
    read_stack(reader, s, NODES)
    reader.finish()
    fault = find_fault(s)
    if fault:
        raise ValueError(f"position: {fault}")
    return s


def _read_visited(s: Rummelplatz, keys: list[str]) -> list[int]:
    visited: list[int] = []
    for number, key in enumerate(keys):
        pair = s.box.pairs[number] if number < VISITS else ()
        if key not in pair:
            raise ValueError(f"position: visited[{number}] = {key!r}, want {' or '.join(pair) or 'no fifth visit'}")
        visited.append(2 * number + pair.index(key))
    return visited


def _is_earned(row: Any, seats: int) -> bool:
    return isinstance(row, list) and len(row) == seats and all(type(item) is int and 1 <= item <= 6 for item in row)


def find_fault(s: Rummelplatz) -> str:
    """What could not be on a board together, in one sentence; empty where all is well."""
    top = s.stack[-1].node if s.stack else None
    inside = top is VISITING
    if len(s.earned) != len(s.visited) - inside:
        return f"earned has {len(s.earned)} visits, want {len(s.visited) - inside}"
    if inside and (s.booth is None or s.booth.is_terminal()):
        return "next says visit, so [booth] wants an attraction that is being played"
    if not inside and s.booth is not None and not s.booth.is_terminal():
        return "the attraction in [booth] is being played, so next wants visit first"
    fault = _lottery_fault(s, top is DRAWING or top is None)
    if fault:
        return fault
    if s.points != [sum([row[seat] for row in s.earned]) for seat in range(s.seats)]:
        return f"points = {s.points}, but the visits earned {s.earned}"
    if (top is None) != (s.winner >= 0):
        return f"winner = {s.winner}, but the evening is over exactly when the main prize is drawn"
    return ""


def check(s: Rummelplatz) -> None:
    """Raise AssertionError naming what could not be on the board, or at the attraction that is being played."""
    fault = find_fault(s)
    assert not fault, fault
    if s.booth is not None:
        s.booth.setup.game.check(s.booth)


def _lottery_fault(s: Rummelplatz, at_lottery: bool) -> str:
    if at_lottery and len(s.visited) < VISITS:
        return f"visited has {len(s.visited)} attractions, want {VISITS} before the lottery"
    full = list(range(s.box.smallest, s.box.smallest + s.seats))
    if sorted(s.tickets) != (full if at_lottery else [0] * s.seats):
        return f"tickets = {s.tickets}, want {full} in some order at the lottery and none before"
    for seat in range(s.seats):
        if s.blanks[seat] > s.tickets[seat] - (seat == s.winner):
            return f"blanks[{seat}] = {s.blanks[seat]}, but the ticket has {s.tickets[seat]} places"
    return "the bag is empty" if s.stack and at_lottery and s.in_bag() < 1 else ""


def write_position(s: Rummelplatz) -> str:
    """The TOML text of a state."""
    table: dict[str, Any] = {
        "seats": s.seats,
        "options": s.setup.options,
        "visited": [s.box.keys[at] for at in s.visited],
        "earned": [list(row) for row in s.earned],
        "tickets": s.tickets,
        "blanks": s.blanks,
        "winner": s.winner,
    }
    if s.booth is not None:
        table["booth"] = tomllib.loads(s.booth.to_position())
    return write(table | write_stack(s))
