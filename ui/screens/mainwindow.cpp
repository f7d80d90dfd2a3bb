// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/mainwindow.h"

#include "ui/panels/keysheet.h"
#include "ui/screens/demoscreen.h"
#include "ui/screens/editorscreen.h"
#include "ui/screens/rail.h"
#include "ui/screens/tablescreen.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>
#include <QStackedWidget>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array Speeds{0, 60, 100, 200};

} // namespace

MainWindow::MainWindow(const Outside &outside)
    : m_outside(outside),
      m_controller(new SessionController{outside.clock, this})
{
    if (outside.recorder != nullptr)
        m_recorder = new SessionRecorder{m_controller, outside.recorder, this};
    setWindowTitle(tr("Pitwise"));
    setMinimumSize(1024, 640);
    resize(1280, 720);
    readOptions();
    // Before there are widgets that would have to be told.
    qApp->setFont(uiFont(13));
    qApp->setPalette(paletteOf(*m_options.around));
    auto *whole = new QWidget{this};
    m_rail = new Rail{whole};
    m_stack = new QStackedWidget{whole};
    m_more = new QMenu{this};
    auto *row = new QHBoxLayout{whole};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_stack, 1);
    setCentralWidget(whole);
    makeRail();
    makeMenu();
}

void MainWindow::readOptions()
{
    if (const QSettings *settings = m_outside.settings) {
        m_options.speed =
            std::clamp(settings->value(QStringLiteral("view/speed"), 100).toInt(), 0, 400);
        m_options.suits = settings->value(QStringLiteral("view/fourColours")).toBool()
                            ? SuitColours::Four
                            : SuitColours::Two;
        m_options.totals = settings->value(QStringLiteral("view/totals"), true).toBool();
        m_paper = settings->value(QStringLiteral("view/paper")).toBool();
        restoreGeometry(settings->value(QStringLiteral("window/geometry")).toByteArray());
    }
    m_options.around = m_paper ? &paper() : &charcoal();
}

MainWindow::~MainWindow() = default;

void MainWindow::makeRail()
{
    const auto when = [this](Glyph glyph, auto then) {
        connect(m_rail->button(glyph), &QAbstractButton::clicked, this, then);
    };
    when(Glyph::Start, [this] { showStart(); });
    when(Glyph::Table, [this] { showTable(); });
    when(Glyph::Result, [this] {
        showTable();
        tableScreen()->showSummary();
    });
    when(Glyph::Demo, [this] { showDemo(); });
    when(Glyph::Odds, [this] { showOdds(); });
    when(Glyph::Compare, [this] { showCompare(); });
    when(Glyph::Edit, [this] { showEditor(); });
    when(Glyph::Keys, [this] { showKeys(); });
    when(Glyph::Panel, [this] { togglePanel(); });
    // There is no table before the first session.
    const auto forTable = [this](bool there) {
        for (const Glyph glyph : {Glyph::Table, Glyph::Result, Glyph::Panel})
            m_rail->button(glyph)->setEnabled(there);
    };
    forTable(false);
    connect(m_controller, &SessionController::started, this, [forTable] { forTable(true); });
    when(Glyph::FullScreen, [this] { toggleFullScreen(); });
    when(Glyph::More, [this] {
        const QWidget *button = m_rail->button(Glyph::More);
        m_more->popup(button->mapToGlobal(
            QPoint{button->width(), button->height() - m_more->sizeHint().height()}));
    });
}

void MainWindow::makeMenu()
{
    const auto add = [this](const QString &text, const QKeySequence &keys, auto then) {
        QAction *action = m_more->addAction(text);
        action->setShortcut(keys);
        addAction(action); // so that its keys work while the menu is closed
        connect(action, &QAction::triggered, this, then);
        return action;
    };
    add(tr("New session"), QKeySequence::New, [this] { showStart(); });
    QAction *before = add(tr("Back to the session before"), {}, [this] { goBack(); });
    connect(m_more, &QMenu::aboutToShow, before,
            [this, before] { before->setEnabled(!sessionBefore().isEmpty()); });
    add(tr("Open a session\u2026"), QKeySequence::Open, [this] { openSession(); });
    add(tr("Save the session as\u2026"), QKeySequence::Save, [this] { saveSession(); });
    add(tr("Write the dealer's manual\u2026"), {}, [this] { saveManual(); });
    add(tr("Show a round"), Qt::Key_F5, [this] { showDemo(); });
    add(tr("Odds and simulation"), Qt::Key_F6, [this] { showOdds(); });
    add(tr("What is different in another house"), Qt::Key_F7, [this] { showCompare(); });
    add(tr("A house of your own"), Qt::Key_F8, [this] { showEditor(); });
    m_more->addSeparator();

    QMenu *speed = m_more->addMenu(tr("Motion"));
    auto *speeds = new QActionGroup{this};
    const QStringList names{tr("None"), tr("Slow"), tr("Normal"), tr("Fast")};
    for (std::size_t i = 0; i < Speeds.size(); ++i) {
        QAction *action = speed->addAction(names[static_cast<qsizetype>(i)]);
        action->setCheckable(true);
        action->setChecked(m_options.speed == Speeds[i]);
        speeds->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] {
            m_options.speed = Speeds[i];
            setOptions(m_options);
        });
    }
    const auto toggle = [&](const QString &text, bool on, auto then) {
        QAction *action = m_more->addAction(text);
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::toggled, this, then);
    };
    toggle(tr("Amounts beside chips"), m_options.totals, [this](bool on) {
        m_options.totals = on;
        setOptions(m_options);
    });
    toggle(tr("Four colours of suits"), m_options.suits == SuitColours::Four, [this](bool on) {
        m_options.suits = on ? SuitColours::Four : SuitColours::Two;
        setOptions(m_options);
    });
    toggle(tr("Light surroundings"), m_paper, [this](bool on) { setPaper(on); });
    m_more->addSeparator();
    add(tr("Side panel"), Qt::Key_F4, [this] { togglePanel(); });
    add(tr("Full screen"), Qt::Key_F11, [this] { toggleFullScreen(); });
    add(tr("Keys"), Qt::Key_F1, [this] { showKeys(); });
    add(tr("About Pitwise"), {}, [this] { about(); });
    m_more->addSeparator();
    add(tr("Quit"), QKeySequence::Quit, [this] { close(); });
}

