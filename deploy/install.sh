#!/bin/sh
# Builds the site, installs it as a new release, and restarts the server: deploy/install.sh /srv/fez
# /srv/fez/current points to the new release and /srv/fez/previous to the one before. Older ones are deleted.
# If the server is not well within a minute, the release before runs again. The build and all releases read the
# settings in /srv/fez/.env. The unit is fez, or that of UNIT.
set -eu
umask 022
unit=${UNIT:-fez}
refuse() {
  echo "$1" >&2
  exit 1
}
[ $# = 1 ] && [ -n "$1" ] || refuse 'Name the folder for the releases: deploy/install.sh /srv/fez'
case $1 in /*) to=$1 ;; *) to=$PWD/$1 ;; esac
if [ -e "$to" ] && [ ! -d "$to/releases" ] && [ "$(ls -A "$to")" != .env ] && [ -n "$(ls -A "$to")" ]; then
  refuse "$to holds something else than releases of the site: name a new or an empty folder"
fi

cd "$(dirname "$0")/.."
case $(systemctl is-system-running 2>/dev/null || true) in
  '' | offline | unknown) has_systemd='' node=node ;;
  *)
    has_systemd=1
    node=$({ systemctl cat "$unit.service" 2>/dev/null || cat deploy/fez.service; } |
      sed -n 's/^ExecStart=\([^ ]*\).*/\1/p' | tail -n 1)
    ;;
esac
command -v "$node" >/dev/null || refuse "There is no $node to run the server. Install Node there first"
"$node" server/require-node.js || refuse "Install it as $node first"

[ ! -L .env ] || rm .env
if [ -e "$to/.env" ]; then
  [ ! -e .env ] || refuse "$PWD/.env and $to/.env both have settings: move all to the second"
  ln -s "$to/.env" .env
fi
npm ci
npm run build

mkdir -p "$to/releases"
# All releases share this folder, in which the server writes by default.
[ -d "$to/data" ] || mkdir -m 700 "$to/data"
release=$(mktemp -d "$to/releases/$(date -u +%Y-%m-%dT%H%M%SZ)-XXXX")
trap 'rm -rf "$release"' EXIT
chmod 755 "$release"
cp -R package.json package-lock.json build content dist dist-renderer server src "$release"
ln -s ../../data "$release/data"
ln -s ../../.env "$release/.env"
(cd "$release" && npm ci --omit=dev --ignore-scripts)

run_release() {
  ln -sfn "$1" "$to/next"
  mv -T "$to/next" "$to/current"
}
property() {
  systemctl show --property "$1" --value "$unit.service"
}
log_since_start() {
  journalctl --quiet --unit "$unit" --since "@$started" --output cat
}
is_well() {
  site=$(log_since_start | grep -o 'The site is at http://[^ "]*' | tail -n 1)
  [ -n "$site" ] && health=$("$node" --input-type=module -e '
    const response = await fetch(process.argv[1], { signal: AbortSignal.timeout(5000) }).catch(Response.error)
    console.log(await response.text())
    process.exitCode = response.ok ? 0 : 1' "${site#The site is at }healthz")
}
restart() {
  started=$(date +%s) health=''
  # Otherwise systemd refuses to start what has failed too often.
  systemctl reset-failed "$unit.service" "$unit.socket" 2>/dev/null || true
  systemctl restart "$unit.service" || return 1
  until is_well; do
    [ $(($(date +%s) - started)) -lt 60 ] || return 1
    # After two more, systemd would give up and close the port, and visitors would no longer wait.
    [ "$(property NRestarts)" -lt 3 ] || return 1
    if systemctl is-failed --quiet "$unit.service"; then return 1; fi
    sleep 1
  done
}
show_reason() {
  log_since_start | tail -n 20
  [ -z "$health" ] || echo "/healthz: $health"
}

before=$(readlink "$to/current" || true)
run_release "releases/${release##*/}"
if [ -z "$has_systemd" ]; then
  echo "The new release is in $to/current. There is no systemd here: restart the server yourself"
elif [ "$(property WorkingDirectory)" != "$to/current" ]; then
  echo "The new release is in $to/current, but $unit.service does not run there: see docs/operating.md"
elif restart; then
  echo "The new release is well: $health"
else
  show_reason >&2
  if [ -z "$before" ]; then
    trap - EXIT
    refuse "The server is not well: see the lines above. Then: systemctl restart $unit"
  fi
  run_release "$before"
  restart || {
    show_reason >&2
    refuse 'The new release was not well, and the one before is not well either: see the lines above'
  }
  refuse 'The new release was not well, so the one before runs again: see the lines above'
fi
trap - EXIT

[ -z "$before" ] || ln -sfn "$before" "$to/previous"
for old in "$to"/releases/*; do
  [ "$old" = "$release" ] || [ "$old" = "$to/$before" ] || rm -rf "$old"
done
