// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dealing/prompts.h"

#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

struct Prompts
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::Prompts)
};

QString verbWords(Verb verb)
{
    switch (verb) {
    case Verb::None:
        return QString{};
    case Verb::Pay:
        return Prompts::tr("Pay");
    case Verb::Take:
        return Prompts::tr("Take");
    case Verb::HandBack:
        return Prompts::tr("Hand back");
    case Verb::Retract:
        return Prompts::tr("Take back the payoff");
    case Verb::Post:
        return Prompts::tr("Post");
    case Verb::Give:
        return Prompts::tr("Give the post");
    case Verb::Collect:
        return Prompts::tr("Collect the cards");
    case Verb::WarOrSurrender:
        return Prompts::tr("War or surrender?");
    case Verb::BelowMinimum:
        return Prompts::tr("Below the minimum.");
    case Verb::OfferCut:
        return Prompts::tr("Offer the cut.");
    case Verb::TakeHalf:
        return Prompts::tr("Take half the main bet");
    case Verb::Parlay:
        return Prompts::tr("Leave the winnings?");
    case Verb::Split:
        return Prompts::tr("Split");
    }
    return QString{};
}

} // namespace

QString promptFor(const Pending &pending, const Table &table)
{
    const QString what = verbWords(pending.verb);
    if (asksForHand(pending, table))
        return Prompts::tr("%1, seat %2: which hand? Press 1 (a) to %3 (%4).")
            .arg(what)
            .arg(pending.seat.number)
            .arg(table.handsAt(pending.seat))
            .arg(QChar{ushort('a' + table.handsAt(pending.seat) - 1)});
    if (pending.seat.number != 0) {
        QStringList choices;
        for (const BetKind bet : choicesOf(pending, table))
            choices << QStringLiteral("%1 %2").arg(betKey(bet), translated(betWords(bet)));
        if (choices.isEmpty())
            return Prompts::tr("%1: no such chips at seat %2.").arg(what).arg(pending.seat.number);
        if (pending.verb != Verb::Pay)
            choices << Prompts::tr("A all");
        return Prompts::tr("%1, seat %2: %3")
            .arg(what)
            .arg(pending.seat.number)
            .arg(choices.join(QStringLiteral(", ")));
    }
    if (callOf(pending) || pending.verb == Verb::OfferCut)
        return Prompts::tr("%1 Click the patron or press the seat number.").arg(what);
    return Prompts::tr("%1: press the seat number.").arg(what);
}

QString whyNothingHappened(Reply reply)
{
    switch (reply) {
    case Reply::None:
    case Reply::OpenShoe:
    case Reply::OpenPatron:
        break;
    case Reply::NoChipsInHand:
        return Prompts::tr("Take chips from the tray first.");
    case Reply::NothingThere:
        return Prompts::tr("No chips there.");
    case Reply::NotHis:
        return Prompts::tr("Those are another patron's chips.");
    case Reply::AlreadyHis:
        return Prompts::tr("The patron already has that payoff.");
    case Reply::CannotGoThere:
        return Prompts::tr("That does not go there.");
    case Reply::OneBetAtATime:
        return Prompts::tr("Count against one bet at a time.");
    }
    return {};
}

} // namespace pitwise::ui
