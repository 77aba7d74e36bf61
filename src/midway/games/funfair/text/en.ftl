# Funfair, English

funfair = Funfair
funfair-about = Six rounds to build the best park: tall attractions, good staff, secret blueprints.

## Names

# A card has its names from the edition; each language takes its own and leaves the other unsaid.
named = { $de ->
   *[other] { $en }
}
investors = Investors
list-more = { $list }, { $item }
list-last = { $list } and { $item }
empty-space = space { $space }
built-in = built-in { $card }
icon-thrill = Thrill Ride
icon-leisure = Leisure Ride
icon-theatre = Theatre
icon-food = Food Outlet
icon-sideshow = Sideshow
icon-feature = Feature
icon-guest = Guest Services
icon-quality = Quality
icon-fairytale = Fairytale Theme
icon-jungle = Jungle Theme
icon-pirate = Pirate Theme
icon-robot = Robot Theme
icon-theme = of any Theme
icon-count = { $count } { $icon }
one-thrill = a Thrill Ride
one-leisure = a Leisure Ride
one-theatre = a Theatre
one-food = a Food Outlet
one-sideshow = a Sideshow
one-attraction = an attraction
kind-staff = Staff
kind-showcase = Super Attraction, { $icon }
level-easy = easy
level-medium = medium
level-difficult = difficult
step-city = City step
step-park = Park step
step-cleanup = Cleanup
step-over = the end
per-attraction = attraction in your park
per-other-attraction = other attraction in your park
per-star-here = star on this attraction
per-thrill = Thrill Ride in your park
per-leisure = Leisure Ride in your park
per-theatre = Theatre in your park
per-food = Food Outlet in your park
per-sideshow = Sideshow in your park
per-feature = Feature icon in your park
per-guest = Guest Services icon in your park
per-quality = Quality icon in your park
per-fairytale = Fairytale icon in your park
per-jungle = Jungle icon in your park
per-pirate = Pirate icon in your park
per-robot = Robot icon in your park

## Card faces

