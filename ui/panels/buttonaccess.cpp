// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/buttonaccess.h"

#include "ui/panels/toolkit.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QTimer>
#include <QVariant>

namespace pitwise::ui {

namespace {

constexpr const char *IsTab = "pitwiseTab";

class ButtonAccess : public QAccessibleWidget
{
public:
    explicit ButtonAccess(Button *button) : QAccessibleWidget(button), m_button(button) { }

    QAccessible::Role role() const override
    {
        if (m_button->property(IsTab).toBool())
            return QAccessible::PageTab;
        if (!m_button->isCheckable())
            return QAccessible::Button;
        return m_button->autoExclusive() ? QAccessible::RadioButton : QAccessible::CheckBox;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = m_button->isCheckable();
        state.checked = m_button->isChecked();
        state.selected = state.checked && role() == QAccessible::PageTab;
        state.pressed = m_button->isDown();
        return state;
    }
    QString text(QAccessible::Text which) const override
    {
        const QString set = QAccessibleWidget::text(which);
        return which == QAccessible::Name && set.isEmpty() ? m_button->text() : set;
    }
    QStringList actionNames() const override
    {
        QStringList names{pressAction()};
        if (m_button->focusPolicy() != Qt::NoFocus)
            names << setFocusAction();
        return names;
    }
    void doAction(const QString &name) override
    {
        if (name != pressAction())
            return QAccessibleWidget::doAction(name);
        // Later: a click may open a dialog, and the reader waits for its answer.
        if (m_button->isEnabled())
            QTimer::singleShot(0, m_button, &QAbstractButton::click);
    }

private:
    Button *m_button;
};

QAccessibleInterface *makeButtonAccess(const QString &, QObject *object)
{
    auto *button = qobject_cast<Button *>(object);
    return button == nullptr ? nullptr : new ButtonAccess{button};
}

} // namespace

void installButtonAccess()
{
    QAccessible::installFactory(makeButtonAccess);
}

void markAsTab(Button *button)
{
    button->setProperty(IsTab, true);
}

} // namespace pitwise::ui
