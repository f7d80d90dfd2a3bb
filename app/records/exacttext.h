// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string_view>

namespace pitwise {

/// The same text for Qt. `QString::fromUtf8` alone would drop a byte order mark at its start, and
/// the hash of a house file counts every byte.
[[nodiscard]] inline QString exactText(std::string_view text)
{
    const QString decoded = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    if (text.starts_with("\xEF\xBB\xBF"))
        return QChar{QChar::ByteOrderMark} + decoded;
    return decoded.isNull() ? QStringLiteral("") : decoded; // null would be stored as NULL
}

/// It comes back from a database as it went in.
[[nodiscard]] inline bool canBeStored(std::string_view text)
{
    const QString decoded = exactText(text);
    return decoded.toStdString() == text && !decoded.contains(QChar::Null);
}

} // namespace pitwise
