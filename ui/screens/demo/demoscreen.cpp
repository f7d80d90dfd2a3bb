// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/demoscreen.h"

#include "ui/screens/demo/demobars.h"
#include "ui/screens/demo/differencecard.h"
#include "ui/screens/demo/demomarks.h"
#include "ui/screens/demo/search.h"
#include "ui/theme/typescale.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int Guests = 5;

} // namespace

DemoScreen::DemoScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_left(new DemoTable{Style::PickAndPay, this}),
      m_right(new DemoTable{Style::LayAndPay, this}),
      m_header(new DemoHeader{this}),
      m_footer(new DemoFooter{this}),
      m_card(new DifferenceCard{m_left, m_right, this})
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(20, 14, 20, 14);
    page->setSpacing(8);
    page->addWidget(m_header);
    auto *tables = new QHBoxLayout;
    tables->setSpacing(16);
    tables->addWidget(m_left, 1);
    tables->addWidget(m_right, 1);
    page->addLayout(tables, 1);
    page->addWidget(m_footer);
    m_card->hide();
    for (const KnownHouse &known : shell.houses().all())
        houseChanged(known);
    setFocusPolicy(Qt::StrongFocus);
    connectTables();
    connectControls();
    chooseHouse(shell.houses().chosen());
}

QString DemoScreen::title() const
{
    return tr("Demonstration");
}

void DemoScreen::connectTables()
{
    for (DemoTable *table : {m_left, m_right}) {
        connect(table, &DemoTable::chosen, this, [this, table] { choose(table); });
        connect(table, &DemoTable::takeOverWanted, this, [this, table] {
            setPlaying(false);
            Q_EMIT takenOver(takeOverOf(*table));
        });
    }
    connect(this, &DemoScreen::takenOver, &shell(), &Shell::takeOver);
    connect(m_card, &EffortCard::closed, this, &DemoScreen::showDifference);
    connect(m_card, &DifferenceCard::averaged, this, &DemoScreen::averaged);
    connect(m_card, &EffortCard::modelChanged, this, [this] {
        m_card->forgetAverage();
        m_card->workOut(guests());
        if (m_footer->pace->current() == 1)
            follow();
    });
    connect(&m_pictures, &DemoPictures::written, this,
            [this](int pictures, const QString &trouble) {
                m_header->save->setEnabled(true);
                reportSaved(trouble, tr("Saved: %1 pictures.").arg(pictures));
                Q_EMIT picturesWritten(pictures, trouble);
            });
    connect(&m_player, &DemoPlayer::moved, this, &DemoScreen::showStep);
    connect(&m_player, &DemoPlayer::playingChanged, this,
            [this](bool playing) { m_footer->play->setText(playing ? tr("Pause") : tr("Play")); });
}

void DemoScreen::connectControls()
{
    const auto stopAt = [this](int step) {
        setPlaying(false);
        goTo(step);
    };
    connect(m_footer->timeline, &Timeline::scrubbed, this, stopAt);
    connect(m_footer->back, &QAbstractButton::clicked, this, [=, this] { stopAt(step() - 1); });
    connect(m_footer->forward, &QAbstractButton::clicked, this, [=, this] { stopAt(step() + 1); });
    connect(m_footer->play, &QAbstractButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(m_header->again, &QAbstractButton::clicked, this, [this] { setSeed(m_seed + 1); });
    connect(m_footer->speed, &Choice::chosen, this,
            [this](int speed) { m_player.setSpeed(static_cast<DemoPlayer::Speed>(speed)); });
    connect(m_footer->pace, &Choice::chosen, this,
            [this] { setLockStep(m_footer->pace->current() == 0); });
    connect(m_header->tables, &Choice::chosen, this,
            [this] { setTwoTables(m_header->tables->current() == 0); });
    connect(m_header->situation, &QComboBox::currentIndexChanged, this, [this] { load(); });
    connect(m_footer->large, &QAbstractButton::clicked, this,
            [this] { setLargeType(!m_largeType); });
    connect(m_footer->difference, &QAbstractButton::clicked, this, &DemoScreen::showDifference);
    connect(m_footer->mistake, &Choice::chosen, this, [this] { setMistake(mistake()); });
    connect(m_header->save, &QAbstractButton::clicked, this, &DemoScreen::saveAs);
}

void DemoScreen::viewOptionsChanged(const ViewOptions &options)
{
    m_left->setOptions(options);
    m_right->setOptions(options);
}

void DemoScreen::houseChanged(const KnownHouse &known)
{
    m_left->addHouse(known);
    m_right->addHouse(known);
}

void DemoScreen::houseRemoved(const std::string &name)
{
    m_left->removeHouse(name);
    m_right->removeHouse(name);
}

// ---- content ----

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

/// While both tables show one house, a change at the left changes both; at the right only that one.
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
    return static_cast<Situation>(std::max(0, m_header->situation->currentIndex()));
}

void DemoScreen::setSituation(Situation situation)
{
    setQuietly(m_header->situation, static_cast<int>(situation));
    load();
}

bool DemoScreen::hasTwoTables() const
{
    return m_header->tables->current() == 0;
}

void DemoScreen::setTwoTables(bool two)
{
    setQuietly(m_header->tables, two ? 0 : 1);
    if (!two && m_card->isVisible())
        showDifference();
    load();
}

void DemoScreen::setLockStep(bool lockStep)
{
    setQuietly(m_footer->pace, lockStep ? 0 : 1);
    follow();
}

void DemoScreen::setLargeType(bool large)
{
    m_largeType = large;
    m_left->setLargeType(large);
    m_right->setLargeType(large);
    m_footer->setLargeType(large);
}

