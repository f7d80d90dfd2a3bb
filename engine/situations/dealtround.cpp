// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/dealtround.h"

#include "engine/patrons/crowd.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/expected.h"
#include "engine/procedure/newshoe.h"
#include "engine/session/session.h"
#include "engine/situations/scriptedpatrons.h"
#include "engine/skills/pitfalls.h"
#include "engine/table/gametable.h"
#include "engine/table/physics.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

constexpr int ActsAtMost = 600;

/// The cards of the house that are not dealt yet.
class Deck
{
public:
    Deck(const House &house, std::uint64_t seed, Rng &rng) : m_rng(rng), m_suits(seed)
    {
        m_left.fill(house.shoe.decks);
    }

    /// A card of this rank if there is one, else any.
    Card draw(std::optional<int> rank)
    {
        const int first = rank ? (*rank - 2) * 4 : 0;
        const int count = rank ? 4 : Card::Kinds;
        const int from =
            rank ? nextSuit() : static_cast<int>(m_rng.below(static_cast<std::uint32_t>(count)));
        for (int i = 0; i < count; ++i) {
            const int kind = first + (from + i) % count;
            if (auto &left = m_left[static_cast<std::size_t>(kind)]; left > 0) {
                --left;
                return Card::ofKind(kind);
            }
        }
        return rank ? draw(std::nullopt) : Card::ofKind(0);
    }

private:
    /// The seed itself gives the first suits: where there is little else to vary, neighbouring
    /// seeds still give different rounds.
    int nextSuit()
    {
        constexpr int FromSeed = 3;
        if (m_drawn++ >= FromSeed)
            return static_cast<int>(m_rng.below(4));
        const auto suit = static_cast<int>((m_suits + static_cast<unsigned>(m_drawn)) % 4);
        m_suits /= 4;
        return suit;
    }

    Rng &m_rng;
    std::uint64_t m_suits = 0;
    int m_drawn = 0;
    std::array<int, Card::Kinds> m_left{};
};

class ScriptDealing
{
public:
    ScriptDealing(const RoundScript &script, const House &house, std::uint64_t seed, Rng &rng)
        : m_script(script),
          m_house(house),
          m_deck(house, seed, rng),
          m_stream(rng.next()),
          m_patrons(script, house, Rng{seed, m_stream})
    {
        m_lastCard = lastCard();
        m_round.script = script;
        m_round.stream = m_stream;
        m_round.spec.house = house.id;
        m_round.spec.seed = seed;
        m_round.spec.startsWithShuffle = script.newShoe;
        const int seats = std::min(script.seatCount, house.table.seats);
        m_round.spec.patrons = seating(house, seats, seed);
        for (int i = 1; script.newShoe && house.table.handsPerPatron == 1 && i <= seats; ++i)
            m_round.spec.patrons.push_back({seatAt(i)}); // nobody else is asked to cut
        seatTogether(script.samePatron);
        if (!script.newShoe)
            m_round.spec.shoe.emplace();
        m_table = tableOf(m_round.spec, house);
        if (!script.newShoe)
            m_table.shoe =
                Shoe::ofCards(std::array{Card::ofKind(0)}); // cards come as they are needed
    }

    std::optional<DealtRound> deal()
    {
        while (static_cast<int>(m_round.log.size()) < ActsAtMost) {
            letPatronsAct();
            const bool over = m_table.roundNumber > 1;
            const auto act = next();
            // Only a shoe that ran out is replaced after the round.
            if (over && (!m_script.shoeRunsOut || !act || !stepOf(m_table, *act)))
                return finished();
            if (!act || !perform(*act))
                return std::nullopt;
            if (m_table.roundNumber == 1 && (isAny<act::Deal, act::Burn>(*act)))
                ++m_cards;
            m_settled += isAny<act::Pay, act::Take, act::Give>(*act) ? 1 : 0;
        }
        return std::nullopt;
    }

private:
    void seatTogether(const std::vector<SeatId> &spots)
    {
        if (spots.empty())
            return;
        auto &patrons = m_round.spec.patrons;
        for (auto &patron : patrons)
            std::erase_if(patron, [&](SeatId seat) {
                return std::find(spots.begin(), spots.end(), seat) != spots.end();
            });
        std::erase_if(patrons, [](const auto &patron) { return patron.empty(); });
        const auto after = std::find_if(patrons.begin(), patrons.end(), [&](const auto &patron) {
            return patron.front().number > spots.front().number;
        });
        patrons.insert(after, spots);
    }

    /// What the dealer does now, with the card it needs on top of the shoe.
    std::optional<Act> next()
    {
        // In a shoe that is filled card by card nothing runs out, unless the script says so.
        if (!m_script.newShoe && m_table.roundNumber == 1 && !m_refilled)
            m_table.shoe = Shoe::ofCards(std::array{Card::ofKind(0)});
        auto act = nextAct(m_table, m_house);
        if (!act || m_script.newShoe || m_table.roundNumber > 1 || m_refilled)
            return act;
        if (runsOutNow(*act)) {
            m_table.shoe = {};
            m_refilled = true;
            return nextAct(m_table, m_house);
        }
        if (isAny<act::Deal, act::Burn>(*act) && m_table.slipped.empty())
            stack(wantedBy(*act));
        return act;
    }

