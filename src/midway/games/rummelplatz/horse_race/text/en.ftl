# Horse Race

horse = Horse { $number } ({ $player })
horse-pair = Horse { $number } ({ $player } and { $partner })

option-clock = Clock
option-clock-calm = Calm: in rounds
option-clock-live = Live: against time
option-clock-relaxed-half = Relaxed: half as much time again
option-clock-relaxed = Relaxed: twice the time
option-clock-relaxed-triple = Relaxed: three times the time
option-time = More time against the clock
option-time-even = as the table
option-time-half = half as much again
option-time-double = twice the time
option-time-triple = three times the time
option-crews = Crews
option-crews-pairs = Pairs from five players on
option-crews-singles = As few pairs as four lanes allow

prompt-hr-roll-all = Roll all three dice.
prompt-hr-roll = Your dice show { $dice }. Which do you roll again?
prompt-hr-rolling = You roll { $dice }. You may still change it until all have chosen.
prompt-hr-move = Three alike: move your horse { $rows } ahead.
prompt-hr-call = Three alike: call { $rows } to your rider.
prompt-hr-ride = Your roller calls: move the horse by the number called.
prompt-hr-take = You have swapped: take the dice.
prompt-hr-partner-rolls = { $player } rolls for your horse.
prompt-hr-partner-rides = { $player } moves your horse.
prompt-hr-crossed = A horse has crossed the line.
prompt-hr-ended = The race is over. In front: { $horse }.

table-time-half = { $player } has half as much time again against the clock.
table-time-double = { $player } has twice the time against the clock.
table-time-triple = { $player } has three times the time against the clock.
table-hr-track = The line is crossed at row { $finish }, the red line lies after row { $red }.
table-hr-round = Round { $round }.
table-hr-dice = { $horse }, row { $row }: { $player } has rolled { $dice }.
table-hr-in-hand = { $horse }, row { $row }: { $player } has the dice in hand.
table-hr-called = { $horse }, row { $row }: { $player } calls { $rows }.

choice-hr-roll-all = Roll all three dice
choice-hr-roll = Roll { $dice }, keep { $kept }
choice-hr-roll-some = Roll { $dice }
choice-hr-ride = Move the horse { $rows } ahead
choice-hr-move = Move your horse
choice-hr-call = Call the number
choice-hr-take = Take the dice
choice-hr-close = Close the race

log-hr-rolled = { $horse } rolls { $dice }.
log-hr-moved = { $horse } moves { $rows } ahead to row { $row }.
log-hr-called = { $horse }: the call is { $rows }.
log-hr-stumbled = { $horse } stumbles over a wrong { $rows }.
log-hr-swapped = { $horse } crosses the red line: now { $player } rolls.
log-hr-taken = { $horse }: { $player } takes the dice.
log-hr-crossed = { $horse } crosses the finish line.
log-hr-closed = The race is closed.

refusal-only-the-clock-closes = Only the clock closes the race.
refusal-nobody-has-crossed = No horse has crossed the line yet.
refusal-horse-is-home = Your horse has crossed the line.
refusal-you-move-the-horse = You move the horse; your partner rolls.
refusal-you-roll = You roll; your partner moves the horse.
refusal-nothing-called = No number is called yet.
refusal-rider-is-asked = Your call is out; first your partner moves the horse.
refusal-take-the-dice = First you take the dice.
refusal-dice-are-yours = The dice are already yours.
refusal-you-ride-alone = You ride alone: move the horse yourself.
refusal-your-rider-moves = In a pair your partner moves the horse: call the number.
refusal-three-alike-move = Three alike: the horse moves { $rows } ahead before you roll again.
refusal-all-three-first = The dice are in your hand: roll all three.
refusal-no-three-alike = Your dice do not show three alike.
refusal-calm-rounds-roll = In calm rounds you choose dice to roll; horses move by themselves.

ruling-first-seat-rolls-first = In a pair the one who sits first rolls first.
ruling-three-alike-must-move = Three alike cannot be rolled again.
ruling-acts-take-time = In a live race every act takes its time.
