// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/houses.h"
#include "tests/ui/drawntexts.h"
#include "tests/ui/hands.h"
#include "ui/screens/screens.h"

#include <QApplication>
#include <QTest>

using namespace pitwise;
using namespace pitwise::test;
using namespace pitwise::ui;

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
            for (const QString &one : troubleWithTexts(window.main()))
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
};

QTEST_MAIN(TextsTest)
#include "tst_texts.moc"