    bool runsOutNow(const Act &act) const
    {
        const auto *deal = std::get_if<act::Deal>(&act);
        return m_script.shoeRunsOut && deal != nullptr && deal->hand.isDealer()
            && m_table.dealer.dealt.size() == m_lastCard && !m_table.discards.empty();
    }

    std::optional<int> wantedBy(const Act &act)
    {
        const auto *deal = std::get_if<act::Deal>(&act);
        if (deal == nullptr) // what is burned may come back as the dealer's card of the war
            return m_script.shoeRunsOut && !m_script.dealerRanks.empty()
                     ? std::optional{m_script.dealerRanks.front()}
                     : std::nullopt;
        auto &ranks =
            deal->hand.isDealer() ? m_script.dealerRanks : m_script.at(deal->hand.seat).ranks;
        if (ranks.empty())
            return std::nullopt;
        const int rank = ranks.front();
        ranks.pop_front();
        return rank;
    }

    void stack(std::optional<int> rank)
    {
        const Card card = m_deck.draw(rank);
        m_round.spec.shoe->push_back(card);
        m_table.shoe = Shoe::ofCards(std::array{card});
    }

    bool perform(const Event &event)
    {
        if (impossible(m_table, m_house, event) || !performOn(m_table, m_house, event).empty())
            return false;
        m_round.log.emplace_back(event);
        return true;
    }

    void letPatronsAct()
    {
        if (m_table.roundNumber == 1 && m_cards >= m_script.moment)
            interfere();
        while (const auto event = m_patrons.react(m_table, m_house)) {
            // After the round somebody cuts the new shoe, but nobody bets again.
            const auto *patron = std::get_if<PatronAct>(&*event);
            const bool cuts = patron != nullptr && std::holds_alternative<patron::CutAt>(*patron);
            if ((m_table.roundNumber > 1 && !cuts) || !perform(*event))
                return;
        }
    }

    void interfere()
    {
        if (m_script.lateBet && perform(*m_script.lateBet))
            m_script.lateBet.reset();
        if (m_script.chance && m_settled >= m_script.settled && happens(*m_script.chance))
            m_script.chance.reset();
        while (!m_script.chance && !m_script.more.empty() && m_cards >= m_script.more.front().moment
               && happens(m_script.more.front().event))
            m_script.more.pop_front();
    }
    bool happens(const ChanceEvent &event)
    {
        const auto *slip = std::get_if<chance::Slip>(&event);
        if (slip != nullptr && !m_script.newShoe)
            stack(slipped(*slip));
        return perform(event);
    }

    /// The rank of a card that slides out. Unseen, it is the next card; seen, it is discarded, and
    /// comes back as the dealer's last card if the shoe is to run out.
    std::optional<int> slipped(const chance::Slip &slip)
    {
        if (slip.faceUp)
            return m_script.shoeRunsOut && m_lastCard < m_script.dealerRanks.size()
                     ? std::optional{m_script.dealerRanks[m_lastCard]}
                     : std::nullopt;
        m_table.shoe = Shoe::ofCards(std::array{Card::ofKind(0)});
        const auto act = nextAct(m_table, m_house);
        return act ? wantedBy(*act) : std::nullopt;
    }
    /// Which of the dealer's cards is his last: of the war, if there is one; the hole card.
    [[nodiscard]] std::size_t lastCard() const
    {
        if (!gameTable(m_house).wars)
            return gameTable(m_house).holeCard ? 1 : 0;
        return std::any_of(m_script.seats.begin(), m_script.seats.end(),
                           [&](const SeatScript &seat) {
                               return seat.main > Money{} && !seat.ranks.empty()
                                   && seat.ranks.front() == m_script.dealerRanks.front()
                                   && !(seat.surrenders && m_house.surrender.allowed);
                           })
                 ? 1
                 : 0;
    }

    /// The round as a session of its own; empty if it is not clean there.
    std::optional<DealtRound> finished()
    {
        m_round.spec.shoeContinues = !m_script.newShoe && !m_script.shoeRunsOut;
        if (m_script.lateBet || m_script.chance || !m_script.more.empty())
            return std::nullopt; // it was over before they came
        const Session session = replay(m_round.spec, m_house, m_round.log);
        if (!session.findings().empty() || !session.refusals().empty() || session.rounds() != 1)
            return std::nullopt;
        return m_round;
    }

    RoundScript m_script;
    const House &m_house;
    Deck m_deck;
    std::uint64_t m_stream;
    ScriptedPatrons m_patrons;
    Table m_table;
    DealtRound m_round;
    int m_cards = 0;
    int m_settled = 0; ///< motions of chips
    std::size_t m_lastCard = 0; ///< of the dealer: how many come before it
    bool m_refilled = false;
};

} // namespace

std::optional<DealtRound> dealScript(const RoundScript &script, const House &house,
                                     std::uint64_t seed, Rng &rng)
{
    return ScriptDealing{script, house, seed, rng}.deal();
}

} // namespace pitwise
