import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

test('the last line of several checks names all that failed', async () => {
  const scripts = { types: 'exit 1', format: 'exit 0', unused: 'exit 2' }
  const cwd = await temporaryFolder({ 'package.json': JSON.stringify({ scripts }) })
  const command = [resolve('tools/checks/run-parallel.ts'), ...Object.keys(scripts)]

  const { status, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' })

  expect(stderr.trim().split('\n').at(-1)).toBe('Failed: types, unused')
  expect(status).toBe(1)
})
