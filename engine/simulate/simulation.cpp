// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulate/simulation.h"

#include "engine/patrons/untiltheywait.h"
#include "engine/procedure/expected.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace pitwise {

namespace {

constexpr std::int64_t Portion = 2'000; ///< rounds with one shoe
constexpr int KeptRounds = 4; ///< in the log before it is cleared

template<typename Patrons>
void dealRound(Session &session, Patrons &patrons, RoundTally &counting)
{
    const int round = session.table().roundNumber;
    while (session.table().roundNumber == round) {
        untilTheyWait(patrons, session.table(), session.house(), [&](const Event &event) {
            session.advance(event);
            return true;
        });
        const auto act = nextAct(session.table(), session.house());
        if (!act)
            return; // no card is left in the shoe or the rack: nothing can be dealt
        counting.follow(session.table(), session.house(), *act);
        session.advance(*act);
    }
}

bool isStopped(const SimulationSettings &settings)
{
    return settings.stop != nullptr && settings.stop->load(std::memory_order_relaxed);
}

/// Empty if it was stopped before the end.
template<typename Patrons>
std::optional<Tally> dealPortion(const House &house, const SimulationSettings &settings,
                                 std::uint64_t seed, std::int64_t rounds, Patrons patrons)
{
    SessionSpec spec;
    spec.seed = seed;
    Session session{spec, house};
    Tally tally;
    RoundTally counting{tally, roundsOfShift(house, static_cast<int>(Portion))};
    const auto closeLog = [&] {
        tally.events += static_cast<std::int64_t>(session.log().size());
        tally.findings += static_cast<std::int64_t>(session.findings().size());
        session.forgetLog();
    };
    for (std::int64_t i = 0; i < rounds; ++i) {
        if (isStopped(settings))
            return std::nullopt;
        dealRound(session, patrons, counting);
        if (i % KeptRounds == KeptRounds - 1)
            closeLog();
    }
    closeLog();
    tally.acts = session.dealerActs();
    return tally;
}

std::optional<Tally> dealPortion(const House &house, const SimulationSettings &settings,
                                 std::int64_t nth)
{
    const std::int64_t from = nth * Portion;
    const std::int64_t rounds = std::min(Portion, settings.rounds - from);
    const std::uint64_t seed = Rng{settings.seed, static_cast<std::uint64_t>(nth)}.next();
    if (const auto *policy = std::get_if<Policy>(&settings.patrons))
        return dealPortion(house, settings, seed, rounds,
                           FixedPatrons{house, settings.seats, *policy});
    const CrowdSettings crowd{seed, settings.seats, std::get<Temper>(settings.patrons), 0, 0};
    return dealPortion(house, settings, seed, rounds, Crowd{crowd});
}

/// Hands out portions to threads and collects their totals in order.
class Work
{
public:
    Work(const House &house, const SimulationSettings &settings)
        : m_house(house),
          m_settings(settings),
          m_portions((settings.rounds + Portion - 1) / Portion)
    {
    }

    /// On a thread of its own. What goes wrong in it is told by `sum`.
    void run()
    {
        try {
            dealPortions();
        } catch (...) {
            const std::lock_guard lock{m_mutex};
            m_trouble = std::current_exception();
            m_stop = true;
        }
        const std::lock_guard lock{m_mutex};
        ++m_idle;
        m_news.notify_one();
    }

    /// Runs until all threads are idle.
    void watch(int threads, const SimulationProgress &progress)
    {
        std::unique_lock lock{m_mutex};
        int seen = 0;
        while (m_idle < threads) {
            m_news.wait(lock, [&] { return m_idle == threads || m_finished != seen; });
            seen = m_finished;
            if (!progress || m_stop)
                continue;
            const Tally soFar = m_sum;
            lock.unlock();
            if (!progress(soFar))
                m_stop = true;
            lock.lock();
        }
    }

    /// Adds in a fixed order: sums of floating-point numbers depend on it.
    [[nodiscard]] Tally sum() const
    {
        if (m_trouble)
            std::rethrow_exception(m_trouble);
        Tally all = m_sum;
        for (const auto &[nth, tally] : m_waiting)
            all += tally;
        return all;
    }

private:
    void dealPortions()
    {
        while (!m_stop) {
            const std::int64_t nth = m_next++;
            if (nth >= m_portions)
                break;
            const std::optional<Tally> tally = dealPortion(m_house, m_settings, nth);
            if (!tally)
                break;
            const std::lock_guard lock{m_mutex};
            m_waiting[nth] = *tally;
            while (!m_waiting.empty() && m_waiting.begin()->first == m_summed) {
                m_sum += m_waiting.begin()->second;
                m_waiting.erase(m_waiting.begin());
                ++m_summed;
            }
            ++m_finished;
            m_news.notify_one();
        }
    }

    const House &m_house;
    const SimulationSettings &m_settings;
    std::int64_t m_portions;
    Tally m_sum; ///< of the first `m_summed` portions, in order
    std::int64_t m_summed = 0;
    std::map<std::int64_t, Tally> m_waiting; ///< done, but an earlier portion is not
    std::atomic<std::int64_t> m_next{0};
    std::atomic<bool> m_stop{false};
    std::mutex m_mutex;
    std::condition_variable m_news;
    std::exception_ptr m_trouble;
    int m_finished = 0;
    int m_idle = 0;
};

} // namespace

Tally simulate(const House &house, const SimulationSettings &settings,
               const SimulationProgress &progress)
{
    Work work{house, settings};
    const int threads = std::max(1, settings.threads);
    std::vector<std::thread> workers;
    workers.reserve(static_cast<std::size_t>(threads));
    // If the system gives us no more threads, or no memory for them, use those we have; if it gives
    // none, use this one.
    try {
        for (int i = 0; i < threads; ++i)
            workers.emplace_back([&work] { work.run(); });
    } catch (const std::exception &) {
        if (workers.empty())
            return work.run(), work.sum();
    }
    work.watch(static_cast<int>(workers.size()), progress);
    for (std::thread &worker : workers)
        worker.join();
    return work.sum();
}

} // namespace pitwise
