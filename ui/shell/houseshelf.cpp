// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/houseshelf.h"

#include <algorithm>

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
}

void HouseShelf::add(const House &house, const std::string &path)
{
    if (m_houses.empty())
        readAll();
    if (KnownHouse *same = known(path))
        same->house = house;
    else
        m_houses.push_back({path, house});
    QStringList files;
    for (const KnownHouse &each : m_houses) {
        if (!isBuiltIn(each))
            files << QString::fromStdString(each.name);
    }
    m_environment.settings.setHouseFiles(files);
    m_chosen = path;
    Q_EMIT changed({path, house});
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
