# Rummelplatz, the lesson, English

learn-fair = An evening at the fair: four attractions, and the better your place at each, the more raffle points. Two are visited. You have the fewest points so far, so you choose where all go next: the Bumper Cars.
learn-tilt = Each driver has a stack of eight Boom tiles and one TILT. Whoever turns over a TILT is last, and the others count the tiles under theirs. High up it is worth more, and found sooner: put 5 tiles under it, 3 above.
learn-lead = Each round all lay a card, one after another, and the highest is bumped: its driver turns over a tile. You lead. Begin low, so that the others must go over it: lay the 1.
learn-under = { $player-2 } was bumped and leads with a 9. Now a high card is safe, as long as it is lower. The trap: of equal cards the last one is bumped, so not the 9. Lay the 8.
learn-behind = { $player-2 } was bumped again and now leads with a 2. { $player-1 } still comes after you, and may have to lay more. Keep your good low card: lay the 3.
learn-five = That bumped { $player-1 }, who leads with a 5. For each 5 among the cards whoever is bumped turns over one tile more. Stay below it: lay the 2.
learn-nine = Two tiles for { $player-1 }. Your cards left are 5, 6 and 9, and any of them is the highest here. With no 5 on the table it costs one tile: get rid of the 9.
learn-last = You were bumped and lead. Three tiles of { $player-1 } are turned already, and the 5 makes it two at a time. Lay it.
learn-points = { $player-1 } has turned over the TILT and is last, with 4 raffle points. You have the most tiles under yours: 6 points, and 15 in all. { $player-1 } has the fewest now and chooses the last attraction.
learn-over = After four visits all draw crystals from a bag until somebody finds the purple one. More raffle points meant a larger ticket, and with it more draws: you had 5, the others 4 and 3, and the main prize is yours.
