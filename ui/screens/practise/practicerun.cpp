// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/practise/practicerun.h"

#include "ui/text/findingwords.h"
#include "ui/text/skillwords.h"
#include "ui/text/translated.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

namespace {

constexpr int SecondsOfMinute = 60;
constexpr double MsOfSecond = 1000;

/// The end of tomorrow, where the user is.
Moment tomorrowEvening(Moment now)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(now.ms());
    return Moment::ofMs(local.date().addDays(2).startOfDay().toMSecsSinceEpoch());
}

} // namespace

PracticeRun::PracticeRun(Shell &shell, QObject *parent)
    : QObject(parent),
      m_shell(shell),
      m_round(new GuidedRound{shell, this})
{
    connect(m_round, &GuidedRound::ended, this, &PracticeRun::ended);
    connect(m_round, &GuidedRound::wentOn, this, &PracticeRun::goOn);
    connect(&shell.sessions(), &Sessions::began, this, [this] {
        if (m_isRunning && !m_round->isAtTable())
            stop(); // somebody deals something else
    });
    m_minute.setInterval(SecondsOfMinute * static_cast<int>(MsOfSecond) / 4);
    connect(&m_minute, &QTimer::timeout, this, [this] {
        if (!m_hasEnded)
            m_round->say(line(), Guidance::Tone::Task);
    });
}

void PracticeRun::practise(const Standing &standing, int minutes)
{
    m_minutes = minutes;
    m_mistakes.clear();
    start(standing);
}

void PracticeRun::dealAgain(const Standing &standing, const std::vector<OwnMistake> &mistakes)
{
    m_minutes = 0;
    m_mistakes.assign(mistakes.rbegin(), mistakes.rend());
    start(standing);
}

void PracticeRun::start(const Standing &standing)
{
    m_making.cancel();
    m_watching.cancel();
    m_before = m_standing = standing;
    m_isRunning = true;
    m_isWaiting = true;
    m_isWatched = true;
    m_hasEnded = false;
    m_began = m_shell.environment().clock();
    m_rounds = m_clean = 0;
    m_now = {};
    m_next.reset();
    prepareNext();
    Q_EMIT changed();
}

void PracticeRun::stop()
{
    if (!m_isRunning)
        return;
    m_isRunning = false;
    m_minute.stop();
    m_making.cancel();
    m_round->stop();
    Q_EMIT changed();
}

/// One at a time, and only when all that was dealt before is in the memory.
void PracticeRun::prepareNext()
{
    if (!m_isRunning || m_next || m_making.isBusy() || !m_isWatched)
        return;
    if (m_minutes == 0) {
        if (m_mistakes.empty())
            return;
        m_making.start([mistake = m_mistakes.back(),
                        known = m_standing.known] { return sameRoundAs(mistake, known); },
                       [this](NextRound next) { take(std::move(next)); });
        m_mistakes.pop_back();
        return;
    }
    Standing assumed = m_standing;
    assumed.now = m_shell.learner().now();
    if (!m_hasEnded)
        assumeRight(assumed.past.memory, m_now.picks, assumed.now);
    m_making.start(
        [assumed = std::move(assumed), seed = freshSeed()] { return practiceRound(assumed, seed); },
        [this](NextRound next) { take(std::move(next)); });
}

void PracticeRun::take(NextRound next)
{
    if (next.session.sitting == nullptr) {
        const QString why = tr("%1 cannot deal a round to practise.")
                                .arg(QString::fromStdString(m_standing.known.shownAs()));
        stop();
        return Q_EMIT failed(why);
    }
    m_next = std::move(next);
    if (m_isWaiting)
        putNext();
}

void PracticeRun::putNext()
{
    m_isWaiting = false;
    m_hasEnded = false;
    m_now = std::move(*m_next);
    m_next.reset();
    m_roundBegan = m_shell.learner().now();
    m_minute.start();
    PreparedSession session = std::move(m_now.session);
    m_round->put(std::move(session), line());
    prepareNext();
    Q_EMIT changed();
}

int PracticeRun::secondsLeft() const
{
    const auto gone = (m_shell.environment().clock() - m_began) / static_cast<qint64>(MsOfSecond);
    return std::max(0, m_minutes * SecondsOfMinute - static_cast<int>(gone));
}

QString PracticeRun::timeLeft() const
{
    if (m_minutes == 0)
        return tr("%n more", nullptr,
                  static_cast<int>(m_mistakes.size()) + (m_next || m_making.isBusy() ? 1 : 0));
    const int minutes = (secondsLeft() + SecondsOfMinute - 1) / SecondsOfMinute;
    return minutes == 0 ? tr("the last one") : tr("%n minute(s) left", nullptr, minutes);
}

