// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sound/cues.h"

#include "engine/training/sitting.h"

#include <algorithm>
#include <optional>

namespace pitwise::ui {

namespace {

constexpr int MostClicks = 20; // a longer count is a rattle
constexpr int BetweenClicks = 55; // milliseconds, as a brisk dealer counts
constexpr int BetweenAnswers = 120;
constexpr double RackPlace = 0.9; // the discard rack is at a right-handed dealer's right
constexpr double ShoePlace = -0.7; // the shoe at his left

/// Collects the sounds of one step.
class Listener
{
public:
    Listener(const Sitting &sitting, bool leftHanded)
        : m_sitting(sitting),
          m_rack(leftHanded ? -RackPlace : RackPlace),
          m_shoe(leftHanded ? -ShoePlace : ShoePlace)
    {
    }

    void hear(const Event &event, int from)
    {
        m_from = from;
        std::visit([this](const auto &who) { hearAct(who); }, event);
    }
    void hear(Sound sound, double place = 0, int after = 0)
    {
        m_cues.push_back({sound, place, m_from + after});
    }
    [[nodiscard]] std::vector<Cue> cues() const { return m_cues; }

private:
    template<typename... Kinds>
    void hearAct(const std::variant<Kinds...> &act)
    {
        std::visit([this](const auto &kind) { one(kind); }, act);
    }

    // the dealer
    void one(const act::Shuffle &) { hear(Sound::Shuffle); }
    void one(const act::OfferCut &) { }
    void one(const act::Cut &) { hear(Sound::Riffle); }
    void one(const act::PlaceCutCard &) { hear(Sound::CutCard); }
    void one(const act::Load &) { hear(Sound::Load, m_shoe); }
    void one(const act::Say &say) { hear(callOf(say.call)); }
    void one(const act::Deal &deal)
    {
        hear(Sound::CardSlide, at(deal.hand));
        if (!deal.faceDown)
            hear(Sound::CardTurn, at(deal.hand), 110);
    }
    void one(const act::Burn &) { hear(Sound::CardBurn, m_rack); }
    void one(const act::Discard &) { hear(Sound::CardBurn, m_rack); }
    void one(const act::Take &take)
    {
        hear(Sound::ChipSweep, at(take.hand));
        hear(Sound::ChipDrop, 0, 240);
    }
    void one(const act::Pay &pay) { count(pay.amount, pay.hand); }
    void one(const act::Retract &retract)
    {
        hear(Sound::ChipSweep, at(retract.hand));
        hear(Sound::ChipDrop, 0, 240);
    }
    void one(const act::Post &post) { count(post.amount, post.hand); }
    void one(const act::Give &give) { hear(Sound::ChipStack, at(give.hand)); }
    void one(const act::Return &back) { hear(Sound::ChipStack, at(back.hand)); }
    void one(const act::Refuse &refuse) { hear(Sound::ChipStack, at(refuse.hand)); }
    void one(const act::Split &split)
    {
        hear(Sound::CardSlide, at(split.hand));
        hear(Sound::ChipCut, at(split.hand), 150);
    }
    void one(const act::Peek &) { hear(Sound::CardTurn); }
    void one(const act::Reveal &) { hear(Sound::CardTurn); }
    void one(const act::Void &) { hear(Sound::ChipSweep); }
    void one(const act::Collect &collect)
    {
        hear(Sound::CardGather, at(collect.hand));
        hear(Sound::CardBurn, m_rack, 220);
    }
    void one(const act::End &) { }

    // the patrons
    void one(const patron::Bet &bet)
    {
        hear(Sound::ChipStack, at(bet.hand));
        if (m_sitting.table().round.betsClosed && bet.bet != BetKind::WarTie)
            hear(Sound::Wait, at(bet.hand));
    }
    void one(const patron::Decide &decide)
    {
        if (const auto word = wordOf(decide.decision))
            hear(*word, at(decide.hand));
        if (decide.decision == Decision::War)
            hear(Sound::ChipStack, at(decide.hand), 200);
    }
    void one(const patron::Double &twice)
    {
        hear(Sound::Double, at(twice.hand));
        hear(Sound::ChipStack, at(twice.hand), 200);
    }
    void one(const patron::Split &split)
    {
        hear(Sound::Split, at(split.hand));
        hear(Sound::ChipStack, at(split.hand), 200);
    }
    void one(const patron::Insure &insure)
    {
        hear(Sound::Insure, at(insure.hand));
        hear(Sound::ChipStack, at(insure.hand), 200);
    }
    void one(const patron::NoCut &) { } // he shakes his head
    void one(const patron::CutAt &cut)
    {
        hear(Sound::Cut, at(HandId{cut.seat, 0}));
        hear(Sound::CutCard, 0, 300);
    }

