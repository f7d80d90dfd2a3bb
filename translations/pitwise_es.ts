<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>ClassList</name>
    <message>
        <source>%1: %2</source>
        <comment>skill group and how it goes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nada todavía</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>En formación</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Certified</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Stuck: %1</source>
        <translation>Atascado: %1</translation>
    </message>
    <message>
        <source>Expires %1</source>
        <translation>Caduca el %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Hasta el %1</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>aún no dado</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>limpio</translation>
    </message>
    <message>
        <source>few mistakes</source>
        <translation>pocos fallos</translation>
    </message>
    <message>
        <source>often wrong</source>
        <translation>a menudo mal</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n round(s)</source>
        <comment>number and rounds</comment>
        <translation>
            <numerusform>%1 · %n ronda</numerusform>
            <numerusform>%1 · %n rondas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>Patrons play against the dealer; ace high, suits ignored (choice: the source gives no ranks)</source>
        <translation>Los jugadores juegan contra el crupier; as alto, los palos no cuentan (elección: la fuente no da el orden)</translation>
    </message>
    <message>
        <source>A main bet is required, the tie bet optional; a tie bet alone is refused</source>
        <translation>La apuesta principal es obligatoria, la del empate opcional; una apuesta al empate sola se rechaza</translation>
    </message>
    <message>
        <source>One card face up to each patron from left to right, then one to the dealer</source>
        <translation>Una carta descubierta a cada jugador de izquierda a derecha, luego una al crupier</translation>
    </message>
    <message>
        <source>The first settlement runs right to left, one seat at a time, tie and main together (reading)</source>
        <translation>La primera liquidación va de derecha a izquierda, asiento por asiento, empate y principal juntas (lectura)</translation>
    </message>
    <message>
        <source>Patron higher: main pays 1:1, tie bet loses</source>
        <translation>Jugador más alto: la principal paga 1:1, la del empate pierde</translation>
    </message>
    <message>
        <source>Dealer higher: both lose</source>
        <translation>Crupier más alto: pierden las dos</translation>
    </message>
    <message>
        <source>Equal: the tie bet pays 10:1, and the patron is offered surrender or war</source>
        <translation>Iguales: la apuesta al empate paga 10:1 y se ofrece al jugador rendirse o ir a la guerra</translation>
    </message>
    <message>
        <source>Surrender costs half the main bet</source>
        <translation>Rendirse cuesta media apuesta principal</translation>
    </message>
    <message>
        <source>War: the patron adds a bet equal to his main bet, and the dealer posts the same</source>
        <translation>Guerra: el jugador añade una apuesta igual a la principal y el crupier pone lo mismo</translation>
    </message>
    <message>
        <source>Three cards are burned before the patron&apos;s war card and three before the dealer&apos;s; with several wars, before each card (choice)</source>
        <translation>Se queman tres cartas antes de la carta de guerra del jugador y tres antes de la del crupier; con varias guerras, antes de cada carta (elección)</translation>
    </message>
    <message>
        <source>Patron higher: he wins the three units in action, a net gain of one unit</source>
        <translation>Jugador más alto: gana las tres unidades en juego, una ganancia neta de una unidad</translation>
    </message>
    <message>
        <source>War tie: he wins the three units and one more, a net gain of two</source>
        <translation>Guerra empatada: gana las tres unidades y una más, una ganancia neta de dos</translation>
    </message>
    <message>
        <source>Dealer higher: the house takes all three</source>
        <translation>Crupier más alto: la casa se lleva las tres</translation>
    </message>
    <message>
        <source>The war round runs left to right (reading), in pick and pay or lay and pay as the house prefers</source>
        <translation>La ronda de guerra va de izquierda a derecha (lectura), al recoger y pagar o al dejar y pagar, como prefiera la casa</translation>
    </message>
    <message>
        <source>No bet may exceed the authorised limits</source>
        <translation>Ninguna apuesta puede pasar de los límites autorizados</translation>
    </message>
    <message>
        <source>The paytable: 1:1, half, 1:2 on two units, 1:1 on two units, tie bet 10:1</source>
        <translation>La tabla de pagos: 1:1, la mitad, 1:2 sobre dos unidades, 1:1 sobre dos unidades, empate 10:1</translation>
    </message>
    <message>
        <source>Six decks, ace high, suits do not matter</source>
        <translation>Seis barajas, as alto, los palos no cuentan</translation>
    </message>
    <message>
        <source>A bet on War, on Tie or on both; a tie bet alone is valid</source>
        <translation>Una apuesta a la guerra, al empate o a ambos; una apuesta al empate sola vale</translation>
    </message>
    <message>
        <source>New shoe: shuffle, a patron cuts, the cut card goes among the last 30 cards, load, burn the first card</source>
        <translation>Sabot nuevo: barajar, un jugador corta, la carta de corte va entre las últimas 30 cartas, cargar, quemar la primera carta</translation>
    </message>
    <message>
        <source>The dealer invites bets; from the first card on no bet is added or changed</source>
        <translation>El crupier invita a apostar; desde la primera carta no se añade ni cambia ninguna apuesta</translation>
    </message>
    <message>
        <source>One card each from the far left, then the dealer</source>
        <translation>Una carta a cada uno desde la extrema izquierda, luego el crupier</translation>
    </message>
    <message>
        <source>All tie bets first, right to left; winners are paid 10:1</source>
        <translation>Primero todas las apuestas al empate, de derecha a izquierda; las ganadoras cobran 10:1</translation>
    </message>
    <message>
        <source>Then main bets, left to right; winners are paid 1:1</source>
        <translation>Luego las apuestas principales, de izquierda a derecha; las ganadoras cobran 1:1</translation>
    </message>
    <message>
        <source>When his turn comes, a tied patron is offered surrender (for half) or war (for an equal second bet)</source>
        <translation>Cuando le toca, al jugador empatado se le ofrece rendirse (por la mitad) o la guerra (con una segunda apuesta igual)</translation>
    </message>
    <message>
        <source>Three cards burned once, one card to each patron at war, one to the dealer; no tie bet on them</source>
        <translation>Se queman tres cartas una vez, una carta a cada jugador en guerra, una al crupier; sin apuesta al empate sobre ellas</translation>
    </message>
    <message>
        <source>Wars left to right; lower loses both bets</source>
        <translation>Guerras de izquierda a derecha; el más bajo pierde las dos apuestas</translation>
    </message>
    <message>
        <source>Higher: the war bet pays 2:1, the main bet pushes</source>
        <translation>Más alto: la apuesta de guerra paga 2:1, la principal se queda</translation>
    </message>
    <message>
        <source>Equal: the war bet pays 3:1, the main bet pushes (the edge is the patron&apos;s, on purpose)</source>
        <translation>Iguales: la apuesta de guerra paga 3:1, la principal se queda (la ventaja es del jugador, a propósito)</translation>
    </message>
    <message>
        <source>When everything is settled and collected, the dealer invites bets again</source>
        <translation>Cuando todo está liquidado y recogido, el crupier invita de nuevo a apostar</translation>
    </message>
    <message>
        <source>When the cut card comes out, the round is finished, then the cards are shuffled</source>
        <translation>Cuando sale la carta de corte, se termina la ronda y luego se baraja</translation>
    </message>
    <message>
        <source>Limits are displayed at the table</source>
        <translation>Los límites se muestran en la mesa</translation>
    </message>
    <message>
        <source>Below the minimum: honoured once with a reminder; a second one from the same patron is refused</source>
        <translation>Bajo el mínimo: se acepta una vez con un recordatorio; la segunda del mismo jugador se rechaza</translation>
    </message>
    <message>
        <source>Above the maximum: settled at the maximum; the excess is handed back</source>
        <translation>Sobre el máximo: se liquida al máximo; el exceso se devuelve</translation>
    </message>
    <message>
        <source>A card drawn by mistake and not seen is the next card</source>
        <translation>Una carta sacada por error y no vista es la siguiente carta</translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced</source>
        <translation>Una carta expuesta por error se descarta y se sustituye</translation>
    </message>
    <message>
        <source>For anything else the floor is called</source>
        <translation>Para todo lo demás se llama al supervisor</translation>
    </message>
    <message>
        <source>Six decks, shuffled before every round</source>
        <translation>Seis barajas, barajadas antes de cada ronda</translation>
    </message>
    <message>
        <source>A patron plays one, two or three hands</source>
        <translation>Un jugador juega una, dos o tres manos</translation>
    </message>
    <message>
        <source>A main bet per hand, with an optional tie bet beside it (reading: never alone); a hand that does not tie loses it</source>
        <translation>Una apuesta principal por mano, con una opcional al empate al lado (lectura: nunca sola); la mano que no empata la pierde</translation>
    </message>
    <message>
        <source>One card per hand and one for the house; higher wins 1:1, lower loses</source>
        <translation>Una carta por mano y una para la casa; la más alta gana 1:1, la más baja pierde</translation>
    </message>
    <message>
        <source>Tie: the tie bet pays 10:1; surrender or war, hand by hand (reading)</source>
        <translation>Empate: la apuesta al empate paga 10:1; rendición o guerra, mano a mano (lectura)</translation>
    </message>
    <message>
        <source>Surrender: half is lost, the patron keeps the other half</source>
        <translation>Rendición: se pierde la mitad, el jugador conserva la otra</translation>
    </message>
    <message>
        <source>War: a raise equal to the main bet, and an optional tie bet on the war cards of exactly the main bet</source>
        <translation>Guerra: una segunda apuesta igual a la principal, y opcional una al empate sobre las cartas de guerra, exactamente igual a la principal</translation>
    </message>
    <message>
        <source>Three cards burned once (reading), then a card to each hand at war and the house</source>
        <translation>Se queman tres cartas una vez (lectura), luego una carta a cada mano en guerra y a la casa</translation>
    </message>
    <message>
        <source>Higher: raise 1:1, main pushes; lower: both lost</source>
        <translation>Más alta: segunda apuesta 1:1, la principal se queda; más baja: se pierden las dos</translation>
    </message>
    <message>
        <source>Equal: raise 2:1, main pushes, the tie bet on the war cards 10:1</source>
        <translation>Iguales: segunda apuesta 2:1, la principal se queda, el empate en guerra 10:1</translation>
    </message>
    <message>
        <source>A &gt; K &gt; ... &gt; 2, suits ignored; a push is returned without winnings</source>
        <translation>A &gt; K &gt; ... &gt; 2, los palos no cuentan; una apuesta que queda se devuelve sin ganancia</translation>
    </message>
    <message>
        <source>Six decks, shuffled before every round, cards face up, ace high</source>
        <translation>Seis barajas, barajadas antes de cada ronda, cartas descubiertas, as alto</translation>
    </message>
    <message>
        <source>Higher 1:1, lower loses</source>
        <translation>Más alta 1:1, la más baja pierde</translation>
    </message>
    <message>
        <source>Equal: surrender half, or a war bet equal to the main bet</source>
        <translation>Iguales: rendir la mitad, o una apuesta de guerra igual a la principal</translation>
    </message>
    <message>
        <source>War: one card each, no burn</source>
        <translation>Guerra: una carta cada uno, sin quemar</translation>
    </message>
    <message>
        <source>Lower: both bets lost; higher: war bet 1:1, main pushes; equal: war bet 2:1, main pushes</source>
        <translation>Más baja: se pierden las dos; más alta: guerra 1:1, la principal se queda; iguales: guerra 2:1, la principal se queda</translation>
    </message>
    <message>
        <source>Initial tie bet: only with a main bet, on the first cards, settled before the war begins, 11:1</source>
        <translation>Primera apuesta al empate: solo con apuesta principal, sobre las primeras cartas, liquidada antes de la guerra, 11:1</translation>
    </message>
    <message>
        <source>Secondary tie bet: only with a war bet, on the war cards, 11:1, any amount (choice)</source>
        <translation>Segunda apuesta al empate: solo con apuesta de guerra, sobre las cartas de guerra, 11:1, cualquier importe (elección)</translation>
    </message>
    <message>
        <source>Main bet at most 1,000, initial tie bet at most 500</source>
        <translation>Apuesta principal de 1.000 como mucho, primera apuesta al empate de 500 como mucho</translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays</source>
        <translation>Una avería anula pagos y jugadas</translation>
    </message>
    <message>
        <source>One, two, four, six or eight decks, no jokers</source>
        <translation>Una, dos, cuatro, seis u ocho barajas, sin comodines</translation>
    </message>
    <message>
        <source>The blackjack bet is mandatory, the War bonus optional; any two amounts that together stay within the table maximum</source>
        <translation>La apuesta de blackjack es obligatoria, el bono de guerra opcional; dos importes cualesquiera que juntos no pasen del máximo de la mesa</translation>
    </message>
    <message>
        <source>One card face up to each patron and to the dealer: the War hand, and the first blackjack card</source>
        <translation>Una carta descubierta a cada jugador y al crupier: la mano de guerra y la primera carta de blackjack</translation>
    </message>
    <message>
        <source>War: ace low, king high; the higher card wins even money; the house wins ties</source>
        <translation>Guerra: as bajo, rey alto; la carta más alta gana 1:1; los empates son de la casa</translation>
    </message>
    <message>
        <source>A patron who loses the War bet loses only that bet and plays on</source>
        <translation>El jugador que pierde la apuesta de guerra pierde solo esa y sigue jugando</translation>
    </message>
    <message>
        <source>All War bets are settled before any second card</source>
        <translation>Todas las apuestas de guerra se liquidan antes de las segundas cartas</translation>
    </message>
    <message>
        <source>Where parlays are allowed, winners are asked from right to left: take it all, or leave the winnings?</source>
        <translation>Donde se permiten parlays, se pregunta a los ganadores de derecha a izquierda: ¿se lo lleva todo o deja la ganancia?</translation>
    </message>
    <message>
        <source>Parlay: the winnings stay, the original War bet goes back to the patron</source>
        <translation>Parlay: la ganancia se queda, la apuesta de guerra original vuelve al jugador</translation>
    </message>
    <message>
        <source>The parlayed War spot and the blackjack spot are separate wagers, both decided by the hand</source>
        <translation>La posición de guerra con parlay y la de blackjack son apuestas aparte, ambas decididas por la mano</translation>
    </message>
    <message>
        <source>On a split or double the patron may match both bets; doubling for less is possible where the house allows it</source>
        <translation>Al dividir o doblar, el jugador puede igualar las dos apuestas; se puede doblar por menos donde la casa lo permite</translation>
    </message>
    <message>
        <source>Where parlays are not allowed, winnings and bet are handed over at once</source>
        <translation>Donde no se permiten parlays, ganancia y apuesta se entregan en el acto</translation>
    </message>
    <message>
        <source>Then a second card face up to each patron, and one face down to the dealer</source>
        <translation>Luego una segunda carta descubierta a cada jugador y una tapada al crupier</translation>
    </message>
    <message>
        <source>Normal splits, doubles on two-card hands, the dealer hits soft 17, blackjack pays 3:2</source>
        <translation>Divisiones normales, doblar con dos cartas, el crupier pide con 17 blando, el blackjack paga 3:2</translation>
    </message>
    <message>
        <source>Everything else as in standard house-banked blackjack, within the authorised limits</source>
        <translation>Todo lo demás como en el blackjack habitual contra la casa, dentro de los límites autorizados</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>key needs new, list, export, rotate, revoke or revocations</source>
        <translation>key necesita new, list, export, rotate, revoke o revocations</translation>
    </message>
    <message>
        <source>usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R]</source>
        <translation>uso: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R]</translation>
    </message>
    <message>
        <source>exam list takes no names</source>
        <translation>exam list no lleva nombres</translation>
    </message>
    <message>
        <source>exam check takes one file</source>
        <translation>exam check lleva un archivo</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam sit --exam ID --trainee N [--resume]</source>
        <translation>uso: pitwise-cli exam sit --exam ID --trainee N [--resume]</translation>
    </message>
    <message>
        <source>usage: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE], or certificate revoke ID</source>
        <translation>uso: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE], o certificate revoke ID</translation>
    </message>
    <message>
        <source>progress needs --trainee NUMBER</source>
        <translation>progress necesita --trainee NUMBER</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;</source>
        <translation>comando desconocido &apos;%1&apos;</translation>
    </message>
    <message>
        <source>standard output cannot be written</source>
        <translation>no se puede escribir en la salida estándar</translation>
    </message>
    <message>
        <source>standard input: larger than %1</source>
        <translation>entrada estándar: mayor que %1</translation>
    </message>
    <message>
        <source>standard input: cannot be read completely</source>
        <translation>entrada estándar: no se puede leer entera</translation>
    </message>
    <message>
        <source>%1: cannot be read: %2</source>
        <translation>%1: no se puede leer: %2</translation>
    </message>
    <message>
        <source>--style is pick-and-pay or lay-and-pay, not &apos;%1&apos;</source>
        <translation>--style es pick-and-pay o lay-and-pay, no &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--temper is careful, mixed or bold, not &apos;%1&apos;</source>
        <translation>--temper es careful, mixed o bold, no &apos;%1&apos;</translation>
    </message>
    <message>
        <source>deal needs --house and takes only options</source>
        <translation>deal necesita --house y solo lleva opciones</translation>
    </message>
    <message>
        <source>the round could not be finished</source>
        <translation>no se pudo terminar la ronda</translation>
    </message>
    <message>
        <source>%1 (see pitwise-cli --help)</source>
        <translation>%1 (vea pitwise-cli --help)</translation>
    </message>
    <message>
        <source>there is no help on &apos;%1&apos;</source>
        <translation>no hay ayuda sobre &apos;%1&apos;</translation>
    </message>
    <message>
        <source>house check takes one file</source>
        <translation>house check lleva un archivo</translation>
    </message>
    <message>
        <source>%1: valid, %2</source>
        <translation>%1: válido, %2</translation>
    </message>
    <message>
        <source>house diff takes two houses</source>
        <translation>house diff lleva dos casas</translation>
    </message>
    <message>
        <source>From %1 to %2:</source>
        <translation>De %1 a %2:</translation>
    </message>
    <message>
        <source>no differences.</source>
        <translation>sin diferencias.</translation>
    </message>
    <message>
        <source>houses takes no names</source>
        <translation>houses no lleva nombres</translation>
    </message>
    <message>
        <source>house needs check or diff</source>
        <translation>house necesita check o diff</translation>
    </message>
    <message>
        <source>situation needs --house and takes only options</source>
        <translation>situation necesita --house y solo lleva opciones</translation>
    </message>
    <message>
        <source>situation needs either --for NAME or --list</source>
        <translation>situation necesita --for NAME o --list</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 necesita un valor</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>opción desconocida %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &apos;%4&apos;</source>
        <translation>%1 debe ser un número entero de %2 a %3, no &apos;%4&apos;</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not &apos;%2&apos;</source>
        <translation>%1 debe ser un número entero, no &apos;%2&apos;</translation>
    </message>
    <message>
        <source>manual needs --house and -o FILE</source>
        <translation>manual necesita --house y -o FILE</translation>
    </message>
    <message>
        <source>no cards are burned before a war</source>
        <translation>no se queman cartas antes de una guerra</translation>
    </message>
    <message>
        <source>the house posts nothing at a war</source>
        <translation>la casa no pone nada en la guerra</translation>
    </message>
    <message>
        <source>a payout may be built from any chips</source>
        <translation>un pago puede formarse con cualquier ficha</translation>
    </message>
    <message>
        <source>Casino War has no blackjack hands</source>
        <translation>Casino War no tiene manos de blackjack</translation>
    </message>
    <message>
        <source>the house asks for no calls</source>
        <translation>la casa no pide avisos</translation>
    </message>
    <message>
        <source>no patron is offered a choice</source>
        <translation>no se ofrece ninguna elección a los jugadores</translation>
    </message>
    <message>
        <source>no bet ever pushes</source>
        <translation>ninguna apuesta se queda nunca</translation>
    </message>
    <message>
        <source>cards stay until every bet is settled</source>
        <translation>las cartas quedan hasta liquidar todas las apuestas</translation>
    </message>
    <message>
        <source>cards may be collected in any order</source>
        <translation>las cartas se pueden recoger en cualquier orden</translation>
    </message>
    <message>
        <source>here it is %1</source>
        <translation>aquí es %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no finding code, clause or skill (see situation --house H --list)</source>
        <translation>&apos;%1&apos; no es un código de fallo, una cláusula ni una destreza (vea situation --house H --list)</translation>
    </message>
    <message>
        <source>these cannot all come up in one round of %1</source>
        <translation>estas no pueden darse todas en una ronda de %1</translation>
    </message>
    <message>
        <source>%1 needs more patrons than that</source>
        <translation>%1 necesita más jugadores</translation>
    </message>
    <message>
        <source>%1 cannot come up in %2</source>
        <translation>%1 no puede darse en %2</translation>
    </message>
    <message>
        <source>%1 cannot come up in %2: %3</source>
        <translation>%1 no puede darse en %2: %3</translation>
    </message>
    <message>
        <source>--patrons is war, surrender, careful, mixed or bold, not &apos;%1&apos;</source>
        <translation>--patrons es war, surrender, careful, mixed o bold, no &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--no-side-bets goes with --patrons war or surrender: a crowd bets as it likes</source>
        <translation>--no-side-bets va con --patrons war o surrender: un grupo variado apuesta como quiere</translation>
    </message>
    <message>
        <source>%1: %2 rounds, %3 dealer acts judged, %4 findings</source>
        <translation>%1: %2 rondas, %3 actos del crupier juzgados, %4 fallos</translation>
    </message>
    <message>
        <source>house edge %1  +/- %2   (%3 bets)</source>
        <translation>ventaja de la casa %1  +/- %2   (%3 apuestas)</translation>
    </message>
    <message>
        <source>an eight-hour shift earns the house %1 on average, standard deviation %2; %3 of shifts lose</source>
        <translation>un turno de ocho horas da a la casa %1 de media, desviación estándar %2; pierde el %3 de los turnos</translation>
    </message>
    <message>
        <source>%1 s, %2 rounds and %3 acts per second</source>
        <translation>%1 s, %2 rondas y %3 actos por segundo</translation>
    </message>
    <message>
        <source>simulate needs --house and takes only options</source>
        <translation>simulate necesita --house y solo lleva opciones</translation>
    </message>
    <message>
        <source>interrupted after %1 rounds</source>
        <translation>interrumpido tras %1 rondas</translation>
    </message>
    <message>
        <source>Seed %1: the same seed deals the same cards again.</source>
        <translation>Semilla %1: la misma semilla da otra vez las mismas cartas.</translation>
    </message>
    <message>
        <source>Type an act (&apos;say place-bets&apos;), or: ? (what comes next), table, score, save FILE, help, quit.</source>
        <translation>Escriba un acto (&apos;say place-bets&apos;) o: ? (qué viene ahora), table, score, save FILE, help, quit.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>crupier</translation>
    </message>
    <message>
        <source>save needs a file name.</source>
        <translation>save necesita un nombre de archivo.</translation>
    </message>
    <message>
        <source>Nothing. Wait for the patrons.</source>
        <translation>Nada. Espere a los jugadores.</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: no se puede escribir: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: guardado.</translation>
    </message>
    <message>
        <source>column %1: %2 (&apos;help&apos; shows the notation)</source>
        <translation>columna %1: %2 (&apos;help&apos; muestra la notación)</translation>
    </message>
    <message>
        <source>You are the dealer; patrons and chance act on their own.</source>
        <translation>Usted es el crupier; jugadores y azar actúan solos.</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>No es posible: %1.</translation>
    </message>
    <message>
        <source>Nothing moved: try again.</source>
        <translation>No se movió nada: inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>Score %1 of 100 (%2 critical, %3 major, %4 minor), %5 of %6 rounds clean, %7 of %8 acts clean.</source>
        <translation>Puntuación %1 de 100 (%2 críticos, %3 graves, %4 leves), %5 de %6 rondas limpias, %7 de %8 actos limpios.</translation>
    </message>
    <message>
        <source>play takes only options</source>
        <translation>play solo lleva opciones</translation>
    </message>
    <message>
        <source>--style is pick-and-pay or lay-and-pay</source>
        <translation>--style es pick-and-pay o lay-and-pay</translation>
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
        <translation>Pitwise comprueba cada acto de un crupier de casino con el procedimiento de una casa.

uso: pitwise-cli COMMAND [options]

  houses                     lista las casas incluidas
  house check FILE           comprueba un archivo de casa: cada error con línea y columna
  house diff A B             qué debe hacer distinto en B un crupier de A
  odds --house H             la ventaja exacta de cada apuesta
  deal --house H             una sesión correcta, en notación
  situation --house H        una ronda correcta en la que puede fallar algo que usted nombra
  lesson list --house H      el curso de una casa, lección a lección
  lesson check FILE          comprueba un archivo de lección: cada error con línea y columna
  audit FILE                 juzga una sesión en notación (&apos;-&apos;: entrada estándar)
  simulate --house H         da muchas rondas: la ventaja de cada apuesta con su error estándar
  manual --house H -o FILE   escribe el manual del crupier de una casa, como .pdf, .html o .md
  play [--house H]           dar en el terminal; el árbitro juzga cada acto
  records WHAT               la base de datos de personas y sesiones: init, check, people, add-trainee, ...
  progress --trainee N       qué sabe un aprendiz, qué le toca, cuánto falta para el examen
  export --format F -o FILE  sesiones y certificados, como csv, xapi o deal
  exam list | check | sit    exámenes: los incluidos, comprobar un plan, un examen en el terminal
  certificate issue RESULT   firma un examen aprobado: un archivo .pitcert, un PDF, una insignia
  verify FILE                comprueba un certificado: firma, registro y puntuación, dando de nuevo el examen
  key WHAT                   las claves que firman certificados: new, list, export, rotate, revoke
  help notation              cómo se escriben los actos

Una casa H es el id de una casa incluida o la ruta de un archivo de casa. --json imprime un objeto JSON.
--language xx responde en español (es), francés (fr), alemán (de), chino (zh_CN), filipino (fil) o inglés (en).
&apos;pitwise-cli COMMAND --help&apos; explica un comando. Para empezar:

  pitwise-cli play --house washington
  pitwise-cli deal --house ontario --seed 7 | pitwise-cli audit -

Estado de salida: 0 limpio, 1 fallos o actos rechazados, 2 uso o entrada incorrectos, 3 un archivo o base de
datos inaccesible.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli houses [--json]

Lists the built-in houses, with id and name.
</source>
        <translation>uso: pitwise-cli houses [--json]

Lista las casas incluidas, con id y nombre.
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
        <translation>uso: pitwise-cli house check FILE [--json]
     pitwise-cli house diff A B [--json | -o FILE [--paper a4|letter]]

check   lee un archivo de casa e imprime todos sus errores, como archivo:línea:columna: error
diff    imprime qué debe hacer distinto en B un crupier de la casa A, primero lo más arriesgado, cada cosa con
        su cláusula y si lo exige una fuente o lo eligió la casa; -o escribe una hoja para repartir (.pdf, .html
        o .md)
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli odds --house H [--json]

Prints the exact edge of every bet as a fraction of the initial bet, for the decks of the house. A positive
edge is the house&apos;s. Cards are drawn without replacement; rounding to chips is ignored.
</source>
        <translation>uso: pitwise-cli odds --house H [--json]

Imprime la ventaja exacta de cada apuesta como fracción de la apuesta inicial, con las barajas de la casa. Una
ventaja positiva es de la casa. Las cartas se sacan sin reposición; no se tiene en cuenta el redondeo a fichas.
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
        <translation>uso: pitwise-cli simulate --house H [options] [--json]

Jugadores simulados juegan contra un crupier correcto, y el árbitro juzga cada acto como los de un aprendiz.
Imprime la ventaja de la casa en cada apuesta como fracción de la apuesta inicial, con su error estándar (los
jugadores de una ronda comparten las cartas del crupier), y la velocidad. La misma semilla da los mismos totales
con cualquier número de hilos. Ctrl+C lo detiene e imprime los totales hasta entonces.

  --rounds N             cuántas rondas (por defecto 100000)
  --seed S               para los sabots y los jugadores (por defecto 0)
  --seats K              hay jugadores en los asientos 1 a K (por defecto: todos)
  --threads T            cuántos hilos (por defecto: los que tenga la máquina)
  --patrons P            war o surrender: siempre eso, con todas las apuestas laterales (War Blackjack:
                         estrategia básica); careful, mixed o bold: un grupo variado (por defecto war)
  --no-side-bets         con --patrons war o surrender: sin apuesta al empate, ni en guerra, ni bono de guerra
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli manual --house H -o FILE [--paper a4|letter]

Writes the dealer&apos;s manual of a house: a page with a drawing for each phase of a round, with its steps in the
house&apos;s order and what a mistake costs; a page of payouts for the wall; calls word for word, exact odds; and in
an appendix the clause behind every rule. FILE ends in .pdf, .html or .md.

  --paper PAPER          a4 or letter (default a4)
</source>
        <translation>uso: pitwise-cli manual --house H -o FILE [--paper a4|letter]

Escribe el manual del crupier de una casa: una página con dibujo por cada fase de la ronda, con sus pasos en el
orden de la casa y lo que cuesta un fallo; una página de pagos para la pared; los avisos palabra por palabra,
ventajas exactas y en un apéndice la cláusula de cada regla. FILE termina en .pdf, .html o .md.

  --paper PAPER          a4 o letter (por defecto a4)
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
        <translation>uso: pitwise-cli deal --house H [options]

Jugadores simulados apuestan y deciden, y da un crupier correcto. Cada acto se escribe en notación.

  --seed S               para el sabot y los jugadores (por defecto 0); la misma semilla da la misma sesión
  --rounds N             cuántas rondas (por defecto 1)
  --style STYLE          pick-and-pay o lay-and-pay, en vez del estilo de la casa
  --seats K              hay jugadores en los asientos 1 a K (por defecto: todos)
  --temper TEMPER        jugadores: careful, mixed o bold (por defecto mixed)
  --odd-bets P           por ciento de rondas con una apuesta tardía, demasiado baja, demasiado alta o no
                         permitida (por defecto 10)
  --irregularities P     por ciento de rondas con una carta que se sale, una disputa o una avería (por defecto
                         10)
  --shuffle              empezar barajando un sabot nuevo
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
        <translation>uso: pitwise-cli situation --house H --for NAME [--for NAME]... [--seed S] [--seats K]
     pitwise-cli situation --house H --list [--json]

Da una ronda, correcta, en la que se puede fallar NAME: algún acto de la ronda, omitido o mal hecho, es ese
fallo. NAME es un código de fallo (missing-burn), una cláusula (WA-9) o una destreza (tie_bet.pays=10:1). Con
varios nombres la ronda los tiene todos. --list imprime los nombres posibles en la casa.

  --for NAME             lo que debe darse; puede repetirse
  --seed S               otra semilla da otra ronda (por defecto 0)
  --seats K              hay jugadores en los asientos 1 a K (por defecto: según salga)

Estado de salida 1 y el motivo si no hay tal ronda en esta casa.
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
        <translation>uso: pitwise-cli lesson list --house H [--with FILE]... [--json]
     pitwise-cli lesson check FILE [--json]

list    imprime el curso de una casa: lecciones y pasos, rellenados con las reglas de la casa
check   lee un archivo de lección e imprime todos sus errores, como archivo:línea:columna: error

  --with FILE            añade una lección propia; si tiene el id de una incluida, la sustituye

docs/training.md explica cómo se escriben las lecciones.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli audit FILE [--json]

Judges every act in FILE (&apos;-&apos;: standard input) and prints the findings: line, code, severity, what was
done, what this house wants, its clause, and whether a source demands it or the house chose it. Impossible
acts are listed as refused. The score comes last. &apos;pitwise-cli help notation&apos; shows how acts are written.
</source>
        <translation>uso: pitwise-cli audit FILE [--json]

Juzga cada acto de FILE (&apos;-&apos;: entrada estándar) e imprime los fallos: línea, código, gravedad, qué se hizo, qué
quiere esta casa, su cláusula y si lo exige una fuente o lo eligió la casa. Los actos imposibles figuran como
rechazados. Al final, la puntuación. &apos;pitwise-cli help notation&apos; muestra cómo se escriben los actos.
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
        <translation>uso: pitwise-cli play [--house H] [options]

Dé en una mesa en el terminal. Escriba los actos del crupier en notación; los jugadores actúan solos. Tras cada
acto el árbitro dice qué estuvo mal y por qué. &apos;?&apos; muestra el paso siguiente, &apos;table&apos; la mesa, &apos;score&apos; la
puntuación, &apos;save FILE&apos; guarda la sesión, &apos;quit&apos; la termina.

  --house H              la casa (por defecto washington)
  --seed S               para el sabot y los jugadores (por defecto: distinta cada vez)
  --seats K              hay jugadores en los asientos 1 a K (por defecto 3)
  --style STYLE          pick-and-pay o lay-and-pay
  --coach                un acto equivocado se explica y no se hace: inténtelo de nuevo
  --shuffle              empezar barajando un sabot nuevo
  --irregularities P     por ciento de rondas con una carta que se sale, una disputa o una avería (por defecto
                         0)
  --demo                 ver al crupier de la casa dar una ronda
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

For each skill of the house: rounds seen and right, how well it is known, when it is due again. Then the hours
dealt in each game, and what is missing for the exam. Without --house: every house this trainee has dealt in.
All of it is derived from the stored sessions.
</source>
        <translation>uso: pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

Por cada destreza de la casa: rondas vistas y correctas, lo bien que se sabe, cuándo toca de nuevo. Luego las
horas dadas en cada juego y lo que falta para el examen. Sin --house: todas las casas en que ha dado este
aprendiz. Todo se deduce de las sesiones guardadas.
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
        <translation>uso: pitwise-cli export --format F -o FILE [--trainee NUMBER] [--records R] [--json]

  csv                        una línea por sesión, o por aprendiz con --per person
  certifications             una línea por certificado: número, nombre, casa, otorgado, caduca
  xapi                       sentencias xAPI 1.0.3, una por línea; exportar dos veces da los mismos ids
  deal                       notación: una sesión se escribe en FILE, varias en la carpeta FILE

  --columns A,B,...          de csv y certifications, en este orden (por defecto: todas)
  --delimiter D              , o ; o | o tab (por defecto ,)
  --dates PATTERN            por ejemplo dd.MM.yyyy HH:mm (por defecto yyyy-MM-ddTHH:mm:ssZ); las horas son UTC
  --home-page URL            xapi: el sistema que dio los números de empleado

Las celdas que una hoja de cálculo ejecutaría como fórmula llevan delante un apóstrofo.
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
        <translation>uso: pitwise-cli exam list [--json]
     pitwise-cli exam check FILE [--json]
     pitwise-cli exam sit --exam ID --trainee NUMBER [--resume] [--trainer NAME] [--records R]

