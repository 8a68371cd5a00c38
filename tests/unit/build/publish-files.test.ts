import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  deleteOldFiles,
  listFiles,
  publishBuild,
  publishFiles,
} from '../../../build/publish-files.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const files = async (folder: string) => (await listFiles(folder)).toSorted()

test('a build’s files are added to those of earlier builds', async () => {
  const fresh = await temporaryFolder({
    'assets/new.js': 'new',
    'icon.svg': 'new',
    'index.html': 'new',
  })
  const site = await temporaryFolder({ 'assets/old.js': 'old', 'icon.svg': 'old' })
  const names = await publishFiles(fresh, site, 'index.html')

  expect(names.toSorted()).toEqual(['assets/new.js', 'icon.svg', 'index.html'])
  expect(await files(site)).toEqual(['assets/new.js', 'assets/old.js', 'icon.svg', 'index.html'])
  expect(await readFile(join(site, 'icon.svg'), 'utf8')).toBe('new')
  expect(await files(fresh)).toEqual([])
})

test('the file that refers to others is moved after them', async () => {
  const fresh = await temporaryFolder({ 'index.html': 'new', 'later.svg': 'new' })
  const site = await temporaryFolder({ 'index.html': 'old', 'later.svg/in-the-way': '' })
  await expect(publishFiles(fresh, site, 'index.html')).rejects.toThrow('later.svg')
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('old')
})

test('a list that a killed build has not finished stops no build', async () => {
  const site = await temporaryFolder({ 'old.js': 'old' })
  const folder = await temporaryFolder({ 'list.json': '["old.js' })
  const list = join(folder, 'list.json')
  await publishBuild(await temporaryFolder({ 'index.html': 'new' }), site, 'index.html', list)

  expect(await files(site)).toEqual(['index.html', 'old.js'])
  expect(await readFile(list, 'utf8')).toBe('["index.html"]')
})

const DAY_MS = 24 * 60 * 60 * 1000

test.each<[string, Record<string, number>, before: string[] | undefined, string[]]>([
  [
    'a file replaced more than 30 days ago is deleted, in folders too',
    { 'assets/old.js': 31, 'assets/recent.js': 29, 'a/b.html': 0 },
    [],
    ['a/b.html', 'assets/recent.js'],
  ],
  [
    'a replaced file stays for 30 days after its replacement, whatever its age',
    { 'assets/replaced.js': 90, 'assets/older.js': 90 },
    ['assets/replaced.js'],
    ['assets/replaced.js'],
  ],
  ['if no build has listed its files, all files stay', { 'a.js': 31 }, undefined, ['a.js']],
])('%s', async (_, ages, before, left) => {
  const names = Object.keys(ages)
  const site = await temporaryFolder(Object.fromEntries(names.map((name) => [name, ''])))
  for (const [name, days] of Object.entries(ages)) {
    const at = new Date(Date.now() - days * DAY_MS)
    await utimes(join(site, name), at, at)
  }
  await deleteOldFiles(site, before)
  expect(await files(site)).toEqual(left)
  // The next build replaces the same files.
  await deleteOldFiles(site, [])
  expect(await files(site)).toEqual(left)
})
