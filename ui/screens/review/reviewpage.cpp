// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/review/reviewpage.h"

#include "engine/review/dealtright.h"
#include "ui/screens/review/actpanel.h"
#include "ui/table/places.h"
#include "ui/table/tableview.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int PanelWide = 330;

std::vector<LogEntry> logBefore(const Review &review, std::size_t number)
{
    const auto &log = review.session().log();
    return {log.begin(), log.begin() + static_cast<std::ptrdiff_t>(number)};
}

/// Coached as the session was: whether wrong acts happened in the log depends on it.
TakeOver takeOverAt(const OpenedReview &opened, std::size_t number)
{
    const Session &session = opened.review->session();
    const PlaySettings was = settingsOf(session.spec(), session.log());
    TakeOver from;
    from.known = opened.known;
    from.spec = session.spec();
    from.patrons = crowdOf(was, session.house());
    from.log = logBefore(*opened.review, number);
    from.coaching =
        policyOf(was.coaching).holdsBackWrongActs ? Coaching::Coach : Coaching::Practice;
    return from;
}

double secondsFrom(std::optional<std::int64_t> ms)
{
    return ms ? static_cast<double>(*ms) / 1000 : -1;
}

} // namespace

ReviewPage::ReviewPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_stack(new QStackedWidget{this}),
      m_view(new TableView{this}),
      m_show(new QWidget{this}),
      m_player(new RoundPlayer{m_show}),
      m_play(new PillButton{tr("Pause"), m_show, PillButton::Rank::Primary}),
      m_stop(new PillButton{tr("Back to what was done"), m_show}),
      m_panel(new ActPanel{this}),
      m_roundsTitle(caption(tr("Rounds"), this)),
      m_actsTitle(caption({}, this)),
      m_rounds(new TimeBars{tr("Rounds"), this}),
      m_acts(new TimeBars{tr("Acts of the round"), this})
{
    arrange();
    connectAll();
}

void ReviewPage::arrange()
{
    auto *grid = new QGridLayout{this};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *show = new QVBoxLayout{m_show};
    show->setContentsMargins(0, 0, 0, 0);
    show->addWidget(m_player, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_play);
    buttons->addWidget(m_stop);
    buttons->addStretch(1);
    show->addLayout(buttons);
    m_play->setKeyText(tr("Space"));
    m_stop->setKeyText(tr("Esc"));
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_show);
    m_panel->setFixedWidth(scaled(PanelWide));
    grid->addWidget(m_stack, 0, 0);
    grid->addWidget(m_panel, 0, 1);
    auto *bars = new QVBoxLayout;
    bars->setSpacing(2);
    for (QLabel *title : {m_roundsTitle, m_actsTitle})
        title->setFont(uiFont(12.5));
    bars->addWidget(m_roundsTitle);
    bars->addWidget(m_rounds);
    bars->addSpacing(4);
    bars->addWidget(m_actsTitle);
    bars->addWidget(m_acts);
    grid->addLayout(bars, 1, 0, 1, 2);
    grid->setRowStretch(0, 1);
    grid->setColumnStretch(0, 1);
}

void ReviewPage::connectAll()
{
    connect(m_rounds, &TimeBars::chosen, this, &ReviewPage::goToRound);
    connect(m_acts, &TimeBars::chosen, this, [this](int nth) {
        goTo(review().rounds()[m_round].first + static_cast<std::size_t>(nth));
    });
    connect(m_panel->watchButton(), &QAbstractButton::clicked, this, &ReviewPage::watch);
    connect(m_panel->tryButton(), &QAbstractButton::clicked, this, &ReviewPage::tryAgain);
    connect(m_panel->nextButton(), &QAbstractButton::clicked, this, [this] { goToFinding(true); });
    connect(m_stop, &QAbstractButton::clicked, this, &ReviewPage::stopWatching);
    connect(m_play, &QAbstractButton::clicked, this,
            [this] { m_player->setPlaying(!m_player->isPlaying()); });
    connect(m_player, &RoundPlayer::moved, this, &ReviewPage::showControls);
}

void ReviewPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_panel->setFixedWidth(scaled(PanelWide));
}

void ReviewPage::setOptions(const ViewOptions &options)
{
    m_view->setOptions(options);
    m_player->setOptions(options);
}

void ReviewPage::show(const OpenedReview &opened)
{
    stopWatching();
    m_opened = opened;
    const Session &session = review().session();
    const PlaySettings settings = settingsOf(session.spec(), session.log());
    m_view->setHouse(session.house(), settings.seed,
                     std::min(settings.seats, session.house().table.seats));
    fillRounds();
    m_round = static_cast<std::size_t>(-1);
    goTo(review().firstFinding().value_or(0));
}

void ReviewPage::fillRounds()
{
    std::vector<TimeBars::Bar> bars;
    for (const ReviewedRound &round : review().rounds()) {
        const QString tip =
            round.findings == 0
                ? tr("Round %1: clean").arg(round.number)
                : tr("Round %1: %n finding(s)", nullptr, round.findings).arg(round.number);
        bars.push_back(
            {secondsFrom(round.took), round.findings > 0, round.dealtAgain || round.isShown, tip});
    }
    m_rounds->setBars(std::move(bars));
}

