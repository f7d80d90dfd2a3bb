// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/demomistakes.h"

#include "engine/procedure/dealing.h"
#include "engine/procedure/expected.h"
#include "engine/referee/judge.h"

namespace pitwise {

namespace {

/// An act of the same settlement at another seat, which the referee finds out of order.
std::optional<Act> outOfTurn(const Table &table, const House &house)
{
    for (const SeatId seat : table.openBets(BetKind::Main)) {
        for (const Act &other :
             {Act{act::Take{seat, BetSet::of(BetKind::Main), {}}},
              Act{act::Pay{seat, BetKind::Main, {table.at(seat).bet(BetKind::Main).amount, {}}}}}) {
            const Verdict verdict = judge(table, house, other);
            if (verdict.omissions().empty() && verdict.own()
                && verdict.own()->code == FindingCode::SettledOutOfOrder)
                return other;
        }
    }
    return std::nullopt;
}

} // namespace

ShownDealer::ShownDealer(ShownMistake mistake, int nth)
    : m_mistake(mistake),
      m_chancesLeft(nth),
      m_made(mistake == ShownMistake::None)
{
}

std::vector<Act> ShownDealer::next(const Table &table, const House &house, bool mayErr)
{
    const auto act = nextAct(table, house);
    if (!act)
        return {};
    if (mayErr && !m_made) {
        auto instead = wrong(table, house, *act);
        if (instead && m_chancesLeft-- <= 0) {
            m_made = true;
            return *instead;
        }
    }
    return {*act};
}

/// The mistake he makes instead of `act`; empty if it is not possible here.
std::optional<std::vector<Act>> ShownDealer::wrong(const Table &table, const House &house,
                                                   const Act &act) const
{
    const auto *pay = std::get_if<act::Pay>(&act);
    switch (m_mistake) {
    case ShownMistake::None:
        break;
    case ShownMistake::PaidTooMuch:
        if (pay != nullptr) {
            act::Pay more = *pay;
            more.amount = {pay->amount.money + table.at(pay->hand).bet(pay->bet).amount, {}};
            return {{more}};
        }
        break;
    case ShownMistake::OutOfTurn:
        if (isAny<act::Pay, act::Take>(act)) {
            if (const auto other = outOfTurn(table, house))
                return {{*other}};
        }
        break;
    case ShownMistake::BurnForgotten:
        // The next card is a war card.
        if (isAny<act::Burn>(act) && !table.shoeState.preparing) {
            if (const auto place = nextPlace(table, house))
                return {{act::Deal{*place}}};
        }
        break;
    case ShownMistake::CollectedEarly:
        if (pay != nullptr && pay->bet == BetKind::Main)
            return {{act::Collect{pay->hand}, *pay}};
        break;
    }
    return std::nullopt;
}

} // namespace pitwise
