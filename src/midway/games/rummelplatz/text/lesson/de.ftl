# Rummelplatz, die Lektion, Deutsch

learn-fair = Ein Abend auf dem Rummel: vier Attraktionen, und je besser dein Platz bei jeder, desto mehr Lospunkte. Zwei sind besucht. Du hast bisher die wenigsten Punkte, also wählst du, wohin alle gehen: zum Autoscooter.
learn-tilt = Alle haben einen Stapel aus acht Boom-Plättchen und einem TILT. Wer ein TILT aufdeckt, kommt auf den letzten Platz, und die anderen zählen die Plättchen unter ihrem. Weit oben ist es mehr wert und schneller gefunden: leg 5 Plättchen darunter, 3 darüber.
learn-lead = In jeder Runde legen alle reihum eine Karte, und die höchste wird gerammt: wer sie gelegt hat, deckt ein Plättchen auf. Du spielst aus. Fang niedrig an, damit die anderen darüber müssen: leg die 1.
learn-under = { $player-2 } wurde gerammt und spielt eine 9 aus. Jetzt ist eine hohe Karte sicher, solange sie niedriger ist. Die Falle: von gleichen Karten wird die letzte gerammt, also nicht die 9. Leg die 8.
learn-behind = { $player-2 } wurde wieder gerammt und spielt nun eine 2 aus. { $player-1 } kommt noch nach dir und muss vielleicht mehr legen. Behalte deine beste niedrige Karte: leg die 3.
learn-five = Das rammte { $player-1 }, und dort wird nun eine 5 ausgespielt. Für jede 5 unter den Karten deckt ein Plättchen mehr auf, wer gerammt wird. Bleib darunter: leg die 2.
learn-nine = Zwei Plättchen für { $player-1 }. Du hast noch 5, 6 und 9, und jede davon wäre hier die höchste. Ohne 5 auf dem Tisch kostet es nur ein Plättchen: werde die 9 los.
learn-last = Du wurdest gerammt und spielst aus. Bei { $player-1 } sind schon drei Plättchen aufgedeckt, und mit der 5 werden es zwei auf einmal. Leg sie.
learn-points = { $player-1 } hat das TILT aufgedeckt und damit den letzten Platz, mit 4 Lospunkten. Du hast die meisten Plättchen unter deinem: 6 Punkte, 15 insgesamt. { $player-1 } hat jetzt die wenigsten und wählt die letzte Attraktion.
learn-over = Nach vier Besuchen ziehen alle Kristalle aus einem Beutel, bis jemand den lila Kristall findet. Mehr Lospunkte gaben ein größeres Los und damit mehr Züge: du hattest 5, die anderen 4 und 3, und der Hauptgewinn gehört dir.
