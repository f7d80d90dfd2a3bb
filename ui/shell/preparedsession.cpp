// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/preparedsession.h"

#include "engine/training/savedsession.h"

#include <QCoreApplication>

namespace pitwise::ui {

PreparedSession prepared(Sitting sitting, const SessionPlan &plan)
{
    PreparedSession session;
    session.sitting = std::make_shared<Sitting>(std::move(sitting));
    session.text = textOf(*session.sitting);
    session.plan = plan;
    return session;
}

namespace {

struct TakeOverWords
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::TakeOverWords)
};

} // namespace

PreparedSession takenOver(const TakeOver &shown, PlaySettings settings)
{
    settings.house = shown.known.name;
    settings.seats = shown.patrons.seats;
    settings.temper = shown.patrons.temper;
    settings.irregularities = shown.patrons.irregularities;
    settings.seed = shown.patrons.seed;
    settings.style = shown.spec.style;
    settings.startsWithShuffle = false;
    settings.shown = shown.log.size();
    settings.coaching = shown.coaching; // whatever the last session was
    SessionSpec spec = withTags(shown.spec, settings);
    spec.house = shown.known.name;
    SessionPlan plan;
    if (shown.beforeMistake)
        plan.notice = TakeOverWords::tr("Now you: the table is as it was before the mistake.");
    return prepared(Sitting::resumed(spec, shown.known.house, shown.log), plan);
}

} // namespace pitwise::ui
