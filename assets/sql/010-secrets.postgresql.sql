-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Stations and trainers give PINs and passphrases to functions that run as the owner. They neither see tries nor write
-- them, and a station sees no passphrase's hash: it needs the PINs' to sign trainees in while the server is away.
REVOKE SELECT, INSERT ON tries FROM pitwise_station, pitwise_trainer;

DROP POLICY all_read ON secrets;

CREATE POLICY pins_read ON secrets FOR SELECT TO pitwise_station
    USING (EXISTS (SELECT FROM people WHERE id = person AND role = 'trainee'));

CREATE POLICY all_read ON secrets FOR SELECT TO pitwise_trainer USING (true);

-- Who proved at which login that he is who he says.
CREATE TABLE proofs (
    login TEXT NOT NULL,
    person TEXT NOT NULL,
    n BIGINT NOT NULL, -- of the try
    xact BIGINT NOT NULL, -- the transaction of the try
    proved_at TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (person, n)
);

-- Salt and cost of a secret, to make its hash again; empty: there is none.
CREATE FUNCTION secret_question(asked TEXT) RETURNS TEXT LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
    SELECT COALESCE((SELECT CASE WHEN hash = '' THEN '' ELSE COALESCE(substring(hash from '^(.*)[$][^$]*$'), 'damaged') END
                     FROM secrets WHERE person = asked ORDER BY n DESC LIMIT 1), '')
$$;

-- As long as `delayAfter` (app/records/people.cpp) says.
CREATE FUNCTION seconds_to_wait(asked TEXT) RETURNS INTEGER LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
DECLARE
    wrong INTEGER;
    latest TIMESTAMPTZ;
    delay INTEGER;
BEGIN
    SELECT COUNT(*), MAX(tried_at)::timestamptz INTO wrong, latest FROM tries WHERE person = asked
        AND n > COALESCE((SELECT MAX(n) FROM tries WHERE person = asked AND good = 1), 0);
    IF wrong < 3 THEN
        RETURN 0;
    END IF;
    delay := LEAST(1 << LEAST(wrong - 3, 10), 900);
    RETURN GREATEST(0, LEAST(delay, CEIL(EXTRACT(EPOCH FROM latest - clock_timestamp()) + delay)))::INTEGER;
END $$;

CREATE FUNCTION add_try(asked TEXT, was_good INTEGER) RETURNS BIGINT LANGUAGE sql SET search_path = pitwise, pg_temp AS $$
    INSERT INTO tries (person, n, good, tried_at)
        SELECT asked, COALESCE(MAX(n), 0) + 1, was_good,
               to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        FROM tries WHERE person = asked
        RETURNING n
$$;

-- Stores a try and compares it. The answer is for `was_right`, in a later transaction: whoever rolls this one back has
-- learned nothing. Returns the try's number, or the seconds to wait as a negative one.
CREATE FUNCTION try_secret(asked TEXT, given TEXT) RETURNS BIGINT LANGUAGE plpgsql SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
DECLARE
    waiting INTEGER;
    made BIGINT;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('tries of ' || asked));
    waiting := seconds_to_wait(asked);
    IF waiting > 0 THEN
        RETURN -waiting;
    END IF;
    made := add_try(asked, 0);
    IF given = (SELECT hash FROM secrets WHERE person = asked ORDER BY n DESC LIMIT 1) THEN
        INSERT INTO proofs VALUES (session_user, asked, made, txid_current(), clock_timestamp());
    END IF;
    RETURN made;
END $$;

CREATE FUNCTION was_right(asked TEXT, made BIGINT) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM proofs WHERE login = session_user AND person = asked AND n = made AND xact <> txid_current()) THEN
        RETURN false;
    END IF;
    PERFORM pg_advisory_xact_lock(hashtext('tries of ' || asked));
    IF NOT EXISTS (SELECT FROM tries WHERE person = asked AND good = 1 AND n > made) THEN
        PERFORM add_try(asked, 1);
    END IF;
    DELETE FROM proofs WHERE proved_at < clock_timestamp() - INTERVAL '1 day';
    RETURN true;
END $$;

CREATE FUNCTION has_proved(asked TEXT) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
    SELECT EXISTS (SELECT FROM proofs WHERE login = session_user AND person = asked AND xact <> txid_current()
                   AND proved_at > clock_timestamp() - INTERVAL '15 minutes')
$$;

CREATE FUNCTION trainer_has_proved() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
    SELECT EXISTS (SELECT FROM people WHERE role = 'trainer' AND state = 'active' AND has_proved(id))
$$;

CREATE FUNCTION has_secret(asked TEXT) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
    SELECT COALESCE((SELECT hash <> '' FROM secrets WHERE person = asked ORDER BY n DESC LIMIT 1), false)
$$;

CREATE FUNCTION next_secret(asked TEXT) RETURNS BIGINT LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
    SELECT COALESCE(MAX(n), 0) + 1 FROM secrets WHERE person = asked
$$;

CREATE FUNCTION next_vault(asked TEXT) RETURNS BIGINT LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
    SELECT COALESCE(MAX(n), 0) + 1 FROM trainer_vaults WHERE trainer = asked
$$;

REVOKE EXECUTE ON FUNCTION add_try(TEXT, INTEGER) FROM PUBLIC;

-- A station sets the first PIN of a trainee; another one, or none, after he or a trainer proved who he is.
DROP POLICY own_pin ON secrets;

CREATE POLICY own_pin ON secrets FOR INSERT TO pitwise_station WITH CHECK (
    EXISTS (SELECT FROM people WHERE id = person AND role = 'trainee') AND n = next_secret(person)
    AND (hash LIKE '$argon2id$%' OR hash = '')
    AND CASE WHEN has_secret(person) THEN has_proved(person) OR trainer_has_proved() ELSE hash <> '' END);

-- A trainer opens exams at the stations; nobody else adds to his vaults.
ALTER TABLE trainer_vaults ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_read ON trainer_vaults FOR SELECT USING (true);

CREATE POLICY own_vault ON trainer_vaults FOR INSERT TO pitwise_station, pitwise_trainer
    WITH CHECK (has_proved(trainer) AND n = next_vault(trainer));

-- Whose login added a house: should its text not fit its hash, a check says so.
ALTER TABLE houses ADD COLUMN added_by TEXT NOT NULL DEFAULT session_user;

REVOKE INSERT ON houses FROM pitwise_station, pitwise_trainer;

GRANT INSERT (hash, text, id, name, game) ON houses TO pitwise_station, pitwise_trainer;
