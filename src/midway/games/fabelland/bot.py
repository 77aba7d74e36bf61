"""A player that looks at balloons now, for itself and for others, at sets, and at which wheels will clash.

All weights are tenths of a balloon. It reads the view only.
"""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.engine.state import State
from midway.games.fabelland.actions import BUILD, CAROUSEL_FIELD, HIRE, SHOP_FIELD, TOP, TURN, USE
from midway.games.fabelland.boarding import ONE, number_of, seated_guests
from midway.games.fabelland.carousel import ways_at
from midway.games.fabelland.edition import BLUE, CAROUSELS, ORANGE, VIOLET
from midway.games.fabelland.influencers import AREA_PLACES, guests_at, neighbours
from midway.games.fabelland.scoring import set_points
from midway.games.fabelland.shopping import SLOTS_OF
from midway.games.fabelland.state import FabellandState

#: Actions that the search bot may imagine for one choice (docs/decisions/0008).
LOOKAHEAD = 4000

#: What it must bring to use up a blue or violet influencer: at the end less.
HELP, LATE_HELP = 20, 10
#: What an effect is worth while rounds are left, by colour.
EFFECT = (20, 8, 6, 0)
#: Colour, guest, from and to: a blue or violet influencer that fills one more attraction.
Help = tuple[int, int, int, int]


