// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/progress/progressscreen.h"

#include "ui/screens/progress/skillmap.h"
#include "ui/screens/progress/skilltile.h"
#include "ui/screens/progress/weekline.h"
#include "ui/screens/progress/weeks.h"
#include "ui/shell/shell.h"
#include "ui/text/keywords.h"
#include "ui/text/skillwords.h"
#include "ui/text/translated.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace pitwise::ui {

namespace {

constexpr int Weeks = 12;

QLabel *line(double size, bool isBold, bool isDim, QWidget *parent)
{
    auto *label = new QLabel{parent};
    label->setFont(uiFont(size, isBold ? QFont::DemiBold : QFont::Normal));
    label->setWordWrap(true);
    if (isDim)
        label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QVBoxLayout *columnIn(FloatingPanel *panel)
{
    auto *column = new QVBoxLayout{panel};
    constexpr int Edge = FloatingPanel::Shadow + 16;
    column->setContentsMargins(Edge, Edge - 4, Edge, Edge - 4);
    column->setSpacing(8);
    return column;
}

/// The last week in which something was dealt.
std::optional<double> latestOf(const std::vector<std::optional<double>> &weeks)
{
    for (auto week = weeks.rbegin(); week != weeks.rend(); ++week) {
        if (*week)
            return *week;
    }
    return std::nullopt;
}

} // namespace

ProgressScreen::ProgressScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_house(new HouseBox{tr("House"), this}),
      m_whose(new QLabel{this}),
      m_map(new SkillMap{this}),
      m_today(line(17, true, false, this)),
      m_practise(new PillButton{tr("Practise, 10 minutes"), this, PillButton::Rank::Primary}),
      m_exam(line(17, true, false, this)),
      m_missing(line(13, false, true, this)),
      m_hours(line(14, false, false, this)),
      m_accuracy(new WeekLine{tr("Acts that were right, week by week"), this}),
      m_pace(new WeekLine{tr("Seconds a round, week by week"), this})
{
    arrange();
    for (const KnownHouse &known : shell.houses().all())
        m_house->add(known);
    m_house->choose(shell.houses().chosen());
    connect(m_house, &QComboBox::currentIndexChanged, this, &ProgressScreen::load);
    connect(m_practise, &QAbstractButton::clicked, this, [this] {
        this->shell().houses().choose(m_house->known().name);
        this->shell().goTo(QStringLiteral("practise"), QStringLiteral("10"));
    });
    connect(&shell.keeper(), &SessionKeeper::dealerChanged, this, [this] {
        m_person.clear();
        load();
    });
}

void ProgressScreen::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(34, 26, 34, 16);
    page->setSpacing(6);
    auto *head = new QHBoxLayout;
    m_whose->setFont(uiFont(28, QFont::Bold));
    m_whose->setIndent(FloatingPanel::Shadow);
    head->addWidget(m_whose, 1);
    m_house->setMinimumHeight(34);
    m_house->setFont(uiFont(15, QFont::DemiBold));
    head->addWidget(m_house);
    page->addLayout(head);

    auto *upper = new QHBoxLayout;
    upper->setSpacing(0);
    upper->addWidget(m_map, 5);
    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    auto *today = new FloatingPanel{this};
    auto *todays = columnIn(today);
    todays->addWidget(m_today);
    todays->addWidget(m_practise, 0, Qt::AlignLeft);
    right->addWidget(today);
    auto *exam = new FloatingPanel{this};
    auto *exams = columnIn(exam);
    exams->addWidget(m_exam);
    exams->addWidget(m_missing);
    exams->addStretch(1);
    right->addWidget(exam, 1);
    auto *hours = new FloatingPanel{this};
    columnIn(hours)->addWidget(m_hours);
    right->addWidget(hours);
    upper->addLayout(right, 4);
    page->addLayout(upper, 1);
    auto *lower = new QHBoxLayout;
    lower->setSpacing(0);
    lower->addWidget(m_accuracy);
    lower->addWidget(m_pace);
    page->addLayout(lower);
}

bool ProgressScreen::isOwn() const
{
    return m_person.isEmpty() || m_person == shell().keeper().dealer().id;
}

void ProgressScreen::entered()
{
    load();
    (m_practise->isHidden() ? static_cast<QWidget *>(m_house) : m_practise)
        ->setFocus(Qt::OtherFocusReason);
}

