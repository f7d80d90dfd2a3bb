// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/search.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

struct SearchWords
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::SearchWords)
};

} // namespace

std::optional<FoundDemo> findShown(const House &left, const House &right, const DemoWish &wish,
                                   std::uint64_t seed, int guests)
{
    const auto find = [&](const DemoWish &one) {
        return findPair(left, right, one.situation, seed, guests, one.mistake);
    };
    if (auto pair = find(wish))
        return FoundDemo{std::move(*pair), wish, {}};
    const QString cannotHappen = SearchWords::tr("That cannot happen here.");
    const DemoWish clean{wish.situation, ShownMistake::None};
    if (wish.mistake != ShownMistake::None) {
        if (auto pair = find(clean))
            return FoundDemo{std::move(*pair), clean,
                             SearchWords::tr("That cannot be shown here.")};
    }
    if (auto pair = find({}))
        return FoundDemo{std::move(*pair),
                         {},
                         wish.mistake == ShownMistake::None
                             ? cannotHappen
                             : SearchWords::tr("That cannot be shown here.")};
    return std::nullopt;
}

} // namespace pitwise::ui
