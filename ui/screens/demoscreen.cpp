// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demoscreen.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QSignalBlocker>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr int Guests = 5;
constexpr std::array Pauses{2600, 1400, 600}; // ms between two steps
constexpr std::array Slowness{2.0, 1.0, 0.4}; // of a dealer in his own time

Mark markOf(const Event &event)
{
    const auto *act = std::get_if<Act>(&event);
    if (act == nullptr)
        return Mark::None;
    if (isAny<act::Say>(*act))
        return Mark::Call;
    if (isAny<act::Take, act::Pay, act::Give, act::Return, act::Post>(*act))
        return Mark::Settlement;
    return isAny<act::Collect>(*act) ? Mark::Collection : Mark::None;
}

/// A step is marked by cards that leave in it, else by its chips or its call.
std::vector<Mark> marksOf(const Showing &showing, const Moments &moments,
                          std::size_t Moment::*frames)
{
    std::vector<Mark> marks;
    for (std::size_t i = 1; i < moments.size(); ++i) {
        Mark mark = Mark::None;
        for (std::size_t frame = moments[i - 1].*frames; frame < moments[i].*frames; ++frame)
            mark = std::max(mark, markOf(showing.frames[frame].event));
        marks.push_back(mark);
    }
    return marks;
}

} // namespace

DemoScreen::DemoScreen(const std::vector<KnownHouse> &houses, QWidget *parent)
    : QWidget(parent),
      m_left(new DemoTable{Style::PickAndPay, this}),
      m_right(new DemoTable{Style::LayAndPay, this}),
      m_timeline(new Timeline{this}),
      m_title(new QLabel{this}),
      m_tables(new Choice{{tr("Two tables"), tr("One table")}, this}),
      m_situation(new QComboBox{this}),
      m_again(new PillButton{tr("Another round"), this}),
      m_save(new PillButton{tr("Save\u2026"), this}),
      m_mistake(new Choice{{tr("No mistake"), tr("Paid too much"), tr("Out of turn"),
                            tr("Burn forgotten"), tr("Cards too early")},
                           this}),
      m_note(new QLabel{this}),
      m_large(new PillButton{tr("Large type"), this}),
      m_difference(new PillButton{tr("What is the difference?"), this}),
      m_speed(new Choice{{tr("Slow"), tr("Normal"), tr("Fast")}, this}),
      m_pace(new Choice{{tr("In step"), tr("Own time")}, this}),
      m_back(new PillButton{tr("Back"), this}),
      m_play(new PillButton{tr("Play"), this, PillButton::Rank::Primary}),
      m_forward(new PillButton{tr("Forward"), this}),
      m_legend(new QLabel{this}),
      m_card(new EffortCard{this})
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(20, 14, 20, 14);
    page->setSpacing(8);
    arrangeTop(page);
    auto *tables = new QHBoxLayout;
    tables->setSpacing(16);
    tables->addWidget(m_left, 1);
    tables->addWidget(m_right, 1);
    page->addLayout(tables, 1);
    arrangeBottom(page);
    m_card->hide();
    m_ticks.setSingleShot(true);
    m_speed->setCurrent(1);
    for (const KnownHouse &known : houses)
        addHouse(known);
    m_leftHouse = m_left->known().name;
    setFocusPolicy(Qt::StrongFocus);
    connectAll();
    load();
}

void DemoScreen::setOptions(const ViewOptions &options)
{
    m_left->setOptions(options);
    m_right->setOptions(options);
}

void DemoScreen::addHouse(const KnownHouse &known)
{
    m_left->addHouse(known);
    m_right->addHouse(known);
}

// ---- what is shown ----

void DemoScreen::chooseHouse(const std::string &name)
{
    chooseHouses(name, name);
}

void DemoScreen::chooseHouses(const std::string &left, const std::string &right)
{
    m_left->chooseHouse(left);
    m_right->chooseHouse(right);
    m_leftHouse = m_left->known().name;
    load();
}

/// Two tables of one house stay two tables of one house; the right one can leave it.
void DemoScreen::choose(DemoTable *table)
{
    if (table == m_left && m_right->known().name == m_leftHouse)
        m_right->chooseHouse(m_left->known().name);
    m_leftHouse = m_left->known().name;
    load();
}

void DemoScreen::setSeed(std::uint64_t seed)
{
    m_seed = seed;
    load();
}

Situation DemoScreen::situation() const
{
    return static_cast<Situation>(std::max(0, m_situation->currentIndex()));
}

