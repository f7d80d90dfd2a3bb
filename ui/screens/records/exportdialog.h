// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/exportwish.h"
#include "ui/shell/shell.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;

namespace pitwise::ui {

class Choice;
class PillButton;

/// Asks what is wanted out of the records and how it is written, then for a file.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `filter`: whose sessions, and which. A trainer may also export people.
    ExportDialog(Shell &shell, const KeptFilter &filter, bool isTrainer, QWidget *parent = nullptr);

    [[nodiscard]] ExportWish wish() const;
    [[nodiscard]] Choice *kind() const { return m_kind; }
    [[nodiscard]] QListWidget *columns() const { return m_columns; }
    [[nodiscard]] Choice *delimiter() const { return m_delimiter; }
    [[nodiscard]] QComboBox *dates() const { return m_dates; }
    [[nodiscard]] QLineEdit *homePage() const { return m_homePage; }
    [[nodiscard]] PillButton *saveButton() const { return m_save; }
    [[nodiscard]] QString sample() const;
    /// Moves the chosen column by one place.
    void moveColumn(int by);
    /// Writes it there.
    void exportTo(const QString &path);

private:
    void arrange();
    void listColumns();
    void follow();
    void askForPlace();

    Shell &m_shell;
    KeptFilter m_filter;
    std::vector<ExportWish::What> m_whats; ///< in the order of the choice
    Choice *m_kind;
    QLabel *m_about;
    QWidget *m_table;
    QListWidget *m_columns;
    PillButton *m_up;
    PillButton *m_down;
    Choice *m_delimiter;
    QComboBox *m_dates;
    QLabel *m_sample;
    QWidget *m_statements;
    QLineEdit *m_homePage;
    PillButton *m_save;
};

} // namespace pitwise::ui
