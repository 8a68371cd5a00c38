const FRAME_NEEDS = ['src/api', 'src/config.ts', 'src/i18n', 'src/ui']
const SERVER_NEEDS = [
  'server/events.ts',
  'server/log.ts',
  'server/read-arguments.ts',
  'server/run-program.ts',
  'server/settings.ts',
  'server/visible-text.ts',
]

/** The only modules of `src` that the server runs, without a build. They import only each other. */
export const RUN_UNBUILT = [
  'src/api/calls/calls.ts',
  'src/contact/contact-message.ts',
  'src/i18n/address-in-language.ts',
  'src/i18n/languages.ts',
  'src/i18n/msg.ts',
  'src/is-object.ts',
]

/**
 * The allowed imports between rooms (docs/architecture.md). A room is a folder, or a file at the root of
 * `src` or `server`. `npm run check:arrows` refuses all others; `npm run arrows` lists what is imported.
 */
export const MAY_IMPORT: Record<string, string[]> = {
  'src/config.ts': [],
  'src/is-object.ts': [],
  'src/media-address.ts': ['src/config.ts'],
  'src/retriable.ts': [],
  'src/toasts': ['src/retriable.ts'],
  'src/i18n': ['src/retriable.ts', 'src/toasts'],
  'src/ui': ['src/i18n', 'src/media-address.ts', 'src/retriable.ts', 'src/toasts'],
  'src/blocks': ['src/i18n', 'src/ui'],
  'src/contact': ['src/i18n', 'src/toasts', 'src/ui'],
  'src/api': ['src/config.ts', 'src/i18n', 'src/is-object.ts', 'src/media-address.ts'],

  'src/frame/navigation': FRAME_NEEDS,
  'src/frame/head': [...FRAME_NEEDS, 'src/frame/navigation'],
  'src/frame/page': [...FRAME_NEEDS, 'src/frame/head', 'src/frame/navigation'],
  'src/frame/logo': [...FRAME_NEEDS, 'src/frame/head'],
  'src/frame/header': [
    ...FRAME_NEEDS,
    'src/frame/logo',
    'src/frame/page',
    'src/frame/head',
    'src/frame/navigation',
  ],
  'src/frame/footer': [
    ...FRAME_NEEDS,
    'src/frame/logo',
    'src/frame/page',
    'src/frame/head',
    'src/frame/navigation',
  ],
  'src/frame/frame-records.ts': ['src/api'],
  'src/frame/site-frame.tsx': [
    'src/frame/footer',
    'src/frame/header',
    'src/frame/page',
    'src/frame/head',
    'src/frame/site-frame.css',
    'src/toasts',
    'src/frame/print.css',
    'src/ui',
  ],

  'src/demo': ['src/blocks', 'src/config.ts', 'src/frame', 'src/i18n', 'src/toasts', 'src/ui'],
  'src/routes': [
    'src/api',
    'src/blocks',
    'src/config.ts',
    'src/contact',
    'src/demo',
    'src/frame',
    'src/i18n',
    'src/ui',
  ],
  'src/router.tsx': ['src/frame', 'src/routeTree.gen.ts'],
  'src/app.tsx': ['src/i18n', 'src/router.tsx'],
  'src/main.tsx': [
    'src/api',
    'src/frame',
    'src/i18n',
    'src/app.tsx',
    'src/router.tsx',
    'src/styles.css',
    'src/ui',
  ],
  'src/prerender': ['src/api', 'src/app.tsx', 'src/frame', 'src/i18n', 'src/router.tsx', 'src/ui'],

  'server/events.ts': [],
  'server/visible-text.ts': [],
  'server/log.ts': ['server/visible-text.ts'],
  'server/read-arguments.ts': ['server/run-program.ts'],
  'server/run-program.ts': ['server/log.ts'],
  'server/url-host.ts': [],
  'server/known-settings.ts': ['server/url-host.ts'],
  'server/settings-without-effect.ts': ['server/known-settings.ts'],
  'server/settings.ts': [
    'server/known-settings.ts',
    'server/run-program.ts',
    'server/settings-without-effect.ts',
    'server/url-host.ts',
  ],
  'server/listen.ts': [...SERVER_NEEDS, 'server/http', 'server/url-host.ts'],
  'server/health.ts': [...SERVER_NEEDS, 'server/message-store'],
  'server/metrics.ts': [
    ...SERVER_NEEDS,
    'server/listen.ts',
    'server/message-store',
    ...RUN_UNBUILT,
  ],
  'server/http': SERVER_NEEDS,
  'server/content': [...SERVER_NEEDS, 'server/http', ...RUN_UNBUILT],
  'server/message-store': [...SERVER_NEEDS, ...RUN_UNBUILT],
  'server/messages': [...SERVER_NEEDS, 'server/http', 'server/message-store', ...RUN_UNBUILT],
  'server/notices': [...SERVER_NEEDS, 'server/message-store'],
  'server/site': [...SERVER_NEEDS, 'server/http', ...RUN_UNBUILT],
  'server/pages': [...SERVER_NEEDS, 'server/content', 'server/site', ...RUN_UNBUILT],
  'server/app.ts': [
    ...SERVER_NEEDS,
    'server/content',
    'server/health.ts',
    'server/http',
    'server/message-store',
    'server/messages',
    'server/site',
  ],
  'server/main.ts': [
    ...SERVER_NEEDS,
    'server/app.ts',
    'server/content',
    'server/listen.ts',
    'server/message-store',
    'server/messages',
    'server/metrics.ts',
    'server/notices',
    'server/pages',
    'server/site',
  ],
  // These are other programs. No module that answers visitors imports them.
  'server/renderer': [
    'server/http',
    'server/log.ts',
    'server/pages',
    'server/site',
    ...RUN_UNBUILT,
    'src/prerender',
  ],
  'server/build': [
    ...SERVER_NEEDS,
    'server/app.ts',
    'server/http',
    'server/message-store',
    'server/renderer',
    'server/site',
    ...RUN_UNBUILT,
    'src/prerender',
  ],
}

const severity = 'error' as const

/** The table as rules of dependency-cruiser. */
export const FORBIDDEN_ARROWS = Object.entries(MAY_IMPORT).map(([room, others]) => ({
  name: room,
  severity,
  comment: 'A room imports only what tools/arrows/import-arrows.ts names for it.',
  from: { path: within([room]) },
  to: { path: '^(src|server)/', pathNot: within([room, ...others]) },
}))

/** The server may import types from elsewhere: they are gone when it runs. */
export const UNBUILT_ARROW = {
  name: 'server-runs-unbuilt',
  severity,
  comment:
    'Name a module of src that the server runs in RUN_UNBUILT of tools/arrows/import-arrows.ts.',
  from: { path: `^server/|${within(RUN_UNBUILT)}` },
  to: { path: '^src/', pathNot: within(RUN_UNBUILT), dependencyTypesNot: ['type-only' as const] },
}

function within(paths: string[]): string {
  return `^(${paths.map((path) => path.replaceAll('.', String.raw`\.`)).join('|')})(/|$)`
}
