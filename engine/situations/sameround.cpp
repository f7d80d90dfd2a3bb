// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/sameround.h"

#include "engine/procedure/betting.h"

#include <algorithm>
#include <variant>

namespace pitwise {

namespace {

/// Reads from a round what its patrons did and which cards came.
class RoundReader
{
public:
    RoundReader(const SessionSpec &spec, const House &house) : m_house(house)
    {
        m_round.spec = spec;
        m_round.spec.sitting = {};
        m_round.spec.mode.reset();
        m_round.spec.startsWithShuffle = false;
        m_round.spec.shoeContinues = true;
        m_round.spec.shoe.reset();
        m_round.stream = 1;
    }

    /// `before`: the table as this event found it.
    void follow(const Event &event, const Table &before)
    {
        if (before.shoeState.preparing) {
            m_isSplit = m_isSplit || m_round.spec.shoe.has_value();
            return;
        }
        if (std::holds_alternative<Act>(event))
            return;
        if (!m_round.spec.shoe)
            keepCards(before);
        m_round.log.emplace_back(event);
        m_cards = m_left - before.shoe.left();
        if (const auto *patron = std::get_if<PatronAct>(&event))
            std::visit([&](const auto &what) { note(what, before); }, *patron);
        else if (!m_round.script.chance)
            at(m_round.script.chance, std::get<ChanceEvent>(event));
        else
            m_round.script.more.push_back({std::get<ChanceEvent>(event), std::max(1, m_cards)});
    }

    /// Empty if the shoe was changed in the middle: its cards do not make one row.
    [[nodiscard]] std::optional<DealtRound> take() const
    {
        return m_round.spec.shoe && !m_isSplit ? std::optional{m_round} : std::nullopt;
    }

private:
    /// From here on nothing but the round itself takes cards: the shoe is prepared.
    void keepCards(const Table &table)
    {
        constexpr std::ptrdiff_t Enough = 80; // more than any round takes
        Shoe shoe = table.shoe;
        const auto left = shoe.cards();
        const auto count = std::min(Enough, static_cast<std::ptrdiff_t>(left.size()));
        m_left = static_cast<int>(left.size());
        m_round.spec.shoe.emplace(left.begin(), left.begin() + count);
    }

    template<typename Slot, typename What>
    void at(Slot &slot, const What &what)
    {
        slot = what;
        m_round.script.moment = std::max(1, m_cards);
    }

    void note(const patron::Bet &bet, const Table &before)
    {
        SeatScript &seat = m_round.script.at(bet.hand.seat);
        seat.taken = true;
        if (bet.bet == BetKind::WarTie) {
            seat.warTie = bet.amount.money;
            return;
        }
        if (!betsAreOpen(before)) {
            if (!m_round.script.lateBet)
                at(m_round.script.lateBet, Event{PatronAct{bet}});
            return;
        }
        if (bet.bet != BetKind::Main && bet.bet != sideBet(m_house)) {
            m_round.script.sideNotTaken = Event{PatronAct{bet}};
            return;
        }
        Money &money = bet.bet == BetKind::Main ? seat.main : seat.side;
        if (money == Money{}) // what was refused and bet again comes of itself
            money = bet.amount.money;
    }
    void note(const patron::Decide &decide, const Table &)
    {
        SeatScript &seat = m_round.script.at(decide.hand.seat);
        switch (decide.decision) {
        case Decision::Surrender:
            seat.surrenders = true;
            break;
        case Decision::Parlay:
            seat.parlays = true;
            break;
        case Decision::EvenMoney:
            seat.takesEvenMoney = true;
            break;
        case Decision::Hit:
            seat.signals.push_back(Signal::Hit);
            break;
        case Decision::Stand:
            seat.signals.push_back(Signal::Stand);
            break;
        case Decision::None:
        case Decision::War:
        case Decision::Keep:
            break;
        }
    }
    void note(const patron::Double &twice, const Table &before)
    {
        const bool less = twice.main.money < before.at(twice.hand).bet(BetKind::Main).amount;
        m_round.script.at(twice.hand.seat)
            .signals.push_back(less ? Signal::DoubleForLess : Signal::Double);
    }
    void note(const patron::Split &split, const Table &)
    {
        m_round.script.at(split.hand.seat).signals.push_back(Signal::Split);
    }
    void note(const patron::Insure &insure, const Table &)
    {
        m_round.script.at(insure.hand.seat).insures = true;
    }
    void note(const patron::CutAt &, const Table &) { } // while the shoe is prepared
    void note(const patron::NoCut &, const Table &) { }

    const House &m_house;
    DealtRound m_round;
    int m_left = 0; ///< cards in the shoe when it was kept
    int m_cards = 0; ///< that came out since
    bool m_isSplit = false;
};

} // namespace

std::optional<DealtRound> sameRound(const Session &session, int round)
{
    Session again{session.spec(), session.house()};
    std::optional<RoundReader> reader;
    for (const LogEntry &entry : session.log()) {
        if (again.table().roundNumber == round && !isAgain(entry.event)) {
            if (!reader)
                reader.emplace(session.spec(), session.house());
            reader->follow(entry.event, again.table());
        }
        again.advance(entry.event, entry.at);
        if (isAgain(entry.event) && again.table().roundNumber == round)
            reader.reset(); // the last attempt is the one to read
    }
    return reader ? reader->take() : std::nullopt;
}

} // namespace pitwise
