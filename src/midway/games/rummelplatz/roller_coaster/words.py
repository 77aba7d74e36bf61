"""The Roller Coaster in words."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.state import Event
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.common.clock import is_calm
from midway.games.rummelplatz.common.words import player, ranking, time_lines
from midway.games.rummelplatz.roller_coaster.decisions import LEARN, LEARN_LIVE, RIDE_LIVE
from midway.games.rummelplatz.roller_coaster.scoring import RATTERS
from midway.games.rummelplatz.roller_coaster.state import MOVEMENTS, NONE, RollerCoaster


def movement(number: int) -> Words:
    """A movement's name."""
    return Words("movement-none" if number == NONE else f"movement-{MOVEMENTS[number]}")


def prompt(view: RollerCoaster) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not view.stack:
        return Words("prompt-rc-ended")
    top = view.stack[-1]
    me = view.viewer
    first, second = view.riders()
    if me not in (first, second) or me is None:
        return Words("prompt-rc-others", {"by": player(first), "to": player(second)})
    if top.node in (LEARN, LEARN_LIVE):
        at = view.at[me]
        if (top.held and top.held[top.asked.index(me)] is not None) or view.ready[me]:
            return Words("prompt-wait-others")
        if not at:
            return Words("prompt-rc-learn", {"cards": view.box.length})
        return Words("prompt-rc-look", {"place": at, "movement": movement(view.track[at - 1])})
    if view.moves[me] != NONE or (top.held and top.held[top.asked.index(me)] is not None):
        return Words("prompt-wait-others")
    if top.node is RIDE_LIVE and len(view.taps[me]) < RATTERS:
        return Words("prompt-rc-ratter", {"number": len(view.taps[me]) + 1})
    return Words("prompt-rc-move", {"place": view.ridden + 1})


def describe(view: RollerCoaster) -> list[Words]:
    """The whole table, line by line."""
    lines = time_lines(view)
    if view.stack:
        first, second = view.riders()
        pair: dict[str, int | str | Words] = {"by": player(first), "to": player(second)}
        lines.append(Words("table-rc-ride", pair | {"ride": view.ride + 1, "rides": view.seats}))
        learning = view.stack[-1].node in (LEARN, LEARN_LIVE)
        me = view.viewer
        if learning and me in (first, second) and me is not None:
            if is_calm(view.setup):
                lines.append(Words("table-rc-flips", {"flips": view.box.pace["flips"] - view.flips[me]}))
            if view.at[me]:
                seen: dict[str, int | str | Words] = {"place": view.at[me]}
                lines.append(Words("table-rc-card", seen | {"movement": movement(view.track[view.at[me] - 1])}))
        if not learning:
            lines.append(Words("table-rc-ridden", {"cards": view.ridden}))
    return [*lines, *ranking(view, view.points, "table-rc-points")]


def choice(view: RollerCoaster, action: Action) -> Choice:
    """A flip, a ratter or a movement, as its viewer meets it."""
    if action.verb == "move":
        words = Words("choice-rc-move", {"movement": movement(action.args[0])})
        return Choice(action.code, words, (f"move:{MOVEMENTS[action.args[0]]}",), "RC-7", group="move")
    rule = {"next": "RC-4", "ratter": "RC-7", "close": "RC-6"}.get(action.verb, "RC-5")
    return Choice(action.code, Words(f"choice-rc-{action.verb}"), (action.verb,), rule)


def tell(event: Event, view: RollerCoaster) -> LogLine:
    """An event as a line of the log."""
    code, values, _ = event
    if code == "coaster-ends":
        return LogLine(Words("log-rc-ends"))
    known: dict[str, int | str | Words] = {"by": player(values[0]), "to": player(values[1])}
    if code == "rode":
        words = Words("log-rc-rode", known | {"movement": movement(values[2]), "count": values[3]})
        return LogLine(words, None, "car", f"rail:{values[3] - 1}", f"rail:{values[3]}")
    if code == "slipped":
        made: dict[str, int | str | Words] = {"first": movement(values[3]), "second": movement(values[4])}
        return LogLine(Words("log-rc-slipped", known | made | {"movement": movement(values[2])}))
    if code == "ride-ends":
        return LogLine(Words("log-rc-ride-ends", known | {"points": values[2]}))
    assert code in ("pair", "track-closed"), event
    return LogLine(Words(f"log-rc-{code}", known))
