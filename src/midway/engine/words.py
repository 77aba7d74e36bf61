"""Sentences as data: an id of the text catalogue and its values. Nobody but the text module makes a sentence."""

from __future__ import annotations

import msgspec

Value = "int | str | Words"


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence or phrase: message ``id`` of the game's or the house's catalogue, filled with ``args``.

    An argument may itself be Words (the name of a card inside a sentence).
    """

    id: str
    args: dict[str, int | str | Words] = {}


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal action as a person meets it, in the choices panel and on the board alike.

    ``touches`` are the places of the observation that name it (``card:market-3``, ``at:H:-1,0``): touching them all
    leaves this one. ``gain`` is what it changes in the seat's points now, and ``after`` what they would be, row by row
    as the observation names the rows, where a row changes; ``notes`` say more; ``lights`` are places to light while it
    is looked at. ``rule`` is the statement it rests on. Choices of one ``group`` stand together.
    """

    code: str
    words: Words
    touches: tuple[str, ...] = ()
    rule: str = ""
    gain: int | None = None
    notes: tuple[Words, ...] = ()
    lights: tuple[str, ...] = ()
    group: str = ""
    after: dict[str, int] = {}


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, in words. ``piece`` went from place ``source`` to place ``target`` (for flights)."""

    words: Words
    seat: int | None = None
    piece: str = ""
    source: str = ""
    target: str = ""
