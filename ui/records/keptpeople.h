// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace pitwise::ui {

/// Who deals. An empty id is a guest, of whom the records keep nothing.
struct Dealer
{
    QString id;
    QString number;
    QString name;
    bool hasPin = false;

    [[nodiscard]] bool isGuest() const { return id.isEmpty(); }
    bool operator==(const Dealer &) const = default;
};

/// Everybody in the records.
struct KnownPeople
{
    std::vector<Dealer> dealers; ///< who dealt last comes first
    std::vector<Dealer> trainers;
    std::vector<Dealer> left; ///< who deal and train here no more; trainers have no number
    QString trouble; ///< why they are not known; empty: they are
};

/// A session about to be kept.
struct SessionToKeep
{
    QString id; ///< a UUID made by the window
    QString dealer; ///< `Dealer::id`
    std::string house; ///< id or path
    std::string spec; ///< the tags
    /// Entries of its log that were dealt before. If it is under way in this dealer's records, it
    /// goes on there; else what follows is kept as a session of its own, with these tags.
    std::size_t continued = 0;
    std::string specFromHere;
    std::shared_ptr<const House> rules; ///< of a continued one: the house it goes on with
};

/// A line in the list of kept sessions.
struct KeptSession
{
    enum class State { UnderWay, Finished, GivenUp };

    QString id;
    QString number;
    QString name;
    QDateTime started; ///< local time
    QString house; ///< its name
    bool isExam = false;
    State state{};
    int acts = 0;
    bool isJudged = false; ///< the next ones are known
    int rounds = 0;
    int findings = 0;
    bool hasScore = false; ///< the next two are known; of an exam, they are its result
    double score = 0;
    bool passed = false;
    double seconds = 0; ///< dealt
    bool isHouseOther = false; ///< its house file has changed since
    bool isEngineOther = false; ///< another version of the engine judged it
};

/// A stored session, to be read or dealt on.
struct KeptText
{
    QString text; ///< dealing notation
    QByteArray houseText; ///< the house file it was dealt with
    bool isHouseOther = false; ///< as in `KeptSession`
    bool isEngineOther = false;
};

/// A session of a dealer at this station that has not ended.
struct SessionUnderWay
{
    QString id;
    QString house; ///< its name
    QDateTime when; ///< of the last act
    int rounds = 0; ///< finished ones
    KeptText session;
};

/// Which of them to list.
struct KeptFilter
{
    QString dealer; ///< `Dealer::id`; empty: everybody's
    bool examsOnly = false;
    int days = 0; ///< the last so many; 0: all

    bool operator==(const KeptFilter &) const = default;
};

struct KeptList
{
    QList<KeptSession> sessions; ///< newest first; shared, since there may be thousands
    QString trouble;
};

/// What a try to open records came to.
struct RecordsTrial
{
    bool works = false;
    QString sentence;
};

/// The answer to a PIN or passphrase.
struct SignIn
{
    bool right = false;
    bool tooSoon = false; ///< after wrong tries: not even looked at
    int wait = 0; ///< seconds until the next try
    QString trouble;
};

} // namespace pitwise::ui
