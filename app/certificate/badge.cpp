// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/badge.h"

#include "app/certificate/hex.h"
#include "app/cli/json.h"

#include <vector>

namespace pitwise {

namespace {

constexpr std::int64_t SecondsPerDay = 86'400;

/// Bitcoin's alphabet, as `did:key` wants it.
std::string base58Of(std::string_view bytes)
{
    constexpr std::string_view Alphabet =
        "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    std::vector<unsigned> digits; // the lowest first
    for (const char byte : bytes) {
        unsigned carry = static_cast<unsigned char>(byte);
        for (unsigned &digit : digits) {
            carry += digit << 8;
            digit = carry % 58;
            carry /= 58;
        }
        for (; carry > 0; carry /= 58)
            digits.push_back(carry % 58);
    }
    std::string text;
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit)
        text += Alphabet[*digit];
    return text;
}

/// A name that is the key itself: whoever knows it can check the signature.
std::string didOf(const PublicKey &key)
{
    return "did:key:z" + base58Of("\xed\x01" + key.bytes);
}

void writeIssuer(JsonWriter &json, const Certificate &c)
{
    json.key("issuer").beginObject();
    json.key("id").value(didOf(c.key));
    json.key("type").beginArray().value("Profile").endArray();
    json.key("name").value(c.site).endObject();
}

void writeIdentity(JsonWriter &json, const char *type, const std::string &value)
{
    json.beginObject().key("type").value("IdentityObject");
    json.key("identityHash").value(value).key("identityType").value(type);
    json.key("hashed").value(false).endObject();
}

void writeAchievement(JsonWriter &json, const Certificate &c)
{
    json.key("achievement").beginObject();
    json.key("id").value("urn:pitwise:exam:" + toHex(digestOf(c.blueprintText)));
    json.key("type").beginArray().value("Achievement").endArray();
    json.key("name").value(c.examName);
    json.key("description")
        .value("Dealt an exam of the house " + c.houseName + ", every act judged.");
    json.key("criteria").beginObject().key("narrative");
    json.value("Passed \"" + c.examName + "\": " + c.statement.rounds + " rounds, "
               + c.statement.score + " of 100 points.");
    json.endObject();
    json.key("resultDescription").beginArray().beginObject();
    json.key("id").value("urn:pitwise:score").key("type").beginArray().value("ResultDescription");
    json.endArray().key("name").value("Score").key("resultType").value("RawScore");
    json.key("valueMin").value("0").key("valueMax").value("100").endObject().endArray();
    json.endObject();
}

void writeSubject(JsonWriter &json, const Certificate &c)
{
    json.key("credentialSubject").beginObject();
    json.key("id").value("urn:uuid:" + c.chain.person);
    json.key("type").beginArray().value("AchievementSubject").endArray();
    json.key("identifier").beginArray();
    writeIdentity(json, "identifier", c.number);
    writeIdentity(json, "name", c.name);
    json.endArray();
    writeAchievement(json, c);
    json.key("result").beginArray().beginObject();
    json.key("type").beginArray().value("Result").endArray();
    json.key("resultDescription").value("urn:pitwise:score");
    json.key("value").value(c.statement.score).endObject().endArray();
    json.endObject();
}

} // namespace

std::string badgeJson(const Certificate &c)
{
    JsonWriter json;
    json.beginObject();
    json.key("@context").beginArray();
    json.value("https://www.w3.org/ns/credentials/v2");
    json.value("https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json").endArray();
    json.key("id").value("urn:uuid:" + c.id);
    json.key("type").beginArray().value("VerifiableCredential").value("OpenBadgeCredential");
    json.endArray().key("name").value(c.examName);
    writeIssuer(json, c);
    json.key("validFrom").value(toText(c.granted) + "T00:00:00Z");
    json.key("validUntil").value(toText(c.expires) + "T23:59:59Z");
    writeSubject(json, c);
    // What a JWT repeats for readers that know nothing of badges.
    json.key("iss").value(didOf(c.key)).key("jti").value("urn:uuid:" + c.id);
    json.key("sub").value("urn:uuid:" + c.chain.person);
    json.key("nbf").value(c.granted.number * SecondsPerDay);
    json.key("exp").value((c.expires.number + 1) * SecondsPerDay - 1);
    return json.endObject().text();
}

std::string badgeJwt(const Certificate &certificate, const SigningKey &key)
{
    JsonWriter header;
    header.beginObject().key("alg").value("EdDSA").key("typ").value("JWT");
    header.key("jwk").beginObject().key("kty").value("OKP").key("crv").value("Ed25519");
    header.key("x").value(base64UrlOf(certificate.key.bytes)).endObject().endObject();
    const std::string text = base64UrlOf(header.text()) + '.' + base64UrlOf(badgeJson(certificate));
    return text + '.' + base64UrlOf(key.sign(text));
}

} // namespace pitwise
