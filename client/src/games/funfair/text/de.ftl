# Das Brett von Funfair im Browser: Namen der Teile, Felder und Knöpfe.
board-board = Tisch von Funfair
board-seat = Platz { $n }
board-setup = Die ersten Hände werden ausgeteilt
board-no-faces = Die Karten werden geholt.
board-round = Runde { $n } von { $of }
board-step = { $step ->
    [city] Stadt
    [park] Park
    [guests] Gäste
   *[cleanup] Aufräumen
}
board-first = { $name } beginnt die Runde
board-starts = beginnt die Runde
board-book = Alle Karten
board-book-close = Schließen
board-stand-in = Ausgabe { $edition }. Preise, Fähigkeiten und Baupläne dieser Karten sind Stellvertreter, die für dieses Programm gemacht sind; eine andere Ausgabe kann sie ersetzen.
board-book-group = { $group ->
    [attraction] Attraktionen, { $n } Karten
    [upgrade] Erweiterungen, { $n } Karten
    [staff] Personal, { $n } Karten
    [showcase] Hauptattraktionen, { $n } Karten
    [blueprint] Baupläne, { $n } Karten
    [city] Stadt, { $n } Karten
   *[award] Preise, { $n } Karten
}
board-book-sizes = Punkte nach Größe
board-copies = { $n ->
    [one] einmal in der Schachtel
   *[other] { $n }-mal in der Schachtel
}
board-market = Markt
board-city = Stadt, Runde { $round }
board-award = Preis
board-award-yours = deiner
board-deck-park = 2 Parkkarten ziehen; { $n } im Stapel
board-deck-search = Die Karte ablegen und fünf durchsehen; { $n } im Stapel
board-search = 5 durchsehen
board-park-cards = Parkkarten
board-deck-plans = { $closing ->
    [closed] Der Stapel der Baupläne ist geschlossen; { $n } sind noch darin
    [warning] 2 Baupläne ziehen; { $n } im Stapel, die letzte Runde dafür
   *[open] 2 Baupläne ziehen; { $n } im Stapel
}
board-plans = { $closing ->
    [closed] Pläne, zu
    [warning] Letzte Pläne
   *[open] Pläne
}
board-discarded = Ablage
board-discard-name = { $n ->
    [0] Ablagestapel, leer
   *[other] Ablagestapel, { $n } Karten, oben { $top }
}
board-city-cards = Stadtkarten
board-upgrade = Erweiterung
board-kind-upgrade = Erweiterung, { $kind }
board-letter = { $icon ->
    [fairytale] M
    [jungle] D
    [pirate] P
    [robot] R
   *[other] T
}
board-cut = { $source } −{ $amount }
board-costs = kostet { $price }
board-costs-cut = kostet { $price } statt { $was }: { $cuts }
board-stars = { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}
board-worth = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-points-short = { $n } P.
board-points-to = { $from } Punkte { $gain }
board-size = Größe
board-size-to = Größe { $from } auf { $to }
board-next-short = dann +{ $n }
board-next-icon = nächstes +{ $n }
board-closed = keine Erweiterung mehr
board-stack = { $card }, Größe { $size }, { $points } Punkte, { $next } mehr für das nächste Symbol
board-stack-with = { $card } mit { $on }; Größe { $size }, { $points } Punkte, { $next } mehr für das nächste Symbol
board-on = { $card }. Auf { $on }
board-base = { $card }. Auf Platz { $space }
board-space = Platz { $n }
board-space-free = Platz { $n }, frei für eine Attraktion
board-still-free = hier passt noch eine Attraktion
board-staff = Personal
board-staff-place = Wo neues Personal anfängt
board-member = { $card }. Zurzeit { $points } Punkte wert
board-your-showcase = Deine Hauptattraktion
board-showcase = Hauptattraktion, verdeckt
board-showcase-name = Deine Hauptattraktion: { $card }. Kostet { $price } statt { $was }
board-paid = { $coins } von { $cap } zahlen Geldgeber
board-yours-for = Deine für { $price }
board-showcase-built = Hauptattraktion gebaut
board-showcase-gone = Hauptattraktion weg
board-investors = Geldgeber { $coins }
board-gate = Tor, 1 Stern
board-your-park = Dein Park
board-park-of = Park von { $name }
board-look = Den Park von { $name } ansehen
board-coins = Münzen
board-purse = { $n ->
    [one] Deine Kasse, 1 Münze
   *[other] Deine Kasse, { $n } Münzen
}
board-stars-word = Sterne
board-income = Einnahme
board-income-name = Nächste Einnahme { $n }: { $lines }
board-next-income = dann +{ $n }
board-line = { $text }: { $points }
board-actions = { $n ->
    [one] noch 1 Aktion
   *[other] noch { $n } Aktionen
}
board-in-sight = in Sicht
board-leads = führt
board-hand-cards = Karten auf der Hand
board-known = hält { $cards }
board-adding = { $source }: hier eine Erweiterung anfügen oder keine
board-hand = Deine Hand
board-hand-of = Deine Hand, { $n } von 5
board-blueprints = Baupläne
board-no-plans = Noch kein Bauplan. Als Aktion ziehst du zwei und behältst einen oder keinen.
board-level = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[difficult] Schwer
}
board-asks = Verlangt
board-bonus = Bonus
board-bonus-on = { $any ->
    [0] Bonus
   *[other] Bonus, { $head }
}
board-met = Bisher erfüllt
board-to-go = { $more ->
    [0] { $missing }
   *[other] { $missing } und { $more } mehr
}
board-plan-open = Zurzeit: { $missing }; { $points } Punkte
board-plan-met = Erfüllt, { $points } Punkte; für den Bonus: { $bonus }
board-plan-full = Mit Bonus erfüllt, { $points } Punkte
board-offer = Zur Wahl
board-drawn-plans = { $n } Baupläne, einen oder keinen behalten
board-drawn-cards = { $n } Parkkarten gezogen
board-draws = { $deck ->
    [blueprints] { $name } sieht { $n } Baupläne an
   *[park] { $name } sieht { $n } Parkkarten an
}
board-parks = Parks
board-tabs = Vom Tisch zeigen
board-tab = { $tab ->
    [park] Park
    [market] Markt
    [hand] Hand { $hand }
   *[plans] Pläne { $plans }
}
board-score = Wertungsbogen
board-row-size = Größe der Attraktionen
board-row-blueprints = Baupläne
board-row-coins = Münzen
board-row-staff = Personal
board-row-award = Preis: { $award }
board-about-size = Symbole auf jedem Band, nach der Größentafel
board-about-blueprints = Erfüllt: die Punkte, und der Bonus, wenn auch er erfüllt ist. Nicht erfüllt: −{ $miss }
board-about-coins = 1 Punkt für je { $coins }
board-about-staff = Wie angegeben; Darsteller nach ihren Symbolen
board-total = Summe
board-tie = Bei Gleichstand zählen Sterne, dann Baupläne, dann Münzen
board-tie-line = { $stars } Sterne, { $coins } Münzen
board-none = keine
board-place = { $n ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
}
board-decided = { $by ->
    [stars] Die Sterne brechen den Gleichstand.
    [blueprints] Die erfüllten Baupläne brechen den Gleichstand.
    [coins] Die Münzen brechen den Gleichstand.
    [shared] { $n } Spieler teilen den Sieg.
   *[points] Jede Zahl lässt sich öffnen und zeigt die Karten dahinter.
}
board-open-next = { $row } öffnen
board-all-open = Alles ist offen
board-open-all = Alle öffnen
board-close-all = Alle schließen
board-plan-face = { $plan }, { $level }: { $items }. { $points } Punkte, mit Bonus { $bonus } mehr
group-market = Vom Markt bauen
group-hand = Eigenes bauen
group-take = Nehmen
group-more = Etwas anderes
group-demolish = Abreißen
