"""Each legal action as a person meets it: in words, with what to touch, what it gains and the path to light."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.words import Choice, Words
from midway.games.fun_city.city import FOOT, WAYS
from midway.games.fun_city.phrases import Values, crazy, player, spot, time, to_spot
from midway.games.fun_city.state import FunCityState
from midway.games.fun_city.view import card_piece, card_state


def choice(s: FunCityState, a: Action) -> Choice:
    """The action as its viewer meets it; ``gain`` are the points of the cards it takes at once."""
    kind = s.kit.acts.kind_of[a.id]
    if kind >= 0:
        return _crazy(s, a, kind)
    if a.verb == "go":
        return _go(s, a)
    if a.verb == "bus":
        return _bus(s, a)
    return _other(s, a)


def node_notes(s: FunCityState, node: int) -> list[Words]:
    """What lies on a node: the cards taken there now, and those that have yet to open."""
    notes = []
    for number in s.board:
        if s.kit.place_of[number] == node:
            state = card_state(s, number)
            values: Values = {
                "points": s.kit.points[number],
                "opens": time(s.kit.opens[number]),
                "closes": time(s.kit.closes[number]),
            }
            notes.append(Words(f"note-{state}", values))
    if node == s.slog_node() and node == s.kit.city.red:
        notes.append(Words("note-slog"))
    return notes


def gain_at(s: FunCityState, node: int) -> int | None:
    """The points of the cards that are open at a place; a street space never brings any."""
    if node < s.kit.city.streets:
        return None
    return sum([s.kit.points[number] for number in s.collected_at(node)])


def _viewer_at(s: FunCityState) -> int:
    return s.at[s.viewer if s.viewer is not None else s.turn]


def _lights(s: FunCityState, way: int, node: int) -> tuple[str, ...]:
    return tuple([s.kit.city.spot(each) for each in s.kit.city.path(_viewer_at(s), way, node)])


def _go(s: FunCityState, a: Action) -> Choice:
    node = a.args[0]
    steps = s.kit.city.foot[_viewer_at(s)][node]
    notes: list[Words] = []
    if s.anywhere():
        lights: tuple[str, ...] = (s.kit.city.spot(node),)
        words = "choice-taxi"
    else:
        lights = _lights(s, FOOT, node)
        words = "choice-go" if steps else "choice-stay"
        notes.append(Words("note-steps", {"steps": steps}))
    return Choice(
        a.code,
        Words(words, {"to": to_spot(s.kit, node), "place": spot(s.kit, node)}),
        touches=("by:foot", s.kit.city.spot(node)),
        rule="FC-52" if s.anywhere() else "FC-29",
        gain=gain_at(s, node),
        notes=(*notes, *node_notes(s, node)),
        lights=lights,
        group=s.kit.city.spot(node),
    )


def _bus(s: FunCityState, a: Action) -> Choice:
    way, node = a.args
    last = s.kit.city.stops[-1 if way else 0]
    steps = s.kit.city.reaches(_viewer_at(s), way)[node]
    return Choice(
        a.code,
        Words(f"choice-bus-{WAYS[way]}", {"to": to_spot(s.kit, node), "last": to_spot(s.kit, last)}),
        touches=(f"by:{WAYS[way]}", s.kit.city.spot(node)),
        rule="FC-35",
        gain=gain_at(s, node),
        notes=(Words("note-steps", {"steps": steps}), *node_notes(s, node)),
        lights=_lights(s, way, node),
        group=s.kit.city.spot(node),
    )


def _crazy(s: FunCityState, a: Action, kind: int) -> Choice:
    name = s.kit.crazy[kind]
    touches = [f"crazy:{name.name}"]
    values: Values = {"crazy": crazy(s.kit, kind)}
    words = "choice-crazy"
    if len(a.args) > 1:
        words = "choice-crazy-against"
        values["to"] = player(a.args[1])
        touches.append(f"seat:{a.args[1]}")
    elif a.verb == "zzzz" and s.stack[-1].node.key == "bus":
        way, _ = s.stack[-1].data
        words = "choice-zzzz"
        values |= {"to": player(s.turn), "last": to_spot(s.kit, s.kit.city.stops[-1 if way else 0])}
    return Choice(
        a.code,
        Words(words, values),
        touches=tuple(touches),
        rule=_RULES[a.verb],
        notes=(Words(f"help-{a.verb}"),),
        group="crazy",
    )


def _other(s: FunCityState, a: Action) -> Choice:
    values: Values = {}
    touches: tuple[str, ...] = (a.verb,)
    gain = None
    lights: tuple[str, ...] = ()
    notes: list[Words] = []
    if a.verb == "obey":
        sent = s.sent[s.viewer if s.viewer is not None else s.turn]
        node = s.kit.crazy[sent[0]].value if sent else s.kit.city.start
        values["to"] = to_spot(s.kit, node)
        gain, lights, notes = gain_at(s, node), (s.kit.city.spot(node),), node_notes(s, node)
        touches = (s.kit.city.spot(node),)
    elif a.verb == "pick":
        values["number"] = a.args[0]
        touches = (f"fan:{a.args[0]}",)
    elif a.verb == "fetch":
        number = a.args[0]
        node = s.kit.place_of[number]
        values["to"] = to_spot(s.kit, node)
        notes = [Words("note-hours", {"opens": time(s.kit.opens[number]), "closes": time(s.kit.closes[number])})]
        gain = s.kit.points[number] + sum([s.kit.points[each] for each in s.collected_at(node) if each != number])
        touches, lights = (card_piece(s.kit, number),), (s.kit.city.spot(node),)
    return Choice(
        a.code,
        Words(f"choice-{a.verb}", values),
        touches=touches,
        rule=_RULES[a.verb],
        gain=gain,
        notes=tuple(notes),
        lights=lights,
    )


_RULES = {
    "add": "FC-50",
    "double": "FC-49",
    "swap": "FC-51",
    "taxi": "FC-52",
    "uhoh": "FC-53",
    "pickpocket": "FC-57",
    "zzzz": "FC-61",
    "roll": "FC-29",
    "obey": "FC-53",
    "redraw": "FC-48",
    "pick": "FC-58",
    "stop": "FC-59",
    "fetch": "FC-41",
    "pass": "FC-61",
}
