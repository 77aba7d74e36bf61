# Texts of the first page, and the few that every page shows. They are fetched before anything is drawn.

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
table-loading = Opening the table.
help-keys = Keys
menu = Menu
me-title = What the fair keeps of you
rules-settle = Settle a rules question

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
game-players = { $min } to { $max } players, { $minutes } min
lesson-learn = Learn in five minutes
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
