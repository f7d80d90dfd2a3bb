// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/linereader.h"

#include "engine/session/notation.h"

#include <algorithm>

namespace pitwise {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t';
}

std::optional<Call> callFrom(std::string_view text)
{
    for (const Call call : AllCalls) {
        if (name(call) == text)
            return call;
    }
    return std::nullopt;
}

std::optional<Decision> decisionFrom(std::string_view text)
{
    for (const Decision decision :
         {Decision::War, Decision::Surrender, Decision::Parlay, Decision::Keep, Decision::EvenMoney,
          Decision::Hit, Decision::Stand}) {
        if (name(decision) == text)
            return decision;
    }
    return std::nullopt;
}

/// The rest of a line is a comment; this one says that the dealer had asked for a hint.
bool isHintMark(std::string_view comment)
{
    const auto from = comment.find_first_not_of(" \t");
    const auto to = comment.find_last_not_of(" \t\r");
    return from != std::string_view::npos && comment.substr(from, to - from + 1) == "hint";
}

} // namespace

LineReader::LineReader(std::string_view line, const House &house) : m_house(house)
{
    std::size_t i = 0;
    while (true) {
        while (i < line.size() && isSpace(line[i]))
            ++i;
        if (i == line.size())
            break;
        if (line[i] == '#') {
            m_hinted = isHintMark(line.substr(i + 1));
            break;
        }
        const auto from = i;
        while (i < line.size() && !isSpace(line[i]) && line[i] != '#')
            ++i;
        const Word word{line.substr(from, i - from), static_cast<int>(from) + 1};
        if (m_timeColumn > 0) {
            fail(word, "nothing may follow the time");
            break;
        }
        if (m_count > 0 && word.text.front() == '@') {
            readTime(word);
            continue;
        }
        if (m_count == m_words.size()) {
            fail(word, "too many words");
            break;
        }
        m_endColumn = static_cast<int>(i) + 1;
        m_words[m_count++] = word;
    }
}

/// `@12.480`, after the last word.
void LineReader::readTime(Word word)
{
    m_timeColumn = word.column;
    if (const auto time = timeFromText(word.text.substr(1)))
        m_time = *time;
    else
        fail(word, quoted(word.text) + " is not a time such as @12.480");
}

template<typename T>
std::optional<Event> LineReader::done(const T &what)
{
    if (!failed() && m_at < m_count)
        fail(m_words[m_at], quoted(m_words[m_at].text) + " is one word too many");
    if (failed())
        return std::nullopt;
    return Event{what};
}

std::optional<Event> LineReader::call()
{
    const Word word = next("a call");
    const auto call = callFrom(word.text);
    if (!call) {
        std::string all;
        for (const Call each : AllCalls)
            all += (all.empty() ? "" : ", ") + std::string{name(each)};
        fail(word, quoted(word.text) + " is not a call: " + all);
        return std::nullopt;
    }
    return done(Act{act::Say{*call, isToOnePatron(*call) ? seat() : SeatId{}}});
}

std::optional<Event> LineReader::dealCard()
{
    act::Deal deal{handOrDealer(), false};
    deal.faceDown = wordIs("down");
    return done(Act{deal});
}

std::optional<Event> LineReader::takeBets()
{
    act::Take take{hand(), {}, {}};
    const Word word = next("a bet");
    std::string_view rest = word.text;
    int column = word.column;
    while (!failed()) {
        const auto plus = rest.find('+');
        take.bets.add(bet({rest.substr(0, plus), column}));
        if (plus == std::string_view::npos)
            break;
        rest.remove_prefix(plus + 1);
        column += static_cast<int>(plus) + 1;
    }
    take.amount = amountIfAny();
    return done(Act{take});
}

