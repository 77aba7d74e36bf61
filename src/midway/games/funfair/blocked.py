"""The one place that knows why a card cannot be built: one sentence for each rule in its way."""

from __future__ import annotations

from midway.engine.refusal import Refusal
from midway.games.funfair.edition import STAFF, UPGRADE
from midway.games.funfair.state import WAITING, FunfairState


def blocked(s: FunfairState, seat: int, kind: int, space: int) -> Refusal | None:
    """Why a Park card in reach cannot be built now; None when it can."""
    group = s.kit.groups[kind]
    if group == UPGRADE:
        reason = blocked_upgrade(s, seat, kind, space)
    elif group == STAFF:
        reason = Refusal("staff-twice", "FF-43") if kind in s.parks[seat].staff else None
    else:
        reason = _blocked_attraction(s, seat, kind)
    return reason or _too_dear(s, seat, s.price(seat, kind))


def blocked_upgrade(s: FunfairState, seat: int, kind: int, space: int) -> Refusal | None:
    """Why an upgrade cannot go on the attraction in a space, its price apart."""
    park = s.parks[seat]
    if not park.stacks[space]:
        return Refusal("no-attraction", "FF-41", {"space": space + 1})
    if not park.allows(space, kind):
        return Refusal("wrong-type", "FF-36")
    if park.bears(space, kind):
        built_in = kind not in park.stacks[space]
        return Refusal("upgrade-built-in", "FF-40") if built_in else Refusal("upgrade-twice", "FF-38")
    if park.lettered(space, kind):
        return Refusal("theme-twice", "FF-39")
    return Refusal("attraction-closed", "FF-37") if park.closed(space) else None


def blocked_showcase(s: FunfairState, seat: int) -> Refusal | None:
    """Why the own showcase cannot be built now."""
    if s.show_state[seat] != WAITING:
        return Refusal("showcase-built" if s.parks[seat].has_showcase() else "showcase-gone", "FF-50")
    if s.parks[seat].free < 0:
        return Refusal("park-full", "FF-32")
    return _too_dear(s, seat, s.showcase_price(seat))


def _blocked_attraction(s: FunfairState, seat: int, kind: int) -> Refusal | None:
    park = s.parks[seat]
    if park.free < 0:
        return Refusal("park-full", "FF-32")
    return Refusal("attraction-twice", "FF-33") if park.has(kind) else None


def _too_dear(s: FunfairState, seat: int, price: int) -> Refusal | None:
    if price <= s.coins[seat]:
        return None
    return Refusal("too-dear", "FF-30", {"price": price, "coins": s.coins[seat]})
