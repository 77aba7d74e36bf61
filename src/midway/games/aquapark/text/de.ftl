# Aquapark, Deutsch

aquapark = Aquapark
aquapark-about = Wer anbietet, legt zwei Karten vor; wer wählt, nimmt eine. Baue den Park mit großen, gut besuchten Bereichen.

option-mode = Spielart
option-mode-normal = Normal
option-mode-family = Familie
option-automa = Automa
option-automa-easy = Leicht
option-automa-hard = Schwer
option-awards = Auszeichnungen zu zweit
option-awards-one = Eine
option-awards-two = Zwei
option-marker = Angebotsmarker
option-marker-fixed = Am linken oder oberen Ende
option-marker-either = An beiden Enden möglich

## Namen

automa = Automa
card = Karte { $number }
start-card = Startkarte
lifeguard = Bademeister
terrain-P = Becken
terrain-G = Wiese
terrain-B = Strand
terrain-r = rote Rutsche
terrain-u = lila Rutsche
visitor-P = Gast (Becken)
visitor-G = Gast (Wiese)
visitor-B = Gast (Strand)
visitor-r = Gast (rote Rutsche)
visitor-u = Gast (lila Rutsche)
colour-orange = Orange
colour-pink = Pink
colour-turquoise = Türkis
colour-yellow = Gelb
colour-white = Weiß
side-front = Vorderseite
side-back = Rückseite
list-more = { $list }, { $item }
list-last = { $list } und { $item }
card-with = { $card } mit { $visitor }
slot-empty = nichts
line-row-1 = obere Reihe
line-row-2 = untere Reihe
line-column-1 = linke Spalte
line-column-2 = rechte Spalte
line-row-1-other = obere Reihe von rechts
line-row-2-other = untere Reihe von rechts
line-column-1-other = linke Spalte von unten
line-column-2-other = rechte Spalte von unten
edges = oben { $top }, rechts { $right }, unten { $bottom }, links { $left }
lie-flat = quer
lie-upright = hochkant
turn-rot180 = halb gedreht
turn-flipH = links-rechts gewendet
turn-flipV = oben-unten gewendet
side-below = unten an { $cards }
side-above = oben an { $cards }
side-right = rechts an { $cards }
side-left = links an { $cards }
pose-turned = { $lie }, { $turn }
half-of = der { $half ->
    [left] linken
    [right] rechten
    [upper] oberen
   *[lower] unteren
} Hälfte von { $card }
with-half = { $where } mit der { $half ->
    [left] linken
    [right] rechten
    [upper] oberen
   *[lower] unteren
} Hälfte
side-none = abseits des Parks
space-whole = { $part ->
    [left] linker Platz
    [right] rechter Platz
    [upper] oberer Platz
    [lower] unterer Platz
   *[only] Platz
} zwischen { $first } und { $second }
space-half-above = { $part ->
    [left] linker halber Platz
    [right] rechter halber Platz
    [upper] oberer halber Platz
    [lower] unterer halber Platz
   *[only] halber Platz
} oben an { $card }
space-half-below = { $part ->
    [left] linker halber Platz
    [right] rechter halber Platz
    [upper] oberer halber Platz
    [lower] unterer halber Platz
   *[only] halber Platz
} unten an { $card }
space-half-left = { $part ->
    [left] linker halber Platz
    [right] rechter halber Platz
    [upper] oberer halber Platz
    [lower] unterer halber Platz
   *[only] halber Platz
} links an { $card }
space-half-right = { $part ->
    [left] linker halber Platz
    [right] rechter halber Platz
    [upper] oberer halber Platz
    [lower] unterer halber Platz
   *[only] halber Platz
} rechts an { $card }

## Was zu tun ist

prompt-start-mine = Wähle deine Startkarte und ihre Seite.
prompt-start-other = { $player } wählt eine Startkarte.
prompt-offer-mine = Biete eine Reihe oder Spalte der Auslage an. Es wählt: { $chooser }.
prompt-offer-other = { $player } macht ein Angebot. Es wählt: { $chooser }.
prompt-choose-mine = Nimm eine der beiden angebotenen Karten mit ihrem Plättchen.
prompt-choose-other = { $player } nimmt eine der beiden angebotenen Karten.
prompt-place-mine = Lege { $card } in deinen Park.
prompt-place-other = { $player } legt { $card }.
prompt-token-mine = { $visitor }: auf einen Platz setzen oder zum Bademeister wenden.
prompt-token-other = { $player } setzt ein Plättchen: { $visitor }.
prompt-token-forced = { $visitor } passt nirgends. Setze das Plättchen als Bademeister.
prompt-over = { $winners } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
prompt-over-shared = { $winners } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
prompt-over-won = Du gewinnst { $points } zu { $automa } gegen Automa.
prompt-over-lost = Automa gewinnt { $automa } zu { $points }.

## Möglichkeiten

