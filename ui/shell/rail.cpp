// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/rail.h"

#include "ui/panels/buttonaccess.h"
#include "ui/shell/glyphs.h"
#include "ui/shell/screenstack.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

namespace {

constexpr int Edge = 8;
constexpr int LineHeight = 9; // a line between two sections, with the space around it
constexpr int LineIndent = 14;
constexpr qreal WidestShare = 0.2; // of the window, with words

/// A line between two sections; not a QFrame, which readers would stop at.
class RailLine : public QWidget
{
public:
    explicit RailLine(QWidget *parent) : QWidget(parent) { setFixedHeight(LineHeight); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter{this};
        painter.fillRect(QRect{LineIndent, height() / 2, width() - 2 * LineIndent, 1},
                         palette().color(QPalette::Mid));
    }
};

QVBoxLayout *columnIn(QWidget *widget)
{
    auto *column = new QVBoxLayout{widget};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

} // namespace

Rail::Rail(ScreenStack *screens, QWidget *parent)
    : QWidget(parent),
      m_screens(screens),
      m_area(new QScrollArea{this}),
      m_lower(new QWidget{this})
{
    auto *whole = columnIn(this);
    whole->setContentsMargins(0, Edge, 1, Edge);
    whole->addWidget(m_area, 1);
    whole->addWidget(m_lower);
    m_screenButtons.resize(static_cast<qsizetype>(screens->entries().size()));
    addUpperEnd();
    addLowerEnd();
    connect(screens, &ScreenStack::screenShown, this, &Rail::showCurrent);
    updateAvailable();
    arrange(); // so that the first layout of the window leaves room for it
}

void Rail::addUpperEnd()
{
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setVerticalScrollBar(new ThinScrollBar{m_area});
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *upper = new QWidget{m_area};
    m_column = columnIn(upper);
    const auto &entries = m_screens->entries();
    using Section = ScreenEntry::Section;
    for (const Section section :
         {Section::Deal, Section::Train, Section::Houses, Section::School}) {
        bool first = section != Section::Deal;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].section != section || entries[i].belowOnRail)
                continue;
            if (std::exchange(first, false))
                addLine();
            addScreen(i);
            addActions(i, false);
        }
    }
    m_column->addStretch();
    m_area->setWidget(upper);
    m_area->viewport()->setAutoFillBackground(false);
    upper->setAutoFillBackground(false);
}

void Rail::addLowerEnd()
{
    m_column = columnIn(m_lower);
    addLine();
    for (std::size_t i = 0; i < m_screens->entries().size(); ++i) {
        if (m_screens->entries()[i].belowOnRail)
            addScreen(i);
        addActions(i, true);
    }
    RailButton *keys = add(tr("Keys"), glyph::keys());
    keys->setHelp(tr("Keys"), Qt::Key_F1);
    connect(keys, &QAbstractButton::clicked, this, &Rail::keysWanted);
    RailButton *whole = add(tr("Screen"), glyph::fullScreen());
    whole->setHelp(tr("Full screen"), Qt::Key_F11);
    connect(whole, &QAbstractButton::clicked, this, &Rail::fullScreenWanted);
    RailButton *more = add(tr("More"), glyph::more());
    more->setHelp(tr("More: sessions, files and the rest"));
    connect(more, &QAbstractButton::clicked, this, [this, more] { Q_EMIT moreWanted(more); });
}

void Rail::addScreen(std::size_t at)
{
    const ScreenEntry &entry = m_screens->entries()[at];
    if (entry.railText.isEmpty())
        return;
    RailButton *button = add(entry.railText, entry.icon);
    button->setCheckable(true);
    markAsTab(button);
    button->setHelp(entry.menuText, entry.key);
    m_screenButtons[static_cast<qsizetype>(at)] = button;
    m_depending << qMakePair(at, button);
    connect(button, &QAbstractButton::clicked, m_screens,
            [this, at] { m_screens->showScreen(at); });
}

