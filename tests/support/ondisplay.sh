#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Pitwise authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a command on a display of its own. The server chooses its number itself: whoever looks for a free one first
# may find the one that another test is about to take. And it stays as it is when its last client leaves (-noreset):
# while it starts anew it lets nobody in.
# usage: ondisplay.sh WIDTHxHEIGHT COMMAND...
size=$1
shift
own=$(mktemp -d) || exit 1
server=
trap 'kill $server 2>/dev/null; rm -rf "$own"' EXIT
trap 'exit 1' HUP INT TERM
mkfifo "$own/number" || exit 1
Xvfb -displayfd 3 -screen 0 "${size}x24" -nolisten tcp -noreset 3>"$own/number" 2>"$own/log" &
server=$!
read -r number <"$own/number" || { echo "No display: $(cat "$own/log")" >&2; exit 1; }
unset XAUTHORITY
DISPLAY=:$number "$@"
