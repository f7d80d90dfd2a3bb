// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/hands.h"

#include "engine/table/warblackjackhands.h"

#include "app/desktop/startup.h"
#include "ui/dealing/tablecards.h"
#include "ui/panels/callbar.h"
#include "ui/panels/popover.h"
#include "ui/screens/screens.h"

#include <QApplication>
#include <QSpinBox>
#include <QTest>

namespace pitwise::test {

using namespace ui;
using Kind = Spot::Kind;

Window::Window(const QSize &size)
{
    Environment environment = bareEnvironment();
    environment.clock = [this] { return m_now; };
    environment.sound = &m_sounds;
    m_window = std::make_unique<MainWindow>(environment, allScreens());
    ViewOptions options = m_window->shell().viewOptions();
    options.speed = 0;
    m_window->shell().setViewOptions(options);
    m_window->resize(size);
    m_window->show();
    m_window->activateWindow();
    (void)QTest::qWaitForWindowExposed(m_window.get());
}

void Window::deal(const PlaySettings &settings, const House &house)
{
    m_window->shell().sessions().deal(settings, house);
    QApplication::processEvents();
}

std::vector<int> Hands::chipsFor(const Amount &amount)
{
    const ChipCounts counts = amount.chips.empty()
                                ? house().table.chips.fewest(amount.money).value_or(ChipCounts{})
                                : amount.chips;
    std::vector<int> kinds;
    for (std::size_t i = 0; i < counts.of.size(); ++i)
        kinds.insert(kinds.end(), counts.of[i], static_cast<int>(i));
    return kinds;
}

namespace {

std::vector<Spot> spotsOf(HandId hand, BetSet bets)
{
    std::vector<Spot> spots;
    for (const BetKind kind : AllBets) {
        if (bets.has(kind))
            spots.push_back(Spot::ofBet(hand, kind));
    }
    return spots;
}

Spot refused(const Table &table, const act::Refuse &refuse)
{
    const bool late = table.at(refuse.hand).bet(refuse.bet).late > Money{};
    return Spot::ofBet(refuse.hand, refuse.bet, late ? Kind::Late : Kind::Bet);
}

/// What to hand back of a paid War bonus: the bet, the winnings, or both.
std::vector<Spot> bonusParts(const Table &table, const act::Return &back)
{
    const Seat &hand = table.at(back.hand);
    const Bet &bet = hand.bet(back.bet);
    if (!isBonus(hand, back.bet) || bet.payoff == Money{} || !back.amount)
        return {};
    const Spot chips = Spot::ofBet(back.hand, back.bet);
    const Spot winnings = Spot::ofBet(back.hand, back.bet, Kind::Payoff);
    if (back.amount->money == bet.amount + bet.payoff)
        return {chips, winnings};
    if (back.amount->money == bet.amount)
        return {chips};
    return {};
}

/// `wanted`, if nothing else lies there; else a point of the spot that nothing covers. Of several
/// split hands at a seat, one's chips may lie over the edge of another's.
QPoint barePoint(const TableView &view, const Table &table, const Spot &spot, QPoint wanted)
{
    constexpr int Step = 4;
    const QTransform toUnits = view.layoutOfTable().toWidget().inverted();
    const auto isBare = [&](QPoint at) {
        const Spot found = spotAt(toUnits.map(QPointF{at}), table, view.layoutOfTable());
        return found.kind == spot.kind && found.hand == spot.hand && found.bet == spot.bet;
    };
    if (isBare(wanted))
        return wanted;
    const QRect area = view.pixelAreaOf(spot);
    for (int y = area.top() + Step; y < area.bottom(); y += Step) {
        for (int x = area.left() + Step; x < area.right(); x += Step) {
            if (isBare({x, y}))
                return {x, y};
        }
    }
    return wanted;
}

/// A point of the spot that nothing else covers: above the payoff that is in front of a bet.
QPoint pointOf(const TableView &view, const Table &table, const Spot &spot)
{
    const QRect area = view.pixelAreaOf(spot);
    if (spot.kind == Kind::Bet)
        return barePoint(view, table, spot,
                         {area.center().x() + area.width() / 5, area.top() + area.height() / 4});
    if (spot.kind == Kind::NextCard)
        return {area.right() - 3, area.bottom() - 3};
    if (spot.kind == Kind::Cards)
        return barePoint(view, table, spot, {area.left() + 4, area.center().y()});
    return area.center();
}

} // namespace

// ---- mouse ----

void MouseHands::click(const Spot &spot, Qt::MouseButton button)
{
    QTest::mouseClick(&view(), button, Qt::NoModifier, pointOf(view(), table(), spot));
}

void MouseHands::click(QWidget *widget)
{
    QTest::mouseClick(widget, Qt::LeftButton);
}

void MouseHands::enter(QSpinBox *field, int value)
{
    field->setValue(value);
}

void MouseHands::takeChips(const Amount &amount)
{
    for (const int kind : chipsFor(amount))
        click(Spot::ofTube(kind));
}

void MouseHands::shoe(const Act &act)
{
    click(Spot::of(Kind::Shoe));
    ShoeMenu *menu = tools().cards->shoeMenu();
    if (const auto *cutCard = std::get_if<act::PlaceCutCard>(&act))
        enter(menu->cutCard(), cutCard->behind);
    click(menu->button(act));
}

void MouseHands::speak(const act::Say &say)
{
    click(tools().calls->button(say.call));
    if (say.seat.number != 0)
        click(Spot::at(Kind::Patron, HandId{say.seat, 0}));
}

void MouseHands::does(const Act &act)
{
    const Spot tray = Spot::of(Kind::Tray);
    std::visit(Overloaded{
                   [&](const act::Shuffle &) { shoe(act); },
                   [&](const act::OfferCut &what) {
                       click(Spot::at(Kind::Patron, HandId{what.seat, 0}));
                       const auto buttons =
                           tools().cards->patronMenu()->findChildren<QAbstractButton *>();
                       click(buttons.last());
                   },
                   [&](const act::Cut &) { shoe(act); },
                   [&](const act::PlaceCutCard &) { shoe(act); },
                   [&](const act::Load &) { shoe(act); },
                   [&](const act::Say &what) { speak(what); },
                   [&](const act::Deal &what) {
                       click(nextCardAt(table(), what.hand),
                             what.faceDown ? Qt::RightButton : Qt::LeftButton);
                   },
                   [&](const act::Burn &) { click(Spot::of(Kind::Rack)); },
                   [&](const act::Discard &) {
                       click(Spot::of(Kind::Slipped));
                       click(Spot::of(Kind::Rack));
                   },
                   [&](const act::Take &what) {
                       for (const Spot &spot : spotsOf(what.hand, what.bets))
                           click(spot);
                       if (what.amount)
                           takeChips(*what.amount);
                       click(tray);
                   },
                   [&](const act::Pay &what) {
                       takeChips(what.amount);
                       click(Spot::ofBet(what.hand, what.bet));
                   },
                   [&](const act::Retract &what) {
                       click(Spot::ofBet(what.hand, what.bet, Kind::Payoff));
                       click(tray);
                   },
                   [&](const act::Post &what) {
                       takeChips(what.amount);
                       click(Spot::ofBet(what.hand, BetKind::Post));
                   },
                   [&](const act::Give &what) {
                       click(Spot::ofBet(what.hand, BetKind::Post));
                       click(Spot::at(Kind::Patron, what.hand));
                   },
                   [&](const act::Return &what) {
                       const auto parts = bonusParts(table(), what);
                       for (const Spot &part : parts)
                           click(part);
                       if (parts.empty())
                           click(Spot::ofBet(what.hand, what.bet));
                       if (what.amount && parts.empty())
                           takeChips(*what.amount);
                       click(Spot::at(Kind::Patron, what.hand.seat));
                   },
                   [&](const act::Refuse &what) {
                       click(refused(table(), what));
                       click(Spot::at(Kind::Patron, what.hand));
                   },
                   [&](const act::Split &what) {
                       click(Spot::at(Kind::Patron, what.hand.seat));
                       click(tools().cards->patronMenu()->splitButton());
                   },
                   [&](const act::Peek &) { click(tools().calls->button(act)); },
                   [&](const act::Reveal &) { click(tools().calls->button(act)); },
                   [&](const act::Void &) { click(tools().calls->voidButton()); },
                   [&](const act::Collect &what) {
                       click(cardsAt(table(), what.hand));
                       click(Spot::of(Kind::Rack));
                   },
                   [&](const act::End &) { click(tools().calls->endButton()); },
               },
               act);
}

// ---- drags ----

/// Bare felt near a spot, where a sweep can begin.
QPoint DragHands::bareNear(const Spot &spot)
{
    const QTransform toUnits = view().layoutOfTable().toWidget().inverted();
    const QPoint middle = view().pixelOf(spot);
    for (int far = 1; far < 300; ++far) {
        for (const QPoint way : {QPoint{-far, -far / 3}, QPoint{far, -far / 3}}) {
            const QPointF at = toUnits.map(QPointF{middle + way});
            if (view().rect().contains(middle + way)
                && spotAt(at, table(), view().layoutOfTable()).none())
                return middle + way;
        }
    }
    return middle;
}

void DragHands::drag(const std::vector<Spot> &through, const Spot &to)
{
    // One thing is dragged; several are swept up, starting on bare felt.
    QTest::mousePress(&view(), Qt::LeftButton, Qt::NoModifier,
                      through.size() == 1 ? pointOf(view(), table(), through.front())
                                          : bareNear(through.front()));
    for (const Spot &spot : through)
        QTest::mouseMove(&view(), pointOf(view(), table(), spot) + QPoint{0, 1});
    const QPoint end = pointOf(view(), table(), to);
    QTest::mouseMove(&view(), (pointOf(view(), table(), through.back()) + end) / 2);
    QTest::mouseMove(&view(), end);
    QTest::mouseRelease(&view(), Qt::LeftButton, Qt::NoModifier, end);
}

void DragHands::does(const Act &act)
{
    const Spot shoe = Spot::of(Kind::Shoe);
    const Spot rack = Spot::of(Kind::Rack);
    const Spot tray = Spot::of(Kind::Tray);
    const auto patron = [](HandId hand) { return Spot::at(Kind::Patron, hand); };
    // Click all chips but the last, then drag the last one.
    const auto payAt = [&](const Amount &amount, const Spot &spot) {
        auto kinds = chipsFor(amount);
        const int last = kinds.back();
        kinds.pop_back();
        for (const int kind : kinds)
            click(Spot::ofTube(kind));
        drag({Spot::ofTube(last)}, spot);
    };
    if (const auto *deal = std::get_if<act::Deal>(&act); deal != nullptr && !deal->faceDown)
        drag({shoe}, nextCardAt(table(), deal->hand));
    else if (std::holds_alternative<act::Burn>(act))
        drag({shoe}, rack);
    else if (std::holds_alternative<act::Discard>(act))
        drag({Spot::of(Kind::Slipped)}, rack);
    else if (const auto *pay = std::get_if<act::Pay>(&act))
        payAt(pay->amount, Spot::ofBet(pay->hand, pay->bet));
    else if (const auto *post = std::get_if<act::Post>(&act))
        payAt(post->amount, Spot::ofBet(post->hand, BetKind::Post));
    else if (const auto *take = std::get_if<act::Take>(&act); take != nullptr && !take->amount)
        drag(spotsOf(take->hand, take->bets), tray);
    else if (const auto *retract = std::get_if<act::Retract>(&act))
        drag({Spot::ofBet(retract->hand, retract->bet, Kind::Payoff)}, tray);
    else if (const auto *give = std::get_if<act::Give>(&act))
        drag({Spot::ofBet(give->hand, BetKind::Post)}, patron(give->hand));
    else if (const auto *refuse = std::get_if<act::Refuse>(&act))
        drag({refused(table(), *refuse)}, patron(refuse->hand));
    else if (const auto *split = std::get_if<act::Split>(&act))
        drag({cardsAt(table(), split->hand)}, nextCardAt(table(), split->hand));
    else if (const auto *collect = std::get_if<act::Collect>(&act))
        drag({cardsAt(table(), collect->hand)}, rack);
    else
        MouseHands::does(act);
}

// ---- keys ----

void KeyHands::press(int key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &view(), static_cast<Qt::Key>(key), modifiers);
}

