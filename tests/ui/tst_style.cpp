// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/hands.h"
#include "ui/panels/toolkit.h"
#include "ui/style/controlstyle.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QSpinBox>
#include <QStyleOptionComboBox>
#include <QStyleOptionMenuItem>
#include <QTest>

using namespace pitwise::ui;

/// Qt's own controls look as ours do.
class StyleTest : public QObject
{
    Q_OBJECT

    static QImage pictureOf(QWidget &widget)
    {
        QImage picture{widget.size(), QImage::Format_ARGB32_Premultiplied};
        picture.fill(Qt::transparent);
        widget.render(&picture, {}, {}, QWidget::DrawChildren);
        return picture;
    }
    static int pixelsOf(const QImage &picture, const QColor &colour)
    {
        int count = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                count += picture.pixelColor(x, y) == colour ? 1 : 0;
        }
        return count;
    }
    static void surroundings_data()
    {
        QTest::addColumn<bool>("light");
        QTest::addColumn<bool>("highContrast");
        QTest::newRow("charcoal") << false << false;
        QTest::newRow("paper") << true << false;
        QTest::newRow("charcoal, high contrast") << false << true;
        QTest::newRow("paper, high contrast") << true << true;
    }

private Q_SLOTS:
    void init() { ControlStyle::install(); }

    void theWindowInstallsItOnce()
    {
        const pitwise::test::Window window;
        const QStyle *style = QApplication::style();
        QVERIFY(qobject_cast<const ControlStyle *>(style) != nullptr);
        ControlStyle::install();
        QCOMPARE(QApplication::style(), style);
    }

    void focusIsSeen_data() { surroundings_data(); }
    void focusIsSeen()
    {
        QFETCH(bool, light);
        QFETCH(bool, highContrast);
        const Surroundings &around = surroundings(light, highContrast);
        QApplication::setPalette(paletteOf(around));
        QWidget window;
        window.resize(300, 260);
        QComboBox combo{&window};
        combo.addItem(QStringLiteral("Washington"));
        QSpinBox spin{&window};
        QLineEdit line{&window};
        PillButton deal{QStringLiteral("Deal"), &window, PillButton::Rank::Primary};
        int y = 4;
        for (QWidget *control : std::initializer_list<QWidget *>{&combo, &spin, &line, &deal}) {
            control->setGeometry(4, y, 180, 34);
            y += 60;
        }
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (QWidget *control : std::initializer_list<QWidget *>{&combo, &spin, &line, &deal}) {
            window.setFocus();
            QApplication::focusWidget()->clearFocus();
            const QImage before = pictureOf(*control);
            control->setFocus(Qt::TabFocusReason);
            QTRY_VERIFY(control->hasFocus());
            const QImage after = pictureOf(*control);
            int changed = 0;
            for (int x = 0; x < after.width(); ++x) {
                for (const int row : {1, 3, 30, 32})
                    changed += before.pixel(x, row) != after.pixel(x, row) ? 1 : 0;
            }
            // Along both long sides, at least.
            QVERIFY2(changed > control->width(), control->metaObject()->className());
        }
        // WCAG asks 3:1 of what is not text.
        QVERIFY(contrast(around.gold, around.panel) >= 3);
        QVERIFY(contrast(around.gold, around.ground) >= 3);
        QVERIFY(contrast(around.gold, around.raised) >= 3);
    }

    void aDisabledMenuItemIsNotEtched()
    {
        const Surroundings &around = paper();
        QApplication::setPalette(paletteOf(around));
        QMenu menu;
        QAction *action = menu.addAction(QStringLiteral("Save the session"));
        action->setEnabled(false);
        menu.resize(menu.sizeHint());
        const QImage picture = pictureOf(menu);
        // Only mixtures of the dim text and the panel: an etched text has a white shadow.
        QCOMPARE(pixelsOf(picture, Qt::white), 0);
        QVERIFY(pixelsOf(picture, around.panel) > 0);
    }

    void aMenuHasRoomForItsTextAndKeys_data()
    {
        QTest::addColumn<qreal>("scale");
        QTest::newRow("100 %") << 1.0;
        QTest::newRow("200 %") << 2.0;
    }
    void aMenuHasRoomForItsTextAndKeys()
    {
        QFETCH(qreal, scale);
        setTypeScale(scale);
        QMenu menu;
        menu.setFont(uiFont(13));
        QAction *action = menu.addAction(QStringLiteral("Save the session as"));
        action->setShortcut(QKeySequence{QStringLiteral("Ctrl+Shift+S")});
        action->setCheckable(true);
        const QFontMetrics metrics{menu.font()};
        QVERIFY(menu.sizeHint().width()
                > metrics.horizontalAdvance(QStringLiteral("Save the session asCtrl+Shift+S"))
                      + 40);
        QVERIFY(menu.sizeHint().height() >= scaled(30));
        setTypeScale(1);
    }

    void theChevronFollowsTheReadingDirection()
    {
        QComboBox box;
        box.addItem(QStringLiteral("x"));
        box.resize(200, 34);
        QStyleOptionComboBox option;
        option.initFrom(&box);
        const auto arrow = [&] {
            return QApplication::style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                         QStyle::SC_ComboBoxArrow, &box);
        };
        QVERIFY(arrow().left() > 150);
        option.direction = Qt::RightToLeft;
        QVERIFY(arrow().right() < 50);
    }

    void aListFitsItsLongestText()
    {
        QComboBox box;
        box.setFont(uiFont(14));
        box.addItem(QStringLiteral("Casino War, Washington"));
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.rect = QRect{QPoint{}, box.sizeHint()};
        const QRect room = QApplication::style()->subControlRect(
            QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        QVERIFY(room.width() >= QFontMetrics{box.font()}.horizontalAdvance(
                    QStringLiteral("Casino War, Washington")));
    }

    void aScrollBarIsSlimAndHasNoButtons()
    {
        QScrollBar bar{Qt::Vertical};
        bar.setRange(0, 300);
        bar.setPageStep(100);
        bar.setValue(300);
        bar.resize(bar.sizeHint().width(), 200);
        QVERIFY(bar.width() <= 12);
        // The page above the handle: a click there goes up.
        QTest::mouseClick(&bar, Qt::LeftButton, {}, {5, 5});
        QCOMPARE(bar.value(), 200);
    }
};

QTEST_MAIN(StyleTest)
#include "tst_style.moc"
