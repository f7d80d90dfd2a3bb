// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"
#include "ui/panels/toolkit.h"
#include "ui/text/resultlines.h"

class QScrollArea;
class QVBoxLayout;

namespace pitwise::ui {

/// The result of a round or of the session.
class SummaryCard : public FloatingPanel
{
    Q_OBJECT

public:
    explicit SummaryCard(QWidget *parent = nullptr);

    /// The findings of the round that just ended.
    void showRound(const Sitting &sitting);
    /// The session as far as it may be told now.
    void showSession(const Sitting &sitting, const ResultSpan &span, const ResultFacts &facts);
    /// Instead of the result of a silent session that is still being dealt.
    void showRecording(const Sitting &sitting);
    /// It is never higher; a longer list of findings scrolls.
    void setMostHeight(int pixels);
    [[nodiscard]] QString text() const;
    [[nodiscard]] PillButton *closeButton() const { return m_close; }
    [[nodiscard]] PillButton *againButton() const { return m_again; }
    [[nodiscard]] PillButton *endButton() const { return m_end; }
    [[nodiscard]] PillButton *saveButton() const { return m_save; }
    [[nodiscard]] PillButton *printButton() const { return m_print; }
    [[nodiscard]] PillButton *copyButton() const { return m_copy; }
    [[nodiscard]] PillButton *reviewButton() const { return m_review; }

Q_SIGNALS:
    void closed();
    /// Deal the round again.
    void againWanted();
    /// End the silent session and show its result.
    void endWanted();
    void saveWanted();
    void printWanted();
    void copyWanted();
    /// Look back at the session.
    void reviewWanted();

private:
    enum class Buttons { Round, Session, Recording };

    void begin(const QString &title, Buttons buttons);
    void line(QVBoxLayout *to, const QString &text, QPalette::ColorRole role, QFont::Weight weight,
              qreal size);
    void finding(const ResultLine &found, bool namesRound);
    void finish();
    void fit();

    QVBoxLayout *m_lines; ///< above the findings
    QScrollArea *m_scroll;
    QVBoxLayout *m_findings = nullptr;
    PillButton *m_close;
    PillButton *m_again;
    PillButton *m_end;
    PillButton *m_save;
    PillButton *m_print;
    PillButton *m_copy;
    PillButton *m_review;
    int m_mostHeight = 600;
};

} // namespace pitwise::ui
