<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>ClassList</name>
    <message>
        <source>%1: %2</source>
        <comment>skill group and how it goes</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Rien encore</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>En formation</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Certified</source>
        <translation>Certifié</translation>
    </message>
    <message>
        <source>Stuck: %1</source>
        <translation>Bute sur : %1</translation>
    </message>
    <message>
        <source>Expires %1</source>
        <translation>Expire le %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Jusqu&apos;au %1</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>pas encore donné</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>sans faute</translation>
    </message>
    <message>
        <source>few mistakes</source>
        <translation>peu de fautes</translation>
    </message>
    <message>
        <source>often wrong</source>
        <translation>souvent faux</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n round(s)</source>
        <comment>number and rounds</comment>
        <translation>
            <numerusform>%1 · %n manche</numerusform>
            <numerusform>%1 · %n manches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>Patrons play against the dealer; ace high, suits ignored (choice: the source gives no ranks)</source>
        <translation>Les joueurs jouent contre le croupier ; as haut, les couleurs ne comptent pas (choix : la source ne donne pas l&apos;ordre)</translation>
    </message>
    <message>
        <source>A main bet is required, the tie bet optional; a tie bet alone is refused</source>
        <translation>La mise principale est obligatoire, celle sur l&apos;égalité facultative ; une mise sur l&apos;égalité seule est refusée</translation>
    </message>
    <message>
        <source>One card face up to each patron from left to right, then one to the dealer</source>
        <translation>Une carte face visible à chaque joueur de gauche à droite, puis une au croupier</translation>
    </message>
    <message>
        <source>The first settlement runs right to left, one seat at a time, tie and main together (reading)</source>
        <translation>Le premier règlement va de droite à gauche, place par place, égalité et mise principale ensemble (lecture)</translation>
    </message>
    <message>
        <source>Patron higher: main pays 1:1, tie bet loses</source>
        <translation>Joueur plus haut : la principale paie 1:1, celle sur l&apos;égalité perd</translation>
    </message>
    <message>
        <source>Dealer higher: both lose</source>
        <translation>Croupier plus haut : les deux perdent</translation>
    </message>
    <message>
        <source>Equal: the tie bet pays 10:1, and the patron is offered surrender or war</source>
        <translation>Égales : la mise sur l&apos;égalité paie 10:1, et l&apos;on propose au joueur l&apos;abandon ou la bataille</translation>
    </message>
    <message>
        <source>Surrender costs half the main bet</source>
        <translation>L&apos;abandon coûte la moitié de la mise principale</translation>
    </message>
    <message>
        <source>War: the patron adds a bet equal to his main bet, and the dealer posts the same</source>
        <translation>Bataille : le joueur ajoute une mise égale à la principale, et le croupier pose autant</translation>
    </message>
    <message>
        <source>Three cards are burned before the patron&apos;s war card and three before the dealer&apos;s; with several wars, before each card (choice)</source>
        <translation>Trois cartes sont brûlées avant la carte de bataille du joueur et trois avant celle du croupier ; avec plusieurs batailles, avant chaque carte (choix)</translation>
    </message>
    <message>
        <source>Patron higher: he wins the three units in action, a net gain of one unit</source>
        <translation>Joueur plus haut : il gagne les trois unités en jeu, un gain net d&apos;une unité</translation>
    </message>
    <message>
        <source>War tie: he wins the three units and one more, a net gain of two</source>
        <translation>Bataille à égalité : il gagne les trois unités et une de plus, un gain net de deux</translation>
    </message>
    <message>
        <source>Dealer higher: the house takes all three</source>
        <translation>Croupier plus haut : la maison prend les trois</translation>
    </message>
    <message>
        <source>The war round runs left to right (reading), in pick and pay or lay and pay as the house prefers</source>
        <translation>La bataille se règle de gauche à droite (lecture), en ramassant et payant ou en laissant et payant, au choix de la maison</translation>
    </message>
    <message>
        <source>No bet may exceed the authorised limits</source>
        <translation>Aucune mise ne peut dépasser les limites autorisées</translation>
    </message>
    <message>
        <source>The paytable: 1:1, half, 1:2 on two units, 1:1 on two units, tie bet 10:1</source>
        <translation>Les paiements : 1:1, la moitié, 1:2 sur deux unités, 1:1 sur deux unités, égalité 10:1</translation>
    </message>
    <message>
        <source>Six decks, ace high, suits do not matter</source>
        <translation>Six jeux, as haut, les couleurs ne comptent pas</translation>
    </message>
    <message>
        <source>A bet on War, on Tie or on both; a tie bet alone is valid</source>
        <translation>Une mise sur la bataille, sur l&apos;égalité ou sur les deux ; une mise sur l&apos;égalité seule est valable</translation>
    </message>
    <message>
        <source>New shoe: shuffle, a patron cuts, the cut card goes among the last 30 cards, load, burn the first card</source>
        <translation>Nouveau sabot : mélanger, un joueur coupe, la carte de coupe va parmi les 30 dernières cartes, charger, brûler la première carte</translation>
    </message>
    <message>
        <source>The dealer invites bets; from the first card on no bet is added or changed</source>
        <translation>Le croupier invite à miser ; dès la première carte, aucune mise n&apos;est ajoutée ni changée</translation>
    </message>
    <message>
        <source>One card each from the far left, then the dealer</source>
        <translation>Une carte chacun depuis l&apos;extrême gauche, puis le croupier</translation>
    </message>
    <message>
        <source>All tie bets first, right to left; winners are paid 10:1</source>
        <translation>D&apos;abord toutes les mises sur l&apos;égalité, de droite à gauche ; les gagnantes sont payées 10:1</translation>
    </message>
    <message>
        <source>Then main bets, left to right; winners are paid 1:1</source>
        <translation>Puis les mises principales, de gauche à droite ; les gagnantes sont payées 1:1</translation>
    </message>
    <message>
        <source>When his turn comes, a tied patron is offered surrender (for half) or war (for an equal second bet)</source>
        <translation>Quand vient son tour, on propose au joueur à égalité l&apos;abandon (pour la moitié) ou la bataille (pour une deuxième mise égale)</translation>
    </message>
    <message>
        <source>Three cards burned once, one card to each patron at war, one to the dealer; no tie bet on them</source>
        <translation>Trois cartes brûlées une fois, une carte à chaque joueur en bataille, une au croupier ; pas de mise sur leur égalité</translation>
    </message>
    <message>
        <source>Wars left to right; lower loses both bets</source>
        <translation>Batailles de gauche à droite ; le plus bas perd les deux mises</translation>
    </message>
    <message>
        <source>Higher: the war bet pays 2:1, the main bet pushes</source>
        <translation>Plus haut : la mise de bataille paie 2:1, la principale est conservée</translation>
    </message>
    <message>
        <source>Equal: the war bet pays 3:1, the main bet pushes (the edge is the patron&apos;s, on purpose)</source>
        <translation>Égal : la mise de bataille paie 3:1, la principale est conservée (l&apos;avantage est au joueur, exprès)</translation>
    </message>
    <message>
        <source>When everything is settled and collected, the dealer invites bets again</source>
        <translation>Quand tout est réglé et ramassé, le croupier invite de nouveau à miser</translation>
    </message>
    <message>
        <source>When the cut card comes out, the round is finished, then the cards are shuffled</source>
        <translation>Quand la carte de coupe sort, on finit la manche, puis on mélange</translation>
    </message>
    <message>
        <source>Limits are displayed at the table</source>
        <translation>Les limites sont affichées à la table</translation>
    </message>
    <message>
        <source>Below the minimum: honoured once with a reminder; a second one from the same patron is refused</source>
        <translation>Sous le minimum : acceptée une fois avec un rappel ; une deuxième du même joueur est refusée</translation>
    </message>
    <message>
        <source>Above the maximum: settled at the maximum; the excess is handed back</source>
        <translation>Au-dessus du maximum : réglée au maximum ; l&apos;excédent est rendu</translation>
    </message>
    <message>
        <source>A card drawn by mistake and not seen is the next card</source>
        <translation>Une carte tirée par erreur et non vue est la carte suivante</translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced</source>
        <translation>Une carte exposée par erreur est écartée et remplacée</translation>
    </message>
    <message>
        <source>For anything else the floor is called</source>
        <translation>Pour tout le reste, on appelle le chef de table</translation>
    </message>
    <message>
        <source>Six decks, shuffled before every round</source>
        <translation>Six jeux, mélangés avant chaque manche</translation>
    </message>
    <message>
        <source>A patron plays one, two or three hands</source>
        <translation>Un joueur joue une, deux ou trois mains</translation>
    </message>
    <message>
        <source>A main bet per hand, with an optional tie bet beside it (reading: never alone); a hand that does not tie loses it</source>
        <translation>Une mise principale par main, et à côté une mise facultative sur l&apos;égalité (lecture : jamais seule) ; une main sans égalité la perd</translation>
    </message>
    <message>
        <source>One card per hand and one for the house; higher wins 1:1, lower loses</source>
        <translation>Une carte par main et une pour la maison ; plus haute gagne 1:1, plus basse perd</translation>
    </message>
    <message>
        <source>Tie: the tie bet pays 10:1; surrender or war, hand by hand (reading)</source>
        <translation>Égalité : la mise sur l&apos;égalité paie 10:1 ; abandon ou bataille, main par main (lecture)</translation>
    </message>
    <message>
        <source>Surrender: half is lost, the patron keeps the other half</source>
        <translation>Abandon : la moitié est perdue, le joueur garde l&apos;autre</translation>
    </message>
    <message>
        <source>War: a raise equal to the main bet, and an optional tie bet on the war cards of exactly the main bet</source>
        <translation>Bataille : une deuxième mise égale à la principale, et une mise facultative sur l&apos;égalité des cartes de bataille, exactement égale à la principale</translation>
    </message>
    <message>
        <source>Three cards burned once (reading), then a card to each hand at war and the house</source>
        <translation>Trois cartes brûlées une fois (lecture), puis une carte à chaque main en bataille et à la maison</translation>
    </message>
    <message>
        <source>Higher: raise 1:1, main pushes; lower: both lost</source>
        <translation>Plus haute : deuxième mise 1:1, principale conservée ; plus basse : les deux perdues</translation>
    </message>
    <message>
        <source>Equal: raise 2:1, main pushes, the tie bet on the war cards 10:1</source>
        <translation>Égale : deuxième mise 2:1, principale conservée, égalité en bataille 10:1</translation>
    </message>
    <message>
        <source>A &gt; K &gt; ... &gt; 2, suits ignored; a push is returned without winnings</source>
        <translation>A &gt; K &gt; ... &gt; 2, les couleurs ne comptent pas ; une mise conservée est rendue sans gain</translation>
    </message>
    <message>
        <source>Six decks, shuffled before every round, cards face up, ace high</source>
        <translation>Six jeux, mélangés avant chaque manche, cartes face visible, as haut</translation>
    </message>
    <message>
        <source>Higher 1:1, lower loses</source>
        <translation>Plus haute 1:1, plus basse perd</translation>
    </message>
    <message>
        <source>Equal: surrender half, or a war bet equal to the main bet</source>
        <translation>Égale : abandonner la moitié, ou une mise de bataille égale à la principale</translation>
    </message>
    <message>
        <source>War: one card each, no burn</source>
        <translation>Bataille : une carte chacun, sans brûler</translation>
    </message>
    <message>
        <source>Lower: both bets lost; higher: war bet 1:1, main pushes; equal: war bet 2:1, main pushes</source>
        <translation>Plus basse : les deux mises perdues ; plus haute : bataille 1:1, principale conservée ; égale : bataille 2:1, principale conservée</translation>
    </message>
    <message>
        <source>Initial tie bet: only with a main bet, on the first cards, settled before the war begins, 11:1</source>
        <translation>Première mise sur l&apos;égalité : seulement avec une mise principale, sur les premières cartes, réglée avant la bataille, 11:1</translation>
    </message>
    <message>
        <source>Secondary tie bet: only with a war bet, on the war cards, 11:1, any amount (choice)</source>
        <translation>Deuxième mise sur l&apos;égalité : seulement avec une mise de bataille, sur les cartes de bataille, 11:1, montant libre (choix)</translation>
    </message>
    <message>
        <source>Main bet at most 1,000, initial tie bet at most 500</source>
        <translation>Mise principale de 1 000 au plus, première mise sur l&apos;égalité de 500 au plus</translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays</source>
        <translation>Une panne annule paiements et coups</translation>
    </message>
    <message>
        <source>One, two, four, six or eight decks, no jokers</source>
        <translation>Un, deux, quatre, six ou huit jeux, sans jokers</translation>
    </message>
    <message>
        <source>The blackjack bet is mandatory, the War bonus optional; any two amounts that together stay within the table maximum</source>
        <translation>La mise de blackjack est obligatoire, le bonus bataille facultatif ; deux montants libres qui ensemble ne dépassent pas le maximum de la table</translation>
    </message>
    <message>
        <source>One card face up to each patron and to the dealer: the War hand, and the first blackjack card</source>
        <translation>Une carte face visible à chaque joueur et au croupier : la main de bataille, et la première carte de blackjack</translation>
    </message>
    <message>
        <source>War: ace low, king high; the higher card wins even money; the house wins ties</source>
        <translation>Bataille : as bas, roi haut ; la plus haute gagne 1:1 ; la maison gagne les égalités</translation>
    </message>
    <message>
        <source>A patron who loses the War bet loses only that bet and plays on</source>
        <translation>Le joueur qui perd la mise de bataille ne perd qu&apos;elle et continue</translation>
    </message>
    <message>
        <source>All War bets are settled before any second card</source>
        <translation>Toutes les mises de bataille sont réglées avant les deuxièmes cartes</translation>
    </message>
    <message>
        <source>Where parlays are allowed, winners are asked from right to left: take it all, or leave the winnings?</source>
        <translation>Où les parlays sont permis, on demande aux gagnants de droite à gauche : tout prendre, ou laisser le gain ?</translation>
    </message>
    <message>
        <source>Parlay: the winnings stay, the original War bet goes back to the patron</source>
        <translation>Parlay : le gain reste, la mise de bataille d&apos;origine retourne au joueur</translation>
    </message>
    <message>
        <source>The parlayed War spot and the blackjack spot are separate wagers, both decided by the hand</source>
        <translation>La case bataille avec parlay et la case blackjack sont des mises à part, toutes deux décidées par la main</translation>
    </message>
    <message>
        <source>On a split or double the patron may match both bets; doubling for less is possible where the house allows it</source>
        <translation>En partageant ou en doublant, le joueur peut compléter les deux mises ; doubler pour moins est possible où la maison le permet</translation>
    </message>
    <message>
        <source>Where parlays are not allowed, winnings and bet are handed over at once</source>
        <translation>Où les parlays ne sont pas permis, gain et mise sont remis aussitôt</translation>
    </message>
    <message>
        <source>Then a second card face up to each patron, and one face down to the dealer</source>
        <translation>Puis une deuxième carte face visible à chaque joueur, et une face cachée au croupier</translation>
    </message>
    <message>
        <source>Normal splits, doubles on two-card hands, the dealer hits soft 17, blackjack pays 3:2</source>
        <translation>Partages habituels, doubler sur deux cartes, le croupier tire sur un 17 souple, le blackjack paie 3:2</translation>
    </message>
    <message>
        <source>Everything else as in standard house-banked blackjack, within the authorised limits</source>
        <translation>Tout le reste comme au blackjack habituel contre la maison, dans les limites autorisées</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>key needs new, list, export, rotate, revoke or revocations</source>
        <translation>key demande new, list, export, rotate, revoke ou revocations</translation>
    </message>
    <message>
        <source>usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R]</source>
        <translation>usage : pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R]</translation>
    </message>
    <message>
        <source>exam list takes no names</source>
        <translation>exam list ne prend pas de noms</translation>
    </message>
    <message>
        <source>exam check takes one file</source>
        <translation>exam check prend un fichier</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam sit --exam ID --trainee N [--resume]</source>
        <translation>usage : pitwise-cli exam sit --exam ID --trainee N [--resume]</translation>
    </message>
    <message>
        <source>usage: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE], or certificate revoke ID</source>
        <translation>usage : pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE], ou certificate revoke ID</translation>
    </message>
    <message>
        <source>progress needs --trainee NUMBER</source>
        <translation>progress demande --trainee NUMBER</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;</source>
        <translation>commande inconnue &apos;%1&apos;</translation>
    </message>
    <message>
        <source>standard output cannot be written</source>
        <translation>impossible d&apos;écrire sur la sortie standard</translation>
    </message>
    <message>
        <source>standard input: larger than %1</source>
        <translation>entrée standard : plus de %1</translation>
    </message>
    <message>
        <source>standard input: cannot be read completely</source>
        <translation>entrée standard : lecture incomplète</translation>
    </message>
    <message>
        <source>%1: cannot be read: %2</source>
        <translation>%1 : illisible : %2</translation>
    </message>
    <message>
        <source>--style is pick-and-pay or lay-and-pay, not &apos;%1&apos;</source>
        <translation>--style est pick-and-pay ou lay-and-pay, pas &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--temper is careful, mixed or bold, not &apos;%1&apos;</source>
        <translation>--temper est careful, mixed ou bold, pas &apos;%1&apos;</translation>
    </message>
    <message>
        <source>deal needs --house and takes only options</source>
        <translation>deal demande --house et ne prend que des options</translation>
    </message>
    <message>
        <source>the round could not be finished</source>
        <translation>la manche n&apos;a pas pu être finie</translation>
    </message>
    <message>
        <source>%1 (see pitwise-cli --help)</source>
        <translation>%1 (voir pitwise-cli --help)</translation>
    </message>
    <message>
        <source>there is no help on &apos;%1&apos;</source>
        <translation>il n&apos;y a pas d&apos;aide sur &apos;%1&apos;</translation>
    </message>
    <message>
        <source>house check takes one file</source>
        <translation>house check prend un fichier</translation>
    </message>
    <message>
        <source>%1: valid, %2</source>
        <translation>%1 : valable, %2</translation>
    </message>
    <message>
        <source>house diff takes two houses</source>
        <translation>house diff prend deux maisons</translation>
    </message>
    <message>
        <source>From %1 to %2:</source>
        <translation>De %1 à %2 :</translation>
    </message>
    <message>
        <source>no differences.</source>
        <translation>aucune différence.</translation>
    </message>
    <message>
        <source>houses takes no names</source>
        <translation>houses ne prend pas de noms</translation>
    </message>
    <message>
        <source>house needs check or diff</source>
        <translation>house demande check ou diff</translation>
    </message>
    <message>
        <source>situation needs --house and takes only options</source>
        <translation>situation demande --house et ne prend que des options</translation>
    </message>
    <message>
        <source>situation needs either --for NAME or --list</source>
        <translation>situation demande --for NAME ou --list</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 demande une valeur</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>option inconnue %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &apos;%4&apos;</source>
        <translation>%1 doit être un nombre entier de %2 à %3, pas &apos;%4&apos;</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not &apos;%2&apos;</source>
        <translation>%1 doit être un nombre entier, pas &apos;%2&apos;</translation>
    </message>
    <message>
        <source>manual needs --house and -o FILE</source>
        <translation>manual demande --house et -o FILE</translation>
    </message>
    <message>
        <source>no cards are burned before a war</source>
        <translation>aucune carte n&apos;est brûlée avant une bataille</translation>
    </message>
    <message>
        <source>the house posts nothing at a war</source>
        <translation>la maison ne pose rien à la bataille</translation>
    </message>
    <message>
        <source>a payout may be built from any chips</source>
        <translation>un paiement peut se faire avec n&apos;importe quels jetons</translation>
    </message>
    <message>
        <source>Casino War has no blackjack hands</source>
        <translation>Casino War n&apos;a pas de mains de blackjack</translation>
    </message>
    <message>
        <source>the house asks for no calls</source>
        <translation>la maison ne demande pas d&apos;annonces</translation>
    </message>
    <message>
        <source>no patron is offered a choice</source>
        <translation>aucun choix n&apos;est proposé aux joueurs</translation>
    </message>
    <message>
        <source>no bet ever pushes</source>
        <translation>aucune mise n&apos;est jamais conservée</translation>
    </message>
    <message>
        <source>cards stay until every bet is settled</source>
        <translation>les cartes restent jusqu&apos;à ce que toutes les mises soient réglées</translation>
    </message>
    <message>
        <source>cards may be collected in any order</source>
        <translation>les cartes peuvent être ramassées dans n&apos;importe quel ordre</translation>
    </message>
    <message>
        <source>here it is %1</source>
        <translation>ici c&apos;est %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no finding code, clause or skill (see situation --house H --list)</source>
        <translation>&apos;%1&apos; n&apos;est ni un code de faute, ni une clause, ni une compétence (voir situation --house H --list)</translation>
    </message>
    <message>
        <source>these cannot all come up in one round of %1</source>
        <translation>tout cela ne peut pas arriver dans une seule manche de %1</translation>
    </message>
    <message>
        <source>%1 needs more patrons than that</source>
        <translation>%1 demande plus de joueurs</translation>
    </message>
    <message>
        <source>%1 cannot come up in %2</source>
        <translation>%1 ne peut pas arriver dans %2</translation>
    </message>
    <message>
        <source>%1 cannot come up in %2: %3</source>
        <translation>%1 ne peut pas arriver dans %2 : %3</translation>
    </message>
    <message>
        <source>--patrons is war, surrender, careful, mixed or bold, not &apos;%1&apos;</source>
        <translation>--patrons est war, surrender, careful, mixed ou bold, pas &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--no-side-bets goes with --patrons war or surrender: a crowd bets as it likes</source>
        <translation>--no-side-bets va avec --patrons war ou surrender : un groupe varié mise comme il veut</translation>
    </message>
    <message>
        <source>%1: %2 rounds, %3 dealer acts judged, %4 findings</source>
        <translation>%1 : %2 manches, %3 actes du croupier jugés, %4 fautes</translation>
    </message>
    <message>
        <source>house edge %1  +/- %2   (%3 bets)</source>
        <translation>avantage de la maison %1  +/- %2   (%3 mises)</translation>
    </message>
    <message>
        <source>an eight-hour shift earns the house %1 on average, standard deviation %2; %3 of shifts lose</source>
        <translation>un service de huit heures rapporte à la maison %1 en moyenne, écart type %2 ; %3 des services perdent</translation>
    </message>
    <message>
        <source>%1 s, %2 rounds and %3 acts per second</source>
        <translation>%1 s, %2 manches et %3 actes par seconde</translation>
    </message>
    <message>
        <source>simulate needs --house and takes only options</source>
        <translation>simulate demande --house et ne prend que des options</translation>
    </message>
    <message>
        <source>interrupted after %1 rounds</source>
        <translation>interrompu après %1 manches</translation>
    </message>
    <message>
        <source>Seed %1: the same seed deals the same cards again.</source>
        <translation>Graine %1 : la même graine redonne les mêmes cartes.</translation>
    </message>
    <message>
        <source>Type an act (&apos;say place-bets&apos;), or: ? (what comes next), table, score, save FILE, help, quit.</source>
        <translation>Tapez un acte (&apos;say place-bets&apos;) ou : ? (la suite), table, score, save FILE, help, quit.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>croupier</translation>
    </message>
    <message>
        <source>save needs a file name.</source>
        <translation>save demande un nom de fichier.</translation>
    </message>
    <message>
        <source>Nothing. Wait for the patrons.</source>
        <translation>Rien. Attendez les joueurs.</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1 : ne peut pas être écrit : %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1 : enregistré.</translation>
    </message>
    <message>
        <source>column %1: %2 (&apos;help&apos; shows the notation)</source>
        <translation>colonne %1 : %2 (&apos;help&apos; montre la notation)</translation>
    </message>
    <message>
        <source>You are the dealer; patrons and chance act on their own.</source>
        <translation>Vous êtes le croupier ; joueurs et hasard agissent d&apos;eux-mêmes.</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>Pas possible : %1.</translation>
    </message>
    <message>
        <source>Nothing moved: try again.</source>
        <translation>Rien n&apos;a bougé : essayez encore.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>Score %1 of 100 (%2 critical, %3 major, %4 minor), %5 of %6 rounds clean, %7 of %8 acts clean.</source>
        <translation>Note %1 sur 100 (%2 critiques, %3 graves, %4 légères), %5 manches sur %6 sans faute, %7 actes sur %8 sans faute.</translation>
    </message>
    <message>
        <source>play takes only options</source>
        <translation>play ne prend que des options</translation>
    </message>
    <message>
        <source>--style is pick-and-pay or lay-and-pay</source>
        <translation>--style est pick-and-pay ou lay-and-pay</translation>
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
        <translation>Pitwise contrôle chaque acte d&apos;un croupier de casino selon la procédure d&apos;une maison.

usage : pitwise-cli COMMAND [options]

  houses                     liste les maisons intégrées
  house check FILE           contrôle un fichier de maison : chaque défaut avec ligne et colonne
  house diff A B             ce qu&apos;un croupier de A doit faire autrement dans B
  odds --house H             l&apos;avantage exact de chaque mise
  deal --house H             une session correcte, en notation
  situation --house H        une manche correcte où peut se tromper ce que vous nommez
  lesson list --house H      le cours d&apos;une maison, leçon par leçon
  lesson check FILE          contrôle un fichier de leçon : chaque défaut avec ligne et colonne
  audit FILE                 juge une session en notation (&apos;-&apos; : entrée standard)
  simulate --house H         donne beaucoup de manches : l&apos;avantage de chaque mise et son erreur type
  manual --house H -o FILE   écrit le manuel du croupier d&apos;une maison, en .pdf, .html ou .md
  play [--house H]           donner dans le terminal ; l&apos;arbitre juge chaque acte
  records WHAT               la base des personnes et des sessions : init, check, people, add-trainee, ...
  progress --trainee N       ce qu&apos;un apprenti sait faire, ce qui est dû, ce qui manque pour l&apos;examen
  export --format F -o FILE  sessions et certificats qui en sortent, en csv, xapi ou deal
  exam list | check | sit    examens : les intégrés, contrôle d&apos;un plan, un examen dans le terminal
  certificate issue RESULT   signe un examen réussi : un fichier .pitcert, un PDF, un badge
  verify FILE                contrôle un certificat : signature, journal et note, en redonnant l&apos;examen
  key WHAT                   les clés qui signent les certificats : new, list, export, rotate, revoke
  help notation              comment s&apos;écrivent les actes

Une maison H est l&apos;id d&apos;une maison intégrée ou le chemin d&apos;un fichier de maison. --json imprime un objet JSON.
--language xx répond en espagnol (es), français (fr), allemand (de), chinois (zh_CN), filipino (fil) ou anglais
(en). &apos;pitwise-cli COMMAND --help&apos; explique une commande. Pour commencer :

  pitwise-cli play --house washington
  pitwise-cli deal --house ontario --seed 7 | pitwise-cli audit -

Code de sortie : 0 sans faute, 1 fautes ou actes refusés, 2 mauvais usage ou mauvaise entrée, 3 un fichier ou
une base inaccessible.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli houses [--json]

Lists the built-in houses, with id and name.
</source>
        <translation>usage : pitwise-cli houses [--json]

Liste les maisons intégrées, avec id et nom.
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
        <translation>usage : pitwise-cli house check FILE [--json]
        pitwise-cli house diff A B [--json | -o FILE [--paper a4|letter]]

check   lit un fichier de maison et imprime tous ses défauts, sous la forme fichier:ligne:colonne: défaut
diff    imprime ce qu&apos;un croupier de la maison A doit faire autrement dans B, le plus risqué d&apos;abord, avec la
        clause et si une source l&apos;exige ou si la maison l&apos;a choisi ; -o écrit une feuille à distribuer (.pdf,
        .html ou .md)
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli odds --house H [--json]

Prints the exact edge of every bet as a fraction of the initial bet, for the decks of the house. A positive
edge is the house&apos;s. Cards are drawn without replacement; rounding to chips is ignored.
</source>
        <translation>usage : pitwise-cli odds --house H [--json]

Imprime l&apos;avantage exact de chaque mise en fraction de la mise initiale, pour les jeux de la maison. Un avantage
positif est à la maison. Les cartes sont tirées sans remise ; l&apos;arrondi aux jetons est ignoré.
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
        <translation>usage : pitwise-cli simulate --house H [options] [--json]

Des joueurs simulés jouent contre un croupier correct, et l&apos;arbitre juge chaque acte comme celui d&apos;un apprenti.
Imprime l&apos;avantage de la maison sur chaque mise en fraction de la mise initiale, avec son erreur type (les
joueurs d&apos;une manche partagent les cartes du croupier), et la vitesse. La même graine donne les mêmes totaux
quel que soit le nombre de fils. Ctrl+C l&apos;arrête et imprime les totaux jusque-là.

  --rounds N             combien de manches (par défaut 100000)
  --seed S               pour les sabots et les joueurs (par défaut 0)
  --seats K              des joueurs aux places 1 à K (par défaut : toutes)
  --threads T            combien de fils (par défaut : autant que la machine en a)
  --patrons P            war ou surrender : toujours cela, avec toutes les mises annexes (War Blackjack :
                         stratégie de base) ; careful, mixed ou bold : un groupe varié (par défaut war)
  --no-side-bets         avec --patrons war ou surrender : pas de mise sur l&apos;égalité, ni en bataille, ni bonus
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli manual --house H -o FILE [--paper a4|letter]

Writes the dealer&apos;s manual of a house: a page with a drawing for each phase of a round, with its steps in the
house&apos;s order and what a mistake costs; a page of payouts for the wall; calls word for word, exact odds; and in
an appendix the clause behind every rule. FILE ends in .pdf, .html or .md.

  --paper PAPER          a4 or letter (default a4)
</source>
        <translation>usage : pitwise-cli manual --house H -o FILE [--paper a4|letter]

Écrit le manuel du croupier d&apos;une maison : une page avec un dessin pour chaque phase de la manche, avec ses pas
dans l&apos;ordre de la maison et ce que coûte une faute ; une page de paiements pour le mur ; les annonces mot pour
mot, les avantages exacts, et en annexe la clause derrière chaque règle. FILE finit en .pdf, .html ou .md.

  --paper PAPER          a4 ou letter (par défaut a4)
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
        <translation>usage : pitwise-cli deal --house H [options]

Des joueurs simulés misent et décident, et un croupier correct donne. Chaque acte est écrit en notation.

  --seed S               pour le sabot et les joueurs (par défaut 0) ; la même graine donne la même session
  --rounds N             combien de manches (par défaut 1)
  --style STYLE          pick-and-pay ou lay-and-pay, au lieu du style de la maison
  --seats K              des joueurs aux places 1 à K (par défaut : toutes)
  --temper TEMPER        joueurs : careful, mixed ou bold (par défaut mixed)
  --odd-bets P           pour cent des manches avec une mise tardive, trop basse, trop haute ou interdite (par
                         défaut 10)
  --irregularities P     pour cent des manches avec une carte qui glisse, une contestation ou une panne (par
                         défaut 10)
  --shuffle              commencer par le mélange d&apos;un nouveau sabot
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
        <translation>usage : pitwise-cli situation --house H --for NAME [--for NAME]... [--seed S] [--seats K]
        pitwise-cli situation --house H --list [--json]

Donne une manche, correcte, où l&apos;on peut se tromper sur NAME : un acte de la manche, omis ou mal fait, est cette
faute. NAME est un code de faute (missing-burn), une clause (WA-9) ou une compétence (tie_bet.pays=10:1). Avec
plusieurs noms, la manche les a tous. --list imprime les noms possibles dans la maison.

  --for NAME             ce qui doit se présenter ; peut être répété
  --seed S               une autre graine donne une autre manche (par défaut 0)
  --seats K              des joueurs aux places 1 à K (par défaut : comme cela vient)

Code de sortie 1 et la raison s&apos;il n&apos;y a pas de telle manche dans cette maison.
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
        <translation>usage : pitwise-cli lesson list --house H [--with FILE]... [--json]
        pitwise-cli lesson check FILE [--json]

list    imprime le cours d&apos;une maison : leçons et pas, remplis des règles de la maison
check   lit un fichier de leçon et imprime tous ses défauts, sous la forme fichier:ligne:colonne: défaut

  --with FILE            ajoute une leçon à vous ; celle qui a l&apos;id d&apos;une leçon intégrée la remplace

docs/training.md explique comment on écrit les leçons.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli audit FILE [--json]

Judges every act in FILE (&apos;-&apos;: standard input) and prints the findings: line, code, severity, what was
done, what this house wants, its clause, and whether a source demands it or the house chose it. Impossible
acts are listed as refused. The score comes last. &apos;pitwise-cli help notation&apos; shows how acts are written.
</source>
        <translation>usage : pitwise-cli audit FILE [--json]

Juge chaque acte de FILE (&apos;-&apos; : entrée standard) et imprime les fautes : ligne, code, gravité, ce qui a été
fait, ce que veut cette maison, sa clause et si une source l&apos;exige ou si la maison l&apos;a choisi. Les actes
impossibles figurent comme refusés. La note vient en dernier. &apos;pitwise-cli help notation&apos; montre comment
s&apos;écrivent les actes.
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
        <translation>usage : pitwise-cli play [--house H] [options]

Donnez à une table dans le terminal. Tapez les actes du croupier en notation ; les joueurs agissent d&apos;eux-mêmes.
Après chaque acte, l&apos;arbitre dit ce qui n&apos;allait pas et pourquoi. &apos;?&apos; montre le pas suivant, &apos;table&apos; la table,
&apos;score&apos; la note, &apos;save FILE&apos; enregistre la session, &apos;quit&apos; la termine.

  --house H              la maison (par défaut washington)
  --seed S               pour le sabot et les joueurs (par défaut : différente chaque fois)
  --seats K              des joueurs aux places 1 à K (par défaut 3)
  --style STYLE          pick-and-pay ou lay-and-pay
  --coach                un acte faux est expliqué et n&apos;a pas lieu : essayez encore
  --shuffle              commencer par le mélange d&apos;un nouveau sabot
  --irregularities P     pour cent des manches avec une carte qui glisse, une contestation ou une panne (par
                         défaut 0)
  --demo                 regarder le croupier de la maison donner une manche
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

For each skill of the house: rounds seen and right, how well it is known, when it is due again. Then the hours
dealt in each game, and what is missing for the exam. Without --house: every house this trainee has dealt in.
All of it is derived from the stored sessions.
</source>
        <translation>usage : pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

Pour chaque compétence de la maison : manches vues et justes, à quel point elle est sue, quand elle est de
nouveau due. Puis les heures données à chaque jeu et ce qui manque pour l&apos;examen. Sans --house : chaque maison
où cet apprenti a donné. Tout est tiré des sessions enregistrées.
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
        <translation>usage : pitwise-cli export --format F -o FILE [--trainee NUMBER] [--records R] [--json]

  csv                        une ligne par session, ou par apprenti avec --per person
  certifications             une ligne par certificat : numéro, nom, maison, délivré, expire
  xapi                       énoncés xAPI 1.0.3, un par ligne ; exporter deux fois donne les mêmes ids
  deal                       notation : une session va dans FILE, plusieurs dans le dossier FILE

  --columns A,B,...          de csv et certifications, dans cet ordre (par défaut : toutes)
  --delimiter D              , ou ; ou | ou tab (par défaut ,)
  --dates PATTERN            par exemple dd.MM.yyyy HH:mm (par défaut yyyy-MM-ddTHH:mm:ssZ) ; les heures sont
                             UTC
  --home-page URL            xapi : le système qui a donné les numéros d&apos;employé

Les cellules qu&apos;un tableur exécuterait comme formule reçoivent une apostrophe devant.
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
        <translation>usage : pitwise-cli exam list [--json]
        pitwise-cli exam check FILE [--json]
        pitwise-cli exam sit --exam ID --trainee NUMBER [--resume] [--trainer NAME] [--records R]

