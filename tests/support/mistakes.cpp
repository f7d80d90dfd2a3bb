// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/mistakes.h"

#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"
#include "engine/session/notation.h"

#include <algorithm>

namespace pitwise::test {

namespace {

bool draws(const Event &event)
{
    const auto *act = std::get_if<Act>(&event);
    return (act != nullptr && isAny<act::Deal, act::Burn>(*act))
        || (std::holds_alternative<ChanceEvent>(event)
            && std::holds_alternative<chance::Slip>(std::get<ChanceEvent>(event)));
}

std::size_t drawsBefore(const DealtRound &round, std::size_t line)
{
    return static_cast<std::size_t>(
        std::count_if(round.lines.begin(), round.lines.begin() + static_cast<long>(line), draws));
}

std::optional<HandId> placeOfLine(const Event &event)
{
    if (const auto *act = std::get_if<Act>(&event))
        return placeOf(*act);
    const auto *patron = std::get_if<PatronAct>(&event);
    if (patron == nullptr)
        return std::nullopt;
    return std::visit(
        [](const auto &what) -> std::optional<HandId> {
            if constexpr (requires { what.hand; })
                return what.hand;
            else
                return HandId{what.seat, 0};
        },
        *patron);
}

bool isAt(const Event &event, SeatId seat)
{
    const auto place = placeOfLine(event);
    return place && place->seat == seat;
}

template<ActKind Kind>
const Kind *lineAs(const Event &event)
{
    const auto *act = std::get_if<Act>(&event);
    return act == nullptr ? nullptr : as<Kind>(*act);
}

/// It is the seat's, not the hand's.
bool settlesInsurance(const Event &event)
{
    const auto *take = lineAs<act::Take>(event);
    const auto *pay = lineAs<act::Pay>(event);
    return (take != nullptr && take->bets.has(BetKind::Insurance))
        || (pay != nullptr && pay->bet == BetKind::Insurance);
}

/// Nobody else gets a card, or a war card: without this seat there would be no deal, or no war.
bool isAlone(const DealtRound &round, SeatId seat)
{
    int cards = 0;
    int wars = 0;
    bool his = false;
    for (const Event &line : round.lines) {
        const auto *deal = lineAs<act::Deal>(line);
        cards += deal != nullptr && !deal->hand.isDealer() && deal->hand.seat != seat ? 1 : 0;
        const auto *patron = std::get_if<PatronAct>(&line);
        const auto *decide = patron == nullptr ? nullptr : std::get_if<patron::Decide>(patron);
        if (decide == nullptr || decide->decision != Decision::War)
            continue;
        his = his || decide->hand.seat == seat;
        wars += decide->hand.seat != seat ? 1 : 0;
    }
    return cards == 0 || (his && wars == 0);
}

/// Cards as they come: suits and ranks of six decks, mixed.
std::vector<Card> mixedCards(std::uint64_t seed)
{
    Rng rng{seed, 77};
    std::vector<Card> cards;
    const bool fewRanks = rng.chance(60); // more ties and pairs
    for (int i = 0; i < 150; ++i) {
        const auto kind = static_cast<int>(rng.below(Card::Kinds));
        const Card card = Card::ofKind(kind);
        if (!fewRanks || card.rank() >= 10 || card.rank() == 5 || rng.chance(20))
            cards.push_back(card);
    }
    return cards;
}

} // namespace

Session DealtRound::dealTo(std::size_t count) const
{
    Session session{spec, house};
    for (std::size_t i = 0; i < count; ++i)
        session.perform(lines[i]);
    return session;
}

std::string DealtRound::story() const
{
    const Session session = deal();
    std::string text = "[House " + house.id + "]\n";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        text += toText(session.log()[i], house.table.chips);
        for (const Recorded &recorded : session.findings()) {
            if (recorded.event == i)
                text += "   #! " + std::string{name(recorded.finding.code)} + " ("
                      + std::string{name(recorded.finding.rule)} + ')';
        }
        for (const Refusal &refusal : session.refusals()) {
            if (refusal.event == i)
                text += "   #! refused";
        }
        text += '\n';
    }
    return text;
}

