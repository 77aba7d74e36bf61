# Texts of the house: what every game and every table says. Each game adds its own.

## People

seat-name = Player { $number }
bot-random = Random
bot-greedy = Greedy
spectator = Spectator

## What is asked

prompt-wait = Waiting for { $player }.
prompt-wait-others = Waiting for the others.
prompt-wait-clock = Waiting for the clock.
prompt-watch = You are watching.
prompt-over = The game is over.
action-pass = Pass

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

## The end

places-first =
    { $count ->
        [one] { $players } wins.
       *[other] { $players } share the win.
    }
place = { $place }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## In the terminal

terminal-title = { $title }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }, seed { $seed }. Type “help” for the commands.
terminal-turn = { $player }:
terminal-choices = Your choices:
terminal-closed = (rule { $rule }: { $text })
terminal-open = “{ $action }” can be played now.
terminal-number = There is no choice { $number }; the numbers go from 1 to { $last }.
terminal-unknown = “{ $word }” is no command and no action. Type “help”.
terminal-why-what = Type “why” and an action, such as “why { $action }”.
terminal-undo-none = There is nothing of yours to take back.
terminal-undo-closed = Others have learned something from it, so it stays.
terminal-undone = Taken back.
terminal-line = { $number }. { $text }
terminal-curtain = Pass the device to { $player }, then press Enter.
terminal-standings = Standings:
terminal-standing = { $place }. { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-standing-no-points = { $place }. { $player }
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