list    les examens intégrés ; chacun a l&apos;id de sa maison
check   lit un plan d&apos;examen et imprime tous ses défauts, sous la forme fichier:ligne:colonne: défaut
sit     un examen, ligne par ligne. Un formateur l&apos;ouvre avec sa phrase secrète (PITWISE_PASSPHRASE, ou tapée),
        l&apos;apprenti donne son PIN, s&apos;il en a un (PITWISE_PIN, ou tapé). ID peut être le chemin d&apos;un plan.

Les actes viennent en notation, un par ligne. Les réponses : &apos;p3 bet main 25&apos;, &apos;! dispute 3&apos; quand joueurs et
hasard agissent ; &apos;see 3 Kh&apos;, &apos;see dealer 9s&apos;, &apos;see slip Kh&apos;, &apos;see cut-card&apos;, &apos;see peek blackjack&apos; ou &apos;see peek
none&apos; ; &apos;ready&apos; quand on attend le croupier ; &apos;ok N&apos; quand l&apos;acte N est enregistré ; &apos;no REASON&apos; quand l&apos;acte
est impossible ; &apos;question 1 TEXT&apos; et &apos;option 1 a TEXT&apos;, auxquels répond &apos;answer 1 a&apos;, confirmé par &apos;answered 1 a&apos; ; à la fin &apos;result ID
passed|failed SCORE&apos;. &apos;give-up&apos; termine l&apos;examen. Quand l&apos;entrée finit, l&apos;examen est toujours en cours :
--resume remontre tout, puis &apos;resumed N&apos;. Code de sortie : 0 réussi ou en cours, 1 échoué, ou un autre examen de
cette personne est en cours.
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
        <translation>usage : pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE] [--trainer NAME]
        pitwise-cli certificate revoke ID [--reason TEXT]

issue   signe un examen réussi avec la clé du formateur. RESULT est l&apos;id que &apos;exam sit&apos; a imprimé. --pdf écrit
        une page pour le dossier, --badge une attestation Open Badges 3.0 (JWT)
revoke  annule un certificat ; la liste se donne par &apos;pitwise-cli key revocations&apos;

Les deux demandent la phrase secrète du formateur (PITWISE_PASSPHRASE, ou tapée).
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

Checks a certificate: signature, key, dates and revocations, hashes and chain; makes the exam again from its seed,
deals the log again and compares findings and score. It holds only if its key is trusted: --trust names the key file
that the site gave you, --records the site&apos;s own records. Needs no network.
Exit status: 0 valid, 1 not valid, with the reasons.
</source>
        <translation>usage : pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

Contrôle un certificat : signature, clé, dates et révocations, empreintes et chaîne ; refait l&apos;examen depuis sa
graine, redonne le journal et compare fautes et note. Il ne vaut que si sa clé est de confiance : --trust nomme
le fichier de clé que le site vous a donné, --records les registres du site. Sans réseau. Code de sortie : 0
valable, 1 pas valable, avec les raisons.
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
        <translation>usage : pitwise-cli key WHAT [--trainer NAME] [--records R] [--json]

  new [--site NAME]          fait une clé ; NAME dit de qui elle signe les certificats
  list                       toutes les clés, avec leurs empreintes
  export ID -o FILE          la moitié publique, pour ceux qui contrôlent des certificats
  rotate                     une nouvelle clé ; ce que l&apos;ancienne a signé reste valable
  revoke ID [--reason TEXT]  annule une clé, et tout ce qu&apos;elle a signé
  revocations -o FILE        la liste signée des clés et certificats révoqués

Une clé appartient à un formateur et est chiffrée par sa phrase secrète (PITWISE_PASSPHRASE, ou tapée).
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
        <translation>Un acte par ligne ; # commence un commentaire. Les places sont des nombres, les cartes Ah Td 9c 2s, l&apos;argent 25,
12.50 ou 2x25+1x5.

  say place-bets, say no-more-bets, say war-or-surrender 3, say below-minimum 3, say floor
  deal 3, deal dealer, burn, discard (an exposed card)
  take 3 main, take 3 main 12.50, take 3 main+war+post, pay 3 tie 50, retract 3 tie
  post 3 25, give 3 post, return 3 main 200, refuse 3 main, void
  collect 3, collect dealer, end
  shuffle, offer-cut 3, cut, cut-card 25, load, burn

War Blackjack : main est la mise de blackjack, war le bonus ; après partage, la place 3 a les mains 3, 3b, 3c,
3d.

  say parlay 3, say insurance, deal dealer down, peek, reveal, split 3, deal 3b, pay 3 insurance 20
  p3 parlay, p3 keep, p3 insure 10, p3 even-money, p3 hit, p3b stand, p3 double 25, p3 double 25 war 10,
  p3 split, p3 split war

Dans un fichier, joueurs et hasard ont aussi des lignes : p3 bet main 25 (ou tie ; war-tie est une mise sur
l&apos;égalité en bataille), p3 war, p3 surrender, p3 cut 140, ! slip up, ! slip down, ! dispute 3, ! malfunction. Un
fichier commence par des étiquettes : [House &quot;washington&quot;], [Style &quot;lay-and-pay&quot;], [Shoe &quot;9h 4c ...&quot;], [Seed
&quot;42&quot;], [Start &quot;shuffle&quot;], [Patrons &quot;1+2+3 5&quot;], [Mode &quot;coach&quot;].
</translation>
    </message>
    <message>
        <source>the patron&apos;s edge</source>
        <translation>l&apos;avantage est au joueur</translation>
    </message>
    <message>
        <source>%1 deck.</source>
        <translation>%1 jeu.</translation>
    </message>
    <message>
        <source>%1 decks.</source>
        <translation>%1 jeux.</translation>
    </message>
    <message>
        <source>House edge per unit of the initial bet and per unit staked in all, variance, and
the edge as a fraction:</source>
        <translation>Avantage de la maison par unité de la mise initiale et par unité misée en tout, variance, et
l&apos;avantage en fraction :</translation>
    </message>
    <message>
        <source>odds needs --house</source>
        <translation>odds demande --house</translation>
    </message>
    <message>
        <source>lesson check takes one file</source>
        <translation>lesson check prend un fichier</translation>
    </message>
    <message>
        <source>lesson list needs --house</source>
        <translation>lesson list demande --house</translation>
    </message>
    <message>
        <source>lesson needs list or check</source>
        <translation>lesson demande list ou check</translation>
    </message>
    <message>
        <source>there is no language &apos;%1&apos;</source>
        <translation>il n&apos;y a pas de langue &apos;%1&apos;</translation>
    </message>
    <message>
        <source>this build cannot write PDF (it has no Qt); use .html or .md</source>
        <translation>ce programme ne peut pas écrire de PDF (il est sans Qt) ; prenez .html ou .md</translation>
    </message>
    <message>
        <source>%1 could not be run</source>
        <translation>%1 n&apos;a pas pu être lancé</translation>
    </message>
    <message>
        <source>--paper must be a4 or letter, not &apos;%1&apos;</source>
        <translation>--paper doit être a4 ou letter, pas &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the output must be a .pdf, .html or .md file, not &apos;%1&apos;</source>
        <translation>la sortie doit être un fichier .pdf, .html ou .md, pas &apos;%1&apos;</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>this build has no records (it has no Qt)</source>
        <translation>ce programme n&apos;a pas de registres (il est sans Qt)</translation>
    </message>
    <message>
        <source>%1: cannot be run: %2</source>
        <translation>%1 : ne peut pas être lancé : %2</translation>
    </message>
    <message>
        <source>the house &apos;%1&apos; cannot be used:</source>
        <translation>la maison &apos;%1&apos; est inutilisable :</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 refused</source>
        <translation>%1, %2, %3, %4 refusés</translation>
    </message>
    <message>
        <source>%1 round</source>
        <translation>%1 manche</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 manches</translation>
    </message>
    <message>
        <source>%1 act</source>
        <translation>%1 acte</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 actes</translation>
    </message>
    <message>
        <source>%1 finding</source>
        <translation>%1 faute</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 fautes</translation>
    </message>
    <message>
        <source>%1; %2 of 100 points, passed (pass mark %3)</source>
        <translation>%1 ; %2 points sur 100, réussi (il faut %3)</translation>
    </message>
    <message>
        <source>%1; %2 of 100 points, not passed (pass mark %3)</source>
        <translation>%1 ; %2 points sur 100, pas réussi (il faut %3)</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>refusé : %1</translation>
    </message>
    <message>
        <source>audit takes one file, or - for standard input</source>
        <translation>audit prend un fichier, ou - pour l&apos;entrée standard</translation>
    </message>
    <message>
        <source>at war</source>
        <translation>en bataille</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>wants a card</source>
        <translation>veut une carte</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>double</translation>
    </message>
    <message>
        <source>splits</source>
        <translation>partage</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>(late: %1)</source>
        <translation>(trop tard : %1)</translation>
    </message>
    <message>
        <source>(paid %1)</source>
        <translation>(payé %1)</translation>
    </message>
    <message>
        <source>%1, %2, round %3. Shoe %4, discards %5, tray %6</source>
        <translation>%1, %2, manche %3. Sabot %4, défausse %5, plateau %6</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>La carte de coupe est sortie.</translation>
    </message>
    <message>
        <source>Out of the shoe: an exposed card.</source>
        <translation>Hors du sabot : une carte exposée.</translation>
    </message>
    <message>
        <source>Out of the shoe: a card nobody has seen.</source>
        <translation>Hors du sabot : une carte que personne n&apos;a vue.</translation>
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
        <translation>usage : pitwise-cli records WHAT [--records R] [--json]

  init                       crée les registres, ou les met à cette version
  class                      chaque apprenti : où il en est, sur quoi il bute, jusqu&apos;à quand certifié
                             -o FILE : un rapport, avec les fautes aussi : .pdf, .html ou .md [--paper a4|letter]
  check                      vérifie la base et la chaîne de chaque session ; code de sortie 1 si quelque chose
                             a été changé, retiré, déplacé ou coupé
  rebuild                    juge de nouveau chaque session enregistrée : fautes, note, rythme, heures
  people                     liste apprentis et formateurs
  add-trainer NAME           la phrase secrète vient de PITWISE_PASSPHRASE ou se tape ; avec --new-passphrase
                             elle remplace celle d&apos;un formateur déjà là
  add-trainee NUMBER NAME    NUMBER est le numéro d&apos;employé
  set-pin NUMBER             de PITWISE_PIN, ou tapé ; --none : plus de PIN
  left NUMBER, back NUMBER   l&apos;apprenti est parti, ou revenu
  backup FILE                tout dans un fichier SQLite, pendant que les autres travaillent
  restore FILE               d&apos;une sauvegarde vers des registres vides ; les passe aussi de SQLite à PostgreSQL
                             et retour
  forget NUMBER              retire un apprenti et tout ce qu&apos;il a donné

R est le chemin d&apos;un fichier SQLite ou postgresql://user@host/database ; sans --records, il vient de
PITWISE_RECORDS, sinon records.sqlite dans le dossier de données de l&apos;utilisateur. Code de sortie 3 : les
registres sont inutilisables.
</translation>
    </message>
    <message>
        <source>it is a clause of another house</source>
        <translation>c&apos;est une clause d&apos;une autre maison</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam give-up --trainee N</source>
        <translation>usage : pitwise-cli exam give-up --trainee N</translation>
    </message>
    <message>
        <source>exam needs list, check, sit or give-up</source>
        <translation>exam demande list, check, sit ou give-up</translation>
    </message>
    <message>
        <source>--for needs a name</source>
        <translation>--for demande un nom</translation>
    </message>
