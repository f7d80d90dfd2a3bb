// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/checkedfile.h"
#include "ui/panels/toolkit.h"

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace pitwise::ui {

/// What came of checking a file: the verdict in a few words, the reasons, what the certificate
/// says.
class CheckCard : public FloatingPanel
{
    Q_OBJECT

public:
    explicit CheckCard(QWidget *parent = nullptr);

    void showBusy(const QString &file);
    void showResult(const QString &file, const CheckedFile &result);

    [[nodiscard]] QString verdict() const;
    /// Everything on it, line by line.
    [[nodiscard]] QStringList lines() const;
    /// Hidden unless there is a key to trust.
    [[nodiscard]] PillButton *trustButton() const { return m_trust; }

Q_SIGNALS:
    void trustWanted();

private:
    void clear();
    void addLine(const QString &text, qreal size, QPalette::ColorRole role);
    void addFingerprint(const CheckedFile &result);
    void addFacts(const CertificateFacts &facts);

    QLabel *m_verdict;
    QLabel *m_file;
    QVBoxLayout *m_lines;
    PillButton *m_trust;
};

} // namespace pitwise::ui
