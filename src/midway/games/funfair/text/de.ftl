# Funfair, Deutsch

funfair = Funfair
funfair-about = Sechs Runden für den besten Park: hohe Attraktionen, gutes Personal, geheime Baupläne.

## Namen

# Eine Karte hat ihre Namen aus der Ausgabe; jede Sprache nimmt den ihren und lässt den anderen ungesagt.
named = { $en ->
   *[other] { $de }
}
investors = Geldgeber
list-more = { $list }, { $item }
list-last = { $list } und { $item }
empty-space = Platz { $space }
built-in = { $card } (eingebaut)
icon-thrill = Nervenkitzel
icon-leisure = Familienfahrt
icon-theatre = Theater
icon-food = Imbiss
icon-sideshow = Schaubude
icon-feature = Besonderheit
icon-guest = Gästeservice
icon-quality = Qualität
icon-fairytale = Märchenthema
icon-jungle = Dschungelthema
icon-pirate = Piratenthema
icon-robot = Roboterthema
icon-theme = irgendein Thema
icon-count = { $count }-mal { $icon }
one-thrill = eine Attraktion Nervenkitzel
one-leisure = eine Attraktion Familienfahrt
one-theatre = eine Attraktion Theater
one-food = eine Attraktion Imbiss
one-sideshow = eine Attraktion Schaubude
one-attraction = eine Attraktion
kind-staff = Personal
kind-showcase = Hauptattraktion, { $icon }
level-easy = leicht
level-medium = mittel
level-difficult = schwer
step-city = Stadtschritt
step-park = Parkschritt
step-cleanup = Aufräumen
step-over = das Ende
per-attraction = Attraktion in deinem Park
per-other-attraction = andere Attraktion in deinem Park
per-star-here = Stern an dieser Attraktion
per-thrill = Attraktion Nervenkitzel in deinem Park
per-leisure = Attraktion Familienfahrt in deinem Park
per-theatre = Theater in deinem Park
per-food = Imbiss in deinem Park
per-sideshow = Schaubude in deinem Park
per-feature = Besonderheit in deinem Park
per-guest = Gästeservice in deinem Park
per-quality = Qualität in deinem Park
per-fairytale = Märchensymbol in deinem Park
per-jungle = Dschungelsymbol in deinem Park
per-pirate = Piratensymbol in deinem Park
per-robot = Robotersymbol in deinem Park

## Karten

