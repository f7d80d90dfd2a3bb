// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/records/testplaces.h"

#include <cstring>

namespace pitwise::test {

void TestPlaces::addRows()
{
    QTest::addColumn<int>("nothing");
    QTest::newRow("sqlite") << 0;
    QTest::newRow("postgresql") << 0;
}

TestServer *TestPlaces::server()
{
    if (!m_tried)
        m_server = TestServer::start();
    m_tried = true;
    return m_server.get();
}

std::string TestPlaces::file(const char *name) const
{
    return m_folder.filePath(QString::fromLatin1(name)).toStdString();
}

std::string TestPlaces::fresh()
{
    const char *const row = QTest::currentDataTag();
    return fresh(row != nullptr && std::strcmp(row, "postgresql") == 0);
}

std::string TestPlaces::fresh(bool isServer)
{
    if (isServer)
        return server() == nullptr ? std::string{} : server()->newDatabase();
    return file(("records" + std::to_string(++m_files) + ".sqlite").c_str());
}

} // namespace pitwise::test
