// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/recordsreview.h"

#include "app/desktop/desktoprecords.h"
#include "app/records/records.h"

#include <QCoreApplication>

namespace pitwise {

namespace {

struct ReviewWords
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::RecordsReview)
};

} // namespace

void RecordsReview::session(const QString &id, QObject *context,
                            std::function<void(const ui::SessionToReview &, const QString &)> then)
{
    struct Found
    {
        ui::SessionToReview session;
        bool isSealed = false;
        bool any = false;
    };
    m_records.lookUp<Found>(
        context,
        [id = id.toStdString()](Records &records, Found &found) {
            const StoredSession stored = records.sessions().read(id);
            found.any = true;
            found.isSealed = stored.isSealed();
            if (found.isSealed)
                return;
            ui::SessionToReview &session = found.session;
            session.isExam = stored.kind == SessionKind::Exam;
            session.isOver = stored.state != SessionState::UnderWay;
            session.started =
                QDateTime::fromString(QString::fromStdString(stored.startedAt), Qt::ISODateWithMs)
                    .toLocalTime();
            session.houseText = stored.houseText;
            session.text = stored.spec;
            for (const std::string &line : records.sessions().lines(id)) // answers are no acts
                session.text += (line.starts_with("answer ") ? "# " : "") + line + '\n';
        },
        [then = std::move(then)](const Found &found, const QString &trouble) {
            if (!trouble.isEmpty())
                then({}, trouble);
            else if (found.isSealed)
                then({}, ReviewWords::tr("This exam is under way: its cards are sealed."));
            else if (!found.any)
                then({}, ReviewWords::tr("There are no records."));
            else
                then(found.session, {});
        });
}

} // namespace pitwise
