"""What lies on the table in Fun City."""

from __future__ import annotations

from typing import ClassVar

from midway.engine.dice import Dice
from midway.engine.game import Setup
from midway.engine.state import State
from midway.games.fun_city.actions import MOST_SEATS
from midway.games.fun_city.edition import FUN_CARDS, Kit

CRAZY, FUN, PRESS, SLOG, FIRST, DICE, FLIP, FAN = range(8)
#: Where SLOG is: at her first home, across the street, on the way across, on the way back.
HOME, AWAY, OUT, BACK = range(4)
#: How a mover last moved; 0 to 2 are the ways of the city.
BY_TAXI, SENT, FETCHED, SWAPPED, ASLEEP = range(3, 8)
HAND = 3
#: By number of players and seat: the opponents, from the left.
OTHERS = [
    [tuple([(seat + step) % seats for step in range(1, seats)]) for seat in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
LIMIT = 3


class FunCityState(State):
    """One table. Hands are sorted; Fun City cards are numbers from 0, Crazy cards go by kind."""

    kit: Kit

    FIELDS: ClassVar[tuple[str, ...]] = (
        "at", "arrived", "hands", "deck", "spent", "sent", "won", "pile", "board", "gone", "clock", "pressed",
        "presses", "slog", "turn", "played", "redrawn", "doubles", "added", "taxi", "dice_shown", "loot", "moved",
    )  # fmt: skip
    STREAMS: ClassVar[tuple[str, ...]] = ("crazy", "fun", "press", "slog", "first", "dice", "flip", "fan")

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.kit = setup.edition.data
        self.at: list[int] = [self.kit.city.start] * setup.seats  # all; node of each mover
        self.arrived: list[int] = list(range(setup.seats))  # all; who came earlier has the lower number
        self.hands: list[tuple[int, ...]] = [()] * setup.seats  # the seat alone; all know how many
        self.deck: list[int] = []  # nobody, not even which: the rest is in the hands; a bag
        self.spent: list[int] = []  # all; Crazy cards face up, the last on top
        self.sent: list[tuple[int, ...]] = [()] * setup.seats  # all; UH-OH cards, the next one first
        self.won: list[tuple[int, ...]] = [()] * setup.seats  # all; collected, face up
        self.pile: list[int] = []  # which: all, as all others were seen; the order nobody: a bag
        self.board: list[int] = []  # all; Fun City cards on the board, in the order they came
        self.gone: list[int] = []  # all; closed before anybody came
        self.clock: int = self.kit.start  # all
        self.pressed = 0  # all; minutes of the last press
        self.presses = 0  # all
        self.slog = HOME  # all
        self.turn = 0  # all; whose turn it is
        self.played = 0  # all, like the rest of the turn; Crazy cards played
        self.redrawn = 0
        self.doubles = 0
        self.added = 0
        self.taxi = 0
        self.dice_shown: tuple[int, ...] = ()
        self.loot: tuple[int, ...] = ()  # all; card * 4 + owner, pickpocketed and not yet kept
        self.moved: tuple[int, ...] = ()  # all; seat, how, from, to of the last move

    @classmethod
    def fresh(cls, setup: Setup, dice: Dice | None) -> FunCityState:
        """A table with all cards in their decks and the clock at its start."""
        s = cls(setup, dice)
        s.deck = [kind for kind, crazy in enumerate(s.kit.crazy) for _ in range(crazy.count)]
        s.pile = list(range(FUN_CARDS))
        return s

    # -- copies

    def clone(self) -> FunCityState:
        o = FunCityState.__new__(FunCityState)
        self.copy_table(o)
        o.kit = self.kit
        self.copy_open(o)
        o.hands = self.hands[:]
        o.deck = self.deck[:]
        o.pile = self.pile[:]
        return o

    def copy_open(self, o: FunCityState) -> None:
        """Copy what lies open to everybody."""
        o.at = self.at[:]
        o.arrived = self.arrived[:]
        o.spent = self.spent[:]
        o.sent = self.sent[:]
        o.won = self.won[:]
        o.board = self.board[:]
        o.gone = self.gone[:]
        o.clock = self.clock
        o.pressed = self.pressed
        o.presses = self.presses
        o.slog = self.slog
        o.turn = self.turn
        o.played = self.played
        o.redrawn = self.redrawn
        o.doubles = self.doubles
        o.added = self.added
        o.taxi = self.taxi
        o.dice_shown = self.dice_shown
        o.loot = self.loot
        o.moved = self.moved

    def redact(self, seat: int | None) -> FunCityState:
        o = FunCityState(self.setup, None)
        self.show_table(o, seat)
        self.copy_open(o)
        o.hands = [hand if at == seat else (-1,) * len(hand) for at, hand in enumerate(self.hands)]
        o.deck = [-1] * len(self.deck)
        o.pile = sorted(self.pile)
        return o

    def fill(self, view: State) -> None:
        """Crazy cards not seen are dealt anew to the other hands and the deck; the pile is shuffled."""
        left = [crazy.count for crazy in self.kit.crazy]
        for cards in (self.spent, *self.sent, *self.hands):
            for kind in cards:
                if kind >= 0:
                    left[kind] -= 1
        unseen = [kind for kind, count in enumerate(left) for _ in range(count)]
        for seat, hand in enumerate(self.hands):
            if -1 in hand:
                self.hands[seat] = tuple(sorted(self.deal(CRAZY, unseen, len(hand))))
        self.deck = self.deal(CRAZY, unseen, len(unseen))
        self.pile = self.deal(FUN, self.pile, len(self.pile))

    # -- looking

    def open_now(self, card: int) -> bool:
        """Whether a card may be taken: from its opening hour until the clock has passed its closing hour (FC-17)."""
        return self.kit.opens[card] <= self.clock <= self.kit.closes[card]

    def collected_at(self, node: int) -> list[int]:
        """The cards somebody who comes to a node takes now (FC-16)."""
        place_of = self.kit.place_of
        return [card for card in self.board if place_of[card] == node and self.open_now(card)]

    def slog_node(self) -> int:
        """Where SLOG stands."""
        return self.kit.city.red if self.slog >= OUT else self.kit.city.homes[self.slog]

    def steps(self) -> int:
        """Steps of the roll: the plain dice doubled, then added to (FC-49)."""
        return (sum(self.dice_shown) << self.doubles) + self.added if self.dice_shown else 0

    def anywhere(self) -> bool:
        """Whether a taxi takes the player anywhere: the plain dice are odd (FC-52)."""
        return bool(self.taxi) and sum(self.dice_shown) % 2 == 1

    def others(self, seat: int) -> tuple[int, ...]:
        """The opponents of a seat, from its left."""
        return OTHERS[self.seats][seat]

    def standings(self) -> list[int]:
        """Points of the cards collected (FC-67)."""
        points = self.kit.points
        return [sum([points[card] for card in cards]) for cards in self.won]
