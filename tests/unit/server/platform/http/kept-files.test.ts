import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  createFileFinder,
  type FoundFile,
  MAX_SMALL_FILE_BYTES,
} from '../../../../../server/platform/http/file-finder.ts'
import { keptFile, keptFilesBytes } from '../../../../../server/platform/http/kept-files.ts'
import { temporaryFolder, writeFiles } from '../../../../support/temporary-folder.ts'

const MB = 1024 * 1024

async function found(folder: string, name: string) {
  const file = await createFileFinder(folder)([name])
  if (!file) throw new Error(`There is no ${name}`)
  return file
}

test('a small file is read and compressed once for each form', async () => {
  const folder = await temporaryFolder({ 'a.svg': `<svg>${'<g/>'.repeat(500)}</svg>` })
  const file = await found(folder, 'a.svg')
  const forms = [undefined, 'br', 'gzip'] as const
  const first = await Promise.all(forms.map((form) => keptFile(file, form)))
  expect(new Set(first.map((kept) => kept?.bytes.byteLength)).size).toBe(3)
  const again = await Promise.all(forms.map((form) => keptFile(file, form)))
  for (const [index, kept] of again.entries()) expect(kept?.bytes).toBe(first[index]?.bytes)
})

test('a file that was replaced since it was found has the version of its bytes', async () => {
  const [former, latter] = [randomBytes(9), randomBytes(9)]
  const folder = await temporaryFolder({ 'a.png': former })
  const file = await found(folder, 'a.png')
  await writeFiles(folder, { 'a.png': latter })
  const { version } = await found(folder, 'a.png')
  expect(version).not.toBe(file.version)
  expect(await keptFile(file)).toEqual({ bytes: latter, version })
})

test('above 32 MB, the least recently used files go first', async () => {
  const names = Array.from({ length: 135 }, (_, index) => `${index}.png`)
  const folder = await temporaryFolder(
    Object.fromEntries(names.map((name) => [name, randomBytes(MB / 4)])),
  )
  const used = await found(folder, '0.png')
  const unused = await found(folder, '1.png')
  const bytesOf = async (file: FoundFile) => (await keptFile(file))?.bytes
  const [usedBytes, unusedBytes] = [await bytesOf(used), await bytesOf(unused)]
  for (const name of names.slice(2)) {
    await keptFile(await found(folder, name))
    expect(await bytesOf(used)).toBe(usedBytes)
  }
  expect(keptFilesBytes()).toBe(32 * MB)
  expect(await bytesOf(unused)).not.toBe(unusedBytes)
})

test('a large file is not kept', async () => {
  const folder = await temporaryFolder({ 'film.mp4': randomBytes(MAX_SMALL_FILE_BYTES + 1) })
  const before = keptFilesBytes()
  expect(await keptFile(await found(folder, 'film.mp4'))).toBeUndefined()
  expect(keptFilesBytes()).toBe(before)
})
