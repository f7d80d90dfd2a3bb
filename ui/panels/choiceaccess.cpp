// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/choiceaccess.h"

#include "ui/panels/toolkit.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QPointer>

#include <vector>

namespace pitwise::ui {

namespace {

class OptionAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    OptionAccess(Choice *choice, int index) : m_choice(choice), m_index(index) { }

    bool isValid() const override { return m_choice != nullptr; }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_choice);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text which) const override
    {
        return m_choice != nullptr && which == QAccessible::Name ? m_choice->texts().value(m_index)
                                                                 : QString{};
    }
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override
    {
        if (m_choice == nullptr)
            return {};
        const QRect cell = m_choice->areaOf(m_index);
        return {m_choice->mapToGlobal(cell.topLeft()), cell.size()};
    }
    QAccessible::Role role() const override { return QAccessible::RadioButton; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        const bool there = m_choice != nullptr && m_choice->isVisible();
        state.checkable = true;
        state.checked = there && m_choice->current() == m_index;
        state.focusable = there;
        state.focused = there && m_choice->hasFocus() && state.checked;
        state.invisible = !there;
        state.disabled = there && !m_choice->isEnabled();
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
                 ? static_cast<QAccessibleActionInterface *>(this)
                 : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (m_choice == nullptr || !m_choice->isEnabled())
            return;
        if (name == pressAction())
            m_choice->choose(m_index);
        else if (name == setFocusAction())
            m_choice->setFocus();
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<Choice> m_choice;
    int m_index;
};

class ChoiceAccess : public QAccessibleWidget
{
public:
    explicit ChoiceAccess(Choice *choice)
        : QAccessibleWidget(choice, QAccessible::Grouping),
          m_choice(choice)
    {
        for (int i = 0; i < choice->texts().size(); ++i)
            m_options.push_back(
                QAccessible::registerAccessibleInterface(new OptionAccess{choice, i}));
    }
    ~ChoiceAccess() override
    {
        for (const QAccessible::Id id : m_options)
            QAccessible::deleteAccessibleInterface(id);
    }
    ChoiceAccess(const ChoiceAccess &) = delete;
    ChoiceAccess &operator=(const ChoiceAccess &) = delete;

    int childCount() const override { return static_cast<int>(m_options.size()); }
    QAccessibleInterface *child(int index) const override
    {
        return index >= 0 && index < childCount()
                 ? QAccessible::accessibleInterface(m_options[static_cast<std::size_t>(index)])
                 : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (this->child(i) == child)
                return i;
        }
        return -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i)->rect().contains(x, y))
                return child(i);
        }
        return nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return m_choice->hasFocus() ? child(m_choice->current()) : nullptr;
    }
    QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Value ? m_choice->texts().value(m_choice->current())
                                           : QAccessibleWidget::text(which);
    }

private:
    Choice *m_choice;
    std::vector<QAccessible::Id> m_options;
};

QAccessibleInterface *makeChoiceAccess(const QString &, QObject *object)
{
    auto *choice = qobject_cast<Choice *>(object);
    return choice == nullptr ? nullptr : new ChoiceAccess{choice};
}

} // namespace

void installChoiceAccess()
{
    QAccessible::installFactory(makeChoiceAccess);
}

} // namespace pitwise::ui
