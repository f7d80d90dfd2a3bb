// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/screenshots.h"
#include "app/desktop/pictures/studio.h"
#include "app/desktop/startup.h"
#include "engine/lessons/lessonsentence.h"
#include "engine/session/session.h"
#include "tests/corpus/corpus.h"
#include "tests/support/houses.h"
#include "tests/ui/drawntexts.h"
#include "translations/builtinlanguages.h"
#include "ui/screens/screens.h"
#include "ui/screens/table/tablescreen.h"
#include "ui/shell/mainmenu.h"
#include "ui/shell/mainwindow.h"
#include "ui/text/datawords.h"
#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/housewords.h"
#include "ui/text/languagefile.h"
#include "ui/text/lessonvalues.h"
#include "ui/text/spoken.h"
#include "ui/text/translated.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <map>
#include <set>

using namespace pitwise;
using namespace pitwise::ui;

namespace {

/// A language in which every sentence is the English one in brackets.
class Brackets : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *,
                                    int n) const override
    {
        QString text = QString::fromUtf8(source);
        if (n >= 0)
            text.replace(QLatin1String("%n"), QString::number(n));
        return QStringLiteral("\u27e6%1\u27e7").arg(text);
    }
};

/// Keys at the top of a house file.
const QStringList &houseWords()
{
    static const QStringList words{QStringLiteral("id"), QStringLiteral("name"),
                                   QStringLiteral("game"), QStringLiteral("source")};
    return words;
}

/// Words that are the same in every language: names, the notation, clause ids, keys, numbers.
bool needsNoTranslation(const QString &text)
{
    static const QRegularExpression letters{QStringLiteral("[A-Za-z]{2,}")};
    static const QRegularExpression id{
        QStringLiteral("^(Ctrl|Shift|Alt|Esc|Enter|Space|F\\d+|[A-Z]{2}-\\d+|Pitwise|[\\W\\d])+$")};
    static const QRegularExpression key{QStringLiteral("^[a-z_0-9]+(\\.[a-z_0-9]+)*$")};
    if (key.match(text).hasMatch()
        && (text.contains(QLatin1Char('.')) || houseWords().contains(text)))
        return true;
    return !letters.match(text).hasMatch() || id.match(text).hasMatch();
}

struct Shown
{
    QString where;
    QString text;
};

/// Every text of the widget and all below it, hidden ones too.
std::vector<Shown> textsOf(const QWidget &whole)
{
    std::vector<Shown> texts;
    for (const QWidget *widget : whole.findChildren<QWidget *>()) {
        const QString where = QString::fromLatin1(widget->metaObject()->className());
        const auto add = [&](const QString &text) { texts.push_back({where, text}); };
        add(widget->toolTip());
        add(widget->accessibleName());
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            add(label->text());
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            add(button->text());
        if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
            add(edit->placeholderText());
        if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
            for (int i = 0; i < box->count(); ++i)
                add(box->itemText(i));
        }
        for (const QAction *action : widget->actions())
            add(action->text());
    }
    return texts;
}

/// A language of accented letters: an English word between them was never translated.
class Accents : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                    int n) const override
    {
        static const QString accented{QStringLiteral(
            "\u00e1\u0180\u0107\u0111\u00e9\u0192\u0123\u0125\u00ed\u0135\u0137\u013a\u1e3f\u0144"
            "\u00f3\u1e55\u02a0\u0155\u015b\u0165\u00fa\u1e7d\u0175\u1e8b\u00fd\u017a")};
        QString text = QString::fromUtf8(source);
        if (n >= 0)
            text.replace(QLatin1String("%n"), QString::number(n));
        if (QLatin1String(context) == QLatin1String("Lessons"))
            return text; // with blanks for values; its own test reads them
        static const QRegularExpression kept{QStringLiteral("%L?\\d|<[^>]*>|&\\w+;")};
        QString all;
        for (qsizetype at = 0; at < text.size(); ++at) {
            const auto match = kept.match(text, at, QRegularExpression::NormalMatch,
                                          QRegularExpression::AnchorAtOffsetMatchOption);
            if (match.hasMatch()) {
                all += match.captured();
                at += match.capturedLength() - 1;
                continue;
            }
            const int letter = text[at].toLower().unicode() - u'a';
            all += letter >= 0 && letter < 26 ? accented[letter] : text[at];
        }
        return all;
    }
};

