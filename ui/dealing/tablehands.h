// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/tablekeys.h"
#include "ui/session/sessioncontroller.h"

#include <QMargins>
#include <QObject>
#include <QRect>

#include <deque>
#include <functional>
#include <vector>

class QKeyEvent;

namespace pitwise::ui {

class CallBar;
class HeldBar;
class TableCards;
class TableView;
class Toast;

/// What lies around the dealer's hands on a screen.
struct TableTools
{
    TableView *view;
    CallBar *calls;
    Toast *toast;
    HeldBar *held;
    TableCards *cards;
};

/// The dealer's hands at a table: turns gestures, keys and pressed buttons into acts. It carries
/// none of them out.
class TableHands : public QObject
{
    Q_OBJECT

public:
    /// Makes tools on `screen`, and hands that use them for the session of `controller`.
    TableHands(SessionController *controller, QWidget *screen);

    [[nodiscard]] const TableTools &tools() const { return m_tools; }
    /// Carries out the acts of one gesture. `after`: the hand, if all of them happen.
    std::function<void(const std::vector<Act> &acts, const Hand &after)> perform;
    /// Asked before a gesture; false: it only ended what was shown. Null: always true.
    std::function<bool()> mayBegin;

    /// Nothing held, nothing begun: for a new session.
    void start();
    void gesture(const Gesture &what);
    /// False: not a key of the dealer's.
    bool press(const QKeyEvent &event);
    void act(const Act &what);
    /// Closes a menu, forgets what was begun or puts back what is held. False: there was nothing.
    bool escape();

    /// While acts are being stored, what the dealer does waits for its turn.
    void setBusy(bool busy);
    /// Forgets what waits.
    void dropWaiting() { m_waiting.clear(); }

    void setHand(const Hand &hand);
    [[nodiscard]] const Hand &hand() const { return m_hand; }
    void setPending(const Pending &pending);
    /// The command that a key began and the next key must complete.
    [[nodiscard]] const Pending &pending() const { return m_pending; }

    /// The felt fills `whole`; `margins` of it are covered by something else, and cards and menus
    /// stay in `room`.
    void place(const QRect &whole, const QRect &room, const QMargins &margins);

Q_SIGNALS:
    void pendingChanged();
    /// Chips were picked up or put back.
    void picked(const pitwise::ui::Hand &before, const pitwise::ui::Hand &after);

private:
    void connectTools();
    /// Now, or when the acts before it are done.
    void inTurn(std::function<void()> what);
    void doGesture(const Gesture &what);
    void openMenu(const Spot &spot);
    void doKey(int key, bool shift);
    void call(Call call);
    void answerKey(const KeyResponse &response);
    void answerReply(Reply reply, HandId about);
    [[nodiscard]] const Sitting &sitting() const { return m_controller->sitting(); }

    SessionController *m_controller;
    TableTools m_tools;
    Hand m_hand;
    Pending m_pending;
    bool m_busy = false;
    std::deque<std::function<void()>> m_waiting;
};

} // namespace pitwise::ui
