// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessioncontroller.h"
#include "ui/sound/soundboard.h"

#include <QObject>

namespace pitwise::ui {

/// Turns steps into sound: one more observer of the session.
class SoundFollower : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    SoundFollower(SessionController *controller, SoundBoard *board, QObject *parent = nullptr);

private:
    void follow(const Step &step);

    SessionController *m_controller;
    SoundBoard *m_board;
};

} // namespace pitwise::ui
