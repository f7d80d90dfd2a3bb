// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examvalues.h"
#include "ui/panels/toolkit.h"

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace pitwise::ui {

class Shell;

/// A calm page before an exam: what will be asked and how it is judged. The trainee begins here.
class BeforePage : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit BeforePage(Shell &shell, QWidget *parent = nullptr);

    /// `offer` is without an id if the exam goes on.
    void show(const Dealer &trainee, const ExamOffer &offer);
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] PillButton *beginButton() const { return m_begin; }
    [[nodiscard]] QLineEdit *pin() const { return m_pin; }
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    void begun(const pitwise::ui::OpenedExam &exam);
    void backWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void begin();
    void addLines(const QString &title, const QStringList &lines);

    Shell &m_shell;
    QLabel *m_title;
    QLabel *m_who;
    QVBoxLayout *m_lines;
    QWidget *m_pinRow;
    QLineEdit *m_pin;
    QLabel *m_message;
    PillButton *m_begin;
    PillButton *m_back;
    bool m_busy = false;
};

} // namespace pitwise::ui
