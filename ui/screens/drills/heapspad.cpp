// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/heapspad.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <numeric>

namespace pitwise::ui {

namespace {

constexpr int LargestHeap = 6; // one more than is ever right

} // namespace

HeapsPad::HeapsPad(DrillFelt &felt, QWidget *parent)
    : DrillPad(felt, parent),
      m_view(new HeapsView{this}),
      m_done(new PillButton{tr("That is all"), this, PillButton::Rank::Primary}),
      m_undo(new PillButton{tr("Undo a heap"), this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    auto *keys = padLine(this, QPalette::PlaceholderText);
    keys->setText(tr("Each digit puts down a heap of that many chips."));
    column->addWidget(keys);
    auto *sizes = new QGridLayout;
    for (int heap = 1; heap <= LargestHeap; ++heap) {
        auto *button = new PillButton{tr("Heap of %1").arg(heap), this};
        button->setKeyText(QString::number(heap));
        connect(button, &QAbstractButton::clicked, this, [this, heap] { cut(heap); });
        sizes->addWidget(button, (heap - 1) / 2, (heap - 1) % 2, Qt::AlignLeft);
        m_sizes.push_back(button);
    }
    sizes->setColumnStretch(2, 1);
    column->addLayout(sizes);
    m_done->setKeyText(tr("Enter"));
    m_undo->setKeyText(tr("Backspace"));
    for (PillButton *button : {m_done, m_undo})
        column->addWidget(button, 0, Qt::AlignLeft);
    connect(m_done, &QAbstractButton::clicked, this, [this] {
        if (m_open && !m_heaps.empty())
            Q_EMIT answered(m_heaps);
    });
    connect(m_undo, &QAbstractButton::clicked, this, [this] {
        if (m_open && !m_heaps.empty())
            m_heaps.pop_back();
        show();
    });
}

HeapsPad::~HeapsPad()
{
    delete m_view;
}

QWidget *HeapsPad::stage() const
{
    return m_view;
}

PillButton *HeapsPad::button(int heap) const
{
    return m_sizes[static_cast<std::size_t>(heap - 1)];
}

void HeapsPad::ask(const DrillTask &task)
{
    const auto &heaps = std::get<ask::Heaps>(task.ask);
    m_heaps.clear();
    m_chip = heaps.chip;
    m_count = heaps.count;
    m_open = true;
    m_view->setFelt(feltOf(QString::fromStdString(task.house.id)));
    show();
}

/// Hands cannot put down more chips than there are.
void HeapsPad::cut(int heap)
{
    const int down = std::accumulate(m_heaps.begin(), m_heaps.end(), 0);
    if (m_open && down + heap <= m_count)
        m_heaps.push_back(heap);
    show();
}

void HeapsPad::show()
{
    m_view->set(m_chip, m_count, m_heaps);
    m_done->setEnabled(!m_heaps.empty());
    m_undo->setEnabled(!m_heaps.empty());
}

bool HeapsPad::readKey(const QKeyEvent &event)
{
    if (!m_open)
        return false;
    if (isEnter(event))
        m_done->click();
    else if (event.key() == Qt::Key_Backspace)
        m_undo->click();
    else if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9)
        cut(event.key() - Qt::Key_0);
    else
        return false;
    return true;
}

} // namespace pitwise::ui
