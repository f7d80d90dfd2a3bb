// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/review/reviewscreen.h"

#include "ui/panels/sidepanel.h"
#include "ui/screens/review/manypage.h"
#include "ui/screens/review/reviewpage.h"
#include "ui/screens/review/reviewsheet.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/printing.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

QString dateOf(const OpenedReview &found)
{
    const QDateTime when = found.when.isValid() ? found.when : QDateTime::currentDateTime();
    return QLocale{}.toString(when, QStringLiteral("d MMMM yyyy, hh:mm"));
}

QString modeOf(const Session &session)
{
    return SidePanel::modeText(settingsOf(session.spec(), session.log()).coaching,
                               session.house().cards.style);
}

Document sheetOf(const OpenedReview &found)
{
    ResultFacts facts;
    facts.date = dateOf(found).toStdString();
    facts.mode = modeOf(found.review->session()).toStdString();
    return reviewSheet(*found.review, facts);
}

} // namespace

ReviewScreen::ReviewScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_facts(new QLabel{this}),
      m_pages(new Choice{{tr("This session"), tr("Several sessions")}, this}),
      m_print(new PillButton{tr("Print\u2026"), this}),
      m_save(new PillButton{tr("Save\u2026"), this}),
      m_stack(new QStackedWidget{this}),
      m_note(new QLabel{this}),
      m_page(new ReviewPage{shell, this}),
      m_many(new ManyPage{shell, this})
{
    arrange();
    setFocusPolicy(Qt::StrongFocus);
    connect(m_pages, &Choice::chosen, this,
            [this](int page) { showPage(static_cast<Page>(page)); });
    connect(m_many, &ManyPage::openWanted, this, &ReviewScreen::open);
    connect(m_print, &QAbstractButton::clicked, this, [this] {
        if (m_page->isShown())
            askToPrint(sheetOf(m_page->opened()), this);
    });
    connect(m_save, &QAbstractButton::clicked, this, &ReviewScreen::save);
    say(tr("Deal a round, and look back at it here."));
}

void ReviewScreen::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(24, 16, 18, 14);
    page->setSpacing(8);
    auto *head = new QHBoxLayout;
    head->setSpacing(12);
    auto *title = new QLabel{tr("Review"), this};
    title->setFont(uiFont(24, QFont::Bold));
    head->addWidget(title);
    m_facts->setFont(uiFont(13.5));
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_facts->setWordWrap(true);
    head->addWidget(m_facts, 1);
    m_pages->setAccessibleName(tr("What to review"));
    head->addWidget(m_pages);
    head->addWidget(m_print);
    head->addWidget(m_save);
    page->addLayout(head);
    m_note->setFont(uiFont(16));
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(m_note);
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_many);
    page->addWidget(m_stack, 1);
}

void ReviewScreen::viewOptionsChanged(const ViewOptions &options)
{
    m_page->setOptions(options);
}

bool ReviewScreen::isBusy() const
{
    return m_waiting || m_work.isBusy();
}

QString ReviewScreen::note() const
{
    return m_stack->currentWidget() == m_note ? m_note->text() : QString{};
}

QString ReviewScreen::facts() const
{
    return m_facts->text();
}

// ---- what is reviewed ----

void ReviewScreen::entered()
{
    setFocus();
    if (m_pages->current() == Several)
        return m_many->refresh();
    if (!m_any || (m_what.isEmpty() && tableHasMore()))
        openTable();
}

void ReviewScreen::left()
{
    m_page->stopWatching();
}

void ReviewScreen::askedFor(const QString &what)
{
    open(what, -1);
}

void ReviewScreen::open(const QString &what, int event)
{
    m_pages->setCurrent(One);
    m_what = what;
    m_event = event;
    m_any = true;
    ++m_asked;
    if (what.startsWith(QLatin1String("file:")))
        read([path = what.mid(5), environment = shell().environment()] {
            return reviewOfFile(path, environment);
        });
    else if (what.startsWith(QLatin1String("records:")))
        openStored(what.mid(8));
    else
        openTable();
}

bool ReviewScreen::tableHasMore() const
{
    if (!shell().controller().hasSitting())
        return false;
    return !m_page->isShown()
        || m_page->opened().review->size() != shell().controller().sitting().toldUntil();
}

