# Wahrsagerin

fate-with-value = { $fate } ({ $value })
fate-15 = ein Preis aus Stockholm
fate-14 = die Liebe des Lebens
fate-13 = ein Sommer ohne Regen
fate-12 = eine Fahrt um den Globus
fate-11 = ein Sack voll Gold
fate-10 = ein Kuss, der Spuren hinterlässt
fate-9 = ein Flirt in der Straßenbahn
fate-8 = ein Lied vom King persönlich
fate-7 = eine Krone für Schönheit
fate-6 = ein Friseur, der schweigt
fate-5 = Tanzstunden
fate-4 = Platz auf der Festplatte
fate-3 = ein Abend voller Klatsch
fate-2 = grasgrüne Haare
fate-1 = eine Limonade umsonst
fate-0 = gar nichts
fate-m1 = eine Socke zu wenig
fate-m2 = eine Schlange im Bad
fate-m3 = eine leere Papierrolle
fate-m4 = die ganze Woche Kohl
fate-m5 = ein Jucken vor dem Fest
fate-m6 = ein Freund, der alles verrät
fate-m7 = ein sehr langer Morgen danach
fate-m8 = ein dunkler Fürst vor der Tür
fate-m9 = eine Tätowierung, die keiner wollte
fate-m10 = ein Bein aus Holz

prompt-ft-tell = Wähle eine Karte und sage deinem linken Nachbarn ein Schicksal voraus, wahr oder nicht.
prompt-ft-answer = { $player } sieht für dich: { $fate }. Nimm die Karte an oder lehne sie ab.
prompt-ft-ended = Alle Schicksale liegen offen.

table-ft-offer = Angebot von { $player }: { $fate }.
table-ft-guest = { $player }: { $cards } Karten auf der Hand, { $laid } vor sich.
table-ft-guest-known = { $player }: { $cards } Karten auf der Hand, { $laid } vor sich, davon bekannt: { $known }.
table-ft-hand = Deine Karte: { $fate }.
choice-ft-truth = Anbieten und die Wahrheit sagen: { $card }
choice-ft-fib = Anbieten: { $card }; behaupten: { $claim }
choice-ft-accept = Die Karte annehmen
choice-ft-refuse = Die Karte ablehnen

log-ft-told = { $player } blickt tief in die Kristallkugel und sieht: { $fate }.
log-ft-taken-correct = { $player } nimmt die Karte an und sagt: stimmt.
log-ft-taken-better = { $player } nimmt die Karte an und sagt: besser.
log-ft-taken-worse = { $player } nimmt die Karte an und sagt: schlechter.
log-ft-refused = { $player } lehnt die Karte ab.
log-ft-passed-over = { $player } hat drei Karten und wird übergangen.
log-ft-kept = Keiner will die Karte: { $player } behält sie.
log-ft-opened = Alle Karten werden aufgedeckt.

refusal-tell-first = Zuerst wird ein Schicksal vorhergesagt.
refusal-no-such-fate = Die Karte mit { $card } hast du nicht.
refusal-answer-first = Nimm die Karte zuerst an oder lehne sie ab.

ruling-seed-names-the-darkest = Der Zufall des Tisches sagt, wer zuerst wahrsagt.
ruling-untaken-also-as-fourth = Eine Karte, die keiner nimmt, behält die Wahrsagerin auch als vierte.
ruling-no-card-counts-nothing = Ohne Karten ist die Summe 0.
