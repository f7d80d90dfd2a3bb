// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/mainwindow.h"

#include "ui/screens/rail.h"
#include "ui/screens/startscreen.h"
#include "ui/screens/tablescreen.h"
#include "ui/session/savedsession.h"
#include "ui/table/tableaccess.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QSaveFile>
#include <QSettings>
#include <QStackedWidget>
#include <QThreadPool>

#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array Speeds{0, 60, 100, 200};

std::optional<QByteArray> contentsOf(const QString &path, QString &why)
{
    QFile file{path};
    if (!file.open(QFile::ReadOnly)) {
        why = QStringLiteral("%1: %2").arg(path, file.errorString());
        return std::nullopt;
    }
    return file.readAll();
}

} // namespace

MainWindow::MainWindow(const Outside &outside)
    : m_outside(outside),
      m_controller(new SessionController{outside.clock, outside.recorder, this}),
      m_rail(new Rail{this}),
      m_stack(new QStackedWidget{this}),
      m_more(new QMenu{this})
{
    setWindowTitle(tr("Pitwise"));
    setMinimumSize(1024, 640);
    auto *whole = new QWidget{this};
    auto *row = new QHBoxLayout{whole};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_stack, 1);
    setCentralWidget(whole);
    if (QSettings *settings = m_outside.settings) {
        m_options.speed = std::clamp(settings->value(QStringLiteral("view/speed"), 100).toInt(), 0, 400);
        m_options.suits = settings->value(QStringLiteral("view/fourColours")).toBool()
                            ? SuitColours::Four
                            : SuitColours::Two;
        m_options.totals = settings->value(QStringLiteral("view/totals"), true).toBool();
        m_paper = settings->value(QStringLiteral("view/paper")).toBool();
        resize(1280, 720);
        restoreGeometry(settings->value(QStringLiteral("window/geometry")).toByteArray());
    } else {
        resize(1280, 720);
    }
    makeRail();
    makeMenu();
    m_options.around = m_paper ? &paper() : &charcoal();
    qApp->setPalette(paletteOf(*m_options.around));
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
        if (m_controller->hasSitting())
            tableScreen()->showSummary();
    });
    when(Glyph::Keys, [this] {
        showTable();
        if (m_controller->hasSitting())
            tableScreen()->showKeys();
    });
    when(Glyph::Panel, [this] { tableScreen()->setPanelShown(!tableScreen()->isPanelShown()); });
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
    add(tr("Open a session\u2026"), QKeySequence::Open, [this] { openSession(); });
    add(tr("Save the session as\u2026"), QKeySequence::Save, [this] { saveSession(); });
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
    add(tr("Side panel"), Qt::Key_F4, [this] {
        tableScreen()->setPanelShown(!tableScreen()->isPanelShown());
    });
    add(tr("Full screen"), Qt::Key_F11, [this] { toggleFullScreen(); });
    add(tr("Keys"), Qt::Key_F1, [this] {
        showTable();
        if (m_controller->hasSitting())
            tableScreen()->showKeys();
    });
    add(tr("About Pitwise"), {}, [this] { about(); });
    m_more->addSeparator();
    add(tr("Quit"), QKeySequence::Quit, [this] { close(); });
}

// ---- screens ----

TableScreen *MainWindow::tableScreen()
{
    if (m_table == nullptr) {
        installTableAccess();
        m_table = new TableScreen{m_controller, this};
        m_table->setOptions(m_options);
        m_stack->addWidget(m_table);
        connect(m_table, &TableScreen::left, this, [this] { showStart(); });
    }
    return m_table;
}

StartScreen *MainWindow::startScreen()
{
    if (m_start == nullptr) {
        std::vector<House> houses;
        for (const std::string &id : m_outside.houses) {
            auto found = m_outside.findHouse(id);
            if (auto *house = std::get_if<House>(&found))
                houses.push_back(std::move(*house));
        }
        m_start = new StartScreen{houses, this};
        const QSettings *settings = m_outside.settings;
        m_start->setChoice(lastChoice(),
                           settings != nullptr
                               && settings->value(QStringLiteral("play/fixedSeed")).toBool());
        m_stack->addWidget(m_start);
        connect(m_start, &StartScreen::dealWanted, this, &MainWindow::dealAsChosen);
        connect(m_start, &StartScreen::goOnWanted, this, &MainWindow::goOn);
        connect(m_start, &StartScreen::houseFileWanted, this, &MainWindow::openHouseFile);
    }
    return m_start;
}