/// Somebody typed it, or it is a file.
bool isTyped(const QWidget *widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (qobject_cast<const QLineEdit *>(widget) != nullptr
            || qobject_cast<const QPlainTextEdit *>(widget) != nullptr)
            return true;
    }
    return false;
}

/// A word in small letters, so no name. Notation, files and addresses are the same everywhere, and
/// so is what the made school wrote, what lessons say, which `Accents` leaves alone, and the fault
/// in a line of a file.
bool isEnglish(const test::DrawnText &drawn)
{
    static const QRegularExpression word{
        QStringLiteral("(?<![\\p{L}.:/-])[a-z]{3,}(?![\\p{L}.:/-])")};
    static const QRegularExpression notation{
        QStringLiteral("^(deal|pay|take|collect|say|burn|post|give|return|refuse) ")};
    static const QStringList made{QStringLiteral("Tie bets"),
                                  QStringLiteral("Offer of war or surrender left out"),
                                  QStringLiteral("Casino War, three hands")};
    QString text = drawn.text;
    for (const QString &each : made)
        text.remove(each);
    static const QRegularExpression fault{QStringLiteral("^\u013a\u00ed\u0144\u00e9 \\d+: ")};
    return !isTyped(drawn.widget) && !fault.match(text).hasMatch() && word.match(text).hasMatch()
        && !notation.match(text).hasMatch();
}

struct Message
{
    QString context;
    QString source;
    QStringList translations; ///< one, or a plural's forms
    bool unfinished = false;
};

std::vector<Message> messagesOf(const QString &path)
{
    QFile file{path};
    if (!file.open(QFile::ReadOnly))
        return {};
    std::vector<Message> messages;
    QXmlStreamReader xml{&file};
    QString context;
    Message message;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("source")) {
            message = {context, xml.readElementText(), {}, false};
        } else if (xml.name() == QLatin1String("translation")) {
            message.unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            QString text;
            while (!(xml.readNext() == QXmlStreamReader::EndElement
                     && xml.name() == QLatin1String("translation"))) {
                if (xml.isStartElement() && xml.name() == QLatin1String("numerusform"))
                    message.translations << xml.readElementText();
                else if (xml.isCharacters())
                    text += xml.text();
            }
            if (message.translations.isEmpty())
                message.translations << text;
            messages.push_back(message);
        }
    }
    return messages;
}

/// The places of a pattern, such as %1, %2 and %n, and the keys in braces of a lesson, each once.
QStringList placesIn(const QString &pattern)
{
    static const QRegularExpression place{QStringLiteral("%(?:L?\\d|n)|\\{[^|}]*")};
    QStringList places;
    auto it = place.globalMatch(pattern);
    while (it.hasNext())
        places << it.next().captured();
    places.sort();
    places.removeDuplicates();
    return places;
}

/// Each of `some` is in `all`, as often. A language may have figures where English has words.
bool contains(QStringList all, const QStringList &some)
{
    return std::all_of(some.begin(), some.end(),
                       [&](const QString &each) { return all.removeOne(each); });
}

/// All that findings say of what was found: numbers, amounts, ratios, seats. As English writes
/// them: 12,50 is 12.50.
QStringList numbersIn(const std::string &text)
{
    static const QRegularExpression number{QStringLiteral("\\d+(?:[.,:]\\d+)*")};
    QStringList numbers;
    auto it = number.globalMatch(QString::fromStdString(text));
    while (it.hasNext())
        numbers << it.next().captured().replace(u',', u'.');
    numbers.sort();
    return numbers;
}

