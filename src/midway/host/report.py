"""A problem somebody reports: a text to send to whoever can mend it, with what a seat may know and nobody's name.

::

    midway report 1
    midway: 0.2.0
    game: aquapark, playing
    moment: 12 of 40
    seat: 0 (Player 1)
    language: en
    window: 1440 x 900
    browser: Mozilla/5.0 …

Then what the reporter says, what the seat was asked and saw, in the language of the page, and the record: of a running
game as the seat may read it, of one that is over whole, with its seed. Nothing is sent anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable

import midway
from midway.engine.refusal import Refusal
from midway.engine.state import State
from midway.engine.words import Words
from midway.host.requests import ReportWish
from midway.host.tables import Table
from midway.text import catalogue

#: As much of what a browser says about itself.
BROWSER = 200

WHOLE = "The record of the game follows; `midway replay FILE` reads it out of this file."
SEALED = "The record follows as this seat may know it, without its seed. After the end the whole one can be saved."


def report(table: Table, wish: ReportWish, browser: str) -> str:
    """The file, for somebody who may look from the seat of the wish. Raises Refusal for a moment there is not."""
    match = table.match
    assert match is not None
    moments = table.moments()
    last = len(moments) - 1
    moment = last if wish.moment is None else wish.moment
    if not 0 <= moment <= last:
        raise Refusal("no-such-line", "ENG-9", {"line": moment})
    over = table.status == "over"
    head = [
        "midway report 1",
        f"midway: {midway.__version__}",
        f"game: {table.game.key}, {table.status}",
        f"moment: {moment} of {last}" + (f", line {moments[moment]} of the record" if over else ""),
        f"seat: {_seat(wish.seat)}",
        f"language: {wish.language}",
        f"window: {wish.window}",
        f"browser: {_plain(browser)[:BROWSER]}",
        "",
    ]
    state = table.state if moment == last else match.after[moments[moment]]
    seen = _seen(table, state.redact(wish.seat), wish)
    record = match.export() if over else match.seen_by(wish.seat)
    return "\n".join([*head, *seen, WHOLE if over else SEALED, "", record])


def _seen(table: Table, view: State, wish: ReportWish) -> list[str]:
    """What the reporter says, was asked, could do and saw."""
    game, texts = table.game, catalogue(table.game.folder, wish.language)
    legal = () if wish.seat is None else view.legal_actions(wish.seat)
    choices = [game.choice(view, action) for action in legal]
    parts = {
        "said": [wish.words],
        "asked": [texts.say(game.prompt(view))],
        "choices": [f"{choice.code}: {texts.say(choice.words)}" for choice in choices],
        "table": [texts.say(words) for words in game.describe(view)],
    }
    return [row for name, said in parts.items() if any(said) for row in (f"{name}:", *_indented(said), "")]


def _seat(seat: int | None) -> str:
    """As records count, and as pages do where a player has no name."""
    return "none, a watcher" if seat is None else f"{seat} ({catalogue(None).say(Words('player', {'seat': seat}))})"


def _indented(said: Iterable[str]) -> list[str]:
    """Texts line by line; none of them can be taken for a line of the report's own, or of the record."""
    return [f"  {_plain(line)}" for text in said for line in text.splitlines()]


def _plain(text: str) -> str:
    return "".join([sign if sign.isprintable() else " " for sign in text])
