// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/learn/lessonpage.h"

#include "ui/panels/toolkit.h"
#include "ui/screens/learn/questionview.h"
#include "ui/table/roundplayer.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

QString kindWords(StepKind kind)
{
    switch (kind) {
    case StepKind::Read:
        return LessonPage::tr("Read");
    case StepKind::Watch:
        return LessonPage::tr("Watch");
    case StepKind::Do:
        return LessonPage::tr("Your turn");
    case StepKind::Ask:
        return LessonPage::tr("Question");
    }
    return {};
}

PreparedSession taskRound(const KnownHouse &known, const std::vector<std::string> &names,
                          std::uint64_t seed)
{
    const auto round = roundFor(known.house, names, seed);
    if (!round)
        return {.why = LessonPage::tr("%1 cannot deal such a round.")
                           .arg(QString::fromStdString(known.shownAs()))};
    PlaySettings settings;
    settings.house = known.name;
    settings.coaching = Coaching::Coach;
    return prepared(Sitting::forSituation(*round, settings, known.house));
}

RoundPlayer::Still stillOf(PageMoment moment)
{
    switch (moment) {
    case PageMoment::Start:
        return RoundPlayer::Still::Start;
    case PageMoment::Bets:
        return RoundPlayer::Still::Bets;
    case PageMoment::Cards:
        break;
    }
    return RoundPlayer::Still::Cards;
}

} // namespace

LessonPage::LessonPage(Shell &shell, QWidget *parent)
    : QWidget(parent),
      m_shell(shell),
      m_round(new GuidedRound{shell, this}),
      m_title(new QLabel{this}),
      m_place(new QLabel{this}),
      m_kind(new QLabel{this}),
      m_text(new QLabel{this}),
      m_question(new QuestionView{this}),
      m_player(new RoundPlayer{this}),
      m_close(new PillButton{tr("All lessons"), this}),
      m_deal(new PillButton{tr("Deal it"), this, PillButton::Rank::Primary}),
      m_stepBack(new PillButton{tr("Step back"), this}),
      m_play(new PillButton{tr("Play"), this, PillButton::Rank::Primary}),
      m_stepOn(new PillButton{tr("Step on"), this}),
      m_back(new PillButton{tr("Back"), this}),
      m_next(new PillButton{tr("Next"), this, PillButton::Rank::Primary})
{
    arrange();
    connectAll();
}

void LessonPage::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(14);
    auto *head = new QHBoxLayout;
    head->setSpacing(16);
    m_title->setFont(uiFont(24, QFont::Bold));
    m_title->setWordWrap(true);
    m_place->setFont(uiFont(14));
    m_place->setForegroundRole(QPalette::PlaceholderText);
    m_close->setKeyText(tr("Esc"));
    head->addWidget(m_title, 1);
    head->addWidget(m_place);
    head->addWidget(m_close);
    page->addLayout(head);

    auto *scroll = new QScrollArea{this};
    auto *left = new QWidget{scroll};
    auto *words = new QVBoxLayout{left};
    words->setContentsMargins(0, 0, 10, 0);
    words->setSpacing(16);
    m_kind->setFont(uiFont(13, QFont::Bold));
    m_kind->setForegroundRole(QPalette::Highlight);
    m_text->setFont(uiFont(19));
    m_text->setWordWrap(true);
    words->addWidget(m_kind);
    words->addWidget(m_text);
    words->addWidget(m_question);
    words->addWidget(m_deal, 0, Qt::AlignLeft);
    for (PillButton *button : {m_play, m_stepOn, m_stepBack})
        words->addWidget(button, 0, Qt::AlignLeft);
    m_play->setKeyText(tr("Space"));
    words->addStretch(1);
    scroll->setWidget(left);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBar(new ThinScrollBar{scroll});
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *body = new QHBoxLayout;
    body->setSpacing(22);
    body->addWidget(scroll, 4);
    body->addWidget(m_player, 7);
    page->addLayout(body, 1);

    auto *foot = new QHBoxLayout;
    m_next->setKeyText(tr("Enter"));
    foot->addWidget(m_back);
    foot->addStretch(1);
    foot->addWidget(m_next);
    page->addLayout(foot);
}

