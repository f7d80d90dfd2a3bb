-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

CREATE TRIGGER log_moves_the_tip AFTER INSERT ON station_log
BEGIN
    INSERT INTO station_tips (station, entries, tip) VALUES (NEW.station, NEW.n, NEW.tip)
        ON CONFLICT (station) DO UPDATE SET entries = NEW.n, tip = NEW.tip;
END;
