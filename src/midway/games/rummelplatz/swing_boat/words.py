"""The Swing Boat in words."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.state import Event
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.common.words import player
from midway.games.rummelplatz.swing_boat.state import SwingBoat


def row_words(view: SwingBoat, at: int) -> Words:
    """A row by its side and its fun."""
    middle = len(view.boat.rows) // 2
    side = "middle" if at == middle else "left" if at < middle else "right"
    return Words(f"boat-row-{side}", {"fun": view.boat.rows[at]})


def prompt(view: SwingBoat) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not view.stack:
        return Words("prompt-sb-ended")
    if view.stack[-1].seat != view.viewer:
        return Words("prompt-wait", {"player": player(view.stack[-1].seat)})
    return Words("prompt-sb-sit", {"endurance": view.endurance[view.viewer]})


def describe(view: SwingBoat) -> list[Words]:
    """The whole table, line by line."""
    lines = [Words("table-sb-round", {"round": view.rounds, "player": player(view.begins)})]
    for seat in range(view.seats):
        values: dict[str, int | str | Words] = {"player": player(seat), "fun": view.fun[seat]}
        values["endurance"] = view.endurance[seat]
        at = view.row[seat]
        if at < 0:
            lines.append(Words("table-sb-standing", values))
        else:
            lines.append(Words("table-sb-seated", values | {"row": row_words(view, at)}))
    return lines


def choice(view: SwingBoat, action: Action) -> Choice:
    """A row to sit in, as its viewer meets it."""
    at = action.args[0]
    fun = view.boat.rows[at]
    notes = (Words("note-sb-dice", {"dice": fun}),) if fun else (Words("note-sb-rest"),)
    return Choice(action.code, Words("choice-sb-sit", {"row": row_words(view, at)}), (f"row:{at}",), "SB-6", fun, notes)


def tell(event: Event, view: SwingBoat) -> LogLine:
    """An event as a line of the log."""
    code, values, _ = event
    if code == "boat-stops":
        return LogLine(Words("log-sb-stops"))
    seat = values[0]
    known: dict[str, int | str | Words] = {"player": player(seat)}
    if code == "seated":
        words = Words("log-sb-seated", known | {"row": row_words(view, values[2]), "fun": values[3]})
        source = f"row:{values[1]}" if values[1] >= 0 else f"seat:{seat}"
        return LogLine(words, seat, f"piece:{seat}", source, f"row:{values[2]}")
    if code == "rested":
        return LogLine(Words("log-sb-rested", known | {"endurance": values[1]}), seat)
    assert code == "swung", event
    known |= {"lost": values[1], "endurance": values[2], "dice": " ".join(map(str, values[3:]))}
    return LogLine(Words("log-sb-swung", known), seat)
