// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/recordsclerk.h"

#include "app/crypto/enginehash.h"
#include "app/desktop/recordsexport.h"
#include "app/desktop/schoolclerk.h"
#include "app/houses/houselibrary.h"
#include "app/records/handin.h"
#include "app/records/recordstime.h"
#include "app/records/sessionoutcome.h"
#include "engine/session/notation.h"
#include "engine/session/score.h"
#include "ui/files/wholefile.h"

#include <algorithm>
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
            .hasScore = row.scored,
            .score = row.score,
            .passed = row.passed,
            .seconds = row.seconds,
            .isEngineOther = row.engine != engineHash()};
}

/// The house file that this session names is another one today.
bool isHouseOther(const StoredSession &stored)
{
    const auto spec = readTags(stored.spec);
    const auto today = spec ? houseText(spec->house) : std::nullopt;
    return today && toHex(digestOf(*today)) != stored.houseHash;
}

/// The hashes of today's house files, each read once.
class HousesOfToday
{
public:
    /// A house that is not known by its id here is taken for the same.
    bool isOther(const std::string &id, const std::string &hash)
    {
        const auto found = m_hashes.find(id);
        if (found != m_hashes.end())
            return !found->second.empty() && found->second != hash;
        const auto text = houseText(id);
        m_hashes[id] = text ? toHex(digestOf(*text)) : std::string{};
        return isOther(id, hash);
    }

private:
    std::map<std::string, std::string> m_hashes;
};

/// A session under way is judged as far as it is.
void judge(Records &records, ui::KeptSession &session)
{
    const StoredSession stored = records.sessions().read(session.id.toStdString());
    const auto outcome = outcomeOf(stored, records.sessions().lines(stored.id));
    const auto *known = std::get_if<SessionOutcome>(&outcome);
    if (known == nullptr)
        return;
    const Summary &sum = known->summary;
    session.isJudged = true;
    session.rounds = sum.rounds;
    session.findings = sum.critical + sum.major + sum.minor;
    session.hasScore = true;
    session.score = sum.score;
    session.passed = sum.passed;
    session.seconds = sum.seconds;
}

QString sentenceOf(const std::exception &error)
{
    return QString::fromUtf8(error.what());
}

ui::KeptText textOf(Records &records, const StoredSession &stored)
{
    return {.text = QString::fromStdString(records.sessions().dealText(stored.id)),
            .houseText = QByteArray::fromStdString(stored.houseText),
            .isHouseOther = isHouseOther(stored),
            .isEngineOther = stored.engine != engineHash()};
}

ui::SessionUnderWay underWayIn(Records &records, const std::string &id)
{
    const StoredSession stored = records.sessions().read(id);
    ui::SessionUnderWay session{.id = QString::fromStdString(id),
                                .when = localTime(stored.startedAt),
                                .session = textOf(records, stored)};
    const auto played = replayStored(stored, records.sessions().lines(id));
    if (const auto *dealt = std::get_if<Session>(&played)) {
        session.house = QString::fromStdString(dealt->house().name);
        session.rounds = static_cast<int>(endedFrom(*dealt, 0).size());
        if (!dealt->log().empty() && dealt->log().back().at.known())
            session.when = session.when.addMSecs(dealt->log().back().at.ms());
    }
    return session;
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

/// What this login at a server may do; empty: a file is its owner's.
QString rightsOf(Database &database)
{
    if (database.isSqlite())
        return {};
    const auto may = [&](const char *table, const char *what) {
        return database
                   .one("SELECT has_table_privilege(?, ?)", {std::string{"pitwise."} + table, what},
                        "")
                   .number(0)
            != 0;
    };
    return QLatin1Char(' ')
         + (may("acts", "DELETE")     ? RecordsClerk::tr("This login owns the records.")
            : may("people", "INSERT") ? RecordsClerk::tr("This login is a trainer's: it may also "
                                                         "add people and set homework.")
                                      : RecordsClerk::tr("This login is a station's: it may deal "
                                                         "and read."));
}

} // namespace

RecordsClerk::RecordsClerk(RecordsFiles files, int retryMs)
    : m_files(std::move(files)),
      m_handIn(this),
      m_retryMs(retryMs)
{
    m_handIn.setSingleShot(true);
    connect(&m_handIn, &QTimer::timeout, this, [this] {
        m_awaySince.invalidate(); // time to ask the server again
        handInNow();
    });
}

QString RecordsClerk::shownPlace(const std::string &where)
{
    try {
        return recordsPlace(where).shown;
    } catch (const RecordsError &) {
        return {};
    }
}

