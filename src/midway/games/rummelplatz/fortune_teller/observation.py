"""What a seat sees of the tent, as it goes over the wire.

Places named in ``touches``: ``fate:<value>`` for a card in hand, ``claim:<value>`` on the overview, ``accept``,
``refuse``.
"""

from __future__ import annotations

import msgspec

from midway.games.rummelplatz.fortune_teller.scoring import KEPT
from midway.games.rummelplatz.fortune_teller.state import (
    CLAIM,
    GIVER,
    NONE,
    OWNER,
    SAID,
    UNSEEN,
    VALUE,
    FortuneTeller,
)

VERDICTS = ("", "correct", "better", "worse")


class LaidFate(msgspec.Struct, frozen=True):
    """A card in front of a player. ``verdict`` is "correct", "better", "worse", or None where nobody took it."""

    giver: int
    value: int | None
    claim: int
    verdict: str | None


class Guest(msgspec.Struct, frozen=True):
    seat: int
    cards: int  # in hand
    laid: tuple[LaidFate, ...]
    full: bool  # takes no more cards from others
    sum: int | None  # where the viewer can know it


class FortuneTellerObservation(msgspec.Struct, frozen=True, tag="fortune_teller", tag_field="game"):
    values: tuple[int, ...]  # of all fates, best first; texts: fate-<value>, minus written m
    hand: tuple[int, ...]  # the viewer's
    guests: tuple[Guest, ...]
    teller: int
    turn: int | None
    claim: int | None  # what is claimed of the card on offer
    card: int | None  # the card on offer, for its teller
    refused: tuple[int, ...]  # who has refused it
    over: bool


def observe(view: FortuneTeller) -> FortuneTellerObservation:
    """The wire form of a view: only what the view holds, field by field."""
    sums = view.sums()
    guests = []
    for seat in range(view.seats):
        rows = [row for row in view.laid if row[OWNER] == seat]
        laid = [LaidFate(row[GIVER], _known(row[VALUE]), row[CLAIM], _said(row[SAID])) for row in rows]
        closed = any(row[VALUE] == UNSEEN for row in rows)
        total = None if closed else sums[seat]
        guests.append(Guest(seat, len(view.hands[seat]), tuple(laid), not view.may_take(seat), total))
    return FortuneTellerObservation(
        values=tuple(reversed(view.fates.values)),
        hand=view.hands[view.viewer] if view.viewer is not None else (),
        guests=tuple(guests),
        teller=view.teller,
        turn=view.stack[-1].seat if view.stack else None,
        claim=None if view.claim == NONE else view.claim,
        card=_known(view.card),
        refused=tuple(view.refused),
        over=not view.stack,
    )


def _known(value: int) -> int | None:
    return None if value in (UNSEEN, NONE) else value


def _said(said: int) -> str | None:
    return None if said == KEPT else VERDICTS[said]