list    los exámenes incluidos; cada uno tiene el id de su casa
check   lee un plan de examen e imprime todos sus errores, como archivo:línea:columna: error
sit     un examen, línea a línea. Un formador lo abre con su frase de paso (PITWISE_PASSPHRASE, o escrita), el
        aprendiz da su PIN, si lo tiene (PITWISE_PIN, o escrito). ID puede ser la ruta de un plan.

Los actos van en notación, uno por línea. Las respuestas: &apos;p3 bet main 25&apos;, &apos;! dispute 3&apos; cuando actúan
jugadores y azar; &apos;see 3 Kh&apos;, &apos;see dealer 9s&apos;, &apos;see slip Kh&apos;, &apos;see cut-card&apos;, &apos;see peek blackjack&apos; o &apos;see peek
none&apos;; &apos;ready&apos; cuando espera al crupier; &apos;ok N&apos; cuando el acto N está guardado; &apos;no REASON&apos; cuando el acto es
imposible; &apos;question 1 TEXT&apos; y &apos;option 1 a TEXT&apos;, que se contestan con &apos;answer 1 a&apos; y se confirman con &apos;answered 1 a&apos;; al final &apos;result ID
passed|failed SCORE&apos;. &apos;give-up&apos; termina el examen. Si se acaba la entrada, el examen sigue en curso: --resume lo
muestra todo otra vez y luego &apos;resumed N&apos;. Estado de salida: 0 aprobado o en curso, 1 suspenso, u otro examen de
esta persona en curso.
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
        <translation>uso: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE] [--trainer NAME]
     pitwise-cli certificate revoke ID [--reason TEXT]

issue   firma un examen aprobado con la clave del formador. RESULT es el id que imprimió &apos;exam sit&apos;. --pdf
        escribe una página para el expediente, --badge una credencial Open Badges 3.0 (JWT)
revoke  anula un certificado; reparta la lista con &apos;pitwise-cli key revocations&apos;

Ambos necesitan la frase de paso del formador (PITWISE_PASSPHRASE, o escrita).
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

Checks a certificate: signature, key, dates and revocations, hashes and chain; makes the exam again from its seed,
deals the log again and compares findings and score. It holds only if its key is trusted: --trust names the key file
that the site gave you, --records the site&apos;s own records. Needs no network.
Exit status: 0 valid, 1 not valid, with the reasons.
</source>
        <translation>uso: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

Comprueba un certificado: firma, clave, fechas y revocaciones, hashes y cadena; hace de nuevo el examen desde su
semilla, da otra vez el registro y compara fallos y puntuación. Solo vale si se confía en su clave: --trust
nombra el archivo de clave que le dio el centro, --records los registros propios. No necesita red. Estado de
salida: 0 válido, 1 no válido, con los motivos.
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
        <translation>uso: pitwise-cli key WHAT [--trainer NAME] [--records R] [--json]

  new [--site NAME]          hace una clave; NAME es de quién son los certificados que firma
  list                       todas las claves, con sus huellas
  export ID -o FILE          la mitad pública, para quienes comprueban certificados
  rotate                     una clave nueva; lo que firmó la anterior sigue siendo válido
  revoke ID [--reason TEXT]  anula una clave y todo lo que firmó
  revocations -o FILE        la lista firmada de claves y certificados revocados

Una clave es de un formador y está cifrada con su frase de paso (PITWISE_PASSPHRASE, o escrita).
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
        <translation>Un acto por línea; # empieza un comentario. Los asientos son números, las cartas Ah Td 9c 2s, el dinero 25,
12.50 o 2x25+1x5.

  say place-bets, say no-more-bets, say war-or-surrender 3, say below-minimum 3, say floor
  deal 3, deal dealer, burn, discard (an exposed card)
  take 3 main, take 3 main 12.50, take 3 main+war+post, pay 3 tie 50, retract 3 tie
  post 3 25, give 3 post, return 3 main 200, refuse 3 main, void
  collect 3, collect dealer, end
  shuffle, offer-cut 3, cut, cut-card 25, load, burn

War Blackjack: main es la apuesta de blackjack, war el bono; tras dividir, el asiento 3 tiene las manos 3, 3b,
3c, 3d.

  say parlay 3, say insurance, deal dealer down, peek, reveal, split 3, deal 3b, pay 3 insurance 20
  p3 parlay, p3 keep, p3 insure 10, p3 even-money, p3 hit, p3b stand, p3 double 25, p3 double 25 war 10,
  p3 split, p3 split war

En un archivo también tienen líneas los jugadores y el azar: p3 bet main 25 (o tie; war-tie es una apuesta al
empate en guerra), p3 war, p3 surrender, p3 cut 140, ! slip up, ! slip down, ! dispute 3, ! malfunction. Un
archivo empieza con etiquetas: [House &quot;washington&quot;], [Style &quot;lay-and-pay&quot;], [Shoe &quot;9h 4c ...&quot;], [Seed &quot;42&quot;],
[Start &quot;shuffle&quot;], [Patrons &quot;1+2+3 5&quot;], [Mode &quot;coach&quot;].
</translation>
    </message>
    <message>
        <source>the patron&apos;s edge</source>
        <translation>la ventaja es del jugador</translation>
    </message>
    <message>
        <source>%1 deck.</source>
        <translation>%1 baraja.</translation>
    </message>
    <message>
        <source>%1 decks.</source>
        <translation>%1 barajas.</translation>
    </message>
    <message>
        <source>House edge per unit of the initial bet and per unit staked in all, variance, and
the edge as a fraction:</source>
        <translation>Ventaja de la casa por unidad de la apuesta inicial y por unidad apostada en total, varianza, y
la ventaja como fracción:</translation>
    </message>
    <message>
        <source>odds needs --house</source>
        <translation>odds necesita --house</translation>
    </message>
    <message>
        <source>lesson check takes one file</source>
        <translation>lesson check lleva un archivo</translation>
    </message>
    <message>
        <source>lesson list needs --house</source>
        <translation>lesson list necesita --house</translation>
    </message>
    <message>
        <source>lesson needs list or check</source>
        <translation>lesson necesita list o check</translation>
    </message>
    <message>
        <source>there is no language &apos;%1&apos;</source>
        <translation>no existe el idioma &apos;%1&apos;</translation>
    </message>
    <message>
        <source>this build cannot write PDF (it has no Qt); use .html or .md</source>
        <translation>este programa no puede escribir PDF (no tiene Qt); use .html o .md</translation>
    </message>
    <message>
        <source>%1 could not be run</source>
        <translation>no se pudo ejecutar %1</translation>
    </message>
    <message>
        <source>--paper must be a4 or letter, not &apos;%1&apos;</source>
        <translation>--paper debe ser a4 o letter, no &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the output must be a .pdf, .html or .md file, not &apos;%1&apos;</source>
        <translation>la salida debe ser un archivo .pdf, .html o .md, no &apos;%1&apos;</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>this build has no records (it has no Qt)</source>
        <translation>este programa no tiene registros (no tiene Qt)</translation>
    </message>
    <message>
        <source>%1: cannot be run: %2</source>
        <translation>%1: no se puede ejecutar: %2</translation>
    </message>
    <message>
        <source>the house &apos;%1&apos; cannot be used:</source>
        <translation>la casa &apos;%1&apos; no se puede usar:</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 refused</source>
        <translation>%1, %2, %3, %4 rechazados</translation>
    </message>
    <message>
        <source>%1 round</source>
        <translation>%1 ronda</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 rondas</translation>
    </message>
    <message>
        <source>%1 act</source>
        <translation>%1 acto</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 actos</translation>
    </message>
    <message>
        <source>%1 finding</source>
        <translation>%1 fallo</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 fallos</translation>
    </message>
    <message>
        <source>%1; %2 of 100 points, passed (pass mark %3)</source>
        <translation>%1; %2 de 100 puntos, aprobado (nota de corte %3)</translation>
    </message>
    <message>
        <source>%1; %2 of 100 points, not passed (pass mark %3)</source>
        <translation>%1; %2 de 100 puntos, suspenso (nota de corte %3)</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corregido</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>rechazado: %1</translation>
    </message>
    <message>
        <source>audit takes one file, or - for standard input</source>
        <translation>audit lleva un archivo, o - para la entrada estándar</translation>
    </message>
    <message>
        <source>at war</source>
        <translation>en guerra</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>se rindió</translation>
    </message>
    <message>
        <source>wants a card</source>
        <translation>pide carta</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>dobla</translation>
    </message>
    <message>
        <source>splits</source>
        <translation>divide</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>se planta</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>a la par</translation>
    </message>
    <message>
        <source>(late: %1)</source>
        <translation>(tarde: %1)</translation>
    </message>
    <message>
        <source>(paid %1)</source>
        <translation>(pagado %1)</translation>
    </message>
    <message>
        <source>%1, %2, round %3. Shoe %4, discards %5, tray %6</source>
        <translation>%1, %2, ronda %3. Sabot %4, descarte %5, bandeja %6</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>asiento %1</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>Salió la carta de corte.</translation>
    </message>
    <message>
        <source>Out of the shoe: an exposed card.</source>
        <translation>Fuera del sabot: una carta expuesta.</translation>
    </message>
    <message>
        <source>Out of the shoe: a card nobody has seen.</source>
        <translation>Fuera del sabot: una carta que nadie ha visto.</translation>
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
        <translation>uso: pitwise-cli records WHAT [--records R] [--json]

  init                       crea los registros, o los pone en esta versión
  class                      todos los aprendices: cuánto han avanzado, dónde se atascan, hasta cuándo
                             certificados
                             -o FILE: un informe, también con los fallos: .pdf, .html o .md [--paper a4|letter]
  check                      verifica la base de datos y la cadena de cada sesión; estado de salida 1 si algo se
                             cambió, quitó, movió o cortó
  rebuild                    juzga de nuevo cada sesión guardada: fallos, puntuación, ritmo, horas
  people                     lista aprendices y formadores
  add-trainer NAME           la frase de paso viene de PITWISE_PASSPHRASE o se escribe; con --new-passphrase
                             sustituye la de un formador que ya está
  add-trainee NUMBER NAME    NUMBER es el número de empleado
  set-pin NUMBER             de PITWISE_PIN, o escrito; --none: ya sin PIN
  left NUMBER, back NUMBER   el aprendiz se ha ido, o ha vuelto
  backup FILE                todo en un archivo SQLite, mientras los demás siguen trabajando
  restore FILE               de una copia a registros vacíos; también los pasa entre SQLite y PostgreSQL
  forget NUMBER              quita a un aprendiz y todo lo que dio

R es la ruta de un archivo SQLite o postgresql://user@host/database; sin --records se toma de PITWISE_RECORDS,
si no, records.sqlite en la carpeta de datos del usuario. Estado de salida 3: los registros no se pueden usar.
</translation>
    </message>
    <message>
        <source>it is a clause of another house</source>
        <translation>es una cláusula de otra casa</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam give-up --trainee N</source>
        <translation>uso: pitwise-cli exam give-up --trainee N</translation>
    </message>
    <message>
        <source>exam needs list, check, sit or give-up</source>
        <translation>exam necesita list, check, sit o give-up</translation>
    </message>
    <message>
        <source>--for needs a name</source>
        <translation>--for necesita un nombre</translation>
    </message>
