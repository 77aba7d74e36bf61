"""One park: attractions in five spaces with their upgrades, and staff. Never changed, only replaced."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.games.funfair.actions import SPACES, FunfairActions
from midway.games.funfair.edition import (
    ICONS,
    PER_ATTRACTION,
    PER_OTHER,
    PER_STAR,
    SHOWCASE,
    STAFF,
    UPGRADE,
    Effect,
    Kit,
)

#: The gate shows one star (FF-2).
GATE_STARS = 1

Stack = tuple[int, ...]
NOTHING: Stack = ()


class Park:
    """``stacks[space]`` are kinds, the attraction first, then its upgrades from the bottom up; empty where none is.

    ``stars`` are all of the park with its gate, ``counts`` icons by number, ``cuts`` the discounts its cards give.
    """

    __slots__ = ("attractions", "counts", "cuts", "fits_kept", "free", "kit", "lists", "stacks", "staff", "stars")

    def __init__(self, kit: Kit, stacks: tuple[Stack, ...], staff: tuple[int, ...]) -> None:
        self.kit = kit
        self.stacks = stacks
        self.staff = staff
        kinds = kit.kinds
        stars = GATE_STARS
        a = u = h = 0  # coins off attractions, upgrades, staff
        counts = [0] * len(ICONS)
        self.free = -1
        self.attractions = 0
        for space, stack in enumerate(stacks):
            if stack:
                self.attractions += 1
            elif self.free < 0:
                self.free = space
            for number in stack:
                kind = kinds[number]
                stars += kind.stars
                for icon in kind.ribbon:
                    counts[icon] += 1
                cuts = kind.cuts
                a, u, h = a + cuts[0], u + cuts[1], h + cuts[2]
        for number in staff:
            kind = kinds[number]
            stars += kind.stars
            cuts = kind.cuts
            a, u, h = a + cuts[0], u + cuts[1], h + cuts[2]
        self.stars = stars
        self.counts = counts
        #: By group; a showcase is priced as an attraction.
        self.cuts = (a, u, h, a)
        self.fits_kept: dict[int, tuple[int, ...]] = {}
        self.lists: dict[int, list[Action]] = {}

    @classmethod
    def empty(cls, kit: Kit) -> Park:
        return cls(kit, (NOTHING,) * SPACES, ())

    def plain(self) -> tuple[tuple[Stack, ...], tuple[int, ...]]:
        """What makes it up, for hash and comparison."""
        return (self.stacks, self.staff)

    # -- changes

    def build(self, kind: int, space: int) -> Park:
        """With one more card: an attraction in the first free space (FF-34), an upgrade on top of one (FF-35)."""
        group = self.kit.kinds[kind].group
        if group == STAFF:
            return Park(self.kit, self.stacks, (*self.staff, kind))
        if group != UPGRADE:
            space = self.free
        stack = (*self.stacks[space], kind)
        return Park(self.kit, (*self.stacks[:space], stack, *self.stacks[space + 1 :]), self.staff)

    def without(self, space: int, kind: int) -> tuple[Park, tuple[int, ...]]:
        """After demolishing, and the cards that fell: one upgrade or one of the staff, or, with no kind, an attraction
        and all its upgrades (FF-73)."""
        if space < 0:
            return Park(self.kit, self.stacks, tuple([number for number in self.staff if number != kind])), (kind,)
        old = self.stacks[space]
        new = NOTHING if kind < 0 else tuple([number for number in old if number != kind])
        fallen = old if kind < 0 else (kind,)
        return Park(self.kit, (*self.stacks[:space], new, *self.stacks[space + 1 :]), self.staff), fallen

    # -- what it holds

    def size(self, space: int) -> int:
        """Icons of an attraction, built-in ones included (FF-100)."""
        kinds = self.kit.kinds
        return sum([len(kinds[number].ribbon) for number in self.stacks[space]])

    def ribbon(self, space: int) -> list[int]:
        """The icons of an attraction from the bottom up."""
        kinds = self.kit.kinds
        return [icon for number in self.stacks[space] for icon in kinds[number].ribbon]

    def stack_stars(self, space: int) -> int:
        kinds = self.kit.kinds
        return sum([kinds[number].stars for number in self.stacks[space]])

    def closed(self, space: int) -> bool:
        """Whether a card on the attraction ends its upgrades (FF-37)."""
        return any(self.kit.kinds[number].closes for number in self.stacks[space])

    def has_showcase(self) -> bool:
        return any(bool(stack) and self.kit.kinds[stack[0]].group == SHOWCASE for stack in self.stacks)

    def count(self, per: int, space: int) -> int:
        """How often a gain is paid: 1 where it is flat, else by icons, attractions, or stars of this attraction."""
        if per < 0:
            return 1
        if per == PER_ATTRACTION:
            return self.attractions
        if per == PER_OTHER:
            return self.attractions - 1
        if per == PER_STAR:
            return self.stack_stars(space)
        return self.counts[per]

    def gain(self, effect: Effect, space: int = -1) -> int:
        """Coins of an effect: ``gain`` for each, or flat with ``more`` for each."""
        times = self.count(effect.per, space)
        return effect.gain + effect.more * times if effect.more else effect.gain * times

    def tickets(self) -> int:
        """Coins of the staff's tickets in a Guests step (FF-82)."""
        kinds = self.kit.kinds
        return sum([self.gain(ticket) for ticket in [kinds[number].ticket for number in self.staff] if ticket])

    # -- where a card may be built, price apart

    def fits(self, kind: int) -> tuple[int, ...]:
        """The spaces it may go to; (-1,) for staff that can be hired; empty where it cannot be built."""
        found = self.fits_kept.get(kind)
        if found is None:
            group = self.kit.kinds[kind].group
            if group == UPGRADE:
                found = tuple([space for space in range(SPACES) if self.takes(space, kind)])
            elif group == STAFF:
                found = () if kind in self.staff else (-1,)
            else:
                found = (self.free,) if self.free >= 0 and not self.has(kind) else ()
            self.fits_kept[kind] = found
        return found

    def has(self, kind: int) -> bool:
        """Whether an attraction of this name stands here."""
        return any(bool(stack) and stack[0] == kind for stack in self.stacks)

    def takes(self, space: int, kind: int) -> bool:
        """Whether an upgrade may go on the attraction in a space (FF-36 to FF-42)."""
        stack = self.stacks[space]
        return (
            bool(stack)
            and self.allows(space, kind)
            and not self.bears(space, kind)
            and not self.lettered(space, kind)
            and not self.closed(space)
        )

    def allows(self, space: int, kind: int) -> bool:
        """Whether the upgrade's restriction lets it on the type of attraction (FF-36)."""
        return bool(self.kit.kinds[kind].on >> self.kit.kinds[self.stacks[space][0]].icon & 1)

    def bears(self, space: int, kind: int) -> bool:
        """Whether the attraction has an upgrade of this name, built on or built in (FF-38, FF-40)."""
        stack = self.stacks[space]
        return kind in stack or self.kit.kinds[stack[0]].built_in == kind

    def lettered(self, space: int, kind: int) -> bool:
        """Whether the upgrade is a theme whose letter the attraction shows already (FF-39)."""
        card = self.kit.kinds[kind]
        return card.theme and card.icon in self.ribbon(space)

    # -- kept rows of actions, for the list of a turn

    def builds(self, actions: FunfairActions, source: int, kind: int) -> list[Action]:
        """The builds of a card from Market or hand that the park allows, price apart. Never change the list."""
        row = self.lists.get(kind * 2 + source)
        if row is None:
            spaces = self.fits(kind)
            every = actions.build[source][kind]
            row = [every[space] for space in spaces] if len(every) > 1 else every if spaces else []
            self.lists[kind * 2 + source] = row
        return row

    def own(self, actions: FunfairActions) -> list[Action]:
        """Abilities used as an action that need no card, and everything that could be demolished."""
        row = self.lists.get(-1)
        if row is None:
            row = []
            for space, stack in enumerate(self.stacks):
                row += [actions.use[space, number] for number in stack if (space, number) in actions.use]
            for space, stack in enumerate(self.stacks):
                if stack:
                    row.append(actions.demolish_base[space])
                    row += [actions.demolish_strip[space, number] for number in stack[1:]]
            row += [actions.demolish_staff[number] for number in self.staff]
            self.lists[-1] = row
        return row

    def discarding(self, actions: FunfairActions) -> list[list[Action]]:
        """For each ability that costs a hand card: its actions by the kind of card."""
        if not actions.use_discard:
            return []
        return [
            actions.use_discard[space, number]
            for space, stack in enumerate(self.stacks)
            for number in stack
            if (space, number) in actions.use_discard
        ]