class Greedy:
    """Chooses what is worth most by its own estimate; equals are told apart by its seed and the step."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(seed)

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """One of ``legal``, for the seat the view belongs to."""
        assert isinstance(view, FabellandState)
        if len(legal) == 1:
            return legal[0]
        key = view.stack[-1].node.key
        if key in ("wheels", "late", "guided"):
            values = _fields(view, legal)
        elif key == "rotate":
            values = _turns(view, legal)
        elif key == "shop":
            values = _purchases(view, legal)
        elif key in ("take-guest", "put-guest"):
            values = _moves(view, legal)
        elif key in ("finishing", "collecting"):
            values = _last_moment(view, legal)
        else:
            values = [_other(view, action) for action in legal]
        top = max(values)
        equal = [action for action, value in zip(legal, values, strict=True) if value == top]
        at = self.dice.word("equals", view.step) * len(equal) >> 64
        return equal[at]


def _me(s: FabellandState) -> int:
    assert s.viewer is not None
    return s.viewer


def _left(s: FabellandState) -> int:
    """Rounds to come after this one."""
    return s.rounds - s.round


# -- carousels


class Spin:
    """What a carousel brings a seat at one position: worth in all, and the best help by each influencer colour."""

    def __init__(self, value: int, helps: dict[int, tuple[int, Help]]) -> None:
        self.value = value
        self.helps = helps


def _spin(s: FabellandState, seat: int, car: int, steps: int, wanted: Sequence[int] = ()) -> Spin:
    """Turn, board and count: own balloons, a share of what others get, guests brought nearer to a ride."""
    before = s.turned[car]
    s.turned[car] = (before + steps) % 6
    value = 0
    helps: dict[int, tuple[int, Help]] = {}
    for edge in s.kit.at_side[car * 6 + 1 : car * 6 + 6]:
        card = s.cards[edge]
        if not card:
            continue
        ways = ways_at(s, edge)
        seats = ways[0][0] if ways else s.seated[edge]
        owner, face = s.owner(edge), s.kit.cards[card].face
        free = face.count - number_of(seated_guests(seats))
        pay = 10 * s.owner_pay(card) if owner >= 0 else 0
        if not free:
            value += _ride_value(s, seat, owner, pay)
        elif ways and owner >= 0:
            progress = pay * number_of(ways[0][1]) // (2 * face.count)
            value += progress if owner == seat else -progress // (2 * (s.seats - 1))
        if free == 1 and owner == seat:
            for colour in wanted:
                found = _help(s, colour, edge, face.wants(seats), ways[0][1] if ways else 0)
                if found is not None and pay > helps.get(colour, (0, found))[0]:
                    helps[colour] = (pay, found)
    s.turned[car] = before
    return Spin(value, {colour: (value + gain, found) for colour, (gain, found) in helps.items()})


def _ride_value(s: FabellandState, seat: int, owner: int, pay: int) -> int:
    if owner == seat:
        return pay
    return 10 * s.foreign_pay() - pay // (s.seats - 1)


def _help(s: FabellandState, colour: int, edge: int, wants: int, boarded: int) -> Help | None:
    """A guest who would fill the attraction, if a blue or violet influencer can bring one."""
    target = s.bordering(edge)
    places = range(AREA_PLACES) if colour == BLUE else [AREA_PLACES + near for near in neighbours(target)]
    for kind in range(3):
        if wants & ONE[kind] and (boarded >> 8 * kind & 255) >= (s.compartments[target] >> 8 * kind & 255):
            for place in places:
                if guests_at(s, place) >> 8 * kind & 255:
                    return (colour, kind, place, target)
    return None


def _helpers(s: FabellandState, seat: int) -> list[int]:
    """Blue and violet influencers that can still be used in this action."""
    if s.uses >= s.uses_allowed():
        return []
    return [colour for colour in (BLUE, VIOLET) if s.fresh[seat * 4 + colour]]


def _turns(s: FabellandState, legal: Sequence[Action]) -> list[int]:
    """Each position by what it brings; an influencer where one makes a position clearly better."""
    seat, car = _me(s), s.stack[-1].data[0]
    spins = [_spin(s, seat, car, steps, _helpers(s, seat)) for steps in range(len(TURN))]
    best = max([spin.value for spin in spins])
    need = HELP if _left(s) > 1 else LATE_HELP
    values = []
    for action in legal:
        if action.verb == "turn":
            values.append(spins[action.args[0]].value)
        else:
            helped = [spin.helps[action.args[0]][0] for spin in spins if action.args[0] in spin.helps]
            gain = max(helped, default=0) - best
            values.append(best + gain - need // 2 if gain >= need else best - 1000)
    return values


def _best_turn(s: FabellandState, seat: int, car: int) -> int:
    return max([_spin(s, seat, car, steps).value for steps in range(6)])


# -- influencers


def _moves(s: FabellandState, legal: Sequence[Action]) -> list[int]:
    """The guest, then the place, that the influencer was used for."""
    frame = s.stack[-1]
    seat, colour = frame.seat, frame.data[0]
    if colour == ORANGE:
        return [_seat_value(s, seat, action) for action in legal]
    below = s.stack[-2]
    help_: Help | None = None
    if below.node.key == "rotate":
        found = [_spin(s, seat, below.data[0], steps, (colour,)).helps.get(colour) for steps in range(6)]
        best = max([item for item in found if item is not None], default=None, key=lambda item: item[0])
        help_ = best[1] if best is not None else None
    if help_ is None:
        return [0] * len(legal)
    _, kind, place, target = help_
    wanted = (kind, place) if frame.node.key == "take-guest" else (target,)
    return [int(action.args == wanted) for action in legal]


def _seat_value(s: FabellandState, seat: int, action: Action) -> int:
    """What an orange influencer brings by this guest, or by this seat."""
    if action.verb == "board":
        edge, seats = action.args
        card = s.cards[edge]
        face = s.kit.cards[card].face
        full = face.is_full(seats)
        return 10 * s.owner_pay(card) if full else s.kit.cards[card].value * 3 // face.count
    return _fills(s, seat, ONE[action.args[0]])


def _fills(s: FabellandState, seat: int, guests: int) -> int:
    """The most that one of these guests brings by filling an own attraction."""
    best = 0
    for edge in s.own_edges(seat):
        card = s.cards[edge]
        if card:
            face = s.kit.cards[card].face
            free = face.count - number_of(seated_guests(s.seated[edge]))
            if free == 1 and face.wants(s.seated[edge]) & guests:
                best = max(best, 10 * s.owner_pay(card))
    return best


def _last_moment(s: FabellandState, legal: Sequence[Action]) -> list[int]:
    """An orange influencer where it fills an attraction, else on with it."""
    return [0 if action.verb != "use" else _use_value(s, action) for action in legal]


def _use_value(s: FabellandState, action: Action) -> int:
    if action is not USE[ORANGE] or s.stack[-1].node.key == "collecting":
        return -1000
    guests = sum([ONE[kind] for kind in range(3) if (sum(s.areas) + sum(s.compartments)) >> 8 * kind & 255])
    return _fills(s, _me(s), guests) - (25 if _left(s) > 2 else 5)


# -- shopping


def _card_worth(s: FabellandState, card: int) -> int:
    """An attraction on an own edge: its value at the end and the rides it promises."""
    if not card:
        return 0
    row = s.kit.cards[card]
    return 10 * row.value + 10 * row.value * _left(s) * s.seats // (2 * s.cars * row.face.count + 4)


def _poster_worth(s: FabellandState, seat: int, colour: int) -> int:
    """An influencer: what it adds to its set now, or its share of a whole one if there is time, and its effect."""
    worth = s.kit.sets[colour]
    held = s.influencers(seat, colour)
    now = 10 * (set_points(held + 1, worth) - set_points(held, worth))
    share = 8 * worth[-1] // len(worth) if _left(s) >= len(worth) - held % len(worth) - 1 else 0
    return max(now, share) + (EFFECT[colour] if _left(s) else EFFECT[colour] // 4)


def _purchase(s: FabellandState, seat: int, action: Action) -> int:
    if action.verb == "build":
        slot, edge = action.args
        card, old = s.offers[slot], s.cards[edge]
        lost = 5 * number_of(seated_guests(s.seated[edge]))
        return _card_worth(s, card) - _card_worth(s, old) - 10 * s.build_price(card, edge) - lost
    if action is HIRE[TOP]:
        deck = max(sum(s.pool), 1)
        mean = sum([s.pool[colour] * _poster_worth(s, seat, colour) for colour in range(4)]) // deck
        return mean - 10 * s.top_price()
    colour = s.posters[action.args[0]]
    return _poster_worth(s, seat, colour) - 10 * s.poster_price(colour)


def _purchases(s: FabellandState, legal: Sequence[Action]) -> list[int]:
    seat = _me(s)
    values = []
    for action in legal:
        if action.verb == "use":
            values.append(_use_value(s, action))
        else:
            values.append(_purchase(s, seat, action) if action.verb in ("build", "hire") else 0)
    return values


def _shop_value(s: FabellandState, seat: int, area: int, purchases: int) -> int:
    """The best purchases that a seat could make there, without the new cards."""
    money = s.balloons[seat]
    edges = s.own_edges(seat)
    found: dict[int, int] = {}
    for slot in SLOTS_OF[area]:
        card, colour = s.offers[slot], s.posters[slot]
        builds = [BUILD[slot][edge] for edge in edges if card and s.build_price(card, edge) <= money]
        found[slot] = max([_purchase(s, seat, action) for action in builds], default=0)
        if colour >= 0 and s.poster_price(colour) <= money:
            found[slot + TOP] = _purchase(s, seat, HIRE[slot])
    best = sorted([value for value in found.values() if value > 0], reverse=True)
    return sum(best[:purchases])


# -- fields


def _field_value(s: FabellandState, seat: int, field: int) -> int:
    if field < len(CAROUSELS):
        return _best_turn(s, seat, field)
    if field == CAROUSEL_FIELD:
        return max([_best_turn(s, seat, car) for car in range(s.cars)])
    if field == SHOP_FIELD:
        return _shop_value(s, seat, len(SLOTS_OF) - 1, s.substitute_purchases())
    area = field - len(CAROUSELS)
    return _shop_value(s, seat, area, s.kit.amounts["purchases"]) + 3 * number_of(s.areas[area])


def _fields(s: FabellandState, legal: Sequence[Action]) -> list[int]:
    """Fields by worth. On a wheel, who comes before may take the field; then there are balloons and the next best."""
    seat = _me(s)
    own = {action.args[0]: _field_value(s, seat, action.args[0]) for action in legal}
    if legal[0].verb == "field":
        return [own[action.args[0]] for action in legal]
    order = s.turn_order()
    ahead = order[: order.index(seat)]
    values = []
    guesses = [_favourites(s, other, list(own)) for other in ahead]
    for action in legal:
        field = action.args[0]
        free = 100
        for favourites in guesses:
            free = free * (100 - favourites.get(field, 5)) // 100
        rest = max([own[other] for other in own if other != field]) * 3 // 4
        values.append((own[field] * free + (10 * s.skip_pay() + rest) * (100 - free)) // 100)
    return values


def _favourites(s: FabellandState, seat: int, fields: list[int]) -> dict[int, int]:
    """How likely another seat sets each field, of 100: mostly what is best for it."""
    ranked = sorted(fields, key=lambda field: -_field_value(s, seat, field))
    return {ranked[0]: 45, ranked[1]: 20}


# -- the rest


def _other(s: FabellandState, action: Action) -> int:
    """Where guests should go, which carousel to play, who boards, where to begin."""
    seat, verb = _me(s), action.verb
    if verb == "ride":
        return _best_turn(s, seat, action.args[0])
    if verb == "onto":
        return _thirst(s, seat, action.args[0])
    if verb == "start":
        return -len([edge for edge in s.own_edges(seat) if s.cards[edge] and edge // 5 == action.args[0] // 5])
    if verb == "board":
        edge, seats = action.args
        face = s.kit.cards[s.cards[edge]].face
        taken = [at for at in range(face.count) if seats >> 2 * at & 3]
        return -sum([face.spaces[at] == "*" for at in taken])
    return 0 if verb != "use" else -1


def _thirst(s: FabellandState, seat: int, car: int) -> int:
    """How much own attractions of a carousel lack guests, against those of others."""
    value = 0
    for edge in range(car * 5, car * 5 + 5):
        card = s.cards[edge]
        if card and s.owner(edge) >= 0:
            face = s.kit.cards[card].face
            share = 10 * s.kit.cards[card].value // face.count
            value += share if s.owner(edge) == seat else -share // (s.seats - 1)
    return value