void DemoScreen::setSituation(Situation situation)
{
    const QSignalBlocker quiet{m_situation};
    m_situation->setCurrentIndex(static_cast<int>(situation));
    load();
}

bool DemoScreen::hasTwoTables() const
{
    return m_tables->current() == 0;
}

void DemoScreen::setTwoTables(bool two)
{
    {
        const QSignalBlocker quiet{m_tables};
        m_tables->setCurrent(two ? 0 : 1);
    }
    if (!two && m_card->isVisible())
        showDifference();
    load();
}

void DemoScreen::setLockStep(bool lockStep)
{
    {
        const QSignalBlocker quiet{m_pace};
        m_pace->setCurrent(lockStep ? 0 : 1);
    }
    follow();
}

void DemoScreen::setLargeType(bool large)
{
    m_largeType = large;
    m_left->setLargeType(large);
    m_right->setLargeType(large);
    // What only the presenter needs makes room: he has keys.
    for (QWidget *each : std::initializer_list<QWidget *>{m_mistake, m_note})
        each->setVisible(!large);
    m_large->setText(large ? tr("Usual type") : tr("Large type"));
}

int DemoScreen::guests() const
{
    const int seats = m_left->known().house.table.seats;
    return std::min({Guests, seats, hasTwoTables() ? m_right->known().house.table.seats : seats});
}

std::optional<Pair> DemoScreen::found(Situation situation, ShownMistake mistake) const
{
    const House left = m_left->house();
    return findPair(left, hasTwoTables() ? m_right->house() : left, situation, m_seed, guests(),
                    mistake);
}

void DemoScreen::load()
{
    setPlaying(false);
    const bool two = hasTwoTables();
    m_right->setVisible(two);
    m_left->setWordsBeside(!two);
    m_pace->setVisible(two);
    m_difference->setVisible(two);
    m_title->setText(!two ? tr("How it is dealt")
                     : m_left->known().name == m_right->known().name
                         ? tr("The same round, twice")
                         : tr("Same cards, two houses"));
    m_note->clear();
    auto pair = found(situation(), mistake());
    if (!pair) {
        m_note->setText(mistake() == ShownMistake::None || found(situation(), ShownMistake::None)
                            ? tr("That cannot happen here.")
                            : tr("That cannot be shown here."));
        if (mistake() != ShownMistake::None) {
            const QSignalBlocker quiet{m_mistake};
            m_mistake->setCurrent(0);
            pair = found(situation(), ShownMistake::None);
        }
        if (!pair) {
            const QSignalBlocker quiet{m_situation};
            m_situation->setCurrentIndex(0);
            pair = found(Situation::Any, ShownMistake::None);
        }
    }
    if (!pair)
        return; // no house is without any round
    m_seed = pair->right.spec.seed.value_or(m_seed);
    const int seats = guests();
    m_left->show(std::move(pair->left), seats);
    m_right->show(std::move(pair->right), seats);
    m_step = 0;
    follow();
    goTo(0);
    m_average.reset();
    if (m_card->isVisible())
        workOut();
}

/// Makes the way through both tables, and stays about where it was.
void DemoScreen::follow()
{
    setPlaying(false);
    const Pair pair{m_left->showing(), m_right->showing()};
    const std::size_t was = m_left->frame();
    m_moments = !hasTwoTables()        ? alone(pair.left)
              : m_pace->current() == 0 ? inLockStep(pair)
                                       : inOwnTime(pair, m_card->model());
    std::vector<std::vector<Mark>> rows{marksOf(pair.left, m_moments, &Moment::left)};
    if (hasTwoTables())
        rows.push_back(marksOf(pair.right, m_moments, &Moment::right));
    m_timeline->setMarks(rows);
    const auto beyond = std::find_if(m_moments.begin(), m_moments.end(),
                                     [&](const Moment &moment) { return moment.left > was; });
    goTo(static_cast<int>(beyond - m_moments.begin()) - 1);
}

ShownMistake DemoScreen::mistake() const
{
    return static_cast<ShownMistake>(m_mistake->current());
}

/// The round stands just before the mistake: one step forwards shows it.
void DemoScreen::setMistake(ShownMistake mistake)
{
    {
        const QSignalBlocker quiet{m_mistake};
        m_mistake->setCurrent(static_cast<int>(mistake));
    }
    load();
    const auto wrong = firstMistake(m_left->showing());
    if (!wrong)
        return;
    const auto there = std::find_if(m_moments.begin(), m_moments.end(),
                                    [&](const Moment &moment) { return moment.left > *wrong; });
    goTo(static_cast<int>(there - m_moments.begin()) - 1);
}

