// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/examstation.h"

#include "app/desktop/startup.h"
#include "engine/session/notation.h"
#include "ui/screens/exam/beforepage.h"
#include "ui/screens/exam/afterpage.h"
#include "ui/screens/exam/examtable.h"
#include "ui/screens/exam/personlist.h"
#include "ui/screens/exam/setpage.h"
#include "ui/screens/exam/sittingpage.h"
#include "ui/screens/exam/trainerproof.h"
#include "ui/screens/screens.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

#include <algorithm>
#include <span>

namespace pitwise::test {

using namespace ui;

namespace {

constexpr int Patience = 30'000; // ms

Secret secretOf(const char *text)
{
    std::string typed{text};
    return Secret::taking(typed);
}

} // namespace

void addSchool(const std::string &where, bool create)
{
    Records records{where, {.create = create}};
    (void)records.people().addTrainer("Kim Moreau", secretOf(TrainersPassphrase));
    const Person ada = records.people().addTrainee("1042", "Ada Byron");
    records.people().setSecret(ada.id, secretOf(TraineesPin));
    (void)records.people().addTrainee("1043", "Ben Cole");
}

ExamStation::ExamStation(const QString &records, const QString &journals)
{
    constexpr int RetryMs = 50;
    m_timer.start();
    m_records = std::make_unique<DesktopRecords>(
        RecordsFiles{.where = records.toStdString(), .journals = journals.toStdString()}, RetryMs);
    m_exams = std::make_unique<DesktopExams>(*m_records, RetryMs);
    Environment environment = bareEnvironment();
    environment.records = m_records.get();
    environment.exams = m_exams.get();
    environment.sound = &m_sounds;
    environment.clock = [this] { return m_timer.elapsed() + m_passed; };
    m_window = std::make_unique<MainWindow>(environment, allScreens());
    ViewOptions options = m_window->shell().viewOptions();
    options.speed = 0;
    m_window->shell().setViewOptions(options);
    m_window->resize(1280, 720);
    m_window->show();
    m_window->activateWindow();
    (void)QTest::qWaitForWindowExposed(m_window.get());
    m_window->showScreen<ExamScreen>();
}

ExamStation::~ExamStation() = default;

TableHands &ExamStation::hands()
{
    return screen().sitting().table()->hands();
}

const Sitting &ExamStation::sitting() const
{
    return m_window->screen<ExamScreen>().sitting().table()->sitting();
}

bool ExamStation::isStoring()
{
    return screen().sitting().table()->isStoring();
}

bool ExamStation::inExam()
{
    return shell().isInExam();
}

bool ExamStation::set(int exam)
{
    SetPage &page = screen().setting();
    if (!QTest::qWaitFor(
            [&] {
                return page.people()->list()->count() > 0 && page.exams()->count() > 0
                    && page.proof()->names()->count() > 0;
            },
            Patience))
        return false;
    page.people()->field()->setFocus();
    QTest::keyClicks(page.people()->field(), QStringLiteral("Ada"));
    if (!QTest::qWaitFor([&] { return page.mustResume() == (exam < 0); }, Patience))
        return false;
    if (exam >= 0)
        page.exams()->setCurrentIndex(exam);
    QTest::keyClicks(page.proof()->field(), QLatin1String{TrainersPassphrase});
    QTest::keyClick(page.proof()->field(), Qt::Key_Return);
    return QTest::qWaitFor([&] { return screen().page() == &screen().before(); }, Patience);
}

bool ExamStation::begin(int exam)
{
    if (!set(exam))
        return false;
    BeforePage &page = screen().before();
    QTest::keyClicks(page.pin(), QLatin1String{TraineesPin});
    QTest::keyClick(page.pin(), Qt::Key_Return);
    // Where it was killed between the last act and the result, it ends at once.
    return QTest::qWaitFor([&] { return inExam() || screen().page() == &screen().after(); },
                           Patience);
}

bool ExamStation::dealOne(Hands &hands)
{
    const std::size_t before = sitting().session().log().size();
    const Act act = *sitting().next();
    hands.does(act);
    const bool happened = QTest::qWaitFor(
        [&] { return !isStoring() && sitting().session().log().size() > before; }, Patience);
    if (!happened) {
        const auto &chips = sitting().session().house().table.chips;
        for (const LogEntry &entry :
             std::span{sitting().session().log()}.last(std::min<std::size_t>(before, 40)))
            qWarning("%s", toText(entry, chips).c_str());
        qWarning("did not happen: %s", toText(act, chips).c_str());
    }
    return happened;
}

bool ExamStation::dealAll(Hands &hands)
{
    const int rounds = screen().sitting().rounds();
    while (sitting().roundsDone() < rounds) {
        if (!dealOne(hands))
            return false;
    }
    return QTest::qWaitFor([&] { return !inExam(); }, Patience); // it ends by itself
}

} // namespace pitwise::test
