// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/chain.h"

namespace pitwise {

std::string toText(const ChainHead &head)
{
    std::string text = "pitwise session chain 1\n";
    const auto add = [&](std::string_view name, std::string_view value) {
        text += name;
        text += ' ' + std::to_string(value.size()) + '\n';
        text += value;
        text += '\n';
    };
    add("session", head.session);
    add("kind", head.kind);
    add("person", head.person);
    add("spec", head.spec);
    add("house", toHex(head.house));
    add("engine", head.engine);
    add("blueprint", head.blueprint);
    add("sealed-seed", head.sealedSeed);
    return text;
}

Digest startOfChain(const ChainHead &head)
{
    return digestOf(toText(head));
}

Digest nextTip(const Digest &tip, std::string_view line)
{
    return digestOf({{reinterpret_cast<const char *>(tip.bytes.data()), tip.bytes.size()}, line});
}

} // namespace pitwise
