// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/classreport/classreport.h"

#include "app/records/classroom.h"
#include "app/records/mistakemap.h"
#include "ui/handout/classsheet.h"

#include <QDate>

namespace pitwise {

namespace {

Sentence wordsFor(TraineeStanding standing)
{
    switch (standing) {
    case TraineeStanding::NothingYet:
        return words(QT_TRANSLATE_NOOP("Words", "nothing yet"));
    case TraineeStanding::Training:
        return words(QT_TRANSLATE_NOOP("Words", "training"));
    case TraineeStanding::Ready:
        return words(QT_TRANSLATE_NOOP("Words", "ready"));
    case TraineeStanding::Certified:
        return words(QT_TRANSLATE_NOOP("Words", "certified"));
    }
    return {};
}

ClassSheetRow sheetRowOf(const ClassMember &member, const std::string &today)
{
    const auto date = [](const std::string &text) {
        return QDate::fromString(QString::fromStdString(text), Qt::ISODate);
    };
    constexpr int Soon = 30;
    const QDate expires = date(member.expires);
    ClassSheetRow row{.number = member.person.number,
                      .name = member.person.name,
                      .standing = wordsFor(member.standing),
                      .sessions = member.sessions,
                      .rounds = member.rounds,
                      .hours = member.seconds / 3600,
                      .mistakes = member.mistakes,
                      .recentRounds = member.recentRounds,
                      .certifiedFor = member.certifiedFor,
                      .expires = member.expires,
                      .expiresSoon = expires.isValid() && date(today).daysTo(expires) <= Soon};
    if (member.recent > 0)
        row.score = member.score;
    if (!member.stuckOn.empty())
        row.stuckOn = findingCodeFrom(member.stuckOn);
    return row;
}

} // namespace

Document classReport(Records &records, const std::string &today)
{
    ClassSheetFacts facts{.date = today};
    for (const ClassMember &member : classOf(records.database(), records.people(), today))
        facts.people.push_back(sheetRowOf(member, today));
    const MistakeMap map = mistakesIn(records.database());
    for (const MistakeCount &each : map.findings) {
        if (const auto code = findingCodeFrom(each.code))
            facts.mistakes.push_back({*code, each.count, each.people});
    }
    facts.parts = map.parts;
    facts.rounds = map.rounds;
    for (const auto &[place, count] : map.places)
        facts.seats[place.first] += count;
    return classSheet(facts);
}

} // namespace pitwise
