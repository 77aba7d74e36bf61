# Aquapark, English

aquapark = Aquapark
aquapark-about = One offers two cards, the other chooses. Build the park whose areas are large and well visited.

option-mode = Mode
option-mode-normal = Normal
option-mode-family = Family
option-automa = Automa
option-automa-easy = Easy
option-automa-hard = Hard
option-awards = Awards between two players
option-awards-one = One
option-awards-two = Two
option-marker = Offer marker
option-marker-fixed = At the left or top end
option-marker-either = At either end

## Names

automa = Automa
card = card { $number }
start-card = the start card
lifeguard = lifeguard
terrain-P = pool
terrain-G = park
terrain-B = beach
terrain-r = red slide
terrain-u = purple slide
visitor-P = pool visitor
visitor-G = park visitor
visitor-B = beach visitor
visitor-r = red slide visitor
visitor-u = purple slide visitor
colour-orange = orange
colour-pink = pink
colour-turquoise = turquoise
colour-yellow = yellow
colour-white = white
side-front = front
side-back = back
list-more = { $list }, { $item }
list-last = { $list } and { $item }
card-with = { $card } with a { $visitor }
slot-empty = nothing
line-row-1 = the top row
line-row-2 = the bottom row
line-column-1 = the left column
line-column-2 = the right column
line-row-1-other = the top row from the right
line-row-2-other = the bottom row from the right
line-column-1-other = the left column from the bottom
line-column-2-other = the right column from the bottom
edges = top { $top }, right { $right }, bottom { $bottom }, left { $left }
lie-flat = flat
lie-upright = upright
turn-rot180 = half turned
turn-flipH = flipped left to right
turn-flipV = flipped top to bottom
side-below = below { $cards }
side-above = above { $cards }
side-right = right of { $cards }
side-left = left of { $cards }
pose-turned = { $lie }, { $turn }
half-of = the { $half ->
    [left] left
    [right] right
    [upper] upper
   *[lower] lower
} half of { $card }
with-half = { $where } with its { $half ->
    [left] left
    [right] right
    [upper] upper
   *[lower] lower
} half
side-none = apart from the park
space-whole = the { $part ->
    [left] left space
    [right] right space
    [upper] upper space
    [lower] lower space
   *[only] space
} between { $first } and { $second }
space-half-above = the { $part ->
    [left] left half space
    [right] right half space
    [upper] upper half space
    [lower] lower half space
   *[only] half space
} above { $card }
space-half-below = the { $part ->
    [left] left half space
    [right] right half space
    [upper] upper half space
    [lower] lower half space
   *[only] half space
} below { $card }
space-half-left = the { $part ->
    [left] left half space
    [right] right half space
    [upper] upper half space
    [lower] lower half space
   *[only] half space
} left of { $card }
space-half-right = the { $part ->
    [left] left half space
    [right] right half space
    [upper] upper half space
    [lower] lower half space
   *[only] half space
} right of { $card }

## What to do

