# Greifer

word-mib = Mib
word-mab = Mab
word-mub = Mub
word-mob = Mob
direction-away = weg vom Arm
direction-left = nach links vom Arm aus
direction-toward = zum Arm hin
direction-right = nach rechts vom Arm aus
crystal-white = ein weißer Kristall
crystal-blue = ein blauer Kristall
crystal-orange = ein orangefarbener Kristall
crystal-purple = der lila Kristall

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

prompt-cm-speak = Steuere { $player }: Sag Mib, Mab, Mub oder Mob, und Klick über dem Kristall.
prompt-cm-listen = Hör auf { $player }.
prompt-cm-follow = Das Wort ist { $word }. Bewege den Greifer nach dem Joystick-Bild.
prompt-cm-grab = Klick: Greif zu.
prompt-cm-others = { $by } steuert { $to }.
prompt-cm-ended = Der Greifer steht still.

table-time-half = { $player } hat anderthalbmal so viel Zeit gegen die Uhr.
table-time-double = { $player } hat doppelte Zeit gegen die Uhr.
table-time-triple = { $player } hat dreifache Zeit gegen die Uhr.
table-cm-grab = Griff { $grab } von { $grabs }: { $by } steuert, { $to } ist der Arm.
table-cm-words = Wörter übrig: { $words }.
table-cm-picture = Joystick-Bild: Mib weg von dir, Mab links, Mub zu dir hin, Mob rechts.
table-cm-claw = Greifer: Spalte { $column }, Reihe { $row }.
table-cm-crystal = Spalte { $column }, Reihe { $row }, Höhe { $height }: { $crystal }.
table-cm-points = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

choice-cm-say = { $word } sagen
choice-cm-klick = Klick
choice-cm-move = Den Greifer bewegen: { $direction }
choice-cm-hold = Taste halten: { $direction }
choice-cm-release = Die Taste loslassen
choice-cm-grab = Zugreifen
choice-cm-close = Alle rufen Klick

log-cm-shaken = Die Kiste wird geschüttelt. { $by } steuert, { $to } ist der Arm.
log-cm-word = { $player }: { $word }.
log-cm-moved = { $player } bewegt den Greifer: { $direction }.
log-cm-klick = { $player }: Klick.
log-cm-all-klick = Die Zeit ist um: Alle rufen Klick.
log-cm-grabbed = Beute von { $to }: { $crystal }. { $points } für { $to } und { $by }.
log-cm-machine-ends = Alle haben gegriffen.

refusal-five-words-only = Nur Mib, Mab, Mub, Mob und Klick dürfen gesagt werden.
refusal-arm-moves = Du bist der Arm: Bewege den Greifer.
refusal-only-time-closes = Das tut nur das Ende der Zeit.
refusal-time-is-up = Die Zeit ist um.
refusal-klick-is-said = Klick ist gesagt; jetzt greift der Arm.
refusal-no-klick-yet = Warte auf Klick, bevor du zugreifst.
refusal-key-is-held = Diese Taste hältst du schon.
refusal-no-key-is-held = Du hältst keine Taste.

ruling-seed-names-the-deepest-voice = Der Zufall des Tisches sagt, wer zuerst steuert.
ruling-first-touched-is-highest-in-reach = Zuerst berührt wird der höchste Kristall in Reichweite, sonst der nächste.
ruling-crystal-goes-back = Ein gegriffener Kristall kommt zurück, und die Kiste wird neu geschüttelt.
