# Fabelland, English

fabelland = Fabelland
fabelland-about = Set your action in secret, turn the carousels, and fill the attractions of the fairy-tale park.

option-tumble = Tumbling guests
option-tumble-drop = Dropped
option-tumble-barriers = Dropped between barriers
option-tumble-dealt = Dealt out at random
option-tumble-named = Dealt out from a named sector
option-opening = First round
option-opening-normal = As all others
option-opening-guided = Guided, without wheels
option-colours = Colours
option-colours-seat = By seat
option-colours-chosen = Chosen

## Names

nothing = nothing
neutral = neutral
list-more = { $list }, { $item }
list-last = { $list } and { $item }
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-lilac = lilac
carousel = carousel { $carousel }
centre = the centre
area-D = sand (D)
area-E = grass (E)
area-F = ice (F)
compartment = compartment { $compartment }
edge = { $carousel } { $colour }
field = { $field }
field-carousel = the carousel substitute
field-shop = the shopping substitute
guest-P = a magic fan
guest-K = a tech fan
guest-T = a nature fan
guests-none = nobody
guests-P = { $count } { $count ->
    [one] magic fan
   *[other] magic fans
}
guests-K = { $count } { $count ->
    [one] tech fan
   *[other] tech fans
}
guests-T = { $count } { $count ->
    [one] nature fan
   *[other] nature fans
}
taken-P = magic fan seated
taken-K = tech fan seated
taken-T = nature fan seated
space-P = magic
space-K = tech
space-T = nature
space-any = any
space-linked = linked { $group }
landed = { $guests } on { $place }
influencers-orange = { $count } orange { $count ->
    [one] influencer
   *[other] influencers
}
influencers-blue = { $count } blue { $count ->
    [one] influencer
   *[other] influencers
}
influencers-violet = { $count } violet { $count ->
    [one] influencer
   *[other] influencers
}
influencers-green = { $count } green { $count ->
    [one] influencer
   *[other] influencers
}
influencer-orange = an orange influencer
influencer-blue = a blue influencer
influencer-violet = a violet influencer
influencer-green = a green influencer
does-A = turn carousel A
does-B = turn carousel B
does-C = turn carousel C
does-D = shop at the sand
does-E = shop at the grass
does-F = shop at the ice
does-carousel = turn any carousel after C
does-shop = buy once anywhere after F
does-orange = seat a guest on one of your attractions
does-blue = move a guest from an area to a carousel
does-violet = move a guest to a neighbouring compartment

attraction-titled = { $title }
attraction-pumpkin-coach = Pumpkin Coach
attraction-clockwork-mouse = Clockwork Mouse
attraction-lily-pads = Lily Pads
attraction-wishing-well = Wishing Well
attraction-singing-shell = Singing Shell
attraction-windmill-swing = Windmill Swing
attraction-mirror-maze = Mirror Maze
attraction-unicorn-pond = Unicorn Pond
attraction-copper-treehouse = Copper Treehouse
attraction-bean-lift = Beanstalk Lift
attraction-flying-carpet = Flying Carpet
attraction-robot-dance = Robot Dance
attraction-snail-feeding = Snail Feeding
attraction-crystal-ball = Crystal Ball
attraction-gear-slide = Gear Slide
attraction-giants-belly = Giant's Belly
attraction-three-wishes = Three Wishes
attraction-long-hair-jump = Long Hair Jump
attraction-tin-woods = Tin Woods
attraction-fairy-meadow = Fairy Meadow
attraction-magic-lantern = Magic Lantern
attraction-frog-palace = Frog Palace
attraction-mole-railway = Mole Railway
attraction-seven-league-boots = Seven-League Boots
attraction-witch-house = Witch House
attraction-steam-dragon = Steam Dragon
attraction-whale-ride = Whale Ride
attraction-wild-hunt = Wild Hunt
attraction-midnight-ball = Midnight Ball
attraction-brass-jungle = Brass Jungle
attraction-rose-castle = Rose Castle
attraction-cloud-castle = Cloud Castle

