// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/learn/coursepage.h"

#include "ui/screens/learn/arrangebar.h"
#include "ui/screens/learn/lessonrow.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

/// `Read, watch, 2 tasks, 1 question`.
QString contentsOf(const Lesson &lesson)
{
    const auto count = [&](StepKind kind) {
        return static_cast<int>(
            std::count_if(lesson.steps.begin(), lesson.steps.end(),
                          [=](const LessonStep &step) { return step.kind == kind; }));
    };
    QStringList parts;
    if (count(StepKind::Read) > 0)
        parts << CoursePage::tr("read");
    if (count(StepKind::Watch) > 0)
        parts << CoursePage::tr("watch");
    if (const int tasks = count(StepKind::Do); tasks > 0)
        parts << CoursePage::tr("deal %n task(s)", nullptr, tasks);
    if (const int questions = count(StepKind::Ask); questions > 0)
        parts << CoursePage::tr("%n question(s)", nullptr, questions);
    return parts.join(QStringLiteral(" \u00b7 "));
}

} // namespace

CoursePage::CoursePage(QWidget *parent)
    : QWidget(parent),
      m_state(new QLabel{this}),
      m_goOn(new PillButton{{}, this, PillButton::Rank::Primary}),
      m_trouble(new QLabel{this}),
      m_scroll(new QScrollArea{this}),
      m_arranging(new ArrangeBar{this})
{
    arrange();
    connect(m_goOn, &QAbstractButton::clicked, this, [this] { Q_EMIT lessonWanted(m_next); });
    connect(m_arranging, &ArrangeBar::addWanted, this, &CoursePage::fileWanted);
    connect(m_arranging, &ArrangeBar::moveWanted, this, &CoursePage::move);
    connect(m_arranging, &ArrangeBar::opened, this, [this](bool open) {
        if (open)
            select(m_next);
        else
            setDone(m_done);
    });
}

void CoursePage::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(12);
    auto *head = new QHBoxLayout;
    m_state->setFont(uiFont(15));
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setWordWrap(true);
    m_goOn->setKeyText(tr("Enter"));
    head->addWidget(m_state, 1);
    head->addWidget(m_goOn);
    page->addLayout(head);
    auto *inside = new QWidget{m_scroll};
    auto *column = new QVBoxLayout{inside};
    column->setContentsMargins(0, 0, 6, 0);
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    column->addLayout(m_grid);
    column->addStretch(1);
    m_scroll->setWidget(inside);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setVerticalScrollBar(new ThinScrollBar{m_scroll});
    m_scroll->setFocusPolicy(Qt::NoFocus);
    page->addWidget(m_scroll, 1);
    m_trouble->setFont(uiFont(13));
    m_trouble->setWordWrap(true);
    m_trouble->setForegroundRole(QPalette::BrightText);
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse);
    page->addWidget(m_trouble);
    page->addWidget(m_arranging);
    m_arranging->hide();
    m_trouble->hide();
    setBusy();
}

void CoursePage::setBusy()
{
    m_state->setText(tr("The course is being prepared."));
    m_goOn->hide();
    clear();
}

/// Later, because a key pressed on a row can be what replaces the rows.
void CoursePage::clear()
{
    for (LessonRow *row : m_rows) {
        row->removeEventFilter(this);
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
}

void CoursePage::setCourse(const HouseCourse &course, const QStringList &done)
{
    m_course = course;
    clear();
    for (std::size_t i = 0; i < course.lessons.size(); ++i) {
        const Lesson &lesson = course.lessons[i];
        auto *row = new LessonRow{static_cast<int>(i) + 1, QString::fromStdString(lesson.title),
                                  contentsOf(lesson), this};
        row->installEventFilter(this);
        connect(row, &QAbstractButton::clicked, this, [this, i] { choose(static_cast<int>(i)); });
        m_rows.push_back(row);
    }
    QStringList troubles;
    for (const std::string &each : course.troubles)
        troubles << QString::fromStdString(each);
    constexpr int Most = 4;
    const auto more = static_cast<int>(troubles.size()) - Most;
    m_trouble->setToolTip(troubles.join(QLatin1Char('\n')));
    if (more > 0)
        troubles = troubles.mid(0, Most) << tr("and %n more", nullptr, more);
    m_trouble->setText(tr("Some lesson files cannot be used:") + QLatin1Char('\n')
                       + troubles.join(QLatin1Char('\n')));
    m_trouble->setVisible(!troubles.isEmpty());
    place();
    setDone(done);
}

void CoursePage::setDone(const QStringList &done)
{
    m_done = done;
    m_next = -1;
    int finished = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool isDone = done.contains(QString::fromStdString(m_course.lessons[i].id));
        finished += isDone ? 1 : 0;
        m_rows[i]->setDone(isDone);
        if (!isDone && m_next < 0)
            m_next = static_cast<int>(i);
    }
    const bool all = m_next < 0;
    m_next = std::max(m_next, 0);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setNext(!all && static_cast<int>(i) == m_next);
    if (m_rows.empty())
        return m_state->setText(tr("There are no lessons for this house."));
    m_state->setText(all ? tr("You have done all lessons of this house. Any of them can be "
                              "repeated.")
                         : tr("%1 of %n lesson(s) done.", nullptr, static_cast<int>(m_rows.size()))
                               .arg(finished));
    const QString title =
        QString::fromStdString(m_course.lessons[static_cast<std::size_t>(m_next)].title);
    m_goOn->setText(finished == 0 ? tr("Begin: %1").arg(title) : tr("Continue: %1").arg(title));
    m_goOn->setVisible(!all);
}

