# Achterbahn

movement-none = nichts
movement-left = nach links lehnen
movement-right = nach rechts lehnen
movement-up = zurücklehnen und nach oben schauen
movement-down = nach unten beugen und rufen
movement-arms = Arme hoch
movement-eyes = Augen zu

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

prompt-rc-learn = Merk dir die Strecke aus { $cards } Karten: Deck die nächste Karte auf.
prompt-rc-look = Karte { $place }: { $movement }.
prompt-rc-ratter = Ratter, Nummer { $number } von 3.
prompt-rc-move = Karte { $place }: Mach die Bewegung, zusammen mit deinem Nachbarn.
prompt-rc-others = { $by } und { $to } fahren Achterbahn.
prompt-rc-ended = Die Achterbahn steht still.

table-time-half = { $player } hat anderthalbmal so viel Zeit gegen die Uhr.
table-time-double = { $player } hat doppelte Zeit gegen die Uhr.
table-time-triple = { $player } hat dreifache Zeit gegen die Uhr.
table-rc-ride = Fahrt { $ride } von { $rides }: { $by } und { $to }.
table-rc-flips = Noch so oft umdrehen: { $flips }.
table-rc-card = Karte { $place }: { $movement }.
table-rc-ridden = Richtig gefahrene Karten: { $cards }.
table-rc-points = { $player }: { $points ->
    [one] { $points } Karte
   *[other] { $points } Karten
} gefahren.

choice-rc-next = Die nächste Karte aufdecken
choice-rc-back = Eine Karte zurück
choice-rc-restart = Von vorn beginnen
choice-rc-ready = Genug gelernt
choice-rc-ratter = Ratter
choice-rc-move = Bewegung: { $movement }
choice-rc-close = Weiter

log-rc-pair = { $by } und { $to } steigen ein und merken sich die Strecke.
log-rc-track-closed = Die Strecke ist verdeckt. { $by } und { $to } fahren los.
log-rc-rode = { $by } und { $to } fahren Karte { $count }: { $movement }.
log-rc-slipped = { $by }: { $first }. { $to }: { $second }. Auf der Karte steht: { $movement }.
log-rc-ride-ends = Die Fahrt von { $by } und { $to } endet nach { $points ->
    [one] { $points } Karte
   *[other] { $points } Karten
}.
log-rc-ends = Alle Fahrten sind vorbei.

refusal-learn-first = Zuerst wird die Strecke gelernt.
refusal-no-flips-left = Du hast schon { $flips } mal umgedreht.
refusal-track-ends-here = Das war die letzte Karte der Strecke.
refusal-track-is-closed = Von der Strecke ist keine Karte offen.
refusal-learned-enough = Du hast gesagt, dass du bereit bist.
refusal-make-a-movement = Mach eine der sechs Bewegungen.
refusal-movement-is-made = Bei dieser Karte hast du deine Bewegung gemacht.
refusal-ratter-first = Zuerst kommt dreimal Ratter.

ruling-seed-names-the-sportiest = Der Zufall des Tisches sagt, welches Paar beginnt.
ruling-each-turns-an-own-copy = Beide drehen je ein eigenes Exemplar der Strecke um.
