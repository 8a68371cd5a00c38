import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PATHS = [process.cwd(), 'file://']

test('no file of the build names a path of the machine that made it', async () => {
  const entries = await readdir('dist', { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const naming: string[] = []
  for (const file of [...files, 'dist-renderer/build.json']) {
    const bytes = await readFile(file, 'latin1')
    if (PATHS.some((path) => bytes.includes(path))) naming.push(file)
  }
  expect(files.length).toBeGreaterThan(50)
  expect(naming).toEqual([])
})
