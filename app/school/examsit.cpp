// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/school/examsit.h"

#include "app/cli/messages.h"
#include "app/examdesk/runningexam.h"
#include "app/exams/examlibrary.h"
#include "app/examdesk/examlines.h"
#include "app/school/trainers.h"
#include "ui/text/examwords.h"

#include <istream>
#include <ostream>

namespace pitwise {

namespace {

constexpr std::string_view GiveUp = "give-up";

/// The dialogue of an exam: an act comes in, lines go out. Nothing is said about right and wrong.
class ExamDialogue
{
public:
    ExamDialogue(RunningExam &exam, Terminal &terminal)
        : m_exam(exam),
          m_lines(exam.sitting().paper()),
          m_terminal(terminal)
    {
    }

    /// Prints everything from the beginning.
    void begin(bool resumed)
    {
        for (const std::string &line : m_lines.tags())
            print(line);
        show();
        if (m_exam.sitting().roundsDone())
            showAnswers();
        if (resumed)
            print("resumed " + std::to_string(m_acts));
    }

    /// Until the exam is over, or the input ends: then it is under way still.
    Exit run()
    {
        std::string line;
        while (!m_exam.isOver()) {
            ask();
            if (!std::getline(m_terminal.in, line))
                return Exit::Clean;
            if (m_terminal.in.eof()) { // the input broke off within an act: take 1 main 12
                print("no the line has no end");
                return Exit::Clean;
            }
            line.erase(line.find_last_not_of(" \t\r") + 1);
            if (line == GiveUp)
                return tell(m_exam.giveUp());
            if (m_exam.isTimeUp())
                break;
            if (!line.empty())
                take(line);
        }
        return tell(m_exam.finish());
    }

private:
    void print(const std::string &line) { m_terminal.out << line << '\n' << std::flush; }

    /// Everything in the log that was not shown yet.
    void show()
    {
        const auto &log = m_exam.sitting().session().log();
        for (; m_shown < log.size(); ++m_shown) {
            if (std::holds_alternative<Act>(log[m_shown].event))
                print("ok " + std::to_string(++m_acts));
            for (const std::string &line : m_lines.next(log[m_shown]))
                print(line);
        }
    }

    void ask()
    {
        if (m_exam.sitting().roundsDone())
            showQuestion(*m_exam.sitting().nextQuestion());
        print("ready");
    }

    void showQuestion(std::size_t open)
    {
        const Question &question = m_exam.sitting().paper().questions[open];
        const std::string number = std::to_string(open + 1);
        print("question " + number + ' ' + english(questionWords(question)));
        for (std::size_t i = 0; i < question.options.size(); ++i)
            print("option " + number + ' ' + letterOf(i) + ' ' + english(optionWords(question, i)));
    }

    static std::string letterOf(std::size_t option) { return {static_cast<char>('a' + option)}; }

    /// Durable, like `ok`.
    void acknowledge(std::size_t number, std::size_t option)
    {
        print("answered " + std::to_string(number + 1) + ' ' + letterOf(option));
    }

    /// Those that were given before a crash.
    void showAnswers()
    {
        const Answers &answers = m_exam.sitting().answers();
        for (std::size_t i = 0; i < answers.size(); ++i) {
            if (!answers[i])
                continue;
            showQuestion(i);
            acknowledge(i, *answers[i]);
        }
    }

    void take(const std::string &line)
    {
        if (line.starts_with("answer "))
            return takeAnswer(line);
        if (m_exam.sitting().roundsDone())
            return print("no the rounds are over; answer the question");
        const auto read = readLine(line, m_exam.sitting().session().house());
        if (std::holds_alternative<std::monostate>(read))
            return;
        if (const auto *fault = std::get_if<Fault>(&read))
            return print("no column " + std::to_string(fault->column) + ": " + fault->what);
        const auto *act = std::get_if<Act>(&std::get<LogEntry>(read).event);
        if (act == nullptr)
            return print("no you are the dealer; patrons and chance act by themselves");
        const Step step = m_exam.perform(*act);
        if (step.refused)
            return print("no " + reason(*step.refused, english));
        show();
    }

    /// `answer 2 b`.
    void takeAnswer(const std::string &line)
    {
        const auto open =
            m_exam.sitting().roundsDone() ? m_exam.sitting().nextQuestion() : std::nullopt;
        if (!open)
            return print("no nothing was asked");
        const std::string start = "answer " + std::to_string(*open + 1) + ' ';
        const bool fits = line.starts_with(start) && line.size() == start.size() + 1
                       && line.back() >= 'a' && line.back() <= 'z';
        const auto option = static_cast<std::size_t>(line.back() - 'a');
        if (!fits || !m_exam.answer(*open, option))
            return print("no answer with '" + start + "' and the letter of an option");
        acknowledge(*open, option);
    }

    Exit tell(const ExamResult &result)
    {
        print("result " + result.id + (result.passed ? " passed " : " failed ")
              + pointsText(result.score));
        return result.passed ? Exit::Clean : Exit::Findings;
    }

    RunningExam &m_exam;
    ExamLines m_lines;
    Terminal &m_terminal;
    std::size_t m_shown = 0;
    std::size_t m_acts = 0;
};

/// An exam that goes on is the one that was named, if one was: by its id, or by its file while that is
/// there.
void requireNamed(const Arguments &arguments, const std::string &id)
{
    const auto named = arguments.text("--exam");
    if (!named || *named == id)
        return;
    const auto found = findExam(*named);
    const auto *plan = std::get_if<ExamPlan>(&found);
    const bool isFile = named->find('/') != std::string::npos || named->ends_with(".toml");
    if (plan != nullptr ? plan->blueprint.id != id : !isFile)
        throw RecordsError{RecordsError::Kind::Refused, "the exam under way is '" + id + '\''};
}

} // namespace

Exit sitExam(Records &records, const Arguments &arguments, const std::string &number,
             const std::optional<ExamPlan> &plan, Terminal &terminal)
{
    const Person trainee = records.people().trainee(number);
    const bool resumes = arguments.has("--resume");
    const auto trainer = provenTrainer(records, arguments, terminal);
    if (!trainer || !provesPin(records, trainee, terminal))
        return Exit::BadInput;
    try {
        RunningExam exam =
            resumes ? resumeExam(records, trainee, trainer->passphrase)
                    : openExam(records, trainee, trainer->person, trainer->passphrase, *plan);
        requireNamed(arguments, exam.sitting().paper().blueprint.id);
        ExamDialogue dialogue{exam, terminal};
        dialogue.begin(resumes);
        return dialogue.run();
    } catch (const RecordsError &error) {
        if (error.isUnusable())
            throw;
        terminal.error << "pitwise-cli: " << error.what() << '\n';
        return Exit::Findings;
    }
}

} // namespace pitwise
