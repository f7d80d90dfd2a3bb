// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/classview.h"
#include "ui/handout/document.h"

#include <QObject>

#include <functional>

namespace pitwise::ui {

/// What a trainer sees of his class. No call waits: answers come later, on the GUI thread, and only
/// if `context` still exists.
class ClassDesk : public QObject
{
    Q_OBJECT

public:
    explicit ClassDesk(QObject *parent = nullptr) : QObject(parent) { }

    virtual void everybody(QObject *context, std::function<void(const ClassList &)> then) = 0;
    virtual void mistakes(const MistakeChoice &choice, QObject *context,
                          std::function<void(const MistakeView &)> then) = 0;
    /// The exams of one person that have ended, the latest first.
    virtual void attempts(
        const QString &person, QObject *context,
        std::function<void(const std::vector<ExamAttemptView> &, const QString &trouble)> then) = 0;
    /// The class on paper, or why not.
    virtual void report(QObject *context,
                        std::function<void(const Document &, const QString &trouble)> then) = 0;
    /// Writes all certifications as CSV. Empty: done.
    virtual void writeCertifications(const QString &path, QObject *context,
                                     std::function<void(const QString &trouble)> then) = 0;
    /// From now on `examsChanged` tells of exams, beginning with those of now; a second behind at
    /// most. Until `watchExams(false)`.
    virtual void watchExams(bool watch) = 0;

Q_SIGNALS:
    void examsChanged(const pitwise::ui::ExamBoard &board);
};

} // namespace pitwise::ui
