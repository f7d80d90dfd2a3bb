// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/knownhouse.h"
#include "ui/shell/environment.h"

#include <QObject>

#include <vector>

namespace pitwise::ui {

/// All known houses: the built-in ones, then those from files. Screens show the chosen one first.
class HouseShelf : public QObject
{
    Q_OBJECT

public:
    /// `environment` must outlive this.
    explicit HouseShelf(Environment &environment, QObject *parent = nullptr);

    /// Loaded on first use. Missing files are left out.
    [[nodiscard]] const std::vector<KnownHouse> &all();
    [[nodiscard]] std::variant<House, std::string> find(const std::string &name) const;
    /// Adds a house from a file, or replaces the one with this path; remembers and chooses it.
    void add(const House &house, const std::string &path);

    [[nodiscard]] const std::string &chosen();
    void choose(const std::string &name);

Q_SIGNALS:
    void changed(const pitwise::ui::KnownHouse &known);

private:
    void readAll();
    void read(const std::string &name);
    [[nodiscard]] KnownHouse *known(const std::string &name);

    Environment &m_environment;
    std::vector<KnownHouse> m_houses;
    std::string m_chosen;
};

/// Its name is an id, not a path.
[[nodiscard]] inline bool isBuiltIn(const KnownHouse &known)
{
    return known.name == known.house.id;
}

} // namespace pitwise::ui
