// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/differencesheet.h"

#include "ui/text/diffwords.h"

namespace pitwise {

Document differenceSheet(const House &known, const House &next)
{
    Document sheet;
    sheet.title =
        words(QT_TRANSLATE_NOOP("Words", "From %1 to %2"), {plain(known.name), plain(next.name)});
    sheet.subtitle = words(QT_TRANSLATE_NOOP("Words", "What a dealer must do differently"));
    for (const Difference &each : difference(known, next)) {
        const Sentence title = riskWords(each.risk);
        if (sheet.sections.empty() || sheet.sections.back().title.pattern != title.pattern) {
            sheet.sections.emplace_back();
            sheet.sections.back().title = title;
        }
        sheet.sections.back().lines.push_back({diffWords(each, next), {each.origin}});
    }
    if (sheet.sections.empty()) {
        sheet.sections.emplace_back();
        sheet.sections.back().title = words(QT_TRANSLATE_NOOP("Words", "Nothing is different."));
    }
    return sheet;
}

} // namespace pitwise