void KeyHands::press(const char *keys)
{
    for (; *keys != '\0'; ++keys)
        press(*keys);
}

void KeyHands::seat(HandId hand)
{
    press(Qt::Key_0 + hand.seat.number);
}

/// Presses the seat number, and the hand number if the seat is split.
void KeyHands::handOf(HandId hand)
{
    seat(hand);
    if (asksForHand(m_at.hands().pending(), table()))
        press(Qt::Key_1 + hand.split);
}

void KeyHands::takeChips(const Amount &amount)
{
    for (const int kind : chipsFor(amount))
        press(chipKey(kind, static_cast<int>(house().table.chips.values().size())).at(0).unicode());
}

void KeyHands::bet(Spot::Kind part, HandId hand, BetKind bet, int verb)
{
    const Seat &seat = table().at(hand);
    int could = 0;
    for (const BetKind kind : AllBets) {
        const Bet &lies = seat.bet(kind);
        if (part == Kind::Payoff)
            could += lies.payoff > Money{} ? 1 : 0;
        else
            could +=
                (lies.amount > Money{} && !(verb == Qt::Key_P && kind == BetKind::Post) ? 1 : 0)
                + (verb == Qt::Key_R && lies.late > Money{} ? 1 : 0);
    }
    press(verb);
    handOf(hand);
    if (could == 1)
        return;
    switch (bet) {
    case BetKind::Main:
        return press(Qt::Key_M);
    case BetKind::Tie:
        return press(Qt::Key_T);
    case BetKind::War:
    case BetKind::Bonus:
        return press(Qt::Key_W);
    case BetKind::WarTie:
        return press(Qt::Key_K);
    case BetKind::Post:
        return press(Qt::Key_P);
    case BetKind::Insurance:
        return press(Qt::Key_I);
    }
}

