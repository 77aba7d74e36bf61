"""The fair in words; inside an attraction it speaks for itself."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.state import Event
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.attractions import attraction
from midway.games.rummelplatz.common.words import player, time_lines
from midway.games.rummelplatz.decisions import CHOOSING, TOSSING
from midway.games.rummelplatz.state import Rummelplatz


def stall(view: Rummelplatz, at: int) -> Words:
    """An attraction's name."""
    return Words("attraction-" + view.box.keys[at].replace("_", "-"))


def prompt(view: Rummelplatz) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not view.stack:
        return Words("prompt-rp-won", {"player": player(view.winner)})
    top = view.stack[-1]
    if top.node.nests and view.booth is not None:
        words: Words = view.booth.setup.game.prompt(view.booth)
        return words
    if top.seat != view.viewer:
        return Words("prompt-wait", {"player": player(top.seat)})
    if top.node is CHOOSING:
        return Words("prompt-rp-choose")
    return Words("prompt-rp-toss" if top.node is TOSSING else "prompt-rp-draw")


def describe(view: Rummelplatz) -> list[Words]:
    """The whole table, line by line: the fair, then the attraction."""
    lines = [Words("table-rp-visit", {"visit": min(len(view.visited) + (not _inside(view)), 5)})]
    if not _inside(view):
        lines += time_lines(view)
    for at in view.visited:
        lines.append(Words("table-rp-visited", {"attraction": stall(view, at)}))
    for seat in range(view.seats):
        values: dict[str, int | str | Words] = {"player": player(seat), "points": view.points[seat]}
        if any(view.tickets):
            values |= {"places": view.tickets[seat], "blanks": view.blanks[seat]}
            lines.append(Words("table-rp-ticket", values))
        else:
            lines.append(Words("table-rp-points", values))
    if any(view.tickets):
        lines.append(Words("table-rp-bag", {"crystals": view.in_bag()}))
    if view.booth is not None and _inside(view):
        lines += view.booth.setup.game.describe(view.booth)
    return lines


def _inside(view: Rummelplatz) -> bool:
    return bool(view.stack) and view.stack[-1].node.nests


def choice(view: Rummelplatz, action: Action) -> Choice:
    """A choice of the fair or of the attraction, as its viewer meets it."""
    if _inside(view) and view.booth is not None:
        inner: Choice = view.booth.setup.game.choice(view.booth, action)
        return inner
    if action.verb == "visit":
        at = view.offered()[action.args[0]]
        words = Words("choice-rp-visit", {"attraction": stall(view, at)})
        return Choice(action.code, words, (f"stall:{view.box.keys[at]}",), "RP-5")
    if action.verb == "toss":
        return Choice(action.code, Words("choice-rp-toss"), ("die:toss",), "RP-6")
    return Choice(action.code, Words("choice-rp-draw"), ("bag",), "RP-12")


def tell(event: Event, view: Rummelplatz) -> LogLine:
    """An event as a line of the log."""
    code, values, _ = event
    if not code.startswith("fair-"):
        assert view.booth is not None
        game = attraction(view.box.keys[view.visited[-1]])
        return game.tell(event, view.booth)
    if code == "fair-visit":
        return LogLine(Words("log-rp-visit", {"attraction": stall(view, values[0])}))
    if code == "fair-tossed":
        return LogLine(Words("log-rp-tossed", {"player": player(values[0]), "pips": values[1]}), values[0])
    if code == "fair-earned":
        return LogLine(Words("log-rp-earned", {"points": " ".join(map(str, values))}))
    if code == "fair-tickets":
        return LogLine(Words("log-rp-tickets", {"places": " ".join(map(str, values))}))
    seat = values[0]
    if code == "fair-prize":
        return LogLine(Words("log-rp-prize", {"player": player(seat)}), seat, "crystal:purple", "bag", f"ticket:{seat}")
    assert code == "fair-blank", event
    words = Words("log-rp-blank", {"player": player(seat), "left": values[1]})
    return LogLine(words, seat, "crystal:white", "bag", f"ticket:{seat}")
