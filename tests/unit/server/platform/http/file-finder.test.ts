import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  createFileFinder,
  MAX_SMALL_FILE_BYTES,
} from '../../../../../server/platform/http/file-finder.ts'
import { temporaryFolder, writeFiles } from '../../../../support/temporary-folder.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'

test('a small file that was found is looked for anew after a second', async () => {
  useFakeTimers('performance')
  const folder = await temporaryFolder({ 'a/b.png': 'one' })
  const findFile = createFileFinder(folder)
  const found = await findFile(['a', 'b.png'])
  await rm(join(folder, 'a'), { recursive: true })
  expect(await findFile(['a', 'b.png'])).toBe(found)
  vi.advanceTimersByTime(1000)
  expect(await findFile(['a', 'b.png'])).toBeUndefined()
})

test('a file that was missing is found as soon as it is there', async () => {
  const folder = await temporaryFolder({})
  const findFile = createFileFinder(folder)
  expect(await findFile(['a.png'])).toBeUndefined()
  await writeFiles(folder, { 'a.png': 'one' })
  expect(await findFile(['a.png'])).toMatchObject({ size: 3 })
})

test('a file that is streamed has the size of this moment', async () => {
  const folder = await temporaryFolder({ 'film.mp4': randomBytes(MAX_SMALL_FILE_BYTES + 1) })
  const findFile = createFileFinder(folder)
  await findFile(['film.mp4'])
  await writeFiles(folder, { 'film.mp4': randomBytes(9) })
  expect(await findFile(['film.mp4'])).toMatchObject({ size: 9 })
})
