// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/messages.h"

#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/spoken.h"

#include <sstream>

namespace pitwise {

namespace {

Sentence dueIs(Sentence what)
{
    return words(QT_TRANSLATE_NOOP("Words", "Due: %1."), {std::move(what)});
}

} // namespace

std::string message(const Finding &finding, const Act &act, const House &house,
                    const Wording &wording)
{
    const FindingWords said = findingWords(finding, act, house);
    std::string text = capitalised(wording(said.done)) + ' ' + wording(said.wants);
    const auto *due = std::get_if<Money>(&finding.expected);
    if (due != nullptr && *due > Money{} && finding.code != FindingCode::LimitIgnored)
        text += ' ' + wording(dueIs(figure(toText(*due))));
    if (std::holds_alternative<Act>(finding.expected))
        text += ' ' + wording(dueIs(plain(measureText(finding.expected, house))));
    return text;
}

std::string reason(Impossible why, const Wording &wording)
{
    return wording(refusalWords(why));
}

std::string shownPoints(double points)
{
    std::ostringstream text;
    text << points;
    return text.str();
}

std::string originText(const Origin &origin)
{
    return spoken(originWords(origin));
}

} // namespace pitwise
