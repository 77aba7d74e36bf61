"""Each legal action as a person meets it: in words, with what to touch, what it gains and what to light."""

from __future__ import annotations

from collections.abc import Callable

from midway.engine.actions import Action
from midway.engine.words import Choice, Words
from midway.games.funfair import scoring
from midway.games.funfair.actions import HAND, MARKET
from midway.games.funfair.blocked import blocked, blocked_showcase
from midway.games.funfair.edition import SHOWCASE, STAFF, UPGRADE
from midway.games.funfair.faces import Values, after_words, joined, named
from midway.games.funfair.park import Park
from midway.games.funfair.progress import items_seen, missing_words
from midway.games.funfair.state import FunfairState
from midway.games.funfair.view import base_place, hand_place, market_place, space_place, staff_place, strip_place

NONE = "none"


def choice(s: FunfairState, action: Action) -> Choice:
    """The action as its viewer meets it; ``gain`` is the change of the acting seat's points if the game ended now.

    A closed choice is told by its words and what it touches alone.
    """
    return _MAKERS[action.verb](s, s.stack[-1].seat, action)


def card_words(s: FunfairState, kind: int) -> Words:
    return named(s.kit.kinds[kind])


def base_words(s: FunfairState, seat: int, space: int) -> Words:
    """The attraction in a space by name, an empty space by number."""
    stack = s.parks[seat].stacks[space]
    return named(s.kit.kinds[stack[0]]) if stack else Words("empty-space", {"space": space + 1})


def value(s: FunfairState, seat: int, park: Park, coins: int) -> int:
    """The points of a seat if its park and purse were these and the game ended now."""
    kit = s.kit
    plans = [scoring.blueprint_points(park, kit.blueprints[plan]) for plan in s.plans[seat]]
    parks = [park if other == seat else s.parks[other] for other in range(s.seats)]
    award = s.award >= 0 and scoring.award_met(kit.awards[s.award], park, parks)
    points = scoring.size_points(park) + sum(plans) + scoring.coin_points(kit, coins) + scoring.staff_points(park)
    return points + (kit.award_points if award else 0)


def gain_of(s: FunfairState, seat: int, park: Park, coins: int) -> int:
    """What a change of park and purse is worth now."""
    return value(s, seat, park, coins) - value(s, seat, s.parks[seat], s.coins[seat])


# -- building


def _build(s: FunfairState, seat: int, a: Action) -> Choice:
    kind, space, source = a.args
    card = s.kit.kinds[kind]
    source_place = _source_place(s, seat, kind, source)
    if card.group == UPGRADE:
        target = space_place(seat, space)
    elif card.group == STAFF:
        target = f"crew:{seat}"
    else:
        target = space_place(seat, max(s.parks[seat].free, 0))
    price = s.price(seat, kind)
    values: Values = {"card": named(card), "price": price}
    if card.group == UPGRADE:
        values["on"] = base_words(s, seat, space)
    message = ("choice-build", "choice-build-on", "choice-hire")[card.group]
    touches = (source_place, target)
    there = kind in s.market if source == MARKET else kind in s.hand_kinds(seat)
    group = "market" if source == MARKET else "hand"
    if not there or blocked(s, seat, kind, space) is not None:
        return Choice(a.code, Words(message, values), touches, "FF-27", group=group)
    gain, notes, lights = _preview(s, seat, kind, space, price)
    return Choice(a.code, Words(message, values), touches, "FF-27", gain, notes, lights, group)


def _source_place(s: FunfairState, seat: int, kind: int, source: int) -> str:
    if source == HAND:
        return hand_place(s, seat, kind) if kind in s.hand_kinds(seat) else "hand"
    return market_place(s.market.index(kind)) if kind in s.market else "market"


def _preview(
    s: FunfairState, seat: int, kind: int, space: int, price: int
) -> tuple[int, tuple[Words, ...], tuple[str, ...]]:
    """What building a card does now: points, size, blueprints, stars, coins left."""
    card = s.kit.kinds[kind]
    before = s.parks[seat]
    at = space if card.group == UPGRADE else before.free
    park = before.build(kind, space)
    coins = s.coins[seat] - price
    notes: list[Words] = []
    if card.group == UPGRADE:
        sizes: Values = {"card": base_words(s, seat, space), "from": before.size(space), "to": park.size(space)}
        points = s.kit.size_points(park.size(space)) - s.kit.size_points(before.size(space))
        notes.append(Words("note-size", sizes | {"points": points}))
    notes += _plan_notes(s, seat, before, park)
    if card.after is not None:
        coins += park.gain(card.after, at)
        notes.append(after_words(card.after))
    if park.stars != before.stars:
        notes.append(Words("note-stars", {"from": before.stars, "to": park.stars}))
    notes.append(Words("note-coins", {"coins": coins}))
    lights = (base_place(seat, space),) if card.group == UPGRADE else ()
    return gain_of(s, seat, park, coins), tuple(notes), lights


