-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

CREATE TRIGGER acts_move_the_tip AFTER INSERT ON acts
BEGIN
    UPDATE tips SET acts = NEW.n, tip = NEW.hash WHERE session = NEW.session;
END;