std::string saidOf(const Finding &finding, const Act &act, const House &house)
{
    const FindingWords words = findingWords(finding, act, house);
    const Origin origin = originOf(house.provenance, name(finding.rule));
    return spoken(words.title) + ". " + spoken(words.done) + ' ' + spoken(words.wants) + " ["
         + spoken(originWords(origin)) + ']';
}

} // namespace

/// The program in other languages.
class LanguagesTest : public QObject
{
    Q_OBJECT

private:
    static QStringList files()
    {
        QStringList paths;
        const QDir folder{QStringLiteral(SOURCE_DIR "/translations")};
        for (const QString &file : folder.entryList({QStringLiteral("*.ts")}))
            paths << folder.filePath(file);
        return paths;
    }

private Q_SLOTS:
    void cleanup()
    {
        QLocale::setDefault(QLocale{QStringLiteral("en_US")});
        speak({});
    }

    /// A string that is not translated would be shown in English between the others.
    void everyTextIsTranslated()
    {
        for (const QString &path : files()) {
            QStringList left;
            for (const Message &message : messagesOf(path)) {
                const bool empty = message.translations.join(QString{}).isEmpty();
                const bool english = path.endsWith(QLatin1String("_en.ts"));
                if (message.unfinished || (empty && !english))
                    left << message.context + QLatin1String(": ") + message.source;
            }
            for (const QString &text : std::as_const(left))
                qWarning("%s: not translated, or vanished: %s", qPrintable(path), qPrintable(text));
            QVERIFY2(left.isEmpty(), qPrintable(path));
        }
    }

    /// Sentences of lessons come from files, values from the table of keys.
    void lessonsCanBeFilledInInEveryLanguage()
    {
        QStringList known;
        for (const Message &message : messagesOf(files().first()))
            known << (message.context == QLatin1String("Lessons") ? message.source : QString{});
        for (const char *value : lessonValues())
            QVERIFY2(known.contains(QLatin1String(value)), value);
        for (const LessonTemplate &lesson : bareEnvironment().lessons().lessons) {
            QVERIFY2(known.contains(QString::fromStdString(lesson.title)), lesson.title.c_str());
            for (const StepTemplate &step : lesson.steps)
                QVERIFY2(known.contains(QString::fromStdString(step.text)), step.text.c_str());
        }
        for (const QString &path : files()) {
            for (const Message &message : messagesOf(path)) {
                for (const QString &text : message.translations) {
                    if (message.context == QLatin1String("Lessons"))
                        QVERIFY2(faultOfSentence(text.toStdString()).empty(), qPrintable(text));
                }
            }
        }
    }

    /// The command line reads the same files without Qt.
    void commandLineReadsWhatTheWindowReads()
    {
        QCOMPARE(builtInLanguages().size(), std::size_t{5});
        Languages languages;
        for (const BuiltInLanguage &each : builtInLanguages()) {
            const auto file = LanguageFile::read(each.file);
            QVERIFY(file);
            const QString code = QString::fromUtf8(each.code.data(), qsizetype(each.code.size()));
            languages.use(code);
            for (const Message &message :
                 messagesOf(QStringLiteral(SOURCE_DIR "/translations/pitwise_%1.ts").arg(code))) {
                if (message.translations.size() > 1 || message.unfinished)
                    continue; // plurals are the window's
                const std::string context = message.context.toStdString();
                const std::string source = message.source.toStdString();
                const QString wanted = QCoreApplication::translate(context.c_str(), source.c_str());
                QCOMPARE(QString::fromStdString(file->find(context, source).value_or(source)),
                         wanted);
            }
            QVERIFY(!file->find("Words", "no such text"));
        }
        languages.use(QStringLiteral("en"));
    }

    /// Any bytes: refused or read, but no crash.
    void damagedLanguageFilesAreRefused()
    {
        const std::string whole{builtInLanguages().front().file};
        QVERIFY(!LanguageFile::read(""));
        QVERIFY(!LanguageFile::read("not a language"));
        for (std::size_t length = 0; length < whole.size(); length += 997) {
            const auto cut = LanguageFile::read(std::string_view{whole}.substr(0, length));
            if (cut)
                (void)cut->find("Words", "main bet");
        }
        std::string changed = whole;
        for (std::size_t at = 16; at < changed.size(); at += 101)
            changed[at] = static_cast<char>(at);
        if (const auto file = LanguageFile::read(changed))
            (void)file->find("Words", "main bet");
    }

