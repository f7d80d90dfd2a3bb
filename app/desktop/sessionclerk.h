// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/recordsfiles.h"
#include "ui/records/keptpeople.h"

#include <QObject>
#include <QTimer>

#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pitwise {

/// Stores the window's sessions in a file of this computer, act by act, on a thread that does
/// nothing else. What cannot be stored now stays here and is tried again.
class SessionClerk : public QObject
{
    Q_OBJECT

public:
    SessionClerk(RecordsFiles files, int retryMs);
    ~SessionClerk() override;

    void keep(const ui::SessionToKeep &session, std::size_t from, std::vector<std::string> lines);
    void end(const QString &session, bool finished);

Q_SIGNALS:
    // As those of `ui::RecordsDesk`.
    void kept(const QString &session, std::size_t acts);
    void renamed(const QString &session, const QString &id);
    void ahead(const QString &session, const QString &text, const QByteArray &houseText);
    void troubled(const QString &sentence);
    /// The file has something new, to be handed in.
    void changed();

private:
    /// A session of the window that is not completely stored and ended.
    struct Open
    {
        ui::SessionToKeep session;
        std::string id; ///< in the records
        std::vector<std::string> lines; ///< all of them
        std::optional<SessionWriter> writer; ///< none: not begun
        std::optional<SessionState> ending; ///< none: under way
        bool isDropped = false; ///< not kept: its lines do not matter
    };

    std::list<Open>::iterator find(const QString &session);
    void storeAll();
    void store(Open &open);
    void begin(Open &open);
    void beginNew(Open &open);
    void goOn(Open &open);
    [[nodiscard]] std::optional<std::string> houseOf(const ui::SessionToKeep &session);
    /// Ends what this dealer left under way here when the program was closed.
    void endEarlier(const Open &open);
    void drop(Open &open);
    void tell(const QString &sentence);

    RecordsFiles m_files;
    std::unique_ptr<Records> m_records; ///< null: not open
    std::list<Open> m_open;
    QTimer m_again;
    QString m_told;
};

} // namespace pitwise
