<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
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
        <translation>War gewonnen, auf beide</translation>
    </message>
    <message>
        <source>War tied, on both</source>
        <translation>War unentschieden, auf beide</translation>
    </message>
    <message>
        <source>War won, raise</source>
        <translation>War gewonnen, Raise</translation>
    </message>
    <message>
        <source>War tied, raise</source>
        <translation>War unentschieden, Raise</translation>
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
        <translation>Unentschieden im War</translation>
    </message>
    <message>
        <source>house wins</source>
        <translation>das Haus gewinnt</translation>
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
        <translation>%1 %2 zu %3</translation>
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
        <source>The war card for %1 was dealt without a burn.</source>
        <translation>Die War-Karte für %1 wurde ohne Brennen gegeben.</translation>
    </message>
    <message>
        <source>The war card for %1 was dealt with only %2 burned.</source>
        <translation>Die War-Karte für %1 wurde gegeben, als erst %2 gebrannt waren.</translation>
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
        <source>The cut card was placed at the wrong time.</source>
        <translation>Die Schneidekarte wurde zur falschen Zeit gesteckt.</translation>
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
        <source>%1 was dealt a card out of turn.</source>
        <translation>%1 bekam eine Karte außer der Reihe.</translation>
    </message>
    <message>
        <source>Cards are dealt from left to right, the dealer last.</source>
        <translation>Gegeben wird von links nach rechts, der Dealer zuletzt.</translation>
    </message>
    <message>
        <source>%1 was dealt an extra card.</source>
        <translation>%1 bekam eine Karte zu viel.</translation>
    </message>
    <message>
        <source>Each hand gets the cards it is due, no more.</source>
        <translation>Jede Hand bekommt die Karten, die ihr zustehen, keine mehr.</translation>
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
        <source>The war was started before %1 was settled.</source>
        <translation>Der War begann, bevor %1 abgerechnet war.</translation>
    </message>
    <message>
        <source>%1: the main bet was settled before its own tie bet.</source>
        <translation>%1: der Haupteinsatz wurde vor dem eigenen Tie-Einsatz abgerechnet.</translation>
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
        <source>another seat</source>
        <translation>ein anderer Platz</translation>
    </message>
    <message>
        <source>%1 was asked out of turn.</source>
        <translation>%1 wurde außer der Reihe gefragt.</translation>
    </message>
    <message>
        <source>%1 was settled out of turn.</source>
        <translation>%1 wurde außer der Reihe abgerechnet.</translation>
    </message>
    <message>
        <source>%1 was asked out of turn: %2 was next.</source>
        <translation>%1 wurde außer der Reihe gefragt: %2 war an der Reihe.</translation>
    </message>
    <message>
        <source>%1 was settled out of turn: %2 was next.</source>
        <translation>%1 wurde außer der Reihe abgerechnet: %2 war an der Reihe.</translation>
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
        <source>The cards of %1 were collected before those of %2.</source>
        <translation>Die Karten von %1 wurden vor denen von %2 aufgenommen.</translation>
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
        <source>The cards of %1 were collected too early.</source>
        <translation>Die Karten von %1 wurden zu früh aufgenommen.</translation>
    </message>
    <message>
        <source>The cards of %1 are still on the layout.</source>
        <translation>Die Karten von %1 liegen noch auf dem Layout.</translation>
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
        <source>The patron at %1 won and was not asked.</source>
        <translation>Der Gast an %1 gewann und wurde nicht gefragt.</translation>
    </message>
    <message>
        <source>Ask every winner: take it all, or leave the winnings?</source>
        <translation>Jeden Gewinner fragen: alles nehmen oder den Gewinn stehen lassen?</translation>
    </message>
    <message>
        <source>The patron at %1 had not decided yet.</source>
        <translation>Der Gast an %1 hatte sich noch nicht entschieden.</translation>
    </message>
    <message>
        <source>Wait for the answer: take it all or leave the winnings.</source>
        <translation>Die Antwort abwarten: alles nehmen oder den Gewinn stehen lassen.</translation>
    </message>
    <message>
        <source>Play went on before %1 was settled.</source>
        <translation>Es ging weiter, bevor %1 abgerechnet war.</translation>
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
        <source>%1 had not asked for a card.</source>
        <translation>%1 hatte keine Karte verlangt.</translation>
    </message>
    <message>
        <source>Deal a card only at the patron&apos;s signal; 21 stands automatically.</source>
        <translation>Nur auf das Zeichen des Gastes eine Karte geben; 21 bleibt von selbst stehen.</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to a tied patron, when it is his turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to each winner of the War bonus, in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the last round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when a patron first bets below the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a dispute, a malfunction, or a payment that needs the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls, word for word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House&apos;s edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a fraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all money staked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How you are judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You start with 100 points. A critical mistake (wrong money) costs %1, a major one (order, cards) %2, a minor one %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass with %1 points. A round should take %2 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer&apos;s manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of equal value may be split, into %1 hands at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the bonus, an ace is the lowest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the bonus, an ace is the highest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the first cards tie, the house wins the bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the first cards tie, the bonus is a push.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A winning War bonus pays %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron who loses the War bonus still plays the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners may leave their winnings on the War spot: a parlay on the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no parlay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners are asked in the order of settlement: take it all, or leave the winnings?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a parlay, the original bet is handed back and the winnings stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A parlay is a separate bet that wins and loses with the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a parlay, bet and winnings are handed over at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then each patron gets a second card, face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt last, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the dealer shows an ace, insurance of up to half the bet is offered at 2:1; a patron with a blackjack may take even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under an ace or a ten, the dealer peeks at the hole card before anybody plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer does not look at the hole card until the patrons have played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patrons play from left to right, each hand to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, also for less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, for the full bet only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split aces get one card each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a split or a double, the patron may match the bet on the War spot too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards, in either style.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer turns over the hole card and draws to 17.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <translation type="unfinished">Der Dealer zieht bei Soft 17.</translation>
    </message>
    <message>
        <source>The dealer stands on every 17.</source>
        <translation type="unfinished">Der Dealer bleibt bei jeder 17.</translation>
    </message>
    <message>
        <source>The higher hand wins 1:1, the lower loses, equal hands push.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blackjack pays %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short name without spaces; files and commands find the house by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name on the felt, in the manual and in lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casino War or War Blackjack. For the other game, start from a house that plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document the rules come from, and whose clauses are named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many decks are in the shoe, 1 to 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>When the cards are shuffled: after the cut card comes out, or before every round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut card from the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most cards behind the cut card, at most half the shoe. Leave it empty if every round is shuffled. War Blackjack with one or two decks never goes past a third of the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burned from a new shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards of a new shoe are burned before the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many seats the table has, 1 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spots per patron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many spots one patron may play at once, at most the seats of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>The values of the chips in the tray, from the lowest to the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In whose favour an amount is rounded that the chips cannot make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main bet, minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest main bet that is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main bet, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest main bet that is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie bet, minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest tie bet that is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie bet, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest tie bet that is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War bonus, minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest War bonus that is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War bonus, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest War bonus that is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both bets together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that the bets of one seat may add up to; none if only each bet has a limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Unter dem Minimum</translation>
    </message>
    <message>
        <source>What is done with a bet below the minimum: refused, or honoured once with a reminder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is done with a bet above the maximum: refused, or the excess handed back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether patrons may bet that their first card ties the dealer&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a tie bet may stand on a spot without a main bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a winning tie bet pays, such as 10:1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Whether a tied patron may give up part of the bet instead of going to war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A surrender costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the main bet that the house takes: 1:2 is half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When cards are burned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before which war cards the dealer burns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards burned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards are burned each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house posts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the house matches the war bet with a post.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A won war pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the war bet pays when the patron wins the war, the house&apos;s post included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tied war pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the war bet pays when the war cards tie, the house&apos;s post included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie bets on the war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether patrons may bet that the war cards tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet on the war pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a tie bet on the war cards pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount of a tie bet on the war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a tie bet on the war cards is exactly the main bet, or any amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace in the bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether an ace is the lowest or the highest card for the War bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the house wins a tied War bonus, or it is a push.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a winning War bonus pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether winners may leave their winnings as a bet on the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blackjack pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an ace and a ten-value card as the first two cards pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>Soft 17</translation>
    </message>
    <message>
        <source>What the dealer does with a 17 in which an ace counts eleven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a double may be less than the bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a split hand may be doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most hands after splits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most hands that one hand may become, 1 to 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether split aces get one card each and stand; else they are played like any hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether insurance is offered when the dealer shows an ace, and even money to a patron with a blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the dealer looks at the hole card under an ace or a ten before anybody plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether each seat is settled completely, or all tie bets before the main bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie bets are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The direction in which tie bets are settled, as the dealer sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main bets are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The direction in which main bets, or whole seats, are settled, as the dealer sees it; in War Blackjack hands and insurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The direction in which wars are settled; in War Blackjack the War bonus and the parlay question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Pick and pay: a hand&apos;s cards leave when it is settled. Lay and pay: all cards stay until every bet is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In pick and pay, whether cards are picked up after the payment, before it, or either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The direction in which the cards left on the layout are collected; the dealer&apos;s come last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the dealer must call for bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;No more bets&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the dealer must close the bets with a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;War or surrender?&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the dealer must ask a tied patron.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the floor above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A payment above this ratio is called to the floor first; none if no payment is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments are built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which chips a payment must be built from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who corrects a wrong payment: the dealer himself at once, or the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A critical mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost for a mistake with money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A major mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost for a mistake in the order or with cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A minor mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost for a mistake with calls or chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, out of 100, that pass an examination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Seconds in which a round should be dealt.</source>
        <translation type="unfinished"></translation>
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
        <source>Nothing is due on this bet.</source>
        <translation>Auf diesen Einsatz ist nichts fällig.</translation>
    </message>
    <message>
        <source>This house pays it %1.</source>
        <translation>Dieses Haus zahlt sie %1.</translation>
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
        <source>Only a push, or what is above the maximum, is handed back.</source>
        <translation>Zurückgegeben wird nur ein Push oder was über dem Maximum liegt.</translation>
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
        <source>%1 lost, but was paid %2.</source>
        <translation>%1 verlor, bekam aber %2.</translation>
    </message>
    <message>
        <source>%1 won, but was taken.</source>
        <translation>%1 gewann, wurde aber eingezogen.</translation>
    </message>
    <message>
        <source>%1 is a push, but chips moved.</source>
        <translation>%1 ist ein Push, aber es wurden Jetons bewegt.</translation>
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
        <source>Offer the cut to %1</source>
        <translation>%1 abheben lassen</translation>
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
        <source>Say &quot;%1&quot; to %2</source>
        <translation>Zu %2 „%1“ sagen</translation>
    </message>
    <message>
        <source>Deal a card face down to %1</source>
        <translation>Eine Karte verdeckt an %1 geben</translation>
    </message>
    <message>
        <source>Deal a card to %1</source>
        <translation>Eine Karte an %1 geben</translation>
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
        <source>Take the %1 at %2</source>
        <translation>%1 an %2 einziehen</translation>
    </message>
    <message>
        <source>Take %1 of the %2 at %3</source>
        <translation>%1 vom %2 an %3 einziehen</translation>
    </message>
    <message>
        <source>Pay %1 to the %2 at %3</source>
        <translation>%1 auf %2 an %3 zahlen</translation>
    </message>
    <message>
        <source>Take back what was paid on the %1 at %2</source>
        <translation>Die Auszahlung auf %1 an %2 zurücknehmen</translation>
    </message>
    <message>
        <source>Post %1 at %2</source>
        <translation>%1 als Post an %2 legen</translation>
    </message>
    <message>
        <source>Give the post to %1</source>
        <translation>Den Post %1 geben</translation>
    </message>
    <message>
        <source>Hand back the %1 to %2</source>
        <translation>%1 an %2 zurückgeben</translation>
    </message>
    <message>
        <source>Hand back %1 of the %2 to %3</source>
        <translation>%1 vom %2 an %3 zurückgeben</translation>
    </message>
    <message>
        <source>Refuse the %1 of %2</source>
        <translation>%1 von %2 ablehnen</translation>
    </message>
    <message>
        <source>Split the cards of %1</source>
        <translation>Die Karten von %1 teilen</translation>
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
        <source>Collect the cards of %1</source>
        <translation>Die Karten von %1 aufnehmen</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>%1 goes to war</source>
        <translation>%1 geht in den War</translation>
    </message>
    <message>
        <source>%1 surrenders</source>
        <translation>%1 gibt auf</translation>
    </message>
    <message>
        <source>%1 lets the winnings ride</source>
        <translation>%1 lässt den Gewinn stehen</translation>
    </message>
    <message>
        <source>%1 takes it all</source>
        <translation>%1 nimmt alles</translation>
    </message>
    <message>
        <source>%1 takes even money</source>
        <translation>%1 nimmt Even Money</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 nimmt eine Karte</translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation>%1 bleibt</translation>
    </message>
    <message>
        <source>%1 puts %2 on the %3</source>
        <translation>%1 setzt %2 auf %3</translation>
    </message>
    <message>
        <source>%1 doubles for %2</source>
        <translation>%1 verdoppelt um %2</translation>
    </message>
    <message>
        <source>%1 splits</source>
        <translation>%1 teilt</translation>
    </message>
    <message>
        <source>%1 takes insurance for %2</source>
        <translation>%1 versichert sich mit %2</translation>
    </message>
    <message>
        <source>%1 cuts at card %2</source>
        <translation>%1 hebt bei Karte %2 ab</translation>
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
        <source>%1 disputes the result</source>
        <translation>%1 beanstandet das Ergebnis</translation>
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
        <source>%1 to %2</source>
        <translation>%1 zu %2</translation>
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
        <translation>den Dealer</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is dealt from %1 decks of 52 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of a new shoe is burned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card of a new shoe is burned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 cards of a new shoe are burned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round, then shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has %1 seats, numbered from the dealer&apos;s left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron plays one seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron may play up to %1 seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the patron&apos;s favour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the house&apos;s favour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments are exact to the cent; nothing is rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A main bet is %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blackjack bet is %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled after the round in which the cut card comes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled before every round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut card is placed at most %1 cards from the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, let a patron cut, place the cut card, load the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a new shoe: shuffle and load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet is %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A War bonus bet is %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits are shown at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet below the minimum is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum is honoured with a reminder; the second is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet above the maximum is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a bet is above the maximum, the excess is handed back and the rest stands.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up before its last bet is settled: cards first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up with its last bet, before or after the chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tied patron is asked in turn: war or surrender?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tied patron decides without being asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No payment needs the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A payment above %1 is called to the floor first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A payment may be built from any chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A payment is built from the fewest chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A payment is built colour for colour, in the colours of the bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick and pay: cards are picked up hand by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that are left are swept %1, the dealer&apos;s last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When everything is settled and collected, the round is over and the next one begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer opens the bets with &quot;Place your bets&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer need not call for bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer closes the bets with &quot;No more bets&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card closes the bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer corrects a wrong payment himself: he takes all of it back before he settles another seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the floor corrects a wrong payment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that slips out face down is the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor decides disputes and whatever is not written here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays: the floor is called, then every bet is returned.</source>
        <translation type="unfinished"></translation>
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
        <translation>Versicherung</translation>
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
        <source>%1 has no main bet beside it.</source>
        <translation>%1 hat keinen Haupteinsatz daneben.</translation>
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
        <source>%1 was accepted.</source>
        <translation>%1 wurde angenommen.</translation>
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
        <source>The patron at %1 tied and was not asked.</source>
        <translation>Der Gast an %1 hatte ein Unentschieden und wurde nicht gefragt.</translation>
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
        <source>The floor was not called.</source>
        <translation>Der Tischchef wurde nicht gerufen.</translation>
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
        <source>%1: not called for now.</source>
        <translation>%1: jetzt nicht an der Reihe.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the bonus, aces are low and kings are high; suits do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie bets are settled %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are settled %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main bets are settled %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands are settled %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars are settled %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War bonuses are settled %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A burn is one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A burn is %1 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is burned before a war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer burns once, before the first war card of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer burns before every war card, his own too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer burns before the first war card and again before his own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1 and the main bet pushes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1 and the main bet pushes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patrons may bet that the first cards tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tie bet; refuse one if a patron makes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet needs a main bet beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet pays %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blackjack bet is required, the War bonus is optional.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the first card on, no bet is added or changed: a late bet is refused at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every patron plays against the dealer only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card face up to each patron, from left to right, then one to the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first cards are settled seat by seat, tie bet and main bet of a seat together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tie bets are settled before any main bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the patron&apos;s card is higher, the main bet pays 1:1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the dealer&apos;s card is higher, the main bet loses, and the tie bet with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first cards are settled before a war starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tied patron may surrender instead of going to war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no surrender: a tied patron goes to war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A surrender costs %1 of the main bet; the patron keeps the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron who goes to war adds a war bet equal to the main bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer matches the war bet with the house&apos;s post at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house posts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One war card to each patron at war, from left to right, then one to the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron at war may bet that the war cards tie, until the first burn or war card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tie bet on the war cards; refuse one if a patron makes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet on the war cards pays %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet, war bet and post go to the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet and war bet go to the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the fewest chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War</source>
        <translation>War</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before every round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the patron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>refuse it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remind once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>return the excess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once, before the war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before each war card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the first war card and the dealer&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly the main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat by seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all tie bets, then main bets</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the fewest chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour for colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer himself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the floor</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house wins it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: the card goes to the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: the late %1 at %2 goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: %1 above the limit goes back to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: the %1 of %2 at %3 goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: the house posts %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: the post at %1 is made %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: the post goes back to the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: the cards of the last round go to the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, before its last payment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, with its last payment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same rules as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like %1, but:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play went on without the hole card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the patrons&apos; second cards the dealer takes one face down, before anybody plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet on the war cards loses unless the war cards are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer wins the first cards: the War bonus loses, and the patron still plays the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance loses: the dealer does not have a blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoe and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order and collecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls and offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation type="unfinished">Zwischenfälle</translation>
    </message>
    <message>
        <source>Not finished: %1 of %2 rounds were dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It took %1 seconds; %2 were allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1 (%2 times).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is %1; %2 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 percent were right; %3 are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round took %1 seconds on average; %2 are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the questions, %1 percent were answered right; %2 are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what holds in this house?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished">ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished">nein</translation>
    </message>
    <message>
        <source>%1 does not want to cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no round to deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no room for more than %1 on one spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due: %1 burned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet loses unless the first cards are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bet on the War spot: my card beats the dealer&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side bet that the first cards are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second bet of a patron who goes to war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>post</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house&apos;s chips that match a war bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give up after a tie and lose part of the main bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blackjack bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bet on the hand, on the larger spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side bet that the first card beats the dealer&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to leave the winnings of the War bonus on the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blackjack, natural</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace and a ten-value card as the first two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>17 with an ace that counts eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words a dealer uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to put a card face down into the discard rack, unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>push</source>
        <translation type="unfinished">Push</translation>
    </message>
    <message>
        <source>a bet that neither wins nor loses: it stays the patron&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house&apos;s chips in front of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the supervisor who decides in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always the dealer&apos;s; seat 1 is at his far left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR</source>
        <translation type="unfinished">WAR</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation type="unfinished">TIE</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation type="unfinished">RAISE</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation type="unfinished">TIE 2</translation>
    </message>
    <message>
        <source>POST</source>
        <translation type="unfinished">POST</translation>
    </message>
    <message>
        <source>BJ</source>
        <translation type="unfinished">BJ</translation>
    </message>
    <message>
        <source>discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you, the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin at your right, at the highest seat number, and finish one seat before you go to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin at your left, at the lowest seat number, and finish one seat before you go to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At each seat settle the tie bet and the main bet, in either order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1, take the tie bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet and the tie bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards: pay the tie bet %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First all tie bets, %1: take those that lost, pay those with equal cards %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only then the main bets, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the main bets %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards: the patron goes to war. This house has no surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards: ask &quot;%1&quot; when it is that seat&apos;s turn, and wait for the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards: the patron says war or surrender. You need not ask, but wait for the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet. The rest stays the patron&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War: go on with the first settlement. The war waits until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn %1 card, once, before the first war card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn %1 cards, once, before the first war card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn %1 card before every war card, your own too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn %1 cards before every war card, your own too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn %1 card before the first war card and again before your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn %1 cards before the first war card and again before your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet on the war cards: refuse it. This house has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet. Refuse any other amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patron may bet any amount on a tie of the war cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post. Main bet and war bet stay his.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal war cards: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal war cards: give him the post. Main bet and war bet stay his.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal war cards: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet, war bet and post.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet and war bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie bet on the war cards: pay it %1 if they are equal, else take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right: the lowest seat number first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal your own card last, face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare each card with yours. Settle nothing before your own card is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patron adds a war bet, exactly as much as the main bet, beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Post the same amount from the tray, before any burn or war card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the first settlement at every seat before the war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal one war card face up to each seat at war, from left to right. Then one to yourself, which counts for all wars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the wars %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a mistake costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. settle the War bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card to each seat and to the dealer; then the War bonus is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace: insurance?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards at every hand; the dealer&apos;s second card is face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit: one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double: one card, then stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split: two hands, each with a full bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hit, a double and a split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hit and a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has drawn. The arrow is the order of settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You paid a wrong amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the whole payment back before you settle another seat, then pay the right amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it is and call the floor: only the floor corrects a payment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation type="unfinished">Die Schneidekarte kommt</translation>
    </message>
    <message>
        <source>Finish the round, then shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet pays more than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the floor before you pay it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron bets late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse it before you do anything else. If he added to a good bet, hand back only what he added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card slides out face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it as the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is exposed by mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it in the discard rack and deal the next card instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron disputes a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and say &quot;%1&quot;. The floor decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;, then void the round: every bet goes back, what was paid comes back, what was taken is restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe runs out during a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the discards and go on with the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; and wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First cards and War bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second cards, insurance, peek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand and the settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picking up the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation type="unfinished">Ein neuer Schlitten</translation>
    </message>
    <message>
        <source>Payouts: pin this page to the wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two ways. Pick and pay: the dealer finishes hand by hand and picks up its cards as he goes. Lay and pay: every card stays until all bets are settled, so that the floor can check any hand. Both move the same chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you show an ace, before you peek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you show an ace, before anybody plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a dispute or a malfunction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand the winner bet and winnings at once: there is no parlay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the winners in the same order: &quot;%1&quot; Wait for the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He leaves the winnings: hand back the original bet. The winnings stay on the War spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not look at your hole card. Under an ace or a ten, everything waits until the patrons have played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You show an ace or a ten: peek at your hole card before anybody plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. Insurance pays 2:1, a patron&apos;s blackjack is a push, the rest loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. A patron&apos;s blackjack is a push, the rest loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have none: take the insurance bets %1, then play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards. Under your ace or ten it waits for your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand may be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split: two cards of equal value become two hands, each with a full bet, %1 hands at most. Finish one hand before the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split aces: one card each, and they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split aces: played like any other hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right. Then one to yourself, face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle every War bonus before any second card, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the bonus %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card is higher: take the bonus. The patron plays the hand all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards: take the bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards: the bonus is a push. Leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a second card face up to every hand, from left to right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal your own second card last, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You show an ace: ask &quot;%1&quot; A patron may insure up to half of the blackjack bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron with a blackjack may take even money: pay 1:1 at once and pick up the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You show an ace: offer nothing. This house has no insurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from left to right and finish each hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit: one card. Give no card that was not asked for; 21 stands by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double: on two cards, up to as much again. One card, and the hand stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double: on two cards, exactly as much again. One card, and the hand stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a double or a split, the patron may match a bet on the War spot too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bust: take the bets, then pick up the cards, before you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over your hole card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw up to 16 and on a soft 17. Stand on a hard 17 and above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw up to 16. Stand on every 17 and above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw only while a hand still stands against yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the hands %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patron is higher, or you are bust: pay 1:1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are higher: take the bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal: a push. Leave the bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blackjack that waited: pay it %1. If you have one too, it is a push.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance, with the hand of its seat: pay it 2:1 if you have a blackjack, else take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet that rides on the War spot is paid or taken like the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the last bet of a hand, then pick up its cards: chips first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the cards of a hand, then settle its last bet: cards first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the cards of a hand with its last bet, before or after the chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat at war keeps its cards until its war is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of a bust hand, and of a blackjack paid during play, leave at once, after their chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only then begin the next seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep the cards that are still there %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave all cards on the layout until every bet of the table is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then sweep the cards in one go %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the cut card in front of the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the cut card in, with at most %1 cards behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn the first card: face down, into the discard rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn the first %1 cards: face down, into the discard rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up your own cards last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look once more: no bet open, no card on the layout. The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle all cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle all cards, before every round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer a patron the cut, with the backs of the cards away from you. If he declines, ask the next; if nobody cuts, cut yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the cards in front of the cut at the rear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>post + %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won: pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender: take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War won: pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War tied: pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War lost: take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjack bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand won: pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money: pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full insurance won: pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table as the dealer sees it: one seat, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table as the dealer sees it: seats 1 to %1 from his left to his right, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main bet %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blackjack bet %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tie bet %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War bonus %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bets are on their spots; no card is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick and pay: the cards of the settled seats are gone, the others still lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay and pay: all cards lie until the last bet is settled, then they leave in one sweep, the dealer&apos;s last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cut card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burned: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards as they go into the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a late bet: back to the patron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down: the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed: to the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A late bet goes back, a card that slid out face down is the next card, an exposed card goes to the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum: %1, maximum: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the house file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix: where each rule comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source of this house: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clause names the part of the source that demands the rule. &quot;As we read it&quot; means that the source is unclear. No clause: the source is silent, and the house chose the rule itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>war?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burn %1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burn %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of the cards: from left to right, the dealer last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrow is the order of settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first the tie bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then the main bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrows are the order of settlement: tie bets, then main bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats at war. The numbers are the order of burns and war cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>%1 points of 100: passed (pass mark %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points of 100: not passed (pass mark %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation type="unfinished">%1 von %2 Handlungen sauber, %3 von %4 Runden sauber.</translation>
    </message>
    <message>
        <source>Findings: %1 critical, %2 major, %3 minor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation type="unfinished">%1 Sekunden pro Runde; dieses Haus will %2.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2. Seed %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings in round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation type="unfinished">Keine Fehler.</translation>
    </message>
    <message>
        <source>A bet below the minimum: refuse it and hand it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum: let it stand and say &quot;%1&quot;. Refuse every later one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet above the maximum: refuse it and hand it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet above the maximum: hand back the excess. The rest stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet: refuse it. This house has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet without a main bet: let it stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie bet without a main bet: refuse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A War bonus without a blackjack bet: refuse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at every spot. What is wrong with a bet is put right before you close the bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;. The bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal. Your first card closes the bets; you need not say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet added or changed after the first card is late: refuse it before you do anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet added or changed after &quot;%1&quot; is late: refuse it before you do anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This house at a glance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys of this site were not considered: its records cannot be read (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key file is damaged: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This revocation list is damaged: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its blueprint or its house file has faults: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its seed makes no exam of this blueprint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its log was not dealt at the table that the blueprint describes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its log has a line that is no act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The times in its log are missing or go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With its seed, the cards and patrons would not have done what its log says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam was not passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has characters that cannot stand on a certificate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature does not fit: the file was changed after it was signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key that signed it is not one you trust. Ask %1 for the fingerprint of its key and compare: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its key was revoked on %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was revoked on %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It expired on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is dated %1, which is in the future.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was granted on %1, before the exam ended (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain of its log does not fit: an act was changed, added or removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of its log does not fit its seal: the time or the seed differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it states %2, but the log gives %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam was not passed by its own blueprint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names another exam or house than the files it carries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its blueprint it holds for %1 days, not until %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1); this one comes to the same result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1), and this one does not come to the same result. Verify it with that version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a certificate: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its seed is not the one that was sealed when the exam began.</source>
        <translation type="unfinished"></translation>
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
        <source>Also: %1. %2 %3 (%4)</source>
        <translation>Außerdem: %1. %2 %3 (%4)</translation>
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
        <source>%1 could not be written</source>
        <translation>%1 konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notation (*.deal)</translation>
    </message>
    <message>
        <source>Pictures for slides (*.png)</source>
        <translation>Bilder für Folien (*.png)</translation>
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
        <source>the left table</source>
        <translation>der linke Tisch</translation>
    </message>
    <message>
        <source>the right table</source>
        <translation>der rechte Tisch</translation>
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
        <source>%1 %2 less</source>
        <translation>%1 %2 weniger</translation>
    </message>
    <message>
        <source>%1 %2 more</source>
        <translation>%1 %2 mehr</translation>
    </message>
    <message>
        <source>%1 takes %2 and %3 per round than %4. %5 leaves the cards of each hand on the layout %6 s longer: time to correct a wrong payment from the cards.</source>
        <translation>%1 braucht pro Runde %2 und %3 als %4. %5 lässt die Karten jeder Hand %6 s länger liegen: Zeit, eine falsche Zahlung anhand der Karten zu berichtigen.</translation>
    </message>
    <message>
        <source>motions</source>
        <translation>Bewegungen</translation>
    </message>
    <message>
        <source>This round: %1</source>
        <translation>Diese Runde: %1</translation>
    </message>
    <message>
        <source>On average over %1 rounds: %2</source>
        <translation>Im Schnitt über %1 Runden: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsScreen</name>
    <message>
        <source>Exams</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Prüfungen und Zertifikate</translation>
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
    <name>pitwise::ui::GuidedRound</name>
    <message>
        <source>%1 cannot deal such a round.</source>
        <translation>%1 kann eine solche Runde nicht geben.</translation>
    </message>
    <message>
        <source>This round cannot be dealt</source>
        <translation>Diese Runde lässt sich nicht geben</translation>
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
        <source>What is next? Again: shows where</source>
        <translation>Was kommt jetzt? Noch einmal: zeigt wo</translation>
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
        <source>The session cannot be saved at the moment</source>
        <translation>Die Sitzung kann im Moment nicht gespeichert werden</translation>
    </message>
    <message>
        <source>%1

You can deal on: nothing is lost while Pitwise is open, and it tries again by itself. Make room on the disk, or save the session somewhere else with &quot;Save the session as…&quot;.</source>
        <translation>%1

Sie können weiter Karten geben: Solange Pitwise offen ist, geht nichts verloren, und es versucht es von selbst wieder. Schaffen Sie Platz auf dem Datenträger, oder speichern Sie die Sitzung anderswo mit „Sitzung speichern unter…“.</translation>
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
        <source>The cards of %1 are still on the layout: the floor can check.</source>
        <translation>Die Karten von %1 liegen noch: der Tischchef kann prüfen.</translation>
    </message>
    <message>
        <source>The cards of %1 are gone: the floor must rely on witnesses.</source>
        <translation>Die Karten von %1 sind weg: der Tischchef ist auf Zeugen angewiesen.</translation>
    </message>
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
        <source>Trainer…</source>
        <translation>Ausbilder…</translation>
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
        <source>Trainer</source>
        <translation>Ausbilder</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>There is no trainer yet. Whoever owns the records adds one: pitwise-cli records add-trainer NAME</source>
        <translation>Es gibt noch keinen Ausbilder. Wem die Aufzeichnungen gehören, der fügt einen hinzu: pitwise-cli records add-trainer NAME</translation>
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
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>Leave the trainer&apos;s area</source>
        <translation>Ausbilderbereich verlassen</translation>
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
        <source>Export the list as CSV…</source>
        <translation>Liste als CSV exportieren…</translation>
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
        <source>Export the list</source>
        <translation>Liste exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Durch Kommas getrennte Werte (*.csv)</translation>
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
        <source>This session is not under way in your records: what you deal now is not kept.</source>
        <translation>Diese Sitzung läuft in Ihren Aufzeichnungen nicht: was Sie jetzt geben, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>This session cannot be kept in the records</source>
        <translation>Diese Sitzung kann nicht in den Aufzeichnungen gespeichert werden</translation>
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
</context>
<context>
    <name>pitwise::ui::StepList</name>
    <message>
        <source>Your acts appear here, one line each.</source>
        <translation>Hier erscheinen Ihre Handlungen, eine pro Zeile.</translation>
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
        <source>Start here: call “Place your bets”. F2 says what comes next.</source>
        <translation>Hier beginnen: „Bitte das Spiel zu machen“ ansagen. F2 sagt, was als Nächstes kommt.</translation>
    </message>
    <message>
        <source>Start here: %1. F2 says what comes next.</source>
        <translation>Hier beginnen: %1. F2 sagt, was als Nächstes kommt.</translation>
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
        <source>Take chips from the tray first.</source>
        <translation>Nehmen Sie zuerst Jetons aus dem Kasten.</translation>
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
        <translation>Zählen Sie immer nur gegen einen Einsatz.</translation>
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
</context>
<context>
    <name>pitwise::ui::TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
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
        <translation>Wie die Bewegung</translation>
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
        <source>Sessions of a guest are not kept. Press to say who deals.</source>
        <translation>Sitzungen eines Gastes werden nicht gespeichert. Drücken, um zu sagen, wer gibt.</translation>
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
        <source>Guest (nothing is kept)</source>
        <translation>Gast (nichts wird gespeichert)</translation>
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
        <source>Nobody fits. A trainer adds people.</source>
        <translation>Niemand passt. Ein Ausbilder fügt Personen hinzu.</translation>
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
</context>
</TS>
