// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/badge.h"
#include "app/certificate/hex.h"
#include "app/certificate/sealed.h"
#include "app/certificate/verify.h"
#include "assets/builtinexams.h"
#include "tests/certificate/satexams.h"
#include "tests/support/rounds.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>

using namespace pitwise;

/// Certificates that prove themselves: what is accepted, and what is not.
class CertificateTest : public QObject
{
    Q_OBJECT

private:
    const SigningKey m_key = SigningKey::make();
    const Day m_granted = *dayFromText("2026-03-02");
    const Day m_today = *dayFromText("2026-06-01");
    std::string m_file;

    Trust trust() const { return {{{m_key.publicKey(), "Riverside School", m_granted}}, {}}; }
    Verification verified(std::string_view file) const { return verify(file, trust(), m_today); }
    static QString reasons(const Verification &result)
    {
        QString text;
        for (const Sentence &reason : result.reasons)
            text += QString::fromStdString(english(reason)) + QLatin1Char('\n');
        return text;
    }
    /// The certificate with a change, hashed and signed again by the site itself.
    template<typename Change>
    Verification resigned(Change change) const
    {
        Certificate certificate = readCertificate(m_file).certificate;
        change(certificate);
        return verified(certificateText(certificate, m_key));
    }
    /// The file with one text replaced, still with the old signature.
    Verification edited(const std::string &from, const std::string &to) const
    {
        std::string file = m_file;
        const auto at = file.find(from);
        if (at == std::string::npos)
            return {};
        return verified(file.replace(at, from.size(), to));
    }

    /// What the published schema requires of each object of a badge
    /// (purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json), its
    /// `name`, which wallets show, and the claims of a JWT.
    static void requireFields(const QJsonObject &badge)
    {
        const auto has = [](const QJsonValue &object, std::initializer_list<const char *> fields) {
            for (const char *field : fields)
                QVERIFY2(!object[QLatin1String(field)].isUndefined(), field);
        };
        const auto in = [](const QJsonValue &object, const char *field) {
            return object[QLatin1String(field)];
        };
        has(badge, {"@context", "id", "type", "credentialSubject", "issuer", "validFrom", "name"});
        has(badge, {"iss", "jti", "sub", "nbf", "exp"});
        const auto contexts = badge[QLatin1String("@context")].toArray();
        QCOMPARE(contexts[0], QJsonValue{QStringLiteral("https://www.w3.org/ns/credentials/v2")});
        QVERIFY(contexts[1].toString().startsWith(
            QStringLiteral("https://purl.imsglobal.org/spec/ob/v3p0/context")));
        has(badge[QLatin1String("issuer")], {"id", "type", "name"}); // Profile
        const QJsonValue subject = badge[QLatin1String("credentialSubject")];
        has(subject, {"id", "identifier", "type", "achievement", "result"});
        for (const QJsonValue identity : in(subject, "identifier").toArray())
            has(identity, {"type", "hashed", "identityHash", "identityType"});
        const QJsonValue achievement = in(subject, "achievement");
        has(achievement, {"id", "type", "criteria", "description", "name"});
        has(in(achievement, "criteria"), {"narrative"});
        for (const QJsonValue result : in(subject, "result").toArray())
            has(result, {"type", "resultDescription", "value"});
        for (const QJsonValue each : in(achievement, "resultDescription").toArray())
            has(each, {"id", "type", "name", "resultType"});
    }

private Q_SLOTS:
    void initTestCase() { m_file = test::certificateOf("washington", m_key, m_granted); }

    void everyExamsCertificateHolds_data()
    {
        QTest::addColumn<QString>("id");
        for (const BuiltInExam &exam : builtInExams())
            QTest::newRow(std::string{exam.id}.c_str())
                << QString::fromStdString(std::string{exam.id});
    }
    void everyExamsCertificateHolds()
    {
        QFETCH(QString, id);
        const auto file = test::certificateOf(id.toStdString(), m_key, m_granted, 3);
        const Verification result = verified(file);
        QVERIFY2(result.valid(), qPrintable(reasons(result)));
        QVERIFY(result.remarks.empty());
        QCOMPARE(result.certificate->statement.score, std::string{"100"});
        QCOMPARE(result.certificate->name, std::string{"Zoë Ångström"});
        QCOMPARE(toText(result.certificate->expires), std::string{"2027-03-02"});
        QVERIFY(result.computed == result.certificate->statement);
    }

