// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sessions of the window: begun, kept, opened, saved. The window itself is in mainwindow.cpp.

#include "engine/training/differencepractice.h"
#include "engine/training/savedsession.h"
#include "ui/panels/toast.h"
#include "ui/screens/comparescreen.h"
#include "ui/screens/demoscreen.h"
#include "ui/screens/editorscreen.h"
#include "ui/screens/mainwindow.h"
#include "ui/screens/startscreen.h"
#include "ui/screens/tablescreen.h"
#include "ui/text/translated.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QSaveFile>
#include <QSettings>
#include <QStackedWidget>
#include <QThreadPool>

#include <set>

namespace pitwise::ui {

namespace {

/// A file as a sitting. Of a kept one, what stands behind the last line end was torn off by a power
/// cut and never happened.
ReadSession readSession(const QString &path, bool kept, const Outside &outside)
{
    ReadSession read;
    QFile file{path};
    if (!file.open(QFile::ReadOnly)) {
        read.why = QStringLiteral("%1: %2").arg(path, file.errorString());
        return read;
    }
    QByteArray text = file.readAll();
    if (kept)
        text.truncate(text.lastIndexOf('\n') + 1);
    // Houses are also looked for beside the file that names them.
    const std::string beside = QFileInfo{path}.absolutePath().toStdString();
    const auto find = [&](const std::string &name) { return outside.findHouse(name, beside); };
    std::string_view part{text.constData(), static_cast<std::size_t>(text.size())};
    if (kept)
        part = soundPart(part, find); // a spoilt line costs what follows it, not the session
    auto sitting = readSitting(part, path.toStdString(), find, [&](const std::string &name) {
        return outside.lastingName(name, beside);
    });
    if (auto *good = std::get_if<Sitting>(&sitting)) {
        read.sitting = std::make_shared<Sitting>(std::move(*good));
        read.text = textOf(*read.sitting);
    } else {
        read.why = QString::fromStdString(std::get<std::string>(sitting));
    }
    return read;
}

} // namespace

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
    QFile file{m_outside.keptSession ? m_outside.keptSession() : QString{}};
    constexpr qint64 Head = 4096; // the tags stand at the beginning
    if (file.fileName().isEmpty() || !file.open(QFile::ReadOnly))
        return m_start->setUnfinished({});
    const QString head = QString::fromUtf8(file.read(Head));
    const auto from = head.indexOf(QLatin1String("[House \""));
    const auto to = head.indexOf(QLatin1String("\"]"), from);
    if (from < 0 || to < 0)
        return m_start->setUnfinished({});
    const QString id = head.mid(from + 8, to - from - 8);
    const auto found = m_outside.findHouse(id.toStdString(), {});
    const auto *house = std::get_if<House>(&found);
    // With a house that is gone it cannot be dealt; who tries is told why.
    m_start->setUnfinished(tr("Your last session waits: %1.")
                               .arg(house == nullptr ? id : QString::fromStdString(house->name)));
}

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
    choice.house = settings->value(QStringLiteral("play/house"), QStringLiteral("washington"))
                       .toString()
                       .toStdString();
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
    settings->setValue(QStringLiteral("play/style"), !choice.style                        ? 0
                                                     : *choice.style == Style::PickAndPay ? 1
                                                                                          : 2);
}

void MainWindow::dealAsChosen()
{
    rememberChoice();
    const PlaySettings settings = m_start->choice();
    const auto found = m_outside.findHouse(settings.house, {});
    if (const auto *house = std::get_if<House>(&found))
        deal(settings, *house);
    else
        tellTrouble(tr("This house cannot be used"),
                    QString::fromStdString(std::get<std::string>(found)));
}

void MainWindow::deal(const PlaySettings &settings, const House &house)
{
    ++m_asked;
    m_practiceRounds = 0;
    tableScreen();
    m_goesOn = false;
    m_controller->start(Sitting{settings, house});
    showTable();
}

void MainWindow::begin(ReadSession read)
{
    m_practiceRounds = 0;
    m_goesOn = false;
    tableScreen();
    m_controller->start(std::move(*read.sitting), std::move(read.text));
    showTable();
}

/// Beside the window's thread: a long session takes longer than a frame.
void MainWindow::readLater(const QString &path, bool kept, std::function<void(ReadSession)> then)
{
    const int asked = ++m_asked;
    const QPointer<MainWindow> window{this};
    QThreadPool::globalInstance()->start([=, outside = m_outside] {
        auto read = std::make_shared<ReadSession>(readSession(path, kept, outside));
        QMetaObject::invokeMethod(qApp, [=] {
            // Whoever went on with something else in the meantime does not want it any more.
            if (window && window->m_asked == asked)
                then(std::move(*read));
        });
    });
}

/// That of the table, or the one chosen at the start.
std::variant<House, std::string> MainWindow::houseAtHand()
{
    if (m_controller->hasSitting() && m_stack->currentWidget() == m_table)
        return m_controller->sitting().house();
    return m_outside.findHouse(startScreen()->choice().house, {});
}

void MainWindow::goOn()
{
    if (m_controller->hasSitting())
        return showTable();
    m_start->goOnButton()->setEnabled(false);
    readLater(m_outside.keptSession(), true, [this](ReadSession read) {
        m_start->goOnButton()->setEnabled(true);
        const bool good = read.sitting != nullptr;
        if (good)
            begin(std::move(read));
        else
            tellTrouble(tr("The last session cannot be gone on with"), read.why);
        m_goesOn = good;
        Q_EMIT wentOn(good);
    });
}