event-more-guests = Coach Party
event-more-guests-text = { $amount } more guests tumble onto one of the emptiest carousels.
event-centre-guests = Parade
event-centre-guests-text = { $amount } more guests tumble onto the centre.
event-clear-area = Rain Shower
event-clear-area-text = The fullest area runs to a carousel, which the bag holder chooses.
event-turn-all = Gust of Wind
event-turn-all-text = Every carousel turns { $amount ->
    [one] one compartment
   *[other] { $amount } compartments
} clockwise; nobody boards.
event-gift-all = Balloon Seller
event-gift-all-text = Everybody takes { $amount } { $amount ->
    [one] balloon
   *[other] balloons
}.
event-gift-poorest = Good Fairy
event-gift-poorest-text = Whoever has the fewest balloons takes { $amount }.
event-new-influencers = New Faces
event-new-influencers-text = All influencers on sale are replaced.
event-new-attractions = New Plans
event-new-attractions-text = All attractions on sale are replaced.
event-cheap-attractions = Builders' Day
event-cheap-attractions-text = Attractions cost { $amount } less this round.
event-cheap-influencers = Open Stage
event-cheap-influencers-text = Influencers cost { $amount } less this round, the face-down one too.
event-foreign-bonus = Good Neighbours
event-foreign-bonus-text = Filling a foreign attraction pays { $amount } more this round.
event-owner-bonus = Gala Night
event-owner-bonus-text = Owners take { $amount } more for each attraction that rides this round.
event-more-influencers = Live Broadcast
event-more-influencers-text = { $amount ->
    [one] One more influencer
   *[other] { $amount } more influencers
} may be used in each action this round.
event-skip-bonus = Great Minds
event-skip-bonus-text = Being skipped pays { $amount } more this round.
event-more-purchases = Late Opening
event-more-purchases-text = The shopping substitute buys { $amount } more this round.
event-last-day = Last Day of the Season
event-last-day-text = This round is the last.

## What to do

prompt-other = { $player } { $does }.
prompt-wheels = Set your wheel.
prompt-wheels-set = Your wheel shows { $field }. You can still change it.
prompt-choose-colour = Choose a colour.
prompt-start = Build { $card } on an edge of your colour.
prompt-guided = Choose an action and play it at once.
prompt-arrive = Choose one of the emptiest carousels for { $count } new { $count ->
    [one] guest
   *[other] guests
}.
prompt-clear-area = Choose one of the fullest areas.
prompt-send-area = Choose the carousel for the guests from { $area }.
prompt-late = Your field was taken. Choose a free field or a substitute.
prompt-pick-carousel = Choose a carousel to turn.
prompt-rotate = Turn { $carousel }, or leave it as it stands.
prompt-seating = Choose who boards { $card }.
prompt-collecting = All who can have boarded { $carousel }. Let the full attractions ride.
prompt-finishing = Use an influencer, or end your action.
prompt-shop = Buy up to { $left } { $left ->
    [one] card
   *[other] cards
}.
prompt-lead = Choose the carousel for the guests from { $area }.
prompt-take-guest = Choose the guest to move.
prompt-put-guest = Choose where { $guest } goes.
prompt-name-sector = Choose where { $guests } begin to line up on { $board }.
prompt-won = { $winners } wins with { $points } balloons.
prompt-won-shared = { $winners } share the win with { $points } balloons.
doing-choose-colour = chooses a colour
doing-start = builds { $card }
doing-guided = chooses an action
doing-arrive = chooses a carousel for { $count } new { $count ->
    [one] guest
   *[other] guests
}
doing-clear-area = chooses one of the fullest areas
doing-send-area = chooses the carousel for the guests from { $area }
doing-late = was skipped and chooses another field
doing-pick-carousel = chooses a carousel
doing-rotate = turns { $carousel }
doing-seating = chooses who boards { $card }
doing-collecting = lets guests board { $carousel }
doing-finishing = may use an influencer
doing-shop = buys up to { $left } { $left ->
    [one] card
   *[other] cards
}
doing-lead = chooses the carousel for the guests from { $area }
doing-take-guest = chooses a guest to move
doing-put-guest = moves { $guest }
doing-name-sector = chooses where { $guests } line up on { $board }

## Choices

