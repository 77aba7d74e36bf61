board-map = Map of Fun City
board-map-near = Closer
board-map-whole = Whole town
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
board-card-soon = { $points } points, opens soon, at { $opens }
board-bank = Bank clock
board-bank-sign = FUN CITY BANK
board-clock = The bank clock shows { $time }; the day ends at { $end }
board-next = then { $first } or { $second }
board-next-only = then { $time }
board-pressed = { $n } minutes went by
board-cards = On the board
board-pile = { $n } in the pile
board-no-cards = No card is on the board.
board-points = points
board-last-call = Last call,
board-soon = Opens soon,
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
board-crazy-pickpocket = Pick­pocket
board-crazy-zzzz = Z-Z-Z-Z
board-does-add = { $n } more steps
board-does-double = Your dice count twice.
board-does-swap = You two change places.
board-does-taxi = Odd dice: go anywhere.
board-does-uhoh = Off to: { $place }
board-does-pickpocket = Face up: draw a card.
board-does-zzzz = The rider sleeps on.
board-ride = { $name } is on the bus to: { $to }
board-ride-last = Asleep, { $name } rides on to { $last } and stops there.
board-ride-wait = Without an answer the ride goes on after { $n } seconds.
board-ride-open = The ride waits for your answer.
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
board-too-far = { $n } too far
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
board-about-sent = Uh-oh: { $place }
board-pockets = What everybody collected
board-gone = { $gone } closed, { $pile } left in the pile
board-pocket = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-pocket-sum = In all
board-pocket-empty = Nothing yet.
board-tab-map = Map
board-tab-hand = Crazy cards
board-tab-pockets = Collected
board-clock-title = Bank clock for the box
board-clock-now = What goes on
board-clock-press = Press for the next turn
board-clock-press-hint = 10 or 20 minutes go by · Space
board-clock-struck = The clock has struck
board-clock-struck-hint = Play this turn out; then count.
board-clock-slog-up = SLOG is up
board-clock-slog-move = Move her from here to the red space: { $place }.
board-clock-slog-down = She was helped: push her down
board-clock-closing = Closing soon
board-clock-closing-text = Cards that close at { $time } stay while the clock shows { $time }, and go at the next press after it.
board-clock-presses = Presses so far: { $n }
board-clock-undo = Undo last press
board-clock-again = Back to { $time }
board-clock-keeping = Being kept for use without a network.
board-clock-kept = Works without a network.
board-clock-not-kept = This browser keeps no copy; stay connected.
board-clock-saved = The time is kept if the page is closed. The day ends at { $end }.
