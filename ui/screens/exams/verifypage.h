// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/checkedfile.h"
#include "ui/panels/toolkit.h"
#include "ui/work/background.h"

class QLabel;

namespace pitwise::ui {

class CheckCard;
class Shell;
class TrustList;

/// Drop or open a certificate: it is replayed, and the page says whether it holds.
class VerifyPage : public QWidget
{
    Q_OBJECT

public:
    explicit VerifyPage(Shell &shell, QWidget *parent = nullptr);

    /// Reads and checks the file on a worker thread.
    void check(const QString &path);
    [[nodiscard]] bool isBusy() const { return m_work.isBusy(); }
    [[nodiscard]] const CheckedFile &result() const { return m_result; }
    [[nodiscard]] CheckCard *card() const { return m_card; }
    [[nodiscard]] TrustList *trustList() const { return m_list; }
    [[nodiscard]] const Trusted &trusted() const { return m_trusted; }

Q_SIGNALS:
    void checked();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void askForFile();
    void show(const CheckedFile &file);
    void trust();
    void setTrusted(const Trusted &trusted);

    Shell &m_shell;
    Trusted m_trusted;
    CheckedFile m_result;
    QString m_path; ///< of the file shown
    QLabel *m_hint;
    CheckCard *m_card;
    TrustList *m_list;
    bool m_dropping = false; ///< a file is held over the page
    Background m_work;
};

} // namespace pitwise::ui
