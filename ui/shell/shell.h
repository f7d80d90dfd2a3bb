// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/sessionkeeper.h"
#include "ui/shell/documents.h"
#include "ui/shell/environment.h"
#include "ui/shell/guidance.h"
#include "ui/shell/houseshelf.h"
#include "ui/shell/learner.h"
#include "ui/shell/sessions.h"
#include "ui/shell/trainersarea.h"

#include <QObject>

namespace pitwise::ui {

class OpenHomework;
class SoundFollower;

/// All that a screen sees of the program. Screens do not know each other: they ask the shell for a
/// session, a house or another screen.
class Shell : public QObject
{
    Q_OBJECT

public:
    explicit Shell(const Environment &environment, QObject *parent = nullptr);

    [[nodiscard]] const Environment &environment() const { return m_environment; }
    [[nodiscard]] Settings &settings() { return m_environment.settings; }
    [[nodiscard]] HouseShelf &houses() { return m_houses; }
    [[nodiscard]] Sessions &sessions() { return m_sessions; }
    [[nodiscard]] SessionController &controller() { return m_sessions.controller(); }
    [[nodiscard]] Guidance &guidance() { return m_guidance; }
    /// Knows where people stand.
    [[nodiscard]] Learner &learner() { return m_learner; }
    [[nodiscard]] Documents &documents() { return m_documents; }
    [[nodiscard]] RecordsDesk &records() { return *m_records; }
    [[nodiscard]] ExamDesk &exams() { return *m_exams; }
    [[nodiscard]] ClassDesk &classroom() { return *m_classroom; }
    [[nodiscard]] HomeworkDesk &homework() { return *m_homework; }
    /// Of whoever deals.
    [[nodiscard]] OpenHomework &openHomework() { return *m_openHomework; }
    [[nodiscard]] TrainersArea &trainersArea() { return m_trainersArea; }
    /// Keeps the sessions of whoever deals; knows who that is.
    [[nodiscard]] SessionKeeper &keeper() { return *m_keeper; }

    [[nodiscard]] const ViewOptions &viewOptions() const { return m_viewOptions; }
    /// Saves them and passes them to every screen.
    void setViewOptions(const ViewOptions &options);

    [[nodiscard]] const SoundSettings &soundSettings() const { return m_soundSettings; }
    /// Saves them; heard at once.
    void setSoundSettings(const SoundSettings &settings);
    /// Saves where the records are (empty: the usual file) and uses them from now on. What is at
    /// the table ends in the old ones; whoever deals says who he is in the new ones.
    void setRecordsPlace(const QString &where);
    /// Saves the language (empty: the system's) and speaks it from now on.
    void setLanguage(const QString &code);
    /// Plays a sound that is not a step of the session.
    void play(const std::vector<Cue> &cues);
    /// The table is shown: its room is heard. Everywhere else it is silent.
    void setAtTable(bool atTable);

    /// Starts a session. If the house cannot be loaded, the user is told.
    void deal(const PlaySettings &settings);
    /// Starts a session where a demonstration stopped.
    void takeOver(const pitwise::ui::TakeOver &shown);
    /// Shows the home screen.
    void goHome() { Q_EMIT homeWanted(); }
    /// Shows the screen of this name (`ScreenEntry::name`), and hands it what it is asked for.
    void goTo(const QString &screen, const QString &what = {})
    {
        Q_EMIT screenWanted(screen, what);
    }
    /// There is a screen of this name.
    [[nodiscard]] bool has(const QString &screen) const { return m_screens.contains(screen); }
    void setScreens(const QStringList &names) { m_screens = names; }
    /// While an exam is under way no other screen can be shown: rail, menu and their keys are off,
    /// and closing the window must be confirmed.
    void setInExam(bool inExam);
    [[nodiscard]] bool isInExam() const { return m_inExam; }
    /// Why what was dealt is not on the disk; empty: it is. Then closing the window must be
    /// confirmed.
    void setUnsaved(const QString &why) { m_unsaved = why; }
    [[nodiscard]] const QString &unsaved() const { return m_unsaved; }
    /// Shows a message without blocking.
    void showError(const QString &title, const QString &text) { Q_EMIT errorReported(title, text); }

    /// Says that something is done, on the screen that is shown.
    void tell(const QString &text) { Q_EMIT told(text); }

Q_SIGNALS:
    void told(const QString &text);
    void homeWanted();
    void inExamChanged(bool inExam);
    void screenWanted(const QString &screen, const QString &what);
    /// All texts must be set again.
    void languageChanged();
    void soundSettingsChanged(const pitwise::ui::SoundSettings &settings);
    void viewOptionsChanged(const pitwise::ui::ViewOptions &options);
    void errorReported(const QString &title, const QString &text);

private:
    void listen();
    void keepRecords();

    Environment m_environment;
    ViewOptions m_viewOptions;
    SoundSettings m_soundSettings;
    SoundFollower *m_heard = nullptr; ///< null: a computer without sound
    HouseShelf m_houses;
    Sessions m_sessions;
    Guidance m_guidance;
    Learner m_learner;
    Documents m_documents;
    QStringList m_screens; ///< their names
    TrainersArea m_trainersArea;
    RecordsDesk *m_records = nullptr; ///< never null once constructed
    ExamDesk *m_exams = nullptr; ///< the same
    bool m_inExam = false;
    QString m_unsaved;
    ClassDesk *m_classroom = nullptr; ///< likewise
    HomeworkDesk *m_homework = nullptr; ///< likewise
    SessionKeeper *m_keeper = nullptr;
    OpenHomework *m_openHomework = nullptr;
};

/// A random seed of six digits, short enough to tell a colleague.
[[nodiscard]] std::uint64_t freshSeed();

} // namespace pitwise::ui
