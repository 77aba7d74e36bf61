"""A player that weighs points now and points soon: value against distance and closing time.

All worths are tenths of a point. It reads the view only.
"""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.engine.state import State
from midway.games.fun_city.actions import ADD, DOUBLE, PICKPOCKET, SWAP, TAXI, UHOH
from midway.games.fun_city.state import AWAY, OUT, FunCityState

#: Actions that the search bot may imagine for one choice (docs/decisions/0008).
LOOKAHEAD = 1500

#: How many of the 36 throws of two dice show a total.
THROWS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
#: A Crazy card is played when it promises this much; it costs nothing but the chance to play another.
WORTH_PLAYING = 5
#: What a Z-Z-Z-Z must take from a rider.
HURTS = 100


class Greedy:
    """Chooses what is worth most by its own estimate; equals are told apart by its seed and the step."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(seed)

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """One of ``legal``, for the seat the view belongs to."""
        assert isinstance(view, FunCityState)
        assert view.viewer is not None
        me, verb = view.viewer, legal[0].verb
        if len(legal) == 1:
            return legal[0]
        if verb in ("roll", "obey"):
            return self._before_the_roll(view, me, legal)
        if verb in ("go", "bus"):
            ends = worths(view, me)
            return self._best(view, legal, [ends[a.args[-1]] - (4 if a.verb == "bus" else 0) for a in legal])
        if verb == "fetch":
            ends = worths(view, me)
            kit = view.kit
            fetched = [
                ends[kit.place_of[a.args[0]]] + (0 if view.open_now(a.args[0]) else 10 * kit.points[a.args[0]])
                for a in legal
            ]
            return self._best(view, legal, fetched)
        if verb == "stop":
            return self._go_on(view, legal)
        if verb == "pass":
            return legal[1] if self._zzzz_hurts(view) else legal[0]
        return self._best(view, legal, [0] * len(legal))

    def _best(self, view: FunCityState, actions: Sequence[Action], values: Sequence[int]) -> Action:
        top = max(values)
        equal = [action for action, value in zip(actions, values, strict=True) if value == top]
        return equal[self.dice.word("equals", view.step) * len(equal) >> 64]

    def _before_the_roll(self, s: FunCityState, me: int, legal: Sequence[Action]) -> Action:
        """The card that promises most, while any promises something; else the roll."""
        ends = worths(s, me)
        ways = reach(s, s.at[me], ends)
        now = hope(ways, s.doubles, s.added, bool(s.taxi))
        gains = [0]
        for action in legal[1:]:
            gains.append(self._gain(s, me, action, ends, ways, now))
        best = max(gains[1:], default=0)
        if best < WORTH_PLAYING:
            redraw = s.kit.acts.redraw
            keeps = s.kit.acts.zzzz_kind in s.hands[me] or s.sent[me]  # who does not roll keeps the hand for later
            return redraw if redraw in legal and not keeps else legal[0]
        return self._best(s, legal, gains)

    def _gain(
        self, s: FunCityState, me: int, action: Action, ends: Sequence[int], ways: Sequence[int], now: int
    ) -> int:
        """What a Crazy card promises."""
        kind = s.kit.acts.kind_of[action.id]
        if kind < 0:
            return 0
        card = s.kit.crazy[kind]
        if card.family == UHOH:
            other = action.args[1]
            if s.sent[other]:
                return 0
            theirs = worths(s, other)
            loss = hope(reach(s, s.at[other], theirs), 0, 2, False) - theirs[card.value]
            return loss // (s.seats - 1)
        if card.family == PICKPOCKET:
            return average(s, action.args[1]) // 2
        if s.sent[me]:
            return 0
        if card.family == ADD:
            return hope(ways, s.doubles, s.added + card.value, bool(s.taxi)) - now
        if card.family == DOUBLE:
            return hope(ways, s.doubles + 1, s.added, bool(s.taxi)) - now
        if card.family == TAXI:
            return hope(ways, s.doubles, s.added, True) - now
        assert card.family == SWAP
        there = s.at[action.args[1]]
        return hope(reach(s, there, ends), s.doubles, s.added, bool(s.taxi)) - now - 20

    def _go_on(self, s: FunCityState, legal: Sequence[Action]) -> Action:
        """Flip again while what may come is more than what may be lost."""
        held = 10 * sum([s.kit.points[mark // 4] for mark in s.loot])
        values = [held, *[(held + average(s, action.args[1])) // 2 - 1 for action in legal[1:]]]
        return self._best(s, legal, values)

    def _zzzz_hurts(self, s: FunCityState) -> bool:
        """Whether the rider would lose much by sleeping on to the end of the line."""
        way, node = s.stack[-1].data
        theirs = worths(s, s.turn)
        return theirs[node] - theirs[s.kit.city.stops[-1 if way else 0]] >= HURTS


def average(s: FunCityState, seat: int) -> int:
    """The mean worth of a player's collected cards."""
    cards = s.won[seat]
    return 10 * sum([s.kit.points[card] for card in cards]) // len(cards) if cards else 0


