// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/keptsounds.h"
#include "ui/screens/table/tablescreen.h"
#include "ui/shell/mainwindow.h"

#include <memory>

class QSpinBox;

namespace pitwise::test {

/// Where hands can deal.
class AtTable
{
public:
    AtTable() = default;
    AtTable(const AtTable &) = delete;
    AtTable &operator=(const AtTable &) = delete;
    virtual ~AtTable() = default;

    [[nodiscard]] virtual ui::TableHands &hands() = 0;
    [[nodiscard]] virtual const Sitting &sitting() const = 0;
};

/// A window with a session, without saved settings and without animation.
class Window : public AtTable
{
public:
    explicit Window(const QSize &size = {1280, 720});

    void deal(const PlaySettings &settings, const House &house);
    [[nodiscard]] ui::MainWindow &main() { return *m_window; }
    [[nodiscard]] ui::TableScreen &screen() { return m_window->screen<ui::TableScreen>(); }
    [[nodiscard]] ui::TableView &view() { return *screen().view(); }
    [[nodiscard]] ui::TableHands &hands() override { return screen().hands(); }
    [[nodiscard]] const Sitting &sitting() const override
    {
        return m_window->controller()->sitting();
    }
    [[nodiscard]] const Table &table() const { return sitting().table(); }
    /// Bypasses the user interface.
    void perform(const Act &act) { m_window->controller()->perform(act); }

    [[nodiscard]] KeptSounds &sounds() { return m_sounds; }

private:
    qint64 m_now = 0;
    KeptSounds m_sounds;
    std::unique_ptr<ui::MainWindow> m_window;
};

/// Performs acts with real events on the window.
class Hands
{
public:
    explicit Hands(AtTable &at) : m_at(at) { }
    Hands(const Hands &) = delete;
    Hands &operator=(const Hands &) = delete;
    virtual ~Hands() = default;

    virtual void does(const Act &act) = 0;

protected:
    [[nodiscard]] const ui::TableTools &tools() { return m_at.hands().tools(); }
    [[nodiscard]] ui::TableView &view() { return *tools().view; }
    [[nodiscard]] const Table &table() { return m_at.sitting().table(); }
    [[nodiscard]] const House &house() { return m_at.sitting().house(); }
    /// Chips for an amount: those given, or the fewest.
    [[nodiscard]] std::vector<int> chipsFor(const Amount &amount);

    AtTable &m_at;
};

/// Clicks a thing, then its destination.
class MouseHands : public Hands
{
public:
    using Hands::Hands;
    void does(const Act &act) override;

    virtual void click(const ui::Spot &spot, Qt::MouseButton button = Qt::LeftButton);
    virtual void click(QWidget *widget);
    virtual void enter(QSpinBox *field, int value);

protected:
    void takeChips(const Amount &amount);
    void shoe(const Act &act);
    void speak(const act::Say &say);
};

/// Drags cards and chips; clicks what cannot be dragged.
class DragHands : public MouseHands
{
public:
    using MouseHands::MouseHands;
    void does(const Act &act) override;

    void drag(const std::vector<ui::Spot> &through, const ui::Spot &to);

private:
    [[nodiscard]] QPoint bareNear(const ui::Spot &spot);
};

/// Uses the keyboard only.
class KeyHands : public Hands
{
public:
    using Hands::Hands;
    void does(const Act &act) override;

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

private:
    void press(const char *keys);
    void seat(HandId hand);
    void handOf(HandId hand);
    void bet(ui::Spot::Kind part, HandId hand, BetKind bet, int verb);
    void takeChips(const Amount &amount);
};

} // namespace pitwise::test
