import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// tests/browser/tools.spec.ts makes a preview.
test('the preview of a language that the site does not have is refused', async () => {
  const preview = promisify(execFile)('node', ['tools/catalogs/preview-catalogs.ts', 'arm'])
  await expect(preview).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no catalog "arm"\. Name one of: en, .*\n$/) as string,
  })
})
