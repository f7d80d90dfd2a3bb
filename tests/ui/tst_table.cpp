// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/notation.h"
#include "engine/training/savedsession.h"
#include "tests/support/houses.h"
#include "tests/ui/hands.h"
#include "tests/ui/situations.h"
#include "ui/dealing/tablecards.h"
#include "ui/panels/callbar.h"
#include "ui/panels/clauselabel.h"
#include "ui/panels/clausepopover.h"
#include "ui/panels/coachcard.h"
#include "ui/panels/heldbar.h"
#include "ui/panels/sidepanel.h"
#include "ui/panels/summarycard.h"
#include "ui/panels/toast.h"
#include "ui/screens/compare/differencesession.h"
#include "ui/shell/mainmenu.h"
#include "ui/shell/printing.h"
#include "ui/shell/rail.h"
#include "ui/text/clauses.h"
#include "ui/text/gamewords.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QLabel>
#include <QPrinter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

using namespace pitwise;
using namespace pitwise::test;
using namespace pitwise::ui;
using Kind = Spot::Kind;

/// The table as a new trainee uses it: guesses with the mouse, stray keys, mistakes.
class TableTest : public QObject
{
    Q_OBJECT

private:
    static PlaySettings settingsFor(const char *house, Coaching coaching)
    {
        PlaySettings settings;
        settings.house = house;
        settings.seats = 3;
        settings.coaching = coaching;
        settings.seed = 3;
        return settings;
    }

    /// Deals rightly, past the window, until `there`.
    template<typename There>
    static bool dealUntil(Window &window, There there)
    {
        for (int acts = 0; acts < 400; ++acts) {
            if (there(window.table()))
                return true;
            const auto next = window.sitting().next();
            if (!next)
                return false;
            window.perform(*next);
        }
        return false;
    }

    /// Three cards are burned and the first war card is due.
    static bool warCardIsDue(const Window &window)
    {
        const auto next = window.sitting().next();
        const auto *deal = next ? std::get_if<act::Deal>(&*next) : nullptr;
        return deal != nullptr && !deal->hand.isDealer()
            && window.table().at(deal->hand).cards.lying == 1;
    }

    static QStringList linesOf(Window &window)
    {
        QStringList lines;
        const StepModel &model = window.screen().panel()->steps()->steps();
        for (int row = 0; row < model.rowCount(); ++row)
            lines << model.data(model.index(row), Qt::DisplayRole).toString();
        return lines;
    }

    /// A round with a war, up to its first war card.
    static void goToWar(Window &window, Coaching coaching)
    {
        PlaySettings settings = settingsFor("washington", coaching);
        const House house = test::house("washington");
        settings.seed = seedWith(settings, house, [](const Happened &what) { return what.war; });
        window.deal(settings, house);
        QVERIFY(dealUntil(window, [&](const Table &) { return warCardIsDue(window); }));
    }

private Q_SLOTS:
    /// A finger beside a bet means the bet, if larger targets are wanted.
    void largerTargetsTakeAPressBesideABet()
    {
        Window window;
        window.deal(settingsFor("washington", Coaching::Practice), test::house("washington"));
        QVERIFY(dealUntil(window, [](const Table &table) { return table.dealer.lying > 0; }));
        const Spot bet = Spot::ofBet(handAt(1), BetKind::Tie); // nothing is at its left
        const QRect area = window.view().pixelAreaOf(bet);
        for (const bool large : {false, true}) {
            ViewOptions options = window.main().shell().viewOptions();
            options.largeTargets = large;
            window.main().shell().setViewOptions(options);
            Spot pressed;
            const auto told =
                connect(&window.view(), &TableView::gestured, this, [&](const Gesture &gesture) {
                    if (const auto *tap = std::get_if<gesture::Tap>(&gesture))
                        pressed = tap->on;
                });
            QTest::mouseClick(&window.view(), Qt::LeftButton, {},
                              QPoint{area.left() - 6, area.center().y()});
            disconnect(told);
            QCOMPARE(pressed == bet, large);
        }
    }