choice-start = Nimm { $colour }, { $side } oben
choice-offer = { $line } anbieten: { $near } oder { $far }
choice-take = Nimm { $pair }
choice-place = Lege sie { $where }, { $pose }
choice-visitor = { $visitor }: { $space }
choice-lifeguard = Bademeister: { $space }
note-whole = { $count ->
    [one] Macht 1 ganzen Platz
   *[other] Macht { $count } ganze Plätze
}
note-area = { $terrain }: Bereich aus { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
note-leaves = { $visitor } geht
note-half = Zählt, sobald der Platz ganz ist
note-sees = { $count ->
    [0] Sieht noch niemanden
    [one] Sieht 1 Gast
   *[other] Sieht { $count } Gäste
}

## Der Tisch

table-before = Die Startkarten werden gewählt.
table-round = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }.
table-pair = { $offerer } bietet an, { $chooser } wählt.
table-letters = Kanten: P Becken, G Wiese, B Strand; r mit roter Rutsche, u mit lila Rutsche.
table-automa-card = Automakarte { $card }: Becken { $P }, Wiese { $G }, Strand { $B }, rote Rutsche { $r }, lila Rutsche { $u }.
table-slot = Auslage { $slot }: { $pair }; { $edges }.
table-slot-empty = Auslage { $slot }: leer.
table-hand = In der Hand, { $player }: { $card } mit { $visitor }; { $edges }.
table-left = { $cards } Karten und { $tokens } Plättchen sind übrig.
table-automa = Automa: Feld A { $a }, B { $b }, C { $c }; { points }.
table-award = Für die Auszeichnung { $terrain } hat { $first } { $size }, { $second } { $other }.
table-no-park = { $player } hat noch keine Startkarte.
table-park = { $player }, { $colour }: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}, { points }.
table-card = { $card } bei { $at }, { $pose }; { $edges }.
table-token = { $token }: { $space } ({ $at }).
table-area = { $terrain }: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}, { $visitors } { $visitors ->
    [one] Gast
   *[other] Gäste
}, { points }.

## Was geschah

log-start = { $player } spielt { $colour }, { $side } oben.
log-round = Runde { $round } von { $rounds } beginnt.
log-offer = { $player } bietet an: { $line }.
log-automa-offer = Automa deckt Karte { $card } auf und bietet an: { $line }.
log-automa-choose = Automa deckt Karte { $card } auf und nimmt aus Auslage { $slot }.
log-take = { $player } nimmt { $card } mit { $visitor }.
log-place = { $player } legt { $card } { $where }, { $pose }.
log-visitor = { $player } setzt { $visitor }: { $space }.
log-visitor-whole = { $player } setzt { $visitor }: { $space }, ein Bereich aus { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}.
log-lifeguard = { $player } wendet { $visitor } zum Bademeister: { $space }.
log-leaves = { $visitor } findet auf der neuen Hälfte kein passendes Gelände und verlässt den Park von { $player }.
log-hanging = { $token } auf einem halben Platz verlässt den Park von { $player }.
log-automa-take = Automa bekommt { $card } mit { $visitor }: Feld { $space }, { points }.
log-refill-card = In Auslage { $slot } kommt { $card }.
log-refill-token = In Auslage { $slot } kommt { $visitor }.
log-award = { $winner } gewinnt die Auszeichnung { $terrain } mit { $size } zu { $other } gegen { $loser }.
log-award-tied = { $first } und { $second } bekommen beide die Auszeichnung { $terrain }, je { $size }.
log-score = { $player }: { $visitors } für Gäste, { $lifeguards } für Bademeister, { $awards } für Auszeichnungen, zusammen { $total }.
log-won = { $points } zu { $automa }: Du gewinnst gegen Automa.
log-lost = { $points } zu { $automa }: Automa gewinnt.
log-winner = { $player } gewinnt.
log-winner-shared = { $player } teilt sich den Sieg.

## Warum nicht

refusal-choose-start-first = Wähle zuerst eine Startkarte.
refusal-colour-not-on-round-cards = Die Rundenkarten dieses Spiels zeigen diese Farbe nicht: { $colour }.
refusal-colour-taken = { $player } spielt diese Farbe schon: { $colour }.
refusal-offer-first = Markiere zuerst eine Reihe oder Spalte.
refusal-marker-fixed = Der Marker steht in diesem Spiel am linken oder oberen Ende.
refusal-take-first = Nimm zuerst eine der beiden angebotenen Karten.
refusal-place-card-first = Lege zuerst die Karte.
refusal-covers-card = { $card ->
    [0] Bei { $cell } liegt schon die Startkarte.
   *[other] Bei { $cell } liegt schon Karte { $card }.
}
refusal-no-whole-space = Eine Karte bei { $cell } würde keine Kante des Parks berühren.
refusal-put-token-first = Setze zuerst das Plättchen.
refusal-no-space-there = Bei { $space } ist kein Platz.
refusal-space-taken = Bei { $space } steht schon ein Plättchen.
refusal-terrain-not-on-half = Der halbe Platz bei { $space } zeigt das Gelände dieses Gastes nicht.
refusal-terrain-not-on-both-halves = Der Platz bei { $space } zeigt das Gelände dieses Gastes nicht auf beiden Hälften.
