// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/storedsession.h"

namespace pitwise {

std::string_view name(SessionKind kind)
{
    switch (kind) {
    case SessionKind::Practice:
        return "practice";
    case SessionKind::Exam:
        return "exam";
    }
    return {};
}

std::string_view name(SessionState state)
{
    switch (state) {
    case SessionState::UnderWay:
        return "under way";
    case SessionState::Finished:
        return "finished";
    case SessionState::GivenUp:
        return "given up";
    }
    return {};
}

std::optional<SessionKind> sessionKindFrom(std::string_view text)
{
    for (const SessionKind kind : {SessionKind::Practice, SessionKind::Exam}) {
        if (name(kind) == text)
            return kind;
    }
    return std::nullopt;
}

std::optional<SessionState> sessionStateFrom(std::string_view text)
{
    for (const SessionState state :
         {SessionState::UnderWay, SessionState::Finished, SessionState::GivenUp}) {
        if (name(state) == text)
            return state;
    }
    return std::nullopt;
}

} // namespace pitwise
