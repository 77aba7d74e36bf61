# Texte der Hülle im Browser hinter dem Eingang: Tische, Tafeln, Tasten. Was jeder Tisch sagt, steht in
# src/midway/text; was die erste Seite sagt, steht in entrance/.

## Ein Tisch vor dem Start

table-waits = Es geht los, sobald jeder Stuhl besetzt ist.
seats = Plätze
seat-free = Freier Stuhl
seat-you = du
seat-bot = Bot
seat-away = nicht da
seat-stand-in = ein Bot spielt weiter
seat-take = Hier sitzen
seat-take-name = Auf Stuhl { $number } sitzen
seat-add-bot = Bot dazu
seat-add-bot-name = Einen Bot auf Stuhl { $number } setzen
seat-copy = Link kopieren
seat-copy-name = Den Link zu Stuhl { $number } kopieren
copied = Kopiert.
copy-by-hand = Kopiere diesen Link: { $link }
table-called = Er steht am Eingang als „{ $name }“. Ein Link gilt für einen Stuhl.
which-bot = Welcher Bot
table-unlisted = Schick jedem einen Link zu einem Stuhl. Er gilt nur für diesen Stuhl.
invited = Stuhl { $number } ist für dich.
replay-close = Schließen
save-record = Partie speichern
watchers = { $n ->
        [0] { "" }
        [one] eine Person sieht zu
       *[other] { $n } sehen zu
    }

## Im Spiel

sound = Ton
your-turn = Du bist am Zug
turn-title = Am Zug: { $game }
table-of = Tisch „{ $name }“
waiting-for = { $player } ist am Zug
choices = Möglichkeiten
choices-count = { $n ->
        [one] eine Möglichkeit
       *[other] { $n } Möglichkeiten
    }
choices-hint = Wähle eine nach ihrer Nummer.
choices-hint-board = Wähle eine nach ihrer Nummer oder berühre den Plan.
choices-hint-lean = Berühr den Plan oder zieh die Liste hoch.
choices-none = Gerade gibt es nichts zu wählen.
choices-stand-in = Für dich spielt gerade ein Bot. Der Platz gehört wieder dir, sobald der nächste Teil beginnt.
choices-watching = Du siehst diesem Tisch zu.
choices-past = Du blickst zurück. Hier lässt sich nichts spielen.
choices-pending = Gesendet. Der Tisch antwortet gleich.
choices-narrowed = { $left } von { $all } passen zu dem, was du berührt hast.
choices-every = Alle { $n } Möglichkeiten
choices-best = Nur die besten Plätze
choices-pull = Möglichkeiten hoch- oder herunterziehen
choices-all = Alle zeigen
choose-with-gain = { $deed } für { $gain }
gain = { $gain }
why-not = Warum nicht etwas anderes?
why-hide = Gesperrtes ausblenden
closed-none = Sonst gibt es nichts, worauf man zeigen könnte.
rule = Regel { $rule }
undo-free = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-question = { $player } möchte eine Wahl zurücknehmen. Einverstanden?
undo-yes = Ja, zurück
undo-no = Nein, es bleibt
undo-waiting = Du möchtest eine Wahl zurücknehmen. Die anderen antworten gerade.
standings-now = Wäre jetzt Schluss
standings = Wertung
points-of = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Reden
chat-label = Etwas sagen
chat-send = Sagen
chat-none = Noch hat niemand etwas gesagt.
chat-unread = Reden, { $n } neu
players = Spieler
place-1 = Erster Platz
place-2 = Zweiter Platz
place-3 = Dritter Platz
place-n = Platz { $n }
look-from = Ansehen von
look-from-player = Von { $player } aus ansehen
look-from-public = Als Zuschauer ansehen
seconds-left = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}
disconnected = Die Verbindung ist weg. Sie wird neu aufgebaut.
reconnect = Jetzt versuchen
dismiss = In Ordnung

## Gerät weitergeben

curtain-title = Gib das Gerät an { $player }.
curtain-hint = Solange es wandert, sind keine eigenen Karten zu sehen.
curtain-show = Ich bin { $player }: zeig mir meins

## Rückblick

replay = Rückblick
replay-line = Schritt { $line } von { $lines }
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $times } ×
replay-forward = Einen Schritt weiter
replay-now = Zurück zum Jetzt
replay-end = Ans Ende
replay-link = Link zu diesem Schritt kopieren

## Das Ende

over-title = { $game } ist vorbei
rematch = Noch einmal, gleiche Plätze
watch-again = Noch einmal ansehen
seed-sealed = Die Mischung ist versiegelt: { $hash }. Am Ende steht ihr Schlüssel da, und jeder kann sie nachprüfen.
seed-out = Der Schlüssel der Mischung: { $seed }. Sein Siegel vom Start: { $hash }.
seed-fits = In diesem Browser geprüft: Das Siegel ist das dieses Schlüssels. Die Mischung stand vor dem ersten Zug fest.
seed-broken = In diesem Browser geprüft: Das Siegel ist nicht das dieses Schlüssels. Es ist nicht die Mischung, die versprochen war.

