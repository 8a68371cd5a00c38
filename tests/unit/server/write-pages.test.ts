import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { BUILT_SITE, runProgram } from './support/start-program.ts'

test('a page that cannot be written leaves no file behind', async () => {
  const folder = await temporaryFolder({ ...BUILT_SITE, 'dist/index.ru.html/in-the-way': '' })
  const { stderr, code } = await runProgram('write-pages.ts', folder, {
    SITE_URL: 'https://fez.example',
    VITE_API_BASE: '/',
  })
  expect(code).toBe(1)
  expect(stderr.trim().split('\n').at(-1)).toMatch(
    /^dist\/index\.ru\.html cannot be written: EISDIR: .*\. It stays as it was, and so do the files after it$/,
  )
  expect(await readdir(join(folder, 'dist'))).toEqual(['index.html', 'index.ru.html'])
})

test('a renderer that does not start is told in one line', async () => {
  const folder = await temporaryFolder({
    ...BUILT_SITE,
    'dist-renderer/renderer.js': 'process.exit(3)',
  })
  const { stderr, code } = await runProgram('write-pages.ts', folder, {
    SITE_URL: 'https://fez.example',
    VITE_API_BASE: '/',
  })
  expect(code).toBe(1)
  expect(stderr.trim().split('\n').at(-1)).toBe('the renderer ended with code 3')
})

test('a mistyped folder of the dates in the sitemap is named and not made', async () => {
  const folder = await temporaryFolder(BUILT_SITE)
  const settings = { SITE_URL: 'https://fez.example', DATA_DIR: 'dtaa' }
  const { stderr, code } = await runProgram('write-pages.ts', folder, settings)
  expect(code).toBe(1)
  expect(stderr).toMatch(/^DATA_DIR leads to a folder that does not exist: \S+dtaa\. /)
  expect(await readdir(folder)).not.toContain('dtaa')
})

test('pages are written without the folder of the messages', async () => {
  const folder = await temporaryFolder(BUILT_SITE)
  const settings = { SITE_URL: 'https://fez.example', MESSAGES_DB: '/no/messages.db' }
  expect(await runProgram('write-pages.ts', folder, settings)).toMatchObject({ code: 0 })
  expect(await readdir(join(folder, 'dist'))).toContain('index.html')
})
