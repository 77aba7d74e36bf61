"""The steps of Aquapark, top to bottom in the order of play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node
from midway.engine.refusal import Refusal
from midway.engine.words import Words
from midway.games.aquapark.actions import (
    MID,
    OFFERS,
    OFFERS_EITHER,
    OFFERS_OTHER_END,
    STARTS,
    STEP,
    TAKES,
    W,
    cell_text,
    edge_text,
    slots,
)
from midway.games.aquapark.edition import COLOURS, TERRAINS
from midway.games.aquapark.state import AUTOMA, AUTOMA_SEAT, CARD, ROUND, TOKEN, AquaparkState, start_card


class Start(Decision[AquaparkState]):
    """Each player in turn chooses a start card and its side (AQ-7, AQ-8)."""

    key: ClassVar[str] = "start"
    rules: ClassVar[tuple[str, ...]] = ("AQ-7", "AQ-8")

    def legal(self, s: AquaparkState, f: Frame, seat: int) -> Sequence[Action]:
        return [side for colour in s.free_colours() for side in STARTS[colour]] if seat == f.seat else ()

    def apply(self, s: AquaparkState, f: Frame, seat: int, a: Action, t: int) -> None:
        colour, side = a.args
        s.colours[seat] = colour
        s.parks[seat] = s.parks[seat].lay(start_card(colour, side), 0, MID * W + MID, 0)
        s.stack.pop()
        if s.events is not None:
            s.say("start", seat, colour, side)

    def why_not(self, s: AquaparkState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "start":
            return Refusal("choose-start-first", "AQ-7", {"action": a.code})
        colour = a.args[0]
        if colour >= max(s.seats, 2):
            return Refusal("colour-not-on-round-cards", "AQ-7", {"colour": Words(f"colour-{COLOURS[colour]}")})
        if colour in s.colours:
            owner = Words("player", {"seat": s.colours.index(colour)})
            return Refusal("colour-taken", "AQ-7", {"colour": Words(f"colour-{COLOURS[colour]}"), "player": owner})
        return None

    def candidates(self, s: AquaparkState, f: Frame, seat: int) -> Sequence[Action]:
        return [side for colour in STARTS for side in colour] if seat == f.seat else ()


class Round(Node[AquaparkState]):
    """A round card is turned up; its pairs play from top to bottom (AQ-10, AQ-16)."""

    key: ClassVar[str] = "round"
    rules: ClassVar[tuple[str, ...]] = ("AQ-10", "AQ-11", "AQ-16")

    def run(self, s: AquaparkState, f: Frame) -> None:
        if not s.rounds:
            s.then(END.on())
            return
        s.round_card = s.deal(ROUND, s.rounds, 1)[0]
        if s.events is not None:
            s.say("round", 5 - len(s.rounds), s.round_card + 1)
        turns = []
        for offers, chooses in s.pairs:
            if s.solo and offers == AUTOMA_SEAT:
                turns.append(AUTOMA_OFFER.on())
            else:
                turns.append(OFFER.on(offers, chooses))
        s.then(*turns, ROUND_CARD.on())


class Offer(Decision[AquaparkState]):
    """The left one of the pair marks a row or a column (AQ-12)."""

    key: ClassVar[str] = "offer"
    rules: ClassVar[tuple[str, ...]] = ("AQ-12",)
    names: ClassVar[tuple[str, ...]] = ("chooser",)

    def legal(self, s: AquaparkState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        return OFFERS if s.setup.options["marker"] == "fixed" else OFFERS_EITHER

    def apply(self, s: AquaparkState, f: Frame, seat: int, a: Action, t: int) -> None:
        chooser = f.data[0]
        if s.solo:
            s.stack[-1] = AUTOMA_CHOOSE.on(seat, *a.args)
        else:
            s.stack[-1] = CHOOSE.on(chooser, *a.args, seat)
        if s.events is not None:
            s.say("offer", seat, a.id)

    def why_not(self, s: AquaparkState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "offer":
            return Refusal("offer-first", "AQ-12", {"action": a.code})
        if a in OFFERS_OTHER_END and s.setup.options["marker"] == "fixed":
            return Refusal("marker-fixed", "AQ-12", {"action": a.code})
        return None

    def candidates(self, s: AquaparkState, f: Frame, seat: int) -> Sequence[Action]:
        return self.legal(s, f, seat)


class AutomaOffer(Node[AquaparkState]):
    """An automa card is turned up and marks its line (AQ-45)."""

    key: ClassVar[str] = "automa-offer"
    rules: ClassVar[tuple[str, ...]] = ("AQ-45",)

    def run(self, s: AquaparkState, f: Frame) -> None:
        s.automa_card = s.draw(AUTOMA, len(s.kit.automa))
        line = s.kit.automa[s.automa_card].line
        if s.events is not None:
            s.say("automa-offer", s.automa_card + 1, line)
        s.then(CHOOSE.on(0, line, 0, AUTOMA_SEAT))


class AutomaChoose(Node[AquaparkState]):
    """An automa card is turned up and takes the near or the far card; the rest is the player's (AQ-46)."""

    key: ClassVar[str] = "automa-choose"
    rules: ClassVar[tuple[str, ...]] = ("AQ-46",)
    names: ClassVar[tuple[str, ...]] = ("line", "end")

    def run(self, s: AquaparkState, f: Frame) -> None:
        s.automa_card = s.draw(AUTOMA, len(s.kit.automa))
        near, far = slots(f.data[0], f.data[1])
        takes, left = (near, far) if s.kit.automa[s.automa_card].near else (far, near)
        if s.events is not None:
            s.say("automa-choose", s.automa_card + 1, takes)
        automa = AUTOMA_TAKE.on(-1, s.display[takes], s.visitors[takes], takes)
        own = PLACE.on(f.seat, s.display[left], s.visitors[left], left)
        clear(s, near, far)
        s.then(automa, own, REFILL.on(-1, near, far))


