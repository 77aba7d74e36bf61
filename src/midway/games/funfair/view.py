"""The wire form of a view of Funfair, built field by field."""

from __future__ import annotations

from midway.engine.words import Words
from midway.games.funfair import faces, scoring
from midway.games.funfair.actions import SPACES
from midway.games.funfair.edition import ICONS, SHOWCASE
from midway.games.funfair.observation import (
    Adding,
    Card,
    CityNow,
    Cut,
    Drawn,
    DrawnCard,
    FunfairObservation,
    HandCard,
    Member,
    Result,
    ShowcaseSeen,
    Stack,
    Strip,
)
from midway.games.funfair.observation import Park as ParkSeen
from midway.games.funfair.progress import blueprint_seen
from midway.games.funfair.sheet import income_lines, score
from midway.games.funfair.state import (
    ACTIONS_A_ROUND,
    BUILT,
    HOLE,
    KIND,
    ROUNDS,
    SECRET,
    WAITING,
    WARNING_ROUND,
    FunfairState,
)

# -- names of places, as choices and log lines give them


def market_place(slot: int) -> str:
    return f"market:{slot + 1}"


def space_place(seat: int, space: int) -> str:
    return f"space:{seat}:{space + 1}"


def base_place(seat: int, space: int) -> str:
    return f"base:{seat}:{space + 1}"


def strip_place(s: FunfairState, seat: int, space: int, kind: int) -> str:
    return f"strip:{seat}:{space + 1}:{s.kit.kinds[kind].key}"


def staff_place(s: FunfairState, seat: int, kind: int) -> str:
    return f"staff:{seat}:{s.kit.kinds[kind].key}"


def hand_place(s: FunfairState, seat: int, kind: int) -> str:
    """The first card of a kind in a hand."""
    return f"hand:{[card & KIND for card in s.hands[seat]].index(kind) + 1}"


def park_piece(s: FunfairState, seat: int, space: int, kind: int) -> str:
    """A card in a park; staff stand in space 0."""
    return f"park:{seat}:{space + 1}:{s.kit.kinds[kind].key}"


def market_piece(s: FunfairState, slot: int) -> str:
    return f"market:{slot + 1}:{s.kit.kinds[s.market[slot]].key}"


def hand_piece(s: FunfairState, seat: int, at: int) -> str:
    """Cards of a kind in one hand are told apart by number."""
    kinds = [card & KIND for card in s.hands[seat]]
    return f"hand:{seat}:{s.kit.kinds[kinds[at]].key}:{kinds[: at + 1].count(kinds[at])}"


# -- where the game is


def step_name(s: FunfairState) -> str:
    """The step of the round that the question belongs to."""
    if not s.stack:
        return "over"
    keys = {f.node.key for f in s.stack}
    if s.round == 0:
        return "setup"
    if any(f.node.key == "rotation" and f.data[0] == 1 for f in s.stack):
        return "city"
    return "park" if "guests" in keys else "cleanup"


def action_number(s: FunfairState) -> int:
    """The Park action now played, 1 to 4; 0 in other steps."""
    if step_name(s) != "park":
        return 0
    top = s.stack[-1]
    if top.node.key == "action":
        return top.data[0]
    following = [f.data[0] for f in s.stack if f.node.key == "rotation"]
    return following[0] - 1 if following else ACTIONS_A_ROUND + 1


def actions_left(s: FunfairState, seat: int) -> int:
    """Park actions a seat still has this round, the one now played included."""
    if not s.stack or s.round == 0 or step_name(s) == "cleanup":
        return 0
    left = sum([f.node.key == "action" and f.seat == seat for f in s.stack])
    for f in s.stack:
        if f.node.key == "rotation":
            left += ACTIONS_A_ROUND + 1 - f.data[0] + (s.show_state[seat] == BUILT)
    return left


