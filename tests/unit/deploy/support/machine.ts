import { execFile, spawn } from 'node:child_process'
import { chmod, cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { dependencies } from '../../../../package.json' with { type: 'json' }
import { whenListening } from '../../../../tools/support/when-listening.ts'
import { NODE_ENVIRONMENT } from '../../../support/start-server.ts'
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts'
import { BUILT_SITE, endProgram } from '../../server/support/start-program.ts'

/** Counts builds instead of making them. Fails beside a file called `failing`. */
const NPM = `[ ! -e failing ] || exit 1
[ "$*" != 'run build' ] || {
  echo . >> builds
  echo "build $(($(wc -l < builds)))" > dist/index.html
}`

/**
 * A clone on a machine without a site. It has the folders that systemd and nginx make.
 *
 * @param whole whether the clone has the code itself, and not links to this project's
 */
export async function machine({ whole = false } = {}) {
  const folder = await temporaryFolder({ 'etc/systemd/system/a': '', 'etc/nginx/conf.d/a': '' })
  const [clone, site, programs] = ['clone', 'srv/fez', 'programs'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  await mkdir(join(clone, 'dist'), { recursive: true })
  for (const name of ['build', 'deploy', 'package.json', 'server', 'src']) {
    if (whole) await cp(name, join(clone, name), { recursive: true })
    else await symlink(resolve(name), join(clone, name))
  }
  await writeFiles(clone, BUILT_SITE)
  for (const name of Object.keys(dependencies)) {
    const link = join(clone, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(resolve('node_modules', name), link)
  }
  const nothing = { curl: '', nginx: '', systemctl: '' }
  for (const [name, script] of Object.entries({ npm: NPM, sudo: 'exec "$@"', ...nothing })) {
    await writeFiles(programs, { [name]: `#!/bin/sh\n${script}` })
    await chmod(join(programs, name), 0o755)
  }

  const commands = await commandsOfTheBook()
  return {
    clone,
    site,
    /** Runs these commands one after the other, and stops at the first that fails. */
    run: async (...names: (keyof typeof commands)[]) => {
      for (const name of names) {
        const lines = commands[name].replaceAll(/ (?=\/(?:srv|etc)\/)/g, ` ${folder}`)
        const env = { ...process.env, PATH: `${programs}:${process.env.PATH ?? ''}` }
        await promisify(execFile)('sh', ['-euc', lines], { cwd: clone, env })
      }
    },
    page: (release: string) => readFile(join(site, release, 'dist/index.html'), 'utf8'),
    /** Starts the server of the current release until the end of the test. */
    serve: () => {
      const program = spawn(process.execPath, ['server/start.js'], {
        cwd: join(site, 'current'),
        env: { ...NODE_ENVIRONMENT, PORT: '0', DATA_DIR: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      onTestFinished(() => endProgram(program))
      return whenListening(program)
    },
  }
}

/** The commands of docs/operating.md for a machine with systemd. */
async function commandsOfTheBook() {
  const book = await readFile('docs/operating.md', 'utf8')
  const [, chapter = ''] = /^## On a machine of your own$([^]*?)^##/m.exec(book) ?? []
  const [prepare = '', copy = '', start = '', update = '', goBack = ''] = Array.from(
    chapter.matchAll(/^```sh$([^]*?)^```$/gm),
    ([, lines = '']) => lines,
  )
  return { prepare, copy, start, update, goBack }
}
