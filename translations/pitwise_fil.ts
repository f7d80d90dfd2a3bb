<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fil">
<context>
    <name>ClassList</name>
    <message>
        <source>%1: %2</source>
        <comment>skill group and how it goes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Wala pa</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Nagsasanay</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Handa</translation>
    </message>
    <message>
        <source>Certified</source>
        <translation>Sertipikado</translation>
    </message>
    <message>
        <source>Stuck: %1</source>
        <translation>Natigil: %1</translation>
    </message>
    <message>
        <source>Expires %1</source>
        <translation>Mapapaso sa %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Hanggang %1</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>hindi pa nagdi-deal</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>malinis</translation>
    </message>
    <message>
        <source>few mistakes</source>
        <translation>kaunting mali</translation>
    </message>
    <message>
        <source>often wrong</source>
        <translation>madalas mali</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n round(s)</source>
        <comment>number and rounds</comment>
        <translation>
            <numerusform>%1 · %n round</numerusform>
            <numerusform>%1 · %n round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>Patrons play against the dealer; ace high, suits ignored (choice: the source gives no ranks)</source>
        <translation>Laban sa dealer ang mga manlalaro; mataas ang alas, walang kinalaman ang suit (pili: walang ranggo sa source)</translation>
    </message>
    <message>
        <source>A main bet is required, the tie bet optional; a tie bet alone is refused</source>
        <translation>Kailangan ang main bet, opsiyonal ang taya sa tabla; tinatanggihan ang taya sa tabla na mag-isa</translation>
    </message>
    <message>
        <source>One card face up to each patron from left to right, then one to the dealer</source>
        <translation>Tig-isang nakatihayang baraha sa bawat manlalaro mula kaliwa pakanan, saka isa sa dealer</translation>
    </message>
    <message>
        <source>The first settlement runs right to left, one seat at a time, tie and main together (reading)</source>
        <translation>Mula kanan pakaliwa ang unang settlement, isang upuan bawat beses, magkasama ang tabla at main (basa)</translation>
    </message>
    <message>
        <source>Patron higher: main pays 1:1, tie bet loses</source>
        <translation>Mas mataas ang manlalaro: 1:1 ang main, talo ang taya sa tabla</translation>
    </message>
    <message>
        <source>Dealer higher: both lose</source>
        <translation>Mas mataas ang dealer: talo ang dalawa</translation>
    </message>
    <message>
        <source>Equal: the tie bet pays 10:1, and the patron is offered surrender or war</source>
        <translation>Magkapareho: 10:1 ang taya sa tabla, at iaalok sa manlalaro ang suko o war</translation>
    </message>
    <message>
        <source>Surrender costs half the main bet</source>
        <translation>Kalahati ng main bet ang bawas sa pagsuko</translation>
    </message>
    <message>
        <source>War: the patron adds a bet equal to his main bet, and the dealer posts the same</source>
        <translation>War: magdaragdag ang manlalaro ng tayang kasinghalaga ng main bet, at ipo-post ng dealer ang pareho</translation>
    </message>
    <message>
        <source>Three cards are burned before the patron&apos;s war card and three before the dealer&apos;s; with several wars, before each card (choice)</source>
        <translation>Tatlong baraha ang bina-burn bago ang war card ng manlalaro at tatlo bago ang sa dealer; kung maraming war, bago ang bawat baraha (pili)</translation>
    </message>
    <message>
        <source>Patron higher: he wins the three units in action, a net gain of one unit</source>
        <translation>Mas mataas ang manlalaro: panalo siya sa tatlong yunit na nakataya, netong isang yunit</translation>
    </message>
    <message>
        <source>War tie: he wins the three units and one more, a net gain of two</source>
        <translation>Tablang war: panalo siya sa tatlong yunit at isa pa, netong dalawa</translation>
    </message>
    <message>
        <source>Dealer higher: the house takes all three</source>
        <translation>Mas mataas ang dealer: kukunin ng house ang tatlo</translation>
    </message>
    <message>
        <source>The war round runs left to right (reading), in pick and pay or lay and pay as the house prefers</source>
        <translation>Mula kaliwa pakanan ang war (basa), pick and pay o lay and pay ayon sa gusto ng house</translation>
    </message>
    <message>
        <source>No bet may exceed the authorised limits</source>
        <translation>Walang tayang lalampas sa awtorisadong limit</translation>
    </message>
    <message>
        <source>The paytable: 1:1, half, 1:2 on two units, 1:1 on two units, tie bet 10:1</source>
        <translation>Ang bayaran: 1:1, kalahati, 1:2 sa dalawang yunit, 1:1 sa dalawang yunit, taya sa tabla 10:1</translation>
    </message>
    <message>
        <source>Six decks, ace high, suits do not matter</source>
        <translation>Anim na deck, mataas ang alas, walang kinalaman ang suit</translation>
    </message>
    <message>
        <source>A bet on War, on Tie or on both; a tie bet alone is valid</source>
        <translation>Taya sa War, sa Tie o sa dalawa; puwede ang taya sa tabla na mag-isa</translation>
    </message>
    <message>
        <source>New shoe: shuffle, a patron cuts, the cut card goes among the last 30 cards, load, burn the first card</source>
        <translation>Bagong shoe: magbalasa, magpuputol ang manlalaro, nasa huling 30 baraha ang cut card, ikarga, i-burn ang unang baraha</translation>
    </message>
    <message>
        <source>The dealer invites bets; from the first card on no bet is added or changed</source>
        <translation>Nag-aanyaya ng taya ang dealer; mula sa unang baraha, walang idadagdag o papalitang taya</translation>
    </message>
    <message>
        <source>One card each from the far left, then the dealer</source>
        <translation>Tig-isang baraha mula sa dulong kaliwa, saka ang dealer</translation>
    </message>
    <message>
        <source>All tie bets first, right to left; winners are paid 10:1</source>
        <translation>Unahin lahat ng taya sa tabla, mula kanan pakaliwa; 10:1 ang bayad sa panalo</translation>
    </message>
    <message>
        <source>Then main bets, left to right; winners are paid 1:1</source>
        <translation>Saka ang mga main bet, mula kaliwa pakanan; 1:1 ang bayad sa panalo</translation>
    </message>
    <message>
        <source>When his turn comes, a tied patron is offered surrender (for half) or war (for an equal second bet)</source>
        <translation>Sa turno niya, iaalok sa natabla ang suko (kalahati) o war (kasinghalagang ikalawang taya)</translation>
    </message>
    <message>
        <source>Three cards burned once, one card to each patron at war, one to the dealer; no tie bet on them</source>
        <translation>Tatlong baraha ang bina-burn nang isang beses, tig-isang baraha sa bawat nasa war, isa sa dealer; walang taya sa tabla rito</translation>
    </message>
    <message>
        <source>Wars left to right; lower loses both bets</source>
        <translation>Mga war mula kaliwa pakanan; talo sa dalawang taya ang mas mababa</translation>
    </message>
    <message>
        <source>Higher: the war bet pays 2:1, the main bet pushes</source>
        <translation>Mas mataas: 2:1 ang war bet, push ang main bet</translation>
    </message>
    <message>
        <source>Equal: the war bet pays 3:1, the main bet pushes (the edge is the patron&apos;s, on purpose)</source>
        <translation>Magkapareho: 3:1 ang war bet, push ang main bet (sinadya, pabor sa manlalaro ang edge)</translation>
    </message>
    <message>
        <source>When everything is settled and collected, the dealer invites bets again</source>
        <translation>Kapag settled at nakuha na lahat, muling mag-aanyaya ng taya ang dealer</translation>
    </message>
    <message>
        <source>When the cut card comes out, the round is finished, then the cards are shuffled</source>
        <translation>Paglabas ng cut card, tapusin ang round, saka balasahin ang baraha</translation>
    </message>
    <message>
        <source>Limits are displayed at the table</source>
        <translation>Nakapaskil sa mesa ang mga limit</translation>
    </message>
    <message>
        <source>Below the minimum: honoured once with a reminder; a second one from the same patron is refused</source>
        <translation>Mababa sa minimum: tatanggapin minsan nang may paalala; tatanggihan ang ikalawa ng parehong manlalaro</translation>
    </message>
    <message>
        <source>Above the maximum: settled at the maximum; the excess is handed back</source>
        <translation>Lampas sa maximum: sine-settle sa maximum; ibinabalik ang sobra</translation>
    </message>
    <message>
        <source>A card drawn by mistake and not seen is the next card</source>
        <translation>Ang barahang nahugot nang mali at hindi nakita ang susunod na baraha</translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced</source>
        <translation>Dini-discard at pinapalitan ang barahang nalantad nang mali</translation>
    </message>
    <message>
        <source>For anything else the floor is called</source>
        <translation>Sa lahat ng iba pa, tinatawag ang floor</translation>
    </message>
    <message>
        <source>Six decks, shuffled before every round</source>
        <translation>Anim na deck, binabalasa bago ang bawat round</translation>
    </message>
    <message>
        <source>A patron plays one, two or three hands</source>
        <translation>Naglalaro ang manlalaro ng isa, dalawa o tatlong kamay</translation>
    </message>
    <message>
        <source>A main bet per hand, with an optional tie bet beside it (reading: never alone); a hand that does not tie loses it</source>
        <translation>Isang main bet bawat kamay, may opsiyonal na taya sa tabla sa tabi (basa: hindi mag-isa); talo ito kapag hindi tumabla ang kamay</translation>
    </message>
    <message>
        <source>One card per hand and one for the house; higher wins 1:1, lower loses</source>
        <translation>Isang baraha bawat kamay at isa sa house; panalo ng 1:1 ang mas mataas, talo ang mas mababa</translation>
    </message>
    <message>
        <source>Tie: the tie bet pays 10:1; surrender or war, hand by hand (reading)</source>
        <translation>Tabla: 10:1 ang taya sa tabla; suko o war, kamay por kamay (basa)</translation>
    </message>
    <message>
        <source>Surrender: half is lost, the patron keeps the other half</source>
        <translation>Suko: talo ang kalahati, sa manlalaro ang kalahati</translation>
    </message>
    <message>
        <source>War: a raise equal to the main bet, and an optional tie bet on the war cards of exactly the main bet</source>
        <translation>War: dagdag na tayang kasinghalaga ng main bet, at opsiyonal na taya sa tabla sa war na eksaktong main bet</translation>
    </message>
    <message>
        <source>Three cards burned once (reading), then a card to each hand at war and the house</source>
        <translation>Tatlong baraha ang bina-burn nang isang beses (basa), saka isang baraha sa bawat kamay na nasa war at sa house</translation>
    </message>
    <message>
        <source>Higher: raise 1:1, main pushes; lower: both lost</source>
        <translation>Mas mataas: dagdag na taya 1:1, push ang main; mas mababa: talo ang dalawa</translation>
    </message>
    <message>
        <source>Equal: raise 2:1, main pushes, the tie bet on the war cards 10:1</source>
        <translation>Magkapareho: dagdag na taya 2:1, push ang main, taya sa tabla sa war 10:1</translation>
    </message>
    <message>
        <source>A &gt; K &gt; ... &gt; 2, suits ignored; a push is returned without winnings</source>
        <translation>A &gt; K &gt; ... &gt; 2, walang kinalaman ang suit; ibinabalik ang push nang walang panalo</translation>
    </message>
    <message>
        <source>Six decks, shuffled before every round, cards face up, ace high</source>
        <translation>Anim na deck, binabalasa bago ang bawat round, nakatihaya ang baraha, mataas ang alas</translation>
    </message>
    <message>
        <source>Higher 1:1, lower loses</source>
        <translation>Mas mataas 1:1, talo ang mas mababa</translation>
    </message>
    <message>
        <source>Equal: surrender half, or a war bet equal to the main bet</source>
        <translation>Magkapareho: isuko ang kalahati, o war bet na kasinghalaga ng main bet</translation>
    </message>
    <message>
        <source>War: one card each, no burn</source>
        <translation>War: tig-isang baraha, walang burn</translation>
    </message>
    <message>
        <source>Lower: both bets lost; higher: war bet 1:1, main pushes; equal: war bet 2:1, main pushes</source>
        <translation>Mas mababa: talo ang dalawang taya; mas mataas: war bet 1:1, push ang main; magkapareho: war bet 2:1, push ang main</translation>
    </message>
    <message>
        <source>Initial tie bet: only with a main bet, on the first cards, settled before the war begins, 11:1</source>
        <translation>Unang taya sa tabla: may main bet lang, sa unang baraha, sine-settle bago ang war, 11:1</translation>
    </message>
    <message>
        <source>Secondary tie bet: only with a war bet, on the war cards, 11:1, any amount (choice)</source>
        <translation>Ikalawang taya sa tabla: may war bet lang, sa war card, 11:1, anumang halaga (pili)</translation>
    </message>
    <message>
        <source>Main bet at most 1,000, initial tie bet at most 500</source>
        <translation>Main bet hanggang 1,000, unang taya sa tabla hanggang 500</translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays</source>
        <translation>Pinawawalang-bisa ng sira ang lahat ng bayad at laro</translation>
    </message>
    <message>
        <source>One, two, four, six or eight decks, no jokers</source>
        <translation>Isa, dalawa, apat, anim o walong deck, walang joker</translation>
    </message>
    <message>
        <source>The blackjack bet is mandatory, the War bonus optional; any two amounts that together stay within the table maximum</source>
        <translation>Kailangan ang taya sa blackjack, opsiyonal ang War bonus; alinmang dalawang halaga na magkasamang hindi lalampas sa maximum ng mesa</translation>
    </message>
    <message>
        <source>One card face up to each patron and to the dealer: the War hand, and the first blackjack card</source>
        <translation>Tig-isang nakatihayang baraha sa bawat manlalaro at sa dealer: ang War na kamay, at ang unang baraha ng blackjack</translation>
    </message>
    <message>
        <source>War: ace low, king high; the higher card wins even money; the house wins ties</source>
        <translation>War: mababa ang alas, mataas ang hari; panalo ng 1:1 ang mas mataas; panalo ang house sa tabla</translation>
    </message>
    <message>
        <source>A patron who loses the War bet loses only that bet and plays on</source>
        <translation>Ang manlalarong natalo sa War bet ay iyon lang ang talo at tuloy ang laro</translation>
    </message>
    <message>
        <source>All War bets are settled before any second card</source>
        <translation>Sine-settle lahat ng War bet bago ang anumang ikalawang baraha</translation>
    </message>
    <message>
        <source>Where parlays are allowed, winners are asked from right to left: take it all, or leave the winnings?</source>
        <translation>Kung puwede ang parlay, tinatanong ang mga nanalo mula kanan pakaliwa: kunin lahat, o iwan ang panalo?</translation>
    </message>
    <message>
        <source>Parlay: the winnings stay, the original War bet goes back to the patron</source>
        <translation>Parlay: naiiwan ang panalo, ibinabalik sa manlalaro ang orihinal na War bet</translation>
    </message>
    <message>
        <source>The parlayed War spot and the blackjack spot are separate wagers, both decided by the hand</source>
        <translation>Hiwalay na taya ang War spot na may parlay at ang blackjack spot, parehong kamay ang magpapasya</translation>
    </message>
    <message>
        <source>On a split or double the patron may match both bets; doubling for less is possible where the house allows it</source>
        <translation>Sa split o double, puwedeng tapatan ng manlalaro ang dalawang taya; puwede ang double for less kung pinapayagan ng house</translation>
    </message>
    <message>
        <source>Where parlays are not allowed, winnings and bet are handed over at once</source>
        <translation>Kung walang parlay, iniaabot agad ang panalo at taya</translation>
    </message>
    <message>
        <source>Then a second card face up to each patron, and one face down to the dealer</source>
        <translation>Saka ikalawang nakatihayang baraha sa bawat manlalaro, at isang nakataob sa dealer</translation>
    </message>
    <message>
        <source>Normal splits, doubles on two-card hands, the dealer hits soft 17, blackjack pays 3:2</source>
        <translation>Karaniwang split, double sa dalawang baraha, hit ang dealer sa soft 17, 3:2 ang blackjack</translation>
    </message>
    <message>
        <source>Everything else as in standard house-banked blackjack, within the authorised limits</source>
        <translation>Ang lahat ng iba ay gaya ng karaniwang blackjack laban sa house, sa loob ng awtorisadong limit</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>key needs new, list, export, rotate, revoke or revocations</source>
        <translation>kailangan ng key ang new, list, export, rotate, revoke o revocations</translation>
    </message>
    <message>
        <source>usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R]</source>
        <translation>gamit: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R]</translation>
    </message>
    <message>
        <source>exam list takes no names</source>
        <translation>walang pangalan ang exam list</translation>
    </message>
    <message>
        <source>exam check takes one file</source>
        <translation>isang file ang kailangan ng exam check</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam sit --exam ID --trainee N [--resume]</source>
        <translation>gamit: pitwise-cli exam sit --exam ID --trainee N [--resume]</translation>
    </message>
    <message>
        <source>usage: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE], or certificate revoke ID</source>
        <translation>gamit: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE], o certificate revoke ID</translation>
    </message>
    <message>
        <source>progress needs --trainee NUMBER</source>
        <translation>kailangan ng progress ang --trainee NUMBER</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;</source>
        <translation>di-kilalang command &apos;%1&apos;</translation>
    </message>
    <message>
        <source>standard output cannot be written</source>
        <translation>hindi masulatan ang standard output</translation>
    </message>
    <message>
        <source>standard input: larger than %1</source>
        <translation>standard input: mas malaki sa %1</translation>
    </message>
    <message>
        <source>standard input: cannot be read completely</source>
        <translation>standard input: hindi mabasa nang buo</translation>
    </message>
    <message>
        <source>%1: cannot be read: %2</source>
        <translation>%1: hindi mabasa: %2</translation>
    </message>
    <message>
        <source>--style is pick-and-pay or lay-and-pay, not &apos;%1&apos;</source>
        <translation>ang --style ay pick-and-pay o lay-and-pay, hindi &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--temper is careful, mixed or bold, not &apos;%1&apos;</source>
        <translation>ang --temper ay careful, mixed o bold, hindi &apos;%1&apos;</translation>
    </message>
    <message>
        <source>deal needs --house and takes only options</source>
        <translation>kailangan ng deal ang --house at mga opsiyon lang</translation>
    </message>
    <message>
        <source>the round could not be finished</source>
        <translation>hindi matapos ang round</translation>
    </message>
    <message>
        <source>%1 (see pitwise-cli --help)</source>
        <translation>%1 (tingnan ang pitwise-cli --help)</translation>
    </message>
    <message>
        <source>there is no help on &apos;%1&apos;</source>
        <translation>walang tulong sa &apos;%1&apos;</translation>
    </message>
    <message>
        <source>house check takes one file</source>
        <translation>isang file ang kailangan ng house check</translation>
    </message>
    <message>
        <source>%1: valid, %2</source>
        <translation>%1: wasto, %2</translation>
    </message>
    <message>
        <source>house diff takes two houses</source>
        <translation>dalawang house ang kailangan ng house diff</translation>
    </message>
    <message>
        <source>From %1 to %2:</source>
        <translation>Mula %1 papunta sa %2:</translation>
    </message>
    <message>
        <source>no differences.</source>
        <translation>walang pagkakaiba.</translation>
    </message>
    <message>
        <source>houses takes no names</source>
        <translation>walang pangalan ang houses</translation>
    </message>
    <message>
        <source>house needs check or diff</source>
        <translation>kailangan ng house ang check o diff</translation>
    </message>
    <message>
        <source>situation needs --house and takes only options</source>
        <translation>kailangan ng situation ang --house at mga opsiyon lang</translation>
    </message>
    <message>
        <source>situation needs either --for NAME or --list</source>
        <translation>kailangan ng situation ang --for NAME o --list</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>kailangan ng halaga ang %1</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>di-kilalang opsiyon %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &apos;%4&apos;</source>
        <translation>dapat buong numero mula %2 hanggang %3 ang %1, hindi &apos;%4&apos;</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not &apos;%2&apos;</source>
        <translation>dapat buong numero ang %1, hindi &apos;%2&apos;</translation>
    </message>
    <message>
        <source>manual needs --house and -o FILE</source>
        <translation>kailangan ng manual ang --house at -o FILE</translation>
    </message>
    <message>
        <source>no cards are burned before a war</source>
        <translation>walang bina-burn bago ang war</translation>
    </message>
    <message>
        <source>the house posts nothing at a war</source>
        <translation>walang post ang house sa war</translation>
    </message>
    <message>
        <source>a payout may be built from any chips</source>
        <translation>puwedeng buuin ang bayad mula sa anumang chips</translation>
    </message>
    <message>
        <source>Casino War has no blackjack hands</source>
        <translation>walang kamay ng blackjack ang Casino War</translation>
    </message>
    <message>
        <source>the house asks for no calls</source>
        <translation>walang hinihinging tawag ang house</translation>
    </message>
    <message>
        <source>no patron is offered a choice</source>
        <translation>walang pagpipilian ang manlalaro</translation>
    </message>
    <message>
        <source>no bet ever pushes</source>
        <translation>walang tayang nagpu-push</translation>
    </message>
    <message>
        <source>cards stay until every bet is settled</source>
        <translation>nakalapag ang baraha hanggang settled lahat ng taya</translation>
    </message>
    <message>
        <source>cards may be collected in any order</source>
        <translation>puwedeng kunin ang baraha sa anumang ayos</translation>
    </message>
    <message>
        <source>here it is %1</source>
        <translation>dito ay %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no finding code, clause or skill (see situation --house H --list)</source>
        <translation>hindi code ng mali, clause o kasanayan ang &apos;%1&apos; (tingnan ang situation --house H --list)</translation>
    </message>
    <message>
        <source>these cannot all come up in one round of %1</source>
        <translation>hindi puwedeng mangyari lahat ng ito sa isang round ng %1</translation>
    </message>
    <message>
        <source>%1 needs more patrons than that</source>
        <translation>kailangan ng %1 ng mas maraming manlalaro</translation>
    </message>
    <message>
        <source>%1 cannot come up in %2</source>
        <translation>hindi mangyayari ang %1 sa %2</translation>
    </message>
    <message>
        <source>%1 cannot come up in %2: %3</source>
        <translation>hindi mangyayari ang %1 sa %2: %3</translation>
    </message>
    <message>
        <source>--patrons is war, surrender, careful, mixed or bold, not &apos;%1&apos;</source>
        <translation>ang --patrons ay war, surrender, careful, mixed o bold, hindi &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--no-side-bets goes with --patrons war or surrender: a crowd bets as it likes</source>
        <translation>para sa --patrons war o surrender ang --no-side-bets: tumataya ang halo-halong grupo ayon sa gusto nila</translation>
    </message>
    <message>
        <source>%1: %2 rounds, %3 dealer acts judged, %4 findings</source>
        <translation>%1: %2 round, %3 kilos ng dealer ang hinusgahan, %4 mali</translation>
    </message>
    <message>
        <source>house edge %1  +/- %2   (%3 bets)</source>
        <translation>edge ng house %1  +/- %2   (%3 taya)</translation>
    </message>
    <message>
        <source>an eight-hour shift earns the house %1 on average, standard deviation %2; %3 of shifts lose</source>
        <translation>kumikita ang house ng %1 sa karaniwang walong oras na shift, standard deviation %2; %3 ng shift ang talo</translation>
    </message>
    <message>
        <source>%1 s, %2 rounds and %3 acts per second</source>
        <translation>%1 s, %2 round at %3 kilos bawat segundo</translation>
    </message>
    <message>
        <source>simulate needs --house and takes only options</source>
        <translation>kailangan ng simulate ang --house at mga opsiyon lang</translation>
    </message>
    <message>
        <source>interrupted after %1 rounds</source>
        <translation>naputol pagkatapos ng %1 round</translation>
    </message>
    <message>
        <source>Seed %1: the same seed deals the same cards again.</source>
        <translation>Seed %1: parehong baraha muli ang parehong seed.</translation>
    </message>
    <message>
        <source>Type an act (&apos;say place-bets&apos;), or: ? (what comes next), table, score, save FILE, help, quit.</source>
        <translation>Mag-type ng kilos (&apos;say place-bets&apos;), o: ? (ang susunod), table, score, save FILE, help, quit.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>save needs a file name.</source>
        <translation>kailangan ng save ng pangalan ng file.</translation>
    </message>
    <message>
        <source>Nothing. Wait for the patrons.</source>
        <translation>Wala. Hintayin ang mga manlalaro.</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: hindi maisulat: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: nai-save.</translation>
    </message>
    <message>
        <source>column %1: %2 (&apos;help&apos; shows the notation)</source>
        <translation>hanay %1: %2 (ipinapakita ng &apos;help&apos; ang notasyon)</translation>
    </message>
    <message>
        <source>You are the dealer; patrons and chance act on their own.</source>
        <translation>Ikaw ang dealer; kusang kumikilos ang mga manlalaro at tsansa.</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>Hindi puwede: %1.</translation>
    </message>
    <message>
        <source>Nothing moved: try again.</source>
        <translation>Walang gumalaw: subukan muli.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Tapos na ang round.</translation>
    </message>
    <message>
        <source>Score %1 of 100 (%2 critical, %3 major, %4 minor), %5 of %6 rounds clean, %7 of %8 acts clean.</source>
        <translation>Iskor %1 sa 100 (%2 kritikal, %3 malaki, %4 maliit), %5 sa %6 round ang malinis, %7 sa %8 kilos ang malinis.</translation>
    </message>
    <message>
        <source>play takes only options</source>
        <translation>mga opsiyon lang ang play</translation>
    </message>
    <message>
        <source>--style is pick-and-pay or lay-and-pay</source>
        <translation>ang --style ay pick-and-pay o lay-and-pay</translation>
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
        <translation>Sinusuri ng Pitwise ang bawat kilos ng dealer ng casino ayon sa pamamaraan ng isang house.

gamit: pitwise-cli COMMAND [options]

  houses                     listahan ng mga kasamang house
  house check FILE           suriin ang file ng house: bawat mali may linya at hanay
  house diff A B             ang dapat gawing iba sa B ng dealer na galing A
  odds --house H             ang eksaktong edge ng bawat taya
  deal --house H             tamang session, sa notasyon
  situation --house H        tamang round na puwedeng magkamali sa pangalanan mo
  lesson list --house H      ang kurso ng isang house, aralin por aralin
  lesson check FILE          suriin ang file ng aralin: bawat mali may linya at hanay
  audit FILE                 husgahan ang session sa notasyon (&apos;-&apos;: standard input)
  simulate --house H         mag-deal ng maraming round: edge ng bawat taya, may standard error
  manual --house H -o FILE   isulat ang manwal ng dealer ng house, bilang .pdf, .html o .md
  play [--house H]           mag-deal sa terminal; hinuhusgahan ng referee ang bawat kilos
  records WHAT               ang database ng tao at session: init, check, people, add-trainee, ...
  progress --trainee N       ang kaya ng trainee, ang dapat sanayin, ang kulang sa eksamen
  export --format F -o FILE  mga session at sertipiko mula rito, bilang csv, xapi o deal
  exam list | check | sit    eksamen: ang mga kasama, pagsuri ng blueprint, eksamen sa terminal
  certificate issue RESULT   pirmahan ang naipasang eksamen: .pitcert na file, PDF, badge
  verify FILE                suriin ang sertipiko: pirma, log at iskor, sa muling pag-deal ng eksamen
  key WHAT                   ang mga susing pumipirma ng sertipiko: new, list, export, rotate, revoke
  help notation              paano isinusulat ang mga kilos

Ang house H ay id ng kasamang house o path ng file ng house. Isang JSON object ang inilalabas ng --json.
Sumasagot ang --language xx sa Espanyol (es), Pranses (fr), Aleman (de), Tsino (zh_CN), Filipino (fil) o Ingles
(en). Ipinaliliwanag ng &apos;pitwise-cli COMMAND --help&apos; ang isang command. Para magsimula:

  pitwise-cli play --house washington
  pitwise-cli deal --house ontario --seed 7 | pitwise-cli audit -

Exit status: 0 malinis, 1 may mali o tinanggihang kilos, 2 maling gamit o input, 3 hindi maabot ang file o
database.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli houses [--json]

Lists the built-in houses, with id and name.
</source>
        <translation>gamit: pitwise-cli houses [--json]

Inililista ang mga kasamang house, may id at pangalan.
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
        <translation>gamit: pitwise-cli house check FILE [--json]
       pitwise-cli house diff A B [--json | -o FILE [--paper a4|letter]]

check   binabasa ang file ng house at inilalabas lahat ng mali, bilang file:linya:hanay: mali
diff    inilalabas ang dapat gawing iba sa B ng dealer na galing house A, pinakadelikado muna, bawat isa may
        clause, at kung hinihingi ng source o pili ng house; sumusulat ang -o ng papel na ipamimigay (.pdf,
        .html o .md)
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli odds --house H [--json]

Prints the exact edge of every bet as a fraction of the initial bet, for the decks of the house. A positive
edge is the house&apos;s. Cards are drawn without replacement; rounding to chips is ignored.
</source>
        <translation>gamit: pitwise-cli odds --house H [--json]

Inilalabas ang eksaktong edge ng bawat taya bilang fraction ng unang taya, para sa mga deck ng house. Sa house
ang positibong edge. Hinuhugot ang baraha nang hindi ibinabalik; hindi isinasama ang pag-round sa chips.
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
        <translation>gamit: pitwise-cli simulate --house H [options] [--json]

Naglalaro ang mga kunwaring manlalaro laban sa tamang dealer, at hinuhusgahan ng referee ang bawat kilos gaya ng
sa trainee. Inilalabas ang edge ng house sa bawat taya bilang fraction ng unang taya, may standard error (iisa
ang baraha ng dealer para sa mga manlalaro ng round), at ang bilis. Pareho ang kabuuan ng parehong seed sa
anumang dami ng thread. Pinahihinto ng Ctrl+C at inilalabas ang kabuuan hanggang doon.

  --rounds N             ilang round (default 100000)
  --seed S               para sa mga shoe at manlalaro (default 0)
  --seats K              may manlalaro sa upuan 1 hanggang K (default: lahat)
  --threads T            ilang thread (default: kasindami ng sa makina)
  --patrons P            war o surrender: laging iyon, kasama lahat ng side bet (War Blackjack: basic strategy);
                         careful, mixed o bold: halo-halong grupo (default war)
  --no-side-bets         kasama ng --patrons war o surrender: walang taya sa tabla, wala rin sa war, walang War
                         bonus
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli manual --house H -o FILE [--paper a4|letter]

Writes the dealer&apos;s manual of a house: a page with a drawing for each phase of a round, with its steps in the
house&apos;s order and what a mistake costs; a page of payouts for the wall; calls word for word, exact odds; and in
an appendix the clause behind every rule. FILE ends in .pdf, .html or .md.

  --paper PAPER          a4 or letter (default a4)
</source>
        <translation>gamit: pitwise-cli manual --house H -o FILE [--paper a4|letter]

Isinusulat ang manwal ng dealer ng house: isang pahina na may guhit para sa bawat yugto ng round, may mga
hakbang sa ayos ng house at ang bawas sa mali; isang pahina ng mga bayad para sa dingding; mga tawag salita por
salita, eksaktong edge; at sa apendise ang clause ng bawat patakaran. Nagtatapos ang FILE sa .pdf, .html o .md.

  --paper PAPER          a4 o letter (default a4)
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
        <translation>gamit: pitwise-cli deal --house H [options]

Tumataya at nagpapasya ang mga kunwaring manlalaro, at tamang dealer ang nagdi-deal. Isinusulat sa notasyon ang
bawat kilos.

  --seed S               para sa shoe at manlalaro (default 0); parehong session ang parehong seed
  --rounds N             ilang round (default 1)
  --style STYLE          pick-and-pay o lay-and-pay, sa halip ng sa house
  --seats K              may manlalaro sa upuan 1 hanggang K (default: lahat)
  --temper TEMPER        mga manlalaro: careful, mixed o bold (default mixed)
  --odd-bets P           porsiyento ng round na may tayang huli, sobrang baba, sobrang taas o bawal (default 10)
  --irregularities P     porsiyento ng round na may nadulas na baraha, reklamo o sira (default 10)
  --shuffle              magsimula sa pagbalasa ng bagong shoe
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
        <translation>gamit: pitwise-cli situation --house H --for NAME [--for NAME]... [--seed S] [--seats K]
       pitwise-cli situation --house H --list [--json]

Nagdi-deal ng isang round, tama, na puwedeng magkamali sa NAME: may kilos sa round na kapag nalaktawan o
nagkamali ay iyon ang mali. Ang NAME ay code ng mali (missing-burn), clause (WA-9) o kasanayan
(tie_bet.pays=10:1). Kung maraming pangalan, nasa round lahat. Inililista ng --list ang mga pangalang puwede sa
house.

  --for NAME             ang dapat lumabas; puwedeng ulitin
  --seed S               ibang round ang ibang seed (default 0)
  --seats K              may manlalaro sa upuan 1 hanggang K (default: ayon sa lumabas)

Exit status 1 at ang dahilan kung walang ganoong round sa house na ito.
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
        <translation>gamit: pitwise-cli lesson list --house H [--with FILE]... [--json]
       pitwise-cli lesson check FILE [--json]

list    inilalabas ang kurso ng house: mga aralin at hakbang, may mga patakaran ng house
check   binabasa ang file ng aralin at inilalabas lahat ng mali, bilang file:linya:hanay: mali

  --with FILE            nagdaragdag ng sarili mong aralin; pinapalitan ang kasamang aralin na pareho ang id

Ipinaliliwanag ng docs/training.md kung paano isinusulat ang mga aralin.
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli audit FILE [--json]

Judges every act in FILE (&apos;-&apos;: standard input) and prints the findings: line, code, severity, what was
done, what this house wants, its clause, and whether a source demands it or the house chose it. Impossible
acts are listed as refused. The score comes last. &apos;pitwise-cli help notation&apos; shows how acts are written.
</source>
        <translation>gamit: pitwise-cli audit FILE [--json]

Hinuhusgahan ang bawat kilos sa FILE (&apos;-&apos;: standard input) at inilalabas ang mga mali: linya, code, bigat, ang
ginawa, ang gusto ng house na ito, ang clause, at kung hinihingi ng source o pili ng house. Nakalistang
tinanggihan ang mga imposibleng kilos. Huli ang iskor. Ipinapakita ng &apos;pitwise-cli help notation&apos; kung paano
isinusulat ang mga kilos.
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
        <translation>gamit: pitwise-cli play [--house H] [options]

Mag-deal ng mesa sa terminal. I-type ang kilos ng dealer sa notasyon; kusang kumikilos ang mga manlalaro.
Pagkatapos ng bawat kilos, sinasabi ng referee ang mali at bakit. Ipinapakita ng &apos;?&apos; ang susunod na hakbang,
&apos;table&apos; ang mesa, &apos;score&apos; ang iskor, &apos;save FILE&apos; ang pag-save ng session, &apos;quit&apos; ang pagtapos.

  --house H              ang house (default washington)
  --seed S               para sa shoe at manlalaro (default: iba bawat beses)
  --seats K              may manlalaro sa upuan 1 hanggang K (default 3)
  --style STYLE          pick-and-pay o lay-and-pay
  --coach                ipinaliliwanag at hindi itinutuloy ang maling kilos: subukan muli
  --shuffle              magsimula sa pagbalasa ng bagong shoe
  --irregularities P     porsiyento ng round na may nadulas na baraha, reklamo o sira (default 0)
  --demo                 panoorin ang dealer ng house na mag-deal ng isang round
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

For each skill of the house: rounds seen and right, how well it is known, when it is due again. Then the hours
dealt in each game, and what is missing for the exam. Without --house: every house this trainee has dealt in.
All of it is derived from the stored sessions.
</source>
        <translation>gamit: pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

Para sa bawat kasanayan ng house: mga round na nakita at tama, gaano kakabisado, kailan dapat sanayin muli. Saka
ang oras ng pag-deal sa bawat laro at ang kulang sa eksamen. Kung walang --house: bawat house na pinag-deal-an
ng trainee. Galing lahat sa mga naka-save na session.
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
        <translation>gamit: pitwise-cli export --format F -o FILE [--trainee NUMBER] [--records R] [--json]

  csv                        isang linya bawat session, o bawat trainee kung --per person
  certifications             isang linya bawat sertipiko: numero, pangalan, house, iginawad, mapapaso
  xapi                       mga pahayag na xAPI 1.0.3, isa bawat linya; pareho ang id sa muling pag-export
  deal                       notasyon: isang session sa FILE, marami sa folder na FILE

  --columns A,B,...          ng csv at certifications, sa ayos na ito (default: lahat)
  --delimiter D              , o ; o | o tab (default ,)
  --dates PATTERN            gaya ng dd.MM.yyyy HH:mm (default yyyy-MM-ddTHH:mm:ssZ); UTC ang oras
  --home-page URL            xapi: ang sistemang nagbigay ng numero ng empleyado

May kudlit sa unahan ang mga cell na patatakbuhin ng spreadsheet bilang formula.
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
        <translation>gamit: pitwise-cli exam list [--json]
       pitwise-cli exam check FILE [--json]
       pitwise-cli exam sit --exam ID --trainee NUMBER [--resume] [--trainer NAME] [--records R]

list    ang mga kasamang eksamen; id ng house ang id ng bawat isa
check   binabasa ang blueprint at inilalabas lahat ng mali, bilang file:linya:hanay: mali
sit     eksamen, linya por linya. Binubuksan ito ng tagapagsanay gamit ang passphrase (PITWISE_PASSPHRASE, o
        itina-type), ibinibigay ng trainee ang PIN, kung mayroon (PITWISE_PIN, o itina-type). Puwedeng path ng
        blueprint ang ID.

