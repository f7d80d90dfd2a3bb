// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/preparedsession.h"

#include "ui/session/savedsession.h"

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
    settings.shown = shown.events.size();
    // The coach would have stopped the mistake that lies on the table.
    if (shown.hasMistake && settings.coaching == Coaching::Coach)
        settings.coaching = Coaching::Practice;
    SessionSpec spec = shown.spec;
    if (settings.coaching == Coaching::Coach)
        spec.mode = Mode::Coach;
    return prepared(Sitting::resumed(settings, spec, shown.known.house, shown.events, {}));
}

} // namespace pitwise::ui
