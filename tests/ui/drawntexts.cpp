// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/drawntexts.h"

#include "ui/panels/toolkit.h"
#include "ui/shell/screenframe.h"
#include "ui/style/wholetexts.h"
#include "ui/table/tableview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPaintEngine>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolTip>

#include <algorithm>

namespace pitwise::test {

namespace {

/// Keeps the texts and drops everything else.
class TextEngine : public QPaintEngine
{
public:
    TextEngine() : QPaintEngine(AllFeatures) { }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState &) override { }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override { }
    void drawPath(const QPainterPath &) override { }
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override { }
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QTransform toWindow = painter()->deviceTransform();
        const QRectF tight = QFontMetricsF{item.font()}.tightBoundingRect(item.text());
        if (tight.isEmpty())
            return; // spaces
        DrawnText drawn;
        drawn.text = item.text();
        drawn.widget = widget;
        drawn.ink = toWindow.mapRect(tight.translated(at));
        drawn.clip = painter()->hasClipping() ? toWindow.mapRect(painter()->clipBoundingRect())
                                              : QRectF{-1e6, -1e6, 2e6, 2e6};
        drawn.colour = painter()->pen().color();
        drawn.colour.setAlphaF(drawn.colour.alphaF() * static_cast<float>(painter()->opacity()));
        drawn.isBold = item.font().weight() >= QFont::Bold;
        drawn.pixelSize = item.font().pixelSize();
        texts.push_back(drawn);
    }

    QPointer<QWidget> widget;
    std::vector<DrawnText> texts;
};

class TextDevice : public QPaintDevice
{
public:
    explicit TextDevice(const QSize &size) : m_size(size) { }
    QPaintEngine *paintEngine() const override { return &m_engine; }
    TextEngine &engine() { return m_engine; }

protected:
    int metric(PaintDeviceMetric what) const override
    {
        switch (what) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmWidthMM:
            return m_size.width() / 4;
        case PdmHeightMM:
            return m_size.height() / 4;
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    QSize m_size;
    mutable TextEngine m_engine;
};

/// Tells the engine which widget paints.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(TextEngine &engine) : m_engine(engine)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_engine.widget = qobject_cast<QWidget *>(object);
        return false;
    }

private:
    TextEngine &m_engine;
};

QRectF inWindow(const QWidget &widget)
{
    return {widget.mapTo(widget.window(), QPoint{}), QSizeF{widget.size()}};
}

/// How far the ink may stand out: smoothing, and letters that lean over their advance.
constexpr qreal Slack = 1.5;

bool fits(const QRectF &ink, const QRectF &box)
{
    return box.adjusted(-Slack, -Slack, Slack, Slack).contains(ink);
}

QString briefly(const DrawnText &drawn)
{
    QStringList path;
    for (const QWidget *at = drawn.widget; at != nullptr && path.size() < 4;
         at = at->parentWidget())
        path << QString::fromLatin1(at->metaObject()->className()).section(QLatin1String("::"), -1);
    return QStringLiteral("\"%1\" (%2) in %3")
        .arg(drawn.text.left(60))
        .arg(drawn.pixelSize)
        .arg(path.join(QLatin1String(" < ")));
}

/// By how much a box cuts the text off.
QString outside(const QRectF &ink, const QRectF &box)
{
    return QStringLiteral("%1 left, %2 right, %3 above, %4 below")
        .arg(std::max(0.0, box.left() - ink.left()), 0, 'f', 0)
        .arg(std::max(0.0, ink.right() - box.right()), 0, 'f', 0)
        .arg(std::max(0.0, box.top() - ink.top()), 0, 'f', 0)
        .arg(std::max(0.0, ink.bottom() - box.bottom()), 0, 'f', 0);
}

/// The room that a viewport gives: without end where it can scroll. A screen as a whole scrolls
/// sideways only in a small window or with large type: nobody looks for a button at its right.
QRectF roomIn(const QAbstractScrollArea &area, const QWidget &inside, Sideways sideways)
{
    QRectF room = inWindow(inside);
    if (area.verticalScrollBar()->maximum() > area.verticalScrollBar()->minimum())
        room.adjust(0, -1e6, 0, 1e6);
    if ((sideways == Sideways::Scrolls || qobject_cast<const ui::ScreenFrame *>(&area) == nullptr)
        && area.horizontalScrollBar()->maximum() > area.horizontalScrollBar()->minimum())
        room.adjust(-1e6, 0, 1e6, 0);
    return room;
}

