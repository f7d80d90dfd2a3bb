// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/optionspad.h"

#include "ui/screens/drills/drillwords.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace pitwise::ui {

OptionsPad::OptionsPad(DrillFelt &felt, QWidget *parent)
    : DrillPad(felt, parent),
      m_list(new QVBoxLayout{this})
{
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(8);
    connect(this, &OptionsPad::chosen, this,
            [this](std::size_t option) { Q_EMIT answered(option); });
}

void OptionsPad::ask(const DrillTask &task)
{
    felt().lay(task.house, task.table, true);
    setOptions(optionsOf(task));
}

void OptionsPad::setOptions(const QStringList &options)
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    m_open = true;
    for (qsizetype i = 0; i < options.size(); ++i) {
        auto *button = new PillButton{options[i], this};
        button->setKeyText(QString::number(i + 1));
        connect(button, &QAbstractButton::clicked, this,
                [this, i] { choose(static_cast<std::size_t>(i)); });
        m_list->addWidget(button, 0, Qt::AlignLeft);
        m_buttons.push_back(button);
    }
}

void OptionsPad::choose(std::size_t option)
{
    if (m_open && option < m_buttons.size())
        Q_EMIT chosen(option);
}

bool OptionsPad::readKey(const QKeyEvent &event)
{
    const int option = event.key() - Qt::Key_1;
    if (!m_open || option < 0 || option >= static_cast<int>(m_buttons.size()))
        return false;
    choose(static_cast<std::size_t>(option));
    return true;
}

} // namespace pitwise::ui
