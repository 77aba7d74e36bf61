# Texts of the browser's shell: pages, panels, keys. What every table says is the house's (src/midway/text).

## Everywhere

midway = Midway
midway-title = Midway: five fairground games
theme-night = Night
theme-day = Day
language-other = Deutsch
close = Close
back-to-fair = Back to the fair
no-answer = The fair did not answer. Try again in a moment.
not-a-page = There is no such page here.
help-keys = Keys

## Games

game-aquapark = Aquapark
game-funfair = Funfair
game-fabelland = Fabelland
game-fun_city = Fun City
game-rummelplatz = Rummelplatz
game-hau_den_lukas = Hau den Lukas
game-fortune_teller = Fortune Teller
game-horse_race = Horse Race
game-claw_machine = Claw Machine
game-bumper_cars = Bumper Cars
game-swing_boat = Swing Boat
game-roller_coaster = Roller Coaster
game-ghost_train = Ghost Train
game-aquapark-blurb = I offer, you choose. Lay slides and pools, seat your visitors.
game-funfair-blurb = Build rides, hire staff, and draw the crowd.
game-fabelland-blurb = Choose in secret, turn the carousels, catch the guests.
game-fun_city-blurb = A day in town, against the bank’s clock.
game-rummelplatz-blurb = Eight booths and a lottery, played in real time.
game-players =
    { $min ->
        [1] 1 to { $max } players
       *[other] { $min } to { $max } players
    }
coming-soon = Coming soon

## Lobby

games-label = The five games
your-name = Your name
name-save = Come in
name-hello = Welcome, { $name }.
tables = Tables
tables-turns =
    { $turns ->
        [0] { $free ->
            [0] { "" }
            [one] one looks for players
           *[other] { $free } look for players
        }
        [one] one waits for your move
       *[other] { $turns } wait for your move
    }
tables-none = No table yet
tables-none-hint = Open one on this page, or join one by its name.
table-title = { $game }, { $name }
table-turn = Your move
table-open = { $free ->
        [one] One chair is free
       *[other] { $free } chairs are free
    }
table-playing = Being played
table-over = Finished
table-play-on = Play on
table-take-seat = Take a seat
table-watch = Watch
table-scores = See the scores
table-open-mine = Look in
known-name = Know a table’s name?
known-name-example = brass carousel
join = Join
join-unknown = No table here is called “{ $name }”.
new-table = New table
new-table-hint = three choices, then send the link
which-part = Which of it
whole-of-it = The whole { $game }
which-game = Which game
who-plays = Who plays
companion-fun_city = Only the bank clock, for the box
how-many = How many
how-it-plays = How it plays
who-friends = Friends
who-friends-hint = who have the link
who-anyone = Anyone
who-anyone-hint = shown on this page
who-bots = Bots
who-bots-hint = you start at once
who-here = One device
who-here-hint = pass it round
players-short = { $n ->
        [one] 1 player
       *[other] { $n } players
    }
variants = Variants
no-options = The game as its rulebook has it.
open-for-friends = Open { $game } for friends
open-for-anyone = Open { $game } for anyone
open-for-bots = Play { $game } against bots
open-here = Play { $game } on this device

## A table before its start

table-loading = Opening the table.
table-waits = The game starts when every chair is taken.
seats = Seats
seat-free = Free chair
seat-you = you
seat-bot = bot
seat-away = away
seat-take = Sit here
seat-take-name = Sit on chair { $number }
seat-add-bot = Add a bot
seat-add-bot-name = Put a bot on chair { $number }
seat-copy = Copy link
seat-copy-name = Copy the link to chair { $number }
copied = Copied.
copy-by-hand = Copy this link: { $link }
table-called = It is shown on the first page as “{ $name }”. A link opens one chair.
which-bot = Which bot
table-unlisted = Send each friend the link of one chair. It opens that chair and nothing else.
invited = You are invited to chair { $number }.
replay-close = Close
save-record = Save the record
watchers = { $n ->
        [0] { "" }
        [one] one watches
       *[other] { $n } watch
    }

## Playing

