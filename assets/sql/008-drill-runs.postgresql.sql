-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

GRANT SELECT, INSERT ON drill_runs TO pitwise_station, pitwise_trainer;