</context>
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
        <translation>Gana, sobre ambas</translation>
    </message>
    <message>
        <source>War tied, on both</source>
        <translation>Empata, sobre ambas</translation>
    </message>
    <message>
        <source>War won, raise</source>
        <translation>Gana la guerra</translation>
    </message>
    <message>
        <source>War tied, raise</source>
        <translation>Empata la guerra</translation>
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
        <translation>%1 de %2 a %3</translation>
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
    <name>Lessons</name>
    <message>
        <source>cut card</source>
        <translation>tras la carta de corte</translation>
    </message>
    <message>
        <source>every round</source>
        <translation>antes de cada ronda</translation>
    </message>
    <message>
        <source>patron</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>house</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>rechazar</translation>
    </message>
    <message>
        <source>remind once</source>
        <translation>recordar una vez</translation>
    </message>
    <message>
        <source>return excess</source>
        <translation>devolver el exceso</translation>
    </message>
    <message>
        <source>war round</source>
        <translation>una vez antes de la guerra</translation>
    </message>
    <message>
        <source>each card</source>
        <translation>antes de cada carta de guerra</translation>
    </message>
    <message>
        <source>first and dealer</source>
        <translation>antes de la primera carta de guerra y de la del crupier</translation>
    </message>
    <message>
        <source>main</source>
        <translation>la principal</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>per seat</source>
        <translation>asiento por asiento</translation>
    </message>
    <message>
        <source>ties then mains</source>
        <translation>los empates, luego las principales</translation>
    </message>
    <message>
        <source>right to left</source>
        <translation>de derecha a izquierda</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>de izquierda a derecha</translation>
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
        <source>after pay</source>
        <translation>después del pago</translation>
    </message>
    <message>
        <source>before pay</source>
        <translation>antes del pago</translation>
    </message>
    <message>
        <source>either</source>
        <translation>como sea</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>las menos posibles</translation>
    </message>
    <message>
        <source>color for color</source>
        <translation>color por color</translation>
    </message>
    <message>
        <source>self</source>
        <translation>el propio crupier</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>supervisor</translation>
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
        <source>push</source>
        <translation>la apuesta se queda</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>pedir carta</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>plantarse</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>The War bonus</source>
        <translation>El bono de guerra</translation>
    </message>
    <message>
        <source>Everybody has one card, and so have you. Now settle the War bonus, {settlement.wars}: the higher first card wins.</source>
        <translation>Todos tienen una carta, y usted también. Liquide ahora el bono de guerra, {settlement.wars}: gana la primera carta más alta.</translation>
    </message>
    <message>
        <source>For the bonus the ace is the lowest card.</source>
        <translation>Para el bono, el as es la carta más baja.</translation>
    </message>
    <message>
        <source>For the bonus the ace is the highest card.</source>
        <translation>Para el bono, el as es la carta más alta.</translation>
    </message>
    <message>
        <source>Equal ranks: the house takes the bonus bet.</source>
        <translation>Cartas iguales: la casa se lleva el bono.</translation>
    </message>
    <message>
        <source>Equal ranks: the bonus bet pushes.</source>
        <translation>Cartas iguales: el bono se queda.</translation>
    </message>
    <message>
        <source>A winning bonus pays {bonus.pays}: 20 wins {bonus.pays of 20}. A patron who loses it plays on.</source>
        <translation>Un bono ganador paga {bonus.pays}: 20 ganan {bonus.pays of 20}. El jugador que lo pierde sigue jugando.</translation>
    </message>
    <message>
        <source>No second card before every bonus bet is settled.</source>
        <translation>Ninguna segunda carta antes de liquidar todos los bonos.</translation>
    </message>
    <message>
        <source>Watch a bonus won and one lost.</source>
        <translation>Vea un bono ganado y uno perdido.</translation>
    </message>
    <message>
        <source>Pay the bonus.</source>
        <translation>Pague el bono.</translation>
    </message>
    <message>
        <source>Take the bonus, nothing else.</source>
        <translation>Retire el bono, nada más.</translation>
    </message>
    <message>
        <source>Equal ranks.</source>
        <translation>Cartas iguales.</translation>
    </message>
    <message>
        <source>What does the War bonus pay?</source>
        <translation>¿Qué paga el bono de guerra?</translation>
    </message>
    <message>
        <source>Who wins equal ranks?</source>
        <translation>¿Quién gana con cartas iguales?</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>la casa</translation>
    </message>
    <message>
        <source>the patron</source>
        <translation>el jugador</translation>
    </message>
    <message>
        <source>nobody: the bet pushes</source>
        <translation>nadie: la apuesta se queda</translation>
    </message>
    <message>
        <source>Opening and closing the bets</source>
        <translation>Abrir y cerrar las apuestas</translation>
    </message>
    <message>
        <source>A round begins with your call &quot;Place your bets&quot;. Patrons wait for it.</source>
        <translation>Una ronda empieza con su aviso «Hagan sus apuestas». Los jugadores lo esperan.</translation>
    </message>
    <message>
        <source>Say &quot;No more bets&quot; before the first card. From then on nothing is added, changed or taken back.</source>
        <translation>Diga «No va más» antes de la primera carta. Desde entonces nada se añade, cambia ni retira.</translation>
    </message>
    <message>
        <source>Here the bets close with the first card. From then on nothing is added, changed or taken back.</source>
        <translation>Aquí las apuestas se cierran con la primera carta. Desde entonces nada se añade, cambia ni retira.</translation>
    </message>
    <message>
        <source>Watch for the calls.</source>
        <translation>Fíjese en los avisos.</translation>
    </message>
    <message>
        <source>Deal the whole round, and open and close the bets yourself. F2 says what comes next.</source>
        <translation>Reparta la ronda entera, y abra y cierre usted las apuestas. F2 dice qué sigue.</translation>
    </message>
    <message>
        <source>Close the bets before the first card.</source>
        <translation>Cierre las apuestas antes de la primera carta.</translation>
    </message>
    <message>
        <source>When do you say &quot;No more bets&quot;?</source>
        <translation>¿Cuándo dice «No va más»?</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>antes de la primera carta</translation>
    </message>
    <message>
        <source>after the first card</source>
        <translation>después de la primera carta</translation>
    </message>
    <message>
        <source>when everybody has a card</source>
        <translation>cuando todos tienen carta</translation>
    </message>
    <message>
        <source>never, in this house</source>
        <translation>nunca, en esta casa</translation>
    </message>
    <message>
        <source>When the cards leave the table</source>
        <translation>Cuándo salen las cartas de la mesa</translation>
    </message>
    <message>
        <source>This house lays and pays: all cards stay until every bet of the table is settled. Then sweep them up, {cards.sweep}, your own last.</source>
        <translation>Esta casa deja y paga: todas las cartas quedan hasta liquidar todas las apuestas de la mesa. Luego recójalas, {cards.sweep}, las suyas al final.</translation>
    </message>
    <message>
        <source>Pay first, then pick up the cards.</source>
        <translation>Primero pague, luego recoja las cartas.</translation>
    </message>
    <message>
        <source>Pick up the cards first, then pay.</source>
        <translation>Primero recoja las cartas, luego pague.</translation>
    </message>
    <message>
        <source>Watch when the cards leave.</source>
        <translation>Fíjese en cuándo salen las cartas.</translation>
    </message>
    <message>
        <source>Settle and collect.</source>
        <translation>Liquide y recoja.</translation>
    </message>
    <message>
        <source>Sweep the cards in the right direction.</source>
        <translation>Recoja las cartas en el sentido correcto.</translation>
    </message>
    <message>
        <source>Which style does this house use?</source>
        <translation>¿Qué estilo usa esta casa?</translation>
    </message>
    <message>
        <source>Your own hand</source>
        <translation>Su propia mano</translation>
    </message>
    <message>
        <source>When the last patron has played, turn your hole card. Draw to 17 while a hand still stands against you.</source>
        <translation>Cuando ha jugado el último jugador, muestre su carta tapada. Pida hasta 17 mientras quede una mano contra usted.</translation>
    </message>
    <message>
        <source>With a soft 17, an ace and a six, take another card.</source>
        <translation>Con un 17 blando, as y seis, tome otra carta.</translation>
    </message>
    <message>
        <source>With a soft 17, an ace and a six, stand.</source>
        <translation>Con un 17 blando, as y seis, plántese.</translation>
    </message>
    <message>
        <source>Watch the dealer draw.</source>
        <translation>Vea pedir al crupier.</translation>
    </message>
    <message>
        <source>Draw as the house wants it.</source>
        <translation>Pida como quiere la casa.</translation>
    </message>
    <message>
        <source>You have a soft 17. What do you do?</source>
        <translation>Tiene un 17 blando. ¿Qué hace?</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Dar las cartas</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right, and one to yourself, last.</source>
        <translation>Dé una carta descubierta a cada asiento con apuesta, de izquierda a derecha, y una a usted, la última.</translation>
    </message>
    <message>
        <source>Watch the order of the cards.</source>
        <translation>Fíjese en el orden de las cartas.</translation>
    </message>
    <message>
        <source>Deal. The coach stops you if you pass over a seat.</source>
        <translation>Dé. El entrenador le para si se salta un asiento.</translation>
    </message>
    <message>
        <source>Who gets the last card?</source>
        <translation>¿Quién recibe la última carta?</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>el crupier</translation>
    </message>
    <message>
        <source>the seat at the far right</source>
        <translation>el asiento de la extrema derecha</translation>
    </message>
    <message>
        <source>the seat at the far left</source>
        <translation>el asiento de la extrema izquierda</translation>
    </message>
    <message>
        <source>whoever bet most</source>
        <translation>quien más apostó</translation>
    </message>
    <message>
        <source>When the floor decides</source>
        <translation>Cuándo decide el supervisor</translation>
    </message>
    <message>
        <source>A dispute: stop, call the floor, and go on when it is settled. Calling the floor is never a mistake.</source>
        <translation>Una disputa: pare, llame al supervisor y siga cuando esté resuelta. Llamar al supervisor nunca es un fallo.</translation>
    </message>
    <message>
        <source>A malfunction voids the round: call the floor, then every bet and every payment goes back.</source>
        <translation>Una avería anula la ronda: llame al supervisor y devuelva cada apuesta y cada pago.</translation>
    </message>
    <message>
        <source>Call the floor before any payoff above {calls.floor_above}.</source>
        <translation>Llame al supervisor antes de cualquier pago superior a {calls.floor_above}.</translation>
    </message>
    <message>
        <source>A wrong payoff is the floor&apos;s to correct. Call before you touch it.</source>
        <translation>Un pago equivocado lo corrige el supervisor. Llámelo antes de tocarlo.</translation>
    </message>
    <message>
        <source>A wrong payoff goes back to the rack whole and is paid again, before you begin another seat.</source>
        <translation>Un pago equivocado vuelve entero a la bandeja y se paga de nuevo, antes de empezar otro asiento.</translation>
    </message>
    <message>
        <source>Watch a dispute.</source>
        <translation>Vea una disputa.</translation>
    </message>
    <message>
        <source>A patron will disagree.</source>
        <translation>Un jugador no estará de acuerdo.</translation>
    </message>
    <message>
        <source>Something breaks.</source>
        <translation>Algo se estropea.</translation>
    </message>
    <message>
        <source>A patron disputes a payout. What comes next?</source>
        <translation>Un jugador discute un pago. ¿Qué viene ahora?</translation>
    </message>
    <message>
        <source>I call the floor</source>
        <translation>Llamo al supervisor</translation>
    </message>
    <message>
        <source>I explain it to him</source>
        <translation>Se lo explico</translation>
    </message>
    <message>
        <source>I pay him to be safe</source>
        <translation>Le pago por si acaso</translation>
    </message>
    <message>
        <source>I finish the round first</source>
        <translation>Primero termino la ronda</translation>
    </message>
    <message>
        <source>A full table: bonus, naturals, busts</source>
        <translation>Mesa llena: bono, naturales, manos pasadas</translation>
    </message>
    <message>
        <source>Everything at once now: the bonus, a natural, a bust, and your own hand. Accuracy first; speed comes by itself.</source>
        <translation>Ahora todo a la vez: el bono, un natural, una mano pasada y su propia mano. Primero la precisión; la velocidad viene sola.</translation>
    </message>
    <message>
        <source>Watch the house&apos;s own dealer.</source>
        <translation>Vea al crupier de la casa.</translation>
    </message>
    <message>
        <source>Your table.</source>
        <translation>Su mesa.</translation>
    </message>
    <message>
        <source>And somebody bets late.</source>
        <translation>Y alguien apuesta tarde.</translation>
    </message>
    <message>
        <source>A full table: two wars and a war tie</source>
        <translation>Mesa llena: dos guerras y una empatada</translation>
    </message>
    <message>
        <source>Everything at once now: winners, losers, tie bets, two wars, and one of them ties. Accuracy first; speed comes by itself.</source>
        <translation>Ahora todo a la vez: ganadores, perdedores, empates, dos guerras, y una de ellas empata. Primero la precisión; la velocidad viene sola.</translation>
    </message>
    <message>
        <source>Watch the house&apos;s own dealer with two wars.</source>
        <translation>Vea al crupier de la casa con dos guerras.</translation>
    </message>
    <message>
        <source>Going to war</source>
        <translation>Ir a la guerra</translation>
    </message>
    <message>
        <source>The patron puts a war bet beside his main bet, of the same amount.</source>
        <translation>El jugador pone una apuesta de guerra junto a la principal, del mismo importe.</translation>
    </message>
    <message>
        <source>Post the same amount for the house, before the first burn or war card.</source>
        <translation>Ponga el mismo importe por la casa, antes de la primera quema o carta de guerra.</translation>
    </message>
    <message>
        <source>The house posts nothing here.</source>
        <translation>Aquí la casa no pone nada.</translation>
    </message>
    <message>
        <source>Settle every other first bet before the war begins.</source>
        <translation>Liquide todas las demás primeras apuestas antes de empezar la guerra.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down before each war card, yours too.</source>
        <translation>Queme {war.burn|carta tapada|cartas tapadas} antes de cada carta de guerra, también de la suya.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down once, before the first war card.</source>
        <translation>Queme {war.burn|carta tapada|cartas tapadas} una vez, antes de la primera carta de guerra.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down before the first war card, and {war.burn} more before your own.</source>
        <translation>Queme {war.burn|carta tapada|cartas tapadas} antes de la primera carta de guerra y {war.burn} más antes de la suya.</translation>
    </message>
    <message>
        <source>Burn nothing before a war in this house.</source>
        <translation>En esta casa no se quema nada antes de una guerra.</translation>
    </message>
    <message>
        <source>Then one card face up to each patron at war, from left to right, and one to yourself.</source>
        <translation>Luego una carta descubierta a cada jugador en guerra, de izquierda a derecha, y una a usted.</translation>
    </message>
    <message>
        <source>Watch a war from the offer to the last card.</source>
        <translation>Vea una guerra desde la oferta hasta la última carta.</translation>
    </message>
    <message>
        <source>Post for the house.</source>
        <translation>Ponga por la casa.</translation>
    </message>
    <message>
        <source>Count the burned cards.</source>
        <translation>Cuente las cartas quemadas.</translation>
    </message>
    <message>
        <source>Deal the war.</source>
        <translation>Dé la guerra.</translation>
    </message>
    <message>
        <source>How many cards are burned at a time?</source>
        <translation>¿Cuántas cartas se queman cada vez?</translation>
    </message>
    <message>
        <source>When are cards burned in a war?</source>
        <translation>¿Cuándo se queman cartas en una guerra?</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>Seguro y pago a la par</translation>
    </message>
    <message>
        <source>You show an ace: offer insurance to everybody before you go on. It costs up to half the bet and pays 2:1 if you have blackjack.</source>
        <translation>Muestra un as: ofrezca el seguro a todos antes de seguir. Cuesta hasta media apuesta y paga 2:1 si tiene blackjack.</translation>
    </message>
    <message>
        <source>A patron with a natural may take even money: pay him 1:1 at once and collect his cards.</source>
        <translation>Un jugador con un natural puede cobrar a la par: páguele 1:1 en el acto y recoja sus cartas.</translation>
    </message>
    <message>
        <source>Watch the offer.</source>
        <translation>Vea la oferta.</translation>
    </message>
    <message>
        <source>Offer it, and settle it.</source>
        <translation>Ofrézcalo y liquídelo.</translation>
    </message>
    <message>
        <source>When do you offer insurance?</source>
        <translation>¿Cuándo ofrece el seguro?</translation>
    </message>
    <message>
        <source>when I show an ace</source>
        <translation>cuando muestro un as</translation>
    </message>
    <message>
        <source>when I show a ten</source>
        <translation>cuando muestro un diez</translation>
    </message>
    <message>
        <source>when a patron asks for it</source>
        <translation>cuando un jugador lo pide</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>Late bets</source>
        <translation>Apuestas tardías</translation>
    </message>
    <message>
        <source>Chips that come down after the bets are closed do not play. Refuse them before your next act, whoever put them down. Of a bet that was raised too late, only the addition goes back.</source>
        <translation>Las fichas que llegan con las apuestas cerradas no juegan. Rechácelas antes de su próximo acto, sean de quien sean. De una apuesta aumentada tarde solo se devuelve lo añadido.</translation>
    </message>
    <message>
        <source>Watch a late bet refused.</source>
        <translation>Vea rechazar una apuesta tardía.</translation>
    </message>
    <message>
        <source>Somebody will be late. Keep your eyes open.</source>
        <translation>Alguien llegará tarde. Esté atento.</translation>
    </message>
    <message>
        <source>A patron adds 10 to his bet after the first card. What goes back?</source>
        <translation>Un jugador añade 10 a su apuesta tras la primera carta. ¿Qué se devuelve?</translation>
    </message>
    <message>
        <source>the 10</source>
        <translation>los 10</translation>
    </message>
    <message>
        <source>the whole bet</source>
        <translation>la apuesta entera</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>la mitad</translation>
    </message>
    <message>
        <source>Bets outside the limits</source>
        <translation>Apuestas fuera de los límites</translation>
    </message>
    <message>
        <source>A main bet is {limits.main.min} to {limits.main.max} here.</source>
        <translation>Aquí una apuesta principal va de {limits.main.min} a {limits.main.max}.</translation>
    </message>
    <message>
        <source>A tie bet is {limits.tie.min} to {limits.tie.max}.</source>
        <translation>Una apuesta al empate va de {limits.tie.min} a {limits.tie.max}.</translation>
    </message>
    <message>
        <source>A War bonus is {limits.bonus.min} to {limits.bonus.max}.</source>
        <translation>Un bono de guerra va de {limits.bonus.min} a {limits.bonus.max}.</translation>
    </message>
    <message>
        <source>Main bet and side bet of a seat together stay within {limits.combined_max}.</source>
        <translation>La apuesta principal y la lateral de un asiento no pasan juntas de {limits.combined_max}.</translation>
    </message>
    <message>
        <source>Refuse a bet below the minimum.</source>
        <translation>Rechace una apuesta bajo el mínimo.</translation>
    </message>
    <message>
        <source>Honour the first bet below the minimum and remind the patron. Refuse the next one.</source>
        <translation>Acepte la primera apuesta bajo el mínimo y avise al jugador. Rechace la siguiente.</translation>
    </message>
    <message>
        <source>Above the maximum, hand back the excess; the rest stands.</source>
        <translation>Sobre el máximo, devuelva el exceso; el resto se queda.</translation>
    </message>
    <message>
        <source>Refuse a bet above the maximum.</source>
        <translation>Rechace una apuesta sobre el máximo.</translation>
    </message>
    <message>
        <source>Deal with it before you close the bets.</source>
        <translation>Resuélvalo antes de cerrar las apuestas.</translation>
    </message>
    <message>
        <source>Watch a bet above the maximum.</source>
        <translation>Vea una apuesta sobre el máximo.</translation>
    </message>
    <message>
        <source>Deal with the bet that is too high.</source>
        <translation>Resuelva la apuesta demasiado alta.</translation>
    </message>
    <message>
        <source>Deal with the bet that is too low.</source>
        <translation>Resuelva la apuesta demasiado baja.</translation>
    </message>
    <message>
        <source>What is the highest main bet?</source>
        <translation>¿Cuál es la apuesta principal más alta?</translation>
    </message>
    <message>
        <source>What happens to a bet above the maximum?</source>
        <translation>¿Qué pasa con una apuesta sobre el máximo?</translation>
    </message>
    <message>
        <source>the excess goes back</source>
        <translation>se devuelve el exceso</translation>
    </message>
    <message>
        <source>all of it goes back</source>
        <translation>se devuelve toda</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>the floor decides</source>
        <translation>decide el supervisor</translation>
    </message>
    <message>
        <source>Main bets</source>
        <translation>Apuestas principales</translation>
    </message>
    <message>
        <source>Compare each card with yours. The ace is high, and suits do not matter. A higher card wins: pay the main bet 1:1. A lower card loses: take the bet.</source>
        <translation>Compare cada carta con la suya. El as es alto y los palos no cuentan. Una carta más alta gana: pague la apuesta principal 1:1. Una más baja pierde: retire la apuesta.</translation>
    </message>
    <message>
        <source>Watch a winner and a loser.</source>
        <translation>Vea un ganador y un perdedor.</translation>
    </message>
    <message>
        <source>Settle the main bets.</source>
        <translation>Liquide las apuestas principales.</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>Naturales</translation>
    </message>
    <message>
        <source>An ace and a ten in the first two cards are a natural. It pays {blackjack.pays} when its turn comes: 20 wins {blackjack.pays of 20}, 50 wins {blackjack.pays of 50}. Collect its cards at once.</source>
        <translation>Un as y un diez como dos primeras cartas son un natural. Paga {blackjack.pays} cuando le toca: 20 ganan {blackjack.pays of 20}, 50 ganan {blackjack.pays of 50}. Recoja sus cartas en el acto.</translation>
    </message>
    <message>
        <source>Watch a natural paid.</source>
        <translation>Vea pagar un natural.</translation>
    </message>
    <message>
        <source>Pay naturals.</source>
        <translation>Pague naturales.</translation>
    </message>
    <message>
        <source>What does a natural pay?</source>
        <translation>¿Qué paga un natural?</translation>
    </message>
    <message>
        <source>A natural on 30: what do you pay?</source>
        <translation>Un natural con 30: ¿cuánto paga?</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Un sabot nuevo</translation>
    </message>
    <message>
        <source>The cards are shuffled before every round: shuffle, load, go on.</source>
        <translation>Se baraja antes de cada ronda: barajar, cargar, seguir.</translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round. Then: shuffle, offer the cut, cut, put the cut card at most {shoe.cut_card_from_end|card|cards} from the end, load the shoe.</source>
        <translation>Cuando sale la carta de corte, termine la ronda. Luego: baraje, ofrezca el corte, corte, ponga la carta de corte como mucho a {shoe.cut_card_from_end|carta|cartas} del final, cargue el sabot.</translation>
    </message>
    <message>
        <source>Burn {shoe.burn_first|card|cards} from a new shoe.</source>
        <translation>Queme {shoe.burn_first|carta|cartas} de un sabot nuevo.</translation>
    </message>
    <message>
        <source>Watch a new shoe.</source>
        <translation>Vea un sabot nuevo.</translation>
    </message>
    <message>
        <source>Watch the shuffle.</source>
        <translation>Vea cómo se baraja.</translation>
    </message>
    <message>
        <source>Prepare the shoe yourself.</source>
        <translation>Prepare usted el sabot.</translation>
    </message>
    <message>
        <source>Shuffle and load.</source>
        <translation>Baraje y cargue.</translation>
    </message>
    <message>
        <source>How many decks are in the shoe?</source>
        <translation>¿Cuántas barajas hay en el sabot?</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>Settle seat by seat, {settlement.mains}: the bets of one seat, then the next seat.</source>
        <translation>Liquide asiento por asiento, {settlement.mains}: las apuestas de un asiento y luego el siguiente.</translation>
    </message>
    <message>
        <source>Settle in two passes: first all tie bets, {settlement.ties}; then all main bets, {settlement.mains}.</source>
        <translation>Liquide en dos pasadas: primero todas las apuestas al empate, {settlement.ties}; luego todas las principales, {settlement.mains}.</translation>
    </message>
    <message>
        <source>Settle the main bets {settlement.mains}.</source>
        <translation>Liquide las apuestas principales {settlement.mains}.</translation>
    </message>
    <message>
        <source>Begin a seat, finish it, and go on. A seat out of turn is a mistake even if every amount is right.</source>
        <translation>Empiece un asiento, termínelo y siga. Un asiento fuera de turno es un fallo aunque todos los importes estén bien.</translation>
    </message>
    <message>
        <source>Watch in which order the seats are settled.</source>
        <translation>Fíjese en qué orden se liquidan los asientos.</translation>
    </message>
    <message>
        <source>Settle in order.</source>
        <translation>Liquide en orden.</translation>
    </message>
    <message>
        <source>In which direction do main bets go?</source>
        <translation>¿En qué sentido van las apuestas principales?</translation>
    </message>
    <message>
        <source>In which direction do tie bets go?</source>
        <translation>¿En qué sentido van las apuestas al empate?</translation>
    </message>
    <message>
        <source>Letting the winnings ride</source>
        <translation>Dejar la ganancia</translation>
    </message>
    <message>
        <source>After you have paid the bonus, ask the winner whether he leaves the winnings on the hand. Wait for his answer.</source>
        <translation>Tras pagar el bono, pregunte al ganador si deja la ganancia sobre la mano. Espere su respuesta.</translation>
    </message>
    <message>
        <source>He leaves them: push the original bet back to him. The winnings stay on the War spot and ride on his blackjack hand.</source>
        <translation>La deja: devuélvale la apuesta original. La ganancia se queda en la posición de guerra y va con su mano de blackjack.</translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation>Se lo lleva todo: entréguele la apuesta y la ganancia.</translation>
    </message>
    <message>
        <source>Watch a parlay.</source>
        <translation>Vea un parlay.</translation>
    </message>
    <message>
        <source>Ask, and hand back the original bet.</source>
        <translation>Pregunte y devuelva la apuesta original.</translation>
    </message>
    <message>
        <source>A patron takes it all.</source>
        <translation>Un jugador se lo lleva todo.</translation>
    </message>
    <message>
        <source>25, the original bet</source>
        <translation>25, la apuesta original</translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation>Juegan los jugadores</translation>
    </message>
    <message>
        <source>From left to right: one hand at a time. Give a card only when the patron signals for it.</source>
        <translation>De izquierda a derecha: una mano cada vez. Dé una carta solo cuando el jugador hace la seña.</translation>
    </message>
    <message>
        <source>Over 21 is bust: take the chips at once, then the cards, before you go on.</source>
        <translation>Más de 21 es pasarse: retire las fichas en el acto, luego las cartas, antes de seguir.</translation>
    </message>
    <message>
        <source>21 stands without a signal.</source>
        <translation>21 se planta sin seña.</translation>
    </message>
    <message>
        <source>Watch a hand go bust.</source>
        <translation>Vea una mano que se pasa.</translation>
    </message>
    <message>
        <source>Deal only what is asked for.</source>
        <translation>Dé solo lo que le piden.</translation>
    </message>
    <message>
        <source>Chips first, then cards.</source>
        <translation>Primero fichas, luego cartas.</translation>
    </message>
    <message>
        <source>A hand is bust. What comes first?</source>
        <translation>Una mano se pasa. ¿Qué va primero?</translation>
    </message>
    <message>
        <source>its chips go to the rack</source>
        <translation>sus fichas van a la bandeja</translation>
    </message>
    <message>
        <source>its cards go to the rack</source>
        <translation>sus cartas van al descarte</translation>
    </message>
    <message>
        <source>the next patron plays</source>
        <translation>juega el siguiente jugador</translation>
    </message>
    <message>
        <source>nothing, until the end of the round</source>
        <translation>nada, hasta el final de la ronda</translation>
    </message>
    <message>
        <source>Seats, spots and chips</source>
        <translation>Asientos, posiciones y fichas</translation>
    </message>
    <message>
        <source>You stand behind the table. Seat 1 is at your far left, and the highest number, {table.seats}, is at your far right. Left to right means from low numbers to high ones, always as you see it.</source>
        <translation>Usted está detrás de la mesa. El asiento 1 está a su extrema izquierda y el número más alto, {table.seats}, a su extrema derecha. De izquierda a derecha es de números bajos a altos, siempre como usted lo ve.</translation>
    </message>
    <message>
        <source>A patron may play up to {table.hands_per_patron|spot|spots}.</source>
        <translation>Un jugador puede jugar hasta {table.hands_per_patron|posición|posiciones}.</translation>
    </message>
    <message>
        <source>The chips here are worth {table.chips}.</source>
        <translation>Aquí las fichas valen {table.chips}.</translation>
    </message>
    <message>
        <source>If chips cannot make a payout, it is rounded up: the patron gains.</source>
        <translation>Si las fichas no pueden formar un pago, se redondea hacia arriba: gana el jugador.</translation>
    </message>
    <message>
        <source>If chips cannot make a payout, it is rounded down: the house gains.</source>
        <translation>Si las fichas no pueden formar un pago, se redondea hacia abajo: gana la casa.</translation>
    </message>
    <message>
        <source>Build every payout from the fewest chips.</source>
        <translation>Forme cada pago con las menos fichas posibles.</translation>
    </message>
    <message>
        <source>Pay colour for colour: a bet of green chips is paid in green chips.</source>
        <translation>Pague color por color: una apuesta de fichas verdes se paga en fichas verdes.</translation>
    </message>
    <message>
        <source>How many seats does this table have?</source>
        <translation>¿Cuántos asientos tiene esta mesa?</translation>
    </message>
    <message>
        <source>A seat is on your far right. Which one is it?</source>
        <translation>Un asiento está a su extrema derecha. ¿Cuál es?</translation>
    </message>
    <message>
        <source>seat {table.seats}</source>
        <translation>asiento {table.seats}</translation>
    </message>
    <message>
        <source>seat 1</source>
        <translation>asiento 1</translation>
    </message>
    <message>
        <source>Watch one round. Follow the cards from left to right.</source>
        <translation>Vea una ronda. Siga las cartas de izquierda a derecha.</translation>
    </message>
    <message>
        <source>Second cards and the hole card</source>
        <translation>Segundas cartas y carta tapada</translation>
    </message>
    <message>
        <source>Deal a second card face up to each patron, from left to right, and your own face down.</source>
        <translation>Dé una segunda carta descubierta a cada jugador, de izquierda a derecha, y la suya tapada.</translation>
    </message>
    <message>
        <source>With an ace or a ten up, look at your hole card before anybody plays.</source>
        <translation>Con as o diez a la vista, mire su carta tapada antes de que nadie juegue.</translation>
    </message>
    <message>
        <source>Nobody looks at the hole card before the patrons have played.</source>
        <translation>Nadie mira la carta tapada antes de que los jugadores hayan jugado.</translation>
    </message>
    <message>
        <source>Watch the second cards.</source>
        <translation>Vea las segundas cartas.</translation>
    </message>
    <message>
        <source>Keep your second card down.</source>
        <translation>Deje tapada su segunda carta.</translation>
    </message>
    <message>
        <source>Look when you must.</source>
        <translation>Mire cuando deba.</translation>
    </message>
    <message>
        <source>How is your own second card dealt?</source>
        <translation>¿Cómo se da su propia segunda carta?</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>tapada</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>descubierta</translation>
    </message>
    <message>
        <source>not before the patrons have played</source>
        <translation>no antes de que hayan jugado los jugadores</translation>
    </message>
    <message>
        <source>Settling the hands</source>
        <translation>Liquidar las manos</translation>
    </message>
    <message>
        <source>Settle the hands {settlement.mains}: higher than yours wins 1:1, lower loses, equal pushes. A push stays where it is.</source>
        <translation>Liquide las manos {settlement.mains}: más alta que la suya gana 1:1, más baja pierde, igual se queda. Una apuesta que queda no se toca.</translation>
    </message>
    <message>
        <source>Watch the settlement.</source>
        <translation>Vea la liquidación.</translation>
    </message>
    <message>
        <source>Compare and settle.</source>
        <translation>Compare y liquide.</translation>
    </message>
    <message>
        <source>Keep to the order.</source>
        <translation>Respete el orden.</translation>
    </message>
    <message>
        <source>In which direction are hands settled?</source>
        <translation>¿En qué sentido se liquidan las manos?</translation>
    </message>
    <message>
        <source>Cards that slip out</source>
        <translation>Cartas que se salen</translation>
    </message>
    <message>
        <source>A card slides out of the shoe and nobody saw its face: it is simply the next card.</source>
        <translation>Una carta se sale del sabot y nadie vio su cara: es sencillamente la siguiente carta.</translation>
    </message>
    <message>
        <source>A card that was seen goes to the discard rack before the next card is dealt.</source>
        <translation>Una carta que se vio va al descarte antes de dar la siguiente.</translation>
    </message>
    <message>
        <source>Watch an exposed card.</source>
        <translation>Vea una carta expuesta.</translation>
    </message>
    <message>
        <source>A card will slip. Look whether it was seen.</source>
        <translation>Se saldrá una carta. Fíjese en si se vio.</translation>
    </message>
    <message>
        <source>A card slides out face up. What do you do with it?</source>
        <translation>Una carta se sale descubierta. ¿Qué hace con ella?</translation>
    </message>
    <message>
        <source>discard it</source>
        <translation>descartarla</translation>
    </message>
    <message>
        <source>deal it to the next seat</source>
        <translation>darla al siguiente asiento</translation>
    </message>
    <message>
        <source>put it back into the shoe</source>
        <translation>meterla de nuevo en el sabot</translation>
    </message>
    <message>
        <source>show it to the floor</source>
        <translation>enseñarla al supervisor</translation>
    </message>
    <message>
        <source>War or surrender</source>
        <translation>Guerra o rendición</translation>
    </message>
    <message>
        <source>The cards tie: the main bet is not decided. Ask the patron in his turn: &quot;War or surrender?&quot; Wait for his answer before you touch the bet.</source>
        <translation>Las cartas empatan: la apuesta principal no está decidida. Pregunte al jugador a su turno: «¿Guerra o se rinde?» Espere su respuesta antes de tocar la apuesta.</translation>
    </message>
    <message>
        <source>The cards tie: the main bet is not decided. The patron says whether he surrenders or goes to war.</source>
        <translation>Las cartas empatan: la apuesta principal no está decidida. El jugador dice si se rinde o va a la guerra.</translation>
    </message>
    <message>
        <source>If he surrenders, the house takes part of the main bet, {surrender.loses}: of 50, take {surrender.loses of 50}. The rest stays his.</source>
        <translation>Si se rinde, la casa se queda parte de la apuesta principal, {surrender.loses}: de 50, retire {surrender.loses of 50}. El resto sigue siendo suyo.</translation>
    </message>
    <message>
        <source>Watch a surrender.</source>
        <translation>Vea una rendición.</translation>
    </message>
    <message>
        <source>Take the right part of the bet, and no more.</source>
        <translation>Retire la parte correcta de la apuesta, y no más.</translation>
    </message>
    <message>
        <source>Ask, wait, act.</source>
        <translation>Preguntar, esperar, actuar.</translation>
    </message>
    <message>
        <source>What part of the main bet does a surrender cost?</source>
        <translation>¿Qué parte de la apuesta principal cuesta rendirse?</translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation>Apuestas al empate</translation>
    </message>
    <message>
        <source>A tie bet wins if the first cards have the same rank. It pays {tie_bet.pays}: 5 wins {tie_bet.pays of 5}, 25 wins {tie_bet.pays of 25}. If the cards differ, it loses, whoever wins the main bet.</source>
        <translation>Una apuesta al empate gana si las primeras cartas son iguales. Paga {tie_bet.pays}: 5 ganan {tie_bet.pays of 5}, 25 ganan {tie_bet.pays of 25}. Si son distintas, pierde, gane quien gane la principal.</translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation>Una apuesta al empate puede ir sin apuesta principal.</translation>
    </message>
    <message>
        <source>A tie bet needs a main bet. Refuse one that stands alone.</source>
        <translation>Una apuesta al empate necesita una principal. Rechace la que va sola.</translation>
    </message>
    <message>
        <source>Call the floor before you pay more than {calls.floor_above}.</source>
        <translation>Llame al supervisor antes de pagar más de {calls.floor_above}.</translation>
    </message>
    <message>
        <source>Watch a tie bet paid at {tie_bet.pays}.</source>
        <translation>Vea pagar un empate a {tie_bet.pays}.</translation>
    </message>
    <message>
        <source>Pay and take tie bets.</source>
        <translation>Pague y retire apuestas al empate.</translation>
    </message>
    <message>
        <source>Somebody bets on a tie alone.</source>
        <translation>Alguien apuesta solo al empate.</translation>
    </message>
    <message>
        <source>What does a tie bet pay here?</source>
        <translation>¿Qué paga aquí una apuesta al empate?</translation>
    </message>
    <message>
        <source>A tie bet of 15 wins. What do you pay?</source>
        <translation>Gana una apuesta al empate de 15. ¿Cuánto paga?</translation>
    </message>
    <message>
        <source>Paying a war</source>
        <translation>Pagar una guerra</translation>
    </message>
    <message>
        <source>Settle the wars {settlement.wars}.</source>
        <translation>Liquide las guerras {settlement.wars}.</translation>
    </message>
    <message>
        <source>The patron is higher: he wins {war.win_pays} on the war bet; 25 wins {war.win_pays of 25}. The main bet pushes.</source>
        <translation>El jugador es más alto: gana {war.win_pays} sobre la apuesta de guerra; 25 ganan {war.win_pays of 25}. La principal se queda.</translation>
    </message>
    <message>
        <source>The patron is higher: he wins {war.win_pays} on the war bet, and the post you put up is part of it. Give him the post, and pay what is missing. The main bet pushes.</source>
        <translation>El jugador es más alto: gana {war.win_pays} sobre la apuesta de guerra, y lo que puso la casa forma parte. Dele la apuesta de la casa y pague lo que falta. La principal se queda.</translation>
    </message>
    <message>
        <source>The war ties: the war bet wins {war.tie_pays}; 25 wins {war.tie_pays of 25}.</source>
        <translation>La guerra empata: la apuesta de guerra gana {war.tie_pays}; 25 ganan {war.tie_pays of 25}.</translation>
    </message>
    <message>
        <source>The war ties: the war bet wins {war.tie_pays}, the post included. Give the post and pay the rest.</source>
        <translation>La guerra empata: la apuesta de guerra gana {war.tie_pays}, incluida la apuesta de la casa. Désela y pague el resto.</translation>
    </message>
    <message>
        <source>You are higher: take the main bet and the war bet.</source>
        <translation>Usted es más alto: retire la apuesta principal y la de guerra.</translation>
    </message>
    <message>
        <source>You are higher: take the main bet, the war bet and the post.</source>
        <translation>Usted es más alto: retire la apuesta principal, la de guerra y la de la casa.</translation>
    </message>
    <message>
        <source>Watch a war won and a war lost.</source>
        <translation>Vea una guerra ganada y una perdida.</translation>
    </message>
    <message>
        <source>Pay a war that is won.</source>
        <translation>Pague una guerra ganada.</translation>
    </message>
    <message>
        <source>Take a war that is lost.</source>
        <translation>Retire una guerra perdida.</translation>
    </message>
    <message>
        <source>Pay a tied war.</source>
        <translation>Pague una guerra empatada.</translation>
    </message>
    <message>
        <source>What does a war that is won pay on the war bet?</source>
        <translation>¿Qué paga una guerra ganada sobre la apuesta de guerra?</translation>
    </message>
    <message>
        <source>What does a tied war pay on the war bet?</source>
        <translation>¿Qué paga una guerra empatada sobre la apuesta de guerra?</translation>
    </message>
    <message>
        <source>Tie bets on the war cards</source>
        <translation>Apuestas al empate en guerra</translation>
    </message>
    <message>
        <source>With his war bet a patron may bet that the war cards tie. It pays {war.tie_bet.pays}: 25 wins {war.tie_bet.pays of 25}.</source>
        <translation>Con su apuesta de guerra, un jugador puede apostar a que las cartas de guerra empatan. Paga {war.tie_bet.pays}: 25 ganan {war.tie_bet.pays of 25}.</translation>
    </message>
    <message>
        <source>This bet must be exactly the amount of the main bet. Refuse any other amount.</source>
        <translation>Esta apuesta debe ser exactamente igual a la principal. Rechace cualquier otro importe.</translation>
    </message>
    <message>
        <source>Watch a tie bet on the war cards.</source>
        <translation>Vea una apuesta al empate en guerra.</translation>
    </message>
    <message>
        <source>Settle it.</source>
        <translation>Liquídela.</translation>
    </message>
    <message>
        <source>Somebody bets the wrong amount.</source>
        <translation>Alguien apuesta un importe equivocado.</translation>
    </message>
    <message>
        <source>What does a tie bet on the war cards pay?</source>
        <translation>¿Qué paga una apuesta al empate en guerra?</translation>
    </message>
    <message>
        <source>This house picks and pays: the cards of a seat leave with its settlement, before you begin another seat.</source>
        <translation>Esta casa recoge y paga: las cartas de un asiento salen con su liquidación, antes de empezar otro asiento.</translation>
    </message>
    <message>
        <source>Everything at once now: winners, losers, two wars, and one of them ties. Accuracy first; speed comes by itself.</source>
        <translation>Ahora todo a la vez: ganadores, perdedores, dos guerras, y una de ellas empata. Primero la precisión; la velocidad viene sola.</translation>
    </message>
    <message>
        <source>One seat, and yet everything comes up: winners, losers, and a war that ties. Accuracy first; speed comes by itself.</source>
        <translation>Un solo asiento, y aun así sale de todo: victorias, derrotas y una guerra empatada. Primero la precisión; la velocidad viene sola.</translation>
    </message>
    <message>
        <source>A patron bets 25 and has a king. You have a nine. What do you pay?</source>
        <translation>Un jugador apuesta 25 y tiene un rey. Usted tiene un nueve. ¿Cuánto paga?</translation>
    </message>
    <message>
        <source>A bonus of 25 wins, and the patron lets it ride. What do you hand back?</source>
        <translation>Un bono de 25 gana y el jugador deja la ganancia. ¿Qué le devuelve?</translation>
    </message>
    <message>
        <source>{bonus.pays of 25}, the winnings</source>
        <translation>{bonus.pays of 25}, la ganancia</translation>
    </message>
    <message>
        <source>bet and winnings</source>
        <translation>apuesta y ganancia</translation>
    </message>
    <message>
        <source>You stand behind the table. It has a single seat, in front of you.</source>
        <translation>Usted está detrás de la mesa. Tiene un solo asiento, delante de usted.</translation>
    </message>
    <message>
        <source>The spot WAR is for the main bet. When a patron goes to war, his second bet lies beside it, on RAISE.</source>
        <translation>El espacio WAR es para la apuesta principal. Cuando un jugador va a la guerra, su segunda apuesta va al lado, en RAISE.</translation>
    </message>
    <message>
        <source>On TIE lies a bet that the patron&apos;s first card and yours are of the same rank.</source>
        <translation>En TIE va una apuesta a que la primera carta del jugador y la suya son del mismo rango.</translation>
    </message>
    <message>
        <source>On POST you put the house&apos;s chips when a patron goes to war, as many as his war bet.</source>
        <translation>En POST pone usted las fichas de la casa cuando un jugador va a la guerra, tantas como su apuesta de guerra.</translation>
    </message>
    <message>
        <source>The large spot is for the blackjack bet, the spot WAR for the War bonus.</source>
        <translation>El espacio grande es para la apuesta de blackjack; el espacio WAR, para el bono de guerra.</translation>
    </message>
    <message>
        <source>seat 2</source>
        <translation>asiento 2</translation>
    </message>
    <message>
        <source>seat 3</source>
        <translation>asiento 3</translation>
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
        <source>Cards are dealt from left to right, the dealer last.</source>
        <translation>Se reparte de izquierda a derecha, el crupier el último.</translation>
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
        <source>Ask every winner: take it all, or leave the winnings?</source>
        <translation>Pregunte a cada ganador: ¿lo retira todo o deja la ganancia?</translation>
    </message>
    <message>
        <source>Wait for the answer: take it all or leave the winnings.</source>
        <translation>Espere la respuesta: retirar todo o dejar la ganancia.</translation>
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
        <source>Deal a card only at the patron&apos;s signal; 21 stands automatically.</source>
        <translation>Dé carta solo a la señal del jugador; con 21 se planta solo.</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>El sabot</translation>
    </message>
    <message>
        <source>to a tied patron, when it is his turn</source>
        <translation>a un jugador empatado, cuando le toca</translation>
    </message>
    <message>
        <source>to each winner of the War bonus, in turn</source>
        <translation>a cada ganador del bono de guerra, por turno</translation>
    </message>
    <message>
        <source>when the last round is over</source>
        <translation>cuando termina la última ronda</translation>
    </message>
    <message>
        <source>when a patron first bets below the minimum</source>
        <translation>cuando un jugador apuesta por primera vez bajo el mínimo</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>antes de la primera carta</translation>
    </message>
    <message>
        <source>for a dispute, a malfunction, or a payment that needs the floor</source>
        <translation>para una disputa, una avería o un pago que necesita al supervisor</translation>
    </message>
    <message>
        <source>Calls, word for word</source>
        <translation>Avisos, palabra por palabra</translation>
    </message>
    <message>
        <source>when</source>
        <translation>cuándo</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Cuando algo sale mal</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>Ventajas exactas</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>House&apos;s edge</source>
        <translation>Ventaja de la casa</translation>
    </message>
    <message>
        <source>As a fraction</source>
        <translation>Como fracción</translation>
    </message>
    <message>
        <source>Of all money staked</source>
        <translation>De todo lo apostado</translation>
    </message>
    <message>
        <source>How you are judged</source>
        <translation>Cómo se le juzga</translation>
    </message>
    <message>
        <source>You start with 100 points. A critical mistake (wrong money) costs %1, a major one (order, cards) %2, a minor one %3.</source>
        <translation>Empieza con 100 puntos. Un fallo crítico (dinero mal) cuesta %1, uno grave (orden, cartas) %2, uno leve %3.</translation>
    </message>
    <message>
        <source>You pass with %1 points. A round should take %2 seconds.</source>
        <translation>Aprueba con %1 puntos. Una ronda debe durar %2 segundos.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Dealer&apos;s manual</source>
        <translation>Manual del crupier</translation>
    </message>
    <message>
        <source>Cards of equal value may be split, into %1 hands at most.</source>
        <translation>Las cartas del mismo valor se pueden dividir, hasta %1 manos.</translation>
    </message>
    <message>
        <source>For the bonus, an ace is the lowest card.</source>
        <translation>Para el bono, el as es la carta más baja.</translation>
    </message>
    <message>
        <source>For the bonus, an ace is the highest card.</source>
        <translation>Para el bono, el as es la carta más alta.</translation>
    </message>
    <message>
        <source>If the first cards tie, the house wins the bonus.</source>
        <translation>Si las primeras cartas empatan, la casa gana el bono.</translation>
    </message>
    <message>
        <source>If the first cards tie, the bonus is a push.</source>
        <translation>Si las primeras cartas empatan, el bono se queda.</translation>
    </message>
    <message>
        <source>A winning War bonus pays %1.</source>
        <translation>Un bono de guerra ganador paga %1.</translation>
    </message>
    <message>
        <source>A patron who loses the War bonus still plays the hand.</source>
        <translation>El jugador que pierde el bono de guerra sigue jugando su mano.</translation>
    </message>
    <message>
        <source>Winners may leave their winnings on the War spot: a parlay on the hand.</source>
        <translation>Los ganadores pueden dejar la ganancia en la posición de guerra: un parlay sobre la mano.</translation>
    </message>
    <message>
        <source>There is no parlay.</source>
        <translation>No hay parlay.</translation>
    </message>
    <message>
        <source>Winners are asked in the order of settlement: take it all, or leave the winnings?</source>
        <translation>Se pregunta a los ganadores en el orden de liquidación: ¿se lo lleva todo o deja la ganancia?</translation>
    </message>
    <message>
        <source>For a parlay, the original bet is handed back and the winnings stay.</source>
        <translation>En un parlay se devuelve la apuesta original y la ganancia se queda.</translation>
    </message>
    <message>
        <source>A parlay is a separate bet that wins and loses with the hand.</source>
        <translation>Un parlay es una apuesta aparte que gana y pierde con la mano.</translation>
    </message>
    <message>
        <source>Without a parlay, bet and winnings are handed over at once.</source>
        <translation>Sin parlay, apuesta y ganancia se entregan en el acto.</translation>
    </message>
    <message>
        <source>Then each patron gets a second card, face up.</source>
        <translation>Después cada jugador recibe una segunda carta, descubierta.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt last, face down.</source>
        <translation>La segunda carta del crupier se da la última, tapada.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, insurance of up to half the bet is offered at 2:1; a patron with a blackjack may take even money.</source>
        <translation>Cuando el crupier muestra un as, se ofrece un seguro de hasta media apuesta a 2:1; un jugador con blackjack puede cobrar a la par.</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>No hay seguro.</translation>
    </message>
    <message>
        <source>Under an ace or a ten, the dealer peeks at the hole card before anybody plays.</source>
        <translation>Con as o diez, el crupier mira la carta tapada antes de que nadie juegue.</translation>
    </message>
    <message>
        <source>The dealer does not look at the hole card until the patrons have played.</source>
        <translation>El crupier no mira la carta tapada hasta que los jugadores han jugado.</translation>
    </message>
    <message>
        <source>Patrons play from left to right, each hand to its end.</source>
        <translation>Los jugadores juegan de izquierda a derecha, cada mano hasta el final.</translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, also for less.</source>
        <translation>Una mano de dos cartas se puede doblar, también por menos.</translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, for the full bet only.</source>
        <translation>Una mano de dos cartas se puede doblar, solo por la apuesta entera.</translation>
    </message>
    <message>
        <source>Split aces get one card each.</source>
        <translation>Los ases divididos reciben una carta cada uno.</translation>
    </message>
    <message>
        <source>With a split or a double, the patron may match the bet on the War spot too.</source>
        <translation>Al dividir o doblar, el jugador puede igualar también la apuesta de la posición de guerra.</translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards, in either style.</source>
        <translation>Una mano pasada pierde en el acto y un blackjack se paga a su turno: primero fichas, luego cartas, en cualquier estilo.</translation>
    </message>
    <message>
        <source>The dealer turns over the hole card and draws to 17.</source>
        <translation>El crupier muestra la carta tapada y pide hasta 17.</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <translation>El crupier pide con 17 blando.</translation>
    </message>
    <message>
        <source>The dealer stands on every 17.</source>
        <translation>El crupier se planta con todo 17.</translation>
    </message>
    <message>
        <source>The higher hand wins 1:1, the lower loses, equal hands push.</source>
        <translation>La mano más alta gana 1:1, la más baja pierde, las iguales empatan.</translation>
    </message>
    <message>
        <source>A blackjack pays %1.</source>
        <translation>Un blackjack paga %1.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>A short name without spaces; files and commands find the house by it.</source>
        <translation>Un nombre corto sin espacios; archivos y comandos encuentran la casa por él.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The name on the felt, in the manual and in lists.</source>
        <translation>El nombre en el tapete, en el manual y en las listas.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Casino War or War Blackjack. For the other game, start from a house that plays it.</source>
        <translation>Casino War o War Blackjack. Para el otro juego, parta de una casa que lo tenga.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>The document the rules come from, and whose clauses are named.</source>
        <translation>El documento del que vienen las reglas y cuyas cláusulas se citan.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>How many decks are in the shoe, 1 to 8.</source>
        <translation>Cuántas barajas hay en el sabot, de 1 a 8.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>When the cards are shuffled: after the cut card comes out, or before every round.</source>
        <translation>Cuándo se baraja: al salir la carta de corte o antes de cada ronda.</translation>
    </message>
    <message>
        <source>Cut card from the end</source>
        <translation>Carta de corte desde el final</translation>
    </message>
    <message>
        <source>The most cards behind the cut card, at most half the shoe. Leave it empty if every round is shuffled. War Blackjack with one or two decks never goes past a third of the shoe.</source>
        <translation>Cuántas cartas, como mucho, quedan tras la carta de corte: no más de medio sabot. Déjelo vacío si se baraja cada ronda. War Blackjack con una o dos barajas nunca pasa de un tercio del sabot.</translation>
    </message>
    <message>
        <source>Burned from a new shoe</source>
        <translation>Se queman de un sabot nuevo</translation>
    </message>
    <message>
        <source>How many cards of a new shoe are burned before the first round.</source>
        <translation>Cuántas cartas de un sabot nuevo se queman antes de la primera ronda.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>How many seats the table has, 1 to 9.</source>
        <translation>Cuántos asientos tiene la mesa, de 1 a 9.</translation>
    </message>
    <message>
        <source>Spots per patron</source>
        <translation>Posiciones por jugador</translation>
    </message>
    <message>
        <source>How many spots one patron may play at once, at most the seats of the table.</source>
        <translation>Cuántas posiciones puede jugar a la vez un jugador, como mucho los asientos de la mesa.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>The values of the chips in the tray, from the lowest to the highest.</source>
        <translation>Los valores de las fichas de la bandeja, del más bajo al más alto.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Redondeo</translation>
    </message>
    <message>
        <source>In whose favour an amount is rounded that the chips cannot make.</source>
        <translation>A favor de quién se redondea lo que las fichas no pueden formar.</translation>
    </message>
    <message>
        <source>Main bet, minimum</source>
        <translation>Apuesta principal, mínimo</translation>
    </message>
    <message>
        <source>The smallest main bet that is taken.</source>
        <translation>La apuesta principal más pequeña que se acepta.</translation>
    </message>
    <message>
        <source>Main bet, maximum</source>
        <translation>Apuesta principal, máximo</translation>
    </message>
    <message>
        <source>The largest main bet that is taken.</source>
        <translation>La apuesta principal más grande que se acepta.</translation>
    </message>
    <message>
        <source>Tie bet, minimum</source>
        <translation>Apuesta al empate, mínimo</translation>
    </message>
    <message>
        <source>The smallest tie bet that is taken.</source>
        <translation>La apuesta al empate más pequeña que se acepta.</translation>
    </message>
    <message>
        <source>Tie bet, maximum</source>
        <translation>Apuesta al empate, máximo</translation>
    </message>
    <message>
        <source>The largest tie bet that is taken.</source>
        <translation>La apuesta al empate más grande que se acepta.</translation>
    </message>
    <message>
        <source>War bonus, minimum</source>
        <translation>Bono de guerra, mínimo</translation>
    </message>
    <message>
        <source>The smallest War bonus that is taken.</source>
        <translation>El bono de guerra más pequeño que se acepta.</translation>
    </message>
    <message>
        <source>War bonus, maximum</source>
        <translation>Bono de guerra, máximo</translation>
    </message>
    <message>
        <source>The largest War bonus that is taken.</source>
        <translation>El bono de guerra más grande que se acepta.</translation>
    </message>
    <message>
        <source>Both bets together</source>
        <translation>Las dos apuestas juntas</translation>
    </message>
    <message>
        <source>The most that the bets of one seat may add up to; none if only each bet has a limit.</source>
        <translation>Lo más que pueden sumar las apuestas de un asiento; ninguno si solo cada apuesta tiene límite.</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Bajo el mínimo</translation>
    </message>
    <message>
        <source>What is done with a bet below the minimum: refused, or honoured once with a reminder.</source>
        <translation>Qué se hace con una apuesta bajo el mínimo: se rechaza, o se acepta una vez con un recordatorio.</translation>
    </message>
    <message>
        <source>Above the maximum</source>
        <translation>Sobre el máximo</translation>
    </message>
    <message>
        <source>What is done with a bet above the maximum: refused, or the excess handed back.</source>
        <translation>Qué se hace con una apuesta sobre el máximo: se rechaza, o se devuelve el exceso.</translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation>Apuestas al empate</translation>
    </message>
    <message>
        <source>Whether patrons may bet that their first card ties the dealer&apos;s.</source>
        <translation>Si los jugadores pueden apostar a que su primera carta empata con la del crupier.</translation>
    </message>
    <message>
        <source>Without a main bet</source>
        <translation>Sin apuesta principal</translation>
    </message>
    <message>
        <source>Whether a tie bet may stand on a spot without a main bet.</source>
        <translation>Si una apuesta al empate puede estar en una posición sin apuesta principal.</translation>
    </message>
    <message>
        <source>A tie bet pays</source>
        <translation>Una apuesta al empate paga</translation>
    </message>
    <message>
        <source>What a winning tie bet pays, such as 10:1.</source>
        <translation>Lo que paga una apuesta al empate ganadora, por ejemplo 10:1.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>Whether a tied patron may give up part of the bet instead of going to war.</source>
        <translation>Si un jugador empatado puede ceder parte de la apuesta en vez de ir a la guerra.</translation>
    </message>
    <message>
        <source>A surrender costs</source>
        <translation>Rendirse cuesta</translation>
    </message>
    <message>
        <source>The part of the main bet that the house takes: 1:2 is half.</source>
        <translation>La parte de la apuesta principal que se queda la casa: 1:2 es la mitad.</translation>
    </message>
    <message>
        <source>When cards are burned</source>
        <translation>Cuándo se quema</translation>
    </message>
    <message>
        <source>Before which war cards the dealer burns.</source>
        <translation>Antes de qué cartas de guerra quema el crupier.</translation>
    </message>
    <message>
        <source>Cards burned</source>
        <translation>Cartas quemadas</translation>
    </message>
    <message>
        <source>How many cards are burned each time.</source>
        <translation>Cuántas cartas se queman cada vez.</translation>
    </message>
    <message>
        <source>The house posts</source>
        <translation>La casa iguala</translation>
    </message>
    <message>
        <source>Whether the house matches the war bet with a post.</source>
        <translation>Si la casa iguala la apuesta de guerra con su propia apuesta.</translation>
    </message>
    <message>
        <source>A won war pays</source>
        <translation>Una guerra ganada paga</translation>
    </message>
    <message>
        <source>What the war bet pays when the patron wins the war, the house&apos;s post included.</source>
        <translation>Lo que paga la apuesta de guerra si el jugador gana la guerra, incluida la apuesta de la casa.</translation>
    </message>
    <message>
        <source>A tied war pays</source>
        <translation>Una guerra empatada paga</translation>
    </message>
    <message>
        <source>What the war bet pays when the war cards tie, the house&apos;s post included.</source>
        <translation>Lo que paga la apuesta de guerra si las cartas de guerra empatan, incluida la apuesta de la casa.</translation>
    </message>
    <message>
        <source>Tie bets on the war</source>
        <translation>Apuestas al empate en guerra</translation>
    </message>
    <message>
        <source>Whether patrons may bet that the war cards tie.</source>
        <translation>Si los jugadores pueden apostar a que las cartas de guerra empatan.</translation>
    </message>
    <message>
        <source>A tie bet on the war pays</source>
        <translation>El empate en guerra paga</translation>
    </message>
    <message>
        <source>What a tie bet on the war cards pays.</source>
        <translation>Lo que paga una apuesta al empate sobre las cartas de guerra.</translation>
    </message>
    <message>
        <source>Amount of a tie bet on the war</source>
        <translation>Importe del empate en guerra</translation>
    </message>
    <message>
        <source>Whether a tie bet on the war cards is exactly the main bet, or any amount.</source>
        <translation>Si una apuesta al empate en guerra es exactamente la apuesta principal o cualquier importe.</translation>
    </message>
    <message>
        <source>Ace in the bonus</source>
        <translation>El as en el bono</translation>
    </message>
    <message>
        <source>Whether an ace is the lowest or the highest card for the War bonus.</source>
        <translation>Si el as es la carta más baja o la más alta para el bono de guerra.</translation>
    </message>
    <message>
        <source>Tied bonus</source>
        <translation>Bono empatado</translation>
    </message>
    <message>
        <source>Whether the house wins a tied War bonus, or it is a push.</source>
        <translation>Si la casa gana un bono de guerra empatado o la apuesta se queda.</translation>
    </message>
    <message>
        <source>The bonus pays</source>
        <translation>El bono paga</translation>
    </message>
    <message>
        <source>What a winning War bonus pays.</source>
        <translation>Lo que paga un bono de guerra ganador.</translation>
    </message>
    <message>
        <source>Whether winners may leave their winnings as a bet on the hand.</source>
        <translation>Si los ganadores pueden dejar la ganancia como apuesta sobre la mano.</translation>
    </message>
    <message>
        <source>A blackjack pays</source>
        <translation>Un blackjack paga</translation>
    </message>
    <message>
        <source>What an ace and a ten-value card as the first two cards pay.</source>
        <translation>Lo que pagan un as y una carta de valor diez como dos primeras cartas.</translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>17 blando</translation>
    </message>
    <message>
        <source>What the dealer does with a 17 in which an ace counts eleven.</source>
        <translation>Qué hace el crupier con un 17 en el que un as vale once.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>Doblar por menos</translation>
    </message>
    <message>
        <source>Whether a double may be less than the bet.</source>
        <translation>Si se puede doblar por menos que la apuesta.</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Doblar tras dividir</translation>
    </message>
    <message>
        <source>Whether a split hand may be doubled.</source>
        <translation>Si una mano dividida se puede doblar.</translation>
    </message>
    <message>
        <source>Most hands after splits</source>
        <translation>Máximo de manos al dividir</translation>
    </message>
    <message>
        <source>The most hands that one hand may become, 1 to 4.</source>
        <translation>Cuántas manos, como mucho, pueden salir de una, de 1 a 4.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>Ases divididos</translation>
    </message>
    <message>
        <source>Whether split aces get one card each and stand; else they are played like any hand.</source>
        <translation>Si los ases divididos reciben una carta cada uno y se plantan; si no, se juegan como cualquier mano.</translation>
    </message>
    <message>
        <source>Whether insurance is offered when the dealer shows an ace, and even money to a patron with a blackjack.</source>
        <translation>Si se ofrece seguro cuando el crupier muestra un as, y pago a la par al jugador con blackjack.</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Mirar la carta tapada</translation>
    </message>
    <message>
        <source>Whether the dealer looks at the hole card under an ace or a ten before anybody plays.</source>
        <translation>Si el crupier mira la carta tapada con as o diez antes de que nadie juegue.</translation>
    </message>
    <message>
        <source>First settlement</source>
        <translation>Primera liquidación</translation>
    </message>
    <message>
        <source>Whether each seat is settled completely, or all tie bets before the main bets.</source>
        <translation>Si se liquida cada asiento por completo o todos los empates antes que las apuestas principales.</translation>
    </message>
    <message>
        <source>Tie bets are settled</source>
        <translation>Sentido de los empates</translation>
    </message>
    <message>
        <source>The direction in which tie bets are settled, as the dealer sees it.</source>
        <translation>El sentido en que se liquidan las apuestas al empate, visto por el crupier.</translation>
    </message>
    <message>
        <source>Main bets are settled</source>
        <translation>Sentido de las principales</translation>
    </message>
    <message>
        <source>The direction in which main bets, or whole seats, are settled, as the dealer sees it; in War Blackjack hands and insurance.</source>
        <translation>El sentido en que se liquidan las apuestas principales, o asientos enteros, visto por el crupier; en War Blackjack, manos y seguros.</translation>
    </message>
    <message>
        <source>Wars are settled</source>
        <translation>Sentido de las guerras</translation>
    </message>
    <message>
        <source>The direction in which wars are settled; in War Blackjack the War bonus and the parlay question.</source>
        <translation>El sentido en que se liquidan las guerras; en War Blackjack, el bono de guerra y la pregunta del parlay.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Pick and pay: a hand&apos;s cards leave when it is settled. Lay and pay: all cards stay until every bet is settled.</source>
        <translation>Recoger y pagar: las cartas de una mano salen cuando se liquida. Dejar y pagar: todas quedan hasta liquidar todas las apuestas.</translation>
    </message>
    <message>
        <source>Cards are picked up</source>
        <translation>Cuándo se recogen las cartas</translation>
    </message>
    <message>
        <source>In pick and pay, whether cards are picked up after the payment, before it, or either.</source>
        <translation>Al recoger y pagar, si las cartas se recogen después del pago, antes o como sea.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Recogida final</translation>
    </message>
    <message>
        <source>The direction in which the cards left on the layout are collected; the dealer&apos;s come last.</source>
        <translation>El sentido en que se recogen las cartas que quedan en el tapete; las del crupier, al final.</translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot;</source>
        <translation>«Hagan sus apuestas»</translation>
    </message>
    <message>
        <source>Whether the dealer must call for bets.</source>
        <translation>Si el crupier debe avisar para que apuesten.</translation>
    </message>
    <message>
        <source>&quot;No more bets&quot;</source>
        <translation>«No va más»</translation>
    </message>
    <message>
        <source>Whether the dealer must close the bets with a call.</source>
        <translation>Si el crupier debe cerrar las apuestas con un aviso.</translation>
    </message>
    <message>
        <source>&quot;War or surrender?&quot;</source>
        <translation>«¿Guerra o se rinde?»</translation>
    </message>
    <message>
        <source>Whether the dealer must ask a tied patron.</source>
        <translation>Si el crupier debe preguntar al jugador empatado.</translation>
    </message>
    <message>
        <source>Call the floor above</source>
        <translation>Llamar al supervisor por encima de</translation>
    </message>
    <message>
        <source>A payment above this ratio is called to the floor first; none if no payment is.</source>
        <translation>Un pago por encima de esta proporción se avisa antes al supervisor; ninguno si no hace falta.</translation>
    </message>
    <message>
        <source>Payments are built</source>
        <translation>Los pagos se forman</translation>
    </message>
    <message>
        <source>Which chips a payment must be built from.</source>
        <translation>Con qué fichas debe formarse un pago.</translation>
    </message>
    <message>
        <source>A wrong payment</source>
        <translation>Un pago equivocado</translation>
    </message>
    <message>
        <source>Who corrects a wrong payment: the dealer himself at once, or the floor.</source>
        <translation>Quién corrige un pago equivocado: el propio crupier en el acto o el supervisor.</translation>
    </message>
    <message>
        <source>A critical mistake</source>
        <translation>Un fallo crítico</translation>
    </message>
    <message>
        <source>Points lost for a mistake with money.</source>
        <translation>Puntos que cuesta un fallo con el dinero.</translation>
    </message>
    <message>
        <source>A major mistake</source>
        <translation>Un fallo grave</translation>
    </message>
    <message>
        <source>Points lost for a mistake in the order or with cards.</source>
        <translation>Puntos que cuesta un fallo en el orden o con las cartas.</translation>
    </message>
    <message>
        <source>A minor mistake</source>
        <translation>Un fallo leve</translation>
    </message>
    <message>
        <source>Points lost for a mistake with calls or chips.</source>
        <translation>Puntos que cuesta un fallo en los avisos o con las fichas.</translation>
    </message>
    <message>
        <source>To pass</source>
        <translation>Para aprobar</translation>
    </message>
    <message>
        <source>Points, out of 100, that pass an examination.</source>
        <translation>Puntos, sobre 100, con los que se aprueba un examen.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Seconds in which a round should be dealt.</source>
        <translation>Segundos en los que debe darse una ronda.</translation>
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
        <source>Burn a card</source>
        <translation>Quemar una carta</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Descartar la carta expuesta</translation>
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
        <source>End the round</source>
        <translation>Terminar la ronda</translation>
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
        <source>A malfunction</source>
        <translation>Una avería</translation>
    </message>
    <message>
        <source>The hole card, face down</source>
        <translation>La carta tapada, boca abajo</translation>
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
        <translation>Se juega con %1 baraja de 52 cartas.</translation>
    </message>
    <message>
        <source>The game is dealt from %1 decks of 52 cards.</source>
        <translation>Se juega con %1 barajas de 52 cartas.</translation>
    </message>
    <message>
        <source>No card of a new shoe is burned.</source>
        <translation>No se quema ninguna carta de un sabot nuevo.</translation>
    </message>
    <message>
        <source>The first card of a new shoe is burned.</source>
        <translation>Se quema la primera carta de un sabot nuevo.</translation>
    </message>
    <message>
        <source>The first %1 cards of a new shoe are burned.</source>
        <translation>Se queman las primeras %1 cartas de un sabot nuevo.</translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round, then shuffle.</source>
        <translation>Cuando sale la carta de corte, termine la ronda y luego baraje.</translation>
    </message>
    <message>
        <source>The table has %1 seats, numbered from the dealer&apos;s left.</source>
        <translation>La mesa tiene %1 asientos, numerados desde la izquierda del crupier.</translation>
    </message>
    <message>
        <source>A patron plays one seat.</source>
        <translation>Un jugador juega un asiento.</translation>
    </message>
    <message>
        <source>A patron may play up to %1 seats.</source>
        <translation>Un jugador puede jugar hasta %1 asientos.</translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the patron&apos;s favour.</source>
        <translation>Lo que las fichas no pueden formar se redondea a favor del jugador.</translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the house&apos;s favour.</source>
        <translation>Lo que las fichas no pueden formar se redondea a favor de la casa.</translation>
    </message>
    <message>
        <source>Payments are exact to the cent; nothing is rounded.</source>
        <translation>Los pagos son exactos al céntimo; nada se redondea.</translation>
    </message>
    <message>
        <source>A main bet is %1 to %2.</source>
        <translation>Una apuesta principal va de %1 a %2.</translation>
    </message>
    <message>
        <source>A blackjack bet is %1 to %2.</source>
        <translation>Una apuesta de blackjack va de %1 a %2.</translation>
    </message>
    <message>
        <source>The cards are shuffled after the round in which the cut card comes out.</source>
        <translation>Se baraja tras la ronda en que sale la carta de corte.</translation>
    </message>
    <message>
        <source>The cards are shuffled before every round.</source>
        <translation>Se baraja antes de cada ronda.</translation>
    </message>
    <message>
        <source>The cut card is placed at most %1 cards from the end.</source>
        <translation>La carta de corte se pone como mucho a %1 cartas del final.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, let a patron cut, place the cut card, load the shoe.</source>
        <translation>Sabot nuevo: barajar, dar a cortar a un jugador, poner la carta de corte, cargar el sabot.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle and load.</source>
        <translation>Sabot nuevo: barajar y cargar.</translation>
    </message>
    <message>
        <source>A tie bet is %1 to %2.</source>
        <translation>Una apuesta al empate va de %1 a %2.</translation>
    </message>
    <message>
        <source>A War bonus bet is %1 to %2.</source>
        <translation>Un bono de guerra va de %1 a %2.</translation>
    </message>
    <message>
        <source>The limits are shown at the table.</source>
        <translation>Los límites se muestran en la mesa.</translation>
    </message>
    <message>
        <source>A bet below the minimum is refused.</source>
        <translation>Una apuesta bajo el mínimo se rechaza.</translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum is honoured with a reminder; the second is refused.</source>
        <translation>La primera apuesta de un jugador bajo el mínimo se acepta con un recordatorio; la segunda se rechaza.</translation>
    </message>
    <message>
        <source>A bet above the maximum is refused.</source>
        <translation>Una apuesta sobre el máximo se rechaza.</translation>
    </message>
    <message>
        <source>If a bet is above the maximum, the excess is handed back and the rest stands.</source>
        <translation>Si una apuesta pasa del máximo, se devuelve el exceso y el resto se queda.</translation>
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
        <translation>Las cartas de una mano se recogen tras liquidar su última apuesta: primero las fichas.</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up before its last bet is settled: cards first.</source>
        <translation>Las cartas de una mano se recogen antes de liquidar su última apuesta: primero las cartas.</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up with its last bet, before or after the chips.</source>
        <translation>Las cartas de una mano se recogen con su última apuesta, antes o después de las fichas.</translation>
    </message>
    <message>
        <source>A tied patron is asked in turn: war or surrender?</source>
        <translation>A un jugador empatado se le pregunta a su turno: ¿guerra o se rinde?</translation>
    </message>
    <message>
        <source>A tied patron decides without being asked.</source>
        <translation>Un jugador empatado decide sin que se le pregunte.</translation>
    </message>
    <message>
        <source>No payment needs the floor.</source>
        <translation>Ningún pago necesita al supervisor.</translation>
    </message>
    <message>
        <source>A payment above %1 is called to the floor first.</source>
        <translation>Un pago por encima de %1 se avisa antes al supervisor.</translation>
    </message>
    <message>
        <source>A payment may be built from any chips.</source>
        <translation>Un pago puede formarse con cualquier ficha.</translation>
    </message>
    <message>
        <source>A payment is built from the fewest chips.</source>
        <translation>Un pago se forma con las menos fichas posibles.</translation>
    </message>
    <message>
        <source>A payment is built colour for colour, in the colours of the bet.</source>
        <translation>Un pago se hace color por color, en los colores de la apuesta.</translation>
    </message>
    <message>
        <source>Pick and pay: cards are picked up hand by hand.</source>
        <translation>Recoger y pagar: las cartas se recogen mano a mano.</translation>
    </message>
    <message>
        <source>The cards that are left are swept %1, the dealer&apos;s last.</source>
        <translation>Las cartas que quedan se recogen %1; las del crupier, al final.</translation>
    </message>
    <message>
        <source>When everything is settled and collected, the round is over and the next one begins.</source>
        <translation>Cuando todo está liquidado y recogido, la ronda termina y empieza la siguiente.</translation>
    </message>
    <message>
        <source>The dealer opens the bets with &quot;Place your bets&quot;.</source>
        <translation>El crupier abre las apuestas con «Hagan sus apuestas».</translation>
    </message>
    <message>
        <source>The dealer need not call for bets.</source>
        <translation>El crupier no tiene que avisar para que apuesten.</translation>
    </message>
    <message>
        <source>The dealer closes the bets with &quot;No more bets&quot;.</source>
        <translation>El crupier cierra las apuestas con «No va más».</translation>
    </message>
    <message>
        <source>The first card closes the bets.</source>
        <translation>La primera carta cierra las apuestas.</translation>
    </message>
    <message>
        <source>The dealer corrects a wrong payment himself: he takes all of it back before he settles another seat.</source>
        <translation>El crupier corrige él mismo un pago equivocado: lo retira entero antes de liquidar otro asiento.</translation>
    </message>
    <message>
        <source>Only the floor corrects a wrong payment.</source>
        <translation>Solo el supervisor corrige un pago equivocado.</translation>
    </message>
    <message>
        <source>A card that slips out face down is the next card.</source>
        <translation>Una carta que se sale tapada es la siguiente carta.</translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced.</source>
        <translation>Una carta expuesta por error se descarta y se sustituye.</translation>
    </message>
    <message>
        <source>The floor decides disputes and whatever is not written here.</source>
        <translation>El supervisor decide las disputas y lo que no está escrito aquí.</translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays: the floor is called, then every bet is returned.</source>
        <translation>Una avería anula pagos y jugadas: se llama al supervisor y se devuelven todas las apuestas.</translation>
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
        <translation>apuesta de guerra</translation>
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
        <translation>apuesta del seguro</translation>
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
        <source>Ask a tied patron for war or surrender before you touch the bet.</source>
        <translation>Pregunte guerra o rendición antes de tocar la apuesta.</translation>
    </message>
    <message>
        <source>Wait for the answer: war or surrender.</source>
        <translation>Espere la respuesta: guerra o rendición.</translation>
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
        <translation>El as es alto; los palos no cuentan.</translation>
    </message>
    <message>
        <source>For the bonus, aces are low and kings are high; suits do not matter.</source>
        <translation>Para el bono, el as es bajo y el rey alto; los palos no cuentan.</translation>
    </message>
    <message>
        <source>Tie bets are settled %1.</source>
        <translation>Las apuestas al empate se liquidan %1.</translation>
    </message>
    <message>
        <source>Seats are settled %1.</source>
        <translation>Los asientos se liquidan %1.</translation>
    </message>
    <message>
        <source>Main bets are settled %1.</source>
        <translation>Las apuestas principales se liquidan %1.</translation>
    </message>
    <message>
        <source>Hands are settled %1.</source>
        <translation>Las manos se liquidan %1.</translation>
    </message>
    <message>
        <source>Wars are settled %1.</source>
        <translation>Las guerras se liquidan %1.</translation>
    </message>
    <message>
        <source>War bonuses are settled %1.</source>
        <translation>Los bonos de guerra se liquidan %1.</translation>
    </message>
    <message>
        <source>A burn is one card.</source>
        <translation>Se quema una carta cada vez.</translation>
    </message>
    <message>
        <source>A burn is %1 cards.</source>
        <translation>Se queman %1 cartas cada vez.</translation>
    </message>
    <message>
        <source>No card is burned before a war.</source>
        <translation>No se quema ninguna carta antes de una guerra.</translation>
    </message>
    <message>
        <source>The dealer burns once, before the first war card of the round.</source>
        <translation>El crupier quema una vez, antes de la primera carta de guerra de la ronda.</translation>
    </message>
    <message>
        <source>The dealer burns before every war card, his own too.</source>
        <translation>El crupier quema antes de cada carta de guerra, también de la suya.</translation>
    </message>
    <message>
        <source>The dealer burns before the first war card and again before his own.</source>
        <translation>El crupier quema antes de la primera carta de guerra y otra vez antes de la suya.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1 and the main bet pushes.</source>
        <translation>Si el jugador gana la guerra, la apuesta de guerra paga %1 y la principal se queda.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation>Si el jugador gana la guerra, la apuesta de guerra paga %1, que es la apuesta de la casa, y la principal se queda.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation>Si el jugador gana la guerra, la apuesta de guerra paga %1: la apuesta de la casa y %2 de la bandeja. La principal se queda.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1 and the main bet pushes.</source>
        <translation>Si las cartas de guerra empatan, la apuesta de guerra paga %1 y la principal se queda.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation>Si las cartas de guerra empatan, la apuesta de guerra paga %1, que es la apuesta de la casa, y la principal se queda.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation>Si las cartas de guerra empatan, la apuesta de guerra paga %1: la apuesta de la casa y %2 de la bandeja. La principal se queda.</translation>
    </message>
    <message>
        <source>Patrons may bet that the first cards tie.</source>
        <translation>Los jugadores pueden apostar a que las primeras cartas empatan.</translation>
    </message>
    <message>
        <source>There is no tie bet; refuse one if a patron makes it.</source>
        <translation>No hay apuesta al empate; si un jugador la hace, rechácela.</translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation>Una apuesta al empate puede ir sin apuesta principal.</translation>
    </message>
    <message>
        <source>A tie bet needs a main bet beside it.</source>
        <translation>Una apuesta al empate necesita al lado una apuesta principal.</translation>
    </message>
    <message>
        <source>A tie bet pays %1.</source>
        <translation>Una apuesta al empate paga %1.</translation>
    </message>
    <message>
        <source>The blackjack bet is required, the War bonus is optional.</source>
        <translation>La apuesta de blackjack es obligatoria, el bono de guerra opcional.</translation>
    </message>
    <message>
        <source>From the first card on, no bet is added or changed: a late bet is refused at once.</source>
        <translation>Desde la primera carta no se añade ni cambia ninguna apuesta: una apuesta tardía se rechaza en el acto.</translation>
    </message>
    <message>
        <source>Every patron plays against the dealer only.</source>
        <translation>Cada jugador juega solo contra el crupier.</translation>
    </message>
    <message>
        <source>One card face up to each patron, from left to right, then one to the dealer.</source>
        <translation>Una carta descubierta a cada jugador, de izquierda a derecha, y luego una al crupier.</translation>
    </message>
    <message>
        <source>The first cards are settled seat by seat, tie bet and main bet of a seat together.</source>
        <translation>Las primeras cartas se liquidan asiento por asiento, el empate y la principal juntas.</translation>
    </message>
    <message>
        <source>All tie bets are settled before any main bet.</source>
        <translation>Todas las apuestas al empate se liquidan antes que las principales.</translation>
    </message>
    <message>
        <source>If the patron&apos;s card is higher, the main bet pays 1:1.</source>
        <translation>Si la carta del jugador es más alta, la apuesta principal paga 1:1.</translation>
    </message>
    <message>
        <source>If the dealer&apos;s card is higher, the main bet loses, and the tie bet with it.</source>
        <translation>Si la carta del crupier es más alta, pierde la apuesta principal y con ella la del empate.</translation>
    </message>
    <message>
        <source>The first cards are settled before a war starts.</source>
        <translation>Las primeras cartas se liquidan antes de que empiece una guerra.</translation>
    </message>
    <message>
        <source>A tied patron may surrender instead of going to war.</source>
        <translation>Un jugador empatado puede rendirse en vez de ir a la guerra.</translation>
    </message>
    <message>
        <source>There is no surrender: a tied patron goes to war.</source>
        <translation>No hay rendición: un jugador empatado va a la guerra.</translation>
    </message>
    <message>
        <source>A surrender costs %1 of the main bet; the patron keeps the rest.</source>
        <translation>Rendirse cuesta %1 de la apuesta principal; el resto es del jugador.</translation>
    </message>
    <message>
        <source>A patron who goes to war adds a war bet equal to the main bet.</source>
        <translation>El jugador que va a la guerra añade una apuesta de guerra igual a la principal.</translation>
    </message>
    <message>
        <source>The dealer matches the war bet with the house&apos;s post at once.</source>
        <translation>El crupier iguala en el acto la apuesta de guerra con la de la casa.</translation>
    </message>
    <message>
        <source>The house posts nothing.</source>
        <translation>La casa no pone nada.</translation>
    </message>
    <message>
        <source>One war card to each patron at war, from left to right, then one to the dealer.</source>
        <translation>Una carta de guerra a cada jugador en guerra, de izquierda a derecha, y luego una al crupier.</translation>
    </message>
    <message>
        <source>A patron at war may bet that the war cards tie, until the first burn or war card.</source>
        <translation>Un jugador en guerra puede apostar a que las cartas de guerra empatan, hasta la primera quema o carta de guerra.</translation>
    </message>
    <message>
        <source>There is no tie bet on the war cards; refuse one if a patron makes it.</source>
        <translation>No hay apuesta al empate sobre las cartas de guerra; si un jugador la hace, rechácela.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet.</source>
        <translation>Una apuesta al empate en guerra es exactamente igual a la principal.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards pays %1.</source>
        <translation>Una apuesta al empate en guerra paga %1.</translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet, war bet and post go to the tray.</source>
        <translation>Si el crupier gana la guerra, la apuesta principal, la de guerra y la de la casa van a la bandeja.</translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet and war bet go to the tray.</source>
        <translation>Si el crupier gana la guerra, la apuesta principal y la de guerra van a la bandeja.</translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation>paga %1</translation>
    </message>
    <message>
        <source>in the fewest chips</source>
        <translation>con las menos fichas</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>La casa</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>Orden de liquidación</translation>
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
        <translation>Puntuación</translation>
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
        <translation>tras la carta de corte</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>antes de cada ronda</translation>
    </message>
    <message>
        <source>for the patron</source>
        <translation>a favor del jugador</translation>
    </message>
    <message>
        <source>for the house</source>
        <translation>a favor de la casa</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>refuse it</source>
        <translation>rechazarla</translation>
    </message>
    <message>
        <source>remind once</source>
        <translation>recordar una vez</translation>
    </message>
    <message>
        <source>return the excess</source>
        <translation>devolver el exceso</translation>
    </message>
    <message>
        <source>once, before the war</source>
        <translation>una vez, antes de la guerra</translation>
    </message>
    <message>
        <source>before each war card</source>
        <translation>antes de cada carta de guerra</translation>
    </message>
    <message>
        <source>before the first war card and the dealer&apos;s</source>
        <translation>antes de la primera carta de guerra y de la del crupier</translation>
    </message>
    <message>
        <source>exactly the main bet</source>
        <translation>exactamente la principal</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>seat by seat</source>
        <translation>asiento por asiento</translation>
    </message>
    <message>
        <source>all tie bets, then main bets</source>
        <translation>todos los empates, luego las principales</translation>
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
        <translation>después del pago</translation>
    </message>
    <message>
        <source>before the payment</source>
        <translation>antes del pago</translation>
    </message>
    <message>
        <source>either</source>
        <translation>como sea</translation>
    </message>
    <message>
        <source>from the fewest chips</source>
        <translation>con las menos fichas</translation>
    </message>
    <message>
        <source>colour for colour</source>
        <translation>color por color</translation>
    </message>
    <message>
        <source>the dealer himself</source>
        <translation>el propio crupier</translation>
    </message>
    <message>
        <source>the floor</source>
        <translation>el supervisor</translation>
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
        <translation>la apuesta se queda</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>pedir carta</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>plantarse</translation>
    </message>
    <message>
        <source>the house wins it</source>
        <translation>la gana la casa</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>como quiera el crupier</translation>
    </message>
    <message>
        <source>any amount</source>
        <translation>cualquier importe</translation>
    </message>
    <message>
        <source>Floor: the card goes to the discards.</source>
        <translation>Supervisor: la carta va al descarte.</translation>
    </message>
    <message>
        <source>Floor: the post goes back to the tray.</source>
        <translation>Supervisor: la apuesta de la casa vuelve a la bandeja.</translation>
    </message>
    <message>
        <source>Floor: the cards of the last round go to the discards.</source>
        <translation>Supervisor: las cartas de la última ronda van al descarte.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, before its last payment.</source>
        <translation>Recoger y pagar: las cartas de un asiento salen a su turno, antes de su último pago.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, with its last payment.</source>
        <translation>Recoger y pagar: las cartas de un asiento salen a su turno, con su último pago.</translation>
    </message>
    <message>
        <source>The same rules as %1</source>
        <translation>Las mismas reglas que %1</translation>
    </message>
    <message>
        <source>Like %1, but:</source>
        <translation>Como %1, pero:</translation>
    </message>
    <message>
        <source>Play went on without the hole card.</source>
        <translation>Se siguió jugando sin la carta tapada.</translation>
    </message>
    <message>
        <source>After the patrons&apos; second cards the dealer takes one face down, before anybody plays.</source>
        <translation>Tras las segundas cartas de los jugadores, el crupier toma una tapada antes de que nadie juegue.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards loses unless the war cards are equal.</source>
        <translation>Una apuesta al empate en guerra pierde si las cartas de guerra no son iguales.</translation>
    </message>
    <message>
        <source>The dealer wins the first cards: the War bonus loses, and the patron still plays the hand.</source>
        <translation>El crupier gana las primeras cartas: el bono de guerra pierde y el jugador sigue jugando su mano.</translation>
    </message>
    <message>
        <source>Insurance loses: the dealer does not have a blackjack.</source>
        <translation>El seguro pierde: el crupier no tiene blackjack.</translation>
    </message>
    <message>
        <source>Shoe and cards</source>
        <translation>Sabot y cartas</translation>
    </message>
    <message>
        <source>Order and collecting</source>
        <translation>Orden y recogida</translation>
    </message>
    <message>
        <source>Calls and offers</source>
        <translation>Avisos y ofertas</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Incidencias</translation>
    </message>
    <message>
        <source>Not finished: %1 of %2 rounds were dealt.</source>
        <translation>Sin terminar: se dieron %1 de %2 rondas.</translation>
    </message>
    <message>
        <source>It took %1 seconds; %2 were allowed.</source>
        <translation>Duró %1 segundos; se permitían %2.</translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1.</source>
        <translation>Un fallo crítico suspende el examen: %1.</translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1 (%2 times).</source>
        <translation>Un fallo crítico suspende el examen: %1 (%2 veces).</translation>
    </message>
    <message>
        <source>The score is %1; %2 is needed.</source>
        <translation>La puntuación es %1; hacen falta %2.</translation>
    </message>
    <message>
        <source>%1: %2 percent were right; %3 are needed.</source>
        <translation>%1: el %2 por ciento fue correcto; hace falta el %3.</translation>
    </message>
    <message>
        <source>A round took %1 seconds on average; %2 are allowed.</source>
        <translation>Una ronda duró %1 segundos de media; se permiten %2.</translation>
    </message>
    <message>
        <source>Of the questions, %1 percent were answered right; %2 are needed.</source>
        <translation>Se acertó el %1 por ciento de las preguntas; hace falta el %2.</translation>
    </message>
    <message>
        <source>%1: what holds in this house?</source>
        <translation>%1: ¿qué vale en esta casa?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <translation>La ronda se da de nuevo</translation>
    </message>
    <message>
        <source>there is no round to deal again</source>
        <translation>no hay ninguna ronda que dar de nuevo</translation>
    </message>
    <message>
        <source>there is no room for more than %1 on one spot</source>
        <translation>en una posición no caben más de %1</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>Se debe: %1.</translation>
    </message>
    <message>
        <source>Due: %1 burned.</source>
        <translation>Se debía: %1 quemadas.</translation>
    </message>
    <message>
        <source>A tie bet loses unless the first cards are equal.</source>
        <translation>Una apuesta al empate pierde si las primeras cartas no son iguales.</translation>
    </message>
    <message>
        <source>the bet on the War spot: my card beats the dealer&apos;s</source>
        <translation>la apuesta en la posición de guerra: mi carta gana a la del crupier</translation>
    </message>
    <message>
        <source>the side bet that the first cards are equal</source>
        <translation>la apuesta lateral a que las primeras cartas son iguales</translation>
    </message>
    <message>
        <source>the second bet of a patron who goes to war</source>
        <translation>la segunda apuesta del jugador que va a la guerra</translation>
    </message>
    <message>
        <source>post</source>
        <translation>apuesta de la casa</translation>
    </message>
    <message>
        <source>the house&apos;s chips that match a war bet</source>
        <translation>las fichas de la casa que igualan una apuesta de guerra</translation>
    </message>
    <message>
        <source>give up after a tie and lose part of the main bet</source>
        <translation>abandonar tras un empate y perder parte de la apuesta principal</translation>
    </message>
    <message>
        <source>blackjack bet</source>
        <translation>apuesta de blackjack</translation>
    </message>
    <message>
        <source>the bet on the hand, on the larger spot</source>
        <translation>la apuesta sobre la mano, en la posición grande</translation>
    </message>
    <message>
        <source>the side bet that the first card beats the dealer&apos;s</source>
        <translation>la apuesta lateral a que la primera carta gana a la del crupier</translation>
    </message>
    <message>
        <source>parlay</source>
        <translation>parlay</translation>
    </message>
    <message>
        <source>to leave the winnings of the War bonus on the hand</source>
        <translation>dejar sobre la mano la ganancia del bono de guerra</translation>
    </message>
    <message>
        <source>blackjack, natural</source>
        <translation>blackjack, natural</translation>
    </message>
    <message>
        <source>an ace and a ten-value card as the first two cards</source>
        <translation>un as y una carta de valor diez como dos primeras cartas</translation>
    </message>
    <message>
        <source>soft 17</source>
        <translation>17 blando</translation>
    </message>
    <message>
        <source>17 with an ace that counts eleven</source>
        <translation>17 con un as que vale once</translation>
    </message>
    <message>
        <source>Words a dealer uses</source>
        <translation>Palabras del crupier</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>quemar</translation>
    </message>
    <message>
        <source>to put a card face down into the discard rack, unseen</source>
        <translation>poner una carta tapada en el descarte, sin verla</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>a bet that neither wins nor loses: it stays the patron&apos;s</source>
        <translation>una apuesta que ni gana ni pierde: sigue siendo del jugador</translation>
    </message>
    <message>
        <source>the house&apos;s chips in front of the dealer</source>
        <translation>las fichas de la casa delante del crupier</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>supervisor</translation>
    </message>
    <message>
        <source>the supervisor who decides in doubt</source>
        <translation>quien decide en caso de duda</translation>
    </message>
    <message>
        <source>left, right</source>
        <translation>izquierda, derecha</translation>
    </message>
    <message>
        <source>always the dealer&apos;s; seat 1 is at his far left</source>
        <translation>siempre las del crupier; el asiento 1 está a su extrema izquierda</translation>
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
        <translation>descarte</translation>
    </message>
    <message>
        <source>you, the dealer</source>
        <translation>usted, el crupier</translation>
    </message>
    <message>
        <source>your left</source>
        <translation>su izquierda</translation>
    </message>
    <message>
        <source>your right</source>
        <translation>su derecha</translation>
    </message>
    <message>
        <source>Begin at your right, at the highest seat number, and finish one seat before you go to the next.</source>
        <translation>Empiece por su derecha, en el número de asiento más alto, y termine un asiento antes de pasar al siguiente.</translation>
    </message>
    <message>
        <source>Begin at your left, at the lowest seat number, and finish one seat before you go to the next.</source>
        <translation>Empiece por su izquierda, en el número de asiento más bajo, y termine un asiento antes de pasar al siguiente.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1.</source>
        <translation>La carta del jugador es más alta: pague la apuesta principal 1:1.</translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet.</source>
        <translation>Su carta es más alta: retire la apuesta principal.</translation>
    </message>
    <message>
        <source>At each seat settle the tie bet and the main bet, in either order.</source>
        <translation>En cada asiento liquide la apuesta al empate y la principal, en cualquier orden.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1, take the tie bet.</source>
        <translation>La carta del jugador es más alta: pague la principal 1:1, retire la del empate.</translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet and the tie bet.</source>
        <translation>Su carta es más alta: retire la apuesta principal y la del empate.</translation>
    </message>
    <message>
        <source>Equal cards: pay the tie bet %1.</source>
        <translation>Cartas iguales: pague la apuesta al empate %1.</translation>
    </message>
    <message>
        <source>First all tie bets, %1: take those that lost, pay those with equal cards %2.</source>
        <translation>Primero todas las apuestas al empate, %1: retire las que pierden, pague %2 las de cartas iguales.</translation>
    </message>
    <message>
        <source>Only then the main bets, %1.</source>
        <translation>Solo entonces las apuestas principales, %1.</translation>
    </message>
    <message>
        <source>Settle the main bets %1.</source>
        <translation>Liquide las apuestas principales %1.</translation>
    </message>
    <message>
        <source>Equal cards: the patron goes to war. This house has no surrender.</source>
        <translation>Cartas iguales: el jugador va a la guerra. En esta casa no hay rendición.</translation>
    </message>
    <message>
        <source>Equal cards: ask &quot;%1&quot; when it is that seat&apos;s turn, and wait for the answer.</source>
        <translation>Cartas iguales: pregunte «%1» cuando le toque a ese asiento y espere la respuesta.</translation>
    </message>
    <message>
        <source>Equal cards: the patron says war or surrender. You need not ask, but wait for the answer.</source>
        <translation>Cartas iguales: el jugador dice guerra o rendición. No tiene que preguntar, pero espere la respuesta.</translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet.</source>
        <translation>Rendición: retire %1 de la apuesta principal.</translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet. The rest stays the patron&apos;s.</source>
        <translation>Rendición: retire %1 de la apuesta principal. El resto es del jugador.</translation>
    </message>
    <message>
        <source>War: go on with the first settlement. The war waits until it is done.</source>
        <translation>Guerra: siga con la primera liquidación. La guerra espera a que termine.</translation>
    </message>
    <message>
        <source>Burn no card.</source>
        <translation>No queme ninguna carta.</translation>
    </message>
    <message>
        <source>Burn %1 card, once, before the first war card.</source>
        <translation>Queme %1 carta, una vez, antes de la primera carta de guerra.</translation>
    </message>
    <message>
        <source>Burn %1 cards, once, before the first war card.</source>
        <translation>Queme %1 cartas, una vez, antes de la primera carta de guerra.</translation>
    </message>
    <message>
        <source>Burn %1 card before every war card, your own too.</source>
        <translation>Queme %1 carta antes de cada carta de guerra, también de la suya.</translation>
    </message>
    <message>
        <source>Burn %1 cards before every war card, your own too.</source>
        <translation>Queme %1 cartas antes de cada carta de guerra, también de la suya.</translation>
    </message>
    <message>
        <source>Burn %1 card before the first war card and again before your own.</source>
        <translation>Queme %1 carta antes de la primera carta de guerra y otra vez antes de la suya.</translation>
    </message>
    <message>
        <source>Burn %1 cards before the first war card and again before your own.</source>
        <translation>Queme %1 cartas antes de la primera carta de guerra y otra vez antes de la suya.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards: refuse it. This house has none.</source>
        <translation>Una apuesta al empate en guerra: rechácela. Esta casa no la tiene.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet. Refuse any other amount.</source>
        <translation>Una apuesta al empate en guerra es exactamente igual a la principal. Rechace cualquier otro importe.</translation>
    </message>
    <message>
        <source>The patron may bet any amount on a tie of the war cards.</source>
        <translation>El jugador puede apostar cualquier importe a un empate de las cartas de guerra.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation>La carta de guerra del jugador es más alta: pague la apuesta de guerra %1. La principal es un empate: déjela.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post. Main bet and war bet stay his.</source>
        <translation>La carta de guerra del jugador es más alta: dele la apuesta de la casa. La principal y la de guerra siguen siendo suyas.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation>La carta de guerra del jugador es más alta: dele la apuesta de la casa y pague la de guerra %1 de la bandeja. La principal y la de guerra siguen siendo suyas.</translation>
    </message>
    <message>
        <source>Equal war cards: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation>Cartas de guerra iguales: pague la apuesta de guerra %1. La principal es un empate: déjela.</translation>
    </message>
    <message>
        <source>Equal war cards: give him the post. Main bet and war bet stay his.</source>
        <translation>Cartas de guerra iguales: dele la apuesta de la casa. La principal y la de guerra siguen siendo suyas.</translation>
    </message>
    <message>
        <source>Equal war cards: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation>Cartas de guerra iguales: dele la apuesta de la casa y pague la de guerra %1 de la bandeja. La principal y la de guerra siguen siendo suyas.</translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet, war bet and post.</source>
        <translation>Su carta de guerra es más alta: retire la apuesta principal, la de guerra y la de la casa.</translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet and war bet.</source>
        <translation>Su carta de guerra es más alta: retire la apuesta principal y la de guerra.</translation>
    </message>
    <message>
        <source>Tie bet on the war cards: pay it %1 if they are equal, else take it.</source>
        <translation>Apuesta al empate en guerra: páguela %1 si son iguales; si no, retírela.</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right: the lowest seat number first.</source>
        <translation>Dé una carta descubierta a cada asiento con apuesta, de izquierda a derecha: primero el número más bajo.</translation>
    </message>
    <message>
        <source>Deal your own card last, face up.</source>
        <translation>Dé su propia carta la última, descubierta.</translation>
    </message>
    <message>
        <source>Compare each card with yours. Settle nothing before your own card is dealt.</source>
        <translation>Compare cada carta con la suya. No liquide nada antes de dar su propia carta.</translation>
    </message>
    <message>
        <source>The patron adds a war bet, exactly as much as the main bet, beside it.</source>
        <translation>El jugador añade al lado una apuesta de guerra, exactamente igual a la principal.</translation>
    </message>
    <message>
        <source>Post the same amount from the tray, before any burn or war card.</source>
        <translation>Ponga el mismo importe de la bandeja, antes de quemar o de dar una carta de guerra.</translation>
    </message>
    <message>
        <source>Finish the first settlement at every seat before the war.</source>
        <translation>Termine la primera liquidación en todos los asientos antes de la guerra.</translation>
    </message>
    <message>
        <source>Deal one war card face up to each seat at war, from left to right. Then one to yourself, which counts for all wars.</source>
        <translation>Dé una carta de guerra descubierta a cada asiento en guerra, de izquierda a derecha. Luego una para usted, que vale para todas las guerras.</translation>
    </message>
    <message>
        <source>Settle the wars %1.</source>
        <translation>Liquide las guerras %1.</translation>
    </message>
    <message>
        <source>What a mistake costs</source>
        <translation>Lo que cuesta un fallo</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>1. deal</source>
        <translation>1. dar</translation>
    </message>
    <message>
        <source>2. settle the War bonus</source>
        <translation>2. liquidar el bono</translation>
    </message>
    <message>
        <source>One card to each seat and to the dealer; then the War bonus is settled.</source>
        <translation>Una carta a cada asiento y al crupier; luego se liquida el bono de guerra.</translation>
    </message>
    <message>
        <source>second cards</source>
        <translation>segundas cartas</translation>
    </message>
    <message>
        <source>an ace: insurance?</source>
        <translation>un as: ¿seguro?</translation>
    </message>
    <message>
        <source>Two cards at every hand; the dealer&apos;s second card is face down.</source>
        <translation>Dos cartas en cada mano; la segunda del crupier está tapada.</translation>
    </message>
    <message>
        <source>hit: one card</source>
        <translation>carta: una más</translation>
    </message>
    <message>
        <source>double: one card, then stand</source>
        <translation>doblar: una carta y plantarse</translation>
    </message>
    <message>
        <source>split: two hands, each with a full bet</source>
        <translation>dividir: dos manos, cada una con apuesta entera</translation>
    </message>
    <message>
        <source>A hit, a double and a split.</source>
        <translation>Pedir carta, doblar y dividir.</translation>
    </message>
    <message>
        <source>A hit and a double.</source>
        <translation>Pedir carta y doblar.</translation>
    </message>
    <message>
        <source>hand by hand</source>
        <translation>mano a mano</translation>
    </message>
    <message>
        <source>The dealer has drawn. The arrow is the order of settlement.</source>
        <translation>El crupier ha pedido. La flecha es el orden de liquidación.</translation>
    </message>
    <message>
        <source>You paid a wrong amount</source>
        <translation>Pagó un importe equivocado</translation>
    </message>
    <message>
        <source>Take the whole payment back before you settle another seat, then pay the right amount.</source>
        <translation>Retire el pago entero antes de liquidar otro asiento y pague el importe correcto.</translation>
    </message>
    <message>
        <source>Leave it as it is and call the floor: only the floor corrects a payment.</source>
        <translation>Déjelo como está y llame al supervisor: solo él corrige un pago.</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>Sale la carta de corte</translation>
    </message>
    <message>
        <source>Finish the round, then shuffle.</source>
        <translation>Termine la ronda y luego baraje.</translation>
    </message>
    <message>
        <source>A bet pays more than %1</source>
        <translation>Una apuesta paga más de %1</translation>
    </message>
    <message>
        <source>Call the floor before you pay it.</source>
        <translation>Llame al supervisor antes de pagarla.</translation>
    </message>
    <message>
        <source>It happens</source>
        <translation>Ocurre</translation>
    </message>
    <message>
        <source>You do</source>
        <translation>Usted hace</translation>
    </message>
    <message>
        <source>A patron bets late</source>
        <translation>Un jugador apuesta tarde</translation>
    </message>
    <message>
        <source>Refuse it before you do anything else. If he added to a good bet, hand back only what he added.</source>
        <translation>Rechácela antes de hacer nada más. Si aumentó una apuesta buena, devuelva solo lo añadido.</translation>
    </message>
    <message>
        <source>A card slides out face down</source>
        <translation>Una carta se sale tapada</translation>
    </message>
    <message>
        <source>Use it as the next card.</source>
        <translation>Úsela como siguiente carta.</translation>
    </message>
    <message>
        <source>A card is exposed by mistake</source>
        <translation>Una carta queda expuesta por error</translation>
    </message>
    <message>
        <source>Put it in the discard rack and deal the next card instead.</source>
        <translation>Póngala en el descarte y dé la siguiente en su lugar.</translation>
    </message>
    <message>
        <source>A patron disputes a decision</source>
        <translation>Un jugador discute una decisión</translation>
    </message>
    <message>
        <source>Stop and say &quot;%1&quot;. The floor decides.</source>
        <translation>Deténgase y diga «%1». Decide el supervisor.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;, then void the round: every bet goes back, what was paid comes back, what was taken is restored.</source>
        <translation>Diga «%1» y anule la ronda: se devuelve cada apuesta, vuelve lo pagado, se repone lo retirado.</translation>
    </message>
    <message>
        <source>The shoe runs out during a round</source>
        <translation>El sabot se acaba durante una ronda</translation>
    </message>
    <message>
        <source>Shuffle the discards and go on with the round.</source>
        <translation>Baraje el descarte y siga con la ronda.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Cualquier otra cosa</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; and wait.</source>
        <translation>Diga «%1» y espere.</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>The first settlement</source>
        <translation>La primera liquidación</translation>
    </message>
    <message>
        <source>First cards and War bonus</source>
        <translation>Primeras cartas y bono de guerra</translation>
    </message>
    <message>
        <source>Second cards, insurance, peek</source>
        <translation>Segundas cartas, seguro, carta tapada</translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation>Juegan los jugadores</translation>
    </message>
    <message>
        <source>Your hand and the settlement</source>
        <translation>Su mano y la liquidación</translation>
    </message>
    <message>
        <source>Picking up the cards</source>
        <translation>Recoger las cartas</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Un sabot nuevo</translation>
    </message>
    <message>
        <source>Payouts: pin this page to the wall</source>
        <translation>Pagos: cuelgue esta página en la pared</translation>
    </message>
    <message>
        <source>There are two ways. Pick and pay: the dealer finishes hand by hand and picks up its cards as he goes. Lay and pay: every card stays until all bets are settled, so that the floor can check any hand. Both move the same chips.</source>
        <translation>Hay dos estilos. Recoger y pagar: el crupier termina mano a mano y recoge sus cartas sobre la marcha. Dejar y pagar: todas las cartas quedan hasta liquidar todas las apuestas, para que el supervisor pueda revisar cualquier mano. En ambos se mueven las mismas fichas.</translation>
    </message>
    <message>
        <source>when you show an ace, before you peek</source>
        <translation>cuando muestra un as, antes de mirar la carta tapada</translation>
    </message>
    <message>
        <source>when you show an ace, before anybody plays</source>
        <translation>cuando muestra un as, antes de que nadie juegue</translation>
    </message>
    <message>
        <source>for a dispute or a malfunction</source>
        <translation>para una disputa o una avería</translation>
    </message>
    <message>
        <source>You say</source>
        <translation>Usted dice</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Hand the winner bet and winnings at once: there is no parlay.</source>
        <translation>Entregue al ganador apuesta y ganancia en el acto: no hay parlay.</translation>
    </message>
    <message>
        <source>Ask the winners in the same order: &quot;%1&quot; Wait for the answer.</source>
        <translation>Pregunte a los ganadores en el mismo orden: «%1» Espere la respuesta.</translation>
    </message>
    <message>
        <source>He leaves the winnings: hand back the original bet. The winnings stay on the War spot.</source>
        <translation>Deja la ganancia: devuélvale la apuesta original. La ganancia se queda en la posición de guerra.</translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation>Se lo lleva todo: entréguele apuesta y ganancia.</translation>
    </message>
    <message>
        <source>Do not look at your hole card. Under an ace or a ten, everything waits until the patrons have played.</source>
        <translation>No mire la carta tapada. Con as o diez, todo espera a que los jugadores hayan jugado.</translation>
    </message>
    <message>
        <source>You show an ace or a ten: peek at your hole card before anybody plays.</source>
        <translation>Muestra un as o un diez: mire la carta tapada antes de que nadie juegue.</translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. Insurance pays 2:1, a patron&apos;s blackjack is a push, the rest loses.</source>
        <translation>Tiene blackjack: muéstrelo y liquide %1. El seguro paga 2:1, el blackjack de un jugador es un empate, lo demás pierde.</translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. A patron&apos;s blackjack is a push, the rest loses.</source>
        <translation>Tiene blackjack: muéstrelo y liquide %1. El blackjack de un jugador es un empate, lo demás pierde.</translation>
    </message>
    <message>
        <source>You have none: take the insurance bets %1, then play on.</source>
        <translation>No lo tiene: retire los seguros %1 y siga el juego.</translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards.</source>
        <translation>Un blackjack: páguelo %1 cuando le toque y recoja sus cartas.</translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards. Under your ace or ten it waits for your hand.</source>
        <translation>Un blackjack: páguelo %1 cuando le toque y recoja sus cartas. Con as o diez suyos, espera a su mano.</translation>
    </message>
    <message>
        <source>No hand may be split.</source>
        <translation>Ninguna mano se puede dividir.</translation>
    </message>
    <message>
        <source>Split: two cards of equal value become two hands, each with a full bet, %1 hands at most. Finish one hand before the next.</source>
        <translation>Dividir: dos cartas del mismo valor pasan a ser dos manos, cada una con apuesta entera, hasta %1 manos. Termine una mano antes de la siguiente.</translation>
    </message>
    <message>
        <source>Split aces: one card each, and they stand.</source>
        <translation>Ases divididos: una carta cada uno, y se plantan.</translation>
    </message>
    <message>
        <source>Split aces: played like any other hand.</source>
        <translation>Ases divididos: se juegan como cualquier otra mano.</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right. Then one to yourself, face up.</source>
        <translation>Dé una carta descubierta a cada asiento con apuesta, de izquierda a derecha. Luego una para usted, descubierta.</translation>
    </message>
    <message>
        <source>Settle every War bonus before any second card, %1.</source>
        <translation>Liquide todos los bonos de guerra antes de las segundas cartas, %1.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the bonus %1.</source>
        <translation>La carta del jugador es más alta: pague el bono %1.</translation>
    </message>
    <message>
        <source>Your card is higher: take the bonus. The patron plays the hand all the same.</source>
        <translation>Su carta es más alta: retire el bono. El jugador juega su mano igualmente.</translation>
    </message>
    <message>
        <source>Equal cards: take the bonus.</source>
        <translation>Cartas iguales: retire el bono.</translation>
    </message>
    <message>
        <source>Equal cards: the bonus is a push. Leave it.</source>
        <translation>Cartas iguales: el bono es un empate. Déjelo.</translation>
    </message>
    <message>
        <source>Deal a second card face up to every hand, from left to right.</source>
        <translation>Dé una segunda carta descubierta a cada mano, de izquierda a derecha.</translation>
    </message>
    <message>
        <source>Deal your own second card last, face down.</source>
        <translation>Dé su segunda carta la última, tapada.</translation>
    </message>
    <message>
        <source>You show an ace: ask &quot;%1&quot; A patron may insure up to half of the blackjack bet.</source>
        <translation>Muestra un as: pregunte «%1» Un jugador puede asegurar hasta la mitad de la apuesta de blackjack.</translation>
    </message>
    <message>
        <source>A patron with a blackjack may take even money: pay 1:1 at once and pick up the cards.</source>
        <translation>Un jugador con blackjack puede cobrar a la par: pague 1:1 en el acto y recoja las cartas.</translation>
    </message>
    <message>
        <source>You show an ace: offer nothing. This house has no insurance.</source>
        <translation>Muestra un as: no ofrezca nada. Esta casa no tiene seguro.</translation>
    </message>
    <message>
        <source>Go from left to right and finish each hand.</source>
        <translation>Vaya de izquierda a derecha y termine cada mano.</translation>
    </message>
    <message>
        <source>Hit: one card. Give no card that was not asked for; 21 stands by itself.</source>
        <translation>Carta: una sola. No dé ninguna que no se haya pedido; 21 se planta solo.</translation>
    </message>
    <message>
        <source>Double: on two cards, up to as much again. One card, and the hand stands.</source>
        <translation>Doblar: con dos cartas, hasta otro tanto. Una carta, y la mano se planta.</translation>
    </message>
    <message>
        <source>Double: on two cards, exactly as much again. One card, and the hand stands.</source>
        <translation>Doblar: con dos cartas, exactamente otro tanto. Una carta, y la mano se planta.</translation>
    </message>
    <message>
        <source>With a double or a split, the patron may match a bet on the War spot too.</source>
        <translation>Al doblar o dividir, el jugador puede igualar también la apuesta de la posición de guerra.</translation>
    </message>
    <message>
        <source>Bust: take the bets, then pick up the cards, before you go on.</source>
        <translation>Se pasa: retire las apuestas y recoja las cartas antes de seguir.</translation>
    </message>
    <message>
        <source>Turn over your hole card.</source>
        <translation>Muestre su carta tapada.</translation>
    </message>
    <message>
        <source>Draw up to 16 and on a soft 17. Stand on a hard 17 and above.</source>
        <translation>Pida hasta 16 y con 17 blando. Plántese con 17 duro o más.</translation>
    </message>
    <message>
        <source>Draw up to 16. Stand on every 17 and above.</source>
        <translation>Pida hasta 16. Plántese con todo 17 o más.</translation>
    </message>
    <message>
        <source>Draw only while a hand still stands against yours.</source>
        <translation>Pida solo mientras quede una mano contra la suya.</translation>
    </message>
    <message>
        <source>Settle the hands %1.</source>
        <translation>Liquide las manos %1.</translation>
    </message>
    <message>
        <source>The patron is higher, or you are bust: pay 1:1.</source>
        <translation>El jugador es más alto, o usted se pasa: pague 1:1.</translation>
    </message>
    <message>
        <source>You are higher: take the bet.</source>
        <translation>Usted es más alto: retire la apuesta.</translation>
    </message>
    <message>
        <source>Equal: a push. Leave the bet.</source>
        <translation>Iguales: empate. Deje la apuesta.</translation>
    </message>
    <message>
        <source>A blackjack that waited: pay it %1. If you have one too, it is a push.</source>
        <translation>Un blackjack que esperaba: páguelo %1. Si usted también lo tiene, es un empate.</translation>
    </message>
    <message>
        <source>Insurance, with the hand of its seat: pay it 2:1 if you have a blackjack, else take it.</source>
        <translation>El seguro, con la mano de su asiento: páguelo 2:1 si tiene blackjack; si no, retírelo.</translation>
    </message>
    <message>
        <source>A bet that rides on the War spot is paid or taken like the hand.</source>
        <translation>La apuesta que quedó en la posición de guerra se paga o se retira como la mano.</translation>
    </message>
    <message>
        <source>Settle the last bet of a hand, then pick up its cards: chips first.</source>
        <translation>Liquide la última apuesta de una mano y luego recoja sus cartas: primero las fichas.</translation>
    </message>
    <message>
        <source>Pick up the cards of a hand, then settle its last bet: cards first.</source>
        <translation>Recoja las cartas de una mano y luego liquide su última apuesta: primero las cartas.</translation>
    </message>
    <message>
        <source>Pick up the cards of a hand with its last bet, before or after the chips.</source>
        <translation>Recoja las cartas de una mano con su última apuesta, antes o después de las fichas.</translation>
    </message>
    <message>
        <source>A seat at war keeps its cards until its war is settled.</source>
        <translation>Un asiento en guerra conserva sus cartas hasta liquidar su guerra.</translation>
    </message>
    <message>
        <source>The cards of a bust hand, and of a blackjack paid during play, leave at once, after their chips.</source>
        <translation>Las cartas de una mano pasada, y de un blackjack pagado durante el juego, salen en el acto, tras sus fichas.</translation>
    </message>
    <message>
        <source>Only then begin the next seat.</source>
        <translation>Solo entonces empiece el asiento siguiente.</translation>
    </message>
    <message>
        <source>Sweep the cards that are still there %1.</source>
        <translation>Recoja las cartas que quedan %1.</translation>
    </message>
    <message>
        <source>Leave all cards on the layout until every bet of the table is settled.</source>
        <translation>Deje todas las cartas en el tapete hasta liquidar todas las apuestas de la mesa.</translation>
    </message>
    <message>
        <source>Then sweep the cards in one go %1.</source>
        <translation>Luego recoja las cartas de una vez %1.</translation>
    </message>
    <message>
        <source>Put the cut card in front of the last card.</source>
        <translation>Ponga la carta de corte delante de la última carta.</translation>
    </message>
    <message>
        <source>Put the cut card in, with at most %1 cards behind it.</source>
        <translation>Ponga la carta de corte con %1 cartas detrás como mucho.</translation>
    </message>
    <message>
        <source>Burn the first card: face down, into the discard rack.</source>
        <translation>Queme la primera carta: tapada, al descarte.</translation>
    </message>
    <message>
        <source>Burn the first %1 cards: face down, into the discard rack.</source>
        <translation>Queme las primeras %1 cartas: tapadas, al descarte.</translation>
    </message>
    <message>
        <source>Pick up your own cards last.</source>
        <translation>Recoja sus propias cartas al final.</translation>
    </message>
    <message>
        <source>Look once more: no bet open, no card on the layout. The round is over.</source>
        <translation>Mire otra vez: ninguna apuesta abierta, ninguna carta en el tapete. La ronda ha terminado.</translation>
    </message>
    <message>
        <source>Shuffle all cards.</source>
        <translation>Baraje todas las cartas.</translation>
    </message>
    <message>
        <source>Shuffle all cards, before every round.</source>
        <translation>Baraje todas las cartas, antes de cada ronda.</translation>
    </message>
    <message>
        <source>Offer a patron the cut, with the backs of the cards away from you. If he declines, ask the next; if nobody cuts, cut yourself.</source>
        <translation>Dé a cortar a un jugador, con el dorso de las cartas hacia él. Si no quiere, pregunte al siguiente; si nadie corta, corte usted.</translation>
    </message>
    <message>
        <source>Put the cards in front of the cut at the rear.</source>
        <translation>Ponga detrás las cartas de delante del corte.</translation>
    </message>
    <message>
        <source>Load the shoe.</source>
        <translation>Cargue el sabot.</translation>
    </message>
    <message>
        <source>post + %1</source>
        <translation>apuesta de la casa + %1</translation>
    </message>
    <message>
        <source>Won: pay</source>
        <translation>Ganada: pagar</translation>
    </message>
    <message>
        <source>Surrender: take</source>
        <translation>Rendición: retirar</translation>
    </message>
    <message>
        <source>War won: pay</source>
        <translation>Guerra ganada: pagar</translation>
    </message>
    <message>
        <source>War tied: pay</source>
        <translation>Guerra empatada: pagar</translation>
    </message>
    <message>
        <source>War lost: take</source>
        <translation>Guerra perdida: retirar</translation>
    </message>
    <message>
        <source>Blackjack bet</source>
        <translation>Apuesta de blackjack</translation>
    </message>
    <message>
        <source>Hand won: pay</source>
        <translation>Mano ganada: pagar</translation>
    </message>
    <message>
        <source>Even money: pay</source>
        <translation>A la par: pagar</translation>
    </message>
    <message>
        <source>Insurance up to</source>
        <translation>Seguro hasta</translation>
    </message>
    <message>
        <source>Full insurance won: pay</source>
        <translation>Seguro entero ganado: pagar</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Recuerde</translation>
    </message>
    <message>
        <source>The table as the dealer sees it: one seat, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation>La mesa como la ve el crupier: un asiento, el sabot a su izquierda, el descarte a su derecha, la bandeja delante.</translation>
    </message>
    <message>
        <source>The table as the dealer sees it: seats 1 to %1 from his left to his right, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation>La mesa como la ve el crupier: asientos 1 a %1 de su izquierda a su derecha, el sabot a su izquierda, el descarte a su derecha, la bandeja delante.</translation>
    </message>
    <message>
        <source>main bet %1 to %2</source>
        <translation>apuesta principal de %1 a %2</translation>
    </message>
    <message>
        <source>blackjack bet %1 to %2</source>
        <translation>apuesta de blackjack de %1 a %2</translation>
    </message>
    <message>
        <source>tie bet %1 to %2</source>
        <translation>apuesta al empate de %1 a %2</translation>
    </message>
    <message>
        <source>War bonus %1 to %2</source>
        <translation>bono de guerra de %1 a %2</translation>
    </message>
    <message>
        <source>The bets are on their spots; no card is dealt.</source>
        <translation>Las apuestas están en sus posiciones; no se ha dado ninguna carta.</translation>
    </message>
    <message>
        <source>one sweep</source>
        <translation>de una vez</translation>
    </message>
    <message>
        <source>Pick and pay: the cards of the settled seats are gone, the others are still on the layout.</source>
        <translation>Recoger y pagar: las cartas de los asientos liquidados ya no están, las demás siguen ahí.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until the last bet is settled, then they leave in one sweep, the dealer&apos;s last.</source>
        <translation>Dejar y pagar: todas las cartas quedan hasta liquidar la última apuesta y luego salen de una vez, las del crupier al final.</translation>
    </message>
    <message>
        <source>the first card</source>
        <translation>la primera carta</translation>
    </message>
    <message>
        <source>%1 cards in all</source>
        <translation>%1 cartas en total</translation>
    </message>
    <message>
        <source>the cut card</source>
        <translation>la carta de corte</translation>
    </message>
    <message>
        <source>at most %1 behind it</source>
        <translation>%1 detrás como mucho</translation>
    </message>
    <message>
        <source>burned: %1</source>
        <translation>quemadas: %1</translation>
    </message>
    <message>
        <source>The cards as they go into the shoe.</source>
        <translation>Las cartas tal como entran en el sabot.</translation>
    </message>
    <message>
        <source>a late bet: back to the patron</source>
        <translation>apuesta tardía: vuelve al jugador</translation>
    </message>
    <message>
        <source>face down: the next card</source>
        <translation>tapada: la siguiente carta</translation>
    </message>
    <message>
        <source>exposed: to the discards</source>
        <translation>expuesta: al descarte</translation>
    </message>
    <message>
        <source>A late bet goes back, a card that slid out face down is the next card, an exposed card goes to the discards.</source>
        <translation>Una apuesta tardía se devuelve, una carta que se sale tapada es la siguiente, una carta expuesta va al descarte.</translation>
    </message>
    <message>
        <source>maximum: %1</source>
        <translation>máximo: %1</translation>
    </message>
    <message>
        <source>minimum: %1</source>
        <translation>mínimo: %1</translation>
    </message>
    <message>
        <source>minimum: %1, maximum: %2</source>
        <translation>mínimo: %1, máximo: %2</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Cláusula</translation>
    </message>
    <message>
        <source>In the house file</source>
        <translation>En el archivo de la casa</translation>
    </message>
    <message>
        <source>Appendix: where each rule comes from</source>
        <translation>Apéndice: de dónde viene cada regla</translation>
    </message>
    <message>
        <source>The source of this house: %1.</source>
        <translation>La fuente de esta casa: %1.</translation>
    </message>
    <message>
        <source>A clause names the part of the source that demands the rule. &quot;As we read it&quot; means that the source is unclear. No clause: the source is silent, and the house chose the rule itself.</source>
        <translation>Una cláusula nombra la parte de la fuente que exige la regla. «Según la leemos» significa que la fuente no es clara. Sin cláusula: la fuente calla y la casa eligió la regla.</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>pagar</translation>
    </message>
    <message>
        <source>take</source>
        <translation>retirar</translation>
    </message>
    <message>
        <source>war?</source>
        <translation>¿guerra?</translation>
    </message>
    <message>
        <source>war</source>
        <translation>guerra</translation>
    </message>
    <message>
        <source>burn %1 card</source>
        <translation>quemar %1 carta</translation>
    </message>
    <message>
        <source>burn %1 cards</source>
        <translation>quemar %1 cartas</translation>
    </message>
    <message>
        <source>The order of the cards: from left to right, the dealer last.</source>
        <translation>El orden de las cartas: de izquierda a derecha, el crupier al final.</translation>
    </message>
    <message>
        <source>main bets</source>
        <translation>apuestas principales</translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrow is the order of settlement.</source>
        <translation>El crupier muestra un nueve. La flecha es el orden de liquidación.</translation>
    </message>
    <message>
        <source>first the tie bets</source>
        <translation>primero los empates</translation>
    </message>
    <message>
        <source>then the main bets</source>
        <translation>luego las principales</translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrows are the order of settlement: tie bets, then main bets.</source>
        <translation>El crupier muestra un nueve. Las flechas son el orden de liquidación: empates y luego principales.</translation>
    </message>
    <message>
        <source>Seats at war. The numbers are the order of burns and war cards.</source>
        <translation>Asientos en guerra. Los números son el orden de quemas y cartas de guerra.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>%1 points of 100: passed (pass mark %2).</source>
        <translation>%1 puntos de 100: aprobado (nota de corte %2).</translation>
    </message>
    <message>
        <source>%1 points of 100: not passed (pass mark %2).</source>
        <translation>%1 puntos de 100: suspenso (nota de corte %2).</translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation>%1 de %2 actos limpios, %3 de %4 rondas limpias.</translation>
    </message>
    <message>
        <source>Findings: %1 critical, %2 major, %3 minor.</source>
        <translation>Fallos: %1 críticos, %2 graves, %3 leves.</translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation>%1 segundos por ronda; esta casa quiere %2.</translation>
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
        <translation>Resultado: %1</translation>
    </message>
    <message>
        <source>%1. %2. Seed %3.</source>
        <translation>%1. %2. Semilla %3.</translation>
    </message>
    <message>
        <source>Findings in round %1</source>
        <translation>Fallos en la ronda %1</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Sin fallos.</translation>
    </message>
    <message>
        <source>A bet below the minimum: refuse it and hand it back.</source>
        <translation>Una apuesta bajo el mínimo: rechácela y devuélvala.</translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum: let it stand and say &quot;%1&quot;. Refuse every later one.</source>
        <translation>La primera apuesta de un jugador bajo el mínimo: déjela y diga «%1». Rechace las siguientes.</translation>
    </message>
    <message>
        <source>A bet above the maximum: refuse it and hand it back.</source>
        <translation>Una apuesta sobre el máximo: rechácela y devuélvala.</translation>
    </message>
    <message>
        <source>A bet above the maximum: hand back the excess. The rest stands.</source>
        <translation>Una apuesta sobre el máximo: devuelva el exceso. El resto se queda.</translation>
    </message>
    <message>
        <source>A tie bet: refuse it. This house has none.</source>
        <translation>Una apuesta al empate: rechácela. Esta casa no la tiene.</translation>
    </message>
    <message>
        <source>A tie bet without a main bet: let it stand.</source>
        <translation>Una apuesta al empate sin apuesta principal: déjela.</translation>
    </message>
    <message>
        <source>A tie bet without a main bet: refuse it.</source>
        <translation>Una apuesta al empate sin apuesta principal: rechácela.</translation>
    </message>
    <message>
        <source>A War bonus without a blackjack bet: refuse it.</source>
        <translation>Un bono de guerra sin apuesta de blackjack: rechácelo.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;.</source>
        <translation>Diga «%1».</translation>
    </message>
    <message>
        <source>Look at every spot. What is wrong with a bet is put right before you close the bets.</source>
        <translation>Mire cada posición. Lo que esté mal en una apuesta se arregla antes de cerrar las apuestas.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;. The bets are closed.</source>
        <translation>Diga «%1». Las apuestas están cerradas.</translation>
    </message>
    <message>
        <source>Deal. Your first card closes the bets; you need not say so.</source>
        <translation>Dé. Su primera carta cierra las apuestas; no tiene que decirlo.</translation>
    </message>
    <message>
        <source>A bet added or changed after the first card is late: refuse it before you do anything else.</source>
        <translation>Una apuesta añadida o cambiada tras la primera carta es tardía: rechácela antes de hacer nada más.</translation>
    </message>
    <message>
        <source>A bet added or changed after &quot;%1&quot; is late: refuse it before you do anything else.</source>
        <translation>Una apuesta añadida o cambiada tras «%1» es tardía: rechácela antes de hacer nada más.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>This house at a glance</source>
        <translation>Esta casa de un vistazo</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>The keys of this site were not considered: its records cannot be read (%1).</source>
        <translation>No se tuvieron en cuenta las claves de este centro: sus registros no se pueden leer (%1).</translation>
    </message>
    <message>
        <source>This key file is damaged: %1.</source>
        <translation>Este archivo de clave está dañado: %1.</translation>
    </message>
    <message>
        <source>This revocation list is damaged: %1.</source>
        <translation>Esta lista de revocaciones está dañada: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>Its blueprint or its house file has faults: %1.</source>
        <translation>Su plan de examen o su archivo de casa tiene errores: %1.</translation>
    </message>
    <message>
        <source>Its seed makes no exam of this blueprint.</source>
        <translation>Su semilla no da ningún examen de este plan.</translation>
    </message>
    <message>
        <source>Its log was not dealt at the table that the blueprint describes.</source>
        <translation>Su registro no se dio en la mesa que describe el plan de examen.</translation>
    </message>
    <message>
        <source>Its log has a line that is no act.</source>
        <translation>Su registro tiene una línea que no es un acto.</translation>
    </message>
    <message>
        <source>The times in its log are missing or go back.</source>
        <translation>Los tiempos de su registro faltan o retroceden.</translation>
    </message>
    <message>
        <source>With its seed, the cards and patrons would not have done what its log says.</source>
        <translation>Con su semilla, cartas y jugadores no habrían hecho lo que dice su registro.</translation>
    </message>
    <message>
        <source>The exam was not passed.</source>
        <translation>El examen no se aprobó.</translation>
    </message>
    <message>
        <source>A name has characters that cannot stand on a certificate.</source>
        <translation>Un nombre tiene caracteres que no pueden estar en un certificado.</translation>
    </message>
    <message>
        <source>The signature does not fit: the file was changed after it was signed.</source>
        <translation>La firma no corresponde: el archivo se cambió después de firmarlo.</translation>
    </message>
    <message>
        <source>The key that signed it is not one you trust. Ask %1 for the fingerprint of its key and compare: %2.</source>
        <translation>No confía en la clave que lo firmó. Pida a %1 la huella de su clave y compare: %2.</translation>
    </message>
    <message>
        <source>Its key was revoked on %1: %2.</source>
        <translation>Su clave se revocó el %1: %2.</translation>
    </message>
    <message>
        <source>It was revoked on %1: %2.</source>
        <translation>Se revocó el %1: %2.</translation>
    </message>
    <message>
        <source>The revocation list %1 was not used: none of the trusted keys signed it.</source>
        <translation>La lista de revocaciones %1 no se ha usado: ninguna de las claves de confianza la firmó.</translation>
    </message>
    <message>
        <source>It expired on %1.</source>
        <translation>Caducó el %1.</translation>
    </message>
    <message>
        <source>It is dated %1, which is in the future.</source>
        <translation>Lleva fecha del %1, que está en el futuro.</translation>
    </message>
    <message>
        <source>It was granted on %1, before the exam ended (%2).</source>
        <translation>Se otorgó el %1, antes de que terminara el examen (%2).</translation>
    </message>
    <message>
        <source>The chain of its log does not fit: an act was changed, added or removed.</source>
        <translation>La cadena de su registro no corresponde: un acto se cambió, añadió o quitó.</translation>
    </message>
    <message>
        <source>The end of its log does not fit its seal: the time or the seed differs.</source>
        <translation>El final de su registro no corresponde a su sello: el tiempo o la semilla son otros.</translation>
    </message>
    <message>
        <source>%1: it states %2, but the log gives %3.</source>
        <translation>%1: declara %2, pero el registro da %3.</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprobado</translation>
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
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>The exam was not passed by its own blueprint.</source>
        <translation>Según su propio plan, el examen no se aprobó.</translation>
    </message>
    <message>
        <source>It names another exam or house than the files it carries.</source>
        <translation>Nombra otro examen u otra casa que los archivos que lleva.</translation>
    </message>
    <message>
        <source>By its blueprint it holds for %1 days, not until %2.</source>
        <translation>Según su plan vale %1 días, no hasta el %2.</translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1); this one comes to the same result.</source>
        <translation>Lo juzgó otra versión del programa (Pitwise %1); esta llega al mismo resultado.</translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1), and this one does not come to the same result. Verify it with that version.</source>
        <translation>Lo juzgó otra versión del programa (Pitwise %1) y esta no llega al mismo resultado. Verifíquelo con aquella versión.</translation>
    </message>
    <message>
        <source>This is not a certificate: %1.</source>
        <translation>Esto no es un certificado: %1.</translation>
    </message>
    <message>
        <source>Its seed is not the one that was sealed when the exam began.</source>
        <translation>Su semilla no es la que se selló al empezar el examen.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>This certifies that</source>
        <translation>Se certifica que</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>número %1</translation>
    </message>
    <message>
        <source>passed the dealing exam</source>
        <translation>aprobó el examen de crupier</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>%1 of 100, %2 rounds</source>
        <translation>%1 de 100, %2 rondas</translation>
    </message>
    <message>
        <source>Hours dealt</source>
        <translation>Horas en mesa</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Otorgado</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Válido hasta</translation>
    </message>
    <message>
        <source>did not occur</source>
        <translation>no se dio</translation>
    </message>
    <message>
        <source>The code names the file that proves this page; it is attached to this document. Check it: pitwise-cli verify</source>
        <translation>El código nombra el archivo que prueba esta página; va adjunto a este documento. Compruébelo: pitwise-cli verify</translation>
    </message>
    <message>
        <source>Certificate %1</source>
        <translation>Certificado %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Clave %1</translation>
    </message>
    <message>
        <source>%1, trainer</source>
        <translation>%1, formador</translation>
    </message>
    <message>
        <source>%1, dealer</source>
        <translation>%1, crupier</translation>
    </message>
    <message>
        <source>it is not a certificate: %1</source>
        <translation>no es un certificado: %1</translation>
    </message>
    <message>
        <source>Certificate of %1</source>
        <translation>Certificado de %1</translation>
    </message>
    <message>
        <source>Only a bet that the house does not take is refused or handed back.</source>
        <translation>Solo se rechaza o devuelve una apuesta que la casa no acepta.</translation>
    </message>
    <message>
        <source>This house posts nothing.</source>
        <translation>Esta casa no pone nada.</translation>
    </message>
    <message>
        <source>Cards are burned only before a war card.</source>
        <translation>Solo se quema antes de una carta de guerra.</translation>
    </message>
    <message>
        <source>Only the dealer&apos;s hole card is dealt face down.</source>
        <translation>Solo la carta tapada del crupier se da boca abajo.</translation>
    </message>
    <message>
        <source>Cards are dealt face up.</source>
        <translation>Las cartas se dan descubiertas.</translation>
    </message>
    <message>
        <source>Only a card that was shown by mistake is discarded.</source>
        <translation>Solo se descarta una carta mostrada por error.</translation>
    </message>
    <message>
        <source>This house honours a patron&apos;s first bet below the minimum, with a reminder.</source>
        <translation>Esta casa acepta la primera apuesta de un jugador bajo el mínimo, con un recordatorio.</translation>
    </message>
    <message>
        <source>Only a push is handed back.</source>
        <translation>Solo se devuelve una apuesta que queda en empate.</translation>
    </message>
    <message>
        <source>Only a bet that has lost is taken.</source>
        <translation>Solo se retira una apuesta que ha perdido.</translation>
    </message>
    <message>
        <source>The post is given to a patron who won or tied his war.</source>
        <translation>La apuesta de la casa se da al jugador que ganó o empató su guerra.</translation>
    </message>
    <message>
        <source>Only a bet that has won is paid.</source>
        <translation>Solo se paga una apuesta que ha ganado.</translation>
    </message>
    <message>
        <source>The post is given to the winner; nothing is paid on it.</source>
        <translation>La apuesta de la casa se da al ganador; sobre ella no se paga nada.</translation>
    </message>
    <message>
        <source>The house posts once, beside a war bet.</source>
        <translation>La casa pone una vez, junto a una apuesta de guerra.</translation>
    </message>
    <message>
        <source>Only a wrong payoff is taken back, and before another seat is begun.</source>
        <translation>Solo se retira un pago equivocado, y antes de empezar otro asiento.</translation>
    </message>
    <message>
        <source>Only a wrong payoff is taken back, and in this house only after the floor was called.</source>
        <translation>Solo se retira un pago equivocado, y en esta casa solo tras llamar al supervisor.</translation>
    </message>
    <message>
        <source>A round is void only after a malfunction, when the floor has ruled.</source>
        <translation>Una ronda solo se anula tras una avería, cuando el supervisor lo ha decidido.</translation>
    </message>
    <message>
        <source>%1: not due now.</source>
        <translation>%1: ahora no toca.</translation>
    </message>
    <message>
        <source>After a malfunction nothing is dealt, paid or taken: the round is void.</source>
        <translation>Tras una avería no se da, paga ni retira nada: la ronda es nula.</translation>
    </message>
    <message>
        <source>This house shuffles once before each round.</source>
        <translation>Esta casa baraja una vez antes de cada ronda.</translation>
    </message>
    <message>
        <source>Shuffle between rounds, when the cut card has come out.</source>
        <translation>Baraje entre rondas, cuando ha salido la carta de corte.</translation>
    </message>
    <message>
        <source>Bets are settled %1, one seat at a time.</source>
        <translation>Las apuestas se liquidan %1, un asiento cada vez.</translation>
    </message>
    <message>
        <source>The hole card was dealt face up.</source>
        <translation>La carta tapada se dio descubierta.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt face down, before anybody plays.</source>
        <translation>La segunda carta del crupier se da tapada, antes de que nadie juegue.</translation>
    </message>
    <message>
        <source>a war</source>
        <translation>una guerra</translation>
    </message>
    <message>
        <source>several wars in one round</source>
        <translation>varias guerras en una ronda</translation>
    </message>
    <message>
        <source>a war that the patron wins</source>
        <translation>una guerra que gana el jugador</translation>
    </message>
    <message>
        <source>a war that the patron loses</source>
        <translation>una guerra que pierde el jugador</translation>
    </message>
    <message>
        <source>a war that ties</source>
        <translation>una guerra empatada</translation>
    </message>
    <message>
        <source>a surrender</source>
        <translation>una rendición</translation>
    </message>
    <message>
        <source>a tie bet that wins</source>
        <translation>una apuesta al empate que gana</translation>
    </message>
    <message>
        <source>a War bonus that wins</source>
        <translation>un bono de guerra que gana</translation>
    </message>
    <message>
        <source>a parlay</source>
        <translation>un parlay</translation>
    </message>
    <message>
        <source>a blackjack of a patron</source>
        <translation>un blackjack de un jugador</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>un doble</translation>
    </message>
    <message>
        <source>a split</source>
        <translation>una división</translation>
    </message>
    <message>
        <source>a hand that busts</source>
        <translation>una mano que se pasa</translation>
    </message>
    <message>
        <source>a blackjack of the dealer</source>
        <translation>un blackjack del crupier</translation>
    </message>
    <message>
        <source>a dealer who busts</source>
        <translation>un crupier que se pasa</translation>
    </message>
    <message>
        <source>a bet below the minimum</source>
        <translation>una apuesta bajo el mínimo</translation>
    </message>
    <message>
        <source>a bet above the maximum</source>
        <translation>una apuesta sobre el máximo</translation>
    </message>
    <message>
        <source>a late bet</source>
        <translation>una apuesta tardía</translation>
    </message>
    <message>
        <source>a side bet alone, where the house does not take one</source>
        <translation>una apuesta lateral sola, donde la casa no la acepta</translation>
    </message>
    <message>
        <source>a card that slides out and is seen</source>
        <translation>una carta que se sale y se ve</translation>
    </message>
    <message>
        <source>a card that slides out unseen</source>
        <translation>una carta que se sale sin verse</translation>
    </message>
    <message>
        <source>a dispute</source>
        <translation>una disputa</translation>
    </message>
    <message>
        <source>a malfunction</source>
        <translation>una avería</translation>
    </message>
    <message>
        <source>This bet is settled: nothing more is due.</source>
        <translation>Esta apuesta está liquidada: no se debe nada más.</translation>
    </message>
    <message>
        <source>What is above the maximum goes back, no more and no less.</source>
        <translation>Se devuelve lo que pasa del máximo, ni más ni menos.</translation>
    </message>
    <message>
        <source>A bet that the house does not take goes back in full.</source>
        <translation>Una apuesta que la casa no acepta se devuelve entera.</translation>
    </message>
    <message>
        <source>This house takes %1 of a surrendered bet; only the rest may be handed back.</source>
        <translation>Esta casa retira %1 de una apuesta rendida; solo se puede devolver el resto.</translation>
    </message>
    <message>
        <source>A push is handed back in full, or left where it is.</source>
        <translation>Un empate se devuelve entero o se deja donde está.</translation>
    </message>
    <message>
        <source>%1: it was surrendered, but was paid %2.</source>
        <translation>%1: se rindió, pero se pagó %2.</translation>
    </message>
    <message>
        <source>%1: it lost, but was paid %2.</source>
        <translation>%1: perdió, pero se pagó %2.</translation>
    </message>
    <message>
        <source>%1: it won, but was taken.</source>
        <translation>%1: ganó, pero se retiró.</translation>
    </message>
    <message>
        <source>%1: it is a push, but chips moved.</source>
        <translation>%1: es un empate, pero se movieron fichas.</translation>
    </message>
    <message>
        <source>tie bets</source>
        <translation>apuestas al empate</translation>
    </message>
    <message>
        <source>blackjack hands</source>
        <translation>manos de blackjack</translation>
    </message>
    <message>
        <source>settling bets</source>
        <translation>liquidar apuestas</translation>
    </message>
    <message>
        <source>bets and limits</source>
        <translation>apuestas y límites</translation>
    </message>
    <message>
        <source>bonus bets</source>
        <translation>bonos</translation>
    </message>
    <message>
        <source>the shoe</source>
        <translation>el sabot</translation>
    </message>
    <message>
        <source>irregularities</source>
        <translation>incidencias</translation>
    </message>
    <message>
        <source>late bets</source>
        <translation>apuestas tardías</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>guerras</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>avisos</translation>
    </message>
    <message>
        <source>handling cards</source>
        <translation>manejo de cartas</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>aún no visto</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>aprendiendo</translation>
    </message>
    <message>
        <source>known</source>
        <translation>sabido</translation>
    </message>
    <message>
        <source>known, due again</source>
        <translation>sabido, toca repasar</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>nuevo para usted</translation>
    </message>
    <message>
        <source>wrong in %1 of your last %2</source>
        <translation>mal en %1 de las últimas %2</translation>
    </message>
    <message>
        <source>right so far, but not often yet</source>
        <translation>bien hasta ahora, pero pocas veces</translation>
    </message>
    <message>
        <source>known, and due again</source>
        <translation>sabido, y toca repasar</translation>
    </message>
    <message>
        <source>known; this keeps it so</source>
        <translation>sabido; así se mantiene</translation>
    </message>
    <message>
        <source>%1: there is no main bet beside it.</source>
        <translation>%1: no tiene al lado apuesta principal.</translation>
    </message>
    <message>
        <source>%1: it was accepted.</source>
        <translation>%1: se aceptó.</translation>
    </message>
    <message>
        <source>%1: the floor was not called before this payoff.</source>
        <translation>%1: no se llamó al supervisor antes de este pago.</translation>
    </message>
    <message>
        <source>Play went on after a malfunction without the floor.</source>
        <translation>Se siguió jugando tras una avería sin el supervisor.</translation>
    </message>
    <message>
        <source>Play went on after a dispute without the floor.</source>
        <translation>Se siguió jugando tras una disputa sin el supervisor.</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 hasta el %2</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>Nobody is in the class.</source>
        <translation>No hay nadie en la clase.</translation>
    </message>
    <message>
        <source>Mistakes by skill group</source>
        <translation>Fallos por grupo de destrezas</translation>
    </message>
    <message>
        <source>In the latest sessions of each, without those put right at once.</source>
        <translation>En las últimas sesiones de cada uno, sin los corregidos en el acto.</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Por hacer</translation>
    </message>
    <message>
        <source>%1 is stuck on: %2.</source>
        <translation>%1 se atasca en: %2.</translation>
    </message>
    <message>
        <source>The certificate of %1 expires on %2.</source>
        <translation>El certificado de %1 caduca el %2.</translation>
    </message>
    <message>
        <source>Nobody is stuck, and no certificate expires soon.</source>
        <translation>Nadie está atascado y ningún certificado caduca pronto.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Where mistakes are made</source>
        <translation>Dónde se falla</translation>
    </message>
    <message>
        <source>In %1 rounds of all sessions.</source>
        <translation>En %1 rondas de todas las sesiones.</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Cuántas veces</translation>
    </message>
    <message>
        <source>Part of the round</source>
        <translation>Parte de la ronda</translation>
    </message>
    <message>
        <source>At no seat</source>
        <translation>En ningún asiento</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Taking bets</source>
        <translation>Tomar apuestas</translation>
    </message>
    <message>
        <source>Ties and main bets</source>
        <translation>Empates y principales</translation>
    </message>
    <message>
        <source>The war</source>
        <translation>La guerra</translation>
    </message>
    <message>
        <source>Bonus and parlay</source>
        <translation>Bono y parlay</translation>
    </message>
    <message>
        <source>Playing the hands</source>
        <translation>Jugar las manos</translation>
    </message>
    <message>
        <source>Collecting cards</source>
        <translation>Recoger las cartas</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>La clase</translation>
    </message>
    <message>
        <source>%1 people, as of %2</source>
        <translation>%1 personas, a %2</translation>
    </message>
    <message>
        <source>a demonstration</source>
        <translation>una demostración</translation>
    </message>
    <message>
        <source>dealt again, does not count</source>
        <translation>dada de nuevo, no cuenta</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Ronda a ronda</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>Actos</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Repaso: %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada todavía</translation>
    </message>
    <message>
        <source>training</source>
        <translation>en formación</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>certified</source>
        <translation>certificado</translation>
    </message>
    <message>
        <source>0.5</source>
        <translation>0,5</translation>
    </message>
    <message>
        <source>Floor: the late %1 at seat %2 goes back.</source>
        <translation>Supervisor: se devuelve lo apostado tarde: %1 en el asiento %2.</translation>
    </message>
    <message>
        <source>Floor: %1 above the limit goes back to seat %2.</source>
        <translation>Supervisor: se devuelve al asiento %2 el exceso de %1.</translation>
    </message>
    <message>
        <source>Floor: the %1 of %2 at seat %3 goes back.</source>
        <translation>Supervisor: se devuelve %1 de %2 en el asiento %3.</translation>
    </message>
    <message>
        <source>Floor: the house posts %1 at seat %2.</source>
        <translation>Supervisor: la casa pone %1 en el asiento %2.</translation>
    </message>
    <message>
        <source>Floor: the post at seat %1 is made %2.</source>
        <translation>Supervisor: la apuesta de la casa en el asiento %1 pasa a %2.</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card was dealt without a burn.</source>
        <translation>La carta de guerra del crupier se dio sin quemar.</translation>
    </message>
    <message>
        <source>The war card for seat %1 was dealt without a burn.</source>
        <translation>La carta de guerra para el asiento %1 se dio sin quemar.</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card was dealt with only %1 burned.</source>
        <translation>La carta de guerra del crupier se dio con solo %1 quemadas.</translation>
    </message>
    <message>
        <source>The war card for seat %1 was dealt with only %2 burned.</source>
        <translation>La carta de guerra para el asiento %1 se dio con solo %2 quemadas.</translation>
    </message>
    <message>
        <source>the dealer was dealt a card out of turn.</source>
        <translation>el crupier recibió carta fuera de turno.</translation>
    </message>
    <message>
        <source>seat %1 was dealt a card out of turn.</source>
        <translation>el asiento %1 recibió carta fuera de turno.</translation>
    </message>
    <message>
        <source>the dealer was dealt an extra card.</source>
        <translation>el crupier recibió una carta de más.</translation>
    </message>
    <message>
        <source>seat %1 was dealt an extra card.</source>
        <translation>el asiento %1 recibió una carta de más.</translation>
    </message>
    <message>
        <source>The war was started before seat %1 was settled.</source>
        <translation>La guerra empezó antes de liquidar el asiento %1.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected before those of seat %1.</source>
        <translation>Las cartas del crupier se recogieron antes que las del asiento %1.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected before those of another seat.</source>
        <translation>Las cartas del crupier se recogieron antes que las de otro asiento.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of another seat.</source>
        <translation>Las cartas del asiento %1 se recogieron antes que las de otro asiento.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of the dealer.</source>
        <translation>Las cartas del asiento %1 se recogieron antes que las del crupier.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of seat %2.</source>
        <translation>Las cartas del asiento %1 se recogieron antes que las del asiento %2.</translation>
    </message>
    <message>
        <source>seat %1 was asked out of turn.</source>
        <translation>Se preguntó al asiento %1 fuera de turno.</translation>
    </message>
    <message>
        <source>seat %1 was settled out of turn.</source>
        <translation>el asiento %1 se liquidó fuera de turno.</translation>
    </message>
    <message>
        <source>seat %1 was asked out of turn: seat %2 was next.</source>
        <translation>Se preguntó al asiento %1 fuera de turno: era el turno del asiento %2.</translation>
    </message>
    <message>
        <source>seat %1 was settled out of turn: seat %2 was next.</source>
        <translation>el asiento %1 se liquidó fuera de turno: era el turno del asiento %2.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected too early.</source>
        <translation>Las cartas del crupier se recogieron demasiado pronto.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected too early.</source>
        <translation>Las cartas del asiento %1 se recogieron demasiado pronto.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards are still on the layout.</source>
        <translation>Las cartas del crupier siguen en el tapete.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the layout.</source>
        <translation>Las cartas del asiento %1 siguen en el tapete.</translation>
    </message>
    <message>
        <source>The patron at seat %1 won and was not asked.</source>
        <translation>El jugador del asiento %1 ganó y no se le preguntó.</translation>
    </message>
    <message>
        <source>The patron at seat %1 had not decided yet.</source>
        <translation>El jugador del asiento %1 aún no había decidido.</translation>
    </message>
    <message>
        <source>Play went on before seat %1 was settled.</source>
        <translation>Se siguió jugando antes de liquidar el asiento %1.</translation>
    </message>
    <message>
        <source>the dealer had not asked for a card.</source>
        <translation>el crupier no había pedido carta.</translation>
    </message>
    <message>
        <source>seat %1 had not asked for a card.</source>
        <translation>el asiento %1 no había pedido carta.</translation>
    </message>
    <message>
        <source>Deal a card face down to the dealer</source>
        <translation>Dar una carta boca abajo al crupier</translation>
    </message>
    <message>
        <source>Deal a card to the dealer</source>
        <translation>Dar una carta al crupier</translation>
    </message>
    <message>
        <source>Deal a card face down to seat %1</source>
        <translation>Dar una carta boca abajo al asiento %1</translation>
    </message>
    <message>
        <source>Deal a card to seat %1</source>
        <translation>Dar una carta al asiento %1</translation>
    </message>
    <message>
        <source>Offer the cut to seat %1</source>
        <translation>Ofrecer el corte al asiento %1</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; to seat %2</source>
        <translation>Decir «%1» al asiento %2</translation>
    </message>
    <message>
        <source>Take the %1 at seat %2</source>
        <translation>Retirar la %1 del asiento %2</translation>
    </message>
    <message>
        <source>Take %1 of the %2 at seat %3</source>
        <translation>Retirar %1 de la %2 del asiento %3</translation>
    </message>
    <message>
        <source>Pay %1 to the %2 at seat %3</source>
        <translation>Pagar %1 a la %2 del asiento %3</translation>
    </message>
    <message>
        <source>Take back what was paid on the %1 at seat %2</source>
        <translation>Retirar lo pagado en la %1 del asiento %2</translation>
    </message>
    <message>
        <source>Post %1 at seat %2</source>
        <translation>Poner %1 de la casa en el asiento %2</translation>
    </message>
    <message>
        <source>Give the post to seat %1</source>
        <translation>Dar la apuesta de la casa al asiento %1</translation>
    </message>
    <message>
        <source>Hand back the %1 to seat %2</source>
        <translation>Devolver la %1 al asiento %2</translation>
    </message>
    <message>
        <source>Hand back %1 of the %2 to seat %3</source>
        <translation>Devolver %1 de la %2 al asiento %3</translation>
    </message>
    <message>
        <source>Refuse the %1 of seat %2</source>
        <translation>Rechazar la %1 del asiento %2</translation>
    </message>
    <message>
        <source>Split the cards of seat %1</source>
        <translation>Dividir las cartas del asiento %1</translation>
    </message>
    <message>
        <source>Collect the dealer&apos;s cards</source>
        <translation>Recoger las cartas del crupier</translation>
    </message>
    <message>
        <source>Collect the cards of seat %1</source>
        <translation>Recoger las cartas del asiento %1</translation>
    </message>
    <message>
        <source>seat %1 goes to war</source>
        <translation>el asiento %1 va a la guerra</translation>
    </message>
    <message>
        <source>seat %1 surrenders</source>
        <translation>el asiento %1 se rinde</translation>
    </message>
    <message>
        <source>seat %1 lets the winnings ride</source>
        <translation>el asiento %1 deja la ganancia</translation>
    </message>
    <message>
        <source>seat %1 takes it all</source>
        <translation>el asiento %1 lo retira todo</translation>
    </message>
    <message>
        <source>seat %1 takes even money</source>
        <translation>el asiento %1 acepta el pago a la par</translation>
    </message>
    <message>
        <source>seat %1 hits</source>
        <translation>el asiento %1 pide carta</translation>
    </message>
    <message>
        <source>seat %1 stands</source>
        <translation>el asiento %1 se planta</translation>
    </message>
    <message>
        <source>seat %1 puts %2 on the %3</source>
        <translation>el asiento %1 pone %2 en la %3</translation>
    </message>
    <message>
        <source>seat %1 doubles for %2</source>
        <translation>el asiento %1 dobla por %2</translation>
    </message>
    <message>
        <source>seat %1 splits</source>
        <translation>el asiento %1 divide</translation>
    </message>
    <message>
        <source>seat %1 takes insurance for %2</source>
        <translation>el asiento %1 toma seguro por %2</translation>
    </message>
    <message>
        <source>seat %1 cuts at card %2</source>
        <translation>el asiento %1 corta en la carta %2</translation>
    </message>
    <message>
        <source>seat %1 does not want to cut</source>
        <translation>el asiento %1 no quiere cortar</translation>
    </message>
    <message>
        <source>seat %1 disputes the result</source>
        <translation>el asiento %1 reclama el resultado</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <translation>%1 al crupier</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 al asiento %2</translation>
    </message>
    <message>
        <source>The patron at seat %1 tied and was not asked.</source>
        <translation>El jugador del asiento %1 empató y no se le preguntó.</translation>
    </message>
    <message>
        <source>%1-%2-%3</source>
        <translation>%3/%2/%1</translation>
    </message>
    <message>
        <source>This call is made once a round, before the first card.</source>
        <translation>Este aviso se da una vez por ronda, antes de la primera carta.</translation>
    </message>
    <message>
        <source>This is the printed page. The proof is a file attached to it, with the ending .pitcert: save that with a PDF reader, and check it.</source>
        <translation>Esta es la página impresa. La prueba es un archivo adjunto que termina en .pitcert: guárdelo con un lector de PDF y compruébelo.</translation>
    </message>
    <message>
        <source>A cut card was placed.</source>
        <translation>Se puso una carta de corte.</translation>
    </message>
    <message>
        <source>The cut card was not placed when it was due.</source>
        <translation>La carta de corte no se puso cuando tocaba.</translation>
    </message>
    <message>
        <source>A hand with a bet gets the cards it is due and no more; a seat without a bet gets none.</source>
        <translation>Una mano con apuesta recibe las cartas que le tocan y ni una más; un puesto sin apuesta no recibe ninguna.</translation>
    </message>
    <message>
        <source>%1: the main bet was begun before its own tie bet was settled.</source>
        <translation>%1: la apuesta principal se empezó antes de liquidar su empate.</translation>
    </message>