## Regeln

rules = Regeln
rules-of = Regeln von { $game }
rules-lead = Jede Aussage der Anleitung in einem eigenen Satz mit Nummer. Eine Ablehnung nennt den Satz, auf dem sie beruht.
rules-which = Welches Spiels Regeln möchtest du lesen?
rules-find = In den Regeln suchen
rules-found =
    { $n ->
        [0] Keine Regel enthält alle diese Wörter.
        [one] Eine Regel
       *[other] { $n } Regeln
    }
rules-house = An jedem Tisch
rules-rulings = Geltende Auslegungen
rules-rulings-lead = Wo die Anleitung schweigt oder zweierlei bedeuten kann, wird hier so gespielt.
rules-since = seit Regeln { $version }
rules-version = Regeln { $version }
rules-english = Die Sätze selbst gibt es bisher nur auf Englisch.
rule-opens = Regel { $rule }, in neuem Tab

## Der Tisch in Worten

words = Der Tisch in Worten
words-show = In Worten
words-empty = Noch liegt nichts auf dem Tisch.

## Leute kommen und gehen

leave = Gehen
leave-title = Deinen Platz verlassen?
leave-hint = Dein Platz bleibt frei. Ein Bot oder jemand Neues kann ihn nehmen, und du kannst zusehen.
leave-which = Welcher Platz
leave-do = Platz verlassen
seat-leave = Aufstehen
seat-leave-name = Von Stuhl { $number } aufstehen
seat-empty = frei
seat-needs = Niemand spielt für { $player }.
seat-gone = { $player } ist schon eine Weile nicht da.
seat-let-stand-in = Einen Bot für { $player } spielen lassen
seat-to-bot = Einen Bot weiterspielen lassen
again-come = Mitkommen zu „{ $name }“

## Ein Problem wird gemeldet

report = Ein Problem melden
report-lead = Hier entsteht ein Text für die, die sich um diesen Rummel kümmern: wonach du gefragt warst, was du gesehen hast, wie die Partie verlief und wie groß dieses Fenster ist. Er nennt niemanden beim Namen und enthält kein Gespräch. Von selbst wird nichts verschickt.
report-own = Deine eigenen Geheimnisse stehen darin. Zeig ihn niemandem, der hier mitspielt, bevor die Partie vorbei ist.
report-watcher = Er enthält, was alle sehen dürfen.
report-whole = Die Partie ist vorbei: Sie steht ganz darin, mit dem Schlüssel der Mischung, damit sie Schritt für Schritt nachgespielt werden kann.
report-words = Was ging schief, und was hast du erwartet? (Wenn du magst)
report-write = Bericht schreiben
report-text = Der Bericht
report-save = Als Datei sichern
report-copy = Kopieren
report-by-hand = Der Browser lässt diese Seite nicht kopieren. Der Bericht ist markiert: Kopiere ihn von Hand.

## Was von einem Gast bleibt

me-name = Du heißt { $name }. Dieser Browser ist hier seit dem { $day } bekannt.
me-nameless = Du hast deinen Namen noch nicht gesagt. Dieser Browser ist hier seit dem { $day } bekannt.
me-lead = Der Rummel behält deinen Namen, deine Stühle und was du an Tischen gesagt hast. Alles lässt sich als Datei sichern.
me-tables = Deine Tische
me-table = { $seats ->
        [0] kein Stuhl
        [one] ein Stuhl
       *[other] { $seats } Stühle
    }{ $said ->
        [0] { "" }
        [one] , einmal etwas gesagt
       *[other] , { $said }-mal etwas gesagt
    }
me-save = Alles sichern
me-forget = Vergiss mich
me-forget-title = Vergessen werden?
me-forget-hint = Dein Name verschwindet aus allen Tischen, Verläufen und Aufzeichnungen, und was du gesagt hast, wird gelöscht. Laufende Partien verlässt du; die Partien der anderen bleiben, wie sie sind. Das lässt sich nicht zurücknehmen.
me-forget-do = Ja, vergiss mich
me-forgotten = Du bist vergessen: Nichts hier trägt mehr deinen Namen.

## Tasten

keys-title = Tasten
keys-arrows = auf dem Plan von Ort zu Ort
keys-enter = einen Ort berühren; das Gewählte spielen
keys-escape = eine Berührung zurücknehmen; schließen
keys-numbers = nach Nummer wählen
keys-n = der nächste Ort, der weiterführt (großes N: der vorige)
keys-home = erster und letzter Ort
keys-u = eine Wahl zurücknehmen
keys-l = zum Verlauf
keys-t = etwas sagen
keys-words = der Tisch in Worten
keys-question = diese Tasten

## Am Telefon

dock = Unten zeigen

## Die Lektion

lesson = Die Lektion
lesson-title = { $game }: die Lektion
lesson-step = Schritt { $stop } von { $stops }
lesson-back = Zurück
lesson-on = Weiter
lesson-show = Zeig es mir
lesson-play = { $game } spielen
lesson-idle = Hier ist nichts zu wählen. Lies, sieh hin und geh weiter.
