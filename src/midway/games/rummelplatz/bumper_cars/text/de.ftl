# Autoscooter

prompt-bc-build = Verstecke dein TILT: Wie viele Plättchen liegen darunter?
prompt-bc-built = Dein TILT liegt auf { $tiles } Plättchen. Du kannst es noch ändern, bis alle gewählt haben.
prompt-bc-building = Die Stapel werden gebaut.
prompt-bc-lead = Du spielst aus: Lege eine Karte.
prompt-bc-follow = Lege eine Karte. Die höchste ist bisher { $card }.
prompt-bc-ended = Die Fahrt ist vorbei: { $player } hat das TILT aufgedeckt.

table-bc-deal = Runde { $deal } der Karten.
table-bc-trick = Auf der Fahrbahn, { $player } zuerst: { $cards }.
table-bc-driver = { $player }: { $cards } Karten, { $shown } Plättchen offen, { $closed } verdeckt.
table-bc-known = { $player }: { $cards } Karten, { $shown } Plättchen offen, { $closed } verdeckt, { $tiles } unter dem TILT.
table-bc-hand = Deine Karten: { $cards }.
table-bc-gone = Seit dem Austeilen gelegt: { $cards }.

choice-bc-tilt = { $tiles ->
    [0] TILT ganz unten
   *[other] { $tiles } Plättchen unter dem TILT, { $above } darüber
}
choice-bc-play = Die { $card } legen
note-bc-five = Eine 5 deckt ein Plättchen mehr auf.
note-bc-you = Damit wirst du gerammt.
note-bc-other = Damit wird { $player } gerammt.

log-bc-stacks-built = Die Stapel stehen.
log-bc-laid = { $player } legt eine { $card }.
log-bc-bumped = { $player } wird gerammt und deckt { $tiles } Plättchen auf.
log-bc-tilt = { $player } wird gerammt und deckt das TILT auf.
log-bc-dealt = Alle Karten werden gemischt und neu ausgeteilt, als Runde { $deal }.

refusal-stacks-first = Erst werden die Stapel gebaut, danach Karten gelegt.
refusal-stack-too-low = Unter das TILT passen nur { $most } Boom-Plättchen, nicht { $tiles }.
refusal-stack-is-built = Der Stapel steht und bleibt, wie er ist.
refusal-no-such-card = Du hast keine { $card } auf der Hand.

ruling-seed-names-the-starter = Der Startwert des Tisches bestimmt, wer zuerst ausspielt.
