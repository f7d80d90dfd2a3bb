// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/schoolpictures.h"

#include "ui/screens/class/classscreen.h"
#include "ui/screens/class/peoplepage.h"
#include "ui/screens/exams/examsscreen.h"
#include "ui/screens/exams/verifypage.h"
#include "ui/screens/records/exportdialog.h"
#include "ui/screens/records/recordsscreen.h"
#include "ui/screens/settings/settingsscreen.h"

#include <QCoreApplication>
#include <QLineEdit>

namespace pitwise::pictures {

using namespace ui;

void takeCertificate(Studio &studio)
{
    VerifyPage &page = studio.window().showScreen<ExamsScreen>().verifying();
    QEventLoop until;
    QObject::connect(&page, &VerifyPage::checked, &until, &QEventLoop::quit);
    page.check(QStringLiteral("ada.pitcert"));
    until.exec();
    studio.take(QStringLiteral("certificate"));
}

void takeClass(Studio &studio)
{
    studio.window().shell().trainersArea().enter(
        {.id = QStringLiteral("kim"), .name = QStringLiteral("Kim Moreau")});
    auto &screen = studio.window().showScreen<ClassScreen>();
    screen.show(ClassScreen::People);
    studio.take(QStringLiteral("class"));
    screen.showPerson(screen.people().model().at(0));
    studio.take(QStringLiteral("class-person"));
    screen.show(ClassScreen::Mistakes);
    studio.take(QStringLiteral("class-mistakes"));
    screen.show(ClassScreen::Exams);
    studio.take(QStringLiteral("class-exams"));
    screen.show(ClassScreen::HomeworkOfAll);
    studio.take(QStringLiteral("class-homework"));
    screen.show(ClassScreen::People);
    studio.window().shell().trainersArea().leave();
}

void takeRecords(Studio &studio)
{
    studio.setDealer(madeDealer());
    studio.window().showScreen<RecordsScreen>();
    studio.take(QStringLiteral("records"));
    studio.setDealer({});
    auto &trainersArea = studio.window().shell().trainersArea();
    trainersArea.enter({.id = QStringLiteral("5"), .name = QStringLiteral("Kim Moreau")});
    studio.take(QStringLiteral("records-trainer"));
    auto &records = studio.window().screen<RecordsScreen>();
    records.showPeople(true);
    studio.take(QStringLiteral("records-people"));
    records.showPeople(false);
    records.askToExport();
    studio.take(QStringLiteral("records-export"));
    records.findChild<ExportDialog *>()->close();
    trainersArea.leave();
}

void takeSettings(Studio &studio)
{
    auto &settings = studio.window().showScreen<SettingsScreen>();
    studio.take(QStringLiteral("settings"));
    settings.search()->setText(
        QCoreApplication::translate("pitwise::ui::SoundPreferences", "Sound"));
    studio.take(QStringLiteral("settings-search"));
    settings.search()->setText(
        QCoreApplication::translate("pitwise::ui::RecordsPreferences", "Who may do what"));
    studio.take(QStringLiteral("settings-records"));
    settings.search()->clear();
}

} // namespace pitwise::pictures
