"""The Horse Race in words."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.state import Event
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.common.words import time_lines
from midway.games.rummelplatz.horse_race.crews import DICE
from midway.games.rummelplatz.horse_race.decisions import RACE
from midway.games.rummelplatz.horse_race.state import IN_HAND, HorseRace


def prompt(view: HorseRace) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not view.stack:
        return Words("prompt-hr-ended", {"horse": horse(view, _leader(view))})
    if view.viewer is None:
        return Words("prompt-watch")
    lane = view.crews.lane[view.viewer]
    if view.crossed() >= 0:
        return Words("prompt-hr-crossed")
    if view.stack[-1].node is RACE:
        return _prompt_live(view, lane)
    top = view.stack[-1]
    if view.viewer not in top.asked:
        return Words("prompt-hr-partner-rolls", {"player": player(view.roller(lane))})
    given = top.held[top.asked.index(view.viewer)]
    if given is not None:
        return Words("prompt-hr-rolling", {"dice": letters(given.args[0])})
    return Words("prompt-hr-roll-all") if view.dice3[lane] == IN_HAND else Words("prompt-hr-roll", _dice(view, lane))


def _prompt_live(view: HorseRace, lane: int) -> Words:
    roller = view.roller(lane)
    called = view.called[lane]
    if view.viewer != roller:
        return Words("prompt-hr-ride") if called else Words("prompt-hr-partner-rolls", {"player": player(roller)})
    if called:
        rider = next(seat for seat in view.crews.riders[lane] if seat != roller)
        return Words("prompt-hr-partner-rides", {"player": player(rider)})
    if view.taking[lane]:
        return Words("prompt-hr-take")
    if view.has_triple(lane):
        return Words("prompt-hr-call" if view.is_pair(lane) else "prompt-hr-move", {"rows": view.dice3[lane][0]})
    return Words("prompt-hr-roll-all") if view.dice3[lane] == IN_HAND else Words("prompt-hr-roll", _dice(view, lane))


def describe(view: HorseRace) -> list[Words]:
    """The whole table, line by line."""
    lines = [Words("table-hr-track", {"finish": view.course.finish, "red": view.course.red}), *time_lines(view)]
    if view.rounds:
        lines.append(Words("table-hr-round", {"round": view.rounds}))
    for lane in range(len(view.track)):
        values: dict[str, int | str | Words] = {"horse": horse(view, lane), "row": view.row_counted(lane)}
        values["player"] = player(view.roller(lane))
        if view.called[lane]:
            lines.append(Words("table-hr-called", values | {"rows": view.called[lane]}))
        elif view.dice3[lane] == IN_HAND:
            lines.append(Words("table-hr-in-hand", values))
        else:
            lines.append(Words("table-hr-dice", values | _dice(view, lane)))
    return lines


def player(seat: int) -> Words:
    """A player's name."""
    return Words("player", {"seat": seat})


def horse(view: HorseRace, lane: int) -> Words:
    """A horse by its number and its riders."""
    riders = [player(seat) for seat in view.crews.riders[lane]]
    values: dict[str, int | str | Words] = {"number": lane + 1, "player": riders[0]}
    return Words("horse-pair", values | {"partner": riders[1]}) if len(riders) == 2 else Words("horse", values)


def letters(mask: int) -> str:
    """The dice of a mask, by their letters."""
    return " ".join([die for at, die in enumerate(DICE) if mask >> at & 1])


def choice(view: HorseRace, action: Action) -> Choice:
    """An act in the race, as its viewer meets it."""
    if action.verb == "roll":
        return _roll(view, action)
    if action.verb == "ride":
        words = Words("choice-hr-ride", {"rows": action.args[0]})
        return Choice(action.code, words, (f"ride:{action.args[0]}",), "HR-8", group="ride")
    rule = {"move": "HR-7", "call": "HR-8", "take": "HR-9", "close": "HR-10"}[action.verb]
    return Choice(action.code, Words(f"choice-hr-{action.verb}"), (action.verb,), rule)


def _roll(view: HorseRace, action: Action) -> Choice:
    mask = action.args[0]
    touches = tuple([f"die:{die}" for at, die in enumerate(DICE) if mask >> at & 1])
    lane = view.crews.lane[view.viewer] if view.viewer is not None else 0
    kept = [pips for at, pips in enumerate(view.dice3[lane]) if pips and not mask >> at & 1]
    words = Words("choice-hr-roll-all")
    if kept:
        words = Words("choice-hr-roll", {"dice": letters(mask), "kept": " ".join(map(str, kept))})
    elif mask != 7:
        words = Words("choice-hr-roll-some", {"dice": letters(mask)})
    return Choice(action.code, words, touches, "HR-6", group="roll")


def tell(event: Event, view: HorseRace) -> LogLine:
    """An event as a line of the log."""
    code, values, _ = event
    if code == "closed":
        return LogLine(Words("log-hr-closed"))
    lane = values[0]
    known: dict[str, int | str | Words] = {"horse": horse(view, lane)}
    if code == "rolled":
        known["dice"] = " ".join(map(str, values[1:]))
    elif code == "moved":
        known |= {"rows": values[1], "row": values[2]}
        source = f"row:{lane}:{values[2] - values[1]}"
        return LogLine(Words("log-hr-moved", known), None, f"horse:{lane}", source, f"row:{lane}:{values[2]}")
    elif code in ("swapped", "taken"):
        known["player"] = player(values[1])
    elif code in ("called", "stumbled"):
        known["rows"] = values[1]
    else:
        assert code == "crossed", event
    return LogLine(Words(f"log-hr-{code}", known))


def _leader(view: HorseRace) -> int:
    """The horse in front, of equal ones the first lane."""
    rows = [view.row_counted(lane) for lane in range(len(view.track))]
    return rows.index(max(rows))


def _dice(view: HorseRace, lane: int) -> dict[str, int | str | Words]:
    return {"dice": " ".join(map(str, view.dice3[lane]))}
