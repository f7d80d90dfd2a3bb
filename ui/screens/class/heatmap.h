// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/classview.h"
#include "ui/screens/class/smallfelt.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace pitwise::ui {

/// Where on the table mistakes are made, from the dealer's chair: the more, the larger and redder
/// a spot.
class HeatMap : public QWidget
{
    Q_OBJECT

public:
    explicit HeatMap(Shell &shell, QWidget *parent = nullptr);

    void setMistakes(const MistakeView &view);
    /// What a place says when the pointer rests on it; empty: nothing there.
    [[nodiscard]] QString textAt(QPointF at) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Heat
    {
        QPointF at; ///< in pixels
        qreal radius = 0;
        int count = 0;
        QString text;
    };
    [[nodiscard]] std::vector<Heat> heats() const;
    [[nodiscard]] QPointF placeOf(int seat, std::optional<BetKind> bet) const;

    Shell &m_shell;
    SmallFelt m_felt;
    MistakeView m_view;
};

} // namespace pitwise::ui
