// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/whatnow.h"

#include "ui/panels/toolkit.h"
#include "ui/screens/start/nowbutton.h"
#include "ui/shell/shell.h"
#include "ui/text/skillwords.h"
#include "ui/text/translated.h"

#include <QHBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

/// The areas of the picks that have this reason, each once.
QStringList areasOf(const std::vector<SkillPick> &picks, PracticeReason reason)
{
    QStringList areas;
    for (const SkillPick &pick : picks) {
        const QString area = translated(areaWords(pick.skill));
        if (pick.reason == reason && !areas.contains(area))
            areas << area;
    }
    return areas.mid(0, 3);
}

QString whyOf(const std::vector<SkillPick> &picks)
{
    const PracticeReason first = picks.front().reason;
    const QString areas = areasOf(picks, first).join(QStringLiteral(", "));
    switch (first) {
    case PracticeReason::Next:
        return WhatNow::tr("Next: %1.").arg(areas);
    case PracticeReason::Weak:
        return WhatNow::tr("Went wrong lately: %1.").arg(areas);
    case PracticeReason::Young:
        return WhatNow::tr("Almost known: %1.").arg(areas);
    case PracticeReason::Due:
        return WhatNow::tr("Due: %1.").arg(areas);
    case PracticeReason::Keep:
        break;
    }
    return WhatNow::tr("You know every skill. Keep it that way: %1.").arg(areas);
}

} // namespace

WhatNow::WhatNow(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_practise(new NowButton{tr("Practise, 10 minutes"), this})
{
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins(FloatingPanel::Shadow - 2, 0, FloatingPanel::Shadow - 2, 0);
    row->setSpacing(8);
    row->addWidget(m_practise, 1);
    addWay(tr("Lesson"), QStringLiteral("learn"), tr("The course of a house, step by step"));
    addWay(tr("Drill"), QStringLiteral("drills"), tr("One skill alone, a minute or two"));
    addWay(tr("Exam"), QStringLiteral("exam"), tr("Sit an exam"));
    addWay(tr("Demonstrate"), QStringLiteral("demo"), tr("Show a round step by step"));
    for (PillButton *way : m_ways)
        row->addWidget(way);
    connect(m_practise, &QAbstractButton::clicked, this, [this] {
        if (m_leadsTo == LeadsTo::FirstLesson)
            m_shell.goTo(QStringLiteral("learn"), QStringLiteral("seats"));
        else if (m_leadsTo == LeadsTo::Course)
            m_shell.goTo(QStringLiteral("learn"));
        else
            m_shell.goTo(QStringLiteral("practise"), QStringLiteral("10"));
    });
    // The screen is there first.
    constexpr int Later = 150;
    m_soon.setInterval(Later);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &WhatNow::look);
    m_practise->setWhy(tr("What is due, weak or next, in rounds made for you."));
}

void WhatNow::addWay(const QString &text, const QString &screen, const QString &toolTip)
{
    if (!m_shell.has(screen))
        return;
    auto *way = new PillButton{text, this};
    way->setToolTip(toolTip);
    connect(way, &QAbstractButton::clicked, this, [this, screen] { m_shell.goTo(screen); });
    m_ways.push_back(way);
}

QList<QWidget *> WhatNow::tabOrder() const
{
    QList<QWidget *> order{m_practise};
    for (PillButton *way : m_ways)
        order << way;
    return order;
}

void WhatNow::refresh()
{
    m_soon.start();
}

void WhatNow::look()
{
    for (const KnownHouse &known : m_shell.houses().all()) {
        if (known.name == m_shell.houses().chosen())
            m_shell.learner().ask(m_shell.keeper().dealer().id, known, this,
                                  [this](const Standing &standing) { show(standing); });
    }
}

void WhatNow::show(const Standing &standing)
{
    if (standing.known.name != m_shell.houses().chosen())
        return;
    const bool hasCourse = m_shell.has(QStringLiteral("learn"));
    if (hasCourse && standing.past.memory.skills().empty()) {
        m_leadsTo = LeadsTo::FirstLesson;
        m_practise->setText(tr("New here? Begin with lesson 1"));
        m_practise->setWhy(tr("Seats, spots and chips; then the first cards. A few minutes."));
        Q_EMIT told();
        return;
    }
    constexpr int Picks = 6;
    const auto picks = picksFor(standing.past.memory, standing.course, standing.now, Picks);
    const bool allNew = std::all_of(picks.begin(), picks.end(), [](const SkillPick &pick) {
        return pick.reason == PracticeReason::Next;
    });
    const bool learns = hasCourse
                     && !m_shell.settings()
                             .doneLessons(m_shell.keeper().dealer().id,
                                          QString::fromStdString(standing.known.name))
                             .isEmpty();
    if (learns && !picks.empty() && allNew) {
        m_leadsTo = LeadsTo::Course; // practice is no place to meet something for the first time
        m_practise->setText(tr("Go on with the course"));
        m_practise->setWhy(tr("What comes next is new to you: the lessons explain it."));
        Q_EMIT told();
        return;
    }
    m_leadsTo = LeadsTo::Practice;
    m_practise->setText(tr("Practise, 10 minutes"));
    if (picks.empty())
        return;
    m_practise->setWhy(whyOf(picks));
    Q_EMIT told();
}

} // namespace pitwise::ui
