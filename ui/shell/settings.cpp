// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/settings.h"

#include "ui/theme/typescale.h"

#include <QSettings>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

namespace key {

constexpr const char *House = "play/house";
constexpr const char *Seats = "play/seats";
constexpr const char *Style = "play/style";
constexpr const char *Coaching = "play/coaching";
constexpr const char *Temper = "play/temper";
constexpr const char *Irregularities = "play/irregularities";
constexpr const char *Pressure = "play/pressure";
constexpr const char *Shuffle = "play/shuffle";
constexpr const char *Seed = "play/seed";
constexpr const char *FixedSeed = "play/fixedSeed";
constexpr const char *Speed = "view/speed";
constexpr const char *FourColours = "view/fourColours";
constexpr const char *Totals = "view/totals";
constexpr const char *Paper = "view/paper";
constexpr const char *PrintPaper = "print/paper";
constexpr const char *HighContrast = "view/highContrast";
constexpr const char *PatronSpeed = "view/patronSpeed";
constexpr const char *TypeSize = "view/typeSize";
constexpr const char *LeftHanded = "view/leftHanded";
constexpr const char *LargeTargets = "view/largeTargets";
constexpr const char *TrustedKeys = "certificates/trusted";
constexpr const char *RevocationLists = "certificates/revocations";
constexpr const char *RecordsPlace = "records/place";
constexpr const char *Language = "window/language";
constexpr const char *Muted = "sound/muted";
// In the order of SoundGroup.
constexpr std::array Volumes{"sound/table", "sound/calls", "sound/patrons", "sound/signs",
                             "sound/room"};
static_assert(Volumes.size() == SoundGroupCount);
constexpr const char *Geometry = "window/geometry";
constexpr const char *HouseFiles = "houses/files";
constexpr const char *DraftText = "editor/draft";
constexpr const char *DraftPath = "editor/path";
constexpr const char *DraftFrom = "editor/from";
constexpr const char *RecentSessions = "sessions/recent";
constexpr const char *ExportDelimiter = "export/delimiter";
constexpr const char *ExportDates = "export/dates";
constexpr const char *ExportHomePage = "export/homePage";
constexpr const char *DoneLessons = "learn/done"; // `person|lesson|house`
constexpr const char *HasDealt = "play/hasDealt";

} // namespace key

constexpr qsizetype MostHouseFiles = 12;
constexpr qsizetype MostRecentSessions = 8;
constexpr qsizetype MostDoneLessons = 5000;
constexpr int FastestView = 400; // percent

int styleNumber(const std::optional<Style> &style)
{
    return !style ? 0 : *style == Style::PickAndPay ? 1 : 2;
}

} // namespace

StartChoice Settings::startChoice() const
{
    StartChoice choice;
    PlaySettings &play = choice.play;
    if (const QString house = value(key::House).toString(); !house.isEmpty())
        play.house = house.toStdString();
    constexpr int FirstSeats = 2; // nobody's first round is a full table
    play.seats = number(key::Seats, 1, MaxSeats, FirstSeats);
    play.coaching = static_cast<Coaching>(number(key::Coaching, 0, 2, 0));
    play.temper = static_cast<Temper>(number(key::Temper, 0, 2, 1));
    play.irregularities = number(key::Irregularities, 0, 100, 0);
    play.pressure = static_cast<pitwise::Pressure>(number(key::Pressure, 0, 4, 0));
    play.startsWithShuffle = flag(key::Shuffle, false);
    play.seed = value(key::Seed).toULongLong();
    const int style = number(key::Style, 0, 2, 0);
    if (style > 0)
        play.style = style == 1 ? Style::PickAndPay : Style::LayAndPay;
    choice.fixedSeed = flag(key::FixedSeed, false);
    return choice;
}

