// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/gestures.h"

#include <QObject>
#include <QPointF>

#include <optional>

class QContextMenuEvent;
class QKeyEvent;
class QMouseEvent;

namespace pitwise::ui {

class TableView;
struct TableScene;

/// Mouse and keyboard of the table: what is pointed at, dragged and focused, and the gestures that
/// come of it.
class TableInput : public QObject
{
    Q_OBJECT

public:
    /// Listens to `view`; both must outlive this.
    TableInput(TableView *view, TableScene &scene);

    /// Where the last drag ended, until its act is animated.
    [[nodiscard]] std::optional<QPointF> released() const { return m_released; }
    void forgetReleased() { m_released.reset(); }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void gestured(const pitwise::ui::Gesture &gesture);
    /// What can be done with the thing there?
    void menuWanted(const pitwise::ui::Spot &spot);
    /// Something is to be painted anew.
    void changed();

private:
    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void leave();
    bool pressKey(const QKeyEvent &event);
    bool askByKey(const QContextMenuEvent &event);
    void moveFocus(int dx, int dy);
    [[nodiscard]] QPointF toUnits(QPointF pixels) const;
    [[nodiscard]] Spot spotUnder(QPointF at) const;

    TableView *m_view;
    TableScene &m_scene;
    std::optional<QPointF> m_released;
};

} // namespace pitwise::ui

Q_DECLARE_METATYPE(pitwise::ui::Gesture)
Q_DECLARE_METATYPE(pitwise::ui::Spot)
