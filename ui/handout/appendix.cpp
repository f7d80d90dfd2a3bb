// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/appendix.h"

#include "engine/house/housekeys.h"
#include "ui/handout/chapters.h"
#include "ui/text/gamewords.h"
#include "ui/text/rulewords.h"

namespace pitwise {

namespace {

/// Empty for the house's own choice.
Sentence clauseWords(const Origin &origin)
{
    return origin.kind == Origin::Kind::Choice ? plain({}) : originTag(origin);
}

/// A limit has an origin for its minimum and one for its maximum.
Sentence clauseOf(const House &house, std::string_view rule)
{
    const std::string least = std::string{rule} + ".min";
    if (findHouseKey(least) == nullptr)
        return clauseWords(originOf(house.provenance, rule));
    const Origin min = originOf(house.provenance, least);
    const Origin max = originOf(house.provenance, std::string{rule} + ".max");
    if (min == max)
        return clauseWords(min);
    if (min.kind == Origin::Kind::Choice)
        return words(QT_TRANSLATE_NOOP("Words", "maximum: %1"), {clauseWords(max)});
    if (max.kind == Origin::Kind::Choice)
        return words(QT_TRANSLATE_NOOP("Words", "minimum: %1"), {clauseWords(min)});
    return words(QT_TRANSLATE_NOOP("Words", "minimum: %1, maximum: %2"),
                 {clauseWords(min), clauseWords(max)});
}

DocumentTable rulesWithSources(const House &house, Chapter chapter)
{
    DocumentTable table;
    table.title = chapterTitle(chapter);
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "Rule")),
                   words(QT_TRANSLATE_NOOP("Words", "Clause")),
                   words(QT_TRANSLATE_NOOP("Words", "In the house file"))};
    table.widths = {55, 18, 27};
    for (const ToldRule &told : rulesOf(chapter, house.game)) {
        if (const auto text = ruleWords(house, told.rule))
            table.rows.push_back(
                {*text, clauseOf(house, told.rule), plain(std::string{told.rule})});
    }
    return table;
}

} // namespace

DocumentSection sourcesAppendix(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Appendix: where each rule comes from"));
    section.ownPage = true;
    section.paragraphs = {
        words(QT_TRANSLATE_NOOP("Words", "The source of this house: %1."), {plain(house.source)}),
        words(QT_TRANSLATE_NOOP(
            "Words", "A clause names the part of the source that demands the rule. \"As we read "
                     "it\" means that the source is unclear. No clause: the source is silent, and "
                     "the house chose the rule itself."))};
    for (const Chapter chapter : chaptersOf(house.game))
        section.tables.push_back(rulesWithSources(house, chapter));
    return section;
}

} // namespace pitwise
