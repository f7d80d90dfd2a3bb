<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Felt</name>
    <message>
        <source>WAR</source>
        <translation>BATAILLE</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation>ÉGALITÉ</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation>RELANCE</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation>ÉGALITÉ 2</translation>
    </message>
    <message>
        <source>POST</source>
        <translation>MAISON</translation>
    </message>
    <message>
        <source>Beat the dealer</source>
        <translation>Bat le croupier</translation>
    </message>
    <message>
        <source>Tie bet</source>
        <translation>Mise sur l&apos;égalité</translation>
    </message>
    <message>
        <source>Surrender loses</source>
        <translation>L&apos;abandon perd</translation>
    </message>
    <message>
        <source>War won, on both</source>
        <translation>Bataille gagnée, sur les deux</translation>
    </message>
    <message>
        <source>War tied, on both</source>
        <translation>Bataille à égalité, sur les deux</translation>
    </message>
    <message>
        <source>War won, raise</source>
        <translation>Bataille gagnée, relance</translation>
    </message>
    <message>
        <source>War tied, raise</source>
        <translation>Bataille à égalité, relance</translation>
    </message>
    <message>
        <source>War tie bet</source>
        <translation>Mise sur l&apos;égalité en bataille</translation>
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
        <translation>Bonus bataille</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>17 souple</translation>
    </message>
    <message>
        <source>dealer hits</source>
        <translation>le croupier tire</translation>
    </message>
    <message>
        <source>dealer stands</source>
        <translation>le croupier reste</translation>
    </message>
    <message>
        <source>War tie</source>
        <translation>Égalité en bataille</translation>
    </message>
    <message>
        <source>house wins</source>
        <translation>la maison gagne</translation>
    </message>
    <message>
        <source>push</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>Ace in War</source>
        <translation>As en bataille</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>high</source>
        <translation>haut</translation>
    </message>
    <message>
        <source>INSURANCE 2 TO 1</source>
        <translation>L&apos;ASSURANCE PAIE 2 CONTRE 1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 contre %3</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Mise principale</translation>
    </message>
    <message>
        <source>total up to %1</source>
        <translation>total jusqu&apos;à %1</translation>
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
        <translation>DÉFAUSSE</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 billion</source>
        <translation>%1 milliards</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 millions</translation>
    </message>
    <message>
        <source>%1 thousand</source>
        <translation>%1 mille</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>Shoe, %1 cards</source>
        <translation>Sabot, %1 cartes</translation>
    </message>
    <message>
        <source>Exposed card at the shoe</source>
        <translation>Carte exposée près du sabot</translation>
    </message>
    <message>
        <source>Card out of the shoe, not exposed</source>
        <translation>Carte sortie du sabot, non exposée</translation>
    </message>
    <message>
        <source>Discard rack, %1 cards</source>
        <translation>Boîte de défausse, %1 cartes</translation>
    </message>
    <message>
        <source>Chips of %1</source>
        <translation>Jetons de %1</translation>
    </message>
    <message>
        <source>Tray rim, drops chips into their tubes</source>
        <translation>Bord du plateau : remet les jetons dans leurs tubes</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, payoff on the %2, %3</source>
        <translation>%1, paiement de la %2, %3</translation>
    </message>
    <message>
        <source>%1, late on the %2, %3</source>
        <translation>%1, en retard sur la %2, %3</translation>
    </message>
    <message>
        <source>%1, cards: %2</source>
        <translation>%1, cartes : %2</translation>
    </message>
    <message>
        <source>%1, next card</source>
        <translation>%1, carte suivante</translation>
    </message>
    <message>
        <source>%1, patron</source>
        <translation>%1, joueur</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Deal Casino War: one card each, and a war on a tie.</source>
        <translation>Donnez le Casino War : une carte chacun, et bataille en cas d&apos;égalité.</translation>
    </message>
    <message>
        <source>Deal blackjack with a War bonus on the first cards; settle the bonus before the second cards.</source>
        <translation>Donnez le blackjack avec un bonus bataille sur les premières cartes ; réglez le bonus avant les deuxièmes.</translation>
    </message>
    <message>
        <source>Deal from one deck, not %2.</source>
        <translation>Donnez avec un jeu, pas %2.</translation>
    </message>
    <message>
        <source>Deal from one deck.</source>
        <translation>Donnez avec un jeu.</translation>
    </message>
    <message>
        <source>Deal from %1 decks, not %2.</source>
        <translation>Donnez avec %1 jeux, pas %2.</translation>
    </message>
    <message>
        <source>Deal from %1 decks.</source>
        <translation>Donnez avec %1 jeux.</translation>
    </message>
    <message>
        <source>Shuffle after the round in which the cut card comes out.</source>
        <translation>Mélangez après la manche où sort la carte de coupe.</translation>
    </message>
    <message>
        <source>Shuffle before every round.</source>
        <translation>Mélangez avant chaque manche.</translation>
    </message>
    <message>
        <source>Place the cut card at most %1 cards from the end.</source>
        <translation>Placez la carte de coupe à %1 cartes de la fin au plus.</translation>
    </message>
    <message>
        <source>Burn nothing from a new shoe.</source>
        <translation>Ne brûlez rien d&apos;un nouveau sabot.</translation>
    </message>
    <message>
        <source>Burn the first card of a new shoe.</source>
        <translation>Brûlez la première carte d&apos;un nouveau sabot.</translation>
    </message>
    <message>
        <source>Burn the first %1 cards of a new shoe.</source>
        <translation>Brûlez les %1 premières cartes d&apos;un nouveau sabot.</translation>
    </message>
    <message>
        <source>The table has one seat.</source>
        <translation>La table a une place.</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>La table a %1 places.</translation>
    </message>
    <message>
        <source>A patron plays one spot.</source>
        <translation>Un joueur joue une case.</translation>
    </message>
    <message>
        <source>A patron plays up to %1 spots.</source>
        <translation>Un joueur joue jusqu&apos;à %1 cases.</translation>
    </message>
    <message>
        <source>The chips are %1.</source>
        <translation>Les jetons sont %1.</translation>
    </message>
    <message>
        <source>Round in the patron&apos;s favour what the chips cannot make.</source>
        <translation>Arrondissez en faveur du joueur ce que les jetons ne font pas.</translation>
    </message>
    <message>
        <source>Round in the house&apos;s favour what the chips cannot make.</source>
        <translation>Arrondissez en faveur de la maison ce que les jetons ne font pas.</translation>
    </message>
    <message>
        <source>Round nothing: pay exact amounts.</source>
        <translation>N&apos;arrondissez rien : payez juste.</translation>
    </message>
    <message>
        <source>The main bet is at least %1, not %2.</source>
        <translation>La mise principale est d&apos;au moins %1, pas %2.</translation>
    </message>
    <message>
        <source>The main bet is at least %1.</source>
        <translation>La mise principale est d&apos;au moins %1.</translation>
    </message>
    <message>
        <source>The main bet is at most %1, not %2.</source>
        <translation>La mise principale est d&apos;au plus %1, pas %2.</translation>
    </message>
    <message>
        <source>The main bet is at most %1.</source>
        <translation>La mise principale est d&apos;au plus %1.</translation>
    </message>
    <message>
        <source>The tie bet is at least %1, not %2.</source>
        <translation>La mise sur l&apos;égalité est d&apos;au moins %1, pas %2.</translation>
    </message>
    <message>
        <source>The tie bet is at least %1.</source>
        <translation>La mise sur l&apos;égalité est d&apos;au moins %1.</translation>
    </message>
    <message>
        <source>The tie bet is at most %1, not %2.</source>
        <translation>La mise sur l&apos;égalité est d&apos;au plus %1, pas %2.</translation>
    </message>
    <message>
        <source>The tie bet is at most %1.</source>
        <translation>La mise sur l&apos;égalité est d&apos;au plus %1.</translation>
    </message>
    <message>
        <source>The War bonus is at least %1, not %2.</source>
        <translation>Le bonus bataille est d&apos;au moins %1, pas %2.</translation>
    </message>
    <message>
        <source>The War bonus is at least %1.</source>
        <translation>Le bonus bataille est d&apos;au moins %1.</translation>
    </message>
    <message>
        <source>The War bonus is at most %1, not %2.</source>
        <translation>Le bonus bataille est d&apos;au plus %1, pas %2.</translation>
    </message>
    <message>
        <source>The War bonus is at most %1.</source>
        <translation>Le bonus bataille est d&apos;au plus %1.</translation>
    </message>
    <message>
        <source>There is no limit on the bets of a seat together.</source>
        <translation>Il n&apos;y a pas de limite à la somme des mises d&apos;une place.</translation>
    </message>
    <message>
        <source>The bets of a seat together are at most %1.</source>
        <translation>Les mises d&apos;une place font ensemble %1 au plus.</translation>
    </message>
    <message>
        <source>Refuse a bet below the minimum.</source>
        <translation>Refusez une mise sous le minimum.</translation>
    </message>
    <message>
        <source>Honour a patron&apos;s first bet below the minimum with a reminder; refuse the second.</source>
        <translation>Honorez la première mise trop basse d&apos;un joueur avec un rappel ; refusez la deuxième.</translation>
    </message>
    <message>
        <source>Refuse a bet above the maximum.</source>
        <translation>Refusez une mise au-dessus du maximum.</translation>
    </message>
    <message>
        <source>Hand back what is above the maximum.</source>
        <translation>Rendez ce qui dépasse le maximum.</translation>
    </message>
    <message>
        <source>Take no tie bets: refuse them.</source>
        <translation>Pas de mises sur l&apos;égalité : refusez-les.</translation>
    </message>
    <message>
        <source>Take tie bets.</source>
        <translation>Prenez les mises sur l&apos;égalité.</translation>
    </message>
    <message>
        <source>Refuse a tie bet without a main bet.</source>
        <translation>Refusez une mise sur l&apos;égalité sans mise principale.</translation>
    </message>
    <message>
        <source>Take a tie bet without a main bet.</source>
        <translation>Prenez une mise sur l&apos;égalité sans mise principale.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet %1, not %2.</source>
        <translation>Payez une égalité gagnante %1, pas %2.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet %1.</source>
        <translation>Payez une égalité gagnante %1.</translation>
    </message>
    <message>
        <source>Offer no surrender: a tied patron goes to war.</source>
        <translation>Pas d&apos;abandon : un joueur à égalité va à la bataille.</translation>
    </message>
    <message>
        <source>Offer a tied patron war or surrender.</source>
        <translation>Proposez bataille ou abandon au joueur à égalité.</translation>
    </message>
    <message>
        <source>Take %1 of the main bet on a surrender.</source>
        <translation>Prenez %1 de la mise principale en cas d&apos;abandon.</translation>
    </message>
    <message>
        <source>Burn no cards before a war.</source>
        <translation>Ne brûlez pas de cartes avant une bataille.</translation>
    </message>
    <message>
        <source>Burn once, before the first war card.</source>
        <translation>Brûlez une fois, avant la première carte de bataille.</translation>
    </message>
    <message>
        <source>Burn before each war card, the dealer&apos;s too.</source>
        <translation>Brûlez avant chaque carte de bataille, celle du croupier aussi.</translation>
    </message>
    <message>
        <source>Burn before the first war card and before the dealer&apos;s.</source>
        <translation>Brûlez avant la première carte de bataille et avant celle du croupier.</translation>
    </message>
    <message>
        <source>Burn one card before a war, not %2.</source>
        <translation>Brûlez une carte avant une bataille, pas %2.</translation>
    </message>
    <message>
        <source>Burn one card before a war.</source>
        <translation>Brûlez une carte avant une bataille.</translation>
    </message>
    <message>
        <source>Burn %1 cards before a war, not %2.</source>
        <translation>Brûlez %1 cartes avant une bataille, pas %2.</translation>
    </message>
    <message>
        <source>Burn %1 cards before a war.</source>
        <translation>Brûlez %1 cartes avant une bataille.</translation>
    </message>
    <message>
        <source>Post nothing when a patron goes to war; pay a war that is won or tied from the tray.</source>
        <translation>La maison ne pose rien quand un joueur va à la bataille ; payez du plateau la bataille gagnée ou à égalité.</translation>
    </message>
    <message>
        <source>Match the war bet with the house&apos;s post before the first burn or war card, and give it to a patron who wins or ties.</source>
        <translation>Égalez la mise de bataille avant le premier brûlage ou la première carte, et donnez-la au joueur qui gagne ou égalise.</translation>
    </message>
    <message>
        <source>A war the patron wins is worth %1 on the war bet, not %2.</source>
        <translation>Une bataille gagnée vaut %1 sur la mise de bataille, pas %2.</translation>
    </message>
    <message>
        <source>A war the patron wins is worth %1 on the war bet.</source>
        <translation>Une bataille gagnée vaut %1 sur la mise de bataille.</translation>
    </message>
    <message>
        <source>A tied war is worth %1 on the war bet, not %2.</source>
        <translation>Une bataille à égalité vaut %1 sur la mise de bataille, pas %2.</translation>
    </message>
    <message>
        <source>A tied war is worth %1 on the war bet.</source>
        <translation>Une bataille à égalité vaut %1 sur la mise de bataille.</translation>
    </message>
    <message>
        <source>Refuse a tie bet on the war cards.</source>
        <translation>Refusez une mise sur l&apos;égalité des cartes de bataille.</translation>
    </message>
    <message>
        <source>Take a second tie bet, on the war cards.</source>
        <translation>Prenez une deuxième mise sur l&apos;égalité, sur les cartes de bataille.</translation>
    </message>
    <message>
        <source>Pay a winning tie bet on the war cards %1.</source>
        <translation>Payez une égalité gagnante des cartes de bataille %1.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly the main bet.</source>
        <translation>Une mise sur l&apos;égalité des cartes de bataille est exactement la mise principale.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards may be any amount.</source>
        <translation>Une mise sur l&apos;égalité des cartes de bataille peut être de tout montant.</translation>
    </message>
    <message>
        <source>In the War bonus the ace is low.</source>
        <translation>Dans le bonus bataille, l&apos;as est bas.</translation>
    </message>
    <message>
        <source>In the War bonus the ace is high.</source>
        <translation>Dans le bonus bataille, l&apos;as est haut.</translation>
    </message>
    <message>
        <source>The house wins a tied War bonus.</source>
        <translation>La maison gagne un bonus à égalité.</translation>
    </message>
    <message>
        <source>A tied War bonus pushes.</source>
        <translation>Un bonus à égalité est conservé.</translation>
    </message>
    <message>
        <source>Pay a winning War bonus %1, not %2.</source>
        <translation>Payez un bonus gagnant %1, pas %2.</translation>
    </message>
    <message>
        <source>Pay a winning War bonus %1.</source>
        <translation>Payez un bonus gagnant %1.</translation>
    </message>
    <message>
        <source>Ask each winner of the War bonus whether the winnings ride on the hand.</source>
        <translation>Demandez à chaque gagnant du bonus s&apos;il laisse le gain sur la main.</translation>
    </message>
    <message>
        <source>Pay the War bonus and hand it back at once: there is no parlay.</source>
        <translation>Payez le bonus et rendez-le aussitôt : il n&apos;y a pas de parlay.</translation>
    </message>
    <message>
        <source>Pay a blackjack %1, not %2.</source>
        <translation>Payez un blackjack %1, pas %2.</translation>
    </message>
    <message>
        <source>Pay a blackjack %1.</source>
        <translation>Payez un blackjack %1.</translation>
    </message>
    <message>
        <source>Hit a soft 17.</source>
        <translation>Tirez sur un 17 souple.</translation>
    </message>
    <message>
        <source>Stand on a soft 17.</source>
        <translation>Restez sur un 17 souple.</translation>
    </message>
    <message>
        <source>A patron may double for less.</source>
        <translation>Un joueur peut doubler pour moins.</translation>
    </message>
    <message>
        <source>A patron must double for the full bet.</source>
        <translation>Un joueur doit doubler pour la mise entière.</translation>
    </message>
    <message>
        <source>A split hand may be doubled.</source>
        <translation>Une main partagée peut être doublée.</translation>
    </message>
    <message>
        <source>A split hand may not be doubled.</source>
        <translation>Une main partagée ne peut pas être doublée.</translation>
    </message>
    <message>
        <source>Hands may not be split.</source>
        <translation>On ne peut pas partager.</translation>
    </message>
    <message>
        <source>A hand may be split into %1 hands at most.</source>
        <translation>Une main peut devenir %1 mains au plus.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Les as partagés reçoivent une carte chacun et restent.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Les as partagés se jouent comme toute autre main.</translation>
    </message>
    <message>
        <source>Offer insurance when you show an ace: up to half the bet, at 2:1.</source>
        <translation>Proposez l&apos;assurance quand vous montrez un as : jusqu&apos;à la moitié de la mise, à 2:1.</translation>
    </message>
    <message>
        <source>Offer no insurance and no even money.</source>
        <translation>Ni assurance, ni paiement à égalité.</translation>
    </message>
    <message>
        <source>Peek under an ace or a ten.</source>
        <translation>Regardez la carte cachée avec un as ou un dix.</translation>
    </message>
    <message>
        <source>Do not peek: turn the hole card over after the patrons have played.</source>
        <translation>Ne regardez pas : retournez la carte cachée quand les joueurs ont joué.</translation>
    </message>
    <message>
        <source>Settle seat by seat, tie bet and main bet together.</source>
        <translation>Réglez place par place, égalité et principale ensemble.</translation>
    </message>
    <message>
        <source>Settle all tie bets first, then the main bets.</source>
        <translation>Réglez d&apos;abord toutes les égalités, puis les principales.</translation>
    </message>
    <message>
        <source>Settle tie bets %1.</source>
        <translation>Réglez les égalités %1.</translation>
    </message>
    <message>
        <source>Settle main bets %1.</source>
        <translation>Réglez les mises principales %1.</translation>
    </message>
    <message>
        <source>Pick and pay: pick up a seat&apos;s cards when its bets are settled.</source>
        <translation>Ramasser et payer : ramassez les cartes d&apos;une place quand ses mises sont réglées.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until every bet is settled.</source>
        <translation>Laisser et payer : toutes les cartes restent jusqu&apos;à ce que tout soit réglé.</translation>
    </message>
    <message>
        <source>Pick up the cards after the payment.</source>
        <translation>Ramassez les cartes après le paiement.</translation>
    </message>
    <message>
        <source>Pick up the cards before the payment.</source>
        <translation>Ramassez les cartes avant le paiement.</translation>
    </message>
    <message>
        <source>Pick up the cards before or after the payment.</source>
        <translation>Ramassez les cartes avant ou après le paiement.</translation>
    </message>
    <message>
        <source>Collect the cards %1.</source>
        <translation>Ramassez les cartes %1.</translation>
    </message>
    <message>
        <source>Call &quot;place your bets&quot;.</source>
        <translation>Annoncez « Faites vos jeux ».</translation>
    </message>
    <message>
        <source>You need not call &quot;place your bets&quot;.</source>
        <translation>Il n&apos;est pas nécessaire d&apos;annoncer « Faites vos jeux ».</translation>
    </message>
    <message>
        <source>Call &quot;no more bets&quot; before the first card.</source>
        <translation>Annoncez « Rien ne va plus » avant la première carte.</translation>
    </message>
    <message>
        <source>You need not call &quot;no more bets&quot;.</source>
        <translation>Il n&apos;est pas nécessaire d&apos;annoncer « Rien ne va plus ».</translation>
    </message>
    <message>
        <source>Ask a tied patron: war or surrender?</source>
        <translation>Demandez au joueur à égalité : bataille ou abandon ?</translation>
    </message>
    <message>
        <source>You need not ask a tied patron: he says what he wants.</source>
        <translation>Inutile d&apos;interroger le joueur à égalité : il dit ce qu&apos;il veut.</translation>
    </message>
    <message>
        <source>No payoff needs a call to the floor.</source>
        <translation>Aucun paiement n&apos;exige d&apos;appeler le chef de table.</translation>
    </message>
    <message>
        <source>Call the floor before a payoff above %1.</source>
        <translation>Appelez le chef de table avant un paiement au-dessus de %1.</translation>
    </message>
    <message>
        <source>Build a payoff from any chips.</source>
        <translation>Composez le paiement avec n&apos;importe quels jetons.</translation>
    </message>
    <message>
        <source>Build a payoff from the fewest chips.</source>
        <translation>Composez le paiement avec le moins de jetons.</translation>
    </message>
    <message>
        <source>Pay in the colours of the bet.</source>
        <translation>Payez dans les couleurs de la mise.</translation>
    </message>
    <message>
        <source>Correct a wrong payoff yourself: take all of it back and pay again.</source>
        <translation>Corrigez vous-même un paiement faux : reprenez tout et payez de nouveau.</translation>
    </message>
    <message>
        <source>Never correct a payoff yourself: call the floor.</source>
        <translation>Ne corrigez jamais un paiement : appelez le chef de table.</translation>
    </message>
    <message>
        <source>Settle wars %1.</source>
        <translation>Réglez les batailles %1.</translation>
    </message>
    <message>
        <source>Settle War bonuses %1.</source>
        <translation>Réglez les bonus bataille %1.</translation>
    </message>
    <message>
        <source>This house burns %1 card before this war card.</source>
        <translation>Cette maison brûle %1 carte avant cette carte de bataille.</translation>
    </message>
    <message>
        <source>This house burns %1 cards before this war card.</source>
        <translation>Cette maison brûle %1 cartes avant cette carte de bataille.</translation>
    </message>
    <message>
        <source>The war card for %1 was dealt without a burn.</source>
        <translation>La carte de bataille pour %1 a été donnée sans brûler.</translation>
    </message>
    <message>
        <source>The war card for %1 was dealt with only %2 burned.</source>
        <translation>La carte de bataille pour %1 a été donnée avec %2 brûlées seulement.</translation>
    </message>
    <message>
        <source>The cut card was placed %1 cards from the end.</source>
        <translation>La carte de coupe a été placée à %1 cartes de la fin.</translation>
    </message>
    <message>
        <source>The cards were shuffled when no shuffle was due.</source>
        <translation>Les cartes ont été mélangées sans que ce soit le moment.</translation>
    </message>
    <message>
        <source>The wrong number of cards was burned from the new shoe.</source>
        <translation>Un mauvais nombre de cartes du nouveau sabot a été brûlé.</translation>
    </message>
    <message>
        <source>The cut card was placed at the wrong time.</source>
        <translation>La carte de coupe a été placée au mauvais moment.</translation>
    </message>
    <message>
        <source>The new shoe was not prepared in order.</source>
        <translation>Le nouveau sabot n&apos;a pas été préparé dans l&apos;ordre.</translation>
    </message>
    <message>
        <source>This house places the cut card 1 to %1 cards from the end.</source>
        <translation>Cette maison place la carte de coupe de 1 à %1 cartes de la fin.</translation>
    </message>
    <message>
        <source>This house burns exactly %1 from a new shoe.</source>
        <translation>Cette maison brûle exactement %1 d&apos;un nouveau sabot.</translation>
    </message>
    <message>
        <source>This house uses no cut card.</source>
        <translation>Cette maison n&apos;utilise pas de carte de coupe.</translation>
    </message>
    <message>
        <source>The cut card goes in before the shoe is loaded.</source>
        <translation>La carte de coupe se place avant de charger le sabot.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, then load.</source>
        <translation>Pour un nouveau sabot : mélanger, puis charger.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load.</source>
        <translation>Pour un nouveau sabot : mélanger, proposer la coupe, couper où le joueur le dit, placer la carte de coupe, charger.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load, burn.</source>
        <translation>Pour un nouveau sabot : mélanger, proposer la coupe, couper où le joueur le dit, placer la carte de coupe, charger, brûler.</translation>
    </message>
    <message>
        <source>%1 was dealt a card out of turn.</source>
        <translation>%1 a reçu une carte hors de son tour.</translation>
    </message>
    <message>
        <source>Cards are dealt from left to right, the dealer last.</source>
        <translation>On donne de gauche à droite, le croupier en dernier.</translation>
    </message>
    <message>
        <source>%1 was dealt an extra card.</source>
        <translation>%1 a reçu une carte de trop.</translation>
    </message>
    <message>
        <source>Each hand gets the cards it is due, no more.</source>
        <translation>Chaque main reçoit les cartes qui lui sont dues, pas plus.</translation>
    </message>
    <message>
        <source>One card too many was burned.</source>
        <translation>Une carte de trop a été brûlée.</translation>
    </message>
    <message>
        <source>An exposed card stayed in play.</source>
        <translation>Une carte exposée est restée en jeu.</translation>
    </message>
    <message>
        <source>An exposed card goes to the discard rack, and the next card replaces it.</source>
        <translation>Une carte exposée va à la défausse et la suivante la remplace.</translation>
    </message>
    <message>
        <source>A new round was started without a shuffle.</source>
        <translation>Une manche a commencé sans mélange.</translation>
    </message>
    <message>
        <source>This house shuffles before every round.</source>
        <translation>Cette maison mélange avant chaque manche.</translation>
    </message>
    <message>
        <source>The cut card is out: shuffle before the next round.</source>
        <translation>La carte de coupe est sortie : mélangez avant la prochaine manche.</translation>
    </message>
    <message>
        <source>Main bet, always surrendered</source>
        <translation>Mise principale, toujours abandonnée</translation>
    </message>
    <message>
        <source>Main bet, always to war</source>
        <translation>Mise principale, toujours à la bataille</translation>
    </message>
    <message>
        <source>War bonus, without a parlay</source>
        <translation>Bonus bataille, sans parlay</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Mise principale</translation>
    </message>
    <message>
        <source>Tie bet</source>
        <translation>Mise sur l&apos;égalité</translation>
    </message>
    <message>
        <source>Tie bet on the war cards</source>
        <translation>Égalité des cartes de bataille</translation>
    </message>
    <message>
        <source>War bonus</source>
        <translation>Bonus bataille</translation>
    </message>
    <message>
        <source>Parlay</source>
        <translation>Parlay</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>abandonner</translation>
    </message>
    <message>
        <source>go to war</source>
        <translation>aller à la bataille</translation>
    </message>
    <message>
        <source>A patron does better to %1; he then wins %2 of every 1,000 bet, on average.</source>
        <translation>Un joueur a intérêt à %1 ; il gagne alors en moyenne %2 par 1 000 misés.</translation>
    </message>
    <message>
        <source>A patron does better to %1; he then loses %2 of every 1,000 bet, on average.</source>
        <translation>Un joueur a intérêt à %1 ; il perd alors en moyenne %2 par 1 000 misés.</translation>
    </message>
    <message>
        <source>The patron has the edge, not the house.</source>
        <translation>L&apos;avantage est au joueur, pas à la maison.</translation>
    </message>
    <message>
        <source>The edge of the blackjack bet depends on how the patron plays: there is no exact figure.</source>
        <translation>L&apos;avantage de la mise de blackjack dépend du jeu du joueur : il n&apos;y a pas de chiffre exact.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron&apos;s is higher in %2; the war cards tie in %3 of wars.</source>
        <translation>Les premières cartes sont égales dans %1 des mains, celle du joueur est plus haute dans %2 ; les cartes de bataille sont égales dans %3 des batailles.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron&apos;s is higher in %2.</source>
        <translation>Les premières cartes sont égales dans %1 des mains, celle du joueur est plus haute dans %2.</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron wins the bonus in %2.</source>
        <translation>Les premières cartes sont égales dans %1 des mains, le joueur gagne le bonus dans %2.</translation>
    </message>
    <message>
        <source>First cards tie</source>
        <translation>Premières cartes à égalité</translation>
    </message>
    <message>
        <source>The patron goes to war</source>
        <translation>Le joueur va à la bataille</translation>
    </message>
    <message>
        <source>The patron surrenders</source>
        <translation>Le joueur abandonne</translation>
    </message>
    <message>
        <source>War won</source>
        <translation>Bataille gagnée</translation>
    </message>
    <message>
        <source>War lost</source>
        <translation>Bataille perdue</translation>
    </message>
    <message>
        <source>War tied</source>
        <translation>Bataille à égalité</translation>
    </message>
    <message>
        <source>War bonus won</source>
        <translation>Bonus bataille gagné</translation>
    </message>
    <message>
        <source>Winnings ride</source>
        <translation>Gain laissé</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Je double</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Main dépassée</translation>
    </message>
    <message>
        <source>Rounds with a war</source>
        <translation>Manches avec une bataille</translation>
    </message>
    <message>
        <source>Rounds with two wars or more</source>
        <translation>Manches avec deux batailles ou plus</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>Blackjack du croupier</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>Le croupier dépasse</translation>
    </message>
    <message>
        <source>Rounds after a new shoe</source>
        <translation>Manches après un nouveau sabot</translation>
    </message>
    <message>
        <source>The war was started before %1 was settled.</source>
        <translation>La bataille a commencé avant le règlement de %1.</translation>
    </message>
    <message>
        <source>%1: the main bet was settled before its own tie bet.</source>
        <translation>%1 : la mise principale a été réglée avant sa mise sur l&apos;égalité.</translation>
    </message>
    <message>
        <source>Tie bets are settled before a war starts.</source>
        <translation>Les mises sur l&apos;égalité se règlent avant une bataille.</translation>
    </message>
    <message>
        <source>Every bet that the first cards decide is settled before a war starts.</source>
        <translation>Toute mise décidée par les premières cartes se règle avant une bataille.</translation>
    </message>
    <message>
        <source>All tie bets are settled first, then the main bets, then the wars.</source>
        <translation>D&apos;abord toutes les mises sur l&apos;égalité, puis les principales, puis les batailles.</translation>
    </message>
    <message>
        <source>The first cards are settled before any war.</source>
        <translation>Les premières cartes se règlent avant toute bataille.</translation>
    </message>
    <message>
        <source>Tie bets are settled %1, one seat at a time.</source>
        <translation>Les mises sur l&apos;égalité se règlent %1, une place à la fois.</translation>
    </message>
    <message>
        <source>Main bets are settled %1, one seat at a time.</source>
        <translation>Les mises principales se règlent %1, une place à la fois.</translation>
    </message>
    <message>
        <source>Wars are settled %1, one seat at a time.</source>
        <translation>Les batailles se règlent %1, une place à la fois.</translation>
    </message>
    <message>
        <source>another seat</source>
        <translation>une autre place</translation>
    </message>
    <message>
        <source>%1 was asked out of turn.</source>
        <translation>%1 a été interrogé hors de son tour.</translation>
    </message>
    <message>
        <source>%1 was settled out of turn.</source>
        <translation>%1 a été réglé hors de son tour.</translation>
    </message>
    <message>
        <source>%1 was asked out of turn: %2 was next.</source>
        <translation>%1 a été interrogé hors de son tour : c&apos;était à %2.</translation>
    </message>
    <message>
        <source>%1 was settled out of turn: %2 was next.</source>
        <translation>%1 a été réglé hors de son tour : c&apos;était à %2.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards leave last, when every bet is settled.</source>
        <translation>Les cartes du croupier partent en dernier, quand tout est réglé.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave when its last bet is settled.</source>
        <translation>Ramasser et payer : les cartes d&apos;une place partent quand sa dernière mise est réglée.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until every bet on the table is settled.</source>
        <translation>Laisser et payer : toutes les cartes restent jusqu&apos;à ce que toute la table soit réglée.</translation>
    </message>
    <message>
        <source>This house picks up a seat&apos;s cards before its last payment.</source>
        <translation>Cette maison ramasse les cartes d&apos;une place avant son dernier paiement.</translation>
    </message>
    <message>
        <source>Pick and pay: pick up a seat&apos;s cards before you settle another seat.</source>
        <translation>Ramasser et payer : ramassez les cartes d&apos;une place avant d&apos;en régler une autre.</translation>
    </message>
    <message>
        <source>The cards of %1 were collected before those of %2.</source>
        <translation>Les cartes de %1 ont été ramassées avant celles de %2.</translation>
    </message>
    <message>
        <source>Cards are swept %1, the dealer&apos;s last.</source>
        <translation>Les cartes se ramassent %1, celles du croupier en dernier.</translation>
    </message>
    <message>
        <source>Cards are still on the layout.</source>
        <translation>Il reste des cartes sur le tapis.</translation>
    </message>
    <message>
        <source>All cards are collected before the round ends.</source>
        <translation>Toutes les cartes se ramassent avant la fin de la manche.</translation>
    </message>
    <message>
        <source>The cards of %1 were collected too early.</source>
        <translation>Les cartes de %1 ont été ramassées trop tôt.</translation>
    </message>
    <message>
        <source>The cards of %1 are still on the layout.</source>
        <translation>Les cartes de %1 sont encore sur le tapis.</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>de gauche à droite</translation>
    </message>
    <message>
        <source>right to left</source>
        <translation>de droite à gauche</translation>
    </message>
    <message>
        <source>Money: what you take, pay and allow</source>
        <translation>Argent : ce que vous prenez, payez et acceptez</translation>
    </message>
    <message>
        <source>Order: who comes first</source>
        <translation>Ordre : qui passe d&apos;abord</translation>
    </message>
    <message>
        <source>Cards: the shoe, the burns, when cards are picked up</source>
        <translation>Cartes : le sabot, les brûlages, quand on les ramasse</translation>
    </message>
    <message>
        <source>Calls, seats and chips</source>
        <translation>Annonces, places et jetons</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 à %2</translation>
    </message>
    <message>
        <source>What a dealer must do differently</source>
        <translation>Ce qu&apos;un croupier doit faire autrement</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>Rien ne change.</translation>
    </message>
    <message>
        <source>Seat by seat, right to left</source>
        <translation>Place par place, de droite à gauche</translation>
    </message>
    <message>
        <source>Seat by seat, left to right</source>
        <translation>Place par place, de gauche à droite</translation>
    </message>
    <message>
        <source>All tie bets first, then main bets right to left</source>
        <translation>D&apos;abord les égalités, puis les principales de droite à gauche</translation>
    </message>
    <message>
        <source>All tie bets first, then main bets left to right</source>
        <translation>D&apos;abord les égalités, puis les principales de gauche à droite</translation>
    </message>
    <message>
        <source>No burn before a war</source>
        <translation>Pas de brûlage avant une bataille</translation>
    </message>
    <message>
        <source>Burn %1 once, before the war</source>
        <translation>Brûle %1 une fois, avant la bataille</translation>
    </message>
    <message>
        <source>Burn %1 before each war card</source>
        <translation>Brûle %1 avant chaque carte de bataille</translation>
    </message>
    <message>
        <source>Burn %1 before the first war card and before the dealer&apos;s</source>
        <translation>Brûle %1 avant la première carte de bataille et celle du croupier</translation>
    </message>
    <message>
        <source>War bonus %1, winnings may ride</source>
        <translation>Bonus bataille %1, le gain peut rester</translation>
    </message>
    <message>
        <source>War bonus %1, no parlay</source>
        <translation>Bonus bataille %1, sans parlay</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>Le blackjack paie %1</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17</source>
        <translation>Le croupier tire sur un 17 souple</translation>
    </message>
    <message>
        <source>The dealer stands on every 17</source>
        <translation>Le croupier reste sur tout 17</translation>
    </message>
    <message>
        <source>Insurance; splits to %1 hands</source>
        <translation>Assurance ; partage jusqu&apos;à %1 mains</translation>
    </message>
    <message>
        <source>No insurance; splits to %1 hands</source>
        <translation>Sans assurance ; partage jusqu&apos;à %1 mains</translation>
    </message>
    <message>
        <source>The house matches the war bet</source>
        <translation>La maison égale la mise de bataille</translation>
    </message>
    <message>
        <source>A war pays %1, a tied war %2</source>
        <translation>Une bataille paie %1, à égalité %2</translation>
    </message>
    <message>
        <source>Tie bet pays %1</source>
        <translation>L&apos;égalité paie %1</translation>
    </message>
    <message>
        <source>Shuffled before every round</source>
        <translation>Mélangé avant chaque manche</translation>
    </message>
    <message>
        <source>The dealer drew a card too many.</source>
        <translation>Le croupier a tiré une carte de trop.</translation>
    </message>
    <message>
        <source>The dealer stopped, but had to draw.</source>
        <translation>Le croupier s&apos;est arrêté, mais devait tirer.</translation>
    </message>
    <message>
        <source>As long as a hand is in play against him, the dealer draws to 17 and hits a soft 17.</source>
        <translation>Tant qu&apos;une main joue contre lui, le croupier tire jusqu&apos;à 17 et tire sur un 17 souple.</translation>
    </message>
    <message>
        <source>As long as a hand is in play against him, the dealer draws to 17 and stands on every 17.</source>
        <translation>Tant qu&apos;une main joue contre lui, le croupier tire jusqu&apos;à 17 et reste sur tout 17.</translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards.</source>
        <translation>Une main qui dépasse perd aussitôt, un blackjack est payé à son tour : jetons d&apos;abord, cartes ensuite.</translation>
    </message>
    <message>
        <source>Insurance was not offered.</source>
        <translation>L&apos;assurance n&apos;a pas été proposée.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, offer it to everybody before anything else.</source>
        <translation>Quand le croupier montre un as, proposez-la à tous avant toute chose.</translation>
    </message>
    <message>
        <source>The patron at %1 won and was not asked.</source>
        <translation>Le joueur de %1 a gagné et n&apos;a pas été interrogé.</translation>
    </message>
    <message>
        <source>Ask every winner: take it all, or leave the winnings?</source>
        <translation>Demandez à chaque gagnant : tout reprendre ou laisser le gain ?</translation>
    </message>
    <message>
        <source>The patron at %1 had not decided yet.</source>
        <translation>Le joueur de %1 n&apos;avait pas encore décidé.</translation>
    </message>
    <message>
        <source>Wait for the answer: take it all or leave the winnings.</source>
        <translation>Attendez la réponse : tout reprendre ou laisser le gain.</translation>
    </message>
    <message>
        <source>Play went on before %1 was settled.</source>
        <translation>Le jeu a continué avant le règlement de %1.</translation>
    </message>
    <message>
        <source>All War bonuses are settled before any second card.</source>
        <translation>Tous les bonus se règlent avant les deuxièmes cartes.</translation>
    </message>
    <message>
        <source>War bonuses are settled, and winners asked, %1.</source>
        <translation>Les bonus se règlent, et l&apos;on interroge les gagnants, %1.</translation>
    </message>
    <message>
        <source>Insurance is settled %1, one seat at a time.</source>
        <translation>L&apos;assurance se règle %1, une place à la fois.</translation>
    </message>
    <message>
        <source>Pay even money and take lost insurance before play goes on.</source>
        <translation>Payez à égalité et ramassez l&apos;assurance perdue avant de continuer.</translation>
    </message>
    <message>
        <source>Patrons play from left to right; a blackjack is paid in turn.</source>
        <translation>Les joueurs jouent de gauche à droite ; un blackjack est payé à son tour.</translation>
    </message>
    <message>
        <source>Hands are settled %1, one seat at a time.</source>
        <translation>Les mains se règlent %1, une place à la fois.</translation>
    </message>
    <message>
        <source>%1: %2 was handed back.</source>
        <translation>%1 : %2 a été rendu.</translation>
    </message>
    <message>
        <source>For a parlay, hand back the original bet and leave the winnings.</source>
        <translation>Pour un parlay, rendez la mise d&apos;origine et laissez le gain.</translation>
    </message>
    <message>
        <source>Hand the patron bet and winnings.</source>
        <translation>Remettez au joueur la mise et le gain.</translation>
    </message>
    <message>
        <source>Patrons play from left to right, one hand at a time, the dealer last.</source>
        <translation>Les joueurs jouent de gauche à droite, une main à la fois, le croupier en dernier.</translation>
    </message>
    <message>
        <source>The hole card was not turned over.</source>
        <translation>La carte cachée n&apos;a pas été retournée.</translation>
    </message>
    <message>
        <source>Turn it over before the dealer draws or hands are settled.</source>
        <translation>Retournez-la avant que le croupier tire ou que des mains soient réglées.</translation>
    </message>
    <message>
        <source>Play went on without the peek.</source>
        <translation>Le jeu a continué sans regarder la carte cachée.</translation>
    </message>
    <message>
        <source>Under an ace or a ten the dealer peeks before anybody plays.</source>
        <translation>Avec un as ou un dix, le croupier regarde avant que quiconque joue.</translation>
    </message>
    <message>
        <source>The dealer peeked when no peek was due.</source>
        <translation>Le croupier a regardé sans que ce soit le moment.</translation>
    </message>
    <message>
        <source>Peek once, under an ace or a ten, before anybody plays.</source>
        <translation>Regardez une fois, avec un as ou un dix, avant que quiconque joue.</translation>
    </message>
    <message>
        <source>This house does not peek.</source>
        <translation>Cette maison ne regarde pas la carte cachée.</translation>
    </message>
    <message>
        <source>The hole card was shown too early.</source>
        <translation>La carte cachée a été montrée trop tôt.</translation>
    </message>
    <message>
        <source>It stays face down until every patron has played, or the peek finds a blackjack.</source>
        <translation>Elle reste cachée jusqu&apos;à ce que tous aient joué, ou qu&apos;elle donne un blackjack.</translation>
    </message>
    <message>
        <source>%1 had not asked for a card.</source>
        <translation>%1 n&apos;avait pas demandé de carte.</translation>
    </message>
    <message>
        <source>Deal a card only at the patron&apos;s signal; 21 stands automatically.</source>
        <translation>Ne donnez une carte qu&apos;au signe du joueur ; 21 reste d&apos;office.</translation>
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
        <translation type="unfinished">Le croupier tire sur un 17. souple</translation>
    </message>
    <message>
        <source>The dealer stands on every 17.</source>
        <translation type="unfinished">Le croupier reste sur tout 17.</translation>
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
        <translation>Mélanger</translation>
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
        <translation>Sous le minimum</translation>
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
        <translation>Abandon</translation>
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
        <translation>17 souple</translation>
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
        <translation>Style</translation>
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
        <translation>Rythme</translation>
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
        <translation>Rien n&apos;est dû au-delà de la mise de la maison.</translation>
    </message>
    <message>
        <source>Nothing is due on this bet.</source>
        <translation>Rien n&apos;est dû sur cette mise.</translation>
    </message>
    <message>
        <source>This house pays it %1.</source>
        <translation>Cette maison la paie %1.</translation>
    </message>
    <message>
        <source>This house pays a different amount.</source>
        <translation>Cette maison paie un autre montant.</translation>
    </message>
    <message>
        <source>A losing bet goes to the tray.</source>
        <translation>Une mise perdante va au plateau.</translation>
    </message>
    <message>
        <source>A winning bet is paid and stays with the patron.</source>
        <translation>Une mise gagnante est payée et reste au joueur.</translation>
    </message>
    <message>
        <source>Only a push, or what is above the maximum, is handed back.</source>
        <translation>On ne rend qu&apos;une égalité, ou ce qui dépasse le maximum.</translation>
    </message>
    <message>
        <source>A losing bet is taken in full.</source>
        <translation>Une mise perdante se ramasse en entier.</translation>
    </message>
    <message>
        <source>This house takes %1 of a surrendered bet.</source>
        <translation>Cette maison prend %1 d&apos;une mise abandonnée.</translation>
    </message>
    <message>
        <source>The house matches the war bet before a card is burned or dealt for the war.</source>
        <translation>La maison égale la mise de bataille avant qu&apos;une carte soit brûlée ou donnée pour la bataille.</translation>
    </message>
    <message>
        <source>%1: you burned before posting.</source>
        <translation>%1 : vous avez brûlé avant de poser la mise de la maison.</translation>
    </message>
    <message>
        <source>%1: you went on with the war before posting.</source>
        <translation>%1 : vous avez continué la bataille sans poser la mise de la maison.</translation>
    </message>
    <message>
        <source>%1: you posted %2.</source>
        <translation>%1 : vous avez posé %2.</translation>
    </message>
    <message>
        <source>The house posts exactly as much as the war bet.</source>
        <translation>La maison pose exactement autant que la mise de bataille.</translation>
    </message>
    <message>
        <source>%1: %2 was paid.</source>
        <translation>%1 : %2 a été payé.</translation>
    </message>
    <message>
        <source>%1 lost, but was paid %2.</source>
        <translation>%1 a perdu, mais a été payé %2.</translation>
    </message>
    <message>
        <source>%1 won, but was taken.</source>
        <translation>%1 a gagné, mais a été ramassé.</translation>
    </message>
    <message>
        <source>%1 is a push, but chips moved.</source>
        <translation>%1 est une égalité, mais des jetons ont bougé.</translation>
    </message>
    <message>
        <source>A push is neither paid nor taken.</source>
        <translation>Une égalité n&apos;est ni payée ni ramassée.</translation>
    </message>
    <message>
        <source>%1: %2 was taken.</source>
        <translation>%1 : %2 a été ramassé.</translation>
    </message>
    <message>
        <source>%1: the amount is right, the chips are not.</source>
        <translation>%1 : le montant est juste, pas les jetons.</translation>
    </message>
    <message>
        <source>This house pays in the fewest chips.</source>
        <translation>Cette maison paie avec le moins de jetons.</translation>
    </message>
    <message>
        <source>This house pays in the colours of the bet.</source>
        <translation>Cette maison paie dans les couleurs de la mise.</translation>
    </message>
    <message>
        <source>%1: %2 was never settled.</source>
        <translation>%1 : %2 n&apos;a jamais été réglé.</translation>
    </message>
    <message>
        <source>Every bet is settled before the round ends.</source>
        <translation>Chaque mise est réglée avant la fin de la manche.</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Mélanger les cartes</translation>
    </message>
    <message>
        <source>Offer the cut to %1</source>
        <translation>Proposer la coupe à %1</translation>
    </message>
    <message>
        <source>Cut the cards where the patron said</source>
        <translation>Couper où le joueur l&apos;a dit</translation>
    </message>
    <message>
        <source>Place the cut card, %1 cards from the end</source>
        <translation>Placer la carte de coupe à %1 cartes de la fin</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Charger le sabot</translation>
    </message>
    <message>
        <source>Call &quot;%1&quot;</source>
        <translation>Annoncer « %1 »</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; to %2</source>
        <translation>Dire « %1 » à %2</translation>
    </message>
    <message>
        <source>Deal a card face down to %1</source>
        <translation>Donner une carte cachée à %1</translation>
    </message>
    <message>
        <source>Deal a card to %1</source>
        <translation>Donner une carte à %1</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Brûler une carte</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Écarter la carte exposée</translation>
    </message>
    <message>
        <source>Take the %1 at %2</source>
        <translation>Ramasser la %1 de %2</translation>
    </message>
    <message>
        <source>Take %1 of the %2 at %3</source>
        <translation>Ramasser %1 de la %2 de %3</translation>
    </message>
    <message>
        <source>Pay %1 to the %2 at %3</source>
        <translation>Payer %1 à la %2 de %3</translation>
    </message>
    <message>
        <source>Take back what was paid on the %1 at %2</source>
        <translation>Reprendre le paiement de la %1 de %2</translation>
    </message>
    <message>
        <source>Post %1 at %2</source>
        <translation>Poser %1 de la maison à %2</translation>
    </message>
    <message>
        <source>Give the post to %1</source>
        <translation>Donner la mise de la maison à %1</translation>
    </message>
    <message>
        <source>Hand back the %1 to %2</source>
        <translation>Rendre la %1 à %2</translation>
    </message>
    <message>
        <source>Hand back %1 of the %2 to %3</source>
        <translation>Rendre %1 de la %2 à %3</translation>
    </message>
    <message>
        <source>Refuse the %1 of %2</source>
        <translation>Refuser la %1 de %2</translation>
    </message>
    <message>
        <source>Split the cards of %1</source>
        <translation>Partager les cartes de %1</translation>
    </message>
    <message>
        <source>Peek at the hole card</source>
        <translation>Regarder la carte cachée</translation>
    </message>
    <message>
        <source>Turn the hole card over</source>
        <translation>Retourner la carte cachée</translation>
    </message>
    <message>
        <source>Void the round and return every bet</source>
        <translation>Annuler la manche et rendre toutes les mises</translation>
    </message>
    <message>
        <source>Collect the cards of %1</source>
        <translation>Ramasser les cartes de %1</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Finir la manche</translation>
    </message>
    <message>
        <source>%1 goes to war</source>
        <translation>%1 va à la bataille</translation>
    </message>
    <message>
        <source>%1 surrenders</source>
        <translation>%1 abandonne</translation>
    </message>
    <message>
        <source>%1 lets the winnings ride</source>
        <translation>%1 laisse le gain</translation>
    </message>
    <message>
        <source>%1 takes it all</source>
        <translation>%1 reprend tout</translation>
    </message>
    <message>
        <source>%1 takes even money</source>
        <translation>%1 prend le paiement à égalité</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 demande une carte</translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation>%1 reste</translation>
    </message>
    <message>
        <source>%1 puts %2 on the %3</source>
        <translation>%1 met %2 sur la %3</translation>
    </message>
    <message>
        <source>%1 doubles for %2</source>
        <translation>%1 double pour %2</translation>
    </message>
    <message>
        <source>%1 splits</source>
        <translation>%1 partage</translation>
    </message>
    <message>
        <source>%1 takes insurance for %2</source>
        <translation>%1 prend une assurance de %2</translation>
    </message>
    <message>
        <source>%1 cuts at card %2</source>
        <translation>%1 coupe à la carte %2</translation>
    </message>
    <message>
        <source>A card slips out of the shoe, face up</source>
        <translation>Une carte glisse du sabot, face visible</translation>
    </message>
    <message>
        <source>A card slips out of the shoe, face down</source>
        <translation>Une carte glisse du sabot, face cachée</translation>
    </message>
    <message>
        <source>%1 disputes the result</source>
        <translation>%1 conteste le résultat</translation>
    </message>
    <message>
        <source>A malfunction</source>
        <translation>Une panne</translation>
    </message>
    <message>
        <source>The hole card, face down</source>
        <translation>La carte cachée</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Peek: a blackjack</source>
        <translation>Coup d&apos;œil : blackjack</translation>
    </message>
    <message>
        <source>Peek: no blackjack</source>
        <translation>Coup d&apos;œil : pas de blackjack</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>le croupier</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>shoe</source>
        <translation>sabot</translation>
    </message>
    <message>
        <source>%1, as we read it</source>
        <translation>%1, tel que nous le lisons</translation>
    </message>
    <message>
        <source>the house&apos;s choice</source>
        <translation>choix de la maison</translation>
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
        <translation>Donne hors de l&apos;ordre</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Carte de trop</translation>
    </message>
    <message>
        <source>Burn forgotten</source>
        <translation>Brûlage oublié</translation>
    </message>
    <message>
        <source>Extra burn</source>
        <translation>Brûlage de trop</translation>
    </message>
    <message>
        <source>Shoe not prepared correctly</source>
        <translation>Sabot mal préparé</translation>
    </message>
    <message>
        <source>Shuffle forgotten</source>
        <translation>Mélange oublié</translation>
    </message>
    <message>
        <source>Exposed card used</source>
        <translation>Carte exposée utilisée</translation>
    </message>
    <message>
        <source>Settled out of order</source>
        <translation>Réglé hors de l&apos;ordre</translation>
    </message>
    <message>
        <source>Wrong payout</source>
        <translation>Paiement faux</translation>
    </message>
    <message>
        <source>Losing bet paid</source>
        <translation>Mise perdante payée</translation>
    </message>
    <message>
        <source>Winning bet taken</source>
        <translation>Mise gagnante ramassée</translation>
    </message>
    <message>
        <source>Push paid or taken</source>
        <translation>Égalité payée ou ramassée</translation>
    </message>
    <message>
        <source>Wrong amount taken</source>
        <translation>Mauvais montant ramassé</translation>
    </message>
    <message>
        <source>Wrong amount handed back</source>
        <translation>Mauvais montant rendu</translation>
    </message>
    <message>
        <source>Post missing or wrong</source>
        <translation>Mise de la maison absente ou fausse</translation>
    </message>
    <message>
        <source>Wrong chips for the amount</source>
        <translation>Mauvais jetons pour le montant</translation>
    </message>
    <message>
        <source>Offer forgotten</source>
        <translation>Offre oubliée</translation>
    </message>
    <message>
        <source>Did not wait for the answer</source>
        <translation>Réponse non attendue</translation>
    </message>
    <message>
        <source>Call forgotten</source>
        <translation>Annonce oubliée</translation>
    </message>
    <message>
        <source>Late bet accepted</source>
        <translation>Mise tardive acceptée</translation>
    </message>
    <message>
        <source>Limit ignored</source>
        <translation>Limite ignorée</translation>
    </message>
    <message>
        <source>Floor not called</source>
        <translation>Chef de table non appelé</translation>
    </message>
    <message>
        <source>Cards collected early</source>
        <translation>Cartes ramassées trop tôt</translation>
    </message>
    <message>
        <source>Cards collected late</source>
        <translation>Cartes ramassées trop tard</translation>
    </message>
    <message>
        <source>Cards collected out of order</source>
        <translation>Cartes ramassées hors de l&apos;ordre</translation>
    </message>
    <message>
        <source>Bet never settled</source>
        <translation>Mise jamais réglée</translation>
    </message>
    <message>
        <source>Cards left on the layout</source>
        <translation>Cartes restées sur le tapis</translation>
    </message>
    <message>
        <source>Wrong draw by the dealer</source>
        <translation>Mauvais tirage du croupier</translation>
    </message>
    <message>
        <source>Hole card exposed</source>
        <translation>Carte cachée exposée</translation>
    </message>
    <message>
        <source>Card not asked for</source>
        <translation>Carte non demandée</translation>
    </message>
    <message>
        <source>Not part of the procedure</source>
        <translation>Hors de la procédure</translation>
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
        <translation>place %1</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>mise principale</translation>
    </message>
    <message>
        <source>tie bet</source>
        <translation>mise sur l&apos;égalité</translation>
    </message>
    <message>
        <source>war bet</source>
        <translation>mise de bataille</translation>
    </message>
    <message>
        <source>War bet</source>
        <translation>Mise de bataille</translation>
    </message>
    <message>
        <source>tie bet on the war cards</source>
        <translation>mise sur l&apos;égalité en bataille</translation>
    </message>
    <message>
        <source>house&apos;s post</source>
        <translation>mise de la maison</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>assurance</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>de gauche à droite</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>de droite à gauche</translation>
    </message>
    <message>
        <source>half</source>
        <translation>la moitié</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Faites vos jeux</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Rien ne va plus</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>Bataille ou abandon ?</translation>
    </message>
    <message>
        <source>That is below the minimum</source>
        <translation>C&apos;est en dessous du minimum</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>Tout reprendre ou laisser le gain ?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Assurance ?</translation>
    </message>
    <message>
        <source>Floor, please</source>
        <translation>Chef de table, s&apos;il vous plaît</translation>
    </message>
    <message>
        <source>%1, the source demands it</source>
        <translation>%1, la source l&apos;exige</translation>
    </message>
    <message>
        <source>%1, as we read the source</source>
        <translation>%1, selon notre lecture de la source</translation>
    </message>
    <message>
        <source>the house&apos;s own choice</source>
        <translation>le choix de la maison</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>cette place n&apos;existe pas</translation>
    </message>
    <message>
        <source>there is no such hand</source>
        <translation>cette main n&apos;existe pas</translation>
    </message>
    <message>
        <source>the shoe is empty</source>
        <translation>le sabot est vide</translation>
    </message>
    <message>
        <source>there is no card in front of the shoe</source>
        <translation>il n&apos;y a pas de carte devant le sabot</translation>
    </message>
    <message>
        <source>there are too many cards in front of the shoe</source>
        <translation>il y a trop de cartes devant le sabot</translation>
    </message>
    <message>
        <source>there are no chips there</source>
        <translation>il n&apos;y a pas de jetons là</translation>
    </message>
    <message>
        <source>there are not that many chips there</source>
        <translation>il n&apos;y a pas autant de jetons là</translation>
    </message>
    <message>
        <source>there is no payoff to take back</source>
        <translation>il n&apos;y a pas de paiement à reprendre</translation>
    </message>
    <message>
        <source>there are no cards there</source>
        <translation>il n&apos;y a pas de cartes là</translation>
    </message>
    <message>
        <source>there are not that many cards</source>
        <translation>il n&apos;y a pas autant de cartes</translation>
    </message>
    <message>
        <source>the cards are not ready to be cut</source>
        <translation>les cartes ne sont pas prêtes à être coupées</translation>
    </message>
    <message>
        <source>there is nothing to decide</source>
        <translation>il n&apos;y a rien à décider</translation>
    </message>
    <message>
        <source>this house has no surrender</source>
        <translation>cette maison n&apos;a pas d&apos;abandon</translation>
    </message>
    <message>
        <source>that bet cannot be made by itself</source>
        <translation>cette mise ne se fait pas seule</translation>
    </message>
    <message>
        <source>the dealer has no card face down</source>
        <translation>le croupier n&apos;a pas de carte cachée</translation>
    </message>
    <message>
        <source>this hand cannot be doubled now</source>
        <translation>cette main ne peut pas doubler maintenant</translation>
    </message>
    <message>
        <source>this house does not allow a double of that amount</source>
        <translation>cette maison ne permet pas de doubler de ce montant</translation>
    </message>
    <message>
        <source>this hand cannot be split now</source>
        <translation>cette main ne peut pas être partagée maintenant</translation>
    </message>
    <message>
        <source>insurance is not open now</source>
        <translation>l&apos;assurance n&apos;est pas ouverte maintenant</translation>
    </message>
    <message>
        <source>insurance is at most half the bet</source>
        <translation>l&apos;assurance est au plus la moitié de la mise</translation>
    </message>
    <message>
        <source>Refuse it before you close the bets.</source>
        <translation>Refusez-la avant de fermer les mises.</translation>
    </message>
    <message>
        <source>Remind the patron, or refuse a second one, before you close the bets.</source>
        <translation>Rappelez le minimum au joueur, ou refusez la deuxième, avant de fermer les mises.</translation>
    </message>
    <message>
        <source>Hand back the excess before you close the bets.</source>
        <translation>Rendez l&apos;excédent avant de fermer les mises.</translation>
    </message>
    <message>
        <source>%1 has no main bet beside it.</source>
        <translation>%1 n&apos;a pas de mise principale à côté.</translation>
    </message>
    <message>
        <source>%1: %2 is below the minimum of %3.</source>
        <translation>%1 : %2 est sous le minimum de %3.</translation>
    </message>
    <message>
        <source>%1: with %2 the bets of the seat come to more than %3.</source>
        <translation>%1 : avec %2, les mises de la place dépassent %3.</translation>
    </message>
    <message>
        <source>%1: %2 is above the maximum of %3.</source>
        <translation>%1 : %2 dépasse le maximum de %3.</translation>
    </message>
    <message>
        <source>This house takes no side bet without a main bet.</source>
        <translation>Cette maison ne prend pas de mise annexe sans mise principale.</translation>
    </message>
    <message>
        <source>This house takes no tie bet without a main bet.</source>
        <translation>Cette maison ne prend pas de mise sur l&apos;égalité sans mise principale.</translation>
    </message>
    <message>
        <source>%1: %2 was accepted.</source>
        <translation>%1 : %2 a été accepté.</translation>
    </message>
    <message>
        <source>On the war cards this house takes exactly the amount of the main bet.</source>
        <translation>Sur les cartes de bataille, cette maison prend exactement le montant de la mise principale.</translation>
    </message>
    <message>
        <source>%1 was accepted.</source>
        <translation>%1 a été accepté.</translation>
    </message>
    <message>
        <source>This house does not take that bet.</source>
        <translation>Cette maison ne prend pas cette mise.</translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot; was not called.</source>
        <translation>« Faites vos jeux » n&apos;a pas été annoncé.</translation>
    </message>
    <message>
        <source>Call for bets before you close them.</source>
        <translation>Annoncez les mises avant de les fermer.</translation>
    </message>
    <message>
        <source>&quot;No more bets&quot; was not called.</source>
        <translation>« Rien ne va plus » n&apos;a pas été annoncé.</translation>
    </message>
    <message>
        <source>Call it before the first card.</source>
        <translation>Annoncez-le avant la première carte.</translation>
    </message>
    <message>
        <source>Call the floor before you pay more than %1.</source>
        <translation>Appelez le chef de table avant de payer plus de %1.</translation>
    </message>
    <message>
        <source>Call the floor; the floor&apos;s ruling is final.</source>
        <translation>Appelez le chef de table ; sa décision est définitive.</translation>
    </message>
    <message>
        <source>The patron at %1 tied and was not asked.</source>
        <translation>Le joueur de %1 était à égalité et n&apos;a pas été interrogé.</translation>
    </message>
    <message>
        <source>Ask a tied patron for war or surrender before you touch the bet.</source>
        <translation>Demandez bataille ou abandon avant de toucher la mise.</translation>
    </message>
    <message>
        <source>Wait for the answer: war or surrender.</source>
        <translation>Attendez la réponse : bataille ou abandon.</translation>
    </message>
    <message>
        <source>The floor was not called.</source>
        <translation>Le chef de table n&apos;a pas été appelé.</translation>
    </message>
    <message>
        <source>%1: %2 came after bets were closed and was not refused.</source>
        <translation>%1 : %2 est arrivé après la fermeture et n&apos;a pas été refusé.</translation>
    </message>
    <message>
        <source>Refuse a late bet before you do anything else.</source>
        <translation>Refusez une mise tardive avant toute autre chose.</translation>
    </message>
    <message>
        <source>%1: not called for now.</source>
        <translation>%1 : ce n&apos;est pas le moment.</translation>
    </message>
    <message>
        <source>This house has no such step at this point.</source>
        <translation>Cette maison n&apos;a pas cette étape à ce moment.</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la table</translation>
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
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
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
        <translation>aucun</translation>
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
        <translation>ramasser et payer</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>laisser et payer</translation>
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
        <translation>bas</translation>
    </message>
    <message>
        <source>high</source>
        <translation>haut</translation>
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
        <translation type="unfinished">Irrégularités</translation>
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
        <translation type="unfinished">oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished">non</translation>
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
        <translation type="unfinished">égalité</translation>
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
        <translation type="unfinished">BATAILLE</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation type="unfinished">ÉGALITÉ</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation type="unfinished">RELANCE</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation type="unfinished">ÉGALITÉ 2</translation>
    </message>
    <message>
        <source>POST</source>
        <translation type="unfinished">MAISON</translation>
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
        <translation type="unfinished">La carte de coupe sort</translation>
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
        <translation type="unfinished">Un nouveau sabot</translation>
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
        <translation>Note</translation>
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
        <translation type="unfinished">%1 actes propres sur %2, %3 manches propres sur %4.</translation>
    </message>
    <message>
        <source>Findings: %1 critical, %2 major, %3 minor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation type="unfinished">%1 secondes par manche ; cette maison en veut %2.</translation>
    </message>
    <message>
        <source>Rounds dealt again: %1. The last attempt counts.</source>
        <translation>Manches redonnées : %1. Le dernier essai compte.</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (manche redonnée, ne compte pas)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corrigé)</translation>
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
        <translation type="unfinished">Aucune faute.</translation>
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
        <translation>Manches</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Fautes</translation>
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
        <translation>N&apos;indiquez pas le mot de passe : il serait enregistré à la vue de tous. Mettez-le dans le fichier .pgpass de votre dossier personnel.</translation>
    </message>
    <message>
        <source>There is no such file yet. It is created when somebody is added.</source>
        <translation>Ce fichier n&apos;existe pas encore. Il est créé dès qu&apos;on ajoute quelqu&apos;un.</translation>
    </message>
    <message numerus="yes">
        <source>It works: %n person(s),</source>
        <translation>
            <numerusform>Cela fonctionne : %n personne,</numerusform>
            <numerusform>Cela fonctionne : %n personnes,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s).</source>
        <translation>
            <numerusform>%n séance.</numerusform>
            <numerusform>%n séances.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server does not take a session: %1</source>
        <translation>Le serveur refuse une séance : %1</translation>
    </message>
    <message>
        <source>No PIN is set any more. Choose the name again.</source>
        <translation>Il n&apos;y a plus de code PIN. Choisissez de nouveau le nom.</translation>
    </message>
    <message>
        <source>What is stored of this PIN is damaged. A new one must be set.</source>
        <translation>Les données de ce code PIN sont endommagées. Il faut en définir un nouveau.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Il n&apos;y a pas de registres.</translation>
    </message>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Cet examen est en cours : ses cartes sont scellées.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CallBar</name>
    <message>
        <source>Place