/// A list clips to its viewport, a text field to a little less on one side. Where the clip is the
/// viewport's own edge, it is told by the viewport's room instead.
QRectF beyond(QRectF clip, const QRectF &viewport)
{
    if (clip.left() <= viewport.left())
        clip.setLeft(-1e6);
    if (clip.right() >= viewport.right())
        clip.setRight(1e6);
    if (clip.top() <= viewport.top())
        clip.setTop(-1e6);
    if (clip.bottom() >= viewport.bottom())
        clip.setBottom(1e6);
    return clip;
}

/// Empty: nothing cuts the text off.
QString cutOff(const DrawnText &drawn, Sideways sideways)
{
    if (qobject_cast<const QLineEdit *>(drawn.widget) != nullptr)
        return {}; // what is typed scrolls in its field
    const auto *viewed = qobject_cast<const QAbstractScrollArea *>(drawn.widget->parentWidget());
    const bool scrolls = viewed != nullptr;
    const QRectF clip = scrolls ? beyond(drawn.clip, inWindow(*drawn.widget)) : drawn.clip;
    if (!fits(drawn.ink, clip))
        return outside(drawn.ink, clip);
    for (const QWidget *at = drawn.widget; at != nullptr; at = at->parentWidget()) {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(at->parentWidget());
        // Beside a viewport are its line numbers, which scroll with it.
        const QRectF room = area != nullptr ? roomIn(*area, *at, sideways) : inWindow(*at);
        if (!fits(drawn.ink, room))
            return outside(drawn.ink, room);
        if (room.width() > 1e5 || room.height() > 1e5)
            return {}; // scrolled into view, it is measured there
        if (at->isWindow())
            break;
    }
    return {};
}

const ui::FloatingPanel *panelOf(const QWidget *widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (const auto *panel = qobject_cast<const ui::FloatingPanel *>(widget))
            return panel;
    }
    return nullptr;
}

/// A panel may lie over the felt and over texts of the screen below it.
bool isCoveredByAPanel(const DrawnText &below, const QWidget *above)
{
    const ui::FloatingPanel *panel = panelOf(above);
    return panel != nullptr && !panel->isAncestorOf(below.widget) && panel != below.widget;
}

/// What of it can be seen: none of it where it is scrolled away.
QRectF seen(const DrawnText &drawn)
{
    QRectF box = drawn.ink.intersected(drawn.clip);
    for (const QWidget *at = drawn.widget; at != nullptr; at = at->parentWidget()) {
        box = box.intersected(inWindow(*at));
        if (at->isWindow())
            break;
    }
    return box;
}

/// A field paints its text once as it is and once more, in place, as it is marked.
bool isMarked(const DrawnText &a, const DrawnText &b)
{
    return a.widget == b.widget && a.text == b.text && a.ink == b.ink
        && qobject_cast<const QLineEdit *>(a.widget) != nullptr;
}

bool overlap(const QRectF &a, const QRectF &b)
{
    const QRectF common = a.intersected(b);
    return common.width() > Slack && common.height() > Slack;
}

void addOverlaps(const std::vector<DrawnText> &texts, QStringList &trouble)
{
    std::vector<QRectF> boxes;
    for (const DrawnText &drawn : texts)
        boxes.push_back(seen(drawn));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        for (std::size_t j = i + 1; j < texts.size(); ++j) {
            if (overlap(boxes[i], boxes[j]) && !isMarked(texts[i], texts[j])
                && !isCoveredByAPanel(texts[i], texts[j].widget))
                trouble
                    << QStringLiteral("%1 runs into %2").arg(briefly(texts[i]), briefly(texts[j]));
        }
    }
}

bool isControl(const QWidget *widget)
{
    return qobject_cast<const QAbstractButton *>(widget) != nullptr
        || qobject_cast<const QLineEdit *>(widget) != nullptr
        || qobject_cast<const QComboBox *>(widget) != nullptr
        || qobject_cast<const ui::Choice *>(widget) != nullptr;
}

