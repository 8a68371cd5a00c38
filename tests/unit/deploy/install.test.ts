import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '../../../server/settings/known-settings.ts'
import { startBackendServer } from '../../support/backend-server.ts'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder.ts'
import { clone, ROOT } from './support/clone.ts'

const run = promisify(execFile)

test('one line restores the previous release, the only one kept', async () => {
  const { install, site, page, releases } = await clone()

  await install()
  expect(await releases()).toHaveLength(1)
  expect(await page('current')).toBe('build 1\n')
  const imported = ['build', 'content', 'node_modules', 'package.json', 'server', 'src']
  expect(await readdir(join(site, 'current'))).toEqual(expect.arrayContaining(imported))
  await writeFile(join(site, 'current/data/messages.db'), 'messages')

  await install()
  expect([await page('current'), await page('previous')]).toEqual(['build 2\n', 'build 1\n'])

  await install()
  expect([await page('current'), await page('previous')]).toEqual(['build 3\n', 'build 2\n'])
  expect(await releases()).toHaveLength(2)
  expect(await readFile(join(site, 'current/data/messages.db'), 'utf8')).toBe('messages')

  const docs = await readFile(join(ROOT, 'docs/operating.md'), 'utf8')
  const [back = ''] = /^mv -T .*$/m.exec(docs) ?? []
  const restart = 'systemctl restart fez'
  expect(back).toContain(`&& ${restart}`)
  await run('sh', ['-c', back.replaceAll('/srv/fez', site).replace(restart, 'true')])
  expect(await page('current')).toBe('build 2\n')

  await install()
  expect([await page('current'), await page('previous')]).toEqual(['build 4\n', 'build 2\n'])
  expect(await releases()).toHaveLength(2)
})

test('an installed release says how to build it anew', async () => {
  const { install, site } = await clone()
  await install()
  const build = run('node', ['build/build-site.ts'], { cwd: join(site, 'current') })
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The site is not built, because the tools for it are missing\. .*deploy\/install\.sh\n$/,
    ) as string,
  })
})

test('a folder with other files is refused before anything is built', async () => {
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

test('an installation that fails leaves the running release', async () => {
  const { install, site, page, releases } = await clone()
  await install()
  for (const failing of ['run build', 'ci --omit=dev --ignore-scripts']) {
    await expect(install([site], { FAILING: failing })).rejects.toThrow()
    expect(await releases()).toHaveLength(1)
    expect(await page('current')).toBe('build 1\n')
  }
})

test('without systemd, the script asks for a restart', async () => {
  const { install } = await clone()
  const { stdout } = await install()
  expect(stdout).toMatch(
    /^The new release is in .*\/current\. There is no systemd here: restart the server yourself$/m,
  )
})

test('settings are beside the releases, before the first one', async () => {
  const { install, site, page } = await clone()
  const settings = (text: string) => writeFiles(site, { '.env': text })
  const ofRelease = () => readFile(join(site, 'current/.env'), 'utf8')

  await settings('SITE_URL=fez.example')
  await expect(install()).rejects.toHaveProperty('stderr', expect.stringContaining('SITE_URL'))
  await settings('SITE_URL=https://fez.example')
  await install()
  expect([await page('current'), await ofRelease()]).toEqual([
    'build 1\n',
    'SITE_URL=https://fez.example',
  ])

  await settings('PORT=all')
  await expect(install()).rejects.toHaveProperty('stderr', expect.stringContaining('PORT'))
  expect(await page('current')).toBe('build 1\n')
  await settings('PORT=4174')
  await install()
  expect([await page('current'), await ofRelease()]).toEqual(['build 2\n', 'PORT=4174'])
})

test('the build has only the settings of its own releases', async () => {
  const { install, site, project, built } = await clone()
  await writeFiles(site, { '.env': 'SITE_URL=https://fez.example' })
  await install()
  await install([await temporaryFolder()])
  expect(existsSync(join(project, '.env'))).toBe(false)

  await writeFiles(project, { '.env': 'SITE_URL=https://other.example' })
  const both = /\/project\/\.env and \S+\/site\/\.env both have settings: move all to the second/
  await expect(install()).rejects.toHaveProperty('stderr', expect.stringMatching(both))
  expect(await built()).toBe(2)
})

test('settings that come later are those of the next build', async () => {
  const { install, site, page } = await clone()
  await install()
  await writeFiles(site, { '.env': 'SITE_URL=fez.example' })
  await expect(install()).rejects.toHaveProperty('stderr', expect.stringContaining('SITE_URL'))
  await writeFiles(site, { '.env': 'SITE_URL=https://fez.example' })
  await install()
  expect([await page('current'), await page('previous')]).toEqual(['build 2\n', 'build 1\n'])
  for (const link of ['current', 'previous']) {
    expect(await readFile(join(site, link, '.env'), 'utf8')).toBe('SITE_URL=https://fez.example')
  }
})

test('a wrong setting stops the build as it stops the server', async () => {
  const folder = await temporaryFolder()
  const program = join(ROOT, 'build/build-site.ts')
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

test('the container has the files and settings of a release', async () => {
  const file = await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  const script = await readFile(join(ROOT, 'deploy/install.sh'), 'utf8')
  const [, released = ''] = /^cp -R (.*) "\$release"$/m.exec(script) ?? []
  const copied = Array.from(
    file.matchAll(/^COPY --from=build \/src\/(\S+) \1$/gm),
    ([, name]) => name,
  )
  const packages = /^COPY (.*) \.\/$/m.exec(file)?.[1]
  expect(`${packages} ${copied.join(' ')}`).toBe(released)

  const args = Array.from(file.matchAll(/^ARG (\S+)$/gm), ([, name]) => name)
  expect(args).toEqual(SETTING_NAMES.filter((name) => /^(VITE_.*|SITE_URL)$/.test(name)))
})

test('the container gets no file that the repository ignores', async () => {
  const lines = async (name: string) =>
    (await readFile(join(ROOT, name), 'utf8'))
      .split('\n')
      .map((line) => line.replace(/^\*\*\/|\/$/g, ''))
  expect(await lines('.dockerignore')).toEqual(expect.arrayContaining(await lines('.gitignore')))
})
