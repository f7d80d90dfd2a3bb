// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/examlist.h"

#include "assets/builtinexams.h"
#include "ui/text/translated.h"

#include <QCoreApplication>

namespace pitwise {

namespace {

struct ExamList
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ExamList)
};

QString qtText(const std::string &text)
{
    return QString::fromStdString(text);
}

ui::ExamOffer offerOf(const QString &name, const std::variant<ExamPlan, ExamError> &found)
{
    ui::ExamOffer offer{.exam = name};
    if (const auto *error = std::get_if<ExamError>(&found)) {
        offer.trouble = qtText(error->text);
        return offer;
    }
    const auto &plan = std::get<ExamPlan>(found);
    offer.blueprint = plan.blueprint;
    offer.house = plan.house;
    return offer;
}

ui::ExamAttempt::State attemptStateOf(SessionState state)
{
    switch (state) {
    case SessionState::UnderWay:
        break;
    case SessionState::Finished:
        return ui::ExamAttempt::State::Finished;
    case SessionState::GivenUp:
        return ui::ExamAttempt::State::GivenUp;
    }
    return ui::ExamAttempt::State::UnderWay;
}

QString examName(const StoredSession &stored)
{
    const auto plan = examFromTexts(stored.blueprint, stored.houseText, "blueprint");
    const auto *known = std::get_if<ExamPlan>(&plan);
    return known == nullptr ? QString{} : qtText(known->blueprint.name);
}

void addResult(Records &records, ui::ExamAttempt &attempt)
{
    const auto result = records.results().ofSession(attempt.session.toStdString());
    if (!result)
        return;
    attempt.result = qtText(result->id);
    attempt.passed = result->passed;
    attempt.score = result->score;
    for (const StoredCertificate &one : records.results().certificatesOf(result->id))
        attempt.certificates << ui::IssuedPaper{.id = qtText(one.id),
                                                .granted = qtText(one.granted),
                                                .expires = qtText(one.expires),
                                                .isRevoked = one.isVoid,
                                                .text = qtText(one.text)};
}

} // namespace

QList<ui::ExamOffer> builtInOffers()
{
    QList<ui::ExamOffer> all;
    for (const BuiltInExam &builtIn : builtInExams()) {
        const std::string id{builtIn.id};
        all << offerOf(qtText(id), findExam(id));
    }
    return all;
}

ui::ExamOffer readOffer(const QString &path)
{
    const auto found = loadExam(path.toStdString());
    ui::ExamOffer offer = offerOf(path, found);
    if (const auto *plan = std::get_if<ExamPlan>(&found); plan != nullptr && !canBeMade(*plan))
        offer.trouble = ExamList::tr("%1:1:1: no shoe was found that meets every situation; demand "
                                     "fewer, or more rounds or irregularities")
                            .arg(path);
    return offer;
}

QList<ui::ExamAttempt> attemptsOf(Records &records, const std::string &person)
{
    QList<ui::ExamAttempt> attempts;
    for (const SessionRow &row :
         records.sessions().list({.person = person, .kind = SessionKind::Exam})) {
        ui::ExamAttempt attempt{.session = qtText(row.id),
                                .exam = examName(records.sessions().read(row.id)),
                                .house = qtText(row.houseName),
                                .started =
                                    QDateTime::fromMSecsSinceEpoch(timeFromText(row.startedAt)),
                                .state = attemptStateOf(row.state)};
        addResult(records, attempt);
        attempts << attempt;
    }
    return attempts;
}

ui::EndedExam dealtAgain(Records &records, const std::string &session)
{
    const StoredSession stored = records.sessions().read(session);
    const auto result = records.results().ofSession(session);
    const auto seed = result ? seedIn(result->text) : std::nullopt;
    if (!seed)
        return {.trouble = ExamList::tr("This exam is under way: its cards are sealed.")};
    auto replayed = replayExam({stored.blueprint, stored.houseText, *seed, stored.headSpec,
                                records.sessions().lines(session)});
    if (const auto *why = std::get_if<Sentence>(&replayed))
        return {.trouble = ui::translated(*why)};
    return {.sitting =
                std::make_shared<const ExamSitting>(std::get<ReplayedExam>(replayed).sitting),
            .session = session,
            .result = qtText(result->id),
            .passed = result->passed,
            .givenUp = stored.state == SessionState::GivenUp};
}

} // namespace pitwise
