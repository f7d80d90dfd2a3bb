// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/lessontruths.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace pitwise::test {

namespace {

using Got = QStringList; ///< what stands at the places of a sentence, from 1
using Holds = std::function<bool(const House &, const Got &)>;

/// A sentence, with `*` for each value, and when it is true.
struct Truth
{
    const char *sentence;
    Holds holds;
};

QString money(Money amount)
{
    return QString::fromStdString(toText(amount));
}

QString ratio(const Ratio &value)
{
    return QString::fromStdString(toText(value));
}

/// What this ratio makes of so many units, as the house pays it.
QString paid(const House &house, const Ratio &value, int units)
{
    return money(house.payable(Money::units(units) * value));
}

QString way(Direction direction)
{
    return direction == Direction::RightToLeft ? QStringLiteral("right to left")
                                               : QStringLiteral("left to right");
}

QString counted(int count, const char *one, const char *many)
{
    return QString::number(count) + u' ' + QLatin1String(count == 1 ? one : many);
}

QString chips(const House &house)
{
    QStringList values;
    for (const Money value : house.table.chips.values())
        values << money(value);
    return values.join(QStringLiteral(", "));
}

bool always(const House &, const Got &)
{
    return true;
}
bool inCasinoWar(const House &house, const Got &)
{
    return house.game == Game::CasinoWar;
}
bool inWarBlackjack(const House &house, const Got &)
{
    return house.game == Game::WarBlackjack;
}
bool posts(const House &house, const Got &)
{
    return inCasinoWar(house, {}) && house.war.housePosts;
}
bool postsNothing(const House &house, const Got &)
{
    return inCasinoWar(house, {}) && !house.war.housePosts;
}
bool burns(const House &house, BurnBefore when, const Got &got)
{
    return inCasinoWar(house, {}) && house.war.burn > 0 && house.war.burnBefore == when
        && got[1] == counted(house.war.burn, "card", "cards");
}

#define HOLDS [](const House &h, [[maybe_unused]] const Got &v) -> bool

/// Everything that the built-in lessons say.
const std::vector<Truth> &truths()
{
    static const std::vector<Truth> all{
        // seats, spots, chips
        {"You stand behind the table. Seat 1 is at your far left, and the highest number, *, is at "
         "your far right. Left to right means from low numbers to high ones, always as you see it.",
         HOLDS{return h.table.seats > 1 && v[1] == QString::number(h.table.seats);
}
} // namespace
, {"You stand behind the table. It has a single seat, in front of you.",
   HOLDS{return h.table.seats == 1;
} // namespace pitwise::test
}
, {"A patron may play up to *.",
   HOLDS{return h.table.handsPerPatron > 1
             && v[1] == counted(h.table.handsPerPatron, "spot", "spots");
}
}
, {"The spot WAR is for the main bet. When a patron goes to war, his second bet lies beside it, on "
   "RAISE.",
   HOLDS{return h.game == Game::CasinoWar;
}
}
, {"On TIE lies a bet that the patron's first card and yours are of the same rank.",
   HOLDS{return h.game == Game::CasinoWar && h.tieBet.allowed;
}
}
, {"On POST you put the house's chips when a patron goes to war, as many as his war bet.",
   HOLDS{return h.game == Game::CasinoWar && h.war.housePosts;
}
}
, {"The large spot is for the blackjack bet, the spot WAR for the War bonus.",
   HOLDS{return h.game == Game::WarBlackjack;
}
}
, {"The chips here are worth *.", HOLDS{return v[1] == chips(h);
}
}
, {"If chips cannot make a payout, it is rounded up: the patron gains.",
   HOLDS{return h.table.rounding == Rounding::Patron;
}
}
, {"If chips cannot make a payout, it is rounded down: the house gains.",
   HOLDS{return h.table.rounding == Rounding::House;
}
}
, {"Build every payout from the fewest chips.", HOLDS{return h.payout.chips == PayoutChips::Fewest;
}
}
, {"Pay colour for colour: a bet of green chips is paid in green chips.",
   HOLDS{return h.payout.chips == PayoutChips::ColorForColor;
}
}
, {"Watch one round. Follow the cards from left to right.", always},
    // calls
    {"A round begins with your call \"Place your bets\". Patrons wait for it.",
     HOLDS{return h.calls.placeBets;
}
}
, {"Say \"No more bets\" before the first card. From then on nothing is added, changed or "
   "taken back.",
   HOLDS{return h.calls.noMoreBets;
}
}
, {"Here the bets close with the first card. From then on nothing is added, changed or taken "
   "back.",
   HOLDS{return !h.calls.noMoreBets;
}
}
, {"Watch for the calls.", always}, {"Deal the whole round, and open and close the bets yourself. F2 says what comes next.", always},
    {"Close the bets before the first card.", HOLDS{return h.calls.noMoreBets;
}
}
,
    // cards
    {"This house picks and pays: the cards of a seat leave with its settlement, before you "
     "begin another seat.",
     HOLDS{return h.cards.style == Style::PickAndPay;
}
}
, {"This house lays and pays: all cards stay until every bet of the table is settled. Then "
   "sweep them up, *, your own last.",
   HOLDS{return h.cards.style == Style::LayAndPay && v[1] == way(h.cards.sweep);
}
}
, {"Pay first, then pick up the cards.",
   HOLDS{return h.cards.style == Style::PickAndPay && h.cards.pick == Pick::AfterPay;
}
}
, {"Pick up the cards first, then pay.",
   HOLDS{return h.cards.style == Style::PickAndPay && h.cards.pick == Pick::BeforePay;
}
}
, {"Watch when the cards leave.", always}, {"Settle and collect.", always},
    {"Sweep the cards in the right direction.", HOLDS{return h.cards.style == Style::LayAndPay;
}
}
,
    // dealing
    {"Deal one card face up to every seat with a bet, from left to right, and one to yourself, "
     "last.",
     always},
    {"Watch the order of the cards.", always},
    {"Deal. The coach stops you if you pass over a seat.", always},
    // floor
    {"A dispute: stop, call the floor, and go on when it is settled. Calling the floor is "
     "never a mistake.",
     always},
    {"A malfunction voids the round: call the floor, then every bet and every payment goes "
     "back.",
     always},
    {"Call the floor before any payoff above *.",
     HOLDS{return h.calls.floorAbove && v[1] == ratio(*h.calls.floorAbove);
}
}
, {"A wrong payoff is the floor's to correct. Call before you touch it.",
   HOLDS{return h.payout.correction == Correction::Floor;
}
}
, {"A wrong payoff goes back to the rack whole and is paid again, before you begin another "
   "seat.",
   HOLDS{return h.payout.correction == Correction::Self;
}
}
, {"Watch a dispute.", always}, {"A patron will disagree.", always}, {"Something breaks.", always},
    // late bets, slipped cards
    {"Chips that come down after the bets are closed do not play. Refuse them before your next "
     "act, whoever put them down. Of a bet that was raised too late, only the addition goes "
     "back.",
     always},
    {"Watch a late bet refused.", always}, {"Somebody will be late. Keep your eyes open.", always},
    {"A card slides out of the shoe and nobody saw its face: it is simply the next card.", always},
    {"A card that was seen goes to the discard rack before the next card is dealt.", always},
    {"Watch an exposed card.", always}, {"A card will slip. Look whether it was seen.", always},
    // limits
    {"A main bet is * to * here.",
     HOLDS{return v[1] == money(h.limits.main.min) && v[2] == money(h.limits.main.max);
}
}
, {"A tie bet is * to *.", HOLDS{return h.tieBet.allowed && v[1] == money(h.limits.tie.min)
                                     && v[2] == money(h.limits.tie.max);
}
}
, {"A War bonus is * to *.",
   HOLDS{return h.game == Game::WarBlackjack && v[1] == money(h.limits.bonus.min)
             && v[2] == money(h.limits.bonus.max);
}
}
, {"Main bet and side bet of a seat together stay within *.",
   HOLDS{return h.limits.combinedMax && v[1] == money(*h.limits.combinedMax);
}
}
, {"Refuse a bet below the minimum.", HOLDS{return h.limits.underMinimum == UnderMinimum::Refuse;
}
}
, {"Honour the first bet below the minimum and remind the patron. Refuse the next one.",
   HOLDS{return h.limits.underMinimum == UnderMinimum::RemindOnce;
}
}
, {"Above the maximum, hand back the excess; the rest stands.",
   HOLDS{return h.limits.overMaximum == OverMaximum::ReturnExcess;
}
}
, {"Refuse a bet above the maximum.", HOLDS{return h.limits.overMaximum == OverMaximum::Refuse;
}
}
, {"Deal with it before you close the bets.", always}, {"Watch a bet above the maximum.", always},
    {"Deal with the bet that is too high.", always}, {"Deal with the bet that is too low.", always},
    // new shoe
    {"The cards are shuffled before every round: shuffle, load, go on.",
     HOLDS{return h.shoe.shuffle == ShuffleRule::EveryRound;
}
}
, {"When the cut card comes out, finish the round. Then: shuffle, offer the cut, cut, put the "
   "cut card at most * from the end, load the shoe.",
   HOLDS{return h.shoe.shuffle == ShuffleRule::CutCard
             && v[1] == counted(h.shoe.cutCardFromEnd, "card", "cards");
}
}
, {"Burn * from a new shoe.",
   HOLDS{return h.shoe.burnFirst > 0 && v[1] == counted(h.shoe.burnFirst, "card", "cards");
}
}
, {"Watch a new shoe.", always},
    {"Watch the shuffle.", HOLDS{return h.shoe.shuffle == ShuffleRule::EveryRound;
}
}
, {"Prepare the shoe yourself.", always},
    {"Shuffle and load.", HOLDS{return h.shoe.shuffle == ShuffleRule::EveryRound;
}
}
,
    // Casino War: order, bets
    {"Compare each card with yours. The ace is high, and suits do not matter. A higher card "
     "wins: pay the main bet 1:1. A lower card loses: take the bet.",
     inCasinoWar},
    {"Watch a winner and a loser.", inCasinoWar}, {"Settle the main bets.", inCasinoWar},
    {"Settle seat by seat, *: the bets of one seat, then the next seat.",
     HOLDS{return h.settlement.first == FirstSettlement::PerSeat && v[1] == way(h.settlement.mains);
}
}
, {"Settle in two passes: first all tie bets, *; then all main bets, *.",
   HOLDS{return h.tieBet.allowed && h.settlement.first == FirstSettlement::TiesThenMains
             && v[1] == way(h.settlement.ties) && v[2] == way(h.settlement.mains);
}
}
, {"Settle the main bets *.", HOLDS{return inCasinoWar(h, v) && v[1] == way(h.settlement.mains);
}
}
,
    {"Begin a seat, finish it, and go on. A seat out of turn is a mistake even if every amount "
     "is right.",
     always},
    {"Watch in which order the seats are settled.", always}, {"Settle in order.", always},
    {"A tie bet wins if the first cards have the same rank. It pays *: 5 wins *, 25 wins *. If "
     "the cards differ, it loses, whoever wins the main bet.",
     HOLDS{return h.tieBet.allowed && v[1] == ratio(h.tieBet.pays)
               && v[2] == paid(h, h.tieBet.pays, 5) && v[3] == paid(h, h.tieBet.pays, 25);
}
}
, {"A tie bet may stand without a main bet.", HOLDS{return h.tieBet.allowed && h.tieBet.alone;
}
}
, {"A tie bet needs a main bet. Refuse one that stands alone.",
   HOLDS{return h.tieBet.allowed && !h.tieBet.alone;
}
}
, {"Call the floor before you pay more than *.",
   HOLDS{return h.calls.floorAbove && v[1] == ratio(*h.calls.floorAbove);
}
}
, {"Watch a tie bet paid at *.", HOLDS{return h.tieBet.allowed && v[1] == ratio(h.tieBet.pays);
}
}
, {"Pay and take tie bets.", HOLDS{return h.tieBet.allowed;
}
}
, {"Somebody bets on a tie alone.", HOLDS{return h.tieBet.allowed && !h.tieBet.alone;
}
}
,
    // surrender
    {"The cards tie: the main bet is not decided. Ask the patron in his turn: \"War or "
     "surrender?\" Wait for his answer before you touch the bet.",
     HOLDS{return h.surrender.allowed && h.calls.warOrSurrender;
}
}
, {"The cards tie: the main bet is not decided. The patron says whether he surrenders or "
   "goes to war.",
   HOLDS{return h.surrender.allowed && !h.calls.warOrSurrender;
}
}
, {"If he surrenders, the house takes part of the main bet, *: of 50, take *. The rest stays "
   "his.",
   HOLDS{return h.surrender.allowed && v[1] == ratio(h.surrender.loses)
             && v[2] == money(h.takeable(Money::units(50) * h.surrender.loses));
}
}
, {"Watch a surrender.", HOLDS{return h.surrender.allowed;
}
}
, {"Take the right part of the bet, and no more.", HOLDS{return h.surrender.allowed;
}
}
, {"Ask, wait, act.", HOLDS{return h.surrender.allowed;
}
}
,
    // war
    {"The patron puts a war bet beside his main bet, of the same amount.", inCasinoWar},
    {"Post the same amount for the house, before the first burn or war card.", posts},
    {"The house posts nothing here.", postsNothing},
    {"Settle every other first bet before the war begins.", inCasinoWar},
    {"Burn * face down before each war card, yours too.",
     HOLDS{return burns(h, BurnBefore::EachCard, v);
}
}
, {"Burn * face down once, before the first war card.",
   HOLDS{return burns(h, BurnBefore::WarRound, v);
}
}
, {"Burn * face down before the first war card, and * more before your own.",
   HOLDS{return burns(h, BurnBefore::FirstAndDealer, v) && v[2] == QString::number(h.war.burn);
}
}
, {"Burn nothing before a war in this house.",
   HOLDS{return h.war.burnBefore == BurnBefore::None || h.war.burn == 0;
}
}
,
    {"Then one card face up to each patron at war, from left to right, and one to yourself.",
     inCasinoWar},
    {"Watch a war from the offer to the last card.", inCasinoWar}, {"Post for the house.", posts},
    {"Count the burned cards.", inCasinoWar}, {"Deal the war.", inCasinoWar},
    {"Settle the wars *.", HOLDS{return inCasinoWar(h, v) && v[1] == way(h.settlement.wars);
}
}
, {"The patron is higher: he wins * on the war bet; 25 wins *. The main bet pushes.",
   HOLDS{return postsNothing(h, v) && v[1] == ratio(h.war.winPays)
             && v[2] == paid(h, h.war.winPays, 25);
}
}
, {"The patron is higher: he wins * on the war bet, and the post you put up is part of it. "
   "Give him the post, and pay what is missing. The main bet pushes.",
   HOLDS{return posts(h, v) && v[1] == ratio(h.war.winPays);
}
}
, {"The war ties: the war bet wins *; 25 wins *.",
   HOLDS{return postsNothing(h, v) && v[1] == ratio(h.war.tiePays)
             && v[2] == paid(h, h.war.tiePays, 25);
}
}
, {"The war ties: the war bet wins *, the post included. Give the post and pay the rest.",
   HOLDS{return posts(h, v) && v[1] == ratio(h.war.tiePays);
}
}
, {"You are higher: take the main bet and the war bet.", postsNothing},
    {"You are higher: take the main bet, the war bet and the post.", posts},
    {"Watch a war won and a war lost.", inCasinoWar}, {"Pay a war that is won.", inCasinoWar},
    {"Take a war that is lost.", inCasinoWar}, {"Pay a tied war.", inCasinoWar},
    {"With his war bet a patron may bet that the war cards tie. It pays *: 25 wins *.",
     HOLDS{return h.war.tieBet.allowed && v[1] == ratio(h.war.tieBet.pays)
               && v[2] == paid(h, h.war.tieBet.pays, 25);
}
}
, {"This bet must be exactly the amount of the main bet. Refuse any other amount.",
   HOLDS{return h.war.tieBet.allowed && h.war.tieBet.amount == WarTieAmount::Main;
}
}
, {"Watch a tie bet on the war cards.", HOLDS{return h.war.tieBet.allowed;
}
}
, {"Settle it.", HOLDS{return h.war.tieBet.allowed;
}
}
, {"Somebody bets the wrong amount.",
   HOLDS{return h.war.tieBet.allowed && h.war.tieBet.amount == WarTieAmount::Main;
}
}
, {"Everything at once now: winners, losers, tie bets, two wars, and one of them ties. "
   "Accuracy first; speed comes by itself.",
   HOLDS{return inCasinoWar(h, v) && h.tieBet.allowed && h.table.seats > 1;
}
}
, {"Everything at once now: winners, losers, two wars, and one of them ties. Accuracy first; "
   "speed comes by itself.",
   HOLDS{return inCasinoWar(h, v) && !h.tieBet.allowed && h.table.seats > 1;
}
}
, {"One seat, and yet everything comes up: winners, losers, and a war that ties. Accuracy "
   "first; speed comes by itself.",
   HOLDS{return inCasinoWar(h, v) && h.table.seats == 1;
}
}
, {"Watch the house's own dealer with two wars.",
   HOLDS{return inCasinoWar(h, v) && h.table.seats > 1;
}
}
, {"Watch the house's own dealer.", always}, {"Your table.", always},
    {"And somebody bets late.", always},
    // War Blackjack
    {"Everybody has one card, and so have you. Now settle the War bonus, *: the higher first "
     "card wins.",
     HOLDS{return inWarBlackjack(h, v) && v[1] == way(h.settlement.wars);
}
}
, {"For the bonus the ace is the lowest card.", HOLDS{return h.bonus.ace == AceRank::Low;
}
}
, {"For the bonus the ace is the highest card.", HOLDS{return h.bonus.ace == AceRank::High;
}
}
, {"Equal ranks: the house takes the bonus bet.", HOLDS{return h.bonus.tie == BonusTie::House;
}
}
, {"Equal ranks: the bonus bet pushes.", HOLDS{return h.bonus.tie == BonusTie::Push;
}
}
, {"A winning bonus pays *: 20 wins *. A patron who loses it plays on.",
   HOLDS{return inWarBlackjack(h, v) && v[1] == ratio(h.bonus.pays)
             && v[2] == paid(h, h.bonus.pays, 20);
}
}
, {"No second card before every bonus bet is settled.", inWarBlackjack},
    {"Watch a bonus won and one lost.", inWarBlackjack}, {"Pay the bonus.", inWarBlackjack},
    {"Take the bonus, nothing else.", inWarBlackjack}, {"Equal ranks.", inWarBlackjack},
    {"After you have paid the bonus, ask the winner whether he leaves the winnings on the "
     "hand. Wait for his answer.",
     HOLDS{return h.bonus.parlay;
}
}
, {"He leaves them: push the original bet back to him. The winnings stay on the War spot and "
   "ride on his blackjack hand.",
   HOLDS{return h.bonus.parlay;
}
}
, {"He takes it all: hand him the bet and the winnings.", HOLDS{return h.bonus.parlay;
}
}
, {"Watch a parlay.", HOLDS{return h.bonus.parlay;
}
}
, {"Ask, and hand back the original bet.", HOLDS{return h.bonus.parlay;
}
}
, {"A patron takes it all.", HOLDS{return h.bonus.parlay;
}
}
,
    {"Deal a second card face up to each patron, from left to right, and your own face down.",
     inWarBlackjack},
    {"With an ace or a ten up, look at your hole card before anybody plays.",
     HOLDS{return h.blackjack.peek;
}
}
, {"Nobody looks at the hole card before the patrons have played.", HOLDS{return !h.blackjack.peek;
}
}
, {"Watch the second cards.", inWarBlackjack}, {"Keep your second card down.", inWarBlackjack},
    {"Look when you must.", HOLDS{return h.blackjack.peek;
}
}
, {"You show an ace: offer insurance to everybody before you go on. It costs up to half the "
   "bet and pays 2:1 if you have blackjack.",
   HOLDS{return h.blackjack.insurance;
}
}
, {"A patron with a natural may take even money: pay him 1:1 at once and collect his cards.",
   HOLDS{return h.blackjack.insurance;
}
}
, {"Watch the offer.", HOLDS{return h.blackjack.insurance;
}
}
, {"Offer it, and settle it.", HOLDS{return h.blackjack.insurance;
}
}
, {"An ace and a ten in the first two cards are a natural. It pays * when its turn comes: 20 "
   "wins *, 50 wins *. Collect its cards at once.",
   HOLDS{return inWarBlackjack(h, v) && v[1] == ratio(h.blackjack.pays)
             && v[2] == paid(h, h.blackjack.pays, 20) && v[3] == paid(h, h.blackjack.pays, 50);
}
}
, {"Watch a natural paid.", inWarBlackjack}, {"Pay naturals.", inWarBlackjack},
    {"From left to right: one hand at a time. Give a card only when the patron signals for it.",
     inWarBlackjack},
    {"Over 21 is bust: take the chips at once, then the cards, before you go on.", inWarBlackjack},
    {"21 stands without a signal.", inWarBlackjack}, {"Watch a hand go bust.", inWarBlackjack},
    {"Deal only what is asked for.", inWarBlackjack}, {"Chips first, then cards.", inWarBlackjack},
    {"When the last patron has played, turn your hole card. Draw to 17 while a hand still "
     "stands against you.",
     inWarBlackjack},
    {"With a soft 17, an ace and a six, take another card.",
     HOLDS{return h.blackjack.soft17 == Soft17::Hit;
}
}
, {"With a soft 17, an ace and a six, stand.", HOLDS{return h.blackjack.soft17 == Soft17::Stand;
}
}
, {"Watch the dealer draw.", inWarBlackjack}, {"Draw as the house wants it.", inWarBlackjack},
    {"Settle the hands *: higher than yours wins 1:1, lower loses, equal pushes. A push stays "
     "where it is.",
     HOLDS{return inWarBlackjack(h, v) && v[1] == way(h.settlement.mains);
}
}
, {"Watch the settlement.", inWarBlackjack}, {"Compare and settle.", inWarBlackjack},
    {"Keep to the order.", inWarBlackjack},
    {"Everything at once now: the bonus, a natural, a bust, and your own hand. Accuracy first; "
     "speed comes by itself.",
     inWarBlackjack},
}
;
return all;
}

QString whenBurned(BurnBefore when)
{
    switch (when) {
    case BurnBefore::None:
        return QStringLiteral("none");
    case BurnBefore::WarRound:
        return QStringLiteral("war round");
    case BurnBefore::EachCard:
        return QStringLiteral("each card");
    case BurnBefore::FirstAndDealer:
        break;
    }
    return QStringLiteral("first and dealer");
}

/// Every question, with the right answer in this house.
struct Asked
{
    const char *question;
    std::function<QString(const House &)> answer;
};

#define ANSWER [](const House &h) -> QString
#define FIXED(text) [](const House &) { return QStringLiteral(text); }

const std::vector<Asked> &questions()
{
    static const std::vector<Asked> all{
        {"What does the War bonus pay?", ANSWER{return ratio(h.bonus.pays);
}
}
, {"Who wins equal ranks?",
   ANSWER{return h.bonus.tie == BonusTie::House ? QStringLiteral("the house")
                                                : QStringLiteral("nobody: the bet pushes");
}
}
, {"When do you say \"No more bets\"?", FIXED("before the first card")},
    {"Which style does this house use?",
     ANSWER{return h.cards.style == Style::PickAndPay ? QStringLiteral("pick and pay")
                                                      : QStringLiteral("lay and pay");
}
}
, {"You have a soft 17. What do you do?",
   ANSWER{return h.blackjack.soft17 == Soft17::Hit ? QStringLiteral("hit")
                                                   : QStringLiteral("stand");
}
}
, {"Who gets the last card?", FIXED("the dealer")},
    {"A patron disputes a payout. What comes next?", FIXED("I call the floor")},
    {"How many cards are burned at a time?", ANSWER{return QString::number(h.war.burn);
}
}
, {"When are cards burned in a war?", ANSWER{return whenBurned(h.war.burnBefore);
}
}
, {"When do you offer insurance?", FIXED("when I show an ace")},
    {"A patron adds 10 to his bet after the first card. What goes back?", FIXED("the 10")},
    {"What is the highest main bet?", ANSWER{return money(h.limits.main.max);
}
}
, {"What happens to a bet above the maximum?",
   ANSWER{return h.limits.overMaximum == OverMaximum::ReturnExcess
                   ? QStringLiteral("the excess goes back")
                   : QStringLiteral("all of it goes back");
}
}
, {"A patron bets 25 and has a king. You have a nine. What do you pay?", FIXED("25")},
    {"What does a natural pay?", ANSWER{return ratio(h.blackjack.pays);
}
}
, {"A natural on 30: what do you pay?", ANSWER{return paid(h, h.blackjack.pays, 30);
}
}
, {"How many decks are in the shoe?", ANSWER{return QString::number(h.shoe.decks);
}
}
, {"In which direction do main bets go?", ANSWER{return way(h.settlement.mains);
}
}
, {"In which direction do tie bets go?", ANSWER{return way(h.settlement.ties);
}
}
,
    {"A bonus of 25 wins, and the patron lets it ride. What do you hand back?",
     FIXED("25, the original bet")},
    {"A hand is bust. What comes first?", FIXED("its chips go to the rack")},
    {"How many seats does this table have?", ANSWER{return QString::number(h.table.seats);
}
}
, {"A seat is on your far right. Which one is it?",
   ANSWER{return QStringLiteral("seat %1").arg(h.table.seats);
}
}
, {"How is your own second card dealt?", FIXED("face down")},
    {"In which direction are hands settled?", ANSWER{return way(h.settlement.mains);
}
}
, {"A card slides out face up. What do you do with it?", FIXED("discard it")},
    {"What part of the main bet does a surrender cost?", ANSWER{return ratio(h.surrender.loses);
}
}
, {"What does a tie bet pay here?", ANSWER{return ratio(h.tieBet.pays);
}
}
, {"A tie bet of 15 wins. What do you pay?", ANSWER{return paid(h, h.tieBet.pays, 15);
}
}
, {"What does a war that is won pay on the war bet?", ANSWER{return ratio(h.war.winPays);
}
}
, {"What does a tied war pay on the war bet?", ANSWER{return ratio(h.war.tiePays);
}
}
, {"What does a tie bet on the war cards pay?", ANSWER{return ratio(h.war.tieBet.pays);
}
}
,
}
;
return all;
}

/// The values in a sentence, after the whole of it; empty: it is another sentence.
std::optional<Got> gotFrom(const QString &text, const QString &pattern)
{
    const QStringList pieces = pattern.split(u'*');
    if (!text.startsWith(pieces.front()) || !text.endsWith(pieces.back()))
        return std::nullopt;
    if (pieces.size() == 1)
        return text == pattern ? std::optional{Got{text}} : std::nullopt;
    Got got{text};
    qsizetype at = pieces.front().size();
    for (qsizetype i = 1; i < pieces.size(); ++i) {
        const bool last = i + 1 == pieces.size();
        const qsizetype next = last ? text.size() - pieces[i].size() : text.indexOf(pieces[i], at);
        if (next <= at)
            return std::nullopt;
        got << text.mid(at, next - at);
        at = next + pieces[i].size();
    }
    return got;
}

#undef HOLDS
#undef ANSWER
#undef FIXED

} // namespace

QString falsehood(const House &house, const std::string &sentence)
{
    const QString text = QString::fromStdString(sentence);
    for (const Truth &truth : truths()) {
        const auto got = gotFrom(text, QString::fromUtf8(truth.sentence));
        if (!got)
            continue;
        return truth.holds(house, *got) ? QString{}
                                        : QStringLiteral("false for this house: ") + text;
    }
    return QStringLiteral("nobody says when this is true: ") + text;
}

QString falseAnswer(const House &house, const std::string &question, const std::string &answer)
{
    const QString text = QString::fromStdString(question);
    for (const Asked &asked : questions()) {
        if (text != QLatin1String(asked.question))
            continue;
        const QString right = asked.answer(house);
        return right == QString::fromStdString(answer)
                 ? QString{}
                 : text + QStringLiteral(" Right is ") + right + QStringLiteral(", not ")
                       + QString::fromStdString(answer);
    }
    return QStringLiteral("nobody says what is right: ") + text;
}

} // namespace pitwise::test
