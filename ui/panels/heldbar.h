// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/session/hand.h"

class QLabel;

namespace pitwise::ui {

/// Says what the dealer picked up from the layout, and what he can do with it: cut a bet in half,
/// or put it back.
class HeldBar : public FloatingPanel
{
    Q_OBJECT

public:
    explicit HeldBar(QWidget *parent = nullptr);

    /// Hides itself if nothing is held. `split`: seats with several hands.
    void follow(const Hand &hand, SeatSet split);
    /// Above `shoe`, inside `room`.
    void setPlace(const QRect &shoe, const QRect &room);
    [[nodiscard]] QString text() const;
    [[nodiscard]] PillButton *halfButton() const { return m_half; }
    [[nodiscard]] PillButton *backButton() const { return m_back; }

Q_SIGNALS:
    void halfWanted();
    void putBackWanted();

private:
    void place();

    QLabel *m_what;
    PillButton *m_half;
    PillButton *m_back;
    QRect m_shoe;
    QRect m_room;
};

} // namespace pitwise::ui
