// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/demotable.h"

#include "ui/table/places.h"
#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"
#include "ui/text/whywords.h"

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
      m_why(new QLabel{this})
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
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setFocusPolicy(Qt::TabFocus); // the presenter uses the arrow keys
    }
    m_house->setMaximumWidth(360);
    m_style->setMaximumWidth(190);
    m_house->setMinimumContentsLength(18);
    m_style->setMinimumContentsLength(11);
    head->addWidget(m_house, 2);
    head->addWidget(m_style, 1);
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
    m_ledgers.clear();
    ChipLedger ledger{m_showing.house};
    // Follow the chips of earlier rounds too: they decide what is in the purses and in the tray.
    if (!m_showing.earlier.empty()) {
        Session session{m_showing.spec, m_showing.house};
        for (const LogEntry &entry : m_showing.earlier) {
            const Table was = session.table();
            session.advance(entry.event);
            ledger.follow(entry.event, was, session.table());
        }
    }
    m_ledgers.push_back(ledger);
    for (std::size_t i = 0; i < m_showing.frames.size(); ++i) {
        ledger.follow(m_showing.frames[i].event, m_showing.tableAt(i), m_showing.tableAt(i + 1));
        m_ledgers.push_back(ledger);
    }
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
    m_what->setForegroundRole(QPalette::WindowText);
    m_view->setMarks({});
    if (m_frame == 0) {
        m_what->setText(m_showing.earlier.empty()
                            ? tr("The table is empty")
                            : tr("Round %1 begins").arg(m_showing.before.roundNumber));
        m_why->clear();
        return;
    }
    const Frame &frame = m_showing.frames[m_frame - 1];
    const Table &before = m_showing.tableAt(m_frame - 1);
    m_what->setText(
        asSentence(pitwise::narration(frame.event, seenIn(frame.event, before, frame.table))));
    const auto *act = std::get_if<Act>(&frame.event);
    m_why->setText(act == nullptr ? QString{}
                                  : translated(whyWords(before, m_showing.house, *act)));
    // A step may end with cards being picked up: still show the mistake before that.
    for (std::size_t i = m_frame; i-- > 0;) {
        const auto *wrong = std::get_if<Act>(&m_showing.frames[i].event);
        if (wrong != nullptr && !m_showing.frames[i].findings.empty())
            showFinding(m_showing.frames[i].findings.front(), *wrong);
        if (wrong == nullptr || !isAny<act::Collect>(*wrong))
            break;
    }
    if (act != nullptr) {
        if (const auto *say = std::get_if<act::Say>(act))
            m_view->say(DealerHand, translated(callWords(say->call)));
    }
}

/// The finding, and what the floor can still see of it on this table.
void DemoTable::showFinding(const Finding &finding, const Act &act)
{
    const FindingWords said = findingWords(finding, act, m_showing.house);
    m_what->setText(tr("%1: %2").arg(asSentence(said.title), translated(said.done)));
    m_what->setForegroundRole(QPalette::BrightText);
    QString seen;
    if (finding.hand && !finding.hand->isDealer()) {
        const bool cardsThere = table().at(*finding.hand).cards.lying > 0;
        const QString place = translated(placeWords(*finding.hand));
        seen = cardsThere
                 ? tr("The cards of %1 are still on the layout: the floor can check.").arg(place)
                 : tr("The cards of %1 are gone: the floor must rely on witnesses.").arg(place);
    }
    m_view->setMarks(placesOf(finding, act, table()));
    m_why->setText(asSentence(said.wants) + QLatin1Char(' ') + seen);
}

QString DemoTable::narration() const
{
    return m_what->text() + QLatin1Char('\n') + m_why->text();
}

} // namespace pitwise::ui
