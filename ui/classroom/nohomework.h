// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/homeworkdesk.h"

namespace pitwise::ui {

/// No records: nobody has homework.
class NoHomework : public HomeworkDesk
{
    Q_OBJECT

public:
    using HomeworkDesk::HomeworkDesk;

    [[nodiscard]] bool isThere() const override { return false; }
    void open(const QString &, QObject *, Answer then) override { then({}); }
    void ofPerson(const QString &, QObject *, Answer then) override { then({}); }
    void all(QObject *, Answer then) override { then({}); }
    void markDone(const QString &, const QString &, const QString &, QObject *, Done then) override
    {
        then(tr("There are no records."));
    }
    void set(const QString &, const NewHomework &, QObject *, Done then) override
    {
        then(tr("There are no records."));
    }
    void takeBack(const QString &, QObject *, Done then) override
    {
        then(tr("There are no records."));
    }
};

} // namespace pitwise::ui
