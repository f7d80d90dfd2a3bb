// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/money.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <vector>

namespace pitwise::ui {

/// A stack of one colour on the felt, and the heaps that were cut from it.
class HeapsView : public QWidget
{
    Q_OBJECT

public:
    explicit HeapsView(QWidget *parent = nullptr);

    void setFelt(const Felt &felt);
    void set(Money chip, int count, const std::vector<int> &heaps);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Felt m_felt;
    Money m_chip;
    int m_count = 0;
    std::vector<int> m_heaps;
};

} // namespace pitwise::ui