void ReviewPage::fillActs(std::size_t nth)
{
    m_round = nth;
    const ReviewedRound &round = review().rounds()[nth];
    m_actsTitle->setText(tr("Acts of round %1").arg(round.number));
    std::vector<TimeBars::Bar> bars;
    for (std::size_t i = round.first; i < round.end; ++i) {
        const auto took = review().tookAt(i);
        const bool dealers = std::holds_alternative<Act>(review().entry(i).event);
        const QString place = tr("Act %1").arg(i - round.first + 1);
        bars.push_back(
            {dealers ? secondsFrom(took) : -1, !review().findingsAt(i).empty(), !dealers,
             took ? tr("%1: %2 s")
                        .arg(place, QLocale{}.toString(static_cast<double>(*took) / 1000, 'f', 1))
                  : place});
    }
    m_acts->setBars(std::move(bars));
}

void ReviewPage::goTo(std::size_t number)
{
    if (!isShown())
        return;
    stopWatching();
    number = std::min(number, review().size() - 1);
    const bool forward = number == m_number + 1;
    m_number = number;
    const std::size_t nth = review().roundOf(number);
    if (nth != m_round)
        fillActs(nth);
    m_rounds->setCurrent(static_cast<int>(nth));
    m_acts->setCurrent(static_cast<int>(number - review().rounds()[nth].first));
    showMoment(forward);
}

void ReviewPage::showMoment(bool forward)
{
    const ReviewedMoment moment = review().at(m_number);
    const auto *act = std::get_if<Act>(&review().entry(m_number).event);
    m_view->silence();
    if (forward && act != nullptr && moment.happened)
        m_view->moveTo(moment.after, moment.chipsAfter, *act);
    else
        m_view->setTable(moment.after, moment.chipsAfter);
    std::vector<Spot> wrong;
    if (act != nullptr) {
        for (const Recorded &recorded : review().findingsAt(m_number)) {
            for (const Spot &spot : placesOf(recorded.finding, *act, moment.after))
                wrong.push_back(spot);
        }
    }
    m_view->setMarks(wrong);
    m_view->setGlow(act != nullptr && wrong.empty() ? placesOf(*act, moment.before)
                                                    : std::vector<Spot>{});
    const auto *say = act != nullptr ? std::get_if<act::Say>(act) : nullptr;
    if (say != nullptr)
        m_view->say(DealerHand, translated(callWords(say->call)));
    m_panel->show(review(), m_number, moment);
}

void ReviewPage::goToRound(int nth)
{
    if (!isShown())
        return;
    const int last = static_cast<int>(review().rounds().size()) - 1;
    const ReviewedRound &round =
        review().rounds()[static_cast<std::size_t>(std::clamp(nth, 0, last))];
    goTo(round.first);
}

void ReviewPage::goToFinding(bool forward)
{
    if (!isShown() || !review().firstFinding())
        return;
    const auto next = forward ? review().findingAfter(m_number) : review().findingBefore(m_number);
    goTo(next ? *next
              : *(forward ? review().firstFinding() : review().findingBefore(review().size())));
}

// ---- the house's own dealer, and the trainee again ----

void ReviewPage::watch()
{
    if (!isShown() || isBusy())
        return;
    m_work.restart(
        [opened = m_opened, number = m_number] {
            const Session &session = opened.review->session();
            return dealtRight(session.spec(), session.house(), logBefore(*opened.review, number));
        },
        [this](DealtRight right) {
            m_player->setShowing(std::move(right.showing));
            m_stack->setCurrentWidget(m_show);
            m_player->goTo(m_player->stepOfFrame(right.from));
            m_player->setPlaying(m_player->step() < m_player->steps());
            showControls();
            Q_EMIT watching();
        });
}

bool ReviewPage::isWatching() const
{
    return m_stack->currentWidget() == m_show;
}

void ReviewPage::stopWatching()
{
    m_work.cancel();
    m_player->setPlaying(false);
    m_stack->setCurrentWidget(m_view);
    showControls();
}

void ReviewPage::showControls()
{
    m_play->setText(m_player->isPlaying() ? tr("Pause") : tr("Play"));
    m_panel->watchButton()->setEnabled(!isWatching());
}

void ReviewPage::tryAgain()
{
    if (!isShown())
        return;
    stopWatching();
    const int round = review().rounds()[review().roundOf(m_number)].number;
    const QString title = tr("Again from round %1").arg(round);
    m_shell.sessions().prepare(
        [=, from = takeOverAt(m_opened, m_number), play = m_shell.settings().startChoice().play] {
            PreparedSession session = takenOver(from, play);
            session.plan.title = title;
            session.plan.notice = tr("Now you: the table is as it was then. What you deal from "
                                     "here on counts.");
            return session;
        },
        tr("This round cannot be dealt again"));
}

bool ReviewPage::takeKey(int key, bool shift)
{
    if (!isShown())
        return false;
    const int nth = static_cast<int>(review().roundOf(m_number));
    const int step = m_player->step();
    switch (key) {
    case Qt::Key_Left:
        isWatching() ? m_player->goTo(step - 1) : goTo(m_number - (m_number > 0 ? 1 : 0));
        return true;
    case Qt::Key_Right:
        isWatching() ? m_player->goTo(step + 1) : goTo(m_number + 1);
        return true;
    case Qt::Key_PageUp:
        goToRound(nth - 1);
        return true;
    case Qt::Key_PageDown:
        goToRound(nth + 1);
        return true;
    case Qt::Key_Home:
        goTo(0);
        return true;
    case Qt::Key_End:
        goTo(review().size() - 1);
        return true;
    case Qt::Key_N:
        goToFinding(!shift);
        return true;
    case Qt::Key_W:
        watch();
        return true;
    case Qt::Key_T:
        tryAgain();
        return true;
    case Qt::Key_Space:
        if (isWatching())
            m_play->click();
        return isWatching();
    case Qt::Key_Escape:
        if (!isWatching())
            return false;
        stopWatching();
        return true;
    default:
        return false;
    }
}

} // namespace pitwise::ui
