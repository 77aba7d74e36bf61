# Fortune Teller

fate-with-value = { $fate } ({ $value })
fate-15 = a prize from Stockholm
fate-14 = the love of a lifetime
fate-13 = a summer without rain
fate-12 = a journey round the globe
fate-11 = a sack of gold
fate-10 = a kiss that leaves its mark
fate-9 = a flirt on the tram
fate-8 = a song from the King himself
fate-7 = a crown for beauty
fate-6 = a barber who keeps silent
fate-5 = dancing lessons
fate-4 = memory enough
fate-3 = an evening of gossip
fate-2 = hair as green as grass
fate-1 = a free lemonade
fate-0 = nothing at all
fate-m1 = one sock too few
fate-m2 = a snake in the bathroom
fate-m3 = an empty roll of paper
fate-m4 = cabbage all week
fate-m5 = an itch before the party
fate-m6 = a friend who tells all
fate-m7 = a very long morning after
fate-m8 = a dark lord at the door
fate-m9 = a tattoo nobody wanted
fate-m10 = a leg made of wood

prompt-ft-tell = Choose a card and tell your left neighbour a fate, true or not.
prompt-ft-answer = { $player } sees { $fate } for you. Accept or refuse the card.
prompt-ft-ended = All fates are open.

table-ft-offer = On offer from { $player }: { $fate }.
table-ft-guest = { $player }: { $cards } cards in hand, { $laid } in front.
table-ft-guest-known = { $player }: { $cards } cards in hand, { $laid } in front, known of them: { $known }.
table-ft-hand = Your card: { $fate }.
choice-ft-truth = Offer { $card } and say so
choice-ft-fib = Offer { $card } and claim { $claim }
choice-ft-accept = Accept the card
choice-ft-refuse = Refuse the card

log-ft-told = { $player } looks deep into the crystal ball and sees { $fate }.
log-ft-taken-correct = { $player } accepts the card and says: correct.
log-ft-taken-better = { $player } accepts the card and says: better.
log-ft-taken-worse = { $player } accepts the card and says: worse.
log-ft-refused = { $player } refuses the card.
log-ft-passed-over = { $player } has three cards and is passed over.
log-ft-kept = Nobody wants the card: { $player } keeps it.
log-ft-opened = All cards are opened.

refusal-tell-first = First a fate is told.
refusal-no-such-fate = You do not hold the card with { $card }.
refusal-answer-first = Accept or refuse the card first.

ruling-seed-names-the-darkest = The seed of the table says who tells first.
ruling-untaken-also-as-fourth = The teller keeps an untaken card also as a fourth.
ruling-no-card-counts-nothing = Without any card the sum is 0.
