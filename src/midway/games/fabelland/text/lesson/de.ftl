# Fabelland, die Lektion, Deutsch

learn-build = Deine Farbe ist Rot. Du beginnst mit zwei kleinen Attraktionen und hast an jedem Karussell eine Kante. Dort steigen Gäste aus dem Abteil daneben ein. Bau den Wunschbrunnen an Karussell B; die Windmühlenschaukel kommt dann an A.
learn-day = Jeden Tag kommen neue Gäste. Du hast den Beutel, also sagst du, wohin sie purzeln: schick sie auf Karussell A, wo deine Windmühlenschaukel auf einen Technikfan und einen Naturfan wartet.
learn-wheel = Jetzt stellen alle geheim eine Aktion ein: A und B drehen ein Karussell, D, E und F sind Einkäufe. Auf Karussell A sitzen ein Technikfan und ein Naturfan schon neben deiner Windmühlenschaukel: stell A ein.
learn-turn = Die Falle: { $player-2 } hat auch A eingestellt. Mit dem Beutel bist du zuerst dran, also wurde { $player-2 } für 2 Ballons übergangen und musste B nehmen. Dreh Karussell A um 3 Abteile: die Liste sagt, was jede Drehung brächte.
learn-ride = Eine volle Attraktion fährt und zahlt, wem sie gehört, die aufgedruckten Ballons. Für jede fremde, die du gefüllt hast, nimmst du 1. Hier zahlt deine Windmühlenschaukel 1, und die Singende Muschel von { $player-2 } bringt dir 1 fürs Füllen. Lass sie fahren.
learn-shop = Der zweite Tag. Ballons sind Geld und Punkte zugleich, und kleine Attraktionen zahlen wenig. Stell E ein, den Einkauf an der Wiese: dort gibt es Drei Wünsche, mit einem Platz für jede Art von Gast.
learn-replace = Deine Kanten sind besetzt, also ersetzt eine neue Attraktion eine alte, deren Wert auf den Preis angerechnet wird. Bau Drei Wünsche an Karussell A statt der Windmühlenschaukel, für 2 statt 3.
learn-hire = Du darfst zwei Karten kaufen. Influencer zählen am Ende in Sätzen einer Farbe, und jeder lässt sich unterwegs einmal einsetzen. Ein dritter violetter hebt deinen Satz von 4 auf 8 Punkte: nimm den bei E2.
learn-later = Nach dem Einkauf purzeln die Gäste dieses Gebiets auf ein Karussell; hier hast du sie auf A geschickt. So vergehen die Tage. Wir springen zum letzten.
learn-last = Der letzte Tag. An Karussell A gehört dir jetzt der Mitternachtsball, 6 wert mit fünf Plätzen, und das Karussell ist voller Gäste. Stell A ein.
learn-last-turn = { $player-1 } hatte auch A eingestellt und wurde übergangen. Dreh um ein Abteil: sechs Gäste kommen auf einmal zum Mitternachtsball, genug für alle fünf Plätze.
learn-use = Bevor etwas fährt, ist Zeit für Influencer. Die Zahnradrutsche will einen Technikfan und zwei weitere Gäste einer Art, aber nur zwei Technikfans sitzen daneben. Setz einen violetten Influencer ein: er bringt einen Gast ins nächste Abteil.
learn-take = Gleich nebenan, beim Walritt, warten in Abteil A3 mehr Technikfans, als dort gebraucht werden. Nimm einen davon.
learn-drop = Setz ihn in Abteil A4, neben die Zahnradrutsche. Wen Influencer beim Einsteigen bewegen, der steigt noch ein.
learn-last-ride = Vier Attraktionen sind voll: der Mitternachtsball zahlt dir 6, und die drei anderen sind fremd oder neutral, je 1 fürs Füllen. Lass sie fahren.
learn-over = Am Ende kamen die Werte der Attraktionen und die Sätze der Influencer dazu, auch der eingesetzten: du gewinnst mit 56 Punkten, die anderen haben 50 und 45. Füll große Attraktionen, und stell nicht ein, was vor dir sicher jemand einstellt.
