"""The Claw Machine in words. The operator's and the arm's tables differ."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.state import Event
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.claw_machine.box import COLOURS, DIRECTIONS, WORDS
from midway.games.rummelplatz.claw_machine.state import NOT_YET, UNSEEN, ClawMachine
from midway.games.rummelplatz.common.clock import is_calm
from midway.games.rummelplatz.common.words import player, ranking, time_lines


def prompt(view: ClawMachine) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not view.stack:
        return Words("prompt-cm-ended")
    operator, arm = view.operator(), view.arm()
    me = view.viewer
    calm = is_calm(view.setup)
    if me == operator:
        if (calm and view.stack[-1].seat != me) or view.klick_at != NOT_YET:
            return Words("prompt-wait", {"player": player(arm)})
        return Words("prompt-cm-speak", {"player": player(arm)})
    if me == arm:
        if view.klick_at != NOT_YET:
            return Words("prompt-cm-grab")
        if not view.words or (calm and view.stack[-1].seat != me):
            return Words("prompt-cm-listen", {"player": player(operator)})
        return Words("prompt-cm-follow", {"word": Words(f"word-{WORDS[view.words[-1][1]]}")})
    return Words("prompt-cm-others", {"by": player(operator), "to": player(arm)})


def describe(view: ClawMachine) -> list[Words]:
    """The whole table, line by line."""
    lines = time_lines(view)
    if view.stack:
        pair: dict[str, int | str | Words] = {"by": player(view.operator()), "to": player(view.arm())}
        lines.append(Words("table-cm-grab", pair | {"grab": view.grabs + 1, "grabs": view.seats}))
        if is_calm(view.setup):
            lines.append(Words("table-cm-words", {"words": view.box.pace["words"] - len(view.words)}))
        lines += _box(view) if view.x != UNSEEN else [Words("table-cm-picture")]
    return [*lines, *ranking(view, view.points, "table-cm-points")]


def _box(view: ClawMachine) -> list[Words]:
    """The claw and the crystals worth something, as columns and rows of the operator's side, from 1."""
    cell = view.box.cell
    most = view.box.size - 1
    x, y = view.claw(view.keys[-1][0] if view.keys else 0)
    lines = [Words("table-cm-claw", {"column": (most - x) // cell + 1, "row": (most - y) // cell + 1})]
    for (across, away, height), colour in zip(view.crystals, view.box.colour, strict=True):
        if view.box.value[colour]:
            place: dict[str, int | str | Words] = {"column": (most - across) // cell + 1}
            place |= {"row": (most - away) // cell + 1, "height": height, "crystal": crystal(colour)}
            lines.append(Words("table-cm-crystal", place))
    return lines


def crystal(colour: int) -> Words:
    """A crystal by its colour."""
    return Words(f"crystal-{COLOURS[colour]}")


def choice(view: ClawMachine, action: Action) -> Choice:
    """A word or a key, as its viewer meets it."""
    if action.verb == "say":
        word = WORDS[action.args[0]]
        return Choice(action.code, Words("choice-cm-say", {"word": Words(f"word-{word}")}), (f"word:{word}",), "CM-6")
    if action.verb in ("move", "hold"):
        name = DIRECTIONS[action.args[0]]
        words = Words(f"choice-cm-{action.verb}", {"direction": Words(f"direction-{name}")})
        return Choice(action.code, words, (f"key:{name}",), "CM-7")
    rule = {"klick": "CM-8", "grab": "CM-8", "close": "CM-9"}.get(action.verb, "CM-13")
    return Choice(action.code, Words(f"choice-cm-{action.verb}"), (action.verb,), rule)


def tell(event: Event, view: ClawMachine) -> LogLine:
    """An event as a line of the log."""
    code, values, _ = event
    if code in ("machine-ends", "all-klick"):
        return LogLine(Words(f"log-cm-{code}"))
    seat = values[0]
    known: dict[str, int | str | Words] = {"player": player(seat)}
    if code == "shaken":
        return LogLine(Words("log-cm-shaken", {"by": player(seat), "to": player(values[1])}))
    if code == "grabbed":
        pair: dict[str, int | str | Words] = {"by": player(seat), "to": player(values[1])}
        words = Words("log-cm-grabbed", pair | {"crystal": crystal(values[2]), "points": values[3]})
        return LogLine(words, None, f"crystal:{COLOURS[values[2]]}", "box", f"seat:{values[1]}")
    if code == "word":
        return LogLine(Words("log-cm-word", known | {"word": Words(f"word-{WORDS[values[1]]}")}), seat)
    if code == "moved":
        direction = Words(f"direction-{DIRECTIONS[values[1]]}")
        return LogLine(Words("log-cm-moved", known | {"direction": direction}), seat)
    assert code == "klick", event
    return LogLine(Words("log-cm-klick", known), seat)
