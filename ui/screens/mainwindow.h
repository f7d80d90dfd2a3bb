// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/notation.h"
#include "ui/session/knownhouse.h"
#include "ui/session/sessionrecorder.h"
#include "ui/table/tableview.h"
#include "ui/text/document.h"

#include <QMainWindow>

#include <functional>
#include <memory>

class QMenu;
class QSettings;
class QStackedWidget;

namespace pitwise {
struct DifferencePractice;
}

namespace pitwise::ui {

class CompareScreen;
class DemoScreen;
class EditorScreen;
class KeySheet;
class OddsScreen;
class Rail;
class StartScreen;
class TableScreen;
struct TakeOver;
enum class Glyph;

/// What the window needs of the world outside it.
struct Outside
{
    QSettings *settings = nullptr; ///< choices and geometry; none: nothing is remembered
    SessionStore *recorder = nullptr; ///< none: nothing is kept
    std::function<QString()> keptSession; ///< the file the recorder writes, to go on with
    /// By id or path, also in the folder of the file that names it. May be called from another
    /// thread, as the next one.
    std::function<std::variant<House, std::string>(const std::string &name,
                                                   const std::string &beside)>
        findHouse;
    /// Under what name it is found again from anywhere.
    std::function<std::string(const std::string &name, const std::string &beside)> lastingName;
    /// The text of a house file, by the same names.
    std::function<std::optional<std::string>(const std::string &name)> houseText;
    std::vector<std::string> houses; ///< ids of the built-in ones
    SessionController::Clock clock;
    QString version;
};

/// A session that was read: the sitting and its text, or why there is none.
struct ReadSession
{
    std::shared_ptr<Sitting> sitting;
    std::string text;
    QString why;
};

/// One window, a rail at its left, a screen beside it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const Outside &outside);
    ~MainWindow() override;

    void showStart();
    void showTable();
    /// The odds of the house that is chosen at the start.
    void showOdds();
    /// Pick and pay beside lay and pay.
    void showDemo();
    /// A house of one's own.
    void showEditor();
    /// What is different in another house.
    void showCompare();
    /// A session made from what is different between the two houses of that screen.
    void practiseDifferences();
    /// What is different, on paper; beside the window's thread.
    void writeDifferences(const QString &path);
    /// Deals at a house that was found already.
    void deal(const PlaySettings &settings, const House &house);
    /// Goes on with what was shown.
    void takeOver(const TakeOver &shown);
    /// A house from a file is known on every screen from now on.
    void addHouse(const House &house, const std::string &path);
    /// Opens a session; the text is why it cannot be.
    [[nodiscard]] std::optional<QString> open(const QString &path);
    bool save(const QString &path);
    /// Writes the dealer's manual of the house at hand, as the ending of the path says; beside the
    /// window's thread.
    void writeManual(const QString &path);

    /// Something that a person should know of; the table goes on.
    void tellTrouble(const QString &title, const QString &text);
    /// The keys on a sheet, or away with it.
    void showKeys();
    void setPaper(bool paper);
    void setOptions(const ViewOptions &options);
    [[nodiscard]] const ViewOptions &options() const { return m_options; }
    [[nodiscard]] PlaySettings lastChoice() const;

    [[nodiscard]] SessionController *controller() const { return m_controller; }
    /// Screens are made when they are first needed.
    TableScreen *tableScreen();
    StartScreen *startScreen();
    OddsScreen *oddsScreen();
    DemoScreen *demoScreen();
    CompareScreen *compareScreen();
    EditorScreen *editorScreen();

Q_SIGNALS:
    /// A kept session was read, or could not be.
    void wentOn(bool ok);
    /// A manual or a sheet was written, or the text is why not.
    void documentWritten(const QString &trouble);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void readOptions();
    const std::vector<KnownHouse> &knownHouses();
    void showScreen(QWidget *screen, Glyph glyph);
    void makeRail();
    void makeMenu();
    void dealAsChosen();
    void goOn();
    void goBack();
    [[nodiscard]] QString sessionBefore() const;
    void openHouseFile();
    void openSession();
    void saveSession();
    void saveManual();
    [[nodiscard]] QString askForDocument(const QString &title, const QString &name);
    void writeDocument(const std::function<Document()> &make, const QString &path);
    [[nodiscard]] std::variant<House, std::string> houseAtHand();
    void about();
    void rememberChoice();
    void remember(const char *key, const QVariant &value);
    void describeKept();
    void begin(ReadSession read);
    void tellPractice(const DifferencePractice &plan);
    void readLater(const QString &path, bool kept, std::function<void(ReadSession)> then);
    void togglePanel();
    void toggleFullScreen();

    Outside m_outside;
    SessionController *m_controller;
    SessionRecorder *m_recorder = nullptr; ///< none: nothing is kept
    Rail *m_rail = nullptr;
    QStackedWidget *m_stack = nullptr;
    StartScreen *m_start = nullptr; ///< made when it is first shown
    TableScreen *m_table = nullptr;
    OddsScreen *m_odds = nullptr;
    DemoScreen *m_demo = nullptr;
    CompareScreen *m_compare = nullptr;
    EditorScreen *m_editor = nullptr;
    int m_practiceRounds = 0; ///< after so many rounds the practice is over; 0: it never is
    std::vector<KnownHouse> m_houses; ///< the built-in ones first
    KeySheet *m_keys = nullptr;
    QMenu *m_more = nullptr;
    bool m_goesOn = false; ///< the session at the table is the kept one
    int m_asked = 0; ///< counts what was asked to be dealt or read; the last one counts
    ViewOptions m_options;
    bool m_paper = false;
};

} // namespace pitwise::ui
