<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
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
        <translation>%1 %3 赔 %2</translation>
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
        <source>The war card for %1 was dealt without a burn.</source>
        <translation>发给%1的开战牌之前没有烧牌。</translation>
    </message>
    <message>
        <source>The war card for %1 was dealt with only %2 burned.</source>
        <translation>发给%1的开战牌之前只烧了 %2 张。</translation>
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
        <source>The cut card was placed at the wrong time.</source>
        <translation>放切牌卡的时机不对。</translation>
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
        <source>%1 was dealt a card out of turn.</source>
        <translation>%1不按顺序得到了牌。</translation>
    </message>
    <message>
        <source>Cards are dealt from left to right, the dealer last.</source>
        <translation>从左到右发牌，庄家最后。</translation>
    </message>
    <message>
        <source>%1 was dealt an extra card.</source>
        <translation>%1多得了一张牌。</translation>
    </message>
    <message>
        <source>Each hand gets the cards it is due, no more.</source>
        <translation>每手牌只得应得的牌，不能多。</translation>
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
        <source>The war was started before %1 was settled.</source>
        <translation>%1尚未结算就开始了开战。</translation>
    </message>
    <message>
        <source>%1: the main bet was settled before its own tie bet.</source>
        <translation>%1：主注先于本座的和局注结算。</translation>
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
        <source>another seat</source>
        <translation>另一座位</translation>
    </message>
    <message>
        <source>%1 was asked out of turn.</source>
        <translation>不按顺序询问了%1。</translation>
    </message>
    <message>
        <source>%1 was settled out of turn.</source>
        <translation>%1不按顺序结算。</translation>
    </message>
    <message>
        <source>%1 was asked out of turn: %2 was next.</source>
        <translation>不按顺序询问了%1：应轮到%2。</translation>
    </message>
    <message>
        <source>%1 was settled out of turn: %2 was next.</source>
        <translation>%1不按顺序结算：应轮到%2。</translation>
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
        <source>The cards of %1 were collected before those of %2.</source>
        <translation>%1的牌先于%2的牌被收走。</translation>
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
        <source>The cards of %1 were collected too early.</source>
        <translation>%1的牌收得太早。</translation>
    </message>
    <message>
        <source>The cards of %1 are still on the layout.</source>
        <translation>%1的牌还在台面上。</translation>
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
        <source>The patron at %1 won and was not asked.</source>
        <translation>%1的玩家赢了却没有被询问。</translation>
    </message>
    <message>
        <source>Ask every winner: take it all, or leave the winnings?</source>
        <translation>询问每位赢家：全部拿走，还是赢利继续押？</translation>
    </message>
    <message>
        <source>The patron at %1 had not decided yet.</source>
        <translation>%1的玩家还没有决定。</translation>
    </message>
    <message>
        <source>Wait for the answer: take it all or leave the winnings.</source>
        <translation>等待回答：全部拿走还是赢利继续押。</translation>
    </message>
    <message>
        <source>Play went on before %1 was settled.</source>
        <translation>%1尚未结算就继续了。</translation>
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
        <source>%1 had not asked for a card.</source>
        <translation>%1没有要牌。</translation>
    </message>
    <message>
        <source>Deal a card only at the patron&apos;s signal; 21 stands automatically.</source>
        <translation>只在玩家示意后发牌；21 点自动停牌。</translation>
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
        <translation type="unfinished">庄家软 17. 要牌</translation>
    </message>
    <message>
        <source>The dealer stands on every 17.</source>
        <translation type="unfinished">庄家任何 17. 都停牌</translation>
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
        <translation>洗牌</translation>
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
        <translation>筹码</translation>
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
        <translation>低于最低注</translation>
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
        <translation>投降</translation>
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
        <translation>软 17</translation>
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
        <translation>方式</translation>
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
        <translation>节奏</translation>
    </message>
    <message>
        <source>Seconds in which a round should be dealt.</source>
        <translation type="unfinished"></translation>
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
        <source>Nothing is due on this bet.</source>
        <translation>此注无需赔付。</translation>
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
        <source>Only a push, or what is above the maximum, is handed back.</source>
        <translation>只退还平手注或超出上限的部分。</translation>
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
        <source>%1 lost, but was paid %2.</source>
        <translation>%1输了，却赔了 %2。</translation>
    </message>
    <message>
        <source>%1 won, but was taken.</source>
        <translation>%1赢了，却被收走。</translation>
    </message>
    <message>
        <source>%1 is a push, but chips moved.</source>
        <translation>%1为平手，却动了筹码。</translation>
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
        <source>Offer the cut to %1</source>
        <translation>请%1切牌</translation>
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
        <source>Say &quot;%1&quot; to %2</source>
        <translation>对%2说“%1”</translation>
    </message>
    <message>
        <source>Deal a card face down to %1</source>
        <translation>给%1发一张暗牌</translation>
    </message>
    <message>
        <source>Deal a card to %1</source>
        <translation>给%1发一张牌</translation>
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
        <source>Take the %1 at %2</source>
        <translation>收%2的%1</translation>
    </message>
    <message>
        <source>Take %1 of the %2 at %3</source>
        <translation>从%3的%2中收 %1</translation>
    </message>
    <message>
        <source>Pay %1 to the %2 at %3</source>
        <translation>赔%3的%2 %1</translation>
    </message>
    <message>
        <source>Take back what was paid on the %1 at %2</source>
        <translation>收回%2的%1上的赔付</translation>
    </message>
    <message>
        <source>Post %1 at %2</source>
        <translation>在%2放庄家注 %1</translation>
    </message>
    <message>
        <source>Give the post to %1</source>
        <translation>把庄家注给%1</translation>
    </message>
    <message>
        <source>Hand back the %1 to %2</source>
        <translation>把%1退给%2</translation>
    </message>
    <message>
        <source>Hand back %1 of the %2 to %3</source>
        <translation>把%2中的 %1 退给%3</translation>
    </message>
    <message>
        <source>Refuse the %1 of %2</source>
        <translation>拒绝%2的%1</translation>
    </message>
    <message>
        <source>Split the cards of %1</source>
        <translation>给%1分牌</translation>
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
        <source>Collect the cards of %1</source>
        <translation>收%1的牌</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>结束本局</translation>
    </message>
    <message>
        <source>%1 goes to war</source>
        <translation>%1开战</translation>
    </message>
    <message>
        <source>%1 surrenders</source>
        <translation>%1投降</translation>
    </message>
    <message>
        <source>%1 lets the winnings ride</source>
        <translation>%1赢利继续押</translation>
    </message>
    <message>
        <source>%1 takes it all</source>
        <translation>%1全部拿走</translation>
    </message>
    <message>
        <source>%1 takes even money</source>
        <translation>%1接受等额赔付</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1要牌</translation>
    </message>
    <message>
        <source>%1 stands</source>
        <translation>%1停牌</translation>
    </message>
    <message>
        <source>%1 puts %2 on the %3</source>
        <translation>%1在%3下 %2</translation>
    </message>
    <message>
        <source>%1 doubles for %2</source>
        <translation>%1加倍 %2</translation>
    </message>
    <message>
        <source>%1 splits</source>
        <translation>%1分牌</translation>
    </message>
    <message>
        <source>%1 takes insurance for %2</source>
        <translation>%1买保险 %2</translation>
    </message>
    <message>
        <source>%1 cuts at card %2</source>
        <translation>%1在第 %2 张切牌</translation>
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
        <source>%1 disputes the result</source>
        <translation>%1对结果提出异议</translation>
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
        <source>%1 to %2</source>
        <translation>%2 赔 %1</translation>
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
        <translation>座位 %1</translation>
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
        <translation>保险</translation>
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
        <source>%1 has no main bet beside it.</source>
        <translation>%1旁没有主注。</translation>
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
        <source>%1 was accepted.</source>
        <translation>接受了%1。</translation>
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
        <source>The patron at %1 tied and was not asked.</source>
        <translation>%1的玩家和局却没有被询问。</translation>
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
        <source>The floor was not called.</source>
        <translation>没有请主管。</translation>
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
        <source>%1: not called for now.</source>
        <translation>%1：此刻不需要。</translation>
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
        <translation>开战</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation type="unfinished"></translation>
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
        <translation>无</translation>
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
        <translation>逐家收牌赔付</translation>
    </message>
    <message>
        <source>lay and pay</source>
        <translation>留牌赔付</translation>
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
        <translation>小</translation>
    </message>
    <message>
        <source>high</source>
        <translation>大</translation>
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
        <translation type="unfinished">突发情况</translation>
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
        <translation type="unfinished">是</translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished">否</translation>
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
        <translation type="unfinished">平手</translation>
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
        <translation type="unfinished">开战</translation>
    </message>
    <message>
        <source>TIE</source>
        <translation type="unfinished">和局</translation>
    </message>
    <message>
        <source>RAISE</source>
        <translation type="unfinished">加注</translation>
    </message>
    <message>
        <source>TIE 2</source>
        <translation type="unfinished">和局 2</translation>
    </message>
    <message>
        <source>POST</source>
        <translation type="unfinished">庄家注</translation>
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
        <translation type="unfinished">切牌卡出现</translation>
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
        <translation type="unfinished">换新牌靴</translation>
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
        <translation>得分</translation>
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
        <translation type="unfinished">%2 个动作中 %1 个无误，%4 局中 %3 局无误。</translation>
    </message>
    <message>
        <source>Findings: %1 critical, %2 major, %3 minor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seconds per round; this house wants %2.</source>
        <translation type="unfinished">每局 %1 秒；本赌场要求 %2 秒。</translation>
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
        <translation type="unfinished">没有错误。</translation>
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
        <translation>局数</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>错误</translation>
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
        <source>Also: %1. %2 %3 (%4)</source>
        <translation>另外：%1。%2%3（%4）</translation>
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
        <source>%1 could not be written</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>Dealing notation (*.deal)</source>
        <translation>发牌记录 (*.deal)</translation>
    </message>
    <message>
        <source>Pictures for slides (*.png)</source>
        <translation>幻灯片图片 (*.png)</translation>
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
        <source>the left table</source>
        <translation>左边的牌桌</translation>
    </message>
    <message>
        <source>the right table</source>
        <translation>右边的牌桌</translation>
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
        <source>%1 %2 less</source>
        <translation>少 %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 more</source>
        <translation>多 %1 %2</translation>
    </message>
    <message>
        <source>%1 takes %2 and %3 per round than %4. %5 leaves the cards of each hand on the layout %6 s longer: time to correct a wrong payment from the cards.</source>
        <translation>与%4相比，%1每局%2、%3。%5让每手牌在台面上多留 %6 秒：可凭牌更正错误赔付。</translation>
    </message>
    <message>
        <source>motions</source>
        <translation>个动作</translation>
    </message>
    <message>
        <source>This round: %1</source>
        <translation>本局：%1</translation>
    </message>
    <message>
        <source>On average over %1 rounds: %2</source>
        <translation>%1 局平均：%2</translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsScreen</name>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Exams and certificates</source>
        <translation>考试与证书</translation>
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
    <name>pitwise::ui::GuidedRound</name>
    <message>
        <source>%1 cannot deal such a round.</source>
        <translation>%1发不出这样的一局。</translation>
    </message>
    <message>
        <source>This round cannot be dealt</source>
        <translation>无法发这一局</translation>
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
        <source>What is next? Again: shows where</source>
        <translation>下一步？再按：显示位置</translation>
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
        <source>The session cannot be saved at the moment</source>
        <translation>暂时无法保存本场</translation>
    </message>
    <message>
        <source>%1

