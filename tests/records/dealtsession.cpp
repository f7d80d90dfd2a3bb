// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/records/dealtsession.h"

#include "app/crypto/random.h"
#include "engine/patrons/perfectdealer.h"
#include "engine/session/notation.h"
#include "tests/support/houses.h"

namespace pitwise::test {

namespace {

/// Every third payoff is a chip too much.
void makeMistakes(std::vector<LogEntry> &log)
{
    int pays = 0;
    for (LogEntry &entry : log) {
        auto *act = std::get_if<Act>(&entry.event);
        auto *pay = act == nullptr ? nullptr : std::get_if<act::Pay>(act);
        if (pay != nullptr && ++pays % 3 == 0)
            pay->amount = Amount{pay->amount.money + Money::units(5)};
    }
}

DealtSession dealt(const std::string &id, std::uint64_t seed, int rounds, bool isClean)
{
    const House rules = house(id);
    SessionSpec spec;
    spec.house = id;
    spec.seed = seed;
    CrowdSettings settings;
    settings.seed = seed;
    settings.seats = 3;
    spec.patrons = seating(rules, settings.seats, seed);
    Session session{spec, rules};
    Crowd crowd{settings};
    for (int i = 0; i < rounds; ++i)
        dealRound(session, crowd);
    std::vector<LogEntry> log = session.log();
    if (!isClean)
        makeMistakes(log);
    DealtSession dealt{.spec = toText(spec), .house = houseText(id).value_or("")};
    std::int64_t ms = 0;
    for (LogEntry &entry : log) {
        entry.at = SessionTime::ofMs(ms += 730);
        dealt.lines.push_back(toText(entry, rules.table.chips));
    }
    return dealt;
}

} // namespace

DealtSession dealtSession(const std::string &id, std::uint64_t seed, int rounds)
{
    return dealt(id, seed, rounds, false);
}

DealtSession cleanSession(const std::string &id, std::uint64_t seed, int rounds)
{
    return dealt(id, seed, rounds, true);
}

NewSession newSession(const DealtSession &dealt, const std::string &person, SessionKind kind)
{
    return {.id = newId(),
            .kind = kind,
            .person = person,
            .spec = dealt.spec,
            .houseText = dealt.house};
}

} // namespace pitwise::test
