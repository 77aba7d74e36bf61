"""What happened in Funfair, as lines of the log, with the pieces that moved."""

from __future__ import annotations

from collections.abc import Callable

from midway.engine.state import Event
from midway.engine.words import LogLine, Words
from midway.games.funfair.choices import base_words, card_words
from midway.games.funfair.edition import STAFF, UPGRADE
from midway.games.funfair.faces import Values, city_words, joined, named
from midway.games.funfair.state import HOLE, KIND, ROUNDS, FunfairState
from midway.games.funfair.view import base_place, hand_piece, market_piece, market_place, park_piece, space_place
from midway.games.funfair.words import player


def tell(event: Event, s: FunfairState) -> LogLine:
    """An event as a line of the log. ``s`` is the table as the listener sees it right after."""
    code, values, _ = event
    return _TELLERS[code](s, *values)


def _said(id: str, seat: int, values: Values | None = None, piece: str = "", source: str = "", to: str = "") -> LogLine:
    return LogLine(Words(f"log-{id}", {"player": player(seat), **(values or {})}), seat, piece, source, to)


def _cards(s: FunfairState, kinds: tuple[int, ...]) -> Words:
    return joined([card_words(s, kind) for kind in kinds])


def _redraw(s: FunfairState, seat: int, *kinds: int) -> LogLine:
    return _said("redraw", seat, {"cards": _cards(s, kinds)})


def _keep_hand(s: FunfairState, seat: int) -> LogLine:
    return _said("keep-hand", seat)


def _open(s: FunfairState, award: int, first: int) -> LogLine:
    return _said("open", first, {"award": named(s.kit.awards[award])})


def _round(s: FunfairState, number: int, city: int) -> LogLine:
    card = s.kit.cities[city]
    values: Values = {"round": number, "rounds": ROUNDS, "card": named(card), "text": city_words(card)}
    return LogLine(Words("log-round", values), None, f"city:{card.key}", "deck:city", "city")


def _gain(s: FunfairState, seat: int, coins: int, kind: int) -> LogLine:
    return _said("gain", seat, {"coins": coins, "card": card_words(s, kind)})


def _gain_city(s: FunfairState, seat: int, coins: int) -> LogLine:
    return _said("gain", seat, {"coins": coins, "card": named(s.kit.cities[s.city_card])})


def _invest(s: FunfairState, seat: int, coins: int) -> LogLine:
    return _said("invest", seat, {"coins": coins, "total": s.invested[seat]})


def _closing(s: FunfairState) -> LogLine:
    return LogLine(Words("log-closing"))


def _closed(s: FunfairState) -> LogLine:
    return LogLine(Words("log-closed"))


def _income(s: FunfairState, seat: int, coins: int, stars: int) -> LogLine:
    return _said("income", seat, {"coins": coins, "stars": stars})


def _new_market(s: FunfairState) -> LogLine:
    return LogLine(Words("log-new-market"))


def _discard(s: FunfairState, seat: int, kind: int) -> LogLine:
    return _said("discard", seat, {"card": card_words(s, kind)}, to="discard")


def _build(s: FunfairState, seat: int, kind: int, space: int, price: int, source: int, slot: int) -> LogLine:
    group = s.kit.groups[kind]
    values: Values = {"card": card_words(s, kind), "price": price}
    at = market_place(slot) if slot >= 0 else f"hand:{seat}"
    if group == STAFF:
        return _said("hire", seat, values, park_piece(s, seat, -1, kind), at, f"crew:{seat}")
    piece = park_piece(s, seat, space, kind)
    if group == UPGRADE:
        values["on"] = base_words(s, seat, space)
        return _said("build-on", seat, values, piece, at, base_place(seat, space))
    return _said("build", seat, values, piece, at, space_place(seat, space))


def _showcase(s: FunfairState, seat: int, kind: int, space: int, price: int) -> LogLine:
    values: Values = {"card": card_words(s, kind), "price": price}
    piece = park_piece(s, seat, space, kind)
    return _said("showcase", seat, values, piece, f"showcase:{seat}", space_place(seat, space))


def _take(s: FunfairState, seat: int, kind: int, slot: int) -> LogLine:
    """The piece it is in the hand now; a hand card found again under its new name."""
    at = next((at for at, card in enumerate(s.hands[seat]) if card >= 0 and card & KIND == kind), -1)
    piece = hand_piece(s, seat, at) if at >= 0 else ""
    return _said("take", seat, {"card": card_words(s, kind)}, piece, market_place(slot), f"hand:{seat}")


def _refill(s: FunfairState, kind: int, slot: int) -> LogLine:
    words = Words("log-refill", {"card": card_words(s, kind)})
    piece = market_piece(s, slot) if s.market[slot] != HOLE else ""
    return LogLine(words, None, piece, "deck:park", market_place(slot))


