// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "assets/builtinhouses.h"
#include "engine/house/draft.h"
#include "engine/house/rules.h"
#include "tests/support/houses.h"
#include "ui/handout/chapters.h"
#include "ui/text/diffwords.h"
#include "ui/text/keywords.h"
#include "ui/text/rulewords.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace pitwise;

namespace {

QString asText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Collects what is missing for each key, and the file where it belongs.
class Lacks
{
public:
    void add(std::string_view key, const QString &what)
    {
        const QString lack = asText(key) + QStringLiteral(" lacks ") + what;
        if (m_all.contains(lack))
            return;
        m_all << lack;
        qInfo("%s", qPrintable(lack)); // Qt Test cuts long failure texts
    }
    [[nodiscard]] bool none() const { return m_all.isEmpty(); }
    [[nodiscard]] QByteArray text() const { return m_all.join(QLatin1Char('\n')).toUtf8(); }

private:
    QStringList m_all;
};

/// Some valid values of the key.
std::vector<std::string> someValues(const HouseKey &key)
{
    std::vector<std::string> values;
    switch (key.kind) {
    case KeyKind::Flag:
        values = {"yes", "no"};
        break;
    case KeyKind::Choice:
        values.assign(key.choices.begin(), key.choices.end());
        break;
    case KeyKind::Count:
        for (const int number : {key.least, key.least + 1, key.least + 2})
            values.push_back(std::to_string(number));
        break;
    case KeyKind::Money:
        values = {"5", "10"};
        break;
    case KeyKind::Ratio:
        values = {"1:2", "2:1"};
        break;
    case KeyKind::Chips:
        values = {"1 5", "1 5 25"};
        break;
    case KeyKind::Text:
        break;
    }
    if (key.mayBeNone)
        values.emplace_back("none");
    return values;
}

// ---- a key's row in docs/houses.md ----

QString quotedCode(std::string_view word)
{
    return QStringLiteral("`\"%1\"`").arg(asText(word));
}

QString valuesInDocs(const HouseKey &key)
{
    QStringList values;
    switch (key.kind) {
    case KeyKind::Text:
        return QStringLiteral("text");
    case KeyKind::Flag:
        return QStringLiteral("`true`, `false`");
    case KeyKind::Chips:
        return QStringLiteral("a list of amounts");
    case KeyKind::Count: {
        House small;
        small.shoe.decks = 1;
        small.table.seats = 1;
        const int most = key.most(House{});
        return key.most(small) == most ? QStringLiteral("%1 to %2").arg(key.least).arg(most)
                                       : QStringLiteral("%1 or more").arg(key.least);
    }
    case KeyKind::Money:
        values << QStringLiteral("an amount");
        break;
    case KeyKind::Ratio:
        values << QStringLiteral("a ratio");
        break;
    case KeyKind::Choice:
        for (const std::string_view word : key.choices)
            values << quotedCode(word);
        break;
    }
    if (key.mayBeNone)
        values << quotedCode("none");
    return values.join(QStringLiteral(", "));
}

/// Every house of the key's games needs the section.
bool sectionIsNeeded(const HouseKey &key)
{
    const auto sections = houseSections();
    const auto section = std::find_if(sections.begin(), sections.end(),
                                      [&](const auto &each) { return each.path == key.path(); });
    return std::all_of(AllGames.begin(), AllGames.end(), [&](Game game) {
        House house;
        house.game = game;
        return !key.games.of(game) || (section->needed != nullptr && section->needed(house));
    });
}

QString presenceInDocs(const HouseKey &key)
{
    switch (key.presence) {
    case Presence::Required:
        return sectionIsNeeded(key) ? QStringLiteral("required")
                                    : QStringLiteral("required in its section");
    case Presence::RequiredInUse:
        return QStringLiteral("required if in use");
    case Presence::OnlyInUse:
        return QStringLiteral("required if in use, else not allowed");
    case Presence::Optional:
        break;
    }
    const std::string value = key.text(House{});
    return key.kind == KeyKind::Count ? QStringLiteral("`%1`").arg(asText(value))
                                      : quotedCode(value);
}

QString gamesInDocs(const HouseKey &key)
{
    QStringList games;
    for (const Game game : AllGames) {
        if (key.games.of(game))
            games << asText(english(choiceWords("game", name(game))));
    }
    return games.size() == static_cast<qsizetype>(AllGames.size())
             ? QStringLiteral("every game")
             : games.join(QStringLiteral(", "));
}

QString rowInDocs(const HouseKey &key)
{
    return QStringLiteral("| `%1` | %2 | %3 | %4 | %5 |")
        .arg(asText(key.key), valuesInDocs(key), presenceInDocs(key), gamesInDocs(key),
             asText(english(keyWords(key.key).explanation)));
}

} // namespace

