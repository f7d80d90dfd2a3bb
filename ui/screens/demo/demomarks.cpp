// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/demomarks.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

Mark markOf(const Event &event)
{
    const auto *act = std::get_if<Act>(&event);
    if (act == nullptr)
        return Mark::None;
    if (isAny<act::Say>(*act))
        return Mark::Call;
    if (isAny<act::Take, act::Pay, act::Give, act::Return, act::Post>(*act))
        return Mark::Settlement;
    return isAny<act::Collect>(*act) ? Mark::Collection : Mark::None;
}

} // namespace

std::vector<Mark> marksOf(const Showing &showing, const Moments &moments,
                          std::size_t ShownMoment::*frames)
{
    std::vector<Mark> marks;
    for (std::size_t i = 1; i < moments.size(); ++i) {
        Mark mark = Mark::None;
        for (std::size_t frame = moments[i - 1].*frames; frame < moments[i].*frames; ++frame)
            mark = std::max(mark, markOf(showing.frames[frame].event));
        marks.push_back(mark);
    }
    return marks;
}

} // namespace pitwise::ui
