// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examvalues.h"
#include "ui/panels/toolkit.h"

class QLabel;
class QListWidget;

namespace pitwise::ui {

class DeedPanel;
class Shell;

/// The site's keys: which there are, a new one, the public half for others, rotate, revoke, and the
/// list of all that is void.
class KeysPage : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit KeysPage(Shell &shell, QWidget *parent = nullptr);

    void refresh();
    void exportTo(const QString &path);
    void writeRevocations(const QString &path);
    [[nodiscard]] const QList<SiteKeyLine> &keys() const { return m_keys; }
    [[nodiscard]] QListWidget *list() const { return m_list; }
    [[nodiscard]] DeedPanel *deed() const { return m_deed; }
    [[nodiscard]] PillButton *makeButton() const { return m_make; }
    [[nodiscard]] PillButton *rotateButton() const { return m_rotate; }
    [[nodiscard]] PillButton *revokeButton() const { return m_revoke; }

Q_SIGNALS:
    void filled();
    /// A file is written, or could not be.
    void saved(const QString &path, const QString &trouble);

private:
    void arrange();
    void connectButtons();
    void fill(const SiteKeyList &list);
    void choose();
    [[nodiscard]] SiteKeyLine chosen() const;

    Shell &m_shell;
    QList<SiteKeyLine> m_keys;
    QListWidget *m_list;
    QLabel *m_about;
    PillButton *m_make;
    PillButton *m_export;
    PillButton *m_rotate;
    PillButton *m_revoke;
    PillButton *m_write;
    DeedPanel *m_deed;
};

} // namespace pitwise::ui
