// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/startscreen.h"

#include "ui/screens/start/homeworkpanel.h"
#include "ui/screens/start/housegrid.h"
#include "ui/screens/start/playoptions.h"
#include "ui/screens/start/startfelt.h"
#include "ui/screens/start/whatnow.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/openhomework.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

namespace pitwise::ui {

StartScreen::StartScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_subtitle(new QLabel{
          tr("Choose a house and deal. The referee judges every act by that house's procedure."),
          this}),
      m_dealer(new WhoDealsButton{shell, this}),
      m_now(new WhatNow{shell, this}),
      m_homework(new HomeworkPanel{shell, this}),
      m_unfinished(new FloatingPanel{this}),
      m_unfinishedText(new QLabel{this}),
      m_resume(new PillButton{tr("Resume session"), this, PillButton::Rank::Primary}),
      m_all(new PillButton{tr("All sessions\u2026"), this}),
      m_houses(new HouseGrid{shell.houses().all(), this}),
      m_options(new PlayOptions{this})
{
    arrange();
    orderTabs();
    connectAll();
    StartChoice choice = shell.settings().startChoice();
    choice.play.house = shell.houses().chosen();
    setChoice(choice);
}

void StartScreen::arrange()
{
    auto *page = new QVBoxLayout{this};
    auto *title = new QLabel{tr("Who deals today?"), this};
    title->setFont(uiFont(28, QFont::Bold));
    title->setIndent(FloatingPanel::Shadow);
    auto *top = new QHBoxLayout;
    top->addWidget(title, 1);
    top->addWidget(m_dealer);
    page->addLayout(top);
    m_subtitle->setFont(uiFont(14.5));
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_subtitle->setIndent(FloatingPanel::Shadow);
    m_subtitle->setWordWrap(true);
    page->addWidget(m_subtitle);
    auto *row = new QHBoxLayout{m_unfinished};
    row->setContentsMargins(FloatingPanel::Shadow + 18, FloatingPanel::Shadow + 9,
                            FloatingPanel::Shadow + 12, FloatingPanel::Shadow + 9);
    m_unfinishedText->setFont(uiFont(14.5, QFont::DemiBold));
    m_unfinishedText->setWordWrap(true);
    row->addWidget(m_unfinishedText, 1);
    row->addWidget(m_all);
    row->addWidget(m_resume);
    m_unfinished->hide();
    page->addWidget(m_now);
    page->addWidget(m_homework);
    page->addWidget(m_unfinished);
    page->addWidget(m_houses, 1);
    page->addWidget(m_options);
    page->addStretch();
    makeRoom();
}

/// Where the window is low and a session or homework waits, the houses need the room.
void StartScreen::makeRoom()
{
    constexpr int Enough = 800;
    const bool waits = !m_unfinished->isHidden() || !m_homework->isHidden();
    const bool crowded = waits && height() < scaled(Enough);
    m_subtitle->setHidden(crowded);
    layout()->setContentsMargins(34, crowded ? 14 : 26, 34, crowded ? 8 : 26);
    layout()->setSpacing(crowded ? 5 : 10);
}

void StartScreen::resizeEvent(QResizeEvent *event)
{
    Screen::resizeEvent(event);
    makeRoom();
}

/// Top to bottom, with the Deal button last.
void StartScreen::orderTabs()
{
    QWidget *last = m_dealer;
    for (QWidget *way : m_now->tabOrder()) {
        setTabOrder(last, way);
        last = way;
    }
    for (PillButton *begin : m_homework->buttons()) {
        setTabOrder(last, begin);
        last = begin;
    }
    setTabOrder(last, m_resume);
    setTabOrder(m_resume, m_all);
    QWidget *before = m_all;
    for (QWidget *next : m_houses->tabOrder() + m_options->tabOrder()) {
        setTabOrder(before, next);
        before = next;
    }
}

void StartScreen::connectAll()
{
    connect(m_houses, &HouseGrid::houseChosen, this, [this](const std::string &name) {
        m_options->setSeats(m_houses->chosenHouse().table.seats);
        shell().houses().choose(name);
        m_now->refresh();
        update(); // its felt
    });
    connect(m_houses, &HouseGrid::tileClicked, this, [this] { enterMeans(dealButton()); });
    connect(m_houses, &HouseGrid::fileWanted, this, [this] { askToOpenHouse(shell(), this); });
    connect(m_houses, &HouseGrid::renameWanted, this,
            [this](const std::string &house, const QString &name) {
                const QString trouble = shell().houses().rename(house, name);
                if (!trouble.isEmpty())
                    shell().showError(tr("The house could not be renamed"), trouble);
            });
    connect(m_houses, &HouseGrid::removeWanted, this,
            [this](const std::string &house) { shell().houses().remove(house); });
    connect(m_houses, &HouseGrid::putBackWanted, this, [this] { shell().houses().putBack(); });
    connect(m_homework, &HomeworkPanel::filled, this, [this] {
        orderTabs();
        makeRoom();
    });
    connect(m_options, &PlayOptions::touched, this, [this] { enterMeans(dealButton()); });
    connect(m_options, &PlayOptions::dealWanted, this, &StartScreen::deal);
    connect(&shell().keeper(), &SessionKeeper::dealerChanged, m_now, &WhatNow::refresh);
    connect(&shell().keeper(), &SessionKeeper::dealerChanged, this, [this] {
        if (isVisible() && shell().controller().hasSitting())
            entered();
    });
    connect(m_resume, &QAbstractButton::clicked, this, [this] { shell().sessions().resume(); });
    connect(m_all, &QAbstractButton::clicked, this, [this] { showSessions(shell(), this); });
    connect(&shell().sessions(), &Sessions::preparing, m_resume, &QWidget::setDisabled);
    connect(&shell().sessions(), &Sessions::savedChanged, this, [this] {
        // It may come when the user has already begun to choose.
        const QWidget *focus = QApplication::focusWidget();
        const bool chooses = isAncestorOf(focus) && focus != m_resume && focus != dealButton();
        if (!shell().controller().hasSitting())
            offerLatest(chooses ? Focus::Stays : Focus::Moves);
    });
}

void StartScreen::entered()
{
    m_now->refresh();
    m_homework->refresh();
    shell().openHomework().refresh();
    SessionController &controller = shell().controller();
    if (controller.hasSitting()) {
        const Sitting &now = controller.sitting();
        const QString said = shell().sessions().isOurs()
                               ? tr("You were dealing: %1, round %2.")
                               : tr("Somebody else was dealing: %1, round %2. It is not in your "
                                    "records.");
        return setUnfinished(said.arg(QString::fromStdString(now.house().name))
                                 .arg(now.table().roundNumber));
    }
    offerLatest(Focus::Moves);
    shell().sessions().refresh();
}

void StartScreen::offerLatest(Focus focus)
{
    const QList<SavedSession> saved = shell().sessions().resumable();
    if (saved.isEmpty())
        return setUnfinished({}, focus);
    const SavedSession &last = saved.front();
    setUnfinished(tr("Your last session: %1, %2.")
                      .arg(last.house, QLocale{}.toString(last.when, QLocale::ShortFormat)),
                  focus);
}

/// *New session*: Enter begins one, even if another waits.
void StartScreen::chosen()
{
    enterMeans(dealButton());
}

void StartScreen::houseChanged(const KnownHouse &known)
{
    m_houses->set(known);
    m_houses->choose(shell().houses().chosen());
    orderTabs();
}

void StartScreen::houseRemoved(const std::string &name)
{
    m_houses->remove(name);
    m_houses->choose(shell().houses().chosen());
    orderTabs();
}

PillButton *StartScreen::dealButton() const
{
    return m_options->dealButton();
}

void StartScreen::setChoice(const StartChoice &choice)
{
    m_houses->choose(choice.play.house);
    m_options->setChoice(choice);
}

StartChoice StartScreen::choice() const
{
    StartChoice choice = m_options->choice();
    choice.play.house = m_houses->chosen();
    return choice;
}

void StartScreen::deal()
{
    const StartChoice chosen = choice();
    shell().settings().setStartChoice(chosen);
    shell().deal(chosen.play);
}

/// Shows the Enter key cap on this button only.
void StartScreen::enterMeans(PillButton *button)
{
    for (PillButton *each : {m_resume, dealButton()})
        each->setKeyText(each == button ? tr("Enter") : QString{});
    button->setFocus(Qt::OtherFocusReason);
}

void StartScreen::setUnfinished(const QString &description, Focus focus)
{
    m_unfinishedText->setText(description);
    m_unfinished->setVisible(!description.isEmpty());
    makeRoom();
    if (focus == Focus::Moves)
        enterMeans(description.isEmpty() ? dealButton() : m_resume);
}

void StartScreen::keyPressEvent(QKeyEvent *event)
{
    // Only from other fields; a focused button handles Enter itself.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        deal();
    else if (event->key() == Qt::Key_Escape && shell().controller().hasSitting())
        shell().sessions().resume();
    else
        Screen::keyPressEvent(event);
}

void StartScreen::paintEvent(QPaintEvent *event)
{
    Screen::paintEvent(event);
    constexpr int Needs = 130;
    if (height() - m_options->geometry().bottom() < Needs)
        return; // no room for it
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    paintStartFelt(painter, size(), feltOf(QString::fromStdString(m_houses->chosenHouse().id)));
}

} // namespace pitwise::ui
