#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Pitwise authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs dealbyreader.py on a display and a session bus of its own.
# usage: reader.sh PITWISE PITWISE-CLI HOUSE-NAME
here=$(dirname "$0")
skip() { echo "Skipped: $1 is not installed, so no screen reader can be played."; exit 77; }
command -v Xvfb >/dev/null || skip xvfb
command -v dbus-run-session >/dev/null || skip dbus
[ -x /usr/libexec/at-spi-bus-launcher ] || skip at-spi2-core
/usr/bin/python3 -c 'import pyatspi' 2>/dev/null || skip python3-pyatspi
runtime=$(mktemp -d) || exit 1
trap 'rm -rf "$runtime"' EXIT
export XDG_RUNTIME_DIR="$runtime" GIO_USE_VFS=local GSETTINGS_BACKEND=memory PYTHONDONTWRITEBYTECODE=1
unset AT_SPI_BUS_ADDRESS DBUS_SESSION_BUS_ADDRESS
"$here/../support/ondisplay.sh" 1280x800 dbus-run-session -- /usr/bin/python3 "$here/dealbyreader.py" "$@"
