// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/examtile.h"

#include "engine/session/notation.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace pitwise::ui {

namespace {

/// The last act as the list of steps says it.
QString lastActIn(const RunningExamView &exam)
{
    if (exam.lastAct.isEmpty())
        return ExamTile::tr("has not begun to deal");
    const auto read = exam.house == nullptr
                        ? std::variant<std::monostate, LogEntry, Fault>{}
                        : readLine(exam.lastAct.toStdString(), *exam.house);
    const auto *entry = std::get_if<LogEntry>(&read);
    return entry != nullptr ? asSentence(narration(entry->event, {})) : exam.lastAct;
}

/// `3:07`.
QString clockText(qint64 seconds)
{
    seconds = std::max<qint64>(0, seconds);
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

ExamTile::ExamTile(Shell &shell, QWidget *parent) : QWidget(parent), m_shell(shell) { }

void ExamTile::setExam(const RunningExamView &exam)
{
    m_exam = exam;
    m_felt.setHouse(exam.house);
    setAccessibleName(exam.name.simplified());
    setAccessibleDescription(progress(QDateTime::currentDateTime()));
    setToolTip(
        QStringLiteral("%1 %2\n%3\n%4").arg(exam.number, exam.name, exam.exam, exam.station));
    update();
}

QString ExamTile::progress(const QDateTime &now) const
{
    const QString time = clockText(m_exam.started.secsTo(now));
    if (m_exam.ofRounds == 0 || m_exam.rounds > m_exam.ofRounds) // rounds may be added
        return tr("%n round(s), %1", "rounds done and time", m_exam.rounds).arg(time);
    return tr("%1 of %2 rounds, %3", "rounds done, all rounds, time")
        .arg(m_exam.rounds)
        .arg(m_exam.ofRounds)
        .arg(time);
}

void ExamTile::paintBusySeat(QPainter &painter) const
{
    const TableLayout &layout = m_felt.layout();
    if (m_felt.house() == nullptr || m_exam.acts == 0 || m_exam.seat > layout.seats())
        return;
    const HandId hand = m_exam.seat > 0 ? handAt(m_exam.seat) : HandId{};
    const QPointF at = layout.toWidget().map(layout.card(hand, 0));
    const qreal radius = std::max(7.0, layout.scale() * 46);
    QColor gold = FeltGold;
    gold.setAlphaF(0.35F);
    painter.setPen(QPen{FeltGold, 2});
    painter.setBrush(gold);
    painter.drawEllipse(at, radius, radius);
}

void ExamTile::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(rect(), 10, 10);
    const int line = scaled(20);
    const int below = line * 3 + 10;
    const QSize felt{width(), std::max(0, height() - below)};
    painter.save();
    QPainterPath clip;
    clip.addRoundedRect(QRectF{0, 0, static_cast<qreal>(width()), static_cast<qreal>(height())}, 10,
                        10);
    painter.setClipPath(clip);
    painter.setClipRect(QRect{{}, felt}, Qt::IntersectClip);
    m_felt.paint(painter, felt, *m_shell.viewOptions().around);
    paintBusySeat(painter);
    painter.restore();
    const QDateTime now = QDateTime::currentDateTime();
    QRect row{10, felt.height() + 4, width() - 20, line};
    const auto write = [&](const QString &text, const QFont &font, QPalette::ColorRole role) {
        painter.setFont(font);
        painter.setPen(palette().color(role));
        painter.drawText(row, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, row.width()));
        row.translate(0, line);
    };
    write(m_exam.name.simplified(), uiFont(15, QFont::DemiBold), QPalette::Text);
    write(progress(now), uiFont(13.5), QPalette::Text);
    write(lastActIn(m_exam), uiFont(13), QPalette::PlaceholderText);
    if (m_exam.ofRounds > 0) {
        const qreal done = std::min(1.0, static_cast<double>(m_exam.rounds) / m_exam.ofRounds);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawRect(QRectF{0, static_cast<qreal>(felt.height()), width() * done, 3});
    }
}

} // namespace pitwise::ui
