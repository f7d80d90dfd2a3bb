// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/shell.h"

#include "ui/classroom/noclass.h"
#include "ui/classroom/nohomework.h"
#include "ui/exams/noexams.h"
#include "ui/records/norecords.h"
#include "ui/shell/openhomework.h"
#include "ui/sound/soundfollower.h"

#include <QLocale>
#include <QRandomGenerator>

#include <utility>

namespace pitwise::ui {

namespace {

/// As the folders of the recordings are named.
QString spokenLanguage()
{
    return QLocale{}.name().section(QLatin1Char('_'), 0, 0);
}

} // namespace

Shell::Shell(const Environment &environment, QObject *parent)
    : QObject(parent),
      m_environment(environment),
      m_viewOptions(environment.settings.viewOptions()),
      m_soundSettings(environment.settings.sound()),
      m_houses(m_environment),
      m_sessions(m_environment),
      m_learner(m_environment)
{
    listen();
    keepRecords();
    m_openHomework = new OpenHomework{*this, this};
    connect(&m_sessions, &Sessions::failed, this, &Shell::errorReported);
    connect(&m_sessions, &Sessions::began, &m_guidance, [this](const SessionPlan &plan) {
        if (!plan.isGuided)
            m_guidance.clear(); // somebody deals something else
    });
    connect(&m_documents, &Documents::written, this,
            [this](const QString &path, const QString &trouble) {
                if (trouble.isEmpty())
                    tell(tr("Saved: %1").arg(path));
                else
                    showError(tr("The file could not be written"),
                              QStringLiteral("%1: %2").arg(path, trouble));
            });
}

void Shell::listen()
{
    if (m_environment.sound == nullptr)
        return;
    m_environment.sound->setSettings(m_soundSettings);
    m_environment.sound->setLanguage(spokenLanguage());
    m_heard = new SoundFollower{&controller(), m_environment.sound, this};
    m_heard->setAtTable(false);
    m_heard->setLeftHanded(m_viewOptions.leftHanded);
}

void Shell::keepRecords()
{
    m_records = m_environment.records != nullptr ? m_environment.records : new NoRecords{this};
    m_exams = m_environment.exams != nullptr ? m_environment.exams : new NoExams{this};
    m_classroom = m_environment.classroom != nullptr ? m_environment.classroom : new NoClass{this};
    m_homework = m_environment.homework != nullptr ? m_environment.homework : new NoHomework{this};
    m_keeper = new SessionKeeper{&controller(), m_records, this};
    // Nobody who deals next finds the trainer's area open.
    connect(m_keeper, &SessionKeeper::dealerChanged, &m_trainersArea, &TrainersArea::leave);
    connect(m_records, &RecordsDesk::placeChanged, &m_trainersArea, &TrainersArea::leave);
    connect(m_keeper, &SessionKeeper::moreIsKnown, &m_sessions, &Sessions::resumeText);
    connect(m_keeper, &SessionKeeper::dealerChanged, &m_sessions,
            [this](const Dealer &dealer) { m_sessions.setOwner(dealer.id); });
    connect(m_keeper, &SessionKeeper::notKept, this, [this] {
        tell(tr("The records have more of this session than its file. What you deal now is not kept "
                "in them."));
    });
    connect(m_records, &RecordsDesk::troubled, this, [this](const QString &sentence) {
        if (!sentence.isEmpty())
            showError(tr("This session cannot be kept in the records"), sentence);
    });
}

void Shell::setLanguage(const QString &code)
{
    settings().setLanguage(code);
    if (m_environment.languages == nullptr)
        return;
    m_environment.languages->use(code);
    if (m_environment.sound != nullptr)
        m_environment.sound->setLanguage(spokenLanguage());
    Q_EMIT languageChanged();
}

void Shell::setRecordsPlace(const QString &where)
{
    settings().setRecordsPlace(where);
    m_keeper->setDealer({});
    m_records->moveTo(where);
}

void Shell::setSoundSettings(const SoundSettings &settings)
{
    m_soundSettings = settings;
    this->settings().setSound(settings);
    if (m_environment.sound != nullptr)
        m_environment.sound->setSettings(settings);
    Q_EMIT soundSettingsChanged(settings);
}

void Shell::play(const std::vector<Cue> &cues)
{
    if (m_environment.sound != nullptr)
        m_environment.sound->play(cues);
}

void Shell::setAtTable(bool atTable)
{
    if (m_heard != nullptr)
        m_heard->setAtTable(atTable);
}

void Shell::setInExam(bool inExam)
{
    if (std::exchange(m_inExam, inExam) != inExam)
        Q_EMIT inExamChanged(inExam);
}

void Shell::setViewOptions(const ViewOptions &options)
{
    m_viewOptions = options;
    settings().setViewOptions(options);
    if (m_heard != nullptr)
        m_heard->setLeftHanded(options.leftHanded);
    Q_EMIT viewOptionsChanged(options);
}

void Shell::deal(const PlaySettings &settings)
{
    const auto found = m_houses.find(settings.house);
    if (const auto *house = std::get_if<House>(&found))
        m_sessions.deal(settings, *house);
    else
        showError(tr("This house cannot be used"),
                  QString::fromStdString(std::get<std::string>(found)));
}

void Shell::takeOver(const TakeOver &shown)
{
    m_sessions.begin(takenOver(shown, settings().startChoice().play));
}

std::uint64_t freshSeed()
{
    return QRandomGenerator::global()->bounded(100'000U, 1'000'000U);
}

} // namespace pitwise::ui
