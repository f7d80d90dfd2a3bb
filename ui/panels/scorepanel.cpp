// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/scorepanel.h"

#include "ui/theme/fittedfont.h"

#include "ui/panels/toolkit.h"
#include "ui/text/findingwords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <map>

namespace pitwise::ui {

namespace {

constexpr int MostKinds = 4;
constexpr int KindHeight = 21;
constexpr int FiguresHeight = 126;

int accuracy(const Score &score)
{
    // Rounded down: with one mistake in a thousand acts it is not 100 percent.
    return score.acts == 0 ? 100 : score.cleanActs * 100 / score.acts;
}

} // namespace

std::vector<std::pair<FindingCode, int>> findingsByKind(const Session &session)
{
    std::map<FindingCode, int> counts;
    for (const Recorded &recorded : session.findings()) {
        if (recorded.counts)
            ++counts[recorded.finding.code];
    }
    std::vector<std::pair<FindingCode, int>> kinds{counts.begin(), counts.end()};
    std::stable_sort(kinds.begin(), kinds.end(),
                     [](const auto &a, const auto &b) { return a.second > b.second; });
    return kinds;
}

ScorePanel::ScorePanel(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ScorePanel::follow(const Sitting &sitting)
{
    const QSize was = sizeHint();
    m_silent = !sitting.policy().showsScore;
    m_score = sitting.score();
    m_pace = sitting.pace();
    m_target = sitting.house().scoring.pace;
    m_streak = sitting.cleanStreak();
    m_rounds = sitting.roundsDone();
    m_kinds.clear();
    if (!m_silent) {
        for (const auto &[code, count] : findingsByKind(sitting.session()))
            m_kinds.push_back({code, count});
    }
    scrollTo(m_firstKind);
    setFocusPolicy(static_cast<int>(m_kinds.size()) > MostKinds ? Qt::TabFocus : Qt::NoFocus);
    if (was != sizeHint())
        updateGeometry();
    setAccessibleName(text());
    update();
}

QSize ScorePanel::sizeHint() const
{
    const int kinds = shownKinds();
    const int figures = m_silent ? FiguresHeight - 58 : FiguresHeight;
    return QSize{240, figures + (kinds > 0 ? kinds * KindHeight + 8 : 0)} * typeScale();
}

QString ScorePanel::text() const
{
    if (m_silent)
        return tr("Recording, %n round(s)", nullptr, m_rounds);
    QString all = tr("Accuracy %1 percent, %2 points, %3 clean rounds in a row")
                      .arg(accuracy(m_score))
                      .arg(m_score.points)
                      .arg(m_streak);
    for (const Kind &kind : m_kinds)
        all += tr("; %1: %2").arg(translated(titleOf(kind.code))).arg(kind.count);
    return all;
}

int ScorePanel::shownKinds() const
{
    return std::min(MostKinds, static_cast<int>(m_kinds.size()));
}

void ScorePanel::scrollTo(int first)
{
    m_firstKind = std::clamp(first, 0, static_cast<int>(m_kinds.size()) - shownKinds());
    update();
}

void ScorePanel::wheelEvent(QWheelEvent *event)
{
    scrollTo(m_firstKind + (event->angleDelta().y() < 0 ? 1 : -1));
}

void ScorePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        scrollTo(m_firstKind + (event->key() == Qt::Key_Down ? 1 : -1));
    else
        QWidget::keyPressEvent(event);
}

void ScorePanel::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.scale(typeScale(), typeScale()); // so fonts below are at scale 1
    const qreal wide = width() / typeScale();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::Text);
    const QColor dim = palette().color(QPalette::PlaceholderText);
    const auto figure = [&](const QRectF &box, const QString &value, const QString &what,
                            const QColor &colour) {
        painter.setPen(colour);
        painter.setFont(fixedFont(24, QFont::DemiBold));
        painter.drawText(QRectF{box.left(), box.top(), box.width(), 30}, Qt::AlignLeft, value);
        painter.setPen(dim);
        painter.setFont(fittedFont(fixedFont(12), what, box.width() - 2));
        painter.drawText(QRectF{box.left(), box.top() + 29, box.width(), 16}, Qt::AlignLeft, what);
    };
    const qreal half = wide * 0.54; // the left words are the longer ones
    const QColor mint = palette().color(QPalette::Link);
    const QString unknown = QStringLiteral("\u2013");
    if (m_silent) {
        figure({0, 0, half, 50}, QString::number(m_rounds), tr("rounds recorded"), ink);
    } else {
        const bool clean = m_score.lost == 0 && m_score.acts > 0;
        figure({0, 0, half, 50}, tr("%1 %").arg(accuracy(m_score)), tr("of acts clean"),
               clean ? mint : ink);
        figure({half, 0, wide - half, 50},
               tr("%1").arg(m_score.points, 0, 'f', m_score.points == int(m_score.points) ? 0 : 1),
               tr("points of 100"), ink);
        figure({0, 58, half, 50}, QString::number(m_streak), tr("clean rounds in a row"),
               m_streak > 0 ? mint : ink);
    }
    const bool fast = m_pace > 0 && m_pace <= m_target;
    figure({half, m_silent ? 0.0 : 58.0, wide - half, 50},
           m_pace > 0 ? tr("%1 s").arg(m_pace, 0, 'f', 0) : unknown,
           tr("a round; goal %1 s").arg(m_target), fast ? mint : ink);
    // Pace bar: the target is in the middle, twice the target at the end.
    const QRectF bar{half, m_silent ? 50.0 : 108.0, wide - half - 4, 5};
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Button));
    painter.drawRoundedRect(bar, 2.5, 2.5);
    if (m_pace > 0) {
        const qreal share = std::min(1.0, m_pace / (2.0 * std::max(1, m_target)));
        painter.setBrush(fast ? mint : palette().color(QPalette::Highlight));
        painter.drawRoundedRect(QRectF{bar.left(), bar.top(), bar.width() * share, 5}, 2.5, 2.5);
    }
    painter.fillRect(QRectF{bar.center().x() - 0.75, bar.top() - 2, 1.5, 9}, dim);
    paintKinds(painter, wide);
    if (hasFocus())
        paintFocus(painter, QRectF{0, FiguresHeight - 4.0, wide, shownKinds() * KindHeight + 4.0},
                   4, palette());
}