</context>
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
        <translation>Gagnée, les deux</translation>
    </message>
    <message>
        <source>War tied, on both</source>
        <translation>À égalité, les deux</translation>
    </message>
    <message>
        <source>War won, raise</source>
        <translation>Gagnée, relance</translation>
    </message>
    <message>
        <source>War tied, raise</source>
        <translation>À égalité, relance</translation>
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
        <translation>%1 de %2 à %3</translation>
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
    <name>Lessons</name>
    <message>
        <source>cut card</source>
        <translation>après la carte de coupe</translation>
    </message>
    <message>
        <source>every round</source>
        <translation>avant chaque manche</translation>
    </message>
    <message>
        <source>patron</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>house</source>
        <translation>maison</translation>
    </message>
    <message>
        <source>none</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>refuser</translation>
    </message>
    <message>
        <source>remind once</source>
        <translation>rappeler une fois</translation>
    </message>
    <message>
        <source>return excess</source>
        <translation>rendre l&apos;excédent</translation>
    </message>
    <message>
        <source>war round</source>
        <translation>une fois avant la bataille</translation>
    </message>
    <message>
        <source>each card</source>
        <translation>avant chaque carte de bataille</translation>
    </message>
    <message>
        <source>first and dealer</source>
        <translation>avant la première carte de bataille et celle du croupier</translation>
    </message>
    <message>
        <source>main</source>
        <translation>la mise principale</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>per seat</source>
        <translation>place par place</translation>
    </message>
    <message>
        <source>ties then mains</source>
        <translation>les égalités, puis les mises principales</translation>
    </message>
    <message>
        <source>right to left</source>
        <translation>de droite à gauche</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>de gauche à droite</translation>
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
        <source>after pay</source>
        <translation>après le paiement</translation>
    </message>
    <message>
        <source>before pay</source>
        <translation>avant le paiement</translation>
    </message>
    <message>
        <source>either</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>le moins possible</translation>
    </message>
    <message>
        <source>color for color</source>
        <translation>couleur pour couleur</translation>
    </message>
    <message>
        <source>self</source>
        <translation>le croupier lui-même</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>chef de table</translation>
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
        <source>push</source>
        <translation>mise conservée</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>tirer</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>rester</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>The War bonus</source>
        <translation>Le bonus bataille</translation>
    </message>
    <message>
        <source>Everybody has one card, and so have you. Now settle the War bonus, {settlement.wars}: the higher first card wins.</source>
        <translation>Chacun a une carte, et vous aussi. Réglez maintenant le bonus bataille, {settlement.wars} : la première carte la plus haute gagne.</translation>
    </message>
    <message>
        <source>For the bonus the ace is the lowest card.</source>
        <translation>Pour le bonus, l&apos;as est la carte la plus basse.</translation>
    </message>
    <message>
        <source>For the bonus the ace is the highest card.</source>
        <translation>Pour le bonus, l&apos;as est la carte la plus haute.</translation>
    </message>
    <message>
        <source>Equal ranks: the house takes the bonus bet.</source>
        <translation>Cartes égales : la maison prend le bonus.</translation>
    </message>
    <message>
        <source>Equal ranks: the bonus bet pushes.</source>
        <translation>Cartes égales : le bonus est conservé.</translation>
    </message>
    <message>
        <source>A winning bonus pays {bonus.pays}: 20 wins {bonus.pays of 20}. A patron who loses it plays on.</source>
        <translation>Un bonus gagnant paie {bonus.pays} : 20 gagne {bonus.pays of 20}. Le joueur qui le perd continue.</translation>
    </message>
    <message>
        <source>No second card before every bonus bet is settled.</source>
        <translation>Pas de deuxième carte avant que tous les bonus soient réglés.</translation>
    </message>
    <message>
        <source>Watch a bonus won and one lost.</source>
        <translation>Regardez un bonus gagné et un bonus perdu.</translation>
    </message>
    <message>
        <source>Pay the bonus.</source>
        <translation>Payez le bonus.</translation>
    </message>
    <message>
        <source>Take the bonus, nothing else.</source>
        <translation>Ramassez le bonus, rien d&apos;autre.</translation>
    </message>
    <message>
        <source>Equal ranks.</source>
        <translation>Cartes égales.</translation>
    </message>
    <message>
        <source>What does the War bonus pay?</source>
        <translation>Que paie le bonus bataille ?</translation>
    </message>
    <message>
        <source>Who wins equal ranks?</source>
        <translation>Qui gagne à cartes égales ?</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>la maison</translation>
    </message>
    <message>
        <source>the patron</source>
        <translation>le joueur</translation>
    </message>
    <message>
        <source>nobody: the bet pushes</source>
        <translation>personne : la mise est conservée</translation>
    </message>
    <message>
        <source>Opening and closing the bets</source>
        <translation>Ouvrir et fermer les mises</translation>
    </message>
    <message>
        <source>A round begins with your call &quot;Place your bets&quot;. Patrons wait for it.</source>
        <translation>Une manche commence par votre annonce « Faites vos jeux ». Les joueurs l&apos;attendent.</translation>
    </message>
    <message>
        <source>Say &quot;No more bets&quot; before the first card. From then on nothing is added, changed or taken back.</source>
        <translation>Dites « Rien ne va plus » avant la première carte. Dès lors, rien n&apos;est ajouté, changé ni repris.</translation>
    </message>
    <message>
        <source>Here the bets close with the first card. From then on nothing is added, changed or taken back.</source>
        <translation>Ici, les mises se ferment avec la première carte. Dès lors, rien n&apos;est ajouté, changé ni repris.</translation>
    </message>
    <message>
        <source>Watch for the calls.</source>
        <translation>Écoutez les annonces.</translation>
    </message>
    <message>
        <source>Deal the whole round, and open and close the bets yourself. F2 says what comes next.</source>
        <translation>Donnez toute la manche, en ouvrant et fermant les mises vous-même. F2 dit la suite.</translation>
    </message>
    <message>
        <source>Close the bets before the first card.</source>
        <translation>Fermez les mises avant la première carte.</translation>
    </message>
    <message>
        <source>When do you say &quot;No more bets&quot;?</source>
        <translation>Quand dites-vous « Rien ne va plus » ?</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>avant la première carte</translation>
    </message>
    <message>
        <source>after the first card</source>
        <translation>après la première carte</translation>
    </message>
    <message>
        <source>when everybody has a card</source>
        <translation>quand chacun a une carte</translation>
    </message>
    <message>
        <source>never, in this house</source>
        <translation>jamais, dans cette maison</translation>
    </message>
    <message>
        <source>When the cards leave the table</source>
        <translation>Quand les cartes quittent la table</translation>
    </message>
    <message>
        <source>This house lays and pays: all cards stay until every bet of the table is settled. Then sweep them up, {cards.sweep}, your own last.</source>
        <translation>Cette maison laisse et paie : toutes les cartes restent jusqu&apos;à ce que toutes les mises de la table soient réglées. Ramassez-les alors, {cards.sweep}, les vôtres en dernier.</translation>
    </message>
    <message>
        <source>Pay first, then pick up the cards.</source>
        <translation>Payez d&apos;abord, puis ramassez les cartes.</translation>
    </message>
    <message>
        <source>Pick up the cards first, then pay.</source>
        <translation>Ramassez d&apos;abord les cartes, puis payez.</translation>
    </message>
    <message>
        <source>Watch when the cards leave.</source>
        <translation>Regardez quand les cartes partent.</translation>
    </message>
    <message>
        <source>Settle and collect.</source>
        <translation>Réglez et ramassez.</translation>
    </message>
    <message>
        <source>Sweep the cards in the right direction.</source>
        <translation>Ramassez les cartes dans le bon sens.</translation>
    </message>
    <message>
        <source>Which style does this house use?</source>
        <translation>Quel style emploie cette maison ?</translation>
    </message>
    <message>
        <source>Your own hand</source>
        <translation>Votre propre main</translation>
    </message>
    <message>
        <source>When the last patron has played, turn your hole card. Draw to 17 while a hand still stands against you.</source>
        <translation>Quand le dernier joueur a joué, retournez votre carte cachée. Tirez jusqu&apos;à 17 tant qu&apos;une main tient encore contre vous.</translation>
    </message>
    <message>
        <source>With a soft 17, an ace and a six, take another card.</source>
        <translation>Avec un 17 souple, as et six, prenez une autre carte.</translation>
    </message>
    <message>
        <source>With a soft 17, an ace and a six, stand.</source>
        <translation>Avec un 17 souple, as et six, restez.</translation>
    </message>
    <message>
        <source>Watch the dealer draw.</source>
        <translation>Regardez le croupier tirer.</translation>
    </message>
    <message>
        <source>Draw as the house wants it.</source>
        <translation>Tirez comme la maison le veut.</translation>
    </message>
    <message>
        <source>You have a soft 17. What do you do?</source>
        <translation>Vous avez un 17 souple. Que faites-vous ?</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Donner les cartes</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right, and one to yourself, last.</source>
        <translation>Donnez une carte face visible à chaque place qui a misé, de gauche à droite, et une à vous-même, en dernier.</translation>
    </message>
    <message>
        <source>Watch the order of the cards.</source>
        <translation>Regardez l&apos;ordre des cartes.</translation>
    </message>
    <message>
        <source>Deal. The coach stops you if you pass over a seat.</source>
        <translation>Donnez. Le coach vous arrête si vous oubliez une place.</translation>
    </message>
    <message>
        <source>Who gets the last card?</source>
        <translation>Qui reçoit la dernière carte ?</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>le croupier</translation>
    </message>
    <message>
        <source>the seat at the far right</source>
        <translation>la place tout à droite</translation>
    </message>
    <message>
        <source>the seat at the far left</source>
        <translation>la place tout à gauche</translation>
    </message>
    <message>
        <source>whoever bet most</source>
        <translation>celui qui a le plus misé</translation>
    </message>
    <message>
        <source>When the floor decides</source>
        <translation>Quand le chef de table décide</translation>
    </message>
    <message>
        <source>A dispute: stop, call the floor, and go on when it is settled. Calling the floor is never a mistake.</source>
        <translation>Une contestation : arrêtez, appelez le chef de table et continuez quand elle est tranchée. Appeler le chef de table n&apos;est jamais une faute.</translation>
    </message>
    <message>
        <source>A malfunction voids the round: call the floor, then every bet and every payment goes back.</source>
        <translation>Une panne annule la manche : appelez le chef de table, puis chaque mise et chaque paiement retourne.</translation>
    </message>
    <message>
        <source>Call the floor before any payoff above {calls.floor_above}.</source>
        <translation>Appelez le chef de table avant tout paiement au-dessus de {calls.floor_above}.</translation>
    </message>
    <message>
        <source>A wrong payoff is the floor&apos;s to correct. Call before you touch it.</source>
        <translation>C&apos;est au chef de table de corriger un paiement erroné. Appelez-le avant d&apos;y toucher.</translation>
    </message>
    <message>
        <source>A wrong payoff goes back to the rack whole and is paid again, before you begin another seat.</source>
        <translation>Un paiement erroné retourne entier au plateau et se paie de nouveau, avant que vous commenciez une autre place.</translation>
    </message>
    <message>
        <source>Watch a dispute.</source>
        <translation>Regardez une contestation.</translation>
    </message>
    <message>
        <source>A patron will disagree.</source>
        <translation>Un joueur ne sera pas d&apos;accord.</translation>
    </message>
    <message>
        <source>Something breaks.</source>
        <translation>Quelque chose tombe en panne.</translation>
    </message>
    <message>
        <source>A patron disputes a payout. What comes next?</source>
        <translation>Un joueur conteste un paiement. Que vient-il ensuite ?</translation>
    </message>
    <message>
        <source>I call the floor</source>
        <translation>J&apos;appelle le chef de table</translation>
    </message>
    <message>
        <source>I explain it to him</source>
        <translation>Je le lui explique</translation>
    </message>
    <message>
        <source>I pay him to be safe</source>
        <translation>Je le paie par précaution</translation>
    </message>
    <message>
        <source>I finish the round first</source>
        <translation>Je finis d&apos;abord la manche</translation>
    </message>
    <message>
        <source>A full table: bonus, naturals, busts</source>
        <translation>Table pleine : bonus, naturels, mains qui sautent</translation>
    </message>
    <message>
        <source>Everything at once now: the bonus, a natural, a bust, and your own hand. Accuracy first; speed comes by itself.</source>
        <translation>Maintenant tout à la fois : le bonus, un naturel, une main qui saute et votre propre main. La précision d&apos;abord ; la vitesse vient d&apos;elle-même.</translation>
    </message>
    <message>
        <source>Watch the house&apos;s own dealer.</source>
        <translation>Regardez le croupier de la maison.</translation>
    </message>
    <message>
        <source>Your table.</source>
        <translation>Votre table.</translation>
    </message>
    <message>
        <source>And somebody bets late.</source>
        <translation>Et quelqu&apos;un mise trop tard.</translation>
    </message>
    <message>
        <source>A full table: two wars and a war tie</source>
        <translation>Table pleine : deux batailles et une égalité</translation>
    </message>
    <message>
        <source>Everything at once now: winners, losers, tie bets, two wars, and one of them ties. Accuracy first; speed comes by itself.</source>
        <translation>Maintenant tout à la fois : gagnants, perdants, égalités, deux batailles, dont une à égalité. La précision d&apos;abord ; la vitesse vient d&apos;elle-même.</translation>
    </message>
    <message>
        <source>Watch the house&apos;s own dealer with two wars.</source>
        <translation>Regardez le croupier de la maison avec deux batailles.</translation>
    </message>
    <message>
        <source>Going to war</source>
        <translation>Aller à la bataille</translation>
    </message>
    <message>
        <source>The patron puts a war bet beside his main bet, of the same amount.</source>
        <translation>Le joueur pose une mise de bataille à côté de sa mise principale, du même montant.</translation>
    </message>
    <message>
        <source>Post the same amount for the house, before the first burn or war card.</source>
        <translation>Posez le même montant pour la maison, avant le premier brûlage ou la première carte de bataille.</translation>
    </message>
    <message>
        <source>The house posts nothing here.</source>
        <translation>Ici, la maison ne pose rien.</translation>
    </message>
    <message>
        <source>Settle every other first bet before the war begins.</source>
        <translation>Réglez toutes les autres premières mises avant que la bataille commence.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down before each war card, yours too.</source>
        <translation>Brûlez {war.burn|carte face cachée|cartes face cachée} avant chaque carte de bataille, la vôtre aussi.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down once, before the first war card.</source>
        <translation>Brûlez {war.burn|carte face cachée|cartes face cachée} une fois, avant la première carte de bataille.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down before the first war card, and {war.burn} more before your own.</source>
        <translation>Brûlez {war.burn|carte face cachée|cartes face cachée} avant la première carte de bataille, et encore {war.burn} avant la vôtre.</translation>
    </message>
    <message>
        <source>Burn nothing before a war in this house.</source>
        <translation>Dans cette maison, ne brûlez rien avant une bataille.</translation>
    </message>
    <message>
        <source>Then one card face up to each patron at war, from left to right, and one to yourself.</source>
        <translation>Puis une carte face visible à chaque joueur en bataille, de gauche à droite, et une à vous-même.</translation>
    </message>
    <message>
        <source>Watch a war from the offer to the last card.</source>
        <translation>Regardez une bataille, de la proposition à la dernière carte.</translation>
    </message>
    <message>
        <source>Post for the house.</source>
        <translation>Posez pour la maison.</translation>
    </message>
    <message>
        <source>Count the burned cards.</source>
        <translation>Comptez les cartes brûlées.</translation>
    </message>
    <message>
        <source>Deal the war.</source>
        <translation>Donnez la bataille.</translation>
    </message>
    <message>
        <source>How many cards are burned at a time?</source>
        <translation>Combien de cartes brûle-t-on à la fois ?</translation>
    </message>
    <message>
        <source>When are cards burned in a war?</source>
        <translation>Quand brûle-t-on dans une bataille ?</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>Assurance et paiement à égalité</translation>
    </message>
    <message>
        <source>You show an ace: offer insurance to everybody before you go on. It costs up to half the bet and pays 2:1 if you have blackjack.</source>
        <translation>Vous montrez un as : proposez l&apos;assurance à tous avant de continuer. Elle coûte jusqu&apos;à la moitié de la mise et paie 2:1 si vous avez un blackjack.</translation>
    </message>
    <message>
        <source>A patron with a natural may take even money: pay him 1:1 at once and collect his cards.</source>
        <translation>Un joueur qui a un naturel peut prendre le paiement à égalité : payez-le 1:1 aussitôt et ramassez ses cartes.</translation>
    </message>
    <message>
        <source>Watch the offer.</source>
        <translation>Regardez la proposition.</translation>
    </message>
    <message>
        <source>Offer it, and settle it.</source>
        <translation>Proposez-la, et réglez-la.</translation>
    </message>
    <message>
        <source>When do you offer insurance?</source>
        <translation>Quand proposez-vous l&apos;assurance ?</translation>
    </message>
    <message>
        <source>when I show an ace</source>
        <translation>quand je montre un as</translation>
    </message>
    <message>
        <source>when I show a ten</source>
        <translation>quand je montre un dix</translation>
    </message>
    <message>
        <source>when a patron asks for it</source>
        <translation>quand un joueur la demande</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>Late bets</source>
        <translation>Mises tardives</translation>
    </message>
    <message>
        <source>Chips that come down after the bets are closed do not play. Refuse them before your next act, whoever put them down. Of a bet that was raised too late, only the addition goes back.</source>
        <translation>Les jetons posés après la fermeture ne jouent pas. Refusez-les avant votre acte suivant, d&apos;où qu&apos;ils viennent. D&apos;une mise augmentée trop tard, seul l&apos;ajout est rendu.</translation>
    </message>
    <message>
        <source>Watch a late bet refused.</source>
        <translation>Regardez une mise tardive refusée.</translation>
    </message>
    <message>
        <source>Somebody will be late. Keep your eyes open.</source>
        <translation>Quelqu&apos;un sera en retard. Ouvrez l&apos;œil.</translation>
    </message>
    <message>
        <source>A patron adds 10 to his bet after the first card. What goes back?</source>
        <translation>Un joueur ajoute 10 à sa mise après la première carte. Qu&apos;est-ce qui est rendu ?</translation>
    </message>
    <message>
        <source>the 10</source>
        <translation>les 10</translation>
    </message>
    <message>
        <source>the whole bet</source>
        <translation>toute la mise</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>la moitié</translation>
    </message>
    <message>
        <source>Bets outside the limits</source>
        <translation>Mises hors limites</translation>
    </message>
    <message>
        <source>A main bet is {limits.main.min} to {limits.main.max} here.</source>
        <translation>Ici, une mise principale va de {limits.main.min} à {limits.main.max}.</translation>
    </message>
    <message>
        <source>A tie bet is {limits.tie.min} to {limits.tie.max}.</source>
        <translation>Une mise sur l&apos;égalité va de {limits.tie.min} à {limits.tie.max}.</translation>
    </message>
    <message>
        <source>A War bonus is {limits.bonus.min} to {limits.bonus.max}.</source>
        <translation>Un bonus bataille va de {limits.bonus.min} à {limits.bonus.max}.</translation>
    </message>
    <message>
        <source>Main bet and side bet of a seat together stay within {limits.combined_max}.</source>
        <translation>Mise principale et mise annexe d&apos;une place restent ensemble dans {limits.combined_max}.</translation>
    </message>
    <message>
        <source>Refuse a bet below the minimum.</source>
        <translation>Refusez une mise sous le minimum.</translation>
    </message>
    <message>
        <source>Honour the first bet below the minimum and remind the patron. Refuse the next one.</source>
        <translation>Acceptez la première mise sous le minimum et prévenez le joueur. Refusez la suivante.</translation>
    </message>
    <message>
        <source>Above the maximum, hand back the excess; the rest stands.</source>
        <translation>Au-dessus du maximum, rendez l&apos;excédent ; le reste demeure.</translation>
    </message>
    <message>
        <source>Refuse a bet above the maximum.</source>
        <translation>Refusez une mise au-dessus du maximum.</translation>
    </message>
    <message>
        <source>Deal with it before you close the bets.</source>
        <translation>Occupez-vous-en avant de fermer les mises.</translation>
    </message>
    <message>
        <source>Watch a bet above the maximum.</source>
        <translation>Regardez une mise au-dessus du maximum.</translation>
    </message>
    <message>
        <source>Deal with the bet that is too high.</source>
        <translation>Occupez-vous de la mise trop haute.</translation>
    </message>
    <message>
        <source>Deal with the bet that is too low.</source>
        <translation>Occupez-vous de la mise trop basse.</translation>
    </message>
    <message>
        <source>What is the highest main bet?</source>
        <translation>Quelle est la plus haute mise principale ?</translation>
    </message>
    <message>
        <source>What happens to a bet above the maximum?</source>
        <translation>Que devient une mise au-dessus du maximum ?</translation>
    </message>
    <message>
        <source>the excess goes back</source>
        <translation>l&apos;excédent est rendu</translation>
    </message>
    <message>
        <source>all of it goes back</source>
        <translation>tout est rendu</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>elle demeure</translation>
    </message>
    <message>
        <source>the floor decides</source>
        <translation>le chef de table décide</translation>
    </message>
    <message>
        <source>Main bets</source>
        <translation>Mises principales</translation>
    </message>
    <message>
        <source>Compare each card with yours. The ace is high, and suits do not matter. A higher card wins: pay the main bet 1:1. A lower card loses: take the bet.</source>
        <translation>Comparez chaque carte à la vôtre. L&apos;as est haut et les couleurs ne comptent pas. Une carte plus haute gagne : payez la mise principale 1:1. Une carte plus basse perd : ramassez la mise.</translation>
    </message>
    <message>
        <source>Watch a winner and a loser.</source>
        <translation>Regardez un gagnant et un perdant.</translation>
    </message>
    <message>
        <source>Settle the main bets.</source>
        <translation>Réglez les mises principales.</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>Naturels</translation>
    </message>
    <message>
        <source>An ace and a ten in the first two cards are a natural. It pays {blackjack.pays} when its turn comes: 20 wins {blackjack.pays of 20}, 50 wins {blackjack.pays of 50}. Collect its cards at once.</source>
        <translation>Un as et un dix comme deux premières cartes font un naturel. Il paie {blackjack.pays} à son tour : 20 gagne {blackjack.pays of 20}, 50 gagne {blackjack.pays of 50}. Ramassez ses cartes aussitôt.</translation>
    </message>
    <message>
        <source>Watch a natural paid.</source>
        <translation>Regardez un naturel payé.</translation>
    </message>
    <message>
        <source>Pay naturals.</source>
        <translation>Payez des naturels.</translation>
    </message>
    <message>
        <source>What does a natural pay?</source>
        <translation>Que paie un naturel ?</translation>
    </message>
    <message>
        <source>A natural on 30: what do you pay?</source>
        <translation>Un naturel sur 30 : que payez-vous ?</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Un nouveau sabot</translation>
    </message>
    <message>
        <source>The cards are shuffled before every round: shuffle, load, go on.</source>
        <translation>On mélange avant chaque manche : mélangez, chargez, continuez.</translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round. Then: shuffle, offer the cut, cut, put the cut card at most {shoe.cut_card_from_end|card|cards} from the end, load the shoe.</source>
        <translation>Quand la carte de coupe sort, finissez la manche. Puis : mélangez, proposez la coupe, coupez, placez la carte de coupe à {shoe.cut_card_from_end|carte|cartes} de la fin au plus, chargez le sabot.</translation>
    </message>
    <message>
        <source>Burn {shoe.burn_first|card|cards} from a new shoe.</source>
        <translation>Brûlez {shoe.burn_first|carte|cartes} d&apos;un nouveau sabot.</translation>
    </message>
    <message>
        <source>Watch a new shoe.</source>
        <translation>Regardez un nouveau sabot.</translation>
    </message>
    <message>
        <source>Watch the shuffle.</source>
        <translation>Regardez le mélange.</translation>
    </message>
    <message>
        <source>Prepare the shoe yourself.</source>
        <translation>Préparez le sabot vous-même.</translation>
    </message>
    <message>
        <source>Shuffle and load.</source>
        <translation>Mélangez et chargez.</translation>
    </message>
    <message>
        <source>How many decks are in the shoe?</source>
        <translation>Combien de jeux y a-t-il dans le sabot ?</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui le tour</translation>
    </message>
    <message>
        <source>Settle seat by seat, {settlement.mains}: the bets of one seat, then the next seat.</source>
        <translation>Réglez place par place, {settlement.mains} : les mises d&apos;une place, puis la suivante.</translation>
    </message>
    <message>
        <source>Settle in two passes: first all tie bets, {settlement.ties}; then all main bets, {settlement.mains}.</source>
        <translation>Réglez en deux passages : d&apos;abord toutes les mises sur l&apos;égalité, {settlement.ties} ; puis toutes les mises principales, {settlement.mains}.</translation>
    </message>
    <message>
        <source>Settle the main bets {settlement.mains}.</source>
        <translation>Réglez les mises principales {settlement.mains}.</translation>
    </message>
    <message>
        <source>Begin a seat, finish it, and go on. A seat out of turn is a mistake even if every amount is right.</source>
        <translation>Commencez une place, finissez-la et continuez. Une place hors de son tour est une faute, même si chaque montant est juste.</translation>
    </message>
    <message>
        <source>Watch in which order the seats are settled.</source>
        <translation>Regardez dans quel ordre les places sont réglées.</translation>
    </message>
    <message>
        <source>Settle in order.</source>
        <translation>Réglez dans l&apos;ordre.</translation>
    </message>
    <message>
        <source>In which direction do main bets go?</source>
        <translation>Dans quel sens vont les mises principales ?</translation>
    </message>
    <message>
        <source>In which direction do tie bets go?</source>
        <translation>Dans quel sens vont les mises sur l&apos;égalité ?</translation>
    </message>
    <message>
        <source>Letting the winnings ride</source>
        <translation>Laisser le gain</translation>
    </message>
    <message>
        <source>After you have paid the bonus, ask the winner whether he leaves the winnings on the hand. Wait for his answer.</source>
        <translation>Le bonus payé, demandez au gagnant s&apos;il laisse le gain sur la main. Attendez sa réponse.</translation>
    </message>
    <message>
        <source>He leaves them: push the original bet back to him. The winnings stay on the War spot and ride on his blackjack hand.</source>
        <translation>Il le laisse : rendez-lui la mise d&apos;origine. Le gain reste sur la case bataille et suit sa main de blackjack.</translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation>Il prend tout : remettez-lui la mise et le gain.</translation>
    </message>
    <message>
        <source>Watch a parlay.</source>
        <translation>Regardez un parlay.</translation>
    </message>
    <message>
        <source>Ask, and hand back the original bet.</source>
        <translation>Demandez, et rendez la mise d&apos;origine.</translation>
    </message>
    <message>
        <source>A patron takes it all.</source>
        <translation>Un joueur prend tout.</translation>
    </message>
    <message>
        <source>25, the original bet</source>
        <translation>25, la mise d&apos;origine</translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation>Les joueurs jouent</translation>
    </message>
    <message>
        <source>From left to right: one hand at a time. Give a card only when the patron signals for it.</source>
        <translation>De gauche à droite : une main à la fois. Ne donnez une carte que si le joueur fait signe.</translation>
    </message>
    <message>
        <source>Over 21 is bust: take the chips at once, then the cards, before you go on.</source>
        <translation>Au-dessus de 21, la main saute : ramassez aussitôt les jetons, puis les cartes, avant de continuer.</translation>
    </message>
    <message>
        <source>21 stands without a signal.</source>
        <translation>21 reste sans signe.</translation>
    </message>
    <message>
        <source>Watch a hand go bust.</source>
        <translation>Regardez une main qui saute.</translation>
    </message>
    <message>
        <source>Deal only what is asked for.</source>
        <translation>Ne donnez que ce qui est demandé.</translation>
    </message>
    <message>
        <source>Chips first, then cards.</source>
        <translation>Les jetons d&apos;abord, puis les cartes.</translation>
    </message>
    <message>
        <source>A hand is bust. What comes first?</source>
        <translation>Une main saute. Que vient-il d&apos;abord ?</translation>
    </message>
    <message>
        <source>its chips go to the rack</source>
        <translation>ses jetons vont au plateau</translation>
    </message>
    <message>
        <source>its cards go to the rack</source>
        <translation>ses cartes vont à la défausse</translation>
    </message>
    <message>
        <source>the next patron plays</source>
        <translation>le joueur suivant joue</translation>
    </message>
    <message>
        <source>nothing, until the end of the round</source>
        <translation>rien, jusqu&apos;à la fin de la manche</translation>
    </message>
    <message>
        <source>Seats, spots and chips</source>
        <translation>Places, cases et jetons</translation>
    </message>
    <message>
        <source>You stand behind the table. Seat 1 is at your far left, and the highest number, {table.seats}, is at your far right. Left to right means from low numbers to high ones, always as you see it.</source>
        <translation>Vous êtes derrière la table. La place 1 est tout à votre gauche et le plus grand numéro, {table.seats}, tout à votre droite. De gauche à droite veut dire des petits numéros aux grands, toujours comme vous le voyez.</translation>
    </message>
    <message>
        <source>A patron may play up to {table.hands_per_patron|spot|spots}.</source>
        <translation>Un joueur peut jouer jusqu&apos;à {table.hands_per_patron|case|cases}.</translation>
    </message>
    <message>
        <source>The chips here are worth {table.chips}.</source>
        <translation>Ici, les jetons valent {table.chips}.</translation>
    </message>
    <message>
        <source>If chips cannot make a payout, it is rounded up: the patron gains.</source>
        <translation>Si les jetons ne peuvent pas faire un paiement, on arrondit vers le haut : le joueur y gagne.</translation>
    </message>
    <message>
        <source>If chips cannot make a payout, it is rounded down: the house gains.</source>
        <translation>Si les jetons ne peuvent pas faire un paiement, on arrondit vers le bas : la maison y gagne.</translation>
    </message>
    <message>
        <source>Build every payout from the fewest chips.</source>
        <translation>Faites chaque paiement avec le moins de jetons possible.</translation>
    </message>
    <message>
        <source>Pay colour for colour: a bet of green chips is paid in green chips.</source>
        <translation>Payez couleur pour couleur : une mise en jetons verts se paie en jetons verts.</translation>
    </message>
    <message>
        <source>How many seats does this table have?</source>
        <translation>Combien de places a cette table ?</translation>
    </message>
    <message>
        <source>A seat is on your far right. Which one is it?</source>
        <translation>Une place est tout à votre droite. Laquelle est-ce ?</translation>
    </message>
    <message>
        <source>seat {table.seats}</source>
        <translation>place {table.seats}</translation>
    </message>
    <message>
        <source>seat 1</source>
        <translation>place 1</translation>
    </message>
    <message>
        <source>Watch one round. Follow the cards from left to right.</source>
        <translation>Regardez une manche. Suivez les cartes de gauche à droite.</translation>
    </message>
    <message>
        <source>Second cards and the hole card</source>
        <translation>Deuxièmes cartes et carte cachée</translation>
    </message>
    <message>
        <source>Deal a second card face up to each patron, from left to right, and your own face down.</source>
        <translation>Donnez une deuxième carte face visible à chaque joueur, de gauche à droite, et la vôtre face cachée.</translation>
    </message>
    <message>
        <source>With an ace or a ten up, look at your hole card before anybody plays.</source>
        <translation>Si vous montrez un as ou un dix, regardez votre carte cachée avant que quiconque joue.</translation>
    </message>
    <message>
        <source>Nobody looks at the hole card before the patrons have played.</source>
        <translation>Personne ne regarde la carte cachée avant que les joueurs aient joué.</translation>
    </message>
    <message>
        <source>Watch the second cards.</source>
        <translation>Regardez les deuxièmes cartes.</translation>
    </message>
    <message>
        <source>Keep your second card down.</source>
        <translation>Gardez votre deuxième carte cachée.</translation>
    </message>
    <message>
        <source>Look when you must.</source>
        <translation>Regardez-la quand il le faut.</translation>
    </message>
    <message>
        <source>How is your own second card dealt?</source>
        <translation>Comment se donne votre propre deuxième carte ?</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>not before the patrons have played</source>
        <translation>pas avant que les joueurs aient joué</translation>
    </message>
    <message>
        <source>Settling the hands</source>
        <translation>Régler les mains</translation>
    </message>
    <message>
        <source>Settle the hands {settlement.mains}: higher than yours wins 1:1, lower loses, equal pushes. A push stays where it is.</source>
        <translation>Réglez les mains {settlement.mains} : plus haute que la vôtre gagne 1:1, plus basse perd, égale est conservée. Une mise conservée reste où elle est.</translation>
    </message>
    <message>
        <source>Watch the settlement.</source>
        <translation>Regardez le règlement.</translation>
    </message>
    <message>
        <source>Compare and settle.</source>
        <translation>Comparez et réglez.</translation>
    </message>
    <message>
        <source>Keep to the order.</source>
        <translation>Tenez l&apos;ordre.</translation>
    </message>
    <message>
        <source>In which direction are hands settled?</source>
        <translation>Dans quel sens règle-t-on les mains ?</translation>
    </message>
    <message>
        <source>Cards that slip out</source>
        <translation>Cartes qui glissent</translation>
    </message>
    <message>
        <source>A card slides out of the shoe and nobody saw its face: it is simply the next card.</source>
        <translation>Une carte glisse du sabot et personne n&apos;a vu sa face : c&apos;est simplement la carte suivante.</translation>
    </message>
    <message>
        <source>A card that was seen goes to the discard rack before the next card is dealt.</source>
        <translation>Une carte vue va à la défausse avant que la suivante soit donnée.</translation>
    </message>
    <message>
        <source>Watch an exposed card.</source>
        <translation>Regardez une carte exposée.</translation>
    </message>
    <message>
        <source>A card will slip. Look whether it was seen.</source>
        <translation>Une carte va glisser. Voyez si elle a été vue.</translation>
    </message>
    <message>
        <source>A card slides out face up. What do you do with it?</source>
        <translation>Une carte glisse face visible. Qu&apos;en faites-vous ?</translation>
    </message>
    <message>
        <source>discard it</source>
        <translation>l&apos;écarter</translation>
    </message>
    <message>
        <source>deal it to the next seat</source>
        <translation>la donner à la place suivante</translation>
    </message>
    <message>
        <source>put it back into the shoe</source>
        <translation>la remettre dans le sabot</translation>
    </message>
    <message>
        <source>show it to the floor</source>
        <translation>la montrer au chef de table</translation>
    </message>
    <message>
        <source>War or surrender</source>
        <translation>Bataille ou abandon</translation>
    </message>
    <message>
        <source>The cards tie: the main bet is not decided. Ask the patron in his turn: &quot;War or surrender?&quot; Wait for his answer before you touch the bet.</source>
        <translation>Les cartes sont égales : la mise principale n&apos;est pas décidée. Demandez au joueur, à son tour : « Bataille ou abandon ? » Attendez sa réponse avant de toucher la mise.</translation>
    </message>
    <message>
        <source>The cards tie: the main bet is not decided. The patron says whether he surrenders or goes to war.</source>
        <translation>Les cartes sont égales : la mise principale n&apos;est pas décidée. Le joueur dit s&apos;il abandonne ou va à la bataille.</translation>
    </message>
    <message>
        <source>If he surrenders, the house takes part of the main bet, {surrender.loses}: of 50, take {surrender.loses of 50}. The rest stays his.</source>
        <translation>S&apos;il abandonne, la maison prend une partie de la mise principale, {surrender.loses} : sur 50, prenez {surrender.loses of 50}. Le reste est à lui.</translation>
    </message>
    <message>
        <source>Watch a surrender.</source>
        <translation>Regardez un abandon.</translation>
    </message>
    <message>
        <source>Take the right part of the bet, and no more.</source>
        <translation>Prenez la juste part de la mise, et pas plus.</translation>
    </message>
    <message>
        <source>Ask, wait, act.</source>
        <translation>Demander, attendre, agir.</translation>
    </message>
    <message>
        <source>What part of the main bet does a surrender cost?</source>
        <translation>Quelle part de la mise principale coûte un abandon ?</translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation>Mises sur l&apos;égalité</translation>
    </message>
    <message>
        <source>A tie bet wins if the first cards have the same rank. It pays {tie_bet.pays}: 5 wins {tie_bet.pays of 5}, 25 wins {tie_bet.pays of 25}. If the cards differ, it loses, whoever wins the main bet.</source>
        <translation>Une mise sur l&apos;égalité gagne si les premières cartes sont égales. Elle paie {tie_bet.pays} : 5 gagne {tie_bet.pays of 5}, 25 gagne {tie_bet.pays of 25}. Si les cartes diffèrent, elle perd, qui que ce soit qui gagne la mise principale.</translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation>Une mise sur l&apos;égalité peut être seule, sans mise principale.</translation>
    </message>
    <message>
        <source>A tie bet needs a main bet. Refuse one that stands alone.</source>
        <translation>Une mise sur l&apos;égalité demande une mise principale. Refusez celle qui est seule.</translation>
    </message>
    <message>
        <source>Call the floor before you pay more than {calls.floor_above}.</source>
        <translation>Appelez le chef de table avant de payer plus de {calls.floor_above}.</translation>
    </message>
    <message>
        <source>Watch a tie bet paid at {tie_bet.pays}.</source>
        <translation>Regardez une égalité payée {tie_bet.pays}.</translation>
    </message>
    <message>
        <source>Pay and take tie bets.</source>
        <translation>Payez et ramassez des mises sur l&apos;égalité.</translation>
    </message>
    <message>
        <source>Somebody bets on a tie alone.</source>
        <translation>Quelqu&apos;un mise seulement sur l&apos;égalité.</translation>
    </message>
    <message>
        <source>What does a tie bet pay here?</source>
        <translation>Que paie ici une mise sur l&apos;égalité ?</translation>
    </message>
    <message>
        <source>A tie bet of 15 wins. What do you pay?</source>
        <translation>Une mise sur l&apos;égalité de 15 gagne. Que payez-vous ?</translation>
    </message>
    <message>
        <source>Paying a war</source>
        <translation>Payer une bataille</translation>
    </message>
    <message>
        <source>Settle the wars {settlement.wars}.</source>
        <translation>Réglez les batailles {settlement.wars}.</translation>
    </message>
    <message>
        <source>The patron is higher: he wins {war.win_pays} on the war bet; 25 wins {war.win_pays of 25}. The main bet pushes.</source>
        <translation>Le joueur est plus haut : il gagne {war.win_pays} sur la mise de bataille ; 25 gagne {war.win_pays of 25}. La mise principale est conservée.</translation>
    </message>
    <message>
        <source>The patron is higher: he wins {war.win_pays} on the war bet, and the post you put up is part of it. Give him the post, and pay what is missing. The main bet pushes.</source>
        <translation>Le joueur est plus haut : il gagne {war.win_pays} sur la mise de bataille, et la mise de la maison que vous avez posée en fait partie. Donnez-la-lui et payez ce qui manque. La mise principale est conservée.</translation>
    </message>
    <message>
        <source>The war ties: the war bet wins {war.tie_pays}; 25 wins {war.tie_pays of 25}.</source>
        <translation>La bataille est à égalité : la mise de bataille gagne {war.tie_pays} ; 25 gagne {war.tie_pays of 25}.</translation>
    </message>
    <message>
        <source>The war ties: the war bet wins {war.tie_pays}, the post included. Give the post and pay the rest.</source>
        <translation>La bataille est à égalité : la mise de bataille gagne {war.tie_pays}, mise de la maison comprise. Donnez-la et payez le reste.</translation>
    </message>
    <message>
        <source>You are higher: take the main bet and the war bet.</source>
        <translation>Vous êtes plus haut : ramassez mise principale et mise de bataille.</translation>
    </message>
    <message>
        <source>You are higher: take the main bet, the war bet and the post.</source>
        <translation>Vous êtes plus haut : ramassez mise principale, mise de bataille et mise de la maison.</translation>
    </message>
    <message>
        <source>Watch a war won and a war lost.</source>
        <translation>Regardez une bataille gagnée et une bataille perdue.</translation>
    </message>
    <message>
        <source>Pay a war that is won.</source>
        <translation>Payez une bataille gagnée.</translation>
    </message>
    <message>
        <source>Take a war that is lost.</source>
        <translation>Ramassez une bataille perdue.</translation>
    </message>
    <message>
        <source>Pay a tied war.</source>
        <translation>Payez une bataille à égalité.</translation>
    </message>
    <message>
        <source>What does a war that is won pay on the war bet?</source>
        <translation>Que paie une bataille gagnée sur la mise de bataille ?</translation>
    </message>
    <message>
        <source>What does a tied war pay on the war bet?</source>
        <translation>Que paie une bataille à égalité sur la mise de bataille ?</translation>
    </message>
    <message>
        <source>Tie bets on the war cards</source>
        <translation>Mises sur l&apos;égalité en bataille</translation>
    </message>
    <message>
        <source>With his war bet a patron may bet that the war cards tie. It pays {war.tie_bet.pays}: 25 wins {war.tie_bet.pays of 25}.</source>
        <translation>Avec sa mise de bataille, un joueur peut miser que les cartes de bataille sont égales. Cela paie {war.tie_bet.pays} : 25 gagne {war.tie_bet.pays of 25}.</translation>
    </message>
    <message>
        <source>This bet must be exactly the amount of the main bet. Refuse any other amount.</source>
        <translation>Cette mise doit être exactement égale à la mise principale. Refusez tout autre montant.</translation>
    </message>
    <message>
        <source>Watch a tie bet on the war cards.</source>
        <translation>Regardez une mise sur l&apos;égalité en bataille.</translation>
    </message>
    <message>
        <source>Settle it.</source>
        <translation>Réglez-la.</translation>
    </message>
    <message>
        <source>Somebody bets the wrong amount.</source>
        <translation>Quelqu&apos;un mise un mauvais montant.</translation>
    </message>
    <message>
        <source>What does a tie bet on the war cards pay?</source>
        <translation>Que paie une mise sur l&apos;égalité en bataille ?</translation>
    </message>
    <message>
        <source>This house picks and pays: the cards of a seat leave with its settlement, before you begin another seat.</source>
        <translation>Cette maison ramasse et paie : les cartes d&apos;une place partent avec son règlement, avant que vous commenciez une autre place.</translation>
    </message>
    <message>
        <source>Everything at once now: winners, losers, two wars, and one of them ties. Accuracy first; speed comes by itself.</source>
        <translation>Maintenant tout à la fois : gagnants, perdants, deux batailles, dont une à égalité. La précision d&apos;abord ; la vitesse vient d&apos;elle-même.</translation>
    </message>
    <message>
        <source>One seat, and yet everything comes up: winners, losers, and a war that ties. Accuracy first; speed comes by itself.</source>
        <translation>Une seule place, et pourtant tout se présente : gains, pertes et une bataille à égalité. La précision d&apos;abord ; la vitesse vient d&apos;elle-même.</translation>
    </message>
    <message>
        <source>A patron bets 25 and has a king. You have a nine. What do you pay?</source>
        <translation>Un joueur mise 25 et a un roi. Vous avez un neuf. Que payez-vous ?</translation>
    </message>
    <message>
        <source>A bonus of 25 wins, and the patron lets it ride. What do you hand back?</source>
        <translation>Un bonus de 25 gagne, et le joueur laisse le gain. Que rendez-vous ?</translation>
    </message>
    <message>
        <source>{bonus.pays of 25}, the winnings</source>
        <translation>{bonus.pays of 25}, le gain</translation>
    </message>
    <message>
        <source>bet and winnings</source>
        <translation>mise et gain</translation>
    </message>
    <message>
        <source>You stand behind the table. It has a single seat, in front of you.</source>
        <translation>Vous êtes derrière la table. Elle a une seule place, devant vous.</translation>
    </message>
    <message>
        <source>The spot WAR is for the main bet. When a patron goes to war, his second bet lies beside it, on RAISE.</source>
        <translation>L&apos;emplacement WAR est pour la mise principale. Quand un joueur part en bataille, sa seconde mise est à côté, sur RAISE.</translation>
    </message>
    <message>
        <source>On TIE lies a bet that the patron&apos;s first card and yours are of the same rank.</source>
        <translation>Sur TIE se trouve une mise sur l&apos;égalité de rang entre la première carte du joueur et la vôtre.</translation>
    </message>
    <message>
        <source>On POST you put the house&apos;s chips when a patron goes to war, as many as his war bet.</source>
        <translation>Sur POST vous mettez les jetons de la maison quand un joueur part en bataille, autant que sa mise de bataille.</translation>
    </message>
    <message>
        <source>The large spot is for the blackjack bet, the spot WAR for the War bonus.</source>
        <translation>Le grand emplacement est pour la mise de blackjack, l&apos;emplacement WAR pour le bonus de bataille.</translation>
    </message>
    <message>
        <source>seat 2</source>
        <translation>place 2</translation>
    </message>
    <message>
        <source>seat 3</source>
        <translation>place 3</translation>
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
        <source>Cards are dealt from left to right, the dealer last.</source>
        <translation>On donne de gauche à droite, le croupier en dernier.</translation>
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
        <source>Ask every winner: take it all, or leave the winnings?</source>
        <translation>Demandez à chaque gagnant : tout reprendre ou laisser le gain ?</translation>
    </message>
    <message>
        <source>Wait for the answer: take it all or leave the winnings.</source>
        <translation>Attendez la réponse : tout reprendre ou laisser le gain.</translation>
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
        <source>Deal a card only at the patron&apos;s signal; 21 stands automatically.</source>
        <translation>Ne donnez une carte qu&apos;au signe du joueur ; 21 reste d&apos;office.</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>Le sabot</translation>
    </message>
    <message>
        <source>to a tied patron, when it is his turn</source>
        <translation>à un joueur à égalité, quand vient son tour</translation>
    </message>
    <message>
        <source>to each winner of the War bonus, in turn</source>
        <translation>à chaque gagnant du bonus bataille, à son tour</translation>
    </message>
    <message>
        <source>when the last round is over</source>
        <translation>quand la dernière manche est finie</translation>
    </message>
    <message>
        <source>when a patron first bets below the minimum</source>
        <translation>quand un joueur mise pour la première fois sous le minimum</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>avant la première carte</translation>
    </message>
    <message>
        <source>for a dispute, a malfunction, or a payment that needs the floor</source>
        <translation>pour une contestation, une panne ou un paiement qui demande le chef de table</translation>
    </message>
    <message>
        <source>Calls, word for word</source>
        <translation>Les annonces, mot pour mot</translation>
    </message>
    <message>
        <source>when</source>
        <translation>quand</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Quand quelque chose ne va pas</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>Avantages exacts</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>House&apos;s edge</source>
        <translation>Avantage de la maison</translation>
    </message>
    <message>
        <source>As a fraction</source>
        <translation>En fraction</translation>
    </message>
    <message>
        <source>Of all money staked</source>
        <translation>De tout l&apos;argent misé</translation>
    </message>
    <message>
        <source>How you are judged</source>
        <translation>Comment vous êtes jugé</translation>
    </message>
    <message>
        <source>You start with 100 points. A critical mistake (wrong money) costs %1, a major one (order, cards) %2, a minor one %3.</source>
        <translation>Vous commencez avec 100 points. Une faute critique (argent) coûte %1, une faute grave (ordre, cartes) %2, une faute légère %3.</translation>
    </message>
    <message>
        <source>You pass with %1 points. A round should take %2 seconds.</source>
        <translation>Vous réussissez avec %1 points. Une manche doit durer %2 secondes.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Dealer&apos;s manual</source>
        <translation>Manuel du croupier</translation>
    </message>
    <message>
        <source>Cards of equal value may be split, into %1 hands at most.</source>
        <translation>Les cartes de même valeur peuvent être partagées, jusqu&apos;à %1 mains.</translation>
    </message>
    <message>
        <source>For the bonus, an ace is the lowest card.</source>
        <translation>Pour le bonus, l&apos;as est la carte la plus basse.</translation>
    </message>
    <message>
        <source>For the bonus, an ace is the highest card.</source>
        <translation>Pour le bonus, l&apos;as est la carte la plus haute.</translation>
    </message>
    <message>
        <source>If the first cards tie, the house wins the bonus.</source>
        <translation>Si les premières cartes sont égales, la maison gagne le bonus.</translation>
    </message>
    <message>
        <source>If the first cards tie, the bonus is a push.</source>
        <translation>Si les premières cartes sont égales, le bonus est conservé.</translation>
    </message>
    <message>
        <source>A winning War bonus pays %1.</source>
        <translation>Un bonus bataille gagnant paie %1.</translation>
    </message>
    <message>
        <source>A patron who loses the War bonus still plays the hand.</source>
        <translation>Le joueur qui perd le bonus bataille joue quand même sa main.</translation>
    </message>
    <message>
        <source>Winners may leave their winnings on the War spot: a parlay on the hand.</source>
        <translation>Les gagnants peuvent laisser leur gain sur la case bataille : un parlay sur la main.</translation>
    </message>
    <message>
        <source>There is no parlay.</source>
        <translation>Il n&apos;y a pas de parlay.</translation>
    </message>
    <message>
        <source>Winners are asked in the order of settlement: take it all, or leave the winnings?</source>
        <translation>On interroge les gagnants dans l&apos;ordre du règlement : tout prendre, ou laisser le gain ?</translation>
    </message>
    <message>
        <source>For a parlay, the original bet is handed back and the winnings stay.</source>
        <translation>Pour un parlay, la mise d&apos;origine est rendue et le gain reste.</translation>
    </message>
    <message>
        <source>A parlay is a separate bet that wins and loses with the hand.</source>
        <translation>Un parlay est une mise à part, qui gagne et perd avec la main.</translation>
    </message>
    <message>
        <source>Without a parlay, bet and winnings are handed over at once.</source>
        <translation>Sans parlay, mise et gain sont remis aussitôt.</translation>
    </message>
    <message>
        <source>Then each patron gets a second card, face up.</source>
        <translation>Puis chaque joueur reçoit une deuxième carte, face visible.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt last, face down.</source>
        <translation>La deuxième carte du croupier est donnée en dernier, face cachée.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, insurance of up to half the bet is offered at 2:1; a patron with a blackjack may take even money.</source>
        <translation>Quand le croupier montre un as, il propose une assurance jusqu&apos;à la moitié de la mise, à 2:1 ; un joueur qui a un blackjack peut prendre le paiement à égalité.</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Il n&apos;y a pas d&apos;assurance.</translation>
    </message>
    <message>
        <source>Under an ace or a ten, the dealer peeks at the hole card before anybody plays.</source>
        <translation>Avec un as ou un dix, le croupier regarde sa carte cachée avant que quiconque joue.</translation>
    </message>
    <message>
        <source>The dealer does not look at the hole card until the patrons have played.</source>
        <translation>Le croupier ne regarde sa carte cachée qu&apos;après le jeu des joueurs.</translation>
    </message>
    <message>
        <source>Patrons play from left to right, each hand to its end.</source>
        <translation>Les joueurs jouent de gauche à droite, chaque main jusqu&apos;au bout.</translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, also for less.</source>
        <translation>Une main de deux cartes peut être doublée, même pour moins.</translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, for the full bet only.</source>
        <translation>Une main de deux cartes peut être doublée, pour la mise entière seulement.</translation>
    </message>
    <message>
        <source>Split aces get one card each.</source>
        <translation>Les as partagés reçoivent une carte chacun.</translation>
    </message>
    <message>
        <source>With a split or a double, the patron may match the bet on the War spot too.</source>
        <translation>En partageant ou en doublant, le joueur peut aussi compléter la mise de la case bataille.</translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards, in either style.</source>
        <translation>Une main qui saute perd aussitôt et un blackjack est payé à son tour : les jetons d&apos;abord, puis les cartes, dans les deux styles.</translation>
    </message>
    <message>
        <source>The dealer turns over the hole card and draws to 17.</source>
        <translation>Le croupier retourne sa carte cachée et tire jusqu&apos;à 17.</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <translation>Le croupier tire sur un 17 souple.</translation>
    </message>
    <message>
        <source>The dealer stands on every 17.</source>
        <translation>Le croupier reste sur tout 17.</translation>
    </message>
    <message>
        <source>The higher hand wins 1:1, the lower loses, equal hands push.</source>
        <translation>La main la plus haute gagne 1:1, la plus basse perd, les mains égales sont conservées.</translation>
    </message>
    <message>
        <source>A blackjack pays %1.</source>
        <translation>Un blackjack paie %1.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>A short name without spaces; files and commands find the house by it.</source>
        <translation>Un nom court sans espaces ; les fichiers et les commandes trouvent la maison par lui.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The name on the felt, in the manual and in lists.</source>
        <translation>Le nom sur le tapis, dans le manuel et dans les listes.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Casino War or War Blackjack. For the other game, start from a house that plays it.</source>
        <translation>Casino War ou War Blackjack. Pour l&apos;autre jeu, partez d&apos;une maison qui le joue.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The document the rules come from, and whose clauses are named.</source>
        <translation>Le document d&apos;où viennent les règles et dont les clauses sont citées.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>How many decks are in the shoe, 1 to 8.</source>
        <translation>Combien de jeux de cartes contient le sabot, de 1 à 8.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>When the cards are shuffled: after the cut card comes out, or before every round.</source>
        <translation>Quand on mélange : après la sortie de la carte de coupe, ou avant chaque manche.</translation>
    </message>
    <message>
        <source>Cut card from the end</source>
        <translation>Carte de coupe avant la fin</translation>
    </message>
    <message>
        <source>The most cards behind the cut card, at most half the shoe. Leave it empty if every round is shuffled. War Blackjack with one or two decks never goes past a third of the shoe.</source>
        <translation>Le plus de cartes derrière la carte de coupe, au plus la moitié du sabot. Laissez vide si l&apos;on mélange à chaque manche. Avec un ou deux jeux, War Blackjack ne dépasse jamais un tiers du sabot.</translation>
    </message>
    <message>
        <source>Burned from a new shoe</source>
        <translation>Brûlées d&apos;un nouveau sabot</translation>
    </message>
    <message>
        <source>How many cards of a new shoe are burned before the first round.</source>
        <translation>Combien de cartes d&apos;un nouveau sabot sont brûlées avant la première manche.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>How many seats the table has, 1 to 9.</source>
        <translation>Combien de places a la table, de 1 à 9.</translation>
    </message>
    <message>
        <source>Spots per patron</source>
        <translation>Cases par joueur</translation>
    </message>
    <message>
        <source>How many spots one patron may play at once, at most the seats of the table.</source>
        <translation>Combien de cases un joueur peut jouer à la fois, au plus les places de la table.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>The values of the chips in the tray, from the lowest to the highest.</source>
        <translation>Les valeurs des jetons du plateau, de la plus basse à la plus haute.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>In whose favour an amount is rounded that the chips cannot make.</source>
        <translation>En faveur de qui on arrondit un montant que les jetons ne peuvent pas faire.</translation>
    </message>
    <message>
        <source>Main bet, minimum</source>
        <translation>Mise principale, minimum</translation>
    </message>
    <message>
        <source>The smallest main bet that is taken.</source>
        <translation>La plus petite mise principale acceptée.</translation>
    </message>
    <message>
        <source>Main bet, maximum</source>
        <translation>Mise principale, maximum</translation>
    </message>
    <message>
        <source>The largest main bet that is taken.</source>
        <translation>La plus grande mise principale acceptée.</translation>
    </message>
    <message>
        <source>Tie bet, minimum</source>
        <translation>Mise sur l&apos;égalité, minimum</translation>
    </message>
    <message>
        <source>The smallest tie bet that is taken.</source>
        <translation>La plus petite mise sur l&apos;égalité acceptée.</translation>
    </message>
    <message>
        <source>Tie bet, maximum</source>
        <translation>Mise sur l&apos;égalité, maximum</translation>
    </message>
    <message>
        <source>The largest tie bet that is taken.</source>
        <translation>La plus grande mise sur l&apos;égalité acceptée.</translation>
    </message>
    <message>
        <source>War bonus, minimum</source>
        <translation>Bonus bataille, minimum</translation>
    </message>
    <message>
        <source>The smallest War bonus that is taken.</source>
        <translation>Le plus petit bonus bataille accepté.</translation>
    </message>
    <message>
        <source>War bonus, maximum</source>
        <translation>Bonus bataille, maximum</translation>
    </message>
    <message>
        <source>The largest War bonus that is taken.</source>
        <translation>Le plus grand bonus bataille accepté.</translation>
    </message>
    <message>
        <source>Both bets together</source>
        <translation>Les deux mises ensemble</translation>
    </message>
    <message>
        <source>The most that the bets of one seat may add up to; none if only each bet has a limit.</source>
        <translation>Le plus que peuvent totaliser les mises d&apos;une place ; aucune limite si seule chaque mise en a une.</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Sous le minimum</translation>
    </message>
    <message>
        <source>What is done with a bet below the minimum: refused, or honoured once with a reminder.</source>
        <translation>Ce qu&apos;on fait d&apos;une mise sous le minimum : refusée, ou acceptée une fois avec un rappel.</translation>
    </message>
    <message>
        <source>Above the maximum</source>
        <translation>Au-dessus du maximum</translation>
    </message>
    <message>
        <source>What is done with a bet above the maximum: refused, or the excess handed back.</source>
        <translation>Ce qu&apos;on fait d&apos;une mise au-dessus du maximum : refusée, ou l&apos;excédent est rendu.</translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation>Mises sur l&apos;égalité</translation>
    </message>
    <message>
        <source>Whether patrons may bet that their first card ties the dealer&apos;s.</source>
        <translation>Si les joueurs peuvent miser que leur première carte égale celle du croupier.</translation>
    </message>
    <message>
        <source>Without a main bet</source>
        <translation>Sans mise principale</translation>
    </message>
    <message>
        <source>Whether a tie bet may stand on a spot without a main bet.</source>
        <translation>Si une mise sur l&apos;égalité peut être sur une case sans mise principale.</translation>
    </message>
    <message>
        <source>A tie bet pays</source>
        <translation>Une mise sur l&apos;égalité paie</translation>
    </message>
    <message>
        <source>What a winning tie bet pays, such as 10:1.</source>
        <translation>Ce que paie une mise sur l&apos;égalité gagnante, par exemple 10:1.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Whether a tied patron may give up part of the bet instead of going to war.</source>
        <translation>Si un joueur à égalité peut céder une partie de sa mise au lieu d&apos;aller à la bataille.</translation>
    </message>
    <message>
        <source>A surrender costs</source>
        <translation>Un abandon coûte</translation>
    </message>
    <message>
        <source>The part of the main bet that the house takes: 1:2 is half.</source>
        <translation>La part de la mise principale que prend la maison : 1:2 est la moitié.</translation>
    </message>
    <message>
        <source>When cards are burned</source>
        <translation>Quand on brûle</translation>
    </message>
    <message>
        <source>Before which war cards the dealer burns.</source>
        <translation>Avant quelles cartes de bataille le croupier brûle.</translation>
    </message>
    <message>
        <source>Cards burned</source>
        <translation>Cartes brûlées</translation>
    </message>
    <message>
        <source>How many cards are burned each time.</source>
        <translation>Combien de cartes sont brûlées à chaque fois.</translation>
    </message>
    <message>
        <source>The house posts</source>
        <translation>La maison mise</translation>
    </message>
    <message>
        <source>Whether the house matches the war bet with a post.</source>
        <translation>Si la maison pose autant que la mise de bataille.</translation>
    </message>
    <message>
        <source>A won war pays</source>
        <translation>Une bataille gagnée paie</translation>
    </message>
    <message>
        <source>What the war bet pays when the patron wins the war, the house&apos;s post included.</source>
        <translation>Ce que paie la mise de bataille quand le joueur gagne la bataille, mise de la maison comprise.</translation>
    </message>
    <message>
        <source>A tied war pays</source>
        <translation>Une bataille à égalité paie</translation>
    </message>
    <message>
        <source>What the war bet pays when the war cards tie, the house&apos;s post included.</source>
        <translation>Ce que paie la mise de bataille quand les cartes de bataille sont égales, mise de la maison comprise.</translation>
    </message>
    <message>
        <source>Tie bets on the war</source>
        <translation>Égalité en bataille</translation>
    </message>
    <message>
        <source>Whether patrons may bet that the war cards tie.</source>
        <translation>Si les joueurs peuvent miser que les cartes de bataille sont égales.</translation>
    </message>
    <message>
        <source>A tie bet on the war pays</source>
        <translation>L&apos;égalité en bataille paie</translation>
    </message>
    <message>
        <source>What a tie bet on the war cards pays.</source>
        <translation>Ce que paie une mise sur l&apos;égalité des cartes de bataille.</translation>
    </message>
    <message>
        <source>Amount of a tie bet on the war</source>
        <translation>Montant de l&apos;égalité en bataille</translation>
    </message>
    <message>
        <source>Whether a tie bet on the war cards is exactly the main bet, or any amount.</source>
        <translation>Si une mise sur l&apos;égalité en bataille est exactement la mise principale, ou d&apos;un montant libre.</translation>
    </message>
    <message>
        <source>Ace in the bonus</source>
        <translation>L&apos;as dans le bonus</translation>
    </message>
    <message>
        <source>Whether an ace is the lowest or the highest card for the War bonus.</source>
        <translation>Si l&apos;as est la carte la plus basse ou la plus haute pour le bonus bataille.</translation>
    </message>
    <message>
        <source>Tied bonus</source>
        <translation>Bonus à égalité</translation>
    </message>
    <message>
        <source>Whether the house wins a tied War bonus, or it is a push.</source>
        <translation>Si la maison gagne un bonus bataille à égalité, ou s&apos;il est conservé.</translation>
    </message>
    <message>
        <source>The bonus pays</source>
        <translation>Le bonus paie</translation>
    </message>
    <message>
        <source>What a winning War bonus pays.</source>
        <translation>Ce que paie un bonus bataille gagnant.</translation>
    </message>
    <message>
        <source>Whether winners may leave their winnings as a bet on the hand.</source>
        <translation>Si les gagnants peuvent laisser leur gain comme mise sur la main.</translation>
    </message>
    <message>
        <source>A blackjack pays</source>
        <translation>Un blackjack paie</translation>
    </message>
    <message>
        <source>What an ace and a ten-value card as the first two cards pay.</source>
        <translation>Ce que paient un as et une carte de valeur dix comme deux premières cartes.</translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>17 souple</translation>
    </message>
    <message>
        <source>What the dealer does with a 17 in which an ace counts eleven.</source>
        <translation>Ce que fait le croupier d&apos;un 17 où l&apos;as compte onze.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>Doubler pour moins</translation>
    </message>
    <message>
        <source>Whether a double may be less than the bet.</source>
        <translation>Si l&apos;on peut doubler pour moins que la mise.</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Doubler après partage</translation>
    </message>
    <message>
        <source>Whether a split hand may be doubled.</source>
        <translation>Si une main partagée peut être doublée.</translation>
    </message>
    <message>
        <source>Most hands after splits</source>
        <translation>Mains au plus après partage</translation>
    </message>
    <message>
        <source>The most hands that one hand may become, 1 to 4.</source>
        <translation>Combien de mains une main peut devenir au plus, de 1 à 4.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>As partagés</translation>
    </message>
    <message>
        <source>Whether split aces get one card each and stand; else they are played like any hand.</source>
        <translation>Si les as partagés reçoivent une carte chacun et restent ; sinon ils se jouent comme toute main.</translation>
    </message>
    <message>
        <source>Whether insurance is offered when the dealer shows an ace, and even money to a patron with a blackjack.</source>
        <translation>Si l&apos;assurance est proposée quand le croupier montre un as, et le paiement à égalité au joueur qui a un blackjack.</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Carte cachée regardée</translation>
    </message>
    <message>
        <source>Whether the dealer looks at the hole card under an ace or a ten before anybody plays.</source>
        <translation>Si le croupier regarde sa carte cachée avec un as ou un dix avant que quiconque joue.</translation>
    </message>
    <message>
        <source>First settlement</source>
        <translation>Premier règlement</translation>
    </message>
    <message>
        <source>Whether each seat is settled completely, or all tie bets before the main bets.</source>
        <translation>Si chaque place est réglée entièrement, ou toutes les égalités avant les mises principales.</translation>
    </message>
    <message>
        <source>Tie bets are settled</source>
        <translation>Sens des égalités</translation>
    </message>
    <message>
        <source>The direction in which tie bets are settled, as the dealer sees it.</source>
        <translation>Le sens dans lequel les mises sur l&apos;égalité sont réglées, vu par le croupier.</translation>
    </message>
    <message>
        <source>Main bets are settled</source>
        <translation>Sens des mises principales</translation>
    </message>
    <message>
        <source>The direction in which main bets, or whole seats, are settled, as the dealer sees it; in War Blackjack hands and insurance.</source>
        <translation>Le sens dans lequel les mises principales, ou les places entières, sont réglées, vu par le croupier ; au War Blackjack, les mains et l&apos;assurance.</translation>
    </message>
    <message>
        <source>Wars are settled</source>
        <translation>Sens des batailles</translation>
    </message>
    <message>
        <source>The direction in which wars are settled; in War Blackjack the War bonus and the parlay question.</source>
        <translation>Le sens dans lequel les batailles sont réglées ; au War Blackjack, le bonus bataille et la question du parlay.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Pick and pay: a hand&apos;s cards leave when it is settled. Lay and pay: all cards stay until every bet is settled.</source>
        <translation>Ramasser et payer : les cartes d&apos;une main partent quand elle est réglée. Laisser et payer : toutes restent jusqu&apos;à ce que toutes les mises soient réglées.</translation>
    </message>
    <message>
        <source>Cards are picked up</source>
        <translation>Ramassage des cartes</translation>
    </message>
    <message>
        <source>In pick and pay, whether cards are picked up after the payment, before it, or either.</source>
        <translation>Si l&apos;on ramasse et paie : les cartes partent après le paiement, avant, ou au choix.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Ramassage final</translation>
    </message>
    <message>
        <source>The direction in which the cards left on the layout are collected; the dealer&apos;s come last.</source>
        <translation>Le sens dans lequel on ramasse les cartes restées sur le tapis ; celles du croupier en dernier.</translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot;</source>
        <translation>« Faites vos jeux »</translation>
    </message>
    <message>
        <source>Whether the dealer must call for bets.</source>
        <translation>Si le croupier doit inviter à miser.</translation>
    </message>
    <message>
        <source>&quot;No more bets&quot;</source>
        <translation>« Rien ne va plus »</translation>
    </message>
    <message>
        <source>Whether the dealer must close the bets with a call.</source>
        <translation>Si le croupier doit fermer les mises par une annonce.</translation>
    </message>
    <message>
        <source>&quot;War or surrender?&quot;</source>
        <translation>« Bataille ou abandon ? »</translation>
    </message>
    <message>
        <source>Whether the dealer must ask a tied patron.</source>
        <translation>Si le croupier doit interroger un joueur à égalité.</translation>
    </message>
    <message>
        <source>Call the floor above</source>
        <translation>Appeler le chef au-dessus de</translation>
    </message>
    <message>
        <source>A payment above this ratio is called to the floor first; none if no payment is.</source>
        <translation>Un paiement au-dessus de ce rapport est d&apos;abord annoncé au chef de table ; aucun si aucun ne l&apos;exige.</translation>
    </message>
    <message>
        <source>Payments are built</source>
        <translation>Les paiements se font</translation>
    </message>
    <message>
        <source>Which chips a payment must be built from.</source>
        <translation>Avec quels jetons un paiement doit être fait.</translation>
    </message>
    <message>
        <source>A wrong payment</source>
        <translation>Un paiement erroné</translation>
    </message>
    <message>
        <source>Who corrects a wrong payment: the dealer himself at once, or the floor.</source>
        <translation>Qui corrige un paiement erroné : le croupier lui-même aussitôt, ou le chef de table.</translation>
    </message>
    <message>
        <source>A critical mistake</source>
        <translation>Une faute critique</translation>
    </message>
    <message>
        <source>Points lost for a mistake with money.</source>
        <translation>Points perdus pour une faute d&apos;argent.</translation>
    </message>
    <message>
        <source>A major mistake</source>
        <translation>Une faute grave</translation>
    </message>
    <message>
        <source>Points lost for a mistake in the order or with cards.</source>
        <translation>Points perdus pour une faute d&apos;ordre ou de cartes.</translation>
    </message>
    <message>
        <source>A minor mistake</source>
        <translation>Une faute légère</translation>
    </message>
    <message>
        <source>Points lost for a mistake with calls or chips.</source>
        <translation>Points perdus pour une faute d&apos;annonce ou de jetons.</translation>
    </message>
    <message>
        <source>To pass</source>
        <translation>Pour réussir</translation>
    </message>
    <message>
        <source>Points, out of 100, that pass an examination.</source>
        <translation>Points sur 100 qui font réussir un examen.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Seconds in which a round should be dealt.</source>
        <translation>Secondes dans lesquelles une manche doit être donnée.</translation>
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
        <source>Burn a card</source>
        <translation>Brûler une carte</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>Écarter la carte exposée</translation>
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
        <source>End the round</source>
        <translation>Finir la manche</translation>
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
        <source>A malfunction</source>
        <translation>Une panne</translation>
    </message>
    <message>
        <source>The hole card, face down</source>
        <translation>La carte cachée</translation>
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
        <translation>Le jeu se donne avec %1 jeu de 52 cartes.</translation>
    </message>
    <message>
        <source>The game is dealt from %1 decks of 52 cards.</source>
        <translation>Le jeu se donne avec %1 jeux de 52 cartes.</translation>
    </message>
    <message>
        <source>No card of a new shoe is burned.</source>
        <translation>Aucune carte d&apos;un nouveau sabot n&apos;est brûlée.</translation>
    </message>
    <message>
        <source>The first card of a new shoe is burned.</source>
        <translation>La première carte d&apos;un nouveau sabot est brûlée.</translation>
    </message>
    <message>
        <source>The first %1 cards of a new shoe are burned.</source>
        <translation>Les %1 premières cartes d&apos;un nouveau sabot sont brûlées.</translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round, then shuffle.</source>
        <translation>Quand la carte de coupe sort, finissez la manche, puis mélangez.</translation>
    </message>
    <message>
        <source>The table has %1 seats, numbered from the dealer&apos;s left.</source>
        <translation>La table a %1 places, numérotées depuis la gauche du croupier.</translation>
    </message>
    <message>
        <source>A patron plays one seat.</source>
        <translation>Un joueur joue une place.</translation>
    </message>
    <message>
        <source>A patron may play up to %1 seats.</source>
        <translation>Un joueur peut jouer jusqu&apos;à %1 places.</translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the patron&apos;s favour.</source>
        <translation>Les montants que les jetons ne peuvent pas faire sont arrondis en faveur du joueur.</translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the house&apos;s favour.</source>
        <translation>Les montants que les jetons ne peuvent pas faire sont arrondis en faveur de la maison.</translation>
    </message>
    <message>
        <source>Payments are exact to the cent; nothing is rounded.</source>
        <translation>Les paiements sont exacts au centime ; rien n&apos;est arrondi.</translation>
    </message>
    <message>
        <source>A main bet is %1 to %2.</source>
        <translation>Une mise principale va de %1 à %2.</translation>
    </message>
    <message>
        <source>A blackjack bet is %1 to %2.</source>
        <translation>Une mise de blackjack va de %1 à %2.</translation>
    </message>
    <message>
        <source>The cards are shuffled after the round in which the cut card comes out.</source>
        <translation>On mélange après la manche où sort la carte de coupe.</translation>
    </message>
    <message>
        <source>The cards are shuffled before every round.</source>
        <translation>On mélange avant chaque manche.</translation>
    </message>
    <message>
        <source>The cut card is placed at most %1 cards from the end.</source>
        <translation>La carte de coupe se place à %1 cartes de la fin au plus.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, let a patron cut, place the cut card, load the shoe.</source>
        <translation>Nouveau sabot : mélanger, faire couper un joueur, placer la carte de coupe, charger le sabot.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle and load.</source>
        <translation>Nouveau sabot : mélanger et charger.</translation>
    </message>
    <message>
        <source>A tie bet is %1 to %2.</source>
        <translation>Une mise sur l&apos;égalité va de %1 à %2.</translation>
    </message>
    <message>
        <source>A War bonus bet is %1 to %2.</source>
        <translation>Un bonus bataille va de %1 à %2.</translation>
    </message>
    <message>
        <source>The limits are shown at the table.</source>
        <translation>Les limites sont affichées à la table.</translation>
    </message>
    <message>
        <source>A bet below the minimum is refused.</source>
        <translation>Une mise sous le minimum est refusée.</translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum is honoured with a reminder; the second is refused.</source>
        <translation>La première mise d&apos;un joueur sous le minimum est acceptée avec un rappel ; la deuxième est refusée.</translation>
    </message>
    <message>
        <source>A bet above the maximum is refused.</source>
        <translation>Une mise au-dessus du maximum est refusée.</translation>
    </message>
    <message>
        <source>If a bet is above the maximum, the excess is handed back and the rest stands.</source>
        <translation>Si une mise dépasse le maximum, l&apos;excédent est rendu et le reste demeure.</translation>
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
        <translation>Les cartes d&apos;une main sont ramassées après le règlement de sa dernière mise : les jetons d&apos;abord.</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up before its last bet is settled: cards first.</source>
        <translation>Les cartes d&apos;une main sont ramassées avant le règlement de sa dernière mise : les cartes d&apos;abord.</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up with its last bet, before or after the chips.</source>
        <translation>Les cartes d&apos;une main sont ramassées avec sa dernière mise, avant ou après les jetons.</translation>
    </message>
    <message>
        <source>A tied patron is asked in turn: war or surrender?</source>
        <translation>On demande à un joueur à égalité, à son tour : bataille ou abandon ?</translation>
    </message>
    <message>
        <source>A tied patron decides without being asked.</source>
        <translation>Un joueur à égalité décide sans qu&apos;on lui demande.</translation>
    </message>
    <message>
        <source>No payment needs the floor.</source>
        <translation>Aucun paiement n&apos;exige le chef de table.</translation>
    </message>
    <message>
        <source>A payment above %1 is called to the floor first.</source>
        <translation>Un paiement au-dessus de %1 est d&apos;abord annoncé au chef de table.</translation>
    </message>
    <message>
        <source>A payment may be built from any chips.</source>
        <translation>Un paiement peut se faire avec n&apos;importe quels jetons.</translation>
    </message>
    <message>
        <source>A payment is built from the fewest chips.</source>
        <translation>Un paiement se fait avec le moins de jetons possible.</translation>
    </message>
    <message>
        <source>A payment is built colour for colour, in the colours of the bet.</source>
        <translation>Un paiement se fait couleur pour couleur, dans les couleurs de la mise.</translation>
    </message>
    <message>
        <source>Pick and pay: cards are picked up hand by hand.</source>
        <translation>Ramasser et payer : les cartes sont ramassées main par main.</translation>
    </message>
    <message>
        <source>The cards that are left are swept %1, the dealer&apos;s last.</source>
        <translation>Les cartes qui restent sont ramassées %1, celles du croupier en dernier.</translation>
    </message>
    <message>
        <source>When everything is settled and collected, the round is over and the next one begins.</source>
        <translation>Quand tout est réglé et ramassé, la manche est finie et la suivante commence.</translation>
    </message>
    <message>
        <source>The dealer opens the bets with &quot;Place your bets&quot;.</source>
        <translation>Le croupier ouvre les mises par « Faites vos jeux ».</translation>
    </message>
    <message>
        <source>The dealer need not call for bets.</source>
        <translation>Le croupier n&apos;a pas à inviter à miser.</translation>
    </message>
    <message>
        <source>The dealer closes the bets with &quot;No more bets&quot;.</source>
        <translation>Le croupier ferme les mises par « Rien ne va plus ».</translation>
    </message>
    <message>
        <source>The first card closes the bets.</source>
        <translation>La première carte ferme les mises.</translation>
    </message>
    <message>
        <source>The dealer corrects a wrong payment himself: he takes all of it back before he settles another seat.</source>
        <translation>Le croupier corrige lui-même un paiement erroné : il le reprend en entier avant de régler une autre place.</translation>
    </message>
    <message>
        <source>Only the floor corrects a wrong payment.</source>
        <translation>Seul le chef de table corrige un paiement erroné.</translation>
    </message>
    <message>
        <source>A card that slips out face down is the next card.</source>
        <translation>Une carte qui glisse face cachée est la carte suivante.</translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced.</source>
        <translation>Une carte exposée par erreur est écartée et remplacée.</translation>
    </message>
    <message>
        <source>The floor decides disputes and whatever is not written here.</source>
        <translation>Le chef de table tranche les contestations et tout ce qui n&apos;est pas écrit ici.</translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays: the floor is called, then every bet is returned.</source>
        <translation>Une panne annule paiements et coups : on appelle le chef de table, puis chaque mise est rendue.</translation>
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
        <translation>mise de bataille</translation>
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
        <translation>mise d&apos;assurance</translation>
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
        <source>Ask a tied patron for war or surrender before you touch the bet.</source>
        <translation>Demandez bataille ou abandon avant de toucher la mise.</translation>
    </message>
    <message>
        <source>Wait for the answer: war or surrender.</source>
        <translation>Attendez la réponse : bataille ou abandon.</translation>
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
        <translation>L&apos;as est haut ; les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>For the bonus, aces are low and kings are high; suits do not matter.</source>
        <translation>Pour le bonus, l&apos;as est bas et le roi haut ; les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>Tie bets are settled %1.</source>
        <translation>Les mises sur l&apos;égalité se règlent %1.</translation>
    </message>
    <message>
        <source>Seats are settled %1.</source>
        <translation>Les places se règlent %1.</translation>
    </message>
    <message>
        <source>Main bets are settled %1.</source>
        <translation>Les mises principales se règlent %1.</translation>
    </message>
    <message>
        <source>Hands are settled %1.</source>
        <translation>Les mains se règlent %1.</translation>
    </message>
    <message>
        <source>Wars are settled %1.</source>
        <translation>Les batailles se règlent %1.</translation>
    </message>
    <message>
        <source>War bonuses are settled %1.</source>
        <translation>Les bonus bataille se règlent %1.</translation>
    </message>
    <message>
        <source>A burn is one card.</source>
        <translation>On brûle une carte à chaque fois.</translation>
    </message>
    <message>
        <source>A burn is %1 cards.</source>
        <translation>On brûle %1 cartes à chaque fois.</translation>
    </message>
    <message>
        <source>No card is burned before a war.</source>
        <translation>Aucune carte n&apos;est brûlée avant une bataille.</translation>
    </message>
    <message>
        <source>The dealer burns once, before the first war card of the round.</source>
        <translation>Le croupier brûle une fois, avant la première carte de bataille de la manche.</translation>
    </message>
    <message>
        <source>The dealer burns before every war card, his own too.</source>
        <translation>Le croupier brûle avant chaque carte de bataille, la sienne aussi.</translation>
    </message>
    <message>
        <source>The dealer burns before the first war card and again before his own.</source>
        <translation>Le croupier brûle avant la première carte de bataille et encore avant la sienne.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1 and the main bet pushes.</source>
        <translation>Si le joueur gagne la bataille, la mise de bataille paie %1 et la mise principale est conservée.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation>Si le joueur gagne la bataille, la mise de bataille paie %1, soit la mise de la maison, et la mise principale est conservée.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation>Si le joueur gagne la bataille, la mise de bataille paie %1 : la mise de la maison et %2 du plateau. La mise principale est conservée.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1 and the main bet pushes.</source>
        <translation>Si les cartes de bataille sont égales, la mise de bataille paie %1 et la mise principale est conservée.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation>Si les cartes de bataille sont égales, la mise de bataille paie %1, soit la mise de la maison, et la mise principale est conservée.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation>Si les cartes de bataille sont égales, la mise de bataille paie %1 : la mise de la maison et %2 du plateau. La mise principale est conservée.</translation>
    </message>
    <message>
        <source>Patrons may bet that the first cards tie.</source>
        <translation>Les joueurs peuvent miser que les premières cartes sont égales.</translation>
    </message>
    <message>
        <source>There is no tie bet; refuse one if a patron makes it.</source>
        <translation>Il n&apos;y a pas de mise sur l&apos;égalité ; si un joueur en fait une, refusez-la.</translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation>Une mise sur l&apos;égalité peut être seule, sans mise principale.</translation>
    </message>
    <message>
        <source>A tie bet needs a main bet beside it.</source>
        <translation>Une mise sur l&apos;égalité demande une mise principale à côté.</translation>
    </message>
    <message>
        <source>A tie bet pays %1.</source>
        <translation>Une mise sur l&apos;égalité paie %1.</translation>
    </message>
    <message>
        <source>The blackjack bet is required, the War bonus is optional.</source>
        <translation>La mise de blackjack est obligatoire, le bonus bataille facultatif.</translation>
    </message>
    <message>
        <source>From the first card on, no bet is added or changed: a late bet is refused at once.</source>
        <translation>Dès la première carte, aucune mise n&apos;est ajoutée ni changée : une mise tardive est refusée aussitôt.</translation>
    </message>
    <message>
        <source>Every patron plays against the dealer only.</source>
        <translation>Chaque joueur joue seulement contre le croupier.</translation>
    </message>
    <message>
        <source>One card face up to each patron, from left to right, then one to the dealer.</source>
        <translation>Une carte face visible à chaque joueur, de gauche à droite, puis une au croupier.</translation>
    </message>
    <message>
        <source>The first cards are settled seat by seat, tie bet and main bet of a seat together.</source>
        <translation>Les premières cartes se règlent place par place, égalité et mise principale d&apos;une place ensemble.</translation>
    </message>
    <message>
        <source>All tie bets are settled before any main bet.</source>
        <translation>Toutes les mises sur l&apos;égalité se règlent avant les mises principales.</translation>
    </message>
    <message>
        <source>If the patron&apos;s card is higher, the main bet pays 1:1.</source>
        <translation>Si la carte du joueur est plus haute, la mise principale paie 1:1.</translation>
    </message>
    <message>
        <source>If the dealer&apos;s card is higher, the main bet loses, and the tie bet with it.</source>
        <translation>Si la carte du croupier est plus haute, la mise principale perd, et avec elle la mise sur l&apos;égalité.</translation>
    </message>
    <message>
        <source>The first cards are settled before a war starts.</source>
        <translation>Les premières cartes sont réglées avant qu&apos;une bataille commence.</translation>
    </message>
    <message>
        <source>A tied patron may surrender instead of going to war.</source>
        <translation>Un joueur à égalité peut abandonner au lieu d&apos;aller à la bataille.</translation>
    </message>
    <message>
        <source>There is no surrender: a tied patron goes to war.</source>
        <translation>Il n&apos;y a pas d&apos;abandon : un joueur à égalité va à la bataille.</translation>
    </message>
    <message>
        <source>A surrender costs %1 of the main bet; the patron keeps the rest.</source>
        <translation>Un abandon coûte %1 de la mise principale ; le joueur garde le reste.</translation>
    </message>
    <message>
        <source>A patron who goes to war adds a war bet equal to the main bet.</source>
        <translation>Le joueur qui va à la bataille ajoute une mise de bataille égale à la mise principale.</translation>
    </message>
    <message>
        <source>The dealer matches the war bet with the house&apos;s post at once.</source>
        <translation>Le croupier pose aussitôt la mise de la maison, égale à la mise de bataille.</translation>
    </message>
    <message>
        <source>The house posts nothing.</source>
        <translation>La maison ne pose rien.</translation>
    </message>
    <message>
        <source>One war card to each patron at war, from left to right, then one to the dealer.</source>
        <translation>Une carte de bataille à chaque joueur en bataille, de gauche à droite, puis une au croupier.</translation>
    </message>
    <message>
        <source>A patron at war may bet that the war cards tie, until the first burn or war card.</source>
        <translation>Un joueur en bataille peut miser que les cartes de bataille sont égales, jusqu&apos;au premier brûlage ou à la première carte de bataille.</translation>
    </message>
    <message>
        <source>There is no tie bet on the war cards; refuse one if a patron makes it.</source>
        <translation>Il n&apos;y a pas de mise sur l&apos;égalité des cartes de bataille ; si un joueur en fait une, refusez-la.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet.</source>
        <translation>Une mise sur l&apos;égalité en bataille est exactement égale à la mise principale.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards pays %1.</source>
        <translation>Une mise sur l&apos;égalité en bataille paie %1.</translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet, war bet and post go to the tray.</source>
        <translation>Si le croupier gagne la bataille, mise principale, mise de bataille et mise de la maison vont au plateau.</translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet and war bet go to the tray.</source>
        <translation>Si le croupier gagne la bataille, mise principale et mise de bataille vont au plateau.</translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation>paie %1</translation>
    </message>
    <message>
        <source>in the fewest chips</source>
        <translation>avec le moins de jetons</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>La maison</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>Ordre du règlement</translation>
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
        <translation>Notation</translation>
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
        <translation>après la carte de coupe</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>avant chaque manche</translation>
    </message>
    <message>
        <source>for the patron</source>
        <translation>en faveur du joueur</translation>
    </message>
    <message>
        <source>for the house</source>
        <translation>en faveur de la maison</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>refuse it</source>
        <translation>la refuser</translation>
    </message>
    <message>
        <source>remind once</source>
        <translation>rappeler une fois</translation>
    </message>
    <message>
        <source>return the excess</source>
        <translation>rendre l&apos;excédent</translation>
    </message>
    <message>
        <source>once, before the war</source>
        <translation>une fois, avant la bataille</translation>
    </message>
    <message>
        <source>before each war card</source>
        <translation>avant chaque carte de bataille</translation>
    </message>
    <message>
        <source>before the first war card and the dealer&apos;s</source>
        <translation>avant la première carte de bataille et celle du croupier</translation>
    </message>
    <message>
        <source>exactly the main bet</source>
        <translation>exactement la mise principale</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>seat by seat</source>
        <translation>place par place</translation>
    </message>
    <message>
        <source>all tie bets, then main bets</source>
        <translation>toutes les égalités, puis les mises principales</translation>
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
        <translation>après le paiement</translation>
    </message>
    <message>
        <source>before the payment</source>
        <translation>avant le paiement</translation>
    </message>
    <message>
        <source>either</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>from the fewest chips</source>
        <translation>avec le moins de jetons</translation>
    </message>
    <message>
        <source>colour for colour</source>
        <translation>couleur pour couleur</translation>
    </message>
    <message>
        <source>the dealer himself</source>
        <translation>le croupier lui-même</translation>
    </message>
    <message>
        <source>the floor</source>
        <translation>le chef de table</translation>
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
        <translation>elle est conservée</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>tirer</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>rester</translation>
    </message>
    <message>
        <source>the house wins it</source>
        <translation>la maison la gagne</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>au choix du croupier</translation>
    </message>
    <message>
        <source>any amount</source>
        <translation>montant libre</translation>
    </message>
    <message>
        <source>Floor: the card goes to the discards.</source>
        <translation>Chef de table : la carte va à la défausse.</translation>
    </message>
    <message>
        <source>Floor: the post goes back to the tray.</source>
        <translation>Chef de table : la mise de la maison retourne au plateau.</translation>
    </message>
    <message>
        <source>Floor: the cards of the last round go to the discards.</source>
        <translation>Chef de table : les cartes de la dernière manche vont à la défausse.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, before its last payment.</source>
        <translation>Ramasser et payer : les cartes d&apos;une place partent à son tour, avant son dernier paiement.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, with its last payment.</source>
        <translation>Ramasser et payer : les cartes d&apos;une place partent à son tour, avec son dernier paiement.</translation>
    </message>
    <message>
        <source>The same rules as %1</source>
        <translation>Les mêmes règles que %1</translation>
    </message>
    <message>
        <source>Like %1, but:</source>
        <translation>Comme %1, mais :</translation>
    </message>
    <message>
        <source>Play went on without the hole card.</source>
        <translation>Le jeu a continué sans la carte cachée.</translation>
    </message>
    <message>
        <source>After the patrons&apos; second cards the dealer takes one face down, before anybody plays.</source>
        <translation>Après les deuxièmes cartes des joueurs, le croupier en prend une face cachée avant que quiconque joue.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards loses unless the war cards are equal.</source>
        <translation>Une mise sur l&apos;égalité en bataille perd si les cartes de bataille ne sont pas égales.</translation>
    </message>
    <message>
        <source>The dealer wins the first cards: the War bonus loses, and the patron still plays the hand.</source>
        <translation>Le croupier gagne les premières cartes : le bonus bataille perd et le joueur joue quand même sa main.</translation>
    </message>
    <message>
        <source>Insurance loses: the dealer does not have a blackjack.</source>
        <translation>L&apos;assurance perd : le croupier n&apos;a pas de blackjack.</translation>
    </message>
    <message>
        <source>Shoe and cards</source>
        <translation>Sabot et cartes</translation>
    </message>
    <message>
        <source>Order and collecting</source>
        <translation>Ordre et ramassage</translation>
    </message>
    <message>
        <source>Calls and offers</source>
        <translation>Annonces et propositions</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>Not finished: %1 of %2 rounds were dealt.</source>
        <translation>Pas terminé : %1 manches sur %2 ont été données.</translation>
    </message>
    <message>
        <source>It took %1 seconds; %2 were allowed.</source>
        <translation>Durée : %1 secondes ; %2 étaient permises.</translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1.</source>
        <translation>Une faute critique fait échouer l&apos;examen : %1.</translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1 (%2 times).</source>
        <translation>Une faute critique fait échouer l&apos;examen : %1 (%2 fois).</translation>
    </message>
    <message>
        <source>The score is %1; %2 is needed.</source>
        <translation>La note est de %1 ; il faut %2.</translation>
    </message>
    <message>
        <source>%1: %2 percent were right; %3 are needed.</source>
        <translation>%1 : %2 pour cent étaient justes ; il en faut %3.</translation>
    </message>
    <message>
        <source>A round took %1 seconds on average; %2 are allowed.</source>
        <translation>Une manche a duré %1 secondes en moyenne ; %2 sont permises.</translation>
    </message>
    <message>
        <source>Of the questions, %1 percent were answered right; %2 are needed.</source>
        <translation>%1 pour cent des réponses étaient justes ; il en faut %2.</translation>
    </message>
    <message>
        <source>%1: what holds in this house?</source>
        <translation>%1 : qu&apos;est-ce qui vaut dans cette maison ?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <translation>La manche est donnée de nouveau</translation>
    </message>
    <message>
        <source>there is no round to deal again</source>
        <translation>il n&apos;y a pas de manche à donner de nouveau</translation>
    </message>
    <message>
        <source>there is no room for more than %1 on one spot</source>
        <translation>il n&apos;y a pas de place pour plus de %1 sur une case</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>Dû : %1.</translation>
    </message>
    <message>
        <source>Due: %1 burned.</source>
        <translation>Dû : %1 brûlées.</translation>
    </message>
    <message>
        <source>A tie bet loses unless the first cards are equal.</source>
        <translation>Une mise sur l&apos;égalité perd si les premières cartes ne sont pas égales.</translation>
    </message>
    <message>
        <source>the bet on the War spot: my card beats the dealer&apos;s</source>
        <translation>la mise sur la case bataille : ma carte bat celle du croupier</translation>
    </message>
    <message>
        <source>the side bet that the first cards are equal</source>
        <translation>la mise annexe que les premières cartes sont égales</translation>
    </message>
    <message>
        <source>the second bet of a patron who goes to war</source>
        <translation>la deuxième mise du joueur qui va à la bataille</translation>
    </message>
    <message>
        <source>post</source>
        <translation>mise de la maison</translation>
    </message>
    <message>
        <source>the house&apos;s chips that match a war bet</source>
        <translation>les jetons de la maison qui égalent une mise de bataille</translation>
    </message>
    <message>
        <source>give up after a tie and lose part of the main bet</source>
        <translation>renoncer après une égalité et perdre une partie de la mise principale</translation>
    </message>
    <message>
        <source>blackjack bet</source>
        <translation>mise de blackjack</translation>
    </message>
    <message>
        <source>the bet on the hand, on the larger spot</source>
        <translation>la mise sur la main, sur la grande case</translation>
    </message>
    <message>
        <source>the side bet that the first card beats the dealer&apos;s</source>
        <translation>la mise annexe que la première carte bat celle du croupier</translation>
    </message>
    <message>
        <source>parlay</source>
        <translation>parlay</translation>
    </message>
    <message>
        <source>to leave the winnings of the War bonus on the hand</source>
        <translation>laisser sur la main le gain du bonus bataille</translation>
    </message>
    <message>
        <source>blackjack, natural</source>
        <translation>blackjack, naturel</translation>
    </message>
    <message>
        <source>an ace and a ten-value card as the first two cards</source>
        <translation>un as et une carte de valeur dix comme deux premières cartes</translation>
    </message>
    <message>
        <source>soft 17</source>
        <translation>17 souple</translation>
    </message>
    <message>
        <source>17 with an ace that counts eleven</source>
        <translation>17 avec un as qui compte onze</translation>
    </message>
    <message>
        <source>Words a dealer uses</source>
        <translation>Les mots du croupier</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>brûler</translation>
    </message>
    <message>
        <source>to put a card face down into the discard rack, unseen</source>
        <translation>mettre une carte face cachée à la défausse, sans la voir</translation>
    </message>
    <message>
        <source>push</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>a bet that neither wins nor loses: it stays the patron&apos;s</source>
        <translation>une mise qui ne gagne ni ne perd : elle reste au joueur</translation>
    </message>
    <message>
        <source>the house&apos;s chips in front of the dealer</source>
        <translation>les jetons de la maison devant le croupier</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>chef de table</translation>
    </message>
    <message>
        <source>the supervisor who decides in doubt</source>
        <translation>le responsable qui tranche en cas de doute</translation>
    </message>
    <message>
        <source>left, right</source>
        <translation>gauche, droite</translation>
    </message>
    <message>
        <source>always the dealer&apos;s; seat 1 is at his far left</source>
        <translation>toujours celles du croupier ; la place 1 est tout à sa gauche</translation>
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
        <translation>défausse</translation>
    </message>
    <message>
        <source>you, the dealer</source>
        <translation>vous, le croupier</translation>
    </message>
    <message>
        <source>your left</source>
        <translation>votre gauche</translation>
    </message>
    <message>
        <source>your right</source>
        <translation>votre droite</translation>
    </message>
    <message>
        <source>Begin at your right, at the highest seat number, and finish one seat before you go to the next.</source>
        <translation>Commencez à votre droite, au plus grand numéro de place, et finissez une place avant la suivante.</translation>
    </message>
    <message>
        <source>Begin at your left, at the lowest seat number, and finish one seat before you go to the next.</source>
        <translation>Commencez à votre gauche, au plus petit numéro de place, et finissez une place avant la suivante.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1.</source>
        <translation>La carte du joueur est plus haute : payez la mise principale 1:1.</translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet.</source>
        <translation>Votre carte est plus haute : ramassez la mise principale.</translation>
    </message>
    <message>
        <source>At each seat settle the tie bet and the main bet, in either order.</source>
        <translation>À chaque place, réglez la mise sur l&apos;égalité et la mise principale, dans l&apos;ordre que vous voulez.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1, take the tie bet.</source>
        <translation>La carte du joueur est plus haute : payez la mise principale 1:1, ramassez la mise sur l&apos;égalité.</translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet and the tie bet.</source>
        <translation>Votre carte est plus haute : ramassez la mise principale et la mise sur l&apos;égalité.</translation>
    </message>
    <message>
        <source>Equal cards: pay the tie bet %1.</source>
        <translation>Cartes égales : payez la mise sur l&apos;égalité %1.</translation>
    </message>
    <message>
        <source>First all tie bets, %1: take those that lost, pay those with equal cards %2.</source>
        <translation>D&apos;abord toutes les mises sur l&apos;égalité, %1 : ramassez les perdantes, payez %2 celles des cartes égales.</translation>
    </message>
    <message>
        <source>Only then the main bets, %1.</source>
        <translation>Seulement ensuite les mises principales, %1.</translation>
    </message>
    <message>
        <source>Settle the main bets %1.</source>
        <translation>Réglez les mises principales %1.</translation>
    </message>
    <message>
        <source>Equal cards: the patron goes to war. This house has no surrender.</source>
        <translation>Cartes égales : le joueur va à la bataille. Cette maison n&apos;a pas d&apos;abandon.</translation>
    </message>
    <message>
        <source>Equal cards: ask &quot;%1&quot; when it is that seat&apos;s turn, and wait for the answer.</source>
        <translation>Cartes égales : demandez « %1 » quand vient le tour de cette place, et attendez la réponse.</translation>
    </message>
    <message>
        <source>Equal cards: the patron says war or surrender. You need not ask, but wait for the answer.</source>
        <translation>Cartes égales : le joueur dit bataille ou abandon. Vous n&apos;avez pas à demander, mais attendez la réponse.</translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet.</source>
        <translation>Abandon : prenez %1 de la mise principale.</translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet. The rest stays the patron&apos;s.</source>
        <translation>Abandon : prenez %1 de la mise principale. Le reste est au joueur.</translation>
    </message>
    <message>
        <source>War: go on with the first settlement. The war waits until it is done.</source>
        <translation>Bataille : continuez le premier règlement. La bataille attend qu&apos;il soit fini.</translation>
    </message>
    <message>
        <source>Burn no card.</source>
        <translation>Ne brûlez aucune carte.</translation>
    </message>
    <message>
        <source>Burn %1 card, once, before the first war card.</source>
        <translation>Brûlez %1 carte, une fois, avant la première carte de bataille.</translation>
    </message>
    <message>
        <source>Burn %1 cards, once, before the first war card.</source>
        <translation>Brûlez %1 cartes, une fois, avant la première carte de bataille.</translation>
    </message>
    <message>
        <source>Burn %1 card before every war card, your own too.</source>
        <translation>Brûlez %1 carte avant chaque carte de bataille, la vôtre aussi.</translation>
    </message>
    <message>
        <source>Burn %1 cards before every war card, your own too.</source>
        <translation>Brûlez %1 cartes avant chaque carte de bataille, la vôtre aussi.</translation>
    </message>
    <message>
        <source>Burn %1 card before the first war card and again before your own.</source>
        <translation>Brûlez %1 carte avant la première carte de bataille et encore avant la vôtre.</translation>
    </message>
    <message>
        <source>Burn %1 cards before the first war card and again before your own.</source>
        <translation>Brûlez %1 cartes avant la première carte de bataille et encore avant la vôtre.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards: refuse it. This house has none.</source>
        <translation>Une mise sur l&apos;égalité en bataille : refusez-la. Cette maison n&apos;en a pas.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet. Refuse any other amount.</source>
        <translation>Une mise sur l&apos;égalité en bataille est exactement égale à la mise principale. Refusez tout autre montant.</translation>
    </message>
    <message>
        <source>The patron may bet any amount on a tie of the war cards.</source>
        <translation>Le joueur peut miser n&apos;importe quel montant sur l&apos;égalité des cartes de bataille.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation>La carte de bataille du joueur est plus haute : payez la mise de bataille %1. La mise principale est à égalité : laissez-la.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post. Main bet and war bet stay his.</source>
        <translation>La carte de bataille du joueur est plus haute : donnez-lui la mise de la maison. Mise principale et mise de bataille restent à lui.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation>La carte de bataille du joueur est plus haute : donnez-lui la mise de la maison et payez la mise de bataille %1 du plateau. Mise principale et mise de bataille restent à lui.</translation>
    </message>
    <message>
        <source>Equal war cards: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation>Cartes de bataille égales : payez la mise de bataille %1. La mise principale est à égalité : laissez-la.</translation>
    </message>
    <message>
        <source>Equal war cards: give him the post. Main bet and war bet stay his.</source>
        <translation>Cartes de bataille égales : donnez-lui la mise de la maison. Mise principale et mise de bataille restent à lui.</translation>
    </message>
    <message>
        <source>Equal war cards: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation>Cartes de bataille égales : donnez-lui la mise de la maison et payez la mise de bataille %1 du plateau. Mise principale et mise de bataille restent à lui.</translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet, war bet and post.</source>
        <translation>Votre carte de bataille est plus haute : ramassez mise principale, mise de bataille et mise de la maison.</translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet and war bet.</source>
        <translation>Votre carte de bataille est plus haute : ramassez mise principale et mise de bataille.</translation>
    </message>
    <message>
        <source>Tie bet on the war cards: pay it %1 if they are equal, else take it.</source>
        <translation>Mise sur l&apos;égalité en bataille : payez-la %1 si les cartes sont égales, sinon ramassez-la.</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right: the lowest seat number first.</source>
        <translation>Donnez une carte face visible à chaque place qui a misé, de gauche à droite : le plus petit numéro d&apos;abord.</translation>
    </message>
    <message>
        <source>Deal your own card last, face up.</source>
        <translation>Donnez votre propre carte en dernier, face visible.</translation>
    </message>
    <message>
        <source>Compare each card with yours. Settle nothing before your own card is dealt.</source>
        <translation>Comparez chaque carte à la vôtre. Ne réglez rien avant d&apos;avoir donné la vôtre.</translation>
    </message>
    <message>
        <source>The patron adds a war bet, exactly as much as the main bet, beside it.</source>
        <translation>Le joueur ajoute à côté une mise de bataille, exactement égale à la mise principale.</translation>
    </message>
    <message>
        <source>Post the same amount from the tray, before any burn or war card.</source>
        <translation>Posez le même montant du plateau, avant tout brûlage ou carte de bataille.</translation>
    </message>
    <message>
        <source>Finish the first settlement at every seat before the war.</source>
        <translation>Finissez le premier règlement à toutes les places avant la bataille.</translation>
    </message>
    <message>
        <source>Deal one war card face up to each seat at war, from left to right. Then one to yourself, which counts for all wars.</source>
        <translation>Donnez une carte de bataille face visible à chaque place en bataille, de gauche à droite. Puis une à vous-même, qui vaut pour toutes les batailles.</translation>
    </message>
    <message>
        <source>Settle the wars %1.</source>
        <translation>Réglez les batailles %1.</translation>
    </message>
    <message>
        <source>What a mistake costs</source>
        <translation>Ce que coûte une faute</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Faute</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>1. deal</source>
        <translation>1. donner</translation>
    </message>
    <message>
        <source>2. settle the War bonus</source>
        <translation>2. régler le bonus</translation>
    </message>
    <message>
        <source>One card to each seat and to the dealer; then the War bonus is settled.</source>
        <translation>Une carte à chaque place et au croupier ; puis le bonus bataille est réglé.</translation>
    </message>
    <message>
        <source>second cards</source>
        <translation>deuxièmes cartes</translation>
    </message>
    <message>
        <source>an ace: insurance?</source>
        <translation>un as : assurance ?</translation>
    </message>
    <message>
        <source>Two cards at every hand; the dealer&apos;s second card is face down.</source>
        <translation>Deux cartes à chaque main ; la deuxième du croupier est face cachée.</translation>
    </message>
    <message>
        <source>hit: one card</source>
        <translation>carte : une carte</translation>
    </message>
    <message>
        <source>double: one card, then stand</source>
        <translation>doubler : une carte, puis rester</translation>
    </message>
    <message>
        <source>split: two hands, each with a full bet</source>
        <translation>partager : deux mains, chacune avec une mise entière</translation>
    </message>
    <message>
        <source>A hit, a double and a split.</source>
        <translation>Tirer, doubler et partager.</translation>
    </message>
    <message>
        <source>A hit and a double.</source>
        <translation>Tirer et doubler.</translation>
    </message>
    <message>
        <source>hand by hand</source>
        <translation>main par main</translation>
    </message>
    <message>
        <source>The dealer has drawn. The arrow is the order of settlement.</source>
        <translation>Le croupier a tiré. La flèche est l&apos;ordre du règlement.</translation>
    </message>
    <message>
        <source>You paid a wrong amount</source>
        <translation>Vous avez payé un mauvais montant</translation>
    </message>
    <message>
        <source>Take the whole payment back before you settle another seat, then pay the right amount.</source>
        <translation>Reprenez tout le paiement avant de régler une autre place, puis payez le bon montant.</translation>
    </message>
    <message>
        <source>Leave it as it is and call the floor: only the floor corrects a payment.</source>
        <translation>Laissez-le tel quel et appelez le chef de table : lui seul corrige un paiement.</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>La carte de coupe sort</translation>
    </message>
    <message>
        <source>Finish the round, then shuffle.</source>
        <translation>Finissez la manche, puis mélangez.</translation>
    </message>
    <message>
        <source>A bet pays more than %1</source>
        <translation>Une mise paie plus de %1</translation>
    </message>
    <message>
        <source>Call the floor before you pay it.</source>
        <translation>Appelez le chef de table avant de la payer.</translation>
    </message>
    <message>
        <source>It happens</source>
        <translation>Il arrive que</translation>
    </message>
    <message>
        <source>You do</source>
        <translation>Vous faites</translation>
    </message>
    <message>
        <source>A patron bets late</source>
        <translation>Un joueur mise trop tard</translation>
    </message>
    <message>
        <source>Refuse it before you do anything else. If he added to a good bet, hand back only what he added.</source>
        <translation>Refusez avant de faire autre chose. S&apos;il a ajouté à une bonne mise, rendez seulement l&apos;ajout.</translation>
    </message>
    <message>
        <source>A card slides out face down</source>
        <translation>Une carte glisse face cachée</translation>
    </message>
    <message>
        <source>Use it as the next card.</source>
        <translation>Prenez-la comme carte suivante.</translation>
    </message>
    <message>
        <source>A card is exposed by mistake</source>
        <translation>Une carte est exposée par erreur</translation>
    </message>
    <message>
        <source>Put it in the discard rack and deal the next card instead.</source>
        <translation>Mettez-la à la défausse et donnez la suivante à sa place.</translation>
    </message>
    <message>
        <source>A patron disputes a decision</source>
        <translation>Un joueur conteste une décision</translation>
    </message>
    <message>
        <source>Stop and say &quot;%1&quot;. The floor decides.</source>
        <translation>Arrêtez et dites « %1 ». Le chef de table tranche.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;, then void the round: every bet goes back, what was paid comes back, what was taken is restored.</source>
        <translation>Dites « %1 », puis annulez la manche : chaque mise est rendue, ce qui a été payé revient, ce qui a été ramassé est restitué.</translation>
    </message>
    <message>
        <source>The shoe runs out during a round</source>
        <translation>Le sabot se vide pendant une manche</translation>
    </message>
    <message>
        <source>Shuffle the discards and go on with the round.</source>
        <translation>Mélangez la défausse et continuez la manche.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Toute autre chose</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; and wait.</source>
        <translation>Dites « %1 » et attendez.</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The first settlement</source>
        <translation>Le premier règlement</translation>
    </message>
    <message>
        <source>First cards and War bonus</source>
        <translation>Premières cartes et bonus bataille</translation>
    </message>
    <message>
        <source>Second cards, insurance, peek</source>
        <translation>Deuxièmes cartes, assurance, carte cachée</translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation>Les joueurs jouent</translation>
    </message>
    <message>
        <source>Your hand and the settlement</source>
        <translation>Votre main et le règlement</translation>
    </message>
    <message>
        <source>Picking up the cards</source>
        <translation>Ramasser les cartes</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Un nouveau sabot</translation>
    </message>
    <message>
        <source>Payouts: pin this page to the wall</source>
        <translation>Paiements : affichez cette page au mur</translation>
    </message>
    <message>
        <source>There are two ways. Pick and pay: the dealer finishes hand by hand and picks up its cards as he goes. Lay and pay: every card stays until all bets are settled, so that the floor can check any hand. Both move the same chips.</source>
        <translation>Il y a deux styles. Ramasser et payer : le croupier finit main par main et en ramasse les cartes au fur et à mesure. Laisser et payer : chaque carte reste jusqu&apos;à ce que toutes les mises soient réglées, pour que le chef de table puisse vérifier chaque main. Les deux déplacent les mêmes jetons.</translation>
    </message>
    <message>
        <source>when you show an ace, before you peek</source>
        <translation>quand vous montrez un as, avant de regarder la carte cachée</translation>
    </message>
    <message>
        <source>when you show an ace, before anybody plays</source>
        <translation>quand vous montrez un as, avant que quiconque joue</translation>
    </message>
    <message>
        <source>for a dispute or a malfunction</source>
        <translation>pour une contestation ou une panne</translation>
    </message>
    <message>
        <source>You say</source>
        <translation>Vous dites</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>Hand the winner bet and winnings at once: there is no parlay.</source>
        <translation>Remettez aussitôt mise et gain au gagnant : il n&apos;y a pas de parlay.</translation>
    </message>
    <message>
        <source>Ask the winners in the same order: &quot;%1&quot; Wait for the answer.</source>
        <translation>Demandez aux gagnants dans le même ordre : « %1 » Attendez la réponse.</translation>
    </message>
    <message>
        <source>He leaves the winnings: hand back the original bet. The winnings stay on the War spot.</source>
        <translation>Il laisse le gain : rendez la mise d&apos;origine. Le gain reste sur la case bataille.</translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation>Il prend tout : remettez-lui mise et gain.</translation>
    </message>
    <message>
        <source>Do not look at your hole card. Under an ace or a ten, everything waits until the patrons have played.</source>
        <translation>Ne regardez pas votre carte cachée. Avec un as ou un dix, tout attend que les joueurs aient joué.</translation>
    </message>
    <message>
        <source>You show an ace or a ten: peek at your hole card before anybody plays.</source>
        <translation>Vous montrez un as ou un dix : regardez votre carte cachée avant que quiconque joue.</translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. Insurance pays 2:1, a patron&apos;s blackjack is a push, the rest loses.</source>
        <translation>Vous avez un blackjack : retournez la carte et réglez %1. L&apos;assurance paie 2:1, le blackjack d&apos;un joueur est à égalité, le reste perd.</translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. A patron&apos;s blackjack is a push, the rest loses.</source>
        <translation>Vous avez un blackjack : retournez la carte et réglez %1. Le blackjack d&apos;un joueur est à égalité, le reste perd.</translation>
    </message>
    <message>
        <source>You have none: take the insurance bets %1, then play on.</source>
        <translation>Vous n&apos;en avez pas : ramassez les assurances %1, puis continuez.</translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards.</source>
        <translation>Un blackjack : payez-le %1 à son tour, puis ramassez ses cartes.</translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards. Under your ace or ten it waits for your hand.</source>
        <translation>Un blackjack : payez-le %1 à son tour, puis ramassez ses cartes. Sous votre as ou votre dix, il attend votre main.</translation>
    </message>
    <message>
        <source>No hand may be split.</source>
        <translation>Aucune main ne peut être partagée.</translation>
    </message>
    <message>
        <source>Split: two cards of equal value become two hands, each with a full bet, %1 hands at most. Finish one hand before the next.</source>
        <translation>Partage : deux cartes de même valeur deviennent deux mains, chacune avec une mise entière, %1 mains au plus. Finissez une main avant la suivante.</translation>
    </message>
    <message>
        <source>Split aces: one card each, and they stand.</source>
        <translation>As partagés : une carte chacun, et ils restent.</translation>
    </message>
    <message>
        <source>Split aces: played like any other hand.</source>
        <translation>As partagés : joués comme toute autre main.</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right. Then one to yourself, face up.</source>
        <translation>Donnez une carte face visible à chaque place qui a misé, de gauche à droite. Puis une à vous-même, face visible.</translation>
    </message>
    <message>
        <source>Settle every War bonus before any second card, %1.</source>
        <translation>Réglez chaque bonus bataille avant les deuxièmes cartes, %1.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the bonus %1.</source>
        <translation>La carte du joueur est plus haute : payez le bonus %1.</translation>
    </message>
    <message>
        <source>Your card is higher: take the bonus. The patron plays the hand all the same.</source>
        <translation>Votre carte est plus haute : ramassez le bonus. Le joueur joue quand même sa main.</translation>
    </message>
    <message>
        <source>Equal cards: take the bonus.</source>
        <translation>Cartes égales : ramassez le bonus.</translation>
    </message>
    <message>
        <source>Equal cards: the bonus is a push. Leave it.</source>
        <translation>Cartes égales : le bonus est conservé. Laissez-le.</translation>
    </message>
    <message>
        <source>Deal a second card face up to every hand, from left to right.</source>
        <translation>Donnez une deuxième carte face visible à chaque main, de gauche à droite.</translation>
    </message>
    <message>
        <source>Deal your own second card last, face down.</source>
        <translation>Donnez votre deuxième carte en dernier, face cachée.</translation>
    </message>
    <message>
        <source>You show an ace: ask &quot;%1&quot; A patron may insure up to half of the blackjack bet.</source>
        <translation>Vous montrez un as : demandez « %1 » Un joueur peut assurer jusqu&apos;à la moitié de la mise de blackjack.</translation>
    </message>
    <message>
        <source>A patron with a blackjack may take even money: pay 1:1 at once and pick up the cards.</source>
        <translation>Un joueur qui a un blackjack peut prendre le paiement à égalité : payez 1:1 aussitôt et ramassez les cartes.</translation>
    </message>
    <message>
        <source>You show an ace: offer nothing. This house has no insurance.</source>
        <translation>Vous montrez un as : ne proposez rien. Cette maison n&apos;a pas d&apos;assurance.</translation>
    </message>
    <message>
        <source>Go from left to right and finish each hand.</source>
        <translation>Allez de gauche à droite et finissez chaque main.</translation>
    </message>
    <message>
        <source>Hit: one card. Give no card that was not asked for; 21 stands by itself.</source>
        <translation>Carte : une seule. Ne donnez aucune carte non demandée ; 21 reste de lui-même.</translation>
    </message>
    <message>
        <source>Double: on two cards, up to as much again. One card, and the hand stands.</source>
        <translation>Doubler : sur deux cartes, jusqu&apos;à autant. Une carte, et la main reste.</translation>
    </message>
    <message>
        <source>Double: on two cards, exactly as much again. One card, and the hand stands.</source>
        <translation>Doubler : sur deux cartes, exactement autant. Une carte, et la main reste.</translation>
    </message>
    <message>
        <source>With a double or a split, the patron may match a bet on the War spot too.</source>
        <translation>En doublant ou en partageant, le joueur peut aussi compléter la mise de la case bataille.</translation>
    </message>
    <message>
        <source>Bust: take the bets, then pick up the cards, before you go on.</source>
        <translation>La main saute : ramassez les mises, puis les cartes, avant de continuer.</translation>
    </message>
    <message>
        <source>Turn over your hole card.</source>
        <translation>Retournez votre carte cachée.</translation>
    </message>
    <message>
        <source>Draw up to 16 and on a soft 17. Stand on a hard 17 and above.</source>
        <translation>Tirez jusqu&apos;à 16 et sur un 17 souple. Restez à partir d&apos;un 17 dur.</translation>
    </message>
    <message>
        <source>Draw up to 16. Stand on every 17 and above.</source>
        <translation>Tirez jusqu&apos;à 16. Restez à partir de tout 17.</translation>
    </message>
    <message>
        <source>Draw only while a hand still stands against yours.</source>
        <translation>Ne tirez que tant qu&apos;une main tient encore contre la vôtre.</translation>
    </message>
    <message>
        <source>Settle the hands %1.</source>
        <translation>Réglez les mains %1.</translation>
    </message>
    <message>
        <source>The patron is higher, or you are bust: pay 1:1.</source>
        <translation>Le joueur est plus haut, ou vous sautez : payez 1:1.</translation>
    </message>
    <message>
        <source>You are higher: take the bet.</source>
        <translation>Vous êtes plus haut : ramassez la mise.</translation>
    </message>
    <message>
        <source>Equal: a push. Leave the bet.</source>
        <translation>Égal : laissez la mise.</translation>
    </message>
    <message>
        <source>A blackjack that waited: pay it %1. If you have one too, it is a push.</source>
        <translation>Un blackjack qui attendait : payez-le %1. Si vous en avez un aussi, il est à égalité.</translation>
    </message>
    <message>
        <source>Insurance, with the hand of its seat: pay it 2:1 if you have a blackjack, else take it.</source>
        <translation>L&apos;assurance, avec la main de sa place : payez-la 2:1 si vous avez un blackjack, sinon ramassez-la.</translation>
    </message>
    <message>
        <source>A bet that rides on the War spot is paid or taken like the hand.</source>
        <translation>Une mise restée sur la case bataille est payée ou ramassée comme la main.</translation>
    </message>
    <message>
        <source>Settle the last bet of a hand, then pick up its cards: chips first.</source>
        <translation>Réglez la dernière mise d&apos;une main, puis ramassez ses cartes : les jetons d&apos;abord.</translation>
    </message>
    <message>
        <source>Pick up the cards of a hand, then settle its last bet: cards first.</source>
        <translation>Ramassez les cartes d&apos;une main, puis réglez sa dernière mise : les cartes d&apos;abord.</translation>
    </message>
    <message>
        <source>Pick up the cards of a hand with its last bet, before or after the chips.</source>
        <translation>Ramassez les cartes d&apos;une main avec sa dernière mise, avant ou après les jetons.</translation>
    </message>
    <message>
        <source>A seat at war keeps its cards until its war is settled.</source>
        <translation>Une place en bataille garde ses cartes jusqu&apos;au règlement de sa bataille.</translation>
    </message>
    <message>
        <source>The cards of a bust hand, and of a blackjack paid during play, leave at once, after their chips.</source>
        <translation>Les cartes d&apos;une main qui saute, et d&apos;un blackjack payé pendant le jeu, partent aussitôt, après leurs jetons.</translation>
    </message>
    <message>
        <source>Only then begin the next seat.</source>
        <translation>Alors seulement commencez la place suivante.</translation>
    </message>
    <message>
        <source>Sweep the cards that are still there %1.</source>
        <translation>Ramassez les cartes encore là %1.</translation>
    </message>
    <message>
        <source>Leave all cards on the layout until every bet of the table is settled.</source>
        <translation>Laissez toutes les cartes sur le tapis jusqu&apos;à ce que toutes les mises de la table soient réglées.</translation>
    </message>
    <message>
        <source>Then sweep the cards in one go %1.</source>
        <translation>Puis ramassez les cartes d&apos;un seul geste %1.</translation>
    </message>
    <message>
        <source>Put the cut card in front of the last card.</source>
        <translation>Placez la carte de coupe devant la dernière carte.</translation>
    </message>
    <message>
        <source>Put the cut card in, with at most %1 cards behind it.</source>
        <translation>Placez la carte de coupe, avec %1 cartes derrière elle au plus.</translation>
    </message>
    <message>
        <source>Burn the first card: face down, into the discard rack.</source>
        <translation>Brûlez la première carte : face cachée, à la défausse.</translation>
    </message>
    <message>
        <source>Burn the first %1 cards: face down, into the discard rack.</source>
        <translation>Brûlez les %1 premières cartes : face cachée, à la défausse.</translation>
    </message>
    <message>
        <source>Pick up your own cards last.</source>
        <translation>Ramassez vos propres cartes en dernier.</translation>
    </message>
    <message>
        <source>Look once more: no bet open, no card on the layout. The round is over.</source>
        <translation>Regardez encore une fois : aucune mise ouverte, aucune carte sur le tapis. La manche est finie.</translation>
    </message>
    <message>
        <source>Shuffle all cards.</source>
        <translation>Mélangez toutes les cartes.</translation>
    </message>
    <message>
        <source>Shuffle all cards, before every round.</source>
        <translation>Mélangez toutes les cartes, avant chaque manche.</translation>
    </message>
    <message>
        <source>Offer a patron the cut, with the backs of the cards away from you. If he declines, ask the next; if nobody cuts, cut yourself.</source>
        <translation>Proposez la coupe à un joueur, le dos des cartes vers lui. S&apos;il décline, demandez au suivant ; si personne ne coupe, coupez vous-même.</translation>
    </message>
    <message>
        <source>Put the cards in front of the cut at the rear.</source>
        <translation>Mettez derrière les cartes de devant la coupe.</translation>
    </message>
    <message>
        <source>Load the shoe.</source>
        <translation>Chargez le sabot.</translation>
    </message>
    <message>
        <source>post + %1</source>
        <translation>mise de la maison + %1</translation>
    </message>
    <message>
        <source>Won: pay</source>
        <translation>Gagné : payer</translation>
    </message>
    <message>
        <source>Surrender: take</source>
        <translation>Abandon : prendre</translation>
    </message>
    <message>
        <source>War won: pay</source>
        <translation>Bataille gagnée : payer</translation>
    </message>
    <message>
        <source>War tied: pay</source>
        <translation>Bataille égale : payer</translation>
    </message>
    <message>
        <source>War lost: take</source>
        <translation>Bataille perdue : prendre</translation>
    </message>
    <message>
        <source>Blackjack bet</source>
        <translation>Mise de blackjack</translation>
    </message>
    <message>
        <source>Hand won: pay</source>
        <translation>Main gagnée : payer</translation>
    </message>
    <message>
        <source>Even money: pay</source>
        <translation>À égalité : payer</translation>
    </message>
    <message>
        <source>Insurance up to</source>
        <translation>Assurance jusqu&apos;à</translation>
    </message>
    <message>
        <source>Full insurance won: pay</source>
        <translation>Assurance entière gagnée : payer</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>À retenir</translation>
    </message>
    <message>
        <source>The table as the dealer sees it: one seat, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation>La table vue par le croupier : une place, le sabot à sa gauche, la défausse à sa droite, le plateau devant lui.</translation>
    </message>
    <message>
        <source>The table as the dealer sees it: seats 1 to %1 from his left to his right, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation>La table vue par le croupier : places 1 à %1 de sa gauche à sa droite, le sabot à sa gauche, la défausse à sa droite, le plateau devant lui.</translation>
    </message>
    <message>
        <source>main bet %1 to %2</source>
        <translation>mise principale de %1 à %2</translation>
    </message>
    <message>
        <source>blackjack bet %1 to %2</source>
        <translation>mise de blackjack de %1 à %2</translation>
    </message>
    <message>
        <source>tie bet %1 to %2</source>
        <translation>mise sur l&apos;égalité de %1 à %2</translation>
    </message>
    <message>
        <source>War bonus %1 to %2</source>
        <translation>bonus bataille de %1 à %2</translation>
    </message>
    <message>
        <source>The bets are on their spots; no card is dealt.</source>
        <translation>Les mises sont sur leurs cases ; aucune carte n&apos;est donnée.</translation>
    </message>
    <message>
        <source>one sweep</source>
        <translation>d&apos;un seul geste</translation>
    </message>
    <message>
        <source>Pick and pay: the cards of the settled seats are gone, the others are still on the layout.</source>
        <translation>Ramasser et payer : les cartes des places réglées sont parties, les autres restent.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until the last bet is settled, then they leave in one sweep, the dealer&apos;s last.</source>
        <translation>Laisser et payer : toutes les cartes restent jusqu&apos;à la dernière mise réglée, puis partent d&apos;un seul geste, celles du croupier en dernier.</translation>
    </message>
    <message>
        <source>the first card</source>
        <translation>la première carte</translation>
    </message>
    <message>
        <source>%1 cards in all</source>
        <translation>%1 cartes en tout</translation>
    </message>
    <message>
        <source>the cut card</source>
        <translation>la carte de coupe</translation>
    </message>
    <message>
        <source>at most %1 behind it</source>
        <translation>%1 derrière elle au plus</translation>
    </message>
    <message>
        <source>burned: %1</source>
        <translation>brûlées : %1</translation>
    </message>
    <message>
        <source>The cards as they go into the shoe.</source>
        <translation>Les cartes telles qu&apos;elles entrent dans le sabot.</translation>
    </message>
    <message>
        <source>a late bet: back to the patron</source>
        <translation>mise tardive : rendue au joueur</translation>
    </message>
    <message>
        <source>face down: the next card</source>
        <translation>face cachée : la carte suivante</translation>
    </message>
    <message>
        <source>exposed: to the discards</source>
        <translation>exposée : à la défausse</translation>
    </message>
    <message>
        <source>A late bet goes back, a card that slid out face down is the next card, an exposed card goes to the discards.</source>
        <translation>Une mise tardive est rendue, une carte qui glisse face cachée est la suivante, une carte exposée va à la défausse.</translation>
    </message>
    <message>
        <source>maximum: %1</source>
        <translation>maximum : %1</translation>
    </message>
    <message>
        <source>minimum: %1</source>
        <translation>minimum : %1</translation>
    </message>
    <message>
        <source>minimum: %1, maximum: %2</source>
        <translation>minimum : %1, maximum : %2</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Clause</translation>
    </message>
    <message>
        <source>In the house file</source>
        <translation>Dans le fichier de la maison</translation>
    </message>
    <message>
        <source>Appendix: where each rule comes from</source>
        <translation>Annexe : d&apos;où vient chaque règle</translation>
    </message>
    <message>
        <source>The source of this house: %1.</source>
        <translation>La source de cette maison : %1.</translation>
    </message>
    <message>
        <source>A clause names the part of the source that demands the rule. &quot;As we read it&quot; means that the source is unclear. No clause: the source is silent, and the house chose the rule itself.</source>
        <translation>Une clause nomme la partie de la source qui exige la règle. « Selon notre lecture » veut dire que la source n&apos;est pas claire. Pas de clause : la source se tait et la maison a choisi la règle.</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>payer</translation>
    </message>
    <message>
        <source>take</source>
        <translation>ramasser</translation>
    </message>
    <message>
        <source>war?</source>
        <translation>bataille ?</translation>
    </message>
    <message>
        <source>war</source>
        <translation>bataille</translation>
    </message>
    <message>
        <source>burn %1 card</source>
        <translation>brûler %1 carte</translation>
    </message>
    <message>
        <source>burn %1 cards</source>
        <translation>brûler %1 cartes</translation>
    </message>
    <message>
        <source>The order of the cards: from left to right, the dealer last.</source>
        <translation>L&apos;ordre des cartes : de gauche à droite, le croupier en dernier.</translation>
    </message>
    <message>
        <source>main bets</source>
        <translation>mises principales</translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrow is the order of settlement.</source>
        <translation>Le croupier montre un neuf. La flèche est l&apos;ordre du règlement.</translation>
    </message>
    <message>
        <source>first the tie bets</source>
        <translation>d&apos;abord les égalités</translation>
    </message>
    <message>
        <source>then the main bets</source>
        <translation>puis les mises principales</translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrows are the order of settlement: tie bets, then main bets.</source>
        <translation>Le croupier montre un neuf. Les flèches sont l&apos;ordre du règlement : égalités, puis mises principales.</translation>
    </message>
    <message>
        <source>Seats at war. The numbers are the order of burns and war cards.</source>
        <translation>Places en bataille. Les chiffres sont l&apos;ordre des brûlages et des cartes de bataille.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1 points of 100: passed (pass mark %2).</source>
        <translation>%1 points sur 100 : réussi (il faut %2).</translation>
    </message>
    <message>
        <source>%1 points of 100: not passed (pass mark %2).</source>
        <translation>%1 points sur 100 : pas réussi (il faut %2).</translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation>%1 actes sur %2 sans faute, %3 manches sur %4 sans faute.</translation>
    </message>
    <message>
        <source>Findings: %1 critical, %2 major, %3 minor.</source>
        <translation>Fautes : %1 critiques, %2 graves, %3 légères.</translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation>%1 secondes par manche ; cette maison veut %2.</translation>
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
        <translation>Résultat : %1</translation>
    </message>
    <message>
        <source>%1. %2. Seed %3.</source>
        <translation>%1. %2. Graine %3.</translation>
    </message>
    <message>
        <source>Findings in round %1</source>
        <translation>Fautes de la manche %1</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Aucune faute.</translation>
    </message>
    <message>
        <source>A bet below the minimum: refuse it and hand it back.</source>
        <translation>Une mise sous le minimum : refusez-la et rendez-la.</translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum: let it stand and say &quot;%1&quot;. Refuse every later one.</source>
        <translation>La première mise d&apos;un joueur sous le minimum : laissez-la et dites « %1 ». Refusez toutes les suivantes.</translation>
    </message>
    <message>
        <source>A bet above the maximum: refuse it and hand it back.</source>
        <translation>Une mise au-dessus du maximum : refusez-la et rendez-la.</translation>
    </message>
    <message>
        <source>A bet above the maximum: hand back the excess. The rest stands.</source>
        <translation>Une mise au-dessus du maximum : rendez l&apos;excédent. Le reste demeure.</translation>
    </message>
    <message>
        <source>A tie bet: refuse it. This house has none.</source>
        <translation>Une mise sur l&apos;égalité : refusez-la. Cette maison n&apos;en a pas.</translation>
    </message>
    <message>
        <source>A tie bet without a main bet: let it stand.</source>
        <translation>Une mise sur l&apos;égalité sans mise principale : laissez-la.</translation>
    </message>
    <message>
        <source>A tie bet without a main bet: refuse it.</source>
        <translation>Une mise sur l&apos;égalité sans mise principale : refusez-la.</translation>
    </message>
    <message>
        <source>A War bonus without a blackjack bet: refuse it.</source>
        <translation>Un bonus bataille sans mise de blackjack : refusez-le.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;.</source>
        <translation>Dites « %1 ».</translation>
    </message>
    <message>
        <source>Look at every spot. What is wrong with a bet is put right before you close the bets.</source>
        <translation>Regardez chaque case. Ce qui ne va pas dans une mise est corrigé avant que vous fermiez les mises.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;. The bets are closed.</source>
        <translation>Dites « %1 ». Les mises sont fermées.</translation>
    </message>
    <message>
        <source>Deal. Your first card closes the bets; you need not say so.</source>
        <translation>Donnez. Votre première carte ferme les mises ; vous n&apos;avez pas à le dire.</translation>
    </message>
    <message>
        <source>A bet added or changed after the first card is late: refuse it before you do anything else.</source>
        <translation>Une mise ajoutée ou changée après la première carte est tardive : refusez-la avant de faire autre chose.</translation>
    </message>
    <message>
        <source>A bet added or changed after &quot;%1&quot; is late: refuse it before you do anything else.</source>
        <translation>Une mise ajoutée ou changée après « %1 » est tardive : refusez-la avant de faire autre chose.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>This house at a glance</source>
        <translation>Cette maison en bref</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>The keys of this site were not considered: its records cannot be read (%1).</source>
        <translation>Les clés de ce site n&apos;ont pas été prises en compte : ses registres sont illisibles (%1).</translation>
    </message>
    <message>
        <source>This key file is damaged: %1.</source>
        <translation>Ce fichier de clé est endommagé : %1.</translation>
    </message>
    <message>
        <source>This revocation list is damaged: %1.</source>
        <translation>Cette liste de révocations est endommagée : %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Le fichier est illisible : %1.</translation>
    </message>
    <message>
        <source>Its blueprint or its house file has faults: %1.</source>
        <translation>Son plan d&apos;examen ou son fichier de maison a des défauts : %1.</translation>
    </message>
    <message>
        <source>Its seed makes no exam of this blueprint.</source>
        <translation>Sa graine ne donne aucun examen de ce plan.</translation>
    </message>
    <message>
        <source>Its log was not dealt at the table that the blueprint describes.</source>
        <translation>Son journal n&apos;a pas été donné à la table que décrit le plan d&apos;examen.</translation>
    </message>
    <message>
        <source>Its log has a line that is no act.</source>
        <translation>Son journal a une ligne qui n&apos;est pas un acte.</translation>
    </message>
    <message>
        <source>The times in its log are missing or go back.</source>
        <translation>Les temps de son journal manquent ou reculent.</translation>
    </message>
    <message>
        <source>With its seed, the cards and patrons would not have done what its log says.</source>
        <translation>Avec sa graine, les cartes et les joueurs n&apos;auraient pas fait ce que dit son journal.</translation>
    </message>
    <message>
        <source>The exam was not passed.</source>
        <translation>L&apos;examen n&apos;a pas été réussi.</translation>
    </message>
    <message>
        <source>A name has characters that cannot stand on a certificate.</source>
        <translation>Un nom a des caractères qui ne peuvent pas figurer sur un certificat.</translation>
    </message>
    <message>
        <source>The signature does not fit: the file was changed after it was signed.</source>
        <translation>La signature ne correspond pas : le fichier a été modifié après la signature.</translation>
    </message>
    <message>
        <source>The key that signed it is not one you trust. Ask %1 for the fingerprint of its key and compare: %2.</source>
        <translation>Vous ne faites pas confiance à la clé qui l&apos;a signé. Demandez à %1 l&apos;empreinte de sa clé et comparez : %2.</translation>
    </message>
    <message>
        <source>Its key was revoked on %1: %2.</source>
        <translation>Sa clé a été révoquée le %1 : %2.</translation>
    </message>
    <message>
        <source>It was revoked on %1: %2.</source>
        <translation>Il a été révoqué le %1 : %2.</translation>
    </message>
    <message>
        <source>The revocation list %1 was not used: none of the trusted keys signed it.</source>
        <translation>La liste de révocations %1 n’a pas été utilisée : aucune des clés de confiance ne l’a signée.</translation>
    </message>
    <message>
        <source>It expired on %1.</source>
        <translation>Il a expiré le %1.</translation>
    </message>
    <message>
        <source>It is dated %1, which is in the future.</source>
        <translation>Il est daté du %1, qui est dans l&apos;avenir.</translation>
    </message>
    <message>
        <source>It was granted on %1, before the exam ended (%2).</source>
        <translation>Il a été délivré le %1, avant la fin de l&apos;examen (%2).</translation>
    </message>
    <message>
        <source>The chain of its log does not fit: an act was changed, added or removed.</source>
        <translation>La chaîne de son journal ne correspond pas : un acte a été changé, ajouté ou retiré.</translation>
    </message>
    <message>
        <source>The end of its log does not fit its seal: the time or the seed differs.</source>
        <translation>La fin de son journal ne correspond pas à son sceau : le temps ou la graine diffère.</translation>
    </message>
    <message>
        <source>%1: it states %2, but the log gives %3.</source>
        <translation>%1 : il déclare %2, mais le journal donne %3.</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
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
        <translation>Questions</translation>
    </message>
    <message>
        <source>The exam was not passed by its own blueprint.</source>
        <translation>Selon son propre plan, l&apos;examen n&apos;a pas été réussi.</translation>
    </message>
    <message>
        <source>It names another exam or house than the files it carries.</source>
        <translation>Il nomme un autre examen ou une autre maison que les fichiers qu&apos;il porte.</translation>
    </message>
    <message>
        <source>By its blueprint it holds for %1 days, not until %2.</source>
        <translation>Selon son plan, il vaut %1 jours, pas jusqu&apos;au %2.</translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1); this one comes to the same result.</source>
        <translation>Il a été jugé par une autre version du programme (Pitwise %1) ; celle-ci arrive au même résultat.</translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1), and this one does not come to the same result. Verify it with that version.</source>
        <translation>Il a été jugé par une autre version du programme (Pitwise %1), et celle-ci n&apos;arrive pas au même résultat. Vérifiez-le avec cette version-là.</translation>
    </message>
    <message>
        <source>This is not a certificate: %1.</source>
        <translation>Ceci n&apos;est pas un certificat : %1.</translation>
    </message>
    <message>
        <source>Its seed is not the one that was sealed when the exam began.</source>
        <translation>Sa graine n&apos;est pas celle qui a été scellée au début de l&apos;examen.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>This certifies that</source>
        <translation>Il est certifié que</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>numéro %1</translation>
    </message>
    <message>
        <source>passed the dealing exam</source>
        <translation>a réussi l&apos;examen de croupier</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>%1 of 100, %2 rounds</source>
        <translation>%1 sur 100, %2 manches</translation>
    </message>
    <message>
        <source>Hours dealt</source>
        <translation>Heures à table</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Délivré le</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Valable jusqu&apos;au</translation>
    </message>
    <message>
        <source>did not occur</source>
        <translation>ne s&apos;est pas présenté</translation>
    </message>
    <message>
        <source>The code names the file that proves this page; it is attached to this document. Check it: pitwise-cli verify</source>
        <translation>Le code nomme le fichier qui prouve cette page ; il est joint à ce document. Vérifiez : pitwise-cli verify</translation>
    </message>
    <message>
        <source>Certificate %1</source>
        <translation>Certificat %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Clé %1</translation>
    </message>
    <message>
        <source>%1, trainer</source>
        <translation>%1, formateur</translation>
    </message>
    <message>
        <source>%1, dealer</source>
        <translation>%1, croupier</translation>
    </message>
    <message>
        <source>it is not a certificate: %1</source>
        <translation>ce n&apos;est pas un certificat : %1</translation>
    </message>
    <message>
        <source>Certificate of %1</source>
        <translation>Certificat de %1</translation>
    </message>
    <message>
        <source>Only a bet that the house does not take is refused or handed back.</source>
        <translation>On ne refuse ou ne rend qu&apos;une mise que la maison n&apos;accepte pas.</translation>
    </message>
    <message>
        <source>This house posts nothing.</source>
        <translation>Cette maison ne pose rien.</translation>
    </message>
    <message>
        <source>Cards are burned only before a war card.</source>
        <translation>On ne brûle qu&apos;avant une carte de bataille.</translation>
    </message>
    <message>
        <source>Only the dealer&apos;s hole card is dealt face down.</source>
        <translation>Seule la carte cachée du croupier se donne face cachée.</translation>
    </message>
    <message>
        <source>Cards are dealt face up.</source>
        <translation>Les cartes se donnent face visible.</translation>
    </message>
    <message>
        <source>Only a card that was shown by mistake is discarded.</source>
        <translation>On n&apos;écarte qu&apos;une carte montrée par erreur.</translation>
    </message>
    <message>
        <source>This house honours a patron&apos;s first bet below the minimum, with a reminder.</source>
        <translation>Cette maison accepte la première mise d&apos;un joueur sous le minimum, avec un rappel.</translation>
    </message>
    <message>
        <source>Only a push is handed back.</source>
        <translation>On ne rend qu&apos;une mise à égalité.</translation>
    </message>
    <message>
        <source>Only a bet that has lost is taken.</source>
        <translation>On ne ramasse qu&apos;une mise qui a perdu.</translation>
    </message>
    <message>
        <source>The post is given to a patron who won or tied his war.</source>
        <translation>La mise de la maison va au joueur qui a gagné sa bataille ou y est à égalité.</translation>
    </message>
    <message>
        <source>Only a bet that has won is paid.</source>
        <translation>On ne paie qu&apos;une mise qui a gagné.</translation>
    </message>
    <message>
        <source>The post is given to the winner; nothing is paid on it.</source>
        <translation>La mise de la maison va au gagnant ; on ne paie rien dessus.</translation>
    </message>
    <message>
        <source>The house posts once, beside a war bet.</source>
        <translation>La maison pose une fois, à côté d&apos;une mise de bataille.</translation>
    </message>
    <message>
        <source>Only a wrong payoff is taken back, and before another seat is begun.</source>
        <translation>On ne reprend qu&apos;un paiement erroné, et avant de commencer une autre place.</translation>
    </message>
    <message>
        <source>Only a wrong payoff is taken back, and in this house only after the floor was called.</source>
        <translation>On ne reprend qu&apos;un paiement erroné, et dans cette maison seulement après avoir appelé le chef de table.</translation>
    </message>
    <message>
        <source>A round is void only after a malfunction, when the floor has ruled.</source>
        <translation>Une manche n&apos;est annulée qu&apos;après une panne, quand le chef de table a tranché.</translation>
    </message>
    <message>
        <source>%1: not due now.</source>
        <translation>%1 : pas dû maintenant.</translation>
    </message>
    <message>
        <source>After a malfunction nothing is dealt, paid or taken: the round is void.</source>
        <translation>Après une panne, on ne donne, ne paie ni ne ramasse rien : la manche est nulle.</translation>
    </message>
    <message>
        <source>This house shuffles once before each round.</source>
        <translation>Cette maison mélange une fois avant chaque manche.</translation>
    </message>
    <message>
        <source>Shuffle between rounds, when the cut card has come out.</source>
        <translation>Mélangez entre deux manches, quand la carte de coupe est sortie.</translation>
    </message>
    <message>
        <source>Bets are settled %1, one seat at a time.</source>
        <translation>Les mises se règlent %1, une place à la fois.</translation>
    </message>
    <message>
        <source>The hole card was dealt face up.</source>
        <translation>La carte cachée a été donnée face visible.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt face down, before anybody plays.</source>
        <translation>La deuxième carte du croupier se donne face cachée, avant que quiconque joue.</translation>
    </message>
    <message>
        <source>a war</source>
        <translation>une bataille</translation>
    </message>
    <message>
        <source>several wars in one round</source>
        <translation>plusieurs batailles dans une manche</translation>
    </message>
    <message>
        <source>a war that the patron wins</source>
        <translation>une bataille que le joueur gagne</translation>
    </message>
    <message>
        <source>a war that the patron loses</source>
        <translation>une bataille que le joueur perd</translation>
    </message>
    <message>
        <source>a war that ties</source>
        <translation>une bataille à égalité</translation>
    </message>
    <message>
        <source>a surrender</source>
        <translation>un abandon</translation>
    </message>
    <message>
        <source>a tie bet that wins</source>
        <translation>une mise sur l&apos;égalité qui gagne</translation>
    </message>
    <message>
        <source>a War bonus that wins</source>
        <translation>un bonus bataille qui gagne</translation>
    </message>
    <message>
        <source>a parlay</source>
        <translation>un parlay</translation>
    </message>
    <message>
        <source>a blackjack of a patron</source>
        <translation>un blackjack d&apos;un joueur</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>un doublement</translation>
    </message>
    <message>
        <source>a split</source>
        <translation>un partage</translation>
    </message>
    <message>
        <source>a hand that busts</source>
        <translation>une main qui saute</translation>
    </message>
    <message>
        <source>a blackjack of the dealer</source>
        <translation>un blackjack du croupier</translation>
    </message>
    <message>
        <source>a dealer who busts</source>
        <translation>un croupier qui saute</translation>
    </message>
    <message>
        <source>a bet below the minimum</source>
        <translation>une mise sous le minimum</translation>
    </message>
    <message>
        <source>a bet above the maximum</source>
        <translation>une mise au-dessus du maximum</translation>
    </message>
    <message>
        <source>a late bet</source>
        <translation>une mise tardive</translation>
    </message>
    <message>
        <source>a side bet alone, where the house does not take one</source>
        <translation>une mise annexe seule, où la maison n&apos;en prend pas</translation>
    </message>
    <message>
        <source>a card that slides out and is seen</source>
        <translation>une carte qui glisse et que l&apos;on voit</translation>
    </message>
    <message>
        <source>a card that slides out unseen</source>
        <translation>une carte qui glisse sans être vue</translation>
    </message>
    <message>
        <source>a dispute</source>
        <translation>une contestation</translation>
    </message>
    <message>
        <source>a malfunction</source>
        <translation>une panne</translation>
    </message>
    <message>
        <source>This bet is settled: nothing more is due.</source>
        <translation>Cette mise est réglée : rien de plus n&apos;est dû.</translation>
    </message>
    <message>
        <source>What is above the maximum goes back, no more and no less.</source>
        <translation>On rend ce qui dépasse le maximum, ni plus ni moins.</translation>
    </message>
    <message>
        <source>A bet that the house does not take goes back in full.</source>
        <translation>Une mise que la maison n&apos;accepte pas est rendue entière.</translation>
    </message>
    <message>
        <source>This house takes %1 of a surrendered bet; only the rest may be handed back.</source>
        <translation>Cette maison prend %1 d&apos;une mise abandonnée ; seul le reste peut être rendu.</translation>
    </message>
    <message>
        <source>A push is handed back in full, or left where it is.</source>
        <translation>Une mise à égalité est rendue entière, ou laissée où elle est.</translation>
    </message>
    <message>
        <source>%1: it was surrendered, but was paid %2.</source>
        <translation>%1 : abandonnée, mais payée %2.</translation>
    </message>
    <message>
        <source>%1: it lost, but was paid %2.</source>
        <translation>%1 : perdue, mais payée %2.</translation>
    </message>
    <message>
        <source>%1: it won, but was taken.</source>
        <translation>%1 : gagnée, mais ramassée.</translation>
    </message>
    <message>
        <source>%1: it is a push, but chips moved.</source>
        <translation>%1 : à égalité, mais des jetons ont bougé.</translation>
    </message>
    <message>
        <source>tie bets</source>
        <translation>mises sur l&apos;égalité</translation>
    </message>
    <message>
        <source>blackjack hands</source>
        <translation>mains de blackjack</translation>
    </message>
    <message>
        <source>settling bets</source>
        <translation>régler les mises</translation>
    </message>
    <message>
        <source>bets and limits</source>
        <translation>mises et limites</translation>
    </message>
    <message>
        <source>bonus bets</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>the shoe</source>
        <translation>le sabot</translation>
    </message>
    <message>
        <source>irregularities</source>
        <translation>incidents</translation>
    </message>
    <message>
        <source>late bets</source>
        <translation>mises tardives</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>batailles</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>annonces</translation>
    </message>
    <message>
        <source>handling cards</source>
        <translation>maniement des cartes</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>pas encore vu</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>known</source>
        <translation>su</translation>
    </message>
    <message>
        <source>known, due again</source>
        <translation>su, à revoir</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sûr</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>nouveau pour vous</translation>
    </message>
    <message>
        <source>wrong in %1 of your last %2</source>
        <translation>faux dans %1 des %2 derniers</translation>
    </message>
    <message>
        <source>right so far, but not often yet</source>
        <translation>juste jusqu&apos;ici, mais pas encore souvent</translation>
    </message>
    <message>
        <source>known, and due again</source>
        <translation>su, et à revoir</translation>
    </message>
    <message>
        <source>known; this keeps it so</source>
        <translation>su ; cela l&apos;entretient</translation>
    </message>
    <message>
        <source>%1: there is no main bet beside it.</source>
        <translation>%1 : pas de mise principale à côté.</translation>
    </message>
    <message>
        <source>%1: it was accepted.</source>
        <translation>%1 : acceptée.</translation>
    </message>
    <message>
        <source>%1: the floor was not called before this payoff.</source>
        <translation>%1 : le chef de table n&apos;a pas été appelé avant ce paiement.</translation>
    </message>
    <message>
        <source>Play went on after a malfunction without the floor.</source>
        <translation>Le jeu a continué après une panne sans le chef de table.</translation>
    </message>
    <message>
        <source>Play went on after a dispute without the floor.</source>
        <translation>Le jeu a continué après une contestation sans le chef de table.</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 jusqu&apos;au %2</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Nobody is in the class.</source>
        <translation>Personne n&apos;est dans la classe.</translation>
    </message>
    <message>
        <source>Mistakes by skill group</source>
        <translation>Fautes par groupe de compétences</translation>
    </message>
    <message>
        <source>In the latest sessions of each, without those put right at once.</source>
        <translation>Dans les dernières sessions de chacun, sans celles corrigées aussitôt.</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>%1 is stuck on: %2.</source>
        <translation>%1 bute sur : %2.</translation>
    </message>
    <message>
        <source>The certificate of %1 expires on %2.</source>
        <translation>Le certificat de %1 expire le %2.</translation>
    </message>
    <message>
        <source>Nobody is stuck, and no certificate expires soon.</source>
        <translation>Personne ne bute et aucun certificat n&apos;expire bientôt.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>Where mistakes are made</source>
        <translation>Où l&apos;on se trompe</translation>
    </message>
    <message>
        <source>In %1 rounds of all sessions.</source>
        <translation>En %1 manches de toutes les sessions.</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Combien de fois</translation>
    </message>
    <message>
        <source>Part of the round</source>
        <translation>Partie de la manche</translation>
    </message>
    <message>
        <source>At no seat</source>
        <translation>À aucune place</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Taking bets</source>
        <translation>Prendre les mises</translation>
    </message>
    <message>
        <source>Ties and main bets</source>
        <translation>Égalités et mises principales</translation>
    </message>
    <message>
        <source>The war</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>Bonus and parlay</source>
        <translation>Bonus et parlay</translation>
    </message>
    <message>
        <source>Playing the hands</source>
        <translation>Jouer les mains</translation>
    </message>
    <message>
        <source>Collecting cards</source>
        <translation>Ramasser les cartes</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>La classe</translation>
    </message>
    <message>
        <source>%1 people, as of %2</source>
        <translation>%1 personnes, au %2</translation>
    </message>
    <message>
        <source>a demonstration</source>
        <translation>une démonstration</translation>
    </message>
    <message>
        <source>dealt again, does not count</source>
        <translation>redonnée, ne compte pas</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Manche par manche</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>Actes</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Analyse : %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>training</source>
        <translation>en formation</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>certified</source>
        <translation>certifié</translation>
    </message>
    <message>
        <source>0.5</source>
        <translation>0,5</translation>
    </message>
    <message>
        <source>Floor: the late %1 at seat %2 goes back.</source>
        <translation>Chef de table : misé trop tard, rendu : %1, place %2.</translation>
    </message>
    <message>
        <source>Floor: %1 above the limit goes back to seat %2.</source>
        <translation>Chef de table : %1 au-dessus de la limite, rendu à la place %2.</translation>
    </message>
    <message>
        <source>Floor: the %1 of %2 at seat %3 goes back.</source>
        <translation>Chef de table : %1 de %2, place %3 : rendu.</translation>
    </message>
    <message>
        <source>Floor: the house posts %1 at seat %2.</source>
        <translation>Chef de table : la maison pose %1, place %2.</translation>
    </message>
    <message>
        <source>Floor: the post at seat %1 is made %2.</source>
        <translation>Chef de table : la mise de la maison, place %1, devient %2.</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card was dealt without a burn.</source>
        <translation>La carte de bataille du croupier a été donnée sans brûler.</translation>
    </message>
    <message>
        <source>The war card for seat %1 was dealt without a burn.</source>
        <translation>La carte de bataille pour la place %1 a été donnée sans brûler.</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card was dealt with only %1 burned.</source>
        <translation>La carte de bataille du croupier a été donnée avec %1 brûlées seulement.</translation>
    </message>
    <message>
        <source>The war card for seat %1 was dealt with only %2 burned.</source>
        <translation>La carte de bataille pour la place %1 a été donnée avec %2 brûlées seulement.</translation>
    </message>
    <message>
        <source>the dealer was dealt a card out of turn.</source>
        <translation>le croupier a reçu une carte hors de son tour.</translation>
    </message>
    <message>
        <source>seat %1 was dealt a card out of turn.</source>
        <translation>la place %1 a reçu une carte hors de son tour.</translation>
    </message>
    <message>
        <source>the dealer was dealt an extra card.</source>
        <translation>le croupier a reçu une carte de trop.</translation>
    </message>
    <message>
        <source>seat %1 was dealt an extra card.</source>
        <translation>la place %1 a reçu une carte de trop.</translation>
    </message>
    <message>
        <source>The war was started before seat %1 was settled.</source>
        <translation>La bataille a commencé avant le règlement de la place %1.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected before those of seat %1.</source>
        <translation>Les cartes du croupier ont été ramassées avant celles de la place %1.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected before those of another seat.</source>
        <translation>Les cartes du croupier ont été ramassées avant celles d&apos;une autre place.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of another seat.</source>
        <translation>Les cartes de la place %1 ont été ramassées avant celles d&apos;une autre place.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of the dealer.</source>
        <translation>Les cartes de la place %1 ont été ramassées avant celles du croupier.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of seat %2.</source>
        <translation>Les cartes de la place %1 ont été ramassées avant celles de la place %2.</translation>
    </message>
    <message>
        <source>seat %1 was asked out of turn.</source>
        <translation>la place %1 a été interrogée hors de son tour.</translation>
    </message>
    <message>
        <source>seat %1 was settled out of turn.</source>
        <translation>la place %1 a été réglée hors de son tour.</translation>
    </message>
    <message>
        <source>seat %1 was asked out of turn: seat %2 was next.</source>
        <translation>la place %1 a été interrogée hors de son tour : c&apos;était à la place %2.</translation>
    </message>
    <message>
        <source>seat %1 was settled out of turn: seat %2 was next.</source>
        <translation>la place %1 a été réglée hors de son tour : c&apos;était à la place %2.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected too early.</source>
        <translation>Les cartes du croupier ont été ramassées trop tôt.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected too early.</source>
        <translation>Les cartes de la place %1 ont été ramassées trop tôt.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards are still on the layout.</source>
        <translation>Les cartes du croupier sont encore sur le tapis.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the layout.</source>
        <translation>Les cartes de la place %1 sont encore sur le tapis.</translation>
    </message>
    <message>
        <source>The patron at seat %1 won and was not asked.</source>
        <translation>Le joueur de la place %1 a gagné et n&apos;a pas été interrogé.</translation>
    </message>
    <message>
        <source>The patron at seat %1 had not decided yet.</source>
        <translation>Le joueur de la place %1 n&apos;avait pas encore décidé.</translation>
    </message>
    <message>
        <source>Play went on before seat %1 was settled.</source>
        <translation>Le jeu a continué avant le règlement de la place %1.</translation>
    </message>
    <message>
        <source>the dealer had not asked for a card.</source>
        <translation>le croupier n&apos;avait pas demandé de carte.</translation>
    </message>
    <message>
        <source>seat %1 had not asked for a card.</source>
        <translation>la place %1 n&apos;avait pas demandé de carte.</translation>
    </message>
    <message>
        <source>Deal a card face down to the dealer</source>
        <translation>Donner une carte cachée au croupier</translation>
    </message>
    <message>
        <source>Deal a card to the dealer</source>
        <translation>Donner une carte au croupier</translation>
    </message>
    <message>
        <source>Deal a card face down to seat %1</source>
        <translation>Donner une carte cachée à la place %1</translation>
    </message>
    <message>
        <source>Deal a card to seat %1</source>
        <translation>Donner une carte à la place %1</translation>
    </message>
    <message>
        <source>Offer the cut to seat %1</source>
        <translation>Proposer la coupe à la place %1</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; to seat %2</source>
        <translation>Dire « %1 » à la place %2</translation>
    </message>
    <message>
        <source>Take the %1 at seat %2</source>
        <translation>Ramasser la %1 de la place %2</translation>
    </message>
    <message>
        <source>Take %1 of the %2 at seat %3</source>
        <translation>Ramasser %1 de la %2 de la place %3</translation>
    </message>
    <message>
        <source>Pay %1 to the %2 at seat %3</source>
        <translation>Payer %1 à la %2 de la place %3</translation>
    </message>
    <message>
        <source>Take back what was paid on the %1 at seat %2</source>
        <translation>Reprendre le paiement de la %1 de la place %2</translation>
    </message>
    <message>
        <source>Post %1 at seat %2</source>
        <translation>Poser %1 de la maison à la place %2</translation>
    </message>
    <message>
        <source>Give the post to seat %1</source>
        <translation>Donner la mise de la maison à la place %1</translation>
    </message>
    <message>
        <source>Hand back the %1 to seat %2</source>
        <translation>Rendre la %1 à la place %2</translation>
    </message>
    <message>
        <source>Hand back %1 of the %2 to seat %3</source>
        <translation>Rendre %1 de la %2 à la place %3</translation>
    </message>
    <message>
        <source>Refuse the %1 of seat %2</source>
        <translation>Refuser la %1 de la place %2</translation>
    </message>
    <message>
        <source>Split the cards of seat %1</source>
        <translation>Partager les cartes de la place %1</translation>
    </message>
    <message>
        <source>Collect the dealer&apos;s cards</source>
        <translation>Ramasser les cartes du croupier</translation>
    </message>
    <message>
        <source>Collect the cards of seat %1</source>
        <translation>Ramasser les cartes de la place %1</translation>
    </message>
    <message>
        <source>seat %1 goes to war</source>
        <translation>la place %1 va à la bataille</translation>
    </message>
    <message>
        <source>seat %1 surrenders</source>
        <translation>la place %1 abandonne</translation>
    </message>
    <message>
        <source>seat %1 lets the winnings ride</source>
        <translation>la place %1 laisse le gain</translation>
    </message>
    <message>
        <source>seat %1 takes it all</source>
        <translation>la place %1 reprend tout</translation>
    </message>
    <message>
        <source>seat %1 takes even money</source>
        <translation>la place %1 prend le paiement à égalité</translation>
    </message>
    <message>
        <source>seat %1 hits</source>
        <translation>la place %1 demande une carte</translation>
    </message>
    <message>
        <source>seat %1 stands</source>
        <translation>la place %1 reste</translation>
    </message>
    <message>
        <source>seat %1 puts %2 on the %3</source>
        <translation>la place %1 met %2 sur la %3</translation>
    </message>
    <message>
        <source>seat %1 doubles for %2</source>
        <translation>la place %1 double pour %2</translation>
    </message>
    <message>
        <source>seat %1 splits</source>
        <translation>la place %1 partage</translation>
    </message>
    <message>
        <source>seat %1 takes insurance for %2</source>
        <translation>la place %1 prend une assurance de %2</translation>
    </message>
    <message>
        <source>seat %1 cuts at card %2</source>
        <translation>la place %1 coupe à la carte %2</translation>
    </message>
    <message>
        <source>seat %1 does not want to cut</source>
        <translation>la place %1 ne veut pas couper</translation>
    </message>
    <message>
        <source>seat %1 disputes the result</source>
        <translation>la place %1 conteste le résultat</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <translation>%1 au croupier</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 à la place %2</translation>
    </message>
    <message>
        <source>The patron at seat %1 tied and was not asked.</source>
        <translation>Le joueur de la place %1 était à égalité et n&apos;a pas été interrogé.</translation>
    </message>
    <message>
        <source>%1-%2-%3</source>
        <translation>%3/%2/%1</translation>
    </message>
    <message>
        <source>This call is made once a round, before the first card.</source>
        <translation>Cette annonce se fait une fois par manche, avant la première carte.</translation>
    </message>
    <message>
        <source>This is the printed page. The proof is a file attached to it, with the ending .pitcert: save that with a PDF reader, and check it.</source>
        <translation>C&apos;est la page imprimée. La preuve est un fichier joint, avec l&apos;extension .pitcert : enregistrez-le avec un lecteur PDF et vérifiez-le.</translation>
    </message>
    <message>
        <source>A cut card was placed.</source>
        <translation>Une carte de coupe a été placée.</translation>
    </message>
    <message>
        <source>The cut card was not placed when it was due.</source>
        <translation>La carte de coupe n&apos;a pas été placée à son tour.</translation>
    </message>
    <message>
        <source>A hand with a bet gets the cards it is due and no more; a seat without a bet gets none.</source>
        <translation>Une main avec mise reçoit les cartes qui lui sont dues, pas plus ; une place sans mise n&apos;en reçoit aucune.</translation>
    </message>
    <message>
        <source>%1: the main bet was begun before its own tie bet was settled.</source>
        <translation>%1 : la mise principale a été commencée avant que sa mise sur l&apos;égalité soit réglée.</translation>
    </message>
