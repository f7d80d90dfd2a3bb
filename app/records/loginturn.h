// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/database.h"

#include <QLockFile>

#include <memory>
#include <string>

namespace pitwise {

/// Whoever signs in as one person waits for the others who do: a try that is not decided yet would
/// count as a wrong one. A program that ends gives its turn away; nobody waits longer than some
/// seconds, and then goes on without a turn.
class LoginTurn
{
public:
    LoginTurn(Database &database, const std::string &person);
    ~LoginTurn();
    LoginTurn(const LoginTurn &) = delete;
    LoginTurn &operator=(const LoginTurn &) = delete;

private:
    Database &m_database;
    std::string m_person; ///< empty: no turn at a server
    std::unique_ptr<QLockFile> m_file; ///< of records in a file
};

} // namespace pitwise