def _plan_notes(s: FunfairState, seat: int, before: Park, after: Park) -> list[Words]:
    """Blueprints that a change meets or breaks, and bonuses."""
    notes = []
    for number in s.plans[seat]:
        plan = s.kit.blueprints[number]
        was, now = scoring.blueprint_points(before, plan), scoring.blueprint_points(after, plan)
        if now != was:
            word = "broken" if now < was else "bonus" if was > 0 else "met"
            notes.append(Words(f"note-plan-{word}", {"plan": named(plan), "points": now - was}))
    return notes


def _showcase(s: FunfairState, seat: int, a: Action) -> Choice:
    kind = s.showcases[seat]
    price = s.showcase_price(seat)
    words = Words("choice-showcase", {"card": named(s.kit.kinds[kind]), "price": price})
    touches = ("showcase", space_place(seat, max(s.parks[seat].free, 0)))
    if blocked_showcase(s, seat) is not None:
        return Choice(a.code, words, touches, "FF-50", group="hand")
    gain, notes, lights = _preview(s, seat, kind, -1, price)
    return Choice(a.code, words, touches, "FF-50", gain, (Words("ability-showcase"), *notes), lights, "hand")


def _add(s: FunfairState, seat: int, a: Action) -> Choice:
    kind = a.args[0]
    space, cut, _ = s.stack[-1].data
    price = 0 if cut < 0 else s.price(seat, kind, cut)
    values: Values = {"card": card_words(s, kind), "price": price, "on": base_words(s, seat, space)}
    touches = (_source_place(s, seat, kind, HAND), space_place(seat, space))
    words = Words("choice-build-on", values)
    if s.kit.groups[kind] != UPGRADE or space not in s.parks[seat].fits(kind) or price > s.coins[seat]:
        return Choice(a.code, words, touches, "FF-48", group="add")
    gain, notes, lights = _preview(s, seat, kind, space, price)
    return Choice(a.code, words, touches, "FF-48", gain, notes, lights, "add")


# -- taking and drawing


def _take(s: FunfairState, seat: int, a: Action) -> Choice:
    words = Words("choice-take", {"card": card_words(s, a.args[0])})
    return Choice(a.code, words, (_source_place(s, seat, a.args[0], MARKET), "hand"), "FF-60", group="take")


def _draw(s: FunfairState, seat: int, a: Action) -> Choice:
    if a is s.actions.draw_plans:
        return Choice(a.code, Words("choice-draw-blueprints"), ("deck:blueprints",), "FF-61", group="take")
    return Choice(a.code, Words("choice-draw-park"), ("deck:park",), "FF-61", group="take")


def _search(s: FunfairState, seat: int, a: Action) -> Choice:
    words = Words("choice-search", {"card": card_words(s, a.args[0])})
    return Choice(a.code, words, (_source_place(s, seat, a.args[0], HAND), "search"), "FF-64", group="take")


def _keep(s: FunfairState, seat: int, a: Action) -> Choice:
    if a is s.actions.none:
        return Choice(a.code, Words("choice-keep-none"), (NONE,), "FF-61")
    words = Words("choice-keep", {"card": card_words(s, a.args[0])})
    return Choice(a.code, words, (_drawn_place(s, a.args[0]),), "FF-61")


def _drawn_place(s: FunfairState, card: int) -> str:
    drawn = s.stack[-1].data[1:]
    return f"drawn:{drawn.index(card) + 1}" if card in drawn else "drawn"


def _plan(s: FunfairState, seat: int, a: Action) -> Choice:
    """What a blueprint would score in the park as it is says how far it is met."""
    if a is s.actions.no_plan:
        return Choice(a.code, Words("choice-plan-none"), (NONE,), "FF-61", 0)
    plan = s.kit.blueprints[a.args[0]]
    values: Values = {"plan": named(plan), "level": Words(f"level-{plan.level}")}
    gain = scoring.blueprint_points(s.parks[seat], plan)
    worth: Values = {"points": plan.points, "bonus": plan.bonus, "miss": s.kit.miss}
    missing = missing_words(items_seen(s.parks[seat], plan.items))
    now = Words("note-plan-needs", {"missing": joined(missing)}) if missing else Words("note-plan-there")
    notes = (Words("note-plan-worth", worth), now)
    return Choice(a.code, Words("choice-plan", values), (_drawn_place(s, a.args[0]),), "FF-62", gain, notes)


# -- the rest