void Rail::addActions(std::size_t screen, bool below)
{
    for (const ScreenAction &action : m_screens->entries()[screen].actions) {
        if (action.railText.isEmpty() || action.belowOnRail != below)
            continue;
        RailButton *button = add(action.railText, action.icon);
        button->setHelp(action.menuText, action.key);
        m_depending << qMakePair(screen, button);
        connect(button, &QAbstractButton::clicked, m_screens,
                [this, screen, &action] { m_screens->run(screen, action); });
    }
}

RailButton *Rail::add(const QString &text, const QPainterPath &icon)
{
    auto *button = new RailButton{text, icon, m_column->parentWidget()};
    button->installEventFilter(this);
    m_column->addWidget(button);
    m_buttons << button;
    return button;
}

void Rail::addLine()
{
    auto *line = new RailLine{m_column->parentWidget()};
    m_column->addWidget(line);
    m_lines << line;
}

void Rail::showCurrent(std::size_t screen)
{
    for (qsizetype i = 0; i < m_screenButtons.size(); ++i) {
        RailButton *button = m_screenButtons[i];
        if (button == nullptr)
            continue;
        button->setChecked(static_cast<std::size_t>(i) == screen);
        if (button->isChecked() && m_area->isAncestorOf(button))
            m_area->ensureWidgetVisible(button, 0, LineHeight);
    }
}

void Rail::updateAvailable()
{
    for (const auto &[screen, button] : m_depending)
        button->setEnabled(m_screens->isAvailable(screen));
}

int Rail::widthFor(qreal scale, bool words) const
{
    int width = 0;
    for (const RailButton *button : m_buttons)
        width = std::max(width, button->widthFor(scale, words));
    return width + 1; // the line at the edge
}

/// Rows become lower before anything has to scroll; icons stand alone where words would take too
/// much of the window.
void Rail::arrange()
{
    const qreal scale = typeScale();
    const bool words = widthFor(scale, true) <= WidestShare * window()->width();
    const auto count = std::max(1, static_cast<int>(m_buttons.size()));
    const int room = height() - 2 * Edge - static_cast<int>(m_lines.size()) * LineHeight;
    const int each = std::clamp(room / count, static_cast<int>(RailButton::LeastHeight * scale),
                                static_cast<int>(RailButton::Height * scale));
    for (RailButton *button : std::as_const(m_buttons))
        button->setLook(scale, each, words);
    const bool scrolls = each * count > room;
    m_area->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setFixedWidth(widthFor(scale, words)
                  + (scrolls ? m_area->verticalScrollBar()->sizeHint().width() : 0));
}

/// Null: the key means nothing here.
RailButton *Rail::reachedBy(int key) const
{
    QList<RailButton *> all;
    for (RailButton *button : m_buttons) {
        if (button->isEnabled())
            all << button;
    }
    const qsizetype at = all.indexOf(qobject_cast<RailButton *>(focusWidget()));
    switch (key) {
    case Qt::Key_Up:
        return all[std::max<qsizetype>(0, at - 1)];
    case Qt::Key_Down:
        return all[std::min(all.size() - 1, at + 1)];
    case Qt::Key_Home:
        return all.first();
    case Qt::Key_End:
        return all.last();
    default:
        return nullptr;
    }
}

// The keys would scroll the area that the button is in.
bool Rail::eventFilter(QObject *, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    RailButton *button = reachedBy(static_cast<QKeyEvent *>(event)->key());
    if (button == nullptr)
        return false;
    button->setFocus(Qt::TabFocusReason);
    if (m_area->isAncestorOf(button))
        m_area->ensureWidgetVisible(button, 0, LineHeight);
    return true;
}

void Rail::resizeEvent(QResizeEvent *)
{
    arrange();
}

void Rail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

RailButton *Rail::button(const QString &text) const
{
    for (RailButton *each : m_buttons) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

void Rail::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.fillRect(rect(), palette().color(QPalette::Base));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.fillRect(QRect{mirrored ? 0 : width() - 1, 0, 1, height()},
                     palette().color(QPalette::Mid));
}

} // namespace pitwise::ui
