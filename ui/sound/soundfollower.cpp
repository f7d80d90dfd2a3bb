// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sound/soundfollower.h"

namespace pitwise::ui {

SoundFollower::SoundFollower(SessionController *controller, SoundBoard *board, QObject *parent)
    : QObject(parent),
      m_controller(controller),
      m_board(board)
{
    connect(controller, &SessionController::stepped, this, &SoundFollower::follow);
    connect(controller, &SessionController::started, this,
            [this] { m_board->setRoom(roomOf(m_controller->sitting())); });
}

void SoundFollower::follow(const Step &step)
{
    m_board->play(cuesOf(step, m_controller->sitting()));
    if (step.roundEnded) // the pressure may have changed
        m_board->setRoom(roomOf(m_controller->sitting()));
}

} // namespace pitwise::ui
