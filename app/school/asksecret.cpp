// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/school/asksecret.h"

#include <cstdlib>
#include <istream>
#include <ostream>

#include <termios.h>
#include <unistd.h>

namespace pitwise {

namespace {

/// While this exists, the terminal does not show what is typed.
class HiddenTyping
{
public:
    HiddenTyping()
    {
        m_changed = ::tcgetattr(STDIN_FILENO, &m_before) == 0;
        termios hidden = m_before;
        hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        if (m_changed)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    }
    HiddenTyping(const HiddenTyping &) = delete;
    HiddenTyping &operator=(const HiddenTyping &) = delete;
    ~HiddenTyping()
    {
        if (m_changed)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }

private:
    termios m_before{};
    bool m_changed = false;
};

Secret typed(const std::string &question, Terminal &terminal)
{
    const HiddenTyping hidden;
    terminal.error << question << ": " << std::flush;
    std::string line;
    std::getline(terminal.in, line);
    terminal.error << '\n';
    return Secret::taking(line);
}

} // namespace

std::optional<Secret> askSecret(const char *variable, const std::string &what, AskedFor why,
                                Terminal &terminal)
{
    if (const char *set = std::getenv(variable); set != nullptr && *set != '\0')
        return Secret{set};
    if (!terminal.interactive) {
        terminal.error << "pitwise-cli: the " << what << " is needed: set " << variable
                       << ", or type it in a terminal\n";
        return std::nullopt;
    }
    Secret secret = typed(what, terminal);
    if (secret.empty()) {
        terminal.error << "pitwise-cli: nothing was typed\n";
        return std::nullopt;
    }
    if (why == AskedFor::New && !sameSecret(secret.view(), typed("again", terminal).view())) {
        terminal.error << "pitwise-cli: these are not the same\n";
        return std::nullopt;
    }
    return secret;
}

} // namespace pitwise
