// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/examdesk/sealedseed.h"

#include "app/certificate/certificate.h"
#include "app/certificate/sealed.h"
#include "app/crypto/random.h"

#include <algorithm>

namespace pitwise {

Seed newSeed()
{
    std::string bytes = randomBytes(Seed::Bytes);
    std::array<std::uint8_t, Seed::Bytes> array{};
    std::transform(bytes.begin(), bytes.end(), array.begin(),
                   [](char byte) { return static_cast<std::uint8_t>(byte); });
    wipe(bytes);
    return Seed{array};
}

std::optional<std::string> sealSeed(const Seed &seed, const std::string &trainer,
                                    const Secret &passphrase)
{
    const auto box = seal(toText(seed), passphrase);
    if (!box)
        return std::nullopt;
    return seedCommitment(seed) + ' ' + trainer + ' ' + *box;
}

std::optional<SealedSeed> sealedSeedFrom(const std::string &text)
{
    const auto first = text.find(' ');
    const auto second = first == std::string::npos ? first : text.find(' ', first + 1);
    if (second == std::string::npos)
        return std::nullopt;
    return SealedSeed{text.substr(0, first), text.substr(first + 1, second - first - 1),
                      text.substr(second + 1)};
}

std::optional<Seed> openSeed(const SealedSeed &sealed, const Secret &passphrase)
{
    const auto opened = unseal(sealed.box, passphrase);
    const auto seed = opened ? secretFromText(opened->view()) : std::nullopt;
    if (!seed || seedCommitment(*seed) != sealed.commitment)
        return std::nullopt;
    return seed;
}

} // namespace pitwise
