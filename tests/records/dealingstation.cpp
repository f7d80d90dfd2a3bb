// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/records/dealingstation.h"

#include "tests/records/dealtsession.h"

#include <QThread>

#include <utility>

namespace pitwise::test {

namespace {

const DealtSession &roundOfAll()
{
    static const DealtSession dealt = dealtSession("washington", 11, 1);
    return dealt;
}

} // namespace

DealingStation::DealingStation(std::string journal, std::string server, std::string person)
    : m_journal(std::move(journal)),
      m_where(std::move(server)),
      m_person(std::move(person))
{
    const auto mine = openJournal(m_journal, recordsPlace(m_where));
    Records there{m_where};
    fetchPeople(there, *mine);
    (void)roundOfAll(); // made once, before there are threads
}

void DealingStation::start()
{
    m_thread = std::thread{[this] { run(); }};
}

void DealingStation::stop()
{
    m_stop = true;
    m_thread.join();
}

/// The next act, or a new session when the last one is over.
void DealingStation::dealNext(Records &journal)
{
    const auto &lines = roundOfAll().lines;
    if (m_writer.session.empty())
        m_writer = journal.sessions().begin(newSession(roundOfAll(), m_person));
    const std::string &line = lines[m_writer.acts];
    journal.sessions().append(m_writer, {&line, 1});
    m_dealt[m_writer.session].push_back(line);
    if (m_writer.acts < lines.size())
        return;
    journal.sessions().end(m_writer, SessionState::Finished);
    m_writer = {};
}

bool DealingStation::handInNow(Records &journal)
{
    try {
        if (m_server == nullptr)
            m_server = std::make_unique<Records>(m_where);
        const HandInReport report = handIn(journal, *m_server);
        for (const ChainFault &refused : report.refused)
            m_trouble = refused.what;
        m_handedIn += report.acts > 0 ? 1 : 0;
        return true;
    } catch (const RecordsError &) {
        m_server.reset();
        return false;
    }
}

void DealingStation::run()
{
    constexpr unsigned long Pause = 20;
    try {
        const auto journal = openJournal(m_journal, recordsPlace(m_where));
        while (!m_stop) {
            dealNext(*journal);
            if (!handInNow(*journal))
                QThread::msleep(Pause);
        }
        for (int tries = 0; !handInNow(*journal) && tries < 100; ++tries)
            QThread::msleep(Pause);
        m_server.reset();
    } catch (const std::exception &error) {
        m_trouble = error.what(); // the journal itself must never fail
    }
}

} // namespace pitwise::test
