// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/diff.h"
#include "ui/panels/housebox.h"
#include "ui/panels/toolkit.h"
#include "ui/shell/screen.h"

#include <vector>

class QLabel;
class QScrollArea;

namespace pitwise::ui {

/// Lists what a dealer from one house must do differently in another, riskiest first.
class CompareScreen : public Screen
{
    Q_OBJECT

public:
    explicit CompareScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void entered() override;
    void houseChanged(const KnownHouse &known) override;
    void houseRemoved(const std::string &name) override;

    void choose(const std::string &known, const std::string &next);
    [[nodiscard]] const KnownHouse &known() const { return m_known->known(); }
    [[nodiscard]] const KnownHouse &next() const { return m_next->known(); }
    [[nodiscard]] const std::vector<Difference> &differences() const { return m_differences; }
    /// In the order shown.
    [[nodiscard]] QStringList sentences() const { return m_sentences; }
    [[nodiscard]] PillButton *practiceButton() const { return m_practise; }
    [[nodiscard]] PillButton *sheetButton() const { return m_sheet; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    void practise();
    void updateButtons();
    [[nodiscard]] QWidget *list();

    std::vector<Difference> m_differences;
    QStringList m_sentences;
    HouseBox *m_known;
    HouseBox *m_next;
    QLabel *m_count;
    QScrollArea *m_scroll;
    bool m_busy = false; ///< a session is being prepared
    PillButton *m_sheet;
    PillButton *m_practise;
};

} // namespace pitwise::ui
