// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/housetile.h"

#include "ui/text/housewords.h"
#include "ui/text/translated.h"

#include <QPainter>
#include <QRadialGradient>

namespace pitwise::ui {

HouseTile::HouseTile(const House &house, QWidget *parent) : Button(parent)
{
    setCheckable(true);
    setAutoExclusive(true);
    setMinimumSize(200, 84);
    setMaximumHeight(Height);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setHouse(house);
}

void HouseTile::setHouse(const House &house)
{
    m_house = house;
    setText(QString::fromStdString(house.name));
    m_traits.clear();
    for (const Sentence &trait : houseTraits(house))
        m_traits << translated(trait);
    setAccessibleDescription(m_traits.join(QStringLiteral(". ")));
    update();
}

void HouseTile::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF{rect()}.adjusted(4, 4, -4, -4);
    const Felt felt = feltOf(QString::fromStdString(m_house.id));
    QRadialGradient light{box.center(), box.width() * 0.7};
    light.setColorAt(0, underMouse() ? felt.lit.lighter(112) : felt.lit);
    light.setColorAt(0.6, felt.cloth);
    light.setColorAt(1, felt.shade);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(box, 12, 12);
    painter.setPen(felt.line);
    // Names differ at their ends, so shrink the text rather than cut it off.
    const int room = static_cast<int>(box.width()) - 28;
    qreal size = 16;
    while (size > 11 && QFontMetrics{uiFont(size, QFont::Bold)}.horizontalAdvance(text()) > room)
        size -= 0.5;
    painter.setFont(uiFont(size, QFont::Bold));
    painter.drawText(box.adjusted(16, 10, -12, 0), Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, room));
    painter.setPen(felt.faint);
    painter.setFont(uiFont(12.5));
    qreal y = box.top() + 38;
    for (const QString &trait : m_traits.mid(0, 4)) {
        if (y + 19 > box.bottom() - 2)
            break; // no room for more
        painter.drawText(QRectF{box.left() + 16, y, box.width() - 28, 19}, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(trait, Qt::ElideRight,
                                                          static_cast<int>(box.width()) - 28));
        y += 20;
    }
    painter.setBrush(Qt::NoBrush);
    if (isChecked()) {
        painter.setPen(QPen{palette().color(QPalette::Highlight), 3});
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 14, 14);
    }
    if (hasFocus()) {
        painter.setPen(QPen{felt.line, 1.6, Qt::DashLine});
        painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 9, 9);
    }
}

} // namespace pitwise::ui
