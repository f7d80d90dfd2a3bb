// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/diff.h"
#include "ui/panels/housebox.h"
#include "ui/panels/toolkit.h"

#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;

namespace pitwise::ui {

/// What a dealer who knows one house must do differently in another, the riskiest first.
class CompareScreen : public QWidget
{
    Q_OBJECT

public:
    explicit CompareScreen(const std::vector<KnownHouse> &houses, QWidget *parent = nullptr);

    void addHouse(const KnownHouse &known);
    void choose(const std::string &known, const std::string &next);
    [[nodiscard]] const KnownHouse &known() const { return m_known->known(); }
    [[nodiscard]] const KnownHouse &next() const { return m_next->known(); }
    [[nodiscard]] const std::vector<Difference> &differences() const { return m_differences; }
    /// The sentences as they stand there.
    [[nodiscard]] QStringList sentences() const { return m_sentences; }
    /// A word at the bottom, until another house is chosen.
    void tell(const QString &text);
    [[nodiscard]] PillButton *practiceButton() const { return m_practise; }
    [[nodiscard]] PillButton *sheetButton() const { return m_sheet; }

Q_SIGNALS:
    /// A session made from what is different.
    void practiceWanted();
    /// The sheet to hand out.
    void sheetWanted();
    void left();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    [[nodiscard]] QWidget *list();

    std::vector<Difference> m_differences;
    QStringList m_sentences;
    HouseBox *m_known;
    HouseBox *m_next;
    QLabel *m_count;
    QScrollArea *m_scroll;
    PillButton *m_sheet;
    PillButton *m_practise;
};

} // namespace pitwise::ui
