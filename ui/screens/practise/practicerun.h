// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/practise/nextround.h"
#include "ui/shell/guidedround.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace pitwise::ui {

/// What came of a practice.
struct PracticeResult
{
    int rounds = 0;
    int clean = 0;
    std::vector<std::string> better; ///< skills that rose to a higher level
    std::vector<std::string> wrong; ///< skills that went wrong and are not right again yet
    std::vector<std::string> due; ///< skills that are due by tomorrow evening
};

/// Rounds made to order, one after the other, for some minutes or until one's own mistakes are
/// dealt. The next round is made while this one is dealt.
class PracticeRun : public QObject
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit PracticeRun(Shell &shell, QObject *parent = nullptr);

    void practise(const Standing &standing, int minutes);
    void dealAgain(const Standing &standing, const std::vector<OwnMistake> &mistakes);
    /// Ends it where it is.
    void stop();

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    [[nodiscard]] int round() const { return m_rounds + 1; }
    /// What the round at the table is for.
    [[nodiscard]] const std::vector<SkillPick> &picks() const { return m_now.picks; }
    /// With all that was dealt.
    [[nodiscard]] const Standing &standing() const { return m_standing; }
    [[nodiscard]] PracticeResult result() const;
    /// The next round is there.
    [[nodiscard]] bool isReady() const { return m_next.has_value(); }
    /// What the last round showed is in the memory.
    [[nodiscard]] bool isWatched() const { return m_isWatched; }
    [[nodiscard]] QString line() const;

Q_SIGNALS:
    void changed();
    /// The time is up and the trainee has read about his last round.
    void finished();
    /// Nothing can be dealt here.
    void failed(const QString &why);

private:
    void start(const Standing &standing);
    void prepareNext();
    void take(NextRound next);
    void putNext();
    void watch();
    void ended(int mistakes);
    void goOn();
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] int secondsLeft() const;
    [[nodiscard]] QString timeLeft() const;
    [[nodiscard]] QString verdict(int mistakes) const;

    Shell &m_shell;
    GuidedRound *m_round;
    Standing m_before; ///< when it began
    Standing m_standing;
    int m_minutes = 0; ///< 0: mistakes are dealt again
    std::vector<OwnMistake> m_mistakes; ///< still to be dealt, the first one last
    bool m_isRunning = false;
    bool m_isWaiting = false; ///< the trainee waits for the next round
    bool m_isWatched = true; ///< what the last round showed is in the memory
    bool m_hasEnded = false; ///< the round at the table
    bool m_isLast = false; ///< no round follows the one that has ended
    qint64 m_began = 0; ///< the practice, by the window's clock
    Moment m_roundBegan;
    int m_rounds = 0; ///< finished
    int m_clean = 0;
    NextRound m_now;
    std::optional<NextRound> m_next;
    QTimer m_minute; ///< keeps the time left true
    Background m_making;
    Background m_watching;
};

} // namespace pitwise::ui
