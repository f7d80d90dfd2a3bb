// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/trainingpictures.h"

#include "app/desktop/pictures/carelessdealer.h"
#include "ui/screens/learn/coursepage.h"
#include "ui/screens/learn/learnscreen.h"
#include "ui/screens/learn/lessonpage.h"
#include "ui/screens/practise/practisescreen.h"
#include "ui/screens/progress/progressscreen.h"
#include "ui/screens/review/manypage.h"
#include "ui/screens/review/reviewpage.h"
#include "ui/screens/review/reviewscreen.h"
#include "ui/screens/start/startscreen.h"
#include "ui/screens/start/whatnow.h"
#include "ui/shell/whodeals.h"
#include "ui/table/roundplayer.h"

#include <QApplication>

#include <algorithm>

namespace pitwise::pictures {

using namespace ui;

namespace {

/// A session with a few mistakes, some minutes long.
void dealForReview(Studio &studio)
{
    studio.deal("washington", 31, Coaching::Practice, 5);
    CarelessDealer dealer;
    while (studio.sitting().table().roundNumber < 15)
        studio.act(dealer.insteadOf(*studio.sitting().next()));
}

} // namespace

void takeStart(Studio &studio, const QString &name)
{
    const WhatNow *now = studio.window().screen<StartScreen>().whatNow();
    waitFor(now, &WhatNow::told, [&] { studio.window().showHome(); });
    studio.take(name);
}

void takePractice(Studio &studio)
{
    auto &practise = studio.window().screen<PractiseScreen>();
    waitFor(&practise, &PractiseScreen::ready,
            [&] { studio.window().showScreen<PractiseScreen>(); });
    studio.take(QStringLiteral("practise"));
    waitFor(&studio.window().shell().sessions(), &Sessions::tableWanted,
            [&] { practise.practiseButton()->click(); });
    studio.dealUntil(firstCardsLie);
    studio.take(QStringLiteral("practise-round"));
    studio.dealUntil([](const Table &table) { return table.roundNumber > 1; });
    practise.run().stop();
    studio.window().showScreen<PractiseScreen>();
    studio.take(QStringLiteral("practise-result"));
}

void takeProgress(Studio &studio)
{
    auto &progress = studio.window().screen<ProgressScreen>();
    waitFor(&progress, &ProgressScreen::ready,
            [&] { studio.window().showScreen<ProgressScreen>(); });
    studio.take(QStringLiteral("progress"));
}

void takeReview(Studio &studio)
{
    dealForReview(studio);
    auto &review = studio.window().showScreen<ReviewScreen>();
    QEventLoop until;
    QObject::connect(&review, &ReviewScreen::opened, &until, &QEventLoop::quit);
    QObject::connect(review.page(), &ReviewPage::watching, &until, &QEventLoop::quit);
    review.askedFor({});
    until.exec();
    studio.take(QStringLiteral("review"));
    review.page()->watch();
    until.exec();
    review.page()->player()->setPlaying(false);
    studio.take(QStringLiteral("review-watch"));
    review.page()->stopWatching();
}

void takeComingBack(Studio &studio)
{
    studio.setDealer(madeDealer());
    auto &review = studio.window().showScreen<ReviewScreen>();
    review.pages()->setCurrent(1);
    Q_EMIT review.pages()->chosen(1);
    while (!review.many()->isReady())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    studio.take(QStringLiteral("review-several"));
    studio.setDealer({});
}

void takeWhoDeals(Studio &studio)
{
    auto *button = studio.window().screen<StartScreen>().findChild<WhoDealsButton *>();
    button->ask();
    studio.take(QStringLiteral("start-who"));
    button->popup()->close();
    studio.setDealer(madeDealer());
    takeStart(studio, QStringLiteral("start-dealer"));
    studio.setDealer({});
}

void takeCourse(Studio &studio)
{
    auto &learn = studio.window().screen<LearnScreen>();
    waitFor(&learn, &LearnScreen::ready, [&] { studio.window().showScreen<LearnScreen>(); });
    studio.take(QStringLiteral("learn"));
    const std::vector<Lesson> &lessons = learn.course().lessons;
    for (const auto &[kind, name] :
         {std::pair{StepKind::Read, "learn-read"}, std::pair{StepKind::Watch, "learn-watch"},
          std::pair{StepKind::Do, "learn-do"}, std::pair{StepKind::Ask, "learn-ask"}}) {
        const Lesson &lesson = lessons[lessons.size() / 2];
        const auto step =
            std::find_if(lesson.steps.begin(), lesson.steps.end(),
                         [kind = kind](const LessonStep &each) { return each.kind == kind; });
        if (step == lesson.steps.end())
            continue;
        learn.open(static_cast<int>(lessons.size() / 2));
        learn.lesson()->goTo(static_cast<int>(step - lesson.steps.begin()));
        while (learn.lesson()->isBusy())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        studio.take(QLatin1String{name});
    }
    learn.closeLesson();
}

} // namespace pitwise::pictures
