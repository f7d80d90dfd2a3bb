// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/maderecords.h"

#include "app/desktop/pictures/carelessdealer.h"
#include "app/desktop/recordsexport.h"
#include "app/houses/houselibrary.h"
#include "engine/training/savedsession.h"

#include <array>

namespace pitwise::pictures {

namespace {

ui::Dealer dealerOf(const char *id, const char *number, const char *name)
{
    return {QString::fromUtf8(id), QString::fromUtf8(number), QString::fromUtf8(name), true};
}

/// What one of the sessions came to.
struct MadeSession
{
    int day; ///< before the pictures are taken
    std::size_t dealer; ///< in `madeDealers`
    const char *house;
    int rounds;
    int findings;
    double score;
    bool isExam;
};

constexpr std::array Sessions{
    MadeSession{1, 0, "Casino War, Washington", 14, 3, 96, false},
    MadeSession{2, 1, "War, Ontario", 20, 9, 71.5, false},
    MadeSession{2, 0, "Casino War, Washington", 10, 1, 97.5, true},
    MadeSession{4, 3, "War Blackjack", 8, 6, 82, false},
    MadeSession{5, 0, "Casino War, Washington", 22, 5, 88, false},
    MadeSession{9, 2, "Casino War, three hands", 18, 0, 100, false},
    MadeSession{12, 0, "Casino War, The Basics", 16, 11, 64, false},
    MadeSession{15, 1, "Casino War, Washington", 10, 4, 78.5, true},
};

std::vector<ui::Dealer> madeDealers()
{
    return {madeDealer(), dealerOf("2", "1043", "Ben Cole"),
            dealerOf("3", "1051", "Mar\u00eda Jos\u00e9 Fern\u00e1ndez-Oliveira"),
            dealerOf("4", "1058", "Wei Chen")};
}

} // namespace

ui::Dealer madeDealer()
{
    return dealerOf("1", "1042", "Ada Byron");
}

QString MadeRecords::place() const
{
    return QStringLiteral("postgresql://school.example/pitwise");
}

QStringList MadeRecords::exportColumns(ui::ExportWish::What what) const
{
    return tableColumns(what);
}

void MadeRecords::people(QObject *, std::function<void(const ui::KnownPeople &)> then)
{
    then({madeDealers(), {dealerOf("5", "", "Kim Moreau")}, {}});
}

void MadeRecords::list(const ui::KeptFilter &filter, QObject *,
                       std::function<void(const ui::KeptList &)> then)
{
    using State = ui::KeptSession::State;
    const QDateTime today{QDate{2026, 3, 1}, QTime{14, 30}};
    const std::vector<ui::Dealer> dealers = madeDealers();
    ui::KeptList list;
    for (std::size_t i = 0; i < Sessions.size(); ++i) {
        const MadeSession &made = Sessions[i];
        const ui::Dealer &who = dealers[made.dealer];
        const bool fits = (filter.dealer.isEmpty() || filter.dealer == who.id)
                       && (!filter.examsOnly || made.isExam)
                       && (filter.days == 0 || made.day <= filter.days);
        if (!fits)
            continue;
        constexpr double PassMark = 80;
        constexpr double SecondsARound = 74;
        list.sessions.push_back({.id = QString::number(i),
                                 .number = who.number,
                                 .name = who.name,
                                 .started = today.addDays(-made.day),
                                 .house = QLatin1String{made.house},
                                 .isExam = made.isExam,
                                 .state = State::Finished,
                                 .acts = made.rounds * 24,
                                 .isJudged = true,
                                 .rounds = made.rounds,
                                 .findings = made.findings,
                                 .hasScore = true,
                                 .score = made.score,
                                 .passed = made.score >= PassMark,
                                 .seconds = made.rounds * SecondsARound});
    }
    then(list);
}

void MadeReviews::session(
    const QString &id, QObject *,
    std::function<void(const ui::SessionToReview &, const QString &trouble)> then)
{
    PlaySettings settings;
    settings.house = "washington";
    settings.seats = 5;
    settings.coaching = Coaching::Practice;
    settings.seed = id.toULongLong() + 31;
    Sitting sitting{settings, std::get<House>(findHouse(settings.house, {}))};
    CarelessDealer dealer;
    std::int64_t now = 0;
    constexpr int Rounds = 6;
    constexpr int Pace = 2900;
    while (sitting.roundsDone() < Rounds)
        (void)sitting.perform(dealer.insteadOf(*sitting.next()), now += Pace);
    then({.text = textOf(sitting),
          .houseText = houseText(settings.house).value_or(""),
          .started = QDateTime{QDate{2026, 2, 28}, QTime{9, 30}},
          .isOver = true},
         {});
}

} // namespace pitwise::pictures
