# Horse Race

horse = Horse { $number } ({ $player })
horse-pair = Horse { $number } ({ $player } and { $partner })

option-clock = Clock
option-clock-calm = Calm: in rounds
option-clock-live = Live: against time
option-crews = Crews
option-crews-pairs = Pairs from five players on
option-crews-singles = As few pairs as four lanes allow

prompt-roll-all = Roll all three dice.
prompt-roll = Your dice show { $dice }. Which do you roll again?
prompt-rolling = You roll { $dice }. You may still change it until all have chosen.
prompt-move = Three alike: move your horse { $rows } ahead.
prompt-call = Three alike: call { $rows } to your rider.
prompt-ride = Your roller calls: move the horse by the number called.
prompt-take = You have swapped: take the dice.
prompt-partner-rolls = { $player } rolls for your horse.
prompt-partner-rides = { $player } moves your horse.
prompt-crossed = A horse has crossed the line.
prompt-ended = The race is over. In front: { $horse }.

table-track = The line is crossed at row { $finish }, the red line lies after row { $red }.
table-round = Round { $round }.
table-dice = { $horse }, row { $row }: { $player } has rolled { $dice }.
table-in-hand = { $horse }, row { $row }: { $player } has the dice in hand.
table-called = { $horse }, row { $row }: { $player } calls { $rows }.

choice-roll-all = Roll all three dice
choice-roll = Roll { $dice }, keep { $kept }
choice-roll-some = Roll { $dice }
choice-ride = Move the horse { $rows } ahead
choice-move = Move your horse
choice-call = Call the number
choice-take = Take the dice
choice-close = Close the race

log-rolled = { $horse } rolls { $dice }.
log-moved = { $horse } moves { $rows } ahead to row { $row }.
log-called = { $horse }: the call is { $rows }.
log-stumbled = { $horse } stumbles over a wrong { $rows }.
log-swapped = { $horse } crosses the red line: now { $player } rolls.
log-taken = { $horse }: { $player } takes the dice.
log-crossed = { $horse } crosses the finish line.
log-closed = The race is closed.

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
