-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- The owner, who made the database, may do everything. A school gives each station its own login and makes it a
-- member of pitwise_station, and its trainers' logins members of pitwise_trainer. Roles belong to the whole server,
-- so they may be there already.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pitwise_station') THEN
        CREATE ROLE pitwise_station NOLOGIN;
    END IF;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pitwise_trainer') THEN
        CREATE ROLE pitwise_trainer NOLOGIN;
    END IF;
END $$;

GRANT USAGE ON SCHEMA pitwise TO pitwise_station, pitwise_trainer;

GRANT SELECT ON ALL TABLES IN SCHEMA pitwise TO pitwise_station, pitwise_trainer;

GRANT INSERT ON secrets, tries, houses, sessions, acts, tips, endings, results, summaries, findings
    TO pitwise_station, pitwise_trainer;

GRANT INSERT ON people, certificates TO pitwise_trainer;

GRANT UPDATE (name, state) ON people TO pitwise_trainer;

-- What is derived may be made again, by a trainer.
GRANT DELETE ON summaries, findings TO pitwise_trainer;

-- A station adds to its own sessions only, and sets no trainer's passphrase.
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;

ALTER TABLE acts ENABLE ROW LEVEL SECURITY;

ALTER TABLE tips ENABLE ROW LEVEL SECURITY;

ALTER TABLE endings ENABLE ROW LEVEL SECURITY;

ALTER TABLE results ENABLE ROW LEVEL SECURITY;

ALTER TABLE summaries ENABLE ROW LEVEL SECURITY;

ALTER TABLE findings ENABLE ROW LEVEL SECURITY;

ALTER TABLE secrets ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_read ON sessions FOR SELECT USING (true);

CREATE POLICY all_read ON acts FOR SELECT USING (true);

CREATE POLICY all_read ON tips FOR SELECT USING (true);

CREATE POLICY all_read ON endings FOR SELECT USING (true);

CREATE POLICY all_read ON results FOR SELECT USING (true);

CREATE POLICY all_read ON summaries FOR SELECT USING (true);

CREATE POLICY all_read ON findings FOR SELECT USING (true);

CREATE POLICY all_read ON secrets FOR SELECT USING (true);

CREATE FUNCTION is_mine(asked TEXT) RETURNS boolean LANGUAGE sql STABLE SET search_path = pitwise, pg_temp AS $$
    SELECT EXISTS (SELECT FROM sessions WHERE id = asked AND station = session_user)
$$;

CREATE POLICY own_session ON sessions FOR INSERT WITH CHECK (station = session_user);

CREATE POLICY own_session ON acts FOR INSERT WITH CHECK (is_mine(session));

CREATE POLICY own_session ON tips FOR INSERT WITH CHECK (is_mine(session));

CREATE POLICY own_session ON endings FOR INSERT WITH CHECK (is_mine(session));

CREATE POLICY own_session ON results FOR INSERT WITH CHECK (is_mine(session));

CREATE POLICY own_session ON summaries FOR INSERT TO pitwise_station WITH CHECK (is_mine(session));

CREATE POLICY own_session ON findings FOR INSERT TO pitwise_station WITH CHECK (is_mine(session));

CREATE POLICY derive_again ON summaries FOR ALL TO pitwise_trainer USING (true) WITH CHECK (true);

CREATE POLICY derive_again ON findings FOR ALL TO pitwise_trainer USING (true) WITH CHECK (true);

CREATE POLICY own_pin ON secrets FOR INSERT TO pitwise_station
    WITH CHECK (EXISTS (SELECT FROM people WHERE id = person AND role = 'trainee'));

CREATE POLICY any_secret ON secrets FOR INSERT TO pitwise_trainer WITH CHECK (true);
