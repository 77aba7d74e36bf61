# Swing Boat

boat-row-left = the left row with { $fun }
boat-row-right = the right row with { $fun }
boat-row-middle = the middle row with { $fun }

prompt-sb-sit = Sit down in an empty row. Endurance points left: { $endurance }.
prompt-sb-ended = The boat has stopped.

table-sb-round = Round { $round }, begun by { $player }.
table-sb-standing = { $player } stands: { $fun } fun, { $endurance } endurance.
table-sb-seated = { $player } sits in { $row }: { $fun } fun, { $endurance } endurance.

choice-sb-sit = Sit down in { $row }
note-sb-dice = { $dice ->
    [one] { $dice } die; a 1 costs endurance.
   *[other] { $dice } dice; each 1 costs endurance.
}
note-sb-rest = No dice: one endurance point comes back.

log-sb-seated = { $player } sits down in { $row }.
log-sb-rested = { $player } rests: { $endurance } endurance.
log-sb-swung = { $lost ->
    [0] { $player } rolls { $dice } and loses nothing: { $endurance } endurance.
   *[other] { $player } rolls { $dice } and loses { $lost }: { $endurance } endurance.
}
log-sb-stops = The boat stops.

refusal-row-is-closed = The outer rows are open to five or six players only.
refusal-must-move = You must move to another row.
refusal-row-is-taken = Somebody sits in that row.

ruling-seed-names-the-queasiest = The seed of the table says who begins.
ruling-exhausted-share-the-last-place = Players without endurance share the last place.
ruling-lapped-is-more-than-a-lap = Lapped means more than a whole lap behind.
