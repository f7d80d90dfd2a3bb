<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>ClassList</name>
    <message>
        <source>%1: %2</source>
        <comment>skill group and how it goes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>In Ausbildung</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Certified</source>
        <translation>Zertifiziert</translation>
    </message>
    <message>
        <source>Stuck: %1</source>
        <translation>Hängt an: %1</translation>
    </message>
    <message>
        <source>Expires %1</source>
        <translation>Läuft ab am %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Bis %1</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>noch nicht gegeben</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>fehlerfrei</translation>
    </message>
    <message>
        <source>few mistakes</source>
        <translation>wenige Fehler</translation>
    </message>
    <message>
        <source>often wrong</source>
        <translation>oft falsch</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n round(s)</source>
        <comment>number and rounds</comment>
        <translation>
            <numerusform>%1 · %n Runde</numerusform>
            <numerusform>%1 · %n Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>Patrons play against the dealer; ace high, suits ignored (choice: the source gives no ranks)</source>
        <translation>Die Gäste spielen gegen den Dealer; Ass hoch, Farben zählen nicht (Wahl: die Quelle nennt keine Reihenfolge)</translation>
    </message>
    <message>
        <source>A main bet is required, the tie bet optional; a tie bet alone is refused</source>
        <translation>Ein Haupteinsatz ist Pflicht, der Tie-Einsatz freiwillig; ein Tie-Einsatz allein wird abgelehnt</translation>
    </message>
    <message>
        <source>One card face up to each patron from left to right, then one to the dealer</source>
        <translation>Eine Karte offen an jeden Gast von links nach rechts, dann eine an den Dealer</translation>
    </message>
    <message>
        <source>The first settlement runs right to left, one seat at a time, tie and main together (reading)</source>
        <translation>Die erste Abrechnung geht von rechts nach links, ein Platz nach dem anderen, Tie- und Haupteinsatz zusammen (Lesart)</translation>
    </message>
    <message>
        <source>Patron higher: main pays 1:1, tie bet loses</source>
        <translation>Gast höher: Haupteinsatz zahlt 1:1, Tie-Einsatz verliert</translation>
    </message>
    <message>
        <source>Dealer higher: both lose</source>
        <translation>Dealer höher: beide verlieren</translation>
    </message>
    <message>
        <source>Equal: the tie bet pays 10:1, and the patron is offered surrender or war</source>
        <translation>Gleich: der Tie-Einsatz zahlt 10:1, und dem Gast wird Aufgeben oder War angeboten</translation>
    </message>
    <message>
        <source>Surrender costs half the main bet</source>
        <translation>Aufgeben kostet den halben Haupteinsatz</translation>
    </message>
    <message>
        <source>War: the patron adds a bet equal to his main bet, and the dealer posts the same</source>
        <translation>War: der Gast setzt noch einmal so viel wie den Haupteinsatz, und der Dealer legt denselben Betrag</translation>
    </message>
    <message>
        <source>Three cards are burned before the patron&apos;s war card and three before the dealer&apos;s; with several wars, before each card (choice)</source>
        <translation>Drei Karten werden vor der War-Karte des Gastes gebrannt und drei vor der des Dealers; bei mehreren Wars vor jeder Karte (Wahl)</translation>
    </message>
    <message>
        <source>Patron higher: he wins the three units in action, a net gain of one unit</source>
        <translation>Gast höher: er gewinnt die drei Einheiten im Spiel, ein Reingewinn von einer Einheit</translation>
    </message>
    <message>
        <source>War tie: he wins the three units and one more, a net gain of two</source>
        <translation>Gleichstand im War: er gewinnt die drei Einheiten und eine dazu, ein Reingewinn von zwei</translation>
    </message>
    <message>
        <source>Dealer higher: the house takes all three</source>
        <translation>Dealer höher: das Haus nimmt alle drei</translation>
    </message>
    <message>
        <source>The war round runs left to right (reading), in pick and pay or lay and pay as the house prefers</source>
        <translation>Die War-Runde geht von links nach rechts (Lesart), mit Aufnehmen und Zahlen oder Liegenlassen und Zahlen, wie das Haus will</translation>
    </message>
    <message>
        <source>No bet may exceed the authorised limits</source>
        <translation>Kein Einsatz darf die genehmigten Limits überschreiten</translation>
    </message>
    <message>
        <source>The paytable: 1:1, half, 1:2 on two units, 1:1 on two units, tie bet 10:1</source>
        <translation>Die Auszahlungen: 1:1, halb, 1:2 auf zwei Einheiten, 1:1 auf zwei Einheiten, Tie-Einsatz 10:1</translation>
    </message>
    <message>
        <source>Six decks, ace high, suits do not matter</source>
        <translation>Sechs Kartenspiele, Ass hoch, Farben zählen nicht</translation>
    </message>
    <message>
        <source>A bet on War, on Tie or on both; a tie bet alone is valid</source>
        <translation>Ein Einsatz auf War, auf Tie oder auf beides; ein Tie-Einsatz allein gilt</translation>
    </message>
    <message>
        <source>New shoe: shuffle, a patron cuts, the cut card goes among the last 30 cards, load, burn the first card</source>
        <translation>Neuer Schlitten: mischen, ein Gast hebt ab, die Schneidekarte kommt unter die letzten 30 Karten, füllen, die erste Karte brennen</translation>
    </message>
    <message>
        <source>The dealer invites bets; from the first card on no bet is added or changed</source>
        <translation>Der Dealer fordert zum Setzen auf; ab der ersten Karte wird kein Einsatz mehr gesetzt oder geändert</translation>
    </message>
    <message>
        <source>One card each from the far left, then the dealer</source>
        <translation>Je eine Karte von ganz links, dann an den Dealer</translation>
    </message>
    <message>
        <source>All tie bets first, right to left; winners are paid 10:1</source>
        <translation>Zuerst alle Tie-Einsätze, von rechts nach links; Gewinner bekommen 10:1</translation>
    </message>
    <message>
        <source>Then main bets, left to right; winners are paid 1:1</source>
        <translation>Dann die Haupteinsätze, von links nach rechts; Gewinner bekommen 1:1</translation>
    </message>
    <message>
        <source>When his turn comes, a tied patron is offered surrender (for half) or war (for an equal second bet)</source>
        <translation>Ist er an der Reihe, wird dem Gast bei Gleichstand Aufgeben (für die Hälfte) oder War (mit gleich hohem zweitem Einsatz) angeboten</translation>
    </message>
    <message>
        <source>Three cards burned once, one card to each patron at war, one to the dealer; no tie bet on them</source>
        <translation>Drei Karten einmal gebrannt, eine Karte an jeden Gast im War, eine an den Dealer; kein Tie-Einsatz darauf</translation>
    </message>
    <message>
        <source>Wars left to right; lower loses both bets</source>
        <translation>Wars von links nach rechts; der Niedrigere verliert beide Einsätze</translation>
    </message>
    <message>
        <source>Higher: the war bet pays 2:1, the main bet pushes</source>
        <translation>Höher: der War-Einsatz zahlt 2:1, der Haupteinsatz ist ein Push</translation>
    </message>
    <message>
        <source>Equal: the war bet pays 3:1, the main bet pushes (the edge is the patron&apos;s, on purpose)</source>
        <translation>Gleich: der War-Einsatz zahlt 3:1, der Haupteinsatz ist ein Push (der Vorteil liegt beim Gast, mit Absicht)</translation>
    </message>
    <message>
        <source>When everything is settled and collected, the dealer invites bets again</source>
        <translation>Ist alles abgerechnet und eingesammelt, fordert der Dealer wieder zum Setzen auf</translation>
    </message>
    <message>
        <source>When the cut card comes out, the round is finished, then the cards are shuffled</source>
        <translation>Kommt die Schneidekarte, wird die Runde beendet, dann gemischt</translation>
    </message>
    <message>
        <source>Limits are displayed at the table</source>
        <translation>Die Limits sind am Tisch angezeigt</translation>
    </message>
    <message>
        <source>Below the minimum: honoured once with a reminder; a second one from the same patron is refused</source>
        <translation>Unter dem Minimum: einmal mit Hinweis angenommen; ein zweiter Einsatz desselben Gastes wird abgelehnt</translation>
    </message>
    <message>
        <source>Above the maximum: settled at the maximum; the excess is handed back</source>
        <translation>Über dem Maximum: zum Maximum abgerechnet; der Überschuss geht zurück</translation>
    </message>
    <message>
        <source>A card drawn by mistake and not seen is the next card</source>
        <translation>Eine versehentlich gezogene und nicht gesehene Karte ist die nächste Karte</translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced</source>
        <translation>Eine versehentlich aufgedeckte Karte wird abgelegt und ersetzt</translation>
    </message>
    <message>
        <source>For anything else the floor is called</source>
        <translation>Bei allem anderen wird der Tischchef gerufen</translation>
    </message>
    <message>
        <source>Six decks, shuffled before every round</source>
        <translation>Sechs Kartenspiele, vor jeder Runde gemischt</translation>
    </message>
    <message>
        <source>A patron plays one, two or three hands</source>
        <translation>Ein Gast spielt eine, zwei oder drei Hände</translation>
    </message>
    <message>
        <source>A main bet per hand, with an optional tie bet beside it (reading: never alone); a hand that does not tie loses it</source>
        <translation>Ein Haupteinsatz pro Hand, daneben freiwillig ein Tie-Einsatz (Lesart: nie allein); eine Hand ohne Gleichstand verliert ihn</translation>
    </message>
    <message>
        <source>One card per hand and one for the house; higher wins 1:1, lower loses</source>
        <translation>Eine Karte pro Hand und eine für das Haus; höher gewinnt 1:1, niedriger verliert</translation>
    </message>
    <message>
        <source>Tie: the tie bet pays 10:1; surrender or war, hand by hand (reading)</source>
        <translation>Gleichstand: der Tie-Einsatz zahlt 10:1; Aufgeben oder War, Hand für Hand (Lesart)</translation>
    </message>
    <message>
        <source>Surrender: half is lost, the patron keeps the other half</source>
        <translation>Aufgeben: die Hälfte ist verloren, die andere behält der Gast</translation>
    </message>
    <message>
        <source>War: a raise equal to the main bet, and an optional tie bet on the war cards of exactly the main bet</source>
        <translation>War: ein zweiter Einsatz in Höhe des Haupteinsatzes, dazu freiwillig ein Tie-Einsatz auf die War-Karten in genau derselben Höhe</translation>
    </message>
    <message>
        <source>Three cards burned once (reading), then a card to each hand at war and the house</source>
        <translation>Drei Karten einmal gebrannt (Lesart), dann eine Karte an jede Hand im War und an das Haus</translation>
    </message>
    <message>
        <source>Higher: raise 1:1, main pushes; lower: both lost</source>
        <translation>Höher: zweiter Einsatz 1:1, Haupteinsatz Push; niedriger: beide verloren</translation>
    </message>
    <message>
        <source>Equal: raise 2:1, main pushes, the tie bet on the war cards 10:1</source>
        <translation>Gleich: zweiter Einsatz 2:1, Haupteinsatz Push, der Tie-Einsatz auf die War-Karten 10:1</translation>
    </message>
    <message>
        <source>A &gt; K &gt; ... &gt; 2, suits ignored; a push is returned without winnings</source>
        <translation>A &gt; K &gt; ... &gt; 2, Farben zählen nicht; ein Push wird ohne Gewinn zurückgegeben</translation>
    </message>
    <message>
        <source>Six decks, shuffled before every round, cards face up, ace high</source>
        <translation>Sechs Kartenspiele, vor jeder Runde gemischt, Karten offen, Ass hoch</translation>
    </message>
    <message>
        <source>Higher 1:1, lower loses</source>
        <translation>Höher 1:1, niedriger verliert</translation>
    </message>
    <message>
        <source>Equal: surrender half, or a war bet equal to the main bet</source>
        <translation>Gleich: für die Hälfte aufgeben oder ein War-Einsatz in Höhe des Haupteinsatzes</translation>
    </message>
    <message>
        <source>War: one card each, no burn</source>
        <translation>War: je eine Karte, kein Brennen</translation>
    </message>
    <message>
        <source>Lower: both bets lost; higher: war bet 1:1, main pushes; equal: war bet 2:1, main pushes</source>
        <translation>Niedriger: beide Einsätze verloren; höher: War-Einsatz 1:1, Haupteinsatz Push; gleich: War-Einsatz 2:1, Haupteinsatz Push</translation>
    </message>
    <message>
        <source>Initial tie bet: only with a main bet, on the first cards, settled before the war begins, 11:1</source>
        <translation>Erster Tie-Einsatz: nur mit Haupteinsatz, auf die ersten Karten, vor dem War abgerechnet, 11:1</translation>
    </message>
    <message>
        <source>Secondary tie bet: only with a war bet, on the war cards, 11:1, any amount (choice)</source>
        <translation>Zweiter Tie-Einsatz: nur mit War-Einsatz, auf die War-Karten, 11:1, beliebiger Betrag (Wahl)</translation>
    </message>
    <message>
        <source>Main bet at most 1,000, initial tie bet at most 500</source>
        <translation>Haupteinsatz höchstens 1.000, erster Tie-Einsatz höchstens 500</translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays</source>
        <translation>Eine Störung macht alle Zahlungen und Spiele ungültig</translation>
    </message>
    <message>
        <source>One, two, four, six or eight decks, no jokers</source>
        <translation>Ein, zwei, vier, sechs oder acht Kartenspiele, keine Joker</translation>
    </message>
    <message>
        <source>The blackjack bet is mandatory, the War bonus optional; any two amounts that together stay within the table maximum</source>
        <translation>Der Blackjack-Einsatz ist Pflicht, der War-Bonus freiwillig; zwei beliebige Beträge, die zusammen im Tischmaximum bleiben</translation>
    </message>
    <message>
        <source>One card face up to each patron and to the dealer: the War hand, and the first blackjack card</source>
        <translation>Eine Karte offen an jeden Gast und an den Dealer: die War-Hand und die erste Blackjack-Karte</translation>
    </message>
    <message>
        <source>War: ace low, king high; the higher card wins even money; the house wins ties</source>
        <translation>War: Ass niedrig, König hoch; die höhere Karte gewinnt 1:1; bei Gleichstand gewinnt das Haus</translation>
    </message>
    <message>
        <source>A patron who loses the War bet loses only that bet and plays on</source>
        <translation>Wer den War-Einsatz verliert, verliert nur diesen und spielt weiter</translation>
    </message>
    <message>
        <source>All War bets are settled before any second card</source>
        <translation>Alle War-Einsätze werden vor den zweiten Karten abgerechnet</translation>
    </message>
    <message>
        <source>Where parlays are allowed, winners are asked from right to left: take it all, or leave the winnings?</source>
        <translation>Wo Parlays erlaubt sind, werden die Gewinner von rechts nach links gefragt: alles nehmen oder den Gewinn stehen lassen?</translation>
    </message>
    <message>
        <source>Parlay: the winnings stay, the original War bet goes back to the patron</source>
        <translation>Parlay: der Gewinn bleibt, der ursprüngliche War-Einsatz geht an den Gast zurück</translation>
    </message>
    <message>
        <source>The parlayed War spot and the blackjack spot are separate wagers, both decided by the hand</source>
        <translation>Das War-Feld mit dem Parlay und das Blackjack-Feld sind eigene Einsätze, über die beide die Hand entscheidet</translation>
    </message>
    <message>
        <source>On a split or double the patron may match both bets; doubling for less is possible where the house allows it</source>
        <translation>Beim Teilen oder Verdoppeln darf der Gast bei beiden Einsätzen nachlegen; für weniger verdoppeln geht, wo das Haus es erlaubt</translation>
    </message>
    <message>
        <source>Where parlays are not allowed, winnings and bet are handed over at once</source>
        <translation>Wo keine Parlays erlaubt sind, werden Gewinn und Einsatz sofort ausgehändigt</translation>
    </message>
    <message>
        <source>Then a second card face up to each patron, and one face down to the dealer</source>
        <translation>Dann eine zweite Karte offen an jeden Gast und eine verdeckt an den Dealer</translation>
    </message>
    <message>
        <source>Normal splits, doubles on two-card hands, the dealer hits soft 17, blackjack pays 3:2</source>
        <translation>Übliches Teilen, Verdoppeln auf zwei Karten, der Dealer zieht bei einer weichen 17, Blackjack zahlt 3:2</translation>
    </message>
    <message>
        <source>Everything else as in standard house-banked blackjack, within the authorised limits</source>
        <translation>Alles andere wie beim üblichen Blackjack gegen das Haus, innerhalb der genehmigten Limits</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>key needs new, list, export, rotate, revoke or revocations</source>
        <translation>key braucht new, list, export, rotate, revoke oder revocations</translation>
    </message>
    <message>
        <source>usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R]</source>
        <translation>Aufruf: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R]</translation>
    </message>
    <message>
        <source>exam list takes no names</source>
        <translation>exam list braucht keine Namen</translation>
    </message>
    <message>
        <source>exam check takes one file</source>
        <translation>exam check braucht eine Datei</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam sit --exam ID --trainee N [--resume]</source>
        <translation>Aufruf: pitwise-cli exam sit --exam ID --trainee N [--resume]</translation>
    </message>
    <message>
        <source>usage: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE], or certificate revoke ID</source>
        <translation>Aufruf: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE] oder certificate revoke ID</translation>
    </message>
    <message>
        <source>progress needs --trainee NUMBER</source>
        <translation>progress braucht --trainee NUMBER</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;</source>
        <translation>unbekannter Befehl &apos;%1&apos;</translation>
    </message>
    <message>
        <source>standard output cannot be written</source>
        <translation>auf die Standardausgabe kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>standard input: larger than %1</source>
        <translation>Standardeingabe: größer als %1</translation>
    </message>
    <message>
        <source>standard input: cannot be read completely</source>
        <translation>Standardeingabe: nicht vollständig lesbar</translation>
    </message>
    <message>
        <source>%1: cannot be read: %2</source>
        <translation>%1: nicht lesbar: %2</translation>
    </message>
    <message>
        <source>--style is pick-and-pay or lay-and-pay, not &apos;%1&apos;</source>
        <translation>--style ist pick-and-pay oder lay-and-pay, nicht &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--temper is careful, mixed or bold, not &apos;%1&apos;</source>
        <translation>--temper ist careful, mixed oder bold, nicht &apos;%1&apos;</translation>
    </message>
    <message>
        <source>deal needs --house and takes only options</source>
        <translation>deal braucht --house und nimmt sonst nur Optionen</translation>
    </message>
    <message>
        <source>the round could not be finished</source>
        <translation>die Runde konnte nicht beendet werden</translation>
    </message>
    <message>
        <source>%1 (see pitwise-cli --help)</source>
        <translation>%1 (siehe pitwise-cli --help)</translation>
    </message>
    <message>
        <source>there is no help on &apos;%1&apos;</source>
        <translation>es gibt keine Hilfe zu &apos;%1&apos;</translation>
    </message>
    <message>
        <source>house check takes one file</source>
        <translation>house check braucht eine Datei</translation>
    </message>
    <message>
        <source>%1: valid, %2</source>
        <translation>%1: gültig, %2</translation>
    </message>
    <message>
        <source>house diff takes two houses</source>
        <translation>house diff braucht zwei Häuser</translation>
    </message>
    <message>
        <source>From %1 to %2:</source>
        <translation>Von %1 nach %2:</translation>
    </message>
    <message>
        <source>no differences.</source>
        <translation>keine Unterschiede.</translation>
    </message>
    <message>
        <source>houses takes no names</source>
        <translation>houses braucht keine Namen</translation>
    </message>
    <message>
        <source>house needs check or diff</source>
        <translation>house braucht check oder diff</translation>
    </message>
    <message>
        <source>situation needs --house and takes only options</source>
        <translation>situation braucht --house und nimmt sonst nur Optionen</translation>
    </message>
    <message>
        <source>situation needs either --for NAME or --list</source>
        <translation>situation braucht entweder --for NAME oder --list</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>unbekannte Option %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &apos;%4&apos;</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein, nicht &apos;%4&apos;</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not &apos;%2&apos;</source>
        <translation>%1 muss eine ganze Zahl sein, nicht &apos;%2&apos;</translation>
    </message>
    <message>
        <source>manual needs --house and -o FILE</source>
        <translation>manual braucht --house und -o FILE</translation>
    </message>
    <message>
        <source>no cards are burned before a war</source>
        <translation>vor einem War werden keine Karten gebrannt</translation>
    </message>
    <message>
        <source>the house posts nothing at a war</source>
        <translation>das Haus legt beim War nichts</translation>
    </message>
    <message>
        <source>a payout may be built from any chips</source>
        <translation>eine Auszahlung darf aus beliebigen Jetons bestehen</translation>
    </message>
    <message>
        <source>Casino War has no blackjack hands</source>
        <translation>Casino War hat keine Blackjack-Hände</translation>
    </message>
    <message>
        <source>the house asks for no calls</source>
        <translation>das Haus verlangt keine Ansagen</translation>
    </message>
    <message>
        <source>no patron is offered a choice</source>
        <translation>keinem Gast wird eine Wahl angeboten</translation>
    </message>
    <message>
        <source>no bet ever pushes</source>
        <translation>kein Einsatz ist je ein Push</translation>
    </message>
    <message>
        <source>cards stay until every bet is settled</source>
        <translation>die Karten liegen, bis jeder Einsatz abgerechnet ist</translation>
    </message>
    <message>
        <source>cards may be collected in any order</source>
        <translation>die Karten dürfen in beliebiger Reihenfolge eingesammelt werden</translation>
    </message>
    <message>
        <source>here it is %1</source>
        <translation>hier ist es %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no finding code, clause or skill (see situation --house H --list)</source>
        <translation>&apos;%1&apos; ist kein Fehlercode, keine Klausel und keine Fertigkeit (siehe situation --house H --list)</translation>
    </message>
    <message>
        <source>these cannot all come up in one round of %1</source>
        <translation>diese können in %1 nicht alle in einer Runde vorkommen</translation>
    </message>
    <message>
        <source>%1 needs more patrons than that</source>
        <translation>%1 braucht mehr Gäste</translation>
    </message>
    <message>
        <source>%1 cannot come up in %2</source>
        <translation>%1 kann in %2 nicht vorkommen</translation>
    </message>
    <message>
        <source>%1 cannot come up in %2: %3</source>
        <translation>%1 kann in %2 nicht vorkommen: %3</translation>
    </message>
    <message>
        <source>--patrons is war, surrender, careful, mixed or bold, not &apos;%1&apos;</source>
        <translation>--patrons ist war, surrender, careful, mixed oder bold, nicht &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--no-side-bets goes with --patrons war or surrender: a crowd bets as it likes</source>
        <translation>--no-side-bets geht nur mit --patrons war oder surrender: eine gemischte Runde setzt, wie sie will</translation>
    </message>
    <message>
        <source>%1: %2 rounds, %3 dealer acts judged, %4 findings</source>
        <translation>%1: %2 Runden, %3 Dealerhandlungen beurteilt, %4 Fehler</translation>
    </message>
    <message>
        <source>house edge %1  +/- %2   (%3 bets)</source>
        <translation>Hausvorteil %1  +/- %2   (%3 Einsätze)</translation>
    </message>
    <message>
        <source>an eight-hour shift earns the house %1 on average, standard deviation %2; %3 of shifts lose</source>
        <translation>eine Acht-Stunden-Schicht bringt dem Haus im Mittel %1, Standardabweichung %2; %3 der Schichten verlieren</translation>
    </message>
    <message>
        <source>%1 s, %2 rounds and %3 acts per second</source>
        <translation>%1 s, %2 Runden und %3 Handlungen pro Sekunde</translation>
    </message>
    <message>
        <source>simulate needs --house and takes only options</source>
        <translation>simulate braucht --house und nimmt sonst nur Optionen</translation>
    </message>
    <message>
        <source>interrupted after %1 rounds</source>
        <translation>nach %1 Runden unterbrochen</translation>
    </message>
    <message>
        <source>Seed %1: the same seed deals the same cards again.</source>
        <translation>Seed %1: derselbe Seed gibt wieder dieselben Karten.</translation>
    </message>
    <message>
        <source>Type an act (&apos;say place-bets&apos;), or: ? (what comes next), table, score, save FILE, help, quit.</source>
        <translation>Eine Handlung eingeben (&apos;say place-bets&apos;) oder: ? (was kommt als Nächstes), table, score, save FILE, help, quit.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>save needs a file name.</source>
        <translation>save braucht einen Dateinamen.</translation>
    </message>
    <message>
        <source>Nothing. Wait for the patrons.</source>
        <translation>Nichts. Auf die Gäste warten.</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: gespeichert.</translation>
    </message>
    <message>
        <source>column %1: %2 (&apos;help&apos; shows the notation)</source>
        <translation>Spalte %1: %2 (&apos;help&apos; zeigt die Notation)</translation>
    </message>
    <message>
        <source>You are the dealer; patrons and chance act on their own.</source>
        <translation>Sie sind der Dealer; Gäste und Zufall handeln von selbst.</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>Nicht möglich: %1.</translation>
    </message>
    <message>
        <source>Nothing moved: try again.</source>
        <translation>Nichts hat sich bewegt: noch einmal.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Score %1 of 100 (%2 critical, %3 major, %4 minor), %5 of %6 rounds clean, %7 of %8 acts clean.</source>
        <translation>Punktzahl %1 von 100 (%2 kritisch, %3 schwer, %4 leicht), %5 von %6 Runden fehlerfrei, %7 von %8 Handlungen fehlerfrei.</translation>
    </message>
    <message>
        <source>play takes only options</source>
        <translation>play nimmt nur Optionen</translation>
    </message>
    <message>
        <source>--style is pick-and-pay or lay-and-pay</source>
        <translation>--style ist pick-and-pay oder lay-and-pay</translation>
    </message>
    <message>
        <source>Pitwise checks every act of a casino dealer against the procedure of a house.

usage: pitwise-cli COMMAND [options]

  houses                     list the built-in houses
  house check FILE           check a house file: every fault with line and column
  house diff A B             what a dealer from A must do differently in B
  odds --house H             the exact edge of every bet
  deal --house H             a correct session, in dealing notation
  situation --house H        a correct round in which something you name can go wrong
  lesson list --house H      the course of a house, lesson by lesson
  lesson check FILE          check a lesson file: every fault with line and column
  audit FILE                 judge a session in dealing notation (&apos;-&apos;: standard input)
  simulate --house H         deal many rounds: the edge of every bet, with its standard error
  manual --house H -o FILE   write the dealer&apos;s manual of a house, as .pdf, .html or .md
  play [--house H]           deal in the terminal; the referee judges every act
  records WHAT               the database of people and sessions: init, check, people, add-trainee, ...
  progress --trainee N       what a trainee can do, what is due, how far to the exam
  export --format F -o FILE  sessions and certificates out of it, as csv, xapi or deal
  exam list | check | sit    exams: the built-in ones, a check of a blueprint, an exam in the terminal
  certificate issue RESULT   sign a passed exam: a .pitcert file, a PDF, a badge
  verify FILE                check a certificate: signature, log and score, by dealing the exam again
  key WHAT                   the keys that sign certificates: new, list, export, rotate, revoke
  help notation              how acts are written

A house H is the id of a built-in house or the path of a house file. --json prints one JSON object.
--language xx answers in Spanish (es), French (fr), German (de), Chinese (zh_CN), Filipino (fil) or English (en).
&apos;pitwise-cli COMMAND --help&apos; explains a command. To start:

  pitwise-cli play --house washington
  pitwise-cli deal --house ontario --seed 7 | pitwise-cli audit -

Exit status: 0 clean, 1 findings or refused acts, 2 bad usage or bad input, 3 a file or database that cannot be
reached.
</source>
        <translation>Pitwise prüft jede Handlung eines Casino-Dealers nach dem Verfahren eines Hauses.

Aufruf: pitwise-cli COMMAND [options]

  houses                     die eingebauten Häuser auflisten
  house check FILE           eine Hausdatei prüfen: jeder Fehler mit Zeile und Spalte
  house diff A B             was ein Dealer aus A in B anders machen muss
  odds --house H             der genaue Hausvorteil jedes Einsatzes
  deal --house H             eine richtig gegebene Sitzung in Notation
  situation --house H        eine richtig gegebene Runde, in der etwas Bestimmtes schiefgehen kann
  lesson list --house H      der Kurs eines Hauses, Lektion für Lektion
  lesson check FILE          eine Lektionsdatei prüfen: jeder Fehler mit Zeile und Spalte
  audit FILE                 eine Sitzung in Notation beurteilen (&apos;-&apos;: Standardeingabe)
  simulate --house H         viele Runden geben: der Hausvorteil jedes Einsatzes mit Standardfehler
  manual --house H -o FILE   das Dealer-Handbuch eines Hauses schreiben, als .pdf, .html oder .md
  play [--house H]           im Terminal geben; der Schiedsrichter beurteilt jede Handlung
  records WHAT               die Datenbank der Leute und Sitzungen: init, check, people, add-trainee, ...
  progress --trainee N       was ein Auszubildender kann, was fällig ist, wie weit es zur Prüfung ist
  export --format F -o FILE  Sitzungen und Zertifikate daraus, als csv, xapi oder deal
  exam list | check | sit    Prüfungen: die eingebauten, ein Prüfungsplan, eine Prüfung im Terminal
  certificate issue RESULT   eine bestandene Prüfung unterschreiben: .pitcert-Datei, PDF, Badge
  verify FILE                ein Zertifikat prüfen: Unterschrift, Protokoll und Punktzahl, indem die Prüfung neu
                             gegeben wird
  key WHAT                   die Schlüssel für Zertifikate: new, list, export, rotate, revoke
  help notation              wie Handlungen geschrieben werden

Ein Haus H ist die Id eines eingebauten Hauses oder der Pfad einer Hausdatei. --json gibt ein JSON-Objekt aus.
--language xx antwortet auf Spanisch (es), Französisch (fr), Deutsch (de), Chinesisch (zh_CN), Filipino (fil)
oder Englisch (en). &apos;pitwise-cli COMMAND --help&apos; erklärt einen Befehl. Zum Anfangen:

  pitwise-cli play --house washington
  pitwise-cli deal --house ontario --seed 7 | pitwise-cli audit -

Exit-Status: 0 fehlerfrei, 1 Fehler oder verweigerte Handlungen, 2 falscher Aufruf oder falsche Eingabe, 3 eine
Datei oder Datenbank ist nicht erreichbar.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli houses [--json]

Lists the built-in houses, with id and name.
</source>
        <translation>Aufruf: pitwise-cli houses [--json]

Listet die eingebauten Häuser mit Id und Namen auf.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli house check FILE [--json]
       pitwise-cli house diff A B [--json | -o FILE [--paper a4|letter]]

check   reads a house file and prints all its faults, as file:line:column: fault
diff    prints what a dealer from house A must do differently in B, the riskiest first, each with its
        clause, and whether a source demands it or the house chose it; -o writes a sheet to hand out
        (.pdf, .html or .md)
</source>
        <translation>Aufruf: pitwise-cli house check FILE [--json]
        pitwise-cli house diff A B [--json | -o FILE [--paper a4|letter]]

check   liest eine Hausdatei und gibt alle ihre Fehler aus, als Datei:Zeile:Spalte: Fehler
diff    gibt aus, was ein Dealer aus Haus A in B anders machen muss, das Riskanteste zuerst, jeweils mit seiner
        Klausel und ob eine Quelle es verlangt oder das Haus es gewählt hat; -o schreibt ein Blatt zum Austeilen
        (.pdf, .html oder .md)
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli odds --house H [--json]

Prints the exact edge of every bet as a fraction of the initial bet, for the decks of the house. A positive
edge is the house&apos;s. Cards are drawn without replacement; rounding to chips is ignored.
</source>
        <translation>Aufruf: pitwise-cli odds --house H [--json]

Gibt den genauen Hausvorteil jedes Einsatzes als Bruch des ersten Einsatzes aus, für die Kartenspiele des
Hauses. Ein positiver Wert ist ein Vorteil des Hauses. Karten werden ohne Zurücklegen gezogen; das Runden auf
Jetons bleibt außer Acht.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli simulate --house H [options] [--json]

Simulated patrons play against a correct dealer, and the referee judges every act as it judges a trainee.
Prints the house&apos;s edge on every bet as a fraction of the initial bet, with its standard error (the patrons of
a round share the dealer&apos;s cards), and the speed. The same seed gives the same totals for any number of
threads. Ctrl+C stops it and prints the totals so far.

  --rounds N             how many rounds (default 100000)
  --seed S               for the shoes and the patrons (default 0)
  --seats K              patrons sit at seats 1 to K (default: all)
  --threads T            how many threads (default: as many as the machine has)
  --patrons P            war or surrender: always do that, with every side bet (War Blackjack: basic
                         strategy); careful, mixed or bold: a mixed crowd (default war)
  --no-side-bets         with --patrons war or surrender: no tie bet, no tie bet on the war cards, no War bonus
</source>
        <translation>Aufruf: pitwise-cli simulate --house H [options] [--json]

Simulierte Gäste spielen gegen einen fehlerfreien Dealer, und der Schiedsrichter beurteilt jede Handlung wie die
eines Auszubildenden. Gibt für jeden Einsatz den Hausvorteil als Bruch des ersten Einsatzes mit Standardfehler
aus (die Gäste einer Runde teilen sich die Karten des Dealers) und das Tempo. Derselbe Seed ergibt mit jeder
Zahl von Threads dieselben Summen. Strg+C hält an und gibt die Summen bis dahin aus.

  --rounds N             wie viele Runden (Vorgabe 100000)
  --seed S               für die Schlitten und die Gäste (Vorgabe 0)
  --seats K              Gäste sitzen auf Platz 1 bis K (Vorgabe: alle)
  --threads T            wie viele Threads (Vorgabe: so viele, wie der Rechner hat)
  --patrons P            war oder surrender: immer das, mit jedem Nebeneinsatz (War Blackjack: Grundstrategie);
                         careful, mixed oder bold: gemischte Gäste (Vorgabe war)
  --no-side-bets         mit --patrons war oder surrender: kein Tie-Einsatz, keiner auf die War-Karten, kein
                         War-Bonus
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli manual --house H -o FILE [--paper a4|letter]

Writes the dealer&apos;s manual of a house: a page with a drawing for each phase of a round, with its steps in the
house&apos;s order and what a mistake costs; a page of payouts for the wall; calls word for word, exact odds; and in
an appendix the clause behind every rule. FILE ends in .pdf, .html or .md.

  --paper PAPER          a4 or letter (default a4)
</source>
        <translation>Aufruf: pitwise-cli manual --house H -o FILE [--paper a4|letter]

Schreibt das Dealer-Handbuch eines Hauses: für jede Phase einer Runde eine Seite mit Zeichnung, den Schritten in
der Reihenfolge des Hauses und dem, was ein Fehler kostet; eine Seite Auszahlungen für die Wand; die Ansagen
Wort für Wort, genaue Hausvorteile und im Anhang die Klausel hinter jeder Regel. FILE endet auf .pdf, .html oder
.md.

  --paper PAPER          a4 oder letter (Vorgabe a4)
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli deal --house H [options]

Simulated patrons bet and decide, and a correct dealer deals. Every act is written in notation.

  --seed S               for the shoe and the patrons (default 0); the same seed gives the same session
  --rounds N             how many rounds (default 1)
  --style STYLE          pick-and-pay or lay-and-pay, instead of the house&apos;s own
  --seats K              patrons sit at seats 1 to K (default: all)
  --temper TEMPER        patrons: careful, mixed or bold (default mixed)
  --odd-bets P           percent of rounds with a bet that is late, too low, too high or not allowed (default 10)
  --irregularities P     percent of rounds with a slipped card, a dispute or a malfunction (default 10)
  --shuffle              start with the shuffle of a new shoe
</source>
        <translation>Aufruf: pitwise-cli deal --house H [options]

Simulierte Gäste setzen und entscheiden, und ein fehlerfreier Dealer gibt. Jede Handlung wird in Notation
geschrieben.

  --seed S               für Schlitten und Gäste (Vorgabe 0); derselbe Seed ergibt dieselbe Sitzung
  --rounds N             wie viele Runden (Vorgabe 1)
  --style STYLE          pick-and-pay oder lay-and-pay statt der Arbeitsweise des Hauses
  --seats K              Gäste sitzen auf Platz 1 bis K (Vorgabe: alle)
  --temper TEMPER        Gäste: careful, mixed oder bold (Vorgabe mixed)
  --odd-bets P           Prozent der Runden mit einem späten, zu niedrigen, zu hohen oder unerlaubten Einsatz
                         (Vorgabe 10)
  --irregularities P     Prozent der Runden mit herausgerutschter Karte, Streit oder Störung (Vorgabe 10)
  --shuffle              mit dem Mischen eines neuen Schlittens beginnen
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli situation --house H --for NAME [--for NAME]... [--seed S] [--seats K]
       pitwise-cli situation --house H --list [--json]

Deals one round, correctly, in which NAME can be got wrong: some act of the round, left out or done wrongly,
is that mistake. NAME is a finding code (missing-burn), a clause (WA-9) or a skill (tie_bet.pays=10:1). With
several names the round has all of them. --list prints the names that the house can have.

  --for NAME             what is to come up; may be given several times
  --seed S               another seed gives another round (default 0)
  --seats K              patrons sit at seats 1 to K (default: as it comes)

Exit status 1 and the reason if there is no such round in this house.
</source>
        <translation>Aufruf: pitwise-cli situation --house H --for NAME [--for NAME]... [--seed S] [--seats K]
        pitwise-cli situation --house H --list [--json]

Gibt eine Runde, fehlerfrei, in der man NAME falsch machen kann: eine Handlung der Runde, ausgelassen oder
falsch ausgeführt, ist dieser Fehler. NAME ist ein Fehlercode (missing-burn), eine Klausel (WA-9) oder eine
Fertigkeit (tie_bet.pays=10:1). Bei mehreren Namen enthält die Runde alle. --list zeigt die Namen, die es in
diesem Haus gibt.

  --for NAME             was vorkommen soll; auch mehrmals
  --seed S               ein anderer Seed ergibt eine andere Runde (Vorgabe 0)
  --seats K              Gäste sitzen auf Platz 1 bis K (Vorgabe: wie es kommt)

Exit-Status 1 und der Grund, wenn es in diesem Haus keine solche Runde gibt.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli lesson list --house H [--with FILE]... [--json]
       pitwise-cli lesson check FILE [--json]

list    prints the course of a house: lessons and steps, filled in with the rules of the house
check   reads a lesson file and prints all its faults, as file:line:column: fault

  --with FILE            adds a lesson of your own; one with the id of a built-in lesson replaces it

docs/training.md explains how lessons are written.
</source>
        <translation>Aufruf: pitwise-cli lesson list --house H [--with FILE]... [--json]
        pitwise-cli lesson check FILE [--json]

list    gibt den Kurs eines Hauses aus: Lektionen und Schritte, ausgefüllt mit den Regeln des Hauses
check   liest eine Lektionsdatei und gibt alle ihre Fehler aus, als Datei:Zeile:Spalte: Fehler

  --with FILE            fügt eine eigene Lektion hinzu; eine mit der Id einer eingebauten ersetzt diese

docs/training.md erklärt, wie man Lektionen schreibt.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli audit FILE [--json]

Judges every act in FILE (&apos;-&apos;: standard input) and prints the findings: line, code, severity, what was
done, what this house wants, its clause, and whether a source demands it or the house chose it. Impossible
acts are listed as refused. The score comes last. &apos;pitwise-cli help notation&apos; shows how acts are written.
</source>
        <translation>Aufruf: pitwise-cli audit FILE [--json]

Beurteilt jede Handlung in FILE (&apos;-&apos;: Standardeingabe) und gibt die Fehler aus: Zeile, Code, Schwere, was getan
wurde, was dieses Haus will, die Klausel und ob eine Quelle es verlangt oder das Haus es gewählt hat. Unmögliche
Handlungen stehen als verweigert dabei. Zuletzt kommt die Punktzahl. &apos;pitwise-cli help notation&apos; zeigt, wie
Handlungen geschrieben werden.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli play [--house H] [options]

Deal a table in the terminal. Type the dealer&apos;s acts in notation; the patrons act by themselves. After each act
the referee says what was wrong and why. &apos;?&apos; shows the next step, &apos;table&apos; the table, &apos;score&apos; the score,
&apos;save FILE&apos; saves the session, &apos;quit&apos; ends it.

  --house H              the house (default washington)
  --seed S               for the shoe and the patrons (default: different every time)
  --seats K              patrons sit at seats 1 to K (default 3)
  --style STYLE          pick-and-pay or lay-and-pay
  --coach                a wrong act is explained and does not happen: try again
  --shuffle              start with the shuffle of a new shoe
  --irregularities P     percent of rounds with a slipped card, a dispute or a malfunction (default 0)
  --demo                 watch the house&apos;s own dealer deal one round
</source>
        <translation>Aufruf: pitwise-cli play [--house H] [options]

Geben Sie an einem Tisch im Terminal. Tippen Sie die Handlungen des Dealers in Notation; die Gäste handeln von
selbst. Nach jeder Handlung sagt der Schiedsrichter, was falsch war und warum. &apos;?&apos; zeigt den nächsten Schritt,
&apos;table&apos; den Tisch, &apos;score&apos; die Punktzahl, &apos;save FILE&apos; speichert die Sitzung, &apos;quit&apos; beendet sie.

  --house H              das Haus (Vorgabe washington)
  --seed S               für Schlitten und Gäste (Vorgabe: jedes Mal anders)
  --seats K              Gäste sitzen auf Platz 1 bis K (Vorgabe 3)
  --style STYLE          pick-and-pay oder lay-and-pay
  --coach                eine falsche Handlung wird erklärt und geschieht nicht: noch einmal
  --shuffle              mit dem Mischen eines neuen Schlittens beginnen
  --irregularities P     Prozent der Runden mit herausgerutschter Karte, Streit oder Störung (Vorgabe 0)
  --demo                 dem Dealer des Hauses bei einer Runde zusehen
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

For each skill of the house: rounds seen and right, how well it is known, when it is due again. Then the hours
dealt in each game, and what is missing for the exam. Without --house: every house this trainee has dealt in.
All of it is derived from the stored sessions.
</source>
        <translation>Aufruf: pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

Für jede Fertigkeit des Hauses: Runden gesehen und richtig, wie gut sie sitzt, wann sie wieder fällig ist. Dann
die Stunden in jedem Spiel und was zur Prüfung fehlt. Ohne --house: jedes Haus, in dem dieser Auszubildende
gegeben hat. Alles wird aus den gespeicherten Sitzungen abgeleitet.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli export --format F -o FILE [--trainee NUMBER] [--records R] [--json]

  csv                        a line per session, or per trainee with --per person
  certifications             a line per certificate: number, name, house, granted, expires
  xapi                       xAPI 1.0.3 statements, one per line; exporting twice gives the same ids
  deal                       dealing notation: one session is written to FILE, several into the folder FILE

  --columns A,B,...          of csv and certifications, in this order (default: all)
  --delimiter D              , or ; or | or tab (default ,)
  --dates PATTERN            such as dd.MM.yyyy HH:mm (default yyyy-MM-ddTHH:mm:ssZ); times are UTC
  --home-page URL            xapi: the system that gave the employee numbers

Cells that a spreadsheet would run as a formula get an apostrophe in front.
</source>
        <translation>Aufruf: pitwise-cli export --format F -o FILE [--trainee NUMBER] [--records R] [--json]

  csv                        eine Zeile pro Sitzung, mit --per person eine pro Auszubildendem
  certifications             eine Zeile pro Zertifikat: Nummer, Name, Haus, erteilt, läuft ab
  xapi                       xAPI-1.0.3-Statements, eines pro Zeile; zweimal exportiert ergibt dieselben Ids
  deal                       Notation: eine Sitzung in die Datei FILE, mehrere in den Ordner FILE

  --columns A,B,...          von csv und certifications, in dieser Reihenfolge (Vorgabe: alle)
  --delimiter D              , oder ; oder | oder tab (Vorgabe ,)
  --dates PATTERN            etwa dd.MM.yyyy HH:mm (Vorgabe yyyy-MM-ddTHH:mm:ssZ); Zeiten sind UTC
  --home-page URL            xapi: das System, das die Personalnummern vergeben hat

Zellen, die eine Tabellenkalkulation als Formel ausführen würde, bekommen einen Apostroph davor.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam list [--json]
       pitwise-cli exam check FILE [--json]
       pitwise-cli exam sit --exam ID --trainee NUMBER [--resume] [--trainer NAME] [--records R]

list    the built-in exams; each has the id of its house
check   reads a blueprint and prints all its faults, as file:line:column: fault
sit     an exam, line by line. A trainer opens it with his passphrase (PITWISE_PASSPHRASE, or typed), the
        trainee gives his PIN, if he has one (PITWISE_PIN, or typed). ID may be the path of a blueprint.

Acts come in notation, one per line. The answers: &apos;p3 bet main 25&apos;, &apos;! dispute 3&apos; when patrons and chance act;
&apos;see 3 Kh&apos;, &apos;see dealer 9s&apos;, &apos;see slip Kh&apos;, &apos;see cut-card&apos;, &apos;see peek blackjack&apos; or &apos;see peek none&apos;; &apos;ready&apos;
when it waits for the dealer; &apos;ok N&apos; when act N is stored; &apos;no REASON&apos; when the act is impossible; &apos;question 1 TEXT&apos; and
&apos;option 1 a TEXT&apos;, answered by &apos;answer 1 a&apos; and acknowledged by &apos;answered 1 a&apos;; at the end &apos;result ID passed|failed
SCORE&apos;. &apos;give-up&apos; ends the exam.
When the input ends, the exam is under way still: --resume shows everything again, then &apos;resumed N&apos;.
Exit status: 0 passed or under way, 1 failed, or another exam of this person is under way.
</source>
        <translation>Aufruf: pitwise-cli exam list [--json]
        pitwise-cli exam check FILE [--json]
        pitwise-cli exam sit --exam ID --trainee NUMBER [--resume] [--trainer NAME] [--records R]

list    die eingebauten Prüfungen; jede hat die Id ihres Hauses
check   liest einen Prüfungsplan und gibt alle seine Fehler aus, als Datei:Zeile:Spalte: Fehler
sit     eine Prüfung, Zeile für Zeile. Ein Ausbilder öffnet sie mit seiner Passphrase (PITWISE_PASSPHRASE oder
        getippt), der Auszubildende gibt seine PIN ein, wenn er eine hat (PITWISE_PIN oder getippt). ID darf der
        Pfad eines Prüfungsplans sein.

Handlungen kommen in Notation, eine pro Zeile. Die Antworten: &apos;p3 bet main 25&apos;, &apos;! dispute 3&apos;, wenn Gäste und
Zufall handeln; &apos;see 3 Kh&apos;, &apos;see dealer 9s&apos;, &apos;see slip Kh&apos;, &apos;see cut-card&apos;, &apos;see peek blackjack&apos; oder &apos;see peek
none&apos;; &apos;ready&apos;, wenn auf den Dealer gewartet wird; &apos;ok N&apos;, wenn Handlung N gespeichert ist; &apos;no REASON&apos;, wenn
die Handlung unmöglich ist; &apos;question 1 TEXT&apos; und &apos;option 1 a TEXT&apos;, beantwortet mit &apos;answer 1 a&apos; und bestätigt mit &apos;answered 1 a&apos;; am Ende
&apos;result ID passed|failed SCORE&apos;. &apos;give-up&apos; beendet die Prüfung. Endet die Eingabe, läuft die Prüfung noch:
--resume zeigt alles noch einmal, dann &apos;resumed N&apos;. Exit-Status: 0 bestanden oder noch im Gang, 1 nicht
bestanden, oder eine andere Prüfung dieser Person läuft.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE] [--trainer NAME]
       pitwise-cli certificate revoke ID [--reason TEXT]

issue   signs a passed exam with the trainer&apos;s key. RESULT is the id that &apos;exam sit&apos; printed. --pdf writes a page
        for the personnel file, --badge an Open Badges 3.0 credential (JWT)
revoke  voids a certificate; hand out the list with &apos;pitwise-cli key revocations&apos;

Both need the trainer&apos;s passphrase (PITWISE_PASSPHRASE, or typed).
</source>
        <translation>Aufruf: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE] [--trainer NAME]
        pitwise-cli certificate revoke ID [--reason TEXT]

issue   unterschreibt eine bestandene Prüfung mit dem Schlüssel des Ausbilders. RESULT ist die Id, die &apos;exam
        sit&apos; ausgegeben hat. --pdf schreibt eine Seite für die Personalakte, --badge einen
        Open-Badges-3.0-Nachweis (JWT)
revoke  macht ein Zertifikat ungültig; die Liste dazu gibt &apos;pitwise-cli key revocations&apos;

Beide brauchen die Passphrase des Ausbilders (PITWISE_PASSPHRASE oder getippt).
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

Checks a certificate: signature, key, dates and revocations, hashes and chain; makes the exam again from its seed,
deals the log again and compares findings and score. It holds only if its key is trusted: --trust names the key file
that the site gave you, --records the site&apos;s own records. Needs no network.
Exit status: 0 valid, 1 not valid, with the reasons.
</source>
        <translation>Aufruf: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

Prüft ein Zertifikat: Unterschrift, Schlüssel, Daten und Widerrufe, Hashes und Kette; macht die Prüfung aus
ihrem Seed neu, gibt das Protokoll noch einmal und vergleicht Fehler und Punktzahl. Es gilt nur, wenn seinem
Schlüssel vertraut wird: --trust nennt die Schlüsseldatei, die Ihnen der Standort gegeben hat, --records die
eigenen Aufzeichnungen. Braucht kein Netz. Exit-Status: 0 gültig, 1 nicht gültig, mit den Gründen.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli key WHAT [--trainer NAME] [--records R] [--json]

  new [--site NAME]          make a key; NAME is whose certificates it signs
  list                       all keys, with their fingerprints
  export ID -o FILE          the public half, for those who verify certificates
  rotate                     a new key; what the old one signed stays valid
  revoke ID [--reason TEXT]  void a key, and all that it signed
  revocations -o FILE        the signed list of revoked keys and certificates

A key belongs to a trainer and is encrypted under his passphrase (PITWISE_PASSPHRASE, or typed).
</source>
        <translation>Aufruf: pitwise-cli key WHAT [--trainer NAME] [--records R] [--json]

  new [--site NAME]          einen Schlüssel machen; NAME ist, wessen Zertifikate er unterschreibt
  list                       alle Schlüssel mit ihren Fingerabdrücken
  export ID -o FILE          die öffentliche Hälfte, für alle, die Zertifikate prüfen
  rotate                     ein neuer Schlüssel; was der alte unterschrieben hat, bleibt gültig
  revoke ID [--reason TEXT]  einen Schlüssel ungültig machen und alles, was er unterschrieben hat
  revocations -o FILE        die unterschriebene Liste widerrufener Schlüssel und Zertifikate

Ein Schlüssel gehört einem Ausbilder und ist mit seiner Passphrase verschlüsselt (PITWISE_PASSPHRASE oder
getippt).
</translation>
    </message>
    <message>
        <source>One act per line; # starts a comment. Seats are numbers, cards are Ah Td 9c 2s, money is 25, 12.50 or 2x25+1x5.

  say place-bets, say no-more-bets, say war-or-surrender 3, say below-minimum 3, say floor
  deal 3, deal dealer, burn, discard (an exposed card)
  take 3 main, take 3 main 12.50, take 3 main+war+post, pay 3 tie 50, retract 3 tie
  post 3 25, give 3 post, return 3 main 200, refuse 3 main, void
  collect 3, collect dealer, end
  shuffle, offer-cut 3, cut, cut-card 25, load, burn

War Blackjack: main is the blackjack bet, war the bonus; after splits, seat 3 has hands 3, 3b, 3c, 3d.

  say parlay 3, say insurance, deal dealer down, peek, reveal, split 3, deal 3b, pay 3 insurance 20
  p3 parlay, p3 keep, p3 insure 10, p3 even-money, p3 hit, p3b stand, p3 double 25, p3 double 25 war 10,
  p3 split, p3 split war

In a file, patrons and chance have lines too: p3 bet main 25 (or tie; war-tie is a tie bet on the war cards),
p3 war, p3 surrender, p3 cut 140, ! slip up, ! slip down, ! dispute 3, ! malfunction. A file begins with
tags: [House &quot;washington&quot;], [Style &quot;lay-and-pay&quot;], [Shoe &quot;9h 4c ...&quot;], [Seed &quot;42&quot;], [Start &quot;shuffle&quot;],
[Patrons &quot;1+2+3 5&quot;], [Mode &quot;coach&quot;].
</source>
        <translation>Eine Handlung pro Zeile; # beginnt einen Kommentar. Plätze sind Zahlen, Karten sind Ah Td 9c 2s, Geld ist 25,
12.50 oder 2x25+1x5.

  say place-bets, say no-more-bets, say war-or-surrender 3, say below-minimum 3, say floor
  deal 3, deal dealer, burn, discard (an exposed card)
  take 3 main, take 3 main 12.50, take 3 main+war+post, pay 3 tie 50, retract 3 tie
  post 3 25, give 3 post, return 3 main 200, refuse 3 main, void
  collect 3, collect dealer, end
  shuffle, offer-cut 3, cut, cut-card 25, load, burn

War Blackjack: main ist der Blackjack-Einsatz, war der Bonus; nach dem Teilen hat Platz 3 die Hände 3, 3b, 3c,
3d.

  say parlay 3, say insurance, deal dealer down, peek, reveal, split 3, deal 3b, pay 3 insurance 20
  p3 parlay, p3 keep, p3 insure 10, p3 even-money, p3 hit, p3b stand, p3 double 25, p3 double 25 war 10,
  p3 split, p3 split war

In einer Datei haben auch Gäste und Zufall Zeilen: p3 bet main 25 (oder tie; war-tie ist ein Tie-Einsatz auf die
War-Karten), p3 war, p3 surrender, p3 cut 140, ! slip up, ! slip down, ! dispute 3, ! malfunction. Eine Datei
beginnt mit Tags: [House &quot;washington&quot;], [Style &quot;lay-and-pay&quot;], [Shoe &quot;9h 4c ...&quot;], [Seed &quot;42&quot;], [Start
&quot;shuffle&quot;], [Patrons &quot;1+2+3 5&quot;], [Mode &quot;coach&quot;].
</translation>
    </message>
    <message>
        <source>the patron&apos;s edge</source>
        <translation>der Vorteil liegt beim Gast</translation>
    </message>
    <message>
        <source>%1 deck.</source>
        <translation>%1 Kartenspiel.</translation>
    </message>
    <message>
        <source>%1 decks.</source>
        <translation>%1 Kartenspiele.</translation>
    </message>
    <message>
        <source>House edge per unit of the initial bet and per unit staked in all, variance, and
the edge as a fraction:</source>
        <translation>Hausvorteil je Einheit des ersten Einsatzes und je gesetzter Einheit, Varianz und
der Vorteil als Bruch:</translation>
    </message>
    <message>
        <source>odds needs --house</source>
        <translation>odds braucht --house</translation>
    </message>
    <message>
        <source>lesson check takes one file</source>
        <translation>lesson check braucht eine Datei</translation>
    </message>
    <message>
        <source>lesson list needs --house</source>
        <translation>lesson list braucht --house</translation>
    </message>
    <message>
        <source>lesson needs list or check</source>
        <translation>lesson braucht list oder check</translation>
    </message>
    <message>
        <source>there is no language &apos;%1&apos;</source>
        <translation>es gibt keine Sprache &apos;%1&apos;</translation>
    </message>
    <message>
        <source>this build cannot write PDF (it has no Qt); use .html or .md</source>
        <translation>dieses Programm kann kein PDF schreiben (es ist ohne Qt gebaut); nehmen Sie .html oder .md</translation>
    </message>
    <message>
        <source>%1 could not be run</source>
        <translation>%1 ließ sich nicht starten</translation>
    </message>
    <message>
        <source>--paper must be a4 or letter, not &apos;%1&apos;</source>
        <translation>--paper muss a4 oder letter sein, nicht &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the output must be a .pdf, .html or .md file, not &apos;%1&apos;</source>
        <translation>die Ausgabe muss eine .pdf-, .html- oder .md-Datei sein, nicht &apos;%1&apos;</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>zu wenig Speicher</translation>
    </message>
    <message>
        <source>this build has no records (it has no Qt)</source>
        <translation>dieses Programm hat keine Aufzeichnungen (es ist ohne Qt gebaut)</translation>
    </message>
    <message>
        <source>%1: cannot be run: %2</source>
        <translation>%1: ließ sich nicht starten: %2</translation>
    </message>
    <message>
        <source>the house &apos;%1&apos; cannot be used:</source>
        <translation>das Haus &apos;%1&apos; ist nicht verwendbar:</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 refused</source>
        <translation>%1, %2, %3, %4 verweigert</translation>
    </message>
    <message>
        <source>%1 round</source>
        <translation>%1 Runde</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>%1 act</source>
        <translation>%1 Handlung</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 Handlungen</translation>
    </message>
    <message>
        <source>%1 finding</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>%1; %2 of 100 points, passed (pass mark %3)</source>
        <translation>%1; %2 von 100 Punkten, bestanden (nötig sind %3)</translation>
    </message>
    <message>
        <source>%1; %2 of 100 points, not passed (pass mark %3)</source>
        <translation>%1; %2 von 100 Punkten, nicht bestanden (nötig sind %3)</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>verweigert: %1</translation>
    </message>
    <message>
        <source>audit takes one file, or - for standard input</source>
        <translation>audit braucht eine Datei oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>at war</source>
        <translation>im War</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>hat aufgegeben</translation>
    </message>
    <message>
        <source>wants a card</source>
        <translation>will eine Karte</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>verdoppelt</translation>
    </message>
    <message>
        <source>splits</source>
        <translation>teilt</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>(late: %1)</source>
        <translation>(zu spät: %1)</translation>
    </message>
    <message>
        <source>(paid %1)</source>
        <translation>(gezahlt %1)</translation>
    </message>
    <message>
        <source>%1, %2, round %3. Shoe %4, discards %5, tray %6</source>
        <translation>%1, %2, Runde %3. Schlitten %4, Ablage %5, Jetonkasten %6</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>Die Schneidekarte ist heraus.</translation>
    </message>
    <message>
        <source>Out of the shoe: an exposed card.</source>
        <translation>Neben dem Schlitten: eine aufgedeckte Karte.</translation>
    </message>
    <message>
        <source>Out of the shoe: a card nobody has seen.</source>
        <translation>Neben dem Schlitten: eine Karte, die niemand gesehen hat.</translation>
    </message>
    <message>
        <source>usage: pitwise-cli records WHAT [--records R] [--json]

  init                       create the records, or upgrade them to this version
  class                      every trainee: how far he is, what he is stuck on, until when certified
                             -o FILE: a report with mistakes, too: .pdf, .html or .md [--paper a4|letter]
  check                      verify the database and the chain of every session; exit status 1 if something was
                             changed, removed, moved or cut off
  rebuild                    judge every stored session again: findings, score, pace, hours
  people                     list trainees and trainers
  add-trainer NAME           the passphrase comes from PITWISE_PASSPHRASE or is typed; with --new-passphrase it
                             replaces the one of a trainer who is there already
  add-trainee NUMBER NAME    NUMBER is the employee number
  set-pin NUMBER             from PITWISE_PIN, or typed; --none: no PIN any more
  left NUMBER, back NUMBER   the trainee has left, or is back
  backup FILE                everything in one SQLite file, while others go on working
  restore FILE               from a backup into empty records; also moves them between SQLite and PostgreSQL
  forget NUMBER              remove a trainee and all that he dealt

R is the path of an SQLite file or postgresql://user@host/database; without --records it is taken from
PITWISE_RECORDS, else records.sqlite in the user&apos;s data folder. Exit status 3: the records cannot be used.
</source>
        <translation>Aufruf: pitwise-cli records WHAT [--records R] [--json]

  init                       die Aufzeichnungen anlegen oder auf diese Version bringen
  class                      alle Auszubildenden: wie weit sie sind, woran sie hängen, bis wann zertifiziert
                             -o FILE: ein Bericht, auch mit den Fehlern: .pdf, .html oder .md [--paper a4|letter]
  check                      Datenbank und Kette jeder Sitzung prüfen; Exit-Status 1, wenn etwas geändert,
                             entfernt, verschoben oder abgeschnitten wurde
  rebuild                    jede gespeicherte Sitzung neu beurteilen: Fehler, Punktzahl, Tempo, Stunden
  people                     Auszubildende und Ausbilder auflisten
  add-trainer NAME           die Passphrase kommt aus PITWISE_PASSPHRASE oder wird getippt; mit --new-passphrase
                             ersetzt sie die eines Ausbilders, den es schon gibt
  add-trainee NUMBER NAME    NUMBER ist die Personalnummer
  set-pin NUMBER             aus PITWISE_PIN oder getippt; --none: keine PIN mehr
  left NUMBER, back NUMBER   der Auszubildende ist gegangen oder wieder da
  backup FILE                alles in eine SQLite-Datei, während andere weiterarbeiten
  restore FILE               aus einer Sicherung in leere Aufzeichnungen; auch von SQLite nach PostgreSQL und
                             zurück
  forget NUMBER              einen Auszubildenden und alles, was er gegeben hat, entfernen

R ist der Pfad einer SQLite-Datei oder postgresql://user@host/database; ohne --records gilt PITWISE_RECORDS,
sonst records.sqlite im Datenordner des Benutzers. Exit-Status 3: die Aufzeichnungen sind nicht verwendbar.
</translation>
    </message>
    <message>
        <source>it is a clause of another house</source>
        <translation>es ist eine Klausel eines anderen Hauses</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam give-up --trainee N</source>
        <translation>Aufruf: pitwise-cli exam give-up --trainee N</translation>
    </message>
    <message>
        <source>exam needs list, check, sit or give-up</source>
        <translation>exam braucht list, check, sit oder give-up</translation>
    </message>
    <message>
        <source>--for needs a name</source>
        <translation>--for braucht einen Namen</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>WAR</source>
        <translation>WAR</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation>TIE</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation>RAISE</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation>TIE 2</translation>
    </message>
    <message>
        <source>POST</source>
        <translation>POST</translation>
    </message>
    <message>
        <source>Beat the dealer</source>
        <translation>Schlägt den Dealer</translation>
    </message>
    <message>
        <source>Tie bet</source>
        <translation>Tie-Einsatz</translation>
    </message>
    <message>
        <source>Surrender loses</source>
        <translation>Aufgeben kostet</translation>
    </message>
    <message>
        <source>War won, on both</source>
        <translation>War-Sieg, beide</translation>
    </message>
    <message>
        <source>War tied, on both</source>
        <translation>War gleich, beide</translation>
    </message>
    <message>
        <source>War won, raise</source>
        <translation>War-Sieg, Raise</translation>
    </message>
    <message>
        <source>War tied, raise</source>
        <translation>War gleich, Raise</translation>
    </message>
    <message>
        <source>War tie bet</source>
        <translation>War-Tie-Einsatz</translation>
    </message>
    <message>
        <source>BLACK
JACK</source>
        <translation>BLACK
JACK</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>War bonus</source>
        <translation>War-Bonus</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>Soft 17</translation>
    </message>
    <message>
        <source>dealer hits</source>
        <translation>Dealer zieht</translation>
    </message>
    <message>
        <source>dealer stands</source>
        <translation>Dealer bleibt</translation>
    </message>
    <message>
        <source>War tie</source>
        <translation>Gleich im War</translation>
    </message>
    <message>
        <source>house wins</source>
        <translation>Haus gewinnt</translation>
    </message>
    <message>
        <source>push</source>
        <translation>Push</translation>
    </message>
    <message>
        <source>Ace in War</source>
        <translation>Ass im War</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>INSURANCE 2 TO 1</source>
        <translation>VERSICHERUNG ZAHLT 2 ZU 1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 bis %3</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Haupteinsatz</translation>
    </message>
    <message>
        <source>total up to %1</source>
        <translation>zusammen bis %1</translation>
    </message>
</context>
<context>
    <name>Furniture</name>
    <message>
        <source>SHOE</source>
        <translation>SCHLITTEN</translation>
    </message>
    <message>
        <source>DISCARDS</source>
        <translation>ABLAGE</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>cut card</source>
        <translation>nach der Schneidekarte</translation>
    </message>
    <message>
        <source>every round</source>
        <translation>vor jeder Runde</translation>
    </message>
    <message>
        <source>patron</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>house</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>remind once</source>
        <translation>einmal hinweisen</translation>
    </message>
    <message>
        <source>return excess</source>
        <translation>Überschuss zurückgeben</translation>
    </message>
    <message>
        <source>war round</source>
        <translation>einmal vor dem War</translation>
    </message>
    <message>
        <source>each card</source>
        <translation>vor jeder War-Karte</translation>
    </message>
    <message>
        <source>first and dealer</source>
        <translation>vor der ersten War-Karte und der des Dealers</translation>
    </message>
    <message>
        <source>main</source>
        <translation>der Haupteinsatz</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>per seat</source>
        <translation>Platz für Platz</translation>
    </message>
    <message>
        <source>ties then mains</source>
        <translation>erst die Tie-Einsätze, dann die Haupteinsätze</translation>
    </message>
    <message>
        <source>right to left</source>
        <translation>von rechts nach links</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>von links nach rechts</translation>
    </message>
    <message>
        <source>pick and pay</source>
        <translation>Aufnehmen und zahlen</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>Liegen lassen und zahlen</translation>
    </message>
    <message>
        <source>after pay</source>
        <translation>nach der Zahlung</translation>
    </message>
    <message>
        <source>before pay</source>
        <translation>vor der Zahlung</translation>
    </message>
    <message>
        <source>either</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>möglichst wenige</translation>
    </message>
    <message>
        <source>color for color</source>
        <translation>Farbe für Farbe</translation>
    </message>
    <message>
        <source>self</source>
        <translation>selbst</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Tischchef</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>push</source>
        <translation>Push</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>The War bonus</source>
        <translation>Der War-Bonus</translation>
    </message>
    <message>
        <source>Everybody has one card, and so have you. Now settle the War bonus, {settlement.wars}: the higher first card wins.</source>
        <translation>Alle haben eine Karte, und Sie auch. Rechnen Sie jetzt den War-Bonus ab, {settlement.wars}: die höhere erste Karte gewinnt.</translation>
    </message>
    <message>
        <source>For the bonus the ace is the lowest card.</source>
        <translation>Beim Bonus ist das Ass die niedrigste Karte.</translation>
    </message>
    <message>
        <source>For the bonus the ace is the highest card.</source>
        <translation>Beim Bonus ist das Ass die höchste Karte.</translation>
    </message>
    <message>
        <source>Equal ranks: the house takes the bonus bet.</source>
        <translation>Gleiche Werte: das Haus nimmt den Bonus.</translation>
    </message>
    <message>
        <source>Equal ranks: the bonus bet pushes.</source>
        <translation>Gleiche Werte: der Bonus ist ein Push.</translation>
    </message>
    <message>
        <source>A winning bonus pays {bonus.pays}: 20 wins {bonus.pays of 20}. A patron who loses it plays on.</source>
        <translation>Ein gewonnener Bonus zahlt {bonus.pays}: 20 gewinnen {bonus.pays of 20}. Wer ihn verliert, spielt weiter.</translation>
    </message>
    <message>
        <source>No second card before every bonus bet is settled.</source>
        <translation>Keine zweite Karte, bevor jeder Bonus abgerechnet ist.</translation>
    </message>
    <message>
        <source>Watch a bonus won and one lost.</source>
        <translation>Sehen Sie einen gewonnenen und einen verlorenen Bonus.</translation>
    </message>
    <message>
        <source>Pay the bonus.</source>
        <translation>Zahlen Sie den Bonus.</translation>
    </message>
    <message>
        <source>Take the bonus, nothing else.</source>
        <translation>Nehmen Sie den Bonus, sonst nichts.</translation>
    </message>
    <message>
        <source>Equal ranks.</source>
        <translation>Gleiche Werte.</translation>
    </message>
    <message>
        <source>What does the War bonus pay?</source>
        <translation>Was zahlt der War-Bonus?</translation>
    </message>
    <message>
        <source>Who wins equal ranks?</source>
        <translation>Wer gewinnt bei gleichen Werten?</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>das Haus</translation>
    </message>
    <message>
        <source>the patron</source>
        <translation>der Gast</translation>
    </message>
    <message>
        <source>nobody: the bet pushes</source>
        <translation>niemand: der Einsatz ist ein Push</translation>
    </message>
    <message>
        <source>Opening and closing the bets</source>
        <translation>Einsätze öffnen und schließen</translation>
    </message>
    <message>
        <source>A round begins with your call &quot;Place your bets&quot;. Patrons wait for it.</source>
        <translation>Eine Runde beginnt mit Ihrer Ansage „Bitte das Spiel zu machen“. Die Gäste warten darauf.</translation>
    </message>
    <message>
        <source>Say &quot;No more bets&quot; before the first card. From then on nothing is added, changed or taken back.</source>
        <translation>Sagen Sie „Nichts geht mehr“ vor der ersten Karte. Von da an wird nichts mehr gesetzt, geändert oder zurückgenommen.</translation>
    </message>
    <message>
        <source>Here the bets close with the first card. From then on nothing is added, changed or taken back.</source>
        <translation>Hier schließen die Einsätze mit der ersten Karte. Von da an wird nichts mehr gesetzt, geändert oder zurückgenommen.</translation>
    </message>
    <message>
        <source>Watch for the calls.</source>
        <translation>Achten Sie auf die Ansagen.</translation>
    </message>
    <message>
        <source>Deal the whole round, and open and close the bets yourself. F2 says what comes next.</source>
        <translation>Geben Sie die ganze Runde, und öffnen und schließen Sie die Einsätze selbst. F2 sagt, was als Nächstes kommt.</translation>
    </message>
    <message>
        <source>Close the bets before the first card.</source>
        <translation>Schließen Sie die Einsätze vor der ersten Karte.</translation>
    </message>
    <message>
        <source>When do you say &quot;No more bets&quot;?</source>
        <translation>Wann sagen Sie „Nichts geht mehr“?</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>vor der ersten Karte</translation>
    </message>
    <message>
        <source>after the first card</source>
        <translation>nach der ersten Karte</translation>
    </message>
    <message>
        <source>when everybody has a card</source>
        <translation>wenn alle eine Karte haben</translation>
    </message>
    <message>
        <source>never, in this house</source>
        <translation>nie, in diesem Haus</translation>
    </message>
    <message>
        <source>When the cards leave the table</source>
        <translation>Wann die Karten den Tisch verlassen</translation>
    </message>
    <message>
        <source>This house lays and pays: all cards stay until every bet of the table is settled. Then sweep them up, {cards.sweep}, your own last.</source>
        <translation>Dieses Haus lässt liegen und zahlt: alle Karten bleiben, bis jeder Einsatz des Tisches abgerechnet ist. Dann sammeln Sie sie ein, {cards.sweep}, Ihre eigenen zuletzt.</translation>
    </message>
    <message>
        <source>Pay first, then pick up the cards.</source>
        <translation>Erst zahlen, dann die Karten aufnehmen.</translation>
    </message>
    <message>
        <source>Pick up the cards first, then pay.</source>
        <translation>Erst die Karten aufnehmen, dann zahlen.</translation>
    </message>
    <message>
        <source>Watch when the cards leave.</source>
        <translation>Achten Sie darauf, wann die Karten weggehen.</translation>
    </message>
    <message>
        <source>Settle and collect.</source>
        <translation>Abrechnen und aufnehmen.</translation>
    </message>
    <message>
        <source>Sweep the cards in the right direction.</source>
        <translation>Sammeln Sie die Karten in der richtigen Richtung ein.</translation>
    </message>
    <message>
        <source>Which style does this house use?</source>
        <translation>Welche Arbeitsweise hat dieses Haus?</translation>
    </message>
    <message>
        <source>Your own hand</source>
        <translation>Ihre eigene Hand</translation>
    </message>
    <message>
        <source>When the last patron has played, turn your hole card. Draw to 17 while a hand still stands against you.</source>
        <translation>Wenn der letzte Gast gespielt hat, drehen Sie die verdeckte Karte um. Ziehen Sie bis 17, solange noch eine Hand gegen Sie steht.</translation>
    </message>
    <message>
        <source>With a soft 17, an ace and a six, take another card.</source>
        <translation>Bei einer weichen 17, Ass und Sechs, nehmen Sie noch eine Karte.</translation>
    </message>
    <message>
        <source>With a soft 17, an ace and a six, stand.</source>
        <translation>Bei einer weichen 17, Ass und Sechs, bleiben Sie.</translation>
    </message>
    <message>
        <source>Watch the dealer draw.</source>
        <translation>Sehen Sie, wie der Dealer zieht.</translation>
    </message>
    <message>
        <source>Draw as the house wants it.</source>
        <translation>Ziehen Sie, wie das Haus es will.</translation>
    </message>
    <message>
        <source>You have a soft 17. What do you do?</source>
        <translation>Sie haben eine weiche 17. Was tun Sie?</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right, and one to yourself, last.</source>
        <translation>Geben Sie jedem Platz mit Einsatz eine Karte offen, von links nach rechts, und sich selbst eine, zuletzt.</translation>
    </message>
    <message>
        <source>Watch the order of the cards.</source>
        <translation>Achten Sie auf die Reihenfolge der Karten.</translation>
    </message>
    <message>
        <source>Deal. The coach stops you if you pass over a seat.</source>
        <translation>Geben Sie. Der Coach hält Sie an, wenn Sie einen Platz auslassen.</translation>
    </message>
    <message>
        <source>Who gets the last card?</source>
        <translation>Wer bekommt die letzte Karte?</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>der Dealer</translation>
    </message>
    <message>
        <source>the seat at the far right</source>
        <translation>der Platz ganz rechts</translation>
    </message>
    <message>
        <source>the seat at the far left</source>
        <translation>der Platz ganz links</translation>
    </message>
    <message>
        <source>whoever bet most</source>
        <translation>wer am meisten gesetzt hat</translation>
    </message>
    <message>
        <source>When the floor decides</source>
        <translation>Wann der Tischchef entscheidet</translation>
    </message>
    <message>
        <source>A dispute: stop, call the floor, and go on when it is settled. Calling the floor is never a mistake.</source>
        <translation>Ein Streit: anhalten, den Tischchef rufen und weitermachen, wenn er geklärt ist. Den Tischchef zu rufen ist nie ein Fehler.</translation>
    </message>
    <message>
        <source>A malfunction voids the round: call the floor, then every bet and every payment goes back.</source>
        <translation>Eine Störung macht die Runde ungültig: den Tischchef rufen, dann gehen jeder Einsatz und jede Zahlung zurück.</translation>
    </message>
    <message>
        <source>Call the floor before any payoff above {calls.floor_above}.</source>
        <translation>Rufen Sie den Tischchef vor jeder Auszahlung über {calls.floor_above}.</translation>
    </message>
    <message>
        <source>A wrong payoff is the floor&apos;s to correct. Call before you touch it.</source>
        <translation>Eine falsche Auszahlung berichtigt der Tischchef. Rufen Sie ihn, bevor Sie sie anfassen.</translation>
    </message>
    <message>
        <source>A wrong payoff goes back to the rack whole and is paid again, before you begin another seat.</source>
        <translation>Eine falsche Auszahlung geht ganz in den Jetonkasten zurück und wird neu gezahlt, bevor Sie einen anderen Platz beginnen.</translation>
    </message>
    <message>
        <source>Watch a dispute.</source>
        <translation>Sehen Sie einen Streit.</translation>
    </message>
    <message>
        <source>A patron will disagree.</source>
        <translation>Ein Gast wird widersprechen.</translation>
    </message>
    <message>
        <source>Something breaks.</source>
        <translation>Etwas geht kaputt.</translation>
    </message>
    <message>
        <source>A patron disputes a payout. What comes next?</source>
        <translation>Ein Gast bestreitet eine Auszahlung. Was kommt als Nächstes?</translation>
    </message>
    <message>
        <source>I call the floor</source>
        <translation>Ich rufe den Tischchef</translation>
    </message>
    <message>
        <source>I explain it to him</source>
        <translation>Ich erkläre es ihm</translation>
    </message>
    <message>
        <source>I pay him to be safe</source>
        <translation>Ich zahle ihm sicherheitshalber</translation>
    </message>
    <message>
        <source>I finish the round first</source>
        <translation>Ich beende erst die Runde</translation>
    </message>
    <message>
        <source>A full table: bonus, naturals, busts</source>
        <translation>Ein voller Tisch: Bonus, Naturals, überkaufte Hände</translation>
    </message>
    <message>
        <source>Everything at once now: the bonus, a natural, a bust, and your own hand. Accuracy first; speed comes by itself.</source>
        <translation>Jetzt alles zugleich: der Bonus, ein Natural, eine überkaufte Hand und Ihre eigene. Genauigkeit zuerst; das Tempo kommt von selbst.</translation>
    </message>
    <message>
        <source>Watch the house&apos;s own dealer.</source>
        <translation>Sehen Sie dem Dealer des Hauses zu.</translation>
    </message>
    <message>
        <source>Your table.</source>
        <translation>Ihr Tisch.</translation>
    </message>
    <message>
        <source>And somebody bets late.</source>
        <translation>Und jemand setzt zu spät.</translation>
    </message>
    <message>
        <source>A full table: two wars and a war tie</source>
        <translation>Ein voller Tisch: zwei Wars und ein Gleichstand</translation>
    </message>
    <message>
        <source>Everything at once now: winners, losers, tie bets, two wars, and one of them ties. Accuracy first; speed comes by itself.</source>
        <translation>Jetzt alles zugleich: Gewinner, Verlierer, Tie-Einsätze, zwei Wars, und einer endet gleich. Genauigkeit zuerst; das Tempo kommt von selbst.</translation>
    </message>
    <message>
        <source>Watch the house&apos;s own dealer with two wars.</source>
        <translation>Sehen Sie dem Dealer des Hauses bei zwei Wars zu.</translation>
    </message>
    <message>
        <source>Going to war</source>
        <translation>In den War gehen</translation>
    </message>
    <message>
        <source>The patron puts a war bet beside his main bet, of the same amount.</source>
        <translation>Der Gast legt einen War-Einsatz neben den Haupteinsatz, in derselben Höhe.</translation>
    </message>
    <message>
        <source>Post the same amount for the house, before the first burn or war card.</source>
        <translation>Legen Sie denselben Betrag für das Haus, vor dem ersten Brennen oder der ersten War-Karte.</translation>
    </message>
    <message>
        <source>The house posts nothing here.</source>
        <translation>Das Haus legt hier nichts.</translation>
    </message>
    <message>
        <source>Settle every other first bet before the war begins.</source>
        <translation>Rechnen Sie alle anderen ersten Einsätze ab, bevor der War beginnt.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down before each war card, yours too.</source>
        <translation>Brennen Sie {war.burn|Karte|Karten} verdeckt vor jeder War-Karte, auch vor Ihrer.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down once, before the first war card.</source>
        <translation>Brennen Sie {war.burn|Karte|Karten} verdeckt, einmal, vor der ersten War-Karte.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down before the first war card, and {war.burn} more before your own.</source>
        <translation>Brennen Sie {war.burn|Karte|Karten} verdeckt vor der ersten War-Karte und noch {war.burn} vor Ihrer eigenen.</translation>
    </message>
    <message>
        <source>Burn nothing before a war in this house.</source>
        <translation>In diesem Haus wird vor einem War nichts gebrannt.</translation>
    </message>
    <message>
        <source>Then one card face up to each patron at war, from left to right, and one to yourself.</source>
        <translation>Dann eine Karte offen an jeden Gast im War, von links nach rechts, und eine an Sie selbst.</translation>
    </message>
    <message>
        <source>Watch a war from the offer to the last card.</source>
        <translation>Sehen Sie einen War vom Angebot bis zur letzten Karte.</translation>
    </message>
    <message>
        <source>Post for the house.</source>
        <translation>Legen Sie für das Haus.</translation>
    </message>
    <message>
        <source>Count the burned cards.</source>
        <translation>Zählen Sie die gebrannten Karten.</translation>
    </message>
    <message>
        <source>Deal the war.</source>
        <translation>Geben Sie den War.</translation>
    </message>
    <message>
        <source>How many cards are burned at a time?</source>
        <translation>Wie viele Karten werden auf einmal gebrannt?</translation>
    </message>
    <message>
        <source>When are cards burned in a war?</source>
        <translation>Wann wird in einem War gebrannt?</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>Versicherung und Even Money</translation>
    </message>
    <message>
        <source>You show an ace: offer insurance to everybody before you go on. It costs up to half the bet and pays 2:1 if you have blackjack.</source>
        <translation>Sie zeigen ein Ass: bieten Sie allen eine Versicherung an, bevor Sie weitergehen. Sie kostet bis zum halben Einsatz und zahlt 2:1, wenn Sie einen Blackjack haben.</translation>
    </message>
    <message>
        <source>A patron with a natural may take even money: pay him 1:1 at once and collect his cards.</source>
        <translation>Ein Gast mit einem Natural darf Even Money nehmen: zahlen Sie ihm sofort 1:1 und nehmen Sie seine Karten auf.</translation>
    </message>
    <message>
        <source>Watch the offer.</source>
        <translation>Sehen Sie das Angebot.</translation>
    </message>
    <message>
        <source>Offer it, and settle it.</source>
        <translation>Bieten Sie sie an, und rechnen Sie sie ab.</translation>
    </message>
    <message>
        <source>When do you offer insurance?</source>
        <translation>Wann bieten Sie eine Versicherung an?</translation>
    </message>
    <message>
        <source>when I show an ace</source>
        <translation>wenn ich ein Ass zeige</translation>
    </message>
    <message>
        <source>when I show a ten</source>
        <translation>wenn ich eine Zehn zeige</translation>
    </message>
    <message>
        <source>when a patron asks for it</source>
        <translation>wenn ein Gast danach fragt</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Late bets</source>
        <translation>Späte Einsätze</translation>
    </message>
    <message>
        <source>Chips that come down after the bets are closed do not play. Refuse them before your next act, whoever put them down. Of a bet that was raised too late, only the addition goes back.</source>
        <translation>Jetons, die nach dem Schließen gesetzt werden, spielen nicht mit. Lehnen Sie sie vor Ihrer nächsten Handlung ab, wer sie auch gesetzt hat. Von einem zu spät erhöhten Einsatz geht nur das Zugelegte zurück.</translation>
    </message>
    <message>
        <source>Watch a late bet refused.</source>
        <translation>Sehen Sie, wie ein später Einsatz abgelehnt wird.</translation>
    </message>
    <message>
        <source>Somebody will be late. Keep your eyes open.</source>
        <translation>Jemand wird zu spät setzen. Augen auf.</translation>
    </message>
    <message>
        <source>A patron adds 10 to his bet after the first card. What goes back?</source>
        <translation>Ein Gast legt nach der ersten Karte 10 zu seinem Einsatz dazu. Was geht zurück?</translation>
    </message>
    <message>
        <source>the 10</source>
        <translation>die 10</translation>
    </message>
    <message>
        <source>the whole bet</source>
        <translation>der ganze Einsatz</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>die Hälfte davon</translation>
    </message>
    <message>
        <source>Bets outside the limits</source>
        <translation>Einsätze außerhalb der Limits</translation>
    </message>
    <message>
        <source>A main bet is {limits.main.min} to {limits.main.max} here.</source>
        <translation>Ein Haupteinsatz ist hier {limits.main.min} bis {limits.main.max}.</translation>
    </message>
    <message>
        <source>A tie bet is {limits.tie.min} to {limits.tie.max}.</source>
        <translation>Ein Tie-Einsatz ist {limits.tie.min} bis {limits.tie.max}.</translation>
    </message>
    <message>
        <source>A War bonus is {limits.bonus.min} to {limits.bonus.max}.</source>
        <translation>Ein War-Bonus ist {limits.bonus.min} bis {limits.bonus.max}.</translation>
    </message>
    <message>
        <source>Main bet and side bet of a seat together stay within {limits.combined_max}.</source>
        <translation>Haupteinsatz und Nebeneinsatz eines Platzes bleiben zusammen in {limits.combined_max}.</translation>
    </message>
    <message>
        <source>Refuse a bet below the minimum.</source>
        <translation>Lehnen Sie einen Einsatz unter dem Minimum ab.</translation>
    </message>
    <message>
        <source>Honour the first bet below the minimum and remind the patron. Refuse the next one.</source>
        <translation>Nehmen Sie den ersten Einsatz unter dem Minimum an und weisen Sie den Gast darauf hin. Lehnen Sie den nächsten ab.</translation>
    </message>
    <message>
        <source>Above the maximum, hand back the excess; the rest stands.</source>
        <translation>Über dem Maximum geben Sie den Überschuss zurück; der Rest bleibt stehen.</translation>
    </message>
    <message>
        <source>Refuse a bet above the maximum.</source>
        <translation>Lehnen Sie einen Einsatz über dem Maximum ab.</translation>
    </message>
    <message>
        <source>Deal with it before you close the bets.</source>
        <translation>Bringen Sie es in Ordnung, bevor Sie die Einsätze schließen.</translation>
    </message>
    <message>
        <source>Watch a bet above the maximum.</source>
        <translation>Sehen Sie einen Einsatz über dem Maximum.</translation>
    </message>
    <message>
        <source>Deal with the bet that is too high.</source>
        <translation>Bringen Sie den zu hohen Einsatz in Ordnung.</translation>
    </message>
    <message>
        <source>Deal with the bet that is too low.</source>
        <translation>Bringen Sie den zu niedrigen Einsatz in Ordnung.</translation>
    </message>
    <message>
        <source>What is the highest main bet?</source>
        <translation>Wie hoch ist der höchste Haupteinsatz?</translation>
    </message>
    <message>
        <source>What happens to a bet above the maximum?</source>
        <translation>Was geschieht mit einem Einsatz über dem Maximum?</translation>
    </message>
    <message>
        <source>the excess goes back</source>
        <translation>der Überschuss geht zurück</translation>
    </message>
    <message>
        <source>all of it goes back</source>
        <translation>alles geht zurück</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>er bleibt stehen</translation>
    </message>
    <message>
        <source>the floor decides</source>
        <translation>der Tischchef entscheidet</translation>
    </message>
    <message>
        <source>Main bets</source>
        <translation>Haupteinsätze</translation>
    </message>
    <message>
        <source>Compare each card with yours. The ace is high, and suits do not matter. A higher card wins: pay the main bet 1:1. A lower card loses: take the bet.</source>
        <translation>Vergleichen Sie jede Karte mit Ihrer. Das Ass ist hoch, Farben zählen nicht. Eine höhere Karte gewinnt: zahlen Sie den Haupteinsatz 1:1. Eine niedrigere verliert: nehmen Sie den Einsatz.</translation>
    </message>
    <message>
        <source>Watch a winner and a loser.</source>
        <translation>Sehen Sie einen Gewinner und einen Verlierer.</translation>
    </message>
    <message>
        <source>Settle the main bets.</source>
        <translation>Rechnen Sie die Haupteinsätze ab.</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>Naturals</translation>
    </message>
    <message>
        <source>An ace and a ten in the first two cards are a natural. It pays {blackjack.pays} when its turn comes: 20 wins {blackjack.pays of 20}, 50 wins {blackjack.pays of 50}. Collect its cards at once.</source>
        <translation>Ein Ass und eine Zehn als erste zwei Karten sind ein Natural. Es zahlt {blackjack.pays}, wenn es an der Reihe ist: 20 gewinnen {blackjack.pays of 20}, 50 gewinnen {blackjack.pays of 50}. Nehmen Sie seine Karten sofort auf.</translation>
    </message>
    <message>
        <source>Watch a natural paid.</source>
        <translation>Sehen Sie, wie ein Natural bezahlt wird.</translation>
    </message>
    <message>
        <source>Pay naturals.</source>
        <translation>Zahlen Sie Naturals.</translation>
    </message>
    <message>
        <source>What does a natural pay?</source>
        <translation>Was zahlt ein Natural?</translation>
    </message>
    <message>
        <source>A natural on 30: what do you pay?</source>
        <translation>Ein Natural auf 30: was zahlen Sie?</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Ein neuer Schlitten</translation>
    </message>
    <message>
        <source>The cards are shuffled before every round: shuffle, load, go on.</source>
        <translation>Vor jeder Runde wird gemischt: mischen, füllen, weiter.</translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round. Then: shuffle, offer the cut, cut, put the cut card at most {shoe.cut_card_from_end|card|cards} from the end, load the shoe.</source>
        <translation>Kommt die Schneidekarte, beenden Sie die Runde. Dann: mischen, abheben lassen, abheben, die Schneidekarte höchstens {shoe.cut_card_from_end|Karte|Karten} vor dem Ende stecken, den Schlitten füllen.</translation>
    </message>
    <message>
        <source>Burn {shoe.burn_first|card|cards} from a new shoe.</source>
        <translation>Brennen Sie {shoe.burn_first|Karte|Karten} von einem neuen Schlitten.</translation>
    </message>
    <message>
        <source>Watch a new shoe.</source>
        <translation>Sehen Sie einen neuen Schlitten.</translation>
    </message>
    <message>
        <source>Watch the shuffle.</source>
        <translation>Sehen Sie das Mischen.</translation>
    </message>
    <message>
        <source>Prepare the shoe yourself.</source>
        <translation>Bereiten Sie den Schlitten selbst vor.</translation>
    </message>
    <message>
        <source>Shuffle and load.</source>
        <translation>Mischen und füllen.</translation>
    </message>
    <message>
        <source>How many decks are in the shoe?</source>
        <translation>Wie viele Kartenspiele sind im Schlitten?</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer an der Reihe ist</translation>
    </message>
    <message>
        <source>Settle seat by seat, {settlement.mains}: the bets of one seat, then the next seat.</source>
        <translation>Rechnen Sie Platz für Platz ab, {settlement.mains}: die Einsätze eines Platzes, dann der nächste.</translation>
    </message>
    <message>
        <source>Settle in two passes: first all tie bets, {settlement.ties}; then all main bets, {settlement.mains}.</source>
        <translation>Rechnen Sie in zwei Durchgängen ab: zuerst alle Tie-Einsätze, {settlement.ties}; dann alle Haupteinsätze, {settlement.mains}.</translation>
    </message>
    <message>
        <source>Settle the main bets {settlement.mains}.</source>
        <translation>Rechnen Sie die Haupteinsätze {settlement.mains} ab.</translation>
    </message>
    <message>
        <source>Begin a seat, finish it, and go on. A seat out of turn is a mistake even if every amount is right.</source>
        <translation>Einen Platz beginnen, beenden, weitergehen. Ein Platz außer der Reihe ist ein Fehler, auch wenn jeder Betrag stimmt.</translation>
    </message>
    <message>
        <source>Watch in which order the seats are settled.</source>
        <translation>Achten Sie darauf, in welcher Reihenfolge die Plätze abgerechnet werden.</translation>
    </message>
    <message>
        <source>Settle in order.</source>
        <translation>Rechnen Sie der Reihe nach ab.</translation>
    </message>
    <message>
        <source>In which direction do main bets go?</source>
        <translation>In welcher Richtung gehen die Haupteinsätze?</translation>
    </message>
    <message>
        <source>In which direction do tie bets go?</source>
        <translation>In welcher Richtung gehen die Tie-Einsätze?</translation>
    </message>
    <message>
        <source>Letting the winnings ride</source>
        <translation>Den Gewinn stehen lassen</translation>
    </message>
    <message>
        <source>After you have paid the bonus, ask the winner whether he leaves the winnings on the hand. Wait for his answer.</source>
        <translation>Haben Sie den Bonus gezahlt, fragen Sie den Gewinner, ob er den Gewinn auf der Hand stehen lässt. Warten Sie auf seine Antwort.</translation>
    </message>
    <message>
        <source>He leaves them: push the original bet back to him. The winnings stay on the War spot and ride on his blackjack hand.</source>
        <translation>Er lässt ihn stehen: schieben Sie ihm den ursprünglichen Einsatz zurück. Der Gewinn bleibt auf dem War-Feld und läuft mit seiner Blackjack-Hand.</translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation>Er nimmt alles: geben Sie ihm Einsatz und Gewinn.</translation>
    </message>
    <message>
        <source>Watch a parlay.</source>
        <translation>Sehen Sie ein Parlay.</translation>
    </message>
    <message>
        <source>Ask, and hand back the original bet.</source>
        <translation>Fragen Sie, und geben Sie den ursprünglichen Einsatz zurück.</translation>
    </message>
    <message>
        <source>A patron takes it all.</source>
        <translation>Ein Gast nimmt alles.</translation>
    </message>
    <message>
        <source>25, the original bet</source>
        <translation>25, den ursprünglichen Einsatz</translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation>Die Gäste spielen</translation>
    </message>
    <message>
        <source>From left to right: one hand at a time. Give a card only when the patron signals for it.</source>
        <translation>Von links nach rechts: eine Hand nach der anderen. Geben Sie eine Karte nur, wenn der Gast ein Zeichen gibt.</translation>
    </message>
    <message>
        <source>Over 21 is bust: take the chips at once, then the cards, before you go on.</source>
        <translation>Über 21 ist überkauft: nehmen Sie sofort die Jetons, dann die Karten, bevor Sie weitergehen.</translation>
    </message>
    <message>
        <source>21 stands without a signal.</source>
        <translation>21 bleibt ohne Zeichen.</translation>
    </message>
    <message>
        <source>Watch a hand go bust.</source>
        <translation>Sehen Sie eine überkaufte Hand.</translation>
    </message>
    <message>
        <source>Deal only what is asked for.</source>
        <translation>Geben Sie nur, was verlangt wird.</translation>
    </message>
    <message>
        <source>Chips first, then cards.</source>
        <translation>Erst Jetons, dann Karten.</translation>
    </message>
    <message>
        <source>A hand is bust. What comes first?</source>
        <translation>Eine Hand ist überkauft. Was kommt zuerst?</translation>
    </message>
    <message>
        <source>its chips go to the rack</source>
        <translation>ihre Jetons kommen in den Jetonkasten</translation>
    </message>
    <message>
        <source>its cards go to the rack</source>
        <translation>ihre Karten kommen in die Ablage</translation>
    </message>
    <message>
        <source>the next patron plays</source>
        <translation>der nächste Gast spielt</translation>
    </message>
    <message>
        <source>nothing, until the end of the round</source>
        <translation>nichts, bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>Seats, spots and chips</source>
        <translation>Plätze, Felder und Jetons</translation>
    </message>
    <message>
        <source>You stand behind the table. Seat 1 is at your far left, and the highest number, {table.seats}, is at your far right. Left to right means from low numbers to high ones, always as you see it.</source>
        <translation>Sie stehen hinter dem Tisch. Platz 1 liegt ganz links von Ihnen, die höchste Nummer, {table.seats}, ganz rechts. Von links nach rechts heißt von niedrigen zu hohen Nummern, immer so, wie Sie es sehen.</translation>
    </message>
    <message>
        <source>A patron may play up to {table.hands_per_patron|spot|spots}.</source>
        <translation>Ein Gast darf bis zu {table.hands_per_patron|Feld|Felder} spielen.</translation>
    </message>
    <message>
        <source>The chips here are worth {table.chips}.</source>
        <translation>Die Jetons hier sind {table.chips} wert.</translation>
    </message>
    <message>
        <source>If chips cannot make a payout, it is rounded up: the patron gains.</source>
        <translation>Ergeben die Jetons eine Auszahlung nicht, wird aufgerundet: zugunsten des Gastes.</translation>
    </message>
    <message>
        <source>If chips cannot make a payout, it is rounded down: the house gains.</source>
        <translation>Ergeben die Jetons eine Auszahlung nicht, wird abgerundet: zugunsten des Hauses.</translation>
    </message>
    <message>
        <source>Build every payout from the fewest chips.</source>
        <translation>Bauen Sie jede Auszahlung aus möglichst wenigen Jetons.</translation>
    </message>
    <message>
        <source>Pay colour for colour: a bet of green chips is paid in green chips.</source>
        <translation>Zahlen Sie Farbe für Farbe: ein Einsatz aus grünen Jetons wird in grünen Jetons bezahlt.</translation>
    </message>
    <message>
        <source>How many seats does this table have?</source>
        <translation>Wie viele Plätze hat dieser Tisch?</translation>
    </message>
    <message>
        <source>A seat is on your far right. Which one is it?</source>
        <translation>Ein Platz liegt ganz rechts von Ihnen. Welcher ist es?</translation>
    </message>
    <message>
        <source>seat {table.seats}</source>
        <translation>Platz {table.seats}</translation>
    </message>
    <message>
        <source>seat 1</source>
        <translation>Platz 1</translation>
    </message>
    <message>
        <source>Watch one round. Follow the cards from left to right.</source>
        <translation>Sehen Sie eine Runde. Folgen Sie den Karten von links nach rechts.</translation>
    </message>
    <message>
        <source>Second cards and the hole card</source>
        <translation>Zweite Karten und die verdeckte Karte</translation>
    </message>
    <message>
        <source>Deal a second card face up to each patron, from left to right, and your own face down.</source>
        <translation>Geben Sie jedem Gast eine zweite Karte offen, von links nach rechts, und Ihre eigene verdeckt.</translation>
    </message>
    <message>
        <source>With an ace or a ten up, look at your hole card before anybody plays.</source>
        <translation>Zeigen Sie ein Ass oder eine Zehn, sehen Sie nach Ihrer verdeckten Karte, bevor jemand spielt.</translation>
    </message>
    <message>
        <source>Nobody looks at the hole card before the patrons have played.</source>
        <translation>Niemand sieht die verdeckte Karte an, bevor die Gäste gespielt haben.</translation>
    </message>
    <message>
        <source>Watch the second cards.</source>
        <translation>Sehen Sie die zweiten Karten.</translation>
    </message>
    <message>
        <source>Keep your second card down.</source>
        <translation>Halten Sie Ihre zweite Karte verdeckt.</translation>
    </message>
    <message>
        <source>Look when you must.</source>
        <translation>Sehen Sie nach, wenn Sie müssen.</translation>
    </message>
    <message>
        <source>How is your own second card dealt?</source>
        <translation>Wie geben Sie sich Ihre zweite Karte?</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>not before the patrons have played</source>
        <translation>erst, wenn die Gäste gespielt haben</translation>
    </message>
    <message>
        <source>Settling the hands</source>
        <translation>Die Hände abrechnen</translation>
    </message>
    <message>
        <source>Settle the hands {settlement.mains}: higher than yours wins 1:1, lower loses, equal pushes. A push stays where it is.</source>
        <translation>Rechnen Sie die Hände {settlement.mains} ab: höher als Ihre gewinnt 1:1, niedriger verliert, gleich ist ein Push. Ein Push bleibt liegen.</translation>
    </message>
    <message>
        <source>Watch the settlement.</source>
        <translation>Sehen Sie die Abrechnung.</translation>
    </message>
    <message>
        <source>Compare and settle.</source>
        <translation>Vergleichen und abrechnen.</translation>
    </message>
    <message>
        <source>Keep to the order.</source>
        <translation>Halten Sie die Reihenfolge ein.</translation>
    </message>
    <message>
        <source>In which direction are hands settled?</source>
        <translation>In welcher Richtung werden die Hände abgerechnet?</translation>
    </message>
    <message>
        <source>Cards that slip out</source>
        <translation>Karten, die herausrutschen</translation>
    </message>
    <message>
        <source>A card slides out of the shoe and nobody saw its face: it is simply the next card.</source>
        <translation>Eine Karte rutscht aus dem Schlitten, und niemand sah ihre Vorderseite: sie ist einfach die nächste Karte.</translation>
    </message>
    <message>
        <source>A card that was seen goes to the discard rack before the next card is dealt.</source>
        <translation>Eine gesehene Karte kommt in die Ablage, bevor die nächste gegeben wird.</translation>
    </message>
    <message>
        <source>Watch an exposed card.</source>
        <translation>Sehen Sie eine aufgedeckte Karte.</translation>
    </message>
    <message>
        <source>A card will slip. Look whether it was seen.</source>
        <translation>Eine Karte wird herausrutschen. Achten Sie darauf, ob sie gesehen wurde.</translation>
    </message>
    <message>
        <source>A card slides out face up. What do you do with it?</source>
        <translation>Eine Karte rutscht offen heraus. Was tun Sie mit ihr?</translation>
    </message>
    <message>
        <source>discard it</source>
        <translation>sie ablegen</translation>
    </message>
    <message>
        <source>deal it to the next seat</source>
        <translation>sie dem nächsten Platz geben</translation>
    </message>
    <message>
        <source>put it back into the shoe</source>
        <translation>sie in den Schlitten zurückstecken</translation>
    </message>
    <message>
        <source>show it to the floor</source>
        <translation>sie dem Tischchef zeigen</translation>
    </message>
    <message>
        <source>War or surrender</source>
        <translation>War oder aufgeben</translation>
    </message>
    <message>
        <source>The cards tie: the main bet is not decided. Ask the patron in his turn: &quot;War or surrender?&quot; Wait for his answer before you touch the bet.</source>
        <translation>Die Karten sind gleich: über den Haupteinsatz ist nicht entschieden. Fragen Sie den Gast, wenn er an der Reihe ist: „War oder aufgeben?“ Warten Sie auf seine Antwort, bevor Sie den Einsatz anfassen.</translation>
    </message>
    <message>
        <source>The cards tie: the main bet is not decided. The patron says whether he surrenders or goes to war.</source>
        <translation>Die Karten sind gleich: über den Haupteinsatz ist nicht entschieden. Der Gast sagt, ob er aufgibt oder in den War geht.</translation>
    </message>
    <message>
        <source>If he surrenders, the house takes part of the main bet, {surrender.loses}: of 50, take {surrender.loses of 50}. The rest stays his.</source>
        <translation>Gibt er auf, nimmt das Haus einen Teil des Haupteinsatzes, {surrender.loses}: von 50 nehmen Sie {surrender.loses of 50}. Der Rest bleibt ihm.</translation>
    </message>
    <message>
        <source>Watch a surrender.</source>
        <translation>Sehen Sie, wie ein Gast aufgibt.</translation>
    </message>
    <message>
        <source>Take the right part of the bet, and no more.</source>
        <translation>Nehmen Sie den richtigen Teil des Einsatzes und nicht mehr.</translation>
    </message>
    <message>
        <source>Ask, wait, act.</source>
        <translation>Fragen, warten, handeln.</translation>
    </message>
    <message>
        <source>What part of the main bet does a surrender cost?</source>
        <translation>Welchen Teil des Haupteinsatzes kostet das Aufgeben?</translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation>Tie-Einsätze</translation>
    </message>
    <message>
        <source>A tie bet wins if the first cards have the same rank. It pays {tie_bet.pays}: 5 wins {tie_bet.pays of 5}, 25 wins {tie_bet.pays of 25}. If the cards differ, it loses, whoever wins the main bet.</source>
        <translation>Ein Tie-Einsatz gewinnt, wenn die ersten Karten denselben Wert haben. Er zahlt {tie_bet.pays}: 5 gewinnen {tie_bet.pays of 5}, 25 gewinnen {tie_bet.pays of 25}. Sind die Karten verschieden, verliert er, wer auch den Haupteinsatz gewinnt.</translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation>Ein Tie-Einsatz darf ohne Haupteinsatz stehen.</translation>
    </message>
    <message>
        <source>A tie bet needs a main bet. Refuse one that stands alone.</source>
        <translation>Ein Tie-Einsatz braucht einen Haupteinsatz. Steht er allein, lehnen Sie ihn ab.</translation>
    </message>
    <message>
        <source>Call the floor before you pay more than {calls.floor_above}.</source>
        <translation>Rufen Sie den Tischchef, bevor Sie mehr als {calls.floor_above} zahlen.</translation>
    </message>
    <message>
        <source>Watch a tie bet paid at {tie_bet.pays}.</source>
        <translation>Sehen Sie, wie ein Tie-Einsatz {tie_bet.pays} bezahlt wird.</translation>
    </message>
    <message>
        <source>Pay and take tie bets.</source>
        <translation>Zahlen und nehmen Sie Tie-Einsätze.</translation>
    </message>
    <message>
        <source>Somebody bets on a tie alone.</source>
        <translation>Jemand setzt nur auf Tie.</translation>
    </message>
    <message>
        <source>What does a tie bet pay here?</source>
        <translation>Was zahlt ein Tie-Einsatz hier?</translation>
    </message>
    <message>
        <source>A tie bet of 15 wins. What do you pay?</source>
        <translation>Ein Tie-Einsatz von 15 gewinnt. Was zahlen Sie?</translation>
    </message>
    <message>
        <source>Paying a war</source>
        <translation>Einen War bezahlen</translation>
    </message>
    <message>
        <source>Settle the wars {settlement.wars}.</source>
        <translation>Rechnen Sie die Wars {settlement.wars} ab.</translation>
    </message>
    <message>
        <source>The patron is higher: he wins {war.win_pays} on the war bet; 25 wins {war.win_pays of 25}. The main bet pushes.</source>
        <translation>Der Gast ist höher: er gewinnt {war.win_pays} auf den War-Einsatz; 25 gewinnen {war.win_pays of 25}. Der Haupteinsatz ist ein Push.</translation>
    </message>
    <message>
        <source>The patron is higher: he wins {war.win_pays} on the war bet, and the post you put up is part of it. Give him the post, and pay what is missing. The main bet pushes.</source>
        <translation>Der Gast ist höher: er gewinnt {war.win_pays} auf den War-Einsatz, und der Post, den Sie gelegt haben, gehört dazu. Geben Sie ihm den Post, und zahlen Sie, was fehlt. Der Haupteinsatz ist ein Push.</translation>
    </message>
    <message>
        <source>The war ties: the war bet wins {war.tie_pays}; 25 wins {war.tie_pays of 25}.</source>
        <translation>Der War endet gleich: der War-Einsatz gewinnt {war.tie_pays}; 25 gewinnen {war.tie_pays of 25}.</translation>
    </message>
    <message>
        <source>The war ties: the war bet wins {war.tie_pays}, the post included. Give the post and pay the rest.</source>
        <translation>Der War endet gleich: der War-Einsatz gewinnt {war.tie_pays}, den Post eingerechnet. Geben Sie den Post, und zahlen Sie den Rest.</translation>
    </message>
    <message>
        <source>You are higher: take the main bet and the war bet.</source>
        <translation>Sie sind höher: nehmen Sie Haupteinsatz und War-Einsatz.</translation>
    </message>
    <message>
        <source>You are higher: take the main bet, the war bet and the post.</source>
        <translation>Sie sind höher: nehmen Sie Haupteinsatz, War-Einsatz und Post.</translation>
    </message>
    <message>
        <source>Watch a war won and a war lost.</source>
        <translation>Sehen Sie einen gewonnenen und einen verlorenen War.</translation>
    </message>
    <message>
        <source>Pay a war that is won.</source>
        <translation>Zahlen Sie einen gewonnenen War.</translation>
    </message>
    <message>
        <source>Take a war that is lost.</source>
        <translation>Nehmen Sie einen verlorenen War.</translation>
    </message>
    <message>
        <source>Pay a tied war.</source>
        <translation>Zahlen Sie einen War mit Gleichstand.</translation>
    </message>
    <message>
        <source>What does a war that is won pay on the war bet?</source>
        <translation>Was zahlt ein gewonnener War auf den War-Einsatz?</translation>
    </message>
    <message>
        <source>What does a tied war pay on the war bet?</source>
        <translation>Was zahlt ein War mit Gleichstand auf den War-Einsatz?</translation>
    </message>
    <message>
        <source>Tie bets on the war cards</source>
        <translation>Tie-Einsätze auf die War-Karten</translation>
    </message>
    <message>
        <source>With his war bet a patron may bet that the war cards tie. It pays {war.tie_bet.pays}: 25 wins {war.tie_bet.pays of 25}.</source>
        <translation>Mit dem War-Einsatz darf ein Gast darauf setzen, dass die War-Karten gleich sind. Das zahlt {war.tie_bet.pays}: 25 gewinnen {war.tie_bet.pays of 25}.</translation>
    </message>
    <message>
        <source>This bet must be exactly the amount of the main bet. Refuse any other amount.</source>
        <translation>Dieser Einsatz muss genau so hoch sein wie der Haupteinsatz. Lehnen Sie jeden anderen Betrag ab.</translation>
    </message>
    <message>
        <source>Watch a tie bet on the war cards.</source>
        <translation>Sehen Sie einen Tie-Einsatz auf die War-Karten.</translation>
    </message>
    <message>
        <source>Settle it.</source>
        <translation>Rechnen Sie ihn ab.</translation>
    </message>
    <message>
        <source>Somebody bets the wrong amount.</source>
        <translation>Jemand setzt den falschen Betrag.</translation>
    </message>
    <message>
        <source>What does a tie bet on the war cards pay?</source>
        <translation>Was zahlt ein Tie-Einsatz auf die War-Karten?</translation>
    </message>
    <message>
        <source>This house picks and pays: the cards of a seat leave with its settlement, before you begin another seat.</source>
        <translation>Dieses Haus nimmt auf und zahlt: die Karten eines Platzes gehen mit seiner Abrechnung weg, bevor Sie einen anderen Platz beginnen.</translation>
    </message>
    <message>
        <source>Everything at once now: winners, losers, two wars, and one of them ties. Accuracy first; speed comes by itself.</source>
        <translation>Jetzt alles zugleich: Gewinner, Verlierer, zwei Wars, und einer endet gleich. Genauigkeit zuerst; das Tempo kommt von selbst.</translation>
    </message>
    <message>
        <source>One seat, and yet everything comes up: winners, losers, and a war that ties. Accuracy first; speed comes by itself.</source>
        <translation>Ein Platz, und doch kommt alles vor: Gewinne, Verluste und ein War mit Gleichstand. Genauigkeit zuerst; das Tempo kommt von selbst.</translation>
    </message>
    <message>
        <source>A patron bets 25 and has a king. You have a nine. What do you pay?</source>
        <translation>Ein Gast setzt 25 und hat einen König. Sie haben eine Neun. Was zahlen Sie?</translation>
    </message>
    <message>
        <source>A bonus of 25 wins, and the patron lets it ride. What do you hand back?</source>
        <translation>Ein Bonus von 25 gewinnt, und der Gast lässt den Gewinn stehen. Was geben Sie zurück?</translation>
    </message>
    <message>
        <source>{bonus.pays of 25}, the winnings</source>
        <translation>{bonus.pays of 25}, den Gewinn</translation>
    </message>
    <message>
        <source>bet and winnings</source>
        <translation>Einsatz und Gewinn</translation>
    </message>
    <message>
        <source>You stand behind the table. It has a single seat, in front of you.</source>
        <translation>Sie stehen hinter dem Tisch. Er hat einen einzigen Platz, vor Ihnen.</translation>
    </message>
    <message>
        <source>The spot WAR is for the main bet. When a patron goes to war, his second bet lies beside it, on RAISE.</source>
        <translation>Das Feld WAR ist für den Haupteinsatz. Geht ein Gast in den War, liegt sein zweiter Einsatz daneben, auf RAISE.</translation>
    </message>
    <message>
        <source>On TIE lies a bet that the patron&apos;s first card and yours are of the same rank.</source>
        <translation>Auf TIE liegt ein Einsatz darauf, dass die erste Karte des Gastes und Ihre den gleichen Rang haben.</translation>
    </message>
    <message>
        <source>On POST you put the house&apos;s chips when a patron goes to war, as many as his war bet.</source>
        <translation>Auf POST legen Sie die Jetons des Hauses, wenn ein Gast in den War geht, so viele wie sein War-Einsatz.</translation>
    </message>
    <message>
        <source>The large spot is for the blackjack bet, the spot WAR for the War bonus.</source>
        <translation>Das große Feld ist für den Blackjack-Einsatz, das Feld WAR für den War-Bonus.</translation>
    </message>
    <message>
        <source>seat 2</source>
        <translation>Platz 2</translation>
    </message>
    <message>
        <source>seat 3</source>
        <translation>Platz 3</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 billion</source>
        <translation>%1 Milliarden</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 Millionen</translation>
    </message>
    <message>
        <source>%1 thousand</source>
        <translation>%1 Tausend</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Shoe, %1 cards</source>
        <translation>Kartenschlitten, %1 Karten</translation>
    </message>
    <message>
        <source>Exposed card at the shoe</source>
        <translation>Aufgedeckte Karte am Schlitten</translation>
    </message>
    <message>
        <source>Card out of the shoe, not exposed</source>
        <translation>Karte aus dem Schlitten, verdeckt</translation>
    </message>
    <message>
        <source>Discard rack, %1 cards</source>
        <translation>Kartenablage, %1 Karten</translation>
    </message>
    <message>
        <source>Chips of %1</source>
        <translation>Jetons zu %1</translation>
    </message>
    <message>
        <source>Tray rim, drops chips into their tubes</source>
        <translation>Rand des Jetonkastens: legt Jetons zurück</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihre Hand</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, payoff on the %2, %3</source>
        <translation>%1, Auszahlung auf %2, %3</translation>
    </message>
    <message>
        <source>%1, late on the %2, %3</source>
        <translation>%1, zu spät auf %2, %3</translation>
    </message>
    <message>
        <source>%1, cards: %2</source>
        <translation>%1, Karten: %2</translation>
    </message>
    <message>
        <source>%1, next card</source>
        <translation>%1, nächste Karte</translation>
    </message>
    <message>
        <source>%1, patron</source>
        <translation>%1, Gast</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Deal Casino War: one card each, and a war on a tie.</source>
        <translation>Casino War geben: jedem eine Karte, bei Gleichstand ein War.</translation>
    </message>
    <message>
        <source>Deal blackjack with a War bonus on the first cards; settle the bonus before the second cards.</source>
        <translation>Blackjack mit War-Bonus auf die ersten Karten geben; den Bonus vor den zweiten Karten abrechnen.</translation>
    </message>
    <message>
        <source>Deal from one deck, not %2.</source>
        <translation>Aus einem Deck geben, nicht aus %2.</translation>
    </message>
    <message>
        <source>Deal from one deck.</source>
        <translation>Aus einem Deck geben.</translation>
    </message>
    <message>
        <source>Deal from %1 decks, not %2.</source>
        <translation>Aus %1 Decks geben, nicht aus %2.</translation>
    </message>
    <message>
        <source>Deal from %1 decks.</source>
        <translation>Aus %1 Decks geben.</translation>
    </message>
    <message>
        <source>Shuffle after the round in which the cut card comes out.</source>
        <translation>Nach der Runde mischen, in der die Schneidekarte kommt.</translation>
    </message>
    <message>
        <source>Shuffle before every round.</source>
        <translation>Vor jeder Runde mischen.</translation>
    </message>
    <message>
        <source>Place the cut card at most %1 cards from the end.</source>
        <translation>Die Schneidekarte höchstens %1 Karten vor dem Ende stecken.</translation>
    </message>
    <message>
        <source>Burn nothing from a new shoe.</source>
        <translation>Vom neuen Schlitten nichts brennen.</translation>
    </message>
    <message>
        <source>Burn the first card of a new shoe.</source>
        <translation>Die erste Karte des neuen Schlittens brennen.</translation>
    </message>
    <message>
        <source>Burn the first %1 cards of a new shoe.</source>
        <translation>Die ersten %1 Karten des neuen Schlittens brennen.</translation>
    </message>
    <message>
        <source>The table has one seat.</source>
        <translation>Der Tisch hat einen Platz.</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>Der Tisch hat %1 Plätze.</translation>
    </message>
    <message>
        <source>A patron plays one spot.</source>
        <translation>Ein Gast spielt ein Feld.</translation>
    </message>
    <message>
        <source>A patron plays up to %1 spots.</source>
        <translation>Ein Gast spielt bis zu %1 Felder.</translation>
    </message>
    <message>
        <source>The chips are %1.</source>
        <translation>Die Jetons sind %1.</translation>
    </message>
    <message>
        <source>Round in the patron&apos;s favour what the chips cannot make.</source>
        <translation>Was die Jetons nicht hergeben, zugunsten des Gastes runden.</translation>
    </message>
    <message>
        <source>Round in the house&apos;s favour what the chips cannot make.</source>
        <translation>Was die Jetons nicht hergeben, zugunsten des Hauses runden.</translation>
    </message>
    <message>
        <source>Round nothing: pay exact amounts.</source>
        <translation>Nichts runden: genaue Beträge zahlen.</translation>
    </message>
    <message>
        <source>The main bet is at least %1, not %2.</source>
        <translation>Der Haupteinsatz ist mindestens %1, nicht %2.</translation>
    </message>
    <message>
        <source>The main bet is at least %1.</source>
        <translation>Der Haupteinsatz ist mindestens %1.</translation>
    </message>
    <message>
        <source>The main bet is at most %1, not %2.</source>
        <translation>Der Haupteinsatz ist höchstens %1, nicht %2.</translation>
    </message>
    <message>
        <source>The main bet is at most %1.</source>
        <translation>Der Haupteinsatz ist höchstens %1.</translation>
    </message>
    <message>
        <source>The tie bet is at least %1, not %2.</source>
        <translation>Der Tie-Einsatz ist mindestens %1, nicht %2.</translation>
    </message>
    <message>
        <source>The tie bet is at least %1.</source>
        <translation>Der Tie-Einsatz ist mindestens %1.</translation>
    </message>
    <message>
        <source>The tie bet is at most %1, not %2.</source>
        <translation>Der Tie-Einsatz ist höchstens %1, nicht %2.</translation>
    </message>
    <message>
        <source>The tie bet is at most %1.</source>
        <translation>Der Tie-Einsatz ist höchstens %1.</translation>
    </message>
    <message>
        <source>The War bonus is at least %1, not %2.</source>
        <translation>Der War-Bonus ist mindestens %1, nicht %2.</translation>
    </message>
    <message>
        <source>The War bonus is at least %1.</source>
        <translation>Der War-Bonus ist mindestens %1.</translation>
    </message>
    <message>
        <source>The War bonus is at most %1, not %2.</source>
        <translation>Der War-Bonus ist höchstens %1, nicht %2.</translation>
    </message>
    <message>
        <source>The War bonus is at most %1.</source>
        <translation>Der War-Bonus ist höchstens %1.</translation>
    </message>
    <message>
        <source>There is no limit on the bets of a seat together.</source>
        <translation>Für die Einsätze eines Platzes zusammen gibt es kein Limit.</translation>
    </message>
    <message>
        <source>The bets of a seat together are at most %1.</source>
        <translation>Die Einsätze eines Platzes sind zusammen höchstens %1.</translation>
    </message>
    <message>
        <source>Refuse a bet below the minimum.</source>
        <translation>Einen Einsatz unter dem Minimum ablehnen.</translation>
    </message>
    <message>
        <source>Honour a patron&apos;s first bet below the minimum with a reminder; refuse the second.</source>
        <translation>Den ersten zu niedrigen Einsatz eines Gastes mit einem Hinweis gelten lassen; den zweiten ablehnen.</translation>
    </message>
    <message>
        <source>Refuse a bet above the maximum.</source>
        <translation>Einen Einsatz über dem Maximum ablehnen.</translation>
    </message>
    <message>
        <source>Hand back what is above the maximum.</source>
        <translation>Zurückgeben, was über dem Maximum liegt.</translation>
    </message>
    <message>
        <source>Take no tie bets: refuse them.</source>
        <translation>Keine Tie-Einsätze annehmen: ablehnen.</translation>
    </message>
    <message>
        <source>Take tie bets.</source>
        <translation>Tie-Einsätze annehmen.</translation>
    </message>
    <message>
        <source>Refuse a tie bet without a main bet.</source>
        <translation>Einen Tie-Einsatz ohne Haupteinsatz ablehnen.</translation>
    </message>
    <message>
        <source>Take a tie bet without a main bet.</source>
        <translation>Einen Tie-Einsatz ohne Haupteinsatz annehmen.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet %1, not %2.</source>
        <translation>Einen gewonnenen Tie-Einsatz %1 zahlen, nicht %2.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet %1.</source>
        <translation>Einen gewonnenen Tie-Einsatz %1 zahlen.</translation>
    </message>
    <message>
        <source>Offer no surrender: a tied patron goes to war.</source>
        <translation>Kein Aufgeben anbieten: bei Gleichstand gibt es einen War.</translation>
    </message>
    <message>
        <source>Offer a tied patron war or surrender.</source>
        <translation>Bei Gleichstand War oder Aufgeben anbieten.</translation>
    </message>
    <message>
        <source>Take %1 of the main bet on a surrender.</source>
        <translation>Beim Aufgeben %1 des Haupteinsatzes nehmen.</translation>
    </message>
    <message>
        <source>Burn no cards before a war.</source>
        <translation>Vor einem War keine Karten brennen.</translation>
    </message>
    <message>
        <source>Burn once, before the first war card.</source>
        <translation>Einmal brennen, vor der ersten War-Karte.</translation>
    </message>
    <message>
        <source>Burn before each war card, the dealer&apos;s too.</source>
        <translation>Vor jeder War-Karte brennen, auch vor der des Dealers.</translation>
    </message>
    <message>
        <source>Burn before the first war card and before the dealer&apos;s.</source>
        <translation>Vor der ersten War-Karte und vor der des Dealers brennen.</translation>
    </message>
    <message>
        <source>Burn one card before a war, not %2.</source>
        <translation>Vor einem War eine Karte brennen, nicht %2.</translation>
    </message>
    <message>
        <source>Burn one card before a war.</source>
        <translation>Vor einem War eine Karte brennen.</translation>
    </message>
    <message>
        <source>Burn %1 cards before a war, not %2.</source>
        <translation>Vor einem War %1 Karten brennen, nicht %2.</translation>
    </message>
    <message>
        <source>Burn %1 cards before a war.</source>
        <translation>Vor einem War %1 Karten brennen.</translation>
    </message>
    <message>
        <source>Post nothing when a patron goes to war; pay a war that is won or tied from the tray.</source>
        <translation>Das Haus legt beim War nichts; ein gewonnener oder unentschiedener War wird aus dem Kasten bezahlt.</translation>
    </message>
    <message>
        <source>Match the war bet with the house&apos;s post before the first burn or war card, and give it to a patron who wins or ties.</source>
        <translation>Den War-Einsatz vor dem ersten Brennen oder der ersten War-Karte mit dem Post des Hauses ergänzen und ihn dem Gast geben, der gewinnt oder unentschieden spielt.</translation>
    </message>
    <message>
        <source>A war the patron wins is worth %1 on the war bet, not %2.</source>
        <translation>Ein gewonnener War bringt %1 auf den War-Einsatz, nicht %2.</translation>
    </message>
    <message>
        <source>A war the patron wins is worth %1 on the war bet.</source>
        <translation>Ein gewonnener War bringt %1 auf den War-Einsatz.</translation>
    </message>
    <message>
        <source>A tied war is worth %1 on the war bet, not %2.</source>
        <translation>Ein unentschiedener War bringt %1 auf den War-Einsatz, nicht %2.</translation>
    </message>
    <message>
        <source>A tied war is worth %1 on the war bet.</source>
        <translation>Ein unentschiedener War bringt %1 auf den War-Einsatz.</translation>
    </message>
    <message>
        <source>Refuse a tie bet on the war cards.</source>
        <translation>Einen Tie-Einsatz auf die War-Karten ablehnen.</translation>
    </message>
    <message>
        <source>Take a second tie bet, on the war cards.</source>
        <translation>Einen zweiten Tie-Einsatz annehmen, auf die War-Karten.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet on the war cards %1.</source>
        <translation>Einen gewonnenen Tie-Einsatz auf die War-Karten %1 zahlen.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly the main bet.</source>
        <translation>Ein Tie-Einsatz auf die War-Karten ist genau der Haupteinsatz.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards may be any amount.</source>
        <translation>Ein Tie-Einsatz auf die War-Karten darf beliebig hoch sein.</translation>
    </message>
    <message>
        <source>In the War bonus the ace is low.</source>
        <translation>Im War-Bonus ist das Ass niedrig.</translation>
    </message>
    <message>
        <source>In the War bonus the ace is high.</source>
        <translation>Im War-Bonus ist das Ass hoch.</translation>
    </message>
    <message>
        <source>The house wins a tied War bonus.</source>
        <translation>Bei Gleichstand gewinnt das Haus den War-Bonus.</translation>
    </message>
    <message>
        <source>A tied War bonus pushes.</source>
        <translation>Bei Gleichstand ist der War-Bonus ein Push.</translation>
    </message>
    <message>
        <source>Pay a winning War bonus %1, not %2.</source>
        <translation>Einen gewonnenen War-Bonus %1 zahlen, nicht %2.</translation>
    </message>
    <message>
        <source>Pay a winning War bonus %1.</source>
        <translation>Einen gewonnenen War-Bonus %1 zahlen.</translation>
    </message>
    <message>
        <source>Ask each winner of the War bonus whether the winnings ride on the hand.</source>
        <translation>Jeden Gewinner des War-Bonus fragen, ob der Gewinn auf die Hand geht.</translation>
    </message>
    <message>
        <source>Pay the War bonus and hand it back at once: there is no parlay.</source>
        <translation>Den War-Bonus zahlen und sofort zurückgeben: es gibt kein Parlay.</translation>
    </message>
    <message>
        <source>Pay a blackjack %1, not %2.</source>
        <translation>Einen Blackjack %1 zahlen, nicht %2.</translation>
    </message>
    <message>
        <source>Pay a blackjack %1.</source>
        <translation>Einen Blackjack %1 zahlen.</translation>
    </message>
    <message>
        <source>Hit a soft 17.</source>
        <translation>Bei Soft 17 ziehen.</translation>
    </message>
    <message>
        <source>Stand on a soft 17.</source>
        <translation>Bei Soft 17 bleiben.</translation>
    </message>
    <message>
        <source>A patron may double for less.</source>
        <translation>Ein Gast darf um weniger verdoppeln.</translation>
    </message>
    <message>
        <source>A patron must double for the full bet.</source>
        <translation>Ein Gast muss um den vollen Einsatz verdoppeln.</translation>
    </message>
    <message>
        <source>A split hand may be doubled.</source>
        <translation>Eine geteilte Hand darf verdoppelt werden.</translation>
    </message>
    <message>
        <source>A split hand may not be doubled.</source>
        <translation>Eine geteilte Hand darf nicht verdoppelt werden.</translation>
    </message>
    <message>
        <source>Hands may not be split.</source>
        <translation>Hände dürfen nicht geteilt werden.</translation>
    </message>
    <message>
        <source>A hand may be split into %1 hands at most.</source>
        <translation>Eine Hand darf in höchstens %1 Hände geteilt werden.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Geteilte Asse bekommen je eine Karte und bleiben.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Geteilte Asse werden wie jede andere Hand gespielt.</translation>
    </message>
    <message>
        <source>Offer insurance when you show an ace: up to half the bet, at 2:1.</source>
        <translation>Bei offenem Ass Versicherung anbieten: bis zum halben Einsatz, 2:1.</translation>
    </message>
    <message>
        <source>Offer no insurance and no even money.</source>
        <translation>Keine Versicherung und kein Even Money anbieten.</translation>
    </message>
    <message>
        <source>Peek under an ace or a ten.</source>
        <translation>Unter Ass oder Zehn nachsehen.</translation>
    </message>
    <message>
        <source>Do not peek: turn the hole card over after the patrons have played.</source>
        <translation>Nicht nachsehen: die verdeckte Karte erst umdrehen, wenn die Gäste gespielt haben.</translation>
    </message>
    <message>
        <source>Settle seat by seat, tie bet and main bet together.</source>
        <translation>Platz für Platz abrechnen, Tie- und Haupteinsatz zusammen.</translation>
    </message>
    <message>
        <source>Settle all tie bets first, then the main bets.</source>
        <translation>Zuerst alle Tie-Einsätze abrechnen, dann die Haupteinsätze.</translation>
    </message>
    <message>
        <source>Settle tie bets %1.</source>
        <translation>Tie-Einsätze %1 abrechnen.</translation>
    </message>
    <message>
        <source>Settle main bets %1.</source>
        <translation>Haupteinsätze %1 abrechnen.</translation>
    </message>
    <message>
        <source>Pick and pay: pick up a seat&apos;s cards when its bets are settled.</source>
        <translation>Aufnehmen und zahlen: die Karten eines Platzes aufnehmen, wenn seine Einsätze abgerechnet sind.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until every bet is settled.</source>
        <translation>Liegen lassen und zahlen: alle Karten bleiben, bis alles abgerechnet ist.</translation>
    </message>
    <message>
        <source>Pick up the cards after the payment.</source>
        <translation>Die Karten nach der Zahlung aufnehmen.</translation>
    </message>
    <message>
        <source>Pick up the cards before the payment.</source>
        <translation>Die Karten vor der Zahlung aufnehmen.</translation>
    </message>
    <message>
        <source>Pick up the cards before or after the payment.</source>
        <translation>Die Karten vor oder nach der Zahlung aufnehmen.</translation>
    </message>
    <message>
        <source>Collect the cards %1.</source>
        <translation>Die Karten %1 einsammeln.</translation>
    </message>
    <message>
        <source>Call &quot;place your bets&quot;.</source>
        <translation>„Bitte das Spiel zu machen“ ansagen.</translation>
    </message>
    <message>
        <source>You need not call &quot;place your bets&quot;.</source>
        <translation>„Bitte das Spiel zu machen“ muss nicht angesagt werden.</translation>
    </message>
    <message>
        <source>Call &quot;no more bets&quot; before the first card.</source>
        <translation>„Nichts geht mehr“ vor der ersten Karte ansagen.</translation>
    </message>
    <message>
        <source>You need not call &quot;no more bets&quot;.</source>
        <translation>„Nichts geht mehr“ muss nicht angesagt werden.</translation>
    </message>
    <message>
        <source>Ask a tied patron: war or surrender?</source>
        <translation>Den Gast bei Gleichstand fragen: War oder aufgeben?</translation>
    </message>
    <message>
        <source>You need not ask a tied patron: he says what he wants.</source>
        <translation>Der Gast muss bei Gleichstand nicht gefragt werden: er sagt, was er will.</translation>
    </message>
    <message>
        <source>No payoff needs a call to the floor.</source>
        <translation>Für keine Auszahlung muss der Tischchef gerufen werden.</translation>
    </message>
    <message>
        <source>Call the floor before a payoff above %1.</source>
        <translation>Vor einer Auszahlung über %1 den Tischchef rufen.</translation>
    </message>
    <message>
        <source>Build a payoff from any chips.</source>
        <translation>Die Auszahlung aus beliebigen Jetons bilden.</translation>
    </message>
    <message>
        <source>Build a payoff from the fewest chips.</source>
        <translation>Die Auszahlung aus den wenigsten Jetons bilden.</translation>
    </message>
    <message>
        <source>Pay in the colours of the bet.</source>
        <translation>In den Farben des Einsatzes zahlen.</translation>
    </message>
    <message>
        <source>Correct a wrong payoff yourself: take all of it back and pay again.</source>
        <translation>Eine falsche Auszahlung selbst berichtigen: alles zurücknehmen und neu zahlen.</translation>
    </message>
    <message>
        <source>Never correct a payoff yourself: call the floor.</source>
        <translation>Eine Auszahlung nie selbst berichtigen: den Tischchef rufen.</translation>
    </message>
    <message>
        <source>Settle wars %1.</source>
        <translation>Wars %1 abrechnen.</translation>
    </message>
    <message>
        <source>Settle War bonuses %1.</source>
        <translation>War-Boni %1 abrechnen.</translation>
    </message>
    <message>
        <source>This house burns %1 card before this war card.</source>
        <translation>Dieses Haus brennt %1 Karte vor dieser War-Karte.</translation>
    </message>
    <message>
        <source>This house burns %1 cards before this war card.</source>
        <translation>Dieses Haus brennt %1 Karten vor dieser War-Karte.</translation>
    </message>
    <message>
        <source>The cut card was placed %1 cards from the end.</source>
        <translation>Die Schneidekarte wurde %1 Karten vor dem Ende gesteckt.</translation>
    </message>
    <message>
        <source>The cards were shuffled when no shuffle was due.</source>
        <translation>Es wurde gemischt, obwohl es nicht an der Reihe war.</translation>
    </message>
    <message>
        <source>The wrong number of cards was burned from the new shoe.</source>
        <translation>Vom neuen Schlitten wurde die falsche Zahl Karten gebrannt.</translation>
    </message>
    <message>
        <source>The new shoe was not prepared in order.</source>
        <translation>Der neue Schlitten wurde nicht in der richtigen Reihenfolge vorbereitet.</translation>
    </message>
    <message>
        <source>This house places the cut card 1 to %1 cards from the end.</source>
        <translation>Dieses Haus steckt die Schneidekarte 1 bis %1 Karten vor dem Ende.</translation>
    </message>
    <message>
        <source>This house burns exactly %1 from a new shoe.</source>
        <translation>Dieses Haus brennt genau %1 vom neuen Schlitten.</translation>
    </message>
    <message>
        <source>This house uses no cut card.</source>
        <translation>Dieses Haus verwendet keine Schneidekarte.</translation>
    </message>
    <message>
        <source>The cut card goes in before the shoe is loaded.</source>
        <translation>Die Schneidekarte wird gesteckt, bevor der Schlitten gefüllt wird.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, then load.</source>
        <translation>Für einen neuen Schlitten: mischen, dann füllen.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load.</source>
        <translation>Für einen neuen Schlitten: mischen, abheben lassen, dort abheben, wo der Gast es sagt, Schneidekarte stecken, füllen.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load, burn.</source>
        <translation>Für einen neuen Schlitten: mischen, abheben lassen, dort abheben, wo der Gast es sagt, Schneidekarte stecken, füllen, brennen.</translation>
    </message>
    <message>
        <source>Cards are dealt from left to right, the dealer last.</source>
        <translation>Gegeben wird von links nach rechts, der Dealer zuletzt.</translation>
    </message>
    <message>
        <source>One card too many was burned.</source>
        <translation>Es wurde eine Karte zu viel gebrannt.</translation>
    </message>
    <message>
        <source>An exposed card stayed in play.</source>
        <translation>Eine aufgedeckte Karte blieb im Spiel.</translation>
    </message>
    <message>
        <source>An exposed card goes to the discard rack, and the next card replaces it.</source>
        <translation>Eine aufgedeckte Karte kommt in die Ablage, die nächste ersetzt sie.</translation>
    </message>
    <message>
        <source>A new round was started without a shuffle.</source>
        <translation>Eine neue Runde begann ohne Mischen.</translation>
    </message>
    <message>
        <source>This house shuffles before every round.</source>
        <translation>Dieses Haus mischt vor jeder Runde.</translation>
    </message>
    <message>
        <source>The cut card is out: shuffle before the next round.</source>
        <translation>Die Schneidekarte ist heraus: vor der nächsten Runde mischen.</translation>
    </message>
    <message>
        <source>Main bet, always surrendered</source>
        <translation>Haupteinsatz, immer aufgegeben</translation>
    </message>
    <message>
        <source>Main bet, always to war</source>
        <translation>Haupteinsatz, immer in den War</translation>
    </message>
    <message>
        <source>War bonus, without a parlay</source>
        <translation>War-Bonus, ohne Parlay</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Haupteinsatz</translation>
    </message>
    <message>
        <source>Tie bet</source>
        <translation>Tie-Einsatz</translation>
    </message>
    <message>
        <source>Tie bet on the war cards</source>
        <translation>Tie-Einsatz auf die War-Karten</translation>
    </message>
    <message>
        <source>War bonus</source>
        <translation>War-Bonus</translation>
    </message>
    <message>
        <source>Parlay</source>
        <translation>Parlay</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>aufzugeben</translation>
    </message>
    <message>
        <source>go to war</source>
        <translation>in den War zu gehen</translation>
    </message>
    <message>
        <source>A patron does better to %1; he then wins %2 of every 1,000 bet, on average.</source>
        <translation>Für einen Gast ist es besser, %1; dann gewinnt er im Schnitt %2 von 1.000 Einsatz.</translation>
    </message>
    <message>
        <source>A patron does better to %1; he then loses %2 of every 1,000 bet, on average.</source>
        <translation>Für einen Gast ist es besser, %1; dann verliert er im Schnitt %2 von 1.000 Einsatz.</translation>
    </message>
    <message>
        <source>The patron has the edge, not the house.</source>
        <translation>Der Vorteil liegt beim Gast, nicht beim Haus.</translation>
    </message>
    <message>
        <source>The edge of the blackjack bet depends on how the patron plays: there is no exact figure.</source>
        <translation>Der Hausvorteil beim Blackjack hängt vom Spiel des Gastes ab: es gibt keinen exakten Wert.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron&apos;s is higher in %2; the war cards tie in %3 of wars.</source>
        <translation>Die ersten Karten sind in %1 der Hände gleich, die des Gastes in %2 höher; die War-Karten sind in %3 der Wars gleich.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron&apos;s is higher in %2.</source>
        <translation>Die ersten Karten sind in %1 der Hände gleich, die des Gastes in %2 höher.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron wins the bonus in %2.</source>
        <translation>Die ersten Karten sind in %1 der Hände gleich, der Gast gewinnt den Bonus in %2.</translation>
    </message>
    <message>
        <source>First cards tie</source>
        <translation>Erste Karten gleich</translation>
    </message>
    <message>
        <source>The patron goes to war</source>
        <translation>Der Gast geht in den War</translation>
    </message>
    <message>
        <source>The patron surrenders</source>
        <translation>Der Gast gibt auf</translation>
    </message>
    <message>
        <source>War won</source>
        <translation>War gewonnen</translation>
    </message>
    <message>
        <source>War lost</source>
        <translation>War verloren</translation>
    </message>
    <message>
        <source>War tied</source>
        <translation>War unentschieden</translation>
    </message>
    <message>
        <source>War bonus won</source>
        <translation>War-Bonus gewonnen</translation>
    </message>
    <message>
        <source>Winnings ride</source>
        <translation>Gewinn bleibt stehen</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Überkauft</translation>
    </message>
    <message>
        <source>Rounds with a war</source>
        <translation>Runden mit einem War</translation>
    </message>
    <message>
        <source>Rounds with two wars or more</source>
        <translation>Runden mit zwei oder mehr Wars</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>Dealer hat Blackjack</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>Dealer überkauft</translation>
    </message>
    <message>
        <source>Rounds after a new shoe</source>
        <translation>Runden nach neuem Schlitten</translation>
    </message>
    <message>
        <source>Tie bets are settled before a war starts.</source>
        <translation>Tie-Einsätze werden abgerechnet, bevor ein War beginnt.</translation>
    </message>
    <message>
        <source>Every bet that the first cards decide is settled before a war starts.</source>
        <translation>Jeder Einsatz, den die ersten Karten entscheiden, wird vor einem War abgerechnet.</translation>
    </message>
    <message>
        <source>All tie bets are settled first, then the main bets, then the wars.</source>
        <translation>Zuerst alle Tie-Einsätze, dann die Haupteinsätze, dann die Wars.</translation>
    </message>
    <message>
        <source>The first cards are settled before any war.</source>
        <translation>Die ersten Karten werden vor jedem War abgerechnet.</translation>
    </message>
    <message>
        <source>Tie bets are settled %1, one seat at a time.</source>
        <translation>Tie-Einsätze werden %1 abgerechnet, ein Platz nach dem anderen.</translation>
    </message>
    <message>
        <source>Main bets are settled %1, one seat at a time.</source>
        <translation>Haupteinsätze werden %1 abgerechnet, ein Platz nach dem anderen.</translation>
    </message>
    <message>
        <source>Wars are settled %1, one seat at a time.</source>
        <translation>Wars werden %1 abgerechnet, ein Platz nach dem anderen.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards leave last, when every bet is settled.</source>
        <translation>Die Karten des Dealers gehen zuletzt, wenn alles abgerechnet ist.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave when its last bet is settled.</source>
        <translation>Aufnehmen und zahlen: die Karten eines Platzes gehen, wenn sein letzter Einsatz abgerechnet ist.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until every bet on the table is settled.</source>
        <translation>Liegen lassen und zahlen: alle Karten bleiben, bis der ganze Tisch abgerechnet ist.</translation>
    </message>
    <message>
        <source>This house picks up a seat&apos;s cards before its last payment.</source>
        <translation>Dieses Haus nimmt die Karten eines Platzes vor seiner letzten Zahlung auf.</translation>
    </message>
    <message>
        <source>Pick and pay: pick up a seat&apos;s cards before you settle another seat.</source>
        <translation>Aufnehmen und zahlen: die Karten eines Platzes aufnehmen, bevor der nächste abgerechnet wird.</translation>
    </message>
    <message>
        <source>Cards are swept %1, the dealer&apos;s last.</source>
        <translation>Die Karten werden %1 eingesammelt, die des Dealers zuletzt.</translation>
    </message>
    <message>
        <source>Cards are still on the layout.</source>
        <translation>Es liegen noch Karten auf dem Layout.</translation>
    </message>
    <message>
        <source>All cards are collected before the round ends.</source>
        <translation>Alle Karten werden aufgenommen, bevor die Runde endet.</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>von links nach rechts</translation>
    </message>
    <message>
        <source>right to left</source>
        <translation>von rechts nach links</translation>
    </message>
    <message>
        <source>Money: what you take, pay and allow</source>
        <translation>Geld: was Sie nehmen, zahlen und zulassen</translation>
    </message>
    <message>
        <source>Order: who comes first</source>
        <translation>Reihenfolge: wer zuerst kommt</translation>
    </message>
    <message>
        <source>Cards: the shoe, the burns, when cards are picked up</source>
        <translation>Karten: Schlitten, Brennen, wann sie aufgenommen werden</translation>
    </message>
    <message>
        <source>Calls, seats and chips</source>
        <translation>Ansagen, Plätze und Jetons</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 zu %2</translation>
    </message>
    <message>
        <source>What a dealer must do differently</source>
        <translation>Was ein Dealer anders machen muss</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>Nichts ist anders.</translation>
    </message>
    <message>
        <source>Seat by seat, right to left</source>
        <translation>Platz für Platz, von rechts nach links</translation>
    </message>
    <message>
        <source>Seat by seat, left to right</source>
        <translation>Platz für Platz, von links nach rechts</translation>
    </message>
    <message>
        <source>All tie bets first, then main bets right to left</source>
        <translation>Erst alle Tie-Einsätze, dann Haupteinsätze von rechts nach links</translation>
    </message>
    <message>
        <source>All tie bets first, then main bets left to right</source>
        <translation>Erst alle Tie-Einsätze, dann Haupteinsätze von links nach rechts</translation>
    </message>
    <message>
        <source>No burn before a war</source>
        <translation>Kein Brennen vor einem War</translation>
    </message>
    <message>
        <source>Burn %1 once, before the war</source>
        <translation>%1 einmal brennen, vor dem War</translation>
    </message>
    <message>
        <source>Burn %1 before each war card</source>
        <translation>%1 vor jeder War-Karte brennen</translation>
    </message>
    <message>
        <source>Burn %1 before the first war card and before the dealer&apos;s</source>
        <translation>%1 vor der ersten War-Karte und der des Dealers brennen</translation>
    </message>
    <message>
        <source>War bonus %1, winnings may ride</source>
        <translation>War-Bonus %1, Gewinn darf stehen bleiben</translation>
    </message>
    <message>
        <source>War bonus %1, no parlay</source>
        <translation>War-Bonus %1, kein Parlay</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>Blackjack zahlt %1</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17</source>
        <translation>Der Dealer zieht bei Soft 17</translation>
    </message>
    <message>
        <source>The dealer stands on every 17</source>
        <translation>Der Dealer bleibt bei jeder 17</translation>
    </message>
    <message>
        <source>Insurance; splits to %1 hands</source>
        <translation>Versicherung; Teilen bis %1 Hände</translation>
    </message>
    <message>
        <source>No insurance; splits to %1 hands</source>
        <translation>Keine Versicherung; Teilen bis %1 Hände</translation>
    </message>
    <message>
        <source>The house matches the war bet</source>
        <translation>Das Haus ergänzt den War-Einsatz</translation>
    </message>
    <message>
        <source>A war pays %1, a tied war %2</source>
        <translation>Ein War zahlt %1, unentschieden %2</translation>
    </message>
    <message>
        <source>Tie bet pays %1</source>
        <translation>Tie-Einsatz zahlt %1</translation>
    </message>
    <message>
        <source>Shuffled before every round</source>
        <translation>Vor jeder Runde gemischt</translation>
    </message>
    <message>
        <source>The dealer drew a card too many.</source>
        <translation>Der Dealer zog eine Karte zu viel.</translation>
    </message>
    <message>
        <source>The dealer stopped, but had to draw.</source>
        <translation>Der Dealer blieb stehen, musste aber ziehen.</translation>
    </message>
    <message>
        <source>As long as a hand is in play against him, the dealer draws to 17 and hits a soft 17.</source>
        <translation>Solange eine Hand gegen ihn im Spiel ist, zieht der Dealer bis 17 und zieht bei Soft 17.</translation>
    </message>
    <message>
        <source>As long as a hand is in play against him, the dealer draws to 17 and stands on every 17.</source>
        <translation>Solange eine Hand gegen ihn im Spiel ist, zieht der Dealer bis 17 und bleibt bei jeder 17.</translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards.</source>
        <translation>Wer überkauft, verliert sofort; ein Blackjack wird an der Reihe bezahlt: erst Jetons, dann Karten.</translation>
    </message>
    <message>
        <source>Insurance was not offered.</source>
        <translation>Die Versicherung wurde nicht angeboten.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, offer it to everybody before anything else.</source>
        <translation>Zeigt der Dealer ein Ass, allen zuerst Versicherung anbieten.</translation>
    </message>
    <message>
        <source>Ask every winner: take it all, or leave the winnings?</source>
        <translation>Jeden Gewinner fragen: alles nehmen oder den Gewinn stehen lassen?</translation>
    </message>
    <message>
        <source>Wait for the answer: take it all or leave the winnings.</source>
        <translation>Die Antwort abwarten: alles nehmen oder den Gewinn stehen lassen.</translation>
    </message>
    <message>
        <source>All War bonuses are settled before any second card.</source>
        <translation>Alle War-Boni werden vor den zweiten Karten abgerechnet.</translation>
    </message>
    <message>
        <source>War bonuses are settled, and winners asked, %1.</source>
        <translation>War-Boni werden %1 abgerechnet und die Gewinner gefragt.</translation>
    </message>
    <message>
        <source>Insurance is settled %1, one seat at a time.</source>
        <translation>Versicherungen werden %1 abgerechnet, ein Platz nach dem anderen.</translation>
    </message>
    <message>
        <source>Pay even money and take lost insurance before play goes on.</source>
        <translation>Even Money zahlen und verlorene Versicherungen einziehen, bevor es weitergeht.</translation>
    </message>
    <message>
        <source>Patrons play from left to right; a blackjack is paid in turn.</source>
        <translation>Die Gäste spielen von links nach rechts; ein Blackjack wird an der Reihe bezahlt.</translation>
    </message>
    <message>
        <source>Hands are settled %1, one seat at a time.</source>
        <translation>Hände werden %1 abgerechnet, ein Platz nach dem anderen.</translation>
    </message>
    <message>
        <source>%1: %2 was handed back.</source>
        <translation>%1: %2 wurde zurückgegeben.</translation>
    </message>
    <message>
        <source>For a parlay, hand back the original bet and leave the winnings.</source>
        <translation>Beim Parlay den ursprünglichen Einsatz zurückgeben und den Gewinn liegen lassen.</translation>
    </message>
    <message>
        <source>Hand the patron bet and winnings.</source>
        <translation>Dem Gast Einsatz und Gewinn geben.</translation>
    </message>
    <message>
        <source>Patrons play from left to right, one hand at a time, the dealer last.</source>
        <translation>Die Gäste spielen von links nach rechts, Hand für Hand, der Dealer zuletzt.</translation>
    </message>
    <message>
        <source>The hole card was not turned over.</source>
        <translation>Die verdeckte Karte wurde nicht umgedreht.</translation>
    </message>
    <message>
        <source>Turn it over before the dealer draws or hands are settled.</source>
        <translation>Umdrehen, bevor der Dealer zieht oder Hände abgerechnet werden.</translation>
    </message>
    <message>
        <source>Play went on without the peek.</source>
        <translation>Es ging weiter, ohne die verdeckte Karte anzusehen.</translation>
    </message>
    <message>
        <source>Under an ace or a ten the dealer peeks before anybody plays.</source>
        <translation>Unter Ass oder Zehn sieht der Dealer nach, bevor jemand spielt.</translation>
    </message>
    <message>
        <source>The dealer peeked when no peek was due.</source>
        <translation>Der Dealer sah nach, obwohl es nicht an der Reihe war.</translation>
    </message>
    <message>
        <source>Peek once, under an ace or a ten, before anybody plays.</source>
        <translation>Einmal nachsehen, unter Ass oder Zehn, bevor jemand spielt.</translation>
    </message>
    <message>
        <source>This house does not peek.</source>
        <translation>Dieses Haus sieht nicht nach.</translation>
    </message>
    <message>
        <source>The hole card was shown too early.</source>
        <translation>Die verdeckte Karte wurde zu früh gezeigt.</translation>
    </message>
    <message>
        <source>It stays face down until every patron has played, or the peek finds a blackjack.</source>
        <translation>Sie bleibt verdeckt, bis alle gespielt haben oder das Nachsehen einen Blackjack ergibt.</translation>
    </message>
    <message>
        <source>Deal a card only at the patron&apos;s signal; 21 stands automatically.</source>
        <translation>Nur auf das Zeichen des Gastes eine Karte geben; 21 bleibt von selbst stehen.</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>Der Kartenschlitten</translation>
    </message>
    <message>
        <source>to a tied patron, when it is his turn</source>
        <translation>an einen Gast bei Gleichstand, wenn er an der Reihe ist</translation>
    </message>
    <message>
        <source>to each winner of the War bonus, in turn</source>
        <translation>an jeden Gewinner des War-Bonus, der Reihe nach</translation>
    </message>
    <message>
        <source>when the last round is over</source>
        <translation>wenn die letzte Runde vorbei ist</translation>
    </message>
    <message>
        <source>when a patron first bets below the minimum</source>
        <translation>wenn ein Gast zum ersten Mal unter dem Minimum setzt</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>vor der ersten Karte</translation>
    </message>
    <message>
        <source>for a dispute, a malfunction, or a payment that needs the floor</source>
        <translation>bei einem Streit, einer Störung oder einer Zahlung, die den Tischchef braucht</translation>
    </message>
    <message>
        <source>Calls, word for word</source>
        <translation>Ansagen, Wort für Wort</translation>
    </message>
    <message>
        <source>when</source>
        <translation>wann</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Wenn etwas schiefgeht</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>Genaue Hausvorteile</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>House&apos;s edge</source>
        <translation>Hausvorteil</translation>
    </message>
    <message>
        <source>As a fraction</source>
        <translation>Als Bruch</translation>
    </message>
    <message>
        <source>Of all money staked</source>
        <translation>Von allem Gesetzten</translation>
    </message>
    <message>
        <source>How you are judged</source>
        <translation>So werden Sie bewertet</translation>
    </message>
    <message>
        <source>You start with 100 points. A critical mistake (wrong money) costs %1, a major one (order, cards) %2, a minor one %3.</source>
        <translation>Sie beginnen mit 100 Punkten. Ein kritischer Fehler (falsches Geld) kostet %1, ein schwerer (Reihenfolge, Karten) %2, ein leichter %3.</translation>
    </message>
    <message>
        <source>You pass with %1 points. A round should take %2 seconds.</source>
        <translation>Mit %1 Punkten bestehen Sie. Eine Runde soll %2 Sekunden dauern.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Dealer&apos;s manual</source>
        <translation>Dealer-Handbuch</translation>
    </message>
    <message>
        <source>Cards of equal value may be split, into %1 hands at most.</source>
        <translation>Karten gleichen Werts dürfen geteilt werden, bis zu %1 Hände.</translation>
    </message>
    <message>
        <source>For the bonus, an ace is the lowest card.</source>
        <translation>Beim Bonus ist ein Ass die niedrigste Karte.</translation>
    </message>
    <message>
        <source>For the bonus, an ace is the highest card.</source>
        <translation>Beim Bonus ist ein Ass die höchste Karte.</translation>
    </message>
    <message>
        <source>If the first cards tie, the house wins the bonus.</source>
        <translation>Sind die ersten Karten gleich, gewinnt das Haus den Bonus.</translation>
    </message>
    <message>
        <source>If the first cards tie, the bonus is a push.</source>
        <translation>Sind die ersten Karten gleich, ist der Bonus ein Push.</translation>
    </message>
    <message>
        <source>A winning War bonus pays %1.</source>
        <translation>Ein gewonnener War-Bonus zahlt %1.</translation>
    </message>
    <message>
        <source>A patron who loses the War bonus still plays the hand.</source>
        <translation>Wer den War-Bonus verliert, spielt seine Hand trotzdem weiter.</translation>
    </message>
    <message>
        <source>Winners may leave their winnings on the War spot: a parlay on the hand.</source>
        <translation>Gewinner dürfen ihren Gewinn auf dem War-Feld stehen lassen: ein Parlay auf die Hand.</translation>
    </message>
    <message>
        <source>There is no parlay.</source>
        <translation>Es gibt kein Parlay.</translation>
    </message>
    <message>
        <source>Winners are asked in the order of settlement: take it all, or leave the winnings?</source>
        <translation>Die Gewinner werden in der Reihenfolge der Abrechnung gefragt: alles nehmen oder den Gewinn stehen lassen?</translation>
    </message>
    <message>
        <source>For a parlay, the original bet is handed back and the winnings stay.</source>
        <translation>Beim Parlay geht der ursprüngliche Einsatz zurück, und der Gewinn bleibt stehen.</translation>
    </message>
    <message>
        <source>A parlay is a separate bet that wins and loses with the hand.</source>
        <translation>Ein Parlay ist ein eigener Einsatz, der mit der Hand gewinnt und verliert.</translation>
    </message>
    <message>
        <source>Without a parlay, bet and winnings are handed over at once.</source>
        <translation>Ohne Parlay werden Einsatz und Gewinn sofort ausgehändigt.</translation>
    </message>
    <message>
        <source>Then each patron gets a second card, face up.</source>
        <translation>Dann bekommt jeder Gast eine zweite Karte, offen.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt last, face down.</source>
        <translation>Die zweite Karte des Dealers wird zuletzt gegeben, verdeckt.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, insurance of up to half the bet is offered at 2:1; a patron with a blackjack may take even money.</source>
        <translation>Zeigt der Dealer ein Ass, wird eine Versicherung bis zum halben Einsatz zu 2:1 angeboten; ein Gast mit Blackjack darf Even Money nehmen.</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Es gibt keine Versicherung.</translation>
    </message>
    <message>
        <source>Under an ace or a ten, the dealer peeks at the hole card before anybody plays.</source>
        <translation>Unter einem Ass oder einer Zehn sieht der Dealer nach der verdeckten Karte, bevor jemand spielt.</translation>
    </message>
    <message>
        <source>The dealer does not look at the hole card until the patrons have played.</source>
        <translation>Der Dealer sieht die verdeckte Karte erst an, wenn die Gäste gespielt haben.</translation>
    </message>
    <message>
        <source>Patrons play from left to right, each hand to its end.</source>
        <translation>Die Gäste spielen von links nach rechts, jede Hand bis zum Ende.</translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, also for less.</source>
        <translation>Eine Hand aus zwei Karten darf verdoppelt werden, auch für weniger.</translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, for the full bet only.</source>
        <translation>Eine Hand aus zwei Karten darf verdoppelt werden, nur um den vollen Einsatz.</translation>
    </message>
    <message>
        <source>Split aces get one card each.</source>
        <translation>Geteilte Asse bekommen je eine Karte.</translation>
    </message>
    <message>
        <source>With a split or a double, the patron may match the bet on the War spot too.</source>
        <translation>Beim Teilen oder Verdoppeln darf der Gast auch auf dem War-Feld nachlegen.</translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards, in either style.</source>
        <translation>Eine überkaufte Hand verliert sofort, und ein Blackjack wird bezahlt, wenn er an der Reihe ist: erst Jetons, dann Karten, bei jeder Arbeitsweise.</translation>
    </message>
    <message>
        <source>The dealer turns over the hole card and draws to 17.</source>
        <translation>Der Dealer dreht die verdeckte Karte um und zieht bis 17.</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <translation>Der Dealer zieht bei einer weichen 17.</translation>
    </message>
    <message>
        <source>The dealer stands on every 17.</source>
        <translation>Der Dealer bleibt bei jeder 17.</translation>
    </message>
    <message>
        <source>The higher hand wins 1:1, the lower loses, equal hands push.</source>
        <translation>Die höhere Hand gewinnt 1:1, die niedrigere verliert, gleiche Hände sind ein Push.</translation>
    </message>
    <message>
        <source>A blackjack pays %1.</source>
        <translation>Ein Blackjack zahlt %1.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>A short name without spaces; files and commands find the house by it.</source>
        <translation>Ein kurzer Name ohne Leerzeichen; Dateien und Befehle finden das Haus darunter.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name on the felt, in the manual and in lists.</source>
        <translation>Der Name auf dem Layout, im Handbuch und in Listen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Casino War or War Blackjack. For the other game, start from a house that plays it.</source>
        <translation>Casino War oder War Blackjack. Für das andere Spiel von einem Haus ausgehen, das es anbietet.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The document the rules come from, and whose clauses are named.</source>
        <translation>Das Dokument, aus dem die Regeln stammen und dessen Klauseln genannt werden.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>How many decks are in the shoe, 1 to 8.</source>
        <translation>Wie viele Kartenspiele im Schlitten sind, 1 bis 8.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>When the cards are shuffled: after the cut card comes out, or before every round.</source>
        <translation>Wann gemischt wird: wenn die Schneidekarte gekommen ist oder vor jeder Runde.</translation>
    </message>
    <message>
        <source>Cut card from the end</source>
        <translation>Schneidekarte vor dem Ende</translation>
    </message>
    <message>
        <source>The most cards behind the cut card, at most half the shoe. Leave it empty if every round is shuffled. War Blackjack with one or two decks never goes past a third of the shoe.</source>
        <translation>Höchstens so viele Karten hinter der Schneidekarte, höchstens der halbe Schlitten. Leer lassen, wenn jede Runde gemischt wird. War Blackjack mit einem oder zwei Kartenspielen geht nie über ein Drittel des Schlittens hinaus.</translation>
    </message>
    <message>
        <source>Burned from a new shoe</source>
        <translation>Vom neuen Schlitten gebrannt</translation>
    </message>
    <message>
        <source>How many cards of a new shoe are burned before the first round.</source>
        <translation>Wie viele Karten eines neuen Schlittens vor der ersten Runde gebrannt werden.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>How many seats the table has, 1 to 9.</source>
        <translation>Wie viele Plätze der Tisch hat, 1 bis 9.</translation>
    </message>
    <message>
        <source>Spots per patron</source>
        <translation>Felder pro Gast</translation>
    </message>
    <message>
        <source>How many spots one patron may play at once, at most the seats of the table.</source>
        <translation>Wie viele Felder ein Gast zugleich spielen darf, höchstens die Plätze des Tisches.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>The values of the chips in the tray, from the lowest to the highest.</source>
        <translation>Die Werte der Jetons im Jetonkasten, vom niedrigsten zum höchsten.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>In whose favour an amount is rounded that the chips cannot make.</source>
        <translation>Zu wessen Gunsten ein Betrag gerundet wird, den die Jetons nicht ergeben.</translation>
    </message>
    <message>
        <source>Main bet, minimum</source>
        <translation>Haupteinsatz, Minimum</translation>
    </message>
    <message>
        <source>The smallest main bet that is taken.</source>
        <translation>Der kleinste Haupteinsatz, der angenommen wird.</translation>
    </message>
    <message>
        <source>Main bet, maximum</source>
        <translation>Haupteinsatz, Maximum</translation>
    </message>
    <message>
        <source>The largest main bet that is taken.</source>
        <translation>Der größte Haupteinsatz, der angenommen wird.</translation>
    </message>
    <message>
        <source>Tie bet, minimum</source>
        <translation>Tie-Einsatz, Minimum</translation>
    </message>
    <message>
        <source>The smallest tie bet that is taken.</source>
        <translation>Der kleinste Tie-Einsatz, der angenommen wird.</translation>
    </message>
    <message>
        <source>Tie bet, maximum</source>
        <translation>Tie-Einsatz, Maximum</translation>
    </message>
    <message>
        <source>The largest tie bet that is taken.</source>
        <translation>Der größte Tie-Einsatz, der angenommen wird.</translation>
    </message>
    <message>
        <source>War bonus, minimum</source>
        <translation>War-Bonus, Minimum</translation>
    </message>
    <message>
        <source>The smallest War bonus that is taken.</source>
        <translation>Der kleinste War-Bonus, der angenommen wird.</translation>
    </message>
    <message>
        <source>War bonus, maximum</source>
        <translation>War-Bonus, Maximum</translation>
    </message>
    <message>
        <source>The largest War bonus that is taken.</source>
        <translation>Der größte War-Bonus, der angenommen wird.</translation>
    </message>
    <message>
        <source>Both bets together</source>
        <translation>Beide Einsätze zusammen</translation>
    </message>
    <message>
        <source>The most that the bets of one seat may add up to; none if only each bet has a limit.</source>
        <translation>So viel dürfen die Einsätze eines Platzes zusammen höchstens ergeben; keine, wenn nur jeder Einsatz ein Limit hat.</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Unter dem Minimum</translation>
    </message>
    <message>
        <source>What is done with a bet below the minimum: refused, or honoured once with a reminder.</source>
        <translation>Was mit einem Einsatz unter dem Minimum geschieht: abgelehnt, oder einmal mit Hinweis angenommen.</translation>
    </message>
    <message>
        <source>Above the maximum</source>
        <translation>Über dem Maximum</translation>
    </message>
    <message>
        <source>What is done with a bet above the maximum: refused, or the excess handed back.</source>
        <translation>Was mit einem Einsatz über dem Maximum geschieht: abgelehnt, oder der Überschuss geht zurück.</translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation>Tie-Einsätze</translation>
    </message>
    <message>
        <source>Whether patrons may bet that their first card ties the dealer&apos;s.</source>
        <translation>Ob Gäste darauf setzen dürfen, dass ihre erste Karte der des Dealers gleicht.</translation>
    </message>
    <message>
        <source>Without a main bet</source>
        <translation>Ohne Haupteinsatz</translation>
    </message>
    <message>
        <source>Whether a tie bet may stand on a spot without a main bet.</source>
        <translation>Ob ein Tie-Einsatz ohne Haupteinsatz auf einem Feld stehen darf.</translation>
    </message>
    <message>
        <source>A tie bet pays</source>
        <translation>Ein Tie-Einsatz zahlt</translation>
    </message>
    <message>
        <source>What a winning tie bet pays, such as 10:1.</source>
        <translation>Was ein gewonnener Tie-Einsatz zahlt, etwa 10:1.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Whether a tied patron may give up part of the bet instead of going to war.</source>
        <translation>Ob ein Gast bei Gleichstand einen Teil des Einsatzes aufgeben darf, statt in den War zu gehen.</translation>
    </message>
    <message>
        <source>A surrender costs</source>
        <translation>Aufgeben kostet</translation>
    </message>
    <message>
        <source>The part of the main bet that the house takes: 1:2 is half.</source>
        <translation>Der Teil des Haupteinsatzes, den das Haus nimmt: 1:2 ist die Hälfte.</translation>
    </message>
    <message>
        <source>When cards are burned</source>
        <translation>Wann gebrannt wird</translation>
    </message>
    <message>
        <source>Before which war cards the dealer burns.</source>
        <translation>Vor welchen War-Karten der Dealer brennt.</translation>
    </message>
    <message>
        <source>Cards burned</source>
        <translation>Gebrannte Karten</translation>
    </message>
    <message>
        <source>How many cards are burned each time.</source>
        <translation>Wie viele Karten jedes Mal gebrannt werden.</translation>
    </message>
    <message>
        <source>The house posts</source>
        <translation>Das Haus legt einen Post</translation>
    </message>
    <message>
        <source>Whether the house matches the war bet with a post.</source>
        <translation>Ob das Haus zum War-Einsatz gleich viel als Post legt.</translation>
    </message>
    <message>
        <source>A won war pays</source>
        <translation>Ein gewonnener War zahlt</translation>
    </message>
    <message>
        <source>What the war bet pays when the patron wins the war, the house&apos;s post included.</source>
        <translation>Was der War-Einsatz zahlt, wenn der Gast den War gewinnt, den Post des Hauses eingerechnet.</translation>
    </message>
    <message>
        <source>A tied war pays</source>
        <translation>Ein War mit Gleichstand zahlt</translation>
    </message>
    <message>
        <source>What the war bet pays when the war cards tie, the house&apos;s post included.</source>
        <translation>Was der War-Einsatz zahlt, wenn die War-Karten gleich sind, den Post des Hauses eingerechnet.</translation>
    </message>
    <message>
        <source>Tie bets on the war</source>
        <translation>Tie-Einsätze im War</translation>
    </message>
    <message>
        <source>Whether patrons may bet that the war cards tie.</source>
        <translation>Ob Gäste darauf setzen dürfen, dass die War-Karten gleich sind.</translation>
    </message>
    <message>
        <source>A tie bet on the war pays</source>
        <translation>Ein War-Tie-Einsatz zahlt</translation>
    </message>
    <message>
        <source>What a tie bet on the war cards pays.</source>
        <translation>Was ein Tie-Einsatz auf die War-Karten zahlt.</translation>
    </message>
    <message>
        <source>Amount of a tie bet on the war</source>
        <translation>Höhe des War-Tie-Einsatzes</translation>
    </message>
    <message>
        <source>Whether a tie bet on the war cards is exactly the main bet, or any amount.</source>
        <translation>Ob ein Tie-Einsatz auf die War-Karten genau der Haupteinsatz ist oder beliebig hoch.</translation>
    </message>
    <message>
        <source>Ace in the bonus</source>
        <translation>Ass beim Bonus</translation>
    </message>
    <message>
        <source>Whether an ace is the lowest or the highest card for the War bonus.</source>
        <translation>Ob ein Ass beim War-Bonus die niedrigste oder die höchste Karte ist.</translation>
    </message>
    <message>
        <source>Tied bonus</source>
        <translation>Bonus bei Gleichstand</translation>
    </message>
    <message>
        <source>Whether the house wins a tied War bonus, or it is a push.</source>
        <translation>Ob das Haus einen War-Bonus bei Gleichstand gewinnt oder ob er ein Push ist.</translation>
    </message>
    <message>
        <source>The bonus pays</source>
        <translation>Der Bonus zahlt</translation>
    </message>
    <message>
        <source>What a winning War bonus pays.</source>
        <translation>Was ein gewonnener War-Bonus zahlt.</translation>
    </message>
    <message>
        <source>Whether winners may leave their winnings as a bet on the hand.</source>
        <translation>Ob Gewinner ihren Gewinn als Einsatz auf die Hand stehen lassen dürfen.</translation>
    </message>
    <message>
        <source>A blackjack pays</source>
        <translation>Ein Blackjack zahlt</translation>
    </message>
    <message>
        <source>What an ace and a ten-value card as the first two cards pay.</source>
        <translation>Was ein Ass und eine Karte vom Wert Zehn als erste zwei Karten zahlen.</translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>Soft 17</translation>
    </message>
    <message>
        <source>What the dealer does with a 17 in which an ace counts eleven.</source>
        <translation>Was der Dealer mit einer 17 tut, in der ein Ass elf zählt.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>Verdoppeln für weniger</translation>
    </message>
    <message>
        <source>Whether a double may be less than the bet.</source>
        <translation>Ob beim Verdoppeln weniger als der Einsatz gelegt werden darf.</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Verdoppeln nach dem Teilen</translation>
    </message>
    <message>
        <source>Whether a split hand may be doubled.</source>
        <translation>Ob eine geteilte Hand verdoppelt werden darf.</translation>
    </message>
    <message>
        <source>Most hands after splits</source>
        <translation>Meiste Hände nach dem Teilen</translation>
    </message>
    <message>
        <source>The most hands that one hand may become, 1 to 4.</source>
        <translation>Wie viele Hände aus einer werden dürfen, 1 bis 4.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>Geteilte Asse</translation>
    </message>
    <message>
        <source>Whether split aces get one card each and stand; else they are played like any hand.</source>
        <translation>Ob geteilte Asse je eine Karte bekommen und bleiben; sonst werden sie wie jede Hand gespielt.</translation>
    </message>
    <message>
        <source>Whether insurance is offered when the dealer shows an ace, and even money to a patron with a blackjack.</source>
        <translation>Ob eine Versicherung angeboten wird, wenn der Dealer ein Ass zeigt, und einem Gast mit Blackjack Even Money.</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>Whether the dealer looks at the hole card under an ace or a ten before anybody plays.</source>
        <translation>Ob der Dealer unter einem Ass oder einer Zehn nach der verdeckten Karte sieht, bevor jemand spielt.</translation>
    </message>
    <message>
        <source>First settlement</source>
        <translation>Erste Abrechnung</translation>
    </message>
    <message>
        <source>Whether each seat is settled completely, or all tie bets before the main bets.</source>
        <translation>Ob jeder Platz ganz abgerechnet wird oder alle Tie-Einsätze vor den Haupteinsätzen.</translation>
    </message>
    <message>
        <source>Tie bets are settled</source>
        <translation>Tie-Einsätze abrechnen</translation>
    </message>
    <message>
        <source>The direction in which tie bets are settled, as the dealer sees it.</source>
        <translation>Die Richtung, in der Tie-Einsätze abgerechnet werden, vom Dealer aus gesehen.</translation>
    </message>
    <message>
        <source>Main bets are settled</source>
        <translation>Haupteinsätze abrechnen</translation>
    </message>
    <message>
        <source>The direction in which main bets, or whole seats, are settled, as the dealer sees it; in War Blackjack hands and insurance.</source>
        <translation>Die Richtung, in der Haupteinsätze oder ganze Plätze abgerechnet werden, vom Dealer aus gesehen; im War Blackjack Hände und Versicherungen.</translation>
    </message>
    <message>
        <source>Wars are settled</source>
        <translation>Wars abrechnen</translation>
    </message>
    <message>
        <source>The direction in which wars are settled; in War Blackjack the War bonus and the parlay question.</source>
        <translation>Die Richtung, in der Wars abgerechnet werden; im War Blackjack der War-Bonus und die Frage nach dem Parlay.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Pick and pay: a hand&apos;s cards leave when it is settled. Lay and pay: all cards stay until every bet is settled.</source>
        <translation>Aufnehmen und zahlen: die Karten einer Hand gehen weg, sobald sie abgerechnet ist. Liegen lassen und zahlen: alle Karten bleiben, bis jeder Einsatz abgerechnet ist.</translation>
    </message>
    <message>
        <source>Cards are picked up</source>
        <translation>Karten aufnehmen</translation>
    </message>
    <message>
        <source>In pick and pay, whether cards are picked up after the payment, before it, or either.</source>
        <translation>Ob beim Aufnehmen und Zahlen die Karten nach der Zahlung aufgenommen werden, davor oder beides.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Einsammeln</translation>
    </message>
    <message>
        <source>The direction in which the cards left on the layout are collected; the dealer&apos;s come last.</source>
        <translation>Die Richtung, in der die liegenden Karten eingesammelt werden; die des Dealers kommen zuletzt.</translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot;</source>
        <translation>„Bitte das Spiel zu machen“</translation>
    </message>
    <message>
        <source>Whether the dealer must call for bets.</source>
        <translation>Ob der Dealer zum Setzen auffordern muss.</translation>
    </message>
    <message>
        <source>&quot;No more bets&quot;</source>
        <translation>„Nichts geht mehr“</translation>
    </message>
    <message>
        <source>Whether the dealer must close the bets with a call.</source>
        <translation>Ob der Dealer die Einsätze mit einer Ansage schließen muss.</translation>
    </message>
    <message>
        <source>&quot;War or surrender?&quot;</source>
        <translation>„War oder aufgeben?“</translation>
    </message>
    <message>
        <source>Whether the dealer must ask a tied patron.</source>
        <translation>Ob der Dealer einen Gast bei Gleichstand fragen muss.</translation>
    </message>
    <message>
        <source>Call the floor above</source>
        <translation>Tischchef rufen über</translation>
    </message>
    <message>
        <source>A payment above this ratio is called to the floor first; none if no payment is.</source>
        <translation>Eine Zahlung über dieser Quote wird zuerst dem Tischchef gemeldet; keine, wenn es keine solche gibt.</translation>
    </message>
    <message>
        <source>Payments are built</source>
        <translation>Zahlungen bestehen aus</translation>
    </message>
    <message>
        <source>Which chips a payment must be built from.</source>
        <translation>Aus welchen Jetons eine Zahlung bestehen muss.</translation>
    </message>
    <message>
        <source>A wrong payment</source>
        <translation>Eine falsche Zahlung</translation>
    </message>
    <message>
        <source>Who corrects a wrong payment: the dealer himself at once, or the floor.</source>
        <translation>Wer eine falsche Zahlung berichtigt: der Dealer sofort selbst oder der Tischchef.</translation>
    </message>
    <message>
        <source>A critical mistake</source>
        <translation>Ein kritischer Fehler</translation>
    </message>
    <message>
        <source>Points lost for a mistake with money.</source>
        <translation>Abgezogene Punkte für einen Fehler mit Geld.</translation>
    </message>
    <message>
        <source>A major mistake</source>
        <translation>Ein schwerer Fehler</translation>
    </message>
    <message>
        <source>Points lost for a mistake in the order or with cards.</source>
        <translation>Abgezogene Punkte für einen Fehler in der Reihenfolge oder mit Karten.</translation>
    </message>
    <message>
        <source>A minor mistake</source>
        <translation>Ein leichter Fehler</translation>
    </message>
    <message>
        <source>Points lost for a mistake with calls or chips.</source>
        <translation>Abgezogene Punkte für einen Fehler bei Ansagen oder Jetons.</translation>
    </message>
    <message>
        <source>To pass</source>
        <translation>Zum Bestehen</translation>
    </message>
    <message>
        <source>Points, out of 100, that pass an examination.</source>
        <translation>Punkte von 100, mit denen man die Prüfung besteht.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Seconds in which a round should be dealt.</source>
        <translation>Sekunden, in denen eine Runde gegeben sein soll.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing is due beyond the post.</source>
        <translation>Über den Post hinaus ist nichts fällig.</translation>
    </message>
    <message>
        <source>This house pays it %1.</source>
        <translation>Dieses Haus zahlt darauf %1.</translation>
    </message>
    <message>
        <source>This house pays a different amount.</source>
        <translation>Dieses Haus zahlt einen anderen Betrag.</translation>
    </message>
    <message>
        <source>A losing bet goes to the tray.</source>
        <translation>Ein verlorener Einsatz kommt in den Jetonkasten.</translation>
    </message>
    <message>
        <source>A winning bet is paid and stays with the patron.</source>
        <translation>Ein gewonnener Einsatz wird bezahlt und bleibt beim Gast.</translation>
    </message>
    <message>
        <source>A losing bet is taken in full.</source>
        <translation>Ein verlorener Einsatz wird ganz eingezogen.</translation>
    </message>
    <message>
        <source>This house takes %1 of a surrendered bet.</source>
        <translation>Dieses Haus nimmt %1 eines aufgegebenen Einsatzes.</translation>
    </message>
    <message>
        <source>The house matches the war bet before a card is burned or dealt for the war.</source>
        <translation>Das Haus legt den gleichen Betrag, bevor für den War eine Karte gebrannt oder gegeben wird.</translation>
    </message>
    <message>
        <source>%1: you burned before posting.</source>
        <translation>%1: Sie haben vor dem Post gebrannt.</translation>
    </message>
    <message>
        <source>%1: you went on with the war before posting.</source>
        <translation>%1: Sie haben den War ohne Post fortgesetzt.</translation>
    </message>
    <message>
        <source>%1: you posted %2.</source>
        <translation>%1: Sie haben %2 gelegt.</translation>
    </message>
    <message>
        <source>The house posts exactly as much as the war bet.</source>
        <translation>Das Haus legt genau so viel wie der War-Einsatz.</translation>
    </message>
    <message>
        <source>%1: %2 was paid.</source>
        <translation>%1: %2 wurde bezahlt.</translation>
    </message>
    <message>
        <source>A push is neither paid nor taken.</source>
        <translation>Ein Push wird weder bezahlt noch eingezogen.</translation>
    </message>
    <message>
        <source>%1: %2 was taken.</source>
        <translation>%1: %2 wurde eingezogen.</translation>
    </message>
    <message>
        <source>%1: the amount is right, the chips are not.</source>
        <translation>%1: der Betrag stimmt, die Jetons nicht.</translation>
    </message>
    <message>
        <source>This house pays in the fewest chips.</source>
        <translation>Dieses Haus zahlt mit den wenigsten Jetons.</translation>
    </message>
    <message>
        <source>This house pays in the colours of the bet.</source>
        <translation>Dieses Haus zahlt in den Farben des Einsatzes.</translation>
    </message>
    <message>
        <source>%1: %2 was never settled.</source>
        <translation>%1: %2 wurde nie abgerechnet.</translation>
    </message>
    <message>
        <source>Every bet is settled before the round ends.</source>
        <translation>Jeder Einsatz wird abgerechnet, bevor die Runde endet.</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Karten mischen</translation>
    </message>
    <message>
        <source>Cut the cards where the patron said</source>
        <translation>Abheben, wo der Gast es sagte</translation>
    </message>
    <message>
        <source>Place the cut card, %1 cards from the end</source>
        <translation>Schneidekarte %1 Karten vor dem Ende stecken</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Schlitten füllen</translation>
    </message>
    <message>
        <source>Call &quot;%1&quot;</source>
        <translation>„%1“ ansagen</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Eine Karte brennen</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Aufgedeckte Karte ablegen</translation>
    </message>
    <message>
        <source>Peek at the hole card</source>
        <translation>Verdeckte Karte ansehen</translation>
    </message>
    <message>
        <source>Turn the hole card over</source>
        <translation>Verdeckte Karte umdrehen</translation>
    </message>
    <message>
        <source>Void the round and return every bet</source>
        <translation>Die Runde annullieren und alle Einsätze zurückgeben</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>A card slips out of the shoe, face up</source>
        <translation>Eine Karte rutscht offen aus dem Schlitten</translation>
    </message>
    <message>
        <source>A card slips out of the shoe, face down</source>
        <translation>Eine Karte rutscht verdeckt aus dem Schlitten</translation>
    </message>
    <message>
        <source>A malfunction</source>
        <translation>Eine Störung</translation>
    </message>
    <message>
        <source>The hole card, face down</source>
        <translation>Die verdeckte Karte</translation>
    </message>
    <message>
        <source>Peek: a blackjack</source>
        <translation>Nachgesehen: Blackjack</translation>
    </message>
    <message>
        <source>Peek: no blackjack</source>
        <translation>Nachgesehen: kein Blackjack</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>der Dealer</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>Jetonkasten</translation>
    </message>
    <message>
        <source>shoe</source>
        <translation>Schlitten</translation>
    </message>
    <message>
        <source>%1, as we read it</source>
        <translation>%1, wie wir es lesen</translation>
    </message>
    <message>
        <source>the house&apos;s choice</source>
        <translation>Wahl des Hauses</translation>
    </message>
    <message>
        <source>The game is dealt from %1 deck of 52 cards.</source>
        <translation>Gespielt wird mit %1 Spiel zu 52 Karten.</translation>
    </message>
    <message>
        <source>The game is dealt from %1 decks of 52 cards.</source>
        <translation>Gespielt wird mit %1 Spielen zu 52 Karten.</translation>
    </message>
    <message>
        <source>No card of a new shoe is burned.</source>
        <translation>Vom neuen Schlitten wird keine Karte gebrannt.</translation>
    </message>
    <message>
        <source>The first card of a new shoe is burned.</source>
        <translation>Die erste Karte eines neuen Schlittens wird gebrannt.</translation>
    </message>
    <message>
        <source>The first %1 cards of a new shoe are burned.</source>
        <translation>Die ersten %1 Karten eines neuen Schlittens werden gebrannt.</translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round, then shuffle.</source>
        <translation>Wenn die Schneidekarte kommt, die Runde beenden, dann mischen.</translation>
    </message>
    <message>
        <source>The table has %1 seats, numbered from the dealer&apos;s left.</source>
        <translation>Der Tisch hat %1 Plätze, gezählt von links vom Dealer aus.</translation>
    </message>
    <message>
        <source>A patron plays one seat.</source>
        <translation>Ein Gast spielt einen Platz.</translation>
    </message>
    <message>
        <source>A patron may play up to %1 seats.</source>
        <translation>Ein Gast darf bis zu %1 Plätze spielen.</translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the patron&apos;s favour.</source>
        <translation>Beträge, die die Jetons nicht ergeben, werden zugunsten des Gastes gerundet.</translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the house&apos;s favour.</source>
        <translation>Beträge, die die Jetons nicht ergeben, werden zugunsten des Hauses gerundet.</translation>
    </message>
    <message>
        <source>Payments are exact to the cent; nothing is rounded.</source>
        <translation>Zahlungen stimmen auf den Cent; nichts wird gerundet.</translation>
    </message>
    <message>
        <source>A main bet is %1 to %2.</source>
        <translation>Ein Haupteinsatz ist %1 bis %2.</translation>
    </message>
    <message>
        <source>A blackjack bet is %1 to %2.</source>
        <translation>Ein Blackjack-Einsatz ist %1 bis %2.</translation>
    </message>
    <message>
        <source>The cards are shuffled after the round in which the cut card comes out.</source>
        <translation>Gemischt wird nach der Runde, in der die Schneidekarte kommt.</translation>
    </message>
    <message>
        <source>The cards are shuffled before every round.</source>
        <translation>Gemischt wird vor jeder Runde.</translation>
    </message>
    <message>
        <source>The cut card is placed at most %1 cards from the end.</source>
        <translation>Die Schneidekarte steckt höchstens %1 Karten vor dem Ende.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, let a patron cut, place the cut card, load the shoe.</source>
        <translation>Neuer Schlitten: mischen, einen Gast abheben lassen, Schneidekarte stecken, Schlitten füllen.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle and load.</source>
        <translation>Neuer Schlitten: mischen und füllen.</translation>
    </message>
    <message>
        <source>A tie bet is %1 to %2.</source>
        <translation>Ein Tie-Einsatz ist %1 bis %2.</translation>
    </message>
    <message>
        <source>A War bonus bet is %1 to %2.</source>
        <translation>Ein War-Bonus ist %1 bis %2.</translation>
    </message>
    <message>
        <source>The limits are shown at the table.</source>
        <translation>Die Limits sind am Tisch angezeigt.</translation>
    </message>
    <message>
        <source>A bet below the minimum is refused.</source>
        <translation>Ein Einsatz unter dem Minimum wird abgelehnt.</translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum is honoured with a reminder; the second is refused.</source>
        <translation>Der erste Einsatz eines Gastes unter dem Minimum wird mit einem Hinweis angenommen, der zweite abgelehnt.</translation>
    </message>
    <message>
        <source>A bet above the maximum is refused.</source>
        <translation>Ein Einsatz über dem Maximum wird abgelehnt.</translation>
    </message>
    <message>
        <source>If a bet is above the maximum, the excess is handed back and the rest stands.</source>
        <translation>Liegt ein Einsatz über dem Maximum, geht der Überschuss zurück, und der Rest bleibt stehen.</translation>
    </message>
    <message>
        <source>Dealt out of order</source>
        <translation>Falsche Reihenfolge beim Geben</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Karte zu viel</translation>
    </message>
    <message>
        <source>Burn forgotten</source>
        <translation>Brennen vergessen</translation>
    </message>
    <message>
        <source>Extra burn</source>
        <translation>Zu viel gebrannt</translation>
    </message>
    <message>
        <source>Shoe not prepared correctly</source>
        <translation>Schlitten falsch vorbereitet</translation>
    </message>
    <message>
        <source>Shuffle forgotten</source>
        <translation>Mischen vergessen</translation>
    </message>
    <message>
        <source>Exposed card used</source>
        <translation>Aufgedeckte Karte verwendet</translation>
    </message>
    <message>
        <source>Settled out of order</source>
        <translation>Falsche Reihenfolge beim Abrechnen</translation>
    </message>
    <message>
        <source>Wrong payout</source>
        <translation>Falsche Auszahlung</translation>
    </message>
    <message>
        <source>Losing bet paid</source>
        <translation>Verlorener Einsatz bezahlt</translation>
    </message>
    <message>
        <source>Winning bet taken</source>
        <translation>Gewonnener Einsatz eingezogen</translation>
    </message>
    <message>
        <source>Push paid or taken</source>
        <translation>Push bezahlt oder eingezogen</translation>
    </message>
    <message>
        <source>Wrong amount taken</source>
        <translation>Falscher Betrag eingezogen</translation>
    </message>
    <message>
        <source>Wrong amount handed back</source>
        <translation>Falscher Betrag zurückgegeben</translation>
    </message>
    <message>
        <source>Post missing or wrong</source>
        <translation>Post fehlt oder ist falsch</translation>
    </message>
    <message>
        <source>Wrong chips for the amount</source>
        <translation>Falsche Jetons für den Betrag</translation>
    </message>
    <message>
        <source>Offer forgotten</source>
        <translation>Angebot vergessen</translation>
    </message>
    <message>
        <source>Did not wait for the answer</source>
        <translation>Antwort nicht abgewartet</translation>
    </message>
    <message>
        <source>Call forgotten</source>
        <translation>Ansage vergessen</translation>
    </message>
    <message>
        <source>Late bet accepted</source>
        <translation>Zu späten Einsatz angenommen</translation>
    </message>
    <message>
        <source>Limit ignored</source>
        <translation>Limit missachtet</translation>
    </message>
    <message>
        <source>Floor not called</source>
        <translation>Tischchef nicht gerufen</translation>
    </message>
    <message>
        <source>Cards collected early</source>
        <translation>Karten zu früh aufgenommen</translation>
    </message>
    <message>
        <source>Cards collected late</source>
        <translation>Karten zu spät aufgenommen</translation>
    </message>
    <message>
        <source>Cards collected out of order</source>
        <translation>Karten in falscher Reihenfolge aufgenommen</translation>
    </message>
    <message>
        <source>Bet never settled</source>
        <translation>Einsatz nie abgerechnet</translation>
    </message>
    <message>
        <source>Cards left on the layout</source>
        <translation>Karten liegen geblieben</translation>
    </message>
    <message>
        <source>Wrong draw by the dealer</source>
        <translation>Dealer zog falsch</translation>
    </message>
    <message>
        <source>Hole card exposed</source>
        <translation>Verdeckte Karte aufgedeckt</translation>
    </message>
    <message>
        <source>Card not asked for</source>
        <translation>Nicht verlangte Karte</translation>
    </message>
    <message>
        <source>Not part of the procedure</source>
        <translation>Nicht Teil des Verfahrens</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up after its last bet is settled: chips first.</source>
        <translation>Die Karten einer Hand werden nach ihrem letzten Einsatz aufgenommen: erst die Jetons.</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up before its last bet is settled: cards first.</source>
        <translation>Die Karten einer Hand werden vor ihrem letzten Einsatz aufgenommen: erst die Karten.</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up with its last bet, before or after the chips.</source>
        <translation>Die Karten einer Hand werden mit ihrem letzten Einsatz aufgenommen, vor oder nach den Jetons.</translation>
    </message>
    <message>
        <source>A tied patron is asked in turn: war or surrender?</source>
        <translation>Ein Gast bei Gleichstand wird gefragt, wenn er an der Reihe ist: War oder aufgeben?</translation>
    </message>
    <message>
        <source>A tied patron decides without being asked.</source>
        <translation>Ein Gast bei Gleichstand entscheidet ungefragt.</translation>
    </message>
    <message>
        <source>No payment needs the floor.</source>
        <translation>Keine Zahlung braucht den Tischchef.</translation>
    </message>
    <message>
        <source>A payment above %1 is called to the floor first.</source>
        <translation>Eine Zahlung über %1 wird zuerst dem Tischchef gemeldet.</translation>
    </message>
    <message>
        <source>A payment may be built from any chips.</source>
        <translation>Eine Zahlung darf aus beliebigen Jetons bestehen.</translation>
    </message>
    <message>
        <source>A payment is built from the fewest chips.</source>
        <translation>Eine Zahlung besteht aus möglichst wenigen Jetons.</translation>
    </message>
    <message>
        <source>A payment is built colour for colour, in the colours of the bet.</source>
        <translation>Eine Zahlung geht Farbe für Farbe, in den Farben des Einsatzes.</translation>
    </message>
    <message>
        <source>Pick and pay: cards are picked up hand by hand.</source>
        <translation>Aufnehmen und zahlen: die Karten werden Hand für Hand aufgenommen.</translation>
    </message>
    <message>
        <source>The cards that are left are swept %1, the dealer&apos;s last.</source>
        <translation>Die liegenden Karten werden %1 eingesammelt, die des Dealers zuletzt.</translation>
    </message>
    <message>
        <source>When everything is settled and collected, the round is over and the next one begins.</source>
        <translation>Wenn alles abgerechnet und eingesammelt ist, ist die Runde vorbei, und die nächste beginnt.</translation>
    </message>
    <message>
        <source>The dealer opens the bets with &quot;Place your bets&quot;.</source>
        <translation>Der Dealer eröffnet die Einsätze mit „Bitte das Spiel zu machen“.</translation>
    </message>
    <message>
        <source>The dealer need not call for bets.</source>
        <translation>Der Dealer muss nicht zum Setzen auffordern.</translation>
    </message>
    <message>
        <source>The dealer closes the bets with &quot;No more bets&quot;.</source>
        <translation>Der Dealer schließt die Einsätze mit „Nichts geht mehr“.</translation>
    </message>
    <message>
        <source>The first card closes the bets.</source>
        <translation>Die erste Karte schließt die Einsätze.</translation>
    </message>
    <message>
        <source>The dealer corrects a wrong payment himself: he takes all of it back before he settles another seat.</source>
        <translation>Der Dealer berichtigt eine falsche Zahlung selbst: er nimmt sie ganz zurück, bevor er einen anderen Platz abrechnet.</translation>
    </message>
    <message>
        <source>Only the floor corrects a wrong payment.</source>
        <translation>Nur der Tischchef berichtigt eine falsche Zahlung.</translation>
    </message>
    <message>
        <source>A card that slips out face down is the next card.</source>
        <translation>Eine Karte, die verdeckt herausrutscht, ist die nächste Karte.</translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced.</source>
        <translation>Eine versehentlich aufgedeckte Karte wird abgelegt und ersetzt.</translation>
    </message>
    <message>
        <source>The floor decides disputes and whatever is not written here.</source>
        <translation>Der Tischchef entscheidet bei Streit und in allem, was hier nicht steht.</translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays: the floor is called, then every bet is returned.</source>
        <translation>Eine Störung macht alle Zahlungen und Spiele ungültig: den Tischchef rufen, dann geht jeder Einsatz zurück.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>Haupteinsatz</translation>
    </message>
    <message>
        <source>tie bet</source>
        <translation>Tie-Einsatz</translation>
    </message>
    <message>
        <source>war bet</source>
        <translation>War-Einsatz</translation>
    </message>
    <message>
        <source>War bet</source>
        <translation>War-Einsatz</translation>
    </message>
    <message>
        <source>tie bet on the war cards</source>
        <translation>War-Tie-Einsatz</translation>
    </message>
    <message>
        <source>house&apos;s post</source>
        <translation>Post des Hauses</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>Versicherungseinsatz</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>von links nach rechts</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>von rechts nach links</translation>
    </message>
    <message>
        <source>half</source>
        <translation>die Hälfte</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Bitte das Spiel zu machen</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>War oder aufgeben?</translation>
    </message>
    <message>
        <source>That is below the minimum</source>
        <translation>Das liegt unter dem Minimum</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>Alles nehmen oder den Gewinn stehen lassen?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Versicherung?</translation>
    </message>
    <message>
        <source>Floor, please</source>
        <translation>Tischchef, bitte</translation>
    </message>
    <message>
        <source>%1, the source demands it</source>
        <translation>%1, die Quelle verlangt es</translation>
    </message>
    <message>
        <source>%1, as we read the source</source>
        <translation>%1, wie wir die Quelle lesen</translation>
    </message>
    <message>
        <source>the house&apos;s own choice</source>
        <translation>eigene Wahl des Hauses</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>diesen Platz gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such hand</source>
        <translation>diese Hand gibt es nicht</translation>
    </message>
    <message>
        <source>the shoe is empty</source>
        <translation>der Schlitten ist leer</translation>
    </message>
    <message>
        <source>there is no card in front of the shoe</source>
        <translation>vor dem Schlitten liegt keine Karte</translation>
    </message>
    <message>
        <source>there are too many cards in front of the shoe</source>
        <translation>vor dem Schlitten liegen zu viele Karten</translation>
    </message>
    <message>
        <source>there are no chips there</source>
        <translation>dort liegen keine Jetons</translation>
    </message>
    <message>
        <source>there are not that many chips there</source>
        <translation>so viele Jetons liegen dort nicht</translation>
    </message>
    <message>
        <source>there is no payoff to take back</source>
        <translation>es gibt keine Auszahlung zurückzunehmen</translation>
    </message>
    <message>
        <source>there are no cards there</source>
        <translation>dort liegen keine Karten</translation>
    </message>
    <message>
        <source>there are not that many cards</source>
        <translation>so viele Karten gibt es nicht</translation>
    </message>
    <message>
        <source>the cards are not ready to be cut</source>
        <translation>die Karten sind nicht zum Abheben bereit</translation>
    </message>
    <message>
        <source>there is nothing to decide</source>
        <translation>es gibt nichts zu entscheiden</translation>
    </message>
    <message>
        <source>this house has no surrender</source>
        <translation>in diesem Haus kann man nicht aufgeben</translation>
    </message>
    <message>
        <source>that bet cannot be made by itself</source>
        <translation>diesen Einsatz gibt es nicht allein</translation>
    </message>
    <message>
        <source>the dealer has no card face down</source>
        <translation>der Dealer hat keine verdeckte Karte</translation>
    </message>
    <message>
        <source>this hand cannot be doubled now</source>
        <translation>diese Hand kann jetzt nicht verdoppeln</translation>
    </message>
    <message>
        <source>this house does not allow a double of that amount</source>
        <translation>dieses Haus erlaubt kein Verdoppeln um diesen Betrag</translation>
    </message>
    <message>
        <source>this hand cannot be split now</source>
        <translation>diese Hand kann jetzt nicht geteilt werden</translation>
    </message>
    <message>
        <source>insurance is not open now</source>
        <translation>Versicherung ist jetzt nicht möglich</translation>
    </message>
    <message>
        <source>insurance is at most half the bet</source>
        <translation>die Versicherung ist höchstens der halbe Einsatz</translation>
    </message>
    <message>
        <source>Refuse it before you close the bets.</source>
        <translation>Ablehnen, bevor Sie die Einsätze schließen.</translation>
    </message>
    <message>
        <source>Remind the patron, or refuse a second one, before you close the bets.</source>
        <translation>Den Gast erinnern, oder den zweiten ablehnen, bevor Sie die Einsätze schließen.</translation>
    </message>
    <message>
        <source>Hand back the excess before you close the bets.</source>
        <translation>Den Überschuss zurückgeben, bevor Sie die Einsätze schließen.</translation>
    </message>
    <message>
        <source>%1: %2 is below the minimum of %3.</source>
        <translation>%1: %2 liegt unter dem Minimum von %3.</translation>
    </message>
    <message>
        <source>%1: with %2 the bets of the seat come to more than %3.</source>
        <translation>%1: mit %2 kommen die Einsätze des Platzes über %3.</translation>
    </message>
    <message>
        <source>%1: %2 is above the maximum of %3.</source>
        <translation>%1: %2 liegt über dem Maximum von %3.</translation>
    </message>
    <message>
        <source>This house takes no side bet without a main bet.</source>
        <translation>Dieses Haus nimmt keinen Nebeneinsatz ohne Haupteinsatz.</translation>
    </message>
    <message>
        <source>This house takes no tie bet without a main bet.</source>
        <translation>Dieses Haus nimmt keinen Tie-Einsatz ohne Haupteinsatz.</translation>
    </message>
    <message>
        <source>%1: %2 was accepted.</source>
        <translation>%1: %2 wurde angenommen.</translation>
    </message>
    <message>
        <source>On the war cards this house takes exactly the amount of the main bet.</source>
        <translation>Auf die War-Karten nimmt dieses Haus genau den Betrag des Haupteinsatzes.</translation>
    </message>
    <message>
        <source>This house does not take that bet.</source>
        <translation>Dieses Haus nimmt diesen Einsatz nicht.</translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot; was not called.</source>
        <translation>„Bitte das Spiel zu machen“ wurde nicht angesagt.</translation>
    </message>
    <message>
        <source>Call for bets before you close them.</source>
        <translation>Zum Setzen auffordern, bevor Sie schließen.</translation>
    </message>
    <message>
        <source>&quot;No more bets&quot; was not called.</source>
        <translation>„Nichts geht mehr“ wurde nicht angesagt.</translation>
    </message>
    <message>
        <source>Call it before the first card.</source>
        <translation>Vor der ersten Karte ansagen.</translation>
    </message>
    <message>
        <source>Call the floor before you pay more than %1.</source>
        <translation>Den Tischchef rufen, bevor Sie mehr als %1 zahlen.</translation>
    </message>
    <message>
        <source>Call the floor; the floor&apos;s ruling is final.</source>
        <translation>Den Tischchef rufen; seine Entscheidung gilt.</translation>
    </message>
    <message>
        <source>Ask a tied patron for war or surrender before you touch the bet.</source>
        <translation>Erst nach War oder Aufgeben fragen, dann den Einsatz anfassen.</translation>
    </message>
    <message>
        <source>Wait for the answer: war or surrender.</source>
        <translation>Die Antwort abwarten: War oder aufgeben.</translation>
    </message>
    <message>
        <source>%1: %2 came after bets were closed and was not refused.</source>
        <translation>%1: %2 kam nach dem Schließen und wurde nicht abgelehnt.</translation>
    </message>
    <message>
        <source>Refuse a late bet before you do anything else.</source>
        <translation>Einen zu späten Einsatz sofort ablehnen.</translation>
    </message>
    <message>
        <source>This house has no such step at this point.</source>
        <translation>Diesen Schritt gibt es hier an dieser Stelle nicht.</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der Tisch</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Aces are high; suits do not matter.</source>
        <translation>Asse sind hoch; Farben zählen nicht.</translation>
    </message>
    <message>
        <source>For the bonus, aces are low and kings are high; suits do not matter.</source>
        <translation>Beim Bonus sind Asse niedrig und Könige hoch; Farben zählen nicht.</translation>
    </message>
    <message>
        <source>Tie bets are settled %1.</source>
        <translation>Tie-Einsätze werden %1 abgerechnet.</translation>
    </message>
    <message>
        <source>Seats are settled %1.</source>
        <translation>Plätze werden %1 abgerechnet.</translation>
    </message>
    <message>
        <source>Main bets are settled %1.</source>
        <translation>Haupteinsätze werden %1 abgerechnet.</translation>
    </message>
    <message>
        <source>Hands are settled %1.</source>
        <translation>Hände werden %1 abgerechnet.</translation>
    </message>
    <message>
        <source>Wars are settled %1.</source>
        <translation>Wars werden %1 abgerechnet.</translation>
    </message>
    <message>
        <source>War bonuses are settled %1.</source>
        <translation>War-Boni werden %1 abgerechnet.</translation>
    </message>
    <message>
        <source>A burn is one card.</source>
        <translation>Gebrannt wird je eine Karte.</translation>
    </message>
    <message>
        <source>A burn is %1 cards.</source>
        <translation>Gebrannt werden je %1 Karten.</translation>
    </message>
    <message>
        <source>No card is burned before a war.</source>
        <translation>Vor einem War wird keine Karte gebrannt.</translation>
    </message>
    <message>
        <source>The dealer burns once, before the first war card of the round.</source>
        <translation>Der Dealer brennt einmal, vor der ersten War-Karte der Runde.</translation>
    </message>
    <message>
        <source>The dealer burns before every war card, his own too.</source>
        <translation>Der Dealer brennt vor jeder War-Karte, auch vor seiner eigenen.</translation>
    </message>
    <message>
        <source>The dealer burns before the first war card and again before his own.</source>
        <translation>Der Dealer brennt vor der ersten War-Karte und noch einmal vor seiner eigenen.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1 and the main bet pushes.</source>
        <translation>Gewinnt der Gast den War, zahlt der War-Einsatz %1, und der Haupteinsatz ist ein Push.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation>Gewinnt der Gast den War, zahlt der War-Einsatz %1, das ist der Post des Hauses, und der Haupteinsatz ist ein Push.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation>Gewinnt der Gast den War, zahlt der War-Einsatz %1: den Post des Hauses und %2 aus dem Jetonkasten. Der Haupteinsatz ist ein Push.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1 and the main bet pushes.</source>
        <translation>Sind die War-Karten gleich, zahlt der War-Einsatz %1, und der Haupteinsatz ist ein Push.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation>Sind die War-Karten gleich, zahlt der War-Einsatz %1, das ist der Post des Hauses, und der Haupteinsatz ist ein Push.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation>Sind die War-Karten gleich, zahlt der War-Einsatz %1: den Post des Hauses und %2 aus dem Jetonkasten. Der Haupteinsatz ist ein Push.</translation>
    </message>
    <message>
        <source>Patrons may bet that the first cards tie.</source>
        <translation>Gäste dürfen darauf setzen, dass die ersten Karten gleich sind.</translation>
    </message>
    <message>
        <source>There is no tie bet; refuse one if a patron makes it.</source>
        <translation>Es gibt keinen Tie-Einsatz; setzt ein Gast einen, ablehnen.</translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation>Ein Tie-Einsatz darf ohne Haupteinsatz stehen.</translation>
    </message>
    <message>
        <source>A tie bet needs a main bet beside it.</source>
        <translation>Ein Tie-Einsatz braucht einen Haupteinsatz daneben.</translation>
    </message>
    <message>
        <source>A tie bet pays %1.</source>
        <translation>Ein Tie-Einsatz zahlt %1.</translation>
    </message>
    <message>
        <source>The blackjack bet is required, the War bonus is optional.</source>
        <translation>Der Blackjack-Einsatz ist Pflicht, der War-Bonus freiwillig.</translation>
    </message>
    <message>
        <source>From the first card on, no bet is added or changed: a late bet is refused at once.</source>
        <translation>Ab der ersten Karte wird kein Einsatz mehr gesetzt oder geändert: ein später Einsatz wird sofort abgelehnt.</translation>
    </message>
    <message>
        <source>Every patron plays against the dealer only.</source>
        <translation>Jeder Gast spielt nur gegen den Dealer.</translation>
    </message>
    <message>
        <source>One card face up to each patron, from left to right, then one to the dealer.</source>
        <translation>Eine Karte offen an jeden Gast, von links nach rechts, dann eine an den Dealer.</translation>
    </message>
    <message>
        <source>The first cards are settled seat by seat, tie bet and main bet of a seat together.</source>
        <translation>Die ersten Karten werden Platz für Platz abgerechnet, Tie- und Haupteinsatz eines Platzes zusammen.</translation>
    </message>
    <message>
        <source>All tie bets are settled before any main bet.</source>
        <translation>Alle Tie-Einsätze werden vor den Haupteinsätzen abgerechnet.</translation>
    </message>
    <message>
        <source>If the patron&apos;s card is higher, the main bet pays 1:1.</source>
        <translation>Ist die Karte des Gastes höher, zahlt der Haupteinsatz 1:1.</translation>
    </message>
    <message>
        <source>If the dealer&apos;s card is higher, the main bet loses, and the tie bet with it.</source>
        <translation>Ist die Karte des Dealers höher, verliert der Haupteinsatz und mit ihm der Tie-Einsatz.</translation>
    </message>
    <message>
        <source>The first cards are settled before a war starts.</source>
        <translation>Die ersten Karten werden abgerechnet, bevor ein War beginnt.</translation>
    </message>
    <message>
        <source>A tied patron may surrender instead of going to war.</source>
        <translation>Ein Gast darf bei Gleichstand aufgeben, statt in den War zu gehen.</translation>
    </message>
    <message>
        <source>There is no surrender: a tied patron goes to war.</source>
        <translation>Aufgeben gibt es nicht: bei Gleichstand geht der Gast in den War.</translation>
    </message>
    <message>
        <source>A surrender costs %1 of the main bet; the patron keeps the rest.</source>
        <translation>Aufgeben kostet %1 des Haupteinsatzes; den Rest behält der Gast.</translation>
    </message>
    <message>
        <source>A patron who goes to war adds a war bet equal to the main bet.</source>
        <translation>Wer in den War geht, setzt einen War-Einsatz in Höhe des Haupteinsatzes dazu.</translation>
    </message>
    <message>
        <source>The dealer matches the war bet with the house&apos;s post at once.</source>
        <translation>Der Dealer legt zum War-Einsatz sofort den Post des Hauses.</translation>
    </message>
    <message>
        <source>The house posts nothing.</source>
        <translation>Das Haus legt keinen Post.</translation>
    </message>
    <message>
        <source>One war card to each patron at war, from left to right, then one to the dealer.</source>
        <translation>Eine War-Karte an jeden Gast im War, von links nach rechts, dann eine an den Dealer.</translation>
    </message>
    <message>
        <source>A patron at war may bet that the war cards tie, until the first burn or war card.</source>
        <translation>Ein Gast im War darf bis zum ersten Brennen oder zur ersten War-Karte darauf setzen, dass die War-Karten gleich sind.</translation>
    </message>
    <message>
        <source>There is no tie bet on the war cards; refuse one if a patron makes it.</source>
        <translation>Es gibt keinen Tie-Einsatz auf die War-Karten; setzt ein Gast einen, ablehnen.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet.</source>
        <translation>Ein Tie-Einsatz auf die War-Karten ist genau so hoch wie der Haupteinsatz.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards pays %1.</source>
        <translation>Ein Tie-Einsatz auf die War-Karten zahlt %1.</translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet, war bet and post go to the tray.</source>
        <translation>Gewinnt der Dealer den War, kommen Haupteinsatz, War-Einsatz und Post in den Jetonkasten.</translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet and war bet go to the tray.</source>
        <translation>Gewinnt der Dealer den War, kommen Haupteinsatz und War-Einsatz in den Jetonkasten.</translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation>zahlt %1</translation>
    </message>
    <message>
        <source>in the fewest chips</source>
        <translation>in möglichst wenigen Jetons</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>Das Haus</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>War</source>
        <translation>War</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>Reihenfolge der Abrechnung</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Casino War</source>
        <translation>Casino War</translation>
    </message>
    <message>
        <source>War Blackjack</source>
        <translation>War Blackjack</translation>
    </message>
    <message>
        <source>after the cut card</source>
        <translation>nach der Schneidekarte</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>vor jeder Runde</translation>
    </message>
    <message>
        <source>for the patron</source>
        <translation>für den Gast</translation>
    </message>
    <message>
        <source>for the house</source>
        <translation>für das Haus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>refuse it</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>remind once</source>
        <translation>einmal hinweisen</translation>
    </message>
    <message>
        <source>return the excess</source>
        <translation>Überschuss zurückgeben</translation>
    </message>
    <message>
        <source>once, before the war</source>
        <translation>einmal, vor dem War</translation>
    </message>
    <message>
        <source>before each war card</source>
        <translation>vor jeder War-Karte</translation>
    </message>
    <message>
        <source>before the first war card and the dealer&apos;s</source>
        <translation>vor der ersten War-Karte und der des Dealers</translation>
    </message>
    <message>
        <source>exactly the main bet</source>
        <translation>genau der Haupteinsatz</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>seat by seat</source>
        <translation>Platz für Platz</translation>
    </message>
    <message>
        <source>all tie bets, then main bets</source>
        <translation>alle Tie-Einsätze, dann die Haupteinsätze</translation>
    </message>
    <message>
        <source>pick and pay</source>
        <translation>Aufnehmen und zahlen</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>Liegen lassen und zahlen</translation>
    </message>
    <message>
        <source>after the payment</source>
        <translation>nach der Zahlung</translation>
    </message>
    <message>
        <source>before the payment</source>
        <translation>vor der Zahlung</translation>
    </message>
    <message>
        <source>either</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>from the fewest chips</source>
        <translation>aus möglichst wenigen Jetons</translation>
    </message>
    <message>
        <source>colour for colour</source>
        <translation>Farbe für Farbe</translation>
    </message>
    <message>
        <source>the dealer himself</source>
        <translation>der Dealer selbst</translation>
    </message>
    <message>
        <source>the floor</source>
        <translation>der Tischchef</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>it is a push</source>
        <translation>es ist ein Push</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>the house wins it</source>
        <translation>das Haus gewinnt ihn</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>wie der Dealer will</translation>
    </message>
    <message>
        <source>any amount</source>
        <translation>jeder Betrag</translation>
    </message>
    <message>
        <source>Floor: the card goes to the discards.</source>
        <translation>Tischchef: die Karte kommt in die Ablage.</translation>
    </message>
    <message>
        <source>Floor: the post goes back to the tray.</source>
        <translation>Tischchef: der Post geht zurück in den Jetonkasten.</translation>
    </message>
    <message>
        <source>Floor: the cards of the last round go to the discards.</source>
        <translation>Tischchef: die Karten der letzten Runde kommen in die Ablage.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, before its last payment.</source>
        <translation>Aufnehmen und zahlen: die Karten eines Platzes gehen weg, wenn er an der Reihe ist, vor seiner letzten Zahlung.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, with its last payment.</source>
        <translation>Aufnehmen und zahlen: die Karten eines Platzes gehen weg, wenn er an der Reihe ist, mit seiner letzten Zahlung.</translation>
    </message>
    <message>
        <source>The same rules as %1</source>
        <translation>Dieselben Regeln wie %1</translation>
    </message>
    <message>
        <source>Like %1, but:</source>
        <translation>Wie %1, aber:</translation>
    </message>
    <message>
        <source>Play went on without the hole card.</source>
        <translation>Es ging ohne die verdeckte Karte weiter.</translation>
    </message>
    <message>
        <source>After the patrons&apos; second cards the dealer takes one face down, before anybody plays.</source>
        <translation>Nach den zweiten Karten der Gäste nimmt der Dealer eine verdeckt, bevor jemand spielt.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards loses unless the war cards are equal.</source>
        <translation>Ein Tie-Einsatz auf die War-Karten verliert, wenn die War-Karten nicht gleich sind.</translation>
    </message>
    <message>
        <source>The dealer wins the first cards: the War bonus loses, and the patron still plays the hand.</source>
        <translation>Der Dealer gewinnt die ersten Karten: der War-Bonus verliert, und der Gast spielt seine Hand weiter.</translation>
    </message>
    <message>
        <source>Insurance loses: the dealer does not have a blackjack.</source>
        <translation>Die Versicherung verliert: der Dealer hat keinen Blackjack.</translation>
    </message>
    <message>
        <source>Shoe and cards</source>
        <translation>Schlitten und Karten</translation>
    </message>
    <message>
        <source>Order and collecting</source>
        <translation>Reihenfolge und Einsammeln</translation>
    </message>
    <message>
        <source>Calls and offers</source>
        <translation>Ansagen und Angebote</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Zwischenfälle</translation>
    </message>
    <message>
        <source>Not finished: %1 of %2 rounds were dealt.</source>
        <translation>Nicht beendet: %1 von %2 Runden wurden gegeben.</translation>
    </message>
    <message>
        <source>It took %1 seconds; %2 were allowed.</source>
        <translation>Es dauerte %1 Sekunden; erlaubt waren %2.</translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1.</source>
        <translation>Ein kritischer Fehler lässt die Prüfung scheitern: %1.</translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1 (%2 times).</source>
        <translation>An einem kritischen Fehler scheitert die Prüfung: %1 (%2-mal).</translation>
    </message>
    <message>
        <source>The score is %1; %2 is needed.</source>
        <translation>Die Punktzahl ist %1; nötig sind %2.</translation>
    </message>
    <message>
        <source>%1: %2 percent were right; %3 are needed.</source>
        <translation>%1: %2 Prozent waren richtig; nötig sind %3.</translation>
    </message>
    <message>
        <source>A round took %1 seconds on average; %2 are allowed.</source>
        <translation>Eine Runde dauerte im Mittel %1 Sekunden; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>Of the questions, %1 percent were answered right; %2 are needed.</source>
        <translation>Von den Fragen wurden %1 Prozent richtig beantwortet; nötig sind %2.</translation>
    </message>
    <message>
        <source>%1: what holds in this house?</source>
        <translation>%1: was gilt in diesem Haus?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <translation>Die Runde wird noch einmal gegeben</translation>
    </message>
    <message>
        <source>there is no round to deal again</source>
        <translation>es gibt keine Runde, die man noch einmal geben könnte</translation>
    </message>
    <message>
        <source>there is no room for more than %1 on one spot</source>
        <translation>auf einem Feld ist kein Platz für mehr als %1</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>Fällig: %1.</translation>
    </message>
    <message>
        <source>Due: %1 burned.</source>
        <translation>Fällig: %1 gebrannt.</translation>
    </message>
    <message>
        <source>A tie bet loses unless the first cards are equal.</source>
        <translation>Ein Tie-Einsatz verliert, wenn die ersten Karten nicht gleich sind.</translation>
    </message>
    <message>
        <source>the bet on the War spot: my card beats the dealer&apos;s</source>
        <translation>der Einsatz auf dem War-Feld: meine Karte schlägt die des Dealers</translation>
    </message>
    <message>
        <source>the side bet that the first cards are equal</source>
        <translation>der Nebeneinsatz darauf, dass die ersten Karten gleich sind</translation>
    </message>
    <message>
        <source>the second bet of a patron who goes to war</source>
        <translation>der zweite Einsatz eines Gastes, der in den War geht</translation>
    </message>
    <message>
        <source>post</source>
        <translation>Post</translation>
    </message>
    <message>
        <source>the house&apos;s chips that match a war bet</source>
        <translation>die Jetons des Hauses in Höhe eines War-Einsatzes</translation>
    </message>
    <message>
        <source>give up after a tie and lose part of the main bet</source>
        <translation>nach einem Gleichstand aufgeben und einen Teil des Haupteinsatzes verlieren</translation>
    </message>
    <message>
        <source>blackjack bet</source>
        <translation>Blackjack-Einsatz</translation>
    </message>
    <message>
        <source>the bet on the hand, on the larger spot</source>
        <translation>der Einsatz auf die Hand, auf dem größeren Feld</translation>
    </message>
    <message>
        <source>the side bet that the first card beats the dealer&apos;s</source>
        <translation>der Nebeneinsatz darauf, dass die erste Karte die des Dealers schlägt</translation>
    </message>
    <message>
        <source>parlay</source>
        <translation>Parlay</translation>
    </message>
    <message>
        <source>to leave the winnings of the War bonus on the hand</source>
        <translation>den Gewinn des War-Bonus auf der Hand stehen lassen</translation>
    </message>
    <message>
        <source>blackjack, natural</source>
        <translation>Blackjack, Natural</translation>
    </message>
    <message>
        <source>an ace and a ten-value card as the first two cards</source>
        <translation>ein Ass und eine Karte vom Wert Zehn als erste zwei Karten</translation>
    </message>
    <message>
        <source>soft 17</source>
        <translation>weiche 17</translation>
    </message>
    <message>
        <source>17 with an ace that counts eleven</source>
        <translation>17 mit einem Ass, das elf zählt</translation>
    </message>
    <message>
        <source>Words a dealer uses</source>
        <translation>Wörter der Dealer</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>brennen</translation>
    </message>
    <message>
        <source>to put a card face down into the discard rack, unseen</source>
        <translation>eine Karte verdeckt und ungesehen in die Ablage legen</translation>
    </message>
    <message>
        <source>push</source>
        <translation>Push</translation>
    </message>
    <message>
        <source>a bet that neither wins nor loses: it stays the patron&apos;s</source>
        <translation>ein Einsatz, der weder gewinnt noch verliert: er bleibt dem Gast</translation>
    </message>
    <message>
        <source>the house&apos;s chips in front of the dealer</source>
        <translation>die Jetons des Hauses vor dem Dealer</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Tischchef</translation>
    </message>
    <message>
        <source>the supervisor who decides in doubt</source>
        <translation>der Vorgesetzte, der im Zweifel entscheidet</translation>
    </message>
    <message>
        <source>left, right</source>
        <translation>links, rechts</translation>
    </message>
    <message>
        <source>always the dealer&apos;s; seat 1 is at his far left</source>
        <translation>immer vom Dealer aus; Platz 1 liegt ganz links von ihm</translation>
    </message>
    <message>
        <source>WAR</source>
        <translation>WAR</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation>TIE</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation>RAISE</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation>TIE 2</translation>
    </message>
    <message>
        <source>POST</source>
        <translation>POST</translation>
    </message>
    <message>
        <source>BJ</source>
        <translation>BJ</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>you, the dealer</source>
        <translation>Sie, der Dealer</translation>
    </message>
    <message>
        <source>your left</source>
        <translation>Ihre Linke</translation>
    </message>
    <message>
        <source>your right</source>
        <translation>Ihre Rechte</translation>
    </message>
    <message>
        <source>Begin at your right, at the highest seat number, and finish one seat before you go to the next.</source>
        <translation>Rechts beginnen, bei der höchsten Platznummer, und einen Platz beenden, bevor Sie zum nächsten gehen.</translation>
    </message>
    <message>
        <source>Begin at your left, at the lowest seat number, and finish one seat before you go to the next.</source>
        <translation>Links beginnen, bei der niedrigsten Platznummer, und einen Platz beenden, bevor Sie zum nächsten gehen.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1.</source>
        <translation>Die Karte des Gastes ist höher: den Haupteinsatz 1:1 zahlen.</translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet.</source>
        <translation>Ihre Karte ist höher: den Haupteinsatz einziehen.</translation>
    </message>
    <message>
        <source>At each seat settle the tie bet and the main bet, in either order.</source>
        <translation>An jedem Platz Tie-Einsatz und Haupteinsatz abrechnen, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1, take the tie bet.</source>
        <translation>Die Karte des Gastes ist höher: den Haupteinsatz 1:1 zahlen, den Tie-Einsatz einziehen.</translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet and the tie bet.</source>
        <translation>Ihre Karte ist höher: Haupteinsatz und Tie-Einsatz einziehen.</translation>
    </message>
    <message>
        <source>Equal cards: pay the tie bet %1.</source>
        <translation>Gleiche Karten: den Tie-Einsatz %1 zahlen.</translation>
    </message>
    <message>
        <source>First all tie bets, %1: take those that lost, pay those with equal cards %2.</source>
        <translation>Zuerst alle Tie-Einsätze, %1: die verlorenen einziehen, bei gleichen Karten %2 zahlen.</translation>
    </message>
    <message>
        <source>Only then the main bets, %1.</source>
        <translation>Erst dann die Haupteinsätze, %1.</translation>
    </message>
    <message>
        <source>Settle the main bets %1.</source>
        <translation>Haupteinsätze %1 abrechnen.</translation>
    </message>
    <message>
        <source>Equal cards: the patron goes to war. This house has no surrender.</source>
        <translation>Gleiche Karten: der Gast geht in den War. Aufgeben gibt es in diesem Haus nicht.</translation>
    </message>
    <message>
        <source>Equal cards: ask &quot;%1&quot; when it is that seat&apos;s turn, and wait for the answer.</source>
        <translation>Gleiche Karten: „%1“ fragen, wenn der Platz an der Reihe ist, und die Antwort abwarten.</translation>
    </message>
    <message>
        <source>Equal cards: the patron says war or surrender. You need not ask, but wait for the answer.</source>
        <translation>Gleiche Karten: der Gast sagt War oder Aufgeben. Sie müssen nicht fragen, aber auf die Antwort warten.</translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet.</source>
        <translation>Aufgeben: %1 des Haupteinsatzes einziehen.</translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet. The rest stays the patron&apos;s.</source>
        <translation>Aufgeben: %1 des Haupteinsatzes einziehen. Der Rest bleibt dem Gast.</translation>
    </message>
    <message>
        <source>War: go on with the first settlement. The war waits until it is done.</source>
        <translation>War: mit der ersten Abrechnung weitermachen. Der War wartet, bis sie fertig ist.</translation>
    </message>
    <message>
        <source>Burn no card.</source>
        <translation>Keine Karte brennen.</translation>
    </message>
    <message>
        <source>Burn %1 card, once, before the first war card.</source>
        <translation>%1 Karte brennen, einmal, vor der ersten War-Karte.</translation>
    </message>
    <message>
        <source>Burn %1 cards, once, before the first war card.</source>
        <translation>%1 Karten brennen, einmal, vor der ersten War-Karte.</translation>
    </message>
    <message>
        <source>Burn %1 card before every war card, your own too.</source>
        <translation>%1 Karte vor jeder War-Karte brennen, auch vor Ihrer eigenen.</translation>
    </message>
    <message>
        <source>Burn %1 cards before every war card, your own too.</source>
        <translation>%1 Karten vor jeder War-Karte brennen, auch vor Ihrer eigenen.</translation>
    </message>
    <message>
        <source>Burn %1 card before the first war card and again before your own.</source>
        <translation>%1 Karte vor der ersten War-Karte brennen und noch einmal vor Ihrer eigenen.</translation>
    </message>
    <message>
        <source>Burn %1 cards before the first war card and again before your own.</source>
        <translation>%1 Karten vor der ersten War-Karte brennen und noch einmal vor Ihrer eigenen.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards: refuse it. This house has none.</source>
        <translation>Ein Tie-Einsatz auf die War-Karten: ablehnen. Dieses Haus hat keinen.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet. Refuse any other amount.</source>
        <translation>Ein Tie-Einsatz auf die War-Karten ist genau so hoch wie der Haupteinsatz. Jeden anderen Betrag ablehnen.</translation>
    </message>
    <message>
        <source>The patron may bet any amount on a tie of the war cards.</source>
        <translation>Der Gast darf auf gleiche War-Karten jeden Betrag setzen.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation>Die War-Karte des Gastes ist höher: den War-Einsatz %1 zahlen. Der Haupteinsatz ist ein Push: liegen lassen.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post. Main bet and war bet stay his.</source>
        <translation>Die War-Karte des Gastes ist höher: ihm den Post geben. Haupteinsatz und War-Einsatz bleiben ihm.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation>Die War-Karte des Gastes ist höher: ihm den Post geben und den War-Einsatz %1 aus dem Jetonkasten zahlen. Haupteinsatz und War-Einsatz bleiben ihm.</translation>
    </message>
    <message>
        <source>Equal war cards: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation>Gleiche War-Karten: den War-Einsatz %1 zahlen. Der Haupteinsatz ist ein Push: liegen lassen.</translation>
    </message>
    <message>
        <source>Equal war cards: give him the post. Main bet and war bet stay his.</source>
        <translation>Gleiche War-Karten: ihm den Post geben. Haupteinsatz und War-Einsatz bleiben ihm.</translation>
    </message>
    <message>
        <source>Equal war cards: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation>Gleiche War-Karten: ihm den Post geben und den War-Einsatz %1 aus dem Jetonkasten zahlen. Haupteinsatz und War-Einsatz bleiben ihm.</translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet, war bet and post.</source>
        <translation>Ihre War-Karte ist höher: Haupteinsatz, War-Einsatz und Post einziehen.</translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet and war bet.</source>
        <translation>Ihre War-Karte ist höher: Haupteinsatz und War-Einsatz einziehen.</translation>
    </message>
    <message>
        <source>Tie bet on the war cards: pay it %1 if they are equal, else take it.</source>
        <translation>Tie-Einsatz auf die War-Karten: %1 zahlen, wenn sie gleich sind, sonst einziehen.</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right: the lowest seat number first.</source>
        <translation>Jedem Platz mit Einsatz eine Karte offen geben, von links nach rechts: die niedrigste Platznummer zuerst.</translation>
    </message>
    <message>
        <source>Deal your own card last, face up.</source>
        <translation>Ihre eigene Karte zuletzt geben, offen.</translation>
    </message>
    <message>
        <source>Compare each card with yours. Settle nothing before your own card is dealt.</source>
        <translation>Jede Karte mit Ihrer vergleichen. Nichts abrechnen, bevor Ihre eigene liegt.</translation>
    </message>
    <message>
        <source>The patron adds a war bet, exactly as much as the main bet, beside it.</source>
        <translation>Der Gast setzt einen War-Einsatz daneben, genau so hoch wie der Haupteinsatz.</translation>
    </message>
    <message>
        <source>Post the same amount from the tray, before any burn or war card.</source>
        <translation>Denselben Betrag aus dem Jetonkasten als Post legen, vor Brennen und War-Karten.</translation>
    </message>
    <message>
        <source>Finish the first settlement at every seat before the war.</source>
        <translation>Die erste Abrechnung an jedem Platz beenden, bevor der War beginnt.</translation>
    </message>
    <message>
        <source>Deal one war card face up to each seat at war, from left to right. Then one to yourself, which counts for all wars.</source>
        <translation>Jedem Platz im War eine War-Karte offen geben, von links nach rechts. Dann sich selbst eine, die für alle Wars gilt.</translation>
    </message>
    <message>
        <source>Settle the wars %1.</source>
        <translation>Die Wars %1 abrechnen.</translation>
    </message>
    <message>
        <source>What a mistake costs</source>
        <translation>Was ein Fehler kostet</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>1. deal</source>
        <translation>1. geben</translation>
    </message>
    <message>
        <source>2. settle the War bonus</source>
        <translation>2. War-Bonus abrechnen</translation>
    </message>
    <message>
        <source>One card to each seat and to the dealer; then the War bonus is settled.</source>
        <translation>Eine Karte an jeden Platz und an den Dealer; dann wird der War-Bonus abgerechnet.</translation>
    </message>
    <message>
        <source>second cards</source>
        <translation>zweite Karten</translation>
    </message>
    <message>
        <source>an ace: insurance?</source>
        <translation>ein Ass: Versicherung?</translation>
    </message>
    <message>
        <source>Two cards at every hand; the dealer&apos;s second card is face down.</source>
        <translation>Zwei Karten in jeder Hand; die zweite des Dealers liegt verdeckt.</translation>
    </message>
    <message>
        <source>hit: one card</source>
        <translation>ziehen: eine Karte</translation>
    </message>
    <message>
        <source>double: one card, then stand</source>
        <translation>verdoppeln: eine Karte, dann bleiben</translation>
    </message>
    <message>
        <source>split: two hands, each with a full bet</source>
        <translation>teilen: zwei Hände, jede mit vollem Einsatz</translation>
    </message>
    <message>
        <source>A hit, a double and a split.</source>
        <translation>Ziehen, Verdoppeln und Teilen.</translation>
    </message>
    <message>
        <source>A hit and a double.</source>
        <translation>Ziehen und Verdoppeln.</translation>
    </message>
    <message>
        <source>hand by hand</source>
        <translation>Hand für Hand</translation>
    </message>
    <message>
        <source>The dealer has drawn. The arrow is the order of settlement.</source>
        <translation>Der Dealer hat gezogen. Der Pfeil ist die Reihenfolge der Abrechnung.</translation>
    </message>
    <message>
        <source>You paid a wrong amount</source>
        <translation>Sie haben einen falschen Betrag gezahlt</translation>
    </message>
    <message>
        <source>Take the whole payment back before you settle another seat, then pay the right amount.</source>
        <translation>Die Zahlung ganz zurücknehmen, bevor Sie einen anderen Platz abrechnen, dann den richtigen Betrag zahlen.</translation>
    </message>
    <message>
        <source>Leave it as it is and call the floor: only the floor corrects a payment.</source>
        <translation>Liegen lassen und den Tischchef rufen: nur er berichtigt eine Zahlung.</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>Die Schneidekarte kommt</translation>
    </message>
    <message>
        <source>Finish the round, then shuffle.</source>
        <translation>Die Runde beenden, dann mischen.</translation>
    </message>
    <message>
        <source>A bet pays more than %1</source>
        <translation>Ein Einsatz zahlt mehr als %1</translation>
    </message>
    <message>
        <source>Call the floor before you pay it.</source>
        <translation>Vor der Zahlung den Tischchef rufen.</translation>
    </message>
    <message>
        <source>It happens</source>
        <translation>Es passiert</translation>
    </message>
    <message>
        <source>You do</source>
        <translation>Sie tun</translation>
    </message>
    <message>
        <source>A patron bets late</source>
        <translation>Ein Gast setzt zu spät</translation>
    </message>
    <message>
        <source>Refuse it before you do anything else. If he added to a good bet, hand back only what he added.</source>
        <translation>Ablehnen, bevor Sie etwas anderes tun. Hat er einen guten Einsatz erhöht, nur das Zugelegte zurückgeben.</translation>
    </message>
    <message>
        <source>A card slides out face down</source>
        <translation>Eine Karte rutscht verdeckt heraus</translation>
    </message>
    <message>
        <source>Use it as the next card.</source>
        <translation>Sie als nächste Karte verwenden.</translation>
    </message>
    <message>
        <source>A card is exposed by mistake</source>
        <translation>Eine Karte wird versehentlich aufgedeckt</translation>
    </message>
    <message>
        <source>Put it in the discard rack and deal the next card instead.</source>
        <translation>In die Ablage legen und die nächste Karte dafür geben.</translation>
    </message>
    <message>
        <source>A patron disputes a decision</source>
        <translation>Ein Gast bestreitet eine Entscheidung</translation>
    </message>
    <message>
        <source>Stop and say &quot;%1&quot;. The floor decides.</source>
        <translation>Anhalten und „%1“ sagen. Der Tischchef entscheidet.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;, then void the round: every bet goes back, what was paid comes back, what was taken is restored.</source>
        <translation>„%1“ sagen, dann die Runde für ungültig erklären: jeder Einsatz geht zurück, Gezahltes kommt zurück, Eingezogenes wird erstattet.</translation>
    </message>
    <message>
        <source>The shoe runs out during a round</source>
        <translation>Der Schlitten wird während einer Runde leer</translation>
    </message>
    <message>
        <source>Shuffle the discards and go on with the round.</source>
        <translation>Die Ablage mischen und die Runde fortsetzen.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; and wait.</source>
        <translation>„%1“ sagen und warten.</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The first settlement</source>
        <translation>Die erste Abrechnung</translation>
    </message>
    <message>
        <source>First cards and War bonus</source>
        <translation>Erste Karten und War-Bonus</translation>
    </message>
    <message>
        <source>Second cards, insurance, peek</source>
        <translation>Zweite Karten, Versicherung, Nachsehen</translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation>Die Gäste spielen</translation>
    </message>
    <message>
        <source>Your hand and the settlement</source>
        <translation>Ihre Hand und die Abrechnung</translation>
    </message>
    <message>
        <source>Picking up the cards</source>
        <translation>Die Karten aufnehmen</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Ein neuer Schlitten</translation>
    </message>
    <message>
        <source>Payouts: pin this page to the wall</source>
        <translation>Auszahlungen: diese Seite an die Wand hängen</translation>
    </message>
    <message>
        <source>There are two ways. Pick and pay: the dealer finishes hand by hand and picks up its cards as he goes. Lay and pay: every card stays until all bets are settled, so that the floor can check any hand. Both move the same chips.</source>
        <translation>Es gibt zwei Arbeitsweisen. Aufnehmen und zahlen: der Dealer beendet Hand für Hand und nimmt dabei ihre Karten auf. Liegen lassen und zahlen: jede Karte bleibt, bis alle Einsätze abgerechnet sind, damit der Tischchef jede Hand prüfen kann. Bei beiden werden dieselben Jetons bewegt.</translation>
    </message>
    <message>
        <source>when you show an ace, before you peek</source>
        <translation>wenn Sie ein Ass zeigen, vor dem Nachsehen</translation>
    </message>
    <message>
        <source>when you show an ace, before anybody plays</source>
        <translation>wenn Sie ein Ass zeigen, bevor jemand spielt</translation>
    </message>
    <message>
        <source>for a dispute or a malfunction</source>
        <translation>bei einem Streit oder einer Störung</translation>
    </message>
    <message>
        <source>You say</source>
        <translation>Sie sagen</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Hand the winner bet and winnings at once: there is no parlay.</source>
        <translation>Dem Gewinner Einsatz und Gewinn sofort aushändigen: es gibt kein Parlay.</translation>
    </message>
    <message>
        <source>Ask the winners in the same order: &quot;%1&quot; Wait for the answer.</source>
        <translation>Die Gewinner in derselben Reihenfolge fragen: „%1“ Die Antwort abwarten.</translation>
    </message>
    <message>
        <source>He leaves the winnings: hand back the original bet. The winnings stay on the War spot.</source>
        <translation>Er lässt den Gewinn stehen: den ursprünglichen Einsatz zurückgeben. Der Gewinn bleibt auf dem War-Feld.</translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation>Er nimmt alles: ihm Einsatz und Gewinn aushändigen.</translation>
    </message>
    <message>
        <source>Do not look at your hole card. Under an ace or a ten, everything waits until the patrons have played.</source>
        <translation>Nicht nach der verdeckten Karte sehen. Unter Ass oder Zehn wartet alles, bis die Gäste gespielt haben.</translation>
    </message>
    <message>
        <source>You show an ace or a ten: peek at your hole card before anybody plays.</source>
        <translation>Sie zeigen ein Ass oder eine Zehn: nach der verdeckten Karte sehen, bevor jemand spielt.</translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. Insurance pays 2:1, a patron&apos;s blackjack is a push, the rest loses.</source>
        <translation>Sie haben einen Blackjack: umdrehen und %1 abrechnen. Die Versicherung zahlt 2:1, der Blackjack eines Gastes ist ein Push, der Rest verliert.</translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. A patron&apos;s blackjack is a push, the rest loses.</source>
        <translation>Sie haben einen Blackjack: umdrehen und %1 abrechnen. Der Blackjack eines Gastes ist ein Push, der Rest verliert.</translation>
    </message>
    <message>
        <source>You have none: take the insurance bets %1, then play on.</source>
        <translation>Sie haben keinen: die Versicherungen %1 einziehen, dann weiterspielen.</translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards.</source>
        <translation>Ein Blackjack: %1 zahlen, wenn er an der Reihe ist, dann seine Karten aufnehmen.</translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards. Under your ace or ten it waits for your hand.</source>
        <translation>Ein Blackjack: %1 zahlen, wenn er an der Reihe ist, dann seine Karten aufnehmen. Unter Ihrem Ass oder Ihrer Zehn wartet er auf Ihre Hand.</translation>
    </message>
    <message>
        <source>No hand may be split.</source>
        <translation>Keine Hand darf geteilt werden.</translation>
    </message>
    <message>
        <source>Split: two cards of equal value become two hands, each with a full bet, %1 hands at most. Finish one hand before the next.</source>
        <translation>Teilen: aus zwei Karten gleichen Werts werden zwei Hände, jede mit vollem Einsatz, höchstens %1 Hände. Eine Hand beenden, bevor die nächste beginnt.</translation>
    </message>
    <message>
        <source>Split aces: one card each, and they stand.</source>
        <translation>Geteilte Asse: je eine Karte, und sie bleiben.</translation>
    </message>
    <message>
        <source>Split aces: played like any other hand.</source>
        <translation>Geteilte Asse: gespielt wie jede andere Hand.</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right. Then one to yourself, face up.</source>
        <translation>Jedem Platz mit Einsatz eine Karte offen geben, von links nach rechts. Dann sich selbst eine, offen.</translation>
    </message>
    <message>
        <source>Settle every War bonus before any second card, %1.</source>
        <translation>Jeden War-Bonus vor der zweiten Karte abrechnen, %1.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the bonus %1.</source>
        <translation>Die Karte des Gastes ist höher: den Bonus %1 zahlen.</translation>
    </message>
    <message>
        <source>Your card is higher: take the bonus. The patron plays the hand all the same.</source>
        <translation>Ihre Karte ist höher: den Bonus einziehen. Der Gast spielt seine Hand trotzdem.</translation>
    </message>
    <message>
        <source>Equal cards: take the bonus.</source>
        <translation>Gleiche Karten: den Bonus einziehen.</translation>
    </message>
    <message>
        <source>Equal cards: the bonus is a push. Leave it.</source>
        <translation>Gleiche Karten: der Bonus ist ein Push. Liegen lassen.</translation>
    </message>
    <message>
        <source>Deal a second card face up to every hand, from left to right.</source>
        <translation>Jeder Hand eine zweite Karte offen geben, von links nach rechts.</translation>
    </message>
    <message>
        <source>Deal your own second card last, face down.</source>
        <translation>Ihre zweite Karte zuletzt geben, verdeckt.</translation>
    </message>
    <message>
        <source>You show an ace: ask &quot;%1&quot; A patron may insure up to half of the blackjack bet.</source>
        <translation>Sie zeigen ein Ass: „%1“ fragen. Ein Gast darf bis zur Hälfte des Blackjack-Einsatzes versichern.</translation>
    </message>
    <message>
        <source>A patron with a blackjack may take even money: pay 1:1 at once and pick up the cards.</source>
        <translation>Ein Gast mit Blackjack darf Even Money nehmen: sofort 1:1 zahlen und die Karten aufnehmen.</translation>
    </message>
    <message>
        <source>You show an ace: offer nothing. This house has no insurance.</source>
        <translation>Sie zeigen ein Ass: nichts anbieten. Dieses Haus hat keine Versicherung.</translation>
    </message>
    <message>
        <source>Go from left to right and finish each hand.</source>
        <translation>Von links nach rechts gehen und jede Hand beenden.</translation>
    </message>
    <message>
        <source>Hit: one card. Give no card that was not asked for; 21 stands by itself.</source>
        <translation>Ziehen: eine Karte. Keine Karte geben, die nicht verlangt wurde; 21 bleibt von selbst.</translation>
    </message>
    <message>
        <source>Double: on two cards, up to as much again. One card, and the hand stands.</source>
        <translation>Verdoppeln: auf zwei Karten, bis zu noch einmal so viel. Eine Karte, und die Hand bleibt.</translation>
    </message>
    <message>
        <source>Double: on two cards, exactly as much again. One card, and the hand stands.</source>
        <translation>Verdoppeln: auf zwei Karten, genau noch einmal so viel. Eine Karte, und die Hand bleibt.</translation>
    </message>
    <message>
        <source>With a double or a split, the patron may match a bet on the War spot too.</source>
        <translation>Beim Verdoppeln oder Teilen darf der Gast auch auf dem War-Feld nachlegen.</translation>
    </message>
    <message>
        <source>Bust: take the bets, then pick up the cards, before you go on.</source>
        <translation>Überkauft: die Einsätze einziehen, dann die Karten aufnehmen, bevor Sie weitergehen.</translation>
    </message>
    <message>
        <source>Turn over your hole card.</source>
        <translation>Ihre verdeckte Karte umdrehen.</translation>
    </message>
    <message>
        <source>Draw up to 16 and on a soft 17. Stand on a hard 17 and above.</source>
        <translation>Bis 16 und bei einer weichen 17 ziehen. Ab einer harten 17 bleiben.</translation>
    </message>
    <message>
        <source>Draw up to 16. Stand on every 17 and above.</source>
        <translation>Bis 16 ziehen. Ab jeder 17 bleiben.</translation>
    </message>
    <message>
        <source>Draw only while a hand still stands against yours.</source>
        <translation>Nur ziehen, solange noch eine Hand gegen Ihre steht.</translation>
    </message>
    <message>
        <source>Settle the hands %1.</source>
        <translation>Die Hände %1 abrechnen.</translation>
    </message>
    <message>
        <source>The patron is higher, or you are bust: pay 1:1.</source>
        <translation>Der Gast ist höher, oder Sie haben überkauft: 1:1 zahlen.</translation>
    </message>
    <message>
        <source>You are higher: take the bet.</source>
        <translation>Sie sind höher: den Einsatz einziehen.</translation>
    </message>
    <message>
        <source>Equal: a push. Leave the bet.</source>
        <translation>Gleich: ein Push. Den Einsatz liegen lassen.</translation>
    </message>
    <message>
        <source>A blackjack that waited: pay it %1. If you have one too, it is a push.</source>
        <translation>Ein Blackjack, der gewartet hat: %1 zahlen. Haben Sie auch einen, ist es ein Push.</translation>
    </message>
    <message>
        <source>Insurance, with the hand of its seat: pay it 2:1 if you have a blackjack, else take it.</source>
        <translation>Versicherung, mit der Hand ihres Platzes: 2:1 zahlen, wenn Sie einen Blackjack haben, sonst einziehen.</translation>
    </message>
    <message>
        <source>A bet that rides on the War spot is paid or taken like the hand.</source>
        <translation>Ein Einsatz, der auf dem War-Feld stehen blieb, wird wie die Hand bezahlt oder eingezogen.</translation>
    </message>
    <message>
        <source>Settle the last bet of a hand, then pick up its cards: chips first.</source>
        <translation>Den letzten Einsatz einer Hand abrechnen, dann ihre Karten aufnehmen: erst die Jetons.</translation>
    </message>
    <message>
        <source>Pick up the cards of a hand, then settle its last bet: cards first.</source>
        <translation>Die Karten einer Hand aufnehmen, dann ihren letzten Einsatz abrechnen: erst die Karten.</translation>
    </message>
    <message>
        <source>Pick up the cards of a hand with its last bet, before or after the chips.</source>
        <translation>Die Karten einer Hand mit ihrem letzten Einsatz aufnehmen, vor oder nach den Jetons.</translation>
    </message>
    <message>
        <source>A seat at war keeps its cards until its war is settled.</source>
        <translation>Ein Platz im War behält seine Karten, bis sein War abgerechnet ist.</translation>
    </message>
    <message>
        <source>The cards of a bust hand, and of a blackjack paid during play, leave at once, after their chips.</source>
        <translation>Die Karten einer überkauften Hand und eines während des Spiels bezahlten Blackjacks gehen sofort weg, nach ihren Jetons.</translation>
    </message>
    <message>
        <source>Only then begin the next seat.</source>
        <translation>Erst dann den nächsten Platz beginnen.</translation>
    </message>
    <message>
        <source>Sweep the cards that are still there %1.</source>
        <translation>Die Karten, die noch liegen, %1 einsammeln.</translation>
    </message>
    <message>
        <source>Leave all cards on the layout until every bet of the table is settled.</source>
        <translation>Alle Karten auf dem Layout lassen, bis jeder Einsatz des Tisches abgerechnet ist.</translation>
    </message>
    <message>
        <source>Then sweep the cards in one go %1.</source>
        <translation>Dann die Karten in einem Zug %1 einsammeln.</translation>
    </message>
    <message>
        <source>Put the cut card in front of the last card.</source>
        <translation>Die Schneidekarte vor die letzte Karte stecken.</translation>
    </message>
    <message>
        <source>Put the cut card in, with at most %1 cards behind it.</source>
        <translation>Die Schneidekarte stecken, mit höchstens %1 Karten dahinter.</translation>
    </message>
    <message>
        <source>Burn the first card: face down, into the discard rack.</source>
        <translation>Die erste Karte brennen: verdeckt in die Ablage.</translation>
    </message>
    <message>
        <source>Burn the first %1 cards: face down, into the discard rack.</source>
        <translation>Die ersten %1 Karten brennen: verdeckt in die Ablage.</translation>
    </message>
    <message>
        <source>Pick up your own cards last.</source>
        <translation>Ihre eigenen Karten zuletzt aufnehmen.</translation>
    </message>
    <message>
        <source>Look once more: no bet open, no card on the layout. The round is over.</source>
        <translation>Noch einmal hinsehen: kein Einsatz offen, keine Karte auf dem Layout. Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Shuffle all cards.</source>
        <translation>Alle Karten mischen.</translation>
    </message>
    <message>
        <source>Shuffle all cards, before every round.</source>
        <translation>Alle Karten mischen, vor jeder Runde.</translation>
    </message>
    <message>
        <source>Offer a patron the cut, with the backs of the cards away from you. If he declines, ask the next; if nobody cuts, cut yourself.</source>
        <translation>Einen Gast abheben lassen, die Rückseiten von Ihnen weg. Lehnt er ab, den nächsten fragen; will niemand, selbst abheben.</translation>
    </message>
    <message>
        <source>Put the cards in front of the cut at the rear.</source>
        <translation>Die Karten vor dem Schnitt nach hinten legen.</translation>
    </message>
    <message>
        <source>Load the shoe.</source>
        <translation>Den Schlitten füllen.</translation>
    </message>
    <message>
        <source>post + %1</source>
        <translation>Post + %1</translation>
    </message>
    <message>
        <source>Won: pay</source>
        <translation>Gewonnen: zahlen</translation>
    </message>
    <message>
        <source>Surrender: take</source>
        <translation>Aufgegeben: einziehen</translation>
    </message>
    <message>
        <source>War won: pay</source>
        <translation>War gewonnen: zahlen</translation>
    </message>
    <message>
        <source>War tied: pay</source>
        <translation>War gleich: zahlen</translation>
    </message>
    <message>
        <source>War lost: take</source>
        <translation>War verloren: einziehen</translation>
    </message>
    <message>
        <source>Blackjack bet</source>
        <translation>Blackjack-Einsatz</translation>
    </message>
    <message>
        <source>Hand won: pay</source>
        <translation>Hand gewonnen: zahlen</translation>
    </message>
    <message>
        <source>Even money: pay</source>
        <translation>Even Money: zahlen</translation>
    </message>
    <message>
        <source>Insurance up to</source>
        <translation>Versicherung bis</translation>
    </message>
    <message>
        <source>Full insurance won: pay</source>
        <translation>Volle Versicherung gewonnen: zahlen</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>The table as the dealer sees it: one seat, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation>Der Tisch, wie der Dealer ihn sieht: ein Platz, der Schlitten links von ihm, die Ablage rechts, der Jetonkasten vor ihm.</translation>
    </message>
    <message>
        <source>The table as the dealer sees it: seats 1 to %1 from his left to his right, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation>Der Tisch, wie der Dealer ihn sieht: Platz 1 bis %1 von links nach rechts, der Schlitten links von ihm, die Ablage rechts, der Jetonkasten vor ihm.</translation>
    </message>
    <message>
        <source>main bet %1 to %2</source>
        <translation>Haupteinsatz %1 bis %2</translation>
    </message>
    <message>
        <source>blackjack bet %1 to %2</source>
        <translation>Blackjack-Einsatz %1 bis %2</translation>
    </message>
    <message>
        <source>tie bet %1 to %2</source>
        <translation>Tie-Einsatz %1 bis %2</translation>
    </message>
    <message>
        <source>War bonus %1 to %2</source>
        <translation>War-Bonus %1 bis %2</translation>
    </message>
    <message>
        <source>The bets are on their spots; no card is dealt.</source>
        <translation>Die Einsätze liegen auf ihren Feldern; keine Karte ist gegeben.</translation>
    </message>
    <message>
        <source>one sweep</source>
        <translation>ein Zug</translation>
    </message>
    <message>
        <source>Pick and pay: the cards of the settled seats are gone, the others are still on the layout.</source>
        <translation>Aufnehmen und zahlen: die Karten der abgerechneten Plätze sind weg, die anderen liegen noch.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until the last bet is settled, then they leave in one sweep, the dealer&apos;s last.</source>
        <translation>Liegen lassen und zahlen: alle Karten liegen, bis der letzte Einsatz abgerechnet ist, dann gehen sie in einem Zug weg, die des Dealers zuletzt.</translation>
    </message>
    <message>
        <source>the first card</source>
        <translation>die erste Karte</translation>
    </message>
    <message>
        <source>%1 cards in all</source>
        <translation>%1 Karten im Ganzen</translation>
    </message>
    <message>
        <source>the cut card</source>
        <translation>die Schneidekarte</translation>
    </message>
    <message>
        <source>at most %1 behind it</source>
        <translation>höchstens %1 dahinter</translation>
    </message>
    <message>
        <source>burned: %1</source>
        <translation>gebrannt: %1</translation>
    </message>
    <message>
        <source>The cards as they go into the shoe.</source>
        <translation>Die Karten, wie sie in den Schlitten kommen.</translation>
    </message>
    <message>
        <source>a late bet: back to the patron</source>
        <translation>ein später Einsatz: zurück an den Gast</translation>
    </message>
    <message>
        <source>face down: the next card</source>
        <translation>verdeckt: die nächste Karte</translation>
    </message>
    <message>
        <source>exposed: to the discards</source>
        <translation>aufgedeckt: in die Ablage</translation>
    </message>
    <message>
        <source>A late bet goes back, a card that slid out face down is the next card, an exposed card goes to the discards.</source>
        <translation>Ein später Einsatz geht zurück, eine verdeckt herausgerutschte Karte ist die nächste, eine aufgedeckte kommt in die Ablage.</translation>
    </message>
    <message>
        <source>maximum: %1</source>
        <translation>Maximum: %1</translation>
    </message>
    <message>
        <source>minimum: %1</source>
        <translation>Minimum: %1</translation>
    </message>
    <message>
        <source>minimum: %1, maximum: %2</source>
        <translation>Minimum: %1, Maximum: %2</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Klausel</translation>
    </message>
    <message>
        <source>In the house file</source>
        <translation>In der Hausdatei</translation>
    </message>
    <message>
        <source>Appendix: where each rule comes from</source>
        <translation>Anhang: woher jede Regel kommt</translation>
    </message>
    <message>
        <source>The source of this house: %1.</source>
        <translation>Die Quelle dieses Hauses: %1.</translation>
    </message>
    <message>
        <source>A clause names the part of the source that demands the rule. &quot;As we read it&quot; means that the source is unclear. No clause: the source is silent, and the house chose the rule itself.</source>
        <translation>Eine Klausel nennt die Stelle der Quelle, die die Regel verlangt. „Wie wir es lesen“ heißt, dass die Quelle unklar ist. Keine Klausel: die Quelle schweigt, und das Haus hat die Regel selbst gewählt.</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>zahlen</translation>
    </message>
    <message>
        <source>take</source>
        <translation>einziehen</translation>
    </message>
    <message>
        <source>war?</source>
        <translation>War?</translation>
    </message>
    <message>
        <source>war</source>
        <translation>War</translation>
    </message>
    <message>
        <source>burn %1 card</source>
        <translation>%1 Karte brennen</translation>
    </message>
    <message>
        <source>burn %1 cards</source>
        <translation>%1 Karten brennen</translation>
    </message>
    <message>
        <source>The order of the cards: from left to right, the dealer last.</source>
        <translation>Die Reihenfolge der Karten: von links nach rechts, der Dealer zuletzt.</translation>
    </message>
    <message>
        <source>main bets</source>
        <translation>Haupteinsätze</translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrow is the order of settlement.</source>
        <translation>Der Dealer zeigt eine Neun. Der Pfeil ist die Reihenfolge der Abrechnung.</translation>
    </message>
    <message>
        <source>first the tie bets</source>
        <translation>zuerst die Tie-Einsätze</translation>
    </message>
    <message>
        <source>then the main bets</source>
        <translation>dann die Haupteinsätze</translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrows are the order of settlement: tie bets, then main bets.</source>
        <translation>Der Dealer zeigt eine Neun. Die Pfeile sind die Reihenfolge der Abrechnung: Tie-Einsätze, dann Haupteinsätze.</translation>
    </message>
    <message>
        <source>Seats at war. The numbers are the order of burns and war cards.</source>
        <translation>Plätze im War. Die Zahlen sind die Reihenfolge von Brennen und War-Karten.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>%1 points of 100: passed (pass mark %2).</source>
        <translation>%1 von 100 Punkten: bestanden (nötig sind %2).</translation>
    </message>
    <message>
        <source>%1 points of 100: not passed (pass mark %2).</source>
        <translation>%1 von 100 Punkten: nicht bestanden (nötig sind %2).</translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation>%1 von %2 Handlungen fehlerfrei, %3 von %4 Runden fehlerfrei.</translation>
    </message>
    <message>
        <source>Findings: %1 critical, %2 major, %3 minor.</source>
        <translation>Fehler: %1 kritisch, %2 schwer, %3 leicht.</translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation>%1 Sekunden pro Runde; dieses Haus will %2.</translation>
    </message>
    <message>
        <source>Rounds dealt again: %1. The last attempt counts.</source>
        <translation>Noch einmal gegebene Runden: %1. Der letzte Versuch zählt.</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (noch einmal gegeben, zählt nicht)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (berichtigt)</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Ergebnis: %1</translation>
    </message>
    <message>
        <source>%1. %2. Seed %3.</source>
        <translation>%1. %2. Seed %3.</translation>
    </message>
    <message>
        <source>Findings in round %1</source>
        <translation>Fehler in Runde %1</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Keine Fehler.</translation>
    </message>
    <message>
        <source>A bet below the minimum: refuse it and hand it back.</source>
        <translation>Ein Einsatz unter dem Minimum: ablehnen und zurückgeben.</translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum: let it stand and say &quot;%1&quot;. Refuse every later one.</source>
        <translation>Der erste Einsatz eines Gastes unter dem Minimum: stehen lassen und „%1“ sagen. Jeden weiteren ablehnen.</translation>
    </message>
    <message>
        <source>A bet above the maximum: refuse it and hand it back.</source>
        <translation>Ein Einsatz über dem Maximum: ablehnen und zurückgeben.</translation>
    </message>
    <message>
        <source>A bet above the maximum: hand back the excess. The rest stands.</source>
        <translation>Ein Einsatz über dem Maximum: den Überschuss zurückgeben. Der Rest bleibt stehen.</translation>
    </message>
    <message>
        <source>A tie bet: refuse it. This house has none.</source>
        <translation>Ein Tie-Einsatz: ablehnen. Dieses Haus hat keinen.</translation>
    </message>
    <message>
        <source>A tie bet without a main bet: let it stand.</source>
        <translation>Ein Tie-Einsatz ohne Haupteinsatz: stehen lassen.</translation>
    </message>
    <message>
        <source>A tie bet without a main bet: refuse it.</source>
        <translation>Ein Tie-Einsatz ohne Haupteinsatz: ablehnen.</translation>
    </message>
    <message>
        <source>A War bonus without a blackjack bet: refuse it.</source>
        <translation>Ein War-Bonus ohne Blackjack-Einsatz: ablehnen.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;.</source>
        <translation>„%1“ sagen.</translation>
    </message>
    <message>
        <source>Look at every spot. What is wrong with a bet is put right before you close the bets.</source>
        <translation>Jedes Feld ansehen. Was an einem Einsatz nicht stimmt, wird in Ordnung gebracht, bevor Sie die Einsätze schließen.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;. The bets are closed.</source>
        <translation>„%1“ sagen. Die Einsätze sind geschlossen.</translation>
    </message>
    <message>
        <source>Deal. Your first card closes the bets; you need not say so.</source>
        <translation>Geben. Ihre erste Karte schließt die Einsätze; ansagen müssen Sie es nicht.</translation>
    </message>
    <message>
        <source>A bet added or changed after the first card is late: refuse it before you do anything else.</source>
        <translation>Ein Einsatz, der nach der ersten Karte kommt oder geändert wird, ist zu spät: ablehnen, bevor Sie etwas anderes tun.</translation>
    </message>
    <message>
        <source>A bet added or changed after &quot;%1&quot; is late: refuse it before you do anything else.</source>
        <translation>Ein Einsatz, der nach „%1“ kommt oder geändert wird, ist zu spät: ablehnen, bevor Sie etwas anderes tun.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>This house at a glance</source>
        <translation>Dieses Haus auf einen Blick</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>The keys of this site were not considered: its records cannot be read (%1).</source>
        <translation>Die Schlüssel dieses Standorts wurden nicht berücksichtigt: seine Aufzeichnungen sind nicht lesbar (%1).</translation>
    </message>
    <message>
        <source>This key file is damaged: %1.</source>
        <translation>Diese Schlüsseldatei ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>This revocation list is damaged: %1.</source>
        <translation>Diese Widerrufsliste ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>Its blueprint or its house file has faults: %1.</source>
        <translation>Der Prüfungsplan oder die Hausdatei hat Fehler: %1.</translation>
    </message>
    <message>
        <source>Its seed makes no exam of this blueprint.</source>
        <translation>Aus dem Seed entsteht keine Prüfung nach diesem Plan.</translation>
    </message>
    <message>
        <source>Its log was not dealt at the table that the blueprint describes.</source>
        <translation>Das Protokoll wurde nicht an dem Tisch gegeben, den der Prüfungsplan beschreibt.</translation>
    </message>
    <message>
        <source>Its log has a line that is no act.</source>
        <translation>Das Protokoll hat eine Zeile, die keine Handlung ist.</translation>
    </message>
    <message>
        <source>The times in its log are missing or go back.</source>
        <translation>Die Zeiten im Protokoll fehlen oder laufen zurück.</translation>
    </message>
    <message>
        <source>With its seed, the cards and patrons would not have done what its log says.</source>
        <translation>Mit diesem Seed hätten Karten und Gäste nicht getan, was das Protokoll sagt.</translation>
    </message>
    <message>
        <source>The exam was not passed.</source>
        <translation>Die Prüfung wurde nicht bestanden.</translation>
    </message>
    <message>
        <source>A name has characters that cannot stand on a certificate.</source>
        <translation>Ein Name hat Zeichen, die auf einem Zertifikat nicht stehen dürfen.</translation>
    </message>
    <message>
        <source>The signature does not fit: the file was changed after it was signed.</source>
        <translation>Die Unterschrift passt nicht: die Datei wurde nach dem Unterschreiben geändert.</translation>
    </message>
    <message>
        <source>The key that signed it is not one you trust. Ask %1 for the fingerprint of its key and compare: %2.</source>
        <translation>Dem Schlüssel, mit dem unterschrieben wurde, vertrauen Sie nicht. Fragen Sie %1 nach dem Fingerabdruck des Schlüssels und vergleichen Sie: %2.</translation>
    </message>
    <message>
        <source>Its key was revoked on %1: %2.</source>
        <translation>Der Schlüssel wurde am %1 widerrufen: %2.</translation>
    </message>
    <message>
        <source>It was revoked on %1: %2.</source>
        <translation>Es wurde am %1 widerrufen: %2.</translation>
    </message>
    <message>
        <source>The revocation list %1 was not used: none of the trusted keys signed it.</source>
        <translation>Die Widerrufsliste %1 wurde nicht verwendet: Kein vertrauenswürdiger Schlüssel hat sie signiert.</translation>
    </message>
    <message>
        <source>It expired on %1.</source>
        <translation>Es ist am %1 abgelaufen.</translation>
    </message>
    <message>
        <source>It is dated %1, which is in the future.</source>
        <translation>Es ist auf den %1 datiert, der in der Zukunft liegt.</translation>
    </message>
    <message>
        <source>It was granted on %1, before the exam ended (%2).</source>
        <translation>Es wurde am %1 erteilt, vor dem Ende der Prüfung (%2).</translation>
    </message>
    <message>
        <source>The chain of its log does not fit: an act was changed, added or removed.</source>
        <translation>Die Kette des Protokolls passt nicht: eine Handlung wurde geändert, hinzugefügt oder entfernt.</translation>
    </message>
    <message>
        <source>The end of its log does not fit its seal: the time or the seed differs.</source>
        <translation>Das Ende des Protokolls passt nicht zum Siegel: Zeit oder Seed ist anders.</translation>
    </message>
    <message>
        <source>%1: it states %2, but the log gives %3.</source>
        <translation>%1: angegeben ist %2, aber das Protokoll ergibt %3.</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>The exam was not passed by its own blueprint.</source>
        <translation>Nach dem eigenen Prüfungsplan wurde die Prüfung nicht bestanden.</translation>
    </message>
    <message>
        <source>It names another exam or house than the files it carries.</source>
        <translation>Es nennt eine andere Prüfung oder ein anderes Haus als die Dateien, die es enthält.</translation>
    </message>
    <message>
        <source>By its blueprint it holds for %1 days, not until %2.</source>
        <translation>Nach dem Prüfungsplan gilt es %1 Tage, nicht bis %2.</translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1); this one comes to the same result.</source>
        <translation>Beurteilt wurde es von einer anderen Version des Programms (Pitwise %1); diese kommt zum selben Ergebnis.</translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1), and this one does not come to the same result. Verify it with that version.</source>
        <translation>Beurteilt wurde es von einer anderen Version des Programms (Pitwise %1), und diese kommt nicht zum selben Ergebnis. Prüfen Sie es mit jener Version.</translation>
    </message>
    <message>
        <source>This is not a certificate: %1.</source>
        <translation>Das ist kein Zertifikat: %1.</translation>
    </message>
    <message>
        <source>Its seed is not the one that was sealed when the exam began.</source>
        <translation>Der Seed ist nicht der, der zu Beginn der Prüfung versiegelt wurde.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>This certifies that</source>
        <translation>Hiermit wird bescheinigt, dass</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>passed the dealing exam</source>
        <translation>die Dealerprüfung bestanden hat</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>%1 of 100, %2 rounds</source>
        <translation>%1 von 100, %2 Runden</translation>
    </message>
    <message>
        <source>Hours dealt</source>
        <translation>Stunden am Tisch</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Erteilt am</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>did not occur</source>
        <translation>kam nicht vor</translation>
    </message>
    <message>
        <source>The code names the file that proves this page; it is attached to this document. Check it: pitwise-cli verify</source>
        <translation>Der Code nennt die Datei, die diese Seite beweist; sie ist diesem Dokument beigefügt. Prüfen mit: pitwise-cli verify</translation>
    </message>
    <message>
        <source>Certificate %1</source>
        <translation>Zertifikat %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Schlüssel %1</translation>
    </message>
    <message>
        <source>%1, trainer</source>
        <translation>%1, Ausbilder</translation>
    </message>
    <message>
        <source>%1, dealer</source>
        <translation>%1, Dealer</translation>
    </message>
    <message>
        <source>it is not a certificate: %1</source>
        <translation>es ist kein Zertifikat: %1</translation>
    </message>
    <message>
        <source>Certificate of %1</source>
        <translation>Zertifikat für %1</translation>
    </message>
    <message>
        <source>Only a bet that the house does not take is refused or handed back.</source>
        <translation>Abgelehnt oder zurückgegeben wird nur ein Einsatz, den das Haus nicht annimmt.</translation>
    </message>
    <message>
        <source>This house posts nothing.</source>
        <translation>Dieses Haus legt keinen Post.</translation>
    </message>
    <message>
        <source>Cards are burned only before a war card.</source>
        <translation>Gebrannt wird nur vor einer War-Karte.</translation>
    </message>
    <message>
        <source>Only the dealer&apos;s hole card is dealt face down.</source>
        <translation>Nur die verdeckte Karte des Dealers wird verdeckt gegeben.</translation>
    </message>
    <message>
        <source>Cards are dealt face up.</source>
        <translation>Karten werden offen gegeben.</translation>
    </message>
    <message>
        <source>Only a card that was shown by mistake is discarded.</source>
        <translation>Abgelegt wird nur eine versehentlich gezeigte Karte.</translation>
    </message>
    <message>
        <source>This house honours a patron&apos;s first bet below the minimum, with a reminder.</source>
        <translation>Dieses Haus nimmt den ersten Einsatz eines Gastes unter dem Minimum mit einem Hinweis an.</translation>
    </message>
    <message>
        <source>Only a push is handed back.</source>
        <translation>Zurückgegeben wird nur ein Push.</translation>
    </message>
    <message>
        <source>Only a bet that has lost is taken.</source>
        <translation>Eingezogen wird nur ein verlorener Einsatz.</translation>
    </message>
    <message>
        <source>The post is given to a patron who won or tied his war.</source>
        <translation>Den Post bekommt, wer seinen War gewonnen oder gleich gespielt hat.</translation>
    </message>
    <message>
        <source>Only a bet that has won is paid.</source>
        <translation>Bezahlt wird nur ein gewonnener Einsatz.</translation>
    </message>
    <message>
        <source>The post is given to the winner; nothing is paid on it.</source>
        <translation>Den Post bekommt der Gewinner; auf ihn wird nichts gezahlt.</translation>
    </message>
    <message>
        <source>The house posts once, beside a war bet.</source>
        <translation>Das Haus legt einmal, neben einen War-Einsatz.</translation>
    </message>
    <message>
        <source>Only a wrong payoff is taken back, and before another seat is begun.</source>
        <translation>Zurückgenommen wird nur eine falsche Auszahlung, und bevor ein anderer Platz beginnt.</translation>
    </message>
    <message>
        <source>Only a wrong payoff is taken back, and in this house only after the floor was called.</source>
        <translation>Zurückgenommen wird nur eine falsche Auszahlung, in diesem Haus erst nach dem Ruf zum Tischchef.</translation>
    </message>
    <message>
        <source>A round is void only after a malfunction, when the floor has ruled.</source>
        <translation>Eine Runde ist nur nach einer Störung ungültig, wenn der Tischchef entschieden hat.</translation>
    </message>
    <message>
        <source>%1: not due now.</source>
        <translation>%1: jetzt nicht fällig.</translation>
    </message>
    <message>
        <source>After a malfunction nothing is dealt, paid or taken: the round is void.</source>
        <translation>Nach einer Störung wird nichts gegeben, gezahlt oder eingezogen: die Runde ist ungültig.</translation>
    </message>
    <message>
        <source>This house shuffles once before each round.</source>
        <translation>Dieses Haus mischt einmal vor jeder Runde.</translation>
    </message>
    <message>
        <source>Shuffle between rounds, when the cut card has come out.</source>
        <translation>Zwischen den Runden mischen, wenn die Schneidekarte gekommen ist.</translation>
    </message>
    <message>
        <source>Bets are settled %1, one seat at a time.</source>
        <translation>Einsätze werden %1 abgerechnet, ein Platz nach dem anderen.</translation>
    </message>
    <message>
        <source>The hole card was dealt face up.</source>
        <translation>Die verdeckte Karte wurde offen gegeben.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt face down, before anybody plays.</source>
        <translation>Die zweite Karte des Dealers wird verdeckt gegeben, bevor jemand spielt.</translation>
    </message>
    <message>
        <source>a war</source>
        <translation>ein War</translation>
    </message>
    <message>
        <source>several wars in one round</source>
        <translation>mehrere Wars in einer Runde</translation>
    </message>
    <message>
        <source>a war that the patron wins</source>
        <translation>ein War, den der Gast gewinnt</translation>
    </message>
    <message>
        <source>a war that the patron loses</source>
        <translation>ein War, den der Gast verliert</translation>
    </message>
    <message>
        <source>a war that ties</source>
        <translation>ein War mit Gleichstand</translation>
    </message>
    <message>
        <source>a surrender</source>
        <translation>ein Aufgeben</translation>
    </message>
    <message>
        <source>a tie bet that wins</source>
        <translation>ein Tie-Einsatz, der gewinnt</translation>
    </message>
    <message>
        <source>a War bonus that wins</source>
        <translation>ein War-Bonus, der gewinnt</translation>
    </message>
    <message>
        <source>a parlay</source>
        <translation>ein Parlay</translation>
    </message>
    <message>
        <source>a blackjack of a patron</source>
        <translation>ein Blackjack eines Gastes</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>ein Verdoppeln</translation>
    </message>
    <message>
        <source>a split</source>
        <translation>ein Teilen</translation>
    </message>
    <message>
        <source>a hand that busts</source>
        <translation>eine überkaufte Hand</translation>
    </message>
    <message>
        <source>a blackjack of the dealer</source>
        <translation>ein Blackjack des Dealers</translation>
    </message>
    <message>
        <source>a dealer who busts</source>
        <translation>ein Dealer, der überkauft</translation>
    </message>
    <message>
        <source>a bet below the minimum</source>
        <translation>ein Einsatz unter dem Minimum</translation>
    </message>
    <message>
        <source>a bet above the maximum</source>
        <translation>ein Einsatz über dem Maximum</translation>
    </message>
    <message>
        <source>a late bet</source>
        <translation>ein später Einsatz</translation>
    </message>
    <message>
        <source>a side bet alone, where the house does not take one</source>
        <translation>ein Nebeneinsatz allein, wo das Haus keinen annimmt</translation>
    </message>
    <message>
        <source>a card that slides out and is seen</source>
        <translation>eine Karte, die herausrutscht und gesehen wird</translation>
    </message>
    <message>
        <source>a card that slides out unseen</source>
        <translation>eine Karte, die ungesehen herausrutscht</translation>
    </message>
    <message>
        <source>a dispute</source>
        <translation>ein Streit</translation>
    </message>
    <message>
        <source>a malfunction</source>
        <translation>eine Störung</translation>
    </message>
    <message>
        <source>This bet is settled: nothing more is due.</source>
        <translation>Dieser Einsatz ist abgerechnet: es ist nichts mehr fällig.</translation>
    </message>
    <message>
        <source>What is above the maximum goes back, no more and no less.</source>
        <translation>Zurück geht, was über dem Maximum liegt, nicht mehr und nicht weniger.</translation>
    </message>
    <message>
        <source>A bet that the house does not take goes back in full.</source>
        <translation>Ein Einsatz, den das Haus nicht annimmt, geht ganz zurück.</translation>
    </message>
    <message>
        <source>This house takes %1 of a surrendered bet; only the rest may be handed back.</source>
        <translation>Dieses Haus nimmt %1 eines aufgegebenen Einsatzes; nur der Rest darf zurückgegeben werden.</translation>
    </message>
    <message>
        <source>A push is handed back in full, or left where it is.</source>
        <translation>Ein Push geht ganz zurück oder bleibt liegen.</translation>
    </message>
    <message>
        <source>%1: it was surrendered, but was paid %2.</source>
        <translation>%1: aufgegeben, aber %2 gezahlt.</translation>
    </message>
    <message>
        <source>%1: it lost, but was paid %2.</source>
        <translation>%1: verloren, aber %2 gezahlt.</translation>
    </message>
    <message>
        <source>%1: it won, but was taken.</source>
        <translation>%1: gewonnen, aber eingezogen.</translation>
    </message>
    <message>
        <source>%1: it is a push, but chips moved.</source>
        <translation>%1: ein Push, aber es wurden Jetons bewegt.</translation>
    </message>
    <message>
        <source>tie bets</source>
        <translation>Tie-Einsätze</translation>
    </message>
    <message>
        <source>blackjack hands</source>
        <translation>Blackjack-Hände</translation>
    </message>
    <message>
        <source>settling bets</source>
        <translation>Einsätze abrechnen</translation>
    </message>
    <message>
        <source>bets and limits</source>
        <translation>Einsätze und Limits</translation>
    </message>
    <message>
        <source>bonus bets</source>
        <translation>Bonus-Einsätze</translation>
    </message>
    <message>
        <source>the shoe</source>
        <translation>der Schlitten</translation>
    </message>
    <message>
        <source>irregularities</source>
        <translation>Zwischenfälle</translation>
    </message>
    <message>
        <source>late bets</source>
        <translation>späte Einsätze</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>Wars</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>handling cards</source>
        <translation>Umgang mit Karten</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>noch nicht vorgekommen</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>im Lernen</translation>
    </message>
    <message>
        <source>known</source>
        <translation>gekonnt</translation>
    </message>
    <message>
        <source>known, due again</source>
        <translation>gekonnt, wieder fällig</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>neu für Sie</translation>
    </message>
    <message>
        <source>wrong in %1 of your last %2</source>
        <translation>falsch in %1 der letzten %2</translation>
    </message>
    <message>
        <source>right so far, but not often yet</source>
        <translation>bisher richtig, aber noch nicht oft</translation>
    </message>
    <message>
        <source>known, and due again</source>
        <translation>gekonnt, und wieder fällig</translation>
    </message>
    <message>
        <source>known; this keeps it so</source>
        <translation>gekonnt; so bleibt es dabei</translation>
    </message>
    <message>
        <source>%1: there is no main bet beside it.</source>
        <translation>%1: daneben liegt kein Haupteinsatz.</translation>
    </message>
    <message>
        <source>%1: it was accepted.</source>
        <translation>%1: angenommen.</translation>
    </message>
    <message>
        <source>%1: the floor was not called before this payoff.</source>
        <translation>%1: vor dieser Auszahlung wurde der Tischchef nicht gerufen.</translation>
    </message>
    <message>
        <source>Play went on after a malfunction without the floor.</source>
        <translation>Nach einer Störung ging es ohne den Tischchef weiter.</translation>
    </message>
    <message>
        <source>Play went on after a dispute without the floor.</source>
        <translation>Nach einem Streit ging es ohne den Tischchef weiter.</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Nobody is in the class.</source>
        <translation>Niemand ist in der Klasse.</translation>
    </message>
    <message>
        <source>Mistakes by skill group</source>
        <translation>Fehler nach Fertigkeitsgruppe</translation>
    </message>
    <message>
        <source>In the latest sessions of each, without those put right at once.</source>
        <translation>In den letzten Sitzungen jedes Einzelnen, ohne sofort berichtigte.</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
    <message>
        <source>%1 is stuck on: %2.</source>
        <translation>%1 hängt an: %2.</translation>
    </message>
    <message>
        <source>The certificate of %1 expires on %2.</source>
        <translation>Das Zertifikat von %1 läuft am %2 ab.</translation>
    </message>
    <message>
        <source>Nobody is stuck, and no certificate expires soon.</source>
        <translation>Niemand hängt fest, und kein Zertifikat läuft bald ab.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Where mistakes are made</source>
        <translation>Wo Fehler passieren</translation>
    </message>
    <message>
        <source>In %1 rounds of all sessions.</source>
        <translation>In %1 Runden aller Sitzungen.</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Part of the round</source>
        <translation>Teil der Runde</translation>
    </message>
    <message>
        <source>At no seat</source>
        <translation>An keinem Platz</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Taking bets</source>
        <translation>Einsätze annehmen</translation>
    </message>
    <message>
        <source>Ties and main bets</source>
        <translation>Tie- und Haupteinsätze</translation>
    </message>
    <message>
        <source>The war</source>
        <translation>Der War</translation>
    </message>
    <message>
        <source>Bonus and parlay</source>
        <translation>Bonus und Parlay</translation>
    </message>
    <message>
        <source>Playing the hands</source>
        <translation>Die Hände spielen</translation>
    </message>
    <message>
        <source>Collecting cards</source>
        <translation>Karten einsammeln</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>Die Klasse</translation>
    </message>
    <message>
        <source>%1 people, as of %2</source>
        <translation>%1 Personen, Stand %2</translation>
    </message>
    <message>
        <source>a demonstration</source>
        <translation>eine Vorführung</translation>
    </message>
    <message>
        <source>dealt again, does not count</source>
        <translation>noch einmal gegeben, zählt nicht</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Rückblick: %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>training</source>
        <translation>in Ausbildung</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>certified</source>
        <translation>zertifiziert</translation>
    </message>
    <message>
        <source>0.5</source>
        <translation>0,5</translation>
    </message>
    <message>
        <source>Floor: the late %1 at seat %2 goes back.</source>
        <translation>Tischchef: zu spät gesetzt, geht zurück: %1 an Platz %2.</translation>
    </message>
    <message>
        <source>Floor: %1 above the limit goes back to seat %2.</source>
        <translation>Tischchef: %1 über dem Limit geht zurück an Platz %2.</translation>
    </message>
    <message>
        <source>Floor: the %1 of %2 at seat %3 goes back.</source>
        <translation>Tischchef: %1 von %2 an Platz %3 geht zurück.</translation>
    </message>
    <message>
        <source>Floor: the house posts %1 at seat %2.</source>
        <translation>Tischchef: das Haus legt %1 an Platz %2.</translation>
    </message>
    <message>
        <source>Floor: the post at seat %1 is made %2.</source>
        <translation>Tischchef: der Post an Platz %1 wird %2.</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card was dealt without a burn.</source>
        <translation>Die War-Karte des Dealers wurde ohne Brennen gegeben.</translation>
    </message>
    <message>
        <source>The war card for seat %1 was dealt without a burn.</source>
        <translation>Die War-Karte für Platz %1 wurde ohne Brennen gegeben.</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card was dealt with only %1 burned.</source>
        <translation>Die War-Karte des Dealers wurde gegeben, als erst %1 gebrannt waren.</translation>
    </message>
    <message>
        <source>The war card for seat %1 was dealt with only %2 burned.</source>
        <translation>Die War-Karte für Platz %1 wurde gegeben, als erst %2 gebrannt waren.</translation>
    </message>
    <message>
        <source>the dealer was dealt a card out of turn.</source>
        <translation>der Dealer bekam eine Karte außer der Reihe.</translation>
    </message>
    <message>
        <source>seat %1 was dealt a card out of turn.</source>
        <translation>Platz %1 bekam eine Karte außer der Reihe.</translation>
    </message>
    <message>
        <source>the dealer was dealt an extra card.</source>
        <translation>der Dealer bekam eine Karte zu viel.</translation>
    </message>
    <message>
        <source>seat %1 was dealt an extra card.</source>
        <translation>Platz %1 bekam eine Karte zu viel.</translation>
    </message>
    <message>
        <source>The war was started before seat %1 was settled.</source>
        <translation>Der War begann, bevor Platz %1 abgerechnet war.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected before those of seat %1.</source>
        <translation>Die Karten des Dealers wurden vor denen von Platz %1 aufgenommen.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected before those of another seat.</source>
        <translation>Die Karten des Dealers wurden vor denen eines anderen Platzes aufgenommen.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of another seat.</source>
        <translation>Die Karten von Platz %1 wurden vor denen eines anderen Platzes aufgenommen.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of the dealer.</source>
        <translation>Die Karten von Platz %1 wurden vor denen des Dealers aufgenommen.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of seat %2.</source>
        <translation>Die Karten von Platz %1 wurden vor denen von Platz %2 aufgenommen.</translation>
    </message>
    <message>
        <source>seat %1 was asked out of turn.</source>
        <translation>Platz %1 wurde außer der Reihe gefragt.</translation>
    </message>
    <message>
        <source>seat %1 was settled out of turn.</source>
        <translation>Platz %1 wurde außer der Reihe abgerechnet.</translation>
    </message>
    <message>
        <source>seat %1 was asked out of turn: seat %2 was next.</source>
        <translation>Platz %1 wurde außer der Reihe gefragt: Platz %2 war an der Reihe.</translation>
    </message>
    <message>
        <source>seat %1 was settled out of turn: seat %2 was next.</source>
        <translation>Platz %1 wurde außer der Reihe abgerechnet: Platz %2 war an der Reihe.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected too early.</source>
        <translation>Die Karten des Dealers wurden zu früh aufgenommen.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected too early.</source>
        <translation>Die Karten von Platz %1 wurden zu früh aufgenommen.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards are still on the layout.</source>
        <translation>Die Karten des Dealers liegen noch auf dem Layout.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the layout.</source>
        <translation>Die Karten von Platz %1 liegen noch auf dem Layout.</translation>
    </message>
    <message>
        <source>The patron at seat %1 won and was not asked.</source>
        <translation>Der Gast an Platz %1 gewann und wurde nicht gefragt.</translation>
    </message>
    <message>
        <source>The patron at seat %1 had not decided yet.</source>
        <translation>Der Gast an Platz %1 hatte sich noch nicht entschieden.</translation>
    </message>
    <message>
        <source>Play went on before seat %1 was settled.</source>
        <translation>Es ging weiter, bevor Platz %1 abgerechnet war.</translation>
    </message>
    <message>
        <source>the dealer had not asked for a card.</source>
        <translation>der Dealer hatte keine Karte verlangt.</translation>
    </message>
    <message>
        <source>seat %1 had not asked for a card.</source>
        <translation>Platz %1 hatte keine Karte verlangt.</translation>
    </message>
    <message>
        <source>Deal a card face down to the dealer</source>
        <translation>Dem Dealer eine Karte verdeckt geben</translation>
    </message>
    <message>
        <source>Deal a card to the dealer</source>
        <translation>Dem Dealer eine Karte geben</translation>
    </message>
    <message>
        <source>Deal a card face down to seat %1</source>
        <translation>Eine Karte verdeckt an Platz %1 geben</translation>
    </message>
    <message>
        <source>Deal a card to seat %1</source>
        <translation>Eine Karte an Platz %1 geben</translation>
    </message>
    <message>
        <source>Offer the cut to seat %1</source>
        <translation>An Platz %1 abheben lassen</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; to seat %2</source>
        <translation>An Platz %2 „%1“ sagen</translation>
    </message>
    <message>
        <source>Take the %1 at seat %2</source>
        <translation>%1 an Platz %2 einziehen</translation>
    </message>
    <message>
        <source>Take %1 of the %2 at seat %3</source>
        <translation>%1 vom %2 an Platz %3 einziehen</translation>
    </message>
    <message>
        <source>Pay %1 to the %2 at seat %3</source>
        <translation>%1 auf %2 an Platz %3 zahlen</translation>
    </message>
    <message>
        <source>Take back what was paid on the %1 at seat %2</source>
        <translation>Die Auszahlung auf %1 an Platz %2 zurücknehmen</translation>
    </message>
    <message>
        <source>Post %1 at seat %2</source>
        <translation>%1 als Post an Platz %2 legen</translation>
    </message>
    <message>
        <source>Give the post to seat %1</source>
        <translation>Den Post an Platz %1 geben</translation>
    </message>
    <message>
        <source>Hand back the %1 to seat %2</source>
        <translation>%1 an Platz %2 zurückgeben</translation>
    </message>
    <message>
        <source>Hand back %1 of the %2 to seat %3</source>
        <translation>%1 vom %2 an Platz %3 zurückgeben</translation>
    </message>
    <message>
        <source>Refuse the %1 of seat %2</source>
        <translation>%1 von Platz %2 ablehnen</translation>
    </message>
    <message>
        <source>Split the cards of seat %1</source>
        <translation>Die Karten von Platz %1 teilen</translation>
    </message>
    <message>
        <source>Collect the dealer&apos;s cards</source>
        <translation>Die Karten des Dealers aufnehmen</translation>
    </message>
    <message>
        <source>Collect the cards of seat %1</source>
        <translation>Die Karten von Platz %1 aufnehmen</translation>
    </message>
    <message>
        <source>seat %1 goes to war</source>
        <translation>Platz %1 geht in den War</translation>
    </message>
    <message>
        <source>seat %1 surrenders</source>
        <translation>Platz %1 gibt auf</translation>
    </message>
    <message>
        <source>seat %1 lets the winnings ride</source>
        <translation>Platz %1 lässt den Gewinn stehen</translation>
    </message>
    <message>
        <source>seat %1 takes it all</source>
        <translation>Platz %1 nimmt alles</translation>
    </message>
    <message>
        <source>seat %1 takes even money</source>
        <translation>Platz %1 nimmt Even Money</translation>
    </message>
    <message>
        <source>seat %1 hits</source>
        <translation>Platz %1 nimmt eine Karte</translation>
    </message>
    <message>
        <source>seat %1 stands</source>
        <translation>Platz %1 bleibt</translation>
    </message>
    <message>
        <source>seat %1 puts %2 on the %3</source>
        <translation>Platz %1 setzt %2 auf %3</translation>
    </message>
    <message>
        <source>seat %1 doubles for %2</source>
        <translation>Platz %1 verdoppelt um %2</translation>
    </message>
    <message>
        <source>seat %1 splits</source>
        <translation>Platz %1 teilt</translation>
    </message>
    <message>
        <source>seat %1 takes insurance for %2</source>
        <translation>Platz %1 versichert sich mit %2</translation>
    </message>
    <message>
        <source>seat %1 cuts at card %2</source>
        <translation>Platz %1 hebt bei Karte %2 ab</translation>
    </message>
    <message>
        <source>seat %1 does not want to cut</source>
        <translation>Platz %1 will nicht abheben</translation>
    </message>
    <message>
        <source>seat %1 disputes the result</source>
        <translation>Platz %1 beanstandet das Ergebnis</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <translation>%1 an den Dealer</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 an Platz %2</translation>
    </message>
    <message>
        <source>The patron at seat %1 tied and was not asked.</source>
        <translation>Der Gast an Platz %1 hatte ein Unentschieden und wurde nicht gefragt.</translation>
    </message>
    <message>
        <source>%1-%2-%3</source>
        <translation>%3.%2.%1</translation>
    </message>
    <message>
        <source>This call is made once a round, before the first card.</source>
        <translation>Diese Ansage kommt einmal pro Runde, vor der ersten Karte.</translation>
    </message>
    <message>
        <source>This is the printed page. The proof is a file attached to it, with the ending .pitcert: save that with a PDF reader, and check it.</source>
        <translation>Das ist die gedruckte Seite. Der Nachweis ist eine angehängte Datei mit der Endung .pitcert: mit einem PDF-Programm speichern und diese prüfen.</translation>
    </message>
    <message>
        <source>A cut card was placed.</source>
        <translation>Eine Schneidekarte wurde gesteckt.</translation>
    </message>
    <message>
        <source>The cut card was not placed when it was due.</source>
        <translation>Die Schneidekarte wurde nicht gesteckt, als sie an der Reihe war.</translation>
    </message>
    <message>
        <source>A hand with a bet gets the cards it is due and no more; a seat without a bet gets none.</source>
        <translation>Eine Hand mit Einsatz bekommt die Karten, die ihr zustehen, und keine mehr; ein Platz ohne Einsatz bekommt keine.</translation>
    </message>
    <message>
        <source>%1: the main bet was begun before its own tie bet was settled.</source>
        <translation>%1: der Haupteinsatz wurde begonnen, bevor der eigene Tie-Einsatz abgerechnet war.</translation>
    </message>
</context>
<context>
    <name>pitwise::CertificateClerk</name>
    <message>
        <source>%1 has no key to sign the list with. Make one first.</source>
        <translation>%1 hat keinen Schlüssel, um die Liste zu unterschreiben. Machen Sie erst einen.</translation>
    </message>
</context>
<context>
    <name>pitwise::DesktopHomework</name>
    <message>
        <source>The server cannot be reached. Homework is set and taken back when it is there again.</source>
        <translation>Der Server ist nicht erreichbar. Aufgaben gibt man auf und nimmt man zurück, wenn er wieder da ist.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Es gibt keine Aufzeichnungen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamClerk</name>
    <message>
        <source>An exam is under way at this computer.</source>
        <translation>An diesem Rechner läuft eine Prüfung.</translation>
    </message>
    <message>
        <source>This person is in the middle of an exam. It has to be finished first.</source>
        <translation>Eine Prüfung dieser Person läuft. Sie muss erst fortgesetzt werden.</translation>
    </message>
    <message>
        <source>This passphrase does not open the exam. The trainer who opened it must give his own.</source>
        <translation>Diese Passphrase öffnet die Prüfung nicht. Der Ausbilder, der sie geöffnet hat, muss seine eingeben.</translation>
    </message>
    <message>
        <source>No exam of this person is under way.</source>
        <translation>Keine Prüfung dieser Person läuft.</translation>
    </message>
    <message>
        <source>No exam is set here.</source>
        <translation>Hier ist keine Prüfung angesetzt.</translation>
    </message>
    <message>
        <source>No exam is under way here.</source>
        <translation>Hier läuft keine Prüfung.</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamList</name>
    <message>
        <source>%1:1:1: no shoe was found that meets every situation; demand fewer, or more rounds or irregularities</source>
        <translation>%1:1:1: kein Schlitten erfüllt alle Situationen; verlangen Sie weniger oder mehr Runden oder Zwischenfälle</translation>
    </message>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Diese Prüfung läuft: ihre Karten sind versiegelt.</translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsClerk</name>
    <message>
        <source>Leave the password out: it would be stored for all to read. Put it into the file .pgpass in your home folder.</source>
        <translation>Lassen Sie das Passwort weg: es würde für alle lesbar gespeichert. Schreiben Sie es in die Datei .pgpass in Ihrem persönlichen Ordner.</translation>
    </message>
    <message>
        <source>There is no such file yet. It is created when somebody is added.</source>
        <translation>Diese Datei gibt es noch nicht. Sie wird angelegt, sobald jemand hinzugefügt wird.</translation>
    </message>
    <message numerus="yes">
        <source>It works: %n person(s),</source>
        <translation>
            <numerusform>Es funktioniert: %n Person,</numerusform>
            <numerusform>Es funktioniert: %n Personen,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s).</source>
        <translation>
            <numerusform>%n Sitzung.</numerusform>
            <numerusform>%n Sitzungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server does not take a session: %1</source>
        <translation>Der Server nimmt eine Sitzung nicht an: %1</translation>
    </message>
    <message>
        <source>No PIN is set any more. Choose the name again.</source>
        <translation>Es ist keine PIN mehr gesetzt. Wählen Sie den Namen noch einmal.</translation>
    </message>
    <message>
        <source>What is stored of this PIN is damaged. A new one must be set.</source>
        <translation>Die gespeicherten Daten dieser PIN sind beschädigt. Es muss eine neue gesetzt werden.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Es gibt keine Aufzeichnungen.</translation>
    </message>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Diese Prüfung läuft noch: die Karten sind versiegelt.</translation>
    </message>
    <message>
        <source>This login owns the records.</source>
        <translation>Dieser Zugang ist Eigentümer der Aufzeichnungen.</translation>
    </message>
    <message>
        <source>This login is a trainer&apos;s: it may also add people and set homework.</source>
        <translation>Dieser Zugang gehört einem Ausbilder: Er darf auch Personen hinzufügen und Hausaufgaben stellen.</translation>
    </message>
    <message>
        <source>This login is a station&apos;s: it may deal and read.</source>
        <translation>Dieser Zugang gehört einem Arbeitsplatz: Er darf geben und lesen.</translation>
    </message>
    <message>
        <source>A trainer&apos;s passphrase is known to the server only, which cannot be reached.</source>
        <translation>Die Passphrase eines Ausbilders kennt nur der Server, und der ist nicht erreichbar.</translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsReview</name>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Diese Prüfung läuft: ihre Karten sind versiegelt.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Es gibt keine Aufzeichnungen.</translation>
    </message>
</context>
<context>
    <name>pitwise::SchoolClerk</name>
    <message>
        <source>There are no records yet. Add a trainer and a trainee first.</source>
        <translation>Es gibt noch keine Aufzeichnungen. Fügen Sie erst einen Ausbilder und einen Auszubildenden hinzu.</translation>
    </message>
    <message>
        <source>Nothing is set to be asked for. Choose the name again.</source>
        <translation>Es ist nichts abzufragen. Wählen Sie den Namen noch einmal.</translation>
    </message>
    <message>
        <source>What is stored of it is damaged. A new one must be set.</source>
        <translation>Was davon gespeichert ist, ist beschädigt. Es muss neu gesetzt werden.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ActPanel</name>
    <message>
        <source>Watch it dealt right</source>
        <translation>Richtig gegeben ansehen</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Ab hier noch einmal</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>Nicht möglich: %1.</translation>
    </message>
    <message>
        <source>The coach held it back.</source>
        <translation>Der Coach hat sie zurückgehalten.</translation>
    </message>
    <message>
        <source>Right was: %1.</source>
        <translation>Richtig war: %1.</translation>
    </message>
    <message>
        <source>Round %1, act %2 of %3</source>
        <translation>Runde %1, Handlung %2 von %3</translation>
    </message>
    <message>
        <source>%1, after %2 s</source>
        <translation>%1, nach %2 s</translation>
    </message>
    <message>
        <source>%1 (a demonstration)</source>
        <translation>%1 (eine Vorführung)</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (noch einmal gegeben, zählt nicht)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (berichtigt)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::AfterPage</name>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (berichtigt)</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Runde %1, %2: %3</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Nicht bestanden</translation>
    </message>
    <message>
        <source>%1: %2, %3 points of 100</source>
        <translation>%1: %2, %3 von 100 Punkten</translation>
    </message>
    <message>
        <source>By group of skills</source>
        <translation>Nach Fertigkeitsgruppe</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 judged, %2 wrong</source>
        <translation>%1 beurteilt, %2 falsch</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Es wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>did not occur</source>
        <translation>kam nicht vor</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who sat which exam</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Announcer</name>
    <message>
        <source>Nothing was said yet</source>
        <translation>Noch wurde nichts gesagt</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ArrangeBar</name>
    <message>
        <source>Add a lesson file…</source>
        <translation>Lektionsdatei hinzufügen …</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Auf</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Ab</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Arrange the course</source>
        <translation>Den Kurs ordnen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::BeforePage</name>
    <message>
        <source>Begin the exam</source>
        <translation>Prüfung beginnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Your PIN</source>
        <translation>Ihre PIN</translation>
    </message>
    <message>
        <source>The exam goes on</source>
        <translation>Die Prüfung geht weiter</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>The table is as it was after your last act: the same cards, the same patrons. Nothing that you dealt is lost.</source>
        <translation>Der Tisch ist wie nach Ihrer letzten Handlung: dieselben Karten, dieselben Gäste. Nichts, was Sie gegeben haben, ist verloren.</translation>
    </message>
    <message>
        <source>Once it goes on it can only be finished or given up.</source>
        <translation>Geht sie erst weiter, kann sie nur beendet oder aufgegeben werden.</translation>
    </message>
    <message>
        <source>What will be asked</source>
        <translation>Was verlangt wird</translation>
    </message>
    <message>
        <source>How it is judged</source>
        <translation>Wie beurteilt wird</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The cards are being shuffled…</source>
        <translation>Die Karten werden gemischt …</translation>
    </message>
    <message>
        <source>During the exam F1 shows the keys. Point at a stack to see its chips.</source>
        <translation>Während der Prüfung zeigt F1 die Tasten. Zeigen Sie auf einen Stapel, um seine Jetons zu sehen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CallBar</name>
    <message>
        <source>Place
your bets</source>
        <translation>Bitte das Spiel
zu machen</translation>
    </message>
    <message>
        <source>No more
bets</source>
        <translation>Nichts
geht mehr</translation>
    </message>
    <message>
        <source>War or
surrender?</source>
        <translation>War oder
aufgeben?</translation>
    </message>
    <message>
        <source>Leave the
winnings?</source>
        <translation>Gewinn
stehen lassen?</translation>
    </message>
    <message>
        <source>Below the
minimum</source>
        <translation>Unter dem
Minimum</translation>
    </message>
    <message>
        <source>Call the
floor</source>
        <translation>Tischchef
rufen</translation>
    </message>
    <message>
        <source>Deal face
down</source>
        <translation>Verdeckt
geben</translation>
    </message>
    <message>
        <source>Peek at
hole card</source>
        <translation>Verdeckte
ansehen</translation>
    </message>
    <message>
        <source>Turn over
hole card</source>
        <translation>Verdeckte
umdrehen</translation>
    </message>
    <message>
        <source>Void the
round</source>
        <translation>Runde
annullieren</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>End the
round</source>
        <translation>Runde
beenden</translation>
    </message>
    <message>
        <source>What
is next?</source>
        <translation>Was
kommt jetzt?</translation>
    </message>
    <message>
        <source>Any
insurance?</source>
        <translation>Versicherung
gewünscht?</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CheckCard</name>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>Signed by a key you do not trust yet</source>
        <translation>Mit einem Schlüssel signiert, dem Sie noch nicht vertrauen</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>A key you trust</source>
        <translation>Ein Schlüssel, dem Sie vertrauen</translation>
    </message>
    <message>
        <source>A key you do not trust yet</source>
        <translation>Ein Schlüssel, dem Sie noch nicht vertrauen</translation>
    </message>
    <message>
        <source>A revocation list, taken into account</source>
        <translation>Eine Sperrliste; sie wird berücksichtigt</translation>
    </message>
    <message>
        <source>A revocation list of somebody you do not trust</source>
        <translation>Eine Sperrliste von jemandem, dem Sie nicht vertrauen</translation>
    </message>
    <message>
        <source>Not a certificate</source>
        <translation>Kein Zertifikat</translation>
    </message>
    <message>
        <source>Trust this key</source>
        <translation>Diesem Schlüssel vertrauen</translation>
    </message>
    <message>
        <source>Dealing the exam again…</source>
        <translation>Die Prüfung wird noch einmal gegeben…</translation>
    </message>
    <message numerus="yes">
        <source>It declares %n certificate(s) or key(s) void.</source>
        <translation>
            <numerusform>Sie erklärt %n Zertifikat oder Schlüssel für ungültig.</numerusform>
            <numerusform>Sie erklärt %n Zertifikate oder Schlüssel für ungültig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else holds: the log, the cards, the findings and the score. What is left is whose key this is. It says it belongs to %1.</source>
        <translation>Alles andere stimmt: das Protokoll, die Karten, die Fehler und die Punktzahl. Offen ist nur, wessen Schlüssel das ist. Nach eigener Angabe gehört er %1.</translation>
    </message>
    <message>
        <source>It says it belongs to %1.</source>
        <translation>Nach eigener Angabe gehört er %1.</translation>
    </message>
    <message>
        <source>Call them, on a number you know, and let them read out the fingerprint of their key. Trust it only if it is this one:</source>
        <translation>Rufen Sie dort unter einer Nummer an, die Sie kennen, und lassen Sie sich den Fingerabdruck des Schlüssels vorlesen. Vertrauen Sie ihm nur, wenn es dieser ist:</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Erteilt</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Signiert von</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Hours dealt</source>
        <translation>Stunden am Tisch</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ChipsPad</name>
    <message>
        <source>Put them down</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>Undo a chip</source>
        <translation>Einen Jeton zurück</translation>
    </message>
    <message>
        <source>Take chips with the letters below the tubes; with Shift five at a time.</source>
        <translation>Nehmen Sie Jetons mit den Buchstaben unter den Rinnen; mit Umschalt fünf auf einmal.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClassScreen</name>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Certifications as CSV…</source>
        <translation>Zertifizierungen als CSV …</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht …</translation>
    </message>
    <message>
        <source>What to see of the class</source>
        <translation>Was von der Klasse zu sehen ist</translation>
    </message>
    <message>
        <source>The class is for its trainer. Press &quot;Trainer…&quot; and give your passphrase.</source>
        <translation>Die Klasse ist für ihren Ausbilder. Drücken Sie „Ausbilder …“ und geben Sie Ihre Passphrase ein.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Es gibt keine Aufzeichnungen.</translation>
    </message>
    <message>
        <source>Write all certifications</source>
        <translation>Alle Zertifizierungen schreiben</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Die Datei konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>The report cannot be made</source>
        <translation>Der Bericht kann nicht erstellt werden</translation>
    </message>
    <message>
        <source>Write a report of the class</source>
        <translation>Einen Bericht der Klasse schreiben</translation>
    </message>
    <message>
        <source>class</source>
        <translation>klasse</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>Personen hinzufügen</translation>
    </message>
    <message>
        <source>Nobody is in the class yet. Press &quot;Add people&quot;.</source>
        <translation>Noch ist niemand in der Klasse. Drücken Sie „Personen hinzufügen“.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClauseLabel</name>
    <message>
        <source>Click to read %1</source>
        <translation>Klicken, um %1 zu lesen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClausePopover</name>
    <message>
        <source>The source is unclear here: this is how we read it.</source>
        <translation>Die Quelle ist hier unklar: so lesen wir sie.</translation>
    </message>
    <message>
        <source>The source demands it. The words are ours.</source>
        <translation>Die Quelle verlangt es. Der Wortlaut ist von uns.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoachCard</name>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Also: %1. %2 %3</source>
        <translation>Außerdem: %1. %2 %3</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CompareScreen</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Compare two houses</source>
        <translation>Zwei Häuser vergleichen</translation>
    </message>
    <message>
        <source>The house you know</source>
        <translation>Das Haus, das Sie kennen</translation>
    </message>
    <message>
        <source>The house you move to</source>
        <translation>Das Haus, in das Sie wechseln</translation>
    </message>
    <message>
        <source>Write the sheet…</source>
        <translation>Merkblatt schreiben…</translation>
    </message>
    <message>
        <source>Practise the differences</source>
        <translation>Unterschiede üben</translation>
    </message>
    <message>
        <source>What is different?</source>
        <translation>Was ist anders?</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Sie kennen</translation>
    </message>
    <message>
        <source>Swap the two houses</source>
        <translation>Die beiden Häuser tauschen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>You move to</source>
        <translation>Sie wechseln zu</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
    <message>
        <source>One thing to do differently</source>
        <translation>Eins ist anders zu machen</translation>
    </message>
    <message>
        <source>%1 things to do differently, the riskiest first</source>
        <translation>%1 Dinge sind anders zu machen, das riskanteste zuerst</translation>
    </message>
    <message>
        <source>The differences cannot be practised</source>
        <translation>Die Unterschiede lassen sich nicht üben</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CountBars</name>
    <message>
        <source>%1: %2</source>
        <comment>what, and how often</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoursePage</name>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>watch</source>
        <translation>zusehen</translation>
    </message>
    <message numerus="yes">
        <source>deal %n task(s)</source>
        <translation>
            <numerusform>geben: %n Aufgabe</numerusform>
            <numerusform>geben: %n Aufgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The course is being prepared.</source>
        <translation>Der Kurs wird vorbereitet.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Some lesson files cannot be used:</source>
        <translation>Einige Lektionsdateien sind nicht verwendbar:</translation>
    </message>
    <message>
        <source>There are no lessons for this house.</source>
        <translation>Für dieses Haus gibt es keine Lektionen.</translation>
    </message>
    <message>
        <source>You have done all lessons of this house. Any of them can be repeated.</source>
        <translation>Sie haben alle Lektionen dieses Hauses erledigt. Jede lässt sich wiederholen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done.</source>
        <translation>
            <numerusform>%1 von %n Lektion erledigt.</numerusform>
            <numerusform>%1 von %n Lektionen erledigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <translation>Beginnen: %1</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Weiter: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DealPad</name>
    <message>
        <source>Burn a card</source>
        <translation>Eine Karte brennen</translation>
    </message>
    <message>
        <source>Deal the dealer&apos;s card face down</source>
        <translation>Die Karte des Dealers verdeckt geben</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>A digit deals to that seat, 0 to the dealer; or click where the card goes. A click on the discard rack burns.</source>
        <translation>Eine Ziffer gibt an diesen Platz, 0 an den Dealer; oder klicken Sie, wohin die Karte kommt. Ein Klick auf die Ablage brennt.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DeedPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoFooter</name>
    <message>
        <source>No mistake</source>
        <translation>Kein Fehler</translation>
    </message>
    <message>
        <source>Paid too much</source>
        <translation>Zu viel bezahlt</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Falsche Reihenfolge</translation>
    </message>
    <message>
        <source>Burn forgotten</source>
        <translation>Brennen vergessen</translation>
    </message>
    <message>
        <source>Cards too early</source>
        <translation>Karten zu früh</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Große Schrift</translation>
    </message>
    <message>
        <source>What is the difference?</source>
        <translation>Was ist der Unterschied?</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>In step</source>
        <translation>Im Gleichschritt</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>Eigenes Tempo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Mistake to show</source>
        <translation>Welcher Fehler</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>○ call   ● chips   ▮ cards leave</source>
        <translation>○ Ansage   ● Jetons   ▮ Karten weg</translation>
    </message>
    <message>
        <source>Normal type</source>
        <translation>Normale Schrift</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoHeader</name>
    <message>
        <source>Two tables</source>
        <translation>Zwei Tische</translation>
    </message>
    <message>
        <source>One table</source>
        <translation>Ein Tisch</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Andere Runde</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Any round</source>
        <translation>Irgendeine Runde</translation>
    </message>
    <message>
        <source>Win, loss and tie</source>
        <translation>Gewinn, Verlust und Tie</translation>
    </message>
    <message>
        <source>Two wars at once</source>
        <translation>Zwei Wars zugleich</translation>
    </message>
    <message>
        <source>A tied war</source>
        <translation>Ein unentschiedener War</translation>
    </message>
    <message>
        <source>A surrender</source>
        <translation>Eine Aufgabe</translation>
    </message>
    <message>
        <source>A bet above the limit</source>
        <translation>Ein Einsatz über dem Limit</translation>
    </message>
    <message>
        <source>An exposed card</source>
        <translation>Eine aufgedeckte Karte</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>Die Schneidekarte kommt</translation>
    </message>
    <message>
        <source>A parlay</source>
        <translation>Ein Parlay</translation>
    </message>
    <message>
        <source>A split</source>
        <translation>Ein Split</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoPictures</name>
    <message>
        <source>Save the demonstration</source>
        <translation>Vorführung speichern</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notation (*.deal)</translation>
    </message>
    <message>
        <source>Pictures for slides (*.png)</source>
        <translation>Bilder für Folien (*.png)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoScreen</name>
    <message>
        <source>Show</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Show a round</source>
        <translation>Eine Runde vorführen</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>Saved: %1 pictures.</source>
        <translation>%1 Bilder gespeichert.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>How it is dealt</source>
        <translation>So wird gegeben</translation>
    </message>
    <message>
        <source>The same round, twice</source>
        <translation>Dieselbe Runde, zweimal</translation>
    </message>
    <message>
        <source>Same cards, two houses</source>
        <translation>Gleiche Karten, zwei Häuser</translation>
    </message>
    <message>
        <source>Saved: %1-left and -right.deal</source>
        <translation>Gespeichert: %1-left und -right.deal</translation>
    </message>
    <message>
        <source>Saved: %1.deal</source>
        <translation>Gespeichert: %1.deal</translation>
    </message>
    <message>
        <source>The demonstration could not be saved</source>
        <translation>Die Vorführung konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Writing pictures…</source>
        <translation>Bilder werden geschrieben…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoTable</name>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Now you</source>
        <translation>Jetzt Sie</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>Aufnehmen und zahlen</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>Liegen lassen und zahlen</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Take over and deal from here</source>
        <translation>Übernehmen und von hier aus geben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DifferenceCard</name>
    <message>
        <source>picking</source>
        <translation>beim Aufnehmen</translation>
    </message>
    <message>
        <source>laying</source>
        <translation>beim Liegenlassen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillPage</name>
    <message>
        <source>All drills</source>
        <translation>Alle Übungen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2, %3 right</source>
        <translation>%1 von %2, %3 richtig</translation>
    </message>
    <message>
        <source>%1 s, target %2 s</source>
        <translation>%1 s, Ziel %2 s</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillSummary</name>
    <message>
        <source>Accuracy comes first: nine of ten right, in your own time.</source>
        <translation>Genauigkeit zuerst: neun von zehn richtig, in Ruhe.</translation>
    </message>
    <message>
        <source>Accurate. The level is passed in %1 s.</source>
        <translation>Genau. Die Stufe ist in %1 s bestanden.</translation>
    </message>
    <message>
        <source>Accurate. From now on the clock runs: the level is passed in %1 s.</source>
        <translation>Genau. Ab jetzt läuft die Uhr: die Stufe ist in %1 s bestanden.</translation>
    </message>
    <message>
        <source>Accurate and in time. That is the highest level.</source>
        <translation>Genau und rechtzeitig. Das ist die höchste Stufe.</translation>
    </message>
    <message>
        <source>Accurate and in time: the level is passed.</source>
        <translation>Genau und rechtzeitig: die Stufe ist bestanden.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>All drills</source>
        <translation>Alle Übungen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 s</source>
        <translation>%1 von %2 richtig, %3 s</translation>
    </message>
    <message>
        <source>That is your best run.</source>
        <translation>Das ist Ihr bester Lauf.</translation>
    </message>
    <message>
        <source>%1 Right was: %2</source>
        <translation>%1 Richtig war: %2</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>Weiter zu %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillTile</name>
    <message>
        <source>Not tried yet</source>
        <translation>Noch nicht versucht</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Bester: %1</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Letzter: %1</translation>
    </message>
    <message>
        <source>Last: %1, %2</source>
        <translation>Letzter: %1, %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillVerdictCard</name>
    <message>
        <source>Chips of 25 and 500 are cut in fours, all others in fives; the rest comes last.</source>
        <translation>Jetons zu 25 und 500 werden in Vieren geschnitten, alle anderen in Fünfen; der Rest kommt zuletzt.</translation>
    </message>
    <message>
        <source>You stopped him before he made a mistake.</source>
        <translation>Sie haben ihn angehalten, bevor er einen Fehler machte.</translation>
    </message>
    <message>
        <source>He made his mistake some acts before you stopped him.</source>
        <translation>Er machte den Fehler einige Handlungen, bevor Sie ihn anhielten.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Nicht richtig</translation>
    </message>
    <message>
        <source>Right is: %1</source>
        <translation>Richtig ist: %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillWords</name>
    <message>
        <source>Who won, who lost, who tied with the %1? Name the seats in the order of settlement.</source>
        <translation>Wer gewinnt, wer verliert, wer hat Gleichstand (%1)? Nennen Sie die Plätze in der Reihenfolge der Abrechnung.</translation>
    </message>
    <message>
        <source>At a seat without that bet, its other bet is asked for.</source>
        <translation>Wer keinen solchen Einsatz hat, wird nach seinem anderen gefragt.</translation>
    </message>
    <message>
        <source>The bets are down. What do you do now?</source>
        <translation>Die Einsätze liegen. Was tun Sie jetzt?</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <translation>Was sagen Sie jetzt?</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>Was kommt als Nächstes?</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>brennen</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <translation>%1, als %2</translation>
    </message>
    <message>
        <source>seat %1 won</source>
        <translation>Platz %1 gewinnt</translation>
    </message>
    <message>
        <source>seat %1 lost</source>
        <translation>Platz %1 verliert</translation>
    </message>
    <message>
        <source>seat %1 tied</source>
        <translation>Platz %1 gleich</translation>
    </message>
    <message>
        <source>Build the payout</source>
        <translation>Die Auszahlung bauen</translation>
    </message>
    <message>
        <source>Cut out a stack</source>
        <translation>Einen Stapel aufschneiden</translation>
    </message>
    <message>
        <source>Who won, who lost</source>
        <translation>Wer gewinnt, wer verliert</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>Burn and deal</source>
        <translation>Brennen und geben</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>The right call</source>
        <translation>Die richtige Ansage</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>Den Fehler finden</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>What is due, from the chips of the tray</source>
        <translation>Was fällig ist, aus den Jetons des Jetonkastens</translation>
    </message>
    <message>
        <source>Heaps of four or five, so that it can be proved</source>
        <translation>Häufchen zu vier oder fünf, damit man nachzählen kann</translation>
    </message>
    <message>
        <source>Read the table in the order of settlement</source>
        <translation>Den Tisch in der Reihenfolge der Abrechnung lesen</translation>
    </message>
    <message>
        <source>The next step, from any point of a round</source>
        <translation>Der nächste Schritt, an jeder Stelle einer Runde</translation>
    </message>
    <message>
        <source>Every card to its place, every burn in time</source>
        <translation>Jede Karte an ihren Platz, jedes Brennen rechtzeitig</translation>
    </message>
    <message>
        <source>Bets too low, too high or not taken here</source>
        <translation>Einsätze, die zu niedrig, zu hoch oder hier nicht erlaubt sind</translation>
    </message>
    <message>
        <source>The words at the right moment</source>
        <translation>Die Worte im richtigen Augenblick</translation>
    </message>
    <message>
        <source>Stop a dealer at his mistake</source>
        <translation>Den Dealer anhalten, wenn er sich irrt</translation>
    </message>
    <message>
        <source>The rules of this house, not another&apos;s</source>
        <translation>Die Regeln dieses Hauses, nicht eines anderen</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>In the fewest chips.</source>
        <translation>In möglichst wenigen Jetons.</translation>
    </message>
    <message numerus="yes">
        <source>Cut out %n chip(s) of %1.</source>
        <translation>
            <numerusform>%n Jeton zu %1 aufschneiden.</numerusform>
            <numerusform>%n Jetons zu %1 aufschneiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Burn and deal what is due now.</source>
        <translation>Brennen und geben Sie, was jetzt fällig ist.</translation>
    </message>
    <message>
        <source>Watch the dealer. Stop him at his first mistake.</source>
        <translation>Sehen Sie dem Dealer zu. Halten Sie ihn an, sobald er sich irrt.</translation>
    </message>
    <message>
        <source>%1 of %2, %3 s</source>
        <translation>%1 von %2, %3 s</translation>
    </message>
    <message>
        <source>going down</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>getting better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>Pay the %1 at seat %2.</source>
        <translation>%1 an Platz %2 bezahlen.</translation>
    </message>
    <message>
        <source>Take what is due of the %1 at seat %2.</source>
        <translation>Fälliges einziehen: %1, Platz %2.</translation>
    </message>
    <message>
        <source>Hand back what is due of the %1 at seat %2.</source>
        <translation>Fälliges zurückgeben: %1, Platz %2.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillsScreen</name>
    <message>
        <source>Drills</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Drills: a minute each</source>
        <translation>Übungen: je eine Minute</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>My level</source>
        <translation>Meine Stufe</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>This house has no use for that drill.</source>
        <translation>Für diese Übung hat das Haus keine Verwendung.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>This run is not kept: %1</source>
        <translation>Dieser Lauf wird nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EdgeChart</name>
    <message>
        <source>House edge</source>
        <translation>Hausvorteil</translation>
    </message>
    <message>
        <source>Press Simulate to watch the edge converge.</source>
        <translation>Drücken Sie Simulieren, um den Hausvorteil sich einpendeln zu sehen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EditorScreen</name>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>A house of your own</source>
        <translation>Ein eigenes Haus</translation>
    </message>
    <message>
        <source>The house to start from</source>
        <translation>Das Haus als Vorlage</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>The source&apos;s</source>
        <translation>Aus der Quelle</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Eigene Wahl</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Deal here</source>
        <translation>Hier geben</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Which keys to see</source>
        <translation>Welche Einträge zu sehen sind</translation>
    </message>
    <message>
        <source>Nothing to show here.</source>
        <translation>Hier gibt es nichts zu zeigen.</translation>
    </message>
    <message>
        <source>%1, our house</source>
        <translation>%1, unser Haus</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>Ihre Änderungen sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Discard them and start over?</source>
        <translation>Verwerfen und neu anfangen?</translation>
    </message>
    <message>
        <source>New house</source>
        <translation>Neues Haus</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, nicht gespeichert</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>One fault, shown at its key.</source>
        <translation>Ein Fehler, an seinem Eintrag gezeigt.</translation>
    </message>
    <message>
        <source>%1 faults, shown at their keys.</source>
        <translation>%1 Fehler, an ihren Einträgen gezeigt.</translation>
    </message>
    <message>
        <source>Felt, odds and manual still show the last valid version.</source>
        <translation>Layout, Quoten und Handbuch zeigen noch die letzte gültige Fassung.</translation>
    </message>
    <message>
        <source>Save the house</source>
        <translation>Haus speichern</translation>
    </message>
    <message>
        <source>House files (*.toml)</source>
        <translation>Hausdateien (*.toml)</translation>
    </message>
    <message>
        <source>The house could not be saved</source>
        <translation>Das Haus konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortCard</name>
    <message>
        <source>What is the difference?</source>
        <translation>Was ist der Unterschied?</translation>
    </message>
    <message>
        <source>Seconds come from this model, not from a stopwatch. Adjust it:</source>
        <translation>Die Sekunden kommen aus diesem Modell, nicht von einer Stoppuhr. Anpassen:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>A call</source>
        <translation>Eine Ansage</translation>
    </message>
    <message>
        <source>A card dealt or burned</source>
        <translation>Eine Karte gegeben oder gebrannt</translation>
    </message>
    <message>
        <source>A bet taken or paid</source>
        <translation>Ein Einsatz eingezogen oder bezahlt</translation>
    </message>
    <message>
        <source>Cards picked up</source>
        <translation>Karten aufgenommen</translation>
    </message>
    <message>
        <source>Each further hand swept up</source>
        <translation>Jede weitere Hand im selben Zug</translation>
    </message>
    <message>
        <source>Reach, per seat from the middle</source>
        <translation>Reichweite, pro Platz von der Mitte</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Ein neuer Schlitten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Hand motions per round</source>
        <translation>Handbewegungen pro Runde</translation>
    </message>
    <message>
        <source>Time per round</source>
        <translation>Zeit pro Runde</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Cards stay after the chips have moved</source>
        <translation>Karten liegen noch, nachdem die Jetons bewegt sind</translation>
    </message>
    <message>
        <source>This round:</source>
        <translation>Diese Runde:</translation>
    </message>
    <message numerus="yes">
        <source>On average over %n round(s):</source>
        <translation>
            <numerusform>Im Schnitt über %n Runde:</numerusform>
            <numerusform>Im Schnitt über %n Runden:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortWords</name>
    <message>
        <source>Pick-and-pay takes %1 more hand motions per round.</source>
        <translation>Aufnehmen und zahlen braucht pro Runde %1 Handbewegungen mehr.</translation>
    </message>
    <message>
        <source>Lay-and-pay takes %1 more hand motions per round.</source>
        <translation>Liegen lassen und zahlen braucht pro Runde %1 Handbewegungen mehr.</translation>
    </message>
    <message>
        <source>The left table takes %1 more hand motions per round.</source>
        <translation>Der linke Tisch braucht pro Runde %1 Handbewegungen mehr.</translation>
    </message>
    <message>
        <source>The right table takes %1 more hand motions per round.</source>
        <translation>Der rechte Tisch braucht pro Runde %1 Handbewegungen mehr.</translation>
    </message>
    <message>
        <source>Pick-and-pay takes %1 s longer per round.</source>
        <translation>Aufnehmen und zahlen dauert pro Runde %1 s länger.</translation>
    </message>
    <message>
        <source>Lay-and-pay takes %1 s longer per round.</source>
        <translation>Liegen lassen und zahlen dauert pro Runde %1 s länger.</translation>
    </message>
    <message>
        <source>The left table takes %1 s longer per round.</source>
        <translation>Der linke Tisch braucht pro Runde %1 s länger.</translation>
    </message>
    <message>
        <source>The right table takes %1 s longer per round.</source>
        <translation>Der rechte Tisch braucht pro Runde %1 s länger.</translation>
    </message>
    <message>
        <source>Pick-and-pay leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Bei Aufnehmen und zahlen liegen die Karten jeder Hand %1 s länger: Zeit, eine falsche Zahlung anhand der Karten zu berichtigen.</translation>
    </message>
    <message>
        <source>Lay-and-pay leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Bei Liegen lassen und zahlen liegen die Karten jeder Hand %1 s länger: Zeit, eine falsche Zahlung anhand der Karten zu berichtigen.</translation>
    </message>
    <message>
        <source>The left table leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Am linken Tisch liegen die Karten jeder Hand %1 s länger: Zeit, eine falsche Zahlung anhand der Karten zu berichtigen.</translation>
    </message>
    <message>
        <source>The right table leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Am rechten Tisch liegen die Karten jeder Hand %1 s länger: Zeit, eine falsche Zahlung anhand der Karten zu berichtigen.</translation>
    </message>
    <message>
        <source>Both take the same.</source>
        <translation>Beide brauchen gleich viel.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamBar</name>
    <message>
        <source>Give up…</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>All rounds are dealt</source>
        <translation>Alle Runden sind gegeben</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1 of at least %2</source>
        <translation>Runde %1 von mindestens %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Restzeit: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>%1 s a round</source>
        <translation>%1 s je Runde</translation>
    </message>
    <message>
        <source>At most %1 seconds a round, on average</source>
        <translation>Höchstens %1 Sekunden je Runde, im Schnitt</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamLines</name>
    <message>
        <source>You pick and pay.</source>
        <translation>Sie nehmen auf und zahlen.</translation>
    </message>
    <message>
        <source>You lay and pay.</source>
        <translation>Sie lassen liegen und zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n round(s))</source>
        <translation>
            <numerusform>%1 (%n Runde)</numerusform>
            <numerusform>%1 (%n Runden)</numerusform>
        </translation>
    </message>
    <message>
        <source>Among other things there is at least: %1.</source>
        <translation>Unter anderem kommt mindestens vor: %1.</translation>
    </message>
    <message>
        <source>Rounds are added until all of it has come up.</source>
        <translation>Es kommen Runden hinzu, bis alles davon vorgekommen ist.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1, %n Minute</numerusform>
            <numerusform>%1, %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>Sie geben %n Runde nach den Regeln von %1.</numerusform>
            <numerusform>Sie geben %n Runden nach den Regeln von %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal at least %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>Sie geben mindestens %n Runde nach den Regeln von %1.</numerusform>
            <numerusform>Sie geben mindestens %n Runden nach den Regeln von %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) are taken.</source>
        <translation>
            <numerusform>%n Platz ist besetzt.</numerusform>
            <numerusform>%n Plätze sind besetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin with the shuffle.</source>
        <translation>Sie beginnen mit dem Mischen.</translation>
    </message>
    <message>
        <source>The shoe is ready: you begin with the bets.</source>
        <translation>Der Schlitten ist bereit: Sie beginnen mit den Einsätzen.</translation>
    </message>
    <message numerus="yes">
        <source>After the last round: %n question(s) about the rules of the house.</source>
        <translation>
            <numerusform>Nach der letzten Runde: %n Frage zu den Regeln des Hauses.</numerusform>
            <numerusform>Nach der letzten Runde: %n Fragen zu den Regeln des Hauses.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody tells you what is right or wrong while you deal. Nothing can be undone, and there is no pause.</source>
        <translation>Während Sie geben, sagt Ihnen niemand, was richtig oder falsch ist. Nichts lässt sich rückgängig machen, und es gibt keine Pause.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n minute(s).</source>
        <translation>
            <numerusform>Sie haben %n Minute.</numerusform>
            <numerusform>Sie haben %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each added round adds its share.</source>
        <translation>Jede zusätzliche Runde bringt ihren Anteil dazu.</translation>
    </message>
    <message numerus="yes">
        <source>A round may take %n second(s) on average.</source>
        <translation>
            <numerusform>Eine Runde darf im Mittel %n Sekunde dauern.</numerusform>
            <numerusform>Eine Runde darf im Mittel %n Sekunden dauern.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need %1 of 100 points, by the scoring of the house.</source>
        <translation>Sie brauchen %1 von 100 Punkten, nach der Bewertung des Hauses.</translation>
    </message>
    <message>
        <source>Needed in each group: %1.</source>
        <translation>So viel muss in jeder Gruppe richtig sein: %1.</translation>
    </message>
    <message>
        <source>Of the questions, %1 % must be answered right.</source>
        <translation>Von den Fragen müssen %1 % richtig beantwortet sein.</translation>
    </message>
    <message>
        <source>One of these fails the exam, unless you correct it as the house allows: %1.</source>
        <translation>An einem davon scheitert die Prüfung, außer Sie berichtigen ihn, wie das Haus es erlaubt: %1.</translation>
    </message>
    <message>
        <source>If the computer stops, the exam goes on with the same cards; the clock runs on meanwhile.</source>
        <translation>Fällt der Rechner aus, geht die Prüfung mit denselben Karten weiter; die Uhr läuft inzwischen.</translation>
    </message>
    <message>
        <source>If the computer stops, the exam goes on with the same cards, at the time of your last act.</source>
        <translation>Fällt der Rechner aus, geht die Prüfung mit denselben Karten weiter, zur Zeit Ihrer letzten Handlung.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamPlaces</name>
    <message>
        <source>Sit an exam</source>
        <translation>Eine Prüfung ablegen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>Zertifikat prüfen</translation>
    </message>
    <message>
        <source>Site keys</source>
        <translation>Schlüssel des Standorts</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Prüfungen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamScreen</name>
    <message>
        <source>Exams</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Prüfungen und Zertifikate</translation>
    </message>
    <message>
        <source>The exam stopped here: %1. It is still under way.</source>
        <translation>Die Prüfung kam hier nicht weiter: %1. Sie läuft noch.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamTile</name>
    <message numerus="yes">
        <source>%n round(s), %1</source>
        <comment>rounds done and time</comment>
        <translation>
            <numerusform>%n Runde, %1</numerusform>
            <numerusform>%n Runden, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds, %3</source>
        <comment>rounds done, all rounds, time</comment>
        <translation>%1 von %2 Runden, %3</translation>
    </message>
    <message>
        <source>has not begun to deal</source>
        <translation>hat noch nicht zu geben begonnen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsPage</name>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Nicht bestanden</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Bis %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Exams that are done, the latest first</source>
        <translation>Abgeschlossene Prüfungen, die letzten zuerst</translation>
    </message>
    <message>
        <source>No exam is under way.</source>
        <translation>Keine Prüfung läuft.</translation>
    </message>
    <message numerus="yes">
        <source>%n exam(s) under way</source>
        <translation>
            <numerusform>%n Prüfung läuft</numerusform>
            <numerusform>%n Prüfungen laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>The server cannot be reached: this is what it said last. (%1)</source>
        <translation>Der Server ist nicht erreichbar: das ist sein letzter Stand. (%1)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and name</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsScreen</name>
    <message>
        <source>Exams and certificates</source>
        <translation>Prüfungen und Zertifikate</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>Zertifikat prüfen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExportDialog</name>
    <message>
        <source>A table with a line for each session of the list, for a spreadsheet. Cells that look like formulas are made harmless.</source>
        <translation>Eine Tabelle mit einer Zeile je Sitzung der Liste, für eine Tabellenkalkulation. Zellen, die wie Formeln aussehen, werden entschärft.</translation>
    </message>
    <message>
        <source>A table with a line for each trainee: sessions, rounds, findings, hours by game. For a spreadsheet.</source>
        <translation>Eine Tabelle mit einer Zeile je Auszubildendem: Sitzungen, Runden, Befunde, Stunden je Spiel. Für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>xAPI 1.0.3 statements, one on a line, for a learning record store. Exporting twice gives the same ids.</source>
        <translation>xAPI-1.0.3-Aussagen, eine je Zeile, für einen Learning Record Store. Zweimal exportiert ergibt dieselben Kennungen.</translation>
    </message>
    <message>
        <source>Each session of the list as a file in dealing notation, in a folder that you choose.</source>
        <translation>Jede Sitzung der Liste als Datei in Notation, in einem Ordner Ihrer Wahl.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Strich</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>xAPI statements</source>
        <translation>xAPI-Aussagen</translation>
    </message>
    <message>
        <source>Files of notation</source>
        <translation>Notationsdateien</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Zwischen den Zellen</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datumsangaben</translation>
    </message>
    <message>
        <source>System that gave the employee numbers</source>
        <translation>System, das die Personalnummern vergab</translation>
    </message>
    <message>
        <source>Columns, in this order</source>
        <translation>Spalten, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>xAPI statements (*.jsonl)</source>
        <translation>xAPI-Aussagen (*.jsonl)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Folder for the sessions</source>
        <translation>Ordner für die Sitzungen</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Die Datei konnte nicht geschrieben werden</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::FileDialogs</name>
    <message>
        <source>Open a session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal);;All files (*)</source>
        <translation>Notation (*.deal);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>session.deal</source>
        <translation>sitzung.deal</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notation (*.deal)</translation>
    </message>
    <message>
        <source>The session could not be saved</source>
        <translation>Die Sitzung konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s manual</source>
        <translation>Dealerhandbuch schreiben</translation>
    </message>
    <message>
        <source>Write the difference sheet</source>
        <translation>Merkblatt der Unterschiede schreiben</translation>
    </message>
    <message>
        <source>Open a house file</source>
        <translation>Hausdatei öffnen</translation>
    </message>
    <message>
        <source>House files (*.toml);;All files (*)</source>
        <translation>Hausdateien (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>Dieses Haus kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>PDF on A4 (*.pdf)</source>
        <translation>PDF in A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF on US Letter (*.pdf)</source>
        <translation>PDF in US Letter (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Session saved: %1</source>
        <translation>Sitzung gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Gestures</name>
    <message>
        <source>Click the shoe.</source>
        <translation>Auf den Schlitten klicken.</translation>
    </message>
    <message>
        <source>Click its place.</source>
        <translation>Auf den Platz der Karte klicken.</translation>
    </message>
    <message>
        <source>Click the call.</source>
        <translation>Auf die Ansage klicken.</translation>
    </message>
    <message>
        <source>Click the patron.</source>
        <translation>Auf den Gast klicken.</translation>
    </message>
    <message>
        <source>Click the discards.</source>
        <translation>Auf die Ablage klicken.</translation>
    </message>
    <message>
        <source>Click the card, then the discards.</source>
        <translation>Auf die Karte klicken, dann auf die Ablage.</translation>
    </message>
    <message>
        <source>Click the cards, then the discards.</source>
        <translation>Auf die Karten klicken, dann auf die Ablage.</translation>
    </message>
    <message>
        <source>Click the bet, then Half, then the rim of the tray.</source>
        <translation>Auf den Einsatz klicken, dann auf Hälfte, dann auf den Rand des Jetonkastens.</translation>
    </message>
    <message>
        <source>Click the bet, then the rim of the tray.</source>
        <translation>Auf den Einsatz klicken, dann auf den Rand des Jetonkastens.</translation>
    </message>
    <message>
        <source>Pick the chips from their tubes, then click the bet.</source>
        <translation>Die Jetons aus ihren Rinnen nehmen, dann auf den Einsatz klicken.</translation>
    </message>
    <message>
        <source>Pick the chips from their tubes, then click the post&apos;s place.</source>
        <translation>Die Jetons aus ihren Rinnen nehmen, dann auf den Platz des Posts klicken.</translation>
    </message>
    <message>
        <source>Drag the post to the patron.</source>
        <translation>Den Post zum Gast ziehen.</translation>
    </message>
    <message>
        <source>Click the bet, pick the amount from the tubes, then click the patron.</source>
        <translation>Auf den Einsatz klicken, den Betrag aus den Rinnen nehmen, dann auf den Gast klicken.</translation>
    </message>
    <message>
        <source>Click the bet, then the patron.</source>
        <translation>Auf den Einsatz klicken, dann auf den Gast.</translation>
    </message>
    <message>
        <source>Press &quot;Deal face down&quot;.</source>
        <translation>Drücken Sie „Verdeckt geben“.</translation>
    </message>
    <message>
        <source>Right-click the payoff and choose.</source>
        <translation>Klicken Sie die Auszahlung mit der rechten Taste an und wählen Sie.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::GuidedRound</name>
    <message>
        <source>This round cannot be dealt</source>
        <translation>Diese Runde lässt sich nicht geben</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeapsPad</name>
    <message>
        <source>That is all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>Undo a heap</source>
        <translation>Ein Häufchen zurück</translation>
    </message>
    <message>
        <source>Each digit puts down a heap of that many chips.</source>
        <translation>Jede Ziffer legt ein Häufchen mit so vielen Jetons.</translation>
    </message>
    <message>
        <source>Heap of %1</source>
        <translation>Häufchen zu %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeapsView</name>
    <message numerus="yes">
        <source>A stack of %n chip(s)</source>
        <translation>
            <numerusform>Ein Stapel mit %n Jeton</numerusform>
            <numerusform>Ein Stapel mit %n Jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps: %1</source>
        <translation>Häufchen: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeatMap</name>
    <message>
        <source>Where on the table mistakes are made</source>
        <translation>Wo am Tisch Fehler passieren</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <comment>seat and number of mistakes</comment>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>At no seat: %n mistake(s)</source>
        <translation>
            <numerusform>An keinem Platz: %n Fehler</numerusform>
            <numerusform>An keinem Platz: %n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %2: %n mistake(s)</source>
        <comment>seat and bet</comment>
        <translation>
            <numerusform>Platz %1, %2: %n Fehler</numerusform>
            <numerusform>Platz %1, %2: %n Fehler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeldBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>payoff on the %1 of %2</source>
        <translation>Auszahlung auf %1 von %2</translation>
    </message>
    <message>
        <source>late chips on the %1 of %2</source>
        <translation>zu späte Jetons auf %1 von %2</translation>
    </message>
    <message>
        <source>cards of %1</source>
        <translation>Karten von %1</translation>
    </message>
    <message>
        <source>card that slid out</source>
        <translation>herausgerutschte Karte</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Count out half of this bet, for a surrender</source>
        <translation>Die Hälfte dieses Einsatzes abzählen, zum Aufgeben</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>In Ihrer Hand: %1</translation>
    </message>
    <message>
        <source>In your hand: cards of %1 places</source>
        <translation>In Ihrer Hand: Karten von %1 Plätzen</translation>
    </message>
    <message>
        <source>In your hand: %1 bets</source>
        <translation>In Ihrer Hand: %1 Einsätze</translation>
    </message>
    <message>
        <source>In your hand: a part of the %1</source>
        <translation>In Ihrer Hand: ein Teil vom %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkForm</name>
    <message>
        <source>Payouts</source>
        <translation>Auszahlungen</translation>
    </message>
    <message>
        <source>Cutting out chips</source>
        <translation>Jetons aufschneiden</translation>
    </message>
    <message>
        <source>Who won, who lost</source>
        <translation>Wer gewinnt, wer verliert</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>Burning and dealing</source>
        <translation>Brennen und geben</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>Den Fehler finden</translation>
    </message>
    <message>
        <source>Questions about the house</source>
        <translation>Fragen zum Haus</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <source>In 3 days</source>
        <translation>In 3 Tagen</translation>
    </message>
    <message>
        <source>In a week</source>
        <translation>In einer Woche</translation>
    </message>
    <message>
        <source>In 2 weeks</source>
        <translation>In 2 Wochen</translation>
    </message>
    <message>
        <source>Set homework</source>
        <translation>Aufgabe stellen</translation>
    </message>
    <message>
        <source>Kind of homework</source>
        <translation>Art der Aufgabe</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Until when</source>
        <translation>Bis wann</translation>
    </message>
    <message>
        <source>The homework is set.</source>
        <translation>Die Aufgabe ist gestellt.</translation>
    </message>
    <message>
        <source>The homework could not be set</source>
        <translation>Die Aufgabe konnte nicht gestellt werden</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkPage</name>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>The whole class</source>
        <translation>Die ganze Klasse</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>No homework is set. Choose for whom and what, then press &quot;Set homework&quot;.</source>
        <translation>Keine Aufgabe ist gestellt. Wählen Sie, für wen und was, und drücken Sie „Aufgabe stellen“.</translation>
    </message>
    <message>
        <source>The homework could not be taken back</source>
        <translation>Die Aufgabe konnte nicht zurückgenommen werden</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkPanel</name>
    <message>
        <source>Homework from %1: %2</source>
        <translation>Aufgabe von %1: %2</translation>
    </message>
    <message>
        <source>Homework from %1, late since %2: %3</source>
        <translation>Aufgabe von %1, überfällig seit %2: %3</translation>
    </message>
    <message>
        <source>Homework from %1 until %2: %3</source>
        <translation>Aufgabe von %1 bis %2: %3</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Erledigen</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Erledigen: %1</translation>
    </message>
    <message>
        <source>More follows when these are done.</source>
        <translation>Weitere folgen, wenn diese erledigt sind.</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Prüfung fortsetzen</translation>
    </message>
    <message>
        <source>Your exam is under way: %1, begun %2. A trainer opens it again.</source>
        <translation>Ihre Prüfung läuft: %1, begonnen %2. Ein Ausbilder öffnet sie wieder.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkTree</name>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>Erledigt am %1</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Zu spät</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>The whole class</source>
        <translation>Die ganze Klasse</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseGrid</name>
    <message>
        <source>Open a house file…</source>
        <translation>Hausdatei öffnen…</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>%1 zurückholen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HousePreview</name>
    <message>
        <source>Felt</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Quoten</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The house file</source>
        <translation>Die Hausdatei</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseShelf</name>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Die Datei %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file %1 cannot be changed.</source>
        <translation>Die Datei %1 kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseTile</name>
    <message>
        <source>More about %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Aus dieser Liste entfernen</translation>
    </message>
    <message>
        <source>Name of the house</source>
        <translation>Name des Hauses</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::IssueCard</name>
    <message>
        <source>Sign and issue the certificate</source>
        <translation>Zertifikat unterschreiben und ausstellen</translation>
    </message>
    <message>
        <source>Save the badge…</source>
        <translation>Badge speichern …</translation>
    </message>
    <message>
        <source>Badges (*.jwt)</source>
        <translation>Badges (*.jwt)</translation>
    </message>
    <message>
        <source>Save the certificate…</source>
        <translation>Zertifikat speichern …</translation>
    </message>
    <message>
        <source>Save a PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Certificates (*.pitcert)</source>
        <translation>Zertifikate (*.pitcert)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Sign the result off</source>
        <translation>Das Ergebnis abzeichnen</translation>
    </message>
    <message>
        <source>The trainer&apos;s signature makes this result a certificate.</source>
        <translation>Die Unterschrift des Ausbilders macht aus diesem Ergebnis ein Zertifikat.</translation>
    </message>
    <message>
        <source>Issued on %1, and revoked since.</source>
        <translation>Ausgestellt am %1 und seitdem widerrufen.</translation>
    </message>
    <message>
        <source>Issued on %1, valid until %2.</source>
        <translation>Ausgestellt am %1, gültig bis %2.</translation>
    </message>
    <message>
        <source>The exam is being dealt again and signed…</source>
        <translation>Die Prüfung wird neu gegeben und unterschrieben …</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>Zertifikat speichern</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeptModel</name>
    <message>
        <source>%1 %2</source>
        <comment>number and name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeyRow</name>
    <message>
        <source>choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Origin of the rule: a clause (WA-9), our reading of an unclear one (reading WA-4), or choice</source>
        <translation>Herkunft der Regel: eine Klausel (WA-9), unsere Auslegung einer unklaren (reading WA-4) oder eigene Wahl (choice)</translation>
    </message>
    <message>
        <source>Origin of: %1</source>
        <translation>Herkunft von: %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Nachlesen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeySheet</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Deal to that seat</source>
        <translation>An diesen Platz geben</translation>
    </message>
    <message>
        <source>Deal to the dealer</source>
        <translation>Dem Dealer geben</translation>
    </message>
    <message>
        <source>Deal the hole card, face down</source>
        <translation>Die verdeckte Karte geben</translation>
    </message>
    <message>
        <source>Peek at the hole card</source>
        <translation>Verdeckte Karte ansehen</translation>
    </message>
    <message>
        <source>Turn the hole card over</source>
        <translation>Verdeckte Karte umdrehen</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>Das Paar teilen</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Brennen</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Aufgedeckte Karte ablegen</translation>
    </message>
    <message>
        <source>Collect the cards (C 0: the dealer&apos;s)</source>
        <translation>Karten aufnehmen (C 0: die des Dealers)</translation>
    </message>
    <message>
        <source>At the shoe: shuffle, cut, load</source>
        <translation>Am Schlitten: mischen, abheben, einlegen</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>Abheben lassen</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Bitte das Spiel zu machen</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>War oder aufgeben?</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>Alles nehmen oder den Gewinn stehen lassen?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Versicherung?</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Unter dem Minimum</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Tischchef rufen</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>Runde annullieren</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>New session, open, save</source>
        <translation>Neue Sitzung, öffnen, speichern</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>%1 (Shift: five)</source>
        <translation>%1 (Umschalt: fünf)</translation>
    </message>
    <message>
        <source>Put the last chip back (Esc: all)</source>
        <translation>Letzten Jeton zurücklegen (Esc: alle)</translation>
    </message>
    <message>
        <source>Pay with the chips in your hand</source>
        <translation>Mit den Jetons in der Hand zahlen</translation>
    </message>
    <message>
        <source>Take (chips in hand: that amount)</source>
        <translation>Einziehen (Jetons in der Hand: dieser Betrag)</translation>
    </message>
    <message>
        <source>Hand back or refuse</source>
        <translation>Zurückgeben oder ablehnen</translation>
    </message>
    <message>
        <source>Take back a payoff</source>
        <translation>Auszahlung zurücknehmen</translation>
    </message>
    <message>
        <source>Post the matching unit</source>
        <translation>Einsatz des Hauses legen</translation>
    </message>
    <message>
        <source>Give the post to the patron</source>
        <translation>Einsatz des Hauses dem Gast geben</translation>
    </message>
    <message>
        <source>Main, tie, war, war tie, post; A: all</source>
        <translation>Haupt, Tie, War, War-Tie, Post; A: alles</translation>
    </message>
    <message>
        <source>Main, war, insurance; A: all</source>
        <translation>Haupt, War, Versicherung; A: alles</translation>
    </message>
    <message>
        <source>Choose a hand of a split seat</source>
        <translation>Hand eines geteilten Platzes wählen</translation>
    </message>
    <message>
        <source>Take half the main bet</source>
        <translation>Die Hälfte des Haupteinsatzes einziehen</translation>
    </message>
    <message>
        <source>Cut half the bet you hold</source>
        <translation>Die Hälfte des gehaltenen Einsatzes abzählen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Move over the table, use a spot</source>
        <translation>Über den Tisch gehen, ein Feld benutzen</translation>
    </message>
    <message>
        <source>What is next, and where</source>
        <translation>Was kommt jetzt, und wo</translation>
    </message>
    <message>
        <source>Show or hide the side panel</source>
        <translation>Seitenleiste ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Abspielen und anhalten</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <translation>Einen Schritt zurück, einen vor</translation>
    </message>
    <message>
        <source>The same, with a remote</source>
        <translation>Dasselbe, mit einer Fernbedienung</translation>
    </message>
    <message>
        <source>First step, last step</source>
        <translation>Erster Schritt, letzter Schritt</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Andere Runde</translation>
    </message>
    <message>
        <source>The show</source>
        <translation>Die Vorführung</translation>
    </message>
    <message>
        <source>One table or two</source>
        <translation>Ein Tisch oder zwei</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Große Schrift</translation>
    </message>
    <message>
        <source>What is the difference?</source>
        <translation>Was ist der Unterschied?</translation>
    </message>
    <message>
        <source>Now you: take over from here</source>
        <translation>Jetzt Sie: von hier übernehmen</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Start</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Deal this round again</source>
        <translation>Diese Runde noch einmal geben</translation>
    </message>
    <message>
        <source>%1, seat</source>
        <translation>%1, Platz</translation>
    </message>
    <message>
        <source>%1, seat, bet</source>
        <translation>%1, Platz, Einsatz</translation>
    </message>
    <message>
        <source>seat, %1</source>
        <translation>Platz, %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Pfeile, Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Bild auf, ab</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeysPage</name>
    <message>
        <source>retired on %1</source>
        <translation>abgelöst am %1</translation>
    </message>
    <message>
        <source>revoked on %1</source>
        <translation>widerrufen am %1</translation>
    </message>
    <message>
        <source>signs certificates</source>
        <translation>unterschreibt Zertifikate</translation>
    </message>
    <message>
        <source>Make a key…</source>
        <translation>Schlüssel machen …</translation>
    </message>
    <message>
        <source>Export the public half…</source>
        <translation>Öffentliche Hälfte exportieren …</translation>
    </message>
    <message>
        <source>Rotate…</source>
        <translation>Wechseln …</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Widerrufen …</translation>
    </message>
    <message>
        <source>Write the revocation list…</source>
        <translation>Widerrufsliste schreiben …</translation>
    </message>
    <message>
        <source>A key signs certificates. It belongs to a trainer, and his passphrase opens it. Give its public half to whoever verifies your certificates, and let them compare the fingerprint over the telephone.</source>
        <translation>Ein Schlüssel unterschreibt Zertifikate. Er gehört einem Ausbilder, dessen Passphrase ihn öffnet. Geben Sie die öffentliche Hälfte allen, die Ihre Zertifikate prüfen, und lassen Sie den Fingerabdruck am Telefon vergleichen.</translation>
    </message>
    <message>
        <source>Keys of this site</source>
        <translation>Schlüssel dieses Standorts</translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation>Einen Schlüssel machen</translation>
    </message>
    <message>
        <source>It is encrypted under the passphrase of its trainer.</source>
        <translation>Er wird mit der Passphrase seines Ausbilders verschlüsselt.</translation>
    </message>
    <message>
        <source>Name of the site</source>
        <translation>Name des Standorts</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Schlüssel machen</translation>
    </message>
    <message>
        <source>Rotate a trainer&apos;s key</source>
        <translation>Den Schlüssel eines Ausbilders wechseln</translation>
    </message>
    <message>
        <source>The old key signs no more; what it signed stays valid. Give the new public half to whoever verifies your certificates.</source>
        <translation>Der alte Schlüssel unterschreibt nicht mehr; was er unterschrieben hat, bleibt gültig. Geben Sie die neue öffentliche Hälfte allen, die Ihre Zertifikate prüfen.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Revoke this key?</source>
        <translation>Diesen Schlüssel widerrufen?</translation>
    </message>
    <message>
        <source>Everything that it signed is void. Do this when the key may be in the wrong hands, then issue the good certificates again with a new key.</source>
        <translation>Alles, was er unterschrieben hat, ist ungültig. Tun Sie das, wenn der Schlüssel in falschen Händen sein könnte, und stellen Sie die guten Zertifikate mit einem neuen wieder aus.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Revoke the key</source>
        <translation>Schlüssel widerrufen</translation>
    </message>
    <message>
        <source>Keys (*.key)</source>
        <translation>Schlüssel (*.key)</translation>
    </message>
    <message>
        <source>Export the public half</source>
        <translation>Öffentliche Hälfte exportieren</translation>
    </message>
    <message>
        <source>Revocation lists (*.revocations)</source>
        <translation>Widerrufslisten (*.revocations)</translation>
    </message>
    <message>
        <source>Write the revocation list</source>
        <translation>Widerrufsliste schreiben</translation>
    </message>
    <message>
        <source>%1   %2, %3: %4</source>
        <translation>%1   %2, %3: %4</translation>
    </message>
    <message>
        <source>There is no key yet. Make one to issue certificates.</source>
        <translation>Es gibt noch keinen Schlüssel. Machen Sie einen, um Zertifikate auszustellen.</translation>
    </message>
    <message>
        <source>Made on %1. Fingerprint: %2</source>
        <translation>Gemacht am %1. Fingerabdruck: %2</translation>
    </message>
    <message>
        <source>Made on %1. Reason: %2. Fingerprint: %3</source>
        <translation>Gemacht am %1. Grund: %2. Fingerabdruck: %3</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Sign the revocation list</source>
        <translation>Widerrufsliste unterschreiben</translation>
    </message>
    <message>
        <source>It names every certificate and every key that you declared void. Hand it out to whoever verifies your certificates.</source>
        <translation>Sie nennt jedes Zertifikat und jeden Schlüssel, die Sie für ungültig erklärt haben. Geben Sie sie allen, die Ihre Zertifikate prüfen.</translation>
    </message>
    <message>
        <source>Sign and write it</source>
        <translation>Unterschreiben und schreiben</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LanguagePreferences</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Of the window, of findings and of what is printed.</source>
        <translation>Für Fenster, Fehlermeldungen und Gedrucktes.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LearnScreen</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn: the course of a house</source>
        <translation>Lernen: der Kurs eines Hauses</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Learn to deal</source>
        <translation>Geben lernen</translation>
    </message>
    <message>
        <source>Add a lesson file</source>
        <translation>Eine Lektionsdatei hinzufügen</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Lektionen (*.toml)</translation>
    </message>
    <message>
        <source>This file was not added:</source>
        <translation>Diese Datei wurde nicht hinzugefügt:</translation>
    </message>
    <message>
        <source>The order could not be stored:</source>
        <translation>Die Reihenfolge konnte nicht gespeichert werden:</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LeaveMenu</name>
    <message>
        <source>Go on dealing</source>
        <translation>Weiter Karten geben</translation>
    </message>
    <message>
        <source>Deal this round again</source>
        <translation>Diese Runde noch einmal geben</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Tisch verlassen?</translation>
    </message>
    <message>
        <source>The session is kept. You can go on with it from the start screen.</source>
        <translation>Die Sitzung bleibt erhalten. Sie können sie vom Startbildschirm aus fortsetzen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonPage</name>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind dran</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Runde geben</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 Round %2 of %3.</source>
        <translation>%1 Runde %2 von %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). Deal one more like it.</source>
        <translation>
            <numerusform>%n Fehler. Geben Sie noch eine solche Runde.</numerusform>
            <numerusform>%n Fehler. Geben Sie noch eine solche Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal another</source>
        <translation>Noch eine geben</translation>
    </message>
    <message numerus="yes">
        <source>Clean. %n round(s) to go.</source>
        <translation>
            <numerusform>Sauber. Noch %n Runde.</numerusform>
            <numerusform>Sauber. Noch %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Clean. That is what the lesson asked for.</source>
        <translation>Sauber. Das hat die Lektion verlangt.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>%1 cannot deal such a round.</source>
        <translation>%1 kann keine solche Runde geben.</translation>
    </message>
    <message>
        <source>This lesson counts as done when its tasks and questions are. Missing: step %1.</source>
        <translation>Diese Lektion gilt als erledigt, wenn ihre Aufgaben und Fragen es sind. Es fehlt: Schritt %1.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonRow</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Lektion %1: %2, erledigt</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lektion %1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MainMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About Pitwise</source>
        <translation>Über Pitwise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Previous session</source>
        <translation>Vorige Sitzung</translation>
    </message>
    <message>
        <source>Open a session…</source>
        <translation>Sitzung öffnen…</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>Letzte Sitzungen</translation>
    </message>
    <message>
        <source>Save the session as…</source>
        <translation>Sitzung speichern unter…</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s manual…</source>
        <translation>Dealerhandbuch schreiben…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Alle Sitzungen…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MainWindow</name>
    <message>
        <source>Pitwise</source>
        <translation>Pitwise</translation>
    </message>
    <message>
        <source>%1 – Pitwise</source>
        <translation>%1 – Pitwise</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>Dieses Haus kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>About Pitwise</source>
        <translation>Über Pitwise</translation>
    </message>
    <message>
        <source>Pitwise %1</source>
        <translation>Pitwise %1</translation>
    </message>
    <message>
        <source>Trains and certifies casino dealers: you deal, the referee judges every act by the house&apos;s procedure.

Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>Bildet Dealer aus und zertifiziert sie: Sie geben, der Schiedsrichter beurteilt jede Handlung nach dem Verfahren des Hauses.

Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>The session is being saved again</source>
        <translation>Die Sitzung wird wieder gespeichert</translation>
    </message>
    <message>
        <source>Nothing is missing from it.</source>
        <translation>Es fehlt nichts darin.</translation>
    </message>
    <message>
        <source>The preferences cannot be saved at the moment</source>
        <translation>Die Einstellungen können im Moment nicht gespeichert werden</translation>
    </message>
    <message>
        <source>%1 stays as it was. Pitwise tries again with the next change. Make room on the disk, and check who may write there.</source>
        <translation>%1 bleibt, wie es war. Pitwise versucht es bei der nächsten Änderung wieder. Schaffen Sie Platz auf dem Datenträger, und prüfen Sie, wer dort schreiben darf.</translation>
    </message>
    <message>
        <source>%1 could not be written: the preferences stay as they were.</source>
        <translation>%1 konnte nicht geschrieben werden: Die Einstellungen bleiben, wie sie waren.</translation>
    </message>
    <message>
        <source>The session cannot be saved at the moment</source>
        <translation>Die Sitzung kann im Moment nicht gespeichert werden</translation>
    </message>
    <message>
        <source>%1

You can deal on: nothing is lost while Pitwise is open, and it tries again by itself. Make room on the disk, or save the session somewhere else with &quot;Save the session as…&quot;.</source>
        <translation>%1

Sie können weiter Karten geben: Solange Pitwise offen ist, geht nichts verloren, und es versucht es von selbst wieder. Schaffen Sie Platz auf dem Datenträger, oder speichern Sie die Sitzung anderswo mit „Sitzung speichern unter…“.</translation>
    </message>
    <message>
        <source>An exam is under way</source>
        <translation>Eine Prüfung läuft</translation>
    </message>
    <message>
        <source>If you close the window, the exam stays under way. It can only go on with the trainer, with the same cards.</source>
        <translation>Schließen Sie das Fenster, läuft die Prüfung weiter. Sie kann nur mit dem Ausbilder fortgesetzt werden, mit denselben Karten.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>The session is not saved</source>
        <translation>Die Sitzung ist nicht gespeichert</translation>
    </message>
    <message>
        <source>%1

If you close the window now, what you dealt last is lost. Save the session somewhere else first.</source>
        <translation>%1

Wenn Sie das Fenster jetzt schließen, geht verloren, was Sie zuletzt gegeben haben. Speichern Sie die Sitzung vorher an einem anderen Ort.</translation>
    </message>
    <message>
        <source>Save the session as…</source>
        <translation>Sitzung speichern unter…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ManyPage</name>
    <message>
        <source>Sessions, the latest first</source>
        <translation>Sitzungen, die letzten zuerst</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Mistakes that come back</source>
        <translation>Fehler, die wiederkommen</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Skills that go wrong</source>
        <translation>Fertigkeiten, die schiefgehen</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Rounds wrong</source>
        <translation>Runden falsch</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Letzte %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Review this session</source>
        <translation>Auf diese Sitzung zurückblicken</translation>
    </message>
    <message>
        <source>Choose:</source>
        <translation>Auswählen:</translation>
    </message>
    <message>
        <source>Reading the sessions</source>
        <translation>Sitzungen werden gelesen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>What keeps coming back</source>
        <translation>Was immer wiederkommt</translation>
    </message>
    <message>
        <source>No session has been dealt yet. Every session you deal is listed here.</source>
        <translation>Noch wurde keine Sitzung gegeben. Jede Sitzung, die Sie geben, steht hier.</translation>
    </message>
    <message>
        <source>Choose sessions at the left.</source>
        <translation>Wählen Sie links Sitzungen aus.</translation>
    </message>
    <message numerus="yes">
        <source>Not one finding in %n session(s).</source>
        <translation>
            <numerusform>Kein einziger Fehler in %n Sitzung.</numerusform>
            <numerusform>Kein einziger Fehler in %n Sitzungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n session(s). Enter opens the last time it happened.</source>
        <translation>
            <numerusform>In %n Sitzung. Enter öffnet das letzte Mal.</numerusform>
            <numerusform>In %n Sitzungen. Enter öffnet das letzte Mal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MistakesPage</name>
    <message>
        <source>Any time</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>Mistakes, and by how many people</source>
        <translation>Fehler, und von wie vielen</translation>
    </message>
    <message>
        <source>When in the round</source>
        <translation>Wann in der Runde</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>All houses</source>
        <translation>Alle Häuser</translation>
    </message>
    <message>
        <source>How old</source>
        <translation>Wie alt</translation>
    </message>
    <message>
        <source>Nothing has been dealt here yet.</source>
        <translation>Hier wurde noch nichts gegeben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes in %n round(s), without those put right at once</source>
        <translation>
            <numerusform>%1 Fehler in %n Runde, ohne sofort berichtigte</numerusform>
            <numerusform>%1 Fehler in %n Runden, ohne sofort berichtigte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MoreButton</name>
    <message>
        <source>Rename or remove this house</source>
        <translation>Dieses Haus umbenennen oder entfernen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NarrationWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Der Tisch ist leer</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Runde %1 beginnt</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the layout: the floor can check.</source>
        <translation>Die Karten von Platz %1 liegen noch: der Tischchef kann prüfen.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are gone: the floor must rely on witnesses.</source>
        <translation>Die Karten von Platz %1 sind weg: der Tischchef ist auf Zeugen angewiesen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoClass</name>
    <message>
        <source>There are no records.</source>
        <translation>Es gibt keine Aufzeichnungen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoHomework</name>
    <message>
        <source>There are no records.</source>
        <translation>Es gibt keine Aufzeichnungen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoRecords</name>
    <message>
        <source>There are no records.</source>
        <translation>Es gibt keine Aufzeichnungen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NotePainter</name>
    <message>
        <source>BJ</source>
        <translation>BJ</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>Soft %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OddsScreen</name>
    <message>
        <source>Odds</source>
        <translation>Quoten</translation>
    </message>
    <message>
        <source>Odds and simulation</source>
        <translation>Quoten und Simulation</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>100 thousand</source>
        <translation>100 Tausend</translation>
    </message>
    <message>
        <source>1 million</source>
        <translation>1 Million</translation>
    </message>
    <message>
        <source>10 million</source>
        <translation>10 Millionen</translation>
    </message>
    <message>
        <source>1 billion</source>
        <translation>1 Milliarde</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Patrons</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>Besetzte Plätze</translation>
    </message>
    <message>
        <source>War</source>
        <translation>War</translation>
    </message>
    <message>
        <source>Basic strategy</source>
        <translation>Basisstrategie</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Mutig</translation>
    </message>
    <message>
        <source>Simulated patrons, a perfect dealer, and the referee judging every act.</source>
        <translation>Simulierte Gäste, ein perfekter Dealer und der Schiedsrichter, der jede Handlung beurteilt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>%1 rounds, %2 acts judged, %3 findings; %4 rounds per second.</source>
        <translation>%1 Runden, %2 Handlungen beurteilt, %3 Fehler; %4 Runden pro Sekunde.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OddsTable</name>
    <message>
        <source>Main bet, as these patrons play</source>
        <translation>Haupteinsatz, wie diese Gäste spielen</translation>
    </message>
    <message>
        <source>Blackjack bet, as these patrons play</source>
        <translation>Blackjack-Einsatz, wie diese Gäste spielen</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Hausvorteil</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>%1 (the patron&apos;s)</source>
        <translation>%1 (für den Gast)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OpenHomework</name>
    <message>
        <source>This cannot come up in %1.</source>
        <translation>Das kann in %1 nicht vorkommen.</translation>
    </message>
    <message>
        <source>Homework: %1. Deal this round without a mistake.</source>
        <translation>Aufgabe: %1. Geben Sie diese Runde ohne Fehler.</translation>
    </message>
    <message>
        <source>Not clean yet: deal it once more.</source>
        <translation>Noch nicht fehlerfrei: Geben Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Clean. The homework is done.</source>
        <translation>Fehlerfrei. Die Aufgabe ist erledigt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The homework could not be marked as done</source>
        <translation>Die Aufgabe konnte nicht als erledigt vermerkt werden</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OutcomesPad</name>
    <message>
        <source>That is everybody</source>
        <translation>Das sind alle</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Click a seat or press its number, then say what became of it.</source>
        <translation>Klicken Sie einen Platz an oder tippen Sie seine Nummer, und sagen Sie, was aus ihm wurde.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Nobody named yet.</source>
        <translation>Noch niemand genannt.</translation>
    </message>
    <message>
        <source>Seat %1: won, lost or tied?</source>
        <translation>Platz %1: gewonnen, verloren oder gleich?</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PassingNotes</name>
    <message>
        <source>Floor: to the discards</source>
        <translation>Tischchef: in die Ablage</translation>
    </message>
    <message>
        <source>Floor: goes back</source>
        <translation>Tischchef: geht zurück</translation>
    </message>
    <message>
        <source>Floor: the excess goes back</source>
        <translation>Tischchef: Überschuss geht zurück</translation>
    </message>
    <message>
        <source>Floor: posted</source>
        <translation>Tischchef: Post gelegt</translation>
    </message>
    <message>
        <source>Floor: back to the tray</source>
        <translation>Tischchef: zurück in den Jetonkasten</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PatronMenu</name>
    <message>
        <source>War or surrender?</source>
        <translation>War oder aufgeben?</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>Alles nehmen oder den Gewinn stehen lassen?</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Unter dem Minimum</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>Das Paar teilen</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>Abheben lassen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PeopleEditor</name>
    <message>
        <source>Add a trainee</source>
        <translation>Auszubildenden hinzufügen</translation>
    </message>
    <message>
        <source>Add a trainer</source>
        <translation>Ausbilder hinzufügen</translation>
    </message>
    <message>
        <source>Has left</source>
        <translation>Ist gegangen</translation>
    </message>
    <message>
        <source>New PIN…</source>
        <translation>Neue PIN …</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>Passphrase noch einmal</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Ausbilder</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Auszubildender</translation>
    </message>
    <message>
        <source>Has a PIN</source>
        <translation>Hat eine PIN</translation>
    </message>
    <message>
        <source>Is back</source>
        <translation>Ist wieder da</translation>
    </message>
    <message>
        <source>You are at work here yourself.</source>
        <translation>Sie arbeiten hier gerade selbst.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PeoplePage</name>
    <message>
        <source>Name or number</source>
        <translation>Name oder Nummer</translation>
    </message>
    <message>
        <source>The class, those who need you first</source>
        <translation>Die Klasse, zuerst wer Sie braucht</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonList</name>
    <message>
        <source>Name or number</source>
        <translation>Name oder Nummer</translation>
    </message>
    <message>
        <source>Find a trainee by name or number</source>
        <translation>Einen Auszubildenden nach Name oder Nummer suchen</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Auszubildende</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Back to the class</source>
        <translation>Zurück zur Klasse</translation>
    </message>
    <message>
        <source>Skills and progress…</source>
        <translation>Fertigkeiten und Fortschritt …</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Prüfungen und Zertifikate</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Exams and certificates, the latest first</source>
        <translation>Prüfungen und Zertifikate, die letzten zuerst</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours dealt</source>
        <translation>%1 Stunden am Tisch</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>Punktzahl %1</translation>
    </message>
    <message>
        <source>last dealt %1</source>
        <translation>zuletzt gegeben am %1</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <comment>result and score</comment>
        <translation>%1, %2 Punkte</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PinChange</name>
    <message>
        <source>Set the PIN</source>
        <translation>PIN festlegen</translation>
    </message>
    <message>
        <source>The PIN so far</source>
        <translation>Bisherige PIN</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Neue PIN</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>Neue PIN noch einmal</translation>
    </message>
    <message>
        <source>Leave the new PIN empty to need none any more.</source>
        <translation>Lassen Sie die neue PIN leer, um keine mehr zu brauchen.</translation>
    </message>
    <message>
        <source>With a PIN, nobody else can deal under this name.</source>
        <translation>Mit einer PIN kann niemand sonst unter diesem Namen geben.</translation>
    </message>
    <message>
        <source>The two new PINs are not the same.</source>
        <translation>Die beiden neuen PINs sind nicht gleich.</translation>
    </message>
    <message>
        <source>Type a PIN.</source>
        <translation>Geben Sie eine PIN ein.</translation>
    </message>
    <message>
        <source>The PIN is set.</source>
        <translation>Die PIN ist festgelegt.</translation>
    </message>
    <message>
        <source>No PIN is needed any more.</source>
        <translation>Es wird keine PIN mehr gebraucht.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has %n characters or more.</source>
        <translation>
            <numerusform>Eine PIN hat mindestens %n Zeichen.</numerusform>
            <numerusform>Eine PIN hat mindestens %n Zeichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PlayOptions</name>
    <message>
        <source>House&apos;s own</source>
        <translation>Wie das Haus</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>Aufnehmen und zahlen</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>Liegen lassen und zahlen</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Still</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Mutig</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Einige</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Viele</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Shuffle first</source>
        <translation>Erst mischen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same patrons.</source>
        <translation>Dieselbe Zahl gibt denselben Gästen dieselben Karten.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Beurteilung</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>Besetzte Plätze</translation>
    </message>
    <message>
        <source>Patrons</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Zwischenfälle</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Schlitten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Stops at a mistake and lets you try again.</source>
        <translation>Hält bei einem Fehler an und lässt Sie es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Lets you play on and sums up each round.</source>
        <translation>Lässt Sie weiterspielen und fasst jede Runde zusammen.</translation>
    </message>
    <message>
        <source>Only records. Press Result to see how you did.</source>
        <translation>Zeichnet nur auf. Ergebnis zeigt, wie es war.</translation>
    </message>
    <message>
        <source>Lively</source>
        <translation>Lebhaft</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Andrang</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Steigend</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Lively: patrons chat and change their minds.
Busy: a full table; they hurry you and bet late.
Rush: all of it, often, and they dispute.
Rising: it grows with your clean rounds.</source>
        <translation>Lebhaft: Gäste plaudern und überlegen es sich anders.
Voll: ein voller Tisch; sie drängen und setzen spät.
Andrang: alles davon, oft, und sie streiten.
Steigend: es wächst mit Ihren fehlerfreien Runden.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeRun</name>
    <message>
        <source>%1 cannot deal a round to practise.</source>
        <translation>%1 kann keine Runde zum Üben geben.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>die letzte</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>noch %n Minute</numerusform>
            <numerusform>noch %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2. On %3 you made a mistake in this round. Deal it right.</source>
        <translation>Runde %1, %2. Am %3 machten Sie in dieser Runde einen Fehler. Geben Sie sie richtig.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Round %1, %2. %3 You know this: now at the house&apos;s pace, %4 seconds.</source>
        <translation>Runde %1, %2. %3 Das können Sie: jetzt im Tempo des Hauses, %4 Sekunden.</translation>
    </message>
    <message>
        <source>Round %1, %2. %3</source>
        <translation>Runde %1, %2. %3</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Right this time. Then it was: %1.</source>
        <translation>Diesmal richtig. Damals war es: %1.</translation>
    </message>
    <message>
        <source>Not right yet. Then it was: %1.</source>
        <translation>Noch nicht richtig. Damals war es: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). It will come again soon.</source>
        <translation>
            <numerusform>%n Fehler. Das kommt bald wieder.</numerusform>
            <numerusform>%n Fehler. Das kommt bald wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clean, in %1 seconds. The house wants %2.</source>
        <translation>Fehlerfrei, in %1 Sekunden. Das Haus will %2.</translation>
    </message>
    <message>
        <source>Clean.</source>
        <translation>Fehlerfrei.</translation>
    </message>
    <message>
        <source>The next round is being made.</source>
        <translation>Die nächste Runde wird gemacht.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeWords</name>
    <message>
        <source>Practice: one round that covers %1 of %2 differences.</source>
        <translation>Übung: eine Runde mit %1 von %2 Unterschieden.</translation>
    </message>
    <message>
        <source>Practice: %1 rounds that cover %2 of %3 differences.</source>
        <translation>Übung: %1 Runden mit %2 von %3 Unterschieden.</translation>
    </message>
    <message>
        <source>It starts with the shuffle.</source>
        <translation>Sie beginnt mit dem Mischen.</translation>
    </message>
    <message>
        <source>What is different in %1</source>
        <translation>Was anders ist: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PractiseScreen</name>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Practise: what is due, weak or next</source>
        <translation>Üben: was fällig, schwach oder neu ist</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 Minuten</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 Minuten</translation>
    </message>
    <message>
        <source>20 minutes</source>
        <translation>20 Minuten</translation>
    </message>
    <message>
        <source>Deal them again</source>
        <translation>Noch einmal geben</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>End the practice</source>
        <translation>Üben beenden</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Nichts zu üben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Looking at what you dealt.</source>
        <translation>Was Sie gegeben haben, wird durchgesehen.</translation>
    </message>
    <message numerus="yes">
        <source>You know %1 of %n skill(s) of this house. Rounds are made for what is due, weak or next.</source>
        <translation>
            <numerusform>Sie können %1 von %n Fertigkeit dieses Hauses. Runden entstehen für das, was fällig, schwach oder neu ist.</numerusform>
            <numerusform>Sie können %1 von %n Fertigkeiten dieses Hauses. Runden entstehen für das, was fällig, schwach oder neu ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you dealt before cannot be read: %1</source>
        <translation>Was Sie vorher gegeben haben, ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message numerus="yes">
        <source>None is open in this house. A mistake stays here until its skill went right %n time(s) in a row.</source>
        <translation>
            <numerusform>In diesem Haus ist keiner offen. Ein Fehler bleibt hier, bis seine Fertigkeit %n-mal hintereinander richtig war.</numerusform>
            <numerusform>In diesem Haus ist keiner offen. Ein Fehler bleibt hier, bis seine Fertigkeit %n-mal hintereinander richtig war.</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>You are practising: round %1.</source>
        <translation>Sie üben: Runde %1.</translation>
    </message>
    <message>
        <source>In this round</source>
        <translation>In dieser Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1 of them clean.</source>
        <translation>
            <numerusform>%n Runde, %1 fehlerfrei.</numerusform>
            <numerusform>%n Runden, %1 fehlerfrei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new is known yet: a skill counts once it went right %n time(s) in a row.</source>
        <translation>
            <numerusform>Noch ist nichts Neues gekonnt: eine Fertigkeit zählt, wenn sie %n-mal hintereinander richtig war.</numerusform>
            <numerusform>Noch ist nichts Neues gekonnt: eine Fertigkeit zählt, wenn sie %n-mal hintereinander richtig war.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>Noch nicht richtig</translation>
    </message>
    <message>
        <source>What got better</source>
        <translation>Was besser wurde</translation>
    </message>
    <message>
        <source>Nothing is due by tomorrow evening.</source>
        <translation>Bis morgen Abend ist nichts fällig.</translation>
    </message>
    <message>
        <source>Due by tomorrow evening</source>
        <translation>Bis morgen Abend fällig</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PreferenceGroup</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Puts these preferences back to their defaults</source>
        <translation>Setzt diese Einstellungen auf die Anfangswerte zurück</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ProgressScreen</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Progress: what you know, and what is due</source>
        <translation>Fortschritt: was Sie können und was fällig ist</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Practise, 10 minutes</source>
        <translation>Üben, 10 Minuten</translation>
    </message>
    <message>
        <source>Acts that were right, week by week</source>
        <translation>Richtige Handlungen, Woche für Woche</translation>
    </message>
    <message>
        <source>Seconds a round, week by week</source>
        <translation>Sekunden pro Runde, Woche für Woche</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Fortschritt von %1</translation>
    </message>
    <message>
        <source>The sessions cannot be read: %1</source>
        <translation>Die Sitzungen sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Nothing was dealt yet.</source>
        <translation>Noch wurde nichts gegeben.</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Heute ist nichts fällig.</translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) are due today.</source>
        <translation>
            <numerusform>%n Fertigkeit ist heute fällig.</numerusform>
            <numerusform>%n Fertigkeiten sind heute fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready for the exam.</source>
        <translation>Bereit für die Prüfung.</translation>
    </message>
    <message numerus="yes">
        <source>Ready for the exam: %n skill(s) missing.</source>
        <translation>
            <numerusform>Für die Prüfung: %n Fertigkeit fehlt.</numerusform>
            <numerusform>Für die Prüfung: %n Fertigkeiten fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 hours dealt</source>
        <translation>%1: %2 Stunden am Tisch</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>nothing dealt</source>
        <translation>nichts gegeben</translation>
    </message>
    <message>
        <source>%1 s, the house wants %2</source>
        <translation>%1 s, das Haus will %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Prompts</name>
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Einziehen</translation>
    </message>
    <message>
        <source>Hand back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Take back the payoff</source>
        <translation>Auszahlung zurücknehmen</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Post legen</translation>
    </message>
    <message>
        <source>Give the post</source>
        <translation>Post dem Gast geben</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Karten aufnehmen</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>War oder aufgeben?</translation>
    </message>
    <message>
        <source>Below the minimum.</source>
        <translation>Unter dem Minimum.</translation>
    </message>
    <message>
        <source>Offer the cut.</source>
        <translation>Abheben lassen.</translation>
    </message>
    <message>
        <source>Take half the main bet</source>
        <translation>Die Hälfte des Haupteinsatzes einziehen</translation>
    </message>
    <message>
        <source>Leave the winnings?</source>
        <translation>Gewinn stehen lassen?</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>%1, seat %2: which hand? Press 1 (a) to %3 (%4).</source>
        <translation>%1, Platz %2: welche Hand? 1 (a) bis %3 (%4) drücken.</translation>
    </message>
    <message>
        <source>%1: no such chips at seat %2.</source>
        <translation>%1: keine solchen Jetons an Platz %2.</translation>
    </message>
    <message>
        <source>A all</source>
        <translation>A alles</translation>
    </message>
    <message>
        <source>%1, seat %2: %3</source>
        <translation>%1, Platz %2: %3</translation>
    </message>
    <message>
        <source>%1 Click the patron or press the seat number.</source>
        <translation>%1 Gast anklicken oder die Platznummer drücken.</translation>
    </message>
    <message>
        <source>%1: press the seat number.</source>
        <translation>%1: die Platznummer drücken.</translation>
    </message>
    <message>
        <source>Take chips from the tray first.</source>
        <translation>Erst Jetons aus dem Jetonkasten nehmen.</translation>
    </message>
    <message>
        <source>No chips there.</source>
        <translation>Dort liegen keine Jetons.</translation>
    </message>
    <message>
        <source>Those are another patron&apos;s chips.</source>
        <translation>Das sind die Jetons eines anderen Gastes.</translation>
    </message>
    <message>
        <source>The patron already has that payoff.</source>
        <translation>Der Gast hat diese Auszahlung schon.</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>Das gehört nicht dorthin.</translation>
    </message>
    <message>
        <source>Count against one bet at a time.</source>
        <translation>Immer nur gegen einen Einsatz zählen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::QuestionView</name>
    <message>
        <source>Right: %1.</source>
        <translation>Richtig: %1.</translation>
    </message>
    <message>
        <source>No, not %1. Look again and try another.</source>
        <translation>Nein, nicht %1. Sehen Sie noch einmal hin und versuchen Sie eine andere Antwort.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Rail</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>More: sessions, files and the rest</source>
        <translation>Mehr: Sitzungen, Dateien und der Rest</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsFilter</name>
    <message>
        <source>All sessions</source>
        <translation>Alle Sitzungen</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>Whose sessions</source>
        <translation>Wessen Sitzungen</translation>
    </message>
    <message>
        <source>Which sessions</source>
        <translation>Welche Sitzungen</translation>
    </message>
    <message>
        <source>How old</source>
        <translation>Wie alt</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsPlaceEdit</name>
    <message>
        <source>Test</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>The usual file</source>
        <translation>Die übliche Datei</translation>
    </message>
    <message>
        <source>File or server</source>
        <translation>Datei oder Server</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Wird geprüft…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsPreferences</name>
    <message>
        <source>Records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Where people and sessions are kept: a file on this computer, or a school&apos;s server, postgresql://station4@server/school.</source>
        <translation>Wo Personen und Sitzungen gespeichert werden: in einer Datei auf diesem Computer oder auf dem Server einer Schule, postgresql://station4@server/school.</translation>
    </message>
    <message>
        <source>Named when Pitwise was started, so it cannot be changed here.</source>
        <translation>Beim Start von Pitwise angegeben, daher hier nicht zu ändern.</translation>
    </message>
    <message>
        <source>File or server</source>
        <translation>Datei oder Server</translation>
    </message>
    <message>
        <source>database PostgreSQL SQLite people sessions</source>
        <translation>Datenbank PostgreSQL SQLite Personen Sitzungen</translation>
    </message>
    <message>
        <source>Everybody: deal, see his own sessions, set his own PIN. A guest&apos;s sessions are not kept.</source>
        <translation>Alle: geben, die eigenen Sitzungen sehen, die eigene PIN festlegen. Sitzungen eines Gasts werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Trainers, with their passphrase: see everybody&apos;s sessions, add people, say who has left, set a new PIN; exams, certificates and homework.</source>
        <translation>Ausbilder mit ihrer Passphrase: alle Sitzungen sehen, Personen hinzufügen, vermerken, wer gegangen ist, eine neue PIN festlegen; Prüfungen, Zertifikate und Hausaufgaben.</translation>
    </message>
    <message>
        <source>Whoever owns the file or the database: back up, restore, remove a person, set a forgotten passphrase (pitwise-cli records). On a server, press Test to see what this station may do.</source>
        <translation>Wem die Datei oder die Datenbank gehört: sichern, wiederherstellen, eine Person entfernen, eine vergessene Passphrase neu setzen (pitwise-cli records). Bei einem Server zeigt „Prüfen“, was dieser Arbeitsplatz darf.</translation>
    </message>
    <message>
        <source>Who may do what</source>
        <translation>Wer was darf</translation>
    </message>
    <message>
        <source>What each may do with these records.</source>
        <translation>Was jeder mit diesen Aufzeichnungen darf.</translation>
    </message>
    <message>
        <source>rights trainer owner PIN passphrase</source>
        <translation>Rechte Ausbilder Eigentümer PIN Passphrase</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsScreen</name>
    <message>
        <source>Records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Open in the table</source>
        <translation>Am Tisch öffnen</translation>
    </message>
    <message>
        <source>Show as text</source>
        <translation>Als Text zeigen</translation>
    </message>
    <message>
        <source>Save as .deal…</source>
        <translation>Als .deal speichern…</translation>
    </message>
    <message>
        <source>Sessions, the latest first</source>
        <translation>Sitzungen, die neueste zuerst</translation>
    </message>
    <message>
        <source>The server cannot be reached: this is what is kept on this computer. (%1)</source>
        <translation>Der Server ist nicht erreichbar: hier steht, was auf diesem Computer gespeichert ist. (%1)</translation>
    </message>
    <message>
        <source>Say who deals on the start screen to see your sessions here. A guest&apos;s sessions are not kept; a trainer sees everybody&apos;s.</source>
        <translation>Wählen Sie auf dem Startbildschirm, wer gibt, um hier Ihre Sitzungen zu sehen. Wer als Gast gibt, dessen Sitzungen werden nicht gespeichert; ein Ausbilder sieht die von allen.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Es gibt keine Aufzeichnungen.</translation>
    </message>
    <message>
        <source>No session fits. Choose &quot;All sessions&quot; and &quot;Any time&quot; to see all.</source>
        <translation>Keine Sitzung passt. „Alle Sitzungen“ und „Gesamte Zeit“ zeigen alle.</translation>
    </message>
    <message>
        <source>Nothing has been dealt yet. Every session is kept from its first act.</source>
        <translation>Es wurde noch nichts gegeben. Jede Sitzung wird ab der ersten Handlung gespeichert.</translation>
    </message>
    <message>
        <source>This session cannot be read</source>
        <translation>Diese Sitzung kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>The session in dealing notation</source>
        <translation>Die Sitzung in Notation</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notation (*.deal)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Die Datei konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>The house file has changed since this session was dealt: it goes by the house it was dealt with.</source>
        <translation>Die Hausdatei hat sich seit dieser Sitzung geändert: Es gilt das Haus, mit dem sie gegeben wurde.</translation>
    </message>
    <message>
        <source>The engine has changed since this session was dealt: it may judge it otherwise.</source>
        <translation>Die Auswertung hat sich seit dieser Sitzung geändert: Sie könnte heute anders ausfallen.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ResultsPage</name>
    <message>
        <source>under way</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>passed, %1 points</source>
        <translation>bestanden, %1 Punkte</translation>
    </message>
    <message>
        <source>not passed, %1 points</source>
        <translation>nicht bestanden, %1 Punkte</translation>
    </message>
    <message>
        <source>%1   %2: %3</source>
        <translation>%1   %2: %3</translation>
    </message>
    <message>
        <source>%1, certificate</source>
        <translation>%1, Zertifikat</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Revoke the certificate…</source>
        <translation>Zertifikat widerrufen …</translation>
    </message>
    <message>
        <source>Exams of this person, the latest first</source>
        <translation>Prüfungen dieser Person, die letzten zuerst</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Auszubildender</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>No exam was sat yet.</source>
        <translation>Es wurde noch keine Prüfung abgelegt.</translation>
    </message>
    <message>
        <source>The exam is being dealt again…</source>
        <translation>Die Prüfung wird neu gegeben …</translation>
    </message>
    <message>
        <source>Revoke this certificate?</source>
        <translation>Dieses Zertifikat widerrufen?</translation>
    </message>
    <message>
        <source>It is void from then on. Whoever verifies certificates needs your new revocation list: write it under Site keys.</source>
        <translation>Von da an ist es ungültig. Wer Zertifikate prüft, braucht Ihre neue Widerrufsliste: schreiben Sie sie unter „Schlüssel des Standorts“.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Revoke it</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Say who deals to see your own results. A trainer sees everybody&apos;s: Records, Trainer.</source>
        <translation>Sagen Sie, wer gibt, um die eigenen Ergebnisse zu sehen. Ein Ausbilder sieht alle: Aufzeichnungen, Ausbilder.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewPage</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Back to what was done</source>
        <translation>Zurück zu dem, was getan wurde</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Acts of the round</source>
        <translation>Handlungen der Runde</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Round %1: clean</source>
        <translation>Runde %1: fehlerfrei</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n finding(s)</source>
        <translation>
            <numerusform>Runde %1: %n Fehler</numerusform>
            <numerusform>Runde %1: %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts of round %1</source>
        <translation>Handlungen der Runde %1</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Handlung %1</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1: %2 s</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Again from round %1</source>
        <translation>Noch einmal ab Runde %1</translation>
    </message>
    <message>
        <source>Now you: the table is as it was then. What you deal from here on counts.</source>
        <translation>Jetzt Sie: der Tisch ist wie damals. Was Sie ab hier geben, zählt.</translation>
    </message>
    <message>
        <source>This round cannot be dealt again</source>
        <translation>Diese Runde kann nicht noch einmal gegeben werden</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Review a session</source>
        <translation>Auf eine Sitzung zurückblicken</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message>
        <source>Several sessions</source>
        <translation>Mehrere Sitzungen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Deal a round, and look back at it here.</source>
        <translation>Geben Sie eine Runde und blicken Sie hier darauf zurück.</translation>
    </message>
    <message>
        <source>What to review</source>
        <translation>Worauf zurückgeblickt wird</translation>
    </message>
    <message>
        <source>Nothing is at the table. Deal a round and look back at it here, or choose &quot;Several sessions&quot;.</source>
        <translation>Am Tisch ist nichts. Geben Sie eine Runde und blicken Sie hier darauf zurück, oder wählen Sie „Mehrere Sitzungen“.</translation>
    </message>
    <message>
        <source>The first round is not over yet.</source>
        <translation>Die erste Runde ist noch nicht vorbei.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Es gibt keine Aufzeichnungen.</translation>
    </message>
    <message>
        <source>Part of this session could not be read</source>
        <translation>Ein Teil dieser Sitzung war nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Rückblick speichern</translation>
    </message>
    <message>
        <source>review</source>
        <translation>rueckblick</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewSource</name>
    <message>
        <source>%1. The review ends before that line.</source>
        <translation>%1. Der Rückblick endet vor dieser Zeile.</translation>
    </message>
    <message>
        <source>This session is recorded in silence and is not over. You can review it once it has ended.</source>
        <translation>Diese Sitzung wird still aufgezeichnet und ist nicht vorbei. Sie können auf sie zurückblicken, wenn sie beendet ist.</translation>
    </message>
    <message>
        <source>Nothing has been dealt in this session yet.</source>
        <translation>In dieser Sitzung wurde noch nichts gegeben.</translation>
    </message>
    <message>
        <source>the records</source>
        <translation>die Aufzeichnungen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RoundForm</name>
    <message>
        <source>Cards of the dealer</source>
        <translation>Karten des Dealers</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Amount of the late bet</source>
        <translation>Höhe des späten Einsatzes</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>at seat</source>
        <translation>an Platz</translation>
    </message>
    <message>
        <source>after card</source>
        <translation>nach Karte</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Haupteinsatz</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>What he does</source>
        <translation>Was er tut</translation>
    </message>
    <message>
        <source>Nothing out of the ordinary</source>
        <translation>Nichts Ungewöhnliches</translation>
    </message>
    <message>
        <source>A late bet</source>
        <translation>Ein später Einsatz</translation>
    </message>
    <message>
        <source>A patron disputes</source>
        <translation>Ein Gast streitet</translation>
    </message>
    <message>
        <source>A card slides out unseen</source>
        <translation>Eine Karte rutscht ungesehen heraus</translation>
    </message>
    <message>
        <source>A card slides out and is seen</source>
        <translation>Eine Karte rutscht heraus und wird gesehen</translation>
    </message>
    <message>
        <source>The equipment fails</source>
        <translation>Das Gerät fällt aus</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>Zwischenfall</translation>
    </message>
    <message>
        <source>Seat of the irregularity</source>
        <translation>Platz des Zwischenfalls</translation>
    </message>
    <message>
        <source>Cards before the irregularity</source>
        <translation>Karten vor dem Zwischenfall</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>Karten des Dealers</translation>
    </message>
    <message>
        <source>Main bet at seat %1</source>
        <translation>Haupteinsatz an Platz %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Side bet at seat %1</source>
        <translation>Nebeneinsatz an Platz %1</translation>
    </message>
    <message>
        <source>Cards at seat %1</source>
        <translation>Karten an Platz %1</translation>
    </message>
    <message>
        <source>What the patron at seat %1 does</source>
        <translation>Was der Gast an Platz %1 tut</translation>
    </message>
    <message>
        <source>Seat %1: %2 is no amount. Write 25 or 12.50.</source>
        <translation>Platz %1: %2 ist kein Betrag. Schreiben Sie 25 oder 12.50.</translation>
    </message>
    <message>
        <source>Seat %1: write its cards as ranks, such as 9 K.</source>
        <translation>Platz %1: schreiben Sie seine Karten als Werte, etwa 9 K.</translation>
    </message>
    <message>
        <source>Seat %1: nobody can do &quot;%2&quot; here.</source>
        <translation>Platz %1: „%2“ kann hier niemand tun.</translation>
    </message>
    <message>
        <source>Say how much the late bet is.</source>
        <translation>Geben Sie an, wie hoch der späte Einsatz ist.</translation>
    </message>
    <message>
        <source>Give at least one seat a bet.</source>
        <translation>Geben Sie mindestens einem Platz einen Einsatz.</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s cards as ranks, such as 9 K.</source>
        <translation>Schreiben Sie die Karten des Dealers als Werte, etwa 9 K.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioCard</name>
    <message>
        <source>Deal it with the coach</source>
        <translation>Mit dem Coach geben</translation>
    </message>
    <message>
        <source>Deal it silently</source>
        <translation>Still geben</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seat(s) taken</source>
        <translation>
            <numerusform>%1, %n Platz besetzt</numerusform>
            <numerusform>%1, %n Plätze besetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Set as homework…</source>
        <translation>Als Aufgabe stellen …</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioEditor</name>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Ausfüllen</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Title, such as &quot;Two wars and a late bet&quot;</source>
        <translation>Titel, etwa „Zwei Wars und ein später Einsatz“</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What the trainee reads first (may be empty)</source>
        <translation>Was der Auszubildende zuerst liest (darf leer sein)</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>The house&apos;s own style</source>
        <translation>Die Arbeitsweise des Hauses</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>Aufnehmen und zahlen</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>Liegen lassen und zahlen</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Arbeitsweise</translation>
    </message>
    <message>
        <source>How to make it</source>
        <translation>Wie es entsteht</translation>
    </message>
    <message>
        <source>The round in dealing notation</source>
        <translation>Die Runde in Notation</translation>
    </message>
    <message>
        <source>What happens in the round</source>
        <translation>Was in der Runde geschieht</translation>
    </message>
    <message numerus="yes">
        <source>The house&apos;s own dealer deals it in %n line(s), without a finding.</source>
        <translation>
            <numerusform>Der Dealer des Hauses gibt es in %n Zeile, ohne Fehler.</numerusform>
            <numerusform>Der Dealer des Hauses gibt es in %n Zeilen, ohne Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenariosScreen</name>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenarios: rounds of your own</source>
        <translation>Szenarien: eigene Runden</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>A scenario is one round of your own: who sits where, what they bet, which cards come, what goes wrong. Make one, or open a file that somebody shared.</source>
        <translation>Ein Szenario ist eine eigene Runde: wer wo sitzt, was gesetzt wird, welche Karten kommen, was schiefgeht. Machen Sie eines, oder öffnen Sie eine Datei, die jemand geteilt hat.</translation>
    </message>
    <message>
        <source>This scenario cannot be dealt</source>
        <translation>Dieses Szenario kann nicht gegeben werden</translation>
    </message>
    <message>
        <source>Give it a title first</source>
        <translation>Geben Sie ihm erst einen Titel</translation>
    </message>
    <message>
        <source>The scenario could not be saved</source>
        <translation>Das Szenario konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Ein Szenario öffnen</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal);;All files (*)</source>
        <translation>Notation (*.deal);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This scenario cannot be used</source>
        <translation>Dieses Szenario ist nicht verwendbar</translation>
    </message>
    <message>
        <source>Save a copy of the scenario</source>
        <translation>Eine Kopie des Szenarios speichern</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notation (*.deal)</translation>
    </message>
    <message>
        <source>Moved to the wastebasket: %1</source>
        <translation>In den Papierkorb verschoben: %1</translation>
    </message>
    <message>
        <source>The scenario could not be removed</source>
        <translation>Das Szenario konnte nicht entfernt werden</translation>
    </message>
    <message>
        <source>This scenario is not saved. Press Esc again to drop it.</source>
        <translation>Dieses Szenario ist nicht gespeichert. Noch einmal Esc verwirft es.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScorePanel</name>
    <message numerus="yes">
        <source>Recording, %n round(s)</source>
        <translation>
            <numerusform>Aufzeichnung, %n Runde</numerusform>
            <numerusform>Aufzeichnung, %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy %1 percent, %2 points, %3 clean rounds in a row</source>
        <translation>Genauigkeit %1 Prozent, %2 Punkte, %3 saubere Runden in Folge</translation>
    </message>
    <message>
        <source>rounds recorded</source>
        <translation>Runden aufgezeichnet</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>of acts clean</source>
        <translation>der Handlungen sauber</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>points of 100</source>
        <translation>Punkte von 100</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>; %1: %2</source>
        <translation>; %1: %2</translation>
    </message>
    <message>
        <source>clean rounds in a row</source>
        <translation>saubere Runden in Folge</translation>
    </message>
    <message>
        <source>a round; goal %1 s</source>
        <translation>je Runde; Ziel %1 s</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SearchWords</name>
    <message>
        <source>That cannot happen here.</source>
        <translation>Das kann hier nicht vorkommen.</translation>
    </message>
    <message>
        <source>That cannot be shown here.</source>
        <translation>Das lässt sich hier nicht zeigen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SecretRules</name>
    <message>
        <source>The passphrases are not the same.</source>
        <translation>Die Passphrasen sind nicht gleich.</translation>
    </message>
    <message numerus="yes">
        <source>A passphrase has %n characters or more. It guards the key that signs certificates.</source>
        <translation>
            <numerusform>Eine Passphrase hat mindestens %n Zeichen. Sie schützt den Schlüssel, der Zertifikate signiert.</numerusform>
            <numerusform>Eine Passphrase hat mindestens %n Zeichen. Sie schützt den Schlüssel, der Zertifikate signiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionLibrary</name>
    <message>
        <source>%1

The session resumes before that line.</source>
        <translation>%1

Die Sitzung wird vor dieser Zeile fortgesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of it cannot be resumed; they stay in the file, and what you deal now is kept in a new one.</source>
        <translation>
            <numerusform>%n Zeile davon kann nicht fortgesetzt werden; sie bleibt in der Datei, und was Sie jetzt geben, wird in einer neuen gespeichert.</numerusform>
            <numerusform>%n Zeilen davon können nicht fortgesetzt werden; sie bleiben in der Datei, und was Sie jetzt geben, wird in einer neuen gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>the records</source>
        <translation>die Aufzeichnungen</translation>
    </message>
    <message>
        <source>There is no such session.</source>
        <translation>Diese Sitzung gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Sessions</name>
    <message>
        <source>This session could not be opened</source>
        <translation>Diese Sitzung konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Part of this session could not be read</source>
        <translation>Ein Teil dieser Sitzung konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>The session could not be resumed</source>
        <translation>Die Sitzung konnte nicht fortgesetzt werden</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionsDialog</name>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Last dealt</source>
        <translation>Zuletzt gegeben</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Beurteilung</translation>
    </message>
    <message>
        <source>Sessions, the latest first</source>
        <translation>Sitzungen, die neueste zuerst</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Still</translation>
    </message>
    <message>
        <source>At a table now</source>
        <translation>Gerade an einem Tisch</translation>
    </message>
    <message>
        <source>No session has been dealt yet.</source>
        <translation>Es wurde noch keine Sitzung gegeben.</translation>
    </message>
    <message>
        <source>Every session you deal is kept.</source>
        <translation>Jede Sitzung, die Sie geben, wird gespeichert.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SetPage</name>
    <message>
        <source>Exam</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Set the exam</source>
        <translation>Prüfung ansetzen</translation>
    </message>
    <message>
        <source>Who sits it</source>
        <translation>Wer sie ablegt</translation>
    </message>
    <message>
        <source>The trainer opens an exam with his passphrase and hands over the table. Once it has begun it can only be finished or given up.</source>
        <translation>Der Ausbilder öffnet eine Prüfung mit seiner Passphrase und übergibt den Tisch. Hat sie begonnen, kann sie nur beendet oder aufgegeben werden.</translation>
    </message>
    <message>
        <source>Open a blueprint</source>
        <translation>Einen Prüfungsplan öffnen</translation>
    </message>
    <message>
        <source>Blueprints (*.toml);;All files (*)</source>
        <translation>Prüfungspläne (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Prüfung fortsetzen</translation>
    </message>
    <message>
        <source>An exam is under way: %1, begun on %2. It can only go on, with the same cards. The trainer who opened it gives his passphrase again.</source>
        <translation>Eine Prüfung läuft: %1, begonnen am %2. Sie kann nur fortgesetzt werden, mit denselben Karten. Der Ausbilder, der sie geöffnet hat, gibt seine Passphrase noch einmal ein.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>An exam needs a trainer and a trainee. Add both under Records: Trainer, then People.</source>
        <translation>Eine Prüfung braucht einen Ausbilder und einen Auszubildenden. Beide werden unter Aufzeichnungen hinzugefügt: Ausbilder, dann Leute.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SettingsPreview</name>
    <message>
        <source>Show the motion</source>
        <translation>Bewegung zeigen</translation>
    </message>
    <message>
        <source>I&apos;ll go to war</source>
        <translation>Ich gehe in den War</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Plays the last act of the preview again</source>
        <translation>Spielt die letzte Handlung der Vorschau noch einmal</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>No preference has these words.</source>
        <translation>Keine Einstellung enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>In den Einstellungen suchen</translation>
    </message>
    <message>
        <source>Search the preferences (Ctrl+F)</source>
        <translation>In den Einstellungen suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Puts every preference back to its default</source>
        <translation>Setzt alle Einstellungen auf die Anfangswerte zurück</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShareChart</name>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Ties, wars and other events.</source>
        <translation>Unentschieden, Wars und andere Ereignisse.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Shell</name>
    <message>
        <source>The file could not be written</source>
        <translation>Die Datei konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>Dieses Haus kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>This session cannot be kept in the records</source>
        <translation>Diese Sitzung kann nicht in den Aufzeichnungen gespeichert werden</translation>
    </message>
    <message>
        <source>The records have more of this session than its file. What you deal now is not kept in them.</source>
        <translation>Die Aufzeichnungen haben mehr von dieser Sitzung als ihre Datei. Was Sie jetzt geben, wird dort nicht festgehalten.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShiftChart</name>
    <message>
        <source>House result per shift</source>
        <translation>Ergebnis des Hauses pro Schicht</translation>
    </message>
    <message>
        <source>Results of eight-hour shifts.</source>
        <translation>Ergebnisse von Acht-Stunden-Schichten.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShoeMenu</name>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Offer the cut to…</source>
        <translation>Abheben lassen von…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Place the cut card</source>
        <translation>Schneidekarte stecken</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>Karten hinter der Schneidekarte</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Schlitten füllen</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Eine Karte brennen</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Aufgedeckte Karte ablegen</translation>
    </message>
    <message>
        <source>To deal, click the card&apos;s place.</source>
        <translation>Zum Geben auf den Platz der Karte klicken.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SidePanel</name>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Still</translation>
    </message>
    <message>
        <source>pick and pay</source>
        <translation>Aufnehmen und zahlen</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>Liegen lassen und zahlen</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Noch einmal geben</translation>
    </message>
    <message>
        <source>Deal this round again: the same cards, the same patrons</source>
        <translation>Diese Runde noch einmal geben: dieselben Karten, dieselben Gäste</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SimulationCharts</name>
    <message>
        <source>Bet in the chart</source>
        <translation>Einsatz in der Grafik</translation>
    </message>
    <message>
        <source>%1 ± %2; %3 % of %4 shifts lose</source>
        <translation>%1 ± %2; %3 % von %4 Schichten verlieren</translation>
    </message>
    <message>
        <source>Of %1 hands in %2 rounds.</source>
        <translation>Von %1 Händen in %2 Runden.</translation>
    </message>
    <message>
        <source>Exact: %1 or %2; %3 of all money staked; variance %4.</source>
        <translation>Exakt: %1 oder %2; %3 aller Einsätze; Varianz %4.</translation>
    </message>
    <message>
        <source>This bet has no exact edge with these patrons.</source>
        <translation>Für diesen Einsatz gibt es mit diesen Gästen keinen exakten Wert.</translation>
    </message>
    <message>
        <source>%1, give or take %2</source>
        <translation>%1, plus oder minus %2</translation>
    </message>
    <message>
        <source>%1; exact %2, %3 standard errors away.</source>
        <translation>%1; exakt %2, %3 Standardfehler entfernt.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SittingPage</name>
    <message>
        <source>Your last act is being stored. Please wait.</source>
        <translation>Ihre letzte Handlung wird gespeichert. Bitte warten.</translation>
    </message>
    <message>
        <source>Question %1 of %2. An answer cannot be taken back.</source>
        <translation>Frage %1 von %2. Eine Antwort kann nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>It ends now and counts as not passed. The attempt stays in the records. The clock runs on while you read this.</source>
        <translation>Sie endet jetzt und gilt als nicht bestanden. Der Versuch bleibt in den Aufzeichnungen. Die Uhr läuft, während Sie dies lesen.</translation>
    </message>
    <message>
        <source>Give up this exam?</source>
        <translation>Diese Prüfung aufgeben?</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Prüfung fortsetzen</translation>
    </message>
    <message>
        <source>Give up the exam</source>
        <translation>Prüfung aufgeben</translation>
    </message>
    <message>
        <source>The records cannot be reached. Nothing is lost: the exam goes on as soon as they are back.</source>
        <translation>Die Aufzeichnungen sind nicht erreichbar. Nichts ist verloren: die Prüfung geht weiter, sobald sie wieder da sind.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SkillLines</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SkillMap</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: right in %2 of %n round(s), due %3.</source>
        <translation>
            <numerusform>%1: richtig in %2 von %n Runde, fällig am %3.</numerusform>
            <numerusform>%1: richtig in %2 von %n Runden, fällig am %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tile is a skill of this house.</source>
        <translation>Jede Kachel ist eine Fertigkeit dieses Hauses.</translation>
    </message>
    <message>
        <source>The fuller, the better it is known; the paler, the less we are sure; a dot: due. Point at a tile to read it.</source>
        <translation>Je voller, desto besser gekonnt; je blasser, desto unsicherer; ein Punkt: fällig. Zeigen Sie auf eine Kachel, um sie zu lesen.</translation>
    </message>
    <message>
        <source>%1 An act takes %2 s.</source>
        <translation>%1 Eine Handlung dauert %2 s.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SoundPreferences</name>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Ctrl+M turns it off and on anywhere.</source>
        <translation>Strg+M schaltet ihn überall aus und ein.</translation>
    </message>
    <message>
        <source>mute volume silent</source>
        <translation>stumm lautstärke still</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Karten und Jetons</translation>
    </message>
    <message>
        <source>What your hands do.</source>
        <translation>Was Ihre Hände tun.</translation>
    </message>
    <message>
        <source>Your calls</source>
        <translation>Ihre Ansagen</translation>
    </message>
    <message>
        <source>Each call, spoken.</source>
        <translation>Jede Ansage, gesprochen.</translation>
    </message>
    <message>
        <source>Patrons&apos; voices</source>
        <translation>Stimmen der Gäste</translation>
    </message>
    <message>
        <source>What they answer.</source>
        <translation>Was sie antworten.</translation>
    </message>
    <message>
        <source>Findings and clean rounds</source>
        <translation>Fehler und saubere Runden</translation>
    </message>
    <message>
        <source>A soft sign, in coach sessions only.</source>
        <translation>Ein leises Zeichen, nur mit Trainer.</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>Der Saal</translation>
    </message>
    <message>
        <source>The murmur of a full casino.</source>
        <translation>Das Gemurmel eines vollen Casinos.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SpotMenu</name>
    <message>
        <source>Take it all</source>
        <translation>Alles einziehen</translation>
    </message>
    <message>
        <source>Take half of it</source>
        <translation>Die Hälfte einziehen</translation>
    </message>
    <message>
        <source>Give it to the patron</source>
        <translation>Dem Gast geben</translation>
    </message>
    <message>
        <source>Hand it back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Take the payoff back</source>
        <translation>Die Auszahlung zurücknehmen</translation>
    </message>
    <message>
        <source>Refuse the late bet</source>
        <translation>Den späten Einsatz ablehnen</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Die Karten einsammeln</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Burn it</source>
        <translation>Brennen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StartScreen</name>
    <message>
        <source>Resume session</source>
        <translation>Sitzung fortsetzen</translation>
    </message>
    <message>
        <source>Who deals today?</source>
        <translation>Wer gibt heute?</translation>
    </message>
    <message>
        <source>Choose a house and deal. The referee judges every act by that house&apos;s procedure.</source>
        <translation>Wählen Sie ein Haus und geben Sie. Der Schiedsrichter beurteilt jede Handlung nach dem Verfahren dieses Hauses.</translation>
    </message>
    <message>
        <source>You were dealing: %1, round %2.</source>
        <translation>Sie waren am Geben: %1, Runde %2.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Sitzung</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Alle Sitzungen…</translation>
    </message>
    <message>
        <source>The house could not be renamed</source>
        <translation>Das Haus konnte nicht umbenannt werden</translation>
    </message>
    <message>
        <source>Your last session: %1, %2.</source>
        <translation>Ihre letzte Sitzung: %1, %2.</translation>
    </message>
    <message>
        <source>Somebody else was dealing: %1, round %2. It is not in your records.</source>
        <translation>Jemand anders hat gegeben: %1, Runde %2. Das steht nicht in Ihren Aufzeichnungen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StepList</name>
    <message>
        <source>Your acts appear here, one line each.</source>
        <translation>Hier erscheinen Ihre Handlungen, eine pro Zeile.</translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Steps of this round</source>
        <translation>Schritte dieser Runde</translation>
    </message>
    <message>
        <source>Show the table as it was then</source>
        <translation>Den Tisch von damals zeigen</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Diesen Schritt kopieren</translation>
    </message>
    <message>
        <source>Copy the round</source>
        <translation>Die Runde kopieren</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SummaryCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 points of 100: %2 (pass mark %3).</source>
        <translation>%1 von 100 Punkten: %2 (bestanden ab %3).</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation>%1 von %2 Handlungen sauber, %3 von %4 Runden sauber.</translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation>%1 Sekunden pro Runde; dieses Haus will %2.</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Keine Fehler.</translation>
    </message>
    <message>
        <source>Deal it again</source>
        <translation>Noch einmal geben</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Sitzung beenden</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Runde %1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (noch einmal gegeben, zählt nicht)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (berichtigt)</translation>
    </message>
    <message>
        <source>Silent session</source>
        <translation>Stille Sitzung</translation>
    </message>
    <message>
        <source>Rounds recorded: %1.</source>
        <translation>Aufgezeichnete Runden: %1.</translation>
    </message>
    <message>
        <source>The result is shown when you end the session. After that, nothing can be dealt in it.</source>
        <translation>Das Ergebnis wird gezeigt, wenn Sie die Sitzung beenden. Danach kann in ihr nichts mehr gegeben werden.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startzahl %1</translation>
    </message>
    <message>
        <source>Rounds dealt again: %1. The last attempt counts.</source>
        <translation>Noch einmal gegebene Runden: %1. Der letzte Versuch zählt.</translation>
    </message>
    <message>
        <source>The round that is being dealt is not counted yet.</source>
        <translation>Die laufende Runde zählt noch nicht.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>No act is counted yet.</source>
        <translation>Noch keine Handlung gezählt.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableFeedback</name>
    <message>
        <source>Wait for the patrons.</source>
        <translation>Warten Sie auf die Gäste.</translation>
    </message>
    <message>
        <source>Clean round.</source>
        <translation>Saubere Runde.</translation>
    </message>
    <message>
        <source>The table as it was then. Enter: back to now.</source>
        <translation>Der Tisch, wie er damals war. Enter: zurück zum jetzigen Stand.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what comes next, how it is done</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Start here: call “Place your bets”. F2 says what comes next, and asking is free.</source>
        <translation>Hier beginnen: „Bitte das Spiel zu machen“ ansagen. F2 sagt, was als Nächstes kommt, und Fragen kostet nichts.</translation>
    </message>
    <message>
        <source>Start here: %1. F2 says what comes next, and asking is free.</source>
        <translation>Hier beginnen: %1. F2 sagt, was als Nächstes kommt, und Fragen kostet nichts.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableFollower</name>
    <message>
        <source>Not possible: %1.</source>
        <translation>Nicht möglich: %1.</translation>
    </message>
    <message>
        <source>Dealer blackjack: turn over the hole card.</source>
        <translation>Blackjack des Dealers: verdeckte Karte umdrehen.</translation>
    </message>
    <message>
        <source>No blackjack: play on.</source>
        <translation>Kein Blackjack: es geht weiter.</translation>
    </message>
    <message>
        <source>Equipment malfunction.</source>
        <translation>Gerät defekt.</translation>
    </message>
    <message>
        <source>A patron raises a dispute.</source>
        <translation>Ein Gast beanstandet etwas.</translation>
    </message>
    <message>
        <source>Round %1 again: the same cards, the same patrons.</source>
        <translation>Runde %1 noch einmal: dieselben Karten, dieselben Gäste.</translation>
    </message>
    <message>
        <source>Pressure rises to %1 of %2.</source>
        <translation>Der Druck steigt auf %1 von %2.</translation>
    </message>
    <message>
        <source>Pressure falls to %1 of %2.</source>
        <translation>Der Druck fällt auf %1 von %2.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableResult</name>
    <message>
        <source>Save the result</source>
        <translation>Ergebnis speichern</translation>
    </message>
    <message>
        <source>result</source>
        <translation>ergebnis</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>Ergebnis kopiert.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableScreen</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>This session is over. Ctrl+N begins another.</source>
        <translation>Diese Sitzung ist beendet. Ctrl+N beginnt eine neue.</translation>
    </message>
    <message>
        <source>There is no round to deal again.</source>
        <translation>Es gibt keine Runde, die noch einmal gegeben werden kann.</translation>
    </message>
    <message>
        <source>Silent mode records what was dealt: no round is dealt again.</source>
        <translation>Der stille Modus zeichnet auf, was gegeben wurde: keine Runde wird noch einmal gegeben.</translation>
    </message>
    <message>
        <source>That round was clean. Press again to deal it once more: the new attempt counts instead.</source>
        <translation>Diese Runde war fehlerfrei. Noch einmal drücken, um sie neu zu geben: dann zählt der neue Versuch.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>A mistake was made here</source>
        <translation>Hier wurde ein Fehler gemacht</translation>
    </message>
    <message>
        <source>The next act is here</source>
        <translation>Die nächste Handlung ist hier</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TakeOverWords</name>
    <message>
        <source>Now you: the table is as it was before the mistake.</source>
        <translation>Jetzt Sie: der Tisch ist, wie er vor dem Fehler war.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ThinScrollBar</name>
    <message>
        <source>Scroll</source>
        <translation>Rollen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrainerDoor</name>
    <message>
        <source>Trainer…</source>
        <translation>Ausbilder …</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Ausbilder</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Leave the trainer&apos;s area</source>
        <translation>Den Bereich des Ausbilders verlassen</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Zu viele falsche Versuche. Warten Sie %n Sekunde.</numerusform>
            <numerusform>Zu viele falsche Versuche. Warten Sie %n Sekunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Falsch. Warten Sie %n Sekunde bis zum nächsten Versuch.</numerusform>
            <numerusform>Falsch. Warten Sie %n Sekunden bis zum nächsten Versuch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Falsch. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>Passphrase noch einmal</translation>
    </message>
    <message>
        <source>There is no trainer yet. Be the first:</source>
        <translation>Es gibt noch keinen Ausbilder. Seien Sie der erste:</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrainerProof</name>
    <message>
        <source>Trainer</source>
        <translation>Ausbilder</translation>
    </message>
    <message>
        <source>Passphrase of the trainer</source>
        <translation>Passphrase des Ausbilders</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrustList</name>
    <message>
        <source>Keys you trust</source>
        <translation>Schlüssel, denen Sie vertrauen</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1, Schlüssel %2</translation>
    </message>
    <message>
        <source>Trust no longer</source>
        <translation>Nicht mehr vertrauen</translation>
    </message>
    <message>
        <source>Trust the key of %1 no longer</source>
        <translation>Dem Schlüssel von %1 nicht mehr vertrauen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::VerifyPage</name>
    <message>
        <source>Is this certificate genuine?</source>
        <translation>Ist dieses Zertifikat echt?</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Drop a certificate here (a .pitcert file). Its exam is dealt again, act by act, and the result must come out the same. A site&apos;s key or a revocation list can be dropped here, too.</source>
        <translation>Ziehen Sie ein Zertifikat hierher (eine .pitcert-Datei). Seine Prüfung wird noch einmal gegeben, Handlung für Handlung, und das Ergebnis muss dasselbe sein. Auch der Schlüssel eines Standorts oder eine Sperrliste kann hierher gezogen werden.</translation>
    </message>
    <message>
        <source>Open a certificate</source>
        <translation>Zertifikat öffnen</translation>
    </message>
    <message>
        <source>Certificates (*.pitcert);;Keys and lists (*.key *.revocations);;All files (*)</source>
        <translation>Zertifikate (*.pitcert);;Schlüssel und Listen (*.key *.revocations);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ViewGroups</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>The colours around the felt.</source>
        <translation>Die Farben rund um das Layout.</translation>
    </message>
    <message>
        <source>dark light theme colours</source>
        <translation>dunkel hell thema farben</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthrazit</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Black and white grounds, brighter text and stronger lines.</source>
        <translation>Schwarze und weiße Flächen, hellerer Text, kräftigere Linien.</translation>
    </message>
    <message>
        <source>accessibility vision</source>
        <translation>barrierefrei sehen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Text also grows with the window.</source>
        <translation>Die Schrift wächst auch mit dem Fenster.</translation>
    </message>
    <message>
        <source>font text zoom larger accessibility vision</source>
        <translation>schrift text zoom größer barrierefrei sehen</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Kartenfarben</translation>
    </message>
    <message>
        <source>With four colours, diamonds are blue and clubs are green.</source>
        <translation>Mit vier Farben sind Karo blau und Kreuz grün.</translation>
    </message>
    <message>
        <source>cards accessibility vision</source>
        <translation>karten barrierefrei sehen</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Amounts beside chips</source>
        <translation>Beträge neben den Jetons</translation>
    </message>
    <message>
        <source>The total of each bet and payoff in figures. Silent sessions never show them.</source>
        <translation>Jeder Einsatz und jede Auszahlung in Ziffern. In stillen Sitzungen nie.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Dealing hand</source>
        <translation>Gebende Hand</translation>
    </message>
    <message>
        <source>A left-handed table has its shoe at the right and the discard rack at the left. Seats keep their numbers.</source>
        <translation>Ein Tisch für Linkshänder hat den Schlitten rechts und die Ablage links. Die Plätze behalten ihre Nummern.</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>spiegeln</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Larger targets</source>
        <translation>Größere Ziele</translation>
    </message>
    <message>
        <source>A bet or a card also takes a click or a touch just beside it.</source>
        <translation>Ein Einsatz oder eine Karte nimmt auch einen Klick knapp daneben an.</translation>
    </message>
    <message>
        <source>touch finger accessibility</source>
        <translation>berühren finger barrierefrei</translation>
    </message>
    <message>
        <source>Motion and patrons</source>
        <translation>Bewegung und Gäste</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>How fast cards and chips move. You never have to wait for them.</source>
        <translation>Wie schnell Karten und Jetons sich bewegen. Sie müssen nie darauf warten.</translation>
    </message>
    <message>
        <source>animation speed reduced accessibility</source>
        <translation>animation tempo weniger barrierefrei</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Patrons answer</source>
        <translation>Antwort der Gäste</translation>
    </message>
    <message>
        <source>How long a patron thinks before he decides.</source>
        <translation>Wie lange ein Gast überlegt.</translation>
    </message>
    <message>
        <source>As the motion</source>
        <translation>Folgt</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Langsam</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Voices</name>
    <message>
        <source>Hit</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Let it ride</source>
        <translation>Stehen lassen</translation>
    </message>
    <message>
        <source>I&apos;ll take it</source>
        <translation>Ich nehme es</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>Wait, this too!</source>
        <translation>Moment, das auch noch!</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Ich bleibe</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Hier abheben</translation>
    </message>
    <message>
        <source>I&apos;ll go to war</source>
        <translation>Ich gehe in den War</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>That&apos;s not right!</source>
        <translation>Das stimmt nicht!</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Lassen Sie mich überlegen…</translation>
    </message>
    <message>
        <source>No cut for me</source>
        <translation>Ich hebe nicht ab</translation>
    </message>
    <message>
        <source>Nice table tonight.</source>
        <translation>Netter Tisch heute.</translation>
    </message>
    <message>
        <source>Is the buffet still open?</source>
        <translation>Ist das Buffet noch offen?</translation>
    </message>
    <message>
        <source>My cousin deals, too.</source>
        <translation>Mein Cousin ist auch Dealer.</translation>
    </message>
    <message>
        <source>Have you been here long?</source>
        <translation>Sind Sie schon lange hier?</translation>
    </message>
    <message>
        <source>Can we go a bit faster?</source>
        <translation>Geht es etwas schneller?</translation>
    </message>
    <message>
        <source>Come on, deal!</source>
        <translation>Na los, geben Sie!</translation>
    </message>
    <message>
        <source>I have a bus to catch.</source>
        <translation>Mein Bus fährt gleich.</translation>
    </message>
    <message>
        <source>We are waiting.</source>
        <translation>Wir warten.</translation>
    </message>
    <message>
        <source>Are you sure about that?</source>
        <translation>Sind Sie da sicher?</translation>
    </message>
    <message>
        <source>The last dealer did it another way.</source>
        <translation>Der letzte Dealer hat es anders gemacht.</translation>
    </message>
    <message>
        <source>That looks odd to me.</source>
        <translation>Das sieht komisch aus.</translation>
    </message>
    <message>
        <source>Did you count that right?</source>
        <translation>Haben Sie richtig gezählt?</translation>
    </message>
    <message>
        <source>Yes… no, wait.</source>
        <translation>Ja … nein, warten Sie.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WatchPad</name>
    <message>
        <source>Stop him</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Two acts late is still in time.</source>
        <translation>Zwei Handlungen später ist noch rechtzeitig.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>What was the mistake?</source>
        <translation>Was war der Fehler?</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WeekLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhatNow</name>
    <message>
        <source>Next: %1.</source>
        <translation>Als Nächstes: %1.</translation>
    </message>
    <message>
        <source>Went wrong lately: %1.</source>
        <translation>Zuletzt falsch: %1.</translation>
    </message>
    <message>
        <source>Almost known: %1.</source>
        <translation>Fast gekonnt: %1.</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>Fällig: %1.</translation>
    </message>
    <message>
        <source>You know every skill. Keep it that way: %1.</source>
        <translation>Alles ist gekonnt. Halten Sie es so: %1.</translation>
    </message>
    <message>
        <source>Practise, 10 minutes</source>
        <translation>Üben, 10 Minuten</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>The course of a house, step by step</source>
        <translation>Der Kurs eines Hauses, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>One skill alone, a minute or two</source>
        <translation>Eine Fertigkeit allein, ein oder zwei Minuten</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>Eine Prüfung ablegen</translation>
    </message>
    <message>
        <source>Demonstrate</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Show a round step by step</source>
        <translation>Eine Runde Schritt für Schritt zeigen</translation>
    </message>
    <message>
        <source>What is due, weak or next, in rounds made for you.</source>
        <translation>Was fällig, schwach oder neu ist, in Runden für Sie.</translation>
    </message>
    <message>
        <source>New here? Begin with lesson 1</source>
        <translation>Neu hier? Mit Lektion 1 beginnen</translation>
    </message>
    <message>
        <source>Seats, spots and chips; then the first cards. A few minutes.</source>
        <translation>Plätze, Felder und Jetons; dann die ersten Karten. Ein paar Minuten.</translation>
    </message>
    <message>
        <source>Go on with the course</source>
        <translation>Den Kurs fortsetzen</translation>
    </message>
    <message>
        <source>What comes next is new to you: the lessons explain it.</source>
        <translation>Was als Nächstes kommt, ist neu für Sie: die Lektionen erklären es.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsButton</name>
    <message>
        <source>Guest ▾</source>
        <translation>Gast ▾</translation>
    </message>
    <message>
        <source>%1, number %2 ▾</source>
        <translation>%1, Nummer %2 ▾</translation>
    </message>
    <message>
        <source>Sessions are kept in the records. Press to change.</source>
        <translation>Sitzungen werden in den Aufzeichnungen gespeichert. Drücken, um zu wechseln.</translation>
    </message>
    <message>
        <source>Offline: %1</source>
        <translation>Ohne Verbindung: %1</translation>
    </message>
    <message>
        <source>The server cannot be reached. What you deal is kept on this computer and handed in when it is back.</source>
        <translation>Der Server ist nicht erreichbar. Was Sie geben, wird auf diesem Computer gespeichert und nachgereicht, sobald der Server wieder da ist.</translation>
    </message>
    <message>
        <source>Sessions of a guest are in nobody&apos;s records. Press to say who deals.</source>
        <translation>Sitzungen eines Besuchers stehen in niemandes Aufzeichnungen. Drücken, um zu sagen, wer gibt.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsPopup</name>
    <message>
        <source>Who deals?</source>
        <translation>Wer gibt?</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Name oder Nummer</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>Add %1, number %2</source>
        <translation>%1, Nummer %2, hinzufügen</translation>
    </message>
    <message>
        <source>Nobody fits. To add somebody, type number and name: 1001 Ann Lee</source>
        <translation>Niemand passt. Um jemanden hinzuzufügen, Nummer und Namen eingeben: 1001 Ann Lee</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Zu viele Fehlversuche. Warten Sie %n Sekunde.</numerusform>
            <numerusform>Zu viele Fehlversuche. Warten Sie %n Sekunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Falsch. Warten Sie %n Sekunde bis zum nächsten Versuch.</numerusform>
            <numerusform>Falsch. Warten Sie %n Sekunden bis zum nächsten Versuch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Falsch. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Change my PIN…</source>
        <translation>Meine PIN ändern …</translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation>PIN festlegen …</translation>
    </message>
    <message>
        <source>No match. A trainer adds people, under Records.</source>
        <translation>Niemand passt. Ein Ausbilder fügt Personen unter Aufzeichnungen hinzu.</translation>
    </message>
    <message>
        <source>Guest (kept on this computer only)</source>
        <translation>Besucher (nur auf diesem Computer)</translation>
    </message>
</context>
</TS>