</context>
<context>
    <name>pitwise::CertificateClerk</name>
    <message>
        <source>%1 has no key to sign the list with. Make one first.</source>
        <translation>%1 no tiene clave para firmar la lista. Haga antes una.</translation>
    </message>
</context>
<context>
    <name>pitwise::DesktopHomework</name>
    <message>
        <source>The server cannot be reached. Homework is set and taken back when it is there again.</source>
        <translation>No se llega al servidor. Las tareas se ponen y se quitan cuando vuelva.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>No hay registros.</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamClerk</name>
    <message>
        <source>An exam is under way at this computer.</source>
        <translation>En este ordenador hay un examen en curso.</translation>
    </message>
    <message>
        <source>This person is in the middle of an exam. It has to be finished first.</source>
        <translation>Hay un examen en curso de esta persona. Debe seguir antes ese.</translation>
    </message>
    <message>
        <source>This passphrase does not open the exam. The trainer who opened it must give his own.</source>
        <translation>Esta frase de paso no abre el examen. Debe dar la suya el formador que lo abrió.</translation>
    </message>
    <message>
        <source>No exam of this person is under way.</source>
        <translation>No hay ningún examen en curso de esta persona.</translation>
    </message>
    <message>
        <source>No exam is set here.</source>
        <translation>Aquí no se ha puesto ningún examen.</translation>
    </message>
    <message>
        <source>No exam is under way here.</source>
        <translation>Aquí no hay ningún examen en curso.</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamList</name>
    <message>
        <source>%1:1:1: no shoe was found that meets every situation; demand fewer, or more rounds or irregularities</source>
        <translation>%1:1:1: no se encontró un sabot que cumpla todas las situaciones; pida menos, o más rondas o incidencias</translation>
    </message>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Este examen está en curso: sus cartas están selladas.</translation>
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
    <message>
        <source>This login owns the records.</source>
        <translation>Este acceso es el propietario de los registros.</translation>
    </message>
    <message>
        <source>This login is a trainer&apos;s: it may also add people and set homework.</source>
        <translation>Este acceso es de un formador: también puede añadir personas y poner tareas.</translation>
    </message>
    <message>
        <source>This login is a station&apos;s: it may deal and read.</source>
        <translation>Este acceso es de un puesto: puede repartir y leer.</translation>
    </message>
    <message>
        <source>A trainer&apos;s passphrase is known to the server only, which cannot be reached.</source>
        <translation>La frase de paso de un formador solo la conoce el servidor, y no se puede acceder a él.</translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsReview</name>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Este examen está en curso: sus cartas están selladas.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>No hay registros.</translation>
    </message>
