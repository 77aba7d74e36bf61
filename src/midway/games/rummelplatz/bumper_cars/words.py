"""Bumper Cars in words."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.state import Event
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.bumper_cars.cards import cards, size
from midway.games.rummelplatz.bumper_cars.scoring import bumped
from midway.games.rummelplatz.bumper_cars.state import BumperCars


def prompt(view: BumperCars) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not view.stack:
        return Words("prompt-bc-ended", {"player": player(view.loser)})
    top = view.stack[-1]
    me = view.viewer
    if top.node.hidden:
        if me is None:
            return Words("prompt-bc-building")
        given = top.held[top.asked.index(me)]
        return Words("prompt-bc-built", {"tiles": given.args[0]}) if given is not None else Words("prompt-bc-build")
    if top.seat != me:
        return Words("prompt-wait", {"player": player(top.seat)})
    return Words("prompt-bc-follow", {"card": max(view.trick)}) if view.trick else Words("prompt-bc-lead")


def describe(view: BumperCars) -> list[Words]:
    """The whole table, line by line."""
    lines = [Words("table-bc-deal", {"deal": view.deals})]
    if view.trick:
        lines.append(Words("table-bc-trick", {"cards": listed(view.trick), "player": player(view.lead)}))
    for seat in range(view.seats):
        values: dict[str, int | str | Words] = {
            "player": player(seat),
            "cards": size(view.hands[seat]),
            "shown": view.shown[seat],
            "closed": view.box.boom + 1 - view.shown[seat],
        }
        under = view.tilt[seat]
        known = Words("table-bc-known", values | {"tiles": under})
        lines.append(Words("table-bc-driver", values) if under < 0 else known)
    if view.viewer is not None and view.hands[view.viewer]:
        lines.append(Words("table-bc-hand", {"cards": listed(cards(view.hands[view.viewer]))}))
    if view.gone:
        lines.append(Words("table-bc-gone", {"cards": listed(cards(view.gone))}))
    return lines


def player(seat: int) -> Words:
    """A player's name."""
    return Words("player", {"seat": seat})


def listed(values: list[int]) -> str:
    """Values side by side, as they lie."""
    return " ".join(map(str, values))


def choice(view: BumperCars, action: Action) -> Choice:
    """A card to lay or a place for the TILT, as its viewer meets it."""
    value = action.args[0]
    if action.verb == "tilt":
        words = Words("choice-bc-tilt", {"tiles": value, "above": view.box.boom - value})
        return Choice(action.code, words, (f"tilt:{value}",), "BC-3")
    notes = (Words("note-bc-five"),) if value == 5 else ()
    trick = [*view.trick, value]
    if len(trick) == view.seats and view.viewer is not None:
        # the last card decides the round, so its layer can be told the outcome
        hit = (view.lead + bumped(trick)) % view.seats
        notes = (*notes, Words("note-bc-you" if hit == view.viewer else "note-bc-other", {"player": player(hit)}))
    words = Words("choice-bc-play", {"card": value})
    return Choice(action.code, words, (f"card:{value}",), "BC-6" if view.trick else "BC-5", notes=notes)


def tell(event: Event, view: BumperCars) -> LogLine:
    """An event as a line of the log."""
    code, values, _ = event
    if code == "laid":
        seat, card = values
        words = Words("log-bc-laid", {"player": player(seat), "card": card})
        return LogLine(words, seat, f"card:{card}", f"hand:{seat}", f"trick:{seat}")
    if code in ("bumped", "tilt"):
        seat, tiles = values
        return LogLine(Words(f"log-bc-{code}", {"player": player(seat), "tiles": tiles}), seat, "", f"stack:{seat}")
    if code == "dealt":
        return LogLine(Words("log-bc-dealt", {"deal": values[0]}))
    assert code == "stacks-built", event
    return LogLine(Words("log-bc-stacks-built"))
