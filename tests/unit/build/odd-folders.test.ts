import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const BUILD = join(import.meta.dirname, '../../../build/build-site.ts')

test.each(['a#1', 'a?b', 'a*b'])('a build in the folder %s says to rename it', async (name) => {
  const cwd = join(await temporaryFolder(), name)
  await mkdir(cwd)
  await expect(promisify(execFile)(process.execPath, [BUILD], { cwd })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The site is not built, .* in .*\. Rename the folder\n$/,
    ) as string,
  })
})