    /// A file that people can read: statement, blueprint, house and log are in it as text.
    void peopleCanReadIt()
    {
        const auto text = QString::fromStdString(m_file);
        for (const char *part : {"PITWISE CERTIFICATE 1\n", "\nName: Zoë Ångström\n",
                                 "\nScore: 100\n", "\n--- house, ", "\nid = \"washington\"\n",
                                 "\n[House \"washington\"]\n", "\nsay place-bets @"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), part);
        QVERIFY(!text.contains(QStringLiteral("[Secret")));
    }

    /// Each byte in turn, changed in one bit or in all: never accepted, never a crash. The long run
    /// changes each in all of these ways.
    void everyByteCounts()
    {
        const auto &file = m_file;
        constexpr std::array Flips{1, 0x20, 0xFF};
        const auto ways = static_cast<std::size_t>(test::sized(1, 3));
        for (std::size_t i = 0; i < file.size(); ++i) {
            for (std::size_t way = 0; way < ways; ++way) {
                const int flip = Flips[(i + way) % Flips.size()];
                std::string changed = file;
                changed[i] = static_cast<char>(changed[i] ^ flip);
                QVERIFY2(!verified(changed).valid(), qPrintable(QString::number(i)));
            }
        }
        // The form itself: line ends, blanks, bytes before and after.
        for (const std::string &changed :
             {file + "\n", file + " ", file + '\0', "\n" + file, "\xEF\xBB\xBF" + file,
              file.substr(0, file.size() - 1), std::string{}, std::string{"\n"}})
            QVERIFY(!verified(changed).valid());
        std::string windows;
        for (const char c : file)
            windows += c == '\n' ? std::string{"\r\n"} : std::string{c};
        QVERIFY(!verified(windows).valid());
    }

    void cutAnywhere()
    {
        for (std::size_t size = 0; size < m_file.size(); size += 11)
            QVERIFY(!verified(std::string_view{m_file}.substr(0, size)).valid());
    }

    /// Edited with everything hashed again, but not signed again.
    void notSignedAgain()
    {
        const Certificate original = readCertificate(m_file).certificate;
        const std::string spec = test::satExam("washington", 1).ending.spec; // with the secret
        const SigningKey stranger = SigningKey::make();
        const auto forge = [&](auto change) {
            Certificate forged = original;
            change(forged);
            forged.tip = startOfChain(forged.chain);
            for (const std::string &line : forged.lines)
                forged.tip = nextTip(forged.tip, line);
            forged.ending.spec = spec;
            forged.seal = sealOf(forged.tip, forged.ending);
            std::string file = certificateText(forged, stranger);
            // The signature of the original in place of the stranger's.
            file.replace(file.size() - 129, 129, m_file.substr(m_file.size() - 129));
            return verified(file);
        };
        QVERIFY(forge([](Certificate &) {}).valid());
        QVERIFY(!forge([](Certificate &c) { c.name = "Eve"; }).valid());
        QVERIFY(!forge([](Certificate &c) { c.number = "7"; }).valid());
        QVERIFY(!forge([](Certificate &c) { ++c.expires.number; }).valid());
        QVERIFY(!forge([](Certificate &c) { ++c.granted.number; }).valid());
        QVERIFY(!forge([](Certificate &c) { c.statement.score = "99"; }).valid());
        for (std::size_t i = 0; i < original.lines.size(); ++i) {
            QVERIFY(!forge([&](Certificate &c) {
                         c.lines.erase(c.lines.begin() + static_cast<std::ptrdiff_t>(i));
                     }).valid());
            if (i + 1 < original.lines.size() && original.lines[i] != original.lines[i + 1])
                QVERIFY(
                    !forge([&](Certificate &c) { std::swap(c.lines[i], c.lines[i + 1]); }).valid());
        }
    }

