// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/exambar.h"

#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace pitwise::ui {

ExamBar::ExamBar(QWidget *parent)
    : QWidget(parent),
      m_name(new QLabel{this}),
      m_round(new QLabel{this}),
      m_pace(new QLabel{this}),
      m_note(new QLabel{this}),
      m_clock(new QLabel{this}),
      m_giveUp(new PillButton{tr("Give up\u2026"), this})
{
    m_name->setFont(uiFont(15, QFont::DemiBold));
    m_round->setFont(uiFont(15));
    m_round->setForegroundRole(QPalette::PlaceholderText);
    m_pace->setFont(uiFont(15));
    m_pace->setForegroundRole(QPalette::PlaceholderText);
    m_note->setFont(uiFont(14));
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_clock->setFont(uiFont(22, QFont::DemiBold));
    m_giveUp->setFocusPolicy(Qt::NoFocus); // Space and Enter belong to the felt
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins(22, 6, 18, 6);
    row->setSpacing(18);
    row->addWidget(m_name);
    row->addWidget(m_round);
    row->addWidget(m_note, 1);
    row->addWidget(m_pace);
    row->addWidget(m_clock);
    row->addWidget(m_giveUp);
}

void ExamBar::setExam(const QString &name)
{
    m_name->setText(name);
}

void ExamBar::setRound(int round, int of, bool mayBeMore)
{
    if (!mayBeMore)
        m_round->setText(tr("Round %1 of %2").arg(round).arg(of));
    else if (round <= of)
        m_round->setText(tr("Round %1 of at least %2").arg(round).arg(of));
    else
        m_round->setText(tr("Round %1").arg(round));
}

void ExamBar::setAllDealt()
{
    m_round->setText(tr("All rounds are dealt"));
}

void ExamBar::setPace(int seconds)
{
    m_pace->setText(seconds > 0 ? tr("%1 s a round").arg(seconds) : QString{});
    m_pace->setAccessibleName(
        seconds > 0 ? tr("At most %1 seconds a round, on average").arg(seconds) : QString{});
    m_pace->setToolTip(m_pace->accessibleName());
}

QString ExamBar::pace() const
{
    return m_pace->text();
}

void ExamBar::setTime(qint64 seconds, bool left)
{
    const QString time =
        QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    m_clock->setText(left ? tr("%1 left").arg(time) : time);
    m_clock->setAccessibleName(left ? tr("Time left: %1").arg(time) : tr("Time: %1").arg(time));
}

void ExamBar::setNote(const QString &note)
{
    m_note->setText(note);
}

QString ExamBar::note() const
{
    return m_note->text();
}

QString ExamBar::clock() const
{
    return m_clock->text();
}

QString ExamBar::round() const
{
    return m_round->text();
}

void ExamBar::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect{0, height() - 1, width(), 1}, palette().color(QPalette::Mid));
}

} // namespace pitwise::ui
