// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/preparedsession.h"

#include "engine/training/savedsession.h"

namespace pitwise::ui {

PreparedSession prepared(Sitting sitting, const SessionPlan &plan)
{
    PreparedSession session;
    session.sitting = std::make_shared<Sitting>(std::move(sitting));
    session.text = textOf(*session.sitting);
    session.plan = plan;
    return session;
}

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
    // A coach would have held back the mistake that is on the table.
    if (shown.hasMistake && policyOf(settings.coaching).holdsBackWrongActs)
        settings.coaching = Coaching::Practice;
    SessionSpec spec = withTags(shown.spec, settings);
    spec.house = shown.known.name;
    return prepared(Sitting::resumed(spec, shown.known.house, shown.log));
}

} // namespace pitwise::ui
