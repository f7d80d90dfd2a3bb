// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/practise/practisescreen.h"

#include "ui/screens/practise/skilllines.h"
#include "ui/text/findingwords.h"
#include "ui/text/skillwords.h"
#include "ui/text/translated.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array Minutes{5, 10, 20};
constexpr std::size_t LinesAtMost = 6;

int minutesOf(int choice)
{
    return Minutes[static_cast<std::size_t>(choice)];
}

} // namespace

PractiseScreen::PractiseScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_run(new PracticeRun{shell, this}),
      m_house(new HouseBox{tr("House"), this}),
      m_state(new QLabel{this}),
      m_left(new SkillLines{this}),
      m_right(new SkillLines{this}),
      m_minutes(new Choice{{tr("5 minutes"), tr("10 minutes"), tr("20 minutes")}, this}),
      m_practise(new PillButton{tr("Practise"), this, PillButton::Rank::Primary}),
      m_again(new PillButton{tr("Deal them again"), this}),
      m_toTable(new PillButton{tr("Back to the table"), this, PillButton::Rank::Primary}),
      m_end(new PillButton{tr("End the practice"), this}),
      m_progress(new PillButton{tr("Progress"), this})
{
    arrange();
    for (const KnownHouse &known : shell.houses().all())
        m_house->add(known);
    m_house->choose(shell.houses().chosen());
    connectAll();
    load();
}

void PractiseScreen::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(34, 26, 34, 22);
    page->setSpacing(10);
    auto *head = new QHBoxLayout;
    auto *title = new QLabel{tr("Practise"), this};
    title->setFont(uiFont(28, QFont::Bold));
    title->setIndent(FloatingPanel::Shadow);
    head->addWidget(title, 1);
    m_house->setMinimumHeight(34);
    m_house->setFont(uiFont(15, QFont::DemiBold));
    head->addWidget(m_house);
    page->addLayout(head);
    m_state->setFont(uiFont(15));
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setWordWrap(true);
    m_state->setIndent(FloatingPanel::Shadow);
    page->addWidget(m_state);
    m_minutes->setAccessibleName(tr("How long"));
    m_minutes->setCurrent(1);
    auto *body = new QHBoxLayout;
    body->setSpacing(8);
    body->addWidget(inPanel(m_left, {m_minutes, m_practise, m_toTable, m_end, m_progress}), 3);
    body->addWidget(inPanel(m_right, {m_again}), 2);
    page->addLayout(body, 1);
    QWidget *before = m_house;
    for (QWidget *next : std::initializer_list<QWidget *>{m_minutes, m_practise, m_toTable, m_end,
                                                          m_progress, m_again}) {
        setTabOrder(before, next);
        before = next;
    }
}

