// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands.h"

#include <iostream>
#include <unistd.h>

int main(int argc, char *argv[])
{
    std::ios::sync_with_stdio(false);
    const pitwise::Words words(argv + 1, argv + argc);
    pitwise::Terminal terminal{std::cin, std::cout, std::cerr, isatty(STDIN_FILENO) == 1};
    return static_cast<int>(pitwise::runCommand(words, terminal));
}
