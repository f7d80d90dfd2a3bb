// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/session.h"
#include "engine/situations/dealtround.h"
#include "engine/skills/memory.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// A session that somebody dealt, in figures.
struct PastSession
{
    Moment began;
    std::string house; ///< its id
    Game game{};
    int rounds = 0;
    int acts = 0; ///< of the dealer
    int findings = 0;
    double seconds = 0; ///< dealt
    double pace = 0; ///< seconds a round; 0: not known

    bool operator==(const PastSession &) const = default;
};

/// What the sessions of one person show.
struct DealerPast
{
    Memory memory;
    std::vector<PastSession> sessions; ///< the oldest first

    bool operator==(const DealerPast &) const = default;
};

/// Adds a session; call it for the oldest first.
void remember(DealerPast &past, const Session &session, Moment began);
[[nodiscard]] PastSession inFigures(const Session &session, Moment began);
[[nodiscard]] double hoursAt(Game game, const std::vector<PastSession> &sessions);

/// One's own mistake, to be dealt once more.
struct OwnMistake
{
    Moment at; ///< when it was made
    int round = 1; ///< of its session
    Finding finding;
    std::string skill;
    DealtRound again; ///< the same cards, the same patrons

    bool operator==(const OwnMistake &) const = default;
};

/// The mistakes of a session, the first of each round that can be dealt again.
[[nodiscard]] std::vector<OwnMistake> mistakesIn(const Session &session, Moment began);
/// A mistake is over once its skill went right so many times in a row.
inline constexpr int RightAgain = 3;
[[nodiscard]] bool isOpen(const Memory &memory, std::string_view skill);
/// Adds those of an older session that are not over yet, the latest first, each skill once, until
/// there are `most`.
void keepOpen(std::vector<OwnMistake> &mistakes, std::vector<OwnMistake> older,
              const Memory &memory, int most);

} // namespace pitwise
