// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sound/placedsound.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pitwise::ui {

namespace {

// What make-sounds writes: RIFF head, one "fmt " chunk of 16 bytes, one "data" chunk.
constexpr qsizetype HeadBytes = 44;
constexpr qsizetype ChannelsAt = 22;
constexpr qsizetype RateAt = 24;
constexpr qsizetype BytesPerSecondAt = 28;
constexpr qsizetype BlockAt = 32;
constexpr qsizetype BitsAt = 34;
constexpr quint16 SampleBytes = 2;

template<typename Number>
Number numberAt(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<Number>(bytes.constData() + at);
}

template<typename Number>
void putAt(QByteArray &bytes, qsizetype at, Number number)
{
    qToLittleEndian(number, bytes.data() + at);
}

bool isPlainMono(const QByteArray &wav)
{
    return wav.size() > HeadBytes && wav.startsWith("RIFF") && wav.mid(8, 8) == "WAVEfmt "
        && wav.mid(36, 4) == "data" && numberAt<quint16>(wav, ChannelsAt) == 1
        && numberAt<quint16>(wav, BitsAt) == 8 * SampleBytes;
}

} // namespace

QByteArray placedAt(double place, const QByteArray &wav, double pitch)
{
    if (!isPlainMono(wav))
        return {};
    const double angle = (std::clamp(place, -1.0, 1.0) + 1) * std::numbers::pi / 4;
    const double left = std::cos(angle);
    const double right = std::sin(angle);
    const qsizetype samples = (wav.size() - HeadBytes) / SampleBytes;
    QByteArray stereo = wav.left(HeadBytes);
    stereo.resize(HeadBytes + samples * 2 * SampleBytes);
    for (qsizetype i = 0; i < samples; ++i) {
        const double sample = numberAt<qint16>(wav, HeadBytes + i * SampleBytes);
        const qsizetype to = HeadBytes + i * 2 * SampleBytes;
        putAt(stereo, to, static_cast<qint16>(std::lround(sample * left)));
        putAt(stereo, to + SampleBytes, static_cast<qint16>(std::lround(sample * right)));
    }
    const auto data = static_cast<quint32>(stereo.size() - HeadBytes);
    putAt(stereo, 4, static_cast<quint32>(stereo.size() - 8));
    putAt<quint16>(stereo, ChannelsAt, 2);
    // Played faster it is higher, too.
    const auto rate = static_cast<quint32>(std::lround(numberAt<quint32>(wav, RateAt) * pitch));
    putAt(stereo, RateAt, rate);
    putAt(stereo, BytesPerSecondAt, rate * 2 * SampleBytes);
    putAt<quint16>(stereo, BlockAt, 2 * SampleBytes);
    putAt(stereo, HeadBytes - 4, data);
    return stereo;
}

} // namespace pitwise::ui
