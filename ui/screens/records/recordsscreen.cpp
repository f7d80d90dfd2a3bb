// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/records/recordsscreen.h"

#include "ui/screens/records/exportdialog.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/shell.h"

#include <QDialog>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTreeView>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace pitwise::ui {

RecordsScreen::RecordsScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_filter(new RecordsFilter{shell, this}),
      m_place(new QLabel{this}),
      m_note(new QLabel{this}),
      m_since(new QLabel{this}),
      m_list(new QTreeView{this}),
      m_people(new PeopleEditor{shell, this}),
      m_peopleButton(new PillButton{tr("People"), this}),
      m_model(new KeptModel{this}),
      m_open(new PillButton{tr("Open in the table"), this, PillButton::Rank::Primary}),
      m_review(new PillButton{tr("Review"), this}),
      m_text(new PillButton{tr("Show as text"), this}),
      m_save(new PillButton{tr("Save as .deal\u2026"), this}),
      m_export(new PillButton{tr("Export\u2026"), this})
{
    m_people->hide();
    arrange();
    connect(m_filter, &RecordsFilter::changed, this, &RecordsScreen::refresh);
    connect(m_list, &QTreeView::activated, this, [this] {
        if (current() != nullptr && current()->state == KeptSession::State::UnderWay)
            openInTable();
        else
            review();
    });
    connect(m_review, &QAbstractButton::clicked, this, &RecordsScreen::review);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RecordsScreen::offer);
    connect(m_open, &QAbstractButton::clicked, this, &RecordsScreen::openInTable);
    connect(m_text, &QAbstractButton::clicked, this, &RecordsScreen::showText);
    connect(m_save, &QAbstractButton::clicked, this, &RecordsScreen::askForDeal);
    connect(m_export, &QAbstractButton::clicked, this, &RecordsScreen::askToExport);
    connect(m_peopleButton, &QAbstractButton::clicked, this,
            [this] { showPeople(m_people->isHidden()); });
    connect(&shell.trainersArea(), &TrainersArea::changed, this, [this] { showPeople(false); });
    connect(&shell.records(), &RecordsDesk::offlineChanged, this, &RecordsScreen::refresh);
    connect(&shell.records(), &RecordsDesk::placeChanged, this, &RecordsScreen::refresh);
}

void RecordsScreen::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(34, 26, 34, 22);
    page->setSpacing(12);
    auto *title = new QLabel{tr("Records"), this};
    title->setFont(uiFont(28, QFont::Bold));
    page->addWidget(title);
    m_place->setFont(uiFont(14));
    m_place->setWordWrap(true);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    page->addWidget(m_place);
    page->addWidget(m_filter);
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFont(uiFont(14));
    m_list->setAccessibleName(tr("Sessions, the latest first"));
    m_list->setVerticalScrollBar(new ThinScrollBar{m_list});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setMinimumSectionSize(40);
    for (const int column : {KeptModel::Who, KeptModel::HouseName})
        m_list->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    page->addWidget(m_list, 1);
    m_note->setFont(uiFont(15));
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignCenter);
    page->addWidget(m_note, 1);
    page->addWidget(m_people, 1);
    m_since->setFont(uiFont(14));
    m_since->setWordWrap(true);
    m_since->setForegroundRole(QPalette::PlaceholderText);
    m_since->hide();
    page->addWidget(m_since);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    buttons->addWidget(m_export);
    buttons->addWidget(m_peopleButton);
    buttons->addStretch(1);
    for (PillButton *button : {m_save, m_text, m_review, m_open})
        buttons->addWidget(button);
    page->addLayout(buttons);
}

void RecordsScreen::entered()
{
    refresh();
    m_list->setFocus();
}

/// "people": a trainer adds some.
void RecordsScreen::askedFor(const QString &what)
{
    if (what == QLatin1String("people"))
        showPeople(true);
}

QString RecordsScreen::note() const
{
    return m_note->isHidden() ? QString{} : m_note->text();
}

void RecordsScreen::refresh()
{
    RecordsDesk &records = shell().records();
    const QString offline = records.offline();
    m_place->setText(
        offline.isEmpty()
            ? records.place()
            : tr("The server cannot be reached: this is what is kept on this computer. (%1)")
                  .arg(offline));
    const int asked = ++m_asked;
    const auto filter = m_filter->filter();
    if (!filter) {
        m_model->setSessions({});
        return say(records.isThere()
                       ? tr("Say who deals on the start screen to see your sessions here. A "
                            "guest's sessions are not kept; a trainer sees everybody's.")
                       : tr("There are no records."));
    }
    records.list(*filter, this, [this, asked](const KeptList &list) {
        if (asked == m_asked)
            fill(list);
    });
}

