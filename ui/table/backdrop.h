// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/paint/tablelayout.h"
#include "ui/theme/theme.h"

#include <QImage>

#include <future>

namespace pitwise::ui {

/// The felt with its lines, painted once for a size and kept.
class Backdrop
{
public:
    /// Starts on the cloth, which takes a few milliseconds, while the window system still puts the
    /// window up.
    void begin(const QSize &size, qreal ratio, const TableLayout &layout, const House &house);
    /// What was painted does not fit any more.
    void clear() { m_image = {}; }
    [[nodiscard]] bool isPainted() const { return !m_image.isNull(); }
    [[nodiscard]] const QImage &image(const QSize &size, qreal ratio, const TableLayout &layout,
                                      const House &house, const Surroundings &around);

private:
    QImage m_image;
    std::future<QImage> m_cloth; ///< while it is made
};

} // namespace pitwise::ui
