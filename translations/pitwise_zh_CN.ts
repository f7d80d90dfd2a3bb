<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>ClassList</name>
    <message>
        <source>%1: %2</source>
        <comment>skill group and how it goes</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>培训中</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Certified</source>
        <translation>已认证</translation>
    </message>
    <message>
        <source>Stuck: %1</source>
        <translation>卡住：%1</translation>
    </message>
    <message>
        <source>Expires %1</source>
        <translation>%1 到期</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>尚未发牌</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>无误</translation>
    </message>
    <message>
        <source>few mistakes</source>
        <translation>错误少</translation>
    </message>
    <message>
        <source>often wrong</source>
        <translation>常出错</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n round(s)</source>
        <comment>number and rounds</comment>
        <translation>
            <numerusform>%1 · %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>Patrons play against the dealer; ace high, suits ignored (choice: the source gives no ranks)</source>
        <translation>玩家与庄家对赌；A 最大，花色不计（自定：来源未给大小）</translation>
    </message>
    <message>
        <source>A main bet is required, the tie bet optional; a tie bet alone is refused</source>
        <translation>主注必下，和局注可选；单独的和局注拒绝</translation>
    </message>
    <message>
        <source>One card face up to each patron from left to right, then one to the dealer</source>
        <translation>从左到右给每位玩家一张明牌，再给庄家一张</translation>
    </message>
    <message>
        <source>The first settlement runs right to left, one seat at a time, tie and main together (reading)</source>
        <translation>首次结算从右到左，逐座进行，和局注与主注一起（理解）</translation>
    </message>
    <message>
        <source>Patron higher: main pays 1:1, tie bet loses</source>
        <translation>玩家大：主注赔 1:1，和局注输</translation>
    </message>
    <message>
        <source>Dealer higher: both lose</source>
        <translation>庄家大：两注都输</translation>
    </message>
    <message>
        <source>Equal: the tie bet pays 10:1, and the patron is offered surrender or war</source>
        <translation>相同：和局注赔 10:1，并询问玩家投降还是开战</translation>
    </message>
    <message>
        <source>Surrender costs half the main bet</source>
        <translation>投降付出主注的一半</translation>
    </message>
    <message>
        <source>War: the patron adds a bet equal to his main bet, and the dealer posts the same</source>
        <translation>开战：玩家再下与主注相同的注，庄家放同样的注</translation>
    </message>
    <message>
        <source>Three cards are burned before the patron&apos;s war card and three before the dealer&apos;s; with several wars, before each card (choice)</source>
        <translation>玩家开战牌之前烧三张，庄家开战牌之前烧三张；多处开战时每张牌之前都烧（自定）</translation>
    </message>
    <message>
        <source>Patron higher: he wins the three units in action, a net gain of one unit</source>
        <translation>玩家大：他赢得场上三个单位，净赢一个单位</translation>
    </message>
    <message>
        <source>War tie: he wins the three units and one more, a net gain of two</source>
        <translation>开战和局：他赢得三个单位再加一个，净赢两个</translation>
    </message>
    <message>
        <source>Dealer higher: the house takes all three</source>
        <translation>庄家大：庄家收走全部三个</translation>
    </message>
    <message>
        <source>The war round runs left to right (reading), in pick and pay or lay and pay as the house prefers</source>
        <translation>开战从左到右（理解），逐家收牌赔付或留牌赔付，由赌场定</translation>
    </message>
    <message>
        <source>No bet may exceed the authorised limits</source>
        <translation>任何注不得超过核准的限额</translation>
    </message>
    <message>
        <source>The paytable: 1:1, half, 1:2 on two units, 1:1 on two units, tie bet 10:1</source>
        <translation>赔付表：1:1、一半、两个单位 1:2、两个单位 1:1、和局注 10:1</translation>
    </message>
    <message>
        <source>Six decks, ace high, suits do not matter</source>
        <translation>六副牌，A 最大，花色不计</translation>
    </message>
    <message>
        <source>A bet on War, on Tie or on both; a tie bet alone is valid</source>
        <translation>押 War、押 Tie 或两者都押；单独的和局注有效</translation>
    </message>
    <message>
        <source>New shoe: shuffle, a patron cuts, the cut card goes among the last 30 cards, load, burn the first card</source>
        <translation>新牌靴：洗牌，玩家切牌，切牌卡放入最后 30 张之中，装靴，烧第一张牌</translation>
    </message>
    <message>
        <source>The dealer invites bets; from the first card on no bet is added or changed</source>
        <translation>荷官请玩家下注；从第一张牌起不得加注或改注</translation>
    </message>
    <message>
        <source>One card each from the far left, then the dealer</source>
        <translation>从最左边起各一张牌，最后庄家</translation>
    </message>
    <message>
        <source>All tie bets first, right to left; winners are paid 10:1</source>
        <translation>先结算所有和局注，从右到左；赢家赔 10:1</translation>
    </message>
    <message>
        <source>Then main bets, left to right; winners are paid 1:1</source>
        <translation>然后主注，从左到右；赢家赔 1:1</translation>
    </message>
    <message>
        <source>When his turn comes, a tied patron is offered surrender (for half) or war (for an equal second bet)</source>
        <translation>轮到时，询问和局玩家投降（付一半）还是开战（再下同样的注）</translation>
    </message>
    <message>
        <source>Three cards burned once, one card to each patron at war, one to the dealer; no tie bet on them</source>
        <translation>烧三张牌一次，每位开战玩家一张，庄家一张；其上没有和局注</translation>
    </message>
    <message>
        <source>Wars left to right; lower loses both bets</source>
        <translation>开战从左到右；小者输两注</translation>
    </message>
    <message>
        <source>Higher: the war bet pays 2:1, the main bet pushes</source>
        <translation>大：开战注赔 2:1，主注平手</translation>
    </message>
    <message>
        <source>Equal: the war bet pays 3:1, the main bet pushes (the edge is the patron&apos;s, on purpose)</source>
        <translation>相同：开战注赔 3:1，主注平手（有意让玩家占优）</translation>
    </message>
    <message>
        <source>When everything is settled and collected, the dealer invites bets again</source>
        <translation>全部结算并收牌后，荷官再请玩家下注</translation>
    </message>
    <message>
        <source>When the cut card comes out, the round is finished, then the cards are shuffled</source>
        <translation>切牌卡出现后，打完这一局，然后洗牌</translation>
    </message>
    <message>
        <source>Limits are displayed at the table</source>
        <translation>限额在牌桌上标明</translation>
    </message>
    <message>
        <source>Below the minimum: honoured once with a reminder; a second one from the same patron is refused</source>
        <translation>低于最低限额：提醒后接受一次；同一玩家第二次拒绝</translation>
    </message>
    <message>
        <source>Above the maximum: settled at the maximum; the excess is handed back</source>
        <translation>高于最高限额：按最高限额结算；超出部分退还</translation>
    </message>
    <message>
        <source>A card drawn by mistake and not seen is the next card</source>
        <translation>误抽而未见牌面的牌是下一张牌</translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced</source>
        <translation>误亮的牌弃掉并补一张</translation>
    </message>
    <message>
        <source>For anything else the floor is called</source>
        <translation>其他情况一律请主管</translation>
    </message>
    <message>
        <source>Six decks, shuffled before every round</source>
        <translation>六副牌，每局之前洗牌</translation>
    </message>
    <message>
        <source>A patron plays one, two or three hands</source>
        <translation>玩家玩一手、两手或三手</translation>
    </message>
    <message>
        <source>A main bet per hand, with an optional tie bet beside it (reading: never alone); a hand that does not tie loses it</source>
        <translation>每手一个主注，旁边可加和局注（理解：不得单独）；没有和局的手牌输掉它</translation>
    </message>
    <message>
        <source>One card per hand and one for the house; higher wins 1:1, lower loses</source>
        <translation>每手一张牌，庄家一张；大者赢 1:1，小者输</translation>
    </message>
    <message>
        <source>Tie: the tie bet pays 10:1; surrender or war, hand by hand (reading)</source>
        <translation>和局：和局注赔 10:1；逐手问投降还是开战（理解）</translation>
    </message>
    <message>
        <source>Surrender: half is lost, the patron keeps the other half</source>
        <translation>投降：输一半，另一半归玩家</translation>
    </message>
    <message>
        <source>War: a raise equal to the main bet, and an optional tie bet on the war cards of exactly the main bet</source>
        <translation>开战：加注等于主注，可另下正好等于主注的开战和局注</translation>
    </message>
    <message>
        <source>Three cards burned once (reading), then a card to each hand at war and the house</source>
        <translation>烧三张牌一次（理解），然后每个开战的手牌和庄家各一张</translation>
    </message>
    <message>
        <source>Higher: raise 1:1, main pushes; lower: both lost</source>
        <translation>大：加注 1:1，主注平手；小：两注都输</translation>
    </message>
    <message>
        <source>Equal: raise 2:1, main pushes, the tie bet on the war cards 10:1</source>
        <translation>相同：加注 2:1，主注平手，开战和局注 10:1</translation>
    </message>
    <message>
        <source>A &gt; K &gt; ... &gt; 2, suits ignored; a push is returned without winnings</source>
        <translation>A &gt; K &gt; ... &gt; 2，花色不计；平手退还，没有赢利</translation>
    </message>
    <message>
        <source>Six decks, shuffled before every round, cards face up, ace high</source>
        <translation>六副牌，每局之前洗牌，牌面朝上，A 最大</translation>
    </message>
    <message>
        <source>Higher 1:1, lower loses</source>
        <translation>大者 1:1，小者输</translation>
    </message>
    <message>
        <source>Equal: surrender half, or a war bet equal to the main bet</source>
        <translation>相同：投降付一半，或下与主注相同的开战注</translation>
    </message>
    <message>
        <source>War: one card each, no burn</source>
        <translation>开战：各一张牌，不烧牌</translation>
    </message>
    <message>
        <source>Lower: both bets lost; higher: war bet 1:1, main pushes; equal: war bet 2:1, main pushes</source>
        <translation>小：两注都输；大：开战注 1:1，主注平手；相同：开战注 2:1，主注平手</translation>
    </message>
    <message>
        <source>Initial tie bet: only with a main bet, on the first cards, settled before the war begins, 11:1</source>
        <translation>初始和局注：只与主注同下，押第一张牌，开战之前结算，11:1</translation>
    </message>
    <message>
        <source>Secondary tie bet: only with a war bet, on the war cards, 11:1, any amount (choice)</source>
        <translation>第二和局注：只与开战注同下，押开战牌，11:1，金额任意（自定）</translation>
    </message>
    <message>
        <source>Main bet at most 1,000, initial tie bet at most 500</source>
        <translation>主注最多 1,000，初始和局注最多 500</translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays</source>
        <translation>故障使所有赔付和牌局无效</translation>
    </message>
    <message>
        <source>One, two, four, six or eight decks, no jokers</source>
        <translation>一、二、四、六或八副牌，无大小王</translation>
    </message>
    <message>
        <source>The blackjack bet is mandatory, the War bonus optional; any two amounts that together stay within the table maximum</source>
        <translation>黑杰克注必下，War 奖励注可选；两注金额任意，合计不超过牌桌最高限额</translation>
    </message>
    <message>
        <source>One card face up to each patron and to the dealer: the War hand, and the first blackjack card</source>
        <translation>每位玩家和庄家各一张明牌：既是 War 牌，也是黑杰克第一张牌</translation>
    </message>
    <message>
        <source>War: ace low, king high; the higher card wins even money; the house wins ties</source>
        <translation>War：A 最小，K 最大；大者赢 1:1；和局庄家赢</translation>
    </message>
    <message>
        <source>A patron who loses the War bet loses only that bet and plays on</source>
        <translation>输掉 War 注的玩家只输这一注，继续玩</translation>
    </message>
    <message>
        <source>All War bets are settled before any second card</source>
        <translation>第二张牌之前结算所有 War 注</translation>
    </message>
    <message>
        <source>Where parlays are allowed, winners are asked from right to left: take it all, or leave the winnings?</source>
        <translation>允许连押时，从右到左询问赢家：全部拿走，还是留下赢利？</translation>
    </message>
    <message>
        <source>Parlay: the winnings stay, the original War bet goes back to the patron</source>
        <translation>连押：赢利留下，原 War 注退还玩家</translation>
    </message>
    <message>
        <source>The parlayed War spot and the blackjack spot are separate wagers, both decided by the hand</source>
        <translation>连押的 War 注与黑杰克注各自独立，都由手牌决定</translation>
    </message>
    <message>
        <source>On a split or double the patron may match both bets; doubling for less is possible where the house allows it</source>
        <translation>分牌或加倍时，玩家可在两注上都加；赌场允许时可少额加倍</translation>
    </message>
    <message>
        <source>Where parlays are not allowed, winnings and bet are handed over at once</source>
        <translation>不允许连押时，赢利和本注立即一起交给玩家</translation>
    </message>
    <message>
        <source>Then a second card face up to each patron, and one face down to the dealer</source>
        <translation>然后每位玩家第二张明牌，庄家一张暗牌</translation>
    </message>
    <message>
        <source>Normal splits, doubles on two-card hands, the dealer hits soft 17, blackjack pays 3:2</source>
        <translation>通常的分牌，两张牌加倍，庄家软 17 要牌，黑杰克赔 3:2</translation>
    </message>
    <message>
        <source>Everything else as in standard house-banked blackjack, within the authorised limits</source>
        <translation>其余同一般对庄黑杰克，在核准的限额之内</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>key needs new, list, export, rotate, revoke or revocations</source>
        <translation>key 需要 new、list、export、rotate、revoke 或 revocations</translation>
    </message>
    <message>
        <source>usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R]</source>
        <translation>用法：pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R]</translation>
    </message>
    <message>
        <source>exam list takes no names</source>
        <translation>exam list 不带名称</translation>
    </message>
    <message>
        <source>exam check takes one file</source>
        <translation>exam check 需要一个文件</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam sit --exam ID --trainee N [--resume]</source>
        <translation>用法：pitwise-cli exam sit --exam ID --trainee N [--resume]</translation>
    </message>
    <message>
        <source>usage: pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE], or certificate revoke ID</source>
        <translation>用法：pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE]，或 certificate revoke ID</translation>
    </message>
    <message>
        <source>progress needs --trainee NUMBER</source>
        <translation>progress 需要 --trainee NUMBER</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;</source>
        <translation>未知命令 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>standard output cannot be written</source>
        <translation>无法写标准输出</translation>
    </message>
    <message>
        <source>standard input: larger than %1</source>
        <translation>标准输入：超过 %1</translation>
    </message>
    <message>
        <source>standard input: cannot be read completely</source>
        <translation>标准输入：无法完整读取</translation>
    </message>
    <message>
        <source>%1: cannot be read: %2</source>
        <translation>%1：无法读取：%2</translation>
    </message>
    <message>
        <source>--style is pick-and-pay or lay-and-pay, not &apos;%1&apos;</source>
        <translation>--style 是 pick-and-pay 或 lay-and-pay，不是 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--temper is careful, mixed or bold, not &apos;%1&apos;</source>
        <translation>--temper 是 careful、mixed 或 bold，不是 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>deal needs --house and takes only options</source>
        <translation>deal 需要 --house，其余只能是选项</translation>
    </message>
    <message>
        <source>the round could not be finished</source>
        <translation>本局无法完成</translation>
    </message>
    <message>
        <source>%1 (see pitwise-cli --help)</source>
        <translation>%1（见 pitwise-cli --help）</translation>
    </message>
    <message>
        <source>there is no help on &apos;%1&apos;</source>
        <translation>没有关于 &apos;%1&apos; 的帮助</translation>
    </message>
    <message>
        <source>house check takes one file</source>
        <translation>house check 需要一个文件</translation>
    </message>
    <message>
        <source>%1: valid, %2</source>
        <translation>%1：有效，%2</translation>
    </message>
    <message>
        <source>house diff takes two houses</source>
        <translation>house diff 需要两个赌场</translation>
    </message>
    <message>
        <source>From %1 to %2:</source>
        <translation>从 %1 到 %2：</translation>
    </message>
    <message>
        <source>no differences.</source>
        <translation>没有差别。</translation>
    </message>
    <message>
        <source>houses takes no names</source>
        <translation>houses 不带名称</translation>
    </message>
    <message>
        <source>house needs check or diff</source>
        <translation>house 需要 check 或 diff</translation>
    </message>
    <message>
        <source>situation needs --house and takes only options</source>
        <translation>situation 需要 --house，其余只能是选项</translation>
    </message>
    <message>
        <source>situation needs either --for NAME or --list</source>
        <translation>situation 需要 --for NAME 或 --list</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 需要一个值</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>未知选项 %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &apos;%4&apos;</source>
        <translation>%1 必须是 %2 到 %3 的整数，不是 &apos;%4&apos;</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not &apos;%2&apos;</source>
        <translation>%1 必须是整数，不是 &apos;%2&apos;</translation>
    </message>
    <message>
        <source>manual needs --house and -o FILE</source>
        <translation>manual 需要 --house 和 -o FILE</translation>
    </message>
    <message>
        <source>no cards are burned before a war</source>
        <translation>开战之前不烧牌</translation>
    </message>
    <message>
        <source>the house posts nothing at a war</source>
        <translation>开战时庄家不放注</translation>
    </message>
    <message>
        <source>a payout may be built from any chips</source>
        <translation>赔付可用任何筹码</translation>
    </message>
    <message>
        <source>Casino War has no blackjack hands</source>
        <translation>Casino War 没有黑杰克手牌</translation>
    </message>
    <message>
        <source>the house asks for no calls</source>
        <translation>赌场不要求喊话</translation>
    </message>
    <message>
        <source>no patron is offered a choice</source>
        <translation>不给玩家任何选择</translation>
    </message>
    <message>
        <source>no bet ever pushes</source>
        <translation>没有平手的注</translation>
    </message>
    <message>
        <source>cards stay until every bet is settled</source>
        <translation>所有注结算完之前牌都留着</translation>
    </message>
    <message>
        <source>cards may be collected in any order</source>
        <translation>收牌顺序不限</translation>
    </message>
    <message>
        <source>here it is %1</source>
        <translation>这里是 %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no finding code, clause or skill (see situation --house H --list)</source>
        <translation>&apos;%1&apos; 不是错误代码、条款或技能（见 situation --house H --list）</translation>
    </message>
    <message>
        <source>these cannot all come up in one round of %1</source>
        <translation>这些不能在 %1 的同一局中出现</translation>
    </message>
    <message>
        <source>%1 needs more patrons than that</source>
        <translation>%1 需要更多玩家</translation>
    </message>
    <message>
        <source>%1 cannot come up in %2</source>
        <translation>%1 不会在 %2 出现</translation>
    </message>
    <message>
        <source>%1 cannot come up in %2: %3</source>
        <translation>%1 不会在 %2 出现：%3</translation>
    </message>
    <message>
        <source>--patrons is war, surrender, careful, mixed or bold, not &apos;%1&apos;</source>
        <translation>--patrons 是 war、surrender、careful、mixed 或 bold，不是 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--no-side-bets goes with --patrons war or surrender: a crowd bets as it likes</source>
        <translation>--no-side-bets 只能与 --patrons war 或 surrender 同用：混合人群自行下注</translation>
    </message>
    <message>
        <source>%1: %2 rounds, %3 dealer acts judged, %4 findings</source>
        <translation>%1：%2 局，评判荷官动作 %3 个，错误 %4 个</translation>
    </message>
    <message>
        <source>house edge %1  +/- %2   (%3 bets)</source>
        <translation>庄家优势 %1  +/- %2   （%3 注）</translation>
    </message>
    <message>
        <source>an eight-hour shift earns the house %1 on average, standard deviation %2; %3 of shifts lose</source>
        <translation>八小时一班庄家平均赢 %1，标准差 %2；%3 的班次亏损</translation>
    </message>
    <message>
        <source>%1 s, %2 rounds and %3 acts per second</source>
        <translation>%1 秒，每秒 %2 局、%3 个动作</translation>
    </message>
    <message>
        <source>simulate needs --house and takes only options</source>
        <translation>simulate 需要 --house，其余只能是选项</translation>
    </message>
    <message>
        <source>interrupted after %1 rounds</source>
        <translation>%1 局后中断</translation>
    </message>
    <message>
        <source>Seed %1: the same seed deals the same cards again.</source>
        <translation>种子 %1：同一种子再发同样的牌。</translation>
    </message>
    <message>
        <source>Type an act (&apos;say place-bets&apos;), or: ? (what comes next), table, score, save FILE, help, quit.</source>
        <translation>输入动作（&apos;say place-bets&apos;），或：?（下一步）、table、score、save FILE、help、quit。</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>save needs a file name.</source>
        <translation>save 需要文件名。</translation>
    </message>
    <message>
        <source>Nothing. Wait for the patrons.</source>
        <translation>没有。等待玩家。</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1：无法写入：%2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1：已保存。</translation>
    </message>
    <message>
        <source>column %1: %2 (&apos;help&apos; shows the notation)</source>
        <translation>第 %1 列：%2（&apos;help&apos; 显示记谱法）</translation>
    </message>
    <message>
        <source>You are the dealer; patrons and chance act on their own.</source>
        <translation>您是荷官；玩家和机遇自行动作。</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>不可能：%1。</translation>
    </message>
    <message>
        <source>Nothing moved: try again.</source>
        <translation>什么都没动：再试一次。</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>本局结束。</translation>
    </message>
    <message>
        <source>Score %1 of 100 (%2 critical, %3 major, %4 minor), %5 of %6 rounds clean, %7 of %8 acts clean.</source>
        <translation>得分 %1 / 100（严重 %2，重大 %3，轻微 %4），%6 局中 %5 局无误，%8 个动作中 %7 个无误。</translation>
    </message>
    <message>
        <source>play takes only options</source>
        <translation>play 只能带选项</translation>
    </message>
    <message>
        <source>--style is pick-and-pay or lay-and-pay</source>
        <translation>--style 是 pick-and-pay 或 lay-and-pay</translation>
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
        <translation>Pitwise 按赌场的程序检查荷官的每个动作。

用法： pitwise-cli COMMAND [options]

  houses                     列出内置赌场
  house check FILE           检查赌场文件：每个错误附行号和列号
  house diff A B             A 的荷官在 B 须有哪些不同做法
  odds --house H             每种注的精确优势
  deal --house H             一场正确的牌局，用记谱法
  situation --house H        一局正确的牌，其中您指定的事可能出错
  lesson list --house H      一个赌场的课程，逐课列出
  lesson check FILE          检查课程文件：每个错误附行号和列号
  audit FILE                 评判用记谱法写的牌局（&apos;-&apos;：标准输入）
  simulate --house H         发很多局：每种注的优势及标准误
  manual --house H -o FILE   写赌场的荷官手册，.pdf、.html 或 .md
  play [--house H]           在终端发牌；裁判评判每个动作
  records WHAT               人员和牌局的数据库：init、check、people、add-trainee 等
  progress --trainee N       学员会什么，该练什么，离考试还差什么
  export --format F -o FILE  导出牌局和证书，csv、xapi 或 deal
  exam list | check | sit    考试：内置考试、检查方案、在终端考试
  certificate issue RESULT   签署通过的考试：.pitcert 文件、PDF、徽章
  verify FILE                核验证书：签名、记录和得分，重新发一遍考试
  key WHAT                   签署证书的密钥：new、list、export、rotate、revoke
  help notation              动作怎么写

赌场 H 是内置赌场的标识或赌场文件的路径。--json 输出一个 JSON 对象。--language xx 用西班牙语 (es)、法语 (fr)、德
语 (de)、中文 (zh_CN)、菲律宾语 (fil) 或英语 (en) 回答。&apos;pitwise-cli COMMAND --help&apos; 说明一个命令。开始：

  pitwise-cli play --house washington
  pitwise-cli deal --house ontario --seed 7 | pitwise-cli audit -

退出状态：0 无误，1 有错误或被拒绝的动作，2 用法或输入有误，3 文件或数据库无法访问。
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli houses [--json]

Lists the built-in houses, with id and name.
</source>
        <translation>用法： pitwise-cli houses [--json]

列出内置赌场的标识和名称。
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
        <translation>用法： pitwise-cli house check FILE [--json]
       pitwise-cli house diff A B [--json | -o FILE [--paper a4|letter]]

check   读取赌场文件并输出所有错误，格式为 文件:行:列: 错误
diff    输出赌场 A 的荷官在 B 须有哪些不同做法，风险最大的在前，各附条款，并说明是来源要求还是赌场自定；-o 写成
        可分发的表（.pdf、.html 或 .md）
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli odds --house H [--json]

Prints the exact edge of every bet as a fraction of the initial bet, for the decks of the house. A positive
edge is the house&apos;s. Cards are drawn without replacement; rounding to chips is ignored.
</source>
        <translation>用法： pitwise-cli odds --house H [--json]

按赌场的副数，输出每种注的精确优势，为初始注的分数。正值为庄家优势。抽牌不放回；不计筹码取整。
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
        <translation>用法： pitwise-cli simulate --house H [options] [--json]

模拟玩家与正确的荷官对局，裁判像评判学员一样评判每个动作。输出庄家在每种注上的优势（占初始注的比例）及标准误（同
局玩家共用庄家的牌），以及速度。同一种子用任何线程数总数都相同。Ctrl+C 停止并输出到此为止的总数。

  --rounds N             多少局（默认 100000）
  --seed S               用于牌靴和玩家（默认 0）
  --seats K              玩家坐座位 1 至 K（默认：全部）
  --threads T            多少线程（默认：与机器相同）
  --patrons P            war 或 surrender：总是如此，并下所有边注（War Blackjack：基本策略）；careful、mixed 或
                         bold：混合人群（默认 war）
  --no-side-bets         与 --patrons war 或 surrender 同用：不下和局注、开战和局注和 War 奖励注
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli manual --house H -o FILE [--paper a4|letter]

Writes the dealer&apos;s manual of a house: a page with a drawing for each phase of a round, with its steps in the
house&apos;s order and what a mistake costs; a page of payouts for the wall; calls word for word, exact odds; and in
an appendix the clause behind every rule. FILE ends in .pdf, .html or .md.

  --paper PAPER          a4 or letter (default a4)
</source>
        <translation>用法： pitwise-cli manual --house H -o FILE [--paper a4|letter]

写赌场的荷官手册：一局的每个阶段一页，有图、按赌场顺序的步骤和错误的代价；一页贴墙的赔付表；喊话原文、精确优势，
附录列出每条规则的条款。FILE 以 .pdf、.html 或 .md 结尾。

  --paper PAPER          a4 或 letter（默认 a4）
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
        <translation>用法： pitwise-cli deal --house H [options]

模拟玩家下注和决定，由正确的荷官发牌。每个动作用记谱法写出。

  --seed S               用于牌靴和玩家（默认 0）；同一种子产生同一牌局
  --rounds N             多少局（默认 1）
  --style STYLE          pick-and-pay 或 lay-and-pay，代替赌场自己的方式
  --seats K              玩家坐座位 1 至 K（默认：全部）
  --temper TEMPER        玩家：careful、mixed 或 bold（默认 mixed）
  --odd-bets P           有迟注、过低、过高或不许下的注的局所占百分比（默认 10）
  --irregularities P     有滑牌、争议或故障的局所占百分比（默认 10）
  --shuffle              从新牌靴洗牌开始
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
        <translation>用法： pitwise-cli situation --house H --for NAME [--for NAME]... [--seed S] [--seats K]
       pitwise-cli situation --house H --list [--json]

正确地发一局，其中 NAME 可能出错：某个动作遗漏或做错，就是那个错误。NAME 是错误代码 (missing-burn)、条款 (WA-9)
或技能 (tie_bet.pays=10:1)。给出几个名称时，这一局全都包含。--list 列出该赌场可用的名称。

  --for NAME             要出现的内容；可多次给出
  --seed S               不同种子产生不同的局（默认 0）
  --seats K              玩家坐座位 1 至 K（默认：视情况）

该赌场没有这样的局时，退出状态 1 并说明原因。
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
        <translation>用法： pitwise-cli lesson list --house H [--with FILE]... [--json]
       pitwise-cli lesson check FILE [--json]

list    输出赌场的课程：按赌场规则填好的课和步骤
check   读取课程文件并输出所有错误，格式为 文件:行:列: 错误

  --with FILE            加入您自己的课；标识与内置课相同时取代它

docs/training.md 说明课程怎么写。
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli audit FILE [--json]

Judges every act in FILE (&apos;-&apos;: standard input) and prints the findings: line, code, severity, what was
done, what this house wants, its clause, and whether a source demands it or the house chose it. Impossible
acts are listed as refused. The score comes last. &apos;pitwise-cli help notation&apos; shows how acts are written.
</source>
        <translation>用法： pitwise-cli audit FILE [--json]

评判 FILE（&apos;-&apos;：标准输入）中的每个动作并输出错误：行号、代码、严重程度、做了什么、本赌场的要求、条款，以及是来源
要求还是赌场自定。不可能的动作列为拒绝。最后是得分。&apos;pitwise-cli help notation&apos; 说明动作怎么写。
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
        <translation>用法： pitwise-cli play [--house H] [options]

在终端的牌桌发牌。用记谱法输入荷官的动作；玩家自行动作。每个动作之后裁判指出错在哪里、为什么。&apos;?&apos; 显示下一步，
&apos;table&apos; 显示牌桌，&apos;score&apos; 显示得分，&apos;save FILE&apos; 保存牌局，&apos;quit&apos; 结束。

  --house H              赌场（默认 washington）
  --seed S               用于牌靴和玩家（默认：每次不同）
  --seats K              玩家坐座位 1 至 K（默认 3）
  --style STYLE          pick-and-pay 或 lay-and-pay
  --coach                错误的动作会被说明且不执行：再试一次
  --shuffle              从新牌靴洗牌开始
  --irregularities P     有滑牌、争议或故障的局所占百分比（默认 0）
  --demo                 看赌场自己的荷官发一局
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

For each skill of the house: rounds seen and right, how well it is known, when it is due again. Then the hours
dealt in each game, and what is missing for the exam. Without --house: every house this trainee has dealt in.
All of it is derived from the stored sessions.
</source>
        <translation>用法： pitwise-cli progress --trainee NUMBER [--house H] [--records R] [--json]

赌场的每项技能：见过和做对的局数、掌握程度、何时该再练。然后是各游戏的发牌小时数和离考试还差什么。没有 --house：
该学员发过牌的每个赌场。全部由保存的牌局得出。
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
        <translation>用法： pitwise-cli export --format F -o FILE [--trainee NUMBER] [--records R] [--json]

  csv                        每场牌局一行，用 --per person 则每位学员一行
  certifications             每张证书一行：编号、姓名、赌场、颁发、到期
  xapi                       xAPI 1.0.3 语句，每行一条；导出两次标识相同
  deal                       记谱法：一场牌局写入 FILE，多场写入文件夹 FILE

  --columns A,B,...          用于 csv 和 certifications，按此顺序（默认：全部）
  --delimiter D              , 或 ; 或 | 或 tab（默认 ,）
  --dates PATTERN            例如 dd.MM.yyyy HH:mm（默认 yyyy-MM-ddTHH:mm:ssZ）；时间为 UTC
  --home-page URL            xapi：发放员工编号的系统

电子表格会当作公式执行的单元格前加撇号。
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
        <translation>用法： pitwise-cli exam list [--json]
       pitwise-cli exam check FILE [--json]
       pitwise-cli exam sit --exam ID --trainee NUMBER [--resume] [--trainer NAME] [--records R]

list    内置考试；标识与其赌场相同
check   读取考试方案并输出所有错误，格式为 文件:行:列: 错误
sit     逐行考试。培训师用口令开启（PITWISE_PASSPHRASE 或输入），学员有 PIN 时输入 PIN（PITWISE_PIN 或输入）。ID
        也可以是方案的路径。

动作用记谱法，每行一个。回答：玩家和机遇动作时为 &apos;p3 bet main 25&apos;、&apos;! dispute 3&apos;；&apos;see 3 Kh&apos;、&apos;see dealer 9s&apos;、
&apos;see slip Kh&apos;、&apos;see cut-card&apos;、&apos;see peek blackjack&apos; 或 &apos;see peek none&apos;；等待荷官时为 &apos;ready&apos;；动作 N 已保存时为
&apos;ok N&apos;；动作不可能时为 &apos;no REASON&apos;；&apos;question 1 TEXT&apos; 和 &apos;option 1 a TEXT&apos; 用 &apos;answer 1 a&apos; 回答，以 &apos;answered 1 a&apos; 确认；最后是 &apos;result
ID passed|failed SCORE&apos;。&apos;give-up&apos; 结束考试。输入结束时考试仍在进行：--resume 重新显示全部，然后 &apos;resumed N&apos;。退
出状态：0 通过或进行中，1 未通过，或此人另有考试进行中。
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
        <translation>用法： pitwise-cli certificate issue RESULT -o FILE.pitcert [--pdf FILE] [--badge FILE] [--trainer NAME]
       pitwise-cli certificate revoke ID [--reason TEXT]

issue   用培训师的密钥签署通过的考试。RESULT 是 &apos;exam sit&apos; 输出的标识。--pdf 写人事档案页，--badge 写 Open
        Badges 3.0 凭证 (JWT)
revoke  作废一张证书；用 &apos;pitwise-cli key revocations&apos; 分发列表

两者都需要培训师的口令（PITWISE_PASSPHRASE 或输入）。
</translation>
    </message>
    <message>
        <source>usage: pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

Checks a certificate: signature, key, dates and revocations, hashes and chain; makes the exam again from its seed,
deals the log again and compares findings and score. It holds only if its key is trusted: --trust names the key file
that the site gave you, --records the site&apos;s own records. Needs no network.
Exit status: 0 valid, 1 not valid, with the reasons.
</source>
        <translation>用法： pitwise-cli verify FILE [--trust KEYFILE]... [--revocations LIST]... [--records R] [--json]

核验证书：签名、密钥、日期和吊销、哈希和链；由种子重建考试，重发记录并比对错误和得分。只有密钥受信任才有效：
--trust 指定机构给您的密钥文件，--records 指定机构自己的档案。无须网络。退出状态：0 有效，1 无效并说明原因。
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
        <translation>用法： pitwise-cli key WHAT [--trainer NAME] [--records R] [--json]

  new [--site NAME]          生成密钥；NAME 是它签署谁的证书
  list                       所有密钥及其指纹
  export ID -o FILE          公开的一半，供核验证书的人使用
  rotate                     新密钥；旧密钥签署的仍然有效
  revoke ID [--reason TEXT]  作废一个密钥及其签署的一切
  revocations -o FILE        已签名的吊销密钥和证书列表

密钥属于一位培训师，用其口令加密（PITWISE_PASSPHRASE 或输入）。
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
        <translation>每行一个动作；# 开始注释。座位是数字，牌写作 Ah Td 9c 2s，金额写作 25、12.50 或 2x25+1x5。

  say place-bets, say no-more-bets, say war-or-surrender 3, say below-minimum 3, say floor
  deal 3, deal dealer, burn, discard (an exposed card)
  take 3 main, take 3 main 12.50, take 3 main+war+post, pay 3 tie 50, retract 3 tie
  post 3 25, give 3 post, return 3 main 200, refuse 3 main, void
  collect 3, collect dealer, end
  shuffle, offer-cut 3, cut, cut-card 25, load, burn

War Blackjack：main 是黑杰克注，war 是奖励注；分牌后座位 3 有手牌 3、3b、3c、3d。

  say parlay 3, say insurance, deal dealer down, peek, reveal, split 3, deal 3b, pay 3 insurance 20
  p3 parlay, p3 keep, p3 insure 10, p3 even-money, p3 hit, p3b stand, p3 double 25, p3 double 25 war 10,
  p3 split, p3 split war

文件中玩家和机遇也有行：p3 bet main 25（或 tie；war-tie 是开战和局注）、p3 war、p3 surrender、p3 cut 140、! slip
up、! slip down、! dispute 3、! malfunction。文件以标签开头：[House &quot;washington&quot;]、[Style &quot;lay-and-pay&quot;]、[Shoe
&quot;9h 4c ...&quot;]、[Seed &quot;42&quot;]、[Start &quot;shuffle&quot;]、[Patrons &quot;1+2+3 5&quot;]、[Mode &quot;coach&quot;]。
</translation>
    </message>
    <message>
        <source>the patron&apos;s edge</source>
        <translation>玩家占优</translation>
    </message>
    <message>
        <source>%1 deck.</source>
        <translation>%1 副牌。</translation>
    </message>
    <message>
        <source>%1 decks.</source>
        <translation>%1 副牌。</translation>
    </message>
    <message>
        <source>House edge per unit of the initial bet and per unit staked in all, variance, and
the edge as a fraction:</source>
        <translation>庄家优势（按初始注每单位，按总投注每单位）、方差，以及
优势的分数形式：</translation>
    </message>
    <message>
        <source>odds needs --house</source>
        <translation>odds 需要 --house</translation>
    </message>
    <message>
        <source>lesson check takes one file</source>
        <translation>lesson check 需要一个文件</translation>
    </message>
    <message>
        <source>lesson list needs --house</source>
        <translation>lesson list 需要 --house</translation>
    </message>
    <message>
        <source>lesson needs list or check</source>
        <translation>lesson 需要 list 或 check</translation>
    </message>
    <message>
        <source>there is no language &apos;%1&apos;</source>
        <translation>没有语言 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>this build cannot write PDF (it has no Qt); use .html or .md</source>
        <translation>此程序不能写 PDF（没有 Qt）；请用 .html 或 .md</translation>
    </message>
    <message>
        <source>%1 could not be run</source>
        <translation>无法运行 %1</translation>
    </message>
    <message>
        <source>--paper must be a4 or letter, not &apos;%1&apos;</source>
        <translation>--paper 必须是 a4 或 letter，不是 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the output must be a .pdf, .html or .md file, not &apos;%1&apos;</source>
        <translation>输出必须是 .pdf、.html 或 .md 文件，不是 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>this build has no records (it has no Qt)</source>
        <translation>此程序没有档案（没有 Qt）</translation>
    </message>
    <message>
        <source>%1: cannot be run: %2</source>
        <translation>%1：无法运行：%2</translation>
    </message>
    <message>
        <source>the house &apos;%1&apos; cannot be used:</source>
        <translation>赌场 &apos;%1&apos; 不能使用：</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 refused</source>
        <translation>%1，%2，%3，拒绝 %4 个</translation>
    </message>
    <message>
        <source>%1 round</source>
        <translation>%1 局</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 局</translation>
    </message>
    <message>
        <source>%1 act</source>
        <translation>%1 个动作</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 个动作</translation>
    </message>
    <message>
        <source>%1 finding</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>%1; %2 of 100 points, passed (pass mark %3)</source>
        <translation>%1；100 分中 %2 分，通过（及格线 %3）</translation>
    </message>
    <message>
        <source>%1; %2 of 100 points, not passed (pass mark %3)</source>
        <translation>%1；100 分中 %2 分，未通过（及格线 %3）</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>拒绝：%1</translation>
    </message>
    <message>
        <source>audit takes one file, or - for standard input</source>
        <translation>audit 需要一个文件，或用 - 表示标准输入</translation>
    </message>
    <message>
        <source>at war</source>
        <translation>开战</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>已投降</translation>
    </message>
    <message>
        <source>wants a card</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>splits</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>等额赔付</translation>
    </message>
    <message>
        <source>(late: %1)</source>
        <translation>（迟：%1）</translation>
    </message>
    <message>
        <source>(paid %1)</source>
        <translation>（已赔 %1）</translation>
    </message>
    <message>
        <source>%1, %2, round %3. Shoe %4, discards %5, tray %6</source>
        <translation>%1，%2，第 %3 局。牌靴 %4，弃牌 %5，筹码盘 %6</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>The cut card is out.</source>
        <translation>切牌卡已出。</translation>
    </message>
    <message>
        <source>Out of the shoe: an exposed card.</source>
        <translation>牌靴外：一张误亮的牌。</translation>
    </message>
    <message>
        <source>Out of the shoe: a card nobody has seen.</source>
        <translation>牌靴外：一张无人见过的牌。</translation>
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
        <translation>用法： pitwise-cli records WHAT [--records R] [--json]

  init                       建立档案，或升级到本版本
  class                      每位学员：进度、卡在哪里、认证到何时
                             -o FILE：写报告，含错误：.pdf、.html 或 .md [--paper a4|letter]
  check                      核查数据库和每场牌局的链；有改动、删除、移动或截断时退出状态 1
  rebuild                    重新评判每场保存的牌局：错误、得分、节奏、小时数
  people                     列出学员和培训师
  add-trainer NAME           口令取自 PITWISE_PASSPHRASE 或输入；用 --new-passphrase 替换已有培训师的口令
  add-trainee NUMBER NAME    NUMBER 是员工编号
  set-pin NUMBER             取自 PITWISE_PIN 或输入；--none：不再用 PIN
  left NUMBER, back NUMBER   学员已离开，或已回来
  backup FILE                全部写入一个 SQLite 文件，其他人可继续工作
  restore FILE               从备份恢复到空档案；也用于在 SQLite 和 PostgreSQL 之间迁移
  forget NUMBER              删除一位学员及其所有牌局

R 是 SQLite 文件的路径或 postgresql://user@host/database；没有 --records 时取自 PITWISE_RECORDS，否则为用户数据
文件夹中的 records.sqlite。退出状态 3：档案无法使用。
</translation>
    </message>
    <message>
        <source>it is a clause of another house</source>
        <translation>这是另一家赌场的条款</translation>
    </message>
    <message>
        <source>usage: pitwise-cli exam give-up --trainee N</source>
        <translation>用法：pitwise-cli exam give-up --trainee N</translation>
    </message>
    <message>
        <source>exam needs list, check, sit or give-up</source>
        <translation>exam 需要 list、check、sit 或 give-up</translation>
    </message>
    <message>
        <source>--for needs a name</source>
        <translation>--for 需要一个名称</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>WAR</source>
        <translation>开战</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation>加注</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation>和局 2</translation>
    </message>
    <message>
        <source>POST</source>
        <translation>庄家注</translation>
    </message>
    <message>
        <source>Beat the dealer</source>
        <translation>胜庄</translation>
    </message>
    <message>
        <source>Tie bet</source>
        <translation>和局注</translation>
    </message>
    <message>
        <source>Surrender loses</source>
        <translation>投降输</translation>
    </message>
    <message>
        <source>War won, on both</source>
        <translation>开战胜，两注合计</translation>
    </message>
    <message>
        <source>War tied, on both</source>
        <translation>开战和，两注合计</translation>
    </message>
    <message>
        <source>War won, raise</source>
        <translation>开战胜，加注</translation>
    </message>
    <message>
        <source>War tied, raise</source>
        <translation>开战和，加注</translation>
    </message>
    <message>
        <source>War tie bet</source>
        <translation>开战和局注</translation>
    </message>
    <message>
        <source>BLACK
JACK</source>
        <translation>二十
一点</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>War bonus</source>
        <translation>War 奖励注</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>软 17</translation>
    </message>
    <message>
        <source>dealer hits</source>
        <translation>庄家要牌</translation>
    </message>
    <message>
        <source>dealer stands</source>
        <translation>庄家停牌</translation>
    </message>
    <message>
        <source>War tie</source>
        <translation>War 和局</translation>
    </message>
    <message>
        <source>house wins</source>
        <translation>庄家赢</translation>
    </message>
    <message>
        <source>push</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Ace in War</source>
        <translation>War 中的 A</translation>
    </message>
    <message>
        <source>low</source>
        <translation>小</translation>
    </message>
    <message>
        <source>high</source>
        <translation>大</translation>
    </message>
    <message>
        <source>INSURANCE 2 TO 1</source>
        <translation>保险 1 赔 2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%2 赔 %1</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 至 %3</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>total up to %1</source>
        <translation>总计不超过 %1</translation>
    </message>
</context>
<context>
    <name>Furniture</name>
    <message>
        <source>SHOE</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>DISCARDS</source>
        <translation>弃牌</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>cut card</source>
        <translation>切牌卡之后</translation>
    </message>
    <message>
        <source>every round</source>
        <translation>每局之前</translation>
    </message>
    <message>
        <source>patron</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>house</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>remind once</source>
        <translation>提醒一次</translation>
    </message>
    <message>
        <source>return excess</source>
        <translation>退还超出部分</translation>
    </message>
    <message>
        <source>war round</source>
        <translation>开战之前一次</translation>
    </message>
    <message>
        <source>each card</source>
        <translation>每张开战牌之前</translation>
    </message>
    <message>
        <source>first and dealer</source>
        <translation>第一张开战牌和庄家牌之前</translation>
    </message>
    <message>
        <source>main</source>
        <translation>等于主注</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>per seat</source>
        <translation>逐座</translation>
    </message>
    <message>
        <source>ties then mains</source>
        <translation>先和局注后主注</translation>
    </message>
    <message>
        <source>right to left</source>
        <translation>从右到左</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>从左到右</translation>
    </message>
    <message>
        <source>pick and pay</source>
        <translation>逐家收牌赔付</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>留牌赔付</translation>
    </message>
    <message>
        <source>after pay</source>
        <translation>赔付之后</translation>
    </message>
    <message>
        <source>before pay</source>
        <translation>赔付之前</translation>
    </message>
    <message>
        <source>either</source>
        <translation>均可</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>color for color</source>
        <translation>同色对同色</translation>
    </message>
    <message>
        <source>self</source>
        <translation>自己</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>low</source>
        <translation>小</translation>
    </message>
    <message>
        <source>high</source>
        <translation>大</translation>
    </message>
    <message>
        <source>push</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>The War bonus</source>
        <translation>War 奖励注</translation>
    </message>
    <message>
        <source>Everybody has one card, and so have you. Now settle the War bonus, {settlement.wars}: the higher first card wins.</source>
        <translation>人人都有一张牌，您也有。现在结算 War 奖励注，{settlement.wars}：第一张牌大者赢。</translation>
    </message>
    <message>
        <source>For the bonus the ace is the lowest card.</source>
        <translation>奖励注中 A 最小。</translation>
    </message>
    <message>
        <source>For the bonus the ace is the highest card.</source>
        <translation>奖励注中 A 最大。</translation>
    </message>
    <message>
        <source>Equal ranks: the house takes the bonus bet.</source>
        <translation>点数相同：庄家收奖励注。</translation>
    </message>
    <message>
        <source>Equal ranks: the bonus bet pushes.</source>
        <translation>点数相同：奖励注平手。</translation>
    </message>
    <message>
        <source>A winning bonus pays {bonus.pays}: 20 wins {bonus.pays of 20}. A patron who loses it plays on.</source>
        <translation>赢的奖励注赔 {bonus.pays}：20 赢 {bonus.pays of 20}。输掉的玩家继续玩。</translation>
    </message>
    <message>
        <source>No second card before every bonus bet is settled.</source>
        <translation>所有奖励注结算之前不发第二张牌。</translation>
    </message>
    <message>
        <source>Watch a bonus won and one lost.</source>
        <translation>看一个赢的和一个输的奖励注。</translation>
    </message>
    <message>
        <source>Pay the bonus.</source>
        <translation>赔奖励注。</translation>
    </message>
    <message>
        <source>Take the bonus, nothing else.</source>
        <translation>收奖励注，别的不动。</translation>
    </message>
    <message>
        <source>Equal ranks.</source>
        <translation>点数相同。</translation>
    </message>
    <message>
        <source>What does the War bonus pay?</source>
        <translation>War 奖励注赔多少？</translation>
    </message>
    <message>
        <source>Who wins equal ranks?</source>
        <translation>点数相同谁赢？</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>the patron</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>nobody: the bet pushes</source>
        <translation>没有人：平手</translation>
    </message>
    <message>
        <source>Opening and closing the bets</source>
        <translation>开始和截止下注</translation>
    </message>
    <message>
        <source>A round begins with your call &quot;Place your bets&quot;. Patrons wait for it.</source>
        <translation>一局以您喊“请下注”开始。玩家等着它。</translation>
    </message>
    <message>
        <source>Say &quot;No more bets&quot; before the first card. From then on nothing is added, changed or taken back.</source>
        <translation>第一张牌之前说“停止下注”。此后不得加注、改注或撤注。</translation>
    </message>
    <message>
        <source>Here the bets close with the first card. From then on nothing is added, changed or taken back.</source>
        <translation>这里第一张牌截止下注。此后不得加注、改注或撤注。</translation>
    </message>
    <message>
        <source>Watch for the calls.</source>
        <translation>注意喊话。</translation>
    </message>
    <message>
        <source>Deal the whole round, and open and close the bets yourself. F2 says what comes next.</source>
        <translation>发完整的一局，并自己开始和截止下注。按 F2 查看下一步。</translation>
    </message>
    <message>
        <source>Close the bets before the first card.</source>
        <translation>第一张牌之前截止下注。</translation>
    </message>
    <message>
        <source>When do you say &quot;No more bets&quot;?</source>
        <translation>何时说“停止下注”？</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>第一张牌之前</translation>
    </message>
    <message>
        <source>after the first card</source>
        <translation>第一张牌之后</translation>
    </message>
    <message>
        <source>when everybody has a card</source>
        <translation>人人都有牌时</translation>
    </message>
    <message>
        <source>never, in this house</source>
        <translation>在本赌场从不</translation>
    </message>
    <message>
        <source>When the cards leave the table</source>
        <translation>何时收牌</translation>
    </message>
    <message>
        <source>This house lays and pays: all cards stay until every bet of the table is settled. Then sweep them up, {cards.sweep}, your own last.</source>
        <translation>本赌场留牌赔付：牌桌所有注结算完之前牌都留着。然后收牌，{cards.sweep}，您自己的最后收。</translation>
    </message>
    <message>
        <source>Pay first, then pick up the cards.</source>
        <translation>先赔付，再收牌。</translation>
    </message>
    <message>
        <source>Pick up the cards first, then pay.</source>
        <translation>先收牌，再赔付。</translation>
    </message>
    <message>
        <source>Watch when the cards leave.</source>
        <translation>注意何时收牌。</translation>
    </message>
    <message>
        <source>Settle and collect.</source>
        <translation>结算并收牌。</translation>
    </message>
    <message>
        <source>Sweep the cards in the right direction.</source>
        <translation>按正确方向收牌。</translation>
    </message>
    <message>
        <source>Which style does this house use?</source>
        <translation>本赌场用哪种方式？</translation>
    </message>
    <message>
        <source>Your own hand</source>
        <translation>您自己的手牌</translation>
    </message>
    <message>
        <source>When the last patron has played, turn your hole card. Draw to 17 while a hand still stands against you.</source>
        <translation>最后一位玩家行动完，翻开暗牌。还有手牌与您对赌时补到 17 点。</translation>
    </message>
    <message>
        <source>With a soft 17, an ace and a six, take another card.</source>
        <translation>软 17（A 和 6）再补一张。</translation>
    </message>
    <message>
        <source>With a soft 17, an ace and a six, stand.</source>
        <translation>软 17（A 和 6）停牌。</translation>
    </message>
    <message>
        <source>Watch the dealer draw.</source>
        <translation>看庄家补牌。</translation>
    </message>
    <message>
        <source>Draw as the house wants it.</source>
        <translation>按赌场规定补牌。</translation>
    </message>
    <message>
        <source>You have a soft 17. What do you do?</source>
        <translation>您是软 17。怎么办？</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right, and one to yourself, last.</source>
        <translation>从左到右给每个有注的座位一张明牌，最后给自己一张。</translation>
    </message>
    <message>
        <source>Watch the order of the cards.</source>
        <translation>注意发牌顺序。</translation>
    </message>
    <message>
        <source>Deal. The coach stops you if you pass over a seat.</source>
        <translation>发牌。漏了座位教练会叫停。</translation>
    </message>
    <message>
        <source>Who gets the last card?</source>
        <translation>谁得最后一张牌？</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>the seat at the far right</source>
        <translation>最右边的座位</translation>
    </message>
    <message>
        <source>the seat at the far left</source>
        <translation>最左边的座位</translation>
    </message>
    <message>
        <source>whoever bet most</source>
        <translation>下注最多的人</translation>
    </message>
    <message>
        <source>When the floor decides</source>
        <translation>何时由主管决定</translation>
    </message>
    <message>
        <source>A dispute: stop, call the floor, and go on when it is settled. Calling the floor is never a mistake.</source>
        <translation>争议：停下，请主管，解决后继续。请主管永远不算错。</translation>
    </message>
    <message>
        <source>A malfunction voids the round: call the floor, then every bet and every payment goes back.</source>
        <translation>故障使本局作废：请主管，然后退还每注和每笔赔付。</translation>
    </message>
    <message>
        <source>Call the floor before any payoff above {calls.floor_above}.</source>
        <translation>高于 {calls.floor_above} 的赔付之前请主管。</translation>
    </message>
    <message>
        <source>A wrong payoff is the floor&apos;s to correct. Call before you touch it.</source>
        <translation>错误的赔付由主管更正。动它之前先请主管。</translation>
    </message>
    <message>
        <source>A wrong payoff goes back to the rack whole and is paid again, before you begin another seat.</source>
        <translation>错误的赔付全部收回筹码盘重新赔付，然后才开始另一座位。</translation>
    </message>
    <message>
        <source>Watch a dispute.</source>
        <translation>看一次争议。</translation>
    </message>
    <message>
        <source>A patron will disagree.</source>
        <translation>一位玩家会有异议。</translation>
    </message>
    <message>
        <source>Something breaks.</source>
        <translation>出了故障。</translation>
    </message>
    <message>
        <source>A patron disputes a payout. What comes next?</source>
        <translation>玩家对赔付有异议。下一步是什么？</translation>
    </message>
    <message>
        <source>I call the floor</source>
        <translation>我请主管</translation>
    </message>
    <message>
        <source>I explain it to him</source>
        <translation>我向他解释</translation>
    </message>
    <message>
        <source>I pay him to be safe</source>
        <translation>为保险起见我赔给他</translation>
    </message>
    <message>
        <source>I finish the round first</source>
        <translation>我先打完这一局</translation>
    </message>
    <message>
        <source>A full table: bonus, naturals, busts</source>
        <translation>满桌：奖励注、天生黑杰克、爆牌</translation>
    </message>
    <message>
        <source>Everything at once now: the bonus, a natural, a bust, and your own hand. Accuracy first; speed comes by itself.</source>
        <translation>现在一起来：奖励注、天生黑杰克、爆牌和您自己的手牌。准确第一；速度自然会来。</translation>
    </message>
    <message>
        <source>Watch the house&apos;s own dealer.</source>
        <translation>看赌场自己的荷官。</translation>
    </message>
    <message>
        <source>Your table.</source>
        <translation>您的牌桌。</translation>
    </message>
    <message>
        <source>And somebody bets late.</source>
        <translation>还有人迟下注。</translation>
    </message>
    <message>
        <source>A full table: two wars and a war tie</source>
        <translation>满桌：两处开战，一处和局</translation>
    </message>
    <message>
        <source>Everything at once now: winners, losers, tie bets, two wars, and one of them ties. Accuracy first; speed comes by itself.</source>
        <translation>现在一起来：赢家、输家、和局注、两处开战，其中一处和局。准确第一；速度自然会来。</translation>
    </message>
    <message>
        <source>Watch the house&apos;s own dealer with two wars.</source>
        <translation>看赌场自己的荷官处理两处开战。</translation>
    </message>
    <message>
        <source>Going to war</source>
        <translation>开战</translation>
    </message>
    <message>
        <source>The patron puts a war bet beside his main bet, of the same amount.</source>
        <translation>玩家在主注旁放开战注，金额相同。</translation>
    </message>
    <message>
        <source>Post the same amount for the house, before the first burn or war card.</source>
        <translation>第一次烧牌或开战牌之前，为庄家放同样的金额。</translation>
    </message>
    <message>
        <source>The house posts nothing here.</source>
        <translation>这里庄家不放注。</translation>
    </message>
    <message>
        <source>Settle every other first bet before the war begins.</source>
        <translation>开战之前先结算所有其他首注。</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down before each war card, yours too.</source>
        <translation>每张开战牌之前烧 {war.burn|张牌|张牌}，牌面朝下，包括您的。</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down once, before the first war card.</source>
        <translation>第一张开战牌之前烧 {war.burn|张牌|张牌} 一次，牌面朝下。</translation>
    </message>
    <message>
        <source>Burn {war.burn|card|cards} face down before the first war card, and {war.burn} more before your own.</source>
        <translation>第一张开战牌之前烧 {war.burn|张牌|张牌}，牌面朝下，您自己的之前再烧 {war.burn} 张。</translation>
    </message>
    <message>
        <source>Burn nothing before a war in this house.</source>
        <translation>本赌场开战之前不烧牌。</translation>
    </message>
    <message>
        <source>Then one card face up to each patron at war, from left to right, and one to yourself.</source>
        <translation>然后从左到右给每位开战玩家一张明牌，再给自己一张。</translation>
    </message>
    <message>
        <source>Watch a war from the offer to the last card.</source>
        <translation>看一次开战，从询问到最后一张牌。</translation>
    </message>
    <message>
        <source>Post for the house.</source>
        <translation>为庄家放注。</translation>
    </message>
    <message>
        <source>Count the burned cards.</source>
        <translation>数好烧掉的牌。</translation>
    </message>
    <message>
        <source>Deal the war.</source>
        <translation>发开战牌。</translation>
    </message>
    <message>
        <source>How many cards are burned at a time?</source>
        <translation>一次烧几张牌？</translation>
    </message>
    <message>
        <source>When are cards burned in a war?</source>
        <translation>开战时何时烧牌？</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>保险与等额赔付</translation>
    </message>
    <message>
        <source>You show an ace: offer insurance to everybody before you go on. It costs up to half the bet and pays 2:1 if you have blackjack.</source>
        <translation>您亮 A：继续之前向所有人提供保险。最多半注，您有黑杰克时赔 2:1。</translation>
    </message>
    <message>
        <source>A patron with a natural may take even money: pay him 1:1 at once and collect his cards.</source>
        <translation>有天生黑杰克的玩家可以要等额赔付：立即赔他 1:1 并收他的牌。</translation>
    </message>
    <message>
        <source>Watch the offer.</source>
        <translation>看如何询问。</translation>
    </message>
    <message>
        <source>Offer it, and settle it.</source>
        <translation>提供保险，并结算。</translation>
    </message>
    <message>
        <source>When do you offer insurance?</source>
        <translation>何时提供保险？</translation>
    </message>
    <message>
        <source>when I show an ace</source>
        <translation>我亮 A 时</translation>
    </message>
    <message>
        <source>when I show a ten</source>
        <translation>我亮 10 时</translation>
    </message>
    <message>
        <source>when a patron asks for it</source>
        <translation>玩家要求时</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Late bets</source>
        <translation>迟注</translation>
    </message>
    <message>
        <source>Chips that come down after the bets are closed do not play. Refuse them before your next act, whoever put them down. Of a bet that was raised too late, only the addition goes back.</source>
        <translation>截止后下的筹码无效。不论是谁的，您下一个动作之前先拒绝。迟加的注只退还加的部分。</translation>
    </message>
    <message>
        <source>Watch a late bet refused.</source>
        <translation>看拒绝迟注。</translation>
    </message>
    <message>
        <source>Somebody will be late. Keep your eyes open.</source>
        <translation>有人会迟到。留神。</translation>
    </message>
    <message>
        <source>A patron adds 10 to his bet after the first card. What goes back?</source>
        <translation>第一张牌之后玩家加注 10。退还什么？</translation>
    </message>
    <message>
        <source>the 10</source>
        <translation>那 10</translation>
    </message>
    <message>
        <source>the whole bet</source>
        <translation>整注</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>什么都不退</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>它的一半</translation>
    </message>
    <message>
        <source>Bets outside the limits</source>
        <translation>限额以外的注</translation>
    </message>
    <message>
        <source>A main bet is {limits.main.min} to {limits.main.max} here.</source>
        <translation>这里主注为 {limits.main.min} 至 {limits.main.max}。</translation>
    </message>
    <message>
        <source>A tie bet is {limits.tie.min} to {limits.tie.max}.</source>
        <translation>和局注为 {limits.tie.min} 至 {limits.tie.max}。</translation>
    </message>
    <message>
        <source>A War bonus is {limits.bonus.min} to {limits.bonus.max}.</source>
        <translation>War 奖励注为 {limits.bonus.min} 至 {limits.bonus.max}。</translation>
    </message>
    <message>
        <source>Main bet and side bet of a seat together stay within {limits.combined_max}.</source>
        <translation>一个座位的主注与边注合计不超过 {limits.combined_max}。</translation>
    </message>
    <message>
        <source>Refuse a bet below the minimum.</source>
        <translation>拒绝低于最低限额的注。</translation>
    </message>
    <message>
        <source>Honour the first bet below the minimum and remind the patron. Refuse the next one.</source>
        <translation>第一次低于最低限额的注接受并提醒玩家。下一次拒绝。</translation>
    </message>
    <message>
        <source>Above the maximum, hand back the excess; the rest stands.</source>
        <translation>高于最高限额，退还超出部分；其余有效。</translation>
    </message>
    <message>
        <source>Refuse a bet above the maximum.</source>
        <translation>拒绝高于最高限额的注。</translation>
    </message>
    <message>
        <source>Deal with it before you close the bets.</source>
        <translation>截止下注之前处理好。</translation>
    </message>
    <message>
        <source>Watch a bet above the maximum.</source>
        <translation>看高于最高限额的注。</translation>
    </message>
    <message>
        <source>Deal with the bet that is too high.</source>
        <translation>处理过高的注。</translation>
    </message>
    <message>
        <source>Deal with the bet that is too low.</source>
        <translation>处理过低的注。</translation>
    </message>
    <message>
        <source>What is the highest main bet?</source>
        <translation>主注最高多少？</translation>
    </message>
    <message>
        <source>What happens to a bet above the maximum?</source>
        <translation>高于最高限额的注怎么办？</translation>
    </message>
    <message>
        <source>the excess goes back</source>
        <translation>超出部分退还</translation>
    </message>
    <message>
        <source>all of it goes back</source>
        <translation>全部退还</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>the floor decides</source>
        <translation>由主管决定</translation>
    </message>
    <message>
        <source>Main bets</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>Compare each card with yours. The ace is high, and suits do not matter. A higher card wins: pay the main bet 1:1. A lower card loses: take the bet.</source>
        <translation>每张牌与您的比较。A 最大，花色不计。牌大者赢：主注赔 1:1。牌小者输：收注。</translation>
    </message>
    <message>
        <source>Watch a winner and a loser.</source>
        <translation>看一个赢家和一个输家。</translation>
    </message>
    <message>
        <source>Settle the main bets.</source>
        <translation>结算主注。</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>天生黑杰克</translation>
    </message>
    <message>
        <source>An ace and a ten in the first two cards are a natural. It pays {blackjack.pays} when its turn comes: 20 wins {blackjack.pays of 20}, 50 wins {blackjack.pays of 50}. Collect its cards at once.</source>
        <translation>头两张为 A 和 10 是天生黑杰克。轮到时赔 {blackjack.pays}：20 赢 {blackjack.pays of 20}，50 赢 {blackjack.pays of 50}。立即收它的牌。</translation>
    </message>
    <message>
        <source>Watch a natural paid.</source>
        <translation>看赔付天生黑杰克。</translation>
    </message>
    <message>
        <source>Pay naturals.</source>
        <translation>赔付天生黑杰克。</translation>
    </message>
    <message>
        <source>What does a natural pay?</source>
        <translation>天生黑杰克赔多少？</translation>
    </message>
    <message>
        <source>A natural on 30: what do you pay?</source>
        <translation>注 30 的天生黑杰克：赔多少？</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>新牌靴</translation>
    </message>
    <message>
        <source>The cards are shuffled before every round: shuffle, load, go on.</source>
        <translation>每局之前洗牌：洗牌，装靴，继续。</translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round. Then: shuffle, offer the cut, cut, put the cut card at most {shoe.cut_card_from_end|card|cards} from the end, load the shoe.</source>
        <translation>切牌卡出现后，打完这一局。然后：洗牌，请人切牌，切牌，切牌卡离底部最多 {shoe.cut_card_from_end|张|张}，装靴。</translation>
    </message>
    <message>
        <source>Burn {shoe.burn_first|card|cards} from a new shoe.</source>
        <translation>新牌靴烧 {shoe.burn_first|张牌|张牌}。</translation>
    </message>
    <message>
        <source>Watch a new shoe.</source>
        <translation>看新牌靴。</translation>
    </message>
    <message>
        <source>Watch the shuffle.</source>
        <translation>看洗牌。</translation>
    </message>
    <message>
        <source>Prepare the shoe yourself.</source>
        <translation>自己准备牌靴。</translation>
    </message>
    <message>
        <source>Shuffle and load.</source>
        <translation>洗牌并装靴。</translation>
    </message>
    <message>
        <source>How many decks are in the shoe?</source>
        <translation>牌靴里有几副牌？</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>Settle seat by seat, {settlement.mains}: the bets of one seat, then the next seat.</source>
        <translation>逐座结算，{settlement.mains}：一个座位的注，然后下一座位。</translation>
    </message>
    <message>
        <source>Settle in two passes: first all tie bets, {settlement.ties}; then all main bets, {settlement.mains}.</source>
        <translation>分两遍结算：先所有和局注，{settlement.ties}；后所有主注，{settlement.mains}。</translation>
    </message>
    <message>
        <source>Settle the main bets {settlement.mains}.</source>
        <translation>主注{settlement.mains}结算。</translation>
    </message>
    <message>
        <source>Begin a seat, finish it, and go on. A seat out of turn is a mistake even if every amount is right.</source>
        <translation>开始一个座位，完成它，再继续。顺序错了，即使金额都对也算错。</translation>
    </message>
    <message>
        <source>Watch in which order the seats are settled.</source>
        <translation>注意座位的结算顺序。</translation>
    </message>
    <message>
        <source>Settle in order.</source>
        <translation>按顺序结算。</translation>
    </message>
    <message>
        <source>In which direction do main bets go?</source>
        <translation>主注按哪个方向？</translation>
    </message>
    <message>
        <source>In which direction do tie bets go?</source>
        <translation>和局注按哪个方向？</translation>
    </message>
    <message>
        <source>Letting the winnings ride</source>
        <translation>留下赢利</translation>
    </message>
    <message>
        <source>After you have paid the bonus, ask the winner whether he leaves the winnings on the hand. Wait for his answer.</source>
        <translation>赔完奖励注后，问赢家是否把赢利留在手牌上。等他回答。</translation>
    </message>
    <message>
        <source>He leaves them: push the original bet back to him. The winnings stay on the War spot and ride on his blackjack hand.</source>
        <translation>他留下：把原注推还给他。赢利留在 War 投注位上，随他的黑杰克手牌。</translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation>他全部拿走：把注和赢利交给他。</translation>
    </message>
    <message>
        <source>Watch a parlay.</source>
        <translation>看一次连押。</translation>
    </message>
    <message>
        <source>Ask, and hand back the original bet.</source>
        <translation>询问，并退还原注。</translation>
    </message>
    <message>
        <source>A patron takes it all.</source>
        <translation>一位玩家全部拿走。</translation>
    </message>
    <message>
        <source>25, the original bet</source>
        <translation>25，原注</translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation>玩家行动</translation>
    </message>
    <message>
        <source>From left to right: one hand at a time. Give a card only when the patron signals for it.</source>
        <translation>从左到右：一次一手。玩家示意才发牌。</translation>
    </message>
    <message>
        <source>Over 21 is bust: take the chips at once, then the cards, before you go on.</source>
        <translation>超过 21 点为爆牌：先立即收筹码，再收牌，然后才继续。</translation>
    </message>
    <message>
        <source>21 stands without a signal.</source>
        <translation>21 点无须示意即停。</translation>
    </message>
    <message>
        <source>Watch a hand go bust.</source>
        <translation>看一手爆牌。</translation>
    </message>
    <message>
        <source>Deal only what is asked for.</source>
        <translation>只发玩家要的牌。</translation>
    </message>
    <message>
        <source>Chips first, then cards.</source>
        <translation>先筹码，后牌。</translation>
    </message>
    <message>
        <source>A hand is bust. What comes first?</source>
        <translation>一手爆牌。先做什么？</translation>
    </message>
    <message>
        <source>its chips go to the rack</source>
        <translation>筹码收入筹码盘</translation>
    </message>
    <message>
        <source>its cards go to the rack</source>
        <translation>牌放入弃牌盒</translation>
    </message>
    <message>
        <source>the next patron plays</source>
        <translation>下一位玩家行动</translation>
    </message>
    <message>
        <source>nothing, until the end of the round</source>
        <translation>什么都不做，直到本局结束</translation>
    </message>
    <message>
        <source>Seats, spots and chips</source>
        <translation>座位、投注位和筹码</translation>
    </message>
    <message>
        <source>You stand behind the table. Seat 1 is at your far left, and the highest number, {table.seats}, is at your far right. Left to right means from low numbers to high ones, always as you see it.</source>
        <translation>您站在牌桌后。座位 1 在您最左边，最大号 {table.seats} 在您最右边。从左到右指从小号到大号，总以您的视角为准。</translation>
    </message>
    <message>
        <source>A patron may play up to {table.hands_per_patron|spot|spots}.</source>
        <translation>一位玩家最多玩 {table.hands_per_patron|个投注位|个投注位}。</translation>
    </message>
    <message>
        <source>The chips here are worth {table.chips}.</source>
        <translation>这里筹码面值为 {table.chips}。</translation>
    </message>
    <message>
        <source>If chips cannot make a payout, it is rounded up: the patron gains.</source>
        <translation>筹码凑不出赔付时向上取整：玩家得益。</translation>
    </message>
    <message>
        <source>If chips cannot make a payout, it is rounded down: the house gains.</source>
        <translation>筹码凑不出赔付时向下取整：庄家得益。</translation>
    </message>
    <message>
        <source>Build every payout from the fewest chips.</source>
        <translation>每笔赔付用最少的筹码。</translation>
    </message>
    <message>
        <source>Pay colour for colour: a bet of green chips is paid in green chips.</source>
        <translation>同色对同色：绿色筹码的注用绿色筹码赔。</translation>
    </message>
    <message>
        <source>How many seats does this table have?</source>
        <translation>这张牌桌有几个座位？</translation>
    </message>
    <message>
        <source>A seat is on your far right. Which one is it?</source>
        <translation>一个座位在您最右边。是哪个？</translation>
    </message>
    <message>
        <source>seat {table.seats}</source>
        <translation>座位 {table.seats}</translation>
    </message>
    <message>
        <source>seat 1</source>
        <translation>座位 1</translation>
    </message>
    <message>
        <source>Watch one round. Follow the cards from left to right.</source>
        <translation>看一局。从左到右跟着牌看。</translation>
    </message>
    <message>
        <source>Second cards and the hole card</source>
        <translation>第二张牌与暗牌</translation>
    </message>
    <message>
        <source>Deal a second card face up to each patron, from left to right, and your own face down.</source>
        <translation>从左到右给每位玩家第二张明牌，您自己的牌面朝下。</translation>
    </message>
    <message>
        <source>With an ace or a ten up, look at your hole card before anybody plays.</source>
        <translation>亮 A 或 10 时，任何人行动之前看您的暗牌。</translation>
    </message>
    <message>
        <source>Nobody looks at the hole card before the patrons have played.</source>
        <translation>玩家行动完之前谁也不看暗牌。</translation>
    </message>
    <message>
        <source>Watch the second cards.</source>
        <translation>看第二张牌。</translation>
    </message>
    <message>
        <source>Keep your second card down.</source>
        <translation>第二张牌保持朝下。</translation>
    </message>
    <message>
        <source>Look when you must.</source>
        <translation>该看时看。</translation>
    </message>
    <message>
        <source>How is your own second card dealt?</source>
        <translation>您自己的第二张牌怎么发？</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>牌面朝下</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>牌面朝上</translation>
    </message>
    <message>
        <source>not before the patrons have played</source>
        <translation>玩家行动完之后才发</translation>
    </message>
    <message>
        <source>Settling the hands</source>
        <translation>结算手牌</translation>
    </message>
    <message>
        <source>Settle the hands {settlement.mains}: higher than yours wins 1:1, lower loses, equal pushes. A push stays where it is.</source>
        <translation>手牌{settlement.mains}结算：高于您的赢 1:1，低于您的输，相同平手。平手的注不动。</translation>
    </message>
    <message>
        <source>Watch the settlement.</source>
        <translation>看结算。</translation>
    </message>
    <message>
        <source>Compare and settle.</source>
        <translation>比较并结算。</translation>
    </message>
    <message>
        <source>Keep to the order.</source>
        <translation>保持顺序。</translation>
    </message>
    <message>
        <source>In which direction are hands settled?</source>
        <translation>手牌按哪个方向结算？</translation>
    </message>
    <message>
        <source>Cards that slip out</source>
        <translation>滑出的牌</translation>
    </message>
    <message>
        <source>A card slides out of the shoe and nobody saw its face: it is simply the next card.</source>
        <translation>牌滑出牌靴而无人看见牌面：它就是下一张牌。</translation>
    </message>
    <message>
        <source>A card that was seen goes to the discard rack before the next card is dealt.</source>
        <translation>被看见的牌在发下一张之前放入弃牌盒。</translation>
    </message>
    <message>
        <source>Watch an exposed card.</source>
        <translation>看一张误亮的牌。</translation>
    </message>
    <message>
        <source>A card will slip. Look whether it was seen.</source>
        <translation>会有牌滑出。注意是否被看见。</translation>
    </message>
    <message>
        <source>A card slides out face up. What do you do with it?</source>
        <translation>一张牌面朝上滑出。怎么处理？</translation>
    </message>
    <message>
        <source>discard it</source>
        <translation>弃掉</translation>
    </message>
    <message>
        <source>deal it to the next seat</source>
        <translation>发给下一座位</translation>
    </message>
    <message>
        <source>put it back into the shoe</source>
        <translation>放回牌靴</translation>
    </message>
    <message>
        <source>show it to the floor</source>
        <translation>给主管看</translation>
    </message>
    <message>
        <source>War or surrender</source>
        <translation>开战还是投降</translation>
    </message>
    <message>
        <source>The cards tie: the main bet is not decided. Ask the patron in his turn: &quot;War or surrender?&quot; Wait for his answer before you touch the bet.</source>
        <translation>牌相同：主注未定。轮到时问玩家：“开战还是投降？”等他回答，然后才动注。</translation>
    </message>
    <message>
        <source>The cards tie: the main bet is not decided. The patron says whether he surrenders or goes to war.</source>
        <translation>牌相同：主注未定。由玩家说投降还是开战。</translation>
    </message>
    <message>
        <source>If he surrenders, the house takes part of the main bet, {surrender.loses}: of 50, take {surrender.loses of 50}. The rest stays his.</source>
        <translation>他投降时，庄家收主注的一部分，{surrender.loses}：50 收 {surrender.loses of 50}。其余归他。</translation>
    </message>
    <message>
        <source>Watch a surrender.</source>
        <translation>看一次投降。</translation>
    </message>
    <message>
        <source>Take the right part of the bet, and no more.</source>
        <translation>收注的正确部分，不多收。</translation>
    </message>
    <message>
        <source>Ask, wait, act.</source>
        <translation>问，等，做。</translation>
    </message>
    <message>
        <source>What part of the main bet does a surrender cost?</source>
        <translation>投降付出主注的多少？</translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation>和局注</translation>
    </message>
    <message>
        <source>A tie bet wins if the first cards have the same rank. It pays {tie_bet.pays}: 5 wins {tie_bet.pays of 5}, 25 wins {tie_bet.pays of 25}. If the cards differ, it loses, whoever wins the main bet.</source>
        <translation>第一张牌点数相同时和局注赢。赔 {tie_bet.pays}：5 赢 {tie_bet.pays of 5}，25 赢 {tie_bet.pays of 25}。不同则输，不论主注谁赢。</translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation>和局注可以没有主注。</translation>
    </message>
    <message>
        <source>A tie bet needs a main bet. Refuse one that stands alone.</source>
        <translation>和局注须有主注。单独的拒绝。</translation>
    </message>
    <message>
        <source>Call the floor before you pay more than {calls.floor_above}.</source>
        <translation>赔付高于 {calls.floor_above} 之前请主管。</translation>
    </message>
    <message>
        <source>Watch a tie bet paid at {tie_bet.pays}.</source>
        <translation>看和局注按 {tie_bet.pays} 赔付。</translation>
    </message>
    <message>
        <source>Pay and take tie bets.</source>
        <translation>赔付和收取和局注。</translation>
    </message>
    <message>
        <source>Somebody bets on a tie alone.</source>
        <translation>有人只押和局。</translation>
    </message>
    <message>
        <source>What does a tie bet pay here?</source>
        <translation>这里和局注赔多少？</translation>
    </message>
    <message>
        <source>A tie bet of 15 wins. What do you pay?</source>
        <translation>15 的和局注赢了。赔多少？</translation>
    </message>
    <message>
        <source>Paying a war</source>
        <translation>赔付开战</translation>
    </message>
    <message>
        <source>Settle the wars {settlement.wars}.</source>
        <translation>开战{settlement.wars}结算。</translation>
    </message>
    <message>
        <source>The patron is higher: he wins {war.win_pays} on the war bet; 25 wins {war.win_pays of 25}. The main bet pushes.</source>
        <translation>玩家大：开战注赢 {war.win_pays}；25 赢 {war.win_pays of 25}。主注平手。</translation>
    </message>
    <message>
        <source>The patron is higher: he wins {war.win_pays} on the war bet, and the post you put up is part of it. Give him the post, and pay what is missing. The main bet pushes.</source>
        <translation>玩家大：开战注赢 {war.win_pays}，您放的庄家注是其中一部分。把庄家注给他，并补付差额。主注平手。</translation>
    </message>
    <message>
        <source>The war ties: the war bet wins {war.tie_pays}; 25 wins {war.tie_pays of 25}.</source>
        <translation>开战和局：开战注赢 {war.tie_pays}；25 赢 {war.tie_pays of 25}。</translation>
    </message>
    <message>
        <source>The war ties: the war bet wins {war.tie_pays}, the post included. Give the post and pay the rest.</source>
        <translation>开战和局：开战注赢 {war.tie_pays}，含庄家注。给他庄家注并付其余。</translation>
    </message>
    <message>
        <source>You are higher: take the main bet and the war bet.</source>
        <translation>您大：收主注和开战注。</translation>
    </message>
    <message>
        <source>You are higher: take the main bet, the war bet and the post.</source>
        <translation>您大：收主注、开战注和庄家注。</translation>
    </message>
    <message>
        <source>Watch a war won and a war lost.</source>
        <translation>看一次开战赢和一次开战输。</translation>
    </message>
    <message>
        <source>Pay a war that is won.</source>
        <translation>赔付赢的开战。</translation>
    </message>
    <message>
        <source>Take a war that is lost.</source>
        <translation>收取输的开战。</translation>
    </message>
    <message>
        <source>Pay a tied war.</source>
        <translation>赔付和局的开战。</translation>
    </message>
    <message>
        <source>What does a war that is won pay on the war bet?</source>
        <translation>赢的开战按开战注赔多少？</translation>
    </message>
    <message>
        <source>What does a tied war pay on the war bet?</source>
        <translation>和局的开战按开战注赔多少？</translation>
    </message>
    <message>
        <source>Tie bets on the war cards</source>
        <translation>开战和局注</translation>
    </message>
    <message>
        <source>With his war bet a patron may bet that the war cards tie. It pays {war.tie_bet.pays}: 25 wins {war.tie_bet.pays of 25}.</source>
        <translation>玩家下开战注时可以押开战牌相同。赔 {war.tie_bet.pays}：25 赢 {war.tie_bet.pays of 25}。</translation>
    </message>
    <message>
        <source>This bet must be exactly the amount of the main bet. Refuse any other amount.</source>
        <translation>此注必须正好等于主注。其他金额一律拒绝。</translation>
    </message>
    <message>
        <source>Watch a tie bet on the war cards.</source>
        <translation>看一次开战和局注。</translation>
    </message>
    <message>
        <source>Settle it.</source>
        <translation>结算它。</translation>
    </message>
    <message>
        <source>Somebody bets the wrong amount.</source>
        <translation>有人下错金额。</translation>
    </message>
    <message>
        <source>What does a tie bet on the war cards pay?</source>
        <translation>开战和局注赔多少？</translation>
    </message>
    <message>
        <source>This house picks and pays: the cards of a seat leave with its settlement, before you begin another seat.</source>
        <translation>本赌场逐家收牌赔付：一个座位的牌随其结算收走，然后才开始另一座位。</translation>
    </message>
    <message>
        <source>Everything at once now: winners, losers, two wars, and one of them ties. Accuracy first; speed comes by itself.</source>
        <translation>现在一起来：赢家、输家、两处开战，其中一处和局。准确第一；速度自然会来。</translation>
    </message>
    <message>
        <source>One seat, and yet everything comes up: winners, losers, and a war that ties. Accuracy first; speed comes by itself.</source>
        <translation>只有一个座位，却什么都会出现：赢、输和一次和局的开战。准确第一；速度自然会来。</translation>
    </message>
    <message>
        <source>A patron bets 25 and has a king. You have a nine. What do you pay?</source>
        <translation>一位玩家下 25，是 K。您是 9。赔多少？</translation>
    </message>
    <message>
        <source>A bonus of 25 wins, and the patron lets it ride. What do you hand back?</source>
        <translation>25 的奖励注赢了，玩家留下赢利。您退还什么？</translation>
    </message>
    <message>
        <source>{bonus.pays of 25}, the winnings</source>
        <translation>{bonus.pays of 25}，赢利</translation>
    </message>
    <message>
        <source>bet and winnings</source>
        <translation>注和赢利</translation>
    </message>
    <message>
        <source>You stand behind the table. It has a single seat, in front of you.</source>
        <translation>您站在牌桌后。它只有一个座位，在您面前。</translation>
    </message>
    <message>
        <source>The spot WAR is for the main bet. When a patron goes to war, his second bet lies beside it, on RAISE.</source>
        <translation>WAR 位放主注。玩家开战时，第二注放在旁边的 RAISE 位。</translation>
    </message>
    <message>
        <source>On TIE lies a bet that the patron&apos;s first card and yours are of the same rank.</source>
        <translation>TIE 位的注押的是玩家的第一张牌与您的牌点数相同。</translation>
    </message>
    <message>
        <source>On POST you put the house&apos;s chips when a patron goes to war, as many as his war bet.</source>
        <translation>玩家开战时，您把赌场的筹码放在 POST 位，数额与其开战注相同。</translation>
    </message>
    <message>
        <source>The large spot is for the blackjack bet, the spot WAR for the War bonus.</source>
        <translation>大位放二十一点注，WAR 位放 War 奖金注。</translation>
    </message>
    <message>
        <source>seat 2</source>
        <translation>座位 2</translation>
    </message>
    <message>
        <source>seat 3</source>
        <translation>座位 3</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 billion</source>
        <translation>%1 十亿</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 百万</translation>
    </message>
    <message>
        <source>%1 thousand</source>
        <translation>%1 千</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>牌面朝下</translation>
    </message>
    <message>
        <source>Shoe, %1 cards</source>
        <translation>牌靴，%1 张牌</translation>
    </message>
    <message>
        <source>Exposed card at the shoe</source>
        <translation>牌靴旁的明牌</translation>
    </message>
    <message>
        <source>Card out of the shoe, not exposed</source>
        <translation>滑出牌靴的牌，未亮开</translation>
    </message>
    <message>
        <source>Discard rack, %1 cards</source>
        <translation>弃牌盒，%1 张牌</translation>
    </message>
    <message>
        <source>Chips of %1</source>
        <translation>%1 面值筹码</translation>
    </message>
    <message>
        <source>Tray rim, drops chips into their tubes</source>
        <translation>筹码盘边缘：把筹码放回槽内</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>您的手</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1, payoff on the %2, %3</source>
        <translation>%1，%2的赔付，%3</translation>
    </message>
    <message>
        <source>%1, late on the %2, %3</source>
        <translation>%1，%2的迟注，%3</translation>
    </message>
    <message>
        <source>%1, cards: %2</source>
        <translation>%1，牌：%2</translation>
    </message>
    <message>
        <source>%1, next card</source>
        <translation>%1，下一张牌</translation>
    </message>
    <message>
        <source>%1, patron</source>
        <translation>%1，玩家</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Deal Casino War: one card each, and a war on a tie.</source>
        <translation>发 Casino War：每人一张牌，和局则开战。</translation>
    </message>
    <message>
        <source>Deal blackjack with a War bonus on the first cards; settle the bonus before the second cards.</source>
        <translation>发带 War 奖励注的黑杰克：奖励注看首张牌，在第二张牌前结算。</translation>
    </message>
    <message>
        <source>Deal from one deck, not %2.</source>
        <translation>用一副牌，而不是 %2 副。</translation>
    </message>
    <message>
        <source>Deal from one deck.</source>
        <translation>用一副牌。</translation>
    </message>
    <message>
        <source>Deal from %1 decks, not %2.</source>
        <translation>用 %1 副牌，而不是 %2 副。</translation>
    </message>
    <message>
        <source>Deal from %1 decks.</source>
        <translation>用 %1 副牌。</translation>
    </message>
    <message>
        <source>Shuffle after the round in which the cut card comes out.</source>
        <translation>切牌卡出现的那一局结束后洗牌。</translation>
    </message>
    <message>
        <source>Shuffle before every round.</source>
        <translation>每局之前洗牌。</translation>
    </message>
    <message>
        <source>Place the cut card at most %1 cards from the end.</source>
        <translation>切牌卡离底部最多 %1 张。</translation>
    </message>
    <message>
        <source>Burn nothing from a new shoe.</source>
        <translation>新牌靴不烧牌。</translation>
    </message>
    <message>
        <source>Burn the first card of a new shoe.</source>
        <translation>烧掉新牌靴的第一张牌。</translation>
    </message>
    <message>
        <source>Burn the first %1 cards of a new shoe.</source>
        <translation>烧掉新牌靴的前 %1 张牌。</translation>
    </message>
    <message>
        <source>The table has one seat.</source>
        <translation>牌桌有一个座位。</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>牌桌有 %1 个座位。</translation>
    </message>
    <message>
        <source>A patron plays one spot.</source>
        <translation>每位玩家玩一个投注位。</translation>
    </message>
    <message>
        <source>A patron plays up to %1 spots.</source>
        <translation>每位玩家最多玩 %1 个投注位。</translation>
    </message>
    <message>
        <source>The chips are %1.</source>
        <translation>筹码为 %1。</translation>
    </message>
    <message>
        <source>Round in the patron&apos;s favour what the chips cannot make.</source>
        <translation>筹码凑不出的金额按有利于玩家取整。</translation>
    </message>
    <message>
        <source>Round in the house&apos;s favour what the chips cannot make.</source>
        <translation>筹码凑不出的金额按有利于庄家取整。</translation>
    </message>
    <message>
        <source>Round nothing: pay exact amounts.</source>
        <translation>不取整：按精确金额赔付。</translation>
    </message>
    <message>
        <source>The main bet is at least %1, not %2.</source>
        <translation>主注至少 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The main bet is at least %1.</source>
        <translation>主注至少 %1。</translation>
    </message>
    <message>
        <source>The main bet is at most %1, not %2.</source>
        <translation>主注最多 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The main bet is at most %1.</source>
        <translation>主注最多 %1。</translation>
    </message>
    <message>
        <source>The tie bet is at least %1, not %2.</source>
        <translation>和局注至少 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The tie bet is at least %1.</source>
        <translation>和局注至少 %1。</translation>
    </message>
    <message>
        <source>The tie bet is at most %1, not %2.</source>
        <translation>和局注最多 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The tie bet is at most %1.</source>
        <translation>和局注最多 %1。</translation>
    </message>
    <message>
        <source>The War bonus is at least %1, not %2.</source>
        <translation>War 奖励注至少 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The War bonus is at least %1.</source>
        <translation>War 奖励注至少 %1。</translation>
    </message>
    <message>
        <source>The War bonus is at most %1, not %2.</source>
        <translation>War 奖励注最多 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The War bonus is at most %1.</source>
        <translation>War 奖励注最多 %1。</translation>
    </message>
    <message>
        <source>There is no limit on the bets of a seat together.</source>
        <translation>单个座位的总注没有限额。</translation>
    </message>
    <message>
        <source>The bets of a seat together are at most %1.</source>
        <translation>单个座位的总注最多 %1。</translation>
    </message>
    <message>
        <source>Refuse a bet below the minimum.</source>
        <translation>拒绝低于最低限额的注。</translation>
    </message>
    <message>
        <source>Honour a patron&apos;s first bet below the minimum with a reminder; refuse the second.</source>
        <translation>玩家第一次低于最低限额的注予以承认并提醒；第二次拒绝。</translation>
    </message>
    <message>
        <source>Refuse a bet above the maximum.</source>
        <translation>拒绝超过最高限额的注。</translation>
    </message>
    <message>
        <source>Hand back what is above the maximum.</source>
        <translation>退还超过最高限额的部分。</translation>
    </message>
    <message>
        <source>Take no tie bets: refuse them.</source>
        <translation>不接受和局注：拒绝。</translation>
    </message>
    <message>
        <source>Take tie bets.</source>
        <translation>接受和局注。</translation>
    </message>
    <message>
        <source>Refuse a tie bet without a main bet.</source>
        <translation>拒绝没有主注的和局注。</translation>
    </message>
    <message>
        <source>Take a tie bet without a main bet.</source>
        <translation>接受没有主注的和局注。</translation>
    </message>
    <message>
        <source>Pay a winning tie bet %1, not %2.</source>
        <translation>和局注赢时赔 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>Pay a winning tie bet %1.</source>
        <translation>和局注赢时赔 %1。</translation>
    </message>
    <message>
        <source>Offer no surrender: a tied patron goes to war.</source>
        <translation>不提供投降：和局玩家必须开战。</translation>
    </message>
    <message>
        <source>Offer a tied patron war or surrender.</source>
        <translation>询问和局玩家：开战还是投降。</translation>
    </message>
    <message>
        <source>Take %1 of the main bet on a surrender.</source>
        <translation>投降时收取主注的%1。</translation>
    </message>
    <message>
        <source>Burn no cards before a war.</source>
        <translation>开战前不烧牌。</translation>
    </message>
    <message>
        <source>Burn once, before the first war card.</source>
        <translation>烧一次，在第一张开战牌之前。</translation>
    </message>
    <message>
        <source>Burn before each war card, the dealer&apos;s too.</source>
        <translation>每张开战牌之前都烧，包括庄家的。</translation>
    </message>
    <message>
        <source>Burn before the first war card and before the dealer&apos;s.</source>
        <translation>在第一张开战牌和庄家的牌之前烧牌。</translation>
    </message>
    <message>
        <source>Burn one card before a war, not %2.</source>
        <translation>开战前烧一张牌，而不是 %2 张。</translation>
    </message>
    <message>
        <source>Burn one card before a war.</source>
        <translation>开战前烧一张牌。</translation>
    </message>
    <message>
        <source>Burn %1 cards before a war, not %2.</source>
        <translation>开战前烧 %1 张牌，而不是 %2 张。</translation>
    </message>
    <message>
        <source>Burn %1 cards before a war.</source>
        <translation>开战前烧 %1 张牌。</translation>
    </message>
    <message>
        <source>Post nothing when a patron goes to war; pay a war that is won or tied from the tray.</source>
        <translation>玩家开战时庄家不放注；赢或和的开战由筹码盘赔付。</translation>
    </message>
    <message>
        <source>Match the war bet with the house&apos;s post before the first burn or war card, and give it to a patron who wins or ties.</source>
        <translation>在第一次烧牌或第一张开战牌之前放上等额庄家注，并在玩家赢或和时交给他。</translation>
    </message>
    <message>
        <source>A war the patron wins is worth %1 on the war bet, not %2.</source>
        <translation>玩家赢得开战时，开战注赔 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>A war the patron wins is worth %1 on the war bet.</source>
        <translation>玩家赢得开战时，开战注赔 %1。</translation>
    </message>
    <message>
        <source>A tied war is worth %1 on the war bet, not %2.</source>
        <translation>开战和局时，开战注赔 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>A tied war is worth %1 on the war bet.</source>
        <translation>开战和局时，开战注赔 %1。</translation>
    </message>
    <message>
        <source>Refuse a tie bet on the war cards.</source>
        <translation>拒绝开战牌上的和局注。</translation>
    </message>
    <message>
        <source>Take a second tie bet, on the war cards.</source>
        <translation>接受第二个和局注，押开战牌。</translation>
    </message>
    <message>
        <source>Pay a winning tie bet on the war cards %1.</source>
        <translation>开战牌和局注赢时赔 %1。</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly the main bet.</source>
        <translation>开战牌和局注必须正好等于主注。</translation>
    </message>
    <message>
        <source>A tie bet on the war cards may be any amount.</source>
        <translation>开战牌和局注金额不限。</translation>
    </message>
    <message>
        <source>In the War bonus the ace is low.</source>
        <translation>War 奖励注中 A 最小。</translation>
    </message>
    <message>
        <source>In the War bonus the ace is high.</source>
        <translation>War 奖励注中 A 最大。</translation>
    </message>
    <message>
        <source>The house wins a tied War bonus.</source>
        <translation>War 奖励注和局时庄家赢。</translation>
    </message>
    <message>
        <source>A tied War bonus pushes.</source>
        <translation>War 奖励注和局时退注。</translation>
    </message>
    <message>
        <source>Pay a winning War bonus %1, not %2.</source>
        <translation>War 奖励注赢时赔 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>Pay a winning War bonus %1.</source>
        <translation>War 奖励注赢时赔 %1。</translation>
    </message>
    <message>
        <source>Ask each winner of the War bonus whether the winnings ride on the hand.</source>
        <translation>询问每位 War 奖励注赢家是否把赢利押在手牌上。</translation>
    </message>
    <message>
        <source>Pay the War bonus and hand it back at once: there is no parlay.</source>
        <translation>赔付 War 奖励注并立即退还：没有连押。</translation>
    </message>
    <message>
        <source>Pay a blackjack %1, not %2.</source>
        <translation>黑杰克赔 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>Pay a blackjack %1.</source>
        <translation>黑杰克赔 %1。</translation>
    </message>
    <message>
        <source>Hit a soft 17.</source>
        <translation>软 17 要牌。</translation>
    </message>
    <message>
        <source>Stand on a soft 17.</source>
        <translation>软 17 停牌。</translation>
    </message>
    <message>
        <source>A patron may double for less.</source>
        <translation>玩家可以少额加倍。</translation>
    </message>
    <message>
        <source>A patron must double for the full bet.</source>
        <translation>玩家必须全额加倍。</translation>
    </message>
    <message>
        <source>A split hand may be doubled.</source>
        <translation>分牌后可以加倍。</translation>
    </message>
    <message>
        <source>A split hand may not be doubled.</source>
        <translation>分牌后不能加倍。</translation>
    </message>
    <message>
        <source>Hands may not be split.</source>
        <translation>不能分牌。</translation>
    </message>
    <message>
        <source>A hand may be split into %1 hands at most.</source>
        <translation>一手牌最多可分成 %1 手。</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>分开的 A 各得一张牌并停牌。</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>分开的 A 与其他手牌一样玩。</translation>
    </message>
    <message>
        <source>Offer insurance when you show an ace: up to half the bet, at 2:1.</source>
        <translation>庄家亮 A 时提供保险：最多半注，赔 2:1。</translation>
    </message>
    <message>
        <source>Offer no insurance and no even money.</source>
        <translation>不提供保险和等额赔付。</translation>
    </message>
    <message>
        <source>Peek under an ace or a ten.</source>
        <translation>亮 A 或 10 时看暗牌。</translation>
    </message>
    <message>
        <source>Do not peek: turn the hole card over after the patrons have played.</source>
        <translation>不看暗牌：玩家行动完后再翻开。</translation>
    </message>
    <message>
        <source>Settle seat by seat, tie bet and main bet together.</source>
        <translation>逐座结算，和局注与主注一起。</translation>
    </message>
    <message>
        <source>Settle all tie bets first, then the main bets.</source>
        <translation>先结算所有和局注，再结算主注。</translation>
    </message>
    <message>
        <source>Settle tie bets %1.</source>
        <translation>和局注%1结算。</translation>
    </message>
    <message>
        <source>Settle main bets %1.</source>
        <translation>主注%1结算。</translation>
    </message>
    <message>
        <source>Pick and pay: pick up a seat&apos;s cards when its bets are settled.</source>
        <translation>逐家收牌赔付：某座结算完即收其牌。</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until every bet is settled.</source>
        <translation>留牌赔付：全部结算完之前所有牌都留着。</translation>
    </message>
    <message>
        <source>Pick up the cards after the payment.</source>
        <translation>赔付之后收牌。</translation>
    </message>
    <message>
        <source>Pick up the cards before the payment.</source>
        <translation>赔付之前收牌。</translation>
    </message>
    <message>
        <source>Pick up the cards before or after the payment.</source>
        <translation>赔付前后收牌均可。</translation>
    </message>
    <message>
        <source>Collect the cards %1.</source>
        <translation>%1收牌。</translation>
    </message>
    <message>
        <source>Call &quot;place your bets&quot;.</source>
        <translation>喊“请下注”。</translation>
    </message>
    <message>
        <source>You need not call &quot;place your bets&quot;.</source>
        <translation>不必喊“请下注”。</translation>
    </message>
    <message>
        <source>Call &quot;no more bets&quot; before the first card.</source>
        <translation>第一张牌之前喊“停止下注”。</translation>
    </message>
    <message>
        <source>You need not call &quot;no more bets&quot;.</source>
        <translation>不必喊“停止下注”。</translation>
    </message>
    <message>
        <source>Ask a tied patron: war or surrender?</source>
        <translation>询问和局玩家：开战还是投降？</translation>
    </message>
    <message>
        <source>You need not ask a tied patron: he says what he wants.</source>
        <translation>不必询问和局玩家：由他自己说。</translation>
    </message>
    <message>
        <source>No payoff needs a call to the floor.</source>
        <translation>任何赔付都不需要请主管。</translation>
    </message>
    <message>
        <source>Call the floor before a payoff above %1.</source>
        <translation>赔付高于 %1 前先请主管。</translation>
    </message>
    <message>
        <source>Build a payoff from any chips.</source>
        <translation>赔付可用任意筹码。</translation>
    </message>
    <message>
        <source>Build a payoff from the fewest chips.</source>
        <translation>赔付用最少的筹码。</translation>
    </message>
    <message>
        <source>Pay in the colours of the bet.</source>
        <translation>按注码的颜色赔付。</translation>
    </message>
    <message>
        <source>Correct a wrong payoff yourself: take all of it back and pay again.</source>
        <translation>自行更正错误赔付：全部收回再重新赔付。</translation>
    </message>
    <message>
        <source>Never correct a payoff yourself: call the floor.</source>
        <translation>切勿自行更正赔付：请主管。</translation>
    </message>
    <message>
        <source>Settle wars %1.</source>
        <translation>开战%1结算。</translation>
    </message>
    <message>
        <source>Settle War bonuses %1.</source>
        <translation>War 奖励注%1结算。</translation>
    </message>
    <message>
        <source>This house burns %1 card before this war card.</source>
        <translation>本赌场在这张开战牌前烧 %1 张牌。</translation>
    </message>
    <message>
        <source>This house burns %1 cards before this war card.</source>
        <translation>本赌场在这张开战牌前烧 %1 张牌。</translation>
    </message>
    <message>
        <source>The cut card was placed %1 cards from the end.</source>
        <translation>切牌卡放在离底部 %1 张处。</translation>
    </message>
    <message>
        <source>The cards were shuffled when no shuffle was due.</source>
        <translation>不该洗牌时洗了牌。</translation>
    </message>
    <message>
        <source>The wrong number of cards was burned from the new shoe.</source>
        <translation>新牌靴烧牌的张数不对。</translation>
    </message>
    <message>
        <source>The new shoe was not prepared in order.</source>
        <translation>新牌靴没有按顺序准备。</translation>
    </message>
    <message>
        <source>This house places the cut card 1 to %1 cards from the end.</source>
        <translation>本赌场把切牌卡放在离底部 1 至 %1 张处。</translation>
    </message>
    <message>
        <source>This house burns exactly %1 from a new shoe.</source>
        <translation>本赌场从新牌靴中正好烧 %1 张。</translation>
    </message>
    <message>
        <source>This house uses no cut card.</source>
        <translation>本赌场不用切牌卡。</translation>
    </message>
    <message>
        <source>The cut card goes in before the shoe is loaded.</source>
        <translation>切牌卡在装靴之前放入。</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, then load.</source>
        <translation>新牌靴：洗牌，然后装靴。</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load.</source>
        <translation>新牌靴：洗牌、请玩家切牌、按玩家指定处切、放切牌卡、装靴。</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load, burn.</source>
        <translation>新牌靴：洗牌、请玩家切牌、按玩家指定处切、放切牌卡、装靴、烧牌。</translation>
    </message>
    <message>
        <source>Cards are dealt from left to right, the dealer last.</source>
        <translation>从左到右发牌，庄家最后。</translation>
    </message>
    <message>
        <source>One card too many was burned.</source>
        <translation>多烧了一张牌。</translation>
    </message>
    <message>
        <source>An exposed card stayed in play.</source>
        <translation>一张明牌仍留在局中。</translation>
    </message>
    <message>
        <source>An exposed card goes to the discard rack, and the next card replaces it.</source>
        <translation>明牌应弃掉，由下一张代替。</translation>
    </message>
    <message>
        <source>A new round was started without a shuffle.</source>
        <translation>未洗牌就开始了新的一局。</translation>
    </message>
    <message>
        <source>This house shuffles before every round.</source>
        <translation>本赌场每局之前都洗牌。</translation>
    </message>
    <message>
        <source>The cut card is out: shuffle before the next round.</source>
        <translation>切牌卡已出：下一局之前要洗牌。</translation>
    </message>
    <message>
        <source>Main bet, always surrendered</source>
        <translation>主注，总是投降</translation>
    </message>
    <message>
        <source>Main bet, always to war</source>
        <translation>主注，总是开战</translation>
    </message>
    <message>
        <source>War bonus, without a parlay</source>
        <translation>War 奖励注，不连押</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>Tie bet</source>
        <translation>和局注</translation>
    </message>
    <message>
        <source>Tie bet on the war cards</source>
        <translation>开战牌和局注</translation>
    </message>
    <message>
        <source>War bonus</source>
        <translation>War 奖励注</translation>
    </message>
    <message>
        <source>Parlay</source>
        <translation>连押</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>go to war</source>
        <translation>开战</translation>
    </message>
    <message>
        <source>A patron does better to %1; he then wins %2 of every 1,000 bet, on average.</source>
        <translation>玩家选择%1更有利；平均每下注 1,000 赢 %2。</translation>
    </message>
    <message>
        <source>A patron does better to %1; he then loses %2 of every 1,000 bet, on average.</source>
        <translation>玩家选择%1更有利；平均每下注 1,000 输 %2。</translation>
    </message>
    <message>
        <source>The patron has the edge, not the house.</source>
        <translation>优势在玩家一方，不在庄家。</translation>
    </message>
    <message>
        <source>The edge of the blackjack bet depends on how the patron plays: there is no exact figure.</source>
        <translation>黑杰克注的优势取决于玩家打法：没有精确数值。</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron&apos;s is higher in %2; the war cards tie in %3 of wars.</source>
        <translation>首张牌 %1 的手牌为和局，%2 玩家较大；开战牌 %3 为和局。</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron&apos;s is higher in %2.</source>
        <translation>首张牌 %1 的手牌为和局，%2 玩家较大。</translation>
    </message>
    <message>
        <source>The first cards tie in %1 of hands, the patron wins the bonus in %2.</source>
        <translation>首张牌 %1 的手牌为和局，%2 玩家赢得奖励注。</translation>
    </message>
    <message>
        <source>First cards tie</source>
        <translation>首张牌和局</translation>
    </message>
    <message>
        <source>The patron goes to war</source>
        <translation>玩家开战</translation>
    </message>
    <message>
        <source>The patron surrenders</source>
        <translation>玩家投降</translation>
    </message>
    <message>
        <source>War won</source>
        <translation>开战胜</translation>
    </message>
    <message>
        <source>War lost</source>
        <translation>开战负</translation>
    </message>
    <message>
        <source>War tied</source>
        <translation>开战和</translation>
    </message>
    <message>
        <source>War bonus won</source>
        <translation>War 奖励注赢</translation>
    </message>
    <message>
        <source>Winnings ride</source>
        <translation>赢利继续押</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>Rounds with a war</source>
        <translation>有开战的局</translation>
    </message>
    <message>
        <source>Rounds with two wars or more</source>
        <translation>有两次以上开战的局</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>庄家黑杰克</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>庄家爆牌</translation>
    </message>
    <message>
        <source>Rounds after a new shoe</source>
        <translation>换牌靴后的局</translation>
    </message>
    <message>
        <source>Tie bets are settled before a war starts.</source>
        <translation>开战之前先结算和局注。</translation>
    </message>
    <message>
        <source>Every bet that the first cards decide is settled before a war starts.</source>
        <translation>由首张牌决定的注都要在开战前结算。</translation>
    </message>
    <message>
        <source>All tie bets are settled first, then the main bets, then the wars.</source>
        <translation>先结算所有和局注，再主注，最后开战。</translation>
    </message>
    <message>
        <source>The first cards are settled before any war.</source>
        <translation>首张牌在任何开战之前结算。</translation>
    </message>
    <message>
        <source>Tie bets are settled %1, one seat at a time.</source>
        <translation>和局注%1逐座结算。</translation>
    </message>
    <message>
        <source>Main bets are settled %1, one seat at a time.</source>
        <translation>主注%1逐座结算。</translation>
    </message>
    <message>
        <source>Wars are settled %1, one seat at a time.</source>
        <translation>开战%1逐座结算。</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards leave last, when every bet is settled.</source>
        <translation>庄家的牌最后收，须所有注结算后。</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave when its last bet is settled.</source>
        <translation>逐家收牌赔付：某座最后一注结算后收其牌。</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until every bet on the table is settled.</source>
        <translation>留牌赔付：全桌结算完之前所有牌都留着。</translation>
    </message>
    <message>
        <source>This house picks up a seat&apos;s cards before its last payment.</source>
        <translation>本赌场在该座最后一次赔付前收牌。</translation>
    </message>
    <message>
        <source>Pick and pay: pick up a seat&apos;s cards before you settle another seat.</source>
        <translation>逐家收牌赔付：收完一座的牌再结算下一座。</translation>
    </message>
    <message>
        <source>Cards are swept %1, the dealer&apos;s last.</source>
        <translation>%1收牌，庄家的最后。</translation>
    </message>
    <message>
        <source>Cards are still on the layout.</source>
        <translation>台面上还有牌。</translation>
    </message>
    <message>
        <source>All cards are collected before the round ends.</source>
        <translation>本局结束前须收走所有牌。</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>从左到右</translation>
    </message>
    <message>
        <source>right to left</source>
        <translation>从右到左</translation>
    </message>
    <message>
        <source>Money: what you take, pay and allow</source>
        <translation>钱：收取、赔付与允许</translation>
    </message>
    <message>
        <source>Order: who comes first</source>
        <translation>顺序：谁先</translation>
    </message>
    <message>
        <source>Cards: the shoe, the burns, when cards are picked up</source>
        <translation>牌：牌靴、烧牌、何时收牌</translation>
    </message>
    <message>
        <source>Calls, seats and chips</source>
        <translation>喊话、座位和筹码</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>What a dealer must do differently</source>
        <translation>荷官需要改变的做法</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>没有不同。</translation>
    </message>
    <message>
        <source>Seat by seat, right to left</source>
        <translation>逐座，从右到左</translation>
    </message>
    <message>
        <source>Seat by seat, left to right</source>
        <translation>逐座，从左到右</translation>
    </message>
    <message>
        <source>All tie bets first, then main bets right to left</source>
        <translation>先所有和局注，再主注从右到左</translation>
    </message>
    <message>
        <source>All tie bets first, then main bets left to right</source>
        <translation>先所有和局注，再主注从左到右</translation>
    </message>
    <message>
        <source>No burn before a war</source>
        <translation>开战前不烧牌</translation>
    </message>
    <message>
        <source>Burn %1 once, before the war</source>
        <translation>开战前烧一次，%1 张</translation>
    </message>
    <message>
        <source>Burn %1 before each war card</source>
        <translation>每张开战牌前烧 %1 张</translation>
    </message>
    <message>
        <source>Burn %1 before the first war card and before the dealer&apos;s</source>
        <translation>第一张开战牌和庄家牌前各烧 %1 张</translation>
    </message>
    <message>
        <source>War bonus %1, winnings may ride</source>
        <translation>War 奖励注 %1，赢利可继续押</translation>
    </message>
    <message>
        <source>War bonus %1, no parlay</source>
        <translation>War 奖励注 %1，无连押</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>黑杰克赔 %1</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17</source>
        <translation>庄家软 17 要牌</translation>
    </message>
    <message>
        <source>The dealer stands on every 17</source>
        <translation>庄家任何 17 都停牌</translation>
    </message>
    <message>
        <source>Insurance; splits to %1 hands</source>
        <translation>有保险；最多分成 %1 手</translation>
    </message>
    <message>
        <source>No insurance; splits to %1 hands</source>
        <translation>无保险；最多分成 %1 手</translation>
    </message>
    <message>
        <source>The house matches the war bet</source>
        <translation>庄家放等额注</translation>
    </message>
    <message>
        <source>A war pays %1, a tied war %2</source>
        <translation>开战赔 %1，开战和赔 %2</translation>
    </message>
    <message>
        <source>Tie bet pays %1</source>
        <translation>和局注赔 %1</translation>
    </message>
    <message>
        <source>Shuffled before every round</source>
        <translation>每局前洗牌</translation>
    </message>
    <message>
        <source>The dealer drew a card too many.</source>
        <translation>庄家多要了一张牌。</translation>
    </message>
    <message>
        <source>The dealer stopped, but had to draw.</source>
        <translation>庄家停了牌，但本应要牌。</translation>
    </message>
    <message>
        <source>As long as a hand is in play against him, the dealer draws to 17 and hits a soft 17.</source>
        <translation>只要还有对手的牌，庄家要到 17 点，软 17 也要牌。</translation>
    </message>
    <message>
        <source>As long as a hand is in play against him, the dealer draws to 17 and stands on every 17.</source>
        <translation>只要还有对手的牌，庄家要到 17 点，任何 17 都停牌。</translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards.</source>
        <translation>爆牌立即输，黑杰克轮到时赔付：先筹码后牌。</translation>
    </message>
    <message>
        <source>Insurance was not offered.</source>
        <translation>没有提供保险。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, offer it to everybody before anything else.</source>
        <translation>庄家亮 A 时，先向所有人提供保险。</translation>
    </message>
    <message>
        <source>Ask every winner: take it all, or leave the winnings?</source>
        <translation>询问每位赢家：全部拿走，还是赢利继续押？</translation>
    </message>
    <message>
        <source>Wait for the answer: take it all or leave the winnings.</source>
        <translation>等待回答：全部拿走还是赢利继续押。</translation>
    </message>
    <message>
        <source>All War bonuses are settled before any second card.</source>
        <translation>发第二张牌之前结算所有 War 奖励注。</translation>
    </message>
    <message>
        <source>War bonuses are settled, and winners asked, %1.</source>
        <translation>War 奖励注%1结算并询问赢家。</translation>
    </message>
    <message>
        <source>Insurance is settled %1, one seat at a time.</source>
        <translation>保险%1逐座结算。</translation>
    </message>
    <message>
        <source>Pay even money and take lost insurance before play goes on.</source>
        <translation>先付等额赔付并收走输掉的保险，再继续。</translation>
    </message>
    <message>
        <source>Patrons play from left to right; a blackjack is paid in turn.</source>
        <translation>玩家从左到右行动；黑杰克轮到时赔付。</translation>
    </message>
    <message>
        <source>Hands are settled %1, one seat at a time.</source>
        <translation>手牌%1逐座结算。</translation>
    </message>
    <message>
        <source>%1: %2 was handed back.</source>
        <translation>%1：退还了 %2。</translation>
    </message>
    <message>
        <source>For a parlay, hand back the original bet and leave the winnings.</source>
        <translation>连押时退还原注，赢利留下。</translation>
    </message>
    <message>
        <source>Hand the patron bet and winnings.</source>
        <translation>把本金和赢利交给玩家。</translation>
    </message>
    <message>
        <source>Patrons play from left to right, one hand at a time, the dealer last.</source>
        <translation>玩家从左到右逐手行动，庄家最后。</translation>
    </message>
    <message>
        <source>The hole card was not turned over.</source>
        <translation>没有翻开暗牌。</translation>
    </message>
    <message>
        <source>Turn it over before the dealer draws or hands are settled.</source>
        <translation>在庄家要牌或结算之前翻开。</translation>
    </message>
    <message>
        <source>Play went on without the peek.</source>
        <translation>没有偷看暗牌就继续了。</translation>
    </message>
    <message>
        <source>Under an ace or a ten the dealer peeks before anybody plays.</source>
        <translation>亮 A 或 10 时，庄家先看暗牌，玩家才行动。</translation>
    </message>
    <message>
        <source>The dealer peeked when no peek was due.</source>
        <translation>不该看暗牌时看了。</translation>
    </message>
    <message>
        <source>Peek once, under an ace or a ten, before anybody plays.</source>
        <translation>亮 A 或 10 时，在玩家行动前看一次。</translation>
    </message>
    <message>
        <source>This house does not peek.</source>
        <translation>本赌场不看暗牌。</translation>
    </message>
    <message>
        <source>The hole card was shown too early.</source>
        <translation>暗牌亮得太早。</translation>
    </message>
    <message>
        <source>It stays face down until every patron has played, or the peek finds a blackjack.</source>
        <translation>在所有玩家行动完、或看牌发现黑杰克之前一直盖着。</translation>
    </message>
    <message>
        <source>Deal a card only at the patron&apos;s signal; 21 stands automatically.</source>
        <translation>只在玩家示意后发牌；21 点自动停牌。</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>to a tied patron, when it is his turn</source>
        <translation>对和局玩家，轮到他时</translation>
    </message>
    <message>
        <source>to each winner of the War bonus, in turn</source>
        <translation>对每位赢 War 奖励注的玩家，依次</translation>
    </message>
    <message>
        <source>when the last round is over</source>
        <translation>最后一局结束时</translation>
    </message>
    <message>
        <source>when a patron first bets below the minimum</source>
        <translation>玩家第一次下注低于最低限额时</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>第一张牌之前</translation>
    </message>
    <message>
        <source>for a dispute, a malfunction, or a payment that needs the floor</source>
        <translation>遇到争议、故障或需要主管的赔付时</translation>
    </message>
    <message>
        <source>Calls, word for word</source>
        <translation>喊话原文</translation>
    </message>
    <message>
        <source>when</source>
        <translation>何时</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>出问题时</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>精确优势</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>注</translation>
    </message>
    <message>
        <source>House&apos;s edge</source>
        <translation>庄家优势</translation>
    </message>
    <message>
        <source>As a fraction</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Of all money staked</source>
        <translation>占全部投注</translation>
    </message>
    <message>
        <source>How you are judged</source>
        <translation>如何评分</translation>
    </message>
    <message>
        <source>You start with 100 points. A critical mistake (wrong money) costs %1, a major one (order, cards) %2, a minor one %3.</source>
        <translation>起始 100 分。严重错误（金额错）扣 %1，重大错误（顺序、牌）扣 %2，轻微错误扣 %3。</translation>
    </message>
    <message>
        <source>You pass with %1 points. A round should take %2 seconds.</source>
        <translation>%1 分及格。一局应用时 %2 秒。</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Dealer&apos;s manual</source>
        <translation>荷官手册</translation>
    </message>
    <message>
        <source>Cards of equal value may be split, into %1 hands at most.</source>
        <translation>点数相同的牌可以分牌，最多 %1 手。</translation>
    </message>
    <message>
        <source>For the bonus, an ace is the lowest card.</source>
        <translation>奖励注中 A 最小。</translation>
    </message>
    <message>
        <source>For the bonus, an ace is the highest card.</source>
        <translation>奖励注中 A 最大。</translation>
    </message>
    <message>
        <source>If the first cards tie, the house wins the bonus.</source>
        <translation>第一张牌相同时，庄家赢奖励注。</translation>
    </message>
    <message>
        <source>If the first cards tie, the bonus is a push.</source>
        <translation>第一张牌相同时，奖励注平手。</translation>
    </message>
    <message>
        <source>A winning War bonus pays %1.</source>
        <translation>赢的 War 奖励注赔 %1。</translation>
    </message>
    <message>
        <source>A patron who loses the War bonus still plays the hand.</source>
        <translation>输掉 War 奖励注的玩家仍继续玩手牌。</translation>
    </message>
    <message>
        <source>Winners may leave their winnings on the War spot: a parlay on the hand.</source>
        <translation>赢家可以把赢利留在 War 投注位上：连押这手牌。</translation>
    </message>
    <message>
        <source>There is no parlay.</source>
        <translation>没有连押。</translation>
    </message>
    <message>
        <source>Winners are asked in the order of settlement: take it all, or leave the winnings?</source>
        <translation>按结算顺序询问赢家：全部拿走，还是留下赢利？</translation>
    </message>
    <message>
        <source>For a parlay, the original bet is handed back and the winnings stay.</source>
        <translation>连押时，退还原注，赢利留下。</translation>
    </message>
    <message>
        <source>A parlay is a separate bet that wins and loses with the hand.</source>
        <translation>连押是独立的注，随手牌输赢。</translation>
    </message>
    <message>
        <source>Without a parlay, bet and winnings are handed over at once.</source>
        <translation>没有连押时，本注和赢利立即一起交给玩家。</translation>
    </message>
    <message>
        <source>Then each patron gets a second card, face up.</source>
        <translation>然后给每位玩家第二张牌，牌面朝上。</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt last, face down.</source>
        <translation>庄家的第二张牌最后发，牌面朝下。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, insurance of up to half the bet is offered at 2:1; a patron with a blackjack may take even money.</source>
        <translation>庄家亮 A 时，提供最多半注的保险，赔 2:1；有黑杰克的玩家可以要等额赔付。</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>没有保险。</translation>
    </message>
    <message>
        <source>Under an ace or a ten, the dealer peeks at the hole card before anybody plays.</source>
        <translation>亮 A 或 10 时，庄家在任何人行动前看暗牌。</translation>
    </message>
    <message>
        <source>The dealer does not look at the hole card until the patrons have played.</source>
        <translation>玩家行动完之前，庄家不看暗牌。</translation>
    </message>
    <message>
        <source>Patrons play from left to right, each hand to its end.</source>
        <translation>玩家从左到右行动，每手牌玩到底。</translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, also for less.</source>
        <translation>两张牌的手牌可以加倍，也可少加。</translation>
    </message>
    <message>
        <source>A two-card hand may be doubled, for the full bet only.</source>
        <translation>两张牌的手牌可以加倍，只能加足原注。</translation>
    </message>
    <message>
        <source>Split aces get one card each.</source>
        <translation>分开的 A 各得一张牌。</translation>
    </message>
    <message>
        <source>With a split or a double, the patron may match the bet on the War spot too.</source>
        <translation>分牌或加倍时，玩家也可以在 War 投注位上加同样的注。</translation>
    </message>
    <message>
        <source>A bust loses at once and a blackjack is paid in turn: chips first, then cards, in either style.</source>
        <translation>爆牌立即输，黑杰克轮到时赔付：先筹码后牌，两种方式都一样。</translation>
    </message>
    <message>
        <source>The dealer turns over the hole card and draws to 17.</source>
        <translation>庄家翻开暗牌，补到 17 点。</translation>
    </message>
    <message>
        <source>The dealer hits a soft 17.</source>
        <translation>庄家软 17 要牌。</translation>
    </message>
    <message>
        <source>The dealer stands on every 17.</source>
        <translation>庄家凡 17 停牌。</translation>
    </message>
    <message>
        <source>The higher hand wins 1:1, the lower loses, equal hands push.</source>
        <translation>点数高者赢 1:1，低者输，相同则平手。</translation>
    </message>
    <message>
        <source>A blackjack pays %1.</source>
        <translation>黑杰克赔 %1。</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>A short name without spaces; files and commands find the house by it.</source>
        <translation>不带空格的短名；文件和命令用它找到赌场。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The name on the felt, in the manual and in lists.</source>
        <translation>显示在台布、手册和列表上的名称。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Casino War or War Blackjack. For the other game, start from a house that plays it.</source>
        <translation>这家赌场玩 Casino War 还是 War Blackjack 这种游戏。要做另一种游戏，请从玩那种游戏的赌场开始。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The document the rules come from, and whose clauses are named.</source>
        <translation>规则所出的文件，引用的条款即出自它。</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>副数</translation>
    </message>
    <message>
        <source>How many decks are in the shoe, 1 to 8.</source>
        <translation>牌靴里有几副牌，1 至 8。</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>When the cards are shuffled: after the cut card comes out, or before every round.</source>
        <translation>何时洗牌：切牌卡出现后，或每局之前。</translation>
    </message>
    <message>
        <source>Cut card from the end</source>
        <translation>切牌卡离底部</translation>
    </message>
    <message>
        <source>The most cards behind the cut card, at most half the shoe. Leave it empty if every round is shuffled. War Blackjack with one or two decks never goes past a third of the shoe.</source>
        <translation>切牌卡后面最多几张，不超过半靴。每局都洗牌时留空。一副或两副牌的 War Blackjack 不得超过牌靴的三分之一。</translation>
    </message>
    <message>
        <source>Burned from a new shoe</source>
        <translation>新牌靴烧牌</translation>
    </message>
    <message>
        <source>How many cards of a new shoe are burned before the first round.</source>
        <translation>新牌靴在第一局之前烧几张牌。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>How many seats the table has, 1 to 9.</source>
        <translation>牌桌有几个座位，1 至 9。</translation>
    </message>
    <message>
        <source>Spots per patron</source>
        <translation>每位玩家投注位</translation>
    </message>
    <message>
        <source>How many spots one patron may play at once, at most the seats of the table.</source>
        <translation>一位玩家同时最多玩几个投注位，不超过牌桌座位数。</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>The values of the chips in the tray, from the lowest to the highest.</source>
        <translation>筹码盘中筹码的面值，从小到大。</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>取整</translation>
    </message>
    <message>
        <source>In whose favour an amount is rounded that the chips cannot make.</source>
        <translation>筹码凑不出的金额向谁有利地取整。</translation>
    </message>
    <message>
        <source>Main bet, minimum</source>
        <translation>主注最低</translation>
    </message>
    <message>
        <source>The smallest main bet that is taken.</source>
        <translation>接受的最小主注。</translation>
    </message>
    <message>
        <source>Main bet, maximum</source>
        <translation>主注最高</translation>
    </message>
    <message>
        <source>The largest main bet that is taken.</source>
        <translation>接受的最大主注。</translation>
    </message>
    <message>
        <source>Tie bet, minimum</source>
        <translation>和局注最低</translation>
    </message>
    <message>
        <source>The smallest tie bet that is taken.</source>
        <translation>接受的最小和局注。</translation>
    </message>
    <message>
        <source>Tie bet, maximum</source>
        <translation>和局注最高</translation>
    </message>
    <message>
        <source>The largest tie bet that is taken.</source>
        <translation>接受的最大和局注。</translation>
    </message>
    <message>
        <source>War bonus, minimum</source>
        <translation>War 奖励注最低</translation>
    </message>
    <message>
        <source>The smallest War bonus that is taken.</source>
        <translation>接受的最小 War 奖励注。</translation>
    </message>
    <message>
        <source>War bonus, maximum</source>
        <translation>War 奖励注最高</translation>
    </message>
    <message>
        <source>The largest War bonus that is taken.</source>
        <translation>接受的最大 War 奖励注。</translation>
    </message>
    <message>
        <source>Both bets together</source>
        <translation>两注合计</translation>
    </message>
    <message>
        <source>The most that the bets of one seat may add up to; none if only each bet has a limit.</source>
        <translation>一个座位的注合计最多多少；只限每注时为无。</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>低于最低注</translation>
    </message>
    <message>
        <source>What is done with a bet below the minimum: refused, or honoured once with a reminder.</source>
        <translation>低于最低限额的注怎么处理：拒绝，或提醒一次后接受。</translation>
    </message>
    <message>
        <source>Above the maximum</source>
        <translation>高于最高限额</translation>
    </message>
    <message>
        <source>What is done with a bet above the maximum: refused, or the excess handed back.</source>
        <translation>高于最高限额的注怎么处理：拒绝，或退还超出部分。</translation>
    </message>
    <message>
        <source>Tie bets</source>
        <translation>和局注</translation>
    </message>
    <message>
        <source>Whether patrons may bet that their first card ties the dealer&apos;s.</source>
        <translation>玩家是否可以押第一张牌与庄家相同。</translation>
    </message>
    <message>
        <source>Without a main bet</source>
        <translation>没有主注</translation>
    </message>
    <message>
        <source>Whether a tie bet may stand on a spot without a main bet.</source>
        <translation>和局注是否可以在没有主注的投注位上。</translation>
    </message>
    <message>
        <source>A tie bet pays</source>
        <translation>和局注赔</translation>
    </message>
    <message>
        <source>What a winning tie bet pays, such as 10:1.</source>
        <translation>赢的和局注赔多少，例如 10:1。</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Whether a tied patron may give up part of the bet instead of going to war.</source>
        <translation>和局玩家是否可以放弃部分注而不开战。</translation>
    </message>
    <message>
        <source>A surrender costs</source>
        <translation>投降代价</translation>
    </message>
    <message>
        <source>The part of the main bet that the house takes: 1:2 is half.</source>
        <translation>庄家收取主注的比例：1:2 是一半。</translation>
    </message>
    <message>
        <source>When cards are burned</source>
        <translation>何时烧牌</translation>
    </message>
    <message>
        <source>Before which war cards the dealer burns.</source>
        <translation>庄家在哪些开战牌之前烧牌。</translation>
    </message>
    <message>
        <source>Cards burned</source>
        <translation>烧牌张数</translation>
    </message>
    <message>
        <source>How many cards are burned each time.</source>
        <translation>每次烧几张牌。</translation>
    </message>
    <message>
        <source>The house posts</source>
        <translation>庄家放注</translation>
    </message>
    <message>
        <source>Whether the house matches the war bet with a post.</source>
        <translation>庄家是否放与开战注相同的庄家注。</translation>
    </message>
    <message>
        <source>A won war pays</source>
        <translation>开战赢赔</translation>
    </message>
    <message>
        <source>What the war bet pays when the patron wins the war, the house&apos;s post included.</source>
        <translation>玩家赢开战时开战注赔多少，含庄家注。</translation>
    </message>
    <message>
        <source>A tied war pays</source>
        <translation>开战和局赔</translation>
    </message>
    <message>
        <source>What the war bet pays when the war cards tie, the house&apos;s post included.</source>
        <translation>开战牌相同时开战注赔多少，含庄家注。</translation>
    </message>
    <message>
        <source>Tie bets on the war</source>
        <translation>开战和局注</translation>
    </message>
    <message>
        <source>Whether patrons may bet that the war cards tie.</source>
        <translation>玩家是否可以押开战牌相同。</translation>
    </message>
    <message>
        <source>A tie bet on the war pays</source>
        <translation>开战和局注赔</translation>
    </message>
    <message>
        <source>What a tie bet on the war cards pays.</source>
        <translation>押开战牌相同的注赔多少。</translation>
    </message>
    <message>
        <source>Amount of a tie bet on the war</source>
        <translation>开战和局注金额</translation>
    </message>
    <message>
        <source>Whether a tie bet on the war cards is exactly the main bet, or any amount.</source>
        <translation>开战和局注正好等于主注，还是任意金额。</translation>
    </message>
    <message>
        <source>Ace in the bonus</source>
        <translation>奖励注中的 A</translation>
    </message>
    <message>
        <source>Whether an ace is the lowest or the highest card for the War bonus.</source>
        <translation>War 奖励注中 A 最小还是最大。</translation>
    </message>
    <message>
        <source>Tied bonus</source>
        <translation>奖励注和局</translation>
    </message>
    <message>
        <source>Whether the house wins a tied War bonus, or it is a push.</source>
        <translation>War 奖励注和局时庄家赢，还是平手。</translation>
    </message>
    <message>
        <source>The bonus pays</source>
        <translation>奖励注赔</translation>
    </message>
    <message>
        <source>What a winning War bonus pays.</source>
        <translation>赢的 War 奖励注赔多少。</translation>
    </message>
    <message>
        <source>Whether winners may leave their winnings as a bet on the hand.</source>
        <translation>赢家是否可以把赢利留作这手牌的注。</translation>
    </message>
    <message>
        <source>A blackjack pays</source>
        <translation>黑杰克赔</translation>
    </message>
    <message>
        <source>What an ace and a ten-value card as the first two cards pay.</source>
        <translation>头两张牌为 A 和十点牌时赔多少。</translation>
    </message>
    <message>
        <source>Soft 17</source>
        <translation>软 17</translation>
    </message>
    <message>
        <source>What the dealer does with a 17 in which an ace counts eleven.</source>
        <translation>A 算 11 的 17 点，庄家怎么办。</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>少额加倍</translation>
    </message>
    <message>
        <source>Whether a double may be less than the bet.</source>
        <translation>加倍是否可以少于原注。</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>分牌后加倍</translation>
    </message>
    <message>
        <source>Whether a split hand may be doubled.</source>
        <translation>分出的手牌是否可以加倍。</translation>
    </message>
    <message>
        <source>Most hands after splits</source>
        <translation>分牌最多手数</translation>
    </message>
    <message>
        <source>The most hands that one hand may become, 1 to 4.</source>
        <translation>一手牌最多分成几手，1 至 4。</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>分开的 A</translation>
    </message>
    <message>
        <source>Whether split aces get one card each and stand; else they are played like any hand.</source>
        <translation>分开的 A 是否各得一张即停；否则与其他手牌一样玩。</translation>
    </message>
    <message>
        <source>Whether insurance is offered when the dealer shows an ace, and even money to a patron with a blackjack.</source>
        <translation>庄家亮 A 时是否提供保险，并向有黑杰克的玩家提供等额赔付。</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>看暗牌</translation>
    </message>
    <message>
        <source>Whether the dealer looks at the hole card under an ace or a ten before anybody plays.</source>
        <translation>亮 A 或 10 时，庄家是否在任何人行动前看暗牌。</translation>
    </message>
    <message>
        <source>First settlement</source>
        <translation>首次结算</translation>
    </message>
    <message>
        <source>Whether each seat is settled completely, or all tie bets before the main bets.</source>
        <translation>逐座全部结算，还是先结算所有和局注再结算主注。</translation>
    </message>
    <message>
        <source>Tie bets are settled</source>
        <translation>和局注结算方向</translation>
    </message>
    <message>
        <source>The direction in which tie bets are settled, as the dealer sees it.</source>
        <translation>和局注的结算方向，以荷官视角。</translation>
    </message>
    <message>
        <source>Main bets are settled</source>
        <translation>主注结算方向</translation>
    </message>
    <message>
        <source>The direction in which main bets, or whole seats, are settled, as the dealer sees it; in War Blackjack hands and insurance.</source>
        <translation>主注或整个座位的结算方向，以荷官视角；War Blackjack 中指手牌和保险。</translation>
    </message>
    <message>
        <source>Wars are settled</source>
        <translation>开战结算方向</translation>
    </message>
    <message>
        <source>The direction in which wars are settled; in War Blackjack the War bonus and the parlay question.</source>
        <translation>开战的结算方向；War Blackjack 中指 War 奖励注和连押询问。</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Pick and pay: a hand&apos;s cards leave when it is settled. Lay and pay: all cards stay until every bet is settled.</source>
        <translation>逐家收牌赔付：一手牌结算后即收走。留牌赔付：所有注结算完之前牌都留着。</translation>
    </message>
    <message>
        <source>Cards are picked up</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>In pick and pay, whether cards are picked up after the payment, before it, or either.</source>
        <translation>逐家收牌赔付时，赔付之后收牌、之前收牌，或均可。</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>收台面牌</translation>
    </message>
    <message>
        <source>The direction in which the cards left on the layout are collected; the dealer&apos;s come last.</source>
        <translation>台面上剩余牌的收取方向；庄家的牌最后收。</translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot;</source>
        <translation>“请下注”</translation>
    </message>
    <message>
        <source>Whether the dealer must call for bets.</source>
        <translation>荷官是否必须喊请下注。</translation>
    </message>
    <message>
        <source>&quot;No more bets&quot;</source>
        <translation>“停止下注”</translation>
    </message>
    <message>
        <source>Whether the dealer must close the bets with a call.</source>
        <translation>荷官是否必须喊话截止下注。</translation>
    </message>
    <message>
        <source>&quot;War or surrender?&quot;</source>
        <translation>“开战还是投降？”</translation>
    </message>
    <message>
        <source>Whether the dealer must ask a tied patron.</source>
        <translation>荷官是否必须询问和局玩家。</translation>
    </message>
    <message>
        <source>Call the floor above</source>
        <translation>请主管的赔率</translation>
    </message>
    <message>
        <source>A payment above this ratio is called to the floor first; none if no payment is.</source>
        <translation>高于此赔率的赔付先请主管；都不需要时为无。</translation>
    </message>
    <message>
        <source>Payments are built</source>
        <translation>赔付的筹码</translation>
    </message>
    <message>
        <source>Which chips a payment must be built from.</source>
        <translation>赔付须用哪些筹码。</translation>
    </message>
    <message>
        <source>A wrong payment</source>
        <translation>错误的赔付</translation>
    </message>
    <message>
        <source>Who corrects a wrong payment: the dealer himself at once, or the floor.</source>
        <translation>谁更正错误的赔付：荷官立即自行更正，还是主管。</translation>
    </message>
    <message>
        <source>A critical mistake</source>
        <translation>严重错误</translation>
    </message>
    <message>
        <source>Points lost for a mistake with money.</source>
        <translation>金额错误扣的分。</translation>
    </message>
    <message>
        <source>A major mistake</source>
        <translation>重大错误</translation>
    </message>
    <message>
        <source>Points lost for a mistake in the order or with cards.</source>
        <translation>顺序或牌的错误扣的分。</translation>
    </message>
    <message>
        <source>A minor mistake</source>
        <translation>轻微错误</translation>
    </message>
    <message>
        <source>Points lost for a mistake with calls or chips.</source>
        <translation>喊话或筹码的错误扣的分。</translation>
    </message>
    <message>
        <source>To pass</source>
        <translation>及格线</translation>
    </message>
    <message>
        <source>Points, out of 100, that pass an examination.</source>
        <translation>满分 100，多少分通过考试。</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>Seconds in which a round should be dealt.</source>
        <translation>一局应在多少秒内发完。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Nothing is due beyond the post.</source>
        <translation>除庄家注外无需再付。</translation>
    </message>
    <message>
        <source>This house pays it %1.</source>
        <translation>本赌场赔 %1。</translation>
    </message>
    <message>
        <source>This house pays a different amount.</source>
        <translation>本赌场赔付的金额不同。</translation>
    </message>
    <message>
        <source>A losing bet goes to the tray.</source>
        <translation>输的注收入筹码盘。</translation>
    </message>
    <message>
        <source>A winning bet is paid and stays with the patron.</source>
        <translation>赢的注要赔付，并归玩家。</translation>
    </message>
    <message>
        <source>A losing bet is taken in full.</source>
        <translation>输的注要全部收走。</translation>
    </message>
    <message>
        <source>This house takes %1 of a surrendered bet.</source>
        <translation>投降时本赌场收取%1。</translation>
    </message>
    <message>
        <source>The house matches the war bet before a card is burned or dealt for the war.</source>
        <translation>庄家须在为开战烧牌或发牌之前放上等额注。</translation>
    </message>
    <message>
        <source>%1: you burned before posting.</source>
        <translation>%1：您在放庄家注之前就烧了牌。</translation>
    </message>
    <message>
        <source>%1: you went on with the war before posting.</source>
        <translation>%1：您没有放庄家注就继续了开战。</translation>
    </message>
    <message>
        <source>%1: you posted %2.</source>
        <translation>%1：您放了 %2。</translation>
    </message>
    <message>
        <source>The house posts exactly as much as the war bet.</source>
        <translation>庄家注必须正好等于开战注。</translation>
    </message>
    <message>
        <source>%1: %2 was paid.</source>
        <translation>%1：赔了 %2。</translation>
    </message>
    <message>
        <source>A push is neither paid nor taken.</source>
        <translation>平手既不赔也不收。</translation>
    </message>
    <message>
        <source>%1: %2 was taken.</source>
        <translation>%1：收了 %2。</translation>
    </message>
    <message>
        <source>%1: the amount is right, the chips are not.</source>
        <translation>%1：金额正确，筹码组合不对。</translation>
    </message>
    <message>
        <source>This house pays in the fewest chips.</source>
        <translation>本赌场用最少的筹码赔付。</translation>
    </message>
    <message>
        <source>This house pays in the colours of the bet.</source>
        <translation>本赌场按注码的颜色赔付。</translation>
    </message>
    <message>
        <source>%1: %2 was never settled.</source>
        <translation>%1：%2始终没有结算。</translation>
    </message>
    <message>
        <source>Every bet is settled before the round ends.</source>
        <translation>本局结束前每注都要结算。</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>Cut the cards where the patron said</source>
        <translation>按玩家指定处切牌</translation>
    </message>
    <message>
        <source>Place the cut card, %1 cards from the end</source>
        <translation>把切牌卡放在离底部 %1 张处</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>装入牌靴</translation>
    </message>
    <message>
        <source>Call &quot;%1&quot;</source>
        <translation>喊“%1”</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>烧一张牌</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>弃掉明牌</translation>
    </message>
    <message>
        <source>Peek at the hole card</source>
        <translation>偷看暗牌</translation>
    </message>
    <message>
        <source>Turn the hole card over</source>
        <translation>翻开暗牌</translation>
    </message>
    <message>
        <source>Void the round and return every bet</source>
        <translation>本局作废，退还所有下注</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>结束本局</translation>
    </message>
    <message>
        <source>A card slips out of the shoe, face up</source>
        <translation>一张牌滑出牌靴，牌面朝上</translation>
    </message>
    <message>
        <source>A card slips out of the shoe, face down</source>
        <translation>一张牌滑出牌靴，牌面朝下</translation>
    </message>
    <message>
        <source>A malfunction</source>
        <translation>设备故障</translation>
    </message>
    <message>
        <source>The hole card, face down</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>Peek: a blackjack</source>
        <translation>看暗牌：黑杰克</translation>
    </message>
    <message>
        <source>Peek: no blackjack</source>
        <translation>看暗牌：不是黑杰克</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>筹码盘</translation>
    </message>
    <message>
        <source>shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>%1, as we read it</source>
        <translation>%1（按我们的解读）</translation>
    </message>
    <message>
        <source>the house&apos;s choice</source>
        <translation>赌场自定</translation>
    </message>
    <message>
        <source>The game is dealt from %1 deck of 52 cards.</source>
        <translation>使用 %1 副 52 张牌。</translation>
    </message>
    <message>
        <source>The game is dealt from %1 decks of 52 cards.</source>
        <translation>使用 %1 副 52 张牌。</translation>
    </message>
    <message>
        <source>No card of a new shoe is burned.</source>
        <translation>新牌靴不烧牌。</translation>
    </message>
    <message>
        <source>The first card of a new shoe is burned.</source>
        <translation>新牌靴的第一张牌烧掉。</translation>
    </message>
    <message>
        <source>The first %1 cards of a new shoe are burned.</source>
        <translation>新牌靴的前 %1 张牌烧掉。</translation>
    </message>
    <message>
        <source>When the cut card comes out, finish the round, then shuffle.</source>
        <translation>切牌卡出现后，打完这一局再洗牌。</translation>
    </message>
    <message>
        <source>The table has %1 seats, numbered from the dealer&apos;s left.</source>
        <translation>牌桌有 %1 个座位，从荷官左手起编号。</translation>
    </message>
    <message>
        <source>A patron plays one seat.</source>
        <translation>一位玩家玩一个座位。</translation>
    </message>
    <message>
        <source>A patron may play up to %1 seats.</source>
        <translation>一位玩家最多玩 %1 个座位。</translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the patron&apos;s favour.</source>
        <translation>筹码凑不出的金额向玩家有利取整。</translation>
    </message>
    <message>
        <source>Amounts the chips cannot make are rounded in the house&apos;s favour.</source>
        <translation>筹码凑不出的金额向庄家有利取整。</translation>
    </message>
    <message>
        <source>Payments are exact to the cent; nothing is rounded.</source>
        <translation>赔付精确到分，不取整。</translation>
    </message>
    <message>
        <source>A main bet is %1 to %2.</source>
        <translation>主注 %1 至 %2。</translation>
    </message>
    <message>
        <source>A blackjack bet is %1 to %2.</source>
        <translation>黑杰克注 %1 至 %2。</translation>
    </message>
    <message>
        <source>The cards are shuffled after the round in which the cut card comes out.</source>
        <translation>切牌卡出现的那一局结束后洗牌。</translation>
    </message>
    <message>
        <source>The cards are shuffled before every round.</source>
        <translation>每局之前洗牌。</translation>
    </message>
    <message>
        <source>The cut card is placed at most %1 cards from the end.</source>
        <translation>切牌卡离底部最多 %1 张。</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle, let a patron cut, place the cut card, load the shoe.</source>
        <translation>新牌靴：洗牌，请玩家切牌，放切牌卡，装靴。</translation>
    </message>
    <message>
        <source>For a new shoe: shuffle and load.</source>
        <translation>新牌靴：洗牌，装靴。</translation>
    </message>
    <message>
        <source>A tie bet is %1 to %2.</source>
        <translation>和局注 %1 至 %2。</translation>
    </message>
    <message>
        <source>A War bonus bet is %1 to %2.</source>
        <translation>War 奖励注 %1 至 %2。</translation>
    </message>
    <message>
        <source>The limits are shown at the table.</source>
        <translation>限额在牌桌上标明。</translation>
    </message>
    <message>
        <source>A bet below the minimum is refused.</source>
        <translation>低于最低限额的注拒绝。</translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum is honoured with a reminder; the second is refused.</source>
        <translation>玩家第一次低于最低限额的注提醒后接受，第二次拒绝。</translation>
    </message>
    <message>
        <source>A bet above the maximum is refused.</source>
        <translation>高于最高限额的注拒绝。</translation>
    </message>
    <message>
        <source>If a bet is above the maximum, the excess is handed back and the rest stands.</source>
        <translation>注高于最高限额时，退还超出部分，其余有效。</translation>
    </message>
    <message>
        <source>Dealt out of order</source>
        <translation>发牌顺序错误</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>多发一张牌</translation>
    </message>
    <message>
        <source>Burn forgotten</source>
        <translation>忘记烧牌</translation>
    </message>
    <message>
        <source>Extra burn</source>
        <translation>多烧一张牌</translation>
    </message>
    <message>
        <source>Shoe not prepared correctly</source>
        <translation>牌靴准备不当</translation>
    </message>
    <message>
        <source>Shuffle forgotten</source>
        <translation>忘记洗牌</translation>
    </message>
    <message>
        <source>Exposed card used</source>
        <translation>使用了明牌</translation>
    </message>
    <message>
        <source>Settled out of order</source>
        <translation>结算顺序错误</translation>
    </message>
    <message>
        <source>Wrong payout</source>
        <translation>赔付错误</translation>
    </message>
    <message>
        <source>Losing bet paid</source>
        <translation>赔了输的注</translation>
    </message>
    <message>
        <source>Winning bet taken</source>
        <translation>收了赢的注</translation>
    </message>
    <message>
        <source>Push paid or taken</source>
        <translation>平手注被赔或被收</translation>
    </message>
    <message>
        <source>Wrong amount taken</source>
        <translation>收取金额错误</translation>
    </message>
    <message>
        <source>Wrong amount handed back</source>
        <translation>退还金额错误</translation>
    </message>
    <message>
        <source>Post missing or wrong</source>
        <translation>庄家注漏放或有误</translation>
    </message>
    <message>
        <source>Wrong chips for the amount</source>
        <translation>筹码组合不当</translation>
    </message>
    <message>
        <source>Offer forgotten</source>
        <translation>忘记询问</translation>
    </message>
    <message>
        <source>Did not wait for the answer</source>
        <translation>未等回答</translation>
    </message>
    <message>
        <source>Call forgotten</source>
        <translation>忘记喊话</translation>
    </message>
    <message>
        <source>Late bet accepted</source>
        <translation>接受了迟注</translation>
    </message>
    <message>
        <source>Limit ignored</source>
        <translation>忽视限额</translation>
    </message>
    <message>
        <source>Floor not called</source>
        <translation>没有请主管</translation>
    </message>
    <message>
        <source>Cards collected early</source>
        <translation>收牌过早</translation>
    </message>
    <message>
        <source>Cards collected late</source>
        <translation>收牌过晚</translation>
    </message>
    <message>
        <source>Cards collected out of order</source>
        <translation>收牌顺序错误</translation>
    </message>
    <message>
        <source>Bet never settled</source>
        <translation>有注未结算</translation>
    </message>
    <message>
        <source>Cards left on the layout</source>
        <translation>台面留有牌</translation>
    </message>
    <message>
        <source>Wrong draw by the dealer</source>
        <translation>庄家要牌错误</translation>
    </message>
    <message>
        <source>Hole card exposed</source>
        <translation>暗牌外露</translation>
    </message>
    <message>
        <source>Card not asked for</source>
        <translation>未要求的牌</translation>
    </message>
    <message>
        <source>Not part of the procedure</source>
        <translation>不属于规程</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up after its last bet is settled: chips first.</source>
        <translation>最后一注结算后收走手牌：先筹码。</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up before its last bet is settled: cards first.</source>
        <translation>最后一注结算前收走手牌：先牌。</translation>
    </message>
    <message>
        <source>A hand&apos;s cards are picked up with its last bet, before or after the chips.</source>
        <translation>随最后一注收走手牌，在筹码之前或之后。</translation>
    </message>
    <message>
        <source>A tied patron is asked in turn: war or surrender?</source>
        <translation>轮到和局玩家时问：开战还是投降？</translation>
    </message>
    <message>
        <source>A tied patron decides without being asked.</source>
        <translation>和局玩家不经询问自行决定。</translation>
    </message>
    <message>
        <source>No payment needs the floor.</source>
        <translation>任何赔付都不需要主管。</translation>
    </message>
    <message>
        <source>A payment above %1 is called to the floor first.</source>
        <translation>高于 %1 的赔付先请主管。</translation>
    </message>
    <message>
        <source>A payment may be built from any chips.</source>
        <translation>赔付可用任何筹码。</translation>
    </message>
    <message>
        <source>A payment is built from the fewest chips.</source>
        <translation>赔付用最少的筹码。</translation>
    </message>
    <message>
        <source>A payment is built colour for colour, in the colours of the bet.</source>
        <translation>赔付同色对同色，用该注的颜色。</translation>
    </message>
    <message>
        <source>Pick and pay: cards are picked up hand by hand.</source>
        <translation>逐家收牌赔付：逐手收牌。</translation>
    </message>
    <message>
        <source>The cards that are left are swept %1, the dealer&apos;s last.</source>
        <translation>剩余的牌%1收走，庄家的最后收。</translation>
    </message>
    <message>
        <source>When everything is settled and collected, the round is over and the next one begins.</source>
        <translation>全部结算并收完牌后，本局结束，下一局开始。</translation>
    </message>
    <message>
        <source>The dealer opens the bets with &quot;Place your bets&quot;.</source>
        <translation>荷官以“请下注”开始下注。</translation>
    </message>
    <message>
        <source>The dealer need not call for bets.</source>
        <translation>荷官不必喊请下注。</translation>
    </message>
    <message>
        <source>The dealer closes the bets with &quot;No more bets&quot;.</source>
        <translation>荷官以“停止下注”截止下注。</translation>
    </message>
    <message>
        <source>The first card closes the bets.</source>
        <translation>第一张牌截止下注。</translation>
    </message>
    <message>
        <source>The dealer corrects a wrong payment himself: he takes all of it back before he settles another seat.</source>
        <translation>荷官自行更正错误的赔付：结算另一座位之前全部收回。</translation>
    </message>
    <message>
        <source>Only the floor corrects a wrong payment.</source>
        <translation>只有主管更正错误的赔付。</translation>
    </message>
    <message>
        <source>A card that slips out face down is the next card.</source>
        <translation>牌面朝下滑出的牌作为下一张牌。</translation>
    </message>
    <message>
        <source>A card exposed by mistake is discarded and replaced.</source>
        <translation>误亮的牌弃掉并补一张。</translation>
    </message>
    <message>
        <source>The floor decides disputes and whatever is not written here.</source>
        <translation>争议及此处未写明之事由主管决定。</translation>
    </message>
    <message>
        <source>A malfunction voids all pays and plays: the floor is called, then every bet is returned.</source>
        <translation>故障使所有赔付和牌局无效：请主管，然后退还每注。</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>%1号座位</translation>
    </message>
    <message>
        <source>main bet</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>tie bet</source>
        <translation>和局注</translation>
    </message>
    <message>
        <source>war bet</source>
        <translation>开战注</translation>
    </message>
    <message>
        <source>War bet</source>
        <translation>开战注</translation>
    </message>
    <message>
        <source>tie bet on the war cards</source>
        <translation>开战和局注</translation>
    </message>
    <message>
        <source>house&apos;s post</source>
        <translation>庄家注</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>保险注</translation>
    </message>
    <message>
        <source>from left to right</source>
        <translation>从左到右</translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation>从右到左</translation>
    </message>
    <message>
        <source>half</source>
        <translation>一半</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>开战还是投降？</translation>
    </message>
    <message>
        <source>That is below the minimum</source>
        <translation>低于最低注额</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>全部拿走，还是赢利继续押？</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>买保险吗？</translation>
    </message>
    <message>
        <source>Floor, please</source>
        <translation>请主管</translation>
    </message>
    <message>
        <source>%1, the source demands it</source>
        <translation>%1，原文要求</translation>
    </message>
    <message>
        <source>%1, as we read the source</source>
        <translation>%1，按我们对原文的解读</translation>
    </message>
    <message>
        <source>the house&apos;s own choice</source>
        <translation>赌场自定</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>没有这个座位</translation>
    </message>
    <message>
        <source>there is no such hand</source>
        <translation>没有这手牌</translation>
    </message>
    <message>
        <source>the shoe is empty</source>
        <translation>牌靴已空</translation>
    </message>
    <message>
        <source>there is no card in front of the shoe</source>
        <translation>牌靴前没有牌</translation>
    </message>
    <message>
        <source>there are too many cards in front of the shoe</source>
        <translation>牌靴前的牌太多</translation>
    </message>
    <message>
        <source>there are no chips there</source>
        <translation>那里没有筹码</translation>
    </message>
    <message>
        <source>there are not that many chips there</source>
        <translation>那里没有那么多筹码</translation>
    </message>
    <message>
        <source>there is no payoff to take back</source>
        <translation>没有可收回的赔付</translation>
    </message>
    <message>
        <source>there are no cards there</source>
        <translation>那里没有牌</translation>
    </message>
    <message>
        <source>there are not that many cards</source>
        <translation>没有那么多牌</translation>
    </message>
    <message>
        <source>the cards are not ready to be cut</source>
        <translation>牌还不能切</translation>
    </message>
    <message>
        <source>there is nothing to decide</source>
        <translation>没有需要决定的事</translation>
    </message>
    <message>
        <source>this house has no surrender</source>
        <translation>本赌场没有投降</translation>
    </message>
    <message>
        <source>that bet cannot be made by itself</source>
        <translation>此注不能单独下</translation>
    </message>
    <message>
        <source>the dealer has no card face down</source>
        <translation>庄家没有暗牌</translation>
    </message>
    <message>
        <source>this hand cannot be doubled now</source>
        <translation>这手牌现在不能加倍</translation>
    </message>
    <message>
        <source>this house does not allow a double of that amount</source>
        <translation>本赌场不允许按此金额加倍</translation>
    </message>
    <message>
        <source>this hand cannot be split now</source>
        <translation>这手牌现在不能分</translation>
    </message>
    <message>
        <source>insurance is not open now</source>
        <translation>现在不能买保险</translation>
    </message>
    <message>
        <source>insurance is at most half the bet</source>
        <translation>保险最多为注额的一半</translation>
    </message>
    <message>
        <source>Refuse it before you close the bets.</source>
        <translation>在停止下注前拒绝。</translation>
    </message>
    <message>
        <source>Remind the patron, or refuse a second one, before you close the bets.</source>
        <translation>在停止下注前提醒玩家，第二次则拒绝。</translation>
    </message>
    <message>
        <source>Hand back the excess before you close the bets.</source>
        <translation>在停止下注前退还超出部分。</translation>
    </message>
    <message>
        <source>%1: %2 is below the minimum of %3.</source>
        <translation>%1：%2 低于最低限额 %3。</translation>
    </message>
    <message>
        <source>%1: with %2 the bets of the seat come to more than %3.</source>
        <translation>%1：加上 %2，该座总注超过 %3。</translation>
    </message>
    <message>
        <source>%1: %2 is above the maximum of %3.</source>
        <translation>%1：%2 超过最高限额 %3。</translation>
    </message>
    <message>
        <source>This house takes no side bet without a main bet.</source>
        <translation>本赌场不接受没有主注的边注。</translation>
    </message>
    <message>
        <source>This house takes no tie bet without a main bet.</source>
        <translation>本赌场不接受没有主注的和局注。</translation>
    </message>
    <message>
        <source>%1: %2 was accepted.</source>
        <translation>%1：接受了 %2。</translation>
    </message>
    <message>
        <source>On the war cards this house takes exactly the amount of the main bet.</source>
        <translation>开战牌上的注必须正好等于主注。</translation>
    </message>
    <message>
        <source>This house does not take that bet.</source>
        <translation>本赌场不接受此注。</translation>
    </message>
    <message>
        <source>&quot;Place your bets&quot; was not called.</source>
        <translation>没有喊“请下注”。</translation>
    </message>
    <message>
        <source>Call for bets before you close them.</source>
        <translation>停止下注前先请玩家下注。</translation>
    </message>
    <message>
        <source>&quot;No more bets&quot; was not called.</source>
        <translation>没有喊“停止下注”。</translation>
    </message>
    <message>
        <source>Call it before the first card.</source>
        <translation>在第一张牌之前喊。</translation>
    </message>
    <message>
        <source>Call the floor before you pay more than %1.</source>
        <translation>赔付超过 %1 前先请主管。</translation>
    </message>
    <message>
        <source>Call the floor; the floor&apos;s ruling is final.</source>
        <translation>请主管；主管的裁定为最终裁定。</translation>
    </message>
    <message>
        <source>Ask a tied patron for war or surrender before you touch the bet.</source>
        <translation>动注之前先问和局玩家：开战还是投降。</translation>
    </message>
    <message>
        <source>Wait for the answer: war or surrender.</source>
        <translation>等待回答：开战还是投降。</translation>
    </message>
    <message>
        <source>%1: %2 came after bets were closed and was not refused.</source>
        <translation>%1：%2 在停止下注后投入，却未被拒绝。</translation>
    </message>
    <message>
        <source>Refuse a late bet before you do anything else.</source>
        <translation>先拒绝迟注，再做别的。</translation>
    </message>
    <message>
        <source>This house has no such step at this point.</source>
        <translation>本赌场此时没有这一步。</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Aces are high; suits do not matter.</source>
        <translation>A 最大，花色不计。</translation>
    </message>
    <message>
        <source>For the bonus, aces are low and kings are high; suits do not matter.</source>
        <translation>奖励注中 A 最小、K 最大，花色不计。</translation>
    </message>
    <message>
        <source>Tie bets are settled %1.</source>
        <translation>和局注%1结算。</translation>
    </message>
    <message>
        <source>Seats are settled %1.</source>
        <translation>座位%1结算。</translation>
    </message>
    <message>
        <source>Main bets are settled %1.</source>
        <translation>主注%1结算。</translation>
    </message>
    <message>
        <source>Hands are settled %1.</source>
        <translation>手牌%1结算。</translation>
    </message>
    <message>
        <source>Wars are settled %1.</source>
        <translation>开战%1结算。</translation>
    </message>
    <message>
        <source>War bonuses are settled %1.</source>
        <translation>War 奖励注%1结算。</translation>
    </message>
    <message>
        <source>A burn is one card.</source>
        <translation>每次烧一张牌。</translation>
    </message>
    <message>
        <source>A burn is %1 cards.</source>
        <translation>每次烧 %1 张牌。</translation>
    </message>
    <message>
        <source>No card is burned before a war.</source>
        <translation>开战前不烧牌。</translation>
    </message>
    <message>
        <source>The dealer burns once, before the first war card of the round.</source>
        <translation>荷官烧一次，在本局第一张开战牌之前。</translation>
    </message>
    <message>
        <source>The dealer burns before every war card, his own too.</source>
        <translation>荷官在每张开战牌之前烧牌，包括自己的。</translation>
    </message>
    <message>
        <source>The dealer burns before the first war card and again before his own.</source>
        <translation>荷官在第一张开战牌之前烧牌，自己的牌之前再烧一次。</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1 and the main bet pushes.</source>
        <translation>玩家赢开战时，开战注赔 %1，主注平手。</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation>玩家赢开战时，开战注赔 %1，即庄家注，主注平手。</translation>
    </message>
    <message>
        <source>If the patron wins the war, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation>玩家赢开战时，开战注赔 %1：庄家注，另从筹码盘付 %2。主注平手。</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1 and the main bet pushes.</source>
        <translation>开战牌相同时，开战注赔 %1，主注平手。</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1, which is the house&apos;s post, and the main bet pushes.</source>
        <translation>开战牌相同时，开战注赔 %1，即庄家注，主注平手。</translation>
    </message>
    <message>
        <source>If the war cards tie, the war bet pays %1: the house&apos;s post and %2 from the tray. The main bet pushes.</source>
        <translation>开战牌相同时，开战注赔 %1：庄家注，另从筹码盘付 %2。主注平手。</translation>
    </message>
    <message>
        <source>Patrons may bet that the first cards tie.</source>
        <translation>玩家可以押第一张牌相同。</translation>
    </message>
    <message>
        <source>There is no tie bet; refuse one if a patron makes it.</source>
        <translation>没有和局注；玩家下了就拒绝。</translation>
    </message>
    <message>
        <source>A tie bet may stand without a main bet.</source>
        <translation>和局注可以没有主注。</translation>
    </message>
    <message>
        <source>A tie bet needs a main bet beside it.</source>
        <translation>和局注旁必须有主注。</translation>
    </message>
    <message>
        <source>A tie bet pays %1.</source>
        <translation>和局注赔 %1。</translation>
    </message>
    <message>
        <source>The blackjack bet is required, the War bonus is optional.</source>
        <translation>黑杰克注必下，War 奖励注可选。</translation>
    </message>
    <message>
        <source>From the first card on, no bet is added or changed: a late bet is refused at once.</source>
        <translation>从第一张牌起不得加注或改注：迟注立即拒绝。</translation>
    </message>
    <message>
        <source>Every patron plays against the dealer only.</source>
        <translation>每位玩家只与庄家对赌。</translation>
    </message>
    <message>
        <source>One card face up to each patron, from left to right, then one to the dealer.</source>
        <translation>从左到右给每位玩家一张明牌，再给庄家一张。</translation>
    </message>
    <message>
        <source>The first cards are settled seat by seat, tie bet and main bet of a seat together.</source>
        <translation>第一轮牌逐座结算，同一座位的和局注和主注一起结算。</translation>
    </message>
    <message>
        <source>All tie bets are settled before any main bet.</source>
        <translation>所有和局注先于主注结算。</translation>
    </message>
    <message>
        <source>If the patron&apos;s card is higher, the main bet pays 1:1.</source>
        <translation>玩家的牌大时，主注赔 1:1。</translation>
    </message>
    <message>
        <source>If the dealer&apos;s card is higher, the main bet loses, and the tie bet with it.</source>
        <translation>庄家的牌大时，主注输，和局注也输。</translation>
    </message>
    <message>
        <source>The first cards are settled before a war starts.</source>
        <translation>开战之前先结算第一轮牌。</translation>
    </message>
    <message>
        <source>A tied patron may surrender instead of going to war.</source>
        <translation>和局玩家可以投降而不开战。</translation>
    </message>
    <message>
        <source>There is no surrender: a tied patron goes to war.</source>
        <translation>没有投降：和局玩家必须开战。</translation>
    </message>
    <message>
        <source>A surrender costs %1 of the main bet; the patron keeps the rest.</source>
        <translation>投降付出主注的%1，其余归玩家。</translation>
    </message>
    <message>
        <source>A patron who goes to war adds a war bet equal to the main bet.</source>
        <translation>开战的玩家再下与主注相同的开战注。</translation>
    </message>
    <message>
        <source>The dealer matches the war bet with the house&apos;s post at once.</source>
        <translation>荷官立即放与开战注相同的庄家注。</translation>
    </message>
    <message>
        <source>The house posts nothing.</source>
        <translation>庄家不放注。</translation>
    </message>
    <message>
        <source>One war card to each patron at war, from left to right, then one to the dealer.</source>
        <translation>从左到右给每位开战玩家一张开战牌，再给庄家一张。</translation>
    </message>
    <message>
        <source>A patron at war may bet that the war cards tie, until the first burn or war card.</source>
        <translation>开战的玩家在第一次烧牌或开战牌之前可以押开战牌相同。</translation>
    </message>
    <message>
        <source>There is no tie bet on the war cards; refuse one if a patron makes it.</source>
        <translation>没有开战和局注；玩家下了就拒绝。</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet.</source>
        <translation>开战和局注正好等于主注。</translation>
    </message>
    <message>
        <source>A tie bet on the war cards pays %1.</source>
        <translation>开战和局注赔 %1。</translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet, war bet and post go to the tray.</source>
        <translation>庄家赢开战时，主注、开战注和庄家注收入筹码盘。</translation>
    </message>
    <message>
        <source>If the dealer wins the war, main bet and war bet go to the tray.</source>
        <translation>庄家赢开战时，主注和开战注收入筹码盘。</translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation>赔 %1</translation>
    </message>
    <message>
        <source>in the fewest chips</source>
        <translation>用最少筹码</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>War</source>
        <translation>开战</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>结算顺序</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>喊话</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>评分</translation>
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
        <translation>切牌卡之后</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>每局之前</translation>
    </message>
    <message>
        <source>for the patron</source>
        <translation>利于玩家</translation>
    </message>
    <message>
        <source>for the house</source>
        <translation>利于庄家</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>refuse it</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>remind once</source>
        <translation>提醒一次</translation>
    </message>
    <message>
        <source>return the excess</source>
        <translation>退还超出部分</translation>
    </message>
    <message>
        <source>once, before the war</source>
        <translation>一次，开战之前</translation>
    </message>
    <message>
        <source>before each war card</source>
        <translation>每张开战牌之前</translation>
    </message>
    <message>
        <source>before the first war card and the dealer&apos;s</source>
        <translation>第一张开战牌和庄家牌之前</translation>
    </message>
    <message>
        <source>exactly the main bet</source>
        <translation>正好等于主注</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>seat by seat</source>
        <translation>逐座</translation>
    </message>
    <message>
        <source>all tie bets, then main bets</source>
        <translation>先全部和局注，后主注</translation>
    </message>
    <message>
        <source>pick and pay</source>
        <translation>逐家收牌赔付</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>留牌赔付</translation>
    </message>
    <message>
        <source>after the payment</source>
        <translation>赔付之后</translation>
    </message>
    <message>
        <source>before the payment</source>
        <translation>赔付之前</translation>
    </message>
    <message>
        <source>either</source>
        <translation>均可</translation>
    </message>
    <message>
        <source>from the fewest chips</source>
        <translation>用最少筹码</translation>
    </message>
    <message>
        <source>colour for colour</source>
        <translation>同色对同色</translation>
    </message>
    <message>
        <source>the dealer himself</source>
        <translation>荷官自己</translation>
    </message>
    <message>
        <source>the floor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>low</source>
        <translation>小</translation>
    </message>
    <message>
        <source>high</source>
        <translation>大</translation>
    </message>
    <message>
        <source>it is a push</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>the house wins it</source>
        <translation>庄家赢</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>由荷官定</translation>
    </message>
    <message>
        <source>any amount</source>
        <translation>任意金额</translation>
    </message>
    <message>
        <source>Floor: the card goes to the discards.</source>
        <translation>主管：该牌放入弃牌盒。</translation>
    </message>
    <message>
        <source>Floor: the post goes back to the tray.</source>
        <translation>主管：庄家注收回筹码盘。</translation>
    </message>
    <message>
        <source>Floor: the cards of the last round go to the discards.</source>
        <translation>主管：上一局的牌放入弃牌盒。</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, before its last payment.</source>
        <translation>逐家收牌赔付：座位的牌轮到时收走，在最后一次赔付之前。</translation>
    </message>
    <message>
        <source>Pick and pay: a seat&apos;s cards leave in its turn, with its last payment.</source>
        <translation>逐家收牌赔付：座位的牌轮到时收走，与最后一次赔付一起。</translation>
    </message>
    <message>
        <source>The same rules as %1</source>
        <translation>与%1规则相同</translation>
    </message>
    <message>
        <source>Like %1, but:</source>
        <translation>与%1相同，但：</translation>
    </message>
    <message>
        <source>Play went on without the hole card.</source>
        <translation>没有暗牌就继续了。</translation>
    </message>
    <message>
        <source>After the patrons&apos; second cards the dealer takes one face down, before anybody plays.</source>
        <translation>玩家第二张牌之后，庄家在任何人行动前取一张暗牌。</translation>
    </message>
    <message>
        <source>A tie bet on the war cards loses unless the war cards are equal.</source>
        <translation>开战牌不相同时，开战和局注输。</translation>
    </message>
    <message>
        <source>The dealer wins the first cards: the War bonus loses, and the patron still plays the hand.</source>
        <translation>庄家赢第一张牌：War 奖励注输，玩家仍继续玩手牌。</translation>
    </message>
    <message>
        <source>Insurance loses: the dealer does not have a blackjack.</source>
        <translation>保险输：庄家没有黑杰克。</translation>
    </message>
    <message>
        <source>Shoe and cards</source>
        <translation>牌靴与牌</translation>
    </message>
    <message>
        <source>Order and collecting</source>
        <translation>顺序与收牌</translation>
    </message>
    <message>
        <source>Calls and offers</source>
        <translation>喊话与询问</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>意外情况</translation>
    </message>
    <message>
        <source>Not finished: %1 of %2 rounds were dealt.</source>
        <translation>未完成：%2 局中发了 %1 局。</translation>
    </message>
    <message>
        <source>It took %1 seconds; %2 were allowed.</source>
        <translation>用时 %1 秒；允许 %2 秒。</translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1.</source>
        <translation>严重错误使考试不合格：%1。</translation>
    </message>
    <message>
        <source>A critical mistake fails the exam: %1 (%2 times).</source>
        <translation>严重错误使考试不合格：%1（%2 次）。</translation>
    </message>
    <message>
        <source>The score is %1; %2 is needed.</source>
        <translation>得分 %1；需要 %2。</translation>
    </message>
    <message>
        <source>%1: %2 percent were right; %3 are needed.</source>
        <translation>%1：正确率百分之 %2；需要百分之 %3。</translation>
    </message>
    <message>
        <source>A round took %1 seconds on average; %2 are allowed.</source>
        <translation>平均每局 %1 秒；允许 %2 秒。</translation>
    </message>
    <message>
        <source>Of the questions, %1 percent were answered right; %2 are needed.</source>
        <translation>问题答对百分之 %1；需要百分之 %2。</translation>
    </message>
    <message>
        <source>%1: what holds in this house?</source>
        <translation>%1：本赌场怎么规定？</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <translation>本局重新发牌</translation>
    </message>
    <message>
        <source>there is no round to deal again</source>
        <translation>没有可以重发的一局</translation>
    </message>
    <message>
        <source>there is no room for more than %1 on one spot</source>
        <translation>一个投注位放不下超过 %1</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>应为：%1。</translation>
    </message>
    <message>
        <source>Due: %1 burned.</source>
        <translation>应烧：%1 张。</translation>
    </message>
    <message>
        <source>A tie bet loses unless the first cards are equal.</source>
        <translation>第一张牌不相同时，和局注输。</translation>
    </message>
    <message>
        <source>the bet on the War spot: my card beats the dealer&apos;s</source>
        <translation>War 投注位上的注：我的牌大过庄家</translation>
    </message>
    <message>
        <source>the side bet that the first cards are equal</source>
        <translation>押第一张牌相同的边注</translation>
    </message>
    <message>
        <source>the second bet of a patron who goes to war</source>
        <translation>开战玩家的第二注</translation>
    </message>
    <message>
        <source>post</source>
        <translation>庄家注</translation>
    </message>
    <message>
        <source>the house&apos;s chips that match a war bet</source>
        <translation>庄家为配开战注放的筹码</translation>
    </message>
    <message>
        <source>give up after a tie and lose part of the main bet</source>
        <translation>和局后放弃，输掉部分主注</translation>
    </message>
    <message>
        <source>blackjack bet</source>
        <translation>黑杰克注</translation>
    </message>
    <message>
        <source>the bet on the hand, on the larger spot</source>
        <translation>押手牌的注，在较大的投注位上</translation>
    </message>
    <message>
        <source>the side bet that the first card beats the dealer&apos;s</source>
        <translation>押第一张牌大过庄家的边注</translation>
    </message>
    <message>
        <source>parlay</source>
        <translation>连押</translation>
    </message>
    <message>
        <source>to leave the winnings of the War bonus on the hand</source>
        <translation>把 War 奖励注的赢利留在手牌上</translation>
    </message>
    <message>
        <source>blackjack, natural</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>an ace and a ten-value card as the first two cards</source>
        <translation>头两张牌为 A 和十点牌</translation>
    </message>
    <message>
        <source>soft 17</source>
        <translation>软 17</translation>
    </message>
    <message>
        <source>17 with an ace that counts eleven</source>
        <translation>A 算 11 的 17 点</translation>
    </message>
    <message>
        <source>Words a dealer uses</source>
        <translation>荷官用语</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>烧牌</translation>
    </message>
    <message>
        <source>to put a card face down into the discard rack, unseen</source>
        <translation>不看牌面，牌面朝下放入弃牌盒</translation>
    </message>
    <message>
        <source>push</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>a bet that neither wins nor loses: it stays the patron&apos;s</source>
        <translation>不输不赢的注：仍归玩家</translation>
    </message>
    <message>
        <source>the house&apos;s chips in front of the dealer</source>
        <translation>荷官面前庄家的筹码</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>the supervisor who decides in doubt</source>
        <translation>有疑问时作决定的人</translation>
    </message>
    <message>
        <source>left, right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>always the dealer&apos;s; seat 1 is at his far left</source>
        <translation>总以荷官为准；座位 1 在荷官最左边</translation>
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
        <translation>弃牌</translation>
    </message>
    <message>
        <source>you, the dealer</source>
        <translation>您，荷官</translation>
    </message>
    <message>
        <source>your left</source>
        <translation>您的左边</translation>
    </message>
    <message>
        <source>your right</source>
        <translation>您的右边</translation>
    </message>
    <message>
        <source>Begin at your right, at the highest seat number, and finish one seat before you go to the next.</source>
        <translation>从您的右边、座位号最大处开始，完成一个座位再到下一个。</translation>
    </message>
    <message>
        <source>Begin at your left, at the lowest seat number, and finish one seat before you go to the next.</source>
        <translation>从您的左边、座位号最小处开始，完成一个座位再到下一个。</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1.</source>
        <translation>玩家的牌大：主注赔 1:1。</translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet.</source>
        <translation>您的牌大：收主注。</translation>
    </message>
    <message>
        <source>At each seat settle the tie bet and the main bet, in either order.</source>
        <translation>每个座位结算和局注和主注，先后不限。</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the main bet 1:1, take the tie bet.</source>
        <translation>玩家的牌大：主注赔 1:1，收和局注。</translation>
    </message>
    <message>
        <source>Your card is higher: take the main bet and the tie bet.</source>
        <translation>您的牌大：收主注和和局注。</translation>
    </message>
    <message>
        <source>Equal cards: pay the tie bet %1.</source>
        <translation>牌相同：和局注赔 %1。</translation>
    </message>
    <message>
        <source>First all tie bets, %1: take those that lost, pay those with equal cards %2.</source>
        <translation>先结算所有和局注，%1：输的收走，牌相同的赔 %2。</translation>
    </message>
    <message>
        <source>Only then the main bets, %1.</source>
        <translation>然后才是主注，%1。</translation>
    </message>
    <message>
        <source>Settle the main bets %1.</source>
        <translation>主注%1结算。</translation>
    </message>
    <message>
        <source>Equal cards: the patron goes to war. This house has no surrender.</source>
        <translation>牌相同：玩家开战。本赌场没有投降。</translation>
    </message>
    <message>
        <source>Equal cards: ask &quot;%1&quot; when it is that seat&apos;s turn, and wait for the answer.</source>
        <translation>牌相同：轮到该座位时问“%1”，等待回答。</translation>
    </message>
    <message>
        <source>Equal cards: the patron says war or surrender. You need not ask, but wait for the answer.</source>
        <translation>牌相同：玩家说开战或投降。您不必问，但要等回答。</translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet.</source>
        <translation>投降：收主注的%1。</translation>
    </message>
    <message>
        <source>Surrender: take %1 of the main bet. The rest stays the patron&apos;s.</source>
        <translation>投降：收主注的%1。其余归玩家。</translation>
    </message>
    <message>
        <source>War: go on with the first settlement. The war waits until it is done.</source>
        <translation>开战：继续首次结算。结算完才开战。</translation>
    </message>
    <message>
        <source>Burn no card.</source>
        <translation>不烧牌。</translation>
    </message>
    <message>
        <source>Burn %1 card, once, before the first war card.</source>
        <translation>烧 %1 张牌，一次，在第一张开战牌之前。</translation>
    </message>
    <message>
        <source>Burn %1 cards, once, before the first war card.</source>
        <translation>烧 %1 张牌，一次，在第一张开战牌之前。</translation>
    </message>
    <message>
        <source>Burn %1 card before every war card, your own too.</source>
        <translation>每张开战牌之前烧 %1 张牌，包括您自己的。</translation>
    </message>
    <message>
        <source>Burn %1 cards before every war card, your own too.</source>
        <translation>每张开战牌之前烧 %1 张牌，包括您自己的。</translation>
    </message>
    <message>
        <source>Burn %1 card before the first war card and again before your own.</source>
        <translation>第一张开战牌之前烧 %1 张牌，您自己的牌之前再烧一次。</translation>
    </message>
    <message>
        <source>Burn %1 cards before the first war card and again before your own.</source>
        <translation>第一张开战牌之前烧 %1 张牌，您自己的牌之前再烧一次。</translation>
    </message>
    <message>
        <source>A tie bet on the war cards: refuse it. This house has none.</source>
        <translation>开战和局注：拒绝。本赌场没有。</translation>
    </message>
    <message>
        <source>A tie bet on the war cards is exactly as much as the main bet. Refuse any other amount.</source>
        <translation>开战和局注正好等于主注。其他金额一律拒绝。</translation>
    </message>
    <message>
        <source>The patron may bet any amount on a tie of the war cards.</source>
        <translation>玩家可以用任意金额押开战牌相同。</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation>玩家的开战牌大：开战注赔 %1。主注平手：不动。</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post. Main bet and war bet stay his.</source>
        <translation>玩家的开战牌大：把庄家注给他。主注和开战注仍归他。</translation>
    </message>
    <message>
        <source>The patron&apos;s war card is higher: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation>玩家的开战牌大：把庄家注给他，并从筹码盘按 %1 赔开战注。主注和开战注仍归他。</translation>
    </message>
    <message>
        <source>Equal war cards: pay the war bet %1. The main bet is a push: leave it.</source>
        <translation>开战牌相同：开战注赔 %1。主注平手：不动。</translation>
    </message>
    <message>
        <source>Equal war cards: give him the post. Main bet and war bet stay his.</source>
        <translation>开战牌相同：把庄家注给他。主注和开战注仍归他。</translation>
    </message>
    <message>
        <source>Equal war cards: give him the post and pay the war bet %1 from the tray. Main bet and war bet stay his.</source>
        <translation>开战牌相同：把庄家注给他，并从筹码盘按 %1 赔开战注。主注和开战注仍归他。</translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet, war bet and post.</source>
        <translation>您的开战牌大：收主注、开战注和庄家注。</translation>
    </message>
    <message>
        <source>Your war card is higher: take main bet and war bet.</source>
        <translation>您的开战牌大：收主注和开战注。</translation>
    </message>
    <message>
        <source>Tie bet on the war cards: pay it %1 if they are equal, else take it.</source>
        <translation>开战和局注：牌相同赔 %1，否则收走。</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right: the lowest seat number first.</source>
        <translation>从左到右给每个有注的座位一张明牌：座位号最小的先发。</translation>
    </message>
    <message>
        <source>Deal your own card last, face up.</source>
        <translation>最后发您自己的牌，牌面朝上。</translation>
    </message>
    <message>
        <source>Compare each card with yours. Settle nothing before your own card is dealt.</source>
        <translation>每张牌与您的比较。您自己的牌发出之前不结算。</translation>
    </message>
    <message>
        <source>The patron adds a war bet, exactly as much as the main bet, beside it.</source>
        <translation>玩家在旁边加开战注，正好等于主注。</translation>
    </message>
    <message>
        <source>Post the same amount from the tray, before any burn or war card.</source>
        <translation>烧牌或发开战牌之前，从筹码盘放同样金额。</translation>
    </message>
    <message>
        <source>Finish the first settlement at every seat before the war.</source>
        <translation>开战之前完成所有座位的首次结算。</translation>
    </message>
    <message>
        <source>Deal one war card face up to each seat at war, from left to right. Then one to yourself, which counts for all wars.</source>
        <translation>从左到右给每个开战的座位一张明的开战牌。再给自己一张，对所有开战有效。</translation>
    </message>
    <message>
        <source>Settle the wars %1.</source>
        <translation>开战%1结算。</translation>
    </message>
    <message>
        <source>What a mistake costs</source>
        <translation>错误的代价</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>扣分</translation>
    </message>
    <message>
        <source>1. deal</source>
        <translation>1. 发牌</translation>
    </message>
    <message>
        <source>2. settle the War bonus</source>
        <translation>2. 结算 War 奖励注</translation>
    </message>
    <message>
        <source>One card to each seat and to the dealer; then the War bonus is settled.</source>
        <translation>每个座位和庄家各一张牌；然后结算 War 奖励注。</translation>
    </message>
    <message>
        <source>second cards</source>
        <translation>第二张牌</translation>
    </message>
    <message>
        <source>an ace: insurance?</source>
        <translation>A：买保险吗？</translation>
    </message>
    <message>
        <source>Two cards at every hand; the dealer&apos;s second card is face down.</source>
        <translation>每手两张牌；庄家的第二张牌面朝下。</translation>
    </message>
    <message>
        <source>hit: one card</source>
        <translation>要牌：一张</translation>
    </message>
    <message>
        <source>double: one card, then stand</source>
        <translation>加倍：一张，然后停</translation>
    </message>
    <message>
        <source>split: two hands, each with a full bet</source>
        <translation>分牌：两手，各下足注</translation>
    </message>
    <message>
        <source>A hit, a double and a split.</source>
        <translation>要牌、加倍和分牌。</translation>
    </message>
    <message>
        <source>A hit and a double.</source>
        <translation>要牌和加倍。</translation>
    </message>
    <message>
        <source>hand by hand</source>
        <translation>逐手</translation>
    </message>
    <message>
        <source>The dealer has drawn. The arrow is the order of settlement.</source>
        <translation>庄家已补牌。箭头是结算顺序。</translation>
    </message>
    <message>
        <source>You paid a wrong amount</source>
        <translation>您赔错了金额</translation>
    </message>
    <message>
        <source>Take the whole payment back before you settle another seat, then pay the right amount.</source>
        <translation>结算另一座位之前收回全部赔付，再付正确金额。</translation>
    </message>
    <message>
        <source>Leave it as it is and call the floor: only the floor corrects a payment.</source>
        <translation>保持原样并请主管：只有主管更正赔付。</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>切牌卡出现</translation>
    </message>
    <message>
        <source>Finish the round, then shuffle.</source>
        <translation>打完这一局，然后洗牌。</translation>
    </message>
    <message>
        <source>A bet pays more than %1</source>
        <translation>某注赔率高于 %1</translation>
    </message>
    <message>
        <source>Call the floor before you pay it.</source>
        <translation>赔付前请主管。</translation>
    </message>
    <message>
        <source>It happens</source>
        <translation>情况</translation>
    </message>
    <message>
        <source>You do</source>
        <translation>您要做</translation>
    </message>
    <message>
        <source>A patron bets late</source>
        <translation>玩家迟下注</translation>
    </message>
    <message>
        <source>Refuse it before you do anything else. If he added to a good bet, hand back only what he added.</source>
        <translation>做任何事之前先拒绝。若是在有效注上加注，只退还加的部分。</translation>
    </message>
    <message>
        <source>A card slides out face down</source>
        <translation>一张牌面朝下滑出</translation>
    </message>
    <message>
        <source>Use it as the next card.</source>
        <translation>作为下一张牌使用。</translation>
    </message>
    <message>
        <source>A card is exposed by mistake</source>
        <translation>一张牌误亮</translation>
    </message>
    <message>
        <source>Put it in the discard rack and deal the next card instead.</source>
        <translation>放入弃牌盒，改发下一张。</translation>
    </message>
    <message>
        <source>A patron disputes a decision</source>
        <translation>玩家对裁决有异议</translation>
    </message>
    <message>
        <source>Stop and say &quot;%1&quot;. The floor decides.</source>
        <translation>停下，说“%1”。由主管决定。</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;, then void the round: every bet goes back, what was paid comes back, what was taken is restored.</source>
        <translation>说“%1”，然后本局作废：退还每注，已赔的收回，已收的补还。</translation>
    </message>
    <message>
        <source>The shoe runs out during a round</source>
        <translation>一局中牌靴用完</translation>
    </message>
    <message>
        <source>Shuffle the discards and go on with the round.</source>
        <translation>洗弃牌，继续本局。</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>其他情况</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; and wait.</source>
        <translation>说“%1”并等待。</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The first settlement</source>
        <translation>首次结算</translation>
    </message>
    <message>
        <source>First cards and War bonus</source>
        <translation>第一张牌与 War 奖励注</translation>
    </message>
    <message>
        <source>Second cards, insurance, peek</source>
        <translation>第二张牌、保险、看暗牌</translation>
    </message>
    <message>
        <source>The patrons play</source>
        <translation>玩家行动</translation>
    </message>
    <message>
        <source>Your hand and the settlement</source>
        <translation>您的手牌与结算</translation>
    </message>
    <message>
        <source>Picking up the cards</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>新牌靴</translation>
    </message>
    <message>
        <source>Payouts: pin this page to the wall</source>
        <translation>赔付表：贴在墙上</translation>
    </message>
    <message>
        <source>There are two ways. Pick and pay: the dealer finishes hand by hand and picks up its cards as he goes. Lay and pay: every card stays until all bets are settled, so that the floor can check any hand. Both move the same chips.</source>
        <translation>有两种方式。逐家收牌赔付：荷官逐手完成并随即收牌。留牌赔付：所有注结算完之前牌都留着，以便主管核对任何一手。两种方式移动的筹码相同。</translation>
    </message>
    <message>
        <source>when you show an ace, before you peek</source>
        <translation>您亮 A 时，看暗牌之前</translation>
    </message>
    <message>
        <source>when you show an ace, before anybody plays</source>
        <translation>您亮 A 时，任何人行动之前</translation>
    </message>
    <message>
        <source>for a dispute or a malfunction</source>
        <translation>遇到争议或故障时</translation>
    </message>
    <message>
        <source>You say</source>
        <translation>您说</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Hand the winner bet and winnings at once: there is no parlay.</source>
        <translation>本注和赢利立即一起交给赢家：没有连押。</translation>
    </message>
    <message>
        <source>Ask the winners in the same order: &quot;%1&quot; Wait for the answer.</source>
        <translation>按同样顺序询问赢家：“%1”等待回答。</translation>
    </message>
    <message>
        <source>He leaves the winnings: hand back the original bet. The winnings stay on the War spot.</source>
        <translation>他留下赢利：退还原注。赢利留在 War 投注位上。</translation>
    </message>
    <message>
        <source>He takes it all: hand him the bet and the winnings.</source>
        <translation>他全部拿走：把本注和赢利交给他。</translation>
    </message>
    <message>
        <source>Do not look at your hole card. Under an ace or a ten, everything waits until the patrons have played.</source>
        <translation>不看暗牌。亮 A 或 10 时，一切等玩家行动完。</translation>
    </message>
    <message>
        <source>You show an ace or a ten: peek at your hole card before anybody plays.</source>
        <translation>您亮 A 或 10：任何人行动前看暗牌。</translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. Insurance pays 2:1, a patron&apos;s blackjack is a push, the rest loses.</source>
        <translation>您有黑杰克：翻开，%1结算。保险赔 2:1，玩家的黑杰克平手，其余输。</translation>
    </message>
    <message>
        <source>You have a blackjack: turn it over and settle %1. A patron&apos;s blackjack is a push, the rest loses.</source>
        <translation>您有黑杰克：翻开，%1结算。玩家的黑杰克平手，其余输。</translation>
    </message>
    <message>
        <source>You have none: take the insurance bets %1, then play on.</source>
        <translation>您没有：%1收保险注，然后继续。</translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards.</source>
        <translation>黑杰克：轮到时赔 %1，然后收牌。</translation>
    </message>
    <message>
        <source>A blackjack: pay it %1 when its turn comes, then pick up its cards. Under your ace or ten it waits for your hand.</source>
        <translation>黑杰克：轮到时赔 %1，然后收牌。您亮 A 或 10 时，要等您的手牌。</translation>
    </message>
    <message>
        <source>No hand may be split.</source>
        <translation>不得分牌。</translation>
    </message>
    <message>
        <source>Split: two cards of equal value become two hands, each with a full bet, %1 hands at most. Finish one hand before the next.</source>
        <translation>分牌：点数相同的两张牌成为两手，各下足注，最多 %1 手。完成一手再到下一手。</translation>
    </message>
    <message>
        <source>Split aces: one card each, and they stand.</source>
        <translation>分开的 A：各一张牌，即停。</translation>
    </message>
    <message>
        <source>Split aces: played like any other hand.</source>
        <translation>分开的 A：与其他手牌一样玩。</translation>
    </message>
    <message>
        <source>Deal one card face up to every seat with a bet, from left to right. Then one to yourself, face up.</source>
        <translation>从左到右给每个有注的座位一张明牌。再给自己一张，牌面朝上。</translation>
    </message>
    <message>
        <source>Settle every War bonus before any second card, %1.</source>
        <translation>第二张牌之前结算每个 War 奖励注，%1。</translation>
    </message>
    <message>
        <source>The patron&apos;s card is higher: pay the bonus %1.</source>
        <translation>玩家的牌大：奖励注赔 %1。</translation>
    </message>
    <message>
        <source>Your card is higher: take the bonus. The patron plays the hand all the same.</source>
        <translation>您的牌大：收奖励注。玩家照样玩手牌。</translation>
    </message>
    <message>
        <source>Equal cards: take the bonus.</source>
        <translation>牌相同：收奖励注。</translation>
    </message>
    <message>
        <source>Equal cards: the bonus is a push. Leave it.</source>
        <translation>牌相同：奖励注平手。不动。</translation>
    </message>
    <message>
        <source>Deal a second card face up to every hand, from left to right.</source>
        <translation>从左到右给每手第二张牌，牌面朝上。</translation>
    </message>
    <message>
        <source>Deal your own second card last, face down.</source>
        <translation>最后发您的第二张牌，牌面朝下。</translation>
    </message>
    <message>
        <source>You show an ace: ask &quot;%1&quot; A patron may insure up to half of the blackjack bet.</source>
        <translation>您亮 A：问“%1”玩家最多可为黑杰克注的一半买保险。</translation>
    </message>
    <message>
        <source>A patron with a blackjack may take even money: pay 1:1 at once and pick up the cards.</source>
        <translation>有黑杰克的玩家可以要等额赔付：立即赔 1:1 并收牌。</translation>
    </message>
    <message>
        <source>You show an ace: offer nothing. This house has no insurance.</source>
        <translation>您亮 A：什么都不提供。本赌场没有保险。</translation>
    </message>
    <message>
        <source>Go from left to right and finish each hand.</source>
        <translation>从左到右，完成每一手。</translation>
    </message>
    <message>
        <source>Hit: one card. Give no card that was not asked for; 21 stands by itself.</source>
        <translation>要牌：一张。没要的牌不发；21 点自动停。</translation>
    </message>
    <message>
        <source>Double: on two cards, up to as much again. One card, and the hand stands.</source>
        <translation>加倍：两张牌时，最多加同样多。一张牌，即停。</translation>
    </message>
    <message>
        <source>Double: on two cards, exactly as much again. One card, and the hand stands.</source>
        <translation>加倍：两张牌时，正好加同样多。一张牌，即停。</translation>
    </message>
    <message>
        <source>With a double or a split, the patron may match a bet on the War spot too.</source>
        <translation>加倍或分牌时，玩家也可以在 War 投注位上加同样的注。</translation>
    </message>
    <message>
        <source>Bust: take the bets, then pick up the cards, before you go on.</source>
        <translation>爆牌：先收注，再收牌，然后才继续。</translation>
    </message>
    <message>
        <source>Turn over your hole card.</source>
        <translation>翻开您的暗牌。</translation>
    </message>
    <message>
        <source>Draw up to 16 and on a soft 17. Stand on a hard 17 and above.</source>
        <translation>16 点及以下和软 17 补牌。硬 17 及以上停牌。</translation>
    </message>
    <message>
        <source>Draw up to 16. Stand on every 17 and above.</source>
        <translation>16 点及以下补牌。凡 17 及以上停牌。</translation>
    </message>
    <message>
        <source>Draw only while a hand still stands against yours.</source>
        <translation>只有还有手牌与您对赌时才补牌。</translation>
    </message>
    <message>
        <source>Settle the hands %1.</source>
        <translation>手牌%1结算。</translation>
    </message>
    <message>
        <source>The patron is higher, or you are bust: pay 1:1.</source>
        <translation>玩家点数高，或您爆牌：赔 1:1。</translation>
    </message>
    <message>
        <source>You are higher: take the bet.</source>
        <translation>您点数高：收注。</translation>
    </message>
    <message>
        <source>Equal: a push. Leave the bet.</source>
        <translation>相同：平手。不动。</translation>
    </message>
    <message>
        <source>A blackjack that waited: pay it %1. If you have one too, it is a push.</source>
        <translation>等待的黑杰克：赔 %1。若您也有，则平手。</translation>
    </message>
    <message>
        <source>Insurance, with the hand of its seat: pay it 2:1 if you have a blackjack, else take it.</source>
        <translation>保险随座位的手牌：您有黑杰克赔 2:1，否则收走。</translation>
    </message>
    <message>
        <source>A bet that rides on the War spot is paid or taken like the hand.</source>
        <translation>留在 War 投注位上的注随手牌赔付或收走。</translation>
    </message>
    <message>
        <source>Settle the last bet of a hand, then pick up its cards: chips first.</source>
        <translation>先结算一手的最后一注，再收牌：先筹码。</translation>
    </message>
    <message>
        <source>Pick up the cards of a hand, then settle its last bet: cards first.</source>
        <translation>先收一手的牌，再结算最后一注：先牌。</translation>
    </message>
    <message>
        <source>Pick up the cards of a hand with its last bet, before or after the chips.</source>
        <translation>随最后一注收走一手的牌，在筹码之前或之后。</translation>
    </message>
    <message>
        <source>A seat at war keeps its cards until its war is settled.</source>
        <translation>开战的座位保留牌，直到其开战结算。</translation>
    </message>
    <message>
        <source>The cards of a bust hand, and of a blackjack paid during play, leave at once, after their chips.</source>
        <translation>爆牌的手牌和局中赔付的黑杰克，筹码之后立即收牌。</translation>
    </message>
    <message>
        <source>Only then begin the next seat.</source>
        <translation>然后才开始下一个座位。</translation>
    </message>
    <message>
        <source>Sweep the cards that are still there %1.</source>
        <translation>剩余的牌%1收走。</translation>
    </message>
    <message>
        <source>Leave all cards on the layout until every bet of the table is settled.</source>
        <translation>牌桌所有注结算完之前，牌都留在台面。</translation>
    </message>
    <message>
        <source>Then sweep the cards in one go %1.</source>
        <translation>然后%1一次收走所有牌。</translation>
    </message>
    <message>
        <source>Put the cut card in front of the last card.</source>
        <translation>把切牌卡放在最后一张牌之前。</translation>
    </message>
    <message>
        <source>Put the cut card in, with at most %1 cards behind it.</source>
        <translation>放入切牌卡，后面最多 %1 张。</translation>
    </message>
    <message>
        <source>Burn the first card: face down, into the discard rack.</source>
        <translation>烧第一张牌：牌面朝下放入弃牌盒。</translation>
    </message>
    <message>
        <source>Burn the first %1 cards: face down, into the discard rack.</source>
        <translation>烧前 %1 张牌：牌面朝下放入弃牌盒。</translation>
    </message>
    <message>
        <source>Pick up your own cards last.</source>
        <translation>最后收您自己的牌。</translation>
    </message>
    <message>
        <source>Look once more: no bet open, no card on the layout. The round is over.</source>
        <translation>再看一眼：没有未结的注，台面没有牌。本局结束。</translation>
    </message>
    <message>
        <source>Shuffle all cards.</source>
        <translation>洗所有的牌。</translation>
    </message>
    <message>
        <source>Shuffle all cards, before every round.</source>
        <translation>每局之前洗所有的牌。</translation>
    </message>
    <message>
        <source>Offer a patron the cut, with the backs of the cards away from you. If he declines, ask the next; if nobody cuts, cut yourself.</source>
        <translation>请一位玩家切牌，牌背朝外。他不切就问下一位；没人切就自己切。</translation>
    </message>
    <message>
        <source>Put the cards in front of the cut at the rear.</source>
        <translation>把切口前面的牌放到后面。</translation>
    </message>
    <message>
        <source>Load the shoe.</source>
        <translation>装靴。</translation>
    </message>
    <message>
        <source>post + %1</source>
        <translation>庄家注 + %1</translation>
    </message>
    <message>
        <source>Won: pay</source>
        <translation>赢：赔</translation>
    </message>
    <message>
        <source>Surrender: take</source>
        <translation>投降：收</translation>
    </message>
    <message>
        <source>War won: pay</source>
        <translation>开战赢：赔</translation>
    </message>
    <message>
        <source>War tied: pay</source>
        <translation>开战和：赔</translation>
    </message>
    <message>
        <source>War lost: take</source>
        <translation>开战输：收</translation>
    </message>
    <message>
        <source>Blackjack bet</source>
        <translation>黑杰克注</translation>
    </message>
    <message>
        <source>Hand won: pay</source>
        <translation>手牌赢：赔</translation>
    </message>
    <message>
        <source>Even money: pay</source>
        <translation>等额赔付：赔</translation>
    </message>
    <message>
        <source>Insurance up to</source>
        <translation>保险最多</translation>
    </message>
    <message>
        <source>Full insurance won: pay</source>
        <translation>足额保险赢：赔</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>要点</translation>
    </message>
    <message>
        <source>The table as the dealer sees it: one seat, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation>荷官视角的牌桌：一个座位，牌靴在左手，弃牌盒在右手，筹码盘在面前。</translation>
    </message>
    <message>
        <source>The table as the dealer sees it: seats 1 to %1 from his left to his right, the shoe at his left hand, the discard rack at his right, the tray before him.</source>
        <translation>荷官视角的牌桌：座位 1 至 %1 从左到右，牌靴在左手，弃牌盒在右手，筹码盘在面前。</translation>
    </message>
    <message>
        <source>main bet %1 to %2</source>
        <translation>主注 %1 至 %2</translation>
    </message>
    <message>
        <source>blackjack bet %1 to %2</source>
        <translation>黑杰克注 %1 至 %2</translation>
    </message>
    <message>
        <source>tie bet %1 to %2</source>
        <translation>和局注 %1 至 %2</translation>
    </message>
    <message>
        <source>War bonus %1 to %2</source>
        <translation>War 奖励注 %1 至 %2</translation>
    </message>
    <message>
        <source>The bets are on their spots; no card is dealt.</source>
        <translation>注已下在投注位上，还没发牌。</translation>
    </message>
    <message>
        <source>one sweep</source>
        <translation>一次收走</translation>
    </message>
    <message>
        <source>Pick and pay: the cards of the settled seats are gone, the others are still on the layout.</source>
        <translation>逐家收牌赔付：已结算座位的牌已收走，其余还在。</translation>
    </message>
    <message>
        <source>Lay and pay: all cards stay until the last bet is settled, then they leave in one sweep, the dealer&apos;s last.</source>
        <translation>留牌赔付：最后一注结算前牌都留着，然后一次收走，庄家的最后收。</translation>
    </message>
    <message>
        <source>the first card</source>
        <translation>第一张牌</translation>
    </message>
    <message>
        <source>%1 cards in all</source>
        <translation>共 %1 张牌</translation>
    </message>
    <message>
        <source>the cut card</source>
        <translation>切牌卡</translation>
    </message>
    <message>
        <source>at most %1 behind it</source>
        <translation>后面最多 %1 张</translation>
    </message>
    <message>
        <source>burned: %1</source>
        <translation>烧牌：%1</translation>
    </message>
    <message>
        <source>The cards as they go into the shoe.</source>
        <translation>装入牌靴的牌。</translation>
    </message>
    <message>
        <source>a late bet: back to the patron</source>
        <translation>迟注：退还玩家</translation>
    </message>
    <message>
        <source>face down: the next card</source>
        <translation>牌面朝下：下一张牌</translation>
    </message>
    <message>
        <source>exposed: to the discards</source>
        <translation>误亮：放入弃牌盒</translation>
    </message>
    <message>
        <source>A late bet goes back, a card that slid out face down is the next card, an exposed card goes to the discards.</source>
        <translation>迟注退还，牌面朝下滑出的牌是下一张，误亮的牌放入弃牌盒。</translation>
    </message>
    <message>
        <source>maximum: %1</source>
        <translation>最高：%1</translation>
    </message>
    <message>
        <source>minimum: %1</source>
        <translation>最低：%1</translation>
    </message>
    <message>
        <source>minimum: %1, maximum: %2</source>
        <translation>最低：%1，最高：%2</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>In the house file</source>
        <translation>赌场文件中</translation>
    </message>
    <message>
        <source>Appendix: where each rule comes from</source>
        <translation>附录：每条规则的出处</translation>
    </message>
    <message>
        <source>The source of this house: %1.</source>
        <translation>本赌场的来源：%1。</translation>
    </message>
    <message>
        <source>A clause names the part of the source that demands the rule. &quot;As we read it&quot; means that the source is unclear. No clause: the source is silent, and the house chose the rule itself.</source>
        <translation>条款指明来源中要求该规则之处。“按我们的理解”表示来源不明确。没有条款：来源未提，由赌场自定。</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>赔</translation>
    </message>
    <message>
        <source>take</source>
        <translation>收</translation>
    </message>
    <message>
        <source>war?</source>
        <translation>开战？</translation>
    </message>
    <message>
        <source>war</source>
        <translation>开战</translation>
    </message>
    <message>
        <source>burn %1 card</source>
        <translation>烧 %1 张</translation>
    </message>
    <message>
        <source>burn %1 cards</source>
        <translation>烧 %1 张</translation>
    </message>
    <message>
        <source>The order of the cards: from left to right, the dealer last.</source>
        <translation>发牌顺序：从左到右，庄家最后。</translation>
    </message>
    <message>
        <source>main bets</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrow is the order of settlement.</source>
        <translation>庄家亮 9。箭头是结算顺序。</translation>
    </message>
    <message>
        <source>first the tie bets</source>
        <translation>先和局注</translation>
    </message>
    <message>
        <source>then the main bets</source>
        <translation>后主注</translation>
    </message>
    <message>
        <source>The dealer shows a nine. The arrows are the order of settlement: tie bets, then main bets.</source>
        <translation>庄家亮 9。箭头是结算顺序：先和局注，后主注。</translation>
    </message>
    <message>
        <source>Seats at war. The numbers are the order of burns and war cards.</source>
        <translation>开战的座位。数字是烧牌和开战牌的顺序。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>%1 points of 100: passed (pass mark %2).</source>
        <translation>100 分中得 %1 分：通过（及格线 %2）。</translation>
    </message>
    <message>
        <source>%1 points of 100: not passed (pass mark %2).</source>
        <translation>100 分中得 %1 分：未通过（及格线 %2）。</translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation>%2 个动作中 %1 个无误，%4 局中 %3 局无误。</translation>
    </message>
    <message>
        <source>Findings: %1 critical, %2 major, %3 minor.</source>
        <translation>错误：严重 %1，重大 %2，轻微 %3。</translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation>每局 %1 秒；本赌场要求 %2 秒。</translation>
    </message>
    <message>
        <source>Rounds dealt again: %1. The last attempt counts.</source>
        <translation>重发的局数：%1。以最后一次为准。</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1（已重发，不计）</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1（已更正）</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>结果：%1</translation>
    </message>
    <message>
        <source>%1. %2. Seed %3.</source>
        <translation>%1。%2。种子 %3。</translation>
    </message>
    <message>
        <source>Findings in round %1</source>
        <translation>第 %1 局的错误</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>没有错误。</translation>
    </message>
    <message>
        <source>A bet below the minimum: refuse it and hand it back.</source>
        <translation>低于最低限额的注：拒绝并退还。</translation>
    </message>
    <message>
        <source>A patron&apos;s first bet below the minimum: let it stand and say &quot;%1&quot;. Refuse every later one.</source>
        <translation>玩家第一次低于最低限额的注：保留并说“%1”。以后的一律拒绝。</translation>
    </message>
    <message>
        <source>A bet above the maximum: refuse it and hand it back.</source>
        <translation>高于最高限额的注：拒绝并退还。</translation>
    </message>
    <message>
        <source>A bet above the maximum: hand back the excess. The rest stands.</source>
        <translation>高于最高限额的注：退还超出部分。其余有效。</translation>
    </message>
    <message>
        <source>A tie bet: refuse it. This house has none.</source>
        <translation>和局注：拒绝。本赌场没有。</translation>
    </message>
    <message>
        <source>A tie bet without a main bet: let it stand.</source>
        <translation>没有主注的和局注：保留。</translation>
    </message>
    <message>
        <source>A tie bet without a main bet: refuse it.</source>
        <translation>没有主注的和局注：拒绝。</translation>
    </message>
    <message>
        <source>A War bonus without a blackjack bet: refuse it.</source>
        <translation>没有黑杰克注的 War 奖励注：拒绝。</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;.</source>
        <translation>说“%1”。</translation>
    </message>
    <message>
        <source>Look at every spot. What is wrong with a bet is put right before you close the bets.</source>
        <translation>查看每个投注位。截止下注前纠正注的问题。</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot;. The bets are closed.</source>
        <translation>说“%1”。下注截止。</translation>
    </message>
    <message>
        <source>Deal. Your first card closes the bets; you need not say so.</source>
        <translation>发牌。您的第一张牌截止下注，不必喊话。</translation>
    </message>
    <message>
        <source>A bet added or changed after the first card is late: refuse it before you do anything else.</source>
        <translation>第一张牌之后加注或改注为迟注：做任何事之前先拒绝。</translation>
    </message>
    <message>
        <source>A bet added or changed after &quot;%1&quot; is late: refuse it before you do anything else.</source>
        <translation>“%1”之后加注或改注为迟注：做任何事之前先拒绝。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>This house at a glance</source>
        <translation>本赌场一览</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>The keys of this site were not considered: its records cannot be read (%1).</source>
        <translation>未考虑本机构的密钥：其档案无法读取（%1）。</translation>
    </message>
    <message>
        <source>This key file is damaged: %1.</source>
        <translation>密钥文件已损坏：%1。</translation>
    </message>
    <message>
        <source>This revocation list is damaged: %1.</source>
        <translation>吊销列表已损坏：%1。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>文件无法读取：%1。</translation>
    </message>
    <message>
        <source>Its blueprint or its house file has faults: %1.</source>
        <translation>其考试方案或赌场文件有错：%1。</translation>
    </message>
    <message>
        <source>Its seed makes no exam of this blueprint.</source>
        <translation>其种子产生不了该方案的考试。</translation>
    </message>
    <message>
        <source>Its log was not dealt at the table that the blueprint describes.</source>
        <translation>其记录不是在考试方案所述的牌桌上发的。</translation>
    </message>
    <message>
        <source>Its log has a line that is no act.</source>
        <translation>其记录有一行不是动作。</translation>
    </message>
    <message>
        <source>The times in its log are missing or go back.</source>
        <translation>其记录的时间缺失或倒退。</translation>
    </message>
    <message>
        <source>With its seed, the cards and patrons would not have done what its log says.</source>
        <translation>按其种子，牌和玩家不会如记录所述。</translation>
    </message>
    <message>
        <source>The exam was not passed.</source>
        <translation>考试未通过。</translation>
    </message>
    <message>
        <source>A name has characters that cannot stand on a certificate.</source>
        <translation>姓名中有不能写在证书上的字符。</translation>
    </message>
    <message>
        <source>The signature does not fit: the file was changed after it was signed.</source>
        <translation>签名不符：文件在签名后被改动。</translation>
    </message>
    <message>
        <source>The key that signed it is not one you trust. Ask %1 for the fingerprint of its key and compare: %2.</source>
        <translation>签名的密钥不是您信任的。请向%1索取其密钥指纹并比对：%2。</translation>
    </message>
    <message>
        <source>Its key was revoked on %1: %2.</source>
        <translation>其密钥于 %1 被吊销：%2。</translation>
    </message>
    <message>
        <source>It was revoked on %1: %2.</source>
        <translation>它于 %1 被吊销：%2。</translation>
    </message>
    <message>
        <source>The revocation list %1 was not used: none of the trusted keys signed it.</source>
        <translation>吊销列表 %1 未被采用：没有任何受信任的密钥为它签名。</translation>
    </message>
    <message>
        <source>It expired on %1.</source>
        <translation>它已于 %1 到期。</translation>
    </message>
    <message>
        <source>It is dated %1, which is in the future.</source>
        <translation>其日期为 %1，尚未到来。</translation>
    </message>
    <message>
        <source>It was granted on %1, before the exam ended (%2).</source>
        <translation>它于 %1 颁发，早于考试结束（%2）。</translation>
    </message>
    <message>
        <source>The chain of its log does not fit: an act was changed, added or removed.</source>
        <translation>其记录的链不符：有动作被改动、增加或删除。</translation>
    </message>
    <message>
        <source>The end of its log does not fit its seal: the time or the seed differs.</source>
        <translation>其记录末尾与封印不符：时间或种子不同。</translation>
    </message>
    <message>
        <source>%1: it states %2, but the log gives %3.</source>
        <translation>%1：证书写的是 %2，记录得出 %3。</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>The exam was not passed by its own blueprint.</source>
        <translation>按其自身方案，考试未通过。</translation>
    </message>
    <message>
        <source>It names another exam or house than the files it carries.</source>
        <translation>它写明的考试或赌场与所附文件不同。</translation>
    </message>
    <message>
        <source>By its blueprint it holds for %1 days, not until %2.</source>
        <translation>按其方案有效期为 %1 天，不是到 %2。</translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1); this one comes to the same result.</source>
        <translation>它由另一版本的程序（Pitwise %1）评判；本版本得出相同结果。</translation>
    </message>
    <message>
        <source>It was judged by another version of the engine (Pitwise %1), and this one does not come to the same result. Verify it with that version.</source>
        <translation>它由另一版本的程序（Pitwise %1）评判，本版本得不出相同结果。请用那个版本核验。</translation>
    </message>
    <message>
        <source>This is not a certificate: %1.</source>
        <translation>这不是证书：%1。</translation>
    </message>
    <message>
        <source>Its seed is not the one that was sealed when the exam began.</source>
        <translation>其种子不是考试开始时封存的那个。</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1（%2 / %3）</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>This certifies that</source>
        <translation>兹证明</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>编号 %1</translation>
    </message>
    <message>
        <source>passed the dealing exam</source>
        <translation>通过了发牌考试</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>%1 of 100, %2 rounds</source>
        <translation>100 分中 %1 分，%2 局</translation>
    </message>
    <message>
        <source>Hours dealt</source>
        <translation>上台小时数</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>颁发</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>did not occur</source>
        <translation>未出现</translation>
    </message>
    <message>
        <source>The code names the file that proves this page; it is attached to this document. Check it: pitwise-cli verify</source>
        <translation>此码指明证明本页的文件，该文件附于本文档。核验：pitwise-cli verify</translation>
    </message>
    <message>
        <source>Certificate %1</source>
        <translation>证书 %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>密钥 %1</translation>
    </message>
    <message>
        <source>%1, trainer</source>
        <translation>%1，培训师</translation>
    </message>
    <message>
        <source>%1, dealer</source>
        <translation>%1，荷官</translation>
    </message>
    <message>
        <source>it is not a certificate: %1</source>
        <translation>它不是证书：%1</translation>
    </message>
    <message>
        <source>Certificate of %1</source>
        <translation>%1的证书</translation>
    </message>
    <message>
        <source>Only a bet that the house does not take is refused or handed back.</source>
        <translation>只拒绝或退还赌场不收的注。</translation>
    </message>
    <message>
        <source>This house posts nothing.</source>
        <translation>本赌场不放庄家注。</translation>
    </message>
    <message>
        <source>Cards are burned only before a war card.</source>
        <translation>只在开战牌之前烧牌。</translation>
    </message>
    <message>
        <source>Only the dealer&apos;s hole card is dealt face down.</source>
        <translation>只有庄家的暗牌牌面朝下发。</translation>
    </message>
    <message>
        <source>Cards are dealt face up.</source>
        <translation>牌面朝上发。</translation>
    </message>
    <message>
        <source>Only a card that was shown by mistake is discarded.</source>
        <translation>只弃误亮的牌。</translation>
    </message>
    <message>
        <source>This house honours a patron&apos;s first bet below the minimum, with a reminder.</source>
        <translation>玩家第一次低于最低限额的注，本赌场提醒后接受。</translation>
    </message>
    <message>
        <source>Only a push is handed back.</source>
        <translation>只退还平手的注。</translation>
    </message>
    <message>
        <source>Only a bet that has lost is taken.</source>
        <translation>只收输掉的注。</translation>
    </message>
    <message>
        <source>The post is given to a patron who won or tied his war.</source>
        <translation>庄家注给开战赢或和的玩家。</translation>
    </message>
    <message>
        <source>Only a bet that has won is paid.</source>
        <translation>只赔赢的注。</translation>
    </message>
    <message>
        <source>The post is given to the winner; nothing is paid on it.</source>
        <translation>庄家注给赢家，其上不再赔付。</translation>
    </message>
    <message>
        <source>The house posts once, beside a war bet.</source>
        <translation>庄家在开战注旁放注一次。</translation>
    </message>
    <message>
        <source>Only a wrong payoff is taken back, and before another seat is begun.</source>
        <translation>只收回错误的赔付，且在开始另一座位之前。</translation>
    </message>
    <message>
        <source>Only a wrong payoff is taken back, and in this house only after the floor was called.</source>
        <translation>只收回错误的赔付，本赌场须先请主管。</translation>
    </message>
    <message>
        <source>A round is void only after a malfunction, when the floor has ruled.</source>
        <translation>只有故障后经主管裁定，本局才作废。</translation>
    </message>
    <message>
        <source>%1: not due now.</source>
        <translation>%1：现在不该做。</translation>
    </message>
    <message>
        <source>After a malfunction nothing is dealt, paid or taken: the round is void.</source>
        <translation>故障之后不发牌、不赔、不收：本局作废。</translation>
    </message>
    <message>
        <source>This house shuffles once before each round.</source>
        <translation>本赌场每局之前洗一次牌。</translation>
    </message>
    <message>
        <source>Shuffle between rounds, when the cut card has come out.</source>
        <translation>切牌卡出现后，在两局之间洗牌。</translation>
    </message>
    <message>
        <source>Bets are settled %1, one seat at a time.</source>
        <translation>注%1逐座结算。</translation>
    </message>
    <message>
        <source>The hole card was dealt face up.</source>
        <translation>暗牌发成了牌面朝上。</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is dealt face down, before anybody plays.</source>
        <translation>庄家的第二张牌在任何人行动前牌面朝下发。</translation>
    </message>
    <message>
        <source>a war</source>
        <translation>一次开战</translation>
    </message>
    <message>
        <source>several wars in one round</source>
        <translation>一局多处开战</translation>
    </message>
    <message>
        <source>a war that the patron wins</source>
        <translation>玩家赢的开战</translation>
    </message>
    <message>
        <source>a war that the patron loses</source>
        <translation>玩家输的开战</translation>
    </message>
    <message>
        <source>a war that ties</source>
        <translation>和局的开战</translation>
    </message>
    <message>
        <source>a surrender</source>
        <translation>一次投降</translation>
    </message>
    <message>
        <source>a tie bet that wins</source>
        <translation>赢的和局注</translation>
    </message>
    <message>
        <source>a War bonus that wins</source>
        <translation>赢的 War 奖励注</translation>
    </message>
    <message>
        <source>a parlay</source>
        <translation>一次连押</translation>
    </message>
    <message>
        <source>a blackjack of a patron</source>
        <translation>玩家的黑杰克</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>一次加倍</translation>
    </message>
    <message>
        <source>a split</source>
        <translation>一次分牌</translation>
    </message>
    <message>
        <source>a hand that busts</source>
        <translation>一手爆牌</translation>
    </message>
    <message>
        <source>a blackjack of the dealer</source>
        <translation>庄家的黑杰克</translation>
    </message>
    <message>
        <source>a dealer who busts</source>
        <translation>庄家爆牌</translation>
    </message>
    <message>
        <source>a bet below the minimum</source>
        <translation>低于最低限额的注</translation>
    </message>
    <message>
        <source>a bet above the maximum</source>
        <translation>高于最高限额的注</translation>
    </message>
    <message>
        <source>a late bet</source>
        <translation>迟注</translation>
    </message>
    <message>
        <source>a side bet alone, where the house does not take one</source>
        <translation>赌场不收的单独边注</translation>
    </message>
    <message>
        <source>a card that slides out and is seen</source>
        <translation>滑出并被看见的牌</translation>
    </message>
    <message>
        <source>a card that slides out unseen</source>
        <translation>滑出而未被看见的牌</translation>
    </message>
    <message>
        <source>a dispute</source>
        <translation>一次争议</translation>
    </message>
    <message>
        <source>a malfunction</source>
        <translation>一次故障</translation>
    </message>
    <message>
        <source>This bet is settled: nothing more is due.</source>
        <translation>此注已结算：不再应付。</translation>
    </message>
    <message>
        <source>What is above the maximum goes back, no more and no less.</source>
        <translation>退还超出最高限额的部分，不多不少。</translation>
    </message>
    <message>
        <source>A bet that the house does not take goes back in full.</source>
        <translation>赌场不收的注全部退还。</translation>
    </message>
    <message>
        <source>This house takes %1 of a surrendered bet; only the rest may be handed back.</source>
        <translation>投降时本赌场收取%1；只有其余可退还。</translation>
    </message>
    <message>
        <source>A push is handed back in full, or left where it is.</source>
        <translation>平手的注全部退还，或原样不动。</translation>
    </message>
    <message>
        <source>%1: it was surrendered, but was paid %2.</source>
        <translation>%1：已投降，却赔了 %2。</translation>
    </message>
    <message>
        <source>%1: it lost, but was paid %2.</source>
        <translation>%1：输了，却赔了 %2。</translation>
    </message>
    <message>
        <source>%1: it won, but was taken.</source>
        <translation>%1：赢了，却被收走。</translation>
    </message>
    <message>
        <source>%1: it is a push, but chips moved.</source>
        <translation>%1：平手，却动了筹码。</translation>
    </message>
    <message>
        <source>tie bets</source>
        <translation>和局注</translation>
    </message>
    <message>
        <source>blackjack hands</source>
        <translation>黑杰克手牌</translation>
    </message>
    <message>
        <source>settling bets</source>
        <translation>结算注</translation>
    </message>
    <message>
        <source>bets and limits</source>
        <translation>下注与限额</translation>
    </message>
    <message>
        <source>bonus bets</source>
        <translation>奖励注</translation>
    </message>
    <message>
        <source>the shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>irregularities</source>
        <translation>意外情况</translation>
    </message>
    <message>
        <source>late bets</source>
        <translation>迟注</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>开战</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>喊话</translation>
    </message>
    <message>
        <source>handling cards</source>
        <translation>处理牌</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>还没遇到</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>known</source>
        <translation>掌握</translation>
    </message>
    <message>
        <source>known, due again</source>
        <translation>掌握，该复习</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>牢固</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>对您是新的</translation>
    </message>
    <message>
        <source>wrong in %1 of your last %2</source>
        <translation>最近 %2 次错 %1 次</translation>
    </message>
    <message>
        <source>right so far, but not often yet</source>
        <translation>目前都对，但次数不多</translation>
    </message>
    <message>
        <source>known, and due again</source>
        <translation>掌握，该复习了</translation>
    </message>
    <message>
        <source>known; this keeps it so</source>
        <translation>掌握；这样可以保持</translation>
    </message>
    <message>
        <source>%1: there is no main bet beside it.</source>
        <translation>%1：旁边没有主注。</translation>
    </message>
    <message>
        <source>%1: it was accepted.</source>
        <translation>%1：被接受了。</translation>
    </message>
    <message>
        <source>%1: the floor was not called before this payoff.</source>
        <translation>%1：此笔赔付前没有请主管。</translation>
    </message>
    <message>
        <source>Play went on after a malfunction without the floor.</source>
        <translation>故障之后未请主管就继续了。</translation>
    </message>
    <message>
        <source>Play went on after a dispute without the floor.</source>
        <translation>争议之后未请主管就继续了。</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1，至 %2</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Nobody is in the class.</source>
        <translation>班级里没有人。</translation>
    </message>
    <message>
        <source>Mistakes by skill group</source>
        <translation>按技能组的错误</translation>
    </message>
    <message>
        <source>In the latest sessions of each, without those put right at once.</source>
        <translation>每人最近的牌局，不含当场更正的。</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>%1 is stuck on: %2.</source>
        <translation>%1卡在：%2。</translation>
    </message>
    <message>
        <source>The certificate of %1 expires on %2.</source>
        <translation>%1的证书 %2 到期。</translation>
    </message>
    <message>
        <source>Nobody is stuck, and no certificate expires soon.</source>
        <translation>没有人卡住，也没有证书即将到期。</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Where mistakes are made</source>
        <translation>何处出错</translation>
    </message>
    <message>
        <source>In %1 rounds of all sessions.</source>
        <translation>所有牌局共 %1 局。</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Part of the round</source>
        <translation>局中阶段</translation>
    </message>
    <message>
        <source>At no seat</source>
        <translation>不在座位上</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Taking bets</source>
        <translation>收注</translation>
    </message>
    <message>
        <source>Ties and main bets</source>
        <translation>和局注与主注</translation>
    </message>
    <message>
        <source>The war</source>
        <translation>开战</translation>
    </message>
    <message>
        <source>Bonus and parlay</source>
        <translation>奖励注与连押</translation>
    </message>
    <message>
        <source>Playing the hands</source>
        <translation>玩手牌</translation>
    </message>
    <message>
        <source>Collecting cards</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>%1 people, as of %2</source>
        <translation>%1 人，截至 %2</translation>
    </message>
    <message>
        <source>a demonstration</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>dealt again, does not count</source>
        <translation>重发，不计</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>逐局</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>回顾：%1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>training</source>
        <translation>培训中</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>certified</source>
        <translation>已认证</translation>
    </message>
    <message>
        <source>0.5</source>
        <translation>0.5</translation>
    </message>
    <message>
        <source>Floor: the late %1 at seat %2 goes back.</source>
        <translation>主管：迟注退还：%2号座位的%1。</translation>
    </message>
    <message>
        <source>Floor: %1 above the limit goes back to seat %2.</source>
        <translation>主管：超出限额的 %1 退还%2号座位。</translation>
    </message>
    <message>
        <source>Floor: the %1 of %2 at seat %3 goes back.</source>
        <translation>主管：%3号座位的%1 %2 退还。</translation>
    </message>
    <message>
        <source>Floor: the house posts %1 at seat %2.</source>
        <translation>主管：庄家在%2号座位放 %1。</translation>
    </message>
    <message>
        <source>Floor: the post at seat %1 is made %2.</source>
        <translation>主管：%1号座位的庄家注改为 %2。</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card was dealt without a burn.</source>
        <translation>庄家的开战牌发出之前没有烧牌。</translation>
    </message>
    <message>
        <source>The war card for seat %1 was dealt without a burn.</source>
        <translation>发给%1号座位的开战牌之前没有烧牌。</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card was dealt with only %1 burned.</source>
        <translation>庄家的开战牌发出之前只烧了 %1 张。</translation>
    </message>
    <message>
        <source>The war card for seat %1 was dealt with only %2 burned.</source>
        <translation>发给%1号座位的开战牌之前只烧了 %2 张。</translation>
    </message>
    <message>
        <source>the dealer was dealt a card out of turn.</source>
        <translation>庄家不按顺序得到了牌。</translation>
    </message>
    <message>
        <source>seat %1 was dealt a card out of turn.</source>
        <translation>%1号座位不按顺序得到了牌。</translation>
    </message>
    <message>
        <source>the dealer was dealt an extra card.</source>
        <translation>庄家多得了一张牌。</translation>
    </message>
    <message>
        <source>seat %1 was dealt an extra card.</source>
        <translation>%1号座位多得了一张牌。</translation>
    </message>
    <message>
        <source>The war was started before seat %1 was settled.</source>
        <translation>%1号座位尚未结算就开始了开战。</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected before those of seat %1.</source>
        <translation>庄家的牌先于%1号座位的牌被收走。</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected before those of another seat.</source>
        <translation>庄家的牌先于另一座位的牌被收走。</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of another seat.</source>
        <translation>%1号座位的牌先于另一座位的牌被收走。</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of the dealer.</source>
        <translation>%1号座位的牌先于庄家的牌被收走。</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected before those of seat %2.</source>
        <translation>%1号座位的牌先于%2号座位的牌被收走。</translation>
    </message>
    <message>
        <source>seat %1 was asked out of turn.</source>
        <translation>不按顺序询问了%1号座位。</translation>
    </message>
    <message>
        <source>seat %1 was settled out of turn.</source>
        <translation>%1号座位不按顺序结算。</translation>
    </message>
    <message>
        <source>seat %1 was asked out of turn: seat %2 was next.</source>
        <translation>不按顺序询问了%1号座位：应轮到%2号座位。</translation>
    </message>
    <message>
        <source>seat %1 was settled out of turn: seat %2 was next.</source>
        <translation>%1号座位不按顺序结算：应轮到%2号座位。</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards were collected too early.</source>
        <translation>庄家的牌收得太早。</translation>
    </message>
    <message>
        <source>The cards of seat %1 were collected too early.</source>
        <translation>%1号座位的牌收得太早。</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards are still on the layout.</source>
        <translation>庄家的牌还在台面上。</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the layout.</source>
        <translation>%1号座位的牌还在台面上。</translation>
    </message>
    <message>
        <source>The patron at seat %1 won and was not asked.</source>
        <translation>%1号座位的玩家赢了却没有被询问。</translation>
    </message>
    <message>
        <source>The patron at seat %1 had not decided yet.</source>
        <translation>%1号座位的玩家还没有决定。</translation>
    </message>
    <message>
        <source>Play went on before seat %1 was settled.</source>
        <translation>%1号座位尚未结算就继续了。</translation>
    </message>
    <message>
        <source>the dealer had not asked for a card.</source>
        <translation>庄家没有要牌。</translation>
    </message>
    <message>
        <source>seat %1 had not asked for a card.</source>
        <translation>%1号座位没有要牌。</translation>
    </message>
    <message>
        <source>Deal a card face down to the dealer</source>
        <translation>给庄家发一张暗牌</translation>
    </message>
    <message>
        <source>Deal a card to the dealer</source>
        <translation>给庄家发一张牌</translation>
    </message>
    <message>
        <source>Deal a card face down to seat %1</source>
        <translation>给%1号座位发一张暗牌</translation>
    </message>
    <message>
        <source>Deal a card to seat %1</source>
        <translation>给%1号座位发一张牌</translation>
    </message>
    <message>
        <source>Offer the cut to seat %1</source>
        <translation>请%1号座位切牌</translation>
    </message>
    <message>
        <source>Say &quot;%1&quot; to seat %2</source>
        <translation>对%2号座位说“%1”</translation>
    </message>
    <message>
        <source>Take the %1 at seat %2</source>
        <translation>收%2号座位的%1</translation>
    </message>
    <message>
        <source>Take %1 of the %2 at seat %3</source>
        <translation>从%3号座位的%2中收 %1</translation>
    </message>
    <message>
        <source>Pay %1 to the %2 at seat %3</source>
        <translation>赔%3号座位的%2 %1</translation>
    </message>
    <message>
        <source>Take back what was paid on the %1 at seat %2</source>
        <translation>收回%2号座位的%1上的赔付</translation>
    </message>
    <message>
        <source>Post %1 at seat %2</source>
        <translation>在%2号座位放庄家注 %1</translation>
    </message>
    <message>
        <source>Give the post to seat %1</source>
        <translation>把庄家注给%1号座位</translation>
    </message>
    <message>
        <source>Hand back the %1 to seat %2</source>
        <translation>把%1退给%2号座位</translation>
    </message>
    <message>
        <source>Hand back %1 of the %2 to seat %3</source>
        <translation>把%2中的 %1 退给%3号座位</translation>
    </message>
    <message>
        <source>Refuse the %1 of seat %2</source>
        <translation>拒绝%2号座位的%1</translation>
    </message>
    <message>
        <source>Split the cards of seat %1</source>
        <translation>给%1号座位分牌</translation>
    </message>
    <message>
        <source>Collect the dealer&apos;s cards</source>
        <translation>收庄家的牌</translation>
    </message>
    <message>
        <source>Collect the cards of seat %1</source>
        <translation>收%1号座位的牌</translation>
    </message>
    <message>
        <source>seat %1 goes to war</source>
        <translation>%1号座位开战</translation>
    </message>
    <message>
        <source>seat %1 surrenders</source>
        <translation>%1号座位投降</translation>
    </message>
    <message>
        <source>seat %1 lets the winnings ride</source>
        <translation>%1号座位赢利继续押</translation>
    </message>
    <message>
        <source>seat %1 takes it all</source>
        <translation>%1号座位全部拿走</translation>
    </message>
    <message>
        <source>seat %1 takes even money</source>
        <translation>%1号座位接受等额赔付</translation>
    </message>
    <message>
        <source>seat %1 hits</source>
        <translation>%1号座位要牌</translation>
    </message>
    <message>
        <source>seat %1 stands</source>
        <translation>%1号座位停牌</translation>
    </message>
    <message>
        <source>seat %1 puts %2 on the %3</source>
        <translation>%1号座位在%3下 %2</translation>
    </message>
    <message>
        <source>seat %1 doubles for %2</source>
        <translation>%1号座位加倍 %2</translation>
    </message>
    <message>
        <source>seat %1 splits</source>
        <translation>%1号座位分牌</translation>
    </message>
    <message>
        <source>seat %1 takes insurance for %2</source>
        <translation>%1号座位买保险 %2</translation>
    </message>
    <message>
        <source>seat %1 cuts at card %2</source>
        <translation>%1号座位在第 %2 张切牌</translation>
    </message>
    <message>
        <source>seat %1 does not want to cut</source>
        <translation>%1号座位不想切牌</translation>
    </message>
    <message>
        <source>seat %1 disputes the result</source>
        <translation>%1号座位对结果提出异议</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <translation>%1 发给庄家</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 发给%2号座位</translation>
    </message>
    <message>
        <source>The patron at seat %1 tied and was not asked.</source>
        <translation>%1号座位的玩家和局却没有被询问。</translation>
    </message>
    <message>
        <source>%1-%2-%3</source>
        <translation>%1年%2月%3日</translation>
    </message>
    <message>
        <source>This call is made once a round, before the first card.</source>
        <translation>这个喊话每局只喊一次，在第一张牌之前。</translation>
    </message>
    <message>
        <source>This is the printed page. The proof is a file attached to it, with the ending .pitcert: save that with a PDF reader, and check it.</source>
        <translation>这是打印页。凭证是附在其中、以 .pitcert 结尾的文件：请用 PDF 阅读器保存后再查验。</translation>
    </message>
    <message>
        <source>A cut card was placed.</source>
        <translation>放了切牌卡。</translation>
    </message>
    <message>
        <source>The cut card was not placed when it was due.</source>
        <translation>该放切牌卡时没有放。</translation>
    </message>
    <message>
        <source>A hand with a bet gets the cards it is due and no more; a seat without a bet gets none.</source>
        <translation>有注的手牌只得应得的牌，不能多；没有注的座位不发牌。</translation>
    </message>
    <message>
        <source>%1: the main bet was begun before its own tie bet was settled.</source>
        <translation>%1：本座的和局注尚未结算就开始处理主注。</translation>
    </message>
</context>
<context>
    <name>pitwise::CertificateClerk</name>
    <message>
        <source>%1 has no key to sign the list with. Make one first.</source>
        <translation>%1没有签署列表的密钥。请先生成一个。</translation>
    </message>
</context>
<context>
    <name>pitwise::DesktopHomework</name>
    <message>
        <source>The server cannot be reached. Homework is set and taken back when it is there again.</source>
        <translation>无法连接服务器。恢复后才能布置或收回作业。</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>没有档案。</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamClerk</name>
    <message>
        <source>An exam is under way at this computer.</source>
        <translation>这台电脑上有考试正在进行。</translation>
    </message>
    <message>
        <source>This person is in the middle of an exam. It has to be finished first.</source>
        <translation>此人有考试正在进行。须先继续那一场。</translation>
    </message>
    <message>
        <source>This passphrase does not open the exam. The trainer who opened it must give his own.</source>
        <translation>此口令打不开考试。须由开启它的培训师输入自己的口令。</translation>
    </message>
    <message>
        <source>No exam of this person is under way.</source>
        <translation>此人没有进行中的考试。</translation>
    </message>
    <message>
        <source>No exam is set here.</source>
        <translation>这里没有安排考试。</translation>
    </message>
    <message>
        <source>No exam is under way here.</source>
        <translation>这里没有进行中的考试。</translation>
    </message>
</context>
<context>
    <name>pitwise::ExamList</name>
    <message>
        <source>%1:1:1: no shoe was found that meets every situation; demand fewer, or more rounds or irregularities</source>
        <translation>%1:1:1: 找不到满足所有情境的牌靴；请减少要求，或增加局数或意外</translation>
    </message>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>考试进行中：其牌已封存。</translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsClerk</name>
    <message>
        <source>Leave the password out: it would be stored for all to read. Put it into the file .pgpass in your home folder.</source>
        <translation>请不要写入密码：保存后人人都能看到。请把密码写入您主文件夹中的 .pgpass 文件。</translation>
    </message>
    <message>
        <source>There is no such file yet. It is created when somebody is added.</source>
        <translation>还没有这个文件。添加人员时会创建。</translation>
    </message>
    <message numerus="yes">
        <source>It works: %n person(s),</source>
        <translation>
            <numerusform>可以使用：%n 人，</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s).</source>
        <translation>
            <numerusform>%n 场。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server does not take a session: %1</source>
        <translation>服务器不接受其中一场：%1</translation>
    </message>
    <message>
        <source>No PIN is set any more. Choose the name again.</source>
        <translation>PIN 码已不存在。请重新选择姓名。</translation>
    </message>
    <message>
        <source>What is stored of this PIN is damaged. A new one must be set.</source>
        <translation>此 PIN 码的存储数据已损坏。必须设置新的 PIN 码。</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>没有档案。</translation>
    </message>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>此考试正在进行：牌已封存。</translation>
    </message>
    <message>
        <source>This login owns the records.</source>
        <translation>此登录是档案的所有者。</translation>
    </message>
    <message>
        <source>This login is a trainer&apos;s: it may also add people and set homework.</source>
        <translation>此登录属于培训师：还可以添加人员、布置作业。</translation>
    </message>
    <message>
        <source>This login is a station&apos;s: it may deal and read.</source>
        <translation>此登录属于工作站：可以发牌和读取。</translation>
    </message>
    <message>
        <source>A trainer&apos;s passphrase is known to the server only, which cannot be reached.</source>
        <translation>培训师的口令只有服务器知道，而服务器无法连接。</translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsReview</name>
    <message>
        <source>This exam is under way: its cards are sealed.</source>
        <translation>考试进行中：其牌已封存。</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>没有档案。</translation>
    </message>
</context>
<context>
    <name>pitwise::SchoolClerk</name>
    <message>
        <source>There are no records yet. Add a trainer and a trainee first.</source>
        <translation>还没有档案。请先添加培训师和学员。</translation>
    </message>
    <message>
        <source>Nothing is set to be asked for. Choose the name again.</source>
        <translation>没有设置要询问的内容。请重新选择姓名。</translation>
    </message>
    <message>
        <source>What is stored of it is damaged. A new one must be set.</source>
        <translation>已保存的内容损坏。须重新设置。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ActPanel</name>
    <message>
        <source>Watch it dealt right</source>
        <translation>看正确发法</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>从这里重试</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>下一个错误</translation>
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
        <translation>不可能：%1。</translation>
    </message>
    <message>
        <source>The coach held it back.</source>
        <translation>教练拦下了。</translation>
    </message>
    <message>
        <source>Right was: %1.</source>
        <translation>正确的是：%1。</translation>
    </message>
    <message>
        <source>Round %1, act %2 of %3</source>
        <translation>第 %1 局，动作 %2 / %3</translation>
    </message>
    <message>
        <source>%1, after %2 s</source>
        <translation>%1，%2 秒后</translation>
    </message>
    <message>
        <source>%1 (a demonstration)</source>
        <translation>%1（演示）</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1（重发，不计）</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1（已更正）</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::AfterPage</name>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1（已更正）</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>第 %1 局，%2：%3</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>%1: %2, %3 points of 100</source>
        <translation>%1：%2，100 分中 %3 分</translation>
    </message>
    <message>
        <source>By group of skills</source>
        <translation>按技能组</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 judged, %2 wrong</source>
        <translation>评判 %1 个，错 %2 个</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>没有发现错误。</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>发现的错误</translation>
    </message>
    <message>
        <source>did not occur</source>
        <translation>未出现</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who sat which exam</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Announcer</name>
    <message>
        <source>Nothing was said yet</source>
        <translation>还没有说过什么</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ArrangeBar</name>
    <message>
        <source>Add a lesson file…</source>
        <translation>添加课程文件…</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>推后</translation>
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
        <translation>完成</translation>
    </message>
    <message>
        <source>Arrange the course</source>
        <translation>安排课程</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::BeforePage</name>
    <message>
        <source>Begin the exam</source>
        <translation>开始考试</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Your PIN</source>
        <translation>您的 PIN</translation>
    </message>
    <message>
        <source>The exam goes on</source>
        <translation>考试继续</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1，编号 %2</translation>
    </message>
    <message>
        <source>The table is as it was after your last act: the same cards, the same patrons. Nothing that you dealt is lost.</source>
        <translation>牌桌与您上一个动作之后一样：同样的牌，同样的玩家。您发过的都没有丢失。</translation>
    </message>
    <message>
        <source>Once it goes on it can only be finished or given up.</source>
        <translation>继续之后只能完成或放弃。</translation>
    </message>
    <message>
        <source>What will be asked</source>
        <translation>考试内容</translation>
    </message>
    <message>
        <source>How it is judged</source>
        <translation>如何评判</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The cards are being shuffled…</source>
        <translation>正在洗牌…</translation>
    </message>
    <message>
        <source>During the exam F1 shows the keys. Point at a stack to see its chips.</source>
        <translation>考试中按 F1 显示按键。把鼠标指向一叠筹码即可看清。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CallBar</name>
    <message>
        <source>Place
your bets</source>
        <translation>请
下注</translation>
    </message>
    <message>
        <source>No more
bets</source>
        <translation>停止
下注</translation>
    </message>
    <message>
        <source>War or
surrender?</source>
        <translation>开战还是
投降？</translation>
    </message>
    <message>
        <source>Leave the
winnings?</source>
        <translation>赢利
继续押？</translation>
    </message>
    <message>
        <source>Below the
minimum</source>
        <translation>低于
最低注</translation>
    </message>
    <message>
        <source>Call the
floor</source>
        <translation>请
主管</translation>
    </message>
    <message>
        <source>Deal face
down</source>
        <translation>发
暗牌</translation>
    </message>
    <message>
        <source>Peek at
hole card</source>
        <translation>偷看
暗牌</translation>
    </message>
    <message>
        <source>Turn over
hole card</source>
        <translation>翻开
暗牌</translation>
    </message>
    <message>
        <source>Void the
round</source>
        <translation>本局
作废</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>End the
round</source>
        <translation>结束
本局</translation>
    </message>
    <message>
        <source>What
is next?</source>
        <translation>下一步
是什么？</translation>
    </message>
    <message>
        <source>Any
insurance?</source>
        <translation>要买
保险吗？</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CheckCard</name>
    <message>
        <source>Valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Signed by a key you do not trust yet</source>
        <translation>由您尚未信任的密钥签名</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>A key you trust</source>
        <translation>您信任的密钥</translation>
    </message>
    <message>
        <source>A key you do not trust yet</source>
        <translation>您尚未信任的密钥</translation>
    </message>
    <message>
        <source>A revocation list, taken into account</source>
        <translation>吊销列表，已采用</translation>
    </message>
    <message>
        <source>A revocation list of somebody you do not trust</source>
        <translation>吊销列表，来自您不信任的人</translation>
    </message>
    <message>
        <source>Not a certificate</source>
        <translation>不是证书</translation>
    </message>
    <message>
        <source>Trust this key</source>
        <translation>信任此密钥</translation>
    </message>
    <message>
        <source>Dealing the exam again…</source>
        <translation>正在重发考试…</translation>
    </message>
    <message numerus="yes">
        <source>It declares %n certificate(s) or key(s) void.</source>
        <translation>
            <numerusform>它宣布 %n 份证书或密钥作废。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else holds: the log, the cards, the findings and the score. What is left is whose key this is. It says it belongs to %1.</source>
        <translation>其余全部无误：日志、牌、所判错误和得分。只差确认这是谁的密钥。它自称属于%1。</translation>
    </message>
    <message>
        <source>It says it belongs to %1.</source>
        <translation>它自称属于%1。</translation>
    </message>
    <message>
        <source>Call them, on a number you know, and let them read out the fingerprint of their key. Trust it only if it is this one:</source>
        <translation>请拨打您已知的号码联系对方，让对方念出其密钥的指纹。只有与下面一致时才信任：</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1，编号 %2</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>颁发日期</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>到期日期</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>签署人</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Hours dealt</source>
        <translation>发牌小时数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ChipsPad</name>
    <message>
        <source>Put them down</source>
        <translation>放下</translation>
    </message>
    <message>
        <source>Undo a chip</source>
        <translation>撤一枚筹码</translation>
    </message>
    <message>
        <source>Take chips with the letters below the tubes; with Shift five at a time.</source>
        <translation>用筹码槽下的字母取筹码；按 Shift 一次取五枚。</translation>
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
        <translation>班级</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Certifications as CSV…</source>
        <translation>导出认证 CSV…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>What to see of the class</source>
        <translation>查看班级的内容</translation>
    </message>
    <message>
        <source>The class is for its trainer. Press &quot;Trainer…&quot; and give your passphrase.</source>
        <translation>班级只供培训师查看。请按“培训师…”并输入口令。</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>没有档案。</translation>
    </message>
    <message>
        <source>Write all certifications</source>
        <translation>写出所有认证</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>无法写入文件</translation>
    </message>
    <message>
        <source>The report cannot be made</source>
        <translation>无法生成报告</translation>
    </message>
    <message>
        <source>Write a report of the class</source>
        <translation>写班级报告</translation>
    </message>
    <message>
        <source>class</source>
        <translation>class</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>Nobody is in the class yet. Press &quot;Add people&quot;.</source>
        <translation>班里还没有人。请按“添加人员”。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClauseLabel</name>
    <message>
        <source>Click to read %1</source>
        <translation>点击阅读 %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ClausePopover</name>
    <message>
        <source>The source is unclear here: this is how we read it.</source>
        <translation>原文此处不明确：这是我们的解读。</translation>
    </message>
    <message>
        <source>The source demands it. The words are ours.</source>
        <translation>原文要求如此。措辞是我们的。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoachCard</name>
    <message>
        <source>Show me</source>
        <translation>演示给我</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Also: %1. %2 %3</source>
        <translation>另外：%1。%2%3</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CompareScreen</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare two houses</source>
        <translation>比较两家赌场</translation>
    </message>
    <message>
        <source>The house you know</source>
        <translation>您熟悉的赌场</translation>
    </message>
    <message>
        <source>The house you move to</source>
        <translation>您要去的赌场</translation>
    </message>
    <message>
        <source>Write the sheet…</source>
        <translation>生成差异单…</translation>
    </message>
    <message>
        <source>Practise the differences</source>
        <translation>练习差异</translation>
    </message>
    <message>
        <source>What is different?</source>
        <translation>有什么不同？</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>您熟悉</translation>
    </message>
    <message>
        <source>Swap the two houses</source>
        <translation>交换两家赌场</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>You move to</source>
        <translation>您要去</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>没有差异。</translation>
    </message>
    <message>
        <source>One thing to do differently</source>
        <translation>有一处要改变做法</translation>
    </message>
    <message>
        <source>%1 things to do differently, the riskiest first</source>
        <translation>有 %1 处要改变做法，风险最大的在前</translation>
    </message>
    <message>
        <source>The differences cannot be practised</source>
        <translation>这些差异无法练习</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CountBars</name>
    <message>
        <source>%1: %2</source>
        <comment>what, and how often</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoursePage</name>
    <message>
        <source>read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>watch</source>
        <translation>观看</translation>
    </message>
    <message numerus="yes">
        <source>deal %n task(s)</source>
        <translation>
            <numerusform>发牌：%n 项任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>The course is being prepared.</source>
        <translation>课程正在准备中。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Some lesson files cannot be used:</source>
        <translation>有些课的文件无法使用：</translation>
    </message>
    <message>
        <source>There are no lessons for this house.</source>
        <translation>此赌场没有可学的课。</translation>
    </message>
    <message>
        <source>You have done all lessons of this house. Any of them can be repeated.</source>
        <translation>您已学完此赌场的所有课。任何一课都可以重学。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done.</source>
        <translation>
            <numerusform>共 %n 课，已完成 %1 课。</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <translation>开始：%1</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>继续：%1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DealPad</name>
    <message>
        <source>Burn a card</source>
        <translation>烧一张牌</translation>
    </message>
    <message>
        <source>Deal the dealer&apos;s card face down</source>
        <translation>庄家的牌面朝下发</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>A digit deals to that seat, 0 to the dealer; or click where the card goes. A click on the discard rack burns.</source>
        <translation>数字键给该座位发牌，0 给庄家；或点击放牌处。点击弃牌盒烧牌。</translation>
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
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少%1。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoFooter</name>
    <message>
        <source>No mistake</source>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>Paid too much</source>
        <translation>多赔了</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>顺序错误</translation>
    </message>
    <message>
        <source>Burn forgotten</source>
        <translation>忘记烧牌</translation>
    </message>
    <message>
        <source>Cards too early</source>
        <translation>收牌过早</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>大字体</translation>
    </message>
    <message>
        <source>What is the difference?</source>
        <translation>有何不同？</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>In step</source>
        <translation>同步</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>各自节奏</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Mistake to show</source>
        <translation>要演示的错误</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>○ call   ● chips   ▮ cards leave</source>
        <translation>○ 喊话   ● 筹码   ▮ 收牌</translation>
    </message>
    <message>
        <source>Normal type</source>
        <translation>普通字体</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoHeader</name>
    <message>
        <source>Two tables</source>
        <translation>两张牌桌</translation>
    </message>
    <message>
        <source>One table</source>
        <translation>一张牌桌</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>换一局</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Any round</source>
        <translation>任意一局</translation>
    </message>
    <message>
        <source>Win, loss and tie</source>
        <translation>赢、输与和局</translation>
    </message>
    <message>
        <source>Two wars at once</source>
        <translation>两家同时开战</translation>
    </message>
    <message>
        <source>A tied war</source>
        <translation>开战又和</translation>
    </message>
    <message>
        <source>A surrender</source>
        <translation>一次投降</translation>
    </message>
    <message>
        <source>A bet above the limit</source>
        <translation>超限下注</translation>
    </message>
    <message>
        <source>An exposed card</source>
        <translation>一张明牌</translation>
    </message>
    <message>
        <source>The cut card comes out</source>
        <translation>切牌卡出现</translation>
    </message>
    <message>
        <source>A parlay</source>
        <translation>一次连押</translation>
    </message>
    <message>
        <source>A split</source>
        <translation>一次分牌</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoPictures</name>
    <message>
        <source>Save the demonstration</source>
        <translation>保存演示</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>发牌记录 (*.deal)</translation>
    </message>
    <message>
        <source>Pictures for slides (*.png)</source>
        <translation>幻灯片图片 (*.png)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoScreen</name>
    <message>
        <source>Show</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Show a round</source>
        <translation>演示一局</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Saved: %1 pictures.</source>
        <translation>已保存 %1 张图片。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>How it is dealt</source>
        <translation>发牌示范</translation>
    </message>
    <message>
        <source>The same round, twice</source>
        <translation>同一局，两种做法</translation>
    </message>
    <message>
        <source>Same cards, two houses</source>
        <translation>同样的牌，两家赌场</translation>
    </message>
    <message>
        <source>Saved: %1-left and -right.deal</source>
        <translation>已保存：%1-left 和 -right.deal</translation>
    </message>
    <message>
        <source>Saved: %1.deal</source>
        <translation>已保存：%1.deal</translation>
    </message>
    <message>
        <source>The demonstration could not be saved</source>
        <translation>无法保存演示</translation>
    </message>
    <message>
        <source>Writing pictures…</source>
        <translation>正在生成图片…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DemoTable</name>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Now you</source>
        <translation>轮到您</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>逐家收牌赔付</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>留牌赔付</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Take over and deal from here</source>
        <translation>从这里接手发牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DifferenceCard</name>
    <message>
        <source>picking</source>
        <translation>逐家收牌</translation>
    </message>
    <message>
        <source>laying</source>
        <translation>留牌</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillPage</name>
    <message>
        <source>All drills</source>
        <translation>全部专项训练</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2, %3 right</source>
        <translation>第 %1 题，共 %2 题，对 %3 题</translation>
    </message>
    <message>
        <source>%1 s, target %2 s</source>
        <translation>%1 秒，目标 %2 秒</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillSummary</name>
    <message>
        <source>Accuracy comes first: nine of ten right, in your own time.</source>
        <translation>准确第一：十题对九题，不计快慢。</translation>
    </message>
    <message>
        <source>Accurate. The level is passed in %1 s.</source>
        <translation>准确。%1 秒内过关。</translation>
    </message>
    <message>
        <source>Accurate. From now on the clock runs: the level is passed in %1 s.</source>
        <translation>准确。从现在起计时：%1 秒内过关。</translation>
    </message>
    <message>
        <source>Accurate and in time. That is the highest level.</source>
        <translation>准确且及时。这是最高级。</translation>
    </message>
    <message>
        <source>Accurate and in time: the level is passed.</source>
        <translation>准确且及时：过关。</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>All drills</source>
        <translation>全部专项训练</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 s</source>
        <translation>%2 题对 %1 题，%3 秒</translation>
    </message>
    <message>
        <source>That is your best run.</source>
        <translation>这是您的最好成绩。</translation>
    </message>
    <message>
        <source>%1 Right was: %2</source>
        <translation>%1 正确的是：%2</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>进入%1</translation>
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
        <translation>还没试过</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>最好：%1</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>上次：%1</translation>
    </message>
    <message>
        <source>Last: %1, %2</source>
        <translation>上次：%1，%2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillVerdictCard</name>
    <message>
        <source>Chips of 25 and 500 are cut in fours, all others in fives; the rest comes last.</source>
        <translation>25 和 500 的筹码四枚一切，其余五枚一切；零头放最后。</translation>
    </message>
    <message>
        <source>You stopped him before he made a mistake.</source>
        <translation>您在他出错前叫停了。</translation>
    </message>
    <message>
        <source>He made his mistake some acts before you stopped him.</source>
        <translation>他出错几个动作之后您才叫停。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不正确</translation>
    </message>
    <message>
        <source>Right is: %1</source>
        <translation>正确的是：%1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>结束</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillWords</name>
    <message>
        <source>Who won, who lost, who tied with the %1? Name the seats in the order of settlement.</source>
        <translation>谁赢、谁输、谁和（%1）？按结算顺序说出座位。</translation>
    </message>
    <message>
        <source>At a seat without that bet, its other bet is asked for.</source>
        <translation>没有此注的，问其另一注。</translation>
    </message>
    <message>
        <source>The bets are down. What do you do now?</source>
        <translation>注已下好。现在做什么？</translation>
    </message>
    <message>
        <source>What do you say now?</source>
        <translation>现在说什么？</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>下一步是什么？</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>烧牌</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <translation>%1，作为 %2</translation>
    </message>
    <message>
        <source>seat %1 won</source>
        <translation>座位 %1 赢</translation>
    </message>
    <message>
        <source>seat %1 lost</source>
        <translation>座位 %1 输</translation>
    </message>
    <message>
        <source>seat %1 tied</source>
        <translation>座位 %1 和</translation>
    </message>
    <message>
        <source>Build the payout</source>
        <translation>凑赔付</translation>
    </message>
    <message>
        <source>Cut out a stack</source>
        <translation>切一叠筹码</translation>
    </message>
    <message>
        <source>Who won, who lost</source>
        <translation>谁赢谁输</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Burn and deal</source>
        <translation>烧牌与发牌</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>The right call</source>
        <translation>正确的喊话</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>找出错误</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>What is due, from the chips of the tray</source>
        <translation>用筹码盘的筹码付应付额</translation>
    </message>
    <message>
        <source>Heaps of four or five, so that it can be proved</source>
        <translation>四五枚一堆，以便核对</translation>
    </message>
    <message>
        <source>Read the table in the order of settlement</source>
        <translation>按结算顺序看牌桌</translation>
    </message>
    <message>
        <source>The next step, from any point of a round</source>
        <translation>从一局任意处起的下一步</translation>
    </message>
    <message>
        <source>Every card to its place, every burn in time</source>
        <translation>每张牌到位，每次烧牌及时</translation>
    </message>
    <message>
        <source>Bets too low, too high or not taken here</source>
        <translation>过低、过高或此处不收的注</translation>
    </message>
    <message>
        <source>The words at the right moment</source>
        <translation>在对的时候说对的话</translation>
    </message>
    <message>
        <source>Stop a dealer at his mistake</source>
        <translation>荷官出错时叫停</translation>
    </message>
    <message>
        <source>The rules of this house, not another&apos;s</source>
        <translation>本赌场的规则，不是别家的</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>In the fewest chips.</source>
        <translation>用最少的筹码。</translation>
    </message>
    <message numerus="yes">
        <source>Cut out %n chip(s) of %1.</source>
        <translation>
            <numerusform>切出 %n 枚 %1 的筹码。</numerusform>
        </translation>
    </message>
    <message>
        <source>Burn and deal what is due now.</source>
        <translation>烧牌并发现在该发的牌。</translation>
    </message>
    <message>
        <source>Watch the dealer. Stop him at his first mistake.</source>
        <translation>看荷官发牌。他一出错就叫停。</translation>
    </message>
    <message>
        <source>%1 of %2, %3 s</source>
        <translation>%1 / %2，%3 秒</translation>
    </message>
    <message>
        <source>going down</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>平稳</translation>
    </message>
    <message>
        <source>getting better</source>
        <translation>进步</translation>
    </message>
    <message>
        <source>Pay the %1 at seat %2.</source>
        <translation>赔付%2号座位的%1。</translation>
    </message>
    <message>
        <source>Take what is due of the %1 at seat %2.</source>
        <translation>收取%2号座位的%1应收部分。</translation>
    </message>
    <message>
        <source>Hand back what is due of the %1 at seat %2.</source>
        <translation>退还%2号座位的%1应退部分。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillsScreen</name>
    <message>
        <source>Drills</source>
        <translation>专项训练</translation>
    </message>
    <message>
        <source>Drills: a minute each</source>
        <translation>专项训练：每项一分钟</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>My level</source>
        <translation>我的级别</translation>
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
        <translation>本赌场用不上这项专项训练。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>This run is not kept: %1</source>
        <translation>此次成绩未保存：%1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EdgeChart</name>
    <message>
        <source>House edge</source>
        <translation>庄家优势</translation>
    </message>
    <message>
        <source>Press Simulate to watch the edge converge.</source>
        <translation>按“模拟”观看优势如何收敛。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EditorScreen</name>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>A house of your own</source>
        <translation>自定义赌场</translation>
    </message>
    <message>
        <source>The house to start from</source>
        <translation>以此赌场为起点</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The source&apos;s</source>
        <translation>来自原文</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Deal here</source>
        <translation>在此发牌</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Which keys to see</source>
        <translation>显示哪些项目</translation>
    </message>
    <message>
        <source>Nothing to show here.</source>
        <translation>这里没有内容。</translation>
    </message>
    <message>
        <source>%1, our house</source>
        <translation>%1，我们的赌场</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>您的更改尚未保存。</translation>
    </message>
    <message>
        <source>Discard them and start over?</source>
        <translation>放弃更改，重新开始？</translation>
    </message>
    <message>
        <source>New house</source>
        <translation>新赌场</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1，未保存</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>One fault, shown at its key.</source>
        <translation>有一处错误，标在其项目处。</translation>
    </message>
    <message>
        <source>%1 faults, shown at their keys.</source>
        <translation>有 %1 处错误，标在各自项目处。</translation>
    </message>
    <message>
        <source>Felt, odds and manual still show the last valid version.</source>
        <translation>台布、赔率和手册仍显示上一个有效版本。</translation>
    </message>
    <message>
        <source>Save the house</source>
        <translation>保存赌场</translation>
    </message>
    <message>
        <source>House files (*.toml)</source>
        <translation>赌场文件 (*.toml)</translation>
    </message>
    <message>
        <source>The house could not be saved</source>
        <translation>无法保存赌场</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortCard</name>
    <message>
        <source>What is the difference?</source>
        <translation>有何不同？</translation>
    </message>
    <message>
        <source>Seconds come from this model, not from a stopwatch. Adjust it:</source>
        <translation>秒数来自此模型，而非秒表。可调整：</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>A call</source>
        <translation>一次喊话</translation>
    </message>
    <message>
        <source>A card dealt or burned</source>
        <translation>发一张或烧一张牌</translation>
    </message>
    <message>
        <source>A bet taken or paid</source>
        <translation>收一注或赔一注</translation>
    </message>
    <message>
        <source>Cards picked up</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>Each further hand swept up</source>
        <translation>每多收一手牌</translation>
    </message>
    <message>
        <source>Reach, per seat from the middle</source>
        <translation>伸手距离，从中间起每个座位</translation>
    </message>
    <message>
        <source>A new shoe</source>
        <translation>换新牌靴</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Hand motions per round</source>
        <translation>每局手部动作</translation>
    </message>
    <message>
        <source>Time per round</source>
        <translation>每局时间</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Cards stay after the chips have moved</source>
        <translation>筹码移动后牌仍留在台上</translation>
    </message>
    <message>
        <source>This round:</source>
        <translation>本局：</translation>
    </message>
    <message numerus="yes">
        <source>On average over %n round(s):</source>
        <translation>
            <numerusform>%n 局平均：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortWords</name>
    <message>
        <source>Pick-and-pay takes %1 more hand motions per round.</source>
        <translation>逐家收牌赔付每局多 %1 次手部动作。</translation>
    </message>
    <message>
        <source>Lay-and-pay takes %1 more hand motions per round.</source>
        <translation>留牌赔付每局多 %1 次手部动作。</translation>
    </message>
    <message>
        <source>The left table takes %1 more hand motions per round.</source>
        <translation>左桌每局多 %1 次手部动作。</translation>
    </message>
    <message>
        <source>The right table takes %1 more hand motions per round.</source>
        <translation>右桌每局多 %1 次手部动作。</translation>
    </message>
    <message>
        <source>Pick-and-pay takes %1 s longer per round.</source>
        <translation>逐家收牌赔付每局多用 %1 秒。</translation>
    </message>
    <message>
        <source>Lay-and-pay takes %1 s longer per round.</source>
        <translation>留牌赔付每局多用 %1 秒。</translation>
    </message>
    <message>
        <source>The left table takes %1 s longer per round.</source>
        <translation>左桌每局多用 %1 秒。</translation>
    </message>
    <message>
        <source>The right table takes %1 s longer per round.</source>
        <translation>右桌每局多用 %1 秒。</translation>
    </message>
    <message>
        <source>Pick-and-pay leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>逐家收牌赔付让每手牌在桌上多留 %1 秒：可以据牌纠正错误的赔付。</translation>
    </message>
    <message>
        <source>Lay-and-pay leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>留牌赔付让每手牌在桌上多留 %1 秒：可以据牌纠正错误的赔付。</translation>
    </message>
    <message>
        <source>The left table leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>左桌让每手牌在桌上多留 %1 秒：可以据牌纠正错误的赔付。</translation>
    </message>
    <message>
        <source>The right table leaves the cards of each hand on the layout %1 s longer: time to correct a wrong payment from the cards.</source>
        <translation>右桌让每手牌在桌上多留 %1 秒：可以据牌纠正错误的赔付。</translation>
    </message>
    <message>
        <source>Both take the same.</source>
        <translation>两者相同。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamBar</name>
    <message>
        <source>Give up…</source>
        <translation>放弃…</translation>
    </message>
    <message>
        <source>All rounds are dealt</source>
        <translation>所有局都已发完</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>第 %1 局，共 %2 局</translation>
    </message>
    <message>
        <source>Round %1 of at least %2</source>
        <translation>第 %1 局，至少 %2 局</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>剩余时间：%1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>时间：%1</translation>
    </message>
    <message>
        <source>%1 s a round</source>
        <translation>每局 %1 秒</translation>
    </message>
    <message>
        <source>At most %1 seconds a round, on average</source>
        <translation>平均每局至多 %1 秒</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamLines</name>
    <message>
        <source>You pick and pay.</source>
        <translation>您逐家收牌赔付。</translation>
    </message>
    <message>
        <source>You lay and pay.</source>
        <translation>您留牌赔付。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n round(s))</source>
        <translation>
            <numerusform>%1（%n 局）</numerusform>
        </translation>
    </message>
    <message>
        <source>Among other things there is at least: %1.</source>
        <translation>其中至少有：%1。</translation>
    </message>
    <message>
        <source>Rounds are added until all of it has come up.</source>
        <translation>会加局，直到这些都出现过。</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1，%n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>您按%1的规则发 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal at least %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>您按%1的规则至少发 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) are taken.</source>
        <translation>
            <numerusform>%n 个座位有人。</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin with the shuffle.</source>
        <translation>您从洗牌开始。</translation>
    </message>
    <message>
        <source>The shoe is ready: you begin with the bets.</source>
        <translation>牌靴已备好：您从下注开始。</translation>
    </message>
    <message numerus="yes">
        <source>After the last round: %n question(s) about the rules of the house.</source>
        <translation>
            <numerusform>最后一局之后：关于赌场规则的 %n 个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody tells you what is right or wrong while you deal. Nothing can be undone, and there is no pause.</source>
        <translation>发牌时没有人告诉您对错。不能撤销，也没有暂停。</translation>
    </message>
    <message numerus="yes">
        <source>You have %n minute(s).</source>
        <translation>
            <numerusform>您有 %n 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each added round adds its share.</source>
        <translation>每加一局，时间按比例增加。</translation>
    </message>
    <message numerus="yes">
        <source>A round may take %n second(s) on average.</source>
        <translation>
            <numerusform>每局平均最多 %n 秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>You need %1 of 100 points, by the scoring of the house.</source>
        <translation>按赌场的评分，100 分中须得 %1 分。</translation>
    </message>
    <message>
        <source>Needed in each group: %1.</source>
        <translation>每组须正确：%1。</translation>
    </message>
    <message>
        <source>Of the questions, %1 % must be answered right.</source>
        <translation>问题须答对 %1 %。</translation>
    </message>
    <message>
        <source>One of these fails the exam, unless you correct it as the house allows: %1.</source>
        <translation>犯其中之一即不合格，除非按赌场允许的方式更正：%1。</translation>
    </message>
    <message>
        <source>If the computer stops, the exam goes on with the same cards; the clock runs on meanwhile.</source>
        <translation>电脑停机后考试用同样的牌继续；其间计时不停。</translation>
    </message>
    <message>
        <source>If the computer stops, the exam goes on with the same cards, at the time of your last act.</source>
        <translation>电脑停机后考试用同样的牌继续，从您上一个动作的时刻计起。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamPlaces</name>
    <message>
        <source>Sit an exam</source>
        <translation>参加考试</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>核验证书</translation>
    </message>
    <message>
        <source>Site keys</source>
        <translation>机构密钥</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamScreen</name>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>考试与证书</translation>
    </message>
    <message>
        <source>The exam stopped here: %1. It is still under way.</source>
        <translation>考试在此中断：%1。它仍在进行中。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamTile</name>
    <message numerus="yes">
        <source>%n round(s), %1</source>
        <comment>rounds done and time</comment>
        <translation>
            <numerusform>%n 局，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds, %3</source>
        <comment>rounds done, all rounds, time</comment>
        <translation>%2 局中 %1 局，%3</translation>
    </message>
    <message>
        <source>has not begun to deal</source>
        <translation>尚未开始发牌</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsPage</name>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>已吊销</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Exams that are done, the latest first</source>
        <translation>已完成的考试，最近的在前</translation>
    </message>
    <message>
        <source>No exam is under way.</source>
        <translation>没有进行中的考试。</translation>
    </message>
    <message numerus="yes">
        <source>%n exam(s) under way</source>
        <translation>
            <numerusform>%n 场考试进行中</numerusform>
        </translation>
    </message>
    <message>
        <source>The server cannot be reached: this is what it said last. (%1)</source>
        <translation>无法连接服务器：这是它最后的数据。（%1）</translation>
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
        <translation>考试与证书</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>核验证书</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExportDialog</name>
    <message>
        <source>A table with a line for each session of the list, for a spreadsheet. Cells that look like formulas are made harmless.</source>
        <translation>表格，列表中每次练习一行，供电子表格使用。像公式的单元格会被处理为无害文本。</translation>
    </message>
    <message>
        <source>A table with a line for each trainee: sessions, rounds, findings, hours by game. For a spreadsheet.</source>
        <translation>表格，每位学员一行：练习、局数、差错、各游戏时数。供电子表格使用。</translation>
    </message>
    <message>
        <source>xAPI 1.0.3 statements, one on a line, for a learning record store. Exporting twice gives the same ids.</source>
        <translation>xAPI 1.0.3 语句，每行一条，供学习记录库使用。重复导出时标识不变。</translation>
    </message>
    <message>
        <source>Each session of the list as a file in dealing notation, in a folder that you choose.</source>
        <translation>列表中的每次练习各存为一个记谱文件，放在您选的文件夹里。</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>xAPI statements</source>
        <translation>xAPI 语句</translation>
    </message>
    <message>
        <source>Files of notation</source>
        <translation>记谱文件</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>导出什么</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>单元格之间</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>System that gave the employee numbers</source>
        <translation>发放工号的系统</translation>
    </message>
    <message>
        <source>Columns, in this order</source>
        <translation>列（按此顺序）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>xAPI statements (*.jsonl)</source>
        <translation>xAPI 语句 (*.jsonl)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>Folder for the sessions</source>
        <translation>存放练习的文件夹</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>无法写入文件</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::FileDialogs</name>
    <message>
        <source>Open a session</source>
        <translation>打开一场</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal);;All files (*)</source>
        <translation>发牌记录 (*.deal);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存本场</translation>
    </message>
    <message>
        <source>session.deal</source>
        <translation>session.deal</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>发牌记录 (*.deal)</translation>
    </message>
    <message>
        <source>The session could not be saved</source>
        <translation>无法保存本场</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s manual</source>
        <translation>生成荷官手册</translation>
    </message>
    <message>
        <source>Write the difference sheet</source>
        <translation>生成差异单</translation>
    </message>
    <message>
        <source>Open a house file</source>
        <translation>打开赌场文件</translation>
    </message>
    <message>
        <source>House files (*.toml);;All files (*)</source>
        <translation>赌场文件 (*.toml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>无法使用此赌场</translation>
    </message>
    <message>
        <source>PDF on A4 (*.pdf)</source>
        <translation>PDF，A4 纸 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF on US Letter (*.pdf)</source>
        <translation>PDF，美国信纸 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>Session saved: %1</source>
        <translation>本场已保存：%1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Gestures</name>
    <message>
        <source>Click the shoe.</source>
        <translation>点击牌靴。</translation>
    </message>
    <message>
        <source>Click its place.</source>
        <translation>点击牌的位置。</translation>
    </message>
    <message>
        <source>Click the call.</source>
        <translation>点击喊话。</translation>
    </message>
    <message>
        <source>Click the patron.</source>
        <translation>点击玩家。</translation>
    </message>
    <message>
        <source>Click the discards.</source>
        <translation>点击弃牌盒。</translation>
    </message>
    <message>
        <source>Click the card, then the discards.</source>
        <translation>点击这张牌，再点击弃牌盒。</translation>
    </message>
    <message>
        <source>Click the cards, then the discards.</source>
        <translation>点击这些牌，再点击弃牌盒。</translation>
    </message>
    <message>
        <source>Click the bet, then Half, then the rim of the tray.</source>
        <translation>点击注码，再点“一半”，再点击筹码盘边缘。</translation>
    </message>
    <message>
        <source>Click the bet, then the rim of the tray.</source>
        <translation>点击注码，再点击筹码盘边缘。</translation>
    </message>
    <message>
        <source>Pick the chips from their tubes, then click the bet.</source>
        <translation>从槽中取筹码，再点击注码。</translation>
    </message>
    <message>
        <source>Pick the chips from their tubes, then click the post&apos;s place.</source>
        <translation>从槽中取筹码，再点击庄家注的位置。</translation>
    </message>
    <message>
        <source>Drag the post to the patron.</source>
        <translation>把庄家注拖给玩家。</translation>
    </message>
    <message>
        <source>Click the bet, pick the amount from the tubes, then click the patron.</source>
        <translation>点击注码，从槽中取出金额，再点击玩家。</translation>
    </message>
    <message>
        <source>Click the bet, then the patron.</source>
        <translation>点击注码，再点击玩家。</translation>
    </message>
    <message>
        <source>Press &quot;Deal face down&quot;.</source>
        <translation>按“发暗牌”。</translation>
    </message>
    <message>
        <source>Right-click the payoff and choose.</source>
        <translation>右键单击赔付的筹码，再选择。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::GuidedRound</name>
    <message>
        <source>This round cannot be dealt</source>
        <translation>无法发这一局</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeapsPad</name>
    <message>
        <source>That is all</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Undo a heap</source>
        <translation>撤一堆</translation>
    </message>
    <message>
        <source>Each digit puts down a heap of that many chips.</source>
        <translation>每个数字放下一堆该数目的筹码。</translation>
    </message>
    <message>
        <source>Heap of %1</source>
        <translation>%1 枚一堆</translation>
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
            <numerusform>一叠 %n 枚筹码</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps: %1</source>
        <translation>各堆：%1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeatMap</name>
    <message>
        <source>Where on the table mistakes are made</source>
        <translation>牌桌上何处出错</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <comment>seat and number of mistakes</comment>
        <translation>座位 %1：%2</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>牌</translation>
    </message>
    <message numerus="yes">
        <source>At no seat: %n mistake(s)</source>
        <translation>
            <numerusform>不在座位上：%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %2: %n mistake(s)</source>
        <comment>seat and bet</comment>
        <translation>
            <numerusform>座位 %1，%2：%n 个错误</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeldBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>payoff on the %1 of %2</source>
        <translation>%2的%1的赔付</translation>
    </message>
    <message>
        <source>late chips on the %1 of %2</source>
        <translation>%2的%1上迟放的筹码</translation>
    </message>
    <message>
        <source>cards of %1</source>
        <translation>%1的牌</translation>
    </message>
    <message>
        <source>card that slid out</source>
        <translation>滑出的牌</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>一半</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Count out half of this bet, for a surrender</source>
        <translation>把此注分出一半，用于投降</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>您手中：%1</translation>
    </message>
    <message>
        <source>In your hand: cards of %1 places</source>
        <translation>您手中：%1 个位置的牌</translation>
    </message>
    <message>
        <source>In your hand: %1 bets</source>
        <translation>您手中：%1 注</translation>
    </message>
    <message>
        <source>In your hand: a part of the %1</source>
        <translation>您手中：%1的一部分</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkForm</name>
    <message>
        <source>Payouts</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Cutting out chips</source>
        <translation>切筹码</translation>
    </message>
    <message>
        <source>Who won, who lost</source>
        <translation>谁赢谁输</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Burning and dealing</source>
        <translation>烧牌与发牌</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>喊话</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>找出错误</translation>
    </message>
    <message>
        <source>Questions about the house</source>
        <translation>赌场问答</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>专项训练</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>无期限</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>明天</translation>
    </message>
    <message>
        <source>In 3 days</source>
        <translation>3 天内</translation>
    </message>
    <message>
        <source>In a week</source>
        <translation>一周内</translation>
    </message>
    <message>
        <source>In 2 weeks</source>
        <translation>两周内</translation>
    </message>
    <message>
        <source>Set homework</source>
        <translation>布置作业</translation>
    </message>
    <message>
        <source>Kind of homework</source>
        <translation>作业类型</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>要做什么</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Until when</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>The homework is set.</source>
        <translation>作业已布置。</translation>
    </message>
    <message>
        <source>The homework could not be set</source>
        <translation>无法布置作业</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkPage</name>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>给谁</translation>
    </message>
    <message>
        <source>The whole class</source>
        <translation>全班</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1，编号 %2</translation>
    </message>
    <message>
        <source>No homework is set. Choose for whom and what, then press &quot;Set homework&quot;.</source>
        <translation>还没有作业。选择对象和内容，然后按“布置作业”。</translation>
    </message>
    <message>
        <source>The homework could not be taken back</source>
        <translation>无法收回作业</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkPanel</name>
    <message>
        <source>Homework from %1: %2</source>
        <translation>%1 布置的作业：%2</translation>
    </message>
    <message>
        <source>Homework from %1, late since %2: %3</source>
        <translation>%1 布置的作业，%2 已到期：%3</translation>
    </message>
    <message>
        <source>Homework from %1 until %2: %3</source>
        <translation>%1 布置的作业，%2 前完成：%3</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>去做</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>去做：%1</translation>
    </message>
    <message>
        <source>More follows when these are done.</source>
        <translation>完成这些后还有更多。</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>继续考试</translation>
    </message>
    <message>
        <source>Your exam is under way: %1, begun %2. A trainer opens it again.</source>
        <translation>您的考试尚未结束：%1，开始于 %2。由培训师重新打开。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HomeworkTree</name>
    <message>
        <source>Situation</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>专项训练</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>%1 完成</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>逾期</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2 项完成 %1 项</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>给谁</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>The whole class</source>
        <translation>全班</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseGrid</name>
    <message>
        <source>Open a house file…</source>
        <translation>打开赌场文件…</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>恢复 %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HousePreview</name>
    <message>
        <source>Felt</source>
        <translation>台布</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>The house file</source>
        <translation>赌场文件</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseShelf</name>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>无法读取文件 %1。</translation>
    </message>
    <message>
        <source>The file %1 cannot be changed.</source>
        <translation>无法更改文件 %1。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseTile</name>
    <message>
        <source>More about %1</source>
        <translation>更多：%1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>从此列表中移除</translation>
    </message>
    <message>
        <source>Name of the house</source>
        <translation>赌场名称</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::IssueCard</name>
    <message>
        <source>Sign and issue the certificate</source>
        <translation>签署并颁发证书</translation>
    </message>
    <message>
        <source>Save the badge…</source>
        <translation>保存徽章…</translation>
    </message>
    <message>
        <source>Badges (*.jwt)</source>
        <translation>徽章 (*.jwt)</translation>
    </message>
    <message>
        <source>Save the certificate…</source>
        <translation>保存证书…</translation>
    </message>
    <message>
        <source>Save a PDF…</source>
        <translation>保存 PDF…</translation>
    </message>
    <message>
        <source>Certificates (*.pitcert)</source>
        <translation>证书 (*.pitcert)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Sign the result off</source>
        <translation>签认结果</translation>
    </message>
    <message>
        <source>The trainer&apos;s signature makes this result a certificate.</source>
        <translation>培训师签名后此结果即成为证书。</translation>
    </message>
    <message>
        <source>Issued on %1, and revoked since.</source>
        <translation>%1 颁发，后被吊销。</translation>
    </message>
    <message>
        <source>Issued on %1, valid until %2.</source>
        <translation>%1 颁发，有效期至 %2。</translation>
    </message>
    <message>
        <source>The exam is being dealt again and signed…</source>
        <translation>正在重发考试并签署…</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>保存证书</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
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
        <translation>考试</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeyRow</name>
    <message>
        <source>choice</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Origin of the rule: a clause (WA-9), our reading of an unclear one (reading WA-4), or choice</source>
        <translation>规则来源：条款 (WA-9)、对不明确条款的解读 (reading WA-4) 或自选 (choice)</translation>
    </message>
    <message>
        <source>Origin of: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>阅读</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::KeySheet</name>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Deal to that seat</source>
        <translation>给该座位发牌</translation>
    </message>
    <message>
        <source>Deal to the dealer</source>
        <translation>给庄家发牌</translation>
    </message>
    <message>
        <source>Deal the hole card, face down</source>
        <translation>发暗牌</translation>
    </message>
    <message>
        <source>Peek at the hole card</source>
        <translation>偷看暗牌</translation>
    </message>
    <message>
        <source>Turn the hole card over</source>
        <translation>翻开暗牌</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>烧牌</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>弃掉明牌</translation>
    </message>
    <message>
        <source>Collect the cards (C 0: the dealer&apos;s)</source>
        <translation>收牌（C 0：庄家的）</translation>
    </message>
    <message>
        <source>At the shoe: shuffle, cut, load</source>
        <translation>牌靴：洗牌、切牌、装靴</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>请玩家切牌</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>喊话</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>开战还是投降？</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>全部拿走，还是赢利继续押？</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>买保险吗？</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>低于最低注</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>请主管</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>结束本局</translation>
    </message>
    <message>
        <source>New session, open, save</source>
        <translation>新的一场、打开、保存</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>%1 (Shift: five)</source>
        <translation>%1（Shift：五个）</translation>
    </message>
    <message>
        <source>Put the last chip back (Esc: all)</source>
        <translation>放回最后一个筹码（Esc：全部）</translation>
    </message>
    <message>
        <source>Pay with the chips in your hand</source>
        <translation>用手中筹码赔付</translation>
    </message>
    <message>
        <source>Take (chips in hand: that amount)</source>
        <translation>收注（手中有筹码：按该金额）</translation>
    </message>
    <message>
        <source>Hand back or refuse</source>
        <translation>退还或拒绝</translation>
    </message>
    <message>
        <source>Take back a payoff</source>
        <translation>收回赔付</translation>
    </message>
    <message>
        <source>Post the matching unit</source>
        <translation>放上庄家注</translation>
    </message>
    <message>
        <source>Give the post to the patron</source>
        <translation>把庄家注给玩家</translation>
    </message>
    <message>
        <source>Main, tie, war, war tie, post; A: all</source>
        <translation>主注、和局、开战、开战和局、庄家注；A：全部</translation>
    </message>
    <message>
        <source>Main, war, insurance; A: all</source>
        <translation>主注、War、保险；A：全部</translation>
    </message>
    <message>
        <source>Choose a hand of a split seat</source>
        <translation>选择分牌座位的一手牌</translation>
    </message>
    <message>
        <source>Take half the main bet</source>
        <translation>收取主注的一半</translation>
    </message>
    <message>
        <source>Cut half the bet you hold</source>
        <translation>把手中的注分出一半</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>Move over the table, use a spot</source>
        <translation>在台面上移动、使用某个位置</translation>
    </message>
    <message>
        <source>What is next, and where</source>
        <translation>下一步及其位置</translation>
    </message>
    <message>
        <source>Show or hide the side panel</source>
        <translation>显示或隐藏侧栏</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>播放与暂停</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <translation>后退一步，前进一步</translation>
    </message>
    <message>
        <source>The same, with a remote</source>
        <translation>同上，用遥控器</translation>
    </message>
    <message>
        <source>First step, last step</source>
        <translation>第一步，最后一步</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>换一局</translation>
    </message>
    <message>
        <source>The show</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>One table or two</source>
        <translation>一张或两张牌桌</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>大字体</translation>
    </message>
    <message>
        <source>What is the difference?</source>
        <translation>有何不同？</translation>
    </message>
    <message>
        <source>Now you: take over from here</source>
        <translation>轮到您：从这里接手</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>返回首页</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Deal this round again</source>
        <translation>重发本局</translation>
    </message>
    <message>
        <source>%1, seat</source>
        <translation>%1，座位</translation>
    </message>
    <message>
        <source>%1, seat, bet</source>
        <translation>%1，座位，注</translation>
    </message>
    <message>
        <source>seat, %1</source>
        <translation>座位，%1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete 键</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格键</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>方向键，回车</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>翻页键</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End 键</translation>
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
        <translation>%1 停用</translation>
    </message>
    <message>
        <source>revoked on %1</source>
        <translation>%1 吊销</translation>
    </message>
    <message>
        <source>signs certificates</source>
        <translation>签署证书</translation>
    </message>
    <message>
        <source>Make a key…</source>
        <translation>生成密钥…</translation>
    </message>
    <message>
        <source>Export the public half…</source>
        <translation>导出公开的一半…</translation>
    </message>
    <message>
        <source>Rotate…</source>
        <translation>更换…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>吊销…</translation>
    </message>
    <message>
        <source>Write the revocation list…</source>
        <translation>写吊销列表…</translation>
    </message>
    <message>
        <source>A key signs certificates. It belongs to a trainer, and his passphrase opens it. Give its public half to whoever verifies your certificates, and let them compare the fingerprint over the telephone.</source>
        <translation>密钥用于签署证书。它属于一位培训师，用其口令开启。把公开的一半交给核验证书的人，并在电话中核对指纹。</translation>
    </message>
    <message>
        <source>Keys of this site</source>
        <translation>本机构的密钥</translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation>生成密钥</translation>
    </message>
    <message>
        <source>It is encrypted under the passphrase of its trainer.</source>
        <translation>用其培训师的口令加密。</translation>
    </message>
    <message>
        <source>Name of the site</source>
        <translation>机构名称</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>生成密钥</translation>
    </message>
    <message>
        <source>Rotate a trainer&apos;s key</source>
        <translation>更换培训师的密钥</translation>
    </message>
    <message>
        <source>The old key signs no more; what it signed stays valid. Give the new public half to whoever verifies your certificates.</source>
        <translation>旧密钥不再签署；已签署的仍有效。把新的公开一半交给核验证书的人。</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>更换</translation>
    </message>
    <message>
        <source>Revoke this key?</source>
        <translation>吊销此密钥？</translation>
    </message>
    <message>
        <source>Everything that it signed is void. Do this when the key may be in the wrong hands, then issue the good certificates again with a new key.</source>
        <translation>它签署的一切作废。密钥可能落入他人之手时才这样做，然后用新密钥重发有效证书。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Revoke the key</source>
        <translation>吊销密钥</translation>
    </message>
    <message>
        <source>Keys (*.key)</source>
        <translation>密钥 (*.key)</translation>
    </message>
    <message>
        <source>Export the public half</source>
        <translation>导出公开的一半</translation>
    </message>
    <message>
        <source>Revocation lists (*.revocations)</source>
        <translation>吊销列表 (*.revocations)</translation>
    </message>
    <message>
        <source>Write the revocation list</source>
        <translation>写吊销列表</translation>
    </message>
    <message>
        <source>%1   %2, %3: %4</source>
        <translation>%1   %2，%3：%4</translation>
    </message>
    <message>
        <source>There is no key yet. Make one to issue certificates.</source>
        <translation>还没有密钥。生成一个才能颁发证书。</translation>
    </message>
    <message>
        <source>Made on %1. Fingerprint: %2</source>
        <translation>%1 生成。指纹：%2</translation>
    </message>
    <message>
        <source>Made on %1. Reason: %2. Fingerprint: %3</source>
        <translation>%1 生成。原因：%2。指纹：%3</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Sign the revocation list</source>
        <translation>签署吊销列表</translation>
    </message>
    <message>
        <source>It names every certificate and every key that you declared void. Hand it out to whoever verifies your certificates.</source>
        <translation>它列出您宣布作废的所有证书和密钥。请分发给核验证书的人。</translation>
    </message>
    <message>
        <source>Sign and write it</source>
        <translation>签署并写出</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LanguagePreferences</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Of the window, of findings and of what is printed.</source>
        <translation>用于窗口、判定和打印内容。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LearnScreen</name>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Learn: the course of a house</source>
        <translation>学习：一家赌场的课程</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Learn to deal</source>
        <translation>学习发牌</translation>
    </message>
    <message>
        <source>Add a lesson file</source>
        <translation>添加课程文件</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>课程 (*.toml)</translation>
    </message>
    <message>
        <source>This file was not added:</source>
        <translation>此文件未添加：</translation>
    </message>
    <message>
        <source>The order could not be stored:</source>
        <translation>无法保存顺序：</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LeaveMenu</name>
    <message>
        <source>Go on dealing</source>
        <translation>继续发牌</translation>
    </message>
    <message>
        <source>Deal this round again</source>
        <translation>重发本局</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>离开牌桌？</translation>
    </message>
    <message>
        <source>The session is kept. You can go on with it from the start screen.</source>
        <translation>本场会保留。您可以从首页继续。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonPage</name>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到您了</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>所有课</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>发这一局</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>%1 Round %2 of %3.</source>
        <translation>%1 第 %2 局，共 %3 局。</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). Deal one more like it.</source>
        <translation>
            <numerusform>%n 处错误。再发一局类似的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal another</source>
        <translation>再发一局</translation>
    </message>
    <message numerus="yes">
        <source>Clean. %n round(s) to go.</source>
        <translation>
            <numerusform>本局无误。还剩 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Clean. That is what the lesson asked for.</source>
        <translation>本局无误。已达到本课要求。</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>返回本课</translation>
    </message>
    <message>
        <source>%1 cannot deal such a round.</source>
        <translation>%1发不出这样的一局。</translation>
    </message>
    <message>
        <source>This lesson counts as done when its tasks and questions are. Missing: step %1.</source>
        <translation>课中的任务和问题都完成后，这一课才算完成。还差：第 %1 步。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonRow</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>第 %1 课：%2，已完成</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>第 %1 课：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MainMenu</name>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>About Pitwise</source>
        <translation>关于 Pitwise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Previous session</source>
        <translation>上一场</translation>
    </message>
    <message>
        <source>Open a session…</source>
        <translation>打开一场…</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>最近的场次</translation>
    </message>
    <message>
        <source>Save the session as…</source>
        <translation>将本场另存为…</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s manual…</source>
        <translation>生成荷官手册…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>所有场次…</translation>
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
        <translation>无法使用此赌场</translation>
    </message>
    <message>
        <source>About Pitwise</source>
        <translation>关于 Pitwise</translation>
    </message>
    <message>
        <source>Pitwise %1</source>
        <translation>Pitwise %1</translation>
    </message>
    <message>
        <source>Trains and certifies casino dealers: you deal, the referee judges every act by the house&apos;s procedure.

Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>培训并认证荷官：您来发牌，裁判按赌场规程评判每个动作。

自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。不提供任何担保。</translation>
    </message>
    <message>
        <source>The session is being saved again</source>
        <translation>本场已恢复保存</translation>
    </message>
    <message>
        <source>Nothing is missing from it.</source>
        <translation>内容没有缺失。</translation>
    </message>
    <message>
        <source>The preferences cannot be saved at the moment</source>
        <translation>暂时无法保存偏好设置</translation>
    </message>
    <message>
        <source>%1 stays as it was. Pitwise tries again with the next change. Make room on the disk, and check who may write there.</source>
        <translation>%1 保持原样。Pitwise 会在下次更改时重试。请在磁盘上腾出空间，并检查谁有权在那里写入。</translation>
    </message>
    <message>
        <source>%1 could not be written: the preferences stay as they were.</source>
        <translation>无法写入 %1：偏好设置保持原样。</translation>
    </message>
    <message>
        <source>The session cannot be saved at the moment</source>
        <translation>暂时无法保存本场</translation>
    </message>
    <message>
        <source>%1

You can deal on: nothing is lost while Pitwise is open, and it tries again by itself. Make room on the disk, or save the session somewhere else with &quot;Save the session as…&quot;.</source>
        <translation>%1

您可以继续发牌：只要 Pitwise 开着，就不会丢失任何内容，它会自动重试。请在磁盘上腾出空间，或用“将本场另存为…”把本场保存到别处。</translation>
    </message>
    <message>
        <source>An exam is under way</source>
        <translation>考试进行中</translation>
    </message>
    <message>
        <source>If you close the window, the exam stays under way. It can only go on with the trainer, with the same cards.</source>
        <translation>关闭窗口后考试仍在进行。只能由培训师用同样的牌继续。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>The session is not saved</source>
        <translation>本场尚未保存</translation>
    </message>
    <message>
        <source>%1

If you close the window now, what you dealt last is lost. Save the session somewhere else first.</source>
        <translation>%1

如果现在关闭窗口，最后发的牌将会丢失。请先把本场保存到别处。</translation>
    </message>
    <message>
        <source>Save the session as…</source>
        <translation>将本场另存为…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ManyPage</name>
    <message>
        <source>Sessions, the latest first</source>
        <translation>牌局，最近的在前</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Mistakes that come back</source>
        <translation>反复出现的错误</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Skills that go wrong</source>
        <translation>出错的技能</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Rounds wrong</source>
        <translation>错的局数</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>最近 %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Review this session</source>
        <translation>回顾这场牌局</translation>
    </message>
    <message>
        <source>Choose:</source>
        <translation>选择：</translation>
    </message>
    <message>
        <source>Reading the sessions</source>
        <translation>正在读取牌局</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>What keeps coming back</source>
        <translation>反复出现的</translation>
    </message>
    <message>
        <source>No session has been dealt yet. Every session you deal is listed here.</source>
        <translation>还没有发过牌局。您发的每场都会列在这里。</translation>
    </message>
    <message>
        <source>Choose sessions at the left.</source>
        <translation>在左边选择牌局。</translation>
    </message>
    <message numerus="yes">
        <source>Not one finding in %n session(s).</source>
        <translation>
            <numerusform>%n 场牌局没有一个错误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n session(s). Enter opens the last time it happened.</source>
        <translation>
            <numerusform>共 %n 场牌局。按 Enter 打开最近一次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MistakesPage</name>
    <message>
        <source>Any time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 天</translation>
    </message>
    <message>
        <source>Mistakes, and by how many people</source>
        <translation>错误及人数</translation>
    </message>
    <message>
        <source>When in the round</source>
        <translation>局中何时</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>All houses</source>
        <translation>所有赌场</translation>
    </message>
    <message>
        <source>How old</source>
        <translation>时间范围</translation>
    </message>
    <message>
        <source>Nothing has been dealt here yet.</source>
        <translation>这里还没有发过牌。</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes in %n round(s), without those put right at once</source>
        <translation>
            <numerusform>%n 局中 %1 个错误，不含当场更正的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MoreButton</name>
    <message>
        <source>Rename or remove this house</source>
        <translation>重命名或移除此赌场</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NarrationWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>牌桌已空</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>第 %1 局开始</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the layout: the floor can check.</source>
        <translation>%1号座位的牌还在台面上：主管可以核对。</translation>
    </message>
    <message>
        <source>The cards of seat %1 are gone: the floor must rely on witnesses.</source>
        <translation>%1号座位的牌已收走：主管只能靠旁证。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoClass</name>
    <message>
        <source>There are no records.</source>
        <translation>没有档案。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoHomework</name>
    <message>
        <source>There are no records.</source>
        <translation>没有档案。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::NoRecords</name>
    <message>
        <source>There are no records.</source>
        <translation>没有档案。</translation>
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
        <translation>软 %1</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OddsScreen</name>
    <message>
        <source>Odds</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>Odds and simulation</source>
        <translation>赔率与模拟</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>100 thousand</source>
        <translation>10 万</translation>
    </message>
    <message>
        <source>1 million</source>
        <translation>100 万</translation>
    </message>
    <message>
        <source>10 million</source>
        <translation>1000 万</translation>
    </message>
    <message>
        <source>1 billion</source>
        <translation>10 亿</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Patrons</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>已坐座位</translation>
    </message>
    <message>
        <source>War</source>
        <translation>开战</translation>
    </message>
    <message>
        <source>Basic strategy</source>
        <translation>基本策略</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>谨慎</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>大胆</translation>
    </message>
    <message>
        <source>Simulated patrons, a perfect dealer, and the referee judging every act.</source>
        <translation>模拟玩家、完美荷官，裁判评判每个动作。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1 rounds, %2 acts judged, %3 findings; %4 rounds per second.</source>
        <translation>%1 局，评判 %2 个动作，%3 处错误；每秒 %4 局。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OddsTable</name>
    <message>
        <source>Main bet, as these patrons play</source>
        <translation>主注，按这些玩家的打法</translation>
    </message>
    <message>
        <source>Blackjack bet, as these patrons play</source>
        <translation>黑杰克注，按这些玩家的打法</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>庄家优势</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>%1 (the patron&apos;s)</source>
        <translation>%1（玩家优势）</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OpenHomework</name>
    <message>
        <source>This cannot come up in %1.</source>
        <translation>这在 %1 中不会出现。</translation>
    </message>
    <message>
        <source>Homework: %1. Deal this round without a mistake.</source>
        <translation>作业：%1。请无误地发完本局。</translation>
    </message>
    <message>
        <source>Not clean yet: deal it once more.</source>
        <translation>还有错误：请重发本局。</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Clean. The homework is done.</source>
        <translation>无误。作业已完成。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>The homework could not be marked as done</source>
        <translation>无法将作业标记为完成</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::OutcomesPad</name>
    <message>
        <source>That is everybody</source>
        <translation>全部说完</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Click a seat or press its number, then say what became of it.</source>
        <translation>点击座位或按其号码，再说结果。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>和</translation>
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
        <translation>还没有说出座位。</translation>
    </message>
    <message>
        <source>Seat %1: won, lost or tied?</source>
        <translation>座位 %1：赢、输还是和？</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PassingNotes</name>
    <message>
        <source>Floor: to the discards</source>
        <translation>主管：放入弃牌盒</translation>
    </message>
    <message>
        <source>Floor: goes back</source>
        <translation>主管：退还</translation>
    </message>
    <message>
        <source>Floor: the excess goes back</source>
        <translation>主管：退还超出部分</translation>
    </message>
    <message>
        <source>Floor: posted</source>
        <translation>主管：已放庄家注</translation>
    </message>
    <message>
        <source>Floor: back to the tray</source>
        <translation>主管：放回筹码盘</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PatronMenu</name>
    <message>
        <source>War or surrender?</source>
        <translation>开战还是投降？</translation>
    </message>
    <message>
        <source>Take it all, or leave the winnings?</source>
        <translation>全部拿走，还是赢利继续押？</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>低于最低注</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>请玩家切牌</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PeopleEditor</name>
    <message>
        <source>Add a trainee</source>
        <translation>添加学员</translation>
    </message>
    <message>
        <source>Add a trainer</source>
        <translation>添加培训师</translation>
    </message>
    <message>
        <source>Has left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>New PIN…</source>
        <translation>新 PIN…</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>工号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>What</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>再次输入口令</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>培训师</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Has a PIN</source>
        <translation>有 PIN</translation>
    </message>
    <message>
        <source>Is back</source>
        <translation>已回来</translation>
    </message>
    <message>
        <source>You are at work here yourself.</source>
        <translation>您自己正在此处工作。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PeoplePage</name>
    <message>
        <source>Name or number</source>
        <translation>姓名或编号</translation>
    </message>
    <message>
        <source>The class, those who need you first</source>
        <translation>班级，最需要您的在前</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonList</name>
    <message>
        <source>Name or number</source>
        <translation>姓名或编号</translation>
    </message>
    <message>
        <source>Find a trainee by name or number</source>
        <translation>按姓名或编号查找学员</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1，编号 %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonPage</name>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Back to the class</source>
        <translation>返回班级</translation>
    </message>
    <message>
        <source>Skills and progress…</source>
        <translation>技能与进度…</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>考试与证书</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Exams and certificates, the latest first</source>
        <translation>考试与证书，最近的在前</translation>
    </message>
    <message>
        <source>Homework</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>编号 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n 场牌局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours dealt</source>
        <translation>发牌 %1 小时</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>得分 %1</translation>
    </message>
    <message>
        <source>last dealt %1</source>
        <translation>最近发牌 %1</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <comment>result and score</comment>
        <translation>%1，%2 分</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PinChange</name>
    <message>
        <source>Set the PIN</source>
        <translation>设置 PIN</translation>
    </message>
    <message>
        <source>The PIN so far</source>
        <translation>当前 PIN</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新 PIN</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>再次输入新 PIN</translation>
    </message>
    <message>
        <source>Leave the new PIN empty to need none any more.</source>
        <translation>新 PIN 留空，以后就不再需要 PIN。</translation>
    </message>
    <message>
        <source>With a PIN, nobody else can deal under this name.</source>
        <translation>设置 PIN 后，别人不能用此姓名发牌。</translation>
    </message>
    <message>
        <source>The two new PINs are not the same.</source>
        <translation>两次输入的新 PIN 不同。</translation>
    </message>
    <message>
        <source>Type a PIN.</source>
        <translation>请输入 PIN。</translation>
    </message>
    <message>
        <source>The PIN is set.</source>
        <translation>PIN 已设置。</translation>
    </message>
    <message>
        <source>No PIN is needed any more.</source>
        <translation>不再需要 PIN。</translation>
    </message>
    <message numerus="yes">
        <source>A PIN has %n characters or more.</source>
        <translation>
            <numerusform>PIN 至少 %n 个字符。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PlayOptions</name>
    <message>
        <source>House&apos;s own</source>
        <translation>按赌场规定</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>逐家收牌赔付</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>留牌赔付</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>演练</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>静默</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>谨慎</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>大胆</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>一些</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>很多</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>已装好</translation>
    </message>
    <message>
        <source>Shuffle first</source>
        <translation>先洗牌</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same patrons.</source>
        <translation>相同的数字给相同玩家发相同的牌。</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>已坐座位</translation>
    </message>
    <message>
        <source>Patrons</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>突发情况</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Stops at a mistake and lets you try again.</source>
        <translation>出错即停，让您重试。</translation>
    </message>
    <message>
        <source>Lets you play on and sums up each round.</source>
        <translation>让您继续，每局结束后总结。</translation>
    </message>
    <message>
        <source>Only records. Press Result to see how you did.</source>
        <translation>只作记录。按“结果”查看表现。</translation>
    </message>
    <message>
        <source>Lively</source>
        <translation>热闹</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>高峰</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>递增</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>压力</translation>
    </message>
    <message>
        <source>Lively: patrons chat and change their minds.
Busy: a full table; they hurry you and bet late.
Rush: all of it, often, and they dispute.
Rising: it grows with your clean rounds.</source>
        <translation>热闹：玩家闲聊、改主意。
忙碌：满桌；催促并迟下注。
高峰：以上都有且频繁，还有争议。
递增：随您无误的局数增加。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeRun</name>
    <message>
        <source>%1 cannot deal a round to practise.</source>
        <translation>%1发不出供练习的一局。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>最后一个</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>还剩 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2. On %3 you made a mistake in this round. Deal it right.</source>
        <translation>第 %1 局，%2。%3 您在这一局出过错。请发对。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Round %1, %2. %3 You know this: now at the house&apos;s pace, %4 seconds.</source>
        <translation>第 %1 局，%2。%3 您已会：现在按赌场节奏，%4 秒。</translation>
    </message>
    <message>
        <source>Round %1, %2. %3</source>
        <translation>第 %1 局，%2。%3</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>结果如何</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Right this time. Then it was: %1.</source>
        <translation>这次对了。当时是：%1。</translation>
    </message>
    <message>
        <source>Not right yet. Then it was: %1.</source>
        <translation>还不对。当时是：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). It will come again soon.</source>
        <translation>
            <numerusform>%n 个错误。很快会再出现。</numerusform>
        </translation>
    </message>
    <message>
        <source>Clean, in %1 seconds. The house wants %2.</source>
        <translation>无误，%1 秒。赌场要求 %2 秒。</translation>
    </message>
    <message>
        <source>Clean.</source>
        <translation>无误。</translation>
    </message>
    <message>
        <source>The next round is being made.</source>
        <translation>正在准备下一局。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeWords</name>
    <message>
        <source>Practice: one round that covers %1 of %2 differences.</source>
        <translation>练习：一局，涵盖 %2 处差异中的 %1 处。</translation>
    </message>
    <message>
        <source>Practice: %1 rounds that cover %2 of %3 differences.</source>
        <translation>练习：%1 局，涵盖 %3 处差异中的 %2 处。</translation>
    </message>
    <message>
        <source>It starts with the shuffle.</source>
        <translation>从洗牌开始。</translation>
    </message>
    <message>
        <source>What is different in %1</source>
        <translation>%1 有什么不同</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PractiseScreen</name>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Practise: what is due, weak or next</source>
        <translation>练习：到期的、薄弱的、下一个</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 分钟</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 分钟</translation>
    </message>
    <message>
        <source>20 minutes</source>
        <translation>20 分钟</translation>
    </message>
    <message>
        <source>Deal them again</source>
        <translation>重新发这些局</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>End the practice</source>
        <translation>结束练习</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>多长时间</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>没有要练的</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Looking at what you dealt.</source>
        <translation>正在查看您发过的牌。</translation>
    </message>
    <message numerus="yes">
        <source>You know %1 of %n skill(s) of this house. Rounds are made for what is due, weak or next.</source>
        <translation>
            <numerusform>本赌场 %n 项技能您掌握 %1 项。按到期的、薄弱的、下一个来出局。</numerusform>
        </translation>
    </message>
    <message>
        <source>What you dealt before cannot be read: %1</source>
        <translation>无法读取您以前发的牌：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>None is open in this house. A mistake stays here until its skill went right %n time(s) in a row.</source>
        <translation>
            <numerusform>本赌场没有未改正的。错误留在这里，直到其技能连续做对 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>我的错误</translation>
    </message>
    <message>
        <source>You are practising: round %1.</source>
        <translation>练习中：第 %1 局。</translation>
    </message>
    <message>
        <source>In this round</source>
        <translation>这一局中</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1 of them clean.</source>
        <translation>
            <numerusform>%n 局，其中 %1 局无误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new is known yet: a skill counts once it went right %n time(s) in a row.</source>
        <translation>
            <numerusform>还没有新掌握的：连续做对 %n 次才算掌握。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation>还不对</translation>
    </message>
    <message>
        <source>What got better</source>
        <translation>有进步的</translation>
    </message>
    <message>
        <source>Nothing is due by tomorrow evening.</source>
        <translation>到明晚之前没有到期的。</translation>
    </message>
    <message>
        <source>Due by tomorrow evening</source>
        <translation>明晚之前到期</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PreferenceGroup</name>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Puts these preferences back to their defaults</source>
        <translation>将这些偏好恢复默认值</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ProgressScreen</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Progress: what you know, and what is due</source>
        <translation>进度：已掌握的和到期的</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Practise, 10 minutes</source>
        <translation>练习 10 分钟</translation>
    </message>
    <message>
        <source>Acts that were right, week by week</source>
        <translation>每周正确的动作</translation>
    </message>
    <message>
        <source>Seconds a round, week by week</source>
        <translation>每周每局秒数</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>%1的进度</translation>
    </message>
    <message>
        <source>The sessions cannot be read: %1</source>
        <translation>无法读取牌局：%1</translation>
    </message>
    <message>
        <source>Nothing was dealt yet.</source>
        <translation>还没有发过牌。</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>今天没有到期的。</translation>
    </message>
    <message numerus="yes">
        <source>%n skill(s) are due today.</source>
        <translation>
            <numerusform>今天有 %n 项技能到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready for the exam.</source>
        <translation>可以参加考试。</translation>
    </message>
    <message numerus="yes">
        <source>Ready for the exam: %n skill(s) missing.</source>
        <translation>
            <numerusform>考试准备：还缺 %n 项技能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 hours dealt</source>
        <translation>%1：发牌 %2 小时</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>nothing dealt</source>
        <translation>没有发牌</translation>
    </message>
    <message>
        <source>%1 s, the house wants %2</source>
        <translation>%1 秒，赌场要求 %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Prompts</name>
    <message>
        <source>Pay</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>收注</translation>
    </message>
    <message>
        <source>Hand back</source>
        <translation>退还</translation>
    </message>
    <message>
        <source>Take back the payoff</source>
        <translation>收回赔付</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>放庄家注</translation>
    </message>
    <message>
        <source>Give the post</source>
        <translation>给出庄家注</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>War or surrender?</source>
        <translation>开战还是投降？</translation>
    </message>
    <message>
        <source>Below the minimum.</source>
        <translation>低于最低注。</translation>
    </message>
    <message>
        <source>Offer the cut.</source>
        <translation>请玩家切牌。</translation>
    </message>
    <message>
        <source>Take half the main bet</source>
        <translation>收取主注的一半</translation>
    </message>
    <message>
        <source>Leave the winnings?</source>
        <translation>赢利继续押？</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>%1, seat %2: which hand? Press 1 (a) to %3 (%4).</source>
        <translation>%1，座位 %2：哪一手？按 1（a）至 %3（%4）。</translation>
    </message>
    <message>
        <source>%1: no such chips at seat %2.</source>
        <translation>%1：座位 %2 没有这样的筹码。</translation>
    </message>
    <message>
        <source>A all</source>
        <translation>A 全部</translation>
    </message>
    <message>
        <source>%1, seat %2: %3</source>
        <translation>%1，座位 %2：%3</translation>
    </message>
    <message>
        <source>%1 Click the patron or press the seat number.</source>
        <translation>%1 点击玩家或按座位号。</translation>
    </message>
    <message>
        <source>%1: press the seat number.</source>
        <translation>%1：请按座位号。</translation>
    </message>
    <message>
        <source>Take chips from the tray first.</source>
        <translation>请先从筹码盘取筹码。</translation>
    </message>
    <message>
        <source>No chips there.</source>
        <translation>那里没有筹码。</translation>
    </message>
    <message>
        <source>Those are another patron&apos;s chips.</source>
        <translation>那是另一位玩家的筹码。</translation>
    </message>
    <message>
        <source>The patron already has that payoff.</source>
        <translation>玩家已拿到这笔赔付。</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>那不该放在那里。</translation>
    </message>
    <message>
        <source>Count against one bet at a time.</source>
        <translation>一次只对一注点数。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::QuestionView</name>
    <message>
        <source>Right: %1.</source>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>No, not %1. Look again and try another.</source>
        <translation>不对，不是 %1。请再看一遍，另选一个。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Rail</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>More: sessions, files and the rest</source>
        <translation>更多：场次、文件等</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsFilter</name>
    <message>
        <source>All sessions</source>
        <translation>所有场次</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>不限时间</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 天</translation>
    </message>
    <message>
        <source>Whose sessions</source>
        <translation>谁的场次</translation>
    </message>
    <message>
        <source>Which sessions</source>
        <translation>哪些场次</translation>
    </message>
    <message>
        <source>How old</source>
        <translation>多久以内</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1，编号 %2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsPlaceEdit</name>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>The usual file</source>
        <translation>默认文件</translation>
    </message>
    <message>
        <source>File or server</source>
        <translation>文件或服务器</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>正在测试…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsPreferences</name>
    <message>
        <source>Records</source>
        <translation>档案</translation>
    </message>
    <message>
        <source>Where people and sessions are kept: a file on this computer, or a school&apos;s server, postgresql://station4@server/school.</source>
        <translation>人员和场次的保存位置：本机上的文件，或学校的服务器，postgresql://station4@server/school。</translation>
    </message>
    <message>
        <source>Named when Pitwise was started, so it cannot be changed here.</source>
        <translation>启动 Pitwise 时已指定，因此不能在这里更改。</translation>
    </message>
    <message>
        <source>File or server</source>
        <translation>文件或服务器</translation>
    </message>
    <message>
        <source>database PostgreSQL SQLite people sessions</source>
        <translation>数据库 PostgreSQL SQLite 人员 场次</translation>
    </message>
    <message>
        <source>Everybody: deal, see his own sessions, set his own PIN. A guest&apos;s sessions are not kept.</source>
        <translation>所有人：发牌、查看自己的场次、设置自己的 PIN。访客的场次不作保存。</translation>
    </message>
    <message>
        <source>Trainers, with their passphrase: see everybody&apos;s sessions, add people, say who has left, set a new PIN; exams, certificates and homework.</source>
        <translation>培训师（凭口令）：查看所有人的场次、添加人员、标记谁已离开、设置新 PIN；考试、证书和作业。</translation>
    </message>
    <message>
        <source>Whoever owns the file or the database: back up, restore, remove a person, set a forgotten passphrase (pitwise-cli records). On a server, press Test to see what this station may do.</source>
        <translation>文件或数据库的所有者：备份、恢复、移除人员、重设忘记的口令（pitwise-cli records）。使用服务器时，按“测试”查看本工作站的权限。</translation>
    </message>
    <message>
        <source>Who may do what</source>
        <translation>谁可以做什么</translation>
    </message>
    <message>
        <source>What each may do with these records.</source>
        <translation>每个人可以对这些档案做什么。</translation>
    </message>
    <message>
        <source>rights trainer owner PIN passphrase</source>
        <translation>权限 培训师 所有者 PIN 口令</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RecordsScreen</name>
    <message>
        <source>Records</source>
        <translation>档案</translation>
    </message>
    <message>
        <source>Open in the table</source>
        <translation>在牌桌上打开</translation>
    </message>
    <message>
        <source>Show as text</source>
        <translation>以文本显示</translation>
    </message>
    <message>
        <source>Save as .deal…</source>
        <translation>另存为 .deal…</translation>
    </message>
    <message>
        <source>Sessions, the latest first</source>
        <translation>场次，最新的在前</translation>
    </message>
    <message>
        <source>The server cannot be reached: this is what is kept on this computer. (%1)</source>
        <translation>无法连接服务器：以下是本机保存的内容。（%1）</translation>
    </message>
    <message>
        <source>Say who deals on the start screen to see your sessions here. A guest&apos;s sessions are not kept; a trainer sees everybody&apos;s.</source>
        <translation>请在首页选择由谁发牌，才能在这里看到您的场次。访客的场次不保存；培训师可以看到所有人的场次。</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>没有档案。</translation>
    </message>
    <message>
        <source>No session fits. Choose &quot;All sessions&quot; and &quot;Any time&quot; to see all.</source>
        <translation>没有符合的场次。选择“所有场次”和“不限时间”可查看全部。</translation>
    </message>
    <message>
        <source>Nothing has been dealt yet. Every session is kept from its first act.</source>
        <translation>还没有发过牌。每一场从第一个动作起就会保存。</translation>
    </message>
    <message>
        <source>This session cannot be read</source>
        <translation>无法读取该场次</translation>
    </message>
    <message>
        <source>The session in dealing notation</source>
        <translation>该场次的发牌记录</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存本场</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>发牌记录 (*.deal)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>无法写入文件</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>The house file has changed since this session was dealt: it goes by the house it was dealt with.</source>
        <translation>此场次之后赌场文件已更改：仍按当时的赌场规则。</translation>
    </message>
    <message>
        <source>The engine has changed since this session was dealt: it may judge it otherwise.</source>
        <translation>此场次之后判定引擎已更改：今天的判定可能不同。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ResultsPage</name>
    <message>
        <source>under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>passed, %1 points</source>
        <translation>通过，%1 分</translation>
    </message>
    <message>
        <source>not passed, %1 points</source>
        <translation>未通过，%1 分</translation>
    </message>
    <message>
        <source>%1   %2: %3</source>
        <translation>%1   %2：%3</translation>
    </message>
    <message>
        <source>%1, certificate</source>
        <translation>%1，证书</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>Revoke the certificate…</source>
        <translation>吊销证书…</translation>
    </message>
    <message>
        <source>Exams of this person, the latest first</source>
        <translation>此人的考试，最近的在前</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>No exam was sat yet.</source>
        <translation>还没有参加过考试。</translation>
    </message>
    <message>
        <source>The exam is being dealt again…</source>
        <translation>正在重发考试…</translation>
    </message>
    <message>
        <source>Revoke this certificate?</source>
        <translation>吊销此证书？</translation>
    </message>
    <message>
        <source>It is void from then on. Whoever verifies certificates needs your new revocation list: write it under Site keys.</source>
        <translation>从此作废。核验证书的人需要您的新吊销列表：在“机构密钥”中写出。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Revoke it</source>
        <translation>吊销</translation>
    </message>
    <message>
        <source>Say who deals to see your own results. A trainer sees everybody&apos;s: Records, Trainer.</source>
        <translation>先选择由谁发牌，即可看到自己的结果。培训师可在“档案”的“培训师”中看到所有人的结果。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewPage</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Back to what was done</source>
        <translation>回到原来的动作</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Acts of the round</source>
        <translation>本局动作</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Round %1: clean</source>
        <translation>第 %1 局：无误</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n finding(s)</source>
        <translation>
            <numerusform>第 %1 局：%n 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts of round %1</source>
        <translation>第 %1 局的动作</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>动作 %1</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1：%2 秒</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Again from round %1</source>
        <translation>从第 %1 局重来</translation>
    </message>
    <message>
        <source>Now you: the table is as it was then. What you deal from here on counts.</source>
        <translation>轮到您：牌桌与当时一样。从这里发的都计入。</translation>
    </message>
    <message>
        <source>This round cannot be dealt again</source>
        <translation>这一局不能重发</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>Review a session</source>
        <translation>回顾一场牌局</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>这场牌局</translation>
    </message>
    <message>
        <source>Several sessions</source>
        <translation>多场牌局</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Deal a round, and look back at it here.</source>
        <translation>发一局，然后在这里回顾。</translation>
    </message>
    <message>
        <source>What to review</source>
        <translation>回顾什么</translation>
    </message>
    <message>
        <source>Nothing is at the table. Deal a round and look back at it here, or choose &quot;Several sessions&quot;.</source>
        <translation>牌桌上没有牌局。发一局再来回顾，或选择“多场牌局”。</translation>
    </message>
    <message>
        <source>The first round is not over yet.</source>
        <translation>第一局还没结束。</translation>
    </message>
    <message>
        <source>There are no records.</source>
        <translation>没有档案。</translation>
    </message>
    <message>
        <source>Part of this session could not be read</source>
        <translation>这场牌局有一部分无法读取</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>保存回顾</translation>
    </message>
    <message>
        <source>review</source>
        <translation>review</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewSource</name>
    <message>
        <source>%1. The review ends before that line.</source>
        <translation>%1。回顾到该行之前为止。</translation>
    </message>
    <message>
        <source>This session is recorded in silence and is not over. You can review it once it has ended.</source>
        <translation>这场牌局静默记录且尚未结束。结束后即可回顾。</translation>
    </message>
    <message>
        <source>Nothing has been dealt in this session yet.</source>
        <translation>这场牌局还没有发过牌。</translation>
    </message>
    <message>
        <source>the records</source>
        <translation>档案</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::RoundForm</name>
    <message>
        <source>Cards of the dealer</source>
        <translation>庄家的牌</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Amount of the late bet</source>
        <translation>迟注金额</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>at seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>after card</source>
        <translation>在第几张牌后</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Main bet</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>What he does</source>
        <translation>他做什么</translation>
    </message>
    <message>
        <source>Nothing out of the ordinary</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>A late bet</source>
        <translation>一注迟注</translation>
    </message>
    <message>
        <source>A patron disputes</source>
        <translation>玩家有异议</translation>
    </message>
    <message>
        <source>A card slides out unseen</source>
        <translation>牌滑出而未被看见</translation>
    </message>
    <message>
        <source>A card slides out and is seen</source>
        <translation>牌滑出并被看见</translation>
    </message>
    <message>
        <source>The equipment fails</source>
        <translation>设备故障</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>意外</translation>
    </message>
    <message>
        <source>Seat of the irregularity</source>
        <translation>意外的座位</translation>
    </message>
    <message>
        <source>Cards before the irregularity</source>
        <translation>意外之前的牌数</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards</source>
        <translation>庄家的牌</translation>
    </message>
    <message>
        <source>Main bet at seat %1</source>
        <translation>座位 %1 的主注</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Side bet at seat %1</source>
        <translation>座位 %1 的边注</translation>
    </message>
    <message>
        <source>Cards at seat %1</source>
        <translation>座位 %1 的牌</translation>
    </message>
    <message>
        <source>What the patron at seat %1 does</source>
        <translation>座位 %1 的玩家做什么</translation>
    </message>
    <message>
        <source>Seat %1: %2 is no amount. Write 25 or 12.50.</source>
        <translation>座位 %1：%2 不是金额。请写 25 或 12.50。</translation>
    </message>
    <message>
        <source>Seat %1: write its cards as ranks, such as 9 K.</source>
        <translation>座位 %1：牌写点数，例如 9 K。</translation>
    </message>
    <message>
        <source>Seat %1: nobody can do &quot;%2&quot; here.</source>
        <translation>座位 %1：这里不能做“%2”。</translation>
    </message>
    <message>
        <source>Say how much the late bet is.</source>
        <translation>写明迟注金额。</translation>
    </message>
    <message>
        <source>Give at least one seat a bet.</source>
        <translation>至少给一个座位下注。</translation>
    </message>
    <message>
        <source>Write the dealer&apos;s cards as ranks, such as 9 K.</source>
        <translation>庄家的牌写点数，例如 9 K。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioCard</name>
    <message>
        <source>Deal it with the coach</source>
        <translation>由教练陪同发牌</translation>
    </message>
    <message>
        <source>Deal it silently</source>
        <translation>静默发牌</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>另存副本…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seat(s) taken</source>
        <translation>
            <numerusform>%1，%n 个座位有人</numerusform>
        </translation>
    </message>
    <message>
        <source>Set as homework…</source>
        <translation>设为作业…</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioEditor</name>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>填写</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>记谱法</translation>
    </message>
    <message>
        <source>Title, such as &quot;Two wars and a late bet&quot;</source>
        <translation>标题，例如“两处开战和一注迟注”</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>What the trainee reads first (may be empty)</source>
        <translation>学员先读的内容（可留空）</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>The house&apos;s own style</source>
        <translation>赌场自己的方式</translation>
    </message>
    <message>
        <source>Pick and pay</source>
        <translation>逐家收牌赔付</translation>
    </message>
    <message>
        <source>Lay and pay</source>
        <translation>留牌赔付</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>How to make it</source>
        <translation>怎样制作</translation>
    </message>
    <message>
        <source>The round in dealing notation</source>
        <translation>用记谱法写的一局</translation>
    </message>
    <message>
        <source>What happens in the round</source>
        <translation>局中发生什么</translation>
    </message>
    <message numerus="yes">
        <source>The house&apos;s own dealer deals it in %n line(s), without a finding.</source>
        <translation>
            <numerusform>赌场自己的荷官用 %n 行发完，没有错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenariosScreen</name>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Scenarios: rounds of your own</source>
        <translation>场景：您自己的局</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>新场景</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>A scenario is one round of your own: who sits where, what they bet, which cards come, what goes wrong. Make one, or open a file that somebody shared.</source>
        <translation>场景是您自己的一局：谁坐哪里、下什么注、来什么牌、出什么意外。制作一个，或打开别人分享的文件。</translation>
    </message>
    <message>
        <source>This scenario cannot be dealt</source>
        <translation>这个场景无法发牌</translation>
    </message>
    <message>
        <source>Give it a title first</source>
        <translation>请先写标题</translation>
    </message>
    <message>
        <source>The scenario could not be saved</source>
        <translation>无法保存场景</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal);;All files (*)</source>
        <translation>发牌记录 (*.deal);;所有文件 (*)</translation>
    </message>
    <message>
        <source>This scenario cannot be used</source>
        <translation>这个场景无法使用</translation>
    </message>
    <message>
        <source>Save a copy of the scenario</source>
        <translation>另存场景副本</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>发牌记录 (*.deal)</translation>
    </message>
    <message>
        <source>Moved to the wastebasket: %1</source>
        <translation>已移到回收站：%1</translation>
    </message>
    <message>
        <source>The scenario could not be removed</source>
        <translation>无法删除场景</translation>
    </message>
    <message>
        <source>This scenario is not saved. Press Esc again to drop it.</source>
        <translation>此情景尚未保存。再按一次 Esc 即放弃。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScorePanel</name>
    <message numerus="yes">
        <source>Recording, %n round(s)</source>
        <translation>
            <numerusform>正在记录，%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy %1 percent, %2 points, %3 clean rounds in a row</source>
        <translation>准确率 %1%，%2 分，连续 %3 局无误</translation>
    </message>
    <message>
        <source>rounds recorded</source>
        <translation>局已记录</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>of acts clean</source>
        <translation>动作无误</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>points of 100</source>
        <translation>分（满分 100）</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>; %1: %2</source>
        <translation>；%1：%2</translation>
    </message>
    <message>
        <source>clean rounds in a row</source>
        <translation>局连续无误</translation>
    </message>
    <message>
        <source>a round; goal %1 s</source>
        <translation>每局；目标 %1 秒</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SearchWords</name>
    <message>
        <source>That cannot happen here.</source>
        <translation>这里不会出现这种情况。</translation>
    </message>
    <message>
        <source>That cannot be shown here.</source>
        <translation>这里无法演示。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SecretRules</name>
    <message>
        <source>The passphrases are not the same.</source>
        <translation>两次输入的口令不同。</translation>
    </message>
    <message numerus="yes">
        <source>A passphrase has %n characters or more. It guards the key that signs certificates.</source>
        <translation>
            <numerusform>口令至少 %n 个字符。它保护签发证书的密钥。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionLibrary</name>
    <message>
        <source>%1

The session resumes before that line.</source>
        <translation>%1

本场将从该行之前继续。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of it cannot be resumed; they stay in the file, and what you deal now is kept in a new one.</source>
        <translation>
            <numerusform>其中 %n 行无法继续；这些行留在原文件中，您现在发的牌会保存到新文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>the records</source>
        <translation>档案</translation>
    </message>
    <message>
        <source>There is no such session.</source>
        <translation>没有这一场。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Sessions</name>
    <message>
        <source>This session could not be opened</source>
        <translation>无法打开该场次</translation>
    </message>
    <message>
        <source>Part of this session could not be read</source>
        <translation>该场次有一部分无法读取</translation>
    </message>
    <message>
        <source>The session could not be resumed</source>
        <translation>无法继续该场次</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionsDialog</name>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>Last dealt</source>
        <translation>最近发牌</translation>
    </message>
    <message>
        <source>House</source>
        <translation>赌场</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>Sessions, the latest first</source>
        <translation>场次，最新的在前</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>演练</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>静默</translation>
    </message>
    <message>
        <source>At a table now</source>
        <translation>正在牌桌上</translation>
    </message>
    <message>
        <source>No session has been dealt yet.</source>
        <translation>还没有发过任何一场。</translation>
    </message>
    <message>
        <source>Every session you deal is kept.</source>
        <translation>您发的每一场都会保存。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>回顾</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SetPage</name>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Set the exam</source>
        <translation>安排考试</translation>
    </message>
    <message>
        <source>Who sits it</source>
        <translation>谁参加</translation>
    </message>
    <message>
        <source>The trainer opens an exam with his passphrase and hands over the table. Once it has begun it can only be finished or given up.</source>
        <translation>培训师用口令开启考试并交出牌桌。开始之后只能完成或放弃。</translation>
    </message>
    <message>
        <source>Open a blueprint</source>
        <translation>打开考试方案</translation>
    </message>
    <message>
        <source>Blueprints (*.toml);;All files (*)</source>
        <translation>考试方案 (*.toml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取%1…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>继续考试</translation>
    </message>
    <message>
        <source>An exam is under way: %1, begun on %2. It can only go on, with the same cards. The trainer who opened it gives his passphrase again.</source>
        <translation>考试进行中：%1，开始于 %2。只能用同样的牌继续。由开启它的培训师再次输入口令。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>An exam needs a trainer and a trainee. Add both under Records: Trainer, then People.</source>
        <translation>考试需要一名培训师和一名学员。请在“档案”中添加：先点“培训师”，再点“人员”。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SettingsPreview</name>
    <message>
        <source>Show the motion</source>
        <translation>演示动作</translation>
    </message>
    <message>
        <source>I&apos;ll go to war</source>
        <translation>我要开战</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Plays the last act of the preview again</source>
        <translation>重放预览的最后动作</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>No preference has these words.</source>
        <translation>没有包含这些词的偏好。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>搜索偏好设置</translation>
    </message>
    <message>
        <source>Search the preferences (Ctrl+F)</source>
        <translation>搜索偏好设置 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Puts every preference back to its default</source>
        <translation>将所有偏好恢复默认值</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShareChart</name>
    <message>
        <source>How often</source>
        <translation>出现频率</translation>
    </message>
    <message>
        <source>Ties, wars and other events.</source>
        <translation>和局、开战及其他情况。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Shell</name>
    <message>
        <source>The file could not be written</source>
        <translation>无法写入文件</translation>
    </message>
    <message>
        <source>This house cannot be used</source>
        <translation>无法使用此赌场</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>This session cannot be kept in the records</source>
        <translation>无法将本场保存到档案</translation>
    </message>
    <message>
        <source>The records have more of this session than its file. What you deal now is not kept in them.</source>
        <translation>档案中此次练习的内容多于文件。您现在所发的牌不会记入档案。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShiftChart</name>
    <message>
        <source>House result per shift</source>
        <translation>每班次庄家盈亏</translation>
    </message>
    <message>
        <source>Results of eight-hour shifts.</source>
        <translation>八小时班次的盈亏。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ShoeMenu</name>
    <message>
        <source>Shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>Offer the cut to…</source>
        <translation>请谁切牌…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切牌</translation>
    </message>
    <message>
        <source>Place the cut card</source>
        <translation>放切牌卡</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>切牌卡后的张数</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>装入牌靴</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>烧一张牌</translation>
    </message>
    <message>
        <source>Discard the exposed card</source>
        <translation>弃掉明牌</translation>
    </message>
    <message>
        <source>To deal, click the card&apos;s place.</source>
        <translation>要发牌，请点击牌的位置。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SidePanel</name>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>演练</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>静默</translation>
    </message>
    <message>
        <source>pick and pay</source>
        <translation>逐家收牌赔付</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>留牌赔付</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>重新发牌</translation>
    </message>
    <message>
        <source>Deal this round again: the same cards, the same patrons</source>
        <translation>重发本局：同样的牌，同样的玩家</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>第 %1 局，共 %2 局</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SimulationCharts</name>
    <message>
        <source>Bet in the chart</source>
        <translation>图表中的注</translation>
    </message>
    <message>
        <source>%1 ± %2; %3 % of %4 shifts lose</source>
        <translation>%1 ± %2；%4 个班次中 %3% 亏损</translation>
    </message>
    <message>
        <source>Of %1 hands in %2 rounds.</source>
        <translation>共 %2 局 %1 手牌。</translation>
    </message>
    <message>
        <source>Exact: %1 or %2; %3 of all money staked; variance %4.</source>
        <translation>精确值：%1 即 %2；占全部下注的 %3；方差 %4。</translation>
    </message>
    <message>
        <source>This bet has no exact edge with these patrons.</source>
        <translation>对这些玩家，此注没有精确优势。</translation>
    </message>
    <message>
        <source>%1, give or take %2</source>
        <translation>%1，误差 %2</translation>
    </message>
    <message>
        <source>%1; exact %2, %3 standard errors away.</source>
        <translation>%1；精确值 %2，相差 %3 个标准误。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SittingPage</name>
    <message>
        <source>Your last act is being stored. Please wait.</source>
        <translation>正在保存您的上一个动作。请稍候。</translation>
    </message>
    <message>
        <source>Question %1 of %2. An answer cannot be taken back.</source>
        <translation>第 %1 题，共 %2 题。答案不能撤回。</translation>
    </message>
    <message>
        <source>It ends now and counts as not passed. The attempt stays in the records. The clock runs on while you read this.</source>
        <translation>考试现在结束并算未通过。此次尝试保留在档案中。您阅读时计时不停。</translation>
    </message>
    <message>
        <source>Give up this exam?</source>
        <translation>放弃这场考试？</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>继续考试</translation>
    </message>
    <message>
        <source>Give up the exam</source>
        <translation>放弃考试</translation>
    </message>
    <message>
        <source>The records cannot be reached. Nothing is lost: the exam goes on as soon as they are back.</source>
        <translation>无法访问档案。没有丢失：恢复后考试立即继续。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SkillLines</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SkillMap</name>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: right in %2 of %n round(s), due %3.</source>
        <translation>
            <numerusform>%1：%n 局中对 %2 局，%3 到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tile is a skill of this house.</source>
        <translation>每格是本赌场的一项技能。</translation>
    </message>
    <message>
        <source>The fuller, the better it is known; the paler, the less we are sure; a dot: due. Point at a tile to read it.</source>
        <translation>越满越熟；越淡越不确定；圆点：到期。指向一格查看。</translation>
    </message>
    <message>
        <source>%1 An act takes %2 s.</source>
        <translation>%1 每个动作用时 %2 秒。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SoundPreferences</name>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Ctrl+M turns it off and on anywhere.</source>
        <translation>随时可用 Ctrl+M 开关。</translation>
    </message>
    <message>
        <source>mute volume silent</source>
        <translation>静音 音量</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>牌和筹码</translation>
    </message>
    <message>
        <source>What your hands do.</source>
        <translation>您手上的动作。</translation>
    </message>
    <message>
        <source>Your calls</source>
        <translation>您的喊话</translation>
    </message>
    <message>
        <source>Each call, spoken.</source>
        <translation>每句喊话都读出来。</translation>
    </message>
    <message>
        <source>Patrons&apos; voices</source>
        <translation>玩家的声音</translation>
    </message>
    <message>
        <source>What they answer.</source>
        <translation>他们的回答。</translation>
    </message>
    <message>
        <source>Findings and clean rounds</source>
        <translation>错误与无误局</translation>
    </message>
    <message>
        <source>A soft sign, in coach sessions only.</source>
        <translation>轻柔提示，仅限教练模式。</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>大厅</translation>
    </message>
    <message>
        <source>The murmur of a full casino.</source>
        <translation>满座赌场的嘈杂声。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SpotMenu</name>
    <message>
        <source>Take it all</source>
        <translation>全部收走</translation>
    </message>
    <message>
        <source>Take half of it</source>
        <translation>收走一半</translation>
    </message>
    <message>
        <source>Give it to the patron</source>
        <translation>交给玩家</translation>
    </message>
    <message>
        <source>Hand it back</source>
        <translation>退还</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>拒收</translation>
    </message>
    <message>
        <source>Take the payoff back</source>
        <translation>收回赔付</translation>
    </message>
    <message>
        <source>Refuse the late bet</source>
        <translation>拒收迟到的注</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>弃掉</translation>
    </message>
    <message>
        <source>Burn it</source>
        <translation>烧掉</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StartScreen</name>
    <message>
        <source>Resume session</source>
        <translation>继续上一场</translation>
    </message>
    <message>
        <source>Who deals today?</source>
        <translation>今天谁发牌？</translation>
    </message>
    <message>
        <source>Choose a house and deal. The referee judges every act by that house&apos;s procedure.</source>
        <translation>选择一家赌场并发牌。裁判按该赌场规程评判每个动作。</translation>
    </message>
    <message>
        <source>You were dealing: %1, round %2.</source>
        <translation>您刚才在发牌：%1，第 %2 局。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>所有场次…</translation>
    </message>
    <message>
        <source>The house could not be renamed</source>
        <translation>无法重命名赌场</translation>
    </message>
    <message>
        <source>Your last session: %1, %2.</source>
        <translation>您的上一场：%1，%2。</translation>
    </message>
    <message>
        <source>Somebody else was dealing: %1, round %2. It is not in your records.</source>
        <translation>此前是别人在发牌：%1，第 %2 局。它不在您的档案里。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::StepList</name>
    <message>
        <source>Your acts appear here, one line each.</source>
        <translation>您的动作显示在这里，每行一个。</translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Steps of this round</source>
        <translation>本局步骤</translation>
    </message>
    <message>
        <source>Show the table as it was then</source>
        <translation>显示当时的牌桌</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>复制这一步</translation>
    </message>
    <message>
        <source>Copy the round</source>
        <translation>复制本局</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SummaryCard</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>%1 points of 100: %2 (pass mark %3).</source>
        <translation>%1 分（满分 100）：%2（及格线 %3）。</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>不及格</translation>
    </message>
    <message>
        <source>%1 of %2 acts clean, %3 of %4 rounds clean.</source>
        <translation>%2 个动作中 %1 个无误，%4 局中 %3 局无误。</translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation>每局 %1 秒；本赌场要求 %2 秒。</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>没有错误。</translation>
    </message>
    <message>
        <source>Deal it again</source>
        <translation>重发本局</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>结束本场</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>第 %1 局，%2：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (dealt again, does not count)</source>
        <translation>%1（已重发，不计）</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1（已更正）</translation>
    </message>
    <message>
        <source>Silent session</source>
        <translation>静默场次</translation>
    </message>
    <message>
        <source>Rounds recorded: %1.</source>
        <translation>已记录局数：%1。</translation>
    </message>
    <message>
        <source>The result is shown when you end the session. After that, nothing can be dealt in it.</source>
        <translation>结束本场时显示结果。此后本场不能再发牌。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Rounds dealt again: %1. The last attempt counts.</source>
        <translation>重发的局数：%1。以最后一次为准。</translation>
    </message>
    <message>
        <source>The round that is being dealt is not counted yet.</source>
        <translation>正在发的这一局尚未计入。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>No act is counted yet.</source>
        <translation>还没有计入任何动作。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableFeedback</name>
    <message>
        <source>Wait for the patrons.</source>
        <translation>请等待玩家。</translation>
    </message>
    <message>
        <source>Clean round.</source>
        <translation>本局无误。</translation>
    </message>
    <message>
        <source>The table as it was then. Enter: back to now.</source>
        <translation>当时的牌桌。回车：回到现在。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what comes next, how it is done</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Start here: call “Place your bets”. F2 says what comes next, and asking is free.</source>
        <translation>从这里开始：喊“请下注”。按 F2 查看下一步，询问不扣分。</translation>
    </message>
    <message>
        <source>Start here: %1. F2 says what comes next, and asking is free.</source>
        <translation>从这里开始：%1。按 F2 查看下一步，询问不扣分。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableFollower</name>
    <message>
        <source>Not possible: %1.</source>
        <translation>无法进行：%1。</translation>
    </message>
    <message>
        <source>Dealer blackjack: turn over the hole card.</source>
        <translation>庄家黑杰克：翻开暗牌。</translation>
    </message>
    <message>
        <source>No blackjack: play on.</source>
        <translation>没有黑杰克：继续。</translation>
    </message>
    <message>
        <source>Equipment malfunction.</source>
        <translation>设备故障。</translation>
    </message>
    <message>
        <source>A patron raises a dispute.</source>
        <translation>有玩家提出异议。</translation>
    </message>
    <message>
        <source>Round %1 again: the same cards, the same patrons.</source>
        <translation>重发第 %1 局：同样的牌，同样的玩家。</translation>
    </message>
    <message>
        <source>Pressure rises to %1 of %2.</source>
        <translation>压力升至 %1（共 %2 级）。</translation>
    </message>
    <message>
        <source>Pressure falls to %1 of %2.</source>
        <translation>压力降至 %1（共 %2 级）。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableResult</name>
    <message>
        <source>Save the result</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>结果已复制。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableScreen</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>This session is over. Ctrl+N begins another.</source>
        <translation>本场已结束。按 Ctrl+N 开始新的一场。</translation>
    </message>
    <message>
        <source>There is no round to deal again.</source>
        <translation>没有可重发的局。</translation>
    </message>
    <message>
        <source>Silent mode records what was dealt: no round is dealt again.</source>
        <translation>静默模式记录所发的牌：任何一局都不重发。</translation>
    </message>
    <message>
        <source>That round was clean. Press again to deal it once more: the new attempt counts instead.</source>
        <translation>这一局没有失误。再按一次才会重发：将以新的一次为准。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TableView</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>A mistake was made here</source>
        <translation>此处出过错</translation>
    </message>
    <message>
        <source>The next act is here</source>
        <translation>下一个动作在此</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TakeOverWords</name>
    <message>
        <source>Now you: the table is as it was before the mistake.</source>
        <translation>轮到您了：牌桌已回到出错之前。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ThinScrollBar</name>
    <message>
        <source>Scroll</source>
        <translation>滚动</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrainerDoor</name>
    <message>
        <source>Trainer…</source>
        <translation>培训师…</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>培训师</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>Leave the trainer&apos;s area</source>
        <translation>离开培训师区域</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>错误次数过多。请等待 %n 秒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>错误。请等待 %n 秒再试。</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>错误。请再试。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Passphrase again</source>
        <translation>再次输入口令</translation>
    </message>
    <message>
        <source>There is no trainer yet. Be the first:</source>
        <translation>还没有培训师。请成为第一位：</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrainerProof</name>
    <message>
        <source>Trainer</source>
        <translation>培训师</translation>
    </message>
    <message>
        <source>Passphrase of the trainer</source>
        <translation>培训师的口令</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>口令</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrustList</name>
    <message>
        <source>Keys you trust</source>
        <translation>您信任的密钥</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1，密钥 %2</translation>
    </message>
    <message>
        <source>Trust no longer</source>
        <translation>不再信任</translation>
    </message>
    <message>
        <source>Trust the key of %1 no longer</source>
        <translation>不再信任%1的密钥</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::VerifyPage</name>
    <message>
        <source>Is this certificate genuine?</source>
        <translation>这份证书是真的吗？</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Drop a certificate here (a .pitcert file). Its exam is dealt again, act by act, and the result must come out the same. A site&apos;s key or a revocation list can be dropped here, too.</source>
        <translation>把证书（.pitcert 文件）拖到这里。考试会逐个动作重发一遍，结果必须一致。机构的密钥或吊销列表也可以拖到这里。</translation>
    </message>
    <message>
        <source>Open a certificate</source>
        <translation>打开证书</translation>
    </message>
    <message>
        <source>Certificates (*.pitcert);;Keys and lists (*.key *.revocations);;All files (*)</source>
        <translation>证书 (*.pitcert);;密钥和列表 (*.key *.revocations);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ViewGroups</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>The colours around the felt.</source>
        <translation>台布周围的颜色。</translation>
    </message>
    <message>
        <source>dark light theme colours</source>
        <translation>深色 浅色 主题 颜色</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>炭黑</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸白</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Black and white grounds, brighter text and stronger lines.</source>
        <translation>黑白底色、更亮的文字和更粗的线条。</translation>
    </message>
    <message>
        <source>accessibility vision</source>
        <translation>无障碍 视力</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Text also grows with the window.</source>
        <translation>文字也会随窗口放大。</translation>
    </message>
    <message>
        <source>font text zoom larger accessibility vision</source>
        <translation>字体 文字 缩放 大 无障碍 视力</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>花色</translation>
    </message>
    <message>
        <source>With four colours, diamonds are blue and clubs are green.</source>
        <translation>四色时方块为蓝色，梅花为绿色。</translation>
    </message>
    <message>
        <source>cards accessibility vision</source>
        <translation>牌 无障碍 视力</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>两色</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Amounts beside chips</source>
        <translation>筹码旁显示金额</translation>
    </message>
    <message>
        <source>The total of each bet and payoff in figures. Silent sessions never show them.</source>
        <translation>用数字显示每注和赔付的总额。静默模式从不显示。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Dealing hand</source>
        <translation>发牌手</translation>
    </message>
    <message>
        <source>A left-handed table has its shoe at the right and the discard rack at the left. Seats keep their numbers.</source>
        <translation>左手牌桌的牌靴在右、弃牌盒在左。座位号不变。</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>Larger targets</source>
        <translation>更大的点击区域</translation>
    </message>
    <message>
        <source>A bet or a card also takes a click or a touch just beside it.</source>
        <translation>点击或触碰注码、牌的旁边也有效。</translation>
    </message>
    <message>
        <source>touch finger accessibility</source>
        <translation>触摸 手指 无障碍</translation>
    </message>
    <message>
        <source>Motion and patrons</source>
        <translation>动画与玩家</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>How fast cards and chips move. You never have to wait for them.</source>
        <translation>牌和筹码移动的速度。您从不需要等待。</translation>
    </message>
    <message>
        <source>animation speed reduced accessibility</source>
        <translation>动画 速度 减弱 无障碍</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Patrons answer</source>
        <translation>玩家回答</translation>
    </message>
    <message>
        <source>How long a patron thinks before he decides.</source>
        <translation>玩家决定前思考多久。</translation>
    </message>
    <message>
        <source>As the motion</source>
        <translation>与动画相同</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>慢</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::Voices</name>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Let it ride</source>
        <translation>继续押上</translation>
    </message>
    <message>
        <source>I&apos;ll take it</source>
        <translation>我拿走</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>等额赔付</translation>
    </message>
    <message>
        <source>Wait, this too!</source>
        <translation>等等，还有这个！</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>切这里</translation>
    </message>
    <message>
        <source>I&apos;ll go to war</source>
        <translation>我要开战</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>That&apos;s not right!</source>
        <translation>不对！</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>让我想想…</translation>
    </message>
    <message>
        <source>No cut for me</source>
        <translation>我不切</translation>
    </message>
    <message>
        <source>Nice table tonight.</source>
        <translation>今晚这桌不错。</translation>
    </message>
    <message>
        <source>Is the buffet still open?</source>
        <translation>自助餐还开着吗？</translation>
    </message>
    <message>
        <source>My cousin deals, too.</source>
        <translation>我表弟也是荷官。</translation>
    </message>
    <message>
        <source>Have you been here long?</source>
        <translation>您在这里很久了吗？</translation>
    </message>
    <message>
        <source>Can we go a bit faster?</source>
        <translation>能快点吗？</translation>
    </message>
    <message>
        <source>Come on, deal!</source>
        <translation>快发牌！</translation>
    </message>
    <message>
        <source>I have a bus to catch.</source>
        <translation>我要赶公交。</translation>
    </message>
    <message>
        <source>We are waiting.</source>
        <translation>我们等着呢。</translation>
    </message>
    <message>
        <source>Are you sure about that?</source>
        <translation>您确定吗？</translation>
    </message>
    <message>
        <source>The last dealer did it another way.</source>
        <translation>上一位荷官不是这样。</translation>
    </message>
    <message>
        <source>That looks odd to me.</source>
        <translation>我觉得不对。</translation>
    </message>
    <message>
        <source>Did you count that right?</source>
        <translation>您数对了吗？</translation>
    </message>
    <message>
        <source>Yes… no, wait.</source>
        <translation>好……不，等等。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WatchPad</name>
    <message>
        <source>Stop him</source>
        <translation>叫停</translation>
    </message>
    <message>
        <source>Two acts late is still in time.</source>
        <translation>晚两个动作仍算及时。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>What was the mistake?</source>
        <translation>错在哪里？</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WeekLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhatNow</name>
    <message>
        <source>Next: %1.</source>
        <translation>下一个：%1。</translation>
    </message>
    <message>
        <source>Went wrong lately: %1.</source>
        <translation>最近出错：%1。</translation>
    </message>
    <message>
        <source>Almost known: %1.</source>
        <translation>快掌握了：%1。</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>到期：%1。</translation>
    </message>
    <message>
        <source>You know every skill. Keep it that way: %1.</source>
        <translation>全部掌握。保持：%1。</translation>
    </message>
    <message>
        <source>Practise, 10 minutes</source>
        <translation>练习 10 分钟</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课</translation>
    </message>
    <message>
        <source>The course of a house, step by step</source>
        <translation>赌场的课程，逐步学习</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>专项训练</translation>
    </message>
    <message>
        <source>One skill alone, a minute or two</source>
        <translation>单练一项技能，一两分钟</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Sit an exam</source>
        <translation>参加考试</translation>
    </message>
    <message>
        <source>Demonstrate</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Show a round step by step</source>
        <translation>逐步演示一局</translation>
    </message>
    <message>
        <source>What is due, weak or next, in rounds made for you.</source>
        <translation>到期的、薄弱的、下一个，为您出局练习。</translation>
    </message>
    <message>
        <source>New here? Begin with lesson 1</source>
        <translation>第一次使用？从第 1 课开始</translation>
    </message>
    <message>
        <source>Seats, spots and chips; then the first cards. A few minutes.</source>
        <translation>座位、注位和筹码；然后发第一张牌。几分钟即可。</translation>
    </message>
    <message>
        <source>Go on with the course</source>
        <translation>继续课程</translation>
    </message>
    <message>
        <source>What comes next is new to you: the lessons explain it.</source>
        <translation>接下来的内容对您是新的：课程会讲解。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsButton</name>
    <message>
        <source>Guest ▾</source>
        <translation>访客 ▾</translation>
    </message>
    <message>
        <source>%1, number %2 ▾</source>
        <translation>%1，编号 %2 ▾</translation>
    </message>
    <message>
        <source>Sessions are kept in the records. Press to change.</source>
        <translation>场次保存在档案中。按此更改。</translation>
    </message>
    <message>
        <source>Offline: %1</source>
        <translation>离线：%1</translation>
    </message>
    <message>
        <source>The server cannot be reached. What you deal is kept on this computer and handed in when it is back.</source>
        <translation>无法连接服务器。您发的牌保存在本机，服务器恢复后再提交。</translation>
    </message>
    <message>
        <source>Sessions of a guest are in nobody&apos;s records. Press to say who deals.</source>
        <translation>访客的练习不记入任何人的档案。按此说明谁在发牌。</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsPopup</name>
    <message>
        <source>Who deals?</source>
        <translation>谁发牌？</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>姓名或编号</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1，编号 %2</translation>
    </message>
    <message>
        <source>Add %1, number %2</source>
        <translation>添加%1，编号 %2</translation>
    </message>
    <message>
        <source>Nobody fits. To add somebody, type number and name: 1001 Ann Lee</source>
        <translation>没有符合的人。要添加人员，请输入编号和姓名：1001 Ann Lee</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN 码</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>错误次数过多。请等待 %n 秒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>不正确。请等待 %n 秒后再试。</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>不正确。请再试一次。</translation>
    </message>
    <message>
        <source>Change my PIN…</source>
        <translation>更改我的 PIN…</translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation>设置 PIN…</translation>
    </message>
    <message>
        <source>No match. A trainer adds people, under Records.</source>
        <translation>没有符合的人。由培训师在档案中添加人员。</translation>
    </message>
    <message>
        <source>Guest (kept on this computer only)</source>
        <translation>访客（只存在这台电脑上）</translation>
    </message>
</context>
</TS>
