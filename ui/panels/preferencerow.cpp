// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/preferencerow.h"

#include "ui/theme/theme.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr qreal WordsWidth = 190; ///< at least, beside the control

} // namespace

PreferenceRow::PreferenceRow(const PreferenceText &text, QWidget *control, PreferenceValue value,
                             QWidget *parent)
    : QWidget(parent),
      m_text(text),
      m_control(control),
      m_value(std::move(value)),
      m_layout(new QBoxLayout{QBoxLayout::LeftToRight, this}),
      m_help(new QLabel{text.help, this})
{
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    auto *name = new QLabel{text.name, this};
    name->setFont(uiFont(14.5, QFont::DemiBold));
    name->setTextFormat(Qt::PlainText);
    name->setBuddy(control);
    words->addWidget(name);
    m_help->setFont(uiFont(13));
    m_help->setForegroundRole(QPalette::PlaceholderText);
    m_help->setWordWrap(true);
    m_help->setTextFormat(Qt::PlainText);
    m_help->setVisible(!text.help.isEmpty());
    words->addWidget(m_help);
    control->setAccessibleName(text.name);
    control->setAccessibleDescription(text.help);
    if (control->toolTip().isEmpty())
        control->setToolTip(text.help);
    m_layout->setContentsMargins(0, 7, 0, 7);
    m_layout->setSpacing(10);
    m_layout->addLayout(words, 1);
    // A text takes the width there is, and the height it needs for it.
    const bool isText = control->hasHeightForWidth();
    m_layout->addWidget(control, 0,
                        isText ? Qt::Alignment{} : Qt::AlignLeft | Qt::AlignVCenter);
}

bool PreferenceRow::matches(const QStringList &words, const QString &title) const
{
    const QString all =
        QStringList{title, m_text.name, m_text.help, m_text.more.join(u' ')}.join(u' ');
    return std::all_of(words.begin(), words.end(), [&](const QString &word) {
        return all.contains(word, Qt::CaseInsensitive);
    });
}

QSize PreferenceRow::minimumSizeHint() const
{
    const int words = scaled(WordsWidth * 0.75);
    const int wide = std::max(m_control->minimumSizeHint().width(), words);
    return {wide, m_layout->minimumHeightForWidth(std::max(wide, width()))};
}

/// The control goes below the words where there is no room for both.
void PreferenceRow::arrange()
{
    const int beside = scaled(WordsWidth) + m_layout->spacing() + m_control->sizeHint().width();
    m_layout->setDirection(width() >= beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    updateGeometry();
}

void PreferenceRow::resizeEvent(QResizeEvent *)
{
    arrange();
}

void PreferenceRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace pitwise::ui
