import { type Plugin, runnerImport } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import type * as Sitemap from '../../../../server/pages/serve/sitemap.ts'
import type * as Languages from '../../../../src/isomorphic/languages.ts'

/** Loads a module as it is before Armenian is offered. */
async function withoutArmenian<Module>(file: string, mode = 'production'): Promise<Module> {
  const notOffered: Plugin = {
    name: 'armenian-is-not-offered',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/languages.ts')
        ? code.replace("tag: 'hy'", (one) => `${one}, offered: false`)
        : null,
  }
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    logLevel: 'error',
    mode,
    plugins: [notOffered],
  })
  return module
}

test('a language that is not offered cannot be chosen', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  onTestFinished(() => void vi.unstubAllEnvs())
  const languages = await withoutArmenian<typeof Languages>('/src/isomorphic/languages.ts')
  const others = languages.LANGUAGE_CODES.filter((code) => code !== 'arm')
  expect(languages.OFFERED_LANGUAGES).toEqual(others)
  expect(['hy', 'arm', 'ru'].map(languages.parseLanguage)).toEqual([undefined, undefined, 'ru'])
})

test('a language that is not offered is in no sitemap', async () => {
  const { sitemap } = await withoutArmenian<typeof Sitemap>('/server/pages/serve/sitemap.ts')
  const changes = { lastChange: () => undefined }
  const map = sitemap(['/services'], new URL('https://fez.example'), changes)
  expect(map).toContain('lang=ru')
  expect(map).not.toContain('lang=hy')
})

test('a language that is not offered can be chosen in development', async () => {
  const languages = await withoutArmenian<typeof Languages>(
    '/src/isomorphic/languages.ts',
    'development',
  )
  expect(languages.OFFERED_LANGUAGES).toEqual(languages.LANGUAGE_CODES)
  expect(languages.parseLanguage('hy')).toBe('arm')
})
