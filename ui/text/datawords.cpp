// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/datawords.h"

#include "ui/text/oddswords.h"

#include <algorithm>

namespace pitwise {

namespace {

bool isNumber(const std::string &text)
{
    return !text.empty() && text.find_first_not_of("0123456789.") == std::string::npos;
}

} // namespace

Sentence dayWords(const std::string &iso)
{
    constexpr std::size_t Length = 10;
    const std::string year = iso.substr(0, 4);
    const std::string month = iso.size() == Length ? iso.substr(5, 2) : "";
    const std::string day = iso.size() == Length ? iso.substr(8) : "";
    if (!isNumber(year) || !isNumber(month) || !isNumber(day))
        return plain(iso);
    return words(QT_TRANSLATE_NOOP("Words", "%1-%2-%3"), {plain(year), plain(month), plain(day)});
}

Sentence gradeWords(const std::string &grade)
{
    const std::size_t open = grade.find(" (");
    const std::size_t of = grade.find(" of ");
    if (open == std::string::npos || of == std::string::npos || of < open || grade.back() != ')')
        return isNumber(grade) ? figure(grade) : plain(grade);
    const std::string points = grade.substr(0, open);
    const std::string right = grade.substr(open + 2, of - open - 2);
    const std::string all = grade.substr(of + 4, grade.size() - of - 5);
    if (!isNumber(points) || !isNumber(right) || !isNumber(all))
        return plain(grade);
    if (all == "0")
        return words(QT_TRANSLATE_NOOP("Words", "did not occur"));
    return words(QT_TRANSLATE_NOOP("Words", "%1 (%2 of %3)"),
                 {figure(points), figure(right), figure(all)});
}

Sentence percentWords(double share, int decimals)
{
    return figure(percent(share, decimals));
}

} // namespace pitwise