choice-colour = Play { $colour }
choice-start = Build { $card } on { $edge }
choice-wheel = { $field }: { $does }
choice-field = { $field }: { $does }
choice-ride = Turn { $carousel }
choice-onto = Onto { $carousel } ({ $guests } { $guests ->
    [one] guest
   *[other] guests
})
choice-clear = Clear { $area }: { $guests }
choice-sector = Begin at { $place }
choice-turn = { $steps ->
    [0] Leave { $carousel } as it stands
    [one] Turn { $carousel } by one compartment
   *[other] Turn { $carousel } by { $steps } compartments
}
choice-board = { $guests } on { $card }: now { $spaces }
choice-board-there = Board on { $edge }
choice-collect = { $count ->
    [0] Nothing rides; go on
    [one] Let the full attraction ride
   *[other] Let { $count } full attractions ride
}
choice-finish = End the action
choice-build = { $card } on { $edge } for { $price }
choice-replace = { $card } on { $edge } in place of { $old } for { $price }
choice-build-nothing = Build from { $slot } on { $edge }
choice-hire = Hire { $influencer } ({ $slot }) for { $price }
choice-hire-top = Hire the face-down influencer for { $price }
choice-hire-nothing = Hire from { $slot }
choice-enough = Buy no more
choice-use = Use { $influencer }: { $does }
choice-take = Take { $guest } from { $place } ({ $guests })
choice-drop = To compartment { $compartment }
note-boards = { $count ->
    [0] Nobody boards
    [one] 1 guest boards
   *[other] { $count } guests board
}
note-waits = { $count } { $count ->
    [one] waits
   *[other] wait
} on { $card }
note-rides-own = { $card } rides: you +{ $balloons }
note-rides-foreign = { $card } rides: { $player } +{ $balloons }, you +{ $bonus }
note-rides-neutral = { $card } rides: you +{ $bonus }
note-pays = { $player } +{ $balloons } in all
note-tumbles = { $count } { $count ->
    [one] guest tumbles
   *[other] guests tumble
} onto the centre
note-spaces = spaces: { $spaces }
note-leave = { $guests } tumble onto the centre
note-set = number { $count } of its colour, worth { $points } more at the end
note-borders = borders { $card }

## The table

table-round = Round { $round } of { $rounds }. { $player } has the bag with { $bag } { $bag ->
    [one] guest
   *[other] guests
}.
table-event = Event: { $event }. { $text }
table-before = The table is set. { $player } has the bag with { $bag } { $bag ->
    [one] guest
   *[other] guests
}.
table-area = Centre, { $area }: { $guests }.
table-offer = On sale { $slot }: { $card }, value { $value }, for { $price }; spaces { $spaces }.
table-poster = On sale { $slot }: { $influencer } for { $price }.
table-top = The face-down influencer costs { $price }; { $count } are in the deck.
table-carousel = Carousel { $carousel }: compartment { $compartment } faces the centre with { $guests }.
table-edge = { $edge } ({ $owner }): { $card }, value { $value }, { $spaces }; compartment { $compartment } with { $guests }.
table-edge-free = { $edge } ({ $owner }): no attraction; compartment { $compartment } with { $guests }.
table-seat = { $player }, { $colours }: { $balloons } { $balloons ->
    [one] balloon
   *[other] balloons
}, attractions { $attractions }, influencers { $sets }, { $total } in all.
table-hand = Still to build: { $card }, { $spaces }.
table-influencers = { $influencers }, { $used } used: { $points } points, one more brings { $more }.
table-field = On { $field }: { $players }.

## What happened

