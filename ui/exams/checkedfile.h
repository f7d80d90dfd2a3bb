// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/sentence.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace pitwise::ui {

/// A site's key that the user trusts.
struct TrustedKey
{
    QString hex; ///< the public key
    QString id; ///< short enough to type
    QString site;
    QString made; ///< a day: 2026-03-01

    bool operator==(const TrustedKey &) const = default;
};

/// Whom the user trusts, and what they have declared void.
struct Trusted
{
    QList<TrustedKey> keys;
    QStringList revocations; ///< texts of revocation lists

    bool operator==(const Trusted &) const = default;
};

/// What a certificate says.
struct CertificateFacts
{
    struct Group
    {
        Sentence name;
        QString grade; ///< 98.50 (66 of 67)
    };

    QString name;
    QString number;
    QString exam;
    QString house;
    QString score;
    std::vector<Group> groups;
    QString hours;
    QString trainer;
    QString site;
    QString granted;
    QString expires;
};

/// What came of checking a file: a certificate, a site's key or a revocation list.
struct CheckedFile
{
    enum class Verdict {
        Valid, ///< a certificate that holds
        UnknownKey, ///< everything holds, but nobody here trusts the key that signed it
        NotValid, ///< a certificate that does not hold
        Key, ///< the file is a site's key
        Revocations, ///< the file is a revocation list
        Unreadable, ///< nothing of that kind, or it cannot be read
    };

    Verdict verdict = Verdict::Unreadable;
    std::vector<Sentence> reasons; ///< why it does not hold
    std::vector<Sentence> remarks;
    CertificateFacts facts; ///< of a certificate
    bool hasFacts = false;
    TrustedKey key; ///< that signed it, or that the file is
    QString fingerprint; ///< of that key, for people to compare
    bool isTrusted = false; ///< that key
    QString text; ///< of a revocation list
    int revoked = 0; ///< entries of that list
};

} // namespace pitwise::ui
