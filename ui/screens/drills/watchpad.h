// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/drills/drillpad.h"

#include <QTimer>

namespace pitwise::ui {

class OptionsPad;

/// A dealer deals a round on the felt. He is stopped when he errs, and his mistake is named.
class WatchPad : public DrillPad
{
    Q_OBJECT

public:
    explicit WatchPad(DrillFelt &felt, QWidget *parent = nullptr);

    void ask(const DrillTask &task) override;
    bool readKey(const QKeyEvent &event) override;
    void stop() override;
    void setPaused(bool paused) override;
    /// The dealer does the next thing at once.
    void goOn();
    [[nodiscard]] std::size_t shown() const { return m_shown; }
    [[nodiscard]] PillButton *stopButton() const { return m_stop; }
    [[nodiscard]] OptionsPad *options() const { return m_options; }

private:
    void halt();

    const DrillTask *m_task = nullptr;
    std::size_t m_shown = 0; ///< so many events happened
    QLabel *m_keys;
    PillButton *m_stop;
    OptionsPad *m_options;
    QTimer m_beat;
};

} // namespace pitwise::ui
