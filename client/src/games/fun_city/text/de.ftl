board-map = Stadtplan von Fun City
board-map-near = Näher
board-map-whole = Ganze Stadt
board-seat = Platz { $n }
board-tonight = HEUTE
board-till = bis
board-from = ab
board-space = Straßenfeld { $space }
board-stop = Haltestelle { $n } ({ $space })
board-red = roter Überweg
board-here = hier: { $names }
board-slog-here = SLOG ist hier
board-mover = { $name }, { $at }
board-card-open = { $points } Punkte, offen bis { $closes }
board-card-closing = { $points } Punkte, schließt gleich, um { $closes }
board-card-later = { $points } Punkte, öffnet um { $opens }
board-card-soon = { $points } Punkte, öffnet gleich, um { $opens }
board-bank = Bankuhr
board-bank-sign = FUN CITY BANK
board-clock = Die Bankuhr zeigt { $time }; der Tag endet um { $end }
board-next = dann { $first } oder { $second }
board-next-only = dann { $time }
board-pressed = { $n } Minuten später
board-cards = Im Angebot
board-pile = { $n } im Stapel
board-no-cards = Es liegt keine Karte aus.
board-points = Punkte
board-last-call = Schließt gleich,
board-soon = Öffnet gleich,
board-crazy = Verrückte Karten
board-crazy-watch = Verrückte Karten
board-crazy-hidden = Nur wer sie hält, sieht sie.
board-no-crazy = Keine. Zu Beginn deines Zuges ziehst du auf drei auf.
board-played = { $n }/{ $of } gespielt
board-deck = { $n } zu ziehen
board-fan = Zieh eine Karte von { $name }
board-fan-card = Karte { $n }
board-when-before = Vor dem Wurf
board-when-against = Gegen jemanden
board-when-bus = Bei einer Busfahrt
board-crazy-add = Plus { $n }
board-crazy-double = Doppelt
board-crazy-swap = Platz­tausch
board-crazy-taxi = Taxi
board-crazy-uhoh = Oh-oh
board-crazy-pickpocket = Taschen­dieb
board-crazy-zzzz = Z-Z-Z-Z
board-does-add = { $n } Schritte mehr
board-does-double = Die Würfel zählen doppelt.
board-does-swap = Ihr tauscht die Plätze.
board-does-taxi = Ungerade: wohin du willst.
board-does-uhoh = Ab dorthin: { $place }
board-does-pickpocket = Offen: zieh eine Karte.
board-does-zzzz = Der Fahrgast schläft ein.
board-ride = { $name } sitzt im Bus, Ziel: { $to }
board-ride-last = Eingeschlafen fährt { $name } bis { $last } und bleibt dort.
board-ride-wait = Ohne Antwort geht die Fahrt nach { $n } Sekunden weiter.
board-ride-open = Die Fahrt wartet auf deine Antwort.
board-rest = Fahrten vorbeilassen
board-rest-turn = Diesen Zug nicht
board-rest-game = Dieses Spiel nicht
board-rests-turn = Fahrten gehen vorbei, diesen Zug.
board-rests-game = Fahrten gehen vorbei, das ganze Spiel.
board-rests-back = Frag mich wieder
board-sum-double = { $n ->
    [one] verdoppelt
   *[other] { $n }-mal verdoppelt
}
board-sum-add = und Plus { $n }
board-sum-taxi = und Taxi
board-makes = macht
board-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
board-too-far = { $n } zu weit
board-anywhere = wohin du willst
board-ways = Wege dorthin
board-way-foot = Zu Fuß, { $n }
board-way-up = Bus hin, { $n }
board-way-down = Bus zurück, { $n }
board-loot = Gerade gezogen von { $name }: { $place }, { $card }
board-about = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $crazy } verr.
board-about-sent = Oh-oh: { $place }
board-pockets = Was alle gesammelt haben
board-gone = { $gone } geschlossen, { $pile } noch im Stapel
board-pocket = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-pocket-sum = Zusammen
board-pocket-empty = Noch nichts.
board-tab-map = Plan
board-tab-hand = Verrückte Karten
board-tab-pockets = Gesammelt
board-clock-title = Bankuhr für die Schachtel
board-clock-now = Was gerade ist
board-clock-press = Drücken für den nächsten Zug
board-clock-press-hint = 10 oder 20 Minuten vergehen · Leertaste
board-clock-struck = Die Uhr hat geschlagen
board-clock-struck-hint = Spielt diesen Zug zu Ende; dann wird gezählt.
board-clock-slog-up = SLOG ist da
board-clock-slog-move = Stellt sie von hier auf das rote Feld: { $place }.
board-clock-slog-down = Ihr wurde geholfen: herunterdrücken
board-clock-closing = Schließt gleich
board-clock-closing-text = Karten, die um { $time } schließen, bleiben, solange die Uhr { $time } zeigt, und gehen mit dem nächsten Druck.
board-clock-presses = Bisher gedrückt: { $n }
board-clock-undo = Letzten Druck zurück
board-clock-again = Zurück auf { $time }
board-clock-keeping = Wird für den Gebrauch ohne Netz aufgehoben.
board-clock-kept = Geht ohne Netz.
board-clock-not-kept = Dieser Browser hebt keine Kopie auf; bleib verbunden.
board-clock-saved = Die Zeit bleibt, wenn die Seite geschlossen wird. Der Tag endet um { $end }.
