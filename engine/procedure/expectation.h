// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/betting.h"
#include "engine/procedure/collecting.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/table/table.h"

#include <optional>
#include <vector>

namespace pitwise {

/// Walks through the phases of a round; the first phase with something to do answers. Phases that
/// every game has are here. Those of one game are in its own files and answer through this class.
class Expectation
{
public:
    /// The plainest act goes to `first`, the others to `more` if it is given.
    Expectation(const Table &table, const House &house, std::optional<Act> &first,
                std::vector<Act> *more = nullptr)
        : m_table(table),
          m_house(house),
          m_first(first),
          m_more(more)
    {
    }

    void find();

    [[nodiscard]] const Table &table() const { return m_table; }
    [[nodiscard]] const House &house() const { return m_house; }

    // A phase says whether it answered: with an act, or by waiting for a patron.
    [[nodiscard]] bool answered() const { return m_first.has_value() || m_waiting; }
    /// It is the patrons' turn.
    void wait() { m_waiting = true; }
    /// Settles the turn begun last, else the one that is due, else one that was passed over.
    bool settlement();
    bool settle(Turn turn);
    /// Pick and pay: the cards of these seats leave with their last bet. `done`: all of them are
    /// known to be finished, except those left behind.
    bool pickUp(SeatSet seats, bool done);

    /// Adds an act, built in place because this runs at every act.
    template<ActKind Kind, typename... Parts>
    void add(const Parts &...parts)
    {
        if (!m_first)
            m_first.emplace(std::in_place_type<Kind>, parts...);
        else if (m_more != nullptr)
            m_more->emplace_back(std::in_place_type<Kind>, parts...);
    }
    /// Adds an act that draws a card. If the shoe has run out, the discards are shuffled first.
    template<ActKind Kind, typename... Parts>
    void draw(const Parts &...parts)
    {
        if (ranOut(m_table))
            add<act::Shuffle>();
        else
            add<Kind>(parts...);
    }

private:
    bool malfunction();
    bool urgent();
    bool newShoe();
    bool betting();
    bool firstDeal();
    bool collection();
    bool end();

    [[nodiscard]] bool mayPickUp(HandId hand) const;
    void offerCut();
    void mend(SeatId id, BetKind kind, const BetIssue &issue);
    void settleHand(HandId hand, Pass pass);
    void settleOne(HandId hand, BetKind kind, Fate fate, Money due);

    [[nodiscard]] bool enough() const { return m_more == nullptr && m_first; }

    template<typename Visit>
    void eachSeat(Visit visit)
    {
        for (const SeatId seat : m_table.busy) {
            if (enough())
                return;
            visit(seat, m_table.at(seat));
        }
    }

    const Table &m_table;
    const House &m_house;
    std::optional<Act> &m_first;
    std::vector<Act> *m_more;
    bool m_waiting = false;
};

} // namespace pitwise