def observe(s: FunfairState) -> FunfairObservation:
    """Everything the viewer of ``s`` may know."""
    top = s.stack[-1] if s.stack else None
    viewer = s.viewer
    places = s.places()
    return FunfairObservation(
        round=s.round,
        rounds=ROUNDS,
        step=step_name(s),
        action=action_number(s),
        first=s.first,
        turn=top.seat if top is not None else None,
        city=_city(s),
        city_left=ROUNDS - s.round,
        award=s.kit.awards[s.award].key if s.award >= 0 else None,
        market=tuple([_market_card(s, slot) for slot in range(len(s.market))]),
        hand=() if viewer is None else tuple([_hand_card(s, viewer, at) for at in range(len(s.hands[viewer]))]),
        parks=tuple([_park(s, seat, places[seat]) for seat in range(s.seats)]),
        deck=s.deck_left(),
        discard=tuple([s.kit.kinds[kind].key for kind in s.pile]),
        blueprint_deck=s.plan_deck_left(),
        blueprint_discard=tuple([s.kit.blueprints[plan].key for plan in s.plan_pile]),
        closing="closed" if s.plans_closed else "warning" if s.round == WARNING_ROUND else "open",
        drawn=_drawn(s),
        adding=_adding(s),
        reference=faces.reference(s.kit, s.setup.edition.name).digest,
        result=_result(s),
    )


def _city(s: FunfairState) -> CityNow | None:
    if s.city_card < 0:
        return None
    city = s.kit.cities[s.city_card]
    return CityNow(city.key, city.lasts)


def cuts_of(s: FunfairState, seat: int, kind: int) -> tuple[Cut, ...]:
    """The discounts on a card, and what gives them."""
    group = s.kit.groups[kind]
    park = s.parks[seat]
    cards = [*park.staff, *[number for stack in park.stacks for number in stack]]
    cuts = [(faces.named(s.kit.kinds[number]), s.kit.kinds[number].cuts[group]) for number in cards]
    if s.city_card >= 0:
        cuts.append((faces.named(s.kit.cities[s.city_card]), s.city_cuts()[group]))
    return tuple([Cut(source, amount) for source, amount in cuts if amount])


def _card(s: FunfairState, kind: int, place: str, piece: str) -> Card:
    key, seat = s.kit.kinds[kind].key, s.viewer
    if seat is None:
        return Card(place, piece, key, s.kit.prices[kind], (), ())
    spaces = tuple([space + 1 for space in s.parks[seat].fits(kind) if space >= 0])
    return Card(place, piece, key, s.price(seat, kind), cuts_of(s, seat, kind), spaces)


def _market_card(s: FunfairState, slot: int) -> Card | None:
    kind = s.market[slot]
    return None if kind == HOLE else _card(s, kind, market_place(s.market.index(kind)), market_piece(s, slot))


def _hand_card(s: FunfairState, seat: int, at: int) -> Card:
    kind = s.hands[seat][at] & KIND
    return _card(s, kind, hand_place(s, seat, kind), hand_piece(s, seat, at))


def _park(s: FunfairState, seat: int, place: int) -> ParkSeen:
    park = s.parks[seat]
    known = [at for at, card in enumerate(s.hands[seat]) if 0 <= card < SECRET]
    plans = [(at, plan) for at, plan in enumerate(s.plans[seat]) if plan >= 0]
    return ParkSeen(
        seat=seat,
        coins=s.coins[seat],
        stars=park.stars,
        income=s.income(seat),
        income_lines=tuple(income_lines(s, seat)),
        stacks=tuple([_stack(s, seat, space) for space in range(SPACES) if park.stacks[space]]),
        staff=tuple(
            [
                Member(
                    s.kit.kinds[kind].key,
                    staff_place(s, seat, kind),
                    park_piece(s, seat, -1, kind),
                    scoring.member_points(park, kind),
                )
                for kind in park.staff
            ]
        ),
        showcase=_showcase(s, seat),
        hand=len(s.hands[seat]),
        known=tuple([HandCard(s.kit.kinds[s.hands[seat][at]].key, _known_piece(s, seat, at)) for at in known]),
        plans=len(s.plans[seat]),
        blueprints=tuple([blueprint_seen(park, s.kit.blueprints[plan], f"plan:{seat}:{at + 1}") for at, plan in plans]),
        actions=actions_left(s, seat),
        score=score(s, seat),
        place=place,
    )


