# Aquapark, die Lektion, Deutsch

learn-start = Du baust aus Karten einen Wasserpark und setzt Gäste hinein. Nach fünf Runden gewinnen die meisten Punkte. Jeder Park wächst aus einer Startkarte: nimm die orange, Vorderseite oben.
learn-take = In jedem Zug bietet jemand zwei Karten an, und jemand wählt. { $player-1 } bietet dir die obere Reihe. Nimm Karte 2 mit ihrem Gast fürs Becken; die andere Karte bleibt für { $player-1 }.
learn-place = Leg die Karte an deinen Park. Zwei halbe Plätze, die sich treffen, werden ein ganzer, und gleiches Gelände auf beiden wird ein Gebiet. Leg sie über die Startkarte, so wie sie ist: links trifft Becken auf Becken.
learn-visitor = Ein Gebiet zählt seine Karten mal seine Gäste. Setz den Gast fürs Becken auf den linken Platz zwischen den beiden Karten: 2 Karten mal 1 Gast, 2 Punkte.
learn-offer = { $player-1 } hat einen Gast für die Wiese auf einen halben Platz gesetzt und hofft dort auf mehr Wiese. Jetzt bietest du an und bekommst, was übrig bleibt. Biete die linke Spalte an: beide Karten haben Becken, also nützt dir jede.
learn-trap = Die Falle: { $player-1 } hat die neue Karte an diesen halben Platz gelegt. Die neue Hälfte zeigt Becken, nicht Wiese, also musste der Gast gehen. Ein halber Platz zählt nichts und ist nur sicher, bis er ganz wird.
learn-grow = Karte 49 gehört dir. Leg sie links an Karte 2, so wie sie ist. Dein Becken wächst auf 3 Karten, sein Gast zählt also 3. Es ist jetzt auch das größere: die Auszeichnung für Becken, bei Gleichstand 5 Punkte für euch beide, gehört nun dir allein.
learn-guard = Einen ganzen Platz mit Strand gibt es nicht, ein Strandgast zählte also nichts. Dreh ihn zum Bademeister um: er darf überall stehen und zählt 2 für jeden Gast, den er sieht. Auf dem rechten Platz zwischen Karte 2 und der Startkarte sieht er das Becken.
learn-round = Das war eine Runde: alle haben einmal angeboten und einmal gewählt. Wir springen zum letzten Zug der fünften Runde, wenn beide Parks gewachsen sind.
learn-last = Dein Becken hat jetzt 7 Karten und 3 Gäste, 21 Punkte. { $player-1 } bietet die linke Spalte an. Sieh auf die Plättchen, nicht nur auf die Karten: nimm Karte 29 mit dem Gast fürs Becken.
learn-last-place = Diese Karte hat kein Becken, also soll sie anderswo helfen. Karten lassen sich drehen und umklappen: leg sie unter Karte 26 und rechts an Karte 17, halb gedreht. Die Wiese dort wächst auf 4 Karten.
learn-last-visitor = Ein Gast mehr zählt für alle 7 Karten des Beckens, und 4 deiner Bademeister sehen ihn auch. Setz ihn auf den Platz zwischen Karte 48 und Karte 13: 15 Punkte mit einem Plättchen.
learn-over = Es ist vorbei. Plättchen auf halben Plätzen gehen, dann werden Gäste, Bademeister und Auszeichnungen gezählt: du gewinnst, 73 zu 37. Lass ein Gebiet wachsen, füll es mit Gästen, und biete nur an, was dir so oder so nützt.
