// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/storedresults.h"

#include "app/records/stationlog.h"

namespace pitwise {

std::vector<ExamResult> Results::where(std::string_view condition, const std::string &value)
{
    std::string sql = "SELECT r.id, r.session, r.passed, r.score, r.text, r.made_at FROM results r "
                      "JOIN sessions s ON s.id = r.session WHERE ";
    sql += condition;
    std::vector<ExamResult> found;
    for (const Row &row : m_database.ask(sql, {value}))
        found.push_back({.id = row.text(0),
                         .session = row.text(1),
                         .passed = row.number(2) != 0,
                         .score = row.real(3),
                         .text = row.text(4),
                         .madeAt = row.text(5)});
    return found;
}

void Results::add(const ExamResult &result)
{
    m_database.atomically([&] {
        if (!m_database.ask("SELECT 1 FROM results WHERE id = ?", {result.id}).empty())
            return;
        m_database.run("INSERT INTO results (id, session, passed, score, text, made_at) "
                       "VALUES (?, ?, ?, ?, ?, ?)",
                       {result.id, result.session, result.passed, result.score, result.text,
                        timeText(m_clock())});
        logResult(m_database, result.session);
    });
}

ExamResult Results::read(const std::string &id)
{
    const auto found = where("r.id = ?", id);
    if (found.empty())
        throw RecordsError{RecordsError::Kind::NotFound, "there is no result '" + id + '\''};
    return found.front();
}

std::optional<ExamResult> Results::ofSession(const std::string &session)
{
    const auto found = where("r.session = ?", session);
    return found.empty() ? std::nullopt : std::optional{found.front()};
}

std::vector<ExamResult> Results::ofPerson(const std::string &person)
{
    return where("s.person = ? ORDER BY r.made_at, r.id", person);
}

void Results::addCertificate(const StoredCertificate &certificate)
{
    m_database.atomically([&] {
        if (!m_database.ask("SELECT 1 FROM certificates WHERE id = ?", {certificate.id}).empty())
            return;
        m_database.run("INSERT INTO certificates (id, result, house, exam, granted, expires, text, "
                       "issued_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                       {certificate.id, certificate.result, certificate.house, certificate.exam,
                        certificate.granted, certificate.expires, certificate.text,
                        timeText(m_clock())});
    });
}

std::vector<StoredCertificate> Results::certificatesOf(const std::string &result)
{
    std::vector<StoredCertificate> found;
    for (const Row &row :
         m_database.ask("SELECT c.id, c.result, c.house, c.exam, c.granted, c.expires, c.text, "
                        "c.issued_at, v.certificate FROM certificates c LEFT JOIN "
                        "void_certificates v ON v.certificate = c.id WHERE c.result = ? "
                        "ORDER BY c.issued_at, c.id",
                        {result}))
        found.push_back({row.text(0), row.text(1), row.text(2), row.text(3), row.text(4),
                         row.text(5), row.text(6), row.text(7), !row.isNull(8)});
    return found;
}

std::vector<Certification> Results::certifications(const std::string &person)
{
    std::vector<Certification> found;
    for (const Row &row : m_database.ask(
             "SELECT p.number, p.name, c.id, c.result, c.house, c.exam, c.granted, c.expires, "
             "c.text, c.issued_at, r.score FROM certificates c JOIN results r ON r.id = c.result "
             "JOIN sessions s ON s.id = r.session JOIN people p ON p.id = s.person "
             "WHERE ? IN ('', p.id) AND c.id NOT IN (SELECT certificate FROM void_certificates) "
             "ORDER BY p.number, c.granted, c.id",
             {person}))
        found.push_back({.number = row.text(0),
                         .name = row.text(1),
                         .certificate = {row.text(2), row.text(3), row.text(4), row.text(5),
                                         row.text(6), row.text(7), row.text(8), row.text(9)},
                         .score = row.real(10)});
    return found;
}

} // namespace pitwise
