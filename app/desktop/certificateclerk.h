// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/schoolclerk.h"
#include "app/examdesk/sitekeys.h"

#include <utility>

namespace pitwise {

/// Knows all exams of the records, signs certificates and has the site's keys.
class CertificateClerk : public SchoolClerk
{
    Q_OBJECT

public:
    using SchoolClerk::SchoolClerk;

    [[nodiscard]] ui::ExamAttempts attempts(const QString &trainee);
    [[nodiscard]] ui::EndedExam review(const QString &session);
    [[nodiscard]] ui::SiteKeyList keys();
    [[nodiscard]] std::pair<ui::SignIn, ui::IssuedPaper> carryOut(const ui::KeyDeed &deed);
    /// Empty: written.
    [[nodiscard]] QString exportKey(const QString &id, const QString &path);
    [[nodiscard]] static QString writePage(const QString &pitcert, const QString &name,
                                           const QString &path);

private:
    /// Says why it could not be done; empty: it is done.
    QString doDeed(const ui::KeyDeed &deed, const Person &trainer, const Secret &passphrase,
                   ui::IssuedPaper &paper);
    void issue(const QString &result, const Person &trainer, const Secret &passphrase,
               ui::IssuedPaper &paper);
    [[nodiscard]] QString writeRevocations(const QString &path, const Person &trainer,
                                           const Secret &passphrase);
};

} // namespace pitwise
