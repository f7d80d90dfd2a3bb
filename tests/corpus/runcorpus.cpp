// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the corpus without Qt, for builds of the engine alone.
#include "tests/corpus/corpus.h"

#include <cstdio>

int main(int argc, char *argv[])
{
    if (argc != 2)
        return 2;
    int passed = 0;
    int failed = 0;
    for (const auto &file : pitwise::test::corpusFiles(argv[1])) {
        const auto difference = pitwise::test::disagreement(file);
        std::fputs(difference.c_str(), stdout);
        (difference.empty() ? passed : failed) += 1;
    }
    std::printf("%d passed, %d failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
