# Fabelland, Deutsch

fabelland = Fabelland
fabelland-about = Stelle geheim deine Aktion ein, drehe die Karussells und fülle die Attraktionen des Märchenparks.

option-tumble = Purzelnde Gäste
option-tumble-drop = Fallen gelassen
option-tumble-barriers = Fallen gelassen mit Banden
option-tumble-dealt = Zufällig verteilt
option-tumble-named = Ab einem genannten Feld verteilt
option-opening = Erste Runde
option-opening-normal = Wie alle anderen
option-opening-guided = Zum Kennenlernen, ohne Drehscheiben
option-colours = Farben
option-colours-seat = Nach Platz
option-colours-chosen = Gewählt

## Namen

nothing = nichts
neutral = neutral
list-more = { $list }, { $item }
list-last = { $list } und { $item }
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-lilac = Lila
carousel = Karussell { $carousel }
centre = die Mitte
area-D = Sand (D)
area-E = Wiese (E)
area-F = Eis (F)
compartment = Abteil { $compartment }
edge = { $carousel } { $colour }
field = { $field }
field-carousel = Ersatzaktion Karussell
field-shop = Ersatzaktion Einkauf
guest-P = ein Magiefan
guest-K = ein Technikfan
guest-T = ein Naturfan
guests-none = niemand
guests-P = { $count } { $count ->
    [one] Magiefan
   *[other] Magiefans
}
guests-K = { $count } { $count ->
    [one] Technikfan
   *[other] Technikfans
}
guests-T = { $count } { $count ->
    [one] Naturfan
   *[other] Naturfans
}
taken-P = Magiefan sitzt
taken-K = Technikfan sitzt
taken-T = Naturfan sitzt
space-P = Magie
space-K = Technik
space-T = Natur
space-any = beliebig
space-linked = verbunden { $group }
landed = { $guests } auf { $place }
influencers-orange = { $count } Influencer in Orange
influencers-blue = { $count } Influencer in Blau
influencers-violet = { $count } Influencer in Violett
influencers-green = { $count } Influencer in Grün
influencer-orange = Orange
influencer-blue = Blau
influencer-violet = Violett
influencer-green = Grün
does-A = Karussell A drehen
does-B = Karussell B drehen
does-C = Karussell C drehen
does-D = beim Sand einkaufen
does-E = bei der Wiese einkaufen
does-F = beim Eis einkaufen
does-carousel = nach C ein beliebiges Karussell drehen
does-shop = nach F ein Mal irgendwo einkaufen
does-orange = einen Gast auf eine deiner Attraktionen setzen
does-blue = einen Gast von einem Gebiet auf ein Karussell setzen
does-violet = einen Gast in ein Nachbarabteil setzen

attraction-titled = { $title }
attraction-pumpkin-coach = Kürbiskutsche
attraction-clockwork-mouse = Aufziehmaus
attraction-lily-pads = Seerosenblätter
attraction-wishing-well = Wunschbrunnen
attraction-singing-shell = Singende Muschel
attraction-windmill-swing = Windmühlenschaukel
attraction-mirror-maze = Spiegelirrgarten
attraction-unicorn-pond = Einhornteich
attraction-copper-treehouse = Kupferbaumhaus
attraction-bean-lift = Bohnenrankenlift
attraction-flying-carpet = Fliegender Teppich
attraction-robot-dance = Robotertanz
attraction-snail-feeding = Schneckenfütterung
attraction-crystal-ball = Kristallkugel
attraction-gear-slide = Zahnradrutsche
attraction-giants-belly = Riesenbauch
attraction-three-wishes = Drei Wünsche
attraction-long-hair-jump = Zopfsprung
attraction-tin-woods = Blechwald
attraction-fairy-meadow = Feenwiese
attraction-magic-lantern = Zauberlaterne
attraction-frog-palace = Froschpalast
attraction-mole-railway = Maulwurfsbahn
attraction-seven-league-boots = Siebenmeilenstiefel
attraction-witch-house = Hexenhaus
attraction-steam-dragon = Dampfdrache
attraction-whale-ride = Walritt
attraction-wild-hunt = Wilde Jagd
attraction-midnight-ball = Mitternachtsball
attraction-brass-jungle = Messingdschungel
attraction-rose-castle = Rosenschloss
attraction-cloud-castle = Wolkenschloss