log-colour = { $player } plays { $colour }.
log-start = { $player } builds { $card } on { $edge }.
log-neutral = { $card } lies on { $edge } and is neutral.
log-first-influencer = { $player } begins with { $influencer }.
log-offer = { $card } goes on sale at { $slot }.
log-poster = At { $slot }, { $influencer } goes on sale.
log-round = Round { $round } of { $rounds } begins. { $player } has the bag.
log-arrive = { $player } sends new guests to { $carousel }.
log-event = { $event }: { $text }
log-gift = { $player } takes { $balloons } { $balloons ->
    [one] balloon
   *[other] balloons
}.
log-place = { $player } goes to { $field }.
log-skip = { $player } finds { $field } taken, takes { $balloons } { $balloons ->
    [one] balloon
   *[other] balloons
} and is skipped.
log-turn = { $steps ->
    [0] { $player } leaves { $carousel } as it stands.
    [one] { $player } turns { $carousel } by one compartment.
   *[other] { $player } turns { $carousel } by { $steps } compartments.
}
log-board = { $guests } { $count ->
    [one] boards
   *[other] board
} { $card }.
log-ride-own = { $card } rides: { $player } takes { $balloons } { $balloons ->
    [one] balloon
   *[other] balloons
}.
log-ride-foreign = { $card } rides: { $player } takes { $balloons } { $balloons ->
    [one] balloon
   *[other] balloons
}, { $by } takes { $bonus } for filling it.
log-ride-neutral = { $card } rides: { $by } takes { $bonus } for filling it.
log-tumble = { $fell ->
    [0] Guests tumble: { $landed }.
    [one] Guests tumble: { $landed }. One fell off and was dropped again.
   *[other] Guests tumble: { $landed }. { $fell } fell off and were dropped again.
}
log-dealt = Guests line up: { $landed }.
log-build = { $player } builds { $card } on { $edge } for { $price }.
log-replace = { $player } replaces { $old } on { $edge } with { $card } for { $price }.
log-hire = { $player } hires { $influencer } for { $price }.
log-hire-top = { $player } turns up { $influencer } for { $price }.
log-use = { $player } uses { $influencer }.
log-move = { $player } brings { $guest } from { $place } to { $target }.
log-score = { $player }: { $balloons } { $balloons ->
    [one] balloon
   *[other] balloons
}, { $attractions } for attractions, { $sets } for influencers, { $total } in all.
log-winner = { $player } wins.
log-winner-shared = { $player } shares the win.

## Why not

refusal-choose-colour-first = Choose a colour first.
refusal-colour-taken = { $player } plays that colour already.
refusal-start-first = Build your starting attraction first.
refusal-not-your-edge = That edge is not of your colour.
refusal-edge-taken = Your other starting attraction lies there already.
refusal-guided-first = Choose an action first.
refusal-no-substitute-now = In the guided round there are no substitute actions.
refusal-no-action-c = Carousel C is not in this game.
refusal-no-such-carousel = That carousel is not in this game.
refusal-arrive-first = Choose a carousel for the new guests first.
refusal-not-the-emptiest = Another carousel has fewer guests.
refusal-clear-area-first = Choose the area to clear first.
refusal-not-the-fullest = Another area has more guests.
refusal-send-area-first = Choose the carousel for these guests first.
refusal-wheels-first = Set your wheel first.
refusal-late-first = Choose another field first.
refusal-field-taken = { $player } stands on { $field } already.
refusal-pick-carousel-first = Choose a carousel first.
refusal-rotate-first = Turn the carousel first, or leave it as it stands.
refusal-seating-first = Choose who boards first.
refusal-board-the-most = As many guests as possible must board.
refusal-collecting-first = Let the full attractions ride first.
refusal-finishing-first = Your action is almost over: use an influencer or end it.
refusal-shop-first = Buy something first, or buy no more.
refusal-not-this-display = You are shopping at area { $area }.
refusal-nothing-there = Nothing is on sale there.
refusal-no-influencers-left = No influencers are left.
refusal-too-dear = It costs { $price }, and you have { $balloons } { $balloons ->
    [one] balloon
   *[other] balloons
}.
refusal-lead-first = Choose the carousel for the guests of the area first.
refusal-no-such-influencer = You have no influencer of that colour left to use.
refusal-enough-influencers = You have used { $count } influencers in this action already.
refusal-nobody-to-move = There is nobody that this influencer could move now.
refusal-take-guest-first = Choose the guest to move first.
refusal-not-from-there = This influencer takes no guests from there.
refusal-no-such-guest = No such guest waits there.
refusal-guest-not-wanted = None of your attractions has a free space for this guest.
refusal-put-guest-first = Choose where the guest goes first.
refusal-no-place-for-guest = The guest finds no free space there.
refusal-not-a-neighbour = The guest moves to a neighbouring compartment.
refusal-name-sector-first = Choose where the guests begin to line up first.
refusal-no-such-sector = This board has no sector { $sector }.
