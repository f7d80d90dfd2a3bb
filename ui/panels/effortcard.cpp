// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/effortcard.h"

#include "ui/theme/typescale.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int RowHeight = 46;

QString figure(double value)
{
    return QLocale{}.toString(value, 'f', 1);
}

} // namespace

CompareChart::CompareChart(QWidget *parent) : QWidget(parent) { }

void CompareChart::setRows(std::vector<Row> rows)
{
    m_rows = std::move(rows);
    updateGeometry();
    update();
}

void CompareChart::setNames(const QString &left, const QString &right)
{
    m_left = left;
    m_right = right;
    update();
}

QSize CompareChart::sizeHint() const
{
    return {scaled(620),
            scaled(RowHeight) * static_cast<int>(std::max<std::size_t>(3, m_rows.size()))};
}

QString CompareChart::labelOf(const Row &row, double value, const QString &who)
{
    return QStringLiteral("%1%2, %3")
        .arg(figure(value), row.unit.isEmpty() ? QString{} : QLatin1Char(' ') + row.unit, who);
}

void CompareChart::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal words = width() * 0.40;
    constexpr qreal Gap = 6;
    painter.setFont(uiFont(12));
    int labels = 0;
    for (const Row &row : m_rows) {
        for (const QString &text :
             {labelOf(row, row.left, m_left), labelOf(row, row.right, m_right)})
            labels = std::max(labels, painter.fontMetrics().horizontalAdvance(text));
    }
    const qreal bars = std::max(20.0, width() - words - labels - 2 * Gap);
    const int high = scaled(RowHeight);
    qreal y = 0;
    for (const Row &row : m_rows) {
        painter.setFont(uiFont(13.5));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF{0, y, words - 10, double(high)},
                         Qt::AlignVCenter | Qt::TextWordWrap, row.text);
        const double most = std::max({row.left, row.right, 1e-9});
        const auto bar = [&](qreal top, double value, QPalette::ColorRole role,
                             const QString &who) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().color(role));
            const qreal wide = std::max(2.0, bars * value / most);
            painter.drawRoundedRect(QRectF{words, top, wide, high / 3.0}, 3, 3);
            painter.setPen(palette().color(QPalette::PlaceholderText));
            painter.setFont(uiFont(12));
            painter.drawText(
                QRectF{words + wide + Gap, top - 2, width() - words - wide - Gap, high / 3.0 + 4},
                Qt::AlignVCenter, labelOf(row, value, who));
        };
        bar(y + high * 0.1, row.left, QPalette::Highlight, m_left);
        bar(y + high * 0.5, row.right, QPalette::PlaceholderText, m_right);
        y += high;
    }
}

EffortCard::EffortCard(QWidget *parent)
    : FloatingPanel(parent),
      m_chart(new CompareChart{this}),
      m_sentence(new QLabel{this})
{
    auto *column = new QVBoxLayout{this};
    constexpr int Edge = Shadow + 20;
    column->setContentsMargins(Edge, Edge, Edge, Edge);
    column->setSpacing(10);
    auto *title = new QLabel{tr("What is the difference?"), this};
    title->setFont(uiFont(20, QFont::Bold));
    column->addWidget(title);
    column->addWidget(m_chart);
    m_sentence->setFont(uiFont(14.5));
    m_sentence->setWordWrap(true);
    column->addWidget(m_sentence);
    auto *about =
        new QLabel{tr("Seconds come from this model, not from a stopwatch. Adjust it:"), this};
    about->setFont(uiFont(13, QFont::DemiBold));
    about->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(about);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    for (const int labels : {0, 2})
        grid->setColumnStretch(labels, 1);
    const TimeModel model;
    const auto add = [&](const QString &text, double TimeModel::*field) {
        auto *box = new QDoubleSpinBox{this};
        box->setRange(0, 300);
        box->setDecimals(2);
        box->setSingleStep(0.1);
        box->setSuffix(tr(" s"));
        box->setValue(model.*field);
        box->setAccessibleName(text);
        auto *label = new QLabel{text, this};
        label->setBuddy(box);
        label->setWordWrap(true);
        const int at = static_cast<int>(m_fields.size());
        grid->addWidget(label, at / 2, at % 2 * 2);
        grid->addWidget(box, at / 2, at % 2 * 2 + 1);
        m_fields.emplace_back(field, box);
        connect(box, &QDoubleSpinBox::valueChanged, this, &EffortCard::modelChanged);
    };
    add(tr("A call"), &TimeModel::call);
    add(tr("A card dealt or burned"), &TimeModel::card);
    add(tr("A bet taken or paid"), &TimeModel::chips);
    add(tr("Cards picked up"), &TimeModel::sweep);
    add(tr("Each further hand swept up"), &TimeModel::further);
    add(tr("Reach, per seat from the middle"), &TimeModel::reach);
    add(tr("A new shoe"), &TimeModel::shoe);
    column->addLayout(grid);
    auto *close = new PillButton{tr("Close"), this, PillButton::Rank::Primary};
    close->setKeyText(tr("Esc"));
    column->addWidget(close, 0, Qt::AlignRight);
    connect(close, &QAbstractButton::clicked, this, &EffortCard::closed);
}

TimeModel EffortCard::model() const
{
    TimeModel model;
    for (const auto &[field, box] : m_fields)
        model.*field = box->value();
    return model;
}

void EffortCard::setCompared(ComparedOnLeft compared, const QString &left, const QString &right)
{
    m_compared = compared;
    m_chart->setNames(left, right);
}

void EffortCard::show(const EffortOfBoth &round, const EffortOfBoth *average)
{
    const EffortOfBoth &effort = average == nullptr ? round : *average;
    m_chart->setRows({{tr("Hand motions per round"),
                       effort.left.motionsPerRound(),
                       effort.right.motionsPerRound(),
                       {}},
                      {tr("Time per round"), effort.left.secondsPerRound(),
                       effort.right.secondsPerRound(), tr("s")},
                      {tr("Cards stay after the chips have moved"), effort.left.evidencePerHand(),
                       effort.right.evidencePerHand(), tr("s")}});
    const QString whose = average == nullptr
                            ? tr("This round:")
                            : tr("On average over %n round(s):", nullptr, effort.right.rounds);
    m_sentence->setText(whose + QLatin1Char('\n') + effortSentences(effort, m_compared));
    QWidget::show();
}

QString EffortCard::sentence() const
{
    return m_sentence->text();
}

} // namespace pitwise::ui
