/** What the browser shares with the server or the build, which run it without Vite: no JSX and no CSS. */
const ISOMORPHIC = '^src/isomorphic/[^/]+\\.ts$'

/**
 * The allowed imports (docs/architecture.md): a module whose path matches the first pattern may import the
 * modules that match the second. `npm run check:imports` refuses all other imports, of types as well.
 */
const ALLOWED_IMPORTS = [
  // Its own folder. Each folder of the frame and of the API is one of its own.
  ['^((src(/(api|frame))?|server|tools)/(?!(api|frame)/)[^/]+)/', '^$1/'],

  ['^(build|src|server)/', ISOMORPHIC],
  ['^src/media-address\\.ts', '^src/config\\.ts'],
  ['^src/i18n/', '^src/retriable-import\\.ts'],
  ['^src/ui/', '^src/(i18n/|(media-address|parse-html|retriable-import)\\.ts)'],
  ['^src/toasts/', '^src/(ui/|retriable-import\\.ts)'],
  ['^src/blocks/', '^src/(i18n|ui)/'],
  ['^src/contact/', '^src/((i18n|toasts|ui)/|retriable-import\\.ts)'],
  ['^src/api/[^/]+$', '^src/api/'],
  ['^src/api/records/', '^src/api/wire/'],
  ['^src/api/', '^src/(i18n/|(config|media-address|parse-html)\\.ts)'],

  ['^src/frame/[^/]+/', '^src/((api|i18n|ui)/|config\\.ts)'],
  ['^src/frame/head/', '^src/(contact/zone-point\\.ts|frame/navigation/)'],
  ['^src/frame/page/', '^src/frame/(head|navigation)/'],
  ['^src/frame/(header|footer)/', '^src/frame/(logo|navigation)/'],
  ['^src/frame/footer/', '^src/frame/head/'],
  ['^src/frame/[^/]+$', '^src/(api|frame|i18n|toasts|ui)/'],

  ['^src/template/', '^src/(blocks|frame/head|i18n|toasts|ui)/'],
  ['^src/routes/', '^src/((api|blocks|contact|template|frame|i18n|ui)/|(config|raw-search)\\.ts)'],
  ['^src/router\\.tsx', '^src/(frame/|(odd-paths|raw-search|should-scroll)\\.ts)'],
  ['^src/app\\.tsx', '^src/((i18n|ui)/|router\\.tsx)'],
  ['^src/(start|prerender)/', '^src/((api|frame|i18n|ui)/|(app|router)\\.tsx)'],
  ['^src/start/', '^src/toasts/'],
  ['^src/main\\.tsx', '^src/((i18n|start)/|odd-paths\\.ts|styles\\.css)'],

  ['^server/[^/]+\\.[jt]s', '^server/[^/]+\\.[jt]s'],
  ['^server/', '^server/((log|program|settings|storage)/|monitoring/server-events\\.ts)'],
  ['^server/(content/|main\\.ts|messages/|monitoring/|site/)', '^server/http/'],
  ['^server/(messages|messages-command|monitoring|notifications)/', '^server/message-store/'],
  ['^server/messages/', '^server/notifications/'],
  ['^server/pages/', '^server/(content|site)/'],
  ['^server/app\\.ts', '^server/(content|http|messages|monitoring|site)/'],
  ['^server/main\\.ts', '^server/(content|message-store|messages|monitoring|pages|site)/'],
  // These are other programs. No module that answers visitors imports them.
  ['^server/renderer/', '^(server/(pages|site)|src/prerender)/'],
  [
    '^build/',
    '^(build/|server/(app\\.ts|(content|http|log|messages|program|renderer|settings|site)/)|src/prerender/|tools/(catalogs|texts)/)',
  ],

  ['^tools/', '^(src|server|tools/(check-content|support|texts))/'],
]

export default {
  allowed: ALLOWED_IMPORTS.map(([from, to]) => ({ from: { path: from }, to: { path: to } })),
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
