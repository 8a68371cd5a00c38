/** For `npm run check:circles` and `npm run arrows`: what imports what, types included. */
export default {
  forbidden: [
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
