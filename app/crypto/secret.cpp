// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/secret.h"

#include <sodium.h>

#include <algorithm>
#include <new>
#include <utility>

namespace pitwise {

Secret::Secret(std::string_view text) : m_size(std::min(text.size(), Longest))
{
    if (m_size == 0)
        return;
    if (sodium_init() < 0)
        throw std::bad_alloc{};
    m_bytes = static_cast<char *>(sodium_malloc(m_size));
    if (m_bytes == nullptr)
        throw std::bad_alloc{};
    std::copy_n(text.data(), m_size, m_bytes);
}

Secret Secret::taking(std::string &text)
{
    Secret secret{text};
    wipe(text);
    return secret;
}

Secret::Secret(Secret &&other) noexcept
    : m_bytes(std::exchange(other.m_bytes, nullptr)),
      m_size(std::exchange(other.m_size, 0))
{
}

Secret &Secret::operator=(Secret &&other) noexcept
{
    std::swap(m_bytes, other.m_bytes);
    std::swap(m_size, other.m_size);
    return *this;
}

Secret::~Secret()
{
    sodium_free(m_bytes); // wipes first
}

bool sameSecret(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

void wipe(std::string &text)
{
    sodium_memzero(text.data(), text.size());
    text.clear();
}

} // namespace pitwise
