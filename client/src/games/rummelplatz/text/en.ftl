# The boards of the fair and of its eight attractions.

board-seat = Player { $n }
board-and = and
board-map = Map of the fair
board-booth = Attraction
board-lottery = Lottery booth
board-so-far = The fair so far
board-later = to be chosen
board-chooses = { $name } chooses the next attraction
board-tosses = Several are equal: { $name } throws the die
board-die = The die of the fair
board-raffle = Raffle points
board-stall-open = { $name }, pair { $pair }, can be chosen now
board-stall-later = { $name }, pair { $pair }, comes later
board-stall-passed = { $name }, pair { $pair }, was passed by
board-stall-visited = { $name }, visit { $visit }. Raffle points: { $points }
board-teach-hau-den-lukas = Stack dice by colour, as high as the card goes.
board-teach-fortune-teller = Look me in the eyes: believe or refuse.
board-teach-horse-race = Three equal dice drive your horse.
board-teach-claw-machine = Four words steer a blind hand.
board-teach-bumper-cars = The highest card is hit. Hide your TILT.
board-teach-swing-boat = The further out, the more fun, the paler the face.
board-teach-roller-coaster = Learn the ride, then ride it from memory.
board-teach-ghost-train = Shriek at your fears, guess those of the others.

board-bag = Bag with { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
board-one-in = 1 in { $n }
board-prize-in-bag = One crystal is purple: it wins the fair.
board-prize-won = has drawn the main prize.
board-ticket = Ticket of { $name }: { $places } places, { $blanks } blanks
board-places = { $n } places, { $free } free

board-driver = { $name }: { $cards } cards, { $shown } tiles turned, { $closed } closed
board-driver-known = { $name }: { $cards } cards, { $shown } tiles turned, { $closed } closed, { $tilt } under the TILT
board-tiles = { $closed } closed, { $shown } turned
board-tilted = { $name } has turned over the TILT
board-leads = { $name } leads
board-highest = { $card } is high: { $name } is hit
board-laid = { $name } laid { $card }
board-hide-tilt = Where does your TILT lie?
board-hand = Your hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-own-tilt = your stack: { $above } above the TILT, { $tilt } under it
board-card = Card { $card }
board-gone = Laid since the deal:

board-boat = The swing boat
board-row-taken = Row with { $fun }, { $side ->
    [left] left
    [right] right
   *[middle] in the middle
}: { $name } sits here
board-row-free = Row with { $fun }, { $side ->
    [left] left
    [right] right
   *[middle] in the middle
}: free. { $notes }
board-row-empty = Row with { $fun }, { $side ->
    [left] left
    [right] right
   *[middle] in the middle
}: empty
board-row-closed = Row with { $fun }, { $side ->
    [left] left
    [right] right
   *[middle] in the middle
}: closed for so few players
board-fun = Fun
board-fun-of = fun { $n }
board-rows-free = Rows free to you
board-side-middle = middle
board-endurance-round = Endurance, round { $round }, begun by { $name }
board-endurance-of = Endurance { $n } of { $most }
board-rolled = Last roll: { $dice }

board-race-round = Calm race, round { $round }
board-race-live = All at once
board-race-over = The race is over
board-key-space = Space
board-key-keep = Keep die { $letter }, or let it go
board-key-roll = Roll the dice that are not kept, or take them
board-key-move = Move your horse
board-key-call = Call the number
board-key-ride = Ride { $n } ahead
board-die-kept = kept
board-die-rolls = rolls
board-partner-rolls = { $player } rolls for your horse.
board-key-next = Next card
board-key-back = One card back
board-key-restart = From the first card
board-key-ready = Learned enough
board-key-ratter = Ratter
board-waits-partner = You are ready; the other one is still learning.
board-field-swipe = Tap for ratter, swipe for left, right, up, down
board-key-hold = Hold: { $word }
board-key-grab = Grab
board-key-say = Say { $word }
board-carries-half = 1½ × time
board-carries-double = 2 × time
board-carries-triple = 3 × time
board-horse = Horse of { $crew }, row { $row } of { $finish }, { $dice }
board-dice-show = dice { $dice }
board-dice-in-hand = dice in the hand
board-alone = alone
board-rolls = rolls
board-rides = rides
board-calls = calls { $n }
board-red-line = At the red line the partners swap.
board-die-own = Die { $letter }, { $pips }{ $state ->
    [rolls] , will be rolled
    [kept] , is kept
   *[open] { "" }
}

board-card-of = Card { $n } of { $of }
board-on-card = On the card: { $fears }
board-heard = Shrieks at { $fears }
board-shrieks = shrieks
board-fears = fears { $fears }
board-tiles-here = tiles here: { $fears }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-shriek-0 = Iiiih
board-shriek-1 = Aaaah
board-shriek-2 = Uaaah
board-own-fears = Your fears, for your eyes
board-own-tiles = Your tiles: at most { $most } for the same rider
board-tile-with = Tile { $fear }, lies with { $name }
board-tile-free = Tile { $fear }, not yet given
board-remember = Remember who shrieks at what. It is written down nowhere.

board-claims = { $name } says the card reads
board-in-truth = In truth: { $fate } ({ $n })
board-tells = { $name } tells the fortune
board-look-in-eyes = Look me in the eyes
board-tent-closed = The tent is closed
board-guest = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
board-full = takes no more
board-refused = refused
board-said = “{ $n }”
board-fate-known = From { $giver }: { $value }, said to be { $claim }
board-fate-closed = From { $giver }: closed, said to be { $claim }
board-verdict-correct = correct
board-verdict-better = it is better
board-verdict-worse = it is worse
board-verdict-none = nobody took it
board-own-fates = Your fates: choose a card, then what you say it is
board-overview = What do you say it is?
board-claim = Say it is { $fate }, { $n }

board-titles = Who has earned what
board-builds = builds now
board-builds-later = builds later
board-wanted = Fronts wanted from bottom to top: { $fronts }
board-tower = Tower of { $name }, { $n } dice{ $n ->
    [0] { "" }
   *[other] , fronts from the bottom: { $fronts }
}
board-no-dice = no dice yet
board-lies = Front { $front }, top { $top }, underside { $bottom }
board-in-hand = In the hand
board-no-die = Take a die from a bin.
board-they-build = { $name } is building.
board-higher = Higher, higher
board-key-place = Place the die
board-key-lift = Lift the top die off
board-lukas-over = The bell is quiet.
board-acts-left = acts left
board-bin = Bin { $colour }, { $n } left
board-left = { $n } left
board-side-top = top
board-side-bottom = below
board-side-front = front
board-side-back = back
board-side-left = left
board-side-right = right
board-way-forward = Tip forward
board-way-back = Tip back
board-way-left = Roll left
board-way-right = Roll right
board-way-clockwise = Spin right
board-way-anticlockwise = Spin left

board-coaster-over = The coaster stands still
board-learning = Ride { $ride } of { $of }: learning the track
board-riding = Ride { $ride } of { $of }: from memory
board-ridden = Track: { $n } of { $of } movements ridden right
board-card-shows = Card { $n }: { $movement }
board-card-closed = No card is open
board-flips-left = flips left
board-they-learn = They are learning the track.
board-ratter = Ratter, ratter, ratter
board-made = You made: { $movement }

board-claw-over = The claw rests
board-claw-state = { $operator } steers { $arm }: grab { $n } of { $of }
board-screen-operator = Your screen: you see the box, you may only say words
board-screen-watch = The box, as the operator sees it
board-screen-arm = The screen of the arm: only the joystick
board-box = The box
board-crystals = { $kind } { $n }
board-crystal-white = white crystals
board-crystal-blue = blue crystals
board-crystal-orange = orange crystals
board-crystal-purple = purple crystal
board-claw-at = The claw hangs at { $x } to the right, { $y } away
board-joystick = Joystick picture
board-way-away = away from the arm
board-way-toward = towards the arm
board-you-hear = The last word
board-klick = Klick
board-words-left = { $n ->
    [one] { $n } word left
   *[other] { $n } words left
}

board-lesson = { $attraction } in short
board-lesson-clock = The clock starts once every chair is taken.
board-how = How it goes
board-how-close = To the booth
board-how-pause = Hold the example
board-how-run = Let the example run
board-how-scene = Scene { $n }
board-tale-hau-den-lukas-1 = Turn a die until its front has the colour that is wanted next.
board-tale-hau-den-lukas-2 = Its underside must have the colour of the top it stands on.
board-tale-hau-den-lukas-3 = Nobody points out a fault. The top die may come off again.
board-tale-hau-den-lukas-4 = Dice count from the bottom up to the first fault, and earn a title.
board-tale-fortune-teller-1 = The teller lays a card closed and says what it is, true or not.
board-tale-fortune-teller-2 = One after another may accept it or refuse it.
board-tale-fortune-teller-3 = Whoever accepts looks and says truly: correct, better or worse.
board-tale-fortune-teller-4 = What nobody wants stays with the teller. The highest sum is best.
board-tale-horse-race-1 = All roll at once. Leave what fits and roll the others again.
board-tale-horse-race-2 = Three alike: the horse runs ahead by that number.
board-tale-horse-race-3 = In a pair one rolls, one moves the horse. At the red line they swap.
board-tale-horse-race-4 = The first horse over the finish ends the race for all.
board-tale-claw-machine-1 = The operator sees the box and says Mib, Mab, Mub or Mob.
board-tale-claw-machine-2 = The arm sees nothing but the joystick, and moves the claw.
board-tale-claw-machine-3 = At Klick the arm grabs what hangs below.
board-tale-claw-machine-4 = Both earn what the crystal is worth.
board-tale-bumper-cars-1 = Each adds a card, one after another.
board-tale-bumper-cars-2 = The highest card is hit, of equals the last.
board-tale-bumper-cars-3 = Who is hit turns over one tile, and one more for each 5.
board-tale-bumper-cars-4 = A TILT ends the ride. The others count what lies under theirs.
board-tale-swing-boat-1 = In turn, sit down in another row that is empty.
board-tale-swing-boat-2 = Further out is more fun.
board-tale-swing-boat-3 = Then roll as many dice: each 1 costs endurance.
board-tale-swing-boat-4 = Whoever has no endurance left is last, whatever the fun.
board-tale-roller-coaster-1 = Two learn the track together, card by card.
board-tale-roller-coaster-2 = Go back or start anew as often as you like.
board-tale-roller-coaster-3 = Then from memory: ratter three times, and both make the movement.
board-tale-roller-coaster-4 = Each card ridden right is a point for both, up to the first mistake.
board-tale-ghost-train-1 = Everybody has two fears that nobody else knows.
board-tale-ghost-train-2 = Is one of yours on the card? Shriek.
board-tale-ghost-train-3 = Remember who shrieks at what. It is written down nowhere.
board-tale-ghost-train-4 = At the end give your tiles away: each right one is a point for both.
