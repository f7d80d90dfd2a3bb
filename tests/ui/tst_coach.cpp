// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/referee/judge.h"
#include "engine/session/notation.h"
#include "engine/table/physics.h"
#include "engine/training/savedsession.h"
#include "tests/support/everyact.h"
#include "tests/support/houses.h"
#include "tests/ui/hands.h"
#include "ui/dealing/tablecards.h"
#include "ui/panels/callbar.h"
#include "ui/panels/coachcard.h"
#include "ui/panels/sidepanel.h"
#include "ui/panels/summarycard.h"
#include "ui/panels/toast.h"
#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>

using namespace pitwise;
using namespace pitwise::test;
using namespace pitwise::ui;

namespace {

/// A way to a mistake: this many correct acts, then the wrong one.
struct Mistake
{
    PlaySettings settings;
    House house;
    int acts = 0;
    Act wrong;
    Finding finding;
};

House strictChips()
{
    House house = test::house("washington");
    house.id = "fewest-chips";
    house.payout.chips = PayoutChips::Fewest;
    return house;
}

/// Acts that the mouse can do here: without chips, or with chips that can be built.
bool canBeDoneByHand(const Act &act, const Table &table, const House &house)
{
    const ChipSet &chips = house.table.chips;
    const auto builds = [&](const Amount &amount) { return chips.canMake(amount.money); };
    if (const auto *pay = std::get_if<act::Pay>(&act))
        return builds(pay->amount) && table.at(pay->hand.seat).bet(pay->bet).amount > Money{};
    if (const auto *post = std::get_if<act::Post>(&act))
        return builds(post->amount);
    if (const auto *take = std::get_if<act::Take>(&act))
        return !take->amount || builds(*take->amount);
    if (const auto *back = std::get_if<act::Return>(&act))
        return (back->amount && builds(*back->amount)) || (!back->amount && table.round.dealing);
    if (const auto *refuse = std::get_if<act::Refuse>(&act))
        return !table.round.dealing || table.at(refuse->hand.seat).bet(refuse->bet).late > Money{};
    return true;
}

/// All movable things on the table, as text.
QString whatLies(const Table &table)
{
    QStringList lies{QString::number(table.shoe.left()), QString::number(table.discards.size()),
                     QString::number(table.slipped.size()), QString::number(table.tray.inCents()),
                     QString::number(table.dealer.lying)};
    for (int i = 1; i <= table.seatCount; ++i) {
        const Seat &seat = table.at(seatAt(i));
        lies << QString::number(seat.cards.lying) << QString::number(seat.offered);
        for (const Bet &bet : seat.bets)
            lies << QString::fromStdString(toText(bet.amount) + '+' + toText(bet.late) + '+'
                                           + toText(bet.payoff));
    }
    return lies.join(QLatin1Char(' '));
}

/// Looks in one session for an act that is exactly this mistake.
std::optional<Mistake> find(FindingCode code, const House &house, bool withShuffle, int irregular,
                            std::uint64_t seed)
{
    constexpr int Acts = 90;
    Mistake mistake;
    mistake.house = house;
    mistake.settings.house = house.id;
    mistake.settings.seats = 3;
    mistake.settings.temper = Temper::Bold;
    mistake.settings.irregularities = irregular;
    mistake.settings.startsWithShuffle = withShuffle;
    mistake.settings.seed = seed;
    Sitting sitting{mistake.settings, house};
    sitting.setPatronsThink(code == FindingCode::ActedBeforeDecision);
    for (mistake.acts = 0; mistake.acts < Acts; ++mistake.acts) {
        const Table &table = sitting.table();
        auto acts = everyAct(table, sitting.house());
        if (code == FindingCode::InefficientChips) {
            // The right payment in the smallest chips.
            const auto next = sitting.next();
            const auto *pay = next ? std::get_if<act::Pay>(&*next) : nullptr;
            acts.clear();
            if (pay != nullptr && pay->amount.money <= Money::units(30)
                && pay->amount.money >= Money::units(5)) {
                act::Pay clumsy = *pay;
                clumsy.amount.chips = {};
                clumsy.amount.chips.of[0] =
                    static_cast<std::uint16_t>(pay->amount.money.inCents() / 100);
                acts.push_back(clumsy);
            }
        }
        for (const Act &act : acts) {
            if (impossible(table, sitting.house(), act)
                || !canBeDoneByHand(act, table, sitting.house()))
                continue;
            const Verdict verdict = judge(table, sitting.house(), act);
            if (!verdict.clean() && verdict.findings.back().code == code) {
                mistake.wrong = act;
                mistake.finding = verdict.findings.back();
                return mistake;
            }
        }
        const auto next = sitting.next();
        if (!next) {
            if (!sitting.answer(0))
                break;
            --mistake.acts;
            continue;
        }
        sitting.perform(*next, 0);
    }
    return std::nullopt;
}

/// Every kind of session once, before any of them again: what one house never sees, another may see
/// at once.
std::optional<Mistake> find(FindingCode code)
{
    constexpr std::uint64_t Seeds = 40;
    for (std::uint64_t seed = 1; seed <= Seeds; ++seed) {
        for (const int irregular : {0, 100}) {
            for (const bool withShuffle : {false, true}) {
                for (const House &house : everyHouse()) {
                    if (auto mistake = find(code, house, withShuffle, irregular, seed))
                        return mistake;
                }
            }
        }
        if (auto mistake = find(code, strictChips(), false, 0, seed))
            return mistake;
    }
    return std::nullopt;
}

} // namespace

