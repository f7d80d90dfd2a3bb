<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Felt</name>
    <message>
        <source>WAR</source>
        <translation>GUERRA</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation>EMPATE</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation>GUERRA</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation>EMPATE 2</translation>
    </message>
    <message>
        <source>POST</source>
        <translation>CASA</translation>
    </message>
    <message>
        <source>Beat the dealer</source>
        <translation>Gana al crupier</translation>
    </message>
    <message>
        <source>Tie bet</source>
        <translation>Apuesta al empate</translation>
    </message>
    <message>
        <source>Surrender loses</source>
        <translation>La rendición pierde</translation>
    </message>
    <message>
        <source>War won, on both</source>
        <translation>Guerra ganada, sobre ambas</translation>
    </message>
    <message>
        <source>War tied, on both</source>
        <translation>Guerra empatada, sobre ambas</translation>
    </message>
    <message>
        <source>War won, raise</source>
        <translation>Guerra ganada, apuesta de guerra</translation>
    </message>
    <message>
        <source>War tied, raise</source>
        <translation>Guerra empatada, apuesta de guerra</translation>
    </message>
    <message>
        <source>War tie bet</source>
        <translation>Apuesta al empate en guerra</translation>
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
        <translation>Bono de guerra</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>17 blando</translation>
    </message>
    <message>
        <source>dealer hits</source>
        <translation>el crupier pide</translation>
    </message>
    <message>
        <source>dealer stands</source>
        <translation>el crupier se planta</translation>
    </message>
    <message>
        <source>War tie</source>
        <translation>Empate en guerra</translation>
    </message>
    <message>
        <source>house wins</source>
        <translation>gana la casa</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Ace in War</source>
        <translation>As en guerra</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bajo</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alto</translation>
    </message>
    <message>
        <source>INSURANCE 2 TO 1</source>
        <translation>EL SEGURO PAGA 2 A 1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 a %3</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Apuesta principal</translation>
    </message>
    <message>
        <source>total up to %1</source>
        <translation>total hasta %1</translation>
    </message>
