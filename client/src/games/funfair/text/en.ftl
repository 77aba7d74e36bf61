# Funfair's board in the browser: names of pieces, panels and buttons.
board-board = Table of Funfair
board-seat = Seat { $n }
board-setup = The first hands are dealt
board-no-faces = The cards are being fetched.
board-round = Round { $n } of { $of }
board-step = { $step ->
    [city] City
    [park] Park
    [guests] Guests
   *[cleanup] Cleanup
}
board-first = { $name } starts the round
board-starts = starts the round
board-book = All cards
board-book-close = Close
board-stand-in = Edition { $edition }. Prices, abilities and blueprints of these cards are stand-ins made for this program; another edition can take their place.
board-book-group = { $group ->
    [attraction] Attractions, { $n } cards
    [upgrade] Upgrades, { $n } cards
    [staff] Staff, { $n } cards
    [showcase] Showcases, { $n } cards
    [blueprint] Blueprints, { $n } cards
    [city] City, { $n } cards
   *[award] Awards, { $n } cards
}
board-book-sizes = Points by size
board-copies = { $n ->
    [one] once in the box
   *[other] { $n } times in the box
}
board-market = Market
board-city = City, round { $round }
board-award = Award
board-award-yours = yours
board-deck-park = Draw 2 Park cards; { $n } in the deck
board-deck-search = Discard the card to search five; { $n } in the deck
board-search = Search 5
board-park-cards = Park cards
board-deck-plans = { $closing ->
    [closed] The Blueprint deck is closed; { $n } left in it
    [warning] Draw 2 blueprints; { $n } in the deck, the last round for them
   *[open] Draw 2 blueprints; { $n } in the deck
}
board-plans = { $closing ->
    [closed] Plans, closed
    [warning] Last plans
   *[open] Plans
}
board-discarded = Discarded
board-discard-name = { $n ->
    [0] Discard pile, empty
   *[other] Discard pile, { $n } cards, { $top } on top
}
board-city-cards = City cards
board-upgrade = Upgrade
board-kind-upgrade = Upgrade, { $kind }
board-letter = { $icon ->
    [fairytale] F
    [jungle] J
    [pirate] P
    [robot] R
   *[other] T
}
board-cut = { $source } −{ $amount }
board-costs = costs { $price }
board-costs-cut = costs { $price } instead of { $was }: { $cuts }
board-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
board-worth = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-points-short = { $n } pt
board-points-to = { $from } points { $gain }
board-size = Size
board-size-to = size { $from } to { $to }
board-next-short = +{ $n } next
board-next-icon = next icon +{ $n }
board-closed = no more upgrades
board-stack = { $card }, size { $size }, { $points } points, { $next } more for the next icon
board-stack-with = { $card } with { $on }; size { $size }, { $points } points, { $next } more for the next icon
board-on = { $card }. On { $on }
board-base = { $card }. In space { $space }
board-space = Space { $n }
board-space-free = Space { $n }, free for an attraction
board-still-free = one attraction still fits
board-staff = Staff
board-staff-place = Where new staff start
board-member = { $card }. Worth { $points } points now
board-your-showcase = Your showcase
board-showcase = Showcase, face down
board-showcase-name = Your showcase: { $card }. Costs { $price } instead of { $was }
board-paid = { $coins } of { $cap } paid by investors
board-yours-for = Yours for { $price }
board-showcase-built = Showcase built
board-showcase-gone = Showcase gone
board-investors = Investors { $coins }
board-gate = Gate, 1 star
board-your-park = Your park
board-park-of = Park of { $name }
board-look = Look at the park of { $name }
board-coins = coins
board-purse = { $n ->
    [one] Your purse, 1 coin
   *[other] Your purse, { $n } coins
}
board-stars-word = stars
board-income = Next income
board-income-name = Next income { $n }: { $lines }
board-next-income = +{ $n } next
board-line = { $text }: { $points }
board-actions = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
board-in-sight = in sight
board-leads = leads
board-hand-cards = cards in hand
board-known = holds { $cards }
board-adding = { $source }: add an upgrade here, or nothing
board-hand = Your hand
board-hand-of = Your hand, { $n } of 5
board-blueprints = Blueprints
board-no-plans = No blueprint yet. As an action you draw two and keep one or none.
board-level = { $level ->
    [easy] Easy
    [medium] Medium
   *[difficult] Difficult
}
board-asks = Asks for
board-bonus = Bonus
board-bonus-on = { $any ->
    [0] Bonus
   *[other] Bonus, { $head }
}
board-met = Met so far
board-to-go = { $more ->
    [0] { $missing }
   *[other] { $missing } and { $more } more
}
board-plan-open = As it is: { $missing }; { $points } points
board-plan-met = Met, { $points } points; for its bonus: { $bonus }
board-plan-full = Met with its bonus, { $points } points
board-offer = To choose from
board-drawn-plans = { $n } blueprints, to keep one or none
board-drawn-cards = { $n } Park cards drawn
board-draws = { $deck ->
    [blueprints] { $name } looks at { $n } blueprints
   *[park] { $name } looks at { $n } Park cards
}
board-parks = Parks
board-tabs = Show of the table
board-tab = { $tab ->
    [park] Park
    [market] Market
    [hand] Hand { $hand }
   *[plans] Plans { $plans }
}
board-score = Score sheet
board-row-size = Attraction size
board-row-blueprints = Blueprints
board-row-coins = Coins
board-row-staff = Staff
board-row-award = Award: { $award }
board-about-size = Icons on each ribbon, from the size table
board-about-blueprints = Met: the points, and the bonus if that is met too. Not met: −{ $miss }
board-about-coins = 1 point for every { $coins }
board-about-staff = As marked; performers by their icons
board-total = Total
board-tie = A tie goes to stars, then blueprints, then coins
board-tie-line = { $stars } stars, { $coins } coins
board-none = none
board-place = { $n ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}
board-decided = { $by ->
    [stars] The tie is broken by stars.
    [blueprints] The tie is broken by blueprints met.
    [coins] The tie is broken by coins.
    [shared] { $n } players share the win.
   *[points] Every number can be opened to see the cards behind it.
}
board-open-next = Open { $row }
board-all-open = All is open
board-open-all = Open all
board-close-all = Close all
board-plan-face = { $plan }, { $level }: { $items }. { $points } points, { $bonus } more with its bonus
group-market = Build from the Market
group-hand = Build your own
group-take = Take
group-more = Something else
group-demolish = Demolish
