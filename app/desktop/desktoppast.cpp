// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktoppast.h"

#include "app/desktop/keptfiles.h"
#include "app/records/skillrecords.h"

#include <QPointer>

namespace pitwise {

namespace {

constexpr int MistakesAtMost = 12;

} // namespace

DesktopPast::DesktopPast(DesktopRecords &records, std::function<QString()> folder)
    : m_records(records),
      m_files(std::make_shared<KeptFiles>(std::move(folder)))
{
}

DesktopPast::~DesktopPast() = default;

void DesktopPast::past(const QString &person, QObject *context,
                       std::function<void(const DealerPast &, const QString &)> then)
{
    if (person.isEmpty())
        return m_work.start(
            [files = m_files] { return files->past(); },
            [there = QPointer<QObject>{context}, then = std::move(then)](const DealerPast &past) {
                if (there)
                    then(past, {});
            });
    m_records.lookUp<DealerPast>(
        context,
        [id = person.toStdString()](Records &records, DealerPast &past) {
            past = pastOf(records, id).past;
        },
        std::move(then));
}

void DesktopPast::mistakes(
    const QString &person, const std::string &house, QObject *context,
    std::function<void(const std::vector<OwnMistake> &, const QString &)> then)
{
    if (person.isEmpty())
        return m_work.start(
            [files = m_files, house] { return files->mistakes(house, MistakesAtMost); },
            [there = QPointer<QObject>{context},
             then = std::move(then)](const std::vector<OwnMistake> &mistakes) {
                if (there)
                    then(mistakes, {});
            });
    m_records.lookUp<std::vector<OwnMistake>>(
        context,
        [id = person.toStdString(), house](Records &records, std::vector<OwnMistake> &mistakes) {
            mistakes =
                mistakesOf(records, id, house, pastOf(records, id).past.memory, MistakesAtMost);
        },
        std::move(then));
}

} // namespace pitwise
