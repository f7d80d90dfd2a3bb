// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/recordsdesk.h"
#include "ui/session/sessioncontroller.h"

#include <QObject>

namespace pitwise::ui {

/// Keeps every session of whoever deals in the records, act by act. A guest's is not kept.
class SessionKeeper : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    SessionKeeper(SessionController *controller, RecordsDesk *desk, QObject *parent = nullptr);

    /// From the next session on. What is at the table belongs to whoever dealt it so far: it ends
    /// in the records, and is not kept any further.
    void setDealer(const Dealer &dealer);
    [[nodiscard]] const Dealer &dealer() const { return m_dealer; }

    /// The session at the table, as the records know it; empty: it is not kept.
    [[nodiscard]] QString session() const { return m_session; }

Q_SIGNALS:
    void dealerChanged(const pitwise::ui::Dealer &dealer);
    /// Another session is kept, or none (empty).
    void sessionChanged(const QString &id);
    /// The session at the table has to be read again from this text: the records have more of it.
    void moreIsKnown(const QString &text, const QByteArray &houseText);
    /// The session at the table went on, but not in this dealer's records.
    void notKept();

private:
    void start();
    void keep();
    void finish();
    void abandon();
    void setSession(const QString &id);

    SessionController *m_controller;
    RecordsDesk *m_desk;
    Dealer m_dealer;
    QString m_session; ///< empty: nothing kept yet
    std::size_t m_kept = 0; ///< entries of the log handed to the desk
    bool m_hasRounds = false; ///< a round was finished in it
    std::size_t m_continued = 0; ///< entries of the log when the sitting came to the table
    std::shared_ptr<const House> m_rules; ///< of a continued sitting
    bool m_abandoned = false; ///< the sitting at the table is not kept
};

} // namespace pitwise::ui
