"""What lies on the table in Aquapark."""

from __future__ import annotations

from typing import ClassVar

from midway.engine.dice import Dice
from midway.engine.game import Setup
from midway.engine.state import State
from midway.games.aquapark.edition import CARDS, COLOURS, FIRST_START, ROUNDS, TOKENS, Kit
from midway.games.aquapark.park import Park
from midway.games.aquapark.scoring import automa_points, award_points

CARD, TOKEN, ROUND, AWARD, AUTOMA = range(5)
#: The number the automa goes by in pairs and frames; it has no seat.
AUTOMA_SEAT = 1


class AquaparkState(State):
    """One table. Everything on it is open to everybody; what comes next lies in unordered bags."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "parks", "colours", "deck", "bag", "display", "visitors", "rounds", "round_card", "awards",
        "automa", "automa_card", "box_cards", "box_tokens",
    )  # fmt: skip
    STREAMS: ClassVar[tuple[str, ...]] = ("card", "token", "round", "award", "automa")

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.kit: Kit = setup.edition.data
        self.solo = setup.seats == 1
        self.family = setup.options["mode"] == "family"
        self.parks: list[Park] = []  # all
        self.colours: list[int] = [-1] * setup.seats  # all; -1 until chosen
        self.deck: list[int] = []  # all may know which cards, nobody the order: a bag
        self.bag: list[int] = []  # the same for tokens
        self.display: list[int] = [0] * 4  # all; cards row by row, 0 where there is none
        self.visitors: list[int] = [0] * 4  # all; tokens on them
        self.rounds: list[int] = []  # which round cards are to come: all; their order: nobody, a bag
        self.round_card = -1  # all; -1 before the first
        self.awards: list[int] = []  # all; terrains; award i lies between seat i and the next
        self.automa: list[int] = []  # all; token * 3 + space, as taken
        self.automa_card = -1  # all; the one last turned up
        self.box_cards: list[int] = []  # all; what the automa took
        self.box_tokens: list[int] = []  # all; tokens removed from parks

    @classmethod
    def fresh(cls, setup: Setup, dice: Dice | None) -> AquaparkState:
        """A table with everything still in the box's bags and no park laid."""
        s = cls(setup, dice)
        s.parks = [Park.empty(s.kit)] * s.seats
        s.deck = list(range(1, CARDS + 1))
        s.bag = list(range(1, TOKENS + 1))
        s.rounds = list(range(ROUNDS))
        return s

    # -- copies

    def clone(self) -> AquaparkState:
        o = AquaparkState.__new__(AquaparkState)
        self.copy_table(o)
        o.kit = self.kit
        o.solo = self.solo
        o.family = self.family
        o.parks = self.parks[:]
        o.colours = self.colours[:]
        o.deck = self.deck[:]
        o.bag = self.bag[:]
        o.display = self.display[:]
        o.visitors = self.visitors[:]
        o.rounds = self.rounds[:]
        o.round_card = self.round_card
        o.awards = self.awards[:]
        o.automa = self.automa[:]
        o.automa_card = self.automa_card
        o.box_cards = self.box_cards[:]
        o.box_tokens = self.box_tokens[:]
        return o

    def redact(self, seat: int | None) -> AquaparkState:
        o = AquaparkState(self.setup, None)
        self.show_table(o, seat)
        o.parks = self.parks[:]
        o.colours = self.colours[:]
        o.deck = sorted(self.deck)
        o.bag = sorted(self.bag)
        o.display = self.display[:]
        o.visitors = self.visitors[:]
        o.rounds = sorted(self.rounds)
        o.round_card = self.round_card
        o.awards = self.awards[:]
        o.automa = self.automa[:]
        o.automa_card = self.automa_card
        o.box_cards = self.box_cards[:]
        o.box_tokens = self.box_tokens[:]
        return o

    def fill(self, view: State) -> None:
        """The orders in which cards, tokens and round cards lie in their bags are nobody's to know."""
        self.deck = self.deal(CARD, self.deck, len(self.deck))
        self.bag = self.deal(TOKEN, self.bag, len(self.bag))
        self.rounds = self.deal(ROUND, self.rounds, len(self.rounds))

    # -- looking

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Who offers to whom on the open round card, as seats."""
        if self.round_card < 0:
            return ()
        card = self.kit.rounds[max(self.seats, 2)][self.round_card]
        return tuple([(self.seat_of(offers), self.seat_of(chooses)) for offers, chooses in card])

    def seat_of(self, colour: int) -> int:
        """The seat that plays a colour; the automa plays the one left over."""
        return self.colours.index(colour) if colour in self.colours else AUTOMA_SEAT

    def free_colours(self) -> list[int]:
        """Colours on the round cards that nobody has chosen (AQ-7)."""
        return [colour for colour in range(max(self.seats, 2)) if colour not in self.colours]

    def award_seats(self, number: int) -> tuple[int, int]:
        """The two neighbours an award lies between."""
        return (number % self.seats, (number + 1) % self.seats)

    def base_points(self, park: Park) -> int:
        """Points of a park for visitors and lifeguards (AQ-38, AQ-39, AQ-41)."""
        score = park.score()
        return score.points + self.guard_points(park)

    def guard_points(self, park: Park) -> int:
        """Points for the lifeguards of a park (AQ-39; Family AQ-41)."""
        score = park.score()
        return self.kit.guard_family * len(score.guards) if self.family else self.kit.guard_normal * score.seen

    def award_total(self, seat: int, park: Park) -> int:
        """Award points of a seat if its park were ``park`` (AQ-35, AQ-36); none while a start card is missing."""
        points = 0
        for number, terrain in enumerate(self.awards):
            pair = self.award_seats(number)
            if seat in pair:
                other = self.parks[pair[1] if pair[0] == seat else pair[0]]
                if other.laid and park.laid:
                    own, rival = park.score().largest(terrain), other.score().largest(terrain)
                    points += award_points(own, rival, self.kit.award)
        return points

    def points(self, seat: int, park: Park) -> int:
        """All points of a seat if its park were ``park`` and the game ended now."""
        return self.base_points(park) + self.award_total(seat, park)

    def automa_counts(self) -> tuple[int, ...]:
        """Tokens on the automa's spaces A, B, C."""
        spaces = [mark % 3 for mark in self.automa]
        return (spaces.count(0), spaces.count(1), spaces.count(2))

    def automa_score(self) -> int:
        """Points of the automa (AQ-49)."""
        return automa_points(self.automa_counts(), self.kit.worth[self.setup.options["automa"]])

    def standings(self) -> list[int]:
        return [self.points(seat, park) for seat, park in enumerate(self.parks)]

    def places(self) -> list[int]:
        """Most points win and ties share (AQ-9); alone, only more points than the automa win (AQ-51)."""
        if self.solo:
            return [1 if self.standings()[0] > self.automa_score() else 2]
        return super().places()


def start_card(colour: int, side: int) -> int:
    """The internal card number of a start card's side."""
    return FIRST_START + colour + side * len(COLOURS)