    // chance
    void one(const chance::Slip &) { hear(Sound::CardSlide, m_shoe); }
    void one(const chance::Dispute &dispute) { hear(Sound::Dispute, at(HandId{dispute.seat, 0})); }
    void one(const chance::Malfunction &) { hear(Sound::Load, m_shoe); }
    void one(const chance::Again &) { }

    [[nodiscard]] static Sound callOf(Call call)
    {
        switch (call) {
        case Call::PlaceBets:
            return Sound::PlaceBets;
        case Call::NoMoreBets:
            return Sound::NoMoreBets;
        case Call::WarOrSurrender:
            return Sound::WarOrSurrender;
        case Call::BelowMinimum:
            return Sound::BelowMinimum;
        case Call::Parlay:
            return Sound::OfferParlay;
        case Call::Insurance:
            return Sound::OfferInsurance;
        case Call::Floor:
            break;
        }
        return Sound::Floor;
    }
    [[nodiscard]] static std::optional<Sound> wordOf(Decision decision)
    {
        switch (decision) {
        case Decision::None:
            break;
        case Decision::War:
            return Sound::War;
        case Decision::Surrender:
            return Sound::Surrender;
        case Decision::Parlay:
            return Sound::LetItRide;
        case Decision::Keep:
            return Sound::Keep;
        case Decision::EvenMoney:
            return Sound::EvenMoney;
        case Decision::Hit:
            return Sound::Hit;
        case Decision::Stand:
            return Sound::Stand;
        }
        return std::nullopt;
    }

    /// Chips set down one by one.
    void count(const Amount &amount, HandId hand)
    {
        const auto chips = amount.chips.empty() ? m_sitting.house().table.chips.fewest(amount.money)
                                                : std::optional{amount.chips};
        const int clicks = std::clamp(chips ? chips->total() : 1, 1, MostClicks);
        for (int i = 0; i < clicks; ++i)
            hear(Sound::ChipClick, at(hand), i * BetweenClicks);
    }
    /// Seat 1 is at the dealer's far left, the last one at his far right, he himself in between.
    [[nodiscard]] double at(HandId hand) const
    {
        constexpr double Farthest = 0.85; // nothing is heard in one ear alone
        const int seats = m_sitting.house().table.seats;
        if (hand.seat.number == 0 || seats < 2)
            return 0;
        return Farthest * (2.0 * (hand.seat.number - 1) / (seats - 1) - 1.0);
    }

    const Sitting &m_sitting;
    double m_rack;
    double m_shoe;
    int m_from = 0;
    std::vector<Cue> m_cues;
};

} // namespace

std::vector<Cue> cuesOf(const Step &step, const Sitting &sitting, bool leftHanded)
{
    Listener listener{sitting, leftHanded};
    const auto &log = sitting.session().log();
    if (step.happened && step.number < log.size())
        listener.hear(log[step.number].event, 0);
    int from = 0;
    for (const LogEntry &answer : step.answers)
        listener.hear(answer.event, from += BetweenAnswers);
    const CoachingPolicy &policy = sitting.policy();
    if (!step.findings.empty() && policy.tellsNow(false))
        listener.hear(Sound::Finding);
    if (step.roundEnded && sitting.cleanStreak() > 0 && policy.tellsNow(true))
        listener.hear(Sound::CleanRound);
    return listener.cues();
}

std::vector<Cue> cuesOfHand(int before, int now)
{
    if (now == before)
        return {};
    if (now < before)
        return {{Sound::ChipDrop}};
    return {{now == before + 1 ? Sound::ChipClick : Sound::ChipCut}};
}

double roomOf(const Sitting &sitting)
{
    const double pressed = static_cast<double>(sitting.pressure()) / MostPressure;
    return std::max(pressed, sitting.settings().irregularities / 100.0);
}

} // namespace pitwise::ui
