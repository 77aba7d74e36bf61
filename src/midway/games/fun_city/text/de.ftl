# Fun City, deutsch

fun_city = Fun City
fun_city-about = Besorgungen gegen die Bankuhr: zu Fuß und mit dem Bus, solange geöffnet ist.

option-slog = SLOG erscheint
option-slog-times = Zu festen Zeiten
option-slog-chance = Bei einem Druck von sechs
option-waiting = Zeit, in eine Busfahrt einzugreifen
option-waiting-minute = Eine Minute
option-waiting-short = 20 Sekunden
option-waiting-open = Ohne Grenze

## Namen

time = { $hour }:{ $minute }
named = { $name }
to-named = nach { $name }
place-arms = Portleigh Arms
place-theatre = Theater
place-bowl = Bowl-a-Gnome
place-bank = Bank
place-post = Post
place-laundromat = Waschsalon
place-pet = Tierhandlung
place-market = Super-Duper-Markt
place-library = Bücherei
place-diner = Imbiss
place-hall = Rathaus
to-place-arms = zum Portleigh Arms
to-place-theatre = zum Theater
to-place-bowl = zum Bowl-a-Gnome
to-place-bank = zur Bank
to-place-post = zur Post
to-place-laundromat = zum Waschsalon
to-place-pet = zur Tierhandlung
to-place-market = zum Super-Duper-Markt
to-place-library = zur Bücherei
to-place-diner = zum Imbiss
to-place-hall = zum Rathaus
space = Feld { $space }
to-space = zum Feld { $space }
stop = Haltestelle { $number } ({ $space })
to-stop = zur Haltestelle { $number } ({ $space })
red = roter Überweg
to-red = zum roten Überweg
card = die Karte „{ $place }“
card-whole = { $place }, { $opens } bis { $closes }, { points }
crazy-add = PLUS { $number }
crazy-double = VERDOPPELN
crazy-swap = VERSETZ DICH IN MEINE LAGE
crazy-taxi = TAXI
crazy-uhoh = OH-OH: { $place }
crazy-pickpocket = TASCHENDIEB
crazy-zzzz = Z-Z-Z-Z
list-more = { $list }, { $item }
list-or = { $list } oder { $item }
list-last = { $list } und { $item }

## Was zu tun ist

prompt-play-mine = Spiele Verrückte Karten (noch { $left } in diesem Zug) oder würfle.
prompt-play-other = { $player } spielt Verrückte Karten oder würfelt.
prompt-sent-mine = Spiele Verrückte Karten (noch { $left } in diesem Zug) oder geh { $to }, wie OH-OH es sagt.
prompt-sent-other = { $player } muss { $to }.
prompt-pick-mine = Zieh eine der { $count } Karten von { $to }.
prompt-pick-other = { $player } zieht eine der Karten von { $to }.
prompt-go-on-mine = Wirf den TASCHENDIEB noch einmal, oder hör auf und behalte die Karten.
prompt-go-on-other = { $player } wirft den TASCHENDIEB noch einmal oder hört auf.
prompt-move-mine = Geh bis zu { $roll } Schritte, zu Fuß oder mit dem Bus.
prompt-move-other = { $player } geht bis zu { $roll } Schritte.
prompt-taxi-mine = Das Taxi bringt dich überallhin.
prompt-taxi-other = Das Taxi bringt { $player } überallhin.
prompt-bus-mine = { $player } fährt mit dem Bus { $to }. Spiel Z-Z-Z-Z oder lass die Fahrt weitergehen.
prompt-bus-unable = { $player } fährt mit dem Bus { $to }. Du hast kein Z-Z-Z-Z dagegen.
prompt-bus-other = { $player } fährt mit dem Bus { $to }. Die anderen dürfen dazwischengehen.
prompt-bus-rider = Du sitzt im Bus. Die anderen dürfen dazwischengehen.
prompt-fetch-mine = SLOG ist drüben. Wähle eine Karte: du gehst hin und nimmst sie.
prompt-fetch-other = { $player } hat SLOG geholfen und wählt eine Karte.
prompt-result = Die Uhr hat geschlagen. { $winners } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
prompt-result-shared = Die Uhr hat geschlagen. { $winners } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

choice-roll = Würfeln
choice-obey = Geh { $to }
choice-redraw = Die ganze Hand ablegen und drei Karten ziehen
choice-crazy = { $crazy } spielen
choice-zzzz = { $crazy } spielen: { $to } schläft bis { $last }
choice-crazy-against = { $crazy } gegen { $to } spielen
choice-pick = Karte { $number } aus dem Fächer ziehen
choice-stop = Aufhören und die Karten behalten
choice-fetch = Geh { $to } und nimm die Karte
choice-pass = Die Fahrt geht weiter
choice-go = Zu Fuß { $to }
choice-stay = Bleiben: { $place }
choice-taxi = Mit dem Taxi { $to }
choice-bus-up = Mit dem Bus die Linie hinauf { $to }
choice-bus-down = Mit dem Bus die Linie hinunter { $to }

note-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
note-open = bringt { $points }; offen bis { $closes }
note-closing = bringt { $points }; schließt gleich, um { $closes }
note-later = { $points }, ab { $opens }
note-hours = { $opens } bis { $closes }
note-slog = SLOG wartet hier auf Hilfe
help-add = die Zahl kommt zum Wurf dazu
help-double = die Würfel zählen doppelt
help-swap = ihr tauscht die Plätze, dann würfelst du
help-taxi = bei ungerader Augenzahl fährst du überallhin
help-uhoh = die andere Person muss im nächsten Zug dorthin, ohne Wurf
help-pickpocket = in einem von zwei Fällen gelingt es; dann ziehst du verdeckt eine Karte
help-zzzz = der Fahrgast verschläft bis zur Endhaltestelle

