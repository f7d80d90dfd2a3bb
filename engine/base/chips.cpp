// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/chips.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <queue>

namespace pitwise {

namespace {

std::int64_t commonStep(const std::vector<Money> &values)
{
    std::int64_t step = 0;
    for (const Money value : values)
        step = std::gcd(step, value.inCents());
    return step;
}

/// The least amount for each remainder modulo the smallest chip, in steps. All larger amounts with
/// the same remainder follow by adding smallest chips.
std::vector<std::int64_t> leastAmounts(const std::vector<Money> &values, std::int64_t step)
{
    const auto smallest = values.front().inCents() / step;
    std::vector<std::int64_t> least(static_cast<std::size_t>(smallest), -1);
    least[0] = 0;
    // Smallest amounts first, so that the first amount found for a remainder is final. Depth first
    // would find each remainder again and again, a little smaller each time.
    std::priority_queue<std::int64_t, std::vector<std::int64_t>, std::greater<>> open;
    open.push(0);
    while (!open.empty()) {
        const auto amount = open.top();
        open.pop();
        if (least[static_cast<std::size_t>(amount % smallest)] != amount)
            continue;
        for (const Money value : values) {
            const auto next = amount + value.inCents() / step;
            auto &known = least[static_cast<std::size_t>(next % smallest)];
            if (known < 0 || next < known) {
                known = next;
                open.push(next);
            }
        }
    }
    return least;
}

/// Branch and bound, largest chips first: the first result is nearly always the best, and a branch
/// ends as soon as even its largest chips could not beat the best result so far.
struct FewestSearch
{
    const std::vector<Money> &values;
    const ChipCounts *colours; ///< kinds that may be used; null means all
    ChipCounts trial;
    ChipCounts best;
    std::int64_t bestCount = std::numeric_limits<std::uint16_t>::max();
    int steps = 20'000;

    void search(std::int64_t cents, std::size_t kinds, std::int64_t used)
    {
        if (cents == 0) {
            if (used < bestCount) {
                best = trial;
                bestCount = used;
            }
            return;
        }
        while (kinds > 0 && colours != nullptr && colours->of[kinds - 1] == 0)
            --kinds;
        if (kinds == 0 || --steps < 0)
            return;
        const auto value = values[kinds - 1].inCents();
        if (used + (cents + value - 1) / value >= bestCount)
            return;
        for (auto count = cents / value; count >= 0; --count) {
            trial.of[kinds - 1] = static_cast<std::uint16_t>(count);
            search(cents - count * value, kinds - 1, used + count);
            if (steps < 0)
                break;
        }
        trial.of[kinds - 1] = 0;
    }
};

std::optional<ChipCounts> built(Money amount, const std::vector<Money> &values,
                                const ChipCounts *colours)
{
    if (amount <= Money{})
        return std::nullopt;
    FewestSearch search{values, colours, {}, {}};
    search.search(amount.inCents(), values.size(), 0);
    if (search.best.empty())
        return std::nullopt;
    return search.best;
}

} // namespace

int ChipCounts::total() const
{
    return std::accumulate(of.begin(), of.end(), 0);
}

ChipSet::ChipSet(std::vector<Money> values) : m_values(std::move(values))
{
    std::sort(m_values.begin(), m_values.end());
    if (m_values.empty())
        return;
    m_smallest = static_cast<std::uint32_t>(m_values.front().inCents());
    m_step = commonStep(m_values);
    m_least = leastAmounts(m_values, m_step);
}

bool ChipSet::isTooOdd(std::vector<Money> values)
{
    constexpr std::int64_t RemaindersAtMost = 100'000;
    std::sort(values.begin(), values.end());
    return !values.empty() && values.front().inCents() / commonStep(values) > RemaindersAtMost;
}

std::optional<int> ChipSet::indexOf(Money value) const
{
    const auto found = std::lower_bound(m_values.begin(), m_values.end(), value);
    if (found == m_values.end() || *found != value)
        return std::nullopt;
    return static_cast<int>(found - m_values.begin());
}

Money ChipSet::worth(const ChipCounts &counts) const
{
    Money sum;
    for (std::size_t i = 0; i < m_values.size(); ++i)
        sum += m_values[i] * counts.of[i];
    return sum;
}

bool ChipSet::canMake(Money amount) const
{
    if (m_values.empty() || amount < Money{} || amount.inCents() % m_step != 0)
        return false;
    const auto steps = amount.inCents() / m_step;
    const auto least = m_least[static_cast<std::size_t>(steps) % m_least.size()];
    return least >= 0 && steps >= least;
}

Money ChipSet::nextUp(Money amount) const
{
    if (m_values.empty() || canMake(amount))
        return amount;
    const auto smallest = m_values.front().inCents() / m_step;
    const auto steps = (amount.inCents() + m_step - 1) / m_step;
    auto best = (steps / smallest + 1) * smallest;
    for (const auto least : m_least) {
        if (least < 0)
            continue;
        const auto missing = std::max<std::int64_t>(0, steps - least);
        best = std::min(best, least + (missing + smallest - 1) / smallest * smallest);
    }
    return Money::cents(best * m_step);
}

Money ChipSet::nextDown(Money amount) const
{
    if (m_values.empty() || canMake(amount))
        return amount;
    const auto smallest = m_values.front().inCents() / m_step;
    const auto steps = amount.inCents() / m_step;
    std::int64_t best = 0;
    for (const auto least : m_least) {
        if (least >= 0 && least <= steps)
            best = std::max(best, least + (steps - least) / smallest * smallest);
    }
    return Money::cents(best * m_step);
}

std::optional<ChipCounts> ChipSet::fewest(Money amount) const
{
    if (!canMake(amount))
        return std::nullopt;
    return built(amount, m_values, nullptr);
}

std::optional<ChipCounts> ChipSet::fewestOf(Money amount, const ChipCounts &colours) const
{
    return built(amount, m_values, &colours);
}

namespace {

/// Looks for the sets of `chips` that make an amount, and stops when there are several.
class ChipsThatMake
{
public:
    ChipsThatMake(const std::vector<Money> &values, const ChipCounts &chips)
        : m_values(values),
          m_chips(chips)
    {
    }

