// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/mainwindow.h"

#include "ui/panels/announce.h"
#include "ui/panels/buttonaccess.h"
#include "ui/panels/choiceaccess.h"
#include "ui/panels/keysheet.h"
#include "ui/panels/plainlabels.h"
#include "ui/panels/rescale.h"
#include "ui/panels/toast.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/mainmenu.h"
#include "ui/shell/rail.h"
#include "ui/shell/windowboxes.h"
#include "ui/style/controlstyle.h"
#include "ui/table/tableaccess.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace pitwise::ui {

MainWindow::MainWindow(const Environment &environment, std::vector<ScreenEntry> screens)
    : m_shell(std::make_unique<Shell>(environment))
{
    setWindowTitle(tr("Pitwise"));
    setMinimumSize(1024, 640);
    resize(1280, 720);
    restoreGeometry(m_shell->settings().geometry());
    // Before any widget exists that would have to be updated.
    PlainLabels::install();
    ControlStyle::install();
    installTableAccess();
    installAnnouncerAccess();
    installButtonAccess();
    installChoiceAccess();
    applyTypeScale(typeScaleFor(size(), m_shell->viewOptions().typeSize));
    qApp->setPalette(paletteOf(*m_shell->viewOptions().around));
    build(std::move(screens));
    connectShell();
}

void MainWindow::build(std::vector<ScreenEntry> screens)
{
    auto *whole = new QWidget{this};
    m_screens = new ScreenStack{*m_shell, std::move(screens), whole};
    m_rail = new Rail{m_screens, whole};
    m_menu = new MainMenu{*m_shell, m_screens, this};
    addActions(m_menu->actions()); // so that their keys work while the menu is closed
    auto *row = new QHBoxLayout{whole};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_screens, 1);
    setCentralWidget(whole);
    m_message = new Toast{whole};
    connectAll();
}

MainWindow::~MainWindow()
{
    // Screens must go before the shell they use.
    delete m_replaced;
    delete takeCentralWidget();
}

void MainWindow::rebuild(std::vector<ScreenEntry> screens)
{
    const Screen *shown = m_screens->shown();
    const QMetaObject *type = shown == nullptr ? nullptr : shown->metaObject();
    for (QAction *action : m_menu->actions())
        removeAction(action);
    m_menu->deleteLater();
    m_keys = nullptr; // goes with the central widget
    // Whoever asked for this may be in there: it is deleted when he is done.
    delete m_replaced;
    m_replaced = takeCentralWidget();
    m_replaced->deleteLater();
    disconnect(controller(), &SessionController::started, m_rail, nullptr);
    build(std::move(screens));
    if (type != nullptr)
        m_screens->showScreen(m_screens->indexOf(*type));
}

void MainWindow::connectShell()
{
    connect(m_shell.get(), &Shell::errorReported, this, &MainWindow::showError);
    connect(m_shell.get(), &Shell::told, this, &MainWindow::tell);
    connect(m_shell.get(), &Shell::inExamChanged, this, &MainWindow::setInExam);
    connect(m_shell.get(), &Shell::viewOptionsChanged, this, [this](const ViewOptions &options) {
        const QPalette palette = paletteOf(*options.around);
        if (palette != qApp->palette())
            qApp->setPalette(palette);
        applyTypeScale(typeScaleFor(size(), options.typeSize));
    });
}

void MainWindow::connectAll()
{
    connect(controller(), &SessionController::started, m_rail, &Rail::updateAvailable);
    connect(m_screens, &ScreenStack::screenShown, this, &MainWindow::showTitle);
    connect(m_rail, &Rail::keysWanted, this, &MainWindow::showKeys);
    connect(m_rail, &Rail::fullScreenWanted, this, &MainWindow::toggleFullScreen);
    connect(m_rail, &Rail::moreWanted, this, [this](RailButton *button) {
        // The menu swallows the pointer's leaving, so the button would stay lit.
        connect(m_menu, &QMenu::aboutToHide, button, &RailButton::unlight, Qt::UniqueConnection);
        m_menu->popup(button->mapToGlobal(
            QPoint{button->width(), button->height() - m_menu->sizeHint().height()}));
    });
    connect(m_menu, &MainMenu::openWanted, this, [this] { askToOpenSession(*m_shell, this); });
    connect(m_menu, &MainMenu::sessionsWanted, this, [this] { showSessions(*m_shell, this); });
    connect(m_menu, &MainMenu::saveWanted, this, &MainWindow::save);
    connect(m_menu, &MainMenu::manualWanted, this, &MainWindow::writeManual);
    connect(m_menu, &MainMenu::keysWanted, this, &MainWindow::showKeys);
    connect(m_menu, &MainMenu::fullScreenWanted, this, &MainWindow::toggleFullScreen);
    connect(m_menu, &MainMenu::aboutWanted, this,
            [this] { showAboutBox(this, m_shell->environment().version); });
    connect(m_menu, &MainMenu::quitWanted, this, &MainWindow::close);
}

