# Hau den Lukas

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-violet = lila

title-0 = noch beim Aufwärmen
title-1 = Daumen im Mund
title-2 = Feder im Wind
title-3 = Foliengriller
title-4 = Freund der warmen Dusche
title-5 = Wochenendcamper
title-6 = guter Zuhörer
title-7 = Anschieber liegengebliebener Autoscooter
title-8 = beinahe ein Ringer
title-9 = Prinz der Muskeln
title-10 = Glockensprenger
title-11 = Höhenflieger
title-12 = Held des Rummelplatzes

option-clock = Uhr
option-clock-calm = In Ruhe: ohne Uhr
option-clock-live = In Echtzeit
option-clock-relaxed-half = Gemütlich: anderthalbfache Zeit
option-clock-relaxed = Gemütlich: doppelte Zeit
option-clock-relaxed-triple = Gemütlich: dreifache Zeit
option-time = Mehr Zeit gegen die Uhr
option-time-even = wie der Tisch
option-time-half = anderthalbmal so viel
option-time-double = doppelte Zeit
option-time-triple = dreifache Zeit

prompt-hl-first = Bau einen Turm: Würfel { $place } zeigt vorn { $colour }.
prompt-hl-build = Würfel { $place } zeigt vorn { $colour } und unten { $below }.
prompt-hl-done = Alle Farben der Karte sind verbaut. Hör auf oder nimm wieder Würfel herunter.
prompt-hl-ended = Alle Türme sind gezählt.

table-time-half = { $player } hat anderthalbmal so viel Zeit gegen die Uhr.
table-time-double = { $player } hat doppelte Zeit gegen die Uhr.
table-time-triple = { $player } hat dreifache Zeit gegen die Uhr.
table-hl-acts = Handgriffe übrig: { $acts }.
table-hl-die = Platz { $place }, gesucht { $colour }: vorn { $front }, unten { $bottom }, oben { $top }.
table-hl-free = Platz { $place }, gesucht { $colour }: frei.
table-hl-held = In der Hand: vorn { $front }, unten { $bottom }, oben { $top }.
table-hl-counted = { $player }: { $count } richtig, { $title }.

choice-hl-take = Würfel nehmen: { $colour } (vorn { $front }, unten { $bottom }, oben { $top })
choice-hl-turn-forward = Nach vorn kippen (vorn { $front }, unten { $bottom }, oben { $top })
choice-hl-turn-back = Nach hinten kippen (vorn { $front }, unten { $bottom }, oben { $top })
choice-hl-turn-left = Nach links kippen (vorn { $front }, unten { $bottom }, oben { $top })
choice-hl-turn-right = Nach rechts kippen (vorn { $front }, unten { $bottom }, oben { $top })
choice-hl-turn-clockwise = Im Uhrzeigersinn drehen (vorn { $front }, unten { $bottom }, oben { $top })
choice-hl-turn-anticlockwise = Gegen den Uhrzeigersinn drehen (vorn { $front }, unten { $bottom }, oben { $top })
choice-hl-place = Den Würfel aufsetzen
choice-hl-lift = Den obersten Würfel herunternehmen
choice-hl-stop = Aufhören
choice-hl-close = Die Sanduhr ist abgelaufen

log-hl-card = { $player } bekommt alle Würfel und eine Stapelkarte.
log-hl-placed = { $player } setzt Würfel { $dice } auf.
log-hl-lifted = { $player } nimmt einen Würfel herunter; { $dice } bleiben.
log-hl-counted = { $player } hat { $count } von { $dice } Würfeln richtig: { $title }.

refusal-die-is-in-hand = Ein Würfel dieser Art ist schon in deiner Hand.
refusal-no-die-left = Von dieser Art ist kein Würfel mehr da.
refusal-hand-is-empty = Nimm zuerst einen Würfel.
refusal-card-is-done = Auf der Karte sind keine Farben mehr.
refusal-nothing-to-lift = Es gibt keinen Würfel zum Herunternehmen.
refusal-only-the-sand-closes = Nur die Sanduhr beendet die Zeit.
refusal-sand-has-run-out = Die Sanduhr ist abgelaufen.

ruling-seed-names-the-smallest = Der Zufall des Tisches sagt, wer zuerst baut.
ruling-faults-may-be-placed = Ein falscher Würfel darf aufgesetzt werden, niemand weist darauf hin.
ruling-cards-have-twelve-colours = Eine Stapelkarte hat zwölf Farben.
