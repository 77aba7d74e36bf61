# Roller Coaster

movement-none = nothing
movement-left = lean left
movement-right = lean right
movement-up = lean back and look up
movement-down = bend down and shout
movement-arms = arms up
movement-eyes = eyes shut

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

prompt-rc-learn = Learn the track of { $cards } cards: turn the next card.
prompt-rc-look = Card { $place }: { $movement }.
prompt-rc-ratter = Ratter, number { $number } of 3.
prompt-rc-move = Card { $place }: make the movement, together with your neighbour.
prompt-rc-others = { $by } and { $to } are on the coaster.
prompt-rc-ended = The coaster stands still.

table-time-half = { $player } has half as much time again against the clock.
table-time-double = { $player } has twice the time against the clock.
table-time-triple = { $player } has three times the time against the clock.
table-rc-ride = Ride { $ride } of { $rides }: { $by } and { $to }.
table-rc-flips = Flips left: { $flips }.
table-rc-card = Card { $place }: { $movement }.
table-rc-ridden = Cards ridden right: { $cards }.
table-rc-points = { $player }: { $points ->
    [one] { $points } card
   *[other] { $points } cards
} ridden.

choice-rc-next = Turn the next card
choice-rc-back = Go back one card
choice-rc-restart = Start from the first card
choice-rc-ready = Learned enough
choice-rc-ratter = Ratter
choice-rc-move = Movement: { $movement }
choice-rc-close = Go on

log-rc-pair = { $by } and { $to } take their seats and learn the track.
log-rc-track-closed = The track is closed. { $by } and { $to } set off.
log-rc-rode = { $by } and { $to } ride card { $count }: { $movement }.
log-rc-slipped = { $by } did: { $first }. { $to } did: { $second }. The card says: { $movement }.
log-rc-ride-ends = The ride of { $by } and { $to } ends after { $points ->
    [one] { $points } card
   *[other] { $points } cards
}.
log-rc-ends = All rides are over.

refusal-learn-first = First the track is learned.
refusal-no-flips-left = You have used all { $flips } flips.
refusal-track-ends-here = That was the last card of the track.
refusal-track-is-closed = No card of the track is open.
refusal-learned-enough = You have said that you are ready.
refusal-make-a-movement = Make one of the six movements.
refusal-movement-is-made = You have made your movement at this card.
refusal-ratter-first = Three ratters come first.

ruling-seed-names-the-sportiest = The seed of the table says which pair begins.
ruling-each-turns-an-own-copy = Each of the pair turns an own copy of the track.