void LessonPage::connectAll()
{
    for (PillButton *button : {m_back, m_next, m_stepOn, m_stepBack})
        button->installEventFilter(this);
    connect(m_close, &QAbstractButton::clicked, this, &LessonPage::closed);
    connect(m_back, &QAbstractButton::clicked, this, [this] { goTo(m_step - 1); });
    connect(m_next, &QAbstractButton::clicked, this, &LessonPage::next);
    connect(m_deal, &QAbstractButton::clicked, this, [this] {
        m_clean = 0;
        dealTask();
    });
    connect(m_play, &QAbstractButton::clicked, this,
            [this] { m_player->setPlaying(!m_player->isPlaying()); });
    connect(m_stepOn, &QAbstractButton::clicked, this,
            [this] { m_player->goTo(m_player->step() + 1); });
    connect(m_stepBack, &QAbstractButton::clicked, this,
            [this] { m_player->goTo(m_player->step() - 1); });
    connect(m_player, &RoundPlayer::moved, this, &LessonPage::showControls);
    connect(m_question, &QuestionView::answered, this, [this] {
        markDone();
        m_next->setFocus(Qt::OtherFocusReason);
    });
    connect(m_round, &GuidedRound::ended, this, &LessonPage::taskEnded);
    connect(m_round, &GuidedRound::wentOn, this, &LessonPage::taskWentOn);
}

void LessonPage::setOptions(const ViewOptions &options)
{
    m_player->setOptions(options);
}

void LessonPage::open(const KnownHouse &known, const Lesson &lesson, bool isLast)
{
    m_round->stop();
    m_known = known;
    m_lesson = lesson;
    m_isLast = isLast;
    m_done.clear();
    m_shownNames.clear();
    m_player->clear(known.house);
    m_title->setText(QString::fromStdString(lesson.title));
    goTo(0);
}

const LessonStep &LessonPage::now() const
{
    return m_lesson.steps[static_cast<std::size_t>(m_step)];
}

void LessonPage::goTo(int step)
{
    const int steps = static_cast<int>(m_lesson.steps.size());
    m_step = std::clamp(step, 0, steps - 1);
    m_player->setPlaying(false);
    m_place->setText(tr("Step %1 of %2").arg(m_step + 1).arg(steps));
    m_kind->setText(kindWords(now().kind));
    m_text->setText(QString::fromStdString(now().text));
    m_text->setAccessibleName(m_text->text());
    if (now().kind == StepKind::Ask)
        m_question->ask(now());
    m_question->setVisible(now().kind == StepKind::Ask);
    m_deal->setVisible(now().kind == StepKind::Do);
    for (PillButton *button : {m_play, m_stepOn, m_stepBack})
        button->setVisible(now().kind == StepKind::Watch);
    m_back->setEnabled(m_step > 0);
    m_next->setText(m_step + 1 < steps ? tr("Next") : m_isLast ? tr("Finish") : tr("Next lesson"));
    (now().kind == StepKind::Do ? m_deal : m_next)->setFocus(Qt::OtherFocusReason);
    showRound();
}

/// The felt at the right: a round to watch, or a picture of what the lesson is about.
void LessonPage::showRound()
{
    const auto put = [this] {
        if (now().kind == StepKind::Watch)
            m_player->goTo(0);
        else
            m_player->showStill(stillOf(now().shows));
        showControls();
    };
    const auto names = namesShownAt(m_lesson, static_cast<std::size_t>(m_step));
    if (names == m_shownNames && !m_work.isBusy())
        return put();
    m_shownNames = names;
    m_player->clear(m_known.house);
    showControls();
    constexpr std::uint64_t Seed = 3; // the same round each time: it is the lesson's picture
    m_work.restart([house = m_known.house, names] { return showingFor(house, names, Seed); },
                   [this, put](std::optional<Showing> showing) {
                       if (showing)
                           m_player->setShowing(std::move(*showing));
                       put();
                   });
}

