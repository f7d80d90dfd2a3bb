// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/verify.h"
#include "tests/fuzz/fuzz.h"

using namespace pitwise;
using fuzz::must;

namespace {

const SigningKey &ourKey()
{
    static const SigningKey key = SigningKey::make();
    return key;
}

/// There is one way to write what a signed file says.
void signedFile(std::string_view text, std::string_view title)
{
    const SignedReading reading = readSigned(text, title);
    if (reading.ok())
        must(contentOf(reading.text) == reading.content, "the same content is the same bytes");
}

/// Signed by a site that we trust, it is read, replayed and graded, whatever it says.
void verifySignedByUs(const Certificate &certificate)
{
    Certificate ours = certificate;
    ours.key = ourKey().publicKey();
    const std::string file = certificateText(ours, ourKey());
    const CertificateReading again = readCertificate(file);
    must(again.ok() && again.signatureFits, "what we write and sign can be read");
    must(certificateText(again.certificate, ourKey()) == file, "and says the same");
    const Day day = certificate.granted;
    const Verification result = verify(file, {{{ourKey().publicKey(), "us", day}}, {}}, day);
    must(result.certificate.has_value(), "it is a certificate");
    must(!result.valid() || result.computed == result.certificate->statement,
         "it is valid only if its log gives what it states");
}

} // namespace

/// Any bytes as a certificate, a site's key or a list of revocations.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    signedFile(text, CertificateTitle);
    signedFile(text, KeyTitle);
    signedFile(text, RevocationsTitle);
    static_cast<void>(readKeyFile(text));
    static_cast<void>(readRevocationList(text));
    const CertificateReading reading = readCertificate(text);
    const Verification stranger = verify(text, {}, *dayFromText("2026-06-01"));
    must(!stranger.valid(), "nobody is trusted without a key");
    must(reading.ok() == stranger.certificate.has_value(), "verify reads what the reader reads");
    if (reading.ok())
        verifySignedByUs(reading.certificate);
    return 0;
}
