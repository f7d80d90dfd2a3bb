// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Started by tests, and killed by them.
//   recordsworker deal WHERE SESSION       goes on with a session; prints "ok N" when act N is stored
//   recordsworker hand-in JOURNAL SERVER, restore FILE SERVER, upgrade - SERVER
//   recordsworker OPERATION WHERE NUMBER   one of `operations()`; dies at the disk operation NUMBER

#include "app/records/handin.h"
#include "app/records/openedbackup.h"
#include "tests/records/dealtsession.h"
#include "tests/records/failingdisk.h"
#include "tests/records/operations.h"
#include "tests/support/rounds.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace pitwise;

namespace {

int deal(const std::string &where, const std::string &session)
{
    const auto dealt = test::dealtSession("washington", 1, test::sized(200, 2000));
    Records records{where};
    SessionWriter writer = records.sessions().resume(session);
    std::printf("resumed %zu\n", writer.acts);
    while (writer.acts < dealt.lines.size()) {
        records.sessions().append(writer, {&dealt.lines[writer.acts], 1});
        std::printf("ok %zu\n", writer.acts);
        std::fflush(stdout);
    }
    return 0;
}

/// At a server, where the test kills this at any moment.
bool workAtServer(const std::string &what, const std::string &from, const std::string &server)
{
    if (what == "hand-in") {
        Records journal{from};
        Records there{server};
        handIn(journal, there);
    } else if (what == "restore") {
        Records there{server, {.create = true}};
        restore(from, there);
    } else if (what == "upgrade") {
        Records(server, {.create = true});
    } else {
        return false;
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    const bool atServer = std::strncmp(argv[3], "postgresql:", std::strlen("postgresql:")) == 0;
    if (std::strcmp(argv[1], "deal") != 0 && !atServer)
        test::FailingDisk::install();
    const QCoreApplication application{argc, argv};
    if (atServer)
        return workAtServer(argv[1], argv[2], argv[3]) ? 0 : 2;
    if (std::strcmp(argv[1], "deal") == 0)
        return deal(argv[2], argv[3]);
    for (const test::Operation &operation : test::operations()) {
        if (std::strcmp(operation.name, argv[1]) != 0)
            continue;
        test::FailingDisk::fail(std::atoi(argv[3]), test::FailingDisk::How::Die);
        operation.run(argv[2]);
        return 0;
    }
    return 2;
}
