// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/demotable.h"

#include "ui/panels/clauselabel.h"
#include "ui/table/narration.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

DemoTable::DemoTable(Style style, QWidget *parent)
    : QWidget(parent),
      m_house(new HouseBox{tr("House"), this}),
      m_style(new QComboBox{this}),
      m_takeOver(new PillButton{tr("Now you"), this}),
      m_body(new QBoxLayout{QBoxLayout::TopToBottom}),
      m_words(new QWidget{this}),
      m_view(new TableView{this}),
      m_what(new QLabel{this}),
      m_why(new ClauseLabel{this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *head = new QHBoxLayout;
    m_style->addItems({tr("Pick and pay"), tr("Lay and pay")});
    m_style->setAccessibleName(tr("Style"));
    m_takeOver->setToolTip(tr("Take over and deal from here"));
    m_style->setFont(uiFont(15, QFont::Bold));
    for (QComboBox *box : std::initializer_list<QComboBox *>{m_house, m_style}) {
        box->setMinimumHeight(32);
        box->setFocusPolicy(Qt::TabFocus); // the presenter uses the arrow keys
    }
    m_house->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_house->setMaximumWidth(360);
    m_house->setMinimumContentsLength(13);
    m_style->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its few words are never cut off
    head->addWidget(m_house, 1);
    head->addWidget(m_style);
    head->addStretch();
    head->addWidget(m_takeOver);
    column->addLayout(head);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    column->addLayout(m_body, 1);
    m_body->addWidget(m_view, 1);
    m_body->addWidget(m_words);
    auto *words = new QVBoxLayout{m_words};
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(4);
    m_what->setWordWrap(true);
    words->addWidget(m_what);
    m_why->setForegroundRole(QPalette::PlaceholderText);
    m_why->setWordWrap(true);
    words->addWidget(m_why, 1);
    setWordsBeside(false);
    setLargeType(false);
    chooseStyle(style);
    connect(m_house, &QComboBox::currentIndexChanged, this, &DemoTable::chosen);
    connect(m_style, &QComboBox::currentIndexChanged, this, &DemoTable::chosen);
    connect(m_takeOver, &QAbstractButton::clicked, this, &DemoTable::takeOverWanted);
}

void DemoTable::setWordsBeside(bool beside)
{
    m_body->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_body->setSpacing(beside ? 20 : 4);
    m_words->setMinimumWidth(beside ? 300 : 0);
    m_words->setMaximumWidth(beside ? 300 : QWIDGETSIZE_MAX);
    m_what->setAlignment(beside ? Qt::AlignLeft | Qt::AlignBottom : Qt::AlignHCenter);
    m_what->setSizePolicy(QSizePolicy::Preferred,
                          beside ? QSizePolicy::Expanding : QSizePolicy::Minimum);
    m_why->setAlignment((beside ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignTop);
}

void DemoTable::setLargeType(bool large)
{
    m_what->setFont(uiFont(large ? 27 : 17, QFont::DemiBold));
    m_why->setFont(uiFont(large ? 21 : 14));
    m_why->setMinimumHeight(large ? 62 : 40);
    m_what->setMinimumHeight(large ? 40 : 24);
}

void DemoTable::setOptions(const ViewOptions &options)
{
    m_view->setOptions(options);
}

void DemoTable::chooseStyle(Style style)
{
    const QSignalBlocker quiet{m_style};
    m_style->setCurrentIndex(style == Style::PickAndPay ? 0 : 1);
}

Style DemoTable::style() const
{
    return m_style->currentIndex() == 0 ? Style::PickAndPay : Style::LayAndPay;
}

House DemoTable::house() const
{
    House house = known().house;
    house.cards.style = style();
    return house;
}

void DemoTable::show(Showing showing, int guests)
{
    m_showing = std::move(showing);
    m_ledgers = ledgersOf(m_showing);
    m_guests = guests;
    m_frame = 0;
    m_view->setHouse(m_showing.house, m_showing.spec.seed.value_or(0), guests);
    m_view->setTable(m_showing.before, m_ledgers.front());
    narrate();
}

void DemoTable::goTo(std::size_t frames)
{
    const std::size_t was = m_frame;
    m_frame = std::min(frames, m_showing.frames.size());
    if (m_frame == was && !m_ledgers.empty() && m_frame > 0)
        return; // only the other table moves
    m_view->silence();
    const Act *act = m_frame == was + 1 ? std::get_if<Act>(&m_showing.frames[was].event) : nullptr;
    if (act != nullptr)
        m_view->moveTo(table(), m_ledgers[m_frame], *act);
    else
        m_view->setTable(table(), m_ledgers[m_frame]);
    narrate();
}

void DemoTable::narrate()
{
    const Narration said = narrationAt(m_showing, m_frame);
    m_what->setText(said.what);
    m_what->setForegroundRole(said.isMistake ? QPalette::BrightText : QPalette::WindowText);
    m_why->setSentence(said.origin, said.why);
    m_view->setMarks(said.marks);
    if (!said.call.isEmpty())
        m_view->say(DealerHand, said.call);
}

QString DemoTable::title() const
{
    return tr("%1: %2").arg(QString::fromStdString(known().house.name), m_style->currentText());
}

QString DemoTable::narration() const
{
    return m_what->text() + QLatin1Char('\n') + m_why->text();
}

} // namespace pitwise::ui