</context>
<context>
    <name>pitwise::SchoolClerk</name>
    <message>
        <source>There are no records yet. Add a trainer and a trainee first.</source>
        <translation>Aún no hay registros. Añada primero un formador y un aprendiz.</translation>
    </message>
    <message>
        <source>Nothing is set to be asked for. Choose the name again.</source>
        <translation>No hay nada que pedir. Elija el nombre de nuevo.</translation>
    </message>
    <message>
        <source>What is stored of it is damaged. A new one must be set.</source>
        <translation>Lo guardado está dañado. Hay que poner uno nuevo.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ActPanel</name>
    <message>
        <source>Watch it dealt right</source>
        <translation>Verlo bien dado</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Probar desde aquí</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Siguiente fallo</translation>
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
        <translation>No es posible: %1.</translation>
    </message>
    <message>
        <source>The coach held it back.</source>
        <translation>El entrenador lo detuvo.</translation>
    </message>
    <message>
        <source>Right was: %1.</source>
        <translation>Lo correcto era: %1.</translation>
    </message>
    <message>
        <source>Round %1, act %2 of %3</source>
        <translation>Ronda %1, acto %2 de %3</translation>
    </message>
    <message>
        <source>%1, after %2 s</source>
        <translation>%1, tras %2 s</translation>
    </message>
    <message>
        <source>%1 (a demonstration)</source>
        <translation>%1 (una demostración)</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (dada de nuevo, no cuenta)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corregido)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::AfterPage</name>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corregido)</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Ronda %1, %2: %3</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonado</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Suspenso</translation>
    </message>
    <message>
        <source>%1: %2, %3 points of 100</source>
        <translation>%1: %2, %3 puntos de 100</translation>
    </message>
    <message>
        <source>By group of skills</source>
        <translation>Por grupo de destrezas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 judged, %2 wrong</source>
        <translation>%1 juzgados, %2 mal</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se encontró</translation>
    </message>
    <message>
        <source>did not occur</source>
        <translation>no ocurrió</translation>
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
        <translation>Aún no se ha dicho nada</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ArrangeBar</name>
    <message>
        <source>Add a lesson file…</source>
        <translation>Añadir un archivo de lección…</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Arriba</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Abajo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Arrange the course</source>
        <translation>Ordenar el curso</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::BeforePage</name>
    <message>
        <source>Begin the exam</source>
        <translation>Empezar el examen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Your PIN</source>
        <translation>Su PIN</translation>
    </message>
    <message>
        <source>The exam goes on</source>
        <translation>El examen sigue</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, número %2</translation>
    </message>
    <message>
        <source>The table is as it was after your last act: the same cards, the same patrons. Nothing that you dealt is lost.</source>
        <translation>La mesa está como tras su último acto: las mismas cartas, los mismos jugadores. No se pierde nada de lo que dio.</translation>
    </message>
    <message>
        <source>Once it goes on it can only be finished or given up.</source>
        <translation>Una vez que siga, solo se puede terminar o abandonar.</translation>
    </message>
    <message>
        <source>What will be asked</source>
        <translation>Lo que se pide</translation>
    </message>
    <message>
        <source>How it is judged</source>
        <translation>Cómo se juzga</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>The cards are being shuffled…</source>
        <translation>Se barajan las cartas…</translation>
    </message>
    <message>
        <source>During the exam F1 shows the keys. Point at a stack to see its chips.</source>
        <translation>Durante el examen, F1 muestra las teclas. Señale una pila para ver sus fichas.</translation>
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
    <name>pitwise::ui::ChipsPad</name>
    <message>
        <source>Put them down</source>
        <translation>Ponerlas</translation>
    </message>
    <message>
        <source>Undo a chip</source>
        <translation>Quitar una ficha</translation>
    </message>
    <message>
        <source>Take chips with the letters below the tubes; with Shift five at a time.</source>
        <translation>Tome fichas con las letras bajo los tubos; con Mayús, de cinco en cinco.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClassScreen</name>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Exámenes</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Certifications as CSV…</source>
        <translation>Certificaciones en CSV…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>What to see of the class</source>
        <translation>Qué ver de la clase</translation>
    </message>
    <message>
        <source>The class is for its trainer. Press &quot;Trainer…&quot; and give your passphrase.</source>
        <translation>La clase es para su formador. Pulse «Formador…» y dé su frase de paso.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>No hay registros.</translation>
    </message>
    <message>
        <source>Write all certifications</source>
        <translation>Escribir todas las certificaciones</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>No se pudo escribir el archivo</translation>
    </message>
    <message>
        <source>The report cannot be made</source>
        <translation>No se puede hacer el informe</translation>
    </message>
    <message>
        <source>Write a report of the class</source>
        <translation>Escribir un informe de la clase</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>Añadir personas</translation>
    </message>
    <message>
        <source>Nobody is in the class yet. Press &quot;Add people&quot;.</source>
        <translation>Todavía no hay nadie en la clase. Pulse «Añadir personas».</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClauseLabel</name>
    <message>
        <source>Click to read %1</source>
        <translation>Haga clic para leer %1</translation>
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
        <source>Also: %1. %2 %3</source>
        <translation>También: %1. %2 %3</translation>
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
    <name>pitwise::ui::DealPad</name>
    <message>
        <source>Burn a card</source>
        <translation>Quemar una carta</translation>
    </message>
    <message>
        <source>Deal the dealer&apos;s card face down</source>
        <translation>Dar tapada la carta del crupier</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Eso es todo</translation>
    </message>
    <message>
        <source>A digit deals to that seat, 0 to the dealer; or click where the card goes. A click on the discard rack burns.</source>
        <translation>Una cifra da a ese asiento, 0 al crupier; o pulse donde va la carta. Un clic en el descarte quema.</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
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
        <source>Dealing notation (*.deal)</source>
        <translation>Notación (*.deal)</translation>
    </message>
    <message>
        <source>Pictures for slides (*.png)</source>
        <translation>Imágenes para diapositivas (*.png)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
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
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillPage</name>
    <message>
        <source>All drills</source>
        <translation>Todos los ejercicios</translation>
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
        <translation>%1 de %2, %3 bien</translation>
    </message>
    <message>
        <source>%1 s, target %2 s</source>
        <translation>%1 s, objetivo %2 s</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillSummary</name>
    <message>
        <source>Accuracy comes first: nine of ten right, in your own time.</source>
        <translation>Primero la precisión: nueve de diez bien, sin prisa.</translation>
    </message>
    <message>
        <source>Accurate. The level is passed in %1 s.</source>
        <translation>Preciso. El nivel se supera en %1 s.</translation>
    </message>
    <message>
        <source>Accurate. From now on the clock runs: the level is passed in %1 s.</source>
        <translation>Preciso. Desde ahora corre el reloj: el nivel se supera en %1 s.</translation>
    </message>
    <message>
        <source>Accurate and in time. That is the highest level.</source>
        <translation>Preciso y a tiempo. Es el nivel más alto.</translation>
    </message>
    <message>
        <source>Accurate and in time: the level is passed.</source>
        <translation>Preciso y a tiempo: nivel superado.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>All drills</source>
        <translation>Todos los ejercicios</translation>
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
        <translation>%1 de %2 bien, %3 s</translation>
    </message>
    <message>
        <source>That is your best run.</source>
        <translation>Es su mejor vuelta.</translation>
    </message>
    <message>
        <source>%1 Right was: %2</source>
        <translation>%1 Lo correcto era: %2</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>Pasar a %1</translation>
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
        <translation>Sin probar</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Mejor: %1</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Última: %1</translation>
    </message>
    <message>
        <source>Last: %1, %2</source>
        <translation>Última: %1, %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillVerdictCard</name>
    <message>
        <source>Chips of 25 and 500 are cut in fours, all others in fives; the rest comes last.</source>
        <translation>Las fichas de 25 y 500 se cortan de cuatro en cuatro, las demás de cinco en cinco; el resto al final.</translation>
    </message>
    <message>
        <source>You stopped him before he made a mistake.</source>
        <translation>Le paró antes de que fallara.</translation>
    </message>
    <message>
        <source>He made his mistake some acts before you stopped him.</source>
        <translation>Falló varios actos antes de que le parara.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Incorrecto</translation>
    </message>
    <message>
        <source>Right is: %1</source>
        <translation>Lo correcto es: %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillWords</name>
    <message>
        <source>Who won, who lost, who tied with the %1? Name the seats in the order of settlement.</source>
        <translation>¿Quién gana, pierde o empata (%1)? Nombre los asientos en el orden de liquidación.</translation>
    </message>
    <message>
        <source>At a seat without that bet, its other bet is asked for.</source>
        <translation>De quien no tiene esa apuesta se pregunta la otra.</translation>
    </message>
    <message>
        <source>The bets are down. What do you do now?</source>
        <translation>Las apuestas están puestas. ¿Qué hace ahora?</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <translation>¿Qué dice ahora?</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>¿Qué viene ahora?</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>quemar</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <translation>%1, como %2</translation>
    </message>
    <message>
        <source>seat %1 won</source>
        <translation>asiento %1: gana</translation>
    </message>
    <message>
        <source>seat %1 lost</source>
        <translation>asiento %1: pierde</translation>
    </message>
    <message>
        <source>seat %1 tied</source>
        <translation>asiento %1: empata</translation>
    </message>
    <message>
        <source>Build the payout</source>
        <translation>Formar el pago</translation>
    </message>
    <message>
        <source>Cut out a stack</source>
        <translation>Cortar una pila</translation>
    </message>
    <message>
        <source>Who won, who lost</source>
        <translation>Quién gana y quién pierde</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Qué viene ahora</translation>
    </message>
    <message>
        <source>Burn and deal</source>
        <translation>Quemar y dar</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>The right call</source>
        <translation>El aviso correcto</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>Cazar el fallo</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>What is due, from the chips of the tray</source>
        <translation>Lo que se debe, con las fichas de la bandeja</translation>
    </message>
    <message>
        <source>Heaps of four or five, so that it can be proved</source>
        <translation>Montones de cuatro o cinco, para poder comprobarlo</translation>
    </message>
    <message>
        <source>Read the table in the order of settlement</source>
        <translation>Leer la mesa en el orden de liquidación</translation>
    </message>
    <message>
        <source>The next step, from any point of a round</source>
        <translation>El paso siguiente, desde cualquier punto de la ronda</translation>
    </message>
    <message>
        <source>Every card to its place, every burn in time</source>
        <translation>Cada carta en su sitio, cada quema a tiempo</translation>
    </message>
    <message>
        <source>Bets too low, too high or not taken here</source>
        <translation>Apuestas bajas, altas o que aquí no se aceptan</translation>
    </message>
    <message>
        <source>The words at the right moment</source>
        <translation>Las palabras en el momento justo</translation>
    </message>
    <message>
        <source>Stop a dealer at his mistake</source>
        <translation>Pare al crupier cuando falle</translation>
    </message>
    <message>
        <source>The rules of this house, not another&apos;s</source>
        <translation>Las reglas de esta casa, no de otra</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nivel %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
    </message>
    <message>
        <source>In the fewest chips.</source>
        <translation>Con las menos fichas.</translation>
    </message>
    <message numerus="yes">
        <source>Cut out %n chip(s) of %1.</source>
        <translation>
            <numerusform>Corte %n ficha de %1.</numerusform>
            <numerusform>Corte %n fichas de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Burn and deal what is due now.</source>
        <translation>Queme y dé lo que toca.</translation>
    </message>
    <message>
        <source>Watch the dealer. Stop him at his first mistake.</source>
        <translation>Mire al crupier. Párele en cuanto falle.</translation>
    </message>
    <message>
        <source>%1 of %2, %3 s</source>
        <translation>%1 de %2, %3 s</translation>
    </message>
    <message>
        <source>going down</source>
        <translation>a peor</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>estable</translation>
    </message>
    <message>
        <source>getting better</source>
        <translation>a mejor</translation>
    </message>
    <message>
        <source>Pay the %1 at seat %2.</source>
        <translation>Pague %1 en el asiento %2.</translation>
    </message>
    <message>
        <source>Take what is due of the %1 at seat %2.</source>
        <translation>Retire lo que toca: %1, asiento %2.</translation>
    </message>
    <message>
        <source>Hand back what is due of the %1 at seat %2.</source>
        <translation>Devuelva lo que toca: %1, asiento %2.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillsScreen</name>
    <message>
        <source>Drills</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Drills: a minute each</source>
        <translation>Ejercicios: un minuto cada uno</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>My level</source>
        <translation>Mi nivel</translation>
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
        <translation>A esta casa no le sirve ese ejercicio.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>This run is not kept: %1</source>
        <translation>Esta vuelta no se guarda: %1</translation>
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
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <source>This round:</source>
        <translation>Esta ronda:</translation>
    </message>
    <message numerus="yes">
        <source>On average over %n round(s):</source>
        <translation>
            <numerusform>En promedio, en %n ronda:</numerusform>
            <numerusform>En promedio, en %n rondas:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortWords</name>
    <message>
        <source>Pick-and-pay takes %1 more hand motions per round.</source>
        <translation>Recoger y pagar necesita %1 movimientos de mano más por ronda.</translation>
    </message>
    <message>
        <source>Lay-and-pay takes %1 more hand motions per round.</source>
        <translation>Dejar y pagar necesita %1 movimientos de mano más por ronda.</translation>
    </message>
    <message>
        <source>The left table takes %1 more hand motions per round.</source>
        <translation>La mesa izquierda necesita %1 movimientos de mano más por ronda.</translation>
    </message>
    <message>
        <source>The right table takes %1 more hand motions per round.</source>
        <translation>La mesa derecha necesita %1 movimientos de mano más por ronda.</translation>
    </message>
    <message>
        <source>Pick-and-pay takes %1 s longer per round.</source>
        <translation>Recoger y pagar tarda %1 s más por ronda.</translation>
    </message>
    <message>
        <source>Lay-and-pay takes %1 s longer per round.</source>
        <translation>Dejar y pagar tarda %1 s más por ronda.</translation>
    </message>
    <message>
        <source>The left table takes %1 s longer per round.</source>
        <translation>La mesa izquierda tarda %1 s más por ronda.</translation>
    </message>
    <message>
        <source>The right table takes %1 s longer per round.</source>
        <translation>La mesa derecha tarda %1 s más por ronda.</translation>
    </message>
    <message>
        <source>Pick-and-pay leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Recoger y pagar deja las cartas de cada mano %1 s más en el tapete: tiempo para corregir un pago a partir de las cartas.</translation>
    </message>
    <message>
        <source>Lay-and-pay leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Dejar y pagar deja las cartas de cada mano %1 s más en el tapete: tiempo para corregir un pago a partir de las cartas.</translation>
    </message>
    <message>
        <source>The left table leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>La mesa izquierda deja las cartas de cada mano %1 s más en el tapete: tiempo para corregir un pago a partir de las cartas.</translation>
    </message>
    <message>
        <source>The right table leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>La mesa derecha deja las cartas de cada mano %1 s más en el tapete: tiempo para corregir un pago a partir de las cartas.</translation>
    </message>
    <message>
        <source>Both take the same.</source>
        <translation>Las dos necesitan lo mismo.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamBar</name>
    <message>
        <source>Give up…</source>
        <translation>Abandonar…</translation>
    </message>
    <message>
        <source>All rounds are dealt</source>
        <translation>Todas las rondas están dadas</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>Round %1 of at least %2</source>
        <translation>Ronda %1 de al menos %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Tiempo restante: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Tiempo: %1</translation>
    </message>
    <message>
        <source>%1 s a round</source>
        <translation>%1 s por ronda</translation>
    </message>
    <message>
        <source>At most %1 seconds a round, on average</source>
        <translation>Como mucho %1 segundos por ronda, de media</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamLines</name>
    <message>
        <source>You pick and pay.</source>
        <translation>Usted recoge y paga.</translation>
    </message>
    <message>
        <source>You lay and pay.</source>
        <translation>Usted deja y paga.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n round(s))</source>
        <translation>
            <numerusform>%1 (%n ronda)</numerusform>
            <numerusform>%1 (%n rondas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Among other things there is at least: %1.</source>
        <translation>Entre otras cosas hay al menos: %1.</translation>
    </message>
    <message>
        <source>Rounds are added until all of it has come up.</source>
        <translation>Se añaden rondas hasta que haya salido todo.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1, %n minuto</numerusform>
            <numerusform>%1, %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>Da %n ronda con las reglas de %1.</numerusform>
            <numerusform>Da %n rondas con las reglas de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal at least %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>Da al menos %n ronda con las reglas de %1.</numerusform>
            <numerusform>Da al menos %n rondas con las reglas de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) are taken.</source>
        <translation>
            <numerusform>%n asiento está ocupado.</numerusform>
            <numerusform>%n asientos están ocupados.</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin with the shuffle.</source>
        <translation>Empieza barajando.</translation>
    </message>
    <message>
        <source>The shoe is ready: you begin with the bets.</source>
        <translation>El sabot está listo: empieza con las apuestas.</translation>
    </message>
    <message numerus="yes">
        <source>After the last round: %n question(s) about the rules of the house.</source>
        <translation>
            <numerusform>Tras la última ronda: %n pregunta sobre las reglas de la casa.</numerusform>
            <numerusform>Tras la última ronda: %n preguntas sobre las reglas de la casa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody tells you what is right or wrong while you deal. Nothing can be undone, and there is no pause.</source>
        <translation>Nadie le dice qué está bien o mal mientras da. Nada se puede deshacer y no hay pausa.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n minute(s).</source>
        <translation>
            <numerusform>Tiene %n minuto.</numerusform>
            <numerusform>Tiene %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each added round adds its share.</source>
        <translation>Cada ronda añadida suma su parte.</translation>
    </message>
    <message numerus="yes">
        <source>A round may take %n second(s) on average.</source>
        <translation>
            <numerusform>Una ronda puede durar %n segundo de media.</numerusform>
            <numerusform>Una ronda puede durar %n segundos de media.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need %1 of 100 points, by the scoring of the house.</source>
        <translation>Necesita %1 de 100 puntos, con la puntuación de la casa.</translation>
    </message>
    <message>
        <source>Needed in each group: %1.</source>
        <translation>En cada grupo debe estar bien: %1.</translation>
    </message>
    <message>
        <source>Of the questions, %1 % must be answered right.</source>
        <translation>De las preguntas, hay que acertar el %1 %.</translation>
    </message>
    <message>
        <source>One of these fails the exam, unless you correct it as the house allows: %1.</source>
        <translation>Uno de estos suspende el examen, salvo que lo corrija como permite la casa: %1.</translation>
    </message>
    <message>
        <source>If the computer stops, the exam goes on with the same cards; the clock runs on meanwhile.</source>
        <translation>Si el ordenador se para, el examen sigue con las mismas cartas; el reloj corre mientras tanto.</translation>
    </message>
    <message>
        <source>If the computer stops, the exam goes on with the same cards, at the time of your last act.</source>
        <translation>Si el ordenador se para, el examen sigue con las mismas cartas, en el momento de su último acto.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamPlaces</name>
    <message>
        <source>Sit an exam</source>
        <translation>Hacer un examen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>Comprobar un certificado</translation>
    </message>
    <message>
        <source>Site keys</source>
        <translation>Claves del centro</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Exámenes</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamScreen</name>
    <message>
        <source>Exams</source>
        <translation>Exámenes</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Exámenes y certificados</translation>
    </message>
    <message>
        <source>The exam stopped here: %1. It is still under way.</source>
        <translation>El examen no siguió aquí: %1. Sigue en curso.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamTile</name>
    <message numerus="yes">
        <source>%n round(s), %1</source>
        <comment>rounds done and time</comment>
        <translation>
            <numerusform>%n ronda, %1</numerusform>
            <numerusform>%n rondas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds, %3</source>
        <comment>rounds done, all rounds, time</comment>
        <translation>%1 de %2 rondas, %3</translation>
    </message>
    <message>
        <source>has not begun to deal</source>
        <translation>no ha empezado a dar</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsPage</name>
    <message>
        <source>Given up</source>
        <translation>Abandonado</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Suspenso</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Revocado</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Hasta el %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
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
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Exams that are done, the latest first</source>
        <translation>Exámenes hechos, los últimos primero</translation>
    </message>
    <message>
        <source>No exam is under way.</source>
        <translation>No hay ningún examen en curso.</translation>
    </message>
    <message numerus="yes">
        <source>%n exam(s) under way</source>
        <translation>
            <numerusform>%n examen en curso</numerusform>
            <numerusform>%n exámenes en curso</numerusform>
        </translation>
    </message>
    <message>
        <source>The server cannot be reached: this is what it said last. (%1)</source>
        <translation>No se llega al servidor: esto es lo último que dijo. (%1)</translation>
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
        <translation>Exámenes y certificados</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>Comprobar un certificado</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExportDialog</name>
    <message>
        <source>A table with a line for each session of the list, for a spreadsheet. Cells that look like formulas are made harmless.</source>
        <translation>Una tabla con una línea por cada sesión de la lista, para una hoja de cálculo. Las celdas que parecen fórmulas se vuelven inofensivas.</translation>
    </message>
    <message>
        <source>A table with a line for each trainee: sessions, rounds, findings, hours by game. For a spreadsheet.</source>
        <translation>Una tabla con una línea por cada alumno: sesiones, rondas, hallazgos, horas por juego. Para una hoja de cálculo.</translation>
    </message>
    <message>
        <source>xAPI 1.0.3 statements, one on a line, for a learning record store. Exporting twice gives the same ids.</source>
        <translation>Declaraciones xAPI 1.0.3, una por línea, para un almacén de registros de aprendizaje. Exportar dos veces da los mismos identificadores.</translation>
    </message>
    <message>
        <source>Each session of the list as a file in dealing notation, in a folder that you choose.</source>
        <translation>Cada sesión de la lista como archivo en notación, en una carpeta que usted elija.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>xAPI statements</source>
        <translation>Declaraciones xAPI</translation>
    </message>
    <message>
        <source>Files of notation</source>
        <translation>Archivos de notación</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Qué exportar</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Entre celdas</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>System that gave the employee numbers</source>
        <translation>Sistema que dio los números de empleado</translation>
    </message>
    <message>
        <source>Columns, in this order</source>
        <translation>Columnas, en este orden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>xAPI statements (*.jsonl)</source>
        <translation>Declaraciones xAPI (*.jsonl)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>Folder for the sessions</source>
        <translation>Carpeta para las sesiones</translation>
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
    <name>pitwise::ui::Gestures</name>
    <message>
        <source>Click the shoe.</source>
        <translation>Haga clic en el sabot.</translation>
    </message>
    <message>
        <source>Click its place.</source>
        <translation>Haga clic en su lugar.</translation>
    </message>
    <message>
        <source>Click the call.</source>
        <translation>Haga clic en el aviso.</translation>
    </message>
    <message>
        <source>Click the patron.</source>
        <translation>Haga clic en el jugador.</translation>
    </message>
    <message>
        <source>Click the discards.</source>
        <translation>Haga clic en el descarte.</translation>
    </message>
    <message>
        <source>Click the card, then the discards.</source>
        <translation>Haga clic en la carta y luego en el descarte.</translation>
    </message>
    <message>
        <source>Click the cards, then the discards.</source>
        <translation>Haga clic en las cartas y luego en el descarte.</translation>
    </message>
    <message>
        <source>Click the bet, then Half, then the rim of the tray.</source>
        <translation>Haga clic en la apuesta, luego en Mitad y luego en el borde de la caja.</translation>
    </message>
    <message>
        <source>Click the bet, then the rim of the tray.</source>
        <translation>Haga clic en la apuesta y luego en el borde de la caja.</translation>
    </message>
    <message>
        <source>Pick the chips from their tubes, then click the bet.</source>
        <translation>Tome las fichas de sus tubos y haga clic en la apuesta.</translation>
    </message>
    <message>
        <source>Pick the chips from their tubes, then click the post&apos;s place.</source>
        <translation>Tome las fichas de sus tubos y haga clic en el lugar de la apuesta de la casa.</translation>
    </message>
    <message>
        <source>Drag the post to the patron.</source>
        <translation>Arrastre la apuesta de la casa al jugador.</translation>
    </message>
    <message>
        <source>Click the bet, pick the amount from the tubes, then click the patron.</source>
        <translation>Haga clic en la apuesta, tome el importe de los tubos y haga clic en el jugador.</translation>
    </message>
    <message>
        <source>Click the bet, then the patron.</source>
        <translation>Haga clic en la apuesta y luego en el jugador.</translation>
    </message>
    <message>
        <source>Press &quot;Deal face down&quot;.</source>
        <translation>Pulse «Dar boca abajo».</translation>
    </message>
    <message>
        <source>Right-click the payoff and choose.</source>
        <translation>Haga clic derecho en el pago y elija.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::GuidedRound</name>
    <message>
        <source>This round cannot be dealt</source>
        <translation>Esta ronda no se puede repartir</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeapsPad</name>
    <message>
        <source>That is all</source>
        <translation>Eso es todo</translation>
    </message>
    <message>
        <source>Undo a heap</source>
        <translation>Quitar un montón</translation>
    </message>
    <message>
        <source>Each digit puts down a heap of that many chips.</source>
        <translation>Cada cifra pone un montón de tantas fichas.</translation>
    </message>
    <message>
        <source>Heap of %1</source>
        <translation>Montón de %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeapsView</name>
    <message numerus="yes">
        <source>A stack of %n chip(s)</source>
        <translation>
            <numerusform>Una pila de %n ficha</numerusform>
            <numerusform>Una pila de %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps: %1</source>
        <translation>Montones: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeatMap</name>
    <message>
        <source>Where on the table mistakes are made</source>
        <translation>En qué lugar de la mesa se falla</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <comment>seat and number of mistakes</comment>
        <translation>asiento %1: %2</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message numerus="yes">
        <source>At no seat: %n mistake(s)</source>
        <translation>
            <numerusform>En ningún asiento: %n fallo</numerusform>
            <numerusform>En ningún asiento: %n fallos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %2: %n mistake(s)</source>
        <comment>seat and bet</comment>
        <translation>
            <numerusform>Asiento %1, %2: %n fallo</numerusform>
            <numerusform>Asiento %1, %2: %n fallos</numerusform>
        </translation>
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
    <message>
        <source>In your hand: a part of the %1</source>
        <translation>En su mano, una parte: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkForm</name>
    <message>
        <source>Payouts</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Cutting out chips</source>
        <translation>Cortar fichas</translation>
    </message>
    <message>
        <source>Who won, who lost</source>
        <translation>Quién gana y quién pierde</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Qué viene ahora</translation>
    </message>
    <message>
        <source>Burning and dealing</source>
        <translation>Quemar y dar</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>Cazar el fallo</translation>
    </message>
    <message>
        <source>Questions about the house</source>
        <translation>Preguntas sobre la casa</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Sin fecha</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Mañana</translation>
    </message>
    <message>
        <source>In 3 days</source>
        <translation>En 3 días</translation>
    </message>
    <message>
        <source>In a week</source>
        <translation>En una semana</translation>
    </message>
    <message>
        <source>In 2 weeks</source>
        <translation>En 2 semanas</translation>
    </message>
    <message>
        <source>Set homework</source>
        <translation>Poner tarea</translation>
    </message>
    <message>
        <source>Kind of homework</source>
        <translation>Tipo de tarea</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Qué hay que hacer</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Until when</source>
        <translation>Hasta cuándo</translation>
    </message>
    <message>
        <source>The homework is set.</source>
        <translation>La tarea está puesta.</translation>
    </message>
    <message>
        <source>The homework could not be set</source>
        <translation>No se pudo poner la tarea</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkPage</name>
    <message>
        <source>Take it back</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Para quién</translation>
    </message>
    <message>
        <source>The whole class</source>
        <translation>Toda la clase</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, número %2</translation>
    </message>
    <message>
        <source>No homework is set. Choose for whom and what, then press &quot;Set homework&quot;.</source>
        <translation>No hay tareas puestas. Elija para quién y qué, y pulse «Poner tarea».</translation>
    </message>
    <message>
        <source>The homework could not be taken back</source>
        <translation>No se pudo quitar la tarea</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkPanel</name>
    <message>
        <source>Homework from %1: %2</source>
        <translation>Tarea de %1: %2</translation>
    </message>
    <message>
        <source>Homework from %1, late since %2: %3</source>
        <translation>Tarea de %1, atrasada desde el %2: %3</translation>
    </message>
    <message>
        <source>Homework from %1 until %2: %3</source>
        <translation>Tarea de %1 hasta el %2: %3</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerla</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Hacerla: %1</translation>
    </message>
    <message>
        <source>More follows when these are done.</source>
        <translation>Hay más cuando estas estén hechas.</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Seguir con el examen</translation>
    </message>
    <message>
        <source>Your exam is under way: %1, begun %2. A trainer opens it again.</source>
        <translation>Su examen está en curso: %1, empezado %2. Un formador lo abre de nuevo.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkTree</name>
    <message>
        <source>Situation</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>Hecho el %1</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Con retraso</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 hechas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Para quién</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>The whole class</source>
        <translation>Toda la clase</translation>
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
    <name>pitwise::ui::IssueCard</name>
    <message>
        <source>Sign and issue the certificate</source>
        <translation>Firmar y emitir el certificado</translation>
    </message>
    <message>
        <source>Save the badge…</source>
        <translation>Guardar la insignia…</translation>
    </message>
    <message>
        <source>Badges (*.jwt)</source>
        <translation>Insignias (*.jwt)</translation>
    </message>
    <message>
        <source>Save the certificate…</source>
        <translation>Guardar el certificado…</translation>
    </message>
    <message>
        <source>Save a PDF…</source>
        <translation>Guardar un PDF…</translation>
    </message>
    <message>
        <source>Certificates (*.pitcert)</source>
        <translation>Certificados (*.pitcert)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Sign the result off</source>
        <translation>Dar el visto bueno al resultado</translation>
    </message>
    <message>
        <source>The trainer&apos;s signature makes this result a certificate.</source>
        <translation>La firma del formador convierte este resultado en certificado.</translation>
    </message>
    <message>
        <source>Issued on %1, and revoked since.</source>
        <translation>Emitido el %1, y revocado después.</translation>
    </message>
    <message>
        <source>Issued on %1, valid until %2.</source>
        <translation>Emitido el %1, válido hasta el %2.</translation>
    </message>
    <message>
        <source>The exam is being dealt again and signed…</source>
        <translation>Se da de nuevo el examen y se firma…</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>Guardar el certificado</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
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
    <message>
        <source>Read it</source>
        <translation>Leerla</translation>
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
        <source>What is next, and where</source>
        <translation>Qué sigue, y dónde</translation>
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
    <message>
        <source>%1, seat</source>
        <translation>%1, asiento</translation>
    </message>
    <message>
        <source>%1, seat, bet</source>
        <translation>%1, asiento, apuesta</translation>
    </message>
    <message>
        <source>seat, %1</source>
        <translation>asiento, %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Flechas, Intro</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
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
        <translation>retirada el %1</translation>
    </message>
    <message>
        <source>revoked on %1</source>
        <translation>revocada el %1</translation>
    </message>
    <message>
        <source>signs certificates</source>
        <translation>firma certificados</translation>
    </message>
    <message>
        <source>Make a key…</source>
        <translation>Hacer una clave…</translation>
    </message>
    <message>
        <source>Export the public half…</source>
        <translation>Exportar la mitad pública…</translation>
    </message>
    <message>
        <source>Rotate…</source>
        <translation>Renovar…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Revocar…</translation>
    </message>
    <message>
        <source>Write the revocation list…</source>
        <translation>Escribir la lista de revocaciones…</translation>
    </message>
    <message>
        <source>A key signs certificates. It belongs to a trainer, and his passphrase opens it. Give its public half to whoever verifies your certificates, and let them compare the fingerprint over the telephone.</source>
        <translation>Una clave firma certificados. Es de un formador y la abre su frase de paso. Dé su mitad pública a quien compruebe sus certificados y que comparen la huella por teléfono.</translation>
    </message>
    <message>
        <source>Keys of this site</source>
        <translation>Claves de este centro</translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation>Hacer una clave</translation>
    </message>
    <message>
        <source>It is encrypted under the passphrase of its trainer.</source>
        <translation>Se cifra con la frase de paso de su formador.</translation>
    </message>
    <message>
        <source>Name of the site</source>
        <translation>Nombre del centro</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Hacer la clave</translation>
    </message>
    <message>
        <source>Rotate a trainer&apos;s key</source>
        <translation>Renovar la clave de un formador</translation>
    </message>
    <message>
        <source>The old key signs no more; what it signed stays valid. Give the new public half to whoever verifies your certificates.</source>
        <translation>La clave antigua ya no firma; lo que firmó sigue siendo válido. Dé la nueva mitad pública a quien compruebe sus certificados.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Renovar</translation>
    </message>
    <message>
        <source>Revoke this key?</source>
        <translation>¿Revocar esta clave?</translation>
    </message>
    <message>
        <source>Everything that it signed is void. Do this when the key may be in the wrong hands, then issue the good certificates again with a new key.</source>
        <translation>Todo lo que firmó queda anulado. Hágalo si la clave puede estar en malas manos, y emita de nuevo los certificados buenos con otra.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Revoke the key</source>
        <translation>Revocar la clave</translation>
    </message>
    <message>
        <source>Keys (*.key)</source>
        <translation>Claves (*.key)</translation>
    </message>
    <message>
        <source>Export the public half</source>
        <translation>Exportar la mitad pública</translation>
    </message>
    <message>
        <source>Revocation lists (*.revocations)</source>
        <translation>Listas de revocaciones (*.revocations)</translation>
    </message>
    <message>
        <source>Write the revocation list</source>
        <translation>Escribir la lista de revocaciones</translation>
    </message>
    <message>
        <source>%1   %2, %3: %4</source>
        <translation>%1   %2, %3: %4</translation>
    </message>
    <message>
        <source>There is no key yet. Make one to issue certificates.</source>
        <translation>Aún no hay ninguna clave. Haga una para emitir certificados.</translation>
    </message>
    <message>
        <source>Made on %1. Fingerprint: %2</source>
        <translation>Hecha el %1. Huella: %2</translation>
    </message>
    <message>
        <source>Made on %1. Reason: %2. Fingerprint: %3</source>
        <translation>Hecha el %1. Motivo: %2. Huella: %3</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Sign the revocation list</source>
        <translation>Firmar la lista de revocaciones</translation>
    </message>
    <message>
        <source>It names every certificate and every key that you declared void. Hand it out to whoever verifies your certificates.</source>
        <translation>Nombra todos los certificados y claves que declaró nulos. Repártala a quien compruebe sus certificados.</translation>
    </message>
    <message>
        <source>Sign and write it</source>
        <translation>Firmarla y escribirla</translation>
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
    <message>
        <source>Add a lesson file</source>
        <translation>Añadir un archivo de lección</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Lecciones (*.toml)</translation>
    </message>
    <message>
        <source>This file was not added:</source>
        <translation>No se añadió este archivo:</translation>
    </message>
    <message>
        <source>The order could not be stored:</source>
        <translation>No se pudo guardar el orden:</translation>
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
    <message>
        <source>%1 cannot deal such a round.</source>
        <translation>%1 no puede dar una ronda así.</translation>
    </message>
    <message>
        <source>This lesson counts as done when its tasks and questions are. Missing: step %1.</source>
        <translation>Esta lección cuenta como hecha cuando lo están sus tareas y preguntas. Falta: paso %1.</translation>
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
        <source>The preferences cannot be saved at the moment</source>
        <translation>Las preferencias no se pueden guardar por el momento</translation>
    </message>
    <message>
        <source>%1 stays as it was. Pitwise tries again with the next change. Make room on the disk, and check who may write there.</source>
        <translation>%1 queda como estaba. Pitwise lo vuelve a intentar con el próximo cambio. Haga sitio en el disco y compruebe quién puede escribir ahí.</translation>
    </message>
    <message>
        <source>%1 could not be written: the preferences stay as they were.</source>
        <translation>No se pudo escribir %1: las preferencias quedan como estaban.</translation>
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
    <message>
        <source>An exam is under way</source>
        <translation>Hay un examen en curso</translation>
    </message>
    <message>
        <source>If you close the window, the exam stays under way. It can only go on with the trainer, with the same cards.</source>
        <translation>Si cierra la ventana, el examen queda en curso. Solo puede seguir con el formador, con las mismas cartas.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <source>The session is not saved</source>
        <translation>La sesión no está guardada</translation>
    </message>
    <message>
        <source>%1

