// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/desktoprecords.h"
#include "app/desktop/examwatch.h"
#include "ui/classroom/classdesk.h"

namespace pitwise {

/// What a trainer sees of his class, from the window's records.
class DesktopClass : public ui::ClassDesk
{
    Q_OBJECT

public:
    /// `records` must outlive this.
    explicit DesktopClass(DesktopRecords &records, QObject *parent = nullptr);
    ~DesktopClass() override;

    void everybody(QObject *context, std::function<void(const ui::ClassList &)> then) override;
    void mistakes(const ui::MistakeChoice &choice, QObject *context,
                  std::function<void(const ui::MistakeView &)> then) override;
    void attempts(const QString &person, QObject *context,
                  std::function<void(const std::vector<ui::ExamAttemptView> &, const QString &)>
                      then) override;
    void report(QObject *context,
                std::function<void(const Document &, const QString &)> then) override;
    void writeCertifications(const QString &path, QObject *context,
                             std::function<void(const QString &)> then) override;
    void watchExams(bool watch) override;

private:
    void stopWatching();

    DesktopRecords &m_records;
    QThread m_thread;
    QObject m_last; ///< Ends the thread, after whatever was asked of it before.
    ExamWatch *m_watch = nullptr; ///< lives on that thread
};

} // namespace pitwise