/// The one that was replaced last is kept beside the one that replaced it; a session in which
/// nothing was done yet has replaced nothing.
QString MainWindow::sessionBefore() const
{
    if (!m_outside.keptSession)
        return {};
    const bool replacedNothing = m_controller->hasSitting()
                              && !(m_recorder != nullptr && m_recorder->hasSession()) && !m_goesOn;
    const QString path =
        m_outside.keptSession() + (replacedNothing ? QString{} : QStringLiteral(".before"));
    return QFileInfo::exists(path) ? path : QString{};
}

/// The two change places, once something is done: the way back is the same.
void MainWindow::goBack()
{
    const QString path = sessionBefore();
    if (path.isEmpty())
        return;
    readLater(path, true, [this](ReadSession read) {
        const bool good = read.sitting != nullptr;
        if (good)
            begin(std::move(read));
        else
            tellTrouble(tr("The session before cannot be gone on with"), read.why);
        Q_EMIT wentOn(good);
    });
}

std::optional<QString> MainWindow::open(const QString &path)
{
    ReadSession read = readSession(path, false, m_outside);
    if (read.sitting == nullptr)
        return read.why;
    ++m_asked;
    begin(std::move(read));
    return std::nullopt;
}

void MainWindow::takeOver(const TakeOver &shown)
{
    PlaySettings settings = lastChoice();
    settings.house = shown.known.name;
    settings.seats = shown.patrons.seats;
    settings.temper = shown.patrons.temper;
    settings.irregularities = shown.patrons.irregularities;
    settings.seed = shown.patrons.seed;
    settings.style = shown.spec.style;
    settings.startsWithShuffle = false;
    settings.shown = shown.log.size();
    // A coach would not have let the mistake happen that lies on the table.
    if (shown.hasMistake && policyOf(settings.coaching).holdsBackWrongActs)
        settings.coaching = Coaching::Practice;
    ReadSession session;
    session.sitting = std::make_shared<Sitting>(
        Sitting::resumed(withTags(shown.spec, settings), shown.known.house, shown.log));
    session.text = textOf(*session.sitting);
    ++m_asked;
    begin(std::move(session));
}

void MainWindow::practiseDifferences()
{
    const KnownHouse known = compareScreen()->known();
    const KnownHouse next = m_compare->next();
    const int asked = ++m_asked;
    const QPointer<MainWindow> window{this};
    m_compare->practiceButton()->setEnabled(false);
    QThreadPool::globalInstance()->start([=, settings = lastChoice()]() mutable {
        auto plan = std::make_shared<DifferencePractice>(
            pitwise::practiseDifferences(known.house, next.house, freshSeed()));
        plan->spec.house = next.name;
        settings.house = next.name;
        settings.style.reset();
        settings.seats = plan->patrons.seats;
        settings.temper = plan->patrons.temper;
        settings.irregularities = plan->patrons.irregularities;
        settings.seed = plan->patrons.seed;
        settings.startsWithShuffle = plan->spec.startsWithShuffle;
        auto session = std::make_shared<ReadSession>();
        session->sitting = std::make_shared<Sitting>(
            Sitting::resumed(withTags(plan->spec, settings), next.house, {}));
        session->text = textOf(*session->sitting);
        QMetaObject::invokeMethod(qApp, [=] {
            if (!window)
                return;
            window->m_compare->practiceButton()->setEnabled(true);
            if (window->m_asked != asked)
                return;
            window->begin(std::move(*session));
            window->tellPractice(*plan);
        });
    });
}

/// What is to come, and, when it has come, that it is over.
void MainWindow::tellPractice(const DifferencePractice &plan)
{
    m_practiceRounds = static_cast<int>(plan.rounds.size());
    std::set<std::string> met;
    for (const auto &keys : plan.rounds)
        met.insert(keys.begin(), keys.end());
    const int all = static_cast<int>(met.size() + plan.unmet.size());
    QString text = m_practiceRounds == 1
                     ? tr("Practice: one round, in which %1 of %2 differences come up.")
                           .arg(met.size())
                           .arg(all)
                     : tr("Practice: %1 rounds, in which %2 of %3 differences come up.")
                           .arg(m_practiceRounds)
                           .arg(met.size())
                           .arg(all);
    if (plan.spec.startsWithShuffle)
        text += QLatin1Char(' ') + tr("It begins with the shuffle.");
    m_table->toast()->ask(text);
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
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a session"), {}, tr("Dealing notation (*.deal);;All files (*)"));
    if (path.isEmpty())
        return;
    readLater(path, false, [this](ReadSession read) {
        if (read.sitting != nullptr)
            begin(std::move(read));
        else
            tellTrouble(tr("This session cannot be opened"), read.why);
    });
}

void MainWindow::saveSession()
{
    // What is to be saved is what one looks at.
    if (m_editor != nullptr && m_stack->currentWidget() == m_editor)
        return m_editor->saveAs();
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
    const auto found = m_outside.findHouse(path.toStdString(), {});
    if (const auto *house = std::get_if<House>(&found))
        addHouse(*house, path.toStdString());
    else
        tellTrouble(tr("This house cannot be used"),
                    QString::fromStdString(std::get<std::string>(found)));
}

} // namespace pitwise::ui
