import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../../../server/platform/settings/known-settings.ts'
import { config } from '../../../../src/config.ts'
import { exampleEnv, listSettings } from '../../../../tools/docs/describe-settings.ts'
import { unaligned } from '../support/unaligned.ts'

test('.env.example is the one that `npm run docs` makes', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(exampleEnv())
})

test('docs/operating.md has the table of settings of `npm run docs`', () => {
  const operating = readFileSync('docs/operating.md', 'utf8')
  expect(unaligned(operating)).toContain(unaligned(listSettings()))
})

test('the site has the described defaults', () => {
  expect(config).toMatchObject({
    apiBase: SETTINGS.VITE_API_BASE.default,
    aboutArmeniaUrl: SETTINGS.VITE_ABOUT_ARMENIA_URL.default,
    investmentUrl: SETTINGS.VITE_INVESTMENT_URL.default,
    map: { mapId: SETTINGS.VITE_GOOGLE_MAPS_MAP_ID.default },
  })
})
