// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/sessionkeeper.h"

#include "engine/session/notation.h"

#include <QUuid>

#include <utility>

namespace pitwise::ui {

SessionKeeper::SessionKeeper(SessionController *controller, RecordsDesk *desk, QObject *parent)
    : QObject(parent),
      m_controller(controller),
      m_desk(desk)
{
    connect(controller, &SessionController::started, this, &SessionKeeper::start);
    connect(controller, &SessionController::stepped, this, [this](const Step &step) {
        if (!step.refused)
            keep();
    });
    connect(desk, &RecordsDesk::renamed, this, [this](const QString &session, const QString &id) {
        if (session == m_session)
            setSession(id);
    });
    connect(desk, &RecordsDesk::ahead, this,
            [this](const QString &session, const QString &text, const QByteArray &houseText) {
                if (session != m_session)
                    return;
                const bool dealtOn = m_controller->sitting().session().log().size() > m_kept;
                abandon();
                if (!dealtOn)
                    Q_EMIT moreIsKnown(text, houseText);
                else
                    Q_EMIT notKept();
            });
}

void SessionKeeper::setDealer(const Dealer &dealer)
{
    const bool same = dealer.id == m_dealer.id;
    if (!same && m_controller->hasSitting()) {
        finish();
        m_abandoned = true;
    }
    m_dealer = dealer;
    if (!same)
        Q_EMIT dealerChanged(dealer);
}

void SessionKeeper::setSession(const QString &id)
{
    m_session = id;
    Q_EMIT sessionChanged(id);
}

void SessionKeeper::start()
{
    finish();
    m_kept = 0;
    m_hasRounds = false;
    m_abandoned = false;
    const Session &session = m_controller->sitting().session();
    const bool goesOn = session.log().size() > session.spec().sitting.shown;
    m_continued = goesOn ? session.log().size() : 0;
    m_rules = goesOn ? std::make_shared<const House>(session.house()) : nullptr;
    if (goesOn)
        keep(); // the records look at once whether it is one of this dealer's
}

/// What is at the table is not kept any further, and does not end.
void SessionKeeper::abandon()
{
    m_abandoned = true;
    setSession({});
}

void SessionKeeper::finish()
{
    if (m_session.isEmpty())
        return;
    m_desk->end(m_session, m_hasRounds);
    setSession({});
}

void SessionKeeper::keep()
{
    if (m_dealer.isGuest() || m_abandoned)
        return;
    const Sitting &sitting = m_controller->sitting();
    const Session &session = sitting.session();
    if (m_session.isEmpty())
        setSession(QUuid::createUuid().toString(QUuid::WithoutBraces));
    std::vector<std::string> lines;
    for (std::size_t i = m_kept; i < session.log().size(); ++i)
        lines.push_back(toText(session.log()[i], session.house().table.chips));
    const std::size_t from = std::exchange(m_kept, session.log().size());
    SessionSpec fromHere = session.spec();
    fromHere.sitting.shown = m_continued;
    m_hasRounds = sitting.roundsDone() > 0;
    m_desk->keep({.id = m_session,
                  .dealer = m_dealer.id,
                  .house = session.spec().house,
                  .spec = toText(session.spec()),
                  .continued = m_continued,
                  .specFromHere = m_continued > 0 ? toText(fromHere) : std::string{},
                  .rules = m_rules},
                 from, std::move(lines));
}

} // namespace pitwise::ui
