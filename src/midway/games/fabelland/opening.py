"""Setting the table: colours, starting attractions, neutral ones, displays and influencers (FL-1 to FL-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node
from midway.engine.refusal import Refusal
from midway.engine.words import Words
from midway.games.fabelland.actions import CHOOSE_COLOUR, START
from midway.games.fabelland.edition import GREEN, STARTS
from midway.games.fabelland.shopping import draw_card, draw_poster, fill_offer, fill_poster
from midway.games.fabelland.state import CARD, CENTRE, FROM_BAG, FabellandState
from midway.games.fabelland.tumbling import draw_guests, tumble


class ChooseColour(Decision[FabellandState]):
    """A colour that is still free, by a setting (FL-1)."""

    key: ClassVar[str] = "choose-colour"
    rules: ClassVar[tuple[str, ...]] = ("FL-1",)

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        return [action for action, owner in zip(CHOOSE_COLOUR, s.owners, strict=True) if owner < 0]

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.owners[a.args[0]] = seat
        s.stack.pop()
        if s.events is not None:
            s.say("colour", seat, a.args[0])

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "colour":
            return Refusal("choose-colour-first", "FL-1")
        owner = s.owners[a.args[0]]
        return None if owner < 0 else Refusal("colour-taken", "FL-1", {"player": Words("player", {"seat": owner})})

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return CHOOSE_COLOUR if seat == f.seat else ()


class DrawStarts(Node[FabellandState]):
    """Two unlike starting attractions for each player; the rest goes to the box (FL-9, FL-10)."""

    key: ClassVar[str] = "draw-starts"
    rules: ClassVar[tuple[str, ...]] = ("FL-9", "FL-10")

    def run(self, s: FabellandState, f: Frame) -> None:
        cards = s.kit.cards
        pile = list(range(1, STARTS + 1))
        for seat in s.turn_order():
            first, second = s.deal(CARD, pile, 2)
            aside = []
            while cards[first].alike(cards[second]):
                aside.append(second)
                second = s.deal(CARD, pile, 1)[0]
            pile += aside
            s.hands[seat] = (first, second)
        s.box = sorted(pile)


class Start(Decision[FabellandState]):
    """A starting attraction is built on a free edge of an own colour (FL-12)."""

    key: ClassVar[str] = "start"
    rules: ClassVar[tuple[str, ...]] = ("FL-11", "FL-12")

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        return [START[edge] for edge in s.own_edges(seat) if not s.cards[edge]]

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        edge = a.args[0]
        card = s.hands[seat][0]
        s.hands[seat] = s.hands[seat][1:]
        s.cards[edge] = card
        s.stack.pop()
        if s.events is not None:
            s.say("start", seat, card, edge)

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "start":
            return Refusal("start-first", "FL-12")
        edge = a.args[0]
        if edge not in s.own_edges(seat):
            return Refusal("not-your-edge", "FL-11")
        return Refusal("edge-taken", "FL-12") if s.cards[edge] else None

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return START[: s.cars * 5] if seat == f.seat else ()


class Neutrals(Node[FabellandState]):
    """Attractions on the edges of colours that do not take part, then the first guests on the centre (FL-13, FL-14)."""

    key: ClassVar[str] = "neutrals"
    rules: ClassVar[tuple[str, ...]] = ("FL-13", "FL-14")

    def run(self, s: FabellandState, f: Frame) -> None:
        for edge in range(s.cars * 5):
            if s.owner(edge) < 0:
                s.cards[edge] = draw_card(s)
                if s.events is not None:
                    s.say("neutral", s.cards[edge], edge)
        tumble(s, s.holder, FROM_BAG, CENTRE, draw_guests(s, s.kit.amounts["centre"]))


class Displays(Node[FabellandState]):
    """Attractions on sale, two influencers for each player, then influencers on sale (FL-15 to FL-17)."""

    key: ClassVar[str] = "displays"
    rules: ClassVar[tuple[str, ...]] = ("FL-15", "FL-16", "FL-17")

    def run(self, s: FabellandState, f: Frame) -> None:
        for slot in range(6):
            fill_offer(s, slot)
        aside = 0
        for seat in s.turn_order():
            drawn = 0
            while drawn < 2:
                colour = draw_poster(s)
                if colour == GREEN:
                    aside += 1
                    continue
                s.fresh[seat * 4 + colour] += 1
                drawn += 1
                if s.events is not None:
                    s.say("first-influencer", seat, colour)
        s.pool[GREEN] += aside
        for slot in range(6):
            fill_poster(s, slot)


CHOOSE_COLOUR_NODE, DRAW_STARTS, START_NODE = ChooseColour(), DrawStarts(), Start()
NEUTRALS, DISPLAYS = Neutrals(), Displays()
