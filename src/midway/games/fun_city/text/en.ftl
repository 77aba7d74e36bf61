# Fun City, English

fun_city = Fun City
fun_city-about = Errands against the bank clock: walk, ride the bus, and be there while it is open.

option-slog = SLOG comes up
option-slog-times = At set times
option-slog-chance = One press in six
option-waiting = Time to break into a bus ride
option-waiting-minute = One minute
option-waiting-short = 20 seconds
option-waiting-open = No limit

## Names

time =
    { $hour ->
        [0] 12
        [13] 1
        [14] 2
        [15] 3
        [16] 4
        [17] 5
        [18] 6
        [19] 7
        [20] 8
        [21] 9
        [22] 10
        [23] 11
       *[other] { $hour }
    }:{ $minute }
named = { $name }
to-named = to { $name }
place-arms = Portleigh Arms
place-theatre = Theatre
place-bowl = Bowl-a-Gnome
place-bank = Bank
place-post = Post Office
place-laundromat = Laundromat
place-pet = Pet Shop
place-market = Super Duper Market
place-library = Library
place-diner = Diner
place-hall = City Hall
to-place-arms = to the Portleigh Arms
to-place-theatre = to the Theatre
to-place-bowl = to the Bowl-a-Gnome
to-place-bank = to the Bank
to-place-post = to the Post Office
to-place-laundromat = to the Laundromat
to-place-pet = to the Pet Shop
to-place-market = to the Super Duper Market
to-place-library = to the Library
to-place-diner = to the Diner
to-place-hall = to City Hall
space = space { $space }
to-space = to space { $space }
stop = bus stop { $number } ({ $space })
to-stop = to bus stop { $number } ({ $space })
red = red crossing
to-red = to the red crossing
card = the { $place } card
card-whole = { $place }, { $opens } to { $closes }, { points }
crazy-add = ADD { $number }
crazy-double = DOUBLE
crazy-swap = PUT YOURSELF IN MY PLACE
crazy-taxi = TAXI
crazy-uhoh = UH-OH: { $place }
crazy-pickpocket = PICKPOCKET
crazy-zzzz = Z-Z-Z-Z
list-more = { $list }, { $item }
list-or = { $list } or { $item }
list-last = { $list } and { $item }

## What to do

prompt-play-mine = Play Crazy cards ({ $left } more this turn), or roll the dice.
prompt-play-other = { $player } plays Crazy cards or rolls.
prompt-sent-mine = Play Crazy cards ({ $left } more this turn), or go { $to } as UH-OH says.
prompt-sent-other = { $player } must go { $to }.
prompt-pick-mine = Pick one of the { $count } cards of { $to }.
prompt-pick-other = { $player } picks one of the cards of { $to }.
prompt-go-on-mine = Flip PICKPOCKET again, or stop and keep what you have.
prompt-go-on-other = { $player } flips PICKPOCKET again or stops.
prompt-move-mine = Move up to { $roll } steps, on foot or by bus.
prompt-move-other = { $player } moves up to { $roll } steps.
prompt-taxi-mine = The taxi takes you anywhere.
prompt-taxi-other = The taxi takes { $player } anywhere.
prompt-bus-mine = { $player } takes the bus { $to }. Play Z-Z-Z-Z, or let the ride go on.
prompt-bus-unable = { $player } takes the bus { $to }. You have no Z-Z-Z-Z to break in with.
prompt-bus-other = { $player } takes the bus { $to }. The others may break in.
prompt-bus-rider = You are on the bus. The others may break in.
prompt-fetch-mine = SLOG is across. Choose a card: you go there and take it.
prompt-fetch-other = { $player } has helped SLOG and chooses a card.
prompt-result = The clock has struck. { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
prompt-result-shared = The clock has struck. { $winners } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

choice-roll = Roll the dice
choice-obey = Go { $to }
choice-redraw = Discard the whole hand and draw three cards
choice-crazy = Play { $crazy }
choice-zzzz = Play { $crazy }: { $to } sleeps on { $last }
choice-crazy-against = Play { $crazy } against { $to }
choice-pick = Pick card { $number } of the fan
choice-stop = Stop and keep the cards
choice-fetch = Go { $to } and take its card
choice-pass = Let the ride go on
choice-go = Walk { $to }
choice-stay = Stay: { $place }
choice-taxi = Take the taxi { $to }
choice-bus-up = Take the bus up the line { $to }
choice-bus-down = Take the bus down the line { $to }

note-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
note-open = takes { $points }; open until { $closes }
note-closing = takes { $points }; last call, closes at { $closes }
note-later = { $points }, from { $opens }
note-hours = { $opens } to { $closes }
note-slog = SLOG waits here for help
help-add = its number is added to the roll
help-double = the dice count twice
help-swap = you and the other player change places, then you roll
help-taxi = if the dice are odd, you go anywhere
help-uhoh = the other player must go there next turn, without a roll
help-pickpocket = one time in two it works; then you pick a card unseen
help-zzzz = the rider sleeps on to the end of the line

## The table

table-map = Streets are dots, doors small letters, bus stops numbers, the red crossing is @.
table-map-row = { $row }
table-map-place = { $letter } is { $place }.
table-clock = The bank clock shows { $time }; the game ends at { $end }.
table-next = The next press makes it { $times }.
table-slog-home = SLOG is at home.
table-slog-away = SLOG is across the street from home.
table-slog-out = SLOG stands on the red crossing and wants to get across.
table-slog-back = SLOG stands on the red crossing and wants to get back home.
table-card-open = Open: { $card }; { note-steps } away.
table-card-closing = Closing soon: { $card }; { note-steps } away.
table-card-later = Not yet open: { $card }; { note-steps } away.
table-left = { $pile ->
        [one] { $pile } card
       *[other] { $pile } cards
    } in the pile, { $gone } gone; { $deck ->
        [one] { $deck } Crazy card
       *[other] { $deck } Crazy cards
    } to draw.
table-player = { $player }: { $place }; { points }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $crazy ->
        [one] { $crazy } Crazy card
       *[other] { $crazy } Crazy cards
    }.
