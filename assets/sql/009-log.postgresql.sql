-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

GRANT SELECT, INSERT ON station_log TO pitwise_station, pitwise_trainer;

GRANT SELECT ON station_tips, removed_ids TO pitwise_station, pitwise_trainer;

-- The function runs as the owner: nobody else sets a tip.
CREATE FUNCTION move_the_log() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
BEGIN
    INSERT INTO station_tips (station, entries, tip) VALUES (NEW.station, NEW.n, NEW.tip)
        ON CONFLICT (station) DO UPDATE SET entries = NEW.n, tip = NEW.tip;
    RETURN NULL;
END $$;

CREATE TRIGGER log_moves_the_tip AFTER INSERT ON station_log FOR EACH ROW EXECUTE FUNCTION move_the_log();

ALTER TABLE station_log ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_read ON station_log FOR SELECT USING (true);

-- What an entry says must be in the records.
CREATE FUNCTION is_stored(what TEXT, asked TEXT, digest TEXT) RETURNS boolean LANGUAGE sql STABLE SET search_path = pitwise, pg_temp AS $$
    SELECT CASE what
        WHEN 'begun' THEN EXISTS (SELECT FROM tips WHERE session = asked AND first = digest)
        WHEN 'ended' THEN EXISTS (SELECT FROM endings WHERE session = asked AND seal = digest)
        WHEN 'result' THEN EXISTS (SELECT FROM results WHERE session = asked)
        ELSE EXISTS (SELECT FROM people WHERE id = asked)
    END
$$;

-- A station adds the next entry to its own log, and says nothing of people.
CREATE POLICY own_entry ON station_log FOR INSERT TO pitwise_station WITH CHECK (
    station = session_user AND what <> 'person' AND is_mine(id) AND is_stored(what, id, digest)
    AND n = COALESCE((SELECT entries FROM station_tips WHERE station_tips.station = session_user), 0) + 1);

CREATE POLICY own_entry_or_person ON station_log FOR INSERT TO pitwise_trainer WITH CHECK (
    station = session_user AND is_stored(what, id, digest)
    AND n = COALESCE((SELECT entries FROM station_tips WHERE station_tips.station = session_user), 0) + 1);