## Der Tisch

table-map = Straßen sind Punkte, Türen kleine Buchstaben, Haltestellen Zahlen, der rote Überweg ist @.
table-map-row = { $row }
table-map-place = { $letter } ist { $place }.
table-clock = Die Bankuhr zeigt { $time }; Schluss ist um { $end }.
table-next = Der nächste Druck stellt sie auf { $times }.
table-slog-home = SLOG ist zu Hause.
table-slog-away = SLOG ist auf der anderen Straßenseite.
table-slog-out = SLOG steht auf dem roten Überweg und will hinüber.
table-slog-back = SLOG steht auf dem roten Überweg und will nach Hause.
table-card-open = Offen: { $card }; { note-steps } entfernt.
table-card-closing = Schließt bald: { $card }; { note-steps } entfernt.
table-card-later = Noch nicht offen: { $card }; { note-steps } entfernt.
table-left = { $pile ->
        [one] { $pile } Karte
       *[other] { $pile } Karten
    } im Stapel, { $gone } verfallen; { $deck ->
        [one] { $deck } Verrückte Karte
       *[other] { $deck } Verrückte Karten
    } zu ziehen.
table-player = { $player }: { $place }; { points }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $crazy ->
        [one] { $crazy } Verrückte Karte
       *[other] { $crazy } Verrückte Karten
    }.
table-sent = { $player } muss { $crazy } gehorchen.
table-hand = Deine Verrückten Karten: { $cards }.
table-loot = Eben gezogen: { $card } von { $player }.
table-roll = Die Würfel zeigen { $first } und { $second }: { $steps } Schritte.

## Der Verlauf

log-first = { $player } beginnt.
log-press = { $player } ist an der Reihe; die Uhr geht { $minutes } Minuten weiter auf { $time }.
log-closed = Geschlossen: { $card }.
log-placed = Neu: { $card }.
log-missed = Kam zu spät: { $card }.
log-collect = { $player } bekommt { $card }: { points }.
log-slog = SLOG tritt auf den roten Überweg.
log-helped = { $player } bringt SLOG { $to }.
log-fetch = { $player } eilt { $to }.
log-drew = { $player } zieht { $number ->
        [one] eine Verrückte Karte
       *[other] { $number } Verrückte Karten
    }.
log-redraw = { $player } legt die ganze Hand ab.
log-reshuffled = Die abgelegten Verrückten Karten, zusammen { $number }, werden gemischt.
log-play = { $player } spielt { $crazy }.
log-play-against = { $by } spielt { $crazy } gegen { $to }.
log-flip-up = { $by } wirft gegen { $to }: aufgedeckt.
log-flip-down = { $by } wirft gegen { $to }: verdeckt.
log-picked = { $by } zieht { $card } von { $to }: { points }.
log-returned = { $to } bekommt { $card } zurück.
log-kept = { $player } hört auf und behält { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
log-obey = { $player } gehorcht OH-OH und geht { $to }.
log-roll = { $player } würfelt { $first } und { $second }.
log-roll-more = { $player } würfelt { $first } und { $second }: mit Verrückten Karten { $steps } Schritte.
log-go = { $player } geht { $to }.
log-stay = { $player } bleibt stehen.
log-taxi = Das Taxi bringt { $player } { $to }.
log-bus = { $player } nimmt den Bus { $to }.
log-rode = { $player } steigt aus und geht { $to }.
log-zzzz = { $by } spielt Z-Z-Z-Z: { $to } schläft bis { $last }.
log-score = { $player }: { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }, { points }.
log-winner = { $player } gewinnt.
log-winner-shared = { $player } teilt sich den Sieg.

## Warum nicht

refusal-fetch-first = Wähle erst die Karte, zu der du für die Hilfe gehst.
refusal-card-not-on-board = Diese Karte liegt nicht auf dem Plan.
refusal-move-now = Du hast gewürfelt; jetzt gehst du.
refusal-taxi-waits = Das Taxi bringt dich überallhin; du brauchst keinen Bus.
refusal-too-far-foot = Das sind { $steps } Schritte zu Fuß, und du hast { $roll }.
refusal-too-far-up = Das sind { $steps } Schritte die Linie hinauf, und du hast { $roll }.
refusal-too-far-down = Das sind { $steps } Schritte die Linie hinunter, und du hast { $roll }.
refusal-no-zzzz = Du hast kein Z-Z-Z-Z.
refusal-only-zzzz = Während einer Busfahrt kann nur Z-Z-Z-Z gespielt werden.
refusal-sent-not-rolling = OH-OH schickt dich; in diesem Zug würfelst du nicht.
refusal-nobody-sent-you = Vor dir liegt kein OH-OH.
refusal-roll-first = Spiel erst Verrückte Karten, wenn du magst, dann würfle.
refusal-redraw-at-start = Die Hand wird zu Beginn des Zugs getauscht, einmal, bevor eine Karte gespielt ist.
refusal-card-not-in-hand = Diese Karte ist nicht in deiner Hand.
refusal-zzzz-on-the-bus = Z-Z-Z-Z wird gespielt, während jemand anderes im Bus sitzt.
refusal-three-a-turn = Drei Verrückte Karten im Zug sind alles.
refusal-one-taxi = Du hast schon ein Taxi gerufen.
refusal-name-an-opponent = Nenne eine der anderen Personen.
refusal-nothing-to-pick = { $player } hat keine Besorgungskarten.
refusal-pick-first = Zieh erst eine Karte aus dem Fächer.
refusal-fan-smaller = Der Fächer hat { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
refusal-go-on-or-stop = Wirf noch einmal, oder hör auf und behalte die Karten.
