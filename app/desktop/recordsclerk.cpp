// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/recordsclerk.h"

#include "app/crypto/random.h"
#include "app/houses/houselibrary.h"
#include "app/records/exports.h"
#include "app/records/recordstime.h"
#include "ui/files/wholefile.h"

#include <QFile>

#include <algorithm>
#include <iterator>
#include <map>

namespace pitwise {

namespace {

ui::Dealer dealerOf(const Person &person)
{
    return {.id = QString::fromStdString(person.id),
            .number = QString::fromStdString(person.number),
            .name = QString::fromStdString(person.name),
            .hasPin = person.hasSecret};
}

QDateTime localTime(const std::string &utc)
{
    return QDateTime::fromMSecsSinceEpoch(timeFromText(utc), Qt::UTC).toLocalTime();
}

ui::KeptSession::State stateOf(SessionState state)
{
    switch (state) {
    case SessionState::UnderWay:
        return ui::KeptSession::State::UnderWay;
    case SessionState::Finished:
        return ui::KeptSession::State::Finished;
    case SessionState::GivenUp:
        return ui::KeptSession::State::GivenUp;
    }
    return {};
}

ui::KeptSession lineOf(const SessionRow &row)
{
    return {.id = QString::fromStdString(row.id),
            .number = QString::fromStdString(row.number),
            .name = QString::fromStdString(row.name),
            .started = localTime(row.startedAt),
            .house = QString::fromStdString(row.houseName),
            .isExam = row.kind == SessionKind::Exam,
            .state = stateOf(row.state),
            .acts = static_cast<int>(row.acts),
            .isJudged = row.summarised,
            .rounds = row.rounds,
            .findings = row.findings,
            .score = row.score,
            .passed = row.passed,
            .seconds = row.seconds};
}

SessionFilter filterOf(const ui::KeptFilter &filter)
{
    SessionFilter wanted{.person = filter.dealer.toStdString()};
    if (filter.examsOnly)
        wanted.kind = SessionKind::Exam;
    if (filter.days > 0)
        wanted.from =
            timeText(QDateTime::currentDateTimeUtc().addDays(-filter.days).toMSecsSinceEpoch());
    return wanted;
}

QString sentenceOf(const std::exception &error)
{
    return QString::fromUtf8(error.what());
}

/// Whoever dealt last comes first, the others by name.
void sortByLastSession(Records &records, std::vector<ui::Dealer> &dealers)
{
    std::map<QString, std::string> last;
    for (const Row &row :
         records.database().ask("SELECT person, MAX(started_at) FROM sessions GROUP BY person"))
        last[QString::fromStdString(row.text(0))] = row.text(1);
    std::stable_sort(dealers.begin(), dealers.end(), [&](const ui::Dealer &a, const ui::Dealer &b) {
        return last[a.id] > last[b.id];
    });
}

} // namespace

RecordsClerk::RecordsClerk(std::string where) : m_where(std::move(where)), m_again(this)
{
    constexpr int TryAgain = 2000;
    m_again.setInterval(TryAgain);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &RecordsClerk::storeAll);
}

RecordsClerk::~RecordsClerk()
{
    m_again.stop();
    storeAll(); // the last chance
}

QString RecordsClerk::shownPlace(const std::string &where)
{
    try {
        return recordsPlace(where).shown;
    } catch (const RecordsError &) {
        return {};
    }
}

Records *RecordsClerk::records(bool create)
{
    if (m_records != nullptr)
        return m_records.get();
    const RecordsPlace place = recordsPlace(m_where);
    const bool file = place.kind == RecordsPlace::Kind::Sqlite;
    if (file && !create && !QFile::exists(place.path))
        return nullptr;
    m_records = std::make_unique<Records>(m_where, RecordsOptions{.create = file});
    return m_records.get();
}

void RecordsClerk::lose(const RecordsError &error)
{
    if (error.isUnusable())
        m_records.reset();
}

void RecordsClerk::tell(const QString &sentence)
{
    if (std::exchange(m_told, sentence) != sentence)
        Q_EMIT troubled(sentence);
}

ui::KnownPeople RecordsClerk::people()
{
    ui::KnownPeople known;
    try {
        Records *const open = records(false);
        if (open == nullptr)
            return known;
        for (const Person &person : open->people().all()) {
            if (person.active)
                (person.role == Role::Trainer ? known.trainers : known.dealers)
                    .push_back(dealerOf(person));
        }
        sortByLastSession(*open, known.dealers);
    } catch (const RecordsError &error) {
        lose(error);
        known.trouble = sentenceOf(error);
    }
    return known;
}

std::pair<ui::Dealer, QString> RecordsClerk::addDealer(const QString &number, const QString &name)
{
    try {
        return {
            dealerOf(records(true)->people().addTrainee(number.toStdString(), name.toStdString())),
            {}};
    } catch (const RecordsError &error) {
        lose(error);
        return {{}, sentenceOf(error)};
    }
}

ui::SignIn RecordsClerk::signIn(const QString &id, const QString &secret)
{
    try {
        Records *const open = records(false);
        if (open == nullptr)
            return {};
        std::string typed = secret.toStdString();
        const Login login = open->people().login(id.toStdString(), Secret::taking(typed));
        return {.right = login.answer == Login::Answer::Right, .wait = login.seconds};
    } catch (const RecordsError &error) {
        lose(error);
        return {.trouble = sentenceOf(error)};
    }
}