def _change(s: FunfairState, seat: int, a: Action) -> Choice:
    coins = s.change(seat)
    gain = gain_of(s, seat, s.parks[seat], s.coins[seat] + coins)
    return Choice(a.code, Words("choice-change", {"coins": coins}), (f"purse:{seat}",), "FF-70", gain, group="more")


def _use(s: FunfairState, seat: int, a: Action) -> Choice:
    space, kind, card = a.args
    effect = s.kit.kinds[kind].action
    assert effect is not None
    place = base_place(seat, space) if s.kit.groups[kind] != UPGRADE else strip_place(s, seat, space, kind)
    there = kind in s.parks[seat].stacks[space]
    coins = s.parks[seat].gain(effect, space) if there else 0
    values: Values = {"card": card_words(s, kind), "coins": coins, "on": base_words(s, seat, space)}
    gain = gain_of(s, seat, s.parks[seat], s.coins[seat] + coins) if there else None
    if card < 0:
        message = "choice-use-on" if s.kit.groups[kind] == UPGRADE else "choice-use"
        return Choice(a.code, Words(message, values), (place, f"purse:{seat}"), "FF-46", gain, group="more")
    words = Words("choice-use-discard", values | {"other": card_words(s, card)})
    return Choice(a.code, words, (place, _source_place(s, seat, card, HAND)), "FF-46", gain, group="more")


def _demolish(s: FunfairState, seat: int, a: Action) -> Choice:
    """Losses are told before anybody chooses them."""
    space, kind = a.args
    park = s.parks[seat]
    if a not in park.demolitions(s.actions):
        name = card_words(s, kind) if kind >= 0 else base_words(s, seat, space)
        return Choice(a.code, Words("choice-demolish", {"card": name}), ("discard",), "FF-71", group="demolish")
    if space < 0:
        place, words = staff_place(s, seat, kind), Words("choice-demolish", {"card": card_words(s, kind)})
    elif kind < 0:
        more = len(park.stacks[space]) - 1
        place = base_place(seat, space)
        values: Values = {"card": base_words(s, seat, space), "upgrades": more}
        words = Words("choice-demolish-stack", values) if more else Words("choice-demolish", values)
    else:
        place = strip_place(s, seat, space, kind)
        words = Words("choice-demolish-on", {"card": card_words(s, kind), "on": base_words(s, seat, space)})
    after, fallen = park.without(space, kind)
    notes = _plan_notes(s, seat, park, after)
    if after.stars != park.stars:
        notes.append(Words("note-stars", {"from": park.stars, "to": after.stars}))
    if s.kit.groups[fallen[0]] == SHOWCASE:
        notes.append(Words("note-showcase-gone"))
    gain = gain_of(s, seat, after, s.coins[seat])
    return Choice(a.code, words, (place, "discard"), "FF-71", gain, tuple(notes), (place,), "demolish")


def _discard(s: FunfairState, seat: int, a: Action) -> Choice:
    words = Words("choice-discard", {"card": card_words(s, a.args[0])})
    return Choice(a.code, words, (_source_place(s, seat, a.args[0], HAND), "discard"), "FF-91")


def _swap(s: FunfairState, seat: int, a: Action) -> Choice:
    own, other = a.args
    words = Words("choice-swap", {"own": card_words(s, own), "other": card_words(s, other)})
    touches = (_source_place(s, seat, own, HAND), _source_place(s, seat, other, MARKET))
    return Choice(a.code, words, touches, "FF-120", group=s.kit.kinds[own].key)


def _skip(s: FunfairState, seat: int, a: Action) -> Choice:
    swapping = s.stack[-1].node.key == "swap"
    words = Words("choice-no-swap" if swapping else "choice-no-add")
    return Choice(a.code, words, (NONE,), "FF-120" if swapping else "FF-48")


def _pass(s: FunfairState, seat: int, a: Action) -> Choice:
    return Choice(a.code, Words("choice-pass"), (NONE,), "FF-23", group="more")


def _redraw(s: FunfairState, seat: int, a: Action) -> Choice:
    return Choice(a.code, Words("choice-redraw"), ("redraw",), "FF-8")


def _keep_hand(s: FunfairState, seat: int, a: Action) -> Choice:
    return Choice(a.code, Words("choice-keep-hand"), ("keep",), "FF-8")


_MAKERS: dict[str, Callable[[FunfairState, int, Action], Choice]] = {
    "build": _build,
    "showcase": _showcase,
    "add": _add,
    "take": _take,
    "draw": _draw,
    "search": _search,
    "keep": _keep,
    "plan": _plan,
    "change": _change,
    "use": _use,
    "demolish": _demolish,
    "discard": _discard,
    "swap": _swap,
    "skip": _skip,
    "pass": _pass,
    "redraw": _redraw,
    "keep-hand": _keep_hand,
}
