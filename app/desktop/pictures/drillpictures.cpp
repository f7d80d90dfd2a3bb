// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/drillpictures.h"

#include "ui/screens/drills/drillpad.h"
#include "ui/screens/drills/drillpage.h"
#include "ui/screens/drills/drillsscreen.h"
#include "ui/screens/drills/drillsummary.h"
#include "ui/screens/drills/drillverdict.h"
#include "ui/screens/drills/watchpad.h"

#include <QApplication>

namespace pitwise::pictures {

using namespace ui;

namespace {

/// Waits until a task is asked.
void waitForTask(DrillPage &page)
{
    if (page.runner().task() == nullptr)
        waitFor(&page.runner(), &DrillRunner::asked, [] {});
}

} // namespace

void takeDrills(Studio &studio)
{
    auto &drills = studio.window().showScreen<DrillsScreen>();
    DrillPage &page = *drills.page();
    drills.chooseHouse("washington");
    QApplication::processEvents();
    studio.take(QStringLiteral("drills"));
    for (const Drill drill : AllDrills) {
        drills.begin(drill, DrillLevel::Second, 11);
        waitForTask(page);
        if (auto *watch = qobject_cast<WatchPad *>(page.pad())) {
            while (watch->shown() <= std::get<Stopped>(solution(*page.runner().task())).event)
                watch->goOn();
        }
        studio.take(QStringLiteral("drill-") + QLatin1String(name(drill).data()));
    }
    drills.begin(Drill::Limits, DrillLevel::Second, 11);
    waitForTask(page);
    const auto right = std::get<std::size_t>(solution(*page.runner().task()));
    Q_EMIT page.pad()->answered(DrillAnswer{right == 0 ? std::size_t{1} : std::size_t{0}});
    studio.take(QStringLiteral("drill-wrong"));
    for (int i = 0; i < TasksInRun; ++i) {
        waitForTask(page);
        if (!page.runner().isAnswered())
            Q_EMIT page.pad()->answered(solution(*page.runner().task()));
        if (i == 1)
            studio.take(QStringLiteral("drill-right"));
        Q_EMIT page.verdict()->nextWanted();
    }
    studio.take(QStringLiteral("drill-summary"));
    drills.showAll();
}

} // namespace pitwise::pictures