ui::RecordsTrial RecordsClerk::tryRecords(const std::string &where)
{
    try {
        if (!recordsPlace(where).password.isEmpty())
            return {.works = false,
                    .sentence = tr("Leave the password out: it would be stored for all to read. "
                                   "Put it into the file .pgpass in your home folder.")};
        const RecordsFiles files{where, {}};
        std::unique_ptr<Records> records =
            files.hasServer() ? std::make_unique<Records>(where) : files.openLocal(false);
        if (records == nullptr)
            return {.works = true,
                    .sentence = tr("There is no such file yet. It is created when somebody is "
                                   "added.")};
        const auto count = [&](const char *sql) {
            return static_cast<int>(records->database().one(sql, {}, "").number(0));
        };
        const int people = count("SELECT COUNT(*) FROM people");
        const int sessions = count("SELECT COUNT(*) FROM sessions");
        return {.works = true,
                .sentence = tr("It works: %n person(s),", nullptr, people) + QLatin1Char(' ')
                          + tr("%n session(s).", nullptr, sessions)
                          + rightsOf(records->database())};
    } catch (const RecordsError &error) {
        return {.works = false, .sentence = sentenceOf(error)};
    }
}

Records *RecordsClerk::local(bool create)
{
    if (m_local == nullptr)
        m_local = m_files.openLocal(create);
    return m_local.get();
}

Records &RecordsClerk::server()
{
    if (isAway())
        throw *m_away;
    if (m_server == nullptr)
        m_server = std::make_unique<Records>(m_files.where);
    return *m_server;
}

/// It was away a moment ago: not asked again.
bool RecordsClerk::isAway() const
{
    return m_away && m_awaySince.isValid() && m_awaySince.elapsed() < m_retryMs;
}

void RecordsClerk::goOffline(const RecordsError &error)
{
    if (isAway())
        return;
    m_server.reset();
    m_awaySince.start();
    m_handIn.start(m_retryMs);
    if (!m_away || std::string_view{m_away->what()} != error.what())
        Q_EMIT offline(sentenceOf(error));
    m_away = error;
}

void RecordsClerk::handInSoon()
{
    constexpr int Soon = 200;
    if (m_files.hasServer() && !m_handIn.isActive())
        m_handIn.start(Soon);
}

void RecordsClerk::handInNow()
{
    if (!m_files.hasServer())
        return;
    try {
        Records &journal = *local();
        try {
            const bool isFirst = m_server == nullptr;
            Records &school = server();
            if (isFirst)
                fetchPeople(school, journal);
            const HandInReport report = handIn(journal, school);
            if (std::exchange(m_away, std::nullopt))
                Q_EMIT offline({});
            for (const ChainFault &fault : report.refused) {
                const QString id = QString::fromStdString(fault.session);
                if (!m_refused.contains(id))
                    Q_EMIT troubled(tr("The server does not take a session: %1")
                                        .arg(QString::fromStdString(fault.what)));
                m_refused << id;
            }
        } catch (const RecordsError &error) {
            goOffline(error);
        }
    } catch (const RecordsError &error) {
        m_local.reset();
        Q_EMIT troubled(sentenceOf(error));
    }
}

template<typename Work>
bool RecordsClerk::with(Work work, bool create)
{
    if (m_files.hasServer()) {
        try {
            work(server());
            return true;
        } catch (const RecordsError &error) {
            if (!error.isUnusable() || error.kind() == RecordsError::Kind::NotAllowed)
                throw;
            goOffline(error);
        }
    }
    try {
        Records *const records = local(create);
        if (records != nullptr)
            work(*records);
        return records != nullptr;
    } catch (const RecordsError &error) {
        if (error.isUnusable())
            m_local.reset();
        throw;
    }
}

ui::KnownPeople RecordsClerk::people()
{
    ui::KnownPeople known;
    try {
        with([&](Records &records) {
            known = {};
            if (&records == m_server.get())
                fetchPeople(records, *local()); // they sign in while it is away, too
            for (const Person &person : records.people().all()) {
                (!person.active                 ? known.left
                 : person.role == Role::Trainer ? known.trainers
                                                : known.dealers)
                    .push_back(dealerOf(person));
            }
            sortByLastSession(records, known.dealers);
        });
    } catch (const RecordsError &error) {
        known.trouble = sentenceOf(error);
    }
    return known;
}

QString RecordsClerk::changePeople(const std::function<void(People &)> &work)
{
    try {
        if (!m_files.hasServer()) {
            work(local(true)->people());
            return {};
        }
        work(server().people());
        fetchPeople(*m_server, *local());
        return {};
    } catch (const RecordsError &error) {
        if (error.isUnusable())
            m_local.reset();
        return sentenceOf(error);
    }
}

std::pair<ui::Dealer, QString> RecordsClerk::addDealer(const QString &number, const QString &name)
{
    ui::Dealer added;
    const QString trouble = changePeople([&](People &people) {
        added = dealerOf(people.addTrainee(number.toStdString(), name.toStdString()));
    });
    return {added, trouble};
}

