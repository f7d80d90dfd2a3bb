// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examvalues.h"
#include "ui/panels/toolkit.h"

#include <QPointer>

class QLabel;
class QLineEdit;

namespace pitwise::ui {

class Shell;
class TrainerProof;

/// What a deed with a key or a certificate is called, and what it needs to know.
struct DeedWords
{
    QString title;
    QString text; ///< what comes of it
    QString field; ///< what to type; empty: nothing
    QString verb; ///< on the button
};

/// Asks a trainer for his passphrase, and does what he wants to do with a key or a certificate.
class DeedPanel : public FloatingPanel
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit DeedPanel(Shell &shell, QWidget *parent = nullptr);

    /// `deed` lacks the trainer, his passphrase, and the text if a field asks for it.
    void open(const KeyDeed &deed, const DeedWords &words);
    [[nodiscard]] TrainerProof *proof() const { return m_proof; }
    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] PillButton *doButton() const { return m_do; }

Q_SIGNALS:
    void done();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void carryOut();
    void close();

    Shell &m_shell;
    KeyDeed m_deed;
    bool m_busy = false;
    QPointer<QWidget> m_opener; ///< had the focus before
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_caption;
    QLineEdit *m_field;
    TrainerProof *m_proof;
    PillButton *m_do;
    PillButton *m_cancel;
};

} // namespace pitwise::ui
