import query from '@tanstack/eslint-plugin-query'
import router from '@tanstack/eslint-plugin-router'
import { defineConfig, globalIgnores } from 'eslint/config'
import importX from 'eslint-plugin-import-x'
import a11y from 'eslint-plugin-jsx-a11y-x'
import lingui from 'eslint-plugin-lingui'
import reactHooks from 'eslint-plugin-react-hooks'
import simpleImportSort from 'eslint-plugin-simple-import-sort'
import tseslint from 'typescript-eslint'
import { aboveFloor } from './floor/above-floor.ts'
import { FALLBACKS } from './floor/fallbacks.ts'
import { ARROWS } from './import-arrows.ts'

export default defineConfig(
  globalIgnores(['dist', 'dist-renderer', 'data', 'test-results', 'src/routeTree.gen.ts']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  { files: ['*.js', 'server/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['**/*.tsx'],
    extends: [
      a11y.configs.strict,
      reactHooks.configs.flat['recommended-latest'],
      query.configs['flat/recommended-strict'],
      router.configs['flat/recommended'],
    ],
    rules: {
      // A tab's panel is a stop of the keyboard (WAI-ARIA Authoring Practices, Tabs).
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['tabpanel'], tags: [] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [lingui.configs['flat/recommended']],
  },
  {
    // What runs in browsers: pages are written, and the template's catalogs tested, by Node.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/prerender/**', 'src/*/tests/**'],
    plugins: { floor: { rules: { 'above-floor': aboveFloor } } },
    rules: { 'floor/above-floor': ['error', FALLBACKS] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // redirect() and notFound() of the router are thrown, and are not errors.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: 'Redirect' }] },
      ],
    },
  },
  {
    files: ['**/*.{js,ts,tsx}'],
    plugins: { 'import-x': importX, 'simple-import-sort': simpleImportSort },
    settings: {
      'import-x/resolver-next': [
        importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] }),
      ],
      'import-x/extensions': ['.ts', '.tsx', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: ARROWS }],
      // One block: styles and other side effects, Node's own, packages, ours from afar to near.
      'simple-import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^', '^\\.']] }],
      'simple-import-sort/exports': 'error',
    },
  },
)
