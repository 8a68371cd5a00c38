import { join } from 'node:path'
import { defineConfig } from '@lingui/cli'
import lingui from '../lingui.config.ts'
import { publishedPoFormat } from './catalogs/po-format.ts'

/** How the build reads the catalogs. */
export default defineConfig({
  ...lingui,
  rootDir: join(import.meta.dirname, '..'),
  format: publishedPoFormat,
})
