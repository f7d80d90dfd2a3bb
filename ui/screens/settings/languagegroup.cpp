// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/settings/groups.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise::ui {

namespace {

struct LanguagePreferences
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::LanguagePreferences)
};

} // namespace

PreferenceGroup *languagePreferences(Shell &shell, QWidget *parent)
{
    auto *group = new PreferenceGroup{LanguagePreferences::tr("Language"), parent};
    QStringList names{LanguagePreferences::tr("As the system")};
    QStringList codes{QString{}};
    if (const Languages *languages = shell.environment().languages) {
        for (const Language &language : languages->available()) {
            names << language.name;
            codes << language.code;
        }
    }
    group->addList(
        {LanguagePreferences::tr("Language"),
         LanguagePreferences::tr("Of the window, of findings and of what is printed.")},
        names,
        [&shell, codes] {
            return static_cast<int>(
                std::max<qsizetype>(0, codes.indexOf(shell.settings().language())));
        },
        [&shell, codes](int index) { shell.setLanguage(codes[index]); });
    return group;
}

} // namespace pitwise::ui