/// Tells you what a key added to `engine/house/housekeys.cpp` still lacks.
class KeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each value of a key that a dealer notices has its own sentence in each game that has the
    /// key: both for a changed value and for a new rule.
    void diffSentences()
    {
        Lacks lacks;
        for (const HouseKey &key : houseKeys()) {
            for (const Game game : AllGames) {
                if (!key.risk || !key.games.of(game))
                    continue;
                House house;
                house.game = game;
                QStringList said;
                for (const std::string &to : someValues(key)) {
                    for (const char *from : {"none", "some other value"}) {
                        const Difference difference{std::string{key.key}, from, to, *key.risk, {}};
                        const QString text = asText(english(diffWords(difference, house)));
                        if (text.isEmpty() || text.contains(QLatin1Char('%')))
                            lacks.add(key.key, QStringLiteral("its sentence in the diff for \"%1\" "
                                                              "(ui/text/diffpatterns.cpp)")
                                                   .arg(asText(to)));
                        else if (from == std::string_view{"none"} && said.contains(text))
                            lacks.add(key.key, QStringLiteral(
                                                   "a sentence in the diff that tells \"%1\" from "
                                                   "its other values (ui/text/diffpatterns.cpp)")
                                                   .arg(asText(to)));
                        if (from == std::string_view{"none"})
                            said << text;
                    }
                }
            }
        }
        QVERIFY2(lacks.none(), lacks.text().constData());
    }

    void editorWords()
    {
        Lacks lacks;
        for (const HouseKey &key : houseKeys()) {
            const KeyWords words = keyWords(key.key);
            if (words.label.pattern.empty() || words.explanation.pattern.empty())
                lacks.add(key.key, QStringLiteral("its label and explanation in the editor "
                                                  "(ui/text/keywords.cpp)"));
            if (sectionWords(key.section()).pattern.empty())
                lacks.add(key.key, QStringLiteral("the heading of its section in the editor "
                                                  "(ui/text/choicewords.cpp)"));
            for (const std::string_view choice : key.choices) {
                if (choiceWords(key.key, choice).pattern.empty())
                    lacks.add(key.key, QStringLiteral("words for \"%1\" in the editor "
                                                      "(ui/text/choicewords.cpp)")
                                           .arg(asText(choice)));
            }
        }
        QVERIFY2(lacks.none(), lacks.text().constData());
    }

    /// Every rule has a sentence and a place in the manual of each of its games.
    void manual()
    {
        Lacks lacks;
        const auto worded = rulesWithWords();
        const auto isOf = [](std::string_view rule, const HouseKey &key) {
            return rule == key.key || rule == key.path(); // `limits.main` covers both its ends
        };
        for (const HouseKey &key : houseKeys()) {
            if (!key.isRule())
                continue;
            if (std::none_of(worded.begin(), worded.end(),
                             [&](std::string_view rule) { return isOf(rule, key); }))
                lacks.add(key.key,
                          QStringLiteral("its sentence in the manual (ui/text/*rules.cpp)"));
            for (const Game game : AllGames) {
                const auto chapters = chaptersOf(game);
                const bool told =
                    std::any_of(chapters.begin(), chapters.end(), [&](Chapter chapter) {
                        const auto rules = rulesOf(chapter, game);
                        return std::any_of(rules.begin(), rules.end(), [&](const ToldRule &rule) {
                            return isOf(rule.rule, key);
                        });
                    });
                if (key.games.of(game) && !told)
                    lacks.add(key.key, QStringLiteral("its place in the manual of %1 "
                                                      "(ui/handout/chapters.cpp)")
                                           .arg(asText(name(game))));
            }
        }
        QVERIFY2(lacks.none(), lacks.text().constData());
    }

    /// The table in docs/houses.md matches the table of keys.
    void documentation()
    {
        QFile file{QStringLiteral(SOURCE_DIR "/docs/houses.md")};
        QVERIFY(file.open(QFile::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
        Lacks lacks;
        for (const HouseKey &key : houseKeys()) {
            if (!lines.contains(rowInDocs(key)))
                lacks.add(key.key,
                          QStringLiteral("this row in docs/houses.md:\n") + rowInDocs(key));
        }
        QVERIFY2(lacks.none(), lacks.text().constData());
        const auto rows = std::count_if(lines.begin(), lines.end(), [](const QString &line) {
            return line.startsWith(QLatin1String("| `"));
        });
        QCOMPARE(rows, std::ssize(houseKeys()));
    }

    /// Some built-in house of one of its games shows how the key is written.
    void assets()
    {
        Lacks lacks;
        for (const HouseKey &key : houseKeys()) {
            const auto houses = builtInHouses();
            const bool shown = std::any_of(houses.begin(), houses.end(), [&](const auto &house) {
                const HouseDraft draft{std::string{house.toml}};
                return draft.valueOf(key.key) && key.games.of(draft.house());
            });
            if (!shown)
                lacks.add(key.key, QStringLiteral("a house that has it (assets/houses)"));
        }
        QVERIFY2(lacks.none(), lacks.text().constData());
    }

    /// A finding cites a rule by the name of its key, of both ends of a limit, or of a procedure.
    void rulesOfFindings()
    {
        for (int i = 0; i <= static_cast<int>(Rule::HandsCompared); ++i) {
            const std::string rule{name(static_cast<Rule>(i))};
            QVERIFY2(isProcedureRule(rule) || findHouseKey(rule) != nullptr
                         || findHouseKey(rule + ".min") != nullptr,
                     rule.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(KeysTest)
#include "tst_keys.moc"
