-- SPDX-FileCopyrightText: 2026 The Pitwise authors
-- SPDX-License-Identifier: GPL-3.0-or-later

GRANT SELECT ON site_keys, key_endings, revoked_certificates, trainer_vaults TO pitwise_station, pitwise_trainer;

GRANT INSERT ON site_keys, key_endings, revoked_certificates TO pitwise_trainer;

-- A trainer opens exams at the stations.
GRANT INSERT ON trainer_vaults TO pitwise_station, pitwise_trainer;
