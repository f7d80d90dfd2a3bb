// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/database.h"

#include <string_view>

namespace pitwise {

/// A table that is copied from one database to another.
struct CopiedTable
{
    const char *name;
    const char *columns; ///< separated by commas
    const char *order;
};

/// Inserts rows with all columns of the table, many in one statement: a server answers each with a
/// delay. `end`: what stands after the values, such as ON CONFLICT.
void insertRows(Database &to, const CopiedTable &table, const Rows &rows,
                std::string_view end = {});
/// Copies the rows for which `condition` holds; all of them if it is empty.
void copyTable(Database &from, Database &to, const CopiedTable &table,
               std::string_view condition = {}, const SqlValues &values = {},
               std::string_view end = {});

} // namespace pitwise