    /// The site itself cannot state what its log does not give.
    void signedAgainByTheSite()
    {
        QVERIFY(resigned([](Certificate &) {}).valid());
        const auto fails = [&](auto change, const char *because) {
            const Verification result = resigned(change);
            const bool said = reasons(result).contains(QLatin1String(because));
            if (!said)
                qWarning().noquote() << "wanted:" << because << "got:" << reasons(result);
            return !result.valid() && said;
        };
        QVERIFY(fails([](Certificate &c) { c.statement.score = "99"; },
                      "Score: it states 99, but the log gives 100."));
        QVERIFY(fails([](Certificate &c) { c.statement.groups[1] = "1"; }, "but the log gives"));
        QVERIFY(fails([](Certificate &c) { c.lines.erase(c.lines.begin() + 60); }, "chain"));
        QVERIFY(fails([](Certificate &c) { c.lines.pop_back(); }, "Rounds: it states 10"));
        QVERIFY(fails([](Certificate &c) { ++c.expires.number; }, "it holds for 365 days"));
        QVERIFY(fails([](Certificate &c) { c.granted = *dayFromText("2026-02-28"); },
                      "before the exam ended"));
        QVERIFY(fails([](Certificate &c) { c.seed.words[0] ^= 1; }, "sealed when the exam began"));
        QVERIFY(fails([](Certificate &c) { c.exam = "other"; }, "another exam or house"));
        QVERIFY(fails([](Certificate &c) { c.ending.ended = "2026-03-01T09:56:00.000Z"; },
                      "does not fit its seal"));
        QVERIFY(fails([](Certificate &c) { c.chain.person = "p-2"; }, "chain"));
        QVERIFY(fails(
            [](Certificate &c) {
                c.blueprintText.replace(c.blueprintText.find("rounds = 10"), 11, "rounds = 9 ");
            },
            "chain"));
    }

