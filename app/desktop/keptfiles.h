// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/dealerpast.h"

#include <QFileInfo>
#include <QString>

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace pitwise {

/// The past of a guest: the sessions kept on this computer, the newest few hundred. Each file is
/// judged once, and again when it has grown. For any thread.
class KeptFiles
{
public:
    /// `folder`: where the sessions are kept.
    explicit KeptFiles(std::function<QString()> folder) : m_folder(std::move(folder)) { }

    [[nodiscard]] DealerPast past();
    /// As `mistakesOf` (app/records/skillrecords.h).
    [[nodiscard]] std::vector<OwnMistake> mistakes(const std::string &house, int most);

private:
    /// What one file shows.
    struct Known
    {
        qint64 size = 0;
        PastSession figures;
        std::vector<SkillResult> results;
    };
    /// Null: it cannot be read.
    const Known *known(const QFileInfo &file);
    [[nodiscard]] DealerPast pastNow();

    std::function<QString()> m_folder;
    std::mutex m_mutex;
    std::map<QString, std::optional<Known>> m_known;
};

} // namespace pitwise
