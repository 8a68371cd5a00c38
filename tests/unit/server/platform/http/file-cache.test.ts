import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { cachedFile, fileCacheBytes } from '../../../../../server/platform/http/file-cache.ts'
import { createFileFinder } from '../../../../../server/platform/http/file-finder.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const MB = 1024 * 1024

// tests/unit/server/content/media/media-files.test.ts has a file that is cached, replaced or too large.
test('above 32 MB, the least recently used files go first', async () => {
  const names = Array.from({ length: 135 }, (_, index) => `${index}.png`)
  const folder = await temporaryFolder(
    Object.fromEntries(names.map((name) => [name, randomBytes(MB / 4)])),
  )
  const findFile = createFileFinder(folder)
  const bytesOf = async (name: string) => {
    const file = (await findFile([name])) ?? expect.fail(`There is no ${name}`)
    return (await cachedFile(file))?.bytes
  }
  const [used, unused] = [await bytesOf('0.png'), await bytesOf('1.png')]
  for (const name of names.slice(2)) {
    await bytesOf(name)
    expect(await bytesOf('0.png'), `after ${name}`).toBe(used)
  }
  expect(fileCacheBytes()).toBe(32 * MB)
  expect(await bytesOf('1.png')).not.toBe(unused)
})
