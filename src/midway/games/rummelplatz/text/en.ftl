# Rummelplatz

attraction-hau-den-lukas = Hau den Lukas
attraction-fortune-teller = Fortune Teller
attraction-horse-race = Horse Race
attraction-claw-machine = Claw Machine
attraction-bumper-cars = Bumper Cars
attraction-swing-boat = Swing Boat
attraction-roller-coaster = Roller Coaster
attraction-ghost-train = Ghost Train

option-clock = Clock
option-clock-calm = Calm: no clock
option-clock-live = Live: against time
option-clock-relaxed-half = Relaxed: half as much time again
option-clock-relaxed = Relaxed: twice the time
option-clock-relaxed-triple = Relaxed: three times the time
option-time = More time against the clock
option-time-even = as the table
option-time-half = half as much again
option-time-double = twice the time
option-time-triple = three times the time

prompt-rp-choose = Choose the next attraction.
prompt-rp-toss = Several have the fewest points: throw the die.
prompt-rp-draw = Draw a crystal from the bag.
prompt-rp-won = { $player } has drawn the main prize.

table-time-half = { $player } has half as much time again against the clock.
table-time-double = { $player } has twice the time against the clock.
table-time-triple = { $player } has three times the time against the clock.
table-rp-visit = { $visit ->
    [5] At the lottery booth.
   *[other] Visit { $visit } of 4.
}
table-rp-visited = Visited: { $attraction }.
table-rp-points = { $player }: { $points ->
    [one] { $points } raffle point
   *[other] { $points } raffle points
}.
table-rp-ticket = { $player }: { $points } raffle points, a ticket of { $places } places, { $blanks } blanks on it.
table-rp-bag = In the bag: { $crystals }.

choice-rp-visit = Go to: { $attraction }
choice-rp-toss = Throw the die
choice-rp-draw = Draw a crystal

log-rp-visit = All go to: { $attraction }.
log-rp-tossed = { $player } throws the die: { $pips }.
log-rp-earned = Raffle points by seat: { $points }.
log-rp-tickets = Places on the tickets by seat: { $places }.
log-rp-blank = { $left ->
    [0] { $player } draws a blank; the ticket is full.
    [one] { $player } draws a blank; { $left } place is left.
   *[other] { $player } draws a blank; { $left } places are left.
}
log-rp-prize = { $player } draws the purple crystal: the main prize.

refusal-choose-attraction = Choose one of the two attractions first.
refusal-die-decides = The die decides where you go.
refusal-draw-a-lot = At the lottery booth there is only a crystal to draw.

ruling-first-seat-is-youngest = The first seat chooses first, as the youngest.
ruling-prize-alone-places = Only the main prize counts; all others share the second place.
