// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/drills/drillpad.h"

#include <vector>

class QVBoxLayout;

namespace pitwise::ui {

/// Answers to choose from, by click or digit.
class OptionsPad : public DrillPad
{
    Q_OBJECT

public:
    explicit OptionsPad(DrillFelt &felt, QWidget *parent = nullptr);

    void ask(const DrillTask &task) override;
    bool readKey(const QKeyEvent &event) override;
    void stop() override { m_open = false; }
    void setOptions(const QStringList &options);
    [[nodiscard]] const std::vector<PillButton *> &buttons() const { return m_buttons; }

Q_SIGNALS:
    void chosen(std::size_t option);

private:
    void choose(std::size_t option);

    std::vector<PillButton *> m_buttons;
    bool m_open = false;
    QVBoxLayout *m_list;
};

} // namespace pitwise::ui