    void find(std::size_t kinds, std::int64_t cents)
    {
        constexpr int Enough = 10'000; // too many sets to look at: then they count as several
        if (cents == 0 || m_found > 1) {
            m_found += cents == 0 ? 1 : 0;
            m_first = m_found == 1 ? m_used : m_first;
            return;
        }
        if (kinds == 0 || ++m_steps > Enough)
            return;
        const auto value = m_values[kinds - 1].inCents();
        auto &used = m_used.of[kinds - 1];
        const auto most = std::min<std::int64_t>(m_chips.of[kinds - 1], cents / value);
        for (auto count = most; count >= 0 && m_found < 2 && m_steps <= Enough; --count) {
            used = static_cast<std::uint16_t>(count);
            find(kinds - 1, cents - count * value);
        }
        used = 0;
        if (m_steps > Enough)
            m_found = 2;
    }

    [[nodiscard]] int found() const { return m_found; }
    [[nodiscard]] const ChipCounts &first() const { return m_first; }

private:
    const std::vector<Money> &m_values;
    const ChipCounts &m_chips;
    ChipCounts m_used;
    ChipCounts m_first;
    int m_found = 0;
    int m_steps = 0;
};

} // namespace

ChipCounts ChipSet::left(const ChipCounts &chips, Money amount) const
{
    ChipsThatMake gone{m_values, chips};
    gone.find(m_values.size(), amount.inCents());
    if (gone.found() > 1)
        return chips;
    if (gone.found() == 0)
        return {};
    ChipCounts rest = chips;
    for (std::size_t i = 0; i < rest.of.size(); ++i)
        rest.of[i] = static_cast<std::uint16_t>(rest.of[i] - gone.first().of[i]);
    return rest;
}

std::string toText(const ChipCounts &counts, const ChipSet &chips)
{
    std::string text;
    for (auto i = chips.values().size(); i-- > 0;) {
        if (counts.of[i] == 0)
            continue;
        if (!text.empty())
            text += '+';
        text += std::to_string(counts.of[i]) + 'x' + toText(chips.values()[i]);
    }
    return text;
}

} // namespace pitwise
