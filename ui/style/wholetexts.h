// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QAbstractItemView;

namespace pitwise::ui {

/// Shows the whole text of a cell as its tool tip, where the column is too narrow for it and the
/// cell has no tool tip of its own.
class WholeTexts : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the view.
    explicit WholeTexts(QAbstractItemView *view);
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAbstractItemView *m_view;
};

} // namespace pitwise::ui
