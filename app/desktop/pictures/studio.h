// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/pictures/madeclass.h"
#include "app/desktop/pictures/madedrills.h"
#include "app/desktop/pictures/madepast.h"
#include "app/desktop/pictures/maderecords.h"
#include "app/desktop/pictures/madeschool.h"
#include "ui/screens/table/tablescreen.h"
#include "ui/shell/mainwindow.h"

#include <QEventLoop>
#include <QPixmap>

#include <functional>
#include <memory>

namespace pitwise::pictures {

/// A window with made data, without saved settings and without animation, and the camera before it.
class Studio
{
public:
    Studio(const QString &folder, const QSize &size, int typeSize = 100);

    [[nodiscard]] ui::MainWindow &window() { return *m_window; }
    [[nodiscard]] ui::TableScreen &table() { return m_window->screen<ui::TableScreen>(); }
    [[nodiscard]] const Sitting &sitting() { return m_window->controller()->sitting(); }

    void deal(const char *house, std::uint64_t seed, Coaching coaching, int seats = 7);
    /// Performs correct acts until `enough`.
    void dealUntil(const std::function<bool(const Table &)> &enough);
    void act(const Act &what) { m_window->controller()->perform(what); }

    void setPaper(bool light);
    /// Not on paper as well.
    void setOnlyDark() { m_bothSurroundings = false; }
    /// A trainee of the made school deals from now on; without a number, a guest.
    void setDealer(const ui::Dealer &dealer);

    /// Saves what the window shows, with a pop-up or dialog that is open over it, in both surroundings.
    void take(const QString &name);
    /// Looks at each picture instead of saving it.
    void setCamera(const std::function<void(const QString &name)> &camera) { m_camera = camera; }
    void save(const QPixmap &pixmap, const QString &file);
    [[nodiscard]] const QString &trouble() const { return m_trouble; }

private:
    void savePicture(const QString &name);

    QString m_folder;
    std::function<void(const QString &name)> m_camera;
    std::unique_ptr<MadePast> m_past;
    ui::Environment m_environment;
    MadeDrills m_drills;
    MadeRecords m_records;
    MadeReviews m_reviews;
    MadeExams m_exams;
    MadeClass m_class;
    MadeHomework m_homework;
    qint64 m_now = 0;
    bool m_bothSurroundings = true;
    std::unique_ptr<ui::MainWindow> m_window;
    QString m_trouble;
};

[[nodiscard]] bool firstCardsLie(const Table &table);

/// Runs `work` and waits until the screen says that it is done.
template<typename Who>
void waitFor(const Who *who, void (Who::*done)(), const std::function<void()> &work)
{
    QEventLoop until;
    QObject::connect(who, done, &until, &QEventLoop::quit);
    work();
    until.exec();
}

} // namespace pitwise::pictures
