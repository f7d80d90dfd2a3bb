// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/panels/toolkit.h"

#include <QStringList>

namespace pitwise::ui {

/// A button for a house: its felt, its name, what sets it apart.
class HouseTile : public Button
{
    Q_OBJECT

public:
    static constexpr int Height = 138; ///< at most

    explicit HouseTile(const House &house, QWidget *parent = nullptr);
    [[nodiscard]] const House &house() const { return m_house; }
    void setHouse(const House &house);
    [[nodiscard]] QSize sizeHint() const override { return {250, Height}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    House m_house;
    QStringList m_traits;
};

} // namespace pitwise::ui