std::pair<ui::Dealer, QString> RecordsClerk::addTrainer(const QString &name,
                                                        const QString &passphrase)
{
    ui::Dealer added;
    const QString trouble = changePeople([&](People &people) {
        added = dealerOf(people.addTrainer(name.toStdString(), secretFrom(passphrase)));
    });
    return {added, trouble};
}

QString RecordsClerk::setLeft(const QString &id, bool hasLeft)
{
    return changePeople([&](People &people) { people.setActive(id.toStdString(), !hasLeft); });
}

QString RecordsClerk::setSecret(const QString &id, const QString &secret)
{
    return changePeople(
        [&](People &people) { people.setSecret(id.toStdString(), secretFrom(secret)); });
}

ui::SignIn RecordsClerk::signIn(const QString &id, const QString &secret)
{
    ui::SignIn answer;
    try {
        with([&](Records &records) {
            const std::string person = id.toStdString();
            const Login login = records.people().login(person, secretFrom(secret));
            answer = {.right = login.answer == Login::Answer::Right,
                      .tooSoon = login.answer == Login::Answer::Wait,
                      .wait = login.seconds};
            if (login.answer == Login::Answer::NotSet
                && records.people().byId(person).role == Role::Trainer)
                answer.trouble = tr("A trainer's passphrase is known to the server only, which "
                                    "cannot be reached.");
            else if (login.answer == Login::Answer::NotSet)
                answer.trouble = tr("No PIN is set any more. Choose the name again.");
            if (login.answer == Login::Answer::Unusable)
                answer.trouble =
                    tr("What is stored of this PIN is damaged. A new one must be set.");
        });
    } catch (const RecordsError &error) {
        answer.trouble = sentenceOf(error);
    }
    return answer;
}

QList<ui::KeptSession> RecordsClerk::listFrom(Records &records, const SessionFilter &filter)
{
    constexpr int Most = 20; // of those that nobody ended
    QList<ui::KeptSession> lines;
    HousesOfToday today;
    int judged = 0;
    for (const SessionRow &row : records.sessions().list(filter)) {
        lines.push_back(lineOf(row));
        lines.back().isHouseOther = today.isOther(row.house, row.houseHash);
        if (!row.summarised && row.kind == SessionKind::Practice && judged++ < Most)
            judge(records, lines.back());
    }
    return lines;
}

ui::KeptList RecordsClerk::list(const ui::KeptFilter &filter)
{
    ui::KeptList list;
    try {
        handInNow(); // what was just dealt is in the list
        with([&](Records &records) { list.sessions = listFrom(records, filterOf(filter)); });
    } catch (const RecordsError &error) {
        list.trouble = sentenceOf(error);
    }
    return list;
}

std::pair<ui::KeptText, QString> RecordsClerk::text(const QString &id)
{
    std::pair<ui::KeptText, QString> answer{{}, tr("There are no records.")};
    try {
        with([&](Records &records) {
            const StoredSession stored = records.sessions().read(id.toStdString());
            if (stored.isSealed())
                answer = {{}, tr("This exam is under way: its cards are sealed.")};
            else
                answer = {textOf(records, stored), {}};
        });
    } catch (const RecordsError &error) {
        answer = {{}, sentenceOf(error)};
    }
    return answer;
}

QList<ui::SessionUnderWay> RecordsClerk::underWay(const QString &dealer)
{
    QList<ui::SessionUnderWay> sessions;
    try {
        Records *const here = local(); // what is dealt at this station is in its own file first
        if (here == nullptr)
            return sessions;
        for (const std::string &id : here->sessions().practiceUnderWay(dealer.toStdString()))
            sessions.push_back(underWayIn(*here, id));
    } catch (const RecordsError &error) {
        if (error.isUnusable())
            m_local.reset();
    }
    return sessions;
}

QString RecordsClerk::exportTo(const ui::ExportWish &wish, const QString &path)
{
    QString answer = tr("There are no records.");
    try {
        with([&](Records &records) { answer = writeExport(records, wish, path.toStdString()); });
    } catch (const RecordsError &error) {
        answer = sentenceOf(error);
    }
    return answer;
}

QString RecordsClerk::writeDeal(const QString &id, const QString &path)
{
    const auto [session, why] = text(id);
    if (!why.isEmpty())
        return why;
    const auto trouble = writeWholeFile(path.toStdString(), session.text.toStdString());
    return trouble ? QString::fromStdString(trouble->why) : QString{};
}

QString RecordsClerk::run(const std::function<void(Records &)> &work, bool create)
{
    try {
        with(work, create);
        return {};
    } catch (const std::exception &error) {
        return sentenceOf(error);
    }
}

} // namespace pitwise
