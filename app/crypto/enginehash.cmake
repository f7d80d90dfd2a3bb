# SPDX-FileCopyrightText: 2026 The Pitwise authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Run at build time: hashes the sources that judge a session and writes the hash to OUTPUT.
set(all "")
foreach(folder base house fast table procedure referee session)
    file(GLOB files RELATIVE ${ROOT} ${ROOT}/engine/${folder}/*.cpp ${ROOT}/engine/${folder}/*.h)
    list(SORT files)
    foreach(file IN LISTS files)
        file(SHA256 ${ROOT}/${file} hash)
        string(APPEND all "${file} ${hash}\n")
    endforeach()
endforeach()
string(SHA256 hash "${all}")
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT [[
#include "app/crypto/enginehash.h"

namespace pitwise {

std::string_view engineHash()
{
    return "@hash@";
}

} // namespace pitwise
]])
# Unchanged content keeps its old date, and the build would run this again every time.
file(TOUCH_NOCREATE ${OUTPUT})
