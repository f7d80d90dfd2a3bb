// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/learner.h"

#include "engine/situations/course.h"
#include "ui/shell/environment.h"

#include <QDateTime>
#include <QPointer>

#include <algorithm>

namespace pitwise::ui {

Level Standing::levelOf(const std::string &skill) const
{
    const SkillMemory *memory = past.memory.find(skill);
    return memory == nullptr ? Level::New : memory->levelAt(now);
}

std::vector<std::string> Standing::missing() const
{
    std::vector<std::string> skills;
    for (const std::string &skill : course) {
        const Level level = levelOf(skill);
        if (level != Level::Known && level != Level::Sure)
            skills.push_back(skill);
    }
    return skills;
}

std::vector<std::string> Standing::dueBy(Moment then) const
{
    std::vector<std::string> skills;
    for (const std::string &skill : course) {
        const SkillMemory *memory = past.memory.find(skill);
        if (memory != nullptr && memory->seen > 0 && memory->due() <= then)
            skills.push_back(skill);
    }
    return skills;
}

Learner::Learner(const Environment &environment, QObject *parent)
    : QObject(parent),
      m_environment(environment)
{
}

Moment Learner::now() const
{
    return m_environment.now ? m_environment.now()
                             : Moment::ofMs(QDateTime::currentMSecsSinceEpoch());
}

void Learner::ask(const QString &person, const KnownHouse &known, QObject *context,
                  std::function<void(const Standing &)> then)
{
    if (m_environment.past == nullptr)
        return addCourse({.known = known}, context, std::move(then));
    m_environment.past->past(person, context,
                             [this, known, context, then = std::move(then)](
                                 const DealerPast &past, const QString &trouble) {
                                 addCourse({.known = known, .past = past, .trouble = trouble},
                                           context, then);
                             });
}

void Learner::addCourse(Standing standing, QObject *context,
                        std::function<void(const Standing &)> then)
{
    standing.now = now();
    const auto made = std::find_if(m_courses.begin(), m_courses.end(), [&](const auto &each) {
        return each.first == standing.known.house;
    });
    if (made != m_courses.end())
        standing.course = made->second;
    const bool isMade = made != m_courses.end();
    m_work.start(
        [standing = std::move(standing), isMade]() mutable {
            if (!isMade)
                standing.course = courseOf(standing.known.house);
            return std::move(standing);
        },
        [this, isMade, there = QPointer<QObject>{context},
         then = std::move(then)](const Standing &done) {
            if (!isMade)
                m_courses.emplace_back(done.known.house, done.course);
            if (there)
                then(done);
        });
}

} // namespace pitwise::ui
