// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenarios/scenario.h"
#include "ui/panels/housebox.h"
#include "ui/panels/toolkit.h"

#include <QWidget>

#include <variant>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace pitwise::ui {

/// A round to fill in: for each seat its bets, cards and what its patron does; the dealer's cards;
/// one irregularity.
class RoundForm : public QWidget
{
    Q_OBJECT

public:
    explicit RoundForm(QWidget *parent = nullptr);

    /// As many seats as this house has, and its words.
    void setHouse(const House &house);
    void setScript(const RoundScript &script);
    /// What is filled in, or what is wrong with it.
    [[nodiscard]] std::variant<RoundScript, QString> script() const;

    struct SeatFields
    {
        QLabel *number;
        QLineEdit *main;
        QLineEdit *side;
        QLineEdit *cards;
        QComboBox *does;
    };
    /// From seat 1 on.
    [[nodiscard]] const std::vector<SeatFields> &seats() const { return m_seats; }
    [[nodiscard]] QLineEdit *dealersCards() const { return m_dealer; }
    [[nodiscard]] QComboBox *irregularity() const { return m_what; }
    [[nodiscard]] QSpinBox *irregularitySeat() const { return m_seat; }
    [[nodiscard]] QSpinBox *irregularityMoment() const { return m_moment; }
    [[nodiscard]] QLineEdit *lateBet() const { return m_amount; }

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum What { Nothing, LateBet, Dispute, SlipUnseen, SlipSeen, Malfunctions };

    void addSeat();
    void offer();
    [[nodiscard]] QString readSeat(int number, SeatScript &seat) const;
    [[nodiscard]] QString readIrregularity(RoundScript &script) const;
    QLineEdit *field(const QString &name, const QString &example);

    House m_house;
    RoundScript m_beyond; ///< what the form does not show: it stays as it was
    QGridLayout *m_grid;
    QLabel *m_sideTitle;
    std::vector<SeatFields> m_seats;
    QLineEdit *m_dealer;
    QComboBox *m_what;
    QSpinBox *m_seat;
    QSpinBox *m_moment;
    QLineEdit *m_amount;
    QLabel *m_seatTitle;
    QLabel *m_momentTitle;
};

} // namespace pitwise::ui
