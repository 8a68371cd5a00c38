import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { COMPILE_CACHE_ENV } from '../../../support/compile-cache.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { poFile } from '../support/po-file.ts'

const CONFIG = `export default {
  sourceLocale: 'en',
  locales: ['en', 'ru'],
  catalogs: [{ path: 'locales/{locale}', include: ['src'] }],
}`

/** Runs `npm run extract` in a project with this Russian catalog. */
async function extractInto(catalog: string) {
  const folder = await temporaryFolder({
    'lingui.config.mjs': CONFIG,
    'src/a.js': `import { t } from '@lingui/core/macro'\nt\`Close\`; t\`Open\``,
    'locales/ru.po': catalog,
  })
  const command = resolve('tools/catalogs/extract-catalogs.ts')
  const env = { ...process.env, ...COMPILE_CACHE_ENV }
  const ended = promisify(execFile)('node', [command], { cwd: folder, env })
  const { stdout, stderr } = await ended.catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  )
  return { stdout, stderr, after: await readFile(join(folder, 'locales/ru.po'), 'utf8') }
}

test('extracting counts the missing translations of each catalog', async () => {
  const { stdout, after } = await extractInto(poFile({ Close: 'Закрыть' }))
  expect(stdout).toMatch(/ru\.po: 2 texts, 1 without a translation, from line \d+ on\n$/)
  expect(after).toContain('Закрыть')
})

test('extracting says which translations go with a text that has changed', async () => {
  const { stdout } = await extractInto(poFile({ Close: 'Закрыть', 'Open it': 'Открыть' }))
  expect(stdout).toContain('ru.po: "Open it" is taken out, with its translation "Открыть"\n')
  expect(stdout).not.toContain('"Close"')
})

test('extracting leaves a catalog alone whose texts it would lose', async () => {
  const catalog = poFile({ Close: 'Закрыть' }).replaceAll('\n', '\r')
  const { stderr, after } = await extractInto(catalog)
  expect(stderr).toContain('ru.po:1: error: ends its lines with CR alone')
  expect(after).toBe(catalog)
})

test('extracting leaves a catalog alone that cannot be read', async () => {
  const { stderr, after } = await extractInto('')
  expect(stderr).toContain('ru.po is empty. Put the last one back: git restore')
  expect(after).toBe('')
})
