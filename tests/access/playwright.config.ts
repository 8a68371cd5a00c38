import { defineConfig } from '@playwright/test'
import site from '../browser/playwright.config.ts'

/** The built site, judged by three engines of accessibility rules: `npm run check:access`. */
export default defineConfig({
  ...site,
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 300_000,
  projects: [{ name: 'access', use: { bypassCSP: true } }],
})
