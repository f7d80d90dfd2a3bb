// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/tableaccess.h"

#include "ui/table/tableview.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace pitwise::ui {

namespace {

/// Cards, people and what is held are things to look at; all else is there to be pressed. Either
/// has the same actions.
QAccessible::Role roleOf(Spot::Kind kind)
{
    switch (kind) {
    case Spot::Kind::Cards:
    case Spot::Kind::Slipped:
    case Spot::Kind::Patron:
    case Spot::Kind::Hand:
        return QAccessible::Graphic;
    case Spot::Kind::None:
    case Spot::Kind::Shoe:
    case Spot::Kind::Rack:
    case Spot::Kind::Tube:
    case Spot::Kind::Tray:
    case Spot::Kind::Bet:
    case Spot::Kind::Payoff:
    case Spot::Kind::Late:
    case Spot::Kind::NextCard:
        break;
    }
    return QAccessible::Button;
}

/// A place on the table. It stays the same object while the place is there.
class PlaceAccess :
    public QAccessibleInterface,
    public QAccessibleActionInterface,
    public QAccessibleValueInterface
{
public:
    PlaceAccess(TableView *view, const Spot &spot) : m_view(view), m_spot(spot) { }

    [[nodiscard]] const Spot &spot() const { return m_spot; }
    /// Its words and number, as they were told last.
    QString told;
    std::optional<double> toldNumber;

    bool isValid() const override { return m_view != nullptr; }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text which) const override;
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override
    {
        if (!isThere())
            return {};
        const QRect area = m_view->pixelAreaOf(m_spot);
        return {m_view->mapToGlobal(area.topLeft()), area.size()};
    }
    QAccessible::Role role() const override { return roleOf(m_spot.kind); }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        const bool there = isThere();
        state.focusable = there;
        state.focused = there && m_view->hasFocus() && m_view->focusedSpot() == m_spot;
        state.selected = there && m_view->scene().hand.lifts(m_spot);
        state.invisible = !there || !m_view->isVisible();
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface *>(this);
        if (type == QAccessible::ValueInterface && number())
            return static_cast<QAccessibleValueInterface *>(this);
        return nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (!isThere())
            return;
        if (name == pressAction())
            m_view->press(m_spot);
        else if (name == setFocusAction())
            m_view->focusSpot(m_spot);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

    // Money on a bet, cards in the shoe: told, and changed by dealing only.
    QVariant currentValue() const override { return number().value_or(0); }
    void setCurrentValue(const QVariant &) override { }
    QVariant maximumValue() const override { return currentValue(); }
    QVariant minimumValue() const override { return 0.0; }
    QVariant minimumStepSize() const override { return 0.0; }

    std::optional<double> number() const
    {
        return isThere() ? m_view->numberAt(m_spot) : std::nullopt;
    }

private:
    [[nodiscard]] bool isThere() const
    {
        if (m_view == nullptr)
            return false;
        const auto spots = m_view->spots();
        return std::find(spots.begin(), spots.end(), m_spot) != spots.end();
    }
    [[nodiscard]] QString description() const;

    QPointer<TableView> m_view;
    Spot m_spot;
};

QString PlaceAccess::text(QAccessible::Text which) const
{
    if (m_view == nullptr)
        return {};
    if (which == QAccessible::Name)
        return isThere() ? m_view->wordsFor(m_spot) : told;
    if (which == QAccessible::Value) {
        const auto value = number();
        return value ? QString::number(*value) : QString{};
    }
    return which == QAccessible::Description ? description() : QString{};
}

/// What rings, light and bubbles tell those who see them.
QString PlaceAccess::description() const
{
    const TableScene &scene = m_view->scene();
    const auto has = [&](const std::vector<Spot> &spots) {
        return std::any_of(spots.begin(), spots.end(),
                           [&](const Spot &spot) { return isSamePlace(spot, m_spot); });
    };
    QStringList all;
    if (has(scene.marks))
        all << TableView::tr("A mistake was made here");
    if (has(scene.glow))
        all << TableView::tr("The next act is here");
    if (m_spot.kind == Spot::Kind::Patron) {
        for (const Bubble &answer : scene.answers) {
            if (answer.who.seat == m_spot.hand.seat)
                all << answer.text;
        }
    }
    return all.join(QStringLiteral(". "));
}

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
        for (const QAccessible::Id id : m_places)
            QAccessible::deleteAccessibleInterface(id);
    }
    TableAccess(const TableAccess &) = delete;
    TableAccess &operator=(const TableAccess &) = delete;

    int childCount() const override { return static_cast<int>(m_view->spots().size()); }
    QAccessibleInterface *child(int index) const override
    {
        const auto spots = m_view->spots();
        return index >= 0 && index < static_cast<int>(spots.size())
                 ? &place(spots[static_cast<std::size_t>(index)])
                 : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *place = dynamic_cast<const PlaceAccess *>(child);
        const auto spots = m_view->spots();
        const auto at =
            place == nullptr ? spots.end() : std::find(spots.begin(), spots.end(), place->spot());
        return at == spots.end() ? -1 : static_cast<int>(at - spots.begin());
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        for (const Spot &spot : m_view->spots()) {
            if (place(spot).rect().contains(x, y))
                return &place(spot);
        }
        return nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return m_view->focusedSpot().none() ? nullptr : &place(m_view->focusedSpot());
    }

    /// Sends what has changed since the last time.
    void tell();

private:
    PlaceAccess &place(const Spot &spot) const;
    static void send(PlaceAccess &place, QAccessible::Event what)
    {
        QAccessibleEvent event{&place, what};
        QAccessible::updateAccessibility(&event);
    }

    TableView *m_view;
    mutable std::vector<QAccessible::Id> m_places; ///< all there ever were: some dozens
    std::vector<Spot> m_told;
};

PlaceAccess &TableAccess::place(const Spot &spot) const
{
    for (const QAccessible::Id id : m_places) {
        auto *known = static_cast<PlaceAccess *>(QAccessible::accessibleInterface(id));
        if (known->spot() == spot)
            return *known;
    }
    auto *made = new PlaceAccess{m_view, spot};
    m_places.push_back(QAccessible::registerAccessibleInterface(made));
    return *made;
}

void TableAccess::tell()
{
    const auto spots = m_view->spots();
    const auto has = [](const std::vector<Spot> &all, const Spot &spot) {
        return std::find(all.begin(), all.end(), spot) != all.end();
    };
    for (const Spot &spot : m_told) {
        if (!has(spots, spot))
            send(place(spot), QAccessible::ObjectDestroyed);
    }
    for (const Spot &spot : spots) {
        PlaceAccess &here = place(spot);
        const QString words = m_view->wordsFor(spot);
        const auto number = here.number();
        if (!has(m_told, spot))
            send(here, QAccessible::ObjectCreated);
        if (std::exchange(here.told, words) != words)
            send(here, QAccessible::NameChanged);
        if (std::exchange(here.toldNumber, number) != number && number) {
            QAccessibleValueChangeEvent event{&here, *number};
            QAccessible::updateAccessibility(&event);
        }
    }
    m_told = spots;
}

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

void tellTableReaders(TableView *view)
{
    if (!QAccessible::isActive())
        return;
    if (auto *access = dynamic_cast<TableAccess *>(QAccessible::queryAccessibleInterface(view)))
        access->tell();
}

} // namespace pitwise::ui
