# Texts of the browser’s shell behind the entrance: tables, panels, keys. What every table says is the house’s
# (src/midway/text); what the first page says lies in entrance/.

## A table before its start

table-waits = The game starts when every chair is taken.
seats = Seats
seat-free = Free chair
seat-you = you
seat-bot = bot
seat-away = away
seat-stand-in = a bot plays on
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

sound = Sound
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
choices-hint-lean = Touch the board, or pull the list up.
choices-none = Nothing to choose just now.
choices-stand-in = A bot is playing for you. The seat is yours again once the next part begins.
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
replay-speed = Speed
replay-times = { $times } ×
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
seed-fits = Checked in this browser: the seal is that of this seed. The shuffle was fixed before the first draw.
seed-broken = Checked in this browser: the seal is not that of this seed. The shuffle is not the one that was promised.

## Rules

rules = Rules
rules-of = Rules of { $game }
rules-lead = Every statement of the rulebook in a sentence of ours, with its number. A refusal names the one it rests on.
rules-which = Which game’s rules do you want to read?
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
seat-gone = { $player } has been away for a while.
seat-let-stand-in = Let a bot play for { $player }
seat-to-bot = Let a bot play on
again-come = Come along to “{ $name }”

## A problem is reported

report = Report a problem
report-lead = This makes a text to send to whoever looks after this fair: what you were asked, what you saw, how the game went, and the size of this window. It names nobody and holds no talk. Nothing is sent by itself.
report-own = Your own secrets are in it, so show it to nobody who plays here before the game is over.
report-watcher = It holds what everybody may see.
report-whole = The game is over: the whole of it is in, with the seed of its shuffle, so that it can be played again step by step.
report-words = What went wrong, and what did you expect? (If you like)
report-write = Write the report
report-text = The report
report-save = Save as a file
report-copy = Copy
report-by-hand = The browser does not let this page copy. The report is selected: copy it by hand.

## What is kept of a guest

me-name = You are called { $name }. This browser has been known here since { $day }.
me-nameless = You have not said your name yet. This browser has been known here since { $day }.
me-lead = The fair keeps your name, your chairs and what you said at tables. Everything can be saved as a file.
me-tables = Your tables
me-table = { $seats ->
        [0] no chair
        [one] one chair
       *[other] { $seats } chairs
    }{ $said ->
        [0] { "" }
        [one] , one thing said
       *[other] , { $said } things said
    }
me-save = Save everything
me-forget = Forget me
me-forget-title = Be forgotten?
me-forget-hint = Your name goes out of every table, log and record, and what you said is deleted. You leave the games that are being played; the games of the others stay as they are. This cannot be taken back.
me-forget-do = Yes, forget me
me-forgotten = You are forgotten: nothing here bears your name any more.

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

## The lesson

lesson = The lesson
lesson-title = { $game }: the lesson
lesson-step = step { $stop } of { $stops }
lesson-back = Back
lesson-on = Go on
lesson-show = Show me
lesson-play = Play { $game }
lesson-idle = Nothing to choose here. Read, look, and go on.
