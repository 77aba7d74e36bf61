# Fabellands Brett auf Deutsch: was die Zeichnung sagt

board-park = Fabelland
board-tabs = Ansehen
board-tab-map = Karte
board-tab-mine = Meins
board-tab-look = von nahem
board-letter-P = M
board-letter-K = T
board-letter-T = N
board-any = egal
board-price = für { $price }
board-of = von { $copies }
board-card = { $card }, Wert { $value }; { $spaces }
board-edge-free = keine Attraktion
board-edge = { $carousel } { $colour }, { $owner }: { $what }; daneben { $guests }
board-nobody = neutral
board-pays-you = Du +{ $balloons }
board-pays-both = { $player } +{ $balloons }, du +{ $bonus }
board-carousel = Karussell { $carousel }, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
}.
board-carousel-short = Karussell { $carousel }
board-carousel-turns = { $steps ->
    [0] Es steht, wie es war; links und rechts drehen es.
    [one] 1 Abteil weiter; links und rechts drehen es.
   *[other] { $steps } Abteile weiter; links und rechts drehen es.
}
board-turn-on = { $carousel } um ein Abteil weiterdrehen
board-turn-back = { $carousel } um ein Abteil zurückdrehen
board-compartment = Abteil { $compartment } an der Mitte: { $guests }
board-compartment-beside = Abteil { $compartment } neben { $card }: { $guests }
board-at = { $card }
board-centre = Die Mitte
board-area = { $area ->
    [D] Sand
    [E] Wiese
   *[F] Eis
} ({ $area }): { $guests }
board-field-area = Aktion { $area }: Einkaufen { $area ->
    [D] am Sand
    [E] auf der Wiese
   *[F] am Eis
}
board-display = Auslage bei { $area }
board-ground-D = Sand
board-ground-E = Wiese
board-ground-F = Eis
board-buys = noch { $buys }
board-offer = { $card }; kostet { $price }
board-offer-none = Keine Attraktion mehr
board-poster = { $influencer }, kostet { $price }
board-poster-none = Kein Influencer mehr
board-top = Der verdeckte Influencer, kostet { $price }; noch { $left }
board-top-price = für { $price }
board-entrance-shop = Ersatz-Einkauf: einmal irgendwo kaufen, nach F
board-entrance-shop-1 = Kauf 1
board-entrance-shop-2 = irgendwo
board-entrance-carousel = Ersatz-Karussell: ein beliebiges drehen, nach C
board-entrance-carousel-1 = Dreh
board-entrance-carousel-2 = eines
board-has-bag = hat den Beutel
board-ahead = vorn
board-in-sight = in Sicht
board-balloons = { $balloons ->
    [one] 1 Ballon
   *[other] { $balloons } Ballons
}
board-wheel-shows = Die Scheibe zeigt { $letter }
board-wheel-secret = Die Scheibe ist verdeckt
board-today = Heute, in dieser Folge
board-field-A = A
board-field-B = B
board-field-C = C
board-field-D = D
board-field-E = E
board-field-F = F
board-field-carousel = Ersatz-Karussell
board-field-shop = Ersatz-Einkauf
board-field-has = { $field }: { $players }
board-field-shut = { $field }: nicht in diesem Spiel
board-nobody-there = frei
board-round = Runde { $round } von { $rounds }
board-opening = Vor Runde 1
board-bag = { $guests } im Beutel
board-no-event = Noch kein Ereignis.
board-things = Was { $name } hat
board-attractions = Attraktionen
board-sets = Influencer
board-total = In Sicht
board-to-build = Zu bauen
board-kind-orange = Orange
board-kind-blue = Blau
board-kind-violet = Violett
board-kind-green = Grün
board-does-orange = Gast auf deine Bahn
board-does-blue = Mitte auf Karussell
board-does-violet = Gast eins weiter
board-does-green = Nur für Reihen
board-none-yet = Noch keine
board-ready-used = { $fresh } bereit, { $used } genutzt
board-use = Nutzen
board-held = { $count } davon, { $points } wert
board-one-more = Noch einer bringt { $more }
board-your-wheel = Deine Scheibe
board-score = Die Zählung
board-row-balloons = Ballons
board-row-attractions = Attraktionen
board-row-total = Summe
board-everybody = Was alle haben
board-place = Platz { $place }
board-set = { $cards } für { $worth }
board-used-now = { $used } von { $allowed } genutzt