def _known_piece(s: FunfairState, seat: int, at: int) -> str:
    """Open cards stand first in a hand, so that they have the same piece for everybody."""
    kinds = list(s.hands[seat][: at + 1])
    return f"hand:{seat}:{s.kit.kinds[kinds[at]].key}:{kinds.count(kinds[at])}"


def _stack(s: FunfairState, seat: int, space: int) -> Stack:
    park = s.parks[seat]
    kinds = park.stacks[space]
    size = park.size(space)
    return Stack(
        space=space + 1,
        key=s.kit.kinds[kinds[0]].key,
        place=base_place(seat, space),
        piece=park_piece(s, seat, space, kinds[0]),
        showcase=s.kit.groups[kinds[0]] == SHOWCASE,
        strips=tuple(
            [
                Strip(s.kit.kinds[kind].key, strip_place(s, seat, space, kind), park_piece(s, seat, space, kind))
                for kind in kinds[1:]
            ]
        ),
        ribbon=tuple([ICONS[icon] for icon in park.ribbon(space)]),
        size=size,
        points=s.kit.size_points(size),
        next=s.kit.size_points(size + 1) - s.kit.size_points(size),
        stars=park.stack_stars(space),
        closed=park.closed(space),
    )


def _showcase(s: FunfairState, seat: int) -> ShowcaseSeen:
    kind = s.showcases[seat]
    waiting = s.show_state[seat] == WAITING
    own = waiting and kind != HOLE
    free = s.parks[seat].free
    return ShowcaseSeen(
        key=s.kit.kinds[kind].key if kind != HOLE else None,
        state=("waiting", "built", "gone")[s.show_state[seat]],
        coins=s.invested[seat],
        cap=s.kit.cap,
        price=s.showcase_price(seat) if own else None,
        cuts=_showcase_cuts(s, seat) if own else (),
        spaces=(free + 1,) if own and free >= 0 else (),
    )


def _showcase_cuts(s: FunfairState, seat: int) -> tuple[Cut, ...]:
    cuts = cuts_of(s, seat, s.showcases[seat])
    return (*cuts, Cut(Words("investors"), s.invested[seat])) if s.invested[seat] else cuts


def _drawn(s: FunfairState) -> Drawn | None:
    if not s.stack or s.stack[-1].node.key not in ("keep", "plan"):
        return None
    top = s.stack[-1]
    plans = top.node.key == "plan"
    keys = [card.key for card in (s.kit.blueprints if plans else s.kit.kinds)]
    seen = [card for card in top.data[1:] if card != HOLE]
    cards = tuple(
        [
            DrawnCard(f"drawn:{seen.index(card) + 1}", f"drawn:{at + 1}:{keys[card]}", keys[card])
            for at, card in enumerate(seen)
        ]
    )
    park = s.parks[top.seat]
    asked = [blueprint_seen(park, s.kit.blueprints[plan], cards[at].piece) for at, plan in enumerate(seen) if plans]
    return Drawn(
        seat=top.seat,
        deck="blueprints" if plans else "park",
        count=len(top.data) - 1,
        may_keep_none=bool(top.data[0]),
        cards=cards,
        blueprints=tuple(asked),
    )


def _adding(s: FunfairState) -> Adding | None:
    if not s.stack or s.stack[-1].node.key != "add":
        return None
    space, cut, source = s.stack[-1].data
    return Adding(s.stack[-1].seat, space + 1, faces.named(s.kit.kinds[source]), None if cut < 0 else cut)


def _result(s: FunfairState) -> Result | None:
    if s.stack:
        return None
    ranks = s.ranks()
    best = max(ranks)
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == best])
    return Result(winners, _decided_by(ranks, best, len(winners)))


def _decided_by(ranks: list[tuple[int, int, int, int]], best: tuple[int, int, int, int], winners: int) -> str:
    """The first of points, stars, blueprints and coins that leaves the winner alone."""
    if winners > 1:
        return "shared"
    for at, word in enumerate(("points", "stars", "blueprints")):
        if sum([rank[: at + 1] == best[: at + 1] for rank in ranks]) == 1:
            return word
    return "coins"
