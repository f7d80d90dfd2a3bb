// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"
#include "ui/panels/toolkit.h"

class QLabel;
class QVBoxLayout;

namespace pitwise::ui {

/// The result of a round or of the session.
class SummaryCard : public FloatingPanel
{
    Q_OBJECT

public:
    explicit SummaryCard(QWidget *parent = nullptr);

    /// The findings of the round that just ended.
    void showRound(const Sitting &sitting);
    /// The session so far, including what silent mode recorded.
    void showSession(const Sitting &sitting);
    [[nodiscard]] QString text() const;
    [[nodiscard]] PillButton *closeButton() const { return m_close; }
    [[nodiscard]] PillButton *againButton() const { return m_again; }

Q_SIGNALS:
    void closed();
    /// Deal the round again.
    void againWanted();

private:
    void begin(const QString &title);
    void line(const QString &text, QPalette::ColorRole role, QFont::Weight weight, qreal size);
    void finish();

    QVBoxLayout *m_lines;
    PillButton *m_close;
    PillButton *m_again;
};

} // namespace pitwise::ui
