import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

test('npm run downloads writes the files that the project has', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'public'))
  for (const name of ['content', 'lingui.config.ts', 'node_modules', 'server', 'src', 'tools']) {
    await symlink(resolve(name), join(folder, name))
  }
  const script = 'tools/downloads/write-downloads.ts'
  await promisify(execFile)(process.execPath, [script], { cwd: folder })
  for (const name of ['units.csv', 'units-ru.csv', 'units-hy.csv']) {
    const file = join('public', name)
    expect(await readFile(join(folder, file), 'utf8')).toBe(await readFile(file, 'utf8'))
  }
})
