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
    const auto found = provenance.find(rule);
    return found == provenance.end() ? Origin{} : found->second;
}

} // namespace pitwise
