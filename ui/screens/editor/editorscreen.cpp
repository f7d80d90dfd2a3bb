// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/editor/editorscreen.h"

#include "ui/shell/savefile.h"
#include "ui/shell/shell.h"
#include "ui/text/keywords.h"
#include "ui/text/translated.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

EditorScreen::EditorScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_start(new HouseBox{tr("The house to start from"), this}),
      m_filter(new Choice{{tr("Everything"), tr("The source's"), tr("Own choices"), tr("Faults")},
                          this}),
      m_state(new QLabel{this}),
      m_save(new PillButton{tr("Save\u2026"), this}),
      m_deal(new PillButton{tr("Deal here"), this, PillButton::Rank::Primary}),
      m_scroll(new QScrollArea{this}),
      m_preview(new HousePreview{this})
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(28, 18, 28, 18);
    page->setSpacing(10);
    auto *top = new QHBoxLayout;
    top->setSpacing(12);
    auto *title = new QLabel{tr("A house of your own"), this};
    title->setFont(uiFont(26, QFont::Bold));
    top->addWidget(title);
    top->addStretch();
    top->addWidget(caption(tr("Start from"), this));
    m_start->setMinimumWidth(250);
    top->addWidget(m_start);
    top->addWidget(m_save);
    top->addWidget(m_deal);
    page->addLayout(top);
    auto *body = new QHBoxLayout;
    body->setSpacing(24);
    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    m_filter->setAccessibleName(tr("Which keys to see"));
    left->addWidget(m_filter, 0, Qt::AlignLeft);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setVerticalScrollBar(new ThinScrollBar{m_scroll});
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(makeRows());
    left->addWidget(m_scroll, 1);
    m_state->setFont(uiFont(13.5));
    m_state->setForegroundRole(QPalette::PlaceholderText);
    left->addWidget(m_state);
    body->addLayout(left, 10);
    body->addWidget(m_preview, 11);
    page->addLayout(body, 1);

    for (const KnownHouse &known : shell.houses().all())
        m_start->add(known);
    setFocusPolicy(Qt::StrongFocus);
    connect(m_start, &HouseBox::activated, this, &EditorScreen::choose);
    connect(m_filter, &Choice::chosen, this, &EditorScreen::showRows);
    connect(m_save, &QAbstractButton::clicked, this, &EditorScreen::saveAs);
    connect(m_deal, &QAbstractButton::clicked, this, &EditorScreen::dealHere);
    connect(m_preview, &HousePreview::textEdited, this, [this](const QString &text) {
        m_draft.setText(text.toStdString());
        edited();
    });
    const UnsavedDraft draft = shell.settings().draft(); // startFrom() replaces it
    if (!m_start->all().empty())
        startFrom(m_start->known().name);
    if (!draft.text.isEmpty())
        resume(draft);
}

QString EditorScreen::title() const
{
    return tr("A house of your own");
}

bool EditorScreen::save()
{
    saveAs();
    return true;
}

void EditorScreen::dealHere()
{
    if (m_path.isEmpty() || isDirty())
        saveAs();
    if (m_path.isEmpty() || isDirty())
        return;
    PlaySettings settings = shell().settings().startChoice().play;
    settings.house = m_path.toStdString();
    settings.style.reset();
    settings.seed = freshSeed();
    shell().sessions().deal(settings, m_draft.house());
}

