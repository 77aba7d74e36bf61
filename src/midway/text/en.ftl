# Texts of the house: what every game and every table says. Each game adds its own.

## People

seat-name = Player { $number }
bot-random = Random
bot-novice = Novice
bot-greedy = Greedy
bot-sharp = Sharp
bot-search = Thinker

## What is asked

prompt-wait = Waiting for { $player }.
prompt-wait-others = Waiting for the others.
prompt-watch = You are watching.
prompt-over = The game is over.

## Why an action is refused (ENG rules)

refusal-unknown-action = There is no action “{ $action }” in this game.
refusal-not-now = “{ $action }” cannot be played now.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = You are not asked here.
refusal-too-late = The table has moved on since you looked. Look again and choose anew.
refusal-too-soon = That came at { $time } ms; you may act again from { $earliest } ms.
refusal-game-over = The game is over.
refusal-same-answer = That is already your answer.
refusal-no-such-line = There is no line { $line } to go back to.

## In a sentence

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## In a lesson

lesson-other = That can be done too. Here, try this: “{ $choice }”.
lesson-read = Read this first, then go on.

## In the terminal

terminal-title = { $title }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }, seed { $seed }. Type “help” for the commands.
terminal-closed = (rule { $rule }: { $text })
terminal-open = “{ $action }” can be played now.
terminal-number = There is no choice { $number }; the numbers go from 1 to { $last }.
terminal-unknown = “{ $word }” is no command and no action. Type “help”.
terminal-why-what = Type “why” and an action, such as “why { $action }”.
terminal-undo-none = There is nothing of yours to take back.
terminal-undo-ask = Others may have learned something from it. Do all agree (yes or no)?
terminal-undo-stays = Then it stays.
terminal-undone = Taken back.
terminal-line = { $number }. { $text }
terminal-curtain = Pass the device to { $player }, then press Enter.
terminal-standings = Standings:
terminal-standing = { $place }. { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-seed = Seed: { $seed }
terminal-stopped = Stopped before the end.
terminal-help =
    A number or an action code plays that choice.
    why CODE    say why an action is closed
    look        show the table
    log         show what has happened
    undo        take your last choice back
    help        show this
    quit        stop

terminal-lesson = { $title }, a lesson of { $stops } steps. “show” tells the choice that is meant, “quit” stops.
terminal-lesson-step = Step { $stop } of { $stops }: { $text }
terminal-lesson-rule = (rule { $rule }: { $text })
terminal-lesson-on = Press Enter to go on.
terminal-lesson-over = That was the lesson. Play it now: midway play { $game }
terminal-lesson-help =
    A number or an action code plays that choice.
    show        say which choice is meant
    why CODE    say why an action is closed
    look        show the table
    log         show what has happened
    help        show this
    quit        stop

## At a table of the host

log-undone = { $player } took the last choice back.
refusal-not-your-seat = That is not your seat.
refusal-not-begun = The game has not begun yet.
refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-not-known = Say your name first; then you can write to the table.
news-left = { $name } leaves the table.
news-bot = A bot plays on from chair { $number }.
news-came = { $name } plays on from chair { $number }.
news-again = { $player } plays again, at the table “{ $name }”.
news-away = { $name } is away; a bot plays on.
news-back = { $name } is back and plays on.
refusal-bot-plays = A bot is playing for you. The seat is yours again once the next part begins.
fault-message = The host did not understand that: { $reason }
fault-too-fast = That was too much at once. The connection starts anew.
fault-full = There is no more room to watch at this table.

## Requests the host does not grant

problem-no-table = There is no such table.
problem-table-broken =
    { $line ->
        [0] This table cannot be opened: what was stored of it does not fit the rules of this version.
       *[other] This table cannot be opened: line { $line } of what was stored of it does not fit the rules.
    }
problem-no-game = There is no game “{ $game }” here.
problem-no-faces = These cards are not known here; load the page again.
problem-no-lesson = There is no such step of a lesson here.
problem-no-bot = There is no bot “{ $bot }” for this game.
problem-seats = This game has { $least } to { $most } seats, not { $seats }.
problem-options = These options do not fit: { $reason }
problem-one-device = With these variants several act at the same moment, so one device is not enough for two. Choose other variants, or play with a device each.
problem-seat-taken = Somebody already sits there.
problem-stands-in = A bot already plays on there.
problem-not-gone = Whoever sits there must have been away for { $seconds } seconds before a bot can play on.
problem-second-seat = You already have a seat at this table.
problem-link-spent = This link has been used, or has been replaced by a newer one.
problem-link-needed = This table is by invitation. Ask for the link to a seat.
problem-owner-only = Only whoever opened the table can do that.
problem-not-your-seat = That is not your seat.
problem-not-begun = The game has not begun yet.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-again = There is a new table already.
problem-nobody = The fair keeps nothing about this browser.
problem-name = A name has 1 to 24 letters, digits or signs.
problem-body = The host did not understand that: { $reason }
problem-too-long = That is more than the host takes at once.
problem-too-fast = Too many requests in a short time. Wait a moment and try again.
problem-foreign-page = This request came from another site and was not taken.
problem-internal = Something went wrong at the host; its log has the details.
