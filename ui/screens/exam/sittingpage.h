// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examdesk.h"

#include <QTimer>
#include <QWidget>

#include <optional>

namespace pitwise::ui {

class AskCard;
class ExamBar;
class ExamTable;
class KeySheet;
class Shell;
struct ViewOptions;

/// An exam under way: the felt, a clock, questions at the end. It can be finished or given up, and
/// nothing else.
class SittingPage : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit SittingPage(Shell &shell, QWidget *parent = nullptr);

    void begin(const OpenedExam &exam);
    void setOptions(const ViewOptions &options);

    /// Of the exam.
    [[nodiscard]] int rounds() const { return m_exam->paper().rounds; }
    [[nodiscard]] ExamTable *table() const { return m_table; }
    [[nodiscard]] ExamBar *bar() const { return m_bar; }
    [[nodiscard]] AskCard *questions() const { return m_questions; }
    [[nodiscard]] AskCard *giveUpCard() const { return m_giveUp; }
    [[nodiscard]] KeySheet *keys() const { return m_keys; }

Q_SIGNALS:
    void over(const pitwise::ui::EndedExam &exam);
    /// It cannot go on here; it is under way still.
    void lost(const QString &why);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Ending { None, Finished, GivenUp };

    void goOn();
    void askNext(std::size_t number);
    void answer(int option);
    void takeAnswer(const ExamReply &reply, std::size_t number, std::size_t option);
    void askToGiveUp();
    void showKeys();
    void takeBackFocus();
    void end(Ending ending);
    void lose(const QString &why);
    void tick();
    void showRound();
    void showStoring(bool isStoring);
    void showWaiting(const QString &sentence);
    void place();
    [[nodiscard]] qint64 elapsed() const;
    [[nodiscard]] bool isBusy() const;

    Shell &m_shell;
    ExamTable *m_table;
    ExamBar *m_bar;
    AskCard *m_questions;
    AskCard *m_giveUp;
    KeySheet *m_keys;
    QTimer m_tick;
    QTimer m_slow; ///< an act has been on its way for long
    std::shared_ptr<const ExamSitting> m_exam; ///< as it was when it began
    Answers m_answers;
    std::optional<std::size_t> m_asked;
    bool m_answering = false;
    Ending m_ending = Ending::None; ///< wanted, as soon as nothing is being stored
    bool m_ended = true;
    bool m_isAway = false; ///< the records cannot be reached
    qint64 m_since = 0;
    qint64 m_elapsed = 0; ///< at `m_since`
};

} // namespace pitwise::ui
