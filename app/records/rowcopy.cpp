// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/rowcopy.h"

#include <algorithm>
#include <string>

namespace pitwise {

namespace {

std::string placeholders(std::size_t columns, std::size_t rows)
{
    std::string row = "(";
    for (std::size_t i = 0; i < columns; ++i)
        row += i == 0 ? "?" : ", ?";
    row += ')';
    std::string all;
    for (std::size_t i = 0; i < rows; ++i)
        all += (i == 0 ? "" : ", ") + row;
    return all;
}

} // namespace

void insertRows(Database &to, const CopiedTable &table, const Rows &rows, std::string_view end)
{
    constexpr std::size_t AtOnce = 100;
    const std::string head =
        std::string{"INSERT INTO "} + table.name + " (" + table.columns + ") VALUES ";
    for (std::size_t from = 0; from < rows.size(); from += AtOnce) {
        const std::size_t count = std::min(AtOnce, rows.size() - from);
        SqlValues values;
        for (std::size_t i = from; i < from + count; ++i) {
            for (int column = 0; column < rows[i].columns(); ++column)
                values.push_back(rows[i].value(column));
        }
        std::string sql = head + placeholders(values.size() / count, count);
        sql += end;
        to.run(sql, values);
    }
}

void copyTable(Database &from, Database &to, const CopiedTable &table, std::string_view condition,
               const SqlValues &values, std::string_view end)
{
    std::string sql = std::string{"SELECT "} + table.columns + " FROM " + table.name;
    if (!condition.empty())
        sql.append(" WHERE ").append(condition);
    sql.append(" ORDER BY ").append(table.order);
    insertRows(to, table, from.ask(sql, values), end);
}

} // namespace pitwise
