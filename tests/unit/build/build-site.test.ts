import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test.each([
  ['a setting', 'a', 'x', /^SITE_URL in the environment is wrong\. Set it to .*\n$/],
  ['a folder', 'a#1', '', /^The site is not built, .* in .*\. Rename the folder\n$/],
])('%s that is wrong stops the build', async (_, name, SITE_URL, line) => {
  const cwd = join(await temporaryFolder(), name)
  await mkdir(cwd)
  const env = { ...process.env, SITE_URL }
  const build = promisify(execFile)(process.execPath, [resolve('build/build-site.ts')], {
    cwd,
    env,
  })
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(line) as string,
  })
  expect(await readdir(cwd)).toEqual([])
})

test('a build that may not write says so in one line', async () => {
  const build = promisify(execFile)(process.execPath, [resolve('build/build-site.ts')], {
    cwd: await temporaryFolder({ 'dist-renderer': 'a file in its place' }),
  })
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The site is not built: EEXIST.* 'dist-renderer'\n$/) as string,
  })
})

test.each([
  ['is not installed', `next('not-installed', context)`, /the tools for it are missing/],
  [
    'cannot be loaded',
    `({ url: 'data:text/javascript,throw new Error("broken")', shortCircuit: true })`,
    /broken/,
  ],
])('a build whose bundler %s says so', async (_, resolved, line) => {
  const hooks = `import { registerHooks } from 'node:module'
registerHooks({
  resolve: (name, context, next) => (name === 'vite' ? ${resolved} : next(name, context)),
})`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`]
  const build = promisify(execFile)(process.execPath, [...args, resolve('build/build-site.ts')], {
    cwd: await temporaryFolder(),
  })
  await expect(build).rejects.toMatchObject({ stderr: expect.stringMatching(line) as string })
})
