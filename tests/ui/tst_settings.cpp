// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/preferencefile.h"
#include "app/desktop/startup.h"
#include "tests/support/fulldisk.h"
#include "ui/panels/preferences.h"
#include "ui/screens/screens.h"
#include "ui/screens/settings/recordsplaceedit.h"
#include "ui/screens/settings/settingspreview.h"
#include "ui/screens/settings/settingsscreen.h"
#include "ui/shell/languages.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/typescale.h"

#include <QWheelEvent>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;
using namespace pitwise::ui;

/// The preferences screen: everything applies at once, is remembered, can be found and put back.
class SettingsTest : public QObject
{
    Q_OBJECT

    struct Desk
    {
        QTemporaryDir folder;
        QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
        MainWindow window{environment(), allScreens()};
        SettingsScreen &screen{window.showScreen<SettingsScreen>()};

        Desk()
        {
            window.resize(1280, 720);
            window.show();
        }
        [[nodiscard]] Environment environment()
        {
            Environment around = bareEnvironment();
            around.settings = Settings{store};
            around.clock = [] { return qint64{0}; };
            return around;
        }
        [[nodiscard]] const ViewOptions &options() { return window.shell().viewOptions(); }
        [[nodiscard]] Choice &choice(const char *name)
        {
            return *qobject_cast<Choice *>(screen.row(QLatin1String(name))->control());
        }
        [[nodiscard]] QStringList shownRows()
        {
            QStringList names;
            for (const PreferenceGroup *group : screen.groups()) {
                for (const PreferenceRow *row : group->rows()) {
                    if (row->isVisible())
                        names << row->name();
                }
            }
            return names;
        }
    };

private Q_SLOTS:
    /// Scrolling over the page changes nothing on it.
    void theWheelOnlyScrolls()
    {
        Desk desk;
        desk.window.showScreen<SettingsScreen>();
        const ViewOptions before = desk.options();
        int fields = 0;
        for (QWidget *field : desk.screen.findChildren<QWidget *>()) {
            if (qobject_cast<QComboBox *>(field) == nullptr
                && qobject_cast<QSlider *>(field) == nullptr)
                continue;
            ++fields;
            const auto *box = qobject_cast<QComboBox *>(field);
            const auto *slider = qobject_cast<QSlider *>(field);
            const int was = box != nullptr ? box->currentIndex() : slider->value();
            for (const int turn : {-120, 120, 120}) {
                QWheelEvent wheel{QPointF{3, 3}, field->mapToGlobal(QPointF{3, 3}), {}, {0, turn},
                                  Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false};
                QApplication::sendEvent(field, &wheel);
                QCOMPARE(box != nullptr ? box->currentIndex() : slider->value(), was);
            }
        }
        QVERIFY(fields > 2);
        QVERIFY(desk.options() == before);
    }

    /// Who may do what is found by the words of it.
    void whoMayDoWhat()
    {
        Desk desk;
        desk.screen.search()->setText(QStringLiteral("passphrase"));
        QTRY_COMPARE(desk.shownRows(), QStringList{QStringLiteral("Who may do what")});
        const auto *label = qobject_cast<QLabel *>(
            desk.screen.row(QStringLiteral("Who may do what"))->control());
        QVERIFY(label != nullptr && label->text().contains(QLatin1String("Trainers, with their")));
        desk.screen.resetAll(); // leaves it alone
        QVERIFY(label->text().contains(QLatin1String("Whoever owns")));
    }