void addHidden(const std::vector<DrawnText> &texts, const QWidget &window, QStringList &trouble)
{
    for (const QWidget *control : window.findChildren<QWidget *>()) {
        if (!control->isVisible() || !isControl(control) || control->window() != window.window())
            continue;
        QRectF box = inWindow(*control);
        for (const QWidget *at = control->parentWidget(); at != nullptr; at = at->parentWidget())
            box = box.intersected(inWindow(*at));
        for (const DrawnText &drawn : texts) {
            const bool own = control == drawn.widget || control->isAncestorOf(drawn.widget);
            if (!own && overlap(seen(drawn), box) && !isCoveredByAPanel(drawn, control)
                && panelOf(drawn.widget) == panelOf(control))
                trouble << QStringLiteral("%1 is under a %2")
                               .arg(briefly(drawn),
                                    QString::fromLatin1(control->metaObject()->className()));
        }
    }
}

/// A cell of a list has its tip from the model, or the whole text where its own delegate is Qt's.
bool hasCellTip(const QAbstractItemView &view, const QRectF &ink)
{
    const QPoint at = view.viewport()->mapFrom(view.window(), ink.center().toPoint());
    const QModelIndex index = view.indexAt(at);
    const bool plain =
        view.itemDelegateForIndex(index)->metaObject() == &QStyledItemDelegate::staticMetaObject;
    return !index.data(Qt::ToolTipRole).toString().isEmpty()
        || (plain && view.findChild<ui::WholeTexts *>() != nullptr);
}

/// What a widget says itself where the pointer rests.
bool tellsWhole(const QWidget &widget, const DrawnText &drawn)
{
    const QPoint at = widget.mapFrom(widget.window(), drawn.ink.center().toPoint());
    QHelpEvent rests{QEvent::ToolTip, at, widget.mapToGlobal(at)};
    QToolTip::hideText();
    QCoreApplication::sendEvent(const_cast<QWidget *>(&widget), &rests);
    const QString told = QToolTip::text();
    QToolTip::hideText();
    return told.startsWith(drawn.text.chopped(1).trimmed());
}

bool hasToolTip(const DrawnText &drawn)
{
    const QWidget *widget = drawn.widget;
    const auto *view = qobject_cast<const QAbstractItemView *>(widget->parentWidget());
    if (view != nullptr && view->viewport() == widget && hasCellTip(*view, drawn.ink))
        return true;
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget()) {
        if (!widget->toolTip().isEmpty() || tellsWhole(*widget, drawn))
            return true;
    }
    return false;
}

/// Shortened to fit. A button whose own text ends in dots only says that it asks more.
bool isShortened(const DrawnText &drawn)
{
    const auto *button = qobject_cast<const QAbstractButton *>(drawn.widget);
    return drawn.text.endsWith(QChar{0x2026})
        && (button == nullptr || !button->text().contains(drawn.text));
}

} // namespace

std::vector<DrawnText> drawnTexts(QWidget &window)
{
    TextDevice device{window.size()};
    {
        PaintWatch watch{device.engine()};
        window.render(&device);
    }
    std::vector<DrawnText> texts = std::move(device.engine().texts);
    std::erase_if(texts, [](const DrawnText &drawn) { return drawn.widget == nullptr; });
    return texts;
}

QStringList troubleWithTexts(QWidget &window, Sideways sideways)
{
    const std::vector<DrawnText> texts = drawnTexts(window);
    QStringList trouble;
    for (const DrawnText &drawn : texts) {
        const QString cut = cutOff(drawn, sideways);
        if (!cut.isEmpty())
            trouble << QStringLiteral("%1 is cut off: %2").arg(briefly(drawn), cut);
        if (isShortened(drawn) && !hasToolTip(drawn))
            trouble << QStringLiteral("%1 is shortened and has no tool tip").arg(briefly(drawn));
    }
    addOverlaps(texts, trouble);
    addHidden(texts, window, trouble);
    trouble.removeDuplicates();
    return trouble;
}

} // namespace pitwise::test