</context>
<context>
    <name>Furniture</name>
    <message>
        <source>SHOE</source>
        <translation>SABOT</translation>
    </message>
    <message>
        <source>DISCARDS</source>
        <translation>DESCARTE</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 billion</source>
        <translation>%1 mil millones</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 millones</translation>
    </message>
    <message>
        <source>%1 thousand</source>
        <translation>%1 mil</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>Shoe, %1 cards</source>
        <translation>Sabot, %1 cartas</translation>
    </message>
    <message>
        <source>Exposed card at the shoe</source>
        <translation>Carta expuesta junto al sabot</translation>
    </message>
    <message>
        <source>Card out of the shoe, not exposed</source>
        <translation>Carta fuera del sabot, no expuesta</translation>
    </message>
    <message>
        <source>Discard rack, %1 cards</source>
        <translation>Caja de descarte, %1 cartas</translation>
    </message>
    <message>
        <source>Chips of %1</source>
        <translation>Fichas de %1</translation>
    </message>
    <message>
        <source>Tray rim, drops chips into their tubes</source>
        <translation>Borde de la bandeja: devuelve las fichas a sus tubos</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Su mano</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, payoff on the %2, %3</source>
        <translation>%1, pago de la %2, %3</translation>
    </message>
    <message>
        <source>%1, late on the %2, %3</source>
        <translation>%1, tardía en la %2, %3</translation>
    </message>
    <message>
        <source>%1, cards: %2</source>
        <translation>%1, cartas: %2</translation>
    </message>
    <message>
        <source>%1, next card</source>
        <translation>%1, carta siguiente</translation>
    </message>
    <message>
        <source>%1, patron</source>
        <translation>%1, jugador</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Deal Casino War: one card each, and a war on a tie.</source>
        <translation>Reparta Casino War: una carta a cada uno, y guerra en caso de empate.</translation>
    </message>
    <message>
        <source>Deal blackjack with a War bonus on the first cards; settle the bonus before the second cards.</source>
        <translation>Reparta blackjack con un bono de guerra sobre las primeras cartas; liquide el bono antes de las segundas.</translation>
    </message>
    <message>
        <source>Deal from one deck, not %2.</source>
        <translation>Reparta de una baraja, no de %2.</translation>
    </message>
    <message>
        <source>Deal from one deck.</source>
        <translation>Reparta de una baraja.</translation>
    </message>
    <message>
        <source>Deal from %1 decks, not %2.</source>
        <translation>Reparta de %1 barajas, no de %2.</translation>
    </message>
    <message>
        <source>Deal from %1 decks.</source>
        <translation>Reparta de %1 barajas.</translation>
    </message>
    <message>
        <source>Shuffle after the round in which the cut card comes out.</source>
        <translation>Baraje tras la ronda en que sale la carta de corte.</translation>
    </message>
    <message>
        <source>Shuffle before every round.</source>
        <translation>Baraje antes de cada ronda.</translation>
    </message>
    <message>
        <source>Place the cut card at most %1 cards from the end.</source>
        <translation>Ponga la carta de corte como mucho a %1 cartas del final.</translation>
    </message>
    <message>
        <source>Burn nothing from a new shoe.</source>
        <translation>No queme nada de un sabot nuevo.</translation>
    </message>
    <message>
        <source>Burn the first card of a new shoe.</source>
        <translation>Queme la primera carta de un sabot nuevo.</translation>
    </message>
    <message>
        <source>Burn the first %1 cards of a new shoe.</source>
        <translation>Queme las primeras %1 cartas de un sabot nuevo.</translation>
    </message>
    <message>
        <source>The table has one seat.</source>
        <translation>La mesa tiene un asiento.</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>La mesa tiene %1 asientos.</translation>
    </message>
    <message>
        <source>A patron plays one spot.</source>
        <translation>Un jugador juega una posición.</translation>
    </message>
    <message>
        <source>A patron plays up to %1 spots.</source>
        <translation>Un jugador juega hasta %1 posiciones.</translation>
    </message>
    <message>
        <source>The chips are %1.</source>
        <translation>Las fichas son %1.</translation>
    </message>
    <message>
        <source>Round in the patron&apos;s favour what the chips cannot make.</source>
        <translation>Redondee a favor del jugador lo que las fichas no alcanzan.</translation>
    </message>
    <message>
        <source>Round in the house&apos;s favour what the chips cannot make.</source>
        <translation>Redondee a favor de la casa lo que las fichas no alcanzan.</translation>
    </message>
    <message>
        <source>Round nothing: pay exact amounts.</source>
        <translation>No redondee: pague cantidades exactas.</translation>
    </message>
    <message>
        <source>The main bet is at least %1, not %2.</source>
        <translation>La apuesta principal es de al menos %1, no %2.</translation>
    </message>
    <message>
        <source>The main bet is at least %1.</source>
        <translation>La apuesta principal es de al menos %1.</translation>
    </message>
    <message>
        <source>The main bet is at most %1, not %2.</source>
        <translation>La apuesta principal es como mucho %1, no %2.</translation>
    </message>
    <message>
        <source>The main bet is at most %1.</source>
        <translation>La apuesta principal es como mucho %1.</translation>
    </message>
    <message>
        <source>The tie bet is at least %1, not %2.</source>
        <translation>La apuesta al empate es de al menos %1, no %2.</translation>
    </message>
    <message>
        <source>The tie bet is at least %1.</source>
        <translation>La apuesta al empate es de al menos %1.</translation>
    </message>
    <message>
        <source>The tie bet is at most %1, not %2.</source>
        <translation>La apuesta al empate es como mucho %1, no %2.</translation>
    </message>
    <message>
        <source>The tie bet is at most %1.</source>
        <translation>La apuesta al empate es como mucho %1.</translation>
    </message>
    <message>
        <source>The War bonus is at least %1, not %2.</source>
        <translation>El bono de guerra es de al menos %1, no %2.</translation>
    </message>
    <message>
        <source>The War bonus is at least %1.</source>
        <translation>El bono de guerra es de al menos %1.</translation>
    </message>
    <message>
        <source>The War bonus is at most %1, not %2.</source>
        <translation>El bono de guerra es como mucho %1, no %2.</translation>
    </message>
    <message>
        <source>The War bonus is at most %1.</source>
        <translation>El bono de guerra es como mucho %1.</translation>
    </message>
    <message>
        <source>There is no limit on the bets of a seat together.</source>
        <translation>No hay límite para la suma de las apuestas de un asiento.</translation>
    </message>
    <message>
        <source>The bets of a seat together are at most %1.</source>
        <translation>Las apuestas de un asiento suman como mucho %1.</translation>
    </message>
    <message>
        <source>Refuse a bet below the minimum.</source>
        <translation>Rechace una apuesta bajo el mínimo.</translation>
    </message>
    <message>
        <source>Honour a patron&apos;s first bet below the minimum with a reminder; refuse the second.</source>
        <translation>Respete la primera apuesta baja de un jugador con un recordatorio; rechace la segunda.</translation>
    </message>
    <message>
        <source>Refuse a bet above the maximum.</source>
        <translation>Rechace una apuesta sobre el máximo.</translation>
    </message>
    <message>
        <source>Hand back what is above the maximum.</source>
        <translation>Devuelva lo que pasa del máximo.</translation>
    </message>
    <message>
        <source>Take no tie bets: refuse them.</source>
        <translation>No admita apuestas al empate: rechácelas.</translation>
    </message>
    <message>
        <source>Take tie bets.</source>
        <translation>Admita apuestas al empate.</translation>
    </message>
    <message>
        <source>Refuse a tie bet without a main bet.</source>
        <translation>Rechace un empate sin apuesta principal.</translation>
    </message>
    <message>
        <source>Take a tie bet without a main bet.</source>
        <translation>Admita un empate sin apuesta principal.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet %1, not %2.</source>
        <translation>Pague un empate ganador %1, no %2.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet %1.</source>
        <translation>Pague un empate ganador %1.</translation>
    </message>
    <message>
        <source>Offer no surrender: a tied patron goes to war.</source>
        <translation>No ofrezca rendición: un jugador empatado va a la guerra.</translation>
    </message>
    <message>
        <source>Offer a tied patron war or surrender.</source>
        <translation>Ofrezca guerra o rendición al jugador empatado.</translation>
    </message>
    <message>
        <source>Take %1 of the main bet on a surrender.</source>
        <translation>Retire %1 de la apuesta principal en una rendición.</translation>
    </message>
    <message>
        <source>Burn no cards before a war.</source>
        <translation>No queme cartas antes de una guerra.</translation>
    </message>
    <message>
        <source>Burn once, before the first war card.</source>
        <translation>Queme una vez, antes de la primera carta de guerra.</translation>
    </message>
    <message>
        <source>Burn before each war card, the dealer&apos;s too.</source>
        <translation>Queme antes de cada carta de guerra, también la del crupier.</translation>
    </message>
    <message>
        <source>Burn before the first war card and before the dealer&apos;s.</source>
        <translation>Queme antes de la primera carta de guerra y antes de la del crupier.</translation>
    </message>
    <message>
        <source>Burn one card before a war, not %2.</source>
        <translation>Queme una carta antes de una guerra, no %2.</translation>
    </message>
    <message>
        <source>Burn one card before a war.</source>
        <translation>Queme una carta antes de una guerra.</translation>
    </message>
    <message>
        <source>Burn %1 cards before a war, not %2.</source>
        <translation>Queme %1 cartas antes de una guerra, no %2.</translation>
    </message>
    <message>
        <source>Burn %1 cards before a war.</source>
        <translation>Queme %1 cartas antes de una guerra.</translation>
    </message>
    <message>
        <source>Post nothing when a patron goes to war; pay a war that is won or tied from the tray.</source>
        <translation>La casa no pone nada cuando un jugador va a la guerra; pague de la bandeja la guerra ganada o empatada.</translation>
    </message>
    <message>
        <source>Match the war bet with the house&apos;s post before the first burn or war card, and give it to a patron who wins or ties.</source>
        <translation>Iguale la apuesta de guerra antes de la primera quema o carta de guerra, y désela al jugador que gana o empata.</translation>
    </message>
    <message>
        <source>A war the patron wins is worth %1 on the war bet, not %2.</source>
        <translation>Una guerra ganada vale %1 sobre la apuesta de guerra, no %2.</translation>
    </message>
    <message>
        <source>A war the patron wins is worth %1 on the war bet.</source>
        <translation>Una guerra ganada vale %1 sobre la apuesta de guerra.</translation>
    </message>
    <message>
        <source>A tied war is worth %1 on the war bet, not %2.</source>
        <translation>Una guerra empatada vale %1 sobre la apuesta de guerra, no %2.</translation>
    </message>
    <message>
        <source>A tied war is worth %1 on the war bet.</source>
        <translation>Una guerra empatada vale %1 sobre la apuesta de guerra.</translation>
    </message>
    <message>
        <source>Refuse a tie bet on the war cards.</source>
        <translation>Rechace un empate sobre las cartas de guerra.</translation>
    </message>
    <message>
        <source>Take a second tie bet, on the war cards.</source>
        <translation>Admita un segundo empate, sobre las cartas de guerra.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet on the war cards %1.</source>
        <translation>Pague un empate ganador sobre las cartas de guerra %1.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly the main bet.</source>
        <translation>Un empate sobre las cartas de guerra es exactamente la apuesta principal.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards may be any amount.</source>
        <translation>Un empate sobre las cartas de guerra puede ser de cualquier cantidad.</translation>
    </message>
    <message>
        <source>In the War bonus the ace is low.</source>
        <translation>En el bono de guerra el as es bajo.</translation>
    </message>
    <message>
        <source>In the War bonus the ace is high.</source>
        <translation>En el bono de guerra el as es alto.</translation>
    </message>
    <message>
        <source>The house wins a tied War bonus.</source>
        <translation>La casa gana un bono empatado.</translation>
    </message>
    <message>
        <source>A tied War bonus pushes.</source>
        <translation>Un bono empatado se queda.</translation>
    </message>
    <message>
        <source>Pay a winning War bonus %1, not %2.</source>
        <translation>Pague un bono ganador %1, no %2.</translation>
    </message>
    <message>
        <source>Pay a winning War bonus %1.</source>
        <translation>Pague un bono ganador %1.</translation>
    </message>
    <message>
        <source>Ask each winner of the War bonus whether the winnings ride on the hand.</source>
        <translation>Pregunte a cada ganador del bono si deja la ganancia en la mano.</translation>
    </message>
    <message>
        <source>Pay the War bonus and hand it back at once: there is no parlay.</source>
        <translation>Pague el bono y entréguelo en el acto: no hay parlay.</translation>
    </message>
    <message>
        <source>Pay a blackjack %1, not %2.</source>
        <translation>Pague un blackjack %1, no %2.</translation>
    </message>
    <message>
        <source>Pay a blackjack %1.</source>
        <translation>Pague un blackjack %1.</translation>
    </message>
    <message>
        <source>Hit a soft 17.</source>
        <translation>Pida con 17 blando.</translation>
    </message>
    <message>
        <source>Stand on a soft 17.</source>
        <translation>Plántese con 17 blando.</translation>
    </message>
    <message>
        <source>A patron may double for less.</source>
        <translation>Un jugador puede doblar por menos.</translation>
    </message>
    <message>
        <source>A patron must double for the full bet.</source>
        <translation>Un jugador debe doblar por toda la apuesta.</translation>
    </message>
    <message>
        <source>A split hand may be doubled.</source>
        <translation>Una mano dividida puede doblarse.</translation>
    </message>
    <message>
        <source>A split hand may not be doubled.</source>
        <translation>Una mano dividida no puede doblarse.</translation>
    </message>
    <message>
        <source>Hands may not be split.</source>
        <translation>No se puede dividir.</translation>
    </message>
    <message>
        <source>A hand may be split into %1 hands at most.</source>
        <translation>Una mano puede dividirse hasta en %1 manos.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Los ases divididos reciben una carta cada uno y se plantan.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Los ases divididos se juegan como cualquier mano.</translation>
    </message>
    <message>
        <source>Offer insurance when you show an ace: up to half the bet, at 2:1.</source>
        <translation>Ofrezca seguro cuando muestre un as: hasta media apuesta, a 2:1.</translation>
    </message>
    <message>
        <source>Offer no insurance and no even money.</source>
        <translation>No ofrezca seguro ni pago a la par.</translation>
    </message>
    <message>
        <source>Peek under an ace or a ten.</source>
        <translation>Mire la carta tapada con as o diez.</translation>
    </message>
    <message>
        <source>Do not peek: turn the hole card over after the patrons have played.</source>
        <translation>No mire: muestre la carta tapada cuando los jugadores hayan jugado.</translation>
    </message>
    <message>
        <source>Settle seat by seat, tie bet and main bet together.</source>
        <translation>Liquide asiento por asiento, empate y principal juntos.</translation>
    </message>
    <message>
        <source>Settle all tie bets first, then the main bets.</source>
        <translation>Liquide primero todos los empates, luego las principales.</translation>
    </message>
    <message>
        <source>Settle tie bets %1.</source>
        <translation>Liquide los empates %1.</translation>
    </message>
    <message>
        <source>Settle main bets %1.</source>
        <translation>Liquide las principales %1.</translation>
    </message>
    <message>
        <source>Pick and pay: pick up a seat&apos;s cards when its bets are settled.</source>
        <translation>Recoger y pagar: recoja las cartas de un asiento al liquidar sus apuestas.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until every bet is settled.</source>
        <translation>Dejar y pagar: todas las cartas quedan hasta liquidar todo.</translation>
    </message>
    <message>
        <source>Pick up the cards after the payment.</source>
        <translation>Recoja las cartas después del pago.</translation>
    </message>
    <message>
        <source>Pick up the cards before the payment.</source>
        <translation>Recoja las cartas antes del pago.</translation>
    </message>
    <message>
        <source>Pick up the cards before or after the payment.</source>
        <translation>Recoja las cartas antes o después del pago.</translation>
    </message>
    <message>
        <source>Collect the cards %1.</source>
        <translation>Recoja las cartas %1.</translation>
    </message>
    <message>
        <source>Call &quot;place your bets&quot;.</source>
        <translation>Avise «Hagan sus apuestas».</translation>
    </message>
    <message>
        <source>You need not call &quot;place your bets&quot;.</source>
        <translation>No hace falta avisar «Hagan sus apuestas».</translation>
    </message>
    <message>
        <source>Call &quot;no more bets&quot; before the first card.</source>
        <translation>Avise «No va más» antes de la primera carta.</translation>
    </message>
    <message>
        <source>You need not call &quot;no more bets&quot;.</source>
        <translation>No hace falta avisar «No va más».</translation>
    </message>
    <message>
        <source>Ask a tied patron: war or surrender?</source>
        <translation>Pregunte al jugador empatado: ¿guerra o se rinde?</translation>
    </message>
    <message>
        <source>You need not ask a tied patron: he says what he wants.</source>
        <translation>No hace falta preguntar al jugador empatado: él dice lo que quiere.</translation>
    </message>
    <message>
        <source>No payoff needs a call to the floor.</source>
        <translation>Ningún pago requiere llamar al supervisor.</translation>
    </message>
    <message>
        <source>Call the floor before a payoff above %1.</source>
        <translation>Llame al supervisor antes de un pago superior a %1.</translation>
    </message>
    <message>
        <source>Build a payoff from any chips.</source>
        <translation>Forme el pago con cualquier ficha.</translation>
    </message>
    <message>
        <source>Build a payoff from the fewest chips.</source>
        <translation>Forme el pago con el menor número de fichas.</translation>
    </message>
    <message>
        <source>Pay in the colours of the bet.</source>
        <translation>Pague en los colores de la apuesta.</translation>
    </message>
    <message>
        <source>Correct a wrong payoff yourself: take all of it back and pay again.</source>
        <translation>Corrija usted mismo un pago equivocado: retírelo todo y pague de nuevo.</translation>
    </message>
    <message>
        <source>Never correct a payoff yourself: call the floor.</source>
        <translation>Nunca corrija un pago: llame al supervisor.</translation>
    </message>
    <message>
        <source>Settle wars %1.</source>
        <translation>Liquide las guerras %1.</translation>
    </message>
    <message>
        <source>Settle War bonuses %1.</source>
        <translation>Liquide los bonos de guerra %1.</translation>
    </message>
    <message>
        <source>This house burns %1 card before this war card.</source>
        <translation>Esta casa quema %1 carta antes de esta carta de guerra.</translation>
    </message>
    <message>
        <source>This house burns %1 cards before this war card.</source>
        <translation>Esta casa quema %1 cartas antes de esta carta de guerra.</translation>
    </message>
    <message>
        <source>The war card for %1 was dealt without a burn.</source>
        <translation>La carta de guerra para %1 se dio sin quemar.</translation>
    </message>
    <message>
        <source>The war card for %1 was dealt with only %2 burned.</source>
        <translation>La carta de guerra para %1 se dio con solo %2 quemadas.</translation>
    </message>
    <message>
        <source>The cut card was placed %1 cards from the end.</source>
        <translation>La carta de corte se puso a %1 cartas del final.</translation>
    </message>
    <message>
        <source>The cards were shuffled when no shuffle was due.</source>
        <translation>Se barajó cuando no tocaba.</translation>
    </message>
    <message>
        <source>The wrong number of cards was burned from the new shoe.</source>
        <translation>Se quemó un número equivocado de cartas del sabot nuevo.</translation>
    </message>
    <message>
        <source>The cut card was placed at the wrong time.</source>
        <translation>La carta de corte se puso a destiempo.</translation>
    </message>
    <message>
        <source>The new shoe was not prepared in order.</source>
        <translation>El sabot nuevo no se preparó en orden.</translation>
    </message>
    <message>
        <source>This house places the cut card 1 to %1 cards from the end.</source>
        <translation>Esta casa pone la carta de corte de 1 a %1 cartas del final.</translation>
    </message>
    <message>
        <source>This house burns exactly %1 from a new shoe.</source>
        <translation>Esta casa quema exactamente %1 de un sabot nuevo.</translation>
    </message>
    <message>
        <source>This house uses no cut card.</source>
        <translation>Esta casa no usa carta de corte.</translation>
    </message>
    <message>
        <source>The cut card goes in before the shoe is loaded.</source>
        <translation>La carta de corte se pone antes de cargar el sabot.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, then load.</source>
        <translation>Para un sabot nuevo: barajar y cargar.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load.</source>
        <translation>Para un sabot nuevo: barajar, ofrecer el corte, cortar donde diga el jugador, poner la carta de corte, cargar.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load, burn.</source>
        <translation>Para un sabot nuevo: barajar, ofrecer el corte, cortar donde diga el jugador, poner la carta de corte, cargar, quemar.</translation>
    </message>
    <message>
        <source>%1 was dealt a card out of turn.</source>
        <translation>%1 recibió carta fuera de turno.</translation>
    </message>
    <message>
        <source>Cards are dealt from left to right, the dealer last.</source>
        <translation>Se reparte de izquierda a derecha, el crupier el último.</translation>
    </message>
    <message>
        <source>%1 was dealt an extra card.</source>
        <translation>%1 recibió una carta de más.</translation>
    </message>
    <message>
        <source>Each hand gets the cards it is due, no more.</source>
        <translation>Cada mano recibe las cartas que le tocan, ni una más.</translation>
    </message>
    <message>
        <source>One card too many was burned.</source>
        <translation>Se quemó una carta de más.</translation>
    </message>
    <message>
        <source>An exposed card stayed in play.</source>
        <translation>Una carta expuesta siguió en juego.</translation>
    </message>
    <message>
        <source>An exposed card goes to the discard rack, and the next card replaces it.</source>
        <translation>Una carta expuesta va al descarte y la siguiente la sustituye.</translation>
    </message>
    <message>
        <source>A new round was started without a shuffle.</source>
        <translation>Se empezó una ronda sin barajar.</translation>
    </message>
    <message>
        <source>This house shuffles before every round.</source>
        <translation>Esta casa baraja antes de cada ronda.</translation>
    </message>
    <message>
        <source>The cut card is out: shuffle before the next round.</source>
        <translation>Salió la carta de corte: baraje antes de la próxima ronda.</translation>
    </message>
    <message>
        <source>Main bet, always surrendered</source>
        <translation>Apuesta principal, siempre rendida</translation>
    </message>
    <message>
        <source>Main bet, always to war</source>
        <translation>Apuesta principal, siempre a la guerra</translation>
    </message>
    <message>
        <source>War bonus, without a parlay</source>
        <translation>Bono de guerra, sin parlay</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Apuesta principal</translation>
    </message>
    <message>
        <source>Tie bet</source>
        <translation>Apuesta al empate</translation>
    </message>
    <message>
        <source>Tie bet on the war cards</source>
        <translation>Empate sobre las cartas de guerra</translation>
    </message>
    <message>
        <source>War bonus</source>
        <translation>Bono de guerra</translation>
    </message>
    <message>
        <source>Parlay</source>
        <translation>Parlay</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>rendirse</translation>
    </message>
    <message>
        <source>go to war</source>
        <translation>ir a la guerra</translation>
    </message>
    <message>
        <source>A patron does better to %1; he then wins %2 of every 1,000 bet, on average.</source>
        <translation>A un jugador le conviene %1; gana entonces de media %2 de cada 1.000 apostados.</translation>
    </message>
    <message>
        <source>A patron does better to %1; he then loses %2 of every 1,000 bet, on average.</source>
        <translation>A un jugador le conviene %1; pierde entonces de media %2 de cada 1.000 apostados.</translation>
    </message>
    <message>
        <source>The patron has the edge, not the house.</source>
        <translation>La ventaja es del jugador, no de la casa.</translation>
    </message>
    <message>
        <source>The edge of the blackjack bet depends on how the patron plays: there is no exact figure.</source>
        <translation>La ventaja de la apuesta de blackjack depende de cómo se juegue: no hay cifra exacta.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron&apos;s is higher in %2; the war cards tie in %3 of wars.</source>
        <translation>Las primeras cartas empatan en %1 de las manos y la del jugador es mayor en %2; las de guerra empatan en %3 de las guerras.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron&apos;s is higher in %2.</source>
        <translation>Las primeras cartas empatan en %1 de las manos y la del jugador es mayor en %2.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron wins the bonus in %2.</source>
        <translation>Las primeras cartas empatan en %1 de las manos y el jugador gana el bono en %2.</translation>
    </message>
    <message>
        <source>First cards tie</source>
        <translation>Empatan las primeras cartas</translation>
    </message>
    <message>
        <source>The patron goes to war</source>
        <translation>El jugador va a la guerra</translation>
    </message>
    <message>
        <source>The patron surrenders</source>
        <translation>El jugador se rinde</translation>
    </message>
    <message>
        <source>War won</source>
        <translation>Guerra ganada</translation>
    </message>
    <message>
        <source>War lost</source>
        <translation>Guerra perdida</translation>
    </message>
    <message>
        <source>War tied</source>
        <translation>Guerra empatada</translation>
    </message>
    <message>
        <source>War bonus won</source>
        <translation>Bono de guerra ganado</translation>
    </message>
    <message>
        <source>Winnings ride</source>
        <translation>Deja la ganancia</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblo</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Se pasa</translation>
    </message>
    <message>
        <source>Rounds with a war</source>
        <translation>Rondas con una guerra</translation>
    </message>
    <message>
        <source>Rounds with two wars or more</source>
        <translation>Rondas con dos guerras o más</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>Blackjack del crupier</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>El crupier se pasa</translation>
    </message>
    <message>
        <source>Rounds after a new shoe</source>
        <translation>Rondas tras un sabot nuevo</translation>
    </message>
    <message>
        <source>The war was started before %1 was settled.</source>
        <translation>La guerra empezó antes de liquidar %1.</translation>
    </message>
    <message>
        <source>%1: the main bet was settled before its own tie bet.</source>
        <translation>%1: la apuesta principal se liquidó antes que su empate.</translation>
    </message>
    <message>
        <source>Tie bets are settled before a war starts.</source>
        <translation>Las apuestas al empate se liquidan antes de una guerra.</translation>
    </message>
    <message>
        <source>Every bet that the first cards decide is settled before a war starts.</source>
        <translation>Toda apuesta que deciden las primeras cartas se liquida antes de una guerra.</translation>
    </message>
    <message>
        <source>All tie bets are settled first, then the main bets, then the wars.</source>
        <translation>Primero todas las apuestas al empate, luego las principales, luego las guerras.</translation>
    </message>
    <message>
        <source>The first cards are settled before any war.</source>
        <translation>Las primeras cartas se liquidan antes de cualquier guerra.</translation>
    </message>
    <message>
        <source>Tie bets are settled %1, one seat at a time.</source>
        <translation>Las apuestas al empate se liquidan %1, un asiento cada vez.</translation>
    </message>
    <message>
        <source>Main bets are settled %1, one seat at a time.</source>
        <translation>Las apuestas principales se liquidan %1, un asiento cada vez.</translation>
    </message>
    <message>
        <source>Wars are settled %1, one seat at a time.</source>
        <translation>Las guerras se liquidan %1, un asiento cada vez.</translation>
    </message>
    <message>
        <source>another seat</source>
        <translation>otro asiento</translation>
    </message>
    <message>
        <source>%1 was asked out of turn.</source>
        <translation>Se preguntó a %1 fuera de turno.</translation>
    </message>
    <message>
        <source>%1 was settled out of turn.</source>
        <translation>%1 se liquidó fuera de turno.</translation>
    </message>
    <message>
        <source>%1 was asked out of turn: %2 was next.</source>
        <translation>Se preguntó a %1 fuera de turno: tocaba %2.</translation>
    </message>
    <message>
        <source>%1 was settled out of turn: %2 was next.</source>
        <translation>%1 se liquidó fuera de turno: tocaba %2.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards leave last, when every bet is settled.</source>
        <translation>Las cartas del crupier se van las últimas, con todo liquidado.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave when its last bet is settled.</source>
        <translation>Recoger y pagar: las cartas de un asiento se van al liquidar su última apuesta.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until every bet on the table is settled.</source>
        <translation>Dejar y pagar: todas las cartas quedan hasta liquidar toda la mesa.</translation>
    </message>
    <message>
        <source>This house picks up a seat&apos;s cards before its last payment.</source>
        <translation>Esta casa recoge las cartas de un asiento antes de su último pago.</translation>
    </message>
    <message>
        <source>Pick and pay: pick up a seat&apos;s cards before you settle another seat.</source>
        <translation>Recoger y pagar: recoja las cartas de un asiento antes de liquidar otro.</translation>
    </message>
    <message>
        <source>The cards of %1 were collected before those of %2.</source>
        <translation>Las cartas de %1 se recogieron antes que las de %2.</translation>
    </message>
    <message>
        <source>Cards are swept %1, the dealer&apos;s last.</source>
        <translation>Las cartas se barren %1, las del crupier al final.</translation>
    </message>
    <message>
        <source>Cards are still on the layout.</source>
        <translation>Quedan cartas en el tapete.</translation>
    </message>
    <message>
        <source>All cards are collected before the round ends.</source>
        <translation>Todas las cartas se recogen antes de terminar la ronda.</translation>
    </message>
    <message>
        <source>The cards of %1 were collected too early.</source>
        <translation>Las cartas de %1 se recogieron demasiado pronto.</translation>
    </message>
    <message>
        <source>The cards of %1 are still on the layout.</source>
        <translation>Las cartas de %1 siguen en el tapete.</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>de izquierda a derecha</translation>
    </message>
    <message>
        <source>right to left</source>
        <translation>de derecha a izquierda</translation>
    </message>
    <message>
        <source>Money: what you take, pay and allow</source>
        <translation>Dinero: lo que retira, paga y admite</translation>
    </message>
    <message>
        <source>Order: who comes first</source>
        <translation>Orden: quién va primero</translation>
    </message>
    <message>
        <source>Cards: the shoe, the burns, when cards are picked up</source>
        <translation>Cartas: el sabot, las quemas, cuándo se recogen</translation>
    </message>
    <message>
        <source>Calls, seats and chips</source>
        <translation>Avisos, asientos y fichas</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>What a dealer must do differently</source>
        <translation>Lo que un crupier debe hacer de otro modo</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>Nada cambia.</translation>
    </message>
    <message>
        <source>Seat by seat, right to left</source>
        <translation>Asiento por asiento, de derecha a izquierda</translation>
    </message>
    <message>
        <source>Seat by seat, left to right</source>
        <translation>Asiento por asiento, de izquierda a derecha</translation>
    </message>
    <message>
        <source>All tie bets first, then main bets right to left</source>
        <translation>Primero los empates, luego las principales de derecha a izquierda</translation>
    </message>
    <message>
        <source>All tie bets first, then main bets left to right</source>
        <translation>Primero los empates, luego las principales de izquierda a derecha</translation>
    </message>
    <message>
        <source>No burn before a war</source>
        <translation>Sin quema antes de una guerra</translation>
    </message>
    <message>
        <source>Burn %1 once, before the war</source>
        <translation>Quema %1 una vez, antes de la guerra</translation>
    </message>
    <message>
        <source>Burn %1 before each war card</source>
        <translation>Quema %1 antes de cada carta de guerra</translation>
    </message>
    <message>
        <source>Burn %1 before the first war card and before the dealer&apos;s</source>
        <translation>Quema %1 antes de la primera carta de guerra y de la del crupier</translation>
    </message>
    <message>
        <source>War bonus %1, winnings may ride</source>
        <translation>Bono de guerra %1, la ganancia puede quedarse</translation>
    </message>
    <message>
        <source>War bonus %1, no parlay</source>
        <translation>Bono de guerra %1, sin parlay</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>Blackjack paga %1</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17</source>
        <translation>El crupier pide con 17 blando</translation>
    </message>
    <message>
        <source>The dealer stands on every 17</source>
        <translation>El crupier se planta con todo 17</translation>
    </message>
    <message>
        <source>Insurance; splits to %1 hands</source>
        <translation>Seguro; divide hasta %1 manos</translation>
    </message>
    <message>
        <source>No insurance; splits to %1 hands</source>
        <translation>Sin seguro; divide hasta %1 manos</translation>
    </message>
    <message>
        <source>The house matches the war bet</source>
        <translation>La casa iguala la apuesta de guerra</translation>
    </message>
    <message>
        <source>A war pays %1, a tied war %2</source>
        <translation>Una guerra paga %1, empatada %2</translation>
    </message>
    <message>
        <source>Tie bet pays %1</source>
        <translation>El empate paga %1</translation>
    </message>
    <message>
        <source>Shuffled before every round</source>
        <translation>Se baraja antes de cada ronda</translation>
    </message>
    <message>
        <source>The dealer drew a card too many.</source>
        <translation>El crupier sacó una carta de más.</translation>
    </message>
    <message>
        <source>The dealer stopped, but had to draw.</source>
        <translation>El crupier se plantó, pero tenía que pedir.</translation>
    </message>
    <message>
        <source>As long as a hand is in play against him, the dealer draws to 17 and hits a soft 17.</source>
        <translation>Mientras haya una mano contra él, el crupier pide hasta 17 y pide con 17 blando.</translation>
    </message>
    <message>
        <source>As long as a hand is in play against him, the dealer draws to 17 and stands on every 17.</source>
        <translation>Mientras haya una mano contra él, el crupier pide hasta 17 y se planta con todo 17.</translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards.</source>
        <translation>Quien se pasa pierde en el acto y un blackjack se paga en su turno: primero fichas, luego cartas.</translation>
    </message>
    <message>
        <source>Insurance was not offered.</source>
        <translation>No se ofreció el seguro.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, offer it to everybody before anything else.</source>
        <translation>Si el crupier muestra un as, ofrézcalo a todos antes que nada.</translation>
    </message>
    <message>
        <source>The patron at %1 won and was not asked.</source>
        <translation>El jugador de %1 ganó y no se le preguntó.</translation>
    </message>
    <message>
        <source>Ask every winner: take it all, or leave the winnings?</source>
        <translation>Pregunte a cada ganador: ¿lo retira todo o deja la ganancia?</translation>
    </message>
    <message>
        <source>The patron at %1 had not decided yet.</source>
        <translation>El jugador de %1 aún no había decidido.</translation>
    </message>
    <message>
        <source>Wait for the answer: take it all or leave the winnings.</source>
        <translation>Espere la respuesta: retirar todo o dejar la ganancia.</translation>
    </message>
    <message>
        <source>Play went on before %1 was settled.</source>
        <translation>Se siguió jugando antes de liquidar %1.</translation>
    </message>
    <message>
        <source>All War bonuses are settled before any second card.</source>
        <translation>Todos los bonos de guerra se liquidan antes de las segundas cartas.</translation>
    </message>
    <message>
        <source>War bonuses are settled, and winners asked, %1.</source>
        <translation>Los bonos se liquidan, y se pregunta a los ganadores, %1.</translation>
    </message>
    <message>
        <source>Insurance is settled %1, one seat at a time.</source>
        <translation>El seguro se liquida %1, un asiento cada vez.</translation>
    </message>
    <message>
        <source>Pay even money and take lost insurance before play goes on.</source>
        <translation>Pague a la par y retire el seguro perdido antes de seguir.</translation>
    </message>
    <message>
        <source>Patrons play from left to right; a blackjack is paid in turn.</source>
        <translation>Los jugadores juegan de izquierda a derecha; un blackjack se paga en su turno.</translation>
    </message>
    <message>
        <source>Hands are settled %1, one seat at a time.</source>
        <translation>Las manos se liquidan %1, un asiento cada vez.</translation>
    </message>
    <message>
        <source>%1: %2 was handed back.</source>
        <translation>%1: se devolvió %2.</translation>
    </message>
    <message>
        <source>For a parlay, hand back the original bet and leave the winnings.</source>
        <translation>En un parlay devuelva la apuesta original y deje la ganancia.</translation>
    </message>
    <message>
        <source>Hand the patron bet and winnings.</source>
        <translation>Entregue al jugador apuesta y ganancia.</translation>
    </message>
    <message>
        <source>Patrons play from left to right, one hand at a time, the dealer last.</source>
        <translation>Los jugadores juegan de izquierda a derecha, mano a mano, el crupier al final.</translation>
    </message>
    <message>
        <source>The hole card was not turned over.</source>
        <translation>No se mostró la carta tapada.</translation>
    </message>
    <message>
        <source>Turn it over before the dealer draws or hands are settled.</source>
        <translation>Muéstrela antes de que el crupier pida o se liquiden manos.</translation>
    </message>
    <message>
        <source>Play went on without the peek.</source>
        <translation>Se siguió jugando sin mirar la carta tapada.</translation>
    </message>
    <message>
        <source>Under an ace or a ten the dealer peeks before anybody plays.</source>
        <translation>Con as o diez el crupier mira su carta antes de que nadie juegue.</translation>
    </message>
    <message>
        <source>The dealer peeked when no peek was due.</source>
        <translation>El crupier miró cuando no tocaba.</translation>
    </message>
    <message>
        <source>Peek once, under an ace or a ten, before anybody plays.</source>
        <translation>Mire una vez, con as o diez, antes de que nadie juegue.</translation>
    </message>
    <message>
        <source>This house does not peek.</source>
        <translation>Esta casa no mira la carta tapada.</translation>
    </message>
    <message>
        <source>The hole card was shown too early.</source>
        <translation>La carta tapada se mostró demasiado pronto.</translation>
    </message>
    <message>
        <source>It stays face down until every patron has played, or the peek finds a blackjack.</source>
        <translation>Queda boca abajo hasta que todos hayan jugado o al mirar haya blackjack.</translation>
    </message>
    <message>
        <source>%1 had not asked for a card.</source>
        <translation>%1 no había pedido carta.</translation>
    </message>
    <message>
        <source>Deal a card only at the patron&apos;s signal; 21 stands automatically.</source>
        <translation>Dé carta solo a la señal del jugador; con 21 se planta solo.</translation>
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
        <translation type="unfinished">El crupier pide con 17. blando</translation>
    </message>
    <message>
        <source>The dealer stands on every 17.</source>
        <translation type="unfinished">El crupier se planta con todo 17.</translation>
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
        <translation>Barajar</translation>
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
        <translation>Fichas</translation>
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
        <translation>Bajo el mínimo</translation>
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
        <translation>Rendición</translation>
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
        <translation>17 blando</translation>
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
        <translation>Estilo</translation>
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
        <translation>Ritmo</translation>
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
        <translation>No se debe nada más que la apuesta de la casa.</translation>
    </message>
    <message>
        <source>Nothing is due on this bet.</source>
        <translation>No se debe nada en esta apuesta.</translation>
    </message>
    <message>
        <source>This house pays it %1.</source>
        <translation>Esta casa la paga %1.</translation>
    </message>
    <message>
        <source>This house pays a different amount.</source>
        <translation>Esta casa paga otra cantidad.</translation>
    </message>
    <message>
        <source>A losing bet goes to the tray.</source>
        <translation>Una apuesta perdida va a la bandeja.</translation>
    </message>
    <message>
        <source>A winning bet is paid and stays with the patron.</source>
        <translation>Una apuesta ganadora se paga y sigue siendo del jugador.</translation>
    </message>
    <message>
        <source>Only a push, or what is above the maximum, is handed back.</source>
        <translation>Solo se devuelve un empate o lo que pasa del máximo.</translation>
    </message>
    <message>
        <source>A losing bet is taken in full.</source>
        <translation>Una apuesta perdida se retira entera.</translation>
    </message>
    <message>
        <source>This house takes %1 of a surrendered bet.</source>
        <translation>Esta casa retira %1 de una apuesta rendida.</translation>
    </message>
    <message>
        <source>The house matches the war bet before a card is burned or dealt for the war.</source>
        <translation>La casa iguala la apuesta de guerra antes de quemar o dar cartas para la guerra.</translation>
    </message>
    <message>
        <source>%1: you burned before posting.</source>
        <translation>%1: quemó antes de poner la apuesta de la casa.</translation>
    </message>
    <message>
        <source>%1: you went on with the war before posting.</source>
        <translation>%1: siguió con la guerra sin poner la apuesta de la casa.</translation>
    </message>
    <message>
        <source>%1: you posted %2.</source>
        <translation>%1: puso %2.</translation>
    </message>
    <message>
        <source>The house posts exactly as much as the war bet.</source>
        <translation>La casa pone exactamente lo mismo que la apuesta de guerra.</translation>
    </message>
    <message>
        <source>%1: %2 was paid.</source>
        <translation>%1: se pagó %2.</translation>
    </message>
    <message>
        <source>%1 lost, but was paid %2.</source>
        <translation>%1 perdió, pero se le pagó %2.</translation>
    </message>
    <message>
        <source>%1 won, but was taken.</source>
        <translation>%1 ganó, pero se retiró.</translation>
    </message>
    <message>
        <source>%1 is a push, but chips moved.</source>
        <translation>%1 es un empate, pero se movieron fichas.</translation>
    </message>
    <message>
        <source>A push is neither paid nor taken.</source>
        <translation>Un empate ni se paga ni se retira.</translation>
    </message>
    <message>
        <source>%1: %2 was taken.</source>
        <translation>%1: se retiró %2.</translation>
    </message>
    <message>
        <source>%1: the amount is right, the chips are not.</source>
        <translation>%1: la cantidad es correcta, las fichas no.</translation>
    </message>
    <message>
        <source>This house pays in the fewest chips.</source>
        <translation>Esta casa paga con el menor número de fichas.</translation>
    </message>
    <message>
        <source>This house pays in the colours of the bet.</source>
        <translation>Esta casa paga en los colores de la apuesta.</translation>
    </message>
    <message>
        <source>%1: %2 was never settled.</source>
        <translation>%1: %2 nunca se liquidó.</translation>
    </message>
    <message>
        <source>Every bet is settled before the round ends.</source>
        <translation>Toda apuesta se liquida antes de terminar la ronda.</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Barajar las cartas</translation>
    </message>
    <message>
        <source>Offer the cut to %1</source>
        <translation>Ofrecer el corte a %1</translation>
    </message>
    <message>
        <source>Cut the cards where the patron said</source>
        <translation>Cortar donde dijo el jugador</translation>
    </message>
    <message>
        <source>Place the cut card, %1 cards from the end</source>
        <translation>Poner la carta de corte a %1 cartas del final</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Cargar el sabot</translation>
    </message>
    <message>
        <source>Call &quot;%1&quot;</source>
        <translation>Avisar «%1»</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; to %2</source>
        <translation>Decir «%1» a %2</translation>
    </message>
    <message>
        <source>Deal a card face down to %1</source>
        <translation>Dar una carta boca abajo a %1</translation>
    </message>
    <message>
        <source>Deal a card to %1</source>
        <translation>Dar una carta a %1</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Quemar una carta</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Descartar la carta expuesta</translation>
    </message>
    <message>
        <source>Take the %1 at %2</source>
        <translation>Retirar la %1 de %2</translation>
    </message>
    <message>
        <source>Take %1 of the %2 at %3</source>
        <translation>Retirar %1 de la %2 de %3</translation>
    </message>
    <message>
        <source>Pay %1 to the %2 at %3</source>
        <translation>Pagar %1 a la %2 de %3</translation>
    </message>
    <message>
        <source>Take back what was paid on the %1 at %2</source>
        <translation>Retirar lo pagado en la %1 de %2</translation>
    </message>
    <message>
        <source>Post %1 at %2</source>
        <translation>Poner %1 de la casa en %2</translation>
    </message>
    <message>
        <source>Give the post to %1</source>
        <translation>Dar la apuesta de la casa a %1</translation>
    </message>
    <message>
        <source>Hand back the %1 to %2</source>
        <translation>Devolver la %1 a %2</translation>
    </message>
    <message>
        <source>Hand back %1 of the %2 to %3</source>
        <translation>Devolver %1 de la %2 a %3</translation>
    </message>
    <message>
        <source>Refuse the %1 of %2</source>
        <translation>Rechazar la %1 de %2</translation>
    </message>
    <message>
        <source>Split the cards of %1</source>
        <translation>Dividir las cartas de %1</translation>
    </message>
    <message>
        <source>Peek at the hole card</source>
        <translation>Mirar la carta tapada</translation>
    </message>
    <message>
        <source>Turn the hole card over</source>
        <translation>Mostrar la carta tapada</translation>
    </message>
    <message>
        <source>Void the round and return every bet</source>
        <translation>Anular la ronda y devolver todas las apuestas</translation>
    </message>
    <message>
        <source>Collect the cards of %1</source>
        <translation>Recoger las cartas de %1</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Terminar la ronda</translation>
    </message>
    <message>
        <source>%1 goes to war</source>
        <translation>%1 va a la guerra</translation>
    </message>
    <message>
        <source>%1 surrenders</source>
        <translation>%1 se rinde</translation>
    </message>
    <message>
        <source>%1 lets the winnings ride</source>
        <translation>%1 deja la ganancia</translation>
    </message>
    <message>
        <source>%1 takes it all</source>
        <translation>%1 lo retira todo</translation>
    </message>
    <message>
        <source>%1 takes even money</source>
        <translation>%1 acepta el pago a la par</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 pide carta</translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation>%1 se planta</translation>
    </message>
    <message>
        <source>%1 puts %2 on the %3</source>
        <translation>%1 pone %2 en la %3</translation>
    </message>
    <message>
        <source>%1 doubles for %2</source>
        <translation>%1 dobla por %2</translation>
    </message>
    <message>
        <source>%1 splits</source>
        <translation>%1 divide</translation>
    </message>
    <message>
        <source>%1 takes insurance for %2</source>
        <translation>%1 toma seguro por %2</translation>
    </message>
    <message>
        <source>%1 cuts at card %2</source>
        <translation>%1 corta en la carta %2</translation>
    </message>
    <message>
        <source>A card slips out of the shoe, face up</source>
        <translation>Una carta se sale del sabot, boca arriba</translation>
    </message>
    <message>
        <source>A card slips out of the shoe, face down</source>
        <translation>Una carta se sale del sabot, boca abajo</translation>
    </message>
    <message>
        <source>%1 disputes the result</source>
        <translation>%1 reclama el resultado</translation>
    </message>
    <message>
        <source>A malfunction</source>
        <translation>Una avería</translation>
    </message>
    <message>
        <source>The hole card, face down</source>
        <translation>La carta tapada, boca abajo</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Peek: a blackjack</source>
        <translation>Mira: blackjack</translation>
    </message>
    <message>
        <source>Peek: no blackjack</source>
        <translation>Mira: sin blackjack</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>el crupier</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>bandeja</translation>
    </message>
    <message>
        <source>shoe</source>
        <translation>sabot</translation>
    </message>
    <message>
        <source>%1, as we read it</source>
        <translation>%1, según lo leemos</translation>
    </message>
    <message>
        <source>the house&apos;s choice</source>
        <translation>elección de la casa</translation>
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
        <translation>Carta fuera de orden</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Carta de más</translation>
    </message>
    <message>
        <source>Burn forgotten</source>
        <translation>Quema olvidada</translation>
    </message>
    <message>
        <source>Extra burn</source>
        <translation>Quema de más</translation>
    </message>
    <message>
        <source>Shoe not prepared correctly</source>
        <translation>Sabot mal preparado</translation>
    </message>
    <message>
        <source>Shuffle forgotten</source>
        <translation>Barajar olvidado</translation>
    </message>
    <message>
        <source>Exposed card used</source>
        <translation>Carta expuesta usada</translation>
    </message>
    <message>
        <source>Settled out of order</source>
        <translation>Liquidado fuera de orden</translation>
    </message>
    <message>
        <source>Wrong payout</source>
        <translation>Pago equivocado</translation>
    </message>
    <message>
        <source>Losing bet paid</source>
        <translation>Apuesta perdida pagada</translation>
    </message>
    <message>
        <source>Winning bet taken</source>
        <translation>Apuesta ganadora retirada</translation>
    </message>
    <message>
        <source>Push paid or taken</source>
        <translation>Empate pagado o retirado</translation>
    </message>
    <message>
        <source>Wrong amount taken</source>
        <translation>Cantidad retirada equivocada</translation>
    </message>
    <message>
        <source>Wrong amount handed back</source>
        <translation>Cantidad devuelta equivocada</translation>
    </message>
    <message>
        <source>Post missing or wrong</source>
        <translation>Apuesta de la casa ausente o mal</translation>
    </message>
    <message>
        <source>Wrong chips for the amount</source>
        <translation>Fichas mal elegidas</translation>
    </message>
    <message>
        <source>Offer forgotten</source>
        <translation>Oferta olvidada</translation>
    </message>
    <message>
        <source>Did not wait for the answer</source>
        <translation>No esperó la respuesta</translation>
    </message>
    <message>
        <source>Call forgotten</source>
        <translation>Aviso olvidado</translation>
    </message>
    <message>
        <source>Late bet accepted</source>
        <translation>Apuesta tardía aceptada</translation>
    </message>
    <message>
        <source>Limit ignored</source>
        <translation>Límite ignorado</translation>
    </message>
    <message>
        <source>Floor not called</source>
        <translation>Supervisor no avisado</translation>
    </message>
    <message>
        <source>Cards collected early</source>
        <translation>Cartas recogidas pronto</translation>
    </message>
    <message>
        <source>Cards collected late</source>
        <translation>Cartas recogidas tarde</translation>
    </message>
    <message>
        <source>Cards collected out of order</source>
        <translation>Cartas recogidas fuera de orden</translation>
    </message>
    <message>
        <source>Bet never settled</source>
        <translation>Apuesta sin liquidar</translation>
    </message>
    <message>
        <source>Cards left on the layout</source>
        <translation>Cartas en el tapete</translation>
    </message>
    <message>
        <source>Wrong draw by the dealer</source>
        <translation>El crupier pidió mal</translation>
    </message>
    <message>
        <source>Hole card exposed</source>
        <translation>Carta tapada expuesta</translation>
    </message>
    <message>
        <source>Card not asked for</source>
        <translation>Carta no pedida</translation>
    </message>
    <message>
        <source>Not part of the procedure</source>
        <translation>Fuera del procedimiento</translation>
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
        <translation>asiento %1</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>apuesta principal</translation>
    </message>
    <message>
        <source>tie bet</source>
        <translation>apuesta al empate</translation>
    </message>
    <message>
        <source>war bet</source>
        <translation>apuesta de guerra</translation>
    </message>
    <message>
        <source>War bet</source>
        <translation>Apuesta de guerra</translation>
    </message>
    <message>
        <source>tie bet on the war cards</source>
        <translation>apuesta al empate en guerra</translation>
    </message>
    <message>
        <source>house&apos;s post</source>
        <translation>apuesta de la casa</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>de izquierda a derecha</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>de derecha a izquierda</translation>
    </message>
    <message>
        <source>half</source>
        <translation>la mitad</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Hagan sus apuestas</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>¿Guerra o se rinde?</translation>
    </message>
    <message>
        <source>That is below the minimum</source>
        <translation>Está por debajo del mínimo</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>¿Lo retira todo o deja la ganancia?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>¿Seguro?</translation>
    </message>
    <message>
        <source>Floor, please</source>
        <translation>Supervisor, por favor</translation>
    </message>
    <message>
        <source>%1, the source demands it</source>
        <translation>%1, lo exige la fuente</translation>
    </message>
    <message>
        <source>%1, as we read the source</source>
        <translation>%1, según leemos la fuente</translation>
    </message>
    <message>
        <source>the house&apos;s own choice</source>
        <translation>elección propia de la casa</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>no existe ese asiento</translation>
    </message>
    <message>
        <source>there is no such hand</source>
        <translation>no existe esa mano</translation>
    </message>
    <message>
        <source>the shoe is empty</source>
        <translation>el sabot está vacío</translation>
    </message>
    <message>
        <source>there is no card in front of the shoe</source>
        <translation>no hay carta delante del sabot</translation>
    </message>
    <message>
        <source>there are too many cards in front of the shoe</source>
        <translation>hay demasiadas cartas delante del sabot</translation>
    </message>
    <message>
        <source>there are no chips there</source>
        <translation>no hay fichas ahí</translation>
    </message>
    <message>
        <source>there are not that many chips there</source>
        <translation>no hay tantas fichas ahí</translation>
    </message>
    <message>
        <source>there is no payoff to take back</source>
        <translation>no hay pago que retirar</translation>
    </message>
    <message>
        <source>there are no cards there</source>
        <translation>no hay cartas ahí</translation>
    </message>
    <message>
        <source>there are not that many cards</source>
        <translation>no hay tantas cartas</translation>
    </message>
    <message>
        <source>the cards are not ready to be cut</source>
        <translation>las cartas no están listas para cortar</translation>
    </message>
    <message>
        <source>there is nothing to decide</source>
        <translation>no hay nada que decidir</translation>
    </message>
    <message>
        <source>this house has no surrender</source>
        <translation>esta casa no admite rendirse</translation>
    </message>
    <message>
        <source>that bet cannot be made by itself</source>
        <translation>esa apuesta no se puede hacer sola</translation>
    </message>
    <message>
        <source>the dealer has no card face down</source>
        <translation>el crupier no tiene carta boca abajo</translation>
    </message>
    <message>
        <source>this hand cannot be doubled now</source>
        <translation>esta mano no puede doblar ahora</translation>
    </message>
    <message>
        <source>this house does not allow a double of that amount</source>
        <translation>esta casa no permite doblar por esa cantidad</translation>
    </message>
    <message>
        <source>this hand cannot be split now</source>
        <translation>esta mano no se puede dividir ahora</translation>
    </message>
    <message>
        <source>insurance is not open now</source>
        <translation>el seguro no está abierto ahora</translation>
    </message>
    <message>
        <source>insurance is at most half the bet</source>
        <translation>el seguro es como mucho media apuesta</translation>
    </message>
    <message>
        <source>Refuse it before you close the bets.</source>
        <translation>Rechácela antes de cerrar las apuestas.</translation>
    </message>
    <message>
        <source>Remind the patron, or refuse a second one, before you close the bets.</source>
        <translation>Recuerde el mínimo al jugador, o rechace la segunda, antes de cerrar las apuestas.</translation>
    </message>
    <message>
        <source>Hand back the excess before you close the bets.</source>
        <translation>Devuelva el exceso antes de cerrar las apuestas.</translation>
    </message>
    <message>
        <source>%1 has no main bet beside it.</source>
        <translation>%1 no tiene apuesta principal al lado.</translation>
    </message>
    <message>
        <source>%1: %2 is below the minimum of %3.</source>
        <translation>%1: %2 está bajo el mínimo de %3.</translation>
    </message>
    <message>
        <source>%1: with %2 the bets of the seat come to more than %3.</source>
        <translation>%1: con %2 las apuestas del asiento pasan de %3.</translation>
    </message>
    <message>
        <source>%1: %2 is above the maximum of %3.</source>
        <translation>%1: %2 pasa del máximo de %3.</translation>
    </message>
    <message>
        <source>This house takes no side bet without a main bet.</source>
        <translation>Esta casa no admite apuesta lateral sin la principal.</translation>
    </message>
    <message>
        <source>This house takes no tie bet without a main bet.</source>
        <translation>Esta casa no admite empate sin la principal.</translation>
    </message>
    <message>
        <source>%1: %2 was accepted.</source>
        <translation>%1: se aceptó %2.</translation>
    </message>
    <message>
        <source>On the war cards this house takes exactly the amount of the main bet.</source>
        <translation>En las cartas de guerra esta casa admite exactamente la apuesta principal.</translation>
    </message>
    <message>
        <source>%1 was accepted.</source>
        <translation>Se aceptó %1.</translation>
    </message>
    <message>
        <source>This house does not take that bet.</source>
        <translation>Esta casa no admite esa apuesta.</translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot; was not called.</source>
        <translation>No se avisó «Hagan sus apuestas».</translation>
    </message>
    <message>
        <source>Call for bets before you close them.</source>
        <translation>Pida apuestas antes de cerrarlas.</translation>
    </message>
    <message>
        <source>&quot;No more bets&quot; was not called.</source>
        <translation>No se avisó «No va más».</translation>
    </message>
    <message>
        <source>Call it before the first card.</source>
        <translation>Avíselo antes de la primera carta.</translation>
    </message>
    <message>
        <source>Call the floor before you pay more than %1.</source>
        <translation>Llame al supervisor antes de pagar más de %1.</translation>
    </message>
    <message>
        <source>Call the floor; the floor&apos;s ruling is final.</source>
        <translation>Llame al supervisor; su decisión es definitiva.</translation>
    </message>
    <message>
        <source>The patron at %1 tied and was not asked.</source>
        <translation>El jugador de %1 empató y no se le preguntó.</translation>
    </message>
    <message>
        <source>Ask a tied patron for war or surrender before you touch the bet.</source>
        <translation>Pregunte guerra o rendición antes de tocar la apuesta.</translation>
    </message>
    <message>
        <source>Wait for the answer: war or surrender.</source>
        <translation>Espere la respuesta: guerra o rendición.</translation>
    </message>
    <message>
        <source>The floor was not called.</source>
        <translation>No se llamó al supervisor.</translation>
    </message>
    <message>
        <source>%1: %2 came after bets were closed and was not refused.</source>
        <translation>%1: %2 llegó con las apuestas cerradas y no se rechazó.</translation>
    </message>
    <message>
        <source>Refuse a late bet before you do anything else.</source>
        <translation>Rechace una apuesta tardía antes de hacer otra cosa.</translation>
    </message>
    <message>
        <source>%1: not called for now.</source>
        <translation>%1: ahora no toca.</translation>
    </message>
    <message>
        <source>This house has no such step at this point.</source>
        <translation>Esta casa no tiene ese paso en este momento.</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la mesa</translation>
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
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Avisos</translation>
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
        <translation>ninguno</translation>
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
        <translation>recoger y pagar</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>dejar y pagar</translation>
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
        <translation>bajo</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alto</translation>
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
        <translation type="unfinished">Irregularidades</translation>
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
        <translation type="unfinished">sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished">no</translation>
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
        <translation type="unfinished">empate</translation>
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
        <translation type="unfinished">GUERRA</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation type="unfinished">EMPATE</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation type="unfinished">GUERRA</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation type="unfinished">EMPATE 2</translation>
    </message>
    <message>
        <source>POST</source>
        <translation type="unfinished">CASA</translation>
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
        <translation type="unfinished">Sale la carta de corte</translation>
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
        <translation type="unfinished">Un sabot nuevo</translation>
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
        <translation>Puntuación</translation>
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
        <translation type="unfinished">%1 de %2 actos limpios, %3 de %4 rondas limpias.</translation>
    </message>
    <message>
        <source>Findings: %1 critical, %2 major, %3 minor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation type="unfinished">%1 segundos por ronda; esta casa pide %2.</translation>
    </message>
    <message>
        <source>Rounds dealt again: %1. The last attempt counts.</source>
        <translation>Rondas repartidas otra vez: %1. Cuenta el último intento.</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (ronda repartida otra vez, no cuenta)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corregido)</translation>
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
        <translation type="unfinished">Ningún fallo.</translation>
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
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Fallos</translation>
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
        <translation>No ponga la contraseña: quedaría guardada a la vista de todos. Escríbala en el archivo .pgpass de su carpeta personal.</translation>
    </message>
    <message>
        <source>There is no such file yet. It is created when somebody is added.</source>
        <translation>Ese archivo aún no existe. Se crea al añadir a alguien.</translation>
    </message>
    <message numerus="yes">
        <source>It works: %n person(s),</source>
        <translation>
            <numerusform>Funciona: %n persona,</numerusform>
            <numerusform>Funciona: %n personas,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s).</source>
        <translation>
            <numerusform>%n sesión.</numerusform>
            <numerusform>%n sesiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server does not take a session: %1</source>
        <translation>El servidor no acepta una sesión: %1</translation>
    </message>
    <message>
        <source>No PIN is set any more. Choose the name again.</source>
        <translation>Ya no hay ningún PIN. Elija de nuevo el nombre.</translation>
    </message>
    <message>
        <source>What is stored of this PIN is damaged. A new one must be set.</source>
        <translation>Los datos guardados de este PIN están dañados. Hay que poner uno nuevo.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>No hay registros.</translation>
    </message>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Este examen está en curso: sus cartas están selladas.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CallBar</name>
    <message>
        <source>Place