    /// Shoe and rack change sides on the left-handed table, and so do their sounds.
    void aLeftHandedTableSoundsMirrored()
    {
        Window window;
        goToWar(window, Coaching::Practice);
        for (const bool leftHanded : {false, true}) {
            ViewOptions options = window.main().shell().viewOptions();
            options.leftHanded = leftHanded;
            window.main().shell().setViewOptions(options);
            window.sounds().played.clear();
            window.perform(act::Burn{});
            QCOMPARE(window.sounds().played.front().sound, Sound::CardBurn);
            QCOMPARE(window.sounds().played.front().place < 0, leftHanded);
        }
    }

    /// The murmur belongs to the table: on every other screen it is silent.
    void theRoomIsHeardAtTheTableOnly()
    {
        Window window;
        PlaySettings settings = settingsFor("washington", Coaching::Practice);
        settings.irregularities = 60;
        window.deal(settings, test::house("washington"));
        QVERIFY(window.sounds().room > 0.5);
        auto *stack = window.main().findChild<ScreenStack *>();
        for (std::size_t at = 0; at < stack->entries().size(); ++at) {
            if (stack->entries()[at].role == ScreenEntry::Role::Dealing)
                continue;
            stack->showScreen(at);
            QCOMPARE(window.sounds().room, 0.0);
            window.sounds().played.clear();
            window.perform(*window.sitting().next()); // as when a patron answers late
            QVERIFY(window.sounds().played.empty());
            QCOMPARE(window.sounds().room, 0.0);
            window.main().showScreen<TableScreen>();
            QVERIFY(window.sounds().room > 0.5);
        }
    }

    /// A click on the card of a seat at war deals its war card; it does not pick the card up.
    void clickOnTheCardDealsTheWarCard()
    {
        Window window;
        goToWar(window, Coaching::Practice);
        const auto next = window.sitting().next();
        const HandId hand = std::get<act::Deal>(*next).hand;
        MouseHands mouse{window};
        mouse.click(cardsAt(window.table(), hand));
        QCOMPARE(window.table().at(hand).cards.lying, 2);
        QVERIFY(window.screen().hand().empty());
        QVERIFY(window.sitting().session().findings().empty());
        // So does the dealer's.
        QVERIFY(dealUntil(window, [&](const Table &table) {
            const auto due = window.sitting().next();
            return due == std::optional{Act{act::Deal{DealerHand, false}}}
                && table.dealer.lying == 1;
        }));
        mouse.click(cardsAt(window.table(), DealerHand));
        QCOMPARE(window.table().dealer.lying, 2);
        QVERIFY(window.sitting().session().findings().empty());
    }

    /// The place of the war card is drawn before the card is there.
    void warCardHasItsPlace()
    {
        Window window;
        goToWar(window, Coaching::Practice);
        const HandId hand = std::get<act::Deal>(*window.sitting().next()).hand;
        const QRect place = window.view().pixelAreaOf(nextCardAt(window.table(), hand));
        const QPoint middle{place.right() - 8, place.center().y()};
        const QImage with = window.view().grab().toImage();
        // The same felt without a war there.
        Window other;
        other.deal(settingsFor("washington", Coaching::Practice), test::house("washington"));
        const QImage without = other.view().grab().toImage();
        QVERIFY(with.pixelColor(middle) != without.pixelColor(middle));
        QTest::mouseClick(&window.view(), Qt::LeftButton, Qt::NoModifier, middle);
        QCOMPARE(window.table().at(hand).cards.lying, 2);
    }

    /// With nothing in the hand a click on the rack burns; it never collects.
    void emptyHandCollectsNothing()
    {
        Window window;
        goToWar(window, Coaching::Practice);
        MouseHands mouse{window};
        const auto discards = window.table().discards.size();
        const int dealer = window.table().dealer.lying;
        mouse.click(Spot::of(Kind::Rack));
        QCOMPARE(window.table().discards.size(), discards + 1);
        QCOMPARE(window.table().dealer.lying, dealer);
        QVERIFY(std::holds_alternative<act::Burn>(
            std::get<Act>(window.sitting().session().log().back().event)));
    }