def _draw(s: FunfairState, seat: int, count: int) -> LogLine:
    return _said("draw", seat, {"count": count})


def _drew(s: FunfairState, seat: int, *kinds: int) -> LogLine:
    return _said("drew", seat, {"cards": _cards(s, kinds)})


def _draw_plans(s: FunfairState, seat: int, count: int) -> LogLine:
    return _said("draw-blueprints", seat, {"count": count})


def _drew_plans(s: FunfairState, seat: int, *plans: int) -> LogLine:
    return _said("drew", seat, {"cards": joined([named(s.kit.blueprints[plan]) for plan in plans])})


def _keep(s: FunfairState, seat: int, rest: int) -> LogLine:
    return _said("keep", seat, {"count": rest}, to=f"hand:{seat}")


def _keep_none(s: FunfairState, seat: int, rest: int) -> LogLine:
    return _said("keep-none", seat, {"count": rest}, to="discard")


def _keep_plan(s: FunfairState, seat: int, rest: int) -> LogLine:
    return _said("keep-blueprint", seat, {"count": rest}, to=f"plans:{seat}")


def _keep_no_plan(s: FunfairState, seat: int, rest: int) -> LogLine:
    return _said("keep-no-blueprint", seat, {"count": rest}, to="discard:blueprints")


def _skip(s: FunfairState, seat: int) -> LogLine:
    return _said("skip", seat)


def _swap(s: FunfairState, seat: int, own: int, other: int, slot: int) -> LogLine:
    return _said("swap", seat, {"own": card_words(s, own), "other": card_words(s, other)}, to=market_place(slot))


def _search(s: FunfairState, seat: int, kind: int) -> LogLine:
    return _said("search", seat, {"card": card_words(s, kind)}, to="discard")


def _change(s: FunfairState, seat: int, coins: int) -> LogLine:
    return _said("change", seat, {"coins": coins}, to=f"purse:{seat}")


def _use(s: FunfairState, seat: int, coins: int, kind: int, card: int) -> LogLine:
    values: Values = {"coins": coins, "card": card_words(s, kind)}
    if card < 0:
        return _said("use", seat, values, to=f"purse:{seat}")
    return _said("use-discard", seat, values | {"other": card_words(s, card)}, to=f"purse:{seat}")


def _demolish(s: FunfairState, seat: int, kind: int, space: int, upgrades: int) -> LogLine:
    values: Values = {"card": card_words(s, kind), "upgrades": upgrades}
    return _said("demolish-stack" if upgrades else "demolish", seat, values, to="discard")


def _pass(s: FunfairState, seat: int) -> LogLine:
    return _said("pass", seat)


def _reshuffle(s: FunfairState, cards: int) -> LogLine:
    return LogLine(Words("log-reshuffle", {"cards": cards}), None, "", "discard", "deck:park")


def _reshuffle_plans(s: FunfairState, cards: int) -> LogLine:
    words = Words("log-reshuffle-blueprints", {"cards": cards})
    return LogLine(words, None, "", "discard:blueprints", "deck:blueprints")


def _score(s: FunfairState, seat: int, size: int, plans: int, coins: int, staff: int, award: int) -> LogLine:
    values: Values = {"size": size, "blueprints": plans, "coins": coins, "staff": staff, "award": award}
    return _said("score", seat, values | {"total": size + plans + coins + staff + award})


def _winner(s: FunfairState, seat: int) -> LogLine:
    return _said("winner-shared" if s.places().count(1) > 1 else "winner", seat)


_TELLERS: dict[str, Callable[..., LogLine]] = {
    "redraw": _redraw,
    "keep-hand": _keep_hand,
    "open": _open,
    "round": _round,
    "gain": _gain,
    "gain-city": _gain_city,
    "invest": _invest,
    "closing": _closing,
    "closed": _closed,
    "income": _income,
    "new-market": _new_market,
    "discard": _discard,
    "build": _build,
    "showcase": _showcase,
    "take": _take,
    "refill": _refill,
    "draw": _draw,
    "drew": _drew,
    "draw-plans": _draw_plans,
    "drew-plans": _drew_plans,
    "keep": _keep,
    "keep-none": _keep_none,
    "keep-plan": _keep_plan,
    "keep-no-plan": _keep_no_plan,
    "skip": _skip,
    "swap": _swap,
    "search": _search,
    "change": _change,
    "use": _use,
    "demolish": _demolish,
    "pass": _pass,
    "reshuffle": _reshuffle,
    "reshuffle-plans": _reshuffle_plans,
    "score": _score,
    "winner": _winner,
}
