// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/classlist.h"

#include "ui/panels/toolkit.h"
#include "ui/text/examwords.h"
#include "ui/text/findingwords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

namespace pitwise::ui {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(ClassList)
};

QString shortDate(const QDate &date)
{
    return QLocale{}.toString(date, QLocale::ShortFormat);
}

QColor colourOf(GroupLevel level, const QPalette &palette)
{
    switch (level) {
    case GroupLevel::Unknown:
        return palette.color(QPalette::Mid);
    case GroupLevel::Clean:
        return palette.color(QPalette::Link);
    case GroupLevel::Few:
        return palette.color(QPalette::Highlight);
    case GroupLevel::Often:
        return palette.color(QPalette::BrightText);
    }
    return {};
}

QString elided(const QPainter &painter, const QString &text, qreal width)
{
    return painter.fontMetrics().elidedText(text.simplified(), Qt::ElideRight,
                                            static_cast<int>(width));
}

void paintText(QPainter &painter, const QRectF &box, const QString &text, const QFont &font,
               const QColor &colour, Qt::Alignment where = Qt::AlignLeft)
{
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(box, static_cast<int>(where | Qt::AlignVCenter),
                     elided(painter, text, box.width()));
}

/// What screen readers say.
QString sentenceOf(const Trainee &trainee)
{
    QStringList parts{trainee.person.name.simplified(), standingText(trainee), noteText(trainee)};
    if (trainee.recentRounds > 0) {
        for (const SkillGroup group : AllSkillGroups)
            parts << Texts::tr("%1: %2", "skill group and how it goes")
                         .arg(translated(groupWords(group)), levelText(levelOf(trainee, group)));
    }
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString standingText(const Trainee &trainee)
{
    switch (trainee.standing) {
    case Trainee::Standing::NothingYet:
        return Texts::tr("Nothing yet");
    case Trainee::Standing::Training:
        return Texts::tr("Training");
    case Trainee::Standing::Ready:
        return Texts::tr("Ready");
    case Trainee::Standing::Certified:
        return Texts::tr("Certified");
    }
    return {};
}

QString noteText(const Trainee &trainee)
{
    const QDate today = QDate::currentDate();
    if (trainee.stuckOn)
        return Texts::tr("Stuck: %1").arg(translated(titleOf(*trainee.stuckOn)));
    if (trainee.expiresSoon(today))
        return Texts::tr("Expires %1").arg(shortDate(trainee.expires));
    if (trainee.expires.isValid())
        return Texts::tr("Until %1").arg(shortDate(trainee.expires));
    return {};
}

QString levelText(GroupLevel level)
{
    switch (level) {
    case GroupLevel::Unknown:
        return Texts::tr("not dealt yet");
    case GroupLevel::Clean:
        return Texts::tr("clean");
    case GroupLevel::Few:
        return Texts::tr("few mistakes");
    case GroupLevel::Often:
        return Texts::tr("often wrong");
    }
    return {};
}

void ClassModel::setTrainees(std::vector<Trainee> trainees)
{
    beginResetModel();
    m_trainees = std::move(trainees);
    endResetModel();
}

int ClassModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_trainees.size());
}

QVariant ClassModel::data(const QModelIndex &index, int role) const
{
    const Trainee &trainee = at(index.row());
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return sentenceOf(trainee);
    if (role == Qt::ToolTipRole)
        return QStringList{trainee.person.number.simplified() + QLatin1Char(' ')
                               + trainee.person.name.simplified(),
                           noteText(trainee)}
            .join(u'\n');
    return {};
}

ClassColumns::ClassColumns(const QRectF &row)
{
    const qreal gap = scaled(10);
    const qreal cell = std::min<qreal>(scaled(92), row.width() * 0.085);
    const qreal standingWidth = scaled(118);
    const qreal rest =
        row.width() - standingWidth - cell * static_cast<qreal>(SkillGroups) - 4 * gap;
    const qreal nameWidth = rest * 0.5;
    qreal x = row.left() + gap;
    const auto next = [&](qreal width) {
        const QRectF box{x, row.top(), width, row.height()};
        x += width;
        return box;
    };
    name = next(nameWidth);
    x += gap;
    standing = next(standingWidth);
    x += gap;
    for (QRectF &group : groups)
        group = next(cell);
    x += gap;
    note = QRectF{x, row.top(), row.right() - x - gap, row.height()};
}

