// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/recordsfiles.h"
#include "app/records/examboard.h"
#include "ui/classroom/classview.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace pitwise {

/// Looks at the exams under way, on a thread of its own with its own connection. A server tells of
/// every act (LISTEN); a file is looked at again and again, which costs one read of its counter.
class ExamWatch : public QObject
{
    Q_OBJECT

public:
    static constexpr int Together = 150; ///< ms in which notices are taken together
    static constexpr int Often = 400; ///< ms between two looks at a file
    static constexpr int Seldom =
        2000; ///< ms between two looks at a server, should a notice be lost

    explicit ExamWatch(RecordsFiles files) : m_files(std::move(files)), m_soon(this), m_again(this)
    {
    }

    void watch(bool on);

Q_SIGNALS:
    void changed(const pitwise::ui::ExamBoard &board);

private:
    void look();
    void open();
    [[nodiscard]] bool isSameFile();
    void show(ui::ExamBoard board);
    [[nodiscard]] ui::RunningExamView viewOf(const RunningExamRow &row);

    /// What the texts of an exam say, read once.
    struct Plan
    {
        std::shared_ptr<const House> house;
        QString exam;
        int rounds = 0;
        int minutes = 0;
    };
    [[nodiscard]] const Plan &planOf(const RunningExamRow &row);

    RecordsFiles m_files;
    std::unique_ptr<Records> m_records;
    std::map<std::string, Plan> m_plans; ///< by session
    QTimer m_soon; ///< after a notice
    QTimer m_again;
    qint64 m_version = -1; ///< of the file's content
    std::optional<ui::ExamBoard> m_shown;
};

[[nodiscard]] ui::ExamAttemptView attemptView(const ExamAttempt &attempt);

} // namespace pitwise