event-more-guests = Reisegruppe
event-more-guests-text = { $amount } weitere Gäste purzeln auf eines der leersten Karussells.
event-centre-guests = Festumzug
event-centre-guests-text = { $amount } weitere Gäste purzeln in die Mitte.
event-clear-area = Regenschauer
event-clear-area-text = Das vollste Gebiet flüchtet auf ein Karussell, das die Person mit dem Beutel wählt.
event-turn-all = Windstoß
event-turn-all-text = Jedes Karussell dreht sich um { $amount ->
    [one] ein Abteil
   *[other] { $amount } Abteile
} im Uhrzeigersinn; niemand steigt ein.
event-gift-all = Ballonverkäufer
event-gift-all-text = Alle nehmen { $amount } { $amount ->
    [one] Ballon
   *[other] Ballons
}.
event-gift-poorest = Gute Fee
event-gift-poorest-text = Wer die wenigsten Ballons hat, nimmt { $amount }.
event-new-influencers = Neue Gesichter
event-new-influencers-text = Alle ausliegenden Influencer werden ersetzt.
event-new-attractions = Neue Pläne
event-new-attractions-text = Alle ausliegenden Attraktionen werden ersetzt.
event-cheap-attractions = Bautag
event-cheap-attractions-text = Attraktionen kosten in dieser Runde { $amount } weniger.
event-cheap-influencers = Offene Bühne
event-cheap-influencers-text = Influencer kosten in dieser Runde { $amount } weniger, auch der verdeckte.
event-foreign-bonus = Gute Nachbarn
event-foreign-bonus-text = Wer eine fremde Attraktion füllt, bekommt in dieser Runde { $amount } mehr.
event-owner-bonus = Galanacht
event-owner-bonus-text = Wem eine Attraktion gehört, die fährt, bekommt in dieser Runde { $amount } mehr.
event-more-influencers = Liveübertragung
event-more-influencers-text = In jeder Aktion { $amount ->
    [one] darf ein Influencer
   *[other] dürfen { $amount } Influencer
} mehr eingesetzt werden, in dieser Runde.
event-skip-bonus = Zwei Dumme, ein Gedanke
event-skip-bonus-text = Wer übersprungen wird, bekommt in dieser Runde { $amount } mehr.
event-more-purchases = Lange Öffnungszeiten
event-more-purchases-text = Die Ersatzaktion Einkauf kauft in dieser Runde { $amount } mehr.
event-last-day = Letzter Tag der Saison
event-last-day-text = Diese Runde ist die letzte.

## Was zu tun ist