your bets</source>
        <translation>Hagan sus
apuestas</translation>
    </message>
    <message>
        <source>No more
bets</source>
        <translation>No va
más</translation>
    </message>
    <message>
        <source>War or
surrender?</source>
        <translation>¿Guerra o
se rinde?</translation>
    </message>
    <message>
        <source>Leave the
winnings?</source>
        <translation>¿Deja la
ganancia?</translation>
    </message>
    <message>
        <source>Below the
minimum</source>
        <translation>Bajo el
mínimo</translation>
    </message>
    <message>
        <source>Call the
floor</source>
        <translation>Llamar al
supervisor</translation>
    </message>
    <message>
        <source>Deal face
down</source>
        <translation>Dar boca
abajo</translation>
    </message>
    <message>
        <source>Peek at
hole card</source>
        <translation>Mirar la
carta tapada</translation>
    </message>
    <message>
        <source>Turn over
hole card</source>
        <translation>Mostrar la
carta tapada</translation>
    </message>
    <message>
        <source>Void the
round</source>
        <translation>Anular la
ronda</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>End the
round</source>
        <translation>Terminar
la ronda</translation>
    </message>
    <message>
        <source>What
is next?</source>
        <translation>¿Qué
sigue?</translation>
    </message>
    <message>
        <source>Any
