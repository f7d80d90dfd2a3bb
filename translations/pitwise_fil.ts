<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fil">
<context>
    <name>Felt</name>
    <message>
        <source>WAR</source>
        <translation>WAR</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation>TABLA</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation>RAISE</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation>TABLA 2</translation>
    </message>
    <message>
        <source>POST</source>
        <translation>POST</translation>
    </message>
    <message>
        <source>Beat the dealer</source>
        <translation>Talo ang dealer</translation>
    </message>
    <message>
        <source>Tie bet</source>
        <translation>Taya sa tabla</translation>
    </message>
    <message>
        <source>Surrender loses</source>
        <translation>Talo sa pagsuko</translation>
    </message>
    <message>
        <source>War won, on both</source>
        <translation>Panalo sa war, sa dalawa</translation>
    </message>
    <message>
        <source>War tied, on both</source>
        <translation>Tabla sa war, sa dalawa</translation>
    </message>
    <message>
        <source>War won, raise</source>
        <translation>Panalo sa war, raise</translation>
    </message>
    <message>
        <source>War tied, raise</source>
        <translation>Tabla sa war, raise</translation>
    </message>
    <message>
        <source>War tie bet</source>
        <translation>Taya sa tabla sa war</translation>
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
        <translation>War bonus</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>Soft 17</translation>
    </message>
    <message>
        <source>dealer hits</source>
        <translation>hit ang dealer</translation>
    </message>
    <message>
        <source>dealer stands</source>
        <translation>stand ang dealer</translation>
    </message>
    <message>
        <source>War tie</source>
        <translation>Tabla sa war</translation>
    </message>
    <message>
        <source>house wins</source>
        <translation>panalo ang house</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>Ace in War</source>
        <translation>Alas sa war</translation>
    </message>
    <message>
        <source>low</source>
        <translation>mababa</translation>
    </message>
    <message>
        <source>high</source>
        <translation>mataas</translation>
    </message>
    <message>
        <source>INSURANCE 2 TO 1</source>
        <translation>INSURANCE 2 SA 1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 sa %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 sa %3</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Pangunahing taya</translation>
    </message>
    <message>
        <source>total up to %1</source>
        <translation>kabuuan hanggang %1</translation>
    </message>
