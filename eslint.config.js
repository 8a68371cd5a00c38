import lingui from 'eslint-plugin-lingui'
import a11y from 'eslint-plugin-jsx-a11y-x'
import query from '@tanstack/eslint-plugin-query'
import reactHooks from 'eslint-plugin-react-hooks'
import router from '@tanstack/eslint-plugin-router'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/**
 * The direction of imports: routes → frame, blocks, contact, demo → ui → i18n, and
 * routes and frame → api → i18n. Each folder names what it must not reach.
 */
const ARROWS = {
  i18n: ['api', 'ui', 'blocks', 'frame', 'contact', 'demo', 'routes'],
  api: ['ui', 'blocks', 'frame', 'contact', 'demo', 'routes'],
  ui: ['api', 'blocks', 'frame', 'contact', 'demo', 'routes'],
  blocks: ['api', 'frame', 'contact', 'demo', 'routes'],
  contact: ['api', 'blocks', 'frame', 'demo', 'routes'],
  frame: ['blocks', 'contact', 'demo', 'routes'],
  demo: ['api', 'contact', 'routes'],
  routes: [],
}

const arrows = Object.entries(ARROWS).map(([folder, forbidden]) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...forbidden.map((other) => ({
            regex: `^(\\.\\./)+${other}(/|$)`,
            message: `src/${folder} does not import src/${other}: see docs/architecture.md.`,
          })),
          { regex: '(^|/)server(/|$)', message: 'The site does not import its server.' },
        ],
      },
    ],
  },
}))

export default defineConfig(
  globalIgnores(['dist', 'dist-renderer', 'data', 'test-results', 'src/routeTree.gen.ts']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  { files: ['*.js'], extends: [tseslint.configs.disableTypeChecked] },
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
  ...arrows,
  {
    files: ['server/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/src/(?!i18n/languages\\.ts$|contact/contact-message\\.ts$|prerender\\.tsx$)',
              message:
                'The server shares only the language table, the contact schema and the renderer with src.',
            },
          ],
        },
      ],
    },
  },
)
