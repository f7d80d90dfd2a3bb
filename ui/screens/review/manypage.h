// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/review/comingback.h"
#include "ui/panels/toolkit.h"
#include "ui/screens/review/reviewsource.h"
#include "ui/shell/shell.h"
#include "ui/work/background.h"

#include <QHash>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace pitwise::ui {

/// Several sessions: choose some, and see which mistakes and skills keep coming back.
class ManyPage : public QWidget
{
    Q_OBJECT

public:
    static constexpr int Lately = 10; ///< sessions of "the last 10"

    explicit ManyPage(Shell &shell, QWidget *parent = nullptr);

    /// Reads the list again; the last sessions are chosen.
    void refresh();
    void chooseLast(int count);
    [[nodiscard]] QTreeWidget *list() const { return m_list; }
    [[nodiscard]] QTreeWidget *findings() const { return m_findings; }
    [[nodiscard]] QTreeWidget *skills() const { return m_skills; }
    [[nodiscard]] PillButton *lastButton() const { return m_last; }
    [[nodiscard]] PillButton *openButton() const { return m_open; }
    /// Nothing is being read or counted.
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] QString note() const;

Q_SIGNALS:
    /// `what` as in `Screen::askedFor`; at this entry of its log, or at its first finding.
    void openWanted(const QString &what, int event);

private:
    void arrange();
    QTreeWidget *makeList(const QString &name, const QStringList &heads);
    void listStored(const KeptList &kept);
    void listSaved();
    void add(const QString &what, const QStringList &cells, bool can);
    void listed();
    void count();
    void read(const QString &what);
    void hasRead(const QString &what, const OpenedReview &opened);
    void combine();
    void fill(const ComingBack &back, const QStringList &whats);
    void openChosen();
    void openPlace(const QTreeWidgetItem *item);
    [[nodiscard]] QStringList chosen() const;

    Shell &m_shell;
    QTreeWidget *m_list;
    QTreeWidget *m_findings;
    QTreeWidget *m_skills;
    QLabel *m_note;
    QLabel *m_title;
    PillButton *m_last;
    PillButton *m_all;
    PillButton *m_none;
    PillButton *m_open;
    QHash<QString, OpenedReview> m_read;
    int m_reading = 0;
    bool m_listing = false;
    int m_asked = 0; ///< only the last answer counts
    Background m_work;
    Background m_counting;
};

} // namespace pitwise::ui
