"""Funfair told: the prompt, and the whole table line by line."""

from __future__ import annotations

from midway.engine.words import Words
from midway.games.funfair.actions import SPACES
from midway.games.funfair.choices import base_words, card_words
from midway.games.funfair.faces import Values, award_words, city_words, joined, named
from midway.games.funfair.progress import blueprint_seen, missing_words
from midway.games.funfair.sheet import score
from midway.games.funfair.state import (
    ACTIONS_A_ROUND,
    BUILT,
    HAND_LIMIT,
    HOLE,
    ROUNDS,
    WAITING,
    WARNING_ROUND,
    FunfairState,
)
from midway.games.funfair.turn import FOURTH
from midway.games.funfair.view import cuts_of, step_name


def player(seat: int) -> Words:
    """A seat by name; whoever renders it knows the names."""
    return Words("player", {"seat": seat})


def prompt(s: FunfairState) -> Words:
    """What the viewer must do now, or whom the table waits for."""
    if not s.stack:
        return _result(s)
    top = s.stack[-1]
    key = top.node.key
    values: Values = {"player": player(top.seat)}
    if key == "action":
        key = "fourth" if top.data[0] == FOURTH else key
        values |= {"number": top.data[0], "actions": ACTIONS_A_ROUND + (s.show_state[top.seat] == BUILT)}
    elif key == "keep":
        key = "keep" if top.data[0] else "keep-one"
        values["count"] = len(top.data) - 1
    elif key == "add":
        values |= {"on": base_words(s, top.seat, top.data[0]), "card": card_words(s, top.data[2])}
        key = "add" if top.data[1] >= 0 else "add-free"
        values["coins"] = max(top.data[1], 0)
    elif key == "discard":
        values["count"] = len(s.hands[top.seat]) - HAND_LIMIT
    return Words(f"prompt-{key}-{'mine' if s.viewer == top.seat else 'other'}", values)


def _result(s: FunfairState) -> Words:
    winners = [seat for seat, place in enumerate(s.places()) if place == 1]
    values: Values = {
        "winners": joined([player(seat) for seat in winners]),
        "points": sum(s.points(winners[0])),
        "count": len(winners),
    }
    return Words("prompt-won", values)


# -- the whole table


def describe(s: FunfairState) -> list[Words]:
    """Round, City card, award, Market and decks, then each park, and what only the viewer sees."""
    lines = [Words("table-setup")]
    if s.round:
        values: Values = {"round": s.round, "rounds": ROUNDS, "step": Words(f"step-{step_name(s)}")}
        lines = [Words("table-round", values | {"player": player(s.first)})]
    if s.city_card >= 0:
        city = s.kit.cities[s.city_card]
        lines.append(Words("table-city", {"card": named(city), "text": city_words(city), "left": ROUNDS - s.round}))
    if s.award >= 0:
        award = s.kit.awards[s.award]
        values = {"card": named(award), "text": award_words(award), "points": s.kit.award_points}
        lines.append(Words("table-award", values))
    if s.kit.stand_in:
        lines.append(Words("table-stand-in"))
    lines += [_priced(s, "table-market", kind, slot) for slot, kind in enumerate(s.market) if kind != HOLE]
    lines.append(Words("table-decks", {"cards": s.deck_left(), "discards": len(s.pile)}))
    if s.plans_closed:
        lines.append(Words("table-plans-closed"))
    else:
        which = "table-plans-last" if s.round == WARNING_ROUND else "table-plans"
        lines.append(Words(which, {"cards": s.plan_deck_left(), "discards": len(s.plan_pile)}))
    for seat in range(s.seats):
        lines += _describe_park(s, seat)
    if s.viewer is not None:
        lines += _describe_own(s, s.viewer)
    return lines


def _priced(s: FunfairState, id: str, kind: int, at: int) -> Words:
    """A card with what it costs the viewer, and why less."""
    values: Values = {"card": card_words(s, kind), "number": at + 1, "price": s.kit.prices[kind]}
    if s.viewer is None:
        return Words(id, values)
    values["price"] = s.price(s.viewer, kind)
    cuts = [Words("cut", {"source": cut.source, "coins": cut.amount}) for cut in cuts_of(s, s.viewer, kind)]
    return Words(f"{id}-cut", values | {"cuts": joined(cuts)}) if cuts else Words(id, values)


def _describe_park(s: FunfairState, seat: int) -> list[Words]:
    park = s.parks[seat]
    points = score(s, seat)
    values: Values = {"player": player(seat), "coins": s.coins[seat], "stars": park.stars, "income": s.income(seat)}
    lines = [Words("table-park", values | {"cards": len(s.hands[seat]), "plans": len(s.plans[seat])})]
    known = [card_words(s, card) for card in s.hands[seat] if card >= 0] if seat != s.viewer else []
    if known:
        lines.append(Words("table-known", {"player": player(seat), "cards": joined(known)}))
    state = ("waiting", "built", "gone")[s.show_state[seat]]
    show: Values = {"player": player(seat), "coins": s.invested[seat], "cap": s.kit.cap}
    lines.append(Words(f"table-showcase-{state}", show))
    for space in range(SPACES):
        if park.stacks[space]:
            lines.append(_describe_stack(s, seat, space))
    if park.staff:
        names = joined([card_words(s, kind) for kind in park.staff])
        lines.append(Words("table-staff", {"player": player(seat), "cards": names}))
    sheet: Values = {"player": player(seat), "size": points.size, "blueprints": points.blueprints}
    sheet |= {"coins": points.coins, "staff": points.staff, "award": points.award, "total": points.total}
    lines.append(Words("table-score", sheet))
    if not s.stack:
        lines += [
            Words("table-score-line", {"text": line.text, "points": line.points}) for line in points.blueprint_lines
        ]
    return lines


def _describe_stack(s: FunfairState, seat: int, space: int) -> Words:
    park = s.parks[seat]
    stack = park.stacks[space]
    size = park.size(space)
    values: Values = {
        "space": space + 1,
        "card": card_words(s, stack[0]),
        "size": size,
        "points": s.kit.size_points(size),
        "next": s.kit.size_points(size + 1) - s.kit.size_points(size),
    }
    parts = [card_words(s, kind) for kind in stack[1:]]
    built_in = s.kit.kinds[stack[0]].built_in
    if built_in >= 0:
        parts.insert(0, Words("built-in", {"card": card_words(s, built_in)}))
    return Words("table-stack-with", values | {"upgrades": joined(parts)}) if parts else Words("table-stack", values)


def _describe_own(s: FunfairState, seat: int) -> list[Words]:
    """Showcase, hand and blueprints of the viewer."""
    lines = []
    if s.show_state[seat] == WAITING:
        values: Values = {"card": card_words(s, s.showcases[seat]), "price": s.showcase_price(seat)}
        lines.append(Words("table-own-showcase", values))
    for at, kind in enumerate(s.hand_kinds(seat)):
        lines.append(_priced(s, "table-hand", kind, at))
    for number in s.plans[seat]:
        plan = s.kit.blueprints[number]
        seen = blueprint_seen(s.parks[seat], plan, "")
        values = {"plan": named(plan), "level": Words(f"level-{plan.level}"), "points": seen.scores}
        missing = missing_words(seen.items)
        if missing:
            lines.append(Words("table-plan-open", values | {"missing": joined(missing)}))
            continue
        missing = missing_words(seen.bonus_items)
        if missing:
            lines.append(Words("table-plan-met", values | {"missing": joined(missing), "bonus": plan.bonus}))
        else:
            lines.append(Words("table-plan-full", values))
    return lines
