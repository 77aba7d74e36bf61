# Das Brett von Aquapark im Browser: Namen der Teile, Felder und Knöpfe.
board-and = und
board-terrain-P = Becken
board-terrain-G = Wiese
board-terrain-B = Strand
board-terrain-red = rote Rutsche
board-terrain-purple = lila Rutsche
board-title-P = Becken
board-title-G = Wiese
board-title-B = Strand
board-title-red = Rote Rutsche
board-title-purple = Lila Rutsche
board-visitor = Gast ({ $terrain }), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-lifeguard = Bademeister, sieht { $sees ->
    [one] 1 Gast
   *[other] { $sees } Gäste
}, { $points } Punkte
board-lifeguard-family = Bademeister, { $points } Punkte
board-hanging = { $name }, auf halbem Feld
board-space-whole = { $n ->
    [0] Ganzes Feld
   *[other] { $n }: ganzes Feld
}, { $first } und { $second }
board-space-half = { $n ->
    [0] Halbes Feld
   *[other] { $n }: halbes Feld
}, { $first }
board-card = Karte { $n }: { $edges }
board-start-side = Startkarte: { $edges }
board-card-laid = Karte { $n }, { $lie ->
    [H] liegend
   *[V] stehend
}: { $edges }
board-start-card = Startkarte: { $edges }
board-display = Auslage
board-offers = { $name } bietet { $line ->
    [row-1] die obere Reihe
    [row-2] die untere Reihe
    [column-1] die linke Spalte
   *[column-2] die rechte Spalte
}
board-left-over = noch { $deck } Karten, { $bag } Gäste
board-line = { $line ->
    [row-1] Obere Reihe anbieten
    [row-2] Untere Reihe anbieten
    [column-1] Linke Spalte anbieten
   *[column-2] Rechte Spalte anbieten
}
board-line-other = { $line ->
    [row-1] Obere Reihe anbieten, Zeiger rechts
    [row-2] Untere Reihe anbieten, Zeiger rechts
    [column-1] Linke Spalte anbieten, Zeiger unten
   *[column-2] Rechte Spalte anbieten, Zeiger unten
}
board-slot = { $card }. Dazu: Gast ({ $visitor })
board-slot-empty = Leerer Platz
board-chooses = { $name } wählt
board-gets-other = { $name } bekommt die andere
board-then-lays = Danach legt { $name } Karte { $card }.
board-round = Runde { $n } von { $of }
board-turn-of = Zug { $n } von { $of }
board-pair = { $offers } bietet, { $chooses } wählt
board-your-points = Deine Punkte
board-now = jetzt
board-after = danach
board-you = Du
board-awards = Auszeichnungen
board-awards-each = je 5 Punkte
board-largest = Größtes Gebiet: { $terrain }
board-award-tied = gleich groß, beide bekommen 5
board-award-you = du führst
board-award-leads = { $name } führt
board-award-between = { $a } gegen { $b }
board-visitors = Gäste
board-awards-small = Auszeichnungen
board-lifeguards = Bademeister
board-enlarge = Park von { $name } ansehen: { $cards } Karten, { $total } Punkte
board-your-park = Dein Park
board-park-of = Park von { $name }
board-back-to-mine = Zurück zu deinem Park
board-seat = Spieler { $n }
board-steps = Dieser Zug
board-step-taken = Genommen
board-step-lay = Legen
board-step-seat = Gast setzen
board-park-points = { $total } Punkte: Gäste { $visitors }, Bademeister { $lifeguards }, Auszeichnungen { $awards }
board-lay-here = Hierhin legen
board-seat-here = Hierhin setzen
board-guard-here = Hier zum Bademeister wenden
board-key-turn = die Karte drehen
board-key-flip = die Karte wenden oder das Plättchen auf die andere Seite
board-key-size = der Park größer, kleiner, ganz
board-size = Größe des Parks
board-then-seat = Danach den Gast setzen: { $terrain }.
board-tools = Drehen und schieben
board-next-place = Nächster Platz
board-turn = Drehen
board-flip = Wenden
board-flip-token = Andere Seite
board-whole-park = Ganzer Park
board-smaller = Kleiner
board-larger = Größer
board-start-sides = Wähle eine Startkarte und ihre Seite
board-automa = Automa
board-automa-easy = leicht
board-automa-hard = schwer
board-automa-card = { $line ->
    [row-1] Obere Reihe
    [row-2] Untere Reihe
    [column-1] Linke Spalte
   *[column-2] Rechte Spalte
}; er nimmt die Karte { $takes ->
    [near] näher am Zeiger
   *[far] weiter vom Zeiger
}.
board-automa-no-card = Keine Automakarte liegt offen.
board-automa-worth = je { $n }
board-automa-for = jetzt für
board-automa-holds = { $n } Gäste
board-score = Wertung
board-row-visitors = Gäste
board-row-guards = Bademeister
board-row-awards = Auszeichnungen
board-row-total = Summe
board-guards = { $n } Bademeister
board-area = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} × { $visitors }
board-no-visitor = kein Gast
board-walk = Schritt für Schritt
board-walk-start = Schritt für Schritt zählen
board-walk-back = Zurück
board-walk-on = Weiter
board-shown-area = { $name }, { $terrain }: { $cards } Karten × { $visitors ->
    [one] 1 Gast
   *[other] { $visitors } Gäste
} = { $points }
board-shown-guards = { $name }, Bademeister: { $lifeguards }
board-shown-awards = { $name }, Auszeichnungen: { $awards }
board-shown-total = { $name }: { $total } Punkte
board-tab-park = Park
board-tab-display = Auslage
board-tab-others = Andere
board-tab-scores = Wertung
