// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paint/spritecache.h"
#include "ui/table/backdrop.h"
#include "ui/table/tablescene.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace pitwise::ui {

/// The table from the dealer's chair: paints it, and tells what hands do on it. Knows no rules.
class TableView : public QWidget
{
    Q_OBJECT

public:
    explicit TableView(QWidget *parent = nullptr);

    /// A table of this house, with guests at its first `guests` seats.
    void setHouse(const House &house, std::uint64_t guestSeed, int guests);
    void setOptions(const ViewOptions &options);
    /// The part that no panel covers, in pixels.
    void setContentMargins(const QMargins &margins);

    /// What lies above the felt and never changes with it: needs no repainting when the table does.
    void setCovered(const QRegion &region);

    /// The table as it is now, without motion.
    void setTable(const Table &table, const ChipLedger &ledger);
    /// The same, showing how `act` brought it there.
    void moveTo(const Table &table, const ChipLedger &ledger, const Act &act);
    void setHand(const Hand &hand);

    /// Rings around what a finding is about; none: no ring.
    void setMarks(const std::vector<Spot> &spots);
    /// Where the next act goes.
    void setGlow(const std::vector<Spot> &spots);
    /// Somebody says something; the dealer's hand: the dealer. Gone by itself.
    void say(HandId who, const QString &text, Signal signal = Signal::None);
    void silence();
    /// A patron's answer stays until it is taken back or the round ends.
    void setAnswers(const std::vector<Answer> &answers);

    [[nodiscard]] const TableLayout &layoutOfTable() const { return m_scene.layout; }
    [[nodiscard]] Spot focusedSpot() const { return m_scene.focus; }
    void focusSpot(const Spot &spot);
    /// As a click on it.
    void press(const Spot &spot);
    /// Every place a hand could reach for now.
    [[nodiscard]] std::vector<Spot> spots() const;
    [[nodiscard]] QString wordsFor(const Spot &spot) const;
    /// Middle of a spot in pixels of this widget.
    [[nodiscard]] QPoint pixelOf(const Spot &spot) const;
    [[nodiscard]] QRect pixelAreaOf(const Spot &spot) const;
    [[nodiscard]] bool isMoving() const { return !m_scene.flights.empty(); }
    void finishMotion();

Q_SIGNALS:
    void gestured(const pitwise::ui::Gesture &gesture);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void relayout();
    void refresh();
    void moveFocus(int dx, int dy);
    [[nodiscard]] QPointF toUnits(QPointF pixels) const;
    [[nodiscard]] qint64 flightTime() const;

    TableScene m_scene;
    QMargins m_margins;
    QRegion m_covered;
    QSize m_laidOut;
    SpriteCache m_sprites;
    Backdrop m_backdrop;
    QElapsedTimer m_clock;
    qint64 m_flightsBegan = 0;
    QBasicTimer m_ticks;
    QBasicTimer m_bubbleTimer;
    std::optional<QPointF> m_released; ///< where the last drag ended, until its act is shown
};

} // namespace pitwise::ui

Q_DECLARE_METATYPE(pitwise::ui::Gesture)
Q_DECLARE_METATYPE(pitwise::ui::Spot)
