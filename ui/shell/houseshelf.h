// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/knownhouse.h"
#include "ui/shell/environment.h"

#include <QObject>

#include <vector>

namespace pitwise::ui {

/// The houses every screen can offer: the built-in ones, then those from files. One of them is the
/// chosen one, which screens show first.
class HouseShelf : public QObject
{
    Q_OBJECT

public:
    /// `environment` must outlive this.
    explicit HouseShelf(Environment &environment, QObject *parent = nullptr);

    /// Read when they are first needed. Files that are gone are left out.
    [[nodiscard]] const std::vector<KnownHouse> &all();
    [[nodiscard]] std::variant<House, std::string> find(const std::string &name) const;
    /// A house from a file: added, or replaced if the path is known. Remembered, and chosen.
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

/// It needs no file.
[[nodiscard]] inline bool isBuiltIn(const KnownHouse &known)
{
    return known.name == known.house.id;
}

} // namespace pitwise::ui