class Choose(Decision[AquaparkState]):
    """The right one of the pair takes one of the two cards; the other is the offerer's (AQ-13, AQ-14)."""

    key: ClassVar[str] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("AQ-13", "AQ-14")
    names: ClassVar[tuple[str, ...]] = ("line", "end", "offerer")

    def legal(self, s: AquaparkState, f: Frame, seat: int) -> Sequence[Action]:
        return TAKES if seat == f.seat else ()

    def apply(self, s: AquaparkState, f: Frame, seat: int, a: Action, t: int) -> None:
        line, end, offerer = f.data
        near, far = slots(line, end)
        takes, left = (far, near) if a.args[0] else (near, far)
        own = PLACE.on(seat, s.display[takes], s.visitors[takes], takes)
        rest = AUTOMA_TAKE.on(-1, s.display[left], s.visitors[left], left)
        if not s.solo:
            rest = PLACE.on(offerer, *rest.data)
        if s.events is not None:
            s.say("take", seat, s.display[takes], s.visitors[takes], takes)
        clear(s, near, far)
        s.stack.pop()
        s.then(own, rest, REFILL.on(-1, near, far))

    def why_not(self, s: AquaparkState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        return None if a.verb == "take" else Refusal("take-first", "AQ-13", {"action": a.code})


class Place(Decision[AquaparkState]):
    """The card taken is turned, flipped and laid (AQ-20 to AQ-24)."""

    key: ClassVar[str] = "place"
    rules: ClassVar[tuple[str, ...]] = ("AQ-20", "AQ-21", "AQ-22", "AQ-23", "AQ-24", "AQ-32")
    names: ClassVar[tuple[str, ...]] = ("card", "token", "slot")

    def legal(self, s: AquaparkState, f: Frame, seat: int) -> Sequence[Action]:
        return s.parks[seat].placements() if seat == f.seat else ()

    def apply(self, s: AquaparkState, f: Frame, seat: int, a: Action, t: int) -> None:
        card, token, slot = f.data
        lie, cell, turn = a.args
        before = s.parks[seat]
        after = before.lay(card, lie, cell, turn)
        s.parks[seat] = after
        s.stack[-1] = TOKEN_NODE.on(seat, token, slot)
        if s.events is not None:
            s.say("place", seat, card, slot, lie, cell, turn)
        if len(after.tokens) < len(before.tokens):
            remove(s, seat, before.tokens, after.tokens, "leaves")

    def why_not(self, s: AquaparkState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "place":
            return Refusal("place-card-first", "AQ-13", {"action": a.code})
        lie, cell, _ = a.args
        park = s.parks[seat]
        both = (cell, cell + STEP[lie])
        for each in both:
            if each in park.cells:
                card = park.laid[park.cells[each]][0]
                return Refusal("covers-card", "AQ-22", {"cell": cell_text(each), "card": card if card < 100 else 0})
        for each in both:
            if any(each + step in park.cells for step in (-1, 1, -W, W)):
                return None
        return Refusal("no-whole-space", "AQ-21", {"cell": cell_text(cell)})

    def candidates(self, s: AquaparkState, f: Frame, seat: int) -> Sequence[Action]:
        return s.parks[seat].around() if seat == f.seat else ()


class Token(Decision[AquaparkState]):
    """The token taken is put on a free space, as a visitor or flipped to a lifeguard (AQ-27 to AQ-33)."""

    key: ClassVar[str] = "token"
    rules: ClassVar[tuple[str, ...]] = ("AQ-27", "AQ-28", "AQ-29", "AQ-30", "AQ-31", "AQ-33")
    names: ClassVar[tuple[str, ...]] = ("token", "slot")

    def legal(self, s: AquaparkState, f: Frame, seat: int) -> Sequence[Action]:
        return s.parks[seat].token_spots(s.kit.terrain[f.data[0]]) if seat == f.seat else ()

    def apply(self, s: AquaparkState, f: Frame, seat: int, a: Action, t: int) -> None:
        token, slot = f.data
        guard = 1 if a.verb == "lifeguard" else 0
        s.parks[seat] = s.parks[seat].put(a.args[0], token, guard)
        s.stack.pop()
        if s.events is not None:
            s.say("token", seat, token, slot, guard, a.args[0])

    def why_not(self, s: AquaparkState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb not in ("visitor", "lifeguard"):
            return Refusal("put-token-first", "AQ-13", {"action": a.code})
        park, edge = s.parks[seat], a.args[0]
        if edge not in park.halves:
            return Refusal("no-space-there", "AQ-28", {"space": edge_text(edge)})
        if edge in park.tokens:
            return Refusal("space-taken", "AQ-28", {"space": edge_text(edge)})
        terrain = s.kit.terrain[f.data[0]]
        if a.verb == "visitor" and not park.takes_visitor(edge, terrain):
            values: dict[str, int | str] = {"space": edge_text(edge), "terrain": TERRAINS[terrain]}
            if park.is_whole(edge):
                return Refusal("terrain-not-on-both-halves", "AQ-30", values)
            return Refusal("terrain-not-on-half", "AQ-29", values)
        return None

    def candidates(self, s: AquaparkState, f: Frame, seat: int) -> Sequence[Action]:
        return s.parks[seat].spaces() if seat == f.seat else ()


class AutomaTake(Node[AquaparkState]):
    """The automa's card goes to the box, its token to the space its open card names (AQ-47, AQ-48)."""

    key: ClassVar[str] = "automa-take"
    rules: ClassVar[tuple[str, ...]] = ("AQ-47", "AQ-48")
    names: ClassVar[tuple[str, ...]] = ("card", "token", "slot")

    def run(self, s: AquaparkState, f: Frame) -> None:
        card, token, slot = f.data
        space = s.kit.automa[s.automa_card].spaces[s.kit.terrain[token]]
        s.box_cards.append(card)
        s.automa.append(token * 3 + space)
        if s.events is not None:
            s.say("automa-take", card, token, slot, space)


class Refill(Node[AquaparkState]):
    """Two cards, then two tokens, closest to the marker first (AQ-15); what has run out stays empty (AQ-52)."""

    key: ClassVar[str] = "refill"
    rules: ClassVar[tuple[str, ...]] = ("AQ-15", "AQ-52")
    names: ClassVar[tuple[str, ...]] = ("near", "far")

    def run(self, s: AquaparkState, f: Frame) -> None:
        for slot in f.data:
            if s.deck:
                s.display[slot] = s.deal(CARD, s.deck, 1)[0]
                if s.events is not None:
                    s.say("refill-card", s.display[slot], slot)
        for slot in f.data:
            if s.bag and s.display[slot]:
                s.visitors[slot] = s.deal(TOKEN, s.bag, 1)[0]
                if s.events is not None:
                    s.say("refill-token", s.visitors[slot], slot)


class End(Node[AquaparkState]):
    """Tokens hanging off the parks leave, awards are decided, points are counted (AQ-34 to AQ-36)."""

    key: ClassVar[str] = "end"
    rules: ClassVar[tuple[str, ...]] = ("AQ-34", "AQ-35", "AQ-36")

    def run(self, s: AquaparkState, f: Frame) -> None:
        for seat in range(s.seats):
            before = s.parks[seat]
            after = s.parks[seat] = before.without_hanging()
            if after is not before:
                remove(s, seat, before.tokens, after.tokens, "hanging")
        if s.events is None:
            return
        for number, terrain in enumerate(s.awards):
            first, second = s.award_seats(number)
            sizes = [s.parks[seat].score().largest(terrain) for seat in (first, second)]
            s.say("award", terrain, first, second, *sizes)
        for seat, park in enumerate(s.parks):
            awards = s.award_total(seat, park)
            s.say("score", seat, park.score().points, s.guard_points(park), awards, s.points(seat, park))
        if s.solo:
            s.say("won" if s.places()[0] == 1 else "lost", s.points(0, s.parks[0]), s.automa_score())
        else:
            for seat, place in enumerate(s.places()):
                if place == 1:
                    s.say("winner", seat)


def clear(s: AquaparkState, near: int, far: int) -> None:
    """Both cards of the offer, and their tokens, leave the display."""
    s.display[near] = s.display[far] = s.visitors[near] = s.visitors[far] = 0


def remove(s: AquaparkState, seat: int, before: Mapping[int, int], after: Mapping[int, int], event: str) -> None:
    """Tokens that are gone from a park lie in the box."""
    for edge in sorted(before.keys() - after.keys()):
        token = before[edge] >> 1
        s.box_tokens.append(token)
        s.say(event, seat, token, before[edge] & 1, edge)


START, ROUND_CARD, OFFER, AUTOMA_OFFER, AUTOMA_CHOOSE = Start(), Round(), Offer(), AutomaOffer(), AutomaChoose()
CHOOSE, PLACE, TOKEN_NODE, AUTOMA_TAKE, REFILL, END = Choose(), Place(), Token(), AutomaTake(), Refill(), End()

NODES: Mapping[str, Node[Any]] = {
    node.key: node
    for node in (
        START, ROUND_CARD, OFFER, AUTOMA_OFFER, AUTOMA_CHOOSE, CHOOSE, PLACE, TOKEN_NODE, AUTOMA_TAKE, REFILL, END,
    )
}  # fmt: skip