void MainWindow::showTitle()
{
    const QString title = m_screens->shown()->title();
    setWindowTitle(title.isEmpty() ? tr("Pitwise") : tr("%1 \u2013 Pitwise").arg(title));
}

void MainWindow::save()
{
    Screen *shown = m_screens->shown();
    if (shown == nullptr || !shown->save())
        askToSaveSession(*m_shell, this);
}

void MainWindow::writeManual()
{
    const Screen *shown = m_screens->shown();
    if (shown != nullptr && shown->house() != nullptr)
        return askToWriteManual(*m_shell, *shown->house(), this);
    const auto found = m_shell->houses().find(m_shell->houses().chosen());
    if (const auto *house = std::get_if<House>(&found))
        askToWriteManual(*m_shell, *house, this);
    else
        showError(tr("This house cannot be used"),
                  QString::fromStdString(std::get<std::string>(found)));
}

void MainWindow::makeKeySheet()
{
    m_keys = new KeySheet{centralWidget()};
    QList<ScreenKey> keys;
    for (const ScreenEntry &entry : m_screens->entries()) {
        // Ctrl+N and the like are among the dealer's keys already.
        const QString key = entry.key.toString(QKeySequence::NativeText);
        if (!key.isEmpty() && !key.contains(QLatin1Char('+')))
            keys << ScreenKey{key, entry.menuText};
    }
    m_keys->setScreens(keys);
    connect(m_keys, &KeySheet::closed, this, [this] {
        m_keys->hide();
        m_screens->shown()->setFocus();
    });
}

void MainWindow::showKeys()
{
    if (m_keys == nullptr)
        makeKeySheet();
    if (m_keys->isVisible()) {
        Q_EMIT m_keys->closed();
        return;
    }
    const auto house = controller()->hasSitting()
                         ? std::variant<House, std::string>{controller()->sitting().house()}
                         : m_shell->houses().find(m_shell->environment().houses.front());
    if (const auto *known = std::get_if<House>(&house))
        m_keys->setHouse(*known);
    const Screen *shown = m_screens->shown();
    m_keys->setPresenting(shown != nullptr && shown->isPresentation());
    m_keys->resize(m_keys->sizeHint());
    const QRect room = m_screens->geometry();
    m_keys->move(std::max(room.left(), room.center().x() - m_keys->width() / 2),
                 std::max(0, room.center().y() - m_keys->height() / 2));
    m_keys->show();
    m_keys->raise();
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::showError(const QString &title, const QString &text)
{
    showErrorBox(this, title, text);
}

void MainWindow::tell(const QString &text)
{
    constexpr int Widest = 620;
    constexpr int FromTop = 12;
    constexpr qreal TextSize = 15;
    const QRect room = m_screens->geometry();
    m_message->setPlace(room.bottomRight(), std::min(Widest, room.width() - 40), TextSize);
    m_message->say(text);
    m_message->move(room.center().x() - m_message->width() / 2, room.top() + FromTop);
}

/// The rail goes, and no key of the menu works.
void MainWindow::setInExam(bool inExam)
{
    m_mayClose = false;
    m_rail->setVisible(!inExam);
    for (QAction *action : m_menu->actions())
        action->setEnabled(!inExam);
    m_menu->close();
    if (m_keys != nullptr)
        m_keys->hide();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_shell->isInExam() && !m_mayClose) {
        event->ignore();
        return askToCloseInExam(this, [this] {
            m_mayClose = true;
            close();
        });
    }
    m_shell->settings().setGeometry(saveGeometry());
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    applyTypeScale(typeScaleFor(size(), m_shell->viewOptions().typeSize));
}

void MainWindow::changeEvent(QEvent *event)
{
    // The round clock stops while the window is in the background.
    if (event->type() == QEvent::ActivationChange && !isActiveWindow())
        controller()->pause();
    QMainWindow::changeEvent(event);
}

} // namespace pitwise::ui