void CoursePage::allowArranging(bool allowed)
{
    m_arranging->setVisible(allowed);
}

void CoursePage::tellTrouble(const QString &why)
{
    m_trouble->setText(why);
    m_trouble->setToolTip(why);
    m_trouble->setVisible(!why.isEmpty());
}

/// While arranging, a click only says which lesson is meant.
void CoursePage::choose(int index)
{
    if (m_arranging->isOpen())
        select(index);
    else
        Q_EMIT lessonWanted(index);
}

void CoursePage::select(int index)
{
    const int last = static_cast<int>(m_rows.size()) - 1;
    m_selected = std::clamp(index, 0, std::max(0, last));
    for (int i = 0; i <= last; ++i)
        m_rows[static_cast<std::size_t>(i)]->setNext(i == m_selected);
    m_arranging->setMoves(m_selected > 0, m_selected < last);
}

void CoursePage::move(int by)
{
    const int to = m_selected + by;
    if (!m_arranging->isOpen() || to < 0 || to >= static_cast<int>(m_rows.size()))
        return;
    HouseCourse course = m_course;
    std::swap(course.lessons[static_cast<std::size_t>(m_selected)],
              course.lessons[static_cast<std::size_t>(to)]);
    setCourse(course, m_done);
    select(to);
    LessonRow *row = m_rows[static_cast<std::size_t>(to)];
    row->show(); // a layout does it later, and what is hidden gets no focus
    row->setFocus(Qt::OtherFocusReason);
    std::vector<std::string> ids;
    for (const Lesson &lesson : m_course.lessons)
        ids.push_back(lesson.id);
    Q_EMIT reordered(ids);
}

QString CoursePage::trouble() const
{
    return m_trouble->isHidden() ? QString{} : m_trouble->text();
}

void CoursePage::takeFocus()
{
    if (!m_goOn->isHidden())
        m_goOn->setFocus(Qt::OtherFocusReason);
    else if (!m_rows.empty())
        m_rows.front()->setFocus(Qt::OtherFocusReason);
}

/// In columns, read downwards.
void CoursePage::place()
{
    const int columns = std::clamp(width() / std::max(1, scaled(360)), 1, 3);
    const int lines = (static_cast<int>(m_rows.size()) + columns - 1) / columns;
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i)
        m_grid->addWidget(m_rows[static_cast<std::size_t>(i)], i % lines, i / lines);
    for (int column = 0; column < 3; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

void CoursePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

/// The arrow keys walk through the lessons.
bool CoursePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto &pressed = *static_cast<QKeyEvent *>(event);
    const int key = pressed.key();
    const auto at = std::find(m_rows.begin(), m_rows.end(), watched) - m_rows.begin();
    const bool moves = m_arranging->isOpen() && (pressed.modifiers() & Qt::AltModifier) != 0;
    if (moves && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        select(static_cast<int>(at));
        move(key == Qt::Key_Down ? 1 : -1);
        return true;
    }
    const std::ptrdiff_t to = key == Qt::Key_Down ? at + 1 : key == Qt::Key_Up ? at - 1 : -1;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(m_rows.size()))
        return QWidget::eventFilter(watched, event);
    LessonRow *row = m_rows[static_cast<std::size_t>(to)];
    row->setFocus(Qt::TabFocusReason);
    m_scroll->ensureWidgetVisible(row);
    return true;
}

} // namespace pitwise::ui
