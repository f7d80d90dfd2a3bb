// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

namespace pitwise {

/// Qt aborts a program that finds no display. From now on it ends with this status instead, and
/// says why.
void exitWithoutDisplay(int status);

/// Qt ends a program whose display goes away. While this exists, `save` is called first.
class DisplayWatch
{
public:
    DisplayWatch(int status, std::function<bool()> save);
    DisplayWatch(const DisplayWatch &) = delete;
    DisplayWatch &operator=(const DisplayWatch &) = delete;
    ~DisplayWatch();
};

} // namespace pitwise