void Settings::setStartChoice(const StartChoice &choice)
{
    const PlaySettings &play = choice.play;
    set(key::House, QString::fromStdString(play.house));
    set(key::Seats, play.seats);
    set(key::Coaching, static_cast<int>(play.coaching));
    set(key::Temper, static_cast<int>(play.temper));
    set(key::Irregularities, play.irregularities);
    set(key::Pressure, static_cast<int>(play.pressure));
    set(key::Shuffle, play.startsWithShuffle);
    set(key::FixedSeed, choice.fixedSeed);
    set(key::Seed, QString::number(play.seed));
    set(key::Style, styleNumber(play.style));
}

ViewOptions Settings::viewOptions() const
{
    ViewOptions options;
    options.speed = number(key::Speed, 0, FastestView, options.speed);
    options.suits = flag(key::FourColours, false) ? SuitColours::Four : SuitColours::Two;
    options.totals = flag(key::Totals, true);
    options.around = &surroundings(flag(key::Paper, false), flag(key::HighContrast, false));
    if (const int patrons = number(key::PatronSpeed, 0, FastestView, -1); patrons >= 0)
        options.patronSpeed = patrons;
    options.typeSize = number(key::TypeSize, LeastTypeSize, MostTypeSize, options.typeSize);
    options.leftHanded = flag(key::LeftHanded, false);
    options.largeTargets = flag(key::LargeTargets, false);
    return options;
}

void Settings::setViewOptions(const ViewOptions &options)
{
    set(key::Speed, options.speed);
    set(key::FourColours, options.suits == SuitColours::Four);
    set(key::Totals, options.totals);
    set(key::Paper, isLight(*options.around));
    set(key::HighContrast, isHighContrast(*options.around));
    set(key::PatronSpeed, options.patronSpeed.value_or(-1));
    set(key::TypeSize, options.typeSize);
    set(key::LeftHanded, options.leftHanded);
    set(key::LargeTargets, options.largeTargets);
}

QString Settings::language() const
{
    return value(key::Language).toString();
}

void Settings::setLanguage(const QString &code)
{
    set(key::Language, code);
}

SoundSettings Settings::sound() const
{
    SoundSettings sound;
    sound.muted = flag(key::Muted, sound.muted);
    for (std::size_t i = 0; i < key::Volumes.size(); ++i)
        sound.volume[i] = number(key::Volumes[i], 0, 100, sound.volume[i]);
    return sound;
}

void Settings::setSound(const SoundSettings &sound)
{
    set(key::Muted, sound.muted);
    for (std::size_t i = 0; i < key::Volumes.size(); ++i)
        set(key::Volumes[i], sound.volume[i]);
}

QByteArray Settings::geometry() const
{
    return value(key::Geometry).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    set(key::Geometry, geometry);
}

QStringList Settings::houseFiles() const
{
    const QStringList files = value(key::HouseFiles).toStringList();
    return files.mid(std::max<qsizetype>(0, files.size() - MostHouseFiles));
}

void Settings::setHouseFiles(const QStringList &files)
{
    set(key::HouseFiles, files.mid(std::max<qsizetype>(0, files.size() - MostHouseFiles)));
}

UnsavedDraft Settings::draft() const
{
    return {value(key::DraftText).toString(), value(key::DraftPath).toString(),
            value(key::DraftFrom).toString()};
}

void Settings::setDraft(const UnsavedDraft &draft)
{
    set(key::DraftText, draft.text);
    set(key::DraftPath, draft.path);
    set(key::DraftFrom, draft.from);
}

Paper Settings::printPaper() const
{
    const auto chosen = paperFromText(value(key::PrintPaper).toString().toStdString());
    return chosen.value_or(usualPaper(QLocale{}.territory()));
}

void Settings::setPrintPaper(Paper paper)
{
    const std::string_view text = name(paper);
    set(key::PrintPaper, QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())));
}

