// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"
#include "tests/records/testserver.h"

#include <QTest>

namespace pitwise::test {

/// Fresh records for each test, in both databases. The server is started when it is first needed.
class TestPlaces
{
public:
    /// Rows `sqlite` and `postgresql` for a test that is run with each.
    static void addRows();
    /// Where the new records of this row are; empty: PostgreSQL is not installed.
    [[nodiscard]] std::string fresh();
    /// The same for a test without such rows.
    [[nodiscard]] std::string fresh(bool isServer);
    [[nodiscard]] TestServer *server();
    [[nodiscard]] std::string file(const char *name) const;

private:
    QTemporaryDir m_folder;
    std::unique_ptr<TestServer> m_server;
    bool m_tried = false;
    int m_files = 0;
};

/// The records of this row, or the test is skipped in so many words.
#define FRESH_RECORDS(places, where)                                                               \
    const std::string where = (places).fresh();                                                    \
    if (where.empty())                                                                             \
    QSKIP("PostgreSQL is not installed (Debian: postgresql), so this was not tried with it")

} // namespace pitwise::test
