// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/rail.h"

#include "ui/shell/glyphs.h"
#include "ui/shell/screenstack.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int Edge = 10;
constexpr int Gap = 2;
constexpr int WordMargin = 5;

} // namespace

Rail::Rail(ScreenStack *screens, QWidget *parent)
    : QWidget(parent),
      m_screens(screens),
      m_column(new QVBoxLayout{this})
{
    m_column->setContentsMargins(0, Edge, 0, Edge);
    m_column->setSpacing(Gap);
    m_screenButtons.resize(static_cast<qsizetype>(screens->entries().size()));
    addScreens(false);
    m_column->addStretch();
    addScreens(true);
    RailButton *keys = add(tr("Keys"), glyph::keys());
    keys->setHelp(tr("Keys"), Qt::Key_F1);
    connect(keys, &QAbstractButton::clicked, this, &Rail::keysWanted);
    RailButton *whole = add(tr("Screen"), glyph::fullScreen());
    whole->setHelp(tr("Full screen"), Qt::Key_F11);
    connect(whole, &QAbstractButton::clicked, this, &Rail::fullScreenWanted);
    RailButton *more = add(tr("More"), glyph::more());
    more->setHelp(tr("More: sessions, files and the rest"));
    connect(more, &QAbstractButton::clicked, this, [this, more] { Q_EMIT moreWanted(more); });
    connect(screens, &ScreenStack::screenShown, this, [this](std::size_t at) {
        for (qsizetype i = 0; i < m_screenButtons.size(); ++i)
            m_screenButtons[i]->setChecked(static_cast<std::size_t>(i) == at);
    });
    updateAvailable();
    arrange(); // so that the first layout of the window leaves room for it
}

/// Those at the upper or at the lower end, each with its actions.
void Rail::addScreens(bool below)
{
    const auto &entries = m_screens->entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].belowOnRail == below) {
            RailButton *button = add(entries[i].railText, entries[i].icon);
            button->setCheckable(true);
            button->setHelp(entries[i].menuText, entries[i].key);
            m_screenButtons[static_cast<qsizetype>(i)] = button;
            m_depending << qMakePair(i, button);
            connect(button, &QAbstractButton::clicked, m_screens,
                    [this, i] { m_screens->showScreen(i); });
        }
        addActions(i, below);
    }
}

RailButton *Rail::add(const QString &text, const QPainterPath &icon)
{
    auto *button = new RailButton{text, icon, this};
    m_column->addWidget(button);
    return button;
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

void Rail::updateAvailable()
{
    for (const auto &[screen, button] : m_depending)
        button->setEnabled(m_screens->isAvailable(screen));
}

/// Words as large as the type size and the height allow; icons alone where words would be too
/// small.
void Rail::arrange()
{
    constexpr qreal LeastForWords = 0.9;
    const auto buttons = findChildren<RailButton *>();
    const auto count = static_cast<int>(buttons.size());
    const qreal each = static_cast<qreal>(height() - 2 * Edge - count * Gap) / std::max(1, count);
    qreal scale = std::min(typeScale(), each / RailButton::Height);
    const bool words = scale >= LeastForWords;
    if (!words)
        scale = std::clamp(each / RailButton::IconHeight, 0.5, typeScale());
    int width = static_cast<int>(RailButton::Width * scale);
    for (RailButton *button : buttons) {
        button->setLook(scale, words);
        if (words)
            width = std::max(width, button->wordWidth(scale) + 2 * WordMargin);
    }
    setFixedWidth(width);
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
    for (RailButton *each : findChildren<RailButton *>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

void Rail::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect{width() - 1, 0, 1, height()}, palette().color(QPalette::Mid));
}

} // namespace pitwise::ui
