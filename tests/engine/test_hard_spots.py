"""Hard spots of later games, in the few lines the decision record gives them, on the kernel as it is."""

from __future__ import annotations

from typing import Any, ClassVar

from kit.fair import ACTIONS, GAME, Fair, shown
from midway.engine.actions import Action
from midway.engine.match import Match
from midway.engine.nodes import Decision, Frame, Sealed
from midway.engine.state import State

GIVE = [ACTIONS.make("give", n) for n in range(2)]
READY = ACTIONS.make("ready")
TAKE = [ACTIONS.make("take", n) for n in range(8)]


class Table(Fair):
    def clone(self) -> Table:
        o = Table(self.setup, self.dice)
        self.copy_table(o)
        o.cards = self.cards[:]
        return o

    def redact(self, seat: int | None) -> Table:
        o = Table(self.setup, None)
        self.show_table(o, seat)
        o.cards = [card if at == seat else -1 for at, card in enumerate(self.cards)]
        return o

    def fill(self, view: State) -> None:
        super().fill(view)
        for at, f in enumerate(self.stack):
            if f.node is KEEP and f.data[0] < 0:
                self.stack[at] = KEEP.on(f.seat, *[self.draw(0, 8) for _ in f.data])


class Tiles(Sealed[Table]):
    """A secret answer given in steps: too many ways for a list."""

    key = "tiles"

    def options(self, s: Table, f: Frame, seat: int) -> list[Action]:
        return [*GIVE, READY]

    def apply(self, s: Table, f: Frame, seat: int, a: Action, t: int) -> None:
        if a is READY:
            super().apply(s, f, seat, a, t)
        else:
            s.cards[seat] = a.args[0]
            s.stack[-1] = f.answered(seat, None)

    def reveal(self, s: Table, f: Frame, held: tuple[Action, ...]) -> None:
        s.walked = sum(s.cards)


class Keep(Decision[Table]):
    """Two cards drawn in secret, one kept: they lie in the frame."""

    key: ClassVar[str] = "keep"
    private = True

    def legal(self, s: Table, f: Frame, seat: int) -> list[Action]:
        return [TAKE[card] for card in f.data] if seat == f.seat else []

    def apply(self, s: Table, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        s.cards[seat] = a.args[0]

    def seen(self, f: Frame, seat: int | None) -> Frame:
        return f if seat == f.seat else self.on(f.seat, *[-1] * len(f.data))


TILES, KEEP = Tiles(), Keep()


def match_at(frame: Any) -> Match:
    match = Match.start(GAME, 3, seed="toy")
    state = Table(match.state.setup, match.state.dice)
    state.then(frame(state))
    match.state, match.after = state, [state.clone()]
    return match


def test_a_secret_answer_in_steps_moves_only_its_own_ticket_and_may_be_taken_up_again() -> None:
    match = match_at(lambda s: TILES.ask(s, (0, 1)))
    tickets = [match.state.ticket(seat) for seat in range(2)]
    for code in ("give 1", "ready", "give 0"):
        match.act(0, code)
    assert match.state.ticket(1) == tickets[1]
    assert match.state.ticket(0) == (tickets[0][0], 3)
    assert match.state.waiting() == (0, 1)  # the step after it took the answer back
    assert shown(match, 1) == []
    match.act(1, "ready")
    match.act(0, "ready")
    assert match.state.is_terminal()
    assert shown(match, 1) == ["0 ready", "1 ready"]  # what was given in the end, the reveal tells
    assert shown(match, 0) == ["0 give 1", "0 give 0", "0 ready", "1 ready"]


def test_a_card_kept_from_the_frame_is_a_secret_and_is_imagined() -> None:
    match = match_at(lambda s: KEEP.on(0, 3, 5))
    own, other = match.state.redact(0), match.state.redact(1)
    assert own.stack[0].data == (3, 5)
    assert other.stack[0].data == (-1, -1)
    drawn = {other.imagine(f"{n}").stack[0].data for n in range(40)}
    assert len(drawn) > 10  # 64 pairs there are
    for n in range(4):
        assert other.imagine(f"{n}").redact(1).data() == other.data()
    match.act(0, "take 5")
    assert shown(match, 1) == ["0 sealed"]