DealtRound dealtRound(const House &house, const RoundSettings &settings)
{
    DealtRound round;
    round.house = house;
    round.spec.seed = settings.seed;
    round.spec.shoe = mixedCards(settings.seed);
    Session session{round.spec, house};
    CrowdSettings crowd;
    crowd.seed = settings.seed;
    crowd.seats = std::min(settings.seats, house.table.seats);
    crowd.temper = Temper::Bold;
    crowd.oddBets = settings.oddBets;
    crowd.irregularities = settings.irregularities;
    Crowd patrons{crowd};
    bool ended = true;
    for (int i = 0; i < settings.rounds && ended; ++i)
        ended = dealRound(session, patrons);
    if (const auto next = nextAct(session.table(), house); ended && next)
        session.perform(*next);
    for (const LogEntry &entry : session.log())
        round.lines.push_back(entry.event);
    return round;
}

DealtRound without(const DealtRound &round, std::size_t line)
{
    DealtRound less = round;
    if (draws(round.lines[line]))
        less.spec.shoe->erase(less.spec.shoe->begin()
                              + static_cast<long>(drawsBefore(round, line)));
    less.lines.erase(less.lines.begin() + static_cast<long>(line));
    return less;
}

std::optional<DealtRound> oneActLate(const DealtRound &round, std::size_t line)
{
    DealtRound late = round;
    for (std::size_t i = line + 1; i < round.lines.size(); ++i) {
        if (!std::holds_alternative<Act>(round.lines[i]))
            continue;
        if (draws(round.lines[line]))
            return std::nullopt;
        std::rotate(late.lines.begin() + static_cast<long>(line),
                    late.lines.begin() + static_cast<long>(line) + 1,
                    late.lines.begin() + static_cast<long>(i) + 1);
        return late;
    }
    return std::nullopt;
}

DealtRound withLine(const DealtRound &round, std::size_t line, const Event &event)
{
    DealtRound more = round;
    more.lines.insert(more.lines.begin() + static_cast<long>(line), event);
    return more;
}

std::optional<DealtRound> passingOver(const DealtRound &round, SeatId seat, WhichDeal deal,
                                      ItsBurns itsBurns)
{
    int dealtTo = 0;
    std::size_t from = 0;
    for (; from < round.lines.size(); ++from) {
        const auto *card = lineAs<act::Deal>(round.lines[from]);
        if (card == nullptr || card->hand != HandId{seat, 0})
            continue;
        if (dealtTo++ == static_cast<int>(deal))
            break;
    }
    if (from == round.lines.size() || (deal == WhichDeal::First && isAlone(round, seat)))
        return std::nullopt;
    DealtRound less = round;
    // The burns before a war card belong to it, where the house burns before each.
    const bool burns = round.house.war.burnBefore == BurnBefore::EachCard;
    if (itsBurns == ItsBurns::Made) {
        if (!burns || deal == WhichDeal::First)
            return std::nullopt;
        for (std::size_t i = round.lines.size(); i-- > from;) {
            if (isAt(round.lines[i], seat))
                less = without(less, i);
        }
        return less;
    }
    bool cardsGone = false;
    for (std::size_t i = round.lines.size(); i-- > from;) {
        const auto *card = lineAs<act::Deal>(round.lines[i]);
        const bool burn = lineAs<act::Burn>(round.lines[i]) != nullptr;
        cardsGone = (cardsGone && burn && burns)
                 || (card != nullptr && card->hand.seat == seat && i >= from);
        if (isAt(round.lines[i], seat) || (cardsGone && burn))
            less = without(less, i);
    }
    const bool burnsTwice =
        from + 1 < round.lines.size() && lineAs<act::Burn>(round.lines[from + 1]);
    if (burnsTwice && deal == WhichDeal::Second) { // the burns that came just before it
        for (std::size_t i = from; i-- > 0 && lineAs<act::Burn>(round.lines[i]);)
            less = without(less, i);
    }
    return less;
}

