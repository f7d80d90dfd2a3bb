// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/examscreen.h"

#include "ui/screens/exam/afterpage.h"
#include "ui/screens/exam/beforepage.h"
#include "ui/screens/exam/keyspage.h"
#include "ui/screens/exam/personlist.h"
#include "ui/screens/exam/resultspage.h"
#include "ui/screens/exam/setpage.h"
#include "ui/screens/exam/sittingpage.h"
#include "ui/shell/shell.h"

#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace pitwise::ui {

using Place = ExamPlaces::Place;

ExamScreen::ExamScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_places(new ExamPlaces{Place::Sit, this}),
      m_pages(new QStackedWidget{this}),
      m_set(new SetPage{shell}),
      m_before(new BeforePage{shell}),
      m_sitting(new SittingPage{shell}),
      m_after(new AfterPage{shell}),
      m_results(new ResultsPage{shell}),
      m_keys(new KeysPage{shell})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_places);
    column->addWidget(m_pages, 1);
    for (QWidget *page : {static_cast<QWidget *>(m_set), static_cast<QWidget *>(m_before),
                          static_cast<QWidget *>(m_after), static_cast<QWidget *>(m_results),
                          static_cast<QWidget *>(m_keys)})
        addPage(page);
    m_pages->addWidget(m_sitting); // to the edges
    connectPages();
    turnTo(m_set);
}

void ExamScreen::addPage(QWidget *page)
{
    page->layout()->setContentsMargins(34, 18, 34, 22);
    m_pages->addWidget(page);
}

void ExamScreen::connectPages()
{
    connect(m_places, &ExamPlaces::chosen, this,
            [this](int place) { show(static_cast<Place>(place)); });
    connect(m_set, &SetPage::isSet, this, [this](const Dealer &trainee, const ExamOffer &offer) {
        m_who = trainee.name.simplified();
        shell().trainersArea().leave(); // the trainee takes the seat now
        turnTo(m_before);
        m_before->show(trainee, offer);
    });
    connect(m_before, &BeforePage::backWanted, this, [this] {
        shell().exams().unset();
        show(Place::Sit);
    });
    connect(m_before, &BeforePage::begun, this, &ExamScreen::begin);
    connect(m_sitting, &SittingPage::over, this, &ExamScreen::end);
    connect(m_sitting, &SittingPage::lost, this, [this](const QString &why) {
        shell().setInExam(false);
        show(Place::Sit);
        m_set->say(tr("The exam stopped here: %1. It is still under way.").arg(why));
    });
    connect(m_results, &ResultsPage::wanted, this,
            [this](const EndedExam &exam, const QString &who, const IssuedPaper &known) {
                m_back = Place::Results;
                turnTo(m_after);
                m_after->show(exam, who, known);
            });
    connect(m_after, &AfterPage::doneWanted, this, [this] { show(m_back); });
}

QString ExamScreen::title() const
{
    return tr("Exams and certificates");
}

QWidget *ExamScreen::page() const
{
    return m_pages->currentWidget();
}

void ExamScreen::turnTo(QWidget *page)
{
    m_pages->setCurrentWidget(page);
    m_places->setVisible(page == m_set || page == m_results || page == m_keys);
}

void ExamScreen::show(Place place)
{
    m_back = Place::Sit;
    switch (place) {
    case Place::Sit:
        turnTo(m_set);
        m_set->refresh();
        break;
    case Place::Results:
        turnTo(m_results);
        m_results->refresh();
        break;
    case Place::Check:
        m_places->setCurrent(static_cast<int>(Place::Sit));
        return shell().goTo(QStringLiteral("exams"));
    case Place::Keys:
        turnTo(m_keys);
        m_keys->refresh();
        break;
    }
    m_places->setCurrent(static_cast<int>(place));
    m_pages->currentWidget()->setFocus();
}

void ExamScreen::entered()
{
    if (shell().isInExam())
        return m_sitting->setFocus();
    show(page() == m_results ? Place::Results : page() == m_keys ? Place::Keys : Place::Sit);
}

void ExamScreen::askedFor(const QString &what)
{
    show(what == QLatin1String("results") ? Place::Results
         : what == QLatin1String("keys")  ? Place::Keys
                                          : Place::Sit);
}

/// What a trainer has set is not left lying about.
void ExamScreen::left()
{
    shell().exams().unset();
    if (page() == m_before)
        turnTo(m_set);
}

void ExamScreen::viewOptionsChanged(const ViewOptions &options)
{
    m_sitting->setOptions(options);
}

void ExamScreen::begin(const OpenedExam &exam)
{
    shell().setInExam(true);
    turnTo(m_sitting);
    m_sitting->begin(exam);
}

void ExamScreen::end(const EndedExam &exam)
{
    shell().setInExam(false);
    m_back = Place::Sit;
    turnTo(m_after);
    m_after->show(exam, m_who);
}

void ExamScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !shell().isInExam())
        shell().goHome();
    else
        Screen::keyPressEvent(event);
}

} // namespace pitwise::ui
