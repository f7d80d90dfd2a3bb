// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/classview.h"
#include "ui/shell/shell.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTreeWidget;
class QVBoxLayout;

namespace pitwise::ui {

class ExamTile;

/// Exams: those under way, live, and those that are done.
class ExamsPage : public QWidget
{
    Q_OBJECT

public:
    explicit ExamsPage(Shell &shell, QWidget *parent = nullptr);

    void setBoard(const ExamBoard &board);
    [[nodiscard]] const QList<ExamTile *> &tiles() const { return m_tiles; }
    [[nodiscard]] QTreeWidget &done() const { return *m_done; }
    [[nodiscard]] QString state() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrangeTiles();
    void listDone(const std::vector<ExamAttemptView> &done);

    Shell &m_shell;
    QLabel *m_state;
    QWidget *m_running;
    QList<ExamTile *> m_tiles;
    QTreeWidget *m_done;
    QTimer m_clock; ///< the tiles show how long ago something happened
};

/// `Passed`, `Given up`.
[[nodiscard]] QString attemptResult(const ExamAttemptView &attempt);
/// Until when its certificate is valid; empty: there is none.
[[nodiscard]] QString attemptCertificate(const ExamAttemptView &attempt);

} // namespace pitwise::ui