    /// A finding says the same in every language: every amount, seat, ratio and clause of it.
    void everyFindingSaysTheSame()
    {
        std::set<FindingCode> codes;
        for (const auto &path : test::corpusFiles(SOURCE_DIR "/tests/corpus")) {
            const DealReading reading = test::readCorpusFile(path);
            const Session session = replay(reading.deal.spec, reading.deal.house, reading.deal.log);
            for (const Recorded &recorded : session.findings()) {
                const auto &act = std::get<Act>(session.log()[recorded.event].event);
                const auto say = [&] { return saidOf(recorded.finding, act, session.house()); };
                codes.insert(recorded.finding.code);
                speak({});
                const std::string english = say();
                for (const BuiltInLanguage &each : builtInLanguages()) {
                    speak(LanguageFile::read(each.file));
                    const std::string said = say();
                    QVERIFY2(contains(numbersIn(said), numbersIn(english)) && said != english,
                             (path.string() + '\n' + english + '\n' + said).c_str());
                }
            }
        }
        QCOMPARE(codes.size(), static_cast<std::size_t>(FindingCode::NotInProcedure) + 1);
    }

    /// A seat or the dealer inside a sentence has the article and the case that it needs there.
    void noPlaceIsGluedIntoASentence()
    {
        const std::map<std::string_view, QRegularExpression> glued{
            {"de", QRegularExpression{QStringLiteral("\\b(an|von|zu|vor|Karten) der Dealer\\b")}},
            {"es", QRegularExpression{QStringLiteral("\\b(a|de) el\\b|\\b(a|de|en|para) asiento "
                                                     "\\d| la [A-Z]")}},
            {"fr", QRegularExpression{QStringLiteral("(\u00e0|de) les? (croupier|joueur)|"
                                                     "(de|pour|par|\u00e0) place \\d|"
                                                     "la (Mise|assurance)")}},
            {"zh_CN", QRegularExpression{QStringLiteral("\u5ea7\u4f4d \\d|\\d \u7684")}},
            {"fil", QRegularExpression{QStringLiteral("\\b(sa|ng|ang) ang\\b")}}};
        std::set<std::string> said;
        for (const BuiltInLanguage &each : builtInLanguages()) {
            speak(LanguageFile::read(each.file));
            for (const auto &path : test::corpusFiles(SOURCE_DIR "/tests/corpus")) {
                const DealReading reading = test::readCorpusFile(path);
                const Session session =
                    replay(reading.deal.spec, reading.deal.house, reading.deal.log);
                said.clear();
                for (const LogEntry &entry : session.log()) {
                    said.insert(spoken(narration(entry.event, {})));
                    if (const auto *act = std::get_if<Act>(&entry.event))
                        said.insert(spoken(instruction(*act)));
                }
                for (const Recorded &recorded : session.findings())
                    said.insert(saidOf(recorded.finding,
                                       std::get<Act>(session.log()[recorded.event].event),
                                       session.house()));
                for (const std::string &text : said)
                    QVERIFY2(!QString::fromStdString(text).contains(glued.at(each.code)),
                             text.c_str());
            }
        }
    }

