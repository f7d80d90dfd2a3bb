// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/handin.h"

#include <atomic>
#include <map>
#include <string>
#include <thread>
#include <vector>

namespace pitwise::test {

/// A station of a school on a thread of its own: deals session after session into its journal, act
/// by act, and hands in after each act, whether the server is there or not.
class DealingStation
{
public:
    /// `server`: where it is, with this station's login.
    DealingStation(std::string journal, std::string server, std::string person);

    void start();
    /// Hands in what is left; the server is there.
    void stop();
    /// How often it could.
    [[nodiscard]] int handedIn() const { return m_handedIn; }
    /// After `stop`: the acts that were stored, by session.
    [[nodiscard]] const std::map<std::string, std::vector<std::string>> &dealt() const
    {
        return m_dealt;
    }
    /// What the server refused, or what cannot be; empty: nothing.
    [[nodiscard]] const std::string &trouble() const { return m_trouble; }

private:
    void run();
    void dealNext(Records &journal);
    bool handInNow(Records &journal);

    std::string m_journal;
    std::string m_where;
    std::string m_person;
    std::unique_ptr<Records> m_server;
    std::atomic<bool> m_stop = false;
    std::atomic<int> m_handedIn = 0;
    SessionWriter m_writer;
    std::map<std::string, std::vector<std::string>> m_dealt;
    std::string m_trouble;
    std::thread m_thread;
};

} // namespace pitwise::test
