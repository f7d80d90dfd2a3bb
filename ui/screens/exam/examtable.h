// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/dealing/tablehands.h"
#include "ui/exams/examdesk.h"
#include "ui/sound/soundfollower.h"

#include <QWidget>

#include <deque>
#include <memory>

namespace pitwise::ui {

class Shell;
struct ViewOptions;

/// The felt of an exam. An act is shown when the records have it: until then the hands wait.
class ExamTable : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit ExamTable(Shell &shell, QWidget *parent = nullptr);

    /// From where the exam is now.
    void begin(const ExamSitting &sitting);
    /// Nothing more is dealt.
    void close();
    void setOptions(const ViewOptions &options);
    /// What covers the felt at the top.
    void setTaken(int top);
    /// Puts back what is held, or closes a menu. False: there was nothing.
    bool escape() { return m_hands->escape(); }

    [[nodiscard]] TableHands &hands() const { return *m_hands; }
    [[nodiscard]] const Sitting &sitting() const { return m_controller.sitting(); }
    /// An act is being stored.
    [[nodiscard]] bool isStoring() const { return m_storing; }

Q_SIGNALS:
    /// An act is on its way to the records, or it is there.
    void storing(bool isStoring);
    /// An act has happened.
    void dealt();
    void timeIsUp();
    /// The exam cannot go on here.
    void lost(const QString &why);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void perform(const std::vector<Act> &acts, const Hand &after);
    void sendNext();
    void take(const ExamReply &reply);
    void endGesture(Hand hand);
    void place();

    Shell &m_shell;
    qint64 m_at = 0; ///< time of the act that happens now, as it was stored
    SessionController m_controller;
    TableHands *m_hands;
    std::deque<Act> m_acts; ///< of the gesture; the first is being stored
    Hand m_before;
    Hand m_after;
    bool m_storing = false;
    bool m_closed = true;
    bool m_sound = false;
    std::unique_ptr<SoundFollower> m_heard; ///< null: the exam is silent
    int m_taken = 0;
};

} // namespace pitwise::ui
