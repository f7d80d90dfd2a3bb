// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextEdit>
#include <QSet>

namespace pitwise::ui {

/// A text editor with line numbers that highlights faulty lines.
class FileEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit FileEdit(QWidget *parent = nullptr);

    /// Counted from 1.
    void setFaultyLines(const QSet<int> &lines);
    [[nodiscard]] const QSet<int> &faultyLines() const { return m_faulty; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class Numbers;

    void paintNumbers(QWidget *on, const QRect &part);
    void makeRoom();

    Numbers *m_numbers;
    QSet<int> m_faulty;
};

} // namespace pitwise::ui
