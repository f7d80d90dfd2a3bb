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
    connect(controller, &SessionController::started, this, &SoundFollower::hearRoom);
}

SoundFollower::~SoundFollower()
{
    m_board->setRoom(0);
}

void SoundFollower::setAtTable(bool atTable)
{
    m_atTable = atTable;
    hearRoom();
}

void SoundFollower::follow(const Step &step)
{
    if (!m_atTable)
        return;
    m_board->play(cuesOf(step, m_controller->sitting(), m_leftHanded));
    if (step.roundEnded) // the pressure may have changed
        hearRoom();
}

void SoundFollower::hearRoom()
{
    const bool heard = m_atTable && m_controller->hasSitting();
    m_board->setRoom(heard ? roomOf(m_controller->sitting()) : 0);
}

} // namespace pitwise::ui
