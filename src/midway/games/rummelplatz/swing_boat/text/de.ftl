# Schiffschaukel

boat-row-left = die linke Reihe mit { $fun }
boat-row-right = die rechte Reihe mit { $fun }
boat-row-middle = die mittlere Reihe mit { $fun }

prompt-sb-sit = Setz dich in eine freie Reihe. Ausdauerpunkte übrig: { $endurance }.
prompt-sb-ended = Die Schiffschaukel steht.

table-sb-round = Runde { $round }, begonnen von { $player }.
table-sb-standing = { $player } steht: { $fun } Spaß, { $endurance } Ausdauer.
table-sb-seated = { $player }, Sitz: { $row }; { $fun } Spaß, { $endurance } Ausdauer.

choice-sb-sit = Hinsetzen: { $row }
note-sb-dice = { $dice ->
    [one] { $dice } Würfel; eine 1 kostet Ausdauer.
   *[other] { $dice } Würfel; jede 1 kostet Ausdauer.
}
note-sb-rest = Kein Würfel: Ein Ausdauerpunkt kommt zurück.

log-sb-seated = { $player } setzt sich: { $row }.
log-sb-rested = { $player } erholt sich: { $endurance } Ausdauer.
log-sb-swung = { $lost ->
    [0] { $player } würfelt { $dice } und verliert nichts: { $endurance } Ausdauer.
   *[other] { $player } würfelt { $dice } und verliert { $lost }: { $endurance } Ausdauer.
}
log-sb-stops = Die Schiffschaukel hält an.

refusal-row-is-closed = Die äußeren Reihen gibt es nur zu fünft oder sechst.
refusal-must-move = Du musst in eine andere Reihe wechseln.
refusal-row-is-taken = In dieser Reihe sitzt schon jemand.

ruling-seed-names-the-queasiest = Der Zufall des Tisches sagt, wer beginnt.
ruling-exhausted-share-the-last-place = Wer keine Ausdauer mehr hat, teilt sich den letzten Platz.
ruling-lapped-is-more-than-a-lap = Überrundet ist, wer mehr als eine ganze Runde zurückliegt.
