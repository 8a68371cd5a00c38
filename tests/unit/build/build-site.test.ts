import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('a wrong setting stops the build as it stops the server', async () => {
  const folder = await temporaryFolder()
  const env = { ...process.env, SITE_URL: 'x' }
  const build = promisify(execFile)(process.execPath, [resolve('build/build-site.ts')], {
    cwd: folder,
    env,
  })
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^SITE_URL in the environment is wrong\. Set it to .*\n$/,
    ) as string,
  })
  expect(await readdir(folder)).toEqual([])
})
