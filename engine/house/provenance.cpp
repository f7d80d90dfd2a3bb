// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/provenance.h"

#include <string>

namespace pitwise {

std::string_view name(Origin::Kind kind)
{
    switch (kind) {
    case Origin::Kind::Source:
        return "source";
    case Origin::Kind::Reading:
        return "reading";
    case Origin::Kind::Choice:
        return "choice";
    }
    return {};
}

namespace {

/// The first part of a rule that a source demands: of limits, say, only the maximum may be.
const Origin *demandedPart(const Provenance &provenance, std::string_view rule)
{
    const std::string prefix = std::string{rule} + '.';
    for (auto part = provenance.lower_bound(prefix);
         part != provenance.end() && part->first.starts_with(prefix); ++part) {
        if (part->second.kind != Origin::Kind::Choice)
            return &part->second;
    }
    return nullptr;
}

} // namespace

Origin originOf(const Provenance &provenance, std::string_view rule)
{
    if (const Origin *part = demandedPart(provenance, rule); part && !provenance.contains(rule))
        return *part;
    while (true) {
        if (const auto found = provenance.find(rule); found != provenance.end())
            return found->second;
        const auto dot = rule.rfind('.');
        if (dot == std::string_view::npos)
            return {};
        rule = rule.substr(0, dot); // an origin of a section holds for its keys
    }
}

} // namespace pitwise
