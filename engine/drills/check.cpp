// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/drills/drill.h"
#include "engine/drills/material.h"
#include "engine/procedure/payratio.h"
#include "engine/skills/pitfalls.h"
#include "engine/table/physics.h"

#include <algorithm>

namespace pitwise {

namespace {

/// How many events late the dealer may be stopped.
constexpr std::size_t LateStop = 2;

/// Checks one kind of question against one kind of answer.
class Checking
{
public:
    explicit Checking(const DrillTask &task) : m_task(task) { m_verdict.rule = task.rule; }

    DrillVerdict operator()(const ask::Chips &chips, const ChipCounts &counts)
    {
        const Money worth = m_task.house.table.chips.worth(counts);
        const auto act = withAmount(chips.act, Amount{worth, counts});
        if (!act || counts.empty() || impossible(m_task.table, m_task.house, *act))
            return m_verdict;
        return judged(saidOf(m_task.table, m_task.house, *act));
    }
    DrillVerdict operator()(const ask::Heaps &heaps, const std::vector<int> &answer)
    {
        return compared(answer, heapsOf(heaps.chip, heaps.count));
    }
    DrillVerdict operator()(const ask::Outcomes &outcomes, const std::vector<SeatOutcome> &answer)
    {
        return compared(answer, outcomes.right);
    }
    DrillVerdict operator()(const ask::Choice &choice, std::size_t option)
    {
        if (option >= choice.options.size())
            return m_verdict;
        return judged(saidOf(m_task.table, m_task.house, choice.options[option]));
    }
    /// Any order the referee allows is right.
    DrillVerdict operator()(const ask::Run &run, const std::vector<Act> &acts)
    {
        Table table = m_task.table;
        for (std::size_t i = 0; i < acts.size(); ++i) {
            m_verdict.wrongAt = i;
            if (i >= run.right.size() || impossible(table, m_task.house, acts[i]))
                return m_verdict;
            auto found = performOn(table, m_task.house, acts[i]);
            if (!found.empty())
                return judged(std::move(found));
        }
        m_verdict.wrongAt = acts.size();
        m_verdict.right = acts.size() == run.right.size();
        return m_verdict;
    }
    DrillVerdict operator()(const ask::Watch &watch, const Stopped &stopped)
    {
        m_verdict.finding = watch.finding;
        m_verdict.right = stopped.event >= watch.wrongAt
                       && stopped.event <= watch.wrongAt + LateStop
                       && stopped.option == watch.right;
        return m_verdict;
    }
    DrillVerdict operator()(const ask::Rule &rule, std::size_t option)
    {
        m_verdict.right = option == rule.question.right;
        return m_verdict;
    }
    template<typename Asked, typename Answered>
    DrillVerdict operator()(const Asked &, const Answered &)
    {
        return m_verdict;
    }

private:
    DrillVerdict judged(std::vector<Finding> found)
    {
        m_verdict.right = found.empty();
        if (!found.empty()) {
            m_verdict.finding = found.back();
            // Of a bet the house does not take, its own rule explains more than that of the wrong way.
            if (m_task.drill != Drill::Limits || !m_verdict.rule)
                m_verdict.rule = found.back().rule;
        }
        return m_verdict;
    }
    template<typename Part>
    DrillVerdict compared(const std::vector<Part> &answer, const std::vector<Part> &right)
    {
        const auto differ = std::mismatch(answer.begin(), answer.end(), right.begin(), right.end());
        m_verdict.right = answer == right;
        m_verdict.wrongAt = static_cast<std::size_t>(differ.first - answer.begin());
        return m_verdict;
    }

    const DrillTask &m_task;
    DrillVerdict m_verdict;
};

/// Each colour of the bet times the ratio; empty if that does not come out whole.
ChipCounts colourForColour(const DrillTask &task, const act::Pay &pay)
{
    const auto ratio = payRatio(task.table, task.house, pay.hand, pay.bet);
    ChipCounts counts = task.table.at(pay.hand).bet(pay.bet).chips;
    for (auto &count : counts.of) {
        if (!ratio || count * ratio->pays % ratio->per != 0)
            return {};
        count = static_cast<std::uint16_t>(count * ratio->pays / ratio->per);
    }
    return counts;
}

/// The right amount, in chips that the house wants.
ChipCounts chipsFor(const DrillTask &task, const Act &act)
{
    const ChipSet &set = task.house.table.chips;
    const Money due = amountOf(act).value_or(Money{});
    const ChipCounts fewest = set.fewest(due).value_or(ChipCounts{});
    const auto *pay = std::get_if<act::Pay>(&act);
    if (pay == nullptr || check(task, fewest).right)
        return fewest;
    const ChipCounts exact = colourForColour(task, *pay);
    if (check(task, exact).right)
        return exact;
    return set.fewestOf(due, task.table.at(pay->hand).bet(pay->bet).chips).value_or(fewest);
}

} // namespace

DrillVerdict check(const DrillTask &task, const DrillAnswer &answer)
{
    return std::visit(Checking{task}, task.ask, answer);
}

DrillAnswer solution(const DrillTask &task)
{
    return std::visit(
        Overloaded{
            [&](const ask::Chips &chips) -> DrillAnswer { return chipsFor(task, chips.act); },
            [](const ask::Heaps &heaps) -> DrillAnswer { return heapsOf(heaps.chip, heaps.count); },
            [](const ask::Outcomes &outcomes) -> DrillAnswer { return outcomes.right; },
            [](const ask::Choice &choice) -> DrillAnswer { return choice.right; },
            [](const ask::Run &run) -> DrillAnswer { return run.right; },
            [](const ask::Watch &watch) -> DrillAnswer {
                return Stopped{watch.wrongAt, watch.right};
            },
            [](const ask::Rule &rule) -> DrillAnswer { return rule.question.right; },
        },
        task.ask);
}

std::vector<int> heapsOf(Money chip, int count)
{
    const int cut = cutOf(chip);
    std::vector<int> heaps(static_cast<std::size_t>(count / cut), cut);
    if (count % cut > 0)
        heaps.push_back(count % cut);
    return heaps;
}

} // namespace pitwise