QString DemoScreen::note() const
{
    return m_note->text();
}

// ---- what the difference is ----

void DemoScreen::showDifference()
{
    if (m_card->isVisible()) {
        m_card->hide();
        setFocus();
        return;
    }
    if (!hasTwoTables())
        return;
    setPlaying(false);
    workOut();
    placeCard();
    m_card->raise();
}

/// This round at once, a thousand beside the window's thread.
void DemoScreen::workOut()
{
    tellDifference();
    const int asked = ++m_asked;
    const QPointer<DemoScreen> screen{this};
    QThreadPool::globalInstance()->start([=, left = m_left->house(), right = m_right->house(),
                                          seats = guests(), model = m_card->model()] {
        constexpr int Rounds = 1000;
        const EffortOfBoth average =
            averageEffort(left, right, CrowdSettings{1, seats, Temper::Bold, 0, 0}, Rounds, model);
        QMetaObject::invokeMethod(qApp, [=] {
            if (!screen || screen->m_asked != asked)
                return;
            screen->m_average = average;
            screen->tellDifference();
            Q_EMIT screen->averaged();
        });
    });
}

void DemoScreen::tellDifference()
{
    const EffortOfBoth round{effortOf(m_left->showing(), m_card->model()),
                             effortOf(m_right->showing(), m_card->model())};
    const House left = m_left->house();
    const House right = m_right->house();
    if (areStylesOfOneHouse(left, right) && left.cards.style != right.cards.style)
        m_card->setNames(left.cards.style == Style::PickAndPay ? tr("picking") : tr("laying"),
                         left.cards.style == Style::PickAndPay ? tr("laying") : tr("picking"));
    else
        m_card->setNames(tr("the left table"), tr("the right table"), tr("left"), tr("right"));
    m_card->show(round, m_average ? &*m_average : nullptr);
}

void DemoScreen::placeCard()
{
    m_card->adjustSize();
    m_card->resize(std::min(760, width() - 40), m_card->sizeHint().height());
    m_card->move((width() - m_card->width()) / 2, std::max(0, (height() - m_card->height()) / 2));
}

void DemoScreen::resizeEvent(QResizeEvent *)
{
    constexpr int Roomy = 1080;
    m_legend->setVisible(width() >= Roomy);
    m_title->setFont(uiFont(width() >= Roomy ? 24 : 18, QFont::Bold));
    placeCard();
}

// ---- the course of it ----

void DemoScreen::goTo(int step)
{
    m_step = std::clamp(step, 0, steps());
    const Moment &moment = m_moments[static_cast<std::size_t>(m_step)];
    m_left->goTo(moment.left);
    m_right->goTo(moment.right);
    m_timeline->setStep(m_step);
    m_back->setEnabled(m_step > 0);
    m_forward->setEnabled(m_step < steps());
}

void DemoScreen::setPlaying(bool playing)
{
    if (playing && m_step == steps())
        goTo(0);
    if (playing)
        wait();
    else
        m_ticks.stop();
    m_play->setText(playing ? tr("Pause") : tr("Play"));
}

void DemoScreen::wait()
{
    const auto speed = static_cast<std::size_t>(m_speed->current());
    if (!hasTwoTables() || m_pace->current() == 0)
        return m_ticks.start(Pauses[speed]);
    const auto now = static_cast<std::size_t>(m_step);
    const double seconds = m_moments[now + 1].at - m_moments[now].at;
    constexpr double Millis = 1000;
    m_ticks.start(static_cast<int>(seconds * Millis * Slowness[speed]));
}

void DemoScreen::tick()
{
    goTo(m_step + 1);
    if (m_step == steps())
        setPlaying(false);
    else
        wait();
}

void DemoScreen::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.fillRect(rect(), palette().color(QPalette::Window));
}

void DemoScreen::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        return m_play->click();
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        return m_back->click();
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        return m_forward->click();
    case Qt::Key_Home:
        setPlaying(false);
        return goTo(0);
    case Qt::Key_End:
        setPlaying(false);
        return goTo(steps());
    case Qt::Key_N:
        return m_again->click();
    case Qt::Key_L:
        return m_large->click();
    case Qt::Key_T:
        return setTwoTables(!hasTwoTables());
    case Qt::Key_Y:
        return m_left->takeOverButton()->click();
    case Qt::Key_D:
        return showDifference();
    case Qt::Key_Escape:
        if (m_card->isVisible())
            return showDifference();
        Q_EMIT gone();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace pitwise::ui
