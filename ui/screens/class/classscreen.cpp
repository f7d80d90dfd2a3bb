// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/classscreen.h"

#include "ui/screens/class/examspage.h"
#include "ui/screens/class/homeworkpage.h"
#include "ui/screens/class/mistakespage.h"
#include "ui/screens/class/peoplepage.h"
#include "ui/screens/class/personpage.h"
#include "ui/shell/filedialogs.h"
#include "ui/theme/typescale.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace pitwise::ui {

ClassScreen::ClassScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_door(new TrainerDoor{shell, this}),
      m_pages(new Choice{{tr("People"), tr("Mistakes"), tr("Exams"), tr("Homework")}, this}),
      m_stack(new QStackedWidget{this}),
      m_note(new QLabel{this}),
      m_people(new PeoplePage{this}),
      m_person(new PersonPage{shell, this}),
      m_mistakes(new MistakesPage{shell, this}),
      m_exams(new ExamsPage{shell, this}),
      m_homework(new HomeworkPage{shell, this}),
      m_csv(new PillButton{tr("Certifications as CSV\u2026"), this}),
      m_report(new PillButton{tr("Report\u2026"), this}),
      m_add(new PillButton{tr("Add people"), this})
{
    arrange();
    connect(m_pages, &Choice::clicked, this, [this] { show(Page(m_pages->current())); });
    connect(m_people, &PeoplePage::chosen, this, &ClassScreen::showPerson);
    connect(m_person, &PersonPage::back, this, [this] { show(People); });
    connect(m_csv, &QAbstractButton::clicked, this, &ClassScreen::askForCsv);
    connect(m_add, &QAbstractButton::clicked, this,
            [this] { this->shell().goTo(QStringLiteral("records"), QStringLiteral("people")); });
    connect(m_report, &QAbstractButton::clicked, this, &ClassScreen::askForReport);
    connect(&shell.trainersArea(), &TrainersArea::changed, this, &ClassScreen::follow);
    connect(&shell.records(), &RecordsDesk::placeChanged, this, &ClassScreen::follow);
    connect(&shell.records(), &RecordsDesk::offlineChanged, this, [this] {
        if (isVisible())
            refresh();
    });
}

void ClassScreen::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(34, 26, 34, 22);
    page->setSpacing(12);
    auto *head = new QHBoxLayout;
    head->setSpacing(18);
    auto *title = new QLabel{tr("Class"), this};
    title->setFont(uiFont(28, QFont::Bold));
    head->addWidget(title);
    m_pages->setAccessibleName(tr("What to see of the class"));
    head->addWidget(m_pages);
    head->addStretch(1);
    head->addWidget(m_door->button());
    page->addLayout(head);
    page->addWidget(m_door);
    m_note->setFont(uiFont(16));
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignCenter);
    for (QWidget *part : {static_cast<QWidget *>(m_note), static_cast<QWidget *>(m_people),
                          static_cast<QWidget *>(m_mistakes), static_cast<QWidget *>(m_exams),
                          static_cast<QWidget *>(m_homework), static_cast<QWidget *>(m_person)})
        m_stack->addWidget(part);
    page->addWidget(m_stack, 1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(10);
    foot->addStretch(1);
    foot->addWidget(m_csv);
    foot->addWidget(m_add);
    foot->addWidget(m_report);
    page->addLayout(foot);
}

QString ClassScreen::note() const
{
    return m_stack->currentWidget() == m_note ? m_note->text() : QString{};
}

void ClassScreen::say(const QString &note)
{
    m_note->setText(note);
    m_stack->setCurrentWidget(m_note);
}

void ClassScreen::entered()
{
    follow();
    if (shell().trainersArea().isOpen())
        m_stack->currentWidget()->setFocus();
    else
        m_door->button()->setFocus();
}

void ClassScreen::left()
{
    shell().classroom().watchExams(false);
}

void ClassScreen::askedFor(const QString &what)
{
    m_scenario = scenarioWished(what);
    m_wanted = m_scenario.isEmpty() ? what : QString{};
    follow();
    if (!m_scenario.isEmpty() && !shell().trainersArea().isOpen())
        m_door->use();
}

