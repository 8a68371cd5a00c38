import { defineConfig } from '@playwright/test'
import site from '../browser/playwright.config.ts'

/** Three accessibility engines check the built site: `npm run check:access`. */
export default defineConfig({
  ...site,
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 300_000,
  projects: [{ name: 'access', use: { bypassCSP: true } }],
})
