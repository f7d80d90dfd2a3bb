// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QWidget>

namespace pitwise::ui {

/// Speaks to screen readers and shows nothing: an alert whose name is what was said last. A window
/// has one, which announce() makes.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    explicit Announcer(QWidget *window);
    void say(const QString &text);

Q_SIGNALS:
    void said(const QString &text);
};

/// Has screen readers say it, in the window of `widget`.
void announce(const QWidget *widget, const QString &text);

/// Call once, before the first announcement.
void installAnnouncerAccess();

} // namespace pitwise::ui