Nasa notasyon ang mga kilos, isa bawat linya. Ang mga sagot: &apos;p3 bet main 25&apos;, &apos;! dispute 3&apos; kapag kumilos ang
manlalaro at tsansa; &apos;see 3 Kh&apos;, &apos;see dealer 9s&apos;, &apos;see slip Kh&apos;, &apos;see cut-card&apos;, &apos;see peek blackjack&apos; o &apos;see
peek none&apos;; &apos;ready&apos; kapag hinihintay ang dealer; &apos;ok N&apos; kapag naka-save na ang kilos N; &apos;no REASON&apos; kapag
imposible ang kilos; &apos;question 1 TEXT&apos; at &apos;option 1 a TEXT&apos;, na sinasagot ng &apos;answer 1 a&apos; at kinukumpirma ng &apos;answered 1 a&apos;; sa dulo &apos;result ID
passed|failed SCORE&apos;. Tinatapos ng &apos;give-up&apos; ang eksamen. Kapag naubos ang input, tuloy pa ang eksamen:
ipinapakita muli lahat ng --resume, saka &apos;resumed N&apos;. Exit status: 0 pasado o tuloy pa, 1 bagsak, o may iba pang
eksamen ang taong ito.
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
        <translation>gamit: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE] [--trainer NAME]
       pitwise-cli certificate revoke ID [--reason TEXT]

issue   pinipirmahan ang naipasang eksamen gamit ang susi ng tagapagsanay. RESULT ang id na inilabas ng &apos;exam
        sit&apos;. Sumusulat ang --pdf ng pahina para sa personnel file, ang --badge ng Open Badges 3.0 credential
        (JWT)
revoke  pinawawalang-bisa ang sertipiko; ipamigay ang listahan gamit ang &apos;pitwise-cli key revocations&apos;

Kailangan ng dalawa ang passphrase ng tagapagsanay (PITWISE_PASSPHRASE, o itina-type).
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

Checks a certificate: signature, key, dates and revocations, hashes and chain; makes the exam again from its seed,
deals the log again and compares findings and score. It holds only if its key is trusted: --trust names the key file
that the site gave you, --records the site&apos;s own records. Needs no network.
Exit status: 0 valid, 1 not valid, with the reasons.
</source>
        <translation>gamit: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

Sinusuri ang sertipiko: pirma, susi, petsa at pagbawi, hash at kadena; ginagawa muli ang eksamen mula sa seed,
dini-deal muli ang log at inihahambing ang mali at iskor. May bisa lang kung pinagkakatiwalaan ang susi: --trust
ang file ng susi na ibinigay ng site, --records ang sariling talaan ng site. Hindi kailangan ng network. Exit
status: 0 may bisa, 1 walang bisa, may mga dahilan.
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
        <translation>gamit: pitwise-cli key WHAT [--trainer NAME] [--records R] [--json]

  new [--site NAME]          gumawa ng susi; NAME kung kaninong sertipiko ang pinipirmahan nito
  list                       lahat ng susi, may fingerprint
  export ID -o FILE          ang pampublikong kalahati, para sa mga sumusuri ng sertipiko
  rotate                     bagong susi; may bisa pa rin ang pinirmahan ng luma
  revoke ID [--reason TEXT]  pawalang-bisa ang susi at lahat ng pinirmahan nito
  revocations -o FILE        ang pirmadong listahan ng binawing susi at sertipiko

Pag-aari ng tagapagsanay ang susi at naka-encrypt sa passphrase niya (PITWISE_PASSPHRASE, o itina-type).
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
        <translation>Isang kilos bawat linya; # ang simula ng komento. Numero ang mga upuan, Ah Td 9c 2s ang baraha, 25, 12.50 o
2x25+1x5 ang pera.

  say place-bets, say no-more-bets, say war-or-surrender 3, say below-minimum 3, say floor
  deal 3, deal dealer, burn, discard (an exposed card)
  take 3 main, take 3 main 12.50, take 3 main+war+post, pay 3 tie 50, retract 3 tie
  post 3 25, give 3 post, return 3 main 200, refuse 3 main, void
  collect 3, collect dealer, end
  shuffle, offer-cut 3, cut, cut-card 25, load, burn

War Blackjack: main ang taya sa blackjack, war ang bonus; pagkatapos ng split, may kamay na 3, 3b, 3c, 3d ang
upuan 3.

  say parlay 3, say insurance, deal dealer down, peek, reveal, split 3, deal 3b, pay 3 insurance 20
  p3 parlay, p3 keep, p3 insure 10, p3 even-money, p3 hit, p3b stand, p3 double 25, p3 double 25 war 10,
  p3 split, p3 split war

Sa file, may linya rin ang mga manlalaro at tsansa: p3 bet main 25 (o tie; war-tie ang taya sa tabla sa war), p3
war, p3 surrender, p3 cut 140, ! slip up, ! slip down, ! dispute 3, ! malfunction. Nagsisimula ang file sa mga
tag: [House &quot;washington&quot;], [Style &quot;lay-and-pay&quot;], [Shoe &quot;9h 4c ...&quot;], [Seed &quot;42&quot;], [Start &quot;shuffle&quot;], [Patrons
&quot;1+2+3 5&quot;], [Mode &quot;coach&quot;].
</translation>
    </message>
    <message>
        <source>the patron&apos;s edge</source>
        <translation>pabor sa manlalaro ang edge</translation>
    </message>
    <message>
        <source>%1 deck.</source>
        <translation>%1 deck.</translation>
    </message>
    <message>
        <source>%1 decks.</source>
        <translation>%1 deck.</translation>
    </message>
    <message>
        <source>House edge per unit of the initial bet and per unit staked in all, variance, and
the edge as a fraction:</source>
        <translation>Edge ng house bawat yunit ng unang taya at bawat yunit na itinaya lahat, variance, at
ang edge bilang fraction:</translation>
    </message>
    <message>
        <source>odds needs --house</source>
        <translation>kailangan ng odds ang --house</translation>
    </message>
    <message>
        <source>lesson check takes one file</source>
        <translation>isang file ang kailangan ng lesson check</translation>
    </message>
    <message>
        <source>lesson list needs --house</source>
        <translation>kailangan ng lesson list ang --house</translation>
    </message>
    <message>
        <source>lesson needs list or check</source>
        <translation>kailangan ng lesson ang list o check</translation>
    </message>
    <message>
        <source>there is no language &apos;%1&apos;</source>
        <translation>walang wikang &apos;%1&apos;</translation>
    </message>
    <message>
        <source>this build cannot write PDF (it has no Qt); use .html or .md</source>
        <translation>hindi makasulat ng PDF ang build na ito (walang Qt); gamitin ang .html o .md</translation>
    </message>
    <message>
        <source>%1 could not be run</source>
        <translation>hindi mapatakbo ang %1</translation>
    </message>
    <message>
        <source>--paper must be a4 or letter, not &apos;%1&apos;</source>
        <translation>dapat a4 o letter ang --paper, hindi &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the output must be a .pdf, .html or .md file, not &apos;%1&apos;</source>
        <translation>dapat .pdf, .html o .md na file ang output, hindi &apos;%1&apos;</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>kulang ang memory</translation>
    </message>
    <message>
        <source>this build has no records (it has no Qt)</source>
        <translation>walang talaan ang build na ito (walang Qt)</translation>
    </message>
    <message>
        <source>%1: cannot be run: %2</source>
        <translation>%1: hindi mapatakbo: %2</translation>
    </message>
    <message>
        <source>the house &apos;%1&apos; cannot be used:</source>
        <translation>hindi magamit ang house na &apos;%1&apos;:</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 refused</source>
        <translation>%1, %2, %3, %4 tinanggihan</translation>
    </message>
    <message>
        <source>%1 round</source>
        <translation>%1 round</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 round</translation>
    </message>
    <message>
        <source>%1 act</source>
        <translation>%1 kilos</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 kilos</translation>
    </message>
    <message>
        <source>%1 finding</source>
        <translation>%1 mali</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 mali</translation>
    </message>
    <message>
        <source>%1; %2 of 100 points, passed (pass mark %3)</source>
        <translation>%1; %2 sa 100 puntos, pasado (pasang marka %3)</translation>
    </message>
    <message>
        <source>%1; %2 of 100 points, not passed (pass mark %3)</source>
        <translation>%1; %2 sa 100 puntos, hindi pasado (pasang marka %3)</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>standard input</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>naitama</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>tinanggihan: %1</translation>
    </message>
    <message>
        <source>audit takes one file, or - for standard input</source>
        <translation>isang file ang kailangan ng audit, o - para sa standard input</translation>
    </message>
    <message>
        <source>at war</source>
        <translation>nasa war</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>sumuko</translation>
    </message>
    <message>
        <source>wants a card</source>
        <translation>humihingi ng baraha</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>nag-double</translation>
    </message>
    <message>
        <source>splits</source>
        <translation>nag-split</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>nag-stand</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>even money</translation>
    </message>
    <message>
        <source>(late: %1)</source>
        <translation>(huli: %1)</translation>
    </message>
    <message>
        <source>(paid %1)</source>
        <translation>(binayaran %1)</translation>
    </message>
    <message>
        <source>%1, %2, round %3. Shoe %4, discards %5, tray %6</source>
        <translation>%1, %2, round %3. Shoe %4, discards %5, tray %6</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>upuan %1</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>Lumabas ang cut card.</translation>
    </message>
    <message>
        <source>Out of the shoe: an exposed card.</source>
        <translation>Labas sa shoe: barahang nalantad.</translation>
    </message>
    <message>
        <source>Out of the shoe: a card nobody has seen.</source>
        <translation>Labas sa shoe: barahang walang nakakita.</translation>
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
        <translation>gamit: pitwise-cli records WHAT [--records R] [--json]

  init                       gawin ang talaan, o i-upgrade sa bersiyong ito
  class                      bawat trainee: gaano na kalayo, saan natigil, hanggang kailan sertipikado
                             -o FILE: ulat, kasama ang mga mali: .pdf, .html o .md [--paper a4|letter]
  check                      suriin ang database at kadena ng bawat session; exit status 1 kung may binago,
                             inalis, inilipat o pinutol
  rebuild                    husgahan muli ang bawat naka-save na session: mali, iskor, bilis, oras
  people                     listahan ng mga trainee at tagapagsanay
  add-trainer NAME           galing sa PITWISE_PASSPHRASE o itina-type ang passphrase; pinapalitan ng
                             --new-passphrase ang sa tagapagsanay na nariyan na
  add-trainee NUMBER NAME    NUMBER ang numero ng empleyado
  set-pin NUMBER             galing sa PITWISE_PIN, o itina-type; --none: wala nang PIN
  left NUMBER, back NUMBER   umalis na ang trainee, o bumalik
  backup FILE                lahat sa isang SQLite na file, habang tuloy ang iba sa trabaho
  restore FILE               mula backup papunta sa blangkong talaan; inililipat din sa pagitan ng SQLite at
                             PostgreSQL
  forget NUMBER              alisin ang trainee at lahat ng na-deal niya

