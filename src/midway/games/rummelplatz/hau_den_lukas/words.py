"""Hau den Lukas in words."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.state import Event
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.common.clock import is_calm
from midway.games.rummelplatz.common.words import player, time_lines
from midway.games.rummelplatz.hau_den_lukas.dice import BOTTOM, FRONT, LIES, NAMES, TOP, TURNED, WAYS
from midway.games.rummelplatz.hau_den_lukas.state import HauDenLukas


def colour(number: int) -> Words:
    """A colour's name."""
    return Words(f"colour-{NAMES[number]}")


def lying(view: HauDenLukas, die: int) -> dict[str, int | str | Words]:
    """The sides of a die that matter."""
    sides = view.box.sides[die]
    return {"front": colour(sides[FRONT]), "top": colour(sides[TOP]), "bottom": colour(sides[BOTTOM])}


def prompt(view: HauDenLukas) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not view.stack:
        return Words("prompt-hl-ended")
    seat = view.builder()
    if view.viewer != seat:
        return Words("prompt-wait", {"player": player(seat)})
    place = len(view.towers[seat])
    if place == len(view.card(seat)):
        return Words("prompt-hl-done")
    wanted: dict[str, int | str | Words] = {"colour": colour(view.card(seat)[place]), "place": place + 1}
    if not place:
        return Words("prompt-hl-first", wanted)
    return Words("prompt-hl-build", wanted | {"below": colour(view.box.sides[view.towers[seat][-1]][TOP])})


def describe(view: HauDenLukas) -> list[Words]:
    """The whole table, line by line."""
    lines = time_lines(view)
    if view.stack:
        seat = view.builder()
        if is_calm(view.setup):
            lines.append(Words("table-hl-acts", {"acts": view.box.pace["acts"] - view.acts}))
        for place, number in enumerate(view.card(seat)):
            wanted: dict[str, int | str | Words] = {"place": place + 1, "colour": colour(number)}
            if place < len(view.towers[seat]):
                lines.append(Words("table-hl-die", wanted | lying(view, view.towers[seat][place])))
            else:
                lines.append(Words("table-hl-free", wanted))
        if view.held >= 0:
            lines.append(Words("table-hl-held", lying(view, view.held)))
    for place in range(view.built):
        seat = (view.begins + place) % view.seats
        right = view.right(seat)
        counted: dict[str, int | str | Words] = {"player": player(seat), "count": right}
        lines.append(Words("table-hl-counted", counted | {"title": Words(f"title-{right}")}))
    return lines


def choice(view: HauDenLukas, action: Action) -> Choice:
    """An act of building, as the builder meets it."""
    if action.verb == "take":
        kind = action.args[0]
        words = Words("choice-hl-take", {"colour": colour(kind), **lying(view, kind * LIES)})
        return Choice(action.code, words, (f"bin:{kind}",), "HL-8", group="take")
    if action.verb == "turn":
        way = action.args[0]
        after = view.held // LIES * LIES + TURNED[view.held % LIES][way] if view.held >= 0 else 0
        words = Words(f"choice-hl-turn-{WAYS[way]}", lying(view, after))
        return Choice(action.code, words, (f"turn:{way}",), "HL-8", group="turn")
    touches = {"place": ("tower",), "lift": ("top",)}.get(action.verb, (action.verb,))
    rule = {"place": "HL-5", "lift": "HL-9"}.get(action.verb, "HL-11")
    return Choice(action.code, Words(f"choice-hl-{action.verb}"), touches, rule)


def tell(event: Event, view: HauDenLukas) -> LogLine:
    """An event as a line of the log."""
    code, values, _ = event
    seat = values[0]
    known: dict[str, int | str | Words] = {"player": player(seat)}
    if code == "card-turned":
        return LogLine(Words("log-hl-card", known), seat)
    if code == "counted":
        known |= {"count": values[1], "dice": values[2], "title": Words(f"title-{values[1]}")}
        return LogLine(Words("log-hl-counted", known), seat)
    assert code in ("placed", "lifted"), event
    source, target = ("hand", "tower") if code == "placed" else ("tower", "bins")
    return LogLine(Words(f"log-hl-{code}", known | {"dice": values[1]}), seat, "die", source, target)
