// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded into a program (LD_PRELOAD), it makes the clock on the wall differ by PITWISE_CLOCK_AHEAD
// seconds, as if somebody had set it. The clock that nobody can set goes on as it is.

#include <cstdlib>
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h> // NOLINT: clock_gettime

namespace {

time_t ahead()
{
    const char *seconds = std::getenv("PITWISE_CLOCK_AHEAD");
    return seconds == nullptr ? 0 : std::atol(seconds);
}

template<typename Function>
Function *original(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" int clock_gettime(clockid_t clock, timespec *now)
{
    const int result = original<int(clockid_t, timespec *)>("clock_gettime")(clock, now);
    if (clock == CLOCK_REALTIME)
        now->tv_sec += ahead();
    return result;
}

extern "C" int gettimeofday(timeval *now, void *zone)
{
    const int result = original<int(timeval *, void *)>("gettimeofday")(now, zone);
    now->tv_sec += ahead();
    return result;
}
