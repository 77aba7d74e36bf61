# Claw Machine

word-mib = Mib
word-mab = Mab
word-mub = Mub
word-mob = Mob
direction-away = away from the arm
direction-left = to the left of the arm
direction-toward = towards the arm
direction-right = to the right of the arm
crystal-white = a white crystal
crystal-blue = a blue crystal
crystal-orange = an orange crystal
crystal-purple = the purple crystal

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

prompt-cm-speak = Steer { $player }: say Mib, Mab, Mub or Mob, and Klick above the crystal.
prompt-cm-listen = Listen to { $player }.
prompt-cm-follow = The word is { $word }. Move the claw by the joystick picture.
prompt-cm-grab = Klick: grab.
prompt-cm-others = { $by } steers { $to }.
prompt-cm-ended = The claw machine stands still.

table-time-half = { $player } has half as much time again against the clock.
table-time-double = { $player } has twice the time against the clock.
table-time-triple = { $player } has three times the time against the clock.
table-cm-grab = Grab { $grab } of { $grabs }: { $by } steers, { $to } is the arm.
table-cm-words = Words left: { $words }.
table-cm-picture = Joystick picture: Mib away, Mab left, Mub towards you, Mob right.
table-cm-claw = Claw: column { $column }, row { $row }.
table-cm-crystal = Column { $column }, row { $row }, height { $height }: { $crystal }.
table-cm-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

choice-cm-say = Say { $word }
choice-cm-klick = Klick
choice-cm-move = Move the claw { $direction }
choice-cm-hold = Hold the claw { $direction }
choice-cm-release = Let the key go
choice-cm-grab = Grab
choice-cm-close = All call Klick

log-cm-shaken = The box is shaken. { $by } steers, { $to } is the arm.
log-cm-word = { $player }: { $word }.
log-cm-moved = { $player } moves the claw { $direction }.
log-cm-klick = { $player }: Klick.
log-cm-all-klick = The time is up: all call Klick.
log-cm-grabbed = { $to } grabs { $crystal }: { $points } for { $to } and { $by }.
log-cm-machine-ends = Everybody has grabbed.

refusal-five-words-only = Only Mib, Mab, Mub, Mob and Klick may be said.
refusal-arm-moves = You are the arm: move the claw.
refusal-only-time-closes = Only the end of the time does that.
refusal-time-is-up = The time is up.
refusal-klick-is-said = Klick is said; now the arm grabs.
refusal-no-klick-yet = Wait for Klick before you grab.
refusal-key-is-held = You hold that key already.
refusal-no-key-is-held = You hold no key.

ruling-seed-names-the-deepest-voice = The seed of the table says who operates first.
ruling-first-touched-is-highest-in-reach = The first crystal touched is the highest within reach, else the nearest.
ruling-crystal-goes-back = A grabbed crystal goes back, and the box is shaken again.
