-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- The same text for SQLite and PostgreSQL. Statements are separated by an empty line. Times are UTC, as text:
-- 2026-03-01T09:30:00.000Z. Rows are only added, except for a person's name and state; what is derived from the
-- acts (summaries, findings) can be deleted and made again.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    role TEXT NOT NULL CHECK (role IN ('trainee', 'trainer')),
    handle TEXT NOT NULL UNIQUE, -- hash of a trainee's number or a trainer's name, which may be too long for an index
    number TEXT NOT NULL, -- empty for a trainer
    name TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('active', 'left')),
    added_at TEXT NOT NULL
);

-- A trainer's passphrase or a trainee's PIN (Argon2id); the last row counts, an empty hash removes the PIN.
CREATE TABLE secrets (
    person TEXT NOT NULL REFERENCES people (id),
    n BIGINT NOT NULL,
    hash TEXT NOT NULL,
    set_at TEXT NOT NULL,
    PRIMARY KEY (person, n)
);

-- Every try to give a passphrase or PIN: wrong ones slow down the next.
CREATE TABLE tries (
    person TEXT NOT NULL REFERENCES people (id),
    n BIGINT NOT NULL,
    good INTEGER NOT NULL,
    tried_at TEXT NOT NULL,
    PRIMARY KEY (person, n)
);

CREATE TABLE houses (
    hash TEXT PRIMARY KEY, -- BLAKE2b-256 of the text
    text TEXT NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY, -- made by the station
    person TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL CHECK (kind IN ('practice', 'exam')),
    station TEXT NOT NULL,
    started_at TEXT NOT NULL,
    spec TEXT NOT NULL, -- the tags of the notation
    house TEXT NOT NULL REFERENCES houses (hash),
    engine TEXT NOT NULL, -- hash of the engine that judged it
    blueprint TEXT NOT NULL, -- of an exam, else empty
    sealed_seed TEXT NOT NULL -- of an exam, else empty
);

CREATE INDEX sessions_of_person ON sessions (person, started_at);

CREATE INDEX sessions_by_time ON sessions (started_at);

CREATE TABLE acts (
    session TEXT NOT NULL REFERENCES sessions (id),
    n BIGINT NOT NULL, -- from 1
    line TEXT NOT NULL, -- notation, with its time
    hash TEXT NOT NULL, -- the chain's tip after this act
    PRIMARY KEY (session, n)
);

-- How far each session is. Kept by a trigger, so that acts cut off at the end are missed.
CREATE TABLE tips (
    session TEXT PRIMARY KEY REFERENCES sessions (id),
    first TEXT NOT NULL, -- before the first act
    acts BIGINT NOT NULL,
    tip TEXT NOT NULL
);

-- A session without a row here is under way.
CREATE TABLE endings (
    session TEXT PRIMARY KEY REFERENCES sessions (id),
    state TEXT NOT NULL CHECK (state IN ('finished', 'given up')),
    ended_at TEXT NOT NULL,
    spec TEXT NOT NULL, -- with the seed, if the session's own tags left it out; else empty
    acts BIGINT NOT NULL,
    tip TEXT NOT NULL,
    seal TEXT NOT NULL -- hash of the tip and of this row
);

-- What an exam came to.
CREATE TABLE results (
    id TEXT PRIMARY KEY,
    session TEXT NOT NULL UNIQUE REFERENCES sessions (id),
    passed INTEGER NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    text TEXT NOT NULL,
    made_at TEXT NOT NULL
);

CREATE TABLE certificates (
    id TEXT PRIMARY KEY,
    result TEXT NOT NULL REFERENCES results (id),
    house TEXT NOT NULL,
    exam TEXT NOT NULL,
    granted TEXT NOT NULL, -- a date
    expires TEXT NOT NULL, -- a date, or empty
    text TEXT NOT NULL,
    issued_at TEXT NOT NULL
);

-- Derived from the acts of an ended session.
CREATE TABLE summaries (
    session TEXT PRIMARY KEY REFERENCES sessions (id),
    engine TEXT NOT NULL, -- hash of the engine that derived this
    rounds INTEGER NOT NULL,
    dealer_acts INTEGER NOT NULL,
    refused INTEGER NOT NULL,
    critical INTEGER NOT NULL,
    major INTEGER NOT NULL,
    minor INTEGER NOT NULL,
    corrected INTEGER NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    passed INTEGER NOT NULL,
    pace DOUBLE PRECISION NOT NULL, -- seconds a round; 0: not known
    seconds DOUBLE PRECISION NOT NULL -- dealt
);

CREATE TABLE findings (
    session TEXT NOT NULL REFERENCES sessions (id),
    n INTEGER NOT NULL,
    act BIGINT NOT NULL,
    round INTEGER NOT NULL,
    code TEXT NOT NULL,
    severity TEXT NOT NULL,
    seat INTEGER NOT NULL, -- 0: none
    bet TEXT NOT NULL,
    rule TEXT NOT NULL,
    corrected INTEGER NOT NULL,
    PRIMARY KEY (session, n)
);

-- Who was removed on request, without saying who.
CREATE TABLE removals (
    id TEXT PRIMARY KEY,
    removed_at TEXT NOT NULL,
    sessions INTEGER NOT NULL,
    acts BIGINT NOT NULL
);