Ang R ay path ng SQLite na file o postgresql://user@host/database; kung walang --records, galing sa
PITWISE_RECORDS, kung wala ay records.sqlite sa data folder ng user. Exit status 3: hindi magamit ang talaan.
</translation>
    </message>
    <message>
        <source>it is a clause of another house</source>
        <translation>sugnay ito ng ibang casino</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam give-up --trainee N</source>
        <translation>gamit: pitwise-cli exam give-up --trainee N</translation>
    </message>
    <message>
        <source>exam needs list, check, sit or give-up</source>
        <translation>kailangan ng exam ang list, check, sit o give-up</translation>
    </message>
    <message>
        <source>--for needs a name</source>
        <translation>kailangan ng --for ng pangalan</translation>
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
        <translation>Panalo, sa dalawa</translation>
    </message>
    <message>
        <source>War tied, on both</source>
        <translation>Tabla, sa dalawa</translation>
    </message>
    <message>
        <source>War won, raise</source>
        <translation>Panalo, raise</translation>
    </message>
    <message>
        <source>War tied, raise</source>
        <translation>Tabla, raise</translation>
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
        <translation>%1 %2 hanggang %3</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Main bet</translation>
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
    <name>Lessons</name>
    <message>
        <source>cut card</source>
        <translation>pagkatapos ng cut card</translation>
    </message>
    <message>
        <source>every round</source>
        <translation>bawat round</translation>
    </message>
    <message>
        <source>patron</source>
        <translation>manlalaro</translation>
    </message>
    <message>
        <source>house</source>
        <translation>house</translation>
    </message>
    <message>
        <source>none</source>
        <translation>wala</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>tanggihan</translation>
    </message>
    <message>
        <source>remind once</source>
        <translation>paalalahanan minsan</translation>
    </message>
    <message>
        <source>return excess</source>
        <translation>ibalik ang sobra</translation>
    </message>
    <message>
        <source>war round</source>
        <translation>isang beses bago ang war</translation>
    </message>
    <message>
        <source>each card</source>
        <translation>bago ang bawat war card</translation>
    </message>
    <message>
        <source>first and dealer</source>
        <translation>bago ang unang war card at ang sa dealer</translation>
    </message>
    <message>
        <source>main</source>
        <translation>main bet</translation>
    </message>
    <message>
        <source>any</source>
        <translation>anuman</translation>
    </message>
    <message>
        <source>per seat</source>
        <translation>upuan por upuan</translation>
    </message>
    <message>
        <source>ties then mains</source>
        <translation>taya sa tabla, saka main bet</translation>
    </message>
    <message>
        <source>right to left</source>
        <translation>mula kanan pakaliwa</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>mula kaliwa pakanan</translation>
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
        <source>after pay</source>
        <translation>pagkatapos magbayad</translation>
    </message>
    <message>
        <source>before pay</source>
        <translation>bago magbayad</translation>
    </message>
    <message>
        <source>either</source>
        <translation>alinman sa dalawa</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>pinakakaunti</translation>
    </message>
    <message>
        <source>color for color</source>
        <translation>kulay sa kulay</translation>
    </message>
    <message>
        <source>self</source>
        <translation>sarili</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
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
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>hit</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stand</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>The War bonus</source>
        <translation>Ang War bonus</translation>
    </message>
    <message>
        <source>Everybody has one card, and so have you. Now settle the War bonus, {settlement.wars}: the higher first card wins.</source>
        <translation>May tig-isang baraha na ang lahat, pati ikaw. I-settle na ang War bonus, {settlement.wars}: panalo ang mas mataas na unang baraha.</translation>
    </message>
    <message>
        <source>For the bonus the ace is the lowest card.</source>
        <translation>Sa bonus, pinakamababa ang alas.</translation>
    </message>
    <message>
        <source>For the bonus the ace is the highest card.</source>
        <translation>Sa bonus, pinakamataas ang alas.</translation>
    </message>
    <message>
        <source>Equal ranks: the house takes the bonus bet.</source>
        <translation>Magkaparehong ranggo: kukunin ng house ang bonus.</translation>
    </message>
    <message>
        <source>Equal ranks: the bonus bet pushes.</source>
        <translation>Magkaparehong ranggo: push ang bonus.</translation>
    </message>
    <message>
        <source>A winning bonus pays {bonus.pays}: 20 wins {bonus.pays of 20}. A patron who loses it plays on.</source>
        <translation>{bonus.pays} ang bayad sa panalong bonus: panalo ng {bonus.pays of 20} ang 20. Tuloy ang laro ng natalo.</translation>
    </message>
    <message>
        <source>No second card before every bonus bet is settled.</source>
        <translation>Walang ikalawang baraha hangga&apos;t hindi settled ang bawat bonus.</translation>
    </message>
    <message>
        <source>Watch a bonus won and one lost.</source>
        <translation>Panoorin ang isang panalo at isang talong bonus.</translation>
    </message>
    <message>
        <source>Pay the bonus.</source>
        <translation>Bayaran ang bonus.</translation>
    </message>
    <message>
        <source>Take the bonus, nothing else.</source>
        <translation>Kunin ang bonus, wala nang iba.</translation>
    </message>
    <message>
        <source>Equal ranks.</source>
        <translation>Magkaparehong ranggo.</translation>
    </message>
    <message>
        <source>What does the War bonus pay?</source>
        <translation>Magkano ang bayad sa War bonus?</translation>
    </message>
    <message>
        <source>Who wins equal ranks?</source>
        <translation>Sino ang panalo sa magkaparehong ranggo?</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>ang house</translation>
    </message>
    <message>
        <source>the patron</source>
        <translation>ang manlalaro</translation>
    </message>
    <message>
        <source>nobody: the bet pushes</source>
        <translation>wala: push ang taya</translation>
    </message>
    <message>
        <source>Opening and closing the bets</source>
        <translation>Pagbubukas at pagsasara ng taya</translation>
    </message>
    <message>
        <source>A round begins with your call &quot;Place your bets&quot;. Patrons wait for it.</source>
        <translation>Nagsisimula ang round sa tawag mong &quot;Maglagay na ng taya&quot;. Hinihintay ito ng mga manlalaro.</translation>
    </message>
    <message>
        <source>Say &quot;No more bets&quot; before the first card. From then on nothing is added, changed or taken back.</source>
        <translation>Sabihin ang &quot;Sarado na ang taya&quot; bago ang unang baraha. Mula noon, walang idadagdag, papalitan o babawiin.</translation>
    </message>
    <message>
        <source>Here the bets close with the first card. From then on nothing is added, changed or taken back.</source>
        <translation>Dito, nagsasara ang taya sa unang baraha. Mula noon, walang idadagdag, papalitan o babawiin.</translation>
    </message>
    <message>
        <source>Watch for the calls.</source>
        <translation>Pakinggan ang mga tawag.</translation>
    </message>
    <message>
        <source>Deal the whole round, and open and close the bets yourself. F2 says what comes next.</source>
        <translation>I-deal ang buong round, at ikaw ang magbukas at magsara ng taya. Sinasabi ng F2 ang susunod.</translation>
    </message>
    <message>
        <source>Close the bets before the first card.</source>
        <translation>Isara ang taya bago ang unang baraha.</translation>
    </message>
    <message>
        <source>When do you say &quot;No more bets&quot;?</source>
        <translation>Kailan mo sasabihin ang &quot;Sarado na ang taya&quot;?</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>bago ang unang baraha</translation>
    </message>
    <message>
        <source>after the first card</source>
        <translation>pagkatapos ng unang baraha</translation>
    </message>
    <message>
        <source>when everybody has a card</source>
        <translation>kapag may baraha na ang lahat</translation>
    </message>
    <message>
        <source>never, in this house</source>
        <translation>hindi kailanman sa house na ito</translation>
    </message>
    <message>
        <source>When the cards leave the table</source>
        <translation>Kailan umaalis ang baraha sa mesa</translation>
    </message>
    <message>
        <source>This house lays and pays: all cards stay until every bet of the table is settled. Then sweep them up, {cards.sweep}, your own last.</source>
        <translation>Lay and pay ang house na ito: mananatili lahat ng baraha hanggang settled ang bawat taya ng mesa. Saka kunin, {cards.sweep}, huli ang sa iyo.</translation>
    </message>
    <message>
        <source>Pay first, then pick up the cards.</source>
        <translation>Magbayad muna, saka kunin ang baraha.</translation>
    </message>
    <message>
        <source>Pick up the cards first, then pay.</source>
        <translation>Kunin muna ang baraha, saka magbayad.</translation>
    </message>
    <message>
        <source>Watch when the cards leave.</source>
        <translation>Panoorin kung kailan umaalis ang baraha.</translation>
    </message>
    <message>
        <source>Settle and collect.</source>
        <translation>Mag-settle at kunin.</translation>
    </message>
    <message>
        <source>Sweep the cards in the right direction.</source>
        <translation>Kunin ang baraha sa tamang direksiyon.</translation>
    </message>
    <message>
        <source>Which style does this house use?</source>
        <translation>Aling estilo ang gamit ng house na ito?</translation>
    </message>
    <message>
        <source>Your own hand</source>
        <translation>Ang sarili mong kamay</translation>
    </message>
    <message>
        <source>When the last patron has played, turn your hole card. Draw to 17 while a hand still stands against you.</source>
        <translation>Kapag tapos na ang huling manlalaro, itihaya ang hole card. Kumuha hanggang 17 habang may kamay pang kalaban mo.</translation>
    </message>
    <message>
        <source>With a soft 17, an ace and a six, take another card.</source>
        <translation>Sa soft 17, alas at sais, kumuha pa ng isa.</translation>
    </message>
    <message>
        <source>With a soft 17, an ace and a six, stand.</source>
        <translation>Sa soft 17, alas at sais, stand.</translation>
    </message>
    <message>
        <source>Watch the dealer draw.</source>
        <translation>Panoorin kumuha ang dealer.</translation>
    </message>
    <message>
        <source>Draw as the house wants it.</source>
        <translation>Kumuha ayon sa gusto ng house.</translation>
    </message>
    <message>
        <source>You have a soft 17. What do you do?</source>
        <translation>Soft 17 ka. Ano ang gagawin mo?</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Pag-deal</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right, and one to yourself, last.</source>
        <translation>Mag-deal ng isang nakatihayang baraha sa bawat upuang may taya, mula kaliwa pakanan, at isa sa iyo, huli.</translation>
    </message>
    <message>
        <source>Watch the order of the cards.</source>
        <translation>Panoorin ang ayos ng baraha.</translation>
    </message>
    <message>
        <source>Deal. The coach stops you if you pass over a seat.</source>
        <translation>Mag-deal. Pipigilan ka ng coach kung may nalaktawan kang upuan.</translation>
    </message>
    <message>
        <source>Who gets the last card?</source>
        <translation>Kanino ang huling baraha?</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>sa dealer</translation>
    </message>
    <message>
        <source>the seat at the far right</source>
        <translation>sa upuan sa dulong kanan</translation>
    </message>
    <message>
        <source>the seat at the far left</source>
        <translation>sa upuan sa dulong kaliwa</translation>
    </message>
    <message>
        <source>whoever bet most</source>
        <translation>sa pinakamalaking tumaya</translation>
    </message>
    <message>
        <source>When the floor decides</source>
        <translation>Kapag floor ang nagpapasya</translation>
    </message>
    <message>
        <source>A dispute: stop, call the floor, and go on when it is settled. Calling the floor is never a mistake.</source>
        <translation>May reklamo: huminto, tawagin ang floor, at magpatuloy kapag naayos na. Hindi kailanman mali ang pagtawag sa floor.</translation>
    </message>
    <message>
        <source>A malfunction voids the round: call the floor, then every bet and every payment goes back.</source>
        <translation>Pinawawalang-bisa ng sira ang round: tawagin ang floor, saka ibalik ang bawat taya at bayad.</translation>
    </message>
    <message>
        <source>Call the floor before any payoff above {calls.floor_above}.</source>
        <translation>Tawagin ang floor bago ang anumang bayad na lampas sa {calls.floor_above}.</translation>
    </message>
    <message>
        <source>A wrong payoff is the floor&apos;s to correct. Call before you touch it.</source>
        <translation>Floor ang magtatama ng maling bayad. Tumawag bago mo ito galawin.</translation>
    </message>
    <message>
        <source>A wrong payoff goes back to the rack whole and is paid again, before you begin another seat.</source>
        <translation>Bumabalik nang buo sa tray ang maling bayad at binabayaran muli, bago ka magsimula ng ibang upuan.</translation>
    </message>
    <message>
        <source>Watch a dispute.</source>
        <translation>Panoorin ang isang reklamo.</translation>
    </message>
    <message>
        <source>A patron will disagree.</source>
        <translation>May manlalarong hindi sasang-ayon.</translation>
    </message>
    <message>
        <source>Something breaks.</source>
        <translation>May masisira.</translation>
    </message>
    <message>
        <source>A patron disputes a payout. What comes next?</source>
        <translation>Nagreklamo ang manlalaro sa bayad. Ano ang susunod?</translation>
    </message>
    <message>
        <source>I call the floor</source>
        <translation>Tatawagin ko ang floor</translation>
    </message>
    <message>
        <source>I explain it to him</source>
        <translation>Ipapaliwanag ko sa kanya</translation>
    </message>
    <message>
        <source>I pay him to be safe</source>
        <translation>Babayaran ko na lang siya</translation>
    </message>
    <message>
        <source>I finish the round first</source>
        <translation>Tatapusin ko muna ang round</translation>
    </message>
    <message>
        <source>A full table: bonus, naturals, busts</source>
        <translation>Punong mesa: bonus, natural, bust</translation>
    </message>
    <message>
        <source>Everything at once now: the bonus, a natural, a bust, and your own hand. Accuracy first; speed comes by itself.</source>
        <translation>Sabay-sabay na: ang bonus, isang natural, isang bust, at ang kamay mo. Tama muna; kusa ang bilis.</translation>
    </message>
    <message>
        <source>Watch the house&apos;s own dealer.</source>
        <translation>Panoorin ang dealer ng house.</translation>
    </message>
    <message>
        <source>Your table.</source>
        <translation>Mesa mo.</translation>
    </message>
    <message>
        <source>And somebody bets late.</source>
        <translation>At may huling tataya.</translation>
    </message>
    <message>
        <source>A full table: two wars and a war tie</source>
        <translation>Punong mesa: dalawang war at isang tablang war</translation>
    </message>
    <message>
        <source>Everything at once now: winners, losers, tie bets, two wars, and one of them ties. Accuracy first; speed comes by itself.</source>
        <translation>Sabay-sabay na: panalo, talo, taya sa tabla, dalawang war, at tabla ang isa. Tama muna; kusa ang bilis.</translation>
    </message>
    <message>
        <source>Watch the house&apos;s own dealer with two wars.</source>
        <translation>Panoorin ang dealer ng house sa dalawang war.</translation>
    </message>
    <message>
        <source>Going to war</source>
        <translation>Pakikipag-war</translation>
    </message>
    <message>
        <source>The patron puts a war bet beside his main bet, of the same amount.</source>
        <translation>Maglalagay ang manlalaro ng war bet sa tabi ng main bet, parehong halaga.</translation>
    </message>
    <message>
        <source>Post the same amount for the house, before the first burn or war card.</source>
        <translation>I-post ang parehong halaga para sa house, bago ang unang burn o war card.</translation>
    </message>
    <message>
        <source>The house posts nothing here.</source>
        <translation>Walang post ang house dito.</translation>
    </message>
    <message>
        <source>Settle every other first bet before the war begins.</source>
        <translation>I-settle lahat ng ibang unang taya bago magsimula ang war.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down before each war card, yours too.</source>
        <translation>Mag-burn ng {war.burn|baraha|baraha} nang nakataob bago ang bawat war card, pati sa iyo.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down once, before the first war card.</source>
        <translation>Mag-burn ng {war.burn|baraha|baraha} nang nakataob, isang beses, bago ang unang war card.</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down before the first war card, and {war.burn} more before your own.</source>
        <translation>Mag-burn ng {war.burn|baraha|baraha} nang nakataob bago ang unang war card, at {war.burn} pa bago ang sa iyo.</translation>
    </message>
    <message>
        <source>Burn nothing before a war in this house.</source>
        <translation>Walang burn bago ang war sa house na ito.</translation>
    </message>
    <message>
        <source>Then one card face up to each patron at war, from left to right, and one to yourself.</source>
        <translation>Saka tig-isang nakatihayang baraha sa bawat nasa war, mula kaliwa pakanan, at isa sa iyo.</translation>
    </message>
    <message>
        <source>Watch a war from the offer to the last card.</source>
        <translation>Panoorin ang war mula alok hanggang huling baraha.</translation>
    </message>
    <message>
        <source>Post for the house.</source>
        <translation>Mag-post para sa house.</translation>
    </message>
    <message>
        <source>Count the burned cards.</source>
        <translation>Bilangin ang mga na-burn.</translation>
    </message>
    <message>
        <source>Deal the war.</source>
        <translation>I-deal ang war.</translation>
    </message>
    <message>
        <source>How many cards are burned at a time?</source>
        <translation>Ilang baraha ang bina-burn bawat beses?</translation>
    </message>
    <message>
        <source>When are cards burned in a war?</source>
        <translation>Kailan nagbu-burn sa war?</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>Insurance at even money</translation>
    </message>
    <message>
        <source>You show an ace: offer insurance to everybody before you go on. It costs up to half the bet and pays 2:1 if you have blackjack.</source>
        <translation>Alas ang lantad mo: ialok ang insurance sa lahat bago magpatuloy. Hanggang kalahati ng taya ito at 2:1 ang bayad kung may blackjack ka.</translation>
    </message>
    <message>
        <source>A patron with a natural may take even money: pay him 1:1 at once and collect his cards.</source>
        <translation>Puwedeng mag-even money ang may natural: bayaran agad ng 1:1 at kunin ang baraha niya.</translation>
    </message>
    <message>
        <source>Watch the offer.</source>
        <translation>Panoorin ang pag-aalok.</translation>
    </message>
    <message>
        <source>Offer it, and settle it.</source>
        <translation>Ialok ito, at i-settle.</translation>
    </message>
    <message>
        <source>When do you offer insurance?</source>
        <translation>Kailan mo iaalok ang insurance?</translation>
    </message>
    <message>
        <source>when I show an ace</source>
        <translation>kapag alas ang lantad ko</translation>
    </message>
    <message>
        <source>when I show a ten</source>
        <translation>kapag sampu ang lantad ko</translation>
    </message>
    <message>
        <source>when a patron asks for it</source>
        <translation>kapag humingi ang manlalaro</translation>
    </message>
    <message>
        <source>always</source>
        <translation>palagi</translation>
    </message>
    <message>
        <source>Late bets</source>
        <translation>Mga huling taya</translation>
    </message>
    <message>
        <source>Chips that come down after the bets are closed do not play. Refuse them before your next act, whoever put them down. Of a bet that was raised too late, only the addition goes back.</source>
        <translation>Hindi kasali ang chips na inilagay pagkasara ng taya. Tanggihan bago ang susunod mong kilos, kaninuman iyon. Sa tayang huling dinagdagan, ang idinagdag lang ang ibabalik.</translation>
    </message>
    <message>
        <source>Watch a late bet refused.</source>
        <translation>Panoorin ang pagtanggi sa huling taya.</translation>
    </message>
    <message>
        <source>Somebody will be late. Keep your eyes open.</source>
        <translation>May mahuhuli. Magmasid.</translation>
    </message>
    <message>
        <source>A patron adds 10 to his bet after the first card. What goes back?</source>
        <translation>Nagdagdag ang manlalaro ng 10 sa taya niya pagkatapos ng unang baraha. Ano ang ibabalik?</translation>
    </message>
    <message>
        <source>the 10</source>
        <translation>ang 10</translation>
    </message>
    <message>
        <source>the whole bet</source>
        <translation>ang buong taya</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>wala</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>kalahati nito</translation>
    </message>
    <message>
        <source>Bets outside the limits</source>
        <translation>Mga tayang labas sa limit</translation>
    </message>
    <message>
        <source>A main bet is {limits.main.min} to {limits.main.max} here.</source>
        <translation>{limits.main.min} hanggang {limits.main.max} ang main bet dito.</translation>
    </message>
    <message>
        <source>A tie bet is {limits.tie.min} to {limits.tie.max}.</source>
        <translation>{limits.tie.min} hanggang {limits.tie.max} ang taya sa tabla.</translation>
    </message>
    <message>
        <source>A War bonus is {limits.bonus.min} to {limits.bonus.max}.</source>
        <translation>{limits.bonus.min} hanggang {limits.bonus.max} ang War bonus.</translation>
    </message>
    <message>
        <source>Main bet and side bet of a seat together stay within {limits.combined_max}.</source>
        <translation>Hanggang {limits.combined_max} ang main bet at side bet ng upuan, magkasama.</translation>
    </message>
    <message>
        <source>Refuse a bet below the minimum.</source>
        <translation>Tanggihan ang tayang mababa sa minimum.</translation>
    </message>
    <message>
        <source>Honour the first bet below the minimum and remind the patron. Refuse the next one.</source>
        <translation>Tanggapin ang unang tayang mababa sa minimum at paalalahanan ang manlalaro. Tanggihan ang susunod.</translation>
    </message>
    <message>
        <source>Above the maximum, hand back the excess; the rest stands.</source>
        <translation>Kapag lampas sa maximum, ibalik ang sobra; mananatili ang natira.</translation>
    </message>
    <message>
        <source>Refuse a bet above the maximum.</source>
        <translation>Tanggihan ang tayang lampas sa maximum.</translation>
    </message>
    <message>
        <source>Deal with it before you close the bets.</source>
        <translation>Ayusin ito bago mo isara ang taya.</translation>
    </message>
    <message>
        <source>Watch a bet above the maximum.</source>
        <translation>Panoorin ang tayang lampas sa maximum.</translation>
    </message>
    <message>
        <source>Deal with the bet that is too high.</source>
        <translation>Ayusin ang sobrang taas na taya.</translation>
    </message>
    <message>
        <source>Deal with the bet that is too low.</source>
        <translation>Ayusin ang sobrang babang taya.</translation>
    </message>
    <message>
        <source>What is the highest main bet?</source>
        <translation>Magkano ang pinakamataas na main bet?</translation>
    </message>
    <message>
        <source>What happens to a bet above the maximum?</source>
        <translation>Ano ang mangyayari sa tayang lampas sa maximum?</translation>
    </message>
    <message>
        <source>the excess goes back</source>
        <translation>ibabalik ang sobra</translation>
    </message>
    <message>
        <source>all of it goes back</source>
        <translation>ibabalik lahat</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>mananatili</translation>
    </message>
    <message>
        <source>the floor decides</source>
        <translation>floor ang magpapasya</translation>
    </message>
    <message>
        <source>Main bets</source>
        <translation>Mga main bet</translation>
    </message>
    <message>
        <source>Compare each card with yours. The ace is high, and suits do not matter. A higher card wins: pay the main bet 1:1. A lower card loses: take the bet.</source>
        <translation>Ikumpara ang bawat baraha sa iyo. Mataas ang alas, at walang kinalaman ang suit. Panalo ang mas mataas: bayaran ang main bet ng 1:1. Talo ang mas mababa: kunin ang taya.</translation>
    </message>
    <message>
        <source>Watch a winner and a loser.</source>
        <translation>Panoorin ang isang panalo at isang talo.</translation>
    </message>
    <message>
        <source>Settle the main bets.</source>
        <translation>I-settle ang mga main bet.</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>Mga natural</translation>
    </message>
    <message>
        <source>An ace and a ten in the first two cards are a natural. It pays {blackjack.pays} when its turn comes: 20 wins {blackjack.pays of 20}, 50 wins {blackjack.pays of 50}. Collect its cards at once.</source>
        <translation>Natural ang alas at sampu sa unang dalawang baraha. {blackjack.pays} ang bayad sa turno nito: panalo ng {blackjack.pays of 20} ang 20, panalo ng {blackjack.pays of 50} ang 50. Kunin agad ang baraha nito.</translation>
    </message>
    <message>
        <source>Watch a natural paid.</source>
        <translation>Panoorin ang pagbayad sa natural.</translation>
    </message>
    <message>
        <source>Pay naturals.</source>
        <translation>Bayaran ang mga natural.</translation>
    </message>
    <message>
        <source>What does a natural pay?</source>
        <translation>Magkano ang bayad sa natural?</translation>
    </message>
    <message>
        <source>A natural on 30: what do you pay?</source>
        <translation>Natural sa 30: magkano ang ibabayad mo?</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Bagong shoe</translation>
    </message>
    <message>
        <source>The cards are shuffled before every round: shuffle, load, go on.</source>
        <translation>Binabalasa ang baraha bago ang bawat round: magbalasa, ikarga, magpatuloy.</translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round. Then: shuffle, offer the cut, cut, put the cut card at most {shoe.cut_card_from_end|card|cards} from the end, load the shoe.</source>
        <translation>Paglabas ng cut card, tapusin ang round. Saka: magbalasa, ialok ang putol, putulin, ilagay ang cut card nang hanggang {shoe.cut_card_from_end|baraha|baraha} mula sa dulo, ikarga ang shoe.</translation>
    </message>
    <message>
        <source>Burn {shoe.burn_first|card|cards} from a new shoe.</source>
        <translation>Mag-burn ng {shoe.burn_first|baraha|baraha} mula sa bagong shoe.</translation>
    </message>
    <message>
        <source>Watch a new shoe.</source>
        <translation>Panoorin ang bagong shoe.</translation>
    </message>
    <message>
        <source>Watch the shuffle.</source>
        <translation>Panoorin ang pagbalasa.</translation>
    </message>
    <message>
        <source>Prepare the shoe yourself.</source>
        <translation>Ikaw ang maghanda ng shoe.</translation>
    </message>
    <message>
        <source>Shuffle and load.</source>
        <translation>Magbalasa at ikarga.</translation>
    </message>
    <message>
        <source>How many decks are in the shoe?</source>
        <translation>Ilang deck ang nasa shoe?</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Kaninong turno</translation>
    </message>
    <message>
        <source>Settle seat by seat, {settlement.mains}: the bets of one seat, then the next seat.</source>
        <translation>Mag-settle nang upuan por upuan, {settlement.mains}: ang mga taya ng isang upuan, saka ang susunod.</translation>
    </message>
    <message>
        <source>Settle in two passes: first all tie bets, {settlement.ties}; then all main bets, {settlement.mains}.</source>
        <translation>Mag-settle nang dalawang pasada: una lahat ng taya sa tabla, {settlement.ties}; saka lahat ng main bet, {settlement.mains}.</translation>
    </message>
    <message>
        <source>Settle the main bets {settlement.mains}.</source>
        <translation>I-settle ang mga main bet {settlement.mains}.</translation>
    </message>
    <message>
        <source>Begin a seat, finish it, and go on. A seat out of turn is a mistake even if every amount is right.</source>
        <translation>Simulan ang upuan, tapusin, at magpatuloy. Mali ang upuang wala sa turno kahit tama ang lahat ng halaga.</translation>
    </message>
    <message>
        <source>Watch in which order the seats are settled.</source>
        <translation>Panoorin ang ayos ng pag-settle ng mga upuan.</translation>
    </message>
    <message>
        <source>Settle in order.</source>
        <translation>Mag-settle nang sunod-sunod.</translation>
    </message>
    <message>
        <source>In which direction do main bets go?</source>
        <translation>Saang direksiyon ang mga main bet?</translation>
    </message>
    <message>
        <source>In which direction do tie bets go?</source>
        <translation>Saang direksiyon ang mga taya sa tabla?</translation>
    </message>
    <message>
        <source>Letting the winnings ride</source>
        <translation>Pag-iwan ng panalo</translation>
    </message>
    <message>
        <source>After you have paid the bonus, ask the winner whether he leaves the winnings on the hand. Wait for his answer.</source>
        <translation>Pagkabayad ng bonus, tanungin ang nanalo kung iiwan niya ang panalo sa kamay. Hintayin ang sagot.</translation>
    </message>
    <message>
        <source>He leaves them: push the original bet back to him. The winnings stay on the War spot and ride on his blackjack hand.</source>
        <translation>Iiwan niya: ibalik ang orihinal na taya. Naiiwan ang panalo sa War spot at kasama ng kamay niya sa blackjack.</translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation>Kukunin niya lahat: iabot ang taya at panalo.</translation>
    </message>
    <message>
        <source>Watch a parlay.</source>
        <translation>Panoorin ang parlay.</translation>
    </message>
    <message>
        <source>Ask, and hand back the original bet.</source>
        <translation>Magtanong, at ibalik ang orihinal na taya.</translation>
    </message>
    <message>
        <source>A patron takes it all.</source>
        <translation>Kinukuha lahat ng manlalaro.</translation>
    </message>
    <message>
        <source>25, the original bet</source>
        <translation>25, ang orihinal na taya</translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation>Maglalaro ang mga manlalaro</translation>
    </message>
    <message>
        <source>From left to right: one hand at a time. Give a card only when the patron signals for it.</source>
        <translation>Mula kaliwa pakanan: isang kamay bawat beses. Magbigay lang ng baraha kapag sumenyas ang manlalaro.</translation>
    </message>
    <message>
        <source>Over 21 is bust: take the chips at once, then the cards, before you go on.</source>
        <translation>Bust ang lampas sa 21: kunin agad ang chips, saka ang baraha, bago magpatuloy.</translation>
    </message>
    <message>
        <source>21 stands without a signal.</source>
        <translation>Stand na ang 21 kahit walang senyas.</translation>
    </message>
    <message>
        <source>Watch a hand go bust.</source>
        <translation>Panoorin ang kamay na mag-bust.</translation>
    </message>
    <message>
        <source>Deal only what is asked for.</source>
        <translation>I-deal lang ang hinihingi.</translation>
    </message>
    <message>
        <source>Chips first, then cards.</source>
        <translation>Chips muna, saka baraha.</translation>
    </message>
    <message>
        <source>A hand is bust. What comes first?</source>
        <translation>Bust ang isang kamay. Ano ang mauuna?</translation>
    </message>
    <message>
        <source>its chips go to the rack</source>
        <translation>sa tray ang chips nito</translation>
    </message>
    <message>
        <source>its cards go to the rack</source>
        <translation>sa discard rack ang baraha nito</translation>
    </message>
    <message>
        <source>the next patron plays</source>
        <translation>maglalaro ang susunod</translation>
    </message>
    <message>
        <source>nothing, until the end of the round</source>
        <translation>wala, hanggang matapos ang round</translation>
    </message>
    <message>
        <source>Seats, spots and chips</source>
        <translation>Mga upuan, puwesto at chips</translation>
    </message>
    <message>
        <source>You stand behind the table. Seat 1 is at your far left, and the highest number, {table.seats}, is at your far right. Left to right means from low numbers to high ones, always as you see it.</source>
        <translation>Nasa likod ka ng mesa. Nasa dulong kaliwa mo ang upuan 1, at nasa dulong kanan ang pinakamataas na numero, {table.seats}. Ang kaliwa pakanan ay mula mababa hanggang mataas na numero, laging sa tingin mo.</translation>
    </message>
    <message>
        <source>A patron may play up to {table.hands_per_patron|spot|spots}.</source>
        <translation>Hanggang {table.hands_per_patron|puwesto|puwesto} ang puwede sa isang manlalaro.</translation>
    </message>
    <message>
        <source>The chips here are worth {table.chips}.</source>
        <translation>{table.chips} ang halaga ng chips dito.</translation>
    </message>
    <message>
        <source>If chips cannot make a payout, it is rounded up: the patron gains.</source>
        <translation>Kapag hindi mabuo ng chips ang bayad, pataas ang pag-round: pabor sa manlalaro.</translation>
    </message>
    <message>
        <source>If chips cannot make a payout, it is rounded down: the house gains.</source>
        <translation>Kapag hindi mabuo ng chips ang bayad, pababa ang pag-round: pabor sa house.</translation>
    </message>
    <message>
        <source>Build every payout from the fewest chips.</source>
        <translation>Buuin ang bawat bayad sa pinakakaunting chips.</translation>
    </message>
    <message>
        <source>Pay colour for colour: a bet of green chips is paid in green chips.</source>
        <translation>Kulay sa kulay ang bayad: berdeng chips ang bayad sa tayang berdeng chips.</translation>
    </message>
    <message>
        <source>How many seats does this table have?</source>
        <translation>Ilang upuan ang mesang ito?</translation>
    </message>
    <message>
        <source>A seat is on your far right. Which one is it?</source>
        <translation>May upuan sa dulong kanan mo. Alin ito?</translation>
    </message>
    <message>
        <source>seat {table.seats}</source>
        <translation>upuan {table.seats}</translation>
    </message>
    <message>
        <source>seat 1</source>
        <translation>upuan 1</translation>
    </message>
    <message>
        <source>Watch one round. Follow the cards from left to right.</source>
        <translation>Panoorin ang isang round. Sundan ang baraha mula kaliwa pakanan.</translation>
    </message>
    <message>
        <source>Second cards and the hole card</source>
        <translation>Ikalawang baraha at hole card</translation>
    </message>
    <message>
        <source>Deal a second card face up to each patron, from left to right, and your own face down.</source>
        <translation>Mag-deal ng ikalawang nakatihayang baraha sa bawat manlalaro, mula kaliwa pakanan, at nakataob ang sa iyo.</translation>
    </message>
    <message>
        <source>With an ace or a ten up, look at your hole card before anybody plays.</source>
        <translation>Kapag alas o sampu ang lantad, tingnan ang hole card bago maglaro ang sinuman.</translation>
    </message>
    <message>
        <source>Nobody looks at the hole card before the patrons have played.</source>
        <translation>Walang titingin sa hole card bago matapos ang mga manlalaro.</translation>
    </message>
    <message>
        <source>Watch the second cards.</source>
        <translation>Panoorin ang ikalawang baraha.</translation>
    </message>
    <message>
        <source>Keep your second card down.</source>
        <translation>Panatilihing nakataob ang ikalawa mong baraha.</translation>
    </message>
    <message>
        <source>Look when you must.</source>
        <translation>Tumingin kung kailan dapat.</translation>
    </message>
    <message>
        <source>How is your own second card dealt?</source>
        <translation>Paano idini-deal ang ikalawa mong baraha?</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>nakataob</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>nakatihaya</translation>
    </message>
    <message>
        <source>not before the patrons have played</source>
        <translation>hindi bago matapos ang mga manlalaro</translation>
    </message>
    <message>
        <source>Settling the hands</source>
        <translation>Pag-settle ng mga kamay</translation>
    </message>
    <message>
        <source>Settle the hands {settlement.mains}: higher than yours wins 1:1, lower loses, equal pushes. A push stays where it is.</source>
        <translation>I-settle ang mga kamay {settlement.mains}: panalo ng 1:1 ang mas mataas sa iyo, talo ang mas mababa, push ang magkapareho. Hindi ginagalaw ang push.</translation>
    </message>
    <message>
        <source>Watch the settlement.</source>
        <translation>Panoorin ang settlement.</translation>
    </message>
    <message>
        <source>Compare and settle.</source>
        <translation>Ikumpara at i-settle.</translation>
    </message>
    <message>
        <source>Keep to the order.</source>
        <translation>Sundin ang ayos.</translation>
    </message>
    <message>
        <source>In which direction are hands settled?</source>
        <translation>Saang direksiyon sine-settle ang mga kamay?</translation>
    </message>
    <message>
        <source>Cards that slip out</source>
        <translation>Mga barahang nadudulas</translation>
    </message>
    <message>
        <source>A card slides out of the shoe and nobody saw its face: it is simply the next card.</source>
        <translation>May barahang nadulas mula sa shoe at walang nakakita ng mukha nito: ito lang ang susunod na baraha.</translation>
    </message>
    <message>
        <source>A card that was seen goes to the discard rack before the next card is dealt.</source>
        <translation>Ang barahang nakita ay sa discard rack bago i-deal ang susunod.</translation>
    </message>
    <message>
        <source>Watch an exposed card.</source>
        <translation>Panoorin ang barahang nalantad.</translation>
    </message>
    <message>
        <source>A card will slip. Look whether it was seen.</source>
        <translation>May barahang madudulas. Tingnan kung nakita ito.</translation>
    </message>
    <message>
        <source>A card slides out face up. What do you do with it?</source>
        <translation>May barahang nadulas nang nakatihaya. Ano ang gagawin mo rito?</translation>
    </message>
    <message>
        <source>discard it</source>
        <translation>i-discard ito</translation>
    </message>
    <message>
        <source>deal it to the next seat</source>
        <translation>i-deal ito sa susunod na upuan</translation>
    </message>
    <message>
        <source>put it back into the shoe</source>
        <translation>ibalik ito sa shoe</translation>
    </message>
    <message>
        <source>show it to the floor</source>
        <translation>ipakita ito sa floor</translation>
    </message>
    <message>
        <source>War or surrender</source>
        <translation>War o suko</translation>
    </message>
    <message>
        <source>The cards tie: the main bet is not decided. Ask the patron in his turn: &quot;War or surrender?&quot; Wait for his answer before you touch the bet.</source>
        <translation>Tabla ang baraha: hindi pa pasya ang main bet. Tanungin ang manlalaro sa turno niya: &quot;War o suko?&quot; Hintayin ang sagot bago mo galawin ang taya.</translation>
    </message>
    <message>
        <source>The cards tie: the main bet is not decided. The patron says whether he surrenders or goes to war.</source>
        <translation>Tabla ang baraha: hindi pa pasya ang main bet. Sasabihin ng manlalaro kung susuko o makikipag-war.</translation>
    </message>
    <message>
        <source>If he surrenders, the house takes part of the main bet, {surrender.loses}: of 50, take {surrender.loses of 50}. The rest stays his.</source>
        <translation>Kung susuko siya, kukunin ng house ang bahagi ng main bet, {surrender.loses}: sa 50, kunin ang {surrender.loses of 50}. Sa kanya ang natira.</translation>
    </message>
    <message>
        <source>Watch a surrender.</source>
        <translation>Panoorin ang pagsuko.</translation>
    </message>
    <message>
        <source>Take the right part of the bet, and no more.</source>
        <translation>Kunin ang tamang bahagi ng taya, at wala nang iba.</translation>
    </message>
    <message>
        <source>Ask, wait, act.</source>
        <translation>Magtanong, maghintay, kumilos.</translation>
    </message>
    <message>
        <source>What part of the main bet does a surrender cost?</source>
        <translation>Anong bahagi ng main bet ang bawas sa pagsuko?</translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation>Mga taya sa tabla</translation>
    </message>
    <message>
        <source>A tie bet wins if the first cards have the same rank. It pays {tie_bet.pays}: 5 wins {tie_bet.pays of 5}, 25 wins {tie_bet.pays of 25}. If the cards differ, it loses, whoever wins the main bet.</source>
        <translation>Panalo ang taya sa tabla kapag magkapareho ang ranggo ng unang baraha. {tie_bet.pays} ang bayad: panalo ng {tie_bet.pays of 5} ang 5, panalo ng {tie_bet.pays of 25} ang 25. Kung magkaiba, talo ito, sinuman ang panalo sa main bet.</translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation>Puwedeng mag-isa ang taya sa tabla, walang main bet.</translation>
    </message>
    <message>
        <source>A tie bet needs a main bet. Refuse one that stands alone.</source>
        <translation>Kailangan ng main bet ang taya sa tabla. Tanggihan ang mag-isa.</translation>
    </message>
    <message>
        <source>Call the floor before you pay more than {calls.floor_above}.</source>
        <translation>Tawagin ang floor bago magbayad nang higit sa {calls.floor_above}.</translation>
    </message>
    <message>
        <source>Watch a tie bet paid at {tie_bet.pays}.</source>
        <translation>Panoorin ang taya sa tabla na binabayaran ng {tie_bet.pays}.</translation>
    </message>
    <message>
        <source>Pay and take tie bets.</source>
        <translation>Bayaran at kunin ang mga taya sa tabla.</translation>
    </message>
    <message>
        <source>Somebody bets on a tie alone.</source>
        <translation>May tataya sa tabla lang.</translation>
    </message>
    <message>
        <source>What does a tie bet pay here?</source>
        <translation>Magkano ang bayad sa taya sa tabla rito?</translation>
    </message>
    <message>
        <source>A tie bet of 15 wins. What do you pay?</source>
        <translation>Panalo ang taya sa tabla na 15. Magkano ang ibabayad mo?</translation>
    </message>
    <message>
        <source>Paying a war</source>
        <translation>Pagbabayad ng war</translation>
    </message>
    <message>
        <source>Settle the wars {settlement.wars}.</source>
        <translation>I-settle ang mga war {settlement.wars}.</translation>
    </message>
    <message>
        <source>The patron is higher: he wins {war.win_pays} on the war bet; 25 wins {war.win_pays of 25}. The main bet pushes.</source>
        <translation>Mas mataas ang manlalaro: panalo ng {war.win_pays} sa war bet; panalo ng {war.win_pays of 25} ang 25. Push ang main bet.</translation>
    </message>
    <message>
        <source>The patron is higher: he wins {war.win_pays} on the war bet, and the post you put up is part of it. Give him the post, and pay what is missing. The main bet pushes.</source>
        <translation>Mas mataas ang manlalaro: panalo ng {war.win_pays} sa war bet, at bahagi nito ang post na inilagay mo. Ibigay ang post, at bayaran ang kulang. Push ang main bet.</translation>
    </message>
    <message>
        <source>The war ties: the war bet wins {war.tie_pays}; 25 wins {war.tie_pays of 25}.</source>
        <translation>Tabla ang war: panalo ng {war.tie_pays} ang war bet; panalo ng {war.tie_pays of 25} ang 25.</translation>
    </message>
    <message>
        <source>The war ties: the war bet wins {war.tie_pays}, the post included. Give the post and pay the rest.</source>
        <translation>Tabla ang war: panalo ng {war.tie_pays} ang war bet, kasama ang post. Ibigay ang post at bayaran ang natira.</translation>
    </message>
    <message>
        <source>You are higher: take the main bet and the war bet.</source>
        <translation>Mas mataas ka: kunin ang main bet at war bet.</translation>
    </message>
    <message>
        <source>You are higher: take the main bet, the war bet and the post.</source>
        <translation>Mas mataas ka: kunin ang main bet, war bet at post.</translation>
    </message>
    <message>
        <source>Watch a war won and a war lost.</source>
        <translation>Panoorin ang isang panalo at isang talong war.</translation>
    </message>
    <message>
        <source>Pay a war that is won.</source>
        <translation>Bayaran ang panalong war.</translation>
    </message>
    <message>
        <source>Take a war that is lost.</source>
        <translation>Kunin ang talong war.</translation>
    </message>
    <message>
        <source>Pay a tied war.</source>
        <translation>Bayaran ang tablang war.</translation>
    </message>
    <message>
        <source>What does a war that is won pay on the war bet?</source>
        <translation>Magkano ang bayad ng panalong war sa war bet?</translation>
    </message>
    <message>
        <source>What does a tied war pay on the war bet?</source>
        <translation>Magkano ang bayad ng tablang war sa war bet?</translation>
    </message>
    <message>
        <source>Tie bets on the war cards</source>
        <translation>Mga taya sa tabla sa war</translation>
    </message>
    <message>
        <source>With his war bet a patron may bet that the war cards tie. It pays {war.tie_bet.pays}: 25 wins {war.tie_bet.pays of 25}.</source>
        <translation>Kasama ng war bet, puwedeng itaya ng manlalaro na tatabla ang war card. {war.tie_bet.pays} ang bayad: panalo ng {war.tie_bet.pays of 25} ang 25.</translation>
    </message>
    <message>
        <source>This bet must be exactly the amount of the main bet. Refuse any other amount.</source>
        <translation>Dapat eksaktong kasinghalaga ng main bet ang tayang ito. Tanggihan ang ibang halaga.</translation>
    </message>
    <message>
        <source>Watch a tie bet on the war cards.</source>
        <translation>Panoorin ang taya sa tabla sa war.</translation>
    </message>
    <message>
        <source>Settle it.</source>
        <translation>I-settle ito.</translation>
    </message>
    <message>
        <source>Somebody bets the wrong amount.</source>
        <translation>May tataya ng maling halaga.</translation>
    </message>
    <message>
        <source>What does a tie bet on the war cards pay?</source>
        <translation>Magkano ang bayad sa taya sa tabla sa war?</translation>
    </message>
    <message>
        <source>This house picks and pays: the cards of a seat leave with its settlement, before you begin another seat.</source>
        <translation>Pick and pay ang house na ito: umaalis ang baraha ng upuan kasama ng settlement nito, bago ka magsimula ng ibang upuan.</translation>
    </message>
    <message>
        <source>Everything at once now: winners, losers, two wars, and one of them ties. Accuracy first; speed comes by itself.</source>
        <translation>Sabay-sabay na: panalo, talo, dalawang war, at tabla ang isa. Tama muna; kusa ang bilis.</translation>
    </message>
    <message>
        <source>One seat, and yet everything comes up: winners, losers, and a war that ties. Accuracy first; speed comes by itself.</source>
        <translation>Isang upuan, pero lahat lalabas: panalo, talo, at tablang war. Tama muna; kusa ang bilis.</translation>
    </message>
    <message>
        <source>A patron bets 25 and has a king. You have a nine. What do you pay?</source>
        <translation>25 ang taya ng manlalaro at hari ang baraha. Nuwebe ka. Magkano ang ibabayad mo?</translation>
    </message>
    <message>
        <source>A bonus of 25 wins, and the patron lets it ride. What do you hand back?</source>
        <translation>Panalo ang bonus na 25, at iniwan ng manlalaro ang panalo. Ano ang ibabalik mo?</translation>
    </message>
    <message>
        <source>{bonus.pays of 25}, the winnings</source>
        <translation>{bonus.pays of 25}, ang panalo</translation>
    </message>
    <message>
        <source>bet and winnings</source>
        <translation>taya at panalo</translation>
    </message>
    <message>
        <source>You stand behind the table. It has a single seat, in front of you.</source>
        <translation>Nasa likod ka ng mesa. Iisa ang upuan nito, sa harap mo.</translation>
    </message>
    <message>
        <source>The spot WAR is for the main bet. When a patron goes to war, his second bet lies beside it, on RAISE.</source>
        <translation>Ang puwestong WAR ay para sa main bet. Kapag nag-war ang manlalaro, nasa tabi nito ang ikalawang taya, sa RAISE.</translation>
    </message>
    <message>
        <source>On TIE lies a bet that the patron&apos;s first card and yours are of the same rank.</source>
        <translation>Nasa TIE ang taya na magkapareho ng ranggo ang unang baraha ng manlalaro at ang sa iyo.</translation>
    </message>
    <message>
        <source>On POST you put the house&apos;s chips when a patron goes to war, as many as his war bet.</source>
        <translation>Sa POST mo inilalagay ang chips ng bahay kapag nag-war ang manlalaro, kasindami ng kanyang war bet.</translation>
    </message>
    <message>
        <source>The large spot is for the blackjack bet, the spot WAR for the War bonus.</source>
        <translation>Ang malaking puwesto ay para sa taya sa blackjack, ang WAR ay para sa War bonus.</translation>
    </message>
    <message>
        <source>seat 2</source>
        <translation>upuan 2</translation>
    </message>
    <message>
        <source>seat 3</source>
        <translation>upuan 3</translation>
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
        <source>Cards are dealt from left to right, the dealer last.</source>
        <translation>Nagde-deal mula kaliwa pakanan, huli ang dealer.</translation>
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
        <translation>Main bet</translation>
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
        <source>Ask every winner: take it all, or leave the winnings?</source>
        <translation>Tanungin ang bawat nanalo: kukunin lahat o iiwan ang panalo?</translation>
    </message>
    <message>
        <source>Wait for the answer: take it all or leave the winnings.</source>
        <translation>Hintayin ang sagot: kunin lahat o iwan ang panalo.</translation>
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
        <source>Deal a card only at the patron&apos;s signal; 21 stands automatically.</source>
        <translation>Mag-deal lang sa senyas ng manlalaro; stand agad ang 21.</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>Ang shoe</translation>
    </message>
    <message>
        <source>to a tied patron, when it is his turn</source>
        <translation>sa natablang manlalaro, pagdating ng turno niya</translation>
    </message>
    <message>
        <source>to each winner of the War bonus, in turn</source>
        <translation>sa bawat nanalo ng War bonus, sunod-sunod</translation>
    </message>
    <message>
        <source>when the last round is over</source>
        <translation>pagtapos ng huling round</translation>
    </message>
    <message>
        <source>when a patron first bets below the minimum</source>
        <translation>kapag unang tumaya ang manlalaro nang mababa sa minimum</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>bago ang unang baraha</translation>
    </message>
    <message>
        <source>for a dispute, a malfunction, or a payment that needs the floor</source>
        <translation>para sa reklamo, sira, o bayad na kailangan ng floor</translation>
    </message>
    <message>
        <source>Calls, word for word</source>
        <translation>Mga tawag, salita por salita</translation>
    </message>
    <message>
        <source>when</source>
        <translation>kailan</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Mga bayad</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Kapag may mali</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>Eksaktong edge</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Taya</translation>
    </message>
    <message>
        <source>House&apos;s edge</source>
        <translation>Edge ng house</translation>
    </message>
    <message>
        <source>As a fraction</source>
        <translation>Bilang fraction</translation>
    </message>
    <message>
        <source>Of all money staked</source>
        <translation>Sa lahat ng itinaya</translation>
    </message>
    <message>
        <source>How you are judged</source>
        <translation>Paano ka hinuhusgahan</translation>
    </message>
    <message>
        <source>You start with 100 points. A critical mistake (wrong money) costs %1, a major one (order, cards) %2, a minor one %3.</source>
        <translation>Magsisimula ka sa 100 puntos. Ang kritikal na mali (pera) ay bawas na %1, ang malaki (ayos, baraha) %2, ang maliit %3.</translation>
    </message>
    <message>
        <source>You pass with %1 points. A round should take %2 seconds.</source>
        <translation>Pasado ka sa %1 puntos. Dapat tumagal ang round ng %2 segundo.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Patakaran</translation>
    </message>
    <message>
        <source>Dealer&apos;s manual</source>
        <translation>Manwal ng dealer</translation>
    </message>
    <message>
        <source>Cards of equal value may be split, into %1 hands at most.</source>
        <translation>Puwedeng i-split ang magkasinghalagang baraha, hanggang %1 kamay.</translation>
    </message>
    <message>
        <source>For the bonus, an ace is the lowest card.</source>
        <translation>Sa bonus, pinakamababa ang alas.</translation>
    </message>
    <message>
        <source>For the bonus, an ace is the highest card.</source>
        <translation>Sa bonus, pinakamataas ang alas.</translation>
    </message>
    <message>
        <source>If the first cards tie, the house wins the bonus.</source>
        <translation>Kapag tabla ang unang baraha, panalo ang house sa bonus.</translation>
    </message>
    <message>
        <source>If the first cards tie, the bonus is a push.</source>
        <translation>Kapag tabla ang unang baraha, push ang bonus.</translation>
    </message>
    <message>
        <source>A winning War bonus pays %1.</source>
        <translation>%1 ang bayad sa panalong War bonus.</translation>
    </message>
    <message>
        <source>A patron who loses the War bonus still plays the hand.</source>
        <translation>Tuloy pa rin sa kamay ang manlalarong natalo sa War bonus.</translation>
    </message>
    <message>
        <source>Winners may leave their winnings on the War spot: a parlay on the hand.</source>
        <translation>Puwedeng iwan ng nanalo ang panalo sa War spot: parlay sa kamay.</translation>
    </message>
    <message>
        <source>There is no parlay.</source>
        <translation>Walang parlay.</translation>
    </message>
    <message>
        <source>Winners are asked in the order of settlement: take it all, or leave the winnings?</source>
        <translation>Tinatanong ang mga nanalo sa ayos ng settlement: kunin lahat, o iwan ang panalo?</translation>
    </message>
    <message>
        <source>For a parlay, the original bet is handed back and the winnings stay.</source>
        <translation>Sa parlay, ibinabalik ang orihinal na taya at naiiwan ang panalo.</translation>
    </message>
    <message>
        <source>A parlay is a separate bet that wins and loses with the hand.</source>
        <translation>Hiwalay na taya ang parlay na panalo o talo kasama ng kamay.</translation>
    </message>
    <message>
        <source>Without a parlay, bet and winnings are handed over at once.</source>
        <translation>Kung walang parlay, iniaabot agad ang taya at panalo.</translation>
    </message>
    <message>
        <source>Then each patron gets a second card, face up.</source>
        <translation>Saka bibigyan ang bawat manlalaro ng ikalawang baraha, nakatihaya.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt last, face down.</source>
        <translation>Huling idini-deal ang ikalawang baraha ng dealer, nakataob.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, insurance of up to half the bet is offered at 2:1; a patron with a blackjack may take even money.</source>
        <translation>Kapag alas ang lantad ng dealer, iaalok ang insurance hanggang kalahati ng taya sa 2:1; puwedeng mag-even money ang may blackjack.</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Walang insurance.</translation>
    </message>
    <message>
        <source>Under an ace or a ten, the dealer peeks at the hole card before anybody plays.</source>
        <translation>Sa ilalim ng alas o sampu, sinisilip ng dealer ang hole card bago maglaro ang sinuman.</translation>
    </message>
    <message>
        <source>The dealer does not look at the hole card until the patrons have played.</source>
        <translation>Hindi tinitingnan ng dealer ang hole card hangga&apos;t hindi tapos ang mga manlalaro.</translation>
    </message>
    <message>
        <source>Patrons play from left to right, each hand to its end.</source>
        <translation>Naglalaro ang mga manlalaro mula kaliwa pakanan, tinatapos ang bawat kamay.</translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, also for less.</source>
        <translation>Puwedeng i-double ang kamay na may dalawang baraha, kahit mas maliit.</translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, for the full bet only.</source>
        <translation>Puwedeng i-double ang kamay na may dalawang baraha, buong taya lang.</translation>
    </message>
    <message>
        <source>Split aces get one card each.</source>
        <translation>Tig-isang baraha ang split na alas.</translation>
    </message>
    <message>
        <source>With a split or a double, the patron may match the bet on the War spot too.</source>
        <translation>Sa split o double, puwede ring tapatan ng manlalaro ang taya sa War spot.</translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards, in either style.</source>
        <translation>Talo agad ang bust at binabayaran ang blackjack sa turno: chips muna, saka baraha, sa alinmang estilo.</translation>
    </message>
    <message>
        <source>The dealer turns over the hole card and draws to 17.</source>
        <translation>Itinitihaya ng dealer ang hole card at kumukuha hanggang 17.</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <translation>Nagha-hit ang dealer sa soft 17.</translation>
    </message>
    <message>
        <source>The dealer stands on every 17.</source>
        <translation>Nag-i-stand ang dealer sa lahat ng 17.</translation>
    </message>
    <message>
        <source>The higher hand wins 1:1, the lower loses, equal hands push.</source>
        <translation>Panalo ng 1:1 ang mas mataas na kamay, talo ang mas mababa, push ang magkapareho.</translation>
    </message>
    <message>
        <source>A blackjack pays %1.</source>
        <translation>%1 ang bayad sa blackjack.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>A short name without spaces; files and commands find the house by it.</source>
        <translation>Maikling pangalan na walang puwang; dito nahahanap ng mga file at command ang house.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Pangalan</translation>
    </message>
    <message>
        <source>The name on the felt, in the manual and in lists.</source>
        <translation>Ang pangalan sa felt, sa manwal at sa mga listahan.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Laro</translation>
    </message>
    <message>
        <source>Casino War or War Blackjack. For the other game, start from a house that plays it.</source>
        <translation>Casino War o War Blackjack. Para sa kabilang laro, magsimula sa house na mayroon nito.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Pinagmulan</translation>
    </message>
    <message>
        <source>The document the rules come from, and whose clauses are named.</source>
        <translation>Ang dokumentong pinanggalingan ng mga patakaran at may mga clause na binabanggit.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mga deck</translation>
    </message>
    <message>
        <source>How many decks are in the shoe, 1 to 8.</source>
        <translation>Ilang deck ang nasa shoe, 1 hanggang 8.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Magbalasa</translation>
    </message>
    <message>
        <source>When the cards are shuffled: after the cut card comes out, or before every round.</source>
        <translation>Kailan binabalasa ang baraha: paglabas ng cut card, o bago ang bawat round.</translation>
    </message>
    <message>
        <source>Cut card from the end</source>
        <translation>Cut card mula sa dulo</translation>
    </message>
    <message>
        <source>The most cards behind the cut card, at most half the shoe. Leave it empty if every round is shuffled. War Blackjack with one or two decks never goes past a third of the shoe.</source>
        <translation>Pinakamaraming baraha sa likod ng cut card, hanggang kalahati ng shoe. Iwanang blangko kung binabalasa bawat round. Ang War Blackjack na isa o dalawang deck ay hindi lalampas sa sangkatlo ng shoe.</translation>
    </message>
    <message>
        <source>Burned from a new shoe</source>
        <translation>Bina-burn sa bagong shoe</translation>
    </message>
    <message>
        <source>How many cards of a new shoe are burned before the first round.</source>
        <translation>Ilang baraha ng bagong shoe ang bina-burn bago ang unang round.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Mga upuan</translation>
    </message>
    <message>
        <source>How many seats the table has, 1 to 9.</source>
        <translation>Ilang upuan ang mesa, 1 hanggang 9.</translation>
    </message>
    <message>
        <source>Spots per patron</source>
        <translation>Puwesto bawat manlalaro</translation>
    </message>
    <message>
        <source>How many spots one patron may play at once, at most the seats of the table.</source>
        <translation>Ilang puwesto ang puwedeng laruin ng isang manlalaro nang sabay, hanggang dami ng upuan.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>The values of the chips in the tray, from the lowest to the highest.</source>
        <translation>Ang halaga ng chips sa tray, mula pinakamababa hanggang pinakamataas.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Pag-round</translation>
    </message>
    <message>
        <source>In whose favour an amount is rounded that the chips cannot make.</source>
        <translation>Kung kanino pabor ang pag-round ng halagang hindi mabuo ng chips.</translation>
    </message>
    <message>
        <source>Main bet, minimum</source>
        <translation>Main bet, minimum</translation>
    </message>
    <message>
        <source>The smallest main bet that is taken.</source>
        <translation>Ang pinakamaliit na main bet na tinatanggap.</translation>
    </message>
    <message>
        <source>Main bet, maximum</source>
        <translation>Main bet, maximum</translation>
    </message>
    <message>
        <source>The largest main bet that is taken.</source>
        <translation>Ang pinakamalaking main bet na tinatanggap.</translation>
    </message>
    <message>
        <source>Tie bet, minimum</source>
        <translation>Taya sa tabla, minimum</translation>
    </message>
    <message>
        <source>The smallest tie bet that is taken.</source>
        <translation>Ang pinakamaliit na taya sa tabla na tinatanggap.</translation>
    </message>
    <message>
        <source>Tie bet, maximum</source>
        <translation>Taya sa tabla, maximum</translation>
    </message>
    <message>
        <source>The largest tie bet that is taken.</source>
        <translation>Ang pinakamalaking taya sa tabla na tinatanggap.</translation>
    </message>
    <message>
        <source>War bonus, minimum</source>
        <translation>War bonus, minimum</translation>
    </message>
    <message>
        <source>The smallest War bonus that is taken.</source>
        <translation>Ang pinakamaliit na War bonus na tinatanggap.</translation>
    </message>
    <message>
        <source>War bonus, maximum</source>
        <translation>War bonus, maximum</translation>
    </message>
    <message>
        <source>The largest War bonus that is taken.</source>
        <translation>Ang pinakamalaking War bonus na tinatanggap.</translation>
    </message>
    <message>
        <source>Both bets together</source>
        <translation>Dalawang taya, magkasama</translation>
    </message>
    <message>
        <source>The most that the bets of one seat may add up to; none if only each bet has a limit.</source>
        <translation>Ang pinakamalaking kabuuan ng mga taya ng isang upuan; wala kung bawat taya lang ang may limit.</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Mababa sa minimum</translation>
    </message>
    <message>
        <source>What is done with a bet below the minimum: refused, or honoured once with a reminder.</source>
        <translation>Ang gagawin sa tayang mababa sa minimum: tatanggihan, o tatanggapin minsan nang may paalala.</translation>
    </message>
    <message>
        <source>Above the maximum</source>
        <translation>Lampas sa maximum</translation>
    </message>
    <message>
        <source>What is done with a bet above the maximum: refused, or the excess handed back.</source>
        <translation>Ang gagawin sa tayang lampas sa maximum: tatanggihan, o ibabalik ang sobra.</translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation>Mga taya sa tabla</translation>
    </message>
    <message>
        <source>Whether patrons may bet that their first card ties the dealer&apos;s.</source>
        <translation>Kung puwedeng itaya ng manlalaro na tatabla ang unang baraha niya sa dealer.</translation>
    </message>
    <message>
        <source>Without a main bet</source>
        <translation>Walang main bet</translation>
    </message>
    <message>
        <source>Whether a tie bet may stand on a spot without a main bet.</source>
        <translation>Kung puwedeng nasa puwesto ang taya sa tabla nang walang main bet.</translation>
    </message>
    <message>
        <source>A tie bet pays</source>
        <translation>Bayad sa taya sa tabla</translation>
    </message>
    <message>
        <source>What a winning tie bet pays, such as 10:1.</source>
        <translation>Ang bayad sa panalong taya sa tabla, gaya ng 10:1.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Pagsuko</translation>
    </message>
    <message>
        <source>Whether a tied patron may give up part of the bet instead of going to war.</source>
        <translation>Kung puwedeng isuko ng natabla ang bahagi ng taya sa halip na makipag-war.</translation>
    </message>
    <message>
        <source>A surrender costs</source>
        <translation>Bawas sa pagsuko</translation>
    </message>
    <message>
        <source>The part of the main bet that the house takes: 1:2 is half.</source>
        <translation>Ang bahagi ng main bet na kinukuha ng house: kalahati ang 1:2.</translation>
    </message>
    <message>
        <source>When cards are burned</source>
        <translation>Kailan nagbu-burn</translation>
    </message>
    <message>
        <source>Before which war cards the dealer burns.</source>
        <translation>Bago ang aling mga war card nagbu-burn ang dealer.</translation>
    </message>
    <message>
        <source>Cards burned</source>
        <translation>Dami ng burn</translation>
    </message>
    <message>
        <source>How many cards are burned each time.</source>
        <translation>Ilang baraha ang bina-burn bawat beses.</translation>
    </message>
    <message>
        <source>The house posts</source>
        <translation>Nagpo-post ang house</translation>
    </message>
    <message>
        <source>Whether the house matches the war bet with a post.</source>
        <translation>Kung tinatapatan ng house ng post ang war bet.</translation>
    </message>
    <message>
        <source>A won war pays</source>
        <translation>Bayad sa panalong war</translation>
    </message>
    <message>
        <source>What the war bet pays when the patron wins the war, the house&apos;s post included.</source>
        <translation>Ang bayad sa war bet kapag panalo ang manlalaro sa war, kasama ang post ng house.</translation>
    </message>
    <message>
        <source>A tied war pays</source>
        <translation>Bayad sa tablang war</translation>
    </message>
    <message>
        <source>What the war bet pays when the war cards tie, the house&apos;s post included.</source>
        <translation>Ang bayad sa war bet kapag tabla ang war card, kasama ang post ng house.</translation>
    </message>
    <message>
        <source>Tie bets on the war</source>
        <translation>Taya sa tabla sa war</translation>
    </message>
    <message>
        <source>Whether patrons may bet that the war cards tie.</source>
        <translation>Kung puwedeng itaya ng manlalaro na tatabla ang war card.</translation>
    </message>
    <message>
        <source>A tie bet on the war pays</source>
        <translation>Bayad sa tabla sa war</translation>
    </message>
    <message>
        <source>What a tie bet on the war cards pays.</source>
        <translation>Ang bayad sa taya sa tabla sa war.</translation>
    </message>
    <message>
        <source>Amount of a tie bet on the war</source>
        <translation>Halaga ng taya sa tabla sa war</translation>
    </message>
    <message>
        <source>Whether a tie bet on the war cards is exactly the main bet, or any amount.</source>
        <translation>Kung eksaktong main bet ang taya sa tabla sa war, o anumang halaga.</translation>
    </message>
    <message>
        <source>Ace in the bonus</source>
        <translation>Alas sa bonus</translation>
    </message>
    <message>
        <source>Whether an ace is the lowest or the highest card for the War bonus.</source>
        <translation>Kung pinakamababa o pinakamataas ang alas sa War bonus.</translation>
    </message>
    <message>
        <source>Tied bonus</source>
        <translation>Tablang bonus</translation>
    </message>
    <message>
        <source>Whether the house wins a tied War bonus, or it is a push.</source>
        <translation>Kung panalo ang house sa tablang War bonus, o push ito.</translation>
    </message>
    <message>
        <source>The bonus pays</source>
        <translation>Bayad sa bonus</translation>
    </message>
    <message>
        <source>What a winning War bonus pays.</source>
        <translation>Ang bayad sa panalong War bonus.</translation>
    </message>
    <message>
        <source>Whether winners may leave their winnings as a bet on the hand.</source>
        <translation>Kung puwedeng iwan ng nanalo ang panalo bilang taya sa kamay.</translation>
    </message>
    <message>
        <source>A blackjack pays</source>
        <translation>Bayad sa blackjack</translation>
    </message>
    <message>
        <source>What an ace and a ten-value card as the first two cards pay.</source>
        <translation>Ang bayad sa alas at barahang halagang sampu bilang unang dalawang baraha.</translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>Soft 17</translation>
    </message>
    <message>
        <source>What the dealer does with a 17 in which an ace counts eleven.</source>
        <translation>Ang gagawin ng dealer sa 17 na ang alas ay labing-isa.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>Double for less</translation>
    </message>
    <message>
        <source>Whether a double may be less than the bet.</source>
        <translation>Kung puwedeng mas maliit sa taya ang double.</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Double pagkatapos ng split</translation>
    </message>
    <message>
        <source>Whether a split hand may be doubled.</source>
        <translation>Kung puwedeng i-double ang na-split na kamay.</translation>
    </message>
    <message>
        <source>Most hands after splits</source>
        <translation>Pinakamaraming kamay sa split</translation>
    </message>
    <message>
        <source>The most hands that one hand may become, 1 to 4.</source>
        <translation>Ang pinakamaraming kamay mula sa isa, 1 hanggang 4.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>Split na alas</translation>
    </message>
    <message>
        <source>Whether split aces get one card each and stand; else they are played like any hand.</source>
        <translation>Kung tig-isang baraha lang ang split na alas at stand na; kung hindi, nilalaro gaya ng ibang kamay.</translation>
    </message>
    <message>
        <source>Whether insurance is offered when the dealer shows an ace, and even money to a patron with a blackjack.</source>
        <translation>Kung iniaalok ang insurance kapag alas ang lantad ng dealer, at even money sa may blackjack.</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Pagsilip</translation>
    </message>
    <message>
        <source>Whether the dealer looks at the hole card under an ace or a ten before anybody plays.</source>
        <translation>Kung sinisilip ng dealer ang hole card sa ilalim ng alas o sampu bago maglaro ang sinuman.</translation>
    </message>
    <message>
        <source>First settlement</source>
        <translation>Unang settlement</translation>
    </message>
    <message>
        <source>Whether each seat is settled completely, or all tie bets before the main bets.</source>
        <translation>Kung buong sine-settle ang bawat upuan, o lahat ng taya sa tabla bago ang mga main bet.</translation>
    </message>
    <message>
        <source>Tie bets are settled</source>
        <translation>Direksiyon ng taya sa tabla</translation>
    </message>
    <message>
        <source>The direction in which tie bets are settled, as the dealer sees it.</source>
        <translation>Ang direksiyon ng pag-settle ng mga taya sa tabla, sa tingin ng dealer.</translation>
    </message>
    <message>
        <source>Main bets are settled</source>
        <translation>Direksiyon ng main bet</translation>
    </message>
    <message>
        <source>The direction in which main bets, or whole seats, are settled, as the dealer sees it; in War Blackjack hands and insurance.</source>
        <translation>Ang direksiyon ng pag-settle ng mga main bet, o buong upuan, sa tingin ng dealer; sa War Blackjack, mga kamay at insurance.</translation>
    </message>
    <message>
        <source>Wars are settled</source>
        <translation>Direksiyon ng war</translation>
    </message>
    <message>
        <source>The direction in which wars are settled; in War Blackjack the War bonus and the parlay question.</source>
        <translation>Ang direksiyon ng pag-settle ng mga war; sa War Blackjack, ang War bonus at ang tanong na parlay.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Pick and pay: a hand&apos;s cards leave when it is settled. Lay and pay: all cards stay until every bet is settled.</source>
        <translation>Pick and pay: umaalis ang baraha ng kamay pagka-settle nito. Lay and pay: mananatili lahat ng baraha hanggang settled lahat ng taya.</translation>
    </message>
    <message>
        <source>Cards are picked up</source>
        <translation>Pagkuha ng baraha</translation>
    </message>
    <message>
        <source>In pick and pay, whether cards are picked up after the payment, before it, or either.</source>
        <translation>Sa pick and pay, kung kinukuha ang baraha pagkatapos magbayad, bago, o alinman.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Pag-sweep</translation>
    </message>
    <message>
        <source>The direction in which the cards left on the layout are collected; the dealer&apos;s come last.</source>
        <translation>Ang direksiyon ng pagkuha sa natitirang baraha sa layout; huli ang sa dealer.</translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot;</source>
        <translation>&quot;Maglagay na ng taya&quot;</translation>
    </message>
    <message>
        <source>Whether the dealer must call for bets.</source>
        <translation>Kung dapat tumawag ang dealer para sa taya.</translation>
    </message>
    <message>
        <source>&quot;No more bets&quot;</source>
        <translation>&quot;Sarado na ang taya&quot;</translation>
    </message>
    <message>
        <source>Whether the dealer must close the bets with a call.</source>
        <translation>Kung dapat isara ng dealer ang taya sa pamamagitan ng tawag.</translation>
    </message>
    <message>
        <source>&quot;War or surrender?&quot;</source>
        <translation>&quot;War o suko?&quot;</translation>
    </message>
    <message>
        <source>Whether the dealer must ask a tied patron.</source>
        <translation>Kung dapat tanungin ng dealer ang natablang manlalaro.</translation>
    </message>
    <message>
        <source>Call the floor above</source>
        <translation>Tawagin ang floor kapag lampas sa</translation>
    </message>
    <message>
        <source>A payment above this ratio is called to the floor first; none if no payment is.</source>
        <translation>Itinatawag muna sa floor ang bayad na lampas sa ratio na ito; wala kung hindi kailangan.</translation>
    </message>
    <message>
        <source>Payments are built</source>
        <translation>Pagbuo ng bayad</translation>
    </message>
    <message>
        <source>Which chips a payment must be built from.</source>
        <translation>Aling chips ang dapat gamitin sa bayad.</translation>
    </message>
    <message>
        <source>A wrong payment</source>
        <translation>Maling bayad</translation>
    </message>
    <message>
        <source>Who corrects a wrong payment: the dealer himself at once, or the floor.</source>
        <translation>Sino ang nagtatama ng maling bayad: ang dealer mismo agad, o ang floor.</translation>
    </message>
    <message>
        <source>A critical mistake</source>
        <translation>Kritikal na mali</translation>
    </message>
    <message>
        <source>Points lost for a mistake with money.</source>
        <translation>Bawas na puntos sa mali sa pera.</translation>
    </message>
    <message>
        <source>A major mistake</source>
        <translation>Malaking mali</translation>
    </message>
    <message>
        <source>Points lost for a mistake in the order or with cards.</source>
        <translation>Bawas na puntos sa mali sa ayos o sa baraha.</translation>
    </message>
    <message>
        <source>A minor mistake</source>
        <translation>Maliit na mali</translation>
    </message>
    <message>
        <source>Points lost for a mistake with calls or chips.</source>
        <translation>Bawas na puntos sa mali sa tawag o chips.</translation>
    </message>
    <message>
        <source>To pass</source>
        <translation>Para pumasa</translation>
    </message>
    <message>
        <source>Points, out of 100, that pass an examination.</source>
        <translation>Puntos, sa 100, para pumasa sa eksamen.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Bilis</translation>
    </message>
    <message>
        <source>Seconds in which a round should be dealt.</source>
        <translation>Segundo kung gaano katagal dapat ang isang round.</translation>
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
        <source>Burn a card</source>
        <translation>Mag-burn ng baraha</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>I-discard ang nakalantad na baraha</translation>
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
        <source>End the round</source>
        <translation>Tapusin ang round</translation>
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
        <source>A malfunction</source>
        <translation>May sira</translation>
    </message>
    <message>
        <source>The hole card, face down</source>
        <translation>Ang hole card, nakataob</translation>
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
        <translation>dealer</translation>
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
        <translation>Nilalaro gamit ang %1 deck na may 52 baraha.</translation>
    </message>
    <message>
        <source>The game is dealt from %1 decks of 52 cards.</source>
        <translation>Nilalaro gamit ang %1 deck na may 52 baraha.</translation>
    </message>
    <message>
        <source>No card of a new shoe is burned.</source>
        <translation>Walang bina-burn sa bagong shoe.</translation>
    </message>
    <message>
        <source>The first card of a new shoe is burned.</source>
        <translation>Bina-burn ang unang baraha ng bagong shoe.</translation>
    </message>
    <message>
        <source>The first %1 cards of a new shoe are burned.</source>
        <translation>Bina-burn ang unang %1 baraha ng bagong shoe.</translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round, then shuffle.</source>
        <translation>Paglabas ng cut card, tapusin ang round, saka magbalasa.</translation>
    </message>
    <message>
        <source>The table has %1 seats, numbered from the dealer&apos;s left.</source>
        <translation>May %1 upuan ang mesa, binibilang mula sa kaliwa ng dealer.</translation>
    </message>
    <message>
        <source>A patron plays one seat.</source>
        <translation>Isang upuan bawat manlalaro.</translation>
    </message>
    <message>
        <source>A patron may play up to %1 seats.</source>
        <translation>Hanggang %1 upuan ang puwede sa isang manlalaro.</translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the patron&apos;s favour.</source>
        <translation>Pabor sa manlalaro ang pag-round ng halagang hindi mabuo ng chips.</translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the house&apos;s favour.</source>
        <translation>Pabor sa house ang pag-round ng halagang hindi mabuo ng chips.</translation>
    </message>
    <message>
        <source>Payments are exact to the cent; nothing is rounded.</source>
        <translation>Eksakto hanggang sentimo ang bayad; walang niro-round.</translation>
    </message>
    <message>
        <source>A main bet is %1 to %2.</source>
        <translation>%1 hanggang %2 ang main bet.</translation>
    </message>
    <message>
        <source>A blackjack bet is %1 to %2.</source>
        <translation>%1 hanggang %2 ang taya sa blackjack.</translation>
    </message>
    <message>
        <source>The cards are shuffled after the round in which the cut card comes out.</source>
        <translation>Binabalasa ang baraha pagkatapos ng round na lumabas ang cut card.</translation>
    </message>
    <message>
        <source>The cards are shuffled before every round.</source>
        <translation>Binabalasa ang baraha bago ang bawat round.</translation>
    </message>
    <message>
        <source>The cut card is placed at most %1 cards from the end.</source>
        <translation>Hanggang %1 baraha mula sa dulo ang cut card.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, let a patron cut, place the cut card, load the shoe.</source>
        <translation>Sa bagong shoe: magbalasa, papuputulin ang manlalaro, ilagay ang cut card, ikarga ang shoe.</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle and load.</source>
        <translation>Sa bagong shoe: magbalasa at ikarga.</translation>
    </message>
    <message>
        <source>A tie bet is %1 to %2.</source>
        <translation>%1 hanggang %2 ang taya sa tabla.</translation>
    </message>
    <message>
        <source>A War bonus bet is %1 to %2.</source>
        <translation>%1 hanggang %2 ang War bonus.</translation>
    </message>
    <message>
        <source>The limits are shown at the table.</source>
        <translation>Nakapaskil sa mesa ang mga limit.</translation>
    </message>
    <message>
        <source>A bet below the minimum is refused.</source>
        <translation>Tinatanggihan ang tayang mababa sa minimum.</translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum is honoured with a reminder; the second is refused.</source>
        <translation>Tinatanggap nang may paalala ang unang tayang mababa sa minimum ng manlalaro; tinatanggihan ang ikalawa.</translation>
    </message>
    <message>
        <source>A bet above the maximum is refused.</source>
        <translation>Tinatanggihan ang tayang lampas sa maximum.</translation>
    </message>
    <message>
        <source>If a bet is above the maximum, the excess is handed back and the rest stands.</source>
        <translation>Kapag lampas sa maximum ang taya, ibinabalik ang sobra at mananatili ang natira.</translation>
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
        <translation>Kinukuha ang baraha ng kamay pagka-settle ng huling taya: chips muna.</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up before its last bet is settled: cards first.</source>
        <translation>Kinukuha ang baraha ng kamay bago i-settle ang huling taya: baraha muna.</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up with its last bet, before or after the chips.</source>
        <translation>Kinukuha ang baraha ng kamay kasama ng huling taya, bago o pagkatapos ng chips.</translation>
    </message>
    <message>
        <source>A tied patron is asked in turn: war or surrender?</source>
        <translation>Tinatanong ang natabla sa turno niya: war o suko?</translation>
    </message>
    <message>
        <source>A tied patron decides without being asked.</source>
        <translation>Nagpapasya ang natabla nang hindi tinatanong.</translation>
    </message>
    <message>
        <source>No payment needs the floor.</source>
        <translation>Walang bayad na kailangan ng floor.</translation>
    </message>
    <message>
        <source>A payment above %1 is called to the floor first.</source>
        <translation>Itinatawag muna sa floor ang bayad na lampas sa %1.</translation>
    </message>
    <message>
        <source>A payment may be built from any chips.</source>
        <translation>Puwedeng buuin ang bayad mula sa anumang chips.</translation>
    </message>
    <message>
        <source>A payment is built from the fewest chips.</source>
        <translation>Binubuo ang bayad sa pinakakaunting chips.</translation>
    </message>
    <message>
        <source>A payment is built colour for colour, in the colours of the bet.</source>
        <translation>Kulay sa kulay ang bayad, sa mga kulay ng taya.</translation>
    </message>
    <message>
        <source>Pick and pay: cards are picked up hand by hand.</source>
        <translation>Pick and pay: kamay por kamay kinukuha ang baraha.</translation>
    </message>
    <message>
        <source>The cards that are left are swept %1, the dealer&apos;s last.</source>
        <translation>Kinukuha ang natitirang baraha %1, huli ang sa dealer.</translation>
    </message>
    <message>
        <source>When everything is settled and collected, the round is over and the next one begins.</source>
        <translation>Kapag settled at nakuha na lahat, tapos ang round at simula ang susunod.</translation>
    </message>
    <message>
        <source>The dealer opens the bets with &quot;Place your bets&quot;.</source>
        <translation>Binubuksan ng dealer ang taya sa &quot;Maglagay na ng taya&quot;.</translation>
    </message>
    <message>
        <source>The dealer need not call for bets.</source>
        <translation>Hindi kailangang tumawag ang dealer para sa taya.</translation>
    </message>
    <message>
        <source>The dealer closes the bets with &quot;No more bets&quot;.</source>
        <translation>Isinasara ng dealer ang taya sa &quot;Sarado na ang taya&quot;.</translation>
    </message>
    <message>
        <source>The first card closes the bets.</source>
        <translation>Ang unang baraha ang nagsasara ng taya.</translation>
    </message>
    <message>
        <source>The dealer corrects a wrong payment himself: he takes all of it back before he settles another seat.</source>
        <translation>Ang dealer mismo ang nagtatama ng maling bayad: binabawi niya ito lahat bago mag-settle ng ibang upuan.</translation>
    </message>
    <message>
        <source>Only the floor corrects a wrong payment.</source>
        <translation>Floor lang ang nagtatama ng maling bayad.</translation>
    </message>
    <message>
        <source>A card that slips out face down is the next card.</source>
        <translation>Ang barahang nadulas nang nakataob ang susunod na baraha.</translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced.</source>
        <translation>Dini-discard at pinapalitan ang barahang nalantad nang mali.</translation>
    </message>
    <message>
        <source>The floor decides disputes and whatever is not written here.</source>
        <translation>Floor ang nagpapasya sa reklamo at sa anumang wala rito.</translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays: the floor is called, then every bet is returned.</source>
        <translation>Pinawawalang-bisa ng sira ang lahat ng bayad at laro: tawagin ang floor, saka ibalik ang bawat taya.</translation>
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
        <translation>insurance bet</translation>
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
        <source>Ask a tied patron for war or surrender before you touch the bet.</source>
        <translation>Itanong ang war o suko bago galawin ang taya.</translation>
    </message>
    <message>
        <source>Wait for the answer: war or surrender.</source>
        <translation>Hintayin ang sagot: war o suko.</translation>
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
        <translation>Mataas ang alas; walang kinalaman ang suit.</translation>
    </message>
    <message>
        <source>For the bonus, aces are low and kings are high; suits do not matter.</source>
        <translation>Sa bonus, mababa ang alas at mataas ang hari; walang kinalaman ang suit.</translation>
    </message>
    <message>
        <source>Tie bets are settled %1.</source>
        <translation>Sine-settle ang mga taya sa tabla %1.</translation>
    </message>
    <message>
        <source>Seats are settled %1.</source>
        <translation>Sine-settle ang mga upuan %1.</translation>
    </message>
    <message>
        <source>Main bets are settled %1.</source>
        <translation>Sine-settle ang mga main bet %1.</translation>
    </message>
    <message>
        <source>Hands are settled %1.</source>
        <translation>Sine-settle ang mga kamay %1.</translation>
    </message>
    <message>
        <source>Wars are settled %1.</source>
        <translation>Sine-settle ang mga war %1.</translation>
    </message>
    <message>
        <source>War bonuses are settled %1.</source>
        <translation>Sine-settle ang mga War bonus %1.</translation>
    </message>
    <message>
        <source>A burn is one card.</source>
        <translation>Isang baraha ang bawat burn.</translation>
    </message>
    <message>
        <source>A burn is %1 cards.</source>
        <translation>%1 baraha ang bawat burn.</translation>
    </message>
    <message>
        <source>No card is burned before a war.</source>
        <translation>Walang bina-burn bago ang war.</translation>
    </message>
    <message>
        <source>The dealer burns once, before the first war card of the round.</source>
        <translation>Isang beses nagbu-burn ang dealer, bago ang unang war card ng round.</translation>
    </message>
    <message>
        <source>The dealer burns before every war card, his own too.</source>
        <translation>Nagbu-burn ang dealer bago ang bawat war card, pati sa kanya.</translation>
    </message>
    <message>
        <source>The dealer burns before the first war card and again before his own.</source>
        <translation>Nagbu-burn ang dealer bago ang unang war card at muli bago ang sa kanya.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1 and the main bet pushes.</source>
        <translation>Kapag panalo ang manlalaro sa war, %1 ang bayad sa war bet at push ang main bet.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation>Kapag panalo ang manlalaro sa war, %1 ang bayad sa war bet, na siyang post ng house, at push ang main bet.</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation>Kapag panalo ang manlalaro sa war, %1 ang bayad sa war bet: ang post ng house at %2 mula sa tray. Push ang main bet.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1 and the main bet pushes.</source>
        <translation>Kapag tabla ang war card, %1 ang bayad sa war bet at push ang main bet.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation>Kapag tabla ang war card, %1 ang bayad sa war bet, na siyang post ng house, at push ang main bet.</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation>Kapag tabla ang war card, %1 ang bayad sa war bet: ang post ng house at %2 mula sa tray. Push ang main bet.</translation>
    </message>
    <message>
        <source>Patrons may bet that the first cards tie.</source>
        <translation>Puwedeng itaya ng manlalaro na tatabla ang unang baraha.</translation>
    </message>
    <message>
        <source>There is no tie bet; refuse one if a patron makes it.</source>
        <translation>Walang taya sa tabla; tanggihan kung may tumaya.</translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation>Puwedeng mag-isa ang taya sa tabla, walang main bet.</translation>
    </message>
    <message>
        <source>A tie bet needs a main bet beside it.</source>
        <translation>Kailangan ng main bet sa tabi ang taya sa tabla.</translation>
    </message>
    <message>
        <source>A tie bet pays %1.</source>
        <translation>%1 ang bayad sa taya sa tabla.</translation>
    </message>
    <message>
        <source>The blackjack bet is required, the War bonus is optional.</source>
        <translation>Kailangan ang taya sa blackjack, opsiyonal ang War bonus.</translation>
    </message>
    <message>
        <source>From the first card on, no bet is added or changed: a late bet is refused at once.</source>
        <translation>Mula sa unang baraha, walang dagdag o palit sa taya: tanggihan agad ang huling taya.</translation>
    </message>
    <message>
        <source>Every patron plays against the dealer only.</source>
        <translation>Dealer lang ang kalaban ng bawat manlalaro.</translation>
    </message>
    <message>
        <source>One card face up to each patron, from left to right, then one to the dealer.</source>
        <translation>Tig-isang nakatihayang baraha sa bawat manlalaro, mula kaliwa pakanan, saka isa sa dealer.</translation>
    </message>
    <message>
        <source>The first cards are settled seat by seat, tie bet and main bet of a seat together.</source>
        <translation>Upuan por upuan sine-settle ang unang baraha, magkasama ang taya sa tabla at main bet.</translation>
    </message>
    <message>
        <source>All tie bets are settled before any main bet.</source>
        <translation>Sine-settle lahat ng taya sa tabla bago ang anumang main bet.</translation>
    </message>
    <message>
        <source>If the patron&apos;s card is higher, the main bet pays 1:1.</source>
        <translation>Kapag mas mataas ang baraha ng manlalaro, 1:1 ang bayad sa main bet.</translation>
    </message>
    <message>
        <source>If the dealer&apos;s card is higher, the main bet loses, and the tie bet with it.</source>
        <translation>Kapag mas mataas ang baraha ng dealer, talo ang main bet pati ang taya sa tabla.</translation>
    </message>
    <message>
        <source>The first cards are settled before a war starts.</source>
        <translation>Sine-settle ang unang baraha bago magsimula ang war.</translation>
    </message>
    <message>
        <source>A tied patron may surrender instead of going to war.</source>
        <translation>Puwedeng sumuko ang natabla sa halip na makipag-war.</translation>
    </message>
    <message>
        <source>There is no surrender: a tied patron goes to war.</source>
        <translation>Walang suko: nakikipag-war ang natabla.</translation>
    </message>
    <message>
        <source>A surrender costs %1 of the main bet; the patron keeps the rest.</source>
        <translation>%1 ng main bet ang bawas sa pagsuko; sa manlalaro ang natira.</translation>
    </message>
    <message>
        <source>A patron who goes to war adds a war bet equal to the main bet.</source>
        <translation>Nagdaragdag ang nakikipag-war ng war bet na kasinghalaga ng main bet.</translation>
    </message>
    <message>
        <source>The dealer matches the war bet with the house&apos;s post at once.</source>
        <translation>Tinatapatan agad ng dealer ng post ng house ang war bet.</translation>
    </message>
    <message>
        <source>The house posts nothing.</source>
        <translation>Walang post ang house.</translation>
    </message>
    <message>
        <source>One war card to each patron at war, from left to right, then one to the dealer.</source>
        <translation>Tig-isang war card sa bawat nasa war, mula kaliwa pakanan, saka isa sa dealer.</translation>
    </message>
    <message>
        <source>A patron at war may bet that the war cards tie, until the first burn or war card.</source>
        <translation>Puwedeng itaya ng nasa war na tatabla ang war card, hanggang sa unang burn o war card.</translation>
    </message>
    <message>
        <source>There is no tie bet on the war cards; refuse one if a patron makes it.</source>
        <translation>Walang taya sa tabla sa war; tanggihan kung may tumaya.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet.</source>
        <translation>Eksaktong kasinghalaga ng main bet ang taya sa tabla sa war.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards pays %1.</source>
        <translation>%1 ang bayad sa taya sa tabla sa war.</translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet, war bet and post go to the tray.</source>
        <translation>Kapag panalo ang dealer sa war, sa tray ang main bet, war bet at post.</translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet and war bet go to the tray.</source>
        <translation>Kapag panalo ang dealer sa war, sa tray ang main bet at war bet.</translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation>%1 ang bayad</translation>
    </message>
    <message>
        <source>in the fewest chips</source>
        <translation>sa pinakakaunting chips</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>Ang house</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Ang mesa</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Mga limit</translation>
    </message>
    <message>
        <source>War</source>
        <translation>War</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>Ayos ng settlement</translation>
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
        <translation>Pag-iskor</translation>
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
        <translation>pagkatapos ng cut card</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>bago ang bawat round</translation>
    </message>
    <message>
        <source>for the patron</source>
        <translation>pabor sa manlalaro</translation>
    </message>
    <message>
        <source>for the house</source>
        <translation>pabor sa house</translation>
    </message>
    <message>
        <source>none</source>
        <translation>wala</translation>
    </message>
    <message>
        <source>refuse it</source>
        <translation>tanggihan</translation>
    </message>
    <message>
        <source>remind once</source>
        <translation>paalalahanan minsan</translation>
    </message>
    <message>
        <source>return the excess</source>
        <translation>ibalik ang sobra</translation>
    </message>
    <message>
        <source>once, before the war</source>
        <translation>isang beses, bago ang war</translation>
    </message>
    <message>
        <source>before each war card</source>
        <translation>bago ang bawat war card</translation>
    </message>
    <message>
        <source>before the first war card and the dealer&apos;s</source>
        <translation>bago ang unang war card at ang sa dealer</translation>
    </message>
    <message>
        <source>exactly the main bet</source>
        <translation>eksaktong main bet</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alinman</translation>
    </message>
    <message>
        <source>seat by seat</source>
        <translation>upuan por upuan</translation>
    </message>
    <message>
        <source>all tie bets, then main bets</source>
        <translation>lahat ng taya sa tabla, saka main bet</translation>
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
        <translation>pagkatapos magbayad</translation>
    </message>
    <message>
        <source>before the payment</source>
        <translation>bago magbayad</translation>
    </message>
    <message>
        <source>either</source>
        <translation>alinman sa dalawa</translation>
    </message>
    <message>
        <source>from the fewest chips</source>
        <translation>pinakakaunting chips</translation>
    </message>
    <message>
        <source>colour for colour</source>
        <translation>kulay sa kulay</translation>
    </message>
    <message>
        <source>the dealer himself</source>
        <translation>ang dealer mismo</translation>
    </message>
    <message>
        <source>the floor</source>
        <translation>ang floor</translation>
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
        <translation>push ito</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>hit</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stand</translation>
    </message>
    <message>
        <source>the house wins it</source>
        <translation>panalo ang house</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>gusto ng dealer</translation>
    </message>
    <message>
        <source>any amount</source>
        <translation>anumang halaga</translation>
    </message>
    <message>
        <source>Floor: the card goes to the discards.</source>
        <translation>Floor: sa discards ang baraha.</translation>
    </message>
    <message>
        <source>Floor: the post goes back to the tray.</source>
        <translation>Floor: babalik sa tray ang post.</translation>
    </message>
    <message>
        <source>Floor: the cards of the last round go to the discards.</source>
        <translation>Floor: sa discards ang baraha ng nakaraang round.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, before its last payment.</source>
        <translation>Pick and pay: umaalis ang baraha ng upuan sa turno nito, bago ang huling bayad.</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, with its last payment.</source>
        <translation>Pick and pay: umaalis ang baraha ng upuan sa turno nito, kasama ng huling bayad.</translation>
    </message>
    <message>
        <source>The same rules as %1</source>
        <translation>Kapareho ng patakaran ng %1</translation>
    </message>
    <message>
        <source>Like %1, but:</source>
        <translation>Gaya ng %1, pero:</translation>
    </message>
    <message>
        <source>Play went on without the hole card.</source>
        <translation>Itinuloy ang laro nang walang hole card.</translation>
    </message>
    <message>
        <source>After the patrons&apos; second cards the dealer takes one face down, before anybody plays.</source>
        <translation>Pagkatapos ng ikalawang baraha ng mga manlalaro, kukuha ang dealer ng isa nang nakataob bago maglaro ang sinuman.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards loses unless the war cards are equal.</source>
        <translation>Talo ang taya sa tabla sa war maliban kung magkapareho ang war card.</translation>
    </message>
    <message>
        <source>The dealer wins the first cards: the War bonus loses, and the patron still plays the hand.</source>
        <translation>Panalo ang dealer sa unang baraha: talo ang War bonus, at tuloy pa rin sa kamay ang manlalaro.</translation>
    </message>
    <message>
        <source>Insurance loses: the dealer does not have a blackjack.</source>
        <translation>Talo ang insurance: walang blackjack ang dealer.</translation>
    </message>
    <message>
        <source>Shoe and cards</source>
        <translation>Shoe at baraha</translation>
    </message>
    <message>
        <source>Order and collecting</source>
        <translation>Ayos at pagkuha</translation>
    </message>
    <message>
        <source>Calls and offers</source>
        <translation>Mga tawag at alok</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Mga aberya</translation>
    </message>
    <message>
        <source>Not finished: %1 of %2 rounds were dealt.</source>
        <translation>Hindi natapos: %1 sa %2 round ang na-deal.</translation>
    </message>
    <message>
        <source>It took %1 seconds; %2 were allowed.</source>
        <translation>Umabot ng %1 segundo; %2 ang pinapayagan.</translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1.</source>
        <translation>Bagsak sa eksamen ang kritikal na mali: %1.</translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1 (%2 times).</source>
        <translation>Bagsak sa eksamen ang kritikal na mali: %1 (%2 beses).</translation>
    </message>
    <message>
        <source>The score is %1; %2 is needed.</source>
        <translation>%1 ang iskor; %2 ang kailangan.</translation>
    </message>
    <message>
        <source>%1: %2 percent were right; %3 are needed.</source>
        <translation>%1: %2 porsiyento ang tama; %3 ang kailangan.</translation>
    </message>
    <message>
        <source>A round took %1 seconds on average; %2 are allowed.</source>
        <translation>%1 segundo ang karaniwang round; %2 ang pinapayagan.</translation>
    </message>
    <message>
        <source>Of the questions, %1 percent were answered right; %2 are needed.</source>
        <translation>%1 porsiyento ng mga tanong ang nasagot nang tama; %2 ang kailangan.</translation>
    </message>
    <message>
        <source>%1: what holds in this house?</source>
        <translation>%1: ano ang sa house na ito?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <translation>Uulitin ang pag-deal ng round</translation>
    </message>
    <message>
        <source>there is no round to deal again</source>
        <translation>walang round na uulitin</translation>
    </message>
    <message>
        <source>there is no room for more than %1 on one spot</source>
        <translation>hindi kasya ang higit sa %1 sa isang puwesto</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>Dapat: %1.</translation>
    </message>
    <message>
        <source>Due: %1 burned.</source>
        <translation>Dapat: %1 na-burn.</translation>
    </message>
    <message>
        <source>A tie bet loses unless the first cards are equal.</source>
        <translation>Talo ang taya sa tabla maliban kung magkapareho ang unang baraha.</translation>
    </message>
    <message>
        <source>the bet on the War spot: my card beats the dealer&apos;s</source>
        <translation>ang taya sa War spot: talo ng baraha ko ang sa dealer</translation>
    </message>
    <message>
        <source>the side bet that the first cards are equal</source>
        <translation>ang side bet na magkapareho ang unang baraha</translation>
    </message>
    <message>
        <source>the second bet of a patron who goes to war</source>
        <translation>ang ikalawang taya ng nakikipag-war</translation>
    </message>
    <message>
        <source>post</source>
        <translation>post</translation>
    </message>
    <message>
        <source>the house&apos;s chips that match a war bet</source>
        <translation>ang chips ng house na tumatapat sa war bet</translation>
    </message>
    <message>
        <source>give up after a tie and lose part of the main bet</source>
        <translation>sumuko pagkatapos ng tabla at mawalan ng bahagi ng main bet</translation>
    </message>
    <message>
        <source>blackjack bet</source>
        <translation>taya sa blackjack</translation>
    </message>
    <message>
        <source>the bet on the hand, on the larger spot</source>
        <translation>ang taya sa kamay, sa mas malaking puwesto</translation>
    </message>
    <message>
        <source>the side bet that the first card beats the dealer&apos;s</source>
        <translation>ang side bet na talo ng unang baraha ang sa dealer</translation>
    </message>
    <message>
        <source>parlay</source>
        <translation>parlay</translation>
    </message>
    <message>
        <source>to leave the winnings of the War bonus on the hand</source>
        <translation>iwan sa kamay ang panalo ng War bonus</translation>
    </message>
    <message>
        <source>blackjack, natural</source>
        <translation>blackjack, natural</translation>
    </message>
    <message>
        <source>an ace and a ten-value card as the first two cards</source>
        <translation>alas at barahang halagang sampu bilang unang dalawang baraha</translation>
    </message>
    <message>
        <source>soft 17</source>
        <translation>soft 17</translation>
    </message>
    <message>
        <source>17 with an ace that counts eleven</source>
        <translation>17 na may alas na labing-isa ang bilang</translation>
    </message>
    <message>
        <source>Words a dealer uses</source>
        <translation>Mga salita ng dealer</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Salita</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Kahulugan</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>burn</translation>
    </message>
    <message>
        <source>to put a card face down into the discard rack, unseen</source>
        <translation>ilagay ang baraha nang nakataob sa discard rack, hindi tinitingnan</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>a bet that neither wins nor loses: it stays the patron&apos;s</source>
        <translation>tayang hindi panalo o talo: sa manlalaro pa rin</translation>
    </message>
    <message>
        <source>the house&apos;s chips in front of the dealer</source>
        <translation>ang chips ng house sa harap ng dealer</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>the supervisor who decides in doubt</source>
        <translation>ang superbisor na nagpapasya kapag may duda</translation>
    </message>
    <message>
        <source>left, right</source>
        <translation>kaliwa, kanan</translation>
    </message>
    <message>
        <source>always the dealer&apos;s; seat 1 is at his far left</source>
        <translation>laging sa dealer; nasa dulong kaliwa niya ang upuan 1</translation>
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
        <translation>discards</translation>
    </message>
    <message>
        <source>you, the dealer</source>
        <translation>ikaw, ang dealer</translation>
    </message>
    <message>
        <source>your left</source>
        <translation>kaliwa mo</translation>
    </message>
    <message>
        <source>your right</source>
        <translation>kanan mo</translation>
    </message>
    <message>
        <source>Begin at your right, at the highest seat number, and finish one seat before you go to the next.</source>
        <translation>Magsimula sa kanan mo, sa pinakamataas na numero ng upuan, at tapusin ang isang upuan bago lumipat.</translation>
    </message>
    <message>
        <source>Begin at your left, at the lowest seat number, and finish one seat before you go to the next.</source>
        <translation>Magsimula sa kaliwa mo, sa pinakamababang numero ng upuan, at tapusin ang isang upuan bago lumipat.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1.</source>
        <translation>Mas mataas ang baraha ng manlalaro: bayaran ang main bet ng 1:1.</translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet.</source>
        <translation>Mas mataas ang baraha mo: kunin ang main bet.</translation>
    </message>
    <message>
        <source>At each seat settle the tie bet and the main bet, in either order.</source>
        <translation>Sa bawat upuan, i-settle ang taya sa tabla at main bet, alinman ang mauna.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1, take the tie bet.</source>
        <translation>Mas mataas ang baraha ng manlalaro: bayaran ang main bet ng 1:1, kunin ang taya sa tabla.</translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet and the tie bet.</source>
        <translation>Mas mataas ang baraha mo: kunin ang main bet at taya sa tabla.</translation>
    </message>
    <message>
        <source>Equal cards: pay the tie bet %1.</source>
        <translation>Magkaparehong baraha: bayaran ang taya sa tabla ng %1.</translation>
    </message>
    <message>
        <source>First all tie bets, %1: take those that lost, pay those with equal cards %2.</source>
        <translation>Unahin lahat ng taya sa tabla, %1: kunin ang talo, bayaran ng %2 ang may magkaparehong baraha.</translation>
    </message>
    <message>
        <source>Only then the main bets, %1.</source>
        <translation>Saka pa lang ang mga main bet, %1.</translation>
    </message>
    <message>
        <source>Settle the main bets %1.</source>
        <translation>I-settle ang mga main bet %1.</translation>
    </message>
    <message>
        <source>Equal cards: the patron goes to war. This house has no surrender.</source>
        <translation>Magkaparehong baraha: makikipag-war ang manlalaro. Walang suko sa house na ito.</translation>
    </message>
    <message>
        <source>Equal cards: ask &quot;%1&quot; when it is that seat&apos;s turn, and wait for the answer.</source>
        <translation>Magkaparehong baraha: itanong ang &quot;%1&quot; sa turno ng upuan, at hintayin ang sagot.</translation>
    </message>
    <message>
        <source>Equal cards: the patron says war or surrender. You need not ask, but wait for the answer.</source>
        <translation>Magkaparehong baraha: sasabihin ng manlalaro kung war o suko. Hindi kailangang magtanong, pero hintayin ang sagot.</translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet.</source>
        <translation>Suko: kunin ang %1 ng main bet.</translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet. The rest stays the patron&apos;s.</source>
        <translation>Suko: kunin ang %1 ng main bet. Sa manlalaro ang natira.</translation>
    </message>
    <message>
        <source>War: go on with the first settlement. The war waits until it is done.</source>
        <translation>War: ituloy ang unang settlement. Maghihintay ang war hanggang matapos ito.</translation>
    </message>
    <message>
        <source>Burn no card.</source>
        <translation>Walang i-burn.</translation>
    </message>
    <message>
        <source>Burn %1 card, once, before the first war card.</source>
        <translation>Mag-burn ng %1 baraha, isang beses, bago ang unang war card.</translation>
    </message>
    <message>
        <source>Burn %1 cards, once, before the first war card.</source>
        <translation>Mag-burn ng %1 baraha, isang beses, bago ang unang war card.</translation>
    </message>
    <message>
        <source>Burn %1 card before every war card, your own too.</source>
        <translation>Mag-burn ng %1 baraha bago ang bawat war card, pati sa iyo.</translation>
    </message>
    <message>
        <source>Burn %1 cards before every war card, your own too.</source>
        <translation>Mag-burn ng %1 baraha bago ang bawat war card, pati sa iyo.</translation>
    </message>
    <message>
        <source>Burn %1 card before the first war card and again before your own.</source>
        <translation>Mag-burn ng %1 baraha bago ang unang war card at muli bago ang sa iyo.</translation>
    </message>
    <message>
        <source>Burn %1 cards before the first war card and again before your own.</source>
        <translation>Mag-burn ng %1 baraha bago ang unang war card at muli bago ang sa iyo.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards: refuse it. This house has none.</source>
        <translation>Taya sa tabla sa war: tanggihan. Wala nito sa house na ito.</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet. Refuse any other amount.</source>
        <translation>Eksaktong kasinghalaga ng main bet ang taya sa tabla sa war. Tanggihan ang ibang halaga.</translation>
    </message>
    <message>
        <source>The patron may bet any amount on a tie of the war cards.</source>
        <translation>Puwedeng tumaya ang manlalaro ng anumang halaga sa tabla ng war card.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation>Mas mataas ang war card ng manlalaro: bayaran ang war bet ng %1. Push ang main bet: iwan ito.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post. Main bet and war bet stay his.</source>
        <translation>Mas mataas ang war card ng manlalaro: ibigay ang post. Sa kanya pa rin ang main bet at war bet.</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation>Mas mataas ang war card ng manlalaro: ibigay ang post at bayaran ang war bet ng %1 mula sa tray. Sa kanya pa rin ang main bet at war bet.</translation>
    </message>
    <message>
        <source>Equal war cards: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation>Magkaparehong war card: bayaran ang war bet ng %1. Push ang main bet: iwan ito.</translation>
    </message>
    <message>
        <source>Equal war cards: give him the post. Main bet and war bet stay his.</source>
        <translation>Magkaparehong war card: ibigay ang post. Sa kanya pa rin ang main bet at war bet.</translation>
    </message>
    <message>
        <source>Equal war cards: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation>Magkaparehong war card: ibigay ang post at bayaran ang war bet ng %1 mula sa tray. Sa kanya pa rin ang main bet at war bet.</translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet, war bet and post.</source>
        <translation>Mas mataas ang war card mo: kunin ang main bet, war bet at post.</translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet and war bet.</source>
        <translation>Mas mataas ang war card mo: kunin ang main bet at war bet.</translation>
    </message>
    <message>
        <source>Tie bet on the war cards: pay it %1 if they are equal, else take it.</source>
        <translation>Taya sa tabla sa war: bayaran ng %1 kung magkapareho, kung hindi ay kunin.</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right: the lowest seat number first.</source>
        <translation>Mag-deal ng isang nakatihayang baraha sa bawat upuang may taya, mula kaliwa pakanan: pinakamababang numero muna.</translation>
    </message>
    <message>
        <source>Deal your own card last, face up.</source>
        <translation>Ihuli ang sarili mong baraha, nakatihaya.</translation>
    </message>
    <message>
        <source>Compare each card with yours. Settle nothing before your own card is dealt.</source>
        <translation>Ikumpara ang bawat baraha sa iyo. Walang i-settle hangga&apos;t wala pa ang baraha mo.</translation>
    </message>
    <message>
        <source>The patron adds a war bet, exactly as much as the main bet, beside it.</source>
        <translation>Magdaragdag ang manlalaro ng war bet sa tabi, eksaktong kasinghalaga ng main bet.</translation>
    </message>
    <message>
        <source>Post the same amount from the tray, before any burn or war card.</source>
        <translation>I-post ang parehong halaga mula sa tray, bago ang anumang burn o war card.</translation>
    </message>
    <message>
        <source>Finish the first settlement at every seat before the war.</source>
        <translation>Tapusin ang unang settlement sa bawat upuan bago ang war.</translation>
    </message>
    <message>
        <source>Deal one war card face up to each seat at war, from left to right. Then one to yourself, which counts for all wars.</source>
        <translation>Mag-deal ng isang nakatihayang war card sa bawat upuang nasa war, mula kaliwa pakanan. Saka isa sa iyo, na para sa lahat ng war.</translation>
    </message>
    <message>
        <source>Settle the wars %1.</source>
        <translation>I-settle ang mga war %1.</translation>
    </message>
    <message>
        <source>What a mistake costs</source>
        <translation>Ang bawas sa bawat mali</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Mali</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>1. deal</source>
        <translation>1. mag-deal</translation>
    </message>
    <message>
        <source>2. settle the War bonus</source>
        <translation>2. i-settle ang War bonus</translation>
    </message>
    <message>
        <source>One card to each seat and to the dealer; then the War bonus is settled.</source>
        <translation>Tig-isang baraha sa bawat upuan at sa dealer; saka sine-settle ang War bonus.</translation>
    </message>
    <message>
        <source>second cards</source>
        <translation>ikalawang baraha</translation>
    </message>
    <message>
        <source>an ace: insurance?</source>
        <translation>alas: insurance?</translation>
    </message>
    <message>
        <source>Two cards at every hand; the dealer&apos;s second card is face down.</source>
        <translation>Dalawang baraha sa bawat kamay; nakataob ang ikalawa ng dealer.</translation>
    </message>
    <message>
        <source>hit: one card</source>
        <translation>hit: isang baraha</translation>
    </message>
    <message>
        <source>double: one card, then stand</source>
        <translation>double: isang baraha, saka stand</translation>
    </message>
    <message>
        <source>split: two hands, each with a full bet</source>
        <translation>split: dalawang kamay, bawat isa may buong taya</translation>
    </message>
    <message>
        <source>A hit, a double and a split.</source>
        <translation>Hit, double at split.</translation>
    </message>
    <message>
        <source>A hit and a double.</source>
        <translation>Hit at double.</translation>
    </message>
    <message>
        <source>hand by hand</source>
        <translation>kamay por kamay</translation>
    </message>
    <message>
        <source>The dealer has drawn. The arrow is the order of settlement.</source>
        <translation>Nakakuha na ang dealer. Ang arrow ang ayos ng settlement.</translation>
    </message>
    <message>
        <source>You paid a wrong amount</source>
        <translation>Mali ang ibinayad mo</translation>
    </message>
    <message>
        <source>Take the whole payment back before you settle another seat, then pay the right amount.</source>
        <translation>Bawiin ang buong bayad bago mag-settle ng ibang upuan, saka bayaran ang tama.</translation>
    </message>
    <message>
        <source>Leave it as it is and call the floor: only the floor corrects a payment.</source>
        <translation>Iwan ito at tawagin ang floor: floor lang ang nagtatama ng bayad.</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>Lumabas ang cut card</translation>
    </message>
    <message>
        <source>Finish the round, then shuffle.</source>
        <translation>Tapusin ang round, saka magbalasa.</translation>
    </message>
    <message>
        <source>A bet pays more than %1</source>
        <translation>Higit sa %1 ang bayad sa taya</translation>
    </message>
    <message>
        <source>Call the floor before you pay it.</source>
        <translation>Tawagin ang floor bago ito bayaran.</translation>
    </message>
    <message>
        <source>It happens</source>
        <translation>Ang nangyari</translation>
    </message>
    <message>
        <source>You do</source>
        <translation>Ang gagawin mo</translation>
    </message>
    <message>
        <source>A patron bets late</source>
        <translation>Huling tumaya ang manlalaro</translation>
    </message>
    <message>
        <source>Refuse it before you do anything else. If he added to a good bet, hand back only what he added.</source>
        <translation>Tanggihan bago gumawa ng iba. Kung dinagdagan ang mabuting taya, ibalik lang ang idinagdag.</translation>
    </message>
    <message>
        <source>A card slides out face down</source>
        <translation>May barahang nadulas nang nakataob</translation>
    </message>
    <message>
        <source>Use it as the next card.</source>
        <translation>Gamitin bilang susunod na baraha.</translation>
    </message>
    <message>
        <source>A card is exposed by mistake</source>
        <translation>May barahang nalantad nang mali</translation>
    </message>
    <message>
        <source>Put it in the discard rack and deal the next card instead.</source>
        <translation>Ilagay sa discard rack at i-deal ang susunod na baraha.</translation>
    </message>
    <message>
        <source>A patron disputes a decision</source>
        <translation>Nagreklamo ang manlalaro</translation>
    </message>
    <message>
        <source>Stop and say &quot;%1&quot;. The floor decides.</source>
        <translation>Huminto at sabihin ang &quot;%1&quot;. Floor ang magpapasya.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;, then void the round: every bet goes back, what was paid comes back, what was taken is restored.</source>
        <translation>Sabihin ang &quot;%1&quot;, saka i-void ang round: ibalik ang bawat taya, bawiin ang ibinayad, isauli ang kinuha.</translation>
    </message>
    <message>
        <source>The shoe runs out during a round</source>
        <translation>Naubos ang shoe sa gitna ng round</translation>
    </message>
    <message>
        <source>Shuffle the discards and go on with the round.</source>
        <translation>Balasahin ang discards at ituloy ang round.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Iba pa</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; and wait.</source>
        <translation>Sabihin ang &quot;%1&quot; at maghintay.</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Mga taya</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Ang pag-deal</translation>
    </message>
    <message>
        <source>The first settlement</source>
        <translation>Ang unang settlement</translation>
    </message>
    <message>
        <source>First cards and War bonus</source>
        <translation>Unang baraha at War bonus</translation>
    </message>
    <message>
        <source>Second cards, insurance, peek</source>
        <translation>Ikalawang baraha, insurance, silip</translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation>Maglalaro ang mga manlalaro</translation>
    </message>
    <message>
        <source>Your hand and the settlement</source>
        <translation>Ang kamay mo at ang settlement</translation>
    </message>
    <message>
        <source>Picking up the cards</source>
        <translation>Pagkuha ng baraha</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>Bagong shoe</translation>
    </message>
    <message>
        <source>Payouts: pin this page to the wall</source>
        <translation>Mga bayad: ipaskil ang pahinang ito sa dingding</translation>
    </message>
    <message>
        <source>There are two ways. Pick and pay: the dealer finishes hand by hand and picks up its cards as he goes. Lay and pay: every card stays until all bets are settled, so that the floor can check any hand. Both move the same chips.</source>
        <translation>May dalawang paraan. Pick and pay: tinatapos ng dealer ang bawat kamay at kinukuha ang baraha nito. Lay and pay: mananatili ang bawat baraha hanggang settled lahat ng taya, para masuri ng floor ang anumang kamay. Parehong chips ang gumagalaw sa dalawa.</translation>
    </message>
    <message>
        <source>when you show an ace, before you peek</source>
        <translation>kapag alas ang lantad mo, bago sumilip</translation>
    </message>
    <message>
        <source>when you show an ace, before anybody plays</source>
        <translation>kapag alas ang lantad mo, bago maglaro ang sinuman</translation>
    </message>
    <message>
        <source>for a dispute or a malfunction</source>
        <translation>para sa reklamo o sira</translation>
    </message>
    <message>
        <source>You say</source>
        <translation>Sasabihin mo</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>&quot;%1&quot;</translation>
    </message>
    <message>
        <source>Hand the winner bet and winnings at once: there is no parlay.</source>
        <translation>Iabot agad sa nanalo ang taya at panalo: walang parlay.</translation>
    </message>
    <message>
        <source>Ask the winners in the same order: &quot;%1&quot; Wait for the answer.</source>
        <translation>Tanungin ang mga nanalo sa parehong ayos: &quot;%1&quot; Hintayin ang sagot.</translation>
    </message>
    <message>
        <source>He leaves the winnings: hand back the original bet. The winnings stay on the War spot.</source>
        <translation>Iiwan niya ang panalo: ibalik ang orihinal na taya. Naiiwan ang panalo sa War spot.</translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation>Kukunin niya lahat: iabot ang taya at panalo.</translation>
    </message>
    <message>
        <source>Do not look at your hole card. Under an ace or a ten, everything waits until the patrons have played.</source>
        <translation>Huwag tingnan ang hole card mo. Sa alas o sampu, maghihintay lahat hanggang tapos ang mga manlalaro.</translation>
    </message>
    <message>
        <source>You show an ace or a ten: peek at your hole card before anybody plays.</source>
        <translation>Alas o sampu ang lantad mo: silipin ang hole card bago maglaro ang sinuman.</translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. Insurance pays 2:1, a patron&apos;s blackjack is a push, the rest loses.</source>
        <translation>May blackjack ka: itihaya at i-settle %1. 2:1 ang bayad sa insurance, push ang blackjack ng manlalaro, talo ang iba.</translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. A patron&apos;s blackjack is a push, the rest loses.</source>
        <translation>May blackjack ka: itihaya at i-settle %1. Push ang blackjack ng manlalaro, talo ang iba.</translation>
    </message>
    <message>
        <source>You have none: take the insurance bets %1, then play on.</source>
        <translation>Wala ka nito: kunin ang insurance %1, saka ituloy.</translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards.</source>
        <translation>Blackjack: bayaran ng %1 sa turno nito, saka kunin ang baraha.</translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards. Under your ace or ten it waits for your hand.</source>
        <translation>Blackjack: bayaran ng %1 sa turno nito, saka kunin ang baraha. Sa ilalim ng alas o sampu mo, hihintayin nito ang kamay mo.</translation>
    </message>
    <message>
        <source>No hand may be split.</source>
        <translation>Walang kamay na puwedeng i-split.</translation>
    </message>
    <message>
        <source>Split: two cards of equal value become two hands, each with a full bet, %1 hands at most. Finish one hand before the next.</source>
        <translation>Split: nagiging dalawang kamay ang dalawang magkasinghalagang baraha, bawat isa may buong taya, hanggang %1 kamay. Tapusin ang isa bago ang susunod.</translation>
    </message>
    <message>
        <source>Split aces: one card each, and they stand.</source>
        <translation>Split na alas: tig-isang baraha, at stand.</translation>
    </message>
    <message>
        <source>Split aces: played like any other hand.</source>
        <translation>Split na alas: nilalaro gaya ng ibang kamay.</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right. Then one to yourself, face up.</source>
        <translation>Mag-deal ng isang nakatihayang baraha sa bawat upuang may taya, mula kaliwa pakanan. Saka isa sa iyo, nakatihaya.</translation>
    </message>
    <message>
        <source>Settle every War bonus before any second card, %1.</source>
        <translation>I-settle ang bawat War bonus bago ang ikalawang baraha, %1.</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the bonus %1.</source>
        <translation>Mas mataas ang baraha ng manlalaro: bayaran ang bonus ng %1.</translation>
    </message>
    <message>
        <source>Your card is higher: take the bonus. The patron plays the hand all the same.</source>
        <translation>Mas mataas ang baraha mo: kunin ang bonus. Tuloy pa rin sa kamay ang manlalaro.</translation>
    </message>
    <message>
        <source>Equal cards: take the bonus.</source>
        <translation>Magkaparehong baraha: kunin ang bonus.</translation>
    </message>
    <message>
        <source>Equal cards: the bonus is a push. Leave it.</source>
        <translation>Magkaparehong baraha: push ang bonus. Iwan ito.</translation>
    </message>
    <message>
        <source>Deal a second card face up to every hand, from left to right.</source>
        <translation>Mag-deal ng ikalawang nakatihayang baraha sa bawat kamay, mula kaliwa pakanan.</translation>
    </message>
    <message>
        <source>Deal your own second card last, face down.</source>
        <translation>Ihuli ang ikalawa mong baraha, nakataob.</translation>
    </message>
    <message>
        <source>You show an ace: ask &quot;%1&quot; A patron may insure up to half of the blackjack bet.</source>
        <translation>Alas ang lantad mo: itanong ang &quot;%1&quot; Puwedeng i-insure ng manlalaro hanggang kalahati ng taya sa blackjack.</translation>
    </message>
    <message>
        <source>A patron with a blackjack may take even money: pay 1:1 at once and pick up the cards.</source>
        <translation>Puwedeng mag-even money ang may blackjack: bayaran agad ng 1:1 at kunin ang baraha.</translation>
    </message>
    <message>
        <source>You show an ace: offer nothing. This house has no insurance.</source>
        <translation>Alas ang lantad mo: walang iaalok. Walang insurance sa house na ito.</translation>
    </message>
    <message>
        <source>Go from left to right and finish each hand.</source>
        <translation>Mula kaliwa pakanan, tapusin ang bawat kamay.</translation>
    </message>
    <message>
        <source>Hit: one card. Give no card that was not asked for; 21 stands by itself.</source>
        <translation>Hit: isang baraha. Huwag magbigay ng hindi hiningi; stand na agad ang 21.</translation>
    </message>
    <message>
        <source>Double: on two cards, up to as much again. One card, and the hand stands.</source>
        <translation>Double: sa dalawang baraha, hanggang kasindami pa. Isang baraha, at stand.</translation>
    </message>
    <message>
        <source>Double: on two cards, exactly as much again. One card, and the hand stands.</source>
        <translation>Double: sa dalawang baraha, eksaktong kasindami pa. Isang baraha, at stand.</translation>
    </message>
    <message>
        <source>With a double or a split, the patron may match a bet on the War spot too.</source>
        <translation>Sa double o split, puwede ring tapatan ng manlalaro ang taya sa War spot.</translation>
    </message>
    <message>
        <source>Bust: take the bets, then pick up the cards, before you go on.</source>
        <translation>Bust: kunin ang mga taya, saka ang baraha, bago magpatuloy.</translation>
    </message>
    <message>
        <source>Turn over your hole card.</source>
        <translation>Itihaya ang hole card mo.</translation>
    </message>
    <message>
        <source>Draw up to 16 and on a soft 17. Stand on a hard 17 and above.</source>
        <translation>Kumuha hanggang 16 at sa soft 17. Stand sa hard 17 pataas.</translation>
    </message>
    <message>
        <source>Draw up to 16. Stand on every 17 and above.</source>
        <translation>Kumuha hanggang 16. Stand sa lahat ng 17 pataas.</translation>
    </message>
    <message>
        <source>Draw only while a hand still stands against yours.</source>
        <translation>Kumuha lang habang may kamay pang kalaban ang sa iyo.</translation>
    </message>
    <message>
        <source>Settle the hands %1.</source>
        <translation>I-settle ang mga kamay %1.</translation>
    </message>
    <message>
        <source>The patron is higher, or you are bust: pay 1:1.</source>
        <translation>Mas mataas ang manlalaro, o bust ka: bayaran ng 1:1.</translation>
    </message>
    <message>
        <source>You are higher: take the bet.</source>
        <translation>Mas mataas ka: kunin ang taya.</translation>
    </message>
    <message>
        <source>Equal: a push. Leave the bet.</source>
        <translation>Magkapareho: push. Iwan ang taya.</translation>
    </message>
    <message>
        <source>A blackjack that waited: pay it %1. If you have one too, it is a push.</source>
        <translation>Blackjack na naghintay: bayaran ng %1. Kung mayroon ka rin, push ito.</translation>
    </message>
    <message>
        <source>Insurance, with the hand of its seat: pay it 2:1 if you have a blackjack, else take it.</source>
        <translation>Insurance, kasama ng kamay ng upuan: bayaran ng 2:1 kung may blackjack ka, kung hindi ay kunin.</translation>
    </message>
    <message>
        <source>A bet that rides on the War spot is paid or taken like the hand.</source>
        <translation>Ang tayang naiwan sa War spot ay binabayaran o kinukuha gaya ng kamay.</translation>
    </message>
    <message>
        <source>Settle the last bet of a hand, then pick up its cards: chips first.</source>
        <translation>I-settle ang huling taya ng kamay, saka kunin ang baraha: chips muna.</translation>
    </message>
    <message>
        <source>Pick up the cards of a hand, then settle its last bet: cards first.</source>
        <translation>Kunin ang baraha ng kamay, saka i-settle ang huling taya: baraha muna.</translation>
    </message>
    <message>
        <source>Pick up the cards of a hand with its last bet, before or after the chips.</source>
        <translation>Kunin ang baraha ng kamay kasama ng huling taya, bago o pagkatapos ng chips.</translation>
    </message>
    <message>
        <source>A seat at war keeps its cards until its war is settled.</source>
        <translation>Nananatili ang baraha ng upuang nasa war hanggang settled ang war nito.</translation>
    </message>
    <message>
        <source>The cards of a bust hand, and of a blackjack paid during play, leave at once, after their chips.</source>
        <translation>Umaalis agad, pagkatapos ng chips, ang baraha ng bust na kamay at ng blackjack na binayaran sa gitna ng laro.</translation>
    </message>
    <message>
        <source>Only then begin the next seat.</source>
        <translation>Saka pa lang simulan ang susunod na upuan.</translation>
    </message>
    <message>
        <source>Sweep the cards that are still there %1.</source>
        <translation>Kunin ang natitirang baraha %1.</translation>
    </message>
    <message>
        <source>Leave all cards on the layout until every bet of the table is settled.</source>
        <translation>Iwan lahat ng baraha sa layout hanggang settled ang bawat taya ng mesa.</translation>
    </message>
    <message>
        <source>Then sweep the cards in one go %1.</source>
        <translation>Saka kunin ang baraha nang isang hagod %1.</translation>
    </message>
    <message>
        <source>Put the cut card in front of the last card.</source>
        <translation>Ilagay ang cut card sa harap ng huling baraha.</translation>
    </message>
    <message>
        <source>Put the cut card in, with at most %1 cards behind it.</source>
        <translation>Ipasok ang cut card, na hanggang %1 baraha ang nasa likod.</translation>
    </message>
    <message>
        <source>Burn the first card: face down, into the discard rack.</source>
        <translation>I-burn ang unang baraha: nakataob, sa discard rack.</translation>
    </message>
    <message>
        <source>Burn the first %1 cards: face down, into the discard rack.</source>
        <translation>I-burn ang unang %1 baraha: nakataob, sa discard rack.</translation>
    </message>
    <message>
        <source>Pick up your own cards last.</source>
        <translation>Ihuli ang pagkuha sa sarili mong baraha.</translation>
    </message>
    <message>
        <source>Look once more: no bet open, no card on the layout. The round is over.</source>
        <translation>Tumingin muli: walang bukas na taya, walang baraha sa layout. Tapos ang round.</translation>
    </message>
    <message>
        <source>Shuffle all cards.</source>
        <translation>Balasahin lahat ng baraha.</translation>
    </message>
    <message>
        <source>Shuffle all cards, before every round.</source>
        <translation>Balasahin lahat ng baraha, bago ang bawat round.</translation>
    </message>
    <message>
        <source>Offer a patron the cut, with the backs of the cards away from you. If he declines, ask the next; if nobody cuts, cut yourself.</source>
        <translation>Ialok sa manlalaro ang putol, palayo sa iyo ang likod ng baraha. Kung ayaw, tanungin ang susunod; kung walang gusto, ikaw ang magputol.</translation>
    </message>
    <message>
        <source>Put the cards in front of the cut at the rear.</source>
        <translation>Ilagay sa likod ang barahang nasa harap ng putol.</translation>
    </message>
    <message>
        <source>Load the shoe.</source>
        <translation>Ikarga ang shoe.</translation>
    </message>
    <message>
        <source>post + %1</source>
        <translation>post + %1</translation>
    </message>
    <message>
        <source>Won: pay</source>
        <translation>Panalo: bayaran</translation>
    </message>
    <message>
        <source>Surrender: take</source>
        <translation>Suko: kunin</translation>
    </message>
    <message>
        <source>War won: pay</source>
        <translation>Panalong war: bayaran</translation>
    </message>
    <message>
        <source>War tied: pay</source>
        <translation>Tablang war: bayaran</translation>
    </message>
    <message>
        <source>War lost: take</source>
        <translation>Talong war: kunin</translation>
    </message>
    <message>
        <source>Blackjack bet</source>
        <translation>Taya sa blackjack</translation>
    </message>
    <message>
        <source>Hand won: pay</source>
        <translation>Panalong kamay: bayaran</translation>
    </message>
    <message>
        <source>Even money: pay</source>
        <translation>Even money: bayaran</translation>
    </message>
    <message>
        <source>Insurance up to</source>
        <translation>Insurance hanggang</translation>
    </message>
    <message>
        <source>Full insurance won: pay</source>
        <translation>Panalong buong insurance: bayaran</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Hakbang-hakbang</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Tandaan</translation>
    </message>
    <message>
        <source>The table as the dealer sees it: one seat, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation>Ang mesa sa tingin ng dealer: isang upuan, shoe sa kaliwa, discard rack sa kanan, tray sa harap.</translation>
    </message>
    <message>
        <source>The table as the dealer sees it: seats 1 to %1 from his left to his right, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation>Ang mesa sa tingin ng dealer: upuan 1 hanggang %1 mula kaliwa pakanan, shoe sa kaliwa, discard rack sa kanan, tray sa harap.</translation>
    </message>
    <message>
        <source>main bet %1 to %2</source>
        <translation>main bet %1 hanggang %2</translation>
    </message>
    <message>
        <source>blackjack bet %1 to %2</source>
        <translation>taya sa blackjack %1 hanggang %2</translation>
    </message>
    <message>
        <source>tie bet %1 to %2</source>
        <translation>taya sa tabla %1 hanggang %2</translation>
    </message>
    <message>
        <source>War bonus %1 to %2</source>
        <translation>War bonus %1 hanggang %2</translation>
    </message>
    <message>
        <source>The bets are on their spots; no card is dealt.</source>
        <translation>Nasa puwesto ang mga taya; wala pang na-deal.</translation>
    </message>
    <message>
        <source>one sweep</source>
        <translation>isang hagod</translation>
    </message>
    <message>
        <source>Pick and pay: the cards of the settled seats are gone, the others are still on the layout.</source>
        <translation>Pick and pay: wala na ang baraha ng settled na upuan, nandoon pa ang iba.</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until the last bet is settled, then they leave in one sweep, the dealer&apos;s last.</source>
        <translation>Lay and pay: nandoon lahat ng baraha hanggang settled ang huling taya, saka isang hagod na kukunin, huli ang sa dealer.</translation>
    </message>
    <message>
        <source>the first card</source>
        <translation>ang unang baraha</translation>
    </message>
    <message>
        <source>%1 cards in all</source>
        <translation>%1 baraha lahat</translation>
    </message>
    <message>
        <source>the cut card</source>
        <translation>ang cut card</translation>
    </message>
    <message>
        <source>at most %1 behind it</source>
        <translation>hanggang %1 sa likod</translation>
    </message>
    <message>
        <source>burned: %1</source>
        <translation>na-burn: %1</translation>
    </message>
    <message>
        <source>The cards as they go into the shoe.</source>
        <translation>Ang baraha habang ipinapasok sa shoe.</translation>
    </message>
    <message>
        <source>a late bet: back to the patron</source>
        <translation>huling taya: balik sa manlalaro</translation>
    </message>
    <message>
        <source>face down: the next card</source>
        <translation>nakataob: susunod na baraha</translation>
    </message>
    <message>
        <source>exposed: to the discards</source>
        <translation>nalantad: sa discards</translation>
    </message>
    <message>
        <source>A late bet goes back, a card that slid out face down is the next card, an exposed card goes to the discards.</source>
        <translation>Ibinabalik ang huling taya, ang nadulas nang nakataob ang susunod na baraha, sa discards ang nalantad.</translation>
    </message>
    <message>
        <source>maximum: %1</source>
        <translation>maximum: %1</translation>
    </message>
    <message>
        <source>minimum: %1</source>
        <translation>minimum: %1</translation>
    </message>
    <message>
        <source>minimum: %1, maximum: %2</source>
        <translation>minimum: %1, maximum: %2</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Clause</translation>
    </message>
    <message>
        <source>In the house file</source>
        <translation>Sa file ng house</translation>
    </message>
    <message>
        <source>Appendix: where each rule comes from</source>
        <translation>Apendise: saan galing ang bawat patakaran</translation>
    </message>
    <message>
        <source>The source of this house: %1.</source>
        <translation>Ang pinagmulan ng house na ito: %1.</translation>
    </message>
    <message>
        <source>A clause names the part of the source that demands the rule. &quot;As we read it&quot; means that the source is unclear. No clause: the source is silent, and the house chose the rule itself.</source>
        <translation>Tinutukoy ng clause ang bahagi ng source na humihingi ng patakaran. Ang &quot;sa basa namin&quot; ay nangangahulugang malabo ang source. Walang clause: tahimik ang source, at house ang pumili ng patakaran.</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>bayaran</translation>
    </message>
    <message>
        <source>take</source>
        <translation>kunin</translation>
    </message>
    <message>
        <source>war?</source>
        <translation>war?</translation>
    </message>
    <message>
        <source>war</source>
        <translation>war</translation>
    </message>
    <message>
        <source>burn %1 card</source>
        <translation>mag-burn ng %1 baraha</translation>
    </message>
    <message>
        <source>burn %1 cards</source>
        <translation>mag-burn ng %1 baraha</translation>
    </message>
    <message>
        <source>The order of the cards: from left to right, the dealer last.</source>
        <translation>Ang ayos ng baraha: mula kaliwa pakanan, huli ang dealer.</translation>
    </message>
    <message>
        <source>main bets</source>
        <translation>mga main bet</translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrow is the order of settlement.</source>
        <translation>Nuwebe ang lantad ng dealer. Ang arrow ang ayos ng settlement.</translation>
    </message>
    <message>
        <source>first the tie bets</source>
        <translation>una ang mga taya sa tabla</translation>
    </message>
    <message>
        <source>then the main bets</source>
        <translation>saka ang mga main bet</translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrows are the order of settlement: tie bets, then main bets.</source>
        <translation>Nuwebe ang lantad ng dealer. Ang mga arrow ang ayos ng settlement: taya sa tabla, saka main bet.</translation>
    </message>
    <message>
        <source>Seats at war. The numbers are the order of burns and war cards.</source>
        <translation>Mga upuang nasa war. Ang mga numero ang ayos ng burn at war card.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Iskor</translation>
    </message>
    <message>
        <source>%1 points of 100: passed (pass mark %2).</source>
        <translation>%1 puntos sa 100: pasado (pasang marka %2).</translation>
    </message>
    <message>
        <source>%1 points of 100: not passed (pass mark %2).</source>
        <translation>%1 puntos sa 100: hindi pasado (pasang marka %2).</translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation>%1 sa %2 kilos ang malinis, %3 sa %4 round ang malinis.</translation>
    </message>
    <message>
        <source>Findings: %1 critical, %2 major, %3 minor.</source>
        <translation>Mga mali: %1 kritikal, %2 malaki, %3 maliit.</translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation>%1 segundo bawat round; %2 ang gusto ng house na ito.</translation>
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
        <translation>Resulta: %1</translation>
    </message>
    <message>
        <source>%1. %2. Seed %3.</source>
        <translation>%1. %2. Seed %3.</translation>
    </message>
    <message>
        <source>Findings in round %1</source>
        <translation>Mga mali sa round %1</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Walang mali.</translation>
    </message>
    <message>
        <source>A bet below the minimum: refuse it and hand it back.</source>
        <translation>Tayang mababa sa minimum: tanggihan at ibalik.</translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum: let it stand and say &quot;%1&quot;. Refuse every later one.</source>
        <translation>Unang tayang mababa sa minimum ng manlalaro: hayaan at sabihin ang &quot;%1&quot;. Tanggihan ang mga susunod.</translation>
    </message>
    <message>
        <source>A bet above the maximum: refuse it and hand it back.</source>
        <translation>Tayang lampas sa maximum: tanggihan at ibalik.</translation>
    </message>
    <message>
        <source>A bet above the maximum: hand back the excess. The rest stands.</source>
        <translation>Tayang lampas sa maximum: ibalik ang sobra. Mananatili ang natira.</translation>
    </message>
    <message>
        <source>A tie bet: refuse it. This house has none.</source>
        <translation>Taya sa tabla: tanggihan. Wala nito sa house na ito.</translation>
    </message>
    <message>
        <source>A tie bet without a main bet: let it stand.</source>
        <translation>Taya sa tabla na walang main bet: hayaan.</translation>
    </message>
    <message>
        <source>A tie bet without a main bet: refuse it.</source>
        <translation>Taya sa tabla na walang main bet: tanggihan.</translation>
    </message>
    <message>
        <source>A War bonus without a blackjack bet: refuse it.</source>
        <translation>War bonus na walang taya sa blackjack: tanggihan.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;.</source>
        <translation>Sabihin ang &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Look at every spot. What is wrong with a bet is put right before you close the bets.</source>
        <translation>Tingnan ang bawat puwesto. Itama ang mali sa taya bago mo isara ang mga taya.</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;. The bets are closed.</source>
        <translation>Sabihin ang &quot;%1&quot;. Sarado na ang mga taya.</translation>
    </message>
    <message>
        <source>Deal. Your first card closes the bets; you need not say so.</source>
        <translation>Mag-deal. Ang unang baraha mo ang nagsasara ng taya; hindi kailangang sabihin.</translation>
    </message>
    <message>
        <source>A bet added or changed after the first card is late: refuse it before you do anything else.</source>
        <translation>Huli na ang tayang idinagdag o pinalitan pagkatapos ng unang baraha: tanggihan bago gumawa ng iba.</translation>
    </message>
    <message>
        <source>A bet added or changed after &quot;%1&quot; is late: refuse it before you do anything else.</source>
        <translation>Huli na ang tayang idinagdag o pinalitan pagkatapos ng &quot;%1&quot;: tanggihan bago gumawa ng iba.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Mga tala</translation>
    </message>
    <message>
        <source>This house at a glance</source>
        <translation>Ang house na ito sa isang tingin</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Nilalaman</translation>
    </message>
    <message>
        <source>The keys of this site were not considered: its records cannot be read (%1).</source>
        <translation>Hindi isinaalang-alang ang mga susi ng site na ito: hindi mabasa ang talaan (%1).</translation>
    </message>
    <message>
        <source>This key file is damaged: %1.</source>
        <translation>Sira ang file ng susi: %1.</translation>
    </message>
    <message>
        <source>This revocation list is damaged: %1.</source>
        <translation>Sira ang listahan ng binawi: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Hindi mabasa ang file: %1.</translation>
    </message>
    <message>
        <source>Its blueprint or its house file has faults: %1.</source>
        <translation>May mali ang blueprint o file ng house nito: %1.</translation>
    </message>
    <message>
        <source>Its seed makes no exam of this blueprint.</source>
        <translation>Walang eksamen ng blueprint na ito sa seed nito.</translation>
    </message>
    <message>
        <source>Its log was not dealt at the table that the blueprint describes.</source>
        <translation>Hindi na-deal ang log nito sa mesang inilalarawan ng blueprint.</translation>
    </message>
    <message>
        <source>Its log has a line that is no act.</source>
        <translation>May linya ang log nito na hindi kilos.</translation>
    </message>
    <message>
        <source>The times in its log are missing or go back.</source>
        <translation>Kulang o paurong ang oras sa log nito.</translation>
    </message>
    <message>
        <source>With its seed, the cards and patrons would not have done what its log says.</source>
        <translation>Sa seed nito, hindi gagawin ng baraha at manlalaro ang sinasabi ng log.</translation>
    </message>
    <message>
        <source>The exam was not passed.</source>
        <translation>Hindi naipasa ang eksamen.</translation>
    </message>
    <message>
        <source>A name has characters that cannot stand on a certificate.</source>
        <translation>May karakter ang pangalan na bawal sa sertipiko.</translation>
    </message>
    <message>
        <source>The signature does not fit: the file was changed after it was signed.</source>
        <translation>Hindi tugma ang pirma: binago ang file pagkatapos pirmahan.</translation>
    </message>
    <message>
        <source>The key that signed it is not one you trust. Ask %1 for the fingerprint of its key and compare: %2.</source>
        <translation>Hindi mo pinagkakatiwalaan ang susing pumirma. Hingin sa %1 ang fingerprint ng susi at ihambing: %2.</translation>
    </message>
    <message>
        <source>Its key was revoked on %1: %2.</source>
        <translation>Binawi ang susi nito noong %1: %2.</translation>
    </message>
    <message>
        <source>It was revoked on %1: %2.</source>
        <translation>Binawi ito noong %1: %2.</translation>
    </message>
    <message>
        <source>The revocation list %1 was not used: none of the trusted keys signed it.</source>
        <translation>Hindi ginamit ang listahan ng binawi na %1: walang pinagkakatiwalaang susi ang pumirma nito.</translation>
    </message>
    <message>
        <source>It expired on %1.</source>
        <translation>Napaso ito noong %1.</translation>
    </message>
    <message>
        <source>It is dated %1, which is in the future.</source>
        <translation>May petsa itong %1, na hindi pa dumarating.</translation>
    </message>
    <message>
        <source>It was granted on %1, before the exam ended (%2).</source>
        <translation>Iginawad ito noong %1, bago natapos ang eksamen (%2).</translation>
    </message>
    <message>
        <source>The chain of its log does not fit: an act was changed, added or removed.</source>
        <translation>Hindi tugma ang kadena ng log nito: may kilos na binago, idinagdag o inalis.</translation>
    </message>
    <message>
        <source>The end of its log does not fit its seal: the time or the seed differs.</source>
        <translation>Hindi tugma ang dulo ng log sa selyo: iba ang oras o seed.</translation>
    </message>
    <message>
        <source>%1: it states %2, but the log gives %3.</source>
        <translation>%1: nakasaad ang %2, pero %3 ang lumalabas sa log.</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pasado</translation>
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
        <translation>Mga tanong</translation>
    </message>
    <message>
        <source>The exam was not passed by its own blueprint.</source>
        <translation>Hindi naipasa ang eksamen ayon sa sarili nitong blueprint.</translation>
    </message>
    <message>
        <source>It names another exam or house than the files it carries.</source>
        <translation>Ibang eksamen o house ang nakasaad kaysa sa dala nitong mga file.</translation>
    </message>
    <message>
        <source>By its blueprint it holds for %1 days, not until %2.</source>
        <translation>Ayon sa blueprint, bisa ito nang %1 araw, hindi hanggang %2.</translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1); this one comes to the same result.</source>
        <translation>Hinusgahan ito ng ibang bersiyon ng programa (Pitwise %1); pareho ang resulta ng bersiyong ito.</translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1), and this one does not come to the same result. Verify it with that version.</source>
        <translation>Hinusgahan ito ng ibang bersiyon ng programa (Pitwise %1), at hindi pareho ang resulta ng bersiyong ito. I-verify gamit ang bersiyong iyon.</translation>
    </message>
    <message>
        <source>This is not a certificate: %1.</source>
        <translation>Hindi ito sertipiko: %1.</translation>
    </message>
    <message>
        <source>Its seed is not the one that was sealed when the exam began.</source>
        <translation>Hindi ito ang seed na sinelyuhan nang magsimula ang eksamen.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 sa %3)</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Sertipiko</translation>
    </message>
    <message>
        <source>This certifies that</source>
        <translation>Pinatutunayan nito na si</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>numero %1</translation>
    </message>
    <message>
        <source>passed the dealing exam</source>
        <translation>ay pumasa sa eksamen sa pag-deal</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>%1 of 100, %2 rounds</source>
        <translation>%1 sa 100, %2 round</translation>
    </message>
    <message>
        <source>Hours dealt</source>
        <translation>Oras ng pag-deal</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Iginawad</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>May bisa hanggang</translation>
    </message>
    <message>
        <source>did not occur</source>
        <translation>hindi nangyari</translation>
    </message>
    <message>
        <source>The code names the file that proves this page; it is attached to this document. Check it: pitwise-cli verify</source>
        <translation>Tinutukoy ng code ang file na nagpapatunay sa pahinang ito; nakalakip ito sa dokumento. Suriin: pitwise-cli verify</translation>
    </message>
    <message>
        <source>Certificate %1</source>
        <translation>Sertipiko %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Susi %1</translation>
    </message>
    <message>
        <source>%1, trainer</source>
        <translation>%1, tagapagsanay</translation>
    </message>
    <message>
        <source>%1, dealer</source>
        <translation>%1, dealer</translation>
    </message>
    <message>
        <source>it is not a certificate: %1</source>
        <translation>hindi ito sertipiko: %1</translation>
    </message>
    <message>
        <source>Certificate of %1</source>
        <translation>Sertipiko ni %1</translation>
    </message>
    <message>
        <source>Only a bet that the house does not take is refused or handed back.</source>
        <translation>Tinatanggihan o ibinabalik lang ang tayang hindi tinatanggap ng house.</translation>
    </message>
    <message>
        <source>This house posts nothing.</source>
        <translation>Walang post ang house na ito.</translation>
    </message>
    <message>
        <source>Cards are burned only before a war card.</source>
        <translation>Nagbu-burn lang bago ang war card.</translation>
    </message>
    <message>
        <source>Only the dealer&apos;s hole card is dealt face down.</source>
        <translation>Hole card lang ng dealer ang idini-deal nang nakataob.</translation>
    </message>
    <message>
        <source>Cards are dealt face up.</source>
        <translation>Nakatihaya ang pag-deal ng baraha.</translation>
    </message>
    <message>
        <source>Only a card that was shown by mistake is discarded.</source>
        <translation>Dini-discard lang ang barahang naipakita nang mali.</translation>
    </message>
    <message>
        <source>This house honours a patron&apos;s first bet below the minimum, with a reminder.</source>
        <translation>Tinatanggap ng house na ito ang unang tayang mababa sa minimum ng manlalaro, nang may paalala.</translation>
    </message>
    <message>
        <source>Only a push is handed back.</source>
        <translation>Push lang ang ibinabalik.</translation>
    </message>
    <message>
        <source>Only a bet that has lost is taken.</source>
        <translation>Talong taya lang ang kinukuha.</translation>
    </message>
    <message>
        <source>The post is given to a patron who won or tied his war.</source>
        <translation>Ibinibigay ang post sa nanalo o natabla sa war.</translation>
    </message>
    <message>
        <source>Only a bet that has won is paid.</source>
        <translation>Panalong taya lang ang binabayaran.</translation>
    </message>
    <message>
        <source>The post is given to the winner; nothing is paid on it.</source>
        <translation>Ibinibigay ang post sa nanalo; walang bayad dito.</translation>
    </message>
    <message>
        <source>The house posts once, beside a war bet.</source>
        <translation>Isang beses nagpo-post ang house, sa tabi ng war bet.</translation>
    </message>
    <message>
        <source>Only a wrong payoff is taken back, and before another seat is begun.</source>
        <translation>Maling bayad lang ang binabawi, at bago magsimula ng ibang upuan.</translation>
    </message>
    <message>
        <source>Only a wrong payoff is taken back, and in this house only after the floor was called.</source>
        <translation>Maling bayad lang ang binabawi, at sa house na ito pagkatapos lang tawagin ang floor.</translation>
    </message>
    <message>
        <source>A round is void only after a malfunction, when the floor has ruled.</source>
        <translation>Vo-void lang ang round pagkatapos ng sira, kapag nagpasya na ang floor.</translation>
    </message>
    <message>
        <source>%1: not due now.</source>
        <translation>%1: hindi pa dapat ngayon.</translation>
    </message>
    <message>
        <source>After a malfunction nothing is dealt, paid or taken: the round is void.</source>
        <translation>Pagkatapos ng sira, walang idini-deal, binabayaran o kinukuha: void ang round.</translation>
    </message>
    <message>
        <source>This house shuffles once before each round.</source>
        <translation>Isang beses nagbabalasa ang house na ito bago ang bawat round.</translation>
    </message>
    <message>
        <source>Shuffle between rounds, when the cut card has come out.</source>
        <translation>Magbalasa sa pagitan ng mga round, kapag lumabas na ang cut card.</translation>
    </message>
    <message>
        <source>Bets are settled %1, one seat at a time.</source>
        <translation>Sine-settle ang mga taya %1, isang upuan bawat beses.</translation>
    </message>
    <message>
        <source>The hole card was dealt face up.</source>
        <translation>Na-deal nang nakatihaya ang hole card.</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt face down, before anybody plays.</source>
        <translation>Idini-deal nang nakataob ang ikalawang baraha ng dealer, bago maglaro ang sinuman.</translation>
    </message>
    <message>
        <source>a war</source>
        <translation>isang war</translation>
    </message>
    <message>
        <source>several wars in one round</source>
        <translation>ilang war sa isang round</translation>
    </message>
    <message>
        <source>a war that the patron wins</source>
        <translation>war na panalo ang manlalaro</translation>
    </message>
    <message>
        <source>a war that the patron loses</source>
        <translation>war na talo ang manlalaro</translation>
    </message>
    <message>
        <source>a war that ties</source>
        <translation>tablang war</translation>
    </message>
    <message>
        <source>a surrender</source>
        <translation>isang pagsuko</translation>
    </message>
    <message>
        <source>a tie bet that wins</source>
        <translation>panalong taya sa tabla</translation>
    </message>
    <message>
        <source>a War bonus that wins</source>
        <translation>panalong War bonus</translation>
    </message>
    <message>
        <source>a parlay</source>
        <translation>isang parlay</translation>
    </message>
    <message>
        <source>a blackjack of a patron</source>
        <translation>blackjack ng manlalaro</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>isang double</translation>
    </message>
    <message>
        <source>a split</source>
        <translation>isang split</translation>
    </message>
    <message>
        <source>a hand that busts</source>
        <translation>kamay na nag-bust</translation>
    </message>
    <message>
        <source>a blackjack of the dealer</source>
        <translation>blackjack ng dealer</translation>
    </message>
    <message>
        <source>a dealer who busts</source>
        <translation>dealer na nag-bust</translation>
    </message>
    <message>
        <source>a bet below the minimum</source>
        <translation>tayang mababa sa minimum</translation>
    </message>
    <message>
        <source>a bet above the maximum</source>
        <translation>tayang lampas sa maximum</translation>
    </message>
    <message>
        <source>a late bet</source>
        <translation>huling taya</translation>
    </message>
    <message>
        <source>a side bet alone, where the house does not take one</source>
        <translation>side bet na mag-isa kung bawal sa house</translation>
    </message>
    <message>
        <source>a card that slides out and is seen</source>
        <translation>barahang nadulas at nakita</translation>
    </message>
    <message>
        <source>a card that slides out unseen</source>
        <translation>barahang nadulas nang hindi nakita</translation>
    </message>
    <message>
        <source>a dispute</source>
        <translation>isang reklamo</translation>
    </message>
    <message>
        <source>a malfunction</source>
        <translation>isang sira</translation>
    </message>
    <message>
        <source>This bet is settled: nothing more is due.</source>
        <translation>Settled na ang tayang ito: wala nang dapat.</translation>
    </message>
    <message>
        <source>What is above the maximum goes back, no more and no less.</source>
        <translation>Ibinabalik ang lampas sa maximum, walang labis, walang kulang.</translation>
    </message>
    <message>
        <source>A bet that the house does not take goes back in full.</source>
        <translation>Buong ibinabalik ang tayang hindi tinatanggap ng house.</translation>
    </message>
    <message>
        <source>This house takes %1 of a surrendered bet; only the rest may be handed back.</source>
        <translation>%1 ng isinukong taya ang kinukuha ng house na ito; ang natira lang ang puwedeng ibalik.</translation>
    </message>
    <message>
        <source>A push is handed back in full, or left where it is.</source>
        <translation>Buong ibinabalik ang push, o iniiwan kung nasaan.</translation>
    </message>
    <message>
        <source>%1: it was surrendered, but was paid %2.</source>
        <translation>%1: isinuko, pero binayaran ng %2.</translation>
    </message>
    <message>
        <source>%1: it lost, but was paid %2.</source>
        <translation>%1: talo, pero binayaran ng %2.</translation>
    </message>
    <message>
        <source>%1: it won, but was taken.</source>
        <translation>%1: panalo, pero kinuha.</translation>
    </message>
    <message>
        <source>%1: it is a push, but chips moved.</source>
        <translation>%1: push, pero ginalaw ang chips.</translation>
    </message>
    <message>
        <source>tie bets</source>
        <translation>mga taya sa tabla</translation>
    </message>
    <message>
        <source>blackjack hands</source>
        <translation>mga kamay sa blackjack</translation>
    </message>
    <message>
        <source>settling bets</source>
        <translation>pag-settle ng taya</translation>
    </message>
    <message>
        <source>bets and limits</source>
        <translation>mga taya at limit</translation>
    </message>
    <message>
        <source>bonus bets</source>
        <translation>mga bonus</translation>
    </message>
    <message>
        <source>the shoe</source>
        <translation>ang shoe</translation>
    </message>
    <message>
        <source>irregularities</source>
        <translation>mga aberya</translation>
    </message>
    <message>
        <source>late bets</source>
        <translation>mga huling taya</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>mga war</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>mga tawag</translation>
    </message>
    <message>
        <source>handling cards</source>
        <translation>paghawak ng baraha</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>hindi pa nakita</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>pinag-aaralan</translation>
    </message>
    <message>
        <source>known</source>
        <translation>alam</translation>
    </message>
    <message>
        <source>known, due again</source>
        <translation>alam, dapat sanayin muli</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sigurado</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>bago sa iyo</translation>
    </message>
    <message>
        <source>wrong in %1 of your last %2</source>
        <translation>mali sa %1 ng huling %2</translation>
    </message>
    <message>
        <source>right so far, but not often yet</source>
        <translation>tama sa ngayon, pero hindi pa madalas</translation>
    </message>
    <message>
        <source>known, and due again</source>
        <translation>alam, at dapat sanayin muli</translation>
    </message>
    <message>
        <source>known; this keeps it so</source>
        <translation>alam; mananatili sa ganito</translation>
    </message>
    <message>
        <source>%1: there is no main bet beside it.</source>
        <translation>%1: walang main bet sa tabi.</translation>
    </message>
    <message>
        <source>%1: it was accepted.</source>
        <translation>%1: tinanggap.</translation>
    </message>
    <message>
        <source>%1: the floor was not called before this payoff.</source>
        <translation>%1: hindi tinawag ang floor bago ang bayad na ito.</translation>
    </message>
    <message>
        <source>Play went on after a malfunction without the floor.</source>
        <translation>Itinuloy ang laro pagkatapos ng sira nang walang floor.</translation>
    </message>
    <message>
        <source>Play went on after a dispute without the floor.</source>
        <translation>Itinuloy ang laro pagkatapos ng reklamo nang walang floor.</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 hanggang %2</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mga tao</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Katayuan</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Oras</translation>
    </message>
    <message>
        <source>Nobody is in the class.</source>
        <translation>Walang tao sa klase.</translation>
    </message>
    <message>
        <source>Mistakes by skill group</source>
        <translation>Mga mali ayon sa grupo ng kasanayan</translation>
    </message>
    <message>
        <source>In the latest sessions of each, without those put right at once.</source>
        <translation>Sa mga huling session ng bawat isa, hindi kasama ang agad na itinama.</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Gagawin</translation>
    </message>
    <message>
        <source>%1 is stuck on: %2.</source>
        <translation>Natigil si %1 sa: %2.</translation>
    </message>
    <message>
        <source>The certificate of %1 expires on %2.</source>
        <translation>Mapapaso ang sertipiko ni %1 sa %2.</translation>
    </message>
    <message>
        <source>Nobody is stuck, and no certificate expires soon.</source>
        <translation>Walang natigil at walang sertipikong malapit nang mapaso.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Mga mali</translation>
    </message>
    <message>
        <source>Where mistakes are made</source>
        <translation>Kung saan nagkakamali</translation>
    </message>
    <message>
        <source>In %1 rounds of all sessions.</source>
        <translation>Sa %1 round ng lahat ng session.</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Gaano kadalas</translation>
    </message>
    <message>
        <source>Part of the round</source>
        <translation>Bahagi ng round</translation>
    </message>
    <message>
        <source>At no seat</source>
        <translation>Walang upuan</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Upuan %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Taking bets</source>
        <translation>Pagtanggap ng taya</translation>
    </message>
    <message>
        <source>Ties and main bets</source>
        <translation>Tabla at main bet</translation>
    </message>
    <message>
        <source>The war</source>
        <translation>Ang war</translation>
    </message>
    <message>
        <source>Bonus and parlay</source>
        <translation>Bonus at parlay</translation>
    </message>
    <message>
        <source>Playing the hands</source>
        <translation>Paglaro ng mga kamay</translation>
    </message>
    <message>
        <source>Collecting cards</source>
        <translation>Pagkuha ng baraha</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>Ang klase</translation>
    </message>
    <message>
        <source>%1 people, as of %2</source>
        <translation>%1 tao, noong %2</translation>
    </message>
    <message>
        <source>a demonstration</source>
        <translation>isang demonstrasyon</translation>
    </message>
    <message>
        <source>dealt again, does not count</source>
        <translation>inulit, hindi bilang</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Bawat round</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>Mga kilos</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Puna</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Pagbabalik-tanaw: %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>wala pa</translation>
    </message>
    <message>
        <source>training</source>
        <translation>nagsasanay</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>handa</translation>
    </message>
    <message>
        <source>certified</source>
        <translation>sertipikado</translation>
    </message>
    <message>
        <source>0.5</source>
        <translation>0.5</translation>
    </message>
    <message>
        <source>Floor: the late %1 at seat %2 goes back.</source>
        <translation>Floor: ibabalik ang huling taya: %1 sa upuan %2.</translation>
    </message>
    <message>
        <source>Floor: %1 above the limit goes back to seat %2.</source>
        <translation>Floor: ibabalik sa upuan %2 ang %1 na lampas sa limit.</translation>
    </message>
    <message>
        <source>Floor: the %1 of %2 at seat %3 goes back.</source>
        <translation>Floor: ibabalik ang %1 na %2 sa upuan %3.</translation>
    </message>
    <message>
        <source>Floor: the house posts %1 at seat %2.</source>
        <translation>Floor: magpo-post ang house ng %1 sa upuan %2.</translation>
    </message>
    <message>
        <source>Floor: the post at seat %1 is made %2.</source>
        <translation>Floor: gagawing %2 ang post sa upuan %1.</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card was dealt without a burn.</source>
        <translation>Na-deal ang war card ng dealer nang walang burn.</translation>
    </message>
    <message>
        <source>The war card for seat %1 was dealt without a burn.</source>
        <translation>Na-deal ang war card para sa upuan %1 nang walang burn.</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card was dealt with only %1 burned.</source>
        <translation>Na-deal ang war card ng dealer na %1 lang ang na-burn.</translation>
    </message>
    <message>
        <source>The war card for seat %1 was dealt with only %2 burned.</source>
        <translation>Na-deal ang war card para sa upuan %1 na %2 lang ang na-burn.</translation>
    </message>
    <message>
        <source>the dealer was dealt a card out of turn.</source>
        <translation>Binigyan ng baraha ang dealer nang wala sa turno.</translation>
    </message>
    <message>
        <source>seat %1 was dealt a card out of turn.</source>
        <translation>Binigyan ng baraha ang upuan %1 nang wala sa turno.</translation>
    </message>
    <message>
        <source>the dealer was dealt an extra card.</source>
        <translation>Sobra ng isang baraha ang dealer.</translation>
    </message>
    <message>
        <source>seat %1 was dealt an extra card.</source>
        <translation>Sobra ng isang baraha ang upuan %1.</translation>
    </message>
    <message>
        <source>The war was started before seat %1 was settled.</source>
        <translation>Nagsimula ang war bago ma-settle ang upuan %1.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected before those of seat %1.</source>
        <translation>Naunang kinuha ang baraha ng dealer kaysa sa upuan %1.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected before those of another seat.</source>
        <translation>Naunang kinuha ang baraha ng dealer kaysa sa ibang upuan.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of another seat.</source>
        <translation>Naunang kinuha ang baraha ng upuan %1 kaysa sa ibang upuan.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of the dealer.</source>
        <translation>Naunang kinuha ang baraha ng upuan %1 kaysa sa dealer.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of seat %2.</source>
        <translation>Naunang kinuha ang baraha ng upuan %1 kaysa sa upuan %2.</translation>
    </message>
    <message>
        <source>seat %1 was asked out of turn.</source>
        <translation>Tinanong ang upuan %1 nang wala sa turno.</translation>
    </message>
    <message>
        <source>seat %1 was settled out of turn.</source>
        <translation>Na-settle ang upuan %1 nang wala sa turno.</translation>
    </message>
    <message>
        <source>seat %1 was asked out of turn: seat %2 was next.</source>
        <translation>Tinanong ang upuan %1 nang wala sa turno: ang upuan %2 ang susunod.</translation>
    </message>
    <message>
        <source>seat %1 was settled out of turn: seat %2 was next.</source>
        <translation>Na-settle ang upuan %1 nang wala sa turno: ang upuan %2 ang susunod.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected too early.</source>
        <translation>Masyadong maagang kinuha ang baraha ng dealer.</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected too early.</source>
        <translation>Masyadong maagang kinuha ang baraha ng upuan %1.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards are still on the layout.</source>
        <translation>Nasa layout pa ang baraha ng dealer.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the layout.</source>
        <translation>Nasa layout pa ang baraha ng upuan %1.</translation>
    </message>
    <message>
        <source>The patron at seat %1 won and was not asked.</source>
        <translation>Nanalo ang manlalaro sa upuan %1 pero hindi tinanong.</translation>
    </message>
    <message>
        <source>The patron at seat %1 had not decided yet.</source>
        <translation>Hindi pa nakapagdesisyon ang manlalaro sa upuan %1.</translation>
    </message>
    <message>
        <source>Play went on before seat %1 was settled.</source>
        <translation>Itinuloy ang laro bago ma-settle ang upuan %1.</translation>
    </message>
    <message>
        <source>the dealer had not asked for a card.</source>
        <translation>Hindi humingi ng baraha ang dealer.</translation>
    </message>
    <message>
        <source>seat %1 had not asked for a card.</source>
        <translation>Hindi humingi ng baraha ang upuan %1.</translation>
    </message>
    <message>
        <source>Deal a card face down to the dealer</source>
        <translation>Mag-deal ng nakataob na baraha sa dealer</translation>
    </message>
    <message>
        <source>Deal a card to the dealer</source>
        <translation>Mag-deal ng baraha sa dealer</translation>
    </message>
    <message>
        <source>Deal a card face down to seat %1</source>
        <translation>Mag-deal ng nakataob na baraha sa upuan %1</translation>
    </message>
    <message>
        <source>Deal a card to seat %1</source>
        <translation>Mag-deal ng baraha sa upuan %1</translation>
    </message>
    <message>
        <source>Offer the cut to seat %1</source>
        <translation>Ialok ang putol sa upuan %1</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; to seat %2</source>
        <translation>Sabihin ang &quot;%1&quot; sa upuan %2</translation>
    </message>
    <message>
        <source>Take the %1 at seat %2</source>
        <translation>Kunin ang %1 sa upuan %2</translation>
    </message>
    <message>
        <source>Take %1 of the %2 at seat %3</source>
        <translation>Kunin ang %1 sa %2 ng upuan %3</translation>
    </message>
    <message>
        <source>Pay %1 to the %2 at seat %3</source>
        <translation>Bayaran ng %1 ang %2 sa upuan %3</translation>
    </message>
    <message>
        <source>Take back what was paid on the %1 at seat %2</source>
        <translation>Bawiin ang ibinayad sa %1 ng upuan %2</translation>
    </message>
    <message>
        <source>Post %1 at seat %2</source>
        <translation>Mag-post ng %1 sa upuan %2</translation>
    </message>
    <message>
        <source>Give the post to seat %1</source>
        <translation>Ibigay ang post sa upuan %1</translation>
    </message>
    <message>
        <source>Hand back the %1 to seat %2</source>
        <translation>Ibalik ang %1 sa upuan %2</translation>
    </message>
    <message>
        <source>Hand back %1 of the %2 to seat %3</source>
        <translation>Ibalik ang %1 ng %2 sa upuan %3</translation>
    </message>
    <message>
        <source>Refuse the %1 of seat %2</source>
        <translation>Tanggihan ang %1 ng upuan %2</translation>
    </message>
    <message>
        <source>Split the cards of seat %1</source>
        <translation>I-split ang baraha ng upuan %1</translation>
    </message>
    <message>
        <source>Collect the dealer&apos;s cards</source>
        <translation>Kunin ang baraha ng dealer</translation>
    </message>
    <message>
        <source>Collect the cards of seat %1</source>
        <translation>Kunin ang baraha ng upuan %1</translation>
    </message>
    <message>
        <source>seat %1 goes to war</source>
        <translation>Makikipag-war ang upuan %1</translation>
    </message>
    <message>
        <source>seat %1 surrenders</source>
        <translation>Sumuko ang upuan %1</translation>
    </message>
    <message>
        <source>seat %1 lets the winnings ride</source>
        <translation>Iniwan ng upuan %1 ang panalo</translation>
    </message>
    <message>
        <source>seat %1 takes it all</source>
        <translation>Kinuha lahat ng upuan %1</translation>
    </message>
    <message>
        <source>seat %1 takes even money</source>
        <translation>Even money ang upuan %1</translation>
    </message>
    <message>
        <source>seat %1 hits</source>
        <translation>Hit ang upuan %1</translation>
    </message>
    <message>
        <source>seat %1 stands</source>
        <translation>Stand ang upuan %1</translation>
    </message>
    <message>
        <source>seat %1 puts %2 on the %3</source>
        <translation>Naglagay ang upuan %1 ng %2 sa %3</translation>
    </message>
    <message>
        <source>seat %1 doubles for %2</source>
        <translation>Nag-double ang upuan %1 ng %2</translation>
    </message>
    <message>
        <source>seat %1 splits</source>
        <translation>Nag-split ang upuan %1</translation>
    </message>
    <message>
        <source>seat %1 takes insurance for %2</source>
        <translation>Nag-insurance ang upuan %1 ng %2</translation>
    </message>
    <message>
        <source>seat %1 cuts at card %2</source>
        <translation>Pinutol ng upuan %1 sa baraha %2</translation>
    </message>
    <message>
        <source>seat %1 does not want to cut</source>
        <translation>Ayaw magputol ng upuan %1</translation>
    </message>
    <message>
        <source>seat %1 disputes the result</source>
        <translation>Nirereklamo ng upuan %1 ang resulta</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <translation>%1 sa dealer</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 sa upuan %2</translation>
    </message>
    <message>
        <source>The patron at seat %1 tied and was not asked.</source>
        <translation>Tabla ang manlalaro sa upuan %1 pero hindi tinanong.</translation>
    </message>
    <message>
        <source>%1-%2-%3</source>
        <translation>%2/%3/%1</translation>
    </message>
    <message>
        <source>This call is made once a round, before the first card.</source>
        <translation>Isang beses lang bawat round ang tawag na ito, bago ang unang baraha.</translation>
    </message>
    <message>
        <source>This is the printed page. The proof is a file attached to it, with the ending .pitcert: save that with a PDF reader, and check it.</source>
        <translation>Ito ang nakalimbag na pahina. Ang patunay ay nakakabit na file na nagtatapos sa .pitcert: i-save ito gamit ang PDF reader at iyon ang suriin.</translation>
    </message>
    <message>
        <source>A cut card was placed.</source>
        <translation>May inilagay na cut card.</translation>
    </message>
    <message>
        <source>The cut card was not placed when it was due.</source>
        <translation>Hindi inilagay ang cut card nang oras na nito.</translation>
    </message>
    <message>
        <source>A hand with a bet gets the cards it is due and no more; a seat without a bet gets none.</source>
        <translation>Tamang bilang lang ng baraha ang kamay na may taya; walang baraha ang upuang walang taya.</translation>
    </message>
    <message>
        <source>%1: the main bet was begun before its own tie bet was settled.</source>
        <translation>%1: sinimulan ang main bago ma-settle ang sariling tabla.</translation>
    </message>
