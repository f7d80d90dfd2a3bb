-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Derived from the acts of an ended session, like its findings: how each skill went, round by round. A person's memory
-- is made from these rows alone, in the order in which the sessions began.
CREATE TABLE practised (
    session TEXT NOT NULL REFERENCES sessions (id),
    skill TEXT NOT NULL,
    seen INTEGER NOT NULL, -- rounds
    went_right INTEGER NOT NULL,
    results TEXT NOT NULL, -- a result a round: `+12480:3100/3` is right (~ with help, - wrong), at 12.48 s, 3 acts in 3.1 s
    PRIMARY KEY (session, skill)
);
