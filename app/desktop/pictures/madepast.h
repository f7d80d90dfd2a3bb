// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/pastdesk.h"

namespace pitwise::pictures {

/// A dealer of twelve weeks, made up for pictures of the window.
class MadePast : public ui::PastDesk
{
public:
    /// `now`: the day of the picture.
    MadePast(const House &house, Moment now);

    void past(const QString &person, QObject *context,
              std::function<void(const DealerPast &, const QString &)> then) override;
    void
    mistakes(const QString &person, const std::string &house, QObject *context,
             std::function<void(const std::vector<OwnMistake> &, const QString &)> then) override;

private:
    DealerPast m_past;
    std::vector<OwnMistake> m_mistakes;
};

} // namespace pitwise::pictures
