board-map = Map of Fun City
board-seat = Player { $n }
board-tonight = TONIGHT
board-till = till
board-from = from
board-space = street space { $space }
board-stop = bus stop { $n } ({ $space })
board-red = red crossing
board-here = here: { $names }
board-slog-here = SLOG is here
board-mover = { $name }, { $at }
board-card-open = { $points } points, open until { $closes }
board-card-closing = { $points } points, last call, closes { $closes }
board-card-later = { $points } points, opens { $opens }
board-bank = Bank clock
board-bank-sign = FUN CITY BANK
board-clock = The bank clock shows { $time }; the day ends at { $end }
board-pressed = { $n } minutes went by
board-cards = On the board
board-pile = { $n } in the pile
board-no-cards = No card is on the board.
board-points = points
board-hours-open = { $opens } to { $closes }
board-hours-closing = Last call: { $closes }
board-hours-later = opens { $opens }
board-hours-soon = Soon: opens { $opens }
board-crazy = Crazy cards
board-crazy-watch = Crazy cards
board-crazy-hidden = Only who holds them sees them.
board-no-crazy = None. You draw up to three when your turn starts.
board-played = { $n } of { $of } played
board-deck = { $n } to draw
board-fan = Pick a card of { $name }
board-fan-card = Card { $n }
board-when-before = Before you roll
board-when-against = Against someone
board-when-bus = In a bus ride
board-crazy-add = Add { $n }
board-crazy-double = Double
board-crazy-swap = In my place
board-crazy-taxi = Taxi
board-crazy-uhoh = Uh-oh
board-crazy-pickpocket = Pickpocket
board-crazy-zzzz = Z-Z-Z-Z
board-does-add = { $n } more steps
board-does-double = Your dice count twice.
board-does-swap = You two change places.
board-does-taxi = Odd dice: go anywhere.
board-does-uhoh = Off to: { $place }
board-does-pickpocket = Face up: draw a card.
board-does-zzzz = The rider sleeps on.
board-rest = Let rides go by
board-rest-turn = Not now, this turn
board-rest-game = Not now, all game
board-rests-turn = Rides go by, this turn.
board-rests-game = Rides go by, all game.
board-rests-back = Ask me again
board-sum-double = { $n ->
    [one] doubled
   *[other] doubled { $n } times
}
board-sum-add = and Add { $n }
board-sum-taxi = and Taxi
board-makes = makes
board-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
board-anywhere = anywhere
board-ways = Ways there
board-way-foot = On foot, { $n }
board-way-up = Bus up, { $n }
board-way-down = Bus down, { $n }
board-loot = Just picked from { $name }: { $place }, { $card }
board-about = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $crazy } Crazy
board-about-sent = must go: { $place }
board-pockets = What everybody collected
board-gone = { $gone } closed, { $pile } left in the pile
board-pocket = { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $points } points
board-tab-map = Map
board-tab-hand = Crazy cards
board-tab-cards = Cards
board-tab-pockets = Collected
