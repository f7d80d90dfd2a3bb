// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/scenarios/scenariosscreen.h"

#include "ui/screens/scenarios/scenariocard.h"
#include "ui/screens/scenarios/scenarioeditor.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/savefile.h"
#include "ui/shell/shell.h"
#include "ui/theme/typescale.h"

#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace pitwise::ui {

namespace {

constexpr int ListWide = 290;

} // namespace

ScenariosScreen::ScenariosScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_list(new QListWidget{this}),
      m_note(new QLabel{this}),
      m_stack(new QStackedWidget{this}),
      m_card(new ScenarioCard{this}),
      m_making(new QWidget{this}),
      m_editor(new ScenarioEditor{shell.environment(), m_making}),
      m_new(new PillButton{tr("New scenario"), this, PillButton::Rank::Primary}),
      m_open(new PillButton{tr("Open a file\u2026"), this}),
      m_save(new PillButton{tr("Save"), m_making, PillButton::Rank::Primary}),
      m_try(new PillButton{tr("Deal it"), m_making}),
      m_close(new PillButton{tr("Close"), m_making})
{
    arrange();
    for (const KnownHouse &known : shell.houses().all())
        m_editor->addHouse(known);
    connectAll();
    fill({});
}

void ScenariosScreen::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(34, 24, 34, 20);
    page->setSpacing(14);
    auto *head = new QHBoxLayout;
    auto *title = new QLabel{tr("Scenarios"), this};
    title->setFont(uiFont(28, QFont::Bold));
    head->addWidget(title, 1);
    head->addWidget(m_open);
    head->addWidget(m_new);
    page->addLayout(head);
    m_list->setFixedWidth(scaled(ListWide));
    m_list->setFont(uiFont(15));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollBar(new ThinScrollBar{m_list});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Scenarios"));
    m_note->setFont(uiFont(16));
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignCenter);
    auto *making = new QVBoxLayout{m_making};
    making->setContentsMargins(0, 0, 0, 0);
    making->addWidget(m_editor, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    m_close->setKeyText(tr("Esc"));
    buttons->addWidget(m_close);
    buttons->addStretch(1);
    buttons->addWidget(m_try);
    buttons->addWidget(m_save);
    making->addLayout(buttons);
    for (QWidget *each : std::initializer_list<QWidget *>{m_note, m_card, m_making})
        m_stack->addWidget(each);
    auto *body = new QHBoxLayout;
    body->setSpacing(26);
    body->addWidget(m_list);
    body->addWidget(m_stack, 1);
    page->addLayout(body, 1);
}

void ScenariosScreen::connectAll()
{
    connect(m_new, &QAbstractButton::clicked, this, &ScenariosScreen::startNew);
    connect(m_open, &QAbstractButton::clicked, this, &ScenariosScreen::askToOpen);
    connect(m_list, &QListWidget::currentRowChanged, this, &ScenariosScreen::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, [this] { deal(Coaching::Coach); });
    connect(m_card->coach, &QAbstractButton::clicked, this, [this] { deal(Coaching::Coach); });
    connect(m_card->silent, &QAbstractButton::clicked, this, [this] { deal(Coaching::Silent); });
    connect(m_card->edit, &QAbstractButton::clicked, this, &ScenariosScreen::editChosen);
    connect(m_card->share, &QAbstractButton::clicked, this, &ScenariosScreen::askToShare);
    connect(m_card->remove, &QAbstractButton::clicked, this, &ScenariosScreen::removeChosen);
    connect(m_card->homework, &QAbstractButton::clicked, this, [this] {
        if (const ScenarioFile *file = current())
            shell().goTo(QStringLiteral("class"), homeworkWish(file->path));
    });
    m_card->homework->setVisible(shell().has(QStringLiteral("class"))
                                 && shell().homework().isThere());
    connect(m_editor, &ScenarioEditor::checkedChanged, this, &ScenariosScreen::offer);
    connect(m_save, &QAbstractButton::clicked, this, &ScenariosScreen::save);
    connect(m_try, &QAbstractButton::clicked, this, [this] { deal(Coaching::Coach); });
    connect(m_close, &QAbstractButton::clicked, this, &ScenariosScreen::closeEditor);
}

void ScenariosScreen::houseChanged(const KnownHouse &known)
{
    m_editor->addHouse(known);
}

void ScenariosScreen::houseRemoved(const std::string &name)
{
    m_editor->removeHouse(name);
}

QString ScenariosScreen::folder() const
{
    const auto &folder = shell().environment().scenarioFolder;
    return folder ? folder() : QString{};
}

bool ScenariosScreen::isEditing() const
{
    return m_stack->currentWidget() == m_making;
}

void ScenariosScreen::entered()
{
    if (isEditing())
        return m_editor->setFocus();
    refresh(current() != nullptr ? current()->path : QString{});
    focusList();
}

// ---- the list ----

void ScenariosScreen::refresh(const QString &path)
{
    m_work.restart(
        [folder = folder(), environment = shell().environment()] {
            return scenariosIn(folder, environment);
        },
        [this, path](const QList<ScenarioFile> &files) {
            m_files = files;
            fill(path);
        });
}

void ScenariosScreen::fill(const QString &path)
{
    m_list->clear();
    int row = 0;
    for (const ScenarioFile &file : m_files) {
        auto *item = new QListWidgetItem{file.title, m_list};
        item->setToolTip(file.trouble.isEmpty() ? file.title : file.trouble);
        if (!file.trouble.isEmpty())
            item->setForeground(palette().color(QPalette::BrightText));
        if (file.path == path)
            row = m_list->count() - 1;
    }
    m_list->setCurrentRow(m_files.isEmpty() ? -1 : row);
    showList();
    showChosen();
}