table-sent = { $player } must obey { $crazy }.
table-hand = Your Crazy cards: { $cards }.
table-loot = Just picked: { $card } from { $player }.
table-roll = The dice show { $first } and { $second }: { $steps } steps.

## The log

log-first = { $player } begins.
log-press = { $player } is on; the clock goes on { $minutes } minutes to { $time }.
log-closed = Closed: { $card }.
log-placed = New: { $card }.
log-missed = Came too late: { $card }.
log-collect = { $player } collects { $card }: { points }.
log-slog = SLOG steps onto the red crossing.
log-helped = { $player } helps SLOG { $to }.
log-fetch = { $player } hurries { $to }.
log-drew = { $player } draws { $number ->
        [one] one Crazy card
       *[other] { $number } Crazy cards
    }.
log-redraw = { $player } discards the whole hand.
log-reshuffled = The discarded Crazy cards, { $number } in all, are shuffled.
log-play = { $player } plays { $crazy }.
log-play-against = { $by } plays { $crazy } against { $to }.
log-flip-up = { $by } flips against { $to }: face up.
log-flip-down = { $by } flips against { $to }: face down.
log-picked = { $by } picks { $card } from { $to }: { points }.
log-returned = { $to } gets { $card } back.
log-kept = { $player } stops and keeps { $number ->
        [one] one card
       *[other] { $number } cards
    }.
log-obey = { $player } obeys UH-OH and goes { $to }.
log-roll = { $player } rolls { $first } and { $second }.
log-roll-more = { $player } rolls { $first } and { $second }: { $steps } steps with Crazy cards.
log-go = { $player } walks { $to }.
log-stay = { $player } stays.
log-taxi = The taxi takes { $player } { $to }.
log-bus = { $player } takes the bus { $to }.
log-rode = { $player } gets off and goes { $to }.
log-zzzz = { $by } plays Z-Z-Z-Z: { $to } sleeps on { $last }.
log-score = { $player }: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }, { points }.
log-winner = { $player } wins.
log-winner-shared = { $player } shares the win.

## Why not

refusal-fetch-first = First choose the card you go to for helping SLOG.
refusal-card-not-on-board = That card is not on the board.
refusal-move-now = You have rolled; now you move.
refusal-taxi-waits = The taxi takes you anywhere; you need no bus.
refusal-too-far-foot = That is { $steps } steps on foot, and you have { $roll }.
refusal-too-far-up = That is { $steps } steps up the line, and you have { $roll }.
refusal-too-far-down = That is { $steps } steps down the line, and you have { $roll }.
refusal-no-zzzz = You have no Z-Z-Z-Z.
refusal-only-zzzz = Only Z-Z-Z-Z can be played while somebody is on the bus.
refusal-sent-not-rolling = UH-OH sends you; this turn you do not roll.
refusal-nobody-sent-you = There is no UH-OH before you.
refusal-roll-first = First play Crazy cards if you like, then roll.
refusal-redraw-at-start = The hand is changed at the start of a turn, once, before a card is played.
refusal-card-not-in-hand = That card is not in your hand.
refusal-zzzz-on-the-bus = Z-Z-Z-Z is played while another player is on the bus.
refusal-three-a-turn = Three Crazy cards a turn are all.
refusal-one-taxi = You have called a taxi already.
refusal-name-an-opponent = Name one of the other players.
refusal-nothing-to-pick = { $player } has no Fun City cards.
refusal-pick-first = First pick a card from the fan.
refusal-fan-smaller = The fan has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
refusal-go-on-or-stop = First flip again, or stop and keep the cards.