</context>
<context>
    <name>pitwise::CertificateClerk</name>
    <message>
        <source>%1 has no key to sign the list with. Make one first.</source>
        <translation>%1 n&apos;a pas de clé pour signer la liste. Faites-en d&apos;abord une.</translation>
    </message>
</context>
<context>
    <name>pitwise::DesktopHomework</name>
    <message>
        <source>The server cannot be reached. Homework is set and taken back when it is there again.</source>
        <translation>Le serveur est hors d&apos;atteinte. Les devoirs se donnent et se retirent quand il est de retour.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Il n&apos;y a pas de registres.</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamClerk</name>
    <message>
        <source>An exam is under way at this computer.</source>
        <translation>Un examen est en cours sur cet ordinateur.</translation>
    </message>
    <message>
        <source>This person is in the middle of an exam. It has to be finished first.</source>
        <translation>Un examen de cette personne est en cours. Il doit d&apos;abord continuer.</translation>
    </message>
    <message>
        <source>This passphrase does not open the exam. The trainer who opened it must give his own.</source>
        <translation>Cette phrase secrète n&apos;ouvre pas l&apos;examen. Le formateur qui l&apos;a ouvert doit donner la sienne.</translation>
    </message>
    <message>
        <source>No exam of this person is under way.</source>
        <translation>Aucun examen de cette personne n&apos;est en cours.</translation>
    </message>
    <message>
        <source>No exam is set here.</source>
        <translation>Aucun examen n&apos;est préparé ici.</translation>
    </message>
    <message>
        <source>No exam is under way here.</source>
        <translation>Aucun examen n&apos;est en cours ici.</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamList</name>
    <message>
        <source>%1:1:1: no shoe was found that meets every situation; demand fewer, or more rounds or irregularities</source>
        <translation>%1:1:1: aucun sabot ne réunit toutes les situations ; demandez-en moins, ou plus de manches ou d&apos;incidents</translation>
    </message>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Cet examen est en cours : ses cartes sont scellées.</translation>
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
    <message>
        <source>This login owns the records.</source>
        <translation>Ce compte est propriétaire des registres.</translation>
    </message>
    <message>
        <source>This login is a trainer&apos;s: it may also add people and set homework.</source>
        <translation>Ce compte est celui d&apos;un formateur : il peut aussi ajouter des personnes et donner des devoirs.</translation>
    </message>
    <message>
        <source>This login is a station&apos;s: it may deal and read.</source>
        <translation>Ce compte est celui d&apos;un poste : il peut donner et lire.</translation>
    </message>
    <message>
        <source>A trainer&apos;s passphrase is known to the server only, which cannot be reached.</source>
        <translation>La phrase secrète d&apos;un formateur n&apos;est connue que du serveur, qui est injoignable.</translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsReview</name>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Cet examen est en cours : ses cartes sont scellées.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Il n&apos;y a pas de registres.</translation>
    </message>
