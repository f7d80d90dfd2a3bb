// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/tableaccess.h"

#include "ui/table/tableview.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QPointer>

#include <map>

namespace pitwise::ui {

namespace {

/// The nth of the spots that can be used now.
class PlaceAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    PlaceAccess(TableView *view, int index) : m_view(view), m_index(index) { }

    bool isValid() const override { return m_view != nullptr && !spot().none(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name && isValid() ? m_view->wordsFor(spot()) : QString{};
    }
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect area = m_view->pixelAreaOf(spot());
        return {m_view->mapToGlobal(area.topLeft()), area.size()};
    }
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = isValid() && m_view->hasFocus() && m_view->focusedSpot() == spot();
        state.invalid = !isValid();
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
        if (!isValid())
            return;
        if (name == pressAction())
            m_view->press(spot());
        else if (name == setFocusAction())
            m_view->focusSpot(spot());
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    Spot spot() const
    {
        const auto spots = m_view->spots();
        return m_index < static_cast<int>(spots.size()) ? spots[static_cast<std::size_t>(m_index)]
                                                        : Spot{};
    }

    QPointer<TableView> m_view;
    int m_index;
};

class TableAccess : public QAccessibleWidget
{
public:
    explicit TableAccess(TableView *view)
        : QAccessibleWidget(view, QAccessible::Client, TableView::tr("Table")),
          m_view(view)
    {
    }
    ~TableAccess() override
    {
        for (const auto &[index, id] : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }
    TableAccess(const TableAccess &) = delete;
    TableAccess &operator=(const TableAccess &) = delete;

    int childCount() const override { return static_cast<int>(m_view->spots().size()); }
    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        auto it = m_children.find(index);
        if (it == m_children.end()) {
            const auto id =
                QAccessible::registerAccessibleInterface(new PlaceAccess{m_view, index});
            it = m_children.emplace(index, id).first;
        }
        return QAccessible::accessibleInterface(it->second);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (const auto &[index, id] : m_children) {
            if (QAccessible::accessibleInterface(id) == child)
                return index;
        }
        return -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            QAccessibleInterface *place = child(i);
            if (place->rect().contains(x, y))
                return place;
        }
        return nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        const auto spots = m_view->spots();
        for (int i = 0; i < static_cast<int>(spots.size()); ++i) {
            if (spots[static_cast<std::size_t>(i)] == m_view->focusedSpot())
                return child(i);
        }
        return nullptr;
    }

private:
    TableView *m_view;
    mutable std::map<int, QAccessible::Id> m_children;
};

QAccessibleInterface *make(const QString &, QObject *object)
{
    auto *view = qobject_cast<TableView *>(object);
    return view == nullptr ? nullptr : new TableAccess{view};
}

} // namespace

void installTableAccess()
{
    QAccessible::installFactory(make);
}

} // namespace pitwise::ui
