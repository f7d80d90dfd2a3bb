// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/keyfile.h"

#include "app/certificate/signedtext.h"

#include <algorithm>

namespace pitwise {

namespace {

using Entry = Revocations::Entry;

const Entry *find(const std::vector<Entry> &entries, std::string_view what)
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const Entry &entry) { return entry.what == what; });
    return found == entries.end() ? nullptr : &*found;
}

std::string entryText(const Entry &entry)
{
    return entry.what + ' ' + toText(entry.day) + ' ' + entry.reason;
}

std::optional<Entry> entryFrom(std::string_view text)
{
    const auto first = text.find(' ');
    const auto second = first == std::string_view::npos ? first : text.find(' ', first + 1);
    if (second == std::string_view::npos)
        return std::nullopt;
    const auto day = dayFromText(text.substr(first + 1, second - first - 1));
    if (!day)
        return std::nullopt;
    return Entry{std::string{text.substr(0, first)}, *day, std::string{text.substr(second + 1)}};
}

/// Checks the form and the signature by the key that the file names.
std::variant<SignedReading, std::string> readOwn(std::string_view file, std::string_view title)
{
    SignedReading reading = readSigned(file, title);
    if (!reading.ok())
        return reading.fault;
    const auto key = publicKeyFromHex(reading.text.line("Key"));
    if (!key)
        return "its key is missing";
    if (!isSignedBy(*key, reading.content, reading.signature))
        return "its signature does not fit: the file was changed";
    return reading;
}

} // namespace

const Entry *Revocations::certificate(std::string_view id) const
{
    return find(certificates, id);
}

const Entry *Revocations::key(std::string_view id) const
{
    return find(keys, id);
}

Revocations &Revocations::operator+=(const Revocations &other)
{
    certificates.insert(certificates.end(), other.certificates.begin(), other.certificates.end());
    keys.insert(keys.end(), other.keys.begin(), other.keys.end());
    return *this;
}

std::string keyFileText(const SiteKey &key, const SigningKey &secret)
{
    SignedText text;
    text.title = KeyTitle;
    text.lines = {{"Site", key.site},
                  {"Key", toHex(key.key)},
                  {"Fingerprint", key.key.fingerprint()},
                  {"Made", toText(key.made)}};
    return signedBy(secret, text);
}

std::variant<SiteKey, std::string> readKeyFile(std::string_view file)
{
    const auto read = readOwn(file, KeyTitle);
    if (const auto *fault = std::get_if<std::string>(&read))
        return *fault;
    const SignedText &text = std::get<SignedReading>(read).text;
    const auto made = dayFromText(text.line("Made"));
    const SiteKey key{*publicKeyFromHex(text.line("Key")), std::string{text.line("Site")},
                      made.value_or(Day{})};
    if (!made || text.line("Fingerprint") != key.key.fingerprint())
        return "it is not complete";
    return key;
}

std::string revocationListText(const Revocations &revoked, Day made, const SigningKey &secret)
{
    SignedText text;
    text.title = RevocationsTitle;
    text.lines = {{"Key", toHex(secret.publicKey())}, {"Made", toText(made)}};
    for (const Entry &entry : revoked.keys)
        text.lines.emplace_back("Revoked key", entryText(entry));
    for (const Entry &entry : revoked.certificates)
        text.lines.emplace_back("Revoked certificate", entryText(entry));
    return signedBy(secret, text);
}

std::variant<RevocationList, std::string> readRevocationList(std::string_view file)
{
    const auto read = readOwn(file, RevocationsTitle);
    if (const auto *fault = std::get_if<std::string>(&read))
        return *fault;
    const SignedText &text = std::get<SignedReading>(read).text;
    const auto made = dayFromText(text.line("Made"));
    if (!made)
        return "it is not complete";
    RevocationList list{*publicKeyFromHex(text.line("Key")), *made, {}};
    for (const auto &[label, value] : text.lines) {
        const bool isKey = label == "Revoked key";
        if (!isKey && label != "Revoked certificate")
            continue;
        const auto entry = entryFrom(value);
        if (!entry)
            return "it has an entry that cannot be read: " + value;
        (isKey ? list.revoked.keys : list.revoked.certificates).push_back(*entry);
    }
    return list;
}

} // namespace pitwise