    /// Every preference changes what the window does, and the settings file has it.
    void appliesAtOnce_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("index");
        QTest::addColumn<std::function<bool(const ViewOptions &)>>("holds");
        using Holds = std::function<bool(const ViewOptions &)>;
        const auto row = [](const char *name, int index, const Holds &holds) {
            QTest::addRow("%s %d", name, index) << QString::fromLatin1(name) << index << holds;
        };
        row("Surroundings", 1, [](const ViewOptions &o) { return o.around == &paper(); });
        row("High contrast", 1, [](const ViewOptions &o) { return o.around == &starkCharcoal(); });
        row("Type size", 2, [](const ViewOptions &o) { return o.typeSize == 150; });
        row("Suits", 1, [](const ViewOptions &o) { return o.suits == SuitColours::Four; });
        row("Amounts beside chips", 0, [](const ViewOptions &o) { return !o.totals; });
        row("Dealing hand", 1, [](const ViewOptions &o) { return o.leftHanded; });
        row("Larger targets", 1, [](const ViewOptions &o) { return o.largeTargets; });
        row("Motion", 0, [](const ViewOptions &o) { return o.speed == 0; });
        row("Patrons answer", 1, [](const ViewOptions &o) { return o.patronSpeed == 0; });
        row("Patrons answer", 4, [](const ViewOptions &o) { return o.patronSpeed == 50; });
    }
    void appliesAtOnce()
    {
        QFETCH(QString, name);
        QFETCH(int, index);
        QFETCH(std::function<bool(const ViewOptions &)>, holds);
        Desk desk;
        QVERIFY(!holds(desk.options()));
        desk.choice(qPrintable(name)).setCurrent(index);
        QVERIFY(holds(desk.options()));
        QVERIFY(holds(Settings{desk.store}.viewOptions()));
        desk.screen.resetAll();
        QVERIFY(desk.options() == ViewOptions{});
        QVERIFY(Settings{desk.store}.viewOptions() == ViewOptions{});
    }

    /// The language is spoken at once and remembered; so is where the records are.
    void languageAndRecordsPlace()
    {
        QTemporaryDir folder;
        QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
        Languages languages;
        Environment around = bareEnvironment();
        around.settings = Settings{store};
        around.languages = &languages;
        MainWindow window{around, allScreens()};
        window.resize(1280, 720);
        window.show();
        auto &screen = window.showScreen<SettingsScreen>();
        auto *list = qobject_cast<QComboBox *>(screen.row(QStringLiteral("Language"))->control());
        QVERIFY(list != nullptr);
        const int german = list->findText(QStringLiteral("Deutsch"));
        QVERIFY(german > 0);
        list->setCurrentIndex(german);
        Q_EMIT list->activated(german); // as a click on it
        QTRY_COMPARE(languages.current(), QStringLiteral("de"));
        QCOMPARE(Settings{store}.language(), QStringLiteral("de"));
        QCOMPARE(QCoreApplication::translate("Words", "main bet"), QStringLiteral("Haupteinsatz"));
        const QString place = folder.filePath(QStringLiteral("school.sqlite"));
        window.shell().setRecordsPlace(place);
        QCOMPARE(Settings{store}.recordsPlace(), place);
        QApplication::processEvents();
        auto &again = window.showScreen<SettingsScreen>();
        for (PreferenceGroup *group : again.groups())
            group->refresh(); // as when the records say that they moved
        const auto *edit = again.findChild<RecordsPlaceEdit *>();
        QVERIFY(edit != nullptr);
        QCOMPARE(edit->field()->text(), place);
        again.resetAll();
        QCOMPARE(Settings{store}.recordsPlace(), QString{});
        QCOMPARE(Settings{store}.language(), QString{});
        languages.use(QStringLiteral("en"));
    }

    /// A preference changed elsewhere shows here too.
    void followsOtherChanges()
    {
        Desk desk;
        ViewOptions options = desk.options();
        options.speed = 200;
        options.leftHanded = true;
        desk.window.shell().setViewOptions(options);
        QCOMPARE(desk.choice("Motion").current(), 3);
        QCOMPARE(desk.choice("Dealing hand").current(), 1);
    }

    /// Volumes go to the sound service; the key that mutes shows here.
    void sound()
    {
        Desk desk;
        auto *slider =
            qobject_cast<QSlider *>(desk.screen.row(QStringLiteral("The room"))->control());
        slider->setValue(15);
        QCOMPARE(Settings{desk.store}.sound().of(SoundGroup::Room), 15);
        SoundSettings muted = desk.window.shell().soundSettings();
        muted.muted = true;
        desk.window.shell().setSoundSettings(muted);
        QCOMPARE(desk.choice("Sound").current(), 0);
        desk.screen.resetAll();
        QVERIFY(desk.window.shell().soundSettings() == SoundSettings{});
    }

    /// Words of the name, of the sentence, of the options and of the group are all found.
    void search()
    {
        Desk desk;
        const QStringList all = desk.shownRows();
        QVERIFY(all.size() >= 9);
        desk.screen.search()->setText(QStringLiteral("four blue"));
        QCOMPARE(desk.shownRows(), QStringList{QStringLiteral("Suits")});
        desk.screen.search()->setText(QStringLiteral("FINGER"));
        QCOMPARE(desk.shownRows(), QStringList{QStringLiteral("Larger targets")});
        desk.screen.search()->setText(QStringLiteral("xyzzy"));
        QVERIFY(desk.shownRows().isEmpty());
        QTest::keyClick(desk.screen.search(), Qt::Key_Escape);
        QCOMPARE(desk.shownRows(), all);
    }

    /// Text doubles at 200 %, and comes back to exactly what it was.
    void typeSize()
    {
        Desk desk;
        const auto sizes = [&] {
            QList<int> pixels;
            for (const QLabel *label : desk.screen.findChildren<QLabel *>())
                pixels << label->font().pixelSize();
            return pixels;
        };
        const QList<int> normal = sizes();
        desk.choice("Type size").setCurrent(4);
        const QList<int> large = sizes();
        for (qsizetype i = 0; i < normal.size(); ++i)
            QCOMPARE(large[i], 2 * normal[i]);
        desk.choice("Type size").setCurrent(1);
        desk.choice("Type size").setCurrent(0);
        QCOMPARE(sizes(), normal);
    }

    /// A larger window has larger text; a small one never has smaller text than chosen.
    void textGrowsWithTheWindow()
    {
        QCOMPARE(typeScaleFor({1024, 640}, 100), 1.0);
        QCOMPARE(typeScaleFor({1280, 720}, 100), 1.0);
        QCOMPARE(typeScaleFor({1920, 1080}, 100), 1.25);
        QCOMPARE(typeScaleFor({2560, 1440}, 100), 1.5);
        QCOMPARE(typeScaleFor({2560, 720}, 100), 1.0); // wide, but not higher
        QCOMPARE(typeScaleFor({1024, 640}, 200), 2.0);
    }

    /// The preview shows the options, and moves only where motion is wanted.
    void preview()
    {
        Desk desk;
        desk.screen.preview()->move();
        QVERIFY(desk.screen.preview()->view()->isMoving());
        desk.choice("Motion").setCurrent(0);
        QVERIFY(!desk.screen.preview()->view()->isMoving());
        desk.choice("Dealing hand").setCurrent(1);
        QVERIFY(desk.screen.preview()->view()->layoutOfTable().isLeftHanded());
    }

    /// The preferences are written whole or not at all, and the first failure is told.
    void aFullDiskKeepsTheOldPreferences()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("pitwise.conf"));
        { // as Qt writes them by itself
            QSettings before{path, QSettings::IniFormat};
            before.setValue(QStringLiteral("editor/draft"), QString{400, u'x'});
        }
        const auto content = [&] {
            QFile file{path};
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
        };
        const QByteArray old = content();
        QVERIFY(old.size() > 400);
        PreferenceFile preferences{path};
        QStringList told;
        preferences.setTrouble([&](const QString &where) { told << where; });
        QSettings &settings = preferences.settings();
        QCOMPARE(settings.value(QStringLiteral("editor/draft")).toString().size(), 400);
        for (const rlim_t room : {0, 140, 420}) {
            const test::FullDisk full{room};
            settings.setValue(QStringLiteral("play/seats"), static_cast<int>(room) + 1);
            QVERIFY(!preferences.save());
            QCOMPARE(content(), old);
        }
        QCOMPARE(told, QStringList{path});
        QVERIFY(preferences.save()); // there is room again
        QVERIFY(content().startsWith(old.left(old.indexOf('x'))));
        QVERIFY(content().contains("seats=421"));
        {
            const test::FullDisk full{140};
            settings.setValue(QStringLiteral("play/seats"), 7);
            QTRY_COMPARE(told.size(), 2); // Qt writes by itself
        }
    }
};

QTEST_MAIN(SettingsTest)
#include "tst_settings.moc"