</context>
<context>
    <name>Furniture</name>
    <message>
        <source>SHOE</source>
        <translation>SHOE</translation>
    </message>
    <message>
        <source>DISCARDS</source>
        <translation>DISCARD</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 billion</source>
        <translation>%1 bilyon</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 milyon</translation>
    </message>
    <message>
        <source>%1 thousand</source>
        <translation>%1 libo</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>empty</source>
        <translation>walang laman</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>nakataob</translation>
    </message>
    <message>
        <source>Shoe, %1 cards</source>
        <translation>Shoe, %1 baraha</translation>
    </message>
    <message>
        <source>Exposed card at the shoe</source>
        <translation>Nakalantad na baraha sa shoe</translation>
    </message>
    <message>
        <source>Card out of the shoe, not exposed</source>
        <translation>Baraha sa labas ng shoe, hindi nakita</translation>
    </message>
    <message>
        <source>Discard rack, %1 cards</source>
        <translation>Lagayan ng discard, %1 baraha</translation>
    </message>
    <message>
        <source>Chips of %1</source>
        <translation>Chips na %1</translation>
    </message>
    <message>
        <source>Tray rim, drops chips into their tubes</source>
        <translation>Gilid ng tray, ibinabalik ang chips sa tubo</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Kamay mo</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, payoff on the %2, %3</source>
        <translation>%1, bayad sa %2, %3</translation>
    </message>
    <message>
        <source>%1, late on the %2, %3</source>
        <translation>%1, huli sa %2, %3</translation>
    </message>
    <message>
        <source>%1, cards: %2</source>
        <translation>%1, mga baraha: %2</translation>
    </message>
    <message>
        <source>%1, next card</source>
        <translation>%1, susunod na baraha</translation>
    </message>
    <message>
        <source>%1, patron</source>
        <translation>%1, manlalaro</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Deal Casino War: one card each, and a war on a tie.</source>
        <translation>Mag-deal ng Casino War: tig-isang baraha, at war kapag tabla.</translation>
    </message>
    <message>
        <source>Deal blackjack with a War bonus on the first cards; settle the bonus before the second cards.</source>
        <translation>Mag-deal ng blackjack na may War bonus sa unang baraha; i-settle ang bonus bago ang ikalawa.</translation>
    </message>
    <message>
        <source>Deal from one deck, not %2.</source>
        <translation>Isang deck ang gamitin, hindi %2.</translation>
    </message>
    <message>
        <source>Deal from one deck.</source>
        <translation>Isang deck ang gamitin.</translation>
    </message>
    <message>
        <source>Deal from %1 decks, not %2.</source>
        <translation>%1 deck ang gamitin, hindi %2.</translation>
    </message>
    <message>
        <source>Deal from %1 decks.</source>
        <translation>%1 deck ang gamitin.</translation>
    </message>
    <message>
        <source>Shuffle after the round in which the cut card comes out.</source>
        <translation>Magbalasa pagkatapos ng round na lumabas ang cut card.</translation>
    </message>
    <message>
        <source>Shuffle before every round.</source>
        <translation>Magbalasa bago ang bawat round.</translation>
    </message>
    <message>
        <source>Place the cut card at most %1 cards from the end.</source>
        <translation>Ilagay ang cut card nang hanggang %1 baraha mula sa dulo.</translation>
    </message>
    <message>
        <source>Burn nothing from a new shoe.</source>
        <translation>Walang burn sa bagong shoe.</translation>
    </message>
    <message>
        <source>Burn the first card of a new shoe.</source>
        <translation>I-burn ang unang baraha ng bagong shoe.</translation>
    </message>
    <message>
        <source>Burn the first %1 cards of a new shoe.</source>
        <translation>I-burn ang unang %1 baraha ng bagong shoe.</translation>
    </message>
    <message>
        <source>The table has one seat.</source>
        <translation>Isa ang upuan ng mesa.</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>%1 ang upuan ng mesa.</translation>
    </message>
    <message>
        <source>A patron plays one spot.</source>
        <translation>Isang puwesto bawat manlalaro.</translation>
    </message>
    <message>
        <source>A patron plays up to %1 spots.</source>
        <translation>Hanggang %1 puwesto bawat manlalaro.</translation>
    </message>
    <message>
        <source>The chips are %1.</source>
        <translation>Ang chips ay %1.</translation>
    </message>
    <message>
        <source>Round in the patron&apos;s favour what the chips cannot make.</source>
        <translation>Pabor sa manlalaro ang pag-round ng hindi kaya ng chips.</translation>
    </message>
    <message>
        <source>Round in the house&apos;s favour what the chips cannot make.</source>
        <translation>Pabor sa house ang pag-round ng hindi kaya ng chips.</translation>
    </message>
    <message>
        <source>Round nothing: pay exact amounts.</source>
        <translation>Walang pag-round: eksakto ang bayad.</translation>
    </message>
    <message>
        <source>The main bet is at least %1, not %2.</source>
        <translation>Di-bababa sa %1 ang main bet, hindi %2.</translation>
    </message>
    <message>
        <source>The main bet is at least %1.</source>
        <translation>Di-bababa sa %1 ang main bet.</translation>
    </message>
    <message>
        <source>The main bet is at most %1, not %2.</source>
        <translation>Hanggang %1 ang main bet, hindi %2.</translation>
    </message>
    <message>
        <source>The main bet is at most %1.</source>
        <translation>Hanggang %1 ang main bet.</translation>
    </message>
    <message>
        <source>The tie bet is at least %1, not %2.</source>
        <translation>Di-bababa sa %1 ang taya sa tabla, hindi %2.</translation>
    </message>
    <message>
        <source>The tie bet is at least %1.</source>
        <translation>Di-bababa sa %1 ang taya sa tabla.</translation>
    </message>
    <message>
        <source>The tie bet is at most %1, not %2.</source>
        <translation>Hanggang %1 ang taya sa tabla, hindi %2.</translation>
    </message>
    <message>
        <source>The tie bet is at most %1.</source>
        <translation>Hanggang %1 ang taya sa tabla.</translation>
    </message>
    <message>
        <source>The War bonus is at least %1, not %2.</source>
        <translation>Di-bababa sa %1 ang War bonus, hindi %2.</translation>
    </message>
    <message>
        <source>The War bonus is at least %1.</source>
        <translation>Di-bababa sa %1 ang War bonus.</translation>
    </message>
    <message>
        <source>The War bonus is at most %1, not %2.</source>
        <translation>Hanggang %1 ang War bonus, hindi %2.</translation>
    </message>
    <message>
        <source>The War bonus is at most %1.</source>
        <translation>Hanggang %1 ang War bonus.</translation>
    </message>
    <message>
        <source>There is no limit on the bets of a seat together.</source>
        <translation>Walang limit sa kabuuang taya ng upuan.</translation>
    </message>
    <message>
        <source>The bets of a seat together are at most %1.</source>
        <translation>Hanggang %1 ang kabuuang taya ng upuan.</translation>
    </message>
    <message>
        <source>Refuse a bet below the minimum.</source>
        <translation>Tanggihan ang tayang mababa sa minimum.</translation>
    </message>
    <message>
        <source>Honour a patron&apos;s first bet below the minimum with a reminder; refuse the second.</source>
        <translation>Tanggapin nang may paalala ang unang mababang taya; tanggihan ang ikalawa.</translation>
    </message>
    <message>
        <source>Refuse a bet above the maximum.</source>
        <translation>Tanggihan ang tayang lampas sa maximum.</translation>
    </message>
    <message>
        <source>Hand back what is above the maximum.</source>
        <translation>Ibalik ang lampas sa maximum.</translation>
    </message>
    <message>
        <source>Take no tie bets: refuse them.</source>
        <translation>Walang taya sa tabla: tanggihan.</translation>
    </message>
    <message>
        <source>Take tie bets.</source>
        <translation>Tumanggap ng taya sa tabla.</translation>
    </message>
    <message>
        <source>Refuse a tie bet without a main bet.</source>
        <translation>Tanggihan ang taya sa tabla na walang main bet.</translation>
    </message>
    <message>
        <source>Take a tie bet without a main bet.</source>
        <translation>Tanggapin ang taya sa tabla kahit walang main bet.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet %1, not %2.</source>
        <translation>%1 ang bayad sa panalong tabla, hindi %2.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet %1.</source>
        <translation>%1 ang bayad sa panalong tabla.</translation>
    </message>
    <message>
        <source>Offer no surrender: a tied patron goes to war.</source>
        <translation>Walang suko: makikipag-war ang natabla.</translation>
    </message>
    <message>
        <source>Offer a tied patron war or surrender.</source>
        <translation>Ialok sa natabla ang war o suko.</translation>
    </message>
    <message>
        <source>Take %1 of the main bet on a surrender.</source>
        <translation>Kunin ang %1 ng main bet sa pagsuko.</translation>
    </message>
    <message>
        <source>Burn no cards before a war.</source>
        <translation>Walang burn bago ang war.</translation>
    </message>
    <message>
        <source>Burn once, before the first war card.</source>
        <translation>Isang beses mag-burn, bago ang unang war card.</translation>
    </message>
    <message>
        <source>Burn before each war card, the dealer&apos;s too.</source>
        <translation>Mag-burn bago ang bawat war card, pati sa dealer.</translation>
    </message>
    <message>
        <source>Burn before the first war card and before the dealer&apos;s.</source>
        <translation>Mag-burn bago ang unang war card at bago ang sa dealer.</translation>
    </message>
    <message>
        <source>Burn one card before a war, not %2.</source>
        <translation>Isang baraha ang i-burn bago ang war, hindi %2.</translation>
    </message>
    <message>
        <source>Burn one card before a war.</source>
        <translation>Isang baraha ang i-burn bago ang war.</translation>
    </message>
    <message>
        <source>Burn %1 cards before a war, not %2.</source>
        <translation>%1 baraha ang i-burn bago ang war, hindi %2.</translation>
    </message>
    <message>
        <source>Burn %1 cards before a war.</source>
        <translation>%1 baraha ang i-burn bago ang war.</translation>
    </message>
    <message>
        <source>Post nothing when a patron goes to war; pay a war that is won or tied from the tray.</source>
        <translation>Walang post kapag may war; sa tray galing ang bayad sa panalo o tabla.</translation>
    </message>
    <message>
        <source>Match the war bet with the house&apos;s post before the first burn or war card, and give it to a patron who wins or ties.</source>
        <translation>Tapatan ang war bet bago ang unang burn o war card, at ibigay sa nanalo o natabla.</translation>
    </message>
    <message>
        <source>A war the patron wins is worth %1 on the war bet, not %2.</source>
        <translation>%1 sa war bet ang panalong war, hindi %2.</translation>
    </message>
    <message>
        <source>A war the patron wins is worth %1 on the war bet.</source>
        <translation>%1 sa war bet ang panalong war.</translation>
    </message>
    <message>
        <source>A tied war is worth %1 on the war bet, not %2.</source>
        <translation>%1 sa war bet ang tablang war, hindi %2.</translation>
    </message>
    <message>
        <source>A tied war is worth %1 on the war bet.</source>
        <translation>%1 sa war bet ang tablang war.</translation>
    </message>
    <message>
        <source>Refuse a tie bet on the war cards.</source>
        <translation>Tanggihan ang taya sa tabla ng war card.</translation>
    </message>
    <message>
        <source>Take a second tie bet, on the war cards.</source>
        <translation>Tumanggap ng ikalawang taya sa tabla, sa war card.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet on the war cards %1.</source>
        <translation>%1 ang bayad sa panalong tabla ng war card.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly the main bet.</source>
        <translation>Eksaktong main bet ang taya sa tabla ng war card.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards may be any amount.</source>
        <translation>Kahit magkano ang taya sa tabla ng war card.</translation>
    </message>
    <message>
        <source>In the War bonus the ace is low.</source>
        <translation>Mababa ang alas sa War bonus.</translation>
    </message>
    <message>
        <source>In the War bonus the ace is high.</source>
        <translation>Mataas ang alas sa War bonus.</translation>
    </message>
    <message>
        <source>The house wins a tied War bonus.</source>
        <translation>Panalo ang house sa tablang War bonus.</translation>
    </message>
    <message>
        <source>A tied War bonus pushes.</source>
        <translation>Push ang tablang War bonus.</translation>
    </message>
    <message>
        <source>Pay a winning War bonus %1, not %2.</source>
        <translation>%1 ang bayad sa panalong War bonus, hindi %2.</translation>
    </message>
    <message>
        <source>Pay a winning War bonus %1.</source>
        <translation>%1 ang bayad sa panalong War bonus.</translation>
    </message>
    <message>
        <source>Ask each winner of the War bonus whether the winnings ride on the hand.</source>
        <translation>Tanungin ang bawat nanalo sa bonus kung iiwan ang panalo sa kamay.</translation>
    </message>
    <message>
        <source>Pay the War bonus and hand it back at once: there is no parlay.</source>
        <translation>Bayaran at ibalik agad ang War bonus: walang parlay.</translation>
    </message>
    <message>
        <source>Pay a blackjack %1, not %2.</source>
        <translation>%1 ang bayad sa blackjack, hindi %2.</translation>
    </message>
    <message>
        <source>Pay a blackjack %1.</source>
        <translation>%1 ang bayad sa blackjack.</translation>
    </message>
    <message>
        <source>Hit a soft 17.</source>
        <translation>Hit sa soft 17.</translation>
    </message>
    <message>
        <source>Stand on a soft 17.</source>
        <translation>Stand sa soft 17.</translation>
    </message>
    <message>
        <source>A patron may double for less.</source>
        <translation>Puwedeng mag-double nang mas kaunti.</translation>
    </message>
    <message>
        <source>A patron must double for the full bet.</source>
        <translation>Buong taya ang double.</translation>
    </message>
    <message>
        <source>A split hand may be doubled.</source>
        <translation>Puwedeng i-double ang split na kamay.</translation>
    </message>
    <message>
        <source>A split hand may not be doubled.</source>
        <translation>Bawal i-double ang split na kamay.</translation>
    </message>
    <message>
        <source>Hands may not be split.</source>
        <translation>Bawal mag-split.</translation>
    </message>
    <message>
        <source>A hand may be split into %1 hands at most.</source>
        <translation>Hanggang %1 kamay ang split.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Tig-isang baraha at stand ang split na alas.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Nilalaro ang split na alas gaya ng iba.</translation>
    </message>
    <message>
        <source>Offer insurance when you show an ace: up to half the bet, at 2:1.</source>
        <translation>Ialok ang insurance kapag alas ang bukas: hanggang kalahati ng taya, 2:1.</translation>
    </message>
    <message>
        <source>Offer no insurance and no even money.</source>
        <translation>Walang insurance at even money.</translation>
    </message>
    <message>
        <source>Peek under an ace or a ten.</source>
        <translation>Sumilip sa ilalim ng alas o sampu.</translation>
    </message>
    <message>
        <source>Do not peek: turn the hole card over after the patrons have played.</source>
        <translation>Walang silip: itihaya ang hole card pagkatapos maglaro ang lahat.</translation>
    </message>
    <message>
        <source>Settle seat by seat, tie bet and main bet together.</source>
        <translation>I-settle bawat upuan, tabla at main nang sabay.</translation>
    </message>
    <message>
        <source>Settle all tie bets first, then the main bets.</source>
        <translation>I-settle muna lahat ng tabla, saka main.</translation>
    </message>
    <message>
        <source>Settle tie bets %1.</source>
        <translation>I-settle ang tabla %1.</translation>
    </message>
    <message>
        <source>Settle main bets %1.</source>
        <translation>I-settle ang main %1.</translation>
    </message>
    <message>
        <source>Pick and pay: pick up a seat&apos;s cards when its bets are settled.</source>
        <translation>Pick and pay: kunin ang baraha ng upuan kapag settled na ang taya.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until every bet is settled.</source>
        <translation>Lay and pay: mananatili ang baraha hanggang settled lahat.</translation>
    </message>
    <message>
        <source>Pick up the cards after the payment.</source>
        <translation>Kunin ang baraha pagkatapos magbayad.</translation>
    </message>
    <message>
        <source>Pick up the cards before the payment.</source>
        <translation>Kunin ang baraha bago magbayad.</translation>
    </message>
    <message>
        <source>Pick up the cards before or after the payment.</source>
        <translation>Kunin ang baraha bago o pagkatapos magbayad.</translation>
    </message>
    <message>
        <source>Collect the cards %1.</source>
        <translation>Kunin ang baraha %1.</translation>
    </message>
    <message>
        <source>Call &quot;place your bets&quot;.</source>
        <translation>Tawagin ang &quot;Maglagay na ng taya&quot;.</translation>
    </message>
    <message>
        <source>You need not call &quot;place your bets&quot;.</source>
        <translation>Hindi kailangang tawagin ang &quot;Maglagay na ng taya&quot;.</translation>
    </message>
    <message>
        <source>Call &quot;no more bets&quot; before the first card.</source>
        <translation>Tawagin ang &quot;Sarado na ang taya&quot; bago ang unang baraha.</translation>
    </message>
    <message>
        <source>You need not call &quot;no more bets&quot;.</source>
        <translation>Hindi kailangang tawagin ang &quot;Sarado na ang taya&quot;.</translation>
    </message>
    <message>
        <source>Ask a tied patron: war or surrender?</source>
        <translation>Tanungin ang natabla: war o suko?</translation>
    </message>
    <message>
        <source>You need not ask a tied patron: he says what he wants.</source>
        <translation>Hindi kailangang tanungin ang natabla: siya ang magsasabi.</translation>
    </message>
    <message>
        <source>No payoff needs a call to the floor.</source>
        <translation>Walang bayad na kailangan ng floor.</translation>
    </message>
    <message>
        <source>Call the floor before a payoff above %1.</source>
        <translation>Tawagin ang floor bago ang bayad na lampas sa %1.</translation>
    </message>
    <message>
        <source>Build a payoff from any chips.</source>
        <translation>Kahit anong chips ang bayad.</translation>
    </message>
    <message>
        <source>Build a payoff from the fewest chips.</source>
        <translation>Pinakakaunting chips ang bayad.</translation>
    </message>
    <message>
        <source>Pay in the colours of the bet.</source>
        <translation>Magbayad sa kulay ng taya.</translation>
    </message>
    <message>
        <source>Correct a wrong payoff yourself: take all of it back and pay again.</source>
        <translation>Itama mismo ang maling bayad: bawiin lahat at bayaran ulit.</translation>
    </message>
    <message>
        <source>Never correct a payoff yourself: call the floor.</source>
        <translation>Huwag itama ang bayad: tawagin ang floor.</translation>
    </message>
    <message>
        <source>Settle wars %1.</source>
        <translation>I-settle ang war %1.</translation>
    </message>
    <message>
        <source>Settle War bonuses %1.</source>
        <translation>I-settle ang War bonus %1.</translation>
    </message>
    <message>
        <source>This house burns %1 card before this war card.</source>
        <translation>Nagbu-burn ang house na ito ng %1 baraha bago ang war card na ito.</translation>
    </message>
    <message>
        <source>This house burns %1 cards before this war card.</source>
        <translation>Nagbu-burn ang house na ito ng %1 baraha bago ang war card na ito.</translation>
    </message>
    <message>
        <source>The war card for %1 was dealt without a burn.</source>
        <translation>Na-deal ang war card para sa %1 nang walang burn.</translation>
    </message>
    <message>
        <source>The war card for %1 was dealt with only %2 burned.</source>
        <translation>Na-deal ang war card para sa %1 na %2 lang ang na-burn.</translation>
    </message>
    <message>
        <source>The cut card was placed %1 cards from the end.</source>
        <translation>Inilagay ang cut card nang %1 baraha mula sa dulo.</translation>
    </message>
    <message>
        <source>The cards were shuffled when no shuffle was due.</source>
        <translation>Nagbalasa kahit hindi pa dapat.</translation>
    </message>
    <message>
        <source>The wrong number of cards was burned from the new shoe.</source>
        <translation>Maling bilang ng baraha ang na-burn mula sa bagong shoe.</translation>
    </message>
    <message>
        <source>The cut card was placed at the wrong time.</source>
        <translation>Maling oras inilagay ang cut card.</translation>
    </message>
    <message>
        <source>The new shoe was not prepared in order.</source>
        <translation>Hindi sunod ang paghahanda ng bagong shoe.</translation>
    </message>
    <message>
        <source>This house places the cut card 1 to %1 cards from the end.</source>
        <translation>Inilalagay ng house na ito ang cut card 1 hanggang %1 baraha mula sa dulo.</translation>
    </message>
    <message>
        <source>This house burns exactly %1 from a new shoe.</source>
        <translation>Eksaktong %1 ang bina-burn ng house na ito mula sa bagong shoe.</translation>
    </message>
    <message>
        <source>This house uses no cut card.</source>
        <translation>Walang cut card sa house na ito.</translation>
    </message>
    <message>
        <source>The cut card goes in before the shoe is loaded.</source>
        <translation>Inilalagay ang cut card bago ikarga ang shoe.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, then load.</source>
        <translation>Para sa bagong shoe: balasa, saka karga.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load.</source>
        <translation>Para sa bagong shoe: balasa, ialok ang putol, putulin kung saan sinabi, ilagay ang cut card, karga.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load, burn.</source>
        <translation>Para sa bagong shoe: balasa, ialok ang putol, putulin kung saan sinabi, ilagay ang cut card, karga, burn.</translation>
    </message>
    <message>
        <source>%1 was dealt a card out of turn.</source>
        <translation>Binigyan ng baraha ang %1 nang wala sa turno.</translation>
    </message>
    <message>
        <source>Cards are dealt from left to right, the dealer last.</source>
        <translation>Nagde-deal mula kaliwa pakanan, huli ang dealer.</translation>
    </message>
    <message>
        <source>%1 was dealt an extra card.</source>
        <translation>Sobra ng isang baraha ang %1.</translation>
    </message>
    <message>
        <source>Each hand gets the cards it is due, no more.</source>
        <translation>Tamang bilang lang ng baraha bawat kamay.</translation>
    </message>
    <message>
        <source>One card too many was burned.</source>
        <translation>Sobra ng isang baraha ang na-burn.</translation>
    </message>
    <message>
        <source>An exposed card stayed in play.</source>
        <translation>Naiwan sa laro ang nakalantad na baraha.</translation>
    </message>
    <message>
        <source>An exposed card goes to the discard rack, and the next card replaces it.</source>
        <translation>Sa discard ang nakalantad na baraha, at papalitan ng susunod.</translation>
    </message>
    <message>
        <source>A new round was started without a shuffle.</source>
        <translation>Nagsimula ang round nang walang balasa.</translation>
    </message>
    <message>
        <source>This house shuffles before every round.</source>
        <translation>Nagbabalasa ang house na ito bago ang bawat round.</translation>
    </message>
    <message>
        <source>The cut card is out: shuffle before the next round.</source>
        <translation>Lumabas na ang cut card: magbalasa bago ang susunod na round.</translation>
    </message>
    <message>
        <source>Main bet, always surrendered</source>
        <translation>Main bet, laging suko</translation>
    </message>
    <message>
        <source>Main bet, always to war</source>
        <translation>Main bet, laging war</translation>
    </message>
    <message>
        <source>War bonus, without a parlay</source>
        <translation>War bonus, walang parlay</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Pangunahing taya</translation>
    </message>
    <message>
        <source>Tie bet</source>
        <translation>Taya sa tabla</translation>
    </message>
    <message>
        <source>Tie bet on the war cards</source>
        <translation>Taya sa tabla ng war card</translation>
    </message>
    <message>
        <source>War bonus</source>
        <translation>War bonus</translation>
    </message>
    <message>
        <source>Parlay</source>
        <translation>Parlay</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>sumuko</translation>
    </message>
    <message>
        <source>go to war</source>
        <translation>makipag-war</translation>
    </message>
    <message>
        <source>A patron does better to %1; he then wins %2 of every 1,000 bet, on average.</source>
        <translation>Mas mabuti sa manlalaro ang %1; sa average, panalo siya ng %2 sa bawat 1,000 itinaya.</translation>
    </message>
    <message>
        <source>A patron does better to %1; he then loses %2 of every 1,000 bet, on average.</source>
        <translation>Mas mabuti sa manlalaro ang %1; sa average, talo siya ng %2 sa bawat 1,000 itinaya.</translation>
    </message>
    <message>
        <source>The patron has the edge, not the house.</source>
        <translation>Sa manlalaro ang edge, hindi sa house.</translation>
    </message>
    <message>
        <source>The edge of the blackjack bet depends on how the patron plays: there is no exact figure.</source>
        <translation>Nakasalalay sa laro ng manlalaro ang edge ng blackjack: walang eksaktong bilang.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron&apos;s is higher in %2; the war cards tie in %3 of wars.</source>
        <translation>Tabla ang unang baraha sa %1 ng kamay, mas mataas ang sa manlalaro sa %2; tabla ang war card sa %3 ng war.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron&apos;s is higher in %2.</source>
        <translation>Tabla ang unang baraha sa %1 ng kamay, mas mataas ang sa manlalaro sa %2.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron wins the bonus in %2.</source>
        <translation>Tabla ang unang baraha sa %1 ng kamay, panalo sa bonus ang manlalaro sa %2.</translation>
    </message>
    <message>
        <source>First cards tie</source>
        <translation>Tabla ang unang baraha</translation>
    </message>
    <message>
        <source>The patron goes to war</source>
        <translation>Makikipag-war ang manlalaro</translation>
    </message>
    <message>
        <source>The patron surrenders</source>
        <translation>Sumuko ang manlalaro</translation>
    </message>
    <message>
        <source>War won</source>
        <translation>Panalo sa war</translation>
    </message>
    <message>
        <source>War lost</source>
        <translation>Talo sa war</translation>
    </message>
    <message>
        <source>War tied</source>
        <translation>Tabla sa war</translation>
    </message>
    <message>
        <source>War bonus won</source>
        <translation>Panalo sa War bonus</translation>
    </message>
    <message>
        <source>Winnings ride</source>
        <translation>Iniwan ang panalo</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Bust</translation>
    </message>
    <message>
        <source>Rounds with a war</source>
        <translation>Round na may war</translation>
    </message>
    <message>
        <source>Rounds with two wars or more</source>
        <translation>Round na may dalawang war o higit pa</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>May blackjack ang dealer</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>Bust ang dealer</translation>
    </message>
    <message>
        <source>Rounds after a new shoe</source>
        <translation>Round pagkatapos ng bagong shoe</translation>
    </message>
    <message>
        <source>The war was started before %1 was settled.</source>
        <translation>Nagsimula ang war bago ma-settle ang %1.</translation>
    </message>
    <message>
        <source>%1: the main bet was settled before its own tie bet.</source>
        <translation>%1: na-settle ang main bago ang sariling tabla.</translation>
    </message>
    <message>
        <source>Tie bets are settled before a war starts.</source>
        <translation>Sine-settle ang mga tabla bago magsimula ang war.</translation>
    </message>
    <message>
        <source>Every bet that the first cards decide is settled before a war starts.</source>
        <translation>Lahat ng tayang nadesisyonan ng unang baraha ay sine-settle bago ang war.</translation>
    </message>
    <message>
        <source>All tie bets are settled first, then the main bets, then the wars.</source>
        <translation>Una lahat ng tabla, saka main, saka war.</translation>
    </message>
    <message>
        <source>The first cards are settled before any war.</source>
        <translation>Sine-settle ang unang baraha bago ang anumang war.</translation>
    </message>
    <message>
        <source>Tie bets are settled %1, one seat at a time.</source>
        <translation>Sine-settle ang tabla %1, isang upuan bawat beses.</translation>
    </message>
    <message>
        <source>Main bets are settled %1, one seat at a time.</source>
        <translation>Sine-settle ang main %1, isang upuan bawat beses.</translation>
    </message>
    <message>
        <source>Wars are settled %1, one seat at a time.</source>
        <translation>Sine-settle ang war %1, isang upuan bawat beses.</translation>
    </message>
    <message>
        <source>another seat</source>
        <translation>ibang upuan</translation>
    </message>
    <message>
        <source>%1 was asked out of turn.</source>
        <translation>Tinanong ang %1 nang wala sa turno.</translation>
    </message>
    <message>
        <source>%1 was settled out of turn.</source>
        <translation>Na-settle ang %1 nang wala sa turno.</translation>
    </message>
    <message>
        <source>%1 was asked out of turn: %2 was next.</source>
        <translation>Tinanong ang %1 nang wala sa turno: %2 ang susunod.</translation>
    </message>
    <message>
        <source>%1 was settled out of turn: %2 was next.</source>
        <translation>Na-settle ang %1 nang wala sa turno: %2 ang susunod.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards leave last, when every bet is settled.</source>
        <translation>Huling kinukuha ang baraha ng dealer, kapag settled na lahat.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave when its last bet is settled.</source>
        <translation>Pick and pay: aalis ang baraha ng upuan kapag settled na ang huling taya nito.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until every bet on the table is settled.</source>
        <translation>Lay and pay: mananatili lahat ng baraha hanggang settled ang buong mesa.</translation>
    </message>
    <message>
        <source>This house picks up a seat&apos;s cards before its last payment.</source>
        <translation>Kinukuha ng house na ito ang baraha bago ang huling bayad ng upuan.</translation>
    </message>
    <message>
        <source>Pick and pay: pick up a seat&apos;s cards before you settle another seat.</source>
        <translation>Pick and pay: kunin ang baraha ng upuan bago mag-settle ng iba.</translation>
    </message>
    <message>
        <source>The cards of %1 were collected before those of %2.</source>
        <translation>Naunang kinuha ang baraha ng %1 kaysa sa %2.</translation>
    </message>
    <message>
        <source>Cards are swept %1, the dealer&apos;s last.</source>
        <translation>Winawalis ang baraha %1, huli ang sa dealer.</translation>
    </message>
    <message>
        <source>Cards are still on the layout.</source>
        <translation>May naiwang baraha sa layout.</translation>
    </message>
    <message>
        <source>All cards are collected before the round ends.</source>
        <translation>Kinukuha lahat ng baraha bago matapos ang round.</translation>
    </message>
    <message>
        <source>The cards of %1 were collected too early.</source>
        <translation>Masyadong maagang kinuha ang baraha ng %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are still on the layout.</source>
        <translation>Nasa layout pa ang baraha ng %1.</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>mula kaliwa pakanan</translation>
    </message>
    <message>
        <source>right to left</source>
        <translation>mula kanan pakaliwa</translation>
    </message>
    <message>
        <source>Money: what you take, pay and allow</source>
        <translation>Pera: ang kinukuha, binabayaran at pinapayagan</translation>
    </message>
    <message>
        <source>Order: who comes first</source>
        <translation>Ayos: sino ang una</translation>
    </message>
    <message>
        <source>Cards: the shoe, the burns, when cards are picked up</source>
        <translation>Baraha: shoe, burn, kailan kinukuha</translation>
    </message>
    <message>
        <source>Calls, seats and chips</source>
        <translation>Mga tawag, upuan at chips</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Mula %1 patungong %2</translation>
    </message>
    <message>
        <source>What a dealer must do differently</source>
        <translation>Ang dapat gawin nang iba ng dealer</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>Walang naiiba.</translation>
    </message>
    <message>
        <source>Seat by seat, right to left</source>
        <translation>Bawat upuan, kanan pakaliwa</translation>
    </message>
    <message>
        <source>Seat by seat, left to right</source>
        <translation>Bawat upuan, kaliwa pakanan</translation>
    </message>
    <message>
        <source>All tie bets first, then main bets right to left</source>
        <translation>Una ang tabla, saka main kanan pakaliwa</translation>
    </message>
    <message>
        <source>All tie bets first, then main bets left to right</source>
        <translation>Una ang tabla, saka main kaliwa pakanan</translation>
    </message>
    <message>
        <source>No burn before a war</source>
        <translation>Walang burn bago ang war</translation>
    </message>
    <message>
        <source>Burn %1 once, before the war</source>
        <translation>Burn ng %1 isang beses, bago ang war</translation>
    </message>
    <message>
        <source>Burn %1 before each war card</source>
        <translation>Burn ng %1 bago ang bawat war card</translation>
    </message>
    <message>
        <source>Burn %1 before the first war card and before the dealer&apos;s</source>
        <translation>Burn ng %1 bago ang unang war card at sa dealer</translation>
    </message>
    <message>
        <source>War bonus %1, winnings may ride</source>
        <translation>War bonus %1, puwedeng iwan ang panalo</translation>
    </message>
    <message>
        <source>War bonus %1, no parlay</source>
        <translation>War bonus %1, walang parlay</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>%1 ang blackjack</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17</source>
        <translation>Hit ang dealer sa soft 17</translation>
    </message>
    <message>
        <source>The dealer stands on every 17</source>
        <translation>Stand ang dealer sa lahat ng 17</translation>
    </message>
    <message>
        <source>Insurance; splits to %1 hands</source>
        <translation>May insurance; split hanggang %1 kamay</translation>
    </message>
    <message>
        <source>No insurance; splits to %1 hands</source>
        <translation>Walang insurance; split hanggang %1 kamay</translation>
    </message>
    <message>
        <source>The house matches the war bet</source>
        <translation>Tinatapatan ng house ang war bet</translation>
    </message>
    <message>
        <source>A war pays %1, a tied war %2</source>
        <translation>%1 ang war, %2 kapag tabla</translation>
    </message>
    <message>
        <source>Tie bet pays %1</source>
        <translation>%1 ang tabla</translation>
    </message>
    <message>
        <source>Shuffled before every round</source>
        <translation>Binabalasa bago ang bawat round</translation>
    </message>
    <message>
        <source>The dealer drew a card too many.</source>
        <translation>Sobra ng isang baraha ang hinila ng dealer.</translation>
    </message>
    <message>
        <source>The dealer stopped, but had to draw.</source>
        <translation>Huminto ang dealer pero dapat humila.</translation>
    </message>
    <message>
        <source>As long as a hand is in play against him, the dealer draws to 17 and hits a soft 17.</source>
        <translation>Habang may kalabang kamay, humihila ang dealer hanggang 17 at hit sa soft 17.</translation>
    </message>
    <message>
        <source>As long as a hand is in play against him, the dealer draws to 17 and stands on every 17.</source>
        <translation>Habang may kalabang kamay, humihila ang dealer hanggang 17 at stand sa lahat ng 17.</translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards.</source>
        <translation>Talo agad ang bust at binabayaran sa turno ang blackjack: chips muna, saka baraha.</translation>
    </message>
    <message>
        <source>Insurance was not offered.</source>
        <translation>Hindi inalok ang insurance.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, offer it to everybody before anything else.</source>
        <translation>Kapag alas ang nakita sa dealer, ialok muna sa lahat.</translation>
    </message>
    <message>
        <source>The patron at %1 won and was not asked.</source>
        <translation>Nanalo ang manlalaro sa %1 pero hindi tinanong.</translation>
    </message>
    <message>
        <source>Ask every winner: take it all, or leave the winnings?</source>
        <translation>Tanungin ang bawat nanalo: kukunin lahat o iiwan ang panalo?</translation>
    </message>
    <message>
        <source>The patron at %1 had not decided yet.</source>
        <translation>Hindi pa nakapagdesisyon ang manlalaro sa %1.</translation>
    </message>
    <message>
        <source>Wait for the answer: take it all or leave the winnings.</source>
        <translation>Hintayin ang sagot: kunin lahat o iwan ang panalo.</translation>
    </message>
    <message>
        <source>Play went on before %1 was settled.</source>
        <translation>Itinuloy ang laro bago ma-settle ang %1.</translation>
    </message>
    <message>
        <source>All War bonuses are settled before any second card.</source>
        <translation>Sine-settle lahat ng War bonus bago ang ikalawang baraha.</translation>
    </message>
    <message>
        <source>War bonuses are settled, and winners asked, %1.</source>
        <translation>Sine-settle ang War bonus at tinatanong ang nanalo %1.</translation>
    </message>
    <message>
        <source>Insurance is settled %1, one seat at a time.</source>
        <translation>Sine-settle ang insurance %1, isang upuan bawat beses.</translation>
    </message>
    <message>
        <source>Pay even money and take lost insurance before play goes on.</source>
        <translation>Bayaran ang even money at kunin ang talong insurance bago ituloy.</translation>
    </message>
    <message>
        <source>Patrons play from left to right; a blackjack is paid in turn.</source>
        <translation>Kaliwa pakanan ang laro; binabayaran sa turno ang blackjack.</translation>
    </message>
    <message>
        <source>Hands are settled %1, one seat at a time.</source>
        <translation>Sine-settle ang mga kamay %1, isang upuan bawat beses.</translation>
    </message>
    <message>
        <source>%1: %2 was handed back.</source>
        <translation>%1: ibinalik ang %2.</translation>
    </message>
    <message>
        <source>For a parlay, hand back the original bet and leave the winnings.</source>
        <translation>Sa parlay, ibalik ang orihinal na taya at iwan ang panalo.</translation>
    </message>
    <message>
        <source>Hand the patron bet and winnings.</source>
        <translation>Ibigay sa manlalaro ang taya at panalo.</translation>
    </message>
    <message>
        <source>Patrons play from left to right, one hand at a time, the dealer last.</source>
        <translation>Kaliwa pakanan, isa-isang kamay, huli ang dealer.</translation>
    </message>
    <message>
        <source>The hole card was not turned over.</source>
        <translation>Hindi itinihaya ang hole card.</translation>
    </message>
    <message>
        <source>Turn it over before the dealer draws or hands are settled.</source>
        <translation>Itihaya bago humila ang dealer o mag-settle ng kamay.</translation>
    </message>
    <message>
        <source>Play went on without the peek.</source>
        <translation>Itinuloy ang laro nang walang silip.</translation>
    </message>
    <message>
        <source>Under an ace or a ten the dealer peeks before anybody plays.</source>
        <translation>Sa alas o sampu, sumisilip ang dealer bago maglaro ang sinuman.</translation>
    </message>
    <message>
        <source>The dealer peeked when no peek was due.</source>
        <translation>Sumilip ang dealer kahit hindi dapat.</translation>
    </message>
    <message>
        <source>Peek once, under an ace or a ten, before anybody plays.</source>
        <translation>Isang silip, sa alas o sampu, bago maglaro ang sinuman.</translation>
    </message>
    <message>
        <source>This house does not peek.</source>
        <translation>Walang silip sa house na ito.</translation>
    </message>
    <message>
        <source>The hole card was shown too early.</source>
        <translation>Masyadong maagang ipinakita ang hole card.</translation>
    </message>
    <message>
        <source>It stays face down until every patron has played, or the peek finds a blackjack.</source>
        <translation>Nakataob hanggang makapaglaro lahat, o may blackjack sa silip.</translation>
    </message>
    <message>
        <source>%1 had not asked for a card.</source>
        <translation>Hindi humingi ng baraha ang %1.</translation>
    </message>
    <message>
        <source>Deal a card only at the patron&apos;s signal; 21 stands automatically.</source>
        <translation>Mag-deal lang sa senyas ng manlalaro; stand agad ang 21.</translation>
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
        <translation type="unfinished">Hit ang dealer sa soft 17.</translation>
    </message>
    <message>
        <source>The dealer stands on every 17.</source>
        <translation type="unfinished">Stand ang dealer sa lahat ng 17.</translation>
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
        <translation>Magbalasa</translation>
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
        <translation>Chips</translation>
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
        <translation>Mababa sa minimum</translation>
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
        <translation>Pagsuko</translation>
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
        <translation>Bilis</translation>
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
        <translation>Walang dapat ibigay maliban sa post.</translation>
    </message>
    <message>
        <source>Nothing is due on this bet.</source>
        <translation>Walang dapat ibigay sa tayang ito.</translation>
    </message>
    <message>
        <source>This house pays it %1.</source>
        <translation>%1 ang bayad ng house na ito.</translation>
    </message>
    <message>
        <source>This house pays a different amount.</source>
        <translation>Iba ang bayad ng house na ito.</translation>
    </message>
    <message>
        <source>A losing bet goes to the tray.</source>
        <translation>Sa tray ang talong taya.</translation>
    </message>
    <message>
        <source>A winning bet is paid and stays with the patron.</source>
        <translation>Binabayaran ang panalong taya at sa manlalaro pa rin ito.</translation>
    </message>
    <message>
        <source>Only a push, or what is above the maximum, is handed back.</source>
        <translation>Push lang, o ang lampas sa maximum, ang ibinabalik.</translation>
    </message>
    <message>
        <source>A losing bet is taken in full.</source>
        <translation>Buong kinukuha ang talong taya.</translation>
    </message>
    <message>
        <source>This house takes %1 of a surrendered bet.</source>
        <translation>%1 ng isinukong taya ang kinukuha ng house na ito.</translation>
    </message>
    <message>
        <source>The house matches the war bet before a card is burned or dealt for the war.</source>
        <translation>Tinatapatan ng house ang war bet bago mag-burn o mag-deal para sa war.</translation>
    </message>
    <message>
        <source>%1: you burned before posting.</source>
        <translation>%1: nag-burn ka bago mag-post.</translation>
    </message>
    <message>
        <source>%1: you went on with the war before posting.</source>
        <translation>%1: itinuloy mo ang war nang walang post.</translation>
    </message>
    <message>
        <source>%1: you posted %2.</source>
        <translation>%1: %2 ang inilagay mo.</translation>
    </message>
    <message>
        <source>The house posts exactly as much as the war bet.</source>
        <translation>Eksaktong kasinghalaga ng war bet ang post.</translation>
    </message>
    <message>
        <source>%1: %2 was paid.</source>
        <translation>%1: %2 ang ibinayad.</translation>
    </message>
    <message>
        <source>%1 lost, but was paid %2.</source>
        <translation>Talo ang %1 pero binayaran ng %2.</translation>
    </message>
    <message>
        <source>%1 won, but was taken.</source>
        <translation>Panalo ang %1 pero kinuha.</translation>
    </message>
    <message>
        <source>%1 is a push, but chips moved.</source>
        <translation>Push ang %1 pero ginalaw ang chips.</translation>
    </message>
    <message>
        <source>A push is neither paid nor taken.</source>
        <translation>Hindi binabayaran o kinukuha ang push.</translation>
    </message>
    <message>
        <source>%1: %2 was taken.</source>
        <translation>%1: %2 ang kinuha.</translation>
    </message>
    <message>
        <source>%1: the amount is right, the chips are not.</source>
        <translation>%1: tama ang halaga, mali ang chips.</translation>
    </message>
    <message>
        <source>This house pays in the fewest chips.</source>
        <translation>Pinakakaunting chips ang bayad ng house na ito.</translation>
    </message>
    <message>
        <source>This house pays in the colours of the bet.</source>
        <translation>Sa kulay ng taya ang bayad ng house na ito.</translation>
    </message>
    <message>
        <source>%1: %2 was never settled.</source>
        <translation>%1: hindi na-settle ang %2.</translation>
    </message>
    <message>
        <source>Every bet is settled before the round ends.</source>
        <translation>Sine-settle ang bawat taya bago matapos ang round.</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Balasahin ang baraha</translation>
    </message>
    <message>
        <source>Offer the cut to %1</source>
        <translation>Ialok ang putol sa %1</translation>
    </message>
    <message>
        <source>Cut the cards where the patron said</source>
        <translation>Putulin kung saan sinabi ng manlalaro</translation>
    </message>
    <message>
        <source>Place the cut card, %1 cards from the end</source>
        <translation>Ilagay ang cut card, %1 baraha mula sa dulo</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Ikarga ang shoe</translation>
    </message>
    <message>
        <source>Call &quot;%1&quot;</source>
        <translation>Tawagin ang &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; to %2</source>
        <translation>Sabihin ang &quot;%1&quot; sa %2</translation>
    </message>
    <message>
        <source>Deal a card face down to %1</source>
        <translation>Mag-deal ng nakataob na baraha sa %1</translation>
    </message>
    <message>
        <source>Deal a card to %1</source>
        <translation>Mag-deal ng baraha sa %1</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Mag-burn ng baraha</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>I-discard ang nakalantad na baraha</translation>
    </message>
    <message>
        <source>Take the %1 at %2</source>
        <translation>Kunin ang %1 sa %2</translation>
    </message>
    <message>
        <source>Take %1 of the %2 at %3</source>
        <translation>Kunin ang %1 sa %2 ng %3</translation>
    </message>
    <message>
        <source>Pay %1 to the %2 at %3</source>
        <translation>Bayaran ng %1 ang %2 sa %3</translation>
    </message>
    <message>
        <source>Take back what was paid on the %1 at %2</source>
        <translation>Bawiin ang ibinayad sa %1 ng %2</translation>
    </message>
    <message>
        <source>Post %1 at %2</source>
        <translation>Mag-post ng %1 sa %2</translation>
    </message>
    <message>
        <source>Give the post to %1</source>
        <translation>Ibigay ang post sa %1</translation>
    </message>
    <message>
        <source>Hand back the %1 to %2</source>
        <translation>Ibalik ang %1 sa %2</translation>
    </message>
    <message>
        <source>Hand back %1 of the %2 to %3</source>
        <translation>Ibalik ang %1 ng %2 sa %3</translation>
    </message>
    <message>
        <source>Refuse the %1 of %2</source>
        <translation>Tanggihan ang %1 ng %2</translation>
    </message>
    <message>
        <source>Split the cards of %1</source>
        <translation>I-split ang baraha ng %1</translation>
    </message>
    <message>
        <source>Peek at the hole card</source>
        <translation>Silipin ang hole card</translation>
    </message>
    <message>
        <source>Turn the hole card over</source>
        <translation>Itihaya ang hole card</translation>
    </message>
    <message>
        <source>Void the round and return every bet</source>
        <translation>I-void ang round at ibalik lahat ng taya</translation>
    </message>
    <message>
        <source>Collect the cards of %1</source>
        <translation>Kunin ang baraha ng %1</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Tapusin ang round</translation>
    </message>
    <message>
        <source>%1 goes to war</source>
        <translation>Makikipag-war ang %1</translation>
    </message>
    <message>
        <source>%1 surrenders</source>
        <translation>Sumuko ang %1</translation>
    </message>
    <message>
        <source>%1 lets the winnings ride</source>
        <translation>Iniwan ng %1 ang panalo</translation>
    </message>
    <message>
        <source>%1 takes it all</source>
        <translation>Kinuha lahat ng %1</translation>
    </message>
    <message>
        <source>%1 takes even money</source>
        <translation>Even money ang %1</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>Hit ang %1</translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation>Stand ang %1</translation>
    </message>
    <message>
        <source>%1 puts %2 on the %3</source>
        <translation>Naglagay ang %1 ng %2 sa %3</translation>
    </message>
    <message>
        <source>%1 doubles for %2</source>
        <translation>Nag-double ang %1 ng %2</translation>
    </message>
    <message>
        <source>%1 splits</source>
        <translation>Nag-split ang %1</translation>
    </message>
    <message>
        <source>%1 takes insurance for %2</source>
        <translation>Nag-insurance ang %1 ng %2</translation>
    </message>
    <message>
        <source>%1 cuts at card %2</source>
        <translation>Pinutol ng %1 sa baraha %2</translation>
    </message>
    <message>
        <source>A card slips out of the shoe, face up</source>
        <translation>May dumulas na baraha, nakatihaya</translation>
    </message>
    <message>
        <source>A card slips out of the shoe, face down</source>
        <translation>May dumulas na baraha, nakataob</translation>
    </message>
    <message>
        <source>%1 disputes the result</source>
        <translation>Nirereklamo ng %1 ang resulta</translation>
    </message>
    <message>
        <source>A malfunction</source>
        <translation>May sira</translation>
    </message>
    <message>
        <source>The hole card, face down</source>
        <translation>Ang hole card, nakataob</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 sa %2</translation>
    </message>
    <message>
        <source>Peek: a blackjack</source>
        <translation>Silip: may blackjack</translation>
    </message>
    <message>
        <source>Peek: no blackjack</source>
        <translation>Silip: walang blackjack</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>ang dealer</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>tray</translation>
    </message>
    <message>
        <source>shoe</source>
        <translation>shoe</translation>
    </message>
    <message>
        <source>%1, as we read it</source>
        <translation>%1, ayon sa basa namin</translation>
    </message>
    <message>
        <source>the house&apos;s choice</source>
        <translation>pili ng house</translation>
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
        <translation>Wala sa ayos ang deal</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Sobrang baraha</translation>
    </message>
    <message>
        <source>Burn forgotten</source>
        <translation>Nakalimutan ang burn</translation>
    </message>
    <message>
        <source>Extra burn</source>
        <translation>Sobrang burn</translation>
    </message>
    <message>
        <source>Shoe not prepared correctly</source>
        <translation>Mali ang paghahanda ng shoe</translation>
    </message>
    <message>
        <source>Shuffle forgotten</source>
        <translation>Nakalimutan ang balasa</translation>
    </message>
    <message>
        <source>Exposed card used</source>
        <translation>Ginamit ang nakalantad na baraha</translation>
    </message>
    <message>
        <source>Settled out of order</source>
        <translation>Wala sa ayos ang settlement</translation>
    </message>
    <message>
        <source>Wrong payout</source>
        <translation>Maling bayad</translation>
    </message>
    <message>
        <source>Losing bet paid</source>
        <translation>Binayaran ang talong taya</translation>
    </message>
    <message>
        <source>Winning bet taken</source>
        <translation>Kinuha ang panalong taya</translation>
    </message>
    <message>
        <source>Push paid or taken</source>
        <translation>Ginalaw ang push</translation>
    </message>
    <message>
        <source>Wrong amount taken</source>
        <translation>Maling halagang kinuha</translation>
    </message>
    <message>
        <source>Wrong amount handed back</source>
        <translation>Maling halagang ibinalik</translation>
    </message>
    <message>
        <source>Post missing or wrong</source>
        <translation>Kulang o maling post</translation>
    </message>
    <message>
        <source>Wrong chips for the amount</source>
        <translation>Maling chips sa halaga</translation>
    </message>
    <message>
        <source>Offer forgotten</source>
        <translation>Nakalimutan ang alok</translation>
    </message>
    <message>
        <source>Did not wait for the answer</source>
        <translation>Hindi hinintay ang sagot</translation>
    </message>
    <message>
        <source>Call forgotten</source>
        <translation>Nakalimutan ang tawag</translation>
    </message>
    <message>
        <source>Late bet accepted</source>
        <translation>Tinanggap ang huling taya</translation>
    </message>
    <message>
        <source>Limit ignored</source>
        <translation>Hindi pinansin ang limit</translation>
    </message>
    <message>
        <source>Floor not called</source>
        <translation>Hindi tinawag ang floor</translation>
    </message>
    <message>
        <source>Cards collected early</source>
        <translation>Maagang kinuha ang baraha</translation>
    </message>
    <message>
        <source>Cards collected late</source>
        <translation>Huling kinuha ang baraha</translation>
    </message>
    <message>
        <source>Cards collected out of order</source>
        <translation>Wala sa ayos ang pagkuha ng baraha</translation>
    </message>
    <message>
        <source>Bet never settled</source>
        <translation>May hindi na-settle na taya</translation>
    </message>
    <message>
        <source>Cards left on the layout</source>
        <translation>May naiwang baraha</translation>
    </message>
    <message>
        <source>Wrong draw by the dealer</source>
        <translation>Maling hila ng dealer</translation>
    </message>
    <message>
        <source>Hole card exposed</source>
        <translation>Nalantad ang hole card</translation>
    </message>
    <message>
        <source>Card not asked for</source>
        <translation>Hindi hininging baraha</translation>
    </message>
    <message>
        <source>Not part of the procedure</source>
        <translation>Wala sa procedure</translation>
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
        <translation>upuan %1</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>main bet</translation>
    </message>
    <message>
        <source>tie bet</source>
        <translation>taya sa tabla</translation>
    </message>
    <message>
        <source>war bet</source>
        <translation>war bet</translation>
    </message>
    <message>
        <source>War bet</source>
        <translation>War bet</translation>
    </message>
    <message>
        <source>tie bet on the war cards</source>
        <translation>taya sa tabla sa war</translation>
    </message>
    <message>
        <source>house&apos;s post</source>
        <translation>post ng house</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>insurance</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>mula kaliwa pakanan</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>mula kanan pakaliwa</translation>
    </message>
    <message>
        <source>half</source>
        <translation>kalahati</translation>
    </message>
    <message>
        <source>all</source>
        <translation>lahat</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 at %2</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Maglagay na ng taya</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Sarado na ang taya</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>War o suko?</translation>
    </message>
    <message>
        <source>That is below the minimum</source>
        <translation>Mababa sa minimum ang taya</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>Kukunin lahat o iiwan ang panalo?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Insurance?</translation>
    </message>
    <message>
        <source>Floor, please</source>
        <translation>Floor, please</translation>
    </message>
    <message>
        <source>%1, the source demands it</source>
        <translation>%1, hinihingi ng source</translation>
    </message>
    <message>
        <source>%1, as we read the source</source>
        <translation>%1, ayon sa basa namin sa source</translation>
    </message>
    <message>
        <source>the house&apos;s own choice</source>
        <translation>sariling pili ng house</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>walang ganoong upuan</translation>
    </message>
    <message>
        <source>there is no such hand</source>
        <translation>walang ganoong kamay</translation>
    </message>
    <message>
        <source>the shoe is empty</source>
        <translation>walang laman ang shoe</translation>
    </message>
    <message>
        <source>there is no card in front of the shoe</source>
        <translation>walang baraha sa harap ng shoe</translation>
    </message>
    <message>
        <source>there are too many cards in front of the shoe</source>
        <translation>sobra ang baraha sa harap ng shoe</translation>
    </message>
    <message>
        <source>there are no chips there</source>
        <translation>walang chips doon</translation>
    </message>
    <message>
        <source>there are not that many chips there</source>
        <translation>hindi ganoon karami ang chips doon</translation>
    </message>
    <message>
        <source>there is no payoff to take back</source>
        <translation>walang bayad na babawiin</translation>
    </message>
    <message>
        <source>there are no cards there</source>
        <translation>walang baraha doon</translation>
    </message>
    <message>
        <source>there are not that many cards</source>
        <translation>hindi ganoon karami ang baraha</translation>
    </message>
    <message>
        <source>the cards are not ready to be cut</source>
        <translation>hindi pa handang putulin ang baraha</translation>
    </message>
    <message>
        <source>there is nothing to decide</source>
        <translation>walang pagpapasyahan</translation>
    </message>
    <message>
        <source>this house has no surrender</source>
        <translation>walang suko sa house na ito</translation>
    </message>
    <message>
        <source>that bet cannot be made by itself</source>
        <translation>hindi puwedeng mag-isa ang tayang iyon</translation>
    </message>
    <message>
        <source>the dealer has no card face down</source>
        <translation>walang nakataob na baraha ang dealer</translation>
    </message>
    <message>
        <source>this hand cannot be doubled now</source>
        <translation>hindi puwedeng i-double ang kamay na ito ngayon</translation>
    </message>
    <message>
        <source>this house does not allow a double of that amount</source>
        <translation>bawal ang double sa halagang iyon</translation>
    </message>
    <message>
        <source>this hand cannot be split now</source>
        <translation>hindi puwedeng i-split ang kamay na ito ngayon</translation>
    </message>
    <message>
        <source>insurance is not open now</source>
        <translation>hindi bukas ang insurance ngayon</translation>
    </message>
    <message>
        <source>insurance is at most half the bet</source>
        <translation>hanggang kalahati ng taya ang insurance</translation>
    </message>
    <message>
        <source>Refuse it before you close the bets.</source>
        <translation>Tanggihan bago isara ang taya.</translation>
    </message>
    <message>
        <source>Remind the patron, or refuse a second one, before you close the bets.</source>
        <translation>Paalalahanan, o tanggihan ang ikalawa, bago isara ang taya.</translation>
    </message>
    <message>
        <source>Hand back the excess before you close the bets.</source>
        <translation>Ibalik ang sobra bago isara ang taya.</translation>
    </message>
    <message>
        <source>%1 has no main bet beside it.</source>
        <translation>Walang main bet sa tabi ng %1.</translation>
    </message>
    <message>
        <source>%1: %2 is below the minimum of %3.</source>
        <translation>%1: mababa ang %2 sa minimum na %3.</translation>
    </message>
    <message>
        <source>%1: with %2 the bets of the seat come to more than %3.</source>
        <translation>%1: sa %2, lampas sa %3 ang mga taya ng upuan.</translation>
    </message>
    <message>
        <source>%1: %2 is above the maximum of %3.</source>
        <translation>%1: lampas ang %2 sa maximum na %3.</translation>
    </message>
    <message>
        <source>This house takes no side bet without a main bet.</source>
        <translation>Walang side bet dito kung walang main bet.</translation>
    </message>
    <message>
        <source>This house takes no tie bet without a main bet.</source>
        <translation>Walang taya sa tabla dito kung walang main bet.</translation>
    </message>
    <message>
        <source>%1: %2 was accepted.</source>
        <translation>%1: tinanggap ang %2.</translation>
    </message>
    <message>
        <source>On the war cards this house takes exactly the amount of the main bet.</source>
        <translation>Sa war card, eksaktong halaga ng main bet ang tinatanggap.</translation>
    </message>
    <message>
        <source>%1 was accepted.</source>
        <translation>Tinanggap ang %1.</translation>
    </message>
    <message>
        <source>This house does not take that bet.</source>
        <translation>Hindi tinatanggap ng house na ito ang tayang iyon.</translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot; was not called.</source>
        <translation>Hindi tinawag ang &quot;Maglagay na ng taya&quot;.</translation>
    </message>
    <message>
        <source>Call for bets before you close them.</source>
        <translation>Tawagin muna ang taya bago isara.</translation>
    </message>
    <message>
        <source>&quot;No more bets&quot; was not called.</source>
        <translation>Hindi tinawag ang &quot;Sarado na ang taya&quot;.</translation>
    </message>
    <message>
        <source>Call it before the first card.</source>
        <translation>Tawagin bago ang unang baraha.</translation>
    </message>
    <message>
        <source>Call the floor before you pay more than %1.</source>
        <translation>Tawagin ang floor bago magbayad nang higit sa %1.</translation>
    </message>
    <message>
        <source>Call the floor; the floor&apos;s ruling is final.</source>
        <translation>Tawagin ang floor; pinal ang desisyon nito.</translation>
    </message>
    <message>
        <source>The patron at %1 tied and was not asked.</source>
        <translation>Tabla ang manlalaro sa %1 pero hindi tinanong.</translation>
    </message>
    <message>
        <source>Ask a tied patron for war or surrender before you touch the bet.</source>
        <translation>Itanong ang war o suko bago galawin ang taya.</translation>
    </message>
    <message>
        <source>Wait for the answer: war or surrender.</source>
        <translation>Hintayin ang sagot: war o suko.</translation>
    </message>
    <message>
        <source>The floor was not called.</source>
        <translation>Hindi tinawag ang floor.</translation>
    </message>
    <message>
        <source>%1: %2 came after bets were closed and was not refused.</source>
        <translation>%1: dumating ang %2 nang sarado na at hindi tinanggihan.</translation>
    </message>
    <message>
        <source>Refuse a late bet before you do anything else.</source>
        <translation>Tanggihan agad ang huling taya bago ang lahat.</translation>
    </message>
    <message>
        <source>%1: not called for now.</source>
        <translation>%1: hindi ito hinihingi ngayon.</translation>
    </message>
    <message>
        <source>This house has no such step at this point.</source>
        <translation>Walang ganitong hakbang ang house sa puntong ito.</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>ang mesa</translation>
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
        <translation>Mga baraha</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Mga tawag</translation>
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
        <translation>wala</translation>
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
        <translation>pick and pay</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>lay and pay</translation>
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
        <translation>mababa</translation>
    </message>
    <message>
        <source>high</source>
        <translation>mataas</translation>
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
        <translation type="unfinished">Mga aberya</translation>
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
        <translation type="unfinished">oo</translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished">hindi</translation>
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
        <translation type="unfinished">push</translation>
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
        <translation type="unfinished">TABLA</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation type="unfinished">RAISE</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation type="unfinished">TABLA 2</translation>
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
        <translation type="unfinished">Lumabas ang cut card</translation>
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
        <translation type="unfinished">Bagong shoe</translation>
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
        <translation>Iskor</translation>
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
        <translation type="unfinished">%1 sa %2 kilos ang malinis, %3 sa %4 round ang malinis.</translation>
    </message>
    <message>
        <source>Findings: %1 critical, %2 major, %3 minor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation type="unfinished">%1 segundo bawat round; %2 ang gusto ng house.</translation>
    </message>
    <message>
        <source>Rounds dealt again: %1. The last attempt counts.</source>
        <translation>Mga round na na-deal ulit: %1. Ang huling subok ang binibilang.</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (na-deal ulit, hindi binibilang)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (naitama)</translation>
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
        <translation type="unfinished">Walang mali.</translation>
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
        <translation>Mga round</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Mga mali</translation>
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
        <translation>Huwag isama ang password: mase-save ito na mababasa ng lahat. Ilagay ito sa file na .pgpass sa iyong home folder.</translation>
    </message>
    <message>
        <source>There is no such file yet. It is created when somebody is added.</source>
        <translation>Wala pang ganitong file. Gagawin ito kapag may idinagdag na tao.</translation>
    </message>
    <message numerus="yes">
        <source>It works: %n person(s),</source>
        <translation>
            <numerusform>Gumagana: %n tao,</numerusform>
            <numerusform>Gumagana: %n na tao,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s).</source>
        <translation>
            <numerusform>%n session.</numerusform>
            <numerusform>%n na session.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server does not take a session: %1</source>
        <translation>Hindi tinatanggap ng server ang isang session: %1</translation>
    </message>
    <message>
        <source>No PIN is set any more. Choose the name again.</source>
        <translation>Wala nang nakatakdang PIN. Piliin ulit ang pangalan.</translation>
    </message>
    <message>
        <source>What is stored of this PIN is damaged. A new one must be set.</source>
        <translation>Sira ang naka-save na datos ng PIN na ito. Kailangang magtakda ng bago.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Walang talaan.</translation>
    </message>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Kasalukuyan pa ang eksamen na ito: selyado ang mga baraha.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CallBar</name>
    <message>
        <source>Place
