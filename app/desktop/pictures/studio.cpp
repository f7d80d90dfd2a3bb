// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/studio.h"

#include "app/desktop/startup.h"
#include "ui/paint/imagefile.h"
#include "ui/screens/screens.h"
#include "ui/text/examwords.h"

#include <QApplication>
#include <QPainter>

namespace pitwise::pictures {

namespace {

constexpr std::int64_t PictureDay = 1'772'357'400'000; // 2026-03-01

/// A certificate as somebody sees it who does not know the site yet.
ui::CheckedFile madeCertificate()
{
    ui::CheckedFile file;
    file.verdict = ui::CheckedFile::Verdict::UnknownKey;
    file.fingerprint = QStringLiteral("9f3c 51d0 7a64 e2b8 0c1f 66a9 d47e 315b "
                                      "8802 c9fe 4d17 a0b3 5e6c 2f91 b7d8 0e4a");
    file.key.site = QStringLiteral("Riverside School");
    file.hasFacts = true;
    file.facts = {.name = QStringLiteral("Ada Byron"),
                  .number = QStringLiteral("1042"),
                  .exam = QStringLiteral("Casino War, Washington"),
                  .house = QStringLiteral("Washington (casino-war)"),
                  .score = QStringLiteral("97.50"),
                  .hours = QStringLiteral("41.5"),
                  .trainer = QStringLiteral("Kim Moreau"),
                  .site = QStringLiteral("Riverside School"),
                  .granted = QStringLiteral("2026-03-01"),
                  .expires = QStringLiteral("2027-03-01")};
    for (const SkillGroup group : AllSkillGroups)
        file.facts.groups.push_back({groupWords(group), QStringLiteral("98.50 (66 of 67)")});
    return file;
}

} // namespace

Studio::Studio(const QString &folder, const QSize &size, int typeSize)
    : m_folder(folder),
      m_environment(bareEnvironment())
{
    m_environment.clock = [this] { return m_now += 1700; };
    const Moment day = Moment::ofMs(PictureDay);
    m_environment.now = [day] { return day; };
    m_past =
        std::make_unique<MadePast>(std::get<House>(m_environment.findHouse("washington", {})), day);
    m_environment.past = m_past.get();
    m_environment.checkFile = [](const QString &, const ui::Trusted &) {
        return [] { return madeCertificate(); };
    };
    m_environment.drills = &m_drills;
    m_environment.records = &m_records;
    m_environment.review = &m_reviews;
    m_environment.exams = &m_exams;
    m_environment.classroom = &m_class;
    m_environment.homework = &m_homework;
    m_window = std::make_unique<ui::MainWindow>(m_environment, ui::allScreens());
    ui::ViewOptions options = m_window->shell().viewOptions();
    options.speed = 0;
    options.typeSize = typeSize;
    m_window->shell().setViewOptions(options);
    m_window->resize(size);
    m_window->show();
}

void Studio::deal(const char *house, std::uint64_t seed, Coaching coaching, int seats)
{
    PlaySettings settings;
    settings.house = house;
    settings.seats = seats;
    settings.coaching = coaching;
    settings.temper = Temper::Bold;
    settings.seed = seed;
    const auto found = m_environment.findHouse(house, {});
    m_window->shell().sessions().deal(settings, std::get<House>(found));
}

void Studio::dealUntil(const std::function<bool(const Table &)> &enough)
{
    constexpr int Most = 600;
    for (int i = 0; i < Most && !enough(sitting().table()); ++i) {
        const auto next = sitting().next();
        if (!next)
            return;
        m_window->controller()->perform(*next);
    }
}

void Studio::setPaper(bool light)
{
    ui::ViewOptions options = m_window->shell().viewOptions();
    options.around = &ui::surroundings(light, ui::isHighContrast(*options.around));
    m_window->shell().setViewOptions(options);
}

void Studio::setDealer(const ui::Dealer &dealer)
{
    m_window->shell().keeper().setDealer(dealer);
}

void Studio::take(const QString &name)
{
    // Wrapped lines know their height only after the first layout, which asks for a second one.
    for (int i = 0; i < 3; ++i)
        QApplication::processEvents();
    if (m_camera)
        return m_camera(name);
    savePicture(name);
    if (!m_bothSurroundings)
        return;
    setPaper(true);
    QApplication::processEvents();
    savePicture(name + QStringLiteral("-paper"));
    setPaper(false);
}

void Studio::savePicture(const QString &name)
{
    QPixmap pixmap = m_window->grab();
    if (QWidget *popup = QApplication::activePopupWidget()) {
        QPainter painter{&pixmap};
        painter.drawPixmap(m_window->mapFromGlobal(popup->pos()), popup->grab());
    }
    if (QWidget *dialog = QApplication::activeModalWidget()) {
        const QPixmap asked = dialog->grab();
        QRect place{{}, asked.deviceIndependentSize().toSize()};
        place.moveCenter(m_window->rect().center());
        QPainter painter{&pixmap};
        painter.fillRect(place.adjusted(-1, -1, 1, 1), dialog->palette().mid());
        painter.drawPixmap(place, asked);
    }
    save(pixmap, QStringLiteral("%1/%2-%3x%4.png")
                     .arg(m_folder, name)
                     .arg(pixmap.width())
                     .arg(pixmap.height()));
}

void Studio::save(const QPixmap &pixmap, const QString &file)
{
    constexpr int Quick = 90; // packed a little less; packing hard took longer than everything else
    const QString trouble = ui::writePng(pixmap.toImage(), file, Quick);
    if (!trouble.isEmpty())
        m_trouble = QStringLiteral("%1 could not be written: %2").arg(file, trouble);
}

bool firstCardsLie(const Table &table)
{
    return table.dealer.lying > 0;
}

} // namespace pitwise::pictures
