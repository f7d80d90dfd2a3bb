// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/provenance.h"

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

Origin originOf(const Provenance &provenance, std::string_view rule)
{
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
