#!/bin/sh
# Builds the site and puts what the server needs into an empty folder: deploy/install.sh /srv/fez
set -eu
to=$1
mkdir -p "$to"
npm ci
npm run build
cp -R package.json package-lock.json content dist dist-renderer server src "$to"
cd "$to"
npm ci --omit=dev --ignore-scripts
