# Funfair, the lesson, English

learn-build = Six rounds to build the better park, three actions in each. { $player-1 } has spent nearly all on a showcase. Start smaller: build the Cinema from your hand. The price is paid in coins; the stars on it are income.
learn-add = Some cards do something right after they are built. The Cinema lets you add an upgrade from your hand for 3 less: add Special Effects. Upgrades make an attraction larger, and each icon is worth more than the one before.
learn-market = Cards can be built straight from the Market as well. Build the Giant Wheel: it goes to the next free space of your park, and five attractions are the most a park can have.
learn-keep = The Giant Wheel lets you look at two cards and keep one. Guest Services upgrades will be of use soon: keep Air Conditioning.
learn-draw = One action is left in this round. Blueprints are secret goals that score at the end: draw two of them.
learn-plan = The trap: a blueprint once kept stays, and one that is not met in the end costs 10 points. Deep Jungle wants a Jungle Theme and Guest Services on a Leisure Ride. Your Giant Wheel is one, and you hold Air Conditioning: keep Deep Jungle.
learn-guests = After three actions each the guests came: a coin for each star of your park, and this round, by the City card, one more for each attraction. Investors put 5 coins on the showcase you have not built yet. Then the Market was laid out anew.
learn-upgrade = Round two. There is a Jungle Theme in the Market, for which Deep Jungle asks. Build it on the Giant Wheel: the list says what each way would change.
learn-later = So it goes on. The showcase costs 20 less what investors put on it; once it stands you have a fourth action in each round. Let us skip to the last round.
learn-last = The last round. Deep Jungle is met by now, but two more blueprints lack one Quality upgrade each, and cost you 10 as they are. Build Landscaping from your hand on the Giant Wheel: Enchanted Ride is met.
learn-screen = Big Screen wants a Quality upgrade on a Theatre, such as your Cinema. Plush Seating in the Market is one: build it there.
learn-theme = Blueprints done, size is next: the Giant Wheel has five icons, and the next is worth more than anywhere else. Build the Pirate Theme on it. It also pays 2 coins for each Pirate icon in your park.
learn-fourth = Your showcase gives you a fourth action. Big Screen has a bonus, too, for Guest Services on the same Theatre: build the Restroom from your hand on the Cinema.
learn-over = Sizes, blueprints, staff and the award were added up, and a point for each two coins: you win, 140 to 78. Build few attractions high, and keep only blueprints you can meet.
