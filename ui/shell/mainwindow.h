// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/screenstack.h"
#include "ui/shell/shell.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>

namespace pitwise::ui {

class MainMenu;
class Rail;
class Toast;
class WindowKeys;

/// The window: a rail at the left, a screen beside it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Exactly one screen has the role Home, one the role Dealing.
    MainWindow(const Environment &environment, std::vector<ScreenEntry> screens);
    ~MainWindow() override;

    [[nodiscard]] Shell &shell() { return *m_shell; }
    [[nodiscard]] SessionController *controller() { return &m_shell->controller(); }
    [[nodiscard]] Rail *rail() const { return m_rail; }
    [[nodiscard]] MainMenu *menu() const { return m_menu; }

    /// Created on first use.
    template<typename T>
    T &screen()
    {
        return m_screens->screen<T>();
    }
    template<typename T>
    T &showScreen()
    {
        m_screens->showScreen(m_screens->indexOf(T::staticMetaObject));
        return screen<T>();
    }
    void showHome() { m_shell->goHome(); }
    /// Makes rail, menu and screens anew, after the language has changed. The session goes on; what
    /// was typed into a screen and not saved is lost.
    void rebuild(std::vector<ScreenEntry> screens);

    /// Shows the key sheet, or hides it.
    void showKeys();
    void showError(const QString &title, const QString &text);
    /// A short message over the screen that is shown.
    void tell(const QString &text);
    [[nodiscard]] const Toast *message() const { return m_message; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build(std::vector<ScreenEntry> screens);
    void connectShell();
    void connectAll();
    void showTitle();
    void toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }
    void setInExam(bool inExam);

    std::unique_ptr<Shell> m_shell;
    ScreenStack *m_screens = nullptr;
    Rail *m_rail = nullptr;
    MainMenu *m_menu = nullptr;
    WindowKeys *m_keys = nullptr;
    Toast *m_message = nullptr;
    bool m_mayClose = false; ///< in an exam, or not saved: the user has confirmed it
    QPointer<QWidget> m_replaced; ///< the screens before the last rebuild
};

} // namespace pitwise::ui