void MainWindow::showStart()
{
    m_controller->pause();
    startScreen();
    describeKept();
    m_stack->setCurrentWidget(m_start);
    m_start->dealButton()->setFocus(Qt::OtherFocusReason);
    m_rail->button(Glyph::Start)->setChecked(true);
    m_rail->button(Glyph::Table)->setChecked(false);
    setWindowTitle(tr("Pitwise"));
}

void MainWindow::showTable()
{
    if (!m_controller->hasSitting())
        return showStart();
    m_stack->setCurrentWidget(tableScreen());
    m_table->view()->setFocus();
    m_rail->button(Glyph::Start)->setChecked(false);
    m_rail->button(Glyph::Table)->setChecked(true);
    setWindowTitle(
        tr("%1 \u2013 Pitwise").arg(QString::fromStdString(m_controller->sitting().house().name)));
}

/// What the start screen says of the session that can be gone on with.
void MainWindow::describeKept()
{
    if (m_controller->hasSitting()) {
        const Sitting &now = m_controller->sitting();
        m_start->setUnfinished(tr("You were dealing: %1, round %2.")
                                   .arg(QString::fromStdString(now.house().name))
                                   .arg(now.table().roundNumber));
        return;
    }
    QFile file{m_outside.keptSession};
    constexpr qint64 Head = 4096; // the tags stand at the beginning
    if (m_outside.keptSession.isEmpty() || !file.open(QFile::ReadOnly))
        return m_start->setUnfinished({});
    const QString head = QString::fromUtf8(file.read(Head));
    const auto from = head.indexOf(QLatin1String("[House \""));
    const auto to = head.indexOf(QLatin1String("\"]"), from);
    if (from < 0 || to < 0)
        return m_start->setUnfinished({});
    const QString id = head.mid(from + 8, to - from - 8);
    const auto found = m_outside.findHouse(id.toStdString());
    const auto *house = std::get_if<House>(&found);
    m_start->setUnfinished(
        house == nullptr
            ? QString{}
            : tr("Your last session waits: %1.").arg(QString::fromStdString(house->name)));
}

// ---- sessions ----

PlaySettings MainWindow::lastChoice() const
{
    PlaySettings choice;
    const QSettings *settings = m_outside.settings;
    if (settings == nullptr)
        return choice;
    const auto number = [&](const char *key, int least, int most, int otherwise) {
        bool ok = false;
        const int value = settings->value(QLatin1String(key), otherwise).toInt(&ok);
        return ok && value >= least && value <= most ? value : otherwise;
    };
    choice.house =
        settings->value(QStringLiteral("play/house"), QStringLiteral("washington")).toString().toStdString();
    choice.seats = number("play/seats", 1, MaxSeats, choice.seats);
    choice.coaching = static_cast<Coaching>(number("play/coaching", 0, 2, 0));
    choice.temper = static_cast<Temper>(number("play/temper", 0, 2, 1));
    choice.irregularities = number("play/irregularities", 0, 100, 0);
    choice.startsWithShuffle = settings->value(QStringLiteral("play/shuffle")).toBool();
    choice.seed = settings->value(QStringLiteral("play/seed")).toULongLong();
    const int style = number("play/style", 0, 2, 0);
    if (style > 0)
        choice.style = style == 1 ? Style::PickAndPay : Style::LayAndPay;
    return choice;
}

void MainWindow::rememberChoice()
{
    QSettings *settings = m_outside.settings;
    if (settings == nullptr || m_start == nullptr)
        return;
    const PlaySettings choice = m_start->choice();
    settings->setValue(QStringLiteral("play/house"), QString::fromStdString(choice.house));
    settings->setValue(QStringLiteral("play/seats"), choice.seats);
    settings->setValue(QStringLiteral("play/coaching"), static_cast<int>(choice.coaching));
    settings->setValue(QStringLiteral("play/temper"), static_cast<int>(choice.temper));
    settings->setValue(QStringLiteral("play/irregularities"), choice.irregularities);
    settings->setValue(QStringLiteral("play/shuffle"), choice.startsWithShuffle);
    settings->setValue(QStringLiteral("play/fixedSeed"), m_start->hasFixedSeed());
    settings->setValue(QStringLiteral("play/seed"), QString::number(choice.seed));
    settings->setValue(QStringLiteral("play/style"),
                       !choice.style                         ? 0
                       : *choice.style == Style::PickAndPay ? 1
                                                             : 2);
}

void MainWindow::dealAsChosen()
{
    rememberChoice();
    const PlaySettings settings = m_start->choice();
    const auto found = m_outside.findHouse(settings.house);
    if (const auto *house = std::get_if<House>(&found))
        deal(settings, *house);
    else
        tellTrouble(tr("This house cannot be used"),
                    QString::fromStdString(std::get<std::string>(found)));
}

