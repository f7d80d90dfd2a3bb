// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/practise/skilllines.h"

#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

SkillLines::SkillLines(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout{this})
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
}

void SkillLines::add(const QString &text, double size, bool isBold, bool isDim)
{
    auto *label = new QLabel{text, this};
    label->setFont(uiFont(size, isBold ? QFont::DemiBold : QFont::Normal));
    label->setWordWrap(true);
    if (isDim)
        label->setForegroundRole(QPalette::PlaceholderText);
    m_column->addWidget(label);
    label->show();
    m_text += text + QLatin1Char('\n');
}

void SkillLines::setLines(const QString &heading, const std::vector<Line> &lines, int more)
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_text.clear();
    if (!heading.isEmpty()) {
        add(heading, 17, true, false);
        m_column->addSpacing(6);
    }
    for (const Line &line : lines) {
        if (!line.words.isEmpty())
            add(line.words, 14.5, true, false);
        if (!line.dim.isEmpty())
            add(line.dim, 13, false, true);
        m_column->addSpacing(6);
    }
    if (more > 0)
        add(tr("and %n more", nullptr, more), 13, false, true);
    m_column->addStretch(1);
    m_column->activate(); // at once: the lines would be drawn spread out until the next layout
}

} // namespace pitwise::ui
