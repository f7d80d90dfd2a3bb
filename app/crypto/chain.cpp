// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/chain.h"

#include <utility>

namespace pitwise {

namespace {

/// Writes values with their names and lengths, so that none can be taken for a part of another.
class Fields
{
public:
    explicit Fields(std::string title) : m_text(std::move(title)) { }

    void add(std::string_view name, std::string_view value)
    {
        m_text += name;
        m_text += ' ' + std::to_string(value.size()) + '\n';
        m_text += value;
        m_text += '\n';
    }
    [[nodiscard]] std::string text() && { return std::move(m_text); }

private:
    std::string m_text;
};

} // namespace

std::string toText(const ChainHead &head)
{
    Fields fields{"pitwise session chain 1\n"};
    fields.add("session", head.session);
    fields.add("kind", head.kind);
    fields.add("person", head.person);
    fields.add("station", head.station);
    fields.add("started", head.started);
    fields.add("spec", head.spec);
    fields.add("house", toHex(head.house));
    fields.add("engine", head.engine);
    fields.add("blueprint", head.blueprint);
    fields.add("sealed-seed", head.sealedSeed);
    return std::move(fields).text();
}

Digest startOfChain(const ChainHead &head)
{
    return digestOf(toText(head));
}

Digest nextTip(const Digest &tip, std::string_view line)
{
    return digestOf({{reinterpret_cast<const char *>(tip.bytes.data()), tip.bytes.size()}, line});
}

Digest sealOf(const Digest &tip, const ChainEnd &end)
{
    Fields fields{"pitwise session end 1\n"};
    fields.add("state", end.state);
    fields.add("ended", end.ended);
    fields.add("acts", std::to_string(end.acts));
    fields.add("spec", end.spec);
    return nextTip(tip, std::move(fields).text());
}

} // namespace pitwise
