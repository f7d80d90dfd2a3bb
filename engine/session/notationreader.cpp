// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/plaintext.h"
#include "engine/session/linereader.h"
#include "engine/session/notation.h"
#include "engine/session/tagreader.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

constexpr std::size_t FaultsAtMost = 20;

/// The first byte of a line that cannot be part of a text; -1 if there is none.
std::ptrdiff_t strangeByte(std::string_view line)
{
    for (std::size_t i = 0; i < line.size();) {
        const auto length = utf8Length(line, i);
        const auto c = static_cast<unsigned char>(line[i]);
        if (length == 0 || (c < 0x20 && c != '\t'))
            return static_cast<std::ptrdiff_t>(i);
        i += length;
    }
    return -1;
}

class Reader
{
public:
    explicit Reader(const HouseFinder &findHouse) : m_findHouse(findHouse), m_tags(m_result.faults)
    {
    }

    DealReading read(std::string_view text)
    {
        if (text.starts_with("\xEF\xBB\xBF"))
            text.remove_prefix(3);
        while (!text.empty() && !m_stopped && m_result.faults.size() < FaultsAtMost) {
            const auto end = std::min(text.find('\n'), text.size());
            auto line = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            ++m_line;
            readLine(line);
        }
        if (!m_stopped)
            finishHeader();
        return std::move(m_result);
    }

private:
    void fault(int column, std::string what)
    {
        m_result.faults.push_back({std::max(m_line, 1), column, std::move(what)});
    }

    void readLine(std::string_view line)
    {
        if (const auto strange = strangeByte(line); strange >= 0) {
            fault(static_cast<int>(strange) + 1, "not UTF-8 text");
            m_stopped = true; // it is not a text file: further faults would not help
            return;
        }
        const auto first = line.find_first_not_of(" \t");
        if (first == std::string_view::npos || line[first] == '#')
            return;
        if (line[first] == '[') {
            if (m_headerDone)
                fault(static_cast<int>(first) + 1, "tags come before the first act");
            else
                m_tags.read(line, m_line);
            return;
        }
        finishHeader();
        if (!m_stopped)
            readEvent(line);
    }

    /// No act can be read without a house, which knows the seats and chips.
    void finishHeader()
    {
        if (std::exchange(m_headerDone, true))
            return;
        if (!m_tags.hasHouse()) {
            if (m_result.faults.empty())
                fault(1, "a [House \"...\"] tag is required before the first act");
            m_stopped = true;
            return;
        }
        auto found = m_findHouse(m_tags.spec().house);
        if (const auto *why = std::get_if<std::string>(&found)) {
            m_result.faults.push_back({m_tags.houseLine(), m_tags.houseColumn(), *why});
            m_stopped = true;
            return;
        }
        m_result.deal.house = std::get<House>(std::move(found));
        m_tags.check(m_result.deal.house);
        m_result.deal.spec = m_tags.spec();
    }

    void readEvent(std::string_view line)
    {
        LineReader reader{line, m_result.deal.house};
        const auto event = reader.read();
        if (!event)
            return fault(reader.fault().column, reader.fault().what);
        const SessionTime time = reader.time();
        if (time.known() && m_time.known() && time.ms() < m_time.ms())
            return fault(reader.timeColumn(), "this time is earlier than the one before");
        if (time.known())
            m_time = time;
        m_result.deal.log.emplace_back(*event, time);
        m_result.deal.log.back().hinted = reader.hinted() && std::holds_alternative<Act>(*event);
        m_result.deal.lines.push_back(m_line);
    }

    const HouseFinder &m_findHouse;
    DealReading m_result;
    TagReader m_tags;
    int m_line = 0;
    SessionTime m_time; ///< of the last line that had one
    bool m_headerDone = false;
    bool m_stopped = false;
};

} // namespace

std::optional<SessionSpec> readTags(std::string_view text)
{
    Faults faults;
    TagReader tags{faults};
    for (int line = 1; !text.empty(); ++line) {
        const auto end = std::min(text.find('\n'), text.size());
        auto here = text.substr(0, end);
        if (here.ends_with('\r'))
            here.remove_suffix(1);
        const auto first = here.find_first_not_of(" \t\xEF\xBB\xBF");
        if (first != std::string_view::npos && here[first] == '[')
            tags.read(here, line);
        else if (first != std::string_view::npos && here[first] != '#')
            break;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return tags.hasHouse() ? std::optional{tags.spec()} : std::nullopt;
}

DealReading readDeal(std::string_view text, const HouseFinder &findHouse)
{
    return Reader{findHouse}.read(text);
}

} // namespace pitwise
