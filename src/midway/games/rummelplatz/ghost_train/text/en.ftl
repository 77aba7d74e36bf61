# Ghost Train

fear-spider = spider
fear-ghost = ghost
fear-vampire = vampire
fear-skeleton = skeleton
fear-witch = witch
fear-bat = bat

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

prompt-gt-scared = { $first } and { $second }: that is one of your fears. Shriek.
prompt-gt-brave = { $first } and { $second }: nothing that you fear. Listen to the others.
prompt-gt-give = Give your tiles to those who have these fears, { $most } at most to each.
prompt-gt-ended = The lights are on, and all fears are open.

table-time-half = { $player } has half as much time again against the clock.
table-time-double = { $player } has twice the time against the clock.
table-time-triple = { $player } has three times the time against the clock.
table-gt-card = Card { $number } of { $cards }: { $first } and { $second }.
table-gt-fears = { $player } fears: { $first }, { $second }.
table-gt-tile = Tile { $fear } of { $by } lies with { $to }.
table-gt-dark = It is dark.

choice-gt-shriek = Shriek
choice-gt-still = Keep still
choice-gt-give = Give { $fear } to { $player }
choice-gt-take = Take { $fear } back
choice-gt-ready = All tiles lie right
choice-gt-turn = Turn the next card
choice-gt-close = Open the tiles

log-gt-card = Card { $number } comes out of the dark.
table-gt-shriek = { $player } shrieked at { $first } and { $second }.
log-gt-shrieks = { $count ->
    [0] Nobody shrieks.
    [one] A shriek in the dark.
   *[other] { $count } shriek at once.
}
log-gt-track-ends = The ride is over. Now the tiles are handed out.
log-gt-opened = Tiles and fears are opened. Points by seat: { $points }.

refusal-you-are-brave = You are brave: none of your fears is on this card.
refusal-ride-first = First the train rides on.
refusal-has-shrieked = You have shrieked at this card.
refusal-tiles-for-rivals = Tiles go to the others at this table.
refusal-tile-lies-there = That tile lies there already.
refusal-two-tiles-at-most = You may give { $most } tiles at most to the same player.
refusal-tile-is-yours = That tile lies before you.
refusal-ride-is-over = The ride is over; now the tiles are handed out.
refusal-tiles-are-given = Your tiles are handed out.

ruling-every-two-fears-meet-once = Every two fears meet on one card of the track.
ruling-shriek-needs-a-fear = Only an own fear on the card lets you shriek.
ruling-tiles-may-be-kept = Tiles need not be given away.
