// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>

namespace pitwise::ui {

/// Stamps acts with the time, passes them to the sitting and reports the result once. Recorder,
/// table, panel and coach observe `stepped`; the controller knows none of them.
class SessionController : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<qint64()>; ///< milliseconds

    explicit SessionController(Clock clock, QObject *parent = nullptr);
    ~SessionController() override;

    /// `text`: content of the file that the sitting was read from, if any.
    void start(Sitting sitting, std::string text = {});
    /// False: the act did not happen.
    bool perform(const Act &act);
    /// A hint was shown: the next act was done with help.
    void noteHint();
    /// Deals the round again from its start. False: it cannot be.
    bool dealAgain();
    void pause();
    /// How long a patron thinks about war or surrender; 0: not at all.
    void setThinkingTime(int ms);

    [[nodiscard]] bool hasSitting() const { return m_sitting != nullptr; }
    [[nodiscard]] const Sitting &sitting() const { return *m_sitting; }
    [[nodiscard]] const std::string &text() const { return m_text; }

Q_SIGNALS:
    void started();
    /// The dealer acted, a patron answered after thinking, or the round is dealt again.
    void stepped(const pitwise::Step &step);

private:
    void answer();

    Clock m_clock;
    QTimer m_thinking;
    std::unique_ptr<Sitting> m_sitting;
    std::string m_text;
};

} // namespace pitwise::ui
