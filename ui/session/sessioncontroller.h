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

/// Hands acts to the sitting, stamps them with the time, and tells everybody once what came of it.
/// Recorder, table, panel, coach are observers of `stepped`; it knows none of them.
class SessionController : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<qint64()>; ///< milliseconds

    explicit SessionController(Clock clock, QObject *parent = nullptr);
    ~SessionController() override;

    /// `text`: the file that the sitting was read from, if it was.
    void start(Sitting sitting, std::string text = {});
    /// False: it did not happen.
    bool perform(const Act &act);
    void pause();
    /// How long a patron thinks who was asked for war or surrender; 0: not at all.
    void setThinkingTime(int ms);

    [[nodiscard]] bool hasSitting() const { return m_sitting != nullptr; }
    [[nodiscard]] const Sitting &sitting() const { return *m_sitting; }
    [[nodiscard]] const std::string &text() const { return m_text; }

Q_SIGNALS:
    void started();
    /// The dealer did something, or a patron answered after a while.
    void stepped(const pitwise::Step &step);

private:
    void answer();

    Clock m_clock;
    QTimer m_thinking;
    std::unique_ptr<Sitting> m_sitting;
    std::string m_text;
};

} // namespace pitwise::ui
