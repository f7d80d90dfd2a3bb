// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/words.h"

#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"

namespace pitwise {

std::string message(const Finding &finding, const Act &act, const House &house)
{
    const FindingWords words = findingWords(finding, act, house);
    std::string text = capitalised(english(words.done)) + ' ' + english(words.wants);
    const auto *due = std::get_if<Money>(&finding.expected);
    if (due != nullptr && *due > Money{} && finding.code != FindingCode::LimitIgnored)
        text += " Due: " + toText(*due) + '.';
    if (std::holds_alternative<Act>(finding.expected))
        text += " Due: " + measureText(finding.expected, house) + '.';
    return text;
}

std::string reason(Impossible why)
{
    return english(refusalWords(why));
}

std::string originText(const Origin &origin)
{
    return english(originWords(origin));
}

} // namespace pitwise