your bets</source>
        <translation>Faites
vos jeux</translation>
    </message>
    <message>
        <source>No more
bets</source>
        <translation>Rien ne
va plus</translation>
    </message>
    <message>
        <source>War or
surrender?</source>
        <translation>Bataille ou
abandon ?</translation>
    </message>
    <message>
        <source>Leave the
winnings?</source>
        <translation>Laissez
le gain ?</translation>
    </message>
    <message>
        <source>Below the
minimum</source>
        <translation>Sous le
minimum</translation>
    </message>
    <message>
        <source>Call the
floor</source>
        <translation>Appeler le
chef de table</translation>
    </message>
    <message>
        <source>Deal face
down</source>
        <translation>Donner face
cachée</translation>
    </message>
    <message>
        <source>Peek at
hole card</source>
        <translation>Regarder la
carte cachée</translation>
    </message>
    <message>
        <source>Turn over
hole card</source>
        <translation>Retourner la
carte cachée</translation>
    </message>
    <message>
        <source>Void the
round</source>
        <translation>Annuler
la manche</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>End the
round</source>
        <translation>Finir la
manche</translation>
    </message>
    <message>
        <source>What
is next?</source>
        <translation>Et
ensuite ?</translation>
    </message>
    <message>
        <source>Any
insurance?</source>
        <translation>Une
