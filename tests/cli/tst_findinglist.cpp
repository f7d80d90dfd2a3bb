// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/everyfinding.h"
#include "tests/support/houses.h"

#include <QFile>
#include <QTest>

using namespace pitwise;

/// What the referee can say in every house, next to what it said when somebody last read it all:
/// tests/findings. After a change that is meant, write the listings anew, and read what changed:
///
///     PITWISE_WRITE_LISTINGS=1 build/tests/tst_findinglist && git diff tests/findings
class FindingListTest : public QObject
{
    Q_OBJECT

private:
    static std::vector<House> houses()
    {
        std::vector<House> all = test::builtIn();
        for (House &variant : test::variants())
            all.push_back(std::move(variant));
        return all;
    }

private Q_SLOTS:
    void asRead_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; const House &house : houses())
            QTest::addRow("%s", house.id.c_str()) << i++;
    }
    void asRead()
    {
        QFETCH(int, index);
        const House house = houses()[static_cast<std::size_t>(index)];
        const auto now = QByteArray::fromStdString(test::everyFinding(house));
        QFile file{QStringLiteral(SOURCE_DIR "/tests/findings/%1.txt")
                       .arg(QString::fromStdString(house.id))};
        if (qEnvironmentVariableIsSet("PITWISE_WRITE_LISTINGS")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(now), now.size());
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QList<QByteArray> read = file.readAll().split('\n');
        const QList<QByteArray> said = now.split('\n');
        for (qsizetype i = 0; i < std::max(read.size(), said.size()); ++i)
            QCOMPARE(said.value(i), read.value(i));
    }
};

QTEST_APPLESS_MAIN(FindingListTest)
#include "tst_findinglist.moc"
