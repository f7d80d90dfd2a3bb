// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/sessionclerk.h"

#include "app/houses/houselibrary.h"
#include "engine/house/housefile.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace pitwise {

SessionClerk::SessionClerk(RecordsFiles files, int retryMs)
    : m_files(std::move(files)),
      m_again(this)
{
    m_again.setInterval(retryMs);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &SessionClerk::storeAll);
}

SessionClerk::~SessionClerk()
{
    m_again.stop();
    storeAll(); // the last chance
    m_again.stop();
}

void SessionClerk::tell(const QString &sentence)
{
    if (std::exchange(m_told, sentence) != sentence)
        Q_EMIT troubled(sentence);
}

void SessionClerk::keep(const ui::SessionToKeep &session, std::size_t from,
                        std::vector<std::string> lines)
{
    auto found = find(session.id);
    if (found == m_open.end()) {
        if (from > 0)
            return; // it has ended, or another program deals it
        m_open.push_back({.session = session, .id = session.id.toStdString()});
        found = std::prev(m_open.end());
    }
    if (found->isDropped)
        return;
    found->lines.resize(std::min(from, found->lines.size()));
    found->lines.insert(found->lines.end(), std::make_move_iterator(lines.begin()),
                        std::make_move_iterator(lines.end()));
    storeAll();
}

void SessionClerk::end(const QString &session, bool finished)
{
    const auto found = find(session);
    if (found == m_open.end())
        return;
    found->ending = finished ? SessionState::Finished : SessionState::GivenUp;
    storeAll();
}

/// By the window's id or by the one in the records, which it learns later.
std::list<SessionClerk::Open>::iterator SessionClerk::find(const QString &session)
{
    return std::find_if(m_open.begin(), m_open.end(), [&](const Open &open) {
        return open.session.id == session || open.id == session.toStdString();
    });
}

void SessionClerk::storeAll()
{
    if (m_again.isActive())
        return; // it has just failed
    for (auto open = m_open.begin(); open != m_open.end();) {
        try {
            store(*open);
        } catch (const RecordsError &error) {
            const QString sentence = QString::fromUtf8(error.what());
            if (error.isUnusable()) {
                m_records.reset();
                m_again.start();
                return tell(sentence);
            }
            drop(*open); // trying again would not help
            Q_EMIT troubled(sentence);
        }
        open = open->ending ? m_open.erase(open) : std::next(open);
    }
    tell({});
}

void SessionClerk::drop(Open &open)
{
    open.isDropped = true;
    open.lines = {};
}

void SessionClerk::store(Open &open)
{
    if (open.isDropped)
        return;
    if (m_records == nullptr)
        m_records = m_files.openLocal(true);
    if (!open.writer)
        begin(open);
    if (!open.writer)
        return;
    if (open.writer->acts < open.lines.size()) {
        m_records->sessions().append(*open.writer,
                                     std::span{open.lines}.subspan(open.writer->acts));
        Q_EMIT kept(QString::fromStdString(open.id), open.writer->acts);
    }
    if (open.ending)
        m_records->sessions().end(*open.writer, *open.ending);
    Q_EMIT changed();
}

void SessionClerk::begin(Open &open)
{
    if (open.session.continued == 0)
        return beginNew(open);
    goOn(open);
    // It has ended there, or somebody else dealt it: what is dealt from here on is a session of its
    // own, in which all before was only shown.
    if (!open.writer && !open.isDropped && open.lines.size() > open.session.continued)
        beginNew(open);
}

void SessionClerk::beginNew(Open &open)
{
    const auto house = houseOf(open.session);
    if (!house)
        throw RecordsError{RecordsError::Kind::Refused,
                           open.session.house + ": the house file cannot be read"};
    endEarlier(open);
    const bool fromHere = open.session.continued > 0;
    open.writer = m_records->sessions().begin(
        {.id = open.id,
         .kind = SessionKind::Practice,
         .person = open.session.dealer.toStdString(),
         .spec = fromHere ? open.session.specFromHere : open.session.spec,
         .houseText = *house});
}

/// The house file of today; if a session goes on by another one, that one as it is stored.
std::optional<std::string> SessionClerk::houseOf(const ui::SessionToKeep &session)
{
    const auto today = houseText(session.house);
    const auto isIts = [&](const std::string &text) {
        const HouseReading read = readHouse(text);
        return read.ok() && read.house == *session.rules;
    };
    if (session.rules == nullptr || (today && isIts(*today)))
        return today;
    for (const Row &row : m_records->database().ask("SELECT text FROM houses", {})) {
        if (isIts(row.text(0)))
            return row.text(0);
    }
    return std::nullopt;
}

/// A session that was under way when the program ended goes on under its id, if it is the same one.
void SessionClerk::goOn(Open &open)
{
    for (const std::string &id : m_records->sessions().practiceUnderWay(open.session.dealer.toStdString())) {
        const StoredSession stored = m_records->sessions().read(id);
        if (stored.spec != open.session.spec)
            continue;
        const auto there = m_records->sessions().lines(id);
        const auto common = static_cast<std::ptrdiff_t>(std::min(there.size(), open.lines.size()));
        if (common == 0 || !std::equal(there.begin(), there.begin() + common, open.lines.begin()))
            continue;
        // The house file may have changed since: the session goes by the stored one.
        const HouseReading house = readHouse(stored.houseText);
        const bool isOther = open.session.rules && house.ok() && *open.session.rules != house.house;
        if (there.size() > open.lines.size() || isOther) {
            Q_EMIT ahead(open.session.id,
                         QString::fromStdString(m_records->sessions().dealText(id)),
                         QByteArray::fromStdString(stored.houseText));
            return drop(open);
        }
        open.id = id;
        open.writer = m_records->sessions().resume(id);
        Q_EMIT renamed(open.session.id, QString::fromStdString(id));
        return;
    }
}

void SessionClerk::endEarlier(const Open &open)
{
    for (const std::string &id : m_records->sessions().practiceUnderWay(open.session.dealer.toStdString())) {
        if (find(QString::fromStdString(id)) == m_open.end())
            m_records->sessions().end(m_records->sessions().resume(id), SessionState::Finished);
    }
}

} // namespace pitwise