/// Every key under its section heading.
QWidget *EditorScreen::makeRows()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout{page};
    column->setContentsMargins(0, 0, 14, 0);
    column->setSpacing(0);
    std::optional<std::string_view> section;
    for (const HouseKey &key : houseKeys()) {
        if (section != key.section()) {
            section = key.section();
            auto *heading = new QLabel{asSentence(sectionWords(*section)), page};
            heading->setFont(uiFont(16, QFont::Bold));
            heading->setForegroundRole(QPalette::Highlight);
            heading->setContentsMargins(0, m_sections.empty() ? 0 : 14, 0, 2);
            column->addWidget(heading);
            m_sections.push_back({heading, {}});
        }
        auto *row = new KeyRow{key, page};
        column->addWidget(row);
        m_sections.back().second.push_back(row);
        connect(row, &KeyRow::valueEntered, this, [this, row](const QString &value) {
            if (m_draft.setValue(row->key().key, value.trimmed().toStdString()))
                edited();
        });
        connect(row, &KeyRow::originEntered, this, [this, row](const QString &origin) {
            if (m_draft.setOrigin(row->key().key, origin.trimmed().toStdString()))
                edited();
        });
    }
    m_nothing = new QLabel{tr("Nothing to show here."), page};
    m_nothing->setFont(uiFont(14));
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->hide();
    column->addWidget(m_nothing);
    column->addStretch();
    return page;
}

KeyRow *EditorScreen::row(std::string_view key) const
{
    for (const auto &section : m_sections) {
        for (KeyRow *row : section.second) {
            if (row->key().key == key)
                return row;
        }
    }
    return nullptr;
}

void EditorScreen::showKey(std::string_view key)
{
    // Rows just shown or hidden get their place only here.
    m_scroll->widget()->layout()->activate();
    m_scroll->widget()->adjustSize();
    if (KeyRow *there = row(key))
        m_scroll->ensureWidgetVisible(there, 0, 120);
}

void EditorScreen::viewOptionsChanged(const ViewOptions &options)
{
    m_preview->setOptions(options);
}

/// The house may have been renamed elsewhere.
void EditorScreen::houseChanged(const KnownHouse &known)
{
    m_start->add(known);
    if (isDirty() || known.name != m_path.toStdString())
        return;
    if (const auto text = shell().environment().houseText(known.name); text && *text != m_saved)
        begin(*text, m_path);
}

// ---- house ----

void EditorScreen::startFrom(const std::string &name)
{
    auto text = shell().environment().houseText(name);
    if (!text || !m_start->choose(name))
        return;
    m_from = name;
    const KnownHouse known = m_start->known();
    const bool builtIn = known.name == known.house.id;
    begin(*text, builtIn ? QString{} : QString::fromStdString(name));
    if (builtIn) {
        m_draft.setValue("id", "my-" + known.house.id);
        m_draft.setValue(
            "name",
            tr("%1, our house").arg(QString::fromStdString(known.house.name)).toStdString());
        m_saved = m_draft.text(); // nothing to lose yet
        edited();
    }
}

/// Restores the unsaved draft of the last run.
void EditorScreen::resume(const UnsavedDraft &draft)
{
    const std::string from = draft.from.toStdString();
    if (m_start->choose(from))
        m_from = from;
    begin(draft.text.toStdString(), draft.path);
    m_saved.clear();
    edited();
}

void EditorScreen::begin(std::string text, const QString &path)
{
    m_draft = HouseDraft{std::move(text)};
    m_saved = m_draft.text();
    m_path = path;
    edited();
}

void EditorScreen::choose()
{
    if (mayForget())
        startFrom(std::string{m_start->known().name});
    else
        m_start->choose(m_from);
}

bool EditorScreen::mayForget()
{
    if (!isDirty())
        return true;
    QMessageBox box{QMessageBox::Question, tr("A house of your own"),
                    tr("Your changes are not saved."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this};
    box.setInformativeText(tr("Discard them and start over?"));
    box.setDefaultButton(QMessageBox::Cancel);
    box.button(QMessageBox::Save)->setText(tr("Save"));
    box.button(QMessageBox::Discard)->setText(tr("Discard"));
    box.button(QMessageBox::Cancel)->setText(tr("Cancel"));
    const int answer = box.exec();
    if (answer == QMessageBox::Save)
        saveAs();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && !isDirty());
}

// ---- changes ----