    /// What is picked up is named, its targets light up, and half of it can be counted out with
    /// the mouse alone.
    void heldThingsAreNamed()
    {
        Window window;
        PlaySettings settings = settingsFor("washington", Coaching::Practice);
        const House house = test::house("washington");
        settings.seed =
            seedWith(settings, house, [](const Happened &what) { return what.surrender; });
        window.deal(settings, house);
        std::optional<act::Take> half;
        QVERIFY(dealUntil(window, [&](const Table &) {
            const auto next = window.sitting().next();
            const auto *take = next ? std::get_if<act::Take>(&*next) : nullptr;
            if (take != nullptr && take->amount)
                half = *take;
            return half.has_value();
        }));
        QVERIFY(window.view().scene().targets.empty());
        MouseHands mouse{window};
        mouse.click(Spot::ofBet(half->hand, BetKind::Main));
        HeldBar *held = window.screen().held();
        QVERIFY(held->isVisible());
        QCOMPARE(held->text(),
                 QStringLiteral("In your hand: main bet of seat %1").arg(half->hand.seat.number));
        const auto &targets = window.view().scene().targets;
        QVERIFY(std::find(targets.begin(), targets.end(), Spot::of(Kind::Tray)) != targets.end());
        QVERIFY(std::find(targets.begin(), targets.end(), Spot::at(Kind::Patron, half->hand))
                != targets.end());
        mouse.click(held->halfButton());
        QVERIFY(!window.screen().hand().order.empty());
        mouse.click(Spot::of(Kind::Tray));
        QVERIFY(!held->isVisible());
        QVERIFY(window.sitting().session().findings().empty());
        QVERIFY(window.sitting().session().dealerActs() > 0);
        QCOMPARE(window.table().at(half->hand).bet(BetKind::Main).amount.inCents(),
                 half->amount->money.inCents());
    }

    /// Chips from the tray light up the bets they can be paid to.
    void chipsLightUpTheBets()
    {
        Window window;
        goToWar(window, Coaching::Practice);
        MouseHands mouse{window};
        mouse.click(Spot::ofTube(0));
        const auto &targets = window.view().scene().targets;
        QVERIFY(!targets.empty());
        for (const Spot &spot : targets)
            QVERIFY(spot.kind == Kind::Bet);
    }

    /// A card dealt to a seat without a bet lies there for a moment, and the list says where it
    /// goes. The finding waits for the end of the round.
    void unneededCardIsSeen()
    {
        Window window;
        window.deal(settingsFor("washington", Coaching::Practice), test::house("washington"));
        MouseHands mouse{window};
        mouse.does(act::Say{Call::PlaceBets, {}});
        mouse.does(act::Say{Call::NoMoreBets, {}});
        mouse.does(act::Deal{handAt(5), false});
        const auto &scene = window.view().scene();
        QCOMPARE(scene.passing.size(), std::size_t{1});
        QVERIFY(scene.passing.front().sprite.card.has_value());
        QCOMPARE(scene.passing.front().note, QStringLiteral("Floor: to the discards"));
        const QStringList lines = linesOf(window);
        QCOMPARE(lines.last(), QStringLiteral("Floor: the card goes to the discards."));
        QVERIFY(lines[lines.size() - 2].endsWith(QLatin1String("to seat 5")));
        QVERIFY(!window.screen().cards().isCoachShown());
        QTRY_VERIFY(window.view().scene().passing.empty()); // then it is gone
    }

    /// The floor puts a missed post there, and a late bet back, where everybody sees it.
    void floorIsSeen()
    {
        Window window;
        PlaySettings settings = settingsFor("washington", Coaching::Practice);
        const House house = test::house("washington");
        settings.seed = seedWith(settings, house, [](const Happened &what) { return what.war; });
        window.deal(settings, house);
        QVERIFY(dealUntil(window, [&](const Table &) {
            const auto next = window.sitting().next();
            return next && std::holds_alternative<act::Post>(*next);
        }));
        MouseHands mouse{window};
        mouse.click(Spot::of(Kind::Rack)); // burns without the post
        const auto &passing = window.view().scene().passing;
        QCOMPARE(passing.size(), std::size_t{1});
        QCOMPARE(passing.front().note, QStringLiteral("Floor: posted"));
        QVERIFY(linesOf(window).last().startsWith(QLatin1String("Floor: the house posts")));
    }