void KeyHands::does(const Act &act)
{
    // The shoe menu: press Down from its first button.
    const auto shoe = [&](int down) {
        press(Qt::Key_Q);
        for (int i = 0; i < down; ++i)
            press(Qt::Key_Down);
        press(Qt::Key_Space);
    };
    std::visit(
        Overloaded{
            [&](const act::Shuffle &) { shoe(0); },
            [&](const act::OfferCut &what) {
                press("X");
                seat(HandId{what.seat, 0});
            },
            [&](const act::Cut &) { shoe(2); },
            [&](const act::PlaceCutCard &what) {
                press(Qt::Key_Q);
                for (int i = 0; i < 3; ++i)
                    press(Qt::Key_Down);
                press(Qt::Key_Tab);
                QVERIFY(tools().cards->shoeMenu()->cutCard()->hasFocus());
                press(Qt::Key_A, Qt::ControlModifier);
                press(std::to_string(what.behind).c_str());
                press(Qt::Key_Tab, Qt::ShiftModifier);
                press(Qt::Key_Return);
            },
            [&](const act::Load &) { shoe(4); },
            [&](const act::Say &what) {
                switch (what.call) {
                case Call::PlaceBets:
                    return press("I");
                case Call::NoMoreBets:
                    return press("N");
                case Call::WarOrSurrender:
                    press("W");
                    return seat(HandId{what.seat, 0});
                case Call::BelowMinimum:
                    press("M");
                    return seat(HandId{what.seat, 0});
                case Call::Parlay:
                    press("W");
                    return seat(what.seat);
                case Call::Insurance:
                    return press("O");
                case Call::Floor:
                    return press("Y");
                }
            },
            [&](const act::Deal &what) {
                if (what.faceDown)
                    press(Qt::Key_Minus);
                else
                    seat(what.hand);
            },
            [&](const act::Burn &) { press("B"); },
            [&](const act::Discard &) { press("L"); },
            [&](const act::Take &what) {
                if (what.amount)
                    takeChips(*what.amount);
                // One after the other: A would take a paid tie bet beside them, too.
                for (const BetKind kind : AllBets) {
                    if (what.bets.has(kind))
                        bet(Kind::Bet, what.hand, kind, Qt::Key_T);
                }
            },
            [&](const act::Pay &what) {
                takeChips(what.amount);
                bet(Kind::Bet, what.hand, what.bet, Qt::Key_P);
            },
            [&](const act::Retract &what) { bet(Kind::Payoff, what.hand, what.bet, Qt::Key_U); },
            [&](const act::Post &what) {
                takeChips(what.amount);
                press("O");
                seat(what.hand);
            },
            [&](const act::Give &what) {
                press("V");
                seat(what.hand);
            },
            [&](const act::Return &what) {
                const auto parts = bonusParts(table(), what);
                if (what.amount && parts.empty())
                    takeChips(*what.amount);
                bet(Kind::Bet, what.hand, what.bet, Qt::Key_R);
            },
            [&](const act::Refuse &what) { bet(Kind::Bet, what.hand, what.bet, Qt::Key_R); },
            [&](const act::Split &what) {
                press("Z");
                handOf(what.hand);
            },
            [&](const act::Peek &) { press("K"); },
            [&](const act::Reveal &) { press("V"); },
            [&](const act::Void &) { press(Qt::Key_Delete); },
            [&](const act::Collect &what) {
                press("C");
                handOf(what.hand);
            },
            [&](const act::End &) { press("E"); },
        },
        act);
}

} // namespace pitwise::test