int DemoScreen::guests() const
{
    const int seats = m_left->known().house.table.seats;
    return std::min({Guests, seats, hasTwoTables() ? m_right->known().house.table.seats : seats});
}

void DemoScreen::load()
{
    setPlaying(false);
    const bool two = hasTwoTables();
    m_right->setVisible(two);
    m_left->setWordsBeside(!two);
    m_footer->pace->setVisible(two);
    m_footer->difference->setVisible(two);
    const bool sameHouse = m_left->known().name == m_right->known().name;
    m_header->setTitle(!two        ? tr("How it is dealt")
                       : sameHouse ? tr("The same round, twice")
                                   : tr("Same cards, two houses"));
    const House left = m_left->house();
    auto found =
        findShown(left, two ? m_right->house() : left, {situation(), mistake()}, m_seed, guests());
    if (!found)
        return; // cannot happen: every house has rounds
    m_footer->note->setText(found->note);
    setQuietly(m_footer->mistake, static_cast<int>(found->wish.mistake));
    setQuietly(m_header->situation, static_cast<int>(found->wish.situation));
    m_seed = found->pair.right.spec.seed.value_or(m_seed);
    const int seats = guests();
    m_left->show(std::move(found->pair.left), seats);
    m_right->show(std::move(found->pair.right), seats);
    follow();
    goTo(0);
    m_card->forgetAverage();
    if (m_card->isVisible())
        m_card->workOut(guests());
}

/// Rebuilds the steps through both tables and stays about where it was.
void DemoScreen::follow()
{
    const Pair pair{m_left->showing(), m_right->showing()};
    const std::size_t was = m_left->frame();
    const bool timed = hasTwoTables() && m_footer->pace->current() == 1;
    Moments moments = !hasTwoTables() ? alone(pair.left)
                    : timed           ? inOwnTime(pair, m_card->model())
                                      : inLockStep(pair);
    std::vector<std::vector<Mark>> rows{marksOf(pair.left, moments, &ShownMoment::left)};
    if (hasTwoTables())
        rows.push_back(marksOf(pair.right, moments, &ShownMoment::right));
    m_footer->timeline->setMarks(rows);
    m_player.setMoments(std::move(moments), timed, was);
}

ShownMistake DemoScreen::mistake() const
{
    return static_cast<ShownMistake>(m_footer->mistake->current());
}

/// Stops just before the mistake, so that one step forward shows it.
void DemoScreen::setMistake(ShownMistake mistake)
{
    setQuietly(m_footer->mistake, static_cast<int>(mistake));
    load();
    const auto wrong = firstMistake(m_left->showing());
    if (!wrong)
        return;
    goTo(m_player.stepOfLeftFrame(*wrong));
}

QString DemoScreen::note() const
{
    return m_footer->note->text();
}

// ---- comparison ----

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
    m_card->workOut(guests());
    placeCard();
    m_card->raise();
}

void DemoScreen::placeCard()
{
    m_card->adjustSize();
    m_card->resize(std::min(scaled(760), width() - 40), m_card->sizeHint().height());
    m_card->move((width() - m_card->width()) / 2, std::max(0, (height() - m_card->height()) / 2));
}

void DemoScreen::resizeEvent(QResizeEvent *)
{
    placeCard();
}

// ---- steps ----

void DemoScreen::showStep()
{
    m_left->goTo(m_player.moment().left);
    m_right->goTo(m_player.moment().right);
    m_footer->timeline->setStep(step());
    m_footer->back->setEnabled(step() > 0);
    m_footer->forward->setEnabled(step() < steps());
}

// ---- files ----

void DemoScreen::writePictures(const QString &stem)
{
    std::vector<SlideTable> tables{
        {m_left->showing(), m_left->title(), m_left->guests(), &ShownMoment::left}};
    if (hasTwoTables())
        tables.push_back(
            {m_right->showing(), m_right->title(), m_right->guests(), &ShownMoment::right});
    m_header->save->setEnabled(false); // one series at a time
    m_footer->note->setText(tr("Writing pictures\u2026"));
    m_pictures.write(stem, std::make_unique<Slides>(std::move(tables), m_player.moments(),
                                                    shell().viewOptions()));
}

void DemoScreen::saveAs()
{
    setPlaying(false);
    const auto wanted = askForDemoFile(this);
    if (!wanted)
        return;
    if (wanted->pictures)
        return writePictures(wanted->stem);
    std::vector<const DemoTable *> tables{m_left};
    if (hasTwoTables())
        tables.push_back(m_right);
    const QString name = QFileInfo{wanted->stem}.fileName();
    reportSaved(
        writeDealFiles(tables, wanted->stem),
        (hasTwoTables() ? tr("Saved: %1-left and -right.deal") : tr("Saved: %1.deal")).arg(name));
}

void DemoScreen::reportSaved(const QString &trouble, const QString &what)
{
    if (trouble.isEmpty())
        m_footer->note->setText(what);
    else
        shell().showError(tr("The demonstration could not be saved"), trouble);
}

void DemoScreen::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        return m_footer->play->click();
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        return m_footer->back->click();
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        return m_footer->forward->click();
    case Qt::Key_Home:
        setPlaying(false);
        return goTo(0);
    case Qt::Key_End:
        setPlaying(false);
        return goTo(steps());
    case Qt::Key_N:
        return m_header->again->click();
    case Qt::Key_L:
        return m_footer->large->click();
    case Qt::Key_T:
        return setTwoTables(!hasTwoTables());
    case Qt::Key_Y:
        return m_left->takeOverButton()->click();
    case Qt::Key_D:
        return showDifference();
    case Qt::Key_Escape:
        if (m_card->isVisible())
            return showDifference();
        return shell().goHome();
    default:
        Screen::keyPressEvent(event);
    }
}

} // namespace pitwise::ui