void MainWindow::deal(const PlaySettings &settings, const House &house)
{
    tableScreen();
    m_controller->start(Sitting{settings, house});
    showTable();
}

/// Reads the kept session beside the window's thread: a long one takes longer than a frame.
void MainWindow::goOn()
{
    if (m_controller->hasSitting())
        return showTable();
    m_start->goOnButton()->setEnabled(false);
    const QString path = m_outside.keptSession;
    const HouseFinder findHouse = m_outside.findHouse;
    const QPointer<MainWindow> window{this};
    QThreadPool::globalInstance()->start([path, findHouse, window] {
        QString why;
        std::shared_ptr<Sitting> read;
        if (const auto text = contentsOf(path, why)) {
            auto sitting = readSitting({text->constData(), static_cast<std::size_t>(text->size())},
                                       path.toStdString(), findHouse);
            if (auto *good = std::get_if<Sitting>(&sitting))
                read = std::make_shared<Sitting>(std::move(*good));
            else
                why = QString::fromStdString(std::get<std::string>(sitting));
        }
        QMetaObject::invokeMethod(qApp, [window, read, why] {
            if (!window)
                return;
            window->m_start->goOnButton()->setEnabled(true);
            if (!read) {
                window->tellTrouble(MainWindow::tr("The last session cannot be gone on with"), why);
            } else {
                window->tableScreen();
                window->m_controller->start(std::move(*read));
                window->showTable();
            }
            Q_EMIT window->wentOn(read != nullptr);
        });
    });
}

std::optional<QString> MainWindow::open(const QString &path)
{
    QString why;
    const auto text = contentsOf(path, why);
    if (!text)
        return why;
    // Houses are also looked for beside the file that names them.
    const HouseFinder beside = [this, folder = QFileInfo{path}.absolutePath()](
                                   const std::string &name) {
        const QFileInfo near{folder + QLatin1Char('/') + QString::fromStdString(name)};
        return m_outside.findHouse(near.isFile() ? near.filePath().toStdString() : name);
    };
    auto sitting = readSitting({text->constData(), static_cast<std::size_t>(text->size())},
                               path.toStdString(), beside);
    if (const auto *trouble = std::get_if<std::string>(&sitting))
        return QString::fromStdString(*trouble);
    tableScreen();
    m_controller->start(std::move(std::get<Sitting>(sitting)));
    showTable();
    return std::nullopt;
}

bool MainWindow::save(const QString &path)
{
    if (!m_controller->hasSitting())
        return false;
    QSaveFile file{path};
    const std::string text = textOf(m_controller->sitting());
    const bool good = file.open(QFile::WriteOnly)
                   && file.write(text.data(), static_cast<qint64>(text.size()))
                          == static_cast<qint64>(text.size())
                   && file.commit();
    if (!good)
        tellTrouble(tr("The session cannot be saved"),
                    QStringLiteral("%1: %2").arg(path, file.errorString()));
    return good;
}

void MainWindow::openSession()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a session"), {},
                                                      tr("Dealing notation (*.deal);;All files (*)"));
    if (path.isEmpty())
        return;
    if (const auto why = open(path))
        tellTrouble(tr("This session cannot be opened"), *why);
}

void MainWindow::saveSession()
{
    if (!m_controller->hasSitting())
        return;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the session"), tr("session.deal"),
                                                tr("Dealing notation (*.deal)"));
    if (path.isEmpty())
        return;
    if (QFileInfo{path}.suffix().isEmpty())
        path += QStringLiteral(".deal");
    save(path);
}

void MainWindow::openHouseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a house file"), {},
                                                      tr("House files (*.toml);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto found = m_outside.findHouse(path.toStdString());
    if (const auto *house = std::get_if<House>(&found))
        startScreen()->addHouse(*house, path.toStdString());
    else
        tellTrouble(tr("This house cannot be used"),
                    QString::fromStdString(std::get<std::string>(found)));
}

// ---- the window itself ----

void MainWindow::setPaper(bool paper)
{
    m_paper = paper;
    m_options.around = paper ? &ui::paper() : &charcoal();
    qApp->setPalette(paletteOf(*m_options.around));
    if (m_table != nullptr)
        m_table->setOptions(m_options);
    remember("view/paper", paper);
}

void MainWindow::setOptions(const ViewOptions &options)
{
    m_options = options;
    if (m_table != nullptr)
        m_table->setOptions(options);
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
