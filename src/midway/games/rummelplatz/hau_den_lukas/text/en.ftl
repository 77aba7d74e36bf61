# Hau den Lukas

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet

title-0 = still warming up
title-1 = thumb in the mouth
title-2 = feather on the wind
title-3 = foil griller
title-4 = friend of the warm shower
title-5 = weekend camper
title-6 = good listener
title-7 = pusher of stuck bumper cars
title-8 = almost a wrestler
title-9 = prince of muscles
title-10 = breaker of bells
title-11 = high flyer
title-12 = hero of the fair

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

prompt-hl-first = Build a tower: die { $place } shows { $colour } in front.
prompt-hl-build = Die { $place } shows { $colour } in front and { $below } below.
prompt-hl-done = All colours of the card are used. Stop, or lift dice off again.
prompt-hl-ended = All towers are counted.

table-time-half = { $player } has half as much time again against the clock.
table-time-double = { $player } has twice the time against the clock.
table-time-triple = { $player } has three times the time against the clock.
table-hl-acts = Acts left: { $acts }.
table-hl-die = Place { $place }, wanted { $colour }: front { $front }, below { $bottom }, on top { $top }.
table-hl-free = Place { $place }, wanted { $colour }: free.
table-hl-held = In the hand: front { $front }, below { $bottom }, on top { $top }.
table-hl-counted = { $player }: { $count } right, { $title }.

choice-hl-take = Take a { $colour } die (front { $front }, below { $bottom }, on top { $top })
choice-hl-turn-forward = Tip it forward (front { $front }, below { $bottom }, on top { $top })
choice-hl-turn-back = Tip it back (front { $front }, below { $bottom }, on top { $top })
choice-hl-turn-left = Tip it to the left (front { $front }, below { $bottom }, on top { $top })
choice-hl-turn-right = Tip it to the right (front { $front }, below { $bottom }, on top { $top })
choice-hl-turn-clockwise = Spin it clockwise (front { $front }, below { $bottom }, on top { $top })
choice-hl-turn-anticlockwise = Spin it anticlockwise (front { $front }, below { $bottom }, on top { $top })
choice-hl-place = Place the die
choice-hl-lift = Lift the top die off
choice-hl-stop = Stop building
choice-hl-close = The sand has run out

log-hl-card = { $player } gets all dice and a stack card.
log-hl-placed = { $player } places die { $dice }.
log-hl-lifted = { $player } lifts a die off; { $dice } are left.
log-hl-counted = { $player } has { $count } of { $dice } dice right: { $title }.

refusal-die-is-in-hand = A die of that kind is in your hand.
refusal-no-die-left = No die of that kind is left.
refusal-hand-is-empty = Take a die first.
refusal-card-is-done = The card has no more colours.
refusal-nothing-to-lift = There is no die to lift off.
refusal-only-the-sand-closes = Only the sand timer ends the time.
refusal-sand-has-run-out = The sand has run out.

ruling-seed-names-the-smallest = The seed of the table says who builds first.
ruling-faults-may-be-placed = A wrong die may be placed and is not pointed out.
ruling-cards-have-twelve-colours = A stack card has twelve colours.
