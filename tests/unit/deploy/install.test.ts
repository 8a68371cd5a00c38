import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startBackendServer } from '../../support/backend-server.ts'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder.ts'

const ROOT = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

test('a new release keeps only the previous one, which one line restores', async () => {
  const { install, site, restarts } = await clone()
  const releases = () => readdir(join(site, 'releases'))
  const page = (link: string) => readFile(join(site, link, 'dist/index.html'), 'utf8')

  await install([site])
  expect(await releases()).toHaveLength(1)
  expect(await page('current')).toBe('build 1\n')
  expect(await restarts()).toEqual([])
  await writeFile(join(site, 'current/data/messages.db'), 'messages')

  await install([site])
  expect([await page('current'), await page('previous')]).toEqual(['build 2\n', 'build 1\n'])
  // The server restarts after the link points to the new release.
  expect(await restarts()).toEqual([await readlink(join(site, 'current'))])

  await install([site])
  expect([await page('current'), await page('previous')]).toEqual(['build 3\n', 'build 2\n'])
  expect(await releases()).toHaveLength(2)
  expect(await readFile(join(site, 'current/data/messages.db'), 'utf8')).toBe('messages')

  const docs = await readFile(join(ROOT, 'docs/operating.md'), 'utf8')
  const [back = ''] = /^mv -T .*$/m.exec(docs) ?? []
  const restart = 'systemctl restart fez'
  expect(back).toContain(`&& ${restart}`)
  await run('sh', ['-c', back.replaceAll('/srv/fez', site).replace(restart, 'true')])
  expect(await page('current')).toBe('build 2\n')

  await install([site])
  expect([await page('current'), await page('previous')]).toEqual(['build 4\n', 'build 2\n'])
  expect(await releases()).toHaveLength(2)
})

test('an installed release says how to build it anew', async () => {
  const { install, site } = await clone()
  await install([site])
  const build = run('node', ['server/build/build-site.ts'], { cwd: join(site, 'current') })
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The site is not built, because the tools for it are missing\. .*deploy\/install\.sh\n$/,
    ) as string,
  })
})

test('a missing folder, or one with other files, is refused before anything is built', async () => {
  const { install, built } = await clone()
  const other = await temporaryFolder({ 'letters/1.txt': 'Dear Anna' })
  const name = /^Name the folder for the releases: /
  const wrong = /letters|\/1\.txt holds something else than releases of the site: /
  for (const args of [[], ['']]) {
    await expect(install(args)).rejects.toHaveProperty('stderr', expect.stringMatching(name))
  }
  for (const folder of [join(other, 'letters'), join(other, 'letters/1.txt')]) {
    await expect(install([folder])).rejects.toHaveProperty('stderr', expect.stringMatching(wrong))
  }
  expect(await readdir(join(other, 'letters'))).toEqual(['1.txt'])
  expect(await built()).toBe(0)
})

test('a build or an installation that fails leaves the running release as it is', async () => {
  const { install, site, restarts } = await clone()
  await install([site])
  for (const failing of ['run build', 'ci --omit=dev --ignore-scripts']) {
    await expect(install([site], { FAILING: failing })).rejects.toThrow()
    expect(await readdir(join(site, 'releases'))).toHaveLength(1)
    expect(await readFile(join(site, 'current/dist/index.html'), 'utf8')).toBe('build 1\n')
  }
  expect(await restarts()).toEqual([])
})

test('a wrong setting stops the build with the same line that stops the server', async () => {
  const folder = await temporaryFolder()
  const program = join(ROOT, 'server/build/build-site.ts')
  const build = run('node', [program], { cwd: folder, env: { ...process.env, SITE_URL: 'x' } })
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^SITE_URL in the environment is wrong\. Set it to .*\n$/,
    ) as string,
  })
  expect(await readdir(folder)).toEqual([])
})

test('the container checks its health at the port that it is given', async () => {
  await using server = await startBackendServer((_, response) => response.end())
  const file = await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  const [, check = ''] = /HEALTHCHECK [^[]*CMD (\[.*\])/.exec(file) ?? []
  const [command = '', ...args] = JSON.parse(check) as string[]
  await run(command, args, { env: { ...process.env, PORT: new URL(server.url).port } })
  expect(server.requests()).toMatchObject([{ url: '/healthz' }])
})

test('the container gets no file that the repository ignores', async () => {
  const lines = async (name: string) =>
    (await readFile(join(ROOT, name), 'utf8')).split('\n').map((line) => line.replace(/\/$/, ''))
  expect(await lines('.dockerignore')).toEqual(expect.arrayContaining(await lines('.gitignore')))
})

/** A clone whose `npm` only counts builds, and a folder to install into. */
async function clone() {
  const folder = await temporaryFolder()
  const [project, programs, site] = ['project', 'programs', 'site'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  for (const name of ['deploy', 'server', 'package.json', 'package-lock.json']) {
    await cp(join(ROOT, name), join(project, name), { recursive: true })
  }
  await symlink(join(ROOT, 'src'), join(project, 'src'))
  for (const name of ['content', 'dist', 'dist-renderer']) await mkdir(join(project, name))
  await writeFiles(programs, {
    npm: `#!/bin/sh
      [ "$*" != "$FAILING" ] || exit 1
      [ "$*" = 'run build' ] || exit 0
      echo . >> builds
      echo "build $(($(wc -l < builds)))" > dist/index.html`,
    restart: `readlink '${site}/current' >> '${programs}/restarts'`,
  })
  await chmod(join(programs, 'npm'), 0o755)
  const linesOf = async (file: string) =>
    (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1)
  return {
    site,
    install: (args: string[], env: Record<string, string> = {}) =>
      run(join(project, 'deploy/install.sh'), args, {
        env: {
          ...process.env,
          PATH: `${programs}:${process.env.PATH ?? ''}`,
          RESTART: `sh '${programs}/restart'`,
          ...env,
        },
      }),
    restarts: () => linesOf(join(programs, 'restarts')),
    built: async () => (await linesOf(join(project, 'builds'))).length,
  }
}