prompt-start-mine = Choose your start card and its side.
prompt-start-other = { $player } chooses a start card.
prompt-offer-mine = Offer { $chooser } a row or a column of the display.
prompt-offer-other = { $player } makes { $chooser } an offer.
prompt-choose-mine = Take one of the two cards offered, with its token.
prompt-choose-other = { $player } takes one of the two cards offered.
prompt-place-mine = Lay { $card } in your park.
prompt-place-other = { $player } lays { $card }.
prompt-token-mine = Put the { $visitor } on a space, or flip it to a lifeguard.
prompt-token-other = { $player } puts the { $visitor } on a space.
prompt-token-forced = The { $visitor } fits nowhere. Put it on a space as a lifeguard.
prompt-over = { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
prompt-over-shared = { $winners } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
prompt-over-won = You win, { $points } to { $automa } against the automa.
prompt-over-lost = The automa wins, { $automa } to { $points }.

## Choices

choice-start = Take the { $colour } card, { $side } up
choice-offer = Offer { $line }: { $near }, or { $far }
choice-take = Take { $pair }
choice-place = Lay it { $where }, { $pose }
choice-visitor = Seat the { $visitor } on { $space }
choice-lifeguard = Flip it to a lifeguard on { $space }
note-whole = { $count ->
    [one] Makes 1 whole space
   *[other] Makes { $count } whole spaces
}
note-area = { $cards ->
    [one] A { $terrain } of 1 card
   *[other] A { $terrain } of { $cards } cards
}
note-leaves = The { $visitor } leaves
note-half = Scores once the space is whole
note-sees = { $count ->
    [0] Sees nobody yet
    [one] Sees 1 visitor
   *[other] Sees { $count } visitors
}

## The table

table-before = Start cards are chosen.
table-round = Round { $round } of { $rounds }, turn { $turn } of { $turns }.
table-pair = { $offerer } offers, { $chooser } chooses.
table-letters = Edges: P pool, G park, B beach; r with a red slide, u with a purple slide.
table-automa-card = Automa card { $card }: pool { $P }, park { $G }, beach { $B }, red slide { $r }, purple slide { $u }.
table-slot = Display { $slot }: { $pair }; { $edges }.
table-slot-empty = Display { $slot }: empty.
table-hand = In hand, { $player }: { $card } with a { $visitor }; { $edges }.
table-left = { $cards } cards and { $tokens } tokens are left.
table-automa = Automa: space A { $a }, B { $b }, C { $c }; { points }.
table-award = For the { $terrain } award { $first } has { $size }, { $second } has { $other }.
table-no-park = { $player } has no start card yet.
table-park = { $player }, { $colour }: { $cards } { $cards ->
    [one] card
   *[other] cards
}, { points }.
table-card = { $card } at { $at }, { $pose }; { $edges }.
table-token = { $token } on { $space } ({ $at }).
table-area = { $terrain } area: { $cards } { $cards ->
    [one] card
   *[other] cards
}, { $visitors } { $visitors ->
    [one] visitor
   *[other] visitors
}, { points }.

## What happened

log-start = { $player } plays { $colour }, { $side } up.
log-round = Round { $round } of { $rounds } begins.
log-offer = { $player } offers { $line }.
log-automa-offer = The automa turns up its card { $card } and offers { $line }.
log-automa-choose = The automa turns up its card { $card } and takes from display { $slot }.
log-take = { $player } takes { $card } with a { $visitor }.
log-place = { $player } lays { $card } { $where }, { $pose }.
log-visitor = { $player } puts a { $visitor } on { $space }.
log-visitor-whole = { $player } puts a { $visitor } on { $space }, an area of { $cards } { $cards ->
    [one] card
   *[other] cards
}.
log-lifeguard = { $player } flips a { $visitor } to a lifeguard on { $space }.
log-leaves = A { $visitor } finds no terrain on the new half and leaves the park of { $player }.
log-hanging = A { $token } on a half space leaves the park of { $player }.
log-automa-take = The automa gets { $card } with a { $visitor }: space { $space }, { points }.
log-refill-card = Display { $slot } is filled with { $card }.
log-refill-token = A { $visitor } goes on display { $slot }.
log-award = { $winner } wins the award for { $terrain }, { $size } to { $other } against { $loser }.
log-award-tied = { $first } and { $second } both have the award for { $terrain }, { $size } each.
log-score = { $player }: { $visitors } for visitors, { $lifeguards } for lifeguards, { $awards } for awards, { $total } in all.
log-won = { $points } to { $automa }: you win against the automa.
log-lost = { $points } to { $automa }: the automa wins.
log-winner = { $player } wins.
log-winner-shared = { $player } shares the win.

## Why not

refusal-choose-start-first = Choose a start card first.
refusal-colour-not-on-round-cards = The round cards of this game do not show { $colour }.
refusal-colour-taken = { $player } plays { $colour } already.
refusal-offer-first = Mark a row or a column first.
refusal-marker-fixed = The marker stands at the left or top end in this game.
refusal-take-first = Take one of the two cards offered first.
refusal-place-card-first = Lay the card first.
refusal-covers-card = { $card ->
    [0] The start card lies at { $cell } already.
   *[other] Card { $card } lies at { $cell } already.
}
refusal-no-whole-space = A card at { $cell } would touch no edge of the park.
refusal-put-token-first = Put the token on a space first.
refusal-no-space-there = There is no space at { $space }.
refusal-space-taken = A token stands at { $space } already.
refusal-terrain-not-on-half = The half space at { $space } does not show this visitor's terrain.
refusal-terrain-not-on-both-halves = The space at { $space } does not show this visitor's terrain on both halves.
