-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

GRANT SELECT, INSERT ON session_writers TO pitwise_station, pitwise_trainer;

ALTER TABLE session_writers ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_read ON session_writers FOR SELECT USING (true);

CREATE POLICY own_session ON session_writers FOR INSERT WITH CHECK (is_mine(session));
