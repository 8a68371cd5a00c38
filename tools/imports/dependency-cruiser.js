/** Modules that the browser shares with the server or the build. They run without Vite: no JSX, no CSS. */
const ISOMORPHIC = '^src/isomorphic/[^/]+\\.ts$'
/** The declarations of the records, for the server, too: all of these folders but what needs a browser. */
const DECLARATIONS =
  '^src/api/((?!hooks|hydrate-records|messages|request-records)[^/]+|wire/(?!client|html-to-text|read-|unswapped)[^/]+)\\.ts$'
/** The words for editors about the declarations beside them. */
const WORDS = '\\.words\\.ts$'

/**
 * The allowed imports (docs/architecture.md): a folder, with all below it, or a file, and the folders and
 * files that it may import. `*` stands for each file or folder of a folder, without what is below. Each
 * folder may import itself, and isomorphic modules. `npm run check:imports` refuses all other imports, even
 * of types.
 */
const ALLOWED_IMPORTS = {
  'src/addresses': ['src/config.ts'],
  'src/html': ['src/addresses'],
  'src/i18n': ['src/lazy-part.ts'],
  'src/ui': ['src/addresses', 'src/html', 'src/i18n', 'src/lazy-part.ts'],
  'src/toasts': ['src/ui'],
  'src/blocks': ['src/html/toc-entries.ts', 'src/i18n', 'src/ui'],
  'src/contact': ['src/i18n', 'src/lazy-part.ts', 'src/ui'],
  'src/template': ['src/blocks', 'src/i18n', 'src/ui'],

  'src/api': ['src/addresses', 'src/config.ts', 'src/html/parse-html.ts', 'src/i18n'],
  'src/api/records': ['src/api/wire'],
  'src/api/*': ['src/api'],

  'src/frame': ['src/api', 'src/config.ts', 'src/i18n', 'src/ui'],
  'src/frame/navigation': ['src/toasts'],
  'src/frame/head': ['src/addresses', 'src/frame/navigation'],
  'src/frame/page': ['src/frame/head', 'src/frame/navigation', 'src/lazy-part.ts'],
  'src/frame/header': ['src/frame/logo', 'src/frame/navigation'],
  'src/frame/footer': ['src/frame/logo', 'src/frame/navigation'],
  'src/frame/*': ['src/frame', 'src/toasts'],

  'src/routes': [
    'src/api',
    'src/blocks',
    'src/config.ts',
    'src/contact',
    'src/frame',
    'src/i18n',
    'src/lazy-part.ts',
    'src/router/raw-search.ts',
    'src/router/redirect-to-right-address.ts',
    'src/router/site-context.ts',
    'src/template',
    'src/ui',
  ],
  'src/router': ['src/api', 'src/frame', 'src/i18n', 'src/toasts', 'src/ui/links/page-path.ts'],
  'src/app.tsx': ['src/i18n', 'src/router', 'src/ui'],
  'src/prerender': [
    'src/api',
    'src/app.tsx',
    'src/config.ts',
    'src/frame',
    'src/html/html-window.ts',
    'src/i18n',
    'src/router',
    'src/toasts',
    'src/ui',
  ],
  'src/start': [
    'src/api',
    'src/app.tsx',
    'src/config.ts',
    'src/frame',
    'src/i18n',
    'src/router',
    'src/toasts',
    'src/ui',
  ],
  'src/main.ts': ['src/start/start-site.ts', 'src/styles.css'],

  // Only the files beside main.ts join the server's three subjects. These know nothing of each other.
  'server/*': ['server/*', 'server/content', 'server/messages', 'server/pages', 'server/platform'],
  'server/content': [
    'server/platform/http',
    'server/platform/log',
    'server/platform/server-events.ts',
    'server/platform/settings',
    'server/platform/storage',
    'src/api',
  ],
  'server/messages': ['server/platform/log', 'server/platform/program', 'server/platform/settings'],
  'server/messages/*': [
    'server/messages/*',
    'server/messages/mail',
    'server/messages/store',
    'server/platform/http',
    'server/platform/server-events.ts',
  ],
  'server/messages/command': ['server/messages/store'],
  'server/messages/mail': ['server/messages/store'],
  'server/pages': ['server/platform/log', 'server/platform/program', 'server/platform/settings'],
  'server/pages/make': ['server/pages/built', 'server/pages/serve', 'server/platform/storage'],
  // This is another program. No module that answers visitors imports it.
  'server/pages/renderer': ['server/pages/make', 'src/prerender'],
  'server/pages/serve': ['server/pages/built', 'server/platform/http'],
  'server/platform/http': [
    'server/platform/log',
    'server/platform/program',
    'server/platform/server-events.ts',
    'server/platform/settings',
  ],
  'server/platform/program': ['server/platform/log'],
  'server/platform/settings': ['server/platform/log', 'server/platform/program'],
  'server/platform/storage': ['server/platform/log'],
  build: [
    'server/app.ts',
    'server/content',
    'server/messages',
    'server/pages/built',
    'server/pages/renderer',
    'server/platform',
  ],
  tools: [
    'build/catalogs',
    'build/oldest-browsers.ts',
    'build/texts',
    'server',
    'src',
    'tools/check-content',
    'tools/support',
    'tools/texts',
  ],
}

/** In these folders, each folder stands alone and may not import the others. */
const OWN_FOLDER =
  '^((src(/(api|frame))?|server(/(messages|pages|platform))?|tools)/(?!(api|frame|messages|pages|platform)/)[^/]+|build)/'

/** @param {string} path */
function pathPattern(path) {
  const isWhole = path.includes('.') || path.endsWith('*')
  return `^${path.replaceAll('.', '\\.').replace('*', '[^/]+')}${isWhole ? '$' : '/'}`
}

export default {
  allowed: [
    { from: { path: OWN_FOLDER }, to: { path: '^$1/' } },
    { from: { path: '^(build|src|server)/' }, to: { path: ISOMORPHIC } },
    ...Object.entries(ALLOWED_IMPORTS).map(([importer, imported]) => ({
      from: { path: pathPattern(importer) },
      to: { path: imported.map(pathPattern) },
    })),
  ],
  allowedSeverity: 'error',
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A circle has no top to begin reading at. Move what both need to a file below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      comment: 'Move the file that closes the circle to the folder whose work it does.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'words-for-tools-alone',
      severity: 'error',
      comment: 'Words for editors reach no visitor. Only tools read them.',
      from: { path: '^(build|server|src)/', pathNot: WORDS },
      to: { path: WORDS },
    },
    {
      name: 'only-isomorphic-modules-in-server',
      severity: 'error',
      comment:
        'Move a module of src that the server runs to src/isomorphic, unless it declares a record. Types are gone when it runs.',
      from: { path: `^(build|server)/|${ISOMORPHIC}|${DECLARATIONS}` },
      to: {
        path: '^src/',
        pathNot: `${ISOMORPHIC}|${DECLARATIONS}`,
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    includeOnly: '^(build|src|server|tools)/',
    // The router generates this file from the pages, which do not import it.
    exclude: '/node_modules/|routeTree\\.gen\\.ts$',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
}