limit-rides = Nur Fahrgeschäfte
limit-not = Nicht auf { $icon }
limit-on = Nur { $icons }
ability-built-in = { $card } ist eingebaut.
ability-after-gain = Nach dem Bau: erhalte { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
ability-after-gain-per = Nach dem Bau: erhalte { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} je { $per }.
ability-after-draw-park = Nach dem Bau: ziehe 2 Parkkarten und behalte 1.
ability-after-draw-blueprints = Nach dem Bau: ziehe 2 Baupläne und behalte 1 oder keinen.
ability-after-take = Nach dem Bau: nimm eine Marktkarte auf die Hand.
ability-after-add-free = Nach dem Bau: du darfst hier eine Erweiterung aus der Hand kostenlos bauen.
ability-after-add = Nach dem Bau: du darfst hier eine Erweiterung aus der Hand für { $coins } weniger bauen.
ability-action-gain = Als Aktion: erhalte { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
ability-action-gain-per = Als Aktion: erhalte { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} je { $per }.
ability-action-discard = Als Aktion: lege eine Handkarte ab und erhalte { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
ability-action-discard-per = Als Aktion: lege eine Handkarte ab und erhalte { $coins } je { $per }.
ability-cut-attraction = Deine Attraktionen kosten { $coins } weniger.
ability-cut-upgrade = Deine Erweiterungen kosten { $coins } weniger.
ability-cut-staff = Dein Personal kostet { $coins } weniger.
ability-closes = Keine weiteren Erweiterungen an dieser Attraktion.
ability-ticket = Gästeschritt: erhalte { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
ability-ticket-per = Gästeschritt: erhalte { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} je { $per }.
ability-points-per = { $points } Punkte je { $per }.
ability-showcase = Eine vierte Aktion in jeder Runde.
city-cut-attraction = Attraktionen kosten in dieser Runde { $coins } weniger.
city-cut-upgrade = Erweiterungen kosten in dieser Runde { $coins } weniger.
city-cut-staff = Personal kostet in dieser Runde { $coins } weniger.
city-change = Kleingeld bringt in dieser Runde das { $factor }-Fache.
city-guests = Alle erhalten in diesem Gästeschritt { $coins } mehr.
city-guests-per = In diesem Gästeschritt gibt es { $coins } mehr je { $per }.
city-draw-park = Alle ziehen 2 Parkkarten und behalten 1.
city-draw-blueprints = Alle ziehen 2 Baupläne und behalten 1 oder keinen; nach der Schließung gibt es stattdessen { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
city-take = Alle nehmen eine Marktkarte auf die Hand.
city-swap = Alle dürfen eine Handkarte gegen eine Marktkarte tauschen.
city-invest = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} auf jede wartende Hauptattraktion; { $built } Münzen für alle, bei denen sie schon steht.
city-gain = Alle erhalten { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
city-gain-per = Alle erhalten { $coins } je { $per }.
city-gain-more = Alle erhalten { $coins } Münzen und { $more } mehr je { $per }.
award-types = Attraktionen von { $count } Arten
award-staff = mindestens { $count } Angestellte
award-stars = die meisten Sterne; bei Gleichstand werten alle
item-with = { $kind } mit { $icons }
item-size = { $kind }, mindestens Größe { $size }
item-park = { $icons } im Park
item-park-one = { $count }-mal { $icon } im Park
item-one = { $count }-mal { $icon }, { $kind }
short-any = Irgendeine Attraktion
short-another = { $kind } Nr. { $number }
short-size = mindestens Größe { $size }
short-park = im Park
missing-attraction = es fehlt { $kind }
missing-icon = es fehlt noch { $count }-mal { $icon }, { $kind }
missing-park = es fehlt noch { $count }-mal { $icon } im Park
missing-size = { $count ->
    [one] es fehlt noch ein Symbol
   *[other] es fehlen noch { $count } Symbole
}, { $kind }

## Was zu tun ist

prompt-redraw-mine = Deine Hand hat keine Attraktion. Zeige sie und ziehe fünf neue Karten oder behalte sie.
prompt-redraw-other = { $player } darf eine neue Hand ziehen.
prompt-action-mine = Nimm Aktion { $number } von { $actions }.
prompt-action-other = { $player } nimmt Aktion { $number } von { $actions }.
prompt-fourth-mine = Nimm eine vierte Aktion oder lass sie aus.
prompt-fourth-other = { $player } darf eine vierte Aktion nehmen.
prompt-keep-mine = Behalte eine der gezogenen Karten oder keine.
prompt-keep-other = { $player } sieht { $count } Parkkarten an.
prompt-keep-one-mine = Behalte eine der { $count } gezogenen Karten.
prompt-keep-one-other = { $player } sieht { $count } Parkkarten an.
prompt-plan-mine = Behalte einen der Baupläne für immer oder keinen.
prompt-plan-other = { $player } sieht Baupläne an.
prompt-take-mine = Nimm eine Marktkarte auf die Hand.
prompt-take-other = { $player } nimmt eine Marktkarte.
prompt-add-mine = Baue aus der Hand eine Erweiterung an { $on } für { $coins } weniger oder keine.
prompt-add-other = { $player } darf { $on } noch erweitern.
prompt-add-free-mine = Baue aus der Hand eine Erweiterung an { $on }, kostenlos oder keine.
prompt-add-free-other = { $player } darf { $on } noch erweitern.
prompt-swap-mine = Tausche eine Handkarte gegen eine Marktkarte oder keine.
prompt-swap-other = { $player } darf mit dem Markt tauschen.
prompt-discard-mine = Deine Hand fasst fünf. Lege { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
prompt-discard-other = { $player } legt bis auf fünf Karten ab.
prompt-won = { $count ->
    [one] { $winners } gewinnt mit { $points } Punkten.
   *[other] { $winners } teilen sich den Sieg mit je { $points } Punkten.
}

## Möglichkeiten

choice-build = Baue { $card } für { $price }
choice-build-on = Baue { $card } an { $on } für { $price }
choice-hire = Stelle { $card } für { $price } ein
choice-showcase = Baue deine Hauptattraktion { $card } für { $price }
choice-take = Nimm { $card } auf die Hand
choice-draw-park = Ziehe 2 Parkkarten und behalte 1 oder keine
choice-draw-blueprints = Ziehe 2 Baupläne und behalte 1 oder keinen
choice-search = Lege { $card } ab und durchsuche 5 Parkkarten
choice-keep = Behalte { $card }
choice-keep-none = Behalte keine
choice-plan = Behalte { $plan } ({ $level })
choice-plan-none = Behalte keinen Bauplan
choice-change = Sammle Kleingeld auf: { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
choice-use = { $card }: erhalte { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
choice-use-on = { $card } an { $on }: erhalte { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
choice-use-discard = { $card }: lege { $other } ab und erhalte { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
choice-demolish = Reiße { $card } ab
choice-demolish-on = Reiße { $card } an { $on } ab
choice-demolish-stack = Reiße { $card } mit { $upgrades ->
    [one] der Erweiterung
   *[other] allen { $upgrades } Erweiterungen
} ab
choice-discard = Lege { $card } ab
choice-swap = Tausche { $own } gegen { $other }
choice-no-swap = Tausche nichts
choice-no-add = Baue nichts weiter
choice-pass = Lass die vierte Aktion aus
choice-redraw = Zeige die Hand und ziehe fünf neue Karten
choice-keep-hand = Behalte diese Hand
note-size = { $card }: Größe { $from } auf { $to }, { $points } Punkte mehr
note-plan-met = erfüllt { $plan }, { $points } Punkte besser
note-plan-bonus = erfüllt den Bonus von { $plan }, { $points } Punkte
note-plan-broken = { $plan } ist nicht mehr erfüllt, { $points } Punkte
note-stars = Sterne { $from } auf { $to }
note-coins = { $coins ->
    [one] es bleibt { $coins } Münze
   *[other] es bleiben { $coins } Münzen
}
note-showcase-gone = die Hauptattraktion scheidet aus
note-plan-needs = zurzeit: { $missing }
note-plan-there = schon erfüllt
note-plan-worth = { $points } Punkte, { $bonus } mehr für den Bonus, { $miss } weniger, wenn er nicht erfüllt ist

## Der Tisch

table-setup = Die ersten Hände werden gegeben.
table-round = Runde { $round } von { $rounds }, { $step }. { $player } beginnt.
table-city = Stadt: { $card }. { $text } { $left ->
    [0] Es ist die letzte Stadtkarte.
    [one] Eine Stadtkarte kommt noch.
   *[other] { $left } Stadtkarten kommen noch.
}
table-award = Preis, { $points } Punkte: { $card } ({ $text }).
table-stand-in = Die Kartenbilder und Werte sind Platzhalter, gemacht für dieses Programm.
table-market = Markt { $number }: { $card }, Preis { $price }.
table-market-cut = Markt { $number }: { $card }, Preis { $price } ({ $cuts }).
cut = { $source } { $coins } weniger
table-decks = { $cards } Parkkarten im Stapel, { $discards } abgelegt.
table-plans = { $cards } Baupläne im Stapel, { $discards } abgelegt.
table-plans-last = { $cards } Baupläne im Stapel, { $discards } abgelegt. Nach dieser Runde ist er geschlossen.
table-plans-closed = Der Bauplanstapel ist geschlossen.
table-park = { $player }: { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}, { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}, nächste Einnahme { $income }, { $cards } { $cards ->
    [one] Handkarte
   *[other] Handkarten
}, { $plans } { $plans ->
    [one] Bauplan
   *[other] Baupläne
}.
table-known = { $player } hält, wie alle wissen, { $cards }.
table-showcase-waiting = Die Hauptattraktion von { $player } wartet, { $coins } von { $cap } Münzen von Geldgebern.
table-showcase-built = Die Hauptattraktion von { $player } steht.
table-showcase-gone = Die Hauptattraktion von { $player } ist ausgeschieden.
table-stack = Platz { $space }: { $card }, Größe { $size }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $next } mehr für das nächste Symbol.
table-stack-with = Platz { $space }: { $card } mit { $upgrades }, Größe { $size }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $next } mehr für das nächste Symbol.
table-staff = Personal von { $player }: { $cards }.
table-score = { $player }: { $size } für Größe, { $blueprints } für Baupläne, { $coins } für Münzen, { $staff } für Personal, { $award } für den Preis, zusammen { $total }.
table-score-line = { $text }: { $points }.
table-own-showcase = Deine Hauptattraktion ist { $card }, zu haben für { $price }.
table-hand = Hand { $number }: { $card }, Preis { $price }.
table-hand-cut = Hand { $number }: { $card }, Preis { $price } ({ $cuts }).
table-plan-open = Bauplan { $plan } ({ $level }): { $missing }; so { $points } Punkte.
table-plan-met = Bauplan { $plan } ({ $level }): erfüllt, { $points } Punkte; für den Bonus von { $bonus } { $missing }.
table-plan-full = Bauplan { $plan } ({ $level }): mit Bonus erfüllt, { $points } Punkte.
score-size = { $card }, Größe { $size }
score-plan = { $plan }
score-plan-bonus = { $plan }, Bonus
score-plan-missed = { $plan }, nicht erfüllt
score-coins = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
income-stars = { $count } { $count ->
    [one] Stern
   *[other] Sterne
}

## Was geschah

log-redraw = { $player } hat keine Attraktion, zeigt { $cards } und zieht fünf neue Karten.
log-keep-hand = { $player } behält eine Hand ohne Attraktion.
log-open = Der Preis ist { $award }. { $player } beginnt.
log-round = Runde { $round } von { $rounds }: { $card }. { $text }
log-gain = { $player } erhält { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} durch { $card }.
log-invest = Geldgeber legen { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} auf die Hauptattraktion von { $player }, nun { $total }.
log-closing = Das Planungsamt schließt nach dieser Runde: die letzte Gelegenheit für Baupläne.
log-closed = Der Bauplanstapel ist geschlossen.
log-income = { $player } erhält { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} von Gästen, mit { $stars } { $stars ->
    [one] Stern
   *[other] Sternen
}.
log-new-market = Der Markt wird neu ausgelegt.
log-discard = { $player } legt { $card } ab.
log-build = { $player } baut { $card } für { $price }.
log-build-on = { $player } baut { $card } an { $on } für { $price }.
log-hire = { $player } stellt { $card } für { $price } ein.
log-showcase = { $player } baut die Hauptattraktion { $card } für { $price }.
log-take = { $player } nimmt { $card }.
log-refill = { $card } kommt in den Markt.
log-draw = { $player } zieht { $count } { $count ->
    [one] Parkkarte
   *[other] Parkkarten
}.
log-drew = { $player } sieht { $cards }.
log-draw-blueprints = { $player } zieht { $count } { $count ->
    [one] Bauplan
   *[other] Baupläne
}.
log-keep = { $player } behält eine Karte und legt { $count } ab.
log-keep-none = { $player } legt { $count ->
    [one] die Karte
   *[other] alle { $count } Karten
} ab.
log-keep-blueprint = { $player } behält einen Bauplan.
log-keep-no-blueprint = { $player } behält keinen Bauplan.
log-skip = { $player } verzichtet.
log-swap = { $player } tauscht { $own } gegen { $other }.
log-search = { $player } legt { $card } ab und durchsucht den Stapel.
log-change = { $player } sammelt { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} Kleingeld auf.
log-use = { $player } nutzt { $card } und erhält { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
log-use-discard = { $player } nutzt { $card }, legt { $other } ab und erhält { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
log-demolish = { $player } reißt { $card } ab.
log-demolish-stack = { $player } reißt { $card } mit { $upgrades ->
    [one] der Erweiterung
   *[other] allen { $upgrades } Erweiterungen
} ab.
log-pass = { $player } lässt die vierte Aktion aus.
log-reshuffle = Die { $cards } abgelegten Parkkarten werden der neue Stapel.
log-reshuffle-blueprints = Die { $cards } abgelegten Baupläne werden der neue Stapel.
log-score = { $player }: { $size } für Größe, { $blueprints } für Baupläne, { $coins } für Münzen, { $staff } für Personal, { $award } für den Preis, zusammen { $total }.
log-winner = { $player } gewinnt.
log-winner-shared = { $player } teilt sich den Sieg.

## Warum nicht

refusal-hand-first = Ziehe zuerst eine neue Hand oder behalte diese.
refusal-keep-first = Wähle zuerst aus den gezogenen Karten.
refusal-keep-one = Eine dieser Karten muss behalten werden.
refusal-not-drawn = Diese Karte ist nicht unter den gezogenen.
refusal-keep-plan-first = Wähle zuerst aus den gezogenen Bauplänen.
refusal-take-first = Nimm zuerst eine Marktkarte.
refusal-not-in-market = Diese Karte liegt nicht im Markt.
refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
refusal-add-first = Baue zuerst eine Erweiterung aus der Hand oder nichts weiter.
refusal-add-upgrades-only = Nur eine Erweiterung kann hier dazukommen.
refusal-swap-first = Tausche zuerst eine Karte oder keine.
refusal-swap-alike = Diese beiden Karten sind gleich.
refusal-too-dear = Das kostet { $price } Münzen, und es sind { $coins } da.
refusal-staff-twice = Personal dieses Namens arbeitet schon in diesem Park.
refusal-no-attraction = Auf Platz { $space } steht keine Attraktion.
refusal-wrong-type = Diese Erweiterung passt nicht an Attraktionen dieser Art.
refusal-upgrade-twice = Diese Attraktion hat die Erweiterung schon.
refusal-upgrade-built-in = In dieser Attraktion ist die Erweiterung schon eingebaut.
refusal-theme-twice = Diese Attraktion zeigt das Thema schon.
refusal-attraction-closed = Diese Attraktion nimmt keine Erweiterungen mehr auf.
refusal-showcase-built = Die Hauptattraktion steht schon.
refusal-showcase-gone = Die Hauptattraktion ist ausgeschieden.
refusal-park-full = Alle fünf Plätze des Parks sind bebaut.
refusal-attraction-twice = Eine Attraktion dieses Namens steht schon im Park.
refusal-deck-empty = Es ist keine Karte mehr zu ziehen.
refusal-plans-closed = Der Bauplanstapel ist geschlossen.
refusal-no-such-ability = Keine deiner Karten bietet das hier an.
refusal-nothing-to-demolish = Dort ist nichts von dir abzureißen.
refusal-must-act = Die ersten drei Aktionen können nicht ausgelassen werden.
refusal-action-first = Nimm zuerst deine Aktion.
refusal-discard-first = Lege zuerst bis auf fünf Karten ab.
