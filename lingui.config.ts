import { defineConfig } from '@lingui/cli'
import { poFormat } from './build/catalogs/po-format.ts'
import { LANGUAGES } from './src/isomorphic/languages.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: Object.values(LANGUAGES).map((language) => language.tag),
  catalogs: [
    {
      path: 'locales/{locale}',
      include: ['src'],
      exclude: ['src/template', 'src/routes/_demo'],
    },
    { path: 'src/template/locales/{locale}', include: ['src/template', 'src/routes/_demo'] },
  ],
  // `#msg` is src/isomorphic/msg.ts, which replaces the macro in modules that also run without a build.
  macro: { corePackage: ['@lingui/core/macro', '#msg'] },
  format: poFormat,
  orderBy: 'origin',
})
