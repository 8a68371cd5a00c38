import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { cloneWithSystemd } from './support/clone.ts'

test.each([true, false])(
  'an update asks the server for its health; with a socket: %s',
  async (withSocket) => {
    const { install, enable, health, page, current } = await cloneWithSystemd({ withSocket })
    const { stdout } = await install()
    expect(stdout).toMatch(/, but fez\.service does not run there: see docs\/operating\.md$/m)
    await enable()
    const before = await current()

    expect((await install()).stdout).toMatch(/^The new release is well: \{"status":"ok"/m)
    expect(await current()).not.toBe(before)
    expect([await page('current'), await page('previous')]).toEqual(['build 2\n', 'build 1\n'])
    expect(await health()).toBe(200)
  },
)

const DOES_NOT_START = "console.error('It has no legs'); process.exitCode = 1"
const NOT_WELL = `process.env.DATABASE_URL = 'postgres://a:b@127.0.0.1:1/x'
  process.env.LOG_REQUESTS = '1'
  await import('./main.ts')`

test.each([
  ['does not start', { withSocket: true }, DOES_NOT_START, /^It has no legs$/m],
  ['does not start', { withSocket: false }, DOES_NOT_START, /^It has no legs$/m],
  ['answers 503', { withSocket: false }, NOT_WELL, /^\/healthz: \{.*ECONNREFUSED/m],
])('if a new release %s, the one before runs again: %j', async (_, socket, program, reason) => {
  const { install, enable, health, project, page, current, releases } =
    await cloneWithSystemd(socket)
  await enable()
  await install()
  const before = await current()

  await writeFile(join(project, 'server/start.js'), program)
  const failed = await install().catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(reason) as string })
  expect(failed).toHaveProperty(
    'stderr',
    expect.stringMatching(/^The new release was not well, so the one before runs again: /m),
  )
  expect([await current(), await page('current')]).toEqual([before, 'build 1\n'])
  expect(await releases()).toHaveLength(1)
  expect(await health()).toBe(200)
})

test('if neither release is well, the script says so', async () => {
  const { install, enable, project, site } = await cloneWithSystemd()
  await enable()
  await install()
  for (const folder of [project, join(site, 'current')]) {
    await writeFile(join(folder, 'server/start.js'), DOES_NOT_START)
  }
  await expect(install()).rejects.toHaveProperty(
    'stderr',
    expect.stringMatching(/, and the one before is not well either: /),
  )
})

test('a first release that is not well stays, with the reason', async () => {
  const { install, enable, project, page } = await cloneWithSystemd()
  await enable()
  await writeFile(join(project, 'server/start.js'), DOES_NOT_START)
  await expect(install()).rejects.toHaveProperty(
    'stderr',
    expect.stringMatching(/^It has no legs$[^]*^The server is not well: .*systemctl restart fez$/m),
  )
  expect(await page('current')).toBe('build 1\n')
})

test('a unit with no usable Node is refused before the build', async () => {
  const folder = await temporaryFolder()
  const old = "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })"
  const nodes = {
    [join(folder, 'none')]: /^There is no \S+\/none to run the server\. Install Node there first$/m,
    [join(folder, 'old')]:
      /^The server needs Node 22\.19 or later; .*\nInstall it as \S+\/old first$/m,
  }
  await writeFile(
    join(folder, 'old'),
    `#!/bin/sh\nexec '${process.execPath}' --import "data:text/javascript,${encodeURI(old)}" "$@"`,
  )
  await chmod(join(folder, 'old'), 0o755)
  for (const [node, line] of Object.entries(nodes)) {
    const { install, enable, built } = await cloneWithSystemd({ node })
    await enable()
    await expect(install()).rejects.toHaveProperty('stderr', expect.stringMatching(line))
    expect(await built()).toBe(0)
  }
})