assurance ?</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CheckCard</name>
    <message>
        <source>Valid</source>
        <translation>Valable</translation>
    </message>
    <message>
        <source>Signed by a key you do not trust yet</source>
        <translation>Signé avec une clé à laquelle vous ne faites pas encore confiance</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Non valable</translation>
    </message>
    <message>
        <source>A key you trust</source>
        <translation>Une clé à laquelle vous faites confiance</translation>
    </message>
    <message>
        <source>A key you do not trust yet</source>
        <translation>Une clé à laquelle vous ne faites pas encore confiance</translation>
    </message>
    <message>
        <source>A revocation list, taken into account</source>
        <translation>Une liste de révocation, prise en compte</translation>
    </message>
    <message>
        <source>A revocation list of somebody you do not trust</source>
        <translation>Une liste de révocation de quelqu&apos;un à qui vous ne faites pas confiance</translation>
    </message>
    <message>
        <source>Not a certificate</source>
        <translation>Ce n&apos;est pas un certificat</translation>
    </message>
    <message>
        <source>Trust this key</source>
        <translation>Faire confiance à cette clé</translation>
    </message>
    <message>
        <source>Dealing the exam again…</source>
        <translation>L&apos;examen est redonné…</translation>
    </message>
    <message numerus="yes">
        <source>It declares %n certificate(s) or key(s) void.</source>
        <translation>
            <numerusform>Elle annule %n certificat ou clé.</numerusform>
            <numerusform>Elle annule %n certificats ou clés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else holds: the log, the cards, the findings and the score. What is left is whose key this is. It says it belongs to %1.</source>
        <translation>Tout le reste est exact : le journal, les cartes, les fautes et la note. Reste à savoir à qui est cette clé. Elle dit appartenir à %1.</translation>
    </message>
    <message>
        <source>It says it belongs to %1.</source>
        <translation>Elle dit appartenir à %1.</translation>
    </message>
    <message>
        <source>Call them, on a number you know, and let them read out the fingerprint of their key. Trust it only if it is this one:</source>
        <translation>Appelez-les à un numéro que vous connaissez et faites-vous lire l&apos;empreinte de leur clé. Ne lui faites confiance que si c&apos;est celle-ci :</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numéro %2</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Délivré</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expire</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Signé par</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Hours dealt</source>
        <translation>Heures de donne</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClausePopover</name>
    <message>
        <source>The source is unclear here: this is how we read it.</source>
        <translation>La source n&apos;est pas claire ici : voici notre lecture.</translation>
    </message>
    <message>
        <source>The source demands it. The words are ours.</source>
        <translation>La source l&apos;exige. Les mots sont de nous.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoachCard</name>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Also: %1. %2 %3 (%4)</source>
        <translation>Aussi : %1. %2 %3 (%4)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CompareScreen</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare two houses</source>
        <translation>Comparer deux maisons</translation>
    </message>
    <message>
        <source>The house you know</source>
        <translation>La maison que vous connaissez</translation>
    </message>
    <message>
        <source>The house you move to</source>
        <translation>La maison où vous allez</translation>
    </message>
    <message>
        <source>Write the sheet…</source>
        <translation>Écrire la fiche…</translation>
    </message>
    <message>
        <source>Practise the differences</source>
        <translation>S&apos;exercer aux différences</translation>
    </message>
    <message>
        <source>What is different?</source>
        <translation>Qu&apos;est-ce qui change ?</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Vous connaissez</translation>
    </message>
    <message>
        <source>Swap the two houses</source>
        <translation>Échanger les deux maisons</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>You move to</source>
        <translation>Vous allez à</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message>
        <source>One thing to do differently</source>
        <translation>Une chose à faire autrement</translation>
    </message>
    <message>
        <source>%1 things to do differently, the riskiest first</source>
        <translation>%1 choses à faire autrement, la plus risquée d&apos;abord</translation>
    </message>
    <message>
        <source>The differences cannot be practised</source>
        <translation>Les différences ne peuvent pas être exercées</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoursePage</name>
    <message>
        <source>read</source>
        <translation>lire</translation>
    </message>
    <message>
        <source>watch</source>
        <translation>regarder</translation>
    </message>
    <message numerus="yes">
        <source>deal %n task(s)</source>
        <translation>
            <numerusform>donner : %n exercice</numerusform>
            <numerusform>donner : %n exercices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>The course is being prepared.</source>
        <translation>Le cours est en préparation.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Some lesson files cannot be used:</source>
        <translation>Certains fichiers de leçons sont inutilisables :</translation>
    </message>
    <message>
        <source>There are no lessons for this house.</source>
        <translation>Il n&apos;y a pas de leçons pour cette maison.</translation>
    </message>
    <message>
        <source>You have done all lessons of this house. Any of them can be repeated.</source>
        <translation>Vous avez terminé toutes les leçons de cette maison. Chacune peut être refaite.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done.</source>
        <translation>
            <numerusform>Leçons terminées : %1 sur %n.</numerusform>
            <numerusform>Leçons terminées : %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <translation>Commencer : %1</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continuer : %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoFooter</name>
    <message>
        <source>No mistake</source>
        <translation>Sans erreur</translation>
    </message>
    <message>
        <source>Paid too much</source>
        <translation>Payé trop</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Hors de l&apos;ordre</translation>
    </message>
    <message>
        <source>Burn forgotten</source>
        <translation>Brûlage oublié</translation>
    </message>
    <message>
        <source>Cards too early</source>
        <translation>Cartes trop tôt</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Grands caractères</translation>
    </message>
    <message>
        <source>What is the difference?</source>
        <translation>Quelle est la différence ?</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>In step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>À son rythme</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Mistake to show</source>
        <translation>Erreur à montrer</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>○ call   ● chips   ▮ cards leave</source>
        <translation>○ annonce   ● jetons   ▮ départ des cartes</translation>
    </message>
    <message>
        <source>Normal type</source>
        <translation>Caractères normaux</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoHeader</name>
    <message>
        <source>Two tables</source>
        <translation>Deux tables</translation>
    </message>
    <message>
        <source>One table</source>
        <translation>Une table</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Autre manche</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Any round</source>
        <translation>N&apos;importe quelle manche</translation>
    </message>
    <message>
        <source>Win, loss and tie</source>
        <translation>Gain, perte et égalité</translation>
    </message>
    <message>
        <source>Two wars at once</source>
        <translation>Deux batailles à la fois</translation>
    </message>
    <message>
        <source>A tied war</source>
        <translation>Une bataille à égalité</translation>
    </message>
    <message>
        <source>A surrender</source>
        <translation>Un abandon</translation>
    </message>
    <message>
        <source>A bet above the limit</source>
        <translation>Une mise au-dessus du maximum</translation>
    </message>
    <message>
        <source>An exposed card</source>
        <translation>Une carte exposée</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>La carte de coupe sort</translation>
    </message>
    <message>
        <source>A parlay</source>
        <translation>Un parlay</translation>
    </message>
    <message>
        <source>A split</source>
        <translation>Un partage</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoPictures</name>
    <message>
        <source>Save the demonstration</source>
        <translation>Enregistrer la démonstration</translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <translation>%1 n&apos;a pas pu être écrit</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notation (*.deal)</translation>
    </message>
    <message>
        <source>Pictures for slides (*.png)</source>
        <translation>Images pour diapositives (*.png)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoScreen</name>
    <message>
        <source>Show</source>
        <translation>Démo</translation>
    </message>
    <message>
        <source>Show a round</source>
        <translation>Montrer une manche</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Démonstration</translation>
    </message>
    <message>
        <source>Saved: %1 pictures.</source>
        <translation>%1 images enregistrées.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>How it is dealt</source>
        <translation>Comment on donne</translation>
    </message>
    <message>
        <source>The same round, twice</source>
        <translation>La même manche, deux fois</translation>
    </message>
    <message>
        <source>Same cards, two houses</source>
        <translation>Mêmes cartes, deux maisons</translation>
    </message>
    <message>
        <source>Saved: %1-left and -right.deal</source>
        <translation>Enregistré : %1-left et -right.deal</translation>
    </message>
    <message>
        <source>Saved: %1.deal</source>
        <translation>Enregistré : %1.deal</translation>
    </message>
    <message>
        <source>The demonstration could not be saved</source>
        <translation>La démonstration n&apos;a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>Writing pictures…</source>
        <translation>Écriture des images…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoTable</name>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Now you</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>Ramasser et payer</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>Laisser et payer</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Take over and deal from here</source>
        <translation>Prendre la table et continuer d&apos;ici</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DifferenceCard</name>
    <message>
        <source>picking</source>
        <translation>en ramassant</translation>
    </message>
    <message>
        <source>laying</source>
        <translation>en laissant</translation>
    </message>
    <message>
        <source>the left table</source>
        <translation>la table de gauche</translation>
    </message>
    <message>
        <source>the right table</source>
        <translation>la table de droite</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EdgeChart</name>
    <message>
        <source>House edge</source>
        <translation>Avantage de la maison</translation>
    </message>
    <message>
        <source>Press Simulate to watch the edge converge.</source>
        <translation>Appuyez sur Simuler pour voir l&apos;avantage converger.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EditorScreen</name>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>A house of your own</source>
        <translation>Votre propre maison</translation>
    </message>
    <message>
        <source>The house to start from</source>
        <translation>La maison de départ</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>The source&apos;s</source>
        <translation>De la source</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Choix propres</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Défauts</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Deal here</source>
        <translation>Donner ici</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Which keys to see</source>
        <translation>Quelles clés voir</translation>
    </message>
    <message>
        <source>Nothing to show here.</source>
        <translation>Rien à montrer ici.</translation>
    </message>
    <message>
        <source>%1, our house</source>
        <translation>%1, notre maison</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>Vos changements ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Discard them and start over?</source>
        <translation>Les abandonner et recommencer ?</translation>
    </message>
    <message>
        <source>New house</source>
        <translation>Nouvelle maison</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, non enregistré</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>One fault, shown at its key.</source>
        <translation>Un défaut, montré à sa clé.</translation>
    </message>
    <message>
        <source>%1 faults, shown at their keys.</source>
        <translation>%1 défauts, montrés à leurs clés.</translation>
    </message>
    <message>
        <source>Felt, odds and manual still show the last valid version.</source>
        <translation>Tapis, avantages et manuel montrent encore la dernière version valable.</translation>
    </message>
    <message>
        <source>Save the house</source>
        <translation>Enregistrer la maison</translation>
    </message>
    <message>
        <source>House files (*.toml)</source>
        <translation>Fichiers de maison (*.toml)</translation>
    </message>
    <message>
        <source>The house could not be saved</source>
        <translation>La maison n&apos;a pas pu être enregistrée</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortCard</name>
    <message>
        <source>What is the difference?</source>
        <translation>Quelle est la différence ?</translation>
    </message>
    <message>
        <source>Seconds come from this model, not from a stopwatch. Adjust it:</source>
        <translation>Les secondes viennent de ce modèle, pas d&apos;un chronomètre. Réglez-le :</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>A call</source>
        <translation>Une annonce</translation>
    </message>
    <message>
        <source>A card dealt or burned</source>
        <translation>Une carte donnée ou brûlée</translation>
    </message>
    <message>
        <source>A bet taken or paid</source>
        <translation>Une mise ramassée ou payée</translation>
    </message>
    <message>
        <source>Cards picked up</source>
        <translation>Cartes ramassées</translation>
    </message>
    <message>
        <source>Each further hand swept up</source>
        <translation>Chaque main de plus ramassée d&apos;un geste</translation>
    </message>
    <message>
        <source>Reach, per seat from the middle</source>
        <translation>Allonge, par place depuis le milieu</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Un nouveau sabot</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Hand motions per round</source>
        <translation>Gestes par manche</translation>
    </message>
    <message>
        <source>Time per round</source>
        <translation>Temps par manche</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Cards stay after the chips have moved</source>
        <translation>Les cartes restent après les jetons</translation>
    </message>
    <message>
        <source>%1 %2 less</source>
        <translation>%1 %2 de moins</translation>
    </message>
    <message>
        <source>%1 %2 more</source>
        <translation>%1 %2 de plus</translation>
    </message>
    <message>
        <source>%1 takes %2 and %3 per round than %4. %5 leaves the cards of each hand on the layout %6 s longer: time to correct a wrong payment from the cards.</source>
        <translation>%1 demande %2 et %3 par manche que %4. %5 laisse les cartes de chaque main %6 s de plus sur le tapis : le temps de corriger un paiement d&apos;après les cartes.</translation>
    </message>
    <message>
        <source>motions</source>
        <translation>gestes</translation>
    </message>
    <message>
        <source>This round: %1</source>
        <translation>Cette manche : %1</translation>
    </message>
    <message>
        <source>On average over %1 rounds: %2</source>
        <translation>En moyenne sur %1 manches : %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsScreen</name>
    <message>
        <source>Exams</source>
        <translation>Examens</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Examens et certificats</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::FileDialogs</name>
    <message>
        <source>Open a session</source>
        <translation>Ouvrir une séance</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal);;All files (*)</source>
        <translation>Notation (*.deal);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Enregistrer la séance</translation>
    </message>
    <message>
        <source>session.deal</source>
        <translation>seance.deal</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notation (*.deal)</translation>
    </message>
    <message>
        <source>The session could not be saved</source>
        <translation>La séance n&apos;a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s manual</source>
        <translation>Écrire le manuel du croupier</translation>
    </message>
    <message>
        <source>Write the difference sheet</source>
        <translation>Écrire la fiche des différences</translation>
    </message>
    <message>
        <source>Open a house file</source>
        <translation>Ouvrir un fichier de maison</translation>
    </message>
    <message>
        <source>House files (*.toml);;All files (*)</source>
        <translation>Fichiers de maison (*.toml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>Cette maison ne peut pas être utilisée</translation>
    </message>
    <message>
        <source>PDF on A4 (*.pdf)</source>
        <translation>PDF au format A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF on US Letter (*.pdf)</source>
        <translation>PDF au format lettre US (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Session saved: %1</source>
        <translation>Séance enregistrée : %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::GuidedRound</name>
    <message>
        <source>%1 cannot deal such a round.</source>
        <translation>%1 ne peut pas donner une telle manche.</translation>
    </message>
    <message>
        <source>This round cannot be dealt</source>
        <translation>Cette manche ne peut pas être donnée</translation>
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
        <translation>paiement sur %1, %2</translation>
    </message>
    <message>
        <source>late chips on the %1 of %2</source>
        <translation>jetons tardifs sur %1, %2</translation>
    </message>
    <message>
        <source>cards of %1</source>
        <translation>cartes de %1</translation>
    </message>
    <message>
        <source>card that slid out</source>
        <translation>carte qui a glissé du sabot</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Moitié</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Count out half of this bet, for a surrender</source>
        <translation>Couper la moitié de cette mise, pour un abandon</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>Dans votre main : %1</translation>
    </message>
    <message>
        <source>In your hand: cards of %1 places</source>
        <translation>Dans votre main : cartes de %1 places</translation>
    </message>
    <message>
        <source>In your hand: %1 bets</source>
        <translation>Dans votre main : %1 mises</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseGrid</name>
    <message>
        <source>Open a house file…</source>
        <translation>Ouvrir un fichier de maison…</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>La remettre</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>Remettre %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HousePreview</name>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Avantages</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>The house file</source>
        <translation>Le fichier de la maison</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseShelf</name>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Le fichier %1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file %1 cannot be changed.</source>
        <translation>Le fichier %1 ne peut pas être modifié.</translation>
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
        <translation>Plus sur %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Retirer de cette liste</translation>
    </message>
    <message>
        <source>Name of the house</source>
        <translation>Nom de la maison</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
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
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeyRow</name>
    <message>
        <source>choice</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>Origin of the rule: a clause (WA-9), our reading of an unclear one (reading WA-4), or choice</source>
        <translation>Origine de la règle : une clause (WA-9), notre lecture d&apos;une clause peu claire (reading WA-4) ou un choix (choice)</translation>
    </message>
    <message>
        <source>Origin of: %1</source>
        <translation>Origine de : %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeySheet</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Deal to that seat</source>
        <translation>Donner à cette place</translation>
    </message>
    <message>
        <source>Deal to the dealer</source>
        <translation>Donner au croupier</translation>
    </message>
    <message>
        <source>Deal the hole card, face down</source>
        <translation>Donner la carte cachée</translation>
    </message>
    <message>
        <source>Peek at the hole card</source>
        <translation>Regarder la carte cachée</translation>
    </message>
    <message>
        <source>Turn the hole card over</source>
        <translation>Retourner la carte cachée</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>Partager la paire</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Brûler</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Écarter la carte exposée</translation>
    </message>
    <message>
        <source>Collect the cards (C 0: the dealer&apos;s)</source>
        <translation>Ramasser les cartes (C 0 : celles du croupier)</translation>
    </message>
    <message>
        <source>At the shoe: shuffle, cut, load</source>
        <translation>Au sabot : mélanger, couper, charger</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>Proposer la coupe</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Faites vos jeux</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Rien ne va plus</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>Bataille ou abandon ?</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>Tout reprendre ou laisser le gain ?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Assurance ?</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Sous le minimum</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Appeler le chef de table</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>Annuler la manche</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Finir la manche</translation>
    </message>
    <message>
        <source>New session, open, save</source>
        <translation>Nouvelle séance, ouvrir, enregistrer</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>%1 (Shift: five)</source>
        <translation>%1 (Maj : cinq)</translation>
    </message>
    <message>
        <source>Put the last chip back (Esc: all)</source>
        <translation>Remettre le dernier jeton (Échap : tous)</translation>
    </message>
    <message>
        <source>Pay with the chips in your hand</source>
        <translation>Payer avec les jetons en main</translation>
    </message>
    <message>
        <source>Take (chips in hand: that amount)</source>
        <translation>Ramasser (jetons en main : ce montant)</translation>
    </message>
    <message>
        <source>Hand back or refuse</source>
        <translation>Rendre ou refuser</translation>
    </message>
    <message>
        <source>Take back a payoff</source>
        <translation>Reprendre un paiement</translation>
    </message>
    <message>
        <source>Post the matching unit</source>
        <translation>Poser l&apos;unité de la maison</translation>
    </message>
    <message>
        <source>Give the post to the patron</source>
        <translation>Donner la mise de la maison au joueur</translation>
    </message>
    <message>
        <source>Main, tie, war, war tie, post; A: all</source>
        <translation>Principale, égalité, bataille, égalité en bataille, maison ; A : tout</translation>
    </message>
    <message>
        <source>Main, war, insurance; A: all</source>
        <translation>Principale, bataille, assurance ; A : tout</translation>
    </message>
    <message>
        <source>Choose a hand of a split seat</source>
        <translation>Choisir une main d&apos;une place partagée</translation>
    </message>
    <message>
        <source>Take half the main bet</source>
        <translation>Ramasser la moitié de la mise principale</translation>
    </message>
    <message>
        <source>Cut half the bet you hold</source>
        <translation>Couper la moitié de la mise en main</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Move over the table, use a spot</source>
        <translation>Se déplacer sur la table, utiliser un emplacement</translation>
    </message>
    <message>
        <source>What is next? Again: shows where</source>
        <translation>Et ensuite ? Encore : montre où</translation>
    </message>
    <message>
        <source>Show or hide the side panel</source>
        <translation>Afficher ou masquer le panneau</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>La manche</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Lecture et pause</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <translation>Un pas en arrière, un pas en avant</translation>
    </message>
    <message>
        <source>The same, with a remote</source>
        <translation>Pareil, avec une télécommande</translation>
    </message>
    <message>
        <source>First step, last step</source>
        <translation>Premier pas, dernier pas</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Autre manche</translation>
    </message>
    <message>
        <source>The show</source>
        <translation>La démonstration</translation>
    </message>
    <message>
        <source>One table or two</source>
        <translation>Une table ou deux</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Grands caractères</translation>
    </message>
    <message>
        <source>What is the difference?</source>
        <translation>Quelle est la différence ?</translation>
    </message>
    <message>
        <source>Now you: take over from here</source>
        <translation>À vous : continuer d&apos;ici</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Retour à l&apos;accueil</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Deal this round again</source>
        <translation>Redonner cette manche</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LanguagePreferences</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Of the window, of findings and of what is printed.</source>
        <translation>De la fenêtre, des fautes et des imprimés.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LearnScreen</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn: the course of a house</source>
        <translation>Apprendre : le cours d&apos;une maison</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Learn to deal</source>
        <translation>Apprendre à donner</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LeaveMenu</name>
    <message>
        <source>Go on dealing</source>
        <translation>Continuer à donner</translation>
    </message>
    <message>
        <source>Deal this round again</source>
        <translation>Redonner cette manche</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table ?</translation>
    </message>
    <message>
        <source>The session is kept. You can go on with it from the start screen.</source>
        <translation>La séance est conservée. Vous pouvez la reprendre depuis l&apos;écran d&apos;accueil.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonPage</name>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Donner la manche</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Pas en arrière</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Pas en avant</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 Round %2 of %3.</source>
        <translation>%1 Manche %2 sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). Deal one more like it.</source>
        <translation>
            <numerusform>%n erreur. Donnez encore une manche du même genre.</numerusform>
            <numerusform>%n erreurs. Donnez encore une manche du même genre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal another</source>
        <translation>En donner une autre</translation>
    </message>
    <message numerus="yes">
        <source>Clean. %n round(s) to go.</source>
        <translation>
            <numerusform>Manche propre. Encore %n à donner.</numerusform>
            <numerusform>Manche propre. Encore %n à donner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Clean. That is what the lesson asked for.</source>
        <translation>Manche propre. C&apos;est ce que la leçon demandait.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Retour à la leçon</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonRow</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Leçon %1 : %2, terminée</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Leçon %1 : %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MainMenu</name>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>About Pitwise</source>
        <translation>À propos de Pitwise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Previous session</source>
        <translation>Séance précédente</translation>
    </message>
    <message>
        <source>Open a session…</source>
        <translation>Ouvrir une séance…</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>Séances récentes</translation>
    </message>
    <message>
        <source>Save the session as…</source>
        <translation>Enregistrer la séance sous…</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s manual…</source>
        <translation>Écrire le manuel du croupier…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Toutes les séances…</translation>
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
        <translation>Cette maison ne peut pas être utilisée</translation>
    </message>
    <message>
        <source>About Pitwise</source>
        <translation>À propos de Pitwise</translation>
    </message>
    <message>
        <source>Pitwise %1</source>
        <translation>Pitwise %1</translation>
    </message>
    <message>
        <source>Trains and certifies casino dealers: you deal, the referee judges every act by the house&apos;s procedure.

Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>Forme et certifie les croupiers : vous donnez, l&apos;arbitre juge chaque acte selon la procédure de la maison.

Logiciel libre sous la Licence publique générale GNU, version 3 ou ultérieure. Sans aucune garantie.</translation>
    </message>
    <message>
        <source>The session is being saved again</source>
        <translation>La séance s&apos;enregistre de nouveau</translation>
    </message>
    <message>
        <source>Nothing is missing from it.</source>
        <translation>Il n&apos;y manque rien.</translation>
    </message>
    <message>
        <source>The session cannot be saved at the moment</source>
        <translation>La séance ne peut pas être enregistrée pour le moment</translation>
    </message>
    <message>
        <source>%1

You can deal on: nothing is lost while Pitwise is open, and it tries again by itself. Make room on the disk, or save the session somewhere else with &quot;Save the session as…&quot;.</source>
        <translation>%1

Vous pouvez continuer à donner : rien n&apos;est perdu tant que Pitwise est ouvert, et il réessaie de lui-même. Faites de la place sur le disque, ou enregistrez la séance ailleurs avec « Enregistrer la séance sous… ».</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MoreButton</name>
    <message>
        <source>Rename or remove this house</source>
        <translation>Renommer ou supprimer cette maison</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NarrationWords</name>
    <message>
        <source>The cards of %1 are still on the layout: the floor can check.</source>
        <translation>Les cartes de %1 sont encore sur le tapis : le chef de table peut vérifier.</translation>
    </message>
    <message>
        <source>The cards of %1 are gone: the floor must rely on witnesses.</source>
        <translation>Les cartes de %1 sont parties : le chef de table n&apos;a que des témoins.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>La table est vide</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>La manche %1 commence</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoRecords</name>
    <message>
        <source>There are no records.</source>
        <translation>Il n&apos;y a pas de registres.</translation>
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
        <translation>%1 souple</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OddsScreen</name>
    <message>
        <source>Odds</source>
        <translation>Avantages</translation>
    </message>
    <message>
        <source>Odds and simulation</source>
        <translation>Avantages et simulation</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>100 thousand</source>
        <translation>100 mille</translation>
    </message>
    <message>
        <source>1 million</source>
        <translation>1 million</translation>
    </message>
    <message>
        <source>10 million</source>
        <translation>10 millions</translation>
    </message>
    <message>
        <source>1 billion</source>
        <translation>1 milliard</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simuler</translation>
    </message>
    <message>
        <source>Patrons</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>Places prises</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Basic strategy</source>
        <translation>Stratégie de base</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudents</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mélangés</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audacieux</translation>
    </message>
    <message>
        <source>Simulated patrons, a perfect dealer, and the referee judging every act.</source>
        <translation>Joueurs simulés, croupier parfait et arbitre qui juge chaque acte.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>%1 rounds, %2 acts judged, %3 findings; %4 rounds per second.</source>
        <translation>%1 manches, %2 actes jugés, %3 fautes ; %4 manches par seconde.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OddsTable</name>
    <message>
        <source>Main bet, as these patrons play</source>
        <translation>Mise principale, au jeu de ces joueurs</translation>
    </message>
    <message>
        <source>Blackjack bet, as these patrons play</source>
        <translation>Mise de blackjack, au jeu de ces joueurs</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Avantage de la maison</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulé</translation>
    </message>
    <message>
        <source>%1 (the patron&apos;s)</source>
        <translation>%1 (pour le joueur)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PassingNotes</name>
    <message>
        <source>Floor: to the discards</source>
        <translation>Chef de table : à la défausse</translation>
    </message>
    <message>
        <source>Floor: goes back</source>
        <translation>Chef de table : mise rendue</translation>
    </message>
    <message>
        <source>Floor: the excess goes back</source>
        <translation>Chef de table : excédent rendu</translation>
    </message>
    <message>
        <source>Floor: posted</source>
        <translation>Chef de table : mise de la maison posée</translation>
    </message>
    <message>
        <source>Floor: back to the tray</source>
        <translation>Chef de table : retour au plateau</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PatronMenu</name>
    <message>
        <source>War or surrender?</source>
        <translation>Bataille ou abandon ?</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>Tout reprendre ou laisser le gain ?</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Sous le minimum</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>Partager la paire</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>Proposer la coupe</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PlayOptions</name>
    <message>
        <source>House&apos;s own</source>
        <translation>Celui de la maison</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>Ramasser et payer</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>Laisser et payer</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Moniteur</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Pratique</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silencieux</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudents</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mélangés</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audacieux</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Quelques-unes</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Beaucoup</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Chargé</translation>
    </message>
    <message>
        <source>Shuffle first</source>
        <translation>Mélanger d&apos;abord</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same patrons.</source>
        <translation>Le même numéro donne les mêmes cartes aux mêmes joueurs.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>Places prises</translation>
    </message>
    <message>
        <source>Patrons</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irrégularités</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Stops at a mistake and lets you try again.</source>
        <translation>S&apos;arrête à une erreur et vous laisse réessayer.</translation>
    </message>
    <message>
        <source>Lets you play on and sums up each round.</source>
        <translation>Vous laisse continuer et résume chaque manche.</translation>
    </message>
    <message>
        <source>Only records. Press Result to see how you did.</source>
        <translation>Enregistre seulement. Appuyez sur Résultat pour voir votre bilan.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeWords</name>
    <message>
        <source>Practice: one round that covers %1 of %2 differences.</source>
        <translation>Exercice : une manche qui couvre %1 différences sur %2.</translation>
    </message>
    <message>
        <source>Practice: %1 rounds that cover %2 of %3 differences.</source>
        <translation>Exercice : %1 manches qui couvrent %2 différences sur %3.</translation>
    </message>
    <message>
        <source>It starts with the shuffle.</source>
        <translation>Elle commence par le mélange.</translation>
    </message>
    <message>
        <source>What is different in %1</source>
        <translation>Ce qui change : %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PreferenceGroup</name>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Puts these preferences back to their defaults</source>
        <translation>Remet ces préférences à leurs valeurs initiales</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser %1</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Prompts</name>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Ramasser</translation>
    </message>
    <message>
        <source>Hand back</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Take back the payoff</source>
        <translation>Reprendre le paiement</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Mise de la maison</translation>
    </message>
    <message>
        <source>Give the post</source>
        <translation>Donner la mise de la maison</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Ramasser les cartes</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>Bataille ou abandon ?</translation>
    </message>
    <message>
        <source>Below the minimum.</source>
        <translation>Sous le minimum.</translation>
    </message>
    <message>
        <source>Offer the cut.</source>
        <translation>Proposer la coupe.</translation>
    </message>
    <message>
        <source>Take half the main bet</source>
        <translation>Ramasser la moitié de la mise principale</translation>
    </message>
    <message>
        <source>Leave the winnings?</source>
        <translation>Laissez le gain ?</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>%1, seat %2: which hand? Press 1 (a) to %3 (%4).</source>
        <translation>%1, place %2 : quelle main ? Appuyez de 1 (a) à %3 (%4).</translation>
    </message>
    <message>
        <source>%1: no such chips at seat %2.</source>
        <translation>%1 : pas de tels jetons à la place %2.</translation>
    </message>
    <message>
        <source>A all</source>
        <translation>A tout</translation>
    </message>
    <message>
        <source>%1, seat %2: %3</source>
        <translation>%1, place %2 : %3</translation>
    </message>
    <message>
        <source>%1 Click the patron or press the seat number.</source>
        <translation>%1 Cliquez sur le joueur ou tapez le numéro de la place.</translation>
    </message>
    <message>
        <source>%1: press the seat number.</source>
        <translation>%1 : tapez le numéro de la place.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::QuestionView</name>
    <message>
        <source>Right: %1.</source>
        <translation>Juste : %1.</translation>
    </message>
    <message>
        <source>No, not %1. Look again and try another.</source>
        <translation>Non, pas %1. Regardez encore et essayez une autre réponse.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Rail</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>More: sessions, files and the rest</source>
        <translation>Plus : séances, fichiers et le reste</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsFilter</name>
    <message>
        <source>All sessions</source>
        <translation>Toutes les séances</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Examens</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 jours</translation>
    </message>
    <message>
        <source>Trainer…</source>
        <translation>Formateur…</translation>
    </message>
    <message>
        <source>Whose sessions</source>
        <translation>Les séances de qui</translation>
    </message>
    <message>
        <source>Which sessions</source>
        <translation>Quelles séances</translation>
    </message>
    <message>
        <source>How old</source>
        <translation>De quand</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Formateur</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>There is no trainer yet. Whoever owns the records adds one: pitwise-cli records add-trainer NAME</source>
        <translation>Il n&apos;y a pas encore de formateur. Le responsable des registres en ajoute un : pitwise-cli records add-trainer NAME</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Trop d&apos;essais manqués. Attendez %n seconde.</numerusform>
            <numerusform>Trop d&apos;essais manqués. Attendez %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Faux. Attendez %n seconde avant le prochain essai.</numerusform>
            <numerusform>Faux. Attendez %n secondes avant le prochain essai.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Faux. Réessayez.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numéro %2</translation>
    </message>
    <message>
        <source>Leave the trainer&apos;s area</source>
        <translation>Quitter l&apos;espace du formateur</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsPlaceEdit</name>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>The usual file</source>
        <translation>Le fichier habituel</translation>
    </message>
    <message>
        <source>File or server</source>
        <translation>Fichier ou serveur</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Essai en cours…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsPreferences</name>
    <message>
        <source>Records</source>
        <translation>Registres</translation>
    </message>
    <message>
        <source>Where people and sessions are kept: a file on this computer, or a school&apos;s server, postgresql://station4@server/school.</source>
        <translation>Où sont conservées les personnes et les séances : un fichier sur cet ordinateur, ou le serveur d&apos;une école, postgresql://station4@server/school.</translation>
    </message>
    <message>
        <source>Named when Pitwise was started, so it cannot be changed here.</source>
        <translation>Indiqué au lancement de Pitwise, donc non modifiable ici.</translation>
    </message>
    <message>
        <source>File or server</source>
        <translation>Fichier ou serveur</translation>
    </message>
    <message>
        <source>database PostgreSQL SQLite people sessions</source>
        <translation>base de données PostgreSQL SQLite personnes séances</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsScreen</name>
    <message>
        <source>Records</source>
        <translation>Registres</translation>
    </message>
    <message>
        <source>Open in the table</source>
        <translation>Ouvrir à la table</translation>
    </message>
    <message>
        <source>Show as text</source>
        <translation>Afficher en texte</translation>
    </message>
    <message>
        <source>Save as .deal…</source>
        <translation>Enregistrer en .deal…</translation>
    </message>
    <message>
        <source>Export the list as CSV…</source>
        <translation>Exporter la liste en CSV…</translation>
    </message>
    <message>
        <source>Sessions, the latest first</source>
        <translation>Séances, la plus récente d&apos;abord</translation>
    </message>
    <message>
        <source>The server cannot be reached: this is what is kept on this computer. (%1)</source>
        <translation>Le serveur est injoignable : voici ce qui est conservé sur cet ordinateur. (%1)</translation>
    </message>
    <message>
        <source>Say who deals on the start screen to see your sessions here. A guest&apos;s sessions are not kept; a trainer sees everybody&apos;s.</source>
        <translation>Indiquez sur l&apos;écran d&apos;accueil qui donne pour voir vos séances ici. Celles d&apos;un invité ne sont pas conservées ; un formateur voit celles de tous.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Il n&apos;y a pas de registres.</translation>
    </message>
    <message>
        <source>No session fits. Choose &quot;All sessions&quot; and &quot;Any time&quot; to see all.</source>
        <translation>Aucune séance ne correspond. Choisissez « Toutes les séances » et « Toutes les dates » pour tout voir.</translation>
    </message>
    <message>
        <source>Nothing has been dealt yet. Every session is kept from its first act.</source>
        <translation>Rien n&apos;a encore été donné. Chaque séance est conservée dès son premier acte.</translation>
    </message>
    <message>
        <source>This session cannot be read</source>
        <translation>Cette séance ne peut pas être lue</translation>
    </message>
    <message>
        <source>The session in dealing notation</source>
        <translation>La séance en notation</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Enregistrer la séance</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notation (*.deal)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Exporter la liste</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Le fichier n&apos;a pas pu être écrit</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScorePanel</name>
    <message numerus="yes">
        <source>Recording, %n round(s)</source>
        <translation>
            <numerusform>Enregistrement, %n manche</numerusform>
            <numerusform>Enregistrement, %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy %1 percent, %2 points, %3 clean rounds in a row</source>
        <translation>Précision %1 pour cent, %2 points, %3 manches propres de suite</translation>
    </message>
    <message>
        <source>rounds recorded</source>
        <translation>manches enregistrées</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>of acts clean</source>
        <translation>d&apos;actes propres</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>points of 100</source>
        <translation>points sur 100</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>; %1: %2</source>
        <translation> ; %1 : %2</translation>
    </message>
    <message>
        <source>clean rounds in a row</source>
        <translation>manches propres de suite</translation>
    </message>
    <message>
        <source>a round; goal %1 s</source>
        <translation>la manche ; but %1 s</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SearchWords</name>
    <message>
        <source>That cannot happen here.</source>
        <translation>Cela ne peut pas arriver ici.</translation>
    </message>
    <message>
        <source>That cannot be shown here.</source>
        <translation>Cela ne peut pas être montré ici.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionLibrary</name>
    <message>
        <source>%1

The session resumes before that line.</source>
        <translation>%1

La séance reprend avant cette ligne.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of it cannot be resumed; they stay in the file, and what you deal now is kept in a new one.</source>
        <translation>
            <numerusform>%n ligne ne peut pas être reprise ; elle reste dans le fichier, et ce que vous donnez maintenant est conservé dans un nouveau.</numerusform>
            <numerusform>%n lignes ne peuvent pas être reprises ; elles restent dans le fichier, et ce que vous donnez maintenant est conservé dans un nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>the records</source>
        <translation>les registres</translation>
    </message>
    <message>
        <source>There is no such session.</source>
        <translation>Cette séance n&apos;existe pas.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Sessions</name>
    <message>
        <source>This session could not be opened</source>
        <translation>Cette séance n&apos;a pas pu être ouverte</translation>
    </message>
    <message>
        <source>Part of this session could not be read</source>
        <translation>Une partie de cette séance n&apos;a pas pu être lue</translation>
    </message>
    <message>
        <source>The session could not be resumed</source>
        <translation>La séance n&apos;a pas pu être reprise</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionsDialog</name>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Séances</translation>
    </message>
    <message>
        <source>Last dealt</source>
        <translation>Dernière donne</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Sessions, the latest first</source>
        <translation>Séances, la plus récente d&apos;abord</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Moniteur</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Pratique</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silencieux</translation>
    </message>
    <message>
        <source>At a table now</source>
        <translation>À une table en ce moment</translation>
    </message>
    <message>
        <source>No session has been dealt yet.</source>
        <translation>Aucune séance n&apos;a encore été donnée.</translation>
    </message>
    <message>
        <source>Every session you deal is kept.</source>
        <translation>Chaque séance que vous donnez est conservée.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SettingsPreview</name>
    <message>
        <source>Show the motion</source>
        <translation>Montrer le mouvement</translation>
    </message>
    <message>
        <source>I&apos;ll go to war</source>
        <translation>Je vais à la bataille</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Plays the last act of the preview again</source>
        <translation>Rejoue le dernier acte de l&apos;aperçu</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>No preference has these words.</source>
        <translation>Aucune préférence n&apos;a ces mots.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Chercher dans les préférences</translation>
    </message>
    <message>
        <source>Search the preferences (Ctrl+F)</source>
        <translation>Chercher dans les préférences (Ctrl+F)</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Puts every preference back to its default</source>
        <translation>Remet chaque préférence à sa valeur initiale</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShareChart</name>
    <message>
        <source>How often</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>Ties, wars and other events.</source>
        <translation>Égalités, batailles et autres événements.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Shell</name>
    <message>
        <source>The file could not be written</source>
        <translation>Le fichier n&apos;a pas pu être écrit</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>Cette maison ne peut pas être utilisée</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>This session is not under way in your records: what you deal now is not kept.</source>
        <translation>Cette séance n&apos;est pas en cours dans vos registres : ce que vous donnez maintenant n&apos;est pas conservé.</translation>
    </message>
    <message>
        <source>This session cannot be kept in the records</source>
        <translation>Cette séance ne peut pas être conservée dans les registres</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShiftChart</name>
    <message>
        <source>House result per shift</source>
        <translation>Résultat de la maison par poste</translation>
    </message>
    <message>
        <source>Results of eight-hour shifts.</source>
        <translation>Résultats de postes de huit heures.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShoeMenu</name>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Offer the cut to…</source>
        <translation>Proposer la coupe à…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Place the cut card</source>
        <translation>Placer la carte de coupe</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>Cartes derrière la carte de coupe</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Charger le sabot</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Brûler une carte</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Écarter la carte exposée</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SidePanel</name>
    <message>
        <source>Coach</source>
        <translation>Moniteur</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Pratique</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silencieux</translation>
    </message>
    <message>
        <source>pick and pay</source>
        <translation>ramasser et payer</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>laisser et payer</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Redonner</translation>
    </message>
    <message>
        <source>Deal this round again: the same cards, the same patrons</source>
        <translation>Redonner cette manche : mêmes cartes, mêmes joueurs</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SimulationCharts</name>
    <message>
        <source>Bet in the chart</source>
        <translation>Mise du graphique</translation>
    </message>
    <message>
        <source>%1 ± %2; %3 % of %4 shifts lose</source>
        <translation>%1 ± %2 ; %3 % de %4 postes perdent</translation>
    </message>
    <message>
        <source>Of %1 hands in %2 rounds.</source>
        <translation>Sur %1 mains en %2 manches.</translation>
    </message>
    <message>
        <source>Exact: %1 or %2; %3 of all money staked; variance %4.</source>
        <translation>Exact : %1 ou %2 ; %3 de tout l&apos;argent misé ; variance %4.</translation>
    </message>
    <message>
        <source>This bet has no exact edge with these patrons.</source>
        <translation>Cette mise n&apos;a pas d&apos;avantage exact avec ces joueurs.</translation>
    </message>
    <message>
        <source>%1, give or take %2</source>
        <translation>%1, à %2 près</translation>
    </message>
    <message>
        <source>%1; exact %2, %3 standard errors away.</source>
        <translation>%1 ; exact %2, à %3 erreurs types.</translation>
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
        <translation>Son</translation>
    </message>
    <message>
        <source>Ctrl+M turns it off and on anywhere.</source>
        <translation>Ctrl+M le coupe et le remet partout.</translation>
    </message>
    <message>
        <source>mute volume silent</source>
        <translation>muet volume silence</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Cartes et jetons</translation>
    </message>
    <message>
        <source>What your hands do.</source>
        <translation>Ce que font vos mains.</translation>
    </message>
    <message>
        <source>Your calls</source>
        <translation>Vos annonces</translation>
    </message>
    <message>
        <source>Each call, spoken.</source>
        <translation>Chaque annonce, parlée.</translation>
    </message>
    <message>
        <source>Patrons&apos; voices</source>
        <translation>Voix des joueurs</translation>
    </message>
    <message>
        <source>What they answer.</source>
        <translation>Ce qu&apos;ils répondent.</translation>
    </message>
    <message>
        <source>Findings and clean rounds</source>
        <translation>Fautes et manches propres</translation>
    </message>
    <message>
        <source>A soft sign, in coach sessions only.</source>
        <translation>Un signe doux, avec le moniteur seulement.</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>La salle</translation>
    </message>
    <message>
        <source>The murmur of a full casino.</source>
        <translation>La rumeur d&apos;un casino plein.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StartScreen</name>
    <message>
        <source>Resume session</source>
        <translation>Reprendre la séance</translation>
    </message>
    <message>
        <source>Who deals today?</source>
        <translation>Qui donne aujourd&apos;hui ?</translation>
    </message>
    <message>
        <source>Choose a house and deal. The referee judges every act by that house&apos;s procedure.</source>
        <translation>Choisissez une maison et donnez. L&apos;arbitre juge chaque acte selon la procédure de cette maison.</translation>
    </message>
    <message>
        <source>You were dealing: %1, round %2.</source>
        <translation>Vous donniez : %1, manche %2.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nouvelle séance</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Toutes les séances…</translation>
    </message>
    <message>
        <source>The house could not be renamed</source>
        <translation>La maison n&apos;a pas pu être renommée</translation>
    </message>
    <message>
        <source>Your last session: %1, %2.</source>
        <translation>Votre dernière séance : %1, %2.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StepList</name>
    <message>
        <source>Your acts appear here, one line each.</source>
        <translation>Vos actes apparaissent ici, un par ligne.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SummaryCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1 points of 100: %2 (pass mark %3).</source>
        <translation>%1 points sur 100 : %2 (réussite à %3).</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>non réussi</translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation>%1 actes propres sur %2, %3 manches propres sur %4.</translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation>%1 secondes par manche ; cette maison en veut %2.</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Aucune faute.</translation>
    </message>
    <message>
        <source>Deal it again</source>
        <translation>La redonner</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Terminer la séance</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Manche %1, %2 : %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (manche redonnée, ne compte pas)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corrigé)</translation>
    </message>
    <message>
        <source>Silent session</source>
        <translation>Séance silencieuse</translation>
    </message>
    <message>
        <source>Rounds recorded: %1.</source>
        <translation>Manches enregistrées : %1.</translation>
    </message>
    <message>
        <source>The result is shown when you end the session. After that, nothing can be dealt in it.</source>
        <translation>Le résultat s&apos;affiche quand vous terminez la séance. Ensuite, on ne peut plus rien y donner.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>Rounds dealt again: %1. The last attempt counts.</source>
        <translation>Manches redonnées : %1. Le dernier essai compte.</translation>
    </message>
    <message>
        <source>The round that is being dealt is not counted yet.</source>
        <translation>La manche en cours ne compte pas encore.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableFeedback</name>
    <message>
        <source>Wait for the patrons.</source>
        <translation>Attendez les joueurs.</translation>
    </message>
    <message>
        <source>Clean round.</source>
        <translation>Manche propre.</translation>
    </message>
    <message>
        <source>The table as it was then. Enter: back to now.</source>
        <translation>La table telle qu&apos;elle était alors. Entrée : retour au présent.</translation>
    </message>
    <message>
        <source>Start here: call “Place your bets”. F2 says what comes next.</source>
        <translation>Commencez ici : annoncez « Faites vos jeux ». F2 dit la suite.</translation>
    </message>
    <message>
        <source>Start here: %1. F2 says what comes next.</source>
        <translation>Commencez ici : %1. F2 dit la suite.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableFollower</name>
    <message>
        <source>Not possible: %1.</source>
        <translation>Impossible : %1.</translation>
    </message>
    <message>
        <source>Dealer blackjack: turn over the hole card.</source>
        <translation>Blackjack du croupier : retournez la carte cachée.</translation>
    </message>
    <message>
        <source>No blackjack: play on.</source>
        <translation>Pas de blackjack : le jeu continue.</translation>
    </message>
    <message>
        <source>Equipment malfunction.</source>
        <translation>Panne du matériel.</translation>
    </message>
    <message>
        <source>A patron raises a dispute.</source>
        <translation>Un joueur conteste.</translation>
    </message>
    <message>
        <source>Round %1 again: the same cards, the same patrons.</source>
        <translation>Manche %1 de nouveau : mêmes cartes, mêmes joueurs.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableResult</name>
    <message>
        <source>Save the result</source>
        <translation>Enregistrer le résultat</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultat</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>Résultat copié.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableScreen</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panneau</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <source>Take chips from the tray first.</source>
        <translation>Prenez d&apos;abord des jetons du plateau.</translation>
    </message>
    <message>
        <source>No chips there.</source>
        <translation>Pas de jetons là.</translation>
    </message>
    <message>
        <source>Those are another patron&apos;s chips.</source>
        <translation>Ces jetons sont à un autre joueur.</translation>
    </message>
    <message>
        <source>The patron already has that payoff.</source>
        <translation>Le joueur a déjà ce paiement.</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>Cela ne va pas là.</translation>
    </message>
    <message>
        <source>Count against one bet at a time.</source>
        <translation>Comptez contre une mise à la fois.</translation>
    </message>
    <message>
        <source>This session is over. Ctrl+N begins another.</source>
        <translation>Cette séance est terminée. Ctrl+N en commence une autre.</translation>
    </message>
    <message>
        <source>There is no round to deal again.</source>
        <translation>Il n&apos;y a pas de manche à redonner.</translation>
    </message>
    <message>
        <source>Silent mode records what was dealt: no round is dealt again.</source>
        <translation>Le mode silencieux enregistre ce qui a été donné : aucune manche n&apos;est redonnée.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TakeOverWords</name>
    <message>
        <source>Now you: the table is as it was before the mistake.</source>
        <translation>À vous : la table est comme avant l&apos;erreur.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrustList</name>
    <message>
        <source>Keys you trust</source>
        <translation>Clés auxquelles vous faites confiance</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1, clé %2</translation>
    </message>
    <message>
        <source>Trust no longer</source>
        <translation>Ne plus faire confiance</translation>
    </message>
    <message>
        <source>Trust the key of %1 no longer</source>
        <translation>Ne plus faire confiance à la clé de %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::VerifyPage</name>
    <message>
        <source>Is this certificate genuine?</source>
        <translation>Ce certificat est-il authentique ?</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Drop a certificate here (a .pitcert file). Its exam is dealt again, act by act, and the result must come out the same. A site&apos;s key or a revocation list can be dropped here, too.</source>
        <translation>Déposez ici un certificat (un fichier .pitcert). Son examen est redonné, acte par acte, et le résultat doit être le même. Vous pouvez aussi déposer ici la clé d&apos;un établissement ou une liste de révocation.</translation>
    </message>
    <message>
        <source>Open a certificate</source>
        <translation>Ouvrir un certificat</translation>
    </message>
    <message>
        <source>Certificates (*.pitcert);;Keys and lists (*.key *.revocations);;All files (*)</source>
        <translation>Certificats (*.pitcert);;Clés et listes (*.key *.revocations);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ViewGroups</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>The colours around the felt.</source>
        <translation>Les couleurs autour du tapis.</translation>
    </message>
    <message>
        <source>dark light theme colours</source>
        <translation>sombre clair thème couleurs</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthracite</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Black and white grounds, brighter text and stronger lines.</source>
        <translation>Fonds noirs et blancs, texte plus vif, lignes plus fortes.</translation>
    </message>
    <message>
        <source>accessibility vision</source>
        <translation>accessibilité vue</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Text also grows with the window.</source>
        <translation>Le texte grandit aussi avec la fenêtre.</translation>
    </message>
    <message>
        <source>font text zoom larger accessibility vision</source>
        <translation>police texte zoom grand accessibilité vue</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Couleurs des cartes</translation>
    </message>
    <message>
        <source>With four colours, diamonds are blue and clubs are green.</source>
        <translation>Avec quatre couleurs, les carreaux sont bleus et les trèfles verts.</translation>
    </message>
    <message>
        <source>cards accessibility vision</source>
        <translation>cartes accessibilité vue</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Deux couleurs</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Amounts beside chips</source>
        <translation>Montants à côté des jetons</translation>
    </message>
    <message>
        <source>The total of each bet and payoff in figures. Silent sessions never show them.</source>
        <translation>Le total de chaque mise et paiement en chiffres. Jamais en mode silencieux.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Dealing hand</source>
        <translation>Main qui donne</translation>
    </message>
    <message>
        <source>A left-handed table has its shoe at the right and the discard rack at the left. Seats keep their numbers.</source>
        <translation>Une table de gaucher a le sabot à droite et la défausse à gauche. Les places gardent leurs numéros.</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>miroir</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Larger targets</source>
        <translation>Cibles plus grandes</translation>
    </message>
    <message>
        <source>A bet or a card also takes a click or a touch just beside it.</source>
        <translation>Une mise ou une carte accepte aussi un clic juste à côté.</translation>
    </message>
    <message>
        <source>touch finger accessibility</source>
        <translation>toucher doigt accessibilité</translation>
    </message>
    <message>
        <source>Motion and patrons</source>
        <translation>Mouvement et joueurs</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>How fast cards and chips move. You never have to wait for them.</source>
        <translation>La vitesse des cartes et des jetons. Vous n&apos;avez jamais à les attendre.</translation>
    </message>
    <message>
        <source>animation speed reduced accessibility</source>
        <translation>animation vitesse réduit accessibilité</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Patrons answer</source>
        <translation>Réponse des joueurs</translation>
    </message>
    <message>
        <source>How long a patron thinks before he decides.</source>
        <translation>Le temps de réflexion d&apos;un joueur.</translation>
    </message>
    <message>
        <source>As the motion</source>
        <translation>Comme le mouvement</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Vite</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normalement</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Lentement</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Voices</name>
    <message>
        <source>Hit</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Je double</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Let it ride</source>
        <translation>Je laisse</translation>
    </message>
    <message>
        <source>I&apos;ll take it</source>
        <translation>Je retire</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Paiement à égalité</translation>
    </message>
    <message>
        <source>Wait, this too!</source>
        <translation>Attendez, ça aussi !</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Je reste</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Je coupe ici</translation>
    </message>
    <message>
        <source>I&apos;ll go to war</source>
        <translation>Je vais à la bataille</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>That&apos;s not right!</source>
        <translation>Ce n&apos;est pas juste !</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Laissez-moi réfléchir…</translation>
    </message>
    <message>
        <source>No cut for me</source>
        <translation>Je ne coupe pas</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsButton</name>
    <message>
        <source>Guest ▾</source>
        <translation>Invité ▾</translation>
    </message>
    <message>
        <source>%1, number %2 ▾</source>
        <translation>%1, numéro %2 ▾</translation>
    </message>
    <message>
        <source>Sessions of a guest are not kept. Press to say who deals.</source>
        <translation>Les séances d&apos;un invité ne sont pas conservées. Appuyez pour dire qui donne.</translation>
    </message>
    <message>
        <source>Sessions are kept in the records. Press to change.</source>
        <translation>Les séances sont conservées dans les registres. Appuyez pour changer.</translation>
    </message>
    <message>
        <source>Offline: %1</source>
        <translation>Hors ligne : %1</translation>
    </message>
    <message>
        <source>The server cannot be reached. What you deal is kept on this computer and handed in when it is back.</source>
        <translation>Le serveur est injoignable. Ce que vous donnez est conservé sur cet ordinateur et remis dès que le serveur est de retour.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsPopup</name>
    <message>
        <source>Who deals?</source>
        <translation>Qui donne ?</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Nom ou numéro</translation>
    </message>
    <message>
        <source>Guest (nothing is kept)</source>
        <translation>Invité (rien n&apos;est conservé)</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numéro %2</translation>
    </message>
    <message>
        <source>Add %1, number %2</source>
        <translation>Ajouter %1, numéro %2</translation>
    </message>
    <message>
        <source>Nobody fits. To add somebody, type number and name: 1001 Ann Lee</source>
        <translation>Personne ne correspond. Pour ajouter quelqu&apos;un, tapez numéro et nom : 1001 Ann Lee</translation>
    </message>
    <message>
        <source>Nobody fits. A trainer adds people.</source>
        <translation>Personne ne correspond. C&apos;est un formateur qui ajoute les personnes.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Code PIN</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Trop d&apos;essais manqués. Attendez %n seconde.</numerusform>
            <numerusform>Trop d&apos;essais manqués. Attendez %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Faux. Attendez %n seconde avant le prochain essai.</numerusform>
            <numerusform>Faux. Attendez %n secondes avant le prochain essai.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Faux. Réessayez.</translation>
    </message>
</context>
</TS>
