// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/examdesk/resultcheck.h"
#include "app/houses/houselibrary.h"
#include "app/school/recordscall.h"

namespace pitwise {

namespace {

void writeChanged(JsonWriter &json, const std::vector<ChangedSince> &changed)
{
    json.key("changed").beginArray();
    for (const ChangedSince &each : changed) {
        json.beginObject().key("session").value(each.session).key("engine").value(each.engine);
        json.key("house").value(each.house).key("otherwise").value(each.otherwise).endObject();
    }
    json.endArray();
}

/// What changed after these sessions were dealt, which is no fault.
std::string changedLines(const std::vector<ChangedSince> &changed)
{
    std::string text;
    for (const ChangedSince &each : changed) {
        text += "session " + each.session + ": ";
        if (each.engine)
            text += each.otherwise ? "the engine has changed since, and would judge it otherwise"
                                   : "the engine has changed since";
        if (each.house)
            text += std::string{each.engine ? "; " : ""}
                  + "the house file has changed since; it is judged by the stored one";
        text += '\n';
    }
    return text;
}

} // namespace

void writeFaults(JsonWriter &json, const char *key, const std::vector<ChainFault> &faults)
{
    json.key(key).beginArray();
    for (const ChainFault &fault : faults) {
        json.beginObject().key("session").value(fault.session);
        json.key("act").value(whole(fault.act)).key("what").value(fault.what).endObject();
    }
    json.endArray();
}

std::string faultLines(const std::vector<ChainFault> &faults)
{
    std::string text;
    for (const ChainFault &fault : faults)
        text +=
            (fault.session.empty() ? "" : "session " + fault.session + ": ") + fault.what + '\n';
    return text;
}

Exit checkCommand(Records &records, const RecordsCall &call)
{
    CheckReport report = records.check(houseText);
    if (report.faults.empty()) // else it is not sure what the acts are
        report.faults = checkResults(records);
    JsonWriter json;
    json.beginObject().key("sessions").value(whole(report.sessions));
    json.key("acts").value(whole(report.acts));
    json.key("otherEngine").value(whole(report.otherEngine));
    writeChanged(json, report.changed);
    writeFaults(json, "faults", report.faults);
    json.endObject();
    std::string text = faultLines(report.faults) + changedLines(report.changed);
    text += counted(report.sessions, "session", "sessions") + ", "
          + counted(report.acts, "act", "acts") + ": ";
    text += report.faults.empty() ? "every chain holds"
                                  : counted(report.faults.size(), "fault", "faults");
    if (report.otherEngine > 0)
        text += "; " + counted(report.otherEngine, "session was", "sessions were")
              + " judged by another version of the engine";
    call.print(json, text);
    return report.faults.empty() ? Exit::Clean : Exit::Findings;
}

} // namespace pitwise
