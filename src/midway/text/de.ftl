# Texte des Hauses: was jedes Spiel und jeder Tisch sagt. Jedes Spiel fügt seine eigenen hinzu.

## Menschen

seat-name = Spieler { $number }
bot-random = Zufall
bot-novice = Neuling
bot-greedy = Gierig
bot-sharp = Könner
bot-search = Grübler

## Was gefragt ist

prompt-wait = { $player } ist dran.
prompt-wait-others = Die anderen sind noch dran.
prompt-watch = Du siehst zu.
prompt-over = Das Spiel ist aus.

## Warum etwas nicht geht (ENG-Regeln)

refusal-unknown-action = Eine Aktion „{ $action }“ gibt es in diesem Spiel nicht.
refusal-not-now = „{ $action }“ geht jetzt nicht.
refusal-not-your-turn = Du bist nicht dran.
refusal-not-asked = Du bist hier nicht gefragt.
refusal-too-late = Am Tisch ging es weiter, seit du hingesehen hast. Sieh neu hin und wähle noch einmal.
refusal-too-soon = Das kam bei { $time } ms; du darfst ab { $earliest } ms wieder.
refusal-game-over = Das Spiel ist aus.
refusal-same-answer = Das ist schon deine Antwort.
refusal-no-such-line = Eine Zeile { $line }, zu der man zurück könnte, gibt es nicht.

## Im Satz

points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## In einer Lektion

lesson-other = Das geht auch. Versuch es hier so: „{ $choice }“.
lesson-read = Lies zuerst, dann geht es weiter.

## Im Terminal

terminal-title = { $title }, { $seats ->
        [one] eine Person
       *[other] { $seats } Personen
    }, Startwert { $seed }. „help“ zeigt die Befehle.
terminal-closed = (Regel { $rule }: { $text })
terminal-open = „{ $action }“ geht jetzt.
terminal-number = Eine Wahl { $number } gibt es nicht; die Nummern gehen von 1 bis { $last }.
terminal-unknown = „{ $word }“ ist kein Befehl und keine Aktion. „help“ zeigt, was geht.
terminal-why-what = Schreib „why“ und eine Aktion, etwa „why { $action }“.
terminal-undo-none = Von dir gibt es nichts zurückzunehmen.
terminal-undo-ask = Andere haben vielleicht etwas daraus erfahren. Sind alle einverstanden (ja oder nein)?
terminal-undo-stays = Dann bleibt es.
terminal-undone = Zurückgenommen.
terminal-line = { $number }. { $text }
terminal-curtain = Gib das Gerät an { $player } und drück dann Enter.
terminal-standings = Stand:
terminal-standing = { $place }. { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal-seed = Startwert: { $seed }
terminal-stopped = Vor dem Ende angehalten.
terminal-help =
    Eine Nummer oder ein Aktionscode spielt diese Wahl.
    why CODE    sagt, warum eine Aktion nicht geht
    look        zeigt den Tisch
    log         zeigt, was geschehen ist
    undo        nimmt deine letzte Wahl zurück
    help        zeigt dies
    quit        hört auf

terminal-lesson = { $title }, eine Lektion in { $stops } Schritten. „show“ nennt die gemeinte Wahl, „quit“ hört auf.
terminal-lesson-step = Schritt { $stop } von { $stops }: { $text }
terminal-lesson-rule = (Regel { $rule }: { $text })
terminal-lesson-on = Weiter mit Enter.
terminal-lesson-over = Das war die Lektion. Spiel es jetzt: midway play { $game }
terminal-lesson-help =
    Eine Nummer oder ein Aktionscode spielt diese Wahl.
    show        nennt die gemeinte Wahl
    why CODE    sagt, warum eine Aktion nicht geht
    look        zeigt den Tisch
    log         zeigt, was geschehen ist
    help        zeigt dies
    quit        hört auf

## An einem Tisch des Hauses

log-undone = { $player } hat den letzten Zug zurückgenommen.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
refusal-not-known = Sag zuerst deinen Namen; dann kannst du dem Tisch schreiben.
news-left = { $name } verlässt den Tisch.
news-bot = Ein Bot spielt von Stuhl { $number } aus weiter.
news-came = { $name } spielt von Stuhl { $number } aus weiter.
news-again = { $player } spielt noch einmal, am Tisch „{ $name }“.
news-away = { $name } ist nicht da; ein Bot spielt weiter.
news-back = { $name } ist wieder da und spielt weiter.
refusal-bot-plays = Für dich spielt gerade ein Bot. Der Platz gehört wieder dir, sobald der nächste Teil beginnt.
fault-message = Das hat der Server nicht verstanden: { $reason }
fault-too-fast = Das war zu viel auf einmal. Die Verbindung beginnt neu.
fault-full = An diesem Tisch ist kein Platz mehr zum Zusehen.

## Was der Server nicht gewährt

problem-no-table = Diesen Tisch gibt es nicht.
problem-table-broken =
    { $line ->
        [0] Dieser Tisch lässt sich nicht öffnen: was von ihm gespeichert ist, passt nicht zu den Regeln dieser Version.
       *[other] Dieser Tisch lässt sich nicht öffnen: Zeile { $line } des Gespeicherten passt nicht zu den Regeln.
    }
problem-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
problem-no-faces = Diese Karten sind hier nicht bekannt; bitte die Seite neu laden.
problem-no-lesson = Diesen Schritt einer Lektion gibt es hier nicht.
problem-no-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht.
problem-seats = Dieses Spiel hat { $least } bis { $most } Plätze, nicht { $seats }.
problem-options = Diese Einstellungen passen nicht: { $reason }
problem-one-device = Mit diesen Varianten handeln mehrere im selben Augenblick, ein Gerät reicht dann nicht für zwei. Wählt andere Varianten, oder spielt jeder mit eigenem Gerät.
problem-seat-taken = Dort sitzt schon jemand.
problem-stands-in = Dort spielt schon ein Bot weiter.
problem-not-gone = Erst wenn jemand { $seconds } Sekunden nicht da war, kann ein Bot weiterspielen.
problem-second-seat = Du hast an diesem Tisch schon einen Platz.
problem-link-spent = Dieser Link ist schon benutzt oder durch einen neueren ersetzt.
problem-link-needed = An diesen Tisch kommt man auf Einladung. Frag nach dem Link für einen Platz.
problem-owner-only = Das kann nur, wer den Tisch eröffnet hat.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-begun = Das Spiel hat noch nicht begonnen.
problem-over = Das Spiel ist zu Ende.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-again = Es gibt schon einen neuen Tisch.
problem-nobody = Der Rummel weiß nichts über diesen Browser.
problem-name = Ein Name hat 1 bis 24 Buchstaben, Ziffern oder Zeichen.
problem-body = Das hat der Server nicht verstanden: { $reason }
problem-too-long = Das ist mehr, als der Server auf einmal nimmt.
problem-too-fast = Zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuch es noch einmal.
problem-foreign-page = Diese Anfrage kam von einer fremden Seite und wurde nicht angenommen.
problem-internal = Beim Server ging etwas schief; Näheres steht in seinem Protokoll.