</context>
<context>
    <name>pitwise::SchoolClerk</name>
    <message>
        <source>There are no records yet. Add a trainer and a trainee first.</source>
        <translation>Il n&apos;y a pas encore de registres. Ajoutez d&apos;abord un formateur et un apprenti.</translation>
    </message>
    <message>
        <source>Nothing is set to be asked for. Choose the name again.</source>
        <translation>Rien n&apos;est à demander. Choisissez de nouveau le nom.</translation>
    </message>
    <message>
        <source>What is stored of it is damaged. A new one must be set.</source>
        <translation>Ce qui est enregistré est endommagé. Il faut en fixer un nouveau.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ActPanel</name>
    <message>
        <source>Watch it dealt right</source>
        <translation>Le voir donné juste</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Réessayer d&apos;ici</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Faute suivante</translation>
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
        <translation>Pas possible : %1.</translation>
    </message>
    <message>
        <source>The coach held it back.</source>
        <translation>Le coach l&apos;a retenu.</translation>
    </message>
    <message>
        <source>Right was: %1.</source>
        <translation>Il fallait : %1.</translation>
    </message>
    <message>
        <source>Round %1, act %2 of %3</source>
        <translation>Manche %1, acte %2 sur %3</translation>
    </message>
    <message>
        <source>%1, after %2 s</source>
        <translation>%1, après %2 s</translation>
    </message>
    <message>
        <source>%1 (a demonstration)</source>
        <translation>%1 (une démonstration)</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (redonnée, ne compte pas)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corrigé)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::AfterPage</name>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corrigé)</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Manche %1, %2 : %3</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Pas réussi</translation>
    </message>
    <message>
        <source>%1: %2, %3 points of 100</source>
        <translation>%1 : %2, %3 points sur 100</translation>
    </message>
    <message>
        <source>By group of skills</source>
        <translation>Par groupe de compétences</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 judged, %2 wrong</source>
        <translation>%1 jugés, %2 faux</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n&apos;a été trouvé.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>did not occur</source>
        <translation>ne s&apos;est pas présenté</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who sat which exam</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Announcer</name>
    <message>
        <source>Nothing was said yet</source>
        <translation>Rien n&apos;a encore été dit</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ArrangeBar</name>
    <message>
        <source>Add a lesson file…</source>
        <translation>Ajouter un fichier de leçon…</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Haut</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Bas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Arrange the course</source>
        <translation>Arranger le cours</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::BeforePage</name>
    <message>
        <source>Begin the exam</source>
        <translation>Commencer l&apos;examen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Your PIN</source>
        <translation>Votre PIN</translation>
    </message>
    <message>
        <source>The exam goes on</source>
        <translation>L&apos;examen continue</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numéro %2</translation>
    </message>
    <message>
        <source>The table is as it was after your last act: the same cards, the same patrons. Nothing that you dealt is lost.</source>
        <translation>La table est comme après votre dernier acte : les mêmes cartes, les mêmes joueurs. Rien de ce que vous avez donné n&apos;est perdu.</translation>
    </message>
    <message>
        <source>Once it goes on it can only be finished or given up.</source>
        <translation>Dès qu&apos;il continue, il ne peut être que fini ou abandonné.</translation>
    </message>
    <message>
        <source>What will be asked</source>
        <translation>Ce qui sera demandé</translation>
    </message>
    <message>
        <source>How it is judged</source>
        <translation>Comment c&apos;est jugé</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The cards are being shuffled…</source>
        <translation>Les cartes sont mélangées…</translation>
    </message>
    <message>
        <source>During the exam F1 shows the keys. Point at a stack to see its chips.</source>
        <translation>Pendant l&apos;examen, F1 montre les touches. Pointez une pile pour voir ses jetons.</translation>
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
    <name>pitwise::ui::ChipsPad</name>
    <message>
        <source>Put them down</source>
        <translation>Les poser</translation>
    </message>
    <message>
        <source>Undo a chip</source>
        <translation>Enlever un jeton</translation>
    </message>
    <message>
        <source>Take chips with the letters below the tubes; with Shift five at a time.</source>
        <translation>Prenez les jetons avec les lettres sous les tubes ; avec Maj, cinq à la fois.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClassScreen</name>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Examens</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Devoirs</translation>
    </message>
    <message>
        <source>Certifications as CSV…</source>
        <translation>Certifications en CSV…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>What to see of the class</source>
        <translation>Que voir de la classe</translation>
    </message>
    <message>
        <source>The class is for its trainer. Press &quot;Trainer…&quot; and give your passphrase.</source>
        <translation>La classe est pour son formateur. Appuyez sur « Formateur… » et donnez votre phrase secrète.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Il n&apos;y a pas de registres.</translation>
    </message>
    <message>
        <source>Write all certifications</source>
        <translation>Écrire toutes les certifications</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Le fichier n&apos;a pas pu être écrit</translation>
    </message>
    <message>
        <source>The report cannot be made</source>
        <translation>Le rapport ne peut pas être fait</translation>
    </message>
    <message>
        <source>Write a report of the class</source>
        <translation>Écrire un rapport de la classe</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>Ajouter des personnes</translation>
    </message>
    <message>
        <source>Nobody is in the class yet. Press &quot;Add people&quot;.</source>
        <translation>Il n&apos;y a encore personne dans la classe. Appuyez sur « Ajouter des personnes ».</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClauseLabel</name>
    <message>
        <source>Click to read %1</source>
        <translation>Cliquez pour lire %1</translation>
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
        <source>Also: %1. %2 %3</source>
        <translation>Aussi : %1. %2 %3</translation>
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
    <name>pitwise::ui::CountBars</name>
    <message>
        <source>%1: %2</source>
        <comment>what, and how often</comment>
        <translation>%1 : %2</translation>
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
    <name>pitwise::ui::DealPad</name>
    <message>
        <source>Burn a card</source>
        <translation>Brûler une carte</translation>
    </message>
    <message>
        <source>Deal the dealer&apos;s card face down</source>
        <translation>Donner la carte du croupier face cachée</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>C&apos;est tout</translation>
    </message>
    <message>
        <source>A digit deals to that seat, 0 to the dealer; or click where the card goes. A click on the discard rack burns.</source>
        <translation>Un chiffre donne à cette place, 0 au croupier ; ou cliquez où va la carte. Un clic sur la défausse brûle.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DeedPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Il manque %1.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un moment…</translation>
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
        <source>Dealing notation (*.deal)</source>
        <translation>Notation (*.deal)</translation>
    </message>
    <message>
        <source>Pictures for slides (*.png)</source>
        <translation>Images pour diapositives (*.png)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n&apos;a pas pu être écrit : %2</translation>
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
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillPage</name>
    <message>
        <source>All drills</source>
        <translation>Tous les exercices</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2, %3 right</source>
        <translation>%1 sur %2, %3 justes</translation>
    </message>
    <message>
        <source>%1 s, target %2 s</source>
        <translation>%1 s, objectif %2 s</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillSummary</name>
    <message>
        <source>Accuracy comes first: nine of ten right, in your own time.</source>
        <translation>La précision d&apos;abord : neuf sur dix, à votre rythme.</translation>
    </message>
    <message>
        <source>Accurate. The level is passed in %1 s.</source>
        <translation>Précis. Le niveau se passe en %1 s.</translation>
    </message>
    <message>
        <source>Accurate. From now on the clock runs: the level is passed in %1 s.</source>
        <translation>Précis. Désormais l&apos;heure tourne : le niveau se passe en %1 s.</translation>
    </message>
    <message>
        <source>Accurate and in time. That is the highest level.</source>
        <translation>Précis et à temps. C&apos;est le plus haut niveau.</translation>
    </message>
    <message>
        <source>Accurate and in time: the level is passed.</source>
        <translation>Précis et à temps : le niveau est passé.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>All drills</source>
        <translation>Tous les exercices</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 s</source>
        <translation>%1 justes sur %2, %3 s</translation>
    </message>
    <message>
        <source>That is your best run.</source>
        <translation>C&apos;est votre meilleur essai.</translation>
    </message>
    <message>
        <source>%1 Right was: %2</source>
        <translation>%1 Il fallait : %2</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>Passer à %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillTile</name>
    <message>
        <source>Not tried yet</source>
        <translation>Pas encore essayé</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Meilleur : %1</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Dernier : %1</translation>
    </message>
    <message>
        <source>Last: %1, %2</source>
        <translation>Dernier : %1, %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillVerdictCard</name>
    <message>
        <source>Chips of 25 and 500 are cut in fours, all others in fives; the rest comes last.</source>
        <translation>Les jetons de 25 et 500 se coupent par quatre, les autres par cinq ; le reste en dernier.</translation>
    </message>
    <message>
        <source>You stopped him before he made a mistake.</source>
        <translation>Vous l&apos;avez arrêté avant sa faute.</translation>
    </message>
    <message>
        <source>He made his mistake some acts before you stopped him.</source>
        <translation>Il s&apos;est trompé quelques actes avant votre arrêt.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Pas juste</translation>
    </message>
    <message>
        <source>Right is: %1</source>
        <translation>Il faut : %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finir</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillWords</name>
    <message>
        <source>Who won, who lost, who tied with the %1? Name the seats in the order of settlement.</source>
        <translation>Qui gagne, perd ou est à égalité (%1) ? Nommez les places dans l&apos;ordre du règlement.</translation>
    </message>
    <message>
        <source>At a seat without that bet, its other bet is asked for.</source>
        <translation>Qui n&apos;a pas cette mise répond de son autre mise.</translation>
    </message>
    <message>
        <source>The bets are down. What do you do now?</source>
        <translation>Les mises sont posées. Que faites-vous ?</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <translation>Que dites-vous ?</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>Quelle est la suite ?</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>brûler</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <translation>%1, comme %2</translation>
    </message>
    <message>
        <source>seat %1 won</source>
        <translation>place %1 : gagne</translation>
    </message>
    <message>
        <source>seat %1 lost</source>
        <translation>place %1 : perd</translation>
    </message>
    <message>
        <source>seat %1 tied</source>
        <translation>place %1 : égalité</translation>
    </message>
    <message>
        <source>Build the payout</source>
        <translation>Construire le paiement</translation>
    </message>
    <message>
        <source>Cut out a stack</source>
        <translation>Couper une pile</translation>
    </message>
    <message>
        <source>Who won, who lost</source>
        <translation>Qui gagne, qui perd</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>La suite</translation>
    </message>
    <message>
        <source>Burn and deal</source>
        <translation>Brûler et donner</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>The right call</source>
        <translation>La bonne annonce</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>Repérer la faute</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>What is due, from the chips of the tray</source>
        <translation>Ce qui est dû, avec les jetons du plateau</translation>
    </message>
    <message>
        <source>Heaps of four or five, so that it can be proved</source>
        <translation>Des tas de quatre ou cinq, pour pouvoir vérifier</translation>
    </message>
    <message>
        <source>Read the table in the order of settlement</source>
        <translation>Lire la table dans l&apos;ordre du règlement</translation>
    </message>
    <message>
        <source>The next step, from any point of a round</source>
        <translation>Le pas suivant, de n&apos;importe où dans la manche</translation>
    </message>
    <message>
        <source>Every card to its place, every burn in time</source>
        <translation>Chaque carte à sa place, chaque brûlage à temps</translation>
    </message>
    <message>
        <source>Bets too low, too high or not taken here</source>
        <translation>Mises trop basses, trop hautes ou refusées ici</translation>
    </message>
    <message>
        <source>The words at the right moment</source>
        <translation>Les mots au bon moment</translation>
    </message>
    <message>
        <source>Stop a dealer at his mistake</source>
        <translation>Arrêtez le croupier quand il se trompe</translation>
    </message>
    <message>
        <source>The rules of this house, not another&apos;s</source>
        <translation>Les règles de cette maison, pas d&apos;une autre</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>In the fewest chips.</source>
        <translation>Avec le moins de jetons.</translation>
    </message>
    <message numerus="yes">
        <source>Cut out %n chip(s) of %1.</source>
        <translation>
            <numerusform>Coupez %n jeton de %1.</numerusform>
            <numerusform>Coupez %n jetons de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Burn and deal what is due now.</source>
        <translation>Brûlez et donnez ce qui est dû.</translation>
    </message>
    <message>
        <source>Watch the dealer. Stop him at his first mistake.</source>
        <translation>Regardez le croupier. Arrêtez-le dès qu&apos;il se trompe.</translation>
    </message>
    <message>
        <source>%1 of %2, %3 s</source>
        <translation>%1 sur %2, %3 s</translation>
    </message>
    <message>
        <source>going down</source>
        <translation>en baisse</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>stable</translation>
    </message>
    <message>
        <source>getting better</source>
        <translation>en progrès</translation>
    </message>
    <message>
        <source>Pay the %1 at seat %2.</source>
        <translation>Payez : %1, place %2.</translation>
    </message>
    <message>
        <source>Take what is due of the %1 at seat %2.</source>
        <translation>Ramassez ce qui est dû : %1, place %2.</translation>
    </message>
    <message>
        <source>Hand back what is due of the %1 at seat %2.</source>
        <translation>Rendez ce qui est dû : %1, place %2.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillsScreen</name>
    <message>
        <source>Drills</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Drills: a minute each</source>
        <translation>Exercices : une minute chacun</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>My level</source>
        <translation>Mon niveau</translation>
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
        <translation>Cette maison n&apos;a pas l&apos;usage de cet exercice.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>This run is not kept: %1</source>
        <translation>Cet essai n&apos;est pas gardé : %1</translation>
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
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <source>This round:</source>
        <translation>Cette manche :</translation>
    </message>
    <message numerus="yes">
        <source>On average over %n round(s):</source>
        <translation>
            <numerusform>En moyenne, sur %n manche :</numerusform>
            <numerusform>En moyenne, sur %n manches :</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortWords</name>
    <message>
        <source>Pick-and-pay takes %1 more hand motions per round.</source>
        <translation>Ramasser et payer demande %1 gestes de plus par manche.</translation>
    </message>
    <message>
        <source>Lay-and-pay takes %1 more hand motions per round.</source>
        <translation>Laisser et payer demande %1 gestes de plus par manche.</translation>
    </message>
    <message>
        <source>The left table takes %1 more hand motions per round.</source>
        <translation>La table de gauche demande %1 gestes de plus par manche.</translation>
    </message>
    <message>
        <source>The right table takes %1 more hand motions per round.</source>
        <translation>La table de droite demande %1 gestes de plus par manche.</translation>
    </message>
    <message>
        <source>Pick-and-pay takes %1 s longer per round.</source>
        <translation>Ramasser et payer prend %1 s de plus par manche.</translation>
    </message>
    <message>
        <source>Lay-and-pay takes %1 s longer per round.</source>
        <translation>Laisser et payer prend %1 s de plus par manche.</translation>
    </message>
    <message>
        <source>The left table takes %1 s longer per round.</source>
        <translation>La table de gauche prend %1 s de plus par manche.</translation>
    </message>
    <message>
        <source>The right table takes %1 s longer per round.</source>
        <translation>La table de droite prend %1 s de plus par manche.</translation>
    </message>
    <message>
        <source>Pick-and-pay leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Ramasser et payer laisse les cartes de chaque main %1 s de plus sur le tapis : le temps de corriger un paiement d&apos;après les cartes.</translation>
    </message>
    <message>
        <source>Lay-and-pay leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Laisser et payer laisse les cartes de chaque main %1 s de plus sur le tapis : le temps de corriger un paiement d&apos;après les cartes.</translation>
    </message>
    <message>
        <source>The left table leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>La table de gauche laisse les cartes de chaque main %1 s de plus sur le tapis : le temps de corriger un paiement d&apos;après les cartes.</translation>
    </message>
    <message>
        <source>The right table leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>La table de droite laisse les cartes de chaque main %1 s de plus sur le tapis : le temps de corriger un paiement d&apos;après les cartes.</translation>
    </message>
    <message>
        <source>Both take the same.</source>
        <translation>Les deux demandent autant.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamBar</name>
    <message>
        <source>Give up…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>All rounds are dealt</source>
        <translation>Toutes les manches sont données</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Round %1 of at least %2</source>
        <translation>Manche %1 sur %2 au moins</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Temps restant : %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Temps : %1</translation>
    </message>
    <message>
        <source>%1 s a round</source>
        <translation>%1 s par manche</translation>
    </message>
    <message>
        <source>At most %1 seconds a round, on average</source>
        <translation>Au plus %1 secondes par manche, en moyenne</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamLines</name>
    <message>
        <source>You pick and pay.</source>
        <translation>Vous ramassez et payez.</translation>
    </message>
    <message>
        <source>You lay and pay.</source>
        <translation>Vous laissez et payez.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n round(s))</source>
        <translation>
            <numerusform>%1 (%n manche)</numerusform>
            <numerusform>%1 (%n manches)</numerusform>
        </translation>
    </message>
    <message>
        <source>Among other things there is at least: %1.</source>
        <translation>Entre autres, il y a au moins : %1.</translation>
    </message>
    <message>
        <source>Rounds are added until all of it has come up.</source>
        <translation>Des manches s’ajoutent jusqu’à ce que tout soit arrivé.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1, %n minute</numerusform>
            <numerusform>%1, %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>Vous donnez %n manche selon les règles de %1.</numerusform>
            <numerusform>Vous donnez %n manches selon les règles de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal at least %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>Vous donnez au moins %n manche selon les règles de %1.</numerusform>
            <numerusform>Vous donnez au moins %n manches selon les règles de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) are taken.</source>
        <translation>
            <numerusform>%n place est prise.</numerusform>
            <numerusform>%n places sont prises.</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin with the shuffle.</source>
        <translation>Vous commencez par le mélange.</translation>
    </message>
    <message>
        <source>The shoe is ready: you begin with the bets.</source>
        <translation>Le sabot est prêt : vous commencez par les mises.</translation>
    </message>
    <message numerus="yes">
        <source>After the last round: %n question(s) about the rules of the house.</source>
        <translation>
            <numerusform>Après la dernière manche : %n question sur les règles de la maison.</numerusform>
            <numerusform>Après la dernière manche : %n questions sur les règles de la maison.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody tells you what is right or wrong while you deal. Nothing can be undone, and there is no pause.</source>
        <translation>Personne ne vous dit ce qui est juste ou faux pendant que vous donnez. Rien ne s&apos;annule, et il n&apos;y a pas de pause.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n minute(s).</source>
        <translation>
            <numerusform>Vous avez %n minute.</numerusform>
            <numerusform>Vous avez %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each added round adds its share.</source>
        <translation>Chaque manche ajoutée apporte sa part de temps.</translation>
    </message>
    <message numerus="yes">
        <source>A round may take %n second(s) on average.</source>
        <translation>
            <numerusform>Une manche peut durer %n seconde en moyenne.</numerusform>
            <numerusform>Une manche peut durer %n secondes en moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need %1 of 100 points, by the scoring of the house.</source>
        <translation>Il vous faut %1 points sur 100, selon la notation de la maison.</translation>
    </message>
    <message>
        <source>Needed in each group: %1.</source>
        <translation>Doit être juste dans chaque groupe : %1.</translation>
    </message>
    <message>
        <source>Of the questions, %1 % must be answered right.</source>
        <translation>Des questions, %1 % doivent être justes.</translation>
    </message>
    <message>
        <source>One of these fails the exam, unless you correct it as the house allows: %1.</source>
        <translation>Une seule de ces fautes fait échouer, sauf si vous la corrigez comme la maison le permet : %1.</translation>
    </message>
    <message>
        <source>If the computer stops, the exam goes on with the same cards; the clock runs on meanwhile.</source>
        <translation>Si l&apos;ordinateur s&apos;arrête, l&apos;examen continue avec les mêmes cartes ; l&apos;heure tourne entre-temps.</translation>
    </message>
    <message>
        <source>If the computer stops, the exam goes on with the same cards, at the time of your last act.</source>
        <translation>Si l&apos;ordinateur s&apos;arrête, l&apos;examen continue avec les mêmes cartes, à l&apos;heure de votre dernier acte.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamPlaces</name>
    <message>
        <source>Sit an exam</source>
        <translation>Passer un examen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>Contrôler un certificat</translation>
    </message>
    <message>
        <source>Site keys</source>
        <translation>Clés du site</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Examens</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamScreen</name>
    <message>
        <source>Exams</source>
        <translation>Examens</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Examens et certificats</translation>
    </message>
    <message>
        <source>The exam stopped here: %1. It is still under way.</source>
        <translation>L&apos;examen n&apos;est pas allé plus loin ici : %1. Il est toujours en cours.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamTile</name>
    <message numerus="yes">
        <source>%n round(s), %1</source>
        <comment>rounds done and time</comment>
        <translation>
            <numerusform>%n manche, %1</numerusform>
            <numerusform>%n manches, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds, %3</source>
        <comment>rounds done, all rounds, time</comment>
        <translation>%1 manches sur %2, %3</translation>
    </message>
    <message>
        <source>has not begun to deal</source>
        <translation>n&apos;a pas commencé à donner</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsPage</name>
    <message>
        <source>Given up</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Pas réussi</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Révoqué</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Jusqu&apos;au %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
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
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>Exams that are done, the latest first</source>
        <translation>Examens faits, les derniers d&apos;abord</translation>
    </message>
    <message>
        <source>No exam is under way.</source>
        <translation>Aucun examen n&apos;est en cours.</translation>
    </message>
    <message numerus="yes">
        <source>%n exam(s) under way</source>
        <translation>
            <numerusform>%n examen en cours</numerusform>
            <numerusform>%n examens en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>The server cannot be reached: this is what it said last. (%1)</source>
        <translation>Le serveur est hors d&apos;atteinte : voici ce qu&apos;il a dit en dernier. (%1)</translation>
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
        <translation>Examens et certificats</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>Contrôler un certificat</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExportDialog</name>
    <message>
        <source>A table with a line for each session of the list, for a spreadsheet. Cells that look like formulas are made harmless.</source>
        <translation>Un tableau avec une ligne par séance de la liste, pour un tableur. Les cellules qui ressemblent à des formules sont neutralisées.</translation>
    </message>
    <message>
        <source>A table with a line for each trainee: sessions, rounds, findings, hours by game. For a spreadsheet.</source>
        <translation>Un tableau avec une ligne par stagiaire : séances, manches, constats, heures par jeu. Pour un tableur.</translation>
    </message>
    <message>
        <source>xAPI 1.0.3 statements, one on a line, for a learning record store. Exporting twice gives the same ids.</source>
        <translation>Déclarations xAPI 1.0.3, une par ligne, pour un entrepôt de données d&apos;apprentissage. Exporter deux fois donne les mêmes identifiants.</translation>
    </message>
    <message>
        <source>Each session of the list as a file in dealing notation, in a folder that you choose.</source>
        <translation>Chaque séance de la liste dans un fichier de notation, dans un dossier de votre choix.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barre</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Séances</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>xAPI statements</source>
        <translation>Déclarations xAPI</translation>
    </message>
    <message>
        <source>Files of notation</source>
        <translation>Fichiers de notation</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Quoi exporter</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Entre les cellules</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>System that gave the employee numbers</source>
        <translation>Système qui a donné les matricules</translation>
    </message>
    <message>
        <source>Columns, in this order</source>
        <translation>Colonnes, dans cet ordre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>xAPI statements (*.jsonl)</source>
        <translation>Déclarations xAPI (*.jsonl)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Folder for the sessions</source>
        <translation>Dossier des séances</translation>
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
    <name>pitwise::ui::Gestures</name>
    <message>
        <source>Click the shoe.</source>
        <translation>Cliquez sur le sabot.</translation>
    </message>
    <message>
        <source>Click its place.</source>
        <translation>Cliquez sur sa place.</translation>
    </message>
    <message>
        <source>Click the call.</source>
        <translation>Cliquez sur l&apos;annonce.</translation>
    </message>
    <message>
        <source>Click the patron.</source>
        <translation>Cliquez sur le joueur.</translation>
    </message>
    <message>
        <source>Click the discards.</source>
        <translation>Cliquez sur la défausse.</translation>
    </message>
    <message>
        <source>Click the card, then the discards.</source>
        <translation>Cliquez sur la carte, puis sur la défausse.</translation>
    </message>
    <message>
        <source>Click the cards, then the discards.</source>
        <translation>Cliquez sur les cartes, puis sur la défausse.</translation>
    </message>
    <message>
        <source>Click the bet, then Half, then the rim of the tray.</source>
        <translation>Cliquez sur la mise, puis sur Moitié, puis sur le bord de la caisse.</translation>
    </message>
    <message>
        <source>Click the bet, then the rim of the tray.</source>
        <translation>Cliquez sur la mise, puis sur le bord de la caisse.</translation>
    </message>
    <message>
        <source>Pick the chips from their tubes, then click the bet.</source>
        <translation>Prenez les jetons dans leurs tubes, puis cliquez sur la mise.</translation>
    </message>
    <message>
        <source>Pick the chips from their tubes, then click the post&apos;s place.</source>
        <translation>Prenez les jetons dans leurs tubes, puis cliquez sur la place de la mise de la maison.</translation>
    </message>
    <message>
        <source>Drag the post to the patron.</source>
        <translation>Glissez la mise de la maison vers le joueur.</translation>
    </message>
    <message>
        <source>Click the bet, pick the amount from the tubes, then click the patron.</source>
        <translation>Cliquez sur la mise, prenez le montant dans les tubes, puis cliquez sur le joueur.</translation>
    </message>
    <message>
        <source>Click the bet, then the patron.</source>
        <translation>Cliquez sur la mise, puis sur le joueur.</translation>
    </message>
    <message>
        <source>Press &quot;Deal face down&quot;.</source>
        <translation>Appuyez sur « Donner face cachée ».</translation>
    </message>
    <message>
        <source>Right-click the payoff and choose.</source>
        <translation>Cliquez sur le paiement avec le bouton droit et choisissez.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::GuidedRound</name>
    <message>
        <source>This round cannot be dealt</source>
        <translation>Cette manche ne peut pas être donnée</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeapsPad</name>
    <message>
        <source>That is all</source>
        <translation>C&apos;est tout</translation>
    </message>
    <message>
        <source>Undo a heap</source>
        <translation>Enlever un tas</translation>
    </message>
    <message>
        <source>Each digit puts down a heap of that many chips.</source>
        <translation>Chaque chiffre pose un tas d&apos;autant de jetons.</translation>
    </message>
    <message>
        <source>Heap of %1</source>
        <translation>Tas de %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeapsView</name>
    <message numerus="yes">
        <source>A stack of %n chip(s)</source>
        <translation>
            <numerusform>Une pile de %n jeton</numerusform>
            <numerusform>Une pile de %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps: %1</source>
        <translation>Tas : %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeatMap</name>
    <message>
        <source>Where on the table mistakes are made</source>
        <translation>Où l&apos;on se trompe sur la table</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <comment>seat and number of mistakes</comment>
        <translation>place %1 : %2</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message numerus="yes">
        <source>At no seat: %n mistake(s)</source>
        <translation>
            <numerusform>À aucune place : %n faute</numerusform>
            <numerusform>À aucune place : %n fautes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %2: %n mistake(s)</source>
        <comment>seat and bet</comment>
        <translation>
            <numerusform>Place %1, %2 : %n faute</numerusform>
            <numerusform>Place %1, %2 : %n fautes</numerusform>
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
    <message>
        <source>In your hand: a part of the %1</source>
        <translation>Dans votre main, une partie : %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkForm</name>
    <message>
        <source>Payouts</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Cutting out chips</source>
        <translation>Couper les jetons</translation>
    </message>
    <message>
        <source>Who won, who lost</source>
        <translation>Qui gagne, qui perd</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>La suite</translation>
    </message>
    <message>
        <source>Burning and dealing</source>
        <translation>Brûler et donner</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>Repérer la faute</translation>
    </message>
    <message>
        <source>Questions about the house</source>
        <translation>Questions sur la maison</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Sans date</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Demain</translation>
    </message>
    <message>
        <source>In 3 days</source>
        <translation>Dans 3 jours</translation>
    </message>
    <message>
        <source>In a week</source>
        <translation>Dans une semaine</translation>
    </message>
    <message>
        <source>In 2 weeks</source>
        <translation>Dans 2 semaines</translation>
    </message>
    <message>
        <source>Set homework</source>
        <translation>Donner un devoir</translation>
    </message>
    <message>
        <source>Kind of homework</source>
        <translation>Type de devoir</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Ce qu&apos;il faut faire</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Until when</source>
        <translation>Jusqu&apos;à quand</translation>
    </message>
    <message>
        <source>The homework is set.</source>
        <translation>Le devoir est donné.</translation>
    </message>
    <message>
        <source>The homework could not be set</source>
        <translation>Le devoir n&apos;a pas pu être donné</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkPage</name>
    <message>
        <source>Take it back</source>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Pour qui</translation>
    </message>
    <message>
        <source>The whole class</source>
        <translation>Toute la classe</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numéro %2</translation>
    </message>
    <message>
        <source>No homework is set. Choose for whom and what, then press &quot;Set homework&quot;.</source>
        <translation>Aucun devoir n&apos;est donné. Choisissez pour qui et quoi, puis appuyez sur « Donner un devoir ».</translation>
    </message>
    <message>
        <source>The homework could not be taken back</source>
        <translation>Le devoir n&apos;a pas pu être retiré</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkPanel</name>
    <message>
        <source>Homework from %1: %2</source>
        <translation>Devoir donné par %1 : %2</translation>
    </message>
    <message>
        <source>Homework from %1, late since %2: %3</source>
        <translation>Devoir donné par %1, en retard depuis le %2 : %3</translation>
    </message>
    <message>
        <source>Homework from %1 until %2: %3</source>
        <translation>Devoir donné par %1 pour le %2 : %3</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Le faire</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Le faire : %1</translation>
    </message>
    <message>
        <source>More follows when these are done.</source>
        <translation>D&apos;autres suivent quand ceux-ci sont faits.</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Continuer l&apos;examen</translation>
    </message>
    <message>
        <source>Your exam is under way: %1, begun %2. A trainer opens it again.</source>
        <translation>Votre examen est en cours : %1, commencé %2. Un formateur le rouvre.</translation>
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
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>Fait le %1</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 sur %2 faits</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Pour qui</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu&apos;au</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Devoirs</translation>
    </message>
    <message>
        <source>The whole class</source>
        <translation>Toute la classe</translation>
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
    <name>pitwise::ui::IssueCard</name>
    <message>
        <source>Sign and issue the certificate</source>
        <translation>Signer et délivrer le certificat</translation>
    </message>
    <message>
        <source>Save the badge…</source>
        <translation>Enregistrer le badge…</translation>
    </message>
    <message>
        <source>Badges (*.jwt)</source>
        <translation>Badges (*.jwt)</translation>
    </message>
    <message>
        <source>Save the certificate…</source>
        <translation>Enregistrer le certificat…</translation>
    </message>
    <message>
        <source>Save a PDF…</source>
        <translation>Enregistrer un PDF…</translation>
    </message>
    <message>
        <source>Certificates (*.pitcert)</source>
        <translation>Certificats (*.pitcert)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>Sign the result off</source>
        <translation>Valider le résultat</translation>
    </message>
    <message>
        <source>The trainer&apos;s signature makes this result a certificate.</source>
        <translation>La signature du formateur fait de ce résultat un certificat.</translation>
    </message>
    <message>
        <source>Issued on %1, and revoked since.</source>
        <translation>Délivré le %1, et révoqué depuis.</translation>
    </message>
    <message>
        <source>Issued on %1, valid until %2.</source>
        <translation>Délivré le %1, valable jusqu&apos;au %2.</translation>
    </message>
    <message>
        <source>The exam is being dealt again and signed…</source>
        <translation>L&apos;examen est redonné et signé…</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>Enregistrer le certificat</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
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
    <message>
        <source>Read it</source>
        <translation>La lire</translation>
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
        <source>What is next, and where</source>
        <translation>La suite, et où</translation>
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
    <message>
        <source>%1, seat</source>
        <translation>%1, place</translation>
    </message>
    <message>
        <source>%1, seat, bet</source>
        <translation>%1, place, mise</translation>
    </message>
    <message>
        <source>seat, %1</source>
        <translation>place, %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Flèches, Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Page haut, bas</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Origine, Fin</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeysPage</name>
    <message>
        <source>retired on %1</source>
        <translation>retirée le %1</translation>
    </message>
    <message>
        <source>revoked on %1</source>
        <translation>révoquée le %1</translation>
    </message>
    <message>
        <source>signs certificates</source>
        <translation>signe les certificats</translation>
    </message>
    <message>
        <source>Make a key…</source>
        <translation>Faire une clé…</translation>
    </message>
    <message>
        <source>Export the public half…</source>
        <translation>Exporter la moitié publique…</translation>
    </message>
    <message>
        <source>Rotate…</source>
        <translation>Renouveler…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Révoquer…</translation>
    </message>
    <message>
        <source>Write the revocation list…</source>
        <translation>Écrire la liste des révocations…</translation>
    </message>
    <message>
        <source>A key signs certificates. It belongs to a trainer, and his passphrase opens it. Give its public half to whoever verifies your certificates, and let them compare the fingerprint over the telephone.</source>
        <translation>Une clé signe des certificats. Elle est à un formateur, et sa phrase secrète l&apos;ouvre. Donnez sa moitié publique à qui contrôle vos certificats, et comparez l&apos;empreinte au téléphone.</translation>
    </message>
    <message>
        <source>Keys of this site</source>
        <translation>Clés de ce site</translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation>Faire une clé</translation>
    </message>
    <message>
        <source>It is encrypted under the passphrase of its trainer.</source>
        <translation>Elle est chiffrée par la phrase secrète de son formateur.</translation>
    </message>
    <message>
        <source>Name of the site</source>
        <translation>Nom du site</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Faire la clé</translation>
    </message>
    <message>
        <source>Rotate a trainer&apos;s key</source>
        <translation>Renouveler la clé d&apos;un formateur</translation>
    </message>
    <message>
        <source>The old key signs no more; what it signed stays valid. Give the new public half to whoever verifies your certificates.</source>
        <translation>L&apos;ancienne clé ne signe plus ; ce qu&apos;elle a signé reste valable. Donnez la nouvelle moitié publique à qui contrôle vos certificats.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Renouveler</translation>
    </message>
    <message>
        <source>Revoke this key?</source>
        <translation>Révoquer cette clé ?</translation>
    </message>
    <message>
        <source>Everything that it signed is void. Do this when the key may be in the wrong hands, then issue the good certificates again with a new key.</source>
        <translation>Tout ce qu&apos;elle a signé est nul. Faites-le si la clé peut être en de mauvaises mains, puis délivrez de nouveau les bons certificats avec une autre.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Revoke the key</source>
        <translation>Révoquer la clé</translation>
    </message>
    <message>
        <source>Keys (*.key)</source>
        <translation>Clés (*.key)</translation>
    </message>
    <message>
        <source>Export the public half</source>
        <translation>Exporter la moitié publique</translation>
    </message>
    <message>
        <source>Revocation lists (*.revocations)</source>
        <translation>Listes de révocations (*.revocations)</translation>
    </message>
    <message>
        <source>Write the revocation list</source>
        <translation>Écrire la liste des révocations</translation>
    </message>
    <message>
        <source>%1   %2, %3: %4</source>
        <translation>%1   %2, %3 : %4</translation>
    </message>
    <message>
        <source>There is no key yet. Make one to issue certificates.</source>
        <translation>Il n&apos;y a pas encore de clé. Faites-en une pour délivrer des certificats.</translation>
    </message>
    <message>
        <source>Made on %1. Fingerprint: %2</source>
        <translation>Faite le %1. Empreinte : %2</translation>
    </message>
    <message>
        <source>Made on %1. Reason: %2. Fingerprint: %3</source>
        <translation>Faite le %1. Raison : %2. Empreinte : %3</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>Sign the revocation list</source>
        <translation>Signer la liste des révocations</translation>
    </message>
    <message>
        <source>It names every certificate and every key that you declared void. Hand it out to whoever verifies your certificates.</source>
        <translation>Elle nomme chaque certificat et chaque clé que vous avez annulés. Distribuez-la à qui contrôle vos certificats.</translation>
    </message>
    <message>
        <source>Sign and write it</source>
        <translation>La signer et l&apos;écrire</translation>
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
    <message>
        <source>Add a lesson file</source>
        <translation>Ajouter un fichier de leçon</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Leçons (*.toml)</translation>
    </message>
    <message>
        <source>This file was not added:</source>
        <translation>Ce fichier n&apos;a pas été ajouté :</translation>
    </message>
    <message>
        <source>The order could not be stored:</source>
        <translation>L&apos;ordre n&apos;a pas pu être enregistré :</translation>
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
    <message>
        <source>%1 cannot deal such a round.</source>
        <translation>%1 ne peut pas donner une telle manche.</translation>
    </message>
    <message>
        <source>This lesson counts as done when its tasks and questions are. Missing: step %1.</source>
        <translation>Cette leçon compte comme faite quand ses tâches et questions le sont. Il manque : étape %1.</translation>
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
        <source>The preferences cannot be saved at the moment</source>
        <translation>Les préférences ne peuvent pas être enregistrées pour le moment</translation>
    </message>
    <message>
        <source>%1 stays as it was. Pitwise tries again with the next change. Make room on the disk, and check who may write there.</source>
        <translation>%1 reste tel quel. Pitwise réessaie au prochain changement. Faites de la place sur le disque et vérifiez qui peut y écrire.</translation>
    </message>
    <message>
        <source>%1 could not be written: the preferences stay as they were.</source>
        <translation>%1 n&apos;a pas pu être écrit : les préférences restent telles quelles.</translation>
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
    <message>
        <source>An exam is under way</source>
        <translation>Un examen est en cours</translation>
    </message>
    <message>
        <source>If you close the window, the exam stays under way. It can only go on with the trainer, with the same cards.</source>
        <translation>Si vous fermez la fenêtre, l&apos;examen reste en cours. Il ne peut continuer qu&apos;avec le formateur, avec les mêmes cartes.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>The session is not saved</source>
        <translation>La séance n&apos;est pas enregistrée</translation>
    </message>
    <message>
        <source>%1