void ScorePanel::paintKinds(QPainter &painter, qreal wide)
{
    const auto all = static_cast<int>(m_kinds.size());
    const int most = m_kinds.empty() ? 1 : m_kinds.front().count;
    const bool scrolls = all > shownKinds();
    qreal y = FiguresHeight;
    for (int nth = m_firstKind; nth < m_firstKind + shownKinds(); ++nth) {
        const Kind &kind = m_kinds[static_cast<std::size_t>(nth)];
        const QRectF row{0, y, wide - (scrolls ? 8 : 0), KindHeight - 4};
        QColor soft = palette().color(QPalette::BrightText);
        soft.setAlpha(48);
        painter.setPen(Qt::NoPen);
        painter.setBrush(soft);
        painter.drawRoundedRect(
            QRectF{row.left(), row.top(), row.width() * kind.count / most, row.height()}, 4, 4);
        painter.setPen(palette().color(QPalette::Text));
        painter.setFont(fixedFont(12.5));
        painter.drawText(row.adjusted(6, 0, -30, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         translated(titleOf(kind.code)));
        painter.setFont(fixedFont(12.5, QFont::Bold));
        painter.drawText(row.adjusted(0, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(kind.count));
        y += KindHeight;
    }
    if (!scrolls)
        return;
    const qreal room = shownKinds() * KindHeight - 4;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::PlaceholderText));
    painter.drawRoundedRect(
        QRectF{wide - 4, FiguresHeight + room * m_firstKind / all, 3, room * shownKinds() / all},
        1.5, 1.5);
}

} // namespace pitwise::ui
