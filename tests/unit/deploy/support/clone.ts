import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { dependencies } from '../../../../package.json' with { type: 'json' }
import { COMPILE_CACHE_ENV } from '../../../../tools/support/compile-cache.ts'
import { freePort } from '../../../support/free-port.ts'
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts'
import { BUILT_SITE } from '../../server/support/start-program.ts'

export const ROOT = join(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** A clone whose `npm` only counts builds, and a folder to install into, on a machine without systemd. */
export async function clone() {
  const folder = await temporaryFolder()
  const [project, programs, site] = ['project', 'programs', 'site'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  for (const name of ['build', 'deploy', 'server/start.js', 'package.json', 'package-lock.json']) {
    await cp(join(ROOT, name), join(project, name), { recursive: true })
  }
  // Links, so that the servers of all clones share their compiled code.
  const linked = (await readdir(join(ROOT, 'server'))).filter((name) => name !== 'start.js')
  for (const name of ['src', ...linked.map((file) => join('server', file))]) {
    await symlink(join(ROOT, name), join(project, name))
  }
  await mkdir(join(project, 'dist'))
  await writeFiles(project, BUILT_SITE)
  const packages = join(folder, 'packages')
  for (const name of Object.keys(dependencies)) {
    await mkdir(dirname(join(packages, name)), { recursive: true })
    await symlink(join(ROOT, 'node_modules', name), join(packages, name))
  }
  await writePrograms(programs, {
    npm: `[ "$*" != "$FAILING" ] || exit 1
      [ "$*" != 'ci --omit=dev --ignore-scripts' ] || cp -R '${packages}' node_modules
      [ "$*" = 'run build' ] || exit 0
      '${process.execPath}' -e 'import("${join(ROOT, 'server/settings/settings.ts')}").then((m) => m.currentSettings("."))' || exit 1
      echo . >> builds
      echo "build $(($(wc -l < builds)))" > dist/index.html`,
    systemctl: 'echo offline; exit 1',
    node: `exec '${process.execPath}' "$@"`,
  })
  return {
    project,
    site,
    programs,
    install: (args = [site], env: Record<string, string> = {}) =>
      run(join(project, 'deploy/install.sh'), args, {
        env: { ...COMPILE_CACHE_ENV, PATH: `${programs}:${process.env.PATH ?? ''}`, ...env },
      }),
    releases: () => readdir(join(site, 'releases')),
    page: (link: string) => readFile(join(site, link, 'dist/index.html'), 'utf8'),
    current: () => readlink(join(site, 'current')),
    built: async () =>
      (await readFile(join(project, 'builds'), 'utf8').catch(() => '')).split('\n').length - 1,
  }
}

/** Such a clone on a machine with systemd, whose unit of the site is installed, with the socket or without. */
export async function cloneWithSystemd({ withSocket = true, node = process.execPath } = {}) {
  const machine = await clone()
  const { programs, project, site } = machine
  const folder = await temporaryFolder()
  const port = await freePort()
  const systemd = fileURLToPath(new URL('systemd.ts', import.meta.url))
  await writePrograms(programs, {
    journalctl: `cat '${folder}/journal'`,
    systemctl: `cd '${folder}'
      case $1 in
        is-system-running) echo running ;;
        cat) cat units/fez.service ;;
        show) case $3 in
          NRestarts) echo $(($(wc -c < starts) - 1)) ;;
          *) sed -n "s/^$3=//p" units/fez.service ;;
        esac ;;
        reset-failed) rm -f failed ;;
        is-failed) [ -e failed ] ;;
        restart | stop) exec '${process.execPath}' '${systemd}' '${folder}' "$1" ;;
      esac`,
    // A minute has passed once the server that is not well has logged that it was asked.
    date: `! grep -q /healthz '${folder}/journal' || set -- -d '+1 minute' "$@"
      PATH=/usr/bin:/bin exec date "$@"`,
  })
  onTestFinished(async () => {
    await run(join(programs, 'systemctl'), ['stop', 'fez'])
  })
  const service = `[Service]
ExecStart=${node} server/start.js
WorkingDirectory=${site}/current
${withSocket ? 'Restart=always\n' : ''}Environment=${withSocket ? 'PAGES_MAX_AGE=60' : `PORT=${port}`}
`
  await writeFiles(project, { 'deploy/fez.service': service })
  const units = {
    'units/fez.service': service,
    ...(withSocket && { 'units/fez.socket': `[Socket]\nListenStream=127.0.0.1:${port}\n` }),
  }
  return {
    ...machine,
    enable: () => writeFiles(folder, units),
    /** The status of the running server's `/healthz`. */
    health: async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status,
  }
}

async function writePrograms(folder: string, programs: Record<string, string>): Promise<void> {
  for (const [name, script] of Object.entries(programs)) {
    await writeFiles(folder, { [name]: `#!/bin/sh\n${script}` })
    await chmod(join(folder, name), 0o755)
  }
}
