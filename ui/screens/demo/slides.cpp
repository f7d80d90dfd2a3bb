// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/slides.h"

#include "ui/table/narration.h"

#include <QPainter>

namespace pitwise::ui {

namespace {

constexpr int Margin = 36;
constexpr int TitleHigh = 58;
constexpr int WordsHigh = 196;
constexpr int OneTableWide = 1500;

} // namespace

/// A table with its picture, which is never shown on the screen.
struct Slides::Side
{
    SlideTable table;
    std::vector<ChipLedger> ledgers;
    TableView view;
};

Slides::Slides(std::vector<SlideTable> tables, Moments moments, const ViewOptions &options)
    : m_moments(std::move(moments)),
      m_around(*options.around)
{
    ViewOptions still = options;
    still.speed = 0;
    for (SlideTable &table : tables) {
        auto side = std::make_unique<Side>();
        side->ledgers = ledgersOf(table.showing);
        side->table = std::move(table);
        side->view.setOptions(still);
        m_sides.push_back(std::move(side));
    }
}

Slides::~Slides() = default;

QImage Slides::draw(int step)
{
    QImage slide{Size, QImage::Format_RGB32};
    slide.fill(m_around.ground);
    QPainter painter{&slide};
    painter.setRenderHint(QPainter::Antialiasing);
    const ShownMoment &moment = m_moments[static_cast<std::size_t>(step)];
    const int count = static_cast<int>(m_sides.size());
    const int wide = count == 1 ? OneTableWide : (Size.width() - Margin) / count - Margin;
    int x = count == 1 ? (Size.width() - wide) / 2 : Margin;
    for (const auto &side : m_sides) {
        drawSide(painter, *side, moment.*(side->table.frames),
                 {x, Margin, wide, Size.height() - 2 * Margin});
        x += wide + Margin;
    }
    return slide;
}

void Slides::drawSide(QPainter &painter, Side &side, std::size_t frames, const QRect &room)
{
    const Showing &showing = side.table.showing;
    const Narration said = narrationAt(showing, frames);
    painter.setPen(m_around.text);
    painter.setFont(fixedFont(30, QFont::Bold));
    painter.drawText(
        QRect{room.topLeft(), QSize{room.width(), TitleHigh}}, Qt::AlignHCenter | Qt::AlignTop,
        painter.fontMetrics().elidedText(side.table.title, Qt::ElideRight, room.width()));
    const QSize felt{room.width(), room.height() - TitleHigh - WordsHigh};
    if (side.view.size() != felt) {
        side.view.resize(felt);
        side.view.setHouse(showing.house, showing.spec.seed.value_or(0), side.table.guests);
    }
    side.view.silence();
    side.view.setTable(showing.tableAt(frames), side.ledgers[frames]);
    side.view.setMarks(said.marks);
    if (!said.call.isEmpty())
        side.view.say(DealerHand, said.call);
    side.view.render(&painter, room.topLeft() + QPoint{0, TitleHigh}, {},
                     QWidget::DrawWindowBackground | QWidget::DrawChildren);
    QRect words{room.left(), room.bottom() - WordsHigh + 18, room.width(), WordsHigh - 18};
    painter.setPen(said.isMistake ? m_around.coral : m_around.text);
    painter.setFont(fixedFont(32, QFont::DemiBold));
    QRect drawn;
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, said.what, &drawn);
    words.setTop(drawn.bottom() + 10);
    painter.setPen(m_around.dim);
    painter.setFont(fixedFont(25));
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, said.why);
}

} // namespace pitwise::ui