/// What happens after a mistake in each coaching mode.
class CoachTest : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static bool dealTo(Window &window, const Mistake &mistake, Coaching coaching)
    {
        PlaySettings settings = mistake.settings;
        settings.coaching = coaching;
        window.deal(settings, mistake.house);
        if (mistake.finding.code == FindingCode::ActedBeforeDecision)
            window.main().controller()->setThinkingTime(60'000); // longer than the test
        for (int i = 0; i < mistake.acts; ++i) {
            const auto next = window.sitting().next();
            if (!next)
                return false;
            window.perform(*next);
        }
        return true;
    }

private Q_SLOTS:
    /// Every kind of mistake, made with the mouse: the coach says what was done, what the house
    /// wants and by which clause; nothing has moved; the trainee can try again.
    void everyKindOfMistake_data()
    {
        QTest::addColumn<int>("code");
        for (int code = 0; code <= static_cast<int>(FindingCode::NotInProcedure); ++code)
            QTest::newRow(name(static_cast<FindingCode>(code)).data()) << code;
    }
    void everyKindOfMistake()
    {
        QFETCH(int, code);
        const auto mistake = find(static_cast<FindingCode>(code));
        QVERIFY(mistake);
        Window window;
        QVERIFY(dealTo(window, *mistake, Coaching::Coach));
        const QString lies = whatLies(window.table());
        MouseHands hands{window};
        hands.does(mistake->wrong);

        const CoachCard &coach = *window.screen().cards().coach();
        QVERIFY2(coach.isVisible(), qPrintable(QString::fromStdString(toText(
                                        Event{mistake->wrong}, mistake->house.table.chips))));
        const auto &recorded = window.sitting().session().findings();
        QVERIFY(!recorded.empty());
        const Finding &found = recorded.back().finding;
        QCOMPARE(name(found.code), name(mistake->finding.code));
        const House &house = window.sitting().house();
        const FindingWords words = findingWords(found, mistake->wrong, house);
        const QString text = coach.text();
        QVERIFY(text.contains(translated(words.title)));
        QVERIFY(text.contains(asSentence(words.done)));
        QVERIFY(text.contains(asSentence(words.wants)));
        const Origin origin = originOf(house.provenance, name(found.rule));
        QVERIFY(text.contains(asSentence(originWords(origin))));
        QVERIFY(!text.contains(QLatin1Char('%')));
        // The act did not happen, and the answer is not shown yet.
        QCOMPARE(whatLies(window.table()), lies);
        if (window.sitting().thinking()) // only waiting would have been right
            window.main().controller()->setThinkingTime(1);
        QTRY_VERIFY(!window.sitting().thinking());
        const auto right = window.sitting().next();
        QVERIFY(right);
        QVERIFY(!text.contains(asSentence(instruction(*right))));
        // The card is inside the window and closes with one key.
        QVERIFY(window.screen().rect().contains(coach.geometry()));
        KeyHands{window}.press(Qt::Key_F2);
        QVERIFY(coach.text().contains(asSentence(instruction(*right))));
        KeyHands{window}.press(Qt::Key_Return);
        QVERIFY(!coach.isVisible());
        // Now the correct act; what was stopped left the hand empty.
        QVERIFY(window.screen().hand().empty());
        const auto findings = recorded.size();
        hands.does(*right);
        QCOMPARE(window.sitting().session().findings().size(), findings);
    }

    /// Practice does not stop, and sums up at the end of the round.
    void practiceSumsUp()
    {
        const auto mistake = find(FindingCode::WrongPayout);
        QVERIFY(mistake);
        Window window;
        QVERIFY(dealTo(window, *mistake, Coaching::Practice));
        MouseHands hands{window};
        hands.does(mistake->wrong);
        QVERIFY(!window.screen().cards().coach()->isVisible());
        QVERIFY(!window.screen().cards().summary()->isVisible());
        const int round = window.table().roundNumber;
        while (window.table().roundNumber == round)
            window.perform(*window.sitting().next());
        QVERIFY(window.screen().cards().summary()->isVisible());
        QVERIFY(window.screen().cards().summary()->text().contains(QLatin1String("Wrong payout")));
        // The step is marked in the list, and a click shows its finding.
        const StepModel &steps = window.screen().panel()->steps()->steps();
        int wrong = -1;
        for (int row = 0; row < steps.rowCount(); ++row) {
            if (steps.index(row).data(StepModel::WrongRole).toBool())
                wrong = row;
        }
        QVERIFY(wrong >= 0);
        Q_EMIT window.screen().panel()->steps()->clicked(steps.index(wrong));
        QVERIFY(window.screen().cards().coach()->isVisible());
        window.screen().cards().coach()->hide();
        // So does its menu, which also copies.
        StepList &list = *window.screen().panel()->steps();
        const auto choose = [&](const char *text) {
            const QPoint at = list.visualRect(steps.index(wrong)).center();
            QContextMenuEvent asked{QContextMenuEvent::Mouse, at, list.mapToGlobal(at)};
            QApplication::sendEvent(list.viewport(), &asked);
            auto *menu = list.findChild<QMenu *>();
            for (QAction *action : menu != nullptr ? menu->actions() : QList<QAction *>{}) {
                if (action->text() == QLatin1String{text})
                    action->trigger();
            }
            delete menu;
        };
        choose("Copy this step");
        QCOMPARE(QApplication::clipboard()->text(),
                 steps.index(wrong).data(Qt::DisplayRole).toString());
        choose("Show the table as it was then");
        QVERIFY(window.screen().cards().coach()->isVisible());
        QVERIFY(window.screen().cards().coach()->text().contains(QLatin1String("Wrong payout")));
        // The next act clears all marks.
        window.perform(*window.sitting().next());
        QVERIFY(!window.screen().cards().coach()->isVisible());
    }

    /// Silent mode shows nothing while dealing: no card, no mark, no score, no amounts, no hints.
    void silenceOnlyRecords()
    {
        const auto mistake = find(FindingCode::WrongPayout);
        QVERIFY(mistake);
        Window window;
        QVERIFY(dealTo(window, *mistake, Coaching::Silent));
        MouseHands hands{window};
        hands.does(mistake->wrong);
        QCOMPARE(window.sitting().session().findings().size(), std::size_t{1});
        QVERIFY(!window.screen().cards().coach()->isVisible());
        const StepModel &steps = window.screen().panel()->steps()->steps();
        for (int row = 0; row < steps.rowCount(); ++row)
            QVERIFY(!steps.index(row).data(StepModel::WrongRole).toBool());
        QVERIFY(!window.screen().panel()->score()->text().contains(QLatin1String("points")));
        QVERIFY(!window.screen().calls()->hintButton()->isVisible());
        window.screen().hint();
        QVERIFY(window.screen().toast()->text().isEmpty());
        window.screen().showSummary();
        SummaryCard *result = window.screen().cards().summary();
        QVERIFY(!result->text().contains(QLatin1String("Wrong payout")));
        hands.click(result->endButton());
        QVERIFY(result->text().contains(QLatin1String("Wrong payout")));
    }

    /// The call that ends a round lights up when it is asked for. A clean round is dealt again only
    /// when that is asked for twice.
    void aCleanRoundIsNotDealtAgainUnasked()
    {
        Window window;
        window.deal({}, test::house("washington"));
        const CallBar &calls = *window.screen().calls();
        while (!isAny<act::End>(*window.sitting().next()))
            window.perform(*window.sitting().next());
        QVERIFY(!calls.endButton()->isArmed());
        window.screen().hint();
        QVERIFY(calls.endButton()->isArmed());
        window.perform(act::End{});
        QVERIFY(!calls.endButton()->isArmed());
        QCOMPARE(window.sitting().cleanRounds(), 1);
        QVERIFY(window.screen().toast()->text().startsWith(QLatin1String("Clean round")));

        PillButton &again = *window.screen().panel()->againButton();
        again.click();
        QCOMPARE(window.sitting().cleanRounds(), 1);
        QVERIFY(window.screen().toast()->text().startsWith(QLatin1String("That round was clean")));
        again.click();
        QCOMPARE(window.sitting().cleanRounds(), 0);
    }

    /// A hint names the next act and how it is done, and its place glows.
    void hintsOnDemand()
    {
        Window window;
        PlaySettings settings;
        settings.seed = 4;
        window.deal(settings, test::house("washington"));
        const QString before = window.screen().toast()->text();
        QVERIFY(before.isEmpty());
        const auto pixels = [&] { return window.view().grab().toImage(); };
        window.perform(act::Say{Call::PlaceBets, {}});
        window.perform(act::Say{Call::NoMoreBets, {}});
        window.view().silence();
        const QImage plain = pixels();
        window.screen().hint();
        const auto next = window.sitting().next();
        QVERIFY(window.screen().toast()->text().startsWith(asSentence(instruction(*next)) + u'.'));
        QVERIFY(window.screen().toast()->text().endsWith(QLatin1String("Click its place.")));
        QVERIFY(pixels() != plain); // and shows where

        // It is kept with the act: that one was done with help, the one after it was not.
        const std::size_t hinted = window.sitting().session().log().size();
        window.perform(*next);
        const auto &log = window.sitting().session().log();
        QVERIFY(log[hinted].hinted && !log[hinted - 1].hinted);
        QVERIFY(textOf(window.sitting()).find(" # hint\n") != std::string::npos);
        window.perform(*window.sitting().next());
        QVERIFY(!window.sitting().session().log().back().hinted);
    }

    /// An impossible act gets a short message and is no mistake.
    void impossibleIsGentle()
    {
        Window window;
        window.deal(PlaySettings{}, test::house("washington"));
        MouseHands hands{window};
        hands.click(Spot::ofBet(handAt(2), BetKind::Main));
        QVERIFY(window.screen().toast()->text().contains(QLatin1String("No chips there")));
        KeyHands keys{window};
        keys.press(Qt::Key_C);
        keys.press(Qt::Key_3);
        QVERIFY(window.screen().toast()->text().contains(QLatin1String("there are no cards")));
        QVERIFY(window.sitting().session().findings().empty());
        QVERIFY(!window.screen().cards().coach()->isVisible());
    }
};

QTEST_MAIN(CoachTest)
#include "tst_coach.moc"
