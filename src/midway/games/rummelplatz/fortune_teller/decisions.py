"""Telling a fate, and believing it or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node
from midway.engine.refusal import Refusal
from midway.games.rummelplatz.fortune_teller.scoring import KEPT, verdict
from midway.games.rummelplatz.fortune_teller.state import NONE, FortuneTeller


class Tell(Decision[FortuneTeller]):
    """The teller chooses a card and a claim (FT-4)."""

    key: ClassVar[str] = "tell"
    rules: ClassVar[tuple[str, ...]] = ("FT-4",)
    private: ClassVar[bool] = True

    def legal(self, s: FortuneTeller, f: Frame, seat: int) -> Sequence[Action]:
        return [a for card in s.hands[seat] for a in s.fates.tell[card]] if seat == f.seat else ()

    def apply(self, s: FortuneTeller, f: Frame, seat: int, a: Action, t: int) -> None:
        card, claim = a.args
        s.hands[seat] = tuple([value for value in s.hands[seat] if value != card])
        s.card, s.claim, s.teller, s.refused = card, claim, seat, []
        s.say("told", seat, claim)
        s.stack.pop()
        s.then(OFFER.on((seat + 1) % s.seats))

    def why_not(self, s: FortuneTeller, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "tell":
            return Refusal("tell-first", "FT-4")
        return None if a.args[0] in s.hands[seat] else Refusal("no-such-fate", "FT-4", {"card": a.args[0]})


class Offer(Node[FortuneTeller]):
    """The card goes round to the next player who may take it; from the last one back to the teller (FT-8 to FT-11)."""

    key: ClassVar[str] = "offer"
    rules: ClassVar[tuple[str, ...]] = ("FT-5", "FT-8", "FT-9", "FT-10", "FT-11", "FT-12")

    def run(self, s: FortuneTeller, f: Frame) -> None:
        if f.seat == s.teller:
            s.laid.append((s.teller, s.teller, s.card, s.claim, KEPT))
            s.say("kept", s.teller)
            next_teller(s)
        elif s.may_take(f.seat):
            s.then(ANSWER.on(f.seat))
        else:
            s.say("passed-over", f.seat)
            s.then(self.on((f.seat + 1) % s.seats))


class Answer(Decision[FortuneTeller]):
    """Accept the card or refuse it (FT-5 to FT-8)."""

    key: ClassVar[str] = "answer"
    rules: ClassVar[tuple[str, ...]] = ("FT-5", "FT-6", "FT-7", "FT-8")

    def legal(self, s: FortuneTeller, f: Frame, seat: int) -> Sequence[Action]:
        return s.fates.answers if seat == f.seat else ()

    def apply(self, s: FortuneTeller, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        if a.verb == "refuse":
            s.refused.append(seat)
            s.say("refused", seat)
            s.then(OFFER.on((seat + 1) % s.seats))
            return
        said = verdict(s.card, s.claim)
        s.laid.append((seat, s.teller, s.card, s.claim, said))
        s.say("taken", seat, s.teller, s.claim, said)
        next_teller(s)

    def why_not(self, s: FortuneTeller, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        return None if a in s.fates.answers else Refusal("answer-first", "FT-5")


def next_teller(s: FortuneTeller) -> None:
    """The left neighbour tells, unless all hands are empty (FT-12)."""
    s.card = s.claim = NONE
    s.refused = []
    s.teller = (s.teller + 1) % s.seats
    if s.hands[s.teller]:
        s.then(TELL.on(s.teller))
    else:
        s.say("cards-opened")


TELL = Tell()
OFFER = Offer()
ANSWER = Answer()
NODES: dict[str, Node[FortuneTeller]] = {node.key: node for node in (TELL, OFFER, ANSWER)}
