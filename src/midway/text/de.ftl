# Texte des Hauses: was jedes Spiel und jeder Tisch sagt. Jedes Spiel fügt seine eigenen hinzu.

## Menschen

seat-name = Spieler { $number }
bot-random = Zufall
bot-greedy = Gierig
spectator = Zuschauer

## Was gefragt ist

prompt-wait = { $player } ist dran.
prompt-wait-others = Die anderen sind noch dran.
prompt-wait-clock = Die Uhr läuft noch.
prompt-watch = Du siehst zu.
prompt-over = Das Spiel ist aus.
action-pass = Passen

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

## Das Ende

places-first =
    { $count ->
        [one] { $players } gewinnt.
       *[other] { $players } teilen sich den Sieg.
    }
place = { $place }.
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Im Terminal

terminal-title = { $title }, { $seats ->
        [one] eine Person
       *[other] { $seats } Personen
    }, Startwert { $seed }. „help“ zeigt die Befehle.
terminal-turn = { $player }:
terminal-choices = Du kannst:
terminal-closed = (Regel { $rule }: { $text })
terminal-open = „{ $action }“ geht jetzt.
terminal-number = Eine Wahl { $number } gibt es nicht; die Nummern gehen von 1 bis { $last }.
terminal-unknown = „{ $word }“ ist kein Befehl und keine Aktion. „help“ zeigt, was geht.
terminal-why-what = Schreib „why“ und eine Aktion, etwa „why { $action }“.
terminal-undo-none = Von dir gibt es nichts zurückzunehmen.
terminal-undo-closed = Andere haben daraus etwas erfahren, darum bleibt es.
terminal-undone = Zurückgenommen.
terminal-line = { $number }. { $text }
terminal-curtain = Gib das Gerät an { $player } und drück dann Enter.
terminal-standings = Stand:
terminal-standing = { $place }. { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal-standing-no-points = { $place }. { $player }
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
