// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/houses.h"
#include "tests/ui/drawntexts.h"
#include "tests/ui/hands.h"
#include "ui/screens/screens.h"
#include "ui/shell/languages.h"
#include "ui/shell/rail.h"

#include <QApplication>
#include <QTest>

#include <QTranslator>

using namespace pitwise;
using namespace pitwise::test;
using namespace pitwise::ui;

namespace {

/// A language whose every text is 40 % longer than the English one.
class Longer : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *,
                                    int n) const override
    {
        QString text = QString::fromUtf8(source);
        if (n >= 0)
            text.replace(QLatin1String("%n"), QString::number(n));
        // Words of usual length, so that lines can be broken.
        const qsizetype length = text.size() * 14 / 10;
        if (length > text.size() + 7)
            text += QLatin1Char(' ');
        while (text.size() < length)
            text += QLatin1String("lang lang ").mid(0, length - text.size());
        return text;
    }
};

} // namespace

/// Every text is measured against its box: on all screens, in windows of four sizes.
class TextsTest : public QObject
{
    Q_OBJECT

    static void setTypeSize(Window &window, int percent)
    {
        ViewOptions options = window.main().shell().viewOptions();
        options.typeSize = percent;
        window.main().shell().setViewOptions(options);
    }
    /// A session with cards and chips on the layout.
    static void deal(Window &window, const char *house)
    {
        PlaySettings settings;
        settings.house = house;
        settings.seats = 7;
        settings.seed = 21;
        settings.temper = Temper::Bold;
        settings.coaching = Coaching::Practice;
        window.deal(settings, test::house(house));
        while (window.table().dealer.lying == 0)
            window.perform(*window.sitting().next());
        for (int i = 0; i < 4; ++i)
            window.perform(*window.sitting().next());
    }
    /// Shows each screen in turn and measures it.
    static QStringList troubleOnAllScreens(Window &window)
    {
        auto *stack = window.main().findChild<ScreenStack *>();
        QStringList trouble;
        for (std::size_t at = 0; at < stack->entries().size(); ++at) {
            stack->showScreen(at);
            QApplication::processEvents();
            const QString name =
                QString::fromLatin1(stack->entries()[at].type->className()).section(u':', -1);
            // A screen that fills itself from a worker thread is laid out again when it is filled.
            QStringList here = troubleWithTexts(window.main());
            for (int i = 0; i < 20 && !here.isEmpty(); ++i) {
                QTest::qWait(50);
                here = troubleWithTexts(window.main());
            }
            for (const QString &one : std::as_const(here))
                trouble << name + QLatin1String(": ") + one;
        }
        return trouble;
    }
    static void verify(const QStringList &trouble)
    {
        for (const QString &one : trouble)
            qWarning("%s", qPrintable(one));
        QVERIFY2(trouble.isEmpty(), qPrintable(QString::number(trouble.size())));
    }

private Q_SLOTS:
    void nothingIsCutOff_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        const auto row = [](const QSize &size, int percent) {
            QTest::addRow("%dx%d at %d %%", size.width(), size.height(), percent)
                << size << percent;
        };
        row({1280, 720}, 100);
        row({1920, 1080}, 100);
        row({1024, 640}, 100);
        row({2560, 1440}, 100);
        row({1280, 720}, 150);
        row({1280, 720}, 200);
    }
    void nothingIsCutOff()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        Window window{size};
        setTypeSize(window, percent);
        deal(window, "washington");
        verify(troubleOnAllScreens(window));
    }

    void nothingIsCutOffInAnyLanguage_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QSize>("size");
        QList<QSize> sizes{{1280, 720}};
        if (qEnvironmentVariableIsSet("PITWISE_SOAK"))
            sizes << QSize{1920, 1080} << QSize{1024, 640};
        for (const QSize &size : std::as_const(sizes)) {
            for (const Language &language : Languages{}.available()) {
                if (language.code != QLatin1String("en"))
                    QTest::addRow("%s %d", qPrintable(language.code), size.width())
                        << language.code << size;
            }
            QTest::addRow("longer %d", size.width()) << QStringLiteral("longer") << size;
        }
    }
    void nothingIsCutOffInAnyLanguage()
    {
        QFETCH(QString, code);
        QFETCH(QSize, size);
        Languages languages;
        Longer longer;
        if (code == QLatin1String("longer"))
            QCoreApplication::installTranslator(&longer);
        else
            languages.use(code);
        QStringList trouble;
        {
            Window window{size};
            deal(window, "washington");
            trouble = troubleOnAllScreens(window);
        }
        QCoreApplication::removeTranslator(&longer);
        languages.use(QStringLiteral("en"));
        verify(trouble);
    }

    /// What is read from right to left is mirrored; the table is not: seat 1 stays at the dealer's
    /// left.
    void panelsAreMirroredAndTheTableIsNot()
    {
        Window window;
        deal(window, "washington");
        const auto *rail = window.main().findChild<Rail *>();
        QVERIFY(rail != nullptr);
        const auto seatOne = [&] {
            return window.view().pixelOf(Spot::ofBet(handAt(1), BetKind::Main)).x();
        };
        const int before = seatOne();
        QVERIFY(rail->mapTo(&window.main(), QPoint{}).x() < 20);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QApplication::processEvents();
        const int railsPlace = rail->mapTo(&window.main(), QPoint{rail->width(), 0}).x();
        const int after = seatOne();
        const QStringList trouble = troubleOnAllScreens(window);
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QVERIFY(railsPlace > window.main().width() - 20);
        QVERIFY(after < window.view().width() / 2 && before < window.view().width() / 2);
        verify(trouble);
    }
};

QTEST_MAIN(TextsTest)
#include "tst_texts.moc"
