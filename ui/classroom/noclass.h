// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/classdesk.h"

namespace pitwise::ui {

/// No records: there is no class.
class NoClass : public ClassDesk
{
    Q_OBJECT

public:
    using ClassDesk::ClassDesk;

    void everybody(QObject *, std::function<void(const ClassList &)> then) override
    {
        then({.trouble = tr("There are no records.")});
    }
    void mistakes(const MistakeChoice &, QObject *,
                  std::function<void(const MistakeView &)> then) override
    {
        MistakeView nothing;
        nothing.trouble = tr("There are no records.");
        then(nothing);
    }
    void attempts(
        const QString &, QObject *,
        std::function<void(const std::vector<ExamAttemptView> &, const QString &)> then) override
    {
        then({}, tr("There are no records."));
    }
    void report(QObject *, std::function<void(const Document &, const QString &)> then) override
    {
        then({}, tr("There are no records."));
    }
    void writeCertifications(const QString &, QObject *,
                             std::function<void(const QString &)> then) override
    {
        then(tr("There are no records."));
    }
    void watchExams(bool) override { }
};

} // namespace pitwise::ui
