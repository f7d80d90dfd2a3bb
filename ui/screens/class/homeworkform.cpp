// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/homeworkform.h"

#include "engine/drills/drill.h"
#include "ui/text/findingwords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>

#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array DueInDays{0, 1, 3, 7, 14}; // 0: no date

QString homeworkTitle(Drill drill)
{
    switch (drill) {
    case Drill::Payouts:
        return HomeworkForm::tr("Payouts");
    case Drill::CutStack:
        return HomeworkForm::tr("Cutting out chips");
    case Drill::Outcomes:
        return HomeworkForm::tr("Who won, who lost");
    case Drill::NextAct:
        return HomeworkForm::tr("What comes next");
    case Drill::BurnAndDeal:
        return HomeworkForm::tr("Burning and dealing");
    case Drill::Limits:
        return HomeworkForm::tr("Limits");
    case Drill::Calls:
        return HomeworkForm::tr("Calls");
    case Drill::SpotMistake:
        return HomeworkForm::tr("Spot the mistake");
    case Drill::Questions:
        return HomeworkForm::tr("Questions about the house");
    }
    return {};
}

} // namespace

HomeworkForm::HomeworkForm(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_kind(new Choice{{tr("Situation"), tr("Lesson"), tr("Drill"), tr("Scenario")}, this}),
      m_what(new QComboBox{this}),
      m_house(new QComboBox{this}),
      m_due(new Choice{
          {tr("No date"), tr("Tomorrow"), tr("In 3 days"), tr("In a week"), tr("In 2 weeks")},
          this}),
      m_set(new PillButton{tr("Set homework"), this, PillButton::Rank::Primary})
{
    m_kind->setAccessibleName(tr("Kind of homework"));
    m_what->setAccessibleName(tr("What is to be done"));
    m_house->setAccessibleName(tr("House"));
    m_due->setAccessibleName(tr("Until when"));
    auto *lines = new QVBoxLayout{this};
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(8);
    auto *upper = new QHBoxLayout;
    upper->setSpacing(12);
    upper->addWidget(m_kind);
    upper->addWidget(m_what, 2);
    upper->addWidget(m_house, 1);
    lines->addLayout(upper);
    auto *lower = new QHBoxLayout;
    lower->setSpacing(12);
    lower->addWidget(m_due);
    lower->addStretch(1);
    lower->addWidget(m_set);
    lines->addLayout(lower);
    for (QComboBox *box : {m_what, m_house}) {
        box->setFont(uiFont(14));
        box->setMinimumContentsLength(12);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::currentTextChanged, box, &QWidget::setToolTip);
    }
    m_due->setCurrent(3);
    listHouses();
    listWhat();
    readLessons();
    readScenarios();
    connect(m_kind, &Choice::chosen, this, &HomeworkForm::listWhat);
    connect(m_set, &QAbstractButton::clicked, this, &HomeworkForm::set);
}

HomeworkKind HomeworkForm::chosenKind() const
{
    constexpr std::array Kinds{HomeworkKind::Situation, HomeworkKind::Lesson, HomeworkKind::Drill,
                               HomeworkKind::Scenario};
    return Kinds[static_cast<std::size_t>(m_kind->current())];
}

void HomeworkForm::listHouses()
{
    for (const KnownHouse &known : m_shell.houses().all())
        m_house->addItem(QString::fromStdString(known.shownAs()).simplified(),
                         QString::fromStdString(known.name));
}

/// From files, so not here.
void HomeworkForm::readLessons()
{
    if (!m_shell.environment().lessons)
        return;
    m_reading.start([read = m_shell.environment().lessons] { return read(); },
                    [this](const LessonSet &set) {
                        for (const LessonTemplate &lesson : set.lessons)
                            m_lessons.emplace_back(
                                QString::fromStdString(lesson.title).simplified(),
                                QString::fromStdString(lesson.id));
                        if (chosenKind() == HomeworkKind::Lesson)
                            listWhat();
                    });
}

/// The same.
void HomeworkForm::readScenarios()
{
    const auto &folder = m_shell.environment().scenarioFolder;
    m_readingScenarios.restart(
        [path = folder ? folder() : QString{}, around = m_shell.environment()] {
            return path.isEmpty() ? QList<ScenarioFile>{} : scenariosIn(path, around);
        },
        [this](QList<ScenarioFile> files) {
            files.removeIf([](const ScenarioFile &file) { return !file.scenario; });
            m_scenarios = std::move(files);
            if (chosenKind() == HomeworkKind::Scenario)
                listWhat();
        });
}

void HomeworkForm::chooseScenario(const QString &path)
{
    m_wanted = path;
    m_kind->setCurrent(3);
    listWhat();
    readScenarios(); // it may be a new one
}

void HomeworkForm::listWhat()
{
    m_what->clear();
    m_house->setVisible(chosenKind() != HomeworkKind::Scenario); // it has its own
    switch (chosenKind()) {
    case HomeworkKind::Situation:
        for (int i = 0; i <= static_cast<int>(FindingCode::NotInProcedure); ++i) {
            const auto code = static_cast<FindingCode>(i);
            m_what->addItem(translated(titleOf(code)),
                            QString::fromUtf8(name(code).data(), name(code).size()));
        }
        break;
    case HomeworkKind::Lesson:
        for (const auto &[title, id] : m_lessons)
            m_what->addItem(title, id);
        break;
    case HomeworkKind::Drill:
        for (const Drill drill : AllDrills)
            m_what->addItem(homeworkTitle(drill),
                            QString::fromUtf8(name(drill).data(), name(drill).size()));
        break;
    case HomeworkKind::Scenario:
        for (const ScenarioFile &file : m_scenarios)
            m_what->addItem(file.title, file.path);
        m_what->setCurrentIndex(std::max(0, m_what->findData(m_wanted)));
        break;
    }
    m_set->setEnabled(m_what->count() > 0);
}

void HomeworkForm::set()
{
    const bool isScenario = chosenKind() == HomeworkKind::Scenario;
    const int days = DueInDays[static_cast<std::size_t>(m_due->current())];
    NewHomework homework{.dealer = m_dealer,
                         .kind = chosenKind(),
                         .what =
                             isScenario ? m_what->currentText() : m_what->currentData().toString(),
                         .title = m_what->currentText(),
                         .house = isScenario ? QString{} : m_house->currentData().toString()};
    for (const ScenarioFile &file : m_scenarios) {
        if (isScenario && file.path == m_what->currentData().toString())
            homework.text = QString::fromStdString(file.text);
    }
    if (days > 0)
        homework.due = QDate::currentDate().addDays(days);
    m_shell.trainersArea().used();
    m_shell.homework().set(m_shell.trainersArea().trainer().id, homework, this,
                           [this](const QString &trouble) {
                               if (trouble.isEmpty())
                                   m_shell.tell(tr("The homework is set."));
                               else
                                   m_shell.showError(tr("The homework could not be set"), trouble);
                           });
}

} // namespace pitwise::ui
