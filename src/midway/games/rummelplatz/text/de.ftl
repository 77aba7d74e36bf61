# Rummelplatz

attraction-hau-den-lukas = Hau den Lukas
attraction-fortune-teller = Wahrsagerin
attraction-horse-race = Pferderennen
attraction-claw-machine = Greifer
attraction-bumper-cars = Autoscooter
attraction-swing-boat = Schiffschaukel
attraction-roller-coaster = Achterbahn
attraction-ghost-train = Geisterbahn

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

prompt-rp-choose = Wähle die nächste Attraktion.
prompt-rp-toss = Mehrere haben am wenigsten Punkte: Wirf den Würfel.
prompt-rp-draw = Zieh einen Kristall aus dem Beutel.
prompt-rp-won = { $player } hat den Hauptgewinn gezogen.

table-time-half = { $player } hat anderthalbmal so viel Zeit gegen die Uhr.
table-time-double = { $player } hat doppelte Zeit gegen die Uhr.
table-time-triple = { $player } hat dreifache Zeit gegen die Uhr.
table-rp-visit = { $visit ->
    [5] An der Losbude.
   *[other] Besuch { $visit } von 4.
}
table-rp-visited = Besucht: { $attraction }.
table-rp-points = { $player }: { $points ->
    [one] { $points } Lospunkt
   *[other] { $points } Lospunkte
}.
table-rp-ticket = { $player }: { $points } Lospunkte, ein Los mit { $places } Feldern, { $blanks } Nieten darauf.
table-rp-bag = Im Beutel: { $crystals }.

choice-rp-visit = Weiter zu: { $attraction }
choice-rp-toss = Den Würfel werfen
choice-rp-draw = Einen Kristall ziehen

log-rp-visit = Alle gehen zu: { $attraction }.
log-rp-tossed = { $player } wirft den Würfel: { $pips }.
log-rp-earned = Lospunkte der Reihe nach: { $points }.
log-rp-tickets = Felder auf den Losen der Reihe nach: { $places }.
log-rp-blank = { $left ->
    [0] { $player } zieht eine Niete; das Los ist voll.
    [one] { $player } zieht eine Niete; { $left } Feld ist frei.
   *[other] { $player } zieht eine Niete; { $left } Felder sind frei.
}
log-rp-prize = { $player } zieht den lila Kristall: den Hauptgewinn.

refusal-choose-attraction = Wähle zuerst eine der beiden Attraktionen.
refusal-die-decides = Der Würfel entscheidet, wohin es geht.
refusal-draw-a-lot = An der Losbude gibt es nur einen Kristall zu ziehen.

ruling-first-seat-is-youngest = Der erste Platz wählt zuerst, als jüngster.
ruling-prize-alone-places = Nur der Hauptgewinn zählt; alle anderen teilen sich den zweiten Platz.