std::optional<Event> LineReader::dealerAct(Word verb)
{
    const auto is = [&](std::string_view text) { return verb.text == text; };
    if (is("deal"))
        return dealCard();
    if (is("take"))
        return takeBets();
    if (is("say"))
        return call();
    if (is("burn"))
        return done(Act{act::Burn{}});
    if (is("collect"))
        return done(Act{act::Collect{handOrDealer()}});
    if (is("end"))
        return done(Act{act::End{}});
    // Braces, not parentheses: only braces guarantee that the words are read from left to right.
    if (is("pay"))
        return done(Act{act::Pay{hand(), bet(), amount()}});
    if (is("post"))
        return done(Act{act::Post{hand(), amount()}});
    if (is("give")) {
        const act::Give give{hand()};
        const Word word = next("'post'");
        if (!failed() && word.text != "post")
            fail(word, "only a post can be given");
        return done(Act{give});
    }
    if (is("return"))
        return done(Act{act::Return{hand(), bet(), amountIfAny()}});
    if (is("refuse"))
        return done(Act{act::Refuse{hand(), bet()}});
    if (is("retract"))
        return done(Act{act::Retract{hand(), bet()}});
    if (is("discard"))
        return done(Act{act::Discard{}});
    if (is("split"))
        return done(Act{act::Split{hand()}});
    if (is("peek"))
        return done(Act{act::Peek{}});
    if (is("reveal"))
        return done(Act{act::Reveal{}});
    if (is("void"))
        return done(Act{act::Void{}});
    if (is("shuffle"))
        return done(Act{act::Shuffle{}});
    if (is("offer-cut"))
        return done(Act{act::OfferCut{seat()}});
    if (is("cut"))
        return done(Act{act::Cut{}});
    if (is("cut-card"))
        return done(Act{act::PlaceCutCard{number(MaxCards)}});
    if (is("load"))
        return done(Act{act::Load{}});
    fail(verb, "unknown act " + quoted(verb.text));
    return std::nullopt;
}

std::optional<Event> LineReader::patronAct(Word who)
{
    const HandId at = hand({who.text.substr(1), who.column + 1});
    const Word verb = next("the patron's act");
    if (failed())
        return std::nullopt;
    if (verb.text == "bet")
        return done(PatronAct{patron::Bet{at, bet(), amount()}});
    if (const auto decision = decisionFrom(verb.text))
        return done(PatronAct{patron::Decide{at, *decision}});
    if (verb.text == "double") {
        patron::Double twice{at, amount(), {}};
        if (wordIs("war"))
            twice.war = amount();
        return done(PatronAct{twice});
    }
    if (verb.text == "split")
        return done(PatronAct{patron::Split{at, wordIs("war")}});
    if (verb.text == "insure")
        return done(PatronAct{patron::Insure{at, amount()}});
    if (verb.text == "cut")
        return done(PatronAct{patron::CutAt{at.seat, number(MaxCards)}});
    if (verb.text == "no-cut")
        return done(PatronAct{patron::NoCut{at.seat}});
    fail(verb, "unknown patron act " + quoted(verb.text));
    return std::nullopt;
}

std::optional<Event> LineReader::chanceEvent()
{
    const Word what = next("the event");
    if (what.text == "slip") {
        const Word side = next("'up' or 'down'");
        if (!failed() && side.text != "up" && side.text != "down")
            fail(side, quoted(side.text) + " is neither 'up' nor 'down'");
        return done(ChanceEvent{chance::Slip{side.text == "up"}});
    }
    if (what.text == "dispute")
        return done(ChanceEvent{chance::Dispute{seat()}});
    if (what.text == "malfunction")
        return done(ChanceEvent{chance::Malfunction{}});
    if (what.text == "again")
        return done(ChanceEvent{chance::Again{}});
    fail(what, "unknown event " + quoted(what.text));
    return std::nullopt;
}

std::optional<Event> LineReader::read()
{
    if (failed())
        return std::nullopt;
    const Word first = next("an act");
    if (first.text == "!")
        return chanceEvent();
    const bool patron = first.text.size() > 1 && first.text[0] == 'p' && first.text[1] >= '0'
                     && first.text[1] <= '9';
    return patron ? patronAct(first) : dealerAct(first);
}

std::variant<std::monostate, LogEntry, Fault> readLine(std::string_view line, const House &house)
{
    LineReader reader{line, house};
    if (reader.blank())
        return {};
    if (const auto event = reader.read())
        return LogEntry{*event, reader.time()};
    return reader.fault();
}

} // namespace pitwise
