-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What was added at each station, in order, each entry chained to the one before. A session that is gone from all other
-- tables, an ending, a result or a name that was changed, is missed here.
CREATE TABLE station_log (
    station TEXT NOT NULL,
    n BIGINT NOT NULL, -- from 1
    what TEXT NOT NULL CHECK (what IN ('person', 'begun', 'ended', 'result')),
    id TEXT NOT NULL, -- of the person or the session
    digest TEXT NOT NULL, -- of the person, the session's head, its seal, its result
    tip TEXT NOT NULL, -- hash of the tip before and of this entry
    PRIMARY KEY (station, n)
);

CREATE INDEX station_log_of ON station_log (id);

-- How far each log is. Kept by a trigger, so that entries cut off at the end are missed.
CREATE TABLE station_tips (
    station TEXT PRIMARY KEY,
    entries BIGINT NOT NULL,
    tip TEXT NOT NULL
);

-- Sessions and people of the log that were removed on request, or handed in by a station.
CREATE TABLE removed_ids (
    id TEXT PRIMARY KEY,
    removal TEXT NOT NULL -- of `removals`, or 'handed in'
);
