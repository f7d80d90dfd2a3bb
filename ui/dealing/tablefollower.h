// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessioncontroller.h"

#include <QObject>

namespace pitwise::ui {

class TableView;
class Toast;

/// Keeps the felt in step with the session: moves cards and chips, shows speech bubbles, and says
/// why an act was refused.
class TableFollower : public QObject
{
    Q_OBJECT

public:
    TableFollower(SessionController *controller, TableView *view, Toast *toast,
                  QObject *parent = nullptr);

private:
    void start();
    void stepped(const Step &step);
    void showAct(const Act &act, const Step &step);
    void showAgain(const Step &step);
    void showRemark();
    void tellPressure();
    void showVoices(const std::vector<LogEntry> &entries);

    int m_pressure = 0; ///< as told
    SessionController *m_controller;
    TableView *m_view;
    Toast *m_toast;
};

} // namespace pitwise::ui
