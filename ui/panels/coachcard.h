// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "ui/panels/toolkit.h"

class QLabel;

namespace pitwise::ui {

class ClauseLabel;

/// Explains a mistake beside the spot it happened on: what was done, what the house wants, which
/// clause says so. Shows the right act only on request.
class CoachCard : public FloatingPanel
{
    Q_OBJECT

public:
    explicit CoachCard(QWidget *parent = nullptr);

    /// `again`: the act was held back and can be tried again.
    void show(const std::vector<Finding> &findings, const Act &act, const House &house, bool again);
    /// The right act, in words.
    void setAnswer(const QString &answer);
    /// All text on the card, for tests and screen readers.
    [[nodiscard]] QString text() const;
    [[nodiscard]] PillButton *closeButton() const { return m_close; }

Q_SIGNALS:
    void closed();
    void answerWanted();

private:
    void addMore(const Finding &finding, const Act &act, const House &house);
    void dress(QLabel *text, QFont::Weight weight, qreal size, QPalette::ColorRole role) const;
    QLabel *label(QFont::Weight weight, qreal size, QPalette::ColorRole role);

    QLabel *m_title;
    QLabel *m_done;
    QLabel *m_wants;
    ClauseLabel *m_origin;
    QWidget *m_more; ///< two labels a finding
    QLabel *m_answer;
    PillButton *m_close;
    PillButton *m_showAnswer;
};

} // namespace pitwise::ui
