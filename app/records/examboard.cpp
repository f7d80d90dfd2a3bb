// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/examboard.h"

namespace pitwise {

std::vector<RunningExamRow> runningExams(Database &database)
{
    std::vector<RunningExamRow> running;
    for (const Row &row : database.ask(
             "SELECT s.id, p.number, p.name, s.station, h.text, s.started_at, s.blueprint, t.acts, "
             "(SELECT COUNT(*) FROM acts a WHERE a.session = s.id AND (a.line = 'end' OR a.line "
             "LIKE 'end @%')), COALESCE((SELECT a.line FROM acts a WHERE a.session = s.id AND a.n "
             "= t.acts), '') FROM sessions s JOIN people p ON p.id = s.person JOIN houses h ON "
             "h.hash = s.house JOIN tips t ON t.session = s.id LEFT JOIN endings e ON e.session = "
             "s.id WHERE s.kind = 'exam' AND e.session IS NULL ORDER BY s.started_at, s.id"))
        running.push_back({.session = row.text(0),
                           .number = row.text(1),
                           .name = row.text(2),
                           .station = row.text(3),
                           .houseText = row.text(4),
                           .startedAt = row.text(5),
                           .blueprint = row.text(6),
                           .acts = static_cast<int>(row.number(7)),
                           .rounds = static_cast<int>(row.number(8)),
                           .lastLine = row.text(9)});
    return running;
}

std::vector<ExamAttempt> examAttempts(Database &database, int most, const std::string &person)
{
    std::vector<ExamAttempt> attempts;
    for (const Row &row : database.ask(
             "SELECT s.id, s.person, p.number, p.name, h.name, s.started_at, e.state, r.passed, "
             "r.score, COALESCE(c.id, ''), COALESCE(c.expires, ''), v.certificate FROM sessions s "
             "JOIN people p ON p.id = s.person JOIN houses h ON h.hash = s.house JOIN endings e ON "
             "e.session = s.id LEFT JOIN results r ON r.session = s.id LEFT JOIN certificates c ON "
             // Issued again after it was revoked, or by two stations at once: the latest that
             // holds.
             "c.id = (SELECT i.id FROM certificates i LEFT JOIN void_certificates w ON "
             "w.certificate = i.id WHERE i.result = r.id ORDER BY CASE WHEN w.certificate IS NULL "
             "THEN 0 ELSE 1 END, i.issued_at DESC, i.id LIMIT 1) "
             "LEFT JOIN void_certificates v ON v.certificate = c.id WHERE "
             "s.kind = 'exam' AND ? IN ('', s.person) ORDER BY s.started_at DESC, s.id LIMIT ?",
             {person, most}))
        attempts.push_back({.session = row.text(0),
                            .person = row.text(1),
                            .number = row.text(2),
                            .name = row.text(3),
                            .house = row.text(4),
                            .startedAt = row.text(5),
                            .state = sessionStateFrom(row.text(6)).value_or(SessionState::Finished),
                            .hasResult = !row.isNull(7),
                            .passed = row.number(7) != 0,
                            .score = row.real(8),
                            .certificate = row.text(9),
                            .expires = row.text(10),
                            .revoked = !row.isNull(11)});
    return attempts;
}

} // namespace pitwise
