// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/sittingpage.h"

#include "ui/panels/keysheet.h"
#include "ui/screens/exam/askcard.h"
#include "ui/screens/exam/exambar.h"
#include "ui/screens/exam/examtable.h"
#include "ui/shell/shell.h"
#include "ui/text/examwords.h"
#include "ui/text/translated.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

namespace {

constexpr int TickMs = 250;
constexpr int SlowMs = 1500;

} // namespace

SittingPage::SittingPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_table(new ExamTable{shell, this}),
      m_bar(new ExamBar{this}),
      m_questions(new AskCard{this}),
      m_giveUp(new AskCard{this}),
      m_keys(new KeySheet{this})
{
    m_keys->setInExam(true);
    connect(m_keys, &KeySheet::closed, this, [this] {
        m_keys->hide();
        takeBackFocus();
    });
    setFocusProxy(m_table);
    m_tick.setInterval(TickMs);
    m_slow.setInterval(SlowMs);
    m_slow.setSingleShot(true);
    connect(&m_tick, &QTimer::timeout, this, &SittingPage::tick);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        if (!m_isAway)
            m_bar->setNote(tr("Your last act is being stored. Please wait."));
    });
    connect(m_table, &ExamTable::storing, this, &SittingPage::showStoring);
    connect(m_table, &ExamTable::dealt, this, [this] {
        showRound();
        goOn();
    });
    connect(m_table, &ExamTable::timeIsUp, this, [this] { end(Ending::Finished); });
    connect(m_table, &ExamTable::lost, this, &SittingPage::lose);
    connect(&shell.exams(), &ExamDesk::waiting, this, &SittingPage::showWaiting);
    connect(m_bar->giveUp(), &QAbstractButton::clicked, this, &SittingPage::askToGiveUp);
    connect(m_questions, &AskCard::answered, this, &SittingPage::answer);
    connect(m_questions, &AskCard::escaped, this, &SittingPage::askToGiveUp);
    const auto stay = [this] {
        m_giveUp->hide();
        takeBackFocus();
    };
    connect(m_giveUp, &AskCard::escaped, this, stay);
    connect(m_giveUp, &AskCard::answered, this, [this, stay](int index) {
        stay();
        if (index == 1)
            end(Ending::GivenUp);
    });
}

void SittingPage::takeBackFocus()
{
    (m_asked ? static_cast<QWidget *>(m_questions->buttons().first()) : m_table)->setFocus();
}

void SittingPage::begin(const OpenedExam &exam)
{
    m_exam = exam.sitting;
    m_answers = exam.sitting->answers();
    m_asked.reset();
    m_answering = false;
    m_ending = Ending::None;
    m_ended = false;
    m_isAway = false;
    m_elapsed = exam.elapsed;
    m_since = m_shell.environment().clock();
    m_bar->setExam(QString::fromStdString(exam.sitting->paper().blueprint.name));
    m_bar->setPace(exam.sitting->paper().blueprint.pace);
    m_bar->setNote({});
    m_keys->setHouse(exam.sitting->sitting().house());
    m_questions->hide();
    m_giveUp->hide();
    m_keys->hide();
    m_table->begin(*exam.sitting);
    place();
    showRound();
    m_tick.start();
    m_table->setFocus();
    tick();
    goOn(); // a crash may have come just before the end
}

void SittingPage::setOptions(const ViewOptions &options)
{
    m_table->setOptions(options);
}

bool SittingPage::isBusy() const
{
    return m_table->isStoring() || m_answering;
}

// ---- what comes next ----

void SittingPage::goOn()
{
    if (m_ended || isBusy())
        return;
    if (m_ending != Ending::None)
        return end(m_ending);
    const ExamPaper &paper = m_exam->paper();
    if (m_table->sitting().roundsDone() < paper.rounds)
        return;
    m_table->close();
    const auto open = std::find(m_answers.begin(), m_answers.end(), std::nullopt);
    if (open == m_answers.end())
        return end(Ending::Finished);
    askNext(static_cast<std::size_t>(open - m_answers.begin()));
}

void SittingPage::askNext(std::size_t number)
{
    m_asked = number;
    const Question &question = m_exam->paper().questions[number];
    QStringList options;
    for (std::size_t i = 0; i < question.options.size(); ++i)
        options << asSentence(optionWords(question, i));
    m_questions->ask(tr("Question %1 of %2. An answer cannot be taken back.")
                         .arg(number + 1)
                         .arg(m_exam->paper().questions.size()),
                     asSentence(questionWords(question)), options, true);
}

