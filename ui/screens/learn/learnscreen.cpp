// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/learn/learnscreen.h"

#include "ui/screens/learn/coursepage.h"
#include "ui/screens/learn/lessonpage.h"

#include "ui/shell/openhomework.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace pitwise::ui {

LearnScreen::LearnScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_head(new QWidget{this}),
      m_house(new HouseBox{tr("House"), this}),
      m_list(new CoursePage{this}),
      m_lesson(new LessonPage{shell, this})
{
    arrange();
    for (const KnownHouse &known : shell.houses().all())
        m_house->add(known);
    m_house->choose(shell.houses().chosen());
    connect(m_house, &QComboBox::currentIndexChanged, this, &LearnScreen::makeAnew);
    connect(m_list, &CoursePage::lessonWanted, this, &LearnScreen::open);
    connect(m_lesson, &LessonPage::closed, this, &LearnScreen::closeLesson);
    connect(m_lesson, &LessonPage::nextLessonWanted, this, [this] { open(m_open + 1); });
    connect(m_lesson, &LessonPage::done, this, [this](const QString &lesson) {
        this->shell().settings().setLessonDone(person(),
                                               QString::fromStdString(m_course.known.name), lesson);
        this->shell().openHomework().achieved(HomeworkKind::Lesson, lesson, m_course.known.name);
        showDone();
    });
    const Environment &around = shell.environment();
    m_list->allowArranging(around.addLesson && around.orderLessons);
    connect(m_list, &CoursePage::fileWanted, this, [this] {
        const QString file =
            QFileDialog::getOpenFileName(this, tr("Add a lesson file"), {}, tr("Lessons (*.toml)"));
        if (!file.isEmpty())
            addLesson(file);
    });
    connect(m_list, &CoursePage::reordered, this, &LearnScreen::keepOrder);
    connect(&shell.keeper(), &SessionKeeper::dealerChanged, this, &LearnScreen::showDone);
    makeAnew();
}

void LearnScreen::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(34, 26, 34, 22);
    page->setSpacing(12);
    auto *row = new QHBoxLayout{m_head};
    row->setContentsMargins(0, 0, 0, 0);
    auto *title = new QLabel{tr("Learn to deal"), m_head};
    title->setFont(uiFont(28, QFont::Bold));
    row->addWidget(title, 1);
    m_house->setMinimumHeight(34);
    m_house->setFont(uiFont(15, QFont::DemiBold));
    row->addWidget(m_house);
    page->addWidget(m_head);
    page->addWidget(m_list, 1);
    page->addWidget(m_lesson, 1);
    m_lesson->hide();
}

void LearnScreen::entered()
{
    if (hasLesson())
        m_lesson->goTo(m_lesson->step());
    else
        m_list->takeFocus();
}

void LearnScreen::askedFor(const QString &what)
{
    if (what.isEmpty())
        return;
    m_wanted = what;
    if (shell().houses().chosen() != m_course.known.name)
        chooseHouse(shell().houses().chosen());
    else if (m_isReady)
        openWanted();
}

void LearnScreen::openWanted()
{
    const std::string wanted = std::exchange(m_wanted, {}).toStdString();
    for (std::size_t i = 0; i < m_course.lessons.size(); ++i) {
        if (m_course.lessons[i].id == wanted)
            return open(static_cast<int>(i));
    }
}

void LearnScreen::left()
{
    m_lesson->pause();
}

void LearnScreen::viewOptionsChanged(const ViewOptions &options)
{
    m_lesson->setOptions(options);
}

void LearnScreen::houseChanged(const KnownHouse &known)
{
    m_house->add(known);
    if (known.name == m_course.known.name)
        makeAnew();
}

void LearnScreen::houseRemoved(const std::string &name)
{
    m_house->remove(name);
}

void LearnScreen::chooseHouse(const std::string &name)
{
    if (m_house->choose(name))
        makeAnew();
}

void LearnScreen::makeAnew()
{
    closeLesson();
    m_isReady = false;
    m_course.known = m_house->known();
    m_list->setBusy();
    std::vector<House> others;
    for (const KnownHouse &each : m_house->all())
        others.push_back(each.house);
    m_work.restart([known = m_house->known(), read = shell().environment().lessons,
                    others] { return makeCourse(known, read ? read() : LessonSet{}, others); },
                   [this](HouseCourse course) {
                       m_course = std::move(course);
                       m_isReady = true;
                       m_list->setCourse(m_course, doneLessons());
                       if (isVisible() && !hasLesson())
                           m_list->takeFocus();
                       openWanted();
                       Q_EMIT ready();
                   });
}

void LearnScreen::addLesson(const QString &file)
{
    m_filing.start(
        [add = shell().environment().addLesson, path = file.toStdString()] { return add(path); },
        [this](const std::string &trouble) {
            if (trouble.empty())
                return makeAnew();
            m_list->tellTrouble(tr("This file was not added:") + QLatin1Char('\n')
                                + QString::fromStdString(trouble));
        });
}

void LearnScreen::keepOrder(const std::vector<std::string> &ids)
{
    std::vector<Lesson> lessons;
    for (const std::string &id : ids) {
        for (const Lesson &lesson : m_course.lessons) {
            if (lesson.id == id)
                lessons.push_back(lesson);
        }
    }
    m_course.lessons = std::move(lessons);
    // One after the other: the last order is the one that stays.
    m_toStore = ids;
    storeOrder();
}

void LearnScreen::storeOrder()
{
    if (m_filing.isBusy() || m_toStore.empty())
        return;
    m_filing.start([store = shell().environment().orderLessons,
                    ids = std::exchange(m_toStore, {})] { return store(ids); },
                   [this](const std::string &trouble) {
                       m_list->tellTrouble(trouble.empty() ? QString{}
                                                           : tr("The order could not be stored:")
                                                                 + QLatin1Char('\n')
                                                                 + QString::fromStdString(trouble));
                       storeOrder();
                   });
}

QString LearnScreen::person() const
{
    return shell().keeper().dealer().id;
}

QStringList LearnScreen::doneLessons() const
{
    return shell().settings().doneLessons(person(), QString::fromStdString(m_course.known.name));
}

void LearnScreen::showDone()
{
    if (m_isReady)
        m_list->setDone(doneLessons());
}

void LearnScreen::open(int lesson)
{
    if (lesson < 0 || lesson >= static_cast<int>(m_course.lessons.size()))
        return closeLesson();
    m_open = lesson;
    m_head->hide();
    m_list->hide();
    m_lesson->show();
    m_lesson->open(m_course.known, m_course.lessons[static_cast<std::size_t>(lesson)],
                   lesson + 1 == static_cast<int>(m_course.lessons.size()));
}

void LearnScreen::closeLesson()
{
    m_lesson->pause();
    m_open = -1;
    m_lesson->hide();
    m_head->show();
    m_list->show();
    m_list->takeFocus();
}

} // namespace pitwise::ui
