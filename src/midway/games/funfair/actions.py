"""Every action of an edition of Funfair: made once from its cards, shared by all tables that play it."""

from __future__ import annotations

from midway.engine.actions import Action, Actions
from midway.games.funfair.edition import STAFF, UPGRADE, Kit

SPACES = 5
MARKET, HAND = 0, 1
SOURCES = ("market", "hand")


class FunfairActions(Actions):
    """The table of actions, and rows of it by what they name. Spaces count from 0 here, from 1 in codes.

    ``build[source][kind]`` holds one action a space for an upgrade, one action for anything else.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        keys = [kind.key for kind in kit.kinds]
        park = range(kit.park_kinds)
        self.redraw, self.keep_hand = self.make("redraw"), self.make("keep-hand")
        self.change = self.make("change")
        self.draw_park, self.draw_plans = self.make("draw", 0, text="park"), self.make("draw", 1, text="blueprints")
        self.showcase = self.make("showcase")
        self.stop = self.make("pass")
        self.none = self.make("keep", -1, text="none")
        self.no_plan = self.make("plan", -1, text="none")
        self.skip = self.make("skip")
        self.build = [[self._builds(kit, kind, source) for kind in park] for source in (MARKET, HAND)]
        self.rows = [[self._rows(kit, kind, source) for kind in park] for source in (MARKET, HAND)]
        self.take = [self.make("take", kind, text=keys[kind]) for kind in park]
        self.search = [self.make("search", kind, text=keys[kind]) for kind in park]
        self.keep = [self.make("keep", kind, text=keys[kind]) for kind in park]
        self.add = [self.make("add", kind, text=keys[kind]) for kind in park]
        self.discard = [self.make("discard", kind, text=keys[kind]) for kind in park]
        self.plan = [self.make("plan", number, text=plan.key) for number, plan in enumerate(kit.blueprints)]
        self.demolish_base = [self.make("demolish", space, -1, text=str(space + 1)) for space in range(SPACES)]
        self.demolish_staff = {
            kind: self.make("demolish", -1, kind, text=keys[kind]) for kind in park if kit.kinds[kind].group == STAFF
        }
        self.demolish_strip = {
            (space, kind): self.make("demolish", space, kind, text=f"{space + 1} {keys[kind]}")
            for space in range(SPACES)
            for kind in park
            if kit.kinds[kind].group == UPGRADE
        }
        self.use: dict[tuple[int, int], Action] = {}
        self.use_discard: dict[tuple[int, int], list[Action]] = {}
        for kind in kit.kinds:
            if kind.action is not None:
                for space in range(SPACES):
                    self._use(kit, kind.number, space, kind.action.discard)
        self.swap = [
            [self.make("swap", own, other, text=f"{keys[own]} {keys[other]}") for other in park] for own in park
        ]

    def _builds(self, kit: Kit, kind: int, source: int) -> list[Action]:
        key, where = kit.kinds[kind].key, SOURCES[source]
        if kit.kinds[kind].group != UPGRADE:
            return [self.make("build", kind, -1, source, text=f"{key} {where}")]
        return [self.make("build", kind, space, source, text=f"{key} {where} {space + 1}") for space in range(SPACES)]

    def _rows(self, kit: Kit, kind: int, source: int) -> list[list[Action]]:
        """The builds of a card by ``Park.room``: one list for every set of spaces."""
        row = self.build[source][kind]
        if kit.groups[kind] != UPGRADE:
            return [[], row]
        return [[row[space] for space in range(SPACES) if room >> space & 1] for room in range(1 << SPACES)]

    def _use(self, kit: Kit, kind: int, space: int, discard: bool) -> None:
        key = kit.kinds[kind].key
        if not discard:
            self.use[space, kind] = self.make("use", space, kind, -1, text=f"{space + 1} {key}")
            return
        self.use_discard[space, kind] = [
            self.make("use", space, kind, card, text=f"{space + 1} {key} {kit.kinds[card].key}")
            for card in range(kit.park_kinds)
        ]
