# Fun City, die Lektion, Deutsch

learn-add = Ein Tag in der Stadt, von neun bis fünf: jeder Zug beginnt mit einem Druck auf die Bankuhr. An vier Orten liegen Karten; sie gehören dir, wenn du hinkommst, solange sie offen sind. Verrückte Karten helfen: spiel vor dem Wurf PLUS 5.
learn-roll = PLUS 5 zählt zu den Würfeln dazu. Du darfst den ganzen Wurf nutzen oder einen Teil, zu Fuß oder mit dem Bus. Würfle.
learn-walk = 1 und 1, und 5 dazu: 7 Schritte. Die Tierhandlung hat 30 Punkte, liegt 6 Schritte entfernt und schließt um zehn. Wer eine Karte nimmt, beendet den Zug. Geh hin.
learn-uhoh = { $player-1 } schickt dich mit OH-OH in den Waschsalon. Du kannst es vergelten: manche Verrückten Karten gehen gegen andere. Leg OH-OH: Portleigh Arms vor { $player-1 }: im nächsten Zug führt der Weg dorthin, ohne Wurf.
learn-obey = Jetzt musst du gehorchen und würfelst nicht. Diesmal ist es kein Verlust: im Waschsalon ist eine neue Karte aufgetaucht, und sie ist offen. Geh hin.
learn-add-again = { $player-1 } musste auch gehorchen. SLOG ist auf den roten Überweg getreten und wartet auf Hilfe. Die Orte sind weit weg, also leg erst auf deinen Wurf etwas drauf: spiel PLUS 4.
learn-bus = 11 Schritte. Im Bus ist jede Fahrt zur nächsten Haltestelle ein einziger Schritt, so liegt das Rathaus nur 8 entfernt. Fahr für 25 Punkte hin. Die Falle: im Bus lassen dich andere mit Z-Z-Z-Z bis zur Endstation schlafen.
learn-later = { $player-1 } hat dich fahren lassen. Jede Karte schließt zu ihrer Stunde: zehn nach ist sie weg. So vergeht der Tag; wir springen zu seiner letzten Stunde.
learn-slog = Zehn vor vier, und 12 Schritte. SLOG steht wieder auf dem roten Überweg. Wer dort einen Zug beendet, bringt sie hinüber und darf irgendeine Karte vom Plan nehmen. Sei vor { $player-1 } da: geh zum roten Überweg.
learn-fetch = Du eilst geradewegs zu einer der Karten und nimmst sie, so weit sie auch liegt. Der Super-Duper-Markt schließt um vier; der Imbiss hat die meisten Punkte. Nimm seine Karte.
learn-swap = Nur das Theater ist noch da, und { $player-1 } steht näher dran: diese 20 Punkte würden das Spiel entscheiden. VERSETZ DICH IN MEINE LAGE tauscht euch beide, bevor du würfelst. Spiel es.
learn-theatre = 2 und 5, und von hier sind es 5 Schritte zum Theater. Geh hin: seine Karte gehört dir.
learn-over = Um fünf wurde der Zug zu Ende gespielt, und die Punkte aller Karten wurden gezählt: du gewinnst, 400 zu 365. Achte auf die Schlusszeiten, und spar Verrückte Karten für die Züge, die zählen.
