// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/settings/groups.h"
#include "ui/screens/settings/recordsplaceedit.h"

#include <QCoreApplication>
#include <QLineEdit>

namespace pitwise::ui {

namespace {

struct RecordsPreferences
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::RecordsPreferences)
};

} // namespace

PreferenceGroup *recordsPreferences(Shell &shell, QWidget *parent)
{
    auto *group = new PreferenceGroup{RecordsPreferences::tr("Records"), parent};
    auto *edit = new RecordsPlaceEdit{shell, group};
    const QString given = shell.environment().recordsGiven;
    const QString help =
        given.isEmpty()
            ? RecordsPreferences::tr("Where people and sessions are kept: a file on this computer, "
                                     "or a school's server, postgresql://station4@server/school.")
            : RecordsPreferences::tr(
                "Named when Pitwise was started, so it cannot be changed here.");
    group->addControl(
        {RecordsPreferences::tr("File or server"),
         help,
         {RecordsPreferences::tr("database PostgreSQL SQLite people sessions")}},
        edit,
        {[&shell, edit, given] {
             edit->show(given.isEmpty() ? shell.settings().recordsPlace() : given);
         },
         [&shell, given] { return !given.isEmpty() || shell.settings().recordsPlace().isEmpty(); },
         [&shell, edit] {
             edit->field()->setModified(false);
             shell.setRecordsPlace({});
         }});
    QObject::connect(&shell.records(), &RecordsDesk::placeChanged, group,
                     &PreferenceGroup::refresh);
    return group;
}

} // namespace pitwise::ui
