"""Every action of Fun City. They depend on the map and the Crazy cards, so each edition has its own."""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Action, Actions

FAMILIES = ("add", "double", "swap", "taxi", "uhoh", "pickpocket", "zzzz")
ADD, DOUBLE, SWAP, TAXI, UHOH, PICKPOCKET, ZZZZ = range(len(FAMILIES))
MOST_SEATS = 4
#: Nobody has more Fun City cards to fan.
FAN = 40


class Crazy:
    """A kind of Crazy card: its family, its number (of ADD) or place (of UH-OH), and how many there are."""

    def __init__(self, family: int, value: int, name: str, count: int) -> None:
        self.family = family
        self.value = value
        self.name = name
        self.count = count


class Acts:
    """The actions of an edition. Seats in codes count from 0, as in records.

    ``cards[kind][seat]`` plays a Crazy card, against a seat where it needs one (column 0 where it does not).
    ``bus[way][node]`` rides down (0) or up (1).
    """

    def __init__(self, nodes: Sequence[str], crazy: Sequence[Crazy], fun_cards: Sequence[str]) -> None:
        self.all = Actions()
        make = self.all.make
        self.go = [make("go", node, text=name) for node, name in enumerate(nodes)]
        self.bus = [
            [make("bus", way, node, text=f"{word} {name}") for node, name in enumerate(nodes)]
            for way, word in enumerate(("down", "up"))
        ]
        self.roll = make("roll")
        self.obey = make("obey")
        self.redraw = make("redraw")
        self.cards: list[list[Action]] = []
        for kind, card in enumerate(crazy):
            family = FAMILIES[card.family]
            if card.family == ADD:
                self.cards.append([make(family, kind, text=str(card.value))])
            elif card.family == UHOH:
                place = nodes[card.value]
                self.cards.append([make(family, kind, seat, text=f"{place} {seat}") for seat in range(MOST_SEATS)])
            elif card.family in (SWAP, PICKPOCKET):
                self.cards.append([make(family, kind, seat, text=str(seat)) for seat in range(MOST_SEATS)])
            else:
                self.cards.append([make(family)])
        #: The kind of Crazy card that an action plays, by the action's id; -1 where it plays none.
        self.kind_of = [-1] * self.all.size
        for kind, plays in enumerate(self.cards):
            for action in plays:
                self.kind_of[action.id] = kind
        families = [card.family for card in crazy]
        self.zzzz_kind = families.index(ZZZZ)
        self.zzzz = self.cards[self.zzzz_kind][0]
        self.pickpocket = self.cards[families.index(PICKPOCKET)]
        self.pick = [make("pick", number) for number in range(1, FAN + 1)]
        self.stop = make("stop")
        self.fetch = [make("fetch", card, text=name) for card, name in enumerate(fun_cards)]
        self.hold = make("pass")
        self.kind_of += [-1] * (self.all.size - len(self.kind_of))
        self.answers = ([self.hold], [self.hold, self.zzzz])
