// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sound/soundplayer.h"

#include "ui/sound/placedsound.h"

#include <QAudioDevice>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

#include <cmath>

// The resources are in a static library; this must stand outside any namespace.
static void initSounds()
{
    Q_INIT_RESOURCE(sounds);
}

namespace pitwise::ui {

namespace {

constexpr int Places = 8; // steps from the middle to one side; the ear hears no finer ones
constexpr qsizetype MostEffects = 240; // each holds a stream to the sound server while it plays

double roundedPlace(double place)
{
    return std::round(place * Places) / Places;
}

} // namespace

SoundPlayer::SoundPlayer() = default;
SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::open()
{
    initSounds();
    m_devices = std::make_unique<QMediaDevices>();
    m_folder = std::make_unique<QTemporaryDir>();
    updateRoom();
}

void SoundPlayer::setSettings(const SoundSettings &settings)
{
    if (settings.muted && !m_settings.muted)
        stopAll();
    m_settings = settings;
    updateRoom();
}

void SoundPlayer::setLanguage(const QString &language)
{
    m_language = language;
}

void SoundPlayer::setRoom(double level)
{
    m_room = level;
    updateRoom();
}

void SoundPlayer::play(const std::vector<Cue> &cues)
{
    if (m_devices == nullptr || m_settings.muted)
        return;
    for (const Cue &cue : cues) {
        if (m_settings.of(groupOf(cue.sound)) == 0)
            continue;
        if (cue.after == 0) {
            start(cue);
            continue;
        }
        QTimer::singleShot(cue.after, Qt::PreciseTimer, this,
                           [this, cue, generation = m_generation] {
                               if (generation == m_generation)
                                   start(cue);
                           });
    }
}

void SoundPlayer::start(const Cue &cue)
{
    // Without a device an effect would count as playing for ever.
    if (QMediaDevices::defaultAudioOutput().isNull())
        return;
    constexpr int Times = 3;
    int &nth = m_nth[static_cast<std::size_t>(cue.sound)];
    nth = (nth + 1) % Times;
    const int variant = nth % variantsOf(cue.sound);
    QString file = fileOf(cue.sound, variant, m_language);
    if (!QFile::exists(QStringLiteral(":/sounds/") + file))
        file = fileOf(cue.sound, variant, QStringLiteral("en"));
    QSoundEffect *effect =
        effectFor(file, {roundedPlace(cue.place), pitchOf(cue.sound, cue.place, nth)});
    effect->setVolume(static_cast<float>(m_settings.of(groupOf(cue.sound))) / 100.0F);
    effect->play();
}

void SoundPlayer::stopAll()
{
    ++m_generation;
    for (QSoundEffect *effect : std::as_const(m_effects))
        effect->stop();
}

void SoundPlayer::updateRoom()
{
    const double volume = m_room * m_settings.of(SoundGroup::Room) / 100.0;
    if (m_devices == nullptr || (m_murmur == nullptr && volume <= 0))
        return;
    if (m_murmur == nullptr) {
        m_murmur = effectFor(fileOf(Sound::Murmur, 0, m_language), {});
        m_murmur->setLoopCount(QSoundEffect::Infinite);
    }
    m_murmur->setVolume(static_cast<float>(volume));
    if (volume <= 0)
        m_murmur->stop();
    else if (!m_murmur->isPlaying() && !QMediaDevices::defaultAudioOutput().isNull())
        m_murmur->play();
}

QSoundEffect *SoundPlayer::effectFor(const QString &file, const Played &how)
{
    const QString name = QStringLiteral("%1 %2 %3").arg(file).arg(how.place).arg(how.pitch);
    QSoundEffect *&effect = m_effects[name];
    if (effect != nullptr)
        return effect;
    effect = new QSoundEffect{this};
    effect->setSource(urlFor(file, how));
    if (m_effects.size() > MostEffects) { // forget one that is not in use
        for (auto old = m_effects.begin(); old != m_effects.end(); ++old) {
            if (old.value() != effect && old.value() != m_murmur && !old.value()->isPlaying()) {
                QSoundEffect *made = effect;
                old.value()->deleteLater();
                m_effects.erase(old);
                return made;
            }
        }
    }
    return effect;
}

/// QSoundEffect cannot place a sound, so a stereo copy is made for each place and pitch that is
/// needed.
QUrl SoundPlayer::urlFor(const QString &file, const Played &how)
{
    const QString resource = QStringLiteral(":/sounds/") + file;
    const QUrl plain{QStringLiteral("qrc") + resource};
    if ((how.place == 0 && how.pitch == 1) || m_folder == nullptr || !m_folder->isValid())
        return plain;
    QFile source{resource};
    if (!source.open(QIODevice::ReadOnly))
        return plain;
    const QByteArray stereo = placedAt(how.place, source.readAll(), how.pitch);
    QString name = QStringLiteral("%1 %2 %3").arg(how.place).arg(how.pitch).arg(file);
    QFile copy{m_folder->filePath(name.replace(QLatin1Char('/'), QLatin1Char('-')))};
    if (stereo.isEmpty() || !copy.open(QIODevice::WriteOnly) || copy.write(stereo) != stereo.size()
        || !copy.flush())
        return plain;
    return QUrl::fromLocalFile(copy.fileName());
}

} // namespace pitwise::ui
