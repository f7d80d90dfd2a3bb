// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/houseshelf.h"

#include "engine/house/draft.h"
#include "ui/shell/savefile.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

HouseShelf::HouseShelf(Environment &environment, QObject *parent)
    : QObject(parent),
      m_environment(environment)
{
}

std::variant<House, std::string> HouseShelf::find(const std::string &name) const
{
    return m_environment.findHouse(name, {});
}

KnownHouse *HouseShelf::known(const std::string &name)
{
    const auto it = std::find_if(m_houses.begin(), m_houses.end(),
                                 [&](const KnownHouse &known) { return known.name == name; });
    return it == m_houses.end() ? nullptr : &*it;
}

void HouseShelf::read(const std::string &name)
{
    if (known(name) != nullptr)
        return;
    auto found = find(name);
    if (auto *house = std::get_if<House>(&found))
        m_houses.push_back({name, std::move(*house)});
}

const std::vector<KnownHouse> &HouseShelf::all()
{
    if (m_houses.empty())
        readAll();
    return m_houses;
}

void HouseShelf::readAll()
{
    for (const std::string &id : m_environment.houses)
        read(id);
    const Settings &settings = m_environment.settings;
    for (const QString &file : settings.houseFiles())
        read(file.toStdString());
    const std::string last = settings.startChoice().play.house;
    read(last);
    if (known(last) != nullptr)
        m_chosen = last;
    else if (!m_houses.empty())
        m_chosen = m_houses.front().name;
    tellApart();
}

void HouseShelf::add(const House &house, const std::string &path)
{
    if (m_houses.empty())
        readAll();
    if (KnownHouse *same = known(path))
        same->house = house;
    else
        m_houses.push_back({path, house});
    remember();
    m_chosen = path;
    tellApart(path);
    Q_EMIT changed(*known(path));
}

QString HouseShelf::rename(const std::string &path, const QString &name)
{
    KnownHouse *house = known(path);
    const auto text = m_environment.houseText(path);
    if (house == nullptr || !text)
        return tr("The file %1 cannot be read.").arg(QString::fromStdString(path));
    HouseDraft draft{*text};
    if (!draft.setValue("name", name.trimmed().toStdString()) || !draft.ok())
        return tr("The file %1 cannot be changed.").arg(QString::fromStdString(path));
    if (const QString trouble = saveFile(QString::fromStdString(path), draft.text());
        !trouble.isEmpty())
        return trouble;
    house->house = draft.house();
    tellApart(path);
    Q_EMIT changed(*known(path));
    return {};
}

void HouseShelf::remove(const std::string &path)
{
    const KnownHouse *house = known(path);
    if (house == nullptr || isBuiltIn(*house))
        return;
    m_removed = *house;
    const auto at = static_cast<std::size_t>(house - m_houses.data());
    m_houses.erase(m_houses.begin() + static_cast<std::ptrdiff_t>(at));
    if (m_chosen == path)
        m_chosen = m_houses[std::min(at, m_houses.size() - 1)].name;
    remember();
    Q_EMIT removed(path);
    tellApart();
}

void HouseShelf::putBack()
{
    if (const auto house = std::exchange(m_removed, std::nullopt))
        add(house->house, house->name);
}

void HouseShelf::remember()
{
    QStringList files;
    for (const KnownHouse &each : m_houses) {
        if (!isBuiltIn(each))
            files << QString::fromStdString(each.name);
    }
    m_environment.settings.setHouseFiles(files);
}

/// Houses of the same name are listed with their files, and with their folders if need be. The
/// caller reports the change of `toldAnyway` himself.
void HouseShelf::tellApart(const std::string &toldAnyway)
{
    for (KnownHouse &house : m_houses) {
        const auto alike = [&](auto part) {
            return std::count_if(m_houses.begin(), m_houses.end(), [&](const KnownHouse &other) {
                return other.house.name == house.house.name && part(other) == part(house);
            });
        };
        const QFileInfo file{QString::fromStdString(house.name)};
        std::string title;
        if (!isBuiltIn(house) && alike([](const KnownHouse &) { return 0; }) > 1) {
            const auto fileName = [](const KnownHouse &each) {
                return QFileInfo{QString::fromStdString(each.name)}.fileName();
            };
            const QString where = alike(fileName) > 1
                                    ? file.dir().dirName() + QLatin1Char('/') + file.fileName()
                                    : file.fileName();
            title =
                tr("%1 (%2)").arg(QString::fromStdString(house.house.name), where).toStdString();
        }
        if (std::exchange(house.title, title) != title && house.name != toldAnyway)
            Q_EMIT changed(house);
    }
}

const std::string &HouseShelf::chosen()
{
    if (m_houses.empty())
        readAll();
    return m_chosen;
}

void HouseShelf::choose(const std::string &name)
{
    m_chosen = name;
}

} // namespace pitwise::ui
