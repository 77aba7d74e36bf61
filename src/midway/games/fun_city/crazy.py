"""Crazy cards before the roll, the pickpocket, and the roll itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame
from midway.engine.refusal import Refusal
from midway.engine.words import Words
from midway.games.fun_city.actions import ADD, DOUBLE, PICKPOCKET, SWAP, TAXI, UHOH, ZZZZ
from midway.games.fun_city.moving import MOVE
from midway.games.fun_city.settling import SETTLE, drop, fill_hand, move
from midway.games.fun_city.state import DICE, FAN, FLIP, LIMIT, OTHERS, SENT, SWAPPED, FunCityState


class CrazyCards(Decision[FunCityState]):
    """Up to three Crazy cards are played, or the whole hand changed; then comes the roll (FC-47 to FC-57)."""

    key: ClassVar[str] = "crazy"
    rules: ClassVar[tuple[str, ...]] = (
        "FC-11", "FC-25", "FC-47", "FC-48", "FC-49", "FC-50", "FC-51", "FC-52", "FC-53", "FC-54", "FC-57", "FC-64",
    )  # fmt: skip

    def legal(self, s: FunCityState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        acts = s.kit.acts
        legal = [acts.obey if s.sent[seat] else acts.roll]
        hand = s.hands[seat]
        if s.played < LIMIT:
            last = -1
            for kind in hand:
                if kind != last:
                    legal += self.plays(s, seat, kind)
                    last = kind
        if not s.played and not s.redrawn and hand:
            legal.append(acts.redraw)
        return legal

    def plays(self, s: FunCityState, seat: int, kind: int) -> Sequence[Action]:
        """How a kind of card may be played now."""
        family, actions = s.kit.crazy[kind].family, s.kit.acts.cards[kind]
        if family in (ADD, DOUBLE):
            return actions
        if family in (SWAP, UHOH):
            return [actions[other] for other in OTHERS[s.seats][seat]]
        if family == PICKPOCKET:
            return [actions[other] for other in OTHERS[s.seats][seat] if s.won[other]]
        return actions if family == TAXI and not s.taxi else ()

    def apply(self, s: FunCityState, f: Frame, seat: int, a: Action, t: int) -> None:
        kind = s.kit.acts.kind_of[a.id]
        if kind >= 0:
            self.play(s, seat, kind, a)
        elif a is s.kit.acts.roll:
            s.dice_shown = (1 + s.draw(DICE, 6), 1 + s.draw(DICE, 6))
            s.stack[-1] = MOVE.on(seat)
            if s.events is not None:
                s.say("roll", seat, *s.dice_shown, s.steps())
        elif a is s.kit.acts.redraw:
            s.redrawn = 1
            s.spent += s.hands[seat]
            s.hands[seat] = ()
            if s.events is not None:
                s.say("redraw", seat)
            fill_hand(s, seat)
        else:
            sent = s.sent[seat][0]
            s.sent[seat] = s.sent[seat][1:]
            s.spent.append(sent)
            if s.events is not None:
                s.say("obey", seat, s.at[seat], s.kit.crazy[sent].value)
            move(s, seat, SENT, s.kit.crazy[sent].value)
            s.stack[-1] = SETTLE.on()

    def play(self, s: FunCityState, seat: int, kind: int, a: Action) -> None:
        """A Crazy card leaves the hand and works."""
        card = s.kit.crazy[kind]
        drop(s, seat, kind)
        s.played += 1
        if card.family == UHOH:
            s.sent[a.args[1]] = (*s.sent[a.args[1]], kind)
        else:
            s.spent.append(kind)
        if s.events is not None:
            s.say("play", seat, kind, a.args[1] if len(a.args) > 1 else -1)
        if card.family == ADD:
            s.added += card.value
        elif card.family == DOUBLE:
            s.doubles += 1
        elif card.family == TAXI:
            s.taxi = 1
        elif card.family == SWAP:
            other = a.args[1]
            here, there = s.at[seat], s.at[other]
            move(s, other, SWAPPED, here)
            move(s, seat, SWAPPED, there)
            s.then(SETTLE.on())
        elif card.family == PICKPOCKET:
            flip(s, seat, a.args[1])

    def why_not(self, s: FunCityState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        kind = s.kit.acts.kind_of[a.id]
        if kind >= 0:
            return self.why_not_card(s, seat, kind, a)
        if a.verb == "roll":
            return Refusal("sent-not-rolling", "FC-54") if s.sent[seat] else None
        if a.verb == "obey":
            return None if s.sent[seat] else Refusal("nobody-sent-you", "FC-53")
        if a.verb != "redraw":
            return Refusal("roll-first", "FC-11", {"action": a.code})
        if s.played or s.redrawn or not s.hands[seat]:
            return Refusal("redraw-at-start", "FC-48")
        return None

    def why_not_card(self, s: FunCityState, seat: int, kind: int, a: Action) -> Refusal | None:
        """Why a Crazy card cannot be played now."""
        family = s.kit.crazy[kind].family
        if kind not in s.hands[seat]:
            return Refusal("card-not-in-hand", "FC-4", {"action": a.code})
        if family == ZZZZ:
            return Refusal("zzzz-on-the-bus", "FC-61")
        if s.played >= LIMIT:
            return Refusal("three-a-turn", "FC-47")
        if family == TAXI and s.taxi:
            return Refusal("one-taxi", "FC-52")
        if family in (SWAP, UHOH, PICKPOCKET):
            other = a.args[1]
            if other == seat or other >= s.seats:
                return Refusal("name-an-opponent", "FC-25", {"action": a.code})
            if family == PICKPOCKET and not s.won[other]:
                return _nothing_to_pick(other)
        return None

    def candidates(self, s: FunCityState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        acts = s.kit.acts
        found = [acts.roll, acts.redraw]
        if s.sent[seat]:
            found.append(acts.obey)
        for kind in sorted(set(s.hands[seat])):
            actions = acts.cards[kind]
            needs_other = len(actions) > 1
            found += [actions[other] for other in s.others(seat)] if needs_other else actions
        return found


def flip(s: FunCityState, seat: int, other: int) -> None:
    """The PICKPOCKET card is flipped: face up a card may be picked, face down all goes back (FC-57, FC-60)."""
    up = s.draw(FLIP, 2)
    if s.events is not None:
        s.say("flip-up" if up else "flip-down", seat, other)
    if up:
        s.then(PICK.on(seat, other))
        return
    for mark in s.loot:
        s.won[mark % 4] = (*s.won[mark % 4], mark // 4)
        if s.events is not None:
            s.say("returned", seat, mark % 4, mark // 4)
    s.loot = ()


class Pick(Decision[FunCityState]):
    """One of the fanned cards is picked unseen; the fan is mixed at the moment it is picked from (FC-58)."""

    key: ClassVar[str] = "pick"
    rules: ClassVar[tuple[str, ...]] = ("FC-26", "FC-58")
    names: ClassVar[tuple[str, ...]] = ("from",)

    def legal(self, s: FunCityState, f: Frame, seat: int) -> Sequence[Action]:
        return s.kit.acts.pick[: len(s.won[f.data[0]])] if seat == f.seat else ()

    def apply(self, s: FunCityState, f: Frame, seat: int, a: Action, t: int) -> None:
        other = f.data[0]
        fan = s.won[other]
        at = s.draw(FAN, len(fan))
        card = fan[at]
        s.won[other] = fan[:at] + fan[at + 1 :]
        s.loot = (*s.loot, card * 4 + other)
        if s.events is not None:
            s.say("picked", seat, other, card)
        s.stack[-1] = GO_ON.on(seat)

    def why_not(self, s: FunCityState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "pick":
            return Refusal("pick-first", "FC-58", {"action": a.code})
        count = len(s.won[f.data[0]])
        return None if a.args[0] <= count else Refusal("fan-smaller", "FC-58", {"count": count})


class GoOn(Decision[FunCityState]):
    """After a success: flip again, against anybody, or stop and keep the cards (FC-59)."""

    key: ClassVar[str] = "go-on"
    rules: ClassVar[tuple[str, ...]] = ("FC-59", "FC-60")

    def legal(self, s: FunCityState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        acts = s.kit.acts
        return [acts.stop, *[acts.pickpocket[other] for other in s.others(seat) if s.won[other]]]

    def apply(self, s: FunCityState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        if a.verb == "pickpocket":
            flip(s, seat, a.args[1])
            return
        s.won[seat] += tuple([mark // 4 for mark in s.loot])
        if s.events is not None:
            s.say("kept", seat, len(s.loot))
        s.loot = ()

    def why_not(self, s: FunCityState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a is s.kit.acts.stop:
            return None
        if a.verb != "pickpocket":
            return Refusal("go-on-or-stop", "FC-59", {"action": a.code})
        other = a.args[1]
        if other == seat or other >= s.seats:
            return Refusal("name-an-opponent", "FC-59", {"action": a.code})
        return None if s.won[other] else _nothing_to_pick(other)

    def candidates(self, s: FunCityState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        acts = s.kit.acts
        return [acts.stop, *[acts.pickpocket[other] for other in s.others(seat)]]


CRAZY_CARDS, PICK, GO_ON = CrazyCards(), Pick(), GoOn()


def _nothing_to_pick(seat: int) -> Refusal:
    return Refusal("nothing-to-pick", "FC-57", {"player": Words("player", {"seat": seat})})
