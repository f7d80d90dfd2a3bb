// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/records/keptmodel.h"

#include "ui/theme/typescale.h"

#include <QLocale>
#include <QSize>

namespace pitwise::ui {

void KeptModel::setSessions(QList<KeptSession> sessions)
{
    beginResetModel();
    m_sessions = std::move(sessions);
    endResetModel();
}

int KeptModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sessions.size());
}

QString KeptModel::textAt(const KeptSession &session, int column) const
{
    const QLocale locale;
    switch (column) {
    case When:
        return locale.toString(session.started, QLocale::ShortFormat);
    case Who:
        return tr("%1 %2", "number and name")
            .arg(session.number.simplified(), session.name.simplified());
    case HouseName:
        return session.house.simplified();
    case Kind:
        return session.isExam ? tr("Exam") : tr("Training");
    case Rounds:
        return session.isJudged ? locale.toString(session.rounds) : QString{};
    case Score:
        return session.hasScore ? locale.toString(session.score, 'f', 1) : QString{};
    case Findings:
        return session.isJudged ? locale.toString(session.findings) : QString{};
    case State:
        switch (session.state) {
        case KeptSession::State::UnderWay:
            return tr("Under way");
        case KeptSession::State::Finished:
            return tr("Finished");
        case KeptSession::State::GivenUp:
            return tr("Given up");
        }
    }
    return {};
}

QVariant KeptModel::data(const QModelIndex &index, int role) const
{
    const bool isNumber = index.column() >= Rounds;
    if (role == Qt::TextAlignmentRole)
        return QVariant{(isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter};
    if (role == Qt::SizeHintRole)
        return QSize{0, scaled(28)};
    if (role == Qt::DisplayRole)
        return textAt(at(index.row()), index.column());
    return {};
}

QVariant KeptModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant{(section >= Rounds ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter};
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case When:
        return tr("When");
    case Who:
        return tr("Who");
    case HouseName:
        return tr("House");
    case Kind:
        return tr("Kind");
    case Rounds:
        return tr("Rounds");
    case Score:
        return tr("Score");
    case Findings:
        return tr("Findings");
    case State:
        return tr("State");
    }
    return {};
}

} // namespace pitwise::ui
