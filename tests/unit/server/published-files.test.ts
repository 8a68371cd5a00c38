import { readdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addFiles, dropOldFiles } from '../../../server/build/published-files.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const files = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('the files of a build stand beside those of earlier builds, and in place of their equals', async () => {
  const fresh = await temporaryFolder({
    'assets/new.js': 'new',
    'icon.svg': 'new',
    'index.html': 'new',
  })
  const site = await temporaryFolder({ 'assets/old.js': 'old', 'icon.svg': 'old' })
  await addFiles(fresh, site, ['index.html'])

  expect((await files(site)).toSorted()).toEqual(['icon.svg', 'index.html', 'new.js', 'old.js'])
  expect(await readFile(join(site, 'icon.svg'), 'utf8')).toBe('new')
  expect(await files(fresh)).toEqual([])
})

test('what no build of the last 30 days has written is deleted', async () => {
  const site = await temporaryFolder({
    'assets/old.js': '',
    'assets/recent.js': '',
    'a/b.html': '',
  })
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  await utimes(join(site, 'assets/old.js'), daysAgo(31), daysAgo(31))
  await utimes(join(site, 'assets/recent.js'), daysAgo(29), daysAgo(29))

  await dropOldFiles(site)
  expect((await files(site)).toSorted()).toEqual(['b.html', 'recent.js'])
})
