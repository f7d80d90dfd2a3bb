// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/corpus/corpus.h"

#include <QTest>

#include <set>

using namespace pitwise;

/// Rounds written by hand, one file per clause, with each expected finding marked on its line.
class CorpusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agrees_data()
    {
        QTest::addColumn<QString>("file");
        const std::filesystem::path folder{SOURCE_DIR "/tests/corpus"};
        for (const auto &file : test::corpusFiles(folder))
            QTest::addRow("%s", file.lexically_relative(folder).c_str())
                << QString::fromStdString(file.string());
    }
    void agrees()
    {
        QFETCH(QString, file);
        const auto difference = test::disagreement(file.toStdString());
        QVERIFY2(difference.empty(), difference.c_str());
    }

    /// The comparison can fail: it reports a missing mark and a superfluous one.
    void disagreementIsSeen()
    {
        const std::filesystem::path file{SOURCE_DIR "/tests/corpus/seen-to-fail.txt"};
        const auto difference = test::disagreement(file);
        QVERIFY2(difference.find(":8: wanted wrong-payout, got nothing") != std::string::npos,
                 difference.c_str());
        QVERIFY2(difference.find(":10: wanted nothing, got cards-left") != std::string::npos,
                 difference.c_str());
    }
};

QTEST_APPLESS_MAIN(CorpusTest)
#include "tst_corpus.moc"
