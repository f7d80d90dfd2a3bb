// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/backdrop.h"

#include "ui/paint/feltpainter.h"
#include "ui/work/background.h"

namespace pitwise::ui {

void Backdrop::begin(const QSize &size, qreal ratio, const TableLayout &layout, const House &house)
{
    m_cloth = Background::ahead([size, ratio, layout, id = QString::fromStdString(house.id)] {
        return paintCloth(size, ratio, layout, id);
    });
}

const QImage &Backdrop::image(const QSize &size, qreal ratio, const TableLayout &layout,
                              const House &house, const Surroundings &around)
{
    if (isPainted() && m_image.devicePixelRatio() == ratio)
        return m_image;
    QImage cloth = m_cloth.valid() ? m_cloth.get() : QImage{};
    if (cloth.size() != size * ratio)
        cloth = paintCloth(size, ratio, layout, QString::fromStdString(house.id));
    m_image = paintFelt(std::move(cloth), ratio, layout, house, around);
    return m_image;
}

} // namespace pitwise::ui
