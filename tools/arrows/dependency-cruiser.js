import { FORBIDDEN_ARROWS } from './import-arrows.ts'

/** For `npm run check:arrows` and `npm run arrows`: what imports what, types included. */
export default {
  forbidden: [
    ...FORBIDDEN_ARROWS,
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A circle has no top to begin reading at: move what both need to a file below them.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: '^(src|server)/',
    // Made by the router from the pages, which import nothing of it.
    exclude: 'routeTree\\.gen\\.ts$',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
}
