// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demoscreen.h"

#include "engine/session/notation.h"
#include "ui/table/places.h"
#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"
#include "ui/text/whywords.h"

#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPointer>
#include <QSaveFile>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr int Guests = 5;
constexpr std::array Pauses{2600, 1400, 600}; // ms between two beats

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

/// A beat is marked by cards that leave in it, else by its chips or its call.
std::vector<Mark> marksOf(const Showing &showing)
{
    std::vector<Mark> marks;
    std::size_t frame = 0;
    for (const std::size_t end : showing.beats) {
        Mark mark = Mark::None;
        for (; frame < end; ++frame)
            mark = std::max(mark, markOf(showing.frames[frame].event));
        marks.push_back(mark);
    }
    return marks;
}

} // namespace

// ---- one table ----

DemoTable::DemoTable(const QString &title, QWidget *parent)
    : QWidget(parent),
      m_view(new TableView{this}),
      m_what(new QLabel{this}),
      m_why(new QLabel{this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *name = new QLabel{title, this};
    name->setFont(uiFont(18, QFont::Bold));
    name->setAlignment(Qt::AlignHCenter);
    column->addWidget(name);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    column->addWidget(m_view, 1);
    m_what->setFont(uiFont(17, QFont::DemiBold));
    m_what->setAlignment(Qt::AlignHCenter);
    column->addWidget(m_what);
    m_why->setFont(uiFont(14));
    m_why->setForegroundRole(QPalette::PlaceholderText);
    m_why->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_why->setWordWrap(true);
    m_why->setMinimumHeight(40);
    column->addWidget(m_why);
}

void DemoTable::setOptions(const ViewOptions &options)
{
    m_view->setOptions(options);
}

void DemoTable::show(const Showing &showing, int guests)
{
    m_showing = showing;
    m_ledgers.clear();
    ChipLedger ledger{m_showing.house};
    m_ledgers.push_back(ledger);
    for (std::size_t i = 0; i < m_showing.frames.size(); ++i) {
        ledger.follow(m_showing.frames[i].event, m_showing.tableAt(i), m_showing.tableAt(i + 1));
        m_ledgers.push_back(ledger);
    }
    m_frame = 0;
    m_view->setHouse(m_showing.house, m_showing.spec.seed.value_or(0), guests);
    m_view->setTable(m_showing.before, m_ledgers.front());
    narrate();
}

void DemoTable::goTo(std::size_t frames)
{
    const std::size_t was = m_frame;
    m_frame = std::min(frames, m_showing.frames.size());
    m_view->silence();
    const Act *act = m_frame == was + 1 ? std::get_if<Act>(&m_showing.frames[was].event) : nullptr;
    if (act != nullptr)
        m_view->moveTo(table(), m_ledgers[m_frame], *act);
    else
        m_view->setTable(table(), m_ledgers[m_frame]);
    narrate();
}

void DemoTable::narrate()
{
    m_what->setForegroundRole(QPalette::WindowText);
    m_view->setMarks({});
    if (m_frame == 0) {
        m_what->setText(tr("The table is empty"));
        m_why->clear();
        return;
    }
    const Frame &frame = m_showing.frames[m_frame - 1];
    const Table &before = m_showing.tableAt(m_frame - 1);
    m_what->setText(asSentence(pitwise::narration(frame.event, before, frame.table)));
    const auto *act = std::get_if<Act>(&frame.event);
    m_why->setText(act == nullptr ? QString{}
                                  : translated(whyWords(before, m_showing.house, *act)));
    // A beat may end with cards that leave: what was wrong in it is told all the same.
    for (std::size_t i = m_frame; i-- > 0;) {
        const auto *wrong = std::get_if<Act>(&m_showing.frames[i].event);
        if (wrong != nullptr && !m_showing.frames[i].findings.empty())
            tellFinding(m_showing.frames[i].findings.front(), *wrong);
        if (wrong == nullptr || !isAny<act::Collect>(*wrong))
            break;
    }
    if (act != nullptr) {
        if (const auto *say = std::get_if<act::Say>(act))
            m_view->say(DealerHand, translated(callWords(say->call)));
    }
}

/// What the referee says, and what the floor can still see of it on this table.
void DemoTable::tellFinding(const Finding &finding, const Act &act)
{
    const FindingWords said = findingWords(finding, act, m_showing.house);
    m_what->setText(tr("%1: %2").arg(asSentence(said.title), translated(said.done)));
    m_what->setForegroundRole(QPalette::BrightText);
    QString seen;
    if (finding.hand && !finding.hand->isDealer()) {
        const bool lies = table().at(*finding.hand).cards.lying > 0;
        const QString place = translated(placeWords(*finding.hand));
        seen = lies ? tr("The cards of %1 still lie: the floor can see what was right.").arg(place)
                    : tr("The cards of %1 are gone: the floor has only the word of those who saw.")
                          .arg(place);
    }
    m_view->setMarks(placesOf(finding, act, table()));
    m_why->setText(asSentence(said.wants) + QLatin1Char(' ') + seen);
}

QString DemoTable::narration() const
{
    return m_what->text() + QLatin1Char('\n') + m_why->text();
}

// ---- the screen ----

DemoScreen::DemoScreen(const std::vector<House> &houses, QWidget *parent)
    : QWidget(parent),
      m_houses(houses),
      m_house(new QComboBox{this}),
      m_pick(new DemoTable{tr("Pick and pay"), this}),
      m_lay(new DemoTable{tr("Lay and pay"), this}),
      m_timeline(new Timeline{this}),
      m_back(new PillButton{tr("Back"), this}),
      m_play(new PillButton{tr("Play"), this, PillButton::Rank::Primary}),
      m_forward(new PillButton{tr("Forward"), this}),
      m_again(new PillButton{tr("Another round"), this}),
      m_speed(new Choice{{tr("Slow"), tr("Normal"), tr("Fast")}, this}),
      m_mistake(new Choice{{tr("No mistake"), tr("Paid too much"), tr("Out of turn"),
                            tr("Burn forgotten"), tr("Cards too early")},
                           this}),
      m_noRoom(new QLabel{this}),
      m_save(new PillButton{tr("Save\u2026"), this}),
      m_difference(new PillButton{tr("What is the difference?"), this}),
      m_card(new EffortCard{this})
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(20, 14, 20, 14);
    page->setSpacing(8);
    auto *top = new QHBoxLayout;
    auto *title = new QLabel{tr("The same round, twice"), this};
    title->setFont(uiFont(24, QFont::Bold));
    top->addWidget(title);
    top->addStretch();
    m_house->setFont(uiFont(14));
    m_house->setMinimumSize(260, 32);
    m_house->setAccessibleName(tr("House"));
    top->addWidget(m_house);
    m_again->setKeyText(QStringLiteral("N"));
    top->addWidget(m_again);
    top->addWidget(m_save);
    page->addLayout(top);
    auto *tables = new QHBoxLayout;
    tables->setSpacing(16);
    tables->addWidget(m_pick, 1);
    tables->addWidget(m_lay, 1);
    page->addLayout(tables, 1);
    m_mistake->setAccessibleName(tr("Mistake to show"));
    auto *middle = new QHBoxLayout;
    m_noRoom->setForegroundRole(QPalette::PlaceholderText);
    m_noRoom->setFont(uiFont(13));
    middle->addWidget(m_noRoom);
    middle->addStretch();
    middle->addWidget(m_mistake);
    middle->addStretch();
    m_difference->setKeyText(QStringLiteral("D"));
    middle->addWidget(m_difference);
    page->addLayout(middle);
    m_card->hide();
    page->addWidget(m_timeline);
    auto *controls = new QHBoxLayout;
    controls->addWidget(m_speed);
    controls->addStretch();
    m_back->setKeyText(QStringLiteral("\u2190"));
    m_play->setKeyText(tr("Space"));
    m_forward->setKeyText(QStringLiteral("\u2192"));
    m_play->setMinimumWidth(150);
    controls->addWidget(m_back);
    controls->addWidget(m_play);
    controls->addWidget(m_forward);
    controls->addStretch();
    auto *legend = new QLabel{tr("\u25cb call   \u25cf chips   \u25ae cards leave"), this};
    legend->setFont(uiFont(13));
    legend->setForegroundRole(QPalette::PlaceholderText);
    controls->addWidget(legend);
    page->addLayout(controls);

    m_speed->setCurrent(1);
    for (const House &house : m_houses)
        m_house->addItem(QString::fromStdString(house.name));
    setFocusPolicy(Qt::StrongFocus);
    connect(m_house, &QComboBox::currentIndexChanged, this, [this] { load(); });
    connect(m_timeline, &Timeline::scrubbed, this, [this](int step) {
        setPlaying(false);
        goTo(step);
    });
    connect(m_back, &QAbstractButton::clicked, this, [this] {
        setPlaying(false);
        goTo(m_beat - 1);
    });
    connect(m_forward, &QAbstractButton::clicked, this, [this] {
        setPlaying(false);
        goTo(m_beat + 1);
    });
    connect(m_play, &QAbstractButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(m_again, &QAbstractButton::clicked, this, [this] { setSeed(m_seed + 1); });
    connect(m_speed, &Choice::chosen, this, [this] {
        if (isPlaying())
            setPlaying(true);
    });
    connect(m_difference, &QAbstractButton::clicked, this, &DemoScreen::showDifference);
    connect(m_card, &EffortCard::closed, this, &DemoScreen::showDifference);
    connect(m_card, &EffortCard::modelChanged, this, [this] {
        m_average.reset();
        workOut();
    });
    connect(m_mistake, &Choice::chosen, this, [this] { setMistake(mistake()); });
    connect(m_save, &QAbstractButton::clicked, this, &DemoScreen::saveAs);
    connect(&m_ticks, &QTimer::timeout, this, &DemoScreen::tick);
    load();
}

const House &DemoScreen::house() const
{
    return m_houses[static_cast<std::size_t>(std::max(0, m_house->currentIndex()))];
}

void DemoScreen::setOptions(const ViewOptions &options)
{
    m_pick->setOptions(options);
    m_lay->setOptions(options);
}

void DemoScreen::chooseHouse(const std::string &id)
{
    for (std::size_t i = 0; i < m_houses.size(); ++i) {
        if (m_houses[i].id == id)
            m_house->setCurrentIndex(static_cast<int>(i));
    }
}

void DemoScreen::setSeed(std::uint64_t seed)
{
    m_seed = seed;
    load();
}

void DemoScreen::load()
{
    setPlaying(false);
    const int guests = std::min(Guests, house().table.seats);
    TwoStyles both;
    constexpr std::uint64_t Tries = 60;
    const auto deal = [&](std::uint64_t seed) {
        both =
            showTwoStyles(house(), CrowdSettings{seed, guests, Temper::Bold, 0, 0}, 1, mistake());
        return mistake() == ShownMistake::None || firstMistake(both.lay).has_value();
    };
    m_noRoom->clear();
    std::uint64_t seed = m_seed;
    while (seed < m_seed + Tries && !deal(seed))
        ++seed; // no room for it in this round
    if (seed == m_seed + Tries) { // nor in this house, where nothing is burned
        m_noRoom->setText(tr("In this house that cannot happen."));
        m_mistake->setCurrent(0);
        seed = m_seed;
        deal(seed);
    }
    m_seed = seed;
    m_pick->show(both.pick, guests);
    m_lay->show(both.lay, guests);
    m_timeline->setMarks({marksOf(both.pick), marksOf(both.lay)});
    m_beat = 0;
    m_timeline->setStep(0);
    m_average.reset();
    if (m_card->isVisible())
        workOut();
}

void DemoScreen::showDifference()
{
    if (m_card->isVisible()) {
        m_card->hide();
        setFocus();
        return;
    }
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
    const int guests = std::min(Guests, house().table.seats);
    QThreadPool::globalInstance()->start([=, played = house(), model = m_card->model()] {
        constexpr int Rounds = 1000;
        const EffortOfBoth average =
            averageEffort(played, CrowdSettings{1, guests, Temper::Bold, 0, 0}, Rounds, model);
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
    const EffortOfBoth round{effortOf(m_pick->showing(), m_card->model()),
                             effortOf(m_lay->showing(), m_card->model())};
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
    placeCard();
}

ShownMistake DemoScreen::mistake() const
{
    return static_cast<ShownMistake>(m_mistake->current());
}

/// The round stands just before the mistake: one step forwards shows it.
void DemoScreen::setMistake(ShownMistake mistake)
{
    m_mistake->setCurrent(static_cast<int>(mistake));
    load();
    const auto wrong = firstMistake(m_lay->showing());
    if (!wrong)
        return;
    const auto &ends = m_lay->showing().beats;
    goTo(static_cast<int>(std::upper_bound(ends.begin(), ends.end(), *wrong) - ends.begin()));
}

QString DemoScreen::writeDealFile(const QString &path, Style style) const
{
    const Showing &showing = (style == Style::PickAndPay ? m_pick : m_lay)->showing();
    SessionSpec spec = showing.spec;
    spec.house = house().id;
    spec.style = style;
    QSaveFile file{path};
    const std::string text = writeDeal(spec, showing.house.table.chips, showing.events());
    if (!file.open(QIODevice::WriteOnly)
        || file.write(text.data(), static_cast<qint64>(text.size())) < 0 || !file.commit())
        return file.errorString();
    return {};
}

QString DemoScreen::writePictures(const QString &folder)
{
    setPlaying(false);
    const int was = m_beat;
    QString trouble;
    for (int beat = 0; beat <= beats() && trouble.isEmpty(); ++beat) {
        goTo(beat);
        m_pick->finishMotion();
        m_lay->finishMotion();
        const QString file =
            QStringLiteral("%1/beat-%2.png").arg(folder).arg(beat, 3, 10, QLatin1Char('0'));
        if (!grab().save(file))
            trouble = tr("%1 cannot be written").arg(file);
    }
    goTo(was);
    return trouble;
}

void DemoScreen::saveAs()
{
    setPlaying(false);
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the demonstration"), QStringLiteral("demonstration.deal"),
        tr("Dealing notation, as laid (*.deal);;Pictures for slides (*.png)"));
    if (path.isEmpty())
        return;
    const QFileInfo where{path};
    const QString stem = where.absolutePath() + QLatin1Char('/') + where.completeBaseName();
    QString trouble;
    if (where.suffix() == QLatin1String("png"))
        trouble = writePictures(where.absolutePath());
    else
        trouble = writeDealFile(stem + QStringLiteral("-lay.deal"), Style::LayAndPay)
                + writeDealFile(stem + QStringLiteral("-pick.deal"), Style::PickAndPay);
    if (!trouble.isEmpty())
        QMessageBox::warning(this, tr("It could not be saved"), trouble);
}

int DemoScreen::beats() const
{
    return static_cast<int>(m_pick->showing().beats.size());
}

void DemoScreen::goTo(int beat)
{
    m_beat = std::clamp(beat, 0, beats());
    const auto framesOf = [&](const DemoTable *table) {
        return m_beat == 0 ? std::size_t{0}
                           : table->showing().beats[static_cast<std::size_t>(m_beat - 1)];
    };
    m_pick->goTo(framesOf(m_pick));
    m_lay->goTo(framesOf(m_lay));
    m_timeline->setStep(m_beat);
    m_back->setEnabled(m_beat > 0);
    m_forward->setEnabled(m_beat < beats());
}

void DemoScreen::setPlaying(bool playing)
{
    if (playing && m_beat == beats())
        goTo(0);
    if (playing)
        m_ticks.start(Pauses[static_cast<std::size_t>(m_speed->current())]);
    else
        m_ticks.stop();
    m_play->setText(playing ? tr("Pause") : tr("Play"));
}

void DemoScreen::tick()
{
    goTo(m_beat + 1);
    if (m_beat == beats())
        setPlaying(false);
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
        return goTo(beats());
    case Qt::Key_N:
        return m_again->click();
    case Qt::Key_D:
        return showDifference();
    case Qt::Key_Escape:
        if (m_card->isVisible())
            return showDifference();
        Q_EMIT left();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace pitwise::ui
