"""The wire form of a view of Fun City, built field by field."""

from __future__ import annotations

from midway.games.fun_city.actions import ADD, FAMILIES, PICKPOCKET, UHOH, ZZZZ
from midway.games.fun_city.city import FOOT, WAYS
from midway.games.fun_city.edition import Kit
from midway.games.fun_city.moving import WAITING
from midway.games.fun_city.observation import (
    Card,
    Crazy,
    FunCityObservation,
    Loot,
    Map,
    Moved,
    Place,
    Player,
    Ride,
    Turn,
)
from midway.games.fun_city.state import ASLEEP, BY_TAXI, FETCHED, LIMIT, SENT, SWAPPED, FunCityState

SLOG_WORDS = ("home", "away", "out", "back")
HOW = (*WAYS, "taxi", "sent", "fetch", "swap", "asleep")
#: A card is closing while presses of this many minutes in all may end it.
SOON = 40
_MAPS: dict[int, tuple[Kit, Map]] = {}


def observe(s: FunCityState) -> FunCityObservation:
    """All that lies open, the viewer's own hand, and of deck and pile only how many are left."""
    kit = s.kit
    own = s.hands[s.viewer] if s.viewer is not None else ()
    return FunCityObservation(
        map=city_map(kit),
        clock=s.clock,
        start=kit.start,
        end=kit.end,
        pressed=s.pressed,
        presses=s.presses,
        next=next_times(s),
        slog=SLOG_WORDS[s.slog],
        slog_at=kit.city.spot(s.slog_node()),
        slog_times=slog_times(s),
        cards=tuple([card_seen(s, card, steps_to(s, card)) for card in s.board]),
        pile=len(s.pile),
        gone=len(s.gone),
        players=tuple([_player(s, seat) for seat in range(s.seats)]),
        hand=tuple([crazy_seen(kit, kind) for kind in own]),
        deck=len(s.deck),
        discards=tuple([crazy_seen(kit, kind) for kind in s.spent]),
        turn=_turn(s),
        moved=_moved(s),
    )


def city_map(kit: Kit) -> Map:
    """The map, built once an edition."""
    known = _MAPS.get(id(kit))
    if known is not None:
        return known[1]
    city = kit.city
    places = []
    for number, name in enumerate(city.own_names):
        node = city.streets + number
        first, second = city.doors[number]
        doors = (city.spot(first), city.spot(second))
        places.append(Place(city.spot(node), city.names[node], name, city.lots[number], doors))
    seen = Map(
        columns=city.columns,
        rows=city.rows,
        spaces=tuple([city.spot(node) for node in range(city.streets)]),
        places=tuple(places),
        stops=tuple([city.spot(stop) for stop in city.stops]),
        red=city.spot(city.red),
        start=city.spot(city.start),
        homes=(city.spot(city.homes[0]), city.spot(city.homes[1])),
    )
    _MAPS[id(kit)] = (kit, seen)  # the kit is kept too, so that its id stays its own
    return seen


def next_times(s: FunCityState) -> tuple[int, ...]:
    """What the clock may show after the next press; it is held at the end."""
    if s.clock >= s.kit.end:
        return ()
    return tuple(sorted({min(s.clock + step, s.kit.end) for step in s.kit.steps}))


def slog_times(s: FunCityState) -> tuple[int, ...]:
    """The times still to come at which SLOG comes up; none are known with the option of one in six."""
    return tuple([t for t in s.kit.slog_times if t > s.clock]) if s.setup.options["slog"] == "times" else ()


def card_piece(kit: Kit, card: int) -> str:
    return f"card:{kit.card_name(card)}"


def mover_piece(seat: int) -> str:
    return f"mover:{seat}"


def card_state(s: FunCityState, card: int) -> str:
    """How a card stands: "later", "open" or "closing"."""
    if s.clock < s.kit.opens[card]:
        return "later"
    last = s.kit.closes[card] < s.clock + SOON and s.kit.closes[card] < s.kit.end
    return "closing" if last else "open"


