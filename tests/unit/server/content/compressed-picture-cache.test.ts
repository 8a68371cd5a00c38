import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CompressedPictureCache } from '../../../../server/content/compressed-picture-cache.ts'
import { findFile, type FoundFile } from '../../../../server/http/find-file.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

test('the pictures unused for longest make room for the newest', async () => {
  const names = ['a', 'b', 'c']
  const folder = await temporaryFolder(Object.fromEntries(names.map((name) => [name, '<svg/>'])))
  const [a, b, c] = (await Promise.all(names.map((name) => findFile(folder, [name])))) as [
    FoundFile,
    FoundFile,
    FoundFile,
  ]
  const one = (await new CompressedPictureCache().get(a, 'gzip')).byteLength
  const pictures = new CompressedPictureCache(2 * one)

  for (const file of [a, b, a, c]) await pictures.get(file, 'gzip')
  await Promise.all(names.map((name) => rm(join(folder, name))))

  // Without the files, only pictures in memory can be served.
  expect((await pictures.get(a, 'gzip')).byteLength).toBe(one)
  expect((await pictures.get(c, 'gzip')).byteLength).toBe(one)
  await expect(pictures.get(b, 'gzip')).rejects.toThrow('ENOENT')
})
