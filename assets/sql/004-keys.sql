-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- The keys that sign certificates. The secret half is encrypted under the passphrase of the trainer it belongs to.
CREATE TABLE site_keys (
    id TEXT PRIMARY KEY, -- from the public half
    n BIGINT NOT NULL UNIQUE, -- in the order they were made
    public TEXT NOT NULL,
    site TEXT NOT NULL,
    made TEXT NOT NULL, -- a date
    trainer TEXT NOT NULL REFERENCES people (id),
    sealed TEXT NOT NULL,
    file TEXT NOT NULL -- what others need to trust it
);

-- Random keys that seal exams, encrypted under the passphrase of their trainer. The last one is in use.
CREATE TABLE trainer_vaults (
    trainer TEXT NOT NULL REFERENCES people (id),
    n BIGINT NOT NULL,
    sealed TEXT NOT NULL,
    PRIMARY KEY (trainer, n)
);

-- A retired key signs no more; what a revoked key signed is void.
CREATE TABLE key_endings (
    key TEXT NOT NULL REFERENCES site_keys (id),
    what TEXT NOT NULL CHECK (what IN ('retired', 'revoked')),
    day TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (key, what)
);

CREATE TABLE revoked_certificates (
    certificate TEXT PRIMARY KEY REFERENCES certificates (id),
    day TEXT NOT NULL,
    reason TEXT NOT NULL
);
