// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

class QLabel;
class QVBoxLayout;

namespace pitwise::ui {

/// A card in the middle of the felt with a question and a button for each answer: a question of the
/// exam, or whether to give it up.
class AskCard : public FloatingPanel
{
    Q_OBJECT

public:
    explicit AskCard(QWidget *parent = nullptr);

    /// `above` is a small line over the question. Answers are chosen by their button, or by their
    /// letter if `lettered`; `preferred` has the focus.
    void ask(const QString &above, const QString &question, const QStringList &answers,
             bool lettered, int preferred = 0);
    /// In the middle of `room`.
    void centreIn(const QRect &room);
    [[nodiscard]] const QList<PillButton *> &buttons() const { return m_buttons; }
    [[nodiscard]] QString question() const;

Q_SIGNALS:
    void answered(int index);
    void escaped();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *m_above;
    QLabel *m_question;
    QVBoxLayout *m_answers;
    QList<PillButton *> m_buttons;
    QRect m_room;
    bool m_lettered = false;
};

} // namespace pitwise::ui
