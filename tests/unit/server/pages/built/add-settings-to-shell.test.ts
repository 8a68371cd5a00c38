import { expect, test } from 'vitest'
import { addSettingsToShell } from '../../../../../server/pages/built/add-settings-to-shell.ts'
import { readSettings } from '../../../../../server/platform/settings/settings.ts'

const BACKEND = 'https://cms.example'

test.each<[string, Record<string, string>]>([
  [' data-keep-days="unlimited" data-sample-content', {}],
  [' data-keep-days="unlimited" data-sample-content', { VITE_API_BASE: '/' }],
  [' data-keep-days="unlimited" data-sample-content', { CONTENT_API: ' ', MESSAGES_KEEP_DAYS: '' }],
  [' data-keep-days="30" data-sample-content', { MESSAGES_KEEP_DAYS: '30' }],
  [' data-keep-days="unlimited"', { CONTENT_FOLDER: 'zone' }],
  ['', { CONTENT_API: BACKEND }],
  ['', { VITE_API_BASE: BACKEND }],
  ['', { VITE_API_BASE: '/api/' }],
  ['', { CONTENT_API: BACKEND, MESSAGES_KEEP_DAYS: '30' }],
  [' data-keep-days="30"', { CONTENT_API: BACKEND, MESSAGES_BACKEND_KEEP_DAYS: '30' }],
  [' data-keep-days="30"', { VITE_API_BASE: BACKEND, MESSAGES_BACKEND_KEEP_DAYS: '30' }],
])('the pages have the attributes "%s" with %j', (attributes, env) => {
  const shell = '<!doctype html><html lang="en"><head></head></html>'
  expect(addSettingsToShell(shell, readSettings(env))).toBe(
    `<!doctype html><html${attributes} lang="en"><head></head></html>`,
  )
})
