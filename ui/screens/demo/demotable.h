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

class ClauseLabel;

/// One table of a demonstration, with its house, and what its dealer does and why.
class DemoTable : public QWidget
{
    Q_OBJECT

public:
    explicit DemoTable(Style style, QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    void addHouse(const KnownHouse &known) { m_house->add(known); }
    void removeHouse(const std::string &name) { m_house->remove(name); }
    /// Without a signal.
    void chooseHouse(const std::string &name) { m_house->choose(name); }
    void chooseStyle(Style style);
    [[nodiscard]] const KnownHouse &known() const { return m_house->known(); }
    [[nodiscard]] Style style() const;
    /// With the chosen style.
    [[nodiscard]] House house() const;

    void show(Showing showing, int guests);
    /// Shows the table after this many frames; animated if it is one frame forward.
    void goTo(std::size_t frames);
    [[nodiscard]] std::size_t frame() const { return m_frame; }
    [[nodiscard]] const Table &table() const { return m_showing.tableAt(m_frame); }
    [[nodiscard]] const Showing &showing() const { return m_showing; }
    [[nodiscard]] int guests() const { return m_guests; }
    /// The house and its style.
    [[nodiscard]] QString title() const;
    /// The text at the table.
    [[nodiscard]] QString narration() const;
    /// Readable from the back of the room.
    void setLargeType(bool large);
    /// Puts the text beside the table instead of below it, which leaves more room for the table.
    void setWordsBeside(bool beside);
    [[nodiscard]] PillButton *takeOverButton() const { return m_takeOver; }

Q_SIGNALS:
    /// The user chose another house or style.
    void chosen();
    /// The user wants to deal from here on.
    void takeOverWanted();

private:
    void narrate();

    Showing m_showing;
    std::vector<ChipLedger> m_ledgers; ///< before the first frame and after each frame
    std::size_t m_frame = 0;
    int m_guests = 0;
    HouseBox *m_house;
    QComboBox *m_style;
    PillButton *m_takeOver;
    QBoxLayout *m_body;
    QWidget *m_words;
    TableView *m_view;
    QLabel *m_what;
    ClauseLabel *m_why;
};

} // namespace pitwise::ui
