-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

GRANT SELECT, INSERT ON practised TO pitwise_station, pitwise_trainer;

-- What is derived may be made again, by a trainer.
GRANT DELETE ON practised TO pitwise_trainer;

ALTER TABLE practised ENABLE ROW LEVEL SECURITY;

CREATE POLICY all_read ON practised FOR SELECT USING (true);

CREATE POLICY own_session ON practised FOR INSERT TO pitwise_station WITH CHECK (is_mine(session));

CREATE POLICY derive_again ON practised FOR ALL TO pitwise_trainer USING (true) WITH CHECK (true);