limit-rides = Rides only
limit-not = Not on a { $icon }
limit-on = { $icons } only
ability-built-in = { $card } is built in.
ability-after-gain = After you build: gain { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
ability-after-gain-per = After you build: gain { $coins } { $coins ->
    [one] coin
   *[other] coins
} for each { $per }.
ability-after-draw-park = After you build: draw 2 Park cards and keep 1.
ability-after-draw-blueprints = After you build: draw 2 blueprints and keep 1 or none.
ability-after-take = After you build: take a Market card into your hand.
ability-after-add-free = After you build: you may build an upgrade from your hand here, free.
ability-after-add = After you build: you may build an upgrade from your hand here for { $coins } less.
ability-action-gain = As an action: gain { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
ability-action-gain-per = As an action: gain { $coins } { $coins ->
    [one] coin
   *[other] coins
} for each { $per }.
ability-action-discard = As an action: discard a hand card and gain { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
ability-action-discard-per = As an action: discard a hand card and gain { $coins } for each { $per }.
ability-cut-attraction = Your attractions cost { $coins } less.
ability-cut-upgrade = Your upgrades cost { $coins } less.
ability-cut-staff = Your staff cost { $coins } less.
ability-closes = No more upgrades on this attraction.
ability-ticket = Guests step: gain { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
ability-ticket-per = Guests step: gain { $coins } { $coins ->
    [one] coin
   *[other] coins
} for each { $per }.
ability-points-per = { $points } points for each { $per }.
ability-showcase = A fourth action each round.
city-cut-attraction = Attractions cost { $coins } less this round.
city-cut-upgrade = Upgrades cost { $coins } less this round.
city-cut-staff = Staff cost { $coins } less this round.
city-change = Loose Change pays { $factor } times this round.
city-guests = Everybody gains { $coins } more in this Guests step.
city-guests-per = In this Guests step, gain { $coins } more for each { $per }.
city-draw-park = Everybody draws 2 Park cards and keeps 1.
city-draw-blueprints = Everybody draws 2 blueprints and keeps 1 or none; once they are closed, { $coins } { $coins ->
    [one] coin
   *[other] coins
} instead.
city-take = Everybody takes a Market card into the hand.
city-swap = Everybody may swap a hand card with a Market card.
city-invest = { $coins } { $coins ->
    [one] coin
   *[other] coins
} onto each waiting showcase; { $built } coins for those who have built theirs.
city-gain = Everybody gains { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
city-gain-per = Everybody gains { $coins } for each { $per }.
city-gain-more = Everybody gains { $coins } coins and { $more } more for each { $per }.
award-types = attractions of { $count } types
award-staff = { $count } or more staff
award-stars = the most stars; all who are tied score
item-with = { $kind } with { $icons }
item-size = { $kind } of size { $size } or more
item-park = { $icons } in the park
item-park-one = { $count } { $icon } in the park
item-one = { $count } { $icon } on { $kind }
short-any = Any attraction
short-another = { $kind } no. { $number }
short-size = size { $size } or more
short-park = in the park
missing-attraction = needs { $kind }
missing-icon = needs { $count ->
    [one] one more { $icon }
   *[other] { $count } more { $icon }
} on { $kind }
missing-park = needs { $count ->
    [one] one more { $icon }
   *[other] { $count } more { $icon }
} in the park
missing-size = needs { $count ->
    [one] one more icon
   *[other] { $count } more icons
} on { $kind }

## What to do

prompt-redraw-mine = Your hand has no attraction. Show it and draw five new cards, or keep it.
prompt-redraw-other = { $player } may draw a new hand.
prompt-action-mine = Take action { $number } of { $actions }.
prompt-action-other = { $player } takes action { $number } of { $actions }.
prompt-fourth-mine = Take a fourth action, or leave it out.
prompt-fourth-other = { $player } may take a fourth action.
prompt-keep-mine = Keep one of the cards drawn, or none.
prompt-keep-other = { $player } looks at { $count } Park cards.
prompt-keep-one-mine = Keep one of the { $count } cards drawn.
prompt-keep-one-other = { $player } looks at { $count } Park cards.
prompt-plan-mine = Keep one of the blueprints for good, or none.
prompt-plan-other = { $player } looks at blueprints.
prompt-take-mine = Take a Market card into your hand.
prompt-take-other = { $player } takes a Market card.
prompt-add-mine = Build an upgrade from your hand on { $on } for { $coins } less, or none.
prompt-add-other = { $player } may add an upgrade to { $on }.
prompt-add-free-mine = Build an upgrade from your hand on { $on } free, or none.
prompt-add-free-other = { $player } may add an upgrade to { $on }.
prompt-swap-mine = Swap a hand card with a Market card, or none.
prompt-swap-other = { $player } may swap a card with the Market.
prompt-discard-mine = Your hand holds five. Discard { $count ->
    [one] one card
   *[other] { $count } cards
}.
prompt-discard-other = { $player } discards down to five cards.
prompt-won = { $count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } share the win with { $points } points each.
}

## Choices

choice-build = Build { $card } for { $price }
choice-build-on = Build { $card } on { $on } for { $price }
choice-hire = Hire { $card } for { $price }
choice-showcase = Build your showcase { $card } for { $price }
choice-take = Take { $card } into your hand
choice-draw-park = Draw 2 Park cards and keep 1 or none
choice-draw-blueprints = Draw 2 blueprints and keep 1 or none
choice-search = Discard { $card } to search 5 Park cards
choice-keep = Keep { $card }
choice-keep-none = Keep none
choice-plan = Keep { $plan } ({ $level })
choice-plan-none = Keep no blueprint
choice-change = Pick up loose change: { $coins } { $coins ->
    [one] coin
   *[other] coins
}
choice-use = { $card }: gain { $coins } { $coins ->
    [one] coin
   *[other] coins
}
choice-use-on = { $card } on { $on }: gain { $coins } { $coins ->
    [one] coin
   *[other] coins
}
choice-use-discard = { $card }: discard { $other } and gain { $coins } { $coins ->
    [one] coin
   *[other] coins
}
choice-demolish = Demolish { $card }
choice-demolish-on = Demolish { $card } on { $on }
choice-demolish-stack = Demolish { $card } with { $upgrades ->
    [one] its upgrade
   *[other] its { $upgrades } upgrades
}
choice-discard = Discard { $card }
choice-swap = Swap { $own } for { $other }
choice-no-swap = Swap nothing
choice-no-add = Build nothing more
choice-pass = Leave the fourth action out
choice-redraw = Show the hand and draw five new cards
choice-keep-hand = Keep this hand
note-size = { $card }: size { $from } to { $to }, { $points } more points
note-plan-met = meets { $plan }, { $points } points better
note-plan-bonus = meets the bonus of { $plan }, { $points } points
note-plan-broken = { $plan } is no longer met, { $points } points
note-stars = stars { $from } to { $to }
note-coins = leaves { $coins } { $coins ->
    [one] coin
   *[other] coins
}
note-showcase-gone = the showcase leaves the game
note-plan-needs = as it is: { $missing }
note-plan-there = already met
note-plan-worth = { $points } points, { $bonus } more for its bonus, { $miss } lost if it is not met

## The table

table-setup = The first hands are dealt.
table-round = Round { $round } of { $rounds }, { $step }. { $player } starts.
table-city = City: { $card }. { $text } { $left ->
    [0] It is the last City card.
    [one] One City card is left.
   *[other] { $left } City cards are left.
}
table-award = Award, { $points } points: { $card } ({ $text }).
table-stand-in = The faces of these cards are stand-ins made for this program.
table-market = Market { $number }: { $card }, price { $price }.
table-market-cut = Market { $number }: { $card }, price { $price } ({ $cuts }).
cut = { $source } { $coins } less
table-decks = { $cards } Park cards in the deck, { $discards } discarded.
table-plans = { $cards } blueprints in the deck, { $discards } discarded.
table-plans-last = { $cards } blueprints in the deck, { $discards } discarded. After this round their deck is closed.
table-plans-closed = The Blueprint deck is closed.
table-park = { $player }: { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $stars } { $stars ->
    [one] star
   *[other] stars
}, next income { $income }, { $cards } { $cards ->
    [one] hand card
   *[other] hand cards
}, { $plans } { $plans ->
    [one] blueprint
   *[other] blueprints
}.
table-known = { $player } is known to hold { $cards }.
table-showcase-waiting = The showcase of { $player } waits, { $coins } of { $cap } coins from investors.
table-showcase-built = The showcase of { $player } stands.
table-showcase-gone = The showcase of { $player } is gone.
table-stack = Space { $space }: { $card }, size { $size }, { $points } { $points ->
    [one] point
   *[other] points
}, { $next } more for the next icon.
table-stack-with = Space { $space }: { $card } with { $upgrades }, size { $size }, { $points } { $points ->
    [one] point
   *[other] points
}, { $next } more for the next icon.
table-staff = Staff of { $player }: { $cards }.
table-score = { $player }: { $size } for size, { $blueprints } for blueprints, { $coins } for coins, { $staff } for staff, { $award } for the award, { $total } in all.
table-score-line = { $text }: { $points }.
table-own-showcase = Your showcase is { $card }, yours for { $price }.
table-hand = Hand { $number }: { $card }, price { $price }.
table-hand-cut = Hand { $number }: { $card }, price { $price } ({ $cuts }).
table-plan-open = Blueprint { $plan } ({ $level }): { $missing }; { $points } points as it is.
table-plan-met = Blueprint { $plan } ({ $level }): met, { $points } points; its bonus of { $bonus } { $missing }.
table-plan-full = Blueprint { $plan } ({ $level }): met with its bonus, { $points } points.
score-size = { $card }, size { $size }
score-plan = { $plan }
score-plan-bonus = { $plan }, bonus
score-plan-missed = { $plan }, not met
score-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}
income-stars = { $count } { $count ->
    [one] star
   *[other] stars
}

## What happened

log-redraw = { $player } has no attraction, shows { $cards } and draws five new cards.
log-keep-hand = { $player } keeps a hand without attraction.
log-open = The award is { $award }. { $player } starts.
log-round = Round { $round } of { $rounds }: { $card }. { $text }
log-gain = { $player } gains { $coins } { $coins ->
    [one] coin
   *[other] coins
} from { $card }.
log-invest = Investors put { $coins } { $coins ->
    [one] coin
   *[other] coins
} on the showcase of { $player }, { $total } by now.
log-closing = The Planning Office closes after this round: the last chance for blueprints.
log-closed = The Blueprint deck is closed.
log-income = { $player } gains { $coins } { $coins ->
    [one] coin
   *[other] coins
} from guests, with { $stars } { $stars ->
    [one] star
   *[other] stars
}.
log-new-market = The Market is laid out anew.
log-discard = { $player } discards { $card }.
log-build = { $player } builds { $card } for { $price }.
log-build-on = { $player } builds { $card } on { $on } for { $price }.
log-hire = { $player } hires { $card } for { $price }.
log-showcase = { $player } builds the showcase { $card } for { $price }.
log-take = { $player } takes { $card }.
log-refill = { $card } comes to the Market.
log-draw = { $player } draws { $count } { $count ->
    [one] Park card
   *[other] Park cards
}.
log-drew = { $player } sees { $cards }.
log-draw-blueprints = { $player } draws { $count } { $count ->
    [one] blueprint
   *[other] blueprints
}.
log-keep = { $player } keeps a card and discards { $count }.
log-keep-none = { $player } discards { $count ->
    [one] the card
   *[other] all { $count } cards
}.
log-keep-blueprint = { $player } keeps a blueprint.
log-keep-no-blueprint = { $player } keeps no blueprint.
log-skip = { $player } does without.
log-swap = { $player } swaps { $own } for { $other }.
log-search = { $player } discards { $card } to search the deck.
log-change = { $player } picks up { $coins } { $coins ->
    [one] coin
   *[other] coins
} of loose change.
log-use = { $player } uses { $card } and gains { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
log-use-discard = { $player } uses { $card }, discards { $other } and gains { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
log-demolish = { $player } demolishes { $card }.
log-demolish-stack = { $player } demolishes { $card } with { $upgrades ->
    [one] its upgrade
   *[other] its { $upgrades } upgrades
}.
log-pass = { $player } leaves the fourth action out.
log-reshuffle = The { $cards } discarded Park cards become the new deck.
log-reshuffle-blueprints = The { $cards } discarded blueprints become the new deck.
log-score = { $player }: { $size } for size, { $blueprints } for blueprints, { $coins } for coins, { $staff } for staff, { $award } for the award, { $total } in all.
log-winner = { $player } wins.
log-winner-shared = { $player } shares the win.

## Why not

refusal-hand-first = Draw a new hand or keep this one first.
refusal-keep-first = Choose from the cards drawn first.
refusal-keep-one = One of these cards must be kept.
refusal-not-drawn = That card is not among those drawn.
refusal-keep-plan-first = Choose from the blueprints drawn first.
refusal-take-first = Take a Market card first.
refusal-not-in-market = That card is not in the Market.
refusal-not-in-hand = That card is not in your hand.
refusal-add-first = Add an upgrade from your hand first, or build nothing more.
refusal-add-upgrades-only = Only an upgrade can be added here.
refusal-swap-first = Swap a card first, or swap nothing.
refusal-swap-alike = These two cards are the same.
refusal-too-dear = It costs { $price } coins, and there are { $coins }.
refusal-staff-twice = Staff of this name work in this park already.
refusal-no-attraction = There is no attraction in space { $space }.
refusal-wrong-type = This upgrade does not go on attractions of that type.
refusal-upgrade-twice = This attraction has that upgrade already.
refusal-upgrade-built-in = This attraction has that upgrade built in.
refusal-theme-twice = This attraction shows that theme already.
refusal-attraction-closed = This attraction takes no more upgrades.
refusal-showcase-built = The showcase is built already.
refusal-showcase-gone = The showcase has left the game.
refusal-park-full = All five spaces of the park are built on.
refusal-attraction-twice = An attraction of this name stands in the park already.
refusal-deck-empty = No card is left to draw.
refusal-plans-closed = The Blueprint deck is closed.
refusal-no-such-ability = No card of yours offers that here.
refusal-nothing-to-demolish = There is nothing of yours to demolish there.
refusal-must-act = The first three actions cannot be left out.
refusal-action-first = Take your action first.
refusal-discard-first = Discard down to five cards first.
