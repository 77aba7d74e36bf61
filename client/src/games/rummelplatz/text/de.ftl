# Die Pläne des Rummelplatzes und seiner acht Attraktionen.

board-seat = Platz { $n }
board-and = und
board-map = Plan des Rummelplatzes
board-booth = Attraktion
board-lottery = Losbude
board-so-far = Der Rummel bisher
board-later = noch offen
board-chooses = { $name } sucht die nächste Attraktion aus
board-tosses = Gleichstand: { $name } wirft den Würfel
board-die = Der Würfel des Rummels
board-raffle = Lospunkte
board-stall-open = { $name }, Paar { $pair }, steht jetzt zur Wahl
board-stall-later = { $name }, Paar { $pair }, kommt später
board-stall-passed = { $name }, Paar { $pair }, wurde ausgelassen
board-stall-visited = { $name }, Besuch { $visit }. Lospunkte: { $points }
board-teach-hau-den-lukas = Würfel nach Farben stapeln, so hoch die Karte reicht.
board-teach-fortune-teller = Schau mir in die Augen: glauben oder ablehnen.
board-teach-horse-race = Drei gleiche Würfel treiben das Pferd an.
board-teach-claw-machine = Vier Wörter lenken eine blinde Hand.
board-teach-bumper-cars = Die höchste Karte wird gerammt. Versteck dein TILT.
board-teach-swing-boat = Je weiter außen, desto mehr Spaß, desto blasser.
board-teach-roller-coaster = Die Fahrt lernen und dann auswendig fahren.
board-teach-ghost-train = Bei den eigenen Ängsten schreien, die der anderen erraten.

board-bag = Beutel mit { $n ->
    [one] { $n } Kristall
   *[other] { $n } Kristallen
}
board-one-in = 1 von { $n }
board-prize-in-bag = Ein Kristall ist lila: Er gewinnt den Rummel.
board-prize-won = hat den Hauptgewinn gezogen.
board-ticket = Los von { $name }: { $places } Felder, { $blanks } Nieten
board-places = { $n } Felder, { $free } frei

board-driver = { $name }: { $cards } Karten, { $shown } Plättchen umgedreht, { $closed } verdeckt
board-driver-known = { $name }: { $cards } Karten, { $shown } Plättchen umgedreht, { $closed } verdeckt, { $tilt } unter dem TILT
board-tiles = { $closed } verdeckt, { $shown } offen
board-tilted = { $name } hat das TILT umgedreht
board-leads = { $name } spielt aus
board-highest = { $card } liegt vorn: { $name } wird gerammt
board-laid = { $name } hat { $card } gelegt
board-hide-tilt = Wo liegt dein TILT?
board-hand = Deine Hand: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
board-own-tilt = dein Stapel: { $above } über dem TILT, { $tilt } darunter
board-card = Karte { $card }
board-gone = Seit dem Austeilen gelegt:

board-boat = Die Schiffschaukel
board-row-taken = Reihe mit { $fun }, { $side ->
    [left] links
    [right] rechts
   *[middle] in der Mitte
}: hier sitzt { $name }
board-row-free = Reihe mit { $fun }, { $side ->
    [left] links
    [right] rechts
   *[middle] in der Mitte
}: frei. { $notes }
board-row-empty = Reihe mit { $fun }, { $side ->
    [left] links
    [right] rechts
   *[middle] in der Mitte
}: leer
board-row-closed = Reihe mit { $fun }, { $side ->
    [left] links
    [right] rechts
   *[middle] in der Mitte
}: für so wenige geschlossen
board-fun = Spaß
board-fun-of = Spaß { $n }
board-rows-free = Freie Reihen für dich
board-side-middle = Mitte
board-endurance-round = Ausdauer, Runde { $round }, begonnen von { $name }
board-endurance-of = Ausdauer { $n } von { $most }
board-rolled = Letzter Wurf: { $dice }

