// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drillsummary.h"

#include "ui/panels/toolkit.h"
#include "ui/screens/drills/drillpad.h"
#include "ui/screens/drills/drillwords.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

/// What the run means for the clock and for the level.
QString meaningOf(const DrillPlan &plan, const DrillRun &run, const DrillRecord &before)
{
    const auto target = targetMilliseconds(plan.drill, plan.level) * run.asked;
    const QString seconds = QString::number(target / 1000);
    if (!run.accurate())
        return DrillSummary::tr("Accuracy comes first: nine of ten right, in your own time.");
    if (run.milliseconds > target)
        return clockRuns(before, plan.level)
                 ? DrillSummary::tr("Accurate. The level is passed in %1 s.").arg(seconds)
                 : DrillSummary::tr("Accurate. From now on the clock runs: the level is passed in "
                                    "%1 s.")
                       .arg(seconds);
    return plan.level == DrillLevel::Third
             ? DrillSummary::tr("Accurate and in time. That is the highest level.")
             : DrillSummary::tr("Accurate and in time: the level is passed.");
}

} // namespace

DrillSummary::DrillSummary(QWidget *parent)
    : QWidget(parent),
      m_title(new QLabel{this}),
      m_result(new QLabel{this}),
      m_meaning(new QLabel{this}),
      m_missed(new QLabel{this}),
      m_again(new PillButton{tr("Once more"), this, PillButton::Rank::Primary}),
      m_up(new PillButton{{}, this, PillButton::Rank::Primary}),
      m_close(new PillButton{tr("All drills"), this})
{
    m_title->setFont(uiFont(24, QFont::Bold));
    m_result->setFont(uiFont(40, QFont::Bold));
    m_meaning->setFont(uiFont(17));
    m_missed->setFont(uiFont(15));
    m_missed->setForegroundRole(QPalette::PlaceholderText);
    m_missed->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_close->setKeyText(tr("Esc"));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (QLabel *label : {m_title, m_result, m_meaning})
        column->addWidget(label);
    for (QLabel *label : {m_meaning, m_missed})
        label->setWordWrap(true);
    auto *scroll = new QScrollArea{this};
    scroll->setWidget(m_missed);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setVerticalScrollBar(new ThinScrollBar{scroll});
    scroll->setFocusPolicy(Qt::NoFocus);
    column->addWidget(scroll, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    for (PillButton *button : {m_again, m_up, m_close})
        row->addWidget(button);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_again, &QAbstractButton::clicked, this, [this] { Q_EMIT runWanted(m_level); });
    connect(m_up, &QAbstractButton::clicked, this, [this] { Q_EMIT runWanted(m_next); });
    connect(m_close, &QAbstractButton::clicked, this, &DrillSummary::closed);
}

void DrillSummary::show(const DrillPlan &plan, const DrillRun &run,
                        const std::vector<MissedTask> &missed, const DrillRecord &before)
{
    DrillRecord after = before;
    after.add(run);
    m_level = plan.level;
    m_next = levelFor(plan.drill, after);
    m_title->setText(tr("%1, %2").arg(drillTitle(plan.drill), levelInside(plan.level)));
    m_result->setText(tr("%1 of %2 right, %3 s")
                          .arg(run.right)
                          .arg(run.asked)
                          .arg((run.milliseconds + 500) / 1000));
    QString meaning = meaningOf(plan, run, before);
    const auto &best = before.best[static_cast<std::size_t>(plan.level)];
    if (best && run.isBetterThan(*best))
        meaning += QLatin1Char(' ') + tr("That is your best run.");
    m_meaning->setText(meaning);
    QStringList lines;
    for (const MissedTask &each : missed)
        lines
            << tr("%1 Right was: %2").arg(QString{each.question}.replace(u'\n', u' '), each.right);
    m_missed->setText(lines.join(QStringLiteral("\n\n")));
    const bool up = m_next > plan.level;
    m_up->setVisible(up);
    m_up->setText(tr("On to %1").arg(levelInside(m_next)));
    m_up->setKeyText(tr("Enter"));
    m_again->setKeyText(up ? QString{} : tr("Enter"));
    setAccessibleDescription(text());
    QWidget::show();
    (up ? m_up : m_again)->setFocus(Qt::OtherFocusReason);
}

QString DrillSummary::text() const
{
    return m_result->text() + QLatin1Char('\n') + m_meaning->text() + QLatin1Char('\n')
         + m_missed->text();
}

void DrillSummary::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else if (isEnter(*event))
        (m_up->isHidden() ? m_again : m_up)->click();
    else
        QWidget::keyPressEvent(event);
}

} // namespace pitwise::ui
