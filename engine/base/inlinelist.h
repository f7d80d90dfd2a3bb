// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>

namespace pitwise {

/// A list with a fixed capacity that never allocates, so that performing an act does not either.
/// Items that do not fit are dropped: choose the capacity for the worst case.
template<typename T, std::size_t Capacity>
class InlineList
{
public:
    constexpr void push(const T &item)
    {
        if (m_size < Capacity)
            m_items[m_size++] = item;
    }
    constexpr void remove(std::size_t at)
    {
        for (std::size_t i = at + 1; i < m_size; ++i)
            m_items[i - 1] = m_items[i];
        if (at < m_size)
            --m_size;
    }
    constexpr T takeLast() { return m_items[--m_size]; }
    constexpr void clear() { m_size = 0; }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr bool full() const { return m_size == Capacity; }
    [[nodiscard]] constexpr const T &operator[](std::size_t i) const { return m_items[i]; }
    [[nodiscard]] constexpr T &operator[](std::size_t i) { return m_items[i]; }
    [[nodiscard]] constexpr const T *begin() const { return m_items.data(); }
    [[nodiscard]] constexpr const T *end() const { return m_items.data() + m_size; }
    [[nodiscard]] constexpr T *begin() { return m_items.data(); }
    [[nodiscard]] constexpr T *end() { return m_items.data() + m_size; }

    [[nodiscard]] constexpr bool operator==(const InlineList &other) const
    {
        if (m_size != other.m_size)
            return false;
        for (std::size_t i = 0; i < m_size; ++i) {
            if (!(m_items[i] == other.m_items[i]))
                return false;
        }
        return true;
    }

private:
    std::array<T, Capacity> m_items; // only [0, m_size) is ever read
    std::size_t m_size = 0;
};

} // namespace pitwise
