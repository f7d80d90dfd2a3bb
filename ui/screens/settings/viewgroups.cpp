// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/settings/groups.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace pitwise::ui {

namespace {

struct ViewGroups
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::ViewGroups)
};

constexpr std::array TypeSizes{100, 125, 150, 175, 200}; // percent
constexpr std::array MotionSpeeds{0, 60, 100, 200}; // percent
constexpr std::array<std::optional<int>, 5> PatronSpeeds{std::nullopt, 0, 200, 100, 50};

/// The nearest option, for a value that somebody wrote into the settings by hand.
template<typename Values>
int indexIn(const Values &values, int value)
{
    const auto nearest = std::min_element(values.begin(), values.end(), [=](int a, int b) {
        return std::abs(a - value) < std::abs(b - value);
    });
    return static_cast<int>(nearest - values.begin());
}

int patronIndex(const std::optional<int> &speed)
{
    const auto found = std::find(PatronSpeeds.begin(), PatronSpeeds.end(), speed);
    return found == PatronSpeeds.end() ? 0 : static_cast<int>(found - PatronSpeeds.begin());
}

/// Changes one view option.
template<typename Change>
auto changing(Shell &shell, Change change)
{
    return [&shell, change](auto value) {
        ViewOptions options = shell.viewOptions();
        change(options, value);
        shell.setViewOptions(options);
    };
}

} // namespace

PreferenceGroup *appearancePreferences(Shell &shell, QWidget *parent)
{
    auto *group = new PreferenceGroup{ViewGroups::tr("Appearance"), parent};
    group->addChoice(
        {ViewGroups::tr("Surroundings"),
         ViewGroups::tr("The colours around the felt."),
         {ViewGroups::tr("dark light theme colours")}},
        {ViewGroups::tr("Charcoal"), ViewGroups::tr("Paper")},
        [&shell] { return isLight(*shell.viewOptions().around) ? 1 : 0; },
        changing(shell, [](ViewOptions &options, int index) {
            options.around = &surroundings(index == 1, isHighContrast(*options.around));
        }));
    group->addSwitch(
        {ViewGroups::tr("High contrast"),
         ViewGroups::tr("Black and white grounds, brighter text and stronger lines."),
         {ViewGroups::tr("accessibility vision")}},
        [&shell] { return isHighContrast(*shell.viewOptions().around); },
        changing(shell, [](ViewOptions &options, bool on) {
            options.around = &surroundings(isLight(*options.around), on);
        }));
    QStringList sizes;
    for (const int size : TypeSizes)
        sizes << ViewGroups::tr("%1 %").arg(size);
    group->addChoice(
        {ViewGroups::tr("Type size"),
         ViewGroups::tr("Text also grows with the window."),
         {ViewGroups::tr("font text zoom larger accessibility vision")}},
        sizes, [&shell] { return indexIn(TypeSizes, shell.viewOptions().typeSize); },
        changing(shell, [](ViewOptions &options, int index) {
            options.typeSize = TypeSizes[static_cast<std::size_t>(index)];
        }));
    group->addChoice(
        {ViewGroups::tr("Suits"),
         ViewGroups::tr("With four colours, diamonds are blue and clubs are green."),
         {ViewGroups::tr("cards accessibility vision")}},
        {ViewGroups::tr("Two colours"), ViewGroups::tr("Four colours")},
        [&shell] { return shell.viewOptions().suits == SuitColours::Four ? 1 : 0; },
        changing(shell, [](ViewOptions &options, int index) {
            options.suits = index == 1 ? SuitColours::Four : SuitColours::Two;
        }));
    group->addSwitch(
        {ViewGroups::tr("Amounts beside chips"),
         ViewGroups::tr("The total of each bet and payoff in figures. Silent sessions never show "
                        "them.")},
        [&shell] { return shell.viewOptions().totals; },
        changing(shell, [](ViewOptions &options, bool on) { options.totals = on; }), true);
    return group;
}

PreferenceGroup *tablePreferences(Shell &shell, QWidget *parent)
{
    auto *group = new PreferenceGroup{ViewGroups::tr("Table"), parent};
    group->addChoice(
        {ViewGroups::tr("Dealing hand"),
         ViewGroups::tr("A left-handed table has its shoe at the right and the discard rack at the "
                        "left. Seats keep their numbers."),
         {ViewGroups::tr("mirror")}},
        {ViewGroups::tr("Right"), ViewGroups::tr("Left")},
        [&shell] { return shell.viewOptions().leftHanded ? 1 : 0; },
        changing(shell, [](ViewOptions &options, int index) { options.leftHanded = index == 1; }));
    group->addSwitch(
        {ViewGroups::tr("Larger targets"),
         ViewGroups::tr("A bet or a card also takes a click or a touch just beside it."),
         {ViewGroups::tr("touch finger accessibility")}},
        [&shell] { return shell.viewOptions().largeTargets; },
        changing(shell, [](ViewOptions &options, bool on) { options.largeTargets = on; }));
    return group;
}

PreferenceGroup *motionPreferences(Shell &shell, QWidget *parent)
{
    constexpr int NormalMotion = 2;
    auto *group = new PreferenceGroup{ViewGroups::tr("Motion and patrons"), parent};
    group->addChoice(
        {ViewGroups::tr("Motion"),
         ViewGroups::tr("How fast cards and chips move. You never have to wait for them."),
         {ViewGroups::tr("animation speed reduced accessibility")}},
        {ViewGroups::tr("None"), ViewGroups::tr("Slow"), ViewGroups::tr("Normal"),
         ViewGroups::tr("Fast")},
        [&shell] { return indexIn(MotionSpeeds, shell.viewOptions().speed); },
        changing(shell,
                 [](ViewOptions &options, int index) {
                     options.speed = MotionSpeeds[static_cast<std::size_t>(index)];
                 }),
        NormalMotion);
    group->addChoice(
        {ViewGroups::tr("Patrons answer"),
         ViewGroups::tr("How long a patron thinks before he decides.")},
        {ViewGroups::tr("As the motion"), ViewGroups::tr("At once"), ViewGroups::tr("Quickly"),
         ViewGroups::tr("Normally"), ViewGroups::tr("Slowly")},
        [&shell] { return patronIndex(shell.viewOptions().patronSpeed); },
        changing(shell, [](ViewOptions &options, int index) {
            options.patronSpeed = PatronSpeeds[static_cast<std::size_t>(index)];
        }));
    return group;
}

} // namespace pitwise::ui
