// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/classdesk.h"
#include "ui/classroom/nohomework.h"

namespace pitwise::pictures {

/// A class made up for pictures.
class MadeClass : public ui::ClassDesk
{
    Q_OBJECT

public:
    MadeClass();

    void everybody(QObject *context, std::function<void(const ui::ClassList &)> then) override;
    void mistakes(const ui::MistakeChoice &choice, QObject *context,
                  std::function<void(const ui::MistakeView &)> then) override;
    void attempts(const QString &person, QObject *context,
                  std::function<void(const std::vector<ui::ExamAttemptView> &, const QString &)>
                      then) override;
    void report(QObject *, std::function<void(const Document &, const QString &)>) override { }
    void writeCertifications(const QString &, QObject *,
                             std::function<void(const QString &)>) override
    {
    }
    void watchExams(bool watch) override;

private:
    std::shared_ptr<const House> m_house;
};

/// Homework made up for pictures.
class MadeHomework : public ui::NoHomework
{
    Q_OBJECT

public:
    void ofPerson(const QString &, QObject *context, Answer then) override
    {
        all(context, std::move(then));
    }
    void all(QObject *context, Answer then) override;
};

} // namespace pitwise::pictures
