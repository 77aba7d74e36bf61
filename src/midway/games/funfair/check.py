"""What must hold on every whole table of Funfair; tests and the fuzzer ask after every action."""

from __future__ import annotations

from collections import Counter

from midway.games.funfair.edition import SHOWCASE, STAFF, UPGRADE
from midway.games.funfair.park import Park
from midway.games.funfair.state import BUILT, COINS, HOLE, KIND, WAITING, FunfairState, showcase_kinds


def check(s: FunfairState) -> None:
    """Raise AssertionError naming a card or coin that is lost or doubled, or a park that cannot stand so."""
    cards = [*s.deck, *s.pile, *[kind for kind in s.market if kind != HOLE]]
    plans = [*s.plan_deck, *s.plan_pile, *[plan for kept in s.plans for plan in kept]]
    for f in s.stack:
        if f.node.key == "keep":
            cards += f.data[1:]
        elif f.node.key == "plan":
            plans += f.data[1:]
    for seat, park in enumerate(s.parks):
        cards += [card & KIND for card in s.hands[seat]]
        cards += [kind for stack in park.stacks for kind in stack if s.kit.groups[kind] != SHOWCASE]
        cards += park.staff
        assert list(s.hands[seat]) == sorted(s.hands[seat]), f"the hand of seat {seat} is not in order"
        _check_park(park)
        _check_showcase(s, seat)
    counted = Counter(cards)
    for kind in s.kit.kinds[: s.kit.park_kinds]:
        assert counted[kind.number] == kind.copies, f"{counted[kind.number]} copies of {kind.key}, want {kind.copies}"
    assert len(cards) == sum(counted[number] for number in range(s.kit.park_kinds)), "a card that is none"
    assert sorted(plans) == list(range(len(s.kit.blueprints))), f"blueprints lost or doubled: {sorted(plans)}"
    assert s.bank + sum(s.coins) + sum(s.invested) == COINS, "coins lost or made"
    assert min(s.coins) >= 0, f"a purse below nothing: {s.coins}"
    seen = s.city if s.city_card < 0 else [*s.city, s.city_card]
    assert len(set(seen)) == len(seen), f"City cards doubled: {seen}"
    assert len(set(s.showcases)) == s.seats, f"showcases doubled: {s.showcases}"
    assert set(s.showcases) <= set(showcase_kinds(s.kit)), f"no showcases: {s.showcases}"


def _check_showcase(s: FunfairState, seat: int) -> None:
    standing = [stack[0] for stack in s.parks[seat].stacks if stack and s.kit.groups[stack[0]] == SHOWCASE]
    assert standing == ([s.showcases[seat]] if s.show_state[seat] == BUILT else []), f"showcase of seat {seat}"
    limit = s.kit.cap if s.show_state[seat] == WAITING else 0
    assert 0 <= s.invested[seat] <= limit, f"{s.invested[seat]} coins on the showcase of seat {seat}"


def _check_park(park: Park) -> None:
    """Built again card by card, the park is the same: no name twice where it may not be, nothing out of place."""
    kit = park.kit
    bases = [stack[0] for stack in park.stacks if stack]
    assert len(set(bases)) == len(bases), f"an attraction twice: {bases}"
    assert len(set(park.staff)) == len(park.staff), f"staff twice: {park.staff}"
    assert all(kit.groups[kind] == STAFF for kind in park.staff), f"no staff: {park.staff}"
    for space, stack in enumerate(park.stacks):
        if not stack:
            continue
        assert kit.groups[stack[0]] not in (UPGRADE, STAFF), f"space {space} begins with {kit.kinds[stack[0]].key}"
        names = [*stack, kit.kinds[stack[0]].built_in]
        assert len(set(names)) == len(names), f"an upgrade twice in space {space}: {names}"
        letters = [icon for icon in park.ribbon(space) if icon >= 8]
        assert len(set(letters)) == len(letters), f"a theme twice in space {space}"
        for kind in stack[1:]:
            assert kit.groups[kind] == UPGRADE, f"{kit.kinds[kind].key} on space {space}"
            assert park.allows(space, kind), f"{kit.kinds[kind].key} on space {space}, against its restriction"
        closing = [at for at, kind in enumerate(stack) if kit.kinds[kind].closes]
        assert closing in ([], [len(stack) - 1]), f"upgrades on closed space {space}"