void SittingPage::answer(int option)
{
    if (m_answering || m_ended || !m_asked)
        return; // one at a time
    m_answering = true;
    showStoring(true);
    const std::size_t number = *m_asked;
    const auto chosen = static_cast<std::size_t>(option);
    m_shell.exams().answer(number, chosen, this, [this, number, chosen](const ExamReply &reply) {
        takeAnswer(reply, number, chosen);
    });
}

void SittingPage::takeAnswer(const ExamReply &reply, std::size_t number, std::size_t option)
{
    m_answering = false;
    showStoring(false);
    if (!reply.trouble.isEmpty())
        return lose(reply.trouble);
    if (reply.timeIsUp)
        return end(Ending::Finished);
    m_answers[number] = option;
    m_asked.reset();
    m_questions->hide();
    goOn();
}

void SittingPage::askToGiveUp()
{
    m_giveUp->ask(tr("It ends now and counts as not passed. The attempt stays in the records. The "
                     "clock runs on while you read this."),
                  tr("Give up this exam?"), {tr("Go on with the exam"), tr("Give up the exam")},
                  false);
}

/// What the keys do is no help with the procedure. The clock runs on.
void SittingPage::showKeys()
{
    m_keys->resize(m_keys->sizeHint());
    m_keys->move((width() - m_keys->width()) / 2,
                 std::max(0, (height() - m_keys->height()) / 2));
    m_keys->show();
    m_keys->raise();
}

/// At once, or when what is on its way is stored.
void SittingPage::end(Ending ending)
{
    m_ending = ending;
    if (m_ended || isBusy())
        return;
    m_ended = true;
    m_tick.stop();
    m_table->close();
    showStoring(true);
    m_shell.exams().end(ending == Ending::GivenUp, this, [this](const EndedExam &exam) {
        if (!exam.sitting)
            return lose(exam.trouble);
        m_slow.stop();
        m_questions->hide();
        m_giveUp->hide();
        m_keys->hide();
        Q_EMIT over(exam);
    });
}

void SittingPage::lose(const QString &why)
{
    m_ended = true;
    m_tick.stop();
    m_slow.stop();
    m_table->close();
    m_questions->hide();
    m_giveUp->hide();
    Q_EMIT lost(why);
}

// ---- what is shown ----

qint64 SittingPage::elapsed() const
{
    return m_elapsed + m_shell.environment().clock() - m_since;
}

void SittingPage::tick()
{
    const ExamPaper &paper = m_exam->paper();
    const int begun = std::min(m_table->sitting().roundsDone() + 1, paper.rounds);
    const qint64 limit = timeLimitOf(paper.blueprint, begun).value_or(0);
    const qint64 now = elapsed();
    const qint64 shown = limit > 0 ? std::max<qint64>(0, limit - now + 999) : now;
    m_bar->setTime(shown / 1000, limit > 0);
    if (limit > 0 && now > limit && m_ending == Ending::None)
        end(Ending::Finished);
}

void SittingPage::showRound()
{
    const ExamPaper &paper = m_exam->paper();
    const int done = m_table->sitting().roundsDone();
    if (done >= paper.rounds)
        m_bar->setAllDealt();
    else
        m_bar->setRound(done + 1, paper.blueprint.rounds, !paper.blueprint.situations.empty());
}

void SittingPage::showStoring(bool isStoring)
{
    if (isStoring)
        return m_slow.start();
    m_slow.stop();
    m_bar->setNote({});
    goOn();
}

void SittingPage::showWaiting(const QString &sentence)
{
    m_isAway = !sentence.isEmpty();
    m_bar->setToolTip(sentence);
    m_bar->setNote(m_isAway ? tr("The records cannot be reached. Nothing is lost: the exam goes on "
                                 "as soon as they are back.")
                            : QString{});
}

void SittingPage::place()
{
    const int bar = m_bar->sizeHint().height();
    m_bar->setGeometry(0, 0, width(), bar);
    m_table->setGeometry(rect());
    m_table->setTaken(bar);
    for (AskCard *card : {m_questions, m_giveUp})
        card->centreIn(rect().adjusted(0, bar, 0, 0));
}

void SittingPage::resizeEvent(QResizeEvent *)
{
    place();
}

void SittingPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

/// No key leads out of here.
void SittingPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F1 && !m_ended && m_giveUp->isHidden())
        showKeys();
    else if (event->key() == Qt::Key_Escape && !m_table->escape() && !m_ended)
        askToGiveUp();
}

} // namespace pitwise::ui
