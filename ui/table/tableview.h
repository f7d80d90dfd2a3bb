// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paint/spritecache.h"
#include "ui/table/backdrop.h"
#include "ui/table/tableinput.h"
#include "ui/table/tablescene.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace pitwise::ui {

/// The table from the dealer's chair. Paints it and reports gestures; knows no rules.
class TableView : public QWidget
{
    Q_OBJECT

public:
    explicit TableView(QWidget *parent = nullptr);

    /// Guests sit at the first `guests` seats.
    void setHouse(const House &house, std::uint64_t guestSeed, int guests);
    void setOptions(const ViewOptions &options);
    /// Pixels along each edge that panels cover.
    void setContentMargins(const QMargins &margins);

    /// Widgets above the felt that need no repainting when the table changes.
    void setCovered(const QRegion &region);

    /// Shows the table without animation.
    void setTable(const Table &table, const ChipLedger &ledger);
    /// Shows the table after `act`, animated. What the floor puts right stays for a moment.
    void moveTo(const Table &table, const ChipLedger &ledger, const Act &act,
                const FloorShown &floor = {});
    void setHand(const Hand &hand);

    /// Rings these spots, for a finding.
    void setMarks(const std::vector<Spot> &spots);
    /// Lights up the places of the next act.
    void setGlow(const std::vector<Spot> &spots);
    /// Shows a speech bubble for a while. DealerHand: the dealer speaks.
    void say(HandId who, const QString &text, Signal signal = Signal::None);
    void silence();
    /// Bubbles that stay until they are replaced.
    void setAnswers(const std::vector<Answer> &answers);

    [[nodiscard]] const TableLayout &layoutOfTable() const { return m_scene.layout; }
    [[nodiscard]] Spot focusedSpot() const { return m_scene.focus; }
    void focusSpot(const Spot &spot);
    /// The same as a click.
    void press(const Spot &spot);
    /// Every spot that can be used now.
    [[nodiscard]] std::vector<Spot> spots() const;
    [[nodiscard]] QString wordsFor(const Spot &spot) const;
    /// The money or the number of cards there; none: it has no number.
    [[nodiscard]] std::optional<double> numberAt(const Spot &spot) const;
    /// Centre of a spot in widget pixels.
    [[nodiscard]] QPoint pixelOf(const Spot &spot) const;
    [[nodiscard]] QRect pixelAreaOf(const Spot &spot) const;
    [[nodiscard]] const TableScene &scene() const { return m_scene; }
    [[nodiscard]] bool isMoving() const { return !m_scene.flights.empty(); }
    void finishMotion();

Q_SIGNALS:
    void gestured(const pitwise::ui::Gesture &gesture);
    /// The right button or the menu key, on chips or cards.
    void menuWanted(const pitwise::ui::Spot &spot);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void relayout();
    void refresh();
    void lay();
    void animate(const Picture &before, const Act &act, const std::optional<QPointF> &released);
    void clearPassing();
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
    QBasicTimer m_passingTimer;
    TableInput *m_input;
};

} // namespace pitwise::ui