/// Which round, why, and how much time is left.
QString PracticeRun::line() const
{
    if (m_now.mistake) {
        const QString day = QLocale{}.toString(
            QDateTime::fromMSecsSinceEpoch(m_now.mistake->at.ms()).date(), QLocale::ShortFormat);
        return tr("Round %1, %2. On %3 you made a mistake in this round. Deal it right.")
            .arg(QString::number(round()), timeLeft(), day);
    }
    if (m_now.picks.empty())
        return {};
    const SkillPick &first = m_now.picks.front();
    const House &house = m_standing.known.house;
    const QString why =
        tr("%1: %2.").arg(asSentence(areaWords(first.skill)), translated(reasonWords(first)));
    if (m_now.asksForPace && house.scoring.pace > 0)
        return tr("Round %1, %2. %3 You know this: now at the house's pace, %4 seconds.")
            .arg(QString::number(round()), timeLeft(), why)
            .arg(house.scoring.pace);
    return tr("Round %1, %2. %3").arg(QString::number(round()), timeLeft(), why);
}

/// What the round showed goes into the memory, on a worker thread.
void PracticeRun::watch()
{
    m_isWatched = false;
    const Session &session = m_shell.controller().sitting().session();
    m_watching.start(
        [spec = session.spec(), house = session.house(), log = session.log(),
         memory = m_standing.past.memory, began = m_roundBegan]() mutable {
            remember(memory, spec, house, log, began);
            return memory;
        },
        [this](Memory memory) {
            m_standing.past.memory = std::move(memory);
            m_isWatched = true;
            prepareNext();
            Q_EMIT changed();
        });
}

bool PracticeRun::isOver() const
{
    return m_minutes > 0 ? secondsLeft() == 0 : m_mistakes.empty() && !m_next && !m_making.isBusy();
}

void PracticeRun::ended(int mistakes)
{
    if (!m_hasEnded) {
        ++m_rounds;
        m_clean += mistakes == 0 ? 1 : 0;
        m_hasEnded = true;
        watch();
    }
    m_isLast = isOver(); // the button does what it says, however long nobody presses it
    m_round->say(verdict(mistakes), mistakes == 0 ? Guidance::Tone::Clean : Guidance::Tone::Mistake,
                 m_isLast ? tr("How it went") : tr("Next round"));
}

QString PracticeRun::verdict(int mistakes) const
{
    if (m_now.mistake) {
        const QString what = asSentence(titleOf(m_now.mistake->finding.code));
        return mistakes == 0 ? tr("Right this time. Then it was: %1.").arg(what)
                             : tr("Not right yet. Then it was: %1.").arg(what);
    }
    if (mistakes > 0)
        return tr("%n mistake(s). It will come again soon.", nullptr, mistakes);
    const Sitting &sitting = m_shell.controller().sitting();
    if (m_now.asksForPace && sitting.pace() > 0)
        return tr("Clean, in %1 seconds. The house wants %2.")
            .arg(std::lround(sitting.pace()))
            .arg(m_standing.known.house.scoring.pace);
    return tr("Clean.");
}

void PracticeRun::goOn()
{
    if (!m_hasEnded)
        return;
    if (m_isLast) {
        stop();
        return Q_EMIT finished();
    }
    m_isWaiting = true;
    if (m_next)
        return putNext();
    m_round->say(tr("The next round is being made."), Guidance::Tone::Task);
    prepareNext();
}

PracticeResult PracticeRun::result() const
{
    PracticeResult result{.rounds = m_rounds, .clean = m_clean};
    Standing now = m_standing;
    now.now = m_shell.learner().now();
    for (const std::string &skill : now.course) {
        const SkillMemory *after = now.past.memory.find(skill);
        const SkillMemory *before = m_before.past.memory.find(skill);
        if (after == nullptr || (before != nullptr && before->seen == after->seen))
            continue;
        const Level was = m_before.levelOf(skill);
        const bool isKnown = after->streak >= RightAgain;
        if (isKnown && (was == Level::New || was == Level::Learning || was == Level::Fading))
            result.better.push_back(skill);
        const int wrongBefore = before == nullptr ? 0 : before->seen - before->right;
        if (!isKnown && after->seen - after->right > wrongBefore)
            result.wrong.push_back(skill);
    }
    result.due = now.dueBy(tomorrowEvening(now.now));
    return result;
}

} // namespace pitwise::ui
