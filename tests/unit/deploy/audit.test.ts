import { execFile } from 'node:child_process'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startBackendServer } from '../../support/backend-server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** In the form in which the registry answers. */
const ADVISORY = {
  id: 1096353,
  url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
  title: 'Prototype Pollution in a package',
  severity: 'critical',
  vulnerable_versions: '>=0.0.1',
  cwe: ['CWE-1321'],
  cvss: { score: 9.8, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' },
}

test.each([
  ['a package of the server', 'hono', 1],
  ['a package of the pages', 'react', 1],
  ['a tool', 'vitest', 0],
])('the audit of the workflow fails for %s: %s', async (_, name, expected) => {
  const workflow = await readFile('.github/workflows/check.yml', 'utf8')
  const [, audit = ''] = /run: (npm audit .*)/.exec(workflow) ?? []
  const folder = await temporaryFolder()
  for (const file of ['package.json', 'package-lock.json']) await copyFile(file, join(folder, file))
  const lock = await readFile('package-lock.json', 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version: string }> }
  await using registry = await startBackendServer(({ method, url = '' }, response) => {
    const asked = decodeURIComponent(url.slice(1))
    const { version = '' } = packages[`node_modules/${asked}`] ?? {}
    const versions = { [version]: { name: asked, version } }
    const details = { name: asked, 'dist-tags': { latest: version }, versions }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(method === 'POST' ? { [name]: [ADVISORY] } : details))
  })
  const [npm = '', ...args] = audit.split(' ')
  const options = { cwd: folder, env: { ...process.env, npm_config_registry: registry.url } }
  const run = promisify(execFile)(npm, args, options)
  const { code, stdout } = await run.then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) => error as { code: number; stdout: string },
  )
  expect([code, stdout.includes(ADVISORY.url)], stdout).toEqual([expected, expected === 1])
})
