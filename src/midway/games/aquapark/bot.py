"""A player that looks at points now, and a little at spaces and areas to come.

All weights are tenths of a point. It reads the view only.
"""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.engine.state import State
from midway.games.aquapark.actions import AROUND, slots
from midway.games.aquapark.edition import ROUNDS, TERRAINS, TOKENS
from midway.games.aquapark.park import Park
from midway.games.aquapark.scoring import Tally
from midway.games.aquapark.state import AUTOMA_SEAT, AquaparkState, start_card

#: Spots looked at closely: for a card in hand, and for each card of an offer.
CLOSE, GLANCE = 32, 8
#: Worths kept; more are forgotten all at once.
KEPT = 2000


class Greedy:
    """Chooses what is worth most by its own estimate; equals are told apart by its seed and the step."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(seed)
        self.kept: dict[tuple[Park, int, int], int] = {}

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """One of ``legal``, for the seat the view belongs to."""
        assert isinstance(view, AquaparkState)
        assert view.viewer is not None
        verb = legal[0].verb
        if verb == "start":
            values = [_start_value(view, action) for action in legal]
        elif verb == "offer":
            values = self._offers(view, legal)
        elif verb == "take":
            values = self._takes(view, legal)
        elif verb == "place":
            return self._place(view, legal)
        else:
            values = _token_values(view, legal)
        return self._best(view, legal, values)

    def _best(self, view: AquaparkState, actions: Sequence[Action], values: Sequence[int]) -> Action:
        top = max(values)
        equal = [action for action, value in zip(actions, values, strict=True) if value == top]
        return equal[self.dice.word("equals", view.step) * len(equal) >> 64]

    # -- offering and choosing

    def _offers(self, s: AquaparkState, legal: Sequence[Action]) -> list[int]:
        """The chooser takes what is better there; what is left is ours."""
        seat, chooser = s.stack[-1].seat, s.stack[-1].data[0]
        own = [self._pair_worth(s, seat, slot) for slot in range(4)]
        theirs = own if s.solo else [self._pair_worth(s, chooser, slot) for slot in range(4)]
        values = []
        for action in legal:
            near, far = slots(*action.args)
            if s.solo:
                values.append(own[near] + own[far])
                continue
            taken, left = (near, far) if theirs[near] >= theirs[far] else (far, near)
            values.append(2 * own[left] - theirs[taken] * 2 // s.seats)
        return values

    def _takes(self, s: AquaparkState, legal: Sequence[Action]) -> list[int]:
        """What is better for us, and less good for the one who gets the other."""
        line, end, offerer = s.stack[-1].data
        both = slots(line, end)
        own = [self._pair_worth(s, s.stack[-1].seat, slot) for slot in both]
        if s.solo and offerer == AUTOMA_SEAT:
            automa = s.kit.automa[s.automa_card]
            worth = s.kit.worth[s.setup.options["automa"]]
            theirs = [10 * worth[automa.spaces[s.kit.terrain[s.visitors[slot]]]] for slot in both]
            return [own[action.args[0]] - theirs[1 - action.args[0]] for action in legal]
        theirs = [self._pair_worth(s, offerer, slot) for slot in both]
        return [2 * own[action.args[0]] - theirs[1 - action.args[0]] * 2 // s.seats for action in legal]

    def _pair_worth(self, s: AquaparkState, seat: int, slot: int) -> int:
        """What a card and its token would bring a seat."""
        card, token, park = s.display[slot], s.visitors[slot], s.parks[seat]
        terrain = s.kit.terrain[token]
        key = (park, card, terrain)
        if key not in self.kept:
            if len(self.kept) > KEPT:
                self.kept.clear()
            spots = _promising(park, card, park.placements(), GLANCE)
            now = _park_value(s, seat, park, -1)
            self.kept[key] = max([_lay_value(s, seat, park, card, terrain, spot) for spot in spots]) - now
        return self.kept[key]

    # -- laying

    def _place(self, s: AquaparkState, legal: Sequence[Action]) -> Action:
        card, token, _ = s.stack[-1].data
        seat = s.stack[-1].seat
        park = s.parks[seat]
        terrain = s.kit.terrain[token]
        spots = _promising(park, card, legal, CLOSE)
        return self._best(s, spots, [_lay_value(s, seat, park, card, terrain, spot) for spot in spots])


def _promising(park: Park, card: int, spots: Sequence[Action], count: int) -> list[Action]:
    """The spots whose edges fit best; turnings that look alike are told once."""
    faces = park.kit.faces[card]
    alike = {turn for turn in range(4) if faces[turn] in faces[:turn]}
    rated = []
    for number, spot in enumerate(spots):
        lie, cell, turn = spot.args
        if turn in alike:
            continue
        fit = 0
        for (offset, _), bits in zip(AROUND[lie], faces[turn], strict=True):
            edge = cell * 2 + offset
            other = park.halves.get(edge)
            if other is not None:
                both = bits & (other | other >> 8) & 31
                token = park.tokens.get(edge)
                fit += 1 + 2 * both.bit_count()
                if token is not None and not token & 1:
                    fit += 5 if bits >> park.kit.terrain[token >> 1] & 1 else -5
        rated.append((-fit, number))
    rated.sort()
    return [spots[number] for _, number in rated[:count]]


def _lay_value(s: AquaparkState, seat: int, park: Park, card: int, terrain: int, spot: Action) -> int:
    lie, cell, turn = spot.args
    return _park_value(s, seat, park.lay(card, lie, cell, turn), terrain)


def _park_value(s: AquaparkState, seat: int, park: Park, terrain: int) -> int:
    """Points of a park, with a visitor (-1: none) put well, and what its areas promise for tokens to come."""
    score = park.score()
    left = _left(park)
    value = 10 * s.points(seat, park)
    for number, bag in enumerate(_shares(s)):
        value += 6 * left * bag * score.largest(number) // TOKENS
    if terrain >= 0:
        bit = 1 << terrain
        sizes = [
            score.size[score.root[card * 5 + terrain]]
            for edge, card, _, both in park.whole
            if both & bit and edge not in park.tokens
        ]
        value += 10 * max(sizes, default=0)
    for edge, token in park.tokens.items():
        if not token & 1 and not park.is_whole(edge):
            value += 4 * min(left, 2)
    return value


def _left(park: Park) -> int:
    """Cards the park will still get."""
    return max(2 * ROUNDS - len(park.laid) + 1, 0)


def _shares(s: AquaparkState) -> list[int]:
    """Tokens of each terrain in the box."""
    return [s.kit.terrain.count(terrain) - (terrain == 0) for terrain in range(len(TERRAINS))]


# -- tokens


def _token_values(s: AquaparkState, legal: Sequence[Action]) -> list[int]:
    """For each spot: points now, and what growing areas and later visitors will add."""
    frame = s.stack[-1]
    park = s.parks[frame.seat]
    terrain = s.kit.terrain[frame.data[0]]
    score = park.score()
    left = _left(park)
    return [
        _guard_value(s, park, score, action.args[0], left)
        if action.verb == "lifeguard"
        else _visitor_value(s, park, score, action.args[0], terrain, left)
        for action in legal
    ]


def _visitor_value(s: AquaparkState, park: Park, score: Tally, edge: int, terrain: int, left: int) -> int:
    card = next(number for number in park.cards_at(edge) if number is not None)
    area = score.root[card * 5 + terrain]
    watched = 0 if s.family else s.kit.guard_normal * sum([area in guard[1] for guard in score.guards])
    if park.is_whole(edge):
        return 10 * (score.size[area] + watched) + 3 * left
    return 7 * (score.size[area] + 1 + watched) if left > 2 else 3 * left


def _guard_value(s: AquaparkState, park: Park, score: Tally, edge: int, left: int) -> int:
    if s.family:
        return 10 * s.kit.guard_family if park.is_whole(edge) else 4 * min(left, 5)
    areas = {
        score.root[number * 5 + terrain]
        for number, bits in zip(park.cards_at(edge), (park.halves[edge] & 255, park.halves[edge] >> 8), strict=True)
        if number is not None
        for terrain in range(len(TERRAINS))
        if bits >> terrain & 1
    }
    seen = sum([score.visitors.get(area, 0) for area in areas])
    to_come = left * sum([score.size[area] for area in areas if score.size[area] > 1]) // 2
    worth = 10 * s.kit.guard_normal * seen + to_come
    return worth if park.is_whole(edge) else worth // 2 if left > 2 else 0


# -- start cards


def _start_value(s: AquaparkState, action: Action) -> int:
    """Half spaces that show two of the awards beside the seat, then long edges that do, then any that show one."""
    seat = s.stack[-1].seat
    wanted = 0
    for number, terrain in enumerate(s.awards):
        if seat in s.award_seats(number):
            wanted |= 1 << terrain
    face = s.kit.faces[start_card(*action.args)][0]
    halves = [(bits & wanted).bit_count() for bits in face]
    long = [((face[at] | face[at + 1]) & wanted).bit_count() for at in (0, 3)]
    return 10 * halves.count(2) + 5 * long.count(2) + halves.count(1)
