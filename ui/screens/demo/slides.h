// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/moments.h"
#include "ui/table/tableview.h"

#include <QImage>

#include <memory>

namespace pitwise::ui {

/// One table of a series of slides.
struct SlideTable
{
    Showing showing;
    QString title; ///< the house and its style
    int guests = 0;
    std::size_t ShownMoment::*frames = &ShownMoment::left;
};

/// Draws the steps of a demonstration as pictures for slides: the tables and what is said about
/// them, no controls. Independent of what the screen shows meanwhile.
class Slides
{
public:
    static constexpr QSize Size{1920, 1080};

    Slides(std::vector<SlideTable> tables, Moments moments, const ViewOptions &options);
    ~Slides();

    [[nodiscard]] int last() const { return static_cast<int>(m_moments.size()) - 1; }
    /// Step 0 is the start.
    [[nodiscard]] QImage draw(int step);

private:
    struct Side;
    void drawSide(QPainter &painter, Side &side, std::size_t frames, const QRect &room);

    std::vector<std::unique_ptr<Side>> m_sides;
    Moments m_moments;
    const Surroundings &m_around;
};

} // namespace pitwise::ui
