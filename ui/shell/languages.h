// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QTranslator>

#include <memory>
#include <vector>

namespace pitwise::ui {

/// A language the program can speak.
struct Language
{
    QString code; ///< such as `de` or `zh_CN`
    QString name; ///< in itself: "Deutsch"

    bool operator==(const Language &) const = default;
};

/// The languages of the program: those compiled in from `translations/`, and `pitwise_xx.qm` files
/// in a folder beside it.
class Languages
{
public:
    /// `folder`: where to look for more; empty: nowhere.
    explicit Languages(QString folder = {});
    ~Languages();
    Languages(const Languages &) = delete;
    Languages &operator=(const Languages &) = delete;

    /// English first, the others by name.
    [[nodiscard]] std::vector<Language> available() const;
    /// Translates the program from now on, and writes numbers and dates as that language does.
    /// Empty: the system's language. One that is not available: English.
    void use(const QString &code);
    [[nodiscard]] const QString &current() const { return m_current; }

private:
    [[nodiscard]] QString fileFor(const QString &code) const;

    QString m_folder;
    QString m_current;
    std::unique_ptr<QTranslator> m_ours;
    std::unique_ptr<QTranslator> m_qts; ///< for the buttons of Qt's own dialogs
};

} // namespace pitwise::ui
