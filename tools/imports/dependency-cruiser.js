/** What the browser shares with the server or the build, which run it without Vite: no JSX and no CSS. */
const ISOMORPHIC = '^src/isomorphic/[^/]+\\.ts$'

/**
 * The allowed imports (docs/architecture.md): a folder, with all below it, or a file, and the folders and files
 * that it may import. `*` stands for each file or folder of a folder, without what is below. Each folder may
 * import itself, and what is isomorphic. `npm run check:imports` refuses all other imports, of types as well.
 */
const ALLOWED_IMPORTS = {
  'src/media-address.ts': ['src/config.ts'],
  'src/i18n': ['src/retriable-import.ts'],
  'src/ui': ['src/i18n', 'src/media-address.ts', 'src/parse-html.ts', 'src/retriable-import.ts'],
  'src/toasts': ['src/retriable-import.ts', 'src/ui'],
  'src/blocks': ['src/i18n', 'src/ui'],
  'src/contact': ['src/config.ts', 'src/i18n', 'src/retriable-import.ts', 'src/toasts', 'src/ui'],
  'src/template': ['src/blocks', 'src/frame/head', 'src/i18n', 'src/toasts', 'src/ui'],

  'src/api': ['src/config.ts', 'src/i18n', 'src/media-address.ts', 'src/parse-html.ts'],
  'src/api/records': ['src/api/wire'],
  'src/api/*': ['src/api'],

  'src/frame': ['src/api', 'src/config.ts', 'src/i18n', 'src/ui'],
  'src/frame/head': ['src/frame/navigation'],
  'src/frame/page': ['src/frame/head', 'src/frame/navigation'],
  'src/frame/header': ['src/frame/logo', 'src/frame/navigation'],
  'src/frame/footer': ['src/frame/head', 'src/frame/logo', 'src/frame/navigation'],
  'src/frame/*': ['src/frame', 'src/toasts'],

  'src/routes': [
    'src/api',
    'src/blocks',
    'src/config.ts',
    'src/contact',
    'src/frame',
    'src/i18n',
    'src/router/raw-search.ts',
    'src/template',
    'src/ui',
  ],
  'src/router': ['src/api', 'src/frame', 'src/ui/links/page-path.ts'],
  'src/app.tsx': ['src/i18n', 'src/router', 'src/ui'],
  'src/prerender': ['src/api', 'src/app.tsx', 'src/frame', 'src/i18n', 'src/router', 'src/ui'],
  'src/start': [
    'src/api',
    'src/app.tsx',
    'src/frame',
    'src/i18n',
    'src/router',
    'src/toasts',
    'src/ui',
  ],
  'src/main.tsx': ['src/i18n', 'src/router/odd-paths.ts', 'src/start', 'src/styles.css'],

  server: [
    'server/log',
    'server/monitoring/server-events.ts',
    'server/program',
    'server/settings',
    'server/storage',
  ],
  'server/content': ['server/http'],
  'server/monitoring': ['server/http', 'server/message-store'],
  'server/notifications': ['server/message-store'],
  'server/messages': ['server/http', 'server/message-store', 'server/notifications'],
  'server/messages-command': ['server/message-store'],
  'server/site': ['server/http'],
  'server/pages': ['server/content', 'server/site'],
  'server/*': ['server/*'],
  'server/app.ts': [
    'server/content',
    'server/http',
    'server/messages',
    'server/monitoring',
    'server/site',
  ],
  'server/main.ts': [
    'server/content',
    'server/http',
    'server/message-store',
    'server/messages',
    'server/monitoring',
    'server/pages',
    'server/site',
  ],
  // These are other programs. No module that answers visitors imports them.
  'server/renderer': ['server/pages', 'server/site', 'src/prerender'],
  build: [
    'server/app.ts',
    'server/content',
    'server/http',
    'server/log',
    'server/messages',
    'server/program',
    'server/renderer',
    'server/settings',
    'server/site',
    'src/prerender',
    'tools/catalogs',
    'tools/texts',
  ],
  tools: ['server', 'src', 'tools/check-content', 'tools/support', 'tools/texts'],
}

/** The folders in which each folder is one of its own, which may not import the others. */
const OWN_FOLDER = '^((src(/(api|frame))?|server|tools)/(?!(api|frame)/)[^/]+|build)/'

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
      name: 'only-isomorphic-modules-in-server',
      severity: 'error',
      comment:
        'Move a module of src that the server runs to src/isomorphic. Types are gone when it runs.',
      from: { path: `^(build|server)/|${ISOMORPHIC}` },
      to: { path: '^src/', pathNot: ISOMORPHIC, dependencyTypesNot: ['type-only'] },
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