your bets</source>
        <translation>Maglagay na
ng taya</translation>
    </message>
    <message>
        <source>No more
bets</source>
        <translation>Sarado na
ang taya</translation>
    </message>
    <message>
        <source>War or
surrender?</source>
        <translation>War o
suko?</translation>
    </message>
    <message>
        <source>Leave the
winnings?</source>
        <translation>Iiwan ang
panalo?</translation>
    </message>
    <message>
        <source>Below the
minimum</source>
        <translation>Mababa sa
minimum</translation>
    </message>
    <message>
        <source>Call the
floor</source>
        <translation>Tawagin
ang floor</translation>
    </message>
    <message>
        <source>Deal face
down</source>
        <translation>I-deal nang
nakataob</translation>
    </message>
    <message>
        <source>Peek at
hole card</source>
        <translation>Silipin ang
hole card</translation>
    </message>
    <message>
        <source>Turn over
hole card</source>
        <translation>Itihaya ang
hole card</translation>
    </message>
    <message>
        <source>Void the
round</source>
        <translation>I-void
ang round</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>End the
round</source>
        <translation>Tapusin
ang round</translation>
    </message>
    <message>
        <source>What
is next?</source>
        <translation>Ano ang
susunod?</translation>
    </message>
    <message>
        <source>Any
