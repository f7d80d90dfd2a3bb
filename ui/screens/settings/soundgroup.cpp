// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/settings/groups.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

struct SoundPreferences
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::SoundPreferences)
};

void addVolume(PreferenceGroup &group, Shell &shell, SoundGroup what, const PreferenceText &text)
{
    const auto at = static_cast<std::size_t>(what);
    group.addLevel(
        text, [&shell, at] { return shell.soundSettings().volume[at]; },
        [&shell, at](int percent) {
            SoundSettings settings = shell.soundSettings();
            settings.volume[at] = percent;
            shell.setSoundSettings(settings);
        },
        SoundSettings{}.volume[at]);
}

} // namespace

PreferenceGroup *soundPreferences(Shell &shell, QWidget *parent)
{
    auto *group = new PreferenceGroup{SoundPreferences::tr("Sound"), parent};
    group->addSwitch(
        {SoundPreferences::tr("Sound"),
         SoundPreferences::tr("Ctrl+M turns it off and on anywhere."),
         {SoundPreferences::tr("mute volume silent")}},
        [&shell] { return !shell.soundSettings().muted; },
        [&shell](bool on) {
            SoundSettings settings = shell.soundSettings();
            settings.muted = !on;
            shell.setSoundSettings(settings);
        },
        true);
    addVolume(
        *group, shell, SoundGroup::Table,
        {SoundPreferences::tr("Cards and chips"), SoundPreferences::tr("What your hands do.")});
    addVolume(*group, shell, SoundGroup::Calls,
              {SoundPreferences::tr("Your calls"), SoundPreferences::tr("Each call, spoken.")});
    addVolume(*group, shell, SoundGroup::Patrons,
              {SoundPreferences::tr("Patrons' voices"), SoundPreferences::tr("What they answer.")});
    addVolume(*group, shell, SoundGroup::Signs,
              {SoundPreferences::tr("Findings and clean rounds"),
               SoundPreferences::tr("A soft sign, in coach sessions only.")});
    addVolume(
        *group, shell, SoundGroup::Room,
        {SoundPreferences::tr("The room"), SoundPreferences::tr("The murmur of a full casino.")});
    QObject::connect(&shell, &Shell::soundSettingsChanged, group, &PreferenceGroup::refresh);
    return group;
}

} // namespace pitwise::ui
