// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/scenarios/roundform.h"

#include "engine/procedure/betting.h"
#include "ui/screens/scenarios/seattexts.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

enum Column { Number, MainBet, SideBet, CardsHeld, Does };
constexpr int AmountWide = 90; // pixels
constexpr int MostCards = 60; // after which something happens

const patron::Bet &betOf(const Event &event)
{
    return std::get<patron::Bet>(std::get<PatronAct>(event));
}

} // namespace

RoundForm::RoundForm(QWidget *parent)
    : QWidget(parent),
      m_grid(new QGridLayout),
      m_sideTitle(caption({}, this)),
      m_dealer(field(tr("Cards of the dealer"), tr("any"))),
      m_what(new QComboBox{this}),
      m_seat(new QSpinBox{this}),
      m_moment(new QSpinBox{this}),
      m_amount(field(tr("Amount of the late bet"), tr("amount"))),
      m_seatTitle(caption(tr("at seat"), this)),
      m_momentTitle(caption(tr("after card"), this))
{
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(5);
    m_grid->addWidget(caption(tr("Seat"), this), 0, Number);
    m_grid->addWidget(caption(tr("Main bet"), this), 0, MainBet);
    m_grid->addWidget(m_sideTitle, 0, SideBet);
    m_grid->addWidget(caption(tr("Cards"), this), 0, CardsHeld);
    m_grid->addWidget(caption(tr("What he does"), this), 0, Does);
    m_grid->setColumnStretch(CardsHeld, 2);
    m_grid->setColumnStretch(Does, 3);
    m_what->addItems({tr("Nothing out of the ordinary"), tr("A late bet"), tr("A patron disputes"),
                      tr("A card slides out unseen"), tr("A card slides out and is seen"),
                      tr("The equipment fails")});
    m_what->setAccessibleName(tr("Irregularity"));
    m_seat->setRange(1, MaxSeats);
    m_seat->setAccessibleName(tr("Seat of the irregularity"));
    m_moment->setRange(1, MostCards);
    m_moment->setAccessibleName(tr("Cards before the irregularity"));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addLayout(m_grid);
    auto *dealer = new QHBoxLayout;
    dealer->addWidget(caption(tr("Dealer's cards"), this));
    dealer->addWidget(m_dealer, 1);
    column->addLayout(dealer);
    auto *chance = new QHBoxLayout;
    for (QWidget *part : std::initializer_list<QWidget *>{m_amount, m_seatTitle, m_seat,
                                                          m_momentTitle, m_moment})
        chance->addWidget(part);
    chance->addStretch(1);
    m_amount->setMaximumWidth(scaled(AmountWide));
    column->addWidget(m_what, 0, Qt::AlignLeft);
    column->addLayout(chance);
    column->addStretch(1);
    connect(m_what, &QComboBox::currentIndexChanged, this, [this] {
        offer();
        Q_EMIT changed();
    });
    for (QSpinBox *box : {m_seat, m_moment})
        connect(box, &QSpinBox::valueChanged, this, &RoundForm::changed);
    offer();
}

void RoundForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_amount->setMaximumWidth(scaled(AmountWide));
}

QLineEdit *RoundForm::field(const QString &name, const QString &example)
{
    auto *edit = new QLineEdit{this};
    edit->setAccessibleName(name);
    edit->setPlaceholderText(example);
    edit->setToolTip(example);
    connect(edit, &QLineEdit::textEdited, this, &RoundForm::changed);
    return edit;
}

void RoundForm::addSeat()
{
    const int number = static_cast<int>(m_seats.size()) + 1;
    SeatFields fields{new QLabel{QString::number(number), this},
                      field(tr("Main bet at seat %1").arg(number), tr("none")),
                      field(tr("Side bet at seat %1").arg(number), tr("none")),
                      field(tr("Cards at seat %1").arg(number), tr("any")), new QComboBox{this}};
    fields.number->setFont(uiFont(14, QFont::Bold));
    fields.main->setMaximumWidth(scaled(AmountWide));
    fields.side->setMaximumWidth(scaled(AmountWide));
    fields.does->setEditable(true);
    fields.does->setInsertPolicy(QComboBox::NoInsert);
    fields.does->setAccessibleName(tr("What the patron at seat %1 does").arg(number));
    connect(fields.does, &QComboBox::editTextChanged, this, &RoundForm::changed);
    m_grid->addWidget(fields.number, number, Number);
    m_grid->addWidget(fields.main, number, MainBet);
    m_grid->addWidget(fields.side, number, SideBet);
    m_grid->addWidget(fields.cards, number, CardsHeld);
    m_grid->addWidget(fields.does, number, Does);
    m_seats.push_back(fields);
}