If you close the window now, what you dealt last is lost. Save the session somewhere else first.</source>
        <translation>%1

Si vous fermez la fenêtre maintenant, ce que vous avez donné en dernier est perdu. Enregistrez d&apos;abord la séance ailleurs.</translation>
    </message>
    <message>
        <source>Save the session as…</source>
        <translation>Enregistrer la séance sous…</translation>
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
        <translation>Sessions, les dernières d&apos;abord</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Donnée</translation>
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
        <source>Findings</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>Mistakes that come back</source>
        <translation>Fautes qui reviennent</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Faute</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Skills that go wrong</source>
        <translation>Compétences ratées</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Rounds wrong</source>
        <translation>Manches fausses</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Dernières %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Review this session</source>
        <translation>Analyser cette session</translation>
    </message>
    <message>
        <source>Choose:</source>
        <translation>Choisissez :</translation>
    </message>
    <message>
        <source>Reading the sessions</source>
        <translation>Lecture des sessions</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>What keeps coming back</source>
        <translation>Ce qui revient</translation>
    </message>
    <message>
        <source>No session has been dealt yet. Every session you deal is listed here.</source>
        <translation>Aucune session n&apos;a encore été donnée. Chaque session que vous donnez figure ici.</translation>
    </message>
    <message>
        <source>Choose sessions at the left.</source>
        <translation>Choisissez des sessions à gauche.</translation>
    </message>
    <message numerus="yes">
        <source>Not one finding in %n session(s).</source>
        <translation>
            <numerusform>Pas une faute dans %n session.</numerusform>
            <numerusform>Pas une faute dans %n sessions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n session(s). Enter opens the last time it happened.</source>
        <translation>
            <numerusform>Dans %n session. Entrée ouvre la dernière fois.</numerusform>
            <numerusform>Dans %n sessions. Entrée ouvre la dernière fois.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MistakesPage</name>
    <message>
        <source>Any time</source>
        <translation>Tout le temps</translation>
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
        <source>Mistakes, and by how many people</source>
        <translation>Fautes, et de combien de personnes</translation>
    </message>
    <message>
        <source>When in the round</source>
        <translation>À quel moment de la manche</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>All houses</source>
        <translation>Toutes les maisons</translation>
    </message>
    <message>
        <source>How old</source>
        <translation>Ancienneté</translation>
    </message>
    <message>
        <source>Nothing has been dealt here yet.</source>
        <translation>Rien n&apos;a encore été donné ici.</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes in %n round(s), without those put right at once</source>
        <translation>
            <numerusform>%1 fautes en %n manche, sans celles corrigées aussitôt</numerusform>
            <numerusform>%1 fautes en %n manches, sans celles corrigées aussitôt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
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
    <message>
        <source>The cards of seat %1 are still on the layout: the floor can check.</source>
        <translation>Les cartes de la place %1 sont encore sur le tapis : le chef de table peut vérifier.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are gone: the floor must rely on witnesses.</source>
        <translation>Les cartes de la place %1 sont parties : le chef de table n&apos;a que des témoins.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoClass</name>
    <message>
        <source>There are no records.</source>
        <translation>Il n&apos;y a pas de registres.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoHomework</name>
    <message>
        <source>There are no records.</source>
        <translation>Il n&apos;y a pas de registres.</translation>
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
    <name>pitwise::ui::OpenHomework</name>
    <message>
        <source>This cannot come up in %1.</source>
        <translation>Cela ne peut pas se présenter dans %1.</translation>
    </message>
    <message>
        <source>Homework: %1. Deal this round without a mistake.</source>
        <translation>Devoir : %1. Donnez cette manche sans faute.</translation>
    </message>
    <message>
        <source>Not clean yet: deal it once more.</source>
        <translation>Pas encore sans faute : redonnez-la.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Clean. The homework is done.</source>
        <translation>Sans faute. Le devoir est fait.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The homework could not be marked as done</source>
        <translation>Le devoir n&apos;a pas pu être marqué comme fait</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OutcomesPad</name>
    <message>
        <source>That is everybody</source>
        <translation>C&apos;est tout le monde</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Click a seat or press its number, then say what became of it.</source>
        <translation>Cliquez une place ou tapez son numéro, puis dites ce qu&apos;il en est.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Nobody named yet.</source>
        <translation>Personne n&apos;est encore nommé.</translation>
    </message>
    <message>
        <source>Seat %1: won, lost or tied?</source>
        <translation>Place %1 : gagne, perd ou égalité ?</translation>
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
    <name>pitwise::ui::PeopleEditor</name>
    <message>
        <source>Add a trainee</source>
        <translation>Ajouter un apprenti</translation>
    </message>
    <message>
        <source>Add a trainer</source>
        <translation>Ajouter un formateur</translation>
    </message>
    <message>
        <source>Has left</source>
        <translation>Est parti</translation>
    </message>
    <message>
        <source>New PIN…</source>
        <translation>Nouveau code PIN…</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>Phrase secrète, encore</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Formateur</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Has a PIN</source>
        <translation>A un code PIN</translation>
    </message>
    <message>
        <source>Is back</source>
        <translation>Est de retour</translation>
    </message>
    <message>
        <source>You are at work here yourself.</source>
        <translation>C&apos;est vous qui travaillez ici.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PeoplePage</name>
    <message>
        <source>Name or number</source>
        <translation>Nom ou numéro</translation>
    </message>
    <message>
        <source>The class, those who need you first</source>
        <translation>La classe, d&apos;abord ceux qui ont besoin de vous</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonList</name>
    <message>
        <source>Name or number</source>
        <translation>Nom ou numéro</translation>
    </message>
    <message>
        <source>Find a trainee by name or number</source>
        <translation>Chercher un apprenti par nom ou numéro</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Apprentis</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numéro %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>Back to the class</source>
        <translation>Retour à la classe</translation>
    </message>
    <message>
        <source>Skills and progress…</source>
        <translation>Compétences et progrès…</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Examens et certificats</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>Exams and certificates, the latest first</source>
        <translation>Examens et certificats, les derniers d&apos;abord</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Devoirs</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Numéro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours dealt</source>
        <translation>%1 heures à table</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>note %1</translation>
    </message>
    <message>
        <source>last dealt %1</source>
        <translation>dernière fois le %1</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <comment>result and score</comment>
        <translation>%1, %2 points</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PinChange</name>
    <message>
        <source>Set the PIN</source>
        <translation>Définir le code PIN</translation>
    </message>
    <message>
        <source>The PIN so far</source>
        <translation>Code PIN actuel</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Nouveau code PIN</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>Nouveau code PIN, encore</translation>
    </message>
    <message>
        <source>Leave the new PIN empty to need none any more.</source>
        <translation>Laissez le nouveau code vide pour ne plus en avoir besoin.</translation>
    </message>
    <message>
        <source>With a PIN, nobody else can deal under this name.</source>
        <translation>Avec un code PIN, personne d&apos;autre ne peut donner sous ce nom.</translation>
    </message>
    <message>
        <source>The two new PINs are not the same.</source>
        <translation>Les deux nouveaux codes ne sont pas les mêmes.</translation>
    </message>
    <message>
        <source>Type a PIN.</source>
        <translation>Saisissez un code PIN.</translation>
    </message>
    <message>
        <source>The PIN is set.</source>
        <translation>Le code PIN est défini.</translation>
    </message>
    <message>
        <source>No PIN is needed any more.</source>
        <translation>Il n&apos;y a plus besoin de code PIN.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has %n characters or more.</source>
        <translation>
            <numerusform>Un code PIN a au moins %n caractère.</numerusform>
            <numerusform>Un code PIN a au moins %n caractères.</numerusform>
        </translation>
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
    <message>
        <source>Lively</source>
        <translation>Animée</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Chargée</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Cohue</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Croissante</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Pression</translation>
    </message>
    <message>
        <source>Lively: patrons chat and change their minds.