    /// A language writes numbers with its own decimal mark; notation, ratios and ids stay.
    void amountsHaveTheMarkOfTheLanguage()
    {
        const Act pay = act::Pay{handAt(3), BetKind::Tie, {Money::cents(5250), {}}};
        const std::map<std::string_view, std::string> wanted{{"de", "52,50"},
                                                             {"es", "52,50"},
                                                             {"fr", "52,50"},
                                                             {"zh_CN", "52.50"},
                                                             {"fil", "52.50"}};
        Languages languages;
        for (const BuiltInLanguage &each : builtInLanguages()) {
            const QString amount = QString::fromStdString(wanted.at(each.code));
            speak(LanguageFile::read(each.file));
            languages.use(QString::fromUtf8(each.code.data(), qsizetype(each.code.size())));
            QVERIFY(QString::fromStdString(spoken(instruction(pay))).contains(amount));
            QVERIFY(translated(instruction(pay)).contains(amount));
            QCOMPARE(spoken(plain("WA-9.1")), std::string{"WA-9.1"});
            const bool comma = amount.contains(u',');
            QCOMPARE(spoken(percentWords(0.023301, 4)), comma ? "2,3301 %" : "2.3301 %");
            const std::string grade = spoken(gradeWords("98.50 (66 of 67)"));
            QVERIFY2(grade.starts_with(comma ? "98,50" : "98.50")
                         && grade.find(" of ") == std::string::npos,
                     grade.c_str());
            QVERIFY(spoken(dayWords("2026-03-01")) != "2026-03-01");
            QCOMPARE(spoken(dayWords("soon")), std::string{"soon"});
        }
        languages.use(QStringLiteral("en"));
        QVERIFY(translated(instruction(pay)).contains(QLatin1String("52.50")));
        speak({});
        QCOMPARE(spoken(dayWords("2026-03-01")), std::string{"2026-03-01"});
        QCOMPARE(spoken(gradeWords("98.50 (66 of 67)")), std::string{"98.50 (66 of 67)"});
    }

    void sixLanguagesAreBuiltIn()
    {
        QStringList codes;
        for (const Language &language : Languages{}.available()) {
            codes << language.code;
            QVERIFY(!language.name.isEmpty());
        }
        QCOMPARE(codes.first(), QStringLiteral("en"));
        codes.sort();
        QCOMPARE(codes, (QStringList{QStringLiteral("de"), QStringLiteral("en"),
                                     QStringLiteral("es"), QStringLiteral("fil"),
                                     QStringLiteral("fr"), QStringLiteral("zh_CN")}));
    }

