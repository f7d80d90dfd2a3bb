// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/table/voices.h"

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

/// The last patron in the log who disputes.
std::optional<SeatId> disputing(const Session &session)
{
    const auto &log = session.log();
    for (auto event = log.rbegin(); event != log.rend(); ++event) {
        const auto *chance = std::get_if<ChanceEvent>(&event->event);
        const auto *dispute = chance == nullptr ? nullptr : std::get_if<chance::Dispute>(chance);
        if (dispute != nullptr)
            return dispute->seat;
    }
    return std::nullopt;
}

} // namespace

std::vector<Voice> voicesOf(const std::vector<LogEntry> &entries, const Table &table)
{
    std::vector<Voice> voices;
    for (const LogEntry &entry : entries) {
        const auto *patron = std::get_if<PatronAct>(&entry.event);
        if (patron == nullptr)
            continue;
        const auto *bet = std::get_if<patron::Bet>(patron);
        if (bet != nullptr && table.round.betsClosed && bet->bet != BetKind::WarTie)
            voices.push_back({bet->hand, Voices::tr("Wait, this too!")});
        else if (const auto *decide = std::get_if<patron::Decide>(patron);
                 decide != nullptr && decide->decision == Decision::Stand)
            voices.push_back({decide->hand.seat, Voices::tr("Stand"), Signal::Stand});
        else if (const auto *insure = std::get_if<patron::Insure>(patron))
            voices.push_back({insure->hand.seat, Voices::tr("Insurance")});
        else if (const auto *cut = std::get_if<patron::CutAt>(patron))
            voices.push_back({HandId{cut->seat, 0}, Voices::tr("Cut here")});
        else if (const auto *declined = std::get_if<patron::NoCut>(patron))
            voices.push_back({HandId{declined->seat, 0}, Voices::tr("No cut for me")});
    }
    return voices;
}

std::vector<Answer> answersOf(const Sitting &sitting)
{
    std::vector<Answer> answers;
    const Table &table = sitting.table();
    for (int i = 1; i <= table.seatCount; ++i) {
        const Seat &seat = table.at(seatAt(i));
        if (seat.decision == Decision::War && seat.bet(BetKind::War).open())
            answers.push_back({seatAt(i), Voices::tr("I'll go to war")});
        else if (seat.decision == Decision::Surrender && seat.bet(BetKind::Main).open())
            answers.push_back({seatAt(i), Voices::tr("Surrender")});
        else if (const auto answer = blackjackAnswer(table, seatAt(i)))
            answers.push_back(*answer);
    }
    if (table.round.disputed) {
        if (const auto seat = disputing(sitting.session()))
            answers.push_back({*seat, Voices::tr("That's not right!")});
    }
    if (const auto seat = sitting.thinking())
        answers.push_back({*seat, Voices::tr("Let me think\u2026")});
    return answers;
}

} // namespace pitwise::ui