void ReviewScreen::openTable()
{
    m_what.clear();
    if (!shell().controller().hasSitting())
        return say(tr("Nothing is at the table. Deal a round and look back at it here, or choose "
                      "\"Several sessions\"."));
    const Sitting &now = shell().controller().sitting();
    if (now.policy().tells == CoachingPolicy::Tells::Never && !shell().sessions().isOver())
        return say(notOverYet());
    m_any = true;
    const Session &session = now.session();
    std::vector<LogEntry> log{session.log().begin(),
                              session.log().begin() + static_cast<std::ptrdiff_t>(now.toldUntil())};
    if (log.empty())
        return say(tr("The first round is not over yet."));
    read([spec = session.spec(), house = session.house(), name = now.settings().house,
          log = std::move(log)] {
        OpenedReview found = reviewOf(spec, house, log);
        found.known.name = name;
        return found;
    });
}

void ReviewScreen::openStored(const QString &id)
{
    if (shell().environment().review == nullptr)
        return say(tr("There are no records."));
    const bool ended = shell().keeper().session() == id && shell().sessions().isOver();
    m_waiting = true;
    shell().environment().review->session(
        id, this,
        [this, ended, asked = m_asked](const SessionToReview &stored, const QString &trouble) {
            if (asked != m_asked)
                return;
            m_waiting = false;
            if (!trouble.isEmpty())
                return say(trouble);
            read([stored, ended] { return reviewOfStored(stored, ended); });
        });
}

void ReviewScreen::read(std::function<OpenedReview()> source)
{
    m_work.restart(std::move(source), [this](const OpenedReview &found) { show(found); });
}

void ReviewScreen::show(const OpenedReview &found)
{
    if (found.review == nullptr)
        return say(found.why);
    m_facts->setText(factsOf(found));
    m_page->show(found);
    if (m_event >= 0)
        m_page->goTo(static_cast<std::size_t>(m_event));
    m_stack->setCurrentWidget(m_page);
    m_print->setEnabled(true);
    m_save->setEnabled(true);
    if (!found.warning.isEmpty())
        shell().showError(tr("Part of this session could not be read"), found.warning);
    Q_EMIT opened();
}

void ReviewScreen::say(const QString &note)
{
    m_note->setText(note);
    m_facts->clear();
    m_stack->setCurrentWidget(m_note);
    m_print->setEnabled(false);
    m_save->setEnabled(false);
    Q_EMIT opened();
}

QString ReviewScreen::factsOf(const OpenedReview &found) const
{
    const Session &session = found.review->session();
    const Score score = scoreOf(session, session.spec().sitting.shown);
    QStringList parts{QString::fromStdString(session.house().name), dateOf(found), modeOf(session),
                      tr("%n round(s)", nullptr, score.rounds),
                      tr("%n finding(s)", nullptr, score.critical + score.major + score.minor)};
    return parts.join(QStringLiteral(" \u00b7 "));
}

void ReviewScreen::showPage(Page page)
{
    if (page == Several) {
        m_page->stopWatching();
        m_facts->clear();
        m_print->setEnabled(false);
        m_save->setEnabled(false);
        m_stack->setCurrentWidget(m_many);
        return m_many->refresh();
    }
    if (!m_page->isShown())
        return openTable();
    m_facts->setText(factsOf(m_page->opened()));
    m_print->setEnabled(true);
    m_save->setEnabled(true);
    m_stack->setCurrentWidget(m_page);
}

bool ReviewScreen::save()
{
    if (m_stack->currentWidget() != m_page)
        return false;
    askToWriteDocument(shell(), sheetOf(m_page->opened()), tr("Save the review"), tr("review"),
                       this);
    return true;
}

void ReviewScreen::keyPressEvent(QKeyEvent *event)
{
    const bool control = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0;
    const bool shift = (event->modifiers() & Qt::ShiftModifier) != 0;
    if (!control && m_stack->currentWidget() == m_page && m_page->takeKey(event->key(), shift))
        return;
    if (event->key() == Qt::Key_Escape)
        return shell().goHome();
    Screen::keyPressEvent(event);
}

} // namespace pitwise::ui
