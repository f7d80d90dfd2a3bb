// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/secretrules.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

struct SecretRules
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::SecretRules)
};

} // namespace

QString passphraseTrouble(const QString &typed, const QString &again)
{
    constexpr qsizetype Shortest = 8;
    if (typed != again)
        return SecretRules::tr("The passphrases are not the same.");
    if (typed.size() < Shortest)
        return SecretRules::tr("A passphrase has %n characters or more. It guards the key that "
                               "signs certificates.",
                               nullptr, Shortest);
    return {};
}

} // namespace pitwise::ui
