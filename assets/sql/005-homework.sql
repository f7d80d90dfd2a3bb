-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What a trainer set for one person, or for the whole class. Rows are only added.
CREATE TABLE homework (
    id TEXT PRIMARY KEY,
    person TEXT REFERENCES people (id), -- null: the whole class, also those who come later
    trainer TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL CHECK (kind IN ('situation', 'scenario', 'lesson', 'drill')),
    what TEXT NOT NULL, -- a finding, clause or skill; the name of a scenario, lesson or drill
    title TEXT NOT NULL,
    house TEXT NOT NULL, -- its id; empty: any
    text TEXT NOT NULL, -- of a scenario: the whole file
    due TEXT NOT NULL, -- a date; empty: none
    set_at TEXT NOT NULL
);

CREATE INDEX homework_of_person ON homework (person);

CREATE TABLE homework_done (
    homework TEXT NOT NULL REFERENCES homework (id),
    person TEXT NOT NULL REFERENCES people (id),
    session TEXT NOT NULL, -- in which it was done; may be empty
    station TEXT NOT NULL,
    done_at TEXT NOT NULL,
    PRIMARY KEY (homework, person)
);

-- Taken back by a trainer.
CREATE TABLE homework_withdrawn (
    homework TEXT PRIMARY KEY REFERENCES homework (id),
    withdrawn_at TEXT NOT NULL
);
