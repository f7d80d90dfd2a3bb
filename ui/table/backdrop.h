// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/paint/tablelayout.h"
#include "ui/theme/theme.h"

#include <QImage>

#include <future>

namespace pitwise::ui {

/// Caches the painted felt for one widget size.
class Backdrop
{
public:
    /// Starts painting the cloth on a worker thread while the window system puts the window up.
    void begin(const QSize &size, qreal ratio, const TableLayout &layout, const House &house);
    void clear() { m_image = {}; }
    [[nodiscard]] bool isPainted() const { return !m_image.isNull(); }
    [[nodiscard]] const QImage &image(const QSize &size, qreal ratio, const TableLayout &layout,
                                      const House &house, const Surroundings &around);

private:
    QImage m_image;
    std::future<QImage> m_cloth; ///< while it is being painted
};

} // namespace pitwise::ui
