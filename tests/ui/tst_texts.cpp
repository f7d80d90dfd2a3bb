// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/screenshots.h"
#include "app/desktop/pictures/studio.h"
#include "tests/support/houses.h"
#include "tests/ui/drawntexts.h"
#include "tests/ui/hands.h"
#include "ui/paint/felttexts.h"
#include "ui/screens/screens.h"
#include "ui/shell/languages.h"
#include "ui/shell/rail.h"

#include <QApplication>
#include <QFile>
#include <QFontMetricsF>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <cmath>

using namespace pitwise;
using namespace pitwise::test;
using namespace pitwise::ui;

namespace {

/// A language whose every text is 40 % longer than the English one, and short ones more.
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
        const qsizetype length = std::max(text.size() * 14 / 10, text.size() + 2);
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
    /// A screen that fills itself from a worker thread is laid out again when it is filled.
    static QStringList troubleThatStays(QWidget &window, Sideways sideways)
    {
        QStringList trouble = troubleWithTexts(window, sideways);
        for (int i = 0; i < 20 && !trouble.isEmpty(); ++i) {
            QTest::qWait(50);
            trouble = troubleWithTexts(window, sideways);
        }
        return trouble;
    }
    /// Shows each screen in turn and measures it.
    static QStringList troubleOnAllScreens(Window &window, Sideways sideways = Sideways::Fits)
    {
        auto *stack = window.main().findChild<ScreenStack *>();
        QStringList trouble;
        for (std::size_t at = 0; at < stack->entries().size(); ++at) {
            stack->showScreen(at);
            QApplication::processEvents();
            const QString name =
                QString::fromLatin1(stack->entries()[at].type->className()).section(u':', -1);
            const QStringList here = troubleThatStays(window.main(), sideways);
            for (const QString &one : here)
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

    /// What the letters of a text on the felt cover, before it is turned.
    static QRectF inkOf(const FeltText &text)
    {
        const QFontMetricsF metrics{text.font};
        const QStringList lines = text.text.split(QLatin1Char('\n'));
        qreal width = 0;
        for (const QString &line : lines)
            width = std::max(width, metrics.horizontalAdvance(line));
        const qreal high =
            metrics.capHeight() + metrics.lineSpacing() * static_cast<qreal>(lines.size() - 1);
        QRectF ink{text.box.left(), 0, width, high};
        ink.moveCenter({text.align & Qt::AlignRight  ? text.box.right() - width / 2
                        : text.align & Qt::AlignLeft ? text.box.left() + width / 2
                                                     : text.box.center().x(),
                        text.box.center().y()});
        return ink;
    }
    static bool isInside(const FeltText &text)
    {
        const QRectF ink = inkOf(text);
        if (text.round)
            return std::hypot(ink.width(), ink.height()) < text.box.width();
        return text.box.adjusted(-0.5, 0, 0.5, 0).contains(ink);
    }
    /// Texts on this felt that do not fit, or run into another text, the shoe or the rack.
    static QStringList troubleOnTheFelt(const House &house, const QRectF &content)
    {
        const TableLayout layout{content, house};
        std::vector<FeltText> texts = spotTexts(layout, gameFelt(house));
        for (const auto &more : {insuranceTexts(layout), printTexts(layout, house)})
            texts.insert(texts.end(), more.begin(), more.end());
        QStringList trouble;
        for (const FeltText &text : texts) {
            const QRectF ink = inkOf(text);
            if (!isInside(text))
                trouble << text.text + QStringLiteral(" is too wide");
            if (ink.intersects(layout.shoe()) || ink.intersects(layout.rack()))
                trouble << text.text + QStringLiteral(" is under the shoe or the rack");
            for (const FeltText &other : texts) {
                if (&other != &text && ink.intersects(inkOf(other)))
                    trouble << text.text + QStringLiteral(" runs into ") + other.text;
            }
            if (house.table.seats <= 7 && text.font.pixelSize() * layout.scale() < 6.5)
                trouble << text.text + QStringLiteral(" is too small to be read");
        }
        return trouble;
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
        const bool small = size.width() < 1280 || percent > 100;
        verify(troubleOnAllScreens(window, small ? Sideways::Scrolls : Sideways::Fits));
    }

    /// Every screen with its pages, cards and menus, as the pictures show them.
    void nothingIsCutOffInAnyLanguage_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QSize>("size");
        const bool soak = qEnvironmentVariableIsSet("PITWISE_SOAK");
        QTest::newRow("longer 1920") << QStringLiteral("longer") << QSize{1920, 1080};
        QList<QSize> sizes{{1280, 720}};
        if (soak)
            sizes << QSize{1920, 1080} << QSize{1024, 640};
        for (const QSize &size : std::as_const(sizes)) {
            for (const Language &language : Languages{}.available()) {
                if (soak || language.code != QLatin1String("en")) // measured above
                    QTest::addRow("%s %d", qPrintable(language.code), size.width())
                        << language.code << size;
            }
        }
        QTest::newRow("longer 1280") << QStringLiteral("longer") << QSize{1280, 720};
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
        int looks = 0;
        {
            pictures::Studio studio{{}, size};
            studio.setCamera([&](const QString &name) {
                ++looks;
                const auto sideways = size.width() < 1280 ? Sideways::Scrolls : Sideways::Fits;
                QWidget *dialog = QApplication::activeModalWidget();
                QWidget &shown = dialog != nullptr ? *dialog : studio.window();
                for (const QString &one : troubleThatStays(shown, sideways))
                    trouble << name + QLatin1String(": ") + one;
            });
            pictures::takeEverything(studio);
        }
        QCoreApplication::removeTranslator(&longer);
        languages.use(QStringLiteral("en"));
        QVERIFY(looks > 70);
        verify(trouble);
    }

    /// Every picture again, dark and on paper: each text has the contrast that WCAG asks for.
    void everythingCanBeRead()
    {
        QStringList trouble;
        int looks = 0;
        {
            pictures::Studio studio{{}, {1280, 720}};
            studio.setCamera([&](const QString &name) {
                ++looks;
                for (const bool light : {true, false}) {
                    studio.setPaper(light);
                    QTest::qWait(0);
                    QStringList here = troubleWithContrast(studio.window());
                    for (int i = 0; i < 20 && !here.isEmpty(); ++i) {
                        QTest::qWait(50); // what is laid out again takes its colours then
                        here = troubleWithContrast(studio.window());
                    }
                    for (const QString &one : std::as_const(here))
                        trouble << name + QLatin1String(light ? " on paper: " : ": ") + one;
                }
            });
            pictures::takeEverything(studio);
        }
        QVERIFY(looks > 70);
        verify(trouble);
    }

    /// The felt is a picture, so its texts are measured before they are painted.
    void nothingIsCutOffOnTheFelt_data()
    {
        QTest::addColumn<QString>("code");
        for (const Language &language : Languages{}.available())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void nothingIsCutOffOnTheFelt()
    {
        QFETCH(QString, code);
        Languages languages;
        languages.use(code);
        QStringList trouble;
        for (House house : test::builtIn()) {
            for (const int seats : {1, 2, 5, house.table.seats, MaxSeats}) {
                house.table.seats = seats;
                for (const QSizeF &size :
                     {QSizeF{858, 720}, QSizeF{1280, 674}, QSizeF{1920, 1080}}) {
                    for (const QString &one : troubleOnTheFelt(house, QRectF{{0, 0}, size}))
                        trouble << QStringLiteral("%1, %2 seats, %3: %4")
                                       .arg(QString::fromStdString(house.id))
                                       .arg(seats)
                                       .arg(size.width())
                                       .arg(one);
                }
            }
        }
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
        // A language that is read from right to left, dropped in beside the program.
        const QTemporaryDir folder;
        QVERIFY(QFile::copy(QStringLiteral(":/i18n/pitwise_de.qm"),
                            folder.filePath(QStringLiteral("pitwise_ar.qm"))));
        Languages languages{folder.path()};
        languages.use(QStringLiteral("ar"));
        QCOMPARE(QApplication::layoutDirection(), Qt::RightToLeft);
        QApplication::processEvents();
        const int railsPlace = rail->mapTo(&window.main(), QPoint{rail->width(), 0}).x();
        const int after = seatOne();
        const QStringList trouble = troubleOnAllScreens(window);
        languages.use(QStringLiteral("en"));
        QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
        QVERIFY(railsPlace > window.main().width() - 20);
        QVERIFY(after < window.view().width() / 2 && before < window.view().width() / 2);
        verify(trouble);
    }
};

QTEST_MAIN(TextsTest)
#include "tst_texts.moc"
