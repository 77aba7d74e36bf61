# Autoscooter

prompt-build = Verstecke dein TILT: Wie viele Plättchen liegen darunter?
prompt-built = Dein TILT liegt auf { $tiles } Plättchen. Du kannst es noch ändern, bis alle gewählt haben.
prompt-building = Die Stapel werden gebaut.
prompt-lead = Du spielst aus: Lege eine Karte.
prompt-follow = Lege eine Karte. Die höchste ist bisher { $card }.
prompt-ended = Die Fahrt ist vorbei: { $player } hat das TILT aufgedeckt.

table-deal = Runde { $deal } der Karten.
table-trick = Auf der Fahrbahn, { $player } zuerst: { $cards }.
table-driver = { $player }: { $cards } Karten, { $shown } Plättchen offen, { $closed } verdeckt.
table-known = { $player }: { $cards } Karten, { $shown } Plättchen offen, { $closed } verdeckt, { $tiles } unter dem TILT.
table-hand = Deine Karten: { $cards }.
table-gone = Seit dem Austeilen gelegt: { $cards }.

choice-tilt = { $tiles ->
    [0] TILT ganz unten
   *[other] { $tiles } Plättchen unter dem TILT, { $above } darüber
}
choice-play = Die { $card } legen
note-five = Eine 5 deckt ein Plättchen mehr auf.
note-you = Damit wirst du gerammt.
note-other = Damit wird { $player } gerammt.

log-stacks-built = Die Stapel stehen.
log-laid = { $player } legt eine { $card }.
log-bumped = { $player } wird gerammt und deckt { $tiles } Plättchen auf.
log-tilt = { $player } wird gerammt und deckt das TILT auf.
log-dealt = Alle Karten werden gemischt und neu ausgeteilt, als Runde { $deal }.

refusal-stacks-first = Erst werden die Stapel gebaut, danach Karten gelegt.
refusal-stack-too-low = Unter das TILT passen nur { $most } Boom-Plättchen, nicht { $tiles }.
refusal-stack-is-built = Der Stapel steht und bleibt, wie er ist.
refusal-no-such-card = Du hast keine { $card } auf der Hand.

ruling-seed-names-the-starter = Der Startwert des Tisches bestimmt, wer zuerst ausspielt.
