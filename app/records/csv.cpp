// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/csv.h"

#include "app/records/recordstime.h"

#include <QDateTime>

namespace pitwise {

namespace {

/// Spreadsheets run what begins like this, also after spaces.
bool looksLikeFormula(std::string_view text)
{
    if (text.empty())
        return false;
    if (text.front() == '\t' || text.front() == '\r' || text.front() == '\n')
        return true;
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos
        && std::string_view{"=+-@|%"}.find(text[first]) != std::string_view::npos;
}

} // namespace

std::string csvCell(std::string_view text, char delimiter)
{
    std::string cell;
    if (looksLikeFormula(text))
        cell += '\'';
    cell += text;
    const std::string special{'"', '\n', '\r', delimiter};
    if (cell.find_first_of(special) == std::string::npos)
        return cell;
    std::string quoted = "\"";
    for (const char c : cell) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string csvTime(const std::string &utc, const CsvFormat &format)
{
    const std::int64_t ms = timeFromText(utc);
    if (ms == 0)
        return utc;
    QString pattern = QString::fromStdString(format.dates);
    pattern.replace(QLatin1Char('Z'), QStringLiteral("'Z'"));
    pattern.replace(QLatin1Char('T'), QStringLiteral("'T'"));
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(pattern).toStdString();
}

std::string csvLine(const std::vector<std::string> &cells, char delimiter)
{
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            line += delimiter;
        line += csvCell(cells[i], delimiter);
    }
    return line + "\r\n"; // RFC 4180
}

} // namespace pitwise
