// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paint/signalpainter.h"
#include "ui/paint/spritecache.h"
#include "ui/session/gestures.h"
#include "ui/table/motion.h"
#include "ui/theme/theme.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QImage>
#include <QWidget>

#include <future>
#include <optional>
#include <vector>

namespace pitwise::ui {

/// How the table is shown; none of it changes what lies there.
struct ViewOptions
{
    const Surroundings *around = &charcoal();
    SuitColours suits = SuitColours::Two;
    bool totals = true; ///< amounts beside chips
    int speed = 100; ///< percent of normal; 0: nothing moves by itself
};

/// What a patron says, with words and with his hands.
struct Answer
{
    SeatId seat;
    QString text;
    Signal signal = Signal::None;
};

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

    [[nodiscard]] const TableLayout &layoutOfTable() const { return m_layout; }
    [[nodiscard]] Spot focusedSpot() const { return m_focus; }
    void focusSpot(const Spot &spot);
    /// As a click on it.
    void press(const Spot &spot);
    /// Every place a hand could reach for now.
    [[nodiscard]] std::vector<Spot> spots() const;
    [[nodiscard]] QString wordsFor(const Spot &spot) const;
    /// Middle of a spot in pixels of this widget.
    [[nodiscard]] QPoint pixelOf(const Spot &spot) const;
    [[nodiscard]] QRect pixelAreaOf(const Spot &spot) const;
    [[nodiscard]] bool isMoving() const { return !m_flights.empty(); }
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
    struct Drag
    {
        std::vector<Spot> what;
        QPoint pressed; ///< pixels
        QPointF at; ///< units
        bool moving = false;
        bool sweeps = false; ///< it began on the bare felt
    };
    struct Bubble
    {
        HandId who;
        QString text;
        qint64 until = 0; ///< of m_clock; 0: stays
        Signal signal = Signal::None;
    };

    void relayout();
    void refresh();
    void beginCloth();
    void paintBackground();
    void paintPeople(QPainter &painter);
    void paintFurniture(QPainter &painter);
    void paintSprites(QPainter &painter);
    void paintSprite(QPainter &painter, const Sprite &sprite, QPointF at, qreal lift);
    [[nodiscard]] qreal leanOf(const std::vector<int> &seats) const;
    [[nodiscard]] bool isCarried(const Spot &spot) const;
    void paintTotals(QPainter &painter);
    void paintHandValues(QPainter &painter);
    void paintHand(QPainter &painter);
    void paintRings(QPainter &painter);
    void paintDrag(QPainter &painter);
    void paintBubbles(QPainter &painter);
    void paintBubble(QPainter &painter, const Bubble &bubble);
    void gather(const Spot &spot);
    void moveFocus(int dx, int dy);
    void keepFocus();
    [[nodiscard]] QPointF toUnits(QPointF pixels) const;
    [[nodiscard]] Mood moodOf(SeatId seat) const;
    [[nodiscard]] bool hasGuest(SeatId seat) const;

    House m_house;
    Table m_table;
    ChipLedger m_ledger;
    Picture m_picture;
    Hand m_hand;
    ViewOptions m_options;
    QMargins m_margins;
    QRegion m_covered;
    TableLayout m_layout;
    QSize m_laidOut;
    SpriteCache m_sprites;
    QImage m_background;
    std::future<QImage> m_cloth; ///< while it is made
    std::vector<Guest> m_guests; ///< by seat
    int m_guestCount = 0;

    std::vector<Flight> m_flights;
    QElapsedTimer m_clock;
    qint64 m_flightsBegan = 0;
    QBasicTimer m_ticks;
    QBasicTimer m_bubbleTimer;

    std::vector<Spot> m_marks;
    std::vector<Spot> m_glow;
    std::vector<Bubble> m_bubbles;
    std::vector<Bubble> m_answers;
    Spot m_hover;
    Spot m_focus;
    bool m_focusShown = false;
    std::optional<Drag> m_drag;
    std::optional<QPointF> m_released; ///< where the last drag ended, until its act is shown
};

} // namespace pitwise::ui

Q_DECLARE_METATYPE(pitwise::ui::Gesture)
Q_DECLARE_METATYPE(pitwise::ui::Spot)
