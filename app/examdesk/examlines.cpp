// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/examdesk/examlines.h"

#include "engine/session/seen.h"

namespace pitwise {

namespace {

void addDealt(const Act &act, const Table &before, const Table &after,
              std::vector<std::string> &lines)
{
    const Seen seen = seenIn(act, before, after);
    if (const auto *deal = std::get_if<act::Deal>(&act); deal != nullptr && seen.card)
        lines.push_back("see " + (deal->hand.isDealer() ? "dealer" : toText(deal->hand)) + ' '
                        + toText(*seen.card));
    if (seen.blackjack)
        lines.emplace_back(*seen.blackjack ? "see peek blackjack" : "see peek none");
}

/// The hole card was turned.
void addTurned(const Table &before, const Table &after, std::vector<std::string> &lines)
{
    const auto &cards = after.dealer.dealt;
    if (before.round.dealer.holeDown && !after.round.dealer.holeDown && !cards.empty()
        && before.roundNumber == after.roundNumber)
        lines.push_back("see dealer " + toText(cards[cards.size() > 1 ? 1 : 0]));
}

void addSlipped(const Event &event, const Table &after, std::vector<std::string> &lines)
{
    const auto *chance = std::get_if<ChanceEvent>(&event);
    const auto *slip = chance == nullptr ? nullptr : std::get_if<chance::Slip>(chance);
    if (slip != nullptr && slip->faceUp && !after.slipped.empty())
        lines.push_back("see slip " + toText(after.slipped[after.slipped.size() - 1]));
}

} // namespace

ExamLines::ExamLines(const ExamPaper &paper)
    : m_session(specOf(paper.settings, paper.house), paper.house)
{
    SessionSpec spec = m_session.spec();
    spec.secret.reset();
    m_tags = toText(spec);
}

std::vector<std::string> ExamLines::tags() const
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < m_tags.size();) {
        const auto end = m_tags.find('\n', at);
        lines.push_back(m_tags.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::vector<std::string> ExamLines::next(const LogEntry &entry)
{
    const Table before = m_session.table();
    m_session.advance(entry.event, entry.at);
    const Table &after = m_session.table();
    std::vector<std::string> lines;
    if (const auto *act = std::get_if<Act>(&entry.event))
        addDealt(*act, before, after, lines);
    else
        lines.push_back(toText(entry.event, m_session.house().table.chips));
    addTurned(before, after, lines);
    addSlipped(entry.event, after, lines);
    if (after.shoe.cutCardIsOut() && !before.shoe.cutCardIsOut())
        lines.emplace_back("see cut-card");
    return lines;
}

} // namespace pitwise
