// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

namespace pitwise::ui {

/// A text that a bar can do without: it takes the room that is left, and is shown in the largest
/// of its sizes that fits, or not at all.
class SpareLabel : public QLabel
{
    Q_OBJECT

public:
    /// Sizes from large to small.
    SpareLabel(QList<qreal> sizes, QFont::Weight weight, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<qreal> m_sizes;
    QFont::Weight m_weight;
};

} // namespace pitwise::ui
