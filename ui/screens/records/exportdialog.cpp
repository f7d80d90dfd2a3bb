// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/records/exportdialog.h"

#include "ui/panels/toolkit.h"
#include "ui/shell/filedialogs.h"
#include "ui/theme/typescale.h"

#include <QComboBox>
#include <QDateTime>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <array>

namespace pitwise::ui {

namespace {

using What = ExportWish::What;

constexpr std::array Delimiters{',', ';', '\t', '|'};
// The first is ISO 8601, which other programs read best.
constexpr std::array Dates{"yyyy-MM-ddTHH:mm:ssZ", "yyyy-MM-dd HH:mm", "dd.MM.yyyy HH:mm",
                           "dd/MM/yyyy HH:mm", "MM/dd/yyyy HH:mm"};

bool isTable(What what)
{
    return what == What::Sessions || what == What::People;
}

QString about(What what)
{
    switch (what) {
    case What::Sessions:
        return ExportDialog::tr("A table with a line for each session of the list, for a "
                                "spreadsheet. Cells that look like formulas are made harmless.");
    case What::People:
        return ExportDialog::tr("A table with a line for each trainee: sessions, rounds, findings, "
                                "hours by game. For a spreadsheet.");
    case What::Statements:
        return ExportDialog::tr("xAPI 1.0.3 statements, one on a line, for a learning record "
                                "store. Exporting twice gives the same ids.");
    case What::Deals:
        return ExportDialog::tr("Each session of the list as a file in dealing notation, in a "
                                "folder that you choose.");
    }
    return {};
}

} // namespace

ExportDialog::ExportDialog(Shell &shell, const KeptFilter &filter, bool isTrainer, QWidget *parent)
    : QDialog(parent),
      m_shell(shell),
      m_filter(filter),
      m_about(new QLabel{this}),
      m_table(new QWidget{this}),
      m_columns(new QListWidget{this}),
      m_up(new PillButton{tr("Up"), this}),
      m_down(new PillButton{tr("Down"), this}),
      m_delimiter(new Choice{{tr("Comma"), tr("Semicolon"), tr("Tab"), tr("Bar")}, this}),
      m_dates(new QComboBox{this}),
      m_sample(new QLabel{this}),
      m_statements(new QWidget{this}),
      m_homePage(new QLineEdit{this}),
      m_save(new PillButton{tr("Save\u2026"), this, PillButton::Rank::Primary})
{
    setWindowTitle(tr("Export"));
    QStringList names{tr("Sessions")};
    m_whats = {What::Sessions};
    if (isTrainer) {
        names << tr("People");
        m_whats.push_back(What::People);
    }
    names << tr("xAPI statements") << tr("Files of notation");
    m_whats.insert(m_whats.end(), {What::Statements, What::Deals});
    m_kind = new Choice{names, this};
    const ExportStyle style = shell.settings().exportStyle();
    for (std::size_t i = 0; i < Delimiters.size(); ++i) {
        if (style.delimiter == QLatin1Char{Delimiters[i]})
            m_delimiter->setCurrent(static_cast<int>(i));
    }
    m_dates->setEditable(true);
    for (const char *pattern : Dates)
        m_dates->addItem(QLatin1String{pattern});
    if (!style.dates.isEmpty())
        m_dates->setCurrentText(style.dates);
    m_homePage->setText(style.homePage);
    m_homePage->setPlaceholderText(QStringLiteral("https://people.example.org"));
    arrange();
    connect(m_kind, &Choice::chosen, this, &ExportDialog::listColumns);
    connect(m_dates, &QComboBox::currentTextChanged, this, &ExportDialog::follow);
    connect(m_columns, &QListWidget::itemChanged, this, &ExportDialog::follow);
    connect(m_columns, &QListWidget::currentRowChanged, this, &ExportDialog::follow);
    connect(m_up, &QAbstractButton::clicked, this, [this] { moveColumn(-1); });
    connect(m_down, &QAbstractButton::clicked, this, [this] { moveColumn(1); });
    connect(m_save, &QAbstractButton::clicked, this, &ExportDialog::askForPlace);
    listColumns();
}

void ExportDialog::arrange()
{
    m_about->setFont(uiFont(14));
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_columns->setFont(uiFont(14));
    m_columns->setVerticalScrollBar(new ThinScrollBar{m_columns});
    m_columns->setDragDropMode(QAbstractItemView::InternalMove);
    m_columns->setAccessibleName(tr("Columns"));
    m_kind->setAccessibleName(tr("What to export"));
    m_delimiter->setAccessibleName(tr("Between cells"));
    m_dates->setAccessibleName(tr("Dates"));
    m_homePage->setAccessibleName(tr("System that gave the employee numbers"));
    m_sample->setForegroundRole(QPalette::PlaceholderText);
    m_sample->setFont(uiFont(13));

    auto *lines = new QVBoxLayout{m_table};
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(8);
    lines->addWidget(caption(tr("Columns, in this order"), this));
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_columns, 1);
    auto *moves = new QVBoxLayout;
    moves->addWidget(m_up);
    moves->addWidget(m_down);
    moves->addStretch(1);
    middle->addLayout(moves);
    lines->addLayout(middle, 1);
    lines->addWidget(caption(tr("Between cells"), this));
    lines->addWidget(m_delimiter, 0, Qt::AlignLeft);
    lines->addWidget(caption(tr("Dates"), this));
    auto *dates = new QHBoxLayout;
    dates->addWidget(m_dates, 1);
    dates->addWidget(m_sample, 1);
    lines->addLayout(dates);

