// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/settings/settingsscreen.h"

#include "ui/screens/settings/groups.h"
#include "ui/screens/settings/settingspreview.h"
#include "ui/theme/typescale.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

/// The house whose felt the preview shows.
House previewHouse(Shell &shell)
{
    for (const std::string &name : {shell.houses().chosen(), shell.environment().houses.front()}) {
        const auto found = shell.houses().find(name);
        if (const auto *house = std::get_if<House>(&found))
            return *house;
    }
    return {};
}

} // namespace

SettingsScreen::SettingsScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_search(new QLineEdit{this}),
      m_nothing(new QLabel{tr("No preference has these words."), this}),
      m_preview(new SettingsPreview{previewHouse(shell), this})
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(24, 20, 24, 16);
    page->setSpacing(8);
    page->addLayout(makeHeader());
    auto *body = new QHBoxLayout;
    body->setSpacing(16);
    body->addWidget(makeGroups(), 6);
    body->addWidget(m_preview, 4);
    page->addLayout(body, 1);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsScreen::filter);
}

QLayout *SettingsScreen::makeHeader()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    auto *heading = new QLabel{tr("Preferences"), this};
    heading->setFont(uiFont(26, QFont::Bold));
    heading->setIndent(FloatingPanel::Shadow);
    row->addWidget(heading);
    row->addStretch(1);
    m_search->setFont(uiFont(14));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the preferences"));
    m_search->setToolTip(tr("Search the preferences (Ctrl+F)"));
    m_search->setClearButtonEnabled(true);
    row->addWidget(m_search, 2);
    auto *reset = new PillButton{tr("Reset all"), this};
    reset->setToolTip(tr("Puts every preference back to its default"));
    connect(reset, &QAbstractButton::clicked, this, &SettingsScreen::resetAll);
    row->addWidget(reset);
    return row;
}

QWidget *SettingsScreen::makeGroups()
{
    auto *area = new QScrollArea{this};
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setVerticalScrollBar(new ThinScrollBar{area});
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *all = new QWidget{area};
    auto *column = new QVBoxLayout{all};
    column->setContentsMargins(0, 0, 6, 0);
    column->setSpacing(2);
    m_nothing->setFont(uiFont(14));
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setIndent(FloatingPanel::Shadow);
    m_nothing->hide();
    column->addWidget(m_nothing);
    for (const MakePreferences &make : preferenceGroups()) {
        PreferenceGroup *group = make(shell(), all);
        column->addWidget(group);
        m_groups << group;
    }
    column->addStretch();
    area->setWidget(all);
    return area;
}

QString SettingsScreen::title() const
{
    return tr("Preferences");
}

void SettingsScreen::entered()
{
    m_search->setFocus();
}

void SettingsScreen::viewOptionsChanged(const ViewOptions &options)
{
    for (PreferenceGroup *group : std::as_const(m_groups))
        group->refresh();
    m_preview->setOptions(options);
}

PreferenceRow *SettingsScreen::row(const QString &name) const
{
    for (const PreferenceGroup *group : m_groups) {
        for (PreferenceRow *each : group->rows()) {
            if (each->name() == name)
                return each;
        }
    }
    return nullptr;
}

void SettingsScreen::resetAll()
{
    for (PreferenceGroup *group : std::as_const(m_groups))
        group->reset();
}

void SettingsScreen::filter(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    bool any = false;
    for (PreferenceGroup *group : std::as_const(m_groups))
        any = group->filter(words) || any;
    m_nothing->setVisible(!any);
}

/// Preferences come first: the preview needs room beside them.
void SettingsScreen::arrange()
{
    constexpr qreal WithPreview = 860;
    m_preview->setVisible(width() >= scaled(WithPreview));
}

void SettingsScreen::resizeEvent(QResizeEvent *)
{
    arrange();
}

void SettingsScreen::changeEvent(QEvent *event)
{
    Screen::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void SettingsScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Find)) {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    } else if (event->key() == Qt::Key_Escape) {
        m_search->text().isEmpty() ? shell().goHome() : m_search->clear();
    } else {
        Screen::keyPressEvent(event);
    }
}

} // namespace pitwise::ui
