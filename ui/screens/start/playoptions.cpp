// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/playoptions.h"

#include "ui/shell/shell.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array Irregular{0, 10, 35}; // percent of rounds
constexpr std::array<std::optional<Style>, 3> Styles{std::nullopt, Style::PickAndPay,
                                                     Style::LayAndPay};

} // namespace

PlayOptions::PlayOptions(QWidget *parent)
    : FloatingPanel(parent),
      m_seats(new QSpinBox{this}),
      m_style(new Choice{{tr("House's own"), tr("Pick and pay"), tr("Lay and pay")}, this}),
      m_coaching(new Choice{{tr("Coach"), tr("Practice"), tr("Silent")}, this}),
      m_coachingText(new QLabel{this}),
      m_temper(new Choice{{tr("Careful"), tr("Mixed"), tr("Bold")}, this}),
      m_irregular(new Choice{{tr("None"), tr("Some"), tr("Many")}, this}),
      m_pressure(
          new Choice{{tr("None"), tr("Lively"), tr("Busy"), tr("Rush"), tr("Rising")}, this}),
      m_shuffle(new Choice{{tr("Loaded"), tr("Shuffle first")}, this}),
      m_seed(new QLineEdit{this}),
      m_deal(new PillButton{tr("Deal"), this, PillButton::Rank::Primary})
{
    arrange();
    fitFields();
    explainCoaching();
    connect(m_coaching, &Choice::chosen, this, &PlayOptions::explainCoaching);
    connect(m_seats, &QSpinBox::valueChanged, this, [this](int seats) { m_wantedSeats = seats; });
    for (Choice *choice : {m_coaching, m_temper, m_shuffle, m_style, m_irregular, m_pressure})
        connect(choice, &Choice::clicked, this, &PlayOptions::touched);
    connect(m_deal, &QAbstractButton::clicked, this, &PlayOptions::dealWanted);
}

void PlayOptions::arrange()
{
    m_seats->setRange(1, MaxSeats);
    m_seats->setFont(uiFont(14));
    m_seed->setFont(uiFont(14));
    m_seed->setPlaceholderText(tr("random"));
    m_seed->setValidator(
        new QRegularExpressionValidator{QRegularExpression{QStringLiteral("[0-9]{1,18}")}, m_seed});
    m_seed->setToolTip(tr("The same number deals the same cards to the same patrons."));
    m_coachingText->setFont(uiFont(13));
    m_coachingText->setForegroundRole(QPalette::PlaceholderText);

    constexpr int Edge = FloatingPanel::Shadow + 20;
    auto *options = new QGridLayout{this};
    options->setContentsMargins(Edge, Edge - 6, Edge, Edge - 6);
    options->setHorizontalSpacing(18);
    options->setVerticalSpacing(9);
    const auto add = [&](int line, int column, const QString &text, QWidget *control) {
        QLabel *label = caption(text, this);
        label->setBuddy(control);
        control->setAccessibleName(text);
        options->addWidget(label, line, column);
        options->addWidget(control, line, column + 1, Qt::AlignLeft);
    };
    add(0, 0, tr("Judging"), m_coaching);
    options->addWidget(m_coachingText, 1, 1);
    add(2, 0, tr("Style"), m_style);
    add(3, 0, tr("Seats taken"), m_seats);
    add(0, 2, tr("Patrons"), m_temper);
    add(2, 2, tr("Irregularities"), m_irregular);
    add(4, 0, tr("Pressure"), m_pressure);
    m_pressure->setToolTip(tr("Lively: patrons chat and change their minds.\n"
                              "Busy: a full table; they hurry you and bet late.\n"
                              "Rush: all of it, often, and they dispute.\n"
                              "Rising: it grows with your clean rounds."));
    add(3, 2, tr("Seed"), m_seed);
    add(1, 2, tr("Shoe"), m_shuffle);
    m_deal->setKeyText(tr("Enter"));
    m_deal->setMinimumWidth(190);
    options->addWidget(m_deal, 4, 2, 1, 2, Qt::AlignRight);
    options->setColumnStretch(1, 1);
    options->setColumnStretch(3, 1);
}

/// As large as the text in them.
void PlayOptions::fitFields()
{
    m_seats->setMinimumSize(scaled(84), scaled(32));
    m_seed->setFixedSize(scaled(220), scaled(32));
}

void PlayOptions::changeEvent(QEvent *event)
{
    FloatingPanel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitFields();
}

void PlayOptions::explainCoaching()
{
    const QStringList texts{tr("Stops at a mistake and lets you try again."),
                            tr("Lets you play on and sums up each round."),
                            tr("Only records. Press Result to see how you did.")};
    m_coachingText->setText(texts[m_coaching->current()]);
}

void PlayOptions::setSeats(int atTable)
{
    const int wanted = m_wantedSeats;
    m_seats->setMaximum(atTable);
    m_seats->setValue(wanted);
    m_wantedSeats = wanted;
}

void PlayOptions::setChoice(const StartChoice &choice)
{
    const PlaySettings &play = choice.play;
    m_wantedSeats = play.seats;
    m_seats->setValue(play.seats);
    m_style->setCurrent(
        static_cast<int>(std::find(Styles.begin(), Styles.end(), play.style) - Styles.begin()));
    m_coaching->setCurrent(static_cast<int>(play.coaching));
    m_temper->setCurrent(static_cast<int>(play.temper));
    const auto level = std::find(Irregular.begin(), Irregular.end(), play.irregularities);
    m_irregular->setCurrent(level == Irregular.end() ? 1
                                                     : static_cast<int>(level - Irregular.begin()));
    m_pressure->setCurrent(static_cast<int>(play.pressure));
    m_shuffle->setCurrent(play.startsWithShuffle ? 1 : 0);
    m_seed->setText(choice.fixedSeed ? QString::number(play.seed) : QString{});
}

StartChoice PlayOptions::choice() const
{
    StartChoice choice;
    PlaySettings &play = choice.play;
    play.house.clear();
    play.seats = m_seats->value();
    play.style = Styles[static_cast<std::size_t>(m_style->current())];
    play.coaching = static_cast<Coaching>(m_coaching->current());
    play.temper = static_cast<Temper>(m_temper->current());
    play.irregularities = Irregular[static_cast<std::size_t>(m_irregular->current())];
    play.pressure = static_cast<Pressure>(m_pressure->current());
    play.startsWithShuffle = m_shuffle->current() == 1;
    choice.fixedSeed = !m_seed->text().isEmpty();
    play.seed = choice.fixedSeed ? m_seed->text().toULongLong() : freshSeed();
    return choice;
}

QList<QWidget *> PlayOptions::tabOrder() const
{
    return {m_coaching, m_temper, m_shuffle,  m_style, m_irregular,
            m_seats,    m_seed,   m_pressure, m_deal};
}

} // namespace pitwise::ui
