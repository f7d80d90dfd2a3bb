// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/madeclass.h"

#include "app/houses/houselibrary.h"

namespace pitwise::pictures {

namespace {

struct MadePerson
{
    const char *number;
    const char *name;
    ui::Trainee::Standing standing;
    int rounds;
    double score;
    PerGroup<int> mistakes;
    std::optional<FindingCode> stuckOn;
    int expiresIn; ///< days; 0: no certificate
};

using enum ui::Trainee::Standing;

const std::array<MadePerson, 9> &madePeople()
{
    static const std::array<MadePerson, 9> people{{
        {"1042", "Ada Byron", Training, 310, 71.5, {0, 9, 2, 1, 0}, FindingCode::WrongPayout, 0},
        {"1007", "Jonas Weber", Training, 154, 78, {1, 0, 7, 0, 2}, FindingCode::CollectedEarly, 0},
        {"1023", "Mei Lin", Certified, 1250, 98.5, {0, 1, 0, 0, 0}, {}, 12},
        {"1051", "Luc\u00eda Ortega", Training, 96, 84, {2, 2, 1, 0, 0}, {}, 0},
        {"1060", "Amadou Diallo", Training, 120, 88.5, {0, 1, 1, 2, 0}, {}, 0},
        {"1066", "Tom\u00e1s Ferreira Albuquerque de Vasconcelos", NothingYet, 0, 0, {}, {}, 0},
        {"1034", "Grace O'Hara", Ready, 540, 96, {0, 0, 1, 0, 0}, {}, 0},
        {"1012", "Priya Raman", Certified, 980, 99, {0, 0, 0, 0, 0}, {}, 210},
        {"1019", "Sven Lindqvist", Certified, 760, 97, {0, 1, 0, 0, 1}, {}, 330},
    }};
    return people;
}

} // namespace

MadeClass::MadeClass()
{
    const auto found = findHouse("washington");
    if (const auto *house = std::get_if<House>(&found))
        m_house = std::make_shared<const House>(*house);
}

void MadeClass::everybody(QObject *, std::function<void(const ui::ClassList &)> then)
{
    constexpr int RoundsOfFive = 60;
    ui::ClassList list;
    for (const MadePerson &person : madePeople()) {
        ui::Trainee trainee{.person = {.id = QString::fromUtf8(person.number),
                                       .number = QString::fromUtf8(person.number),
                                       .name = QString::fromUtf8(person.name)},
                            .standing = person.standing,
                            .sessions = person.rounds / 12,
                            .rounds = person.rounds,
                            .hours = person.rounds / 60.0,
                            .recent = person.rounds > 0 ? 5 : 0,
                            .recentRounds = person.rounds > 0 ? RoundsOfFive : 0,
                            .score = person.score,
                            .mistakes = person.mistakes,
                            .stuckOn = person.stuckOn,
                            .stuckIn = person.stuckOn ? 4 : 0};
        if (person.expiresIn > 0) {
            trainee.certifiedFor = QStringLiteral("washington");
            trainee.expires = QDate::currentDate().addDays(person.expiresIn);
        }
        list.trainees.push_back(trainee);
    }
    then(list);
}

void MadeClass::mistakes(const ui::MistakeChoice &, QObject *,
                         std::function<void(const ui::MistakeView &)> then)
{
    ui::MistakeView view;
    view.findings = {{FindingCode::WrongPayout, 61, 7},       {FindingCode::CollectedEarly, 38, 4},
                     {FindingCode::SettledOutOfOrder, 27, 6}, {FindingCode::OfferMissed, 19, 5},
                     {FindingCode::LateBetAccepted, 12, 3},   {FindingCode::MissingBurn, 7, 2}};
    view.parts = {{RoundPart::Betting, 14},    {RoundPart::Deal, 9},
                  {RoundPart::Settlement, 78}, {RoundPart::War, 41},
                  {RoundPart::Collecting, 38}, {RoundPart::Trouble, 6}};
    constexpr std::array Main{3, 5, 9, 6, 8, 11, 18};
    for (std::size_t i = 0; i < Main.size(); ++i) {
        const int seat = static_cast<int>(i) + 1;
        view.places[{seat, BetKind::Main}] = Main[i];
        view.places[{seat, BetKind::Tie}] = Main[Main.size() - 1 - i] / 2;
        view.places[{seat, std::nullopt}] = seat % 3 * 4 + 1;
    }
    view.places[{5, BetKind::War}] = 14;
    view.places[{0, std::nullopt}] = 9;
    view.rounds = 4210;
    view.sessions = 351;
    view.mistakes = 186;
    view.houses = {{QStringLiteral("washington"), QStringLiteral("Washington")}};
    view.house = m_house;
    then(view);
}

void MadeClass::attempts(
    const QString &, QObject *,
    std::function<void(const std::vector<ui::ExamAttemptView> &, const QString &)> then)
{
    const QDateTime now = QDateTime::currentDateTime();
    ui::ExamAttemptView passed{.house = QStringLiteral("Washington"),
                               .started = now.addDays(-40),
                               .isJudged = true,
                               .passed = true,
                               .score = 92.5,
                               .isCertified = true,
                               .expires = now.date().addDays(325)};
    ui::ExamAttemptView failed{.house = QStringLiteral("Washington"),
                               .started = now.addDays(-61),
                               .isJudged = true,
                               .score = 74};
    then({passed, failed}, {});
}

void MadeClass::watchExams(bool watch)
{
    if (!watch)
        return;
    ui::ExamBoard board;
    board.isLive = true;
    const QDateTime now = QDateTime::currentDateTime();
    constexpr std::array Acts{"pay 3 main 50", "deal 6", "say war-or-surrender 2", "collect 5"};
    for (std::size_t i = 0; i < Acts.size(); ++i) {
        const MadePerson &person = madePeople()[i];
        board.running.push_back({.session = QString::number(i),
                                 .number = QString::fromUtf8(person.number),
                                 .name = QString::fromUtf8(person.name),
                                 .station = QStringLiteral("station%1").arg(i + 1),
                                 .house = m_house,
                                 .exam = QStringLiteral("Casino War, Washington"),
                                 .started = now.addSecs(-200 - 95 * static_cast<qint64>(i)),
                                 .rounds = static_cast<int>(2 + i * 2),
                                 .ofRounds = 10,
                                 .acts = 80,
                                 .lastAct = QString::fromUtf8(Acts[i]),
                                 .seat = std::array{3, 6, 2, 5}[i],
                                 .lastAt = now});
    }
    for (int i = 0; i < 6; ++i) {
        const MadePerson &person = madePeople()[static_cast<std::size_t>(8 - i)];
        board.done.push_back({.session = QString::number(100 + i),
                              .number = QString::fromUtf8(person.number),
                              .name = QString::fromUtf8(person.name),
                              .house = QStringLiteral("Washington"),
                              .started = now.addDays(-3 * (i + 1)),
                              .isGivenUp = i == 4,
                              .isJudged = i != 4,
                              .passed = i != 2,
                              .score = i == 2 ? 71 : 97.5 - i,
                              .isCertified = i != 2 && i != 4,
                              .expires = now.date().addDays(365 - 3 * i)});
    }
    Q_EMIT examsChanged(board);
}

void MadeHomework::all(QObject *, Answer then)
{
    const QDate today = QDate::currentDate();
    const auto made = [&](const char *title, ui::HomeworkKind kind, int due, int done) {
        ui::Homework homework;
        homework.id = QString::fromUtf8(title);
        homework.title = QString::fromUtf8(title);
        homework.kind = kind;
        homework.house = QStringLiteral("washington");
        homework.due = today.addDays(due);
        homework.done = done;
        homework.people = 9;
        return homework;
    };
    then({.items = {made("Tie bets", ui::HomeworkKind::Lesson, 7, 2),
                    made("Payouts", ui::HomeworkKind::Drill, 3, 6),
                    made("Offer of war or surrender left out", ui::HomeworkKind::Situation, -1, 8)},
          .trouble = {}});
}

} // namespace pitwise::pictures
