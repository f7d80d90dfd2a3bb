// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/screenframe.h"

#include "ui/panels/toolkit.h"

#include <QKeyEvent>
#include <QLayout>

#include <algorithm>

namespace pitwise::ui {

ScreenFrame::ScreenFrame(Screen *screen, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setVerticalScrollBar(new ThinScrollBar{this});
    setWidget(screen);
}

void ScreenFrame::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

bool ScreenFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

void ScreenFrame::keyPressEvent(QKeyEvent *event)
{
    event->ignore();
}

/// The least that its layout can do with; a screen without a layout does with anything.
QSize ScreenFrame::leastFor(int width) const
{
    const QLayout *layout = widget()->layout();
    if (layout == nullptr)
        return {};
    QSize least = layout->totalMinimumSize();
    if (layout->hasHeightForWidth())
        least.setHeight(std::max(
            least.height(), layout->totalMinimumHeightForWidth(std::max(width, least.width()))));
    return least;
}

// Not setWidgetResizable(): that would scroll as soon as a screen gets less than it would like.
void ScreenFrame::fit()
{
    QSize room = maximumViewportSize();
    if (leastFor(room.width()).height() > room.height())
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
    if (leastFor(room.width()).width() > room.width())
        room.rheight() -= horizontalScrollBar()->sizeHint().height();
    widget()->resize(room.expandedTo(leastFor(room.width())));
}

} // namespace pitwise::ui
