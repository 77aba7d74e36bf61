# Texte der ersten Seite, und die wenigen, die jede Seite zeigt. Sie werden geholt, ehe etwas gezeichnet wird.

## Überall

midway = Midway
midway-title = Midway: fünf Jahrmarktsspiele
theme-night = Nacht
theme-day = Tag
language-other = English
close = Schließen
back-to-fair = Zurück zum Jahrmarkt
no-answer = Der Jahrmarkt antwortet nicht. Versuch es gleich noch einmal.
not-a-page = Diese Seite gibt es hier nicht.
table-loading = Der Tisch wird gedeckt.
help-keys = Tasten
menu = Menü
me-title = Was der Rummel von dir weiß
rules-settle = Eine Regelfrage klären

## Spiele

game-aquapark = Aquapark
game-funfair = Funfair
game-fabelland = Fabelland
game-fun_city = Fun City
game-rummelplatz = Rummelplatz
game-hau_den_lukas = Hau den Lukas
game-fortune_teller = Wahrsagerin
game-horse_race = Pferderennen
game-claw_machine = Greifer
game-bumper_cars = Autoscooter
game-swing_boat = Schiffschaukel
game-roller_coaster = Achterbahn
game-ghost_train = Geisterbahn
game-aquapark-blurb = Ich biete, du wählst. Rutschen und Becken legen, Gäste setzen.
game-funfair-blurb = Bahnen bauen, Leute einstellen, Besucher locken.
game-fabelland-blurb = Geheim wählen, Karussells drehen, Gäste fangen.
game-fun_city-blurb = Ein Tag in der Stadt, gegen die Uhr der Bank.
game-rummelplatz-blurb = Acht Buden und eine Tombola, in Echtzeit gespielt.
game-players = { $min } bis { $max } Personen, { $minutes } Min.
lesson-learn = In fünf Minuten lernen
coming-soon = Kommt bald

## Eingang

games-label = Die fünf Spiele
your-name = Dein Name
name-save = Hereinspaziert
name-hello = Willkommen, { $name }.
tables = Tische
tables-turns =
    { $turns ->
        [0] { $free ->
            [0] { "" }
            [one] einer sucht Mitspieler
           *[other] { $free } suchen Mitspieler
        }
        [one] einer wartet auf deinen Zug
       *[other] { $turns } warten auf deinen Zug
    }
tables-none = Noch kein Tisch
tables-none-hint = Eröffne hier einen oder setz dich mit seinem Namen an einen dazu.
table-title = { $game }, { $name }
table-turn = Du bist am Zug
table-open = { $free ->
        [one] Ein Stuhl ist frei
       *[other] { $free } Stühle sind frei
    }
table-playing = Wird gespielt
table-over = Beendet
table-play-on = Weiterspielen
table-take-seat = Hinsetzen
table-watch = Zusehen
table-scores = Wertung ansehen
table-open-mine = Hineinsehen
known-name = Kennst du den Namen eines Tischs?
known-name-example = brass carousel
join = Dazusetzen
join-unknown = Hier heißt kein Tisch „{ $name }“.
new-table = Neuer Tisch
new-table-hint = dreimal wählen, dann den Link schicken
which-part = Was davon
whole-of-it = { $game } im Ganzen
which-game = Welches Spiel
who-plays = Wer spielt
companion-fun_city = Nur die Bankuhr, für die Schachtel
how-many = Zu wievielt
how-it-plays = Wie gespielt wird
who-friends = Freunde
who-friends-hint = die den Link haben
who-anyone = Alle
who-anyone-hint = hier zu sehen
who-bots = Bots
who-bots-hint = es geht sofort los
who-here = Ein Gerät
who-here-hint = reihum weitergeben
players-short = { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }
variants = Varianten
no-options = Das Spiel, wie es in der Anleitung steht.
open-for-friends = { $game } für Freunde eröffnen
open-for-anyone = { $game } für alle eröffnen
open-for-bots = { $game } gegen Bots spielen
open-here = { $game } an diesem Gerät spielen
