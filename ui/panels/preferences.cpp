// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/preferences.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

PreferenceGroup::PreferenceGroup(const QString &title, QWidget *parent)
    : FloatingPanel(parent),
      m_title(new QLabel{title, this}),
      m_reset(new PillButton{tr("Reset"), this}),
      m_column(new QVBoxLayout{this})
{
    constexpr int Edge = Shadow + 16;
    m_column->setContentsMargins(Edge, Edge - 4, Edge, Edge - 6);
    m_column->setSpacing(0);
    auto *head = new QHBoxLayout;
    m_title->setFont(uiFont(16, QFont::Bold));
    m_title->setForegroundRole(QPalette::Highlight);
    head->addWidget(m_title, 1);
    m_reset->setToolTip(tr("Puts these preferences back to their defaults"));
    m_reset->setAccessibleName(tr("Reset %1").arg(title));
    QSizePolicy keepsPlace = m_reset->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keepsPlace);
    head->addWidget(m_reset);
    m_column->addLayout(head);
    connect(m_reset, &QAbstractButton::clicked, this, &PreferenceGroup::reset);
}

QString PreferenceGroup::title() const
{
    return m_title->text();
}

void PreferenceGroup::addChoice(const PreferenceText &text, const QStringList &options,
                                const std::function<int()> &get,
                                const std::function<void(int)> &set, int standard)
{
    auto *choice = new Choice{options, this};
    connect(choice, &Choice::chosen, this, set);
    const auto show = [choice, get] {
        const QSignalBlocker quiet{choice};
        choice->setCurrent(get());
    };
    addControl({text.name, text.help, text.more + options}, choice,
               {show, [=] { return get() == standard; }, [=] { set(standard); }});
}

void PreferenceGroup::addList(const PreferenceText &text, const QStringList &options,
                              const std::function<int()> &get, const std::function<void(int)> &set,
                              int standard)
{
    auto *list = new QComboBox{this};
    list->setFont(uiFont(14));
    list->addItems(options);
    connect(list, &QComboBox::activated, this, set);
    addControl({text.name, text.help, text.more + options}, list,
               {[list, get] { list->setCurrentIndex(get()); }, [=] { return get() == standard; },
                [=] { set(standard); }});
}

void PreferenceGroup::addSwitch(const PreferenceText &text, const std::function<bool()> &get,
                                const std::function<void(bool)> &set, bool standard)
{
    addChoice(
        text, {tr("Off"), tr("On")}, [get] { return get() ? 1 : 0; },
        [set](int index) { set(index == 1); }, standard ? 1 : 0);
}

void PreferenceGroup::addLevel(const PreferenceText &text, const std::function<int()> &get,
                               const std::function<void(int)> &set, int standard)
{
    constexpr int Full = 100;
    constexpr int Page = 10;
    auto *slider = new QSlider{Qt::Horizontal, this};
    slider->setRange(0, Full);
    slider->setPageStep(Page);
    connect(slider, &QSlider::valueChanged, this, set);
    const auto show = [slider, get] {
        const QSignalBlocker quiet{slider};
        slider->setValue(get());
    };
    addControl(text, slider, {show, [=] { return get() == standard; }, [=] { set(standard); }});
}

void PreferenceGroup::addControl(const PreferenceText &text, QWidget *control,
                                 const PreferenceValue &value)
{
    auto *row = new PreferenceRow{text, control, value, this};
    m_column->addWidget(row);
    m_rows << row;
    refresh();
}

void PreferenceGroup::refresh()
{
    for (const PreferenceRow *row : std::as_const(m_rows))
        row->value().show();
    m_reset->setVisible(std::any_of(m_rows.begin(), m_rows.end(), [](const PreferenceRow *row) {
        return !row->value().isDefault();
    }));
}

void PreferenceGroup::reset()
{
    for (const PreferenceRow *row : std::as_const(m_rows)) {
        if (!row->value().isDefault())
            row->value().reset();
    }
    refresh();
}

bool PreferenceGroup::filter(const QStringList &words)
{
    bool any = false;
    for (PreferenceRow *row : std::as_const(m_rows)) {
        const bool fits = row->matches(words, title());
        row->setVisible(fits);
        any = any || fits;
    }
    setVisible(any);
    return any;
}

} // namespace pitwise::ui
