#!/bin/sh
# Prints the Chromium for the browser tests. One that is missing comes through apt, where this
# user may install; else the reason goes to stderr and the exit status is 1.
look() {
  for name in "$CHROMIUM" chromium chromium-browser google-chrome-stable google-chrome; do
    [ -n "$name" ] && command -v "$name" && return
  done
  return 1
}
look && exit
if ! command -v apt-get >/dev/null; then
  echo "there is no Chromium here, and no apt-get to install it; set CHROMIUM to a browser" >&2
  exit 1
fi
if [ "$(id -u)" = 0 ]; then as=
elif sudo -n true 2>/dev/null; then as="sudo -n"
else
  echo "there is no Chromium here, and this user may not install it; set CHROMIUM to a browser" >&2
  exit 1
fi
echo "installing Chromium" >&2
{ $as apt-get update -q && $as apt-get install -q -y --no-install-recommends chromium; } >/dev/null 2>&1
look && exit
echo "Chromium is not here and could not be installed through apt; set CHROMIUM to a browser" >&2
exit 1