insurance?</source>
        <translation>¿Desean
seguro?</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CheckCard</name>
    <message>
        <source>Valid</source>
        <translation>Válido</translation>
    </message>
    <message>
        <source>Signed by a key you do not trust yet</source>
        <translation>Firmado con una clave en la que aún no confía</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>No válido</translation>
    </message>
    <message>
        <source>A key you trust</source>
        <translation>Una clave en la que confía</translation>
    </message>
    <message>
        <source>A key you do not trust yet</source>
        <translation>Una clave en la que aún no confía</translation>
    </message>
    <message>
        <source>A revocation list, taken into account</source>
        <translation>Una lista de revocación, tenida en cuenta</translation>
    </message>
    <message>
        <source>A revocation list of somebody you do not trust</source>
        <translation>Una lista de revocación de alguien en quien no confía</translation>
    </message>
    <message>
        <source>Not a certificate</source>
        <translation>No es un certificado</translation>
    </message>
    <message>
        <source>Trust this key</source>
        <translation>Confiar en esta clave</translation>
    </message>
    <message>
        <source>Dealing the exam again…</source>
        <translation>El examen se reparte otra vez…</translation>
    </message>
    <message numerus="yes">
        <source>It declares %n certificate(s) or key(s) void.</source>
        <translation>
            <numerusform>Anula %n certificado o clave.</numerusform>
            <numerusform>Anula %n certificados o claves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else holds: the log, the cards, the findings and the score. What is left is whose key this is. It says it belongs to %1.</source>
        <translation>Todo lo demás es correcto: el registro, las cartas, los fallos y la puntuación. Solo falta saber de quién es esta clave. Dice ser de %1.</translation>
    </message>
    <message>
        <source>It says it belongs to %1.</source>
        <translation>Dice ser de %1.</translation>
    </message>
    <message>
        <source>Call them, on a number you know, and let them read out the fingerprint of their key. Trust it only if it is this one:</source>
        <translation>Llame a un número que usted conozca y pida que le lean la huella de esa clave. Confíe en ella solo si es esta:</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Huella</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, número %2</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Expedido</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Firmado por</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Hours dealt</source>
        <translation>Horas repartiendo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClausePopover</name>
    <message>
        <source>The source is unclear here: this is how we read it.</source>
        <translation>La fuente no es clara aquí: así la leemos.</translation>
    </message>
    <message>
        <source>The source demands it. The words are ours.</source>
        <translation>Lo exige la fuente. Las palabras son nuestras.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoachCard</name>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Also: %1. %2 %3 (%4)</source>
        <translation>También: %1. %2 %3 (%4)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CompareScreen</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare two houses</source>
        <translation>Comparar dos casas</translation>
    </message>
    <message>
        <source>The house you know</source>
        <translation>La casa que conoce</translation>
    </message>
    <message>
        <source>The house you move to</source>
        <translation>La casa a la que va</translation>
    </message>
    <message>
        <source>Write the sheet…</source>
        <translation>Escribir la hoja…</translation>
    </message>
    <message>
        <source>Practise the differences</source>
        <translation>Practicar las diferencias</translation>
    </message>
    <message>
        <source>What is different?</source>
        <translation>¿Qué cambia?</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Conoce</translation>
    </message>
    <message>
        <source>Swap the two houses</source>
        <translation>Cambiar las dos casas</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>You move to</source>
        <translation>Va a</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Ninguna diferencia.</translation>
    </message>
    <message>
        <source>One thing to do differently</source>
        <translation>Una cosa que hacer de otro modo</translation>
    </message>
    <message>
        <source>%1 things to do differently, the riskiest first</source>
        <translation>%1 cosas que hacer de otro modo, la más arriesgada primero</translation>
    </message>
    <message>
        <source>The differences cannot be practised</source>
        <translation>Las diferencias no se pueden practicar</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoursePage</name>
    <message>
        <source>read</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>watch</source>
        <translation>mirar</translation>
    </message>
    <message numerus="yes">
        <source>deal %n task(s)</source>
        <translation>
            <numerusform>repartir: %n tarea</numerusform>
            <numerusform>repartir: %n tareas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pregunta</numerusform>
            <numerusform>%n preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>The course is being prepared.</source>
        <translation>Se está preparando el curso.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Some lesson files cannot be used:</source>
        <translation>Algunos archivos de lecciones no se pueden usar:</translation>
    </message>
    <message>
        <source>There are no lessons for this house.</source>
        <translation>No hay lecciones para esta casa.</translation>
    </message>
    <message>
        <source>You have done all lessons of this house. Any of them can be repeated.</source>
        <translation>Ha hecho todas las lecciones de esta casa. Puede repetir cualquiera.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done.</source>
        <translation>
            <numerusform>Lecciones hechas: %1 de %n.</numerusform>
            <numerusform>Lecciones hechas: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <translation>Empezar: %1</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continuar: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoFooter</name>
    <message>
        <source>No mistake</source>
        <translation>Sin error</translation>
    </message>
    <message>
        <source>Paid too much</source>
        <translation>Pago de más</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Fuera de turno</translation>
    </message>
    <message>
        <source>Burn forgotten</source>
        <translation>Quema olvidada</translation>
    </message>
    <message>
        <source>Cards too early</source>
        <translation>Cartas antes de tiempo</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Letra grande</translation>
    </message>
    <message>
        <source>What is the difference?</source>
        <translation>¿Cuál es la diferencia?</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>In step</source>
        <translation>Al mismo paso</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>A su ritmo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Mistake to show</source>
        <translation>Error que mostrar</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>○ call   ● chips   ▮ cards leave</source>
        <translation>○ aviso   ● fichas   ▮ se van las cartas</translation>
    </message>
    <message>
        <source>Normal type</source>
        <translation>Letra normal</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoHeader</name>
    <message>
        <source>Two tables</source>
        <translation>Dos mesas</translation>
    </message>
    <message>
        <source>One table</source>
        <translation>Una mesa</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Otra ronda</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Any round</source>
        <translation>Cualquier ronda</translation>
    </message>
    <message>
        <source>Win, loss and tie</source>
        <translation>Ganada, perdida y empate</translation>
    </message>
    <message>
        <source>Two wars at once</source>
        <translation>Dos guerras a la vez</translation>
    </message>
    <message>
        <source>A tied war</source>
        <translation>Una guerra empatada</translation>
    </message>
    <message>
        <source>A surrender</source>
        <translation>Una rendición</translation>
    </message>
    <message>
        <source>A bet above the limit</source>
        <translation>Una apuesta sobre el límite</translation>
    </message>
    <message>
        <source>An exposed card</source>
        <translation>Una carta expuesta</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>Sale la carta de corte</translation>
    </message>
    <message>
        <source>A parlay</source>
        <translation>Un parlay</translation>
    </message>
    <message>
        <source>A split</source>
        <translation>Una división</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoPictures</name>
    <message>
        <source>Save the demonstration</source>
        <translation>Guardar la demostración</translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <translation>No se pudo escribir %1</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notación (*.deal)</translation>
    </message>
    <message>
        <source>Pictures for slides (*.png)</source>
        <translation>Imágenes para diapositivas (*.png)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoScreen</name>
    <message>
        <source>Show</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Show a round</source>
        <translation>Mostrar una ronda</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>Saved: %1 pictures.</source>
        <translation>Guardadas: %1 imágenes.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>How it is dealt</source>
        <translation>Cómo se reparte</translation>
    </message>
    <message>
        <source>The same round, twice</source>
        <translation>La misma ronda, dos veces</translation>
    </message>
    <message>
        <source>Same cards, two houses</source>
        <translation>Mismas cartas, dos casas</translation>
    </message>
    <message>
        <source>Saved: %1-left and -right.deal</source>
        <translation>Guardado: %1-left y -right.deal</translation>
    </message>
    <message>
        <source>Saved: %1.deal</source>
        <translation>Guardado: %1.deal</translation>
    </message>
    <message>
        <source>The demonstration could not be saved</source>
        <translation>No se pudo guardar la demostración</translation>
    </message>
    <message>
        <source>Writing pictures…</source>
        <translation>Escribiendo imágenes…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoTable</name>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Now you</source>
        <translation>Ahora usted</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>Recoger y pagar</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>Dejar y pagar</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Take over and deal from here</source>
        <translation>Tomar la mesa y seguir desde aquí</translation>
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
        <translation>al recoger</translation>
    </message>
    <message>
        <source>laying</source>
        <translation>al dejar</translation>
    </message>
    <message>
        <source>the left table</source>
        <translation>la mesa izquierda</translation>
    </message>
    <message>
        <source>the right table</source>
        <translation>la mesa derecha</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EdgeChart</name>
    <message>
        <source>House edge</source>
        <translation>Ventaja de la casa</translation>
    </message>
    <message>
        <source>Press Simulate to watch the edge converge.</source>
        <translation>Pulse Simular para ver cómo converge la ventaja.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EditorScreen</name>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>A house of your own</source>
        <translation>Una casa propia</translation>
    </message>
    <message>
        <source>The house to start from</source>
        <translation>La casa de partida</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>The source&apos;s</source>
        <translation>De la fuente</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Elecciones propias</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Deal here</source>
        <translation>Repartir aquí</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Which keys to see</source>
        <translation>Qué claves ver</translation>
    </message>
    <message>
        <source>Nothing to show here.</source>
        <translation>Nada que mostrar aquí.</translation>
    </message>
    <message>
        <source>%1, our house</source>
        <translation>%1, nuestra casa</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>Sus cambios no están guardados.</translation>
    </message>
    <message>
        <source>Discard them and start over?</source>
        <translation>¿Descartarlos y empezar de nuevo?</translation>
    </message>
    <message>
        <source>New house</source>
        <translation>Casa nueva</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, sin guardar</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>One fault, shown at its key.</source>
        <translation>Un fallo, mostrado en su clave.</translation>
    </message>
    <message>
        <source>%1 faults, shown at their keys.</source>
        <translation>%1 fallos, mostrados en sus claves.</translation>
    </message>
    <message>
        <source>Felt, odds and manual still show the last valid version.</source>
        <translation>El tapete, las ventajas y el manual muestran aún la última versión válida.</translation>
    </message>
    <message>
        <source>Save the house</source>
        <translation>Guardar la casa</translation>
    </message>
    <message>
        <source>House files (*.toml)</source>
        <translation>Archivos de casa (*.toml)</translation>
    </message>
    <message>
        <source>The house could not be saved</source>
        <translation>No se pudo guardar la casa</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortCard</name>
    <message>
        <source>What is the difference?</source>
        <translation>¿Cuál es la diferencia?</translation>
    </message>
    <message>
        <source>Seconds come from this model, not from a stopwatch. Adjust it:</source>
        <translation>Los segundos salen de este modelo, no de un cronómetro. Ajústelo:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>A call</source>
        <translation>Un aviso</translation>
    </message>
    <message>
        <source>A card dealt or burned</source>
        <translation>Una carta dada o quemada</translation>
    </message>
    <message>
        <source>A bet taken or paid</source>
        <translation>Una apuesta retirada o pagada</translation>
    </message>
    <message>
        <source>Cards picked up</source>
        <translation>Cartas recogidas</translation>
    </message>
    <message>
        <source>Each further hand swept up</source>
        <translation>Cada mano más recogida de un barrido</translation>
    </message>
    <message>
        <source>Reach, per seat from the middle</source>
        <translation>Alcance, por asiento desde el centro</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Un sabot nuevo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Hand motions per round</source>
        <translation>Movimientos de mano por ronda</translation>
    </message>
    <message>
        <source>Time per round</source>
        <translation>Tiempo por ronda</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Cards stay after the chips have moved</source>
        <translation>Las cartas quedan tras mover las fichas</translation>
    </message>
    <message>
        <source>%1 %2 less</source>
        <translation>%1 %2 menos</translation>
    </message>
    <message>
        <source>%1 %2 more</source>
        <translation>%1 %2 más</translation>
    </message>
    <message>
        <source>%1 takes %2 and %3 per round than %4. %5 leaves the cards of each hand on the layout %6 s longer: time to correct a wrong payment from the cards.</source>
        <translation>%1 necesita %2 y %3 por ronda que %4. %5 deja las cartas de cada mano %6 s más en el tapete: tiempo para corregir un pago a partir de las cartas.</translation>
    </message>
    <message>
        <source>motions</source>
        <translation>movimientos</translation>
    </message>
    <message>
        <source>This round: %1</source>
        <translation>Esta ronda: %1</translation>
    </message>
    <message>
        <source>On average over %1 rounds: %2</source>
        <translation>De media en %1 rondas: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsScreen</name>
    <message>
        <source>Exams</source>
        <translation>Exámenes</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Exámenes y certificados</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::FileDialogs</name>
    <message>
        <source>Open a session</source>
        <translation>Abrir una sesión</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal);;All files (*)</source>
        <translation>Notación (*.deal);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guardar la sesión</translation>
    </message>
    <message>
        <source>session.deal</source>
        <translation>sesion.deal</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notación (*.deal)</translation>
    </message>
    <message>
        <source>The session could not be saved</source>
        <translation>No se pudo guardar la sesión</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s manual</source>
        <translation>Escribir el manual del crupier</translation>
    </message>
    <message>
        <source>Write the difference sheet</source>
        <translation>Escribir la hoja de diferencias</translation>
    </message>
    <message>
        <source>Open a house file</source>
        <translation>Abrir un archivo de casa</translation>
    </message>
    <message>
        <source>House files (*.toml);;All files (*)</source>
        <translation>Archivos de casa (*.toml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>Esta casa no se puede usar</translation>
    </message>
    <message>
        <source>PDF on A4 (*.pdf)</source>
        <translation>PDF en A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF on US Letter (*.pdf)</source>
        <translation>PDF en carta de EE. UU. (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Session saved: %1</source>
        <translation>Sesión guardada: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::GuidedRound</name>
    <message>
        <source>%1 cannot deal such a round.</source>
        <translation>%1 no puede repartir una ronda así.</translation>
    </message>
    <message>
        <source>This round cannot be dealt</source>
        <translation>Esta ronda no se puede repartir</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeldBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>payoff on the %1 of %2</source>
        <translation>pago de %1, %2</translation>
    </message>
    <message>
        <source>late chips on the %1 of %2</source>
        <translation>fichas tardías en %1, %2</translation>
    </message>
    <message>
        <source>cards of %1</source>
        <translation>cartas de %1</translation>
    </message>
    <message>
        <source>card that slid out</source>
        <translation>carta que se salió del sabot</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Mitad</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Volver a poner</translation>
    </message>
    <message>
        <source>Count out half of this bet, for a surrender</source>
        <translation>Cortar la mitad de esta apuesta, para una rendición</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>En su mano: %1</translation>
    </message>
    <message>
        <source>In your hand: cards of %1 places</source>
        <translation>En su mano: cartas de %1 posiciones</translation>
    </message>
    <message>
        <source>In your hand: %1 bets</source>
        <translation>En su mano: %1 apuestas</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseGrid</name>
    <message>
        <source>Open a house file…</source>
        <translation>Abrir un archivo de casa…</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Volver a ponerla</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>Volver a poner %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HousePreview</name>
    <message>
        <source>Felt</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Ventajas</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>The house file</source>
        <translation>El archivo de la casa</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseShelf</name>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>El archivo %1 no se puede leer.</translation>
    </message>
    <message>
        <source>The file %1 cannot be changed.</source>
        <translation>El archivo %1 no se puede modificar.</translation>
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
        <translation>Más sobre %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Quitar de esta lista</translation>
    </message>
    <message>
        <source>Name of the house</source>
        <translation>Nombre de la casa</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
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
        <translation>Examen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeyRow</name>
    <message>
        <source>choice</source>
        <translation>elección</translation>
    </message>
    <message>
        <source>Origin of the rule: a clause (WA-9), our reading of an unclear one (reading WA-4), or choice</source>
        <translation>Origen de la regla: una cláusula (WA-9), nuestra lectura de una poco clara (reading WA-4) o elección (choice)</translation>
    </message>
    <message>
        <source>Origin of: %1</source>
        <translation>Origen de: %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeySheet</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Deal to that seat</source>
        <translation>Dar a ese asiento</translation>
    </message>
    <message>
        <source>Deal to the dealer</source>
        <translation>Dar al crupier</translation>
    </message>
    <message>
        <source>Deal the hole card, face down</source>
        <translation>Dar la carta tapada, boca abajo</translation>
    </message>
    <message>
        <source>Peek at the hole card</source>
        <translation>Mirar la carta tapada</translation>
    </message>
    <message>
        <source>Turn the hole card over</source>
        <translation>Mostrar la carta tapada</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>Dividir la pareja</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Quemar</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Descartar la carta expuesta</translation>
    </message>
    <message>
        <source>Collect the cards (C 0: the dealer&apos;s)</source>
        <translation>Recoger las cartas (C 0: las del crupier)</translation>
    </message>
    <message>
        <source>At the shoe: shuffle, cut, load</source>
        <translation>En el sabot: barajar, cortar, cargar</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>Ofrecer el corte</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Hagan sus apuestas</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>¿Guerra o se rinde?</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>¿Lo retira todo o deja la ganancia?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>¿Seguro?</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Bajo el mínimo</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Llamar al supervisor</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>Anular la ronda</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Terminar la ronda</translation>
    </message>
    <message>
        <source>New session, open, save</source>
        <translation>Nueva sesión, abrir, guardar</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>%1 (Shift: five)</source>
        <translation>%1 (Mayús: cinco)</translation>
    </message>
    <message>
        <source>Put the last chip back (Esc: all)</source>
        <translation>Devolver la última ficha (Esc: todas)</translation>
    </message>
    <message>
        <source>Pay with the chips in your hand</source>
        <translation>Pagar con las fichas de la mano</translation>
    </message>
    <message>
        <source>Take (chips in hand: that amount)</source>
        <translation>Retirar (con fichas en la mano: esa cantidad)</translation>
    </message>
    <message>
        <source>Hand back or refuse</source>
        <translation>Devolver o rechazar</translation>
    </message>
    <message>
        <source>Take back a payoff</source>
        <translation>Retirar un pago</translation>
    </message>
    <message>
        <source>Post the matching unit</source>
        <translation>Poner la unidad de la casa</translation>
    </message>
    <message>
        <source>Give the post to the patron</source>
        <translation>Dar la apuesta de la casa al jugador</translation>
    </message>
    <message>
        <source>Main, tie, war, war tie, post; A: all</source>
        <translation>Principal, empate, guerra, empate en guerra, casa; A: todo</translation>
    </message>
    <message>
        <source>Main, war, insurance; A: all</source>
        <translation>Principal, guerra, seguro; A: todo</translation>
    </message>
    <message>
        <source>Choose a hand of a split seat</source>
        <translation>Elegir una mano de un asiento dividido</translation>
    </message>
    <message>
        <source>Take half the main bet</source>
        <translation>Retirar la mitad de la apuesta principal</translation>
    </message>
    <message>
        <source>Cut half the bet you hold</source>
        <translation>Cortar la mitad de la apuesta en la mano</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Move over the table, use a spot</source>
        <translation>Moverse por la mesa, usar un lugar</translation>
    </message>
    <message>
        <source>What is next? Again: shows where</source>
        <translation>¿Qué sigue? Otra vez: muestra dónde</translation>
    </message>
    <message>
        <source>Show or hide the side panel</source>
        <translation>Mostrar u ocultar el panel</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>La ronda</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Reproducir y pausar</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <translation>Un paso atrás, un paso adelante</translation>
    </message>
    <message>
        <source>The same, with a remote</source>
        <translation>Lo mismo, con un mando</translation>
    </message>
    <message>
        <source>First step, last step</source>
        <translation>Primer paso, último paso</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Otra ronda</translation>
    </message>
    <message>
        <source>The show</source>
        <translation>La demostración</translation>
    </message>
    <message>
        <source>One table or two</source>
        <translation>Una mesa o dos</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Letra grande</translation>
    </message>
    <message>
        <source>What is the difference?</source>
        <translation>¿Cuál es la diferencia?</translation>
    </message>
    <message>
        <source>Now you: take over from here</source>
        <translation>Ahora usted: seguir desde aquí</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Deal this round again</source>
        <translation>Repartir otra vez esta ronda</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LanguagePreferences</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Of the window, of findings and of what is printed.</source>
        <translation>De la ventana, de los fallos y de lo impreso.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LearnScreen</name>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Learn: the course of a house</source>
        <translation>Aprender: el curso de una casa</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Learn to deal</source>
        <translation>Aprender a repartir</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LeaveMenu</name>
    <message>
        <source>Go on dealing</source>
        <translation>Seguir repartiendo</translation>
    </message>
    <message>
        <source>Deal this round again</source>
        <translation>Repartir otra vez esta ronda</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>¿Dejar la mesa?</translation>
    </message>
    <message>
        <source>The session is kept. You can go on with it from the start screen.</source>
        <translation>La sesión se conserva. Puede seguir con ella desde la pantalla de inicio.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonPage</name>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Le toca a usted</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Repartir la ronda</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>%1 Round %2 of %3.</source>
        <translation>%1 Ronda %2 de %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). Deal one more like it.</source>
        <translation>
            <numerusform>%n error. Reparta otra ronda parecida.</numerusform>
            <numerusform>%n errores. Reparta otra ronda parecida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal another</source>
        <translation>Repartir otra</translation>
    </message>
    <message numerus="yes">
        <source>Clean. %n round(s) to go.</source>
        <translation>
            <numerusform>Ronda limpia. Falta %n.</numerusform>
            <numerusform>Ronda limpia. Faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Clean. That is what the lesson asked for.</source>
        <translation>Ronda limpia. Eso es lo que pedía la lección.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Volver a la lección</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonRow</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Lección %1: %2, hecha</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lección %1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MainMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>About Pitwise</source>
        <translation>Acerca de Pitwise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Previous session</source>
        <translation>Sesión anterior</translation>
    </message>
    <message>
        <source>Open a session…</source>
        <translation>Abrir una sesión…</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>Sesiones recientes</translation>
    </message>
    <message>
        <source>Save the session as…</source>
        <translation>Guardar la sesión como…</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s manual…</source>
        <translation>Escribir el manual del crupier…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Todas las sesiones…</translation>
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
        <translation>Esta casa no se puede usar</translation>
    </message>
    <message>
        <source>About Pitwise</source>
        <translation>Acerca de Pitwise</translation>
    </message>
    <message>
        <source>Pitwise %1</source>
        <translation>Pitwise %1</translation>
    </message>
    <message>
        <source>Trains and certifies casino dealers: you deal, the referee judges every act by the house&apos;s procedure.

Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>Forma y certifica crupieres: usted reparte y el árbitro juzga cada acto según el procedimiento de la casa.

Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Sin ninguna garantía.</translation>
    </message>
    <message>
        <source>The session is being saved again</source>
        <translation>La sesión vuelve a guardarse</translation>
    </message>
    <message>
        <source>Nothing is missing from it.</source>
        <translation>No le falta nada.</translation>
    </message>
    <message>
        <source>The session cannot be saved at the moment</source>
        <translation>La sesión no se puede guardar por el momento</translation>
    </message>
    <message>
        <source>%1

You can deal on: nothing is lost while Pitwise is open, and it tries again by itself. Make room on the disk, or save the session somewhere else with &quot;Save the session as…&quot;.</source>
        <translation>%1

Puede seguir repartiendo: no se pierde nada mientras Pitwise esté abierto, y lo vuelve a intentar solo. Haga sitio en el disco, o guarde la sesión en otro lugar con «Guardar la sesión como…».</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MoreButton</name>
    <message>
        <source>Rename or remove this house</source>
        <translation>Cambiar el nombre de esta casa o quitarla</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NarrationWords</name>
    <message>
        <source>The cards of %1 are still on the layout: the floor can check.</source>
        <translation>Las cartas de %1 siguen en el tapete: el supervisor puede comprobarlo.</translation>
    </message>
    <message>
        <source>The cards of %1 are gone: the floor must rely on witnesses.</source>
        <translation>Las cartas de %1 ya no están: el supervisor depende de testigos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>La mesa está vacía</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Empieza la ronda %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoRecords</name>
    <message>
        <source>There are no records.</source>
        <translation>No hay registros.</translation>
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
        <translation>%1 blando</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OddsScreen</name>
    <message>
        <source>Odds</source>
        <translation>Ventajas</translation>
    </message>
    <message>
        <source>Odds and simulation</source>
        <translation>Ventajas y simulación</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>100 thousand</source>
        <translation>100 mil</translation>
    </message>
    <message>
        <source>1 million</source>
        <translation>1 millón</translation>
    </message>
    <message>
        <source>10 million</source>
        <translation>10 millones</translation>
    </message>
    <message>
        <source>1 billion</source>
        <translation>mil millones</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simular</translation>
    </message>
    <message>
        <source>Patrons</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>Asientos ocupados</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Basic strategy</source>
        <translation>Estrategia básica</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudentes</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mezclados</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Atrevidos</translation>
    </message>
    <message>
        <source>Simulated patrons, a perfect dealer, and the referee judging every act.</source>
        <translation>Jugadores simulados, un crupier perfecto y el árbitro, que juzga cada acto.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>%1 rounds, %2 acts judged, %3 findings; %4 rounds per second.</source>
        <translation>%1 rondas, %2 actos juzgados, %3 fallos; %4 rondas por segundo.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OddsTable</name>
    <message>
        <source>Main bet, as these patrons play</source>
        <translation>Apuesta principal, como juegan estos jugadores</translation>
    </message>
    <message>
        <source>Blackjack bet, as these patrons play</source>
        <translation>Apuesta de blackjack, como juegan estos jugadores</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Ventaja de la casa</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulada</translation>
    </message>
    <message>
        <source>%1 (the patron&apos;s)</source>
        <translation>%1 (del jugador)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PassingNotes</name>
    <message>
        <source>Floor: to the discards</source>
        <translation>Supervisor: al descarte</translation>
    </message>
    <message>
        <source>Floor: goes back</source>
        <translation>Supervisor: se devuelve</translation>
    </message>
    <message>
        <source>Floor: the excess goes back</source>
        <translation>Supervisor: se devuelve el exceso</translation>
    </message>
    <message>
        <source>Floor: posted</source>
        <translation>Supervisor: apuesta de la casa puesta</translation>
    </message>
    <message>
        <source>Floor: back to the tray</source>
        <translation>Supervisor: vuelve a la bandeja</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PatronMenu</name>
    <message>
        <source>War or surrender?</source>
        <translation>¿Guerra o se rinde?</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>¿Lo retira todo o deja la ganancia?</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Bajo el mínimo</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>Dividir la pareja</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>Ofrecer el corte</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PlayOptions</name>
    <message>
        <source>House&apos;s own</source>
        <translation>El de la casa</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>Recoger y pagar</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>Dejar y pagar</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Instructor</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudentes</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mezclados</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Atrevidos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Algunas</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Muchas</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Cargado</translation>
    </message>
    <message>
        <source>Shuffle first</source>
        <translation>Barajar primero</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same patrons.</source>
        <translation>El mismo número reparte las mismas cartas a los mismos jugadores.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Juicio</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>Asientos ocupados</translation>
    </message>
    <message>
        <source>Patrons</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irregularidades</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Stops at a mistake and lets you try again.</source>
        <translation>Se detiene en un error y le deja repetir.</translation>
    </message>
    <message>
        <source>Lets you play on and sums up each round.</source>
        <translation>Le deja seguir y resume cada ronda.</translation>
    </message>
    <message>
        <source>Only records. Press Result to see how you did.</source>
        <translation>Solo registra. Pulse Resultado para ver cómo le fue.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeWords</name>
    <message>
        <source>Practice: one round that covers %1 of %2 differences.</source>
        <translation>Práctica: una ronda que cubre %1 de %2 diferencias.</translation>
    </message>
    <message>
        <source>Practice: %1 rounds that cover %2 of %3 differences.</source>
        <translation>Práctica: %1 rondas que cubren %2 de %3 diferencias.</translation>
    </message>
    <message>
        <source>It starts with the shuffle.</source>
        <translation>Empieza barajando.</translation>
    </message>
    <message>
        <source>What is different in %1</source>
        <translation>Qué cambia en %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PreferenceGroup</name>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Puts these preferences back to their defaults</source>
        <translation>Vuelve estas preferencias a sus valores iniciales</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Prompts</name>
    <message>
        <source>Pay</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Hand back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Take back the payoff</source>
        <translation>Retirar el pago</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Apuesta de la casa</translation>
    </message>
    <message>
        <source>Give the post</source>
        <translation>Dar la apuesta de la casa</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Recoger las cartas</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>¿Guerra o se rinde?</translation>
    </message>
    <message>
        <source>Below the minimum.</source>
        <translation>Bajo el mínimo.</translation>
    </message>
    <message>
        <source>Offer the cut.</source>
        <translation>Ofrecer el corte.</translation>
    </message>
    <message>
        <source>Take half the main bet</source>
        <translation>Retirar la mitad de la apuesta principal</translation>
    </message>
    <message>
        <source>Leave the winnings?</source>
        <translation>¿Deja la ganancia?</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>%1, seat %2: which hand? Press 1 (a) to %3 (%4).</source>
        <translation>%1, asiento %2: ¿qué mano? Pulse 1 (a) a %3 (%4).</translation>
    </message>
    <message>
        <source>%1: no such chips at seat %2.</source>
        <translation>%1: no hay esas fichas en el asiento %2.</translation>
    </message>
    <message>
        <source>A all</source>
        <translation>A todo</translation>
    </message>
    <message>
        <source>%1, seat %2: %3</source>
        <translation>%1, asiento %2: %3</translation>
    </message>
    <message>
        <source>%1 Click the patron or press the seat number.</source>
        <translation>%1 Haga clic en el jugador o pulse el número del asiento.</translation>
    </message>
    <message>
        <source>%1: press the seat number.</source>
        <translation>%1: pulse el número del asiento.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::QuestionView</name>
    <message>
        <source>Right: %1.</source>
        <translation>Correcto: %1.</translation>
    </message>
    <message>
        <source>No, not %1. Look again and try another.</source>
        <translation>No, no es %1. Mire otra vez y pruebe otra respuesta.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Rail</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>More: sessions, files and the rest</source>
        <translation>Más: sesiones, archivos y lo demás</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsFilter</name>
    <message>
        <source>All sessions</source>
        <translation>Todas las sesiones</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Exámenes</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 días</translation>
    </message>
    <message>
        <source>Trainer…</source>
        <translation>Formador…</translation>
    </message>
    <message>
        <source>Whose sessions</source>
        <translation>De quién son las sesiones</translation>
    </message>
    <message>
        <source>Which sessions</source>
        <translation>Qué sesiones</translation>
    </message>
    <message>
        <source>How old</source>
        <translation>De cuándo</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Formador</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>There is no trainer yet. Whoever owns the records adds one: pitwise-cli records add-trainer NAME</source>
        <translation>Aún no hay ningún formador. Lo añade el responsable de los registros: pitwise-cli records add-trainer NAME</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Demasiados intentos fallidos. Espere %n segundo.</numerusform>
            <numerusform>Demasiados intentos fallidos. Espere %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Incorrecto. Espere %n segundo antes del próximo intento.</numerusform>
            <numerusform>Incorrecto. Espere %n segundos antes del próximo intento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Incorrecto. Inténtelo otra vez.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, número %2</translation>
    </message>
    <message>
        <source>Leave the trainer&apos;s area</source>
        <translation>Salir del área del formador</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsPlaceEdit</name>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>The usual file</source>
        <translation>El archivo habitual</translation>
    </message>
    <message>
        <source>File or server</source>
        <translation>Archivo o servidor</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Probando…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsPreferences</name>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Where people and sessions are kept: a file on this computer, or a school&apos;s server, postgresql://station4@server/school.</source>
        <translation>Dónde se guardan las personas y las sesiones: un archivo en este equipo o el servidor de una escuela, postgresql://station4@server/school.</translation>
    </message>
    <message>
        <source>Named when Pitwise was started, so it cannot be changed here.</source>
        <translation>Se indicó al iniciar Pitwise, así que aquí no se puede cambiar.</translation>
    </message>
    <message>
        <source>File or server</source>
        <translation>Archivo o servidor</translation>
    </message>
    <message>
        <source>database PostgreSQL SQLite people sessions</source>
        <translation>base de datos PostgreSQL SQLite personas sesiones</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsScreen</name>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Open in the table</source>
        <translation>Abrir en la mesa</translation>
    </message>
    <message>
        <source>Show as text</source>
        <translation>Mostrar como texto</translation>
    </message>
    <message>
        <source>Save as .deal…</source>
        <translation>Guardar como .deal…</translation>
    </message>
    <message>
        <source>Export the list as CSV…</source>
        <translation>Exportar la lista como CSV…</translation>
    </message>
    <message>
        <source>Sessions, the latest first</source>
        <translation>Sesiones, la más reciente primero</translation>
    </message>
    <message>
        <source>The server cannot be reached: this is what is kept on this computer. (%1)</source>
        <translation>No hay conexión con el servidor: esto es lo guardado en este equipo. (%1)</translation>
    </message>
    <message>
        <source>Say who deals on the start screen to see your sessions here. A guest&apos;s sessions are not kept; a trainer sees everybody&apos;s.</source>
        <translation>Indique en la pantalla de inicio quién reparte para ver aquí sus sesiones. Las de un invitado no se guardan; un formador ve las de todos.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>No hay registros.</translation>
    </message>
    <message>
        <source>No session fits. Choose &quot;All sessions&quot; and &quot;Any time&quot; to see all.</source>
        <translation>Ninguna sesión coincide. Elija «Todas las sesiones» y «Cualquier fecha» para verlas todas.</translation>
    </message>
    <message>
        <source>Nothing has been dealt yet. Every session is kept from its first act.</source>
        <translation>Aún no se ha repartido nada. Cada sesión se guarda desde su primer acto.</translation>
    </message>
    <message>
        <source>This session cannot be read</source>
        <translation>No se puede leer esta sesión</translation>
    </message>
    <message>
        <source>The session in dealing notation</source>
        <translation>La sesión en notación</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guardar la sesión</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notación (*.deal)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Exportar la lista</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>No se pudo escribir el archivo</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScorePanel</name>
    <message numerus="yes">
        <source>Recording, %n round(s)</source>
        <translation>
            <numerusform>Grabando, %n ronda</numerusform>
            <numerusform>Grabando, %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy %1 percent, %2 points, %3 clean rounds in a row</source>
        <translation>Precisión %1 por ciento, %2 puntos, %3 rondas limpias seguidas</translation>
    </message>
    <message>
        <source>rounds recorded</source>
        <translation>rondas grabadas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>of acts clean</source>
        <translation>de actos limpios</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>points of 100</source>
        <translation>puntos de 100</translation>
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
        <translation>rondas limpias seguidas</translation>
    </message>
    <message>
        <source>a round; goal %1 s</source>
        <translation>la ronda; meta %1 s</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SearchWords</name>
    <message>
        <source>That cannot happen here.</source>
        <translation>Eso no puede ocurrir aquí.</translation>
    </message>
    <message>
        <source>That cannot be shown here.</source>
        <translation>Eso no se puede mostrar aquí.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionLibrary</name>
    <message>
        <source>%1

The session resumes before that line.</source>
        <translation>%1

La sesión se reanuda antes de esa línea.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of it cannot be resumed; they stay in the file, and what you deal now is kept in a new one.</source>
        <translation>
            <numerusform>%n línea no se puede reanudar; queda en el archivo, y lo que reparta ahora se guarda en uno nuevo.</numerusform>
            <numerusform>%n líneas no se pueden reanudar; quedan en el archivo, y lo que reparta ahora se guarda en uno nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>the records</source>
        <translation>los registros</translation>
    </message>
    <message>
        <source>There is no such session.</source>
        <translation>No existe esa sesión.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Sessions</name>
    <message>
        <source>This session could not be opened</source>
        <translation>No se pudo abrir esta sesión</translation>
    </message>
    <message>
        <source>Part of this session could not be read</source>
        <translation>No se pudo leer parte de esta sesión</translation>
    </message>
    <message>
        <source>The session could not be resumed</source>
        <translation>No se pudo reanudar la sesión</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionsDialog</name>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Last dealt</source>
        <translation>Último reparto</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Juicio</translation>
    </message>
    <message>
        <source>Sessions, the latest first</source>
        <translation>Sesiones, la más reciente primero</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Instructor</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>At a table now</source>
        <translation>Ahora en una mesa</translation>
    </message>
    <message>
        <source>No session has been dealt yet.</source>
        <translation>Aún no se ha repartido ninguna sesión.</translation>
    </message>
    <message>
        <source>Every session you deal is kept.</source>
        <translation>Se guarda cada sesión que reparte.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SettingsPreview</name>
    <message>
        <source>Show the motion</source>
        <translation>Mostrar el movimiento</translation>
    </message>
    <message>
        <source>I&apos;ll go to war</source>
        <translation>Voy a la guerra</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Plays the last act of the preview again</source>
        <translation>Repite el último acto de la vista previa</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>No preference has these words.</source>
        <translation>Ninguna preferencia tiene esas palabras.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Buscar en las preferencias</translation>
    </message>
    <message>
        <source>Search the preferences (Ctrl+F)</source>
        <translation>Buscar en las preferencias (Ctrl+F)</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Puts every preference back to its default</source>
        <translation>Vuelve todas las preferencias a su valor inicial</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShareChart</name>
    <message>
        <source>How often</source>
        <translation>Con qué frecuencia</translation>
    </message>
    <message>
        <source>Ties, wars and other events.</source>
        <translation>Empates, guerras y otros sucesos.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Shell</name>
    <message>
        <source>The file could not be written</source>
        <translation>No se pudo escribir el archivo</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>Esta casa no se puede usar</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>This session is not under way in your records: what you deal now is not kept.</source>
        <translation>Esta sesión no está en curso en sus registros: lo que reparta ahora no se guarda.</translation>
    </message>
    <message>
        <source>This session cannot be kept in the records</source>
        <translation>Esta sesión no se puede guardar en los registros</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShiftChart</name>
    <message>
        <source>House result per shift</source>
        <translation>Resultado de la casa por turno</translation>
    </message>
    <message>
        <source>Results of eight-hour shifts.</source>
        <translation>Resultados de turnos de ocho horas.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShoeMenu</name>
    <message>
        <source>Shuffle</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>Offer the cut to…</source>
        <translation>Ofrecer el corte a…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Place the cut card</source>
        <translation>Poner la carta de corte</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>Cartas tras la carta de corte</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Cargar el sabot</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Quemar una carta</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Descartar la carta expuesta</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SidePanel</name>
    <message>
        <source>Coach</source>
        <translation>Instructor</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>pick and pay</source>
        <translation>recoger y pagar</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>dejar y pagar</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Repartir otra vez</translation>
    </message>
    <message>
        <source>Deal this round again: the same cards, the same patrons</source>
        <translation>Repartir otra vez esta ronda: las mismas cartas, los mismos jugadores</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SimulationCharts</name>
    <message>
        <source>Bet in the chart</source>
        <translation>Apuesta del gráfico</translation>
    </message>
    <message>
        <source>%1 ± %2; %3 % of %4 shifts lose</source>
        <translation>%1 ± %2; pierde el %3 % de %4 turnos</translation>
    </message>
    <message>
        <source>Of %1 hands in %2 rounds.</source>
        <translation>De %1 manos en %2 rondas.</translation>
    </message>
    <message>
        <source>Exact: %1 or %2; %3 of all money staked; variance %4.</source>
        <translation>Exacta: %1 o %2; %3 de todo lo apostado; varianza %4.</translation>
    </message>
    <message>
        <source>This bet has no exact edge with these patrons.</source>
        <translation>Esta apuesta no tiene ventaja exacta con estos jugadores.</translation>
    </message>
    <message>
        <source>%1, give or take %2</source>
        <translation>%1, más o menos %2</translation>
    </message>
    <message>
        <source>%1; exact %2, %3 standard errors away.</source>
        <translation>%1; exacta %2, a %3 errores estándar.</translation>
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
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Ctrl+M turns it off and on anywhere.</source>
        <translation>Ctrl+M lo apaga y lo enciende en cualquier parte.</translation>
    </message>
    <message>
        <source>mute volume silent</source>
        <translation>silenciar volumen silencio</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Cartas y fichas</translation>
    </message>
    <message>
        <source>What your hands do.</source>
        <translation>Lo que hacen sus manos.</translation>
    </message>
    <message>
        <source>Your calls</source>
        <translation>Sus avisos</translation>
    </message>
    <message>
        <source>Each call, spoken.</source>
        <translation>Cada aviso, hablado.</translation>
    </message>
    <message>
        <source>Patrons&apos; voices</source>
        <translation>Voces de los jugadores</translation>
    </message>
    <message>
        <source>What they answer.</source>
        <translation>Lo que responden.</translation>
    </message>
    <message>
        <source>Findings and clean rounds</source>
        <translation>Fallos y rondas limpias</translation>
    </message>
    <message>
        <source>A soft sign, in coach sessions only.</source>
        <translation>Una señal suave, solo con el instructor.</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>La sala</translation>
    </message>
    <message>
        <source>The murmur of a full casino.</source>
        <translation>El murmullo de un casino lleno.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StartScreen</name>
    <message>
        <source>Resume session</source>
        <translation>Reanudar la sesión</translation>
    </message>
    <message>
        <source>Who deals today?</source>
        <translation>¿Quién reparte hoy?</translation>
    </message>
    <message>
        <source>Choose a house and deal. The referee judges every act by that house&apos;s procedure.</source>
        <translation>Elija una casa y reparta. El árbitro juzga cada acto según el procedimiento de esa casa.</translation>
    </message>
    <message>
        <source>You were dealing: %1, round %2.</source>
        <translation>Estaba repartiendo: %1, ronda %2.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nueva sesión</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Todas las sesiones…</translation>
    </message>
    <message>
        <source>The house could not be renamed</source>
        <translation>No se pudo cambiar el nombre de la casa</translation>
    </message>
    <message>
        <source>Your last session: %1, %2.</source>
        <translation>Su última sesión: %1, %2.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StepList</name>
    <message>
        <source>Your acts appear here, one line each.</source>
        <translation>Sus actos aparecen aquí, uno por línea.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SummaryCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>%1 points of 100: %2 (pass mark %3).</source>
        <translation>%1 puntos de 100: %2 (aprobado con %3).</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>aprobado</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>no aprobado</translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation>%1 de %2 actos limpios, %3 de %4 rondas limpias.</translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation>%1 segundos por ronda; esta casa pide %2.</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Ningún fallo.</translation>
    </message>
    <message>
        <source>Deal it again</source>
        <translation>Repartirla otra vez</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Terminar la sesión</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Ronda %1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (ronda repartida otra vez, no cuenta)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corregido)</translation>
    </message>
    <message>
        <source>Silent session</source>
        <translation>Sesión en silencio</translation>
    </message>
    <message>
        <source>Rounds recorded: %1.</source>
        <translation>Rondas grabadas: %1.</translation>
    </message>
    <message>
        <source>The result is shown when you end the session. After that, nothing can be dealt in it.</source>
        <translation>El resultado se muestra al terminar la sesión. Después ya no se puede repartir nada en ella.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>Rounds dealt again: %1. The last attempt counts.</source>
        <translation>Rondas repartidas otra vez: %1. Cuenta el último intento.</translation>
    </message>
    <message>
        <source>The round that is being dealt is not counted yet.</source>
        <translation>La ronda que se está repartiendo aún no cuenta.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableFeedback</name>
    <message>
        <source>Wait for the patrons.</source>
        <translation>Espere a los jugadores.</translation>
    </message>
    <message>
        <source>Clean round.</source>
        <translation>Ronda limpia.</translation>
    </message>
    <message>
        <source>The table as it was then. Enter: back to now.</source>
        <translation>La mesa tal como estaba entonces. Intro: volver al presente.</translation>
    </message>
    <message>
        <source>Start here: call “Place your bets”. F2 says what comes next.</source>
        <translation>Empiece aquí: avise «Hagan sus apuestas». F2 dice qué sigue.</translation>
    </message>
    <message>
        <source>Start here: %1. F2 says what comes next.</source>
        <translation>Empiece aquí: %1. F2 dice qué sigue.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableFollower</name>
    <message>
        <source>Not possible: %1.</source>
        <translation>No es posible: %1.</translation>
    </message>
    <message>
        <source>Dealer blackjack: turn over the hole card.</source>
        <translation>Blackjack del crupier: muestre la carta tapada.</translation>
    </message>
    <message>
        <source>No blackjack: play on.</source>
        <translation>No hay blackjack: siga jugando.</translation>
    </message>
    <message>
        <source>Equipment malfunction.</source>
        <translation>Avería del equipo.</translation>
    </message>
    <message>
        <source>A patron raises a dispute.</source>
        <translation>Un jugador reclama.</translation>
    </message>
    <message>
        <source>Round %1 again: the same cards, the same patrons.</source>
        <translation>Ronda %1 otra vez: las mismas cartas, los mismos jugadores.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableResult</name>
    <message>
        <source>Save the result</source>
        <translation>Guardar el resultado</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>Resultado copiado.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableScreen</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel lateral</translation>
    </message>
    <message>
        <source>Take chips from the tray first.</source>
        <translation>Tome primero fichas de la bandeja.</translation>
    </message>
    <message>
        <source>No chips there.</source>
        <translation>No hay fichas ahí.</translation>
    </message>
    <message>
        <source>Those are another patron&apos;s chips.</source>
        <translation>Esas fichas son de otro jugador.</translation>
    </message>
    <message>
        <source>The patron already has that payoff.</source>
        <translation>El jugador ya tiene ese pago.</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>Eso no va ahí.</translation>
    </message>
    <message>
        <source>Count against one bet at a time.</source>
        <translation>Cuente contra una apuesta cada vez.</translation>
    </message>
    <message>
        <source>This session is over. Ctrl+N begins another.</source>
        <translation>Esta sesión ha terminado. Ctrl+N empieza otra.</translation>
    </message>
    <message>
        <source>There is no round to deal again.</source>
        <translation>No hay ninguna ronda que repartir otra vez.</translation>
    </message>
    <message>
        <source>Silent mode records what was dealt: no round is dealt again.</source>
        <translation>El modo en silencio registra lo repartido: ninguna ronda se reparte otra vez.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableView</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TakeOverWords</name>
    <message>
        <source>Now you: the table is as it was before the mistake.</source>
        <translation>Ahora usted: la mesa está como antes del error.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrustList</name>
    <message>
        <source>Keys you trust</source>
        <translation>Claves en las que confía</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1, clave %2</translation>
    </message>
    <message>
        <source>Trust no longer</source>
        <translation>Dejar de confiar</translation>
    </message>
    <message>
        <source>Trust the key of %1 no longer</source>
        <translation>Dejar de confiar en la clave de %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::VerifyPage</name>
    <message>
        <source>Is this certificate genuine?</source>
        <translation>¿Es auténtico este certificado?</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Drop a certificate here (a .pitcert file). Its exam is dealt again, act by act, and the result must come out the same. A site&apos;s key or a revocation list can be dropped here, too.</source>
        <translation>Suelte aquí un certificado (un archivo .pitcert). Su examen se reparte otra vez, acto por acto, y el resultado debe ser el mismo. También puede soltar aquí la clave de un centro o una lista de revocación.</translation>
    </message>
    <message>
        <source>Open a certificate</source>
        <translation>Abrir un certificado</translation>
    </message>
    <message>
        <source>Certificates (*.pitcert);;Keys and lists (*.key *.revocations);;All files (*)</source>
        <translation>Certificados (*.pitcert);;Claves y listas (*.key *.revocations);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ViewGroups</name>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>The colours around the felt.</source>
        <translation>Los colores alrededor del tapete.</translation>
    </message>
    <message>
        <source>dark light theme colours</source>
        <translation>oscuro claro tema colores</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Carbón</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Black and white grounds, brighter text and stronger lines.</source>
        <translation>Fondos blancos y negros, texto más vivo y líneas más fuertes.</translation>
    </message>
    <message>
        <source>accessibility vision</source>
        <translation>accesibilidad vista</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Tamaño de letra</translation>
    </message>
    <message>
        <source>Text also grows with the window.</source>
        <translation>El texto también crece con la ventana.</translation>
    </message>
    <message>
        <source>font text zoom larger accessibility vision</source>
        <translation>letra texto zoom grande accesibilidad vista</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>With four colours, diamonds are blue and clubs are green.</source>
        <translation>Con cuatro colores los diamantes son azules y los tréboles verdes.</translation>
    </message>
    <message>
        <source>cards accessibility vision</source>
        <translation>cartas accesibilidad vista</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Amounts beside chips</source>
        <translation>Importes junto a las fichas</translation>
    </message>
    <message>
        <source>The total of each bet and payoff in figures. Silent sessions never show them.</source>
        <translation>El total de cada apuesta y pago en cifras. En silencio nunca se muestran.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Dealing hand</source>
        <translation>Mano que reparte</translation>
    </message>
    <message>
        <source>A left-handed table has its shoe at the right and the discard rack at the left. Seats keep their numbers.</source>
        <translation>Una mesa para zurdos tiene el sabot a la derecha y el descarte a la izquierda. Los asientos conservan su número.</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>espejo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Larger targets</source>
        <translation>Zonas más grandes</translation>
    </message>
    <message>
        <source>A bet or a card also takes a click or a touch just beside it.</source>
        <translation>Una apuesta o carta acepta también un clic o toque justo al lado.</translation>
    </message>
    <message>
        <source>touch finger accessibility</source>
        <translation>tocar dedo accesibilidad</translation>
    </message>
    <message>
        <source>Motion and patrons</source>
        <translation>Movimiento y jugadores</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>How fast cards and chips move. You never have to wait for them.</source>
        <translation>Con qué rapidez se mueven cartas y fichas. Nunca hay que esperarlas.</translation>
    </message>
    <message>
        <source>animation speed reduced accessibility</source>
        <translation>animación velocidad reducido accesibilidad</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Patrons answer</source>
        <translation>Respuesta de los jugadores</translation>
    </message>
    <message>
        <source>How long a patron thinks before he decides.</source>
        <translation>Cuánto piensa un jugador antes de decidir.</translation>
    </message>
    <message>
        <source>As the motion</source>
        <translation>Como el movimiento</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Deprisa</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Despacio</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Voices</name>
    <message>
        <source>Hit</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblo</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Let it ride</source>
        <translation>La dejo</translation>
    </message>
    <message>
        <source>I&apos;ll take it</source>
        <translation>La retiro</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Pago a la par</translation>
    </message>
    <message>
        <source>Wait, this too!</source>
        <translation>¡Espere, esto también!</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Me planto</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Corto aquí</translation>
    </message>
    <message>
        <source>I&apos;ll go to war</source>
        <translation>Voy a la guerra</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>That&apos;s not right!</source>
        <translation>¡Eso no está bien!</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Déjeme pensar…</translation>
    </message>
    <message>
        <source>No cut for me</source>
        <translation>Yo no corto</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsButton</name>
    <message>
        <source>Guest ▾</source>
        <translation>Invitado ▾</translation>
    </message>
    <message>
        <source>%1, number %2 ▾</source>
        <translation>%1, número %2 ▾</translation>
    </message>
    <message>
        <source>Sessions of a guest are not kept. Press to say who deals.</source>
        <translation>Las sesiones de un invitado no se guardan. Pulse para decir quién reparte.</translation>
    </message>
    <message>
        <source>Sessions are kept in the records. Press to change.</source>
        <translation>Las sesiones se guardan en los registros. Pulse para cambiar.</translation>
    </message>
    <message>
        <source>Offline: %1</source>
        <translation>Sin conexión: %1</translation>
    </message>
    <message>
        <source>The server cannot be reached. What you deal is kept on this computer and handed in when it is back.</source>
        <translation>No se puede conectar con el servidor. Lo que reparta se guarda en este equipo y se entrega cuando el servidor vuelva.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsPopup</name>
    <message>
        <source>Who deals?</source>
        <translation>¿Quién reparte?</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Nombre o número</translation>
    </message>
    <message>
        <source>Guest (nothing is kept)</source>
        <translation>Invitado (no se guarda nada)</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, número %2</translation>
    </message>
    <message>
        <source>Add %1, number %2</source>
        <translation>Añadir a %1, número %2</translation>
    </message>
    <message>
        <source>Nobody fits. To add somebody, type number and name: 1001 Ann Lee</source>
        <translation>Nadie coincide. Para añadir a alguien, escriba número y nombre: 1001 Ann Lee</translation>
    </message>
    <message>
        <source>Nobody fits. A trainer adds people.</source>
        <translation>Nadie coincide. Un formador añade a las personas.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Demasiados intentos fallidos. Espere %n segundo.</numerusform>
            <numerusform>Demasiados intentos fallidos. Espere %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Incorrecto. Espere %n segundo antes del próximo intento.</numerusform>
            <numerusform>Incorrecto. Espere %n segundos antes del próximo intento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Incorrecto. Inténtelo otra vez.</translation>
    </message>
</context>
</TS>
