// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examvalues.h"
#include "ui/panels/toolkit.h"
#include "ui/work/background.h"

class QLabel;

namespace pitwise::ui {

class Shell;
class TrainerProof;

/// A trainer signs a passed result off; then the certificate can be saved as a file, as a page and
/// as a badge.
class IssueCard : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit IssueCard(Shell &shell, QWidget *parent = nullptr);

    /// Hidden for a result that was not passed. `known`: a certificate that was issued before.
    void showFor(const EndedExam &exam, const IssuedPaper &known = {});
    /// For a certificate that was issued before, without its exam.
    void showPaper(const IssuedPaper &paper);

    [[nodiscard]] TrainerProof *proof() const { return m_proof; }
    [[nodiscard]] PillButton *issueButton() const { return m_issue; }
    [[nodiscard]] const IssuedPaper &paper() const { return m_paper; }
    [[nodiscard]] QString message() const;
    /// For its files, without an ending.
    [[nodiscard]] QString proposedName() const;

    /// Writes the certificate; the ending says as what: .pitcert, .pdf or .jwt.
    void save(const QString &path);

Q_SIGNALS:
    void issued(const pitwise::ui::IssuedPaper &paper);
    /// A file is written, or could not be.
    void saved(const QString &path, const QString &trouble);

private:
    void issue();
    void arrange();
    void askWhere(const QString &ending, const QString &kind);
    void tellSaved(const QString &path, const QString &trouble);

    Shell &m_shell;
    QString m_result;
    IssuedPaper m_paper;
    bool m_busy = false;
    QLabel *m_title;
    QLabel *m_message;
    TrainerProof *m_proof;
    PillButton *m_issue;
    QWidget *m_files;
    PillButton *m_badge;
    Background m_work;
};

} // namespace pitwise::ui
