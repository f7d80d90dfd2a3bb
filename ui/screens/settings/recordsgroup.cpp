// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/settings/groups.h"
#include "ui/screens/settings/recordsplaceedit.h"

#include "ui/theme/typescale.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>

namespace pitwise::ui {

namespace {

struct RecordsPreferences
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::RecordsPreferences)
};

QLabel *whoMayDoWhat(QWidget *parent)
{
    auto *label = new QLabel{parent};
    label->setFont(uiFont(13));
    label->setWordWrap(true);
    label->setText(QStringList{
        RecordsPreferences::tr("Everybody: deal, see his own sessions, set his own PIN. A "
                               "guest's sessions are not kept."),
        RecordsPreferences::tr("Trainers, with their passphrase: see everybody's sessions, add "
                               "people, say who has left, set a new PIN; exams, certificates "
                               "and homework."),
        RecordsPreferences::tr("Whoever owns the file or the database: back up, restore, remove "
                               "a person, set a forgotten passphrase (pitwise-cli records). On "
                               "a server, press Test to see what this station may do."),
    }
                       .join(QStringLiteral("\n")));
    return label;
}

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
    group->addControl({RecordsPreferences::tr("Who may do what"),
                       RecordsPreferences::tr("What each may do with these records."),
                       {RecordsPreferences::tr("rights trainer owner PIN passphrase")}},
                      whoMayDoWhat(group), {[] {}, [] { return true; }, [] {}});
    QObject::connect(&shell.records(), &RecordsDesk::placeChanged, group,
                     &PreferenceGroup::refresh);
    return group;
}

} // namespace pitwise::ui