You can deal on: nothing is lost while Pitwise is open, and it tries again by itself. Make room on the disk, or save the session somewhere else with &quot;Save the session as…&quot;.</source>
        <translation>%1

您可以继续发牌：只要 Pitwise 开着，就不会丢失任何内容，它会自动重试。请在磁盘上腾出空间，或用“将本场另存为…”把本场保存到别处。</translation>
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
        <source>The cards of %1 are still on the layout: the floor can check.</source>
        <translation>%1的牌还在台面上：主管可以核对。</translation>
    </message>
    <message>
        <source>The cards of %1 are gone: the floor must rely on witnesses.</source>
        <translation>%1的牌已收走：主管只能靠旁证。</translation>
    </message>
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
        <translation>练习</translation>
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
        <source>Trainer…</source>
        <translation>培训师…</translation>
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
        <source>Trainer</source>
        <translation>培训师</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>密码短语</translation>
    </message>
    <message>
        <source>There is no trainer yet. Whoever owns the records adds one: pitwise-cli records add-trainer NAME</source>
        <translation>还没有培训师。由档案的所有者添加：pitwise-cli records add-trainer NAME</translation>
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
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1，编号 %2</translation>
    </message>
    <message>
        <source>Leave the trainer&apos;s area</source>
        <translation>退出培训师区</translation>
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
        <source>Export the list as CSV…</source>
        <translation>将列表导出为 CSV…</translation>
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
        <source>Export the list</source>
        <translation>导出列表</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
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
        <translation>练习</translation>
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
        <source>This session is not under way in your records: what you deal now is not kept.</source>
        <translation>您的档案中没有正在进行的这一场：现在发的牌不会保存。</translation>
    </message>
    <message>
        <source>This session cannot be kept in the records</source>
        <translation>无法将本场保存到档案</translation>
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
</context>
<context>
    <name>pitwise::ui::SidePanel</name>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
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
</context>
<context>
    <name>pitwise::ui::StepList</name>
    <message>
        <source>Your acts appear here, one line each.</source>
        <translation>您的动作显示在这里，每行一个。</translation>
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
        <source>Start here: call “Place your bets”. F2 says what comes next.</source>
        <translation>从这里开始：喊“请下注”。按 F2 查看下一步。</translation>
    </message>
    <message>
        <source>Start here: %1. F2 says what comes next.</source>
        <translation>从这里开始：%1。按 F2 查看下一步。</translation>
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
        <source>Take chips from the tray first.</source>
        <translation>请先从筹码盘取筹码。</translation>
    </message>
    <message>
        <source>No chips there.</source>
        <translation>那里没有筹码。</translation>
    </message>
    <message>
        <source>Those are another patron&apos;s chips.</source>
        <translation>那是别的玩家的筹码。</translation>
    </message>
    <message>
        <source>The patron already has that payoff.</source>
        <translation>玩家已拿到该赔付。</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>那不该放在那里。</translation>
    </message>
    <message>
        <source>Count against one bet at a time.</source>
        <translation>一次只对照一注点数。</translation>
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
</context>
<context>
    <name>pitwise::ui::TableView</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
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
        <source>Sessions of a guest are not kept. Press to say who deals.</source>
        <translation>访客的场次不保存。按此选择由谁发牌。</translation>
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
        <source>Guest (nothing is kept)</source>
        <translation>访客（不作保存）</translation>
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
        <source>Nobody fits. A trainer adds people.</source>
        <translation>没有符合的人。由培训师添加人员。</translation>
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
</context>
</TS>