insurance?</source>
        <translation>Kukuha ng
insurance?</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CheckCard</name>
    <message>
        <source>Valid</source>
        <translation>May bisa</translation>
    </message>
    <message>
        <source>Signed by a key you do not trust yet</source>
        <translation>Nilagdaan gamit ang susing hindi mo pa pinagkakatiwalaan</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Walang bisa</translation>
    </message>
    <message>
        <source>A key you trust</source>
        <translation>Susing pinagkakatiwalaan mo</translation>
    </message>
    <message>
        <source>A key you do not trust yet</source>
        <translation>Susing hindi mo pa pinagkakatiwalaan</translation>
    </message>
    <message>
        <source>A revocation list, taken into account</source>
        <translation>Listahan ng pagpapawalang-bisa, isinaalang-alang na</translation>
    </message>
    <message>
        <source>A revocation list of somebody you do not trust</source>
        <translation>Listahan ng pagpapawalang-bisa mula sa hindi mo pinagkakatiwalaan</translation>
    </message>
    <message>
        <source>Not a certificate</source>
        <translation>Hindi ito sertipiko</translation>
    </message>
    <message>
        <source>Trust this key</source>
        <translation>Pagkatiwalaan ang susing ito</translation>
    </message>
    <message>
        <source>Dealing the exam again…</source>
        <translation>Dine-deal ulit ang eksamen…</translation>
    </message>
    <message numerus="yes">
        <source>It declares %n certificate(s) or key(s) void.</source>
        <translation>
            <numerusform>Pinawawalang-bisa nito ang %n sertipiko o susi.</numerusform>
            <numerusform>Pinawawalang-bisa nito ang %n na sertipiko o susi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else holds: the log, the cards, the findings and the score. What is left is whose key this is. It says it belongs to %1.</source>
        <translation>Tama ang lahat ng iba pa: ang log, mga baraha, mga mali at iskor. Ang natitira na lang ay kung kanino ang susing ito. Ayon dito, sa %1 ito.</translation>
    </message>
    <message>
        <source>It says it belongs to %1.</source>
        <translation>Ayon dito, sa %1 ito.</translation>
    </message>
    <message>
        <source>Call them, on a number you know, and let them read out the fingerprint of their key. Trust it only if it is this one:</source>
        <translation>Tawagan sila sa numerong alam mo at ipabasa ang fingerprint ng susi nila. Pagkatiwalaan lang ito kung ito mismo:</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerprint</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numero %2</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Eksamen</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Iginawad</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Mapapaso</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Nilagdaan ni</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Hours dealt</source>
        <translation>Oras ng pag-deal</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Iskor</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClausePopover</name>
    <message>
        <source>The source is unclear here: this is how we read it.</source>
        <translation>Malabo ang source dito: ganito ang basa namin.</translation>
    </message>
    <message>
        <source>The source demands it. The words are ours.</source>
        <translation>Hinihingi ito ng source. Sa amin ang mga salita.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoachCard</name>
    <message>
        <source>Show me</source>
        <translation>Ipakita</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Subukan ulit</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Magpatuloy</translation>
    </message>
    <message>
        <source>Also: %1. %2 %3 (%4)</source>
        <translation>Bukod dito: %1. %2 %3 (%4)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CompareScreen</name>
    <message>
        <source>Compare</source>
        <translation>Ihambing</translation>
    </message>
    <message>
        <source>Compare two houses</source>
        <translation>Ihambing ang dalawang house</translation>
    </message>
    <message>
        <source>The house you know</source>
        <translation>Ang house na alam mo</translation>
    </message>
    <message>
        <source>The house you move to</source>
        <translation>Ang lilipatan mong house</translation>
    </message>
    <message>
        <source>Write the sheet…</source>
        <translation>Isulat ang listahan…</translation>
    </message>
    <message>
        <source>Practise the differences</source>
        <translation>Sanayin ang mga kaibahan</translation>
    </message>
    <message>
        <source>What is different?</source>
        <translation>Ano ang naiiba?</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Alam mo</translation>
    </message>
    <message>
        <source>Swap the two houses</source>
        <translation>Pagpalitin ang dalawang house</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Pagpalitin</translation>
    </message>
    <message>
        <source>You move to</source>
        <translation>Lilipat ka sa</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Walang kaibahan.</translation>
    </message>
    <message>
        <source>One thing to do differently</source>
        <translation>Isang bagay ang gagawin nang iba</translation>
    </message>
    <message>
        <source>%1 things to do differently, the riskiest first</source>
        <translation>%1 bagay ang gagawin nang iba, una ang pinakadelikado</translation>
    </message>
    <message>
        <source>The differences cannot be practised</source>
        <translation>Hindi masasanay ang mga kaibahan</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hindi</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoursePage</name>
    <message>
        <source>read</source>
        <translation>basahin</translation>
    </message>
    <message>
        <source>watch</source>
        <translation>panoorin</translation>
    </message>
    <message numerus="yes">
        <source>deal %n task(s)</source>
        <translation>
            <numerusform>mag-deal: %n gawain</numerusform>
            <numerusform>mag-deal: %n na gawain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n tanong</numerusform>
            <numerusform>%n na tanong</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The course is being prepared.</source>
        <translation>Inihahanda ang kurso.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>at %n pa</numerusform>
            <numerusform>at %n pa</numerusform>
        </translation>
    </message>
    <message>
        <source>Some lesson files cannot be used:</source>
        <translation>Hindi magagamit ang ilang file ng aralin:</translation>
    </message>
    <message>
        <source>There are no lessons for this house.</source>
        <translation>Walang aralin para sa house na ito.</translation>
    </message>
    <message>
        <source>You have done all lessons of this house. Any of them can be repeated.</source>
        <translation>Natapos mo na ang lahat ng aralin ng house na ito. Puwedeng ulitin ang alinman.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done.</source>
        <translation>
            <numerusform>%1 sa %n aralin ang tapos na.</numerusform>
            <numerusform>%1 sa %n na aralin ang tapos na.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <translation>Simulan: %1</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Ituloy: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoFooter</name>
    <message>
        <source>No mistake</source>
        <translation>Walang mali</translation>
    </message>
    <message>
        <source>Paid too much</source>
        <translation>Sobra ang bayad</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Wala sa turno</translation>
    </message>
    <message>
        <source>Burn forgotten</source>
        <translation>Nakalimutan ang burn</translation>
    </message>
    <message>
        <source>Cards too early</source>
        <translation>Maagang kinuha ang baraha</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Malaking letra</translation>
    </message>
    <message>
        <source>What is the difference?</source>
        <translation>Ano ang kaibahan?</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Mabagal</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Mabilis</translation>
    </message>
    <message>
        <source>In step</source>
        <translation>Sabay</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>Sariling oras</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bumalik</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>I-play</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Sumulong</translation>
    </message>
    <message>
        <source>Mistake to show</source>
        <translation>Maling ipapakita</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Bilis</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Bilis</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>○ call   ● chips   ▮ cards leave</source>
        <translation>○ tawag   ● chips   ▮ alis ang baraha</translation>
    </message>
    <message>
        <source>Normal type</source>
        <translation>Normal na letra</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoHeader</name>
    <message>
        <source>Two tables</source>
        <translation>Dalawang mesa</translation>
    </message>
    <message>
        <source>One table</source>
        <translation>Isang mesa</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Ibang round</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>I-save…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mga mesa</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Sitwasyon</translation>
    </message>
    <message>
        <source>Any round</source>
        <translation>Kahit anong round</translation>
    </message>
    <message>
        <source>Win, loss and tie</source>
        <translation>Panalo, talo at tabla</translation>
    </message>
    <message>
        <source>Two wars at once</source>
        <translation>Dalawang war nang sabay</translation>
    </message>
    <message>
        <source>A tied war</source>
        <translation>Tablang war</translation>
    </message>
    <message>
        <source>A surrender</source>
        <translation>Pagsuko</translation>
    </message>
    <message>
        <source>A bet above the limit</source>
        <translation>Tayang lampas sa limit</translation>
    </message>
    <message>
        <source>An exposed card</source>
        <translation>Nakalantad na baraha</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>Lumabas ang cut card</translation>
    </message>
    <message>
        <source>A parlay</source>
        <translation>Isang parlay</translation>
    </message>
    <message>
        <source>A split</source>
        <translation>Isang split</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoPictures</name>
    <message>
        <source>Save the demonstration</source>
        <translation>I-save ang demonstrasyon</translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <translation>Hindi naisulat ang %1</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Dealing notation (*.deal)</translation>
    </message>
    <message>
        <source>Pictures for slides (*.png)</source>
        <translation>Mga larawan para sa slide (*.png)</translation>
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
        <translation>Magpakita ng round</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Demonstrasyon</translation>
    </message>
    <message>
        <source>Saved: %1 pictures.</source>
        <translation>Na-save: %1 larawan.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>I-play</translation>
    </message>
    <message>
        <source>How it is dealt</source>
        <translation>Paano mag-deal</translation>
    </message>
    <message>
        <source>The same round, twice</source>
        <translation>Parehong round, dalawang beses</translation>
    </message>
    <message>
        <source>Same cards, two houses</source>
        <translation>Parehong baraha, dalawang house</translation>
    </message>
    <message>
        <source>Saved: %1-left and -right.deal</source>
        <translation>Na-save: %1-left at -right.deal</translation>
    </message>
    <message>
        <source>Saved: %1.deal</source>
        <translation>Na-save: %1.deal</translation>
    </message>
    <message>
        <source>The demonstration could not be saved</source>
        <translation>Hindi na-save ang demonstrasyon</translation>
    </message>
    <message>
        <source>Writing pictures…</source>
        <translation>Isinusulat ang mga larawan…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoTable</name>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Now you</source>
        <translation>Ikaw naman</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>Pick and pay</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>Lay and pay</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Take over and deal from here</source>
        <translation>Ikaw ang mag-deal mula rito</translation>
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
        <translation>sa pick and pay</translation>
    </message>
    <message>
        <source>laying</source>
        <translation>sa lay and pay</translation>
    </message>
    <message>
        <source>the left table</source>
        <translation>ang kaliwang mesa</translation>
    </message>
    <message>
        <source>the right table</source>
        <translation>ang kanang mesa</translation>
    </message>
    <message>
        <source>left</source>
        <translation>kaliwa</translation>
    </message>
    <message>
        <source>right</source>
        <translation>kanan</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EdgeChart</name>
    <message>
        <source>House edge</source>
        <translation>House edge</translation>
    </message>
    <message>
        <source>Press Simulate to watch the edge converge.</source>
        <translation>Pindutin ang I-simulate para makita ang paglapit ng edge.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EditorScreen</name>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>A house of your own</source>
        <translation>Sariling house</translation>
    </message>
    <message>
        <source>The house to start from</source>
        <translation>Ang panimulang house</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Lahat</translation>
    </message>
    <message>
        <source>The source&apos;s</source>
        <translation>Mula sa source</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Sariling pili</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Mga mali</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>I-save…</translation>
    </message>
    <message>
        <source>Deal here</source>
        <translation>Dito mag-deal</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Simula sa</translation>
    </message>
    <message>
        <source>Which keys to see</source>
        <translation>Aling mga key ang makikita</translation>
    </message>
    <message>
        <source>Nothing to show here.</source>
        <translation>Walang maipapakita rito.</translation>
    </message>
    <message>
        <source>%1, our house</source>
        <translation>%1, house natin</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>Hindi pa naka-save ang mga binago mo.</translation>
    </message>
    <message>
        <source>Discard them and start over?</source>
        <translation>Itapon at magsimula ulit?</translation>
    </message>
    <message>
        <source>New house</source>
        <translation>Bagong house</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, hindi naka-save</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linya %1: %2</translation>
    </message>
    <message>
        <source>One fault, shown at its key.</source>
        <translation>Isang mali, nasa key nito.</translation>
    </message>
    <message>
        <source>%1 faults, shown at their keys.</source>
        <translation>%1 mali, nasa kani-kanilang key.</translation>
    </message>
    <message>
        <source>Felt, odds and manual still show the last valid version.</source>
        <translation>Ang felt, odds at manual ay huling wastong bersyon pa rin.</translation>
    </message>
    <message>
        <source>Save the house</source>
        <translation>I-save ang house</translation>
    </message>
    <message>
        <source>House files (*.toml)</source>
        <translation>Mga house file (*.toml)</translation>
    </message>
    <message>
        <source>The house could not be saved</source>
        <translation>Hindi na-save ang house</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortCard</name>
    <message>
        <source>What is the difference?</source>
        <translation>Ano ang kaibahan?</translation>
    </message>
    <message>
        <source>Seconds come from this model, not from a stopwatch. Adjust it:</source>
        <translation>Galing ang segundo sa modelong ito, hindi sa stopwatch. Ayusin:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>A call</source>
        <translation>Isang tawag</translation>
    </message>
    <message>
        <source>A card dealt or burned</source>
        <translation>Isang barahang deal o burn</translation>
    </message>
    <message>
        <source>A bet taken or paid</source>
        <translation>Isang tayang kinuha o binayaran</translation>
    </message>
    <message>
        <source>Cards picked up</source>
        <translation>Kinuhang baraha</translation>
    </message>
    <message>
        <source>Each further hand swept up</source>
        <translation>Bawat dagdag na kamay na winalis</translation>
    </message>
    <message>
        <source>Reach, per seat from the middle</source>
        <translation>Abot, bawat upuan mula gitna</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Bagong shoe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Isara</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Hand motions per round</source>
        <translation>Galaw ng kamay bawat round</translation>
    </message>
    <message>
        <source>Time per round</source>
        <translation>Oras bawat round</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Cards stay after the chips have moved</source>
        <translation>Nananatili ang baraha pagkagalaw ng chips</translation>
    </message>
    <message>
        <source>%1 %2 less</source>
        <translation>mas kaunti ng %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 more</source>
        <translation>mas marami ng %1 %2</translation>
    </message>
    <message>
        <source>%1 takes %2 and %3 per round than %4. %5 leaves the cards of each hand on the layout %6 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Ang %1 ay %2 at %3 bawat round kaysa %4. Iniiwan ng %5 ang baraha ng bawat kamay nang %6 s pa: oras para itama ang maling bayad.</translation>
    </message>
    <message>
        <source>motions</source>
        <translation>galaw</translation>
    </message>
    <message>
        <source>This round: %1</source>
        <translation>Round na ito: %1</translation>
    </message>
    <message>
        <source>On average over %1 rounds: %2</source>
        <translation>Sa average ng %1 round: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsScreen</name>
    <message>
        <source>Exams</source>
        <translation>Mga eksamen</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Mga eksamen at sertipiko</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::FileDialogs</name>
    <message>
        <source>Open a session</source>
        <translation>Magbukas ng session</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal);;All files (*)</source>
        <translation>Dealing notation (*.deal);;Lahat ng file (*)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>I-save ang session</translation>
    </message>
    <message>
        <source>session.deal</source>
        <translation>session.deal</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Dealing notation (*.deal)</translation>
    </message>
    <message>
        <source>The session could not be saved</source>
        <translation>Hindi na-save ang session</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s manual</source>
        <translation>Isulat ang manual ng dealer</translation>
    </message>
    <message>
        <source>Write the difference sheet</source>
        <translation>Isulat ang listahan ng kaibahan</translation>
    </message>
    <message>
        <source>Open a house file</source>
        <translation>Magbukas ng house file</translation>
    </message>
    <message>
        <source>House files (*.toml);;All files (*)</source>
        <translation>Mga house file (*.toml);;Lahat ng file (*)</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>Hindi magagamit ang house na ito</translation>
    </message>
    <message>
        <source>PDF on A4 (*.pdf)</source>
        <translation>PDF sa A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF on US Letter (*.pdf)</source>
        <translation>PDF sa US Letter (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web page (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Teksto (*.txt)</translation>
    </message>
    <message>
        <source>Session saved: %1</source>
        <translation>Na-save ang session: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::GuidedRound</name>
    <message>
        <source>%1 cannot deal such a round.</source>
        <translation>Hindi makakapag-deal ng ganitong round ang %1.</translation>
    </message>
    <message>
        <source>This round cannot be dealt</source>
        <translation>Hindi made-deal ang round na ito</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeldBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 ng %2</translation>
    </message>
    <message>
        <source>payoff on the %1 of %2</source>
        <translation>bayad sa %1 ng %2</translation>
    </message>
    <message>
        <source>late chips on the %1 of %2</source>
        <translation>huling chips sa %1 ng %2</translation>
    </message>
    <message>
        <source>cards of %1</source>
        <translation>baraha ng %1</translation>
    </message>
    <message>
        <source>card that slid out</source>
        <translation>barahang dumulas palabas</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Kalahati</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Ibalik sa puwesto</translation>
    </message>
    <message>
        <source>Count out half of this bet, for a surrender</source>
        <translation>Bilangin ang kalahati ng tayang ito, para sa pagsuko</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>Sa kamay mo: %1</translation>
    </message>
    <message>
        <source>In your hand: cards of %1 places</source>
        <translation>Sa kamay mo: baraha ng %1 puwesto</translation>
    </message>
    <message>
        <source>In your hand: %1 bets</source>
        <translation>Sa kamay mo: %1 taya</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseGrid</name>
    <message>
        <source>Open a house file…</source>
        <translation>Magbukas ng house file…</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Ibalik ito</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>Ibalik ang %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HousePreview</name>
    <message>
        <source>Felt</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Odds</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Preview</translation>
    </message>
    <message>
        <source>The house file</source>
        <translation>Ang house file</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseShelf</name>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Hindi mabasa ang file na %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be changed.</source>
        <translation>Hindi mabago ang file na %1.</translation>
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
        <translation>Higit pa tungkol sa %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Palitan ang pangalan…</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Alisin sa listahang ito</translation>
    </message>
    <message>
        <source>Name of the house</source>
        <translation>Pangalan ng house</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>at %n pa</numerusform>
            <numerusform>at %n pa</numerusform>
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
        <translation>Eksamen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Pagsasanay</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Nagpapatuloy</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Tapos na</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Itinigil</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kailan</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Sino</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Uri</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Mga round</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Iskor</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Mga mali</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Katayuan</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeyRow</name>
    <message>
        <source>choice</source>
        <translation>pili</translation>
    </message>
    <message>
        <source>Origin of the rule: a clause (WA-9), our reading of an unclear one (reading WA-4), or choice</source>
        <translation>Pinagmulan ng tuntunin: clause (WA-9), basa namin sa malabo (reading WA-4), o choice</translation>
    </message>
    <message>
        <source>Origin of: %1</source>
        <translation>Pinagmulan ng: %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oo</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>wala</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linya %1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeySheet</name>
    <message>
        <source>Cards</source>
        <translation>Mga baraha</translation>
    </message>
    <message>
        <source>Deal to that seat</source>
        <translation>I-deal sa upuang iyon</translation>
    </message>
    <message>
        <source>Deal to the dealer</source>
        <translation>I-deal sa dealer</translation>
    </message>
    <message>
        <source>Deal the hole card, face down</source>
        <translation>I-deal ang hole card, nakataob</translation>
    </message>
    <message>
        <source>Peek at the hole card</source>
        <translation>Silipin ang hole card</translation>
    </message>
    <message>
        <source>Turn the hole card over</source>
        <translation>Itihaya ang hole card</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>I-split ang pares</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Burn</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>I-discard ang nakalantad na baraha</translation>
    </message>
    <message>
        <source>Collect the cards (C 0: the dealer&apos;s)</source>
        <translation>Kunin ang baraha (C 0: sa dealer)</translation>
    </message>
    <message>
        <source>At the shoe: shuffle, cut, load</source>
        <translation>Sa shoe: balasa, putol, karga</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>Ialok ang putol</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Mga tawag</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Maglagay na ng taya</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Sarado na ang taya</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>War o suko?</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>Kukunin lahat o iiwan ang panalo?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Insurance?</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Mababa sa minimum</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Tawagin ang floor</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>I-void ang round</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Tapusin ang round</translation>
    </message>
    <message>
        <source>New session, open, save</source>
        <translation>Bagong session, buksan, i-save</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>%1 (Shift: five)</source>
        <translation>%1 (Shift: lima)</translation>
    </message>
    <message>
        <source>Put the last chip back (Esc: all)</source>
        <translation>Ibalik ang huling chip (Esc: lahat)</translation>
    </message>
    <message>
        <source>Pay with the chips in your hand</source>
        <translation>Magbayad gamit ang chips sa kamay</translation>
    </message>
    <message>
        <source>Take (chips in hand: that amount)</source>
        <translation>Kunin (may chips sa kamay: ganoong halaga)</translation>
    </message>
    <message>
        <source>Hand back or refuse</source>
        <translation>Ibalik o tanggihan</translation>
    </message>
    <message>
        <source>Take back a payoff</source>
        <translation>Bawiin ang bayad</translation>
    </message>
    <message>
        <source>Post the matching unit</source>
        <translation>Ilagay ang post</translation>
    </message>
    <message>
        <source>Give the post to the patron</source>
        <translation>Ibigay ang post sa manlalaro</translation>
    </message>
    <message>
        <source>Main, tie, war, war tie, post; A: all</source>
        <translation>Main, tabla, war, tabla sa war, post; A: lahat</translation>
    </message>
    <message>
        <source>Main, war, insurance; A: all</source>
        <translation>Main, war, insurance; A: lahat</translation>
    </message>
    <message>
        <source>Choose a hand of a split seat</source>
        <translation>Pumili ng kamay sa split na upuan</translation>
    </message>
    <message>
        <source>Take half the main bet</source>
        <translation>Kunin ang kalahati ng main</translation>
    </message>
    <message>
        <source>Cut half the bet you hold</source>
        <translation>Hatiin ang hawak na taya</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Kahit saan</translation>
    </message>
    <message>
        <source>Move over the table, use a spot</source>
        <translation>Gumalaw sa mesa, gamitin ang puwesto</translation>
    </message>
    <message>
        <source>What is next? Again: shows where</source>
        <translation>Ano ang susunod? Ulit: ipinapakita kung saan</translation>
    </message>
    <message>
        <source>Show or hide the side panel</source>
        <translation>Ipakita o itago ang panel</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Ang round</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Play at pause</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <translation>Isang hakbang pabalik, isang pasulong</translation>
    </message>
    <message>
        <source>The same, with a remote</source>
        <translation>Ganoon din, gamit ang remote</translation>
    </message>
    <message>
        <source>First step, last step</source>
        <translation>Unang hakbang, huling hakbang</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Ibang round</translation>
    </message>
    <message>
        <source>The show</source>
        <translation>Ang demonstrasyon</translation>
    </message>
    <message>
        <source>One table or two</source>
        <translation>Isa o dalawang mesa</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Malaking letra</translation>
    </message>
    <message>
        <source>What is the difference?</source>
        <translation>Ano ang kaibahan?</translation>
    </message>
    <message>
        <source>Now you: take over from here</source>
        <translation>Ikaw naman: ituloy mula rito</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Bumalik sa simula</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Mga key</translation>
    </message>
    <message>
        <source>Deal this round again</source>
        <translation>I-deal ulit ang round na ito</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LanguagePreferences</name>
    <message>
        <source>Language</source>
        <translation>Wika</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Gaya ng sistema</translation>
    </message>
    <message>
        <source>Of the window, of findings and of what is printed.</source>
        <translation>Para sa window, mga finding at ipi-print.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LearnScreen</name>
    <message>
        <source>Learn</source>
        <translation>Matuto</translation>
    </message>
    <message>
        <source>Learn: the course of a house</source>
        <translation>Matuto: ang kurso ng isang house</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Learn to deal</source>
        <translation>Matutong mag-deal</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LeaveMenu</name>
    <message>
        <source>Go on dealing</source>
        <translation>Ituloy ang pag-deal</translation>
    </message>
    <message>
        <source>Deal this round again</source>
        <translation>I-deal ulit ang round na ito</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Umalis sa mesa</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Aalis sa mesa?</translation>
    </message>
    <message>
        <source>The session is kept. You can go on with it from the start screen.</source>
        <translation>Nakatago ang session. Maitutuloy mo ito mula sa panimulang screen.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonPage</name>
    <message>
        <source>Read</source>
        <translation>Basahin</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Panoorin</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ikaw naman</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Tanong</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Lahat ng aralin</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>I-deal ito</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Hakbang pabalik</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>I-play</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Hakbang pasulong</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bumalik</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Susunod</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Hakbang %1 sa %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Tapusin</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Susunod na aralin</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 Round %2 of %3.</source>
        <translation>%1 Round %2 sa %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). Deal one more like it.</source>
        <translation>
            <numerusform>%n mali. Mag-deal ng isa pang katulad nito.</numerusform>
            <numerusform>%n na mali. Mag-deal ng isa pang katulad nito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal another</source>
        <translation>Mag-deal ng isa pa</translation>
    </message>
    <message numerus="yes">
        <source>Clean. %n round(s) to go.</source>
        <translation>
            <numerusform>Malinis. %n round pa.</numerusform>
            <numerusform>Malinis. %n na round pa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Susunod na round</translation>
    </message>
    <message>
        <source>Clean. That is what the lesson asked for.</source>
        <translation>Malinis. Iyan ang hinihingi ng aralin.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Bumalik sa aralin</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonRow</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Aralin %1: %2, tapos na</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Aralin %1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MainMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Mga key</translation>
    </message>
    <message>
        <source>About Pitwise</source>
        <translation>Tungkol sa Pitwise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Lumabas</translation>
    </message>
    <message>
        <source>Previous session</source>
        <translation>Nakaraang session</translation>
    </message>
    <message>
        <source>Open a session…</source>
        <translation>Magbukas ng session…</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>Kamakailang session</translation>
    </message>
    <message>
        <source>Save the session as…</source>
        <translation>I-save ang session bilang…</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s manual…</source>
        <translation>Isulat ang manual ng dealer…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Tunog</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Lahat ng session…</translation>
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
        <translation>Hindi magagamit ang house na ito</translation>
    </message>
    <message>
        <source>About Pitwise</source>
        <translation>Tungkol sa Pitwise</translation>
    </message>
    <message>
        <source>Pitwise %1</source>
        <translation>Pitwise %1</translation>
    </message>
    <message>
        <source>Trains and certifies casino dealers: you deal, the referee judges every act by the house&apos;s procedure.

Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>Nagsasanay at nagse-certify ng mga dealer: ikaw ang magde-deal, hinahatulan ng referee ang bawat kilos ayon sa procedure ng house.

Malayang software sa ilalim ng GNU General Public License, bersyon 3 o mas bago. Walang garantiya.</translation>
    </message>
    <message>
        <source>The session is being saved again</source>
        <translation>Nase-save na ulit ang session</translation>
    </message>
    <message>
        <source>Nothing is missing from it.</source>
        <translation>Walang kulang dito.</translation>
    </message>
    <message>
        <source>The session cannot be saved at the moment</source>
        <translation>Hindi mai-save ang session sa ngayon</translation>
    </message>
    <message>
        <source>%1

You can deal on: nothing is lost while Pitwise is open, and it tries again by itself. Make room on the disk, or save the session somewhere else with &quot;Save the session as…&quot;.</source>
        <translation>%1

Puwede kang magpatuloy sa pag-deal: walang mawawala habang bukas ang Pitwise, at kusa itong susubok ulit. Magbakante ng espasyo sa disk, o i-save ang session sa ibang lugar gamit ang &quot;I-save ang session bilang…&quot;.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MoreButton</name>
    <message>
        <source>Rename or remove this house</source>
        <translation>Palitan ang pangalan o alisin ang house na ito</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NarrationWords</name>
    <message>
        <source>The cards of %1 are still on the layout: the floor can check.</source>
        <translation>Nasa layout pa ang baraha ng %1: masusuri ng floor.</translation>
    </message>
    <message>
        <source>The cards of %1 are gone: the floor must rely on witnesses.</source>
        <translation>Wala na ang baraha ng %1: sa saksi na lang aasa ang floor.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Walang laman ang mesa</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Simula ng round %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoRecords</name>
    <message>
        <source>There are no records.</source>
        <translation>Walang talaan.</translation>
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
        <translation>soft %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OddsScreen</name>
    <message>
        <source>Odds</source>
        <translation>Odds</translation>
    </message>
    <message>
        <source>Odds and simulation</source>
        <translation>Odds at simulation</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>100 thousand</source>
        <translation>100 libo</translation>
    </message>
    <message>
        <source>1 million</source>
        <translation>1 milyon</translation>
    </message>
    <message>
        <source>10 million</source>
        <translation>10 milyon</translation>
    </message>
    <message>
        <source>1 billion</source>
        <translation>1 bilyon</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>I-simulate</translation>
    </message>
    <message>
        <source>Patrons</source>
        <translation>Mga manlalaro</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>May taong upuan</translation>
    </message>
    <message>
        <source>War</source>
        <translation>War</translation>
    </message>
    <message>
        <source>Basic strategy</source>
        <translation>Basic strategy</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Pagsuko</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Maingat</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Halo-halo</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Matapang</translation>
    </message>
    <message>
        <source>Simulated patrons, a perfect dealer, and the referee judging every act.</source>
        <translation>Mga simulated na manlalaro, perpektong dealer, at referee na humahatol sa bawat kilos.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Itigil</translation>
    </message>
    <message>
        <source>%1 rounds, %2 acts judged, %3 findings; %4 rounds per second.</source>
        <translation>%1 round, %2 kilos na hinatulan, %3 mali; %4 round bawat segundo.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OddsTable</name>
    <message>
        <source>Main bet, as these patrons play</source>
        <translation>Main bet, ayon sa laro nila</translation>
    </message>
    <message>
        <source>Blackjack bet, as these patrons play</source>
        <translation>Blackjack bet, ayon sa laro nila</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>House edge</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>eksakto</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulated</translation>
    </message>
    <message>
        <source>%1 (the patron&apos;s)</source>
        <translation>%1 (sa manlalaro)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PassingNotes</name>
    <message>
        <source>Floor: to the discards</source>
        <translation>Floor: sa discard</translation>
    </message>
    <message>
        <source>Floor: goes back</source>
        <translation>Floor: ibinabalik</translation>
    </message>
    <message>
        <source>Floor: the excess goes back</source>
        <translation>Floor: ibinabalik ang sobra</translation>
    </message>
    <message>
        <source>Floor: posted</source>
        <translation>Floor: nailagay ang post</translation>
    </message>
    <message>
        <source>Floor: back to the tray</source>
        <translation>Floor: balik sa tray</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PatronMenu</name>
    <message>
        <source>War or surrender?</source>
        <translation>War o suko?</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>Kukunin lahat o iiwan ang panalo?</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Mababa sa minimum</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>I-split ang pares</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>Ialok ang putol</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PlayOptions</name>
    <message>
        <source>House&apos;s own</source>
        <translation>Sa house mismo</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>Pick and pay</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>Lay and pay</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Tahimik</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Maingat</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Halo-halo</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Matapang</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Wala</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Ilan</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Marami</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Nakakarga</translation>
    </message>
    <message>
        <source>Shuffle first</source>
        <translation>Magbalasa muna</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mag-deal</translation>
    </message>
    <message>
        <source>random</source>
        <translation>random</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same patrons.</source>
        <translation>Parehong numero, parehong baraha at manlalaro.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Paghatol</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>May taong upuan</translation>
    </message>
    <message>
        <source>Patrons</source>
        <translation>Mga manlalaro</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Mga aberya</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Shoe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Stops at a mistake and lets you try again.</source>
        <translation>Humihinto sa mali at pinasusubok ulit.</translation>
    </message>
    <message>
        <source>Lets you play on and sums up each round.</source>
        <translation>Pinatutuloy ka at may buod bawat round.</translation>
    </message>
    <message>
        <source>Only records. Press Result to see how you did.</source>
        <translation>Nagtatala lang. Pindutin ang Resulta para makita.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeWords</name>
    <message>
        <source>Practice: one round that covers %1 of %2 differences.</source>
        <translation>Practice: isang round na sakop ang %1 sa %2 kaibahan.</translation>
    </message>
    <message>
        <source>Practice: %1 rounds that cover %2 of %3 differences.</source>
        <translation>Practice: %1 round na sakop ang %2 sa %3 kaibahan.</translation>
    </message>
    <message>
        <source>It starts with the shuffle.</source>
        <translation>Nagsisimula sa balasa.</translation>
    </message>
    <message>
        <source>What is different in %1</source>
        <translation>Ano ang naiiba sa %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PreferenceGroup</name>
    <message>
        <source>Reset</source>
        <translation>I-reset</translation>
    </message>
    <message>
        <source>Puts these preferences back to their defaults</source>
        <translation>Ibinabalik ang mga ito sa default</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>I-reset ang %1</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>On</source>
        <translation>On</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Prompts</name>
    <message>
        <source>Pay</source>
        <translation>Magbayad</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Kunin</translation>
    </message>
    <message>
        <source>Hand back</source>
        <translation>Ibalik</translation>
    </message>
    <message>
        <source>Take back the payoff</source>
        <translation>Bawiin ang bayad</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Post</translation>
    </message>
    <message>
        <source>Give the post</source>
        <translation>Ibigay ang post</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Kunin ang baraha</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>War o suko?</translation>
    </message>
    <message>
        <source>Below the minimum.</source>
        <translation>Mababa sa minimum.</translation>
    </message>
    <message>
        <source>Offer the cut.</source>
        <translation>Ialok ang putol.</translation>
    </message>
    <message>
        <source>Take half the main bet</source>
        <translation>Kunin ang kalahati ng main</translation>
    </message>
    <message>
        <source>Leave the winnings?</source>
        <translation>Iiwan ang panalo?</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>%1, seat %2: which hand? Press 1 (a) to %3 (%4).</source>
        <translation>%1, upuan %2: aling kamay? Pindutin ang 1 (a) hanggang %3 (%4).</translation>
    </message>
    <message>
        <source>%1: no such chips at seat %2.</source>
        <translation>%1: walang ganoong chips sa upuan %2.</translation>
    </message>
    <message>
        <source>A all</source>
        <translation>A lahat</translation>
    </message>
    <message>
        <source>%1, seat %2: %3</source>
        <translation>%1, upuan %2: %3</translation>
    </message>
    <message>
        <source>%1 Click the patron or press the seat number.</source>
        <translation>%1 I-click ang manlalaro o pindutin ang numero ng upuan.</translation>
    </message>
    <message>
        <source>%1: press the seat number.</source>
        <translation>%1: pindutin ang numero ng upuan.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::QuestionView</name>
    <message>
        <source>Right: %1.</source>
        <translation>Tama: %1.</translation>
    </message>
    <message>
        <source>No, not %1. Look again and try another.</source>
        <translation>Mali, hindi %1. Tingnan ulit at sumubok ng iba.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Rail</name>
    <message>
        <source>Keys</source>
        <translation>Mga key</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Screen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Iba pa</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>More: sessions, files and the rest</source>
        <translation>Iba pa: session, file at iba pa</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsFilter</name>
    <message>
        <source>All sessions</source>
        <translation>Lahat ng session</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Mga eksamen</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Kahit kailan</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 araw</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 araw</translation>
    </message>
    <message>
        <source>Trainer…</source>
        <translation>Tagapagsanay…</translation>
    </message>
    <message>
        <source>Whose sessions</source>
        <translation>Kaninong session</translation>
    </message>
    <message>
        <source>Which sessions</source>
        <translation>Aling session</translation>
    </message>
    <message>
        <source>How old</source>
        <translation>Gaano na katagal</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Tagapagsanay</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>There is no trainer yet. Whoever owns the records adds one: pitwise-cli records add-trainer NAME</source>
        <translation>Wala pang tagapagsanay. Ang may-ari ng talaan ang magdaragdag: pitwise-cli records add-trainer NAME</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Sobra na ang maling subok. Maghintay nang %n segundo.</numerusform>
            <numerusform>Sobra na ang maling subok. Maghintay nang %n segundo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Mali. Maghintay nang %n segundo bago sumubok ulit.</numerusform>
            <numerusform>Mali. Maghintay nang %n segundo bago sumubok ulit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Mali. Subukan ulit.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Lahat</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numero %2</translation>
    </message>
    <message>
        <source>Leave the trainer&apos;s area</source>
        <translation>Umalis sa lugar ng tagapagsanay</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsPlaceEdit</name>
    <message>
        <source>Test</source>
        <translation>Subukan</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Gamitin</translation>
    </message>
    <message>
        <source>The usual file</source>
        <translation>Ang karaniwang file</translation>
    </message>
    <message>
        <source>File or server</source>
        <translation>File o server</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Sinusubukan…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsPreferences</name>
    <message>
        <source>Records</source>
        <translation>Talaan</translation>
    </message>
    <message>
        <source>Where people and sessions are kept: a file on this computer, or a school&apos;s server, postgresql://station4@server/school.</source>
        <translation>Kung saan naka-save ang mga tao at session: file sa computer na ito, o server ng paaralan, postgresql://station4@server/school.</translation>
    </message>
    <message>
        <source>Named when Pitwise was started, so it cannot be changed here.</source>
        <translation>Ibinigay nang buksan ang Pitwise, kaya hindi mababago rito.</translation>
    </message>
    <message>
        <source>File or server</source>
        <translation>File o server</translation>
    </message>
    <message>
        <source>database PostgreSQL SQLite people sessions</source>
        <translation>database PostgreSQL SQLite mga tao session</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsScreen</name>
    <message>
        <source>Records</source>
        <translation>Talaan</translation>
    </message>
    <message>
        <source>Open in the table</source>
        <translation>Buksan sa mesa</translation>
    </message>
    <message>
        <source>Show as text</source>
        <translation>Ipakita bilang teksto</translation>
    </message>
    <message>
        <source>Save as .deal…</source>
        <translation>I-save bilang .deal…</translation>
    </message>
    <message>
        <source>Export the list as CSV…</source>
        <translation>I-export ang listahan bilang CSV…</translation>
    </message>
    <message>
        <source>Sessions, the latest first</source>
        <translation>Mga session, pinakabago muna</translation>
    </message>
    <message>
        <source>The server cannot be reached: this is what is kept on this computer. (%1)</source>
        <translation>Hindi maabot ang server: ito ang naka-save sa computer na ito. (%1)</translation>
    </message>
    <message>
        <source>Say who deals on the start screen to see your sessions here. A guest&apos;s sessions are not kept; a trainer sees everybody&apos;s.</source>
        <translation>Sabihin sa panimulang screen kung sino ang nagde-deal para makita rito ang mga session mo. Hindi sine-save ang session ng bisita; nakikita ng tagapagsanay ang sa lahat.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Walang talaan.</translation>
    </message>
    <message>
        <source>No session fits. Choose &quot;All sessions&quot; and &quot;Any time&quot; to see all.</source>
        <translation>Walang tugmang session. Piliin ang &quot;Lahat ng session&quot; at &quot;Kahit kailan&quot; para makita lahat.</translation>
    </message>
    <message>
        <source>Nothing has been dealt yet. Every session is kept from its first act.</source>
        <translation>Wala pang na-deal. Sine-save ang bawat session mula sa unang kilos.</translation>
    </message>
    <message>
        <source>This session cannot be read</source>
        <translation>Hindi mabasa ang session na ito</translation>
    </message>
    <message>
        <source>The session in dealing notation</source>
        <translation>Ang session sa dealing notation</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Isara</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>I-save ang session</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Dealing notation (*.deal)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>I-export ang listahan</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Mga halagang pinaghiwalay ng kuwit (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Na-save: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Hindi naisulat ang file</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScorePanel</name>
    <message numerus="yes">
        <source>Recording, %n round(s)</source>
        <translation>
            <numerusform>Nagtatala, %n round</numerusform>
            <numerusform>Nagtatala, %n na round</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy %1 percent, %2 points, %3 clean rounds in a row</source>
        <translation>Katumpakan %1 porsiyento, %2 puntos, %3 malinis na round na sunod-sunod</translation>
    </message>
    <message>
        <source>rounds recorded</source>
        <translation>naitalang round</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>of acts clean</source>
        <translation>ng kilos ay malinis</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>points of 100</source>
        <translation>puntos sa 100</translation>
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
        <translation>sunod na malinis na round</translation>
    </message>
    <message>
        <source>a round; goal %1 s</source>
        <translation>bawat round; target %1 s</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SearchWords</name>
    <message>
        <source>That cannot happen here.</source>
        <translation>Hindi iyon mangyayari rito.</translation>
    </message>
    <message>
        <source>That cannot be shown here.</source>
        <translation>Hindi iyon maipapakita rito.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionLibrary</name>
    <message>
        <source>%1

The session resumes before that line.</source>
        <translation>%1

Itutuloy ang session bago ang linyang iyon.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of it cannot be resumed; they stay in the file, and what you deal now is kept in a new one.</source>
        <translation>
            <numerusform>%n linya nito ang hindi maitutuloy; mananatili ito sa file, at sa bagong file ise-save ang ide-deal mo ngayon.</numerusform>
            <numerusform>%n na linya nito ang hindi maitutuloy; mananatili ang mga ito sa file, at sa bagong file ise-save ang ide-deal mo ngayon.</numerusform>
        </translation>
    </message>
    <message>
        <source>the records</source>
        <translation>ang talaan</translation>
    </message>
    <message>
        <source>There is no such session.</source>
        <translation>Walang ganoong session.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Sessions</name>
    <message>
        <source>This session could not be opened</source>
        <translation>Hindi nabuksan ang session na ito</translation>
    </message>
    <message>
        <source>Part of this session could not be read</source>
        <translation>Hindi nabasa ang isang bahagi ng session na ito</translation>
    </message>
    <message>
        <source>The session could not be resumed</source>
        <translation>Hindi naituloy ang session</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionsDialog</name>
    <message>
        <source>Resume</source>
        <translation>Ituloy</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Mga session</translation>
    </message>
    <message>
        <source>Last dealt</source>
        <translation>Huling deal</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Mga round</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Paghatol</translation>
    </message>
    <message>
        <source>Sessions, the latest first</source>
        <translation>Mga session, pinakabago muna</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Isara</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Tahimik</translation>
    </message>
    <message>
        <source>At a table now</source>
        <translation>Nasa mesa ngayon</translation>
    </message>
    <message>
        <source>No session has been dealt yet.</source>
        <translation>Wala pang session na na-deal.</translation>
    </message>
    <message>
        <source>Every session you deal is kept.</source>
        <translation>Sine-save ang bawat session na dine-deal mo.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SettingsPreview</name>
    <message>
        <source>Show the motion</source>
        <translation>Ipakita ang galaw</translation>
    </message>
    <message>
        <source>I&apos;ll go to war</source>
        <translation>Makikipag-war ako</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Preview</translation>
    </message>
    <message>
        <source>Plays the last act of the preview again</source>
        <translation>Inuulit ang huling kilos sa preview</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>No preference has these words.</source>
        <translation>Walang preference na may ganitong salita.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Maghanap</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Maghanap sa preferences</translation>
    </message>
    <message>
        <source>Search the preferences (Ctrl+F)</source>
        <translation>Maghanap sa preferences (Ctrl+F)</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>I-reset lahat</translation>
    </message>
    <message>
        <source>Puts every preference back to its default</source>
        <translation>Ibinabalik ang lahat sa default</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShareChart</name>
    <message>
        <source>How often</source>
        <translation>Gaano kadalas</translation>
    </message>
    <message>
        <source>Ties, wars and other events.</source>
        <translation>Mga tabla, war at iba pa.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Shell</name>
    <message>
        <source>The file could not be written</source>
        <translation>Hindi naisulat ang file</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>Hindi magagamit ang house na ito</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Na-save: %1</translation>
    </message>
    <message>
        <source>This session is not under way in your records: what you deal now is not kept.</source>
        <translation>Hindi kasalukuyang session ito sa iyong talaan: hindi mase-save ang ide-deal mo ngayon.</translation>
    </message>
    <message>
        <source>This session cannot be kept in the records</source>
        <translation>Hindi mai-save sa talaan ang session na ito</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShiftChart</name>
    <message>
        <source>House result per shift</source>
        <translation>Resulta ng house bawat shift</translation>
    </message>
    <message>
        <source>Results of eight-hour shifts.</source>
        <translation>Resulta ng walong-oras na shift.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShoeMenu</name>
    <message>
        <source>Shuffle</source>
        <translation>Magbalasa</translation>
    </message>
    <message>
        <source>Offer the cut to…</source>
        <translation>Ialok ang putol kay…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Magputol</translation>
    </message>
    <message>
        <source>Place the cut card</source>
        <translation>Ilagay ang cut card</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>Baraha sa likod ng cut card</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Ikarga ang shoe</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Mag-burn ng baraha</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>I-discard ang nakalantad na baraha</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SidePanel</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Tahimik</translation>
    </message>
    <message>
        <source>pick and pay</source>
        <translation>pick and pay</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>lay and pay</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Eksamen</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>I-deal ulit</translation>
    </message>
    <message>
        <source>Deal this round again: the same cards, the same patrons</source>
        <translation>I-deal ulit ang round na ito: parehong baraha, parehong manlalaro</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 sa %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SimulationCharts</name>
    <message>
        <source>Bet in the chart</source>
        <translation>Taya sa chart</translation>
    </message>
    <message>
        <source>%1 ± %2; %3 % of %4 shifts lose</source>
        <translation>%1 ± %2; %3 % ng %4 shift ang talo</translation>
    </message>
    <message>
        <source>Of %1 hands in %2 rounds.</source>
        <translation>Sa %1 kamay sa %2 round.</translation>
    </message>
    <message>
        <source>Exact: %1 or %2; %3 of all money staked; variance %4.</source>
        <translation>Eksakto: %1 o %2; %3 ng lahat ng itinaya; variance %4.</translation>
    </message>
    <message>
        <source>This bet has no exact edge with these patrons.</source>
        <translation>Walang eksaktong edge ang tayang ito sa mga manlalarong ito.</translation>
    </message>
    <message>
        <source>%1, give or take %2</source>
        <translation>%1, humigit-kumulang %2</translation>
    </message>
    <message>
        <source>%1; exact %2, %3 standard errors away.</source>
        <translation>%1; eksakto %2, %3 standard error ang layo.</translation>
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
        <translation>Tunog</translation>
    </message>
    <message>
        <source>Ctrl+M turns it off and on anywhere.</source>
        <translation>Ctrl+M para patayin o buksan kahit saan.</translation>
    </message>
    <message>
        <source>mute volume silent</source>
        <translation>mute volume tahimik</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Baraha at chips</translation>
    </message>
    <message>
        <source>What your hands do.</source>
        <translation>Ang ginagawa ng kamay mo.</translation>
    </message>
    <message>
        <source>Your calls</source>
        <translation>Mga tawag mo</translation>
    </message>
    <message>
        <source>Each call, spoken.</source>
        <translation>Bawat tawag, binibigkas.</translation>
    </message>
    <message>
        <source>Patrons&apos; voices</source>
        <translation>Boses ng mga manlalaro</translation>
    </message>
    <message>
        <source>What they answer.</source>
        <translation>Ang sagot nila.</translation>
    </message>
    <message>
        <source>Findings and clean rounds</source>
        <translation>Mga mali at malinis na round</translation>
    </message>
    <message>
        <source>A soft sign, in coach sessions only.</source>
        <translation>Mahinang hudyat, sa coach session lang.</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>Ang silid</translation>
    </message>
    <message>
        <source>The murmur of a full casino.</source>
        <translation>Ang ingay ng punong casino.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StartScreen</name>
    <message>
        <source>Resume session</source>
        <translation>Ituloy ang session</translation>
    </message>
    <message>
        <source>Who deals today?</source>
        <translation>Sino ang magde-deal ngayon?</translation>
    </message>
    <message>
        <source>Choose a house and deal. The referee judges every act by that house&apos;s procedure.</source>
        <translation>Pumili ng house at mag-deal. Hinahatulan ng referee ang bawat kilos ayon sa procedure nito.</translation>
    </message>
    <message>
        <source>You were dealing: %1, round %2.</source>
        <translation>Nagde-deal ka: %1, round %2.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Simula</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Bagong session</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Lahat ng session…</translation>
    </message>
    <message>
        <source>The house could not be renamed</source>
        <translation>Hindi napalitan ang pangalan ng house</translation>
    </message>
    <message>
        <source>Your last session: %1, %2.</source>
        <translation>Huling session mo: %1, %2.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StepList</name>
    <message>
        <source>Your acts appear here, one line each.</source>
        <translation>Dito lalabas ang mga kilos mo, isa bawat linya.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SummaryCard</name>
    <message>
        <source>Continue</source>
        <translation>Magpatuloy</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1 points of 100: %2 (pass mark %3).</source>
        <translation>%1 puntos sa 100: %2 (pasado sa %3).</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasado</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>hindi pasado</translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation>%1 sa %2 kilos ang malinis, %3 sa %4 round ang malinis.</translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation>%1 segundo bawat round; %2 ang gusto ng house.</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Walang mali.</translation>
    </message>
    <message>
        <source>Deal it again</source>
        <translation>I-deal ulit ito</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Tapusin ang session</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>I-save…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>I-print…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyahin</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Round %1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (na-deal ulit, hindi binibilang)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (naitama)</translation>
    </message>
    <message>
        <source>Silent session</source>
        <translation>Tahimik na session</translation>
    </message>
    <message>
        <source>Rounds recorded: %1.</source>
        <translation>Naitalang round: %1.</translation>
    </message>
    <message>
        <source>The result is shown when you end the session. After that, nothing can be dealt in it.</source>
        <translation>Makikita ang resulta kapag tinapos mo ang session. Pagkatapos noon, hindi na puwedeng mag-deal dito.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resulta</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>seed %1</translation>
    </message>
    <message>
        <source>Rounds dealt again: %1. The last attempt counts.</source>
        <translation>Mga round na na-deal ulit: %1. Ang huling subok ang binibilang.</translation>
    </message>
    <message>
        <source>The round that is being dealt is not counted yet.</source>
        <translation>Hindi pa binibilang ang round na dine-deal ngayon.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableFeedback</name>
    <message>
        <source>Wait for the patrons.</source>
        <translation>Hintayin ang mga manlalaro.</translation>
    </message>
    <message>
        <source>Clean round.</source>
        <translation>Malinis na round.</translation>
    </message>
    <message>
        <source>The table as it was then. Enter: back to now.</source>
        <translation>Ang mesa noong sandaling iyon. Enter: balik sa ngayon.</translation>
    </message>
    <message>
        <source>Start here: call “Place your bets”. F2 says what comes next.</source>
        <translation>Magsimula rito: tawagin ang &quot;Maglagay na ng taya&quot;. Sinasabi ng F2 ang susunod.</translation>
    </message>
    <message>
        <source>Start here: %1. F2 says what comes next.</source>
        <translation>Magsimula rito: %1. Sinasabi ng F2 ang susunod.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableFollower</name>
    <message>
        <source>Not possible: %1.</source>
        <translation>Hindi puwede: %1.</translation>
    </message>
    <message>
        <source>Dealer blackjack: turn over the hole card.</source>
        <translation>Blackjack ang dealer: itihaya ang hole card.</translation>
    </message>
    <message>
        <source>No blackjack: play on.</source>
        <translation>Walang blackjack: ituloy.</translation>
    </message>
    <message>
        <source>Equipment malfunction.</source>
        <translation>May sira ang gamit.</translation>
    </message>
    <message>
        <source>A patron raises a dispute.</source>
        <translation>May reklamo ang manlalaro.</translation>
    </message>
    <message>
        <source>Round %1 again: the same cards, the same patrons.</source>
        <translation>Round %1 ulit: parehong baraha, parehong manlalaro.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableResult</name>
    <message>
        <source>Save the result</source>
        <translation>I-save ang resulta</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resulta</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>Nakopya ang resulta.</translation>
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
        <translation>Resulta</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Side panel</translation>
    </message>
    <message>
        <source>Take chips from the tray first.</source>
        <translation>Kumuha muna ng chips sa tray.</translation>
    </message>
    <message>
        <source>No chips there.</source>
        <translation>Walang chips doon.</translation>
    </message>
    <message>
        <source>Those are another patron&apos;s chips.</source>
        <translation>Chips iyon ng ibang manlalaro.</translation>
    </message>
    <message>
        <source>The patron already has that payoff.</source>
        <translation>Nasa manlalaro na ang bayad na iyon.</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>Hindi iyon doon.</translation>
    </message>
    <message>
        <source>Count against one bet at a time.</source>
        <translation>Isang taya lang ang bibilangan.</translation>
    </message>
    <message>
        <source>This session is over. Ctrl+N begins another.</source>
        <translation>Tapos na ang session na ito. Ctrl+N para magsimula ng bago.</translation>
    </message>
    <message>
        <source>There is no round to deal again.</source>
        <translation>Walang round na maide-deal ulit.</translation>
    </message>
    <message>
        <source>Silent mode records what was dealt: no round is dealt again.</source>
        <translation>Itinatala ng tahimik na mode ang na-deal: walang round na ide-deal ulit.</translation>
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
        <translation>Ikaw na: ang mesa ay gaya noong bago ang mali.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Hakbang %1 sa %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrustList</name>
    <message>
        <source>Keys you trust</source>
        <translation>Mga susing pinagkakatiwalaan mo</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1, susi %2</translation>
    </message>
    <message>
        <source>Trust no longer</source>
        <translation>Huwag nang pagkatiwalaan</translation>
    </message>
    <message>
        <source>Trust the key of %1 no longer</source>
        <translation>Huwag nang pagkatiwalaan ang susi ng %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::VerifyPage</name>
    <message>
        <source>Is this certificate genuine?</source>
        <translation>Tunay ba ang sertipikong ito?</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Magbukas ng file…</translation>
    </message>
    <message>
        <source>Drop a certificate here (a .pitcert file). Its exam is dealt again, act by act, and the result must come out the same. A site&apos;s key or a revocation list can be dropped here, too.</source>
        <translation>Ihulog dito ang sertipiko (isang .pitcert file). Ide-deal ulit ang eksamen nito, bawat kilos, at dapat pareho ang lumabas na resulta. Puwede ring ihulog dito ang susi ng isang establisimyento o listahan ng pagpapawalang-bisa.</translation>
    </message>
    <message>
        <source>Open a certificate</source>
        <translation>Magbukas ng sertipiko</translation>
    </message>
    <message>
        <source>Certificates (*.pitcert);;Keys and lists (*.key *.revocations);;All files (*)</source>
        <translation>Mga sertipiko (*.pitcert);;Mga susi at listahan (*.key *.revocations);;Lahat ng file (*)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ViewGroups</name>
    <message>
        <source>Appearance</source>
        <translation>Itsura</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Paligid</translation>
    </message>
    <message>
        <source>The colours around the felt.</source>
        <translation>Ang mga kulay sa paligid ng felt.</translation>
    </message>
    <message>
        <source>dark light theme colours</source>
        <translation>madilim maliwanag tema kulay</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Uling</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Mataas na contrast</translation>
    </message>
    <message>
        <source>Black and white grounds, brighter text and stronger lines.</source>
        <translation>Itim at puting likod, mas maliwanag na letra, mas makapal na linya.</translation>
    </message>
    <message>
        <source>accessibility vision</source>
        <translation>accessibility paningin</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Laki ng letra</translation>
    </message>
    <message>
        <source>Text also grows with the window.</source>
        <translation>Lumalaki rin ang letra kasabay ng window.</translation>
    </message>
    <message>
        <source>font text zoom larger accessibility vision</source>
        <translation>font letra zoom malaki accessibility paningin</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Mga suit</translation>
    </message>
    <message>
        <source>With four colours, diamonds are blue and clubs are green.</source>
        <translation>Sa apat na kulay, asul ang diamond at berde ang club.</translation>
    </message>
    <message>
        <source>cards accessibility vision</source>
        <translation>baraha accessibility paningin</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dalawang kulay</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Apat na kulay</translation>
    </message>
    <message>
        <source>Amounts beside chips</source>
        <translation>Halaga sa tabi ng chips</translation>
    </message>
    <message>
        <source>The total of each bet and payoff in figures. Silent sessions never show them.</source>
        <translation>Kabuuan ng bawat taya at bayad sa numero. Hindi kailanman sa tahimik na session.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Dealing hand</source>
        <translation>Kamay na nagde-deal</translation>
    </message>
    <message>
        <source>A left-handed table has its shoe at the right and the discard rack at the left. Seats keep their numbers.</source>
        <translation>Sa kaliwete, nasa kanan ang shoe at nasa kaliwa ang discard. Hindi nagbabago ang numero ng upuan.</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>salamin</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Kanan</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Kaliwa</translation>
    </message>
    <message>
        <source>Larger targets</source>
        <translation>Mas malaking target</translation>
    </message>
    <message>
        <source>A bet or a card also takes a click or a touch just beside it.</source>
        <translation>Tinatanggap din ng taya o baraha ang click sa tabi nito.</translation>
    </message>
    <message>
        <source>touch finger accessibility</source>
        <translation>touch daliri accessibility</translation>
    </message>
    <message>
        <source>Motion and patrons</source>
        <translation>Galaw at mga manlalaro</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Galaw</translation>
    </message>
    <message>
        <source>How fast cards and chips move. You never have to wait for them.</source>
        <translation>Bilis ng baraha at chips. Hindi mo kailangang maghintay.</translation>
    </message>
    <message>
        <source>animation speed reduced accessibility</source>
        <translation>animation bilis bawas accessibility</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Wala</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Mabagal</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Mabilis</translation>
    </message>
    <message>
        <source>Patrons answer</source>
        <translation>Sagot ng manlalaro</translation>
    </message>
    <message>
        <source>How long a patron thinks before he decides.</source>
        <translation>Gaano katagal mag-isip ang manlalaro.</translation>
    </message>
    <message>
        <source>As the motion</source>
        <translation>Gaya ng galaw</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Agad</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Mabilis</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Mabagal</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Voices</name>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Let it ride</source>
        <translation>Iwan mo lang</translation>
    </message>
    <message>
        <source>I&apos;ll take it</source>
        <translation>Kukunin ko na</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Wait, this too!</source>
        <translation>Teka, ito rin!</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Dito ang putol</translation>
    </message>
    <message>
        <source>I&apos;ll go to war</source>
        <translation>Makikipag-war ako</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Pagsuko</translation>
    </message>
    <message>
        <source>That&apos;s not right!</source>
        <translation>Mali iyan!</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Teka, isipin ko…</translation>
    </message>
    <message>
        <source>No cut for me</source>
        <translation>Hindi ako magpuputol</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsButton</name>
    <message>
        <source>Guest ▾</source>
        <translation>Bisita ▾</translation>
    </message>
    <message>
        <source>%1, number %2 ▾</source>
        <translation>%1, numero %2 ▾</translation>
    </message>
    <message>
        <source>Sessions of a guest are not kept. Press to say who deals.</source>
        <translation>Hindi sine-save ang mga session ng bisita. Pindutin para sabihin kung sino ang magde-deal.</translation>
    </message>
    <message>
        <source>Sessions are kept in the records. Press to change.</source>
        <translation>Sine-save sa talaan ang mga session. Pindutin para palitan.</translation>
    </message>
    <message>
        <source>Offline: %1</source>
        <translation>Walang koneksiyon: %1</translation>
    </message>
    <message>
        <source>The server cannot be reached. What you deal is kept on this computer and handed in when it is back.</source>
        <translation>Hindi maabot ang server. Sine-save sa computer na ito ang dine-deal mo at ipapasa pagbalik ng server.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsPopup</name>
    <message>
        <source>Who deals?</source>
        <translation>Sino ang magde-deal?</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Pangalan o numero</translation>
    </message>
    <message>
        <source>Guest (nothing is kept)</source>
        <translation>Bisita (walang sine-save)</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numero %2</translation>
    </message>
    <message>
        <source>Add %1, number %2</source>
        <translation>Idagdag si %1, numero %2</translation>
    </message>
    <message>
        <source>Nobody fits. To add somebody, type number and name: 1001 Ann Lee</source>
        <translation>Walang tugma. Para magdagdag, i-type ang numero at pangalan: 1001 Ann Lee</translation>
    </message>
    <message>
        <source>Nobody fits. A trainer adds people.</source>
        <translation>Walang tugma. Tagapagsanay ang nagdadagdag ng tao.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Sobra na ang maling subok. Maghintay nang %n segundo.</numerusform>
            <numerusform>Sobra na ang maling subok. Maghintay nang %n segundo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Mali. Maghintay nang %n segundo bago sumubok ulit.</numerusform>
            <numerusform>Mali. Maghintay nang %n segundo bago sumubok ulit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Mali. Subukan ulit.</translation>
    </message>
</context>
</TS>
