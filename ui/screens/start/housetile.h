// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/session/knownhouse.h"

#include <QStringList>

class QLineEdit;

namespace pitwise::ui {

/// A house to choose, on its own felt, with what is special about it. A house of one's own can be
/// renamed and removed here.
class HouseTile : public Button
{
    Q_OBJECT

public:
    /// Room for the name and five lines, at the present type size.
    [[nodiscard]] static int mostHeight();

    explicit HouseTile(const KnownHouse &known, QWidget *parent = nullptr);
    [[nodiscard]] const KnownHouse &known() const { return m_known; }
    [[nodiscard]] const House &house() const { return m_known.house; }
    /// `traits` are shown as far as there is room.
    void setHouse(const KnownHouse &known, const QStringList &traits);
    [[nodiscard]] const QStringList &traits() const { return m_traits; }
    /// The lines that are visible at this size.
    [[nodiscard]] QStringList shownTraits() const;
    /// Lets the user type another name.
    void beginRename();
    [[nodiscard]] QSize sizeHint() const override { return {250, mostHeight()}; }
    /// Its name and a line.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void renamed(const QString &name);
    void removeWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isOwn() const;
    void showMenu(const QPoint &at);
    void endRename(bool keep);

    KnownHouse m_known;
    QStringList m_traits;
    Button *m_more;
    QLineEdit *m_name = nullptr; ///< while it is being renamed
};

} // namespace pitwise::ui
