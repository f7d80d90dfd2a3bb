// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/knownhouse.h"
#include "ui/shell/environment.h"

#include <QObject>

#include <optional>
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
    /// Changes the name in the house's file. Returns an error message, or nothing.
    [[nodiscard]] QString rename(const std::string &path, const QString &name);
    /// Takes a house off the list; its file stays. Built-in houses cannot be removed.
    void remove(const std::string &path);
    /// Puts the house back that was removed last.
    void putBack();

    [[nodiscard]] const std::string &chosen();
    void choose(const std::string &name);

Q_SIGNALS:
    void changed(const pitwise::ui::KnownHouse &known);
    void removed(const std::string &name);

private:
    void readAll();
    void read(const std::string &name);
    [[nodiscard]] KnownHouse *known(const std::string &name);
    void remember();
    void tellApart(const std::string &toldAnyway = {});

    Environment &m_environment;
    std::vector<KnownHouse> m_houses;
    std::string m_chosen;
    std::optional<KnownHouse> m_removed; ///< the last one
};

/// Its name is an id, not a path.
[[nodiscard]] inline bool isBuiltIn(const KnownHouse &known)
{
    return known.name == known.house.id;
}

} // namespace pitwise::ui
