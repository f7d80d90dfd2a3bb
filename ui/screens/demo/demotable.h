// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/showing.h"
#include "ui/panels/housebox.h"
#include "ui/panels/toolkit.h"
#include "ui/table/tableview.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;

namespace pitwise::ui {

/// A table of a demonstration: whose it is, what lies on it, and what its dealer does and why.
class DemoTable : public QWidget
{
    Q_OBJECT

public:
    explicit DemoTable(Style style, QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    void addHouse(const KnownHouse &known) { m_house->add(known); }
    /// By its name; does not tell anybody.
    void chooseHouse(const std::string &name) { m_house->choose(name); }
    void chooseStyle(Style style);
    [[nodiscard]] const KnownHouse &known() const { return m_house->known(); }
    [[nodiscard]] Style style() const;
    /// In the chosen style.
    [[nodiscard]] House house() const;

    void show(Showing showing, int guests);
    /// After so many frames; the way there is shown if it is one frame forwards.
    void goTo(std::size_t frames);
    [[nodiscard]] std::size_t frame() const { return m_frame; }
    [[nodiscard]] const Table &table() const { return m_showing.tableAt(m_frame); }
    [[nodiscard]] const Showing &showing() const { return m_showing; }
    /// What stands below it.
    [[nodiscard]] QString narration() const;
    /// For somebody at the far end of a room.
    void setLargeType(bool large);
    /// The words at the right of the table instead of below it: the table is larger so.
    void setWordsBeside(bool beside);
    void finishMotion() { m_view->finishMotion(); }
    [[nodiscard]] PillButton *takeOverButton() const { return m_takeOver; }

Q_SIGNALS:
    /// Another house or another style.
    void chosen();
    /// Somebody wants to deal on from here.
    void takeOverWanted();

private:
    void narrate();
    void tellFinding(const Finding &finding, const Act &act);

    Showing m_showing;
    std::vector<ChipLedger> m_ledgers; ///< before the first frame, and after each
    std::size_t m_frame = 0;
    HouseBox *m_house;
    QComboBox *m_style;
    PillButton *m_takeOver;
    QBoxLayout *m_body;
    QWidget *m_words;
    TableView *m_view;
    QLabel *m_what;
    QLabel *m_why;
};

} // namespace pitwise::ui
