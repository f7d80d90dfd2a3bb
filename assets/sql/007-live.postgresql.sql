-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Whoever listens on pitwise_exams is told which exam went on or ended. Only exams: each notice takes a lock of the
-- whole server when its transaction ends, and nobody watches training.
CREATE FUNCTION tell_of_exam() RETURNS trigger LANGUAGE plpgsql SET search_path = pitwise, pg_temp AS $$
BEGIN
    IF EXISTS (SELECT FROM sessions WHERE id = NEW.session AND kind = 'exam') THEN
        PERFORM pg_notify('pitwise_exams', NEW.session);
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER acts_are_told AFTER INSERT ON acts FOR EACH ROW EXECUTE FUNCTION tell_of_exam();

CREATE TRIGGER beginnings_are_told AFTER INSERT ON tips FOR EACH ROW EXECUTE FUNCTION tell_of_exam();

CREATE TRIGGER endings_are_told AFTER INSERT ON endings FOR EACH ROW EXECUTE FUNCTION tell_of_exam();

CREATE TRIGGER results_are_told AFTER INSERT ON results FOR EACH ROW EXECUTE FUNCTION tell_of_exam();