</context>
<context>
    <name>pitwise::CertificateClerk</name>
    <message>
        <source>%1 has no key to sign the list with. Make one first.</source>
        <translation>Walang susi si %1 para pirmahan ang listahan. Gumawa muna.</translation>
    </message>
</context>
<context>
    <name>pitwise::DesktopHomework</name>
    <message>
        <source>The server cannot be reached. Homework is set and taken back when it is there again.</source>
        <translation>Hindi maabot ang server. Makapagbibigay at makababawi ng takdang-aralin kapag bumalik na ito.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Walang talaan.</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamClerk</name>
    <message>
        <source>An exam is under way at this computer.</source>
        <translation>May eksamen na nagaganap sa computer na ito.</translation>
    </message>
    <message>
        <source>This person is in the middle of an exam. It has to be finished first.</source>
        <translation>May eksamen na nagaganap ang taong ito. Kailangang ituloy muna iyon.</translation>
    </message>
    <message>
        <source>This passphrase does not open the exam. The trainer who opened it must give his own.</source>
        <translation>Hindi mabuksan ng passphrase na ito ang eksamen. Ang tagapagsanay na nagbukas ang dapat magbigay ng kanya.</translation>
    </message>
    <message>
        <source>No exam of this person is under way.</source>
        <translation>Walang eksamen na nagaganap ang taong ito.</translation>
    </message>
    <message>
        <source>No exam is set here.</source>
        <translation>Walang eksamen na nakatakda rito.</translation>
    </message>
    <message>
        <source>No exam is under way here.</source>
        <translation>Walang eksamen na nagaganap dito.</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamList</name>
    <message>
        <source>%1:1:1: no shoe was found that meets every situation; demand fewer, or more rounds or irregularities</source>
        <translation>%1:1:1: walang shoe na tumutugon sa bawat sitwasyon; bawasan ang hiling, o dagdagan ang round o aberya</translation>
    </message>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Nagaganap ang eksamen na ito: selyado ang baraha.</translation>
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
    <message>
        <source>This login owns the records.</source>
        <translation>Ang login na ito ang may-ari ng talaan.</translation>
    </message>
    <message>
        <source>This login is a trainer&apos;s: it may also add people and set homework.</source>
        <translation>Sa tagapagsanay ang login na ito: maaari rin itong magdagdag ng tao at magbigay ng takdang-aralin.</translation>
    </message>
    <message>
        <source>This login is a station&apos;s: it may deal and read.</source>
        <translation>Sa isang station ang login na ito: maaari itong mag-deal at magbasa.</translation>
    </message>
    <message>
        <source>A trainer&apos;s passphrase is known to the server only, which cannot be reached.</source>
        <translation>Ang server lang ang nakaaalam ng passphrase ng tagapagsanay, at hindi ito maabot.</translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsReview</name>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>Nagaganap ang eksamen na ito: selyado ang baraha.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Walang talaan.</translation>
    </message>
