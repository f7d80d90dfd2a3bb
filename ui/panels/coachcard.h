// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "ui/panels/toolkit.h"

class QLabel;

namespace pitwise::ui {

/// Beside what went wrong: what was done, what the house wants, where that is written and whether
/// it must be so. The answer comes only when it is asked for.
class CoachCard : public FloatingPanel
{
    Q_OBJECT

public:
    explicit CoachCard(QWidget *parent = nullptr);

    /// `again`: the act did not happen and can be tried again.
    void show(const std::vector<Finding> &findings, const Act &act, const House &house, bool again);
    /// What would have been right.
    void setAnswer(const QString &answer);
    /// Its words, for tests and for screen readers.
    [[nodiscard]] QString text() const;
    [[nodiscard]] PillButton *closeButton() const { return m_close; }

Q_SIGNALS:
    void closed();
    void answerWanted();

private:
    QLabel *label(QFont::Weight weight, qreal size, QPalette::ColorRole role);

    QLabel *m_title;
    QLabel *m_done;
    QLabel *m_wants;
    QLabel *m_origin;
    QLabel *m_more;
    QLabel *m_answer;
    PillButton *m_close;
    PillButton *m_showAnswer;
};

} // namespace pitwise::ui
