// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/crypto/chain.h"

#include <cstddef>
#include <optional>
#include <string>

namespace pitwise {

enum class SessionKind { Practice, Exam };
enum class SessionState { UnderWay, Finished, GivenUp };

[[nodiscard]] std::string_view name(SessionKind kind);
[[nodiscard]] std::string_view name(SessionState state);
[[nodiscard]] std::optional<SessionKind> sessionKindFrom(std::string_view name);
[[nodiscard]] std::optional<SessionState> sessionStateFrom(std::string_view name);

/// A session that is about to begin.
struct NewSession
{
    std::string id; ///< a UUID made by the caller, who may then ask again after a lost reply
    SessionKind kind{};
    std::string person; ///< `Person::id`
    std::string spec; ///< the tags; without the seed if it is sealed
    std::string houseText; ///< the whole house file
    std::string blueprint; ///< exams only
    std::string sealedSeed; ///< exams only
};

/// A session as stored, without its acts.
struct StoredSession
{
    std::string id;
    SessionKind kind{};
    std::string person;
    std::string station;
    std::string startedAt;
    std::string spec; ///< the tags that the acts are replayed with
    std::string headSpec; ///< the tags that the chain starts from
    std::string houseHash;
    std::string houseText;
    std::string engine;
    std::string blueprint;
    std::string sealedSeed;
    SessionState state{};
    std::string endedAt; ///< empty: under way
    std::size_t acts = 0;
    std::string tip; ///< hex

    /// The seed is sealed still: nobody can replay this yet.
    [[nodiscard]] bool isSealed() const { return !sealedSeed.empty() && spec == headSpec; }
};

/// Where the next act of a session goes.
struct SessionWriter
{
    std::string session;
    std::size_t acts = 0; ///< stored so far
    Digest tip;
    std::string writer; ///< who goes on with it; empty: whoever began it

    bool operator==(const SessionWriter &) const = default;
};

/// A line in a list of sessions.
struct SessionRow
{
    std::string id;
    std::string person;
    std::string number;
    std::string name;
    SessionKind kind{};
    SessionState state{};
    std::string startedAt;
    std::string endedAt;
    std::string house; ///< its id
    std::string houseName;
    std::string houseHash;
    std::string engine; ///< hash of the engine that judged it
    std::string game;
    std::size_t acts = 0;
    bool summarised = false; ///< the next ones are known
    int rounds = 0;
    int findings = 0;
    int critical = 0;
    int major = 0;
    int minor = 0;
    bool scored = false; ///< the next two are known; of an exam, they are its result
    double score = 0;
    bool passed = false;
    double pace = 0; ///< seconds a round
    double seconds = 0; ///< dealt
};

/// Which sessions to list; empty fields do not matter.
struct SessionFilter
{
    std::string person; ///< `Person::id`
    std::optional<SessionKind> kind;
    std::optional<SessionState> state;
    std::string house; ///< id
    std::string from; ///< started at or after this UTC time
    std::string until; ///< started before this UTC time
    int most = -1; ///< the newest so many; -1: all
};

} // namespace pitwise