void ClassScreen::follow()
{
    const bool isOpen = shell().trainersArea().isOpen();
    for (QWidget *part : {static_cast<QWidget *>(m_pages), static_cast<QWidget *>(m_csv),
                          static_cast<QWidget *>(m_report), static_cast<QWidget *>(m_add)})
        part->setVisible(isOpen);
    ++m_asked;
    if (!isOpen) {
        shell().classroom().watchExams(false);
        m_people->setTrainees({}); // nothing of it stays on the screen, or behind it
        m_person->clear();
        return say(shell().records().isThere()
                       ? tr("The class is for its trainer. Press \"Trainer\u2026\" and give your "
                            "passphrase.")
                       : tr("There are no records."));
    }
    if (!isVisible())
        return;
    const QString scenario = std::exchange(m_scenario, {});
    if (scenario.isEmpty())
        return show(Page(m_pages->current()));
    m_homework->form().chooseScenario(scenario);
    show(HomeworkOfAll);
}

void ClassScreen::show(Page page)
{
    if (!shell().trainersArea().isOpen())
        return;
    shell().trainersArea().used();
    m_pages->setCurrent(page);
    shell().classroom().watchExams(page == Exams);
    const std::array<QWidget *, 4> widgets{m_people, m_mistakes, m_exams, m_homework};
    m_stack->setCurrentWidget(widgets[static_cast<std::size_t>(page)]);
    refresh();
}

void ClassScreen::refresh()
{
    if (!shell().trainersArea().isOpen())
        return;
    if (m_pages->current() == Mistakes)
        m_mistakes->refresh();
    if (m_pages->current() == HomeworkOfAll)
        m_homework->refresh();
    const int asked = ++m_asked;
    shell().classroom().everybody(this, [this, asked](const ClassList &list) {
        if (asked == m_asked)
            fill(list);
    });
}

void ClassScreen::fill(const ClassList &list)
{
    if (!list.trouble.isEmpty())
        return say(list.trouble);
    std::vector<Trainee> trainees = list.trainees;
    sortByNeed(trainees, QDate::currentDate());
    m_people->setTrainees(trainees);
    m_homework->setTrainees(trainees);
    const QString wanted = std::exchange(m_wanted, {});
    const auto found = std::find_if(trainees.begin(), trainees.end(),
                                    [&](const Trainee &each) { return each.person.id == wanted; });
    if (!wanted.isEmpty() && found != trainees.end())
        return showPerson(*found);
    if (m_stack->currentWidget() == m_note)
        m_stack->setCurrentWidget(m_people);
    if (trainees.empty() && m_pages->current() == People)
        say(tr("Nobody is in the class yet. Press \"Add people\"."));
}

void ClassScreen::showPerson(const Trainee &trainee)
{
    shell().trainersArea().used();
    m_pages->setCurrent(People);
    m_person->show(trainee);
    m_stack->setCurrentWidget(m_person);
    m_person->setFocus();
}

void ClassScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return Screen::keyPressEvent(event);
    if (m_stack->currentWidget() == m_person)
        show(People);
    else
        shell().goHome();
}

void ClassScreen::askForCsv()
{
    QString kind;
    const QString path = QFileDialog::getSaveFileName(this, tr("Write all certifications"),
                                                      QStringLiteral("certifications.csv"),
                                                      tr("CSV (*.csv)"), &kind);
    if (!path.isEmpty())
        writeCertifications(withEnding(path, kind));
}

void ClassScreen::writeCertifications(const QString &path)
{
    shell().classroom().writeCertifications(path, this, [this, path](const QString &trouble) {
        if (trouble.isEmpty())
            shell().tell(tr("Saved: %1").arg(path));
        else
            shell().showError(tr("The file could not be written"),
                              QStringLiteral("%1: %2").arg(path, trouble));
    });
}

void ClassScreen::askForReport()
{
    shell().classroom().report(this, [this](const Document &report, const QString &trouble) {
        if (!trouble.isEmpty())
            return shell().showError(tr("The report cannot be made"), trouble);
        askToWriteDocument(shell(), report, tr("Write a report of the class"), tr("class"), this);
    });
}

} // namespace pitwise::ui