your-turn = Your turn
turn-title = Your turn: { $game }
table-of = Table “{ $name }”
waiting-for = Waiting for { $player }
choices = Choices
choices-count = { $n ->
        [one] one way
       *[other] { $n } ways
    }
choices-hint = Pick one by its number.
choices-hint-board = Pick one by its number, or touch the board.
choices-none = Nothing to choose just now.
choices-watching = You are watching this table.
choices-past = You are looking back. Nothing can be played here.
choices-pending = Sent. Waiting for the table.
choices-narrowed = { $left } of { $all } fit what you touched.
choices-every = All { $n } ways
choices-best = Best places only
choices-pull = Pull the choices up or down
choices-all = Show all
choose-with-gain = { $deed } for { $gain }
gain = { $gain }
why-not = Why not something else?
why-hide = Hide what is closed
closed-none = Nothing else could be pointed at.
rule = Rule { $rule }
undo-free = Take it back
undo-ask = Ask to take it back
undo-question = { $player } asks to take a choice back. May they?
undo-yes = Yes, go back
undo-no = No, it stays
undo-waiting = You asked to take a choice back. The others are answering.
standings-now = If it ended now
standings = Standings
points-of = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
log = Log
log-empty = Nothing has happened yet.
chat = Talk
chat-label = Say something
chat-send = Say it
chat-none = Nobody has said anything yet.
chat-unread = Talk, { $n } new
players = Players
menu = Menu
place-1 = first
place-2 = second
place-3 = third
place-n = place { $n }
look-from = Look from
look-from-player = Look from { $player }’s chair
look-from-public = Look as a watcher
seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
disconnected = The connection is gone. Trying again.
reconnect = Try now
dismiss = All right

## Pass the device

curtain-title = Pass the device to { $player }.
curtain-hint = Nobody’s own cards are shown while it changes hands.
curtain-show = I am { $player }: show mine

## Looking back

replay = Look back
replay-line = Step { $line } of { $lines }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-now = Back to now
replay-end = To the end
replay-link = Copy link to this step

## The end

over-title = { $game } is over
rematch = Play again, same seats
watch-again = Watch it again
seed-sealed = The shuffle is sealed: { $hash }. At the end its seed is told, and everybody can check it.
seed-out = The shuffle’s seed is out: { $seed }. Its seal from the start: { $hash }.

## Rules

rules = Rules
rules-of = Rules of { $game }
rules-lead = Every statement of the rulebook in a sentence of ours, with its number. A refusal names the one it rests on.
rules-which = Which game’s rules do you want to read?
rules-settle = Settle a rules question
rules-find = Find in the rules
rules-found =
    { $n ->
        [0] No rule holds all of these words.
        [one] One rule
       *[other] { $n } rules
    }
rules-house = At every table
rules-rulings = Rulings in force
rules-rulings-lead = Where the rulebook is silent or can be read two ways, this is how it is played here.
rules-since = since rules { $version }
rules-version = Rules { $version }
rules-english = { "" }
rule-opens = Rule { $rule }, in a new tab

## The table in words

words = The table in words
words-show = In words
words-empty = There is nothing on the table yet.

## People come and go

leave = Leave
leave-title = Leave your seat?
leave-hint = Your seat stays free. A bot or a newcomer can take it, and you can watch.
leave-which = Which seat
leave-do = Leave the seat
seat-leave = Stand up
seat-leave-name = Stand up from chair { $number }
seat-empty = free
seat-needs = Nobody plays for { $player }.
seat-to-bot = Let a bot play on
news-left = { $name } leaves the table.
news-bot-for = A bot plays on for { $name }.
news-bot = A bot plays on from chair { $number }.
news-came = { $name } plays on from chair { $number }.
news-again = { $player } plays again, at the table “{ $name }”.
again-come = Come along to “{ $name }”

## Keys

keys-title = Keys
keys-arrows = go from place to place on the board
keys-enter = touch a place; play what is chosen
keys-escape = take a touch back; close
keys-numbers = choose by number
keys-n = the next place that leads on (capital N: the one before)
keys-home = first and last place
keys-u = take a choice back
keys-l = go to the log
keys-t = say something
keys-words = the table in words
keys-question = these keys

## The phone

dock = Show below