// ---- the window itself ----

void MainWindow::setPaper(bool paper)
{
    m_paper = paper;
    m_options.around = paper ? &ui::paper() : &charcoal();
    qApp->setPalette(paletteOf(*m_options.around));
    if (m_table != nullptr)
        m_table->setOptions(m_options);
    if (m_demo != nullptr)
        m_demo->setOptions(m_options);
    if (m_editor != nullptr)
        m_editor->setOptions(m_options);
    remember("view/paper", paper);
}

void MainWindow::setOptions(const ViewOptions &options)
{
    m_options = options;
    if (m_table != nullptr)
        m_table->setOptions(options);
    if (m_demo != nullptr)
        m_demo->setOptions(options);
    if (m_editor != nullptr)
        m_editor->setOptions(options);
    remember("view/speed", options.speed);
    remember("view/fourColours", options.suits == SuitColours::Four);
    remember("view/totals", options.totals);
}

/// Only what has changed: nothing is written when the window starts.
void MainWindow::remember(const char *key, const QVariant &value)
{
    QSettings *settings = m_outside.settings;
    if (settings != nullptr && settings->value(QLatin1String(key)) != value)
        settings->setValue(QLatin1String(key), value);
}

void MainWindow::togglePanel()
{
    if (m_controller->hasSitting())
        m_table->setPanelShown(!m_table->isPanelShown());
}

void MainWindow::showKeys()
{
    if (m_keys == nullptr) {
        m_keys = new KeySheet{centralWidget()};
        connect(m_keys, &KeySheet::closed, this, [this] {
            m_keys->hide();
            m_stack->currentWidget()->setFocus();
        });
    }
    if (m_keys->isVisible()) {
        Q_EMIT m_keys->closed();
        return;
    }
    const auto house = m_controller->hasSitting()
                         ? std::variant<House, std::string>{m_controller->sitting().house()}
                         : m_outside.findHouse(m_outside.houses.front(), {});
    if (const auto *known = std::get_if<House>(&house))
        m_keys->setHouse(*known);
    m_keys->setPresenting(m_demo != nullptr && m_stack->currentWidget() == m_demo);
    m_keys->resize(m_keys->sizeHint());
    const QRect room = m_stack->geometry();
    m_keys->move(std::max(room.left(), room.center().x() - m_keys->width() / 2),
                 std::max(0, room.center().y() - m_keys->height() / 2));
    m_keys->show();
    m_keys->raise();
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::tellTrouble(const QString &title, const QString &text)
{
    auto *box = new QMessageBox{QMessageBox::Warning, title, title, QMessageBox::Ok, this};
    box->setInformativeText(text);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::about()
{
    auto *box = new QMessageBox{this};
    box->setWindowTitle(tr("About Pitwise"));
    box->setIconPixmap(windowIcon().pixmap(96, 96));
    box->setText(tr("Pitwise %1").arg(m_outside.version));
    box->setInformativeText(
        tr("Trains and certifies casino dealers: you deal, the referee judges every act by the "
           "procedure of the house.\n\nFree software under the GNU General Public License, "
           "version 3 or later. It comes with no warranty."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (QSettings *settings = m_outside.settings)
        settings->setValue(QStringLiteral("window/geometry"), saveGeometry());
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    // The clock of a round runs only while somebody can deal it.
    if (event->type() == QEvent::ActivationChange && !isActiveWindow())
        m_controller->pause();
    QMainWindow::changeEvent(event);
}

} // namespace pitwise::ui