void paintGroup(QPainter &painter, const QRectF &box, const Trainee &trainee, SkillGroup group,
                const QPalette &palette)
{
    const GroupLevel level = levelOf(trainee, group);
    const QColor colour = colourOf(level, palette);
    const QSizeF size{std::min<qreal>(box.width() - 8, scaled(56)), static_cast<qreal>(scaled(30))};
    const QRectF tile{box.center() - QPointF{size.width() / 2, size.height() / 2}, size};
    QColor ground = colour;
    ground.setAlphaF(level == GroupLevel::Unknown ? 0.25F : 0.22F);
    painter.setPen(QPen{colour, 1.6});
    painter.setBrush(ground);
    painter.drawRoundedRect(tile, 8, 8);
    const int mistakes = trainee.mistakes[static_cast<std::size_t>(group)];
    const QString text = level == GroupLevel::Unknown ? QStringLiteral("\u2013")
                       : mistakes == 0                ? QStringLiteral("\u2713")
                                                      : QLocale{}.toString(mistakes);
    paintText(painter, tile, text, uiFont(16, QFont::DemiBold), palette.color(QPalette::Text),
              Qt::AlignHCenter);
}

void ClassRowPainter::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const auto *model = static_cast<const ClassModel *>(index.model());
    const Trainee &trainee = model->at(index.row());
    const QPalette &palette = option.palette;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row = QRectF{option.rect}.adjusted(1, 2, -1, -2);
    const bool isStuck = trainee.stuckOn.has_value();
    painter->setPen(Qt::NoPen);
    painter->setBrush(
        palette.color(option.state & QStyle::State_MouseOver ? QPalette::Button : QPalette::Base));
    painter->drawRoundedRect(row, 8, 8);
    if (isStuck) {
        painter->setBrush(palette.color(QPalette::BrightText));
        painter->drawRoundedRect(QRectF{row.left(), row.top() + 6, 4, row.height() - 12}, 2, 2);
    }
    const ClassColumns columns{row};
    const QRectF name = columns.name;
    const QRectF upper{name.left(), name.top() + 6, name.width(), name.height() * 0.55 - 4};
    const QRectF lower{name.left(), upper.bottom(), name.width(),
                       name.bottom() - upper.bottom() - 4};
    paintText(*painter, upper, trainee.person.name, uiFont(19, QFont::DemiBold),
              palette.color(QPalette::Text));
    paintText(*painter, lower,
              Texts::tr("%1 \u00b7 %n round(s)", "number and rounds", trainee.rounds)
                  .arg(trainee.person.number.simplified()),
              uiFont(13), palette.color(QPalette::PlaceholderText));
    const bool isDone = trainee.standing == Trainee::Standing::Ready
                     || trainee.standing == Trainee::Standing::Certified;
    paintText(*painter, columns.standing, standingText(trainee), uiFont(16, QFont::DemiBold),
              palette.color(isDone ? QPalette::Link : QPalette::Text));
    for (const SkillGroup group : AllSkillGroups)
        paintGroup(*painter, columns.groups[static_cast<std::size_t>(group)], trainee, group,
                   palette);
    paintText(*painter, columns.note, noteText(trainee), uiFont(16),
              palette.color(isStuck ? QPalette::BrightText
                            : trainee.expiresSoon(QDate::currentDate())
                                ? QPalette::Highlight
                                : QPalette::PlaceholderText));
    if (option.state & QStyle::State_HasFocus)
        paintFocus(*painter, row, 8, palette);
    painter->restore();
}

QSize ClassRowPainter::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {scaled(400), scaled(60)};
}

} // namespace pitwise::ui