Busy: a full table; they hurry you and bet late.
Rush: all of it, often, and they dispute.
Rising: it grows with your clean rounds.</source>
        <translation>Animée : les joueurs bavardent et changent d&apos;avis.
Chargée : table pleine ; ils vous pressent et misent tard.
Cohue : tout cela, souvent, et ils contestent.
Croissante : elle monte avec vos manches sans faute.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeRun</name>
    <message>
        <source>%1 cannot deal a round to practise.</source>
        <translation>%1 ne peut pas donner une manche à travailler.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>la dernière</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>reste %n minute</numerusform>
            <numerusform>reste %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2. On %3 you made a mistake in this round. Deal it right.</source>
        <translation>Manche %1, %2. Le %3, vous vous êtes trompé dans cette manche. Donnez-la juste.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Round %1, %2. %3 You know this: now at the house&apos;s pace, %4 seconds.</source>
        <translation>Manche %1, %2. %3 Vous le savez : maintenant au rythme de la maison, %4 secondes.</translation>
    </message>
    <message>
        <source>Round %1, %2. %3</source>
        <translation>Manche %1, %2. %3</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Le bilan</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Right this time. Then it was: %1.</source>
        <translation>Juste cette fois. Ce jour-là : %1.</translation>
    </message>
    <message>
        <source>Not right yet. Then it was: %1.</source>
        <translation>Pas encore juste. Ce jour-là : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). It will come again soon.</source>
        <translation>
            <numerusform>%n faute. Elle reviendra bientôt.</numerusform>
            <numerusform>%n fautes. Cela reviendra bientôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clean, in %1 seconds. The house wants %2.</source>
        <translation>Sans faute, en %1 secondes. La maison veut %2.</translation>
    </message>
    <message>
        <source>Clean.</source>
        <translation>Sans faute.</translation>
    </message>
    <message>
        <source>The next round is being made.</source>
        <translation>La manche suivante se prépare.</translation>
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
    <name>pitwise::ui::PractiseScreen</name>
    <message>
        <source>Practise</source>
        <translation>S&apos;entraîner</translation>
    </message>
    <message>
        <source>Practise: what is due, weak or next</source>
        <translation>S&apos;entraîner : ce qui est dû, faible ou suivant</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 minutes</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 minutes</translation>
    </message>
    <message>
        <source>20 minutes</source>
        <translation>20 minutes</translation>
    </message>
    <message>
        <source>Deal them again</source>
        <translation>Les redonner</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>End the practice</source>
        <translation>Finir l&apos;entraînement</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Combien de temps</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Rien à travailler</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Looking at what you dealt.</source>
        <translation>Examen de ce que vous avez donné.</translation>
    </message>
    <message numerus="yes">
        <source>You know %1 of %n skill(s) of this house. Rounds are made for what is due, weak or next.</source>
        <translation>
            <numerusform>Vous savez %1 compétence sur %n de cette maison. Les manches visent ce qui est dû, faible ou suivant.</numerusform>
            <numerusform>Vous savez %1 compétences sur %n de cette maison. Les manches visent ce qui est dû, faible ou suivant.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you dealt before cannot be read: %1</source>
        <translation>Ce que vous avez donné avant est illisible : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd&apos;hui</translation>
    </message>
    <message numerus="yes">
        <source>None is open in this house. A mistake stays here until its skill went right %n time(s) in a row.</source>
        <translation>
            <numerusform>Aucune n&apos;est ouverte dans cette maison. Une faute reste ici jusqu&apos;à ce que sa compétence réussisse %n fois de suite.</numerusform>
            <numerusform>Aucune n&apos;est ouverte dans cette maison. Une faute reste ici jusqu&apos;à ce que sa compétence réussisse %n fois de suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mes fautes</translation>
    </message>
    <message>
        <source>You are practising: round %1.</source>
        <translation>Vous vous entraînez : manche %1.</translation>
    </message>
    <message>
        <source>In this round</source>
        <translation>Dans cette manche</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1 of them clean.</source>
        <translation>
            <numerusform>%n manche, %1 sans faute.</numerusform>
            <numerusform>%n manches, %1 sans faute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new is known yet: a skill counts once it went right %n time(s) in a row.</source>
        <translation>
            <numerusform>Rien de nouveau n&apos;est encore su : une compétence compte après %n fois juste de suite.</numerusform>
            <numerusform>Rien de nouveau n&apos;est encore su : une compétence compte après %n fois justes de suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>Pas encore juste</translation>
    </message>
    <message>
        <source>What got better</source>
        <translation>Ce qui va mieux</translation>
    </message>
    <message>
        <source>Nothing is due by tomorrow evening.</source>
        <translation>Rien n&apos;est dû d&apos;ici demain soir.</translation>
    </message>
    <message>
        <source>Due by tomorrow evening</source>
        <translation>Dû d&apos;ici demain soir</translation>
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
    <name>pitwise::ui::ProgressScreen</name>
    <message>
        <source>Progress</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Progress: what you know, and what is due</source>
        <translation>Progrès : ce que vous savez et ce qui est dû</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Practise, 10 minutes</source>
        <translation>S&apos;entraîner, 10 minutes</translation>
    </message>
    <message>
        <source>Acts that were right, week by week</source>
        <translation>Actes justes, semaine par semaine</translation>
    </message>
    <message>
        <source>Seconds a round, week by week</source>
        <translation>Secondes par manche, semaine par semaine</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Progrès de %1</translation>
    </message>
    <message>
        <source>The sessions cannot be read: %1</source>
        <translation>Les sessions sont illisibles : %1</translation>
    </message>
    <message>
        <source>Nothing was dealt yet.</source>
        <translation>Rien n&apos;a encore été donné.</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Rien n&apos;est dû aujourd&apos;hui.</translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) are due today.</source>
        <translation>
            <numerusform>%n compétence est due aujourd&apos;hui.</numerusform>
            <numerusform>%n compétences sont dues aujourd&apos;hui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready for the exam.</source>
        <translation>Prêt pour l&apos;examen.</translation>
    </message>
    <message numerus="yes">
        <source>Ready for the exam: %n skill(s) missing.</source>
        <translation>
            <numerusform>Pour l&apos;examen : il manque %n compétence.</numerusform>
            <numerusform>Pour l&apos;examen : il manque %n compétences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 hours dealt</source>
        <translation>%1 : %2 heures à table</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>nothing dealt</source>
        <translation>rien donné</translation>
    </message>
    <message>
        <source>%1 s, the house wants %2</source>
        <translation>%1 s, la maison veut %2</translation>
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
    <message>
        <source>Take chips from the tray first.</source>
        <translation>Prenez d&apos;abord des jetons au plateau.</translation>
    </message>
    <message>
        <source>No chips there.</source>
        <translation>Il n&apos;y a pas de jetons là.</translation>
    </message>
    <message>
        <source>Those are another patron&apos;s chips.</source>
        <translation>Ce sont les jetons d&apos;un autre joueur.</translation>
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
        <translation>Comptez contre une seule mise à la fois.</translation>
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
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numéro %2</translation>
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
    <message>
        <source>Everybody: deal, see his own sessions, set his own PIN. A guest&apos;s sessions are not kept.</source>
        <translation>Tous : donner, voir leurs propres sessions, définir leur propre code PIN. Les sessions d&apos;un invité ne sont pas conservées.</translation>
    </message>
    <message>
        <source>Trainers, with their passphrase: see everybody&apos;s sessions, add people, say who has left, set a new PIN; exams, certificates and homework.</source>
        <translation>Formateurs, avec leur phrase secrète : voir les sessions de tous, ajouter des personnes, noter qui est parti, définir un nouveau code PIN ; examens, certificats et devoirs.</translation>
    </message>
    <message>
        <source>Whoever owns the file or the database: back up, restore, remove a person, set a forgotten passphrase (pitwise-cli records). On a server, press Test to see what this station may do.</source>
        <translation>Le propriétaire du fichier ou de la base : sauvegarder, restaurer, supprimer une personne, remplacer une phrase secrète oubliée (pitwise-cli records). Avec un serveur, « Tester » montre ce que ce poste peut faire.</translation>
    </message>
    <message>
        <source>Who may do what</source>
        <translation>Qui peut faire quoi</translation>
    </message>
    <message>
        <source>What each may do with these records.</source>
        <translation>Ce que chacun peut faire avec ces registres.</translation>
    </message>
    <message>
        <source>rights trainer owner PIN passphrase</source>
        <translation>droits formateur propriétaire PIN phrase secrète</translation>
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
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Le fichier n&apos;a pas pu être écrit</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>The house file has changed since this session was dealt: it goes by the house it was dealt with.</source>
        <translation>Le fichier de la maison a changé depuis cette session : c&apos;est la maison d&apos;alors qui compte.</translation>
    </message>
    <message>
        <source>The engine has changed since this session was dealt: it may judge it otherwise.</source>
        <translation>Le moteur a changé depuis cette session : il pourrait la juger autrement.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ResultsPage</name>
    <message>
        <source>under way</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>passed, %1 points</source>
        <translation>réussi, %1 points</translation>
    </message>
    <message>
        <source>not passed, %1 points</source>
        <translation>pas réussi, %1 points</translation>
    </message>
    <message>
        <source>%1   %2: %3</source>
        <translation>%1   %2 : %3</translation>
    </message>
    <message>
        <source>%1, certificate</source>
        <translation>%1, certificat</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Montrer le résultat</translation>
    </message>
    <message>
        <source>Revoke the certificate…</source>
        <translation>Révoquer le certificat…</translation>
    </message>
    <message>
        <source>Exams of this person, the latest first</source>
        <translation>Examens de cette personne, les derniers d&apos;abord</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Examens</translation>
    </message>
    <message>
        <source>No exam was sat yet.</source>
        <translation>Aucun examen n&apos;a encore été passé.</translation>
    </message>
    <message>
        <source>The exam is being dealt again…</source>
        <translation>L&apos;examen est redonné…</translation>
    </message>
    <message>
        <source>Revoke this certificate?</source>
        <translation>Révoquer ce certificat ?</translation>
    </message>
    <message>
        <source>It is void from then on. Whoever verifies certificates needs your new revocation list: write it under Site keys.</source>
        <translation>Il est nul dès lors. Qui contrôle des certificats a besoin de votre nouvelle liste de révocations : écrivez-la sous « Clés du site ».</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Revoke it</source>
        <translation>Le révoquer</translation>
    </message>
    <message>
        <source>Say who deals to see your own results. A trainer sees everybody&apos;s: Records, Trainer.</source>
        <translation>Dites qui donne pour voir vos propres résultats. Un formateur voit ceux de tous : Registres, Formateur.</translation>
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
        <translation>Retour à ce qui a été fait</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Acts of the round</source>
        <translation>Actes de la manche</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Round %1: clean</source>
        <translation>Manche %1 : sans faute</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n finding(s)</source>
        <translation>
            <numerusform>Manche %1 : %n faute</numerusform>
            <numerusform>Manche %1 : %n fautes</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts of round %1</source>
        <translation>Actes de la manche %1</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Acte %1</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1 : %2 s</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Again from round %1</source>
        <translation>De nouveau depuis la manche %1</translation>
    </message>
    <message>
        <source>Now you: the table is as it was then. What you deal from here on counts.</source>
        <translation>À vous : la table est comme alors. Ce que vous donnez à partir d&apos;ici compte.</translation>
    </message>
    <message>
        <source>This round cannot be dealt again</source>
        <translation>Cette manche ne peut pas être redonnée</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review a session</source>
        <translation>Analyser une session</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Cette session</translation>
    </message>
    <message>
        <source>Several sessions</source>
        <translation>Plusieurs sessions</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Deal a round, and look back at it here.</source>
        <translation>Donnez une manche, et analysez-la ici.</translation>
    </message>
    <message>
        <source>What to review</source>
        <translation>Quoi analyser</translation>
    </message>
    <message>
        <source>Nothing is at the table. Deal a round and look back at it here, or choose &quot;Several sessions&quot;.</source>
        <translation>Rien n&apos;est à la table. Donnez une manche et analysez-la ici, ou choisissez « Plusieurs sessions ».</translation>
    </message>
    <message>
        <source>The first round is not over yet.</source>
        <translation>La première manche n&apos;est pas finie.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Il n&apos;y a pas de registres.</translation>
    </message>
    <message>
        <source>Part of this session could not be read</source>
        <translation>Une partie de cette session est illisible</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n faute</numerusform>
            <numerusform>%n fautes</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Enregistrer l&apos;analyse</translation>
    </message>
    <message>
        <source>review</source>
        <translation>analyse</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewSource</name>
    <message>
        <source>%1. The review ends before that line.</source>
        <translation>%1. L&apos;analyse s&apos;arrête avant cette ligne.</translation>
    </message>
    <message>
        <source>This session is recorded in silence and is not over. You can review it once it has ended.</source>
        <translation>Cette session est enregistrée en silence et n&apos;est pas finie. Vous pourrez l&apos;analyser quand elle le sera.</translation>
    </message>
    <message>
        <source>Nothing has been dealt in this session yet.</source>
        <translation>Rien n&apos;a encore été donné dans cette session.</translation>
    </message>
    <message>
        <source>the records</source>
        <translation>les registres</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RoundForm</name>
    <message>
        <source>Cards of the dealer</source>
        <translation>Cartes du croupier</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Amount of the late bet</source>
        <translation>Montant de la mise tardive</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>montant</translation>
    </message>
    <message>
        <source>at seat</source>
        <translation>à la place</translation>
    </message>
    <message>
        <source>after card</source>
        <translation>après la carte</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Mise principale</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>What he does</source>
        <translation>Ce qu&apos;il fait</translation>
    </message>
    <message>
        <source>Nothing out of the ordinary</source>
        <translation>Rien d&apos;inhabituel</translation>
    </message>
    <message>
        <source>A late bet</source>
        <translation>Une mise tardive</translation>
    </message>
    <message>
        <source>A patron disputes</source>
        <translation>Un joueur conteste</translation>
    </message>
    <message>
        <source>A card slides out unseen</source>
        <translation>Une carte glisse sans être vue</translation>
    </message>
    <message>
        <source>A card slides out and is seen</source>
        <translation>Une carte glisse et est vue</translation>
    </message>
    <message>
        <source>The equipment fails</source>
        <translation>Le matériel tombe en panne</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>Incident</translation>
    </message>
    <message>
        <source>Seat of the irregularity</source>
        <translation>Place de l&apos;incident</translation>
    </message>
    <message>
        <source>Cards before the irregularity</source>
        <translation>Cartes avant l&apos;incident</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>Cartes du croupier</translation>
    </message>
    <message>
        <source>Main bet at seat %1</source>
        <translation>Mise principale à la place %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Side bet at seat %1</source>
        <translation>Mise annexe à la place %1</translation>
    </message>
    <message>
        <source>Cards at seat %1</source>
        <translation>Cartes à la place %1</translation>
    </message>
    <message>
        <source>What the patron at seat %1 does</source>
        <translation>Ce que fait le joueur de la place %1</translation>
    </message>
    <message>
        <source>Seat %1: %2 is no amount. Write 25 or 12.50.</source>
        <translation>Place %1 : %2 n&apos;est pas un montant. Écrivez 25 ou 12.50.</translation>
    </message>
    <message>
        <source>Seat %1: write its cards as ranks, such as 9 K.</source>
        <translation>Place %1 : écrivez ses cartes par leur valeur, par exemple 9 K.</translation>
    </message>
    <message>
        <source>Seat %1: nobody can do &quot;%2&quot; here.</source>
        <translation>Place %1 : personne ne peut faire « %2 » ici.</translation>
    </message>
    <message>
        <source>Say how much the late bet is.</source>
        <translation>Dites combien est la mise tardive.</translation>
    </message>
    <message>
        <source>Give at least one seat a bet.</source>
        <translation>Donnez une mise à une place au moins.</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s cards as ranks, such as 9 K.</source>
        <translation>Écrivez les cartes du croupier par leur valeur, par exemple 9 K.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioCard</name>
    <message>
        <source>Deal it with the coach</source>
        <translation>Le donner avec le coach</translation>
    </message>
    <message>
        <source>Deal it silently</source>
        <translation>Le donner en silence</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seat(s) taken</source>
        <translation>
            <numerusform>%1, %n place prise</numerusform>
            <numerusform>%1, %n places prises</numerusform>
        </translation>
    </message>
    <message>
        <source>Set as homework…</source>
        <translation>Donner en devoir…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioEditor</name>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Title, such as &quot;Two wars and a late bet&quot;</source>
        <translation>Titre, par exemple « Deux batailles et une mise tardive »</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>What the trainee reads first (may be empty)</source>
        <translation>Ce que l&apos;apprenti lit d&apos;abord (peut être vide)</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Consigne</translation>
    </message>
    <message>
        <source>The house&apos;s own style</source>
        <translation>Le style de la maison</translation>
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
        <source>How to make it</source>
        <translation>Comment le faire</translation>
    </message>
    <message>
        <source>The round in dealing notation</source>
        <translation>La manche en notation</translation>
    </message>
    <message>
        <source>What happens in the round</source>
        <translation>Ce qui se passe dans la manche</translation>
    </message>
    <message numerus="yes">
        <source>The house&apos;s own dealer deals it in %n line(s), without a finding.</source>
        <translation>
            <numerusform>Le croupier de la maison le donne en %n ligne, sans faute.</numerusform>
            <numerusform>Le croupier de la maison le donne en %n lignes, sans faute.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenariosScreen</name>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Scenarios: rounds of your own</source>
        <translation>Scénarios : vos propres manches</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Nouveau scénario</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Le donner</translation>
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
        <source>A scenario is one round of your own: who sits where, what they bet, which cards come, what goes wrong. Make one, or open a file that somebody shared.</source>
        <translation>Un scénario est une manche à vous : qui s&apos;assied où, ce qu&apos;on mise, quelles cartes viennent, ce qui va mal. Faites-en un, ou ouvrez un fichier que quelqu&apos;un a partagé.</translation>
    </message>
    <message>
        <source>This scenario cannot be dealt</source>
        <translation>Ce scénario ne peut pas être donné</translation>
    </message>
    <message>
        <source>Give it a title first</source>
        <translation>Donnez-lui d&apos;abord un titre</translation>
    </message>
    <message>
        <source>The scenario could not be saved</source>
        <translation>Le scénario n&apos;a pas pu être enregistré</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Ouvrir un scénario</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal);;All files (*)</source>
        <translation>Notation (*.deal);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This scenario cannot be used</source>
        <translation>Ce scénario est inutilisable</translation>
    </message>
    <message>
        <source>Save a copy of the scenario</source>
        <translation>Enregistrer une copie du scénario</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Notation (*.deal)</translation>
    </message>
    <message>
        <source>Moved to the wastebasket: %1</source>
        <translation>Mis à la corbeille : %1</translation>
    </message>
    <message>
        <source>The scenario could not be removed</source>
        <translation>Le scénario n&apos;a pas pu être retiré</translation>
    </message>
    <message>
        <source>This scenario is not saved. Press Esc again to drop it.</source>
        <translation>Ce scénario n&apos;est pas enregistré. Appuyez encore sur Échap pour l&apos;abandonner.</translation>
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
    <name>pitwise::ui::SecretRules</name>
    <message>
        <source>The passphrases are not the same.</source>
        <translation>Les phrases secrètes ne sont pas les mêmes.</translation>
    </message>
    <message numerus="yes">
        <source>A passphrase has %n characters or more. It guards the key that signs certificates.</source>
        <translation>
            <numerusform>Une phrase secrète a au moins %n caractère. Elle protège la clé qui signe les certificats.</numerusform>
            <numerusform>Une phrase secrète a au moins %n caractères. Elle protège la clé qui signe les certificats.</numerusform>
        </translation>
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
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
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
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Set the exam</source>
        <translation>Préparer l&apos;examen</translation>
    </message>
    <message>
        <source>Who sits it</source>
        <translation>Qui le passe</translation>
    </message>
    <message>
        <source>The trainer opens an exam with his passphrase and hands over the table. Once it has begun it can only be finished or given up.</source>
        <translation>Le formateur ouvre un examen avec sa phrase secrète et remet la table. Une fois commencé, il ne peut être que fini ou abandonné.</translation>
    </message>
    <message>
        <source>Open a blueprint</source>
        <translation>Ouvrir un plan d&apos;examen</translation>
    </message>
    <message>
        <source>Blueprints (*.toml);;All files (*)</source>
        <translation>Plans d&apos;examen (*.toml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Continuer l&apos;examen</translation>
    </message>
    <message>
        <source>An exam is under way: %1, begun on %2. It can only go on, with the same cards. The trainer who opened it gives his passphrase again.</source>
        <translation>Un examen est en cours : %1, commencé le %2. Il ne peut que continuer, avec les mêmes cartes. Le formateur qui l&apos;a ouvert redonne sa phrase secrète.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un moment…</translation>
    </message>
    <message>
        <source>An exam needs a trainer and a trainee. Add both under Records: Trainer, then People.</source>
        <translation>Un examen demande un formateur et un apprenti. Ajoutez-les sous Registres : Formateur, puis Personnes.</translation>
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
        <source>This session cannot be kept in the records</source>
        <translation>Cette séance ne peut pas être conservée dans les registres</translation>
    </message>
    <message>
        <source>The records have more of this session than its file. What you deal now is not kept in them.</source>
        <translation>Les registres ont plus de cette séance que son fichier. Ce que vous distribuez maintenant n&apos;y est pas conservé.</translation>
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
    <message>
        <source>To deal, click the card&apos;s place.</source>
        <translation>Pour donner, cliquez sur la place de la carte.</translation>
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
    <name>pitwise::ui::SittingPage</name>
    <message>
        <source>Your last act is being stored. Please wait.</source>
        <translation>Votre dernier acte est en cours d&apos;enregistrement. Veuillez attendre.</translation>
    </message>
    <message>
        <source>Question %1 of %2. An answer cannot be taken back.</source>
        <translation>Question %1 sur %2. Une réponse ne peut pas être reprise.</translation>
    </message>
    <message>
        <source>It ends now and counts as not passed. The attempt stays in the records. The clock runs on while you read this.</source>
        <translation>Il finit maintenant et compte comme pas réussi. L&apos;essai reste dans les registres. L&apos;heure tourne pendant que vous lisez ceci.</translation>
    </message>
    <message>
        <source>Give up this exam?</source>
        <translation>Abandonner cet examen ?</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Continuer l&apos;examen</translation>
    </message>
    <message>
        <source>Give up the exam</source>
        <translation>Abandonner l&apos;examen</translation>
    </message>
    <message>
        <source>The records cannot be reached. Nothing is lost: the exam goes on as soon as they are back.</source>
        <translation>Les registres sont hors d&apos;atteinte. Rien n&apos;est perdu : l&apos;examen continue dès leur retour.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SkillLines</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
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
            <numerusform>%1 : juste dans %2 manche sur %n, due le %3.</numerusform>
            <numerusform>%1 : juste dans %2 manches sur %n, due le %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tile is a skill of this house.</source>
        <translation>Chaque case est une compétence de cette maison.</translation>
    </message>
    <message>
        <source>The fuller, the better it is known; the paler, the less we are sure; a dot: due. Point at a tile to read it.</source>
        <translation>Plus elle est pleine, mieux c&apos;est su ; plus elle est pâle, moins c&apos;est sûr ; un point : due. Pointez une case pour la lire.</translation>
    </message>
    <message>
        <source>%1 An act takes %2 s.</source>
        <translation>%1 Un acte prend %2 s.</translation>
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
    <name>pitwise::ui::SpotMenu</name>
    <message>
        <source>Take it all</source>
        <translation>Tout prendre</translation>
    </message>
    <message>
        <source>Take half of it</source>
        <translation>En prendre la moitié</translation>
    </message>
    <message>
        <source>Give it to the patron</source>
        <translation>Le donner au joueur</translation>
    </message>
    <message>
        <source>Hand it back</source>
        <translation>Le rendre</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Le refuser</translation>
    </message>
    <message>
        <source>Take the payoff back</source>
        <translation>Reprendre le paiement</translation>
    </message>
    <message>
        <source>Refuse the late bet</source>
        <translation>Refuser la mise tardive</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Ramasser les cartes</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>La défausser</translation>
    </message>
    <message>
        <source>Burn it</source>
        <translation>La brûler</translation>
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
    <message>
        <source>Somebody else was dealing: %1, round %2. It is not in your records.</source>
        <translation>Quelqu&apos;un d&apos;autre distribuait : %1, manche %2. Ce n&apos;est pas dans vos registres.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StepList</name>
    <message>
        <source>Your acts appear here, one line each.</source>
        <translation>Vos actes apparaissent ici, un par ligne.</translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation>Faute : %1</translation>
    </message>
    <message>
        <source>Steps of this round</source>
        <translation>Les pas de cette manche</translation>
    </message>
    <message>
        <source>Show the table as it was then</source>
        <translation>Montrer la table telle qu&apos;elle était</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Copier cette étape</translation>
    </message>
    <message>
        <source>Copy the round</source>
        <translation>Copier la manche</translation>
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
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>No act is counted yet.</source>
        <translation>Aucun acte compté pour l&apos;instant.</translation>
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
        <source>%1. %2</source>
        <comment>what comes next, how it is done</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Start here: call “Place your bets”. F2 says what comes next, and asking is free.</source>
        <translation>Commencez ici : annoncez « Faites vos jeux ». F2 dit la suite, et demander est gratuit.</translation>
    </message>
    <message>
        <source>Start here: %1. F2 says what comes next, and asking is free.</source>
        <translation>Commencez ici : %1. F2 dit la suite, et demander est gratuit.</translation>
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
    <message>
        <source>Pressure rises to %1 of %2.</source>
        <translation>La pression monte à %1 sur %2.</translation>
    </message>
    <message>
        <source>Pressure falls to %1 of %2.</source>
        <translation>La pression descend à %1 sur %2.</translation>
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
    <message>
        <source>That round was clean. Press again to deal it once more: the new attempt counts instead.</source>
        <translation>Cette manche était sans faute. Appuyez encore pour la redonner : le nouvel essai comptera.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>A mistake was made here</source>
        <translation>Une faute a été commise ici</translation>
    </message>
    <message>
        <source>The next act is here</source>
        <translation>Le prochain acte est ici</translation>
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
    <name>pitwise::ui::ThinScrollBar</name>
    <message>
        <source>Scroll</source>
        <translation>Défiler</translation>
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
    <name>pitwise::ui::TrainerDoor</name>
    <message>
        <source>Trainer…</source>
        <translation>Formateur…</translation>
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
        <source>Leave the trainer&apos;s area</source>
        <translation>Quitter l&apos;espace du formateur</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Trop d&apos;essais faux. Attendez %n seconde.</numerusform>
            <numerusform>Trop d&apos;essais faux. Attendez %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Faux. Attendez %n seconde avant un nouvel essai.</numerusform>
            <numerusform>Faux. Attendez %n secondes avant un nouvel essai.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Faux. Essayez encore.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>Phrase secrète, encore</translation>
    </message>
    <message>
        <source>There is no trainer yet. Be the first:</source>
        <translation>Il n&apos;y a pas encore de formateur. Soyez le premier :</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrainerProof</name>
    <message>
        <source>Trainer</source>
        <translation>Formateur</translation>
    </message>
    <message>
        <source>Passphrase of the trainer</source>
        <translation>Phrase secrète du formateur</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
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
        <translation>De même</translation>
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
    <message>
        <source>Nice table tonight.</source>
        <translation>Bonne table ce soir.</translation>
    </message>
    <message>
        <source>Is the buffet still open?</source>
        <translation>Le buffet est encore ouvert ?</translation>
    </message>
    <message>
        <source>My cousin deals, too.</source>
        <translation>Mon cousin est croupier aussi.</translation>
    </message>
    <message>
        <source>Have you been here long?</source>
        <translation>Vous êtes là depuis longtemps ?</translation>
    </message>
    <message>
        <source>Can we go a bit faster?</source>
        <translation>On peut aller plus vite ?</translation>
    </message>
    <message>
        <source>Come on, deal!</source>
        <translation>Allez, donnez !</translation>
    </message>
    <message>
        <source>I have a bus to catch.</source>
        <translation>J&apos;ai un bus à prendre.</translation>
    </message>
    <message>
        <source>We are waiting.</source>
        <translation>On attend.</translation>
    </message>
    <message>
        <source>Are you sure about that?</source>
        <translation>Vous en êtes sûr ?</translation>
    </message>
    <message>
        <source>The last dealer did it another way.</source>
        <translation>L&apos;autre croupier faisait autrement.</translation>
    </message>
    <message>
        <source>That looks odd to me.</source>
        <translation>Ça me paraît bizarre.</translation>
    </message>
    <message>
        <source>Did you count that right?</source>
        <translation>Vous avez bien compté ?</translation>
    </message>
    <message>
        <source>Yes… no, wait.</source>
        <translation>Oui… non, attendez.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WatchPad</name>
    <message>
        <source>Stop him</source>
        <translation>L&apos;arrêter</translation>
    </message>
    <message>
        <source>Two acts late is still in time.</source>
        <translation>Deux actes plus tard, c&apos;est encore à temps.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>What was the mistake?</source>
        <translation>Quelle était la faute ?</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WeekLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhatNow</name>
    <message>
        <source>Next: %1.</source>
        <translation>Ensuite : %1.</translation>
    </message>
    <message>
        <source>Went wrong lately: %1.</source>
        <translation>Raté récemment : %1.</translation>
    </message>
    <message>
        <source>Almost known: %1.</source>
        <translation>Presque su : %1.</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>Dû : %1.</translation>
    </message>
    <message>
        <source>You know every skill. Keep it that way: %1.</source>
        <translation>Tout est su. Entretenez-le : %1.</translation>
    </message>
    <message>
        <source>Practise, 10 minutes</source>
        <translation>S&apos;entraîner, 10 minutes</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>The course of a house, step by step</source>
        <translation>Le cours d&apos;une maison, pas à pas</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>One skill alone, a minute or two</source>
        <translation>Une seule compétence, une minute ou deux</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>Passer un examen</translation>
    </message>
    <message>
        <source>Demonstrate</source>
        <translation>Démontrer</translation>
    </message>
    <message>
        <source>Show a round step by step</source>
        <translation>Montrer une manche pas à pas</translation>
    </message>
    <message>
        <source>What is due, weak or next, in rounds made for you.</source>
        <translation>Ce qui est dû, faible ou suivant, en manches faites pour vous.</translation>
    </message>
    <message>
        <source>New here? Begin with lesson 1</source>
        <translation>Nouveau ici ? Commencez par la leçon 1</translation>
    </message>
    <message>
        <source>Seats, spots and chips; then the first cards. A few minutes.</source>
        <translation>Places, cases et jetons ; puis les premières cartes. Quelques minutes.</translation>
    </message>
    <message>
        <source>Go on with the course</source>
        <translation>Continuer le cours</translation>
    </message>
    <message>
        <source>What comes next is new to you: the lessons explain it.</source>
        <translation>La suite est nouvelle pour vous : les leçons l&apos;expliquent.</translation>
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
    <message>
        <source>Sessions of a guest are in nobody&apos;s records. Press to say who deals.</source>
        <translation>Les séances d&apos;un invité ne sont dans les registres de personne. Appuyez pour dire qui distribue.</translation>
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
    <message>
        <source>Change my PIN…</source>
        <translation>Changer mon code PIN…</translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation>Définir un code PIN…</translation>
    </message>
    <message>
        <source>No match. A trainer adds people, under Records.</source>
        <translation>Personne ne correspond. C&apos;est un formateur qui ajoute les personnes, sous Registres.</translation>
    </message>
    <message>
        <source>Guest (kept on this computer only)</source>
        <translation>Invité (sur cet ordinateur seulement)</translation>
    </message>
</context>
</TS>
