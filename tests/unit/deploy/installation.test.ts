import { execFile } from 'node:child_process'
import { appendFile, chmod, cp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { writeFiles } from '../../support/temporary-folder.ts'
import { machine } from './support/machine.ts'

test('the commands of operating.md install the site, update it and lead back', async () => {
  const { run, page } = await machine()
  await run('prepare', 'copy', 'start')
  expect(await page('current')).toBe('build 1\n')
  await run('copy', 'update')
  await run('copy', 'update')
  expect([await page('current'), await page('previous')]).toEqual(['build 3\n', 'build 2\n'])

  await run('goBack')
  expect([await page('current'), await page('previous')]).toEqual(['build 2\n', 'build 3\n'])
  await run('goBack')
  expect(await page('current')).toBe('build 3\n')
  await run('goBack', 'copy', 'update')
  expect([await page('current'), await page('previous')]).toEqual(['build 4\n', 'build 2\n'])
})

test('the first commands of operating.md leave settings that are there', async () => {
  const { run, site } = await machine()
  const secrets = join(site, '../../etc/fez.env')
  await run('prepare')
  await writeFile(join(site, '.env'), 'PORT=4174')
  await writeFile(secrets, 'NOTIFY_TO=staff@fez.example')
  await run('prepare')
  expect(await readFile(join(site, '.env'), 'utf8')).toBe('PORT=4174')
  expect(await readFile(secrets, 'utf8')).toBe('NOTIFY_TO=staff@fez.example')
})

test('a build or a copy that fails leaves the running release', async () => {
  const { run, clone, page } = await machine()
  await run('prepare', 'copy', 'start')
  const breakIt = [
    () => writeFiles(clone, { failing: '' }),
    async () => {
      await rm(join(clone, 'failing'))
      await rename(join(clone, 'dist-renderer'), join(clone, 'lost'))
    },
  ]
  for (const breaking of breakIt) {
    await breaking()
    await run('copy')
    await expect(run('update')).rejects.toThrow()
    expect(await page('current')).toBe('build 1\n')
  }
})

test('an installed site has its settings and all that its server needs', async () => {
  const { run, clone, site, serve } = await machine({ whole: true })
  // Only its owner may read a clone that was made with the umask 077.
  await chmod(join(clone, 'server'), 0o700)
  await run('prepare', 'copy', 'start')
  expect((await stat(join(site, 'current/server'))).mode & 0o777).toBe(0o755)
  const settings = 'SITE_URL=https://www.zone.example\nSECURITY_CONTACT=\nTRUST_PROXY=1\n'
  for (const folder of [clone, join(site, 'current')]) {
    expect(await readFile(join(folder, '.env'), 'utf8')).toBe(settings)
  }
  const { address } = await serve()
  expect((await fetch(address)).status).toBe(200)

  // A zone's own folder is in the release.
  await appendFile(join(clone, '.env'), 'CONTENT_FOLDER=zones/own\n')
  await cp(join(clone, 'content'), join(clone, 'zones/own'), { recursive: true })
  await run('copy', 'update')
  expect((await fetch((await serve()).address)).status).toBe(200)

  // It lacks what a build needs.
  const build = promisify(execFile)(process.execPath, ['build/build-site.ts'], {
    cwd: join(site, 'current'),
  })
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The site is not built, because the tools for it are missing\. .*`npm ci --include=dev`.* NODE_ENV=production .*docs\/operating\.md\n$/,
    ) as string,
  })
})
