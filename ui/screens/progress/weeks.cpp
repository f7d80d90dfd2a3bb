// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/progress/weeks.h"

#include <algorithm>

namespace pitwise::ui {

WeekFigures weekFigures(const std::vector<PastSession> &sessions, const std::string &house,
                        Moment now, int weeks)
{
    struct Sum
    {
        int acts = 0;
        int findings = 0;
        int rounds = 0;
        double seconds = 0;
    };
    constexpr double DaysOfWeek = 7;
    std::vector<Sum> sums(static_cast<std::size_t>(weeks));
    for (const PastSession &each : sessions) {
        const double ago = now.daysSince(each.began) / DaysOfWeek;
        if (each.house != house || ago >= weeks)
            continue;
        Sum &sum = sums[static_cast<std::size_t>(weeks - 1 - static_cast<int>(std::max(0.0, ago)))];
        sum.acts += each.acts;
        sum.findings += each.findings;
        if (each.pace > 0) {
            sum.rounds += each.rounds;
            sum.seconds += each.pace * each.rounds;
        }
    }
    WeekFigures figures;
    for (const Sum &sum : sums) {
        figures.accuracy.push_back(
            sum.acts > 0
                ? std::optional{1 - std::min(1.0, static_cast<double>(sum.findings) / sum.acts)}
                : std::nullopt);
        figures.pace.push_back(sum.rounds > 0 ? std::optional{sum.seconds / sum.rounds}
                                              : std::nullopt);
    }
    return figures;
}

} // namespace pitwise::ui