Paper usualPaper(QLocale::Territory territory)
{
    static constexpr std::array Letter{
        QLocale::UnitedStates, QLocale::Canada, QLocale::Mexico,     QLocale::PuertoRico,
        QLocale::Philippines,  QLocale::Chile,  QLocale::Colombia,   QLocale::CostaRica,
        QLocale::Guatemala,    QLocale::Panama, QLocale::ElSalvador, QLocale::Nicaragua,
        QLocale::Venezuela,
    };
    const bool letter = std::find(Letter.begin(), Letter.end(), territory) != Letter.end();
    return letter ? Paper::Letter : Paper::A4;
}

QStringList Settings::recentSessions() const
{
    return value(key::RecentSessions).toStringList().mid(0, MostRecentSessions);
}

ExportStyle Settings::exportStyle() const
{
    const QString delimiter = value(key::ExportDelimiter).toString();
    return {.delimiter = delimiter.size() == 1 ? delimiter[0] : ExportStyle{}.delimiter,
            .dates = value(key::ExportDates).toString(),
            .homePage = value(key::ExportHomePage).toString()};
}

void Settings::setExportStyle(const ExportStyle &style)
{
    set(key::ExportDelimiter, QString{style.delimiter});
    set(key::ExportDates, style.dates);
    set(key::ExportHomePage, style.homePage);
}

QStringList Settings::doneLessons(const QString &person, const QString &house) const
{
    const QString start = person + QLatin1Char('|');
    const QString end = QLatin1Char('|') + house;
    QStringList lessons;
    for (const QString &each : value(key::DoneLessons).toStringList()) {
        if (each.startsWith(start) && each.endsWith(end)
            && each.size() > start.size() + end.size() - 1)
            lessons << each.mid(start.size(), each.size() - start.size() - end.size());
    }
    return lessons;
}

void Settings::setLessonDone(const QString &person, const QString &house, const QString &lesson)
{
    QStringList all = value(key::DoneLessons).toStringList();
    const QString line = QStringList{person, lesson, house}.join(QLatin1Char('|'));
    if (all.contains(line))
        return;
    all << line;
    set(key::DoneLessons, all.mid(std::max<qsizetype>(0, all.size() - MostDoneLessons)));
}

bool Settings::hasDealt() const
{
    return m_store == nullptr || flag(key::HasDealt, false);
}

void Settings::setHasDealt()
{
    set(key::HasDealt, true);
}

void Settings::setRecentSessions(const QStringList &files)
{
    set(key::RecentSessions, files.mid(0, MostRecentSessions));
}

Trusted Settings::trusted() const
{
    Trusted trusted;
    for (const QString &line : value(key::TrustedKeys).toStringList()) {
        const QStringList words = line.split(QLatin1Char(' '));
        if (words.size() > 3)
            trusted.keys.append(
                {words[0], words[1], words.mid(3).join(QLatin1Char(' ')), words[2]});
    }
    trusted.revocations = value(key::RevocationLists).toStringList();
    return trusted;
}

void Settings::setTrusted(const Trusted &trusted)
{
    QStringList lines;
    for (const TrustedKey &key : trusted.keys)
        lines << QStringList{key.hex, key.id, key.made, key.site}.join(QLatin1Char(' '));
    set(key::TrustedKeys, lines);
    set(key::RevocationLists, trusted.revocations);
}

QString Settings::recordsPlace() const
{
    return value(key::RecordsPlace).toString();
}

void Settings::setRecordsPlace(const QString &where)
{
    set(key::RecordsPlace, where);
}

QVariant Settings::value(const char *key) const
{
    return m_store == nullptr ? QVariant{} : m_store->value(QLatin1String(key));
}

int Settings::number(const char *key, int least, int most, int otherwise) const
{
    bool ok = false;
    const int number = value(key).toInt(&ok);
    return ok && number >= least && number <= most ? number : otherwise;
}

bool Settings::flag(const char *key, bool otherwise) const
{
    const QVariant there = value(key);
    return there.isValid() ? there.toBool() : otherwise;
}

void Settings::set(const char *key, const QVariant &value)
{
    if (m_store != nullptr && m_store->value(QLatin1String(key)) != value)
        m_store->setValue(QLatin1String(key), value);
}

} // namespace pitwise::ui
