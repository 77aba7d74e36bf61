# Aquapark, the lesson, English

learn-start = You build a water park from cards and seat visitors in it. After five rounds the most points win. Every park grows from a start card: take the orange one, front up.
learn-take = In each turn one offers two cards and the other chooses. { $player-1 } offers you the top row. Take card 2 with its pool visitor; the other card stays for { $player-1 }.
learn-place = Lay the card against your park. Two half spaces that meet make a whole one, and the same terrain on both becomes one area. Lay it above the start card, just as it is: pool meets pool on the left.
learn-visitor = An area scores its cards times its visitors. Seat the pool visitor on the left space between the two cards: 2 cards times 1 visitor, 2 points.
learn-offer = { $player-1 } put a park visitor on a half space, hoping for more park there. Now you offer, and you get what is left. Offer the left column: both of its cards have pool, so either is good for you.
learn-trap = The trap: { $player-1 } has laid the new card against that half space. The new half shows pool, not park, so the park visitor had to leave. A half space scores nothing, and is safe only until it becomes whole.
learn-grow = Card 49 is yours. Lay it left of card 2, just as it is. Your pool grows to 3 cards, so its visitor scores 3. It is now the larger one, too: the award for pools, 5 points to both of you while it was tied, is yours alone.
learn-guard = There is no whole beach, so a beach visitor would score nothing. Flip it to a lifeguard: it may stand anywhere and scores 2 for each visitor it sees. On the right space between card 2 and the start card it sees the pool.
learn-round = That was a round: everybody has offered once and chosen once. Let us skip to the last turn of round five, when both parks have grown.
learn-last = Your pool now has 7 cards and 3 visitors, 21 points. { $player-1 } offers the left column. Look at the tokens, not only at the cards: take card 29 with the pool visitor.
learn-last-place = This card has no pool, so let it help elsewhere. Cards can be turned and flipped: lay it below card 26 and right of card 17, half turned. The park area there grows to 4 cards.
learn-last-visitor = One more visitor counts for all 7 cards of the pool, and 4 of your lifeguards see it too. Seat it on the space between card 48 and card 13: 15 points for one token.
learn-over = It is over. Tokens on half spaces leave, then visitors, lifeguards and awards are counted: you win, 73 to 37. Grow one area, fill it with visitors, and offer only what is good for you either way.