    /// Silent mode shows the card and says nothing.
    void silentModeSaysNothing()
    {
        Window window;
        window.deal(settingsFor("washington", Coaching::Silent), test::house("washington"));
        MouseHands mouse{window};
        mouse.does(act::Say{Call::PlaceBets, {}});
        mouse.does(act::Say{Call::NoMoreBets, {}});
        mouse.does(act::Deal{handAt(5), false});
        QCOMPARE(window.view().scene().passing.size(), std::size_t{1});
        QVERIFY(window.view().scene().passing.front().note.isEmpty());
        QVERIFY(!linesOf(window).last().startsWith(QLatin1String("Floor")));
    }

    /// Burned cards lie side by side at the rack until the next other act.
    void burnsCanBeCounted()
    {
        Window window;
        PlaySettings settings = settingsFor("washington", Coaching::Practice);
        const House house = test::house("washington");
        settings.seed = seedWith(settings, house, [](const Happened &what) { return what.war; });
        window.deal(settings, house);
        QVERIFY(dealUntil(window, [&](const Table &) {
            const auto next = window.sitting().next();
            return next && std::holds_alternative<act::Burn>(*next);
        }));
        MouseHands mouse{window};
        const auto fanned = [&] {
            const Picture &picture = window.view().scene().picture;
            return std::count_if(picture.begin(), picture.end(), [](const Sprite &sprite) {
                return sprite.spot.kind == Kind::Rack && sprite.faceDown;
            });
        };
        for (int n = 1; n <= 3; ++n) {
            mouse.click(Spot::of(Kind::Rack));
            QCOMPARE(fanned(), n);
        }
        mouse.does(*window.sitting().next());
        QCOMPARE(fanned(), 0);
        QVERIFY(window.sitting().session().findings().empty());
    }

    /// A stray End with the coach: told in one card, one finding counts, and F3 deals again.
    void strayKeyAndAgain()
    {
        Window window;
        window.deal(settingsFor("washington", Coaching::Coach), test::house("washington"));
        QTRY_VERIFY(window.view().hasFocus());
        KeyHands keys{window};
        keys.press(Qt::Key_I);
        keys.press(Qt::Key_N);
        keys.press(Qt::Key_E);
        QVERIFY(window.screen().cards().isCoachShown());
        QVERIFY(window.sitting().session().findings().size() > 1);
        QCOMPARE(window.sitting().score().critical, 1);
        keys.press(Qt::Key_F3);
        QVERIFY(!window.screen().cards().isCoachShown());
        QCOMPARE(window.sitting().score().lost, 0.0);
        QVERIFY(!window.table().round.betsClosed);
        QCOMPARE(window.sitting().score().dealtAgain, 1);
        QVERIFY(linesOf(window).first().contains(QLatin1String("dealt again")));
        // The round then goes on as always, and the whole can be saved and read.
        while (window.table().roundNumber == 1)
            keys.does(*window.sitting().next());
        QCOMPARE(window.sitting().cleanStreak(), 1);
        QVERIFY(textOf(window.sitting()).find("! again") != std::string::npos);
    }

    /// The button beside the round's number does the same, also for the round that just ended.
    void againByMouse()
    {
        Window window;
        window.deal(settingsFor("ontario", Coaching::Practice), test::house("ontario"));
        MouseHands mouse{window};
        PillButton *again = window.screen().panel()->againButton();
        QVERIFY(!again->isEnabled());
        mouse.click(Spot::of(Kind::Rack)); // a burn nobody asked for
        while (window.table().roundNumber == 1)
            mouse.does(*window.sitting().next());
        QVERIFY(window.screen().cards().isSummaryShown());
        mouse.click(window.screen().cards().summary()->againButton());
        QVERIFY(!window.screen().cards().isSummaryShown());
        QCOMPARE(window.table().roundNumber, 1);
        mouse.does(*window.sitting().next());
        QVERIFY(again->isEnabled());
        mouse.click(again);
        QCOMPARE(window.sitting().score().dealtAgain, 2);
        // Not in silent mode: that would be no examination.
        window.deal(settingsFor("ontario", Coaching::Silent), test::house("ontario"));
        QVERIFY(!again->isVisible());
        window.perform(*window.sitting().next());
        KeyHands{window}.press(Qt::Key_F3);
        QCOMPARE(window.sitting().score().dealtAgain, 0);
        QVERIFY(window.screen().toast()->isVisible());
    }

