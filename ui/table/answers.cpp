// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/answers.h"

#include "engine/table/warblackjackhands.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

struct Voices
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::Voices)
};

/// What a patron of War Blackjack asked for and has not got yet.
std::optional<Answer> blackjackAnswer(const Table &table, SeatId seat)
{
    for (int nth = 0; nth < table.handsAt(seat); ++nth) {
        switch (table.at(HandId{seat, nth}).blackjack.request) {
        case Request::None:
            break;
        case Request::Hit:
            return Answer{seat, Voices::tr("Hit"), Signal::Hit};
        case Request::Double:
            return Answer{seat, Voices::tr("Double"), Signal::Double};
        case Request::Split:
            return Answer{seat, Voices::tr("Split"), Signal::Split};
        }
    }
    const Seat &first = table.at(seat);
    if (isBonus(first, BetKind::Bonus) && first.decision == Decision::Parlay)
        return Answer{seat, Voices::tr("Let it ride")};
    if (isBonus(first, BetKind::Bonus) && first.decision == Decision::Keep)
        return Answer{seat, Voices::tr("I'll take it")};
    if (first.blackjack.evenMoney && first.bet(BetKind::Main).open())
        return Answer{seat, Voices::tr("Even money")};
    return std::nullopt;
}

} // namespace

std::vector<Answer> decisionsOn(const Table &table)
{
    std::vector<Answer> answers;
    for (int i = 1; i <= table.seatCount; ++i) {
        const Seat &seat = table.at(seatAt(i));
        if (seat.decision == Decision::War && seat.bet(BetKind::War).open())
            answers.push_back({seatAt(i), Voices::tr("I'll go to war")});
        else if (seat.decision == Decision::Surrender && seat.bet(BetKind::Main).open())
            answers.push_back({seatAt(i), Voices::tr("Surrender")});
        else if (const auto answer = blackjackAnswer(table, seatAt(i)))
            answers.push_back(*answer);
    }
    return answers;
}

} // namespace pitwise::ui