board-race-round = Ruhiges Rennen, Runde { $round }
board-race-live = Alle zugleich
board-race-over = Das Rennen ist aus
board-key-space = Leertaste
board-key-keep = Würfel { $letter } behalten oder freigeben
board-key-roll = Würfeln, was nicht behalten ist, oder die Würfel nehmen
board-key-move = Das Pferd ziehen
board-key-call = Die Zahl rufen
board-key-ride = { $n } vor reiten
board-die-kept = bleibt
board-die-rolls = rollt
board-partner-rolls = { $player } würfelt für dein Pferd.
board-key-next = Nächste Karte
board-key-back = Eine Karte zurück
board-key-restart = Von der ersten Karte an
board-key-ready = Genug gelernt
board-key-ratter = Ratter
board-waits-partner = Du bist bereit; der andere lernt noch.
board-field-swipe = Tippen für Ratter, wischen für links, rechts, hoch, runter
board-key-hold = Halten: { $word }
board-key-grab = Zugreifen
board-key-say = { $word } sagen
board-carries-half = 1½ × Zeit
board-carries-double = 2 × Zeit
board-carries-triple = 3 × Zeit
board-horse = Pferd von { $crew }, Reihe { $row } von { $finish }, { $dice }
board-dice-show = Würfel { $dice }
board-dice-in-hand = Würfel in der Hand
board-alone = allein
board-rolls = würfelt
board-rides = reitet
board-calls = ruft { $n }
board-red-line = An der roten Linie tauschen die Partner.
board-die-own = Würfel { $letter }, { $pips }{ $state ->
    [rolls] , wird gewürfelt
    [kept] , bleibt liegen
   *[open] { "" }
}

board-card-of = Karte { $n } von { $of }
board-on-card = Auf der Karte: { $fears }
board-heard = Geschrei bei { $fears }
board-shrieks = schreit
board-fears = fürchtet { $fears }
board-tiles-here = Plättchen hier: { $fears }
board-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
board-shriek-0 = Iiiih
board-shriek-1 = Aaaah
board-shriek-2 = Huaaa
board-own-fears = Deine Ängste, nur für dich
board-own-tiles = Deine Plättchen: höchstens { $most } für dieselbe Person
board-tile-with = Plättchen { $fear }, liegt bei { $name }
board-tile-free = Plättchen { $fear }, noch nicht vergeben
board-remember = Merk dir, wer wobei schreit. Es steht nirgends.

board-claims = { $name } sagt, auf der Karte steht
board-in-truth = In Wahrheit: { $fate } ({ $n })
board-tells = { $name } sagt wahr
board-look-in-eyes = Schau mir in die Augen
board-tent-closed = Das Zelt ist zu
board-guest = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
board-full = nimmt nichts mehr
board-refused = abgelehnt
board-said = „{ $n }“
board-fate-known = Von { $giver }: { $value }, angesagt als { $claim }
board-fate-closed = Von { $giver }: verdeckt, angesagt als { $claim }
board-verdict-correct = stimmt
board-verdict-better = ist besser
board-verdict-worse = ist schlechter
board-verdict-none = niemand nahm sie
board-own-fates = Deine Schicksale: erst die Karte, dann was du ansagst
board-overview = Was sagst du an?
board-claim = Ansagen: { $fate }, { $n }

board-titles = Wer was erreicht hat
board-builds = baut gerade
board-builds-later = baut später
board-wanted = Gewünschte Vorderseiten von unten nach oben: { $fronts }
board-tower = Turm von { $name }, { $n } Würfel{ $n ->
    [0] { "" }
   *[other] , Vorderseiten von unten: { $fronts }
}
board-no-dice = noch kein Würfel
board-lies = Vorn { $front }, oben { $top }, unten { $bottom }
board-in-hand = In der Hand
board-no-die = Nimm einen Würfel aus einem Fach.
board-they-build = { $name } baut.
board-higher = Höher, höher
board-key-place = Den Würfel setzen
board-key-lift = Den obersten Würfel abheben
board-lukas-over = Die Glocke schweigt.
board-acts-left = Griffe übrig
board-bin = Fach { $colour }, noch { $n }
board-left = noch { $n }
board-side-top = oben
board-side-bottom = unten
board-side-front = vorn
board-side-back = hinten
board-side-left = links
board-side-right = rechts
board-way-forward = Nach vorn kippen
board-way-back = Nach hinten kippen
board-way-left = Nach links rollen
board-way-right = Nach rechts rollen
board-way-clockwise = Rechts drehen
board-way-anticlockwise = Links drehen

board-coaster-over = Die Achterbahn steht
board-learning = Fahrt { $ride } von { $of }: die Strecke lernen
board-riding = Fahrt { $ride } von { $of }: auswendig
board-ridden = Strecke: { $n } von { $of } Bewegungen richtig gefahren
board-card-shows = Karte { $n }: { $movement }
board-card-closed = Keine Karte ist offen
board-flips-left = Blicke übrig
board-they-learn = Sie lernen die Strecke.
board-ratter = Ratter, ratter, ratter
board-made = Gemacht: { $movement }

