"""Tables set from text: editions and positions of Bumper Cars, checked by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from midway.engine.dice import Dice
from midway.engine.position import Reader, read_options, read_stack, write, write_stack
from midway.games.rummelplatz.bumper_cars.cards import MOST, ONE, TILES, VALUES, cards, copies, size
from midway.games.rummelplatz.bumper_cars.decisions import BUILD_STACK, NODES, PLAY_CARD
from midway.games.rummelplatz.bumper_cars.state import UNBUILT, Box, BumperCars

if TYPE_CHECKING:
    from midway.engine.game import Game


def read_box(tables: dict[str, Any], where: str, most_seats: int) -> Box:
    """The counts of an edition file. Raises ValueError naming the row."""
    rows = {"cards": {"copies": MOST, "hand": MOST}, "tiles": {"boom": TILES - 1}}
    found: dict[str, int] = {}
    for table, keys in rows.items():
        content = tables.pop(table, None)
        if not isinstance(content, dict):
            raise ValueError(f"edition {where}: table [{table}] is missing")
        for key, most in keys.items():
            value = content.get(key)
            if type(value) is not int or not 1 <= value <= most:
                raise ValueError(f"edition {where}: [{table}] {key} = {value!r}, want a number from 1 to {most}")
            found[key] = value
        odd = sorted(set(content) - set(keys) - {"origin"})
        if odd:
            raise ValueError(f"edition {where}: [{table}] {odd[0]} is not known here")
    for table in sorted(tables):
        raise ValueError(f"edition {where}: table [{table}] is not known here")
    if found["hand"] * most_seats > found["copies"] * VALUES:
        raise ValueError(f"edition {where}: {most_seats} hands of {found['hand']} need more cards than there are")
    return Box(found["copies"], found["hand"], found["boom"])


def read_position(game: Game[BumperCars], text: str, dice: Dice) -> BumperCars:
    """A table set by hand: ``hands = ["5 2", …]``, ``tilt``, ``shown``, ``trick``, ``gone``, ``deals``, ``loser``.

    Left out, all TILTs lie at the bottom, nothing is turned and no card is laid.
    """
    reader = Reader.of(text)
    rows = reader.words("hands")
    seats = reader.integer("seats", len(rows) or game.seats[0], game.seats[0], game.seats[-1])
    s = BumperCars(game.setup(seats, read_options(reader)), dice)
    box = s.box
    if len(rows) not in (0, seats):
        raise ValueError(f"position: hands = {rows!r}, want one word list for each of {seats} seats")
    s.hands = [_read_hand(row, f"hands[{seat}]") for seat, row in enumerate(rows)] or [0] * seats
    s.trick = reader.integers("trick", (), 1, VALUES)
    s.gone = _read_hand(reader.word("gone", " ".join(map(str, s.trick))), "gone")
    s.shown = reader.integers("shown", [0] * seats, 0, box.boom + 1, seats)
    s.tilt = reader.integers("tilt", [UNBUILT] * seats, UNBUILT, box.boom, seats)
    s.deals = reader.integer("deals", 1, 1, 1 << 20)
    s.loser = reader.integer("loser", -1, -1, seats - 1)
    lead = reader.integer("lead", -1, -1, seats - 1)
    read_stack(reader, s, NODES)
    reader.finish()
    building = any(f.node is BUILD_STACK for f in s.stack)
    if not building:
        s.tilt = [max(under, 0) for under in s.tilt]
    first = next((f.seat - len(s.trick) for f in s.stack if f.node is PLAY_CARD), s.loser)
    s.lead = lead if lead >= 0 else first % seats
    _check(s, building)
    return s


def _read_hand(row: str, place: str) -> int:
    hand = 0
    for word in row.split():
        if not (word.isdecimal() and 1 <= int(word) <= VALUES) or copies(hand, int(word)) == MOST:
            raise ValueError(f"position: {place} = {row!r}, want values from 1 to {VALUES}, not {word!r}")
        hand += ONE[int(word)]
    return hand


def _check(s: BumperCars, building: bool) -> None:
    """Refuse what could not lie on a table together."""
    box = s.box
    for value in range(1, VALUES + 1):
        lying = sum([copies(hand, value) for hand in [*s.hands, s.gone]])
        if lying > box.copies:
            raise ValueError(f"position: value {value} lies {lying} times in hands and gone, there are {box.copies}")
        if s.trick.count(value) > copies(s.gone, value):
            raise ValueError(f"position: gone leaves out the {value} in trick, want every card laid since the deal")
    if building != (UNBUILT in s.tilt):
        raise ValueError(f"position: tilt = {s.tilt}, want no stacks before and all stacks after build-stack")
    for seat in range(s.seats):
        most = box.boom + (seat == s.loser) - s.tilt[seat]
        if not building and s.shown[seat] > most:
            raise ValueError(f"position: shown[{seat}] = {s.shown[seat]}, but that turns over the TILT")
    if not s.stack:
        if s.loser < 0:
            raise ValueError("position: loser is missing; a ride is over when somebody turned over the TILT")
        return
    if s.loser >= 0:
        raise ValueError(f"position: loser = {s.loser}, but next says that the ride goes on")
    _check_turn(s, building)


def _check_turn(s: BumperCars, building: bool) -> None:
    if [f.node for f in reversed(s.stack)] != [BUILD_STACK, PLAY_CARD][not building :]:
        raise ValueError("position: next wants build-stack and play-card, or play-card alone")
    turn = s.stack[0].seat
    if turn != (s.lead + len(s.trick)) % s.seats or len(s.trick) >= s.seats:
        raise ValueError(f"position: seat {turn} cannot be next when {s.lead} led and {len(s.trick)} cards lie")
    if building and sorted(s.stack[1].asked) != list(range(s.seats)):
        raise ValueError("position: build-stack asks every seat")
    laid = [(s.lead + place) % s.seats for place in range(len(s.trick))]
    whole = size(s.hands[turn])
    for seat, hand in enumerate(s.hands):
        if size(hand) != whole - (seat in laid) or whole == 0:
            raise ValueError(f"position: hands[{seat}] has {size(hand)} cards, want {max(whole, 1) - (seat in laid)}")


def check(s: BumperCars) -> None:
    """For fuzzing: all cards and tiles are where they can be (BC-2, BC-3)."""
    box = s.box
    laid = size(s.gone)
    assert sum([size(hand) for hand in s.hands]) + laid == box.hand * s.seats, f"{laid} laid, in hand {s.hands}"
    for value in range(1, VALUES + 1):
        lying = sum([copies(hand, value) for hand in [*s.hands, s.gone]])
        assert lying <= box.copies, f"{lying} cards of value {value}"
        assert s.trick.count(value) <= copies(s.gone, value), f"{s.trick} lies, but not among the cards laid"
    held = sorted([size(hand) for hand in s.hands])
    assert held[-1] - held[0] <= 1, f"hands of {held} cards"
    assert not any(copies(hand, 0) for hand in [*s.hands, s.gone]), "cards without a value"
    for seat in range(s.seats):
        most = box.boom + (seat == s.loser) - max(s.tilt[seat], 0)
        assert 0 <= s.shown[seat] <= most, f"seat {seat} turned {s.shown[seat]} tiles above a TILT on {s.tilt[seat]}"
    assert s.is_terminal() == (s.loser >= 0), "the ride ends with the TILT and not before"


def write_position(s: BumperCars) -> str:
    """The TOML text of a state."""
    table: dict[str, Any] = {
        "seats": s.seats,
        "hands": [" ".join(map(str, cards(hand))) for hand in s.hands],
        "gone": " ".join(map(str, cards(s.gone))),
        "trick": s.trick,
        "lead": s.lead,
        "shown": s.shown,
        "tilt": s.tilt,
        "deals": s.deals,
        "loser": s.loser,
    }
    return write(table | write_stack(s))
