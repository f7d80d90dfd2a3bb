// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/twostyles.h"
#include "ui/panels/effortcard.h"
#include "ui/panels/timeline.h"
#include "ui/panels/toolkit.h"
#include "ui/table/tableview.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;

namespace pitwise::ui {

/// One of the two tables, with what its dealer does below it.
class DemoTable : public QWidget
{
    Q_OBJECT

public:
    explicit DemoTable(const QString &title, QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    void show(const Showing &showing, int guests);
    /// After so many frames; the way there is shown if it is one frame forwards.
    void goTo(std::size_t frames);
    [[nodiscard]] std::size_t frame() const { return m_frame; }
    [[nodiscard]] const Table &table() const { return m_showing.tableAt(m_frame); }
    [[nodiscard]] const Showing &showing() const { return m_showing; }
    [[nodiscard]] QString narration() const;
    void finishMotion() { m_view->finishMotion(); }

private:
    void narrate();
    void tellFinding(const Finding &finding, const Act &act);

    Showing m_showing;
    std::vector<ChipLedger> m_ledgers; ///< before the first frame, and after each
    std::size_t m_frame = 0;
    TableView *m_view;
    QLabel *m_what;
    QLabel *m_why;
};

/// Pick and pay beside lay and pay: the same shoe, the same patrons, the same decisions.
class DemoScreen : public QWidget
{
    Q_OBJECT

public:
    explicit DemoScreen(const std::vector<House> &houses, QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    void chooseHouse(const std::string &id);
    void setSeed(std::uint64_t seed);
    /// What the dealer does wrong, on both sides; the first round from here on that has room for
    /// it.
    void setMistake(ShownMistake mistake);
    [[nodiscard]] ShownMistake mistake() const;
    /// The round as it is dealt on one side, in dealing notation; the text is why it cannot be
    /// written.
    [[nodiscard]] QString writeDealFile(const QString &path, Style style) const;
    /// A picture of each beat, for slides.
    [[nodiscard]] QString writePictures(const QString &folder);
    /// Beats that are over.
    void goTo(int beat);
    [[nodiscard]] int beat() const { return m_beat; }
    [[nodiscard]] int beats() const;
    void setPlaying(bool playing);
    [[nodiscard]] bool isPlaying() const { return m_ticks.isActive(); }
    [[nodiscard]] const DemoTable *pick() const { return m_pick; }
    [[nodiscard]] const DemoTable *lay() const { return m_lay; }
    /// What the difference is, or away with it.
    void showDifference();
    [[nodiscard]] EffortCard *difference() const { return m_card; }

Q_SIGNALS:
    void left();
    /// The average over a thousand rounds was worked out.
    void averaged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void load();
    void workOut();
    void tellDifference();
    void placeCard();
    void saveAs();
    void tick();
    [[nodiscard]] const House &house() const;

    std::vector<House> m_houses;
    std::uint64_t m_seed = 3;
    int m_beat = 0;
    QTimer m_ticks;
    QComboBox *m_house;
    DemoTable *m_pick;
    DemoTable *m_lay;
    Timeline *m_timeline;
    PillButton *m_back;
    PillButton *m_play;
    PillButton *m_forward;
    PillButton *m_again;
    Choice *m_speed;
    Choice *m_mistake;
    QLabel *m_noRoom; ///< says that this house cannot have the mistake
    PillButton *m_save;
    PillButton *m_difference;
    EffortCard *m_card;
    std::optional<EffortOfBoth> m_average; ///< of this house, by the model of the card
    int m_asked = 0; ///< what was asked for last counts
};

} // namespace pitwise::ui
