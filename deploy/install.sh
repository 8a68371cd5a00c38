#!/bin/sh
# Builds the site and installs it as a new release: deploy/install.sh /srv/fez
# /srv/fez/current points to the new release and /srv/fez/previous to the one before. Older ones are deleted.
# After an update it restarts the server with the command in RESTART, by default `systemctl restart fez`.
set -eu
umask 022
refuse() {
  echo "$1" >&2
  exit 1
}
[ $# = 1 ] && [ -n "$1" ] || refuse 'Name the folder for the releases: deploy/install.sh /srv/fez'
case $1 in /*) to=$1 ;; *) to=$PWD/$1 ;; esac
if [ -e "$to" ] && [ ! -d "$to/releases" ] && [ -n "$(ls -A "$to")" ]; then
  refuse "$to holds something else than releases of the site: name a new or an empty folder"
fi

cd "$(dirname "$0")/.."
npm ci
npm run build

mkdir -p "$to/releases"
# All releases share this folder, in which the server writes by default.
[ -d "$to/data" ] || mkdir -m 700 "$to/data"
release=$(mktemp -d "$to/releases/$(date -u +%Y-%m-%dT%H%M%SZ)-XXXX")
trap 'rm -rf "$release"' EXIT
chmod 755 "$release"
cp -R package.json package-lock.json content dist dist-renderer server src "$release"
ln -s ../../data "$release/data"
(cd "$release" && npm ci --omit=dev --ignore-scripts)
trap - EXIT

before=$(readlink "$to/current" || true)
[ -z "$before" ] || ln -sfn "$before" "$to/previous"
ln -sfn "releases/${release##*/}" "$to/next"
mv -T "$to/next" "$to/current"
[ -z "$before" ] || sh -c "${RESTART:-systemctl restart fez}"

for old in "$to"/releases/*; do
  [ "$old" = "$release" ] || [ "$old" = "$to/$before" ] || rm -rf "$old"
done
