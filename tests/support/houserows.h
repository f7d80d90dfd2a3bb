// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/houses.h"

#include <QTest>

namespace pitwise::test {

/// A data row for every house and style; the test fetches `index` into `everyHouse()`.
inline void addHouseRows()
{
    QTest::addColumn<int>("index");
    const auto houses = everyHouse();
    for (std::size_t i = 0; i < houses.size(); ++i)
        QTest::addRow("%s, %s", houses[i].id.c_str(), name(houses[i].cards.style).data())
            << static_cast<int>(i);
}

} // namespace pitwise::test
