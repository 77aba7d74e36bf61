# Fabelland, the lesson, English

learn-build = Your colour is red. You begin with two small attractions and own one edge at each carousel. On an edge, guests board from the compartment beside it. Build the Wishing Well at carousel B; the Windmill Swing then goes to A.
learn-day = Every day new guests come. You have the bag, so you say where they tumble: send them to carousel A, where your Windmill Swing waits for a tech fan and a nature fan.
learn-wheel = Now all set an action in secret: A and B turn a carousel, D, E and F go shopping. On carousel A a tech fan and a nature fan already sit beside your Windmill Swing: set A.
learn-turn = The trap: { $player-2 } has set A too. The bag makes you first, so { $player-2 } was skipped for 2 balloons and had to take B. Turn carousel A by 3 compartments: the list tells what each turn would bring.
learn-ride = A full attraction rides and pays its owner the balloons printed on it. For each foreign one you filled you take 1. Here your Windmill Swing pays 1, and the Singing Shell of { $player-2 } 1 for filling it. Let them ride.
learn-shop = Day two. Balloons are money and points at once, and small attractions pay little. Set E, to shop at the grass: Three Wishes is on sale there, with a space for each kind of guest.
learn-replace = Your edges are taken, so a new attraction replaces an old one, whose value counts towards the price. Build Three Wishes at carousel A in place of the Windmill Swing, for 2 instead of 3.
learn-hire = You may buy two cards. Influencers score in sets of one colour at the end, and each can be used once on the way. A third violet one lifts your set from 4 to 8 points: hire the one at E2.
learn-later = After the shopping the guests of that area tumble onto a carousel; here you sent them to A. So the days go by. Let us skip to the last one.
learn-last = The last day. At carousel A you own Midnight Ball now, worth 6 with five spaces, and the carousel is full of guests. Set A.
learn-last-turn = { $player-1 } had set A as well and was skipped. Turn by one compartment: six guests come to Midnight Ball at once, enough for all five spaces.
learn-use = Before anything rides there is time for influencers. Gear Slide wants a tech fan and two more of one kind, but only two tech fans sit beside it. Use a violet influencer: it moves a guest to the next compartment.
learn-take = Next to Gear Slide, beside Whale Ride, more tech fans wait in compartment A3 than are needed. Take one of them.
learn-drop = Put it into compartment A4, beside Gear Slide. Whatever influencers move while guests board still boards.
learn-last-ride = Four attractions are full: Midnight Ball pays you 6, and the three others are foreign or neutral, 1 each for filling them. Let them ride.
learn-over = In the end the values of your attractions and your sets of influencers were added, used ones too: you win with 56 points, 50 and 45 for the others. Fill big attractions, and do not set what somebody before you will set.
