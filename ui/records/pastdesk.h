// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/dealerpast.h"

#include <QObject>
#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace pitwise::ui {

/// What people dealt before, for practice and progress. A person is a `Dealer::id`; empty: whoever
/// deals at this computer without saying who he is. No call waits: answers come later, on the GUI
/// thread, and only if `context` still exists.
class PastDesk
{
public:
    PastDesk() = default;
    virtual ~PastDesk() = default;
    PastDesk(const PastDesk &) = delete;
    PastDesk &operator=(const PastDesk &) = delete;

    virtual void
    past(const QString &person, QObject *context,
         std::function<void(const DealerPast &past, const QString &trouble)> then) = 0;
    /// His mistakes in this house that are not over yet, the latest first.
    virtual void mistakes(
        const QString &person, const std::string &house, QObject *context,
        std::function<void(const std::vector<OwnMistake> &, const QString &trouble)> then) = 0;
};

} // namespace pitwise::ui
