import { execFile } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { NODE_ENVIRONMENT } from '../support/start-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** The files that docs/operating.md copies into an installed site, as far as the check needs them. */
const INSTALLED = ['package.json', 'dist', 'dist-renderer', 'node_modules', 'server', 'src']

test('the check runs from an installed site, which has no tools', async () => {
  const folder = await temporaryFolder({
    'content/get-service-page.json': '{ "servicebanner": "/media/a.webp" }',
  })
  for (const name of INSTALLED) await symlink(resolve(name), join(folder, name))
  const check = promisify(execFile)('node', ['dist-renderer/check-content.js', 'content'], {
    cwd: folder,
    env: { ...NODE_ENVIRONMENT, PATH: process.env.PATH },
  })
  await expect(check).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('did you mean serviceBanner?') as string,
  })
})
