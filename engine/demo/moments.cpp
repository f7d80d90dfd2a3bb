// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/moments.h"

#include <algorithm>

namespace pitwise {

namespace {

constexpr double PatronsPause = 0.4; ///< seconds, so that a bet or an answer can be seen

/// The same kind of act at the same place; amounts may differ.
bool isAlike(const Act &a, const Act &b)
{
    if (a.index() != b.index() || placeOf(a) != placeOf(b))
        return false;
    if (const auto *say = std::get_if<act::Say>(&a))
        return say->call == std::get<act::Say>(b).call;
    if (const auto *pay = std::get_if<act::Pay>(&a))
        return pay->bet == std::get<act::Pay>(b).bet;
    return true;
}

bool isAlike(const PatronAct &a, const PatronAct &b)
{
    if (a.index() != b.index())
        return false;
    if (const auto *bet = std::get_if<patron::Bet>(&a)) {
        const auto &other = std::get<patron::Bet>(b);
        return bet->hand == other.hand && bet->bet == other.bet;
    }
    return a == b;
}

bool isAlike(const Event &a, const Event &b)
{
    if (a.index() != b.index())
        return false;
    if (const auto *act = std::get_if<Act>(&a))
        return isAlike(*act, std::get<Act>(b));
    if (const auto *patron = std::get_if<PatronAct>(&a))
        return isAlike(*patron, std::get<PatronAct>(b));
    return a == b;
}

/// The first event of a beat says what kind it is.
const Event &beginning(const Showing &showing, std::size_t beat)
{
    return showing.frames[beat == 0 ? 0 : showing.beats[beat - 1]].event;
}

/// The longest common subsequence of both tables: how many beats from (i, j) on can go together.
class Course
{
public:
    explicit Course(const Pair &pair)
        : m_wide(pair.right.beats.size() + 1),
          m_length((pair.left.beats.size() + 1) * m_wide, 0)
    {
        for (std::size_t i = pair.left.beats.size(); i-- > 0;) {
            for (std::size_t j = pair.right.beats.size(); j-- > 0;) {
                const bool alike = isAlike(beginning(pair.left, i), beginning(pair.right, j));
                at(i, j) = alike ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
            }
        }
    }
    int &at(std::size_t i, std::size_t j) { return m_length[i * m_wide + j]; }

private:
    std::size_t m_wide;
    std::vector<int> m_length;
};

/// When each frame ends, in seconds.
std::vector<double> endsOf(const Showing &showing, const TimeModel &model)
{
    std::vector<double> ends;
    double now = 0;
    bool sweeping = false;
    for (const Frame &frame : showing.frames) {
        const auto *act = std::get_if<Act>(&frame.event);
        const bool sweeps = isCollect(frame.event);
        now += act == nullptr ? PatronsPause
                              : secondsOf(showing.house, *act, sweeps && sweeping, model);
        sweeping = sweeps;
        ends.push_back(now);
    }
    return ends;
}

} // namespace

Moments inLockStep(const Pair &pair)
{
    Course course{pair};
    Moments moments{{}};
    const auto &left = pair.left.beats;
    const auto &right = pair.right.beats;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < left.size() || j < right.size()) {
        const bool both = i < left.size() && j < right.size()
                       && isAlike(beginning(pair.left, i), beginning(pair.right, j));
        const bool leftFirst = both || j == right.size()
                            || (i < left.size() && course.at(i + 1, j) >= course.at(i, j + 1));
        const bool rightToo = both || !leftFirst;
        ShownMoment next = moments.back();
        if (leftFirst)
            next.left = left[i++];
        if (rightToo)
            next.right = right[j++];
        next.at += 1;
        moments.push_back(next);
    }
    return moments;
}

Moments inOwnTime(const Pair &pair, const TimeModel &model)
{
    const auto left = endsOf(pair.left, model);
    const auto right = endsOf(pair.right, model);
    Moments moments{{}};
    while (moments.back().left < left.size() || moments.back().right < right.size()) {
        ShownMoment next = moments.back();
        constexpr double Never = 1e9;
        const double l = next.left < left.size() ? left[next.left] : Never;
        const double r = next.right < right.size() ? right[next.right] : Never;
        next.at = std::min(l, r);
        if (l <= r)
            ++next.left;
        if (r <= l)
            ++next.right;
        moments.push_back(next);
    }
    return moments;
}

Moments alone(const Showing &showing)
{
    Moments moments{{}};
    for (const std::size_t end : showing.beats)
        moments.push_back({end, 0, moments.back().at + 1});
    return moments;
}

} // namespace pitwise