If you close the window now, what you dealt last is lost. Save the session somewhere else first.</source>
        <translation>%1

Si cierra la ventana ahora, se pierde lo último que ha repartido. Guarde antes la sesión en otro lugar.</translation>
    </message>
    <message>
        <source>Save the session as…</source>
        <translation>Guardar la sesión como…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ManyPage</name>
    <message>
        <source>Sessions, the latest first</source>
        <translation>Sesiones, las últimas primero</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Dada</translation>
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
        <source>Findings</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Mistakes that come back</source>
        <translation>Fallos que vuelven</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Skills that go wrong</source>
        <translation>Destrezas que fallan</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Destreza</translation>
    </message>
    <message>
        <source>Rounds wrong</source>
        <translation>Rondas mal</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Últimas %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Review this session</source>
        <translation>Repasar esta sesión</translation>
    </message>
    <message>
        <source>Choose:</source>
        <translation>Elija:</translation>
    </message>
    <message>
        <source>Reading the sessions</source>
        <translation>Leyendo las sesiones</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>What keeps coming back</source>
        <translation>Lo que se repite</translation>
    </message>
    <message>
        <source>No session has been dealt yet. Every session you deal is listed here.</source>
        <translation>Aún no se ha dado ninguna sesión. Aquí aparecen todas las que dé.</translation>
    </message>
    <message>
        <source>Choose sessions at the left.</source>
        <translation>Elija sesiones a la izquierda.</translation>
    </message>
    <message numerus="yes">
        <source>Not one finding in %n session(s).</source>
        <translation>
            <numerusform>Ni un fallo en %n sesión.</numerusform>
            <numerusform>Ni un fallo en %n sesiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n session(s). Enter opens the last time it happened.</source>
        <translation>
            <numerusform>En %n sesión. Enter abre la última vez que pasó.</numerusform>
            <numerusform>En %n sesiones. Enter abre la última vez que pasó.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MistakesPage</name>
    <message>
        <source>Any time</source>
        <translation>Siempre</translation>
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
        <source>Mistakes, and by how many people</source>
        <translation>Fallos, y de cuántas personas</translation>
    </message>
    <message>
        <source>When in the round</source>
        <translation>En qué momento de la ronda</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>All houses</source>
        <translation>Todas las casas</translation>
    </message>
    <message>
        <source>How old</source>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>Nothing has been dealt here yet.</source>
        <translation>Aquí aún no se ha dado nada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes in %n round(s), without those put right at once</source>
        <translation>
            <numerusform>%1 fallos en %n ronda, sin los corregidos en el acto</numerusform>
            <numerusform>%1 fallos en %n rondas, sin los corregidos en el acto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
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
    <message>
        <source>The cards of seat %1 are still on the layout: the floor can check.</source>
        <translation>Las cartas del asiento %1 siguen en el tapete: el supervisor puede comprobarlo.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are gone: the floor must rely on witnesses.</source>
        <translation>Las cartas del asiento %1 ya no están: el supervisor depende de testigos.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoClass</name>
    <message>
        <source>There are no records.</source>
        <translation>No hay registros.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoHomework</name>
    <message>
        <source>There are no records.</source>
        <translation>No hay registros.</translation>
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
    <name>pitwise::ui::OpenHomework</name>
    <message>
        <source>This cannot come up in %1.</source>
        <translation>Esto no puede darse en %1.</translation>
    </message>
    <message>
        <source>Homework: %1. Deal this round without a mistake.</source>
        <translation>Tarea: %1. Reparta esta ronda sin errores.</translation>
    </message>
    <message>
        <source>Not clean yet: deal it once more.</source>
        <translation>Aún no está limpia: repártala otra vez.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Clean. The homework is done.</source>
        <translation>Limpia. La tarea está hecha.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The homework could not be marked as done</source>
        <translation>No se pudo marcar la tarea como hecha</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OutcomesPad</name>
    <message>
        <source>That is everybody</source>
        <translation>Son todos</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Click a seat or press its number, then say what became of it.</source>
        <translation>Pulse un asiento o su número y diga qué fue de él.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Pierde</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empata</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Nobody named yet.</source>
        <translation>Aún no ha nombrado a nadie.</translation>
    </message>
    <message>
        <source>Seat %1: won, lost or tied?</source>
        <translation>Asiento %1: ¿gana, pierde o empata?</translation>
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
    <name>pitwise::ui::PeopleEditor</name>
    <message>
        <source>Add a trainee</source>
        <translation>Añadir un aprendiz</translation>
    </message>
    <message>
        <source>Add a trainer</source>
        <translation>Añadir un formador</translation>
    </message>
    <message>
        <source>Has left</source>
        <translation>Se ha ido</translation>
    </message>
    <message>
        <source>New PIN…</source>
        <translation>PIN nuevo…</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de paso</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>Frase de paso otra vez</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Formador</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Has a PIN</source>
        <translation>Tiene PIN</translation>
    </message>
    <message>
        <source>Is back</source>
        <translation>Ha vuelto</translation>
    </message>
    <message>
        <source>You are at work here yourself.</source>
        <translation>Es usted quien trabaja aquí ahora.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PeoplePage</name>
    <message>
        <source>Name or number</source>
        <translation>Nombre o número</translation>
    </message>
    <message>
        <source>The class, those who need you first</source>
        <translation>La clase, primero quienes le necesitan</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonList</name>
    <message>
        <source>Name or number</source>
        <translation>Nombre o número</translation>
    </message>
    <message>
        <source>Find a trainee by name or number</source>
        <translation>Buscar un aprendiz por nombre o número</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Aprendices</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, número %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Back to the class</source>
        <translation>Volver a la clase</translation>
    </message>
    <message>
        <source>Skills and progress…</source>
        <translation>Destrezas y progreso…</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Exámenes y certificados</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Exams and certificates, the latest first</source>
        <translation>Exámenes y certificados, los últimos primero</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Número %1</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours dealt</source>
        <translation>%1 horas en mesa</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>puntuación %1</translation>
    </message>
    <message>
        <source>last dealt %1</source>
        <translation>última vez el %1</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <comment>result and score</comment>
        <translation>%1, %2 puntos</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PinChange</name>
    <message>
        <source>Set the PIN</source>
        <translation>Fijar el PIN</translation>
    </message>
    <message>
        <source>The PIN so far</source>
        <translation>PIN actual</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>PIN nuevo</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>PIN nuevo otra vez</translation>
    </message>
    <message>
        <source>Leave the new PIN empty to need none any more.</source>
        <translation>Deje vacío el PIN nuevo para no necesitar ninguno.</translation>
    </message>
    <message>
        <source>With a PIN, nobody else can deal under this name.</source>
        <translation>Con un PIN, nadie más puede repartir con este nombre.</translation>
    </message>
    <message>
        <source>The two new PINs are not the same.</source>
        <translation>Los dos PIN nuevos no son iguales.</translation>
    </message>
    <message>
        <source>Type a PIN.</source>
        <translation>Escriba un PIN.</translation>
    </message>
    <message>
        <source>The PIN is set.</source>
        <translation>El PIN está fijado.</translation>
    </message>
    <message>
        <source>No PIN is needed any more.</source>
        <translation>Ya no hace falta ningún PIN.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has %n characters or more.</source>
        <translation>
            <numerusform>Un PIN tiene %n carácter o más.</numerusform>
            <numerusform>Un PIN tiene %n caracteres o más.</numerusform>
        </translation>
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
    <message>
        <source>Lively</source>
        <translation>Animada</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Llena</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Agobio</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>En aumento</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Presión</translation>
    </message>
    <message>
        <source>Lively: patrons chat and change their minds.
