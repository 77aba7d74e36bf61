"""Guests in motion: out of the bag, off attractions that ride, and down onto a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame
from midway.engine.refusal import Refusal
from midway.games.fabelland.actions import SECTOR
from midway.games.fabelland.boarding import ONE, seated_guests
from midway.games.fabelland.state import CENTRE, DROPS, FROM_EDGE, GUEST, TUMBLE, FabellandState


def draw_guests(s: FabellandState, count: int) -> int:
    """Random guests out of the bag, or as many as it still has."""
    drawn = 0
    for _ in range(min(count, sum(s.bag))):
        at = s.draw(GUEST, sum(s.bag))
        kind = 0
        while at >= s.bag[kind]:
            at -= s.bag[kind]
            kind += 1
        s.bag[kind] -= 1
        drawn += ONE[kind]
    return drawn


def ride(s: FabellandState, seat: int, edges: Sequence[int]) -> None:
    """Full attractions pay owner and filler, and their guests tumble onto the centre together (FL-29 to FL-32)."""
    guests = 0
    for edge in edges:
        owner, card = s.owner(edge), s.cards[edge]
        pay = s.owner_pay(card) if owner >= 0 else 0
        bonus = s.foreign_pay() if owner != seat else 0
        if owner >= 0:
            s.balloons[owner] += pay
        s.balloons[seat] += bonus
        guests += seated_guests(s.seated[edge])
        s.seated[edge] = 0
        if s.events is not None:
            s.say("ride", seat, edge, card, owner, pay, bonus)
    if edges:
        tumble(s, seat, FROM_EDGE + edges[0], CENTRE, guests)


def tumble(s: FabellandState, seat: int, source: int, onto: int, guests: int) -> None:
    """Guests in hand come down on a carousel or the centre, as the table has agreed (FL-33 to FL-36).

    Where the acting player names a sector first, this opens the question; so call it last.
    """
    if not guests:
        return
    if s.named:
        s.then(NAME_SECTOR.on(seat, source, onto, guests))
        return
    sectors = 3 if onto == CENTRE else 6
    way = s.setup.options["tumble"]
    if way == "dealt":
        kinds = _kinds(guests)
        shuffled = s.deal(TUMBLE, kinds, len(kinds))
        land(s, source, onto, 0, _deal_out(shuffled, sectors, s.draw(TUMBLE, sectors)))
    else:
        land(s, source, onto, 1, _fall(s, _kinds(guests), sectors, way == "barriers"))


def _kinds(guests: int) -> list[int]:
    """The kinds of packed guests, one after another."""
    return [0] * (guests & 255) + [1] * (guests >> 8 & 255) + [2] * (guests >> 16)


def _in_turn(guests: int) -> list[int]:
    """The kinds of packed guests, one of each in turn while they last (FL-36)."""
    left = [guests & 255, guests >> 8 & 255, guests >> 16]
    kinds = []
    for _ in range(max(left)):
        for kind in range(3):
            if left[kind]:
                left[kind] -= 1
                kinds.append(kind)
    return kinds


def _deal_out(kinds: Sequence[int], sectors: int, first: int) -> list[int]:
    landed = []
    for number, kind in enumerate(kinds):
        landed += [kind, (first + number) % sectors, 0]
    return landed


def _fall(s: FabellandState, kinds: list[int], sectors: int, barriers: bool) -> list[int]:
    """Drop guests: an aim for all of them, then each by itself; who falls off is dropped again (FL-33, FL-34).

    As each falls by itself, the order in which they lie in the hand does not matter.
    """
    model = s.kit.tumble
    table = model.tables[sectors]
    landed: list[int] = []
    for drop in range(model.drops):
        aim = s.draw(TUMBLE, 100)
        level = 0 if aim < model.aim[0] else 1 if aim < model.aim[0] + model.aim[1] else 2
        row = table[level]
        favoured = s.draw(TUMBLE, sectors)
        below = sum(row) if barriers else 1000
        fallen = []
        for kind in kinds:
            at = s.draw(TUMBLE, below)
            sector = favoured
            for share in row:
                if at < share:
                    landed += (kind, sector % sectors, drop)
                    break
                at -= share
                sector += 1
            else:
                fallen.append(kind)
        kinds = fallen
        if not kinds:
            return landed
    for kind in kinds:
        landed += (kind, s.draw(TUMBLE, sectors), model.drops)
    return landed


def land(s: FabellandState, source: int, onto: int, dropped: int, landed: list[int]) -> None:
    """Put guests where they came down; the pictures want to know how."""
    board, first = (s.areas, 0) if onto == CENTRE else (s.compartments, onto * 6)
    for at in range(0, len(landed), 3):
        board[first + landed[at + 1]] += ONE[landed[at]]
    s.tumbles += 1
    s.drops = [*s.drops[1 - DROPS :], (s.tumbles, source, onto, dropped, *landed)]
    if s.events is not None:
        by_sector = [0] * (3 if onto == CENTRE else 6)
        for at in range(0, len(landed), 3):
            by_sector[landed[at + 1]] += ONE[landed[at]]
        fell = sum([landed[at + 2] > 0 for at in range(0, len(landed), 3)])
        s.say("tumble", source, onto, dropped, fell, *by_sector)


class NameSector(Decision[FabellandState]):
    """The acting player names the sector from which guests are dealt (FL-36)."""

    key: ClassVar[str] = "name-sector"
    rules: ClassVar[tuple[str, ...]] = ("FL-36",)
    names: ClassVar[tuple[str, ...]] = ("source", "onto", "guests")

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        return SECTOR[:3] if f.data[1] == CENTRE else SECTOR

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        source, onto, guests = f.data
        s.stack.pop()
        sectors = 3 if onto == CENTRE else 6
        land(s, source, onto, 0, _deal_out(_in_turn(guests), sectors, a.args[0] - 1))

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "sector":
            return Refusal("name-sector-first", "FL-36")
        return None if a in self.legal(s, f, seat) else Refusal("no-such-sector", "FL-36", {"sector": a.args[0]})


NAME_SECTOR = NameSector()
