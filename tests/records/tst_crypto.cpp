// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/chain.h"
#include "app/crypto/enginehash.h"
#include "app/crypto/password.h"
#include "app/crypto/random.h"

#include <QElapsedTimer>
#include <QTest>

#include <set>

using namespace pitwise;

/// Hashes, the chain and passwords. The expected hashes were made with another implementation of
/// BLAKE2b (Python's hashlib), so that others can verify our chains.
class CryptoTest : public QObject
{
    Q_OBJECT

private:
    static ChainHead head()
    {
        return {.session = "s1",
                .kind = "practice",
                .person = "p1",
                .station = "table-4",
                .started = "2026-03-01T09:30:00.000Z",
                .spec = "[House \"washington\"]\n[Seed \"7\"]\n",
                .house = digestOf("id = \"washington\"\n"),
                .engine = "e1"};
    }

private Q_SLOTS:
    /// Whoever has no hash but its salt makes the same one.
    void hashesAgain()
    {
        const auto hash = hashPassword(Secret{"correct horse"});
        QVERIFY(hash);
        const std::string question = hash->substr(0, hash->rfind('$'));
        QCOMPARE(hashAgain(question, Secret{"correct horse"}), hash);
        QVERIFY(hashAgain(question, Secret{"wrong horse"}) != hash);
        for (const char *damaged :
             {"", "$", "$argon2id$v=19$m=65536,t=2,p=1$", "$argon2id$v=19$m=65536,t=2,p=1$!!",
              "$argon2id$v=19$m=9999999,"
              "t=2,p=1$c2FsdHNhbHRzYWx0"
              "c2FsdA"})
            QVERIFY(!hashAgain(damaged, Secret{"x"}));
    }

    void knownHashes()
    {
        QCOMPARE(toHex(digestOf("")),
                 std::string{"0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"});
        QCOMPARE(toHex(digestOf("abc")),
                 std::string{"bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"});
        QCOMPARE(digestOf({"a", "", "bc"}), digestOf("abc"));
    }

    void knownChain()
    {
        const Digest start = startOfChain(head());
        QCOMPARE(toHex(start),
                 std::string{"dcb633a88f3888296d50c93e301c34670446df7027ff5b6c81779cecdfb4b3c8"});
        const Digest first = nextTip(start, "say place-bets @0.000");
        QCOMPARE(toHex(first),
                 std::string{"8904d1f0d7af0a723597dc092441dbaf6246dfd76b681d970f94f81b13e3d73d"});
        QCOMPARE(toHex(nextTip(first, "p1 bet main 25 @1.250")),
                 std::string{"93cb970dba221210d5cd4d03666e3a4db0a1aa3271d4dc1a42af5dce1fb18f76"});
    }

    /// Every field counts, and text cannot move from one field to the next.
    void everyFieldOfTheHeadCounts()
    {
        std::set<std::string> tips{toHex(startOfChain(head()))};
        for (std::string ChainHead::*field :
             {&ChainHead::session, &ChainHead::kind, &ChainHead::person, &ChainHead::station,
              &ChainHead::started, &ChainHead::spec, &ChainHead::engine, &ChainHead::blueprint,
              &ChainHead::sealedSeed}) {
            ChainHead changed = head();
            changed.*field += "\nkind 8\n";
            tips.insert(toHex(startOfChain(changed)));
        }
        ChainHead house = head();
        house.house.bytes[31] ^= 1U;
        tips.insert(toHex(startOfChain(house)));
        ChainHead moved = head();
        moved.blueprint = "ab";
        tips.insert(toHex(startOfChain(moved)));
        moved.blueprint = "a";
        moved.sealedSeed = "b";
        tips.insert(toHex(startOfChain(moved)));
        QCOMPARE(tips.size(), std::size_t{13});
    }

    void hexThereAndBack()
    {
        const Digest digest = digestOf("abc");
        QCOMPARE(digestFromHex(toHex(digest)), std::optional{digest});
        QVERIFY(!digestFromHex(""));
        QVERIFY(!digestFromHex(toHex(digest) + "0"));
        QVERIFY(!digestFromHex(toHex(digest).substr(1)));
        std::string wrong = toHex(digest);
        wrong[5] = 'G';
        QVERIFY(!digestFromHex(wrong));
        wrong[5] = 'A'; // one digest, one text
        QVERIFY(!digestFromHex(wrong));
    }

    void passwords()
    {
        const Secret right{"seven out, line away"};
        const auto hash = hashPassword(right);
        QVERIFY(hash);
        QVERIFY(hash->starts_with("$argon2id$v=19$m=65536,t=2,p=1$"));
        QVERIFY(*hash != *hashPassword(right)); // each has its own salt
        QCOMPARE(checkPassword(*hash, right), PasswordCheck::Right);
        QCOMPARE(checkPassword(*hash, Secret{"seven out, line awa"}), PasswordCheck::Wrong);
        QCOMPARE(checkPassword(*hash, Secret{}), PasswordCheck::Wrong);
    }

    void unusableHashes_data()
    {
        QTest::addColumn<QByteArray>("hash");
        const char *const end = "$c2FsdHNhbHRzYWx0c2FsdA$"
                                "aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g";
        QTest::newRow("empty") << QByteArray{};
        QTest::newRow("plain text") << QByteArray{"secret"};
        QTest::newRow("another kind") << QByteArray{"$2b$12$abc"};
        QTest::newRow("4 GiB") << QByteArray{"$argon2id$v=19$m=4194304,t=2,p=1"} + end;
        QTest::newRow("a million passes")
            << QByteArray{"$argon2id$v=19$m=65536,t=1000000,p=1"} + end;
        QTest::newRow("no number") << QByteArray{"$argon2id$v=19$m=,t=2,p=1"} + end;
        QTest::newRow("too long") << QByteArray{"$argon2id$v=19$m=65536,t=2,p=1"}
                                         + QByteArray(500, 'a');
        QTest::newRow("a zero byte") << QByteArray{"$argon2id$v=19$m=65536,t=2,p=1\0x", 32};
    }
    /// A damaged or hostile hash is refused at once.
    void unusableHashes()
    {
        QFETCH(QByteArray, hash);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(checkPassword(hash.toStdString(), Secret{"secret"}), PasswordCheck::Unusable);
        QVERIFY(timer.elapsed() < 1000);
    }

    void secrets()
    {
        std::string text = "4711";
        Secret secret = Secret::taking(text);
        QVERIFY(text.empty());
        QCOMPARE(secret.view(), std::string_view{"4711"});
        const Secret moved = std::move(secret);
        QCOMPARE(moved.view(), std::string_view{"4711"});
        QVERIFY(sameSecret(moved.view(), "4711"));
        QVERIFY(!sameSecret(moved.view(), "4712"));
        QVERIFY(!sameSecret(moved.view(), "471"));
        QCOMPARE(Secret{std::string(5000, 'x')}.view().size(), Secret::Longest);
    }

    void ids()
    {
        std::set<std::string> ids;
        for (int i = 0; i < 1000; ++i)
            ids.insert(newId());
        QCOMPARE(ids.size(), std::size_t{1000});
        const std::string &id = *ids.begin();
        QCOMPARE(id.size(), std::size_t{36});
        QCOMPARE(id[14], '4');
        QVERIFY(std::string{"89ab"}.find(id[19]) != std::string::npos);
    }

    void engineHasAHash() { QVERIFY(digestFromHex(engineHash())); }
};

QTEST_APPLESS_MAIN(CryptoTest)
#include "tst_crypto.moc"
