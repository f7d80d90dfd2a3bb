// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/effortwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace pitwise::ui {

namespace {

struct EffortWords
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::EffortWords)
};

/// Who does more of what is compared.
enum class More { Pick, Lay, Left, Right };

More moreOf(double left, double right, ComparedOnLeft compared)
{
    const bool isLeft = left >= right;
    if (compared == ComparedOnLeft::AnyTable)
        return isLeft ? More::Left : More::Right;
    return isLeft == (compared == ComparedOnLeft::PickAndPay) ? More::Pick : More::Lay;
}

QString motions(More more)
{
    switch (more) {
    case More::Pick:
        return EffortWords::tr("Pick-and-pay takes %1 more hand motions per round.");
    case More::Lay:
        return EffortWords::tr("Lay-and-pay takes %1 more hand motions per round.");
    case More::Left:
        return EffortWords::tr("The left table takes %1 more hand motions per round.");
    case More::Right:
        return EffortWords::tr("The right table takes %1 more hand motions per round.");
    }
    return {};
}

QString seconds(More more)
{
    switch (more) {
    case More::Pick:
        return EffortWords::tr("Pick-and-pay takes %1 s longer per round.");
    case More::Lay:
        return EffortWords::tr("Lay-and-pay takes %1 s longer per round.");
    case More::Left:
        return EffortWords::tr("The left table takes %1 s longer per round.");
    case More::Right:
        return EffortWords::tr("The right table takes %1 s longer per round.");
    }
    return {};
}

QString evidence(More more)
{
    switch (more) {
    case More::Pick:
        return EffortWords::tr("Pick-and-pay leaves the cards of each hand on the layout %1 s "
                               "longer: time to correct a wrong payment from the cards.");
    case More::Lay:
        return EffortWords::tr("Lay-and-pay leaves the cards of each hand on the layout %1 s "
                               "longer: time to correct a wrong payment from the cards.");
    case More::Left:
        return EffortWords::tr("The left table leaves the cards of each hand on the layout %1 s "
                               "longer: time to correct a wrong payment from the cards.");
    case More::Right:
        return EffortWords::tr("The right table leaves the cards of each hand on the layout %1 s "
                               "longer: time to correct a wrong payment from the cards.");
    }
    return {};
}

} // namespace

QString effortSentences(const EffortOfBoth &effort, ComparedOnLeft compared)
{
    QStringList sentences;
    const auto add = [&](double left, double right, QString (*sentence)(More)) {
        const QString figure = QLocale{}.toString(std::abs(left - right), 'f', 1);
        if (figure != QLocale{}.toString(0.0, 'f', 1))
            sentences << sentence(moreOf(left, right, compared)).arg(figure);
    };
    add(effort.left.motionsPerRound(), effort.right.motionsPerRound(), motions);
    add(effort.left.secondsPerRound(), effort.right.secondsPerRound(), seconds);
    add(effort.left.evidencePerHand(), effort.right.evidencePerHand(), evidence);
    return sentences.isEmpty() ? EffortWords::tr("Both take the same.")
                               : sentences.join(QLatin1Char('\n'));
}

} // namespace pitwise::ui
