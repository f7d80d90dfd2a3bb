// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/startscreen.h"

#include "ui/screens/start/housegrid.h"
#include "ui/screens/start/playoptions.h"
#include "ui/screens/start/startfelt.h"
#include "ui/shell/filedialogs.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace pitwise::ui {

StartScreen::StartScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_dealer(new WhoDealsButton{shell, this}),
      m_unfinished(new FloatingPanel{this}),
      m_unfinishedText(new QLabel{this}),
      m_resume(new PillButton{tr("Resume session"), this, PillButton::Rank::Primary}),
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
    page->setContentsMargins(34, 26, 34, 26);
    page->setSpacing(10);
    auto *title = new QLabel{tr("Who deals today?"), this};
    title->setFont(uiFont(28, QFont::Bold));
    title->setIndent(FloatingPanel::Shadow);
    auto *top = new QHBoxLayout;
    top->addWidget(title, 1);
    top->addWidget(m_dealer);
    page->addLayout(top);
    auto *subtitle = new QLabel{
        tr("Choose a house and deal. The referee judges every act by that house's procedure."),
        this};
    subtitle->setFont(uiFont(14.5));
    subtitle->setForegroundRole(QPalette::PlaceholderText);
    subtitle->setIndent(FloatingPanel::Shadow);
    page->addWidget(subtitle);
    auto *row = new QHBoxLayout{m_unfinished};
    row->setContentsMargins(FloatingPanel::Shadow + 18, FloatingPanel::Shadow + 9,
                            FloatingPanel::Shadow + 12, FloatingPanel::Shadow + 9);
    m_unfinishedText->setFont(uiFont(14.5, QFont::DemiBold));
    row->addWidget(m_unfinishedText, 1);
    row->addWidget(m_resume);
    m_unfinished->hide();
    page->addWidget(m_unfinished);
    page->addWidget(m_houses, 1);
    page->addWidget(m_options);
    page->addStretch();
}

/// Top to bottom, with the Deal button last.
void StartScreen::orderTabs()
{
    setTabOrder(m_dealer, m_resume);
    QWidget *before = m_resume;
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
        update(); // its felt
    });
    connect(m_houses, &HouseGrid::tileClicked, this, [this] { enterMeans(dealButton()); });
    connect(m_houses, &HouseGrid::fileWanted, this, [this] { askToOpenHouse(shell(), this); });
    connect(m_options, &PlayOptions::touched, this, [this] { enterMeans(dealButton()); });
    connect(m_options, &PlayOptions::dealWanted, this, &StartScreen::deal);
    connect(m_resume, &QAbstractButton::clicked, this, [this] { shell().sessions().resume(); });
    connect(&shell().sessions(), &Sessions::preparing, m_resume, &QWidget::setDisabled);
}

void StartScreen::entered()
{
    SessionController &controller = shell().controller();
    if (controller.hasSitting()) {
        const Sitting &now = controller.sitting();
        return setUnfinished(tr("You were dealing: %1, round %2.")
                                 .arg(QString::fromStdString(now.house().name))
                                 .arg(now.table().roundNumber));
    }
    const QString house = shell().sessions().library().autosavedHouse();
    setUnfinished(house.isEmpty() ? QString{} : tr("Your last session: %1.").arg(house));
}

void StartScreen::houseChanged(const KnownHouse &known)
{
    m_houses->set(known);
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

void StartScreen::setUnfinished(const QString &description)
{
    m_unfinishedText->setText(description);
    m_unfinished->setVisible(!description.isEmpty());
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
