"""Fun City tables set by hand.

::

    seats = 2
    next = ["move 0", "turn 1"]
    clock = "9:20"
    turn = 0
    dice = [2, 3]
    board = ["F01", "F02", "F03", "F04"]
    [[player]]
    at = "market"
    hand = ["add-3", "zzzz"]
    won = ["F06"]
    sent = ["uhoh-bank"]

``pile`` and ``deck`` hold all that lies nowhere else unless they are listed. Movers came in seat order unless
``arrived`` says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from midway.engine.dice import Dice
from midway.engine.position import Reader, read_options, read_stack, whole, write_stack
from midway.engine.position import write as write_toml
from midway.games.fun_city.edition import FUN_CARDS, Kit
from midway.games.fun_city.state import HAND, LIMIT, FunCityState
from midway.games.fun_city.view import HOW, SLOG_WORDS

if TYPE_CHECKING:
    from midway.games.fun_city.game import FunCity

FOREVER = 1 << 30
#: Whole numbers of the turn, with the most each may be.
TURN = {"played": LIMIT, "redrawn": 1, "doubles": LIMIT, "added": 60, "taxi": 1}


class _Cards:
    """Keeps count of where each card lies; complains of one that lies twice or nowhere."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.numbers = {kit.card_name(card): card for card in range(FUN_CARDS)}
        self.kinds = {crazy.name: kind for kind, crazy in enumerate(kit.crazy)}
        self.placed: dict[int, str] = {}
        self.left = [crazy.count for crazy in kit.crazy]

    def fun(self, names: list[str], where: str) -> list[int]:
        """Fun City cards by name."""
        found = []
        for name in names:
            card = self.numbers.get(name)
            if card is None:
                raise ValueError(f"position: {where} names {name!r}, want a card from F01 to F{FUN_CARDS}")
            if card in self.placed:
                raise ValueError(f"position: card {name} lies twice, in {self.placed[card]} and {where}")
            self.placed[card] = where
            found.append(card)
        return found

    def crazy(self, names: list[str], where: str) -> list[int]:
        """Crazy cards by kind."""
        found = []
        for name in names:
            kind = self.kinds.get(name)
            if kind is None:
                raise ValueError(f"position: {where} names {name!r}, want one of {', '.join(self.kinds)}")
            if not self.left[kind]:
                raise ValueError(f"position: {where} wants one more {name} than there are")
            self.left[kind] -= 1
            found.append(kind)
        return found


def read(game: FunCity, text: str, dice: Dice) -> FunCityState:
    """The state of a position text; every error names the place."""
    reader = Reader.of(text)
    seats = reader.integer("seats", 2, game.seats[0], game.seats[-1])
    s = FunCityState.fresh(game.setup(seats, read_options(reader)), dice)
    cards = _Cards(s.kit)
    s.clock = _read_time(reader, s.kit)
    s.pressed = reader.integer("pressed", 0, 0, max(s.kit.steps))
    s.presses = reader.integer("presses", 0, 0, FOREVER)
    s.slog = SLOG_WORDS.index(reader.word("slog", SLOG_WORDS[0], SLOG_WORDS))
    s.turn = reader.integer("turn", 0, 0, seats - 1)
    for key, most in TURN.items():
        setattr(s, key, reader.integer(key, 0, 0, most))
    rolled = reader.integers("dice", [], 1, 6)
    if len(rolled) not in (0, 2):
        raise reader.wrong("dice", rolled, "two dice or none")
    s.dice_shown = tuple(rolled)
    _read_players(reader, s, cards)
    s.board = cards.fun(reader.words("board"), "board")
    s.gone = cards.fun(reader.words("gone"), "gone")
    s.loot = tuple(_read_loot(reader, s, cards))
    s.spent = cards.crazy(reader.words("spent"), "spent")
    s.moved = _read_moved(reader, s)
    if "pile" in reader.table:
        s.pile = cards.fun(reader.words("pile"), "pile")
        lost = [card for card in range(FUN_CARDS) if card not in cards.placed]
        if lost:
            raise ValueError(f"position: card {s.kit.card_name(lost[0])} lies nowhere; put it in pile or gone")
    else:
        s.pile = [card for card in range(FUN_CARDS) if card not in cards.placed]
    if "deck" in reader.table:
        s.deck = cards.crazy(reader.words("deck"), "deck")
        for kind, count in enumerate(cards.left):
            if count:
                raise ValueError(f"position: one {s.kit.crazy[kind].name} lies nowhere; put it in deck or spent")
    else:
        s.deck = [kind for kind, count in enumerate(cards.left) for _ in range(count)]
    read_stack(reader, s, game.nodes)  # last, for answers in an open window need the hands
    reader.finish()
    _check_frames(s)
    s.advance()
    return s


def _read_time(reader: Reader, kit: Kit) -> int:
    text = reader.word("clock", clock_text(kit.start))
    hour, colon, minute = text.partition(":")
    if colon and whole(hour) >= 0 and whole(minute) >= 0 and len(minute) == 2:
        clock = whole(hour) * 60 + whole(minute)
        if kit.start <= clock <= kit.end and clock % 10 == 0:
            return clock
    raise reader.wrong("clock", text, f"a time from {clock_text(kit.start)} to {clock_text(kit.end)} in tens")