def steps_to(s: FunCityState, card: int) -> int:
    """Steps to the place of a card by the shortest way, for the viewer; for a watcher, for whoever is on."""
    at = s.at[s.viewer if s.viewer is not None else s.turn]
    return s.kit.city.near[at][s.kit.place_of[card]]


def card_seen(s: FunCityState, card: int, steps: int | None = None) -> Card:
    """A Fun City card before a player, or so many steps away on the board."""
    kit = s.kit
    missing = 0
    if steps is not None and phase(s) == "move" and not s.anywhere() and s.viewer in (None, s.turn):
        missing = max(0, steps - s.steps())
    return Card(
        piece=card_piece(kit, card),
        at=kit.city.spot(kit.place_of[card]),
        opens=kit.opens[card],
        closes=kit.closes[card],
        points=kit.points[card],
        state=card_state(s, card),
        soon=s.clock < kit.opens[card] <= s.clock + max(kit.steps),
        steps=steps,
        missing=missing,
    )


def crazy_seen(kit: Kit, kind: int) -> Crazy:
    """A Crazy card by kind."""
    card = kit.crazy[kind]
    when = "bus" if card.family == ZZZZ else "against" if card.family in (UHOH, PICKPOCKET) else "before"
    return Crazy(
        place=f"crazy:{card.name}",
        kind=FAMILIES[card.family],
        value=card.value if card.family == ADD else 0,
        to=kit.city.spot(card.value) if card.family == UHOH else "",
        when=when,
    )


def _player(s: FunCityState, seat: int) -> Player:
    return Player(
        seat=seat,
        piece=mover_piece(seat),
        at=s.kit.city.spot(s.at[seat]),
        arrived=s.arrived[seat],
        points=sum([s.kit.points[card] for card in s.won[seat]]),
        cards=tuple([card_seen(s, card) for card in s.won[seat]]),
        crazy=len(s.hands[seat]),
        waiting=tuple([crazy_seen(s.kit, kind) for kind in s.sent[seat]]),
    )


def phase(s: FunCityState) -> str:
    """What is asked now, by the word of the observation."""
    if not s.stack:
        return "over"
    key = s.stack[-1].node.key
    return "play" if key == "crazy" else key


def _turn(s: FunCityState) -> Turn:
    kit, now = s.kit, phase(s)
    top = s.stack[-1] if s.stack else None
    asked = top.seat if top is not None and top.seat >= 0 else None
    victim = top.data[0] if top is not None and now == "pick" else None
    sent = s.sent[s.turn]
    ride = None
    if top is not None and now == "bus":
        way, node = top.data
        ride = Ride(
            seat=s.turn,
            way=WAYS[way],
            target=kit.city.spot(node),
            last=kit.city.spot(kit.city.stops[-1 if way else 0]),
            path=tuple([kit.city.spot(each) for each in kit.city.path(s.at[s.turn], way, node)]),
            wait=WAITING[s.setup.options["waiting"]],
        )
    return Turn(
        phase=now,
        seat=s.turn,
        asked=asked,
        played=s.played,
        limit=LIMIT,
        double=s.doubles,
        add=s.added,
        taxi=bool(s.taxi),
        dice=tuple(s.dice_shown),
        roll=s.steps(),
        anywhere=s.anywhere() and now == "move",
        sent=kit.city.spot(kit.crazy[sent[0]].value) if sent and now in ("play", "pick", "go-on") else "",
        victim=victim,
        fan=len(s.won[victim]) if victim is not None else 0,
        loot=tuple([Loot(card_seen(s, mark // 4), mark % 4) for mark in s.loot]),
        ride=ride,
    )


def path_moved(s: FunCityState) -> list[int]:
    """The nodes of the last move: step by step where it was walked or ridden, else its start and end."""
    _, how, before, node = s.moved
    if how <= FOOT:
        return s.kit.city.path(before, how, node)
    assert how in (BY_TAXI, SENT, FETCHED, SWAPPED, ASLEEP)
    return [before, node]


def _moved(s: FunCityState) -> Moved | None:
    if not s.moved:
        return None
    return Moved(s.moved[0], HOW[s.moved[1]], tuple([s.kit.city.spot(node) for node in path_moved(s)]))
