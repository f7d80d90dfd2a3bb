-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

GRANT SELECT ON homework, homework_done, homework_withdrawn TO pitwise_station, pitwise_trainer;

GRANT INSERT ON homework, homework_withdrawn TO pitwise_trainer;

GRANT INSERT ON homework_done TO pitwise_station, pitwise_trainer;

-- A station says only of its own trainees that something is done.
ALTER TABLE homework_done ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_read ON homework_done FOR SELECT USING (true);

CREATE POLICY own_station ON homework_done FOR INSERT WITH CHECK (station = session_user);
