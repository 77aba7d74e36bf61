"""The Fortune Teller in words."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.state import Event
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.common.words import player
from midway.games.rummelplatz.fortune_teller.decisions import TELL
from midway.games.rummelplatz.fortune_teller.observation import VERDICTS
from midway.games.rummelplatz.fortune_teller.state import NONE, OWNER, UNSEEN, VALUE, FortuneTeller


def fate(value: int) -> Words:
    """A fate by its words and its value."""
    name = Words(f"fate-m{-value}" if value < 0 else f"fate-{value}")
    return Words("fate-with-value", {"fate": name, "value": signed(value)})


def signed(value: int) -> str:
    """A value with its sign, as it stands on the card."""
    return f"+{value}" if value > 0 else str(value)


def prompt(view: FortuneTeller) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not view.stack:
        return Words("prompt-ft-ended")
    top = view.stack[-1]
    if top.seat != view.viewer:
        return Words("prompt-wait", {"player": player(top.seat)})
    if top.node is TELL:
        return Words("prompt-ft-tell")
    return Words("prompt-ft-answer", {"player": player(view.teller), "fate": fate(view.claim)})


def describe(view: FortuneTeller) -> list[Words]:
    """The whole table, line by line."""
    lines = []
    if view.claim != NONE:
        lines.append(Words("table-ft-offer", {"player": player(view.teller), "fate": fate(view.claim)}))
    for seat in range(view.seats):
        values = [row[VALUE] for row in view.laid if row[OWNER] == seat]
        known = " ".join([signed(value) for value in values if value != UNSEEN])
        told: dict[str, int | str | Words] = {"player": player(seat), "cards": len(view.hands[seat])}
        told |= {"laid": len(values), "known": known}
        lines.append(Words("table-ft-guest-known" if known else "table-ft-guest", told))
    if view.viewer is not None:
        lines += [Words("table-ft-hand", {"fate": fate(value)}) for value in view.hands[view.viewer]]
    return lines


def choice(view: FortuneTeller, action: Action) -> Choice:
    """A card with a claim, or an answer, as its viewer meets it."""
    if action.verb == "tell":
        card, claim = action.args
        known: dict[str, int | str | Words] = {"card": fate(card), "claim": fate(claim)}
        words = Words("choice-ft-truth" if card == claim else "choice-ft-fib", known)
        return Choice(action.code, words, (f"fate:{card}", f"claim:{claim}"), "FT-4", group=f"fate:{card}")
    return Choice(action.code, Words(f"choice-ft-{action.verb}"), (action.verb,), "FT-5")


def tell(event: Event, view: FortuneTeller) -> LogLine:
    """An event as a line of the log."""
    code, values, _ = event
    if code == "cards-opened":
        return LogLine(Words("log-ft-opened"))
    seat = values[0]
    known: dict[str, int | str | Words] = {"player": player(seat)}
    if code == "told":
        words = Words("log-ft-told", known | {"fate": fate(values[1])})
        return LogLine(words, seat, "fate:offer", f"hand:{seat}", "offer")
    if code == "taken":
        words = Words(f"log-ft-taken-{VERDICTS[values[3]]}", known)
        return LogLine(words, seat, "fate:offer", "offer", f"guest:{seat}")
    if code == "kept":
        return LogLine(Words("log-ft-kept", known), seat, "fate:offer", "offer", f"guest:{seat}")
    assert code in ("refused", "passed-over"), event
    return LogLine(Words(f"log-ft-{code}", known), seat)
