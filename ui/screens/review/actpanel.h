// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/review/review.h"
#include "ui/panels/toolkit.h"

class QLabel;
class QVBoxLayout;

namespace pitwise::ui {

/// Beside the felt: what was done, what was due, why, and the clause that says so.
class ActPanel : public FloatingPanel
{
    Q_OBJECT

public:
    explicit ActPanel(QWidget *parent = nullptr);

    void show(const Review &review, std::size_t number, const ReviewedMoment &moment);
    /// All text on it, for tests and screen readers.
    [[nodiscard]] QString text() const;
    [[nodiscard]] PillButton *watchButton() const { return m_watch; }
    [[nodiscard]] PillButton *tryButton() const { return m_try; }
    [[nodiscard]] PillButton *nextButton() const { return m_next; }

private:
    void clear();
    QLabel *line(const QString &text, QPalette::ColorRole role, QFont::Weight weight, qreal size);
    void origin(const Origin &origin);
    void tellPlace(const Review &review, std::size_t number);
    void tellFinding(const Review &review, const Recorded &recorded, const Act &act, SeatSet split);
    void tellRule(const Review &review, const Act &act, const ReviewedMoment &moment);

    QLabel *m_place;
    QLabel *m_what;
    QVBoxLayout *m_lines; ///< replaced for each act
    QWidget *m_room; ///< holds them
    PillButton *m_watch;
    PillButton *m_try;
    PillButton *m_next;
};

} // namespace pitwise::ui
