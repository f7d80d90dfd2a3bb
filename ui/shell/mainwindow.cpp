// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/mainwindow.h"

#include "ui/panels/rescale.h"
#include "ui/panels/toast.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/mainmenu.h"
#include "ui/shell/prepareprogram.h"
#include "ui/shell/rail.h"
#include "ui/shell/windowboxes.h"
#include "ui/shell/windowfiles.h"
#include "ui/shell/windowkeys.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>

namespace pitwise::ui {

MainWindow::MainWindow(const Environment &environment, std::vector<ScreenEntry> screens)
    : m_shell(std::make_unique<Shell>(environment))
{
    setWindowTitle(tr("Pitwise"));
    setMinimumSize(1024, 640);
    resize(1280, 720);
    restoreGeometry(m_shell->settings().geometry());
    prepareProgram(); // before any widget exists that would have to be updated
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
    m_keys = new WindowKeys{*m_shell, *m_screens, whole};
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
    connect(m_rail, &Rail::moreWanted, m_menu, &MainMenu::openBeside);
    serveFiles(*m_menu, *m_screens, *m_shell, this);
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

void MainWindow::showKeys()
{
    m_keys->toggle(m_screens->geometry());
}

void MainWindow::showError(const QString &title, const QString &text)
{
    showErrorBox(this, title, text);
}

void MainWindow::tell(const QString &text)
{
    m_message->sayAtTop(m_screens->geometry(), text);
}

/// The rail goes, and no key of the menu works.
void MainWindow::setInExam(bool inExam)
{
    m_mayClose = false;
    m_rail->setVisible(!inExam);
    for (QAction *action : m_menu->actions())
        action->setEnabled(!inExam);
    m_menu->close();
    m_keys->hide();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (mustAskToClose(*m_shell) && !m_mayClose) {
        event->ignore();
        return askToClose(*m_shell, this, [this] {
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
