// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/announce.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace pitwise::ui {

namespace {

QAccessibleInterface *makeAnnouncerAccess(const QString &, QObject *object)
{
    auto *announcer = qobject_cast<Announcer *>(object);
    return announcer == nullptr ? nullptr
                                : new QAccessibleWidget{announcer, QAccessible::AlertMessage};
}

} // namespace

Announcer::Announcer(QWidget *window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Nothing was said yet"));
    resize(1, 1); // readers skip what has no size
    show();
}

// Qt 6.4 has no announcement event. A changed name of an alert that shows anew is what it can send:
// readers that ignore the one speak the other.
void Announcer::say(const QString &text)
{
    setAccessibleName(text);
    for (const QAccessible::Event what : {QAccessible::Alert, QAccessible::ObjectShow}) {
        QAccessibleEvent event{this, what};
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT said(text);
}

void announce(const QWidget *widget, const QString &text)
{
    if (text.isEmpty())
        return;
    QWidget *window = widget->window();
    auto *announcer = window->findChild<Announcer *>(QString{}, Qt::FindDirectChildrenOnly);
    if (announcer == nullptr)
        announcer = new Announcer{window};
    announcer->say(text);
}

void installAnnouncerAccess()
{
    QAccessible::installFactory(makeAnnouncerAccess); // twice is as good as once
}

} // namespace pitwise::ui