prompt-other = { $player } { $does }.
prompt-wheels = Stelle deine Drehscheibe ein.
prompt-wheels-set = Deine Drehscheibe zeigt { $field }. Du kannst sie noch ändern.
prompt-choose-colour = Wähle eine Farbe.
prompt-start = Baue { $card } an eine Kante deiner Farbe.
prompt-guided = Wähle eine Aktion und führe sie gleich aus.
prompt-arrive = Wähle eines der leersten Karussells für { $count } { $count ->
    [one] neuen Gast
   *[other] neue Gäste
}.
prompt-clear-area = Wähle eines der vollsten Gebiete.
prompt-send-area = Wähle das Karussell für die Gäste von { $area }.
prompt-late = Dein Feld war besetzt. Wähle ein freies Feld oder eine Ersatzaktion.
prompt-pick-carousel = Wähle ein Karussell zum Drehen.
prompt-rotate = Drehe { $carousel } oder lass es stehen.
prompt-seating = Wähle, wer bei { $card } einsteigt.
prompt-collecting = Bei { $carousel } sind alle eingestiegen, die können. Lass die vollen Attraktionen fahren.
prompt-finishing = Setze einen Influencer ein oder beende deine Aktion.
prompt-shop = Kaufe bis zu { $left } { $left ->
    [one] Karte
   *[other] Karten
}.
prompt-lead = Wähle das Karussell für die Gäste von { $area }.
prompt-take-guest = Wähle den Gast, der versetzt wird.
prompt-put-guest = Wähle das Ziel: { $guest } wird versetzt.
prompt-name-sector = Wähle, wo die Verteilung beginnt: { $guests }, Ziel { $board }.
prompt-won = { $winners } gewinnt mit { $points } Ballons.
prompt-won-shared = { $winners } teilen sich den Sieg mit { $points } Ballons.
doing-choose-colour = wählt eine Farbe
doing-start = baut { $card }
doing-guided = wählt eine Aktion
doing-arrive = wählt ein Karussell für { $count } { $count ->
    [one] neuen Gast
   *[other] neue Gäste
}
doing-clear-area = wählt eines der vollsten Gebiete
doing-send-area = wählt das Karussell für die Gäste von { $area }
doing-late = wurde übersprungen und wählt ein anderes Feld
doing-pick-carousel = wählt ein Karussell
doing-rotate = dreht { $carousel }
doing-seating = wählt, wer bei { $card } einsteigt
doing-collecting = lässt bei { $carousel } einsteigen
doing-finishing = kann einen Influencer einsetzen
doing-shop = kauft bis zu { $left } { $left ->
    [one] Karte
   *[other] Karten
}
doing-lead = wählt das Karussell für die Gäste von { $area }
doing-take-guest = wählt einen Gast zum Versetzen
doing-put-guest = wählt das Ziel: { $guest } wird versetzt
doing-name-sector = wählt, wo die Verteilung beginnt: { $guests }, Ziel { $board }

## Möglichkeiten

choice-colour = { $colour } spielen
choice-start = { $card } an { $edge } bauen
choice-wheel = { $field }: { $does }
choice-field = { $field }: { $does }
choice-ride = { $carousel } drehen
choice-onto = Auf { $carousel } ({ $guests } { $guests ->
    [one] Gast
   *[other] Gäste
})
choice-clear = { $area } räumen: { $guests }
choice-sector = Bei { $place } beginnen
choice-turn = { $steps ->
    [0] { $carousel } stehen lassen
    [one] { $carousel } um ein Abteil drehen
   *[other] { $carousel } um { $steps } Abteile drehen
}
choice-board = { $guests } bei { $card }: dann { $spaces }
choice-board-there = Bei { $edge } einsteigen
choice-collect = { $count ->
    [0] Nichts fährt; weiter
    [one] Die volle Attraktion fahren lassen
   *[other] { $count } volle Attraktionen fahren lassen
}
choice-finish = Die Aktion beenden
choice-build = { $card } an { $edge } für { $price }
choice-replace = { $card } an { $edge } statt { $old } für { $price }
choice-build-nothing = Von { $slot } an { $edge } bauen
choice-hire = Influencer { $influencer } ({ $slot }) für { $price }
choice-hire-top = Den verdeckten Influencer für { $price }
choice-hire-nothing = Von { $slot } anwerben
choice-enough = Nichts mehr kaufen
choice-use = Influencer { $influencer } einsetzen: { $does }
choice-take = Versetzen: { $guest } von { $place } ({ $guests })
choice-drop = In Abteil { $compartment }
note-boards = { $count ->
    [0] Niemand steigt ein
    [one] 1 Gast steigt ein
   *[other] { $count } Gäste steigen ein
}
note-waits = { $count } { $count ->
    [one] wartet
   *[other] warten
} bei { $card }
note-rides-own = { $card } fährt: du +{ $balloons }
note-rides-foreign = { $card } fährt: { $player } +{ $balloons }, du +{ $bonus }
note-rides-neutral = { $card } fährt: du +{ $bonus }
note-pays = { $player } insgesamt +{ $balloons }
note-tumbles = { $count } { $count ->
    [one] Gast purzelt
   *[other] Gäste purzeln
} in die Mitte
note-spaces = Plätze: { $spaces }
note-leave = { $guests } purzeln in die Mitte
note-set = Nummer { $count } der Farbe, am Ende { $points } mehr wert
note-borders = grenzt an { $card }

