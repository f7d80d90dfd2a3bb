// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

class QLabel;

namespace pitwise::ui {

/// Above the felt of an exam: what it is, the round, the clock, and the way to give up. No score,
/// no colours.
class ExamBar : public QWidget
{
    Q_OBJECT

public:
    explicit ExamBar(QWidget *parent = nullptr);

    void setExam(const QString &name);
    /// `mayBeMore`: `of` is the least; how many there are is not known.
    void setRound(int round, int of, bool mayBeMore);
    void setAllDealt();
    /// The seconds a round that are asked for; 0: none.
    void setPace(int seconds);
    [[nodiscard]] QString pace() const;
    /// `left`: seconds left instead of seconds dealt.
    void setTime(qint64 seconds, bool left);
    /// Something quiet beside the round; empty: nothing.
    void setNote(const QString &note);
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString clock() const;
    [[nodiscard]] QString round() const;
    [[nodiscard]] PillButton *giveUp() const { return m_giveUp; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_name;
    QLabel *m_round;
    QLabel *m_pace;
    QLabel *m_note;
    QLabel *m_clock;
    PillButton *m_giveUp;
};

} // namespace pitwise::ui
