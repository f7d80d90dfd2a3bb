// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/provenance.h"
#include "ui/panels/toolkit.h"

class QLabel;

namespace pitwise::ui {

/// The text of a clause, beside the place that names it. There is one in a window; a click anywhere
/// else or Escape closes it.
class ClausePopover : public FloatingPanel
{
    Q_OBJECT

public:
    static void open(const Origin &origin, QWidget *beside);
    [[nodiscard]] QString text() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    explicit ClausePopover(QWidget *window);
    void show(const Origin &origin, QWidget *beside);

    QLabel *m_id;
    QLabel *m_text;
    QLabel *m_kind;
};

} // namespace pitwise::ui
