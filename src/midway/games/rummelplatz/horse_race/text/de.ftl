# Pferderennen

horse = Pferd { $number } ({ $player })
horse-pair = Pferd { $number } ({ $player } und { $partner })

option-clock = Uhr
option-clock-calm = Ruhig: in Runden
option-clock-live = Live: gegen die Zeit
option-clock-relaxed-half = Gemütlich: anderthalbfache Zeit
option-clock-relaxed = Gemütlich: doppelte Zeit
option-clock-relaxed-triple = Gemütlich: dreifache Zeit
option-time = Mehr Zeit gegen die Uhr
option-time-even = wie der Tisch
option-time-half = anderthalbmal so viel
option-time-double = doppelte Zeit
option-time-triple = dreifache Zeit
option-crews = Teams
option-crews-pairs = Paare ab fünf Personen
option-crews-singles = So wenige Paare, wie vier Bahnen erlauben

prompt-hr-roll-all = Wirf alle drei Würfel.
prompt-hr-roll = Deine Würfel zeigen { $dice }. Welche wirfst du neu?
prompt-hr-rolling = Du wirfst { $dice }. Du kannst es noch ändern, bis alle gewählt haben.
prompt-hr-move = Drei gleiche: Zieh dein Pferd { $rows } vor.
prompt-hr-call = Drei gleiche: Sag deinem Reiter die { $rows } an.
prompt-hr-ride = Es ist angesagt: Zieh das Pferd um die genannte Zahl.
prompt-hr-take = Ihr habt getauscht: Nimm die Würfel.
prompt-hr-partner-rolls = { $player } würfelt für euer Pferd.
prompt-hr-partner-rides = { $player } zieht euer Pferd.
prompt-hr-crossed = Ein Pferd ist im Ziel.
prompt-hr-ended = Das Rennen ist aus. Vorn: { $horse }.

table-time-half = { $player } hat anderthalbmal so viel Zeit gegen die Uhr.
table-time-double = { $player } hat doppelte Zeit gegen die Uhr.
table-time-triple = { $player } hat dreifache Zeit gegen die Uhr.
table-hr-track = Das Ziel beginnt mit Reihe { $finish }, die rote Linie liegt hinter Reihe { $red }.
table-hr-round = Runde { $round }.
table-hr-dice = { $horse }, Reihe { $row }: { $player } hat { $dice } geworfen.
table-hr-in-hand = { $horse }, Reihe { $row }: { $player } hat die Würfel in der Hand.
table-hr-called = { $horse }, Reihe { $row }: { $player } sagt { $rows } an.

choice-hr-roll-all = Alle drei Würfel werfen
choice-hr-roll = { $dice } werfen, { $kept } behalten
choice-hr-roll-some = { $dice } werfen
choice-hr-ride = Das Pferd { $rows } vorziehen
choice-hr-move = Dein Pferd ziehen
choice-hr-call = Die Zahl ansagen
choice-hr-take = Die Würfel nehmen
choice-hr-close = Das Rennen schließen

log-hr-rolled = { $horse } würfelt { $dice }.
log-hr-moved = { $horse } zieht { $rows } vor auf Reihe { $row }.
log-hr-called = { $horse }: Angesagt ist die { $rows }.
log-hr-stumbled = { $horse } stolpert über eine falsche { $rows }.
log-hr-swapped = { $horse } überquert die rote Linie: Jetzt würfelt { $player }.
log-hr-taken = { $horse }: { $player } nimmt die Würfel.
log-hr-crossed = { $horse } ist im Ziel.
log-hr-closed = Das Rennen ist geschlossen.

refusal-only-the-clock-closes = Nur die Uhr schließt das Rennen.
refusal-nobody-has-crossed = Noch ist kein Pferd im Ziel.
refusal-horse-is-home = Dein Pferd ist schon im Ziel.
refusal-you-move-the-horse = Du ziehst das Pferd, dein Partner würfelt.
refusal-you-roll = Du würfelst, dein Partner zieht das Pferd.
refusal-nothing-called = Noch ist keine Zahl angesagt.
refusal-rider-is-asked = Du hast angesagt; erst zieht dein Partner das Pferd.
refusal-take-the-dice = Nimm zuerst die Würfel.
refusal-dice-are-yours = Die Würfel hast du schon.
refusal-you-ride-alone = Du reitest allein: Zieh das Pferd selbst.
refusal-your-rider-moves = Im Paar zieht dein Partner das Pferd: Sag die Zahl an.
refusal-three-alike-move = Drei gleiche: Erst zieht das Pferd { $rows } vor, dann wirfst du wieder.
refusal-all-three-first = Die Würfel sind in der Hand: Wirf alle drei.
refusal-no-three-alike = Deine Würfel zeigen nicht drei gleiche.
refusal-calm-rounds-roll = In ruhigen Runden wählst du Würfel; die Pferde ziehen von selbst.

ruling-first-seat-rolls-first = Im Paar würfelt zuerst, wer zuerst sitzt.
ruling-three-alike-must-move = Drei gleiche werden nicht noch einmal geworfen.
ruling-acts-take-time = Im Live-Rennen braucht jede Handlung ihre Zeit.
