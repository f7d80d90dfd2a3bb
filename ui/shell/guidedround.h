// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/shell.h"

#include <QObject>

#include <functional>

namespace pitwise::ui {

/// One round made to order that is dealt at the table, with a line above the felt. Its owner
/// decides what comes after it.
class GuidedRound : public QObject
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit GuidedRound(Shell &shell, QObject *parent = nullptr);
    ~GuidedRound() override;

    /// Makes the round on a worker thread and puts it on the table. `line` says what to do in it.
    void deal(std::function<PreparedSession()> make, const QString &line);
    /// Puts a round on the table that is made already.
    void put(PreparedSession round, const QString &line);
    /// Changes the line.
    void say(const QString &text, Guidance::Tone tone, const QString &button = {});
    /// The round was given up: somebody deals something else, or its task is over.
    void stop();
    /// Its round is at the table.
    [[nodiscard]] bool isAtTable() const { return m_atTable; }

Q_SIGNALS:
    /// The round is over. Mistakes that were dealt again do not count.
    void ended(int mistakes);
    /// The trainee wants to go on.
    void wentOn();

private:
    void began(const SessionPlan &plan);
    void stepped(const Step &step);

    Shell &m_shell;
    QString m_line;
    bool m_asked = false; ///< a round is being made
    bool m_atTable = false;
    bool m_ended = false;
};

} // namespace pitwise::ui
