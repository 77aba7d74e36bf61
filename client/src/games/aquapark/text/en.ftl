# Aquapark's board in the browser: names of pieces, panels and buttons.
board-and = and
board-terrain-P = pool
board-terrain-G = park
board-terrain-B = beach
board-terrain-red = red slide
board-terrain-purple = purple slide
board-title-P = Pool
board-title-G = Park
board-title-B = Beach
board-title-red = Red slide
board-title-purple = Purple slide
board-visitor = { $terrain } visitor, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-lifeguard = Lifeguard, sees { $sees ->
    [one] 1 visitor
   *[other] { $sees } visitors
}, { $points } points
board-lifeguard-family = Lifeguard, { $points } points
board-hanging = { $name }, on a half space
board-space-whole = { $n ->
    [0] Whole space
   *[other] { $n }: whole space
}, { $first } and { $second }
board-space-half = { $n ->
    [0] Half space
   *[other] { $n }: half space
}, { $first }
board-card = Card { $n }: { $edges }
board-start-side = Start card: { $edges }
board-card-laid = Card { $n }, { $lie ->
    [H] flat
   *[V] upright
}: { $edges }
board-start-card = Start card: { $edges }
board-display = Display
board-offers = { $name } offers { $line ->
    [row-1] the upper row
    [row-2] the lower row
    [column-1] the left column
   *[column-2] the right column
}
board-left-over = { $deck } cards, { $bag } visitors left
board-line = { $line ->
    [row-1] Offer the upper row
    [row-2] Offer the lower row
    [column-1] Offer the left column
   *[column-2] Offer the right column
}
board-line-other = { $line ->
    [row-1] Offer the upper row, marker at the right
    [row-2] Offer the lower row, marker at the right
    [column-1] Offer the left column, marker below
   *[column-2] Offer the right column, marker below
}
board-slot = { $card }. With it: { $visitor } visitor
board-slot-empty = Empty place
board-chooses = { $name } chooses
board-gets-other = { $name } gets the other
board-then-lays = Then { $name } lays card { $card }.
board-round = Round { $n } of { $of }
board-turn-of = turn { $n } of { $of }
board-pair = { $offers } offers, { $chooses } chooses
board-your-points = Your points
board-now = now
board-after = after
board-you = You
board-awards = Awards
board-awards-each = 5 points each
board-largest = Largest { $terrain }
board-award-tied = tied, both score 5
board-award-you = you lead
board-award-leads = { $name } leads
board-award-between = { $a } against { $b }
board-visitors = visitors
board-awards-small = awards
board-lifeguards = lifeguards
board-enlarge = Look at the park of { $name }: { $cards } cards, { $total } points
board-your-park = Your park
board-park-of = { $name }’s park
board-back-to-mine = Back to your park
board-seat = Player { $n }
board-steps = This turn
board-step-taken = Card taken
board-step-lay = Lay it
board-step-seat = Seat the visitor
board-park-points = { $total } points: visitors { $visitors }, lifeguards { $lifeguards }, awards { $awards }
board-lay-here = Lay it here
board-seat-here = Seat it here
board-guard-here = Flip it to a lifeguard here
board-key-turn = turn the card held
board-key-flip = flip the card, or the token to its other side
board-key-size = the park larger, smaller, whole
board-size = Size of the park
board-then-seat = Then seat its { $terrain } visitor.
board-tools = Turn and move
board-next-place = Next place
board-turn = Turn
board-flip = Flip
board-flip-token = Other side
board-whole-park = Whole park
board-smaller = Smaller
board-larger = Larger
board-start-sides = Choose a start card and its side
board-automa = Automa
board-automa-easy = easy
board-automa-hard = hard
board-automa-card = { $line ->
    [row-1] Upper row
    [row-2] Lower row
    [column-1] Left column
   *[column-2] Right column
}; it takes the card { $takes ->
    [near] closer to the marker
   *[far] farther from the marker
}.
board-automa-no-card = No automa card is open.
board-automa-worth = { $n } each
board-automa-for = now for
board-automa-holds = { $n } visitors
board-score = Score
board-row-visitors = Visitors
board-row-guards = Lifeguards
board-row-awards = Awards
board-row-total = Total
board-guards = { $n ->
    [one] 1 lifeguard
   *[other] { $n } lifeguards
}
board-area = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} × { $visitors }
board-no-visitor = no visitor
board-walk = Step by step
board-walk-start = Count it step by step
board-walk-back = Back
board-walk-on = Next
board-shown-area = { $name }’s { $terrain }: { $cards } cards × { $visitors ->
    [one] 1 visitor
   *[other] { $visitors } visitors
} = { $points }
board-shown-guards = { $name }’s lifeguards: { $lifeguards }
board-shown-awards = { $name }’s awards: { $awards }
board-shown-total = { $name }: { $total } points
board-tab-park = Park
board-tab-display = Display
board-tab-others = Others
board-tab-scores = Score
