"""Aquapark tables set by hand.

::

    seats = 2
    next = ["place 0 card=24 token=31 slot=2", "place 1 card=5 token=2 slot=3", "refill - near=2 far=3", "round -"]
    display = ["17 P", "18 u#45", "-", "-"]         # card and token: a terrain, or a terrain and the very token
    rounds = [2, 4]                                  # round cards to come
    round_card = 1
    awards = ["P"]
    [[park]]
    start = "orange front"
    laid = ["17 place rot180 H 0,-1"]
    tokens = ["visitor P 0,0,N", "lifeguard #12 2,0,W"]

``deck`` and ``bag`` hold all that lies nowhere else unless they are listed; then ``box_cards`` and ``box_tokens``
name the rest, for each of the 52 cards and 52 tokens lies in one place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from midway.engine.dice import Dice
from midway.engine.nodes import Frame
from midway.engine.position import Reader, read_options, read_stack, whole, write_stack
from midway.engine.position import write as write_toml
from midway.games.aquapark.actions import MID, SIDES, W, cell_text, edge_text, slots
from midway.games.aquapark.edition import CARDS, COLOURS, FIRST_START, ROUNDS, TERRAINS, TOKENS, TURNS
from midway.games.aquapark.park import Park
from midway.games.aquapark.state import AquaparkState, start_card

if TYPE_CHECKING:
    from midway.games.aquapark.game import Aquapark

ORIGIN = MID * W + MID
SPACES = "ABC"
#: Cards a player lays in a whole game.
LAID = 2 * ROUNDS


class _Pieces:
    """Keeps count of where each card and token lies; complains of one that lies twice or nowhere."""

    def __init__(self, terrain: list[int]) -> None:
        self.terrain = terrain
        self.cards: dict[int, str] = {}
        self.tokens: dict[int, str] = {}

    def card(self, card: int, place: str) -> int:
        if not 1 <= card <= CARDS:
            raise ValueError(f"position: {place} names card {card}, want 1 to {CARDS}")
        if card in self.cards:
            raise ValueError(f"position: card {card} lies twice, in {self.cards[card]} and {place}")
        self.cards[card] = place
        return card

    def token(self, token: int, place: str) -> int:
        if not 1 <= token <= TOKENS:
            raise ValueError(f"position: {place} names token {token}, want 1 to {TOKENS}")
        if token in self.tokens:
            raise ValueError(f"position: token {token} lies twice, in {self.tokens[token]} and {place}")
        self.tokens[token] = place
        return token

    def read_card(self, text: str, place: str) -> int:
        if whole(text) < 0:
            raise ValueError(f"position: {place} = {text!r}, want a card from 1 to {CARDS}")
        return self.card(whole(text), place)

    def read_token(self, text: str, place: str) -> int | str:
        """A token by number (``P#31``, ``#31``), or its terrain where any free one will do."""
        terrain, mark, number = text.partition("#")
        known = terrain in tuple(TERRAINS) or (mark and not terrain)
        if not known or (mark and whole(number) < 0):
            raise ValueError(f"position: {place} = {text!r}, want one of {', '.join(TERRAINS)}, or like P#31")
        if not mark:
            return terrain
        token = self.token(whole(number), place)
        if terrain and TERRAINS[self.terrain[token]] != terrain:
            raise ValueError(f"position: {place} = {text!r}, but token {token} is {TERRAINS[self.terrain[token]]}")
        return token

    def settle(self, token: int | str, place: str) -> int:
        """The number of a token that was named by terrain."""
        if isinstance(token, int):
            return token
        for number in range(1, TOKENS + 1):
            if number not in self.tokens and TERRAINS[self.terrain[number]] == token:
                return self.token(number, place)
        raise ValueError(f"position: {place} wants one more {token} token than there are")


def read(game: Aquapark, text: str, dice: Dice) -> AquaparkState:
    """The state of a position text; every error names the place."""
    reader = Reader.of(text)
    seats = reader.integer("seats", 2, game.seats[0], game.seats[-1])
    s = AquaparkState.fresh(game.setup(seats, read_options(reader)), dice)
    read_stack(reader, s, game.nodes)
    pieces = _Pieces(s.kit.terrain)
    _read_frames(s, pieces)
    s.rounds = [n - 1 for n in reader.integers("rounds", [], 1, ROUNDS)]
    s.round_card = reader.integer("round_card", 0, 0, ROUNDS) - 1
    if len(set(s.rounds)) != len(s.rounds) or s.round_card in s.rounds:
        raise ValueError("position: a round card lies twice in rounds and round_card")
    s.awards = _read_awards(game, s, reader)
    shown = _read_display(reader, s, pieces)
    laid = _read_parks(reader, s, pieces)
    _read_automa(reader, s, pieces)
    s.box_cards = [pieces.read_card(row, f"box_cards[{n}]") for n, row in enumerate(reader.words("box_cards"))]
    box = [pieces.read_token(row, f"box_tokens[{n}]") for n, row in enumerate(reader.words("box_tokens"))]
    bag = _read_bag(reader, "bag", lambda row, place: pieces.read_token(row, place))
    deck = _read_bag(reader, "deck", lambda row, place: pieces.read_card(row, place))
    for slot, token in shown:
        s.visitors[slot] = pieces.settle(token, f"display[{slot}]")
    for seat, edge, token, guard in laid:
        s.parks[seat] = s.parks[seat].put(edge, pieces.settle(token, f"park[{seat}].tokens"), guard)
    s.box_tokens = [pieces.settle(token, "box_tokens") for token in box]
    s.bag = [pieces.settle(token, "bag") for token in bag] if bag is not None else _rest(pieces.tokens, TOKENS)
    s.deck = [card for card in deck if isinstance(card, int)] if deck is not None else _rest(pieces.cards, CARDS)
    if bag is not None:
        _nothing_lost("token", pieces.tokens, TOKENS)
    if deck is not None:
        _nothing_lost("card", pieces.cards, CARDS)
    reader.finish()
    _check_frames(s)
    s.advance()
    return s


def _read_bag(reader: Reader, key: str, read_row: Any) -> list[int | str] | None:
    """The rows of ``deck`` or ``bag``, None for "rest"."""
    if reader.table.get(key, "rest") == "rest":
        reader.table.pop(key, None)
        return None
    return [read_row(row, f"{key}[{n}]") for n, row in enumerate(reader.words(key))]


def _rest(taken: dict[int, str], count: int) -> list[int]:
    return [number for number in range(1, count + 1) if number not in taken]


def _nothing_lost(what: str, taken: dict[int, str], count: int) -> None:
    lost = _rest(taken, count)
    if lost:
        raise ValueError(f"position: {what} {lost[0]} lies nowhere; put it in a list or box_{what}s")


def _read_frames(s: AquaparkState, pieces: _Pieces) -> None:
    for n, f in enumerate(reversed(s.stack)):
        values = dict(zip(f.node.names, f.data, strict=True))
        place = f"next[{n}]"
        if "card" in values:
            pieces.card(values["card"], place)
        if "token" in values:
            pieces.token(values["token"], place)
        limits = {"slot": 3, "near": 3, "far": 3, "line": 3, "end": 1}
        limits |= dict.fromkeys(("chooser", "offerer"), max(s.seats, 2) - 1)
        for name, value in values.items():
            if name in limits and not 0 <= value <= limits[name]:
                raise ValueError(f"position: {place}: {name}={value}, want 0 to {limits[name]}")
        if f.node.asks != (f.seat >= 0) and f.node.key != "automa-choose":
            raise ValueError(f"position: {place}: {f.node.key} wants {'a seat' if f.node.asks else '-'}")
        if f.node.key.startswith("automa") and not s.solo:
            raise ValueError(f"position: {place}: {f.node.key} needs seats = 1")


def _check_frames(s: AquaparkState) -> None:
    """What is asked must fit the parks and the display, and no park may outgrow a game."""
    _check_parks(s, {f.seat for f in s.stack if f.node.key == "start"})
    _check_gaps(s)
    keys = [f.node.key for f in s.stack]
    if "automa-take" in keys and s.automa_card < 0:
        raise ValueError("position: automa_card is missing; the automa's open card says where its token goes")
    if keys and keys[-1] in ("offer", "choose") and 0 in s.display:
        raise ValueError("position: display wants four cards while an offer is made or chosen from")
    if keys and not s.stack[-1].node.asks:
        raise ValueError(f"position: next[0] is {keys[-1]}, which asks nobody; begin with a question")


def _check_gaps(s: AquaparkState) -> None:
    """Each empty slot of the display waits for one refill where anybody will offer again, and no full one does."""
    gaps = [slot for f in s.stack if f.node.key == "refill" for slot in f.data]
    offered = {slot for f in s.stack if f.node.key in _OFFERED for slot in slots(f.data[0], f.data[1])}
    full = [slot for slot in range(4) if s.display[slot] and slot not in offered]
    if len(set(gaps)) < len(gaps) or set(gaps) & set(full):
        raise ValueError(f"position: next refills the slots {gaps!r}; want unlike ones that are empty by then")
    more = any(f.node.key in ("offer", "automa-offer") or (f.node.key == "round" and s.rounds) for f in s.stack)
    if more and not set(range(4)) <= offered.union(gaps, full):
        raise ValueError("position: display has an empty slot that no refill in next fills before the next offer")


#: Frames that hold a line of the display, which is cleared when they are done.
_OFFERED = ("choose", "automa-choose")


def _check_parks(s: AquaparkState, starting: set[int]) -> None:
    to_come = [2 * len(s.rounds)] * s.seats
    for f in s.stack:
        for seat in _who_lays(f):
            if seat < s.seats:
                to_come[seat] += 1
    for seat, park in enumerate(s.parks):
        if seat in starting and park.laid:
            raise ValueError(f"position: next asks seat {seat} for a start card, but park[{seat}] has one")
        if seat not in starting and not park.laid:
            raise ValueError(f"position: the [[park]] of seat {seat} is missing or has no start card")
        if len(park.laid) - 1 + to_come[seat] > LAID:
            raise ValueError(f"position: park[{seat}] would get more than {LAID} cards; give fewer rounds or cards")


def _who_lays(f: Frame) -> tuple[int, ...]:
    """The seats that will lay a card because of this frame."""
    if f.node.key == "place" or f.node.key == "automa-choose":
        return (f.seat,)
    if f.node.key == "offer":
        return (f.seat, f.data[0])
    if f.node.key == "choose":
        return (f.seat, f.data[2])
    return (0,) if f.node.key == "automa-offer" else ()


def _read_awards(game: Aquapark, s: AquaparkState, reader: Reader) -> list[int]:
    rows = reader.words("awards")
    if rows and (s.solo or s.family):
        raise ValueError("position: awards are for two players or more in Normal Mode")
    if len(rows) > max(s.seats, 2) or len(set(rows)) != len(rows) or not set(rows) <= set(TERRAINS):
        raise ValueError(
            f"position: awards = {rows!r}, want unlike ones of {', '.join(TERRAINS)}, one a neighbour pair"
        )
    return [TERRAINS.index(row) for row in rows]


def _read_display(reader: Reader, s: AquaparkState, pieces: _Pieces) -> list[tuple[int, int | str]]:
    rows = reader.words("display", ["-"] * 4)
    if len(rows) != 4:
        raise ValueError(f"position: display has {len(rows)} slots, want 4")
    tokens = []
    for slot, row in enumerate(rows):
        if row == "-":
            continue
        card, _, token = row.partition(" ")
        s.display[slot] = pieces.read_card(card, f"display[{slot}]")
        tokens.append((slot, pieces.read_token(token, f"display[{slot}]")))
    return tokens


def _read_parks(reader: Reader, s: AquaparkState, pieces: _Pieces) -> list[tuple[int, int, int | str, int]]:
    parks = reader.tables("park")
    if len(parks) > s.seats:
        raise ValueError(f"position: there are {len(parks)} [[park]] tables for {s.seats} seats")
    tokens = []
    for seat, table in enumerate(parks):
        _read_start(table, s, seat)
        for n, row in enumerate(table.words("laid")):
            s.parks[seat] = _lay(s, s.parks[seat], row, f"park[{seat}].laid[{n}]", pieces)
        for n, row in enumerate(table.words("tokens")):
            tokens.append((seat, *_read_token(s, s.parks[seat], row, f"park[{seat}].tokens[{n}]", pieces)))
        if len({edge for of, edge, _, _ in tokens if of == seat}) != sum(of == seat for of, _, _, _ in tokens):
            raise ValueError(f"position: park[{seat}].tokens puts two tokens on one space")
        table.finish()
    return tokens


def _read_start(table: Reader, s: AquaparkState, seat: int) -> None:
    text = table.word("start", "")
    if not text:
        return
    colour, _, side = text.partition(" ")
    if colour not in COLOURS or side not in SIDES:
        raise ValueError(f"position: park[{seat}].start = {text!r}, want a colour, then front or back")
    number = COLOURS.index(colour)
    if number not in s.free_colours():
        raise ValueError(f"position: park[{seat}].start = {text!r}: that colour is taken or not in a game of {s.seats}")
    s.colours[seat] = number
    s.parks[seat] = s.parks[seat].lay(start_card(number, SIDES.index(side)), 0, ORIGIN, 0)


def _lay(s: AquaparkState, park: Park, row: str, place: str, pieces: _Pieces) -> Park:
    card, _, code = row.partition(" ")
    number = pieces.read_card(card, place)
    action = s.parse(code)
    if action is None or action.verb != "place" or action not in park.placements():
        raise ValueError(
            f"position: {place} = {row!r} is no place for a card there; want like '17 place rot180 H 0,-1'"
        )
    lie, cell, turn = action.args
    return park.lay(number, lie, cell, turn)


def _read_token(s: AquaparkState, park: Park, row: str, place: str, pieces: _Pieces) -> tuple[int, int | str, int]:
    kind, _, rest = row.partition(" ")
    token_text, _, at = rest.rpartition(" ")
    action = s.parse(f"{kind} {at}")
    if action is None or action.verb not in ("visitor", "lifeguard") or action.args[0] not in park.halves:
        raise ValueError(f"position: {place} = {row!r}, want like 'visitor P 0,-1,N' on a space of the park")
    token = pieces.read_token(token_text, place)
    terrain = TERRAINS.index(token) if isinstance(token, str) else s.kit.terrain[token]
    if kind == "visitor" and not park.takes_visitor(action.args[0], terrain):
        raise ValueError(f"position: {place} = {row!r}: the space does not show {TERRAINS[terrain]} on every half")
    return action.args[0], token, 1 if kind == "lifeguard" else 0


def _read_automa(reader: Reader, s: AquaparkState, pieces: _Pieces) -> None:
    s.automa_card = reader.integer("automa_card", 0, 0, len(s.kit.automa)) - 1
    rows = reader.words("automa")
    if (rows or s.automa_card >= 0) and not s.solo:
        raise ValueError("position: automa and automa_card need seats = 1")
    for n, row in enumerate(rows):
        space, _, token = row.partition(" ")
        number = pieces.read_token(token, f"automa[{n}]")
        if space not in tuple(SPACES) or not isinstance(number, int):
            raise ValueError(f"position: automa[{n}] = {row!r}, want a space and a token like 'A P#12'")
        s.automa.append(number * 3 + SPACES.index(space))


# -- writing


def write(s: AquaparkState) -> str:
    """The position text of a whole state."""

    def name(token: int) -> str:
        return f"{TERRAINS[s.kit.terrain[token]]}#{token}"

    table: dict[str, Any] = {"seats": s.seats, **write_stack(s), "options": s.setup.options}
    pairs = zip(s.display, s.visitors, strict=True)
    table["display"] = [f"{card} {name(token)}" if card else "-" for card, token in pairs]
    table["rounds"] = [n + 1 for n in s.rounds]
    table["round_card"] = s.round_card + 1
    table["awards"] = [TERRAINS[terrain] for terrain in s.awards]
    table["deck"] = [str(card) for card in s.deck]
    table["bag"] = [name(token) for token in s.bag]
    table["box_cards"] = [str(card) for card in s.box_cards]
    table["box_tokens"] = [name(token) for token in s.box_tokens]
    if s.solo:
        table["automa"] = [f"{SPACES[mark % 3]} {name(mark // 3)}" for mark in s.automa]
        table["automa_card"] = s.automa_card + 1
    table["park"] = [_write_park(park, name) for park in s.parks]
    return write_toml(table)


def _write_park(park: Park, name: Any) -> dict[str, Any]:
    if not park.laid:
        return {}
    start = park.laid[0][0] - FIRST_START
    laid = [f"{card} place {TURNS[turn]} {'HV'[lie]} {cell_text(cell)}" for card, lie, cell, turn in park.laid[1:]]
    tokens = [
        f"{'lifeguard' if token & 1 else 'visitor'} {name(token >> 1)} {edge_text(edge)}"
        for edge, token in sorted(park.tokens.items())
    ]
    return {"start": f"{COLOURS[start % 5]} {SIDES[start // 5]}", "laid": laid, "tokens": tokens}
