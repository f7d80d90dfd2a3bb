// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessioncontroller.h"
#include "ui/sound/soundboard.h"

#include <QObject>

namespace pitwise::ui {

/// Turns steps into sound: one more observer of the session. It listens from the start; the room
/// falls silent with it.
class SoundFollower : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    SoundFollower(SessionController *controller, SoundBoard *board, QObject *parent = nullptr);
    ~SoundFollower() override;

    /// Somebody is at the table. Nobody: neither the room nor a late answer of a patron is heard.
    void setAtTable(bool atTable);
    void setLeftHanded(bool leftHanded) { m_leftHanded = leftHanded; }

private:
    void follow(const Step &step);
    void hearRoom();

    SessionController *m_controller;
    SoundBoard *m_board;
    bool m_atTable = true;
    bool m_leftHanded = false;
};

} // namespace pitwise::ui
