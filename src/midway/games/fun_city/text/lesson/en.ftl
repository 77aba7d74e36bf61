# Fun City, the lesson, English

learn-add = A day in town, from nine to five: each turn begins with a press of the bank clock. Cards lie at four places and are yours when you get there while they are open. Crazy cards help: before you roll, play ADD 5.
learn-roll = ADD 5 counts on top of the dice. You may use all of the roll or a part of it, on foot or by bus. Roll the dice.
learn-walk = 1 and 1, and 5 more: 7 steps. The Pet Shop has 30 points and is 6 steps away, and it closes at ten. To take a card ends your turn. Walk there.
learn-uhoh = { $player-1 } sends you to the Laundromat with UH-OH. You can answer in kind: some Crazy cards are played against others. Lay UH-OH: Portleigh Arms before { $player-1 }, who must go there next turn, without a roll.
learn-obey = Now you must obey, and do not roll. It is no loss this time: a new card has turned up at the Laundromat, and it is open. Go there.
learn-add-again = { $player-1 } had to obey, too. SLOG has stepped onto the red crossing and waits for somebody to help her. The places are far away, so add to your roll first: play ADD 4.
learn-bus = 11 steps. On a bus each hop to the next stop is a single step, so City Hall comes within 8. Ride there for 25 points. The trap: on the bus an opponent’s Z-Z-Z-Z lets you sleep to the end of the line.
learn-later = { $player-1 } let you ride. Each card closes at its hour: at ten past it is gone. So the day goes by; let us skip to its last hour.
learn-slog = Ten to four, and 12 steps. SLOG stands on the red crossing again. Whoever ends a move there brings her across and may take any card on the board. Be there before { $player-1 }: walk to the red crossing.
learn-fetch = You go straight to one of the cards and take it, however far away it is. The Market closes at four; the Diner has the most points. Take its card.
learn-swap = Only the Theatre is left, and { $player-1 } stands nearer to it: those 20 points would win the game. PUT YOURSELF IN MY PLACE exchanges the two of you before you roll. Play it.
learn-theatre = 2 and 5, and the Theatre is 5 steps from here. Walk there: its card is yours.
learn-over = At five the turn was played to its end, and the points of all cards were added up: you win, 400 to 365. Watch the closing hours, and keep Crazy cards for the turns that count.