void ProgressScreen::chosen()
{
    askedFor({});
}

void ProgressScreen::askedFor(const QString &what)
{
    m_person = what;
    load();
}

void ProgressScreen::houseChanged(const KnownHouse &known)
{
    m_house->add(known);
    if (known.name == m_house->known().name)
        load();
}

void ProgressScreen::houseRemoved(const std::string &name)
{
    m_house->remove(name);
}

void ProgressScreen::chooseHouse(const std::string &name)
{
    if (m_house->choose(name))
        load();
}

void ProgressScreen::nameWhose()
{
    const Dealer &dealer = shell().keeper().dealer();
    m_whose->setText(dealer.isGuest() || !isOwn() ? tr("Progress")
                                                  : tr("Progress of %1").arg(dealer.name));
    if (isOwn())
        return;
    shell().records().people(this, [this, person = m_person](const KnownPeople &people) {
        for (const Dealer &each : people.dealers) {
            if (each.id == person && person == m_person)
                m_whose->setText(tr("Progress of %1").arg(each.name));
        }
    });
}

void ProgressScreen::load()
{
    m_isReady = false;
    nameWhose();
    m_practise->setVisible(isOwn());
    const QString person = isOwn() ? shell().keeper().dealer().id : m_person;
    shell().learner().ask(person, m_house->known(), this,
                          [this, asked = m_person](const Standing &standing) {
                              if (asked == m_person && standing.known.name == m_house->known().name)
                                  show(standing);
                          });
}

void ProgressScreen::show(const Standing &standing)
{
    m_map->setStanding(standing);
    showToday(standing);
    showExam(standing);
    showFigures(standing);
    layout()->activate(); // no picture with the new texts in the old boxes
    m_isReady = true;
    Q_EMIT ready();
}

void ProgressScreen::showToday(const Standing &standing)
{
    const int due = static_cast<int>(standing.dueBy(standing.now).size());
    if (!standing.trouble.isEmpty())
        m_today->setText(tr("The sessions cannot be read: %1").arg(standing.trouble));
    else if (standing.past.sessions.empty())
        m_today->setText(tr("Nothing was dealt yet."));
    else
        m_today->setText(due == 0 ? tr("Nothing is due today.")
                                  : tr("%n skill(s) are due today.", nullptr, due));
}

void ProgressScreen::showExam(const Standing &standing)
{
    const auto missing = standing.missing();
    const int count = static_cast<int>(missing.size());
    m_exam->setText(count == 0 ? tr("Ready for the exam.")
                               : tr("Ready for the exam: %n skill(s) missing.", nullptr, count));
    constexpr int Named = 5;
    QStringList lines;
    for (const std::string &skill : missing) {
        if (lines.size() < Named)
            lines << asSentence(skillWords(standing.known.house, skill));
    }
    if (count > Named)
        lines << tr("and %n more", nullptr, count - Named);
    m_missing->setText(lines.join(QLatin1Char('\n')));
}

void ProgressScreen::showFigures(const Standing &standing)
{
    QStringList hours;
    for (const Game game : AllGames)
        hours << tr("%1: %2 hours dealt")
                     .arg(asSentence(choiceWords("game", name(game))),
                          QLocale{}.toString(hoursAt(game, standing.past.sessions), 'f', 1));
    m_hours->setText(hours.join(QLatin1Char('\n')));
    const WeekFigures weeks =
        weekFigures(standing.past.sessions, standing.known.house.id, standing.now, Weeks);
    const auto accuracy = latestOf(weeks.accuracy);
    const auto pace = latestOf(weeks.pace);
    constexpr double Percent = 100;
    m_accuracy->setWeeks(weeks.accuracy,
                         accuracy ? tr("%1 %").arg(QLocale{}.toString(*accuracy * Percent, 'f', 1))
                                  : tr("nothing dealt"));
    m_pace->setWeeks(weeks.pace, pace ? tr("%1 s, the house wants %2")
                                            .arg(std::lround(*pace))
                                            .arg(standing.known.house.scoring.pace)
                                      : tr("nothing dealt"));
}

QString ProgressScreen::text() const
{
    return QStringList{m_whose->text(), m_today->text(), m_exam->text(), m_missing->text(),
                       m_hours->text()}
        .join(QLatin1Char('\n'));
}

} // namespace pitwise::ui