void EditorScreen::edited()
{
    // An unreadable file has no keys: the rows stay as they were until it is readable again.
    const bool readable = m_draft.isReadable();
    m_scroll->widget()->setEnabled(readable);
    m_filter->setEnabled(readable);
    if (readable) {
        for (const auto &section : m_sections) {
            for (KeyRow *row : section.second)
                row->follow(m_draft);
        }
        showRows();
    }
    m_preview->setText(QString::fromStdString(m_draft.text()));
    if (m_draft.ok())
        m_preview->setHouse(m_draft.house());
    QSet<int> lines;
    for (const Fault &fault : m_draft.reading().faults)
        lines << fault.line;
    m_preview->setTrouble(trouble(), lines);
    m_deal->setEnabled(m_draft.ok());
    const QString file = m_path.isEmpty() ? tr("New house") : QFileInfo{m_path}.fileName();
    m_state->setText(isDirty() ? tr("%1, not saved").arg(file) : file);
    shell().settings().setDraft({isDirty() ? QString::fromStdString(m_draft.text()) : QString{},
                                 m_path, QString::fromStdString(m_from)});
}

QString EditorScreen::trouble() const
{
    const Faults &faults = m_draft.reading().faults;
    if (faults.empty())
        return {};
    QStringList lines;
    for (const Fault &fault : m_draft.otherFaults())
        lines << tr("Line %1: %2").arg(fault.line).arg(QString::fromStdString(fault.what));
    const int atKeys = static_cast<int>(faults.size()) - static_cast<int>(lines.size());
    if (atKeys > 0)
        lines << (atKeys == 1 ? tr("One fault, shown at its key.")
                              : tr("%1 faults, shown at their keys.").arg(atKeys));
    lines << tr("Felt, odds and manual still show the last valid version.");
    return lines.join(QLatin1Char('\n'));
}

/// Hides keys that have no effect in this house, unless they have a fault.
void EditorScreen::showRows()
{
    const House &house = m_draft.reading().house;
    bool nothing = true;
    for (const auto &[heading, rows] : m_sections) {
        bool any = false;
        for (KeyRow *row : rows) {
            const HouseKey &key = row->key();
            const bool faulty = !m_draft.faultsOf(key.key).empty();
            const std::string origin = m_draft.originOf(key.key);
            const bool source = !origin.empty() && origin != "choice";
            const bool rule = key.isRule();
            bool wanted = key.applies(house) || faulty;
            if (m_filter->current() == 1)
                wanted = wanted && rule && source;
            else if (m_filter->current() == 2)
                wanted = wanted && rule && !source;
            else if (m_filter->current() == 3)
                wanted = faulty;
            // Never hide the field that the user is typing in.
            const QWidget *typing = QApplication::focusWidget();
            wanted = wanted || (typing != nullptr && row->isAncestorOf(typing));
            row->setVisible(wanted);
            any = any || wanted;
        }
        heading->setVisible(any);
        nothing = nothing && !any;
    }
    m_nothing->setVisible(nothing);
}

// ---- file ----

void EditorScreen::saveAs()
{
    QString path = m_path;
    if (path.isEmpty() || !isDirty()) {
        const QString name = m_path.isEmpty()
                               ? QString::fromStdString(m_draft.valueOf("id").value_or("my-house"))
                                     + QStringLiteral(".toml")
                               : m_path;
        path = QFileDialog::getSaveFileName(this, tr("Save the house"), name,
                                            tr("House files (*.toml)"));
        if (path.isEmpty())
            return;
        if (QFileInfo{path}.suffix().isEmpty())
            path += QStringLiteral(".toml");
    }
    saveTo(path);
}

bool EditorScreen::saveTo(const QString &path)
{
    const QString trouble = saveFile(path, m_draft.text());
    if (!trouble.isEmpty()) {
        shell().showError(tr("The house could not be saved"), trouble);
        return false;
    }
    m_path = QFileInfo{path}.absoluteFilePath();
    m_saved = m_draft.text();
    edited();
    if (m_draft.ok()) {
        m_from = m_path.toStdString();
        shell().houses().add(m_draft.house(), m_from);
    }
    return true;
}

void EditorScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        shell().goHome();
    else
        Screen::keyPressEvent(event);
}

} // namespace pitwise::ui