## Der Tisch

table-round = Runde { $round } von { $rounds }. { $player } hat den Beutel mit { $bag } { $bag ->
    [one] Gast
   *[other] Gästen
}.
table-event = Ereignis: { $event }. { $text }
table-before = Das Spiel wird aufgebaut. { $player } hat den Beutel mit { $bag } { $bag ->
    [one] Gast
   *[other] Gästen
}.
table-area = Mitte, { $area }: { $guests }.
table-offer = Auslage { $slot }: { $card }, Wert { $value }, für { $price }; Plätze { $spaces }.
table-poster = Auslage { $slot }: Influencer { $influencer } für { $price }.
table-top = Der verdeckte Influencer kostet { $price }; { $count } liegen im Stapel.
table-carousel = Karussell { $carousel }: Abteil { $compartment } zeigt zur Mitte mit { $guests }.
table-edge = { $edge } ({ $owner }): { $card }, Wert { $value }, { $spaces }; Abteil { $compartment } mit { $guests }.
table-edge-free = { $edge } ({ $owner }): keine Attraktion; Abteil { $compartment } mit { $guests }.
table-seat = { $player }, { $colours }: { $balloons } { $balloons ->
    [one] Ballon
   *[other] Ballons
}, Attraktionen { $attractions }, Influencer { $sets }, zusammen { $total }.
table-hand = Noch zu bauen: { $card }, { $spaces }.
table-influencers = { $influencers }, { $used } eingesetzt: { $points } Punkte, einer mehr bringt { $more }.
table-field = Auf { $field }: { $players }.

## Was geschah

log-colour = { $player } spielt { $colour }.
log-start = { $player } baut { $card } an { $edge }.
log-neutral = { $card } liegt an { $edge } und ist neutral.
log-first-influencer = { $player } beginnt mit Influencer { $influencer }.
log-offer = { $card } kommt in die Auslage { $slot }.
log-poster = In die Auslage { $slot } kommt Influencer { $influencer }.
log-round = Runde { $round } von { $rounds } beginnt. { $player } hat den Beutel.
log-arrive = { $player } schickt neue Gäste auf { $carousel }.
log-event = { $event }: { $text }
log-gift = { $player } nimmt { $balloons } { $balloons ->
    [one] Ballon
   *[other] Ballons
}.
log-place = { $player } geht auf { $field }.
log-skip = { $player } findet { $field } besetzt, nimmt { $balloons } { $balloons ->
    [one] Ballon
   *[other] Ballons
} und wird übersprungen.
log-turn = { $steps ->
    [0] { $player } lässt { $carousel } stehen.
    [one] { $player } dreht { $carousel } um ein Abteil.
   *[other] { $player } dreht { $carousel } um { $steps } Abteile.
}
log-board = { $guests } { $count ->
    [one] steigt
   *[other] steigen
} bei { $card } ein.
log-ride-own = { $card } fährt: { $player } nimmt { $balloons } { $balloons ->
    [one] Ballon
   *[other] Ballons
}.
log-ride-foreign = { $card } fährt: { $player } nimmt { $balloons } { $balloons ->
    [one] Ballon
   *[other] Ballons
}, { $by } nimmt { $bonus } fürs Füllen.
log-ride-neutral = { $card } fährt: { $by } nimmt { $bonus } fürs Füllen.
log-tumble = { $fell ->
    [0] Gäste purzeln: { $landed }.
    [one] Gäste purzeln: { $landed }. Einer fiel herunter und wurde noch einmal fallen gelassen.
   *[other] Gäste purzeln: { $landed }. { $fell } fielen herunter und wurden noch einmal fallen gelassen.
}
log-dealt = Gäste werden verteilt: { $landed }.
log-build = { $player } baut { $card } an { $edge } für { $price }.
log-replace = { $player } ersetzt { $old } an { $edge } durch { $card } für { $price }.
log-hire = { $player } wirbt Influencer { $influencer } für { $price } an.
log-hire-top = { $player } deckt Influencer { $influencer } für { $price } auf.
log-use = { $player } setzt Influencer { $influencer } ein.
log-move = { $player } versetzt einen Gast von { $place } nach { $target }: { $guest }.
log-score = { $player }: { $balloons } { $balloons ->
    [one] Ballon
   *[other] Ballons
}, { $attractions } für Attraktionen, { $sets } für Influencer, zusammen { $total }.
log-winner = { $player } gewinnt.
log-winner-shared = { $player } teilt sich den Sieg.