    void aLanguageIsFoundByLessThanItsFullName_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("used");
        QTest::newRow("itself") << "de"
                                << "de";
        QTest::newRow("a country") << "de_AT"
                                   << "de";
        QTest::newRow("Chinese") << "zh"
                                 << "zh_CN";
        QTest::newRow("an old code") << "tl"
                                     << "fil";
        QTest::newRow("unknown") << "xx"
                                 << "en";
        QTest::newRow("nonsense") << "../../etc/passwd"
                                  << "en";
    }
    void aLanguageIsFoundByLessThanItsFullName()
    {
        QFETCH(QString, wanted);
        QFETCH(QString, used);
        Languages languages;
        languages.use(wanted);
        QCOMPARE(languages.current(), used);
    }

    void aFileBesideTheProgramIsALanguage()
    {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(QStringLiteral(":/i18n/pitwise_de.qm"),
                            folder.filePath(QStringLiteral("pitwise_nl.qm"))));
        QFile damaged{folder.filePath(QStringLiteral("pitwise_it.qm"))};
        QVERIFY(damaged.open(QFile::WriteOnly) && damaged.write("not a language") > 0);
        damaged.close();
        Languages languages{folder.path()};
        const auto all = languages.available();
        QVERIFY(std::find(all.begin(), all.end(),
                          Language{QStringLiteral("nl"), QStringLiteral("Nederlands")})
                != all.end());
        languages.use(QStringLiteral("nl"));
        QCOMPARE(languages.current(), QStringLiteral("nl"));
        languages.use(QStringLiteral("it")); // damaged: English
        QCOMPARE(languages.current(), QStringLiteral("en"));
    }

    /// Amounts, seats, ratios and clause ids come in through the places, so each must be there.
    void everyTranslationHasThePlacesOfItsSource()
    {
        for (const QString &path : files()) {
            for (const Message &message : messagesOf(path)) {
                for (const QString &text : message.translations) {
                    if (text.isEmpty())
                        continue;
                    QStringList wanted = placesIn(message.source);
                    QStringList found = placesIn(text);
                    if (message.translations.size() > 1) { // "one chip" needs no number
                        wanted.removeAll(QStringLiteral("%n"));
                        found.removeAll(QStringLiteral("%n"));
                    }
                    QVERIFY2(wanted == found, qPrintable(path + QLatin1String(": ") + message.source
                                                         + QLatin1String(" -> ") + text));
                }
            }
        }
    }

    /// Two entries of the rail with one name would be one too many.
    void everyScreenHasANameOfItsOwn()
    {
        Languages languages;
        for (const Language &language : languages.available()) {
            languages.use(language.code);
            QStringList names;
            for (const ScreenEntry &entry : allScreens()) {
                if (!entry.railText.isEmpty())
                    names << entry.railText;
            }
            QVERIFY(names.size() > 10);
            names.sort();
            const qsizetype all = names.size();
            QCOMPARE(all - names.removeDuplicates(), all);
        }
        languages.use(QStringLiteral("en"));
    }

    /// Whatever is painted, on every page and card that the pictures show, is translated.
    void everyPaintedTextIsTranslated()
    {
        QSet<QString> left;
        Accents accents;
        QCoreApplication::installTranslator(&accents);
        {
            pictures::Studio studio{{}, {1280, 720}};
            studio.setCamera([&](const QString &picture) {
                for (const test::DrawnText &drawn : test::drawnTexts(studio.window())) {
                    if (!picture.startsWith(QLatin1String("learn")) && isEnglish(drawn))
                        left << picture + QLatin1String(": ") + drawn.text;
                }
            });
            pictures::takeEverything(studio);
        }
        QCoreApplication::removeTranslator(&accents);
        for (const QString &text : std::as_const(left))
            qWarning("not translated: %s", qPrintable(text));
        QVERIFY(left.isEmpty());
    }

    /// The language changes while a session is under way: every text changes, the session goes on.
    void everyTextOnEveryScreenCanBeTranslated()
    {
        Environment environment = bareEnvironment();
        qint64 now = 0;
        environment.clock = [&now] { return now += 100; };
        MainWindow window{environment, allScreens()};
        window.resize(1280, 720);
        window.show();
        PlaySettings settings;
        settings.seats = 5;
        window.shell().sessions().deal(settings, test::house("washington"));
        window.controller()->perform(act::Say{Call::PlaceBets, {}});
        const std::size_t acts = window.controller()->sitting().session().log().size();

        Brackets brackets;
        QCoreApplication::installTranslator(&brackets);
        window.rebuild(allScreens());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the old screens
        auto *stack = window.findChild<ScreenStack *>();
        QVERIFY(stack != nullptr);
        QVERIFY(qobject_cast<TableScreen *>(stack->shown()) != nullptr);
        QCOMPARE(window.controller()->sitting().session().log().size(), acts);
        QVERIFY(window.controller()->perform(act::Say{Call::NoMoreBets, {}}));

        QStringList names;
        for (const std::string &name : environment.houses) {
            const House house = test::house(name);
            names << QString::fromStdString(name) << QString::fromStdString(house.name);
        }
        const QRegularExpression markup{QStringLiteral("<[^>]*>")};
        QStringList left;
        for (std::size_t at = 0; at < stack->entries().size(); ++at) {
            stack->showScreen(at);
            for (const Shown &shown : textsOf(window)) {
                QString text = shown.text;
                text.remove(markup); // of a tool tip
                for (const QString &name : names)
                    text.remove(name);
                if (!needsNoTranslation(text) && !text.contains(QChar{0x27e6}))
                    left << QStringLiteral("%1: %2").arg(shown.where, shown.text);
            }
        }
        left.removeDuplicates();
        QCoreApplication::removeTranslator(&brackets);
        for (const QString &text : std::as_const(left))
            qWarning("not translated: %s", qPrintable(text));
        QVERIFY(left.isEmpty());
    }
};

QTEST_MAIN(LanguagesTest)
#include "tst_languages.moc"
