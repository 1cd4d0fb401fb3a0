#!/bin/sh
# timed.sh WHAT COMMAND…: runs the command and says how long that took.
what=$1
shift
begun=$(date +%s)
"$@" || exit
echo "$what: $(($(date +%s) - begun)) s"