    /// In the middle of a silent session the result tells nothing. Once the session is ended, it
    /// tells everything, and nothing more can be dealt.
    void silentResult()
    {
        Window window;
        window.deal(settingsFor("washington", Coaching::Silent), test::house("washington"));
        MouseHands mouse{window};
        mouse.click(Spot::of(Kind::Rack)); // a burn nobody asked for
        window.screen().showSummary();
        SummaryCard *card = window.screen().cards().summary();
        QVERIFY(card->isVisible());
        QVERIFY(!card->text().contains(QLatin1String("points")));
        QVERIFY(!card->text().contains(QLatin1String("burn"), Qt::CaseInsensitive));
        QVERIFY(!card->saveButton()->isVisible());
        mouse.click(card->endButton());
        QVERIFY(card->text().contains(QLatin1String("points of 100")));
        QVERIFY(card->text().contains(QLatin1String("burn"), Qt::CaseInsensitive));
        const auto acts = window.sitting().session().dealerActs();
        mouse.click(card->closeButton());
        mouse.does(act::Say{Call::PlaceBets, {}});
        QCOMPARE(window.sitting().session().dealerActs(), acts);
        QVERIFY(window.screen().toast()->text().contains(QLatin1String("over")));
    }

    /// The result names house, mode, seed, round and seat. In practice the round that is being
    /// dealt is not told. It can be copied, saved and printed.
    void resultSheet()
    {
        Window window;
        PlaySettings settings = settingsFor("washington", Coaching::Practice);
        window.deal(settings, test::house("washington"));
        MouseHands mouse{window};
        mouse.does(act::Say{Call::PlaceBets, {}});
        mouse.does(act::Say{Call::NoMoreBets, {}});
        mouse.does(act::Deal{handAt(5), false});
        window.screen().showSummary();
        SummaryCard *card = window.screen().cards().summary();
        QVERIFY(!card->text().contains(QLatin1String("seat 5")));
        QVERIFY(card->text().contains(QLatin1String("not counted yet")));
        QVERIFY(card->text().contains(QLatin1String("No act is counted yet")));
        mouse.click(card->closeButton());
        QVERIFY(dealUntil(window, [](const Table &table) { return table.roundNumber == 2; }));
        window.screen().showSummary();
        const QString text = card->text();
        for (const char *part :
             {"Casino War, Washington", "Practice, pick and pay", "seed 3", "Round 1, seat 5: "})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        mouse.click(card->copyButton());
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.contains(QLatin1String("seat 5. ")), qPrintable(copied));
        QVERIFY2(copied.contains(QLatin1String("Extra card, seat 5. ")), qPrintable(copied));
        QVERIFY(window.main().message()->isVisible());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("result.pdf"));
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path);
        Document sheet;
        sheet.title = plain("Result");
        printDocument(sheet, printer);
        QVERIFY(QFileInfo{path}.size() > 1000);
    }

    /// A click on a mistake of the round shows the table as it was and what was due; the next
    /// click leads back and deals nothing.
    void lookBack()
    {
        Window window;
        goToWar(window, Coaching::Practice);
        const HandId hand = std::get<act::Deal>(*window.sitting().next()).hand;
        MouseHands mouse{window};
        mouse.does(act::Burn{}); // one too many
        QVERIFY(dealUntil(window, [](const Table &table) { return table.roundNumber == 2; }));
        window.screen().cards().hideSummary();
        QVERIFY(window.table().at(hand).cards.lying == 0);
        StepList *steps = window.screen().panel()->steps();
        const StepModel &model = steps->steps();
        int wrong = -1;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.data(model.index(row), StepModel::WrongRole).toBool())
                wrong = row;
        }
        QVERIFY(wrong >= 0);
        steps->scrollTo(model.index(wrong));
        QTest::mouseClick(steps->viewport(), Qt::LeftButton, Qt::NoModifier,
                          steps->visualRect(model.index(wrong)).center());
        QVERIFY(window.screen().cards().isCoachShown());
        QCOMPARE(window.view().scene().table.at(hand).cards.lying, 1);
        const QString told = window.screen().cards().coach()->text();
        QVERIFY2(told.contains(QLatin1String("Due: 3 burned.")), qPrintable(told));
        const auto log = window.sitting().session().log().size();
        mouse.click(Spot::of(Kind::Rack));
        QCOMPARE(window.sitting().session().log().size(), log);
        QCOMPARE(window.view().scene().table.at(hand).cards.lying, 0);
        QVERIFY(!window.screen().cards().isCoachShown());
    }

    /// A card without a call: the call is the headline, because it is the cause.
    void causeIsTheHeadline()
    {
        Window window;
        window.deal(settingsFor("washington", Coaching::Coach), test::house("washington"));
        MouseHands mouse{window};
        mouse.does(act::Deal{handAt(1), false});
        const QString told = window.screen().cards().coach()->text();
        QVERIFY2(told.startsWith(QLatin1String("Call forgotten")), qPrintable(told));
    }

    /// The coach's card never covers the calls.
    void coachLeavesTheCallsFree_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024x640") << QSize{1024, 640};
        QTest::newRow("1280x720") << QSize{1280, 720};
        QTest::newRow("1920x1080") << QSize{1920, 1080};
    }
    void coachLeavesTheCallsFree()
    {
        QFETCH(QSize, size);
        Window window{size};
        window.deal(settingsFor("washington", Coaching::Coach), test::house("washington"));
        for (const Act &wrong :
             {Act{act::Burn{}}, Act{act::Deal{handAt(1), false}}, Act{act::Deal{handAt(7), false}},
              Act{act::Deal{DealerHand, false}}, Act{act::End{}}}) {
            window.perform(wrong);
            CoachCard *card = window.screen().cards().coach();
            QVERIFY(card->isVisible());
            QVERIFY(!card->geometry()
                         .adjusted(FloatingPanel::Shadow, FloatingPanel::Shadow,
                                   -FloatingPanel::Shadow, -FloatingPanel::Shadow)
                         .intersects(window.screen().calls()->geometry()));
        }
    }

    /// The clause of a finding opens its text, in the coach's card and in the result.
    void clausesOpen()
    {
        Window window;
        window.deal(settingsFor("washington", Coaching::Coach), test::house("washington"));
        MouseHands mouse{window};
        mouse.does(act::Say{Call::PlaceBets, {}});
        mouse.does(act::Say{Call::NoMoreBets, {}});
        mouse.does(act::Deal{handAt(5), false});
        const auto openIn = [&](QWidget *card) {
            for (auto *label : card->findChildren<ClauseLabel *>()) {
                if (label->isVisible() && label->text().startsWith(QLatin1String("WA-")))
                    mouse.click(label);
            }
            const auto *popover = window.main().findChild<ClausePopover *>();
            return popover != nullptr && popover->isVisible() ? popover->text() : QString{};
        };
        const QString text = openIn(window.screen().cards().coach());
        QVERIFY2(text.startsWith(QLatin1String("WA-3\nOne card face up")), qPrintable(text));
        QTest::keyClick(&window.view(), Qt::Key_Escape); // closes it, and only it
        QVERIFY(!window.main().findChild<ClausePopover *>()->isVisible());
        QVERIFY(window.screen().cards().isCoachShown());
        window.screen().showSummary();
        QVERIFY(!openIn(window.screen().cards().summary()).isEmpty());
    }

    /// Every clause that a house of ours cites has a text.
    void everyClauseHasAText()
    {
        for (const House &house : builtIn()) {
            for (const auto &[rule, origin] : house.provenance)
                QVERIFY2(origin.clause.empty() || !clauseText(origin.clause).empty(),
                         (house.id + " " + rule + ": " + origin.clause).c_str());
        }
        QVERIFY(clauseText("WA-99").empty());
    }

    /// Hands of a split seat are called 3a and 3b in the list; the notation stays as it is.
    void splitHandsHaveLetters()
    {
        const Sentence first = placeWords(handAt(3));
        QCOMPARE(english(withLetters(first, {})), std::string{"seat 3"});
        SeatSet split;
        split.add(seatAt(3));
        QCOMPARE(english(withLetters(first, split)), std::string{"seat 3a"});
        QCOMPARE(english(withLetters(placeWords(HandId{seatAt(3), 1}), split)),
                 std::string{"seat 3b"});
        QCOMPARE(english(withLetters(instruction(act::Deal{handAt(4), false}), split)),
                 english(instruction(act::Deal{handAt(4), false})));
    }

    /// All kinds of mistakes are listed: those that do not fit scroll.
    void allKindsOfMistakes()
    {
        Window window;
        window.deal(settingsFor("washington", Coaching::Coach), test::house("washington"));
        window.perform(act::Burn{});
        window.perform(act::Deal{handAt(1), false});
        window.perform(act::Say{Call::PlaceBets, {}});
        window.perform(act::Say{Call::NoMoreBets, {}});
        window.perform(act::End{});
        window.perform(act::Deal{handAt(3), false});
        QVERIFY(dealUntil(window, [](const Table &table) { return table.dealer.lying == 1; }));
        window.perform(act::Collect{DealerHand});
        window.perform(act::Pay{handAt(1), BetKind::Main, Amount{Money::units(1), {}}});
        ScorePanel *panel = window.screen().panel()->score();
        const auto kinds = findingsByKind(window.sitting().session());
        QVERIFY2(kinds.size() > 4, qPrintable(panel->text()));
        QCOMPARE(panel->text().count(QLatin1Char(';')), static_cast<qsizetype>(kinds.size()));
        QApplication::processEvents(); // lays the panel out
        const QImage before = panel->grab().toImage();
        QWheelEvent down{QPointF{20, 150},
                         panel->mapToGlobal(QPointF{20, 150}),
                         {},
                         {0, -120},
                         Qt::NoButton,
                         Qt::NoModifier,
                         Qt::NoScrollPhase,
                         false};
        QApplication::sendEvent(panel, &down);
        QVERIFY(panel->grab().toImage() != before);
    }

    /// A practice of differences says what it is, and how far it is.
    void practiceHasATitle()
    {
        Window window;
        window.main().shell().sessions().begin(differenceSession(
            {"washington", test::house("washington")}, {"ontario", test::house("ontario")}, {}, 3));
        QStringList texts;
        for (const QLabel *label : window.screen().panel()->findChildren<QLabel *>())
            texts << (label->isVisible() ? label->text() : QString{});
        const QString all = texts.join(QLatin1Char('\n'));
        QVERIFY2(all.contains(QLatin1String("What is different in ")), qPrintable(all));
        static const QRegularExpression ofAll{QStringLiteral("Round 1 of \\d+")};
        QVERIFY2(all.contains(ofAll), qPrintable(all));
    }

    /// *More* is lit only while the pointer is over it.
    void moreIsNotLeftLit()
    {
        Window window;
        window.deal({}, test::house("washington"));
        RailButton *more = window.main().rail()->button(QStringLiteral("More"));
        more->setAttribute(Qt::WA_UnderMouse, true);
        QTRY_VERIFY(more->width() > 0); // the rail is laid out once the window is shown
        QTest::mouseClick(more, Qt::LeftButton);
        QVERIFY(window.main().menu()->isVisible());
        window.main().menu()->close();
        QVERIFY(!more->testAttribute(Qt::WA_UnderMouse));
    }
};

QTEST_MAIN(TableTest)
#include "tst_table.moc"
