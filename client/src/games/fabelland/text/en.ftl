# Fabelland's board, in English: what the drawing says

board-park = Fabelland
board-tabs = Look at
board-tab-map = Map
board-tab-mine = Mine
board-tab-look = up close
board-letter-P = M
board-letter-K = T
board-letter-T = N
board-any = any
board-price = for { $price }
board-of = of { $copies }
board-card = { $card }, value { $value }; { $spaces }
board-edge-free = no attraction
board-edge = { $carousel } { $colour }, { $owner }: { $what }; beside it { $guests }
board-nobody = neutral
board-pays-you = You +{ $balloons }
board-pays-both = { $player } +{ $balloons }, you +{ $bonus }
board-carousel = Carousel { $carousel }, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}.
board-carousel-short = Carousel { $carousel }
board-carousel-turns = { $steps ->
    [0] It stands as it is; left and right turn it.
    [one] 1 compartment further; left and right turn it.
   *[other] { $steps } compartments further; left and right turn it.
}
board-turn-on = Turn { $carousel } one compartment on
board-turn-back = Turn { $carousel } one compartment back
board-compartment = Compartment { $compartment } at the centre: { $guests }
board-compartment-beside = Compartment { $compartment } beside { $card }: { $guests }
board-at = { $card }
board-centre = The centre
board-area = { $area ->
    [D] Sand
    [E] Grass
   *[F] Ice
} ({ $area }): { $guests }
board-field-area = Action { $area }: shop at the { $area ->
    [D] sand
    [E] grass
   *[F] ice
}
board-display = For sale at { $area }
board-ground-D = Sand
board-ground-E = Grass
board-ground-F = Ice
board-buys = { $buys } to buy
board-offer = { $card }; costs { $price }
board-offer-none = No attraction left
board-poster = { $influencer }, costs { $price }
board-poster-none = No influencer left
board-top = The face-down influencer, costs { $price }; { $left } left
board-top-price = for { $price }
board-entrance-shop = Shopping substitute: buy once anywhere, after F
board-entrance-shop-1 = Buy 1
board-entrance-shop-2 = anywhere
board-entrance-carousel = Carousel substitute: turn any carousel, after C
board-entrance-carousel-1 = Turn
board-entrance-carousel-2 = any
board-has-bag = has the bag
board-ahead = ahead
board-in-sight = in sight
board-balloons = { $balloons ->
    [one] 1 balloon
   *[other] { $balloons } balloons
}
board-wheel-shows = The wheel shows { $letter }
board-wheel-secret = The wheel is secret
board-today = Today, in this order
board-field-A = A
board-field-B = B
board-field-C = C
board-field-D = D
board-field-E = E
board-field-F = F
board-field-carousel = Carousel substitute
board-field-shop = Shopping substitute
board-field-has = { $field }: { $players }
board-field-shut = { $field }: not in this game
board-nobody-there = free
board-round = Round { $round } of { $rounds }
board-opening = Before round 1
board-bag = { $guests } in the bag
board-no-event = No event yet.
board-things = What { $name } has
board-attractions = Attractions
board-sets = Influencers
board-total = In sight
board-to-build = To build
board-kind-orange = Orange
board-kind-blue = Blue
board-kind-violet = Violet
board-kind-green = Green
board-does-orange = Guest onto your ride
board-does-blue = Centre to carousel
board-does-violet = Guest one over
board-does-green = For sets only
board-none-yet = None yet
board-ready-used = { $fresh } ready, { $used } used
board-use = Use
board-held = { $count } held, worth { $points }
board-one-more = One more brings { $more }
board-your-wheel = Your wheel
board-score = The count
board-row-balloons = Balloons
board-row-attractions = Attractions
board-row-total = Total
board-everybody = What everybody has
board-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
board-set = { $cards } for { $worth }
board-used-now = { $used } of { $allowed } cards used
