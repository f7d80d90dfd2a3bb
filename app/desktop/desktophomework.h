// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/desktoprecords.h"
#include "ui/classroom/homeworkdesk.h"

namespace pitwise {

/// The window's homework, kept in its records.
class DesktopHomework : public ui::HomeworkDesk
{
    Q_OBJECT

public:
    /// `records` must outlive this.
    explicit DesktopHomework(DesktopRecords &records, QObject *parent = nullptr)
        : HomeworkDesk(parent),
          m_records(records)
    {
    }

    [[nodiscard]] bool isThere() const override { return true; }
    void open(const QString &dealer, QObject *context, Answer then) override;
    void ofPerson(const QString &dealer, QObject *context, Answer then) override;
    void all(QObject *context, Answer then) override;
    void markDone(const QString &homework, const QString &dealer, const QString &session,
                  QObject *context, Done then) override;
    void set(const QString &trainer, const ui::NewHomework &homework, QObject *context,
             Done then) override;
    void takeBack(const QString &homework, QObject *context, Done then) override;

private:
    void list(std::function<std::vector<AssignmentRow>(HomeworkBook &)> work, QObject *context,
              Answer then);
    void change(std::function<void(Records &)> work, QObject *context, Done then);
    [[nodiscard]] std::function<void(Records &)>
    atTheServer(std::function<void(Records &)> work) const;

    DesktopRecords &m_records;
};

/// As the window shows it.
[[nodiscard]] ui::Homework homeworkOf(const AssignmentRow &row);

} // namespace pitwise
