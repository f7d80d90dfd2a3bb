// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/referee/finding.h"

#include <array>

namespace pitwise {

namespace {

struct CodeInfo
{
    std::string_view name;
    Severity severity;
};

// In the order of FindingCode. Critical: money or the game's integrity. Major: order and procedure.
constexpr std::array<CodeInfo, 31> Codes{{
    {"dealt-out-of-order", Severity::Major},
    {"extra-card", Severity::Critical},
    {"missing-burn", Severity::Major},
    {"extra-burn", Severity::Major},
    {"shoe-procedure", Severity::Major},
    {"shuffle-missed", Severity::Critical},
    {"exposed-card-used", Severity::Critical},
    {"settled-out-of-order", Severity::Major},
    {"wrong-payout", Severity::Critical},
    {"paid-losing-bet", Severity::Critical},
    {"took-winning-bet", Severity::Critical},
    {"moved-push", Severity::Critical},
    {"wrong-take", Severity::Critical},
    {"wrong-return", Severity::Critical},
    {"post-missed", Severity::Critical},
    {"inefficient-chips", Severity::Minor},
    {"offer-missed", Severity::Major},
    {"acted-before-decision", Severity::Major},
    {"call-missed", Severity::Minor},
    {"late-bet-accepted", Severity::Critical},
    {"limit-ignored", Severity::Major},
    {"floor-not-called", Severity::Major},
    {"collected-early", Severity::Major},
    {"collected-late", Severity::Major},
    {"collected-out-of-order", Severity::Major},
    {"unsettled-bet", Severity::Critical},
    {"cards-left", Severity::Major},
    {"dealer-drew-wrong", Severity::Critical},
    {"hole-card-exposed", Severity::Critical},
    {"unasked-card", Severity::Critical},
    {"not-in-procedure", Severity::Major},
}};
static_assert(Codes.size() == static_cast<std::size_t>(FindingCode::NotInProcedure) + 1);

} // namespace

std::string_view name(FindingCode code)
{
    return Codes[static_cast<std::size_t>(code)].name;
}

Severity severityOf(FindingCode code)
{
    return Codes[static_cast<std::size_t>(code)].severity;
}

std::string_view name(Severity severity)
{
    switch (severity) {
    case Severity::Critical:
        return "critical";
    case Severity::Major:
        return "major";
    case Severity::Minor:
        return "minor";
    }
    return {};
}

} // namespace pitwise
