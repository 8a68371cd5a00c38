import { readdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addFiles, dropOldFiles } from '../../../../server/build/published-files.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const files = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('a build’s files are added to those of earlier builds, and replace those of the same name', async () => {
  const fresh = await temporaryFolder({
    'assets/new.js': 'new',
    'icon.svg': 'new',
    'index.html': 'new',
  })
  const site = await temporaryFolder({ 'assets/old.js': 'old', 'icon.svg': 'old' })
  const names = await addFiles(fresh, site, ['index.html'])

  expect(names.toSorted()).toEqual(['assets/new.js', 'icon.svg', 'index.html'])
  expect((await files(site)).toSorted()).toEqual(['icon.svg', 'index.html', 'new.js', 'old.js'])
  expect(await readFile(join(site, 'icon.svg'), 'utf8')).toBe('new')
  expect(await files(fresh)).toEqual([])
})

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** A site with files of these ages in days. */
async function siteOfAges(ages: Record<string, number>) {
  const site = await temporaryFolder(
    Object.fromEntries(Object.keys(ages).map((name) => [name, ''])),
  )
  for (const [name, age] of Object.entries(ages)) {
    await utimes(join(site, name), daysAgo(age), daysAgo(age))
  }
  return site
}

test('a file replaced more than 30 days ago is deleted, in folders too', async () => {
  const site = await siteOfAges({ 'assets/old.js': 31, 'assets/recent.js': 29, 'a/b.html': 0 })
  await dropOldFiles(site, [])
  expect((await files(site)).toSorted()).toEqual(['b.html', 'recent.js'])
})

test('a replaced file stays for 30 days after its replacement, whatever its age', async () => {
  const site = await siteOfAges({ 'assets/replaced.js': 90, 'assets/older.js': 90 })
  await dropOldFiles(site, ['assets/replaced.js'])
  expect(await files(site)).toEqual(['replaced.js'])

  await dropOldFiles(site, [])
  expect(await files(site)).toEqual(['replaced.js'])
})

test('if no build has listed its files, all files stay', async () => {
  const site = await siteOfAges({ 'assets/old.js': 31 })
  await dropOldFiles(site, undefined)
  expect(await files(site)).toEqual(['old.js'])
})
