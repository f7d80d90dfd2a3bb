// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/keptfiles.h"

#include "app/houses/houselibrary.h"
#include "engine/session/notation.h"
#include "engine/training/savedsession.h"
#include "ui/files/wholefile.h"

#include <QDateTime>
#include <QDir>

#include <algorithm>

namespace pitwise {

namespace {

constexpr qsizetype FilesAtMost = 400;

/// The newest first.
QFileInfoList filesOf(const QString &folder)
{
    QFileInfoList files =
        QDir{folder}.entryInfoList({QStringLiteral("*.deal")}, QDir::Files, QDir::Time);
    return files.mid(0, FilesAtMost);
}

/// The session as far as it can be read.
std::optional<Session> sessionIn(const QFileInfo &file)
{
    const auto read = readWholeFile(file.absoluteFilePath().toStdString(), LargestDealFile);
    const auto *text = std::get_if<std::string>(&read);
    if (text == nullptr)
        return std::nullopt;
    const HouseFinder find = [&](const std::string &name) -> std::variant<House, std::string> {
        auto found = findHouse(name, file.absolutePath().toStdString());
        if (auto *house = std::get_if<House>(&found))
            return std::move(*house);
        return std::get<HouseError>(found).text;
    };
    const std::string_view whole{text->data(), text->rfind('\n') + 1};
    const DealReading deal = readDeal(soundPart(whole, find).text, find);
    if (!deal.ok())
        return std::nullopt;
    return replay(deal.deal.spec, deal.deal.house, deal.deal.log);
}

/// The file changed last when the last act was dealt.
Moment beginOf(const QFileInfo &file, const Session &session)
{
    const auto &log = session.log();
    const auto last = std::find_if(log.rbegin(), log.rend(),
                                   [](const LogEntry &entry) { return entry.at.known(); });
    const qint64 changed = file.lastModified().toMSecsSinceEpoch();
    return Moment::ofMs(last == log.rend() ? changed : changed - last->at.ms());
}

} // namespace

const KeptFiles::Known *KeptFiles::known(const QFileInfo &file)
{
    auto &known = m_known[file.absoluteFilePath()];
    if (known && known->size == file.size())
        return &*known;
    known.reset();
    if (const auto session = sessionIn(file)) {
        const Moment began = beginOf(file, *session);
        known = Known{file.size(), inFigures(*session, began),
                      resultsOf(observationsOf(session->spec(), session->house(), session->log()),
                                session->log())};
    }
    return known ? &*known : nullptr;
}

DealerPast KeptFiles::pastNow()
{
    std::vector<const Known *> all;
    for (const QFileInfo &file : filesOf(m_folder())) {
        if (const Known *each = known(file))
            all.push_back(each);
    }
    std::stable_sort(all.begin(), all.end(), [](const Known *a, const Known *b) {
        return a->figures.began < b->figures.began;
    });
    DealerPast past;
    for (const Known *each : all) {
        past.sessions.push_back(each->figures);
        for (const SkillResult &result : each->results)
            past.memory.remember(result, each->figures.began);
    }
    return past;
}

DealerPast KeptFiles::past()
{
    const std::lock_guard lock{m_mutex};
    return pastNow();
}

std::vector<OwnMistake> KeptFiles::mistakes(const std::string &house, int most)
{
    const std::lock_guard lock{m_mutex};
    const DealerPast past = pastNow();
    std::vector<OwnMistake> mistakes;
    for (const QFileInfo &file : filesOf(m_folder())) {
        const Known *each = known(file);
        if (each == nullptr || each->figures.house != house || each->figures.findings == 0)
            continue;
        if (const auto session = sessionIn(file))
            keepOpen(mistakes, mistakesIn(*session, each->figures.began), past.memory, most);
        if (static_cast<int>(mistakes.size()) >= most)
            break;
    }
    return mistakes;
}

} // namespace pitwise
