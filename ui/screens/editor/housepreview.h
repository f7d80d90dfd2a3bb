// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/panels/fileedit.h"
#include "ui/panels/toolkit.h"
#include "ui/table/tableview.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QStackedWidget;
class QTextBrowser;

namespace pitwise::ui {

/// A house as it will be: its felt, its odds, its manual, its file.
class HousePreview : public QWidget
{
    Q_OBJECT

public:
    enum class Page { Felt, Odds, Manual, File };

    explicit HousePreview(QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    /// A house that has no faults.
    void setHouse(const House &house);
    /// The text of its file, whatever is wrong with it.
    void setText(const QString &text);
    /// What is wrong with it, and in which lines of the file; empty: nothing.
    void setTrouble(const QString &trouble, const QSet<int> &lines);
    void setPage(Page page);
    [[nodiscard]] Page page() const;
    [[nodiscard]] FileEdit *file() const { return m_file; }
    /// What can be read on the page that is shown.
    [[nodiscard]] QString words() const;
    /// Without waiting until nobody types any more.
    void refresh();

Q_SIGNALS:
    /// Somebody typed in the file.
    void textEdited(const QString &text);

private:
    [[nodiscard]] QString oddsPage() const;

    House m_house;
    QTimer m_later;
    Choice *m_choice;
    QStackedWidget *m_pages;
    TableView *m_felt;
    QTextBrowser *m_odds;
    QTextBrowser *m_manual;
    FileEdit *m_file;
    QLabel *m_trouble;
};

} // namespace pitwise::ui