    /// A stranger signs what he likes: keys within keys are refused, not walked down.
    void deeplyNestedFiles()
    {
        const auto deep = [] {
            std::string text;
            for (int i = 0; i < 200'000; ++i)
                text += "a.";
            return text + "a = 1\n";
        }();
        for (std::string Certificate::*file :
             {&Certificate::blueprintText, &Certificate::houseText}) {
            const auto result = resigned([&](Certificate &c) { c.*file = deep; });
            QVERIFY2(reasons(result).contains(QStringLiteral("has faults")),
                     qPrintable(reasons(result)));
        }
    }

    /// Valid only for those who know whose key it is.
    void anUnknownKeyIsNotValid()
    {
        const Verification result = verify(m_file, {}, m_today);
        QVERIFY(!result.valid());
        QVERIFY(reasons(result).contains(QString::fromStdString(m_key.publicKey().fingerprint())));
        QVERIFY(reasons(result).contains(QStringLiteral("Ask Riverside School")));
    }

    void dates()
    {
        QVERIFY(verify(m_file, trust(), *dayFromText("2027-03-02")).valid());
        QCOMPARE(reasons(verify(m_file, trust(), *dayFromText("2027-03-03"))),
                 QStringLiteral("It expired on 2027-03-02.\n"));
        QVERIFY(reasons(verify(m_file, trust(), *dayFromText("2026-03-01")))
                    .contains(QStringLiteral("in the future")));
        QVERIFY(!dayFromText("2026-02-30"));
        QVERIFY(!dayFromText("2026-2-3"));
        QCOMPARE(toText(*dayFromText("2024-02-29")), std::string{"2024-02-29"});
    }

    void revocations()
    {
        Revocations revoked;
        revoked.certificates.push_back({"c-1", m_today, "the proctor was absent"});
        const auto list = std::get<RevocationList>(
            readRevocationList(revocationListText(revoked, m_today, m_key)));
        Trust warned = trust();
        QVERIFY(warned.take(list));
        QCOMPARE(reasons(verify(m_file, warned, m_today)),
                 QStringLiteral("It was revoked on 2026-06-01: the proctor was absent.\n"));
        Revocations keys;
        keys.keys.push_back({m_key.publicKey().id(), m_today, "the laptop was stolen"});
        const SigningKey next = SigningKey::make();
        const auto byNext =
            std::get<RevocationList>(readRevocationList(revocationListText(keys, m_today, next)));
        Trust both = trust();
        QVERIFY(!both.take(byNext)); // a stranger cannot revoke anything
        both.keys.push_back({next.publicKey(), "Riverside School", m_today});
        QVERIFY(both.take(byNext));
        QVERIFY(reasons(verify(m_file, both, m_today))
                    .contains(QStringLiteral("Its key was revoked on 2026-06-01")));
        std::string changed = revocationListText(revoked, m_today, m_key);
        changed.replace(changed.find("absent"), 6, "asleep");
        QVERIFY(std::holds_alternative<std::string>(readRevocationList(changed)));
    }

    void keyFiles()
    {
        const SiteKey key{m_key.publicKey(), "Riverside School", m_granted};
        const std::string file = keyFileText(key, m_key);
        QVERIFY(std::get<SiteKey>(readKeyFile(file)) == key);
        for (std::size_t i = 0; i < file.size(); ++i) {
            std::string changed = file;
            changed[i] = static_cast<char>(changed[i] ^ 1);
            QVERIFY2(std::holds_alternative<std::string>(readKeyFile(changed)),
                     qPrintable(QString::number(i)));
        }
    }

    /// A key on disk is of no use without the passphrase.
    void keysAreSealed()
    {
        const Secret passphrase{"correct horse"};
        const auto sealed = m_key.sealed(passphrase);
        QVERIFY(sealed.has_value());
        const auto opened = SigningKey::opened(*sealed, passphrase);
        QVERIFY(opened && opened->publicKey() == m_key.publicKey());
        QVERIFY(!SigningKey::opened(*sealed, Secret{"wrong horse"}));
        std::string changed = *sealed;
        changed.back() = changed.back() == '0' ? '1' : '0';
        QVERIFY(!SigningKey::opened(changed, passphrase));
        for (const char *bad : {"", "argon2id", "argon2id  ", "argon2id 00 00 00"})
            QVERIFY(!unseal(bad, passphrase));
    }

    /// There is no certificate for an exam that was not passed.
    void failedExams()
    {
        bool made = false;
        const SatExam exam = test::satExam("ontario", 2, [&](const Act &act) -> std::optional<Act> {
            const auto *pay = std::get_if<act::Pay>(&act);
            if (made || pay == nullptr)
                return std::nullopt;
            made = true;
            act::Pay wrong = *pay;
            wrong.amount = {pay->amount.money + Money::units(5), {}};
            return wrong;
        });
        const auto refused = certify(exam, test::signOff(m_key, m_granted));
        QCOMPARE(english(std::get<Sentence>(refused)), std::string{"The exam was not passed."});
        // The site signs it nevertheless: the log says otherwise.
        const auto good = test::satExam("ontario", 2);
        Certificate forged = std::get<Certificate>(certify(good, test::signOff(m_key, m_granted)));
        forged.lines = exam.lines;
        forged.tip = exam.tip;
        forged.ending = exam.ending;
        forged.seal = sealOf(exam.tip, exam.ending);
        const Verification result = verified(certificateText(forged, m_key));
        QVERIFY(!result.valid());
        QVERIFY(reasons(result).contains(QStringLiteral("Passed: it states yes")));
    }

    void namesCannotFakeLines()
    {
        SignOff fake = test::signOff(m_key, m_granted);
        fake.site = "Eve\nScore: 100"; // a site's name is checked when its key is made
        QVERIFY(std::holds_alternative<Sentence>(certify(test::satExam("ontario", 2), fake)));
    }

    void strangeNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("written");
        QTest::newRow("a line break") << QStringLiteral("Eve\nScore: 100")
                                      << QStringLiteral("Eve\\nScore: 100");
        QTest::newRow("blanks") << QStringLiteral(" Ann Lee ") << QStringLiteral("\\x20Ann Lee\\x20");
        QTest::newRow("a tabulator") << QStringLiteral("Ann\tLee") << QStringLiteral("Ann\\x09Lee");
        QTest::newRow("a backslash") << QStringLiteral("A\\n") << QStringLiteral("A\\\\n");
        QTest::newRow("right to left") << QString::fromUtf8("\u202EAnn") << QString::fromUtf8("\u202EAnn");
        const QString endless(10'000, QChar{u'\u00e9'});
        QTest::newRow("10,000 characters") << endless << endless;
    }
    /// Whatever somebody is called, his certificate can be issued, and nothing of his name is lost.
    void strangeNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, written);
        SignOff signOff = test::signOff(m_key, m_granted);
        signOff.name = name.toStdString();
        const auto made = certify(test::satExam("ontario", 2), signOff);
        QVERIFY(std::holds_alternative<Certificate>(made));
        const Verification result =
            verified(certificateText(std::get<Certificate>(made), m_key));
        QVERIFY2(result.valid(), qPrintable(reasons(result)));
        QCOMPARE(QString::fromStdString(result.certificate->name), written);
    }

    /// Random damage: the reader takes any bytes. (Its long run is under sanitizers.)
    void fuzz()
    {
        QRandomGenerator random{42};
        for (int i = 0; i < test::sized(3000, 1'000'000); ++i) {
            std::string file = m_file;
            for (int j = random.bounded(4); j >= 0 && !file.empty(); --j) {
                const auto at =
                    static_cast<std::size_t>(random.bounded(static_cast<int>(file.size())));
                switch (random.bounded(4)) {
                case 0:
                    file[at] = static_cast<char>(random.bounded(256));
                    break;
                case 1:
                    file.erase(at, static_cast<std::size_t>(random.bounded(200)));
                    break;
                case 2:
                    file.insert(at,
                                file.substr(at / 2, static_cast<std::size_t>(random.bounded(300))));
                    break;
                default:
                    file.resize(at + 1);
                    break;
                }
            }
            QVERIFY(file == m_file || !readCertificate(file).signatureFits);
        }
    }

    /// The badge's signature holds for OpenSSL too, and the fields that Open Badges requires are
    /// there.
    void badgesAreVerifiedByOpenSsl()
    {
        const Certificate certificate = readCertificate(m_file).certificate;
        const auto parts =
            QString::fromStdString(badgeJwt(certificate, m_key)).split(QLatin1Char('.'));
        QCOMPARE(parts.size(), 3);
        const auto decoded = [&](qsizetype i) {
            return QByteArray::fromBase64(parts[i].toLatin1(), QByteArray::Base64UrlEncoding);
        };
        const QTemporaryDir folder;
        const auto write = [&](const char *name, const QByteArray &bytes) {
            QFile file{folder.filePath(QLatin1String(name))};
            QVERIFY(file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size());
        };
        // The key in the header, in the form that OpenSSL reads (RFC 8410).
        const auto header = QJsonDocument::fromJson(decoded(0)).object();
        QCOMPARE(header[QLatin1String("alg")].toString(), QStringLiteral("EdDSA"));
        const auto key = QByteArray::fromBase64(
            header[QLatin1String("jwk")][QLatin1String("x")].toString().toLatin1(),
            QByteArray::Base64UrlEncoding);
        write("key.der", QByteArray::fromHex("302a300506032b6570032100") + key);
        write("text", (parts[0] + QLatin1Char('.') + parts[1]).toLatin1());
        write("signature", decoded(2));
        QProcess openssl;
        openssl.setWorkingDirectory(folder.path());
        openssl.start(QStringLiteral("openssl"),
                      {QStringLiteral("pkeyutl"), QStringLiteral("-verify"),
                       QStringLiteral("-pubin"), QStringLiteral("-inkey"),
                       QStringLiteral("key.der"), QStringLiteral("-keyform"), QStringLiteral("DER"),
                       QStringLiteral("-rawin"), QStringLiteral("-in"), QStringLiteral("text"),
                       QStringLiteral("-sigfile"), QStringLiteral("signature")});
        QVERIFY(openssl.waitForFinished());
        QVERIFY2(openssl.exitCode() == 0, openssl.readAllStandardError().constData());

        const auto badge = QJsonDocument::fromJson(decoded(1)).object();
        requireFields(badge);
        QVERIFY(
            badge[QLatin1String("type")].toArray().contains(QStringLiteral("OpenBadgeCredential")));
        QVERIFY(badge[QLatin1String("issuer")][QLatin1String("id")].toString().startsWith(
            QStringLiteral("did:key:z6Mk"))); // every Ed25519 key begins like this
        QCOMPARE(badge[QLatin1String("validUntil")].toString(),
                 QStringLiteral("2027-03-02T23:59:59Z"));
    }
};

QTEST_GUILESS_MAIN(CertificateTest)
#include "tst_certificate.moc"
