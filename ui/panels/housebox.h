// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/knownhouse.h"

#include <QComboBox>

#include <vector>

namespace pitwise::ui {

/// One of the houses that are known.
class HouseBox : public QComboBox
{
    Q_OBJECT

public:
    explicit HouseBox(const QString &accessibleName, QWidget *parent = nullptr);

    /// A house that is known already is replaced. Does not choose it.
    void add(const KnownHouse &known);
    /// By its name, without telling anybody. False: there is none of this name.
    bool choose(const std::string &name);
    [[nodiscard]] const KnownHouse &known() const;
    [[nodiscard]] const std::vector<KnownHouse> &all() const { return m_houses; }

private:
    std::vector<KnownHouse> m_houses;
};

} // namespace pitwise::ui