</context>
<context>
    <name>pitwise::SchoolClerk</name>
    <message>
        <source>There are no records yet. Add a trainer and a trainee first.</source>
        <translation>Wala pang talaan. Magdagdag muna ng tagapagsanay at trainee.</translation>
    </message>
    <message>
        <source>Nothing is set to be asked for. Choose the name again.</source>
        <translation>Walang nakatakdang itanong. Piliin muli ang pangalan.</translation>
    </message>
    <message>
        <source>What is stored of it is damaged. A new one must be set.</source>
        <translation>Sira ang nakaimbak. Kailangang magtakda ng bago.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ActPanel</name>
    <message>
        <source>Watch it dealt right</source>
        <translation>Panoorin ang tama</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Subukan muli mula rito</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Susunod na mali</translation>
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
        <translation>Hindi puwede: %1.</translation>
    </message>
    <message>
        <source>The coach held it back.</source>
        <translation>Pinigilan ito ng coach.</translation>
    </message>
    <message>
        <source>Right was: %1.</source>
        <translation>Ang tama ay: %1.</translation>
    </message>
    <message>
        <source>Round %1, act %2 of %3</source>
        <translation>Round %1, kilos %2 ng %3</translation>
    </message>
    <message>
        <source>%1, after %2 s</source>
        <translation>%1, pagkatapos ng %2 s</translation>
    </message>
    <message>
        <source>%1 (a demonstration)</source>
        <translation>%1 (demonstrasyon)</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1 (inulit, hindi bilang)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (naitama)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::AfterPage</name>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (naitama)</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Round %1, %2: %3</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Tapos</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Isinuko</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pasado</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Hindi pasado</translation>
    </message>
    <message>
        <source>%1: %2, %3 points of 100</source>
        <translation>%1: %2, %3 puntos sa 100</translation>
    </message>
    <message>
        <source>By group of skills</source>
        <translation>Ayon sa grupo ng kasanayan</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 judged, %2 wrong</source>
        <translation>%1 ang hinusgahan, %2 ang mali</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Mga tanong</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sa %2</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Walang nakita.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ang mga nakita</translation>
    </message>
    <message>
        <source>did not occur</source>
        <translation>hindi nangyari</translation>
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
        <translation>Wala pang sinabi</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ArrangeBar</name>
    <message>
        <source>Add a lesson file…</source>
        <translation>Magdagdag ng file ng aralin…</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Mas maaga</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Mas huli</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Tapos</translation>
    </message>
    <message>
        <source>Arrange the course</source>
        <translation>Ayusin ang kurso</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::BeforePage</name>
    <message>
        <source>Begin the exam</source>
        <translation>Simulan ang eksamen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bumalik</translation>
    </message>
    <message>
        <source>Your PIN</source>
        <translation>PIN mo</translation>
    </message>
    <message>
        <source>The exam goes on</source>
        <translation>Tuloy ang eksamen</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numero %2</translation>
    </message>
    <message>
        <source>The table is as it was after your last act: the same cards, the same patrons. Nothing that you dealt is lost.</source>
        <translation>Ang mesa ay gaya pagkatapos ng huli mong kilos: parehong baraha, parehong manlalaro. Walang nawala sa na-deal mo.</translation>
    </message>
    <message>
        <source>Once it goes on it can only be finished or given up.</source>
        <translation>Kapag itinuloy, matatapos o maisusuko na lang ito.</translation>
    </message>
    <message>
        <source>What will be asked</source>
        <translation>Ano ang itatanong</translation>
    </message>
    <message>
        <source>How it is judged</source>
        <translation>Paano hinuhusgahan</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Ituloy</translation>
    </message>
    <message>
        <source>The cards are being shuffled…</source>
        <translation>Binabalasa ang baraha…</translation>
    </message>
    <message>
        <source>During the exam F1 shows the keys. Point at a stack to see its chips.</source>
        <translation>Habang may eksamen, ipinapakita ng F1 ang mga key. Ituro ang isang salansan para makita ang mga chips nito.</translation>
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
    <name>pitwise::ui::ChipsPad</name>
    <message>
        <source>Put them down</source>
        <translation>Ilapag</translation>
    </message>
    <message>
        <source>Undo a chip</source>
        <translation>Bawiin ang isang chip</translation>
    </message>
    <message>
        <source>Take chips with the letters below the tubes; with Shift five at a time.</source>
        <translation>Kumuha ng chips gamit ang mga letra sa ilalim ng tubo; lima bawat beses kung may Shift.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClassScreen</name>
    <message>
        <source>Class</source>
        <translation>Klase</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mga tao</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Mga mali</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Mga eksamen</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Takdang-aralin</translation>
    </message>
    <message>
        <source>Certifications as CSV…</source>
        <translation>Mga sertipikasyon bilang CSV…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Ulat…</translation>
    </message>
    <message>
        <source>What to see of the class</source>
        <translation>Ano ang titingnan sa klase</translation>
    </message>
    <message>
        <source>The class is for its trainer. Press &quot;Trainer…&quot; and give your passphrase.</source>
        <translation>Para sa tagapagsanay ang klase. Pindutin ang &quot;Tagapagsanay…&quot; at ibigay ang passphrase mo.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Walang talaan.</translation>
    </message>
    <message>
        <source>Write all certifications</source>
        <translation>Isulat lahat ng sertipikasyon</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Na-save: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Hindi maisulat ang file</translation>
    </message>
    <message>
        <source>The report cannot be made</source>
        <translation>Hindi magawa ang ulat</translation>
    </message>
    <message>
        <source>Write a report of the class</source>
        <translation>Sumulat ng ulat ng klase</translation>
    </message>
    <message>
        <source>class</source>
        <translation>klase</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>Magdagdag ng tao</translation>
    </message>
    <message>
        <source>Nobody is in the class yet. Press &quot;Add people&quot;.</source>
        <translation>Wala pang tao sa klase. Pindutin ang “Magdagdag ng tao”.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClauseLabel</name>
    <message>
        <source>Click to read %1</source>
        <translation>I-click para basahin ang %1</translation>
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
        <source>Also: %1. %2 %3</source>
        <translation>Bukod dito: %1. %2 %3</translation>
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
    <name>pitwise::ui::DealPad</name>
    <message>
        <source>Burn a card</source>
        <translation>Mag-burn ng baraha</translation>
    </message>
    <message>
        <source>Deal the dealer&apos;s card face down</source>
        <translation>I-deal nang nakataob ang sa dealer</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Iyon na lahat</translation>
    </message>
    <message>
        <source>A digit deals to that seat, 0 to the dealer; or click where the card goes. A click on the discard rack burns.</source>
        <translation>Ang numero ay nagdi-deal sa upuang iyon, 0 sa dealer; o i-click kung saan ang baraha. Nagbu-burn ang click sa discard rack.</translation>
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
        <translation>Kanselahin</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Kulang ang %1.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Sandali lang…</translation>
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
        <source>Dealing notation (*.deal)</source>
        <translation>Dealing notation (*.deal)</translation>
    </message>
    <message>
        <source>Pictures for slides (*.png)</source>
        <translation>Mga larawan para sa slide (*.png)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Hindi naisulat ang %1: %2</translation>
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
        <source>left</source>
        <translation>kaliwa</translation>
    </message>
    <message>
        <source>right</source>
        <translation>kanan</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillPage</name>
    <message>
        <source>All drills</source>
        <translation>Lahat ng drill</translation>
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
        <translation>%1 sa %2, %3 ang tama</translation>
    </message>
    <message>
        <source>%1 s, target %2 s</source>
        <translation>%1 s, target %2 s</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillSummary</name>
    <message>
        <source>Accuracy comes first: nine of ten right, in your own time.</source>
        <translation>Tama muna: siyam sa sampu, sa sarili mong bilis.</translation>
    </message>
    <message>
        <source>Accurate. The level is passed in %1 s.</source>
        <translation>Tumpak. Pasado ang antas sa %1 s.</translation>
    </message>
    <message>
        <source>Accurate. From now on the clock runs: the level is passed in %1 s.</source>
        <translation>Tumpak. Mula ngayon may oras na: pasado ang antas sa %1 s.</translation>
    </message>
    <message>
        <source>Accurate and in time. That is the highest level.</source>
        <translation>Tumpak at nasa oras. Iyon ang pinakamataas na antas.</translation>
    </message>
    <message>
        <source>Accurate and in time: the level is passed.</source>
        <translation>Tumpak at nasa oras: pasado ang antas.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Isa pa</translation>
    </message>
    <message>
        <source>All drills</source>
        <translation>Lahat ng drill</translation>
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
        <translation>%1 sa %2 ang tama, %3 s</translation>
    </message>
    <message>
        <source>That is your best run.</source>
        <translation>Iyon ang pinakamahusay mo.</translation>
    </message>
    <message>
        <source>%1 Right was: %2</source>
        <translation>%1 Ang tama ay: %2</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>Tuloy sa %1</translation>
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
        <translation>Hindi pa nasubukan</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Pinakamahusay: %1</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Huli: %1</translation>
    </message>
    <message>
        <source>Last: %1, %2</source>
        <translation>Huli: %1, %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillVerdictCard</name>
    <message>
        <source>Chips of 25 and 500 are cut in fours, all others in fives; the rest comes last.</source>
        <translation>Tig-apat ang putol ng chips na 25 at 500, tig-lima ang iba; huli ang natira.</translation>
    </message>
    <message>
        <source>You stopped him before he made a mistake.</source>
        <translation>Pinahinto mo siya bago nagkamali.</translation>
    </message>
    <message>
        <source>He made his mistake some acts before you stopped him.</source>
        <translation>Ilang kilos na siyang nagkamali bago mo pinahinto.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Susunod</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Tama</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Hindi tama</translation>
    </message>
    <message>
        <source>Right is: %1</source>
        <translation>Ang tama ay: %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Tapusin</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillWords</name>
    <message>
        <source>Who won, who lost, who tied with the %1? Name the seats in the order of settlement.</source>
        <translation>Sino ang panalo, talo o tabla (%1)? Sabihin ang mga upuan sa ayos ng settlement.</translation>
    </message>
    <message>
        <source>At a seat without that bet, its other bet is asked for.</source>
        <translation>Kung walang ganoong taya, ang ibang taya ang itatanong.</translation>
    </message>
    <message>
        <source>The bets are down. What do you do now?</source>
        <translation>Nakalapag na ang taya. Ano ang gagawin mo?</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <translation>Ano ang sasabihin mo?</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>Ano ang susunod?</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>burn</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <translation>%1, bilang %2</translation>
    </message>
    <message>
        <source>seat %1 won</source>
        <translation>panalo ang upuan %1</translation>
    </message>
    <message>
        <source>seat %1 lost</source>
        <translation>talo ang upuan %1</translation>
    </message>
    <message>
        <source>seat %1 tied</source>
        <translation>tabla ang upuan %1</translation>
    </message>
    <message>
        <source>Build the payout</source>
        <translation>Buuin ang bayad</translation>
    </message>
    <message>
        <source>Cut out a stack</source>
        <translation>Putulin ang salansan</translation>
    </message>
    <message>
        <source>Who won, who lost</source>
        <translation>Sino ang panalo, sino ang talo</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Ano ang susunod</translation>
    </message>
    <message>
        <source>Burn and deal</source>
        <translation>Mag-burn at mag-deal</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Mga limit</translation>
    </message>
    <message>
        <source>The right call</source>
        <translation>Ang tamang tawag</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>Hanapin ang mali</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Mga tanong</translation>
    </message>
    <message>
        <source>What is due, from the chips of the tray</source>
        <translation>Ang dapat, mula sa chips ng tray</translation>
    </message>
    <message>
        <source>Heaps of four or five, so that it can be proved</source>
        <translation>Tig-apat o tig-lima, para mapatunayan</translation>
    </message>
    <message>
        <source>Read the table in the order of settlement</source>
        <translation>Basahin ang mesa sa ayos ng settlement</translation>
    </message>
    <message>
        <source>The next step, from any point of a round</source>
        <translation>Ang susunod na hakbang, saanman sa round</translation>
    </message>
    <message>
        <source>Every card to its place, every burn in time</source>
        <translation>Bawat baraha sa lugar, bawat burn sa oras</translation>
    </message>
    <message>
        <source>Bets too low, too high or not taken here</source>
        <translation>Mga tayang sobrang baba, sobrang taas o bawal dito</translation>
    </message>
    <message>
        <source>The words at the right moment</source>
        <translation>Ang salita sa tamang oras</translation>
    </message>
    <message>
        <source>Stop a dealer at his mistake</source>
        <translation>Pahintuin ang dealer kapag nagkamali</translation>
    </message>
    <message>
        <source>The rules of this house, not another&apos;s</source>
        <translation>Mga patakaran ng house na ito, hindi ng iba</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>antas %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Antas %1</translation>
    </message>
    <message>
        <source>In the fewest chips.</source>
        <translation>Sa pinakakaunting chips.</translation>
    </message>
    <message numerus="yes">
        <source>Cut out %n chip(s) of %1.</source>
        <translation>
            <numerusform>Putulin ang %n chips na %1.</numerusform>
            <numerusform>Putulin ang %n chips na %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Burn and deal what is due now.</source>
        <translation>I-burn at i-deal ang dapat ngayon.</translation>
    </message>
    <message>
        <source>Watch the dealer. Stop him at his first mistake.</source>
        <translation>Panoorin ang dealer. Pahintuin agad kapag nagkamali.</translation>
    </message>
    <message>
        <source>%1 of %2, %3 s</source>
        <translation>%1 sa %2, %3 s</translation>
    </message>
    <message>
        <source>going down</source>
        <translation>pababa</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>pareho</translation>
    </message>
    <message>
        <source>getting better</source>
        <translation>gumagaling</translation>
    </message>
    <message>
        <source>Pay the %1 at seat %2.</source>
        <translation>Bayaran ang %1 sa upuan %2.</translation>
    </message>
    <message>
        <source>Take what is due of the %1 at seat %2.</source>
        <translation>Kunin ang nararapat sa %1 ng upuan %2.</translation>
    </message>
    <message>
        <source>Hand back what is due of the %1 at seat %2.</source>
        <translation>Ibalik ang nararapat sa %1 ng upuan %2.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillsScreen</name>
    <message>
        <source>Drills</source>
        <translation>Mga drill</translation>
    </message>
    <message>
        <source>Drills: a minute each</source>
        <translation>Mga drill: tig-isang minuto</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>My level</source>
        <translation>Antas ko</translation>
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
        <translation>Walang gamit ang drill na iyon sa house na ito.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Antas</translation>
    </message>
    <message>
        <source>This run is not kept: %1</source>
        <translation>Hindi nai-save ito: %1</translation>
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
    <message>
        <source>Save</source>
        <translation>I-save</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Itapon</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Kanselahin</translation>
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
        <source>This round:</source>
        <translation>Round na ito:</translation>
    </message>
    <message numerus="yes">
        <source>On average over %n round(s):</source>
        <translation>
            <numerusform>Karaniwan sa %n round:</numerusform>
            <numerusform>Karaniwan sa %n round:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortWords</name>
    <message>
        <source>Pick-and-pay takes %1 more hand motions per round.</source>
        <translation>Mas marami nang %1 ang galaw ng kamay bawat round sa pick and pay.</translation>
    </message>
    <message>
        <source>Lay-and-pay takes %1 more hand motions per round.</source>
        <translation>Mas marami nang %1 ang galaw ng kamay bawat round sa lay and pay.</translation>
    </message>
    <message>
        <source>The left table takes %1 more hand motions per round.</source>
        <translation>Mas marami nang %1 ang galaw ng kamay bawat round sa kaliwang mesa.</translation>
    </message>
    <message>
        <source>The right table takes %1 more hand motions per round.</source>
        <translation>Mas marami nang %1 ang galaw ng kamay bawat round sa kanang mesa.</translation>
    </message>
    <message>
        <source>Pick-and-pay takes %1 s longer per round.</source>
        <translation>Mas matagal nang %1 s bawat round ang pick and pay.</translation>
    </message>
    <message>
        <source>Lay-and-pay takes %1 s longer per round.</source>
        <translation>Mas matagal nang %1 s bawat round ang lay and pay.</translation>
    </message>
    <message>
        <source>The left table takes %1 s longer per round.</source>
        <translation>Mas matagal nang %1 s bawat round ang kaliwang mesa.</translation>
    </message>
    <message>
        <source>The right table takes %1 s longer per round.</source>
        <translation>Mas matagal nang %1 s bawat round ang kanang mesa.</translation>
    </message>
    <message>
        <source>Pick-and-pay leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Sa pick and pay, mas matagal nang %1 s sa mesa ang baraha ng bawat kamay: oras para itama ang maling bayad.</translation>
    </message>
    <message>
        <source>Lay-and-pay leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Sa lay and pay, mas matagal nang %1 s sa mesa ang baraha ng bawat kamay: oras para itama ang maling bayad.</translation>
    </message>
    <message>
        <source>The left table leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Sa kaliwang mesa, mas matagal nang %1 s sa mesa ang baraha ng bawat kamay: oras para itama ang maling bayad.</translation>
    </message>
    <message>
        <source>The right table leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>Sa kanang mesa, mas matagal nang %1 s sa mesa ang baraha ng bawat kamay: oras para itama ang maling bayad.</translation>
    </message>
    <message>
        <source>Both take the same.</source>
        <translation>Pareho ang dalawa.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamBar</name>
    <message>
        <source>Give up…</source>
        <translation>Sumuko…</translation>
    </message>
    <message>
        <source>All rounds are dealt</source>
        <translation>Na-deal na lahat ng round</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 sa %2</translation>
    </message>
    <message>
        <source>Round %1 of at least %2</source>
        <translation>Round %1 sa hindi bababa sa %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 pa</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Natitirang oras: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Oras: %1</translation>
    </message>
    <message>
        <source>%1 s a round</source>
        <translation>%1 s bawat round</translation>
    </message>
    <message>
        <source>At most %1 seconds a round, on average</source>
        <translation>Hanggang %1 segundo bawat round, sa karaniwan</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamLines</name>
    <message>
        <source>You pick and pay.</source>
        <translation>Pick and pay ka.</translation>
    </message>
    <message>
        <source>You lay and pay.</source>
        <translation>Lay and pay ka.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n round(s))</source>
        <translation>
            <numerusform>%1 (%n round)</numerusform>
            <numerusform>%1 (%n round)</numerusform>
        </translation>
    </message>
    <message>
        <source>Among other things there is at least: %1.</source>
        <translation>Bukod sa iba, mayroong: %1.</translation>
    </message>
    <message>
        <source>Rounds are added until all of it has come up.</source>
        <translation>May idadagdag na mga round hanggang lumabas ang lahat ng ito.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1, %n minuto</numerusform>
            <numerusform>%1, %n minuto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>Magdi-deal ka ng %n round ayon sa patakaran ng %1.</numerusform>
            <numerusform>Magdi-deal ka ng %n round ayon sa patakaran ng %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal at least %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>Magdi-deal ka ng hindi bababa sa %n round ayon sa patakaran ng %1.</numerusform>
            <numerusform>Magdi-deal ka ng hindi bababa sa %n round ayon sa patakaran ng %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) are taken.</source>
        <translation>
            <numerusform>%n upuan ang may tao.</numerusform>
            <numerusform>%n upuan ang may tao.</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin with the shuffle.</source>
        <translation>Magsisimula ka sa pagbalasa.</translation>
    </message>
    <message>
        <source>The shoe is ready: you begin with the bets.</source>
        <translation>Handa na ang shoe: magsisimula ka sa mga taya.</translation>
    </message>
    <message numerus="yes">
        <source>After the last round: %n question(s) about the rules of the house.</source>
        <translation>
            <numerusform>Pagkatapos ng huling round: %n tanong tungkol sa patakaran ng house.</numerusform>
            <numerusform>Pagkatapos ng huling round: %n tanong tungkol sa patakaran ng house.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody tells you what is right or wrong while you deal. Nothing can be undone, and there is no pause.</source>
        <translation>Walang magsasabi kung tama o mali habang nagdi-deal ka. Walang mababawi, at walang pahinga.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n minute(s).</source>
        <translation>
            <numerusform>May %n minuto ka.</numerusform>
            <numerusform>May %n minuto ka.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each added round adds its share.</source>
        <translation>Bawat idinagdag na round ay may dagdag ding oras.</translation>
    </message>
    <message numerus="yes">
        <source>A round may take %n second(s) on average.</source>
        <translation>
            <numerusform>Hanggang %n segundo ang karaniwang round.</numerusform>
            <numerusform>Hanggang %n segundo ang karaniwang round.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need %1 of 100 points, by the scoring of the house.</source>
        <translation>Kailangan mo ng %1 sa 100 puntos, ayon sa pag-iskor ng house.</translation>
    </message>
    <message>
        <source>Needed in each group: %1.</source>
        <translation>Ganito dapat karami ang tama sa bawat grupo: %1.</translation>
    </message>
    <message>
        <source>Of the questions, %1 % must be answered right.</source>
        <translation>Sa mga tanong, %1 % ang dapat tama.</translation>
    </message>
    <message>
        <source>One of these fails the exam, unless you correct it as the house allows: %1.</source>
        <translation>Bagsak sa isa man nito, maliban kung itama mo ayon sa pinapayagan ng house: %1.</translation>
    </message>
    <message>
        <source>If the computer stops, the exam goes on with the same cards; the clock runs on meanwhile.</source>
        <translation>Kapag huminto ang computer, tuloy ang eksamen sa parehong baraha; tuloy rin ang oras.</translation>
    </message>
    <message>
        <source>If the computer stops, the exam goes on with the same cards, at the time of your last act.</source>
        <translation>Kapag huminto ang computer, tuloy ang eksamen sa parehong baraha, sa oras ng huli mong kilos.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamPlaces</name>
    <message>
        <source>Sit an exam</source>
        <translation>Kumuha ng eksamen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Mga resulta</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>Suriin ang sertipiko</translation>
    </message>
    <message>
        <source>Site keys</source>
        <translation>Mga susi ng site</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Mga eksamen</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamScreen</name>
    <message>
        <source>Exams</source>
        <translation>Mga eksamen</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Mga eksamen at sertipiko</translation>
    </message>
    <message>
        <source>The exam stopped here: %1. It is still under way.</source>
        <translation>Hindi na natuloy rito ang eksamen: %1. Nagaganap pa rin ito.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamTile</name>
    <message numerus="yes">
        <source>%n round(s), %1</source>
        <comment>rounds done and time</comment>
        <translation>
            <numerusform>%n round, %1</numerusform>
            <numerusform>%n round, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds, %3</source>
        <comment>rounds done, all rounds, time</comment>
        <translation>%1 sa %2 round, %3</translation>
    </message>
    <message>
        <source>has not begun to deal</source>
        <translation>hindi pa nagsisimulang mag-deal</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsPage</name>
    <message>
        <source>Given up</source>
        <translation>Isinuko</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Tapos</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pasado</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Hindi pasado</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Binawi</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Hanggang %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Tapos</translation>
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
        <source>Result</source>
        <translation>Resulta</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Iskor</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Sertipiko</translation>
    </message>
    <message>
        <source>Exams that are done, the latest first</source>
        <translation>Mga tapos na eksamen, pinakahuli muna</translation>
    </message>
    <message>
        <source>No exam is under way.</source>
        <translation>Walang eksamen na nagaganap.</translation>
    </message>
    <message numerus="yes">
        <source>%n exam(s) under way</source>
        <translation>
            <numerusform>%n eksamen ang nagaganap</numerusform>
            <numerusform>%n eksamen ang nagaganap</numerusform>
        </translation>
    </message>
    <message>
        <source>The server cannot be reached: this is what it said last. (%1)</source>
        <translation>Hindi maabot ang server: ito ang huli nitong sinabi. (%1)</translation>
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
        <translation>Mga eksamen at sertipiko</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>Suriin ang sertipiko</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExportDialog</name>
    <message>
        <source>A table with a line for each session of the list, for a spreadsheet. Cells that look like formulas are made harmless.</source>
        <translation>Talahanayang may isang linya bawat sesyon sa listahan, para sa spreadsheet. Ginagawang ligtas ang mga cell na mukhang formula.</translation>
    </message>
    <message>
        <source>A table with a line for each trainee: sessions, rounds, findings, hours by game. For a spreadsheet.</source>
        <translation>Talahanayang may isang linya bawat trainee: mga sesyon, round, puna, oras bawat laro. Para sa spreadsheet.</translation>
    </message>
    <message>
        <source>xAPI 1.0.3 statements, one on a line, for a learning record store. Exporting twice gives the same ids.</source>
        <translation>Mga pahayag na xAPI 1.0.3, isa bawat linya, para sa learning record store. Pareho ang mga id kapag inulit.</translation>
    </message>
    <message>
        <source>Each session of the list as a file in dealing notation, in a folder that you choose.</source>
        <translation>Bawat sesyon sa listahan bilang file sa notasyon, sa folder na pipiliin mo.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Itaas</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ibaba</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Kuwit</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Tuldok-kuwit</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Guhit</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>I-save…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>I-export</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Mga sesyon</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mga tao</translation>
    </message>
    <message>
        <source>xAPI statements</source>
        <translation>Mga pahayag na xAPI</translation>
    </message>
    <message>
        <source>Files of notation</source>
        <translation>Mga file ng notasyon</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Mga hanay</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Ano ang i-e-export</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Sa pagitan ng mga cell</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Mga petsa</translation>
    </message>
    <message>
        <source>System that gave the employee numbers</source>
        <translation>Sistemang nagbigay ng mga employee number</translation>
    </message>
    <message>
        <source>Columns, in this order</source>
        <translation>Mga hanay, sa ganitong ayos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Kanselahin</translation>
    </message>
    <message>
        <source>xAPI statements (*.jsonl)</source>
        <translation>Mga pahayag na xAPI (*.jsonl)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Mga halagang pinaghihiwalay ng kuwit (*.csv)</translation>
    </message>
    <message>
        <source>Folder for the sessions</source>
        <translation>Folder para sa mga sesyon</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Na-save: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Hindi maisulat ang file</translation>
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
    <name>pitwise::ui::Gestures</name>
    <message>
        <source>Click the shoe.</source>
        <translation>I-click ang shoe.</translation>
    </message>
    <message>
        <source>Click its place.</source>
        <translation>I-click ang lugar nito.</translation>
    </message>
    <message>
        <source>Click the call.</source>
        <translation>I-click ang tawag.</translation>
    </message>
    <message>
        <source>Click the patron.</source>
        <translation>I-click ang manlalaro.</translation>
    </message>
    <message>
        <source>Click the discards.</source>
        <translation>I-click ang discard rack.</translation>
    </message>
    <message>
        <source>Click the card, then the discards.</source>
        <translation>I-click ang baraha, saka ang discard rack.</translation>
    </message>
    <message>
        <source>Click the cards, then the discards.</source>
        <translation>I-click ang mga baraha, saka ang discard rack.</translation>
    </message>
    <message>
        <source>Click the bet, then Half, then the rim of the tray.</source>
        <translation>I-click ang taya, saka ang Kalahati, saka ang gilid ng tray.</translation>
    </message>
    <message>
        <source>Click the bet, then the rim of the tray.</source>
        <translation>I-click ang taya, saka ang gilid ng tray.</translation>
    </message>
    <message>
        <source>Pick the chips from their tubes, then click the bet.</source>
        <translation>Kunin ang chips sa kanilang tube, saka i-click ang taya.</translation>
    </message>
    <message>
        <source>Pick the chips from their tubes, then click the post&apos;s place.</source>
        <translation>Kunin ang chips sa kanilang tube, saka i-click ang lugar ng post.</translation>
    </message>
    <message>
        <source>Drag the post to the patron.</source>
        <translation>I-drag ang post papunta sa manlalaro.</translation>
    </message>
    <message>
        <source>Click the bet, pick the amount from the tubes, then click the patron.</source>
        <translation>I-click ang taya, kunin ang halaga sa mga tube, saka i-click ang manlalaro.</translation>
    </message>
    <message>
        <source>Click the bet, then the patron.</source>
        <translation>I-click ang taya, saka ang manlalaro.</translation>
    </message>
    <message>
        <source>Press &quot;Deal face down&quot;.</source>
        <translation>Pindutin ang “I-deal nang nakataob”.</translation>
    </message>
    <message>
        <source>Right-click the payoff and choose.</source>
        <translation>I-right-click ang bayad at pumili.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::GuidedRound</name>
    <message>
        <source>This round cannot be dealt</source>
        <translation>Hindi made-deal ang round na ito</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeapsPad</name>
    <message>
        <source>That is all</source>
        <translation>Iyon na lahat</translation>
    </message>
    <message>
        <source>Undo a heap</source>
        <translation>Bawiin ang isang bunton</translation>
    </message>
    <message>
        <source>Each digit puts down a heap of that many chips.</source>
        <translation>Bawat numero ay naglalapag ng bunton na ganoon karaming chips.</translation>
    </message>
    <message>
        <source>Heap of %1</source>
        <translation>Bunton na %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeapsView</name>
    <message numerus="yes">
        <source>A stack of %n chip(s)</source>
        <translation>
            <numerusform>Salansan ng %n chips</numerusform>
            <numerusform>Salansan ng %n chips</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps: %1</source>
        <translation>Mga bunton: %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeatMap</name>
    <message>
        <source>Where on the table mistakes are made</source>
        <translation>Kung saan sa mesa nagkakamali</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <comment>seat and number of mistakes</comment>
        <translation>upuan %1: %2</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>baraha</translation>
    </message>
    <message numerus="yes">
        <source>At no seat: %n mistake(s)</source>
        <translation>
            <numerusform>Walang upuan: %n mali</numerusform>
            <numerusform>Walang upuan: %n mali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %2: %n mistake(s)</source>
        <comment>seat and bet</comment>
        <translation>
            <numerusform>Upuan %1, %2: %n mali</numerusform>
            <numerusform>Upuan %1, %2: %n mali</numerusform>
        </translation>
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
    <message>
        <source>In your hand: a part of the %1</source>
        <translation>Sa kamay mo, bahagi ng %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkForm</name>
    <message>
        <source>Payouts</source>
        <translation>Mga bayad</translation>
    </message>
    <message>
        <source>Cutting out chips</source>
        <translation>Pagputol ng chips</translation>
    </message>
    <message>
        <source>Who won, who lost</source>
        <translation>Sino ang panalo, sino ang talo</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Ano ang susunod</translation>
    </message>
    <message>
        <source>Burning and dealing</source>
        <translation>Pag-burn at pag-deal</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Mga limit</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Mga tawag</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>Hanapin ang mali</translation>
    </message>
    <message>
        <source>Questions about the house</source>
        <translation>Mga tanong tungkol sa house</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Sitwasyon</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Aralin</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Drill</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Walang petsa</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Bukas</translation>
    </message>
    <message>
        <source>In 3 days</source>
        <translation>Sa 3 araw</translation>
    </message>
    <message>
        <source>In a week</source>
        <translation>Sa isang linggo</translation>
    </message>
    <message>
        <source>In 2 weeks</source>
        <translation>Sa 2 linggo</translation>
    </message>
    <message>
        <source>Set homework</source>
        <translation>Magbigay ng takdang-aralin</translation>
    </message>
    <message>
        <source>Kind of homework</source>
        <translation>Uri ng takdang-aralin</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Ano ang gagawin</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Until when</source>
        <translation>Hanggang kailan</translation>
    </message>
    <message>
        <source>The homework is set.</source>
        <translation>Naibigay na ang takdang-aralin.</translation>
    </message>
    <message>
        <source>The homework could not be set</source>
        <translation>Hindi maibigay ang takdang-aralin</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Senaryo</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkPage</name>
    <message>
        <source>Take it back</source>
        <translation>Bawiin</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Para kanino</translation>
    </message>
    <message>
        <source>The whole class</source>
        <translation>Buong klase</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numero %2</translation>
    </message>
    <message>
        <source>No homework is set. Choose for whom and what, then press &quot;Set homework&quot;.</source>
        <translation>Walang takdang-aralin. Piliin kung para kanino at ano, saka pindutin ang &quot;Magbigay ng takdang-aralin&quot;.</translation>
    </message>
    <message>
        <source>The homework could not be taken back</source>
        <translation>Hindi mabawi ang takdang-aralin</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkPanel</name>
    <message>
        <source>Homework from %1: %2</source>
        <translation>Takdang-aralin mula kay %1: %2</translation>
    </message>
    <message>
        <source>Homework from %1, late since %2: %3</source>
        <translation>Takdang-aralin mula kay %1, huli na mula %2: %3</translation>
    </message>
    <message>
        <source>Homework from %1 until %2: %3</source>
        <translation>Takdang-aralin mula kay %1 hanggang %2: %3</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Gawin</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Gawin: %1</translation>
    </message>
    <message>
        <source>More follows when these are done.</source>
        <translation>May kasunod pa kapag tapos na ang mga ito.</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Ituloy ang eksamen</translation>
    </message>
    <message>
        <source>Your exam is under way: %1, begun %2. A trainer opens it again.</source>
        <translation>Hindi pa tapos ang eksamen mo: %1, sinimulan noong %2. Bubuksan itong muli ng trainer.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkTree</name>
    <message>
        <source>Situation</source>
        <translation>Sitwasyon</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Senaryo</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Aralin</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Drill</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>Tapos noong %1</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Huli</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 sa %2 ang tapos</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Tapos</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Bukas pa</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Uri</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Para kanino</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hanggang</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Takdang-aralin</translation>
    </message>
    <message>
        <source>The whole class</source>
        <translation>Buong klase</translation>
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
    <name>pitwise::ui::IssueCard</name>
    <message>
        <source>Sign and issue the certificate</source>
        <translation>Pirmahan at ibigay ang sertipiko</translation>
    </message>
    <message>
        <source>Save the badge…</source>
        <translation>I-save ang badge…</translation>
    </message>
    <message>
        <source>Badges (*.jwt)</source>
        <translation>Mga badge (*.jwt)</translation>
    </message>
    <message>
        <source>Save the certificate…</source>
        <translation>I-save ang sertipiko…</translation>
    </message>
    <message>
        <source>Save a PDF…</source>
        <translation>I-save ang PDF…</translation>
    </message>
    <message>
        <source>Certificates (*.pitcert)</source>
        <translation>Mga sertipiko (*.pitcert)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Sertipiko</translation>
    </message>
    <message>
        <source>Sign the result off</source>
        <translation>Pirmahan ang resulta</translation>
    </message>
    <message>
        <source>The trainer&apos;s signature makes this result a certificate.</source>
        <translation>Ang pirma ng tagapagsanay ang gumagawang sertipiko sa resultang ito.</translation>
    </message>
    <message>
        <source>Issued on %1, and revoked since.</source>
        <translation>Ibinigay noong %1, at binawi na.</translation>
    </message>
    <message>
        <source>Issued on %1, valid until %2.</source>
        <translation>Ibinigay noong %1, may bisa hanggang %2.</translation>
    </message>
    <message>
        <source>The exam is being dealt again and signed…</source>
        <translation>Dini-deal muli at pinipirmahan ang eksamen…</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>I-save ang sertipiko</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Na-save: %1</translation>
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
    <message>
        <source>Read it</source>
        <translation>Basahin</translation>
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
        <source>What is next, and where</source>
        <translation>Ano ang susunod, at saan</translation>
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
    <message>
        <source>%1, seat</source>
        <translation>%1, upuan</translation>
    </message>
    <message>
        <source>%1, seat, bet</source>
        <translation>%1, upuan, taya</translation>
    </message>
    <message>
        <source>seat, %1</source>
        <translation>upuan, %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Arrow, Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Page Up, Down</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
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
        <translation>itinigil noong %1</translation>
    </message>
    <message>
        <source>revoked on %1</source>
        <translation>binawi noong %1</translation>
    </message>
    <message>
        <source>signs certificates</source>
        <translation>pumipirma ng sertipiko</translation>
    </message>
    <message>
        <source>Make a key…</source>
        <translation>Gumawa ng susi…</translation>
    </message>
    <message>
        <source>Export the public half…</source>
        <translation>I-export ang pampublikong kalahati…</translation>
    </message>
    <message>
        <source>Rotate…</source>
        <translation>Palitan…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Bawiin…</translation>
    </message>
    <message>
        <source>Write the revocation list…</source>
        <translation>Isulat ang listahan ng binawi…</translation>
    </message>
    <message>
        <source>A key signs certificates. It belongs to a trainer, and his passphrase opens it. Give its public half to whoever verifies your certificates, and let them compare the fingerprint over the telephone.</source>
        <translation>Pumipirma ng sertipiko ang susi. Pag-aari ito ng tagapagsanay, at binubuksan ng passphrase niya. Ibigay ang pampublikong kalahati sa sumusuri ng sertipiko ninyo, at ihambing ang fingerprint sa telepono.</translation>
    </message>
    <message>
        <source>Keys of this site</source>
        <translation>Mga susi ng site na ito</translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation>Gumawa ng susi</translation>
    </message>
    <message>
        <source>It is encrypted under the passphrase of its trainer.</source>
        <translation>Naka-encrypt ito sa passphrase ng tagapagsanay.</translation>
    </message>
    <message>
        <source>Name of the site</source>
        <translation>Pangalan ng site</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Gawin ang susi</translation>
    </message>
    <message>
        <source>Rotate a trainer&apos;s key</source>
        <translation>Palitan ang susi ng tagapagsanay</translation>
    </message>
    <message>
        <source>The old key signs no more; what it signed stays valid. Give the new public half to whoever verifies your certificates.</source>
        <translation>Hindi na pipirma ang lumang susi; may bisa pa ang pinirmahan nito. Ibigay ang bagong pampublikong kalahati sa sumusuri ng sertipiko ninyo.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Palitan</translation>
    </message>
    <message>
        <source>Revoke this key?</source>
        <translation>Bawiin ang susing ito?</translation>
    </message>
    <message>
        <source>Everything that it signed is void. Do this when the key may be in the wrong hands, then issue the good certificates again with a new key.</source>
        <translation>Walang bisa ang lahat ng pinirmahan nito. Gawin kung baka nasa maling kamay ang susi, saka ibigay muli ang mabubuting sertipiko gamit ang bagong susi.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Dahilan</translation>
    </message>
    <message>
        <source>Revoke the key</source>
        <translation>Bawiin ang susi</translation>
    </message>
    <message>
        <source>Keys (*.key)</source>
        <translation>Mga susi (*.key)</translation>
    </message>
    <message>
        <source>Export the public half</source>
        <translation>I-export ang pampublikong kalahati</translation>
    </message>
    <message>
        <source>Revocation lists (*.revocations)</source>
        <translation>Mga listahan ng binawi (*.revocations)</translation>
    </message>
    <message>
        <source>Write the revocation list</source>
        <translation>Isulat ang listahan ng binawi</translation>
    </message>
    <message>
        <source>%1   %2, %3: %4</source>
        <translation>%1   %2, %3: %4</translation>
    </message>
    <message>
        <source>There is no key yet. Make one to issue certificates.</source>
        <translation>Wala pang susi. Gumawa ng isa para makapagbigay ng sertipiko.</translation>
    </message>
    <message>
        <source>Made on %1. Fingerprint: %2</source>
        <translation>Ginawa noong %1. Fingerprint: %2</translation>
    </message>
    <message>
        <source>Made on %1. Reason: %2. Fingerprint: %3</source>
        <translation>Ginawa noong %1. Dahilan: %2. Fingerprint: %3</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Na-save: %1</translation>
    </message>
    <message>
        <source>Sign the revocation list</source>
        <translation>Pirmahan ang listahan ng binawi</translation>
    </message>
    <message>
        <source>It names every certificate and every key that you declared void. Hand it out to whoever verifies your certificates.</source>
        <translation>Nakalista rito ang bawat sertipiko at susing pinawalang-bisa mo. Ipamigay sa sumusuri ng sertipiko ninyo.</translation>
    </message>
    <message>
        <source>Sign and write it</source>
        <translation>Pirmahan at isulat</translation>
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
    <message>
        <source>Add a lesson file</source>
        <translation>Magdagdag ng file ng aralin</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Mga aralin (*.toml)</translation>
    </message>
    <message>
        <source>This file was not added:</source>
        <translation>Hindi naidagdag ang file na ito:</translation>
    </message>
    <message>
        <source>The order could not be stored:</source>
        <translation>Hindi nai-save ang ayos:</translation>
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
    <message>
        <source>%1 cannot deal such a round.</source>
        <translation>Hindi makapag-deal ng ganoong round ang %1.</translation>
    </message>
    <message>
        <source>This lesson counts as done when its tasks and questions are. Missing: step %1.</source>
        <translation>Tapos ang aralin kapag tapos ang mga gawain at tanong nito. Kulang: hakbang %1.</translation>
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
        <source>The preferences cannot be saved at the moment</source>
        <translation>Hindi mai-save ang preferences sa ngayon</translation>
    </message>
    <message>
        <source>%1 stays as it was. Pitwise tries again with the next change. Make room on the disk, and check who may write there.</source>
        <translation>Mananatili ang %1 sa dati nitong laman. Susubok ulit ang Pitwise sa susunod na pagbabago. Magbakante ng espasyo sa disk, at tingnan kung sino ang puwedeng sumulat doon.</translation>
    </message>
    <message>
        <source>%1 could not be written: the preferences stay as they were.</source>
        <translation>Hindi naisulat ang %1: mananatili sa dati ang preferences.</translation>
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
    <message>
        <source>An exam is under way</source>
        <translation>May eksamen na nagaganap</translation>
    </message>
    <message>
        <source>If you close the window, the exam stays under way. It can only go on with the trainer, with the same cards.</source>
        <translation>Kapag isinara mo ang window, nagaganap pa rin ang eksamen. Maitutuloy lang kasama ang tagapagsanay, sa parehong baraha.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Manatili</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Isara ang window</translation>
    </message>
    <message>
        <source>The session is not saved</source>
        <translation>Hindi naka-save ang session</translation>
    </message>
    <message>
        <source>%1