def worths(s: FunCityState, seat: int) -> list[int]:
    """For every node what it is worth to end a move there: points at once, cards soon, SLOG, what may turn up."""
    kit, city = s.kit, s.kit.city
    round_time = 15 * s.seats
    values = [0] * len(city.names)
    taken: list[int] = []
    for card in s.board:
        place, points = kit.place_of[card], 10 * kit.points[card]
        if s.open_now(card):
            values[place] += points
            taken.append(place)
        elif not any(s.at[other] == place for other in s.others(seat)):
            opens_in = kit.opens[card] - s.clock
            values[place] += points * max(0, round_time * 3 // 2 - opens_in) // (round_time * 3 // 2)
    for place, points in _turning_up(s):
        values[place] += points
    if _slog_comes(s, round_time):
        values[city.red] += 10 * max([kit.points[card] for card in s.board], default=0) * 7 // 10
    if s.slog >= OUT:
        values[city.red] += 10 * max([kit.points[card] for card in s.board], default=0)
    if s.clock + round_time - 15 < kit.end:  # else no turn of one's own is left to go elsewhere
        _add_next(s, round_time, values)
    return values


def _add_next(s: FunCityState, round_time: int, values: list[int]) -> None:
    """To every node half of the best that can be had from there in the turns to come."""
    near = [_soon(s, card, round_time) for card in s.board]
    for node in range(len(values)):
        after = 0
        for soon, card in zip(near, s.board, strict=True):
            place = s.kit.place_of[card]
            if place != node:
                steps = s.kit.city.near[place][node]
                after = max(after, soon[min((steps + 6) // 7, 3)] * (40 - steps) // 40)
        values[node] += after // 2


def _soon(s: FunCityState, card: int, round_time: int) -> list[int]:
    """What a card is worth to somebody who will be there in so many turns (0 to 3)."""
    kit = s.kit
    worth = []
    for turns in range(4):
        then = s.clock + turns * round_time
        share = (10, 7, 4, 2)[turns]
        reached = then <= kit.closes[card] and then + round_time >= kit.opens[card]
        worth.append(kit.points[card] * share if reached else 0)
    return worth


def _turning_up(s: FunCityState) -> list[tuple[int, int]]:
    """Places whose cards may be the next to turn up, with a small worth; those that come too late are passed over."""
    opens, closes = s.kit.opens, s.kit.closes
    pile = [card for card in s.pile if closes[card] >= s.clock]
    if not pile:
        return []
    hour = min([opens[card] for card in pile])
    top = [card for card in pile if opens[card] == hour]
    return [(s.kit.place_of[card], 10 * s.kit.points[card] // len(top)) for card in top]


def _slog_comes(s: FunCityState, round_time: int) -> bool:
    """Whether SLOG is due before one's next turn."""
    if s.slog > AWAY or s.setup.options["slog"] != "times":
        return False
    return any(s.clock < time <= s.clock + round_time for time in s.kit.slog_times)


def reach(s: FunCityState, start: int, ends: Sequence[int]) -> list[int]:
    """The best worth within so many steps, by number of steps."""
    longest = s.kit.city.longest
    best = [0] * (longest + 1)
    for steps, value in zip(s.kit.city.near[start], ends, strict=True):
        if value > best[steps]:
            best[steps] = value
    for steps in range(1, longest + 1):
        best[steps] = max(best[steps], best[steps - 1])
    return best


def hope(ways: Sequence[int], doubles: int, added: int, taxi: bool) -> int:
    """The mean over all throws of the best worth in reach."""
    longest = len(ways) - 1
    total = 0
    for dice in range(2, 13):
        steps = longest if taxi and dice % 2 else min((dice << doubles) + added, longest)
        total += THROWS[dice] * ways[steps]
    return total // 36