std::optional<DealtRound> passingOverSplit(const DealtRound &round, HandId hand)
{
    std::size_t from = 0;
    bool isSplit = false;
    for (; from < round.lines.size(); ++from) { // its first card after a split is its second
        const auto *split = lineAs<act::Split>(round.lines[from]);
        isSplit = isSplit || (split != nullptr && split->hand.seat == hand.seat);
        const auto *card = lineAs<act::Deal>(round.lines[from]);
        if (isSplit && card != nullptr && card->hand == hand)
            break;
    }
    DealtRound less = round;
    for (std::size_t i = round.lines.size(); i-- > from;) {
        if (placeOfLine(round.lines[i]) != hand || settlesInsurance(round.lines[i]))
            continue;
        if (lineAs<act::Split>(round.lines[i]) != nullptr)
            return std::nullopt; // it is split once more
        less = without(less, i);
    }
    return from < round.lines.size() ? std::optional{less} : std::nullopt;
}

std::optional<DealtRound> withoutUpCard(const DealtRound &round)
{
    DealtRound less = round;
    std::size_t end = 0; // of play
    while (end < round.lines.size() && lineAs<act::Reveal>(round.lines[end]) == nullptr)
        ++end;
    if (round.house.game != Game::WarBlackjack || end == round.lines.size())
        return std::nullopt;
    less.lines.resize(end);
    for (std::size_t i = end; i-- > 0;) {
        const Event &line = round.lines[i];
        const auto *say = lineAs<act::Say>(line);
        const auto *patron = std::get_if<PatronAct>(&line);
        const auto *bet = patron == nullptr ? nullptr : std::get_if<patron::Bet>(patron);
        const bool early = lineAs<act::Pay>(line) != nullptr || lineAs<act::Take>(line) != nullptr;
        if (early || (bet != nullptr && bet->bet == BetKind::Bonus))
            return std::nullopt; // he needs his card for it
        const auto *card = lineAs<act::Deal>(line);
        if ((card != nullptr && card->hand.isDealer() && !card->faceDown)
            || (say != nullptr && say->call == Call::Insurance)
            || lineAs<act::Peek>(line) != nullptr
            || (patron != nullptr && std::holds_alternative<patron::Insure>(*patron)))
            less = without(less, i);
    }
    return less;
}

std::optional<DealtRound> withoutWarCards(const DealtRound &round, WarCards which)
{
    std::vector<HandId> dealtTo;
    std::vector<std::size_t> gone;
    for (std::size_t i = 0; i < round.lines.size(); ++i) {
        const auto *card = lineAs<act::Deal>(round.lines[i]);
        const bool second = card != nullptr
                         && std::find(dealtTo.begin(), dealtTo.end(), card->hand) != dealtTo.end();
        if (card != nullptr)
            dealtTo.push_back(card->hand);
        if (!second || (which == WarCards::Dealers && !card->hand.isDealer()))
            continue;
        gone.push_back(i);
        for (std::size_t burn = i; burn-- > 0 && lineAs<act::Burn>(round.lines[burn]);)
            gone.push_back(burn);
    }
    if (gone.empty() || round.house.game != Game::CasinoWar)
        return std::nullopt;
    std::sort(gone.rbegin(), gone.rend());
    DealtRound less = round;
    for (const std::size_t line : gone)
        less = without(less, line);
    return less;
}

std::optional<DealtRound> withoutTheRest(const DealtRound &round)
{
    std::size_t end = 0;
    std::size_t begun = 0; // the first line that settles a hand
    std::size_t last = 0;
    const bool blackjack = round.house.game == Game::WarBlackjack;
    bool shown = !blackjack;
    for (; end < round.lines.size() && lineAs<act::End>(round.lines[end]) == nullptr; ++end) {
        const Event &line = round.lines[end];
        shown = shown || lineAs<act::Reveal>(line) != nullptr;
        const auto *pay = lineAs<act::Pay>(line);
        const auto *take = lineAs<act::Take>(line);
        if (!shown || settlesInsurance(line) || (pay == nullptr && take == nullptr))
            continue;
        begun = begun == 0 ? end : begun;
        last = end;
    }
    if (end == round.lines.size() || begun == last)
        return std::nullopt;
    DealtRound less = round;
    for (std::size_t i = end + 1; i-- > last;) {
        if (draws(round.lines[i]))
            return std::nullopt; // a war is still to be dealt: nobody takes the round as over
        less = without(less, i);
    }
    return less;
}

} // namespace pitwise::test