ui::KeptList RecordsClerk::list(const ui::KeptFilter &filter)
{
    ui::KeptList list;
    try {
        if (Records *const open = records(false)) {
            for (const SessionRow &row : open->sessions().list(filterOf(filter)))
                list.sessions.push_back(lineOf(row));
        }
    } catch (const RecordsError &error) {
        lose(error);
        list.trouble = sentenceOf(error);
    }
    return list;
}

std::pair<QString, QString> RecordsClerk::text(const QString &id)
{
    try {
        Records *const open = records(false);
        if (open == nullptr)
            return {{}, tr("There are no records.")};
        if (open->sessions().read(id.toStdString()).isSealed())
            return {{}, tr("This exam is under way: its cards are sealed.")};
        return {QString::fromStdString(open->sessions().dealText(id.toStdString())), {}};
    } catch (const RecordsError &error) {
        lose(error);
        return {{}, sentenceOf(error)};
    }
}

QString RecordsClerk::writeCsv(const ui::KeptFilter &filter, const QString &path)
{
    try {
        Records *const open = records(false);
        if (open == nullptr)
            return tr("There are no records.");
        const auto trouble = writeWholeFile(
            path.toStdString(), sessionsAsCsv(*open, {.person = filter.dealer.toStdString()}));
        return trouble ? QString::fromStdString(trouble->why) : QString{};
    } catch (const RecordsError &error) {
        lose(error);
        return sentenceOf(error);
    }
}

void RecordsClerk::keep(const ui::SessionToKeep &session, std::size_t from,
                        std::vector<std::string> lines)
{
    auto found = find(session.id);
    if (found == m_open.end()) {
        m_open.push_back({.session = session, .id = session.id.toStdString()});
        found = std::prev(m_open.end());
    }
    Open &open = *found;
    open.lines.resize(std::min(from, open.lines.size()));
    open.lines.insert(open.lines.end(), std::make_move_iterator(lines.begin()),
                      std::make_move_iterator(lines.end()));
    storeAll();
}

void RecordsClerk::end(const QString &session, bool finished)
{
    const auto found = find(session);
    if (found == m_open.end())
        return;
    found->ending = finished ? SessionState::Finished : SessionState::GivenUp;
    storeAll();
}

/// By the window's id or by the one in the records, which it learns later.
std::list<RecordsClerk::Open>::iterator RecordsClerk::find(const QString &session)
{
    return std::find_if(m_open.begin(), m_open.end(), [&](const Open &open) {
        return open.session.id == session || open.id == session.toStdString();
    });
}

void RecordsClerk::storeAll()
{
    QString trouble;
    for (auto open = m_open.begin(); open != m_open.end() && !m_again.isActive();) {
        bool done = false;
        try {
            store(*open);
            done = open->ending.has_value();
        } catch (const RecordsError &error) {
            trouble = sentenceOf(error);
            lose(error);
            done = !error.isUnusable(); // trying again would not help
            if (!done)
                m_again.start();
        }
        open = done ? m_open.erase(open) : std::next(open);
    }
    tell(trouble);
}

/// The window goes on with its own id for it; only the records have another.
void RecordsClerk::giveNewId(Open &open)
{
    open.id = newId();
    Q_EMIT renamed(open.session.id, QString::fromStdString(open.id));
}

/// A session that was under way when the program ended goes on, if it is the same one.
void RecordsClerk::begin(Records &records, Open &open)
{
    const auto known = records.database().ask("SELECT 1 FROM sessions WHERE id = ?", {open.id});
    if (!known.empty()) {
        const StoredSession stored = records.sessions().read(open.id);
        const auto lines = records.sessions().lines(open.id);
        const bool same = stored.state == SessionState::UnderWay
                       && stored.person == open.session.dealer.toStdString()
                       && lines.size() <= open.lines.size()
                       && std::equal(lines.begin(), lines.end(), open.lines.begin());
        if (same) {
            open.writer = records.sessions().resume(open.id);
            return;
        }
        if (!open.session.isContinued && stored.state == SessionState::UnderWay
            && stored.kind == SessionKind::Practice)
            records.sessions().end(records.sessions().resume(open.id), SessionState::Finished);
        giveNewId(open);
    }
    if (open.session.isContinued)
        return; // opened from a file: not ours to keep
    const auto house = houseText(open.session.house);
    if (!house)
        throw RecordsError{RecordsError::Kind::Refused,
                           open.session.house + ": the house file cannot be read"};
    open.writer = records.sessions().begin({.id = open.id,
                                            .kind = SessionKind::Practice,
                                            .person = open.session.dealer.toStdString(),
                                            .spec = open.session.spec,
                                            .houseText = *house});
}

void RecordsClerk::store(Open &open)
{
    Records &there = *records(true);
    if (!open.writer)
        begin(there, open);
    if (!open.writer)
        return;
    if (open.writer->acts < open.lines.size()) {
        there.sessions().append(*open.writer, std::span{open.lines}.subspan(open.writer->acts));
        Q_EMIT kept(QString::fromStdString(open.id), open.writer->acts);
    }
    if (open.ending)
        there.sessions().end(*open.writer, *open.ending);
}

} // namespace pitwise
