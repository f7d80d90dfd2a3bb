// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/remedies.h"

namespace pitwise {

namespace {

using Kind = Remedy::Kind;

/// Reads what the floor did from the difference between two tables.
class Comparison
{
public:
    Comparison(const Table &before, const Table &after) : m_before(before), m_after(after) { }

    [[nodiscard]] const Bet &was(HandId hand, BetKind kind) const
    {
        return m_before.at(hand).bet(kind);
    }
    [[nodiscard]] const Bet &is(HandId hand, BetKind kind) const
    {
        return m_after.at(hand).bet(kind);
    }

    /// A dealt card that is not with its hand went to the discards.
    void unneededCard(const act::Deal &deal)
    {
        const bool gone =
            m_before.cardsAt(deal.hand).dealt.size() == m_after.cardsAt(deal.hand).dealt.size();
        if (!gone || m_after.discards.size() != m_before.discards.size() + 1)
            return;
        Remedy remedy{Kind::CardToDiscards, deal.hand, {}, {}, {}};
        if (!deal.faceDown)
            remedy.card = m_after.discards[m_after.discards.size() - 1];
        all.push_back(remedy);
    }

    void betBack(HandId hand, BetKind kind, Rule rule)
    {
        const Money back = was(hand, kind).amount - is(hand, kind).amount;
        const bool excess = is(hand, kind).amount > Money{} && rule != Rule::UnderMinimum;
        if (back > Money{})
            all.push_back({excess ? Kind::ExcessBack : Kind::BetBack, hand, kind, back, {}});
    }

    void lateBetBack(HandId hand, BetKind kind)
    {
        const Money back = was(hand, kind).late - is(hand, kind).late;
        if (back > Money{})
            all.push_back({Kind::LateBetBack, hand, kind, back, {}});
    }

    void postFor(HandId hand, const Act &act)
    {
        const Money now = is(hand, BetKind::Post).amount;
        const auto *post = std::get_if<act::Post>(&act);
        const bool his = post != nullptr && post->hand == hand;
        if (his && now != post->amount.money)
            all.push_back({Kind::PostCorrected, hand, BetKind::Post, now, {}});
        else if (!his && now > was(hand, BetKind::Post).amount)
            all.push_back({Kind::PostPlaced, hand, BetKind::Post, now, {}});
    }

    void postWithoutPlace(const act::Post &post)
    {
        if (is(post.hand, BetKind::Post).amount == was(post.hand, BetKind::Post).amount)
            all.push_back({Kind::PostRemoved, post.hand, BetKind::Post, post.amount.money, {}});
    }

    std::vector<Remedy> all;

private:
    const Table &m_before;
    const Table &m_after;
};

} // namespace

std::vector<Remedy> remediesIn(const Act &act, std::span<const Finding> findings,
                               const Table &before, const Table &after)
{
    Comparison comparison{before, after};
    for (const Finding &finding : findings) {
        const bool atBet = finding.hand && finding.bet;
        switch (finding.code) {
        case FindingCode::LateBetAccepted:
            if (atBet)
                comparison.lateBetBack(*finding.hand, *finding.bet);
            break;
        case FindingCode::LimitIgnored:
            if (atBet)
                comparison.betBack(*finding.hand, *finding.bet, finding.rule);
            break;
        case FindingCode::PostMissed:
            if (finding.hand)
                comparison.postFor(*finding.hand, act);
            break;
        case FindingCode::CardsLeft:
            if (before.cardsToCollect() && !std::holds_alternative<act::End>(act))
                comparison.all.push_back({Kind::CardsCollected, DealerHand, {}, {}, {}});
            break;
        case FindingCode::NotInProcedure:
            if (const auto *post = std::get_if<act::Post>(&act))
                comparison.postWithoutPlace(*post);
            break;
        default: // nothing on the table was put right
            break;
        }
    }
    if (const auto *deal = std::get_if<act::Deal>(&act))
        comparison.unneededCard(*deal);
    return comparison.all;
}

} // namespace pitwise
