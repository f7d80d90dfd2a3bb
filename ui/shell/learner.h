// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/skills/practice.h"
#include "ui/records/pastdesk.h"
#include "ui/session/knownhouse.h"
#include "ui/work/background.h"

#include <QObject>

#include <functional>
#include <utility>
#include <vector>

namespace pitwise::ui {

struct Environment;

/// Where a person stands in a house.
struct Standing
{
    KnownHouse known;
    DealerPast past;
    std::vector<std::string> course; ///< the skills of the house, in the order of learning
    Moment now;
    QString trouble; ///< why his past is not known; empty: it is

    [[nodiscard]] Level levelOf(const std::string &skill) const;
    /// Skills of the course that are not known: they are missing for the exam.
    [[nodiscard]] std::vector<std::string> missing() const;
    /// Skills of the course that were known and are due by then.
    [[nodiscard]] std::vector<std::string> dueBy(Moment then) const;
};

/// Says where people stand. A course is made on a worker thread, once for each house.
class Learner : public QObject
{
    Q_OBJECT

public:
    /// `environment` must outlive this.
    explicit Learner(const Environment &environment, QObject *parent = nullptr);

    /// `then` is called later, on the GUI thread, if `context` still exists. `person` as in
    /// `PastDesk`.
    void ask(const QString &person, const KnownHouse &known, QObject *context,
             std::function<void(const Standing &)> then);
    [[nodiscard]] Moment now() const;

private:
    void addCourse(Standing standing, QObject *context, std::function<void(const Standing &)> then);

    const Environment &m_environment;
    std::vector<std::pair<House, std::vector<std::string>>> m_courses; ///< made so far
    Background m_work;
};

} // namespace pitwise::ui
