// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/accesshands.h"

#include "ui/panels/callbar.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace pitwise::test {

using namespace ui;

namespace {

QAccessibleInterface *named(QAccessibleInterface &parent, const QString &name)
{
    for (int i = 0; i < parent.childCount(); ++i) {
        QAccessibleInterface *child = parent.child(i);
        if (child != nullptr && child->text(QAccessible::Name) == name)
            return child;
    }
    return nullptr;
}

void walk(QAccessibleInterface &at, const QString &path,
          const std::function<void(QAccessibleInterface &, const QString &)> &visit)
{
    if (at.state().invisible)
        return;
    const QString here = path + QLatin1Char('/') + at.text(QAccessible::Name).left(24);
    visit(at, here);
    for (int i = 0; i < at.childCount(); ++i) {
        if (QAccessibleInterface *child = at.child(i); child != nullptr && child->isValid())
            walk(*child, here, visit);
    }
}

} // namespace

void AccessHands::does(const Act &act)
{
    // A card face down is asked for with a button: a place has but one press.
    const auto *deal = std::get_if<act::Deal>(&act);
    if (deal != nullptr && deal->faceDown)
        return click(tools().calls->button(act));
    MouseHands::does(act);
}

void AccessHands::click(const Spot &spot, Qt::MouseButton)
{
    QAccessibleInterface *felt = QAccessible::queryAccessibleInterface(&view());
    QVERIFY(felt != nullptr);
    const QString name = view().wordsFor(spot);
    QAccessibleInterface *place = named(*felt, name);
    QVERIFY2(place != nullptr && place->actionInterface() != nullptr, qPrintable(name));
    place->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

void AccessHands::click(QWidget *widget)
{
    QAccessibleInterface *button = QAccessible::queryAccessibleInterface(widget);
    QVERIFY(button != nullptr && button->actionInterface() != nullptr);
    QVERIFY(!button->text(QAccessible::Name).isEmpty());
    QSignalSpy clicked{qobject_cast<QAbstractButton *>(widget), &QAbstractButton::clicked};
    button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(clicked.size(), 1);
}

void AccessHands::enter(QSpinBox *field, int value)
{
    QAccessibleInterface *number = QAccessible::queryAccessibleInterface(field);
    QVERIFY(number != nullptr && number->valueInterface() != nullptr);
    QVERIFY(!number->text(QAccessible::Name).isEmpty());
    number->valueInterface()->setCurrentValue(value);
}

void walkAccessibles(QWidget &window,
                     const std::function<void(QAccessibleInterface &, const QString &)> &visit)
{
    if (QAccessibleInterface *root = QAccessible::queryAccessibleInterface(&window))
        walk(*root, {}, visit);
}

bool needsName(const QAccessibleInterface &accessible)
{
    switch (accessible.role()) {
    case QAccessible::Client:
    case QAccessible::Pane:
    case QAccessible::LayeredPane:
    case QAccessible::Border:
    case QAccessible::Separator:
    case QAccessible::Splitter:
    case QAccessible::Section:
    case QAccessible::Grip:
        return accessible.state().focusable;
    default:
        return true;
    }
}

} // namespace pitwise::test
