# Funfair, die Lektion, Deutsch

learn-build = Sechs Runden für den besseren Park, drei Aktionen in jeder. { $player-1 } hat fast alles für eine Hauptattraktion ausgegeben. Fang kleiner an: bau das Kino aus deiner Hand. Der Preis wird in Münzen bezahlt; die Sterne darauf sind Einkommen.
learn-add = Manche Karten tun etwas, gleich nachdem sie gebaut sind. Das Kino lässt dich eine Erweiterung aus der Hand für 3 weniger bauen: nimm Spezialeffekte. Erweiterungen machen eine Attraktion größer, und jedes Symbol zählt mehr als das vorige.
learn-market = Gebaut wird auch gleich vom Markt. Bau das Riesenrad: es kommt auf den nächsten freien Platz deines Parks, und mehr als fünf Attraktionen hat kein Park.
learn-keep = Beim Riesenrad siehst du zwei Karten und behältst eine. Gästeservice wirst du bald brauchen: behalte die Klimaanlage.
learn-draw = Eine Aktion bleibt dir in dieser Runde. Baupläne sind geheime Ziele, die am Ende zählen: zieh zwei davon.
learn-plan = Die Falle: ein behaltener Bauplan bleibt, und wer ihn am Ende nicht erfüllt, verliert 10 Punkte. Tiefer Dschungel will ein Dschungelthema und Gästeservice auf einer Familienfahrt. Dein Riesenrad ist eine, und die Klimaanlage hast du: behalte ihn.
learn-guests = Nach je drei Aktionen kamen die Gäste: eine Münze für jeden Stern deines Parks und in dieser Runde, wegen der Stadtkarte, eine mehr für jede Attraktion. Investoren legten 5 Münzen auf die Hauptattraktion, die du noch nicht gebaut hast. Dann wurde der Markt neu ausgelegt.
learn-upgrade = Die zweite Runde. Im Markt liegt ein Dschungelthema, das der Bauplan will. Bau es auf das Riesenrad: die Liste sagt, was jede Wahl ändern würde.
learn-later = So geht es weiter. Die Hauptattraktion kostet 20, weniger was Investoren darauf gelegt haben; steht sie, hast du in jeder Runde eine vierte Aktion. Wir springen zur letzten Runde.
learn-last = Die letzte Runde. Tiefer Dschungel ist erfüllt, aber zwei weiteren Bauplänen fehlt je eine Qualität, und so kosten sie dich je 10. Bau die Grünanlage aus deiner Hand auf das Riesenrad: damit ist die Zauberfahrt erfüllt.
learn-screen = Großes Kino will Qualität auf einem Theater, und dein Kino ist eins. Plüschsitze liegen im Markt: bau sie dort.
learn-theme = Die Baupläne sind erfüllt, jetzt zählt die Größe: das Riesenrad hat fünf Symbole, und das nächste bringt mehr als irgendwo sonst. Bau das Piratenthema darauf. Es zahlt dazu 2 Münzen für jedes Piratensymbol in deinem Park.
learn-fourth = Deine Hauptattraktion gibt dir eine vierte Aktion. Großes Kino hat auch einen Bonus, für Gästeservice auf demselben Theater: bau die Toiletten aus deiner Hand auf das Kino.
learn-over = Größen, Baupläne, Personal und Auszeichnung wurden gezählt, und ein Punkt für je zwei Münzen: du gewinnst, 140 zu 78. Bau wenige Attraktionen hoch, und behalte nur Baupläne, die du erfüllen kannst.
