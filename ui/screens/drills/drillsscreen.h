// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/housebox.h"
#include "ui/records/drillbook.h"
#include "ui/shell/screen.h"

class QLabel;

namespace pitwise::ui {

class Choice;
class DrillGrid;
class DrillPage;
class DrillSummary;

/// The drills of a house: all of them as tiles, a run of one, and what it came to.
class DrillsScreen : public Screen
{
    Q_OBJECT

public:
    explicit DrillsScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Drills"); }
    void entered() override;
    void left() override;
    /// The name of a drill, as programs know it, begins it.
    void askedFor(const QString &what) override;
    void houseChanged(const KnownHouse &known) override;
    void houseRemoved(const std::string &name) override;
    void viewOptionsChanged(const ViewOptions &options) override;

    void chooseHouse(const std::string &name);
    void begin(Drill drill);
    /// At this level; tests and pictures give the seed.
    void begin(Drill drill, DrillLevel level, std::uint64_t seed);
    void showAll();
    [[nodiscard]] const DrillRecords &records() const { return m_records; }
    /// What is known of this person in this house was read.
    [[nodiscard]] bool isReady() const { return m_isReady; }
    [[nodiscard]] DrillGrid *grid() const { return m_grid; }
    [[nodiscard]] DrillPage *page() const { return m_page; }
    [[nodiscard]] DrillSummary *summary() const { return m_summary; }
    [[nodiscard]] Choice *levels() const { return m_level; }
    /// Why something cannot be drilled or kept; empty: nothing is wrong.
    [[nodiscard]] QString trouble() const;

private:
    void arrange();
    void readAnew();
    void finish();
    void showOnly(QWidget *what);
    void setTrouble(const QString &why);
    [[nodiscard]] DrillBook &book();
    [[nodiscard]] DrillOwner owner() const;
    [[nodiscard]] std::optional<DrillLevel> chosenLevel() const;

    DrillMemory m_memory;
    DrillRecords m_records;
    bool m_isReady = false;
    int m_reading = 0; ///< only the answer to the last question counts
    QWidget *m_head;
    HouseBox *m_house;
    Choice *m_level;
    QLabel *m_trouble;
    DrillGrid *m_grid;
    DrillPage *m_page;
    DrillSummary *m_summary;
};

} // namespace pitwise::ui
