// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/recordsdesk.h"

#include <QTimer>

namespace pitwise::ui {

/// Who is in the trainer's area: whoever gave a passphrase, on all screens that ask for one, until
/// he leaves, others deal, other records are used, or nobody used it for a while.
class TrainersArea : public QObject
{
    Q_OBJECT

public:
    static constexpr int UnusedFor = 10 * 60 * 1000; ///< milliseconds until it closes by itself

    explicit TrainersArea(QObject *parent = nullptr);

    [[nodiscard]] bool isOpen() const { return !m_trainer.isGuest(); }
    [[nodiscard]] const Dealer &trainer() const { return m_trainer; }
    /// His passphrase was right.
    void enter(const Dealer &trainer);
    void leave();
    /// A trainer is at work here.
    void used();
    void setUnusedFor(int ms) { m_unused.setInterval(ms); }

Q_SIGNALS:
    void changed();

private:
    Dealer m_trainer;
    QTimer m_unused;
};

} // namespace pitwise::ui
