// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/handout/resultsheet.h"
#include "ui/shell/shell.h"

namespace pitwise::ui {

class SummaryCard;

/// The result of the session at the table: shows it as far as it may be told, saves, prints and
/// copies it.
class TableResult : public QObject
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    TableResult(Shell &shell, QWidget *screen);

    void showOn(SummaryCard *card);
    /// A silent session was ended to see its result: nothing more is dealt in it.
    [[nodiscard]] bool isOver() const { return m_shell.sessions().isOver(); }
    void setOver(bool over) { m_shell.sessions().setOver(over); }

    void save();
    void print();
    void copy();
    /// Looks back at the session, act by act.
    void review();

private:
    [[nodiscard]] ResultSpan span() const;
    [[nodiscard]] ResultFacts facts() const;
    [[nodiscard]] Document sheet() const;
    [[nodiscard]] const Sitting &sitting() const;

    Shell &m_shell;
    QWidget *m_screen;
};

} // namespace pitwise::ui
