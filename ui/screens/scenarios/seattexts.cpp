// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/scenarios/seattexts.h"

#include "engine/house/pergame.h"

#include <QRegularExpression>

#include <array>

namespace pitwise::ui {

namespace {

constexpr int Ace = 14;
constexpr std::array<const char *, 5> HighRanks{"10", "J", "Q", "K", "A"};

/// Spaces and commas separate alike.
QStringList wordsOf(const QString &text)
{
    static const QRegularExpression between{QStringLiteral("[\\s,]+")};
    return text.split(between, Qt::SkipEmptyParts);
}

std::optional<int> rankFrom(const QString &word)
{
    constexpr int Ten = 10;
    for (std::size_t i = 0; i < HighRanks.size(); ++i) {
        if (word.compare(QLatin1String(HighRanks[i]), Qt::CaseInsensitive) == 0)
            return Ten + static_cast<int>(i);
    }
    if (word.compare(QLatin1String("T"), Qt::CaseInsensitive) == 0)
        return Ten;
    bool good = false;
    const int rank = word.toInt(&good);
    return good && rank >= 2 && rank < Ten ? std::optional{rank} : std::nullopt;
}

struct SignalWord
{
    const char *word;
    pitwise::Signal signal;
};
constexpr std::array<SignalWord, 5> SignalWords{{{"hit", pitwise::Signal::Hit},
                                                 {"stand", pitwise::Signal::Stand},
                                                 {"double", pitwise::Signal::Double},
                                                 {"double-less", pitwise::Signal::DoubleForLess},
                                                 {"split", pitwise::Signal::Split}}};

QStringList casinoWarDoings()
{
    return {QStringLiteral("war"), QStringLiteral("surrender")};
}

QStringList blackjackDoings()
{
    return {QStringLiteral("stand"),     QStringLiteral("hit, stand"),    QStringLiteral("double"),
            QStringLiteral("split"),     QStringLiteral("parlay, stand"), QStringLiteral("insure"),
            QStringLiteral("even-money")};
}

constexpr PerGame<QStringList (*)()> UsualDoings{&casinoWarDoings, &blackjackDoings};

bool readDoing(const QString &word, SeatScript &seat)
{
    for (const SignalWord &each : SignalWords) {
        if (word == QLatin1String(each.word)) {
            seat.signals.push_back(each.signal);
            return true;
        }
    }
    if (word == QLatin1String("surrender"))
        seat.surrenders = true;
    else if (word == QLatin1String("parlay"))
        seat.parlays = true;
    else if (word == QLatin1String("insure"))
        seat.insures = true;
    else if (word == QLatin1String("even-money"))
        seat.takesEvenMoney = true;
    else if (word != QLatin1String("war") && word != QLatin1String("keep"))
        return false;
    return true;
}

} // namespace

std::optional<Money> moneyFrom(const QString &text)
{
    const QString word = text.trimmed();
    if (word.isEmpty())
        return Money{};
    return moneyFromText(word.toStdString());
}

std::optional<std::deque<int>> ranksFrom(const QString &text)
{
    std::deque<int> ranks;
    for (const QString &word : wordsOf(text)) {
        const auto rank = rankFrom(word);
        if (!rank)
            return std::nullopt;
        ranks.push_back(*rank);
    }
    return ranks;
}

bool readDoings(const QString &text, SeatScript &seat)
{
    const QStringList words = wordsOf(text.toLower());
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] != QLatin1String("tie")) {
            if (!readDoing(words[i], seat))
                return false;
            continue;
        }
        const auto bet = moneyFrom(words.value(++i));
        if (!bet || *bet == Money{})
            return false;
        seat.warTie = *bet;
    }
    return true;
}

QString textOf(Money money)
{
    return money == Money{} ? QString{} : QString::fromStdString(toText(money));
}

QString textOf(const std::deque<int> &ranks)
{
    QStringList words;
    for (const int rank : ranks)
        words << (rank >= 10 && rank <= Ace
                      ? QString::fromLatin1(HighRanks[static_cast<std::size_t>(rank - 10)])
                      : QString::number(rank));
    return words.join(QLatin1Char(' '));
}

QString doingsOf(const SeatScript &seat)
{
    QStringList words;
    const auto add = [&](bool does, const char *word) {
        if (does)
            words << QString::fromLatin1(word);
    };
    add(seat.surrenders, "surrender");
    if (seat.warTie > Money{})
        words << QStringLiteral("war") << QStringLiteral("tie ") + textOf(seat.warTie);
    add(seat.parlays, "parlay");
    add(seat.insures, "insure");
    add(seat.takesEvenMoney, "even-money");
    for (const pitwise::Signal signal : seat.signals) {
        for (const SignalWord &each : SignalWords)
            add(each.signal == signal, each.word);
    }
    return words.join(QStringLiteral(", "));
}

QStringList usualDoings(const House &house)
{
    return UsualDoings.of(house)();
}

} // namespace pitwise::ui
