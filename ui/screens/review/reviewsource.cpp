// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/review/reviewsource.h"

#include "engine/house/housefile.h"
#include "engine/training/savedsession.h"
#include "ui/files/sessionfile.h"
#include "ui/files/wholefile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace pitwise::ui {

namespace {

struct ReviewSource
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::ReviewSource)
};

OpenedReview failed(const QString &why)
{
    OpenedReview opened;
    opened.why = why;
    return opened;
}

/// `name` stands before a fault.
OpenedReview reviewOfText(std::string_view text, const std::string &name, const HouseFinder &find)
{
    const SoundPart part = soundPart(text, find);
    const DealReading reading = readDeal(part.text, find);
    if (!reading.ok())
        return failed(QString::fromStdString(toText(reading.faults.front(), name)));
    OpenedReview opened = reviewOf(reading.deal.spec, reading.deal.house, reading.deal.log);
    if (part.spoilt)
        opened.warning = ReviewSource::tr("%1. The review ends before that line.")
                             .arg(QString::fromStdString(toText(*part.spoilt, name)));
    return opened;
}

} // namespace

bool isSilent(const SessionSpec &spec)
{
    return policyOf(settingsOf(spec, {}).coaching).tells == CoachingPolicy::Tells::Never;
}

QString notOverYet()
{
    return ReviewSource::tr("This session is recorded in silence and is not over. You can review "
                            "it once it has ended.");
}

OpenedReview reviewOf(const SessionSpec &spec, const House &house, std::span<const LogEntry> log)
{
    if (log.empty())
        return failed(ReviewSource::tr("Nothing has been dealt in this session yet."));
    OpenedReview opened;
    opened.review = std::make_shared<const Review>(spec, house, log);
    opened.known = {spec.house, house};
    return opened;
}

OpenedReview reviewOfFile(const QString &path, const Environment &environment)
{
    const std::string name = path.toStdString();
    auto file = readWholeFile(name, LargestDealFile);
    if (const auto *trouble = std::get_if<FileError>(&file))
        return failed(QStringLiteral("%1: %2").arg(path, QString::fromStdString(trouble->why)));
    std::string &text = std::get<std::string>(file);
    const bool isOpen = isBeingWritten(name);
    if (isOpen)
        text.resize(text.rfind('\n') + 1); // its last line is still being written
    if (const auto spec = readTags(text); isOpen && spec && isSilent(*spec))
        return failed(notOverYet());
    const QFileInfo info{path};
    const std::string beside = info.absolutePath().toStdString(); // a house may lie there
    OpenedReview opened = reviewOfText(
        text, name, [&](const std::string &house) { return environment.findHouse(house, beside); });
    opened.when = info.lastModified();
    if (opened.review)
        opened.known.name = environment.lastingName(opened.known.name, beside);
    return opened;
}

OpenedReview reviewOfStored(const SessionToReview &stored, bool ended)
{
    const auto spec = readTags(stored.text);
    if (!stored.isOver && !ended && (stored.isExam || (spec && isSilent(*spec))))
        return failed(notOverYet());
    const HouseReading house = readHouse(stored.houseText);
    const auto find = [&](const std::string &) -> std::variant<House, std::string> {
        if (house.ok())
            return house.house;
        return toText(house.faults.front(), "house");
    };
    OpenedReview opened =
        reviewOfText(stored.text, ReviewSource::tr("the records").toStdString(), find);
    opened.when = stored.started;
    opened.isExam = stored.isExam;
    return opened;
}

} // namespace pitwise::ui