If you close the window now, what you dealt last is lost. Save the session somewhere else first.</source>
        <translation>%1

Kung isasara mo ngayon ang window, mawawala ang huling ibinigay mo. I-save muna ang session sa ibang lugar.</translation>
    </message>
    <message>
        <source>Save the session as…</source>
        <translation>I-save ang session bilang…</translation>
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
        <translation>Mga session, pinakahuli muna</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Na-deal</translation>
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
        <source>Findings</source>
        <translation>Mga mali</translation>
    </message>
    <message>
        <source>Mistakes that come back</source>
        <translation>Mga maling umuulit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Mali</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Beses</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Mga session</translation>
    </message>
    <message>
        <source>Skills that go wrong</source>
        <translation>Mga kasanayang namamali</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Kasanayan</translation>
    </message>
    <message>
        <source>Rounds wrong</source>
        <translation>Mga maling round</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Huling %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Lahat</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Wala</translation>
    </message>
    <message>
        <source>Review this session</source>
        <translation>Balikan ang session na ito</translation>
    </message>
    <message>
        <source>Choose:</source>
        <translation>Pumili:</translation>
    </message>
    <message>
        <source>Reading the sessions</source>
        <translation>Binabasa ang mga session</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sa %2</translation>
    </message>
    <message>
        <source>What keeps coming back</source>
        <translation>Ang paulit-ulit</translation>
    </message>
    <message>
        <source>No session has been dealt yet. Every session you deal is listed here.</source>
        <translation>Wala pang na-deal na session. Nakalista rito ang bawat idi-deal mo.</translation>
    </message>
    <message>
        <source>Choose sessions at the left.</source>
        <translation>Pumili ng mga session sa kaliwa.</translation>
    </message>
    <message numerus="yes">
        <source>Not one finding in %n session(s).</source>
        <translation>
            <numerusform>Walang isa mang mali sa %n session.</numerusform>
            <numerusform>Walang isa mang mali sa %n session.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n session(s). Enter opens the last time it happened.</source>
        <translation>
            <numerusform>Sa %n session. Binubuksan ng Enter ang huling beses.</numerusform>
            <numerusform>Sa %n session. Binubuksan ng Enter ang huling beses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MistakesPage</name>
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
        <source>Mistakes, and by how many people</source>
        <translation>Mga mali, at ng ilang tao</translation>
    </message>
    <message>
        <source>When in the round</source>
        <translation>Kailan sa round</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>All houses</source>
        <translation>Lahat ng house</translation>
    </message>
    <message>
        <source>How old</source>
        <translation>Gaano katagal</translation>
    </message>
    <message>
        <source>Nothing has been dealt here yet.</source>
        <translation>Wala pang na-deal dito.</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes in %n round(s), without those put right at once</source>
        <translation>
            <numerusform>%1 mali sa %n round, hindi kasama ang agad na itinama</numerusform>
            <numerusform>%1 mali sa %n round, hindi kasama ang agad na itinama</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n tao</numerusform>
            <numerusform>%n tao</numerusform>
        </translation>
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
    <message>
        <source>The cards of seat %1 are still on the layout: the floor can check.</source>
        <translation>Nasa layout pa ang baraha ng upuan %1: masusuri ng floor.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are gone: the floor must rely on witnesses.</source>
        <translation>Wala na ang baraha ng upuan %1: sa saksi na lang aasa ang floor.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoClass</name>
    <message>
        <source>There are no records.</source>
        <translation>Walang talaan.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoHomework</name>
    <message>
        <source>There are no records.</source>
        <translation>Walang talaan.</translation>
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
    <name>pitwise::ui::OpenHomework</name>
    <message>
        <source>This cannot come up in %1.</source>
        <translation>Hindi ito maaaring mangyari sa %1.</translation>
    </message>
    <message>
        <source>Homework: %1. Deal this round without a mistake.</source>
        <translation>Takdang-aralin: %1. I-deal ang round na ito nang walang mali.</translation>
    </message>
    <message>
        <source>Not clean yet: deal it once more.</source>
        <translation>Hindi pa malinis: i-deal muli.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Isa pa</translation>
    </message>
    <message>
        <source>Clean. The homework is done.</source>
        <translation>Malinis. Tapos na ang takdang-aralin.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bumalik</translation>
    </message>
    <message>
        <source>The homework could not be marked as done</source>
        <translation>Hindi mamarkahang tapos ang takdang-aralin</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OutcomesPad</name>
    <message>
        <source>That is everybody</source>
        <translation>Iyon na lahat sila</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>I-undo</translation>
    </message>
    <message>
        <source>Click a seat or press its number, then say what became of it.</source>
        <translation>I-click ang upuan o pindutin ang numero, saka sabihin ang nangyari.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Panalo</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Talo</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Nobody named yet.</source>
        <translation>Wala pang nabanggit.</translation>
    </message>
    <message>
        <source>Seat %1: won, lost or tied?</source>
        <translation>Upuan %1: panalo, talo o tabla?</translation>
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
    <name>pitwise::ui::PeopleEditor</name>
    <message>
        <source>Add a trainee</source>
        <translation>Magdagdag ng trainee</translation>
    </message>
    <message>
        <source>Add a trainer</source>
        <translation>Magdagdag ng tagapagsanay</translation>
    </message>
    <message>
        <source>Has left</source>
        <translation>Umalis na</translation>
    </message>
    <message>
        <source>New PIN…</source>
        <translation>Bagong PIN…</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Pangalan</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Tungkulin</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Lagay</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mga tao</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>Passphrase ulit</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Tagapagsanay</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Trainee</translation>
    </message>
    <message>
        <source>Has a PIN</source>
        <translation>May PIN</translation>
    </message>
    <message>
        <source>Is back</source>
        <translation>Bumalik na</translation>
    </message>
    <message>
        <source>You are at work here yourself.</source>
        <translation>Ikaw mismo ang gumagamit nito ngayon.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PeoplePage</name>
    <message>
        <source>Name or number</source>
        <translation>Pangalan o numero</translation>
    </message>
    <message>
        <source>The class, those who need you first</source>
        <translation>Ang klase, una ang nangangailangan sa iyo</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonList</name>
    <message>
        <source>Name or number</source>
        <translation>Pangalan o numero</translation>
    </message>
    <message>
        <source>Find a trainee by name or number</source>
        <translation>Hanapin ang trainee ayon sa pangalan o numero</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Mga trainee</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numero %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Mga mali</translation>
    </message>
    <message>
        <source>Back to the class</source>
        <translation>Bumalik sa klase</translation>
    </message>
    <message>
        <source>Skills and progress…</source>
        <translation>Mga kasanayan at progreso…</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>Mga eksamen at sertipiko</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kailan</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resulta</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Sertipiko</translation>
    </message>
    <message>
        <source>Exams and certificates, the latest first</source>
        <translation>Mga eksamen at sertipiko, pinakahuli muna</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>Takdang-aralin</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Numero %1</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n session</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n round</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours dealt</source>
        <translation>%1 oras ng pag-deal</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>iskor %1</translation>
    </message>
    <message>
        <source>last dealt %1</source>
        <translation>huling nag-deal noong %1</translation>
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
        <translation>Itakda ang PIN</translation>
    </message>
    <message>
        <source>The PIN so far</source>
        <translation>Kasalukuyang PIN</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Bagong PIN</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>Bagong PIN ulit</translation>
    </message>
    <message>
        <source>Leave the new PIN empty to need none any more.</source>
        <translation>Iwanang blangko ang bagong PIN kung ayaw mo na ng PIN.</translation>
    </message>
    <message>
        <source>With a PIN, nobody else can deal under this name.</source>
        <translation>Kapag may PIN, walang ibang makapag-deal sa pangalang ito.</translation>
    </message>
    <message>
        <source>The two new PINs are not the same.</source>
        <translation>Hindi magkapareho ang dalawang bagong PIN.</translation>
    </message>
    <message>
        <source>Type a PIN.</source>
        <translation>Mag-type ng PIN.</translation>
    </message>
    <message>
        <source>The PIN is set.</source>
        <translation>Naitakda na ang PIN.</translation>
    </message>
    <message>
        <source>No PIN is needed any more.</source>
        <translation>Hindi na kailangan ng PIN.</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has %n characters or more.</source>
        <translation>
            <numerusform>May %n o higit pang karakter ang PIN.</numerusform>
            <numerusform>May %n o higit pang karakter ang PIN.</numerusform>
        </translation>
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
    <message>
        <source>Lively</source>
        <translation>Masigla</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Abala</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Dagsa</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Tumataas</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Presyon</translation>
    </message>
    <message>
        <source>Lively: patrons chat and change their minds.
