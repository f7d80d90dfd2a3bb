// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/keptsession.h"

#include "engine/training/savedsession.h"

#include <QDateTime>
#include <QFileInfo>

namespace pitwise {

namespace {

/// `2026-11-18 06.20.31 washington`: sorts by time and says what it is.
std::string nameFor(const std::string &text)
{
    const auto spec = readTags(text);
    const QString path = QString::fromStdString(spec ? spec->house : std::string{});
    constexpr int Longest = 40;
    QString house;
    for (const QChar c : QFileInfo{path}.completeBaseName().left(Longest))
        house += c.isLetterOrNumber() || c == QLatin1Char('-') ? c : QLatin1Char('_');
    const QString when =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    return QStringLiteral("%1 %2").arg(when, house).toStdString();
}

} // namespace

KeptSession::KeptSession(std::string folder, std::string text)
    : m_folder(std::move(folder)),
      m_name(nameFor(text)),
      m_pending(std::move(text))
{
}

std::optional<KeptSession> KeptSession::resumed(const std::string &file, const std::string &text)
{
    auto opened = SessionFile::reopen(file);
    auto *session = std::get_if<SessionFile>(&opened);
    if (session == nullptr)
        return std::nullopt;
    const auto read = session->content();
    const auto *content = std::get_if<std::string>(&read);
    const auto rest = content == nullptr ? std::nullopt : beyond(*content, text);
    if (!rest)
        return std::nullopt;
    const std::size_t whole = content->rfind('\n') + 1; // the last line may have been cut off
    if (whole < content->size() && session->truncate(whole))
        return std::nullopt;
    KeptSession kept;
    kept.m_file = std::move(*session);
    kept.m_pending = *rest;
    return kept;
}

std::optional<FileError> KeptSession::write()
{
    if (m_pending.empty())
        return std::nullopt;
    if (!m_file) {
        auto made = SessionFile::create(m_folder, m_name);
        if (const auto *failed = std::get_if<FileError>(&made))
            return FileError{m_folder + ": " + failed->why};
        m_file = std::get<SessionFile>(std::move(made));
    }
    if (const auto failed = m_file->append(m_pending))
        return FileError{m_file->path() + ": " + failed->why};
    m_pending.clear();
    return std::nullopt;
}

} // namespace pitwise
