// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sitting.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace pitwise::ui {

/// Whoever keeps what happened, so that a session can be gone on with. Must not wait for a disk.
class Recorder
{
public:
    Recorder() = default;
    Recorder(const Recorder &) = delete;
    Recorder &operator=(const Recorder &) = delete;
    virtual ~Recorder() = default;

    /// A new session begins with this text.
    virtual void begin(const std::string &text) = 0;
    virtual void append(const std::string &lines) = 0;
};

/// Hands acts to the sitting, stamps them with the time, and tells everybody once what came of it.
class SessionController : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<qint64()>; ///< milliseconds

    explicit SessionController(Clock clock, Recorder *recorder = nullptr,
                               QObject *parent = nullptr);
    ~SessionController() override;

    /// `kept` is the sitting as a text, where somebody has made it already.
    void start(Sitting sitting, std::string kept = {});
    /// False: it did not happen.
    bool perform(const Act &act);
    void pause();
    /// How long a patron thinks who was asked for war or surrender; 0: not at all.
    void setThinkingTime(int ms);

    [[nodiscard]] bool hasSitting() const { return m_sitting != nullptr; }
    [[nodiscard]] const Sitting &sitting() const { return *m_sitting; }
    /// Something was done in it since it was started, and the recorder has it.
    [[nodiscard]] bool isRecorded() const { return m_recorded.has_value(); }

Q_SIGNALS:
    void started();
    void stepped(const pitwise::ui::Report &report);
    /// A patron answered after a while; what he did, and others after him.
    void answered(const std::vector<pitwise::Event> &events);

private:
    void record();
    void answer();

    Clock m_clock;
    QTimer m_thinking;
    Recorder *m_recorder;
    std::unique_ptr<Sitting> m_sitting;
    std::string m_kept; ///< what stands before the first act recorded here
    std::size_t m_keptEvents = 0;
    std::optional<std::size_t> m_recorded; ///< events that the recorder has; none: no session yet
};

} // namespace pitwise::ui
