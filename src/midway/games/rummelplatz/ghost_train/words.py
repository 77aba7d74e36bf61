"""The Ghost Train in words."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.state import Event
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.common.words import player, time_lines
from midway.games.rummelplatz.ghost_train.decisions import RIDE, RIDE_LIVE
from midway.games.rummelplatz.ghost_train.state import PAIRS, UNSEEN, GhostTrain

NAMES = ("spider", "ghost", "vampire", "skeleton", "witch", "bat")


def fear(number: int) -> Words:
    """A fear's name."""
    return Words(f"fear-{NAMES[number]}")


def card(number: int) -> dict[str, int | str | Words]:
    """The two fears of a card of the track."""
    first, second = PAIRS[number]
    return {"first": fear(first), "second": fear(second)}


def prompt(view: GhostTrain) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not view.stack:
        return Words("prompt-gt-ended")
    top = view.stack[-1]
    if view.viewer is None:
        return Words("prompt-watch")
    if top.node in (RIDE, RIDE_LIVE):
        if top.held and top.held[top.asked.index(view.viewer)] is not None:
            return Words("prompt-wait-others")
        scared = view.is_scared(view.viewer)
        return Words("prompt-gt-scared" if scared else "prompt-gt-brave", card(view.track[-1]))
    return Words("prompt-gt-give", {"most": view.box.most})


def describe(view: GhostTrain) -> list[Words]:
    """The whole table, line by line."""
    lines = time_lines(view)
    top = view.stack[-1] if view.stack else None
    if top is not None and top.node in (RIDE, RIDE_LIVE):
        lines.append(Words("table-gt-card", card(view.track[-1]) | {"number": len(view.track), "cards": len(PAIRS)}))
    heard = view.heard()
    if top is not None and heard >= 0:
        for seat in view.shrieks[heard]:
            lines.append(Words("table-gt-shriek", {"player": player(seat)} | card(view.track[heard])))
    for seat, hand in enumerate(view.hands):
        if UNSEEN not in hand:
            known: dict[str, int | str | Words] = {"player": player(seat), "first": fear(hand[0])}
            lines.append(Words("table-gt-fears", known | {"second": fear(hand[1])}))
    for giver, row in enumerate(view.tiles):
        for number, to in enumerate(row):
            if to >= 0:
                tile: dict[str, int | str | Words] = {"fear": fear(number), "by": player(giver), "to": player(to)}
                lines.append(Words("table-gt-tile", tile))
    return lines or [Words("table-gt-dark")]


def choice(view: GhostTrain, action: Action) -> Choice:
    """A shriek, or a step with a tile, as its viewer meets it."""
    if action.verb == "give":
        number, rival = action.args
        words = Words("choice-gt-give", {"fear": fear(number), "player": player(rival)})
        return Choice(action.code, words, (f"tile:{number}", f"rider:{rival}"), "GT-9", group=f"tile:{number}")
    if action.verb == "take":
        number = action.args[0]
        words = Words("choice-gt-take", {"fear": fear(number)})
        return Choice(action.code, words, (f"tile:{number}", "tray"), "GT-9", group=f"tile:{number}")
    rule = {"shriek": "GT-6", "still": "GT-7", "ready": "GT-9", "turn": "GT-13", "close": "GT-14"}[action.verb]
    return Choice(action.code, Words(f"choice-gt-{action.verb}"), (action.verb,), rule)


def tell(event: Event, view: GhostTrain) -> LogLine:
    """An event as a line of the log. Who shrieked is heard, not written down (GT-8)."""
    code, values, _ = event
    if code == "card":
        words = Words("log-gt-card", {"number": len(view.track)})
        return LogLine(words, piece="track", source="tunnel", target="track")
    if code == "shrieked":
        return LogLine(Words("log-gt-shrieks", {"count": len(values)}))
    if code == "track-ends":
        return LogLine(Words("log-gt-track-ends"))
    assert code == "tiles-opened", event
    return LogLine(Words("log-gt-opened", {"points": " ".join(map(str, values))}))
