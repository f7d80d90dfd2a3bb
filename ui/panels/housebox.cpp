// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/housebox.h"

#include "ui/theme/theme.h"

#include <QSignalBlocker>

#include <algorithm>

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace pitwise::ui {

HouseBox::HouseBox(const QString &accessibleName, QWidget *parent) : QComboBox(parent)
{
    setFont(uiFont(14));
    setMinimumHeight(32);
    setAccessibleName(accessibleName);
    connect(this, &QComboBox::currentTextChanged, this, &HouseBox::nameInToolTip);
}

void HouseBox::add(const KnownHouse &known)
{
    const QSignalBlocker quiet{this};
    const auto same = std::find_if(m_houses.begin(), m_houses.end(),
                                   [&](const KnownHouse &one) { return one.name == known.name; });
    const QString text = QString::fromStdString(known.shownAs());
    if (same != m_houses.end()) {
        *same = known;
        setItemText(static_cast<int>(same - m_houses.begin()), text);
        return nameInToolTip();
    }
    m_houses.push_back(known);
    addItem(text);
    nameInToolTip();
}

void HouseBox::remove(const std::string &name)
{
    const auto it = std::find_if(m_houses.begin(), m_houses.end(),
                                 [&](const KnownHouse &one) { return one.name == name; });
    if (it == m_houses.end() || m_houses.size() == 1)
        return;
    const auto at = static_cast<int>(it - m_houses.begin());
    // Move away first: whoever listens then finds a house that is still there.
    if (currentIndex() == at)
        setCurrentIndex(at == 0 ? 1 : at - 1);
    const QSignalBlocker quiet{this};
    m_houses.erase(it);
    removeItem(at);
    nameInToolTip();
}

bool HouseBox::choose(const std::string &name)
{
    const QSignalBlocker quiet{this};
    for (std::size_t i = 0; i < m_houses.size(); ++i) {
        if (m_houses[i].name == name) {
            setCurrentIndex(static_cast<int>(i));
            nameInToolTip();
            return true;
        }
    }
    return false;
}

const KnownHouse &HouseBox::known() const
{
    return m_houses[static_cast<std::size_t>(std::max(0, currentIndex()))];
}

void HouseBox::nameInToolTip()
{
    setToolTip(currentText());
}

void HouseBox::paintEvent(QPaintEvent *)
{
    QStylePainter painter{this};
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText =
        fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - 4);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace pitwise::ui
