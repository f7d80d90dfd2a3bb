-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A revocation outlives its certificate: that one may be forgotten here and still be in somebody's hands.
ALTER TABLE revoked_certificates DROP CONSTRAINT revoked_certificates_certificate_fkey;

-- The key that signed each certificate, as its text says.
CREATE TABLE certificate_keys (
    certificate TEXT NOT NULL,
    key TEXT NOT NULL REFERENCES site_keys (id),
    PRIMARY KEY (certificate, key)
);

INSERT INTO certificate_keys (certificate, key) SELECT c.id, k.id FROM certificates c
JOIN site_keys k ON strpos(c.text, chr(10) || 'Key: ' || k.public || chr(10)) > 0;

CREATE FUNCTION note_the_key() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
BEGIN
    INSERT INTO certificate_keys (certificate, key) SELECT NEW.id, k.id FROM site_keys k
    WHERE strpos(NEW.text, chr(10) || 'Key: ' || k.public || chr(10)) > 0;
    RETURN NULL;
END $$;

CREATE TRIGGER certificates_have_keys AFTER INSERT ON certificates FOR EACH ROW EXECUTE FUNCTION note_the_key();

-- Certificates that were revoked, or signed with a key that was.
CREATE VIEW void_certificates AS
SELECT certificate FROM revoked_certificates
UNION
SELECT c.certificate FROM certificate_keys c JOIN key_endings e ON e.key = c.key WHERE e.what = 'revoked';

GRANT SELECT ON certificate_keys, void_certificates TO pitwise_station, pitwise_trainer;
