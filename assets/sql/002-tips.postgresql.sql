-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- The function runs as the owner: a station may add acts, but not set a tip. It refuses acts out of order and
-- acts after the end.
CREATE FUNCTION move_the_tip() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pitwise, pg_temp AS $$
BEGIN
    UPDATE tips SET acts = NEW.n, tip = NEW.hash WHERE session = NEW.session AND acts = NEW.n - 1;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'act % of session % is out of order', NEW.n, NEW.session;
    END IF;
    IF EXISTS (SELECT FROM endings WHERE session = NEW.session) THEN
        RAISE EXCEPTION 'session % has ended', NEW.session;
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER acts_move_the_tip AFTER INSERT ON acts FOR EACH ROW EXECUTE FUNCTION move_the_tip();
