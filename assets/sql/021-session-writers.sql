-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Who goes on with a session under way: only the last one may add to it. None: whoever began it.
CREATE TABLE session_writers (
    session TEXT NOT NULL REFERENCES sessions (id),
    n BIGINT NOT NULL,
    writer TEXT NOT NULL, -- made by the program that goes on
    PRIMARY KEY (session, n)
);