Busy: a full table; they hurry you and bet late.
Rush: all of it, often, and they dispute.
Rising: it grows with your clean rounds.</source>
        <translation>Animada: los jugadores charlan y cambian de idea.
Llena: mesa completa; meten prisa y apuestan tarde.
Agobio: todo eso, a menudo, y discuten.
En aumento: crece con sus rondas limpias.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeRun</name>
    <message>
        <source>%1 cannot deal a round to practise.</source>
        <translation>%1 no puede dar una ronda para practicar.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>la última</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>queda %n minuto</numerusform>
            <numerusform>quedan %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2. On %3 you made a mistake in this round. Deal it right.</source>
        <translation>Ronda %1, %2. El %3 falló en esta ronda. Dela bien.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Round %1, %2. %3 You know this: now at the house&apos;s pace, %4 seconds.</source>
        <translation>Ronda %1, %2. %3 Esto lo sabe: ahora al ritmo de la casa, %4 segundos.</translation>
    </message>
    <message>
        <source>Round %1, %2. %3</source>
        <translation>Ronda %1, %2. %3</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Right this time. Then it was: %1.</source>
        <translation>Esta vez bien. Entonces fue: %1.</translation>
    </message>
    <message>
        <source>Not right yet. Then it was: %1.</source>
        <translation>Todavía no. Entonces fue: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). It will come again soon.</source>
        <translation>
            <numerusform>%n fallo. Volverá pronto.</numerusform>
            <numerusform>%n fallos. Volverá pronto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clean, in %1 seconds. The house wants %2.</source>
        <translation>Limpia, en %1 segundos. La casa quiere %2.</translation>
    </message>
    <message>
        <source>Clean.</source>
        <translation>Limpia.</translation>
    </message>
    <message>
        <source>The next round is being made.</source>
        <translation>Se prepara la ronda siguiente.</translation>
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
    <name>pitwise::ui::PractiseScreen</name>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Practise: what is due, weak or next</source>
        <translation>Practicar: lo que toca, falla o sigue</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 minutos</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 minutos</translation>
    </message>
    <message>
        <source>20 minutes</source>
        <translation>20 minutos</translation>
    </message>
    <message>
        <source>Deal them again</source>
        <translation>Darlas de nuevo</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>End the practice</source>
        <translation>Terminar la práctica</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Cuánto tiempo</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Nada que practicar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Looking at what you dealt.</source>
        <translation>Mirando lo que ha dado.</translation>
    </message>
    <message numerus="yes">
        <source>You know %1 of %n skill(s) of this house. Rounds are made for what is due, weak or next.</source>
        <translation>
            <numerusform>Sabe %1 de %n destreza de esta casa. Se hacen rondas para lo que toca, falla o sigue.</numerusform>
            <numerusform>Sabe %1 de %n destrezas de esta casa. Se hacen rondas para lo que toca, falla o sigue.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you dealt before cannot be read: %1</source>
        <translation>No se puede leer lo que dio antes: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message numerus="yes">
        <source>None is open in this house. A mistake stays here until its skill went right %n time(s) in a row.</source>
        <translation>
            <numerusform>En esta casa no hay ninguno abierto. Un fallo sigue aquí hasta que su destreza sale bien %n vez seguida.</numerusform>
            <numerusform>En esta casa no hay ninguno abierto. Un fallo sigue aquí hasta que su destreza sale bien %n veces seguidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mis fallos</translation>
    </message>
    <message>
        <source>You are practising: round %1.</source>
        <translation>Está practicando: ronda %1.</translation>
    </message>
    <message>
        <source>In this round</source>
        <translation>En esta ronda</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1 of them clean.</source>
        <translation>
            <numerusform>%n ronda, %1 limpia.</numerusform>
            <numerusform>%n rondas, %1 limpias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new is known yet: a skill counts once it went right %n time(s) in a row.</source>
        <translation>
            <numerusform>Aún no hay nada nuevo sabido: una destreza cuenta cuando sale bien %n vez seguida.</numerusform>
            <numerusform>Aún no hay nada nuevo sabido: una destreza cuenta cuando sale bien %n veces seguidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>Aún no está bien</translation>
    </message>
    <message>
        <source>What got better</source>
        <translation>Qué ha mejorado</translation>
    </message>
    <message>
        <source>Nothing is due by tomorrow evening.</source>
        <translation>Nada toca hasta mañana por la noche.</translation>
    </message>
    <message>
        <source>Due by tomorrow evening</source>
        <translation>Toca antes de mañana por la noche</translation>
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
    <name>pitwise::ui::ProgressScreen</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Progress: what you know, and what is due</source>
        <translation>Progreso: lo que sabe y lo que toca</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Practise, 10 minutes</source>
        <translation>Practicar, 10 minutos</translation>
    </message>
    <message>
        <source>Acts that were right, week by week</source>
        <translation>Actos bien hechos, semana a semana</translation>
    </message>
    <message>
        <source>Seconds a round, week by week</source>
        <translation>Segundos por ronda, semana a semana</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Progreso de %1</translation>
    </message>
    <message>
        <source>The sessions cannot be read: %1</source>
        <translation>No se pueden leer las sesiones: %1</translation>
    </message>
    <message>
        <source>Nothing was dealt yet.</source>
        <translation>Aún no se ha dado nada.</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Hoy no toca nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) are due today.</source>
        <translation>
            <numerusform>Hoy toca %n destreza.</numerusform>
            <numerusform>Hoy tocan %n destrezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready for the exam.</source>
        <translation>Listo para el examen.</translation>
    </message>
    <message numerus="yes">
        <source>Ready for the exam: %n skill(s) missing.</source>
        <translation>
            <numerusform>Para el examen: falta %n destreza.</numerusform>
            <numerusform>Para el examen: faltan %n destrezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 hours dealt</source>
        <translation>%1: %2 horas en mesa</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>nothing dealt</source>
        <translation>nada dado</translation>
    </message>
    <message>
        <source>%1 s, the house wants %2</source>
        <translation>%1 s, la casa quiere %2</translation>
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
    <message>
        <source>Take chips from the tray first.</source>
        <translation>Tome antes fichas de la bandeja.</translation>
    </message>
    <message>
        <source>No chips there.</source>
        <translation>Ahí no hay fichas.</translation>
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
        <translation>Cuente contra una sola apuesta cada vez.</translation>
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
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, número %2</translation>
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
    <message>
        <source>Everybody: deal, see his own sessions, set his own PIN. A guest&apos;s sessions are not kept.</source>
        <translation>Todos: repartir, ver sus propias sesiones, fijar su propio PIN. Las sesiones de un invitado no se guardan.</translation>
    </message>
    <message>
        <source>Trainers, with their passphrase: see everybody&apos;s sessions, add people, say who has left, set a new PIN; exams, certificates and homework.</source>
        <translation>Formadores, con su frase de paso: ver las sesiones de todos, añadir personas, indicar quién se ha ido, fijar un PIN nuevo; exámenes, certificados y tareas.</translation>
    </message>
    <message>
        <source>Whoever owns the file or the database: back up, restore, remove a person, set a forgotten passphrase (pitwise-cli records). On a server, press Test to see what this station may do.</source>
        <translation>Quien tiene el archivo o la base de datos: hacer copias, restaurar, eliminar a una persona, poner otra frase de paso olvidada (pitwise-cli records). En un servidor, «Probar» muestra qué puede hacer este puesto.</translation>
    </message>
    <message>
        <source>Who may do what</source>
        <translation>Quién puede hacer qué</translation>
    </message>
    <message>
        <source>What each may do with these records.</source>
        <translation>Lo que cada uno puede hacer con estos registros.</translation>
    </message>
    <message>
        <source>rights trainer owner PIN passphrase</source>
        <translation>permisos formador propietario PIN frase de paso</translation>
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
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>No se pudo escribir el archivo</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>The house file has changed since this session was dealt: it goes by the house it was dealt with.</source>
        <translation>El archivo de la casa ha cambiado desde esta sesión: vale la casa con la que se repartió.</translation>
    </message>
    <message>
        <source>The engine has changed since this session was dealt: it may judge it otherwise.</source>
        <translation>El motor ha cambiado desde esta sesión: hoy podría juzgarla de otro modo.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ResultsPage</name>
    <message>
        <source>under way</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonado</translation>
    </message>
    <message>
        <source>passed, %1 points</source>
        <translation>aprobado, %1 puntos</translation>
    </message>
    <message>
        <source>not passed, %1 points</source>
        <translation>suspenso, %1 puntos</translation>
    </message>
    <message>
        <source>%1   %2: %3</source>
        <translation>%1   %2: %3</translation>
    </message>
    <message>
        <source>%1, certificate</source>
        <translation>%1, certificado</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostrar el resultado</translation>
    </message>
    <message>
        <source>Revoke the certificate…</source>
        <translation>Revocar el certificado…</translation>
    </message>
    <message>
        <source>Exams of this person, the latest first</source>
        <translation>Exámenes de esta persona, los últimos primero</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Exámenes</translation>
    </message>
    <message>
        <source>No exam was sat yet.</source>
        <translation>Aún no se ha hecho ningún examen.</translation>
    </message>
    <message>
        <source>The exam is being dealt again…</source>
        <translation>Se da de nuevo el examen…</translation>
    </message>
    <message>
        <source>Revoke this certificate?</source>
        <translation>¿Revocar este certificado?</translation>
    </message>
    <message>
        <source>It is void from then on. Whoever verifies certificates needs your new revocation list: write it under Site keys.</source>
        <translation>Queda anulado desde entonces. Quien compruebe certificados necesita su nueva lista de revocaciones: escríbala en «Claves del centro».</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Revoke it</source>
        <translation>Revocarlo</translation>
    </message>
    <message>
        <source>Say who deals to see your own results. A trainer sees everybody&apos;s: Records, Trainer.</source>
        <translation>Diga quién reparte para ver sus propios resultados. Un formador ve los de todos: Registros, Formador.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewPage</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Back to what was done</source>
        <translation>Volver a lo que se hizo</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Acts of the round</source>
        <translation>Actos de la ronda</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Round %1: clean</source>
        <translation>Ronda %1: limpia</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n finding(s)</source>
        <translation>
            <numerusform>Ronda %1: %n fallo</numerusform>
            <numerusform>Ronda %1: %n fallos</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts of round %1</source>
        <translation>Actos de la ronda %1</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Acto %1</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1: %2 s</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Again from round %1</source>
        <translation>Otra vez desde la ronda %1</translation>
    </message>
    <message>
        <source>Now you: the table is as it was then. What you deal from here on counts.</source>
        <translation>Ahora usted: la mesa está como entonces. Lo que dé desde aquí cuenta.</translation>
    </message>
    <message>
        <source>This round cannot be dealt again</source>
        <translation>Esta ronda no se puede dar de nuevo</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Review a session</source>
        <translation>Repasar una sesión</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Esta sesión</translation>
    </message>
    <message>
        <source>Several sessions</source>
        <translation>Varias sesiones</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Deal a round, and look back at it here.</source>
        <translation>Dé una ronda y repásela aquí.</translation>
    </message>
    <message>
        <source>What to review</source>
        <translation>Qué repasar</translation>
    </message>
    <message>
        <source>Nothing is at the table. Deal a round and look back at it here, or choose &quot;Several sessions&quot;.</source>
        <translation>No hay nada en la mesa. Dé una ronda y repásela aquí, o elija «Varias sesiones».</translation>
    </message>
    <message>
        <source>The first round is not over yet.</source>
        <translation>La primera ronda no ha terminado.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>No hay registros.</translation>
    </message>
    <message>
        <source>Part of this session could not be read</source>
        <translation>No se pudo leer una parte de esta sesión</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n fallo</numerusform>
            <numerusform>%n fallos</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Guardar el repaso</translation>
    </message>
    <message>
        <source>review</source>
        <translation>repaso</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewSource</name>
    <message>
        <source>%1. The review ends before that line.</source>
        <translation>%1. El repaso termina antes de esa línea.</translation>
    </message>
    <message>
        <source>This session is recorded in silence and is not over. You can review it once it has ended.</source>
        <translation>Esta sesión se graba en silencio y no ha terminado. Podrá repasarla cuando acabe.</translation>
    </message>
    <message>
        <source>Nothing has been dealt in this session yet.</source>
        <translation>En esta sesión aún no se ha dado nada.</translation>
    </message>
    <message>
        <source>the records</source>
        <translation>los registros</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RoundForm</name>
    <message>
        <source>Cards of the dealer</source>
        <translation>Cartas del crupier</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Amount of the late bet</source>
        <translation>Importe de la apuesta tardía</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>importe</translation>
    </message>
    <message>
        <source>at seat</source>
        <translation>en el asiento</translation>
    </message>
    <message>
        <source>after card</source>
        <translation>tras la carta</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Apuesta principal</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>What he does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Nothing out of the ordinary</source>
        <translation>Nada fuera de lo normal</translation>
    </message>
    <message>
        <source>A late bet</source>
        <translation>Una apuesta tardía</translation>
    </message>
    <message>
        <source>A patron disputes</source>
        <translation>Un jugador discute</translation>
    </message>
    <message>
        <source>A card slides out unseen</source>
        <translation>Una carta se sale sin verse</translation>
    </message>
    <message>
        <source>A card slides out and is seen</source>
        <translation>Una carta se sale y se ve</translation>
    </message>
    <message>
        <source>The equipment fails</source>
        <translation>Falla el equipo</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>Incidencia</translation>
    </message>
    <message>
        <source>Seat of the irregularity</source>
        <translation>Asiento de la incidencia</translation>
    </message>
    <message>
        <source>Cards before the irregularity</source>
        <translation>Cartas antes de la incidencia</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>Cartas del crupier</translation>
    </message>
    <message>
        <source>Main bet at seat %1</source>
        <translation>Apuesta principal en el asiento %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Side bet at seat %1</source>
        <translation>Apuesta lateral en el asiento %1</translation>
    </message>
    <message>
        <source>Cards at seat %1</source>
        <translation>Cartas en el asiento %1</translation>
    </message>
    <message>
        <source>What the patron at seat %1 does</source>
        <translation>Qué hace el jugador del asiento %1</translation>
    </message>
    <message>
        <source>Seat %1: %2 is no amount. Write 25 or 12.50.</source>
        <translation>Asiento %1: %2 no es un importe. Escriba 25 o 12.50.</translation>
    </message>
    <message>
        <source>Seat %1: write its cards as ranks, such as 9 K.</source>
        <translation>Asiento %1: escriba sus cartas como valores, por ejemplo 9 K.</translation>
    </message>
    <message>
        <source>Seat %1: nobody can do &quot;%2&quot; here.</source>
        <translation>Asiento %1: aquí nadie puede hacer «%2».</translation>
    </message>
    <message>
        <source>Say how much the late bet is.</source>
        <translation>Diga cuánto es la apuesta tardía.</translation>
    </message>
    <message>
        <source>Give at least one seat a bet.</source>
        <translation>Dé al menos a un asiento una apuesta.</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s cards as ranks, such as 9 K.</source>
        <translation>Escriba las cartas del crupier como valores, por ejemplo 9 K.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioCard</name>
    <message>
        <source>Deal it with the coach</source>
        <translation>Darlo con el entrenador</translation>
    </message>
    <message>
        <source>Deal it silently</source>
        <translation>Darlo en silencio</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seat(s) taken</source>
        <translation>
            <numerusform>%1, %n asiento ocupado</numerusform>
            <numerusform>%1, %n asientos ocupados</numerusform>
        </translation>
    </message>
    <message>
        <source>Set as homework…</source>
        <translation>Poner como tarea…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioEditor</name>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notación</translation>
    </message>
    <message>
        <source>Title, such as &quot;Two wars and a late bet&quot;</source>
        <translation>Título, por ejemplo «Dos guerras y una apuesta tardía»</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>What the trainee reads first (may be empty)</source>
        <translation>Lo que el aprendiz lee primero (puede quedar vacío)</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>The house&apos;s own style</source>
        <translation>El estilo de la casa</translation>
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
        <source>How to make it</source>
        <translation>Cómo hacerlo</translation>
    </message>
    <message>
        <source>The round in dealing notation</source>
        <translation>La ronda en notación</translation>
    </message>
    <message>
        <source>What happens in the round</source>
        <translation>Lo que pasa en la ronda</translation>
    </message>
    <message numerus="yes">
        <source>The house&apos;s own dealer deals it in %n line(s), without a finding.</source>
        <translation>
            <numerusform>El crupier de la casa lo da en %n línea, sin fallos.</numerusform>
            <numerusform>El crupier de la casa lo da en %n líneas, sin fallos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenariosScreen</name>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Scenarios: rounds of your own</source>
        <translation>Escenarios: rondas propias</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Escenario nuevo</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Darlo</translation>
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
        <source>A scenario is one round of your own: who sits where, what they bet, which cards come, what goes wrong. Make one, or open a file that somebody shared.</source>
        <translation>Un escenario es una ronda propia: quién se sienta dónde, qué apuesta, qué cartas salen, qué sale mal. Haga uno o abra un archivo que alguien compartió.</translation>
    </message>
    <message>
        <source>This scenario cannot be dealt</source>
        <translation>Este escenario no se puede dar</translation>
    </message>
    <message>
        <source>Give it a title first</source>
        <translation>Póngale antes un título</translation>
    </message>
    <message>
        <source>The scenario could not be saved</source>
        <translation>No se pudo guardar el escenario</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Abrir un escenario</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal);;All files (*)</source>
        <translation>Notación (*.deal);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This scenario cannot be used</source>
        <translation>Este escenario no se puede usar</translation>
    </message>
    <message>
        <source>Save a copy of the scenario</source>
        <translation>Guardar una copia del escenario</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notación (*.deal)</translation>
    </message>
    <message>
        <source>Moved to the wastebasket: %1</source>
        <translation>Movido a la papelera: %1</translation>
    </message>
    <message>
        <source>The scenario could not be removed</source>
        <translation>No se pudo quitar el escenario</translation>
    </message>
    <message>
        <source>This scenario is not saved. Press Esc again to drop it.</source>
        <translation>Este escenario no está guardado. Pulse Esc otra vez para descartarlo.</translation>
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
    <name>pitwise::ui::SecretRules</name>
    <message>
        <source>The passphrases are not the same.</source>
        <translation>Las frases de paso no son iguales.</translation>
    </message>
    <message numerus="yes">
        <source>A passphrase has %n characters or more. It guards the key that signs certificates.</source>
        <translation>
            <numerusform>Una frase secreta tiene %n carácter o más. Protege la clave que firma los certificados.</numerusform>
            <numerusform>Una frase secreta tiene %n caracteres o más. Protege la clave que firma los certificados.</numerusform>
        </translation>
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
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SetPage</name>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Set the exam</source>
        <translation>Poner el examen</translation>
    </message>
    <message>
        <source>Who sits it</source>
        <translation>Quién lo hace</translation>
    </message>
    <message>
        <source>The trainer opens an exam with his passphrase and hands over the table. Once it has begun it can only be finished or given up.</source>
        <translation>El formador abre un examen con su frase de paso y entrega la mesa. Una vez empezado, solo se puede terminar o abandonar.</translation>
    </message>
    <message>
        <source>Open a blueprint</source>
        <translation>Abrir un plan de examen</translation>
    </message>
    <message>
        <source>Blueprints (*.toml);;All files (*)</source>
        <translation>Planes de examen (*.toml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Seguir con el examen</translation>
    </message>
    <message>
        <source>An exam is under way: %1, begun on %2. It can only go on, with the same cards. The trainer who opened it gives his passphrase again.</source>
        <translation>Hay un examen en curso: %1, empezado el %2. Solo puede seguir, con las mismas cartas. El formador que lo abrió da de nuevo su frase de paso.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>An exam needs a trainer and a trainee. Add both under Records: Trainer, then People.</source>
        <translation>Un examen necesita un formador y un aprendiz. Añádalos en Registros: Formador, luego Personas.</translation>
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
        <source>This session cannot be kept in the records</source>
        <translation>Esta sesión no se puede guardar en los registros</translation>
    </message>
    <message>
        <source>The records have more of this session than its file. What you deal now is not kept in them.</source>
        <translation>Los registros tienen más de esta sesión que su archivo. Lo que reparta ahora no se guarda en ellos.</translation>
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
    <message>
        <source>To deal, click the card&apos;s place.</source>
        <translation>Para repartir, haga clic en el lugar de la carta.</translation>
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
    <name>pitwise::ui::SittingPage</name>
    <message>
        <source>Your last act is being stored. Please wait.</source>
        <translation>Se está guardando su último acto. Espere, por favor.</translation>
    </message>
    <message>
        <source>Question %1 of %2. An answer cannot be taken back.</source>
        <translation>Pregunta %1 de %2. Una respuesta no se puede retirar.</translation>
    </message>
    <message>
        <source>It ends now and counts as not passed. The attempt stays in the records. The clock runs on while you read this.</source>
        <translation>Termina ahora y cuenta como suspenso. El intento queda en los registros. El reloj sigue mientras lee esto.</translation>
    </message>
    <message>
        <source>Give up this exam?</source>
        <translation>¿Abandonar este examen?</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Seguir con el examen</translation>
    </message>
    <message>
        <source>Give up the exam</source>
        <translation>Abandonar el examen</translation>
    </message>
    <message>
        <source>The records cannot be reached. Nothing is lost: the exam goes on as soon as they are back.</source>
        <translation>No se llega a los registros. No se pierde nada: el examen sigue en cuanto vuelvan.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SkillLines</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
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
            <numerusform>%1: bien en %2 de %n ronda, toca el %3.</numerusform>
            <numerusform>%1: bien en %2 de %n rondas, toca el %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tile is a skill of this house.</source>
        <translation>Cada ficha es una destreza de esta casa.</translation>
    </message>
    <message>
        <source>The fuller, the better it is known; the paler, the less we are sure; a dot: due. Point at a tile to read it.</source>
        <translation>Cuanto más llena, mejor se sabe; cuanto más pálida, menos seguro es; un punto: toca. Señale una para leerla.</translation>
    </message>
    <message>
        <source>%1 An act takes %2 s.</source>
        <translation>%1 Un acto lleva %2 s.</translation>
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
    <name>pitwise::ui::SpotMenu</name>
    <message>
        <source>Take it all</source>
        <translation>Retirarlo todo</translation>
    </message>
    <message>
        <source>Take half of it</source>
        <translation>Retirar la mitad</translation>
    </message>
    <message>
        <source>Give it to the patron</source>
        <translation>Dárselo al jugador</translation>
    </message>
    <message>
        <source>Hand it back</source>
        <translation>Devolverlo</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Rechazarlo</translation>
    </message>
    <message>
        <source>Take the payoff back</source>
        <translation>Retirar el pago</translation>
    </message>
    <message>
        <source>Refuse the late bet</source>
        <translation>Rechazar la apuesta tardía</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Recoger las cartas</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartarla</translation>
    </message>
    <message>
        <source>Burn it</source>
        <translation>Quemarla</translation>
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
    <message>
        <source>Somebody else was dealing: %1, round %2. It is not in your records.</source>
        <translation>Otra persona estaba repartiendo: %1, ronda %2. No está en sus registros.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StepList</name>
    <message>
        <source>Your acts appear here, one line each.</source>
        <translation>Sus actos aparecen aquí, uno por línea.</translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation>Fallo: %1</translation>
    </message>
    <message>
        <source>Steps of this round</source>
        <translation>Pasos de esta ronda</translation>
    </message>
    <message>
        <source>Show the table as it was then</source>
        <translation>Mostrar la mesa como estaba entonces</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Copiar este paso</translation>
    </message>
    <message>
        <source>Copy the round</source>
        <translation>Copiar la ronda</translation>
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
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>No act is counted yet.</source>
        <translation>Aún no se cuenta ningún acto.</translation>
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
        <source>%1. %2</source>
        <comment>what comes next, how it is done</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Start here: call “Place your bets”. F2 says what comes next, and asking is free.</source>
        <translation>Empiece aquí: avise «Hagan sus apuestas». F2 dice qué sigue, y preguntar no cuesta nada.</translation>
    </message>
    <message>
        <source>Start here: %1. F2 says what comes next, and asking is free.</source>
        <translation>Empiece aquí: %1. F2 dice qué sigue, y preguntar no cuesta nada.</translation>
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
    <message>
        <source>Pressure rises to %1 of %2.</source>
        <translation>La presión sube a %1 de %2.</translation>
    </message>
    <message>
        <source>Pressure falls to %1 of %2.</source>
        <translation>La presión baja a %1 de %2.</translation>
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
    <message>
        <source>That round was clean. Press again to deal it once more: the new attempt counts instead.</source>
        <translation>Esa ronda fue limpia. Pulse otra vez para repartirla de nuevo: contará el nuevo intento.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableView</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>A mistake was made here</source>
        <translation>Aquí se cometió un fallo</translation>
    </message>
    <message>
        <source>The next act is here</source>
        <translation>El próximo acto es aquí</translation>
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
    <name>pitwise::ui::ThinScrollBar</name>
    <message>
        <source>Scroll</source>
        <translation>Desplazar</translation>
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
    <name>pitwise::ui::TrainerDoor</name>
    <message>
        <source>Trainer…</source>
        <translation>Formador…</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Formador</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de paso</translation>
    </message>
    <message>
        <source>Leave the trainer&apos;s area</source>
        <translation>Salir del área del formador</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Demasiados intentos. Espere %n segundo.</numerusform>
            <numerusform>Demasiados intentos. Espere %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Mal. Espere %n segundo antes de otro intento.</numerusform>
            <numerusform>Mal. Espere %n segundos antes de otro intento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Mal. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>Frase de paso otra vez</translation>
    </message>
    <message>
        <source>There is no trainer yet. Be the first:</source>
        <translation>Aún no hay formador. Sea el primero:</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrainerProof</name>
    <message>
        <source>Trainer</source>
        <translation>Formador</translation>
    </message>
    <message>
        <source>Passphrase of the trainer</source>
        <translation>Frase de paso del formador</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de paso</translation>
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
        <translation>Igual</translation>
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
    <message>
        <source>Nice table tonight.</source>
        <translation>Qué bien la mesa hoy.</translation>
    </message>
    <message>
        <source>Is the buffet still open?</source>
        <translation>¿Sigue abierto el bufé?</translation>
    </message>
    <message>
        <source>My cousin deals, too.</source>
        <translation>Mi primo también es crupier.</translation>
    </message>
    <message>
        <source>Have you been here long?</source>
        <translation>¿Lleva mucho aquí?</translation>
    </message>
    <message>
        <source>Can we go a bit faster?</source>
        <translation>¿Podemos ir más rápido?</translation>
    </message>
    <message>
        <source>Come on, deal!</source>
        <translation>¡Venga, dé cartas!</translation>
    </message>
    <message>
        <source>I have a bus to catch.</source>
        <translation>Se me va el autobús.</translation>
    </message>
    <message>
        <source>We are waiting.</source>
        <translation>Estamos esperando.</translation>
    </message>
    <message>
        <source>Are you sure about that?</source>
        <translation>¿Está seguro de eso?</translation>
    </message>
    <message>
        <source>The last dealer did it another way.</source>
        <translation>El otro crupier lo hacía distinto.</translation>
    </message>
    <message>
        <source>That looks odd to me.</source>
        <translation>Eso me parece raro.</translation>
    </message>
    <message>
        <source>Did you count that right?</source>
        <translation>¿Lo contó bien?</translation>
    </message>
    <message>
        <source>Yes… no, wait.</source>
        <translation>Sí… no, espere.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WatchPad</name>
    <message>
        <source>Stop him</source>
        <translation>Pararle</translation>
    </message>
    <message>
        <source>Two acts late is still in time.</source>
        <translation>Dos actos después aún es a tiempo.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>What was the mistake?</source>
        <translation>¿Cuál fue el fallo?</translation>
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
        <translation>Siguiente: %1.</translation>
    </message>
    <message>
        <source>Went wrong lately: %1.</source>
        <translation>Ha fallado últimamente: %1.</translation>
    </message>
    <message>
        <source>Almost known: %1.</source>
        <translation>Casi sabido: %1.</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>Toca: %1.</translation>
    </message>
    <message>
        <source>You know every skill. Keep it that way: %1.</source>
        <translation>Todo está sabido. Manténgalo: %1.</translation>
    </message>
    <message>
        <source>Practise, 10 minutes</source>
        <translation>Practicar, 10 minutos</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>The course of a house, step by step</source>
        <translation>El curso de una casa, paso a paso</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>One skill alone, a minute or two</source>
        <translation>Una sola destreza, un minuto o dos</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>Hacer un examen</translation>
    </message>
    <message>
        <source>Demonstrate</source>
        <translation>Demostrar</translation>
    </message>
    <message>
        <source>Show a round step by step</source>
        <translation>Mostrar una ronda paso a paso</translation>
    </message>
    <message>
        <source>What is due, weak or next, in rounds made for you.</source>
        <translation>Lo que toca, falla o sigue, en rondas hechas para usted.</translation>
    </message>
    <message>
        <source>New here? Begin with lesson 1</source>
        <translation>¿Nuevo aquí? Empiece por la lección 1</translation>
    </message>
    <message>
        <source>Seats, spots and chips; then the first cards. A few minutes.</source>
        <translation>Asientos, casillas y fichas; luego las primeras cartas. Unos minutos.</translation>
    </message>
    <message>
        <source>Go on with the course</source>
        <translation>Seguir con el curso</translation>
    </message>
    <message>
        <source>What comes next is new to you: the lessons explain it.</source>
        <translation>Lo que sigue es nuevo para usted: las lecciones lo explican.</translation>
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
    <message>
        <source>Sessions of a guest are in nobody&apos;s records. Press to say who deals.</source>
        <translation>Las sesiones de un invitado no están en los registros de nadie. Pulse para decir quién reparte.</translation>
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
    <message>
        <source>Change my PIN…</source>
        <translation>Cambiar mi PIN…</translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation>Fijar un PIN…</translation>
    </message>
    <message>
        <source>No match. A trainer adds people, under Records.</source>
        <translation>Nadie coincide. Un formador añade a las personas en Registros.</translation>
    </message>
    <message>
        <source>Guest (kept on this computer only)</source>
        <translation>Invitado (solo en este equipo)</translation>
    </message>
</context>
</TS>