/// An empty list is no help; the form needs its room.
void ScenariosScreen::showList()
{
    m_list->setVisible(!m_files.isEmpty() && !isEditing());
}

void ScenariosScreen::focusList()
{
    (m_files.isEmpty() ? static_cast<QWidget *>(m_new) : m_list)->setFocus();
}

const ScenarioFile *ScenariosScreen::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_files.size() ? &m_files[row] : nullptr;
}

void ScenariosScreen::showChosen()
{
    if (isEditing())
        return;
    const ScenarioFile *file = current();
    if (file == nullptr) {
        m_note->setText(tr("A scenario is one round of your own: who sits where, what they bet, "
                           "which cards come, what goes wrong. Make one, or open a file that "
                           "somebody shared."));
        m_stack->setCurrentWidget(m_note);
        return;
    }
    m_card->show(*file);
    m_stack->setCurrentWidget(m_card);
}

void ScenariosScreen::deal(Coaching coaching)
{
    const ScenarioFile *file = current();
    const auto &scenario = isEditing()     ? m_editor->checked()
                         : file != nullptr ? file->scenario
                                           : m_editor->checked();
    if (!scenario)
        return;
    shell().sessions().prepare(
        [made = *scenario, coaching] { return sessionOf(made, coaching, 1); },
        tr("This scenario cannot be dealt"));
}

// ---- making one ----

void ScenariosScreen::startNew()
{
    m_editor->startNew(shell().houses().chosen(), freshSeed());
    m_stack->setCurrentWidget(m_making);
    showList();
    offer();
}

void ScenariosScreen::editChosen()
{
    const ScenarioFile *file = current();
    if (file == nullptr)
        return;
    m_editor->edit(*file);
    m_stack->setCurrentWidget(m_making);
    showList();
    offer();
}

void ScenariosScreen::offer()
{
    m_mayDrop = false;
    const bool good = m_editor->checked().has_value();
    m_save->setEnabled(good && !m_editor->checked()->title.empty());
    m_save->setToolTip(good && m_editor->checked()->title.empty() ? tr("Give it a title first")
                                                                  : QString{});
    m_try->setEnabled(good);
}

bool ScenariosScreen::save()
{
    if (!isEditing())
        return false;
    if (!m_save->isEnabled())
        return true;
    m_work.restart([scenario = *m_editor->checked(), path = m_editor->path(),
                    folder = folder()] { return saveScenario(scenario, path, folder); },
                   [this](const SavedScenario &saved) {
                       if (!saved.trouble.isEmpty())
                           return shell().showError(tr("The scenario could not be saved"),
                                                    saved.trouble);
                       shell().tell(tr("Saved: %1").arg(saved.path));
                       m_stack->setCurrentWidget(m_note);
                       showList();
                       refresh(saved.path);
                   });
    return true;
}

void ScenariosScreen::closeEditor()
{
    m_stack->setCurrentWidget(m_note);
    showList();
    showChosen();
    focusList();
}

// ---- files ----

void ScenariosScreen::askToOpen()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a scenario"), {}, tr("Dealing notation (*.deal);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void ScenariosScreen::open(const QString &path)
{
    m_work.restart(
        [path, environment = shell().environment(), folder = folder()] {
            ScenarioFile file = readScenarioFile(path, environment);
            if (!file.scenario)
                return SavedScenario{{}, file.trouble};
            Scenario scenario = *file.scenario;
            scenario.title = file.title.toStdString();
            return saveScenario(scenario, {}, folder);
        },
        [this](const SavedScenario &saved) {
            if (!saved.trouble.isEmpty())
                return shell().showError(tr("This scenario cannot be used"), saved.trouble);
            closeEditor();
            refresh(saved.path);
        });
}

void ScenariosScreen::askToShare()
{
    if (current() == nullptr)
        return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save a copy of the scenario"),
                                                      current()->title + QStringLiteral(".deal"),
                                                      tr("Dealing notation (*.deal)"));
    if (!path.isEmpty())
        share(withEnding(path, QStringLiteral("(*.deal)")));
}

void ScenariosScreen::share(const QString &path)
{
    if (current() == nullptr)
        return;
    m_work.restart([path, text = current()->text] { return saveFile(path, text); },
                   [this, path](const QString &trouble) {
                       if (trouble.isEmpty())
                           shell().tell(tr("Saved: %1").arg(path));
                       else
                           shell().showError(tr("The scenario could not be saved"), trouble);
                   });
}

/// Into the wastebasket, where it can be found again.
void ScenariosScreen::removeChosen()
{
    if (current() == nullptr)
        return;
    m_work.restart([path = current()->path] { return QFile::moveToTrash(path); },
                   [this, title = current()->title](bool moved) {
                       if (moved)
                           shell().tell(tr("Moved to the wastebasket: %1").arg(title));
                       else
                           shell().showError(tr("The scenario could not be removed"), title);
                       refresh();
                   });
}

void ScenariosScreen::changeEvent(QEvent *event)
{
    Screen::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_list->setFixedWidth(scaled(ListWide));
}

void ScenariosScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return Screen::keyPressEvent(event);
    if (!isEditing())
        return shell().goHome();
    // What was filled in would be gone.
    if (std::exchange(m_mayDrop, true))
        return closeEditor();
    shell().tell(tr("This scenario is not saved. Press Esc again to drop it."));
}

} // namespace pitwise::ui