Busy: a full table; they hurry you and bet late.
Rush: all of it, often, and they dispute.
Rising: it grows with your clean rounds.</source>
        <translation>Masigla: nagkukuwentuhan at nagbabago ng isip ang mga manlalaro.
Abala: punong mesa; nagmamadali at huling tumataya.
Dagsa: lahat ng iyon, madalas, at nagrereklamo.
Tumataas: lumalaki kasabay ng malilinis mong round.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeRun</name>
    <message>
        <source>%1 cannot deal a round to practise.</source>
        <translation>Hindi makapag-deal ng round na sasanayin ang %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n pa</numerusform>
            <numerusform>%n pa</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>ang huli</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minuto pa</numerusform>
            <numerusform>%n minuto pa</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2. On %3 you made a mistake in this round. Deal it right.</source>
        <translation>Round %1, %2. Nagkamali ka sa round na ito noong %3. I-deal nang tama.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Round %1, %2. %3 You know this: now at the house&apos;s pace, %4 seconds.</source>
        <translation>Round %1, %2. %3 Alam mo na ito: ngayon sa bilis ng house, %4 segundo.</translation>
    </message>
    <message>
        <source>Round %1, %2. %3</source>
        <translation>Round %1, %2. %3</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Kumusta ito</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Susunod na round</translation>
    </message>
    <message>
        <source>Right this time. Then it was: %1.</source>
        <translation>Tama na ngayon. Noon ay: %1.</translation>
    </message>
    <message>
        <source>Not right yet. Then it was: %1.</source>
        <translation>Hindi pa tama. Noon ay: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). It will come again soon.</source>
        <translation>
            <numerusform>%n mali. Babalik ito agad.</numerusform>
            <numerusform>%n mali. Babalik ito agad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clean, in %1 seconds. The house wants %2.</source>
        <translation>Malinis, sa %1 segundo. %2 ang gusto ng house.</translation>
    </message>
    <message>
        <source>Clean.</source>
        <translation>Malinis.</translation>
    </message>
    <message>
        <source>The next round is being made.</source>
        <translation>Ginagawa ang susunod na round.</translation>
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
    <name>pitwise::ui::PractiseScreen</name>
    <message>
        <source>Practise</source>
        <translation>Magsanay</translation>
    </message>
    <message>
        <source>Practise: what is due, weak or next</source>
        <translation>Magsanay: dapat, mahina o susunod</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 minuto</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 minuto</translation>
    </message>
    <message>
        <source>20 minutes</source>
        <translation>20 minuto</translation>
    </message>
    <message>
        <source>Deal them again</source>
        <translation>I-deal muli</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Bumalik sa mesa</translation>
    </message>
    <message>
        <source>End the practice</source>
        <translation>Tapusin ang pagsasanay</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Gaano katagal</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Walang sasanayin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Looking at what you dealt.</source>
        <translation>Tinitingnan ang mga na-deal mo.</translation>
    </message>
    <message numerus="yes">
        <source>You know %1 of %n skill(s) of this house. Rounds are made for what is due, weak or next.</source>
        <translation>
            <numerusform>Alam mo ang %1 sa %n kasanayan ng house na ito. Ginagawa ang mga round para sa dapat, mahina o susunod.</numerusform>
            <numerusform>Alam mo ang %1 sa %n kasanayan ng house na ito. Ginagawa ang mga round para sa dapat, mahina o susunod.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you dealt before cannot be read: %1</source>
        <translation>Hindi mabasa ang mga na-deal mo dati: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Ngayon</translation>
    </message>
    <message numerus="yes">
        <source>None is open in this house. A mistake stays here until its skill went right %n time(s) in a row.</source>
        <translation>
            <numerusform>Walang bukas sa house na ito. Nananatili rito ang mali hanggang tama nang %n beses na sunod ang kasanayan nito.</numerusform>
            <numerusform>Walang bukas sa house na ito. Nananatili rito ang mali hanggang tama nang %n beses na sunod ang kasanayan nito.</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mga mali ko</translation>
    </message>
    <message>
        <source>You are practising: round %1.</source>
        <translation>Nagsasanay ka: round %1.</translation>
    </message>
    <message>
        <source>In this round</source>
        <translation>Sa round na ito</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1 of them clean.</source>
        <translation>
            <numerusform>%n round, %1 ang malinis.</numerusform>
            <numerusform>%n round, %1 ang malinis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new is known yet: a skill counts once it went right %n time(s) in a row.</source>
        <translation>
            <numerusform>Wala pang bagong natutuhan: bilang ang kasanayan kapag tama nang %n beses na sunod.</numerusform>
            <numerusform>Wala pang bagong natutuhan: bilang ang kasanayan kapag tama nang %n beses na sunod.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>Hindi pa tama</translation>
    </message>
    <message>
        <source>What got better</source>
        <translation>Ano ang gumaling</translation>
    </message>
    <message>
        <source>Nothing is due by tomorrow evening.</source>
        <translation>Walang dapat hanggang bukas ng gabi.</translation>
    </message>
    <message>
        <source>Due by tomorrow evening</source>
        <translation>Dapat hanggang bukas ng gabi</translation>
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
    <name>pitwise::ui::ProgressScreen</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Progress: what you know, and what is due</source>
        <translation>Progreso: ang alam mo, at ang dapat</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Practise, 10 minutes</source>
        <translation>Magsanay, 10 minuto</translation>
    </message>
    <message>
        <source>Acts that were right, week by week</source>
        <translation>Mga tamang kilos, bawat linggo</translation>
    </message>
    <message>
        <source>Seconds a round, week by week</source>
        <translation>Segundo bawat round, bawat linggo</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Progreso ni %1</translation>
    </message>
    <message>
        <source>The sessions cannot be read: %1</source>
        <translation>Hindi mabasa ang mga session: %1</translation>
    </message>
    <message>
        <source>Nothing was dealt yet.</source>
        <translation>Wala pang na-deal.</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Walang dapat ngayon.</translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) are due today.</source>
        <translation>
            <numerusform>%n kasanayan ang dapat ngayon.</numerusform>
            <numerusform>%n kasanayan ang dapat ngayon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready for the exam.</source>
        <translation>Handa na sa eksamen.</translation>
    </message>
    <message numerus="yes">
        <source>Ready for the exam: %n skill(s) missing.</source>
        <translation>
            <numerusform>Para sa eksamen: %n kasanayan pa.</numerusform>
            <numerusform>Para sa eksamen: %n kasanayan pa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>at %n pa</numerusform>
            <numerusform>at %n pa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 hours dealt</source>
        <translation>%1: %2 oras ng pag-deal</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>nothing dealt</source>
        <translation>walang na-deal</translation>
    </message>
    <message>
        <source>%1 s, the house wants %2</source>
        <translation>%1 s, %2 ang gusto ng house</translation>
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
        <translation>Hindi roon iyon.</translation>
    </message>
    <message>
        <source>Count against one bet at a time.</source>
        <translation>Magbilang laban sa isang taya lang bawat beses.</translation>
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
        <source>Everybody</source>
        <translation>Lahat</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numero %2</translation>
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
    <message>
        <source>Everybody: deal, see his own sessions, set his own PIN. A guest&apos;s sessions are not kept.</source>
        <translation>Lahat: mag-deal, makita ang sariling mga session, itakda ang sariling PIN. Hindi sine-save ang mga session ng bisita.</translation>
    </message>
    <message>
        <source>Trainers, with their passphrase: see everybody&apos;s sessions, add people, say who has left, set a new PIN; exams, certificates and homework.</source>
        <translation>Mga tagapagsanay, gamit ang passphrase nila: makita ang mga session ng lahat, magdagdag ng tao, itala kung sino ang umalis, magtakda ng bagong PIN; mga exam, sertipiko at takdang-aralin.</translation>
    </message>
    <message>
        <source>Whoever owns the file or the database: back up, restore, remove a person, set a forgotten passphrase (pitwise-cli records). On a server, press Test to see what this station may do.</source>
        <translation>Ang may-ari ng file o database: mag-backup, mag-restore, mag-alis ng tao, magtakda ng kapalit ng nalimutang passphrase (pitwise-cli records). Sa server, pindutin ang Subukan para makita kung ano ang maaari sa station na ito.</translation>
    </message>
    <message>
        <source>Who may do what</source>
        <translation>Sino ang maaaring gumawa ng ano</translation>
    </message>
    <message>
        <source>What each may do with these records.</source>
        <translation>Ang maaaring gawin ng bawat isa sa talaang ito.</translation>
    </message>
    <message>
        <source>rights trainer owner PIN passphrase</source>
        <translation>karapatan tagapagsanay may-ari PIN passphrase</translation>
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
        <source>Saved: %1</source>
        <translation>Na-save: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Hindi naisulat ang file</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Balikan</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mga tao</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Mga session</translation>
    </message>
    <message>
        <source>The house file has changed since this session was dealt: it goes by the house it was dealt with.</source>
        <translation>Nagbago na ang house file mula nang i-deal ang session na ito: ang house noon ang sinusunod.</translation>
    </message>
    <message>
        <source>The engine has changed since this session was dealt: it may judge it otherwise.</source>
        <translation>Nagbago na ang engine mula nang i-deal ang session na ito: maaaring iba na ang hatol nito.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>I-export…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ResultsPage</name>
    <message>
        <source>under way</source>
        <translation>nagaganap</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>isinuko</translation>
    </message>
    <message>
        <source>passed, %1 points</source>
        <translation>pasado, %1 puntos</translation>
    </message>
    <message>
        <source>not passed, %1 points</source>
        <translation>hindi pasado, %1 puntos</translation>
    </message>
    <message>
        <source>%1   %2: %3</source>
        <translation>%1   %2: %3</translation>
    </message>
    <message>
        <source>%1, certificate</source>
        <translation>%1, sertipiko</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ipakita ang resulta</translation>
    </message>
    <message>
        <source>Revoke the certificate…</source>
        <translation>Bawiin ang sertipiko…</translation>
    </message>
    <message>
        <source>Exams of this person, the latest first</source>
        <translation>Mga eksamen ng taong ito, pinakahuli muna</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Trainee</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Mga eksamen</translation>
    </message>
    <message>
        <source>No exam was sat yet.</source>
        <translation>Wala pang kinuhang eksamen.</translation>
    </message>
    <message>
        <source>The exam is being dealt again…</source>
        <translation>Dini-deal muli ang eksamen…</translation>
    </message>
    <message>
        <source>Revoke this certificate?</source>
        <translation>Bawiin ang sertipikong ito?</translation>
    </message>
    <message>
        <source>It is void from then on. Whoever verifies certificates needs your new revocation list: write it under Site keys.</source>
        <translation>Wala na itong bisa mula noon. Kailangan ng sumusuri ng sertipiko ang bago mong listahan ng binawi: isulat ito sa Mga susi ng site.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Dahilan</translation>
    </message>
    <message>
        <source>Revoke it</source>
        <translation>Bawiin ito</translation>
    </message>
    <message>
        <source>Say who deals to see your own results. A trainer sees everybody&apos;s: Records, Trainer.</source>
        <translation>Sabihin kung sino ang nagde-deal para makita ang sariling resulta. Nakikita ng tagapagsanay ang lahat: Talaan, Tagapagsanay.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewPage</name>
    <message>
        <source>Pause</source>
        <translation>I-pause</translation>
    </message>
    <message>
        <source>Back to what was done</source>
        <translation>Bumalik sa ginawa</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Mga round</translation>
    </message>
    <message>
        <source>Acts of the round</source>
        <translation>Mga kilos ng round</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Round %1: clean</source>
        <translation>Round %1: malinis</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n finding(s)</source>
        <translation>
            <numerusform>Round %1: %n mali</numerusform>
            <numerusform>Round %1: %n mali</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts of round %1</source>
        <translation>Mga kilos ng round %1</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>Kilos %1</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1: %2 s</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>I-play</translation>
    </message>
    <message>
        <source>Again from round %1</source>
        <translation>Muli mula sa round %1</translation>
    </message>
    <message>
        <source>Now you: the table is as it was then. What you deal from here on counts.</source>
        <translation>Ikaw na: gaya noon ang mesa. Bilang ang idi-deal mo mula rito.</translation>
    </message>
    <message>
        <source>This round cannot be dealt again</source>
        <translation>Hindi maulit ang pag-deal ng round na ito</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Balikan</translation>
    </message>
    <message>
        <source>Review a session</source>
        <translation>Balikan ang session</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Session na ito</translation>
    </message>
    <message>
        <source>Several sessions</source>
        <translation>Ilang session</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>I-print…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>I-save…</translation>
    </message>
    <message>
        <source>Deal a round, and look back at it here.</source>
        <translation>Mag-deal ng round, at balikan dito.</translation>
    </message>
    <message>
        <source>What to review</source>
        <translation>Ano ang babalikan</translation>
    </message>
    <message>
        <source>Nothing is at the table. Deal a round and look back at it here, or choose &quot;Several sessions&quot;.</source>
        <translation>Walang nasa mesa. Mag-deal ng round at balikan dito, o piliin ang &quot;Ilang session&quot;.</translation>
    </message>
    <message>
        <source>The first round is not over yet.</source>
        <translation>Hindi pa tapos ang unang round.</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>Walang talaan.</translation>
    </message>
    <message>
        <source>Part of this session could not be read</source>
        <translation>May bahagi ng session na hindi mabasa</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n mali</numerusform>
            <numerusform>%n mali</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>I-save ang pagbabalik-tanaw</translation>
    </message>
    <message>
        <source>review</source>
        <translation>balik-tanaw</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewSource</name>
    <message>
        <source>%1. The review ends before that line.</source>
        <translation>%1. Natatapos ang pagbabalik-tanaw bago ang linyang iyon.</translation>
    </message>
    <message>
        <source>This session is recorded in silence and is not over. You can review it once it has ended.</source>
        <translation>Tahimik na nire-record ang session at hindi pa tapos. Mababalikan mo ito pagkatapos.</translation>
    </message>
    <message>
        <source>Nothing has been dealt in this session yet.</source>
        <translation>Wala pang na-deal sa session na ito.</translation>
    </message>
    <message>
        <source>the records</source>
        <translation>ang talaan</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RoundForm</name>
    <message>
        <source>Cards of the dealer</source>
        <translation>Baraha ng dealer</translation>
    </message>
    <message>
        <source>any</source>
        <translation>anuman</translation>
    </message>
    <message>
        <source>Amount of the late bet</source>
        <translation>Halaga ng huling taya</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>halaga</translation>
    </message>
    <message>
        <source>at seat</source>
        <translation>sa upuan</translation>
    </message>
    <message>
        <source>after card</source>
        <translation>pagkatapos ng baraha</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Upuan</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>Main bet</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Mga baraha</translation>
    </message>
    <message>
        <source>What he does</source>
        <translation>Ang gagawin niya</translation>
    </message>
    <message>
        <source>Nothing out of the ordinary</source>
        <translation>Walang kakaiba</translation>
    </message>
    <message>
        <source>A late bet</source>
        <translation>Isang huling taya</translation>
    </message>
    <message>
        <source>A patron disputes</source>
        <translation>Nagreklamo ang manlalaro</translation>
    </message>
    <message>
        <source>A card slides out unseen</source>
        <translation>May barahang nadulas nang hindi nakita</translation>
    </message>
    <message>
        <source>A card slides out and is seen</source>
        <translation>May barahang nadulas at nakita</translation>
    </message>
    <message>
        <source>The equipment fails</source>
        <translation>Nasira ang kagamitan</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>Aberya</translation>
    </message>
    <message>
        <source>Seat of the irregularity</source>
        <translation>Upuan ng aberya</translation>
    </message>
    <message>
        <source>Cards before the irregularity</source>
        <translation>Baraha bago ang aberya</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>Baraha ng dealer</translation>
    </message>
    <message>
        <source>Main bet at seat %1</source>
        <translation>Main bet sa upuan %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>wala</translation>
    </message>
    <message>
        <source>Side bet at seat %1</source>
        <translation>Side bet sa upuan %1</translation>
    </message>
    <message>
        <source>Cards at seat %1</source>
        <translation>Baraha sa upuan %1</translation>
    </message>
    <message>
        <source>What the patron at seat %1 does</source>
        <translation>Ang gagawin ng manlalaro sa upuan %1</translation>
    </message>
    <message>
        <source>Seat %1: %2 is no amount. Write 25 or 12.50.</source>
        <translation>Upuan %1: hindi halaga ang %2. Isulat ang 25 o 12.50.</translation>
    </message>
    <message>
        <source>Seat %1: write its cards as ranks, such as 9 K.</source>
        <translation>Upuan %1: isulat ang baraha bilang ranggo, gaya ng 9 K.</translation>
    </message>
    <message>
        <source>Seat %1: nobody can do &quot;%2&quot; here.</source>
        <translation>Upuan %1: walang makagagawa ng &quot;%2&quot; dito.</translation>
    </message>
    <message>
        <source>Say how much the late bet is.</source>
        <translation>Sabihin kung magkano ang huling taya.</translation>
    </message>
    <message>
        <source>Give at least one seat a bet.</source>
        <translation>Bigyan ng taya ang kahit isang upuan.</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s cards as ranks, such as 9 K.</source>
        <translation>Isulat ang baraha ng dealer bilang ranggo, gaya ng 9 K.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioCard</name>
    <message>
        <source>Deal it with the coach</source>
        <translation>I-deal kasama ang coach</translation>
    </message>
    <message>
        <source>Deal it silently</source>
        <translation>I-deal nang tahimik</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>I-edit</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Mag-save ng kopya…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Alisin</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seat(s) taken</source>
        <translation>
            <numerusform>%1, %n upuan ang may tao</numerusform>
            <numerusform>%1, %n upuan ang may tao</numerusform>
        </translation>
    </message>
    <message>
        <source>Set as homework…</source>
        <translation>Ibigay na takdang-aralin…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioEditor</name>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Punan</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notasyon</translation>
    </message>
    <message>
        <source>Title, such as &quot;Two wars and a late bet&quot;</source>
        <translation>Pamagat, gaya ng &quot;Dalawang war at isang huling taya&quot;</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Pamagat</translation>
    </message>
    <message>
        <source>What the trainee reads first (may be empty)</source>
        <translation>Ang unang babasahin ng trainee (puwedeng blangko)</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Gawain</translation>
    </message>
    <message>
        <source>The house&apos;s own style</source>
        <translation>Ang sariling estilo ng house</translation>
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
        <source>How to make it</source>
        <translation>Paano gawin</translation>
    </message>
    <message>
        <source>The round in dealing notation</source>
        <translation>Ang round sa notasyon</translation>
    </message>
    <message>
        <source>What happens in the round</source>
        <translation>Ang mangyayari sa round</translation>
    </message>
    <message numerus="yes">
        <source>The house&apos;s own dealer deals it in %n line(s), without a finding.</source>
        <translation>
            <numerusform>Idini-deal ito ng dealer ng house sa %n linya, walang mali.</numerusform>
            <numerusform>Idini-deal ito ng dealer ng house sa %n linya, walang mali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linya %1: %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenariosScreen</name>
    <message>
        <source>Scenarios</source>
        <translation>Mga senaryo</translation>
    </message>
    <message>
        <source>Scenarios: rounds of your own</source>
        <translation>Mga senaryo: sarili mong round</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Bagong senaryo</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Magbukas ng file…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>I-save</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>I-deal</translation>
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
        <source>A scenario is one round of your own: who sits where, what they bet, which cards come, what goes wrong. Make one, or open a file that somebody shared.</source>
        <translation>Sarili mong round ang senaryo: sino ang nakaupo saan, ano ang taya, anong baraha ang lalabas, ano ang magkakamali. Gumawa, o magbukas ng file na ibinahagi.</translation>
    </message>
    <message>
        <source>This scenario cannot be dealt</source>
        <translation>Hindi mai-deal ang senaryong ito</translation>
    </message>
    <message>
        <source>Give it a title first</source>
        <translation>Bigyan muna ng pamagat</translation>
    </message>
    <message>
        <source>The scenario could not be saved</source>
        <translation>Hindi nai-save ang senaryo</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Na-save: %1</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Magbukas ng senaryo</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal);;All files (*)</source>
        <translation>Dealing notation (*.deal);;Lahat ng file (*)</translation>
    </message>
    <message>
        <source>This scenario cannot be used</source>
        <translation>Hindi magamit ang senaryong ito</translation>
    </message>
    <message>
        <source>Save a copy of the scenario</source>
        <translation>Mag-save ng kopya ng senaryo</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>Dealing notation (*.deal)</translation>
    </message>
    <message>
        <source>Moved to the wastebasket: %1</source>
        <translation>Inilipat sa basurahan: %1</translation>
    </message>
    <message>
        <source>The scenario could not be removed</source>
        <translation>Hindi maalis ang senaryo</translation>
    </message>
    <message>
        <source>This scenario is not saved. Press Esc again to drop it.</source>
        <translation>Hindi pa naka-save ang senaryong ito. Pindutin ulit ang Esc para itapon ito.</translation>
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
    <name>pitwise::ui::SecretRules</name>
    <message>
        <source>The passphrases are not the same.</source>
        <translation>Hindi magkapareho ang mga passphrase.</translation>
    </message>
    <message numerus="yes">
        <source>A passphrase has %n characters or more. It guards the key that signs certificates.</source>
        <translation>
            <numerusform>May %n o higit pang karakter ang passphrase. Binabantayan nito ang susing pumipirma sa mga sertipiko.</numerusform>
            <numerusform></numerusform>
        </translation>
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
    <message>
        <source>Review</source>
        <translation>Balikan</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SetPage</name>
    <message>
        <source>Exam</source>
        <translation>Eksamen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Magbukas ng file…</translation>
    </message>
    <message>
        <source>Set the exam</source>
        <translation>Itakda ang eksamen</translation>
    </message>
    <message>
        <source>Who sits it</source>
        <translation>Sino ang kukuha</translation>
    </message>
    <message>
        <source>The trainer opens an exam with his passphrase and hands over the table. Once it has begun it can only be finished or given up.</source>
        <translation>Binubuksan ng tagapagsanay ang eksamen gamit ang passphrase at ipinapasa ang mesa. Kapag nagsimula na, matatapos o maisusuko na lang ito.</translation>
    </message>
    <message>
        <source>Open a blueprint</source>
        <translation>Magbukas ng blueprint</translation>
    </message>
    <message>
        <source>Blueprints (*.toml);;All files (*)</source>
        <translation>Mga blueprint (*.toml);;Lahat ng file (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Binabasa ang %1…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Ituloy ang eksamen</translation>
    </message>
    <message>
        <source>An exam is under way: %1, begun on %2. It can only go on, with the same cards. The trainer who opened it gives his passphrase again.</source>
        <translation>May eksamen na nagaganap: %1, sinimulan noong %2. Maitutuloy lang ito, sa parehong baraha. Ibibigay muli ng tagapagsanay na nagbukas ang passphrase niya.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Sandali lang…</translation>
    </message>
    <message>
        <source>An exam needs a trainer and a trainee. Add both under Records: Trainer, then People.</source>
        <translation>Kailangan ng eksamen ang tagapagsanay at nagsasanay. Idagdag sila sa Talaan: Tagapagsanay, saka Mga tao.</translation>
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
        <source>This session cannot be kept in the records</source>
        <translation>Hindi mai-save sa talaan ang session na ito</translation>
    </message>
    <message>
        <source>The records have more of this session than its file. What you deal now is not kept in them.</source>
        <translation>Mas marami ang nasa talaan kaysa sa file ng sesyong ito. Hindi itatago roon ang ide-deal mo ngayon.</translation>
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
    <message>
        <source>To deal, click the card&apos;s place.</source>
        <translation>Para mag-deal, i-click ang lugar ng baraha.</translation>
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
    <name>pitwise::ui::SittingPage</name>
    <message>
        <source>Your last act is being stored. Please wait.</source>
        <translation>Sine-save ang huli mong kilos. Pakihintay.</translation>
    </message>
    <message>
        <source>Question %1 of %2. An answer cannot be taken back.</source>
        <translation>Tanong %1 ng %2. Hindi mababawi ang sagot.</translation>
    </message>
    <message>
        <source>It ends now and counts as not passed. The attempt stays in the records. The clock runs on while you read this.</source>
        <translation>Matatapos na ito at bilang na hindi pasado. Mananatili sa talaan ang subok. Tuloy ang oras habang binabasa mo ito.</translation>
    </message>
    <message>
        <source>Give up this exam?</source>
        <translation>Isuko ang eksamen na ito?</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Ituloy ang eksamen</translation>
    </message>
    <message>
        <source>Give up the exam</source>
        <translation>Isuko ang eksamen</translation>
    </message>
    <message>
        <source>The records cannot be reached. Nothing is lost: the exam goes on as soon as they are back.</source>
        <translation>Hindi maabot ang talaan. Walang nawala: tuloy ang eksamen pagbalik nito.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SkillLines</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>at %n pa</numerusform>
            <numerusform>at %n pa</numerusform>
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
            <numerusform>%1: tama sa %2 ng %n round, dapat sa %3.</numerusform>
            <numerusform>%1: tama sa %2 ng %n round, dapat sa %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tile is a skill of this house.</source>
        <translation>Bawat tile ay kasanayan ng house na ito.</translation>
    </message>
    <message>
        <source>The fuller, the better it is known; the paler, the less we are sure; a dot: due. Point at a tile to read it.</source>
        <translation>Mas puno, mas alam; mas maputla, mas hindi tiyak; tuldok: dapat. Ituro ang tile para basahin.</translation>
    </message>
    <message>
        <source>%1 An act takes %2 s.</source>
        <translation>%1 Inaabot ng %2 s ang isang kilos.</translation>
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
    <name>pitwise::ui::SpotMenu</name>
    <message>
        <source>Take it all</source>
        <translation>Kunin lahat</translation>
    </message>
    <message>
        <source>Take half of it</source>
        <translation>Kunin ang kalahati</translation>
    </message>
    <message>
        <source>Give it to the patron</source>
        <translation>Ibigay sa manlalaro</translation>
    </message>
    <message>
        <source>Hand it back</source>
        <translation>Ibalik</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Tanggihan</translation>
    </message>
    <message>
        <source>Take the payoff back</source>
        <translation>Bawiin ang bayad</translation>
    </message>
    <message>
        <source>Refuse the late bet</source>
        <translation>Tanggihan ang huling taya</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Kolektahin ang mga baraha</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Itapon sa discard</translation>
    </message>
    <message>
        <source>Burn it</source>
        <translation>I-burn</translation>
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
    <message>
        <source>Somebody else was dealing: %1, round %2. It is not in your records.</source>
        <translation>Iba ang nagde-deal: %1, round %2. Wala ito sa iyong talaan.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StepList</name>
    <message>
        <source>Your acts appear here, one line each.</source>
        <translation>Dito lalabas ang mga kilos mo, isa bawat linya.</translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation>Mali: %1</translation>
    </message>
    <message>
        <source>Steps of this round</source>
        <translation>Mga hakbang ng round na ito</translation>
    </message>
    <message>
        <source>Show the table as it was then</source>
        <translation>Ipakita ang mesa noon</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Kopyahin ang hakbang na ito</translation>
    </message>
    <message>
        <source>Copy the round</source>
        <translation>Kopyahin ang round</translation>
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
    <message>
        <source>Review</source>
        <translation>Balikan</translation>
    </message>
    <message>
        <source>No act is counted yet.</source>
        <translation>Wala pang nabibilang na kilos.</translation>
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
        <source>%1. %2</source>
        <comment>what comes next, how it is done</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Start here: call “Place your bets”. F2 says what comes next, and asking is free.</source>
        <translation>Magsimula rito: tawagin ang &quot;Maglagay na ng taya&quot;. Sinasabi ng F2 ang susunod, at walang bayad ang pagtatanong.</translation>
    </message>
    <message>
        <source>Start here: %1. F2 says what comes next, and asking is free.</source>
        <translation>Magsimula rito: %1. Sinasabi ng F2 ang susunod, at walang bayad ang pagtatanong.</translation>
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
    <message>
        <source>Pressure rises to %1 of %2.</source>
        <translation>Tumaas ang presyon sa %1 ng %2.</translation>
    </message>
    <message>
        <source>Pressure falls to %1 of %2.</source>
        <translation>Bumaba ang presyon sa %1 ng %2.</translation>
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
    <message>
        <source>That round was clean. Press again to deal it once more: the new attempt counts instead.</source>
        <translation>Malinis ang round na iyon. Pindutin ulit para i-deal ulit: ang bagong subok ang bibilangin.</translation>
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
        <translation>May mali rito</translation>
    </message>
    <message>
        <source>The next act is here</source>
        <translation>Dito ang susunod na kilos</translation>
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
    <name>pitwise::ui::ThinScrollBar</name>
    <message>
        <source>Scroll</source>
        <translation>Mag-scroll</translation>
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
    <name>pitwise::ui::TrainerDoor</name>
    <message>
        <source>Trainer…</source>
        <translation>Tagapagsanay…</translation>
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
        <source>Leave the trainer&apos;s area</source>
        <translation>Umalis sa lugar ng tagapagsanay</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Napakaraming maling subok. Maghintay ng %n segundo.</numerusform>
            <numerusform>Napakaraming maling subok. Maghintay ng %n segundo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Mali. Maghintay ng %n segundo bago subukan muli.</numerusform>
            <numerusform>Mali. Maghintay ng %n segundo bago subukan muli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Mali. Subukan muli.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Pangalan</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>Passphrase ulit</translation>
    </message>
    <message>
        <source>There is no trainer yet. Be the first:</source>
        <translation>Wala pang tagapagsanay. Ikaw ang mauna:</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrainerProof</name>
    <message>
        <source>Trainer</source>
        <translation>Tagapagsanay</translation>
    </message>
    <message>
        <source>Passphrase of the trainer</source>
        <translation>Passphrase ng tagapagsanay</translation>
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
        <translation>Gaya nito</translation>
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
    <message>
        <source>Nice table tonight.</source>
        <translation>Ayos ang mesa ngayong gabi.</translation>
    </message>
    <message>
        <source>Is the buffet still open?</source>
        <translation>Bukas pa ba ang buffet?</translation>
    </message>
    <message>
        <source>My cousin deals, too.</source>
        <translation>Dealer din ang pinsan ko.</translation>
    </message>
    <message>
        <source>Have you been here long?</source>
        <translation>Matagal ka na rito?</translation>
    </message>
    <message>
        <source>Can we go a bit faster?</source>
        <translation>Puwedeng bilisan?</translation>
    </message>
    <message>
        <source>Come on, deal!</source>
        <translation>Sige na, deal na!</translation>
    </message>
    <message>
        <source>I have a bus to catch.</source>
        <translation>May hahabulin akong bus.</translation>
    </message>
    <message>
        <source>We are waiting.</source>
        <translation>Naghihintay kami.</translation>
    </message>
    <message>
        <source>Are you sure about that?</source>
        <translation>Sigurado ka ba riyan?</translation>
    </message>
    <message>
        <source>The last dealer did it another way.</source>
        <translation>Iba ang ginawa ng dating dealer.</translation>
    </message>
    <message>
        <source>That looks odd to me.</source>
        <translation>Parang kakaiba iyan.</translation>
    </message>
    <message>
        <source>Did you count that right?</source>
        <translation>Tama ba ang bilang mo?</translation>
    </message>
    <message>
        <source>Yes… no, wait.</source>
        <translation>Oo… ay, teka.</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WatchPad</name>
    <message>
        <source>Stop him</source>
        <translation>Pahintuin</translation>
    </message>
    <message>
        <source>Two acts late is still in time.</source>
        <translation>Nasa oras pa ang dalawang kilos na huli.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>What was the mistake?</source>
        <translation>Ano ang mali?</translation>
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
        <translation>Susunod: %1.</translation>
    </message>
    <message>
        <source>Went wrong lately: %1.</source>
        <translation>Namali kamakailan: %1.</translation>
    </message>
    <message>
        <source>Almost known: %1.</source>
        <translation>Halos alam na: %1.</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>Dapat: %1.</translation>
    </message>
    <message>
        <source>You know every skill. Keep it that way: %1.</source>
        <translation>Alam na lahat. Panatilihin: %1.</translation>
    </message>
    <message>
        <source>Practise, 10 minutes</source>
        <translation>Magsanay, 10 minuto</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Aralin</translation>
    </message>
    <message>
        <source>The course of a house, step by step</source>
        <translation>Ang kurso ng house, hakbang-hakbang</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Drill</translation>
    </message>
    <message>
        <source>One skill alone, a minute or two</source>
        <translation>Isang kasanayan lang, isa o dalawang minuto</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Eksamen</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>Kumuha ng eksamen</translation>
    </message>
    <message>
        <source>Demonstrate</source>
        <translation>Ipakita</translation>
    </message>
    <message>
        <source>Show a round step by step</source>
        <translation>Ipakita ang round nang hakbang-hakbang</translation>
    </message>
    <message>
        <source>What is due, weak or next, in rounds made for you.</source>
        <translation>Ang dapat, mahina o susunod, sa mga round na para sa iyo.</translation>
    </message>
    <message>
        <source>New here? Begin with lesson 1</source>
        <translation>Bago rito? Magsimula sa aralin 1</translation>
    </message>
    <message>
        <source>Seats, spots and chips; then the first cards. A few minutes.</source>
        <translation>Mga upuan, puwesto at chips; saka ang mga unang baraha. Ilang minuto lang.</translation>
    </message>
    <message>
        <source>Go on with the course</source>
        <translation>Ituloy ang kurso</translation>
    </message>
    <message>
        <source>What comes next is new to you: the lessons explain it.</source>
        <translation>Bago sa iyo ang susunod: ipinaliliwanag ito ng mga aralin.</translation>
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
    <message>
        <source>Sessions of a guest are in nobody&apos;s records. Press to say who deals.</source>
        <translation>Wala sa talaan ninuman ang mga sesyon ng bisita. Pindutin para sabihin kung sino ang nagde-deal.</translation>
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
    <message>
        <source>Change my PIN…</source>
        <translation>Palitan ang PIN ko…</translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation>Magtakda ng PIN…</translation>
    </message>
    <message>
        <source>No match. A trainer adds people, under Records.</source>
        <translation>Walang tugma. Tagapagsanay ang nagdadagdag ng tao, sa Talaan.</translation>
    </message>
    <message>
        <source>Guest (kept on this computer only)</source>
        <translation>Bisita (sa computer na ito lang)</translation>
    </message>
</context>
</TS>