void LessonPage::showControls()
{
    m_play->setText(m_player->isPlaying() ? tr("Pause") : tr("Play"));
    m_play->setEnabled(m_player->steps() > 0);
    m_stepBack->setEnabled(m_player->step() > 0);
    m_stepOn->setEnabled(m_player->step() < m_player->steps());
}

void LessonPage::next()
{
    if (m_step + 1 < static_cast<int>(m_lesson.steps.size()))
        return goTo(m_step + 1);
    pause();
    const bool wasDone = m_shell.settings()
                             .doneLessons(m_shell.keeper().dealer().id,
                                          QString::fromStdString(m_known.name))
                             .contains(QString::fromStdString(m_lesson.id));
    if (const QStringList missing = stepsMissing(); !wasDone && !missing.isEmpty())
        m_shell.tell(tr("This lesson counts as done when its tasks and questions are. Missing: step %1.")
                         .arg(missing.join(QStringLiteral(", "))));
    if (m_isLast)
        Q_EMIT closed();
    else
        Q_EMIT nextLessonWanted();
}

void LessonPage::pause()
{
    m_player->setPlaying(false);
}

void LessonPage::dealTask()
{
    const QString text = QString::fromStdString(now().text);
    m_round->deal([known = m_known, names = now().names,
                   seed = freshSeed()] { return taskRound(known, names, seed); },
                  now().rounds == 1
                      ? text
                      : tr("%1 Round %2 of %3.").arg(text).arg(m_clean + 1).arg(now().rounds));
}

/// Only clean rounds count: accuracy first.
void LessonPage::taskEnded(int mistakes)
{
    if (mistakes > 0)
        return m_round->say(tr("%n mistake(s). Deal one more like it.", nullptr, mistakes),
                            Guidance::Tone::Mistake, tr("Deal another"));
    ++m_clean;
    if (m_clean < now().rounds)
        return m_round->say(tr("Clean. %n round(s) to go.", nullptr, now().rounds - m_clean),
                            Guidance::Tone::Clean, tr("Next round"));
    m_round->say(tr("Clean. That is what the lesson asked for."), Guidance::Tone::Clean,
                 tr("Back to the lesson"));
}

void LessonPage::taskWentOn()
{
    if (m_clean < now().rounds)
        return dealTask();
    m_round->stop();
    markDone();
    if (m_step + 1 < static_cast<int>(m_lesson.steps.size()))
        goTo(m_step + 1);
    m_shell.goTo(QStringLiteral("learn"));
}

/// Numbers of the tasks and questions that are not done yet.
QStringList LessonPage::stepsMissing() const
{
    QStringList missing;
    for (int i = 0; i < static_cast<int>(m_lesson.steps.size()); ++i) {
        const StepKind kind = m_lesson.steps[static_cast<std::size_t>(i)].kind;
        if ((kind == StepKind::Do || kind == StepKind::Ask) && !m_done.contains(i))
            missing << QString::number(i + 1);
    }
    return missing;
}

void LessonPage::markDone()
{
    m_done.insert(m_step);
    if (stepsMissing().isEmpty())
        Q_EMIT done(QString::fromStdString(m_lesson.id));
}

/// Space plays while something is shown, whichever button has the focus.
bool LessonPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || now().kind != StepKind::Watch
        || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Space)
        return QWidget::eventFilter(watched, event);
    m_play->click();
    return true;
}

void LessonPage::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool watches = now().kind == StepKind::Watch;
    if (key == Qt::Key_Escape)
        Q_EMIT closed();
    else if (now().kind == StepKind::Ask && key >= Qt::Key_1 && key <= Qt::Key_9)
        m_question->choose(key - Qt::Key_1);
    else if (watches && (key == Qt::Key_Right || key == Qt::Key_Left))
        m_player->goTo(m_player->step() + (key == Qt::Key_Right ? 1 : -1));
    else if (watches && key == Qt::Key_Space)
        m_play->click();
    else if (key == Qt::Key_Return || key == Qt::Key_Enter)
        (now().kind == StepKind::Do ? m_deal : m_next)->click();
    else
        QWidget::keyPressEvent(event);
}

} // namespace pitwise::ui