QWidget *PractiseScreen::inPanel(SkillLines *lines, const std::vector<QWidget *> &below)
{
    auto *panel = new FloatingPanel{this};
    auto *column = new QVBoxLayout{panel};
    constexpr int Edge = FloatingPanel::Shadow + 20;
    column->setContentsMargins(Edge, Edge - 4, Edge, Edge - 4);
    column->setSpacing(14);
    auto *scroll = new QScrollArea{panel};
    scroll->setWidget(lines);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBar(new ThinScrollBar{scroll});
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    lines->setAutoFillBackground(false);
    column->addWidget(scroll, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    for (QWidget *each : below)
        row->addWidget(each);
    row->addStretch(1);
    column->addLayout(row);
    return panel;
}

void PractiseScreen::connectAll()
{
    connect(m_house, &QComboBox::currentIndexChanged, this, [this] {
        m_run->stop();
        m_hasResult = false;
        load();
    });
    connect(m_practise, &QAbstractButton::clicked, this, &PractiseScreen::begin);
    connect(m_again, &QAbstractButton::clicked, this,
            [this] { m_run->dealAgain(m_standing, m_mistakes); });
    connect(m_toTable, &QAbstractButton::clicked, this, [this] { shell().sessions().resume(); });
    connect(m_end, &QAbstractButton::clicked, this, [this] {
        m_run->stop();
        showAll();
    });
    connect(m_progress, &QAbstractButton::clicked, this,
            [this] { shell().goTo(QStringLiteral("progress")); });
    connect(m_run, &PracticeRun::changed, this, [this] {
        m_hasResult = m_run->round() > 1;
        showAll();
    });
    connect(m_run, &PracticeRun::finished, this,
            [this] { shell().goTo(QStringLiteral("practise")); });
    connect(m_run, &PracticeRun::failed, this, [this](const QString &why) {
        m_hasResult = false;
        showAll();
        shell().showError(tr("Nothing to practise"), why);
    });
    connect(&shell().keeper(), &SessionKeeper::dealerChanged, this, [this] {
        m_run->stop();
        m_hasResult = false;
        load();
    });
}

QString PractiseScreen::dealer() const
{
    return shell().keeper().dealer().id;
}

void PractiseScreen::entered()
{
    if (!m_run->isRunning())
        load(); // somebody may have dealt meanwhile
    showAll();
    (m_run->isRunning() ? m_toTable : m_practise)->setFocus(Qt::OtherFocusReason);
}

/// What was read about the last practice is read once.
void PractiseScreen::left()
{
    m_hasResult = m_run->isRunning();
}

void PractiseScreen::askedFor(const QString &what)
{
    m_wanted = what;
    if (what.isEmpty())
        return;
    if (m_run->isRunning())
        return shell().sessions().resume();
    m_hasResult = false;
    chooseHouse(shell().houses().chosen());
    load();
}

void PractiseScreen::houseChanged(const KnownHouse &known)
{
    m_house->add(known);
    if (known.name == m_house->known().name && !m_run->isRunning())
        load();
}

void PractiseScreen::houseRemoved(const std::string &name)
{
    m_house->remove(name);
}

void PractiseScreen::chooseHouse(const std::string &name)
{
    if (name != m_house->known().name && m_house->choose(name)) {
        m_run->stop();
        m_hasResult = false;
        load();
    }
}

void PractiseScreen::load()
{
    m_isReady = false;
    const KnownHouse known = m_house->known();
    if (known.name != m_standing.known.name) {
        m_standing = {};
        m_mistakes.clear();
    }
    showAll();
    shell().learner().ask(dealer(), known, this, [this](const Standing &standing) {
        if (standing.known.name == m_house->known().name && !m_run->isRunning())
            show(standing);
    });
}

/// Finds the mistakes once the memory has been read, which knows those that are over.
void PractiseScreen::show(const Standing &standing)
{
    m_standing = standing;
    const auto done = [this](const std::vector<OwnMistake> &mistakes) {
        m_mistakes = mistakes;
        // What belongs to no skill of the house cannot be practised, so it would stay for ever.
        std::erase_if(m_mistakes, [this](const OwnMistake &each) {
            const auto &course = m_standing.course;
            return std::find(course.begin(), course.end(), each.skill) == course.end();
        });
        m_isReady = true;
        showAll();
        Q_EMIT ready();
        const QString wanted = std::exchange(m_wanted, QString{});
        if (wanted == QLatin1String("mistakes") && !m_mistakes.empty())
            m_again->click();
        else if (wanted.toInt() > 0)
            m_run->practise(m_standing, wanted.toInt());
    };
    PastDesk *past = shell().environment().past;
    if (past == nullptr)
        return done({});
    past->mistakes(dealer(), standing.known.house.id, this,
                   [done, name = standing.known.name, this](const std::vector<OwnMistake> &mistakes,
                                                            const QString &) {
                       if (name == m_house->known().name && !m_run->isRunning())
                           done(mistakes);
                   });
}

void PractiseScreen::begin()
{
    const int minutes = minutesOf(m_minutes->current());
    if (m_isReady)
        m_run->practise(m_standing, minutes);
    else
        m_wanted = QString::number(minutes); // as soon as it is known what to deal
}

QString PractiseScreen::skillText(const std::string &skill) const
{
    return asSentence(skillWords(m_standing.known.house, skill));
}

void PractiseScreen::showAll()
{
    const bool runs = m_run->isRunning();
    m_minutes->setVisible(!runs);
    m_practise->setVisible(!runs);
    m_practise->setKeyText(tr("Enter"));
    m_toTable->setVisible(runs);
    m_end->setVisible(runs);
    m_progress->setVisible(!runs && m_hasResult);
    m_again->setVisible(!runs && !m_hasResult && !m_mistakes.empty());
    if (runs)
        showRunning();
    else if (m_hasResult)
        showResult();
    else
        showPlan();
}

void PractiseScreen::showPlan()
{
    if (m_standing.course.empty()) {
        m_state->setText(tr("Looking at what you dealt."));
        m_left->setLines({}, {});
        m_right->setLines({}, {});
        return;
    }
    const int all = static_cast<int>(m_standing.course.size());
    const int known = all - static_cast<int>(m_standing.missing().size());
    m_state->setText(m_standing.trouble.isEmpty()
                         ? tr("You know %1 of %n skill(s) of this house. Rounds are made for what "
                              "is due, weak or next.",
                              nullptr, all)
                               .arg(known)
                         : tr("What you dealt before cannot be read: %1").arg(m_standing.trouble));
    std::vector<SkillLines::Line> next;
    for (const SkillPick &pick : picksFor(m_standing.past.memory, m_standing.course, m_standing.now,
                                          static_cast<int>(LinesAtMost)))
        next.push_back(
            {tr("%1: %2").arg(asSentence(areaWords(pick.skill)), translated(reasonWords(pick))),
             skillText(pick.skill)});
    m_left->setLines(tr("Today"), next);
    std::vector<SkillLines::Line> mine;
    for (const OwnMistake &each : m_mistakes) {
        if (mine.size() < LinesAtMost)
            mine.push_back({asSentence(titleOf(each.finding.code)),
                            QLocale{}.toString(QDateTime::fromMSecsSinceEpoch(each.at.ms()),
                                               QLocale::ShortFormat)});
    }
    if (mine.empty())
        mine.push_back({{},
                        tr("None is open in this house. A mistake stays here until its skill went "
                           "right %n time(s) in a row.",
                           nullptr, RightAgain)});
    m_right->setLines(tr("My mistakes"), mine,
                      static_cast<int>(m_mistakes.size()) - static_cast<int>(mine.size()));
}

void PractiseScreen::showRunning()
{
    m_state->setText(tr("You are practising: round %1.").arg(m_run->round()));
    std::vector<SkillLines::Line> now;
    for (const SkillPick &pick : m_run->picks())
        now.push_back(
            {tr("%1: %2").arg(asSentence(areaWords(pick.skill)), translated(reasonWords(pick))),
             skillText(pick.skill)});
    m_left->setLines(tr("In this round"), now);
    m_right->setLines({}, {});
}

void PractiseScreen::showResult()
{
    const PracticeResult result = m_run->result();
    m_state->setText(
        tr("%n round(s), %1 of them clean.", nullptr, result.rounds).arg(result.clean));
    const auto linesOf = [this](const std::vector<std::string> &skills) {
        std::vector<SkillLines::Line> lines;
        for (const std::string &skill : skills) {
            if (lines.size() < LinesAtMost)
                lines.push_back({asSentence(areaWords(skill)), skillText(skill)});
        }
        return lines;
    };
    std::vector<SkillLines::Line> better = linesOf(result.better);
    if (better.empty())
        better.push_back({{},
                          tr("Nothing new is known yet: a skill counts once it went right %n "
                             "time(s) in a row.",
                             nullptr, RightAgain)});
    if (!result.wrong.empty())
        better.push_back({tr("Not right yet"), {}});
    for (const SkillLines::Line &line : linesOf(result.wrong))
        better.push_back(line);
    m_left->setLines(tr("What got better"), better);
    std::vector<SkillLines::Line> due = linesOf(result.due);
    const int more = static_cast<int>(result.due.size()) - static_cast<int>(due.size());
    if (due.empty())
        due.push_back({{}, tr("Nothing is due by tomorrow evening.")});
    m_right->setLines(tr("Due by tomorrow evening"), due, more);
}

QString PractiseScreen::leftText() const
{
    return m_left->text();
}

QString PractiseScreen::rightText() const
{
    return m_right->text();
}

void PractiseScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        (m_run->isRunning() ? m_toTable : m_practise)->click();
    else
        Screen::keyPressEvent(event);
}

} // namespace pitwise::ui
