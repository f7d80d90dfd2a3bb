// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/differencecard.h"

namespace pitwise::ui {

DifferenceCard::DifferenceCard(const DemoTable *left, const DemoTable *right, QWidget *parent)
    : EffortCard(parent),
      m_left(left),
      m_right(right)
{
}

void DifferenceCard::forgetAverage()
{
    m_average.reset();
}

void DifferenceCard::workOut(int guests)
{
    showResult();
    const auto work = [left = m_left->house(), right = m_right->house(), guests, model = model()] {
        constexpr int Rounds = 1000;
        return averageEffort(left, right, CrowdSettings{1, guests, Temper::Bold, 0, 0}, Rounds,
                             model);
    };
    m_work.restart(work, [this](const EffortOfBoth &average) {
        m_average = average;
        showResult();
        Q_EMIT averaged();
    });
}

void DifferenceCard::showResult()
{
    const EffortOfBoth round{effortOf(m_left->showing(), model()),
                             effortOf(m_right->showing(), model())};
    const House left = m_left->house();
    const House right = m_right->house();
    const bool isPicking = left.cards.style == Style::PickAndPay;
    if (!areStylesOfOneHouse(left, right) || left.cards.style == right.cards.style)
        setCompared(ComparedOnLeft::AnyTable, tr("left"), tr("right"));
    else if (isPicking)
        setCompared(ComparedOnLeft::PickAndPay, tr("picking"), tr("laying"));
    else
        setCompared(ComparedOnLeft::LayAndPay, tr("laying"), tr("picking"));
    EffortCard::show(round, m_average ? &*m_average : nullptr);
}

} // namespace pitwise::ui
