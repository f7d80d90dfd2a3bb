-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A revocation outlives its certificate: that one may be forgotten here and still be in somebody's hands.
CREATE TABLE revoked (
    certificate TEXT PRIMARY KEY,
    day TEXT NOT NULL,
    reason TEXT NOT NULL
);

INSERT INTO revoked (certificate, day, reason) SELECT certificate, day, reason FROM revoked_certificates;

DROP TABLE revoked_certificates;

ALTER TABLE revoked RENAME TO revoked_certificates;

-- The key that signed each certificate, as its text says.
CREATE TABLE certificate_keys (
    certificate TEXT NOT NULL,
    key TEXT NOT NULL REFERENCES site_keys (id),
    PRIMARY KEY (certificate, key)
);

INSERT INTO certificate_keys (certificate, key) SELECT c.id, k.id FROM certificates c
JOIN site_keys k ON instr(c.text, char(10) || 'Key: ' || k.public || char(10)) > 0;

CREATE TRIGGER certificates_have_keys AFTER INSERT ON certificates
BEGIN
    INSERT INTO certificate_keys (certificate, key) SELECT NEW.id, k.id FROM site_keys k
    WHERE instr(NEW.text, char(10) || 'Key: ' || k.public || char(10)) > 0;
END;

-- Certificates that were revoked, or signed with a key that was.
CREATE VIEW void_certificates AS
SELECT certificate FROM revoked_certificates
UNION
SELECT c.certificate FROM certificate_keys c JOIN key_endings e ON e.key = c.key WHERE e.what = 'revoked';
