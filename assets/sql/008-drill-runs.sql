-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Runs of drills. Rows are only added; best, last and trend are computed from them.
CREATE TABLE drill_runs (
    id TEXT PRIMARY KEY, -- made by the station
    person TEXT NOT NULL REFERENCES people (id),
    house TEXT NOT NULL, -- its id
    drill TEXT NOT NULL,
    level INTEGER NOT NULL, -- from 1
    asked INTEGER NOT NULL,
    correct INTEGER NOT NULL,
    milliseconds BIGINT NOT NULL,
    done_at TEXT NOT NULL
);

CREATE INDEX drill_runs_of_person ON drill_runs (person, house, done_at);
