// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/heapsview.h"

#include "ui/paint/chippainter.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <numeric>

namespace pitwise::ui {

namespace {

constexpr qreal UnitsAcross = 420; ///< of the felt, whatever its size in pixels
constexpr qreal Pitch = 46; ///< between heaps

void paintPile(QPainter &painter, QPointF foot, Money chip, int count)
{
    painter.save();
    painter.translate(foot);
    if (count > 0)
        paintChipShadow(painter);
    for (int i = 0; i < count; ++i) {
        paintChip(painter, chip, i * 37);
        painter.translate(0, -ChipThickness);
    }
    painter.restore();
}

} // namespace

HeapsView::HeapsView(QWidget *parent) : QWidget(parent), m_felt(feltOf({})) { }

void HeapsView::setFelt(const Felt &felt)
{
    m_felt = felt;
    update();
}

void HeapsView::set(Money chip, int count, const std::vector<int> &heaps)
{
    m_chip = chip;
    m_count = count;
    m_heaps = heaps;
    QStringList parts;
    for (const int heap : heaps)
        parts << QString::number(heap);
    setAccessibleName(parts.isEmpty() ? tr("A stack of %n chip(s)", nullptr, count)
                                      : tr("Heaps: %1").arg(parts.join(QStringLiteral(", "))));
    update();
}

void HeapsView::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    QRadialGradient light{QRectF{rect()}.center(), width() * 0.7};
    light.setColorAt(0, m_felt.lit);
    light.setColorAt(0.6, m_felt.cloth);
    light.setColorAt(1, m_felt.shade);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(rect(), 12, 12);
    const qreal scale = width() / UnitsAcross;
    painter.scale(scale, scale);
    const qreal high = height() / scale;
    const int cut = std::accumulate(m_heaps.begin(), m_heaps.end(), 0);
    // Tall stacks stand in front of each other, like chips fresh from the tray.
    int left = std::max(0, m_count - cut);
    for (qreal x = 50; left > 0; x += Pitch, left -= StackOf)
        paintPile(painter, {x, high * 0.42}, m_chip, std::min(left, StackOf));
    constexpr int Across = 8;
    for (std::size_t i = 0; i < m_heaps.size(); ++i) {
        const auto n = static_cast<int>(i);
        const QPointF foot{50 + n % Across * Pitch, high * 0.72 + n / Across * 56.0};
        paintPile(painter, foot, m_chip, m_heaps[i]);
        painter.setFont(fixedFont(12, QFont::DemiBold));
        painter.setPen(m_felt.line);
        painter.drawText(QRectF{foot.x() - 20, foot.y() + 14, 40, 18}, Qt::AlignCenter,
                         QString::number(m_heaps[i]));
    }
}

} // namespace pitwise::ui
