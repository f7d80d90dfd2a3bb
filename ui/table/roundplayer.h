// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/showing.h"
#include "engine/training/chipledger.h"
#include "ui/table/viewoptions.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;

namespace pitwise::ui {

class TableView;

/// A felt on which a round is shown step by step, with a sentence and its reason below.
class RoundPlayer : public QWidget
{
    Q_OBJECT

public:
    /// Which moment of the round a picture shows.
    enum class Still {
        Start, ///< before anything
        Bets, ///< the bets lie, no card is dealt
        Cards, ///< the dealer has a card
    };

    explicit RoundPlayer(QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    /// An empty table of the house.
    void clear(const House &house);
    void setShowing(Showing showing);
    /// The table with the first cards on it, without a word.
    void showStill(Still still);
    void goTo(int step);
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] int steps() const;
    /// The first step that shows at least this many frames.
    [[nodiscard]] int stepOfFrame(std::size_t frames) const;
    void setPlaying(bool playing);
    [[nodiscard]] bool isPlaying() const { return m_ticks.isActive(); }
    [[nodiscard]] QString narration() const;

Q_SIGNALS:
    void moved();

private:
    [[nodiscard]] std::size_t framesAt(int step) const;
    void put(std::size_t frames, bool moves);

    Showing m_showing;
    std::vector<ChipLedger> m_ledgers; ///< before the first frame and after each frame
    int m_step = 0;
    TableView *m_view;
    QLabel *m_what;
    QLabel *m_why;
    QTimer m_ticks;
};

} // namespace pitwise::ui