    auto *system = new QVBoxLayout{m_statements};
    system->setContentsMargins(0, 0, 0, 0);
    system->setSpacing(8);
    system->addWidget(caption(tr("System that gave the employee numbers"), this));
    system->addWidget(m_homePage);
    system->addStretch(1);

    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(22, 20, 22, 18);
    page->setSpacing(12);
    page->addWidget(m_kind, 0, Qt::AlignLeft);
    page->addWidget(m_about);
    page->addWidget(m_table, 1);
    page->addWidget(m_statements, 1);
    page->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    auto *cancel = new PillButton{tr("Cancel"), this};
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    page->addLayout(buttons);
    resize(scaled(560), scaled(560));
}

void ExportDialog::listColumns()
{
    m_columns->clear();
    for (const QString &column : m_shell.records().exportColumns(wish().what)) {
        auto *item = new QListWidgetItem{column, m_columns};
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    m_columns->setCurrentRow(0);
    follow();
}

/// Shows what belongs to the choices made.
void ExportDialog::follow()
{
    const ExportWish now = wish();
    m_about->setText(about(now.what));
    m_table->setVisible(isTable(now.what));
    m_statements->setVisible(now.what == What::Statements);
    m_sample->setText(sample());
    m_up->setEnabled(m_columns->currentRow() > 0);
    m_down->setEnabled(m_columns->currentRow() >= 0
                       && m_columns->currentRow() + 1 < m_columns->count());
    m_save->setEnabled(!isTable(now.what) || !now.columns.isEmpty());
}

QString ExportDialog::sample() const
{
    const QDateTime example{{2026, 3, 31}, {18, 30}, Qt::UTC};
    return example.toString(m_dates->currentText());
}

void ExportDialog::moveColumn(int by)
{
    const int row = m_columns->currentRow();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= m_columns->count())
        return;
    m_columns->insertItem(to, m_columns->takeItem(row));
    m_columns->setCurrentRow(to);
}

ExportWish ExportDialog::wish() const
{
    ExportWish wish{.what = m_whats[static_cast<std::size_t>(m_kind->current())],
                    .filter = m_filter};
    for (int i = 0; i < m_columns->count(); ++i) {
        if (m_columns->item(i)->checkState() == Qt::Checked)
            wish.columns << m_columns->item(i)->text();
    }
    wish.style.delimiter =
        QLatin1Char{Delimiters[static_cast<std::size_t>(m_delimiter->current())]};
    wish.style.dates = m_dates->currentText();
    wish.style.homePage = m_homePage->text().trimmed();
    return wish;
}

void ExportDialog::askForPlace()
{
    const What what = wish().what;
    const QString kind = what == What::Statements ? tr("xAPI statements (*.jsonl)")
                                                  : tr("Comma-separated values (*.csv)");
    const QString path = what == What::Deals
                           ? QFileDialog::getExistingDirectory(this, tr("Folder for the sessions"))
                           : QFileDialog::getSaveFileName(this, tr("Export"), {}, kind);
    if (!path.isEmpty())
        exportTo(what == What::Deals ? path : withEnding(path, kind));
}

void ExportDialog::exportTo(const QString &path)
{
    const ExportWish wanted = wish();
    m_shell.settings().setExportStyle(wanted.style);
    m_shell.records().exportTo(wanted, path, &m_shell, [&shell = m_shell, path](const QString &why) {
        if (why.isEmpty())
            shell.tell(tr("Saved: %1").arg(path));
        else
            shell.showError(tr("The file could not be written"), why);
    });
    accept();
}

} // namespace pitwise::ui
