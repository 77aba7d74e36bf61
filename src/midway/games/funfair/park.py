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

    __slots__ = (
        "attractions", "bars", "costly", "counts", "cuts", "fallible", "free", "kit", "ribbons", "rooms",
        "scored", "shut", "stacks", "staff", "stars", "usable",
    )  # fmt: skip

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
        shut = 0
        bars = []
        for space, stack in enumerate(stacks):
            bar = 0
            if stack:
                self.attractions += 1
                shut |= 1 << stack[0]
            else:
                bar = kit.all_bits
                if self.free < 0:
                    self.free = space
            for number in stack:
                kind = kinds[number]
                bar |= kind.bar
                stars += kind.stars
                for icon in kind.ribbon:
                    counts[icon] += 1
                cuts = kind.cuts
                a, u, h = a + cuts[0], u + cuts[1], h + cuts[2]
            bars.append(bar)
        for number in staff:
            kind = kinds[number]
            shut |= 1 << number
            stars += kind.stars
            cuts = kind.cuts
            a, u, h = a + cuts[0], u + cuts[1], h + cuts[2]
        self.stars = stars
        self.counts = counts
        #: By group; a showcase is priced as an attraction.
        self.cuts = (a, u, h, a)
        #: For each space the upgrades that may not go there, and all other cards that may not be built, as bits.
        self.bars = tuple(bars)
        self.shut = shut if self.free >= 0 else shut | kit.attraction_bits
        self.ribbons: list[list[int]] | None = None
        self.scored: dict[object, int] = {}  # points of blueprints, by blueprint
        self.rooms = [-1] * len(kinds)  # by kind, -1 until asked for
        self.usable: list[Action] | None = None
        self.fallible: list[Action] | None = None
        self.costly: list[list[Action]] | None = None

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
        return len(self.ribbon(space))

    def ribbon(self, space: int) -> list[int]:
        """The icons of an attraction from the bottom up. Never change the list."""
        if self.ribbons is None:
            kinds = self.kit.kinds
            self.ribbons = [[icon for number in stack for icon in kinds[number].ribbon] for stack in self.stacks]
        return self.ribbons[space]

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

    def room(self, kind: int) -> int:
        """The spaces an upgrade may go on, as bits (FF-36 to FF-41); 1 for another card that may be built, 0 if not."""
        room = self.rooms[kind]
        if room < 0:
            if self.kit.groups[kind] == UPGRADE:
                room = sum([1 << space for space, bar in enumerate(self.bars) if not bar >> kind & 1])
            else:
                room = 0 if self.shut >> kind & 1 else 1
            self.rooms[kind] = room
        return room

    def fits(self, kind: int) -> tuple[int, ...]:
        """The spaces a card may go to; (-1,) for staff that can be hired; empty where it cannot be built."""
        room = self.room(kind)
        group = self.kit.groups[kind]
        if group == UPGRADE:
            return tuple([space for space in range(SPACES) if room >> space & 1])
        if not room:
            return ()
        return (-1,) if group == STAFF else (self.free,)

    def has(self, kind: int) -> bool:
        """Whether an attraction of this name stands here."""
        return any(bool(stack) and stack[0] == kind for stack in self.stacks)

    def takes(self, space: int, kind: int) -> bool:
        """Whether an upgrade may go on the attraction in a space."""
        return not self.bars[space] >> kind & 1

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

    def uses(self, actions: FunfairActions) -> list[Action]:
        """Abilities used as an action that need no card."""
        if self.usable is None:
            self.usable = [
                actions.use[space, number]
                for space, stack in enumerate(self.stacks)
                for number in stack
                if (space, number) in actions.use
            ]
        return self.usable

    def demolitions(self, actions: FunfairActions) -> list[Action]:
        """Everything that could be demolished."""
        if self.fallible is None:
            row: list[Action] = []
            for space, stack in enumerate(self.stacks):
                if stack:
                    row.append(actions.demolish_base[space])
                    row += [actions.demolish_strip[space, number] for number in stack[1:]]
            row += [actions.demolish_staff[number] for number in self.staff]
            self.fallible = row
        return self.fallible

    def discarding(self, actions: FunfairActions) -> list[list[Action]]:
        """For each ability that costs a hand card: its actions by the kind of card."""
        if self.costly is None:
            self.costly = [
                actions.use_discard[space, number]
                for space, stack in enumerate(self.stacks)
                for number in stack
                if (space, number) in actions.use_discard
            ]
        return self.costly