void RecordsScreen::fill(const KeptList &list)
{
    m_model->setSessions(list.sessions);
    m_list->setColumnHidden(KeptModel::Who, !m_filter->isTrainer());
    const int letter = QFontMetrics{m_list->font()}.averageCharWidth();
    const int sides = 2 * style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_list);
    constexpr std::array<std::pair<int, int>, 6> Letters{{{KeptModel::When, 20},
                                                          {KeptModel::Kind, 10},
                                                          {KeptModel::State, 12},
                                                          {KeptModel::Rounds, 9},
                                                          {KeptModel::Score, 8},
                                                          {KeptModel::Findings, 11}}};
    for (const auto &[column, letters] : Letters)
        m_list->setColumnWidth(column, letters * letter + sides);
    if (!list.sessions.empty())
        m_list->setCurrentIndex(m_model->index(0, 0));
    const KeptFilter filter = m_filter->filter().value_or(KeptFilter{});
    say(!list.trouble.isEmpty()  ? list.trouble
        : !list.sessions.empty() ? QString{}
        : filter.examsOnly || filter.days > 0
            ? tr("No session fits. Choose \"All sessions\" and \"Any time\" to see all.")
            : tr("Nothing has been dealt yet. Every session is kept from its first act."));
}

/// In place of the list.
void RecordsScreen::say(const QString &note)
{
    m_note->setText(note);
    showPeople(!m_people->isHidden());
}

void RecordsScreen::showPeople(bool shown)
{
    const bool isTrainer = m_filter->isTrainer();
    const bool people = shown && isTrainer;
    if (people && m_people->isHidden())
        m_people->refresh();
    m_people->setVisible(people);
    m_filter->setFilterShown(!people);
    m_peopleButton->setVisible(isTrainer);
    m_peopleButton->setText(people ? tr("Sessions") : tr("People"));
    m_note->setVisible(!people && !m_note->text().isEmpty());
    m_list->setVisible(!people && m_note->text().isEmpty());
    for (PillButton *button : {m_open, m_review, m_text, m_save, m_export})
        button->setVisible(!people);
    offer();
}

void RecordsScreen::offer()
{
    const bool any = current() != nullptr;
    for (PillButton *button : {m_open, m_review, m_text, m_save})
        button->setEnabled(any);
    m_export->setEnabled(m_model->rowCount() > 0);
    m_since->setText(since());
    m_since->setVisible(!m_since->text().isEmpty() && !m_list->isHidden());
}

QString RecordsScreen::since() const
{
    const KeptSession *session = current();
    QStringList sentences;
    if (session != nullptr && session->isHouseOther)
        sentences << tr("The house file has changed since this session was dealt: it goes by the "
                        "house it was dealt with.");
    if (session != nullptr && session->isEngineOther)
        sentences << tr("The engine has changed since this session was dealt: it may judge it "
                        "otherwise.");
    return sentences.join(QLatin1Char(' '));
}

const KeptSession *RecordsScreen::current() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? &m_model->at(index.row()) : nullptr;
}

void RecordsScreen::withText(const std::function<void(const KeptText &)> &then)
{
    const KeptSession *session = current();
    if (session == nullptr)
        return;
    shell().records().text(session->id, this,
                           [this, then](const KeptText &text, const QString &trouble) {
                               if (trouble.isEmpty())
                                   then(text);
                               else
                                   shell().showError(tr("This session cannot be read"), trouble);
                           });
}

void RecordsScreen::openInTable()
{
    withText([this](const KeptText &text) {
        shell().sessions().openText(text.text, text.houseText);
        if (text.isHouseOther)
            shell().tell(tr("The house file has changed since this session was dealt: it goes by "
                            "the house it was dealt with."));
    });
}

void RecordsScreen::review()
{
    if (const KeptSession *session = current())
        shell().goTo(QStringLiteral("review"), QStringLiteral("records:") + session->id);
}

void RecordsScreen::showText()
{
    withText([this](const KeptText &text) {
        auto *dialog = new QDialog{this};
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setWindowTitle(tr("The session in dealing notation"));
        auto *page = new QVBoxLayout{dialog};
        auto *view = new QPlainTextEdit{text.text, dialog};
        view->setReadOnly(true);
        view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        view->setVerticalScrollBar(new ThinScrollBar{view});
        page->addWidget(view);
        auto *close = new PillButton{tr("Close"), dialog};
        page->addWidget(close, 0, Qt::AlignRight);
        connect(close, &QAbstractButton::clicked, dialog, &QDialog::accept);
        dialog->resize(640, 480);
        dialog->open();
    });
}

void RecordsScreen::askForDeal()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the session"), {},
                                                      tr("Dealing notation (*.deal)"));
    if (!path.isEmpty())
        saveDeal(withEnding(path, QStringLiteral("(*.deal)")));
}

void RecordsScreen::askToExport()
{
    if (const auto filter = m_filter->filter()) {
        auto *dialog = new ExportDialog{shell(), *filter, m_filter->isTrainer(), this};
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
}

void RecordsScreen::saveDeal(const QString &path)
{
    if (const KeptSession *session = current())
        shell().records().writeDeal(session->id, path, this,
                                    [this, path](const QString &trouble) { told(path, trouble); });
}

void RecordsScreen::told(const QString &path, const QString &trouble)
{
    if (trouble.isEmpty())
        shell().tell(tr("Saved: %1").arg(path));
    else
        shell().showError(tr("The file could not be written"),
                          QStringLiteral("%1: %2").arg(path, trouble));
}

} // namespace pitwise::ui