## Warum nicht

refusal-choose-colour-first = Wähle zuerst eine Farbe.
refusal-colour-taken = { $player } spielt diese Farbe schon.
refusal-start-first = Baue zuerst deine Startattraktion.
refusal-not-your-edge = Diese Kante ist nicht von deiner Farbe.
refusal-edge-taken = Dort liegt schon deine andere Startattraktion.
refusal-guided-first = Wähle zuerst eine Aktion.
refusal-no-substitute-now = In der Kennenlernrunde gibt es keine Ersatzaktionen.
refusal-no-action-c = Karussell C ist in diesem Spiel nicht dabei.
refusal-no-such-carousel = Dieses Karussell ist in diesem Spiel nicht dabei.
refusal-arrive-first = Wähle zuerst ein Karussell für die neuen Gäste.
refusal-not-the-emptiest = Ein anderes Karussell hat weniger Gäste.
refusal-clear-area-first = Wähle zuerst das Gebiet, das geräumt wird.
refusal-not-the-fullest = Ein anderes Gebiet hat mehr Gäste.
refusal-send-area-first = Wähle zuerst das Karussell für diese Gäste.
refusal-wheels-first = Stelle zuerst deine Drehscheibe ein.
refusal-late-first = Wähle zuerst ein anderes Feld.
refusal-field-taken = { $player } steht schon auf { $field }.
refusal-pick-carousel-first = Wähle zuerst ein Karussell.
refusal-rotate-first = Drehe zuerst das Karussell oder lass es stehen.
refusal-seating-first = Wähle zuerst, wer einsteigt.
refusal-board-the-most = Es müssen so viele Gäste wie möglich einsteigen.
refusal-collecting-first = Lass zuerst die vollen Attraktionen fahren.
refusal-finishing-first = Deine Aktion ist fast vorbei: Setze einen Influencer ein oder beende sie.
refusal-shop-first = Kaufe zuerst etwas oder kaufe nichts mehr.
refusal-not-this-display = Du kaufst im Gebiet { $area } ein.
refusal-nothing-there = Dort liegt nichts aus.
refusal-no-influencers-left = Es sind keine Influencer mehr da.
refusal-too-dear = Das kostet { $price }, und du hast { $balloons } { $balloons ->
    [one] Ballon
   *[other] Ballons
}.
refusal-lead-first = Wähle zuerst das Karussell für die Gäste des Gebiets.
refusal-no-such-influencer = Du hast keinen Influencer dieser Farbe mehr zum Einsetzen.
refusal-enough-influencers = Du hast in dieser Aktion schon { $count } Influencer eingesetzt.
refusal-nobody-to-move = Gerade gibt es niemanden, den dieser Influencer versetzen könnte.
refusal-take-guest-first = Wähle zuerst den Gast, der versetzt wird.
refusal-not-from-there = Von dort holt dieser Influencer keine Gäste.
refusal-no-such-guest = So ein Gast wartet dort nicht.
refusal-guest-not-wanted = Keine deiner Attraktionen hat einen freien Platz für diesen Gast.
refusal-put-guest-first = Wähle zuerst, wohin der Gast kommt.
refusal-no-place-for-guest = Dort findet der Gast keinen freien Platz.
refusal-not-a-neighbour = Der Gast kommt in ein Nachbarabteil.
refusal-name-sector-first = Wähle zuerst, wo die Verteilung beginnt.
refusal-no-such-sector = Dieses Brett hat kein Feld { $sector }.