board-claw-over = Der Greifer ruht
board-claw-state = { $operator } lenkt { $arm }: Griff { $n } von { $of }
board-screen-operator = Dein Bild: Du siehst den Kasten und darfst nur Wörter sagen
board-screen-watch = Der Kasten, wie ihn die steuernde Seite sieht
board-screen-arm = Das Bild des Arms: nur der Steuerknüppel
board-box = Der Kasten
board-crystals = { $kind } { $n }
board-crystal-white = weiße Kristalle
board-crystal-blue = blaue Kristalle
board-crystal-orange = orange Kristalle
board-crystal-purple = lila Kristall
board-claw-at = Der Greifer hängt bei { $x } nach rechts, { $y } nach hinten
board-joystick = Bild des Steuerknüppels
board-way-away = weg vom Arm
board-way-toward = zum Arm hin
board-you-hear = Das letzte Wort
board-klick = Klick
board-words-left = { $n ->
    [one] noch { $n } Wort
   *[other] noch { $n } Wörter
}

board-lesson = { $attraction } in Kürze
board-lesson-clock = Die Uhr läuft, sobald jeder Stuhl besetzt ist.
board-how = So geht es
board-how-close = Zur Bude
board-how-pause = Beispiel anhalten
board-how-run = Beispiel laufen lassen
board-how-scene = Bild { $n }
board-tale-hau-den-lukas-1 = Dreh einen Würfel, bis vorn die Farbe liegt, die als Nächste dran ist.
board-tale-hau-den-lukas-2 = Unten muss er die Farbe haben, auf der er steht.
board-tale-hau-den-lukas-3 = Niemand zeigt einen Fehler. Der oberste Würfel darf wieder herunter.
board-tale-hau-den-lukas-4 = Von unten zählen alle bis zum ersten Fehler und bringen einen Titel.
board-tale-fortune-teller-1 = Wer weissagt, legt eine Karte verdeckt und sagt, was sie ist, wahr oder nicht.
board-tale-fortune-teller-2 = Reihum darf man sie annehmen oder ablehnen.
board-tale-fortune-teller-3 = Wer annimmt, sieht nach und sagt wahr: richtig, besser oder schlechter.
board-tale-fortune-teller-4 = Was niemand will, bleibt liegen, wo es war. Die höchste Summe gewinnt.
board-tale-horse-race-1 = Alle würfeln zugleich. Lass liegen, was passt, und würfle den Rest neu.
board-tale-horse-race-2 = Drei gleiche: Das Pferd läuft so viele Felder.
board-tale-horse-race-3 = Im Paar würfelt einer, einer zieht. An der roten Linie wird getauscht.
board-tale-horse-race-4 = Das erste Pferd im Ziel beendet das Rennen für alle.
board-tale-claw-machine-1 = Wer lenkt, sieht die Kiste und sagt Mib, Mab, Mub oder Mob.
board-tale-claw-machine-2 = Wer greift, sieht nur den Steuerknüppel und bewegt den Greifer.
board-tale-claw-machine-3 = Bei Klick greift er zu, was darunter liegt.
board-tale-claw-machine-4 = Beide bekommen, was der Kristall wert ist.
board-tale-bumper-cars-1 = Reihum legt jeder eine Karte dazu.
board-tale-bumper-cars-2 = Die höchste wird gerammt, von gleichen die letzte.
board-tale-bumper-cars-3 = Wer gerammt wird, dreht ein Plättchen um, für jede 5 noch eins.
board-tale-bumper-cars-4 = Ein TILT beendet die Fahrt. Die anderen zählen, was unter ihrem liegt.
board-tale-swing-boat-1 = Setz dich reihum in eine andere, freie Reihe.
board-tale-swing-boat-2 = Weiter außen ist mehr Spaß.
board-tale-swing-boat-3 = Dann so viele Würfel: Jede 1 kostet Ausdauer.
board-tale-swing-boat-4 = Wer keine Ausdauer mehr hat, ist Letzter, trotz allem Spaß.
board-tale-roller-coaster-1 = Zwei lernen die Strecke gemeinsam, Karte für Karte.
board-tale-roller-coaster-2 = Geht zurück oder fangt neu an, so oft ihr wollt.
board-tale-roller-coaster-3 = Dann auswendig: dreimal ratter, und beide machen die Bewegung.
board-tale-roller-coaster-4 = Jede richtige Karte ist ein Punkt für beide, bis zum ersten Fehler.
board-tale-ghost-train-1 = Jeder hat zwei Ängste, die sonst niemand kennt.
board-tale-ghost-train-2 = Ist eine davon auf der Karte? Schrei.
board-tale-ghost-train-3 = Merk dir, wer wobei schreit. Es steht nirgends.
board-tale-ghost-train-4 = Am Ende gibst du deine Plättchen weg: Jedes richtige ist ein Punkt für beide.