def _read_players(reader: Reader, s: FunCityState, cards: _Cards) -> None:
    rows = reader.tables("player")
    if len(rows) > s.seats:
        raise ValueError(f"position: player[{s.seats}] is one more than seats = {s.seats}")
    for seat, row in enumerate(rows):
        s.at[seat] = _node(row, s, "at", row.word("at", s.kit.city.names[s.kit.city.start]))
        s.arrived[seat] = row.integer("arrived", seat, 0, FOREVER)
        s.hands[seat] = tuple(sorted(cards.crazy(row.words("hand"), row.path("hand"))))
        if len(s.hands[seat]) > HAND:
            raise row.wrong("hand", len(s.hands[seat]), f"at most {HAND} cards")
        s.won[seat] = tuple(cards.fun(row.words("won"), row.path("won")))
        sent = row.words("sent")
        if not all(name.startswith("uhoh-") for name in sent):
            raise row.wrong("sent", sent, "UH-OH cards like uhoh-bank")
        s.sent[seat] = tuple(cards.crazy(sent, row.path("sent")))
        row.finish()
    if len(set(s.arrived)) < s.seats:
        raise ValueError(f"position: arrived = {s.arrived!r}, want a different number for each player")


def _node(reader: Reader, s: FunCityState, key: str, name: str) -> int:
    node = s.kit.city.node_of.get(name)
    if node is None:
        raise reader.wrong(key, name, "a space like 4,2 or a place like theatre")
    return node


def _read_loot(reader: Reader, s: FunCityState, cards: _Cards) -> list[int]:
    loot = []
    for row in reader.words("loot"):
        name, _, owner = row.partition(" ")
        if not 0 <= whole(owner) < s.seats:
            raise reader.wrong("loot", row, "a card and its owner's seat like F06 1")
        loot.append(cards.fun([name], "loot")[0] * 4 + int(owner))
    return loot


def _read_moved(reader: Reader, s: FunCityState) -> tuple[int, ...]:
    text = reader.word("moved", "")
    if not text:
        return ()
    parts = text.split()
    if len(parts) != 4 or not 0 <= whole(parts[0]) < s.seats or parts[1] not in HOW:
        raise reader.wrong("moved", text, "seat, way, start and end like 0 foot 4,2 theatre")
    return (int(parts[0]), HOW.index(parts[1]), *[_node(reader, s, "moved", name) for name in parts[2:]])


def _check_frames(s: FunCityState) -> None:
    for n, f in enumerate(reversed(s.stack)):
        where = f"position: next[{n}]"
        if f.node.key == "pick" and (not 0 <= f.data[0] < s.seats or f.data[0] == f.seat or not s.won[f.data[0]]):
            raise ValueError(f"{where}: pick from={f.data[0]}, want an opponent who has cards")
        if f.node.key == "bus" and (
            f.data[0] not in (0, 1) or not 0 <= f.data[1] < len(s.kit.city.names) or s.turn in f.asked
        ):
            raise ValueError(f"{where}: bus way={f.data[0]} to={f.data[1]}, want 0 or 1, a node, and opponents asked")
        if f.node.key == "fetch" and not s.board:
            raise ValueError(f"{where}: fetch needs a card on the board")
        if f.node.key == "move" and not s.dice_shown:
            raise ValueError(f"{where}: move needs dice")
        seated = f.node.key in ("turn", "hand") or (f.node.asks and f.node.key != "bus")
        if seated and f.seat < 0:
            raise ValueError(f"{where}: {f.node.key} needs a seat")
        if f.node.key in ("crazy", "pick", "go-on", "move") and f.seat != s.turn:
            raise ValueError(f"{where}: {f.node.key} {f.seat}, but turn = {s.turn}")


# -- writing


def clock_text(minutes: int) -> str:
    """A time of day as the edition writes it.

    >>> clock_text(800)
    '13:20'
    """
    return f"{minutes // 60}:{minutes % 60:02}"


def write(s: FunCityState) -> str:
    """The position text of a whole state."""
    kit = s.kit

    def fun(cards: Sequence[int]) -> list[str]:
        return [kit.card_name(card) for card in cards]

    def crazy(kinds: Sequence[int]) -> list[str]:
        return [kit.crazy[kind].name for kind in kinds]

    table: dict[str, Any] = {"seats": s.seats, **write_stack(s), "options": s.setup.options}
    table |= {"clock": clock_text(s.clock), "pressed": s.pressed, "presses": s.presses}
    table |= {"slog": SLOG_WORDS[s.slog], "turn": s.turn, **{key: getattr(s, key) for key in TURN}}
    table |= {"dice": list(s.dice_shown), "board": fun(s.board), "gone": fun(s.gone), "pile": fun(s.pile)}
    table |= {"loot": [f"{kit.card_name(mark // 4)} {mark % 4}" for mark in s.loot]}
    table |= {"spent": crazy(s.spent), "deck": crazy(s.deck)}
    if s.moved:
        seat, how, before, node = s.moved
        table["moved"] = f"{seat} {HOW[how]} {kit.city.names[before]} {kit.city.names[node]}"
    table["player"] = [
        {
            "at": kit.city.names[s.at[seat]],
            "arrived": s.arrived[seat],
            "hand": crazy(s.hands[seat]),
            "won": fun(s.won[seat]),
            "sent": crazy(s.sent[seat]),
        }
        for seat in range(s.seats)
    ]
    return write_toml(table)
