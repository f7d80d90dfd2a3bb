// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <csignal>
#include <sys/resource.h>

namespace pitwise::test {

/// While this exists, no file can grow beyond these bytes: a full disk.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before = {};
};

/// The same for a program that is about to start.
inline void fillDisk(rlim_t bytes)
{
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{bytes, bytes};
    setrlimit(RLIMIT_FSIZE, &small);
}

} // namespace pitwise::test
