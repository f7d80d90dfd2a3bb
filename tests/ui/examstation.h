// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/desktopexams.h"
#include "tests/ui/hands.h"
#include "ui/screens/exam/examscreen.h"

#include <QElapsedTimer>

#include <memory>

namespace pitwise::test {

inline constexpr const char *TrainersPassphrase = "correct horse battery";
inline constexpr const char *TraineesPin = "4711";

/// A trainer ("Kim Moreau") and two trainees: Ada Byron, number 1042, with a PIN, and Ben Cole,
/// number 1043, without.
void addSchool(const std::string &records, bool create = true);

/// The program from its start to its end, with exams in these records.
class ExamStation : public AtTable
{
public:
    /// `records`: a file, or a server's address. `journals`: a folder.
    ExamStation(const QString &records, const QString &journals);
    ~ExamStation() override;

    [[nodiscard]] ui::MainWindow &main() { return *m_window; }
    [[nodiscard]] ui::ExamScreen &screen() { return m_window->screen<ui::ExamScreen>(); }
    [[nodiscard]] ui::Shell &shell() { return m_window->shell(); }
    [[nodiscard]] KeptSounds &sounds() { return m_sounds; }
    [[nodiscard]] DesktopExams &exams() { return *m_exams; }
    [[nodiscard]] ui::TableHands &hands() override;
    [[nodiscard]] const Sitting &sitting() const override;
    [[nodiscard]] bool isStoring();
    /// Time that goes by without anybody waiting for it.
    void letPass(qint64 ms) { m_passed += ms; }

    /// A trainer sets this exam for Ada (by its place in the list; -1: the one under way), she
    /// gives her PIN, reads the page and begins. False: it did not come to that.
    [[nodiscard]] bool begin(int exam = 0);
    /// The first half of it: the page before is shown.
    [[nodiscard]] bool set(int exam);
    /// The next right act, with these hands. False: it was not stored.
    [[nodiscard]] bool dealOne(Hands &hands);
    /// Everything that is left, without mistakes.
    [[nodiscard]] bool dealAll(Hands &hands);
    [[nodiscard]] bool inExam();

private:
    QElapsedTimer m_timer;
    qint64 m_passed = 0;
    KeptSounds m_sounds;
    std::unique_ptr<DesktopRecords> m_records;
    std::unique_ptr<DesktopExams> m_exams;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace pitwise::test
