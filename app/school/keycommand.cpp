// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "app/examdesk/sitekeys.h"
#include "app/school/schoolcommands.h"
#include "app/school/trainers.h"
#include "ui/files/wholefile.h"

#include <ostream>

namespace pitwise {

namespace {

/// One call of `pitwise-cli key`.
struct KeyCall
{
    Records &records;
    SiteKeys keys;
    const Arguments &arguments;
    Terminal &terminal;

    [[nodiscard]] std::string id() const { return arguments.rest()[1]; }
    [[nodiscard]] std::string reason() const
    {
        return arguments.text("--reason").value_or("no reason was given");
    }
};

void writeKey(JsonWriter &json, const StoredKey &key)
{
    json.beginObject().key("id").value(key.id()).key("fingerprint");
    json.value(key.key.key.fingerprint()).key("site").value(key.key.site);
    json.key("trainer").value(key.trainerName).key("made").value(toText(key.key.made));
    json.key("state").value(name(key.state)).key("since").value(key.since);
    json.key("reason").value(key.reason).endObject();
}

std::string describe(const StoredKey &key)
{
    std::string text = key.id() + "  " + std::string{name(key.state)};
    if (key.state != KeyState::Active)
        text += " since " + key.since + " (" + key.reason + ')';
    return text + ", made " + toText(key.key.made) + ", " + key.trainerName + ", " + key.key.site
         + "\n  fingerprint " + key.key.key.fingerprint();
}

Exit print(const KeyCall &call, const StoredKey &key)
{
    JsonWriter json;
    writeKey(json, key);
    call.terminal.out << (call.arguments.has("--json") ? json.text() : describe(key)) << '\n';
    return Exit::Clean;
}

Exit save(const KeyCall &call, const std::string &text)
{
    const std::string path = *call.arguments.text("-o");
    if (const auto trouble = writeWholeFile(path, text)) {
        call.terminal.error << path << ": cannot be written: " << trouble->why << '\n';
        return Exit::Unreachable;
    }
    return Exit::Clean;
}

Exit listKeys(KeyCall &call)
{
    JsonWriter json;
    json.beginObject().key("keys").beginArray();
    std::string text;
    for (const StoredKey &key : call.keys.all()) {
        writeKey(json, key);
        text += describe(key) + '\n';
    }
    json.endArray().endObject();
    call.terminal.out << (call.arguments.has("--json") ? json.text() + '\n'
                          : text.empty()               ? "no keys yet\n"
                                                       : text);
    return Exit::Clean;
}

Exit exportKey(KeyCall &call)
{
    const StoredKey key = call.keys.find(call.id());
    const Exit exit = save(call, key.file);
    return exit == Exit::Clean ? print(call, key) : exit;
}

Exit newKey(KeyCall &call, const ProvenTrainer &trainer)
{
    return print(call, call.keys.make(trainer.person, trainer.passphrase,
                                      call.arguments.text("--site").value_or("Pitwise site")));
}

Exit rotateKey(KeyCall &call, const ProvenTrainer &trainer)
{
    return print(call, call.keys.rotate(trainer.person, trainer.passphrase));
}

Exit revokeKey(KeyCall &call, const ProvenTrainer &)
{
    call.keys.revoke(call.id(), call.reason());
    return print(call, call.keys.find(call.id()));
}

Exit saveRevocations(KeyCall &call, const ProvenTrainer &trainer)
{
    const auto own = call.keys.activeOf(trainer.person);
    if (!own)
        throw RecordsError{RecordsError::Kind::NotFound,
                           trainer.person.name + " has no key to sign the list with; make one"};
    const SigningKey secret = call.keys.open(*own, trainer.passphrase);
    return save(call, revocationListText(call.keys.revocations(), dayOf(systemClock()()), secret));
}

struct KeyVerb
{
    const char *name;
    std::size_t words; ///< after the verb
    bool file; ///< it needs -o FILE
    const char *usage;
    Exit (*open)(KeyCall &); ///< needs no passphrase
    Exit (*proven)(KeyCall &, const ProvenTrainer &);
};

constexpr std::array KeyVerbs{
    KeyVerb{"new", 0, false, "key new [--site NAME]", nullptr, newKey},
    KeyVerb{"list", 0, false, "key list", listKeys, nullptr},
    KeyVerb{"export", 1, true, "key export ID -o FILE", exportKey, nullptr},
    KeyVerb{"rotate", 0, false, "key rotate", nullptr, rotateKey},
    KeyVerb{"revoke", 1, false, "key revoke ID [--reason TEXT]", nullptr, revokeKey},
    KeyVerb{"revocations", 0, true, "key revocations -o FILE", nullptr, saveRevocations},
};

Exit runVerb(const KeyVerb &verb, KeyCall &call)
{
    if (verb.open != nullptr)
        return verb.open(call);
    const auto trainer = provenTrainer(call.records, call.arguments, call.terminal);
    return trainer ? verb.proven(call, *trainer) : Exit::BadInput;
}

} // namespace

Exit runKey(const Words &words, Terminal &terminal)
{
    const Arguments arguments{
        words, {"--records", "--trainer", "--site", "--reason", "-o"}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    for (const KeyVerb &verb : KeyVerbs) {
        if (arguments.rest().empty() || arguments.rest()[0] != verb.name)
            continue;
        if (arguments.rest().size() != verb.words + 1 || (verb.file && !arguments.text("-o")))
            return badUsage(terminal, std::string{"usage: pitwise-cli "} + verb.usage);
        return withRecords(arguments, terminal, [&](Records &records) {
            const WallClock clock = systemClock();
            KeyCall call{records, SiteKeys{records.database(), clock}, arguments, terminal};
            return runVerb(verb, call);
        });
    }
    return badUsage(terminal, say(QT_TRANSLATE_NOOP(
                                  "CommandLine",
                                  "key needs new, list, export, rotate, revoke or revocations")));
}

} // namespace pitwise
