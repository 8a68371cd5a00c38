import { FORBIDDEN_ARROWS, UNBUILT_ARROW } from './import-arrows.ts'

/** For `npm run check:arrows` and `npm run arrows`. Imports of types count, too. */
export default {
  forbidden: [
    ...FORBIDDEN_ARROWS,
    UNBUILT_ARROW,
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A circle has no top to begin reading at. Move what both need to a file below them.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: '^(src|server)/',
    // The router generates this file from the pages, which do not import it.
    exclude: 'routeTree\\.gen\\.ts$',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
}
