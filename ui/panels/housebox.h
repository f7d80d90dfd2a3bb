// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/knownhouse.h"

#include <QComboBox>

#include <vector>

namespace pitwise::ui {

/// Chooses one of the known houses.
class HouseBox : public QComboBox
{
    Q_OBJECT

public:
    explicit HouseBox(const QString &accessibleName, QWidget *parent = nullptr);

    /// Replaces a house of the same name. Does not select it.
    void add(const KnownHouse &known);
    /// If it was selected, another is selected first, with a signal. The last one stays.
    void remove(const std::string &name);
    /// Without a signal. False: no house has this name.
    bool choose(const std::string &name);
    [[nodiscard]] const KnownHouse &known() const;
    [[nodiscard]] const std::vector<KnownHouse> &all() const { return m_houses; }

protected:
    /// A name that is too long ends in dots; the tool tip has it whole.
    void paintEvent(QPaintEvent *event) override;

private:
    void nameInToolTip();

    std::vector<KnownHouse> m_houses;
};

} // namespace pitwise::ui