void RoundForm::setHouse(const House &house)
{
    m_house = house;
    m_sideTitle->setText(asSentence(betWords(sideBet(house))));
    while (static_cast<int>(m_seats.size()) < house.table.seats)
        addSeat();
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const SeatFields &fields = m_seats[i];
        const bool there = static_cast<int>(i) < house.table.seats;
        for (QWidget *part : std::initializer_list<QWidget *>{
                 fields.number, fields.main, fields.side, fields.cards, fields.does})
            part->setVisible(there);
        const QSignalBlocker quiet{fields.does};
        const QString text = fields.does->currentText();
        fields.does->clear();
        fields.does->addItems(usualDoings(house));
        fields.does->setEditText(text);
    }
    m_seat->setMaximum(house.table.seats);
}

void RoundForm::offer()
{
    const int what = m_what->currentIndex();
    m_amount->setVisible(what == LateBet);
    for (QWidget *part : std::initializer_list<QWidget *>{m_seatTitle, m_seat})
        part->setVisible(what == LateBet || what == Dispute);
    for (QWidget *part : std::initializer_list<QWidget *>{m_momentTitle, m_moment})
        part->setVisible(what != Nothing);
}

void RoundForm::setScript(const RoundScript &script)
{
    const QSignalBlocker quiet{this};
    m_beyond = script;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const SeatScript &seat = script.seats[i];
        m_seats[i].main->setText(textOf(seat.main));
        m_seats[i].side->setText(textOf(seat.side));
        m_seats[i].cards->setText(textOf(seat.ranks));
        m_seats[i].does->setEditText(doingsOf(seat));
    }
    m_dealer->setText(textOf(script.dealerRanks));
    int what = Nothing;
    if (script.lateBet) {
        const patron::Bet &bet = betOf(*script.lateBet);
        what = LateBet;
        m_seat->setValue(bet.hand.seat.number);
        m_amount->setText(textOf(bet.amount.money));
    } else if (script.chance) {
        if (const auto *dispute = std::get_if<chance::Dispute>(&*script.chance)) {
            what = Dispute;
            m_seat->setValue(dispute->seat.number);
        } else if (const auto *slip = std::get_if<chance::Slip>(&*script.chance)) {
            what = slip->faceUp ? SlipSeen : SlipUnseen;
        } else {
            what = Malfunctions;
        }
    }
    m_moment->setValue(script.moment);
    m_what->setCurrentIndex(what);
    offer();
}

QString RoundForm::readSeat(int number, SeatScript &seat) const
{
    const SeatFields &fields = m_seats[static_cast<std::size_t>(number) - 1];
    const auto main = moneyFrom(fields.main->text());
    const auto side = moneyFrom(fields.side->text());
    if (!main || !side)
        return tr("Seat %1: %2 is no amount. Write 25 or 12.50.")
            .arg(number)
            .arg(main ? fields.side->text() : fields.main->text());
    const auto ranks = ranksFrom(fields.cards->text());
    if (!ranks)
        return tr("Seat %1: write its cards as ranks, such as 9 K.").arg(number);
    seat.main = *main;
    seat.side = *side;
    seat.ranks = *ranks;
    seat.taken = seat.main > Money{} || seat.side > Money{};
    if (!readDoings(fields.does->currentText(), seat))
        return tr("Seat %1: nobody can do \"%2\" here.")
            .arg(number)
            .arg(fields.does->currentText());
    return {};
}

QString RoundForm::readIrregularity(RoundScript &script) const
{
    script.moment = m_moment->value();
    const SeatId seat = seatAt(m_seat->value());
    switch (static_cast<What>(m_what->currentIndex())) {
    case Nothing:
        break;
    case LateBet: {
        const auto amount = moneyFrom(m_amount->text());
        if (!amount || *amount == Money{})
            return tr("Say how much the late bet is.");
        const BetKind kind = m_beyond.lateBet ? betOf(*m_beyond.lateBet).bet : BetKind::Main;
        script.lateBet = Event{PatronAct{patron::Bet{seat, kind, {*amount, {}}}}};
        break;
    }
    case Dispute:
        script.chance = chance::Dispute{seat};
        break;
    case SlipUnseen:
        script.chance = chance::Slip{false};
        break;
    case SlipSeen:
        script.chance = chance::Slip{true};
        break;
    case Malfunctions:
        script.chance = chance::Malfunction{};
        break;
    }
    return {};
}

std::variant<RoundScript, QString> RoundForm::script() const
{
    RoundScript script;
    script.sideNotTaken = m_beyond.sideNotTaken;
    script.newShoe = m_beyond.newShoe;
    bool any = false;
    for (int number = 1; number <= m_house.table.seats; ++number) {
        SeatScript &seat = script.at(seatAt(number));
        if (QString why = readSeat(number, seat); !why.isEmpty())
            return why;
        any = any || seat.taken;
    }
    if (!any)
        return tr("Give at least one seat a bet.");
    const auto dealer = ranksFrom(m_dealer->text());
    if (!dealer)
        return tr("Write the dealer's cards as ranks, such as 9 K.");
    script.dealerRanks = *dealer;
    if (QString why = readIrregularity(script); !why.isEmpty())
        return why;
    return script;
}

} // namespace pitwise::ui
