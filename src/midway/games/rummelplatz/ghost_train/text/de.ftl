# Geisterbahn

fear-spider = Spinne
fear-ghost = Gespenst
fear-vampire = Vampir
fear-skeleton = Skelett
fear-witch = Hexe
fear-bat = Fledermaus

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

prompt-gt-scared = { $first } und { $second }: Davor fürchtest du dich. Kreische.
prompt-gt-brave = { $first } und { $second }: Das macht dir keine Angst. Hör auf die anderen.
prompt-gt-give = Gib deine Plättchen denen, die diese Ängste haben, jedem höchstens { $most }.
prompt-gt-ended = Das Licht ist an, alle Ängste liegen offen.

table-time-half = { $player } hat anderthalbmal so viel Zeit gegen die Uhr.
table-time-double = { $player } hat doppelte Zeit gegen die Uhr.
table-time-triple = { $player } hat dreifache Zeit gegen die Uhr.
table-gt-card = Karte { $number } von { $cards }: { $first } und { $second }.
table-gt-fears = { $player } fürchtet: { $first }, { $second }.
table-gt-tile = Plättchen { $fear } von { $by } liegt bei { $to }.
table-gt-dark = Es ist dunkel.

choice-gt-shriek = Kreischen
choice-gt-still = Still bleiben
choice-gt-give = { $fear } an { $player } geben
choice-gt-take = { $fear } zurücknehmen
choice-gt-ready = Alle Plättchen liegen richtig
choice-gt-turn = Die nächste Karte aufdecken
choice-gt-close = Die Plättchen aufdecken

log-gt-card = Karte { $number } taucht aus dem Dunkel auf.
table-gt-shriek = { $player } hat gekreischt: { $first } und { $second }.
log-gt-shrieks = { $count ->
    [0] Niemand kreischt.
    [one] Ein Kreischen im Dunkeln.
   *[other] { $count } kreischen zugleich.
}
log-gt-track-ends = Die Fahrt ist vorbei. Jetzt werden die Plättchen verteilt.
log-gt-opened = Plättchen und Ängste werden aufgedeckt. Punkte der Reihe nach: { $points }.

refusal-you-are-brave = Du bist tapfer: Keine deiner Ängste ist auf dieser Karte.
refusal-ride-first = Zuerst fährt die Bahn weiter.
refusal-has-shrieked = Bei dieser Karte hast du schon gekreischt.
refusal-tiles-for-rivals = Plättchen bekommen die anderen am Tisch.
refusal-tile-lies-there = Das Plättchen liegt schon dort.
refusal-two-tiles-at-most = Derselbe Spieler darf höchstens { $most } Plättchen bekommen.
refusal-tile-is-yours = Das Plättchen liegt vor dir.
refusal-ride-is-over = Die Fahrt ist vorbei; jetzt werden die Plättchen verteilt.
refusal-tiles-are-given = Deine Plättchen sind verteilt.

ruling-every-two-fears-meet-once = Je zwei Ängste treffen sich auf einer Karte der Strecke.
ruling-shriek-needs-a-fear = Kreischen kann nur, wer eine eigene Angst auf der Karte sieht.
ruling-tiles-may-be-kept = Plättchen müssen nicht vergeben werden.
