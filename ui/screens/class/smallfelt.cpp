// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/smallfelt.h"

#include "ui/paint/feltpainter.h"

#include <QPainter>

namespace pitwise::ui {

void SmallFelt::setHouse(std::shared_ptr<const House> house)
{
    if (m_house == house)
        return;
    m_house = std::move(house);
    m_felt = {};
}

void SmallFelt::paint(QPainter &painter, const QSize &size, const Surroundings &around)
{
    if (m_house == nullptr || size.isEmpty())
        return;
    const qreal ratio = painter.device()->devicePixelRatioF();
    if (m_felt.size() != size * ratio || m_around != &around) {
        m_layout = TableLayout{QRectF{{}, QSizeF{size}}, *m_house};
        m_around = &around;
        m_felt = paintFelt(paintCloth(size, ratio, m_layout, QString::fromStdString(m_house->id)),
                           ratio, m_layout, *m_house, around);
        m_felt.setDevicePixelRatio(ratio);
    }
    painter.drawImage(QPointF{0, 0}, m_felt);
}

} // namespace pitwise::ui
