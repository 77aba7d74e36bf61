"""A player that builds income early, counts the blueprints it can still meet, and then goes for height.

All weights are tenths of a point. It reads the view only.
"""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.engine.state import State
from midway.games.funfair import scoring
from midway.games.funfair.actions import SPACES
from midway.games.funfair.edition import NO_ADDING, PLAN_DECK, SHOWCASE, Blueprint, Effect, Item
from midway.games.funfair.park import Park, Stack
from midway.games.funfair.state import ACTIONS_A_ROUND, BUILT, ROUNDS, WAITING, FunfairState
from midway.games.funfair.view import actions_left

#: A coin at the end is half a point; while there is much left to buy it is worth a little more.
COIN, EARLY_COIN = 5, 6
#: What an action more is worth, an attraction to build on, a card in hand that could be built, a fresh card.
ACTION, GROUND, READY, CARD = 45, 12, 3, 10
#: Blueprints the bot likes to have, and what a draw of two is worth while it has fewer.
PLANS_WANTED, PLAN_DRAW = 3, 42
#: Chance in percent to meet a blueprint by the number of icons missing; less when actions run out.
CHANCE = (100, 84, 66, 48, 32, 20, 10)


class Greedy:
    """Chooses what is worth most by its own estimate; equals are told apart by its seed and the step."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(seed)

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """One of ``legal``, for the seat the view belongs to."""
        assert isinstance(view, FunfairState)
        seat = view.viewer
        assert seat is not None
        if len(legal) == 1:
            return legal[0]
        outlook = Outlook(view, seat)
        values = [outlook.value(action) for action in legal]
        top = max(values)
        equal = [action for action, value in zip(legal, values, strict=True) if value == top]
        return equal[self.dice.word("equals", view.step) * len(equal) >> 64]


class Outlook:
    """What things are worth to one seat at one moment."""

    def __init__(self, s: FunfairState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.park = s.parks[seat]
        self.coins = s.coins[seat]
        self.guests = max(ROUNDS + 1 - s.round, 0) if s.round else ROUNDS
        rounds = ROUNDS - s.round
        self.actions = actions_left(s, seat) + rounds * (ACTIONS_A_ROUND + (s.show_state[seat] == BUILT))
        self.coin = EARLY_COIN if self.guests > 2 else COIN
        self.kept: dict[tuple[Item, Stack], int] = {}
        self.now = self.worth(self.park, self.coins)
        self.cards: dict[int, int] = {}

    def value(self, a: Action) -> int:
        """What an action brings, above doing nothing."""
        s, verb = self.s, a.verb
        if verb == "build":
            kind, space, _ = a.args
            return self.built(kind, space, s.price(self.seat, kind))
        if verb == "add":
            space, cut, _ = s.stack[-1].data
            return self.built(a.args[0], space, 0 if cut < 0 else s.price(self.seat, a.args[0], cut))
        if verb == "showcase":
            # this round's fourth action is still to come as long as the Park step lasts
            return self.built(s.showcases[self.seat], -1, s.showcase_price(self.seat)) + ACTION * self.guests
        if verb == "demolish":
            return self.demolished(a)
        if verb == "change":
            return self.coin * s.change(self.seat)
        return self.used(a) if verb == "use" else self.drawn(a)

    def drawn(self, a: Action) -> int:
        """Cards that come and go without being built."""
        if a.verb == "take":
            return self.card(a.args[0]) // 3
        if a.verb == "draw":
            return self.plan_draw() if a is self.s.actions.draw_plans else CARD
        if a.verb == "search":
            return CARD + 8 - self.card(a.args[0]) // 4
        if a.verb == "plan":
            return self.plan_kept(a.args[0]) if a.args[0] >= 0 else 0
        if a.verb == "keep":
            return self.card(a.args[0]) if a.args[0] >= 0 else -1
        if a.verb == "discard":
            return -self.card(a.args[0])
        if a.verb == "swap":
            return self.card(a.args[1]) - self.card(a.args[0])
        return 1 if a.verb == "redraw" else 0

    # -- building

    def built(self, kind: int, space: int, price: int) -> int:
        """The worth of a build at a price, its coins and choices included."""
        after = self.park.build(kind, space)
        coins = self.coins - price
        extra = 0
        effect = self.s.kit.kinds[kind].after
        if effect is not None:
            coins += after.gain(effect, space if space >= 0 else self.park.free)
            extra = self.effect_worth(effect)
        return self.worth(after, coins) - self.now + extra

    def effect_worth(self, effect: Effect) -> int:
        """What the choices of a built card are worth, about."""
        if effect.draw == PLAN_DECK:
            return 0 if self.s.plans_closed else self.plan_draw() // 2
        if effect.draw or effect.take:
            return CARD
        return 0 if effect.add == NO_ADDING or not self.s.hands[self.seat] else 20

    def card(self, kind: int) -> int:
        """What a card in hand promises: its best build at its price, if there are actions left for it."""
        if kind not in self.cards:
            fits = self.park.fits(kind)
            price = self.s.price(self.seat, kind)
            best = max([self.built(kind, space, price) for space in fits], default=0)
            self.cards[kind] = best + READY if self.actions > 1 else 0
        return self.cards[kind]

    def used(self, a: Action) -> int:
        space, kind, card = a.args
        effect = self.s.kit.kinds[kind].action
        assert effect is not None
        cost = self.card(card) // 4 if card >= 0 else 0
        return self.coin * self.park.gain(effect, space) - cost

    def demolished(self, a: Action) -> int:
        """Only what a blueprint gains can make it worth while."""
        after, fallen = self.park.without(*a.args)
        gone = ACTION * self.guests if self.s.kit.groups[fallen[0]] == SHOWCASE else 0
        return self.worth(after, self.coins) - self.now - gone

    # -- the whole

    def worth(self, park: Park, coins: int) -> int:
        """Points now, income to come, blueprints by their chances, room to grow."""
        s = self.s
        value = 10 * (scoring.size_points(park) + scoring.staff_points(park)) + self.coin * coins
        value += COIN * self.guests * (park.stars + park.tickets())
        value += sum([self.plan_worth(park, s.kit.blueprints[plan]) for plan in s.plans[self.seat]])
        if s.award >= 0 and self.has_award(park):
            value += 10 * s.kit.award_points
        if self.actions > 3:
            ground = min(park.attractions, 4) if s.show_state[self.seat] == WAITING else park.attractions
            value += GROUND * ground + 4 * sum(park.cuts[:2]) * min(self.actions, 8) // 2
        return value + self.growth(park)

    def growth(self, park: Park) -> int:
        """The tallest open attraction will get some of the icons still to come."""
        kit = self.s.kit
        best = 0
        for space in range(SPACES):
            if park.stacks[space] and not park.closed(space):
                size = park.size(space)
                best = max(best, kit.size_points(size + 1) - kit.size_points(size))
        return 3 * best * min(self.actions, 6) // 2

    def has_award(self, park: Park) -> bool:
        parks = [park if seat == self.seat else other for seat, other in enumerate(self.s.parks)]
        return scoring.award_met(self.s.kit.awards[self.s.award], park, parks)

    # -- blueprints

    def plan_draw(self) -> int:
        """Fresh blueprints are for those who have few and time to meet them."""
        if self.s.plans_closed or len(self.s.plans[self.seat]) >= PLANS_WANTED + 1:
            return 0
        few = PLAN_DRAW if len(self.s.plans[self.seat]) < PLANS_WANTED else PLAN_DRAW // 3
        return few if self.park.attractions > 1 else few // 3

    def plan_kept(self, number: int) -> int:
        return self.plan_worth(self.park, self.s.kit.blueprints[number])

    def plan_worth(self, park: Park, plan: Blueprint) -> int:
        """Points by the chance to meet the required lines, then the bonus."""
        missing = self.missing(park, plan.items)
        if missing == 0 and len(plan.items) > 1 and not scoring.met(park, plan.items):
            missing = 1  # two lines want the same attraction
        chance = self.chance(missing)
        bonus = self.chance(missing + self.missing(park, plan.bonus_items)) if plan.bonus else 0
        miss = self.s.kit.miss
        return (chance * (plan.points + miss) + bonus * plan.bonus) // 10 - 10 * miss

    def missing(self, park: Park, items: Sequence[Item]) -> int:
        """Icons and attractions short of the lines, each line by the attraction that comes closest."""
        missing = 0
        for item in items:
            if item.park:
                missing += sum([max(0, count - scoring.park_icons(park, icon)) for icon, count in item.icons])
            else:
                missing += min([self.short(park, item, space) for space in range(SPACES)])
        return missing

    def short(self, park: Park, item: Item, space: int) -> int:
        """What one attraction lacks of a line; most stand unchanged in every park that is thought of."""
        key = (item, park.stacks[space])
        short = self.kept.get(key)
        if short is None:
            have, want = scoring.carried(park, item, space)
            short = self.kept[key] = want - have
        return short

    def chance(self, missing: int) -> int:
        """Percent."""
        if missing == 0:
            return 100
        if missing > self.actions:
            return 0
        chance = CHANCE[missing] if missing < len(CHANCE) else 4
        return chance if self.actions >= 3 * missing else chance * self.actions // (3 * missing)
