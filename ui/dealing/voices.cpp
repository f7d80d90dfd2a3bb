// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dealing/voices.h"

#include "engine/training/remarks.h"
#include "ui/table/answers.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

struct Voices
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::Voices)
};

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

QStringList waysToSay(Remark::Kind kind)
{
    switch (kind) {
    case Remark::Kind::Chat:
        return {Voices::tr("Nice table tonight."), Voices::tr("Is the buffet still open?"),
                Voices::tr("My cousin deals, too."), Voices::tr("Have you been here long?")};
    case Remark::Kind::Hurry:
        return {Voices::tr("Can we go a bit faster?"), Voices::tr("Come on, deal!"),
                Voices::tr("I have a bus to catch."), Voices::tr("We are waiting.")};
    case Remark::Kind::Doubt:
        return {Voices::tr("Are you sure about that?"),
                Voices::tr("The last dealer did it another way."),
                Voices::tr("That looks odd to me."), Voices::tr("Did you count that right?")};
    }
    return {};
}

} // namespace

std::optional<Voice> remarkOf(const Sitting &sitting)
{
    const auto remark = remarkAt(sitting);
    if (!remark)
        return std::nullopt;
    return Voice{HandId{remark->seat, 0}, waysToSay(remark->kind).at(remark->way)};
}

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
    const Table &table = sitting.table();
    std::vector<Answer> answers = decisionsOn(table);
    if (table.round.disputed) {
        if (const auto seat = disputing(sitting.session()))
            answers.push_back({*seat, Voices::tr("That's not right!")});
    }
    if (const auto seat = sitting.thinking())
        answers.push_back({*seat, sitting.pressure() > 0 ? Voices::tr("Yes\u2026 no, wait.")
                                                         : Voices::tr("Let me think\u2026")});
    return answers;
}

} // namespace pitwise::ui
